"""segment_reduce and its gradient on CUDA: a thread for each result walks over its run, element by element.

Mirrors aten/src/ATen/native/cuda/SegmentReduce.cu. Left out: cub's segmented reduction, for one dimension.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.reduce.sorting_stubs import segment_reduce_backward_stub, segment_reduce_stub
from tinytensor.c10.scalar_type import ScalarType, float64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# The geometry: runs in a row, elements of data in a row (along the axis), elements behind the axis.
# The edges have one more than `runs` for each row: a run is from its edge up to the next.


def segment_of(i, edges, g):
    """(element 0 of its line, first element, the one behind the last) of output i."""
    above = i // g[2]
    row = above // g[0]
    edge, base = above + row, row * g[1] * g[2] + i - above * g[2]
    begin, end = ptr_int64(edges)[edge], ptr_int64(edges)[edge + 1]
    device_assert((begin >= 0) & (end <= g[1]))
    return base, begin, end


def _join(reduce: str) -> Callable:
    def add(a, b):
        return a + b

    def multiply(a, b):
        return a * b

    def larger(a, b):
        return b if b > a or b != b else a

    def smaller(a, b):
        return b if b < a or b != b else a

    return {"sum": add, "mean": add, "prod": multiply, "max": larger, "min": smaller}[reduce]


def forward(access: Access, out: Access, reduce: str, real: type) -> Callable:
    (pointer, load), (_, store) = access, out
    join, is_mean = _join(reduce), reduce == "mean"

    def kernel(n, out, data, edges, given, initial, g):
        i = cuda.grid(1)
        if i < n:
            base, begin, end = segment_of(i, edges, g)
            x = pointer(data)
            value = initial
            for j in range(begin, end):
                value = join(value, load(x, base + j * g[2]))
            if is_mean:
                if end > begin:
                    value /= like(end - begin, value)
                elif given == 0:
                    value = real(np.nan)
            store(pointer(out), i, value)

    return kernel


def backward_of_extreme(access: Access, out: Access, reduce: str, real: type) -> Callable:
    """Elements that are equally extreme share the gradient; PyTorch does not divide a negative gradient."""
    (pointer, load), (_, store) = access, out

    def kernel(n, received, grad, results, data, edges, initial, g):
        i = cuda.grid(1)
        if i < n:
            base, begin, end = segment_of(i, edges, g)
            x = pointer(data)
            best, share, count = load(pointer(results), i), load(pointer(grad), i), np.int64(0)
            for j in range(begin, end):
                value = load(x, base + j * g[2])
                if value != value or value == best:
                    count += 1
            if count > 1 and share > 0:
                share /= like(count, share)
            for j in range(begin, end):
                value = load(x, base + j * g[2])
                if value != value or value == best:
                    store(pointer(received), base + j * g[2], share)

    return kernel


def backward_of_sum(access: Access, out: Access, reduce: str, real: type) -> Callable:
    (pointer, load), (_, store) = access, out
    is_mean = reduce == "mean"

    def kernel(n, received, grad, results, data, edges, initial, g):
        i = cuda.grid(1)
        if i < n:
            base, begin, end = segment_of(i, edges, g)
            share = load(pointer(grad), i)
            if is_mean:
                share /= like(end - begin, share)
            for j in range(begin, end):
                store(pointer(received), base + j * g[2], share)

    return kernel


def backward_of_product(access: Access, out: Access, reduce: str, real: type) -> Callable:
    """The product of the others: the whole divided by the element, or computed anew where the element is 0 or NaN."""
    (pointer, load), (_, store) = access, out

    def kernel(n, received, grad, results, data, edges, initial, g):
        i = cuda.grid(1)
        if i < n:
            base, begin, end = segment_of(i, edges, g)
            x = pointer(data)
            share = load(pointer(grad), i)
            whole = share * load(pointer(results), i)
            for j in range(begin, end):
                value = load(x, base + j * g[2])
                result = whole / value
                if value != value or value == like(0, value):
                    result = share * initial
                    for k in range(begin, end):
                        if k != j:
                            result *= load(x, base + k * g[2])
                store(pointer(received), base + j * g[2], result)

    return kernel


_BACKWARD = {"sum": backward_of_sum, "mean": backward_of_sum, "prod": backward_of_product, "max": backward_of_extreme,
             "min": backward_of_extreme}  # fmt: skip


@lru_cache(None)
def _kernel(reduce: str, is_forward: bool, dtype: ScalarType) -> CudaKernel:
    wide = opmath(dtype) is float64
    access = load_access(dtype, opmath(dtype)), store_access(dtype)
    body = (forward if is_forward else _BACKWARD[reduce])(*access, reduce, np.float64 if wide else np.float32)
    kinds = ("iiiii" if is_forward else "iiiiii") + ("d" if wide else "f") + "t"
    return cuda_kernel(body, kinds, name=f"segment_{reduce}_{'forward' if is_forward else 'backward'}_{dtype.name}")


def _geometry(data: Tensor, edges: Tensor) -> tuple[int, ...]:
    axis = edges.meta_.dim - 1
    return edges.meta_.sizes[-1] - 1, data.meta_.sizes[axis], prod(data.meta_.sizes[axis + 1 :])


def segment_reduce(out: Tensor, data: Tensor, edges: Tensor, reduce: str, given: bool, initial: float) -> None:
    launch_for_each(
        _kernel(reduce, True, data.meta_.dtype), out.meta_.numel, *map(address, (out, data, edges)), given, initial,
        _geometry(data, edges),
    )  # fmt: skip


def segment_reduce_backward(
    received: Tensor, grad: Tensor, output: Tensor, data: Tensor, edges: Tensor, reduce: str, initial: float
) -> None:
    launch_for_each(
        _kernel(reduce, False, data.meta_.dtype), output.meta_.numel, *map(address, (received, grad, output, data, edges)),
        initial, _geometry(data, edges),
    )  # fmt: skip


segment_reduce_stub.register("cuda", segment_reduce)
segment_reduce_backward_stub.register("cuda", segment_reduce_backward)
