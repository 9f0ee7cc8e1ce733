"""The loops around the random functors: n elements, in the order in which their numbers are drawn.

The numbers of an engine come one after the other, so none of these loops is cut among threads: how many there are changes
nothing. Words are drawn in blocks, so that the loop that turns them into numbers is a plain one.

Mirrors aten/src/ATen/native/cpu/DistributionTemplates.h, and `randperm_cpu` of aten/src/ATen/native/TensorFactories.cpp.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten import functions as F
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.reference import distributions as reference
from tinytensor.aten.native.random.ufunc import distributions as ufunc
from tinytensor.aten.native.random.ufunc.avx_mathfun import log as log_float32
from tinytensor.aten.native.random.ufunc.avx_mathfun import sincos as sincos_float32
from tinytensor.aten.native.random.ufunc.distributions import unit_float32
from tinytensor.aten.native.random.ufunc.gamma import dirichlet_grad, standard_gamma_grad, standard_gamma_of
from tinytensor.aten.native.random.ufunc.mt19937 import SCRATCH, fill_words, random, random64, unit_float64
from tinytensor.c10.mt19937 import BLOCK
from tinytensor.c10.scalar_type import bool_
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import (
    bfloat16_to_float,
    float_to_bfloat16,
    float_to_half,
    fma,
    half_to_float,
    ptr_float32,
    ptr_float64,
    ptr_int64,
    ptr_uint32,
)
from tinytensor.kernel_compiler.substitute import Substitute

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Functor = Callable


def loop_over_words(functor: Functor, pointer: Functor) -> Functor:
    """out[i] = functor(32 bits, *parameters)"""

    def loop(lo, hi, out, state, *parameters):
        o, w = pointer(out), ptr_uint32(state + SCRATCH)
        done, n = np.int64(lo), np.int64(hi)
        while done < n:
            count = min(n - done, BLOCK)
            fill_words(state, count)
            for i in range(count):
                o[done + i] = functor(w[i], *parameters)
            done += count

    return loop


def loop_over_pairs(functor: Functor, pointer: Functor) -> Functor:
    """out[i] = functor(64 bits, *parameters)"""

    def loop(lo, hi, out, state, *parameters):
        o, w = pointer(out), ptr_uint32(state + SCRATCH)
        done, n = np.int64(lo), np.int64(hi)
        while done < n:
            count = min(n - done, BLOCK)
            fill_words(state, 2 * count)
            for i in range(count):
                o[done + i] = functor(pair(w, i), *parameters)
            done += count

    return loop


def pair(w, i):
    return np.uint64(np.uint64(np.uint64(w[2 * i]) << np.uint64(32)) | np.uint64(w[2 * i + 1]))


def loop_over_words_and_one(functor: Functor, pointer: Functor) -> Functor:
    """out[i] = functor(32 bits, a[i])"""

    def loop(lo, hi, out, state, a):
        o, x, w = pointer(out), ptr_float64(a), ptr_uint32(state + SCRATCH)
        done, n = np.int64(lo), np.int64(hi)
        while done < n:
            count = min(n - done, BLOCK)
            fill_words(state, count)
            for i in range(count):
                o[done + i] = functor(w[i], x[done + i])
            done += count

    return loop


def bernoulli_of_float32(functor: Functor) -> Functor:
    """Draws up to the first number that is no probability, as PyTorch does."""

    def loop(lo, hi, out, state, a):
        o, x, w = ptr_float32(out), ptr_float32(a), ptr_uint32(state + SCRATCH)
        done, n = np.int64(lo), np.int64(lo)
        while n < np.int64(hi) and x[n] >= 0 and x[n] <= 1:
            n += 1
        while done < n:
            count = min(n - done, BLOCK)
            fill_words(state, count)
            for i in range(count):
                o[done + i] = functor(w[i], np.float64(x[done + i]))
            done += count
        if n < np.int64(hi):
            o[0] = -1

    return loop


def loop_over_pairs_and_one(functor: Functor, pointer: Functor) -> Functor:
    """out[i] = functor(64 bits, a[i])"""

    def loop(lo, hi, out, state, a):
        o, x, w = pointer(out), ptr_float64(a), ptr_uint32(state + SCRATCH)
        done, n = np.int64(lo), np.int64(hi)
        while done < n:
            count = min(n - done, BLOCK)
            fill_words(state, 2 * count)
            for i in range(count):
                o[done + i] = functor(pair(w, i), x[done + i])
            done += count

    return loop


def loop_of_samplers(sampler: Functor, pointer: Functor) -> Functor:
    """out[i] = sampler(state, *parameters), which draws as many numbers as it likes."""

    def loop(lo, hi, out, state, *parameters):
        o = pointer(out)
        for i in range(lo, hi):
            o[i] = sampler(state, *parameters)

    return loop


def loop_of_samplers_over_one(sampler: Functor, pointer: Functor) -> Functor:
    """out[i] = sampler(state, a[i])"""

    def loop(lo, hi, out, state, a):
        o, x = pointer(out), ptr_float64(a)
        for i in range(lo, hi):
            o[i] = sampler(state, x[i])

    return loop


def loop_of_samplers_over_two(sampler: Functor, pointer: Functor) -> Functor:
    """out[i] = sampler(state, a[i], b[i])"""

    def loop(lo, hi, out, state, a, b):
        o, x, y = pointer(out), ptr_float64(a), ptr_float64(b)
        for i in range(lo, hi):
            o[i] = sampler(state, x[i], y[i])

    return loop


# ---- normal numbers, sixteen at a time ---------------------------------------------------------------------------------
#
# Note [Normal numbers in sixteens]
# Of sixteen uniform numbers the first eight become radii, the last eight angles; a pair gives elements j and j + 8. If 16 does
# not divide n, the last sixteen elements are made anew from sixteen further numbers, and what was drawn for those behind the
# last multiple of 16 is not used (of a 16-bit float nothing is drawn for those). Fewer than 16 elements, or a tensor that is
# not contiguous, are made one by one, in double precision (`ufunc.normal`).


def normal_fill(words: int, block: Functor, reduced: bool = False) -> Functor:
    """Fills out[0:n], n >= 16. `block` makes out[at : at + count], a multiple of 16, of the words in the scratch."""

    def loop(lo, hi, out, state, mean, std):
        n = np.int64(hi)
        whole = n - n % 16
        done = np.int64(lo)
        while done < whole:
            count = min(whole - done, BLOCK)
            fill_words(state, words * count)
            block(out, done, count, state + SCRATCH, mean, std)
            done += count
        if whole < n:
            if not reduced:
                fill_words(state, words * (n - whole))
            fill_words(state, words * 16)
            block(out, n - 16, 16, state + SCRATCH, mean, std)

    return loop


def block_float32(out, at, count, scratch, mean, std):
    o, w = ptr_float32(out), ptr_uint32(scratch)
    # Radii and angles in two rows behind the words: the loop in the middle then has no eights, and is vectorised.
    radii = ptr_float32(scratch + 4 * BLOCK)
    angles = ptr_float32(scratch + 6 * BLOCK)
    for group in range(count // 16):
        for j in range(8):
            radii[8 * group + j] = unit_float32(w[16 * group + j])
            angles[8 * group + j] = unit_float32(w[16 * group + j + 8])
    for i in range(count // 2):
        radius = np.sqrt(np.float32(-2) * log_float32(np.float32(1) - radii[i]))
        sine, cosine = sincos_float32(np.float32(2 * math.pi) * angles[i])
        radii[i] = fma(radius * cosine, std, mean)
        angles[i] = fma(radius * sine, std, mean)
    for group in range(count // 16):
        for j in range(8):
            o[at + 16 * group + j] = radii[8 * group + j]
            o[at + 16 * group + j + 8] = angles[8 * group + j]


def block_float64(out, at, count, scratch, mean, std):
    o, w = ptr_float64(out), ptr_uint32(scratch)
    for k in range(0, count, 16):
        for j in range(8):
            u, v = unit_float64(pair(w, k + j)), unit_float64(pair(w, k + j + 8))
            radius = np.sqrt(-2.0 * math.log(1.0 - u))
            angle = 2.0 * math.pi * v
            o[at + k + j] = fma(radius * math.cos(angle), std, mean)
            o[at + k + j + 8] = fma(radius * math.sin(angle), std, mean)


def through_half(x):
    return half_to_float(float_to_half(x))


def through_bfloat16(x):
    return bfloat16_to_float(float_to_bfloat16(x))


# ---- permutations ------------------------------------------------------------------------------------------------------


def randperm_loop(draw: Functor) -> Functor:
    """out[0:n] = 0 .. n-1 in random order (R. Durstenfeld 1964): each place is exchanged with one from there on."""

    def loop(lo, hi, out, state):
        o, n = ptr_int64(out), np.int64(hi)
        for i in range(n):
            o[i] = i
        for i in range(n - 1):
            other = i + np.int64(np.uint64(draw(state)) % np.uint64(n - i))
            kept = o[i]
            o[i] = o[other]
            o[other] = kept

    return loop


# ---- gradients of draws ------------------------------------------------------------------------------------------------
#
# No numbers are drawn here, so these loops are cut among threads.


def gamma_grad_loop(lo, hi, out, alpha, x):
    """out[i] = standard_gamma_grad(alpha[i], x[i])"""
    o, a, b = ptr_float64(out), ptr_float64(alpha), ptr_float64(x)
    for i in range(lo, hi):
        o[i] = standard_gamma_grad(a[i], b[i])


def dirichlet_grad_loop(lo, hi, out, x, alpha, total):
    """out[i] = dirichlet_grad(x[i], alpha[i], total[i])"""
    o, a, b, c = ptr_float64(out), ptr_float64(x), ptr_float64(alpha), ptr_float64(total)
    for i in range(lo, hi):
        o[i] = dirichlet_grad(a[i], b[i], c[i])


def native_dropout(input: Tensor, p: float) -> tuple[Tensor, Tensor]:
    """Three operators: a random mask, and two products."""
    kept = 1 - p
    mask = F.bernoulli_(F.empty_like_default(input, bool_), kept)
    return F.mul_(F.mul(input, mask), 0.0 if kept == 0 else 1 / kept), mask


# Parameters that are tensors come as addresses of float64 elements ("i"); numbers come as floats or doubles.
# stub: (the loop, kinds of the parameters)
_gamma_float32, _gamma_float64 = standard_gamma_of(np.float32), standard_gamma_of(np.float64)
_binomial_float32, _binomial_float64 = ufunc.binomial_of(np.float32), ufunc.binomial_of(np.float64)
_KERNELS: dict[DispatchStub, tuple[Functor, str]] = {
    stubs.uniform_float32_stub: (loop_over_words(ufunc.uniform_float32, ptr_float32), "ffff"),
    stubs.uniform_float16_stub: (loop_over_words(ufunc.uniform_through(through_half), ptr_float32), "ffff"),
    stubs.uniform_bfloat16_stub: (loop_over_words(ufunc.uniform_through(through_bfloat16), ptr_float32), "ffff"),
    stubs.uniform_float64_stub: (loop_over_pairs(ufunc.uniform_float64, ptr_float64), "dddd"),
    stubs.normal_float32_stub: (normal_fill(1, block_float32), "ff"),
    stubs.normal_float64_stub: (normal_fill(2, block_float64), "dd"),
    stubs.normal_reduced_stub: (normal_fill(1, block_float32, reduced=True), "ff"),
    stubs.normal_stub: (loop_of_samplers(ufunc.normal, ptr_float64), "dd"),
    stubs.normal_to_float32_stub: (loop_of_samplers(ufunc.normal, ptr_float32), "dd"),
    stubs.bernoulli_stub: (loop_over_pairs(ufunc.bernoulli, ptr_float32), "d"),
    stubs.bernoulli_tensor_stub: (loop_over_pairs_and_one(ufunc.bernoulli, ptr_float32), "i"),
    stubs.bernoulli_tensor_float32_stub: (loop_over_words_and_one(ufunc.bernoulli_float32, ptr_float32), "i"),
    stubs.bernoulli_of_float32_stub: (bernoulli_of_float32(ufunc.bernoulli_float32), "i"),
    stubs.integer_stub: (loop_over_words(ufunc.integer, ptr_int64), "ii"),
    stubs.integer_to_float32_stub: (loop_over_words(ufunc.integer, ptr_float32), "ii"),
    stubs.long_integer_stub: (loop_over_pairs(ufunc.long_integer, ptr_int64), "ii"),
    stubs.exponential_stub: (loop_over_pairs(ufunc.exponential, ptr_float64), "d"),
    stubs.exponential_to_float32_stub: (loop_over_pairs(ufunc.exponential, ptr_float32), "d"),
    stubs.geometric_stub: (loop_over_pairs(ufunc.geometric, ptr_float64), "d"),
    stubs.cauchy_stub: (loop_over_pairs(ufunc.cauchy, ptr_float64), "dd"),
    stubs.log_normal_stub: (loop_of_samplers(ufunc.log_normal, ptr_float64), "dd"),
    stubs.poisson_stub: (loop_of_samplers_over_one(ufunc.poisson, ptr_float64), "i"),
    stubs.binomial_stub: (loop_of_samplers_over_two(_binomial_float64, ptr_float64), "ii"),
    stubs.binomial_float32_stub: (loop_of_samplers_over_two(_binomial_float32, ptr_float64), "ii"),
    stubs.standard_gamma_stub: (loop_of_samplers_over_one(_gamma_float64, ptr_float64), "i"),
    stubs.standard_gamma_float32_stub: (loop_of_samplers_over_one(_gamma_float32, ptr_float64), "i"),
    stubs.randperm_words_stub: (randperm_loop(random), ""),
    stubs.randperm_long_words_stub: (randperm_loop(random64), ""),
}

# The NumPy samplers draw the same numbers, to the last bit. These answer while another process compiles: up to so many.
_ORDERED = {
    **dict.fromkeys(
        [stubs.uniform_float32_stub, stubs.uniform_float16_stub, stubs.uniform_bfloat16_stub, stubs.normal_float32_stub,
         stubs.normal_reduced_stub, stubs.bernoulli_stub, stubs.bernoulli_tensor_stub,
         stubs.bernoulli_tensor_float32_stub, stubs.bernoulli_of_float32_stub,
         stubs.integer_stub, stubs.integer_to_float32_stub, stubs.long_integer_stub],
        1 << 17,
    ),
    **dict.fromkeys([stubs.normal_stub, stubs.normal_to_float32_stub, stubs.randperm_words_stub], 1 << 12),
}  # fmt: skip


def ordered(name: str) -> Kernel:
    """The kernel of an order."""
    return getattr(stubs, f"{name}_stub")["cpu"]


stubs.native_dropout_stub.register("cpu", native_dropout)
if kernel_compiler.mode() == "off":
    reference.register()
else:
    for stub, (body, kinds) in _KERNELS.items():
        name = stub.name.removesuffix("_stub")
        substitute = None
        if stub in _ORDERED:
            substitute = Substitute(reference.SAMPLERS[stub].serial, (ordered, name), most=_ORDERED[stub], budget=0.25)
        stub.register("cpu", kernel(body, "ii" + kinds, name=name, fastmath=frozenset(), substitute=substitute))
    stubs.standard_gamma_grad_stub.register("cpu", kernel(gamma_grad_loop, "iii", name="standard_gamma_grad", cost=200))
    stubs.dirichlet_grad_stub.register("cpu", kernel(dirichlet_grad_loop, "iiii", name="dirichlet_grad", cost=400))
