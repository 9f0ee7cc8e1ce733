"""Elementary functions as branch-free polynomials, which LLVM's loop vectoriser accepts whole.

Each reduces its argument to a small interval, evaluates a polynomial there, and puts the result back together with
exponent and sign bits. Special values are selected, never branched on. `contract` (fused multiply-add) is the only
fast-math flag that they are compiled with, whatever the loop around them: reassociation would undo the two-part
constants of the reductions.

How large an error may be, in units in the last place (ulp), stands in the docstring of each function; it is measured over the
whole range of arguments.

Note [Where the coefficients come from]
A polynomial that is fitted to an interval has a smaller largest error there than the Taylor series of the same degree.
The fits of log, tanh, sin and cos in float32, and of tanh in float64, are those of the Cephes library (S. Moshier);
log, sin and cos in float64 are those of fdlibm (Sun Microsystems); both have published them with their error bounds. exp
and erf are fits of the same kind. What stands as a fraction (`1 / 120`) is a Taylor coefficient. Each function
names the interval that its polynomial is good for; the argument never leaves it, or another branch is selected.

Mirrors aten/src/ATen/cpu/vec/ and Sleef. Left out: complex arguments.
"""

from __future__ import annotations

import numpy as np

from tinytensor.aten.native.ufunc._typing import PerDtype
from tinytensor.kernel_compiler.pointers import bits_float32, bits_float64, fastmath, float32_bits, float64_bits

f = np.float32
d = np.float64
i32 = np.int32
i64 = np.int64

LOG2_E = 1.4426950408889634
TWO_OVER_PI = 0.6366197723675814
# Adding this to |t| < 2**51 rounds t to an integer and leaves that integer in the low bits of the sum.
ROUND_TO_INT = 6755399441055744.0


# Fitted to |r| <= ln(2) / 2 = 0.347, so that e**r has a relative error below 3.1e-9, a small part of its last digit.
@fastmath("contract")
def exp_poly_float32(r):
    """(e**r - 1 - r) / r**2 for |r| <= ln(2) / 2."""
    p = f(1.3814599e-3) * r + f(8.368717e-3)
    p = p * r + f(4.166839e-2)
    p = p * r + f(1.6666521e-1)
    return p * r + f(4.9999994e-1)


@fastmath("contract")
def exp_float32(x):
    """e**x over the whole range, denormal results and infinity included. Error below 0.8 ulp."""
    # Below -104 e**x rounds to 0, above 89 to infinity. `not (x < ...)` is true for NaN, so NaN passes the bounds.
    c = x if not (x < f(-104)) else f(-104)
    c = c if not (c > f(89)) else f(89)
    # x = n ln(2) + r with |r| <= ln(2) / 2, so e**x = 2**n e**r. ln(2) is subtracted in two parts: the first has few
    # digits, so n times it is exact. 2**n itself may lie outside of the exponents of float32, so it is two factors: 2 and 2**(n - 1)
    # or, for small ones, 2**-31 and 2**(n + 31). n is rounded as in `expm1_narrow`, with what makes it the second one's exponent.
    bias = f(12583038) if not (x < f(-86)) else f(12583070)
    t = c * f(LOG2_E) + bias
    n = t - bias
    high = c - n * f(0.693145751953125)
    low = n * f(-1.428606765330187e-06)
    r = high + low
    # 1 + r is rounded, and so was r: what the two lost comes back with the small terms, and one rounding remains.
    one = f(1) + r
    lost = (r - (one - f(1))) + ((high - r) + low)
    y = one + (exp_poly_float32(r) * (r * r) + lost)
    return y * bits_float32(i32(float32_bits(t) << i32(23))) * (f(2) if not (x < f(-86)) else f(2.0**-31))


