"""Products of matrices of medium size, one or a batch of them, tile by tile of the result.

BLAS lays out both matrices anew, which a product of 128 x 128 does not pay back. Here the second alone is laid out, in panels, and
the first is read as it lies, a number at a time.

    panel   `wide` columns of b: their first numbers side by side, then all second ones, ...
    tile    `high` rows of a times a panel, summed up over the depth in registers (cpu/register_tiles.py)

For processors with vectors of 512 bits. Every number of the result is summed up by one thread, in the order of
MKL (`end_of_sum`); where b is deep and given by columns, MKL has another one.

In the place of MKL's `sgemm` and `dgemm` of aten/src/ATen/native/CPUBlas.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import Any

import numpy as np
from numpy import int64

from tinytensor.aten.native.cpu.register_tiles import Tile, end_of_sum, product_tile
from tinytensor.aten.native.linalg.cpu.few_rows_kernel import lay_kernel
from tinytensor.blas import blas
from tinytensor.c10.scratch import scratch
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int64

LARGEST = 512**3
"""Multiplications up to which it is worth it: beyond, BLAS reads from memory in an order that fits the caches."""
FEW = 128
"""Rows up to which a matrix by rows is not laid out: its panels are read as they lie, but for the last, where it is not full."""
AT_ONCE = 1 << 23
"""Bytes of panels of a batch that are laid out before they are multiplied."""
WASTED = 1.15
"""How many more multiplications than needed whole tiles may take, at the edges."""
_POINTERS = {"float32": ptr_float32, "float64": ptr_float64}

# Note [Tiles of a batch]
# The geometry is [rows, columns, depth, leading dimension of the output, blocks of rows in a matrix, the distance of two matrices
# of the output; of a: the distances of two matrices, two rows, and two numbers of a row; of b: panels that are read as they
# lie, and the distances of two matrices and two rows]. All distances are in numbers.


def multiply_tiles(tile: Tile, ptr: Callable[[int], Any], nothing: float) -> Callable[..., None]:
    """`lo, hi` count blocks of `high` rows of all matrices; out = keep * out + alpha * a @ b + bias, `keep` 0 or 1.

    `bias` is a row, or 0.
    """
    read, add, store_tile, vectors = tile.read, tile.add, tile.keep, tile.vectors
    numbers_at, starts_of, high, wide, itemsize = tile.numbers_at, tile.starts, tile.high, tile.wide, tile.itemsize
    plus, same = tile.plus, tile.same

    def loop(lo, hi, out, a, b, panels, scratch, bias, geometry, keep, alpha):
        g = ptr_int64(geometry)
        rows, columns, depth, lead_out, blocks, pitch_out = g[0], g[1], g[2], g[3], g[4], g[5]
        pitch, lead, along, unlaid, pitch_b, lead_b = g[6], g[7], g[8], g[9], g[10], g[11]
        target, numbers, given = ptr(out), ptr(a), ptr(bias)
        # Two tiles for each block: nothing, to begin with, and sums that cannot go to the output as they are.
        zeros = ptr(scratch + int64(lo) * 2 * high * wide * itemsize)
        sums_of = ptr(scratch + (int64(lo) * 2 + 1) * high * wide * itemsize)
        for i in range(high * wide):
            zeros[i] = nothing
        count = (columns + wide - 1) // wide
        laid = count - unlaid
        for matrix in range(int64(lo) // blocks, (int64(hi) - 1) // blocks + 1):
            first_block, last_block = max(int64(lo) - matrix * blocks, 0), min(int64(hi) - matrix * blocks, blocks)
            begin = int64(0)
            while begin < depth:
                end = end_of_sum(begin, depth, rows, columns)
                for panel in range(count):
                    across = min(int64(wide), columns - panel * wide)
                    if panel < unlaid:
                        source, step = ptr(b), lead_b
                        begin_at = matrix * pitch_b + panel * wide + begin * lead_b
                    else:
                        source, step = ptr(panels), int64(wide)
                        begin_at = ((matrix * laid + panel - unlaid) * depth + begin) * wide
                    for block in range(first_block, last_block):
                        first = block * high
                        down = min(int64(high), rows - first)
                        starts = starts_of(first, rows - 1, lead)
                        sums = read(zeros, 0, wide)
                        at = begin_at
                        place = matrix * pitch + begin * along
                        for _ in range(begin, end):
                            sums = add(sums, numbers_at(numbers, place, starts), vectors(source, at))
                            place += along
                            at += step
                        to = matrix * pitch_out + first * lead_out + panel * wide
                        # Without `keep` the output is not read at first: what is in fresh memory may be NaN.
                        is_first = begin == 0
                        adds = keep != 0 or not is_first
                        if alpha == 1 and across == wide and down == high:
                            if adds:
                                sums = plus(read(target, to, lead_out), sums)
                            elif bias != 0:
                                sums = plus(same(vectors(given, panel * wide)), sums)
                            store_tile(target, to, lead_out, sums)
                            continue
                        store_tile(sums_of, 0, wide, sums)
                        for i in range(down):
                            if adds:
                                for c in range(across):
                                    target[to + c] += alpha * sums_of[i * wide + c]
                            elif bias != 0:
                                for c in range(across):
                                    target[to + c] = given[panel * wide + c] + alpha * sums_of[i * wide + c]
                            else:
                                for c in range(across):
                                    target[to + c] = alpha * sums_of[i * wide + c]
                            to += lead_out
                begin = end

    return loop


@lru_cache(None)
def _multiply_kernel(name: str) -> Kernel:
    loop = multiply_tiles(product_tile(name), _POINTERS[name], np.dtype(name).type(0))
    return kernel(loop, "iiiiiiii" + ("f" if name == "float32" else "d"), name=f"multiply_tiles_{name}", cost=inf)


def suits(name: str, transposed_b: int, m: int, n: int, k: int) -> bool:
    """Whether (m, k) @ (k, n) is faster this way."""
    if name not in _POINTERS or not blas.ONE_THREAD < m * n * k <= LARGEST or mode() == "off":
        return False
    if transposed_b and m <= FEW and name == "float64":  # in float32, few_rows_kernel.py has most of these
        return False
    tile = product_tile(name)
    return tile.high >= 8 and (m + -m % tile.high) * (n + -n % tile.wide) <= WASTED * m * n


Matrices = tuple[int, int, int]
"""Whether they are given by columns, their leading dimension, and the distance of two of them."""


def plan(
    name: str, count: int, sizes: tuple[int, int, int], of_a: Matrices, of_b: Matrices, of_out: Matrices
) -> Callable[..., None]:
    """Prepare `launch(out, a, b, bias, keep, alpha)`, on addresses, for `count` products (m, k) @ (k, n), `sizes` being m, n, k:

    out = keep * out + alpha * a @ b + bias, with `keep` 0 or 1, and for `bias` a row or 0. One of the two is 0.
    """
    (m, n, k), tile = sizes, product_tile(name)
    (by_columns, lead_a, pitch_a), (transposed_b, lead_b, pitch_b), (_, lead_out, pitch_out) = of_a, of_b, of_out
    panels, blocks = -(-n // tile.wide), -(-m // tile.high)
    down, along = (lead_b, 1) if transposed_b else (1, lead_b)
    itemsize = tile.itemsize
    unlaid = n // tile.wide if m <= FEW and not transposed_b else 0
    panels -= unlaid
    rest = unlaid * tile.wide
    laid_bytes = panels * tile.wide * k * itemsize
    block_bytes = laid_bytes + blocks * 2 * tile.high * tile.wide * itemsize
    # Matrices go together as far as their panels are not too much memory.
    together = max(1, min(count, AT_ONCE // block_bytes))
    many = together * m * n * k > blas.ONE_THREAD
    kernels = lay_kernel(name), _multiply_kernel(name)
    lay, multiply = (each.parallel if many else each.serial for each in kernels)
    read = (1, lead_a) if by_columns else (lead_a, 1)
    array = np.array([m, n, k, lead_out, blocks, pitch_out, pitch_a, *read, unlaid, pitch_b, lead_b], np.int64)
    geometry = address_of(array)

    def launch(out: int, a: int, b: int, bias: int, keep: int, alpha: float, array: np.ndarray = array) -> None:
        with scratch(together * block_bytes) as laid:
            tiles = laid + together * laid_bytes
            for first in range(0, count, together):
                some = min(together, count - first)
                if panels:
                    lay(some * panels, laid, b + rest * itemsize, n - rest, k, down, along, tile.wide, panels, pitch_b)
                multiply(some * blocks, out, a, b, laid, tiles, bias, geometry, keep, alpha)
                out, a, b = (
                    at + some * pitch * itemsize for at, pitch in ((out, pitch_out), (a, pitch_a), (b, pitch_b))
                )

    return launch
