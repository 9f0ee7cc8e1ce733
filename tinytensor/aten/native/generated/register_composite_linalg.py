# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `linalg`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.linalg import (
    batch_linear_algebra, batch_linear_algebra_svd, blas, cross as cross_ops, linear_algebra,
    linear_algebra_matrix_functions, linear_algebra_outer_products, linear_einsum,
)
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    default_functional_2, default_functional_3, default_functional_4, default_functional_5, default_inplace_5,
    forward_1, forward_2, forward_3, forward_4, forward_5, forward_6, new_3, new_4,
)

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


def table_of(name, overload):
    return find_schema_or_throw(name, overload).table


_mm_table = table_of("aten::mm", "out")
# mm(Tensor self, Tensor mat2) -> Tensor
@explicit_non_functional("mm")
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mm_table[ks](ks, self, mat2, out)
    return out


bmm = explicit_non_functional("bmm", default_functional_2(linear_algebra.bmm_meta, table_of("aten::bmm", "out")))


_addmm_table = table_of("aten::addmm", "out")
# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@explicit_non_functional("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addmm_table[ks](ks, self, mat1, mat2, beta, alpha, out)
    return out


addmm_ = explicit_non_functional("addmm_", default_inplace_5(table_of("aten::addmm", "out")))
addmv = explicit_non_functional("addmv", default_functional_5(blas.addmv_meta, table_of("aten::addmv", "out")))
addmv_ = explicit_non_functional("addmv_", default_inplace_5(table_of("aten::addmv", "out")))
baddbmm = explicit_non_functional("baddbmm", default_functional_5(blas.baddbmm_meta, table_of("aten::baddbmm", "out")))
baddbmm_ = explicit_non_functional("baddbmm_", default_inplace_5(table_of("aten::baddbmm", "out")))
linalg_cross = explicit_non_functional("linalg_cross", default_functional_3(cross_ops.linalg_cross_meta, table_of("aten::linalg_cross", "out")))


_linalg_lu_factor_ex_table = table_of("aten::linalg_lu_factor_ex", "out")
# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
@explicit_non_functional("linalg_lu_factor_ex")
def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = batch_linear_algebra.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_lu_factor_ex_table[ks](ks, A, pivot, check_errors, LU, pivots, info)
    return LU, pivots, info


_linalg_lu_table = table_of("aten::linalg_lu", "out")
# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
@explicit_non_functional("linalg_lu")
def linalg_lu(ks, A, pivot):
    it = batch_linear_algebra.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_lu_table[ks](ks, A, pivot, P, L, U)
    return P, L, U


_lu_unpack_table = table_of("aten::lu_unpack", "out")
# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
@explicit_non_functional("lu_unpack")
def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = batch_linear_algebra.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _lu_unpack_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U)
    return P, L, U


linalg_lu_solve = explicit_non_functional("linalg_lu_solve", default_functional_5(batch_linear_algebra.linalg_lu_solve_meta, table_of("aten::linalg_lu_solve", "out")))


_linalg_ldl_factor_ex_table = table_of("aten::linalg_ldl_factor_ex", "out")
# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
@explicit_non_functional("linalg_ldl_factor_ex")
def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = batch_linear_algebra.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_ldl_factor_ex_table[ks](ks, self, hermitian, check_errors, LD, pivots, info)
    return LD, pivots, info


linalg_ldl_solve = explicit_non_functional("linalg_ldl_solve", default_functional_4(batch_linear_algebra.linalg_ldl_solve_meta, table_of("aten::linalg_ldl_solve", "out")))


__linalg_solve_ex_table = table_of("aten::_linalg_solve_ex", "result")
# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
@explicit_non_functional("_linalg_solve_ex")
def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = batch_linear_algebra._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_solve_ex_table[ks](ks, A, B, left, check_errors, result, LU, pivots, info)
    return result, LU, pivots, info


_linalg_inv_ex_table = table_of("aten::linalg_inv_ex", "inverse")
# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
@explicit_non_functional("linalg_inv_ex")
def linalg_inv_ex(ks, A, check_errors):
    it = batch_linear_algebra.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_inv_ex_table[ks](ks, A, check_errors, inverse, info)
    return inverse, info


