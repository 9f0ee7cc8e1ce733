"""The Cholesky decomposition, solving with it, and the inverse from it.

Mirrors the Cholesky part of aten/src/ATen/native/BatchLinearAlgebra.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.batch_linear_algebra_solve import check_linear_solve
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    broadcast_batch_dims,
    check_floating,
    check_out_dtype,
    check_square,
    column_major_copy,
    copy_lapack_out,
    copy_out,
    matrix_metadata,
    plain_metadata,
    writable,
)
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.structured import Outputs, planned
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.scalar_type import int32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _infos(A: Tensor) -> Tensor:
    return empty_from_metadata(plain_metadata(tuple(A.meta.sizes[:-2]), A.meta, int32))


# ---- linalg.cholesky -------------------------------------------------------------------------------------------------


@planned
def linalg_cholesky_ex_meta(outs: object, self: Tensor, upper: bool, check_errors: bool) -> Outputs:
    check_square(self, "linalg.cholesky")
    check_floating(self, "linalg.cholesky")
    sizes = tuple(self.meta.sizes)
    return Outputs((matrix_metadata(sizes, self.meta), plain_metadata(sizes[:-2], self.meta, int32)))


def linalg_cholesky_ex_impl(
    plan: Outputs, L: Tensor, info: Tensor, self: Tensor, upper: bool, check_errors: bool
) -> None:
    """L with L L^T = A, of which one triangle is read; or U with U^T U = A."""
    if L.meta.numel == 0:
        zero_(info)
        return
    (factor, infos), finish = writable((L, True), (info, False))
    (F.triu_out if upper else F.tril_out)(self, 0, factor)
    stubs.cholesky_stub[self.meta.device.type](factor, infos, upper)
    finish()
    if check_errors:
        F._linalg_check_errors_default(info, "linalg.cholesky_ex", self.meta.dim == 2)


def linalg_cholesky(self: Tensor, upper: bool) -> Tensor:
    L, info = F.linalg_cholesky_ex_default(self, upper, False)
    F._linalg_check_errors_default(info, "linalg.cholesky", self.meta.dim == 2)
    return L


def linalg_cholesky_out(self: Tensor, upper: bool, out: Tensor) -> Tensor:
    info = F.new_empty_default(self, (0,), int32)
    F.linalg_cholesky_ex_L(self, upper, False, out, info)
    F._linalg_check_errors_default(info, "linalg.cholesky", self.meta.dim == 2)
    return out


# ---- torch.cholesky --------------------------------------------------------------------------------------------------


def cholesky(self: Tensor, upper: bool) -> Tensor:
    """The older form."""
    warn_once(
        "torch.cholesky is deprecated in favor of torch.linalg.cholesky and will be removed in a future PyTorch release.\n"
        "L = torch.cholesky(A)\nshould be replaced with\nL = torch.linalg.cholesky(A)\nand\n"
        "U = torch.cholesky(A, upper=True)\nshould be replaced with\nU = torch.linalg.cholesky(A).mH\n"
        "This transform will produce equivalent results for all valid (symmetric positive definite) inputs."
    )
    if self.meta.numel == 0:
        return empty_from_metadata(plain_metadata(tuple(self.meta.sizes), self.meta))
    check_square(self, "cholesky")
    factor = empty_from_metadata(matrix_metadata(tuple(self.meta.sizes), self.meta))
    if factor.storage_.data_ptr:
        copy_(factor, self, False)
        info = _infos(self)
        stubs.cholesky_stub[self.meta.device.type](factor, info, upper)
        F._linalg_check_errors_default(info, "cholesky", self.meta.dim == 2)
    return F.triu_(factor, 0) if upper else F.tril_(factor, 0)


def cholesky_out(self: Tensor, upper: bool, out: Tensor) -> Tensor:
    result = cholesky(self, upper)
    check_out_dtype("cholesky", result.meta.dtype, out, "result")
    return copy_out(out, result)


# ---- with the factor -------------------------------------------------------------------------------------------------


def cholesky_solve(self: Tensor, input2: Tensor, upper: bool) -> Tensor:
    """X of A X = self, where input2 is the factor of A."""
    check(
        self.meta.dim >= 2,
        lambda: f"b should have at least 2 dimensions, but has {self.meta.dim} dimensions instead",
    )
    check(
        input2.meta.dim >= 2,
        lambda: f"u should have at least 2 dimensions, but has {input2.meta.dim} dimensions instead",
    )
    check_linear_solve(self, input2, "cholesky_solve")
    of_b, of_a = broadcast_batch_dims(self, input2)
    b = self if tuple(self.meta.sizes) == of_b else F.expand(self, of_b)
    a = input2 if tuple(input2.meta.sizes) == of_a else F.expand(input2, of_a)
    return F._cholesky_solve_helper_default(b, a, upper)


def cholesky_solve_out(self: Tensor, input2: Tensor, upper: bool, out: Tensor) -> Tensor:
    result = cholesky_solve(self, input2, upper)
    check_out_dtype("cholesky_solve", result.meta.dtype, out, "result")
    return copy_out(out, result)


def _cholesky_solve_helper(self: Tensor, A: Tensor, upper: bool) -> Tensor:
    """Both have the same batch."""
    result = empty_from_metadata(matrix_metadata(tuple(self.meta.sizes), self.meta))
    if result.storage_.data_ptr and result.meta.numel:
        copy_(result, self, False)
        stubs.cholesky_solve_stub[self.meta.device.type](result, column_major_copy(A), upper)
    return result


def cholesky_inverse(self: Tensor, upper: bool) -> Tensor:
    """The inverse of the matrix whose factor is given."""
    check_square(self, "cholesky_inverse")
    result = empty_from_metadata(matrix_metadata(tuple(self.meta.sizes), self.meta))
    if result.storage_.data_ptr and result.meta.numel:
        copy_(result, self, False)
        info = _infos(self)
        stubs.cholesky_inverse_stub[self.meta.device.type](result, info, upper)
        F._linalg_check_errors_default(info, "cholesky_inverse", self.meta.dim == 2)
    return result


def cholesky_inverse_out(self: Tensor, upper: bool, out: Tensor) -> Tensor:
    result = cholesky_inverse(self, upper)
    check_out_dtype("cholesky_inverse", result.meta.dtype, out, "result")
    return copy_lapack_out(out, result)
