"""Solving linear systems, one for each matrix of a batch: solve, inv, triangular systems, LU, Cholesky, LDL.

An operator checks its arguments, copies matrices into the layout that LAPACK reads (batches of column-major matrices,
`linear_algebra_utils.column_major`), calls the stub, and turns `infos` into an error in PyTorch's words. QR, singular
values, eigenvalues and least squares are in batch_linear_algebra_svd.py.

Mirrors aten/src/ATen/native/BatchLinearAlgebra.cpp. Left out: LU without pivoting, which PyTorch has on CUDA only; and
solving a triangular system without a copy of the matrix where its layout would allow it.
"""

from __future__ import annotations

from ctypes import c_int32
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.factories.fill import fill__Scalar, zero_
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    Decomposition,
    as_column_major,
    as_contiguous,
    broadcast_batch_dims,
    check_floating,
    check_out_dtype,
    check_solver,
    check_square,
    column_major_copy,
    copy_lapack_out,
    copy_out,
    for_small,
    is_vector_rhs,
    matrix_metadata,
    matrix_strides,
    plain_metadata,
    writable,
)
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output, set_geometry
from tinytensor.aten.native.shape.tensor_shape import diagonal, unsqueeze
from tinytensor.aten.native.shape.triangular_ops import tril_impl, tril_meta, triu_impl, triu_meta
from tinytensor.aten.native.structured import Output, Outputs, planned
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.error import _LinAlgError, check, internal_assert, warn_once
from tinytensor.c10.scalar_type import bool_, float32, float64, int32
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== solve, inverse, triangular systems ==============================================================================
#
# Square systems are solved by LU with partial pivoting; the inverse is the solution for the identity.


# ---- solve -----------------------------------------------------------------------------------------------------------


def _linalg_solve_ex_meta(outs: object, A: Tensor, B: Tensor, left: bool, check_errors: bool) -> Decomposition:
    return _solve_plan(outs, A, B, _as_column(B) if is_vector_rhs(A, B) else B, left)


def _as_column(t: Tensor) -> Tensor:
    return unsqueeze(t, -1) if goes_unseen(t.meta_.key_set) else F.unsqueeze_default(t, -1)


