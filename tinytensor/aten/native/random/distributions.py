"""Filling a tensor with random numbers: uniform_, normal_, random_, bernoulli_ and the rest, each with its checks.

Numbers are drawn one after the other, and the elements take them in the order of their memory, as TensorIterator's loops go
there: a transposed tensor is filled column by column. A sampler writes float32, float64 or int64. Where the tensor is of
that dtype and dense it writes there; elsewhere into a temporary, which is then copied.

Mirrors aten/src/ATen/native/Distributions.cpp and DistributionTemplates.h.
"""

from __future__ import annotations

import functools
import math
import warnings
from ctypes import addressof, c_double
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.few_elements import may_read, numbers_of
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.pointwise.reference.elementwise import bfloat16_to_float32, float32_to_bfloat16
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.reference.arrays import read, view, write
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.tensor_iterator import output_strides, reorder_dimensions
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.generator import Generator, draw_on_cpu
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from tinytensor.c10.tensor_impl import alias

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# PyTorch's messages name the C++ types.
CPP_NAMES = {
    bool_: "bool", uint8: "unsigned char", int8: "signed char", int16: "short int", int32: "int", int64: "long int",
    float16: "c10::Half", bfloat16: "c10::BFloat16", float32: "float", float64: "double",
}  # fmt: skip
# Bits of the significand: integers up to 2**digits are exact.
DIGITS = {float16: 11, bfloat16: 8, float32: 24, float64: 53}
LARGEST = {
    float16: 65504.0, bfloat16: 3.3895313892515355e38, float32: 3.4028234663852886e38, float64: 1.7976931348623157e308,
}  # fmt: skip


def number(value: float) -> str:
    """The number as a C++ stream prints a double."""
    return f"{value:g}"


def _is_meta(self: Tensor) -> bool:
    """On meta tensors PyTorch runs Python functions (torch/_refs), whose checks and messages differ from the kernels'."""
    return self.meta_.device.type == "meta"


def _formatted(value: float, self: Tensor) -> str:
    """A number as the messages have it: Python's form on meta tensors, C++'s elsewhere."""
    return str(float(value)) if _is_meta(self) else number(value)


def _has_elements(self: Tensor) -> bool:
    """Whether there are elements to fill. An empty tensor is accepted with any dtype, so this is asked before the dtype is."""
    assert_no_internal_overlap(self.meta_)
    return self.meta_.numel > 0


def loop_order(self: Tensor) -> tuple[int, ...]:
    """The dimensions in the order of the loop over memory, outermost first."""
    m = self.meta_
    return reorder_dimensions(tuple(m.sizes), [tuple(m.strides)])[::-1]


def sample(
    self: Tensor, stub: DispatchStub, dtype: ScalarType, generator: Generator | None, *parameters: Any
) -> Tensor:
    """Fill self from a sampler that writes `dtype`."""
    # The generator is asked only if there is something to fill: an empty tensor leaves the sequence where it is, as in
    # PyTorch.
    m = self.meta_
    if m.dtype is dtype and m.is_contiguous and m.device is cpu and m.numel:
        draw, start = stub["cpu"].serial, self.storage_.data_ptr + self.byte_offset_
        draw_on_cpu(generator, draw, m.numel, start, *parameters)
        return self
    assert_no_internal_overlap(m)
    if m.device.type == "meta" or m.numel == 0:
        return self
    if m.device is not cpu:
        return stub[m.device.type].fill(self, generator, *parameters)
    direct = m.dtype is dtype and m.is_non_overlapping_and_dense
    if direct:
        out = self
    elif m.is_contiguous:
        out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), dtype))
    else:
        with AutoDispatchBelowADInplaceOrView():
            out = F.empty_strided(m.sizes, output_strides(tuple(m.sizes), loop_order(self)[::-1]), dtype=dtype)
    draw_on_cpu(generator, stub["cpu"].serial, m.numel, address(out), *parameters)
    return self if direct else copy_(self, out, False)


