"""Orthogonal decompositions of a batch of matrices: svd, eigh, qr and Householder products; and least squares.

Mirrors the corresponding parts of aten/src/ATen/native/BatchLinearAlgebra.cpp. Left out: eigenvalues of matrices that
are not symmetric. They are complex numbers, so `eig` and `eigvals` refuse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.batch_linear_algebra import check_infos
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    Decomposition,
    as_contiguous,
    check_floating,
    check_is_matrix,
    check_out_dtype,
    check_square,
    column_major_copy,
    copy_lapack_out,
    copy_out,
    for_small,
    is_done_by_one_call,
    is_vector_rhs,
    matrix_metadata,
    plain_metadata,
    requires_grad,
    writable,
)
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.tensor_shape import slice
from tinytensor.aten.native.shape.triangular_ops import triu_impl, triu_meta
from tinytensor.aten.native.structured import planned
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import remember
from tinytensor.c10.scalar_type import float32, float64, int32, int64
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# `F._linalg_svd_U` is the handle of linalg_svd.U, and not the stub of _linalg_svd.U.
_svd_out = find_schema_or_throw("aten::_linalg_svd", "U").call


# ---- singular values -------------------------------------------------------------------------------------------------


@planned
def _linalg_svd_meta(
    outs: object, A: Tensor, full_matrices: bool, compute_uv: bool, driver: str | None
) -> Decomposition:
    check_is_matrix(A, "linalg.svd")
    check_floating(A, "linalg.svd")
    *batch, m, n = A.meta_.sizes
    k = min(m, n)
    values = plain_metadata((*batch, k), A.meta_)
    launch = for_small(stubs.small_svd_stub, A.meta_, full_matrices, compute_uv)
    if not compute_uv:
        nothing = plain_metadata((0,), A.meta_)
        return Decomposition((nothing, values, nothing), launch)
    u, v = (*batch, m, m if full_matrices else k), (*batch, n if full_matrices else k, n)
    return Decomposition((matrix_metadata(u, A.meta_), values, matrix_metadata(v, A.meta_)), launch)


def _linalg_svd_impl(
    plan: Decomposition,
    U: Tensor,
    S: Tensor,
    Vh: Tensor,
    A: Tensor,
    full_matrices: bool,
    compute_uv: bool,
    driver: str | None,
) -> None:
    """A = U diag(S) Vh."""
    if A.meta_.numel == 0:
        if compute_uv and full_matrices:  # of an empty matrix the identity is a decomposition
            for t in (U, Vh):
                F.fill_(F.diagonal(F.zero_(t), 0, -2, -1), 1.0)
        return
    check(
        driver is None,
        "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with cuSOLVER backend.",
    )
    if is_done_by_one_call(plan, (U, S, Vh), A):
        return
    outputs = ((U, True), (S, False), (Vh, True)) if compute_uv else ((S, False),)
    made, finish = writable(*outputs)
    u, s, v = made if compute_uv else (None, made[0], None)
    info = empty_from_metadata(plain_metadata(tuple(A.meta_.sizes[:-2]), A.meta_, int32))
    stubs.svd_stub[A.meta_.device.type](column_major_copy(A), full_matrices, compute_uv, u, s, v, info)
    finish()
    check_infos(info, "linalg.svd", A.meta_.dim == 2)


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
    """torch.svd, the older form: it returns V and not its transpose, and zeros for vectors that are not computed."""
    check(self.meta_.dim >= 2, "linalg.svd: input should have at least 2 dimensions, but has "
          f"{self.meta_.dim} dimensions instead")  # fmt: skip
    if compute_uv:
        U, S, Vh = F.linalg_svd_default(self, not some, None)
        return U, S, F.mH(Vh)
    *batch, m, n = self.meta_.sizes
    zeros = [F.zeros((*batch, size, size), dtype=self.dtype, device=self.device) for size in (m, n)]
    return zeros[0], F.linalg_svdvals(self), F.mH(zeros[1])


def svd_U(self: Tensor, some: bool, compute_uv: bool, U: Tensor, S: Tensor, V: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The out= form: V is transposed while V^T is written to it."""
    if compute_uv:
        # V is transposed in place, so that its metadata fits Vh, and back when it is filled.
        turned = F.transpose_(V, -2, -1) if V.meta_.dim >= 2 else V
        _svd_out(self, not some, True, None, U, S, turned)
        return U, S, F.transpose_(V, -2, -1)
    wanted = self.meta_.dtype
    for got in (U.meta_.dtype, V.meta_.dtype):
        check(
            got is wanted,
            f"torch.svd: Expected out tensor to have dtype {wanted.cpp_name} but got {got.cpp_name} instead",
        )
    for out, result in zip((U, S, V), svd(self, some, False), strict=True):
        copy_out(out, result)
    return U, S, V


