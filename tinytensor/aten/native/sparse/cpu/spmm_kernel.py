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

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64
from tinytensor.c10.tensor_impl import data_ptr
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_POINTERS = {float32: ptr_float32, float64: ptr_float64}


def spmm(pointer: Callable) -> Callable:
    """out[i] = sum of values[e] * dense[column[e]] over the entries e of row i; `lo, hi` count rows."""

    def loop(lo, hi, out, crow, col, values, dense, columns, k, nnz, bad):
        rows = ptr_int64(crow)
        places = ptr_int64(col)
        factors = pointer(values)
        result = pointer(out)
        matrix = pointer(dense)
        wrong = ptr_int64(bad)
        for i in range(lo, hi):
            at = i * columns
            for j in range(columns):
                result[at + j] = 0
            start, end = rows[i], rows[i + 1]
            if start < 0 or end > nnz or start > end:
                wrong[0] = 1
                start = end
            for e in range(start, end):
                place = places[e]
                if place < 0 or place >= k:
                    wrong[0] = 1
                else:
                    factor = factors[e]
                    source = place * columns
                    for j in range(columns):
                        result[at + j] += factor * matrix[source + j]

    return loop


@lru_cache
def _kernel(dtype: ScalarType) -> Kernel:
    return kernel(spmm(_POINTERS[dtype]), "iiiiiiiii", name=f"spmm_{dtype.name}")


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
