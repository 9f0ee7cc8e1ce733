"""Which inputs an interpolated output is made of, and with which weights, along one dimension.

As in PyTorch the arithmetic is in the type that the kernel computes in (nearest: always float32), because a place that
rounds otherwise chooses another input.

Mirrors aten/src/ATen/native/UpSample.h and the `compute_indices_weights` helpers of cpu/UpSampleKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil

import numpy as np

from tinytensor.aten.native.nn.vision.up_sample_separable import Axis, Taps

Ints = tuple[int, ...]
Scales = tuple[float | None, ...]


def _scale(real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None) -> np.floating:
    """Input pixels per output pixel."""
    if align_corners:
        return real(inputs - 1) / real(outputs - 1) if outputs > 1 else real(0)
    if scale is not None and scale > 0:
        return real(1.0 / scale)
    return real(inputs) / real(outputs)


def _nearest(inputs: int, outputs: int, scale: float | None, half: float) -> Axis:
    step = _scale(np.float32, inputs, outputs, False, scale)
    place = (np.arange(outputs, dtype=np.float32) + np.float32(half)) * step
    return Axis(inputs, np.minimum(np.floor(place).astype(np.int64), inputs - 1))


def _places(
    real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None, cubic: bool
) -> tuple[np.ndarray, np.ndarray]:
    """The input left of each output's place, and how far beyond it the place is, in [0, 1]."""
    step = _scale(real, inputs, outputs, align_corners, scale)
    j: np.ndarray = np.arange(outputs).astype(real)
    place = step * j if align_corners else step * (j + real(0.5)) - real(0.5)
    if not cubic and not align_corners:
        place = np.maximum(place, real(0))
    left = np.minimum(np.floor(place).astype(np.int64), inputs - 1)
    return left, np.clip(place - left.astype(real), real(0), real(1))


def _linear(real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None) -> Axis:
    if inputs == outputs:
        same = np.arange(inputs)
        return Axis(inputs, np.stack([same, same], 1), np.tile([1.0, 0.0], (inputs, 1)))
    left, beyond = _places(real, inputs, outputs, align_corners, scale, False)
    indices = np.stack([left, np.minimum(left + 1, inputs - 1)], 1)
    return Axis(inputs, indices, np.stack([real(1) - beyond, beyond], 1))


def _near(x: np.ndarray, a: float) -> np.ndarray:
    """The cubic filter at distances up to 1."""
    return ((x.dtype.type(a + 2)) * x - x.dtype.type(a + 3)) * x * x + x.dtype.type(1)


def _far(x: np.ndarray, a: float) -> np.ndarray:
    """The cubic filter at distances from 1 to 2."""
    real = x.dtype.type
    return ((real(a) * x - real(5 * a)) * x + real(8 * a)) * x - real(4 * a)


def _cubic(real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None) -> Axis:
    left, t = _places(real, inputs, outputs, align_corners, scale, True)
    indices = np.clip(left[:, None] + np.arange(-1, 3), 0, inputs - 1)
    one, a = real(1), -0.75
    return Axis(inputs, indices, np.stack([_far(t + one, a), _near(t, a), _near(one - t, a), _far(real(2) - t, a)], 1))


def _triangle(x: np.ndarray) -> np.ndarray:
    return np.maximum(0, 1 - np.abs(x))


def _smooth(x: np.ndarray) -> np.ndarray:
    x = np.abs(x)
    return np.where(x < 1, _near(x, -0.5), np.where(x < 2, _far(x, -0.5), 0))


def _antialiased(
    real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None, width: int, weigh: Callable
) -> Axis:
    """The filter is as wide as an output pixel is, seen from the input."""
    step = _scale(real, inputs, outputs, align_corners, scale)
    support = real(width * 0.5) * step if step >= 1 else real(width * 0.5)
    most = ceil(support) * 2 + 1
    inverse = real(1) / step if step >= 1 else real(1)
    center = step * (np.arange(outputs).astype(real) + real(0.5))
    first = np.maximum((center - support + real(0.5)).astype(np.int64), 0)
    counts = np.minimum((center + support + real(0.5)).astype(np.int64), inputs) - first
    counts = np.clip(counts, 0, most)
    taps = first[:, None] + np.arange(most)
    used = np.arange(most) < counts[:, None]
    distance = (taps.astype(real) - center[:, None] + real(0.5)) * inverse
    weights = np.where(used, weigh(distance), real(0))
    total = weights.sum(axis=1, keepdims=True)
    weights = np.where(total != 0, weights / np.where(total != 0, total, 1), weights)
    return Axis(inputs, np.where(used, np.clip(taps, 0, inputs - 1), 0), weights, counts)


@lru_cache(1024)
def upsample_taps(mode: str, double: bool, inputs: Ints, outputs: Ints, align_corners: bool, scales: Scales) -> Taps:
    """The tables of one interpolation. `double`: it computes in float64."""
    real = np.float64 if double else np.float32
    axes = []
    for size, out, scale in zip(inputs, outputs, scales, strict=True):
        if mode == "nearest":
            axes.append(_nearest(size, out, scale, 0.0))
        elif mode == "nearest-exact":
            axes.append(_nearest(size, out, scale, 0.5))
        elif mode == "linear":
            axes.append(_linear(real, size, out, align_corners, scale))
        elif mode == "cubic":
            axes.append(_cubic(real, size, out, align_corners, scale))
        elif mode == "linear_aa":
            axes.append(_antialiased(real, size, out, align_corners, scale, 2, _triangle))
        else:
            axes.append(_antialiased(real, size, out, align_corners, scale, 4, _smooth))
    return Taps(axes, copies=mode.startswith("nearest"))