# ---- eigenvalues of symmetric matrices -------------------------------------------------------------------------------


@planned
def _linalg_eigh_meta(outs: object, A: Tensor, UPLO: str, compute_v: bool) -> Decomposition:
    check_square(A, "linalg.eigh")
    check(
        len(UPLO) == 1 and UPLO.upper() in ("L", "U"),
        lambda: f"Expected UPLO argument to be 'L' or 'U', but got {UPLO}",
    )
    sizes = tuple(A.meta_.sizes)
    vectors = matrix_metadata(sizes, A.meta_) if compute_v else plain_metadata((0,), A.meta_)
    launch = for_small(stubs.small_eigh_stub, A.meta_, UPLO.upper() == "U") if compute_v else None
    return Decomposition((plain_metadata(sizes[:-1], A.meta_), vectors), launch)


def _linalg_eigh_impl(
    plan: Decomposition, eigenvalues: Tensor, eigenvectors: Tensor, A: Tensor, UPLO: str, compute_v: bool
) -> None:
    """Eigenvalues, in ascending order, and eigenvectors of a symmetric matrix. Only one triangle of it is read."""
    if A.meta_.numel == 0 or is_done_by_one_call(plan, (eigenvalues, eigenvectors), A):
        return
    outputs = ((eigenvalues, False), (eigenvectors, True)) if compute_v else ((eigenvalues, False),)
    made, finish = writable(*outputs)
    vectors = copy_(made[1], A, False) if compute_v else column_major_copy(A)
    info = empty_from_metadata(plain_metadata(tuple(A.meta_.sizes[:-2]), A.meta_, int32))
    stubs.linalg_eigh_stub[A.meta_.device.type](made[0], vectors, info, UPLO.upper() == "U", compute_v)
    finish()
    check_infos(info, "linalg.eigh", A.meta_.dim == 2)


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
    dtype = self.meta_.dtype
    check(dtype.is_floating_point, lambda: f"Unknown Complex ScalarType for {dtype.cpp_name}")
    check_square(self, name)
    check(
        dtype in (float32, float64),
        lambda: f"\"linalg_eig_out_cpu\" not implemented for '{dtype.cpp_name}'",
        NotImplementedError,
    )
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


# ==== QR ==============================================================================================================
#
# The QR decomposition, and products of the Householder reflectors that it is made of.


# ---- QR --------------------------------------------------------------------------------------------------------------


_MODES = {"reduced": (True, True), "complete": (True, False), "r": (False, True)}
"""(whether Q is wanted, whether it is reduced)."""


def _parse_mode(mode: str) -> tuple[bool, bool]:
    check(
        mode in _MODES,
        lambda: f"qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', or 'complete'",
    )
    return _MODES[mode]


