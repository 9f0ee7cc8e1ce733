"""Bilinear and bicubic interpolation of images of bytes: in fixed point, one dimension after the other.

A weight is a 16-bit integer, the real one times a power of two that makes the largest fit. The sums along the rows are
rounded to bytes again before those along the columns are taken, and this is visible in the results.

Mirrors `compute_index_ranges_int16_weights` of aten/src/ATen/native/cpu/UpSampleKernel.cpp, and its kernels for bytes,
UpSampleKernelAVXAntialias.h among them; all of them give the same bytes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn.vision.up_sample_separable import Axis
from tinytensor.aten.native.nn.vision.up_sample_taps import upsample_taps
from tinytensor.aten.native.reference.arrays import view

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Scales = tuple[float | None, ...]
FixedPoint = tuple[np.ndarray, np.ndarray, int]

BYTE_MODES = frozenset({"linear", "cubic", "linear_aa", "cubic_aa"})
_MOST_BITS = 22


def _fixed_point(axis: Axis) -> FixedPoint:
    """(indices, integer weights, both of shape (outputs, taps), and how many bits stand behind the point)."""
    indices, weights = axis.indices, np.array(axis.weights, np.float64)
    largest = max(0.0, float(weights[:, 0].max()))
    # What several taps take from one pixel at the border is one weight, rounded once.
    for k in range(1, weights.shape[1]):
        again = indices[:, k] == indices[:, k - 1]
        weights[:, k] += np.where(again, weights[:, k - 1], 0)
        weights[:, k - 1] = np.where(again, 0, weights[:, k - 1])
        largest = max(largest, float(weights[:, k].max()))
    bits = 0
    while bits < _MOST_BITS and int(0.5 + largest * (1 << (bits + 1))) < 1 << 15:
        bits += 1
    scaled = weights * (1 << bits)
    return indices, np.trunc(scaled + np.where(weights < 0, -0.5, 0.5)).astype(np.int32), bits


@lru_cache(256)
def _tables(mode: str, inputs: Ints, outputs: Ints, align_corners: bool, scales: Scales) -> list[FixedPoint | None]:
    """Of both dimensions; None where there is nothing to do. The weights come from float64."""
    axes = upsample_taps(mode, True, inputs, outputs, align_corners, scales).axes[-2:]
    return [None if axis.inputs == len(axis.indices) else _fixed_point(axis) for axis in axes]


def upsample_bytes(out: Tensor, self: Tensor, mode: str, outputs: Ints, align_corners: bool, scales: Scales) -> None:
    """out = the interpolated images; both (N, C, H, W) of uint8."""
    inputs = tuple(self.meta.sizes[2:])
    of_rows, of_columns = _tables(mode, inputs, outputs, align_corners, scales)
    image = view(self)
    if of_columns is not None:
        image = _interpolate(image, of_columns)
    if of_rows is not None:
        image = _interpolate(image.swapaxes(-1, -2), of_rows).swapaxes(-1, -2)
    view(out)[...] = image


def _interpolate(image: np.ndarray, table: FixedPoint) -> np.ndarray:
    """Along the last dimension."""
    indices, weights, bits = table
    total = np.full((*image.shape[:-1], len(indices)), 1 << (bits - 1), np.int32)  # rounds to nearest
    for k in range(indices.shape[1]):
        total += image[..., indices[:, k]] * weights[:, k]
    return np.clip(total >> bits, 0, 255).astype(np.uint8)