@fastmath("contract")
def exp_float16(x):
    """e**x in float32, for a result that is rounded to float16: that of `exp_float32` for every float16."""
    # Below -25 the result rounds to 0 in float16, above 12 to infinity, and between them 2**n is a normal float32: one factor is
    # enough. What 1 + r loses is not seen in eleven bits. Rounding as in `expm1_narrow`.
    c = x if not (x < f(-25)) else f(-25)
    c = c if not (c > f(12)) else f(12)
    t = c * f(LOG2_E) + f(12583039)
    n = t - f(12583039)
    r = c - n * f(0.693145751953125) - n * f(1.428606765330187e-06)
    return (exp_poly_float32(r) * (r * r) + r + f(1)) * bits_float32(i32(float32_bits(t) << i32(23)))


@fastmath("contract")
def exp_below_float32(x):
    """e**x for x <= 0; 0 where the result would be no normal number. Error below 1 ulp."""
    # n is rounded as in `expm1_narrow`, with what makes it an exponent field; at -88 this is 0, and so is the factor.
    c = x if not (x < f(-88)) else f(-88)
    t = c * f(LOG2_E) + f(12583039)
    n = t - f(12583039)
    r = c - n * f(0.693145751953125) - n * f(1.428606765330187e-06)
    return (exp_poly_float32(r) * (r * r) + r + f(1)) * bits_float32(i32(float32_bits(t) << i32(23)))


@fastmath("contract")
def exp_bfloat16(x):
    """e**x in float32, for a result that is rounded to bfloat16: that of `exp_float32` for every bfloat16."""
    # As in `exp_float32`, with what eight bits do not see left out; n is rounded as in `expm1_narrow`. The polynomial is e**r itself
    # with a relative error below 3e-7, fitted to |r| <= ln(2) / 2.
    c = x if not (x < f(-95)) else f(-95)
    c = c if not (c > f(89)) else f(89)
    t = c * f(LOG2_E) + f(12582912)
    n = t - f(12582912)
    r = c - n * f(0.693145751953125) - n * f(1.428606765330187e-06)
    p = f(0.008291685953736305) * r + f(0.04191520810127258)
    p = p * r + f(0.16667664051055908)
    p = p * r + f(0.49998897314071655)
    p = p * r + f(0.9999996423721313)
    p = p * r + f(1.0000001192092896)
    k = i32(float32_bits(t) - i32(0x4B400000))
    h = i32(k >> i32(1))
    return p * bits_float32(i32(i32(h + i32(127)) << i32(23))) * bits_float32(i32(i32(k - h + i32(127)) << i32(23)))


@fastmath("contract")
def exp_normal_float32(x):
    """e**x for -87 <= x <= 88: the result is a normal number, one scale factor is enough."""
    # n is rounded as in `expm1_narrow`, with what makes it an exponent field.
    t = x * f(LOG2_E) + f(12583039)
    n = t - f(12583039)
    r = x - n * f(0.693145751953125) - n * f(1.428606765330187e-06)
    return (exp_poly_float32(r) * (r * r) + r + f(1)) * bits_float32(i32(float32_bits(t) << i32(23)))


@fastmath("contract")
def expm1_narrow(x):
    """e**x - 1 within 1.5 ulp, without leaving float32."""
    # x = n ln(2) + r as in exp_float32, and 2**n - 1 + 2**n (e**r - 1): both parts keep their digits. Below -87 it is -1. Adding
    # 1.5 * 2**23 + 126 rounds to n and leaves n + 126, the exponent of 2**(n - 1), in the low bits: half of the result, so that
    # the largest does not overflow on the way.
    c = x if not (x < f(-87)) else f(-87)
    t = c * f(LOG2_E) + f(12583038)
    n = t - f(12583038)
    r = c - n * f(0.693145751953125) - n * f(1.428606765330187e-06)
    half = bits_float32(i32(float32_bits(t) << i32(23)))
    y = ((exp_poly_float32(r) * (r * r) + r) * half + (half - f(0.5))) * f(2)
    y = y if not (x > f(88.72284)) else f(np.inf)
    # Half of a denormal would lose a digit, and the sign of -0 would be lost.
    return y if abs(x) > f(1e-8) else x