_triangular_solve_table = table_of("aten::triangular_solve", "X")
# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
@explicit_non_functional("triangular_solve")
def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = batch_linear_algebra.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _triangular_solve_table[ks](ks, self, A, upper, transpose, unitriangular, solution, cloned_coefficient)
    return solution, cloned_coefficient


__linalg_det_table = table_of("aten::_linalg_det", "result")
# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
@explicit_non_functional("_linalg_det")
def _linalg_det(ks, A):
    it = linear_algebra._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_det_table[ks](ks, A, result, LU, pivots)
    return result, LU, pivots


__linalg_slogdet_table = table_of("aten::_linalg_slogdet", "sign")
# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
@explicit_non_functional("_linalg_slogdet")
def _linalg_slogdet(ks, A):
    it = linear_algebra._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_slogdet_table[ks](ks, A, sign, logabsdet, LU, pivots)
    return sign, logabsdet, LU, pivots


_linalg_cholesky_ex_table = table_of("aten::linalg_cholesky_ex", "L")
# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
@explicit_non_functional("linalg_cholesky_ex")
def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = batch_linear_algebra.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_cholesky_ex_table[ks](ks, self, upper, check_errors, L, info)
    return L, info


_linalg_qr_table = table_of("aten::linalg_qr", "out")
# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
@explicit_non_functional("linalg_qr")
def linalg_qr(ks, A, mode):
    it = batch_linear_algebra_svd.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_qr_table[ks](ks, A, mode, Q, R)
    return Q, R


__linalg_svd_table = table_of("aten::_linalg_svd", "U")
# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
@explicit_non_functional("_linalg_svd")
def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = batch_linear_algebra_svd._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_svd_table[ks](ks, A, full_matrices, compute_uv, driver, U, S, Vh)
    return U, S, Vh


__linalg_eigh_table = table_of("aten::_linalg_eigh", "eigenvalues")
# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
@explicit_non_functional("_linalg_eigh")
def _linalg_eigh(ks, A, UPLO, compute_v):
    it = batch_linear_algebra_svd._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_eigh_table[ks](ks, A, UPLO, compute_v, eigenvalues, eigenvectors)
    return eigenvalues, eigenvectors


linalg_pinv_atol_rtol_tensor = explicit_non_functional("linalg_pinv.atol_rtol_tensor", new_4(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_tensor))
mv = explicit("mv", forward_2(linear_algebra.mv))
mv_out = explicit("mv.out", forward_3(linear_algebra.mv_out))
dot_out = explicit("dot.out", forward_3(linear_algebra.dot_out))
addr_ = explicit("addr_", forward_5(blas.addr_))
vdot_out = explicit("vdot.out", forward_3(blas.vdot_out))
_linalg_check_errors = explicit("_linalg_check_errors", new_3(batch_linear_algebra._linalg_check_errors))
cholesky_solve_out = explicit("cholesky_solve.out", forward_4(batch_linear_algebra.cholesky_solve_out))
cholesky_solve = explicit("cholesky_solve", new_3(batch_linear_algebra.cholesky_solve))
linalg_lstsq = explicit("linalg_lstsq", new_4(batch_linear_algebra_svd.linalg_lstsq))
linalg_pinv_atol_rtol_tensor_out = explicit("linalg_pinv.atol_rtol_tensor_out", forward_5(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_tensor_out))


# matmul(Tensor self, Tensor other) -> Tensor
@implicit("matmul")
def matmul(ks, self, other):
    return linear_algebra.matmul(self, other)


# matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@implicit("matmul.out")
def matmul_out(ks, self, other, out):
    return linear_algebra.matmul_out(self, other, out)


