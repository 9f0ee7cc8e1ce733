"""LU decomposition with partial pivoting, and solving with its factors; what the info of LAPACK means.

Mirrors the LU part of aten/src/ATen/native/BatchLinearAlgebra.cpp. Left out: LU without pivoting, which PyTorch has on
CUDA only.
"""

from __future__ import annotations

from ctypes import c_int32
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    as_column_major,
    as_contiguous,
    broadcast_batch_dims,
    check_floating,
    check_solver,
    check_square,
    column_major_copy,
    matrix_metadata,
    plain_metadata,
    writable,
)
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.structured import Output, Outputs, planned
from tinytensor.c10.device import cpu
from tinytensor.c10.error import _LinAlgError, check, internal_assert
from tinytensor.c10.privateuse1 import is_privateuse1
from tinytensor.c10.scalar_type import int32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# A word of the function's name -> what a positive info means; the first that occurs counts.
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
    if info.meta.device.type == "meta":
        return
    if is_privateuse1(info.meta.device):
        info = F.to(info, cpu)
    if info.meta.numel == 1 and not c_int32.from_address(info.storage_.data_ptr + info.byte_offset).value:
        return
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
        internal_assert(False, f"{where}: Argument {-code} has illegal value.")
    word = next((word for word in _MEANINGS if word in api_name), "")
    internal_assert(word, f"{api_name}: Unknown error code: {code}.")
    error = RuntimeError if word == "lu_factor" else _LinAlgError
    raise error(f"{where}: {_MEANINGS[word].format(code)}")


# ---- factorisation ---------------------------------------------------------------------------------------------------


def _at_least_2d(A: Tensor, name: str) -> None:
    check(
        A.meta.dim >= 2,
        lambda: f"{name}: Expected tensor with 2 or more dimensions. Got size: {list(A.meta.sizes)} instead",
    )


@planned
def linalg_lu_factor_ex_meta(outs: object, A: Tensor, pivot: bool, check_errors: bool) -> Outputs:
    _at_least_2d(A, "torch.lu_factor")
    *batch, m, n = A.meta.sizes
    return Outputs(
        (
            matrix_metadata((*batch, m, n), A.meta),
            plain_metadata((*batch, min(m, n)), A.meta, int32),
            plain_metadata(tuple(batch), A.meta, int32),
        )
    )


def linalg_lu_factor_ex_impl(
    plan: Outputs, LU: Tensor, pivots: Tensor, info: Tensor, A: Tensor, pivot: bool, check_errors: bool
) -> None:
    """P A = L U; both factors in one matrix, the rows swapped in `pivots`, counted from 1."""
    if A.meta.numel == 0:
        zero_(info)
        return
    check(pivot, "linalg.lu_factor: LU without pivoting is not implemented on the CPU")
    (factors, swaps, infos), finish = writable((LU, True), (pivots, False), (info, False))
    copy_(factors, A, False)
    stubs.lu_factor_stub[A.meta.device.type](factors, swaps, infos)
    finish()
    if check_errors:
        F._linalg_check_errors_default(info, "torch.linalg.lu_factor_ex", A.meta.dim == 2)


def linalg_lu_factor(A: Tensor, pivot: bool) -> tuple[Tensor, Tensor]:
    LU, pivots, info = F.linalg_lu_factor_ex_default(A, pivot, False)
    F._linalg_check_errors_default(info, "torch.linalg.lu_factor", A.meta.dim == 2)
    return LU, pivots


def linalg_lu_factor_out(A: Tensor, pivot: bool, LU: Tensor, pivots: Tensor) -> tuple[Tensor, Tensor]:
    info = F.empty_memory_format((0,), int32, None, A.device)
    F.linalg_lu_factor_ex_out(A, pivot, False, LU, pivots, info)
    F._linalg_check_errors_default(info, "torch.linalg.lu_factor", A.meta.dim == 2)
    return LU, pivots


def _lu_with_info(self: Tensor, pivot: bool, check_errors: bool) -> tuple[Tensor, Tensor, Tensor]:
    return F.linalg_lu_factor_ex_default(self, pivot, check_errors)


# ---- the factors as matrices -----------------------------------------------------------------------------------------


@planned
def linalg_lu_meta(outs: object, A: Tensor, pivot: bool) -> Outputs:
    _at_least_2d(A, "linalg.lu")
    *batch, m, n = A.meta.sizes
    k = min(m, n)
    shapes = ((*batch, m, m) if pivot else (0,), (*batch, m, k), (*batch, k, n))
    return Outputs(tuple(plain_metadata(shape, A.meta) for shape in shapes))


def linalg_lu_impl(plan: Outputs, P: Tensor, L: Tensor, U: Tensor, A: Tensor, pivot: bool) -> None:
    m, n = A.meta.sizes[-2:]
    factors = L if m > n else U  # the one with room for both
    pivots, info = (F.empty_memory_format((0,), int32, None, A.device) for _ in range(2))
    F.linalg_lu_factor_ex_out(A, pivot, False, factors, pivots, info)
    F.lu_unpack_out(factors, pivots, True, pivot, P, L, U)


