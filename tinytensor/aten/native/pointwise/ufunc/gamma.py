"""log Gamma and its derivatives: lgamma, digamma, polygamma, and Hurwitz's zeta function.

One element at a time, in float64 for every dtype: these are rare, and their accuracy comes from recurrences that no
loop vectorises. Errors stay within a few ulp away from zeros and poles. Written with NumPy's functions, which never
raise, so the same text runs without a compiler.

Mirrors aten/src/ATen/native/Math.h (`calc_digamma`, `calc_polygamma`, `zeta`), after Cephes.
"""

from __future__ import annotations

import math

import numpy as np

from tinytensor.aten.native.ufunc._typing import like

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


def lgamma(x):
    """log |Gamma(x)|; infinite at 0 and the negative integers."""
    wide = np.float64(x)
    if (wide <= 0.0) & (wide == np.floor(wide)):
        return np.inf
    # Above 2.55e305 the logarithm overflows, where Python's lgamma would raise. NaN times infinity stays NaN.
    return np.float64(math.lgamma(wide)) if abs(wide) < 2.5e305 else abs(wide) * np.inf


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
