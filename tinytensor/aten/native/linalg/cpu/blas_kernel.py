"""CPU kernels of the matrix products: from metadata to a prepared launch.

    float32, float64   BLAS. Matrices that are transposed in memory go in with a flag, not as a copy (`prepare_matrix`);
                       small products are one call, in which a loop of ours has already written the bias. Few rows times a
                       transposed matrix are multiplied where they lie (few_rows_kernel.py)
    16-bit floats      BLAS on float32 copies: the sum is taken in float32 and rounded once. A small product makes its copies in
                       the one call that also multiplies. bfloat16 as it is, where the processor multiplies it: bfloat16_kernel.py
    integers           loops of ours, `integer_addmm`; BLAS has none

A planner looks at metadata alone and returns the launch; what depends on metadata (flags, leading dimensions, whether a
copy is needed) is decided once. A launch owns its geometry array by a default argument (`keep`): the kernel only has the
array's address, and would read freed memory without it.

Mirrors aten/src/ATen/native/cpu/BlasKernel.cpp, CPUBlas.cpp and `prepare_matrix_for_cublas` of LinearAlgebra.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import operand_strides
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.linalg import linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.cpu import bfloat16_kernel, few_rows_kernel, tiled_product_kernel
from tinytensor.aten.native.linalg.reference import blas as reference
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.reduce import strip_start
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import strip_width
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.blas import blas
from tinytensor.c10 import scalar_type as st
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float32
from tinytensor.c10.scratch import scratch
from tinytensor.c10.storage import address_of
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== loops ===========================================================================================================
#
# Loops around and instead of BLAS: one small product with its bias, products of integers, matrix times vector.
#
#     small_gemm, small_addmm   one call from Python for bias and product
#     small_addmm_of_halves     the same for 16-bit floats, with their float32 copies
#     write_bias                beta * bias, broadcast, into the output
#     integer_addmm             rows of integers; sums wrap around as in C
#     mv_rows, mv_columns       matrix times vector for a row-major and a column-major matrix
#
# Mirrors the `gemm_notrans_` and `gemv` loops of aten/src/ATen/native/cpu/BlasKernel.cpp.


F = Callable

BLOCK = 4096  # products that `mv_rows` adds up in the narrow type before the sum goes to the wide one
POINTER: dict[str, F] = {dtype.name: pointer for dtype, pointer in POINTERS.items()}

# Note [Product geometry]
# [m, n, k, transposed a, leading dimension of a, transposed b, of b, of the output, strides of the bias (2),
#  columns of a block]
# for out (m, n) = a (m, k) @ b (k, n). The leading dimension is the distance of two rows (of two columns, where a matrix is
# transposed). A bias that is broadcast has a stride of 0.
#
# Note [Shares of whole rows]
# `lo, hi` count small units of work (products, or elements of the matrix), so that the cost of a unit is the same for all
# shapes; but a row of the output is computed by one thread. `unit` is the number of units in a row, and a row belongs to
# the share in which its first unit lies. That is rounding up at both ends: (lo + unit - 1) // unit. So shares that meet
# neither lose a row nor compute one twice.


def small_gemm(multiply: F) -> F:
    """out = a @ b, with `multiply` of blas.in_blocks; everything but the addresses is read from the geometry."""

    def loop(lo, hi, out, a, b, geometry):
        g = ptr_int64(geometry)
        # The geometry was filled when the plan was made, so a call passes four addresses and nothing else. `lo, hi` are not
        # used: the call is one unit of work.
        count = (g[1] + g[10] - 1) // g[10]
        multiply(0, count, 0, g[10], g[3], g[5], g[0], g[1], g[2], 1.0, a, g[4], b, g[6], 0.0, out, g[7])

    return loop


def _write_bias(ptr: F) -> F:
    def write(out, bias, geometry, first, last, beta):
        g = ptr_int64(geometry)
        n, lead, down, along = g[1], g[7], g[8], g[9]
        o, x = ptr(out), ptr(bias)
        # Rows of the output, `lead` apart, and along each its n elements. The test inside is the same for every row; it costs
        # nothing beside the row, and each inner loop is a simple one that vectorises.
        for i in range(first, last):
            # beta = 0 must not read the bias: NaN or uninitialised memory there would spread.
            if beta == 0:
                for j in range(uintp(n)):
                    o[uintp(i * lead) + j] = beta
            elif along == 1:
                for j in range(uintp(n)):
                    o[uintp(i * lead) + j] = beta * x[uintp(i * down) + j]
            else:
                for j in range(n):
                    o[i * lead + j] = beta * x[i * down + j * along]

    return write


def write_bias(ptr: F) -> F:
    """out = beta * bias. `lo, hi` count elements of the output."""
    write = _write_bias(ptr)

    def loop(lo, hi, out, bias, geometry, beta):
        # See Note [Shares of whole rows]; a row has n elements.
        n = ptr_int64(geometry)[1]
        write(out, bias, geometry, (int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n, beta)

    return loop


def small_addmm(multiply: F, ptr: F) -> F:
    """out = beta * bias + alpha * a @ b."""
    write = _write_bias(ptr)

    def loop(lo, hi, out, bias, a, b, geometry, beta, alpha):
        g = ptr_int64(geometry)
        # With beta = 0 nothing is written first: BLAS overwrites the output. Only with k = 0 it would not.
        if beta != 0 or g[2] == 0:
            write(out, bias, geometry, int64(0), g[0], beta)
        if g[2] > 0:
            # The bias stands in the output already, multiplied by beta. So BLAS keeps it as it is (1.0) or ignores it.
            keep = 1.0 if beta != 0 else 0.0
            count = (g[1] + g[10] - 1) // g[10]
            multiply(0, count, 0, g[10], g[3], g[5], g[0], g[1], g[2], alpha, a, g[4], b, g[6], keep, out, g[7])

    return loop


def small_addmm_of_halves(product: F, dtype: ScalarType) -> F:
    """The same for 16-bit floats of any strides. Geometry [m, n, k, strides of a, b, out, bias (2 each)]; `scratch` has room
    for a, b and the output in float32, all row-major."""
    ptr, ptr_wide = POINTERS[dtype], POINTERS[float32]
    load, store = fn.load_as(dtype, float32), fn.STORE[dtype]

    def widen(wide, narrow, rows, columns, down, along):
        w, x = ptr_wide(wide), ptr(narrow)
        for i in range(rows):
            if along == 1:
                to, line = uintp(i * columns), uintp(i * down)
                for j in range(uintp(columns)):
                    w[to + j] = load(x[line + j])
            else:
                for j in range(columns):
                    w[i * columns + j] = load(x[i * down + j * along])

    def loop(lo, hi, out, bias, a, b, geometry, scratch, beta, alpha):
        g = ptr_int64(geometry)
        m, n, k = g[0], g[1], g[2]
        wide_a = scratch
        wide_b = wide_a + 4 * m * k
        wide_out = wide_b + 4 * k * n
        total = ptr_wide(wide_out)
        # As in `small_addmm`: a bias that is not wanted is not read, and BLAS ignores what stands in its output then.
        if beta != 0 or k == 0:
            x, down, along = ptr(bias), g[9], g[10]
            for i in range(m):
                for j in range(n):
                    total[i * n + j] = beta * load(x[i * down + j * along]) if beta != 0 else beta
        if k > 0:
            widen(wide_a, a, m, k, g[3], g[4])
            widen(wide_b, b, k, n, g[5], g[6])
            keep = 1.0 if beta != 0 else 0.0
            product(int64(0), int64(0), m, n, k, alpha, wide_a, k, wide_b, n, keep, wide_out, n)
        o, down, along = ptr(out), g[7], g[8]
        for i in range(m):
            if along == 1:
                to, line = uintp(i * down), uintp(i * n)
                for j in range(uintp(n)):
                    o[to + j] = store(total[line + j])
            else:
                for j in range(n):
                    o[i * down + j * along] = store(total[i * n + j])

    return loop


def integer_addmm(ptr: F) -> F:
    """Any strides; geometry [m, n, k, strides of a, b, out, bias (2 each)]; `lo, hi` count products."""

    def loop(lo, hi, out, bias, a, b, geometry, unit, beta, alpha):
        g = ptr_int64(geometry)
        n, k = g[1], g[2]
        a_down, a_along, b_down, b_along = g[3], g[4], g[5], g[6]
        o_down, o_along, x_down, x_along = g[7], g[8], g[9], g[10]
        left, right, o, x = ptr(a), ptr(b), ptr(out), ptr(bias)
        # i walks the rows of the output, Note [Shares of whole rows]; a row first gets its bias, then k multiples of rows
        # of b. The usual order (i, j, sum over p) would run down a column of b in its innermost loop.
        for i in range((int64(lo) + unit - 1) // unit, (int64(hi) + unit - 1) // unit):
            for j in range(n):
                start = beta * x[i * x_down + j * x_along] if beta != 0 else int64(0)
                o[i * o_down + j * o_along] = start
            # Row i of the output grows by multiples of rows of b: the inner loop runs along contiguous rows of both.
            for p in range(k):
                factor = alpha * left[i * a_down + p * a_along]
                if b_along == 1 and o_along == 1:
                    row, line = uintp(p * b_down), uintp(i * o_down)
                    for j in range(uintp(n)):
                        o[line + j] += factor * right[row + j]
                else:
                    for j in range(n):
                        o[i * o_down + j * o_along] += factor * right[p * b_down + j * b_along]

    return loop


def mv_rows(dtype: ScalarType) -> F:
    """out[i] = sum over j of mat[i, j] * vec[j]; strides count elements, `lo, hi` elements of the matrix."""
    ptr, value = POINTERS[dtype], fn.value_type(dtype)
    load, store = fn.load_as(dtype, value), fn.STORE[dtype]
    zero, wide_zero = fn.ZERO[value], fn.ZERO[st.float64 if value is st.float32 else value]

    def loop(lo, hi, out, mat, vec, columns, down, along, step_vec, step_out, unit):
        a, x, o = ptr(mat), ptr(vec), ptr(out)
        for i in range((int64(lo) + unit - 1) // unit, (int64(hi) + unit - 1) // unit):
            total = wide_zero()
            done = int64(0)
            # The inner sum is in the narrow type, where the loop vectorises best; every BLOCK products it is added to the
            # wide one, so that the rounding error does not grow with the length of the row.
            while done < columns:
                m = min(columns - done, BLOCK)
                part = zero()
                if along == 1 and step_vec == 1:
                    row, start = uintp(i * down + done), uintp(done)
                    for j in range(uintp(m)):
                        part += load(a[row + j]) * load(x[start + j])
                else:
                    for j in range(done, done + m):
                        part += load(a[i * down + j * along]) * load(x[j * step_vec])
                total += part
                done += m
            o[i * step_out] = store(total)

    return loop


def mv_columns(dtype: ScalarType) -> F:
    """The same for a column-major matrix: columns, four at a time, are added to the output, which is contiguous.

    Threads share out strips of `strip` of the `rows`.
    """
    ptr, itemsize = POINTERS[dtype], dtype.itemsize

    def loop(lo, hi, out, mat, vec, columns, down, along, step_vec, step_out, unit, rows, strip):
        # This share computes the rows [first, first + count) of the output: it walks all columns, of each that part.
        # Note [Shares of whole rows].
        first = strip_start((int64(lo) + unit - 1) // unit, rows, strip)
        count = uintp(strip_start((int64(hi) + unit - 1) // unit, rows, strip) - first)
        o, x = ptr(out + first * itemsize), ptr(vec)
        base = mat + first * itemsize
        for i in range(count):
            o[i] = 0
        done = int64(0)
        # The outer loop walks the columns four at a time, the inner one runs down them: four products for one load and
        # one store of the output. What is left of the columns goes one by one.
        while done + 4 <= columns:
            c0, c1 = ptr(base + done * along * itemsize), ptr(base + (done + 1) * along * itemsize)
            c2, c3 = ptr(base + (done + 2) * along * itemsize), ptr(base + (done + 3) * along * itemsize)
            x0, x1 = x[done * step_vec], x[(done + 1) * step_vec]
            x2, x3 = x[(done + 2) * step_vec], x[(done + 3) * step_vec]
            for i in range(count):
                o[i] += (c0[i] * x0 + c1[i] * x1) + (c2[i] * x2 + c3[i] * x3)
            done += 4
        while done < columns:
            c0 = ptr(base + done * along * itemsize)
            x0 = x[done * step_vec]
            for i in range(count):
                o[i] += c0[i] * x0
            done += 1

    return loop


Launch = Callable[..., None]
Ints = tuple[int, ...]
_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})
_LETTER = {"float32": "f", "float64": "d"}


# ---- layouts ---------------------------------------------------------------------------------------------------------


def blas_layout(rows: int, columns: int, strides: Ints) -> tuple[int, int] | None:
    """(transposed, leading dimension) with which BLAS can read the matrix without a copy; None if it cannot."""
    # The stride of a dimension of size 1 is never used, so any value passes. Rows must not overlap: the leading dimension
    # is at least the length of a row, which BLAS checks even for a single row.
    down, along = strides
    if (along == 1 or columns == 1) and (down >= max(columns, 1) or rows == 1):
        return 0, max(down if rows > 1 else 1, columns, 1)
    if (down == 1 or rows == 1) and (along >= max(rows, 1) or columns == 1):
        return 1, max(along if columns > 1 else 1, rows, 1)
    return None


def _row_major(m: Metadata) -> Metadata:
    return contiguous_metadata(m.sizes, m.dtype, m.device)


def _copy(t: Tensor) -> Tensor:
    """A row-major copy, made below the dispatcher."""
    return copy_(empty_from_metadata(_row_major(t.meta_)), t, False)


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


def _nothing(out: Tensor, *inputs: object) -> None:
    """The output has no elements."""


# ---- mm, addmm -------------------------------------------------------------------------------------------------------


def plan_mm(a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, a, b)`."""
    small = _plan_small_mm(a, b, out)
    if small is not None:
        return small
    addmm = plan_addmm(None, a, b, out)
    return lambda out, a, b: addmm(out, None, a, b, 0, 1)


