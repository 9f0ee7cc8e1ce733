"""CUDA kernels of the matrix products: from metadata to a prepared launch, as on the CPU.

    mm, addmm, bmm, baddbmm    cuBLAS where it is there (cublas.py), else `tiled_product`: any shapes and strides, all products
                               of a batch in one launch
    mv, addmv, dot             a thread for each row of the matrix, or a block

The sum of 16-bit floats is taken in float32 and rounded once. Integers are refused, in PyTorch's words: cuBLAS has no
product of them.

Mirrors aten/src/ATen/cuda/CUDABlas.cpp and aten/src/ATen/native/cuda/Blas.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.expand_utils import operand_strides
from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cuda.block_reduce import add, block_reduce
from tinytensor.aten.native.cuda.kernel_utils import WARP, address, threads_for
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.linalg import linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.cuda import cublas
from tinytensor.aten.native.linalg.cuda.tiled_product import blocks_of, tile_for, tiled_product
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float64, opmath
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]
Ints = tuple[int, ...]


def number_of(dtype: ScalarType) -> type:
    """The type in which products of a dtype are computed."""
    return np.float64 if dtype is float64 else np.float32


def kinds_of(dtype: ScalarType) -> str:
    """The kinds of a product's arguments: four addresses, the geometry, beta and alpha."""
    return "iiiit" + ("dd" if dtype is float64 else "ff")


def _nothing(out: Tensor, *inputs: object) -> None:
    """The output has no elements."""


# ---- matrix times matrix -----------------------------------------------------------------------------------------------

# Note [Geometry of a product]
# [rows, columns, length of the sums], then for a, b, out and bias three strides each: from one product of the batch to the
# next, from row to row, from column to column. A bias that is broadcast has strides of 0.


@lru_cache(None)
def _matrix_kernel(dtype: ScalarType, tile: int) -> CudaKernel:
    pointer, load = load_access(dtype, opmath(dtype))
    _, store = store_access(dtype)

    def left(a, batch, row, p, g):
        return load(pointer(a), batch * g[3] + row * g[4] + p * g[5])

    def right(b, batch, p, column, g):
        return load(pointer(b), batch * g[6] + p * g[7] + column * g[8])

    def finish(out, bias, batch, row, column, total, g, beta, alpha):
        value = alpha * total
        # With beta = 0 the bias is not read: NaN there would spread, and there may be none.
        if beta != 0:
            value += beta * load(pointer(bias), batch * g[12] + row * g[13] + column * g[14])
        store(pointer(out), batch * g[9] + row * g[10] + column * g[11], value)

    kernel = tiled_product(tile, number_of(dtype), left, right, finish)
    return cuda_kernel(kernel, kinds_of(dtype), name=f"gemm_{dtype.name}_{tile}x{tile}")


def _three(m: Metadata) -> tuple[Ints, Ints]:
    """Sizes and strides with a batch; a single matrix is a batch of one."""
    return ((1, *m.sizes), (0, *m.strides)) if m.dim == 2 else (tuple(m.sizes), m.strides)