@planned
def _solve_plan(outs: object, A: Tensor, B: Tensor, right: Tensor, left: bool) -> Decomposition:
    check_floating(A, "linalg.solve")
    check(
        A.meta_.dtype is B.meta_.dtype,
        lambda: (
            f"linalg.solve: Expected A and B to have the same dtype, but found A of type {A.meta_.dtype.cpp_name} and B of "
            f"type {B.meta_.dtype.cpp_name} instead"
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
    sizes = tuple(A.meta_.sizes)
    return Decomposition(
        (
            matrix_metadata(shape[:-1] if vector else shape, B.meta_, column_major=left),
            matrix_metadata(sizes, A.meta_),
            plain_metadata(sizes[:-1], A.meta_, int32),
            plain_metadata(sizes[:-2], A.meta_, int32),
        ),
        for_small(stubs.small_solve_stub, A.meta_, B.meta_.plain) if left else None,
    )


def _linalg_solve_ex_impl(
    plan: Decomposition,
    result: Tensor,
    LU: Tensor,
    pivots: Tensor,
    info: Tensor,
    A: Tensor,
    B: Tensor,
    left: bool,
    check_errors: bool,
) -> None:
    """Factor, then solve."""
    if goes_unseen(A.meta_.key_set | B.meta_.key_set):
        linalg_lu_factor_ex_impl(None, LU, pivots, info, A, True, False)
        if check_errors:
            _linalg_check_errors(info, "torch.linalg.solve_ex", A.meta_.dim == 2)
        vector = is_vector_rhs(LU, B)
        solution, right = (_as_column(t) if vector else t for t in (result, B))
        linalg_lu_solve_impl(None, solution, LU, pivots, right, left, False)
        return
    F.linalg_lu_factor_ex_out(A, True, False, LU, pivots, info)
    if check_errors:
        F._linalg_check_errors_default(info, "torch.linalg.solve_ex", A.meta_.dim == 2)
    vector = is_vector_rhs(LU, B)
    solution, right = (F.unsqueeze_default(t, -1) if vector else t for t in (result, B))
    F.linalg_lu_solve_out(LU, pivots, right, left, False, solution)


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
    if goes_unseen(A.meta_.key_set | B.meta_.key_set):
        plan = _linalg_solve_ex_meta(None, A, B, left, False)
        result = empty_from_metadata(plan.out_metas[0])
        if plan.launch is not None and plan.launch(result, A, B):
            return result
        LU, pivots, info = map(empty_from_metadata, plan.out_metas[1:])
        _linalg_solve_ex_impl(plan, result, LU, pivots, info, A, B, left, False)
        _linalg_check_errors(info, "torch.linalg.solve", A.meta_.dim == 2)
        return result
    result, _, _, info = F._linalg_solve_ex_default(A, B, left, False)
    F._linalg_check_errors_default(info, "torch.linalg.solve", A.meta_.dim == 2)
    return result


def linalg_solve_out(A: Tensor, B: Tensor, left: bool, out: Tensor) -> Tensor:
    info = F.new_empty_default(B, (0,), int32)
    F.linalg_solve_ex_out(A, B, left, False, out, info)
    F._linalg_check_errors_default(info, "torch.linalg.solve", A.meta_.dim == 2)
    return out


# ---- inverse ---------------------------------------------------------------------------------------------------------


@planned
def linalg_inv_ex_meta(outs: object, A: Tensor, check_errors: bool) -> Decomposition:
    check_square(A, "linalg.inv")
    check_floating(A, "linalg.inv", low_precision=False)
    sizes = tuple(A.meta_.sizes)
    metas = matrix_metadata(sizes, A.meta_), plain_metadata(sizes[:-2], A.meta_, int32)
    return Decomposition(metas, for_small(stubs.small_solve_stub, A.meta_, None))


def linalg_inv_ex_impl(plan: Decomposition, inverse: Tensor, info: Tensor, A: Tensor, check_errors: bool) -> None:
    """The solution for the identity matrix."""
    if inverse is A:  # the identity is about to be written there
        A = column_major_copy(A)
    if goes_unseen(A.meta_.key_set):
        fill__Scalar(diagonal(zero_(inverse), 0, -2, -1), 1.0)
        parts = _linalg_solve_ex_meta(None, A, inverse, True, False)
        LU, pivots = map(empty_from_metadata, parts.out_metas[1:3])
        _linalg_solve_ex_impl(parts, inverse, LU, pivots, info, A, inverse, True, False)
        if check_errors:
            _linalg_check_errors(info, "linalg.inv_ex", A.meta_.dim == 2)
        return
    F.zero_(inverse)
    F.fill_(F.diagonal_default(inverse, 0, -2, -1), 1.0)
    F.linalg_solve_ex_out(A, inverse, True, False, inverse, info)
    if check_errors:
        F._linalg_check_errors_default(info, "linalg.inv_ex", A.meta_.dim == 2)


def linalg_inv(A: Tensor) -> Tensor:
    if goes_unseen(A.meta_.key_set):
        plan = linalg_inv_ex_meta(None, A, False)
        result = empty_from_metadata(plan.out_metas[0])
        if plan.launch is not None and plan.launch(result, A, A):
            return result
        info = empty_from_metadata(plan.out_metas[1])
        linalg_inv_ex_impl(plan, result, info, A, False)
        _linalg_check_errors(info, "linalg.inv", A.meta_.dim == 2)
        return result
    result, info = F.linalg_inv_ex_default(A, False)
    F._linalg_check_errors_default(info, "linalg.inv", A.meta_.dim == 2)
    return result


def linalg_inv_out(A: Tensor, out: Tensor) -> Tensor:
    info = F.new_empty_default(A, (0,), int32)
    F.linalg_inv_ex_inverse(A, False, out, info)
    F._linalg_check_errors_default(info, "linalg.inv", A.meta_.dim == 2)
    return out


def inverse(self: Tensor) -> Tensor:
    if goes_unseen(self.meta_.key_set):
        return linalg_inv(self)
    return F.linalg_inv(self)


def inverse_out(self: Tensor, out: Tensor) -> Tensor:
    return F.linalg_inv(self, out=out)


# ---- triangular systems ----------------------------------------------------------------------------------------------


def linalg_solve_triangular(self: Tensor, B: Tensor, upper: bool, left: bool, unitriangular: bool) -> Tensor:
    check_solver(self, B, left, "linalg.solve_triangular")
    shape, of_a = broadcast_batch_dims(B, self)
    result = empty_from_metadata(matrix_metadata(shape, self.meta_))
    if result.storage_.data_ptr:
        _solve_triangular(column_major_copy(self, of_a), B, result, left, upper, False, unitriangular)
    return result


def linalg_solve_triangular_out(
    self: Tensor, B: Tensor, upper: bool, left: bool, unitriangular: bool, out: Tensor
) -> Tensor:
    check_solver(self, B, left, "linalg.solve_triangular")
    shape, of_a = broadcast_batch_dims(B, self)
    resize_output(out, shape, matrix_strides(shape))
    if self.meta_.device is cpu:
        dispatch(self.meta_.dtype, "triangular_solve_cpu", frozenset({float32, float64}))
    ours, theirs = self.meta_.dtype, out.meta_.dtype
    check(theirs is ours, lambda: f"expected scalar type {ours.cpp_name} but found {theirs.cpp_name}")
    if out.storage_.data_ptr:
        A = column_major_copy(self, of_a)
        _solve_triangular(A, B, out, left, upper, False, unitriangular)
    return out


def _solve_triangular(
    A: Tensor, B: Tensor, out: Tensor, left: bool, upper: bool, transpose: bool, unitriangular: bool
) -> None:
    if out.meta_.numel == 0:
        if A.meta_.device is cpu:  # nothing to solve, and still no routine for other dtypes
            dispatch(A.meta_.dtype, "triangular_solve_cpu", frozenset({float32, float64}))
        return
    # The routine replaces the right side by the solution, so B is copied to where the solution belongs.
    (solution,), finish = writable((out, True))
    copy_(solution, B, False)
    stubs.triangular_solve_stub[A.meta_.device.type](A, solution, left, upper, transpose, unitriangular)
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
            t.meta_.dim >= 2,
            lambda: (
                f"torch.triangular_solve: Expected {name} to have at least 2 dimensions, but it has {t.meta_.dim} "  # noqa: B023
                "dimensions instead"
            ),
        )
    check_linear_solve(self, A, "triangular_solve")
    of_b, of_a = broadcast_batch_dims(self, A)
    return Outputs((matrix_metadata(of_b, self.meta_), matrix_metadata(of_a, self.meta_)))


def check_linear_solve(b: Tensor, A: Tensor, name: str) -> None:
    """The checks of the older solvers (`linearSolveCheckInputs`)."""
    check(
        b.meta_.dtype is A.meta_.dtype,
        lambda: (
            f"Expected b and A to have the same dtype, but found b of type {b.meta_.dtype.cpp_name} and A of type "
            f"{A.meta_.dtype.cpp_name} instead."
        ),
    )
    maybe_wrap_dim(-2, b.meta_.dim, False)
    (rows, columns), (of_b, width) = A.meta_.sizes[-2:], b.meta_.sizes[-2:]
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


# ==== LU ==============================================================================================================
#
# LU decomposition with partial pivoting, and solving with its factors; what the info of LAPACK means.


# What a positive info means, by a word of the function's name. The first word that occurs in the name decides.
_MEANINGS = {
    "inv": "The diagonal element {0} is zero, the inversion could not be completed because the input matrix is singular.",
    "solve": "The solver failed because the input matrix is singular.",
    "cholesky": "The factorization could not be completed because the input is not positive-definite (the leading minor "
    "of order {0} is not positive-definite).",
    "svd": "The algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated singular "
    "values (error code: {0}).",
    "eig": "The algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated "
    "eigenvalues (error code: {0}).",
    "syevd": "The algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated "
    "eigenvalues (error code: {0}).",
    "lstsq": "The least squares solution could not be computed because the input matrix does not have full rank (error "
    "code: {0}).",
    "lu_factor": "U[{0},{0}] is zero and using it on lu_solve would result in a division by zero. If you still want to "
    "perform the factorization, consider calling linalg.lu(A, pivot) or linalg.lu_factor_ex(A, pivot)",
}  # fmt: skip


def _linalg_check_errors(info: Tensor, api_name: str, is_matrix: bool) -> None:
    """Raise what the first info that is not 0 stands for."""
    if info.meta_.device.type == "meta":
        return
    if foreign_device.is_foreign(info.meta_.device):
        info = F.to(info, cpu)
    if info.meta_.numel == 1 and not c_int32.from_address(info.storage_.data_ptr + info.byte_offset_).value:
        return
    # A positive info says where the algorithm got stuck, a negative one which argument of the routine was invalid. The
    # second cannot happen after our own checks, except for gesdd, which reports NaN in the matrix that way.
    codes = view(info).reshape(-1)
    if not codes.any():
        return
    failed = np.flatnonzero(codes)
    code = int(codes[failed[0]])
    where = api_name if is_matrix else f"{api_name}: (Batch element {failed[0]})"
    if code < 0:
        if "svd" in api_name and code == -4:
            raise _LinAlgError(
                f"{where}: The algorithm failed to converge because the input matrix contained non-finite values."
            )
        internal_assert(
            False,
            f"{where}: Argument {-code} has illegal value. Most certainly there is a bug in the implementation calling the "
            "backend library.",
        )
    word = next((word for word in _MEANINGS if word in api_name), "")
    internal_assert(word, f"{api_name}: Unknown error code: {code}.")
    error = RuntimeError if word == "lu_factor" else _LinAlgError
    raise error(f"{where}: {_MEANINGS[word].format(code)}")


def check_infos(info: Tensor, api_name: str, is_matrix: bool) -> None:
    """The same, by the operator where somebody may see it."""
    if goes_unseen(info.meta_.key_set):
        _linalg_check_errors(info, api_name, is_matrix)
    else:
        F._linalg_check_errors_default(info, api_name, is_matrix)


# ---- factorisation ---------------------------------------------------------------------------------------------------


def _check_at_least_2d(A: Tensor, name: str) -> None:
    check(
        A.meta_.dim >= 2,
        lambda: f"{name}: Expected tensor with 2 or more dimensions. Got size: {list(A.meta_.sizes)} instead",
    )


@planned
def linalg_lu_factor_ex_meta(outs: object, A: Tensor, pivot: bool, check_errors: bool) -> Outputs:
    _check_at_least_2d(A, "torch.lu_factor")
    *batch, m, n = A.meta_.sizes
    return Outputs(
        (
            matrix_metadata((*batch, m, n), A.meta_),
            plain_metadata((*batch, min(m, n)), A.meta_, int32),
            plain_metadata(tuple(batch), A.meta_, int32),
        )
    )


def linalg_lu_factor_ex_impl(
    plan: Outputs | None, LU: Tensor, pivots: Tensor, info: Tensor, A: Tensor, pivot: bool, check_errors: bool
) -> None:
    """P A = L U. Both factors are in one matrix; `pivots` says which rows were exchanged, counted from 1."""
    if A.meta_.numel == 0:
        zero_(info)
        return
    check(pivot, "linalg.lu_factor: LU without pivoting is not implemented on the CPU")
    (factors, swaps, infos), finish = writable((LU, True), (pivots, False), (info, False))
    copy_(factors, A, False)
    stubs.lu_factor_stub[A.meta_.device.type](factors, swaps, infos)
    finish()
    if check_errors:
        F._linalg_check_errors_default(info, "torch.linalg.lu_factor_ex", A.meta_.dim == 2)


def linalg_lu_factor(A: Tensor, pivot: bool) -> tuple[Tensor, Tensor]:
    LU, pivots, info = F.linalg_lu_factor_ex_default(A, pivot, False)
    F._linalg_check_errors_default(info, "torch.linalg.lu_factor", A.meta_.dim == 2)
    return LU, pivots


def linalg_lu_factor_out(A: Tensor, pivot: bool, LU: Tensor, pivots: Tensor) -> tuple[Tensor, Tensor]:
    info = F.empty_memory_format((0,), int32, None, A.device)
    F.linalg_lu_factor_ex_out(A, pivot, False, LU, pivots, info)
    F._linalg_check_errors_default(info, "torch.linalg.lu_factor", A.meta_.dim == 2)
    return LU, pivots


def _lu_with_info(self: Tensor, pivot: bool, check_errors: bool) -> tuple[Tensor, Tensor, Tensor]:
    """`check_errors` is ignored, as in PyTorch: a singular matrix is no error."""
    return F.linalg_lu_factor_ex_default(self, pivot, False)


# ---- the factors as matrices -----------------------------------------------------------------------------------------


@planned
def linalg_lu_meta(outs: object, A: Tensor, pivot: bool) -> Outputs:
    _check_at_least_2d(A, "linalg.lu")
    *batch, m, n = A.meta_.sizes
    k = min(m, n)
    shapes = ((*batch, m, m) if pivot else (0,), (*batch, m, k), (*batch, k, n))
    return Outputs(tuple(plain_metadata(shape, A.meta_) for shape in shapes))


def linalg_lu_impl(plan: Outputs, P: Tensor, L: Tensor, U: Tensor, A: Tensor, pivot: bool) -> None:
    m, n = A.meta_.sizes[-2:]
    factors = L if m > n else U  # the one with room for both
    pivots, info = (F.empty_memory_format((0,), int32, None, A.device) for _ in range(2))
    F.linalg_lu_factor_ex_out(A, pivot, False, factors, pivots, info)
    F.lu_unpack_out(factors, pivots, True, pivot, P, L, U)


@planned
def lu_unpack_meta(outs: object, LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool, unpack_pivots: bool) -> Outputs:
    _check_at_least_2d(LU_data, "torch.lu_unpack")
    if unpack_pivots:
        check(
            LU_pivots.meta_.dtype is int32,
            "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype.\n"
            "Note: this function is intended to be used with the output produced by torch.linalg.lu_factor",
        )
    *batch, m, n = LU_data.meta_.sizes
    k = min(m, n)
    shapes = (
        (*batch, m, m) if unpack_pivots else (0,),
        (*batch, m, k) if unpack_data else (0,),
        (*batch, k, n) if unpack_data else (0,),
    )
    return Outputs(tuple(plain_metadata(shape, LU_data.meta_) for shape in shapes))


def lu_unpack_impl(
    plan: Outputs,
    P: Tensor,
    L: Tensor,
    U: Tensor,
    LU_data: Tensor,
    LU_pivots: Tensor,
    unpack_data: bool,
    unpack_pivots: bool,
) -> None:
    """P is made of the exchanges in `LU_pivots`; L gets its diagonal of ones, which is not stored; U is the upper triangle."""
    if LU_data.meta_.numel == 0:
        if unpack_pivots:
            F.fill_(F.diagonal_default(F.zero_(P), 0, -2, -1), 1.0)
        return
    m, n = LU_data.meta_.sizes[-2:]
    k = min(m, n)
    if unpack_data:
        # One of L and U may be the tensor that holds both factors (`linalg_lu` does that to save memory): the other one has to
        # be read from it before its half is cleared.
        if m > n or LU_data is L:
            F.triu_out(F.narrow_default(LU_data, -2, 0, k), 0, U)
            F.tril_out(LU_data, -1, L)
        else:
            F.tril_out(F.narrow_default(LU_data, -1, 0, k), -1, L)
            F.triu_out(LU_data, 0, U)
        F.fill_(F.diagonal_default(L, 0, -2, -1), 1.0)
    if unpack_pivots:
        F.zero_(P)
        order = _permutation(view(LU_pivots).reshape(-1, LU_pivots.meta_.sizes[-1]), m)
        if len(order) == 1:  # one list of exchanges may serve a batch
            order = np.broadcast_to(order, (LU_data.meta_.numel // (m * n), m))
        target = (
            view(P).reshape(-1, m, m) if P.meta_.is_contiguous else np.zeros((len(order), m, m), P.meta_.dtype.numpy)
        )
        ones = view(F.fill_(F.empty_memory_format((1,), P.dtype), 1.0))[0]
        target[np.arange(len(order))[:, None], order, np.arange(m)] = ones
        if not P.meta_.is_contiguous:
            view(P)[...] = target.reshape(tuple(P.meta_.sizes))


def _permutation(swaps: np.ndarray, m: int) -> np.ndarray:
    """Which row of the matrix each row of the factors came from."""
    check(
        swaps.size == 0 or (swaps.min() >= 1 and swaps.max() <= m),
        "pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive."
        "Did you properly pass the result of lu_factor?",
    )
    # Pivot i says: row i was exchanged with that row, after the exchanges before it. Doing them to the numbers of the rows, in
    # the same order and for all matrices at a time, gives the permutation.
    order = np.broadcast_to(np.arange(m), (len(swaps), m)).copy()
    rows = np.arange(len(swaps))
    for i in range(min(swaps.shape[1], m)):
        other = swaps[:, i].astype(np.int64) - 1
        order[rows, i], order[rows, other] = order[rows, other], order[rows, i].copy()
    return order


# ---- solving with the factors ----------------------------------------------------------------------------------------


@planned
def linalg_lu_solve_meta(out: object, LU: Tensor, pivots: Tensor, B: Tensor, left: bool, adjoint: bool) -> Output:
    check_floating(LU, "torch.linalg.lu_solve")
    check(
        LU.meta_.dtype is B.meta_.dtype,
        lambda: (
            f"linalg.lu_solve: Expected LU and B to have the same dtype, but found LU of type {LU.meta_.dtype.cpp_name} "
            f"and B of type {B.meta_.dtype.cpp_name} instead"
        ),
    )
    check(
        pivots.meta_.dtype is int32,
        "linalg.lu_solve: pivots should be a Tensor of scalar type torch.int32",
    )
    check_square(LU, "torch.linalg.lu_solve")
    check_solver(LU, B, left, "linalg.lu_solve")
    shape, swaps = tuple(LU.meta_.sizes), tuple(pivots.meta_.sizes)
    maybe_wrap_dim(-1, len(swaps), False)
    check(
        shape[-1] == swaps[-1],
        "linalg.lu_solve: Number of pivots per batch should be same as the dimension of the matrix",
    )
    check(
        shape[:-1] == swaps,
        lambda: (
            "linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, but got pivots with shape "
            f"{list(swaps)} instead"
        ),
    )
    return Output(matrix_metadata(broadcast_batch_dims(B, LU)[0], B.meta_, column_major=left))


def linalg_lu_solve_impl(
    plan: Output | None, out: Tensor, LU: Tensor, pivots: Tensor, B: Tensor, left: bool, adjoint: bool
) -> None:
    """Solve A X = B, or X A = B, for the A whose factors are given; with `adjoint`, for its transpose."""
    if out.meta_.numel == 0:
        return
    # X A = B is solved as A^T X^T = B^T, with the other triangle.
    result = out if left else F.mT(out)
    (solution,), finish = writable((result, True))
    copy_(solution, B if left else F.mT(B), False)
    batch = tuple(result.meta_.sizes[:-2])
    n = LU.meta_.sizes[-1]
    # One factorisation may serve a batch of right sides: it is expanded, and since the kernel steps through dense batches,
    # also copied.
    swaps = pivots if tuple(pivots.meta_.sizes[:-1]) == batch else F.expand(pivots, (*batch, n))
    factors = as_column_major(LU) if swaps is pivots else column_major_copy(LU, (*batch, n, n))
    try:
        stubs.lu_solve_stub[LU.meta_.device.type](
            factors, as_contiguous(swaps), solution, adjoint if left else not adjoint
        )
    except RuntimeError:
        if not left:  # PyTorch turns the output itself, and turns it back at the end: refused, it stays turned
            set_geometry(out, result.meta_.plain)
        raise
    finish()


_OF_LU_SOLVE = (
    "torch.lu_solve is deprecated in favor of torch.linalg.lu_solveand will be removed in a future PyTorch release.\n"
    "Note that torch.linalg.lu_solve has its arguments reversed.\nX = torch.lu_solve(B, LU, pivots)\nshould be replaced with\n"
    "X = torch.linalg.lu_solve(LU, pivots, B)"
)


def lu_solve(self: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    warn_once(_OF_LU_SOLVE)
    return F.linalg_lu_solve_default(LU_data, LU_pivots, self, True, False)


def lu_solve_out(self: Tensor, LU_data: Tensor, LU_pivots: Tensor, out: Tensor) -> Tensor:
    warn_once(_OF_LU_SOLVE)
    return F.linalg_lu_solve_out(LU_data, LU_pivots, self, True, False, out)


# ==== Cholesky ========================================================================================================
#
# The Cholesky decomposition, solving with it, and the inverse from it.


def _infos(A: Tensor) -> Tensor:
    return empty_from_metadata(plain_metadata(tuple(A.meta_.sizes[:-2]), A.meta_, int32))


# ---- linalg.cholesky -------------------------------------------------------------------------------------------------


@planned
def linalg_cholesky_ex_meta(outs: object, self: Tensor, upper: bool, check_errors: bool) -> Decomposition:
    check_square(self, "linalg.cholesky")
    check_floating(self, "linalg.cholesky")
    sizes = tuple(self.meta_.sizes)
    metas = matrix_metadata(sizes, self.meta_), plain_metadata(sizes[:-2], self.meta_, int32)
    return Decomposition(metas, for_small(stubs.small_cholesky_stub, self.meta_, upper))


def linalg_cholesky_ex_impl(
    plan: Decomposition, L: Tensor, info: Tensor, self: Tensor, upper: bool, check_errors: bool
) -> None:
    """L with L L^T = A, or U with U^T U = A. Only one triangle of A is read."""
    if L.meta_.numel == 0:
        zero_(info)
        return
    # The routine leaves the other triangle alone, so it is cleared before.
    (factor, infos), finish = writable((L, True), (info, False))
    if goes_unseen(self.meta_.key_set):
        (triu_impl if upper else tril_impl)((triu_meta if upper else tril_meta)(factor, self, 0), factor, self, 0)
    else:
        (F.triu_out if upper else F.tril_out)(self, 0, factor)
    stubs.cholesky_stub[self.meta_.device.type](factor, infos, upper)
    finish()
    if check_errors:
        F._linalg_check_errors_default(info, "linalg.cholesky_ex", self.meta_.dim == 2)


def linalg_cholesky(self: Tensor, upper: bool) -> Tensor:
    if goes_unseen(self.meta_.key_set):
        plan = linalg_cholesky_ex_meta(None, self, upper, False)
        L = empty_from_metadata(plan.out_metas[0])
        if plan.launch is not None and plan.launch(L, self):
            return L
        info = empty_from_metadata(plan.out_metas[1])
        linalg_cholesky_ex_impl(plan, L, info, self, upper, False)
        _linalg_check_errors(info, "linalg.cholesky", self.meta_.dim == 2)
        return L
    L, info = F.linalg_cholesky_ex_default(self, upper, False)
    F._linalg_check_errors_default(info, "linalg.cholesky", self.meta_.dim == 2)
    return L


def linalg_cholesky_out(self: Tensor, upper: bool, out: Tensor) -> Tensor:
    info = F.new_empty_default(self, (0,), int32)
    F.linalg_cholesky_ex_L(self, upper, False, out, info)
    F._linalg_check_errors_default(info, "linalg.cholesky", self.meta_.dim == 2)
    return out


# ---- torch.cholesky --------------------------------------------------------------------------------------------------


def cholesky(self: Tensor, upper: bool) -> Tensor:
    """torch.cholesky, the older form of linalg.cholesky."""
    warn_once(
        "torch.cholesky is deprecated in favor of torch.linalg.cholesky and will be removed in a future PyTorch release.\n"
        "L = torch.cholesky(A)\nshould be replaced with\nL = torch.linalg.cholesky(A)\nand\n"
        "U = torch.cholesky(A, upper=True)\nshould be replaced with\nU = torch.linalg.cholesky(A).mH\n"
        "This transform will produce equivalent results for all valid (symmetric positive definite) inputs."
    )
    if self.meta_.numel == 0:
        return empty_from_metadata(plain_metadata(tuple(self.meta_.sizes), self.meta_))
    check_square(self, "cholesky")
    factor = empty_from_metadata(matrix_metadata(tuple(self.meta_.sizes), self.meta_))
    if factor.storage_.data_ptr:
        copy_(factor, self, False)
        info = _infos(self)
        stubs.cholesky_stub[self.meta_.device.type](factor, info, upper)
        F._linalg_check_errors_default(info, "cholesky", self.meta_.dim == 2)
    return F.triu_(factor, 0) if upper else F.tril_(factor, 0)


def cholesky_out(self: Tensor, upper: bool, out: Tensor) -> Tensor:
    check_out_dtype("cholesky", self.meta_.dtype, out, "result")
    return copy_out(out, cholesky(self, upper))


# ---- with the factor -------------------------------------------------------------------------------------------------


def cholesky_solve(self: Tensor, input2: Tensor, upper: bool) -> Tensor:
    """X of A X = self, where input2 is the factor of A."""
    check(
        self.meta_.dim >= 2,
        lambda: f"b should have at least 2 dimensions, but has {self.meta_.dim} dimensions instead",
    )
    check(
        input2.meta_.dim >= 2,
        lambda: f"u should have at least 2 dimensions, but has {input2.meta_.dim} dimensions instead",
    )
    check_linear_solve(self, input2, "cholesky_solve")
    of_b, of_a = broadcast_batch_dims(self, input2)
    b = self if tuple(self.meta_.sizes) == of_b else F.expand(self, of_b)
    a = input2 if tuple(input2.meta_.sizes) == of_a else F.expand(input2, of_a)
    return F._cholesky_solve_helper_default(b, a, upper)


def cholesky_solve_out(self: Tensor, input2: Tensor, upper: bool, out: Tensor) -> Tensor:
    check_out_dtype("cholesky_solve", self.meta_.dtype, out, "result")
    return copy_out(out, cholesky_solve(self, input2, upper))


def _cholesky_solve_helper(self: Tensor, A: Tensor, upper: bool) -> Tensor:
    """Solve with the factor `A`. Both arguments have the same batch dimensions."""
    result = empty_from_metadata(matrix_metadata(tuple(self.meta_.sizes), self.meta_))
    if result.storage_.data_ptr and result.meta_.numel:
        copy_(result, self, False)
        stubs.cholesky_solve_stub[self.meta_.device.type](result, column_major_copy(A), upper)
    return result


def cholesky_inverse(self: Tensor, upper: bool) -> Tensor:
    """The inverse of the matrix whose factor is given."""
    check_square(self, "cholesky_inverse")
    result = empty_from_metadata(matrix_metadata(tuple(self.meta_.sizes), self.meta_))
    if result.storage_.data_ptr and result.meta_.numel:
        copy_(result, self, False)
        info = _infos(self)
        stubs.cholesky_inverse_stub[self.meta_.device.type](result, info, upper)
        F._linalg_check_errors_default(info, "cholesky_inverse", self.meta_.dim == 2)
    return result


def cholesky_inverse_out(self: Tensor, upper: bool, out: Tensor) -> Tensor:
    check_square(self, "cholesky_inverse")
    check_out_dtype("cholesky_inverse", self.meta_.dtype, out, "result")
    return copy_lapack_out(out, cholesky_inverse(self, upper))


# ==== LDL =============================================================================================================
#
# LDL decomposition of symmetric matrices that need not be positive, and solving with it.
#
# The diagonal D has blocks of 1 and of 2 rows, chosen so that no pivot is small (Bunch and Kaufman, 1977). LD holds D and,
# below it, L; a block of 2 shows as two equal negative pivots.
# As in PyTorch, neither function has a derivative.


@planned
def linalg_ldl_factor_ex_meta(outs: object, self: Tensor, hermitian: bool, check_errors: bool) -> Outputs:
    check_square(self, "torch.linalg.ldl_factor_ex")
    check_floating(self, "torch.linalg.ldl_factor_ex")
    sizes = tuple(self.meta_.sizes)
    return Outputs(
        (
            matrix_metadata(sizes, self.meta_),
            plain_metadata(sizes[:-1], self.meta_, int32),
            plain_metadata(sizes[:-2], self.meta_, int32),
        )
    )


def linalg_ldl_factor_ex_impl(
    plan: Outputs, LD: Tensor, pivots: Tensor, info: Tensor, self: Tensor, hermitian: bool, check_errors: bool
) -> None:
    """P A P^T = L D L^T. Only the lower triangle of `self` is read. `hermitian` changes nothing for real matrices."""
    if self.meta_.numel == 0:
        zero_(info)
        return
    (factors, swaps, infos), finish = writable((LD, True), (pivots, False), (info, False))
    copy_(factors, F.tril_default(self, 0), False)
    stubs.ldl_factor_stub[self.meta_.device.type](factors, swaps, infos)
    finish()
    if check_errors:
        F._linalg_check_errors_default(info, "torch.linalg.ldl_factor_ex", self.meta_.dim == 2)


def linalg_ldl_factor(self: Tensor, hermitian: bool) -> tuple[Tensor, Tensor]:
    LD, pivots, info = F.linalg_ldl_factor_ex_default(self, hermitian, False)
    F._linalg_check_errors_default(info, "torch.linalg.ldl_factor", self.meta_.dim == 2)
    return LD, pivots


def linalg_ldl_factor_out(self: Tensor, hermitian: bool, LD: Tensor, pivots: Tensor) -> tuple[Tensor, Tensor]:
    info = F.empty_memory_format((0,), int32, None, self.device)
    F.linalg_ldl_factor_ex_out(self, hermitian, False, LD, pivots, info)
    F._linalg_check_errors_default(info, "torch.linalg.ldl_factor", self.meta_.dim == 2)
    return LD, pivots


@planned
def linalg_ldl_solve_meta(out: object, LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool) -> Output:
    check_square(LD, "torch.linalg.ldl_solve")
    check_floating(LD, "torch.linalg.ldl_solve")
    check_linear_solve(B, LD, "torch.linalg.ldl_solve")
    swaps = tuple(pivots.meta_.sizes)
    check(
        tuple(LD.meta_.sizes[:-1]) == swaps,
        lambda: (
            "torch.linalg.ldl_solve: Expected LD.shape[:-1] and pivots.shape to be the same, but got pivots with shape "
            f"{list(swaps)} instead"
        ),
    )
    dtype = pivots.meta_.dtype
    check(
        not dtype.is_floating_point and dtype is not bool_,
        lambda: f"torch.linalg.ldl_solve: Expected pivots to be integers. Got {dtype.cpp_name}",
    )
    return Output(matrix_metadata(broadcast_batch_dims(B, LD)[0], B.meta_))


def _check_pivots(pivots: np.ndarray, n: int) -> None:
    passed = "Did you properly pass the result of ldl_factor?"
    if not pivots.size:
        return
    rows = np.abs(pivots)
    check(rows.max() <= n, f"Pivots given to ldl_solve must all satisfy |pivot| <= LD.size(-2). {passed}")
    check(rows.min() >= 1, f"Pivots given to ldl_solve must all satisfy |pivot| >= 1. {passed}")
    # PyTorch does not look for this. LAPACK takes a negative pivot and the next one for a block, also beyond the last row.
    opened = np.zeros(pivots.shape[:-1], bool)
    for k in range(n):
        negative = pivots[..., k] < 0
        check(not (opened & ~negative).any(), f"Pivots given to ldl_solve must be negative in pairs. {passed}")
        opened = negative & ~opened
    check(not opened.any(), f"Pivots given to ldl_solve must be negative in pairs. {passed}")


def linalg_ldl_solve_impl(plan: Output, out: Tensor, LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool) -> None:
    """A X = B for the A whose factors are given."""
    if out.meta_.numel == 0:
        return
    n = LD.meta_.sizes[-1]
    _check_pivots(view(pivots).astype(np.int64), n)
    (solution,), finish = writable((out, True))
    copy_(solution, B, False)
    batch = tuple(out.meta_.sizes[:-2])
    swaps = pivots if tuple(pivots.meta_.sizes[:-1]) == batch else F.expand(pivots, (*batch, n))
    factors = as_column_major(LD) if swaps is pivots else column_major_copy(LD, (*batch, n, n))
    stubs.ldl_solve_stub[LD.meta_.device.type](factors, as_contiguous(swaps), solution)
    finish()
