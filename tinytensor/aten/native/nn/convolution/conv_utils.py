"""What convolution and transposed convolution have in common.

Note [Small side, large side]
A convolution goes from a large side (its input, seen through windows) to a small side (one element a window); a
transposed convolution goes the other way, with the same weight of shape (small channels, large channels / groups,
kernel). Forward and both gradients of either kind are three products:

    to_small   small = weight @ columns(large)          forward; the input's gradient of the transposed kind
    to_large   large = sum of weight^T @ small          the input's gradient; forward of the transposed kind
    weight     weight = small @ columns(large)^T        the weight's gradient of both

Mirrors `conv_output_size`, `conv_input_size` of aten/src/ATen/native/ConvUtils.h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.convolution.vol2col import ColumnGeometry
from tinytensor.aten.native.nn.param_utils import lead_with_ones
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.overflows import wrapped_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def conv_output_size(input_size: Ints, weight_size: Ints, padding: Ints, stride: Ints, dilation: Ints) -> Ints:
    """(N, C, *) convolved with (O, C / groups, *kernel)."""
    spatial = zip(input_size[2:], weight_size[2:], padding, stride, dilation, strict=True)
    return (input_size[0], weight_size[0], *((n + 2 * p - (d * (k - 1) + 1)) // s + 1 for n, k, p, s, d in spatial))


def conv_input_size(
    output_size: Ints, weight_size: Ints, padding: Ints, output_padding: Ints, stride: Ints, dilation: Ints, groups: int
) -> Ints:
    """What a convolution to `output_size` comes from: the sizes of a transposed convolution's result.

    conv_output_size divides by the stride and rounds down, so up to `stride` input sizes give one output size. Solved
    for the input it gives the smallest of them; `output_padding` says how many more.
    """
    spatial = zip(output_size[2:], weight_size[2:], padding, output_padding, stride, dilation, strict=True)
    return (
        output_size[0],
        weight_size[1] * groups,
        *(wrapped_int64((n - 1) * s - 2 * p + d * (k - 1) + o + 1) for n, k, p, o, s, d in spatial),
    )


class ConvGeometry:
    """Sizes of one convolution. `columns` describes each group of each volume of the large side as a volume of its own.

    `kept` is for kernels: what they have worked out from the sizes.
    """

    __slots__ = ("_parts", "columns", "count", "groups", "kept", "small_channels")

    def __init__(
        self, small: Ints, large: Ints, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, groups: int
    ):
        self.count, self.groups, self.small_channels = small[0], groups, small[1] // groups
        self._parts: dict[int, ColumnGeometry] = {}
        self.kept: dict[Any, Any] = {}
        inputs, outputs = lead_with_ones(large[2:]), lead_with_ones(small[2:])
        kernel, stride, dilation = lead_with_ones(kernel), lead_with_ones(stride), lead_with_ones(dilation)
        self.columns = ColumnGeometry(
            small[0] * groups, large[1] // groups, inputs, outputs, kernel, stride, lead_with_ones(padding, 0), dilation
        )

    def columns_of(self, volumes: int) -> ColumnGeometry:
        """`columns` of some of the volumes."""
        found = self._parts.get(volumes)
        if found is None:
            c = self.columns
            found = self._parts[volumes] = ColumnGeometry(
                volumes * self.groups, c.channels, c.inputs, c.outputs, c.kernel, c.stride, c.padding, c.dilation
            )
        return found


def over_channels(bias: Tensor, dim: int) -> Tensor:
    """(C) -> (C, 1, ...), so that it is broadcast over a result of `dim` dimensions."""
    return F.view_default(bias, (-1, *([1] * (dim - 2))))


def lay_down(bias: Tensor, small: Tensor) -> None:
    """Begin with the bias; the matrix product is added to it."""
    m = small.meta
    copy_(small, F.expand_default(over_channels(bias, m.dim), tuple(m.sizes)), False)
