"""frobenius_norm and nuclear_norm: names that the functions of `linalg` have replaced.

Mirrors aten/src/ATen/native/LinearAlgebra.cpp (frobenius_norm, nuclear_norm).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.error import check, warn_once

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]


_LEFT_FOR_JIT = (
    "at::{}_norm is deprecated and it is just left for JIT compatibility. It will be removed in a future PyTorch release. "
    "Please use `linalg.{}` instead"
)
_NUCLEAR = "matrix_norm(A, 'nuc', dim, keepdim)"


def _warn(name: str, instead: str) -> None:
    warn_once(_LEFT_FOR_JIT.format(name, instead), stacklevel=5)


def _check_frobenius(dim: Ints) -> None:
    _warn("frobenius", "vector_norm(A, 2., dim, keepdim)")
    check(len(dim) <= 2, lambda: f"Expected at most 2 dimensions, but got {len(dim)} dimensions instead.")


def frobenius_norm_dim(self: Tensor, dim: Ints, keepdim: bool) -> Tensor:
    """The root of the sum of squares over one dimension or two; over all of them where none is given."""
    _check_frobenius(dim)
    return F.norm_ScalarOpt_dim(self, 2.0, dim, keepdim)


def frobenius_norm_out(self: Tensor, dim: Ints, keepdim: bool, out: Tensor) -> Tensor:
    _check_frobenius(dim)
    return F.norm_out(self, 2.0, dim, keepdim, out)


def nuclear_norm(self: Tensor, keepdim: bool) -> Tensor:
    """The sum of a matrix's singular values."""
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", (-2, -1), keepdim)


def nuclear_norm_out(self: Tensor, keepdim: bool, out: Tensor) -> Tensor:
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", (-2, -1), keepdim, out=out)


def nuclear_norm_dim(self: Tensor, dim: Ints, keepdim: bool) -> Tensor:
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", dim, keepdim)


def nuclear_norm_dim_out(self: Tensor, dim: Ints, keepdim: bool, out: Tensor) -> Tensor:
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", dim, keepdim, out=out)
