# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `linalg`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.linalg import (
    batch_linear_algebra, batch_linear_algebra_svd, blas, cross as cross_ops, linear_algebra,
    linear_algebra_matrix_functions, linear_algebra_outer_products,
)
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_2, forward_3, forward_5, forward_6, forward_8, functional_2, functional_3_new, functional_4_new,
    functional_5, functional_5_new, new_1, new_2, new_3, new_5, out_2, out_3, out_4, out_5,
)
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out, structured_outs

cpu = registrar(provide_impl, DispatchKey.CPU)
cpu_and_cuda = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA)
cpu_and_meta = registrar(provide_impl, DispatchKey.CPU, DispatchKey.Meta)
every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


# mm(Tensor self, Tensor mat2) -> Tensor
@cpu_and_cuda("mm")
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    linear_algebra.mm_impl(it, out, self, mat2)
    return out


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("mm.out")
def mm_out(ks, self, mat2, out):
    it = structured_out(linear_algebra.mm_meta, out, (self, mat2))
    linear_algebra.mm_impl(it, out, self, mat2)
    return out


bmm = cpu_and_cuda("bmm", functional_2(linear_algebra.bmm_meta, linear_algebra.bmm_impl))
bmm_out = cpu_and_cuda("bmm.out", out_2(linear_algebra.bmm_meta, linear_algebra.bmm_impl))
dot = every_backend("dot", forward_2(linear_algebra.dot))


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@cpu_and_cuda("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    linear_algebra.addmm_impl(it, out, self, mat1, mat2, beta, alpha)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@cpu_and_cuda("addmm_")
def addmm_(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(self, self, mat1, mat2, beta, alpha)
    check_inplace_geometry(self, (mat1, mat2))
    linear_algebra.addmm_impl(it, self, self, mat1, mat2, beta, alpha)
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("addmm.out")
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    it = structured_out(linear_algebra.addmm_meta, out, (self, mat1, mat2, beta, alpha))
    linear_algebra.addmm_impl(it, out, self, mat1, mat2, beta, alpha)
    return out


addmv = cpu_and_cuda("addmv", functional_5(blas.addmv_meta, blas.addmv_impl))
addmv_out = cpu_and_cuda("addmv.out", out_5(blas.addmv_meta, blas.addmv_impl))


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@cpu_and_cuda("addmv_")
def addmv_(ks, self, mat, vec, beta, alpha):
    it = blas.addmv_meta(self, self, mat, vec, beta, alpha)
    check_inplace_geometry(self, (mat, vec))
    blas.addmv_impl(it, self, self, mat, vec, beta, alpha)
    return self


baddbmm = cpu_and_cuda("baddbmm", functional_5(blas.baddbmm_meta, blas.baddbmm_impl))
baddbmm_out = cpu_and_cuda("baddbmm.out", out_5(blas.baddbmm_meta, blas.baddbmm_impl))


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@cpu_and_cuda("baddbmm_")
def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    it = blas.baddbmm_meta(self, self, batch1, batch2, beta, alpha)
    check_inplace_geometry(self, (batch1, batch2))
    blas.baddbmm_impl(it, self, self, batch1, batch2, beta, alpha)
    return self


addbmm_out = every_backend("addbmm.out", forward_6(blas.addbmm_out))
addbmm = every_backend("addbmm", new_5(blas.addbmm))
addbmm_ = every_backend("addbmm_", forward_5(blas.addbmm_))
addr = every_backend("addr", new_5(blas.addr))
addr_out = every_backend("addr.out", forward_6(blas.addr_out))
vdot = every_backend("vdot", new_2(blas.vdot))
trace = every_backend("trace", new_1(linear_algebra_outer_products.trace))
linalg_cross = cpu_and_cuda("linalg_cross", functional_3_new(cross_ops.linalg_cross_meta, cross_ops.linalg_cross_impl))
linalg_cross_out = cpu_and_cuda("linalg_cross.out", out_3(cross_ops.linalg_cross_meta, cross_ops.linalg_cross_impl))
linalg_matrix_exp = cpu_and_meta("linalg_matrix_exp", new_1(linear_algebra_matrix_functions.linalg_matrix_exp))


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
@cpu("linalg_lu_factor_ex")
def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = batch_linear_algebra.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.linalg_lu_factor_ex_impl(it, LU, pivots, info, A, pivot, check_errors)
    return as_new((LU, pivots, info))


# linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
@cpu("linalg_lu_factor_ex.out")
def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):
    it = structured_outs(batch_linear_algebra.linalg_lu_factor_ex_meta, (LU, pivots, info), (A, pivot, check_errors))
    batch_linear_algebra.linalg_lu_factor_ex_impl(it, LU, pivots, info, A, pivot, check_errors)
    return LU, pivots, info


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
@cpu("linalg_lu")
def linalg_lu(ks, A, pivot):
    it = batch_linear_algebra.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.linalg_lu_impl(it, P, L, U, A, pivot)
    return as_new((P, L, U))


# linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@cpu("linalg_lu.out")
def linalg_lu_out(ks, A, pivot, P, L, U):
    it = structured_outs(batch_linear_algebra.linalg_lu_meta, (P, L, U), (A, pivot))
    batch_linear_algebra.linalg_lu_impl(it, P, L, U, A, pivot)
    return P, L, U


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
@cpu("lu_unpack")
def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = batch_linear_algebra.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.lu_unpack_impl(it, P, L, U, LU_data, LU_pivots, unpack_data, unpack_pivots)
    return as_new((P, L, U))


# lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@cpu("lu_unpack.out")
def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    it = structured_outs(batch_linear_algebra.lu_unpack_meta, (P, L, U), (LU_data, LU_pivots, unpack_data, unpack_pivots))
    batch_linear_algebra.lu_unpack_impl(it, P, L, U, LU_data, LU_pivots, unpack_data, unpack_pivots)
    return P, L, U


linalg_lu_solve = cpu("linalg_lu_solve", functional_5_new(batch_linear_algebra.linalg_lu_solve_meta, batch_linear_algebra.linalg_lu_solve_impl))
linalg_lu_solve_out = cpu("linalg_lu_solve.out", out_5(batch_linear_algebra.linalg_lu_solve_meta, batch_linear_algebra.linalg_lu_solve_impl))


# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
@cpu("linalg_ldl_factor_ex")
def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = batch_linear_algebra.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.linalg_ldl_factor_ex_impl(it, LD, pivots, info, self, hermitian, check_errors)
    return as_new((LD, pivots, info))


# linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
@cpu("linalg_ldl_factor_ex.out")
def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):
    it = structured_outs(batch_linear_algebra.linalg_ldl_factor_ex_meta, (LD, pivots, info), (self, hermitian, check_errors))
    batch_linear_algebra.linalg_ldl_factor_ex_impl(it, LD, pivots, info, self, hermitian, check_errors)
    return LD, pivots, info