@planned
def linalg_qr_meta(outs: object, A: Tensor, mode: str) -> Decomposition:
    check_is_matrix(A, "linalg.qr")
    check_floating(A, "linalg.qr")
    compute_q, reduced = _parse_mode(mode)
    *batch, m, n = A.meta_.sizes
    k = min(m, n)
    q = matrix_metadata((*batch, m, k if reduced else m), A.meta_) if compute_q else plain_metadata((0,), A.meta_)
    r = matrix_metadata((*batch, k if reduced else m, n), A.meta_)
    return Decomposition((q, r), for_small(stubs.small_qr_stub, A.meta_, q, r))


def linalg_qr_impl(plan: Decomposition, Q: Tensor, R: Tensor, A: Tensor, mode: str) -> None:
    """A = Q R: R is above the diagonal of what geqrf leaves, Q is made of the reflectors below it."""
    if is_done_by_one_call(plan, (Q, R), A):
        return
    compute_q, reduced = _MODES[mode]
    *_, m, n = A.meta_.sizes
    k = min(m, n)
    unseen = goes_unseen(A.meta_.key_set)
    # `factored` is m x n: R on and above the diagonal, below it the reflectors. For the complete form Q has m columns, of
    # which the reflectors fill the first min(m, n).
    factored, tau = _factor(A)
    if unseen:
        upper = factored if not reduced or m <= n else slice(factored, -2, 0, k, 1)
        triu_impl(triu_meta(R, upper, 0), R, upper, 0)
    else:
        F.triu_out(factored if not reduced or m <= n else F.narrow_default(factored, -2, 0, k), 0, R)
    if compute_q:
        (q,), finish = writable((Q, True))
        *_, width = q.meta_.sizes
        if width == n:
            copy_(q, factored, False)
        else:
            common = min(n, width)
            copy_(_first_columns(q, common, unseen), _first_columns(factored, common, unseen), False)
        stubs.orgqr_stub[A.meta_.device.type](q, tau)
        finish()


def _first_columns(t: Tensor, count: int, unseen: bool) -> Tensor:
    if unseen:
        return t if t.meta_.sizes[-1] == count else slice(t, -1, 0, count, 1)
    return F.narrow_default(t, -1, 0, count)


def _factor(A: Tensor) -> tuple[Tensor, Tensor]:
    m = A.meta_
    known = m.plans.get("geqrf")
    if known is None:
        check(
            m.dtype in (float32, float64),
            lambda: f"\"geqrf_cpu\" not implemented for '{m.dtype.cpp_name}'",
            NotImplementedError,
        )
        *batch, rows, columns = m.sizes
        made = matrix_metadata(tuple(m.sizes), m), plain_metadata((*batch, min(rows, columns)), m)
        known = remember(m.plans, "geqrf", made)
    factored, tau = empty_from_metadata(known[0]), empty_from_metadata(known[1])
    if factored.storage_.data_ptr:
        copy_(factored, A, False)
        if A.meta_.numel:
            stubs.geqrf_stub[A.meta_.device.type](factored, tau)
    return factored, tau


def qr(self: Tensor, some: bool) -> tuple[Tensor, Tensor]:
    """torch.qr, the older form of linalg.qr."""
    warn_once(
        "torch.qr is deprecated in favor of torch.linalg.qr and will be removed in a future PyTorch release.\n"
        "The boolean parameter 'some' has been replaced with a string parameter 'mode'.\nQ, R = torch.qr(A, some)\n"
        "should be replaced with\nQ, R = torch.linalg.qr(A, 'reduced' if some else 'complete')"
    )
    return F.linalg_qr_default(self, "reduced" if some else "complete")


def qr_Q(self: Tensor, some: bool, Q: Tensor, R: Tensor) -> tuple[Tensor, Tensor]:
    return F.linalg_qr_out(self, "reduced" if some else "complete", Q, R)


def geqrf(self: Tensor) -> tuple[Tensor, Tensor]:
    """R above the diagonal, the reflectors below it, and their factors."""
    check(self.meta_.dim >= 2, "torch.geqrf: input must have at least 2 dimensions.")
    return _factor(self)