def as_float64(t: Tensor, sizes: tuple[int, ...], order: tuple[int, ...] | None = None) -> Tensor:
    """A dense float64 tensor of t's values, expanded to `sizes`; its memory in the order of the given dimensions."""
    wide = F.to_dtype(F.expand(t, sizes), float64)
    return F.contiguous(wide if order is None else F.permute(wide, order))


def address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


# ---- continuous ------------------------------------------------------------------------------------------------------


def uniform_(self: Tensor, low: float, high: float, generator: Generator | None) -> Tensor:
    """Uniform in [from, to)."""
    m = self.meta_
    dtype = m.dtype
    if m.device is cpu:
        parameters = _uniform_parameters(low, high, dtype)
        stub, computed = _UNIFORM[dtype]
        if dtype is computed and m.is_contiguous and m.numel:  # as nearly always: what `sample` does then
            start = self.storage_.data_ptr + self.byte_offset_
            draw_on_cpu(generator, stub["cpu"].serial, m.numel, start, *parameters)
            return self
        return sample(self, stub, computed, generator, *parameters)
    if _is_meta(self):
        return self
    _check_uniform_bounds(low, high, dtype)
    return sample(self, *_UNIFORM[dtype], generator, low, high - low)


def _check_uniform_bounds(low: float, high: float, dtype: ScalarType) -> None:
    if dtype not in DIGITS:
        raise NotImplementedError(f"\"check_uniform_bounds\" not implemented for '{dtype.cpp_name}'")
    most = LARGEST[dtype]
    check(-most <= low <= most, lambda: f"from is out of bounds for {CPP_NAMES[dtype]}")
    check(-most <= high <= most, lambda: f"to is out of bounds for {CPP_NAMES[dtype]}")
    check(
        low <= high,
        lambda: f"uniform_ expects to return a [from, to) range, but found from={number(low)} > to={number(high)}",
    )
    check(
        high - low <= most,
        lambda: (
            f"uniform_ expects to-from <= std::numeric_limits<{dtype.cpp_name}>::max(), but found to={number(high)} "
            f"and from={number(low)} which result in to-from to exceed the limit"
        ),
    )


@functools.lru_cache(1024)
def _uniform_parameters(low: float, high: float, dtype: ScalarType) -> tuple[float, float, float, float]:
    """Start, span and both ends as the kernel computes with them."""
    _check_uniform_bounds(low, high, dtype)
    # 16-bit floats are computed in float32.
    computed = _UNIFORM[dtype][1]
    start, stop = rounded(low, computed), rounded(high, computed)
    return start, rounded(stop - start, computed), rounded(low, dtype), rounded(high, dtype)


_UNIFORM = {
    float64: (stubs.uniform_float64_stub, float64), float32: (stubs.uniform_float32_stub, float32),
    float16: (stubs.uniform_float16_stub, float32), bfloat16: (stubs.uniform_bfloat16_stub, float32),
}  # fmt: skip


def rounded(value: float, dtype: ScalarType) -> float:
    """The number as a tensor of a floating dtype would hold it."""
    if dtype is float64 or value == 0.0 or value == 1.0:
        return value
    with np.errstate(over="ignore"):
        narrow = np.float32(value) if dtype is float32 else np.float16(np.float32(value))
        if dtype is bfloat16:
            narrow = bfloat16_to_float32(float32_to_bfloat16(np.array([value], np.float32)))[0]
    return float(narrow)


def check_normal_std(std: float, said: str) -> None:
    check(std >= 0.0, f"normal expects std >= 0.0, but found std {said}")


