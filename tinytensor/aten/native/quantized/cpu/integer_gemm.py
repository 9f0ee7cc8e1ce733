"""Products of matrices of small integers, with sums in 32 bits, and the way from such a sum back to 8 bits.

    sum[i, j] = sum over k of a[i, k] * b[j, k]            both less their zero points, so 16 bits wide
    requantized:    clamp(round((sum + bias) * factor) + zero_point)
    in floats:      sum * factor + bias

A product of two 8-bit integers needs 16 bits, and a sum of many of them more. 32 bits hold 33,000 products of the largest
numbers. Rounding happens once, at the end.

Zero points are taken off before multiplying. So a zero that pads an image is a plain 0, and no sum has to be corrected.

Mirrors fbgemm's `fbgemmPacked` with `ReQuantizeOutput` and `ReQuantizeForFloat`, which PyTorch calls.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy import float32, int32, int64, uintp

from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int8, ptr_int16, ptr_uint8


def dot8(a0, a1, b0, b1, b2, b3, depth):
    """Eight sums at a time: two rows of a with four of b, so that what is loaded once is used several times."""
    s00 = s01 = s02 = s03 = s10 = s11 = s12 = s13 = int32(0)
    for k in range(uintp(depth)):
        x0, x1 = int32(a0[k]), int32(a1[k])
        y0, y1, y2, y3 = int32(b0[k]), int32(b1[k]), int32(b2[k]), int32(b3[k])
        s00 = int32(s00 + int32(x0 * y0))
        s01 = int32(s01 + int32(x0 * y1))
        s02 = int32(s02 + int32(x0 * y2))
        s03 = int32(s03 + int32(x0 * y3))
        s10 = int32(s10 + int32(x1 * y0))
        s11 = int32(s11 + int32(x1 * y1))
        s12 = int32(s12 + int32(x1 * y2))
        s13 = int32(s13 + int32(x1 * y3))
    return s00, s01, s02, s03, s10, s11, s12, s13


def dot1(a, b, depth):
    total = int32(0)
    for k in range(uintp(depth)):
        total = int32(total + int32(int32(a[k]) * int32(b[k])))
    return total


def requantize(total, bias, factor, zero_point, least, most):
    shifted = np.rint((float32(total) + bias) * factor) + zero_point
    return int32(min(max(shifted, least), most))


def gemm_loop(store: Any, pointer: Any) -> Any:
    """Rows [lo, hi) of the result, two at a time."""

    def loop(lo, hi, out, a, b, columns, depth, bias, factor, stride, zero_point, least, most):
        result, add, times = pointer(out), ptr_float32(bias), ptr_float32(factor)
        step = int64(depth) * 2
        i = int64(lo)
        while i < int64(hi):
            # The last row stands for both, where they are odd: its results are stored twice.
            second = i + 1 if i + 1 < int64(hi) else i
            a0, a1 = ptr_int16(a + i * step), ptr_int16(a + second * step)
            to0, to1 = i * stride, second * stride
            j = int64(0)
            while j + 4 <= columns:
                at = b + j * step
                s = dot8(
                    a0,
                    a1,
                    ptr_int16(at),
                    ptr_int16(at + step),
                    ptr_int16(at + 2 * step),
                    ptr_int16(at + 3 * step),
                    depth,
                )
                result[to0 + j] = store(s[0], add[j], times[j], zero_point, least, most)
                result[to0 + j + 1] = store(s[1], add[j + 1], times[j + 1], zero_point, least, most)
                result[to0 + j + 2] = store(s[2], add[j + 2], times[j + 2], zero_point, least, most)
                result[to0 + j + 3] = store(s[3], add[j + 3], times[j + 3], zero_point, least, most)
                result[to1 + j] = store(s[4], add[j], times[j], zero_point, least, most)
                result[to1 + j + 1] = store(s[5], add[j + 1], times[j + 1], zero_point, least, most)
                result[to1 + j + 2] = store(s[6], add[j + 2], times[j + 2], zero_point, least, most)
                result[to1 + j + 3] = store(s[7], add[j + 3], times[j + 3], zero_point, least, most)
                j += 4
            while j < columns:
                other = ptr_int16(b + j * step)
                result[to0 + j] = store(dot1(a0, other, depth), add[j], times[j], zero_point, least, most)
                result[to1 + j] = store(dot1(a1, other, depth), add[j], times[j], zero_point, least, most)
                j += 1
            i += 2

    return loop


def in_floats(total, bias, factor, zero_point, least, most):
    """A float32 result; with least = 0 negative ones become 0."""
    return max(float32(total) * factor + bias, least)


_POINTERS = {"uint8": (requantize, ptr_uint8), "int8": (requantize, ptr_int8), "float32": (in_floats, ptr_float32)}


@lru_cache
def _kernel(result: str) -> Kernel:
    store, pointer = _POINTERS[result]
    # The work of a row depends on the call, which chooses between one thread and several itself.
    return kernel(
        gemm_loop(store, pointer), "iiiiiiiifff", name=f"integer_gemm_{result}", fastmath=frozenset(), cost=float("inf")
    )


def integer_gemm(
    a: np.ndarray, b: np.ndarray, out: np.ndarray, bias: np.ndarray, factor: np.ndarray, zero_point: int, least: float,
    most: float,
) -> None:  # fmt: skip
    """out = a @ b.T and what follows from it.

    a, b          int16, shapes (rows, depth) and (columns, depth), row-major
    out           uint8, int8 or float32, shape (rows, columns), whose columns are neighbours
    bias, factor  float32, shape (columns,)
    """
    (rows, depth), columns = a.shape, len(b)
    if not rows or not columns:
        return
    if mode() == "off":
        total = (a.astype(np.int64) @ b.astype(np.int64).T).astype(np.float32)
        if out.dtype == np.float32:
            out[...] = np.maximum(total * factor + bias, np.float32(least))
        else:
            out[...] = np.clip(np.rint((total + bias) * factor) + np.float32(zero_point), least, most).astype(out.dtype)
        return
    run = _kernel(str(out.dtype))
    launch = run.parallel if rows * columns * depth >= 65536 else run.serial
    launch(
        rows, out.ctypes.data, a.ctypes.data, b.ctypes.data, columns, depth, bias.ctypes.data, factor.ctypes.data,
        out.strides[0] // out.itemsize, float(zero_point), float(least), float(most),
    )  # fmt: skip