@fastmath("contract")
def exp_float64(x):
    """Error below 1.1 ulp."""
    # The same steps as in exp_float32; the bounds are where the result is 0 and infinity. The polynomial is fitted to
    # |r| <= ln(2) / 2 with an error below 1e-15.
    c = x if not (x < -746.0) else -746.0
    c = c if not (c > 710.0) else 710.0
    bias = ROUND_TO_INT + 1022 if not (x < -700.0) else ROUND_TO_INT + 1086
    t = c * LOG2_E + bias
    n = t - bias
    r = c - n * 6.93147180369123816490e-01 - n * 1.90821492927058770002e-10
    p = r * 2.5112575199224824494e-8 + 2.7631647037968626199e-7
    p = p * r + 2.7557233186138299516e-6
    p = p * r + 2.4801488859101367043e-5
    p = p * r + 1.9841269898232815388e-4
    p = p * r + 1.388888894814066535e-3
    p = p * r + 8.3333333333161921596e-3
    p = p * r + 4.1666666666510653105e-2
    p = p * r + 1.6666666666666684719e-1
    p = p * r + 5.0000000000000134131e-1
    y = (p * (r * r) + r + 1.0) * bits_float64(float64_bits(t) << i64(52))
    return y * (2.0 if not (x < -700.0) else 2.0**-63)


@fastmath("contract")
def log_normal_float32(z, exponent, more):
    """log(2**exponent z) + more, for a positive normal z and a small `more`."""
    # z = 2**k (1 + m) with 1 + m near 1, so log(z) = k ln(2) + log(1 + m). Adding and taking off the bits of sqrt(1/2) makes
    # 1 + m lie around 1 and not in [1, 2): for z just below 1 nothing cancels.
    ix = i32(float32_bits(z) + i32(0x3F800000 - 0x3F3504F3))
    k = f(i32(i32(ix >> i32(23)) - i32(127) + exponent))
    m = bits_float32(i32(i32(ix & i32(0x7FFFFF)) + i32(0x3F3504F3))) - f(1)
    # (log(1 + m) - m + m**2 / 2) / m**3 for sqrt(1/2) <= 1 + m < sqrt(2).
    p = f(7.0376836292e-2) * m + f(-1.1514610310e-1)
    p = p * m + f(1.1676998740e-1)
    p = p * m + f(-1.2420140846e-1)
    p = p * m + f(1.4249322787e-1)
    p = p * m + f(-1.6668057665e-1)
    p = p * m + f(2.0000714765e-1)
    p = p * m + f(-2.4999993993e-1)
    p = p * m + f(3.3333331174e-1)
    q = m * m
    # Small terms first, the largest last: each sum rounds once at the size of its result. ln(2) is split into 0.693359375,
    # which has so few digits that its product with k is exact, and a small negative rest.
    return p * m * q + k * f(-2.12194440e-4) + more - f(0.5) * q + m + k * f(0.693359375)


@fastmath("contract")
def log_float32(x):
    """Error below 0.9 ulp."""
    tiny = x < f(1.17549435e-38)
    z = x * f(8388608) if tiny else x  # a denormal has no exponent field to read
    y = log_normal_float32(z, i32(-23) if tiny else i32(0), f(0))
    # inf and NaN as they come, -inf at 0, NaN below.
    y = x if x > f(3.4028235e38) else y
    y = f(-np.inf) if x == f(0) else y
    return f(np.nan) if not (x >= f(0)) else y


@fastmath("contract")
def log1p_narrow(x):
    """log(1 + x) within 1.5 ulp, without leaving float32."""
    one = f(1) + x
    # What the sum has rounded off, over the sum: the first term of the logarithm of their quotient.
    y = log_normal_float32(one, i32(0), (x - (one - f(1))) / one)
    y = x if (x > f(3.4028235e38)) | (x == f(0)) else y
    y = f(-np.inf) if x == f(-1) else y
    return f(np.nan) if not (x >= f(-1)) else y


