"""The gradient of an embedding's table on CUDA, with the same sums in every run.

The rows of the table are dealt out to the groups of the grid: a thread has one column of one group's rows. It walks through all
indices in order and adds the gradients of its rows. So each sum has one writer, and needs neither atomic operations nor
sorted indices.

Mirrors aten/src/ATen/native/cuda/Embedding.cu. Left out: sorting by index, which reads each index once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.nn.nn_stubs import embedding_backward_stub
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import atomic_add
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

MOST_GROUPS = 16
ROWS_OF_A_GROUP = 64


def add_rows(ptr: F, load: F, store: F) -> F:
    """weight[index[i]] += grad[i], for each i in order; `counts` is 0, or where to find how often a row is named."""

    def kernel(n, weight, grad, index, counts, rows, columns, table, padding, groups):
        i = cuda.grid(1)
        if i < n:
            group = i // columns
            column = i - group * columns
            w, g, names = ptr(weight), ptr(grad), ptr_int64(index)
            for row in range(rows):
                name = names[row]
                if name >= 0 and name < table and name != padding and name % groups == group:
                    value = load(g[row * columns + column])
                    if counts != 0:
                        value = load(store(value * (like(1, value) / like(ptr_int64(counts)[name], value))))
                    at = name * columns + column
                    w[at] = store(load(w[at]) + value)

    return kernel


def count_names(n, counts, index, table):
    """counts[name] += 1 for each name; sums of integers do not depend on their order."""
    i = cuda.grid(1)
    if i < n:
        name = ptr_int64(index)[i]
        if name >= 0 and name < table:
            atomic_add(ptr_int64(counts), name, 1)


@lru_cache(None)
def _add_kernel(dtype: ScalarType) -> CudaKernel:
    body = add_rows(POINTERS[dtype], fn.load_as(dtype, fn.value_type(dtype)), fn.STORE[dtype])
    return cuda_kernel(body, "iiiiiiiiii", name=f"embedding_backward_{dtype.name}")


@lru_cache(None)
def _count_kernel() -> CudaKernel:
    return cuda_kernel(count_names, "iiii", name="embedding_counts")


def embedding_backward(weight: Tensor, grad: Tensor, index: Tensor, counts: Tensor | None, padding: int) -> None:
    """Add row i of `grad` to the row of `weight` that `index[i]` names, divided by how often it is named if `counts` is given.

    All are row-major, `index` and `counts` are int64, and `weight` and `counts` hold zeros. Indices that name no row are skipped.
    """
    table, columns = weight.meta_.sizes
    rows = index.meta_.numel
    if counts is not None:
        launch_for_each(_count_kernel(), rows, address(counts), address(index), table)
    groups = min(MOST_GROUPS, table, -(-rows // ROWS_OF_A_GROUP))
    launch_for_each(
        _add_kernel(weight.meta_.dtype), groups * columns, address(weight), address(grad), address(index), address(counts),
        rows, columns, table, padding, groups,
    )  # fmt: skip


embedding_backward_stub.register("cuda", embedding_backward)
