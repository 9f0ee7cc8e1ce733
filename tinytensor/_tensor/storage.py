"""UntypedStorage and TypedStorage: a storage as Python sees it.

Both hold a StorageImpl, so its memory stays alive as long as they do.

Mirrors torch/storage.py.
"""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.c10 import shared_memory
from tinytensor.c10.allocator import resize_storage
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, uint8
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl


class UntypedStorage:
    """`x.untyped_storage()`: bytes.

    >>> tt.ones(2).untyped_storage().nbytes()
    8
    """

    __slots__ = ("__weakref__", "_impl")

    def __init__(self, impl: StorageImpl):
        self._impl = impl

    @classmethod
    def of(cls, impl: StorageImpl) -> UntypedStorage:
        """One object for one storage, as long as it is held: pickle tells objects apart by identity."""
        found = _HELD.get(id(impl))
        if found is None:
            found = _HELD[id(impl)] = cls(impl)
        return found

    @property
    def _cdata(self) -> int:
        """Which storage this is: equal for two tensors that share one."""
        return id(self._impl)

    def data_ptr(self) -> int:
        """The address of the first byte."""
        return self._impl.data_ptr

    def nbytes(self) -> int:
        """The size in bytes."""
        return self._impl.nbytes

    def size(self) -> int:
        """How many elements there are."""
        return self._impl.nbytes

    def resizable(self) -> bool:
        """Whether `resize_` is allowed."""
        return self._impl.resizable

    def resize_(self, size: int) -> UntypedStorage:
        """Grow or shrink; every tensor over this storage sees the new memory."""
        resize_storage(self._impl, size)
        return self

    @property
    def device(self) -> Device:
        """Where the bytes are."""
        return self._impl.device

    def _bytes(self) -> Any:
        return new_tensor(contiguous_metadata((self._impl.nbytes,), uint8, self._impl.device), self._impl)

    def __len__(self) -> int:
        return self._impl.nbytes

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int):
            return F.item(F.select(self._bytes(), 0, _checked(index, len(self))))
        return UntypedStorage(self._bytes()[index].storage_)

    def __setitem__(self, index: Any, value: int) -> None:
        self._bytes()[index] = value

    def __iter__(self) -> Iterator[int]:
        return iter(self.tolist())

    def tolist(self) -> list[int]:
        """The elements as a list of numbers."""
        return self._bytes().tolist()

    def clone(self) -> UntypedStorage:
        """A copy of the bytes."""
        return UntypedStorage(F.clone(self._bytes()).storage_)

    def _to(self, device: Device, non_blocking: bool = False) -> UntypedStorage:
        if self._impl.device is device:
            return self
        return UntypedStorage(F.to(self._bytes(), device, non_blocking=non_blocking).storage_)

    def cpu(self) -> UntypedStorage:
        """The bytes on the CPU: self where they are there already, else a copy."""
        return self._to(cpu)

    def cuda(self, device: Any = None, non_blocking: bool = False) -> UntypedStorage:
        """The bytes on a GPU, the current one by default: self where they are there already, else a copy.

        AssertionError without CUDA.
        """
        target = initialize(Device("cuda" if device is None else device))
        if target.index is None and self.is_cuda:
            return self
        return self._to(target, non_blocking)

    @property
    def is_cuda(self) -> bool:
        """Whether the bytes are on a GPU."""
        return self._impl.device.type == "cuda"

    def get_device(self) -> int:
        """The index of the device; -1 on a device without one."""
        return -1 if self._impl.device.index is None else self._impl.device.index

    def __deepcopy__(self, memo: dict[int, Any]) -> UntypedStorage:
        key = id(self._impl)
        if key not in memo:
            memo[key] = self.clone()
        return memo[key]

    def __reduce__(self) -> Any:
        data = bytes(self.cpu()._impl.as_bytes())
        return load_storage, (data, str(self._impl.device)) if self.is_cuda else (data,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UntypedStorage) and other._impl is self._impl

    def __hash__(self) -> int:
        return id(self._impl)

    def untyped(self) -> UntypedStorage:
        """The same bytes, counted one by one."""
        return self

    def is_shared(self) -> bool:
        """Whether other processes can see it."""
        return shared_memory.is_shared(self._impl)

    def share_memory_(self) -> UntypedStorage:
        """Move to memory that processes share; nothing is done on CUDA. See `tt.multiprocessing`."""
        if not self.is_cuda:
            shared_memory.share(self._impl)
        return self

    def is_pinned(self, device: Device | str = "cuda") -> bool:
        """Whether the bytes are in pinned memory."""
        return F.is_pinned(self._bytes())

    def pin_memory(self, device: Device | str = "cuda") -> UntypedStorage:
        """A copy in pinned memory; self where it is there already. RuntimeError without CUDA."""
        return self if self.is_pinned() else UntypedStorage(F.pin_memory(self._bytes()).storage_)

    def __repr__(self) -> str:
        lines = "".join(f" {value}\n" for value in self.tolist()) if self._impl.device.type != "meta" else "...\n"
        return f"{lines}[torch.storage.UntypedStorage(device={self.device}) of size {len(self)}]"