@fastmath("contract")
def log_float64(x):
    """Error below 0.9 ulp."""
    # The steps of log_float32: 2**54 lifts a denormal, 0x3FE6A09E667F3BCD are the bits of sqrt(1/2).
    tiny = x < 2.2250738585072014e-308
    z = x * 18014398509481984.0 if tiny else x
    ix = float64_bits(z) + i64(0x3FF0000000000000 - 0x3FE6A09E667F3BCD)
    k = d((ix >> i64(52)) - i64(1023) - (i64(54) if tiny else i64(0)))
    m = bits_float64((ix & i64(0xFFFFFFFFFFFFF)) + i64(0x3FE6A09E667F3BCD)) - 1.0
    # log(1 + m) = 2 artanh(s) with s = m / (2 + m): a series in odd powers, which needs half as many terms. Even and
    # odd ones are summed apart, so the two sums can run side by side.
    s = m / (2.0 + m)
    z2 = s * s
    w = z2 * z2
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = 2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)
    odd = z2 * (6.666666666666735130e-01 + w * odd)
    half = 0.5 * m * m
    y = s * (half + even + odd) + k * 1.90821492927058770002e-10 - half + m + k * 6.93147180369123816490e-01
    y = x if x > 1.7976931348623157e308 else y
    y = -np.inf if x == 0.0 else y
    return np.nan if not (x >= 0.0) else y


@fastmath("contract")
def one_plus_exp_float32(x):
    """1 + e**-x for x >= -88.72283."""
    # Above 87 the exponential is no part of the sum any more. Below -88.72 the result means nothing.
    c = -x if not (x > f(87)) else f(-87)
    # Adding 1.5 * 2**23 + 126 rounds to an integer n and leaves n + 126, the exponent of 2**(n - 1), in the low bits. The rest
    # makes 2 e**r: so the largest results do not overflow on the way.
    t = c * f(LOG2_E) + f(12583038)
    n = t - f(12583038)
    r = c - n * f(0.693145751953125) - n * f(1.428606765330187e-06)
    e = ((exp_poly_float32(r) * (r * r) + r) * f(2) + f(2)) * bits_float32(i32(float32_bits(t) << i32(23)))
    return f(1) + e


# PyTorch rounds the sum and the quotient and no more: so do these, for the same numbers.
@fastmath("contract")
def sigmoid_float32(x):
    """1 / (1 + e**-x) within 2.2 ulp, as in PyTorch."""
    return f(1) / (f(1) + exp_float32(-x))


@fastmath("contract")
def silu_float32(x):
    """x / (1 + e**-x) within 2.2 ulp, as in PyTorch; 0 where e**-x is infinite, from -88.72284 on."""
    q = x / one_plus_exp_float32(x)
    # Of an infinite x the sign is not lost, nor is that of -0.
    far = x if x > f(0) else x * f(0)
    return far if (abs(x) > f(88.72283)) | (x == f(0)) else q


@fastmath("contract")
def sigmoid_float64(x):
    """Error below 2.6 ulp."""
    return 1.0 / (1.0 + exp_float64(-x))


@fastmath("contract")
def silu_float64(x):
    """Error below 2.4 ulp."""
    return x / (1.0 + exp_float64(-x))


@fastmath("contract")
def tanh_float32(x):
    """An odd polynomial below 0.625, 1 - 2 / (e**2x + 1) above; the sign bit is put back last. Error below 1.4 ulp."""
    a = abs(x)
    z = a * a
    # tanh(a) = a + a**3 P(a**2) for a < 0.625, where 1 - 2 / (e**2a + 1) would lose digits by cancellation.
    p = f(-5.70498872745e-3) * z + f(2.06390887954e-2)
    p = p * z + f(-5.37397155531e-2)
    p = p * z + f(1.33314422036e-1)
    p = p * z + f(-3.33332819422e-1)
    small = p * z * a + a
    # Bounded, because exp_normal_float32 is only good below 88; tanh(40) is 1 already.
    c = a + a if not (a > f(40)) else f(80)
    large = f(1) - f(2) / (exp_normal_float32(c) + f(1))
    y = small if a < f(0.625) else large
    return bits_float32(i32(float32_bits(y) | i32(float32_bits(x) & i32(-0x80000000))))


