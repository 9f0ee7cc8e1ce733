"""The loops between real numbers and integers, one scale for all elements or one for each channel.

    quantize      q = clamp(round(x / scale + zero_point)), halves to the even neighbour
    dequantize    x = (q - zero_point) * scale

A tensor with scales by channel is seen as (outer, channels, inner): element i belongs to channel i // inner % channels.

Mirrors `quantize_tensor_per_tensor_affine_cpu` and its like in aten/src/ATen/native/quantized/cpu/kernels/QuantizedOpKernels.cpp.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy import float32, float64, int64

from tinytensor.c10.scalar_type import ScalarType, qint8, qint32, quint8
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int8, ptr_int32, ptr_int64, ptr_uint8

POINTERS = {quint8: ptr_uint8, qint8: ptr_int8, qint32: ptr_int32}
LIMITS = {quint8: (0, 255), qint8: (-128, 127), qint32: (-(2**31), 2**31 - 1)}
# Products and sums are rounded one by one, as PyTorch's vector code rounds them.
_EXACT: frozenset[str] = frozenset()


def quantize_loop(pointer: Callable) -> Callable:
    def loop(lo, hi, out, x, inverse, zero_point, least, most):
        q, real = pointer(out), ptr_float32(x)
        for i in range(lo, hi):
            shifted = np.rint(real[i] * inverse + zero_point)
            # In this order nan becomes the largest integer.
            clamped = shifted if shifted < most else most
            q[i] = int64(clamped if clamped > least else least)

    return loop


def dequantize_loop(pointer: Callable) -> Callable:
    def loop(lo, hi, out, q, scale, zero_point):
        real, stored = ptr_float32(out), pointer(q)
        for i in range(lo, hi):
            real[i] = float32(int64(stored[i]) - zero_point) * scale

    return loop


def quantize_channels_loop(pointer: Callable, zero_points_are_floats: bool) -> Callable:
    def loop(lo, hi, out, x, scales, zero_points, channels, inner, least, most):
        q, real, scale_of = pointer(out), ptr_float32(x), ptr_float64(scales)
        for i in range(int64(lo), int64(hi)):
            c = i // inner % channels
            inverse = float32(1) / float32(scale_of[c])
            shift = ptr_float64(zero_points)[c] if zero_points_are_floats else ptr_int64(zero_points)[c]
            shifted = np.rint(real[i] * inverse + float32(shift))
            clamped = float64(shifted) if shifted < most else most
            q[i] = int64(clamped if clamped > least else least)

    return loop


def dequantize_channels_loop(pointer: Callable, zero_points_are_floats: bool) -> Callable:
    def loop(lo, hi, out, q, scales, zero_points, channels, inner):
        real, stored, scale_of = ptr_float32(out), pointer(q), ptr_float64(scales)
        for i in range(int64(lo), int64(hi)):
            c = i // inner % channels
            if zero_points_are_floats:
                real[i] = (float32(int64(stored[i])) - float32(ptr_float64(zero_points)[c])) * float32(scale_of[c])
            else:
                real[i] = float32(int64(stored[i]) - ptr_int64(zero_points)[c]) * float32(scale_of[c])

    return loop


@lru_cache
def _kernel(make: Callable[..., Callable], kinds: str, dtype: ScalarType, *options: bool) -> Kernel:
    name = f"{make.__name__.removesuffix('_loop')}_{dtype.name}"
    return kernel(make(POINTERS[dtype], *options), kinds, name=name, key=options, fastmath=_EXACT)


def _run(run: Kernel, n: int, *args: Any) -> None:
    if n:
        (run.parallel if n >= 32768 else run.serial)(n, *args)


def quantize(out: int, x: int, n: int, dtype: ScalarType, scale: float, zero_point: int) -> None:
    """n float32 at address `x` as integers at `out`."""
    least, most = LIMITS[dtype]
    with np.errstate(divide="ignore"):
        inverse = float32(1) / float32(scale)
    if mode() == "off":
        with np.errstate(all="ignore"):
            shifted = np.rint(array(x, n, np.float32) * inverse + float32(zero_point)).astype(np.float64)
            _store(out, shifted, dtype)
        return
    run = _kernel(quantize_loop, "iiffdd" if dtype is qint32 else "iiffff", dtype)
    _run(run, n, out, x, float(inverse), float(zero_point), float(least), float(most))


def dequantize(out: int, q: int, n: int, dtype: ScalarType, scale: float, zero_point: int) -> None:
    """n integers at address `q` as float32 at `out`."""
    if mode() == "off":
        stored = array(q, n, dtype.numpy).astype(np.int64)
        array(out, n, np.float32)[:] = (stored - zero_point).astype(np.float32) * float32(scale)
        return
    _run(_kernel(dequantize_loop, "iifi", dtype), n, out, q, scale, zero_point)


def quantize_channels(
    out: int, x: int, n: int, dtype: ScalarType, scales: np.ndarray, zero_points: np.ndarray, inner: int
) -> None:
    """The same with scales (float64) and zero points (int64, or float64) of each channel."""
    floats = zero_points.dtype == np.float64
    least, most = LIMITS[dtype]
    if mode() == "off":
        scale, shift = _of_elements(scales, n, inner).astype(np.float32), _of_elements(zero_points, n, inner)
        real = array(x, n, np.float32)
        with np.errstate(all="ignore"):
            shifted = np.rint(real * (float32(1) / scale) + shift.astype(np.float32))
            _store(out, shifted.astype(np.float64), dtype)
        return
    run = _kernel(quantize_channels_loop, "iiiiiidd", dtype, floats)
    tables = scales.ctypes.data, zero_points.ctypes.data
    _run(run, n, out, x, *tables, len(scales), inner, float(least), float(most))


def dequantize_channels(
    out: int, q: int, n: int, dtype: ScalarType, scales: np.ndarray, zero_points: np.ndarray, inner: int
) -> None:
    """The same with scales (float64) and zero points (int64, or float64) of each channel."""
    floats = zero_points.dtype == np.float64
    if mode() == "off":
        scale, shift = _of_elements(scales, n, inner).astype(np.float32), _of_elements(zero_points, n, inner)
        stored = array(q, n, dtype.numpy)
        less = stored.astype(np.float32) - shift.astype(np.float32) if floats else stored.astype(np.int64) - shift
        array(out, n, np.float32)[:] = less.astype(np.float32) * scale
        return
    run = _kernel(dequantize_channels_loop, "iiiiii", dtype, floats)
    _run(run, n, out, q, scales.ctypes.data, zero_points.ctypes.data, len(scales), inner)


# ==== without machine code ============================================================================================


def array(address: int, n: int, dtype: Any) -> np.ndarray:
    """n elements at an address."""
    if not n:
        return np.empty(0, dtype)
    size = n * np.dtype(dtype).itemsize
    return np.frombuffer((ctypes.c_char * size).from_address(address), dtype)


def _store(out: int, shifted: np.ndarray, dtype: ScalarType) -> None:
    least, most = LIMITS[dtype]
    clamped = np.where(shifted < most, shifted, most)
    array(out, len(shifted), dtype.numpy)[:] = np.where(clamped > least, clamped, least).astype(np.int64)


def _of_elements(table: np.ndarray, n: int, inner: int) -> np.ndarray:
    """The channel's entry for each element."""
    return table[np.arange(n) // inner % len(table)]