# By id of the StorageImpl. An id could be given to another object only after the first died, and the entry keeps it alive.
_HELD: weakref.WeakValueDictionary[int, UntypedStorage] = weakref.WeakValueDictionary()


class TypedStorage:
    """`x.storage()`: the same bytes counted in elements of one dtype.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     tt.ones(2).storage().tolist()
    [1.0, 1.0]
    """

    __slots__ = ("_impl", "dtype")

    def __init__(self, impl: StorageImpl, dtype: ScalarType):
        self._impl = impl
        self.dtype = dtype

    @classmethod
    def of_tensor(cls, tensor: TensorImpl) -> TypedStorage:
        """The storage of a tensor, with the warning that `x.storage()` gives."""
        warnings.warn(
            "TypedStorage is deprecated. It will be removed in the future and UntypedStorage will be the only storage "
            "class. This should only matter to you if you are using storages directly.  To access UntypedStorage directly, "
            "use tensor.untyped_storage() instead of tensor.storage()",
            UserWarning,
            stacklevel=3,
        )
        return cls(tensor.storage_, tensor.meta.dtype)

    def untyped(self) -> UntypedStorage:
        """The same bytes, counted one by one."""
        return UntypedStorage(self._impl)

    def is_shared(self) -> bool:
        """Whether other processes can see it."""
        return shared_memory.is_shared(self._impl)

    def share_memory_(self) -> TypedStorage:
        """Move to memory that processes share; nothing is done on CUDA."""
        self.untyped().share_memory_()
        return self

    def data_ptr(self) -> int:
        """The address of the first byte."""
        return self._impl.data_ptr

    def nbytes(self) -> int:
        """The size in bytes."""
        return self._impl.nbytes

    def element_size(self) -> int:
        """Bytes of one element."""
        return self.dtype.itemsize

    def size(self) -> int:
        """How many elements there are."""
        return len(self)

    @property
    def device(self) -> Device:
        """Where the bytes are."""
        return self._impl.device

    def _elements(self) -> Any:
        return new_tensor(contiguous_metadata((len(self),), self.dtype, self._impl.device), self._impl)

    def __len__(self) -> int:
        return self._impl.nbytes // self.dtype.itemsize

    def __getitem__(self, index: int) -> int | float | bool:
        if not isinstance(index, int):
            raise RuntimeError("slices are only supported in UntypedStorage.__getitem__")
        return F.item(F.select(self._elements(), 0, _checked(index, len(self))))

    def __setitem__(self, index: Any, value: Any) -> None:
        self._elements()[index] = value

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist())

    def tolist(self) -> list[Any]:
        """The elements as a list of numbers."""
        return self._elements().tolist()

    def __repr__(self) -> str:
        lines = "".join(f" {value}\n" for value in self.tolist()) if self._impl.device.type != "meta" else "...\n"
        name = f"torch.storage.TypedStorage(dtype={self.dtype}, device={self.device})"
        return f"{lines}[{name} of size {len(self)}]"


def load_storage(data: bytes, device: str = "cpu") -> UntypedStorage:
    """Unpickle, to the device that the storage was on."""
    storage = UntypedStorage(F.empty(len(data), dtype=uint8, device=cpu).storage_)
    storage._impl.as_bytes()[:] = np.frombuffer(data, np.uint8)
    return storage if device == "cpu" else storage.cuda(device)


def _checked(index: int, size: int) -> int:
    if not -size <= index < size:
        raise IndexError(f"index {index} out of range for storage of size {size}")
    return index
