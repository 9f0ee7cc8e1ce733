"""Logarithm, sine and cosine in float32, bit for bit as PyTorch's `normal_` computes them.

Its kernel for AVX2 uses polynomials of the Cephes library (S. Moshier, in the form of J. Pommier and G. Garberoglio), and the
compiler fuses products with sums: which ones it fuses decides the last digit. So every fused one is written out here, and
the numbers are the same on every processor. Good for what `normal_` asks: logarithms of normal numbers above 0, angles from
0 to 2 pi.

Mirrors aten/src/ATen/native/cpu/avx_mathfun.h.
"""

from __future__ import annotations

import numpy as np

from tinytensor.kernel_compiler.pointers import bits_float32, fastmath, float32_bits, fma

f = np.float32
i32 = np.int32

LOG = [f(c) for c in (
    7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1, -1.6668057665e-1, 2.0000714765e-1,
    -2.4999993993e-1, 3.3333331174e-1,
)]  # fmt: skip
LOG_2 = f(0.693359375), f(-2.12194440e-4)  # in two parts, of which the first has few digits
SQRT_HALF = f(0.707106781186547524)
FOUR_OVER_PI = f(1.27323954473516)
PI_QUARTERS = f(-0.78515625), f(-2.4187564849853515625e-4), f(-3.77489497744594108e-8)  # - pi / 4 in three parts
SINE = f(-1.9515295891e-4), f(8.3321608736e-3), f(-1.6666654611e-1)
COSINE = f(2.443315711809948e-5), f(-1.388731625493765e-3), f(4.166664568298827e-2)
_L0, _L1, _L2, _L3, _L4, _L5, _L6, _L7, _L8 = LOG
_LOG_2_HIGH, _LOG_2_LOW = LOG_2
_P0, _P1, _P2 = PI_QUARTERS
_S0, _S1, _S2 = SINE
_C0, _C1, _C2 = COSINE


@fastmath()
def log(x):
    # x = m * 2**e with m in [sqrt(1/2), sqrt(2)); then a polynomial of m - 1.
    bits = float32_bits(x)
    m = bits_float32(i32(i32(bits & i32(0x007FFFFF)) | i32(0x3F000000)))
    e = f(i32(i32(bits >> i32(23)) - i32(126)))
    small = m < SQRT_HALF
    e = e - f(1) if small else e
    r = (m - f(1)) + (m if small else f(0))
    y = fma(fma(fma(fma(_L0, r, _L1), r, _L2), r, _L3), r, _L4)
    y = fma(fma(fma(fma(y, r, _L5), r, _L6), r, _L7), r, _L8) * r
    z = r * r
    y = fma(y, z, e * _LOG_2_LOW)
    y = fma(-z, f(0.5), y)
    return fma(e, _LOG_2_HIGH, r + y)


@fastmath()
def sincos(x):
    """(sin x, cos x) for 0 <= x <= 2 pi."""
    # Odd eighths of a turn go with the even one above: what is left is at most pi / 4 from a multiple of pi / 2.
    j = i32(i32(i32(x * FOUR_OVER_PI) + i32(1)) & i32(~1))
    n = f(j)
    r = fma(n, _P2, fma(n, _P1, fma(n, _P0, x)))
    z = r * r
    cosine = fma(fma(fma(_C0, z, _C1), z, _C2) * z, z, -(z * f(0.5))) + f(1)
    sine = fma(fma(fma(_S0, z, _S1), z, _S2) * z, r, r)
    even = i32(j & i32(2)) == i32(0)
    s, c = (sine if even else cosine), (cosine if even else sine)
    # Bit 2 of j is the sign of the sine, that of j - 2 the opposite of the cosine's.
    sine_sign = i32(i32(j & i32(4)) << i32(29))
    cosine_sign = i32(i32(~i32(j - i32(2)) & i32(4)) << i32(29))
    return bits_float32(i32(float32_bits(s) ^ sine_sign)), bits_float32(i32(float32_bits(c) ^ cosine_sign))
