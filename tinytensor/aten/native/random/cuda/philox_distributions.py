"""Poisson and binomial numbers on CUDA: rejection samplers over Philox.

A functor of (seed, index, offset, *parameters): `index` is the element's place in row-major order, `offset` the first block of
its sequence that is not yet used. It takes blocks until a candidate is accepted. Simulated devices run the same functions.

The algorithms are those of the CPU's Poisson and binomial numbers, and not cuRAND's.

Mirrors `sample_poisson`, `sample_binomial` of aten/src/ATen/native/Distributions.{cpp,h}.
"""

from __future__ import annotations

import math

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.math import log_float64
from tinytensor.aten.native.random.ufunc.philox import uniform_pair

_HALF_LOG_TWO_PI = 0.5 * math.log(2 * math.pi)


# log Gamma(x) = (x - 1/2) log(x) - x + log(2 pi) / 2 + 1 / (12 x) - 1 / (360 x**3) + ...; from 10 on the four terms are good
# to 1e-12, and the comparison in the samplers needs no more. libm's lgamma would be a call for every candidate.
def log_factorial(k):
    """log(k!) by Stirling's series, from 10 on; smaller arguments are first multiplied up to there."""
    x, product = k + 1.0, 1.0
    while x < 10.0:
        product *= x
        x += 1.0
    inverse = 1.0 / x
    square = inverse * inverse
    series = inverse * (1.0 / 12.0 - square * (1.0 / 360.0 - square * (1.0 / 1260.0 - square / 1680.0)))
    return (x - 0.5) * log_float64(x) - x + _HALF_LOG_TWO_PI + series - log_float64(product)


def poisson(seed, index, offset, rate):
    """A Poisson number. W. Hoermann: The transformed rejection method for generating Poisson random variables (1993)."""
    if not rate > 0.0:
        return 0.0
    block = np.uint64(offset)
    if rate < 10.0:
        # Multiply uniforms until the product falls below exp(-rate): minus its logarithm is a sum of waiting times. That
        # takes rate + 1 numbers on average, which is why large rates go another way.
        bound, product, k = np.exp(-rate), 1.0, -1.0
        while True:
            u, v = uniform_pair(seed, index, block)
            block += np.uint64(1)
            for factor in (u, v):
                product *= factor
                k += 1.0
                if product <= bound:
                    return k
    # Large rates: a candidate from a distribution with a simple inverse, accepted in most cases by the cheap test
    # below; only the others pay for the logarithm of a factorial.
    # The constants are those of the paper's algorithm PTRS, for rate >= 10: `b` and `a` shape the hat, `bound` is the height
    # below which a candidate in the middle is always under the density.
    root, log_rate = np.sqrt(rate), log_float64(rate)
    b = 0.931 + 2.53 * root
    a = -0.059 + 0.02483 * b
    inverse_alpha = 1.1239 + 1.1328 / (b - 3.4)
    bound = 0.9277 - 3.6224 / (b - 2.0)
    while True:
        u, v = uniform_pair(seed, index, block)
        block += np.uint64(1)
        u -= 0.5
        distance = 0.5 - abs(u)
        if distance <= 0.0 or v <= 0.0:
            continue
        k = np.floor((2.0 * a / distance + b) * u + rate + 0.43)
        if distance >= 0.07 and v <= bound:
            return k
        if k < 0.0 or (distance < 0.013 and v > distance):
            continue
        left = log_float64(v * inverse_alpha / (a / (distance * distance) + b))
        if left <= k * log_rate - rate - log_factorial(k):
            return k


def binomial(seed, index, offset, count, p):
    """How many of `count` trials succeed."""
    if count != count or p != p:
        return np.float64(np.nan)
    if not (count > 0.0 and p > 0.0):
        return 0.0
    if p >= 1.0:
        return count
    # Counting the rarer outcome halves the work and keeps the constants of the rejection valid.
    rare = p if p <= 0.5 else 1.0 - p
    if count * rare < 10.0:
        hits = count_by_gaps(seed, index, offset, count, rare)
    else:
        hits = transformed_rejection(seed, index, offset, count, rare)
    return hits if p <= 0.5 else count - hits


def count_by_gaps(seed, index, offset, count, p):
    """From success to success: the gaps are geometric."""
    block, per_log = np.uint64(offset), np.log1p(-p)
    trials, hits = 0.0, 0.0
    # For few successes: jump from success to success instead of trying each trial.
    while True:
        u, v = uniform_pair(seed, index, block)
        block += np.uint64(1)
        for draw in (u, v):
            trials += max(np.ceil(log_float64(draw + 2.0**-54) / per_log), 1.0)
            if trials > count:
                return hits
            hits += 1.0


def transformed_rejection(seed, index, offset, count, p):
    """W. Hoermann: The generation of binomial random variates (1993), algorithm BTRS."""
    # The same method as for large rates in `poisson`, with the constants of the binomial distribution, for count * p >= 10.
    # `peak` is the logarithm of k! (count - k)! at the mode; log density ratios are taken against it.
    block = np.uint64(offset)
    deviation = np.sqrt(count * p * (1.0 - p))
    b = 1.15 + 2.53 * deviation
    a = -0.0873 + 0.0248 * b + 0.01 * p
    center = count * p + 0.5
    bound = 0.92 - 4.2 / b
    alpha = (2.83 + 5.1 / b) * deviation
    log_odds = log_float64(p / (1.0 - p))
    mode = np.floor((count + 1.0) * p)
    peak = log_factorial(mode) + log_factorial(count - mode)
    while True:
        u, v = uniform_pair(seed, index, block)
        block += np.uint64(1)
        u -= 0.5
        distance = 0.5 - abs(u)
        if distance <= 0.0 or v <= 0.0:
            continue
        k = np.floor((2.0 * a / distance + b) * u + center)
        if k < 0.0 or k > count:
            continue
        if distance >= 0.07 and v <= bound:
            return k
        left = log_float64(v * alpha / (a / (distance * distance) + b))
        if left <= peak - log_factorial(k) - log_factorial(count - k) + (k - mode) * log_odds:
            return k
