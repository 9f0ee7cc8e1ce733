"""CPU kernels of the decompositions and solvers: one LAPACK call for each matrix of the batch.

Where there is no LAPACK to call, the NumPy kernels of native/reference/batch_linear_algebra.py take their place.

Mirrors aten/src/ATen/native/BatchLinearAlgebraKernel.cpp. Left out: complex numbers, and working on several matrices of
a batch at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.jit import lapack
from tinytensor.jit.lapack import Workspace, routine
from tinytensor.native import batch_linear_algebra_stubs as stubs
from tinytensor.native.reference import batch_linear_algebra as reference
from tinytensor.native.reference.arrays import view
from tinytensor.native.reference.batch_linear_algebra import check_floating_type

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _size(t: Tensor) -> tuple[int, int]:
    return t.meta.sizes[-2], t.meta.sizes[-1]


def _count(t: Tensor) -> int:
    rows, columns = _size(t)
    return t.meta.numel // (rows * columns) if rows and columns else 0


def _addresses(t: Tensor, step: int) -> Iterator[int]:
    """Where each item of a batch begins, for items of `step` elements."""
    start, width = t.storage_.data_ptr + t.byte_offset, step * t.meta.itemsize
    return (start + i * width for i in range(t.meta.numel // step if step else 0))


def _matrices(t: Tensor) -> Iterator[int]:
    rows, columns = _size(t)
    return _addresses(t, rows * columns)


def _store(target: Tensor, values: list[int]) -> None:
    view(target)[...] = np.array(values, np.int32).reshape(tuple(target.meta.sizes))


def _flag(upper: bool) -> str:
    return "U" if upper else "L"


# ---- LU --------------------------------------------------------------------------------------------------------------


def lu_factor(LU: Tensor, pivots: Tensor, infos: Tensor) -> None:
    check_floating_type(LU, "lu_cpu")
    (m, n), getrf = _size(LU), routine("getrf", LU.meta.dtype.name)
    wide = np.empty((_count(LU), min(m, n)), np.int64)
    start, width = wide.ctypes.data, wide.shape[1] * 8
    _store(infos, [getrf(m, n, a, m, start + i * width) for i, a in enumerate(_matrices(LU))])
    view(pivots)[...] = wide.reshape(tuple(pivots.meta.sizes))


def lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, transpose: bool) -> None:
    check_floating_type(LU, "linalg.lu_solve_cpu")
    n, columns = _size(B)
    getrs = routine("getrs", LU.meta.dtype.name)
    wide = view(pivots).astype(np.int64)
    start = wide.ctypes.data
    for i, (a, b) in enumerate(zip(_matrices(LU), _matrices(B), strict=True)):
        getrs("T" if transpose else "N", n, columns, a, n, start + i * n * 8, b, n)


# ---- Cholesky --------------------------------------------------------------------------------------------------------


def cholesky(A: Tensor, infos: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_cpu")
    n, potrf = _size(A)[0], routine("potrf", A.meta.dtype.name)
    _store(infos, [potrf(_flag(upper), n, a, n) for a in _matrices(A)])
    # Not every LAPACK notices what is not a number.
    diagonal = np.isnan(view(A).diagonal(0, -2, -1))
    if diagonal.any():
        codes = view(infos)
        codes[...] = np.where((codes == 0) & diagonal.any(-1), diagonal.argmax(-1) + 1, codes)


def cholesky_solve(B: Tensor, A: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_solve_cpu")
    (n, columns), potrs = _size(B), routine("potrs", A.meta.dtype.name)
    for a, b in zip(_matrices(A), _matrices(B), strict=True):
        potrs(_flag(upper), n, columns, a, n, b, n)


def cholesky_inverse(A: Tensor, infos: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_inverse_out_cpu")
    n, potri = _size(A)[0], routine("potri", A.meta.dtype.name)
    _store(infos, [potri(_flag(upper), n, a, n) for a in _matrices(A)])
    reference.mirror_triangle(view(A), upper)


# ---- triangular solve ------------------------------------------------------------------------------------------------


def triangular_solve(A: Tensor, B: Tensor, left: bool, upper: bool, transpose: bool, unitriangular: bool) -> None:
    check_floating_type(A, "triangular_solve_cpu")
    (m, n), trsm = _size(B), routine("trsm", A.meta.dtype.name)
    size = _size(A)[0]
    flags = ("L" if left else "R", _flag(upper), "T" if transpose else "N", "U" if unitriangular else "N")
    for a, b in zip(_matrices(A), _matrices(B), strict=True):
        trsm(*flags, m, n, 1.0, a, size, b, m)


# ---- QR --------------------------------------------------------------------------------------------------------------


def geqrf(A: Tensor, tau: Tensor) -> None:
    check_floating_type(A, "geqrf_cpu")
    (m, n), name = _size(A), A.meta.dtype.name
    if not _count(A):
        return
    run = routine("geqrf", name)
    work = Workspace(name, lambda scratch, length: run(m, n, 0, m, 0, scratch, length))
    for a, t in zip(_matrices(A), _addresses(tau, min(m, n)), strict=True):
        run(m, n, a, m, t, work.address, work.length)


def orgqr(A: Tensor, tau: Tensor) -> None:
    check_floating_type(A, "orgqr_cpu")
    (m, n), k, name = _size(A), tau.meta.sizes[-1], A.meta.dtype.name
    if not _count(A):
        return
    run = routine("orgqr", name)
    work = Workspace(name, lambda scratch, length: run(m, n, k, 0, m, 0, scratch, length))
    # Without reflectors there is no memory of theirs to step through.
    taus = _addresses(tau, k) if k else iter([work.address] * _count(A))
    for a, t in zip(_matrices(A), taus, strict=True):
        run(m, n, k, a, m, t, work.address, work.length)


def ormqr(A: Tensor, tau: Tensor, C: Tensor, left: bool, transpose: bool) -> None:
    check_floating_type(A, "ormqr_cpu")
    (m, n), k, name = _size(C), tau.meta.sizes[-1], A.meta.dtype.name
    if not _count(C) or not k:
        return
    rows = max(1, m if left else n)
    run, flags = routine("ormqr", name), ("L" if left else "R", "T" if transpose else "N")
    work = Workspace(name, lambda scratch, length: run(*flags, m, n, k, 0, rows, 0, 0, m, scratch, length))
    for a, t, c in zip(_matrices(A), _addresses(tau, k), _matrices(C), strict=True):
        run(*flags, m, n, k, a, rows, t, c, m, work.address, work.length)


# ---- singular values, eigenvalues ------------------------------------------------------------------------------------


def svd(
    A: Tensor, full_matrices: bool, compute_uv: bool, U: Tensor | None, S: Tensor, Vh: Tensor | None, infos: Tensor
) -> None:
    """A is overwritten."""
    check_floating_type(A, "linalg_svd_cpu")
    (m, n), name = _size(A), A.meta.dtype.name
    k, count = min(m, n), _count(A)
    job = ("A" if full_matrices else "S") if compute_uv else "N"
    lead_v = n if full_matrices else k
    integers = np.empty(8 * k, np.int64)
    run, iwork = routine("gesdd", name), integers.ctypes.data
    us = _matrices(U) if compute_uv and U is not None else iter([0] * count)
    vs = _matrices(Vh) if compute_uv and Vh is not None else iter([0] * count)
    work = Workspace(name, lambda w, length: run(job, m, n, 0, m, 0, 0, m, 0, lead_v, w, length, iwork))
    found = [
        run(job, m, n, a, m, s, u, m, v, lead_v, work.address, work.length, iwork)
        for a, s, u, v in zip(_matrices(A), _addresses(S, k), us, vs, strict=True)
    ]
    _store(infos, found)


def eigh(eigenvalues: Tensor, eigenvectors: Tensor, infos: Tensor, upper: bool, compute_eigenvectors: bool) -> None:
    """`eigenvectors` comes with the matrices in it."""
    check_floating_type(eigenvectors, "linalg_eigh_cpu")
    n, name = _size(eigenvectors)[0], eigenvectors.meta.dtype.name
    flags = ("V" if compute_eigenvectors else "N", _flag(upper))
    run, wanted = routine("syevd", name), np.zeros(1, np.int64)
    work = Workspace(name, lambda w, length: run(*flags, n, 0, n, 0, w, length, wanted.ctypes.data, -1))
    integers = np.empty(int(wanted[0]), np.int64)
    iwork = integers.ctypes.data
    found = [
        run(*flags, n, a, n, w, work.address, work.length, iwork, len(integers))
        for a, w in zip(_matrices(eigenvectors), _addresses(eigenvalues, n), strict=True)
    ]
    _store(infos, found)


# ---- least squares ---------------------------------------------------------------------------------------------------


def lstsq(
    A: Tensor, B: Tensor, rank: Tensor, singular_values: Tensor, infos: Tensor, rcond: float, driver: str
) -> None:
    """A is overwritten, and B, of max(m, n) rows, becomes the solution; `rank` is int64 for every driver but gels."""
    check_floating_type(A, "torch.linalg.lstsq_cpu")
    (m, n), columns, name = _size(A), _size(B)[1], A.meta.dtype.name
    rows, run = max(m, n), routine(driver, name)
    found = []
    pairs = zip(_matrices(A), _matrices(B), strict=True)
    if driver == "gels":
        work = Workspace(name, lambda w, length: run("N", m, n, columns, 0, m, 0, rows, w, length))
        _store(infos, [run("N", m, n, columns, a, m, b, rows, work.address, work.length) for a, b in pairs])
        return
    # A column permutation for gelsy, else an integer workspace; queries may write to its first element.
    integers = np.zeros(max(n, 1), np.int64)
    ranks, extra = np.zeros(1, np.int64), (lambda: (integers.ctypes.data,)) if driver == "gelsd" else (lambda: ())
    start = rank.storage_.data_ptr + rank.byte_offset
    fixed = integers.ctypes.data if driver == "gelsy" else 0
    work = Workspace(
        name,
        lambda w, length: run(
            m, n, columns, 0, m, 0, rows, fixed, rcond, ranks.ctypes.data, w, length, *extra()
        ),
    )  # fmt: skip
    if driver == "gelsd":
        integers = np.zeros(max(int(integers[0]), 1), np.int64)
    values = _addresses(singular_values, min(m, n)) if driver != "gelsy" else None
    for i, (a, b) in enumerate(pairs):
        if values is None:
            integers[:] = 0
        address = fixed if values is None else next(values)
        found.append(
            run(m, n, columns, a, m, b, rows, address, rcond, start + 8 * i, work.address, work.length, *extra())
        )
    _store(infos, found)


if lapack.available():
    for stub, run in (
        (stubs.lu_factor_stub, lu_factor),
        (stubs.lu_solve_stub, lu_solve),
        (stubs.cholesky_stub, cholesky),
        (stubs.cholesky_solve_stub, cholesky_solve),
        (stubs.cholesky_inverse_stub, cholesky_inverse),
        (stubs.triangular_solve_stub, triangular_solve),
        (stubs.geqrf_stub, geqrf),
        (stubs.orgqr_stub, orgqr),
        (stubs.ormqr_stub, ormqr),
        (stubs.svd_stub, svd),
        (stubs.linalg_eigh_stub, eigh),
        (stubs.lstsq_stub, lstsq),
    ):
        stub.register("cpu", lapack.on_one_thread(run))
else:
    reference.register()
