"""Stubs of the decompositions and solvers. Their kernels get tensors that are laid out as LAPACK wants them.

Matrices are batches of column-major matrices (`linear_algebra_utils.column_major`), everything else is contiguous; what
a kernel writes to, it writes in place. `infos` has one int32 for each matrix: 0, or where the algorithm got stuck.

    lu_factor_stub(LU, pivots, infos)                    lu_solve_stub(LU, pivots, B, transpose)
    ldl_factor_stub(LD, pivots, infos)                   ldl_solve_stub(LD, pivots, B)
    cholesky_stub(A, infos, upper)                       cholesky_solve_stub(B, A, upper)
    cholesky_inverse_stub(A, infos, upper)               triangular_solve_stub(A, B, left, upper, transpose, unitriangular)
    geqrf_stub(A, tau)                                   orgqr_stub(A, tau)
    ormqr_stub(A, tau, C, left, transpose)               lstsq_stub(A, B, rank, singular_values, infos, rcond, driver)
    svd_stub(A, full_matrices, compute_uv, U, S, Vh, infos)
    linalg_eigh_stub(eigenvalues, eigenvectors, infos, upper, compute_eigenvectors)

Mirrors aten/src/ATen/native/BatchLinearAlgebra.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

lu_factor_stub = DispatchStub("lu_factor_stub")
lu_solve_stub = DispatchStub("lu_solve_stub")
ldl_factor_stub = DispatchStub("ldl_factor_stub")
ldl_solve_stub = DispatchStub("ldl_solve_stub")
cholesky_stub = DispatchStub("cholesky_stub")
cholesky_solve_stub = DispatchStub("cholesky_solve_stub")
cholesky_inverse_stub = DispatchStub("cholesky_inverse_stub")
triangular_solve_stub = DispatchStub("triangular_solve_stub")
geqrf_stub = DispatchStub("geqrf_stub")
orgqr_stub = DispatchStub("orgqr_stub")
ormqr_stub = DispatchStub("ormqr_stub")
svd_stub = DispatchStub("svd_stub")
linalg_eigh_stub = DispatchStub("linalg_eigh_stub")
lstsq_stub = DispatchStub("lstsq_stub")