def geqrf_a(self: Tensor, a: Tensor, tau: Tensor) -> tuple[Tensor, Tensor]:
    check(self.meta_.dim >= 2, "torch.geqrf: input must have at least 2 dimensions.")
    for name, out in zip(("a", "tau"), (a, tau), strict=True):
        check_out_dtype("torch.geqrf", self.meta_.dtype, out, name)
    results = geqrf(self)
    return copy_lapack_out(a, results[0]), copy_out(tau, results[1])


# ---- reflectors ------------------------------------------------------------------------------------------------------


def _check_tau(input: Tensor, tau: Tensor, name: str) -> None:
    check(
        input.meta_.dim - tau.meta_.dim == 1,
        lambda: (
            f"{name}: Expected tau to have one dimension less than input, but got tau.ndim equal to {tau.meta_.dim} and "
            f"input.ndim is equal to {input.meta_.dim}"
        ),
    )
    expected = tuple(input.meta_.sizes[:-2])
    check(
        tuple(tau.meta_.sizes[:-1]) == expected,
        lambda: (
            f"{name}: Expected batch dimensions of tau to be equal to input.shape[:-2], but got "
            f"{list(tau.meta_.sizes[:-1])}"
        ),
    )


def linalg_householder_product(input: Tensor, tau: Tensor) -> Tensor:
    """The first columns of H_1 H_2 ... H_k: the Q of a QR decomposition."""
    name = "torch.linalg.householder_product"
    check(input.meta_.dim >= 2, f"{name}: input must have at least 2 dimensions.")
    m, n = input.meta_.sizes[-2:]
    check(m >= n, f"{name}: input.shape[-2] must be greater than or equal to input.shape[-1]")
    check(tau.meta_.dim > 0, "Dimension specified as -1 but tensor has no dimensions", IndexError)
    check(
        n >= tau.meta_.sizes[-1],
        f"{name}: input.shape[-1] must be greater than or equal to tau.shape[-1]",
    )
    _check_tau(input, tau, name)
    check(
        tau.meta_.dtype is input.meta_.dtype,
        lambda: f"{name}: tau dtype {tau.meta_.dtype.cpp_name} does not match input dtype {input.meta_.dtype.cpp_name}",
    )
    result = empty_from_metadata(matrix_metadata(tuple(input.meta_.sizes), input.meta_))
    if result.storage_.data_ptr and result.meta_.numel:
        copy_(result, input, False)
        stubs.orgqr_stub[input.meta_.device.type](result, as_contiguous(tau))
    return result


def linalg_householder_product_out(input: Tensor, tau: Tensor, out: Tensor) -> Tensor:
    result = linalg_householder_product(input, tau)
    check_out_dtype("torch.linalg.householder_product", result.meta_.dtype, out, "result")
    return copy_lapack_out(out, result)


def orgqr(self: Tensor, input2: Tensor) -> Tensor:
    return F.linalg_householder_product(self, input2)


def orgqr_out(self: Tensor, input2: Tensor, out: Tensor) -> Tensor:
    return F.linalg_householder_product(self, input2, out=out)


