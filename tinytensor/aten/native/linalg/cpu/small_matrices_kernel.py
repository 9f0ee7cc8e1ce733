"""Decompositions and solutions of one small matrix by one call: it is copied to where LAPACK works, which is called for it, and
the results are written to where they belong.

For so small a matrix the calls around LAPACK take several times as long as LAPACK itself. Its routines, their arguments and so
the bits of the results are those of batch_linear_algebra_kernel.py. That also has what is rare: a launch that finds a number
that is not finite, or a matrix that LAPACK refuses, gives False, and its caller takes the general way.

OpenBLAS wakes no other thread for so little work, but for the solution of a system.

PyTorch has no counterpart: there such calls cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_int64
from functools import lru_cache
from typing import TYPE_CHECKING

from numpy import int64

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.blas import lapack
from tinytensor.blas.lapack import in_loops, with_workspace
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.kernel_compiler.substitute import Substitute

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
Launch = Callable[..., bool]

SMALL = 16
"""Rows and columns: LAPACK works on so many one by one, and OpenBLAS does that on one thread."""


# ==== loops ===========================================================================================================
#
# Every loop runs once. `memory` is scratch memory, and its first cell becomes 0 where everything is done. Matrices come with their
# steps in elements, down a column and along a row; results lie column by column.


def copy_matrix(pointer: F) -> F:
    """Column by column, to where LAPACK works. Gives whether all numbers are finite."""

    def copy(to, source, m, n, down, along):
        out, a = pointer(to), pointer(source)
        finite = int64(1)
        for j in range(n):
            for i in range(m):
                x = a[i * down + j * along]
                out[j * m + i] = x
                if x - x != 0:
                    finite = int64(0)
        return finite

    return copy


def qr(pointer: F, itemsize: int, geqrf: F, orgqr: F) -> F:
    """Q is m x width: `width` is the smaller of m and n or, for the complete form, m; R has as many rows. 0 for no Q."""
    copy = copy_matrix(pointer)

    def loop(lo, hi, memory, a, m, n, down, along, q, width, r, rows, lwork):
        k = min(m, n)
        factored = memory + 8
        tau = factored + m * n * itemsize
        work = tau + k * itemsize
        copy(factored, a, m, n, down, along)
        f, upper, out = pointer(factored), pointer(r), pointer(q)
        if m > 1:
            f[0] = f[0] + 0  # see _make_zero_positive
        geqrf(m, n, factored, m, tau, work, lwork)
        for j in range(n):
            for i in range(rows):
                upper[j * rows + i] = f[j * m + i] if i <= j else 0
        if width != 0:
            for i in range(min(n, width) * m):
                out[i] = f[i]
            orgqr(m, width, k, q, m, tau, work, lwork)
        ptr_int64(memory)[0] = 0

    return loop


def cholesky(pointer: F, potrf: F) -> F:
    def loop(lo, hi, memory, a, n, down, along, factor, upper):
        source, out = pointer(a), pointer(factor)
        for j in range(n):
            for i in range(n):
                is_kept = i <= j if upper != 0 else i >= j
                out[j * n + i] = source[i * down + j * along] if is_kept else 0
        failed = potrf(ord("U") if upper != 0 else ord("L"), n, factor, n)
        for i in range(n):
            if out[i * (n + 1)] != out[i * (n + 1)]:  # some LAPACKs do not notice a NaN
                failed = int64(1)
        ptr_int64(memory)[0] = failed

    return loop


def solve(pointer: F, itemsize: int, getrf: F, getrs: F) -> F:
    """A X = B; without columns of B, X becomes the inverse of A."""
    copy = copy_matrix(pointer)

    def loop(lo, hi, memory, a, n, down, along, b, columns, b_down, b_along, x):
        pivots = memory + 8
        factors = pivots + 8 * n
        failed = int64(1)
        if copy(factors, a, n, n, down, along) != 0:
            failed = getrf(n, n, factors, n, pivots)
        if failed == 0:
            if columns != 0:
                copy(x, b, n, columns, b_down, b_along)
            else:
                out = pointer(x)
                for j in range(n):
                    for i in range(n):
                        out[j * n + i] = 1 if i == j else 0
            count = columns if columns != 0 else n
            getrs(ord("N"), n, count, factors, n, pivots, x, n)
        ptr_int64(memory)[0] = failed

    return loop


def svd(pointer: F, itemsize: int, gesdd: F) -> F:
    copy = copy_matrix(pointer)

    def loop(lo, hi, memory, a, m, n, down, along, job, u, s, v, v_rows, lwork):
        # gesdd needs 8 integers of 8 bytes for each value.
        integers = memory + 8
        matrix = integers + 64 * min(m, n)
        work = matrix + m * n * itemsize
        failed = int64(1)
        if copy(matrix, a, m, n, down, along) != 0:
            first = pointer(matrix)
            first[0] = first[0] + 0  # see _make_zero_positive
            failed = gesdd(job, m, n, matrix, m, s, u, m, v, v_rows, work, lwork, integers)
        ptr_int64(memory)[0] = failed

    return loop


def eigh(pointer: F, itemsize: int, syevd: F) -> F:
    copy = copy_matrix(pointer)

    def loop(lo, hi, memory, a, n, down, along, upper, values, vectors, lwork, liwork):
        integers = memory + 8
        work = integers + 8 * liwork
        copy(vectors, a, n, n, down, along)
        uplo = ord("U") if upper != 0 else ord("L")
        ptr_int64(memory)[0] = syevd(ord("V"), uplo, n, vectors, n, values, work, lwork, integers, liwork)

    return loop


# ==== launches ========================================================================================================

_LOOPS: dict[str, tuple[F, int, tuple[str, ...]]] = {
    "qr": (qr, 11, ("geqrf", "orgqr")),
    "solve": (solve, 10, ("getrf", "getrs")),
    "svd": (svd, 12, ("gesdd",)),
    "eigh": (eigh, 10, ("syevd",)),
}


def _not_yet(n: int, memory: int, *args: int) -> None:
    """In the kernel's place until it is compiled: the general way is open."""
    c_int64.from_address(memory).value = 1


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType) -> Kernel:
    pointer, substitute = POINTERS[dtype], Substitute(_not_yet, (_kernel, name, dtype))
    if name == "cholesky":
        loop, kinds = cholesky(pointer, in_loops("potrf", dtype.name)), "i" * 7
    else:
        make, count, routines = _LOOPS[name]
        loop = make(pointer, dtype.itemsize, *(in_loops(routine, dtype.name) for routine in routines))
        kinds = "i" * count
    return kernel(loop, kinds, name=f"small_{name}_{dtype.name}", fastmath=frozenset(), substitute=substitute)


