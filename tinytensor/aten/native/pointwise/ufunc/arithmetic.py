"""Sums, products, quotients, powers, extremes.

Integers wrap as in C: a result is cut to the output's width when it is stored. A bool computes as 0 or 1.

Where a function has no value (the root of -1, the sine of infinity) NumPy's gives nan, as C's does. Python's `math` raises an
error there when a functor runs as plain Python, which it does on a simulated device.

Mirrors aten/src/ATen/native/ufunc/add.h and the lambdas of native/cpu/{BinaryOpsKernel,UnaryOpsKernel,PowKernel}.cpp.
"""

from __future__ import annotations

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.math import pow_float32
from tinytensor.aten.native.ufunc._typing import PerDtype, like


# `alpha` travels as a float64 or an int64; `like` gives it the operand's own type, so that a float32 loop stays one.
def add_number(a, b, alpha):
    return a + like(alpha, a) * b


# True + True is True. alpha is a bool as well: with False nothing is added.
def add_bool(a, b, alpha):
    return a | (b if alpha != 0 else like(0, b))


add = PerDtype(add_number, bool_=add_bool)


def mul(a, b):
    return a * b


def div_true(a, b):
    return a / b


def neg(x):
    return -x


def absolute(x):
    return abs(x)


def sign(x):
    """-1, 0 or 1; 0 for NaN."""
    return like(x > like(0, x), x) - like(x < like(0, x), x)


def reciprocal(x):
    return like(1, x) / x


def sqrt(x):
    return np.sqrt(x)


def rsqrt(x):
    return like(1, x) / np.sqrt(x)


# `|` and not `or`: a branch would keep LLVM from vectorising the selection.
def maximum(a, b):
    """NaN if either is NaN."""
    return a if (a >= b) | (a != a) else b


def minimum(a, b):
    """NaN if either is NaN."""
    return a if (a <= b) | (a != a) else b


# The lower bound is applied first, so the upper one wins where they cross. `low != low` is true for NaN only: a bound
# that is NaN makes the result NaN, and so does x, since every comparison with NaN is false and x stays.
def clamp(x, low, high):
    """`high` where the bounds cross; NaN if any of the three is NaN."""
    x = low if (x < low) | (low != low) else x
    return high if (x > high) | (high != high) else x


def clamp_min(x, low):
    return low if (x < low) | (low != low) else x


def clamp_max(x, high):
    return high if (x > high) | (high != high) else x


def unchanged(x):
    """What rounding does to an integer."""
    return x


def floor_float(x):
    return np.floor(x)


def ceil_float(x):
    return np.ceil(x)


def trunc_float(x):
    return np.trunc(x)


def round_half_even(x):
    return np.rint(x)


floor = PerDtype(unchanged, float32=floor_float, float64=floor_float)
ceil = PerDtype(unchanged, float32=ceil_float, float64=ceil_float)
trunc = PerDtype(unchanged, float32=trunc_float, float64=trunc_float)
round = PerDtype(unchanged, float32=round_half_even, float64=round_half_even)


# The exponent of float32 is handled in float64 (see pow_float32); float64 has no wider type to go to, so libm is called.
def pow_float64(a, b):
    return np.power(a, b)


def pow_integer(a, b):
    """By squaring. A negative exponent leaves 0, except for the bases 1 and -1."""
    base, exponent, result = np.int64(a), np.int64(b), np.int64(1)
    if exponent < 0:
        odd = exponent & np.int64(1)
        unit = np.int64(1) if base == 1 else (np.int64(1) - np.int64(2) * odd if base == -1 else np.int64(0))
        return unit
    # Invariant: result * base ** exponent is the power that is wanted. It wraps, as in C.
    while exponent > 0:
        if exponent & np.int64(1):
            result *= base
        base *= base
        exponent >>= np.int64(1)
    return result


pow = PerDtype(pow_integer, float32=pow_float32, float64=pow_float64)


def addcmul(x, a, b, value):
    return x + like(value, x) * a * b


def addcdiv(x, a, b, value):
    return x + like(value, x) * (a / b)


def lerp(start, end, weight):
    """start + weight (end - start), from the nearer end, so that weight 1 gives `end` exactly."""
    near = start + weight * (end - start)
    far = end - (end - start) * (like(1, weight) - weight)
    return near if abs(weight) < like(0.5, weight) else far
