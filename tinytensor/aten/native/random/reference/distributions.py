"""NumPy samplers: the oracle of the compiled ones, and what runs where nothing can be compiled.

They draw the same words from the same engine, and give the same numbers to the last bit: NumPy adds and multiplies as the
processor does, a fused multiply-add is emulated, and logarithms, sines and cosines are the C library's, asked through
Python's `math` (NumPy has its own). Samplers that reject candidates are the functions of
aten/native/random/ufunc/distributions.py and gamma.py, run as plain Python.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.aten.native.pointwise.reference.elementwise import (
    array_at,
    bfloat16_to_float32,
    float32_to_bfloat16,
)
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.ufunc import avx_mathfun, gamma
from tinytensor.aten.native.random.ufunc import distributions as ufunc
from tinytensor.c10.mt19937 import Engine
from tinytensor.kernel_compiler import pointers

Array = np.ndarray
f = np.float32


def elementwise(function: Callable[..., float], count: int = 1) -> Callable[..., Array]:
    """A function of Python's floats on arrays of float64."""
    made = np.frompyfunc(function, count, 1)
    return lambda *arrays: np.asarray(made(*arrays), np.float64)


log, log1p, exp = elementwise(ufunc.log_or_inf), elementwise(math.log1p), elementwise(ufunc.exp_or_inf)
sin, cos, tan = elementwise(math.sin), elementwise(math.cos), elementwise(math.tan)
_fma64 = elementwise(lambda a, b, c: pointers.fma(np.float64(a), np.float64(b), np.float64(c)), 3)


def fma(a: Any, b: Any, c: Any) -> Array:
    """a * b + c, rounded once, of float32 or float64."""
    a, b, c = np.broadcast_arrays(a, b, c)
    if c.dtype == np.float64:
        return _fma64(a, b, c)
    x, y, z = (array.astype(np.float64) for array in (a, b, c))
    # The product is exact in double precision, and of the sum we know what was lost. It is rounded to odd: so the second
    # rounding cannot take for a tie what is none.
    product = x * y
    total = product + z
    part = total - product
    lost = (product - (total - part)) + (z - part)
    even = (np.ascontiguousarray(total).view(np.int64) & 1) == 0
    nudged = np.nextafter(total, np.where(lost > 0, np.inf, -np.inf))
    return np.where((lost != 0) & np.isfinite(total) & even, nudged, total).astype(np.float32)


def unit(bits: Array) -> Array:
    """53 bits as a float64 in [0, 1)."""
    return (bits & np.uint64(2**53 - 1)).astype(np.float64) * 2.0**-53


def unit_float32(words: Array) -> Array:
    """24 bits as a float32 in [0, 1)."""
    return (words & np.uint32(2**24 - 1)).astype(np.float32) * f(2.0**-24)


# ---- of words: (engine, n, *parameters) -> n numbers --------------------------------------------------------------------


def uniform_in_float32(through: Callable[[Array], Array]) -> Callable[..., Array]:
    def uniform(engine: Engine, n: int, low: float, span: float, first: float, last: float) -> Array:
        values = through(fma(unit_float32(engine.random(n)), f(span), f(low)))
        return np.where(values == f(last), f(first), values)

    return uniform


def uniform_float64(engine: Engine, n: int, low: float, span: float, first: float, last: float) -> Array:
    u = unit(engine.random64(n))
    values = u if (low, span) == (0, 1) else fma(u, span, low)
    return np.where(values == last, first, values)


def bernoulli(engine: Engine, n: int, p: Any) -> Array:
    return unit(engine.random64(n)) < p


def bernoulli_float32(engine: Engine, n: int, p: Array) -> Array:
    return unit_float32(engine.random(n)) < p


def bernoulli_of_float32(engine: Engine, n: int, address: int) -> Array:
    p = array_at(address, np.dtype(np.float32), (n,), (4,)).astype(np.float64)
    wrong = np.flatnonzero(~((p >= 0) & (p <= 1)))
    if not wrong.size:
        return bernoulli_float32(engine, n, p)
    bernoulli_float32(engine, int(wrong[0]), p[: wrong[0]])
    return np.full(n, -1.0)


def integer(engine: Engine, n: int, low: int, span: int) -> Array:
    return low + (engine.random(n) % np.uint64(span)).astype(np.int64)


def long_integer(engine: Engine, n: int, low: int, span: int) -> Array:
    bits, size = engine.random64(n), np.uint64(span % 2**64)
    return (np.uint64(low % 2**64) + (bits % size if size else bits)).astype(np.int64)


def exponential(engine: Engine, n: int, rate: float) -> Array:
    return -1.0 / rate * log1p(-unit(engine.random64(n)))


def geometric(engine: Engine, n: int, log_failure: float) -> Array:
    return np.ceil(log(unit(engine.random64(n))) / log_failure)


