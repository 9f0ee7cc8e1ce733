"""Random numbers on CUDA, at the positions of the stream at which PyTorch draws them.

Thread `idx` of the grid owns subsequence `idx` of Philox. Each time it needs numbers it takes one block of its subsequence:
four 32-bit words, from which come four floats or integers, or two doubles or long integers. With G threads it fills the
elements idx, idx + G, idx + 2G, ... in this order; so small tensors use the first number of each block only.

The generator's offset moves on by four for each block that a thread takes. The grid has at most as many blocks of 256
threads as the device runs at a time: what a large tensor gets depends on the device, as it does in PyTorch.

Mirrors aten/src/ATen/native/cuda/DistributionTemplates.h and Dropout.cu, ATen/core/TransformationHelper.h and cuRAND's
curand_uniform4, curand_normal4 and their double forms.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.cpu.element_access import POINTERS, load_access, rounded_access, store_access
from tinytensor.aten.native.cuda.kernel_utils import address, threads_for
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.ufunc.philox import philox, two_words
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.cuda.cuda_generator import generator_for
from tinytensor.c10.cuda.cuda_runtime import device_guard, driver
from tinytensor.c10.generator import Generator
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

BLOCK = 256
OFFSETS_PER_BLOCK = 4  # `max_generator_offsets_per_curand_call`

_Parts = Callable[..., Any]

# ---- a block of numbers ------------------------------------------------------------------------------------------------

_2_POW_MINUS_32 = np.float32(2.0**-32)
_2_POW_MINUS_33 = np.float32(2.0**-33)
_TAU_2_POW_MINUS_32 = np.float32(2.0**-32 * 2.0 * math.pi)
_PI_2_POW_MINUS_32 = np.float32(2.0**-32 * math.pi)


def unit_float(word):
    """32 bits as a float32 in (0, 1]: cuRAND leaves out 0, so that a logarithm may follow."""
    return np.float32(word) * _2_POW_MINUS_32 + _2_POW_MINUS_33


def unit_double(low, high):
    """53 of 64 bits as a float64 in (0, 1]."""
    bits = np.uint64(low) ^ (np.uint64(high) << np.uint64(21))
    return np.float64(bits) * np.float64(2.0**-53) + np.float64(2.0**-54)


def uniform4(seed, subsequence, block):
    """Four float32 in (0, 1]."""
    a, b, c, d = philox(seed, subsequence, block)
    return unit_float(a), unit_float(b), unit_float(c), unit_float(d)


def uniform2(seed, subsequence, block):
    """Two float64 in (0, 1]."""
    a, b, c, d = philox(seed, subsequence, block)
    return unit_double(a, b), unit_double(c, d)


def box_muller(first, second):
    """Two independent normal float32 out of two words (G. E. P. Box, M. E. Muller, 1958)."""
    u = unit_float(first)
    angle = np.float32(second) * _TAU_2_POW_MINUS_32 + _PI_2_POW_MINUS_32
    radius = np.sqrt(np.float32(-2) * np.log(u))
    return radius * np.sin(angle), radius * np.cos(angle)


def normal4(seed, subsequence, block):
    """Four normal float32."""
    a, b, c, d = philox(seed, subsequence, block)
    x, y = box_muller(a, b)
    z, w = box_muller(c, d)
    return x, y, z, w


def normal2(seed, subsequence, block):
    """Two normal float64."""
    a, b, c, d = philox(seed, subsequence, block)
    u = unit_double(a, b)
    bits = np.uint64(c) ^ (np.uint64(d) << np.uint64(21))
    turns = np.float64(bits) * np.float64(2.0**-52) + np.float64(2.0**-53)  # half turns, in (0, 2]
    radius = np.sqrt(np.float64(-2) * np.log(u))
    angle = turns * np.float64(math.pi)
    return radius * np.sin(angle), radius * np.cos(angle)


def words4(seed, subsequence, block):
    """Four words of 32 bits."""
    a, b, c, d = philox(seed, subsequence, block)
    return np.uint64(a), np.uint64(b), np.uint64(c), np.uint64(d)


def words2(seed, subsequence, block):
    """Two words of 64 bits."""
    a, b, c, d = philox(seed, subsequence, block)
    return two_words(a, b), two_words(c, d)


# ---- from a number to one of a distribution ----------------------------------------------------------------------------


def uniform(u, low, span):
    """In (low, low + span]. What is the upper bound once it is rounded becomes `low` (`reverse_bound`)."""
    return u * span + low


def normal(z, mean, std):
    return z * std + mean


def log_normal(z, mean, std):
    return np.exp(z * std + mean)


def bernoulli(u, p):
    return like(1, u) if u < p else like(0, u)


def exponential_with(half_step: float) -> _Parts:
    """-log(u) / rate. `half_step` is half of the distance from 1 to the number below it."""

    # Numbers so near to 1 that their logarithm would be 0 get that distance for it: 0 has no place in the density.
    def exponential(u, rate):
        least = like(half_step, u)
        log = -least if u >= like(1, u) - least else np.log(u)
        return like(-1, u) / rate * log

    return exponential


def cauchy(u, median, sigma):
    # The tangent has poles at both ends.
    least = like(2.0**-23, u)
    inside = min(max(u, least), like(1, u) - least)
    return median + sigma * np.tan(like(math.pi, u) * (inside - like(0.5, u)))


def geometric(u, log_of_rest):
    return np.ceil(np.log(u) / log_of_rest)


def integer(word, low, span):
    # As signed numbers they travelled; a span of 0 stands for all 2^64 integers.
    limit = np.uint64(np.int64(span))
    return np.int64(word % limit if limit != np.uint64(0) else word) + np.int64(low)


# ---- the kernel --------------------------------------------------------------------------------------------------------


def grid_stride(draw: _Parts, unroll: int, transform: _Parts, pointer: _Parts, store: _Parts) -> _Parts:
    """`distribution_elementwise_grid_stride_kernel`: `unroll` numbers come from one block."""

    def put(o, at, n, value, *numbers):
        if at < n:
            store(o, at, transform(value, *numbers), *numbers)

    def kernel_of_4(n, out, seed, offset, *numbers):
        o = pointer(out)
        idx = cuda.grid(1)
        step = cuda.gridsize(1)
        at, block = idx, offset // 4
        while at < n:
            a, b, c, d = draw(seed, idx, block)
            put(o, at, n, a, *numbers)
            put(o, at + step, n, b, *numbers)
            put(o, at + 2 * step, n, c, *numbers)
            put(o, at + 3 * step, n, d, *numbers)
            at, block = at + 4 * step, block + 1

    def kernel_of_2(n, out, seed, offset, *numbers):
        o = pointer(out)
        idx = cuda.grid(1)
        step = cuda.gridsize(1)
        at, block = idx, offset // 4
        while at < n:
            a, b = draw(seed, idx, block)
            put(o, at, n, a, *numbers)
            put(o, at + step, n, b, *numbers)
            at, block = at + 2 * step, block + 1

    return kernel_of_4 if unroll == 4 else kernel_of_2


class Distribution(NamedTuple):
    """What is drawn, and what becomes of it.

    takes     how many numbers `transform` takes
    bounded   whether the upper bound is left out
    wide      what becomes of a float64 or of a word of 64 bits, if that is something else
    """

    draws: str
    transform: _Parts
    takes: int
    bounded: bool = False
    wide: _Parts | None = None


_DISTRIBUTIONS = {
    stubs.uniform_float32_stub: Distribution("uniform", uniform, 2, bounded=True),
    stubs.uniform_float16_stub: Distribution("uniform", uniform, 2, bounded=True),
    stubs.uniform_bfloat16_stub: Distribution("uniform", uniform, 2, bounded=True),
    stubs.uniform_float64_stub: Distribution("uniform", uniform, 2, bounded=True),
    stubs.normal_float32_stub: Distribution("normal", normal, 2),
    stubs.normal_reduced_stub: Distribution("normal", normal, 2),
    stubs.normal_float64_stub: Distribution("normal", normal, 2),
    stubs.log_normal_stub: Distribution("normal", log_normal, 2),
    stubs.bernoulli_stub: Distribution("uniform", bernoulli, 1),
    stubs.exponential_stub: Distribution("uniform", exponential_with(2.0**-24), 1, wide=exponential_with(2.0**-53)),
    stubs.cauchy_stub: Distribution("uniform", cauchy, 2),
    stubs.geometric_stub: Distribution("uniform", geometric, 1),
    stubs.integer_stub: Distribution("words", integer, 2),
    stubs.long_integer_stub: Distribution("words", integer, 2, wide=integer),
}
_DRAWS = {("uniform", 4): uniform4, ("uniform", 2): uniform2, ("normal", 4): normal4, ("normal", 2): normal2,
          ("words", 4): words4, ("words", 2): words2}  # fmt: skip


def _without_upper_bound(store: _Parts, rounded: _Parts) -> _Parts:
    """Stores `low` in the place of a number that is the upper bound after rounding to the output's dtype."""

    def put(o, at, value, low, span):
        store(o, at, low if rounded(value) == rounded(low + span) else value)

    return put


