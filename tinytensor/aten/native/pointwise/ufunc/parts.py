"""Taking numbers apart: sign, fraction, exponent, neighbours; and putting them together again.

Mirrors the lambdas of aten/src/ATen/native/cpu/{UnaryOpsKernel,BinaryOpsKernel}.cpp.
"""

from __future__ import annotations

import math

import numpy as np

from tinytensor.aten.native.ufunc._typing import PerDtype, like
from tinytensor.kernel_compiler.pointers import bits_float32, bits_float64, float32_bits, float64_bits

i32 = np.int32
i64 = np.int64


def never(x):
    return False


# ---- sign ------------------------------------------------------------------------------------------------------------


def below_zero(x):
    return x < like(0, x)


# A comparison does not see the sign of -0 and of NaN; their bits do.
def signbit_float32(x):
    return float32_bits(x) < i32(0)


def signbit_float64(x):
    return float64_bits(x) < i64(0)


def isposinf_float(x):
    return x == like(np.inf, x)


def isneginf_float(x):
    return x == like(-np.inf, x)


def copysign_float32(a, b):
    return bits_float32(i32(i32(float32_bits(a) & i32(0x7FFFFFFF)) | i32(float32_bits(b) & i32(-0x80000000))))


def copysign_float64(a, b):
    return bits_float64((float64_bits(a) & i64(0x7FFFFFFFFFFFFFFF)) | (float64_bits(b) & i64(-0x8000000000000000)))


def angle(x):
    """pi for a negative number, 0 for others; NaN stays."""
    return like(math.pi, x) if x < like(0, x) else (x if x != x else like(0, x))


def heaviside(x, at_zero):
    return at_zero if x == like(0, x) else like(x > like(0, x), x)


# ---- fraction and exponent -------------------------------------------------------------------------------------------


def frac(x):
    return x - np.trunc(x)


def frexp_mantissa(x):
    """m in [0.5, 1) with x = m * 2**e; zeros, infinities and NaN are their own."""
    wide = np.float64(x)
    bits = float64_bits(wide)
    # A denormal has an exponent field of 0: 2**54 times as large it is a normal number.
    bits = float64_bits(wide * 18014398509481984.0) if (bits >> i64(52)) & i64(2047) == i64(0) else bits
    # -0x7FF0000000000001 clears the exponent field, and 0x3FE is the exponent of [0.5, 1).
    mantissa = bits_float64((bits & i64(-0x7FF0000000000001)) | i64(0x3FE0000000000000))
    return wide if (wide == 0.0) | (wide - wide != 0.0) else mantissa


def frexp_exponent(x):
    """e with x = m * 2**e, m in [0.5, 1); 0 for zeros, infinities and NaN."""
    wide = np.float64(x)
    tiny = (float64_bits(wide) >> i64(52)) & i64(2047) == i64(0)
    bits = float64_bits(wide * 18014398509481984.0) if tiny else float64_bits(wide)
    # The field holds the exponent of [1, 2) plus 1023; for [0.5, 1) it is one more.
    exponent = ((bits >> i64(52)) & i64(2047)) - i64(1022) - (i64(54) if tiny else i64(0))
    return i64(0) if (wide == 0.0) | (wide - wide != 0.0) else exponent


def power_of_two(exponent):
    return math.pow(2.0, exponent)


def ldexp_float32(x, exponent):
    """x * 2**exponent, rounded once: float64 has room for it."""
    c = min(max(np.float64(exponent), -600.0), 600.0)
    return np.float32(np.float64(x) * power_of_two(c))


def ldexp_float64(x, exponent):
    """x * 2**exponent, rounded once: in three factors, of which only the last may leave the normal numbers."""
    # From the smallest denormal to infinity it is 2**2099; bounds of 4400 and two factors of at most 2**1000 cover what
    # can still matter: beyond them the result is 0 or infinite already.
    e = min(max(exponent, -4400.0), 4400.0) + np.float64(frexp_exponent(x))
    first = min(max(e, -1000.0), 1000.0)
    second = min(max(e - first, -1000.0), 1000.0)
    return frexp_mantissa(x) * power_of_two(first) * power_of_two(second)


def nextafter_float32(x, y):
    """The next number from x towards y: as integers, neighbours differ by 1."""
    # Away from zero the integer of the bits grows by 1, towards zero it shrinks, for either sign; the exponent field follows
    # by the carry, and above the largest number comes infinity.
    bits = float32_bits(x)
    away = (y > x) == (x > np.float32(0))
    stepped = bits_float32(i32(bits + i32(1)) if away else i32(bits - i32(1)))
    # From 0 the next number is the smallest denormal, with the sign of y.
    least = bits_float32(i32(i32(float32_bits(y) & i32(-0x80000000)) | i32(1)))
    stepped = least if x == np.float32(0) else stepped
    return x + y if (x != x) | (y != y) else (y if x == y else stepped)


def nextafter_float64(x, y):
    bits = float64_bits(x)
    away = (y > x) == (x > 0.0)
    stepped = bits_float64(bits + i64(1) if away else bits - i64(1))
    least = bits_float64((float64_bits(y) & i64(-0x8000000000000000)) | i64(1))
    stepped = least if x == 0.0 else stepped
    return x + y if (x != x) | (y != y) else (y if x == y else stepped)


def nextafter_bits(x, y, infinity):
    """The same on the bits of 16-bit floats, given those of infinity: beyond them a number is NaN."""
    p, q = i64(x), i64(y)
    u, v = p & i64(0x7FFF), q & i64(0x7FFF)
    # Sign and magnitude -> a number line on which -0 and 0 are one place.
    s, t = (-u if p < i64(0) else u), (-v if q < i64(0) else v)
    # A quiet NaN: infinity's bits with the highest bit of the fraction, which is half of the lowest bit of the exponent.
    if (u > infinity) | (v > infinity):
        return infinity + (infinity & -infinity) // i64(2)
    if s == t:
        return q
    if s == i64(0):
        return (q & i64(-0x8000)) | i64(1)
    return p + i64(1) if (t > s) == (s > i64(0)) else p - i64(1)


# ---- rounding, limits ------------------------------------------------------------------------------------------------


def round_decimals(x, scale):
    """To a multiple of 1 / scale."""
    return np.rint(x * scale) / scale


def round_tens(x, scale):
    """To a multiple of scale."""
    return np.rint(x / scale) * scale


def nan_to_num(x, nan, posinf, neginf):
    finite = posinf if x == like(np.inf, x) else (neginf if x == like(-np.inf, x) else x)
    return nan if x != x else finite


def fmax(a, b):
    """The larger; the other one where one is NaN."""
    return b if (a != a) | (b > a) else a


def fmin(a, b):
    return b if (a != a) | (b < a) else a


signbit = PerDtype(below_zero, float32=signbit_float32, float64=signbit_float64)
isposinf = PerDtype(never, float32=isposinf_float, float64=isposinf_float)
isneginf = PerDtype(never, float32=isneginf_float, float64=isneginf_float)
copysign = PerDtype(float32=copysign_float32, float64=copysign_float64)
nextafter = PerDtype(float32=nextafter_float32, float64=nextafter_float64)
ldexp = PerDtype(float32=ldexp_float32, float64=ldexp_float64)
