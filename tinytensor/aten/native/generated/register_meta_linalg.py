# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `linalg`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.linalg import (
    batch_linear_algebra, batch_linear_algebra_svd, blas, cross as cross_ops, linear_algebra,
)
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    meta_functional_2, meta_functional_3, meta_functional_4, meta_functional_5, meta_out_2, meta_out_3, meta_out_4,
    meta_out_5,
)
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out, structured_outs

meta = registrar(provide_impl, DispatchKey.Meta)


# mm(Tensor self, Tensor mat2) -> Tensor
@meta("mm")
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    return out


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
@meta("mm.out")
def mm_out(ks, self, mat2, out):
    structured_out(linear_algebra.mm_meta, out, (self, mat2))
    return out


bmm = meta("bmm", meta_functional_2(linear_algebra.bmm_meta))
bmm_out = meta("bmm.out", meta_out_2(linear_algebra.bmm_meta))


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@meta("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@meta("addmm_")
def addmm_(ks, self, mat1, mat2, beta, alpha):
    linear_algebra.addmm_meta(self, self, mat1, mat2, beta, alpha)
    check_inplace_geometry(self, (mat1, mat2))
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@meta("addmm.out")
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    structured_out(linear_algebra.addmm_meta, out, (self, mat1, mat2, beta, alpha))
    return out


addmv = meta("addmv", meta_functional_5(blas.addmv_meta))
addmv_out = meta("addmv.out", meta_out_5(blas.addmv_meta))


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@meta("addmv_")
def addmv_(ks, self, mat, vec, beta, alpha):
    blas.addmv_meta(self, self, mat, vec, beta, alpha)
    check_inplace_geometry(self, (mat, vec))
    return self


baddbmm = meta("baddbmm", meta_functional_5(blas.baddbmm_meta))
baddbmm_out = meta("baddbmm.out", meta_out_5(blas.baddbmm_meta))


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@meta("baddbmm_")
def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    blas.baddbmm_meta(self, self, batch1, batch2, beta, alpha)
    check_inplace_geometry(self, (batch1, batch2))
    return self


linalg_cross = meta("linalg_cross", meta_functional_3(cross_ops.linalg_cross_meta))
linalg_cross_out = meta("linalg_cross.out", meta_out_3(cross_ops.linalg_cross_meta))


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
@meta("linalg_lu_factor_ex")
def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = batch_linear_algebra.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    return LU, pivots, info


# linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
@meta("linalg_lu_factor_ex.out")
def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):
    structured_outs(batch_linear_algebra.linalg_lu_factor_ex_meta, (LU, pivots, info), (A, pivot, check_errors))
    return LU, pivots, info


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
@meta("linalg_lu")
def linalg_lu(ks, A, pivot):
    it = batch_linear_algebra.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    return P, L, U


# linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@meta("linalg_lu.out")
def linalg_lu_out(ks, A, pivot, P, L, U):
    structured_outs(batch_linear_algebra.linalg_lu_meta, (P, L, U), (A, pivot))
    return P, L, U


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
@meta("lu_unpack")
def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = batch_linear_algebra.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    return P, L, U


# lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@meta("lu_unpack.out")
def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    structured_outs(batch_linear_algebra.lu_unpack_meta, (P, L, U), (LU_data, LU_pivots, unpack_data, unpack_pivots))
    return P, L, U


linalg_lu_solve = meta("linalg_lu_solve", meta_functional_5(batch_linear_algebra.linalg_lu_solve_meta))
linalg_lu_solve_out = meta("linalg_lu_solve.out", meta_out_5(batch_linear_algebra.linalg_lu_solve_meta))


# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
@meta("linalg_ldl_factor_ex")
def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = batch_linear_algebra.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    return LD, pivots, info


# linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
@meta("linalg_ldl_factor_ex.out")
def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):
    structured_outs(batch_linear_algebra.linalg_ldl_factor_ex_meta, (LD, pivots, info), (self, hermitian, check_errors))
    return LD, pivots, info


linalg_ldl_solve = meta("linalg_ldl_solve", meta_functional_4(batch_linear_algebra.linalg_ldl_solve_meta))
linalg_ldl_solve_out = meta("linalg_ldl_solve.out", meta_out_4(batch_linear_algebra.linalg_ldl_solve_meta))


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
@meta("_linalg_solve_ex")
def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = batch_linear_algebra._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    return result, LU, pivots, info


# _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
@meta("_linalg_solve_ex.result")
def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):
    structured_outs(batch_linear_algebra._linalg_solve_ex_meta, (result, LU, pivots, info), (A, B, left, check_errors))
    return result, LU, pivots, info


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
@meta("linalg_inv_ex")
def linalg_inv_ex(ks, A, check_errors):
    it = batch_linear_algebra.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    return inverse, info


# linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
@meta("linalg_inv_ex.inverse")
def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):
    structured_outs(batch_linear_algebra.linalg_inv_ex_meta, (inverse, info), (A, check_errors))
    return inverse, info


# triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
@meta("triangular_solve.X")
def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):
    structured_outs(batch_linear_algebra.triangular_solve_meta, (X, M), (self, A, upper, transpose, unitriangular))
    return X, M


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
@meta("triangular_solve")
def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = batch_linear_algebra.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    return solution, cloned_coefficient


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
@meta("_linalg_det")
def _linalg_det(ks, A):
    it = linear_algebra._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    return result, LU, pivots


# _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
@meta("_linalg_det.result")
def _linalg_det_result(ks, A, result, LU, pivots):
    structured_outs(linear_algebra._linalg_det_meta, (result, LU, pivots), (A,))
    return result, LU, pivots


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
@meta("_linalg_slogdet")
def _linalg_slogdet(ks, A):
    it = linear_algebra._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    return sign, logabsdet, LU, pivots


# _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
@meta("_linalg_slogdet.sign")
def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):
    structured_outs(linear_algebra._linalg_slogdet_meta, (sign, logabsdet, LU, pivots), (A,))
    return sign, logabsdet, LU, pivots


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
@meta("linalg_cholesky_ex")
def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = batch_linear_algebra.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    return L, info


# linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
@meta("linalg_cholesky_ex.L")
def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):
    structured_outs(batch_linear_algebra.linalg_cholesky_ex_meta, (L, info), (self, upper, check_errors))
    return L, info


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
@meta("linalg_qr")
def linalg_qr(ks, A, mode):
    it = batch_linear_algebra_svd.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    return Q, R


# linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
@meta("linalg_qr.out")
def linalg_qr_out(ks, A, mode, Q, R):
    structured_outs(batch_linear_algebra_svd.linalg_qr_meta, (Q, R), (A, mode))
    return Q, R


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
@meta("_linalg_svd")
def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = batch_linear_algebra_svd._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    return U, S, Vh


# _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
@meta("_linalg_svd.U")
def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):
    structured_outs(batch_linear_algebra_svd._linalg_svd_meta, (U, S, Vh), (A, full_matrices, compute_uv, driver))
    return U, S, Vh


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
@meta("_linalg_eigh")
def _linalg_eigh(ks, A, UPLO, compute_v):
    it = batch_linear_algebra_svd._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    return eigenvalues, eigenvectors


# _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
@meta("_linalg_eigh.eigenvalues")
def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):
    structured_outs(batch_linear_algebra_svd._linalg_eigh_meta, (eigenvalues, eigenvectors), (A, UPLO, compute_v))
    return eigenvalues, eigenvectors