@fastmath("contract")
def tanh_float64(x):
    """Error below 1.5 ulp."""
    a = abs(x)
    z = a * a
    # A quotient of polynomials reaches the 53 digits with fewer terms than one polynomial would need.
    p = (-9.64399179425052238628e-1 * z - 9.92877231001918586564e1) * z - 1.61468768441708447952e3
    q = ((z + 1.12811678491632931402e2) * z + 2.23548839060100448583e3) * z + 4.84406305325125486048e3
    small = p / q * z * a + a
    large = 1.0 - 2.0 / (exp_float64(a + a) + 1.0)
    y = small if a < 0.625 else large
    return bits_float64(float64_bits(y) | (float64_bits(x) & i64(-0x8000000000000000)))


@fastmath("contract")
def reduce_float32(x):
    """x = r + n pi / 2 with |r| <= pi / 4: (r, n). In float64, where r keeps all its digits for |x| < 2**39."""
    # n * (pi / 2) is subtracted in two parts: the second is what the float64 pi / 2 lacks. The low bits of t hold n, of
    # which only the last two matter: they are the quadrant.
    wide = d(x)
    t = wide * TWO_OVER_PI + ROUND_TO_INT
    n = t - ROUND_TO_INT
    r = wide - n * 1.5707963267948966
    return f(r - n * 6.123233995736766e-17), i32(float64_bits(t))


@fastmath("contract")
def reduce_float64(x):
    # pi / 2 in three parts of 53 digits each. `contract` fuses each product with its subtraction, so the product itself is
    # not rounded. The first difference is exact: x and n times the first part are multiples of 2**-52, and what is left
    # of them is below 1. The second and third part bring the digits that matter where x is close to a multiple of pi / 2.
    t = x * TWO_OVER_PI + ROUND_TO_INT
    n = t - ROUND_TO_INT
    r = x - n * 1.5707963267948966
    r = r - n * 6.123233995736766e-17
    return r - n * -1.4973849048591833e-33, float64_bits(t)


@fastmath("contract")
def sin_or_cos_float32(r, quadrant):
    # Both polynomials are computed and one is selected by the lowest bit of the quadrant; the next bit is the sign. Two
    # polynomials are cheaper than a branch in a vector loop. Both are fitted to |r| <= pi / 4:
    # sin(r) = r + r**3 S(r**2) and cos(r) = 1 - r**2 / 2 + r**4 C(r**2).
    z = r * r
    s = f(-1.9515295891e-4) * z + f(8.3321608736e-3)
    s = s * z + f(-1.6666654611e-1)
    s = s * z * r + r
    c = f(2.443315711809948e-5) * z + f(-1.388731625493765e-3)
    c = c * z + f(4.166664568298827e-2)
    c = c * z * z - f(0.5) * z + f(1)
    y = c if quadrant & i32(1) else s
    return -y if quadrant & i32(2) else y


@fastmath("contract")
def sin_or_cos_float64(r, quadrant):
    z = r * r
    s = 1.58969099521155010221e-10 * z - 2.50507602534068634195e-08
    s = s * z + 2.75573137070700676789e-06
    s = s * z - 1.98412698298579493134e-04
    s = s * z + 8.33333333332248946124e-03
    s = s * z - 1.66666666666666324348e-01
    s = s * z * r + r
    c = -1.13596475577881948265e-11 * z + 2.08757232129817482790e-09
    c = c * z - 2.75573143513906633035e-07
    c = c * z + 2.48015872894767294178e-05
    c = c * z - 1.38888888888741095749e-03
    c = c * z + 4.16666666666666019037e-02
    # 1 - half is rounded; (1 - w) - half is exactly what the rounding took, and it is added to the small terms.
    half = 0.5 * z
    w = 1.0 - half
    c = w + ((1.0 - w - half) + c * z * z)
    y = c if quadrant & i64(1) else s
    return -y if quadrant & i64(2) else y


@fastmath("contract")
def sin_float32(x):
    """Error below 1.6 ulp."""
    # The sign of -0 would be lost in the reduction.
    r, n = reduce_float32(x)
    return x if x == f(0) else sin_or_cos_float32(r, n)


