"""From dense to blocked tensors and back, and weights of convolutions in the order that the kernel reads.

Mirrors aten/src/ATen/native/mkldnn/MKLDNNConversions.cpp. Left out: weights of volumes in blocks, and what depends on the
processor: oneDNN refuses 16-bit floats where the processor has no instructions for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    DTYPES,
    block_dense,
    dense_of,
    is_packed,
    like,
    opaque_of,
    pack_weight,
    primitive_fails,
)
from tinytensor.aten.native.nn.convolution.conv_utils import expand_param
from tinytensor.c10.error import check, internal_assert
from tinytensor.c10.layout import strided
from tinytensor.c10.metadata import Ints
from tinytensor.c10.scalar_type import ScalarType, int8, uint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def dense_to_mkldnn(self: Tensor, dtype: ScalarType | None) -> Tensor:
    """The elements of a dense tensor in blocks, in another dtype if one is given."""
    m = self.meta_
    check(m.dtype in DTYPES, "dense_to_mkldnn expects float, bfloat16, half, uint8, int8 tensor input")
    check(m.dim <= 5, lambda: f"Can't convert cpu tensor with the number of dimensions > {5}")
    wanted = dtype or m.dtype
    check(
        wanted in DTYPES,
        "cpu tensor only can be converted to be a float, bfloat16, half, uint8, int8 mkldnn tensor",
    )
    check(
        wanted is m.dtype or m.dtype not in (int8, uint8),
        "For int8, uint8 cpu_tensor input, we should not change the data type.",
    )
    if not m.dim:
        raise primitive_fails("reorder")
    return block_dense(_converted(self, wanted))


def mkldnn_to_dense(self: Tensor, dtype: ScalarType | None, masked_grad: bool | None) -> Tensor:
    """The elements of a blocked tensor row-major, in another dtype if one is given."""
    m = self.meta_
    wanted = dtype or m.dtype
    check(
        wanted is m.dtype or m.dtype not in (int8, uint8),
        "For uint8, int8, float8 mkldnn_tensor input, we should not change the data type.",
    )
    check(wanted in DTYPES, lambda: f"Unsupported dtype for ideep public tensor: {wanted.cpp_name}")
    dense = dense_of(self)
    made = _converted(dense, wanted)
    # What is held row-major must not be handed out: it could be written to.
    return F.clone(made) if made is opaque_of(self) else made


def _converted(dense: Tensor, dtype: ScalarType) -> Tensor:
    """In another dtype; oneDNN rounds to integers and stays in their range."""
    if dtype in (int8, uint8) and dense.meta_.dtype.is_floating_point:
        low, high = (-128, 127) if dtype is int8 else (0, 255)
        dense = F.clamp(F.round(dense), low, high)
    return F.to(dense, dtype)


def to_mkldnn_backward(grad: Tensor, input: Tensor) -> Tensor:
    """A gradient of a blocked tensor as one of the dense tensor that it was made of."""
    internal_assert(input.meta_.layout is strided, "expected a strided input")
    return F.to_dense(grad, input.meta_.dtype)


def _check_parameters(padding: Ints, stride: Ints, dilation: Ints, count: int) -> None:
    for name, values in (("padding", padding), ("stride", stride), ("dilation", dilation)):
        expand_param(values, name, count)


def mkldnn_reorder_conv2d_weight(
    self: Tensor, padding: Ints, stride: Ints, dilation: Ints, groups: int, input_size: Ints | None
) -> Tensor:
    """The weight of an image's convolution in the order that the kernel reads. See Note [Blocks of channels].

    Only float32 weights have such an order; others are copied.
    """
    _check_parameters(padding, stride, dilation, 2)
    if not is_packed(self):
        return like(self, F.clone(opaque_of(self)))
    return like(self, pack_weight(dense_of(self), groups))


def mkldnn_reorder_conv3d_weight(
    self: Tensor, padding: Ints, stride: Ints, dilation: Ints, groups: int, input_size: Ints | None
) -> Tensor:
    """A copy: the kernel over volumes reads weights row-major."""
    _check_parameters(padding, stride, dilation, 3)
    return like(self, F.clone(opaque_of(self)))