def normal_(self: Tensor, mean: float, std: float, generator: Generator | None) -> Tensor:
    """Normal with this mean and standard deviation."""
    m = self.meta_
    dtype = m.dtype
    if dtype is float32 and m.device is cpu and m.is_contiguous and m.numel and std >= 0.0:  # as nearly always
        stub = stubs.normal_float32_stub if m.numel >= 16 else stubs.normal_to_float32_stub
        start = self.storage_.data_ptr + self.byte_offset_
        draw_on_cpu(generator, stub["cpu"].serial, m.numel, start, mean, std)
        return self
    check_normal_std(std, _formatted(std, self))
    if _is_meta(self):
        check(dtype in DIGITS, lambda: f"expected a floating-point or complex dtype, but got dtype={dtype}")
        return self
    if not self.meta_.numel:
        return self
    if dtype not in DIGITS:
        raise NotImplementedError(f"\"normal_kernel_cpu\" not implemented for '{dtype.cpp_name}'")
    # See Note [Normal numbers in sixteens] in cpu/distribution_templates_kernel.py
    if self.meta_.device is cpu and (self.meta_.numel < 16 or not self.meta_.is_contiguous):
        if dtype is float32:
            return sample(self, stubs.normal_to_float32_stub, float32, generator, mean, std)
        return sample(self, stubs.normal_stub, float64, generator, mean, std)
    stub, computed = _NORMAL[dtype]
    return sample(self, stub, computed, generator, mean, std)


_NORMAL = {
    float64: (stubs.normal_float64_stub, float64), float32: (stubs.normal_float32_stub, float32),
    float16: (stubs.normal_reduced_stub, float32), bfloat16: (stubs.normal_reduced_stub, float32),
}  # fmt: skip


def log_normal_(self: Tensor, mean: float, std: float, generator: Generator | None) -> Tensor:
    """exp of a normal number of this mean and standard deviation."""
    dtype = self.meta_.dtype
    check(dtype in DIGITS or not _is_meta(self), lambda: f"log_normal not implemented for {dtype}")
    check(std > 0.0, lambda: f"log_normal_ expects std > 0.0, but found std={_formatted(std, self)}")
    if _is_meta(self) or not _has_elements(self):
        return self
    if dtype not in DIGITS:
        raise NotImplementedError(f"\"log_normal_cpu\" not implemented for '{dtype.cpp_name}'")
    return sample(self, stubs.log_normal_stub, float64, generator, mean, std)


def _check_continuous_on_meta(name: str, self: Tensor) -> None:
    check(
        self.meta_.dtype.is_floating_point or not _is_meta(self),
        lambda: (
            f"{name} distribution is a continuous probability distribution.         dtype must be a floating point but "
            f"you specified {self.meta_.dtype}"
        ),
    )


def exponential_(self: Tensor, rate: float, generator: Generator | None) -> Tensor:
    """Density rate * exp(-rate * x) on x > 0."""
    m = self.meta_
    dtype = m.dtype
    if dtype is float32 and m.device is cpu and m.is_contiguous and rate > 0.0:  # as nearly always
        return sample(self, stubs.exponential_to_float32_stub, float32, generator, rate)
    _check_continuous_on_meta("Exponential", self)
    check(rate > 0.0, lambda: f"exponential_ expects lambda > 0.0, but found lambda={_formatted(rate, self)}")
    if _is_meta(self) or not _has_elements(self):
        return self
    check(
        dtype.is_floating_point,
        lambda: (
            "Exponential distribution is a continuous probability distribution. dtype must be a floating point but you "
            f"specified {dtype.cpp_name}"
        ),
    )
    if dtype is float32 and m.device is cpu:
        return sample(self, stubs.exponential_to_float32_stub, float32, generator, rate)
    return sample(self, stubs.exponential_stub, float64, generator, rate)


def cauchy_(self: Tensor, median: float, sigma: float, generator: Generator | None) -> Tensor:
    """Density sigma / (pi * ((x - median)**2 + sigma**2))."""
    dtype = self.meta_.dtype
    _check_continuous_on_meta("Cauchy", self)
    check(sigma > 0.0, lambda: f"cauchy_ expects sigma > 0.0, but found sigma={_formatted(sigma, self)}")
    check(
        dtype.is_floating_point,
        lambda: (
            "Cauchy distribution is a continuous probability distribution. dtype must be a floating point but you "
            f"specified {CPP_NAMES[dtype]}"
        ),
    )
    return sample(self, stubs.cauchy_stub, float64, generator, median, sigma)


# ---- discrete --------------------------------------------------------------------------------------------------------