linalg_ldl_solve = cpu("linalg_ldl_solve", functional_4_new(batch_linear_algebra.linalg_ldl_solve_meta, batch_linear_algebra.linalg_ldl_solve_impl))
linalg_ldl_solve_out = cpu("linalg_ldl_solve.out", out_4(batch_linear_algebra.linalg_ldl_solve_meta, batch_linear_algebra.linalg_ldl_solve_impl))


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
@cpu("_linalg_solve_ex")
def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = batch_linear_algebra._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    batch_linear_algebra._linalg_solve_ex_impl(it, result, LU, pivots, info, A, B, left, check_errors)
    return as_new((result, LU, pivots, info))


# _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
@cpu("_linalg_solve_ex.result")
def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):
    it = structured_outs(batch_linear_algebra._linalg_solve_ex_meta, (result, LU, pivots, info), (A, B, left, check_errors))
    batch_linear_algebra._linalg_solve_ex_impl(it, result, LU, pivots, info, A, B, left, check_errors)
    return result, LU, pivots, info


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
@cpu("linalg_inv_ex")
def linalg_inv_ex(ks, A, check_errors):
    it = batch_linear_algebra.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra.linalg_inv_ex_impl(it, inverse, info, A, check_errors)
    return as_new((inverse, info))


# linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
@cpu("linalg_inv_ex.inverse")
def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):
    it = structured_outs(batch_linear_algebra.linalg_inv_ex_meta, (inverse, info), (A, check_errors))
    batch_linear_algebra.linalg_inv_ex_impl(it, inverse, info, A, check_errors)
    return inverse, info


linalg_solve_triangular_out = cpu_and_meta("linalg_solve_triangular.out", forward_6(batch_linear_algebra.linalg_solve_triangular_out))
linalg_solve_triangular = cpu_and_meta("linalg_solve_triangular", new_5(batch_linear_algebra.linalg_solve_triangular))


# triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
@cpu("triangular_solve.X")
def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):
    it = structured_outs(batch_linear_algebra.triangular_solve_meta, (X, M), (self, A, upper, transpose, unitriangular))
    batch_linear_algebra.triangular_solve_impl(it, X, M, self, A, upper, transpose, unitriangular)
    return X, M


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
@cpu("triangular_solve")
def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = batch_linear_algebra.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra.triangular_solve_impl(it, solution, cloned_coefficient, self, A, upper, transpose, unitriangular)
    return as_new((solution, cloned_coefficient))


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
@cpu("_linalg_det")
def _linalg_det(ks, A):
    it = linear_algebra._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    linear_algebra._linalg_det_impl(it, result, LU, pivots, A)
    return as_new((result, LU, pivots))


# _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
@cpu("_linalg_det.result")
def _linalg_det_result(ks, A, result, LU, pivots):
    it = structured_outs(linear_algebra._linalg_det_meta, (result, LU, pivots), (A,))
    linear_algebra._linalg_det_impl(it, result, LU, pivots, A)
    return result, LU, pivots


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
@cpu("_linalg_slogdet")
def _linalg_slogdet(ks, A):
    it = linear_algebra._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    linear_algebra._linalg_slogdet_impl(it, sign, logabsdet, LU, pivots, A)
    return as_new((sign, logabsdet, LU, pivots))


