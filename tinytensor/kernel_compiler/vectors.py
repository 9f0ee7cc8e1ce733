"""Explicit vectors for kernels: a few numbers that one instruction works on, for loops that LLVM does not vectorise well itself.

    s = multiply_add(broadcast_16(x), load_16(w, i), s)          # sixteen products and sums
    store(out, i, s)

A register tile, where sums stay in registers over a whole loop, cannot be left to the loop vectoriser: it sees one loop at a
time, and the sums are carried by the loop around it. A vector has 2, 4, 8 or 16 lanes of float32, float64, int32 or 8-bit integers.
On a processor with narrower registers LLVM takes several for it, so the numbers do not depend on the processor.

As those of `pointers`, these are plain Python functions, and do run as such, over NumPy arrays; when a kernel is compiled,
`kernel_compiler.vector_intrinsics` puts instructions in their place.

Mirrors the role of at::vec::Vectorized in aten/src/ATen/cpu/vec/vec_base.h.
"""

import numpy as np

from tinytensor.kernel_compiler.pointers import lowered


def _load(p, i, count, lanes):
    found = [p[int(i) + lane] for lane in range(min(max(int(count), 0), lanes))]
    out = np.zeros(lanes, np.asarray(p.element(0)).dtype)
    out[: len(found)] = found
    return out


@lowered
def load_2(p, i):
    """p[i : i + 2]"""
    return _load(p, i, 2, 2)


@lowered
def load_4(p, i):
    """p[i : i + 4]"""
    return _load(p, i, 4, 4)


@lowered
def load_8(p, i):
    """p[i : i + 8]"""
    return _load(p, i, 8, 8)


@lowered
def load_16(p, i):
    """p[i : i + 16]"""
    return _load(p, i, 16, 16)


@lowered
def load_first_4(p, i, count):
    """p[i : i + count], then zeros. Memory behind them is not read."""
    return _load(p, i, count, 4)


@lowered
def load_first_8(p, i, count):
    """p[i : i + count], then zeros. Memory behind them is not read."""
    return _load(p, i, count, 8)


@lowered
def load_first_16(p, i, count):
    """p[i : i + count], then zeros. Memory behind them is not read."""
    return _load(p, i, count, 16)


@lowered
def broadcast_2(x):
    """`x` in each of 2 lanes."""
    return np.full(2, x)


@lowered
def broadcast_4(x):
    """`x` in each of 4 lanes."""
    return np.full(4, x)


@lowered
def broadcast_8(x):
    """`x` in each of 8 lanes."""
    return np.full(8, x)


@lowered
def broadcast_16(x):
    """`x` in each of 16 lanes."""
    return np.full(16, x)


@lowered
def store(p, i, v):
    """p[i], ... = v. Integers lose the bits that p has no place for."""
    for lane, value in enumerate(v):
        p[int(i) + lane] = value


@lowered
def store_first(p, i, v, count):
    """The first `count` lanes only. Memory behind them is not written."""
    for lane in range(min(max(int(count), 0), len(v))):
        p[int(i) + lane] = v[lane]


@lowered
def lower_half(v):
    """The first half of the lanes."""
    return v[: len(v) // 2]


@lowered
def upper_half(v):
    """The other half of the lanes."""
    return v[len(v) // 2 :]


@lowered
def multiply_add(a, b, c):
    """a * b + c, rounded once where the processor can; integers as they are."""
    return a * b + c


@lowered
def multiply(a, b):
    return a * b


@lowered
def plus(a, b):
    return a + b


@lowered
def at_least(v, least):
    """Lane by lane the larger one; `least` where v is not a number."""
    return np.where(v > least, v, least)


@lowered
def at_most(v, most):
    """Lane by lane the smaller one; `most` where v is not a number."""
    return np.where(v < most, v, most)


@lowered
def rounded(v):
    """To the nearest integer, ties to the even one."""
    return np.rint(v)


@lowered
def as_float(v):
    """int32 -> float32"""
    return v.astype(np.float32)


@lowered
def as_int(v):
    """float32 or 8-bit integers -> int32; the fraction is dropped."""
    return v.astype(np.int32)


@lowered
def dot_bytes(sums, unsigned, signed):
    """sums + the products of four bytes in each lane: those of `unsigned` without a sign, those of `signed` with one.

    All are vectors of int32. The sum has 32 bits, and no step on the way to it has fewer.
    """
    a = np.ascontiguousarray(unsigned).view(np.uint8).reshape(-1, 4).astype(np.int32)
    b = np.ascontiguousarray(signed).view(np.int8).reshape(-1, 4).astype(np.int32)
    return (sums + (a * b).sum(1)).astype(np.int32)


@lowered
def dot_bfloat16(a, b, c):
    """c + the products of two bfloat16 in each lane: first the upper ones are added, then the lower ones.

    `a` and `b` are vectors of int32, `c` of float32. Each addition rounds to float32, and takes numbers below the normal ones for
    zero. There is nothing in its place for processors without the instruction: ask `processor.has_feature("avx512bf16")`.
    """
    upper = [np.asarray(v & -65536, np.int32).view(np.float32).astype(np.float64) for v in (a, b)]
    lower = [np.asarray(v << 16, np.int32).view(np.float32).astype(np.float64) for v in (a, b)]
    first = (c + upper[0] * upper[1]).astype(np.float32)
    return (first + lower[0] * lower[1]).astype(np.float32)