def geometric_(self: Tensor, p: float, generator: Generator | None) -> Tensor:
    """How many trials up to and with the first success, each of probability p."""
    check(self.meta_.dtype is not bool_ or not _is_meta(self), "geometric not implemented for torch.bool")
    check(0 < p < 1, lambda: f"geometric_ expects p to be in (0, 1), but got p={_formatted(p, self)}")
    if _is_meta(self) or not _has_elements(self):
        return self
    check(self.meta_.dtype is not bool_, "\"geometric_cpu\" not implemented for 'Bool'", NotImplementedError)
    return sample(self, stubs.geometric_stub, float64, generator, math.log1p(-p))


def bernoulli__float(self: Tensor, p: float, generator: Generator | None) -> Tensor:
    """1 with probability p, else 0."""
    if self.meta_.device is not cpu and _is_meta(self):
        return self
    if not 0 <= p <= 1:
        raise RuntimeError(f"bernoulli_ expects p to be in [0, 1], but got p={number(p)}")
    return sample(self, stubs.bernoulli_stub, float32, generator, p)


def bernoulli__Tensor(self: Tensor, p: Tensor, generator: Generator | None) -> Tensor:
    """The same with a probability for each element; p is expanded to self."""
    m, dtype = self.meta_, p.meta_.dtype
    if m.device is not cpu and _is_meta(self):
        return self
    assert_no_internal_overlap(m)
    if (
        dtype in _READ_AT_ONCE
        and may_read(p.meta_)
        and p.meta_.sizes == m.sizes
        and m.is_contiguous
        and m.device is cpu
    ):
        numbers = numbers_of(p)
        inside = all([0 <= value <= 1 for value in numbers])
        if dtype is float32:
            copied = (c_double * len(numbers))(*numbers)
            start = addressof(copied)
        else:
            start = address(p)
    else:
        with AutoDispatchBelowADInplaceOrView():
            expanded = F.expand(p, tuple(m.sizes))
            if not m.numel:
                return self
            if not dtype.is_floating_point:
                raise NotImplementedError(f"\"bernoulli_tensor_cpu_p_\" not implemented for '{dtype.cpp_name}'")
            wide = as_float64(expanded, tuple(m.sizes), loop_order(self) if m.device is cpu else None)
            inside = F.item(F.all(F.logical_and(F.ge(wide, 0), F.le(wide, 1))))
            start = address(wide)
    if not inside:
        raise RuntimeError(
            "Expected p_in >= 0 && p_in <= 1 to be true, but got false.  (Could this error message be improved?  If so, "
            "please report an enhancement request to PyTorch.)"
        )
    # A probability in double precision is compared with 53 bits, any other with 24.
    stub = stubs.bernoulli_tensor_stub if dtype is float64 else stubs.bernoulli_tensor_float32_stub
    return sample(self, stub, float32, generator, start)


_READ_AT_ONCE = frozenset((float32, float64))


def poisson(self: Tensor, generator: Generator | None) -> Tensor:
    """A Poisson number for each rate."""
    dtype, sizes = self.meta_.dtype, tuple(self.meta_.sizes)
    out = F.zeros_like(self, memory_format=contiguous_format)
    device = self.meta_.device
    if device.type == "meta":
        return out
    if dtype not in DIGITS:
        raise NotImplementedError(f"\"poisson_{device.type}\" not implemented for '{dtype.cpp_name}'")
    wide = as_float64(self, sizes)
    if device is cpu:  # a GPU's kernel looks for itself
        check(F.item(F.all(F.ge(wide, 0))), "invalid Poisson rate, expected rate to be non-negative")
    return sample(out, stubs.poisson_stub, float64, generator, address(wide))


