"""embedding_bag and embedding_renorm_ on CUDA.

    forward          a thread for each column of each bag walks along the bag; the thread of column 0 writes the bag's size and
                     the bag of each of its indices
    backward         the rows of the table are dealt out to groups of threads, as in embedding_kernel.py, so each sum has one
                     writer and the same order in every run
    per_sample_weights   a warp for each index
    renorm           a block for each row that is named

An index of no row ends the kernel (`device_assert`): the error cannot name it, as on the CPU.

Mirrors aten/src/ATen/native/cuda/EmbeddingBag.cu and Embedding.cu (`renorm_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.cpu.element_access import POINTERS, load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.block_reduce import add, block_reduce, threads_of_line, warp_reduce
from tinytensor.aten.native.cuda.kernel_utils import THREADS, WARP, address, launch_for_each
from tinytensor.aten.native.nn.embedding.cuda.embedding_kernel import MOST_GROUPS, ROWS_OF_A_GROUP, _count_kernel
from tinytensor.aten.native.nn.nn_stubs import (
    embedding_bag_backward_stub,
    embedding_bag_stub,
    embedding_bag_weights_backward_stub,
    embedding_renorm_stub,
)
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.scalar_type import ScalarType, float64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

MEAN, MAX = 1, 2

# ---- forward -----------------------------------------------------------------------------------------------------------


def reduce_bags(weight: Access, out: Access, ptr_index: Callable, mode: int) -> Callable:
    """out[bag] = the sum, mean or maximum of the rows that the bag names; a bag of nothing gives 0."""
    (ptr_w, load), (ptr_out, store) = weight, out

    def kernel(
        total,
        out,
        bag_size,
        offset2bag,
        places,
        weight,
        index,
        offsets,
        factors,
        bags,
        columns,
        count,
        table,
        padding,
        strides,
    ):
        i = cuda.grid(1)
        if i < total:
            bag = i // columns
            column = i - bag * columns
            w, names, starts = ptr_w(weight), ptr_int64(index), ptr_int64(offsets)
            begin = np.int64(0) if bag == 0 else starts[bag]
            end = starts[bag + 1] if bag < bags - 1 else count
            device_assert((begin >= 0) & (begin <= end) & (end <= count))
            result, size, place = like(0, load(w, 0)), np.int64(0), np.int64(-1)
            for j in range(begin, end):
                name = names[j]
                device_assert((name >= 0) & (name < table))
                if column == 0:
                    ptr_index(offset2bag)[j] = bag
                if name != padding:
                    value = load(w, name * strides[0] + column * strides[1])
                    if mode == MAX:
                        if size == 0 or value > result:
                            result, place = value, name
                    elif factors != 0:
                        result += value * load(ptr_w(factors), j * strides[2])
                    else:
                        result += value
                    size += 1
            if mode == MEAN and size > 0:
                result /= like(size, result)
            if mode == MAX:
                ptr_index(places)[i] = place
            if column == 0:
                ptr_index(bag_size)[bag] = size
            store(ptr_out(out), i, result)

    return kernel


@lru_cache(None)
def _bags_kernel(dtype: ScalarType, index: ScalarType, mode: int) -> CudaKernel:
    body = reduce_bags(load_access(dtype, opmath(dtype)), store_access(dtype), POINTERS[index], mode)
    return cuda_kernel(body, "iiiiiiiiiiiiiit", name=f"embedding_bag_{dtype.name}_{index.name}_{mode}")


def embedding_bag(
    outs: tuple[Tensor, Tensor, Tensor, Tensor], weight: Tensor, indices: Tensor, offsets: Tensor, mode: int,
    per_sample_weights: Tensor | None, padding_idx: int,
) -> None:  # fmt: skip
    """Fill (result, offset2bag, bag_size, places of maxima); indices and offsets are int64 and row-major."""
    out, offset2bag, bag_size, places = outs
    w, (bags, columns) = weight.meta_, out.meta_.sizes
    factor_stride = 0 if per_sample_weights is None else per_sample_weights.meta_.strides[0]
    launch_for_each(
        _bags_kernel(w.dtype, bag_size.meta_.dtype, mode), bags * columns, *map(address, (out, bag_size, offset2bag, places)),
        *map(address, (weight, indices, offsets, per_sample_weights)), bags, columns, indices.meta_.numel, w.sizes[0],
        padding_idx, (*w.strides, factor_stride),
    )  # fmt: skip


# ---- backward ----------------------------------------------------------------------------------------------------------


def add_bags(grad: Access, sums: Access, out: Access) -> Callable:
    """weight[index[i]] += grad[bag of i], scaled, for each i in order; a thread has one column of one group's rows."""
    (ptr, load), (ptr_sum, load_sum), (_, store) = grad, sums, out

    def kernel(n, weight, grad, index, of_index, sizes, counts, factors, count, bags, columns, table, padding, groups):
        i = cuda.grid(1)
        if i < n:
            group = i // columns
            column = i - group * columns
            w, g, names = ptr_sum(weight), ptr(grad), ptr_int64(index)
            for j in range(count):
                name, bag = names[j], ptr_int64(of_index)[j]
                inside = 0 <= name < table and name % groups == group and name != padding
                if inside and 0 <= bag < bags:
                    value = load(g, bag * columns + column)
                    if factors != 0:
                        value *= load(ptr(factors), j)
                    if sizes != 0:
                        value /= like(ptr_int64(sizes)[bag], value)
                    if counts != 0:
                        value /= like(ptr_int64(counts)[name], value)
                    at = name * columns + column
                    store(w, at, load_sum(w, at) + value)

    return kernel


