"""The regularised incomplete gamma functions: igamma = P(a, x), from below, and igammac = Q(a, x) = 1 - P, from above.

    P(a, x) = 1 / Gamma(a) * integral from 0 to x of t**(a - 1) e**-t

There are three methods: a power series for small x, a continued fraction for large x, and, where a is large and x near it,
the uniform expansion of N. Temme (The asymptotic expansion of the incomplete gamma functions, SIAM J. Math. Anal. 10,
1979). Everything is computed in float64, whatever the dtype; the relative error is below 1e-12.

Mirrors aten/src/ATen/native/Math.h (`calc_igamma`, `calc_igammac`), which follows Cephes and SciPy. Its limits between the
methods are other ones; the values agree within the error.
"""

from __future__ import annotations

import math

import numpy as np

# A term below this fraction of the sum changes nothing. MOST_TERMS is a stop for arguments where a series converges
# slowly.
EPSILON = 1.1102230246251565e-16
MOST_TERMS = 2000
EULER_GAMMA = 0.5772156649015329
# zeta(k) / k for k = 16 down to 2: the series of log Gamma(1 + a).
ZETAS = (
    0.06250095514121304, 0.06666870588242046, 0.07143294629536134, 0.0769325164113522, 0.083353840546109,
    0.09095401714582904, 0.10009945751278179, 0.11133426586956469, 0.12550966952474304, 0.14404989676884614,
    0.16955717699740822, 0.207385551028674, 0.27058080842778454, 0.40068563438653143, 0.8224670334241132,
)  # fmt: skip
# Row k: the Taylor coefficients of Temme's function C_k in eta, lowest order first. Four rows are enough for a > 1e4, since
# row k is divided by a**k.
TEMME = (
    (
        -0.3333333333333333, 0.08333333333333333, -0.014814814814814815, 0.0011574074074074073,
        0.0003527336860670194, -0.0001787551440329218, 3.919263178522438e-05, -2.185448510679992e-06,
        -1.85406221071516e-06, 8.296711340953087e-07, -1.7665952736826078e-07, 6.707853543401498e-09,
        1.0261809784240309e-08, -4.382036018453353e-09,
    ),
    (
        -0.001851851851851852, -0.003472222222222222, 0.0026455026455026454, -0.0009902263374485596,
        0.00020576131687242798, -4.018775720164609e-07, -1.8098550334489977e-05, 7.64916091608111e-06,
        -1.6120900894563446e-06, 4.647127802807434e-09, 1.378633446915721e-07, -5.752545603517705e-08,
        1.1951628599778148e-08, -1.7543241719747647e-11,
    ),
    (
        0.004133597883597883, -0.0026813271604938273, 0.0007716049382716049, 2.0093878600823047e-06,
        -0.0001073665322636516, 5.2923448829120125e-05, -1.2760635188618728e-05, 3.423578734096138e-08,
        1.3721957309062934e-06, -6.298992138380055e-07, 1.4280614206064242e-07, -2.0477098421990866e-10,
        -1.409252991086752e-08, 6.228974084922022e-09,
    ),
    (
        0.0006494341563786008, 0.00022947209362139917, -0.0004691894943952557, 0.00026772063206283885,
        -7.561801671883977e-05, -2.396505113867297e-07, 1.1082654115347302e-05, -5.6749528269915965e-06,
        1.4230900732435883e-06, -2.7861080291528143e-11, -1.6958404091930278e-07, 8.099464905388083e-08,
        -1.9111168485973655e-08, 2.3928620439808118e-12,
    ),
)  # fmt: skip


def igamma(a, x):
    """P(a, x); NaN for a negative argument."""
    return regularised(np.float64(a), np.float64(x), False)


def igammac(a, x):
    """Q(a, x); NaN for a negative argument."""
    return regularised(np.float64(a), np.float64(x), True)


def regularised(a, x, upper):
    """The special values, and then the one of the two functions that is the smaller; the other is 1 less it."""
    whole, nothing = (0.0, 1.0) if upper else (1.0, 0.0)
    if (a < 0.0) | (x < 0.0):
        return np.nan
    if a == 0.0:
        return whole if x > 0.0 else np.nan
    if x == 0.0:
        return nothing
    if a == np.inf:
        return np.nan if x == np.inf else nothing
    if x == np.inf:
        return whole
    if (a != a) | (x != x):
        return np.nan
    # The series would need as many terms as sqrt(a); the uniform expansion needs four rows.
    if (a > 1e4) & (abs(x - a) < 0.3 * a):
        return uniform(a, x, upper)
    # The smaller of P and Q keeps its relative digits; 1 less the larger would cancel.
    if x > 1.1:
        lower_is_small = x < a
    elif x <= 0.5:
        lower_is_small = -0.4 / np.log(x) < a
    else:
        lower_is_small = x * 1.1 < a
    # The series for P converges fast for x < a; for x <= 1 the one for Q is the alternating series of upper_series.
    if lower_is_small:
        p = lower_series(a, x)
        return 1.0 - p if upper else p
    if not upper and x <= 1.0:
        return lower_series(a, x)
    q = continued_fraction(a, x) if x > 1.1 else upper_series(a, x)
    return q if upper else 1.0 - q