# _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
@cpu("_linalg_slogdet.sign")
def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):
    it = structured_outs(linear_algebra._linalg_slogdet_meta, (sign, logabsdet, LU, pivots), (A,))
    linear_algebra._linalg_slogdet_impl(it, sign, logabsdet, LU, pivots, A)
    return sign, logabsdet, LU, pivots


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
@cpu("linalg_cholesky_ex")
def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = batch_linear_algebra.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra.linalg_cholesky_ex_impl(it, L, info, self, upper, check_errors)
    return as_new((L, info))


# linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
@cpu("linalg_cholesky_ex.L")
def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):
    it = structured_outs(batch_linear_algebra.linalg_cholesky_ex_meta, (L, info), (self, upper, check_errors))
    batch_linear_algebra.linalg_cholesky_ex_impl(it, L, info, self, upper, check_errors)
    return L, info


cholesky_out = cpu_and_meta("cholesky.out", forward_3(batch_linear_algebra.cholesky_out))
cholesky = cpu_and_meta("cholesky", new_2(batch_linear_algebra.cholesky))
_cholesky_solve_helper = cpu_and_meta("_cholesky_solve_helper", new_3(batch_linear_algebra._cholesky_solve_helper))
cholesky_inverse = cpu_and_meta("cholesky_inverse", new_2(batch_linear_algebra.cholesky_inverse))
cholesky_inverse_out = cpu_and_meta("cholesky_inverse.out", forward_3(batch_linear_algebra.cholesky_inverse_out))


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
@cpu("linalg_qr")
def linalg_qr(ks, A, mode):
    it = batch_linear_algebra_svd.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra_svd.linalg_qr_impl(it, Q, R, A, mode)
    return as_new((Q, R))


# linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
@cpu("linalg_qr.out")
def linalg_qr_out(ks, A, mode, Q, R):
    it = structured_outs(batch_linear_algebra_svd.linalg_qr_meta, (Q, R), (A, mode))
    batch_linear_algebra_svd.linalg_qr_impl(it, Q, R, A, mode)
    return Q, R


geqrf_a = cpu_and_meta("geqrf.a", forward_3(batch_linear_algebra_svd.geqrf_a))
geqrf = cpu_and_meta("geqrf", new_1(batch_linear_algebra_svd.geqrf))
linalg_householder_product = cpu_and_meta("linalg_householder_product", new_2(batch_linear_algebra_svd.linalg_householder_product))
linalg_householder_product_out = cpu_and_meta("linalg_householder_product.out", forward_3(batch_linear_algebra_svd.linalg_householder_product_out))
ormqr_out = cpu_and_meta("ormqr.out", forward_6(batch_linear_algebra_svd.ormqr_out))
ormqr = cpu_and_meta("ormqr", new_5(batch_linear_algebra_svd.ormqr))


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
@cpu("_linalg_svd")
def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = batch_linear_algebra_svd._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra_svd._linalg_svd_impl(it, U, S, Vh, A, full_matrices, compute_uv, driver)
    return as_new((U, S, Vh))


# _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
@cpu("_linalg_svd.U")
def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):
    it = structured_outs(batch_linear_algebra_svd._linalg_svd_meta, (U, S, Vh), (A, full_matrices, compute_uv, driver))
    batch_linear_algebra_svd._linalg_svd_impl(it, U, S, Vh, A, full_matrices, compute_uv, driver)
    return U, S, Vh


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
@cpu("_linalg_eigh")
def _linalg_eigh(ks, A, UPLO, compute_v):
    it = batch_linear_algebra_svd._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra_svd._linalg_eigh_impl(it, eigenvalues, eigenvectors, A, UPLO, compute_v)
    return as_new((eigenvalues, eigenvectors))


# _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
@cpu("_linalg_eigh.eigenvalues")
def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):
    it = structured_outs(batch_linear_algebra_svd._linalg_eigh_meta, (eigenvalues, eigenvectors), (A, UPLO, compute_v))
    batch_linear_algebra_svd._linalg_eigh_impl(it, eigenvalues, eigenvectors, A, UPLO, compute_v)
    return eigenvalues, eigenvectors


linalg_eig = cpu_and_meta("linalg_eig", new_1(batch_linear_algebra_svd.linalg_eig))
linalg_eig_out = cpu_and_meta("linalg_eig.out", forward_3(batch_linear_algebra_svd.linalg_eig_out))
linalg_eigvals_out = cpu_and_meta("linalg_eigvals.out", forward_2(batch_linear_algebra_svd.linalg_eigvals_out))
linalg_lstsq_out = cpu_and_meta("linalg_lstsq.out", forward_8(batch_linear_algebra_svd.linalg_lstsq_out))
