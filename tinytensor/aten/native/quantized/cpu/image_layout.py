"""An image of bytes as a quantized convolution reads it: channels last, padded, and with room in every place it asks for.

    (N, C, [D,] H, W), any strides  ->  (N, depth, height, width, groups * bytes of a group)

Around the image, between its points for a transposed convolution, and after the last channel of a group stands the zero point.
Each group has a multiple of 4 bytes in a point, since `integer_gemm` reads four at a time. `Layout` knows where all of that is,
and where the places and the points of a filter are; `lay_out` does it.

In the place of fbgemm's im2col functions, aten/src/ATen/native/quantized/cpu/qconv.cpp hands it images channels last.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np
from numpy import int64, uint8, uintp

from tinytensor.aten.native.cpu.loop_templates import independent
from tinytensor.aten.native.quantized.cpu.integer_gemm import segments_of_matrix, whole
from tinytensor.c10.metadata import Ints
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8


class Layout:
    """Where everything is, in bytes, for images of one size and one set of filters.

    sizes      (N, C, *image)
    margins    points before and after each dimension of the image; negative ones are cut off
    spread     distance between neighbours of the image
    part       each group is a multiple of so many bytes; side by side they count as one group (`together`)
    """

    def __init__(
        self, sizes: Ints, margins: Sequence[tuple[int, int]], spread: Ints, stride: Ints, kernel: Ints, dilation: Ints,
        groups: int, part: int, together: bool,
    ):  # fmt: skip
        self.samples, self.channels, *image = sizes
        groups = 1 if together else groups
        missing = 3 - len(image)  # an image of two dimensions is a volume of depth 1

        def of_volume(values: Sequence[Any], fill: Any) -> list:
            return [fill] * missing + list(values)

        self.image, self.spread = of_volume(image, 1), of_volume(spread, 1)
        edges = of_volume(margins, (0, 0))
        self.origin = [before for before, _ in edges]
        self.whole = [
            ((n - 1) * s + 1 if n else 0) + before + after
            for n, s, (before, after) in zip(self.image, self.spread, edges, strict=True)
        ]
        self.stride, points = of_volume(stride, 1), of_volume(kernel, 1)
        apart = of_volume(dilation, 1)
        self.of_group = self.channels // groups
        self.depth = whole(self.of_group, part)
        self.point = groups * self.depth
        reach = [d * (k - 1) + 1 for d, k in zip(apart, points, strict=True)]
        # Where the filter is larger than the image there is no place at all.
        found = [(n - r) // s + 1 if n >= r else 0 for n, r, s in zip(self.whole, reach, self.stride, strict=True)]
        self.all_places = found
        self.places: Ints = tuple(found[missing:])
        self._taps = self._offsets([d * np.arange(k) for d, k in zip(apart, points, strict=True)]).ravel()
        moved = any(self.origin) or prod(points) != 1
        self.as_it_is = not moved and self.whole == found == self.image
        self.step = self.point if self.as_it_is else self.stride[2] * self.point
        self._segments: dict[int, np.ndarray] = {}
        self._tables: dict[Ints, np.ndarray] = {}

    def _offsets(self, at: list[np.ndarray]) -> np.ndarray:
        """The bytes from the first point of an image to the points at these coordinates."""
        d, h, w = np.ix_(*at)
        return (((d * self.whole[1] + h) * self.whole[2] + w) * self.point).astype(np.int64)

    def taps(self, pieces: int) -> np.ndarray:
        """See Note [Segments and taps]."""
        return np.tile(self._taps, pieces) if pieces > 1 else self._taps

    def segments(self, filters: int) -> np.ndarray:
        """One for each line of places. See Note [Segments and taps]."""
        found = self._segments.get(filters)
        if found is None:
            width = self.all_places[2]
            if self.as_it_is:
                found = segments_of_matrix(self.samples * prod(self.all_places), self.point, filters)
            else:
                deep, high = (s * np.arange(n) for s, n in zip(self.stride[:2], self.all_places[:2], strict=True))
                image = prod(self.whole) * self.point
                first = np.arange(self.samples)[:, None] * image + self._offsets([deep, high, np.arange(1)]).ravel()
                results = np.arange(first.size) * width * filters
                found = np.stack((first.ravel(), results, np.full(first.size, width)), 1).astype(np.int64)
            self._segments[filters] = found
        return found

    def table(self, strides: Ints) -> np.ndarray:
        """The geometry that `fill_rows` reads, for an image with these strides."""
        found = self._tables.get(strides)
        if found is None:
            sample, channel, *image = strides
            along = [0] * (3 - len(image)) + image
            numbers = (
                self.channels, self.of_group, self.depth, self.point, *self.whole, *self.image, *self.origin, *self.spread,
                sample, channel, *along,
            )  # fmt: skip
            if len(self._tables) >= 16:
                self._tables.clear()
            found = self._tables[strides] = np.array(numbers, np.int64)
        return found


@independent
def fill(out, value, count):
    for i in range(uintp(count)):
        out[i] = value


@independent
def copy_bytes(out, a, count):
    for i in range(uintp(count)):
        out[i] = a[i]


@independent
def copy_channel(out, out_step, a, step, count):
    for i in range(uintp(count)):
        out[i * uintp(out_step)] = a[i * uintp(step)]


def source(place, origin, spread, size):
    """The coordinate in the image of a coordinate of the whole, or -1."""
    at = place - origin
    if at < 0 or at % spread != 0 or at // spread >= size:
        return int64(-1)
    return at // spread


def fill_rows(lo, hi, out, x, zero_point, geometry):
    """`lo, hi` count lines of the whole, over all samples."""
    g = ptr_int64(geometry)
    channels, of_group, depth, point = g[0], g[1], g[2], g[3]
    whole_d, whole_h, whole_w = g[4], g[5], g[6]
    size_d, size_h, size_w = g[7], g[8], g[9]
    spread_w, sample_stride, channel_stride, stride_w = g[15], g[16], g[17], g[20]
    first, end = int64(0), size_w
    if g[12] < 0:
        first = (-g[12] + spread_w - 1) // spread_w
    if whole_w - 1 - g[12] >= 0:
        end = min(end, (whole_w - 1 - g[12]) // spread_w + 1)
    count = max(end - first, int64(0))
    for row in range(int64(lo), int64(hi)):
        line = out + row * whole_w * point
        sample = row // (whole_d * whole_h)
        rest = row - sample * whole_d * whole_h
        d = source(rest // whole_h, g[10], g[13], size_d)
        h = source(rest - rest // whole_h * whole_h, g[11], g[14], size_h)
        inside = d >= 0 and h >= 0
        if not inside or count * channels != whole_w * point:
            fill(ptr_uint8(line), uint8(zero_point), whole_w * point)
        if inside:
            a = x + sample * sample_stride + d * g[18] + h * g[19] + first * stride_w
            to = line + (first * spread_w + g[12]) * point
            if channel_stride == 1 and channels == point and spread_w == 1 and stride_w == point:
                copy_bytes(ptr_uint8(to), ptr_uint8(a), count * point)
            elif channel_stride == 1 and of_group == channels:
                for w in range(count):
                    copy_bytes(ptr_uint8(to + w * spread_w * point), ptr_uint8(a + w * stride_w), channels)
            else:
                for c in range(channels):
                    place = c // of_group * depth + c % of_group
                    copy_channel(
                        ptr_uint8(to + place), spread_w * point, ptr_uint8(a + c * channel_stride), stride_w, count
                    )


@lru_cache(None)
def _kernel() -> Kernel:
    return kernel(fill_rows, "iiii", name="quantized_image", cost=float("inf"))


def lay_out(x: np.ndarray, layout: Layout, zero_point: int) -> tuple[int, np.ndarray]:
    """The address of the image, and the array that owns it: `x` itself if it is laid out so already."""
    table = layout.table(x.strides)
    address = x.__array_interface__["data"][0]
    if layout.as_it_is and layout.channels == layout.point and address % 4 == 0 and _is_channels_last(x):
        return address, x
    rows = layout.samples * layout.whole[0] * layout.whole[1]
    made = np.empty(rows * layout.whole[2] * layout.point, np.uint8)
    run = _kernel()
    launch = run.parallel if made.size >= 1 << 17 else run.serial
    launch(rows, address_of(made), address, zero_point, address_of(table))
    return address_of(made), made


def _is_channels_last(x: np.ndarray) -> bool:
    sizes, strides = (x.shape[0], *x.shape[2:], x.shape[1]), (x.strides[0], *x.strides[2:], x.strides[1])
    expected = 1
    for size, stride in zip(reversed(sizes), reversed(strides), strict=True):
        if size != 1 and stride != expected:
            return False
        expected *= size
    return True
