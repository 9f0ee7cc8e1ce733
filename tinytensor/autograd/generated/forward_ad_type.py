# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The kernels of forward mode: call on, then give the result its tangent. See Note [Forward mode is a bit].

Most kernels differ in their formula alone, so most of the file is formulas: the tangent of the result from the result, the
arguments and their tangents (`self_t` is that of `self`). An in-place overload takes the formula of the functional one.
autograd/forward_ad/forward_ad_kernels.py makes the kernels. Those with several results are written out. The last line of
the file registers all of them by their names, see aten/core/dispatch/kernel_names.py.

Mirrors the forward-mode half of the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad.forward_ad import (
    PRIMAL, below_forward_ad, has_tangent, not_implemented, refuse_out, set_tangent, set_tangent_list, tangent_or_zeros,
)
from tinytensor.autograd.forward_ad.forward_ad_kernels import jvp, jvp_inplace
from tinytensor.autograd.functions_manual.functions_manual import (
    add_scalar, clamp_backward, div_scalar, maybe_multiply, mul_scalar, number_minus, pow_backward,
    pow_backward_exponent, pow_backward_self, prod_backward, sub_scalar, var_backward,
)
from tinytensor.autograd.functions_manual.functions_manual_activation import (
    apply_loss_reduction, binary_cross_entropy_double_backward, binary_cross_entropy_double_backward_target,
    binary_cross_entropy_target_backward, binary_cross_entropy_with_logits_backward,
    binary_cross_entropy_with_logits_target_backward, elu_double_backward, gelu_double_backward,
    log_sigmoid_double_backward, log_softmax_jvp, mish_gradient, mse_loss_double_backward, silu_gradient,
    smooth_l1_loss_double_backward, softmax_backward_data_jvp, softmax_jvp, softplus_double_backward, to_float,
)
from tinytensor.autograd.functions_manual.functions_manual_indexing import scatter_reduce_jvp
from tinytensor.autograd.functions_manual.functions_manual_linalg import (
    cholesky_inverse_jvp, cholesky_jvp, cholesky_solve_jvp, householder_product_jvp, linalg_det_jvp, linalg_eigh_jvp,
    linalg_lstsq_residuals_jvp, linalg_lstsq_solution_jvp, linalg_lu_jvp, linalg_lu_solve_jvp,
    linalg_matrix_exp_differential, linalg_qr_jvp, linalg_solve_jvp, linalg_solve_triangular_forward_AD,
    linalg_svd_jvp, lu_factor_ex_jvp, lu_unpack_jvp, pinv_jvp, slogdet_jvp, triangular_solve_jvp,
)
from tinytensor.autograd.functions_manual.functions_manual_nn import (
    _convolution_jvp, batch_norm_jvp, convolution_backward_jvp_grad_bias, convolution_jvp, group_norm_invstd_jvp,
    group_norm_jvp, group_norm_mean_jvp, layer_norm_jvp, native_dropout_scale, zeros_of_shape,
)
from tinytensor.autograd.functions_manual.functions_manual_pointwise import (
    angle_backward, atanh_backward, clamp_jvp, copysign_tensor_self_backward, deg2rad_backward, i1_backward,
    i1e_backward, infinitely_differentiable_logit_backward, mvlgamma_backward, rad2deg_backward, sgn_backward,
    sinc_backward,
)
from tinytensor.autograd.functions_manual.functions_manual_reduction import (
    amaxamin_jvp, aminmax_jvp, cumprod_jvp, evenly_read_jvp, gather_with_keepdimed_indices, linalg_vector_norm_jvp,
    logcumsumexp_jvp, logsumexp_jvp, norm_jvp, renorm_jvp,
)
from tinytensor.autograd.functions_manual.functions_manual_shape import block_diag_jvp, cat_jvp, stack_jvp
from tinytensor.autograd.functions_manual.functions_manual_sparse import log1p_backward
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, register_forward_ad, register_forward_ad_kernels


def max_dim(ks, self, dim, keepdim):  # max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    values, indices = _max_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


def min_dim(ks, self, dim, keepdim):  # min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    values, indices = _min_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


def unbind_int(ks, self, dim):  # unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
    ks &= PRIMAL
    result = _unbind_int_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unbind_int(self_t, dim))
    return result


def split_Tensor(ks, self, split_size, dim):  # split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
    ks &= PRIMAL
    result = _split_Tensor_table[ks](ks, self, split_size, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_Tensor(self_t, split_size, dim))
    return result


def split_with_sizes(ks, self, split_sizes, dim):  # split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
    ks &= PRIMAL
    result = _split_with_sizes_table[ks](ks, self, split_sizes, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_with_sizes_default(self_t, split_sizes, dim))
    return result


def cat(ks, tensors, dim):  # cat(Tensor[] tensors, int dim=0) -> Tensor
    ks &= PRIMAL
    result = _cat_table[ks](ks, tensors, dim)
    if has_tangent(tensors):
        with below_forward_ad():
            set_tangent(result, cat_jvp(tensors, dim))
    return result


def stack(ks, tensors, dim):  # stack(Tensor[] tensors, int dim=0) -> Tensor
    ks &= PRIMAL
    with below_forward_ad():
        result = _stack_table[ks](ks, tensors, dim)
    if has_tangent(tensors):
        with below_forward_ad():
            set_tangent(result, stack_jvp(tensors, dim))
    return result


def frexp_Tensor(ks, self):  # frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
    ks &= PRIMAL
    with below_forward_ad():
        mantissa, exponent = _frexp_Tensor_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(mantissa, self_t / exponent.exp2())
    return mantissa, exponent


def _prelu_kernel_backward(ks, grad_output, self, weight):  # _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)
    ks &= PRIMAL
    result0, result1 = __prelu_kernel_backward_table[ks](ks, grad_output, self, weight)
    if has_tangent(grad_output, self, weight):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, F.where(self >= 0, grad_output_t, grad_output_t * weight + grad_output * weight_t))
            set_tangent(result1, F.where(self >= 0, 0.0, grad_output * self_t + grad_output_t * self))
    return result0, result1


def log_sigmoid_forward(ks, self):  # log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
    ks &= PRIMAL
    output, buffer = _log_sigmoid_forward_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(output, F.log_sigmoid_backward(self_t, self, buffer))
    return output, buffer


def rrelu_with_noise(ks, self, noise, lower, upper, training, generator):  # rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
    ks &= PRIMAL
    with below_forward_ad():
        result = _rrelu_with_noise_table[ks](ks, self, noise, lower, upper, training, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.rrelu_with_noise_backward(self_t, self, noise, lower, upper, training, False))
    return result


def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):  # nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
    ks &= PRIMAL
    with below_forward_ad():
        output, total_weight = _nll_loss_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(output, F.nll_loss(self_t, target, weight, reduction, ignore_index))
    return output, total_weight


def nll_loss2d_forward(ks, self, target, weight, reduction, ignore_index):  # nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
    ks &= PRIMAL
    with below_forward_ad():
        output, total_weight = _nll_loss2d_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(output, F.nll_loss2d(self_t, target, weight, reduction, ignore_index))
    return output, total_weight


def aminmax(ks, self, dim, keepdim):  # aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
    ks &= PRIMAL
    min, max = _aminmax_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(max, aminmax_jvp(self, self_t, max, dim, keepdim))
            set_tangent(min, aminmax_jvp(self, self_t, min, dim, keepdim))
    return min, max


def var_mean_correction(ks, self, dim, correction, keepdim):  # var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1 = _var_mean_correction_table[ks](ks, self, dim, correction, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, var_backward(self_t, self, dim, correction, True).sum(dim, keepdim))
            set_tangent(result1, self_t.mean(dim, keepdim))
    return result0, result1


def std_mean_correction(ks, self, dim, correction, keepdim):  # std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1 = _std_mean_correction_table[ks](ks, self, dim, correction, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, (var_backward(self_t, self, dim, correction, True).sum(dim, keepdim) / mul_scalar(result0, 2)).masked_fill_(result0 == 0, 0))
            set_tangent(result1, self_t.mean(dim, keepdim))
    return result0, result1


def cummax(ks, self, dim):  # cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _cummax_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, self_t.gather(dim, indices))
    return values, indices


def cummin(ks, self, dim):  # cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _cummin_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, self_t.gather(dim, indices))
    return values, indices


def sort(ks, self, dim, descending):  # sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _sort_table[ks](ks, self, dim, descending)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, True))
    return values, indices


def sort_stable(ks, self, stable, dim, descending):  # sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    values, indices = _sort_stable_table[ks](ks, self, stable, dim, descending)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, True))
    return values, indices


def topk(ks, self, k, dim, largest, sorted):  # topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    values, indices = _topk_table[ks](ks, self, k, dim, largest, sorted)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, F.gather(self_t, dim, indices))
    return values, indices


def kthvalue(ks, self, k, dim, keepdim):  # kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _kthvalue_table[ks](ks, self, k, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


def median_dim(ks, self, dim, keepdim):  # median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _median_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


def nanmedian_dim(ks, self, dim, keepdim):  # nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _nanmedian_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


def mode(ks, self, dim, keepdim):  # mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
    ks &= PRIMAL
    values, indices = _mode_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


def linalg_lu_factor_ex(ks, A, pivot, check_errors):  # linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
    ks &= PRIMAL
    with below_forward_ad():
        LU, pivots, info = _linalg_lu_factor_ex_table[ks](ks, A, pivot, check_errors)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            set_tangent(LU, lu_factor_ex_jvp(A_t, LU, pivots, pivot))
    return LU, pivots, info


def linalg_lu(ks, A, pivot):  # linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
    ks &= PRIMAL
    with below_forward_ad():
        P, L, U = _linalg_lu_table[ks](ks, A, pivot)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            L_t, U_t = linalg_lu_jvp(A_t, P, L, U, pivot)
            set_tangent(L, L_t)
            set_tangent(U, U_t)
    return P, L, U


def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):  # lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
    ks &= PRIMAL
    with below_forward_ad():
        P, L, U = _lu_unpack_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots)
    if has_tangent(LU_data):
        with below_forward_ad():
            LU_data_t = tangent_or_zeros(LU_data)
            L_t, U_t = lu_unpack_jvp(LU_data_t, unpack_data)
            set_tangent(L, L_t)
            set_tangent(U, U_t)
    return P, L, U


def _linalg_solve_ex(ks, A, B, left, check_errors):  # _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
    ks &= PRIMAL
    with below_forward_ad():
        result, LU, pivots, info = __linalg_solve_ex_table[ks](ks, A, B, left, check_errors)
    if has_tangent(A, B):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            B_t = tangent_or_zeros(B)
            set_tangent(result, linalg_solve_jvp(A_t, B_t, result, LU, pivots, left))
    return result, LU, pivots, info


def linalg_inv_ex(ks, A, check_errors):  # linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
    ks &= PRIMAL
    with below_forward_ad():
        inverse, info = _linalg_inv_ex_table[ks](ks, A, check_errors)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            set_tangent(inverse, -F.matmul(F.matmul(inverse, A_t), inverse))
    return inverse, info


def triangular_solve(ks, self, A, upper, transpose, unitriangular):  # triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
    ks &= PRIMAL
    with below_forward_ad():
        solution, cloned_coefficient = _triangular_solve_table[ks](ks, self, A, upper, transpose, unitriangular)
    if has_tangent(self, A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            self_t = tangent_or_zeros(self)
            set_tangent(cloned_coefficient, A_t)
            set_tangent(solution, triangular_solve_jvp(solution, A, A_t, self_t, upper, transpose, unitriangular))
    return solution, cloned_coefficient


def _linalg_det(ks, A):  # _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
    ks &= PRIMAL
    with below_forward_ad():
        result, LU, pivots = __linalg_det_table[ks](ks, A)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            set_tangent(result, linalg_det_jvp(A_t, result, LU, pivots, A.is_contiguous()))
    return result, LU, pivots


def _linalg_slogdet(ks, A):  # _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
    ks &= PRIMAL
    with below_forward_ad():
        sign, logabsdet, LU, pivots = __linalg_slogdet_table[ks](ks, A)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            sign_t, logabsdet_t = slogdet_jvp(LU, pivots, A_t, sign, A.is_contiguous())
            set_tangent(sign, sign_t)
            set_tangent(logabsdet, logabsdet_t)
    return sign, logabsdet, LU, pivots


def linalg_cholesky_ex(ks, self, upper, check_errors):  # linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
    ks &= PRIMAL
    with below_forward_ad():
        L, info = _linalg_cholesky_ex_table[ks](ks, self, upper, check_errors)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(L, cholesky_jvp(self_t, L, upper))
    return L, info


def linalg_qr(ks, A, mode):  # linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
    ks &= PRIMAL
    with below_forward_ad():
        Q, R = _linalg_qr_table[ks](ks, A, mode)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            Q_t, R_t = linalg_qr_jvp(A_t, Q, R, mode)
            set_tangent(Q, Q_t)
            set_tangent(R, R_t)
    return Q, R


def _linalg_svd(ks, A, full_matrices, compute_uv, driver):  # _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
    ks &= PRIMAL
    with below_forward_ad():
        U, S, Vh = __linalg_svd_table[ks](ks, A, full_matrices, compute_uv, driver)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            U_t, S_t, Vh_t = linalg_svd_jvp(A_t, U, S, Vh, full_matrices)
            set_tangent(U, U_t)
            set_tangent(S, S_t)
            set_tangent(Vh, Vh_t)
    return U, S, Vh


def _linalg_eigh(ks, A, UPLO, compute_v):  # _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
    ks &= PRIMAL
    with below_forward_ad():
        eigenvalues, eigenvectors = __linalg_eigh_table[ks](ks, A, UPLO, compute_v)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            eigenvalues_t, eigenvectors_t = linalg_eigh_jvp(A_t, eigenvalues, eigenvectors)
            set_tangent(eigenvalues, eigenvalues_t)
            set_tangent(eigenvectors, eigenvectors_t)
    return eigenvalues, eigenvectors


def linalg_lstsq(ks, self, b, rcond, driver):  # linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)
    ks &= PRIMAL
    with below_forward_ad():
        solution, residuals, rank, singular_values = _linalg_lstsq_table[ks](ks, self, b, rcond, driver)
    if has_tangent(self, b):
        with below_forward_ad():
            b_t = tangent_or_zeros(b)
            self_t = tangent_or_zeros(self)
            set_tangent(residuals, linalg_lstsq_residuals_jvp(self, b, self_t, b_t, solution, residuals))
            set_tangent(solution, linalg_lstsq_solution_jvp(self, b, self_t, b_t))
    return solution, residuals, rank, singular_values


def unsafe_split_Tensor(ks, self, split_size, dim):  # unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
    ks &= PRIMAL
    result = _unsafe_split_Tensor_table[ks](ks, self, split_size, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unsafe_split_Tensor(self_t, split_size, dim))
    return result


def unsafe_split_with_sizes(ks, self, split_sizes, dim):  # unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
    ks &= PRIMAL
    result = _unsafe_split_with_sizes_table[ks](ks, self, split_sizes, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unsafe_split_with_sizes_default(self_t, split_sizes, dim))
    return result


def block_diag(ks, tensors):  # block_diag(Tensor[] tensors) -> Tensor
    ks &= PRIMAL
    with below_forward_ad():
        result = _block_diag_table[ks](ks, tensors)
    if has_tangent(tensors):
        with below_forward_ad():
            set_tangent(result, block_diag_jvp(tensors))
    return result


def split_copy_Tensor(ks, self, split_size, dim):  # split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
    ks &= PRIMAL
    with below_forward_ad():
        result = _split_copy_Tensor_table[ks](ks, self, split_size, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_Tensor(self_t, split_size, dim))
    return result


def split_with_sizes_copy(ks, self, split_sizes, dim):  # split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
    ks &= PRIMAL
    with below_forward_ad():
        result = _split_with_sizes_copy_table[ks](ks, self, split_sizes, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_with_sizes_default(self_t, split_sizes, dim))
    return result


def unbind_copy_int(ks, self, dim):  # unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
    ks &= PRIMAL
    with below_forward_ad():
        result = _unbind_copy_int_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unbind_int(self_t, dim))
    return result


