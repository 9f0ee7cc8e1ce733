"""The loops between real numbers and integers, one scale for all elements or one for each channel.

    quantize      q = clamp(round(x / scale + zero_point)), halves to the even neighbour
    dequantize    x = (q - zero_point) * scale

Note [How often a number is rounded on its way to an integer]
x / scale is x * (1 / scale), and after zero_point is added the sum lies between two integers. Where it lies exactly halfway, the
last bit of the product decides. PyTorch quantizes whole tensors of 8 bits with a fused multiply-add, which rounds product
and sum once; elsewhere (qint32, scales by channel, and inside of kernels that quantize what they have computed) both are
rounded. So do we. Where PyTorch's kernels have long vectors they also round the product before the zero point is added,
in a way that depends on the processor; we do not follow that.

A tensor with scales by channel is seen as (outer, channels, inner): element i belongs to channel i // inner % channels.

Mirrors `quantize_tensor_per_tensor_affine_cpu` and its like in aten/src/ATen/native/quantized/cpu/kernels/QuantizedOpKernels.cpp.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy import float32, float64, int32, int64

from tinytensor.c10.scalar_type import ScalarType, qint8, qint32, quint8
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int8, ptr_int32, ptr_int64, ptr_uint8

POINTERS = {quint8: ptr_uint8, qint8: ptr_int8, qint32: ptr_int32}
LIMITS = {quint8: (0, 255), qint8: (-128, 127), qint32: (-(2**31), 2**31 - 1)}
# The integer that nan becomes where no vector code decides: INT_MIN, cut to the bits of the dtype.
OF_NAN = {quint8: 0, qint8: 0, qint32: -(2**31)}
_EXACT: frozenset[str] = frozenset()


def quantize_fused_loop(pointer: Callable) -> Callable:
    def loop(lo, hi, out, x, inverse, zero_point, least, most):
        q, real = pointer(out), ptr_float32(x)
        for i in range(lo, hi):
            # The product is exact in float64: one rounding, to float32, as of a fused multiply-add.
            shifted = np.rint(float32(float64(real[i]) * inverse + zero_point))
            # In this order nan becomes the largest integer.
            clamped = shifted if shifted < most else most
            q[i] = int64(clamped if clamped > least else least)

    return loop


def quantize_loop(pointer: Callable) -> Callable:
    def loop(lo, hi, out, x, inverse, zero_point, least, most, of_nan):
        q, real = pointer(out), ptr_float32(x)
        for i in range(lo, hi):
            shifted = float64(np.rint(real[i] * inverse + zero_point))
            clamped = shifted if shifted < most else most
            clamped = clamped if clamped > least else least
            q[i] = int64(clamped) if shifted == shifted else of_nan

    return loop


def dequantize_loop(pointer: Callable) -> Callable:
    def loop(lo, hi, out, q, scale, zero_point):
        real, stored = ptr_float32(out), pointer(q)
        for i in range(lo, hi):
            # The difference is one of 32 bits, which a qint32 can leave.
            real[i] = float32(int32(int64(stored[i]) - zero_point)) * scale

    return loop


def quantize_channels_loop(pointer: Callable, zero_points_are_floats: bool) -> Callable:
    def loop(lo, hi, out, x, scales, zero_points, channels, inner, least, most, of_nan):
        q, real, scale_of = pointer(out), ptr_float32(x), ptr_float64(scales)
        for i in range(int64(lo), int64(hi)):
            c = i // inner % channels
            if zero_points_are_floats:
                # A scale of 0 counts as 1. The sum becomes an integer of 64 bits, then one of 32, before it is clamped.
                scale = float32(scale_of[c])
                inverse = float32(1) if scale == 0 else float32(1) / scale
                shifted = float64(np.rint(real[i] * inverse + float32(ptr_float64(zero_points)[c])))
                whole = int64(int32(int64(shifted))) if abs(shifted) < 2.0**63 else int64(0)
                q[i] = min(max(whole, int64(least)), int64(most))
            else:
                inverse = float32(1) / float32(scale_of[c])
                shifted = float64(np.rint(real[i] * inverse + float32(ptr_int64(zero_points)[c])))
                clamped = shifted if shifted < most else most
                clamped = clamped if clamped > least else least
                q[i] = int64(clamped) if shifted == shifted else of_nan

    return loop


def dequantize_channels_loop(pointer: Callable, zero_points_are_floats: bool) -> Callable:
    def loop(lo, hi, out, q, scales, zero_points, channels, inner):
        real, stored, scale_of = ptr_float32(out), pointer(q), ptr_float64(scales)
        for i in range(int64(lo), int64(hi)):
            c = i // inner % channels
            if zero_points_are_floats:
                real[i] = (float32(int64(stored[i])) - float32(ptr_float64(zero_points)[c])) * float32(scale_of[c])
            else:
                real[i] = float32(float64(int64(stored[i]) - ptr_int64(zero_points)[c]) * scale_of[c])

    return loop


@lru_cache
def _kernel(make: Callable[..., Callable], kinds: str, dtype: ScalarType, *options: bool) -> Kernel:
    name = f"{make.__name__.removesuffix('_loop')}_{dtype.name}"
    return kernel(make(POINTERS[dtype], *options), kinds, name=name, key=options, fastmath=_EXACT)


def _run(run: Kernel, n: int, *args: Any) -> None:
    if n:
        (run.parallel if n >= 32768 else run.serial)(n, *args)


def quantize(out: int, x: int, n: int, dtype: ScalarType, scale: float, zero_point: int, fused: bool = True) -> None:
    """n float32 at address `x` as integers at `out`. See Note [How often a number is rounded on its way to an integer]."""
    least, most = LIMITS[dtype]
    fused = fused and dtype is not qint32
    zero_point = in_32_bits(zero_point)
    with np.errstate(all="ignore"):
        inverse = float32(1) / float32(scale)
    if mode() == "off":
        with np.errstate(all="ignore"):
            real = array(x, n, np.float32)
            if fused:
                shifted = np.rint((real.astype(np.float64) * float64(inverse) + zero_point).astype(np.float32))
            else:
                shifted = np.rint(real * inverse + float32(zero_point))
            _store(out, shifted.astype(np.float64), dtype, most if fused else OF_NAN[dtype])
        return
    numbers = float(inverse), float(zero_point), float(least), float(most)
    if fused:
        _run(_kernel(quantize_fused_loop, "iiddff", dtype), n, out, x, *numbers)
    else:
        _run(_kernel(quantize_loop, "iiffddi", dtype), n, out, x, *numbers, OF_NAN[dtype])


def in_32_bits(value: int) -> int:
    """Cut to 32 bits."""
    return (value + 2**31) % 2**32 - 2**31


def dequantize(out: int, q: int, n: int, dtype: ScalarType, scale: float, zero_point: int) -> None:
    """n integers at address `q` as float32 at `out`."""
    zero_point = in_32_bits(zero_point)
    if mode() == "off":
        less = (array(q, n, dtype.numpy).astype(np.int64) - zero_point).astype(np.int32)
        with np.errstate(all="ignore"):
            array(out, n, np.float32)[:] = less.astype(np.float32) * float32(scale)
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
            inverse = np.where(scale == 0, float32(1), float32(1) / scale) if floats else float32(1) / scale
            shifted = np.rint(real * inverse + shift.astype(np.float32)).astype(np.float64)
            if floats:
                whole = np.where(np.abs(shifted) < 2.0**63, shifted, 0.0).astype(np.int64).astype(np.int32)
                shifted = whole.astype(np.float64)
            _store(out, shifted, dtype, OF_NAN[dtype])
        return
    run = _kernel(quantize_channels_loop, "iiiiiiddi", dtype, floats)
    tables = scales.ctypes.data, zero_points.ctypes.data
    _run(run, n, out, x, *tables, len(scales), inner, float(least), float(most), OF_NAN[dtype])


def dequantize_channels(
    out: int, q: int, n: int, dtype: ScalarType, scales: np.ndarray, zero_points: np.ndarray, inner: int
) -> None:
    """The same with scales (float64) and zero points (int64, or float64) of each channel."""
    floats = zero_points.dtype == np.float64
    if mode() == "off":
        scale, shift = _of_elements(scales, n, inner), _of_elements(zero_points, n, inner)
        stored = array(q, n, dtype.numpy)
        with np.errstate(all="ignore"):
            if floats:
                real = (stored.astype(np.float32) - shift.astype(np.float32)) * scale.astype(np.float32)
            else:
                real = (stored.astype(np.int64) - shift).astype(np.float64) * scale
            array(out, n, np.float32)[:] = real.astype(np.float32)
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


def _store(out: int, shifted: np.ndarray, dtype: ScalarType, of_nan: int) -> None:
    least, most = LIMITS[dtype]
    clamped = np.where(np.isnan(shifted), of_nan, np.clip(shifted, least, most))
    array(out, len(shifted), dtype.numpy)[:] = clamped.astype(np.int64)


def _of_elements(table: np.ndarray, n: int, inner: int) -> np.ndarray:
    """The channel's entry for each element."""
    return table[np.arange(n) // inner % len(table)]