def binomial(count: Tensor, prob: Tensor, generator: Generator | None) -> Tensor:
    """How many of `count` trials succeed with probability `prob`."""
    dtype = count.meta_.dtype
    check(
        dtype in DIGITS,
        lambda: f"binomial only supports floating-point dtypes for count, got: {dtype.cpp_name}",
        ValueError,
    )
    check(
        prob.meta_.dtype in DIGITS,
        lambda: f"binomial only supports floating-point dtypes for prob, got: {prob.meta_.dtype.cpp_name}",
        ValueError,
    )
    check(
        prob.meta_.dtype is dtype,
        lambda: f"Found dtype {prob.meta_.dtype.cpp_name} but expected {dtype.cpp_name}",
    )
    out = F.empty_memory_format(tuple(count.meta_.sizes), dtype, None, count.meta_.device, None)
    resize_output(out, infer_size(tuple(count.meta_.sizes), tuple(prob.meta_.sizes)))
    if out.meta_.device.type != "cuda":
        check(
            dtype.itemsize > 2, lambda: f"\"binomial_cpu\" not implemented for '{dtype.cpp_name}'", NotImplementedError
        )
    sizes = tuple(out.meta_.sizes)
    counts, probs = as_float64(count, sizes), as_float64(prob, sizes)
    stub = stubs.binomial_float32_stub if dtype is float32 and out.meta_.device is cpu else stubs.binomial_stub
    return sample(out, stub, float64, generator, address(counts), address(probs))


# ---- integers --------------------------------------------------------------------------------------------------------


def random_(self: Tensor, generator: Generator | None) -> Tensor:
    """Integers from 0 up to the largest that the dtype holds; a floating dtype up to where all integers are exact."""
    dtype = self.meta_.dtype
    return _integers(self, 0, largest_integer(dtype), generator, long=dtype in (int64, float64))


def random__to(self: Tensor, to: int, generator: Generator | None) -> Tensor:
    """An integer in [0, to)."""
    return random__from(self, 0, to, generator)


def random__from(self: Tensor, low: int, to: int | None, generator: Generator | None) -> Tensor:
    """An integer in [from, to); without `to`, up to the largest that the dtype holds."""
    m = self.meta_
    key = ("random_", low, to)
    known = m.plans.get(key)
    if known is not None:
        stub, computed, least, span = known
        return sample(self, stub, computed, generator, least, span)
    dtype = m.dtype
    if _is_meta(self):
        return self
    assert_no_internal_overlap(m)
    if to is None and low == -(2**63):  # all integers of 64 bits
        check(
            dtype in (int64, float64, float32, bfloat16),
            "random_full_64_bits_range_kernel_cpu handles only int64, double, float and bfloat16",
        )
        return sample(self, stubs.long_integer_stub, int64, generator, 0, 0)
    if to is None:
        return _integers(self, low, largest_integer(dtype), generator)
    low, high = _range(low, to, dtype)
    stub, computed, least, span = made = _integer_sampler(m, low, high)
    if not (dtype.is_floating_point and _warn_beyond_exact(low, high, dtype)):  # a warning is given each time
        remember(m.plans, key, made)
    return sample(self, stub, computed, generator, least, span)


@functools.lru_cache(1024)
def _range(low: int, to: int, dtype: ScalarType) -> tuple[int, int]:
    """The least and the largest of the integers in [low, to) that the dtype tells apart."""
    check(low < to, lambda: f"random_ expects 'from' to be less than 'to', but got from={low} >= to={to}")
    if dtype.is_floating_point:
        low, to = _update_from(low, dtype), _update_to(to, dtype)
        check(
            low < to,
            lambda: (
                "random_ expects 'from' casted to dtype to be less than 'to' casted to dtype, but got "
                f"from={low} >= to={to}"
            ),
        )
    _check_in_range(low, to - 1, dtype)
    return low, to - 1


def largest_integer(dtype: ScalarType) -> int:
    if dtype.is_floating_point:
        return 1 << DIGITS[dtype]
    return 1 if dtype is bool_ else 2 ** (8 * dtype.itemsize - dtype.is_signed) - 1


def _integers(self: Tensor, low: int, high: int, generator: Generator | None, long: bool | None = None) -> Tensor:
    """Integers in [low, high]."""
    stub, computed, least, span = _integer_sampler(self.meta_, low, high, long)
    return sample(self, stub, computed, generator, least, span)


