"""CSR times dense: one row of the result after the other.

A few vectors of a row of the result stay in registers while all entries of the row are added to them, each its value times a
row of the dense matrix; so the result is written once and never read. Where the result has one column, it is a scalar product.
Results of few columns have loops of their own: most of their time would go into finding out how wide they are, row by row.

Indices are compared with the sizes before they are used: a tensor that was made without checks may hold anything.

Note [Rows and entries]
Threads share rows and entries together, as if they stood in one line: row 0, its entries, row 1, its entries, and so on. Row i
stands at crow[i] + i, so a binary search finds where a thread's part begins; whole rows go to the thread whose part they begin
in. Rows of many entries and rows of none are then shared fairly. It needs a crow that never falls, which is looked at first.

Mirrors aten/src/ATen/native/cpu/SpmmReduceKernel.cpp.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import int64 as int64_

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int32, int64
from tinytensor.c10.tensor_impl import data_ptr
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int32, ptr_int64
from tinytensor.kernel_compiler.vectors import (
    broadcast_2,
    broadcast_4,
    broadcast_8,
    broadcast_16,
    load_2,
    load_4,
    load_8,
    load_16,
    load_first_4,
    load_first_8,
    load_first_16,
    multiply_add,
    plus,
    store,
    store_first,
)

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# What a vector of 64 bytes is made with.
_POINTERS = {float32: ptr_float32, float64: ptr_float64}
_LANES = {
    2: (load_2, None, broadcast_2),
    4: (load_4, load_first_4, broadcast_4),
    8: (load_8, load_first_8, broadcast_8),
    16: (load_16, load_first_16, broadcast_16),
}
_VECTORS = {float32: (16, np.float32(0)), float64: (8, np.float64(0))}
_INDICES = {int32: ptr_int32, int64: ptr_int64}
ROWS = 32
"""Rows whose indices are looked at together, before they are used: few enough to stay in the cache."""


def outside(places, start, end, k):
    """Negative if an index of these entries is not in [0, k). Signs are collected without a branch, so LLVM vectorises it."""
    signs = int64_(0)
    for e in range(start, end):
        signs |= int64_(places[e]) | (k - 1 - int64_(places[e]))
    return signs


def tiles(dtype: ScalarType) -> tuple[tuple[Callable, ...], dict[int, Callable], Callable]:
    """Sums over the entries [start, end) of a row for its columns from the j-th on: so many vectors, so many columns.

    `row` points to the row of the result, and `dense` to the matrix, whose rows lie `stride` elements apart.
    """
    lanes, zero = _VECTORS[dtype]
    load, _, broadcast = _LANES[lanes]

    def eight(row, factors, places, dense, stride, start, end, j, columns):
        a = b = c = d = p = q = r = s = broadcast(zero)
        for e in range(start, end):
            at = int64_(places[e]) * stride + j
            x = broadcast(factors[e])
            a, b = multiply_add(x, load(dense, at), a), multiply_add(x, load(dense, at + lanes), b)
            c, d = multiply_add(x, load(dense, at + 2 * lanes), c), multiply_add(x, load(dense, at + 3 * lanes), d)
            p, q = multiply_add(x, load(dense, at + 4 * lanes), p), multiply_add(x, load(dense, at + 5 * lanes), q)
            r, s = multiply_add(x, load(dense, at + 6 * lanes), r), multiply_add(x, load(dense, at + 7 * lanes), s)
        store(row, j, a)
        store(row, j + lanes, b)
        store(row, j + 2 * lanes, c)
        store(row, j + 3 * lanes, d)
        store(row, j + 4 * lanes, p)
        store(row, j + 5 * lanes, q)
        store(row, j + 6 * lanes, r)
        store(row, j + 7 * lanes, s)

    def four(row, factors, places, dense, stride, start, end, j, columns):
        a = b = c = d = broadcast(zero)
        for e in range(start, end):
            at = int64_(places[e]) * stride + j
            x = broadcast(factors[e])
            a, b = multiply_add(x, load(dense, at), a), multiply_add(x, load(dense, at + lanes), b)
            c, d = multiply_add(x, load(dense, at + 2 * lanes), c), multiply_add(x, load(dense, at + 3 * lanes), d)
        store(row, j, a)
        store(row, j + lanes, b)
        store(row, j + 2 * lanes, c)
        store(row, j + 3 * lanes, d)

    # With fewer vectors each sum is split among entries, for an addition has to wait for the one before.

    def two(row, factors, places, dense, stride, start, end, j, columns):
        a = b = c = d = broadcast(zero)
        pairs = start + (end - start) // 2 * 2
        for e in range(start, pairs, 2):
            at, then = int64_(places[e]) * stride + j, int64_(places[e + 1]) * stride + j
            x, y = broadcast(factors[e]), broadcast(factors[e + 1])
            a, b = multiply_add(x, load(dense, at), a), multiply_add(x, load(dense, at + lanes), b)
            c, d = multiply_add(y, load(dense, then), c), multiply_add(y, load(dense, then + lanes), d)
        for e in range(pairs, end):
            at = int64_(places[e]) * stride + j
            x = broadcast(factors[e])
            a, b = multiply_add(x, load(dense, at), a), multiply_add(x, load(dense, at + lanes), b)
        store(row, j, plus(a, c))
        store(row, j + lanes, plus(b, d))

    def one_of(lanes: int) -> Callable:
        load, _, broadcast = _LANES[lanes]

        def one(row, factors, places, dense, stride, start, end, j, columns):
            a = b = c = d = broadcast(zero)
            fours = start + (end - start) // 4 * 4
            for e in range(start, fours, 4):
                a = multiply_add(broadcast(factors[e]), load(dense, int64_(places[e]) * stride + j), a)
                b = multiply_add(broadcast(factors[e + 1]), load(dense, int64_(places[e + 1]) * stride + j), b)
                c = multiply_add(broadcast(factors[e + 2]), load(dense, int64_(places[e + 2]) * stride + j), c)
                d = multiply_add(broadcast(factors[e + 3]), load(dense, int64_(places[e + 3]) * stride + j), d)
            for e in range(fours, end):
                a = multiply_add(broadcast(factors[e]), load(dense, int64_(places[e]) * stride + j), a)
            store(row, j, plus(plus(a, b), plus(c, d)))

        return one

    def at_most(lanes: int) -> Callable:
        """All columns that are left."""
        _, load, broadcast = _LANES[lanes]

        def rest(row, factors, places, dense, stride, start, end, j, columns):
            n = columns - j
            a = b = c = d = broadcast(zero)
            fours = start + (end - start) // 4 * 4
            for e in range(start, fours, 4):
                a = multiply_add(broadcast(factors[e]), load(dense, int64_(places[e]) * stride + j, n), a)
                b = multiply_add(broadcast(factors[e + 1]), load(dense, int64_(places[e + 1]) * stride + j, n), b)
                c = multiply_add(broadcast(factors[e + 2]), load(dense, int64_(places[e + 2]) * stride + j, n), c)
                d = multiply_add(broadcast(factors[e + 3]), load(dense, int64_(places[e + 3]) * stride + j, n), d)
            for e in range(fours, end):
                a = multiply_add(broadcast(factors[e]), load(dense, int64_(places[e]) * stride + j, n), a)
            store_first(row, j, plus(plus(a, b), plus(c, d)), n)

        return rest

    def column(row, factors, places, dense, stride, start, end, j, columns):
        a = b = c = d = zero
        fours = start + (end - start) // 4 * 4
        for e in range(start, fours, 4):
            a += factors[e] * dense[int64_(places[e]) * stride + j]
            b += factors[e + 1] * dense[int64_(places[e + 1]) * stride + j]
            c += factors[e + 2] * dense[int64_(places[e + 2]) * stride + j]
            d += factors[e + 3] * dense[int64_(places[e + 3]) * stride + j]
        for e in range(fours, end):
            a += factors[e] * dense[int64_(places[e]) * stride + j]
        row[j] = (a + b) + (c + d)

    return (eight, four, two, one_of(lanes)), {1: column, **{n: one_of(n) for n in (2, 4, 8)}}, at_most


def first_row(starts, rows, place):
    """The first row that stands at `place` or later. See Note [Rows and entries]."""
    low, high = int64_(0), int64_(rows)
    while low < high:
        middle = (low + high) // 2
        if int64_(starts[middle]) + middle < place:
            low = middle + 1
        else:
            high = middle
    return low


def falls(starts, rows, nnz):
    """Negative unless crow begins with 0, ends with nnz, and never falls."""
    # Both ends are compared by `-abs`, the rest as in `outside`.
    signs = -abs(int64_(starts[0])) | -abs(int64_(starts[rows]) - nnz)
    for i in range(rows):
        start, end = int64_(starts[i]), int64_(starts[i + 1])
        signs |= start | (nnz - start) | (end - start)
    return signs


def spmm(dtype: ScalarType, index: ScalarType) -> Callable:
    """out[i] = sum of values[e] * dense[column[e]] over the entries e of row i; `lo, hi` count rows and entries.

    Each thread looks at the whole of crow before it searches there. `bad` becomes negative where an index is wrong.
    """
    pointer, integers, itemsize = _POINTERS[dtype], _INDICES[index], dtype.itemsize
    lanes = _VECTORS[dtype][0]
    (eight, four, two, one), exactly, at_most = tiles(dtype)
    half, rest, few = exactly[8], at_most(lanes), at_most(4)

    def wide(row, factors, places, dense, stride, start, end, j, columns):
        while j + 8 * lanes <= columns:
            eight(row, factors, places, dense, stride, start, end, j, columns)
            j += 8 * lanes
        if j + 4 * lanes <= columns:
            four(row, factors, places, dense, stride, start, end, j, columns)
            j += 4 * lanes
        if j + 2 * lanes <= columns:
            two(row, factors, places, dense, stride, start, end, j, columns)
            j += 2 * lanes
        if j + lanes <= columns:
            one(row, factors, places, dense, stride, start, end, j, columns)
            j += lanes
        if j + 8 == columns:  # half a vector of float32
            half(row, factors, places, dense, stride, start, end, j, columns)
        elif j + 4 < columns:
            rest(row, factors, places, dense, stride, start, end, j, columns)
        elif j < columns:
            few(row, factors, places, dense, stride, start, end, j, columns)

    def rows_of(tile: Callable) -> Callable:
        """One row after the other, with the same tile."""

        def run(out, factors, places, dense, stride, starts, first, last, columns):
            for i in range(first, last):
                row = pointer(out + i * columns * itemsize)
                tile(row, factors, places, dense, stride, int64_(starts[i]), int64_(starts[i + 1]), int64_(0), columns)

        return run

    rows_of_1, rows_of_2, rows_of_4, rows_of_8 = (rows_of(exactly[n]) for n in (1, 2, 4, 8))
    rows_of_few, wide_rows = rows_of(at_most(8)), rows_of(wide)

    def loop(lo, hi, out, crow, col, values, dense, stride, columns, k, rows, nnz, bad):
        starts, places = integers(crow), integers(col)
        factors, matrix, wrong = pointer(values), pointer(dense), ptr_int64(bad)
        if falls(starts, rows, nnz) < 0:
            wrong[0] = -1
            return
        last = first_row(starts, rows, int64_(hi))
        for block in range(first_row(starts, rows, int64_(lo)), last, ROWS):
            after = min(block + ROWS, last)
            # Wrong indices are looked for first; then the loops can run without a branch.
            if outside(places, int64_(starts[block]), int64_(starts[after]), k) < 0:
                wrong[0] = -1
                break
            if columns == 1:
                rows_of_1(out, factors, places, matrix, stride, starts, block, after, columns)
            elif columns == 2:
                rows_of_2(out, factors, places, matrix, stride, starts, block, after, columns)
            elif columns == 4:
                rows_of_4(out, factors, places, matrix, stride, starts, block, after, columns)
            elif columns == 8:
                rows_of_8(out, factors, places, matrix, stride, starts, block, after, columns)
            elif columns < 8:
                rows_of_few(out, factors, places, matrix, stride, starts, block, after, columns)
            else:
                wide_rows(out, factors, places, matrix, stride, starts, block, after, columns)

    return loop


@lru_cache
def _kernel(dtype: ScalarType, index: ScalarType) -> Kernel:
    # How much work an entry is depends on the call, which chooses between threads itself.
    return kernel(spmm(dtype, index), "iiiiiiiiiii", name=f"spmm_{dtype.name}_{index.name}", cost=float("inf"))


Launch = Callable[["Tensor", "Tensor", "Tensor", "Tensor"], "Tensor"]


def csr_times_dense(crow: Tensor, col: Tensor, values: Tensor, dense: Tensor, rows: int) -> Tensor | None:
    """The product, or None where no kernel serves the dtype or the tensors' device."""
    plans, key = values.meta_.plans, ("csr @ dense", crow.meta_, col.meta_, dense.meta_, rows)
    launch = plans.get(key)
    if launch is None:
        if values.meta_.dtype not in _POINTERS or mode() == "off" or dense.meta_.device.type != "cpu":
            return None
        launch = remember(plans, key, _plan(crow.meta_, col.meta_, values.meta_, dense.meta_, rows))
    return launch(crow, col, values, dense)


