"""Objects as a pickle that `load` reads, here and in PyTorch.

Tensors, dtypes and the like are written under PyTorch's names (`torch._utils._rebuild_tensor_v2`, `torch.FloatStorage`), and
a storage as a persistent id: its bytes go to a record of their own, once, however many tensors look at them. Objects of
other classes (whole modules, NumPy arrays, a user's own) are written as Python's pickler writes them: the class by its name,
and the state. `load` refuses their names until somebody registers them (`add_safe_globals`).

Mirrors `_save` of torch/serialization.py.
"""

from __future__ import annotations

import functools
import io
import pickle
import re
import sys
from collections import OrderedDict
from types import FunctionType
from typing import Any, ClassVar

from tinytensor._tensor import Tensor
from tinytensor._tensor.pickle import parts_of, quantizer_params, state_of
from tinytensor._tensor.storage import TypedStorage, UntypedStorage, storage_of_tensor
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, sparse_coo, strided
from tinytensor.c10.metadata import Size
from tinytensor.c10.scalar_type import ScalarType, uint8
from tinytensor.c10.storage import InvalidStorage, StorageImpl
from tinytensor.nn.parameter import Parameter
from tinytensor.serialization import registered
from tinytensor.serialization.names import full_name
from tinytensor.serialization.storages import location_tag
from tinytensor.utils.hooks import warn_if_has_hooks

# Of PyTorch's files: its restricted unpickler knows the instructions of this protocol. So does `instructions` here.
PROTOCOL = 2

# The pickler in C always writes the name under which it finds an object. In this one, `save_global` can be overridden.
_PythonPickler: Any = pickle._Pickler
_REDUCERS = (Tensor.__reduce_ex__, Parameter.__reduce_ex__)


class _Global:
    """A name in PyTorch, where the pickler wants a function or class."""

    __slots__ = ("module", "name")

    def __init__(self, path: str) -> None:
        self.module, _, self.name = path.rpartition(".")

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"{self.module}.{self.name} is a name only")


@functools.cache
def _global(path: str) -> _Global:
    """One object for a name, so that the pickler's memo knows it again."""
    return _Global(path)


class Pickler(_PythonPickler):
    """`Pickler(file).dump(obj)`; then `storages` holds what the records must, by key."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, protocol=PROTOCOL)
        self.storages: dict[str, StorageImpl] = {}
        self._keys: dict[int, str] = {}
        self._dtypes: dict[int, ScalarType] = {}

    def persistent_id(self, obj: Any) -> Any:
        """A storage's `("storage", type, key, location, numel)`; None for everything else."""
        if type(obj) is UntypedStorage:
            return self._storage_id(obj._impl, uint8, _global("torch.storage.UntypedStorage"))
        if type(obj) is TypedStorage:
            return self._storage_id(obj._impl, obj.dtype, _global(f"torch.{obj.dtype.cpp_name}Storage"))
        return None

    def _storage_id(self, impl: StorageImpl, dtype: ScalarType, kind: _Global) -> Any:
        # A record's elements have one size, or their byte order could not be changed. Storages without bytes may share a place.
        if impl.nbytes and self._dtypes.setdefault(id(impl), dtype) is not dtype:
            raise RuntimeError("Cannot save multiple tensors or storages that view the same data as different types")
        # Numbered as they are met, so equal objects give equal files. `storages` also keeps each alive, so that no id is reused.
        key = self._keys.setdefault(id(impl), str(len(self._keys)))
        self.storages[key] = impl
        return "storage", kind, key, location_tag(UntypedStorage.of(impl)), impl.nbytes // dtype.itemsize

    def reducer_override(self, obj: Any) -> Any:
        """How an object of this library is made again; a str is a global's name."""
        if isinstance(obj, Tensor):
            return _reduce_tensor(obj)
        if isinstance(obj, ScalarType):
            return obj.name
        if isinstance(obj, Size):
            return _global("torch.Size"), (tuple(obj),)
        if isinstance(obj, Device):
            return _global("torch.device"), (obj.type,) if obj.index is None else (obj.type, obj.index)
        if isinstance(obj, Layout):
            return _global("torch.serialization._get_layout"), (str(obj),)
        if isinstance(obj, _Global):
            return obj.name
        return NotImplemented

    def save_global(self, obj: Any, name: str | None = None) -> None:
        """Write the name of a class or function. PicklingError for what cannot be found by its name."""
        known: dict[Any, str] = {Tensor: "torch.Tensor", Parameter: "torch.nn.parameter.Parameter", Size: "torch.Size"}
        if isinstance(obj, ScalarType):
            path = f"torch.{obj.name}"
        elif isinstance(obj, _Global):
            path = f"{obj.module}.{obj.name}"
        elif isinstance(obj, type) and obj in known:
            path = known[obj]
        else:
            path = registered.name_of(obj) or ""
            if not path and not _is_ours(obj):
                self._save_anothers(obj, name)
                return
            path = path or full_name(obj)
        module, _, last = path.rpartition(".")
        self.write(pickle.GLOBAL + f"{module}\n{last}\n".encode())
        self.memoize(obj)

    def _save_anothers(self, obj: Any, name: str | None) -> None:
        try:
            super().save_global(obj, name)
        except pickle.PicklingError as error:
            # The words are those of the pickler in C, which PyTorch uses.
            found = re.fullmatch(r"(.*): it's not found as (.+)\.([^.]+)", str(error), re.DOTALL)
            if found is None:
                raise
            what, module, last = found.groups()
            raise pickle.PicklingError(f"{what}: attribute lookup {last} on {module} failed") from None

    # The Python pickler finds how to write an object in a table by type, and for functions that table holds Python's own
    # `save_global`. Here it must be the one above.
    dispatch: ClassVar[dict[Any, Any]] = {**_PythonPickler.dispatch, FunctionType: save_global}


