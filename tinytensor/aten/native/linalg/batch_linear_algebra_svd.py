"""Singular values and eigenvalues: svd, svdvals, eigh, eigvalsh.

Mirrors the corresponding part of aten/src/ATen/native/BatchLinearAlgebra.cpp. Left out: the eigenvalues of
matrices that
are not symmetric, which are complex numbers: `eig` and `eigvals` refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    check_floating,
    check_is_matrix,
    check_square,
    column_major_copy,
    copy_out,
    matrix_metadata,
    plain_metadata,
    requires_grad,
    writable,
)
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.structured import Outputs, planned
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import int32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# `F._linalg_svd_U` is the handle of linalg_svd.U, and not the stub of _linalg_svd.U.
_svd_out = find_schema_or_throw("aten::_linalg_svd", "U").call


# ---- singular values -------------------------------------------------------------------------------------------------


@planned
def _linalg_svd_meta(outs: object, A: Tensor, full_matrices: bool, compute_uv: bool, driver: str | None) -> Outputs:
    check_is_matrix(A, "linalg.svd")
    check_floating(A, "linalg.svd")
    *batch, m, n = A.meta.sizes
    k = min(m, n)
    values = plain_metadata((*batch, k), A.meta)
    if not compute_uv:
        nothing = plain_metadata((0,), A.meta)
        return Outputs((nothing, values, nothing))
    u, v = (*batch, m, m if full_matrices else k), (*batch, n if full_matrices else k, n)
    return Outputs((matrix_metadata(u, A.meta), values, matrix_metadata(v, A.meta)))


def _linalg_svd_impl(
    plan: Outputs,
    U: Tensor,
    S: Tensor,
    Vh: Tensor,
    A: Tensor,
    full_matrices: bool,
    compute_uv: bool,
    driver: str | None,
) -> None:
    """A = U diag(S) Vh."""
    if A.meta.numel == 0:
        if compute_uv and full_matrices:  # of an empty matrix the identity is a decomposition
            for t in (U, Vh):
                F.fill_(F.diagonal(F.zero_(t), 0, -2, -1), 1.0)
        return
    check(
        driver is None,
        "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with cuSOLVER backend.",
    )
    outputs = ((U, True), (S, False), (Vh, True)) if compute_uv else ((S, False),)
    made, finish = writable(*outputs)
    u, s, v = made if compute_uv else (None, made[0], None)
    info = empty_from_metadata(plain_metadata(tuple(A.meta.sizes[:-2]), A.meta, int32))
    stubs.svd_stub[A.meta.device.type](column_major_copy(A), full_matrices, compute_uv, u, s, v, info)
    finish()
    F._linalg_check_errors_default(info, "linalg.svd", A.meta.dim == 2)


def linalg_svd(A: Tensor, full_matrices: bool, driver: str | None) -> tuple[Tensor, Tensor, Tensor]:
    return F._linalg_svd_default(A, full_matrices, True, driver)


def linalg_svd_U(
    A: Tensor, full_matrices: bool, driver: str | None, U: Tensor, S: Tensor, Vh: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return _svd_out(A, full_matrices, True, driver, U, S, Vh)


def linalg_svdvals(A: Tensor, driver: str | None) -> Tensor:
    """The vectors are computed too if the gradient will need them."""
    return F._linalg_svd_default(A, False, requires_grad(A), driver)[1]


def linalg_svdvals_out(A: Tensor, driver: str | None, out: Tensor) -> Tensor:
    U, Vh = F.new_empty_default(A, (0,)), F.new_empty_default(A, (0,))
    _svd_out(A, False, False, driver, U, out, Vh)
    return out


def svd(self: Tensor, some: bool, compute_uv: bool) -> tuple[Tensor, Tensor, Tensor]:
    """The older form: V instead of its transpose; without vectors, zeros in their place."""
    check(self.meta.dim >= 2, "linalg.svd: input should have at least 2 dimensions, but has "
          f"{self.meta.dim} dimensions instead")  # fmt: skip
    if compute_uv:
        U, S, Vh = F.linalg_svd_default(self, not some, None)
        return U, S, F.mH(Vh)
    *batch, m, n = self.meta.sizes
    zeros = [F.zeros((*batch, size, size), dtype=self.dtype, device=self.device) for size in (m, n)]
    return zeros[0], F.linalg_svdvals(self), F.mH(zeros[1])


def svd_U(self: Tensor, some: bool, compute_uv: bool, U: Tensor, S: Tensor, V: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """V is turned over while its transpose is written to it."""
    if compute_uv:
        turned = F.transpose_(V, -2, -1) if V.meta.dim >= 2 else V
        _svd_out(self, not some, True, None, U, S, turned)
        return U, S, F.transpose_(V, -2, -1)
    wanted = self.meta.dtype
    for got in (U.meta.dtype, V.meta.dtype):
        check(
            got is wanted,
            f"torch.svd: Expected out tensor to have dtype {wanted.cpp_name} but got {got.cpp_name} instead",
        )
    for out, result in zip((U, S, V), svd(self, some, False), strict=True):
        copy_out(out, result)
    return U, S, V


# ---- eigenvalues of symmetric matrices -------------------------------------------------------------------------------


@planned
def _linalg_eigh_meta(outs: object, A: Tensor, UPLO: str, compute_v: bool) -> Outputs:
    check_square(A, "linalg.eigh")
    check(
        len(UPLO) == 1 and UPLO.upper() in ("L", "U"),
        lambda: f"Expected UPLO argument to be 'L' or 'U', but got {UPLO}",
    )
    sizes = tuple(A.meta.sizes)
    vectors = matrix_metadata(sizes, A.meta) if compute_v else plain_metadata((0,), A.meta)
    return Outputs((plain_metadata(sizes[:-1], A.meta), vectors))


def _linalg_eigh_impl(
    plan: Outputs, eigenvalues: Tensor, eigenvectors: Tensor, A: Tensor, UPLO: str, compute_v: bool
) -> None:
    """Of a symmetric matrix, of which one triangle is read; ascending."""
    if A.meta.numel == 0:
        return
    outputs = ((eigenvalues, False), (eigenvectors, True)) if compute_v else ((eigenvalues, False),)
    made, finish = writable(*outputs)
    vectors = copy_(made[1], A, False) if compute_v else column_major_copy(A)
    info = empty_from_metadata(plain_metadata(tuple(A.meta.sizes[:-2]), A.meta, int32))
    stubs.linalg_eigh_stub[A.meta.device.type](made[0], vectors, info, UPLO.upper() == "U", compute_v)
    finish()
    F._linalg_check_errors_default(info, "linalg.eigh", A.meta.dim == 2)


def linalg_eigh(self: Tensor, UPLO: str) -> tuple[Tensor, Tensor]:
    return F._linalg_eigh_default(self, UPLO, True)


def linalg_eigh_eigvals(self: Tensor, UPLO: str, eigvals: Tensor, eigvecs: Tensor) -> tuple[Tensor, Tensor]:
    return F._linalg_eigh_eigenvalues(self, UPLO, True, eigvals, eigvecs)


def linalg_eigvalsh(self: Tensor, UPLO: str) -> Tensor:
    """The vectors are computed too if the gradient will need them."""
    return F._linalg_eigh_default(self, UPLO, requires_grad(self))[0]


def linalg_eigvalsh_out(self: Tensor, UPLO: str, out: Tensor) -> Tensor:
    F._linalg_eigh_eigenvalues(self, UPLO, False, out, F.new_empty_default(self, (0,)))
    return out


# ---- eigenvalues of other matrices -----------------------------------------------------------------------------------


def _refuse(self: Tensor, name: str, symmetric: str) -> NoReturn:
    check_square(self, name)
    raise RuntimeError(
        f"{name}: the eigenvalues of a matrix that is not symmetric are complex numbers, which are left out here. For a "
        f"symmetric matrix use torch.linalg.{symmetric}."
    )


def linalg_eig(self: Tensor) -> NoReturn:
    _refuse(self, "linalg.eig", "eigh")


def linalg_eig_out(self: Tensor, eigenvalues: Tensor, eigenvectors: Tensor) -> NoReturn:
    _refuse(self, "linalg.eig", "eigh")


def linalg_eigvals(self: Tensor) -> NoReturn:
    _refuse(self, "linalg.eigvals", "eigvalsh")


def linalg_eigvals_out(self: Tensor, out: Tensor) -> NoReturn:
    _refuse(self, "linalg.eigvals", "eigvalsh")
