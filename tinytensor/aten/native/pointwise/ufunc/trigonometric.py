"""Tangent and the inverse trigonometric functions, hyperbolic functions and their inverses, sinc, hypot.

A float32 is computed in float64: the loop is branch-free and vectorises, cancellations disappear in the spare digits,
and the largest error is 0.51 ulp. float64 calls libm, one element at a time (below 1 ulp).

Mirrors aten/src/ATen/native/cpu/{UnaryOpsKernel,BinaryOpsKernel}.cpp and Sleef.
"""

from __future__ import annotations

import math

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.math import (
    exp_float64,
    log_float64,
    log_normal_float32,
    outside_float64,
    reduce_float64,
    sin_float64,
    sin_or_cos_float64,
)
from tinytensor.aten.native.ufunc._typing import PerDtype, like
from tinytensor.kernel_compiler.pointers import bits_float32, fastmath, float32_bits, float64_bits

f = np.float32
d = np.float64
i32 = np.int32
i64 = np.int64

PI = math.pi
HALF_PI = math.pi / 2


def with_sign_of(x, sign):
    """|x| with the sign bit of `sign`, both float32."""
    bits = i32(float32_bits(x) & i32(0x7FFFFFFF)) | i32(float32_bits(sign) & i32(-0x80000000))
    return bits_float32(i32(bits))


# ---- trigonometric ---------------------------------------------------------------------------------------------------


@fastmath("contract")
def tan_float32(x):
    """sine over cosine of one reduction, right for |x| <= 2**30; beyond, libm. Error below 0.6 ulp."""
    # One quadrant further the sine is the cosine.
    r, n = reduce_float64(d(x))
    y = f(sin_or_cos_float64(r, n) / sin_or_cos_float64(r, n + i64(1)))
    return x if x == f(0) else y


def tan_outside_float32(x):
    return outside_float64(d(x))


def never(x):
    return False


def libm_tan(x):
    return like(np.tan(np.float64(x)), x)


@fastmath("contract")
def atan_unit(t):
    """arctan of t in [0, 1], float64. Above 0.66, atan(t) = pi / 4 + atan((t - 1) / (t + 1))."""
    # The quotient of polynomials is that of Cephes: atan(s) = s + s**3 P(s**2) / Q(s**2) for |s| <= 0.66.
    upper = t > 0.66
    s = (t - 1.0) / (t + 1.0) if upper else t
    z = s * s
    p = -8.750608600031904122785e-1 * z - 1.615753718733365076637e1
    p = p * z - 7.500855792314704667340e1
    p = p * z - 1.228866684490136173410e2
    p = p * z - 6.485021904942025371773e1
    q = z + 2.485846490142306297962e1
    q = q * z + 1.650270098316988542046e2
    q = q * z + 4.328810604912902668951e2
    q = q * z + 4.853903996359136964868e2
    q = q * z + 1.945506571482613964425e2
    y = s * z * p / q + s
    return y + 0.25 * PI if upper else y


@fastmath("contract")
def atan_wide(y, x):
    """The angle of (x, y) in [0, pi] for y >= 0, float64."""
    # The smaller over the larger lies in [0, 1]; reflections at the diagonal and at the y axis bring the angle back.
    a = abs(x)
    high, low = (y, a) if y > a else (a, y)
    # Two infinities lie on the diagonal, and 0 / 0 is avoided: atan2(0, 0) is 0 by C's rules.
    t = 1.0 if (high == np.inf) & (low == np.inf) else low / high
    angle = atan_unit(t if high > 0.0 else 0.0)
    angle = HALF_PI - angle if y > a else angle
    return PI - angle if float64_bits(x) < i64(0) else angle


@fastmath("contract")
def atan2_float32(y, x):
    """Error below 0.6 ulp."""
    angle = with_sign_of(f(atan_wide(abs(d(y)), d(x))), y)
    return y + x if (y != y) | (x != x) else angle


@fastmath("contract")
def atan_float32(x):
    """Error below 0.6 ulp."""
    return x if x != x else with_sign_of(f(atan_wide(abs(d(x)), 1.0)), x)


@fastmath("contract")
def asin_wide(x):
    """arcsin of x in [0, 1], float64."""
    # The angle whose sine is x has the cosine sqrt(1 - x**2). (1 - x)(1 + x) keeps its digits near 1.
    root = np.sqrt((1.0 - x) * (1.0 + x))
    return atan_wide(x, root)


@fastmath("contract")
def asin_float32(x):
    """Error below 0.6 ulp."""
    y = with_sign_of(f(asin_wide(abs(d(x)))), x)
    return y if abs(x) <= f(1) else f(np.nan)


@fastmath("contract")
def acos_float32(x):
    """Error below 0.6 ulp."""
    wide = d(x)
    root = np.sqrt((1.0 - wide) * (1.0 + wide))
    return f(atan_wide(root, wide)) if abs(x) <= f(1) else f(np.nan)


def atan2_float64(y, x):
    return np.arctan2(y, x)


def atan_float64(x):
    return np.arctan(x)


def asin_float64(x):
    return np.arcsin(x)


def acos_float64(x):
    return np.arccos(x)


def tan_float64(x):
    return np.tan(x)


@fastmath("contract")
def sinc_float32(x):
    """sin(pi x) / (pi x); the product is rounded to float32 first, as in PyTorch, so sinc(1) is not quite 0. Error below 1.6 ulp."""
    product = d(f(PI) * x)
    return f(1) if x == f(0) else f(sin_float64(product) / product)


@fastmath("contract")
def sinc_float64(x):
    """Error below 2.4 ulp."""
    product = PI * x
    return 1.0 if x == 0.0 else sin_float64(product) / product


