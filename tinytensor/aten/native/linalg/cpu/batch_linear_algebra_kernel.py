"""CPU kernels of the decompositions and solvers: one LAPACK call for each matrix of the batch.

Where there is no LAPACK to call, the NumPy kernels of aten/native/linalg/reference/batch_linear_algebra.py take
their place.

Mirrors aten/src/ATen/native/BatchLinearAlgebraKernel.cpp. Left out: complex numbers, and working on several matrices of
a batch at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_int32, c_int64
from math import isfinite
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.few_elements import elements_of
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra_utils import plain_metadata
from tinytensor.aten.native.linalg.reference import batch_linear_algebra as reference
from tinytensor.aten.native.linalg.reference.batch_linear_algebra import check_floating_type
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.blas import lapack
from tinytensor.blas.lapack import Routine, routine, with_workspace
from tinytensor.c10.allocator import allocate
from tinytensor.c10.error import check
from tinytensor.c10.scalar import READABLE
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.storage import StorageImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _size(t: Tensor) -> tuple[int, int]:
    *_, rows, columns = t.meta_.sizes
    return rows, columns


def _addresses(t: Tensor, step: int) -> Sequence[int]:
    """Where each item of a batch begins, for items of `step` elements."""
    if t.meta_.numel == step:  # one item
        return (t.storage_.data_ptr + t.byte_offset_,) if step else ()
    # The operators have made every tensor dense (`writable`, `column_major_copy`), so the items lie one behind the other. An
    # item without elements has no address; then there is nothing to run either.
    start, width = t.storage_.data_ptr + t.byte_offset_, step * t.meta_.itemsize
    return range(start, start + t.meta_.numel * t.meta_.itemsize, width) if step else range(0)


def _matrices(t: Tensor) -> Sequence[int]:
    m = t.meta_
    if m.dim == 2 and m.numel:
        return (t.storage_.data_ptr + t.byte_offset_,)
    rows, columns = _size(t)
    return _addresses(t, rows * columns)


def _wide(t: Tensor) -> Tensor:
    """Room for the integers of `t` as LAPACK has them."""
    return empty_from_metadata(plain_metadata(t.meta_.sizes, t.meta_, int64))


def _for_each(run: Routine, infos: Tensor, *addresses: Sequence[int]) -> None:
    """Call `run` for each item of a batch, and store the info of each in `infos`."""
    if infos.meta_.numel == 1:
        word = allocate(8)
        run(*[each[0] for each in addresses], word.data_ptr)
        c_int32.from_address(infos.storage_.data_ptr + infos.byte_offset_).value = c_int64.from_address(
            word.data_ptr
        ).value
        return
    # LAPACK's info is a 64-bit integer here, PyTorch's has 32 bits.
    wide = _wide(infos)
    for given in zip(*addresses, _addresses(wide, 1), strict=True):
        run(*given)
    copy_(infos, wide, False)


def _few_numbers(t: Tensor, step: int = 1) -> Sequence[float] | None:
    """Every `step`-th number of a tensor whose items lie in a row, read at once; None for so many that NumPy is faster."""
    return elements_of(t)[::step] if t.meta_.numel <= _FEW else None


_FEW = 256


def _are_finite(t: Tensor) -> bool:
    """Whether no number of a tensor whose items lie in a row is infinite or NaN."""
    numbers = _few_numbers(t)
    # A sum is infinite or NaN as soon as one of its terms is; that of large terms may be, too.
    return (numbers is not None and isfinite(sum(numbers))) or bool(np.isfinite(view(t)).all())


def _range_of(t: Tensor) -> tuple[float, float]:
    """The smallest and the largest number of a tensor that has some, and whose items lie in a row."""
    numbers = _few_numbers(t)
    if numbers is not None:
        return min(numbers), max(numbers)
    values = view(t)
    return values.min(), values.max()


def _scratch(reals: int, t: Tensor) -> StorageImpl:
    return allocate(reals * t.meta_.itemsize)


def _flag(upper: bool) -> str:
    return "U" if upper else "L"


# Some routines report only invalid arguments, which cannot occur here. Their `info` is written to this word.
_info = allocate(8)
_IGNORED = _info.data_ptr


# ---- LU --------------------------------------------------------------------------------------------------------------


# So many rows and columns MKL, which PyTorch calls, factors one by one; larger matrices it factors in blocks, and what then
# becomes of a NaN is its own.
_LU_UNBLOCKED = 16


def lu_factor(LU: Tensor, pivots: Tensor, infos: Tensor) -> None:
    check_floating_type(LU, "lu_cpu")
    m, n = _size(LU)
    if max(m, n) <= _LU_UNBLOCKED and not _are_finite(LU):
        # OpenBLAS multiplies with the inverse of a pivot, and where that is 0, it does not even multiply: a NaN is lost. The
        # textbook's way finds what MKL finds.
        reference.lu_factor(LU, pivots, infos)
        return
    # LAPACK here has 64-bit integers, pivots and infos of PyTorch have 32 bits: a wide copy is written and then
    # narrowed.
    swaps = _wide(pivots)
    run = routine("getrf", LU.meta_.dtype.name, m, n, None, m, None)
    _for_each(run, infos, _matrices(LU), _addresses(swaps, min(m, n)))
    copy_(pivots, swaps, False)


def lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, transpose: bool) -> None:
    check_floating_type(LU, "linalg.lu_solve_cpu")
    n, columns = _size(B)
    lowest, highest = _range_of(pivots)
    hint = "Did you properly pass the result of lu_factor?"
    check(lowest > 0, f"Pivots given to lu_solve must all be greater or equal to 1. {hint}")
    # LAPACK swaps rows without looking.
    check(highest <= n, f"Pivots given to lu_solve must all be smaller or equal to LU.size(-2). {hint}")
    swaps = copy_(_wide(pivots), pivots, False)
    run = routine("getrs", LU.meta_.dtype.name, "T" if transpose else "N", n, columns, None, n, None, None, n)
    for a, p, b in zip(_matrices(LU), _addresses(swaps, n), _matrices(B), strict=True):
        run(a, p, b, _IGNORED)


# ---- LDL -------------------------------------------------------------------------------------------------------------


def ldl_factor(LD: Tensor, pivots: Tensor, infos: Tensor) -> None:
    check_floating_type(LD, "ldl_factor_kernel_cpu")
    n = _size(LD)[0]
    swaps = _wide(pivots)
    # A first call with size -1 asks the routine how much memory it wants (`with_workspace`); all matrices share it.
    run, reals, _ = with_workspace("sytrf", LD.meta_.dtype.name, "L", n, None, n, None, None, -1)
    scratch = _scratch(reals, LD)
    _for_each(lambda a, p, info: run(a, p, scratch.data_ptr, info), infos, _matrices(LD), _addresses(swaps, n))
    copy_(pivots, swaps, False)


def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor) -> None:
    check_floating_type(LD, "ldl_solve_kernel_cpu")
    n, columns = _size(B)
    swaps = copy_(_wide(pivots), pivots, False)
    run = routine("sytrs", LD.meta_.dtype.name, "L", n, columns, None, n, None, None, n)
    for a, p, b in zip(_matrices(LD), _addresses(swaps, n), _matrices(B), strict=True):
        run(a, p, b, _IGNORED)


# ---- Cholesky --------------------------------------------------------------------------------------------------------


def cholesky(A: Tensor, infos: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_cpu")
    n = _size(A)[0]
    _for_each(routine("potrf", A.meta_.dtype.name, _flag(upper), n, None, n), infos, _matrices(A))
    # Not every LAPACK notices a NaN: some go on and report success. The order of the first NaN on the diagonal is reported.
    if infos.meta_.numel == 1 and not any(x != x for x in _few_numbers(A, n + 1) or (np.nan,)):
        return
    diagonal = np.isnan(view(A).diagonal(0, -2, -1))
    if diagonal.any():
        codes = view(infos)
        codes[...] = np.where((codes == 0) & diagonal.any(-1), diagonal.argmax(-1) + 1, codes)


def cholesky_solve(B: Tensor, A: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_solve_cpu")
    n, columns = _size(B)
    run = routine("potrs", A.meta_.dtype.name, _flag(upper), n, columns, None, n, None, n)
    for a, b in zip(_matrices(A), _matrices(B), strict=True):
        run(a, b, _IGNORED)


def cholesky_inverse(A: Tensor, infos: Tensor, upper: bool) -> None:
    check_floating_type(A, "cholesky_inverse_out_cpu")
    n = _size(A)[0]
    _for_each(routine("potri", A.meta_.dtype.name, _flag(upper), n, None, n), infos, _matrices(A))
    reference.mirror_triangle(view(A), upper)


# ---- triangular solve ------------------------------------------------------------------------------------------------


def triangular_solve(A: Tensor, B: Tensor, left: bool, upper: bool, transpose: bool, unitriangular: bool) -> None:
    check_floating_type(A, "triangular_solve_cpu")
    (m, n), size = _size(B), _size(A)[0]
    flags = ("L" if left else "R", _flag(upper), "T" if transpose else "N", "U" if unitriangular else "N")
    run = routine("trsm", A.meta_.dtype.name, *flags, m, n, 1.0, None, size, None, m)
    for a, b in zip(_matrices(A), _matrices(B), strict=True):
        run(a, b)


def _make_zero_positive(A: Tensor) -> None:
    """Make 0.0 of a -0.0 in the upper left corner, where the first reflector begins.

    A reflector gives a column the other sign than its first number has. MKL, which PyTorch calls, takes -0.0 for positive,
    and other LAPACKs for negative.
    """
    rows, columns = _size(A)
    if A.meta_.numel == rows * columns:
        corner = READABLE[A.meta_.dtype].from_address(A.storage_.data_ptr + A.byte_offset_)
        corner.value += 0.0
        return
    first = view(A)[..., 0, 0]
    first += 0.0


# ---- QR --------------------------------------------------------------------------------------------------------------


def geqrf(A: Tensor, tau: Tensor) -> None:
    check_floating_type(A, "geqrf_cpu")
    m, n = _size(A)
    if not A.meta_.numel:
        return
    if m > 1:
        _make_zero_positive(A)
    run, reals, _ = with_workspace("geqrf", A.meta_.dtype.name, m, n, None, m, None, None, -1)
    scratch = _scratch(reals, A)
    for a, t in zip(_matrices(A), _addresses(tau, min(m, n)), strict=True):
        run(a, t, scratch.data_ptr, _IGNORED)


def orgqr(A: Tensor, tau: Tensor) -> None:
    check_floating_type(A, "orgqr_cpu")
    (m, n), k = _size(A), tau.meta_.sizes[-1]
    if not A.meta_.numel:
        return
    run, reals, _ = with_workspace("orgqr", A.meta_.dtype.name, m, n, k, None, m, None, None, -1)
    scratch, matrices = _scratch(reals, A), _matrices(A)
    # Without reflectors there is no memory of theirs to step through.
    taus = _addresses(tau, k) if k else [scratch.data_ptr] * len(matrices)
    for a, t in zip(matrices, taus, strict=True):
        run(a, t, scratch.data_ptr, _IGNORED)


def ormqr(A: Tensor, tau: Tensor, C: Tensor, left: bool, transpose: bool) -> None:
    check_floating_type(A, "ormqr_cpu")
    (m, n), k = _size(C), tau.meta_.sizes[-1]
    if not C.meta_.numel or not k:
        return
    rows = max(1, m if left else n)
    flags = ("L" if left else "R", "T" if transpose else "N")
    run, reals, _ = with_workspace("ormqr", A.meta_.dtype.name, *flags, m, n, k, None, rows, None, None, m, None, -1)
    scratch = _scratch(reals, A)
    for a, t, c in zip(_matrices(A), _addresses(tau, k), _matrices(C), strict=True):
        run(a, t, c, scratch.data_ptr, _IGNORED)


# ---- singular values, eigenvalues ------------------------------------------------------------------------------------


def svd(
    A: Tensor, full_matrices: bool, compute_uv: bool, U: Tensor | None, S: Tensor, Vh: Tensor | None, infos: Tensor
) -> None:
    """A is overwritten."""
    check_floating_type(A, "linalg_svd_cpu")
    if A.meta_.numel:
        _make_zero_positive(A)
    (m, n), matrices = _size(A), _matrices(A)
    k, count = min(m, n), len(matrices)
    # "A": all of U and V, "S": the first min(m, n) columns, "N": singular values alone.
    job = ("A" if full_matrices else "S") if compute_uv else "N"
    lead_v = n if full_matrices else k  # rows of V^T, which is its leading dimension
    run, reals, _ = with_workspace(
        "gesdd", A.meta_.dtype.name, job, m, n, None, m, None, None, m, None, lead_v, None, -1, None
    )
    scratch, integers = _scratch(reals, A), allocate(8 * 8 * k)  # gesdd needs 8 integers of 8 bytes for each value
    us = _matrices(U) if compute_uv and U is not None else [0] * count
    vs = _matrices(Vh) if compute_uv and Vh is not None else [0] * count
    work = [[scratch.data_ptr] * count, [integers.data_ptr] * count]
    endless = _take_infinite(A) if k > 1 and not _are_finite(A) else None
    _for_each(run, infos, matrices, _addresses(S, k), us, vs, *work)
    for out in (U, S, Vh) if endless is not None else ():
        if out is not None:
            view(out)[endless] = np.nan


def _take_infinite(A: Tensor) -> np.ndarray:
    """Which matrices have infinities and no NaN. They become 0: OpenBLAS would look for their singular values for ever.

    NaN is noticed by LAPACK, which refuses it.
    """
    matrices = view(A)
    endless = np.isinf(matrices).any((-1, -2)) & ~np.isnan(matrices).any((-1, -2))
    matrices[endless] = 0
    return endless


def eigh(eigenvalues: Tensor, eigenvectors: Tensor, infos: Tensor, upper: bool, compute_eigenvectors: bool) -> None:
    """`eigenvectors` holds the matrices on entry and the eigenvectors on return."""
    check_floating_type(eigenvectors, "linalg_eigh_cpu")
    n, matrices = _size(eigenvectors)[0], _matrices(eigenvectors)
    flags = ("V" if compute_eigenvectors else "N", _flag(upper))
    run, reals, wanted = with_workspace(
        "syevd", eigenvectors.meta_.dtype.name, *flags, n, None, n, None, None, -1, None, -1
    )
    scratch, integers = _scratch(reals, eigenvectors), allocate(8 * wanted)
    work = [[scratch.data_ptr] * len(matrices), [integers.data_ptr] * len(matrices)]
    _for_each(run, infos, matrices, _addresses(eigenvalues, n), *work)


# ---- least squares ---------------------------------------------------------------------------------------------------


def lstsq(
    A: Tensor, B: Tensor, rank: Tensor, singular_values: Tensor, infos: Tensor, rcond: float, driver: str
) -> None:
    """A is overwritten. B has max(m, n) rows and becomes the solution. Every driver but gels writes `rank`, which is int64."""
    check_floating_type(A, "linalg_lstsq_cpu")
    m, n = _size(A)
    if _are_finite(A) and (_are_finite(B) if m >= n else np.isfinite(view(B)[..., :m, :]).all()):
        _lstsq(A, B, rank, singular_values, infos, rcond, driver)
        return
    # MKL looks for NaN before it begins, and names the argument. OpenBLAS would look for singular values for ever.
    a, b, first = view(A), view(B), 5 if driver == "gels" else 4
    given = b[..., :m, :]  # nobody has written the rows below
    refused = np.where(np.isnan(a).any((-1, -2)), -first, np.where(np.isnan(given).any((-1, -2)), -first - 2, 0))
    infinite = (refused == 0) & np.isinf(a).any((-1, -2))
    if driver == "gelsd":
        refused = np.where(infinite, -first, refused)
    lost = infinite if driver == "gelss" else np.zeros_like(infinite)
    a[lost | (refused != 0)] = 0
    _lstsq(A, B, rank, singular_values, infos, rcond, driver)
    if lost.any():
        b[lost], view(singular_values)[lost], view(rank)[lost] = np.nan, np.nan, 0
    codes = view(infos)
    codes[...] = np.where(refused != 0, refused, codes)


def _lstsq(
    A: Tensor, B: Tensor, rank: Tensor, singular_values: Tensor, infos: Tensor, rcond: float, driver: str
) -> None:
    (m, n), columns, name = _size(A), _size(B)[1], A.meta_.dtype.name
    rows, matrices, solutions = max(m, n), _matrices(A), _matrices(B)
    count = len(matrices)
    if driver == "gels":
        run, reals, _ = with_workspace("gels", name, "N", m, n, columns, None, m, None, rows, None, -1)
        scratch = _scratch(reals, A)
        _for_each(run, infos, matrices, solutions, [scratch.data_ptr] * count)
        return
    more = (None,) if driver == "gelsd" else ()
    run, reals, wanted = with_workspace(
        driver, name, m, n, columns, None, m, None, rows, None, rcond, None, None, -1, *more
    )
    scratch, ranks = _scratch(reals, A), _addresses(rank, 1)
    if driver == "gelsy":
        # A column permutation for each matrix: 0 leaves the routine free to move the column.
        order = np.zeros((count, n), np.int64)
        start = order.ctypes.data
        _for_each(
            run,
            infos,
            matrices,
            solutions,
            range(start, start + 8 * n * count, 8 * n),
            ranks,
            [scratch.data_ptr] * count,
        )
        return
    work = [[scratch.data_ptr] * count]
    if driver == "gelsd":
        integers = allocate(8 * wanted)
        work.append([integers.data_ptr] * count)
    _for_each(run, infos, matrices, solutions, _addresses(singular_values, min(m, n)), ranks, *work)


if lapack.available():
    for stub, run in (
        (stubs.lu_factor_stub, lu_factor),
        (stubs.lu_solve_stub, lu_solve),
        (stubs.ldl_factor_stub, ldl_factor),
        (stubs.ldl_solve_stub, ldl_solve),
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