@fastmath("contract")
def cos_float32(x):
    """Error below 1.6 ulp."""
    # cos(x) = sin(x + pi / 2): one quadrant further.
    r, n = reduce_float32(x)
    return sin_or_cos_float32(r, i32(n + i32(1)))


@fastmath("contract")
def sin_float64(x):
    """Error below 1.6 ulp."""
    r, n = reduce_float64(x)
    return x if x == 0.0 else sin_or_cos_float64(r, n)


@fastmath("contract")
def cos_float64(x):
    """Error below 1.6 ulp."""
    r, n = reduce_float64(x)
    return sin_or_cos_float64(r, n + i64(1))


@fastmath("contract")
def erf_float32(x):
    """x (1 + P(x**2)) below 0.92, 1 - e**-Q(|x|) above; 1 from 4 on. Error below 1.2 ulp."""
    a = abs(x)
    z = a * a
    p = f(-5.98784368129e-4) * z + f(4.99387561167e-3)
    p = p * z + f(-2.67683585515e-2)
    p = p * z + f(1.1281920264e-1)
    p = p * z + f(-3.76125141057e-1)
    p = p * z + f(1.28379158446e-1)
    small = p * a + a
    # Above 0.92 erf is 1 minus something small, and Q is fitted to the logarithm of that on [0.92, 4]. From 4 on, 1 is the
    # nearest float32; the bound keeps Q inside the interval, and exp_normal_float32 inside its own.
    c = a if not (a > f(4)) else f(4)
    q = f(-2.11790310716e-5) * c + f(4.35258930531e-4)
    q = q * c + f(-4.17409715594e-3)
    q = q * c + f(2.5125313251e-2)
    q = q * c + f(-1.08286054312e-1)
    q = q * c + f(-6.33344219559e-1)
    q = q * c + f(-1.29514970240e-1)
    q = q * c + f(1.74438441658e-4) - c
    large = f(1) - exp_normal_float32(q)
    y = small if a < f(0.92) else large
    return bits_float32(i32(float32_bits(y) | i32(float32_bits(x) & i32(-0x80000000))))


@fastmath("contract")
def erf_float64(x):
    """Error below 1.2 ulp."""
    # As in erf_float32, with the limit at 1 and with more terms; from 6 on, 1 is the nearest float64.
    a = abs(x)
    z = a * a
    p = -7.8062976221194396368e-10 * z + 1.3726218004434881559e-8
    p = p * z - 1.6210067169626239642e-7
    p = p * z + 1.6447656865154066411e-6
    p = p * z - 1.4924758260307491013e-5
    p = p * z + 1.2055296182552279094e-4
    p = p * z - 8.5483260253029881233e-4
    p = p * z + 5.2239776083592733761e-3
    p = p * z - 2.6866170643424187068e-2
    p = p * z + 1.1283791670946515945e-1
    p = p * z - 3.7612638903183593204e-1
    p = p * z + 1.2837916709551257088e-1
    small = p * a + a
    c = a if not (a > 6.0) else 6.0
    q = 1.0606533260374112931e-12 * c - 4.842716800105188478e-11
    q = q * c + 1.0349138348678408004e-9
    q = q * c - 1.3739381611180124521e-8
    q = q * c + 1.2666175320690785673e-7
    q = q * c - 8.5656365288886837012e-7
    q = q * c + 4.35568250585685498e-6
    q = q * c - 1.6620894704936156e-5
    q = q * c + 4.5353539955066736429e-5
    q = q * c - 7.1111819592293361007e-5
    q = q * c - 4.3418893723650291882e-5
    q = q * c + 6.3906518267249553993e-4
    q = q * c - 1.7664966107224162336e-3
    q = q * c + 2.7816625729240297607e-4
    q = q * c + 1.9079800042685159273e-2
    q = q * c - 1.0274811013314813379e-1
    q = q * c - 6.3662817845385399736e-1
    q = q * c - 1.283773988217453014e-1
    q = q * c - 1.7235713452010392294e-7 - c
    large = 1.0 - exp_float64(q)
    y = small if a < 1.0 else large
    return bits_float64(float64_bits(y) | (float64_bits(x) & i64(-0x8000000000000000)))