def sinc_outside_float32(x):
    return abs(x) > f(3.4e8)  # the reduction of sin is exact up to 2**30 / pi


def sinc_outside_float64(x):
    return abs(x) > 3.4e8


def libm_sinc(x):
    product = like(PI, x) * x
    return like(1, x) if x == like(0, x) else np.sin(product) / product


# ---- hyperbolic ------------------------------------------------------------------------------------------------------


@fastmath("contract")
def sinh_float32(x):
    """Error below 0.6 ulp."""
    # At 0.01 the first term left out is 2e-16 of the result; above, the difference loses 2 of 15 digits.
    wide = d(x)
    e = exp_float64(wide)
    z = wide * wide
    # Near 0 e**x - e**-x cancels: the series takes over.
    series = wide + wide * z * (1 / 6 + z * (1 / 120))
    return x if x == f(0) else f(series if abs(wide) < 1e-2 else 0.5 * (e - 1.0 / e))


@fastmath("contract")
def cosh_float32(x):
    """Error below 0.6 ulp."""
    e = exp_float64(d(x))
    return f(0.5 * (e + 1.0 / e))


@fastmath("contract")
def asinh_float32(x):
    """log(|x| + sqrt(x**2 + 1)), odd. Error below 0.6 ulp."""
    a = abs(d(x))
    z = a * a
    # Near 0 the argument of the logarithm is 1 + a, which has rounded digits of a off.
    series = a - a * z * (1 / 6 - z * (3 / 40))
    return with_sign_of(f(series if a < 1e-3 else log_float64(a + math.sqrt(z + 1.0))), x)


@fastmath("contract")
def acosh_float32(x):
    """Error below 0.6 ulp."""
    wide = d(x)
    # (x - 1)(x + 1) and not x**2 - 1, which would cancel near 1.
    y = f(log_float64(wide + np.sqrt((wide - 1.0) * (wide + 1.0))))
    return y if x >= f(1) else f(np.nan)


@fastmath("contract")
def atanh_float32(x):
    """Half the logarithm of (1 + x) / (1 - x) from 0.5 on, an odd polynomial below. Error below 0.8 ulp."""
    a = abs(x)
    z = a * a
    # (atanh(a) / a - 1) / a**2, fitted to a <= 0.5.
    p = f(0.1768345981836319) * z + f(0.05124529451131821)
    p = p * z + f(0.1182713732123375)
    p = p * z + f(0.14222276210784912)
    p = p * z + f(0.2000254988670349)
    p = p * z + f(0.33333298563957214)
    small = p * z * a + a
    # 1 - a is exact there. What the sum and the quotient have rounded off, over the sum, is the first term of the logarithm of what
    # they make wrong; for it 4 / 7 is near enough to 1 / (1 + a).
    top, bottom = f(1) + a, f(1) - a
    q = top / bottom
    lost = (a - (top - f(1))) + (top - q * bottom)
    large = f(0.5) * log_normal_float32(q, i32(0), lost * f(4 / 7))
    y = small if a < f(0.5) else large
    y = f(np.inf) if a == f(1) else y
    return with_sign_of(y, x) if a <= f(1) else f(np.nan)


def sinh_float64(x):
    return np.sinh(x)


def cosh_float64(x):
    return np.cosh(x)


def asinh_float64(x):
    return np.arcsinh(x)


def acosh_float64(x):
    return np.arccosh(x)


def atanh_float64(x):
    return np.arctanh(x)


# ---- length ----------------------------------------------------------------------------------------------------------


@fastmath("contract")
def hypot_float32(x, y):
    """Error below 0.6 ulp."""
    length = f(math.sqrt(d(x) * d(x) + d(y) * d(y)))
    return f(np.inf) if (abs(x) == f(np.inf)) | (abs(y) == f(np.inf)) else length


def hypot_float64(x, y):
    """sqrt(x**2 + y**2), with squares that neither overflow nor vanish; infinite where either is."""
    a, b = abs(x), abs(y)
    if (a == np.inf) | (b == np.inf):
        return np.inf
    if (a != a) | (b != b):
        return np.nan
    large, small = (a, b) if a >= b else (b, a)
    # The smaller one is lost in the rounding; its square could underflow. Powers of two scale without rounding.
    if small <= large * 2.0**-54:
        return large + small
    scale = 2.0**-600 if large > 1e150 else (2.0**600 if large < 1e-130 else 1.0)
    large, small = large * scale, small * scale
    return math.sqrt(large * large + small * small) / scale


tan = PerDtype(float32=tan_float32, float64=tan_float64)
tan_outside = PerDtype(float32=tan_outside_float32, float64=never)
asin = PerDtype(float32=asin_float32, float64=asin_float64)
acos = PerDtype(float32=acos_float32, float64=acos_float64)
atan = PerDtype(float32=atan_float32, float64=atan_float64)
atan2 = PerDtype(float32=atan2_float32, float64=atan2_float64)
sinc = PerDtype(float32=sinc_float32, float64=sinc_float64)
sinc_outside = PerDtype(float32=sinc_outside_float32, float64=sinc_outside_float64)
sinh = PerDtype(float32=sinh_float32, float64=sinh_float64)
cosh = PerDtype(float32=cosh_float32, float64=cosh_float64)
asinh = PerDtype(float32=asinh_float32, float64=asinh_float64)
acosh = PerDtype(float32=acosh_float32, float64=acosh_float64)
atanh = PerDtype(float32=atanh_float32, float64=atanh_float64)
hypot = PerDtype(float32=hypot_float32, float64=hypot_float64)
