"""From the number of an element to where each operand has it, without a division.

A kernel gets its geometry by value, as one tuple of numbers: for each dimension, innermost first,

    size, multiplier, shift, stride of the output, stride of input 0, ...        strides in elements

A division by a number that is known before the launch is a multiplication and a shift: see Note [Division by
multiplication].

Mirrors aten/src/ATen/cuda/detail/OffsetCalculator.cuh and IntegerDivider.cuh.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

F = Callable

# Note [Division by multiplication]
# For 0 < d < 2^31 let s be the smallest number with 2^s >= d, and m = floor(2^32 * (2^s - d) / d) + 1. Then for every n below
# 2^31 the quotient n // d is ((n * m >> 32) + n) >> s. A GPU multiplies in 4 cycles and divides in about 100.
# "Division by Invariant Integers using Multiplication", Granlund and Montgomery, 1994. Larger loops divide.
LIMIT = 2**31


def divider(size: int) -> tuple[int, int]:
    """(multiplier, shift) for a division by `size`; (0, 0) if it is too large for that."""
    if not 0 < size < LIMIT:
        return 0, 0
    shift = (size - 1).bit_length()
    return (2**32 * (2**shift - size)) // size + 1, shift


def geometry(sizes: Sequence[int], strides: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The tuple for a loop with these sizes and, for each operand (the output first), these strides."""
    flat: list[int] = []
    for dim, size in enumerate(sizes):
        flat += [size, *divider(size), *(operand[dim] for operand in strides)]
    return tuple(flat)


def offset_calculator(ndim: int, operands: int, small: bool) -> F:
    """`offsets(i, geometry)`: the place of element `i` in each of 1 to 4 operands, as a tuple.

    small   the loop has fewer than 2^31 elements, so that divisions may be multiplications
    """
    width = 3 + operands

    def quotient(n, multiplier, shift, size):
        if small:
            return ((n * multiplier >> 32) + n) >> shift
        return n // size

    def one(i, g):
        a, rest = np.int64(0), np.int64(i)
        for dim in range(ndim):
            at = dim * width
            above = quotient(rest, g[at + 1], g[at + 2], g[at])
            place = rest - above * g[at]
            a += place * g[at + 3]
            rest = above
        return (a,)

    def two(i, g):
        a, b, rest = np.int64(0), np.int64(0), np.int64(i)
        for dim in range(ndim):
            at = dim * width
            above = quotient(rest, g[at + 1], g[at + 2], g[at])
            place = rest - above * g[at]
            a += place * g[at + 3]
            b += place * g[at + 4]
            rest = above
        return a, b

    def three(i, g):
        a, b, c, rest = np.int64(0), np.int64(0), np.int64(0), np.int64(i)
        for dim in range(ndim):
            at = dim * width
            above = quotient(rest, g[at + 1], g[at + 2], g[at])
            place = rest - above * g[at]
            a += place * g[at + 3]
            b += place * g[at + 4]
            c += place * g[at + 5]
            rest = above
        return a, b, c

    def four(i, g):
        a, b, c, d, rest = np.int64(0), np.int64(0), np.int64(0), np.int64(0), np.int64(i)
        for dim in range(ndim):
            at = dim * width
            above = quotient(rest, g[at + 1], g[at + 2], g[at])
            place = rest - above * g[at]
            a += place * g[at + 3]
            b += place * g[at + 4]
            c += place * g[at + 5]
            d += place * g[at + 6]
            rest = above
        return a, b, c, d

    return (one, two, three, four)[operands - 1]