def _integer_sampler(
    m: Metadata, low: int, high: int, long: bool | None = None
) -> tuple[DispatchStub, ScalarType, int, int]:
    """What draws integers in [low, high], each from 32 bits or from 64 (`long`; by default as the span asks for it)."""
    # What is left of the division makes some integers likelier than others, up to 5 % where the span is below 2**28.
    span = high - low + 1
    if long is None:
        long = span >= 2**28
    if not long and m.dtype is float32 and m.device is cpu:
        return stubs.integer_to_float32_stub, float32, low, span
    bits = span % 2**64  # it travels as a signed number
    stub = stubs.long_integer_stub if long else stubs.integer_stub
    return stub, int64, low, bits - 2**64 if bits >> 63 else bits


def _as_stored(value: int, dtype: ScalarType) -> int:
    """The integer after a conversion to a floating dtype and back."""
    if abs(value) <= 1 << DIGITS[dtype]:
        return value
    stored = rounded(float(value), dtype)
    return int(stored) if math.isfinite(stored) else value


def _update_from(low: int, dtype: ScalarType) -> int:
    """The start of the range, made larger where the number after it would round to one below."""
    above = _as_stored(low + 1, dtype) if abs(low) <= LARGEST[dtype] else low + 1
    if above < low:
        return above + (1 << (abs(low + 1).bit_length() - DIGITS[dtype]))
    return low


def _update_to(to: int, dtype: ScalarType) -> int:
    """The end of the range, made smaller where a number below it would round up to it."""
    below = _as_stored(to - 1, dtype) if abs(to) <= LARGEST[dtype] else to - 1
    if below >= to:
        return below - (1 << (abs(to - 1).bit_length() - DIGITS[dtype]))
    return to


def _check_in_range(low: int, high: int, dtype: ScalarType) -> None:
    if dtype.is_floating_point:
        least: float = -LARGEST[dtype]
        most: float = LARGEST[dtype]
    else:
        most = largest_integer(dtype)
        least = -most - 1 if dtype.is_signed else 0
    for name, value in (("from", low), ("to - 1", high)):
        check(least <= value <= most, lambda name=name: f"{name} is out of bounds for {CPP_NAMES[dtype]}")


def _warn_beyond_exact(low: int, high: int, dtype: ScalarType) -> bool:
    """Whether an end lies where not all integers are exact, which is said."""
    digits, beyond = DIGITS[dtype], False
    for name, value in (("from", low), ("to - 1", high)):
        if abs(value) > 1 << digits:
            beyond = True
            warnings.warn(
                f"{name} is out of bounds [-(2^{digits}), 2^{digits}]. Due to precision limitations {CPP_NAMES[dtype]} can "
                "support discrete uniform distribution only within this range. This warning will become an error in "
                "version 1.7 release, please fix the code in advance",
                UserWarning,
                stacklevel=2,
            )
    return beyond


# ==== multinomial =====================================================================================================
#
# Indices are drawn by weight, with or without replacement.
#
# Without replacement each category gets an exponential waiting time divided by its weight, and those that come first are
# taken (A. Efraimidis, P. Spirakis 2006). With replacement a uniform number is looked up in the running sum of weights.
#
# Mirrors `multinomial_out` of aten/src/ATen/native/Distributions.cpp and cpu/MultinomialKernel.cpp.


_MOST_CATEGORIES = 2**24
_INVALID = "probability tensor contains either `inf`, `nan` or element < 0"
_ALL_ZERO = "invalid multinomial distribution (sum of probabilities <= 0)"


def multinomial(self: Tensor, num_samples: int, replacement: bool, generator: Generator | None) -> Tensor:
    """`num_samples` indices for each row of weights."""
    out = F.empty_memory_format((0,), int64, None, self.meta_.device, None)
    return multinomial_out(self, num_samples, replacement, generator, out)


