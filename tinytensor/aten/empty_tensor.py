# hot path
"""A new tensor: a storage from the device's allocator and metadata over it.

Mirrors aten/src/ATen/EmptyTensor.cpp and aten/src/ATen/native/TensorFactories.cpp (`empty_cpu`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tinytensor.aten import functions as F
from tinytensor.c10 import tensor_impl
from tinytensor.c10.allocator import allocate, allocate_meta
from tinytensor.c10.device import cpu
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.device_allocator import allocate_on
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_new = object.__new__
_Made = TypeVar("_Made")


def empty_from_metadata(meta: Metadata) -> Tensor:
    """An uninitialised tensor with this geometry, dtype and device. A device from outside is asked by its operator."""
    if meta.device is cpu:
        # `new_tensor` written out: every result of every operator is made here.
        tensor = _new(tensor_impl.tensor_type)
        tensor.meta_ = meta
        tensor.storage_ = allocate(meta.nbytes)
        tensor.byte_offset_ = 0
        tensor.autograd_meta_ = None
        return tensor
    if meta.device is meta_device:
        return new_tensor(meta, allocate_meta(meta.nbytes))
    if meta.device.type == "cuda":
        return new_tensor(meta, allocate_on(meta.device, meta.nbytes))
    return F.empty_strided_default(tuple(meta.sizes), meta.strides, meta.dtype, None, meta.device, None)


def as_new(made: _Made) -> _Made:
    """Results (a tensor, or several) that a kernel made with public operators, as if it had filled them itself.

    A result is new: writes of those operators do not count in its version, and it is not a view of anything. PyTorch's
    autograd kernels, which run for every call, switch both kinds of bookkeeping off around such a kernel.
    """
    if made.__class__ is tensor_impl.tensor_type:  # as nearly always
        one: Any = made
        one.storage_.version = 0
        if one.autograd_meta_ is not None and one.autograd_meta_.base is not None:
            one.autograd_meta_ = None
        return made
    results: Any = made if isinstance(made, (tuple, list)) else (made,)
    for result in results:
        if result is not None:
            result.storage_.version = 0
            meta = result.autograd_meta_
            if meta is not None and meta.base is not None:
                result.autograd_meta_ = None
    return made