def convolution_backward(ks, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask):  # convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1, result2 = _convolution_backward_table[ks](ks, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask)
    if has_tangent(grad_output, input, weight):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, F.convolution_backward(grad_output, input, weight_t, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, (True, False, False))[0] + F.convolution_backward(grad_output_t, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, (True, False, False))[0])
            set_tangent(result1, F.convolution_backward(grad_output, input_t, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, (False, True, False))[1] + F.convolution_backward(grad_output_t, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, (False, True, False))[1])
            set_tangent(result2, convolution_backward_jvp_grad_bias(grad_output_t, result2))
    return result0, result1, result2


def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):  # max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
    ks &= PRIMAL
    result0, result1 = _max_pool2d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-2), -1, result1.flatten(-2)).view_as(result1))
    return result0, result1


def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):  # max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
    ks &= PRIMAL
    result0, result1 = _max_pool3d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-3), -1, result1.flatten(-3)).view_as(result1))
    return result0, result1


def adaptive_max_pool2d(ks, self, output_size):  # adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
    ks &= PRIMAL
    result0, result1 = _adaptive_max_pool2d_table[ks](ks, self, output_size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-2), -1, result1.flatten(-2)).view_as(result1))
    return result0, result1


def adaptive_max_pool3d(ks, self, output_size):  # adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
    ks &= PRIMAL
    result0, result1 = _adaptive_max_pool3d_table[ks](ks, self, output_size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-3), -1, result1.flatten(-3)).view_as(result1))
    return result0, result1


def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):  # fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
    ks &= PRIMAL
    result0, result1 = _fractional_max_pool2d_table[ks](ks, self, kernel_size, output_size, random_samples)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-2), -1, result1.flatten(-2)).view_as(result1))
    return result0, result1


def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):  # fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
    ks &= PRIMAL
    result0, result1 = _fractional_max_pool3d_table[ks](ks, self, kernel_size, output_size, random_samples)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-3), -1, result1.flatten(-3)).view_as(result1))
    return result0, result1


def native_batch_norm(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):  # native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
    ks &= PRIMAL
    result0, result1, result2 = _native_batch_norm_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, batch_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, running_mean, running_var, result1, result2, training, eps))
    return result0, result1, result2


def _native_batch_norm_legit(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):  # _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
    ks &= PRIMAL
    result0, result1, result2 = __native_batch_norm_legit_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, batch_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, running_mean, running_var, result1, result2, training, eps))
    return result0, result1, result2


def _native_batch_norm_legit_functional(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):  # _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1, result2, running_mean_out, running_var_out = __native_batch_norm_legit_functional_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, batch_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, running_mean, running_var, result1, result2, training, eps))
    return result0, result1, result2, running_mean_out, running_var_out


def _native_batch_norm_legit_no_stats(ks, input, weight, bias, training, momentum, eps):  # _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
    ks &= PRIMAL
    result0, result1, result2 = __native_batch_norm_legit_no_stats_table[ks](ks, input, weight, bias, training, momentum, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, batch_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, None, None, result1, result2, training, eps))
    return result0, result1, result2


def native_layer_norm(ks, input, normalized_shape, weight, bias, eps):  # native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
    ks &= PRIMAL
    result0, result1, result2 = _native_layer_norm_table[ks](ks, input, normalized_shape, weight, bias, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, layer_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, result1, result2, normalized_shape))
    return result0, result1, result2


def native_group_norm(ks, input, weight, bias, N, C, HxW, group, eps):  # native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
    ks &= PRIMAL
    result0, result1, result2 = _native_group_norm_table[ks](ks, input, weight, bias, N, C, HxW, group, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, group_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, result1, result2, group))
            set_tangent(result1, group_norm_mean_jvp(input_t, result1, group))
            set_tangent(result2, group_norm_invstd_jvp(input, input_t, result1, result2, group))
    return result0, result1, result2


def native_dropout(ks, input, p, train):  # native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1 = _native_dropout_table[ks](ks, input, p, train)
    if has_tangent(input):
        with below_forward_ad():
            input_t = tangent_or_zeros(input)
            set_tangent(result0, input_t if train is False else native_dropout_scale(p, train) * input_t * result1)
    return result0, result1


