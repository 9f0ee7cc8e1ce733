"""NumPy kernels of the decompositions and solvers, for where there is no LAPACK to call by symbol.

What `numpy.linalg` offers is used; LU, substitution, Householder reflectors and Cholesky, of which it shows too little,
are written out, one column at a time for the whole batch. The kernels have the form of
aten/native/linalg/batch_linear_algebra_stubs.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np

from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.scalar_type import float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== LDL of one matrix ===============================================================================================
#
# LDL decomposition in NumPy, for where there is no LAPACK to call by symbol.
#
# Mirrors LAPACK's sytf2 and sytrs for the lower triangle.


_ALPHA = (1 + 17**0.5) / 8  # bounds the growth of the elements: Bunch and Kaufman (1977)


def ldl_factor_matrix(a: np.ndarray) -> tuple[np.ndarray, int]:
    """Factor in place. Returns the pivots, counted from 1 and negative in blocks of two, and which block is the first zero one."""
    n = len(a)
    pivots, info, k = np.zeros(n, np.int32), 0, 0
    while k < n:
        p, size = _pivot(a, k)
        if size == 0:
            info, size = info or k + 1, 1
            pivots[k] = p + 1
        else:
            _swap(a, k, k + size - 1, p)
            (_eliminate_one if size == 1 else _eliminate_two)(a, k)
            pivots[k : k + size] = p + 1 if size == 1 else -(p + 1)
        k += size
    return pivots, info


def _pivot(a: np.ndarray, k: int) -> tuple[int, int]:
    """(row that is exchanged with the last one of the next block, rows of the block); 0 rows if there is nothing to divide by."""
    # Four cases, as in LAPACK's sytf2: the diagonal element is large enough beside its column; or beside the growth that
    # the row of the largest element allows; or that row's own diagonal element is taken; or both rows form a block of 2.
    n, here = len(a), abs(a[k, k])
    below = np.abs(a[k + 1 :, k])
    row = k + 1 + int(below.argmax()) if len(below) else k
    most = below.max() if len(below) else 0
    if max(here, most) == 0 or np.isnan(here):
        return k, 0
    if here >= _ALPHA * most:
        return k, 1
    others = [*np.abs(a[row, k:row]), *(np.abs(a[row + 1 :, row]) if row < n - 1 else ())]
    if here >= _ALPHA * most * (most / max(others)):
        return k, 1
    return row, 1 if abs(a[row, row]) >= _ALPHA * max(others) else 2


def _swap(a: np.ndarray, k: int, i: int, p: int) -> None:
    """Exchange rows and columns i and p of the symmetric matrix that begins at k; only its lower triangle is stored."""
    if p == i:
        return
    # In the lower triangle the row and column of an index are one line that bends at the diagonal. So below p two columns
    # are exchanged, between i and p a column with a row, then the diagonal, and left of i what a block of 2 has there.
    a[p + 1 :, [i, p]] = a[p + 1 :, [p, i]]
    a[i + 1 : p, i], a[p, i + 1 : p] = a[p, i + 1 : p].copy(), a[i + 1 : p, i].copy()
    a[i, i], a[p, p] = a[p, p], a[i, i]
    if i > k:
        a[i, k], a[p, k] = a[p, k], a[i, k]


def _eliminate_one(a: np.ndarray, k: int) -> None:
    column = a[k + 1 :, k] / a[k, k]
    a[k + 1 :, k + 1 :] -= np.tril(np.outer(column, a[k + 1 :, k]))
    a[k + 1 :, k] = column


def _eliminate_two(a: np.ndarray, k: int) -> None:
    block = np.array([[a[k, k], a[k + 1, k]], [a[k + 1, k], a[k + 1, k + 1]]])
    columns = a[k + 2 :, k : k + 2].copy()
    multipliers = np.linalg.solve(block, columns.T).T
    a[k + 2 :, k + 2 :] -= np.tril(multipliers @ columns.T)
    a[k + 2 :, k : k + 2] = multipliers


def ldl_solve_matrix(a: np.ndarray, pivots: np.ndarray, b: np.ndarray) -> None:
    """Replace `b` by the solution of A X = b: through L and D downwards, through the transpose of L upwards."""
    # Downwards: exchange rows, subtract the block's multiples from the rows below, divide by the block of D. Upwards the
    # same blocks in reverse order, with the exchange last.
    n, k, blocks = len(a), 0, []
    while k < n:
        size = 1 if pivots[k] > 0 else 2
        i, p = k + size - 1, abs(int(pivots[k])) - 1
        blocks.append((k, size, i, p))
        b[[i, p]] = b[[p, i]]
        rows = slice(k, k + size)
        b[k + size :] -= a[k + size :, rows] @ b[rows]
        block = np.tril(a[rows, rows])
        b[rows] = np.linalg.solve(block + np.tril(block, -1).T, b[rows]) if size == 2 else b[rows] / a[k, k]
        k += size
    for k, size, i, p in reversed(blocks):
        rows = slice(k, k + size)
        b[rows] -= a[k + size :, rows].T @ b[k + size :]
        b[[i, p]] = b[[p, i]]


LAPACK_TYPES = frozenset({float32, float64})


def check_floating_type(t: Tensor, name: str) -> None:
    """NotImplementedError unless LAPACK has routines for the tensor's dtype."""
    dispatch(t.meta_.dtype, name, LAPACK_TYPES)