def _is_ours(obj: Any) -> bool:
    """Whether the library has this very object at the place that its name says."""
    module = getattr(obj, "__module__", None) or ""
    if module.partition(".")[0] != "tinytensor":
        return False
    return getattr(sys.modules.get(module), getattr(obj, "__qualname__", ""), None) is obj


def _reduce_tensor(tensor: Any) -> Any:
    if (
        type(tensor).__reduce_ex__ not in _REDUCERS
    ):  # an uninitialized parameter, which has no bytes, and users' classes
        return tensor.__reduce_ex__(PROTOCOL)
    state: Any = state_of(tensor) or {}
    if type(tensor) is Parameter:
        parts: Any = (tensor.data, tensor.requires_grad, OrderedDict())
        if state:
            return _global("torch._utils._rebuild_parameter_with_state"), (*parts, state)
        return _global("torch._utils._rebuild_parameter"), parts
    # A subclass, or a tensor with attributes, is told as (how to make a plain one, class, state).
    function, args = _reduce_plain(tensor)
    if type(tensor) is Tensor and not state:
        return function, args
    return _global("torch._tensor._rebuild_from_type_v2"), (function, type(tensor), args, state)


def _reduce_plain(tensor: Any) -> tuple[_Global, Any]:
    check(not is_batched(tensor), "Cannot access storage of BatchedTensorImpl", NotImplementedError)
    warn_if_has_hooks(tensor)
    m = tensor.meta_
    if m.layout is not strided:
        parts = parts_of(tensor)
        data = (*parts[:2], tensor.size(), parts[2]) if m.layout is sparse_coo else (*parts, tensor.size())
        return _global("torch._utils._rebuild_sparse_tensor"), (m.layout, data)
    if m.device.type == "meta":
        args = (m.dtype, tuple(m.sizes), tuple(m.strides), tensor.requires_grad)
        return _global("torch._utils._rebuild_meta_tensor_no_storage"), args
    if isinstance(tensor.storage_, InvalidStorage):
        numbers = tuple(m.sizes), tuple(m.strides), tensor.storage_offset()
        wrapped = (type(tensor), m.dtype, *numbers, m.layout, m.device, tensor.requires_grad)
        return _global("torch._utils._rebuild_wrapper_subclass"), wrapped
    if m.device.type not in ("cpu", "cuda"):
        raise NotImplementedError(f"cannot save a tensor on {m.device} without bytes of its own; save tensor.cpu()")
    storage = storage_of_tensor(tensor)
    geometry = (tensor.storage_offset(), tuple(m.sizes), tuple(m.strides))
    if m.quantizer is not None:
        scheme, *tables = quantizer_params(tensor)
        params = (_global(f"torch.{scheme.name}"), *tables)
        return _global("torch._utils._rebuild_qtensor"), (storage, *geometry, params, False, OrderedDict())
    return _global("torch._utils._rebuild_tensor_v2"), (storage, *geometry, tensor.requires_grad, OrderedDict())