def _is_small(m: Metadata) -> bool:
    return m.dim == 2 and min(m.sizes) > 0 and max(m.sizes) <= SMALL and m.dtype in (float32, float64)


def plan_qr(m: Metadata, q: Metadata, r: Metadata) -> Launch | None:
    """Prepare `launch(Q, R, A)`; None for a matrix that is not small."""
    if not _is_small(m):
        return None
    (rows, columns), name = m.sizes, m.dtype.name
    k, width, (down, along) = min(m.sizes), q.sizes[-1], m.strides
    lwork = with_workspace("geqrf", name, rows, columns, None, rows, None, None, -1).reals
    if width:
        lwork = max(lwork, with_workspace("orgqr", name, rows, width, k, None, rows, None, None, -1).reals)
    nbytes = 8 + (rows * columns + k + lwork) * m.itemsize
    run, height = _kernel("qr", m.dtype), r.sizes[0]

    def launch(Q: Tensor, R: Tensor, A: Tensor) -> bool:
        memory = allocate(nbytes)
        run.serial(
            1,
            memory.data_ptr,
            A.storage_.data_ptr + A.byte_offset_,
            rows,
            columns,
            down,
            along,
            Q.storage_.data_ptr + Q.byte_offset_,
            width,
            R.storage_.data_ptr + R.byte_offset_,
            height,
            lwork,
        )
        return not c_int64.from_address(memory.data_ptr).value

    return launch


def plan_cholesky(m: Metadata, upper: bool) -> Launch | None:
    """Prepare `launch(L, A)`; None for a matrix that is not small."""
    if not _is_small(m):
        return None
    n, (down, along), run = m.sizes[0], m.strides, _kernel("cholesky", m.dtype)

    def launch(L: Tensor, A: Tensor) -> bool:
        memory = allocate(8)
        run.serial(1, memory.data_ptr, A.storage_.data_ptr + A.byte_offset_, n, down, along, L.storage_.data_ptr, upper)
        return not c_int64.from_address(memory.data_ptr).value

    return launch