def outside_float32(x):
    """Where the reduction of sin and cos is no longer exact."""
    return abs(x) > f(549755813888.0)  # 2**39


def outside_float64(x):
    return abs(x) > 1073741824.0  # 2**30


def libm_sin(x):
    return np.sin(x)


def libm_cos(x):
    return np.cos(x)


@fastmath("contract")
def pow_float32(x, y):
    """|x|**y = 2**(y log2 |x|) in float64, then the signs and special cases of C's pow. Error below 0.6 ulp."""
    # In float64 the 53 digits of y log2|x| leave enough after the integer part is taken off, which float32 would not
    # have.
    a = d(abs(x))
    ix = float64_bits(a) + i64(0x3FF0000000000000 - 0x3FE6A09E667F3BCD)
    k = d((ix >> i64(52)) - i64(1023))
    m = bits_float64((ix & i64(0xFFFFFFFFFFFFF)) + i64(0x3FE6A09E667F3BCD))
    # log2 m = 2 / ln 2 (s + s**3 / 3 + s**5 / 5 + ...). |s| <= 0.172, so the first term left out is below 3e-13.
    s = (m - 1.0) / (m + 1.0)
    z = s * s
    p = z * (1 / 13) + 1 / 11
    p = p * z + 1 / 9
    p = p * z + 1 / 7
    p = p * z + 1 / 5
    p = p * z + 1 / 3
    p = p * z + 1.0
    log2 = k + 2 * LOG2_E * s * p
    # The polynomial knows nothing of inf and 0: their logarithms are selected.
    log2 = log2 if a < np.inf else a
    log2 = log2 if a != 0.0 else -np.inf
    t = d(y) * log2
    t = t if a != 1.0 else 0.0  # 0 * inf would be NaN, but 1 to any power is 1
    # 2**200 is infinite in float32 and 2**-200 is 0; between the bounds t + ROUND_TO_INT leaves the integer part in its
    # low bits, which then become the exponent of the result.
    t = t if not (t < -200.0) else -200.0
    t = t if not (t > 200.0) else 200.0
    shifted = t + ROUND_TO_INT
    r = (t - (shifted - ROUND_TO_INT)) * 0.6931471805599453
    # e**r by its Taylor series up to r**8 / 8!: |r| <= ln(2) / 2 leaves an error of 2e-10, and float32 has 6e-8.
    e = r * (1 / 40320) + 1 / 5040
    e = e * r + 1 / 720
    e = e * r + 1 / 120
    e = e * r + 1 / 24
    e = e * r + 1 / 6
    e = e * r + 0.5
    e = e * (r * r) + r + 1.0
    result = f(e * bits_float64((float64_bits(shifted) + i64(1023)) << i64(52)))
    # A negative base has a power for whole exponents only; odd ones keep the sign.
    whole = np.floor(y) == y
    odd = whole & (np.floor(y * f(0.5)) * f(2) != y)
    result = -result if odd & (float32_bits(x) < i32(0)) else result
    result = f(np.nan) if (x < f(0)) & (not whole) & (x > f(-np.inf)) else result
    return f(1) if y == f(0) else result


erf = PerDtype(float32=erf_float32, float64=erf_float64)
exp_below = PerDtype(float32=exp_below_float32, float64=exp_float64)
exp = PerDtype(bfloat16=exp_bfloat16, float16=exp_float16, float32=exp_float32, float64=exp_float64)
log = PerDtype(float32=log_float32, float64=log_float64)
sin = PerDtype(float32=sin_float32, float64=sin_float64)
cos = PerDtype(float32=cos_float32, float64=cos_float64)
tanh = PerDtype(float32=tanh_float32, float64=tanh_float64)
sigmoid = PerDtype(float32=sigmoid_float32, float64=sigmoid_float64)
silu = PerDtype(float32=silu_float32, float64=silu_float64)
sin_cos_outside = PerDtype(float32=outside_float32, float64=outside_float64)
