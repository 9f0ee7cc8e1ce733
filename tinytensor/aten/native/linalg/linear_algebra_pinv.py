"""What singular values tell: the pseudoinverse, the rank, the condition number.

Mirrors the corresponding part of aten/src/ATen/native/LinearAlgebra.cpp.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.linalg.batch_linear_algebra_lstsq import epsilon
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    check_is_matrix,
    check_out_dtype,
    check_square,
    copy_out,
)
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import float32, float64, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


# ---- tolerances ------------------------------------------------------------------------------------------------------


def _default_rtol(input: Tensor) -> float:
    return epsilon(input) * max(input.meta.sizes[-2:])


def _tensor(input: Tensor, value: float) -> Tensor:
    return F.full((), value, dtype=float64, device=input.device)


def _tensor_tolerances(input: Tensor, atol: Tensor | None, rtol: Tensor | None) -> tuple[Tensor, Tensor]:
    """An absolute tolerance above 0 switches the default relative one off."""
    if rtol is None:
        rtol = _tensor(input, _default_rtol(input))
        if atol is not None:
            rtol = F.where(F.gt(atol, 0), _tensor(input, 0.0), rtol)
    return _tensor(input, 0.0) if atol is None else atol, rtol


def _float_tolerances(input: Tensor, atol: float | None, rtol: float | None) -> tuple[Tensor, Tensor]:
    absolute = 0.0 if atol is None else atol
    relative = rtol if rtol is not None else 0.0 if absolute > 0 else _default_rtol(input)
    return _tensor(input, absolute), _tensor(input, relative)


def _threshold(atol: Tensor, rtol: Tensor, largest: Tensor) -> Tensor:
    return F.maximum(F.unsqueeze(atol, -1), F.mul(F.unsqueeze(rtol, -1), largest))


# ---- pinv ------------------------------------------------------------------------------------------------------------


def linalg_pinv_atol_rtol_tensor(self: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool) -> Tensor:
    """V diag(1 / S) U^T, leaving out what is too small to be anything but rounding."""
    check(
        self.meta.dtype in (float32, float64) and self.meta.dim >= 2,
        lambda: (
            f"linalg.pinv({self.meta.dtype.cpp_name}{{{list(self.meta.sizes)}}}): expected a tensor with 2 or more "
            "dimensions of float, double, cfloat or cdouble types"
        ),
    )
    absolute, relative = _tensor_tolerances(self, atol, rtol)
    if self.meta.numel == 0:
        U, S, V = F.svd_default(self)
        return F.matmul(F.mul(V, F.unsqueeze(F.reciprocal(S), -2)), F.mH(U))
    if hermitian:
        S, U = F.linalg_eigh_default(self)
        V, size = U, F.abs(S)
        largest = F.amax(size, -1, True)  # they are sorted from the most negative on
    else:
        U, S, V = F.svd_default(self)
        size, largest = S, F.narrow(S, -1, 0, 1)
    inverse = F.where(F.gt(size, _threshold(absolute, relative, largest)), F.reciprocal(S), F.zeros_like(S))
    return F.matmul(F.mul(V, F.unsqueeze(F.to(inverse, self.dtype), -2)), F.mH(U))


def linalg_pinv_atol_rtol_tensor_out(
    self: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool, out: Tensor
) -> Tensor:
    return _into(out, F.linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian))


def linalg_pinv_atol_rtol_float(self: Tensor, atol: float | None, rtol: float | None, hermitian: bool) -> Tensor:
    _check_pinv(self)
    return F.linalg_pinv_atol_rtol_tensor(self, *_float_tolerances(self, atol, rtol), hermitian)


def _check_pinv(self: Tensor) -> None:
    check(
        self.meta.dtype in (float32, float64) and self.meta.dim >= 2,
        lambda: (
            f"linalg.pinv({self.meta.dtype.cpp_name}{{{list(self.meta.sizes)}}}): expected a tensor with 2 or more "
            "dimensions of float, double, cfloat or cdouble types"
        ),
    )


def linalg_pinv_atol_rtol_float_out(
    self: Tensor, atol: float | None, rtol: float | None, hermitian: bool, out: Tensor
) -> Tensor:
    return _into(out, linalg_pinv_atol_rtol_float(self, atol, rtol, hermitian))


def linalg_pinv(self: Tensor, rcond: float, hermitian: bool) -> Tensor:
    """As in NumPy, one number is the relative tolerance."""
    return F.linalg_pinv_atol_rtol_float(self, 0.0, rcond, hermitian)


def linalg_pinv_rcond_tensor(self: Tensor, rcond: Tensor, hermitian: bool) -> Tensor:
    return F.linalg_pinv_atol_rtol_tensor(self, _tensor(self, 0.0), rcond, hermitian)


def linalg_pinv_out(self: Tensor, rcond: float, hermitian: bool, out: Tensor) -> Tensor:
    return _into(out, linalg_pinv(self, rcond, hermitian))


def linalg_pinv_out_rcond_tensor(self: Tensor, rcond: Tensor, hermitian: bool, out: Tensor) -> Tensor:
    return _into(out, linalg_pinv_rcond_tensor(self, rcond, hermitian))


def _into(out: Tensor, result: Tensor) -> Tensor:
    check_out_dtype("linalg.pinv", result.meta.dtype, out, "result")
    return copy_out(out, result)


def pinverse(self: Tensor, rcond: float) -> Tensor:
    return F.linalg_pinv_default(self, rcond, False)


# ---- rank ------------------------------------------------------------------------------------------------------------


def _rank(input: Tensor, atol: Tensor, rtol: Tensor, hermitian: bool) -> Tensor:
    """How many singular values are above the tolerance."""
    if input.meta.numel == 0:
        return F.zeros(tuple(input.meta.sizes[:-2]), dtype=int64, device=input.device)
    if hermitian:
        S = F.abs(F.linalg_eigvalsh(input))
        largest = F.amax(S, -1, True)
    else:
        S = F.linalg_svdvals(input)
        largest = F.narrow(S, -1, 0, 1)
    return F.sum(F.gt(S, _threshold(atol, rtol, largest)), -1)


_RANK = "torch.linalg.matrix_rank"


def linalg_matrix_rank_atol_rtol_tensor(
    input: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool
) -> Tensor:
    check_is_matrix(input, _RANK, "input")
    return _rank(input, *_tensor_tolerances(input, atol, rtol), hermitian)


def linalg_matrix_rank_atol_rtol_tensor_out(
    input: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool, out: Tensor
) -> Tensor:
    return _rank_into(out, linalg_matrix_rank_atol_rtol_tensor(input, atol, rtol, hermitian))


def linalg_matrix_rank_atol_rtol_float(self: Tensor, atol: float | None, rtol: float | None, hermitian: bool) -> Tensor:
    check_is_matrix(self, _RANK, "input")
    return _rank(self, *_float_tolerances(self, atol, rtol), hermitian)


def linalg_matrix_rank_atol_rtol_float_out(
    self: Tensor, atol: float | None, rtol: float | None, hermitian: bool, out: Tensor
) -> Tensor:
    return _rank_into(out, linalg_matrix_rank_atol_rtol_float(self, atol, rtol, hermitian))


def linalg_matrix_rank(self: Tensor, tol: float, hermitian: bool) -> Tensor:
    """As in NumPy, one number is the absolute tolerance."""
    return linalg_matrix_rank_atol_rtol_float(self, tol, 0.0, hermitian)


def linalg_matrix_rank_out(self: Tensor, tol: float, hermitian: bool, out: Tensor) -> Tensor:
    return _rank_into(out, linalg_matrix_rank(self, tol, hermitian))


def linalg_matrix_rank_tol_tensor(input: Tensor, tol: Tensor, hermitian: bool) -> Tensor:
    return linalg_matrix_rank_atol_rtol_tensor(input, tol, _tensor(input, 0.0), hermitian)


def linalg_matrix_rank_out_tol_tensor(input: Tensor, tol: Tensor, hermitian: bool, out: Tensor) -> Tensor:
    return _rank_into(out, linalg_matrix_rank_tol_tensor(input, tol, hermitian))


def _rank_into(out: Tensor, result: Tensor) -> Tensor:
    check_out_dtype(_RANK, result.meta.dtype, out, "result")
    return copy_out(out, result)


# ---- condition number ------------------------------------------------------------------------------------------------


def _norm_times_norm_of_inverse(self: Tensor, p: Number | str) -> Tensor:
    """Of a singular matrix it is infinite."""
    inverse, info = F.linalg_inv_ex_default(self)
    inverse = F.masked_fill(inverse, F.gt(F.unsqueeze(F.unsqueeze(info, -1), -1), 0), inf)
    result = F.mul(F.linalg_matrix_norm(self, p), F.linalg_matrix_norm(inverse, p))
    return F.nan_to_num_(result, inf, inf, -inf)


def _check_cond(self: Tensor) -> bool:
    """Whether there are no elements: then it is 0."""
    check(self.meta.dim >= 2, "linalg.cond: The input tensor must have at least 2 dimensions.")
    return self.meta.numel == 0


def _zeros(self: Tensor) -> Tensor:
    return F.zeros(tuple(self.meta.sizes[:-2]), dtype=self.dtype, device=self.device)


def linalg_cond(self: Tensor, p: Number | None) -> Tensor:
    """How much a solution can suffer from errors of the matrix."""
    empty = _check_cond(self)
    order = 2 if p is None else p
    check(
        abs(order) in (1, 2, inf),
        lambda: (
            f"linalg.cond got an invalid norm type: {float(order):.6g}"
            if isinstance(order, float)
            else f"linalg.cond got an invalid norm type: {order}"
        ),
    )
    if empty:
        return _zeros(self)
    if abs(order) == 2:
        S = F.linalg_svdvals(self)
        largest, smallest = F.narrow(S, -1, 0, 1), F.narrow(S, -1, -1, 1)
        return F.squeeze(F.div(smallest, largest) if order < 0 else F.div(largest, smallest), -1)
    shown = f"{order:.6f}" if isinstance(order, float) else str(order)
    check_square(self, f"linalg.cond(ord={shown})")
    return _norm_times_norm_of_inverse(self, order)


def linalg_cond_p_str(self: Tensor, p: str) -> Tensor:
    check_square(self, f"linalg.cond(ord={p})")
    _check_cond(self)
    check(p in ("fro", "nuc"), f"linalg.cond got an invalid norm type: {p}")
    if self.meta.numel == 0:
        return _zeros(self)
    if p == "nuc":
        S = F.linalg_svdvals(self)
        return F.mul(F.sum(S, -1), F.sum(F.reciprocal(S), -1))
    return _norm_times_norm_of_inverse(self, p)


def linalg_cond_out(self: Tensor, p: Number | None, out: Tensor) -> Tensor:
    return _cond_into(out, linalg_cond(self, p))


def linalg_cond_p_str_out(self: Tensor, p: str, out: Tensor) -> Tensor:
    return _cond_into(out, linalg_cond_p_str(self, p))


def _cond_into(out: Tensor, result: Tensor) -> Tensor:
    check_out_dtype("linalg.cond", result.meta.dtype, out, "result")
    return copy_out(out, result)
