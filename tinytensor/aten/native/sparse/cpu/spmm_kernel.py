"""CSR times dense: one row of the result after the other, rows shared among threads.

Each entry adds its value times a row of the dense matrix to a row of the result, so all reading and writing runs along rows.
Indices are compared with the sizes before they are used: a tensor that was made without checks may hold anything.

Mirrors aten/src/ATen/native/cpu/SpmmReduceKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import int64 as int64_
from numpy import uintp

from tinytensor.aten import functions as F
from tinytensor.aten.native.cpu.loop_templates import independent
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64
from tinytensor.c10.tensor_impl import data_ptr
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_POINTERS = {float32: ptr_float32, float64: ptr_float64}


@independent
def add_row(out, a, fa, columns):
    """out += fa * a, element by element."""
    for j in range(uintp(columns)):
        out[j] += fa * a[j]


@independent
def add_four_rows(out, a, b, c, d, fa, fb, fc, fd, columns):
    """Four at a time, so that a row of the result is read and written a quarter as often."""
    for j in range(uintp(columns)):
        out[j] += (fa * a[j] + fb * b[j]) + (fc * c[j] + fd * d[j])


def spmm(pointer: Callable, itemsize: int) -> Callable:
    """out[i] = sum of values[e] * dense[column[e]] over the entries e of row i; `lo, hi` count rows."""

    def loop(lo, hi, out, crow, col, values, dense, columns, k, nnz, bad):
        rows = ptr_int64(crow)
        places = ptr_int64(col)
        factors = pointer(values)
        wrong = ptr_int64(bad)
        row_bytes = columns * itemsize
        for i in range(lo, hi):
            result = pointer(out + int64_(i) * row_bytes)
            for j in range(uintp(columns)):
                result[j] = 0
            start, end = rows[i], rows[i + 1]
            if start < 0 or end > nnz or start > end:
                wrong[0] = 1
                end = start
            # Wrong indices are looked for first; then the loops below can run without a branch.
            for e in range(start, end):
                if places[e] < 0 or places[e] >= k:
                    wrong[0] = 1
                    end = start
            fours = start + (end - start) // 4 * 4
            for e in range(start, fours, 4):
                add_four_rows(
                    result, pointer(dense + places[e] * row_bytes), pointer(dense + places[e + 1] * row_bytes),
                    pointer(dense + places[e + 2] * row_bytes), pointer(dense + places[e + 3] * row_bytes),
                    factors[e], factors[e + 1], factors[e + 2], factors[e + 3], columns,
                )  # fmt: skip
            for e in range(fours, end):
                add_row(result, pointer(dense + places[e] * row_bytes), factors[e], columns)

    return loop


@lru_cache
def _kernel(dtype: ScalarType) -> Kernel:
    return kernel(spmm(_POINTERS[dtype], dtype.itemsize), "iiiiiiiii", name=f"spmm_{dtype.name}")


def csr_times_dense(crow: Tensor, col: Tensor, values: Tensor, dense: Tensor, rows: int) -> Tensor | None:
    """The product, or None where no kernel serves the dtype or the tensors' device."""
    if values.meta.dtype not in _POINTERS or mode() == "off" or dense.meta.device.type != "cpu":
        return None
    k, columns = dense.meta.sizes
    out = F.empty((rows, columns), dtype=values.meta.dtype)
    if not out.meta.numel:
        return out
    crow, col = F.contiguous(F.to(crow, int64)), F.contiguous(F.to(col, int64))
    values, dense = F.contiguous(values), F.contiguous(dense)
    bad = np.zeros(1, np.int64)
    run = _kernel(values.meta.dtype)
    nnz = values.meta.numel
    # A row costs as much as its entries, so a thread is worth it when all of them together are.
    launch = run.parallel if (nnz + rows) * columns >= 32768 else run.serial
    launch(
        rows, data_ptr(out), data_ptr(crow), data_ptr(col), data_ptr(values), data_ptr(dense), columns, k, nnz,
        bad.ctypes.data,
    )  # fmt: skip
    check(not bad[0], "sparse @ dense: found an index out of range")
    return out