def _plain(store: _Parts) -> _Parts:
    def put(o, at, value, *numbers):
        store(o, at, value)

    return put


def _same(value):
    return value


@lru_cache(None)
def _kernel(kind: Distribution, dtype: ScalarType, unroll: int) -> CudaKernel:
    access = store_access(dtype)
    if kind.bounded:
        through = rounded_access(float32, dtype).element if dtype in (float16, bfloat16) else None
        rounded = (lambda value: through((value,), 0)) if through is not None else _same
        put = _without_upper_bound(access.element, rounded)
    else:
        put = _plain(access.element)
    transform = kind.wide if kind.wide is not None and dtype is float64 else kind.transform
    body = grid_stride(_DRAWS[kind.draws, unroll], unroll, transform, access.pointer, put)
    number = "i" if kind.draws == "words" else "d" if unroll == 2 else "f"
    return cuda_kernel(body, "iiii" + number * kind.takes, name=f"{kind.transform.__name__}_{dtype.name}_{unroll}")


def _policy(n: int, device: int, unroll: int) -> tuple[int, int, int]:
    """(blocks, threads, how far the offset moves on): `calc_execution_policy`."""
    properties = driver().properties(device)
    at_once = properties.multi_processor_count * (properties.max_threads_per_multi_processor // BLOCK)
    blocks = min(at_once, -(-n // BLOCK))
    # One block that is not full does the same with fewer threads: each element is the first of its own thread.
    threads = BLOCK if blocks > 1 else threads_for(n, BLOCK)[1]
    return blocks, threads, ((n - 1) // (BLOCK * blocks * unroll) + 1) * OFFSETS_PER_BLOCK


class Sampler:
    """What stands behind a stub for CUDA: `fill(self, generator, *parameters)`."""

    def __init__(self, kind: Distribution):
        self.kind = kind

    def fill(self, self_: Tensor, generator: Generator | None, *parameters: Any) -> Tensor:
        """Fill a tensor in the order of its memory if it is dense, else row by row."""
        m = self_.meta_
        assert m.device.index is not None
        out = self_
        if not m.is_non_overlapping_and_dense:
            out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
        unroll = 4
        if self.kind.draws == "words":
            unroll = 2 if self.kind.wide is not None else 4
        elif m.dtype is float64:
            unroll = 2
        blocks, threads, offsets = _policy(m.numel, m.device.index, unroll)
        with device_guard(m.device.index):
            seed, offset = generator_for(m.device, generator).philox_cuda_state(offsets)
            place = address(out)
            kernel = _kernel(self.kind, m.dtype, unroll)
            kernel.launch(blocks, threads, m.numel, place, seed, offset, *parameters[: self.kind.takes])
        return self_ if out is self_ else copy_(self_, out, False)


for _stub, _kind in _DISTRIBUTIONS.items():
    _stub.register("cuda", Sampler(_kind))


# ---- bernoulli with a probability for each element; dropout ------------------------------------------------------------


def bernoulli_of_each(pointer: _Parts, store: _Parts) -> _Parts:
    """out[i] = whether a number is at most p[i]; a thread has four neighbours, from one block."""

    def put(o, p, i, n, u):
        if i < n:
            store(o, i, like(1, u) if np.float64(u) <= p[i] else like(0, u))

    def kernel(n, out, probabilities, seed, offset):
        o, p = pointer(out), ptr_float64(probabilities)
        idx = cuda.grid(1)
        i = 4 * idx
        if i < n:
            a, b, c, d = uniform4(seed, idx, offset // 4)
            put(o, p, i, n, a)
            put(o, p, i + 1, n, b)
            put(o, p, i + 2, n, c)
            put(o, p, i + 3, n, d)

    return kernel


@lru_cache(None)
def _bernoulli_kernel(dtype: ScalarType) -> CudaKernel:
    access = store_access(dtype)
    return cuda_kernel(
        bernoulli_of_each(access.pointer, access.element), "iiiii", name=f"bernoulli_tensor_{dtype.name}"
    )


class TensorSampler:
    """bernoulli_ with a tensor of probabilities (float64, contiguous, at an address)."""

    def fill(self, self_: Tensor, generator: Generator | None, probabilities: int) -> Tensor:
        m = self_.meta_
        assert m.device.index is not None
        out = self_
        if not m.is_contiguous:
            out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
        threads = min(512, max(32, -(-m.numel // 128) * 32))
        with device_guard(m.device.index):
            seed, offset = generator_for(m.device, generator).philox_cuda_state(10)
            place = address(out)
            kernel = _bernoulli_kernel(m.dtype)
            kernel.launch(-(-m.numel // (4 * threads)), threads, m.numel, place, probabilities, seed, offset)
        return self_ if out is self_ else copy_(self_, out, False)


stubs.bernoulli_tensor_stub.register("cuda", TensorSampler())
stubs.bernoulli_tensor_float32_stub.register("cuda", TensorSampler())


def fused_dropout(ptr_out: _Parts, store: _Parts, ptr_in: _Parts, load: _Parts, ptr_mask: _Parts) -> _Parts:
    """out[i] = in[i] * scale where a number is below `keep`, else 0; the mask says where. Four neighbours a thread."""

    def put(o, x, m, i, n, u, keep, scale):
        if i < n:
            kept = u < keep
            m[i] = np.uint8(kept)
            value = load(x, i)
            store(o, i, value * (like(1, value) if kept else like(0, value)) * scale)

    def kernel(n, out, inp, mask, seed, offset, keep, scale):
        o, x, m = ptr_out(out), ptr_in(inp), ptr_mask(mask)
        idx = cuda.grid(1)
        step = 4 * cuda.gridsize(1)
        i, block = 4 * idx, offset // 4
        while i < n:
            a, b, c, d = uniform4(seed, idx, block)
            put(o, x, m, i, n, a, keep, scale)
            put(o, x, m, i + 1, n, b, keep, scale)
            put(o, x, m, i + 2, n, c, keep, scale)
            put(o, x, m, i + 3, n, d, keep, scale)
            i, block = i + step, block + 1

    return kernel


@lru_cache(None)
def _dropout_kernel(dtype: ScalarType) -> CudaKernel:
    compute = opmath(dtype)
    out, load = store_access(dtype), load_access(dtype, compute)
    body = fused_dropout(out.pointer, out.element, load.pointer, load.element, POINTERS[bool_])
    number = "d" if compute is float64 else "f"
    return cuda_kernel(body, "iiiiii" + number * 2, name=f"fused_dropout_{dtype.name}")


def native_dropout(input: Tensor, p: float) -> tuple[Tensor, Tensor]:
    """(output, mask of what was kept), both in the input's layout, or row-major where that has gaps."""
    if not input.meta_.is_non_overlapping_and_dense:
        input = F.contiguous_default(input)
    m = input.meta_
    assert m.device.index is not None
    out, mask = F.empty_like_default(input), F.empty_like_default(input, bool_)
    blocks, threads, offsets = _policy(m.numel, m.device.index, 4)
    keep = 1.0 - p
    with device_guard(m.device.index):
        seed, offset = generator_for(m.device, None).philox_cuda_state(offsets)
        places = (address(t) for t in (out, input, mask))
        scale = 0.0 if keep == 0 else 1.0 / keep
        _dropout_kernel(m.dtype).launch(blocks, threads, m.numel, *places, seed, offset, keep, scale)
    return out, mask


stubs.native_dropout_stub.register("cuda", native_dropout)
