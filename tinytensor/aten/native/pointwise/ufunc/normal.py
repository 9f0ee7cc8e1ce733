"""The complementary error function, the inverse of erf, and the normal distribution built from them.

One element at a time, in float64 for every dtype. Both inverses are Wichura's rational approximations (algorithm
AS 241), which take the distance from 1/2 and the tail separately, and are good to 1e-15 of the result.

Mirrors aten/src/ATen/native/Math.h (`calc_erfinv`, `calc_erfcx`, `calc_ndtri`, `calc_log_ndtr`).
"""

from __future__ import annotations

import math

import numpy as np

INVERSE_SQRT_PI = 0.5641895835477563
SQRT_HALF = 0.7071067811865476

# Numerators and denominators of the quantile, highest order first: |p - 1/2| <= 0.425 in r = 0.425**2 - (p - 1/2)**2; the
# tails in r - 1.6, where r = sqrt(-log(tail)) <= 5; and farther out in r - 5. They are the constants of PPND16 in
# M. J. Wichura: Algorithm AS 241, The Percentage Points of the Normal Distribution (Applied Statistics 37, 1988).
CENTRAL_P = (
    2.5090809287301226727e+3, 3.3430575583588128105e+4, 6.7265770927008700853e+4, 4.5921953931549871457e+4,
    1.3731693765509461125e+4, 1.9715909503065514427e+3, 1.3314166789178437745e+2, 3.3871328727963666080e+0,
)  # fmt: skip
CENTRAL_Q = (
    5.2264952788528545610e+3, 2.8729085735721942674e+4, 3.9307895800092710610e+4, 2.1213794301586595867e+4,
    5.3941960214247511077e+3, 6.8718700749205790830e+2, 4.2313330701600911252e+1, 1.0,
)  # fmt: skip
TAIL_P = (
    7.74545014278341407640e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1, 1.27045825245236838258e+0,
    3.64784832476320460504e+0, 5.76949722146069140550e+0, 4.63033784615654529590e+0, 1.42343711074968357734e+0,
)  # fmt: skip
TAIL_Q = (
    1.05075007164441684324e-9, 5.47593808499534494600e-4, 1.51986665636164571966e-2, 1.48103976427480074590e-1,
    6.89767334985100004550e-1, 1.67638483018380384940e+0, 2.05319162663775882187e+0, 1.0,
)  # fmt: skip
FAR_P = (
    2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3, 2.65321895265761230930e-2,
    2.96560571828504891230e-1, 1.78482653991729133580e+0, 5.46378491116411436990e+0, 6.65790464350110377720e+0,
)  # fmt: skip
FAR_Q = (
    2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5, 7.86869131145613259100e-4,
    1.48753612908506148525e-2, 1.36929880922735805310e-1, 5.99832206555887937690e-1, 1.0,
)  # fmt: skip


def polynomial(x, coefficients):
    result = 0.0
    for coefficient in coefficients:
        result = result * x + coefficient
    return result


def quantile(middle, tail):
    """The normal quantile of the probability 1/2 + middle; `tail` is what is left of 1/2 on that side."""
    # Within 0.425 of the median the quantile is nearly linear. In the tails it goes like the root of -log(tail), which
    # is why `tail` is handed in: 1/2 - |middle| has lost its digits.
    if abs(middle) <= 0.425:
        r = 0.180625 - middle * middle
        return middle * polynomial(r, CENTRAL_P) / polynomial(r, CENTRAL_Q)
    x = tail_quantile(math.sqrt(-np.log(tail)))
    return -x if middle < 0.0 else x


def tail_quantile(r):
    if r <= 5.0:
        return polynomial(r - 1.6, TAIL_P) / polynomial(r - 1.6, TAIL_Q)
    return polynomial(r - 5.0, FAR_P) / polynomial(r - 5.0, FAR_Q)


def erfinv(y):
    """x with erf(x) = y; infinite at -1 and 1, NaN beyond."""
    wide = np.float64(y)
    if not (abs(wide) <= 1.0):
        return np.nan
    if abs(wide) == 1.0:
        return wide * np.inf
    return quantile(0.5 * wide, 0.5 * (1.0 - abs(wide))) * SQRT_HALF


def ndtri(p):
    """x whose probability under the normal distribution is p."""
    wide = np.float64(p)
    if not ((wide >= 0.0) & (wide <= 1.0)):
        return np.nan
    if (wide == 0.0) | (wide == 1.0):
        return (wide - 0.5) * np.inf
    return quantile(wide - 0.5, wide if wide < 0.5 else 1.0 - wide)


def erfc(x):
    """1 - erf(x), to its own digits."""
    return np.float64(math.erfc(np.float64(x)))


def erfcx(x):
    """e**(x**2) erfc(x)."""
    return erfcx_wide(np.float64(x))


def erfcx_wide(x):
    if x != x:
        return x
    # erfc(x) is 2 for large negative x, and 2 e**(26.7**2) is above the largest float64. Above 10 the asymptotic series is
    # good to 1e-15; from 27 on e**(x**2) overflows and erfc underflows.
    if x < -26.7:
        return np.inf
    if x > 10.0:
        return far_erfcx(x)
    # The square in two parts, since a relative error of x**2 is an x**2 times larger one of e**(x**2). `high` keeps 20 bits
    # behind the point, so its square is exact, and x**2 = high**2 + (x - high) (x + high).
    high = np.floor(x * 1048576.0) / 1048576.0
    return np.exp(high * high) * np.exp((x - high) * (x + high)) * math.erfc(x)


def far_erfcx(x):
    """The asymptotic series 1 - z + 3 z**2 - 15 z**3 ..., z = 1 / (2 x**2)."""
    z = 0.5 / x / x
    total, term = 1.0, 1.0
    for n in range(1, 20, 2):
        term *= -z * n
        total += term
    return total * INVERSE_SQRT_PI / x


def log_ndtr(x):
    """log of the normal distribution function; where that is small, from erfcx, which does not underflow."""
    t = np.float64(x) * SQRT_HALF
    # Below -1 the distribution function is small and its logarithm is taken without computing it.
    if t < -SQRT_HALF:
        return np.log(erfcx_wide(-t) * 0.5) - t * t
    return np.log1p(-math.erfc(t) * 0.5)