def log1p_less(mu):
    """log(1 + mu) - mu for |mu| < 0.3, without cancellation: with s = mu / (2 + mu), log(1 + mu) is 2 artanh(s)."""
    s = mu / (2.0 + mu)
    z = s * s
    tail = 1 / 3 + z * (1 / 5 + z * (1 / 7 + z * (1 / 9 + z * (1 / 11 + z * (1 / 13 + z * (1 / 15 + z * (1 / 17)))))))
    return 2.0 * s * z * tail - mu * s


def factor(a, x):
    """x**a e**-x / Gamma(a + 1); for large a by Stirling's formula, so that the exponents cancel before they round."""
    if a < 10.0:
        return np.exp(a * np.log(x) - x - math.lgamma(a + 1.0))
    # Stirling: log Gamma(a + 1) = a log(a) - a + log(sqrt(2 pi a)) + 1 / (12 a) - ...; a log(x / a) + a - x is what is left
    # of the large exponents, and log1p_less computes it without their cancellation.
    z = 1.0 / (a * a)
    stirling = (1 / 12 - z * (1 / 360 - z * (1 / 1260 - z * (1 / 1680 - z * (1 / 1188 - z * (691 / 360360)))))) / a
    mu = (x - a) / a
    exponent = log1p_less(mu) if abs(mu) < 0.3 else np.log(x / a) - mu
    return np.exp(a * exponent - stirling) / math.sqrt(2.0 * np.pi * a)


def lower_series(a, x):
    """P as x**a e**-x / Gamma(a + 1) * (1 + x / (a + 1) + x**2 / ((a + 1)(a + 2)) + ...)."""
    scale = factor(a, x)
    if scale == 0.0:
        return 0.0
    r, term, total = a, 1.0, 1.0
    for _ in range(MOST_TERMS):
        r += 1.0
        term *= x / r
        total += term
        if term <= EPSILON * total:
            break
    return total * scale


def upper_series(a, x):
    """Q for small x: what is left of 1 is taken out by expm1."""
    # Q = 1 - x**a / Gamma(a + 1) - x**a / Gamma(a) * sum of (-x)**n / (n! (a + n)) over n >= 1.
    power, total = 1.0, 0.0
    for n in range(1, MOST_TERMS):
        power *= -x / n
        term = power / (a + n)
        total += term
        if abs(term) <= EPSILON * abs(total):
            break
    log_x = np.log(x)
    return -np.expm1(a * log_x - lgamma_of_1_plus(a)) - np.exp(a * log_x - math.lgamma(a)) * total


def lgamma_of_1_plus(a):
    # For small a the sum 1 + a has rounded most digits of a off; the series in a keeps them.
    if a > 0.1:
        return math.lgamma(1.0 + a)
    result = 0.0
    for coefficient in ZETAS:
        result = coefficient - a * result
    return a * (a * result - EULER_GAMMA)


def continued_fraction(a, x):
    """Q as x**a e**-x / Gamma(a) times a continued fraction, by its convergents p / q."""
    scale = factor(a, x) * a
    if scale == 0.0:
        return 0.0
    # p / q are the convergents: p(n) = z p(n-1) - n y p(n-2), likewise q, with y = n + 1 - a and z = x + 2 n + 2 - a.
    y = 1.0 - a
    z = x + y + 1.0
    p2, q2, p1, q1 = 1.0, x, x + 1.0, z * x
    answer = p1 / q1
    for count in range(1, MOST_TERMS):
        y += 1.0
        z += 2.0
        p = p1 * z - p2 * (y * count)
        q = q1 * z - q2 * (y * count)
        change = 1.0
        if q != 0.0:
            ratio = p / q
            change = abs((answer - ratio) / ratio)
            answer = ratio
        p2, q2, p1, q1 = p1, q1, p, q
        # Only the ratio of p and q matters: both are scaled down before they overflow.
        if abs(p) > 4503599627370496.0:
            p2, q2, p1, q1 = p2 * EPSILON, q2 * EPSILON, p1 * EPSILON, q1 * EPSILON
        if change <= EPSILON:
            break
    return answer * scale


def uniform(a, x, upper):
    """Temme: erfc of the exponent's root, and a correction in powers of 1 / a."""
    mu = (x - a) / a
    exponent = -log1p_less(mu)
    eta = math.sqrt(2.0 * exponent) if mu > 0.0 else -math.sqrt(2.0 * exponent)
    # The sum over k of C_k(eta) / a**k: the outer loop walks the rows k, the inner one evaluates C_k by powers of eta.
    correction, scale = 0.0, 1.0
    for row in TEMME:
        value, power = 0.0, 1.0
        for coefficient in row:
            value += coefficient * power
            power *= eta
        correction += value * scale
        scale /= a
    rest = np.exp(-a * exponent) / math.sqrt(2.0 * np.pi * a) * correction
    sign = 1.0 if upper else -1.0
    return 0.5 * math.erfc(sign * eta * math.sqrt(0.5 * a)) + sign * rest
