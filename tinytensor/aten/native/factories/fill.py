"""fill_ and zero_: one value everywhere; and what deterministic mode writes to fresh memory.

Mirrors aten/src/ATen/native/Fill.cpp, TensorFactories.h (`fill_empty_deterministic_`) and Resize.cpp
(`fill_resize_deterministic_`).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.factories import fill_stubs
from tinytensor.aten.native.shape.copy import clone, copy_
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable
from tinytensor.c10.device import meta
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView, state
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bool_, float64
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.type_info import iinfo

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Number = int | float | bool

_fill_plans = PlanTable(fill_stubs.fill_stub, 0, "fill", IteratorConfig(enforce_safe_cast=False, check_overlap=False))


def fill__Scalar(self: Tensor, value: Number) -> Tensor:
    """Write `value`, converted to self's dtype, to every element."""
    if self.meta_.device.type != "meta":
        m = self.meta_
        # One 16-bit element accepts a value that is too large, and becomes infinite (`fill_fast` of native/Scalar.h).
        wide = m.itemsize == 2 and m.dtype.is_floating_point and m.numel == 1
        number = checked_convert(value, float64 if wide else m.dtype)
        it = _fill_plans[self.meta_]
        it.run(it.n, self.storage_.data_ptr + self.byte_offset_, it.geom_ptr, number)
    return self


def fill__Tensor(self: Tensor, value: Tensor) -> Tensor:
    """Write the value of a 0-dim tensor to every element."""
    check(
        value.meta_.dim == 0,
        lambda: f"fill_ only supports 0-dimension value tensor but got tensor with {value.meta_.dim} dimensions.",
    )
    return copy_(self, clone(value, None) if value.storage_ is self.storage_ else value, False)


def fill_new(out: Tensor, value: Number) -> Tensor:
    """Fill a tensor that an operator has just made: below ADInplaceOrView, so that its version stays 0."""
    # See Note [The dirty flag] in local_dispatch_key_set.py: while no thread has changed its key sets, the kernel of the
    # tensor's own keys is what the dispatcher would find.
    ks = out.meta_.key_set & AFTER_ADINPLACEORVIEW
    if state.dirty:
        with AutoDispatchBelowADInplaceOrView():
            return F.fill__Scalar(out, value)
    return F.fill__Scalar_op.table[ks](ks, out, value)


def zero_new(out: Tensor) -> Tensor:
    """The same for zero_."""
    ks = out.meta_.key_set & AFTER_ADINPLACEORVIEW
    if state.dirty:
        with AutoDispatchBelowADInplaceOrView():
            return F.zero__default(out)
    return F.zero__op.table[ks](ks, out)


def fill_Scalar(self: Tensor, value: Number) -> Tensor:
    return fill_new(F.empty_like_default(self), value)


def fill_Tensor(self: Tensor, value: Tensor) -> Tensor:
    return fill__Tensor(F.empty_like_default(self), value)


def zero_(self: Tensor) -> Tensor:
    """Write 0 to every element."""
    m = self.meta_
    if m.device.type != "meta":
        it = _fill_plans[m]  # 0 fits every dtype
        it.run(it.n, self.storage_.data_ptr + self.byte_offset_, it.geom_ptr, 0)
    return self


# ==== deterministic mode ==============================================================================================
#
# Memory that nobody has written to is filled, so that a program that reads it gives the same answer every time:
# floating-point memory with NaN, integers with the largest value of their dtype, bool with True. The list of operators is
# that of the documentation of torch.use_deterministic_algorithms.


# Why operators are not deterministic on CUDA: they add with atomic operations, in an order that differs from run to run.
CUDA_WITHOUT_DETERMINISTIC_KERNEL = """
    avg_pool3d_backward _adaptive_avg_pool2d_backward _adaptive_avg_pool3d_backward adaptive_max_pool2d_backward
    fractional_max_pool2d_backward fractional_max_pool3d_backward max_unpool2d max_unpool3d upsample_linear1d_backward
    upsample_bilinear2d_backward upsample_bicubic2d_backward upsample_trilinear3d_backward reflection_pad1d_backward
    reflection_pad2d_backward reflection_pad3d_backward nll_loss2d_forward _ctc_loss_backward
    _embedding_bag_dense_backward put_ histc bincount median.dim grid_sampler_2d_backward grid_sampler_3d_backward cumsum
    scatter_reduce.two
""".split()
"""Operators that raise on CUDA in deterministic mode, some of them only with certain arguments."""

CUDA_WITH_DETERMINISTIC_KERNEL = """
    convolution_backward replication_pad1d_backward replication_pad2d_backward replication_pad3d_backward index_put_
    _index_put_impl_ scatter_add gather index_add index_select repeat_interleave.Tensor index_copy scatter.src
    max_pool3d_with_indices_backward
""".split()
"""Operators that choose another kernel on CUDA in deterministic mode, or whose backward pass does."""


def fill_value(dtype: ScalarType) -> int | float | bool:
    """What uninitialised memory of the dtype is filled with."""
    if dtype is bool_:
        return True
    return math.nan if dtype.is_floating_point else iinfo(dtype).max


def fill_empty_deterministic_(tensor: Tensor) -> Tensor:
    """Fill a new tensor: the elements that it shows, not what lies between them in memory."""
    if tensor.meta_.device is not meta:
        fill__Scalar(tensor, fill_value(tensor.meta_.dtype))
    return tensor


def fill_resize_deterministic_(tensor: Tensor, old_nbytes: int) -> None:
    """Fill what a resize has added to the end of the storage, which had `old_nbytes` before."""
    m = tensor.meta_
    old, new = old_nbytes // m.itemsize, tensor.storage_.nbytes // m.itemsize
    if new > old:
        added = new_tensor(contiguous_metadata((new - old,), m.dtype, m.device), tensor.storage_, old * m.itemsize)
        fill_empty_deterministic_(added)