def plan_solve(m: Metadata, right: Metadata | None) -> Launch | None:
    """Prepare `launch(X, A, B)`; `launch(X, A, A)` of the inverse where there is no right side. None for a matrix that is not small."""
    if not _is_small(m) or (right is not None and (not 0 < right.numel <= SMALL**2 or right.dim > 2)):
        return None
    n, (down, along) = m.sizes[0], m.strides
    columns = b_down = b_along = 0
    if right is not None:
        columns = right.sizes[1] if right.dim == 2 else 1
        b_down, b_along = right.strides if right.dim == 2 else (right.strides[0], 0)
    nbytes = 8 + 8 * n + n * n * m.itemsize
    run = lapack.on_one_thread(_kernel("solve", m.dtype).serial)

    def launch(X: Tensor, A: Tensor, B: Tensor) -> bool:
        memory = allocate(nbytes)
        run(
            1,
            memory.data_ptr,
            A.storage_.data_ptr + A.byte_offset_,
            n,
            down,
            along,
            B.storage_.data_ptr + B.byte_offset_,
            columns,
            b_down,
            b_along,
            X.storage_.data_ptr,
        )
        return not c_int64.from_address(memory.data_ptr).value

    return launch


def plan_svd(m: Metadata, full_matrices: bool, compute_uv: bool) -> Launch | None:
    """Prepare `launch(U, S, Vh, A)`; None for a matrix that is not small."""
    if not _is_small(m):
        return None
    (rows, columns), (down, along), k = m.sizes, m.strides, min(m.sizes)
    job = ("A" if full_matrices else "S") if compute_uv else "N"
    v_rows = columns if full_matrices else k
    wanted = (rows, columns, None, rows, None, None, rows, None, v_rows, None, -1, None)
    lwork = with_workspace("gesdd", m.dtype.name, job, *wanted).reals
    nbytes = 8 + 64 * k + (rows * columns + lwork) * m.itemsize
    run, letter = _kernel("svd", m.dtype), ord(job)

    def launch(U: Tensor, S: Tensor, Vh: Tensor, A: Tensor) -> bool:
        memory = allocate(nbytes)
        run.serial(
            1,
            memory.data_ptr,
            A.storage_.data_ptr + A.byte_offset_,
            rows,
            columns,
            down,
            along,
            letter,
            U.storage_.data_ptr + U.byte_offset_,
            S.storage_.data_ptr + S.byte_offset_,
            Vh.storage_.data_ptr + Vh.byte_offset_,
            v_rows,
            lwork,
        )
        return not c_int64.from_address(memory.data_ptr).value

    return launch


def plan_eigh(m: Metadata, upper: bool) -> Launch | None:
    """Prepare `launch(eigenvalues, eigenvectors, A)`; None for a matrix that is not small."""
    if not _is_small(m):
        return None
    n, (down, along) = m.sizes[0], m.strides
    flags = ("V", "U" if upper else "L")
    _, lwork, liwork = with_workspace("syevd", m.dtype.name, *flags, n, None, n, None, None, -1, None, -1)
    nbytes = 8 + 8 * liwork + lwork * m.itemsize
    run = _kernel("eigh", m.dtype)

    def launch(eigenvalues: Tensor, eigenvectors: Tensor, A: Tensor) -> bool:
        memory = allocate(nbytes)
        run.serial(
            1,
            memory.data_ptr,
            A.storage_.data_ptr + A.byte_offset_,
            n,
            down,
            along,
            upper,
            eigenvalues.storage_.data_ptr + eigenvalues.byte_offset_,
            eigenvectors.storage_.data_ptr + eigenvectors.byte_offset_,
            lwork,
            liwork,
        )
        return not c_int64.from_address(memory.data_ptr).value

    return launch


def _none(*args: object) -> None:
    """Where there is no LAPACK to call, every matrix takes the general way."""


for stub, plan in (
    (stubs.small_qr_stub, plan_qr),
    (stubs.small_cholesky_stub, plan_cholesky),
    (stubs.small_solve_stub, plan_solve),
    (stubs.small_svd_stub, plan_svd),
    (stubs.small_eigh_stub, plan_eigh),
):
    stub.register("cpu", plan if lapack.available() else _none)
