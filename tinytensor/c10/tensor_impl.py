# hot path
"""TensorImpl: metadata, a storage, the place where the tensor starts in it, and its autograd half when it needs one.

A tensor's address is `storage_.data_ptr + byte_offset`. It is computed and not kept, because `resize_` may move a
storage that several tensors look at, and then all of them must find the new place.

Mirrors c10/core/TensorImpl.h (`storage_`, `autograd_meta_`). Left out: symbolic sizes, named dimensions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.c10.dispatch_key_set import BACKEND_MASK, CPU, CUDA, PSEUDO_MASK
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.storage import StorageImpl


class TensorImpl:
    """The four fields that every tensor has.

    meta_            Metadata: sizes, strides, dtype, device, key set
    storage_         the bytes
    byte_offset_     storage_offset in bytes
    autograd_meta_   None until autograd needs it, see autograd/variable/variable.py

    Their names end as those of PyTorch's fields do. So programs may give a tensor attributes such as `meta`.
    """

    __slots__ = ("autograd_meta_", "byte_offset_", "meta_", "storage_")

    meta_: Metadata
    storage_: StorageImpl
    byte_offset_: int
    autograd_meta_: Any

    if TYPE_CHECKING:
        # The methods belong to the class Tensor, which stands above: below it, checkers let every name pass. For the
        # same reason functions below it that make a tensor are annotated with Any.
        def __getattr__(self, name: str) -> Any: ...
        def __getitem__(self, index: Any) -> Any: ...


# c10 does not know the Tensor class, which stands above it: the class registers itself.
tensor_type: type[Any] = TensorImpl
_new = object.__new__


def set_tensor_type(cls: type) -> None:
    """Called once, by the module that defines Tensor."""
    global tensor_type
    tensor_type = cls


def new_tensor(meta: Metadata, storage: StorageImpl, byte_offset: int = 0) -> Any:
    """A tensor over existing bytes. Nothing is checked: the caller has made sure that the geometry fits the storage."""
    tensor = _new(tensor_type)
    tensor.meta_ = meta
    tensor.storage_ = storage
    tensor.byte_offset_ = byte_offset
    tensor.autograd_meta_ = None
    return tensor


def alias(tensor: TensorImpl) -> Any:
    """A second tensor over the same bytes that requires no gradient."""
    return new_tensor(tensor.meta_.plain, tensor.storage_, tensor.byte_offset_)


def data_ptr(tensor: TensorImpl) -> int:
    """Address of the first element; 0 for empty and for meta tensors."""
    if tensor.meta_.numel == 0 or tensor.storage_.data_ptr == 0:
        return 0
    return tensor.storage_.data_ptr + tensor.byte_offset_


def has_tangent(tensor: TensorImpl) -> bool:
    """Whether it is a dual tensor, of forward mode."""
    return tensor.autograd_meta_ is not None and tensor.autograd_meta_.fw_grad is not None


def new_subclass_tensor(cls: type, meta: Metadata, storage: StorageImpl, byte_offset: int = 0) -> Any:
    """As `new_tensor`, of a subclass. `meta` has the keys that the class asks for (see `subclass_metadata`)."""
    tensor: Any = _new(cls)
    tensor.meta_ = meta
    tensor.storage_ = storage
    tensor.byte_offset_ = byte_offset
    tensor.autograd_meta_ = None
    return tensor


def has_compatible_shallow_copy_type(first: Metadata, second: Metadata) -> bool:
    """Whether both are dense tensors with memory, on a CPU or a GPU, or else carry the same keys."""
    a, b = first.key_set & ~PSEUDO_MASK, second.key_set & ~PSEUDO_MASK
    return a == b or (_is_dense(a) and _is_dense(b))


def _is_dense(key_set: int) -> bool:
    return bool(key_set & (CPU | CUDA) & BACKEND_MASK and key_set & CPU & ~BACKEND_MASK)
