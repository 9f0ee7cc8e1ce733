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
    """A functionality key, a runtime key or an alias key: who gets a call, in the order of the numbers.

    >>> tt.DispatchKey.AutogradCPU > tt.DispatchKey.CPU
    True
    """

    Undefined = 0
    # Functionality keys. The bit of key k in a key set is NUM_BACKENDS + k - 1.
    Dense = 1
    Quantized = 2
    MkldnnCPU = 3
    Sparse = 4
    SparseCsr = 5
    BackendSelect = 6
    Python = 7
    FuncTorchDynamicLayerBackMode = 8
    Functionalize = 9
    ADInplaceOrView = 10
    AutogradOther = 11
    AutogradFunctionality = 12
    AutocastCPU = 13
    AutocastCUDA = 14
    FuncTorchBatched = 15
    FuncTorchVmapMode = 16
    PythonTLSSnapshot = 17
    PreDispatch = 18
    PythonDispatcher = 19
    EndOfFunctionalityKeys = 20
    # Runtime keys of the per-backend functionalities.
    CPU = 21
    CUDA = 22
    PrivateUse1 = 23
    Meta = 24
    QuantizedCPU = 25
    QuantizedCUDA = 26
    QuantizedPrivateUse1 = 27
    QuantizedMeta = 28
    SparseCPU = 29
    SparseCUDA = 30
    SparsePrivateUse1 = 31
    SparseMeta = 32
    SparseCsrCPU = 33
    SparseCsrCUDA = 34
    SparseCsrPrivateUse1 = 35
    SparseCsrMeta = 36
    AutogradCPU = 37
    AutogradCUDA = 38
    AutogradPrivateUse1 = 39
    AutogradMeta = 40
    EndOfRuntimeBackendKeys = 40
    # Alias keys.
    Autograd = 41
    CompositeImplicitAutograd = 42
    CompositeExplicitAutograd = 43
    CompositeExplicitAutogradNonFunctional = 44
    StartOfAliasKeys = 41
    EndOfAliasKeys = 44

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
    <DispatchKey.CompositeImplicitAutograd: 42>
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