def ormqr(self: Tensor, input2: Tensor, input3: Tensor, left: bool, transpose: bool) -> Tensor:
    """input3 times the orthogonal matrix of all reflectors, from one side or the other."""
    name = "torch.ormqr"
    check(self.meta_.dim >= 2, f"{name}: input must have at least 2 dimensions.")
    check(input3.meta_.dim >= 2, f"{name}: other must have at least 2 dimensions.")
    a, c = tuple(self.meta_.sizes), tuple(input3.meta_.sizes)
    axis = -2 if left else -1
    check(c[axis] == a[-2], f"{name}: other.shape[{axis}] must be equal to input.shape[-2]")
    maybe_wrap_dim(-1, input2.meta_.dim, False)
    check(
        input2.meta_.sizes[-1] == min(c[axis], a[-1]),
        f"{name}: tau.shape[-1] must be equal to min(other.shape[{axis}], input.shape[-1])",
    )
    _check_tau(self, input2, name)
    check(
        self.meta_.dim == input3.meta_.dim,
        lambda: (
            f"{name}: Expected other to have the same number of dimensions as input, but got other.ndim equal to "
            f"{input3.meta_.dim} and input.ndim is equal to {self.meta_.dim}"
        ),
    )
    check(
        c[:-2] == a[:-2],
        lambda: f"{name}: Expected batch dimensions of other to be equal to input.shape[:-2], but got {list(c[:-2])}",
    )
    ours = self.meta_.dtype
    for t, what in ((input2, "tau"), (input3, "other")):
        theirs = t.meta_.dtype
        check(
            theirs is ours,
            lambda: (
                f"{name}: Expected input and {what} to have the same dtype, but input has dtype{ours.cpp_name} and "  # noqa: B023
                f"{what} has dtype {theirs.cpp_name}"  # noqa: B023
            ),
        )
    result = empty_from_metadata(matrix_metadata(c, input3.meta_))
    if result.storage_.data_ptr and result.meta_.numel:
        copy_(result, input3, False)
        stubs.ormqr_stub[self.meta_.device.type](
            column_major_copy(self), as_contiguous(input2), result, left, transpose
        )
    return result


def ormqr_out(self: Tensor, input2: Tensor, input3: Tensor, left: bool, transpose: bool, out: Tensor) -> Tensor:
    result = ormqr(self, input2, input3, left, transpose)
    ours, theirs = self.meta_.dtype, out.meta_.dtype
    check(
        theirs is ours,
        lambda: (
            f"torch.ormqr: Expected input and result to have the same dtype, but input has dtype{ours.cpp_name} and "
            f"result has dtype {theirs.cpp_name}"
        ),
    )
    return copy_lapack_out(out, result)


# ==== least squares ===================================================================================================
#
# The driver decides the method: "gelsy" by QR with column pivoting, "gels" by plain QR, "gelsd" and "gelss" by SVD.


Four = tuple["Tensor", "Tensor", "Tensor", "Tensor"]
NAME = "torch.linalg.lstsq"
DRIVERS = ("gels", "gelsy", "gelsd", "gelss")
_EPSILON = {float32: 2.0**-23, float64: 2.0**-52}


def epsilon(t: Tensor) -> float:
    """The distance from 1 to the next number."""
    check(t.meta_.dtype in _EPSILON, "This function doesn't handle types other than float and double")
    return _EPSILON[t.meta_.dtype]


def _check(self: Tensor, b: Tensor) -> bool:
    """Check the shapes. Returns whether b is a vector, or a batch of vectors, and not a matrix."""
    check(self.meta_.dim >= 2, f"{NAME}: input must have at least 2 dimensions.")
    check(b.meta_.dim >= 1, f"{NAME}: other must have at least 1 dimension.")
    check(
        self.meta_.dtype is b.meta_.dtype,
        lambda: (
            f"{NAME}: Expected input and other to have the same dtype, but got input's dtype {self.meta_.dtype.cpp_name} "
            f"and other's dtype {b.meta_.dtype.cpp_name}"
        ),
    )
    check(
        0 <= self.meta_.dim - b.meta_.dim <= 1,
        f"{NAME}: input.dim() must be greater or equal to other.dim() and (input.dim() - other.dim()) <= 1",
    )
    vector = is_vector_rhs(self, b)
    rows = b.meta_.sizes[-1 if vector else -2]
    check(
        self.meta_.sizes[-2] == rows,
        f"{NAME}: input.size(-2) should match other.size({-1 if vector else -2})",
    )
    return vector


