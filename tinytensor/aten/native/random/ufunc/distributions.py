"""One random element: functors of a random word, and samplers that draw as many as they need.

A functor of a word is plain arithmetic: (32 or 64 random bits, *parameters). A sampler is given the state of the engine
(ufunc/mt19937.py) and draws until a candidate is accepted.

Note [The numbers of PyTorch]
A seed's numbers are those of PyTorch, bit for bit. So it matters how many bits each takes, in which order they are drawn, which
function of the C library follows, and where PyTorch's compiler fuses a product with a sum: in its folder native/cpu, which
is compiled for AVX2, and nowhere else. Hence every `fma` here, and kernels without `contract`.

Mirrors ATen/core/DistributionsHelper.h, ATen/core/TransformationHelper.h and `sample_poisson`, `sample_binomial` of
aten/src/ATen/native/Distributions.{cpp,h}.
"""

from __future__ import annotations

import math

import numpy as np

from tinytensor.aten.native.random.ufunc.mt19937 import standard_normal, uniform, unit_float64
from tinytensor.kernel_compiler.pointers import fma


def log_or_inf(x):
    return math.log(x) if x > 0.0 else -np.inf  # Python's refuses 0


def exp_or_inf(x):
    return math.exp(x) if x < 709.7 else np.exp(x)  # Python's refuses to overflow


# ---- of one word -------------------------------------------------------------------------------------------------------


def unit_float32(word):
    """24 of 32 random bits as a float32 in [0, 1)."""
    return np.float32(np.int32(np.uint32(word & np.uint32(2**24 - 1)))) * np.float32(2.0**-24)


def uniform_float32(word, low, span, first, last):
    """low + span * u, u in [0, 1). What rounds to the upper bound becomes the lower one."""
    value = fma(unit_float32(word), span, low)
    return first if value == last else value


def uniform_through(rounded):
    """The same for a 16-bit float."""

    def uniform(word, low, span, first, last):
        value = rounded(fma(unit_float32(word), span, low))
        return first if value == last else value

    return uniform


def uniform_float64(bits, low, span, first, last):
    value = fma(unit_float64(bits), span, low)
    return first if value == last else value


def bernoulli(bits, p):
    """1 with probability p."""
    return np.float32(1) if unit_float64(bits) < p else np.float32(0)


def bernoulli_float32(word, p):
    """The same of 24 bits, for probabilities that are no float64."""
    return np.float32(1) if unit_float32(word) < p else np.float32(0)


def integer(word, low, span):
    """low + an integer below `span`."""
    return low + np.int64(np.uint64(word) % np.uint64(span))


def long_integer(bits, low, span):
    """The same for a span up to 2**64, given as signed bits; 0 stands for 2**64."""
    size = np.uint64(span)
    below = bits if size == np.uint64(0) else bits % size
    return np.int64(np.uint64(low) + below)


def exponential(bits, rate):
    return -1.0 / rate * math.log1p(-unit_float64(bits))


def geometric(bits, log_failure):
    """How many trials up to and with the first success. What arrives is log(1 - p), the same for all elements."""
    return np.ceil(log_or_inf(unit_float64(bits)) / log_failure)


def cauchy(bits, median, sigma):
    """The tangent of an angle in [-pi/2, pi/2)."""
    return fma(sigma, math.tan(math.pi * (unit_float64(bits) - 0.5)), median)


# ---- samplers ----------------------------------------------------------------------------------------------------------


def normal(state, mean, std):
    return fma(standard_normal(state), std, mean)


def log_normal(state, mean, std):
    return exp_or_inf(normal(state, mean, std))


