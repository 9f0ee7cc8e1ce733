# hot path
"""Sets of dispatch keys: plain ints where speed counts, `DispatchKeySet` where people read.

    bit   0 .. 3       4 .. 22                       48 .. 55
          backends     functionalities, low to high  pseudo bits (never shown as keys)

The set {CPU, AutogradCPU} is {CPUBit, Dense, AutogradFunctionality}: backend and functionality bits multiply out. The
highest functionality bit, with the highest backend bit where that functionality is per-backend, is the key that runs.

Seven *pseudo bits* let one int decide everything about a call: `REQUIRES_GRAD` (some argument requires grad; grad mode
off clears it), `AUTOCAST_ON` (the thread has autocast on; without it the autocast keys of tensors mean nothing),
`FORWARD_AD` (the thread is inside a `dual_level`, so arguments may have tangents), `INFERENCE` (some argument is an
inference tensor), `INFERENCE_MODE` (the thread is in inference mode, which clears the bit before), `TORCH_FUNCTION`
(some argument's class overrides `__torch_function__`) and `TORCH_FUNCTION_MODE` (the thread has a TorchFunctionMode).
PyTorch keeps the first and third in autograd metadata, the second in the thread-local excluded set, the fifth in
AutogradState; for the last two it asks, in every call, the class of each argument and PythonTorchFunctionTLS.

Mirrors c10/core/DispatchKeySet.h. Left out: its iterator; here `iterate_keys` tries every runtime key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tinytensor.c10.dispatch_key import (
    BACKENDS,
    NUM_BACKENDS,
    PER_BACKEND,
    RUNTIME_KEYS,
    BackendComponent,
    DispatchKey,
    is_alias_dispatch_key,
    to_backend_component,
    to_functionality_key,
    to_runtime_per_backend_functionality_key,
)
from tinytensor.c10.error import check

REQUIRES_GRAD = 1 << 48
AUTOCAST_ON = 1 << 49
FORWARD_AD = 1 << 50
INFERENCE = 1 << 51
INFERENCE_MODE = 1 << 52
TORCH_FUNCTION = 1 << 53
TORCH_FUNCTION_MODE = 1 << 54
OBSERVED = 1 << 55
PSEUDO_MASK = (
    REQUIRES_GRAD
    | AUTOCAST_ON
    | FORWARD_AD
    | INFERENCE
    | INFERENCE_MODE
    | TORCH_FUNCTION
    | TORCH_FUNCTION_MODE
    | OBSERVED
)

BACKEND_MASK = (1 << NUM_BACKENDS) - 1
FUNCTIONALITY_MASK = ((1 << (DispatchKey.EndOfFunctionalityKeys - 1)) - 1) << NUM_BACKENDS


def key_bit(key: DispatchKey) -> int:
    """The bits of one key: `CPU` is CPUBit | Dense, `AutogradOther` one bit, an alias key nothing."""
    functionality = to_functionality_key(key)
    bits = 1 << (NUM_BACKENDS + functionality - 1) if functionality else 0
    backend = to_backend_component(key)
    return bits | (1 << (backend - 1)) if backend else bits


def key_set(*keys: DispatchKey) -> int:
    """The plain int that holds `keys`."""
    bits = 0
    for key in keys:
        bits |= key_bit(key)
    return bits


def full_after(key: DispatchKey) -> int:
    """The keys of lower priority than `key`, with every backend (and PythonDispatcher, which PyTorch always keeps)."""
    return (1 << (NUM_BACKENDS + to_functionality_key(key) - 1)) - 1 | key_bit(DispatchKey.PythonDispatcher)


CPU = key_set(DispatchKey.CPU)
CUDA = key_set(DispatchKey.CUDA)
PRIVATE_USE1 = key_set(DispatchKey.PrivateUse1)
META = key_set(DispatchKey.Meta)
BACKEND_SELECT = key_set(DispatchKey.BackendSelect)
PYTHON = key_set(DispatchKey.Python)
PYTHON_TLS_SNAPSHOT = key_set(DispatchKey.PythonTLSSnapshot)
FUNCTIONALIZE = key_set(DispatchKey.Functionalize)
FUNCTORCH_BATCHED = key_set(DispatchKey.FuncTorchBatched)
FUNCTORCH_VMAP_MODE = key_set(DispatchKey.FuncTorchVmapMode)
FUNCTORCH_BACK_MODE = key_set(DispatchKey.FuncTorchDynamicLayerBackMode)
# What a tensor of a subclass, or a functional tensor, carries beyond what others do.
SUBCLASS = PYTHON | PYTHON_TLS_SNAPSHOT | TORCH_FUNCTION | FUNCTIONALIZE
ADINPLACEORVIEW = key_set(DispatchKey.ADInplaceOrView)
AUTOGRAD = key_set(DispatchKey.AutogradOther, DispatchKey.AutogradFunctionality)
AUTOCAST = key_set(DispatchKey.AutocastCPU, DispatchKey.AutocastCUDA)

# What a kernel that has done its part masks its key set with, to redispatch to what remains.
AFTER_AUTOGRAD = full_after(DispatchKey.AutogradOther)
AFTER_ADINPLACEORVIEW = full_after(DispatchKey.ADInplaceOrView)
AFTER_FUNCTIONALIZE = full_after(DispatchKey.Functionalize)
AFTER_PYTHON = full_after(DispatchKey.Python)
AFTER_PYTHON_TLS_SNAPSHOT = full_after(DispatchKey.PythonTLSSnapshot) | PSEUDO_MASK
# What stands before the Python key: a handler of `__torch_dispatch__` runs with these excluded.
ABOVE_PYTHON = FUNCTIONALITY_MASK & ~full_after(DispatchKey.Functionalize) | FUNCTIONALIZE
ABOVE_PYTHON |= AUTOCAST_ON | FORWARD_AD | INFERENCE
ABOVE_FUNCTIONALIZE = ABOVE_PYTHON & ~FUNCTIONALIZE
AFTER_BACKEND_SELECT = full_after(DispatchKey.BackendSelect)
AFTER_AUTOCAST = full_after(DispatchKey.AutocastCPU) | PSEUDO_MASK & ~AUTOCAST_ON

_BACKEND_OF_DEVICE = {"cpu": "CPU", "cuda": "CUDA", "privateuseone": "PrivateUse1", "meta": "Meta"}


def set_backend_of_device(device_type: str, backend: str) -> None:
    """Another name of a device type: c10/privateuse1.py renames one."""
    _BACKEND_OF_DEVICE[device_type] = backend


def tensor_key_set(device_type: str, functionality: DispatchKey = DispatchKey.Dense) -> int:
    """The key set that a tensor carries.

    Every tensor has the autograd keys, whether it requires grad or not, and its device's autocast key.

    >>> key_set_to_string(tensor_key_set("cpu"))
    'DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)'
    """
    if functionality == DispatchKey.MkldnnCPU:  # belongs to no backend, so the key of autograd is the one for others
        return key_set(functionality, DispatchKey.ADInplaceOrView, DispatchKey.AutogradOther)
    check(device_type in _BACKEND_OF_DEVICE, f"PyTorch is not linked with support for {device_type} devices")
    backend = _BACKEND_OF_DEVICE[device_type]
    bits = key_bit(DispatchKey[backend]) & BACKEND_MASK | key_bit(functionality)
    bits |= key_set(DispatchKey.ADInplaceOrView, DispatchKey.AutogradFunctionality)
    autocast = DispatchKey.__members__.get(f"Autocast{backend}")
    return bits if autocast is None else bits | key_bit(autocast)


# What the alias keys stand for.
AUTOGRAD_RUNTIME = frozenset({DispatchKey.AutogradOther, *(DispatchKey[f"Autograd{b}"] for b in BACKENDS)})
AUTOGRADOTHER_BACKENDS = frozenset(
    [DispatchKey.MkldnnCPU, *(DispatchKey[f + b] for f in ("Quantized", "Sparse", "SparseCsr") for b in BACKENDS)]
)
BACKEND_RUNTIME = AUTOGRADOTHER_BACKENDS | {DispatchKey[b] for b in BACKENDS}
META_RUNTIME = frozenset(key for key in BACKEND_RUNTIME if key.name.endswith("Meta"))
ALIASES: dict[DispatchKey, frozenset[DispatchKey]] = {
    DispatchKey.Autograd: AUTOGRAD_RUNTIME,
    DispatchKey.CompositeImplicitAutograd: BACKEND_RUNTIME | AUTOGRAD_RUNTIME,
    DispatchKey.CompositeExplicitAutograd: BACKEND_RUNTIME,
    # A kernel that is written with the out= or in-place variant of the op cannot promise a sparse result.
    DispatchKey.CompositeExplicitAutogradNonFunctional: BACKEND_RUNTIME - {DispatchKey[f"Sparse{b}"] for b in BACKENDS},
}


def is_included_in_alias(key: DispatchKey, alias: DispatchKey) -> bool:
    """Whether a kernel registered at `alias` may serve the runtime key `key`."""
    return key in ALIASES.get(alias, ()) if is_alias_dispatch_key(alias) else key == alias


def runtime_keys_of(key: DispatchKey) -> tuple[DispatchKey, ...]:
    """The slots of a dispatch table that a registration at `key` can change."""
    if is_alias_dispatch_key(key):
        return tuple(k for k in RUNTIME_KEYS if k in ALIASES[key])
    return (key,)


def backend_keys_of_autograd(key: DispatchKey) -> frozenset[DispatchKey]:
    """The backends that an autograd key stands before: `AutogradCPU` -> {CPU}; no autograd key -> {}."""
    return _BACKENDS_OF_AUTOGRAD.get(key, _NONE)


_NONE: frozenset[DispatchKey] = frozenset()
_BACKENDS_OF_AUTOGRAD = {DispatchKey.AutogradOther: AUTOGRADOTHER_BACKENDS} | {
    DispatchKey[f"Autograd{b}"]: frozenset({DispatchKey[b]}) for b in BACKENDS
}


def highest_functionality_key(ks: int) -> DispatchKey:
    """The functionality that runs first."""
    return DispatchKey(max(0, (ks & FUNCTIONALITY_MASK).bit_length() - NUM_BACKENDS))


def highest_backend(ks: int) -> BackendComponent:
    """The backend that computes: of two, the later one."""
    return BackendComponent((ks & BACKEND_MASK).bit_length())


def dispatch_table_index(ks: int) -> int:
    """The index in a dispatch table (`RUNTIME_KEYS`) for a key set. Without a backend bit it is the first backend's."""
    functionality = (ks & FUNCTIONALITY_MASK).bit_length()
    offset, per_backend = _OFFSETS[functionality - NUM_BACKENDS if functionality else 0]
    return offset + ((ks & BACKEND_MASK) >> 1).bit_length() if per_backend else offset


