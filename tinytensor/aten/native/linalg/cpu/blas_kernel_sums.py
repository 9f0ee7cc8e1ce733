"""CPU kernels of addmv and baddbmm: BLAS adds its product to what is in the output already.

Mirrors aten/src/ATen/native/Blas.cpp (`addmv_out_cpu`) and `bmm_out_or_baddbmm_` of LinearAlgebra.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor import kernel_compiler
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.linalg import linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.cpu.blas_kernel import (
    _LETTER,
    Launch,
    _address,
    _copy,
    _matrix_of,
    _nothing,
    _row_major,
    blas_layout,
    plan_addmm,
)
from tinytensor.aten.native.linalg.reference import blas as linalg
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.blas import blas
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


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
            new_tensor(of_out, out.storage_, out.byte_offset),
            new_tensor(of_bias, self.storage_, self.byte_offset),
            mat,
            new_tensor(of_vec, vec.storage_, vec.byte_offset),
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
            result = empty_from_metadata(_row_major(out.meta))
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

    def launch(out: Tensor, self: Tensor, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        if out is not self and beta != 0:
            copy_(out, new_tensor(bias, self.storage_, self.byte_offset), False)
        # With k = 0 the product is zero, and BLAS only scales the output.
        products(count, trans_a, trans_b, m, n, k, float(alpha), _address(a), lead_a, step_a, _address(b), lead_b,
                 step_b, float(beta), _address(out), lead_out, step_out)  # fmt: skip

    return launch


def _one_by_one(bias: Metadata, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """Halves and integers: each matrix through `addmm`."""
    metas = [x.with_geometry(tuple(x.sizes[1:]), x.strides[1:]) for x in (out, bias, a, b)]
    launch_one = plan_addmm(metas[1], metas[2], metas[3], metas[0])

    def launch(out: Tensor, self: Tensor, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        read = self if self.meta.plain is bias else new_tensor(bias, self.storage_, self.byte_offset)
        for i in range(out.meta.sizes[0]):
            launch_one(*(_matrix_of(t, m, i) for t, m in zip((out, read, a, b), metas, strict=True)), beta, alpha)

    return launch


if kernel_compiler.mode() == "off":
    linalg.register_with_bias()
else:
    stubs.addmv_stub.register("cpu", plan_addmv)
    stubs.baddbmm_stub.register("cpu", plan_baddbmm)