def add_maxima(grad: Access, sums: Access, out: Access) -> Callable:
    """weight[places[bag, column], column] += grad[bag, column], for each bag in order; -1 stands for no place."""
    (ptr, load), (ptr_sum, load_sum), (_, store) = grad, sums, out

    def kernel(n, weight, grad, places, bags, columns, groups):
        i = cuda.grid(1)
        if i < n:
            group = i // columns
            column = i - group * columns
            w, g, names = ptr_sum(weight), ptr(grad), ptr_int64(places)
            for bag in range(bags):
                name = names[bag * columns + column]
                if name >= 0 and name % groups == group:
                    at = name * columns + column
                    store(w, at, load_sum(w, at) + load(g, bag * columns + column))

    return kernel


def dot_with_rows(grad: Access, sums: Access, out: Access) -> Callable:
    """out[i] = grad[bag of i] . weight[index[i]], a warp for each i; 0 for the padding."""
    (ptr, load), (_, store) = grad, out
    summed = warp_reduce(add)

    def kernel(n, out, grad, weight, index, of_index, bags, columns, padding, strides):
        i = cuda.grid(1) // WARP
        if i < n:
            g, w, name, bag = ptr(grad), ptr(weight), ptr_int64(index)[i], ptr_int64(of_index)[i]
            total = like(0, load(g, 0))
            if name != padding and 0 <= bag < bags:
                column = np.int64(cuda.laneid)
                while column < columns:
                    total += load(g, bag * columns + column) * load(w, name * strides[0] + column * strides[1])
                    column += WARP
            total = summed(total)
            if cuda.laneid == 0:
                store(ptr(out), i, total)

    return kernel


@lru_cache(None)
def _kernel(template: Callable, kinds: str, dtype: ScalarType, out: ScalarType) -> CudaKernel:
    accesses = load_access(dtype, opmath(dtype)), load_access(out, opmath(dtype)), store_access(out)
    return cuda_kernel(template(*accesses), kinds, name=f"embedding_bag_{template.__name__}_{dtype.name}")


