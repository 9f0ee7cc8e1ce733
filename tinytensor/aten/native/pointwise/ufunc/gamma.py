"""log Gamma and its derivatives: lgamma, digamma, polygamma, and Hurwitz's zeta function.

In float64 for every dtype. lgamma of a float32 is branch-free and vectorises; the others go one element at a time: these
are rare, and their accuracy comes from recurrences that no loop vectorises. Errors stay within a few ulp away from zeros
and poles. Written with NumPy's functions, which never raise, so the same text runs without a compiler.

Mirrors aten/src/ATen/native/Math.h (`calc_digamma`, `calc_polygamma`, `zeta`), after Cephes.
"""

from __future__ import annotations

import math

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.math import log_float64, sin_or_cos_float64
from tinytensor.aten.native.ufunc._typing import PerDtype, like
from tinytensor.kernel_compiler.pointers import fastmath

PSI_10 = 2.25175258906672110764
# Bernoulli numbers: B(2k) / 2k from k = 7 down, for digamma; (2k)! / B(2k) from k = 1 up, for zeta.
DIGAMMA_SERIES = (
    8.33333333333333333333e-2, -2.10927960927960927961e-2, 7.57575757575757575758e-3, -4.16666666666666666667e-3,
    3.96825396825396825397e-3, -8.33333333333333333333e-3, 8.33333333333333333333e-2,
)  # fmt: skip
ZETA_SERIES = (
    12.0, -720.0, 30240.0, -1209600.0, 47900160.0, -1.8924375803183791606e9, 7.47242496e10, -2.950130727918164224e12,
    1.1646782814350067249e14, -4.5979787224074726105e15, 1.8152105401943546773e17, -7.1661652561756670113e18,
)  # fmt: skip
EPSILON = 1.1102230246251565e-16  # 2**-53: a part of the sum below which a term changes nothing


# log Gamma(x) / ((x - 1) (x - 2)) on [1/2, 7], highest order first: a quotient of polynomials fitted to a relative error of
# 3e-15. See Note [Where the coefficients come from] of math.py.
LGAMMA_P = (
    1.6313674835505554e-4, 0.16985409551001960, 9.7156479733797578, 149.58967939391522, 843.43866370702122,
    1947.4472318189830, 1885.0896929831362, 728.67818612321, 95.527364187756771, 2.6812336038569367,
)  # fmt: skip
LGAMMA_Q = (
    3.7828487521586868e-2, 3.4141274818042105, 77.893875614297156, 652.10317977244572, 2303.2464813634277,
    3598.3946335114522, 2449.0291128614531, 665.45458095872624, 59.169853467259045, 1.0,
)  # fmt: skip
# For float64 the same on [1, 2.5] with x - 1 as the variable, to 1e-18.
LGAMMA_WIDE_P = (
    2.0278665009153139e-6, 8.2596557289027989e-4, 2.4033340838173851e-2, 0.22363927915416297, 0.90562715926650709,
    1.7700584800434533, 1.6403045158078516, 0.57721566490153286,
)  # fmt: skip
LGAMMA_WIDE_Q = (
    2.1796589349106971e-4, 1.0435270209376333e-2, 0.14651100132143488, 0.88547704728378138, 2.6670374845433464,
    4.1852159184962288, 3.2666401814512232, 1.0,
)  # fmt: skip
# Stirling's series, B(2k) / (2k (2k - 1)) from k = 7 down: the first term left out is 6e-15 at 7, 8e-16 at 8.
STIRLING = (1 / 156, -691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12)
HALF_LOG_2PI = 0.9189385332046728
LOG_PI = 1.1447298858494002


@fastmath("contract")
def polynomial(x, coefficients):
    result = 0.0
    for coefficient in coefficients:
        result = result * x + coefficient
    return result


@fastmath("contract")
def lgamma_float32(x):
    """log |Gamma(x)| within 0.6 ulp, near its zeros too; infinite at 0 and the negative integers."""
    wide = np.float64(x)
    # Below 1/2 by reflection: Gamma(x) Gamma(1 - x) = pi / sin(pi x). So y is never below 1/2.
    reflected = wide < 0.5
    y = 1.0 - wide if reflected else wide
    # The factors are exactly 0 at the zeros 1 and 2, and small with all their digits near them. `+ 0.0` makes 0 of -0.
    near = (y - 1.0) * (y - 2.0) * (polynomial(y, LGAMMA_P) / polynomial(y, LGAMMA_Q)) + 0.0
    z = 1.0 / y
    far = (y - 0.5) * log_float64(y) - y + (HALF_LOG_2PI + z * polynomial(z * z, STIRLING))
    up = near if y < 7.0 else far
    # The distance to the nearest integer is exact, and at most 1/2; the polynomials of sine and cosine take at most pi / 4.
    r = abs(wide - np.rint(wide))
    upper = r > 0.25
    sine = sin_or_cos_float64(np.pi * (0.5 - r if upper else r), np.int64(1) if upper else np.int64(0))
    result = np.float32(LOG_PI - log_float64(sine) - up if reflected else up)
    pole = (reflected & (r == 0.0)) | (abs(wide) == np.inf)
    return np.float32(np.inf) if pole else result


def lgamma_float64(x):
    """log |Gamma(x)| within 3.5 ulp or 1e-14 (near the zeros below -2); infinite at 0 and the negative integers."""
    if (abs(x) == np.inf) | ((x <= 0.0) & (x == np.floor(x))):
        return np.inf
    if abs(x) < 1e-17:
        return -np.log(abs(x))
    if x < 0.5:
        # By reflection, as above.
        return LOG_PI - np.log(abs(np.sin(np.pi * (x - np.rint(x))))) - positive_lgamma(1.0 - x)
    return positive_lgamma(x)