def cauchy(engine: Engine, n: int, median: float, sigma: float) -> Array:
    return fma(sigma, tan(math.pi * (unit(engine.random64(n)) - 0.5)), np.float64(median))


# ---- normal numbers -----------------------------------------------------------------------------------------------------


def normal(engine: Engine, n: int, mean: float, std: float) -> Array:
    """One by one: each pair of uniform numbers gives two, and the second of the last may stay behind in the engine."""
    standard = np.empty(n + 2)
    have = int(engine.has_normal)
    standard[:1] = engine.normal
    pairs = -(-(n - have) // 2)
    u = unit(engine.random64(2 * pairs)).reshape(pairs, 2)
    radius, angle = np.sqrt(-2.0 * log1p(-u[:, 1])), 2.0 * math.pi * u[:, 0]
    made = standard[have : have + 2 * pairs].reshape(pairs, 2)
    made[:, 0], made[:, 1] = radius * cos(angle), radius * sin(angle)
    left = have + 2 * pairs - n
    engine.has_normal = left > 0
    engine.normal[0] = standard[n - 1 + left]  # the one that waits, or the last that did
    return fma(standard[:n], std, mean)


def log_normal(engine: Engine, n: int, mean: float, std: float) -> Array:
    return exp(normal(engine, n, mean, std))


def in_sixteens(
    draw: Callable[[Engine, int], Array], pairs: Callable[..., Any], reduced: bool = False
) -> Callable[..., Array]:
    """See Note [Normal numbers in sixteens] in cpu/distribution_templates_kernel.py."""

    def made_of(drawn: Array, mean: float, std: float) -> Array:
        rows = drawn.reshape(-1, 2, 8)
        return np.concatenate(pairs(rows[:, 0], rows[:, 1], mean, std), axis=1).reshape(-1)

    def fill(engine: Engine, n: int, mean: float, std: float) -> Array:
        whole = n - n % 16
        made = made_of(draw(engine, whole), mean, std)
        if whole == n:
            return made
        if not reduced:
            draw(engine, n - whole)
        return np.concatenate([made[: n - 16], made_of(draw(engine, 16), mean, std)])

    return fill


def _box_muller_float32(u: Array, v: Array, mean: float, std: float) -> tuple[Array, Array]:
    radius = np.sqrt(f(-2) * log_float32(f(1) - u))
    sine, cosine = sincos_float32(f(2 * math.pi) * v)
    return fma(radius * cosine, f(std), f(mean)), fma(radius * sine, f(std), f(mean))


def _box_muller_float64(u: Array, v: Array, mean: float, std: float) -> tuple[Array, Array]:
    radius, angle = np.sqrt(-2.0 * log(1.0 - u)), 2.0 * math.pi * v
    return fma(radius * cos(angle), std, mean), fma(radius * sin(angle), std, mean)


def _through_half(x: Array) -> Array:
    return x.astype(np.float16).astype(np.float32)


def _through_bfloat16(x: Array) -> Array:
    return bfloat16_to_float32(float32_to_bfloat16(x))


def log_float32(x: Array) -> Array:
    """aten/native/random/ufunc/avx_mathfun.py, on arrays."""
    bits = x.view(np.int32)
    m = ((bits & 0x007FFFFF) | 0x3F000000).view(np.float32)
    e = ((bits >> 23) - 126).astype(np.float32)
    small = m < avx_mathfun.SQRT_HALF
    e = np.where(small, e - f(1), e)
    r = (m - f(1)) + np.where(small, m, f(0))
    y = np.full_like(r, avx_mathfun.LOG[0])
    for coefficient in avx_mathfun.LOG[1:]:
        y = fma(y, r, coefficient)
    z = r * r
    high, low = avx_mathfun.LOG_2
    y = fma(-z, f(0.5), fma(y * r, z, e * low))
    return fma(e, high, r + y)


def sincos_float32(x: Array) -> tuple[Array, Array]:
    j = ((x * avx_mathfun.FOUR_OVER_PI).astype(np.int32) + 1) & ~1
    r = x
    for part in avx_mathfun.PI_QUARTERS:
        r = fma(j.astype(np.float32), part, r)
    z = r * r
    c0, c1, c2 = avx_mathfun.COSINE
    s0, s1, s2 = avx_mathfun.SINE
    cosine = fma(fma(fma(np.full_like(z, c0), z, c1), z, c2) * z, z, -(z * f(0.5))) + f(1)
    sine = fma(fma(fma(np.full_like(z, s0), z, s1), z, s2) * z, r, r)
    even = (j & 2) == 0
    minus_sine, minus_cosine = (j & 4) != 0, ((j - 2) & 4) == 0
    s, c = np.where(even, sine, cosine), np.where(even, cosine, sine)
    return np.where(minus_sine, -s, s), np.where(minus_cosine, -c, c)


# ---- one by one: plain Python -------------------------------------------------------------------------------------------


def one_by_one(sampler: Callable[..., float]) -> Callable[..., Array]:
    def fill(engine: Engine, n: int, *given: Array) -> Array:
        return np.array(
            [sampler(engine.address, *numbers) for numbers in zip(*(x.tolist() for x in given), strict=True)]
        )

    return fill


def _permutation(draw: Callable[[Engine, int], Array]) -> Callable[[Engine, int], Array]:
    def fill(engine: Engine, n: int) -> Array:
        order = list(range(n))
        for i, word in enumerate(draw(engine, max(n - 1, 0)).tolist()):
            other = i + word % (n - i)
            order[i], order[other] = order[other], order[i]
        return np.array(order, np.int64)

    return fill


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
    """A sampler with the call form of a compiled kernel: `run(n, out, state, *parameters)`."""

    def __init__(self, function: Callable[..., Array], dtype: Any, tensors: int = 0):
        self.function, self.dtype, self.tensors = function, np.dtype(dtype), tensors

    def serial(self, n: int, out: int, state: int, *parameters: Any) -> None:
        given = [_floats(x, n) for x in parameters[: self.tensors]] if self.tensors else parameters
        with np.errstate(all="ignore"):
            values = self.function(Engine(state), n, *given)
        array_at(out, self.dtype, (n,), (self.dtype.itemsize,))[...] = values


def _floats(address: int, n: int) -> Array:
    return array_at(address, np.dtype(np.float64), (n,), (8,))


def _units(engine: Engine, n: int) -> Array:
    return unit_float32(engine.random(n))


SAMPLERS: dict[Any, Any] = {
    stubs.uniform_float32_stub: Sampler(uniform_in_float32(lambda x: x), np.float32),
    stubs.uniform_float16_stub: Sampler(uniform_in_float32(_through_half), np.float32),
    stubs.uniform_bfloat16_stub: Sampler(uniform_in_float32(_through_bfloat16), np.float32),
    stubs.uniform_float64_stub: Sampler(uniform_float64, np.float64),
    stubs.normal_float32_stub: Sampler(in_sixteens(_units, _box_muller_float32), np.float32),
    stubs.normal_reduced_stub: Sampler(in_sixteens(_units, _box_muller_float32, reduced=True), np.float32),
    stubs.normal_float64_stub: Sampler(
        in_sixteens(lambda engine, n: unit(engine.random64(n)), _box_muller_float64), np.float64
    ),
    stubs.normal_stub: Sampler(normal, np.float64),
    stubs.normal_to_float32_stub: Sampler(normal, np.float32),
    stubs.bernoulli_stub: Sampler(bernoulli, np.float32),
    stubs.bernoulli_tensor_stub: Sampler(bernoulli, np.float32, 1),
    stubs.bernoulli_tensor_float32_stub: Sampler(bernoulli_float32, np.float32, 1),
    stubs.bernoulli_of_float32_stub: Sampler(bernoulli_of_float32, np.float32),
    stubs.integer_stub: Sampler(integer, np.int64),
    stubs.integer_to_float32_stub: Sampler(integer, np.float32),
    stubs.long_integer_stub: Sampler(long_integer, np.int64),
    stubs.exponential_stub: Sampler(exponential, np.float64),
    stubs.exponential_to_float32_stub: Sampler(exponential, np.float32),
    stubs.geometric_stub: Sampler(geometric, np.float64),
    stubs.cauchy_stub: Sampler(cauchy, np.float64),
    stubs.log_normal_stub: Sampler(log_normal, np.float64),
    stubs.poisson_stub: Sampler(one_by_one(ufunc.poisson), np.float64, 1),
    stubs.binomial_stub: Sampler(one_by_one(ufunc.binomial_of(float)), np.float64, 2),
    stubs.binomial_float32_stub: Sampler(one_by_one(ufunc.binomial_of(np.float32)), np.float64, 2),
    stubs.randperm_words_stub: Sampler(_permutation(Engine.random), np.int64),
    stubs.randperm_long_words_stub: Sampler(_permutation(Engine.random64), np.int64),
    stubs.standard_gamma_stub: Sampler(one_by_one(gamma.standard_gamma_of(float)), np.float64, 1),
    stubs.standard_gamma_float32_stub: Sampler(one_by_one(gamma.standard_gamma_of(np.float32)), np.float64, 1),
    stubs.standard_gamma_grad_stub: ByElement(gamma.standard_gamma_grad),
    stubs.dirichlet_grad_stub: ByElement(gamma.dirichlet_grad),
}


def register() -> None:
    """Put the NumPy samplers behind the stubs."""
    for stub, sampler in SAMPLERS.items():
        stub.register("cpu", sampler)