def poisson(state, rate):
    """A Poisson number. W. Hoermann: The transformed rejection method for generating Poisson random variables (1993)."""
    if rate == 0.0:
        return 0.0
    if rate < 10.0:
        # Multiply uniforms until the product falls to exp(-rate): minus its logarithm is a sum of waiting times. That takes
        # rate + 1 numbers on average, which is why large rates go another way.
        bound, product, k = math.exp(-rate), 1.0, 0.0
        while True:
            product *= uniform(state)
            if product <= bound:
                return k
            k += 1.0
    # Large rates: a candidate from a distribution with a simple inverse, accepted in most cases by the cheap test
    # below; only the others pay for the logarithm of a factorial.
    # The constants are those of the paper's algorithm PTRS, for rate >= 10: `b` and `a` shape the hat, `bound` is the height
    # below which a candidate in the middle is always under the density.
    log_rate = log_or_inf(rate)
    b = 0.931 + 2.53 * np.sqrt(rate)
    a = -0.059 + 0.02483 * b
    inverse_alpha = 1.1239 + 1.1328 / (b - 3.4)
    bound = 0.9277 - 3.6224 / (b - 2.0)
    while True:
        u = uniform(state) - 0.5
        v = uniform(state)
        distance = 0.5 - abs(u)
        k = np.floor((2.0 * a / distance + b) * u + rate + 0.43)
        if distance >= 0.07 and v <= bound:
            return k
        if k < 0.0 or (distance < 0.013 and v > distance):
            continue
        left = log_or_inf(v) + log_or_inf(inverse_alpha) - log_or_inf(a / (distance * distance) + b)
        if left <= -rate + k * log_rate - math.lgamma(k + 1.0):
            return k


def binomial_of(real):
    """The sampler for counts and probabilities of one dtype: `real` rounds to it, where PyTorch computes in it."""

    def binomial(state, count, p):
        """How many of `count` trials succeed."""
        if count != count or p != p:
            return np.nan
        if count <= 0.0 or p <= 0.0:
            return 0.0
        if p >= 1.0:
            return count
        # Counting the rarer outcome halves the work and keeps the constants of the rejection valid.
        if p <= 0.5:
            return count_of_rare(state, count, p)
        return count - count_of_rare(state, count, real(1.0 - p))

    def count_of_rare(state, count, p):
        if real(count * p) >= 10.0:
            return transformed_rejection(state, count, p)
        return count_by_gaps(state, count, p)

    def count_by_gaps(state, count, p):
        """From success to success: the gaps are geometric."""
        per_log = real(math.log1p(-p))
        trials, hits = 0.0, 0.0
        while True:
            trials += np.ceil(log_or_inf(uniform(state)) / per_log)
            if trials > count:
                return hits
            hits += 1.0

    def transformed_rejection(state, count, p):
        """W. Hoermann: The generation of binomial random variates (1993), algorithm BTRS."""
        # The same method as for large rates in `poisson`, with the constants of the binomial distribution, for count * p >= 10.
        expected, failure = real(count * p), real(1.0 - p)
        deviation = real(np.sqrt(real(expected * failure)))
        b = 1.15 + 2.53 * deviation
        a = -0.0873 + 0.0248 * b + 0.01 * p
        center = expected + 0.5
        bound = 0.92 - 4.2 / b
        odds = real(p / failure)
        alpha = (2.83 + 5.1 / b) * deviation
        mode = np.floor(real(real(count + 1.0) * p))
        while True:
            u = uniform(state) - 0.5
            v = uniform(state)
            distance = 0.5 - abs(u)
            k = np.floor((2.0 * a / distance + b) * u + center)
            if k < 0.0 or k > count:
                continue
            if distance >= 0.07 and v <= bound:
                return k
            v = log_or_inf(v * alpha / (a / (distance * distance) + b))
            most = (
                (mode + 0.5) * log_or_inf((mode + 1.0) / (odds * (count - mode + 1.0)))
                + (count + 1.0) * log_or_inf((count - mode + 1.0) / (count - k + 1.0))
                + (k + 0.5) * log_or_inf(odds * (count - k + 1.0) / (k + 1.0))
                + stirling_tail(mode)
                + stirling_tail(count - mode)
                - stirling_tail(k)
                - stirling_tail(count - k)
            )
            if v <= most:
                return k

    return binomial


_TAILS = (
    0.0810614667953272, 0.0413406959554092, 0.0276779256849983, 0.02079067210376509, 0.0166446911898211,
    0.0138761288230707, 0.0118967099458917, 0.0104112652619720, 0.00925546218271273, 0.00833056343336287,
)  # fmt: skip


def stirling_tail(k):
    """What Stirling's formula leaves out of log(k!)."""
    if k <= 9.0:
        return _TAILS[np.int64(k)]
    square = (k + 1.0) * (k + 1.0)
    return (1.0 / 12 - (1.0 / 360 - 1.0 / 1260 / square) / square) / (k + 1.0)
