"""What the programs share: each runs under any module that has PyTorch's names, and returns what can be compared."""

from __future__ import annotations

import re
import warnings
from typing import Any


def leaf(m, *values, **options):
    return m.tensor([float(v) for v in values], requires_grad=True, **options)


def plain(value: Any) -> Any:
    """Tensors as rounded lists, nodes as their type's name, everything else as it is."""
    if isinstance(value, list | tuple):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if hasattr(value, "tolist"):
        return plain(value.detach().tolist() if hasattr(value, "detach") else value.tolist())
    if isinstance(value, float):
        return value if value != value else float(f"{value:.5g}")
    if value is None or isinstance(value, bool | int | str):
        return value
    return type(value).__name__


def text_of(error: BaseException) -> str:
    """An exception as text, without what differs from run to run."""
    lines = str(error).split("\nException raised from")[0].split("\nC++ CapturedTraceback")[0]
    return re.sub(r"0x[0-9a-f]+", "0x", f"{type(error).__name__}: {lines}")


def attempt(call):
    """What the call returns, or its error as text."""
    try:
        return plain(call())
    except Exception as error:
        return text_of(error)


def outcome(program, module: Any) -> Any:
    """What a program gives, in a form that JSON can hold."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return attempt(lambda: program(module))


def seen(t) -> list:
    """What a tensor shows of its place in autograd."""
    return plain([t.requires_grad, t.is_leaf, t.is_inference(), t._is_view(), t.grad_fn])


def keys(m, t) -> str:
    """The key set that a tensor carries, without the keys of devices' own dispatchers."""
    return str(m._C._dispatch_keys(t)) if hasattr(m, "_C") else m.c10.dispatch_key_set.key_set_to_string(t.meta.key_set)
