"""poisson, binomial, multinomial with replacement and randperm on CUDA.

Thread i owns subsequence i of Philox, as in distribution_templates_kernel.py. Each call moves the generator's offset on as far
as PyTorch's: 20 for poisson, 42 for binomial, 4 for each round of multinomial's grid, and for randperm what its keys take and
then n. Uniform numbers and keys stand at PyTorch's positions of the stream; the algorithms that make Poisson and binomial
numbers of them (philox_distributions.py) are those of PyTorch's CPU, and not cuRAND's.

Mirrors aten/src/ATen/native/cuda/{Distributions,MultinomialKernel,Randperm}.cu and Randperm.cuh.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.cpu.element_access import POINTERS, load_access, rounded_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import WARP, address, launch_for_each
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.cuda.distribution_templates_kernel import uniform4
from tinytensor.aten.native.random.cuda.philox_distributions import binomial, poisson
from tinytensor.aten.native.random.distributions import random__from
from tinytensor.aten.native.random.ufunc.philox import philox
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.cuda.cuda_generator import generator_for
from tinytensor.c10.cuda.cuda_runtime import device_guard
from tinytensor.c10.device import Device
from tinytensor.c10.generator import Generator
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32, int32, int64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_float64, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# ---- poisson and binomial ----------------------------------------------------------------------------------------------


def poisson_of_each(out: Access) -> Callable:
    pointer, store = out

    def kernel(n, out, rates, seed, offset):
        i = cuda.grid(1)
        if i < n:
            rate = ptr_float64(rates)[i]
            device_assert(rate >= 0)
            store(pointer(out), i, poisson(seed, i, offset // 4, rate))

    return kernel


def binomial_of_each(out: Access) -> Callable:
    pointer, store = out

    def kernel(n, out, counts, probabilities, seed, offset):
        i = cuda.grid(1)
        if i < n:
            count, p = ptr_float64(counts)[i], ptr_float64(probabilities)[i]
            store(pointer(out), i, binomial(seed, i, offset // 4, count, p))

    return kernel


@lru_cache(None)
def _poisson_kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(poisson_of_each(store_access(dtype)), "iiiii", name=f"poisson_{dtype.name}")


@lru_cache(None)
def _binomial_kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(binomial_of_each(store_access(dtype)), "iiiiii", name=f"binomial_{dtype.name}")


class OfEach:
    """What stands behind a stub: `fill(self, generator, *addresses)`, whose parameters are float64 and row-major."""

    def __init__(self, kernel: Callable[[ScalarType], CudaKernel], offsets: int):
        self.kernel, self.offsets = kernel, offsets

    def fill(self, self_: Tensor, generator: Generator | None, *parameters: int) -> Tensor:
        m = self_.meta_
        assert m.device.index is not None
        out = self_
        if not m.is_contiguous:
            out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
        with device_guard(m.device.index):
            state = generator_for(m.device, generator).philox_cuda_state(self.offsets)
            launch_for_each(self.kernel(m.dtype), m.numel, address(out), *parameters, *state)
        return self_ if out is self_ else copy_(self_, out, False)


stubs.poisson_stub.register("cuda", OfEach(_poisson_kernel, 20))
stubs.binomial_stub.register("cuda", OfEach(_binomial_kernel, 42))


# ---- multinomial -------------------------------------------------------------------------------------------------------

BLOCK = 128
MOST_ROWS = 65535
"""Blocks of a grid in its second dimension."""


def check_weights(weights: Access) -> Callable:
    """A negative weight ends the kernel."""
    pointer, load = weights

    def kernel(n, weights):
        i = cuda.grid(1)
        if i < n:
            x = load(pointer(weights), i)
            device_assert(not x < like(0, x))

    return kernel


def sample_with_replacement(weights: Access, through: Callable) -> Callable:
    """out[row, sample] = the first place whose running sum is not below a uniform number.

    Places of weight 0 are passed over backwards. `through` rounds the number to the dtype of the weights.
    """
    pointer, load = weights

    def kernel(samples, out, rows, categories, sums, weights, seed, offset):
        sample = cuda.blockIdx.x * BLOCK + cuda.threadIdx.x
        s, w, o = pointer(sums), pointer(weights), ptr_int64(out)
        row, block = np.int64(cuda.blockIdx.y), offset // 4
        thread = cuda.blockIdx.y * cuda.gridDim.x * BLOCK + sample
        while row < rows:
            if sample < samples:
                start = row * categories
                last = load(s, start + categories - 1)
                device_assert(last > like(0, last))
                u, _, _, _ = uniform4(seed, thread, block)
                value = through(u)
                low, high = np.int64(0), np.int64(categories)
                while low < high:
                    middle = low + (high - low) // 2
                    if load(s, start + middle) < value:
                        low = middle + 1
                    else:
                        high = middle
                # Rounding may leave the last running sum below the number.
                place = min(low, categories - 1)
                while place >= 1 and load(w, start + place) == like(0, last):
                    place -= 1
                o[row * samples + sample] = place
            row, block = row + cuda.gridDim.y, block + 1

    return kernel


@lru_cache(None)
def _multinomial_kernels(dtype: ScalarType) -> tuple[CudaKernel, CudaKernel]:
    access = load_access(dtype, opmath(dtype))
    body = sample_with_replacement(access, _rounded_to(dtype))
    return (
        cuda_kernel(check_weights(access), "ii", name=f"multinomial_check_{dtype.name}"),
        cuda_kernel(body, "iiiiiiii", name=f"multinomial_{dtype.name}"),
    )


def _rounded_to(dtype: ScalarType) -> Callable:
    if dtype not in (float16, bfloat16):
        return getattr(np, dtype.name)
    narrow = rounded_access(float32, dtype).element
    return lambda value: narrow((value,), 0)


def multinomial_with_replacement(self: Tensor, samples: int, generator: Generator | None) -> Tensor:
    """`samples` places of each row of weights (rows, categories), as a contiguous tensor."""
    rows, categories = self.meta_.sizes
    device = self.meta_.device
    assert device.index is not None
    check, sample = _multinomial_kernels(self.meta_.dtype)
    weights = F.contiguous(self)
    launch_for_each(check, rows * categories, address(weights))
    sums = F.sum(weights, (1,), True)
    weights = F.where(F.gt(sums, 0), F.div(weights, sums), weights)
    running = F.contiguous(F.cumsum_default(weights, 1))
    out = empty_from_metadata(contiguous_metadata((rows, samples), int64, device))
    height = min(rows, MOST_ROWS)
    grid = -(-samples // BLOCK), height
    threads = min(BLOCK, -(-samples // WARP) * WARP)
    with device_guard(device.index):
        state = generator_for(device, generator).philox_cuda_state(((rows - 1) // height + 1) * 4)
        sample.launch(
            grid, threads, samples, address(out), rows, categories, address(running), address(weights), *state
        )
    return out


stubs.multinomial_stub.register("cuda", multinomial_with_replacement)


# ---- randperm ----------------------------------------------------------------------------------------------------------


def shuffle_islands(ptr_key: Callable) -> Callable:
    """Elements of equal keys are shuffled by the thread of the first of them (R. Durstenfeld 1964)."""

    def kernel(n, keys, places, seed, offset):
        i = cuda.grid(1)
        k, p = ptr_key(keys), ptr_int64(places)
        if i < n - 1 and k[i] == k[i + 1] and (i == 0 or k[i] != k[i - 1]):
            size = np.int64(2)
            while i + size < n and k[i + size] == k[i]:
                size += 1
            drawn = np.int64(0)
            for left in range(size - 1, 0, -1):
                a, b, c, d = philox(seed, i, offset // 4 + drawn // 4)
                word = a if drawn % 4 == 0 else b if drawn % 4 == 1 else c if drawn % 4 == 2 else d
                other = np.int64(word) % (left + 1)
                p[i + left], p[i + other] = p[i + other], p[i + left]
                drawn += 1

    return kernel


@lru_cache(None)
def _islands_kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(shuffle_islands(POINTERS[dtype]), "iiiii", name=f"randperm_islands_{dtype.name}")


def key_bits(n: int) -> int:
    """How many bits the n keys have, so that with 90 % probability no two are equal: PyTorch's [Algorithm of randperm]."""
    return min(64, math.ceil(math.log2(n - (6 * n * n + 1) / (12 * math.log(0.9)))))


def randperm(n: int, device: Device, generator: Generator | None) -> Tensor:
    """The numbers below n > 0 in the order of random keys, as int64."""
    assert device.index is not None
    bits = key_bits(n)
    dtype = int32 if bits <= 32 else int64
    most = 2 ** (8 * dtype.itemsize - 1)
    keys = random__from(empty_from_metadata(contiguous_metadata((n,), dtype, device)), -most, most - 1, generator)
    if bits < 8 * dtype.itemsize:
        keys = F.bitwise_and(keys, 2**bits - 1)
    keys, places = F.sort_stable(keys, stable=True)
    with device_guard(device.index):
        state = generator_for(device, generator).philox_cuda_state(n)
        launch_for_each(_islands_kernel(dtype), n, address(keys), address(places), *state)
    return places


stubs.randperm_stub.register("cuda", randperm)