def highest_priority_key(ks: int) -> DispatchKey:
    """The runtime key whose kernel runs, before fallthrough is considered."""
    functionality = highest_functionality_key(ks)
    if functionality not in PER_BACKEND:
        return functionality
    return to_runtime_per_backend_functionality_key(functionality, highest_backend(ks))


def iterate_keys(ks: int) -> Iterator[DispatchKey]:
    """The runtime keys in the set, lowest priority first."""
    for key in RUNTIME_KEYS[1:]:
        bits = key_bit(key)
        if ks & bits == bits:
            yield key


def key_set_to_string(ks: int) -> str:
    """PyTorch's text.

    >>> key_set_to_string(key_set(DispatchKey.CPU, DispatchKey.AutogradCPU))
    'DispatchKeySet(CPU, AutogradCPU)'
    """
    return f"DispatchKeySet({', '.join(key.name for key in iterate_keys(ks))})"


def _offsets() -> tuple[tuple[int, bool], ...]:
    first: dict[DispatchKey, int] = {}
    for index, key in enumerate(RUNTIME_KEYS):
        first.setdefault(to_functionality_key(key), index)
    return tuple(
        (first[key], key in PER_BACKEND) for key in map(DispatchKey, range(DispatchKey.EndOfFunctionalityKeys))
    )


