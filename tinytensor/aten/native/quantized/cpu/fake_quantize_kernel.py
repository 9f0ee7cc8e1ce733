"""The loops of fake quantization: a number is rounded to what an integer could store, and stays a float.

    fake_quantize            y = (clamp(zero_point + round(x / scale)) - zero_point) * scale, halves to the even neighbour
    fake_quantize_channels   the same with a scale and a zero point for each channel

Both also say which numbers were not clamped: there a gradient passes. Elements are seen as they lie in memory, without gaps;
element i belongs to channel i // inner % channels.

Mirrors `_fake_quantize_tensor_helper` and its like in aten/src/ATen/native/quantized/cpu/kernels/QuantizedOpKernels.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy import float32, float64, int64

from tinytensor.aten.native.quantized.cpu.quantize_kernel import _EXACT, _of_elements, _run, array
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.scalar_type import float64 as double
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_uint8

# From here on a float is no int64; what PyTorch then stores is the smallest one.
_TOO_LARGE = 2.0**63


def fake_quantize_loop(pointer: Callable, real: Callable) -> Callable:
    def loop(lo, hi, out, mask, x, inverse, scale, zero_point, least, most):
        y, kept, v = pointer(out), ptr_uint8(mask), pointer(x)
        for i in range(lo, hi):
            shifted = real(zero_point) + np.rint(v[i] * inverse)
            kept[i] = 1 if real(least) <= shifted <= real(most) else 0
            # In this order nan becomes the smallest integer.
            bounded = shifted if shifted > least else least
            y[i] = float32(int64(min(bounded, most)) - zero_point) * scale

    return loop


def fake_quantize_channels_loop(pointer: Callable, zero_points_are_floats: bool) -> Callable:
    def loop(lo, hi, out, mask, x, scales, zero_points, channels, inner, least, most):
        y, kept, v = pointer(out), ptr_uint8(mask), pointer(x)
        scale_of, shift_of = ptr_float64(scales), ptr_float64(zero_points)
        for i in range(int64(lo), int64(hi)):
            c = i // inner % channels
            inverse = float32(1) / float32(scale_of[c])
            if zero_points_are_floats:
                shifted = float64(np.rint(float32(float32(shift_of[c]) + v[i] * inverse)))
            else:
                shifted = float64(float32(shift_of[c]) + np.rint(v[i] * inverse))
            kept[i] = 1 if least <= shifted <= most else 0
            bounded = shifted if least < shifted < _TOO_LARGE else float64(least)
            y[i] = (min(bounded, float64(most)) - shift_of[c]) * float64(float32(scale_of[c]))

    return loop


@lru_cache
def _kernel(make: Callable[..., Callable], kinds: str, wide: bool, *options: object) -> Kernel:
    name = f"{make.__name__.removesuffix('_loop')}_{'float64' if wide else 'float32'}"
    body = make(ptr_float64 if wide else ptr_float32, *options)
    return kernel(body, kinds, name=name, key=tuple(str(option) for option in options), fastmath=_EXACT)


def fake_quantize(
    out: int, mask: int, x: int, n: int, dtype: ScalarType, scale: float, zero_point: int, least: int, most: int
) -> None:
    """n numbers (float32 or float64) at address `x`, rounded at `out`, and a bool for each at `mask`."""
    with np.errstate(all="ignore"):
        inverse = float32(1) / float32(scale)
    if mode() == "off":
        real = dtype.numpy.type
        with np.errstate(all="ignore"):
            shifted = real(zero_point) + np.rint(array(x, n, real) * inverse)
            array(mask, n, np.bool_)[:] = (real(least) <= shifted) & (shifted <= real(most))
            bounded = np.minimum(np.where(shifted > least, shifted.astype(np.float64), least), most).astype(np.int64)
            array(out, n, real)[:] = (bounded - zero_point).astype(np.float32) * float32(scale)
        return
    wide = dtype is double
    run = _kernel(fake_quantize_loop, "iiiffiii", wide, float64 if wide else float32)
    _run(run, n, out, mask, x, float(inverse), scale, zero_point, least, most)


def fake_quantize_channels(
    out: int, mask: int, x: int, n: int, dtype: ScalarType, scales: np.ndarray, zero_points: np.ndarray, floats: bool,
    inner: int, least: int, most: int,
) -> None:  # fmt: skip
    """The same with scales and zero points (both float64) of each channel; `floats`: whether zero points are real numbers."""
    if mode() == "off":
        with np.errstate(all="ignore"):
            scale = _of_elements(scales, n, inner).astype(np.float32)
            shift = _of_elements(zero_points, n, inner)
            steps = array(x, n, dtype.numpy) * (float32(1) / scale)
            near = shift.astype(np.float32)
            shifted = np.rint((near + steps).astype(np.float32)) if floats else near + np.rint(steps)
            shifted = shifted.astype(np.float64)
            array(mask, n, np.bool_)[:] = (least <= shifted) & (shifted <= most)
            bounded = np.where((least < shifted) & (shifted < _TOO_LARGE), shifted, float(least))
            array(out, n, dtype.numpy)[:] = (np.minimum(bounded, most) - shift) * scale.astype(np.float64)
        return
    run = _kernel(fake_quantize_channels_loop, "iiiiiiiii", dtype is double, floats)
    tables = scales.ctypes.data, zero_points.ctypes.data
    _run(run, n, out, mask, x, *tables, len(scales), inner, least, most)
