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

What is prepared for one small matrix, from metadata; None where it is not small, and a launch is False where it has not done it:

    small_qr_stub(A, Q, R) -> launch(Q, R, A)            small_cholesky_stub(A, upper) -> launch(L, A)
    small_solve_stub(A, B | None) -> launch(X, A, B)     small_svd_stub(A, full_matrices, compute_uv) -> launch(U, S, Vh, A)
    small_eigh_stub(A, upper) -> launch(eigenvalues, eigenvectors, A)

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
small_qr_stub = DispatchStub("small_qr_stub")
small_cholesky_stub = DispatchStub("small_cholesky_stub")
small_solve_stub = DispatchStub("small_solve_stub")
small_svd_stub = DispatchStub("small_svd_stub")
small_eigh_stub = DispatchStub("small_eigh_stub")