@planned
def lu_unpack_meta(outs: object, LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool, unpack_pivots: bool) -> Outputs:
    _at_least_2d(LU_data, "torch.lu_unpack")
    if unpack_pivots:
        check(
            LU_pivots.meta.dtype is int32,
            "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype.\n"
            "Note: this function is intended to be used with the output produced by torch.linalg.lu_factor",
        )
    *batch, m, n = LU_data.meta.sizes
    k = min(m, n)
    shapes = (
        (*batch, m, m) if unpack_pivots else (0,),
        (*batch, m, k) if unpack_data else (0,),
        (*batch, k, n) if unpack_data else (0,),
    )
    return Outputs(tuple(plain_metadata(shape, LU_data.meta) for shape in shapes))


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
    """P from the swaps, L with its diagonal of ones, U."""
    if LU_data.meta.numel == 0:
        return
    m, n = LU_data.meta.sizes[-2:]
    k = min(m, n)
    if unpack_data:
        if m > n or LU_data is L:
            F.triu_out(F.narrow_default(LU_data, -2, 0, k), 0, U)
            F.tril_out(LU_data, -1, L)
        else:
            F.tril_out(F.narrow_default(LU_data, -1, 0, k), -1, L)
            F.triu_out(LU_data, 0, U)
        F.fill_(F.diagonal_default(L, 0, -2, -1), 1.0)
    if unpack_pivots:
        F.zero_(P)
        order = _permutation(view(LU_pivots).reshape(-1, LU_pivots.meta.sizes[-1]), m)
        target = view(P).reshape(-1, m, m) if P.meta.is_contiguous else np.zeros((len(order), m, m), P.meta.dtype.numpy)
        ones = view(F.fill_(F.empty_memory_format((1,), P.dtype), 1.0))[0]
        target[np.arange(len(order))[:, None], order, np.arange(m)] = ones
        if not P.meta.is_contiguous:
            view(P)[...] = target.reshape(tuple(P.meta.sizes))


def _permutation(swaps: np.ndarray, m: int) -> np.ndarray:
    """Which row of the matrix each row of the factors came from."""
    check(
        swaps.size == 0 or (swaps.min() >= 1 and swaps.max() <= m),
        "pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive."
        "Did you properly pass the result of lu_factor?",
    )
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
        LU.meta.dtype is B.meta.dtype,
        lambda: (
            f"linalg.lu_solve: Expected LU and B to have the same dtype, but found LU of type {LU.meta.dtype.cpp_name} "
            f"and B of type {B.meta.dtype.cpp_name} instead"
        ),
    )
    check(
        pivots.meta.dtype is int32,
        "linalg.lu_solve: pivots should be a Tensor of scalar type torch.int32",
    )
    check_square(LU, "torch.linalg.lu_solve")
    check_solver(LU, B, left, "linalg.lu_solve")
    shape, swaps = tuple(LU.meta.sizes), tuple(pivots.meta.sizes)
    check(
        bool(swaps) and shape[-1] == swaps[-1],
        "linalg.lu_solve: Number of pivots per batch should be same as the dimension of the matrix",
    )
    check(
        shape[:-1] == swaps,
        lambda: (
            "linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, but got pivots with shape "
            f"{list(swaps)} instead"
        ),
    )
    return Output(matrix_metadata(broadcast_batch_dims(B, LU)[0], B.meta, column_major=left))


def linalg_lu_solve_impl(
    plan: Output, out: Tensor, LU: Tensor, pivots: Tensor, B: Tensor, left: bool, adjoint: bool
) -> None:
    """A X = B, or X A = B, for the A whose factors are given; its transpose with `adjoint`."""
    if out.meta.numel == 0:
        return
    # X A = B is the other triangle's A^T X^T = B^T.
    result = out if left else F.mT(out)
    (solution,), finish = writable((result, True))
    copy_(solution, B if left else F.mT(B), False)
    batch = tuple(result.meta.sizes[:-2])
    n = LU.meta.sizes[-1]
    swaps = pivots if tuple(pivots.meta.sizes[:-1]) == batch else F.expand(pivots, (*batch, n))
    factors = as_column_major(LU) if swaps is pivots else column_major_copy(LU, (*batch, n, n))
    stubs.lu_solve_stub[LU.meta.device.type](factors, as_contiguous(swaps), solution, adjoint if left else not adjoint)
    finish()


def lu_solve(self: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    return F.linalg_lu_solve_default(LU_data, LU_pivots, self, True, False)


def lu_solve_out(self: Tensor, LU_data: Tensor, LU_pivots: Tensor, out: Tensor) -> Tensor:
    return F.linalg_lu_solve_out(LU_data, LU_pivots, self, True, False, out)
