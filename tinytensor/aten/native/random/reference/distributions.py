"""NumPy samplers: the oracle of the compiled ones, and what runs where nothing can be compiled.

The random bits are the same as in aten/native/random/ufunc/philox.py, so uniform numbers and integers are the same too;
what goes through a logarithm may differ in its last digit. Formulas and constants are explained in
aten/native/random/ufunc/distributions.py.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.aten.native.pointwise.reference.elementwise import array_at
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.ufunc import gamma

Array = np.ndarray
_MASK = 2**64 - 1


def philox(seed: int, subsequence: Array, offset: Array | int) -> tuple[Array, Array, Array, Array]:
    """Four uint32 words for each element."""
    # As in aten/native/random/ufunc/philox.py, on arrays: words are kept in uint64, so that a product of two has room.
    seed &= _MASK
    key = [np.uint64(seed & 0xFFFFFFFF), np.uint64(seed >> 32)]
    element = subsequence.astype(np.uint64)
    counter = np.broadcast_to(np.asarray(offset, np.uint64), element.shape)
    low, shift = np.uint64(0xFFFFFFFF), np.uint64(32)
    c0, c1, c2, c3 = counter & low, counter >> shift, element & low, element >> shift
    for _ in range(10):
        a, b = c0 * np.uint64(0xD2511F53), c2 * np.uint64(0xCD9E8D57)
        c0, c1, c2, c3 = (b >> shift) ^ c1 ^ key[0], b & low, (a >> shift) ^ c3 ^ key[1], a & low
        key = [(key[0] + np.uint64(0x9E3779B9)) & low, (key[1] + np.uint64(0xBB67AE85)) & low]
    return c0.astype(np.uint32), c1.astype(np.uint32), c2.astype(np.uint32), c3.astype(np.uint32)


def unit(high: Array, low: Array) -> Array:
    """53 bits as a float64 in [0, 1)."""
    return ((high.astype(np.uint64) << np.uint64(32) | low) >> np.uint64(11)).astype(np.float64) * 2.0**-53


def uniform_pair(seed: int, index: Array, offset: Any) -> tuple[Array, Array]:
    w0, w1, w2, w3 = philox(seed, index, offset)
    return unit(w0, w1), unit(w2, w3)


def uniform_float32(seed: int, index: Array, offset: int, low: float, span: float, shift: int, scale: float) -> Array:
    u = (philox(seed, index, offset)[0] >> np.uint32(shift)).astype(np.float32) * np.float32(scale)
    return np.float32(low) + np.float32(span) * u


def uniform_float64(seed: int, index: Array, offset: int, low: float, span: float) -> Array:
    return low + span * uniform_pair(seed, index, offset)[0]


def normal_float32(seed: int, index: Array, offset: int, mean: float, std: float) -> Array:
    w0, w1, _, _ = philox(seed, index, offset)
    u = (w0 >> np.uint32(1)).astype(np.float32) * np.float32(2.0**-31) + np.float32(2.0**-32)
    angle = (w1 >> np.uint32(8)).astype(np.float32) * np.float32(2 * math.pi * 2.0**-24)
    return np.float32(mean) + np.float32(std) * (np.sqrt(np.float32(-2) * np.log(u)) * np.cos(angle))


def normal_float64(seed: int, index: Array, offset: int, mean: float, std: float) -> Array:
    u, v = uniform_pair(seed, index, offset)
    return mean + std * (np.sqrt(-2 * np.log(u + 2.0**-54)) * np.cos(2 * math.pi * v))


def log_normal(seed: int, index: Array, offset: int, mean: float, std: float) -> Array:
    return np.exp(normal_float64(seed, index, offset, mean, std))


def bernoulli(seed: int, index: Array, offset: int, p: Any) -> Array:
    return uniform_pair(seed, index, offset)[0] < p


def integer(seed: int, index: Array, offset: int, low: int, span: int) -> Array:
    word = philox(seed, index, offset)[0].astype(np.uint64)
    return low + (word * np.uint64(span) >> np.uint64(32)).astype(np.int64)


def long_integer(seed: int, index: Array, offset: int, low: int, span: int) -> Array:
    w0, w1, _, _ = philox(seed, index, offset)
    bits, size = w0.astype(np.uint64) << np.uint64(32) | w1, np.uint64(span & _MASK)
    return (np.uint64(low & _MASK) + (bits % size if size else bits)).astype(np.int64)


def exponential(seed: int, index: Array, offset: int, rate: float) -> Array:
    return -np.log(uniform_pair(seed, index, offset)[0] + 2.0**-54) / rate


def geometric(seed: int, index: Array, offset: int, log_failure: float) -> Array:
    return np.maximum(np.ceil(np.log(uniform_pair(seed, index, offset)[0] + 2.0**-54) / log_failure), 1.0)


def cauchy(seed: int, index: Array, offset: int, median: float, sigma: float) -> Array:
    return median + sigma * np.tan(math.pi * (uniform_pair(seed, index, offset)[0] + 2.0**-54 - 0.5))


def log_factorial(k: Array) -> Array:
    return np.vectorize(math.lgamma, otypes=[np.float64])(k + 1.0)


def _until_accepted(propose: Callable[[Array, int], tuple[Array, Array]], count: int) -> Array:
    """propose(open, block) -> (accepted, values) for the elements that are still open, block after block."""
    # In round `block` every element that is still open uses block number offset + block of its own sequence: the same one
    # that the compiled loop, which finishes one element after the other, would use for it.
    result, open_ = np.zeros(count), np.arange(count)
    block = 0
    while len(open_):
        accepted, values = propose(open_, block)
        result[open_[accepted]] = values[accepted]
        open_, block = open_[~accepted], block + 1
    return result


def poisson(seed: int, index: Array, offset: int, rate: Array) -> Array:
    result = np.zeros(len(rate))
    small, large = np.flatnonzero((rate > 0) & (rate < 10)), np.flatnonzero(rate >= 10)
    result[small] = _poisson_small(seed, index[small], offset, rate[small])
    lam = rate[large]
    b = 0.931 + 2.53 * np.sqrt(lam)
    a, inverse_alpha, bound = -0.059 + 0.02483 * b, 1.1239 + 1.1328 / (b - 3.4), 0.9277 - 3.6224 / (b - 2)

    def propose(o: Array, block: int) -> tuple[Array, Array]:
        u, v = uniform_pair(seed, index[large][o], offset + block)
        u = u - 0.5
        distance = 0.5 - np.abs(u)
        k = np.floor((2 * a[o] / distance + b[o]) * u + lam[o] + 0.43)
        possible = (distance > 0) & (v > 0)
        inside = (distance >= 0.07) & (v <= bound[o])
        left = np.log(v * inverse_alpha[o] / (a[o] / (distance * distance) + b[o]))
        right = k * np.log(lam[o]) - lam[o] - log_factorial(np.maximum(k, 0))
        return possible & (inside | ((k >= 0) & ((distance >= 0.013) | (v <= distance)) & (left <= right))), k

    result[large] = _until_accepted(propose, len(large))
    return result


def _poisson_small(seed: int, index: Array, offset: int, rate: Array) -> Array:
    bound, product, hits = np.exp(-rate), np.ones(len(rate)), np.full(len(rate), -1.0)

    def propose(o: Array, block: int) -> tuple[Array, Array]:
        # A block has two numbers. Where the first one ends the count, the second is not used.
        for u in uniform_pair(seed, index[o], offset + block):
            still = product[o] > bound[o]
            product[o] = np.where(still, product[o] * u, product[o])
            hits[o] += still
        return product[o] <= bound[o], hits[o]

    return _until_accepted(propose, len(rate))


def binomial(seed: int, index: Array, offset: int, count: Array, p: Array) -> Array:
    result = np.zeros(len(count))
    result[np.isnan(count) | np.isnan(p)] = np.nan
    sure = (count > 0) & (p >= 1)
    result[sure] = count[sure]
    open_ = (count > 0) & (p > 0) & (p < 1)
    # The rarer outcome is counted, and subtracted from the count at the end where that was failure.
    rare = np.where(p <= 0.5, p, 1 - p)
    few, many = np.flatnonzero(open_ & (count * rare < 10)), np.flatnonzero(open_ & (count * rare >= 10))
    result[few] = _binomial_few(seed, index[few], offset, count[few], rare[few])
    result[many] = _binomial_many(seed, index[many], offset, count[many], rare[many])
    often = open_ & (p > 0.5)
    result[often] = count[often] - result[often]
    return result


def _binomial_few(seed: int, index: Array, offset: int, count: Array, p: Array) -> Array:
    trials, hits = np.zeros(len(p)), np.zeros(len(p))

    def propose(o: Array, block: int) -> tuple[Array, Array]:
        for u in uniform_pair(seed, index[o], offset + block):
            still = trials[o] <= count[o]
            gap = np.maximum(np.ceil(np.log(u + 2.0**-54) / np.log1p(-p[o])), 1.0)
            trials[o] += np.where(still, gap, 0)
            hits[o] += still & (trials[o] <= count[o])
        return trials[o] > count[o], hits[o]

    return _until_accepted(propose, len(p))


def _binomial_many(seed: int, index: Array, offset: int, count: Array, p: Array) -> Array:
    deviation = np.sqrt(count * p * (1 - p))
    b = 1.15 + 2.53 * deviation
    a, center, bound, alpha = (
        -0.0873 + 0.0248 * b + 0.01 * p,
        count * p + 0.5,
        0.92 - 4.2 / b,
        (2.83 + 5.1 / b) * deviation,
    )
    mode = np.floor((count + 1) * p)
    peak = log_factorial(mode) + log_factorial(count - mode)

    def propose(o: Array, block: int) -> tuple[Array, Array]:
        u, v = uniform_pair(seed, index[o], offset + block)
        u = u - 0.5
        distance = 0.5 - np.abs(u)
        k = np.floor((2 * a[o] / distance + b[o]) * u + center[o])
        possible = (distance > 0) & (v > 0) & (k >= 0) & (k <= count[o])
        inside = (distance >= 0.07) & (v <= bound[o])
        left = np.log(v * alpha[o] / (a[o] / (distance * distance) + b[o]))
        hits = np.clip(k, 0, count[o])
        right = (
            peak[o] - log_factorial(hits) - log_factorial(count[o] - hits) + (k - mode[o]) * np.log(p[o] / (1 - p[o]))
        )
        return possible & (inside | (left <= right)), k

    return _until_accepted(propose, len(p))


def standard_gamma(seed: int, index: Array, offset: int, alpha: Array) -> Array:
    small = alpha < 1
    u, _ = uniform_pair(seed, index, offset)
    scale = np.where(small, (1 - u) ** (1 / alpha), 1.0)
    first = small.astype(np.int64)  # the block of the first candidate
    d = alpha + small - float(np.float32(1) / np.float32(3))
    c = 1 / np.sqrt(9 * d)

    def propose(o: Array, attempt: int) -> tuple[Array, Array]:
        block = offset + first[o] + 2 * attempt
        x = normal_float64(seed, index[o], block, 0.0, 1.0)
        u = 1 - uniform_pair(seed, index[o], block + 1)[0]
        v = (1 + c[o] * x) ** 3
        inside = u < 1 - float(np.float32(0.0331)) * x**4
        return (v > 0) & (inside | (np.log(u) < 0.5 * x * x + d[o] * (1 - v + np.log(v)))), scale[o] * d[o] * v

    result = _until_accepted(propose, len(alpha))
    result[alpha == 0] = 0
    return result


class ByElement:
    """A functor of float64 elements with the call form of a compiled kernel: `run(n, out, *addresses)`."""

    grain = 2**62  # never worth a second thread

    def __init__(self, functor: Callable[..., Any]):
        self.functor = functor

    def serial(self, n: int, out: int, *inputs: int) -> None:
        with np.errstate(all="ignore"):
            values = [self.functor(*each) for each in zip(*(_floats(address, n) for address in inputs), strict=True)]
        _floats(out, n)[...] = values

    parallel = serial


class Sampler:
    """A sampler with the call form of a compiled kernel: `run(n, out, seed, offset, *parameters)`."""

    grain = 2**62  # never worth a second thread

    def __init__(self, function: Callable[..., Array], dtype: Any, tensors: int = 0):
        self.function, self.dtype, self.tensors = function, np.dtype(dtype), tensors

    def serial(self, n: int, out: int, seed: int, offset: int, *parameters: Any) -> None:
        given = [_floats(x, n) for x in parameters[: self.tensors]] if self.tensors else parameters
        with np.errstate(all="ignore"):
            values = self.function(seed, np.arange(n, dtype=np.uint64), offset % 2**64, *given)
        array_at(out, self.dtype, (n,), (self.dtype.itemsize,))[...] = values

    parallel = serial


def _floats(address: int, n: int) -> Array:
    return array_at(address, np.dtype(np.float64), (n,), (8,))


_SAMPLERS: dict[Any, Any] = {
    stubs.uniform_float32_stub: Sampler(uniform_float32, np.float32),
    stubs.uniform_float64_stub: Sampler(uniform_float64, np.float64),
    stubs.normal_float32_stub: Sampler(normal_float32, np.float32),
    stubs.normal_float64_stub: Sampler(normal_float64, np.float64),
    stubs.bernoulli_stub: Sampler(bernoulli, np.float32),
    stubs.bernoulli_tensor_stub: Sampler(bernoulli, np.float32, 1),
    stubs.integer_stub: Sampler(integer, np.int64),
    stubs.long_integer_stub: Sampler(long_integer, np.int64),
    stubs.exponential_stub: Sampler(exponential, np.float64),
    stubs.geometric_stub: Sampler(geometric, np.float64),
    stubs.cauchy_stub: Sampler(cauchy, np.float64),
    stubs.log_normal_stub: Sampler(log_normal, np.float64),
    stubs.poisson_stub: Sampler(poisson, np.float64, 1),
    stubs.binomial_stub: Sampler(binomial, np.float64, 2),
    stubs.standard_gamma_stub: Sampler(standard_gamma, np.float64, 1),
    stubs.standard_gamma_grad_stub: ByElement(gamma.standard_gamma_grad),
    stubs.dirichlet_grad_stub: ByElement(gamma.dirichlet_grad),
}


def register() -> None:
    """Put the NumPy samplers behind the stubs."""
    for stub, sampler in _SAMPLERS.items():
        stub.register("cpu", sampler)