def linalg_lstsq(self: Tensor, b: Tensor, rcond: float | None, driver: str | None) -> Four:
    """The X for which A X is closest to B, the squared distances, and the rank and singular values of A where the driver finds them."""
    if foreign_device.is_foreign(self.meta_.device):
        return foreign_device.on_host(F.linalg_lstsq_default, self, b, rcond, driver)
    vector = _check(self, b)
    driver = "gelsy" if driver is None else driver.lower()
    check(
        driver in DRIVERS,
        f"{NAME}: parameter `driver` should be one of (gels, gelsy, gelsd, gelss)",
    )
    right = F.unsqueeze_default(b, -1) if vector else b
    *batch_a, m, n = self.meta_.sizes
    width = right.meta_.sizes[-1]
    if rcond is None:
        rcond = epsilon(self) * max(m, n)
    # As in PyTorch, the leading dimensions of both are compared, even where b has one dimension less.
    batch = infer_size(tuple(batch_a), tuple(right.meta_.sizes[: len(batch_a)]))
    device, dtype = self.meta_.device, self.meta_.dtype
    # LAPACK wants max(m, n) rows: the right side (m rows) goes in, the solution (n rows) comes out in the same memory.
    solution = empty_from_metadata(matrix_metadata((*batch, max(m, n), width), self.meta_))
    nothing = (0,)
    rank = F.empty_memory_format(nothing if driver == "gels" else batch, int64, None, device)
    with_values = driver in ("gelsd", "gelss")
    values = F.empty_memory_format((*batch, min(m, n)) if with_values else nothing, dtype, None, device)
    infos = empty_from_metadata(plain_metadata(batch, self.meta_, int32))
    residuals = F.empty_memory_format(nothing, dtype, None, device)
    if solution.storage_.data_ptr:
        F.zero_(rank)
        if 0 in (m, n, width) or 0 in batch:
            F.zero_(solution)
        else:
            copy_(F.narrow_default(solution, -2, 0, m), right, False)
            stubs.lstsq_stub[device.type](
                column_major_copy(self, (*batch, m, n)), solution, rank, values, infos, rcond, driver
            )
            F._linalg_check_errors_default(infos, NAME, not batch)
            if m > n and driver != "gelsy" and (driver == "gels" or bool(F.all(F.eq(rank, n)))):
                # LAPACK leaves below the solution the part of Q^T B that no X can reach; its squares are the residuals.
                residuals = F.sum(F.pow(F.narrow_default(solution, -2, n, m - n), 2), -2)
    elif m > n and driver != "gelsy":
        residuals = F.empty_memory_format((*batch, width), dtype, None, device)
    found = F.narrow_default(solution, -2, 0, n) if m > n else solution
    if tuple(batch_a) != tuple(batch):
        rank = rank if driver == "gels" else _of_each_matrix(rank, batch_a)
        values = _of_each_matrix(values, batch_a) if with_values else values
    return F.squeeze(found, -1) if vector else found, residuals, rank, values


def _of_each_matrix(found: Tensor, batch: Sequence[int]) -> Tensor:
    """What was found for every right side, once for each matrix of `batch`; zeros where nothing was looked for."""
    if found.meta_.numel == 0:
        return F.new_zeros(found, (*batch, *found.meta_.sizes[len(batch) :]))
    for d, size in enumerate(batch):
        found = F.narrow_default(found, d, 0, size)
    return F.clone_default(found, contiguous_format)  # a storage of its own size


def linalg_lstsq_out(
    self: Tensor,
    b: Tensor,
    rcond: float | None,
    driver: str | None,
    solution: Tensor,
    residuals: Tensor,
    rank: Tensor,
    singular_values: Tensor,
) -> Four:
    outs = (solution, residuals, rank, singular_values)
    names = ("solution", "residuals", "rank", "singular_values")
    results = linalg_lstsq(self, b, rcond, driver)
    for out, result, name in zip(outs, results, names, strict=True):
        check_out_dtype(NAME, result.meta_.dtype, out, name)
    copy_lapack_out(solution, results[0])
    for out, result in zip(outs[1:], results[1:], strict=True):
        copy_out(out, result)
    return outs
