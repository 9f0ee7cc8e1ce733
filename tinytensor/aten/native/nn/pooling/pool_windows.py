"""Windows of a pool: for every output position of each dimension, where its inputs begin and end.

Max, average, adaptive and fractional pools differ in nothing else, so one kernel serves them all. One- and
two-dimensional pools are three-dimensional ones with sizes of 1 in front.

Note [Window table]
A plane's table is int64: for each of the three dimensions its starts, its ends, and its share of the divisor, each as
long as the output is in that dimension. In front of all tables stands the head
    [inputs (3), outputs (3), steps inside a window (3), distance of one plane's table to the next in elements]
where the distance is 0 unless planes have windows of their own (fractional pools).

Mirrors aten/src/ATen/native/Pool.h and AdaptivePooling.h (`start_index`, `end_index`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from tinytensor.c10.error import check
from tinytensor.c10.overflows import wrapped_int32, wrapped_int64
from tinytensor.c10.storage import address_of

Ints = tuple[int, ...]
HEAD = 10


class Windows:
    """A table in memory, as a kernel reads it. `axes` are (starts, ends, shares) per dimension, for NumPy kernels."""

    __slots__ = ("address", "array", "axes", "inputs", "outputs", "steps")

    def __init__(self, inputs: Ints, outputs: Ints, steps: Ints, axes: Sequence[Sequence[np.ndarray]]):
        self.inputs, self.outputs, self.steps, self.axes = inputs, outputs, steps, axes
        head = np.array([*inputs, *outputs, *steps, 0], np.int64)
        self.array = np.concatenate([head, *(row for axis in axes for row in axis)]).astype(np.int64)
        self.address = address_of(self.array)


class PlaneWindows(Windows):
    """Windows of each plane's own: `axes` hold arrays of shape (planes, outputs)."""

    __slots__ = ()

    def __init__(self, inputs: Ints, outputs: Ints, axes: Sequence[Sequence[np.ndarray]]):
        self.inputs, self.outputs, self.steps, self.axes = inputs, outputs, (1, 1, 1), axes
        tables = np.concatenate([row for axis in axes for row in axis], axis=1).astype(np.int64)
        head = np.array([*inputs, *outputs, 1, 1, 1, tables.shape[1]], np.int64)
        self.array = np.concatenate([head, tables.reshape(-1)])
        self.address = address_of(self.array)


def pooling_output_shape(size: int, kernel: int, pad: int, stride: int, dilation: int, ceil_mode: bool) -> int:
    """How many windows fit; with ceil_mode also one that hangs over, if it begins inside the input or its left padding."""
    check(stride != 0, "stride should not be zero")
    check(pad >= 0, lambda: f"pad must be non-negative, but got pad: {pad}")
    span = wrapped_int64((kernel - 1) * dilation + 1)
    half = span // 2 if span >= 0 else -(-span // 2)  # C++ rounds to 0
    check(
        pad <= half,
        lambda: (
            f"pad should be at most half of effective kernel size, but got pad={pad}, kernel_size={kernel} and "
            f"dilation={dilation}"
        ),
    )
    # floor or ceil of (size + 2 pad - dilation (kernel - 1) - 1) / stride, plus 1. `//` rounds down, so ceil adds
    # stride - 1 first. The last window must begin before size + pad: one that begins in the right padding sees no input.
    reach = wrapped_int64(size + 2 * pad - dilation * (kernel - 1) - 1 + (stride - 1 if ceil_mode else 0))
    outputs = _div_rtn(reach, stride) + 1
    if ceil_mode and (outputs - 1) * stride >= size + pad:
        outputs -= 1
    return outputs


def _div_rtn(x: int, y: int) -> int:
    """x / y rounded down, as PyTorch's `div_rtn` computes it: quotient and remainder pass through 32 bits."""
    if -(2**31) <= x < 2**31:
        return x // y
    q = abs(x) // y if x >= 0 else -(-x // y)
    r = wrapped_int32(x - q * y)
    return wrapped_int32(wrapped_int32(q) - (r < 0))


@lru_cache(4096)
def max_windows(inputs: Ints, outputs: Ints, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints) -> Windows:
    """Windows without the padding: the first tap inside the input, and the end of the input at the latest."""
    axes = []
    for size, out, k, s, p, d in zip(inputs, outputs, kernel, stride, padding, dilation, strict=True):
        # Taps lie at start, start + d, ... Cutting the padding off must keep to these: a start before the input moves right
        # by whole steps of d, to the first tap at 0 or later. The kernel relies on start < size, because it takes the
        # first tap as its first best.
        starts = np.arange(out) * s - p
        ends = np.minimum(starts + (k - 1) * d + 1, size)
        outside = np.maximum(0, -(starts // d))  # taps before the input, rounded up
        starts = np.minimum(np.where(starts < 0, starts + outside * d, starts), size - 1)
        axes.append((starts, ends, np.ones(out, np.int64)))
    return Windows(inputs, outputs, dilation, axes)


@lru_cache(4096)
def average_windows(
    inputs: Ints, outputs: Ints, kernel: Ints, stride: Ints, padding: Ints, include_pad: bool
) -> Windows:
    """Windows clipped to the input; their shares count the padding where it counts."""
    axes = []
    for size, out, k, s, p in zip(inputs, outputs, kernel, stride, padding, strict=True):
        # `padded` is taken before clipping to the input but after clipping to the padded input: what a window of ceil_mode
        # hangs over does not count, even with include_pad.
        starts = np.arange(out) * s - p
        ends = np.minimum(starts + k, size + p)
        padded = ends - starts
        starts, ends = np.maximum(starts, 0), np.minimum(ends, size)
        axes.append((starts, ends, padded if include_pad else ends - starts))
    return Windows(inputs, outputs, (1, 1, 1), axes)


@lru_cache(4096)
def adaptive_windows(inputs: Ints, outputs: Ints) -> Windows:
    """Windows that cover the input evenly: from floor(i * size / out) to ceil((i + 1) * size / out)."""
    axes = []
    for size, out in zip(inputs, outputs, strict=True):
        place = np.arange(out)
        starts = place * size // max(out, 1)
        ends = -(-(place + 1) * size // max(out, 1))
        axes.append((starts, ends, ends - starts))
    return Windows(inputs, outputs, (1, 1, 1), axes)