_OFFSETS = _offsets()


class DispatchKeySet:
    """A set of dispatch keys to look at and to do algebra with; `int(ks)` is what the dispatcher computes with.

    `keys` is a key or several. Backends and functionalities multiply out, as the example shows.

    >>> DispatchKey, DispatchKeySet = tt.DispatchKey, tt.DispatchKeySet
    >>> DispatchKeySet(DispatchKey.CPU) | DispatchKeySet(DispatchKey.AutogradCUDA)
    DispatchKeySet(CPU, CUDA, AutogradCPU, AutogradCUDA)
    """

    __slots__ = ("_bits",)

    def __init__(self, keys: DispatchKey | Iterable[DispatchKey] = ()):
        self._bits = key_bit(keys) if isinstance(keys, DispatchKey) else key_set(*keys)

    @classmethod
    def from_raw_repr(cls, bits: int) -> DispatchKeySet:
        """The set that the int `bits` holds.

        >>> keys = tt.DispatchKeySet(tt.DispatchKey.CPU)
        >>> tt.DispatchKeySet.from_raw_repr(keys.raw_repr()) == keys
        True
        """
        result = cls()
        result._bits = int(bits)
        return result

    def raw_repr(self) -> int:
        """The int that holds the set: a bit for each backend and for each functionality.

        >>> bin(tt.DispatchKeySet(tt.DispatchKey.CPU).raw_repr())
        '0b10001'
        """
        return self._bits

    __int__ = raw_repr
    __index__ = raw_repr

    def has(self, key: DispatchKey) -> bool:
        """Whether the set holds `key`; a runtime key needs its functionality bit and its backend bit.

        >>> tt.DispatchKeySet(tt.DispatchKey.CPU).has(tt.DispatchKey.CUDA)
        False
        """
        bits = key_bit(key)
        return self._bits & bits == bits

    __contains__ = has

    def add(self, key: DispatchKey) -> DispatchKeySet:
        """A new set: this one with `key`.

        >>> tt.DispatchKeySet(tt.DispatchKey.CPU).add(tt.DispatchKey.AutogradCPU)
        DispatchKeySet(CPU, AutogradCPU)
        """
        return self | DispatchKeySet(key)

    def remove(self, key: DispatchKey) -> DispatchKeySet:
        """A new set: this one without the functionality of `key`. The backend bit stays, because other functionalities
        need it.

        >>> tt.DispatchKeySet([tt.DispatchKey.CPU, tt.DispatchKey.AutogradCPU]).remove(tt.DispatchKey.AutogradCPU)
        DispatchKeySet(CPU)
        """
        return self - DispatchKeySet(key)

    def __or__(self, other: DispatchKeySet) -> DispatchKeySet:
        return self.from_raw_repr(self._bits | other._bits)

    def __and__(self, other: DispatchKeySet) -> DispatchKeySet:
        return self.from_raw_repr(self._bits & other._bits)

    def __ror__(self, bits: int) -> int:
        """`ks | keys` of a kernel, whose key set is an int and stays one."""
        return bits | self._bits

    def __rand__(self, bits: int) -> int:
        """`ks & keys` of a kernel."""
        return bits & self._bits

    def __xor__(self, other: DispatchKeySet) -> DispatchKeySet:
        return self.from_raw_repr(self._bits ^ other._bits)

    def __sub__(self, other: DispatchKeySet) -> DispatchKeySet:
        return self.from_raw_repr(self._bits & (BACKEND_MASK | ~other._bits))

    def highestPriorityTypeId(self) -> DispatchKey:
        """The key whose kernel runs, before fallthrough is considered.

        >>> tt.DispatchKeySet([tt.DispatchKey.CPU, tt.DispatchKey.AutogradCPU]).highestPriorityTypeId()
        <DispatchKey.AutogradCPU: 37>
        """
        return highest_priority_key(self._bits)

    def __iter__(self) -> Iterator[DispatchKey]:
        return iterate_keys(self._bits)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return self._bits != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DispatchKeySet) and self._bits == other._bits

    def __hash__(self) -> int:
        return hash(self._bits)

    def __repr__(self) -> str:
        return key_set_to_string(self._bits)