def mirror_triangle(a: np.ndarray, upper: bool) -> None:
    """Make symmetric what has only one triangle."""
    other = a.swapaxes(-1, -2)
    n = a.shape[-1]
    rows, columns = np.tril_indices(n, -1) if upper else np.triu_indices(n, 1)
    a[..., rows, columns] = other[..., rows, columns]


def _batch(a: np.ndarray) -> np.ndarray:
    """The matrices with one batch dimension. It is a view, because everything here writes in place."""
    flat = a.view()
    if a.ndim == 2:
        return flat[None]
    # The matrices are column-major: transposed they are row-major, and only then can the batch be flattened without a copy.
    if a.ndim > 3:
        flat = a.swapaxes(-1, -2).reshape((-1, a.shape[-1], a.shape[-2])).swapaxes(-1, -2)
    return flat


# ---- LU --------------------------------------------------------------------------------------------------------------


def lu_factor_matrix(a: np.ndarray) -> tuple[np.ndarray, int]:
    """Factor in place with partial pivoting. Returns the pivots and which diagonal element is the first zero; both count from 1."""
    m, n = a.shape
    pivots, info = np.zeros(min(m, n), np.int32), 0
    for j in range(min(m, n)):
        # Column j: the largest element at or below the diagonal becomes the pivot; its row is exchanged as a whole, L and U
        # alike; the multipliers stand below it; the rest of the matrix is updated. A column of zeros is left as it is.
        # Numbers are compared from the top, as BLAS does: none is larger than a NaN it begins with, and a later NaN than none.
        column = np.abs(a[j:, j])
        p = j if np.isnan(column[0]) else j + int(np.nanargmax(column))
        pivots[j] = p + 1
        if a[p, j] == 0:
            info = info or j + 1
            continue
        if p != j:
            a[[j, p]] = a[[p, j]]
        a[j + 1 :, j] /= a[j, j]
        a[j + 1 :, j + 1 :] -= np.outer(a[j + 1 :, j], a[j, j + 1 :])
    return pivots, info


def lu_factor(LU: Tensor, pivots: Tensor, infos: Tensor) -> None:
    check_floating_type(LU, "lu_cpu")
    with np.errstate(all="ignore"):
        found = [lu_factor_matrix(a) for a in _batch(view(LU))]
    view(pivots)[...] = np.array([p for p, _ in found]).reshape(tuple(pivots.meta_.sizes))
    _store(infos, [info for _, info in found])


def _store(target: Tensor, values: list[int]) -> None:
    view(target)[...] = np.array(values, np.int32).reshape(tuple(target.meta_.sizes))


def ldl_factor(LD: Tensor, pivots: Tensor, infos: Tensor) -> None:
    check_floating_type(LD, "ldl_factor_kernel_cpu")
    with np.errstate(all="ignore"):
        found = [ldl_factor_matrix(a) for a in _batch(view(LD))]
    view(pivots)[...] = np.array([p for p, _ in found]).reshape(tuple(pivots.meta_.sizes))
    _store(infos, [info for _, info in found])


def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor) -> None:
    check_floating_type(LD, "ldl_solve_kernel_cpu")
    a, b = _batch(view(LD)), _batch(view(B))
    with np.errstate(all="ignore"):
        for matrix, right, swaps in zip(a, b, view(pivots).reshape(-1, a.shape[-1]), strict=True):
            ldl_solve_matrix(matrix, swaps, right)


def lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, transpose: bool) -> None:
    check_floating_type(LU, "linalg.lu_solve_cpu")
    a, b = _batch(view(LU)), _batch(view(B))
    swaps = view(pivots).reshape(-1, a.shape[-1])
    for matrix, right, order in zip(a, b, swaps, strict=True):
        steps = list(enumerate(order - 1))
        if transpose:
            _substitute(matrix, right, upper=True, transpose=True, unit=False)
            _substitute(matrix, right, upper=False, transpose=True, unit=True)
            steps.reverse()
        for i, p in steps:
            if p != i:
                right[[i, p]] = right[[p, i]]
        if not transpose:
            _substitute(matrix, right, upper=False, transpose=False, unit=True)
            _substitute(matrix, right, upper=True, transpose=False, unit=False)


def _substitute(a: np.ndarray, b: np.ndarray, upper: bool, transpose: bool, unit: bool) -> None:
    """Solve with a triangle of `a`, in place."""
    if transpose:
        a, upper = a.swapaxes(-1, -2), not upper
    n = a.shape[-1]
    with np.errstate(all="ignore"):
        # Row i of all matrices of the batch: the unknowns that are solved already are subtracted, then the diagonal divides.
        for i in range(n - 1, -1, -1) if upper else range(n):
            done = slice(i + 1, n) if upper else slice(0, i)
            if done.stop > done.start:
                b[..., i, :] -= (a[..., i, done, None] * b[..., done, :]).sum(-2)
            if not unit:
                b[..., i, :] /= a[..., i, i, None]


def triangular_solve(A: Tensor, B: Tensor, left: bool, upper: bool, transpose: bool, unitriangular: bool) -> None:
    check_floating_type(A, "triangular_solve_cpu")
    a, b = view(A), view(B)
    if left:
        _substitute(a, b, upper, transpose, unitriangular)
    else:  # X A = B is A^T X^T = B^T
        _substitute(a, b.swapaxes(-1, -2), upper, not transpose, unitriangular)


# ---- Cholesky --------------------------------------------------------------------------------------------------------


def _cholesky(a: np.ndarray) -> int:
    """Compute the lower triangle in place. Returns the order of the first minor that is not positive, or 0."""
    # Column j from the columns left of it. `not rest > 0` is true for NaN as well.
    for j in range(a.shape[0]):
        rest = a[j, j] - a[j, :j] @ a[j, :j]
        if not rest > 0:
            a[j, j] = rest
            return j + 1
        a[j, j] = np.sqrt(rest)
        a[j + 1 :, j] = (a[j + 1 :, j] - a[j + 1 :, :j] @ a[j, :j]) / a[j, j]
    return 0