add_Tensor = jvp("aten::add", "Tensor", lambda result, self, other, alpha, self_t, other_t: self_t + maybe_multiply(other_t, alpha))
add_Scalar = jvp("aten::add", "Scalar", lambda result, self, other, alpha, self_t: self_t.clone(), guarded=True)
sub_Tensor = jvp("aten::sub", "Tensor", lambda result, self, other, alpha, self_t, other_t: self_t - maybe_multiply(other_t, alpha))
sub_Scalar = jvp("aten::sub", "Scalar", lambda result, self, other, alpha, self_t: self_t, guarded=True)
rsub_Tensor = jvp("aten::rsub", "Tensor", lambda result, self, other, alpha, self_t, other_t: other_t - maybe_multiply(self_t, alpha), guarded=True)
rsub_Scalar = jvp("aten::rsub", "Scalar", lambda result, self, other, alpha, self_t: maybe_multiply(-self_t, alpha), guarded=True)
mul_Tensor = jvp("aten::mul", "Tensor", lambda result, self, other, self_t, other_t: other_t * self + self_t * other)
mul_Scalar = jvp("aten::mul", "Scalar", lambda result, self, other, self_t: mul_scalar(self_t, other), guarded=True)
div_Tensor = jvp("aten::div", "Tensor", lambda result, self, other, self_t, other_t: (self_t - other_t * result) / other)
div_Scalar = jvp("aten::div", "Scalar", lambda result, self, other, self_t: div_scalar(self_t, other), guarded=True)
pow_Tensor_Tensor = jvp("aten::pow", "Tensor_Tensor", lambda result, self, exponent, self_t, exponent_t: pow_backward_self(self_t, self, exponent) + pow_backward_exponent(exponent_t, self, exponent, result))
pow_Scalar = jvp("aten::pow", "Scalar", lambda result, self, exponent, exponent_t: pow_backward_exponent(exponent_t, self, exponent, result))
pow_Tensor_Scalar = jvp("aten::pow", "Tensor_Scalar", lambda result, self, exponent, self_t: pow_backward(self_t, self, exponent), guarded=True)
maximum = jvp("aten::maximum", "", lambda result, self, other, self_t, other_t: other_t + F.where(self == other, 0.5, (self > other).to(result.dtype)) * (self_t - other_t))
minimum = jvp("aten::minimum", "", lambda result, self, other, self_t, other_t: other_t + F.where(self == other, 0.5, (self < other).to(result.dtype)) * (self_t - other_t))
neg = jvp("aten::neg", "", lambda result, self, self_t: self_t.neg())
abs = jvp("aten::abs", "", lambda result, self, self_t: self_t * self.sgn())
sign = jvp("aten::sign", "", lambda result, self, self_t: F.zeros_like(self_t))
reciprocal = jvp("aten::reciprocal", "", lambda result, self, self_t: (-self_t * (result * result)))
sqrt = jvp("aten::sqrt", "", lambda result, self, self_t: self_t / mul_scalar(result, 2))
rsqrt = jvp("aten::rsqrt", "", lambda result, self, self_t: mul_scalar(self_t, -0.5) * result.pow(3))
exp = jvp("aten::exp", "", lambda result, self, self_t: (self_t * result))
log = jvp("aten::log", "", lambda result, self, self_t: self_t.div(self))
sin = jvp("aten::sin", "", lambda result, self, self_t: (self_t * self.cos()))
cos = jvp("aten::cos", "", lambda result, self, self_t: (self_t * -self.sin()))
tanh = jvp("aten::tanh", "", lambda result, self, self_t: F.tanh_backward(self_t, result))
sigmoid = jvp("aten::sigmoid", "", lambda result, self, self_t: F.sigmoid_backward(self_t, result))
relu = jvp("aten::relu", "", lambda result, self, self_t: F.threshold_backward(self_t, result, 0))
floor = jvp("aten::floor", "", lambda result, self, self_t: F.zeros_like(self_t))
ceil = jvp("aten::ceil", "", lambda result, self, self_t: F.zeros_like(self_t))
trunc = jvp("aten::trunc", "", lambda result, self, self_t: F.zeros_like(self_t))
where_self = jvp("aten::where", "self", lambda result, condition, self, other, self_t, other_t: F.where(condition, self_t, other_t))
clamp = jvp("aten::clamp", "", lambda result, self, min, max, self_t: clamp_backward(self_t, self, min, max))
clamp_Tensor = jvp("aten::clamp", "Tensor", lambda result, self, min, max, self_t, min_t, max_t: clamp_jvp(self, self_t, min, min_t, max, max_t))
clamp_min = jvp("aten::clamp_min", "", lambda result, self, min, self_t: F.where(self >= min, self_t, 0))
clamp_min_Tensor = jvp("aten::clamp_min", "Tensor", lambda result, self, min, self_t, min_t: F.where(self >= min, self_t, min_t))
clamp_max = jvp("aten::clamp_max", "", lambda result, self, max, self_t: F.where(self <= max, self_t, 0))
clamp_max_Tensor = jvp("aten::clamp_max", "Tensor", lambda result, self, max, self_t, max_t: F.where(self <= max, self_t, max_t))
addcmul = jvp("aten::addcmul", "", lambda result, self, tensor1, tensor2, value, self_t, tensor1_t, tensor2_t: self_t + maybe_multiply(tensor1_t * tensor2, value) + maybe_multiply(tensor2_t * tensor1, value))
addcdiv = jvp("aten::addcdiv", "", lambda result, self, tensor1, tensor2, value, self_t, tensor1_t, tensor2_t: self_t + maybe_multiply(tensor1_t / tensor2, value) - maybe_multiply(tensor2_t * (tensor1 / tensor2) / tensor2, value))
lerp_Scalar = jvp("aten::lerp", "Scalar", lambda result, self, end, weight, self_t, end_t: F.lerp(self_t, end_t, weight))
lerp_Tensor = jvp("aten::lerp", "Tensor", lambda result, self, end, weight, self_t, end_t, weight_t: F.lerp(self_t, end_t, weight) + weight_t * (end - self))
threshold_backward = jvp("aten::threshold_backward", "", lambda result, grad_output, self, threshold, grad_output_t, self_t: F.zeros_like(self_t) + F.threshold_backward(grad_output_t, self, threshold))
sigmoid_backward = jvp("aten::sigmoid_backward", "", lambda result, grad_output, output, grad_output_t, output_t: F.sigmoid_backward(grad_output_t, output) + output_t * grad_output * number_minus(1, mul_scalar(output, 2)))
tanh_backward = jvp("aten::tanh_backward", "", lambda result, grad_output, output, grad_output_t, output_t: F.tanh_backward(grad_output_t, output) - output_t * (mul_scalar(output, 2) * grad_output))
sum = jvp("aten::sum", "", lambda result, self, dtype, self_t: F.sum_default(self_t, dtype), guarded=True)
sum_dim_IntList = jvp("aten::sum", "dim_IntList", lambda result, self, dim, keepdim, dtype, self_t: F.sum_dim_IntList(self_t, dim, keepdim, dtype))
mean = jvp("aten::mean", "", lambda result, self, dtype, self_t: F.mean_default(self_t, dtype), guarded=True)
mean_dim = jvp("aten::mean", "dim", lambda result, self, dim, keepdim, dtype, self_t: F.mean_dim(self_t, dim, keepdim, dtype))
prod = jvp("aten::prod", "", lambda result, self, dtype, self_t: (prod_backward(F.ones_like(result), self.to(result.dtype), result) * self_t).sum())
prod_dim_int = jvp("aten::prod", "dim_int", lambda result, self, dim, keepdim, dtype, self_t: (prod_backward(F.ones_like(result), self.to(result.dtype), result, dim, keepdim) * self_t).sum(dim, keepdim))
amax = jvp("aten::amax", "", lambda result, self, dim, keepdim, self_t: amaxamin_jvp(self, self_t, result, dim, keepdim))
amin = jvp("aten::amin", "", lambda result, self, dim, keepdim, self_t: amaxamin_jvp(self, self_t, result, dim, keepdim))
max = jvp("aten::max", "", lambda result, self, self_t: evenly_read_jvp(self_t, self, result))
min = jvp("aten::min", "", lambda result, self, self_t: evenly_read_jvp(self_t, self, result))
var_correction = jvp("aten::var", "correction", lambda result, self, dim, correction, keepdim, self_t: var_backward(self_t, self, dim, correction, True).sum(dim or (), keepdim))
std_correction = jvp("aten::std", "correction", lambda result, self, dim, correction, keepdim, self_t: (var_backward(self_t, self, dim, correction, True).sum(dim or (), keepdim) / mul_scalar(result, 2)).masked_fill_(result == 0, 0))
cumsum = jvp("aten::cumsum", "", lambda result, self, dim, dtype, self_t: F.cumsum_default(self_t, dim, dtype))
mm = jvp("aten::mm", "", lambda result, self, mat2, self_t, mat2_t: F.mm(self_t, mat2) + F.mm(self, mat2_t))
bmm = jvp("aten::bmm", "", lambda result, self, mat2, self_t, mat2_t: self_t.bmm(mat2) + self.bmm(mat2_t))
mv = jvp("aten::mv", "", lambda result, self, vec, self_t, vec_t: F.mv(self_t, vec) + F.mv(self, vec_t))
dot = jvp("aten::dot", "", lambda result, self, tensor, self_t, tensor_t: F.dot(self_t, tensor) + F.dot(self, tensor_t))
addmm = jvp("aten::addmm", "", lambda result, self, mat1, mat2, beta, alpha, self_t, mat1_t, mat2_t: maybe_multiply(self_t, beta) + maybe_multiply(mat1_t.mm(mat2), alpha) + maybe_multiply(mat1.mm(mat2_t), alpha))
t = jvp("aten::t", "", lambda result, self, self_t: F.t_default(self_t))
transpose_int = jvp("aten::transpose", "int", lambda result, self, dim0, dim1, self_t: F.transpose_int(self_t, dim0, dim1))
permute = jvp("aten::permute", "", lambda result, self, dims, self_t: F.permute_default(self_t, dims))
view = jvp("aten::view", "", lambda result, self, size, self_t: F.view_default(self_t, size))
_reshape_alias = jvp("aten::_reshape_alias", "", lambda result, self, size, stride, self_t: F._reshape_alias_default(self_t, size, stride))
as_strided = jvp("aten::as_strided", "", lambda result, self, size, stride, storage_offset, self_t: F.as_strided_default(self_t, size, stride, storage_offset))
expand = jvp("aten::expand", "", lambda result, self, size, implicit, self_t: F.expand_default(self_t, size, implicit))
squeeze = jvp("aten::squeeze", "", lambda result, self, self_t: F.squeeze_default(self_t))
squeeze_dim = jvp("aten::squeeze", "dim", lambda result, self, dim, self_t: F.squeeze_dim(self_t, dim))
squeeze_dims = jvp("aten::squeeze", "dims", lambda result, self, dim, self_t: F.squeeze_dims(self_t, dim))
unsqueeze = jvp("aten::unsqueeze", "", lambda result, self, dim, self_t: F.unsqueeze_default(self_t, dim))
select_int = jvp("aten::select", "int", lambda result, self, dim, index, self_t: F.select_int(self_t, dim, index))
slice_Tensor = jvp("aten::slice", "Tensor", lambda result, self, dim, start, end, step, self_t: F.slice_Tensor(self_t, dim, start, end, step))
diagonal = jvp("aten::diagonal", "", lambda result, self, offset, dim1, dim2, self_t: F.diagonal_default(self_t, offset, dim1, dim2))
alias = jvp("aten::alias", "", lambda result, self, self_t: self_t)
lift_fresh = jvp("aten::lift_fresh", "", lambda result, self, self_t: F.lift_fresh_default(self_t))
lift_fresh_copy = jvp("aten::lift_fresh_copy", "", lambda result, self, self_t: F.lift_fresh_default(self_t), guarded=True)
_unsafe_view = jvp("aten::_unsafe_view", "", lambda result, self, size, self_t: F._unsafe_view_default(self_t, size))
select_backward = jvp("aten::select_backward", "", lambda result, grad_output, input_sizes, dim, index, grad_output_t: F.select_backward_default(grad_output_t, input_sizes, dim, index), guarded=True)
slice_backward = jvp("aten::slice_backward", "", lambda result, grad_output, input_sizes, dim, start, end, step, grad_output_t: F.slice_backward_default(grad_output_t, input_sizes, dim, start, end, step), guarded=True)
diagonal_backward = jvp("aten::diagonal_backward", "", lambda result, grad_output, input_sizes, offset, dim1, dim2, grad_output_t: F.diagonal_backward_default(grad_output_t, input_sizes, offset, dim1, dim2), guarded=True)
clone = jvp("aten::clone", "", lambda result, self, memory_format, self_t: F.clone_default(self_t, memory_format))
_to_copy = jvp("aten::_to_copy", "", lambda result, self, dtype, layout, device, pin_memory, non_blocking, memory_format, self_t: F._to_copy_default(self_t, dtype, layout, device, pin_memory, non_blocking, memory_format), guarded=True)
fill_Scalar = jvp("aten::fill", "Scalar", lambda result, self, value, self_t: F.zeros_like(self_t), guarded=True)
fill_Tensor = jvp("aten::fill", "Tensor", lambda result, self, value, self_t, value_t: F.fill(self_t, value_t), guarded=True)
zero = jvp("aten::zero", "", lambda result, self, self_t: F.zero__default(self_t), guarded=True)
index_Tensor = jvp("aten::index", "Tensor", lambda result, self, indices, self_t: F.index_Tensor(self_t, indices))
index_put = jvp("aten::index_put", "", lambda result, self, indices, values, accumulate, self_t, values_t: self_t.index_put(indices, values_t, accumulate), guarded=True)
_index_put_impl = jvp("aten::_index_put_impl", "", lambda result, self, indices, values, accumulate, unsafe, self_t, values_t: self_t.index_put(indices, values_t, accumulate), guarded=True)
_unsafe_index_Tensor = jvp("aten::_unsafe_index", "Tensor", lambda result, self, indices, self_t: F._unsafe_index_Tensor(self_t, indices), guarded=True)
_unsafe_index_put = jvp("aten::_unsafe_index_put", "", lambda result, self, indices, values, accumulate, self_t, values_t: F._unsafe_index_put(self_t, indices, values_t, accumulate), guarded=True)
_unsafe_masked_index = jvp("aten::_unsafe_masked_index", "", lambda result, self, mask, indices, fill, self_t: F._unsafe_masked_index(self_t, mask, indices, 0), guarded=True)
_unsafe_masked_index_put_accumulate = jvp("aten::_unsafe_masked_index_put_accumulate", "", lambda result, self, mask, indices, values, self_t, values_t: F._unsafe_masked_index_put_accumulate(self_t, mask, indices, values_t), guarded=True)
index_select = jvp("aten::index_select", "", lambda result, self, dim, index, self_t: F.index_select_default(self_t, dim, index))
gather = jvp("aten::gather", "", lambda result, self, dim, index, sparse_grad, self_t: F.gather_default(self_t, dim, index, sparse_grad))
masked_select = jvp("aten::masked_select", "", lambda result, self, mask, self_t: F.masked_select_default(self_t, mask))
masked_fill_Scalar = jvp("aten::masked_fill", "Scalar", lambda result, self, mask, value, self_t: self_t.masked_fill(mask, 0))
masked_fill_Tensor = jvp("aten::masked_fill", "Tensor", lambda result, self, mask, value, self_t, value_t: self_t.masked_fill(mask, value_t))
exp2 = jvp("aten::exp2", "", lambda result, self, self_t: mul_scalar(self_t * result, 0.6931471805599453))
expm1 = jvp("aten::expm1", "", lambda result, self, self_t: self_t * add_scalar(result, 1))
log2 = jvp("aten::log2", "", lambda result, self, self_t: self_t / mul_scalar(self, 0.6931471805599453))
log10 = jvp("aten::log10", "", lambda result, self, self_t: self_t / mul_scalar(self, 2.3025850929940455))
log1p = jvp("aten::log1p", "", lambda result, self, self_t: log1p_backward(self_t, self))
tan = jvp("aten::tan", "", lambda result, self, self_t: self_t * add_scalar(result.pow(2), 1))
asin = jvp("aten::asin", "", lambda result, self, self_t: self_t * add_scalar(-self * self, 1).rsqrt())
acos = jvp("aten::acos", "", lambda result, self, self_t: self_t * -add_scalar(-self * self, 1).rsqrt())
atan = jvp("aten::atan", "", lambda result, self, self_t: self_t / add_scalar(self * self, 1))
sinh = jvp("aten::sinh", "", lambda result, self, self_t: (self_t * self.cosh()))
cosh = jvp("aten::cosh", "", lambda result, self, self_t: (self_t * self.sinh()))
asinh = jvp("aten::asinh", "", lambda result, self, self_t: self_t * add_scalar(self.pow(2), 1).rsqrt())
acosh = jvp("aten::acosh", "", lambda result, self, self_t: self_t * sub_scalar(self * self, 1).rsqrt())
atanh = jvp("aten::atanh", "", lambda result, self, self_t: atanh_backward(self_t, self))
erf = jvp("aten::erf", "", lambda result, self, self_t: mul_scalar(F.exp(-self.pow(2)), 1.1283791670955126) * self_t)
erfc = jvp("aten::erfc", "", lambda result, self, self_t: mul_scalar(F.exp(-self.pow(2)), -1.1283791670955126) * self_t)
erfinv = jvp("aten::erfinv", "", lambda result, self, self_t: mul_scalar(F.exp(self.erfinv().pow(2)), 0.886226925452758) * self_t)
lgamma = jvp("aten::lgamma", "", lambda result, self, self_t: (self_t * F.digamma(self)))
digamma = jvp("aten::digamma", "", lambda result, self, self_t: (self_t * F.polygamma(1, self)))
polygamma = jvp("aten::polygamma", "", lambda result, n, self, self_t: (self_t * F.polygamma(n + 1, self)))
frac = jvp("aten::frac", "", lambda result, self, self_t: self_t)
round = jvp("aten::round", "", lambda result, self, self_t: F.zeros_like(self_t))
round_decimals = jvp("aten::round", "decimals", lambda result, self, decimals, self_t: F.zeros_like(self_t))
sgn = jvp("aten::sgn", "", lambda result, self, self_t: sgn_backward(self, self_t, result))
sinc = jvp("aten::sinc", "", lambda result, self, self_t: sinc_backward(self_t, self))
i0 = jvp("aten::i0", "", lambda result, self, self_t: (self_t * F.special_i1(self)))
special_entr = jvp("aten::special_entr", "", lambda result, self, self_t: self_t * -add_scalar(self.log(), 1))
special_ndtri = jvp("aten::special_ndtri", "", lambda result, self, self_t: mul_scalar(self_t, 2.5066282746310002) * div_scalar(result.square(), 2).exp())
special_log_ndtr = jvp("aten::special_log_ndtr", "", lambda result, self, self_t: div_scalar(self_t, 2.5066282746310002) * (result + div_scalar(self.pow(2), 2)).neg().exp())
special_i0e = jvp("aten::special_i0e", "", lambda result, self, self_t: (self_t * (F.special_i1e(self) - self.sgn() * result)))
special_i1 = jvp("aten::special_i1", "", lambda result, self, self_t: i1_backward(self_t, self, result))
special_i1e = jvp("aten::special_i1e", "", lambda result, self, self_t: i1e_backward(self_t, self, result))
special_erfcx = jvp("aten::special_erfcx", "", lambda result, self, self_t: sub_scalar(mul_scalar(self, 2.0) * result, 1.1283791670955126) * self_t)
logit = jvp("aten::logit", "", lambda result, self, eps, self_t: infinitely_differentiable_logit_backward(self_t, self, eps))
mvlgamma = jvp("aten::mvlgamma", "", lambda result, self, p, self_t: mvlgamma_backward(self_t, self, p), guarded=True)
deg2rad = jvp("aten::deg2rad", "", lambda result, self, self_t: deg2rad_backward(self_t), guarded=True)
rad2deg = jvp("aten::rad2deg", "", lambda result, self, self_t: rad2deg_backward(self_t), guarded=True)
nan_to_num = jvp("aten::nan_to_num", "", lambda result, self, nan, posinf, neginf, self_t: (self_t * F.isfinite(self)), guarded=True)
angle = jvp("aten::angle", "", lambda result, self, self_t: angle_backward(self_t, self))
ldexp_Tensor = jvp("aten::ldexp", "Tensor", lambda result, self, other, self_t, other_t: self_t * F.pow(2, other) + mul_scalar(other_t * result, 0.6931471805599453), guarded=True)
nextafter = jvp("aten::nextafter", "", lambda result, self, other, self_t: F.where(self != other, self_t, 0), varies=(0, 1,), guarded=True)
copysign_Tensor = jvp("aten::copysign", "Tensor", lambda result, self, other, self_t: copysign_tensor_self_backward(self_t, self, result), varies=(0, 1,))
copysign_Scalar = jvp("aten::copysign", "Scalar", lambda result, self, other, self_t: copysign_tensor_self_backward(self_t, self, result), guarded=True)
div_Tensor_mode = jvp("aten::div", "Tensor_mode", lambda result, self, other, rounding_mode, self_t, other_t: F.zeros_like(result) if rounding_mode is not None else self_t / other - other_t * (self / other) / other)
div_Scalar_mode = jvp("aten::div", "Scalar_mode", lambda result, self, other, rounding_mode, self_t: F.zeros_like(result) if rounding_mode is not None else div_scalar(self_t, other), guarded=True)
remainder_Scalar = jvp("aten::remainder", "Scalar", lambda result, self, other, self_t: self_t, guarded=True)
remainder_Tensor = jvp("aten::remainder", "Tensor", lambda result, self, other, self_t, other_t: self_t - other_t * self.div(other, rounding_mode="floor"))
fmod_Scalar = jvp("aten::fmod", "Scalar", lambda result, self, other, self_t: self_t, guarded=True)
fmod_Tensor = jvp("aten::fmod", "Tensor", lambda result, self, other, self_t, other_t: self_t - other_t * self.div(other, rounding_mode="trunc"))
atan2 = jvp("aten::atan2", "", lambda result, self, other, self_t, other_t: (-self * other_t + other * self_t) / (self.pow(2) + other.pow(2)))
fmax = jvp("aten::fmax", "", lambda result, self, other, self_t, other_t: other_t + (self > other).logical_or_(other.isnan()) * (self_t - other_t))
fmin = jvp("aten::fmin", "", lambda result, self, other, self_t, other_t: other_t + (self <= other).logical_or_(other.isnan()) * (self_t - other_t))
hypot = jvp("aten::hypot", "", lambda result, self, other, self_t, other_t: self_t * self / result + other_t * other / result)
logaddexp = jvp("aten::logaddexp", "", lambda result, self, other, self_t, other_t: self_t / add_scalar(F.exp(other - self), 1) + other_t / add_scalar(F.exp(self - other), 1))
logaddexp2 = jvp("aten::logaddexp2", "", lambda result, self, other, self_t, other_t: self_t / add_scalar(F.pow(2, other - self), 1) + other_t / add_scalar(F.pow(2, self - other), 1))
xlogy_Tensor = jvp("aten::xlogy", "Tensor", lambda result, self, other, self_t, other_t: F.xlogy(self_t, other).masked_fill((self == 0.) & (other <= 0.), 0.) + other_t * self / other)
xlogy_Scalar_Self = jvp("aten::xlogy", "Scalar_Self", lambda result, self, other, other_t: mul_scalar(other_t, self) / other, guarded=True)
xlogy_Scalar_Other = jvp("aten::xlogy", "Scalar_Other", lambda result, self, other, self_t: (F.xlogy(self_t, other) if other > 0 else F.xlogy(self_t, other).masked_fill(self == 0., 0.)), guarded=True)
special_xlog1py = jvp("aten::special_xlog1py", "", lambda result, self, other, self_t, other_t: F.special_xlog1py(self_t, other).masked_fill((self == 0.0) & (other <= -1.0), 0.0) + other_t * self / add_scalar(other, 1))
special_xlog1py_self_scalar = jvp("aten::special_xlog1py", "self_scalar", lambda result, self, other, other_t: mul_scalar(other_t, self) / add_scalar(other, 1), guarded=True)
special_xlog1py_other_scalar = jvp("aten::special_xlog1py", "other_scalar", lambda result, self, other, self_t: (F.special_xlog1py(self_t, other) if other > -1 else F.special_xlog1py(self_t, other).masked_fill(self == 0., 0.)), guarded=True)
elu = jvp("aten::elu", "", lambda result, self, alpha, scale, input_scale, self_t: F.elu_backward(self_t, alpha, scale, input_scale, False, self))
elu_backward = jvp("aten::elu_backward", "", lambda result, grad_output, alpha, scale, input_scale, is_result, self_or_result, grad_output_t, self_or_result_t: F.elu_backward(grad_output_t, alpha, scale, input_scale, is_result, self_or_result) + elu_double_backward(self_or_result_t, grad_output, alpha, scale, input_scale, is_result, self_or_result))
gelu = jvp("aten::gelu", "", lambda result, self, approximate, self_t: F.gelu_backward(self_t, self, approximate=approximate))
gelu_backward = jvp("aten::gelu_backward", "", lambda result, grad_output, self, approximate, grad_output_t, self_t: F.gelu_backward(grad_output_t, self, approximate=approximate) + gelu_double_backward(self_t, grad_output, self, approximate))
silu = jvp("aten::silu", "", lambda result, self, self_t: silu_gradient(self_t, self))
mish = jvp("aten::mish", "", lambda result, self, self_t: mish_gradient(self_t, self))
hardsigmoid = jvp("aten::hardsigmoid", "", lambda result, self, self_t: F.hardsigmoid_backward(self_t, self))
leaky_relu = jvp("aten::leaky_relu", "", lambda result, self, negative_slope, self_t: F.leaky_relu_backward(self_t, self, negative_slope, False))
leaky_relu_backward = jvp("aten::leaky_relu_backward", "", lambda result, grad_output, self, negative_slope, self_is_result, grad_output_t: F.leaky_relu_backward(grad_output_t, self, negative_slope, self_is_result), varies=(0, 1,))
threshold = jvp("aten::threshold", "", lambda result, self, threshold, value, self_t: F.threshold_backward(self_t, self, threshold))
softplus = jvp("aten::softplus", "", lambda result, self, beta, threshold, self_t: F.softplus_backward(self_t, self, beta, threshold))
softplus_backward = jvp("aten::softplus_backward", "", lambda result, grad_output, self, beta, threshold, grad_output_t, self_t: F.softplus_backward(grad_output_t, self, beta, threshold) + softplus_double_backward(self_t * grad_output, self, beta, threshold))
softshrink = jvp("aten::softshrink", "", lambda result, self, lambd, self_t: F.softshrink_backward(self_t, self, lambd))
softshrink_backward = jvp("aten::softshrink_backward", "", lambda result, grad_output, self, lambd, grad_output_t: F.softshrink_backward(grad_output_t, self, lambd), varies=(0, 1,))
hardshrink = jvp("aten::hardshrink", "", lambda result, self, lambd, self_t: F.hardshrink_backward(self_t, self, lambd))
hardshrink_backward = jvp("aten::hardshrink_backward", "", lambda result, grad_out, self, lambd, grad_out_t: F.hardshrink_backward(grad_out_t, self, lambd), varies=(0, 1,))
celu = jvp("aten::celu", "", lambda result, self, alpha, self_t: F.elu_backward(self_t, alpha, 1, 1.0 / to_float(alpha), False, self), guarded=True)
hardtanh = jvp("aten::hardtanh", "", lambda result, self, min_val, max_val, self_t: F.hardtanh_backward(self_t, self, min_val, max_val), guarded=True)
hardtanh_backward = jvp("aten::hardtanh_backward", "", lambda result, grad_output, self, min_val, max_val, grad_output_t: F.hardtanh_backward(grad_output_t, self, min_val, max_val), varies=(0, 1,))
hardswish = jvp("aten::hardswish", "", lambda result, self, self_t: F.hardswish_backward(self_t, self))
hardswish_backward = jvp("aten::hardswish_backward", "", lambda result, grad_output, self, grad_output_t, self_t: F.hardswish_backward(grad_output_t, self) + F.where((self > -3) & (self < 3), div_scalar(self_t * grad_output, 3.0), 0.0))
_prelu_kernel = jvp("aten::_prelu_kernel", "", lambda result, self, weight, self_t, weight_t: F.where(self >= 0, self_t, weight * self_t + weight_t * self))
log_sigmoid_backward = jvp("aten::log_sigmoid_backward", "", lambda result, grad_output, self, buffer, grad_output_t, self_t: F.log_sigmoid_backward(grad_output_t, self, buffer) + log_sigmoid_double_backward(self_t * grad_output, self))
glu = jvp("aten::glu", "", lambda result, self, dim, self_t: F.glu_jvp(result, self, self_t, dim), guarded=True)
glu_backward = jvp("aten::glu_backward", "", lambda result, grad_output, self, dim, grad_output_t, self_t: F.glu_backward_jvp(result, grad_output, self, grad_output_t, self_t, dim), guarded=True)
_softmax = jvp("aten::_softmax", "", lambda result, self, dim, half_to_float, self_t: softmax_jvp(self_t, result, dim))
_softmax_backward_data = jvp("aten::_softmax_backward_data", "", lambda result, grad_output, output, dim, input_dtype, grad_output_t, output_t: F._softmax_backward_data(grad_output_t, output, dim, input_dtype) + softmax_backward_data_jvp(output_t, grad_output, dim, output))
_log_softmax = jvp("aten::_log_softmax", "", lambda result, self, dim, half_to_float, self_t: log_softmax_jvp(self_t, result, dim))
_log_softmax_backward_data = jvp("aten::_log_softmax_backward_data", "", lambda result, grad_output, output, dim, input_dtype, grad_output_t, output_t: grad_output_t - output.exp() * (grad_output_t.sum(dim, True) + output_t * grad_output.sum(dim, True)))
_safe_softmax = jvp("aten::_safe_softmax", "", lambda result, self, dim, dtype, self_t: softmax_jvp(self_t, result, dim), guarded=True)
rrelu_with_noise_backward = jvp("aten::rrelu_with_noise_backward", "", lambda result, grad_output, self, noise, lower, upper, training, self_is_result, grad_output_t: F.rrelu_with_noise_backward(grad_output_t, self, noise, lower, upper, training, False), varies=(0, 1,), guarded=True)
mse_loss = jvp("aten::mse_loss", "", lambda result, self, target, reduction, self_t, target_t: apply_loss_reduction(F.mse_loss_backward(self_t, self, target, 0) + F.mse_loss_backward(target_t, target, self, 0), reduction), guarded=True)
mse_loss_backward = jvp("aten::mse_loss_backward", "", lambda result, grad_output, self, target, reduction, grad_output_t, self_t, target_t: mse_loss_double_backward(self_t * grad_output, self, reduction) - mse_loss_double_backward(target_t * grad_output, target, reduction) + F.mse_loss_backward(grad_output_t, self, target, reduction), guarded=True)
smooth_l1_loss = jvp("aten::smooth_l1_loss", "", lambda result, self, target, reduction, beta, self_t, target_t: apply_loss_reduction(F.smooth_l1_loss_backward(self_t, self, target, 0, beta) + F.smooth_l1_loss_backward(target_t, target, self, 0, beta), reduction), guarded=True)
smooth_l1_loss_backward = jvp("aten::smooth_l1_loss_backward", "", lambda result, grad_output, self, target, reduction, beta, grad_output_t, self_t, target_t: smooth_l1_loss_double_backward(self_t * grad_output, self, target, reduction, beta) - smooth_l1_loss_double_backward(target_t * grad_output, self, target, reduction, beta) + F.smooth_l1_loss_backward(grad_output_t, self, target, reduction, beta), guarded=True)
huber_loss = jvp("aten::huber_loss", "", lambda result, self, target, reduction, delta, self_t, target_t: apply_loss_reduction(F.huber_loss_backward(self_t, self, target, 0, delta) + F.huber_loss_backward(target_t, target, self, 0, delta), reduction), guarded=True)
binary_cross_entropy = jvp("aten::binary_cross_entropy", "", lambda result, self, target, weight, reduction, self_t, target_t: apply_loss_reduction(F.binary_cross_entropy_backward(self_t, self, target, weight, 0) + binary_cross_entropy_target_backward(target_t, self, target, weight, 0), reduction), guarded=True)
binary_cross_entropy_backward = jvp("aten::binary_cross_entropy_backward", "", lambda result, grad_output, self, target, weight, reduction, grad_output_t, self_t, target_t: binary_cross_entropy_double_backward(grad_output, self_t, self, target, weight, reduction) + binary_cross_entropy_double_backward_target(target_t, grad_output, self, target, weight, reduction) + F.binary_cross_entropy_backward(grad_output_t, self, target, weight, reduction), guarded=True)
nll_loss_backward = jvp("aten::nll_loss_backward", "", lambda result, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_output_t: F.nll_loss_backward(grad_output_t, self, target, weight, reduction, ignore_index, total_weight), varies=(0, 1,), guarded=True)
nll_loss2d_backward = jvp("aten::nll_loss2d_backward", "", lambda result, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_output_t: F.nll_loss2d_backward(grad_output_t, self, target, weight, reduction, ignore_index, total_weight), varies=(0, 1,), guarded=True)
binary_cross_entropy_with_logits = jvp("aten::binary_cross_entropy_with_logits", "", lambda result, self, target, weight, pos_weight, reduction, self_t, target_t: apply_loss_reduction(binary_cross_entropy_with_logits_backward(self_t, self, target, weight, pos_weight, 0) + binary_cross_entropy_with_logits_target_backward(target_t, self, target, weight, pos_weight, 0), reduction), guarded=True)
soft_margin_loss = jvp("aten::soft_margin_loss", "", lambda result, self, target, reduction, self_t: apply_loss_reduction(F.soft_margin_loss_backward(self_t, self, target, 0), reduction), guarded=True)
_trilinear = jvp("aten::_trilinear", "", lambda result, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim, i1_t, i2_t, i3_t: F._trilinear(i1_t, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim) + F._trilinear(i1, i2_t, i3, expand1, expand2, expand3, sumdim, unroll_dim) + F._trilinear(i1, i2, i3_t, expand1, expand2, expand3, sumdim, unroll_dim), guarded=True)
nansum = jvp("aten::nansum", "", lambda result, self, dim, keepdim, dtype, self_t: F.where(self.isnan(), 0, self_t).sum(dim, keepdim, dtype=dtype))
logsumexp = jvp("aten::logsumexp", "", lambda result, self, dim, keepdim, self_t: logsumexp_jvp(self, self_t, dim, keepdim), guarded=True)
linalg_vector_norm = jvp("aten::linalg_vector_norm", "", lambda result, self, ord, dim, keepdim, dtype, self_t: linalg_vector_norm_jvp(self, self_t, ord, result, dim, keepdim), guarded=True)
norm_ScalarOpt_dtype = jvp("aten::norm", "ScalarOpt_dtype", lambda result, self, p, dtype, self_t: norm_jvp(self, self_t, p, result), guarded=True)
norm_Scalar = jvp("aten::norm", "Scalar", lambda result, self, p, self_t: norm_jvp(self, self_t, p, result), guarded=True)
norm_ScalarOpt_dim_dtype = jvp("aten::norm", "ScalarOpt_dim_dtype", lambda result, self, p, dim, keepdim, dtype, self_t: norm_jvp(self, self_t, p, result, dim, keepdim), guarded=True)
norm_ScalarOpt_dim = jvp("aten::norm", "ScalarOpt_dim", lambda result, self, p, dim, keepdim, self_t: norm_jvp(self, self_t, p, result, dim, keepdim), guarded=True)
dist = jvp("aten::dist", "", lambda result, self, other, p, self_t, other_t: norm_jvp(self - other, self_t - other_t, p, result, (), False), guarded=True)
renorm = jvp("aten::renorm", "", lambda result, self, p, dim, maxnorm, self_t: renorm_jvp(self, self_t, p, dim, maxnorm), guarded=True)
cumprod = jvp("aten::cumprod", "", lambda result, self, dim, dtype, self_t: cumprod_jvp(self_t, self, result, dim).to(dtype if dtype is not None else self.dtype))
logcumsumexp = jvp("aten::logcumsumexp", "", lambda result, self, dim, self_t: logcumsumexp_jvp(self, self_t, dim), guarded=True)
median = jvp("aten::median", "", lambda result, self, self_t: evenly_read_jvp(self_t, self, result), guarded=True)
nanmedian = jvp("aten::nanmedian", "", lambda result, self, self_t: evenly_read_jvp(self_t, self, result), guarded=True)
addmv = jvp("aten::addmv", "", lambda result, self, mat, vec, beta, alpha, self_t, mat_t, vec_t: maybe_multiply(self_t, beta) + maybe_multiply(mat_t.mv(vec), alpha) + maybe_multiply(mat.mv(vec_t), alpha))
baddbmm = jvp("aten::baddbmm", "", lambda result, self, batch1, batch2, beta, alpha, self_t, batch1_t, batch2_t: maybe_multiply(self_t, beta) + maybe_multiply(batch1_t.bmm(batch2), alpha) + maybe_multiply(batch1.bmm(batch2_t), alpha))
addbmm = jvp("aten::addbmm", "", lambda result, self, batch1, batch2, beta, alpha, self_t, batch1_t, batch2_t: maybe_multiply(self_t, beta) + maybe_multiply(batch1_t.bmm(batch2).sum(0), alpha) + maybe_multiply(batch1.bmm(batch2_t).sum(0), alpha), guarded=True)
addr = jvp("aten::addr", "", lambda result, self, vec1, vec2, beta, alpha, self_t, vec1_t, vec2_t: maybe_multiply(self_t, beta) + maybe_multiply(vec1_t.outer(vec2), alpha) + maybe_multiply(vec1.outer(vec2_t), alpha), guarded=True)
vdot = jvp("aten::vdot", "", lambda result, self, other, self_t, other_t: F.vdot(self_t, other) + F.vdot(self, other_t), guarded=True)
trace = jvp("aten::trace", "", lambda result, self, self_t: F.trace_default(self_t), guarded=True)
linalg_cross = jvp("aten::linalg_cross", "", lambda result, self, other, dim, self_t, other_t: F.linalg_cross(self_t, other, dim=dim) + F.linalg_cross(self, other_t, dim=dim), guarded=True)
linalg_matrix_exp = jvp("aten::linalg_matrix_exp", "", lambda result, self, self_t: linalg_matrix_exp_differential(self, self_t, False), guarded=True)
linalg_lu_solve = jvp("aten::linalg_lu_solve", "", lambda result, LU, pivots, B, left, adjoint, LU_t, B_t: linalg_lu_solve_jvp(result, LU, pivots, LU_t, B_t, left, adjoint), guarded=True)
linalg_solve_triangular = jvp("aten::linalg_solve_triangular", "", lambda result, self, B, upper, left, unitriangular, self_t, B_t: linalg_solve_triangular_forward_AD(self_t, B_t, self, result, upper, left, unitriangular), guarded=True)
cholesky_solve = jvp("aten::cholesky_solve", "", lambda result, self, input2, upper, self_t, input2_t: cholesky_solve_jvp(result, input2, input2_t, self_t, upper), guarded=True)
cholesky_inverse = jvp("aten::cholesky_inverse", "", lambda result, self, upper, self_t: cholesky_inverse_jvp(self, self_t, result, upper), guarded=True)
linalg_householder_product = jvp("aten::linalg_householder_product", "", lambda result, input, tau, input_t, tau_t: householder_product_jvp(input_t, tau_t, result, input, tau), guarded=True)
linalg_pinv_atol_rtol_tensor = jvp("aten::linalg_pinv", "atol_rtol_tensor", lambda result, self, atol, rtol, hermitian, self_t: pinv_jvp(self, result, self_t), guarded=True)
scatter_src = jvp("aten::scatter", "src", lambda result, self, dim, index, src, self_t, src_t: self_t.scatter(dim, index, src_t))
scatter_value = jvp("aten::scatter", "value", lambda result, self, dim, index, value, self_t: self_t.scatter(dim, index, 0))
scatter_add = jvp("aten::scatter_add", "", lambda result, self, dim, index, src, self_t, src_t: F.scatter_add(self_t, dim, index, src_t))
scatter_reduce_two = jvp("aten::scatter_reduce", "two", lambda result, self, dim, index, src, reduce, include_self, self_t, src_t: scatter_reduce_jvp(self, self_t, dim, index, src, src_t, reduce, include_self, result), guarded=True)
index_add = jvp("aten::index_add", "", lambda result, self, dim, index, source, alpha, self_t, source_t: F.index_add(self_t, dim, index, maybe_multiply(source_t, alpha)))
index_fill_int_Scalar = jvp("aten::index_fill", "int_Scalar", lambda result, self, dim, index, value, self_t: self_t.index_fill(dim, index, 0), guarded=True)
index_fill_int_Tensor = jvp("aten::index_fill", "int_Tensor", lambda result, self, dim, index, value, self_t, value_t: self_t.index_fill(dim, index, value_t), guarded=True)
take = jvp("aten::take", "", lambda result, self, index, self_t: F.take_default(self_t, index))
put = jvp("aten::put", "", lambda result, self, index, source, accumulate, self_t, source_t: self_t.put(index, source_t, accumulate), guarded=True)
masked_scatter = jvp("aten::masked_scatter", "", lambda result, self, mask, source, self_t, source_t: self_t.masked_scatter(mask, source_t), guarded=True)
masked_scatter_backward = jvp("aten::masked_scatter_backward", "", lambda result, grad_output, mask, sizes, grad_output_t: F.masked_scatter_backward(grad_output_t, mask, grad_output_t.shape), guarded=True)
tril = jvp("aten::tril", "", lambda result, self, diagonal, self_t: F.tril_default(self_t, diagonal))
triu = jvp("aten::triu", "", lambda result, self, diagonal, self_t: F.triu_default(self_t, diagonal))
flip = jvp("aten::flip", "", lambda result, self, dims, self_t: F.flip_default(self_t, dims), guarded=True)
roll = jvp("aten::roll", "", lambda result, self, shifts, dims, self_t: F.roll_default(self_t, shifts, dims), guarded=True)
repeat = jvp("aten::repeat", "", lambda result, self, repeats, self_t: F.repeat_default(self_t, repeats), guarded=True)
diag_embed = jvp("aten::diag_embed", "", lambda result, self, offset, dim1, dim2, self_t: F.diag_embed_default(self_t, offset, dim1, dim2), guarded=True)
unfold = jvp("aten::unfold", "", lambda result, self, dimension, size, step, self_t: F.unfold_default(self_t, dimension, size, step))
unfold_backward = jvp("aten::unfold_backward", "", lambda result, grad_in, input_sizes, dim, size, step, grad_in_t: F.unfold_backward_default(grad_in_t, input_sizes, dim, size, step), guarded=True)
diagonal_copy = jvp("aten::diagonal_copy", "", lambda result, self, offset, dim1, dim2, self_t: F.diagonal_default(self_t, offset, dim1, dim2), guarded=True)
narrow_copy = jvp("aten::narrow_copy", "", lambda result, self, dim, start, length, self_t: F.narrow_copy_default(self_t, dim, start, length))
rot90 = jvp("aten::rot90", "", lambda result, self, k, dims, self_t: F.rot90_default(self_t, k, dims), guarded=True)
constant_pad_nd = jvp("aten::constant_pad_nd", "", lambda result, self, pad, value, self_t: F.constant_pad_nd(self_t, pad, 0), guarded=True)
select_scatter = jvp("aten::select_scatter", "", lambda result, self, src, dim, index, self_t, src_t: F.select_scatter_default(self_t, src_t, dim, index), guarded=True)
slice_scatter = jvp("aten::slice_scatter", "", lambda result, self, src, dim, start, end, step, self_t, src_t: F.slice_scatter_default(self_t, src_t, dim, start, end, step), guarded=True)
diagonal_scatter = jvp("aten::diagonal_scatter", "", lambda result, self, src, offset, dim1, dim2, self_t, src_t: F.diagonal_scatter_default(self_t, src_t, offset, dim1, dim2), guarded=True)
as_strided_scatter = jvp("aten::as_strided_scatter", "", lambda result, self, src, size, stride, storage_offset, self_t, src_t: F.as_strided_scatter_default(self_t, src_t, size, stride, storage_offset), guarded=True)
index_copy = jvp("aten::index_copy", "", lambda result, self, dim, index, source, self_t, source_t: self_t.index_copy(dim, index, source_t))
alias_copy = jvp("aten::alias_copy", "", lambda result, self, self_t: self_t, guarded=True)
_reshape_alias_copy = jvp("aten::_reshape_alias_copy", "", lambda result, self, size, stride, self_t: F._reshape_alias_default(self_t, size, stride), guarded=True)
as_strided_copy = jvp("aten::as_strided_copy", "", lambda result, self, size, stride, storage_offset, self_t: F.as_strided_default(self_t, size, stride, storage_offset), guarded=True)
expand_copy = jvp("aten::expand_copy", "", lambda result, self, size, implicit, self_t: F.expand_default(self_t, size, implicit), guarded=True)
permute_copy = jvp("aten::permute_copy", "", lambda result, self, dims, self_t: F.permute_default(self_t, dims), guarded=True)
select_copy_int = jvp("aten::select_copy", "int", lambda result, self, dim, index, self_t: F.select_int(self_t, dim, index), guarded=True)
slice_copy_Tensor = jvp("aten::slice_copy", "Tensor", lambda result, self, dim, start, end, step, self_t: F.slice_Tensor(self_t, dim, start, end, step), guarded=True)
squeeze_copy = jvp("aten::squeeze_copy", "", lambda result, self, self_t: F.squeeze_default(self_t), guarded=True)
squeeze_copy_dim = jvp("aten::squeeze_copy", "dim", lambda result, self, dim, self_t: F.squeeze_dim(self_t, dim), guarded=True)
squeeze_copy_dims = jvp("aten::squeeze_copy", "dims", lambda result, self, dim, self_t: F.squeeze_dims(self_t, dim), guarded=True)
t_copy = jvp("aten::t_copy", "", lambda result, self, self_t: F.t_default(self_t), guarded=True)
transpose_copy_int = jvp("aten::transpose_copy", "int", lambda result, self, dim0, dim1, self_t: F.transpose_int(self_t, dim0, dim1), guarded=True)
unfold_copy = jvp("aten::unfold_copy", "", lambda result, self, dimension, size, step, self_t: F.unfold_default(self_t, dimension, size, step), guarded=True)
unsqueeze_copy = jvp("aten::unsqueeze_copy", "", lambda result, self, dim, self_t: F.unsqueeze_default(self_t, dim), guarded=True)
view_copy = jvp("aten::view_copy", "", lambda result, self, size, self_t: F.view_default(self_t, size), guarded=True)
convolution = jvp("aten::convolution", "", lambda result, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, input_t, weight_t, bias_t: convolution_jvp(input, input_t, weight, weight_t, bias, bias_t, stride, padding, dilation, transposed, output_padding, groups), guarded=True)
_convolution = jvp("aten::_convolution", "", lambda result, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32, input_t, weight_t, bias_t: _convolution_jvp(input, input_t, weight, weight_t, bias, bias_t, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32), guarded=True)
im2col = jvp("aten::im2col", "", lambda result, self, kernel_size, dilation, padding, stride, self_t: F.im2col_default(self_t, kernel_size, dilation, padding, stride))
col2im = jvp("aten::col2im", "", lambda result, self, output_size, kernel_size, dilation, padding, stride, self_t: F.col2im_default(self_t, output_size, kernel_size, dilation, padding, stride))
max_pool2d_with_indices_backward = jvp("aten::max_pool2d_with_indices_backward", "", lambda result, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_output_t, self_t: F.max_pool2d_with_indices_backward_default(grad_output_t, self_t, kernel_size, stride, padding, dilation, ceil_mode, indices))
max_pool3d_with_indices_backward = jvp("aten::max_pool3d_with_indices_backward", "", lambda result, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_output_t, self_t: F.max_pool3d_with_indices_backward_default(grad_output_t, self_t, kernel_size, stride, padding, dilation, ceil_mode, indices))
avg_pool2d = jvp("aten::avg_pool2d", "", lambda result, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t: F.avg_pool2d_default(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
avg_pool2d_backward = jvp("aten::avg_pool2d_backward", "", lambda result, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_output_t: F.avg_pool2d_backward(grad_output_t, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), varies=(0, 1,))
avg_pool3d = jvp("aten::avg_pool3d", "", lambda result, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t: F.avg_pool3d_default(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
avg_pool3d_backward = jvp("aten::avg_pool3d_backward", "", lambda result, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_output_t: F.avg_pool3d_backward(grad_output_t, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), varies=(0, 1,))
_adaptive_avg_pool2d = jvp("aten::_adaptive_avg_pool2d", "", lambda result, self, output_size, self_t: F._adaptive_avg_pool2d_default(self_t, output_size))
_adaptive_avg_pool2d_backward = jvp("aten::_adaptive_avg_pool2d_backward", "", lambda result, grad_output, self, grad_output_t: F._adaptive_avg_pool2d_backward(grad_output_t, self), varies=(0, 1,))
_adaptive_avg_pool3d = jvp("aten::_adaptive_avg_pool3d", "", lambda result, self, output_size, self_t: F._adaptive_avg_pool3d_default(self_t, output_size))
_adaptive_avg_pool3d_backward = jvp("aten::_adaptive_avg_pool3d_backward", "", lambda result, grad_output, self, grad_output_t: F._adaptive_avg_pool3d_backward(grad_output_t, self), varies=(0, 1,))
adaptive_max_pool2d_backward = jvp("aten::adaptive_max_pool2d_backward", "", lambda result, grad_output, self, indices, grad_output_t, self_t: F.adaptive_max_pool2d_backward_default(grad_output_t, self_t, indices))
adaptive_max_pool3d_backward = jvp("aten::adaptive_max_pool3d_backward", "", lambda result, grad_output, self, indices, grad_output_t, self_t: F.adaptive_max_pool3d_backward_default(grad_output_t, self_t, indices))
max_unpool2d = jvp("aten::max_unpool2d", "", lambda result, self, indices, output_size, self_t: F.max_unpool2d_default(self_t, indices, output_size))
max_unpool3d = jvp("aten::max_unpool3d", "", lambda result, self, indices, output_size, stride, padding, self_t: F.max_unpool3d_default(self_t, indices, output_size, stride, padding))
fractional_max_pool2d_backward = jvp("aten::fractional_max_pool2d_backward", "", lambda result, grad_output, self, kernel_size, output_size, indices, grad_output_t, self_t: F.fractional_max_pool2d_backward_default(grad_output_t, self_t, kernel_size, output_size, indices))
fractional_max_pool3d_backward = jvp("aten::fractional_max_pool3d_backward", "", lambda result, grad_output, self, kernel_size, output_size, indices, grad_output_t, self_t: F.fractional_max_pool3d_backward_default(grad_output_t, self_t, kernel_size, output_size, indices))
upsample_nearest1d = jvp("aten::upsample_nearest1d", "", lambda result, self, output_size, scales, self_t: F.upsample_nearest1d_default(self_t, output_size, scales))
upsample_nearest2d = jvp("aten::upsample_nearest2d", "", lambda result, self, output_size, scales_h, scales_w, self_t: F.upsample_nearest2d_default(self_t, output_size, scales_h, scales_w))
upsample_nearest3d = jvp("aten::upsample_nearest3d", "", lambda result, self, output_size, scales_d, scales_h, scales_w, self_t: F.upsample_nearest3d_default(self_t, output_size, scales_d, scales_h, scales_w))
upsample_linear1d = jvp("aten::upsample_linear1d", "", lambda result, self, output_size, align_corners, scales, self_t: F.upsample_linear1d_default(self_t, output_size, align_corners, scales))
upsample_bilinear2d = jvp("aten::upsample_bilinear2d", "", lambda result, self, output_size, align_corners, scales_h, scales_w, self_t: F.upsample_bilinear2d_default(self_t, output_size, align_corners, scales_h, scales_w))
upsample_trilinear3d = jvp("aten::upsample_trilinear3d", "", lambda result, self, output_size, align_corners, scales_d, scales_h, scales_w, self_t: F.upsample_trilinear3d_default(self_t, output_size, align_corners, scales_d, scales_h, scales_w))
upsample_bicubic2d = jvp("aten::upsample_bicubic2d", "", lambda result, self, output_size, align_corners, scales_h, scales_w, self_t: F.upsample_bicubic2d_default(self_t, output_size, align_corners, scales_h, scales_w))
_upsample_nearest_exact1d = jvp("aten::_upsample_nearest_exact1d", "", lambda result, self, output_size, scales, self_t: F._upsample_nearest_exact1d_default(self_t, output_size, scales))
_upsample_nearest_exact2d = jvp("aten::_upsample_nearest_exact2d", "", lambda result, self, output_size, scales_h, scales_w, self_t: F._upsample_nearest_exact2d_default(self_t, output_size, scales_h, scales_w))
_upsample_nearest_exact3d = jvp("aten::_upsample_nearest_exact3d", "", lambda result, self, output_size, scales_d, scales_h, scales_w, self_t: F._upsample_nearest_exact3d_default(self_t, output_size, scales_d, scales_h, scales_w))
_upsample_bilinear2d_aa = jvp("aten::_upsample_bilinear2d_aa", "", lambda result, self, output_size, align_corners, scales_h, scales_w, self_t: F._upsample_bilinear2d_aa_default(self_t, output_size, align_corners, scales_h, scales_w))
_upsample_bicubic2d_aa = jvp("aten::_upsample_bicubic2d_aa", "", lambda result, self, output_size, align_corners, scales_h, scales_w, self_t: F._upsample_bicubic2d_aa_default(self_t, output_size, align_corners, scales_h, scales_w))
upsample_nearest1d_backward = jvp("aten::upsample_nearest1d_backward", "", lambda result, grad_output, output_size, input_size, scales, grad_output_t: F.upsample_nearest1d_backward_default(grad_output_t, output_size, input_size, scales))
upsample_nearest2d_backward = jvp("aten::upsample_nearest2d_backward", "", lambda result, grad_output, output_size, input_size, scales_h, scales_w, grad_output_t: F.upsample_nearest2d_backward_default(grad_output_t, output_size, input_size, scales_h, scales_w))
upsample_nearest3d_backward = jvp("aten::upsample_nearest3d_backward", "", lambda result, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_output_t: F.upsample_nearest3d_backward_default(grad_output_t, output_size, input_size, scales_d, scales_h, scales_w))
upsample_linear1d_backward = jvp("aten::upsample_linear1d_backward", "", lambda result, grad_output, output_size, input_size, align_corners, scales, grad_output_t: F.upsample_linear1d_backward_default(grad_output_t, output_size, input_size, align_corners, scales))
upsample_bilinear2d_backward = jvp("aten::upsample_bilinear2d_backward", "", lambda result, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_output_t: F.upsample_bilinear2d_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
upsample_trilinear3d_backward = jvp("aten::upsample_trilinear3d_backward", "", lambda result, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w, grad_output_t: F.upsample_trilinear3d_backward_default(grad_output_t, output_size, input_size, align_corners, scales_d, scales_h, scales_w))
upsample_bicubic2d_backward = jvp("aten::upsample_bicubic2d_backward", "", lambda result, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_output_t: F.upsample_bicubic2d_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
_upsample_nearest_exact1d_backward = jvp("aten::_upsample_nearest_exact1d_backward", "", lambda result, grad_output, output_size, input_size, scales, grad_output_t: F._upsample_nearest_exact1d_backward_default(grad_output_t, output_size, input_size, scales))
_upsample_nearest_exact2d_backward = jvp("aten::_upsample_nearest_exact2d_backward", "", lambda result, grad_output, output_size, input_size, scales_h, scales_w, grad_output_t: F._upsample_nearest_exact2d_backward_default(grad_output_t, output_size, input_size, scales_h, scales_w))
_upsample_nearest_exact3d_backward = jvp("aten::_upsample_nearest_exact3d_backward", "", lambda result, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_output_t: F._upsample_nearest_exact3d_backward_default(grad_output_t, output_size, input_size, scales_d, scales_h, scales_w))
_upsample_bilinear2d_aa_backward = jvp("aten::_upsample_bilinear2d_aa_backward", "", lambda result, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_output_t: F._upsample_bilinear2d_aa_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
_upsample_bicubic2d_aa_backward = jvp("aten::_upsample_bicubic2d_aa_backward", "", lambda result, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_output_t: F._upsample_bicubic2d_aa_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
affine_grid_generator = jvp("aten::affine_grid_generator", "", lambda result, theta, size, align_corners, theta_t: F.affine_grid_generator_default(theta_t, size, align_corners), guarded=True)
pixel_shuffle = jvp("aten::pixel_shuffle", "", lambda result, self, upscale_factor, self_t: F.pixel_shuffle_default(self_t, upscale_factor))
pixel_unshuffle = jvp("aten::pixel_unshuffle", "", lambda result, self, downscale_factor, self_t: F.pixel_unshuffle_default(self_t, downscale_factor), guarded=True)
channel_shuffle = jvp("aten::channel_shuffle", "", lambda result, self, groups, self_t: F.channel_shuffle_default(self_t, groups), guarded=True)
reflection_pad1d = jvp("aten::reflection_pad1d", "", lambda result, self, padding, self_t: F.reflection_pad1d_default(self_t, padding))
reflection_pad2d = jvp("aten::reflection_pad2d", "", lambda result, self, padding, self_t: F.reflection_pad2d_default(self_t, padding))
reflection_pad3d = jvp("aten::reflection_pad3d", "", lambda result, self, padding, self_t: F.reflection_pad3d_default(self_t, padding))
replication_pad1d = jvp("aten::replication_pad1d", "", lambda result, self, padding, self_t: F.replication_pad1d_default(self_t, padding))
replication_pad2d = jvp("aten::replication_pad2d", "", lambda result, self, padding, self_t: F.replication_pad2d_default(self_t, padding))
replication_pad3d = jvp("aten::replication_pad3d", "", lambda result, self, padding, self_t: F.replication_pad3d_default(self_t, padding))
reflection_pad1d_backward = jvp("aten::reflection_pad1d_backward", "", lambda result, grad_output, self, padding, grad_output_t: F.reflection_pad1d_backward(grad_output_t, self, padding), varies=(0, 1,))
reflection_pad2d_backward = jvp("aten::reflection_pad2d_backward", "", lambda result, grad_output, self, padding, grad_output_t: F.reflection_pad2d_backward(grad_output_t, self, padding), varies=(0, 1,))
reflection_pad3d_backward = jvp("aten::reflection_pad3d_backward", "", lambda result, grad_output, self, padding, grad_output_t: F.reflection_pad3d_backward(grad_output_t, self, padding), varies=(0, 1,))
replication_pad1d_backward = jvp("aten::replication_pad1d_backward", "", lambda result, grad_output, self, padding, grad_output_t: F.replication_pad1d_backward(grad_output_t, self, padding), varies=(0, 1,))
replication_pad2d_backward = jvp("aten::replication_pad2d_backward", "", lambda result, grad_output, self, padding, grad_output_t: F.replication_pad2d_backward(grad_output_t, self, padding), varies=(0, 1,))
replication_pad3d_backward = jvp("aten::replication_pad3d_backward", "", lambda result, grad_output, self, padding, grad_output_t: F.replication_pad3d_backward(grad_output_t, self, padding), varies=(0, 1,))
embedding = jvp("aten::embedding", "", lambda result, weight, indices, padding_idx, scale_grad_by_freq, sparse, weight_t: F.embedding_default(weight_t, indices, padding_idx, scale_grad_by_freq, sparse), guarded=True)
embedding_dense_backward = jvp("aten::embedding_dense_backward", "", lambda result, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, grad_output_t: F.embedding_dense_backward_default(grad_output_t, indices, num_weights, padding_idx, scale_grad_by_freq), guarded=True)
uniform = jvp("aten::uniform", "", lambda result, self, from_, to, generator, self_t: self_t.zero_(), guarded=True)
log_normal = jvp("aten::log_normal", "", lambda result, self, mean, std, generator, self_t: self_t.zero_(), guarded=True)
exponential = jvp("aten::exponential", "", lambda result, self, lambd, generator, self_t: self_t.zero_(), guarded=True)
cauchy = jvp("aten::cauchy", "", lambda result, self, median, sigma, generator, self_t: self_t.zero_(), guarded=True)
geometric = jvp("aten::geometric", "", lambda result, self, p, generator, self_t: self_t.zero_(), guarded=True)
random = jvp("aten::random", "", lambda result, self, generator, self_t: self_t.zero_(), guarded=True)
random_to = jvp("aten::random", "to", lambda result, self, to, generator, self_t: self_t.zero_(), guarded=True)
random_from = jvp("aten::random", "from", lambda result, self, from_, to, generator, self_t: self_t.zero_(), guarded=True)
bernoulli_Tensor = jvp("aten::bernoulli", "Tensor", lambda result, self, p, generator, self_t: self_t.zero_(), varies=(0, 1,), guarded=True)
poisson = jvp("aten::poisson", "", lambda result, self, generator: self.meta_.plain, varies=(0,), guarded=True)
bernoulli = jvp("aten::bernoulli", "", lambda result, self, generator, self_t: F.zeros_like(self_t), guarded=True)
normal_Tensor_float = jvp("aten::normal", "Tensor_float", lambda result, mean, std, generator, mean_t: zeros_of_shape(mean.meta_.sizes, mean_t), guarded=True)
normal_float_Tensor = jvp("aten::normal", "float_Tensor", lambda result, mean, std, generator, std_t: zeros_of_shape(std.meta_.sizes, std_t), guarded=True)
normal_Tensor_Tensor = jvp("aten::normal", "Tensor_Tensor", lambda result, mean, std, generator, mean_t: F.zeros_like(mean_t), varies=(0, 1,), guarded=True)
add__Tensor = jvp_inplace("aten::add_", "Tensor", add_Tensor)
add__Scalar = jvp_inplace("aten::add_", "Scalar", add_Scalar, guarded=True)
sub__Tensor = jvp_inplace("aten::sub_", "Tensor", sub_Tensor)
sub__Scalar = jvp_inplace("aten::sub_", "Scalar", sub_Scalar, guarded=True)
mul__Tensor = jvp_inplace("aten::mul_", "Tensor", mul_Tensor, reads_self=True)
mul__Scalar = jvp_inplace("aten::mul_", "Scalar", mul_Scalar, guarded=True)
div__Tensor = jvp_inplace("aten::div_", "Tensor", div_Tensor)
div__Scalar = jvp_inplace("aten::div_", "Scalar", div_Scalar, guarded=True)
pow__Tensor = jvp_inplace("aten::pow_", "Tensor", pow_Tensor_Tensor, reads_self=True)
pow__Scalar = jvp_inplace("aten::pow_", "Scalar", pow_Tensor_Scalar, guarded=True, reads_self=True)
eq__Scalar = jvp_inplace("aten::eq_", "Scalar", lambda result, self, other, self_t: F.zeros_like(self_t))
eq__Tensor = jvp_inplace("aten::eq_", "Tensor", lambda result, self, other, self_t: F.zeros_like(self_t), varies=(0, 1,))
ne__Scalar = jvp_inplace("aten::ne_", "Scalar", lambda result, self, other, self_t: F.zeros_like(self_t))
ne__Tensor = jvp_inplace("aten::ne_", "Tensor", lambda result, self, other, self_t: F.zeros_like(self_t), varies=(0, 1,))
lt__Scalar = jvp_inplace("aten::lt_", "Scalar", lambda result, self, other, self_t: F.zeros_like(self_t))
lt__Tensor = jvp_inplace("aten::lt_", "Tensor", lambda result, self, other, self_t: F.zeros_like(self_t), varies=(0, 1,))
le__Scalar = jvp_inplace("aten::le_", "Scalar", lambda result, self, other, self_t: F.zeros_like(self_t))
le__Tensor = jvp_inplace("aten::le_", "Tensor", lambda result, self, other, self_t: F.zeros_like(self_t), varies=(0, 1,))
gt__Scalar = jvp_inplace("aten::gt_", "Scalar", lambda result, self, other, self_t: F.zeros_like(self_t))
gt__Tensor = jvp_inplace("aten::gt_", "Tensor", lambda result, self, other, self_t: F.zeros_like(self_t), varies=(0, 1,))
ge__Scalar = jvp_inplace("aten::ge_", "Scalar", lambda result, self, other, self_t: F.zeros_like(self_t))
ge__Tensor = jvp_inplace("aten::ge_", "Tensor", lambda result, self, other, self_t: F.zeros_like(self_t), varies=(0, 1,))
neg_ = jvp_inplace("aten::neg_", "", neg)
abs_ = jvp_inplace("aten::abs_", "", abs, reads_self=True)
sign_ = jvp_inplace("aten::sign_", "", sign)
reciprocal_ = jvp_inplace("aten::reciprocal_", "", reciprocal)
sqrt_ = jvp_inplace("aten::sqrt_", "", sqrt)
rsqrt_ = jvp_inplace("aten::rsqrt_", "", rsqrt)
exp_ = jvp_inplace("aten::exp_", "", exp)
log_ = jvp_inplace("aten::log_", "", log, reads_self=True)
sin_ = jvp_inplace("aten::sin_", "", sin, reads_self=True)
cos_ = jvp_inplace("aten::cos_", "", cos, reads_self=True)
tanh_ = jvp_inplace("aten::tanh_", "", tanh)
sigmoid_ = jvp_inplace("aten::sigmoid_", "", sigmoid)
relu_ = jvp_inplace("aten::relu_", "", relu)
floor_ = jvp_inplace("aten::floor_", "", floor)
ceil_ = jvp_inplace("aten::ceil_", "", ceil)
trunc_ = jvp_inplace("aten::trunc_", "", trunc)
clamp_ = jvp_inplace("aten::clamp_", "", clamp, reads_self=True)
clamp__Tensor = jvp_inplace("aten::clamp_", "Tensor", clamp_Tensor, reads_self=True)
clamp_min_ = jvp_inplace("aten::clamp_min_", "", clamp_min, reads_self=True)
clamp_min__Tensor = jvp_inplace("aten::clamp_min_", "Tensor", clamp_min_Tensor, reads_self=True)
clamp_max_ = jvp_inplace("aten::clamp_max_", "", clamp_max, reads_self=True)
clamp_max__Tensor = jvp_inplace("aten::clamp_max_", "Tensor", clamp_max_Tensor, reads_self=True)
addcmul_ = jvp_inplace("aten::addcmul_", "", addcmul)
addcdiv_ = jvp_inplace("aten::addcdiv_", "", addcdiv)
lerp__Scalar = jvp_inplace("aten::lerp_", "Scalar", lerp_Scalar)
lerp__Tensor = jvp_inplace("aten::lerp_", "Tensor", lerp_Tensor, reads_self=True)
cumsum_ = jvp_inplace("aten::cumsum_", "", cumsum)
addmm_ = jvp_inplace("aten::addmm_", "", addmm)
t_ = jvp_inplace("aten::t_", "", lambda result, self, self_t: F.t__default(self_t))
transpose_ = jvp_inplace("aten::transpose_", "", lambda result, self, dim0, dim1, self_t: F.transpose__default(self_t, dim0, dim1))
squeeze_ = jvp_inplace("aten::squeeze_", "", lambda result, self, self_t: F.squeeze__default(self_t))
squeeze__dim = jvp_inplace("aten::squeeze_", "dim", lambda result, self, dim, self_t: F.squeeze__dim(self_t, dim))
squeeze__dims = jvp_inplace("aten::squeeze_", "dims", lambda result, self, dim, self_t: F.squeeze__dims(self_t, dim))
unsqueeze_ = jvp_inplace("aten::unsqueeze_", "", lambda result, self, dim, self_t: F.unsqueeze__default(self_t, dim))
fill__Scalar = jvp_inplace("aten::fill_", "Scalar", lambda result, self, value, self_t: F.zeros_like(self_t))
fill__Tensor = jvp_inplace("aten::fill_", "Tensor", lambda result, self, value, self_t, value_t: F.fill(self_t, value_t), guarded=True)
zero_ = jvp_inplace("aten::zero_", "", lambda result, self, self_t: F.zero__default(self_t))
index_put_ = jvp_inplace("aten::index_put_", "", index_put, guarded=True)
_index_put_impl_ = jvp_inplace("aten::_index_put_impl_", "", lambda result, self, indices, values, accumulate, unsafe, self_t, values_t: self_t.index_put(indices, values_t, accumulate))
masked_fill__Scalar = jvp_inplace("aten::masked_fill_", "Scalar", masked_fill_Scalar)
masked_fill__Tensor = jvp_inplace("aten::masked_fill_", "Tensor", masked_fill_Tensor)
exp2_ = jvp_inplace("aten::exp2_", "", exp2)
expm1_ = jvp_inplace("aten::expm1_", "", expm1)
log2_ = jvp_inplace("aten::log2_", "", log2, reads_self=True)
log10_ = jvp_inplace("aten::log10_", "", log10, reads_self=True)
log1p_ = jvp_inplace("aten::log1p_", "", log1p, reads_self=True)
tan_ = jvp_inplace("aten::tan_", "", tan)
asin_ = jvp_inplace("aten::asin_", "", asin, reads_self=True)
acos_ = jvp_inplace("aten::acos_", "", acos, reads_self=True)
atan_ = jvp_inplace("aten::atan_", "", atan, reads_self=True)
sinh_ = jvp_inplace("aten::sinh_", "", sinh, reads_self=True)
cosh_ = jvp_inplace("aten::cosh_", "", cosh, reads_self=True)
erf_ = jvp_inplace("aten::erf_", "", erf, reads_self=True)
erfc_ = jvp_inplace("aten::erfc_", "", erfc, reads_self=True)
erfinv_ = jvp_inplace("aten::erfinv_", "", erfinv, reads_self=True)
lgamma_ = jvp_inplace("aten::lgamma_", "", lgamma, reads_self=True)
digamma_ = jvp_inplace("aten::digamma_", "", digamma, reads_self=True)
polygamma_ = jvp_inplace("aten::polygamma_", "", lambda result, self, n, self_t: self_t.mul_(F.polygamma(n + 1, self)), guarded=True, reads_self=True)
frac_ = jvp_inplace("aten::frac_", "", frac)
round_ = jvp_inplace("aten::round_", "", round)
round__decimals = jvp_inplace("aten::round_", "decimals", round_decimals)
sgn_ = jvp_inplace("aten::sgn_", "", sgn, reads_self=True)
sinc_ = jvp_inplace("aten::sinc_", "", sinc, reads_self=True)
i0_ = jvp_inplace("aten::i0_", "", i0, reads_self=True)
logit_ = jvp_inplace("aten::logit_", "", logit, reads_self=True)
mvlgamma_ = jvp_inplace("aten::mvlgamma_", "", mvlgamma, guarded=True, reads_self=True)
deg2rad_ = jvp_inplace("aten::deg2rad_", "", deg2rad, guarded=True)
rad2deg_ = jvp_inplace("aten::rad2deg_", "", rad2deg, guarded=True)
nan_to_num_ = jvp_inplace("aten::nan_to_num_", "", nan_to_num, guarded=True, reads_self=True)
ldexp_ = jvp_inplace("aten::ldexp_", "", ldexp_Tensor, guarded=True)
nextafter_ = jvp_inplace("aten::nextafter_", "", nextafter, varies=(0, 1,), guarded=True, reads_self=True)
copysign__Tensor = jvp_inplace("aten::copysign_", "Tensor", copysign_Tensor, varies=(0, 1,), reads_self=True)
copysign__Scalar = jvp_inplace("aten::copysign_", "Scalar", copysign_Scalar, guarded=True, reads_self=True)
conj_physical_ = jvp_inplace("aten::conj_physical_", "", lambda result, self, self_t: self_t, guarded=True)
div__Tensor_mode = jvp_inplace("aten::div_", "Tensor_mode", div_Tensor_mode, reads_self=True)
div__Scalar_mode = jvp_inplace("aten::div_", "Scalar_mode", div_Scalar_mode, guarded=True)
remainder__Scalar = jvp_inplace("aten::remainder_", "Scalar", remainder_Scalar, guarded=True)
remainder__Tensor = jvp_inplace("aten::remainder_", "Tensor", remainder_Tensor, reads_self=True)
fmod__Scalar = jvp_inplace("aten::fmod_", "Scalar", fmod_Scalar, guarded=True)
fmod__Tensor = jvp_inplace("aten::fmod_", "Tensor", fmod_Tensor, reads_self=True)
atan2_ = jvp_inplace("aten::atan2_", "", atan2, reads_self=True)
hypot_ = jvp_inplace("aten::hypot_", "", hypot, reads_self=True)
xlogy__Tensor = jvp_inplace("aten::xlogy_", "Tensor", xlogy_Tensor, reads_self=True)
xlogy__Scalar_Other = jvp_inplace("aten::xlogy_", "Scalar_Other", xlogy_Scalar_Other, guarded=True, reads_self=True)
elu_ = jvp_inplace("aten::elu_", "", lambda result, self, alpha, scale, input_scale, self_t: F.elu_backward(self_t, alpha, scale, input_scale, True, result))
gelu_ = jvp_inplace("aten::gelu_", "", gelu, reads_self=True)
silu_ = jvp_inplace("aten::silu_", "", silu, reads_self=True)
mish_ = jvp_inplace("aten::mish_", "", mish, reads_self=True)
hardsigmoid_ = jvp_inplace("aten::hardsigmoid_", "", hardsigmoid, reads_self=True)
leaky_relu_ = jvp_inplace("aten::leaky_relu_", "", lambda result, self, negative_slope, self_t: F.leaky_relu_backward(self_t, result, negative_slope, True))
threshold_ = jvp_inplace("aten::threshold_", "", lambda result, self, threshold, value, self_t: F.threshold_backward(self_t, self, threshold), reads_self=True)
celu_ = jvp_inplace("aten::celu_", "", lambda result, self, alpha, self_t: F.elu_backward(self_t, alpha, 1, 1.0 / to_float(alpha), True, result), guarded=True)
hardtanh_ = jvp_inplace("aten::hardtanh_", "", hardtanh, guarded=True, reads_self=True)
hardswish_ = jvp_inplace("aten::hardswish_", "", hardswish, reads_self=True)
renorm_ = jvp_inplace("aten::renorm_", "", renorm, guarded=True, reads_self=True)
cumprod_ = jvp_inplace("aten::cumprod_", "", cumprod, reads_self=True)
addmv_ = jvp_inplace("aten::addmv_", "", addmv)
baddbmm_ = jvp_inplace("aten::baddbmm_", "", baddbmm)
addbmm_ = jvp_inplace("aten::addbmm_", "", addbmm, guarded=True)
addr_ = jvp_inplace("aten::addr_", "", addr, guarded=True)
scatter__src = jvp_inplace("aten::scatter_", "src", scatter_src)
scatter__value = jvp_inplace("aten::scatter_", "value", scatter_value)
scatter_add_ = jvp_inplace("aten::scatter_add_", "", scatter_add)
scatter_reduce__two = jvp_inplace("aten::scatter_reduce_", "two", scatter_reduce_two, guarded=True, reads_self=True)
index_add_ = jvp_inplace("aten::index_add_", "", index_add)
index_fill__int_Scalar = jvp_inplace("aten::index_fill_", "int_Scalar", index_fill_int_Scalar)
index_fill__int_Tensor = jvp_inplace("aten::index_fill_", "int_Tensor", index_fill_int_Tensor, guarded=True)
put_ = jvp_inplace("aten::put_", "", put)
masked_scatter_ = jvp_inplace("aten::masked_scatter_", "", masked_scatter, guarded=True)
tril_ = jvp_inplace("aten::tril_", "", tril)
triu_ = jvp_inplace("aten::triu_", "", triu)
as_strided_ = jvp_inplace("aten::as_strided_", "", lambda result, self, size, stride, storage_offset, self_t: F.as_strided__default(self_t, size, stride, storage_offset))
index_copy_ = jvp_inplace("aten::index_copy_", "", index_copy)
uniform_ = jvp_inplace("aten::uniform_", "", lambda result, self, from_, to, generator, self_t: self_t.zero_())
normal_ = jvp_inplace("aten::normal_", "", lambda result, self, mean, std, generator, self_t: self_t.zero_())
log_normal_ = jvp_inplace("aten::log_normal_", "", lambda result, self, mean, std, generator, self_t: self_t.zero_())
exponential_ = jvp_inplace("aten::exponential_", "", lambda result, self, lambd, generator, self_t: self_t.zero_())
cauchy_ = jvp_inplace("aten::cauchy_", "", lambda result, self, median, sigma, generator, self_t: self_t.zero_())
geometric_ = jvp_inplace("aten::geometric_", "", lambda result, self, p, generator, self_t: self_t.zero_())
random_ = jvp_inplace("aten::random_", "", lambda result, self, generator, self_t: self_t.zero_())
random__to = jvp_inplace("aten::random_", "to", lambda result, self, to, generator, self_t: self_t.zero_())
random__from = jvp_inplace("aten::random_", "from", lambda result, self, from_, to, generator, self_t: self_t.zero_())
bernoulli__Tensor = jvp_inplace("aten::bernoulli_", "Tensor", lambda result, self, p, generator, self_t: self_t.zero_(), varies=(0, 1,))
bernoulli__float = jvp_inplace("aten::bernoulli_", "float", lambda result, self, p, generator, self_t: self_t.zero_())

# out= overloads: they refuse a tangent, as their autograd kernels refuse a tensor that requires grad.
for name in (
    "zeros.out", "ones.out", "full.out", "arange.out", "arange.start_out", "add.out", "sub.out", "mul.out", "div.out",
    "pow.Tensor_Tensor_out", "pow.Scalar_out", "pow.Tensor_Scalar_out", "maximum.out", "minimum.out",
    "bitwise_and.Tensor_out", "bitwise_and.Scalar_out", "bitwise_or.Tensor_out", "bitwise_or.Scalar_out",
    "bitwise_xor.Tensor_out", "bitwise_xor.Scalar_out", "bitwise_not.out", "neg.out", "abs.out", "sign.out",
    "reciprocal.out", "sqrt.out", "rsqrt.out", "exp.out", "log.out", "sin.out", "cos.out", "tanh.out", "sigmoid.out",
    "floor.out", "ceil.out", "trunc.out", "where.self_out", "clamp.out", "clamp.Tensor_out", "clamp_min.out",
    "clamp_min.Tensor_out", "clamp_max.out", "clamp_max.Tensor_out", "addcmul.out", "addcdiv.out", "lerp.Scalar_out",
    "lerp.Tensor_out", "threshold_backward.grad_input", "sigmoid_backward.grad_input", "tanh_backward.grad_input",
    "sum.IntList_out", "mean.dtype_out", "mean.out", "prod.int_out", "amax.out", "amin.out", "max.dim_max",
    "max.unary_out", "min.dim_min", "min.unary_out", "var.correction_out", "std.correction_out", "cumsum.out",
    "mm.out", "bmm.out", "mv.out", "dot.out", "addmm.out", "cat.out", "stack.out", "index.Tensor_out",
    "index_select.out", "gather.out", "masked_select.out", "exp2.out", "expm1.out", "log2.out", "log10.out",
    "log1p.out", "tan.out", "asin.out", "acos.out", "atan.out", "sinh.out", "cosh.out", "asinh.out", "acosh.out",
    "atanh.out", "erf.out", "erfc.out", "erfinv.out", "lgamma.out", "digamma.out", "polygamma.out", "frac.out",
    "round.out", "round.decimals_out", "sgn.out", "sinc.out", "i0.out", "special_entr.out", "special_ndtri.out",
    "special_log_ndtr.out", "special_i0e.out", "special_i1.out", "special_i1e.out", "special_erfcx.out", "logit.out",
    "mvlgamma.out", "deg2rad.out", "rad2deg.out", "nan_to_num.out", "angle.out", "frexp.Tensor_out", "ldexp.out",
    "nextafter.out", "copysign.out", "copysign.Scalar_out", "heaviside.out", "conj_physical.out", "div.out_mode",
    "floor_divide.out", "remainder.Scalar_out", "remainder.Tensor_out", "fmod.Scalar_out", "fmod.Tensor_out",
    "atan2.out", "fmax.out", "fmin.out", "hypot.out", "logaddexp.out", "logaddexp2.out", "igamma.out", "igammac.out",
    "xlogy.OutTensor", "xlogy.OutScalar_Self", "xlogy.OutScalar_Other", "special_xlog1py.out",
    "special_xlog1py.self_scalar_out", "special_xlog1py.other_scalar_out", "special_zeta.out",
    "special_zeta.self_scalar_out", "special_zeta.other_scalar_out", "gcd.out", "lcm.out",
    "bitwise_left_shift.Tensor_out", "bitwise_left_shift.Tensor_Scalar_out", "bitwise_right_shift.Tensor_out",
    "bitwise_right_shift.Tensor_Scalar_out", "elu.out", "elu_backward.grad_input", "gelu.out",
    "gelu_backward.grad_input", "silu.out", "silu_backward.grad_input", "mish.out", "hardsigmoid.out",
    "hardsigmoid_backward.grad_input", "leaky_relu.out", "leaky_relu_backward.grad_input", "threshold.out",
    "softplus.out", "softplus_backward.grad_input", "softshrink.out", "softshrink_backward.grad_input",
    "hardshrink.out", "hardshrink_backward.grad_input", "hardtanh.out", "hardtanh_backward.grad_input",
    "hardswish.out", "log_sigmoid_forward.output", "log_sigmoid_backward.grad_input", "glu.out",
    "glu_backward.grad_input", "softmax.int_out", "_softmax.out", "_softmax_backward_data.out", "log_softmax.int_out",
    "_log_softmax.out", "_log_softmax_backward_data.out", "rrelu_with_noise.out", "mse_loss.out",
    "mse_loss_backward.grad_input", "smooth_l1_loss.out", "smooth_l1_loss_backward.grad_input", "huber_loss.out",
    "huber_loss_backward.out", "binary_cross_entropy.out", "binary_cross_entropy_backward.grad_input",
    "nll_loss_forward.output", "nll_loss_backward.grad_input", "nll_loss2d_forward.output",
    "nll_loss2d_backward.grad_input", "soft_margin_loss.out", "soft_margin_loss_backward.grad_input",
    "multi_margin_loss.out", "multi_margin_loss_backward.grad_input", "multilabel_margin_loss_forward.output",
    "multilabel_margin_loss_backward.grad_input", "linear.out", "nansum.out", "aminmax.out", "logsumexp.out",
    "linalg_vector_norm.out", "norm.dtype_out", "norm.out", "renorm.out", "cumprod.out", "cummax.out", "cummin.out",
    "logcumsumexp.out", "_logcumsumexp.out", "sort.values", "sort.values_stable", "topk.values", "kthvalue.values",
    "median.dim_values", "nanmedian.dim_values", "mode.values", "histogram.bins_tensor_out", "histogram.bin_ct_out",
    "_chunk_cat.out", "addmv.out", "baddbmm.out", "addbmm.out", "addr.out", "vdot.out", "linalg_cross.out",
    "linalg_lu_factor_ex.out", "linalg_lu.out", "lu_unpack.out", "linalg_lu_solve.out", "linalg_ldl_factor_ex.out",
    "linalg_ldl_solve.out", "_linalg_solve_ex.result", "linalg_inv_ex.inverse", "linalg_solve_triangular.out",
    "triangular_solve.X", "_linalg_det.result", "_linalg_slogdet.sign", "linalg_cholesky_ex.L", "cholesky.out",
    "cholesky_solve.out", "cholesky_inverse.out", "linalg_qr.out", "geqrf.a", "linalg_householder_product.out",
    "ormqr.out", "_linalg_svd.U", "_linalg_eigh.eigenvalues", "linalg_eig.out", "linalg_eigvals.out",
    "linalg_lstsq.out", "linalg_pinv.atol_rtol_tensor_out", "scatter.src_out", "scatter.value_out",
    "scatter.reduce_out", "scatter.value_reduce_out", "scatter_add.out", "scatter_reduce.two_out", "index_add.out",
    "take.out", "tril.out", "triu.out", "diag_embed.out", "diagonal_copy.out", "narrow_copy.out", "slice_scatter.out",
    "index_copy.out", "index_reduce.out", "nonzero_static.out", "alias_copy.out", "as_strided_copy.out",
    "detach_copy.out", "expand_copy.out", "permute_copy.out", "select_copy.int_out", "slice_copy.Tensor_out",
    "squeeze_copy.out", "squeeze_copy.dim_out", "squeeze_copy.dims_out", "t_copy.out", "transpose_copy.int_out",
    "unfold_copy.out", "unsqueeze_copy.out", "view_copy.out", "view_copy.dtype_out", "split_copy.Tensor_out",
    "split_with_sizes_copy.out", "unbind_copy.int_out", "im2col.out", "col2im.out", "max_pool2d_with_indices.out",
    "max_pool2d_with_indices_backward.grad_input", "max_pool3d_with_indices.out",
    "max_pool3d_with_indices_backward.grad_input", "avg_pool2d.out", "avg_pool2d_backward.grad_input",
    "avg_pool3d.out", "avg_pool3d_backward.grad_input", "adaptive_avg_pool2d.out", "adaptive_avg_pool3d.out",
    "adaptive_max_pool2d.out", "adaptive_max_pool2d_backward.grad_input", "adaptive_max_pool3d.out",
    "adaptive_max_pool3d_backward.grad_input", "max_unpool2d.out", "max_unpool3d.out", "fractional_max_pool2d.output",
    "fractional_max_pool2d_backward.grad_input", "fractional_max_pool3d.output",
    "fractional_max_pool3d_backward.grad_input", "upsample_nearest1d.out", "upsample_nearest2d.out",
    "upsample_nearest3d.out", "upsample_linear1d.out", "upsample_bilinear2d.out", "upsample_trilinear3d.out",
    "upsample_bicubic2d.out", "_upsample_nearest_exact1d.out", "_upsample_nearest_exact2d.out",
    "_upsample_nearest_exact3d.out", "_upsample_bilinear2d_aa.out", "_upsample_bicubic2d_aa.out",
    "upsample_nearest1d_backward.grad_input", "upsample_nearest2d_backward.grad_input",
    "upsample_nearest3d_backward.grad_input", "upsample_linear1d_backward.grad_input",
    "upsample_bilinear2d_backward.grad_input", "upsample_trilinear3d_backward.grad_input",
    "upsample_bicubic2d_backward.grad_input", "_upsample_nearest_exact1d_backward.grad_input",
    "_upsample_nearest_exact2d_backward.grad_input", "_upsample_nearest_exact3d_backward.grad_input",
    "_upsample_bilinear2d_aa_backward.grad_input", "_upsample_bicubic2d_aa_backward.grad_input",
    "reflection_pad1d.out", "reflection_pad2d.out", "reflection_pad3d.out", "replication_pad1d.out",
    "replication_pad2d.out", "replication_pad3d.out", "reflection_pad1d_backward.grad_input",
    "reflection_pad2d_backward.grad_input", "reflection_pad3d_backward.grad_input",
    "replication_pad1d_backward.grad_input", "replication_pad2d_backward.grad_input",
    "replication_pad3d_backward.grad_input", "native_batch_norm.out", "_native_batch_norm_legit.out",
    "_native_batch_norm_legit.no_stats_out", "rand.out", "rand.generator_out", "randint.out", "randint.generator_out",
    "randint.low_out", "randint.low_generator_out", "randperm.out", "randperm.generator_out", "bernoulli.out",
    "normal.Tensor_float_out", "normal.float_Tensor_out", "normal.Tensor_Tensor_out", "normal.float_float_out",
    "linspace.out", "linspace.Tensor_Tensor_out", "linspace.Tensor_Scalar_out", "linspace.Scalar_Tensor_out",
    "logspace.out", "logspace.Tensor_Tensor_out", "logspace.Tensor_Scalar_out", "logspace.Scalar_Tensor_out",
    "range.out_", "range.out", "eye.out", "eye.m_out", "sspaddmm.out", "mkldnn_adaptive_avg_pool2d.out",
):
    name, _, overload = name.partition(".")
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, refuse_out(name, overload, table))

# Operators without a forward formula: an input with a tangent is an error.
for name in (
    "bitwise_and.Tensor", "bitwise_and_.Tensor", "bitwise_and.Scalar", "bitwise_and_.Scalar",
    "bitwise_and.Scalar_Tensor", "bitwise_or.Tensor", "bitwise_or_.Tensor", "bitwise_or.Scalar", "bitwise_or_.Scalar",
    "bitwise_or.Scalar_Tensor", "bitwise_xor.Tensor", "bitwise_xor_.Tensor", "bitwise_xor.Scalar",
    "bitwise_xor_.Scalar", "bitwise_xor.Scalar_Tensor", "bitwise_not", "bitwise_not_", "copy", "resize", "asinh_",
    "acosh_", "atanh_", "heaviside", "heaviside_", "floor_divide", "floor_divide.Scalar", "floor_divide_.Tensor",
    "floor_divide_.Scalar", "remainder.Scalar_Tensor", "igamma", "igamma_", "igammac", "igammac_", "special_zeta",
    "special_zeta.self_scalar", "special_zeta.other_scalar", "gcd", "gcd_", "lcm", "lcm_",
    "bitwise_left_shift.Tensor", "bitwise_left_shift.Tensor_Scalar", "bitwise_left_shift.Scalar_Tensor",
    "bitwise_left_shift_.Tensor", "bitwise_left_shift_.Tensor_Scalar", "bitwise_right_shift.Tensor",
    "bitwise_right_shift.Tensor_Scalar", "bitwise_right_shift.Scalar_Tensor", "bitwise_right_shift_.Tensor",
    "bitwise_right_shift_.Tensor_Scalar", "__lshift__.Scalar", "__lshift__.Tensor", "__ilshift__.Scalar",
    "__ilshift__.Tensor", "__rshift__.Scalar", "__rshift__.Tensor", "__irshift__.Scalar", "__irshift__.Tensor",
    "silu_backward", "hardsigmoid_backward", "glu_jvp", "glu_backward_jvp", "rrelu_with_noise_",
    "rrelu_with_noise_functional", "huber_loss_backward", "soft_margin_loss_backward", "multi_margin_loss",
    "multi_margin_loss_backward", "multilabel_margin_loss_forward", "multilabel_margin_loss_backward",
    "_scaled_dot_product_flash_attention_for_cpu", "_scaled_dot_product_flash_attention_for_cpu_backward",
    "_logcumsumexp", "_unique", "_unique2", "unique_dim", "unique_consecutive", "unique_dim_consecutive", "bincount",
    "histogram.bins_tensor", "histogram.bin_ct", "segment_reduce", "_segment_reduce_backward", "_chunk_cat",
    "_histogramdd_bin_edges", "_histogramdd_from_bin_cts", "_histogramdd_from_bin_tensors", "_euclidean_dist",
    "_cdist_forward", "_cdist_backward", "_pdist_forward", "_pdist_backward", "linalg_ldl_factor_ex",
    "linalg_ldl_solve", "cholesky", "_cholesky_solve_helper", "geqrf", "ormqr", "linalg_eig", "scatter.reduce",
    "scatter_.reduce", "scatter.value_reduce", "scatter_.value_reduce", "repeat_interleave.Tensor", "resize_as",
    "set_.source_Storage", "set_.source_Storage_storage_offset", "set_.source_Tensor", "set_", "index_reduce",
    "index_reduce_", "nonzero_static", "detach_copy", "view_copy.dtype", "conv_tbc", "convolution_overrideable",
    "convolution_backward_overrideable", "grid_sampler_2d", "grid_sampler_2d_backward", "grid_sampler_3d",
    "grid_sampler_3d_backward", "native_channel_shuffle", "native_batch_norm_backward", "native_layer_norm_backward",
    "native_group_norm_backward", "embedding_renorm_", "embedding_renorm", "_embedding_bag",
    "_embedding_bag_forward_only", "_embedding_bag_backward", "_embedding_bag_dense_backward",
    "_embedding_bag_per_sample_weights_backward", "normal_functional", "_standard_gamma", "_standard_gamma_grad",
    "_sample_dirichlet", "_dirichlet_grad", "binomial", "bernoulli.p", "native_dropout_backward",
    "_pack_padded_sequence", "_weight_norm_interface", "_ctc_loss", "_ctc_loss.Tensor", "_ctc_loss_backward",
    "_ctc_loss_backward.Tensor", "_amp_update_scale_", "_sparse_coo_tensor_with_dims_and_tensors", "_coalesced_",
    "values", "_coalesce", "_to_dense", "_to_sparse", "_to_sparse.sparse_dim", "sparse_mask",
    "_sparse_mask_projection", "sparse_resize_", "sparse_resize_and_clear_", "resize_as_sparse_",
    "_sparse_broadcast_to", "_sparse_sum.dim", "_sparse_sum_backward", "_sparse_softmax",
    "_sparse_softmax_backward_data", "_sparse_log_softmax", "_sparse_log_softmax_backward_data",
    "_sparse_sparse_matmul", "_sparse_addmm", "hspmm", "sparse_compressed_tensor.comp_plain_value_size",
    "_to_sparse_csr", "_to_sparse_csc", "_to_sparse_bsr", "_to_sparse_bsc", "sparse_sampled_addmm",
    "quantize_per_tensor", "quantize_per_tensor.tensor_qparams", "quantize_per_tensor.tensors",
    "quantize_per_tensor_dynamic", "quantize_per_channel", "dequantize.self", "dequantize.tensors",
    "q_per_channel_scales", "q_per_channel_zero_points", "int_repr", "_make_per_tensor_quantized_tensor",
    "_make_per_channel_quantized_tensor", "_empty_per_channel_affine_quantized", "empty_quantized",
    "quantized_batch_norm", "quantized_max_pool1d", "quantized_max_pool2d", "quantized_max_pool3d",
    "fake_quantize_per_tensor_affine_cachemask", "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams",
    "_fake_quantize_learnable_per_tensor_affine", "fake_quantize_per_channel_affine_cachemask",
    "_fake_quantize_learnable_per_channel_affine", "_fused_moving_avg_obs_fq_helper", "to_mkldnn",
    "mkldnn_reorder_conv2d_weight", "mkldnn_reorder_conv3d_weight", "mkldnn_linear", "mkldnn_linear_backward_input",
    "mkldnn_linear_backward_weights", "mkldnn_rnn_layer", "mkldnn_rnn_layer_backward", "mkldnn_linear_backward",
    "mkldnn_convolution", "mkldnn_max_pool2d", "mkldnn_max_pool2d_backward", "mkldnn_max_pool3d",
    "mkldnn_max_pool3d_backward", "mkldnn_adaptive_avg_pool2d", "mkldnn_adaptive_avg_pool2d_backward",
    "_mkldnn_reshape", "_mkldnn_transpose", "_mkldnn_transpose_",
):
    name, _, overload = name.partition(".")
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, not_implemented(name, table))

register_forward_ad_kernels(globals())
