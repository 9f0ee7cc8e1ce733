"""Special functions from their definitions: sums, integrals and inverses in NumPy, slow and plain.

They know nothing of the approximations in `native/ufunc`, and are good to about 1e-10 on the arguments of the tests.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

Array = np.ndarray


def lgamma(a: Any) -> Array:
    return np.vectorize(lambda x: math.inf if x <= 0 and x == int(x) else math.lgamma(x), otypes=[float])(a)


def zeta(x: Any, q: Any) -> Array:
    """The sum of (q + k)**-x over k >= 0: a thousand terms, and the Euler-Maclaurin formula for the rest.

    The rest is the integral, half of the first term, and the first correction, x q**(-x - 1) / 12.
    """
    x, q = np.broadcast_arrays(np.asarray(x, float), np.asarray(q, float))
    terms, last = np.arange(1000.0), q + 1000.0
    total = np.power(q[..., None] + terms, -x[..., None]).sum(-1)
    return total + last ** (1 - x) / (x - 1) + 0.5 * last**-x + x * last ** (-x - 1) / 12


def digamma(a: Any) -> Array:
    """digamma(x) = digamma(x + N) - the sum of 1 / (x + k) for k < N, with the asymptotic series at x + N.

    With N = 1000 two terms after the logarithm, -1 / (2 z) - 1 / (12 z**2), leave an error of about 1e-14.
    """
    a = np.asarray(a, float)
    last = a + 1000.0
    total = np.log(last) - 0.5 / last - 1 / (12 * last**2) - (1.0 / (a[..., None] + np.arange(1000.0))).sum(-1)
    return np.where(a == 0, -np.inf, total)


def polygamma(n: int, a: Any) -> Array:
    a = np.asarray(a, float)
    return digamma(a) if n == 0 else (-1.0) ** (n + 1) * math.factorial(n) * zeta(n + 1, a)


def mvlgamma(a: Any, p: int) -> Array:
    a = np.asarray(a, float)
    return np.sum([lgamma(a - j / 2) for j in range(p)], axis=0) + p * (p - 1) / 4 * math.log(math.pi)


def igamma(a: Any, x: Any) -> Array:
    """P(a, x) = x**a e**-x * the sum of x**n / Gamma(a + n + 1), with logarithms so that no term overflows."""
    a, x = np.broadcast_arrays(np.asarray(a, float), np.asarray(x, float))
    n = np.arange(200.0)
    logs = (a[..., None] + n) * np.log(x)[..., None] - x[..., None] - lgamma(a[..., None] + n + 1)
    return np.exp(logs).sum(-1)


def erfinv(y: Any) -> Array:
    """Newton's method on erf."""
    y = np.asarray(y, float)
    inside = np.clip(y, -0.999, 0.999)
    x = np.zeros_like(y)
    for _ in range(60):
        x = x - (np.vectorize(math.erf, otypes=[float])(x) - inside) * math.sqrt(math.pi) / 2 * np.exp(x * x)
    return np.where(np.abs(y) == 1, y * np.inf, np.where(np.abs(y) > 1, np.nan, x))


def ndtr(a: Any) -> Array:
    return 0.5 * np.vectorize(math.erfc, otypes=[float])(-np.asarray(a, float) / math.sqrt(2))


def ndtri(p: Any) -> Array:
    return math.sqrt(2) * erfinv(2 * np.asarray(p, float) - 1)


def _circle(a: Array, order: int) -> Array:
    """I_n(x) is the mean of e**(x cos t) cos(n t) over the circle.

    For a periodic smooth function the mean over equal steps converges faster than any power of the step: 200 are exact.
    """
    t = np.arange(200) * (2 * np.pi / 200)
    return (np.exp(a[..., None] * np.cos(t)) * np.cos(order * t)).mean(-1)


def i0(a: Any) -> Array:
    return _circle(np.asarray(a, float), 0)


def i1(a: Any) -> Array:
    return _circle(np.asarray(a, float), 1)


def entr(a: Any) -> Array:
    a = np.asarray(a, float)
    return np.where(a == 0, 0.0, np.where(a < 0, -np.inf, -a * np.log(a)))


def xlogy(a: Any, b: Any) -> Array:
    return np.where(np.asarray(a) == 0, 0.0, a * np.log(b))