def _plan(crow: Metadata, col: Metadata, values: Metadata, dense: Metadata, rows: int) -> Launch:
    """Prepare `launch(crow, col, values, dense)`."""
    k, columns = dense.sizes
    nnz = values.numel
    fits = crow.sizes == (rows + 1,) and col.sizes == values.sizes == (nnz,)
    check(fits, "sparse @ dense: there are not as many indices as the sizes ask for")
    out_meta = contiguous_metadata((rows, columns), values.dtype, dense.device)
    index = crow.dtype if crow.dtype is col.dtype and crow.dtype in _INDICES else int64
    # Rows may lie anywhere, but their elements side by side; where there is one column, nothing lies beside an element.
    lies = dense.strides[1] == 1 or columns == 1
    if not lies or (crow.dtype, col.dtype) != (index, index) or not all(m.is_contiguous for m in (crow, col, values)):

        def converted(crow: Tensor, col: Tensor, values: Tensor, dense: Tensor) -> Tensor:
            crow, col = F.contiguous(F.to(crow, index)), F.contiguous(F.to(col, index))
            product = csr_times_dense(crow, col, F.contiguous(values), dense if lies else F.contiguous(dense), rows)
            assert product is not None
            return product

        return converted

    units, stride = rows + nnz, dense.strides[0]
    multiply = _kernel(values.dtype, index)
    # To find a row of `dense` takes the time of about five columns, and columns are multiplied several at a time.
    run = multiply.parallel if units * (columns + 5) >= 6 * GRAIN else multiply.serial

    def launch(crow: Tensor, col: Tensor, values: Tensor, dense: Tensor) -> Tensor:
        out = empty_from_metadata(out_meta)
        signs = array("q", (0,))
        if out_meta.numel:
            run(
                units, data_ptr(out), data_ptr(crow), data_ptr(col), data_ptr(values), data_ptr(dense), stride, columns, k,
                rows, nnz, signs.buffer_info()[0],
            )  # fmt: skip
        if signs[0] < 0:
            raise RuntimeError("sparse @ dense: found an index out of range")
        return out

    return launch
