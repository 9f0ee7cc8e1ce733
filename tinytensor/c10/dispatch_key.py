"""The dispatch keys, lowest priority first: the order is the meaning.

Three kinds of key share one enumeration, as in PyTorch:

- *functionality keys* (`Dense` .. `PythonDispatcher`): what has to happen. A later one runs before an earlier one.
- *runtime keys*: a slot of the dispatch table. For the per-backend functionalities (`Dense`, `Quantized`, `Sparse`,
  `SparseCsr`, `AutogradFunctionality`) there is one for every backend (`CPU`, `SparseCUDA`, `AutogradMeta`); every
  other functionality is its own runtime key.
- *alias keys* (`Autograd`, `Composite...`): a name for several runtime keys; only registrations mention them.

Mirrors c10/core/DispatchKey.h. Left out: the backends and functionalities that this library has no use for; those kept
stand in PyTorch's order.
"""

from __future__ import annotations

import enum


class BackendComponent(enum.IntEnum):
    """Who computes: the lowest bits of a key set. `CPUBit` is bit 0."""

    InvalidBit = 0
    CPUBit = 1
    CUDABit = 2
    PrivateUse1Bit = 3
    MetaBit = 4


NUM_BACKENDS = 4
BACKENDS = ("CPU", "CUDA", "PrivateUse1", "Meta")


class DispatchKey(enum.IntEnum):
    """A functionality key, a runtime key or an alias key.

    >>> DispatchKey.AutogradCPU > DispatchKey.CPU
    True
    """

    Undefined = 0
    # Functionality keys. The bit of key k in a key set is NUM_BACKENDS + k - 1.
    Dense = 1
    Quantized = 2
    Sparse = 3
    SparseCsr = 4
    BackendSelect = 5
    Python = 6
    Functionalize = 7
    ADInplaceOrView = 8
    AutogradOther = 9
    AutogradFunctionality = 10
    AutocastCPU = 11
    AutocastCUDA = 12
    FuncTorchBatched = 13
    PythonTLSSnapshot = 14
    PreDispatch = 15
    PythonDispatcher = 16
    EndOfFunctionalityKeys = 17
    # Runtime keys of the per-backend functionalities.
    CPU = 18
    CUDA = 19
    PrivateUse1 = 20
    Meta = 21
    QuantizedCPU = 22
    QuantizedCUDA = 23
    QuantizedPrivateUse1 = 24
    QuantizedMeta = 25
    SparseCPU = 26
    SparseCUDA = 27
    SparsePrivateUse1 = 28
    SparseMeta = 29
    SparseCsrCPU = 30
    SparseCsrCUDA = 31
    SparseCsrPrivateUse1 = 32
    SparseCsrMeta = 33
    AutogradCPU = 34
    AutogradCUDA = 35
    AutogradPrivateUse1 = 36
    AutogradMeta = 37
    EndOfRuntimeBackendKeys = 37
    # Alias keys.
    Autograd = 38
    CompositeImplicitAutograd = 39
    CompositeExplicitAutograd = 40
    CompositeExplicitAutogradNonFunctional = 41
    StartOfAliasKeys = 38
    EndOfAliasKeys = 41

    def __str__(self) -> str:
        return f"DispatchKey.{self.name}"


# functionality -> its first runtime key; the backends follow in BackendComponent's order.
PER_BACKEND = {
    DispatchKey.Dense: DispatchKey.CPU,
    DispatchKey.Quantized: DispatchKey.QuantizedCPU,
    DispatchKey.Sparse: DispatchKey.SparseCPU,
    DispatchKey.SparseCsr: DispatchKey.SparseCsrCPU,
    DispatchKey.AutogradFunctionality: DispatchKey.AutogradCPU,
}


def is_alias_dispatch_key(key: DispatchKey) -> bool:
    """Whether `key` stands for several runtime keys."""
    return DispatchKey.StartOfAliasKeys <= key <= DispatchKey.EndOfAliasKeys


def is_per_backend_functionality_key(key: DispatchKey) -> bool:
    """Whether the functionality has one runtime key per backend."""
    return key in PER_BACKEND


def to_functionality_key(key: DispatchKey) -> DispatchKey:
    """`AutogradCPU` -> `AutogradFunctionality`; a functionality key is its own; an alias key has none."""
    if key < DispatchKey.EndOfFunctionalityKeys:
        return key
    if key > DispatchKey.EndOfRuntimeBackendKeys:
        return DispatchKey.Undefined
    return _FUNCTIONALITY_BY_BLOCK[(key - DispatchKey.CPU) // NUM_BACKENDS]


def to_backend_component(key: DispatchKey) -> BackendComponent:
    """`AutogradCUDA` -> `CUDABit`; `InvalidBit` for keys that belong to no backend."""
    if not DispatchKey.CPU <= key <= DispatchKey.EndOfRuntimeBackendKeys:
        return BackendComponent.InvalidBit
    return BackendComponent((key - DispatchKey.CPU) % NUM_BACKENDS + 1)


def to_runtime_per_backend_functionality_key(functionality: DispatchKey, backend: BackendComponent) -> DispatchKey:
    """(`AutogradFunctionality`, `CUDABit`) -> `AutogradCUDA`; without a backend there is no runtime key."""
    if functionality not in PER_BACKEND or backend == BackendComponent.InvalidBit:
        return DispatchKey.Undefined
    return DispatchKey(PER_BACKEND[functionality] + backend - 1)


def parse_dispatch_key(name: str) -> DispatchKey:
    """The key with PyTorch's name.

    >>> parse_dispatch_key("CompositeImplicitAutograd")
    <DispatchKey.CompositeImplicitAutograd: 39>
    """
    key = DispatchKey.__members__.get(name)
    if key is None or name.startswith(("StartOf", "EndOf")):
        raise RuntimeError(f"could not parse dispatch key: {name}")
    return key


_FUNCTIONALITY_BY_BLOCK = tuple(PER_BACKEND)

# Every slot of a dispatch table, in table order: `Undefined`, then the functionalities, a per-backend one as a block.
RUNTIME_KEYS: tuple[DispatchKey, ...] = tuple(
    runtime
    for functionality in map(DispatchKey, range(DispatchKey.EndOfFunctionalityKeys))
    for runtime in (
        map(DispatchKey, range(PER_BACKEND[functionality], PER_BACKEND[functionality] + NUM_BACKENDS))
        if functionality in PER_BACKEND
        else (functionality,)
    )
)