def plan_addmm(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, a, b, beta, alpha)`; without a bias, self is None and beta is 0."""
    if out.numel == 0:
        return _nothing
    if a.dtype.itemsize == 2 and a.dtype.is_floating_point:
        return _through_float32(bias, a, b, out)
    if not a.dtype.is_floating_point:
        return _plan_integers(bias, a, b, out)
    (m, k), n = a.sizes, b.sizes[1]
    layout = blas_layout(m, n, out.strides)
    if layout is None:
        return _through_row_major_output(bias, a, b, out)
    # BLAS needs one unit stride in each matrix; a slice like x[::2, ::2] has none.
    copy_a, copy_b = (blas_layout(x.sizes[0], x.sizes[1], x.strides) is None for x in (a, b))
    if copy_a or copy_b:
        inner = plan_addmm(bias, _row_major(a) if copy_a else a, _row_major(b) if copy_b else b, out)

        def with_copies(out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
            inner(out, self, _copy(a) if copy_a else a, _copy(b) if copy_b else b, beta, alpha)

        return with_copies
    if layout[0]:  # a column-major output is the row-major product of the transposed matrices, in the other order
        inner = plan_addmm(
            None if bias is None else _transposed(bias), _transposed(b), _transposed(a), _transposed(out)
        )
        return lambda out, self, a, b, beta, alpha: inner(out, self, b, a, beta, alpha)
    return _plan_blas(bias, a, b, out, m, n, k)


# (a b)^T = b^T a^T, and the transpose of a column-major matrix is row-major.
def _transposed(m: Metadata) -> Metadata:
    """Metadata of the transposed matrix; a bias of one row becomes a column."""
    if m.dim == 0:
        return m
    if m.dim == 1:
        return m.with_geometry((*m.sizes, 1), (*m.strides, 1))
    return m.with_geometry(tuple(m.sizes[::-1]), m.strides[::-1])


def _geometry(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> list[int]:
    """See Note [Product geometry]."""
    (m, k), n = a.sizes, b.sizes[1]
    of_a, of_b, of_out = blas_layout(m, k, a.strides), blas_layout(k, n, b.strides), blas_layout(m, n, out.strides)
    assert of_a is not None and of_b is not None and of_out is not None  # the caller has copied what BLAS cannot read
    bias_strides = (0, 0) if bias is None else operand_strides(tuple(bias.sizes), bias.strides, (m, n))
    return [m, n, k, *of_a, *of_b, of_out[1], *bias_strides, blas.cut(of_a[0], of_b[0], m, n, k, 1)[1]]


def _multiply(name: str) -> F:
    return blas.in_blocks(blas.sgemm, 4) if name == "float32" else blas.in_blocks(blas.dgemm, 8)


@lru_cache(None)
def _small_kernel(name: str) -> Kernel:
    return kernel(small_gemm(_multiply(name)), "iiii", name=f"small_gemm_{name}")


@lru_cache(None)
def _small_addmm_kernel(name: str) -> Kernel:
    loop = small_addmm(_multiply(name), POINTER[name])
    return kernel(loop, "iiiii" + 2 * _LETTER[name], name=f"small_addmm_{name}")


@lru_cache(None)
def _bias_kernel(name: str) -> Kernel:
    return kernel(write_bias(POINTER[name]), "iii" + _LETTER[name], name=f"write_bias_{name}")


def _plan_small_mm(a: Metadata, b: Metadata, out: Metadata) -> Launch | None:
    """The launch of a small product in one kernel call; None where the product is large or a matrix has to be copied."""
    (m, k), n = a.sizes, b.sizes[1]
    name = a.dtype.name
    if name not in _LETTER or not 0 < m * n * k <= blas.ONE_THREAD or not blas.available():
        return None
    if blas_layout(m, k, a.strides) is None or blas_layout(k, n, b.strides) is None:
        return None
    if (blas_layout(m, n, out.strides) or (1,))[0]:
        return None
    array = np.array(_geometry(None, a, b, out), np.int64)
    run, geometry = _small_kernel(name).serial, address_of(array)

    def launch(out: Tensor, a: Tensor, b: Tensor, keep: np.ndarray = array) -> None:
        run(
            1,
            out.storage_.data_ptr + out.byte_offset_,
            a.storage_.data_ptr + a.byte_offset_,
            b.storage_.data_ptr + b.byte_offset_,
            geometry,
        )

    return launch


def _plan_blas(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata, m: int, n: int, k: int) -> Launch:
    """Plan a product through BLAS: beta * self is written first, then BLAS adds the product."""
    # BLAS gets a beta of 1 where the bias stands in the output, and else 0, with which it does not read the output: a NaN in
    # fresh memory does not spread.
    name, numel = a.dtype.name, m * n
    values = _geometry(bias, a, b, out)
    transposed_a, lead_a, transposed_b, lead_b, lead_out = values[3:8]
    product = blas.gemm(name)
    array = np.array(values, np.int64)
    geometry = address_of(array)
    # Small products would lose more time in a second call from Python than in the multiplication.
    if m * n * k <= blas.ONE_THREAD and blas.available():
        small = _small_addmm_kernel(name).serial

        def launch_small(
            out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float, keep: np.ndarray = array
        ) -> None:
            small(1, out.storage_.data_ptr + out.byte_offset_, 0 if self is None else _address(self),
                  a.storage_.data_ptr + a.byte_offset_, b.storage_.data_ptr + b.byte_offset_, geometry,
                  float(beta), float(alpha))  # fmt: skip

        return launch_small
    write_bias = _bias_kernel(name).parallel
    in_place = not transposed_a and transposed_b and blas.reads_in_place(m, n, k)
    multiply = None
    if not in_place and few_rows_kernel.suits(name, transposed_b, m, n, k):
        multiply = few_rows_kernel.plan(m, n, k, transposed_a, lead_a, lead_b, lead_out)
    elif not in_place and tiled_product_kernel.suits(name, transposed_b, m, n, k):
        matrices = (transposed_a, lead_a, 0), (transposed_b, lead_b, 0), (0, lead_out, 0)
        multiply = tiled_product_kernel.plan(name, 1, (m, n, k), *matrices)
    if multiply is not None:
        is_row = bias is not None and values[8:10] == [0, 1]

        def launch_tiles(
            out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float, keep: np.ndarray = array
        ) -> None:
            given = 0 if self is None or beta == 0 else _address(self)
            if given and not (is_row and beta == 1):
                write_bias(numel, _address(out), given, geometry, float(beta))
                multiply(_address(out), _address(a), _address(b), 0, 1, float(alpha))
            else:
                multiply(_address(out), _address(a), _address(b), given, 0, float(alpha))

        return launch_tiles

    turn = None if in_place else few_rows_kernel.plan_turned(name, transposed_b, m, n, k, lead_b)

    def launch(
        out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float, keep: np.ndarray = array
    ) -> None:
        if beta != 0 or k == 0:
            write_bias(numel, _address(out), 0 if self is None else _address(self), geometry, float(beta))
        if k and turn:
            with scratch(4 * n * k) as turned:
                turn(turned, _address(b))
                product(transposed_a, 0, m, n, k, float(alpha), _address(a), lead_a, turned, n,
                        float(beta != 0), _address(out), lead_out)  # fmt: skip
        elif k:
            product(transposed_a, transposed_b, m, n, k, float(alpha), _address(a), lead_a, _address(b), lead_b,
                    float(beta != 0), _address(out), lead_out)  # fmt: skip

    return launch


def _through_row_major_output(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    inner = plan_addmm(bias, a, b, _row_major(out))

    def launch(out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        result = empty_from_metadata(_row_major(out.meta_))
        inner(result, self, a, b, beta, alpha)
        copy_(out, result, False)

    return launch


def _through_float32(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    (m, k), n = a.sizes, b.sizes[1]
    if m * n * k <= blas.ONE_THREAD and m * k + k * n + m * n <= _MOST_SCRATCH and blas.available():
        return _plan_small_halves(bias, a, b, out)
    if a.dtype is bfloat16 and k and bfloat16_kernel.available():
        return _plan_pairs(bias, a, b, out)
    wide_bias = None if bias is None else contiguous_metadata(bias.sizes, float32, bias.device)
    wide_a, wide_b, wide_out = (contiguous_metadata(m.sizes, float32, m.device) for m in (a, b, out))
    inner = plan_addmm(wide_bias, wide_a, wide_b, wide_out)

    def launch(out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        result = empty_from_metadata(wide_out)
        wide_self = None if self is None or wide_bias is None else copy_(empty_from_metadata(wide_bias), self, False)
        a, b = copy_(empty_from_metadata(wide_a), a, False), copy_(empty_from_metadata(wide_b), b, False)
        inner(result, wide_self, a, b, beta, alpha)
        copy_(out, result, False)

    return launch


def _plan_pairs(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    values = _any_strides(bias, a, b, out)
    array = np.array(values, np.int64)
    multiply = bfloat16_kernel.plan(values, address_of(array))

    def launch(
        out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float, keep: np.ndarray = array
    ) -> None:
        multiply(
            _address(out), 0 if self is None else _address(self), _address(a), _address(b), float(beta), float(alpha)
        )

    return launch


_MOST_SCRATCH = 16384
"""Elements of the three matrices: more of them are copied by several threads."""


@lru_cache(None)
def _small_halves_kernel(dtype: ScalarType) -> Kernel:
    loop = small_addmm_of_halves(blas.sgemm, dtype)
    return kernel(loop, "iiiiiiff", name=f"small_addmm_{dtype.name}")


def _plan_small_halves(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    (m, k), n = a.sizes, b.sizes[1]
    array = np.array(_any_strides(bias, a, b, out), np.int64)
    run, geometry, room = _small_halves_kernel(a.dtype).serial, address_of(array), 4 * (m * k + k * n + m * n)

    def launch(
        out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float, keep: np.ndarray = array
    ) -> None:
        scratch = allocate(room)
        run(1, out.storage_.data_ptr + out.byte_offset_, 0 if self is None else _address(self),
            a.storage_.data_ptr + a.byte_offset_, b.storage_.data_ptr + b.byte_offset_, geometry,
            scratch.data_ptr, float(beta), float(alpha))  # fmt: skip

    return launch


def _any_strides(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> list[int]:
    """[m, n, k, strides of a, b, out, bias (2 each)], for loops that walk them as they are."""
    (m, k), n = a.sizes, b.sizes[1]
    bias_strides = (0, 0) if bias is None else operand_strides(tuple(bias.sizes), bias.strides, (m, n))
    return [m, n, k, *a.strides, *b.strides, *out.strides, *bias_strides]


def _plan_integers(bias: Metadata | None, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    # Strides of any kind are walked as they are, so nothing is copied.
    (m, k), n = a.sizes, b.sizes[1]
    array = np.array(_any_strides(bias, a, b, out), np.int64)
    geometry, unit = address_of(array), max(n * k, 1)
    k_ = kernel(
        integer_addmm(POINTER[a.dtype.name]),
        "iiiiiiii",
        name=f"addmm_{a.dtype.name}",
    )
    run = k_.parallel

    def launch(
        out: Tensor, self: Tensor | None, a: Tensor, b: Tensor, beta: float, alpha: float, keep: np.ndarray = array
    ) -> None:
        run(m * unit, _address(out), 0 if self is None else _address(self), _address(a), _address(b), geometry, unit,
            int(beta), int(alpha))  # fmt: skip

    return launch


# ---- bmm -------------------------------------------------------------------------------------------------------------


def plan_bmm(a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, a, b)`."""
    if out.numel == 0:
        return _nothing
    if a.sizes[2] == 0:
        return _fill_with_zeros
    of_a, of_b, of_out = (blas_layout(x.sizes[1], x.sizes[2], x.strides[1:]) for x in (a, b, out))
    if a.dtype.name not in _LETTER:
        return _bmm_one_by_one(a, b, out)
    if of_out is None or of_out[0]:
        inner = plan_bmm(a, b, _row_major(out))

        def through_row_major(out: Tensor, a: Tensor, b: Tensor) -> None:
            result = empty_from_metadata(_row_major(out.meta_))
            inner(result, a, b)
            copy_(out, result, False)

        return through_row_major
    copy_a, copy_b = of_a is None, of_b is None
    if of_a is None or of_b is None:
        inner = plan_bmm(_row_major(a) if copy_a else a, _row_major(b) if copy_b else b, out)
        return lambda out, a, b: inner(out, _copy(a) if copy_a else a, _copy(b) if copy_b else b)
    (count, m, k), n = a.sizes, b.sizes[2]
    (trans_a, lead_a), (trans_b, lead_b), (_, lead_out) = of_a, of_b, of_out
    step_a, step_b, step_out = a.strides[0], b.strides[0], out.strides[0]
    if tiled_product_kernel.suits(a.dtype.name, trans_b, m, n, k):
        matrices = (trans_a, lead_a, step_a), (trans_b, lead_b, step_b), (0, lead_out, step_out)
        multiply = tiled_product_kernel.plan(a.dtype.name, count, (m, n, k), *matrices)
        return lambda out, a, b: multiply(_address(out), _address(a), _address(b), 0, 0, 1.0)
    products = blas.gemm_batched(a.dtype.name)

    def launch(out: Tensor, a: Tensor, b: Tensor) -> None:
        products(count, trans_a, trans_b, m, n, k, 1.0, _address(a), lead_a, step_a, _address(b), lead_b, step_b,
                 0.0, _address(out), lead_out, step_out)  # fmt: skip

    return launch


def _fill_with_zeros(out: Tensor, a: Tensor, b: Tensor) -> None:
    zero_(out)


def _matrix_of(t: Tensor, m: Metadata, i: int) -> Tensor:
    return new_tensor(m, t.storage_, t.byte_offset_ + i * t.meta_.strides[0] * m.itemsize)


def _bmm_one_by_one(a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """16-bit floats and integers: each matrix through `mm`."""
    first = [x.with_geometry(tuple(x.sizes[1:]), x.strides[1:]) for x in (a, b, out)]
    launch_one = plan_mm(*first)

    def launch(out: Tensor, a: Tensor, b: Tensor) -> None:
        for i in range(out.meta_.sizes[0]):
            launch_one(*(_matrix_of(t, m, i) for t, m in zip((out, a, b), (first[2], *first[:2]), strict=True)))

    return launch


# ---- mv --------------------------------------------------------------------------------------------------------------


@lru_cache(None)
def _mv_kernel(template: str, dtype: ScalarType) -> Kernel:
    loop = mv_rows(dtype) if template == "rows" else mv_columns(dtype)
    return kernel(
        loop,
        "iiiiiiiii" if template == "rows" else "iiiiiiiiiii",
        name=f"mv_{dtype.name}_{template}",
        fastmath=_SUM_MATH,
    )


def plan_mv(mat: Metadata, vec: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, mat, vec)`."""
    rows, columns = mat.sizes
    if rows == 0:
        return _nothing
    dtype, (down, along) = mat.dtype, mat.strides
    is_half = dtype.itemsize == 2 and dtype.is_floating_point
    # Down the columns where these are contiguous. A 16-bit float would be rounded after every column there, so it sums
    # along rows; and with few rows the loop down a column is too short to pay.
    by_columns = down == 1 and along != 1 and rows > 8 and out.strides[0] == 1 and not is_half
    k = _mv_kernel("columns" if by_columns else "rows", dtype)
    n, unit = rows * max(columns, 1), max(columns, 1)
    run = k.parallel if n >= k.grain else k.serial
    step_vec, step_out = vec.strides[0], out.strides[0]
    strips = (rows, strip_width((rows,))) if by_columns else ()

    def launch(out: Tensor, mat: Tensor, vec: Tensor) -> None:
        run(n, _address(out), _address(mat), _address(vec), columns, down, along, step_vec, step_out, unit, *strips)

    return launch


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.mm_stub.register("cpu", plan_mm)
    stubs.addmm_stub.register("cpu", plan_addmm)
    stubs.bmm_stub.register("cpu", plan_bmm)
    stubs.mv_stub.register("cpu", plan_mv)


