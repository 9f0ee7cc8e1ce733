"""Dispatch keys by name, and the bits that stand for them: what lessons 07 and 08 give to the learner.

    bit   0 1 2 3      4 5 6 ...
          BACKENDS     FUNCTIONALITIES, the later the higher its priority

A name of a functionality that has one key for each backend is a prefix: "" + "CPU", "Sparse" + "CPU", "Autograd" + "CPU".
The bits are those of tinytensor/c10/dispatch_key_set.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.dispatch_key import (
    BACKENDS,
    PER_BACKEND,
    RUNTIME_KEYS,
    DispatchKey,
    parse_dispatch_key,
)
from tinytensor.c10.dispatch_key_set import (
    AUTOGRAD_RUNTIME,
    BACKEND_MASK,
    BACKEND_RUNTIME,
    FUNCTIONALITY_MASK,
    backend_keys_of_autograd,
    iterate_keys,
    key_bit,
)
from tinytensor.c10.tensor_impl import TensorImpl

_PREFIXES = {key: runtime.name.removesuffix("CPU") for key, runtime in PER_BACKEND.items()}

FUNCTIONALITIES = tuple(
    _PREFIXES.get(key, key.name) for key in map(DispatchKey, range(1, DispatchKey.EndOfFunctionalityKeys))
)
PREFIXES = tuple(_PREFIXES.values())

# Every key of a backend: "CPU", "SparseMeta"; and every autograd key with the backend keys that it stands before.
BACKEND_KEYS = tuple(key.name for key in RUNTIME_KEYS if key in BACKEND_RUNTIME)
AUTOGRAD_KEYS = {
    key.name: tuple(k.name for k in RUNTIME_KEYS if k in backend_keys_of_autograd(key))
    for key in RUNTIME_KEYS
    if key in AUTOGRAD_RUNTIME
}

# `BACKEND_MASK` is 0b1111.
__all__ = [
    "AUTOGRAD_KEYS", "BACKENDS", "BACKEND_KEYS", "BACKEND_MASK", "FUNCTIONALITIES", "PREFIXES", "Keyed", "bits_of", "keys",
    "names_of",
]  # fmt: skip


def bits_of(key: str) -> int:
    """The bits of a key: two for "AutogradCPU", one for "ADInplaceOrView".

    >>> bin(bits_of("CPU")), bin(bits_of("ADInplaceOrView"))
    ('0b10001', '0b100000000000')
    """
    return key_bit(parse_dispatch_key(key))


def names_of(bits: int) -> list[str]:
    """The keys that a set holds, lowest priority first.

    >>> names_of(bits_of("CPU") | bits_of("AutogradCPU"))
    ['CPU', 'AutogradCPU']
    """
    return [key.name for key in iterate_keys(bits)]


class Keyed:
    """A stand-in for a tensor: it has keys and nothing else."""

    def __init__(self, key_set: int) -> None:
        self.key_set = key_set

    def __repr__(self) -> str:
        return f"tensor{{{', '.join(names_of(self.key_set))}}}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keyed) and self.key_set == other.key_set

    __hash__ = None  # type: ignore[assignment]


def keys(value: Any) -> int:
    """The key set that a tensor carries, as an int; 0 for anything else, lists too."""
    if isinstance(value, Keyed):
        return value.key_set
    return value.meta_.key_set & (FUNCTIONALITY_MASK | BACKEND_MASK) if isinstance(value, TensorImpl) else 0
