"""Which pixels a place between pixels is made of: taps, weights, and the weights' derivatives, along one dimension.

`taps` serves bilinear, nearest and bicubic sampling, in two and three dimensions, forward and backward.

Mirrors aten/src/ATen/native/GridSampler.h and GridSamplerUtils.h.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

BILINEAR, NEAREST, BICUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)


class Tap(NamedTuple):
    """Pixel numbers, whether they are pixels, weights, and the weights' derivatives by the grid's coordinate."""

    pixel: np.ndarray
    inside: np.ndarray
    weight: np.ndarray
    slope: np.ndarray | None


def _unnormalize(coordinate: np.ndarray, size: int, align_corners: bool) -> tuple[np.ndarray, float]:
    """[-1, 1] to pixels, and the derivative."""
    real = coordinate.dtype.type
    if align_corners:
        return (coordinate + real(1)) / real(2) * real(size - 1), (size - 1) / 2
    return ((coordinate + real(1)) * real(size) - real(1)) / real(2), size / 2


def _clip(place: np.ndarray, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Into [0, size - 1], NaN to 0, and the derivative: 0 at the borders and beyond."""
    real = place.dtype.type
    moves = (place > 0) & (place < size - 1)
    return np.minimum(np.fmax(place, real(0)), real(size - 1)), moves.astype(place.dtype)


def _reflect(place: np.ndarray, twice_low: int, twice_high: int) -> tuple[np.ndarray, np.ndarray]:
    """Reflected at the borders until inside, and the derivative, 1 or -1."""
    real = place.dtype.type
    if twice_low == twice_high:
        return np.zeros_like(place), np.zeros_like(place)
    low, span = real(twice_low / 2), real((twice_high - twice_low) / 2)
    moved = place - low
    sign = np.where(moved < 0, real(-1), real(1))
    moved = np.abs(moved)
    extra, flips = np.fmod(moved, span), np.floor(moved / span)
    even = np.fmod(flips, 2) == 0
    return np.where(even, extra + low, span - extra + low), np.where(even, sign, -sign)


def _pad(place: np.ndarray, size: int, padding: int, align_corners: bool) -> tuple[np.ndarray, np.ndarray]:
    """A place outside the image brought inside as the padding mode says, and the derivative."""
    if padding == BORDER:
        return _clip(place, size)
    if padding == REFLECTION:
        ends = (0, 2 * (size - 1)) if align_corners else (-1, 2 * size - 1)
        reflected, sign = _reflect(place, *ends)
        clipped, moves = _clip(reflected, size)
        return clipped, sign * moves
    return place, np.ones_like(place)


def _tap(place: np.ndarray, size: int, weight: np.ndarray, slope: np.ndarray | None) -> Tap:
    inside = (place >= 0) & (place < size)
    return Tap(np.where(inside, place, 0).astype(np.int64), inside, weight, slope)


def taps(coordinate: np.ndarray, size: int, mode: int, padding: int, align_corners: bool) -> list[Tap]:
    """The taps of every coordinate."""
    real = coordinate.dtype.type
    place, factor = _unnormalize(coordinate, size, align_corners)
    if mode == BICUBIC:
        return _cubic_taps(place, real(factor), size, padding, align_corners)
    place, moves = _pad(place, size, padding, align_corners)
    if mode == NEAREST:
        return [_tap(np.rint(place), size, np.ones_like(place), None)]
    slope = moves * real(factor)
    left = np.floor(place)
    right = left + real(1)
    return [_tap(left, size, right - place, -slope), _tap(right, size, place - left, slope)]


def _cubic_taps(place: np.ndarray, factor: np.floating, size: int, padding: int, align_corners: bool) -> list[Tap]:
    left = np.floor(place)
    t = place - left
    found = []
    for k, (weight, slope) in enumerate(zip(_cubic_weights(t), _cubic_slopes(t), strict=True)):
        tap, _ = _pad(left + left.dtype.type(k - 1), size, padding, align_corners)
        # A tap between pixels, after a reflection, is cut off.
        found.append(_tap(np.trunc(tap), size, weight, slope * factor))
    return found


def _cubic_weights(t: np.ndarray) -> list[np.ndarray]:
    real = t.dtype.type
    a, one = real(-0.75), real(1)

    def near(x: np.ndarray) -> np.ndarray:
        return ((a + real(2)) * x - (a + real(3))) * x * x + one

    def far(x: np.ndarray) -> np.ndarray:
        return ((a * x - real(5) * a) * x + real(8) * a) * x - real(4) * a

    return [far(t + one), near(t), near(one - t), far(real(2) - t)]


def _cubic_slopes(t: np.ndarray) -> list[np.ndarray]:
    """Derivatives of the weights by t."""
    real = t.dtype.type
    a, one = real(-0.75), real(1)

    def near(x: np.ndarray) -> np.ndarray:
        return (real(3) * (a + real(2)) * x - real(2) * (a + real(3))) * x

    def far(x: np.ndarray) -> np.ndarray:
        return (real(3) * a * x - real(10) * a) * x + real(8) * a

    return [far(t + one), near(t), -near(one - t), -far(real(2) - t)]