# ==== addmv and baddbmm ===============================================================================================
#
# CPU kernels of addmv and baddbmm: BLAS adds its product to what is in the output already.
#
# Mirrors aten/src/ATen/native/Blas.cpp (`addmv_out_cpu`) and `bmm_out_or_baddbmm_` of LinearAlgebra.cpp.


def _column(m: Metadata) -> Metadata:
    """A vector as a matrix of one column."""
    return m.with_geometry((m.sizes[0], 1), (m.strides[0], 1))


def plan_addmv(bias: Metadata, mat: Metadata, vec: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, mat, vec, beta, alpha)`: addmm with one column."""
    if out.numel == 0:
        return _nothing
    of_bias, of_vec, of_out = _column(bias), _column(vec), _column(out)
    inner = plan_addmm(of_bias, mat, of_vec, of_out)

    def launch(out: Tensor, self: Tensor, mat: Tensor, vec: Tensor, beta: float, alpha: float) -> None:
        inner(
            new_tensor(of_out, out.storage_, out.byte_offset_),
            new_tensor(of_bias, self.storage_, self.byte_offset_),
            mat,
            new_tensor(of_vec, vec.storage_, vec.byte_offset_),
            beta,
            alpha,
        )

    return launch


def plan_baddbmm(bias: Metadata, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, a, b, beta, alpha)`: the bias is copied to the output, and BLAS adds to it."""
    if out.numel == 0:
        return _nothing
    if a.dtype.name not in _LETTER:
        return _one_by_one(bias, a, b, out)
    of_a, of_b, of_out = (blas_layout(x.sizes[1], x.sizes[2], x.strides[1:]) for x in (a, b, out))
    if of_out is None or of_out[0]:
        inner = plan_baddbmm(bias, a, b, _row_major(out))

        def through_row_major(out: Tensor, self: Tensor, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
            result = empty_from_metadata(_row_major(out.meta_))
            inner(result, self, a, b, beta, alpha)
            copy_(out, result, False)

        return through_row_major
    copy_a, copy_b = of_a is None, of_b is None
    if of_a is None or of_b is None:
        inner = plan_baddbmm(bias, _row_major(a) if copy_a else a, _row_major(b) if copy_b else b, out)
        return lambda out, self, a, b, beta, alpha: inner(
            out, self, _copy(a) if copy_a else a, _copy(b) if copy_b else b, beta, alpha
        )
    (count, m, k), n = a.sizes, b.sizes[2]
    (trans_a, lead_a), (trans_b, lead_b), (_, lead_out) = of_a, of_b, of_out
    step_a, step_b, step_out = a.strides[0], b.strides[0], out.strides[0]
    products = blas.gemm_batched(a.dtype.name)
    multiply = None
    if tiled_product_kernel.suits(a.dtype.name, trans_b, m, n, k):
        matrices = (trans_a, lead_a, step_a), (trans_b, lead_b, step_b), (0, lead_out, step_out)
        multiply = tiled_product_kernel.plan(a.dtype.name, count, (m, n, k), *matrices)

    def launch(out: Tensor, self: Tensor, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        # BLAS multiplies what is in the output by beta and adds the product. With beta = 0 it does not read it.
        if out is not self and beta != 0:
            copy_(out, new_tensor(bias, self.storage_, self.byte_offset_), False)
        # With k = 0 the product is zero, and BLAS only scales the output.
        if multiply is not None and beta in (0, 1):
            multiply(_address(out), _address(a), _address(b), 0, beta != 0, float(alpha))
            return
        products(count, trans_a, trans_b, m, n, k, float(alpha), _address(a), lead_a, step_a, _address(b), lead_b,
                 step_b, float(beta), _address(out), lead_out, step_out)  # fmt: skip

    return launch


def _one_by_one(bias: Metadata, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """16-bit floats and integers: each matrix through `addmm`."""
    metas = [x.with_geometry(tuple(x.sizes[1:]), x.strides[1:]) for x in (out, bias, a, b)]
    launch_one = plan_addmm(metas[1], metas[2], metas[3], metas[0])

    def launch(out: Tensor, self: Tensor, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        read = self if self.meta_.plain is bias else new_tensor(bias, self.storage_, self.byte_offset_)
        for i in range(out.meta_.sizes[0]):
            launch_one(*(_matrix_of(t, m, i) for t, m in zip((out, read, a, b), metas, strict=True)), beta, alpha)

    return launch


if kernel_compiler.mode() == "off":
    reference.register_with_bias()
else:
    stubs.addmv_stub.register("cpu", plan_addmv)
    stubs.baddbmm_stub.register("cpu", plan_baddbmm)
