"""What a file may name, and what naming it does.

A table from full name to value, and from value to the function that a REDUCE of it runs. The functions are those of
rebuild.py: none of them imports, opens, or calls anything that a file chose. To these come the classes and functions that
the user has registered by `add_safe_globals`, at the user's own risk.

Mirrors `_get_allowed_globals` of torch/_weights_only_unpickler.py.
"""

from __future__ import annotations

import importlib
import re
from _codecs import encode
from collections import Counter, OrderedDict
from collections.abc import Callable
from pickle import UnpicklingError
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor.c10.device import Device
from tinytensor.c10.metadata import Size
from tinytensor.c10.quantizer import QSCHEMES
from tinytensor.c10.scalar_type import ALL_TYPES, QUANTIZED_TYPES
from tinytensor.nn.parameter import Parameter
from tinytensor.serialization import rebuild, registered
from tinytensor.serialization.storages import DTYPE_OF, StorageType

# Never allowed, even if a user registers something of theirs.
_BLOCKED = ("sys", "os", "posix", "nt")
_UNSUPPORTED = re.compile(
    r"torch\.(complex\w+|uint(16|32|64)|[u]?int[1-7]|float[48]\w*|bits\w+|quint[24]x\w+|Complex\w+Storage|QUInt[24]x\w+Storage)"
    r"|torch\._utils\._rebuild_(nested_tensor|wrapper_subclass|device_tensor_from_\w+)"
)


class Named:
    """A function that a file names, as a value on the machine's stack; only REDUCE calls it."""

    __slots__ = ("call", "path")

    def __init__(self, path: str, call: Callable[..., Any]) -> None:
        self.path = path
        self.call = call

    def __repr__(self) -> str:
        return f"<function {self.path}>"


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "torch._utils._rebuild_parameter": rebuild.parameter,
    "torch._utils._rebuild_parameter_with_state": rebuild.parameter_with_state,
    "torch._utils._rebuild_tensor": rebuild.tensor_v1,
    "torch._utils._rebuild_tensor_v2": rebuild.tensor_v2,
    "torch._utils._rebuild_tensor_v3": rebuild.tensor_v3,
    "torch._utils._rebuild_meta_tensor_no_storage": rebuild.meta_tensor,
    "torch._tensor._rebuild_from_type_v2": rebuild.from_type,
    "torch._utils._rebuild_qtensor": rebuild.quantized_tensor,
    "torch._utils._rebuild_sparse_tensor": rebuild.sparse_tensor,
    "torch._utils._rebuild_wrapper_subclass": rebuild.wrapper_subclass,
    "torch.serialization._get_layout": rebuild.layout_of,
}
_CLASSES: dict[str, tuple[Any, Callable[..., Any] | None]] = {
    "collections.OrderedDict": (OrderedDict, rebuild.ordered_dict),
    "collections.Counter": (Counter, rebuild.counter),
    "torch.nn.parameter.Parameter": (Parameter, rebuild.new_parameter),
    "torch.Size": (Size, rebuild.size_of),
    "torch.device": (Device, rebuild.device_of),
    "torch.Tensor": (Tensor, None),
    "torch.storage.UntypedStorage": (UntypedStorage, None),
    "torch.storage.TypedStorage": (TypedStorage, None),
    "_codecs.encode": (encode, rebuild.encoded),
    "builtins.bytearray": (bytearray, rebuild.byte_array),
    "builtins.set": (set, rebuild.set_of),
    "builtins.complex": (complex, rebuild.complex_of),
}
VALUES: dict[str, Any] = {
    **{path: Named(path, call) for path, call in _FUNCTIONS.items()},
    **{path: value for path, (value, _) in _CLASSES.items()},
    **{f"torch.{dtype.name}": dtype for dtype in (*ALL_TYPES, *QUANTIZED_TYPES)},
    **{f"torch.{scheme.name}": scheme for scheme in QSCHEMES},
    **{f"torch.{name}": StorageType(name) for name in DTYPE_OF},
}
_CALLS = {id(value): call for value, call in _CLASSES.values() if call is not None}


def find(module: str, name: str) -> Any:
    """The value of a full name. UnpicklingError for one that is not allowed; nothing but the library's own is imported to find out."""
    path = f"{module}.{name}"
    # In this order: the blocked modules before the user's names, the library's names before the user's.
    if module in _BLOCKED:
        raise UnpicklingError(f"Trying to load unsupported GLOBAL {path} whose module {module} is blocked.")
    if path in VALUES:
        return VALUES[path]
    if module.startswith("torch.nested."):
        importlib.import_module("tinytensor.nested")  # which registers its classes
    users = registered.by_name()
    if path in users:
        return users[path]
    if _UNSUPPORTED.fullmatch(path):
        raise UnpicklingError(f"{path} is not supported by this library")
    shown = path.removeprefix("builtins.")
    raise UnpicklingError(
        f"Unsupported global: GLOBAL {shown} was not an allowed global by default. Please use "
        f"`torch.serialization.add_safe_globals([{shown}])` or the `torch.serialization.safe_globals([{shown}])` context "
        "manager to allowlist this global if you trust this class/function."
    )


def call_of(value: Any) -> Callable[..., Any] | None:
    """The function of rebuild.py that a REDUCE of this value runs; None for what may not be called."""
    return value.call if type(value) is Named else _CALLS.get(id(value))
