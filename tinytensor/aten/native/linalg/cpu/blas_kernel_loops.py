"""Loops around and instead of BLAS: one small product with its bias, products of integers, matrix times vector.

    small_gemm, small_addmm   one call from Python for bias and product
    write_bias                beta * bias, broadcast, into the output
    integer_addmm             rows of integers; sums wrap around as in C
    mv_rows, mv_columns       matrix times vector for a row-major and a column-major matrix

Mirrors the `gemm_notrans_` and `gemv` loops of aten/src/ATen/native/cpu/BlasKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.c10 import scalar_type as st
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable

BLOCK = 4096
POINTER: dict[str, F] = {dtype.name: pointer for dtype, pointer in POINTERS.items()}

# Note [Product geometry]
# [m, n, k, transposed a, leading dimension of a, transposed b, of b, of the output, strides of the bias (2)]


def small_gemm(product: F) -> F:
    """out = a @ b in one BLAS call; everything but the addresses is read from the geometry."""

    def loop(lo, hi, out, a, b, geometry):
        g = ptr_int64(geometry)
        product(g[3], g[5], g[0], g[1], g[2], 1.0, a, g[4], b, g[6], 0.0, out, g[7])

    return loop


def _write_bias(ptr: F) -> F:
    def write(out, bias, geometry, first, last, beta):
        g = ptr_int64(geometry)
        n, lead, down, along = g[1], g[7], g[8], g[9]
        o, x = ptr(out), ptr(bias)
        for i in range(first, last):
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
        n = ptr_int64(geometry)[1]
        write(out, bias, geometry, (int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n, beta)

    return loop


def small_addmm(product: F, ptr: F) -> F:
    """out = beta * bias + alpha * a @ b."""
    write = _write_bias(ptr)

    def loop(lo, hi, out, bias, a, b, geometry, beta, alpha):
        g = ptr_int64(geometry)
        if beta != 0 or g[2] == 0:
            write(out, bias, geometry, int64(0), g[0], beta)
        if g[2] > 0:
            keep = 1.0 if beta != 0 else 0.0
            product(g[3], g[5], g[0], g[1], g[2], alpha, a, g[4], b, g[6], keep, out, g[7])

    return loop


def integer_addmm(ptr: F) -> F:
    """Any strides; geometry [m, n, k, strides of a, b, out, bias (2 each)]; `lo, hi` count products."""

    def loop(lo, hi, out, bias, a, b, geometry, unit, beta, alpha):
        g = ptr_int64(geometry)
        n, k = g[1], g[2]
        a_down, a_along, b_down, b_along = g[3], g[4], g[5], g[6]
        o_down, o_along, x_down, x_along = g[7], g[8], g[9], g[10]
        left, right, o, x = ptr(a), ptr(b), ptr(out), ptr(bias)
        for i in range((int64(lo) + unit - 1) // unit, (int64(hi) + unit - 1) // unit):
            for j in range(n):
                start = beta * x[i * x_down + j * x_along] if beta != 0 else int64(0)
                o[i * o_down + j * o_along] = start
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
    """The same for a column-major matrix: columns, four at a time, are added to the output, which is contiguous."""
    ptr, itemsize = POINTERS[dtype], dtype.itemsize

    def loop(lo, hi, out, mat, vec, columns, down, along, step_vec, step_out, unit):
        first = (int64(lo) + unit - 1) // unit
        count = uintp((int64(hi) + unit - 1) // unit - first)
        o, x = ptr(out + first * itemsize), ptr(vec)
        base = mat + first * itemsize
        for i in range(count):
            o[i] = 0
        done = int64(0)
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
