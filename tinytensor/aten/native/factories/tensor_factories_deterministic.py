"""What deterministic mode writes to memory that nobody has written to, and which CUDA operators it concerns.

Floating-point memory is filled with NaN, integers with the largest value of their dtype, bool with True.

Mirrors aten/src/ATen/native/TensorFactories.h (`fill_empty_deterministic_`) and Resize.cpp
(`fill_resize_deterministic_`), and the list in the documentation of torch.use_deterministic_algorithms.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.c10.device import meta
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, bool_
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.type_info import iinfo

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

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
    if tensor.meta.device is not meta:
        fill__Scalar(tensor, fill_value(tensor.meta.dtype))
    return tensor


def fill_resize_deterministic_(tensor: Tensor, old_nbytes: int) -> None:
    """Fill what a resize has added to the end of the storage, which had `old_nbytes` before."""
    m = tensor.meta
    old, new = old_nbytes // m.itemsize, tensor.storage_.nbytes // m.itemsize
    if new > old:
        added = new_tensor(contiguous_metadata((new - old,), m.dtype, m.device), tensor.storage_, old * m.itemsize)
        fill_empty_deterministic_(added)
