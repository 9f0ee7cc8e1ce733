"""Products of matrices of medium size, one or a batch of them, tile by tile of the result.

BLAS lays out both matrices anew, which a product of 128 x 128 does not pay back. Here the second alone is laid out, in panels, and
the first is read as it lies, a number at a time:

    panel   `wide` columns of b: their first numbers side by side, then all second ones, ...
    tile    `high` rows of a times a panel, summed up over the depth in registers (cpu/register_tiles.py)

For processors with vectors of 512 bits. Every number of the result is summed up by one thread, in the order
of MKL (`end_of_sum`); only where b is given by columns and deep MKL has another.

In the place of MKL's `sgemm` and `dgemm` of aten/src/ATen/native/CPUBlas.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf

import numpy as np
from numpy import int64

from tinytensor.aten.native.cpu.register_tiles import Tile, end_of_sum, product_tile
from tinytensor.aten.native.linalg.cpu.few_rows_kernel import lay_kernel
from tinytensor.blas import blas
from tinytensor.c10.allocator import allocate
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int64

LARGEST = 512**3
"""Multiplications up to which it is worth it: beyond, BLAS reads from memory in an order that fits the caches."""
DEEPEST = 1024
"""A panel has to stay in the caches while the rows go by."""
WASTED = 1.25
"""How many more multiplications than needed whole tiles may take, at the edges."""
_POINTERS = {"float32": ptr_float32, "float64": ptr_float64}

# Note [Tiles of a batch]
# The geometry is [rows, columns, depth, leading dimension of a, of the output, blocks of rows in a matrix, and the distances
# of two matrices of a and of the output]. All distances are in numbers.


def multiply_tiles(tile: Tile, ptr: Callable[[int], object], nothing: float) -> Callable[..., None]:
    """`lo, hi` count blocks of `high` rows of all matrices; out = keep * out + alpha * a @ b, `keep` 0 or 1."""
    read, add, store_tile, vectors = tile.read, tile.add, tile.keep, tile.vectors
    numbers_at, starts_of, high, wide, itemsize = tile.numbers_at, tile.starts, tile.high, tile.wide, tile.itemsize

    def loop(lo, hi, out, a, panels, scratch, geometry, keep, alpha):
        g = ptr_int64(geometry)
        rows, columns, depth, lead, lead_out, blocks, pitch, pitch_out = g[0], g[1], g[2], g[3], g[4], g[5], g[6], g[7]
        target, source, numbers = ptr(out), ptr(panels), ptr(a)
        # Two tiles for each block: nothing, to begin with, and sums that cannot go to the output as they are.
        zeros = ptr(scratch + int64(lo) * 2 * high * wide * itemsize)
        sums_of = ptr(scratch + (int64(lo) * 2 + 1) * high * wide * itemsize)
        for i in range(high * wide):
            zeros[i] = nothing
        count = (columns + wide - 1) // wide
        for matrix in range(int64(lo) // blocks, (int64(hi) - 1) // blocks + 1):
            first_block, last_block = max(int64(lo) - matrix * blocks, 0), min(int64(hi) - matrix * blocks, blocks)
            begin = int64(0)
            while begin < depth:
                end = end_of_sum(begin, depth, rows, columns)
                for panel in range(count):
                    across = min(int64(wide), columns - panel * wide)
                    for block in range(first_block, last_block):
                        first = block * high
                        down = min(int64(high), rows - first)
                        starts = starts_of(first, rows - 1, lead)
                        sums = read(zeros, 0, wide)
                        at = ((matrix * count + panel) * depth + begin) * wide
                        for k in range(matrix * pitch + begin, matrix * pitch + end):
                            sums = add(sums, numbers_at(numbers, k, starts), vectors(source, at))
                            at += wide
                        to = matrix * pitch_out + first * lead_out + panel * wide
                        # Without `keep` the output is not read at first: what is in fresh memory may be NaN.
                        is_first = keep == 0 and begin == 0
                        if is_first and alpha == 1 and across == wide and down == high:
                            store_tile(target, to, lead_out, sums)
                            continue
                        store_tile(sums_of, 0, wide, sums)
                        for i in range(down):
                            for c in range(across):
                                value = alpha * sums_of[i * wide + c]
                                target[to + c] = value if is_first else target[to + c] + value
                            to += lead_out
                begin = end

    return loop


@lru_cache(None)
def _multiply_kernel(name: str) -> Kernel:
    loop = multiply_tiles(product_tile(name), _POINTERS[name], np.dtype(name).type(0))
    return kernel(loop, "iiiiii" + ("f" if name == "float32" else "d"), name=f"multiply_tiles_{name}", cost=inf)


def suits(name: str, m: int, n: int, k: int) -> bool:
    """Whether (m, k) @ (k, n) is faster this way."""
    if name not in _POINTERS or not blas.ONE_THREAD < m * n * k <= LARGEST or k > DEEPEST or mode() == "off":
        return False
    tile = product_tile(name)
    return tile.high >= 8 and (m + -m % tile.high) * (n + -n % tile.wide) <= WASTED * m * n


Matrices = tuple[int, int, int]
"""Whether they are given by columns, their leading dimension, and the distance of two of them."""


def plan(
    name: str, count: int, sizes: tuple[int, int, int], of_a: Matrices, of_b: Matrices, of_out: Matrices
) -> Callable[..., None]:
    """Prepare `launch(out, a, b, keep, alpha)`, on addresses, for `count` products (m, k) @ (k, n), `sizes` being m, n, k:

    out = keep * out + alpha * a @ b, `keep` 0 or 1.
    """
    (m, n, k), tile = sizes, product_tile(name)
    (by_columns, lead_a, pitch_a), (transposed_b, lead_b, pitch_b), (_, lead_out, pitch_out) = of_a, of_b, of_out
    panels, blocks = -(-n // tile.wide), -(-m // tile.high)
    down, along = (lead_b, 1) if transposed_b else (1, lead_b)
    itemsize = tile.itemsize
    tiles_at = count * panels * tile.wide * k * itemsize
    turned_at = tiles_at + count * blocks * 2 * tile.high * tile.wide * itemsize
    nbytes = turned_at + count * m * k * itemsize * by_columns
    lay, multiply = lay_kernel(name).parallel, _multiply_kernel(name).parallel
    if count * m * n * k <= blas.ONE_THREAD:
        lay, multiply = lay_kernel(name).serial, _multiply_kernel(name).serial
    read = (k, m * k) if by_columns else (lead_a, pitch_a)
    array = np.array([m, n, k, read[0], lead_out, blocks, read[1], pitch_out], np.int64)
    geometry = address_of(array)

    def launch(out: int, a: int, b: int, keep: int, alpha: float, array: np.ndarray = array) -> None:
        scratch = allocate(nbytes)
        laid = scratch.data_ptr
        lay(count * panels, laid, b, n, k, down, along, tile.wide, panels, pitch_b)
        if by_columns:  # by rows, for eight of them are read at once
            lay(count, laid + turned_at, a, k, m, lead_a, 1, k, 1, pitch_a)
            a = laid + turned_at
        multiply(count * blocks, out, a, laid, laid + tiles_at, geometry, keep, alpha)

    return launch