@fastmath("contract")
def positive_lgamma(y):
    """For y >= 1/2. A NaN goes through the last formula."""
    if y < 8.0:
        # Gamma(y + 1) = y Gamma(y), up or down to [1, 2.5); t is what is above 1.
        t, product = y - 1.0, 1.0
        while t >= 1.5:
            product *= t
            t -= 1.0
        if y < 1.0:
            t = y
        near = t * (t - 1.0) * (polynomial(t, LGAMMA_WIDE_P) / polynomial(t, LGAMMA_WIDE_Q))
        return near - np.log(y) if y < 1.0 else near + np.log(product)
    z = 1.0 / y
    return (y - 0.5) * (np.log(y) - 1.0) + (HALF_LOG_2PI - 0.5 + z * polynomial(z * z, STIRLING))


lgamma = PerDtype(float32=lgamma_float32, float64=lgamma_float64)


def digamma(x):
    """The derivative of log Gamma; at 0 minus x's sign times infinity, NaN at the negative integers."""
    wide = np.float64(x)
    if wide == 0.0:
        return np.copysign(np.inf, -wide)
    if wide < 0.0:
        whole = np.trunc(wide)
        if whole == wide:
            return np.nan
        # Reflection: psi(1 - x) - psi(x) = pi / tan(pi x). The fraction is taken first, since tan of a large multiple
        # of pi has no digits left.
        return positive_digamma(1.0 - wide) - np.pi / np.tan(np.pi * (wide - whole))
    return positive_digamma(wide)


def positive_digamma(x):
    """Up to 10 by the recurrence, from there by the asymptotic series."""
    result = 0.0
    # psi(x + 1) = psi(x) + 1 / x.
    while x < 10.0:
        result -= 1.0 / x
        x += 1.0
    if x == 10.0:
        return result + PSI_10
    # psi(x) ~ log(x) - 1 / (2 x) - sum of B(2k) / (2k x**2k). Above 1e17 the sum is below the last digit of log(x).
    tail = 0.0
    if x < 1e17:
        z = 1.0 / (x * x)
        for term in DIGAMMA_SERIES:
            tail = tail * z + term
        tail *= z
    return result + np.log(x) - 0.5 / x - tail


def zeta(x, q):
    """The sum of (q + k)**-x over k >= 0, for x > 1. For q < 0 only where x is an integer; infinite at q = 0, -1, ..."""
    return zeta_wide(np.float64(x), np.float64(q))


def zeta_wide(x, q):
    if x == 1.0:
        return np.inf
    if x < 1.0:
        return np.nan
    whole = np.floor(q)
    if (q <= 0.0) & (whole == q):
        return np.inf
    if (x != x) | (q != q) | ((q < 0.0) & (x != np.floor(x))):
        return np.nan
    if q > -1000.0:
        return zeta_sum(x, q)
    # The many terms with a negative base are another such sum, taken with the sign of (-1)**x.
    fraction = q - whole
    below = zeta_sum(x, 1.0 - fraction) - zeta_sum(x, 1.0 - q)
    odd = np.floor(x * 0.5) * 2.0 != x
    return zeta_sum(x, fraction) + (-below if odd else below)


def zeta_sum(x, q):
    """Euler and Maclaurin: nine terms at least, then the integral and the derivatives of the rest."""
    result = np.power(q, -x)
    a, term, count = q, 0.0, 0
    # Terms are added until the base is above 9, where the series for the rest converges.
    while (count < 9) | (a <= 9.0):
        count += 1
        a += 1.0
        term = np.power(a, -x)
        result += term
        if abs(term) < EPSILON * abs(result):
            return result
    # The integral from a on, a**(1 - x) / (x - 1), less half of the last term, which the integral counts as well.
    result += term * a / (x - 1.0) - 0.5 * term
    # Then B(2k) / (2k)! times the derivatives of t**-x at a: x (x + 1) ... (x + 2k - 2) a**(-x - 2k + 1).
    factor, k = 1.0, 0.0
    for denominator in ZETA_SERIES:
        factor *= x + k
        term /= a
        part = factor * term / denominator
        result += part
        if abs(part) < EPSILON * abs(result):
            return result
        factor *= x + k + 1.0
        term /= a
        k += 2.0
    return result


def trigamma(x, sine):
    """The second derivative of log Gamma: reflected below 0.5, six times the recurrence, then the series.

    Three terms of the series leave an error of up to 3e-10, which is PyTorch's as well.

    sine    sin(pi x), as its caller computes it: at a pole it is no zero, and decides what stands there.
    """
    sign, result = 1.0, 0.0
    if x < 0.5:
        result -= (np.pi * np.pi) / (sine * sine)
        sign, x = -1.0, 1.0 - x
    # psi1(x) = psi1(x + 1) + 1 / x**2.
    for _ in range(6):
        result += 1.0 / (x * x)
        x += 1.0
    z = 1.0 / (x * x)
    tail = z * (1 / 6 - z * (1 / 30 - z * (1 / 42)))
    result += (1.0 + 1.0 / (2.0 * x) + tail) / x
    return sign * result


def polygamma(x, n):
    """The derivative of order n + 1 of log Gamma."""
    wide, order = np.float64(x), np.float64(n)
    if order == 0.0:
        return np.float64(digamma(wide))
    if order == 1.0:
        return np.float64(trigamma(wide, np.float64(np.sin(like(np.pi, x) * x))))  # in x's precision, as in PyTorch
    # psi(n)(x) = (-1)**(n + 1) n! zeta(n + 1, x).
    odd = np.floor(order * 0.5) * 2.0 != order
    sign = 1.0 if odd else -1.0
    return sign * np.exp(math.lgamma(order + 1.0)) * zeta_wide(order + 1.0, wide)
