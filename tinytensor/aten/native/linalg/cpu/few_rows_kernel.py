"""A product of few rows with the transpose of a large matrix, `x @ w.t()`: what a linear layer does with a small batch.

BLAS lays out the large matrix anew in each call, which takes as long as the product itself. Here it is read as it lies. Its rows
are the rows of tiles (cpu/register_tiles.py), and the columns of a tile are rows of x, which are laid out in panels before:

    panel   `wide` rows of x: their first numbers side by side, then all second ones, ...
    tile    `high` rows of w times a panel, summed up over the depth in registers; written transposed into the result

For float32. Every number of the result is summed up by one thread, in the order of MKL (`end_of_sum`).

In the place of MKL's `sgemm` of aten/src/ATen/native/CPUBlas.cpp, which has packing for such shapes of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import Any

import numpy as np
from numpy import int64, uintp

from tinytensor.aten.native.cpu.register_tiles import Tile, end_of_sum, full_tile
from tinytensor.c10.scratch import scratch
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64
from tinytensor.kernel_compiler.vectors import load_8, store

CACHED = 1 << 17
"""Numbers in all panels: they have to stay in the second-level cache (512 KB) while w goes by."""
FEW = 128
"""Rows up to which it is worth it, and so many as a row is long at most: BLAS lays out the large matrix once for all of them, and
here each tile is turned around when it is written."""
TURNED = 64
"""Rows from which on it is worth to turn the large matrix around for BLAS."""
TOGETHER = 8
"""Panels that are laid out together."""
WORTH, WORTH_MUCH = 1 << 20, 1 << 22
"""Multiplications from which on laying out panels pays, and from which on half a panel of rows is enough."""


def lay_panels(ptr: Callable[[int], Any], nothing: float) -> Callable[..., None]:
    """`lo, hi` count panels, `per` of each matrix, and matrices lie `pitch` numbers apart. Rows that are missing are 0."""

    def loop(lo, hi, panels, x, rows, depth, down, along, wide, per, pitch):
        to, source = ptr(panels), ptr(x)
        panel = int64(lo)
        while panel < int64(hi):
            matrix = panel // per
            row_number = (panel - matrix * per) * wide
            begin, first = panel * depth * wide, matrix * pitch + row_number * down
            # Columns whose numbers lie side by side are copied, some panels together: a column of one panel alone is not worth
            # the page that it lies in.
            together = min(TOGETHER, int64(hi) - panel, (rows - row_number) // wide)
            if down == 1 and together > 0 and wide % 8 == 0:
                for k in range(depth):
                    at, line = begin + k * wide, first + k * along
                    for _ in range(together):
                        for c in range(0, wide, 8):
                            store(to, at + c, load_8(source, line + c))
                        at += depth * wide
                        line += wide
                panel += together
                continue
            count = min(int64(wide), rows - row_number)
            if down == 1:
                for k in range(depth):
                    at, line = uintp(begin + k * wide), uintp(first + k * along)
                    for c in range(uintp(count)):
                        to[at + c] = source[line + c]
                    for c in range(uintp(count), uintp(wide)):
                        to[at + c] = nothing
                panel += 1
                continue
            # Rows go eight at a time, so that what is written lies side by side.
            whole = count - count % 8
            for c in range(0, whole, 8):
                at, row = uintp(begin + c), uintp(first + c * down)
                for k in range(uintp(depth)):
                    for i in range(uintp(8)):
                        to[at + i] = source[row + i * uintp(down) + k * uintp(along)]
                    at += uintp(wide)
            for c in range(whole, int64(wide)):
                for k in range(depth):
                    to[begin + k * wide + c] = source[first + c * down + k * along] if c < count else nothing
            panel += 1

    return loop


def multiply_panels(tile: Tile) -> Callable[..., None]:
    """`lo, hi` count blocks of `high` rows of w, each with `scratch` of a tile; out = keep * out + alpha * the product + bias.

    `bias` is a row, or 0.
    """
    read, add, store_tile, vectors = tile.read, tile.add, tile.keep, tile.vectors
    numbers_at, starts_of, high, wide = tile.numbers_at, tile.starts, tile.high, tile.wide

    def loop(lo, hi, out, panels, w, scratch, bias, rows, columns, depth, lead, lead_out, keep, alpha):
        target, source, weights, given = ptr_float32(out), ptr_float32(panels), ptr_float32(w), ptr_float32(bias)
        sums_of = ptr_float32(scratch + int64(lo) * high * wide * 4)
        for block in range(int64(lo), int64(hi)):
            first = block * high
            starts = starts_of(first, columns - 1, lead)
            begin = int64(0)
            while begin < depth:
                end = end_of_sum(begin, depth, rows, columns)
                for panel in range((rows + wide - 1) // wide):
                    for i in range(high * wide):
                        sums_of[i] = np.float32(0)
                    sums = read(sums_of, 0, wide)
                    at = (panel * depth + begin) * wide
                    for k in range(begin, end):
                        sums = add(sums, numbers_at(weights, k, starts), vectors(source, at))
                        at += wide
                    store_tile(sums_of, 0, wide, sums)
                    # Without `keep` the output is not read at first: what is in fresh memory may be NaN.
                    is_first = keep == 0 and begin == 0
                    for c in range(min(int64(wide), rows - panel * wide)):
                        to = (panel * wide + c) * lead_out + first
                        for i in range(min(int64(high), columns - first)):
                            value = alpha * sums_of[i * wide + c]
                            if is_first:
                                target[to + i] = value if bias == 0 else given[first + i] + value
                            else:
                                target[to + i] += value
                begin = end

    return loop


@lru_cache(None)
def lay_kernel(name: str) -> Kernel:
    """`lay_panels` for float32 or float64."""
    loop = lay_panels(ptr_float32 if name == "float32" else ptr_float64, np.dtype(name).type(0))
    return kernel(loop, "iiiiiiiii", name=f"lay_panels_{name}", cost=inf)


@lru_cache(None)
def _multiply_kernel() -> Kernel:
    return kernel(multiply_panels(full_tile()), "iiiiiiiiiiif", name="multiply_panels", cost=inf)


def suits(dtype: str, transposed_b: int, m: int, n: int, k: int) -> bool:
    """Whether (m, k) @ (k, n) is faster this way."""
    work = m * n * k
    if dtype != "float32" or not transposed_b or work < WORTH or m > min(k, FEW) or m * k > CACHED:
        return False
    missing = -m % full_tile().wide
    return missing <= (m if work >= WORTH_MUCH else m // 2) and mode() != "off"


def plan(m: int, n: int, k: int, transposed_a: int, lead_a: int, lead_b: int, lead_out: int) -> Callable[..., None]:
    """Prepare `launch(out, a, b, bias, keep, alpha)`, on addresses: out = keep * out + alpha * a @ b + bias, with `keep` 0 or 1,
    and for `bias` a row or 0. One of the two is 0.
    """
    tile = full_tile()
    panels, blocks = -(-m // tile.wide), -(-n // tile.high)
    down, along = (1, lead_a) if transposed_a else (lead_a, 1)
    panel_bytes, tile_bytes = panels * tile.wide * k * 4, tile.high * tile.wide * 4
    many = m * n * k >= GRAIN
    lay = lay_kernel("float32").serial
    multiply = _multiply_kernel().parallel if many else _multiply_kernel().serial

    def launch(out: int, a: int, b: int, bias: int, keep: int, alpha: float) -> None:
        with scratch(panel_bytes + tile_bytes * (blocks if many else 1)) as laid:
            lay(panels, laid, a, m, k, down, along, tile.wide, panels, 0)
            multiply(blocks, out, laid, b, laid + panel_bytes, bias, m, n, k, lead_b, lead_out, keep, alpha)

    return launch


def plan_turned(
    dtype: str, transposed_b: int, m: int, n: int, k: int, lead_b: int
) -> Callable[[int, int], None] | None:
    """Prepare `turn(out, b)`: b, (k, n), row by row to `out`; None where BLAS may as well take it as it is, as columns.

    OpenBLAS is slow to lay out a matrix given by columns.
    """
    if dtype != "float32" or not transposed_b or m < TURNED or n * k > CACHED or mode() == "off":
        return None
    lay = lay_kernel("float32").serial

    return lambda out, b: lay(1, out, b, n, k, lead_b, 1, n, 1, 0)