def embedding_bag_backward(
    weight: Tensor, grad: Tensor, indices: Tensor, offset2bag: Tensor, bag_size: Tensor, places: Tensor, mode: int,
    counts: Tensor | None, per_sample_weights: Tensor | None, padding_idx: int,
) -> None:  # fmt: skip
    """Add the bags' gradients to the rows of `weight`, which holds zeros, in float32 where `grad` has 16 bits.

    `counts` are zeros too, or None. All are row-major, and whole numbers are int64.
    """
    table, columns = weight.meta_.sizes
    bags, count, dtypes = grad.meta_.sizes[0], indices.meta_.numel, (grad.meta_.dtype, weight.meta_.dtype)
    groups = max(min(MOST_GROUPS, table, -(-(bags if mode == MAX else count) // ROWS_OF_A_GROUP)), 1)
    n = groups * columns if table else 0
    if mode == MAX:
        kernel = _kernel(add_maxima, "iiiiiii", *dtypes)
        launch_for_each(kernel, n, *map(address, (weight, grad, places)), bags, columns, groups)
        return
    if counts is not None:
        launch_for_each(_count_kernel(), count, address(counts), address(indices), table)
    sizes = address(bag_size) if mode == MEAN else 0
    launch_for_each(
        _kernel(add_bags, "iiiiiiiiiiiiii", *dtypes), n, *map(address, (weight, grad, indices, offset2bag)), sizes,
        address(counts), address(per_sample_weights), count, bags, columns, table, padding_idx, groups,
    )  # fmt: skip


def per_sample_weights_backward(
    out: Tensor, grad: Tensor, weight: Tensor, indices: Tensor, offset2bag: Tensor, padding_idx: int
) -> None:
    """Write the gradient of each index's factor; all but `weight` are row-major and whole numbers int64."""
    n, (bags, columns) = indices.meta_.numel, grad.meta_.sizes
    warps = min(n, THREADS // WARP)
    _kernel(dot_with_rows, "iiiiiiiiit", out.meta_.dtype, out.meta_.dtype).launch(
        -(-n // warps), warps * WARP, n, *map(address, (out, grad, weight, indices, offset2bag)), bags, columns, padding_idx,
        tuple(weight.meta_.strides),
    )  # fmt: skip


embedding_bag_stub.register("cuda", embedding_bag)
embedding_bag_backward_stub.register("cuda", embedding_bag_backward)
embedding_bag_weights_backward_stub.register("cuda", per_sample_weights_backward)


# ---- embedding_renorm_ -------------------------------------------------------------------------------------------------


def renorm_rows(access: Access, out: Access, acc_dtype: type, warps: int) -> Callable:
    """Scale row rows[block] down to max_norm, if its norm is larger."""
    (pointer, load), (_, store) = access, out
    summed = block_reduce(add, warps, acc_dtype)

    def kernel(weight, rows, table, columns, strides, max_norm, norm_type):
        w, row = pointer(weight), ptr_int64(rows)[cuda.blockIdx.x]
        device_assert((row >= 0) & (row < table))
        total = acc_dtype(0)
        column = np.int64(cuda.threadIdx.x)
        while column < columns:
            x = abs(load(w, row * strides[0] + column * strides[1]))
            if norm_type == 1:
                total += x
            elif norm_type == 2:
                total += x * x
            else:
                total += np.power(x, norm_type)
            column += cuda.blockDim.x
        norm = np.power(summed(total), acc_dtype(1) / norm_type)
        if norm > max_norm:
            factor = max_norm / (norm + acc_dtype(1e-7))
            column = np.int64(cuda.threadIdx.x)
            while column < columns:
                at = row * strides[0] + column * strides[1]
                store(w, at, load(w, at) * factor)
                column += cuda.blockDim.x

    return kernel


@lru_cache(None)
def _renorm_kernel(dtype: ScalarType, threads: int) -> CudaKernel:
    wide = opmath(dtype) is float64
    access = load_access(dtype, opmath(dtype)), store_access(dtype)
    body = renorm_rows(*access, np.float64 if wide else np.float32, threads // WARP)
    return cuda_kernel(body, "iiiit" + ("dd" if wide else "ff"), name=f"embedding_renorm_{dtype.name}_{threads}")


def embedding_renorm(self: Tensor, indices: Tensor, max_norm: float, norm_type: float) -> None:
    """Scale each row that is named once."""
    with AutoDispatchBelowADInplaceOrView():
        rows = F._unique(indices, True)[0].long()
    m = self.meta_
    if rows.meta_.numel and m.numel:
        threads = threads_of_line(m.sizes[1])
        kernel = _renorm_kernel(m.dtype, threads)
        kernel.launch(
            rows.meta_.numel, threads, address(self), address(rows), *m.sizes, tuple(m.strides), max_norm, norm_type
        )


embedding_renorm_stub.register("cuda", embedding_renorm)