outer = implicit("outer", forward_2(linear_algebra_outer_products.outer))
outer_out = implicit("outer.out", forward_3(linear_algebra_outer_products.outer_out))
ger = implicit("ger", forward_2(linear_algebra_outer_products.ger))
ger_out = implicit("ger.out", forward_3(linear_algebra_outer_products.ger_out))
inner = implicit("inner", forward_2(linear_algebra_outer_products.inner))
inner_out = implicit("inner.out", forward_3(linear_algebra_outer_products.inner_out))
kron = implicit("kron", forward_2(linear_algebra_outer_products.kron))
kron_out = implicit("kron.out", forward_3(linear_algebra_outer_products.kron_out))
linalg_vecdot = implicit("linalg_vecdot", forward_3(linear_algebra_outer_products.linalg_vecdot))
linalg_vecdot_out = implicit("linalg_vecdot.out", forward_4(linear_algebra_outer_products.linalg_vecdot_out))
linalg_matmul = implicit("linalg_matmul", forward_2(linear_algebra_outer_products.linalg_matmul))
linalg_matmul_out = implicit("linalg_matmul.out", forward_3(linear_algebra_outer_products.linalg_matmul_out))
trace_backward = implicit("trace_backward", forward_2(linear_algebra_outer_products.trace_backward))
linalg_vander = implicit("linalg_vander", forward_2(linear_algebra_outer_products.linalg_vander))
linalg_diagonal = implicit("linalg_diagonal", forward_4(linear_algebra_outer_products.linalg_diagonal))
adjoint = implicit("adjoint", forward_1(linear_algebra_outer_products.adjoint))
mH = implicit("mH", forward_1(linear_algebra_outer_products.mH))
matrix_H = implicit("matrix_H", forward_1(linear_algebra_outer_products.matrix_H))
cross_out = implicit("cross.out", forward_4(cross_ops.cross_out))
cross = implicit("cross", forward_3(cross_ops.cross))
tensordot = implicit("tensordot", forward_4(linear_einsum.tensordot))
tensordot_out = implicit("tensordot.out", forward_5(linear_einsum.tensordot_out))
einsum = implicit("einsum", forward_3(linear_einsum.einsum))
matrix_power = implicit("matrix_power", forward_2(linear_algebra_matrix_functions.matrix_power))
matrix_power_out = implicit("matrix_power.out", forward_3(linear_algebra_matrix_functions.matrix_power_out))
linalg_matrix_power = implicit("linalg_matrix_power", forward_2(linear_algebra_matrix_functions.linalg_matrix_power))
linalg_matrix_power_out = implicit("linalg_matrix_power.out", forward_3(linear_algebra_matrix_functions.linalg_matrix_power_out))
matrix_exp = implicit("matrix_exp", forward_1(linear_algebra_matrix_functions.matrix_exp))
matrix_exp_backward = implicit("matrix_exp_backward", forward_2(linear_algebra_matrix_functions.matrix_exp_backward))
chain_matmul = implicit("chain_matmul", forward_1(linear_algebra_matrix_functions.chain_matmul))
chain_matmul_out = implicit("chain_matmul.out", forward_2(linear_algebra_matrix_functions.chain_matmul_out))
linalg_multi_dot = implicit("linalg_multi_dot", forward_1(linear_algebra_matrix_functions.linalg_multi_dot))
linalg_multi_dot_out = implicit("linalg_multi_dot.out", forward_2(linear_algebra_matrix_functions.linalg_multi_dot_out))
linalg_tensorinv = implicit("linalg_tensorinv", forward_2(linear_algebra_matrix_functions.linalg_tensorinv))
linalg_tensorinv_out = implicit("linalg_tensorinv.out", forward_3(linear_algebra_matrix_functions.linalg_tensorinv_out))
linalg_tensorsolve = implicit("linalg_tensorsolve", forward_3(linear_algebra_matrix_functions.linalg_tensorsolve))
linalg_tensorsolve_out = implicit("linalg_tensorsolve.out", forward_4(linear_algebra_matrix_functions.linalg_tensorsolve_out))
linalg_lu_factor = implicit("linalg_lu_factor", forward_2(batch_linear_algebra.linalg_lu_factor))
linalg_lu_factor_out = implicit("linalg_lu_factor.out", forward_4(batch_linear_algebra.linalg_lu_factor_out))
_lu_with_info = implicit("_lu_with_info", forward_3(batch_linear_algebra._lu_with_info))
linalg_ldl_factor = implicit("linalg_ldl_factor", forward_2(batch_linear_algebra.linalg_ldl_factor))
linalg_ldl_factor_out = implicit("linalg_ldl_factor.out", forward_4(batch_linear_algebra.linalg_ldl_factor_out))
lu_solve_out = implicit("lu_solve.out", forward_4(batch_linear_algebra.lu_solve_out))
lu_solve = implicit("lu_solve", forward_3(batch_linear_algebra.lu_solve))
linalg_solve_ex = implicit("linalg_solve_ex", forward_4(batch_linear_algebra.linalg_solve_ex))
linalg_solve_ex_out = implicit("linalg_solve_ex.out", forward_6(batch_linear_algebra.linalg_solve_ex_out))
linalg_solve = implicit("linalg_solve", forward_3(batch_linear_algebra.linalg_solve))
linalg_solve_out = implicit("linalg_solve.out", forward_4(batch_linear_algebra.linalg_solve_out))
linalg_inv = implicit("linalg_inv", forward_1(batch_linear_algebra.linalg_inv))
linalg_inv_out = implicit("linalg_inv.out", forward_2(batch_linear_algebra.linalg_inv_out))
inverse = implicit("inverse", forward_1(batch_linear_algebra.inverse))
inverse_out = implicit("inverse.out", forward_2(batch_linear_algebra.inverse_out))
linalg_det = implicit("linalg_det", forward_1(linear_algebra.linalg_det))
linalg_det_out = implicit("linalg_det.out", forward_2(linear_algebra.linalg_det_out))
det = implicit("det", forward_1(linear_algebra.det))
linalg_slogdet = implicit("linalg_slogdet", forward_1(linear_algebra.linalg_slogdet))
linalg_slogdet_out = implicit("linalg_slogdet.out", forward_3(linear_algebra.linalg_slogdet_out))
slogdet = implicit("slogdet", forward_1(linear_algebra.slogdet))
slogdet_out = implicit("slogdet.out", forward_3(linear_algebra.slogdet_out))
logdet = implicit("logdet", forward_1(linear_algebra.logdet))
linalg_cholesky = implicit("linalg_cholesky", forward_2(batch_linear_algebra.linalg_cholesky))
linalg_cholesky_out = implicit("linalg_cholesky.out", forward_3(batch_linear_algebra.linalg_cholesky_out))
qr_Q = implicit("qr.Q", forward_4(batch_linear_algebra_svd.qr_Q))
qr = implicit("qr", forward_2(batch_linear_algebra_svd.qr))
orgqr = implicit("orgqr", forward_2(batch_linear_algebra_svd.orgqr))
orgqr_out = implicit("orgqr.out", forward_3(batch_linear_algebra_svd.orgqr_out))
linalg_svd = implicit("linalg_svd", forward_3(batch_linear_algebra_svd.linalg_svd))
linalg_svd_U = implicit("linalg_svd.U", forward_6(batch_linear_algebra_svd.linalg_svd_U))
linalg_svdvals = implicit("linalg_svdvals", forward_2(batch_linear_algebra_svd.linalg_svdvals))
linalg_svdvals_out = implicit("linalg_svdvals.out", forward_3(batch_linear_algebra_svd.linalg_svdvals_out))
svd_U = implicit("svd.U", forward_6(batch_linear_algebra_svd.svd_U))
svd = implicit("svd", forward_3(batch_linear_algebra_svd.svd))
linalg_eigh = implicit("linalg_eigh", forward_2(batch_linear_algebra_svd.linalg_eigh))
linalg_eigh_eigvals = implicit("linalg_eigh.eigvals", forward_4(batch_linear_algebra_svd.linalg_eigh_eigvals))
linalg_eigvalsh = implicit("linalg_eigvalsh", forward_2(batch_linear_algebra_svd.linalg_eigvalsh))
linalg_eigvalsh_out = implicit("linalg_eigvalsh.out", forward_3(batch_linear_algebra_svd.linalg_eigvalsh_out))
linalg_eigvals = implicit("linalg_eigvals", forward_1(batch_linear_algebra_svd.linalg_eigvals))
linalg_pinv_atol_rtol_float = implicit("linalg_pinv.atol_rtol_float", forward_4(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_float))
linalg_pinv_atol_rtol_float_out = implicit("linalg_pinv.atol_rtol_float_out", forward_5(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_float_out))
linalg_pinv = implicit("linalg_pinv", forward_3(linear_algebra_matrix_functions.linalg_pinv))
linalg_pinv_rcond_tensor = implicit("linalg_pinv.rcond_tensor", forward_3(linear_algebra_matrix_functions.linalg_pinv_rcond_tensor))
linalg_pinv_out = implicit("linalg_pinv.out", forward_4(linear_algebra_matrix_functions.linalg_pinv_out))
linalg_pinv_out_rcond_tensor = implicit("linalg_pinv.out_rcond_tensor", forward_4(linear_algebra_matrix_functions.linalg_pinv_out_rcond_tensor))
pinverse = implicit("pinverse", forward_2(linear_algebra_matrix_functions.pinverse))
linalg_matrix_rank_atol_rtol_tensor = implicit("linalg_matrix_rank.atol_rtol_tensor", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_tensor))
linalg_matrix_rank_atol_rtol_tensor_out = implicit("linalg_matrix_rank.atol_rtol_tensor_out", forward_5(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_tensor_out))
linalg_matrix_rank_atol_rtol_float = implicit("linalg_matrix_rank.atol_rtol_float", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_float))
linalg_matrix_rank_atol_rtol_float_out = implicit("linalg_matrix_rank.atol_rtol_float_out", forward_5(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_float_out))
linalg_matrix_rank = implicit("linalg_matrix_rank", forward_3(linear_algebra_matrix_functions.linalg_matrix_rank))
linalg_matrix_rank_out = implicit("linalg_matrix_rank.out", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_out))
linalg_matrix_rank_tol_tensor = implicit("linalg_matrix_rank.tol_tensor", forward_3(linear_algebra_matrix_functions.linalg_matrix_rank_tol_tensor))
linalg_matrix_rank_out_tol_tensor = implicit("linalg_matrix_rank.out_tol_tensor", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_out_tol_tensor))
linalg_cond = implicit("linalg_cond", forward_2(linear_algebra_matrix_functions.linalg_cond))
linalg_cond_out = implicit("linalg_cond.out", forward_3(linear_algebra_matrix_functions.linalg_cond_out))
linalg_cond_p_str = implicit("linalg_cond.p_str", forward_2(linear_algebra_matrix_functions.linalg_cond_p_str))
linalg_cond_p_str_out = implicit("linalg_cond.p_str_out", forward_3(linear_algebra_matrix_functions.linalg_cond_p_str_out))
linalg_norm = implicit("linalg_norm", forward_5(linear_algebra.linalg_norm))
linalg_norm_ord_str = implicit("linalg_norm.ord_str", forward_5(linear_algebra.linalg_norm_ord_str))
linalg_norm_out = implicit("linalg_norm.out", forward_6(linear_algebra.linalg_norm_out))
linalg_norm_ord_str_out = implicit("linalg_norm.ord_str_out", forward_6(linear_algebra.linalg_norm_ord_str_out))
linalg_matrix_norm = implicit("linalg_matrix_norm", forward_5(linear_algebra.linalg_matrix_norm))
linalg_matrix_norm_out = implicit("linalg_matrix_norm.out", forward_6(linear_algebra.linalg_matrix_norm_out))
linalg_matrix_norm_str_ord = implicit("linalg_matrix_norm.str_ord", forward_5(linear_algebra.linalg_matrix_norm_str_ord))
linalg_matrix_norm_str_ord_out = implicit("linalg_matrix_norm.str_ord_out", forward_6(linear_algebra.linalg_matrix_norm_str_ord_out))
frobenius_norm_dim = implicit("frobenius_norm.dim", forward_3(linear_algebra.frobenius_norm_dim))
frobenius_norm_out = implicit("frobenius_norm.out", forward_4(linear_algebra.frobenius_norm_out))
nuclear_norm = implicit("nuclear_norm", forward_2(linear_algebra.nuclear_norm))
nuclear_norm_out = implicit("nuclear_norm.out", forward_3(linear_algebra.nuclear_norm_out))
nuclear_norm_dim = implicit("nuclear_norm.dim", forward_3(linear_algebra.nuclear_norm_dim))
nuclear_norm_dim_out = implicit("nuclear_norm.dim_out", forward_4(linear_algebra.nuclear_norm_dim_out))