def product(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata, name: str) -> Launch:
    """Prepare `launch(out, self, a, b, beta, alpha)` for matrices or batches of them; without a bias, self is None."""
    if out.numel == 0:
        return _nothing
    if a.sizes[-1] == 0:
        return _only_bias(bias, out)
    dispatch(a.dtype, name, FLOATING_TYPES)
    (batch, rows, inner), of_a = _three(a)
    (_, _, columns), of_b = _three(b)
    shape, of_out = _three(out)
    of_bias = (0, 0, 0) if bias is None else operand_strides(tuple(bias.sizes), bias.strides, shape)
    geometry = (rows, columns, inner, *of_a, *of_b, *of_out, *of_bias)
    gemm = cublas.plan((batch, *geometry), a.dtype)
    if gemm is not None:
        put_bias = _putter(bias, out)

        def call(out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
            if self is not None and beta != 0:
                put_bias(out, self)
            gemm(address(out), address(a), address(b), beta, alpha)

        return call
    tile = tile_for(rows, columns, inner)
    kernel, blocks = _matrix_kernel(a.dtype, tile), blocks_of(tile, rows, columns, batch)

    def launch(out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        kernel.launch(blocks, (tile, tile), address(out), address(self), address(a), address(b), geometry, beta, alpha)

    return launch


def _putter(bias: Metadata | None, out: Metadata) -> Callable[[Tensor, Tensor], None]:
    """`put(out, self)` writes the broadcast bias into the result, unless it is there already."""
    strides = (0,) * out.dim if bias is None else operand_strides(tuple(bias.sizes), bias.strides, tuple(out.sizes))
    read = out if bias is None else bias.with_geometry(tuple(out.sizes), strides)

    def put(out: Tensor, self: Tensor) -> None:
        if self is not out:
            copy_(out, new_tensor(read, self.storage_, self.byte_offset_), False)

    return put


def _only_bias(bias: Metadata | None, out: Metadata) -> Launch:
    """Sums of no products: what is left is beta * self."""
    put_bias = _putter(bias, out)

    def launch(out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        if self is None or beta == 0:
            zero_(out)
            return
        put_bias(out, self)
        F.mul__Scalar(out, beta)

    return launch


def plan_addmm(bias: Metadata, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, a, b, beta, alpha)`."""
    return product(bias, a, b, out, "addmm_cuda")


def plan_mm(a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, a, b)`."""
    launch = product(None, a, b, out, "addmm_cuda")
    return lambda out, a, b: launch(out, None, a, b, 0, 1)


def plan_baddbmm(bias: Metadata, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, a, b, beta, alpha)`."""
    return product(bias, a, b, out, "baddbmm_cuda")


def plan_bmm(a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, a, b)`."""
    launch = product(None, a, b, out, "baddbmm_cuda")
    return lambda out, a, b: launch(out, None, a, b, 0, 1)


# ---- matrix times vector -----------------------------------------------------------------------------------------------

SHORT = 32
"""The longest row that one thread sums on its own."""

# Note [Geometry of a matrix times a vector]
# [rows, columns, stride from row to row, from column to column, stride of the vector, of the output, of the bias].


def thread_rows(dtype: ScalarType) -> Launch:
    """A thread for each row. Good where a column is contiguous, because neighbouring threads read neighbours, and for short
    rows."""
    pointer, load = load_access(dtype, opmath(dtype))
    finish, number = _finish_row(dtype), number_of(dtype)

    def kernel(out, bias, mat, vec, g, beta, alpha):
        row = cuda.grid(1)
        if row < g[0]:
            a, x, total = pointer(mat), pointer(vec), number(0)
            for j in range(g[1]):
                total += load(a, row * g[2] + j * g[3]) * load(x, j * g[4])
            finish(out, bias, row, total, g, beta, alpha)

    return kernel


def block_rows(dtype: ScalarType, warps: int) -> Launch:
    """A block for each row: every thread sums a part, and the parts are added up."""
    pointer, load = load_access(dtype, opmath(dtype))
    finish, number = _finish_row(dtype), number_of(dtype)
    threads, summed = warps * WARP, block_reduce(add, warps, number)

    def kernel(out, bias, mat, vec, g, beta, alpha):
        row, j = cuda.blockIdx.x, cuda.threadIdx.x
        a, x, total = pointer(mat), pointer(vec), number(0)
        while j < g[1]:
            total += load(a, row * g[2] + j * g[3]) * load(x, j * g[4])
            j += threads
        total = summed(total)
        if cuda.threadIdx.x == 0:
            finish(out, bias, row, total, g, beta, alpha)

    return kernel


def _finish_row(dtype: ScalarType) -> Launch:
    pointer, load = load_access(dtype, opmath(dtype))
    _, store = store_access(dtype)

    def finish(out, bias, row, total, g, beta, alpha):
        value = alpha * total
        if beta != 0:
            value += beta * load(pointer(bias), row * g[6])
        store(pointer(out), row * g[5], value)

    return finish


@lru_cache(None)
def _vector_kernel(dtype: ScalarType, warps: int) -> CudaKernel:
    kernel = block_rows(dtype, warps) if warps else thread_rows(dtype)
    name = f"gemv_{dtype.name}_{f'{warps}_warps' if warps else 'thread'}"
    return cuda_kernel(kernel, kinds_of(dtype), name=name)


def _rows_times_vector(bias: Metadata | None, mat: Metadata, vec: Metadata, out: Metadata, name: str) -> Launch:
    """Prepare `launch(out, self, mat, vec, beta, alpha)`."""
    rows, columns = mat.sizes
    if rows == 0:
        return _nothing
    if columns == 0:
        return _only_bias(bias, out)
    dispatch(mat.dtype, name, FLOATING_TYPES)
    strides = (*mat.strides, vec.strides[0], out.strides[0], 0 if bias is None else bias.strides[0])
    geometry = (rows, columns, *strides)
    if columns <= SHORT or (mat.strides[0] == 1 and rows >= WARP):
        warps = 0
        blocks, threads = threads_for(rows)
    else:
        warps = 1 if columns < 1024 else 8
        threads, blocks = warps * WARP, rows
    kernel = _vector_kernel(mat.dtype, warps)

    def launch(out: Tensor, self: Tensor | None, mat: Tensor, vec: Tensor, beta: float, alpha: float) -> None:
        kernel.launch(blocks, threads, address(out), address(self), address(mat), address(vec), geometry, beta, alpha)

    return launch


def plan_addmv(bias: Metadata, mat: Metadata, vec: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, mat, vec, beta, alpha)`."""
    return _rows_times_vector(bias, mat, vec, out, "addmv_impl_cuda")


def plan_mv(mat: Metadata, vec: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, mat, vec)`. Only dot asks for it: mv is addmv on a device."""
    launch = _rows_times_vector(None, mat, vec, out, "dot")
    return lambda out, mat, vec: launch(out, None, mat, vec, 0, 1)


stubs.mm_stub.register("cuda", plan_mm)
stubs.addmm_stub.register("cuda", plan_addmm)
stubs.bmm_stub.register("cuda", plan_bmm)
stubs.baddbmm_stub.register("cuda", plan_baddbmm)
stubs.mv_stub.register("cuda", plan_mv)
stubs.addmv_stub.register("cuda", plan_addmv)
