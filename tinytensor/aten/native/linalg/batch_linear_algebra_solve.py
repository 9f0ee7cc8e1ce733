"""Solvers of square systems, the inverse, and triangular systems.

Mirrors the corresponding part of aten/src/ATen/native/BatchLinearAlgebra.cpp and LinearAlgebra.cpp. Left out: solving a
triangular system without a copy of the matrix where its layout would allow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    broadcast_batch_dims,
    check_floating,
    check_solver,
    check_square,
    column_major_copy,
    is_vector_rhs,
    matrix_metadata,
    matrix_strides,
    plain_metadata,
    writable,
)
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import Outputs, planned
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.scalar_type import int32
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ---- solve -----------------------------------------------------------------------------------------------------------


def _linalg_solve_ex_meta(outs: object, A: Tensor, B: Tensor, left: bool, check_errors: bool) -> Outputs:
    return _solve_plan(outs, A, B, F.unsqueeze_default(B, -1) if is_vector_rhs(A, B) else B, left)


@planned
def _solve_plan(outs: object, A: Tensor, B: Tensor, right: Tensor, left: bool) -> Outputs:
    check_floating(A, "linalg.solve")
    check(
        A.meta.dtype is B.meta.dtype,
        lambda: (
            f"linalg.solve: Expected A and B to have the same dtype, but found A of type {A.meta.dtype.cpp_name} and B of "
            f"type {B.meta.dtype.cpp_name} instead"
        ),
    )
    vector = right is not B
    check_solver(A, right, left, "linalg.solve")
    shape = broadcast_batch_dims(right, A)[0]
    check(
        left or not vector,
        "linalg.solve: Vector broadcasting of the left hand side is not supported for left=False. In this case linalg.solve "
        "is equivalent to B / A.squeeze(-1)",
    )
    sizes = tuple(A.meta.sizes)
    return Outputs(
        (
            matrix_metadata(shape[:-1] if vector else shape, B.meta, column_major=left),
            matrix_metadata(sizes, A.meta),
            plain_metadata(sizes[:-1], A.meta, int32),
            plain_metadata(sizes[:-2], A.meta, int32),
        )
    )


def _linalg_solve_ex_impl(
    plan: Outputs,
    result: Tensor,
    LU: Tensor,
    pivots: Tensor,
    info: Tensor,
    A: Tensor,
    B: Tensor,
    left: bool,
    check_errors: bool,
) -> None:
    """Factor, then solve. A contiguous matrix, read column by column, is its own transpose."""
    transpose = A.meta.is_contiguous
    F.linalg_lu_factor_ex_out(F.mT(A) if transpose else A, True, False, LU, pivots, info)
    if check_errors:
        F._linalg_check_errors_default(info, "torch.linalg.solve_ex", A.meta.dim == 2)
    vector = is_vector_rhs(LU, B)
    solution, right = (F.unsqueeze_default(t, -1) if vector else t for t in (result, B))
    F.linalg_lu_solve_out(LU, pivots, right, left, transpose, solution)


def linalg_solve_ex(A: Tensor, B: Tensor, left: bool, check_errors: bool) -> tuple[Tensor, Tensor]:
    result, _, _, info = F._linalg_solve_ex_default(A, B, left, check_errors)
    return result, info


def linalg_solve_ex_out(
    A: Tensor, B: Tensor, left: bool, check_errors: bool, result: Tensor, info: Tensor
) -> tuple[Tensor, Tensor]:
    LU, pivots = F.new_empty_default(B, (0,)), F.new_empty_default(B, (0,), int32)
    F._linalg_solve_ex_result(A, B, left, check_errors, result, LU, pivots, info)
    return result, info


def linalg_solve(A: Tensor, B: Tensor, left: bool) -> Tensor:
    result, _, _, info = F._linalg_solve_ex_default(A, B, left, False)
    F._linalg_check_errors_default(info, "torch.linalg.solve", A.meta.dim == 2)
    return result


def linalg_solve_out(A: Tensor, B: Tensor, left: bool, out: Tensor) -> Tensor:
    info = F.new_empty_default(B, (0,), int32)
    F.linalg_solve_ex_out(A, B, left, False, out, info)
    F._linalg_check_errors_default(info, "torch.linalg.solve", A.meta.dim == 2)
    return out


# ---- inverse ---------------------------------------------------------------------------------------------------------


@planned
def linalg_inv_ex_meta(outs: object, A: Tensor, check_errors: bool) -> Outputs:
    check_square(A, "linalg.inv")
    check_floating(A, "linalg.inv", low_precision=False)
    sizes = tuple(A.meta.sizes)
    return Outputs((matrix_metadata(sizes, A.meta), plain_metadata(sizes[:-2], A.meta, int32)))


def linalg_inv_ex_impl(plan: Outputs, inverse: Tensor, info: Tensor, A: Tensor, check_errors: bool) -> None:
    """The solution for the identity matrix."""
    if inverse is A:
        A = column_major_copy(A)
    F.zero_(inverse)
    F.fill_(F.diagonal_default(inverse, 0, -2, -1), 1.0)
    F.linalg_solve_ex_out(A, inverse, True, False, inverse, info)
    if check_errors:
        F._linalg_check_errors_default(info, "linalg.inv_ex", A.meta.dim == 2)


def linalg_inv(A: Tensor) -> Tensor:
    result, info = F.linalg_inv_ex_default(A, False)
    F._linalg_check_errors_default(info, "linalg.inv", A.meta.dim == 2)
    return result


def linalg_inv_out(A: Tensor, out: Tensor) -> Tensor:
    info = F.new_empty_default(A, (0,), int32)
    F.linalg_inv_ex_inverse(A, False, out, info)
    F._linalg_check_errors_default(info, "linalg.inv", A.meta.dim == 2)
    return out


def inverse(self: Tensor) -> Tensor:
    return F.linalg_inv(self)


def inverse_out(self: Tensor, out: Tensor) -> Tensor:
    return F.linalg_inv(self, out=out)


# ---- triangular systems ----------------------------------------------------------------------------------------------


def linalg_solve_triangular(self: Tensor, B: Tensor, upper: bool, left: bool, unitriangular: bool) -> Tensor:
    check_solver(self, B, left, "linalg.solve_triangular")
    shape, of_a = broadcast_batch_dims(B, self)
    result = empty_from_metadata(matrix_metadata(shape, self.meta))
    if result.storage_.data_ptr:
        _solve_triangular(column_major_copy(self, of_a), B, result, left, upper, False, unitriangular)
    return result


def linalg_solve_triangular_out(
    self: Tensor, B: Tensor, upper: bool, left: bool, unitriangular: bool, out: Tensor
) -> Tensor:
    check_solver(self, B, left, "linalg.solve_triangular")
    ours, theirs = self.meta.dtype, out.meta.dtype
    check(theirs is ours, lambda: f"expected scalar type {ours.cpp_name} but found {theirs.cpp_name}")
    shape, of_a = broadcast_batch_dims(B, self)
    resize_output(out, shape, matrix_strides(shape))
    if out.storage_.data_ptr:
        A = column_major_copy(self, of_a)
        _solve_triangular(A, B, out, left, upper, False, unitriangular)
    return out


def _solve_triangular(
    A: Tensor, B: Tensor, out: Tensor, left: bool, upper: bool, transpose: bool, unitriangular: bool
) -> None:
    if out.meta.numel == 0:
        return
    (solution,), finish = writable((out, True))
    copy_(solution, B, False)
    stubs.triangular_solve_stub[A.meta.device.type](A, solution, left, upper, transpose, unitriangular)
    finish()


_DEPRECATED = (
    "torch.triangular_solve is deprecated in favor of torch.linalg.solve_triangularand will be removed in a future PyTorch "
    "release.\ntorch.linalg.solve_triangular has its arguments reversed and does not return a copy of one of the inputs.\n"
    "X = torch.triangular_solve(B, A).solution\nshould be replaced with\nX = torch.linalg.solve_triangular(A, B)."
)


@planned
def triangular_solve_meta(
    outs: object, self: Tensor, A: Tensor, upper: bool, transpose: bool, unitriangular: bool
) -> Outputs:
    for t, name in ((self, "b"), (A, "A")):
        check(
            t.meta.dim >= 2,
            lambda: (
                f"torch.triangular_solve: Expected {name} to have at least 2 dimensions, but it has {t.meta.dim} "  # noqa: B023
                "dimensions instead"
            ),
        )
    check_linear_solve(self, A, "triangular_solve")
    of_b, of_a = broadcast_batch_dims(self, A)
    return Outputs((matrix_metadata(of_b, self.meta), matrix_metadata(of_a, self.meta)))


def check_linear_solve(b: Tensor, A: Tensor, name: str) -> None:
    """The checks of the older solvers (`linearSolveCheckInputs`)."""
    check(
        b.meta.dtype is A.meta.dtype,
        lambda: (
            f"Expected b and A to have the same dtype, but found b of type {b.meta.dtype.cpp_name} and A of type "
            f"{A.meta.dtype.cpp_name} instead."
        ),
    )
    maybe_wrap_dim(-2, b.meta.dim, False)
    (rows, columns), (of_b, width) = A.meta.sizes[-2:], b.meta.sizes[-2:]
    check(
        rows == columns,
        lambda: f"A must be batches of square matrices, but they are {rows} by {columns} matrices",
    )
    check(
        columns == of_b,
        lambda: (
            f"Incompatible matrix sizes for {name}: each A matrix is {columns} by {columns} but each b matrix is {of_b} by "
            f"{width}"
        ),
    )


def triangular_solve_impl(
    plan: Outputs,
    X: Tensor,
    M: Tensor,
    self: Tensor,
    A: Tensor,
    upper: bool,
    transpose: bool,
    unitriangular: bool,
) -> None:
    """The older form: it also hands back the matrix, as it was broadcast."""
    warn_once(_DEPRECATED)
    copy_(M, A, False)
    _solve_triangular(column_major_copy(M), self, X, True, upper, transpose, unitriangular)
