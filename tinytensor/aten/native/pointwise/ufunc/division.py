"""Division that rounds, and what it leaves: div with a rounding mode, remainder, fmod.

`remainder` goes with division rounded down and has the divisor's sign, `fmod` with division rounded towards zero and has
the dividend's. An integer divided by zero has no value: the functor leaves a word where `status` points, and the caller
raises. Floats take the same argument, and ignore it. The least integer divided by -1 wraps.

Mirrors c10/util/generic_math.h and aten/src/ATen/native/cpu/BinaryOpsKernel.cpp (`div_floor_kernel`, ...).
"""

from __future__ import annotations

import numpy as np

from tinytensor.aten.native.ufunc._typing import PerDtype, like
from tinytensor.kernel_compiler.pointers import ptr_int64


def divisible(a, b, status):
    """Whether the machine can divide a by b."""
    if b == 0:
        ptr_int64(status)[0] = 1
        return False
    # The least integer divided by -1 has no quotient in its type, and the machine instruction traps. So -1 never
    # reaches the division: the callers negate, which wraps.
    return b != -1


def div_floor_integer(a, b, status):
    a, b = np.int64(a), np.int64(b)
    if not divisible(a, b, status):
        return -a  # for b = 0 it is never read
    return a // b


def div_trunc_integer(a, b, status):
    a, b = np.int64(a), np.int64(b)
    if not divisible(a, b, status):
        return -a
    quotient = a // b
    # // rounds down; a negative quotient that is not exact goes one up.
    return quotient + np.int64((quotient < 0) & (quotient * b != a))


def remainder_integer(a, b, status):
    a, b = np.int64(a), np.int64(b)
    if not divisible(a, b, status):
        return np.int64(0)
    return a - (a // b) * b


def fmod_integer(a, b, status):
    a, b = np.int64(a), np.int64(b)
    if not divisible(a, b, status):
        return np.int64(0)
    # `left` has the divisor's sign, since // rounds down; fmod has the dividend's, and the other remainder is b less.
    left = a - (a // b) * b
    return left - b if (left != 0) & ((left < 0) != (a < 0)) else left


def div_floor_float(a, b, status):
    """Through fmod, so that the quotient is exact before it is rounded."""
    if b == like(0, b):
        return a / b
    # a / b may round up to an integer although a < that integer * b. a - fmod(a, b) is an exact multiple of b.
    left = np.fmod(a, b)
    quotient = (a - left) / b
    if (left != like(0, a)) & ((b < like(0, b)) != (left < like(0, a))):
        quotient -= like(1, a)
    if quotient == like(0, a):
        # A quotient of 0 keeps the sign that a / b has.
        return np.copysign(like(0, a), a / b)
    # (a - left) / b is an integer but for the rounding of the division: the nearest integer is meant.
    whole = np.floor(quotient)
    return whole + like(1, a) if quotient - whole > like(0.5, a) else whole


def div_trunc_float(a, b, status):
    return np.trunc(a / b)


# fmod has the dividend's sign. Where that differs from the divisor's, adding b once brings it over.
def remainder_float(a, b, status):
    left = like(np.fmod(a, b), a)
    return left + b if (left != like(0, a)) & ((b < like(0, b)) != (left < like(0, a))) else left


def fmod_float(a, b, status):
    return np.fmod(a, b)


div_floor = PerDtype(div_floor_integer, float32=div_floor_float, float64=div_floor_float)
div_trunc = PerDtype(div_trunc_integer, float32=div_trunc_float, float64=div_trunc_float)
remainder = PerDtype(remainder_integer, float32=remainder_float, float64=remainder_float)
fmod = PerDtype(fmod_integer, float32=fmod_float, float64=fmod_float)
