"""Products of bfloat16 matrices where the processor adds two products of them at a time (`dot_bfloat16`).

    panel   `wide` columns of b, or `high` rows of a: the first two numbers of each side by side, then the next two, ...
    tile    a panel of a times a panel of b, summed up over the depth in registers, in float32, and rounded once

Both matrices are laid in panels first, whatever their strides are. That is one pass over each, where the way through float32
takes one of twice as many bytes, and the product itself takes half as long as one of float32. Every number of the result is
summed up by one thread, in one order.

Mirrors `mkldnn_bf16_gemm` and `mkldnn_matmul` of aten/src/ATen/native/mkldnn/Matmul.cpp, where oneDNN does this.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import lru_cache
from math import inf

from numpy import float32, int32, int64, uint32, uintp

from tinytensor.aten.native.cpu.register_tiles import eight_neighbours, eight_rows, two_vectors
from tinytensor.c10.allocator import allocate
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import (
    bfloat16_to_float,
    float_to_bfloat16,
    ptr_float32,
    ptr_int32,
    ptr_int64,
    ptr_uint16,
)
from tinytensor.kernel_compiler.vectors import broadcast_16, dot_bfloat16, load_16

HIGH, WIDE, LANES = 8, 32, 16
TILE_NBYTES = HIGH * WIDE * 4
GROUP = 16
"""Tiles that one thread takes at a time."""


def pair(low, high):
    """Two bfloat16, in the order in which they lie in memory."""
    return int32(uint32(uint32(low) | uint32(uint32(high) << uint32(16))))


def lay_pairs(lo, hi, panels, x, count, depth, across, along, wide):
    """`lo, hi` count panels of `wide` rows of x, which are `across` apart, their numbers `along`. What is missing is 0."""
    to, source = ptr_int32(panels), ptr_uint16(x)
    pairs = (depth + 1) // 2
    for panel in range(int64(lo), int64(hi)):
        begin, first = panel * pairs * wide, panel * wide
        present = min(int64(wide), count - first)
        if present < wide or depth % 2:
            for i in range(uintp(pairs * wide)):
                to[uintp(begin) + i] = int32(0)
        if across == 1:
            for p in range(depth // 2):
                at, one, two = uintp(begin + p * wide), uintp(first + 2 * p * along), uintp(first + (2 * p + 1) * along)
                for c in range(uintp(present)):
                    to[at + c] = pair(source[one + c], source[two + c])
        else:
            # Rows whose numbers lie side by side go eight at a time, so that what is written lies side by side as well.
            whole = present - present % 8 if along == 1 else 0
            for c0 in range(0, whole, 8):
                for p in range(uintp(depth // 2)):
                    at, row = uintp(begin + c0) + p * uintp(wide), uintp((first + c0) * across) + 2 * p
                    for c in range(uintp(8)):
                        place = row + c * uintp(across)
                        to[at + c] = pair(source[place], source[place + 1])
            for c in range(whole, present):
                for p in range(depth // 2):
                    place = (first + c) * across + 2 * p * along
                    to[begin + p * wide + c] = pair(source[place], source[place + along])
        if depth % 2:
            at = begin + (pairs - 1) * wide
            for c in range(present):
                to[at + c] = int32(source[(first + c) * across + (depth - 1) * along])


_begin, _read, _add, _keep = eight_rows(load_16, broadcast_16, LANES, dot_bfloat16)
_vectors = two_vectors(load_16, LANES)


def multiply_pairs(lo, hi, out, bias, left, right, scratch, geometry, beta, alpha):
    """`lo, hi` count the GROUPs of tiles under a panel of b, each with `scratch` for the sums of a tile:
    out = beta * bias + alpha * the product. Geometry [m, n, k, strides of a, b, out, bias (2 each)]."""
    g = ptr_int64(geometry)
    m, n, pairs = g[0], g[1], (g[2] + 1) // 2
    blocks = (m + HIGH - 1) // HIGH
    groups = (blocks + GROUP - 1) // GROUP
    rows, columns = ptr_int32(left), ptr_int32(right)
    total = ptr_float32(scratch + int64(lo) * TILE_NBYTES)
    for unit in range(int64(lo), int64(hi)):
        # The panel of b stays in the first-level cache while those of a go by.
        panel = unit // groups
        start = (unit - panel * groups) * GROUP
        for block in range(start, min(start + GROUP, blocks)):
            for i in range(HIGH * WIDE):
                total[i] = float32(0)
            sums = _read(total, 0, WIDE)
            at, number = panel * pairs * WIDE, block * HIGH * pairs
            for _ in range(pairs):
                sums = _add(sums, eight_neighbours(rows, number), _vectors(columns, at))
                at += WIDE
                number += HIGH
            _keep(total, 0, WIDE, sums)
            row, column = block * HIGH, panel * WIDE
            put(out, bias, total, g, row, column, min(int64(HIGH), m - row), min(int64(WIDE), n - column), beta, alpha)


def put(out, bias, total, g, row, column, high, wide, beta, alpha):
    """The sums of a tile into the result, of which `high` rows and `wide` columns are there."""
    target, x = ptr_uint16(out), ptr_uint16(bias)
    for i in range(high):
        line, to = uintp(i * WIDE), (row + i) * g[7] + column * g[8]
        # A bias that is not wanted is not read: NaN there would spread.
        if beta != 0:
            begin = (row + i) * g[9] + column * g[10]
            for j in range(wide):
                total[i * WIDE + j] = alpha * total[i * WIDE + j] + beta * bfloat16_to_float(x[begin + j * g[10]])
        elif alpha != 1:
            for j in range(WIDE):
                total[i * WIDE + j] = alpha * total[i * WIDE + j]
        if g[8] == 1:
            for j in range(uintp(wide)):
                target[uintp(to) + j] = float_to_bfloat16(total[line + j])
        else:
            for j in range(wide):
                target[to + j * g[8]] = float_to_bfloat16(total[i * WIDE + j])


@lru_cache(None)
def _lay_kernel() -> Kernel:
    return kernel(lay_pairs, "iiiiiii", name="lay_pairs", cost=inf)


@lru_cache(None)
def _multiply_kernel() -> Kernel:
    return kernel(multiply_pairs, "iiiiiiff", name="multiply_pairs", cost=inf)


@lru_cache(None)
def available() -> bool:
    """Whether the processor has the instruction, and kernels are compiled for it."""
    # Imported when a product is planned, and not before: it brings LLVM.
    return mode() != "off" and importlib.import_module("tinytensor.kernel_compiler.processor").has_feature("avx512bf16")


def plan(geometry: list[int], address: int) -> Callable[..., None]:
    """Prepare `launch(out, bias, a, b, beta, alpha)`, on addresses; for the geometry of `multiply_pairs`, which is at `address`."""
    m, n, k, a_down, a_along, b_down, b_along = geometry[:7]
    blocks, panels, pairs = -(-m // HIGH), -(-n // WIDE), -(-k // 2)
    lay, multiply = _lay_kernel().parallel, _multiply_kernel().parallel
    left_nbytes, right_nbytes = blocks * HIGH * pairs * 4, panels * WIDE * pairs * 4
    units = -(-blocks // GROUP) * panels

    def launch(out: int, bias: int, a: int, b: int, beta: float, alpha: float) -> None:
        scratch = allocate(left_nbytes + right_nbytes + TILE_NBYTES * units)
        left = scratch.data_ptr
        right = left + left_nbytes
        lay(blocks, left, a, m, k, a_down, a_along, HIGH)
        lay(panels, right, b, n, k, b_along, b_down, WIDE)
        multiply(units, out, bias, left, right, right + right_nbytes, address, beta, alpha)

    return launch