def cholesky(A: Tensor, infos: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_cpu")
    with np.errstate(all="ignore"):
        _store(infos, [_cholesky(a.T if upper else a) for a in _batch(view(A))])


def cholesky_solve(B: Tensor, A: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_solve_cpu")
    # A = L L^T: with L, then with L^T. With U it is U^T first, so the flag is `upper` itself.
    a, b = view(A), view(B)
    _substitute(a, b, upper, upper, False)
    _substitute(a, b, upper, not upper, False)


def cholesky_inverse(A: Tensor, infos: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_inverse_out_cpu")
    found = []
    for a in _batch(view(A)):
        zeros = np.flatnonzero(np.diagonal(a) == 0)
        found.append(int(zeros[0]) + 1 if len(zeros) else 0)
        if not len(zeros):
            inverse = np.eye(len(a), dtype=a.dtype)
            _substitute(a, inverse, upper, upper, False)
            _substitute(a, inverse, upper, not upper, False)
            a[...] = inverse
    _store(infos, found)


# ---- QR --------------------------------------------------------------------------------------------------------------


def geqrf(A: Tensor, tau: Tensor) -> None:
    check_floating_type(A, "geqrf_cpu")
    a = view(A)
    if a.size:
        reflectors, factors = np.linalg.qr(a, mode="raw")
        a[...] = reflectors.swapaxes(-1, -2)
        view(tau)[...] = factors


def _apply_reflectors(v: np.ndarray, tau: np.ndarray, c: np.ndarray, transpose: bool) -> None:
    """Q c or Q^T c in place, where Q = H_1 H_2 ... and H_i = 1 - tau_i v_i v_i^T."""
    rows, k = c.shape[-2], tau.shape[-1]
    for i in range(k) if transpose else range(k - 1, -1, -1):
        # v_i is stored below the diagonal of column i; its first element is 1 and is not stored.
        column = np.concatenate([np.ones((*v.shape[:-2], 1), v.dtype), v[..., i + 1 : rows, i]], -1)
        part = c[..., i:, :]
        part -= tau[..., i, None, None] * column[..., :, None] * (column[..., None, :] @ part)


def orgqr(A: Tensor, tau: Tensor) -> None:
    check_floating_type(A, "orgqr_cpu")
    a = view(A)
    if a.size:
        q = np.broadcast_to(np.eye(*a.shape[-2:], dtype=a.dtype), a.shape).copy()
        _apply_reflectors(a, view(tau), q, False)
        a[...] = q


def ormqr(A: Tensor, tau: Tensor, C: Tensor, left: bool, transpose: bool) -> None:
    check_floating_type(A, "ormqr_cpu")
    c = view(C)
    if c.size:
        _apply_reflectors(view(A), view(tau), c if left else c.swapaxes(-1, -2), transpose if left else not transpose)


# ---- singular values, eigenvalues, least squares ---------------------------------------------------------------------


def svd(
    A: Tensor, full_matrices: bool, compute_uv: bool, U: Tensor | None, S: Tensor, Vh: Tensor | None, infos: Tensor
) -> None:
    check_floating_type(A, "linalg_svd_cpu")
    a = view(A)
    finite = np.isfinite(a).all((-1, -2))
    # LAPACK's gesdd reports a NaN in its fourth argument, the matrix, and PyTorch has a message for that code.
    view(infos)[...] = np.where(finite, 0, -4)
    if not finite.all():
        return
    if not compute_uv or U is None or Vh is None:
        view(S)[...] = np.linalg.svd(a, compute_uv=False)
        return
    view(U)[...], view(S)[...], view(Vh)[...] = np.linalg.svd(a, full_matrices)


def eigh(eigenvalues: Tensor, eigenvectors: Tensor, infos: Tensor, upper: bool, compute_eigenvectors: bool) -> None:
    check_floating_type(eigenvectors, "linalg_eigh_cpu")
    a = view(eigenvectors)
    triangle: Literal["U", "L"] = "U" if upper else "L"
    finite = np.isfinite(a).all((-1, -2))
    view(infos)[...] = np.where(finite, 0, 1)
    if not finite.all():
        return
    if compute_eigenvectors:
        view(eigenvalues)[...], a[...] = np.linalg.eigh(a, triangle)
    else:
        view(eigenvalues)[...] = np.linalg.eigvalsh(a, triangle)


def lstsq(
    A: Tensor, B: Tensor, rank: Tensor, singular_values: Tensor, infos: Tensor, rcond: float, driver: str
) -> None:
    check_floating_type(A, "linalg_lstsq_cpu")
    m, n = A.meta_.sizes[-2:]
    all_ranks, all_values = [], []
    for a, b in zip(_batch(view(A)), _batch(view(B)), strict=True):
        right = b[:m].copy()
        solution, _, found, values = np.linalg.lstsq(a, right, rcond)
        residual = right - a @ solution
        b[:n] = solution
        if m > n:  # LAPACK leaves there what squares and adds up to the residuals
            b[n:] = 0
            b[n] = np.sqrt((residual**2).sum(0))
        all_ranks.append(found)
        all_values.append(values)
    view(infos)[...] = 0
    if driver != "gels":
        view(rank)[...] = np.array(all_ranks, np.int64).reshape(tuple(rank.meta_.sizes))
    if driver in ("gelsd", "gelss"):
        view(singular_values)[...] = np.array(all_values).reshape(tuple(singular_values.meta_.sizes))


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.lu_factor_stub.register("cpu", lu_factor)
    stubs.lu_solve_stub.register("cpu", lu_solve)
    stubs.ldl_factor_stub.register("cpu", ldl_factor)
    stubs.ldl_solve_stub.register("cpu", ldl_solve)
    stubs.cholesky_stub.register("cpu", cholesky)
    stubs.cholesky_solve_stub.register("cpu", cholesky_solve)
    stubs.cholesky_inverse_stub.register("cpu", cholesky_inverse)
    stubs.triangular_solve_stub.register("cpu", triangular_solve)
    stubs.geqrf_stub.register("cpu", geqrf)
    stubs.orgqr_stub.register("cpu", orgqr)
    stubs.ormqr_stub.register("cpu", ormqr)
    stubs.svd_stub.register("cpu", svd)
    stubs.linalg_eigh_stub.register("cpu", eigh)
    stubs.lstsq_stub.register("cpu", lstsq)