def multinomial_out(
    self: Tensor, num_samples: int, replacement: bool, generator: Generator | None, out: Tensor
) -> Tensor:
    m = self.meta_.plain
    self = alias(self)  # indices have no derivative
    check(out.meta_.device is m.device, "multinomial arguments must have the same device")
    check(0 < m.dim <= 2, "prob_dist must be 1 or 2 dim")
    check(
        m.dtype.is_floating_point,
        lambda: f"multinomial only supports floating-point dtypes for input, got: {m.dtype.cpp_name}",
    )
    check(out.meta_.dtype is int64, lambda: f"multinomial expects Long tensor out, got: {out.meta_.dtype.cpp_name}")
    check(num_samples > 0, "cannot sample n_sample <= 0 samples")
    categories = m.sizes[-1]
    check(
        replacement or num_samples <= categories,
        "cannot sample n_sample > prob_dist.size(-1) samples without replacement",
    )
    check(categories <= _MOST_CATEGORIES, "number of categories cannot exceed 2^24")
    F.resize_(out, (*m.sizes[:-1], num_samples))
    if not replacement:  # the largest by topk or argmax; with replacement a plain loop writes
        assert_no_internal_overlap(out.meta_)
    if out.meta_.numel == 0 or m.device.type == "meta":
        return out
    # Of exponential waiting times with rates w_i, number i comes first with probability w_i / sum(w). Time / rate is the
    # waiting time, so the largest weight / time come first. One sample is the same with and without replacement.
    if not replacement or num_samples == 1:
        _check_weights(self)
        waiting = F.exponential_(F.empty_like_default(self), 1.0, generator=generator)
        F.div_out(self, waiting, waiting)
        if num_samples == 1:
            return F.argmax_out(waiting, -1, True, out)
        F.topk(waiting, num_samples, out=(F.empty_memory_format((0,), m.dtype, None, m.device), out))
        return out
    if m.device is not cpu:
        found = stubs.multinomial_stub[m.device.type](F.reshape(self, (-1, categories)), num_samples, generator)
        return copy_(out, F.view_default(found, tuple(out.meta_.sizes)), False)
    _with_replacement(self, num_samples, generator, out)
    return out


def _check_weights(self: Tensor) -> None:
    """RuntimeError for a weight that is none, and for a row of zeros."""
    m = self.meta_
    if m.dtype in _READ_AT_ONCE and may_read(m):
        # Without a number below 0, a sum is 0 where all numbers are.
        values = numbers_of(self)
        check(all(0 <= value < math.inf for value in values), _INVALID)
        categories = m.sizes[-1]
        check(all(any(values[i : i + categories]) for i in range(0, m.numel, categories)), _ALL_ZERO)
        return
    low, high = F.aminmax(self)
    check(F.item(high) < float("inf") and F.item(low) >= 0, _INVALID)
    sums = F.sum(self) if m.dim == 1 else F.sum(self, (1,))
    check(not F.item(F.any(F.eq(sums, 0))), _ALL_ZERO)


def _with_replacement(self: Tensor, num_samples: int, generator: Generator | None, out: Tensor) -> None:
    given = read(self).reshape(-1, self.meta_.sizes[-1])
    weights = given if given.dtype == np.float64 else given.astype(np.float32)
    for weight in weights[~((weights >= 0) & np.isfinite(weights))][:1]:  # the first that is wrong
        check(weight >= 0, "invalid multinomial distribution (encountering probability entry < 0)")
        check(False, "invalid multinomial distribution (encountering probability entry = infinity or NaN)")
    running = np.add.accumulate(weights, axis=1)  # from left to right, in the dtype of the weights
    check(bool(np.all(running[:, -1] > 0)), _ALL_ZERO)
    running /= running[:, -1:].copy()
    running[:, -1] = 1
    draws = view(uniform_(F.empty((len(weights), num_samples), dtype=float64), 0.0, 1.0, generator))
    rows = np.empty(draws.shape, np.int64)
    for row, (sums, numbers) in enumerate(zip(running.astype(np.float64), draws, strict=True)):
        rows[row] = np.searchsorted(sums, numbers, side="left")
    write(out, rows.reshape(out.meta_.sizes))
