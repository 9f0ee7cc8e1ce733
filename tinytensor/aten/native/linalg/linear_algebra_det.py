"""Determinants, from the factors of LU.

Mirrors the determinant part of aten/src/ATen/native/LinearAlgebra.cpp.
"""

from __future__ import annotations

from math import nan
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    check_floating,
    check_square,
    matrix_metadata,
    plain_metadata,
)
from tinytensor.aten.native.structured import Outputs, planned
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import int32, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _det_of_permutation(pivots: Tensor) -> Tensor:
    """-1 where the number of swaps is odd, else 1."""
    m = pivots.meta
    places = F.arange_start(1, m.sizes[-1] + 1, m.dtype, None, m.device)
    odd = F.bitwise_and_Scalar(F.sum_dim_IntList(F.ne_Tensor(places, pivots), (-1,), False, int64), 1)
    return F.add__Tensor(F.mul__Tensor(odd, wrap_number(-2)), wrap_number(1))


def _factor_out(A: Tensor, LU: Tensor, pivots: Tensor) -> None:
    """A contiguous matrix is factored as its transpose, which has the same determinant and needs no copy."""
    info = F.empty_memory_format((0,), int32, None, A.device)
    F.linalg_lu_factor_ex_out(F.mT(A) if A.meta.is_contiguous else A, True, False, LU, pivots, info)


def _factors(A: Tensor) -> tuple:
    sizes = tuple(A.meta.sizes)
    return matrix_metadata(sizes, A.meta), plain_metadata(sizes[:-1], A.meta, int32)


@planned
def _linalg_det_meta(outs: object, A: Tensor) -> Outputs:
    check_square(A, "linalg.det")
    check_floating(A, "linalg.det")
    return Outputs((plain_metadata(tuple(A.meta.sizes[:-2]), A.meta), *_factors(A)))


def _linalg_det_impl(plan: Outputs, result: Tensor, LU: Tensor, pivots: Tensor, A: Tensor) -> None:
    _factor_out(A, LU, pivots)
    F.mul_out(_det_of_permutation(pivots), F.prod_dim_int(F.diagonal_default(LU, 0, -2, -1), -1), result)


def linalg_det(A: Tensor) -> Tensor:
    return F._linalg_det_default(A)[0]


def linalg_det_out(A: Tensor, out: Tensor) -> Tensor:
    LU, pivots = F.new_empty_default(A, (0,)), F.new_empty_default(A, (0,), int32)
    F._linalg_det_result(A, out, LU, pivots)
    return out


def det(self: Tensor) -> Tensor:
    return F.linalg_det(self)


@planned
def _linalg_slogdet_meta(outs: object, A: Tensor) -> Outputs:
    check_square(A, "linalg.slogdet")
    check_floating(A, "linalg.slogdet", low_precision=False)
    batch = plain_metadata(tuple(A.meta.sizes[:-2]), A.meta)
    return Outputs((batch, batch, *_factors(A)))


def _linalg_slogdet_impl(plan: Outputs, sign: Tensor, logabsdet: Tensor, LU: Tensor, pivots: Tensor, A: Tensor) -> None:
    """Sign and logarithm apart: the determinant itself may be too large or too small for the dtype."""
    _factor_out(A, LU, pivots)
    diagonal = F.diagonal_default(LU, 0, -2, -1)
    F.mul_out(F.prod_dim_int(F.sgn(diagonal), -1), _det_of_permutation(pivots), sign)
    F.sum_IntList_out(F.log_(F.abs(diagonal)), (-1,), False, None, logabsdet)


def linalg_slogdet(A: Tensor) -> tuple[Tensor, Tensor]:
    return tuple(F._linalg_slogdet_default(A)[:2])


def linalg_slogdet_out(A: Tensor, sign: Tensor, logabsdet: Tensor) -> tuple[Tensor, Tensor]:
    LU, pivots = F.new_empty_default(A, (0,)), F.new_empty_default(A, (0,), int32)
    F._linalg_slogdet_sign(A, sign, logabsdet, LU, pivots)
    return sign, logabsdet


def slogdet(self: Tensor) -> tuple[Tensor, Tensor]:
    return F.linalg_slogdet_default(self)


def slogdet_out(self: Tensor, sign: Tensor, logabsdet: Tensor) -> tuple[Tensor, Tensor]:
    return F.linalg_slogdet_out(self, sign, logabsdet)


def logdet(self: Tensor) -> Tensor:
    """NaN where the determinant is negative."""
    check_square(self, "logdet")
    check_floating(self, "logdet", low_precision=False)
    sign, logabsdet = F.linalg_slogdet_default(self)
    return F.where(F.eq(sign, -1.0), nan, logabsdet)
