"""The columns of a convolution: the inputs under each tap of the kernel, side by side for all outputs.

With them a convolution is a matrix product. `ColumnGeometry` says which input is under which tap; volume_to_columns
copies (0 where a tap is over the padding), columns_to_volume adds up, its transpose.

Mirrors aten/src/ATen/native/im2col.h and vol2col.h.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.c10.storage import address_of

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


class ColumnGeometry:
    """`count` volumes of `channels` and `inputs` spatial sizes (three); `array` is what a kernel reads of it.

    Volumes and columns are row-major. Row (c, k) of volume n's columns, for tap k = (k0, k1, k2), has at output j

        columns[n, c, k, j0, j1, j2] = volume[n, c, i0, i1, i2],    i_d = j_d * stride_d + k_d * dilation_d - padding_d

    or 0 where an i_d is outside [0, inputs_d). Images have a depth of 1. The array is

    [channels, inputs (3), outputs (3), kernel (3), stride (3), padding (3), dilation (3)]
    """

    __slots__ = (
        "address",
        "array",
        "channels",
        "count",
        "dilation",
        "inputs",
        "kernel",
        "outputs",
        "padding",
        "stride",
    )

    def __init__(
        self, count: int, channels: int, inputs: Ints, outputs: Ints, kernel: Ints, stride: Ints, padding: Ints,
        dilation: Ints,
    ):  # fmt: skip
        self.count, self.channels = count, channels
        self.inputs, self.outputs, self.kernel = inputs, outputs, kernel
        self.stride, self.padding, self.dilation = stride, padding, dilation
        # Where there is one output no step is made: a stride beyond all sums would only make a kernel's index overflow.
        steps = [1 if n == 1 else s for n, s in zip(outputs, stride, strict=True)]
        self.array = np.array([channels, *inputs, *outputs, *kernel, *steps, *padding, *dilation], np.int64)
        self.address = address_of(self.array)

    @property
    def rows(self) -> int:
        """Rows of one volume's columns: every tap of every channel."""
        return self.channels * prod(self.kernel)

    @property
    def is_identity(self) -> bool:
        """Whether the columns are the volume itself: a 1x1 kernel that visits every element."""
        return prod(self.kernel) == 1 and self.inputs == self.outputs and set(self.stride) == {1}


def volume_to_columns(columns: Tensor, volume: Tensor, g: ColumnGeometry) -> None:
    """columns (count, channels * taps, outputs) = the volume's element under each tap, or 0."""
    stubs.vol2col_stub[volume.meta_.device.type](columns, volume, g)


def columns_to_volume(volume: Tensor, columns: Tensor, g: ColumnGeometry) -> None:
    """volume (count, channels, inputs) = the sum of what the columns have for each element."""
    stubs.col2vol_stub[volume.meta_.device.type](volume, columns, g)
