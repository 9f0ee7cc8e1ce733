# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The kernels of forward mode: call on, then give the result its tangent. See Note [Forward mode is a bit].

Mirrors the forward-mode half of the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad import (
    PRIMAL,
    below_forward_ad,
    has_tangent,
    not_implemented,
    refuse_out,
    set_tangent,
    set_tangent_inplace,
    set_tangent_list,
    tangent_or_zeros,
)
from tinytensor.autograd.functions_manual import (
    clamp_backward, pow_backward, pow_backward_exponent, pow_backward_self, prod_backward, var_backward,
)
from tinytensor.autograd.functions_manual_activation import (
    apply_loss_reduction, binary_cross_entropy_double_backward, binary_cross_entropy_double_backward_target,
    binary_cross_entropy_target_backward, binary_cross_entropy_with_logits_backward,
    binary_cross_entropy_with_logits_target_backward, elu_double_backward, gelu_double_backward,
    log_sigmoid_double_backward, log_softmax_jvp, mish_gradient, mse_loss_double_backward, silu_gradient,
    smooth_l1_loss_double_backward, softmax_backward_data_jvp, softmax_jvp, softplus_double_backward, to_float,
)
from tinytensor.autograd.functions_manual_decompositions import (
    householder_product_jvp, linalg_eigh_jvp, linalg_matrix_exp_differential, linalg_qr_jvp, linalg_svd_jvp,
)
from tinytensor.autograd.functions_manual_forward import (
    amaxamin_jvp, block_diag_jvp, cat_jvp, clamp_jvp, evenly_read_jvp, gather_with_keepdimed_indices, stack_jvp,
)
from tinytensor.autograd.functions_manual_indexing import scatter_reduce_jvp
from tinytensor.autograd.functions_manual_linalg import (
    cholesky_inverse_jvp, cholesky_jvp, cholesky_solve_jvp, linalg_det_jvp, linalg_lstsq_residuals_jvp,
    linalg_lstsq_solution_jvp, linalg_lu_jvp, linalg_lu_solve_jvp, linalg_solve_jvp,
    linalg_solve_triangular_forward_AD, lu_factor_ex_jvp, lu_unpack_jvp, pinv_jvp, slogdet_jvp, triangular_solve_jvp,
)
from tinytensor.autograd.functions_manual_nn import (
    _convolution_jvp, batch_norm_jvp, convolution_backward_jvp_grad_bias, convolution_jvp, group_norm_invstd_jvp,
    group_norm_jvp, group_norm_mean_jvp, layer_norm_jvp,
)
from tinytensor.autograd.functions_manual_operators import (
    add_scalar, div_scalar, maybe_multiply, mul_scalar, number_minus, sub_scalar,
)
from tinytensor.autograd.functions_manual_pointwise import (
    angle_backward, copysign_tensor_self_backward, deg2rad_backward, i1_backward, i1e_backward,
    infinitely_differentiable_logit_backward, log1p_backward, mvlgamma_backward, rad2deg_backward, sgn_backward,
    sinc_backward,
)
from tinytensor.autograd.functions_manual_random import native_dropout_scale, zeros_of_shape
from tinytensor.autograd.functions_manual_reduction import (
    aminmax_jvp, cumprod_jvp, linalg_vector_norm_jvp, logcumsumexp_jvp, logsumexp_jvp, norm_jvp, renorm_jvp,
)
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_forward_ad

# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: add.Tensor
_add_Tensor_table = find_schema_or_throw("aten::add", "Tensor").table


def add_Tensor(ks, self, other, alpha):
    ks &= PRIMAL
    result = _add_Tensor_table[ks](ks, self, other, alpha)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t + maybe_multiply(other_t, alpha))
    return result


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: add.Tensor
_add__Tensor_table = find_schema_or_throw("aten::add_", "Tensor").table


def add__Tensor(ks, self, other, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _add__Tensor_table[ks](ks, self, other, alpha)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t + maybe_multiply(other_t, alpha))
    return self


# add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
# from derivatives.yaml: add.Scalar
_add_Scalar_table = find_schema_or_throw("aten::add", "Scalar").table


def add_Scalar(ks, self, other, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _add_Scalar_table[ks](ks, self, other, alpha)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.clone())
    return result


# add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: add.Scalar
_add__Scalar_table = find_schema_or_throw("aten::add_", "Scalar").table


def add__Scalar(ks, self, other, alpha):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _add__Scalar_table[ks](ks, self, other, alpha)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.clone())
    return self


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: sub.Tensor
_sub_Tensor_table = find_schema_or_throw("aten::sub", "Tensor").table


def sub_Tensor(ks, self, other, alpha):
    ks &= PRIMAL
    result = _sub_Tensor_table[ks](ks, self, other, alpha)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t - maybe_multiply(other_t, alpha))
    return result


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: sub.Tensor
_sub__Tensor_table = find_schema_or_throw("aten::sub_", "Tensor").table


def sub__Tensor(ks, self, other, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _sub__Tensor_table[ks](ks, self, other, alpha)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t - maybe_multiply(other_t, alpha))
    return self


# sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
# from derivatives.yaml: sub.Scalar
_sub_Scalar_table = find_schema_or_throw("aten::sub", "Scalar").table


def sub_Scalar(ks, self, other, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _sub_Scalar_table[ks](ks, self, other, alpha)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t)
    return result


# sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: sub.Scalar
_sub__Scalar_table = find_schema_or_throw("aten::sub_", "Scalar").table


def sub__Scalar(ks, self, other, alpha):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _sub__Scalar_table[ks](ks, self, other, alpha)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t)
    return self


# rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: rsub.Tensor
_rsub_Tensor_table = find_schema_or_throw("aten::rsub", "Tensor").table


def rsub_Tensor(ks, self, other, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _rsub_Tensor_table[ks](ks, self, other, alpha)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, other_t - maybe_multiply(self_t, alpha))
    return result


# rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
# from derivatives.yaml: rsub.Scalar
_rsub_Scalar_table = find_schema_or_throw("aten::rsub", "Scalar").table


def rsub_Scalar(ks, self, other, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _rsub_Scalar_table[ks](ks, self, other, alpha)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, maybe_multiply(-self_t, alpha))
    return result


# mul.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: mul.Tensor
_mul_Tensor_table = find_schema_or_throw("aten::mul", "Tensor").table


def mul_Tensor(ks, self, other):
    ks &= PRIMAL
    result = _mul_Tensor_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, other_t * self + self_t * other)
    return result


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: mul.Tensor
_mul__Tensor_table = find_schema_or_throw("aten::mul_", "Tensor").table


def mul__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _mul__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, other_t * self_p + self_t * other)
    return self


# mul.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: mul.Scalar
_mul_Scalar_table = find_schema_or_throw("aten::mul", "Scalar").table


def mul_Scalar(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _mul_Scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(self_t, other))
    return result


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: mul.Scalar
_mul__Scalar_table = find_schema_or_throw("aten::mul_", "Scalar").table


def mul__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _mul__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mul_scalar(self_t, other))
    return self


# div.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: div.Tensor
_div_Tensor_table = find_schema_or_throw("aten::div", "Tensor").table


def div_Tensor(ks, self, other):
    ks &= PRIMAL
    result = _div_Tensor_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t - other_t * result) / other)
    return result


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: div.Tensor
_div__Tensor_table = find_schema_or_throw("aten::div_", "Tensor").table


def div__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _div__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t - other_t * self) / other)
    return self


# div.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: div.Scalar
_div_Scalar_table = find_schema_or_throw("aten::div", "Scalar").table


def div_Scalar(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _div_Scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, div_scalar(self_t, other))
    return result


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: div.Scalar
_div__Scalar_table = find_schema_or_throw("aten::div_", "Scalar").table


def div__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _div__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, div_scalar(self_t, other))
    return self


# pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
# from derivatives.yaml: pow.Tensor_Tensor
_pow_Tensor_Tensor_table = find_schema_or_throw("aten::pow", "Tensor_Tensor").table


def pow_Tensor_Tensor(ks, self, exponent):
    ks &= PRIMAL
    result = _pow_Tensor_Tensor_table[ks](ks, self, exponent)
    if has_tangent(self, exponent):
        with below_forward_ad():
            exponent_t = tangent_or_zeros(exponent)
            self_t = tangent_or_zeros(self)
            set_tangent(result, pow_backward_self(self_t, self, exponent) + pow_backward_exponent(exponent_t, self, exponent, result))
    return result


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
# from derivatives.yaml: pow.Tensor_Tensor
_pow__Tensor_table = find_schema_or_throw("aten::pow_", "Tensor").table


def pow__Tensor(ks, self, exponent):
    ks &= PRIMAL
    varies = has_tangent(self, exponent)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _pow__Tensor_table[ks](ks, self, exponent)
    if varies:
        with below_forward_ad():
            exponent_t = tangent_or_zeros(exponent)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, pow_backward_self(self_t, self_p, exponent) + pow_backward_exponent(exponent_t, self_p, exponent, self))
    return self


# pow.Scalar(Scalar self, Tensor exponent) -> Tensor
# from derivatives.yaml: pow.Scalar
_pow_Scalar_table = find_schema_or_throw("aten::pow", "Scalar").table


def pow_Scalar(ks, self, exponent):
    ks &= PRIMAL
    result = _pow_Scalar_table[ks](ks, self, exponent)
    if has_tangent(exponent):
        with below_forward_ad():
            exponent_t = tangent_or_zeros(exponent)
            set_tangent(result, pow_backward_exponent(exponent_t, self, exponent, result))
    return result


# pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
# from derivatives.yaml: pow.Tensor_Scalar
_pow_Tensor_Scalar_table = find_schema_or_throw("aten::pow", "Tensor_Scalar").table


def pow_Tensor_Scalar(ks, self, exponent):
    ks &= PRIMAL
    with below_forward_ad():
        result = _pow_Tensor_Scalar_table[ks](ks, self, exponent)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, pow_backward(self_t, self, exponent))
    return result


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
# from derivatives.yaml: pow.Tensor_Scalar
_pow__Scalar_table = find_schema_or_throw("aten::pow_", "Scalar").table


def pow__Scalar(ks, self, exponent):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _pow__Scalar_table[ks](ks, self, exponent)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, pow_backward(self_t, self_p, exponent))
    return self


# maximum(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: maximum
_maximum_table = find_schema_or_throw("aten::maximum", "").table


def maximum(ks, self, other):
    ks &= PRIMAL
    result = _maximum_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, other_t + F.where(self == other, 0.5, (self > other).to(result.dtype)) * (self_t - other_t))
    return result


# minimum(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: minimum
_minimum_table = find_schema_or_throw("aten::minimum", "").table


def minimum(ks, self, other):
    ks &= PRIMAL
    result = _minimum_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, other_t + F.where(self == other, 0.5, (self < other).to(result.dtype)) * (self_t - other_t))
    return result


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: eq_.Scalar
_eq__Scalar_table = find_schema_or_throw("aten::eq_", "Scalar").table


def eq__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _eq__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: eq_.Tensor
_eq__Tensor_table = find_schema_or_throw("aten::eq_", "Tensor").table


def eq__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _eq__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: ne_.Scalar
_ne__Scalar_table = find_schema_or_throw("aten::ne_", "Scalar").table


def ne__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _ne__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: ne_.Tensor
_ne__Tensor_table = find_schema_or_throw("aten::ne_", "Tensor").table


def ne__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _ne__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: lt_.Scalar
_lt__Scalar_table = find_schema_or_throw("aten::lt_", "Scalar").table


def lt__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _lt__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: lt_.Tensor
_lt__Tensor_table = find_schema_or_throw("aten::lt_", "Tensor").table


def lt__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _lt__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: le_.Scalar
_le__Scalar_table = find_schema_or_throw("aten::le_", "Scalar").table


def le__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _le__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: le_.Tensor
_le__Tensor_table = find_schema_or_throw("aten::le_", "Tensor").table


def le__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _le__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: gt_.Scalar
_gt__Scalar_table = find_schema_or_throw("aten::gt_", "Scalar").table


def gt__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _gt__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: gt_.Tensor
_gt__Tensor_table = find_schema_or_throw("aten::gt_", "Tensor").table


def gt__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _gt__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: ge_.Scalar
_ge__Scalar_table = find_schema_or_throw("aten::ge_", "Scalar").table


def ge__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _ge__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: ge_.Tensor
_ge__Tensor_table = find_schema_or_throw("aten::ge_", "Tensor").table


def ge__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    _ge__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# neg(Tensor self) -> Tensor
# from derivatives.yaml: neg
_neg_table = find_schema_or_throw("aten::neg", "").table


def neg(ks, self):
    ks &= PRIMAL
    result = _neg_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.neg())
    return result


# neg_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: neg
_neg__table = find_schema_or_throw("aten::neg_", "").table


def neg_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _neg__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.neg())
    return self


# abs(Tensor self) -> Tensor
# from derivatives.yaml: abs
_abs_table = find_schema_or_throw("aten::abs", "").table


def abs(ks, self):
    ks &= PRIMAL
    result = _abs_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * self.sgn())
    return result


# abs_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: abs
_abs__table = find_schema_or_throw("aten::abs_", "").table


def abs_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _abs__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * self_p.sgn())
    return self


# sign(Tensor self) -> Tensor
# from derivatives.yaml: sign
_sign_table = find_schema_or_throw("aten::sign", "").table


def sign(ks, self):
    ks &= PRIMAL
    result = _sign_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# sign_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sign
_sign__table = find_schema_or_throw("aten::sign_", "").table


def sign_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _sign__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# reciprocal(Tensor self) -> Tensor
# from derivatives.yaml: reciprocal
_reciprocal_table = find_schema_or_throw("aten::reciprocal", "").table


def reciprocal(ks, self):
    ks &= PRIMAL
    result = _reciprocal_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (-self_t * (result * result)))
    return result


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: reciprocal
_reciprocal__table = find_schema_or_throw("aten::reciprocal_", "").table


def reciprocal_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _reciprocal__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (-self_t * (self * self)))
    return self


# sqrt(Tensor self) -> Tensor
# from derivatives.yaml: sqrt
_sqrt_table = find_schema_or_throw("aten::sqrt", "").table


def sqrt(ks, self):
    ks &= PRIMAL
    result = _sqrt_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t / mul_scalar(result, 2))
    return result


# sqrt_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sqrt
_sqrt__table = find_schema_or_throw("aten::sqrt_", "").table


def sqrt_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _sqrt__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t / mul_scalar(self, 2))
    return self


# rsqrt(Tensor self) -> Tensor
# from derivatives.yaml: rsqrt
_rsqrt_table = find_schema_or_throw("aten::rsqrt", "").table


def rsqrt(ks, self):
    ks &= PRIMAL
    result = _rsqrt_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(self_t, -0.5) * result.pow(3))
    return result


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: rsqrt
_rsqrt__table = find_schema_or_throw("aten::rsqrt_", "").table


def rsqrt_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _rsqrt__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mul_scalar(self_t, -0.5) * self.pow(3))
    return self


# exp(Tensor self) -> Tensor
# from derivatives.yaml: exp
_exp_table = find_schema_or_throw("aten::exp", "").table


def exp(ks, self):
    ks &= PRIMAL
    result = _exp_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * result))
    return result


# exp_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: exp
_exp__table = find_schema_or_throw("aten::exp_", "").table


def exp_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _exp__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * self))
    return self


# log(Tensor self) -> Tensor
# from derivatives.yaml: log
_log_table = find_schema_or_throw("aten::log", "").table


def log(ks, self):
    ks &= PRIMAL
    result = _log_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.div(self))
    return result


# log_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log
_log__table = find_schema_or_throw("aten::log_", "").table


def log_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _log__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.div(self_p))
    return self


# sin(Tensor self) -> Tensor
# from derivatives.yaml: sin
_sin_table = find_schema_or_throw("aten::sin", "").table


def sin(ks, self):
    ks &= PRIMAL
    result = _sin_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * self.cos()))
    return result


# sin_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sin
_sin__table = find_schema_or_throw("aten::sin_", "").table


def sin_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _sin__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * self_p.cos()))
    return self


# cos(Tensor self) -> Tensor
# from derivatives.yaml: cos
_cos_table = find_schema_or_throw("aten::cos", "").table


def cos(ks, self):
    ks &= PRIMAL
    result = _cos_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * -self.sin()))
    return result


# cos_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: cos
_cos__table = find_schema_or_throw("aten::cos_", "").table


def cos_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _cos__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * -self_p.sin()))
    return self


# tanh(Tensor self) -> Tensor
# from derivatives.yaml: tanh
_tanh_table = find_schema_or_throw("aten::tanh", "").table


def tanh(ks, self):
    ks &= PRIMAL
    result = _tanh_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.tanh_backward(self_t, result))
    return result


# tanh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: tanh
_tanh__table = find_schema_or_throw("aten::tanh_", "").table


def tanh_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _tanh__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.tanh_backward(self_t, self))
    return self


# sigmoid(Tensor self) -> Tensor
# from derivatives.yaml: sigmoid
_sigmoid_table = find_schema_or_throw("aten::sigmoid", "").table


def sigmoid(ks, self):
    ks &= PRIMAL
    result = _sigmoid_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.sigmoid_backward(self_t, result))
    return result


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sigmoid
_sigmoid__table = find_schema_or_throw("aten::sigmoid_", "").table


def sigmoid_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _sigmoid__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.sigmoid_backward(self_t, self))
    return self


# relu(Tensor self) -> Tensor
# from derivatives.yaml: relu
_relu_table = find_schema_or_throw("aten::relu", "").table


def relu(ks, self):
    ks &= PRIMAL
    result = _relu_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.threshold_backward(self_t, result, 0))
    return result


# relu_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: relu
_relu__table = find_schema_or_throw("aten::relu_", "").table


def relu_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _relu__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.threshold_backward(self_t, self, 0))
    return self


# floor(Tensor self) -> Tensor
# from derivatives.yaml: floor
_floor_table = find_schema_or_throw("aten::floor", "").table


def floor(ks, self):
    ks &= PRIMAL
    result = _floor_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# floor_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: floor
_floor__table = find_schema_or_throw("aten::floor_", "").table


def floor_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _floor__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# ceil(Tensor self) -> Tensor
# from derivatives.yaml: ceil
_ceil_table = find_schema_or_throw("aten::ceil", "").table


def ceil(ks, self):
    ks &= PRIMAL
    result = _ceil_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# ceil_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: ceil
_ceil__table = find_schema_or_throw("aten::ceil_", "").table


def ceil_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _ceil__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# trunc(Tensor self) -> Tensor
# from derivatives.yaml: trunc
_trunc_table = find_schema_or_throw("aten::trunc", "").table


def trunc(ks, self):
    ks &= PRIMAL
    result = _trunc_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# trunc_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: trunc
_trunc__table = find_schema_or_throw("aten::trunc_", "").table


def trunc_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _trunc__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: where.self
_where_self_table = find_schema_or_throw("aten::where", "self").table


def where_self(ks, condition, self, other):
    ks &= PRIMAL
    result = _where_self_table[ks](ks, condition, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.where(condition, self_t, other_t))
    return result


# clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
# from derivatives.yaml: clamp
_clamp_table = find_schema_or_throw("aten::clamp", "").table


def clamp(ks, self, min, max):
    ks &= PRIMAL
    result = _clamp_table[ks](ks, self, min, max)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, clamp_backward(self_t, self, min, max))
    return result


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
# from derivatives.yaml: clamp
_clamp__table = find_schema_or_throw("aten::clamp_", "").table


def clamp_(ks, self, min, max):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _clamp__table[ks](ks, self, min, max)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, clamp_backward(self_t, self_p, min, max))
    return self


# clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
# from derivatives.yaml: clamp.Tensor
_clamp_Tensor_table = find_schema_or_throw("aten::clamp", "Tensor").table


def clamp_Tensor(ks, self, min, max):
    ks &= PRIMAL
    result = _clamp_Tensor_table[ks](ks, self, min, max)
    if has_tangent(self, min, max):
        with below_forward_ad():
            max_t = tangent_or_zeros(max)
            min_t = tangent_or_zeros(min)
            self_t = tangent_or_zeros(self)
            set_tangent(result, clamp_jvp(self, self_t, min, min_t, max, max_t))
    return result


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
# from derivatives.yaml: clamp.Tensor
_clamp__Tensor_table = find_schema_or_throw("aten::clamp_", "Tensor").table


def clamp__Tensor(ks, self, min, max):
    ks &= PRIMAL
    varies = has_tangent(self, min, max)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _clamp__Tensor_table[ks](ks, self, min, max)
    if varies:
        with below_forward_ad():
            max_t = tangent_or_zeros(max)
            min_t = tangent_or_zeros(min)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, clamp_jvp(self_p, self_t, min, min_t, max, max_t))
    return self


# clamp_min(Tensor self, Scalar min) -> Tensor
# from derivatives.yaml: clamp_min
_clamp_min_table = find_schema_or_throw("aten::clamp_min", "").table


def clamp_min(ks, self, min):
    ks &= PRIMAL
    result = _clamp_min_table[ks](ks, self, min)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.where(self >= min, self_t, 0))
    return result


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
# from derivatives.yaml: clamp_min
_clamp_min__table = find_schema_or_throw("aten::clamp_min_", "").table


def clamp_min_(ks, self, min):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _clamp_min__table[ks](ks, self, min)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.where(self_p >= min, self_t, 0))
    return self


# clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
# from derivatives.yaml: clamp_min.Tensor
_clamp_min_Tensor_table = find_schema_or_throw("aten::clamp_min", "Tensor").table


def clamp_min_Tensor(ks, self, min):
    ks &= PRIMAL
    result = _clamp_min_Tensor_table[ks](ks, self, min)
    if has_tangent(self, min):
        with below_forward_ad():
            min_t = tangent_or_zeros(min)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.where(self >= min, self_t, min_t))
    return result


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
# from derivatives.yaml: clamp_min.Tensor
_clamp_min__Tensor_table = find_schema_or_throw("aten::clamp_min_", "Tensor").table


def clamp_min__Tensor(ks, self, min):
    ks &= PRIMAL
    varies = has_tangent(self, min)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _clamp_min__Tensor_table[ks](ks, self, min)
    if varies:
        with below_forward_ad():
            min_t = tangent_or_zeros(min)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.where(self_p >= min, self_t, min_t))
    return self


# clamp_max(Tensor self, Scalar max) -> Tensor
# from derivatives.yaml: clamp_max
_clamp_max_table = find_schema_or_throw("aten::clamp_max", "").table


def clamp_max(ks, self, max):
    ks &= PRIMAL
    result = _clamp_max_table[ks](ks, self, max)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.where(self <= max, self_t, 0))
    return result


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
# from derivatives.yaml: clamp_max
_clamp_max__table = find_schema_or_throw("aten::clamp_max_", "").table


def clamp_max_(ks, self, max):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _clamp_max__table[ks](ks, self, max)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.where(self_p <= max, self_t, 0))
    return self


# clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
# from derivatives.yaml: clamp_max.Tensor
_clamp_max_Tensor_table = find_schema_or_throw("aten::clamp_max", "Tensor").table


def clamp_max_Tensor(ks, self, max):
    ks &= PRIMAL
    result = _clamp_max_Tensor_table[ks](ks, self, max)
    if has_tangent(self, max):
        with below_forward_ad():
            max_t = tangent_or_zeros(max)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.where(self <= max, self_t, max_t))
    return result


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
# from derivatives.yaml: clamp_max.Tensor
_clamp_max__Tensor_table = find_schema_or_throw("aten::clamp_max_", "Tensor").table


def clamp_max__Tensor(ks, self, max):
    ks &= PRIMAL
    varies = has_tangent(self, max)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _clamp_max__Tensor_table[ks](ks, self, max)
    if varies:
        with below_forward_ad():
            max_t = tangent_or_zeros(max)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.where(self_p <= max, self_t, max_t))
    return self


# addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
# from derivatives.yaml: addcmul
_addcmul_table = find_schema_or_throw("aten::addcmul", "").table


def addcmul(ks, self, tensor1, tensor2, value):
    ks &= PRIMAL
    result = _addcmul_table[ks](ks, self, tensor1, tensor2, value)
    if has_tangent(self, tensor1, tensor2):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            tensor1_t = tangent_or_zeros(tensor1)
            tensor2_t = tangent_or_zeros(tensor2)
            set_tangent(result, self_t + maybe_multiply(tensor1_t * tensor2, value) + maybe_multiply(tensor2_t * tensor1, value))
    return result


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
# from derivatives.yaml: addcmul
_addcmul__table = find_schema_or_throw("aten::addcmul_", "").table


def addcmul_(ks, self, tensor1, tensor2, value):
    ks &= PRIMAL
    varies = has_tangent(self, tensor1, tensor2)
    _addcmul__table[ks](ks, self, tensor1, tensor2, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            tensor1_t = tangent_or_zeros(tensor1)
            tensor2_t = tangent_or_zeros(tensor2)
            set_tangent_inplace(self, self_t + maybe_multiply(tensor1_t * tensor2, value) + maybe_multiply(tensor2_t * tensor1, value))
    return self


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
# from derivatives.yaml: addcdiv
_addcdiv_table = find_schema_or_throw("aten::addcdiv", "").table


def addcdiv(ks, self, tensor1, tensor2, value):
    ks &= PRIMAL
    result = _addcdiv_table[ks](ks, self, tensor1, tensor2, value)
    if has_tangent(self, tensor1, tensor2):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            tensor1_t = tangent_or_zeros(tensor1)
            tensor2_t = tangent_or_zeros(tensor2)
            set_tangent(result, self_t + maybe_multiply(tensor1_t / tensor2, value) - maybe_multiply(tensor2_t * (tensor1 / tensor2) / tensor2, value))
    return result


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
# from derivatives.yaml: addcdiv
_addcdiv__table = find_schema_or_throw("aten::addcdiv_", "").table


def addcdiv_(ks, self, tensor1, tensor2, value):
    ks &= PRIMAL
    varies = has_tangent(self, tensor1, tensor2)
    _addcdiv__table[ks](ks, self, tensor1, tensor2, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            tensor1_t = tangent_or_zeros(tensor1)
            tensor2_t = tangent_or_zeros(tensor2)
            set_tangent_inplace(self, self_t + maybe_multiply(tensor1_t / tensor2, value) - maybe_multiply(tensor2_t * (tensor1 / tensor2) / tensor2, value))
    return self


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
# from derivatives.yaml: lerp.Scalar
_lerp_Scalar_table = find_schema_or_throw("aten::lerp", "Scalar").table


def lerp_Scalar(ks, self, end, weight):
    ks &= PRIMAL
    result = _lerp_Scalar_table[ks](ks, self, end, weight)
    if has_tangent(self, end):
        with below_forward_ad():
            end_t = tangent_or_zeros(end)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.lerp(self_t, end_t, weight))
    return result


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
# from derivatives.yaml: lerp.Scalar
_lerp__Scalar_table = find_schema_or_throw("aten::lerp_", "Scalar").table


def lerp__Scalar(ks, self, end, weight):
    ks &= PRIMAL
    varies = has_tangent(self, end)
    _lerp__Scalar_table[ks](ks, self, end, weight)
    if varies:
        with below_forward_ad():
            end_t = tangent_or_zeros(end)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.lerp(self_t, end_t, weight))
    return self


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
# from derivatives.yaml: lerp.Tensor
_lerp_Tensor_table = find_schema_or_throw("aten::lerp", "Tensor").table


def lerp_Tensor(ks, self, end, weight):
    ks &= PRIMAL
    result = _lerp_Tensor_table[ks](ks, self, end, weight)
    if has_tangent(self, end, weight):
        with below_forward_ad():
            end_t = tangent_or_zeros(end)
            self_t = tangent_or_zeros(self)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result, F.lerp(self_t, end_t, weight) + weight_t * (end - self))
    return result


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
# from derivatives.yaml: lerp.Tensor
_lerp__Tensor_table = find_schema_or_throw("aten::lerp_", "Tensor").table


def lerp__Tensor(ks, self, end, weight):
    ks &= PRIMAL
    varies = has_tangent(self, end, weight)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _lerp__Tensor_table[ks](ks, self, end, weight)
    if varies:
        with below_forward_ad():
            end_t = tangent_or_zeros(end)
            self_t = tangent_or_zeros(self)
            weight_t = tangent_or_zeros(weight)
            set_tangent_inplace(self, F.lerp(self_t, end_t, weight) + weight_t * (end - self_p))
    return self


# threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
# from derivatives.yaml: threshold_backward
_threshold_backward_table = find_schema_or_throw("aten::threshold_backward", "").table


def threshold_backward(ks, grad_output, self, threshold):
    ks &= PRIMAL
    result = _threshold_backward_table[ks](ks, grad_output, self, threshold)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t) + F.threshold_backward(grad_output_t, self, threshold))
    return result


# sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
# from derivatives.yaml: sigmoid_backward
_sigmoid_backward_table = find_schema_or_throw("aten::sigmoid_backward", "").table


def sigmoid_backward(ks, grad_output, output):
    ks &= PRIMAL
    result = _sigmoid_backward_table[ks](ks, grad_output, output)
    if has_tangent(grad_output, output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            output_t = tangent_or_zeros(output)
            set_tangent(result, F.sigmoid_backward(grad_output_t, output) + output_t * grad_output * number_minus(1, mul_scalar(output, 2)))
    return result


# tanh_backward(Tensor grad_output, Tensor output) -> Tensor
# from derivatives.yaml: tanh_backward
_tanh_backward_table = find_schema_or_throw("aten::tanh_backward", "").table


def tanh_backward(ks, grad_output, output):
    ks &= PRIMAL
    result = _tanh_backward_table[ks](ks, grad_output, output)
    if has_tangent(grad_output, output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            output_t = tangent_or_zeros(output)
            set_tangent(result, F.tanh_backward(grad_output_t, output) - output_t * (mul_scalar(output, 2) * grad_output))
    return result


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: sum
_sum_table = find_schema_or_throw("aten::sum", "").table


def sum(ks, self, dtype):
    ks &= PRIMAL
    with below_forward_ad():
        result = _sum_table[ks](ks, self, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.sum_default(self_t, dtype))
    return result


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: sum.dim_IntList
_sum_dim_IntList_table = find_schema_or_throw("aten::sum", "dim_IntList").table


def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    ks &= PRIMAL
    result = _sum_dim_IntList_table[ks](ks, self, dim, keepdim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.sum_dim_IntList(self_t, dim, keepdim, dtype))
    return result


# mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: mean
_mean_table = find_schema_or_throw("aten::mean", "").table


def mean(ks, self, dtype):
    ks &= PRIMAL
    with below_forward_ad():
        result = _mean_table[ks](ks, self, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.mean_default(self_t, dtype))
    return result


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: mean.dim
_mean_dim_table = find_schema_or_throw("aten::mean", "dim").table


def mean_dim(ks, self, dim, keepdim, dtype):
    ks &= PRIMAL
    result = _mean_dim_table[ks](ks, self, dim, keepdim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.mean_dim(self_t, dim, keepdim, dtype))
    return result


# prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: prod
_prod_table = find_schema_or_throw("aten::prod", "").table


def prod(ks, self, dtype):
    ks &= PRIMAL
    result = _prod_table[ks](ks, self, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (prod_backward(F.ones_like(result), self.to(result.dtype), result) * self_t).sum())
    return result


# prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: prod.dim_int
_prod_dim_int_table = find_schema_or_throw("aten::prod", "dim_int").table


def prod_dim_int(ks, self, dim, keepdim, dtype):
    ks &= PRIMAL
    result = _prod_dim_int_table[ks](ks, self, dim, keepdim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (prod_backward(F.ones_like(result), self.to(result.dtype), result, dim, keepdim) * self_t).sum(dim, keepdim))
    return result


# amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
# from derivatives.yaml: amax
_amax_table = find_schema_or_throw("aten::amax", "").table


def amax(ks, self, dim, keepdim):
    ks &= PRIMAL
    result = _amax_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, amaxamin_jvp(self, self_t, result, dim, keepdim))
    return result


# amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
# from derivatives.yaml: amin
_amin_table = find_schema_or_throw("aten::amin", "").table


def amin(ks, self, dim, keepdim):
    ks &= PRIMAL
    result = _amin_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, amaxamin_jvp(self, self_t, result, dim, keepdim))
    return result


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: max.dim
_max_dim_table = find_schema_or_throw("aten::max", "dim").table


def max_dim(ks, self, dim, keepdim):
    ks &= PRIMAL
    values, indices = _max_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


# max(Tensor self) -> Tensor
# from derivatives.yaml: max
_max_table = find_schema_or_throw("aten::max", "").table


def max(ks, self):
    ks &= PRIMAL
    result = _max_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, evenly_read_jvp(self_t, self, result))
    return result


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: min.dim
_min_dim_table = find_schema_or_throw("aten::min", "dim").table


def min_dim(ks, self, dim, keepdim):
    ks &= PRIMAL
    values, indices = _min_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


# min(Tensor self) -> Tensor
# from derivatives.yaml: min
_min_table = find_schema_or_throw("aten::min", "").table


def min(ks, self):
    ks &= PRIMAL
    result = _min_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, evenly_read_jvp(self_t, self, result))
    return result


# var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
# from derivatives.yaml: var.correction
_var_correction_table = find_schema_or_throw("aten::var", "correction").table


def var_correction(ks, self, dim, correction, keepdim):
    ks &= PRIMAL
    result = _var_correction_table[ks](ks, self, dim, correction, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, var_backward(self_t, self, dim, correction, True).sum(dim or (), keepdim))
    return result


# std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
# from derivatives.yaml: std.correction
_std_correction_table = find_schema_or_throw("aten::std", "correction").table


def std_correction(ks, self, dim, correction, keepdim):
    ks &= PRIMAL
    result = _std_correction_table[ks](ks, self, dim, correction, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (var_backward(self_t, self, dim, correction, True).sum(dim or (), keepdim) / mul_scalar(result, 2)).masked_fill_(result == 0, 0))
    return result


# cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: cumsum
_cumsum_table = find_schema_or_throw("aten::cumsum", "").table


def cumsum(ks, self, dim, dtype):
    ks &= PRIMAL
    result = _cumsum_table[ks](ks, self, dim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.cumsum_default(self_t, dim, dtype))
    return result


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
# from derivatives.yaml: cumsum
_cumsum__table = find_schema_or_throw("aten::cumsum_", "").table


def cumsum_(ks, self, dim, dtype):
    ks &= PRIMAL
    varies = has_tangent(self)
    _cumsum__table[ks](ks, self, dim, dtype)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.cumsum_default(self_t, dim, dtype))
    return self


# mm(Tensor self, Tensor mat2) -> Tensor
# from derivatives.yaml: mm
_mm_table = find_schema_or_throw("aten::mm", "").table


def mm(ks, self, mat2):
    ks &= PRIMAL
    result = _mm_table[ks](ks, self, mat2)
    if has_tangent(self, mat2):
        with below_forward_ad():
            mat2_t = tangent_or_zeros(mat2)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.mm(self_t, mat2) + F.mm(self, mat2_t))
    return result


# bmm(Tensor self, Tensor mat2) -> Tensor
# from derivatives.yaml: bmm
_bmm_table = find_schema_or_throw("aten::bmm", "").table


def bmm(ks, self, mat2):
    ks &= PRIMAL
    result = _bmm_table[ks](ks, self, mat2)
    if has_tangent(self, mat2):
        with below_forward_ad():
            mat2_t = tangent_or_zeros(mat2)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.bmm(mat2) + self.bmm(mat2_t))
    return result


# mv(Tensor self, Tensor vec) -> Tensor
# from derivatives.yaml: mv
_mv_table = find_schema_or_throw("aten::mv", "").table


def mv(ks, self, vec):
    ks &= PRIMAL
    result = _mv_table[ks](ks, self, vec)
    if has_tangent(self, vec):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            vec_t = tangent_or_zeros(vec)
            set_tangent(result, F.mv(self_t, vec) + F.mv(self, vec_t))
    return result


# dot(Tensor self, Tensor tensor) -> Tensor
# from derivatives.yaml: dot
_dot_table = find_schema_or_throw("aten::dot", "").table


def dot(ks, self, tensor):
    ks &= PRIMAL
    result = _dot_table[ks](ks, self, tensor)
    if has_tangent(self, tensor):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            tensor_t = tangent_or_zeros(tensor)
            set_tangent(result, F.dot(self_t, tensor) + F.dot(self, tensor_t))
    return result


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addmm
_addmm_table = find_schema_or_throw("aten::addmm", "").table


def addmm(ks, self, mat1, mat2, beta, alpha):
    ks &= PRIMAL
    result = _addmm_table[ks](ks, self, mat1, mat2, beta, alpha)
    if has_tangent(self, mat1, mat2):
        with below_forward_ad():
            mat1_t = tangent_or_zeros(mat1)
            mat2_t = tangent_or_zeros(mat2)
            self_t = tangent_or_zeros(self)
            set_tangent(result, maybe_multiply(self_t, beta) + maybe_multiply(mat1_t.mm(mat2), alpha) + maybe_multiply(mat1.mm(mat2_t), alpha))
    return result


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addmm
_addmm__table = find_schema_or_throw("aten::addmm_", "").table


def addmm_(ks, self, mat1, mat2, beta, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, mat1, mat2)
    _addmm__table[ks](ks, self, mat1, mat2, beta, alpha)
    if varies:
        with below_forward_ad():
            mat1_t = tangent_or_zeros(mat1)
            mat2_t = tangent_or_zeros(mat2)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, maybe_multiply(self_t, beta) + maybe_multiply(mat1_t.mm(mat2), alpha) + maybe_multiply(mat1.mm(mat2_t), alpha))
    return self


# t(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: t
_t_table = find_schema_or_throw("aten::t", "").table


def t(ks, self):
    ks &= PRIMAL
    result = _t_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.t_default(self_t))
    return result


# t_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: t_
_t__table = find_schema_or_throw("aten::t_", "").table


def t_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _t__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.t__default(self_t))
    return self


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
# from derivatives.yaml: transpose.int
_transpose_int_table = find_schema_or_throw("aten::transpose", "int").table


def transpose_int(ks, self, dim0, dim1):
    ks &= PRIMAL
    result = _transpose_int_table[ks](ks, self, dim0, dim1)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.transpose_int(self_t, dim0, dim1))
    return result


# transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
# from derivatives.yaml: transpose_
_transpose__table = find_schema_or_throw("aten::transpose_", "").table


def transpose_(ks, self, dim0, dim1):
    ks &= PRIMAL
    varies = has_tangent(self)
    _transpose__table[ks](ks, self, dim0, dim1)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.transpose__default(self_t, dim0, dim1))
    return self


# permute(Tensor(a) self, int[] dims) -> Tensor(a)
# from derivatives.yaml: permute
_permute_table = find_schema_or_throw("aten::permute", "").table


def permute(ks, self, dims):
    ks &= PRIMAL
    result = _permute_table[ks](ks, self, dims)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.permute_default(self_t, dims))
    return result


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
# from derivatives.yaml: view
_view_table = find_schema_or_throw("aten::view", "").table


def view(ks, self, size):
    ks &= PRIMAL
    result = _view_table[ks](ks, self, size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.view_default(self_t, size))
    return result


# _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
# from derivatives.yaml: _reshape_alias
__reshape_alias_table = find_schema_or_throw("aten::_reshape_alias", "").table


def _reshape_alias(ks, self, size, stride):
    ks &= PRIMAL
    result = __reshape_alias_table[ks](ks, self, size, stride)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._reshape_alias_default(self_t, size, stride))
    return result


# as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
# from derivatives.yaml: as_strided
_as_strided_table = find_schema_or_throw("aten::as_strided", "").table


def as_strided(ks, self, size, stride, storage_offset):
    ks &= PRIMAL
    result = _as_strided_table[ks](ks, self, size, stride, storage_offset)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.as_strided_default(self_t, size, stride, storage_offset))
    return result


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
# from derivatives.yaml: expand
_expand_table = find_schema_or_throw("aten::expand", "").table


def expand(ks, self, size, implicit):
    ks &= PRIMAL
    result = _expand_table[ks](ks, self, size, implicit)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.expand_default(self_t, size, implicit))
    return result


# squeeze(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: squeeze
_squeeze_table = find_schema_or_throw("aten::squeeze", "").table


def squeeze(ks, self):
    ks &= PRIMAL
    result = _squeeze_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.squeeze_default(self_t))
    return result


# squeeze_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: squeeze_
_squeeze__table = find_schema_or_throw("aten::squeeze_", "").table


def squeeze_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _squeeze__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.squeeze__default(self_t))
    return self


# squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
# from derivatives.yaml: squeeze.dim
_squeeze_dim_table = find_schema_or_throw("aten::squeeze", "dim").table


def squeeze_dim(ks, self, dim):
    ks &= PRIMAL
    result = _squeeze_dim_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.squeeze_dim(self_t, dim))
    return result


# squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
# from derivatives.yaml: squeeze_.dim
_squeeze__dim_table = find_schema_or_throw("aten::squeeze_", "dim").table


def squeeze__dim(ks, self, dim):
    ks &= PRIMAL
    varies = has_tangent(self)
    _squeeze__dim_table[ks](ks, self, dim)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.squeeze__dim(self_t, dim))
    return self


# squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
# from derivatives.yaml: squeeze.dims
_squeeze_dims_table = find_schema_or_throw("aten::squeeze", "dims").table


def squeeze_dims(ks, self, dim):
    ks &= PRIMAL
    result = _squeeze_dims_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.squeeze_dims(self_t, dim))
    return result


# squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
# from derivatives.yaml: squeeze_.dims
_squeeze__dims_table = find_schema_or_throw("aten::squeeze_", "dims").table


def squeeze__dims(ks, self, dim):
    ks &= PRIMAL
    varies = has_tangent(self)
    _squeeze__dims_table[ks](ks, self, dim)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.squeeze__dims(self_t, dim))
    return self


# unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
# from derivatives.yaml: unsqueeze
_unsqueeze_table = find_schema_or_throw("aten::unsqueeze", "").table


def unsqueeze(ks, self, dim):
    ks &= PRIMAL
    result = _unsqueeze_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.unsqueeze_default(self_t, dim))
    return result


# unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
# from derivatives.yaml: unsqueeze_
_unsqueeze__table = find_schema_or_throw("aten::unsqueeze_", "").table


def unsqueeze_(ks, self, dim):
    ks &= PRIMAL
    varies = has_tangent(self)
    _unsqueeze__table[ks](ks, self, dim)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.unsqueeze__default(self_t, dim))
    return self


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
# from derivatives.yaml: select.int
_select_int_table = find_schema_or_throw("aten::select", "int").table


def select_int(ks, self, dim, index):
    ks &= PRIMAL
    result = _select_int_table[ks](ks, self, dim, index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.select_int(self_t, dim, index))
    return result


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
# from derivatives.yaml: slice.Tensor
_slice_Tensor_table = find_schema_or_throw("aten::slice", "Tensor").table


def slice_Tensor(ks, self, dim, start, end, step):
    ks &= PRIMAL
    result = _slice_Tensor_table[ks](ks, self, dim, start, end, step)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.slice_Tensor(self_t, dim, start, end, step))
    return result


# diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
# from derivatives.yaml: diagonal
_diagonal_table = find_schema_or_throw("aten::diagonal", "").table


def diagonal(ks, self, offset, dim1, dim2):
    ks &= PRIMAL
    result = _diagonal_table[ks](ks, self, offset, dim1, dim2)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.diagonal_default(self_t, offset, dim1, dim2))
    return result


# alias(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: alias
_alias_table = find_schema_or_throw("aten::alias", "").table


def alias(ks, self):
    ks &= PRIMAL
    result = _alias_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t)
    return result


# lift_fresh(Tensor(a) self) -> Tensor(a)
# from derivatives.yaml: lift_fresh
_lift_fresh_table = find_schema_or_throw("aten::lift_fresh", "").table


def lift_fresh(ks, self):
    ks &= PRIMAL
    result = _lift_fresh_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.lift_fresh_default(self_t))
    return result


# lift_fresh_copy(Tensor self) -> Tensor
# from derivatives.yaml: lift_fresh_copy
_lift_fresh_copy_table = find_schema_or_throw("aten::lift_fresh_copy", "").table


def lift_fresh_copy(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _lift_fresh_copy_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.lift_fresh_default(self_t))
    return result


# unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
# from derivatives.yaml: unbind.int
_unbind_int_table = find_schema_or_throw("aten::unbind", "int").table


def unbind_int(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _unbind_int_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unbind_int(self_t, dim))
    return result


# split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
# from derivatives.yaml: split.Tensor
_split_Tensor_table = find_schema_or_throw("aten::split", "Tensor").table


def split_Tensor(ks, self, split_size, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _split_Tensor_table[ks](ks, self, split_size, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_Tensor(self_t, split_size, dim))
    return result


# split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
# from derivatives.yaml: split_with_sizes
_split_with_sizes_table = find_schema_or_throw("aten::split_with_sizes", "").table


def split_with_sizes(ks, self, split_sizes, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _split_with_sizes_table[ks](ks, self, split_sizes, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_with_sizes_default(self_t, split_sizes, dim))
    return result


# _unsafe_view(Tensor self, SymInt[] size) -> Tensor
# from derivatives.yaml: _unsafe_view
__unsafe_view_table = find_schema_or_throw("aten::_unsafe_view", "").table


def _unsafe_view(ks, self, size):
    ks &= PRIMAL
    result = __unsafe_view_table[ks](ks, self, size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._unsafe_view_default(self_t, size))
    return result


# cat(Tensor[] tensors, int dim=0) -> Tensor
# from derivatives.yaml: cat
_cat_table = find_schema_or_throw("aten::cat", "").table


def cat(ks, tensors, dim):
    ks &= PRIMAL
    result = _cat_table[ks](ks, tensors, dim)
    if has_tangent(tensors):
        with below_forward_ad():
            set_tangent(result, cat_jvp(tensors, dim))
    return result


# stack(Tensor[] tensors, int dim=0) -> Tensor
# from derivatives.yaml: stack
_stack_table = find_schema_or_throw("aten::stack", "").table


def stack(ks, tensors, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _stack_table[ks](ks, tensors, dim)
    if has_tangent(tensors):
        with below_forward_ad():
            set_tangent(result, stack_jvp(tensors, dim))
    return result


# select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor
# from derivatives.yaml: select_backward
_select_backward_table = find_schema_or_throw("aten::select_backward", "").table


def select_backward(ks, grad_output, input_sizes, dim, index):
    ks &= PRIMAL
    with below_forward_ad():
        result = _select_backward_table[ks](ks, grad_output, input_sizes, dim, index)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.select_backward_default(grad_output_t, input_sizes, dim, index))
    return result


# slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor
# from derivatives.yaml: slice_backward
_slice_backward_table = find_schema_or_throw("aten::slice_backward", "").table


def slice_backward(ks, grad_output, input_sizes, dim, start, end, step):
    ks &= PRIMAL
    with below_forward_ad():
        result = _slice_backward_table[ks](ks, grad_output, input_sizes, dim, start, end, step)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.slice_backward_default(grad_output_t, input_sizes, dim, start, end, step))
    return result


# diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor
# from derivatives.yaml: diagonal_backward
_diagonal_backward_table = find_schema_or_throw("aten::diagonal_backward", "").table


def diagonal_backward(ks, grad_output, input_sizes, offset, dim1, dim2):
    ks &= PRIMAL
    with below_forward_ad():
        result = _diagonal_backward_table[ks](ks, grad_output, input_sizes, offset, dim1, dim2)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.diagonal_backward_default(grad_output_t, input_sizes, offset, dim1, dim2))
    return result


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
# from derivatives.yaml: clone
_clone_table = find_schema_or_throw("aten::clone", "").table


def clone(ks, self, memory_format):
    ks &= PRIMAL
    result = _clone_table[ks](ks, self, memory_format)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.clone_default(self_t, memory_format))
    return result


# _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
# from derivatives.yaml: _to_copy
__to_copy_table = find_schema_or_throw("aten::_to_copy", "").table


def _to_copy(ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format):
    ks &= PRIMAL
    with below_forward_ad():
        result = __to_copy_table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._to_copy_default(self_t, dtype, layout, device, pin_memory, non_blocking, memory_format))
    return result


# fill.Scalar(Tensor self, Scalar value) -> Tensor
# from derivatives.yaml: fill.Scalar
_fill_Scalar_table = find_schema_or_throw("aten::fill", "Scalar").table


def fill_Scalar(ks, self, value):
    ks &= PRIMAL
    with below_forward_ad():
        result = _fill_Scalar_table[ks](ks, self, value)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
# from derivatives.yaml: fill_.Scalar
_fill__Scalar_table = find_schema_or_throw("aten::fill_", "Scalar").table


def fill__Scalar(ks, self, value):
    ks &= PRIMAL
    varies = has_tangent(self)
    _fill__Scalar_table[ks](ks, self, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# fill.Tensor(Tensor self, Tensor value) -> Tensor
# from derivatives.yaml: fill.Tensor
_fill_Tensor_table = find_schema_or_throw("aten::fill", "Tensor").table


def fill_Tensor(ks, self, value):
    ks &= PRIMAL
    with below_forward_ad():
        result = _fill_Tensor_table[ks](ks, self, value)
    if has_tangent(self, value):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            value_t = tangent_or_zeros(value)
            set_tangent(result, F.fill(self_t, value_t))
    return result


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
# from derivatives.yaml: fill_.Tensor
_fill__Tensor_table = find_schema_or_throw("aten::fill_", "Tensor").table


def fill__Tensor(ks, self, value):
    ks &= PRIMAL
    varies = has_tangent(self, value)
    with below_forward_ad():
        _fill__Tensor_table[ks](ks, self, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            value_t = tangent_or_zeros(value)
            set_tangent_inplace(self, F.fill(self_t, value_t))
    return self


# zero_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: zero_
_zero__table = find_schema_or_throw("aten::zero_", "").table


def zero_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _zero__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zero__default(self_t))
    return self


# zero(Tensor self) -> Tensor
# from derivatives.yaml: zero_
_zero_table = find_schema_or_throw("aten::zero", "").table


def zero(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _zero_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zero__default(self_t))
    return result


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
# from derivatives.yaml: index.Tensor
_index_Tensor_table = find_schema_or_throw("aten::index", "Tensor").table


def index_Tensor(ks, self, indices):
    ks &= PRIMAL
    result = _index_Tensor_table[ks](ks, self, indices)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.index_Tensor(self_t, indices))
    return result


# index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
# from derivatives.yaml: index_put
_index_put_table = find_schema_or_throw("aten::index_put", "").table


def index_put(ks, self, indices, values, accumulate):
    ks &= PRIMAL
    with below_forward_ad():
        result = _index_put_table[ks](ks, self, indices, values, accumulate)
    if has_tangent(self, values):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            values_t = tangent_or_zeros(values)
            set_tangent(result, self_t.index_put(indices, values_t, accumulate))
    return result


# index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
# from derivatives.yaml: index_put
_index_put__table = find_schema_or_throw("aten::index_put_", "").table


def index_put_(ks, self, indices, values, accumulate):
    ks &= PRIMAL
    varies = has_tangent(self, values)
    with below_forward_ad():
        _index_put__table[ks](ks, self, indices, values, accumulate)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            values_t = tangent_or_zeros(values)
            set_tangent_inplace(self, self_t.index_put(indices, values_t, accumulate))
    return self


# _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)
# from derivatives.yaml: _index_put_impl_
__index_put_impl__table = find_schema_or_throw("aten::_index_put_impl_", "").table


def _index_put_impl_(ks, self, indices, values, accumulate, unsafe):
    ks &= PRIMAL
    varies = has_tangent(self, values)
    __index_put_impl__table[ks](ks, self, indices, values, accumulate, unsafe)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            values_t = tangent_or_zeros(values)
            set_tangent_inplace(self, self_t.index_put(indices, values_t, accumulate))
    return self


# _index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
# from derivatives.yaml: _index_put_impl_
__index_put_impl_table = find_schema_or_throw("aten::_index_put_impl", "").table


def _index_put_impl(ks, self, indices, values, accumulate, unsafe):
    ks &= PRIMAL
    with below_forward_ad():
        result = __index_put_impl_table[ks](ks, self, indices, values, accumulate, unsafe)
    if has_tangent(self, values):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            values_t = tangent_or_zeros(values)
            set_tangent(result, self_t.index_put(indices, values_t, accumulate))
    return result


# _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
# from derivatives.yaml: _unsafe_index.Tensor
__unsafe_index_Tensor_table = find_schema_or_throw("aten::_unsafe_index", "Tensor").table


def _unsafe_index_Tensor(ks, self, indices):
    ks &= PRIMAL
    with below_forward_ad():
        result = __unsafe_index_Tensor_table[ks](ks, self, indices)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._unsafe_index_Tensor(self_t, indices))
    return result


# _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
# from derivatives.yaml: _unsafe_index_put
__unsafe_index_put_table = find_schema_or_throw("aten::_unsafe_index_put", "").table


def _unsafe_index_put(ks, self, indices, values, accumulate):
    ks &= PRIMAL
    with below_forward_ad():
        result = __unsafe_index_put_table[ks](ks, self, indices, values, accumulate)
    if has_tangent(self, values):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            values_t = tangent_or_zeros(values)
            set_tangent(result, F._unsafe_index_put(self_t, indices, values_t, accumulate))
    return result


# _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor
# from derivatives.yaml: _unsafe_masked_index
__unsafe_masked_index_table = find_schema_or_throw("aten::_unsafe_masked_index", "").table


def _unsafe_masked_index(ks, self, mask, indices, fill):
    ks &= PRIMAL
    with below_forward_ad():
        result = __unsafe_masked_index_table[ks](ks, self, mask, indices, fill)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._unsafe_masked_index(self_t, mask, indices, 0))
    return result


# _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor
# from derivatives.yaml: _unsafe_masked_index_put_accumulate
__unsafe_masked_index_put_accumulate_table = find_schema_or_throw("aten::_unsafe_masked_index_put_accumulate", "").table


def _unsafe_masked_index_put_accumulate(ks, self, mask, indices, values):
    ks &= PRIMAL
    with below_forward_ad():
        result = __unsafe_masked_index_put_accumulate_table[ks](ks, self, mask, indices, values)
    if has_tangent(self, values):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            values_t = tangent_or_zeros(values)
            set_tangent(result, F._unsafe_masked_index_put_accumulate(self_t, mask, indices, values_t))
    return result


# index_select(Tensor self, int dim, Tensor index) -> Tensor
# from derivatives.yaml: index_select
_index_select_table = find_schema_or_throw("aten::index_select", "").table


def index_select(ks, self, dim, index):
    ks &= PRIMAL
    result = _index_select_table[ks](ks, self, dim, index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.index_select_default(self_t, dim, index))
    return result


# gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
# from derivatives.yaml: gather
_gather_table = find_schema_or_throw("aten::gather", "").table


def gather(ks, self, dim, index, sparse_grad):
    ks &= PRIMAL
    result = _gather_table[ks](ks, self, dim, index, sparse_grad)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.gather_default(self_t, dim, index, sparse_grad))
    return result


# masked_select(Tensor self, Tensor mask) -> Tensor
# from derivatives.yaml: masked_select
_masked_select_table = find_schema_or_throw("aten::masked_select", "").table


def masked_select(ks, self, mask):
    ks &= PRIMAL
    result = _masked_select_table[ks](ks, self, mask)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.masked_select_default(self_t, mask))
    return result


# masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
# from derivatives.yaml: masked_fill.Scalar
_masked_fill_Scalar_table = find_schema_or_throw("aten::masked_fill", "Scalar").table


def masked_fill_Scalar(ks, self, mask, value):
    ks &= PRIMAL
    result = _masked_fill_Scalar_table[ks](ks, self, mask, value)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.masked_fill(mask, 0))
    return result


# masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
# from derivatives.yaml: masked_fill.Scalar
_masked_fill__Scalar_table = find_schema_or_throw("aten::masked_fill_", "Scalar").table


def masked_fill__Scalar(ks, self, mask, value):
    ks &= PRIMAL
    varies = has_tangent(self)
    _masked_fill__Scalar_table[ks](ks, self, mask, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.masked_fill(mask, 0))
    return self


# masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
# from derivatives.yaml: masked_fill.Tensor
_masked_fill_Tensor_table = find_schema_or_throw("aten::masked_fill", "Tensor").table


def masked_fill_Tensor(ks, self, mask, value):
    ks &= PRIMAL
    result = _masked_fill_Tensor_table[ks](ks, self, mask, value)
    if has_tangent(self, value):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            value_t = tangent_or_zeros(value)
            set_tangent(result, self_t.masked_fill(mask, value_t))
    return result


# masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
# from derivatives.yaml: masked_fill.Tensor
_masked_fill__Tensor_table = find_schema_or_throw("aten::masked_fill_", "Tensor").table


def masked_fill__Tensor(ks, self, mask, value):
    ks &= PRIMAL
    varies = has_tangent(self, value)
    _masked_fill__Tensor_table[ks](ks, self, mask, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            value_t = tangent_or_zeros(value)
            set_tangent_inplace(self, self_t.masked_fill(mask, value_t))
    return self


# exp2(Tensor self) -> Tensor
# from derivatives.yaml: exp2
_exp2_table = find_schema_or_throw("aten::exp2", "").table


def exp2(ks, self):
    ks &= PRIMAL
    result = _exp2_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(self_t * result, 0.6931471805599453))
    return result


# exp2_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: exp2
_exp2__table = find_schema_or_throw("aten::exp2_", "").table


def exp2_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _exp2__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mul_scalar(self_t * self, 0.6931471805599453))
    return self


# expm1(Tensor self) -> Tensor
# from derivatives.yaml: expm1
_expm1_table = find_schema_or_throw("aten::expm1", "").table


def expm1(ks, self):
    ks &= PRIMAL
    result = _expm1_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * add_scalar(result, 1))
    return result


# expm1_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: expm1
_expm1__table = find_schema_or_throw("aten::expm1_", "").table


def expm1_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _expm1__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * add_scalar(self, 1))
    return self


# log2(Tensor self) -> Tensor
# from derivatives.yaml: log2
_log2_table = find_schema_or_throw("aten::log2", "").table


def log2(ks, self):
    ks &= PRIMAL
    result = _log2_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t / mul_scalar(self, 0.6931471805599453))
    return result


# log2_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log2
_log2__table = find_schema_or_throw("aten::log2_", "").table


def log2_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _log2__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t / mul_scalar(self_p, 0.6931471805599453))
    return self


# log10(Tensor self) -> Tensor
# from derivatives.yaml: log10
_log10_table = find_schema_or_throw("aten::log10", "").table


def log10(ks, self):
    ks &= PRIMAL
    result = _log10_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t / mul_scalar(self, 2.3025850929940455))
    return result


# log10_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log10
_log10__table = find_schema_or_throw("aten::log10_", "").table


def log10_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _log10__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t / mul_scalar(self_p, 2.3025850929940455))
    return self


# log1p(Tensor self) -> Tensor
# from derivatives.yaml: log1p
_log1p_table = find_schema_or_throw("aten::log1p", "").table


def log1p(ks, self):
    ks &= PRIMAL
    result = _log1p_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, log1p_backward(self_t, self))
    return result


# log1p_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: log1p
_log1p__table = find_schema_or_throw("aten::log1p_", "").table


def log1p_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _log1p__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, log1p_backward(self_t, self_p))
    return self


# tan(Tensor self) -> Tensor
# from derivatives.yaml: tan
_tan_table = find_schema_or_throw("aten::tan", "").table


def tan(ks, self):
    ks &= PRIMAL
    result = _tan_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * add_scalar(result.pow(2), 1))
    return result


# tan_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: tan
_tan__table = find_schema_or_throw("aten::tan_", "").table


def tan_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _tan__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * add_scalar(self.pow(2), 1))
    return self


# asin(Tensor self) -> Tensor
# from derivatives.yaml: asin
_asin_table = find_schema_or_throw("aten::asin", "").table


def asin(ks, self):
    ks &= PRIMAL
    result = _asin_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * add_scalar(-self * self, 1).rsqrt())
    return result


# asin_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: asin
_asin__table = find_schema_or_throw("aten::asin_", "").table


def asin_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _asin__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * add_scalar(-self_p * self_p, 1).rsqrt())
    return self


# acos(Tensor self) -> Tensor
# from derivatives.yaml: acos
_acos_table = find_schema_or_throw("aten::acos", "").table


def acos(ks, self):
    ks &= PRIMAL
    result = _acos_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * -add_scalar(-self * self, 1).rsqrt())
    return result


# acos_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: acos
_acos__table = find_schema_or_throw("aten::acos_", "").table


def acos_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _acos__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * -add_scalar(-self_p * self_p, 1).rsqrt())
    return self


# atan(Tensor self) -> Tensor
# from derivatives.yaml: atan
_atan_table = find_schema_or_throw("aten::atan", "").table


def atan(ks, self):
    ks &= PRIMAL
    result = _atan_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t / add_scalar(self * self, 1))
    return result


# atan_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: atan
_atan__table = find_schema_or_throw("aten::atan_", "").table


def atan_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _atan__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t / add_scalar(self_p * self_p, 1))
    return self


# sinh(Tensor self) -> Tensor
# from derivatives.yaml: sinh
_sinh_table = find_schema_or_throw("aten::sinh", "").table


def sinh(ks, self):
    ks &= PRIMAL
    result = _sinh_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * self.cosh()))
    return result


# sinh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sinh
_sinh__table = find_schema_or_throw("aten::sinh_", "").table


def sinh_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _sinh__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * self_p.cosh()))
    return self


# cosh(Tensor self) -> Tensor
# from derivatives.yaml: cosh
_cosh_table = find_schema_or_throw("aten::cosh", "").table


def cosh(ks, self):
    ks &= PRIMAL
    result = _cosh_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * self.sinh()))
    return result


# cosh_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: cosh
_cosh__table = find_schema_or_throw("aten::cosh_", "").table


def cosh_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _cosh__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * self_p.sinh()))
    return self


# asinh(Tensor self) -> Tensor
# from derivatives.yaml: asinh
_asinh_table = find_schema_or_throw("aten::asinh", "").table


def asinh(ks, self):
    ks &= PRIMAL
    result = _asinh_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * add_scalar(self.pow(2), 1).rsqrt())
    return result


# acosh(Tensor self) -> Tensor
# from derivatives.yaml: acosh
_acosh_table = find_schema_or_throw("aten::acosh", "").table


def acosh(ks, self):
    ks &= PRIMAL
    result = _acosh_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * sub_scalar(self * self, 1).rsqrt())
    return result


# atanh(Tensor self) -> Tensor
# from derivatives.yaml: atanh
_atanh_table = find_schema_or_throw("aten::atanh", "").table


def atanh(ks, self):
    ks &= PRIMAL
    result = _atanh_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(self_t, 1) / number_minus(1, self.pow(2)))
    return result


# erf(Tensor self) -> Tensor
# from derivatives.yaml: erf
_erf_table = find_schema_or_throw("aten::erf", "").table


def erf(ks, self):
    ks &= PRIMAL
    result = _erf_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(F.exp(-self.pow(2)), 1.1283791670955126) * self_t)
    return result


# erf_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: erf
_erf__table = find_schema_or_throw("aten::erf_", "").table


def erf_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _erf__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mul_scalar(F.exp(-self_p.pow(2)), 1.1283791670955126) * self_t)
    return self


# erfc(Tensor self) -> Tensor
# from derivatives.yaml: erfc
_erfc_table = find_schema_or_throw("aten::erfc", "").table


def erfc(ks, self):
    ks &= PRIMAL
    result = _erfc_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(F.exp(-self.pow(2)), -1.1283791670955126) * self_t)
    return result


# erfc_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: erfc
_erfc__table = find_schema_or_throw("aten::erfc_", "").table


def erfc_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _erfc__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mul_scalar(F.exp(-self_p.pow(2)), -1.1283791670955126) * self_t)
    return self


# erfinv(Tensor self) -> Tensor
# from derivatives.yaml: erfinv
_erfinv_table = find_schema_or_throw("aten::erfinv", "").table


def erfinv(ks, self):
    ks &= PRIMAL
    result = _erfinv_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(F.exp(self.erfinv().pow(2)), 0.886226925452758) * self_t)
    return result


# erfinv_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: erfinv
_erfinv__table = find_schema_or_throw("aten::erfinv_", "").table


def erfinv_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _erfinv__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mul_scalar(F.exp(self_p.erfinv().pow(2)), 0.886226925452758) * self_t)
    return self


# lgamma(Tensor self) -> Tensor
# from derivatives.yaml: lgamma
_lgamma_table = find_schema_or_throw("aten::lgamma", "").table


def lgamma(ks, self):
    ks &= PRIMAL
    result = _lgamma_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * F.digamma(self)))
    return result


# lgamma_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: lgamma
_lgamma__table = find_schema_or_throw("aten::lgamma_", "").table


def lgamma_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _lgamma__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * F.digamma(self_p)))
    return self


# digamma(Tensor self) -> Tensor
# from derivatives.yaml: digamma
_digamma_table = find_schema_or_throw("aten::digamma", "").table


def digamma(ks, self):
    ks &= PRIMAL
    result = _digamma_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * F.polygamma(1, self)))
    return result


# digamma_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: digamma
_digamma__table = find_schema_or_throw("aten::digamma_", "").table


def digamma_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _digamma__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * F.polygamma(1, self_p)))
    return self


# polygamma(int n, Tensor self) -> Tensor
# from derivatives.yaml: polygamma
_polygamma_table = find_schema_or_throw("aten::polygamma", "").table


def polygamma(ks, n, self):
    ks &= PRIMAL
    result = _polygamma_table[ks](ks, n, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * F.polygamma(n + 1, self)))
    return result


# polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
# from derivatives.yaml: polygamma_
_polygamma__table = find_schema_or_throw("aten::polygamma_", "").table


def polygamma_(ks, self, n):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _polygamma__table[ks](ks, self, n)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.mul_(F.polygamma(n + 1, self_p)))
    return self


# frac(Tensor self) -> Tensor
# from derivatives.yaml: frac
_frac_table = find_schema_or_throw("aten::frac", "").table


def frac(ks, self):
    ks &= PRIMAL
    result = _frac_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t)
    return result


# frac_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: frac
_frac__table = find_schema_or_throw("aten::frac_", "").table


def frac_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _frac__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t)
    return self


# round(Tensor self) -> Tensor
# from derivatives.yaml: round
_round_table = find_schema_or_throw("aten::round", "").table


def round(ks, self):
    ks &= PRIMAL
    result = _round_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# round.decimals(Tensor self, *, int decimals) -> Tensor
# from derivatives.yaml: round.decimals
_round_decimals_table = find_schema_or_throw("aten::round", "decimals").table


def round_decimals(ks, self, decimals):
    ks &= PRIMAL
    result = _round_decimals_table[ks](ks, self, decimals)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# round_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: round
_round__table = find_schema_or_throw("aten::round_", "").table


def round_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    _round__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
# from derivatives.yaml: round.decimals
_round__decimals_table = find_schema_or_throw("aten::round_", "decimals").table


def round__decimals(ks, self, decimals):
    ks &= PRIMAL
    varies = has_tangent(self)
    _round__decimals_table[ks](ks, self, decimals)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self_t))
    return self


# sgn(Tensor self) -> Tensor
# from derivatives.yaml: sgn
_sgn_table = find_schema_or_throw("aten::sgn", "").table


def sgn(ks, self):
    ks &= PRIMAL
    result = _sgn_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, sgn_backward(self, self_t, result))
    return result


# sgn_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sgn
_sgn__table = find_schema_or_throw("aten::sgn_", "").table


def sgn_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _sgn__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, sgn_backward(self_p, self_t, self))
    return self


# sinc(Tensor self) -> Tensor
# from derivatives.yaml: sinc
_sinc_table = find_schema_or_throw("aten::sinc", "").table


def sinc(ks, self):
    ks &= PRIMAL
    result = _sinc_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, sinc_backward(self_t, self))
    return result


# sinc_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: sinc
_sinc__table = find_schema_or_throw("aten::sinc_", "").table


def sinc_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _sinc__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, sinc_backward(self_t, self_p))
    return self


# i0(Tensor self) -> Tensor
# from derivatives.yaml: i0
_i0_table = find_schema_or_throw("aten::i0", "").table


def i0(ks, self):
    ks &= PRIMAL
    result = _i0_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * F.special_i1(self)))
    return result


# i0_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: i0
_i0__table = find_schema_or_throw("aten::i0_", "").table


def i0_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _i0__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * F.special_i1(self_p)))
    return self


# special_entr(Tensor self) -> Tensor
# from derivatives.yaml: special_entr
_special_entr_table = find_schema_or_throw("aten::special_entr", "").table


def special_entr(ks, self):
    ks &= PRIMAL
    result = _special_entr_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * -add_scalar(self.log(), 1))
    return result


# special_ndtri(Tensor self) -> Tensor
# from derivatives.yaml: special_ndtri
_special_ndtri_table = find_schema_or_throw("aten::special_ndtri", "").table


def special_ndtri(ks, self):
    ks &= PRIMAL
    result = _special_ndtri_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mul_scalar(self_t, 2.5066282746310002) * div_scalar(result.square(), 2).exp())
    return result


# special_log_ndtr(Tensor self) -> Tensor
# from derivatives.yaml: special_log_ndtr
_special_log_ndtr_table = find_schema_or_throw("aten::special_log_ndtr", "").table


def special_log_ndtr(ks, self):
    ks &= PRIMAL
    result = _special_log_ndtr_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, div_scalar(self_t, 2.5066282746310002) * (result + div_scalar(self.pow(2), 2)).neg().exp())
    return result


# special_i0e(Tensor self) -> Tensor
# from derivatives.yaml: special_i0e
_special_i0e_table = find_schema_or_throw("aten::special_i0e", "").table


def special_i0e(ks, self):
    ks &= PRIMAL
    result = _special_i0e_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * (F.special_i1e(self) - self.sgn() * result)))
    return result


# special_i1(Tensor self) -> Tensor
# from derivatives.yaml: special_i1
_special_i1_table = find_schema_or_throw("aten::special_i1", "").table


def special_i1(ks, self):
    ks &= PRIMAL
    result = _special_i1_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, i1_backward(self_t, self, result))
    return result


# special_i1e(Tensor self) -> Tensor
# from derivatives.yaml: special_i1e
_special_i1e_table = find_schema_or_throw("aten::special_i1e", "").table


def special_i1e(ks, self):
    ks &= PRIMAL
    result = _special_i1e_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, i1e_backward(self_t, self, result))
    return result


# special_erfcx(Tensor self) -> Tensor
# from derivatives.yaml: special_erfcx
_special_erfcx_table = find_schema_or_throw("aten::special_erfcx", "").table


def special_erfcx(ks, self):
    ks &= PRIMAL
    result = _special_erfcx_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, sub_scalar(mul_scalar(self, 2.0) * result, 1.1283791670955126) * self_t)
    return result


# logit(Tensor self, float? eps=None) -> Tensor
# from derivatives.yaml: logit
_logit_table = find_schema_or_throw("aten::logit", "").table


def logit(ks, self, eps):
    ks &= PRIMAL
    result = _logit_table[ks](ks, self, eps)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, infinitely_differentiable_logit_backward(self_t, self, eps))
    return result


# logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
# from derivatives.yaml: logit
_logit__table = find_schema_or_throw("aten::logit_", "").table


def logit_(ks, self, eps):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _logit__table[ks](ks, self, eps)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, infinitely_differentiable_logit_backward(self_t, self_p, eps))
    return self


# mvlgamma(Tensor self, int p) -> Tensor
# from derivatives.yaml: mvlgamma
_mvlgamma_table = find_schema_or_throw("aten::mvlgamma", "").table


def mvlgamma(ks, self, p):
    ks &= PRIMAL
    with below_forward_ad():
        result = _mvlgamma_table[ks](ks, self, p)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mvlgamma_backward(self_t, self, p))
    return result


# mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)
# from derivatives.yaml: mvlgamma
_mvlgamma__table = find_schema_or_throw("aten::mvlgamma_", "").table


def mvlgamma_(ks, self, p):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _mvlgamma__table[ks](ks, self, p)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mvlgamma_backward(self_t, self_p, p))
    return self


# deg2rad(Tensor self) -> Tensor
# from derivatives.yaml: deg2rad
_deg2rad_table = find_schema_or_throw("aten::deg2rad", "").table


def deg2rad(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _deg2rad_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, deg2rad_backward(self_t))
    return result


# deg2rad_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: deg2rad
_deg2rad__table = find_schema_or_throw("aten::deg2rad_", "").table


def deg2rad_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _deg2rad__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, deg2rad_backward(self_t))
    return self


# rad2deg(Tensor self) -> Tensor
# from derivatives.yaml: rad2deg
_rad2deg_table = find_schema_or_throw("aten::rad2deg", "").table


def rad2deg(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _rad2deg_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, rad2deg_backward(self_t))
    return result


# rad2deg_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: rad2deg
_rad2deg__table = find_schema_or_throw("aten::rad2deg_", "").table


def rad2deg_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _rad2deg__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, rad2deg_backward(self_t))
    return self


# nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
# from derivatives.yaml: nan_to_num
_nan_to_num_table = find_schema_or_throw("aten::nan_to_num", "").table


def nan_to_num(ks, self, nan, posinf, neginf):
    ks &= PRIMAL
    with below_forward_ad():
        result = _nan_to_num_table[ks](ks, self, nan, posinf, neginf)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (self_t * F.isfinite(self)))
    return result


# nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)
# from derivatives.yaml: nan_to_num
_nan_to_num__table = find_schema_or_throw("aten::nan_to_num_", "").table


def nan_to_num_(ks, self, nan, posinf, neginf):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _nan_to_num__table[ks](ks, self, nan, posinf, neginf)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (self_t * F.isfinite(self_p)))
    return self


# angle(Tensor self) -> Tensor
# from derivatives.yaml: angle
_angle_table = find_schema_or_throw("aten::angle", "").table


def angle(ks, self):
    ks &= PRIMAL
    result = _angle_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, angle_backward(self_t, self))
    return result


# frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
# from derivatives.yaml: frexp.Tensor
_frexp_Tensor_table = find_schema_or_throw("aten::frexp", "Tensor").table


def frexp_Tensor(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        mantissa, exponent = _frexp_Tensor_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(mantissa, self_t / exponent.exp2())
    return mantissa, exponent


# ldexp.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: ldexp.Tensor
_ldexp_Tensor_table = find_schema_or_throw("aten::ldexp", "Tensor").table


def ldexp_Tensor(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _ldexp_Tensor_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * F.pow(2, other) + mul_scalar(other_t * result, 0.6931471805599453))
    return result


# ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: ldexp.Tensor
_ldexp__table = find_schema_or_throw("aten::ldexp_", "").table


def ldexp_(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    with below_forward_ad():
        _ldexp__table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * F.pow(2, other) + mul_scalar(other_t * self, 0.6931471805599453))
    return self


# nextafter(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: nextafter
_nextafter_table = find_schema_or_throw("aten::nextafter", "").table


def nextafter(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _nextafter_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.where(self != other, self_t, 0))
    return result


# nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: nextafter
_nextafter__table = find_schema_or_throw("aten::nextafter_", "").table


def nextafter_(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _nextafter__table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.where(self_p != other, self_t, 0))
    return self


# copysign.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: copysign.Tensor
_copysign_Tensor_table = find_schema_or_throw("aten::copysign", "Tensor").table


def copysign_Tensor(ks, self, other):
    ks &= PRIMAL
    result = _copysign_Tensor_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, copysign_tensor_self_backward(self_t, self, result))
    return result


# copysign.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: copysign.Scalar
_copysign_Scalar_table = find_schema_or_throw("aten::copysign", "Scalar").table


def copysign_Scalar(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _copysign_Scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, copysign_tensor_self_backward(self_t, self, result))
    return result


# copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: copysign.Tensor
_copysign__Tensor_table = find_schema_or_throw("aten::copysign_", "Tensor").table


def copysign__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _copysign__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, copysign_tensor_self_backward(self_t, self_p, self))
    return self


# copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: copysign.Scalar
_copysign__Scalar_table = find_schema_or_throw("aten::copysign_", "Scalar").table


def copysign__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _copysign__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, copysign_tensor_self_backward(self_t, self_p, self))
    return self


# conj_physical_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: conj_physical_
_conj_physical__table = find_schema_or_throw("aten::conj_physical_", "").table


def conj_physical_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _conj_physical__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t)
    return self


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
# from derivatives.yaml: div.Tensor_mode
_div_Tensor_mode_table = find_schema_or_throw("aten::div", "Tensor_mode").table


def div_Tensor_mode(ks, self, other, rounding_mode):
    ks &= PRIMAL
    result = _div_Tensor_mode_table[ks](ks, self, other, rounding_mode)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(result) if rounding_mode is not None else self_t / other - other_t * (self / other) / other)
    return result


# div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
# from derivatives.yaml: div.Scalar_mode
_div_Scalar_mode_table = find_schema_or_throw("aten::div", "Scalar_mode").table


def div_Scalar_mode(ks, self, other, rounding_mode):
    ks &= PRIMAL
    with below_forward_ad():
        result = _div_Scalar_mode_table[ks](ks, self, other, rounding_mode)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(result) if rounding_mode is not None else div_scalar(self_t, other))
    return result


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
# from derivatives.yaml: div.Tensor_mode
_div__Tensor_mode_table = find_schema_or_throw("aten::div_", "Tensor_mode").table


def div__Tensor_mode(ks, self, other, rounding_mode):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _div__Tensor_mode_table[ks](ks, self, other, rounding_mode)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self) if rounding_mode is not None else self_t / other - other_t * (self_p / other) / other)
    return self


# div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
# from derivatives.yaml: div.Scalar_mode
_div__Scalar_mode_table = find_schema_or_throw("aten::div_", "Scalar_mode").table


def div__Scalar_mode(ks, self, other, rounding_mode):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _div__Scalar_mode_table[ks](ks, self, other, rounding_mode)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.zeros_like(self) if rounding_mode is not None else div_scalar(self_t, other))
    return self


# remainder.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: remainder.Scalar
_remainder_Scalar_table = find_schema_or_throw("aten::remainder", "Scalar").table


def remainder_Scalar(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _remainder_Scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t)
    return result


# remainder.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: remainder.Tensor
_remainder_Tensor_table = find_schema_or_throw("aten::remainder", "Tensor").table


def remainder_Tensor(ks, self, other):
    ks &= PRIMAL
    result = _remainder_Tensor_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t - other_t * self.div(other, rounding_mode="floor"))
    return result


# remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: remainder.Scalar
_remainder__Scalar_table = find_schema_or_throw("aten::remainder_", "Scalar").table


def remainder__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _remainder__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t)
    return self


# remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: remainder.Tensor
_remainder__Tensor_table = find_schema_or_throw("aten::remainder_", "Tensor").table


def remainder__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _remainder__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t - other_t * self_p.div(other, rounding_mode="floor"))
    return self


# fmod.Scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: fmod.Scalar
_fmod_Scalar_table = find_schema_or_throw("aten::fmod", "Scalar").table


def fmod_Scalar(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _fmod_Scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t)
    return result


# fmod.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: fmod.Tensor
_fmod_Tensor_table = find_schema_or_throw("aten::fmod", "Tensor").table


def fmod_Tensor(ks, self, other):
    ks &= PRIMAL
    result = _fmod_Tensor_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t - other_t * self.div(other, rounding_mode="trunc"))
    return result


# fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: fmod.Scalar
_fmod__Scalar_table = find_schema_or_throw("aten::fmod_", "Scalar").table


def fmod__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _fmod__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t)
    return self


# fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: fmod.Tensor
_fmod__Tensor_table = find_schema_or_throw("aten::fmod_", "Tensor").table


def fmod__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _fmod__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t - other_t * self_p.div(other, rounding_mode="trunc"))
    return self


# atan2(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: atan2
_atan2_table = find_schema_or_throw("aten::atan2", "").table


def atan2(ks, self, other):
    ks &= PRIMAL
    result = _atan2_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, (-self * other_t + other * self_t) / (self.pow(2) + other.pow(2)))
    return result


# atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: atan2
_atan2__table = find_schema_or_throw("aten::atan2_", "").table


def atan2_(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _atan2__table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (-self_p * other_t + other * self_t) / (self_p.pow(2) + other.pow(2)))
    return self


# fmax(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: fmax
_fmax_table = find_schema_or_throw("aten::fmax", "").table


def fmax(ks, self, other):
    ks &= PRIMAL
    result = _fmax_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, other_t + (self > other).logical_or_(other.isnan()) * (self_t - other_t))
    return result


# fmin(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: fmin
_fmin_table = find_schema_or_throw("aten::fmin", "").table


def fmin(ks, self, other):
    ks &= PRIMAL
    result = _fmin_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, other_t + (self <= other).logical_or_(other.isnan()) * (self_t - other_t))
    return result


# hypot(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: hypot
_hypot_table = find_schema_or_throw("aten::hypot", "").table


def hypot(ks, self, other):
    ks &= PRIMAL
    result = _hypot_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * self / result + other_t * other / result)
    return result


# hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: hypot
_hypot__table = find_schema_or_throw("aten::hypot_", "").table


def hypot_(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _hypot__table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * self_p / self + other_t * other / self)
    return self


# logaddexp(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: logaddexp
_logaddexp_table = find_schema_or_throw("aten::logaddexp", "").table


def logaddexp(ks, self, other):
    ks &= PRIMAL
    result = _logaddexp_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t / add_scalar(F.exp(other - self), 1) + other_t / add_scalar(F.exp(self - other), 1))
    return result


# logaddexp2(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: logaddexp2
_logaddexp2_table = find_schema_or_throw("aten::logaddexp2", "").table


def logaddexp2(ks, self, other):
    ks &= PRIMAL
    result = _logaddexp2_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t / add_scalar(F.pow(2, other - self), 1) + other_t / add_scalar(F.pow(2, self - other), 1))
    return result


# xlogy.Tensor(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: xlogy.Tensor
_xlogy_Tensor_table = find_schema_or_throw("aten::xlogy", "Tensor").table


def xlogy_Tensor(ks, self, other):
    ks &= PRIMAL
    result = _xlogy_Tensor_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.xlogy(self_t, other).masked_fill((self == 0.) & (other <= 0.), 0.) + other_t * self / other)
    return result


# xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
# from derivatives.yaml: xlogy.Scalar_Self
_xlogy_Scalar_Self_table = find_schema_or_throw("aten::xlogy", "Scalar_Self").table


def xlogy_Scalar_Self(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _xlogy_Scalar_Self_table[ks](ks, self, other)
    if has_tangent(other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            set_tangent(result, mul_scalar(other_t, self) / other)
    return result


# xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: xlogy.Scalar_Other
_xlogy_Scalar_Other_table = find_schema_or_throw("aten::xlogy", "Scalar_Other").table


def xlogy_Scalar_Other(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _xlogy_Scalar_Other_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (F.xlogy(self_t, other) if other > 0 else F.xlogy(self_t, other).masked_fill(self == 0., 0.)))
    return result


# xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
# from derivatives.yaml: xlogy.Tensor
_xlogy__Tensor_table = find_schema_or_throw("aten::xlogy_", "Tensor").table


def xlogy__Tensor(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self, other)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _xlogy__Tensor_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.xlogy(self_t, other).masked_fill((self_p == 0.) & (other <= 0.), 0.) + other_t * self_p / other)
    return self


# xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: xlogy.Scalar_Other
_xlogy__Scalar_Other_table = find_schema_or_throw("aten::xlogy_", "Scalar_Other").table


def xlogy__Scalar_Other(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _xlogy__Scalar_Other_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, (F.xlogy(self_t, other) if other > 0 else F.xlogy(self_t, other).masked_fill(self_p == 0., 0.)))
    return self


# special_xlog1py(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: special_xlog1py
_special_xlog1py_table = find_schema_or_throw("aten::special_xlog1py", "").table


def special_xlog1py(ks, self, other):
    ks &= PRIMAL
    result = _special_xlog1py_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.special_xlog1py(self_t, other).masked_fill((self == 0.0) & (other <= -1.0), 0.0) + other_t * self / add_scalar(other, 1))
    return result


# special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor
# from derivatives.yaml: special_xlog1py.self_scalar
_special_xlog1py_self_scalar_table = find_schema_or_throw("aten::special_xlog1py", "self_scalar").table


def special_xlog1py_self_scalar(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _special_xlog1py_self_scalar_table[ks](ks, self, other)
    if has_tangent(other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            set_tangent(result, mul_scalar(other_t, self) / add_scalar(other, 1))
    return result


# special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor
# from derivatives.yaml: special_xlog1py.other_scalar
_special_xlog1py_other_scalar_table = find_schema_or_throw("aten::special_xlog1py", "other_scalar").table


def special_xlog1py_other_scalar(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _special_xlog1py_other_scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, (F.special_xlog1py(self_t, other) if other > -1 else F.special_xlog1py(self_t, other).masked_fill(self == 0., 0.)))
    return result


# elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
# from derivatives.yaml: elu
_elu_table = find_schema_or_throw("aten::elu", "").table


def elu(ks, self, alpha, scale, input_scale):
    ks &= PRIMAL
    result = _elu_table[ks](ks, self, alpha, scale, input_scale)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.elu_backward(self_t, alpha, scale, input_scale, False, self))
    return result


# elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
# from derivatives.yaml: elu_
_elu__table = find_schema_or_throw("aten::elu_", "").table


def elu_(ks, self, alpha, scale, input_scale):
    ks &= PRIMAL
    varies = has_tangent(self)
    _elu__table[ks](ks, self, alpha, scale, input_scale)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.elu_backward(self_t, alpha, scale, input_scale, True, self))
    return self


# elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
# from derivatives.yaml: elu_backward
_elu_backward_table = find_schema_or_throw("aten::elu_backward", "").table


def elu_backward(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result):
    ks &= PRIMAL
    result = _elu_backward_table[ks](ks, grad_output, alpha, scale, input_scale, is_result, self_or_result)
    if has_tangent(grad_output, self_or_result):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_or_result_t = tangent_or_zeros(self_or_result)
            set_tangent(result, F.elu_backward(grad_output_t, alpha, scale, input_scale, is_result, self_or_result) + elu_double_backward(self_or_result_t, grad_output, alpha, scale, input_scale, is_result, self_or_result))
    return result


# gelu(Tensor self, *, str approximate='none') -> Tensor
# from derivatives.yaml: gelu
_gelu_table = find_schema_or_throw("aten::gelu", "").table


def gelu(ks, self, approximate):
    ks &= PRIMAL
    result = _gelu_table[ks](ks, self, approximate)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.gelu_backward(self_t, self, approximate=approximate))
    return result


# gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
# from derivatives.yaml: gelu
_gelu__table = find_schema_or_throw("aten::gelu_", "").table


def gelu_(ks, self, approximate):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _gelu__table[ks](ks, self, approximate)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.gelu_backward(self_t, self_p, approximate=approximate))
    return self


# gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
# from derivatives.yaml: gelu_backward
_gelu_backward_table = find_schema_or_throw("aten::gelu_backward", "").table


def gelu_backward(ks, grad_output, self, approximate):
    ks &= PRIMAL
    result = _gelu_backward_table[ks](ks, grad_output, self, approximate)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.gelu_backward(grad_output_t, self, approximate=approximate) + gelu_double_backward(self_t, grad_output, self, approximate))
    return result


# silu(Tensor self) -> Tensor
# from derivatives.yaml: silu
_silu_table = find_schema_or_throw("aten::silu", "").table


def silu(ks, self):
    ks &= PRIMAL
    result = _silu_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, silu_gradient(self_t, self))
    return result


# silu_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: silu
_silu__table = find_schema_or_throw("aten::silu_", "").table


def silu_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _silu__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, silu_gradient(self_t, self_p))
    return self


# mish(Tensor self) -> Tensor
# from derivatives.yaml: mish
_mish_table = find_schema_or_throw("aten::mish", "").table


def mish(ks, self):
    ks &= PRIMAL
    result = _mish_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, mish_gradient(self_t, self))
    return result


# mish_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: mish
_mish__table = find_schema_or_throw("aten::mish_", "").table


def mish_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _mish__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, mish_gradient(self_t, self_p))
    return self


# hardsigmoid(Tensor self) -> Tensor
# from derivatives.yaml: hardsigmoid
_hardsigmoid_table = find_schema_or_throw("aten::hardsigmoid", "").table


def hardsigmoid(ks, self):
    ks &= PRIMAL
    result = _hardsigmoid_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.hardsigmoid_backward(self_t, self))
    return result


# hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: hardsigmoid
_hardsigmoid__table = find_schema_or_throw("aten::hardsigmoid_", "").table


def hardsigmoid_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _hardsigmoid__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.hardsigmoid_backward(self_t, self_p))
    return self


# leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
# from derivatives.yaml: leaky_relu
_leaky_relu_table = find_schema_or_throw("aten::leaky_relu", "").table


def leaky_relu(ks, self, negative_slope):
    ks &= PRIMAL
    result = _leaky_relu_table[ks](ks, self, negative_slope)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.leaky_relu_backward(self_t, self, negative_slope, False))
    return result


# leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
# from derivatives.yaml: leaky_relu_
_leaky_relu__table = find_schema_or_throw("aten::leaky_relu_", "").table


def leaky_relu_(ks, self, negative_slope):
    ks &= PRIMAL
    varies = has_tangent(self)
    _leaky_relu__table[ks](ks, self, negative_slope)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.leaky_relu_backward(self_t, self, negative_slope, True))
    return self


# leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
# from derivatives.yaml: leaky_relu_backward
_leaky_relu_backward_table = find_schema_or_throw("aten::leaky_relu_backward", "").table


def leaky_relu_backward(ks, grad_output, self, negative_slope, self_is_result):
    ks &= PRIMAL
    result = _leaky_relu_backward_table[ks](ks, grad_output, self, negative_slope, self_is_result)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.leaky_relu_backward(grad_output_t, self, negative_slope, self_is_result))
    return result


# threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
# from derivatives.yaml: threshold
_threshold_table = find_schema_or_throw("aten::threshold", "").table


def threshold(ks, self, threshold, value):
    ks &= PRIMAL
    result = _threshold_table[ks](ks, self, threshold, value)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.threshold_backward(self_t, self, threshold))
    return result


# threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)
# from derivatives.yaml: threshold_
_threshold__table = find_schema_or_throw("aten::threshold_", "").table


def threshold_(ks, self, threshold, value):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _threshold__table[ks](ks, self, threshold, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.threshold_backward(self_t, self_p, threshold))
    return self


# softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
# from derivatives.yaml: softplus
_softplus_table = find_schema_or_throw("aten::softplus", "").table


def softplus(ks, self, beta, threshold):
    ks &= PRIMAL
    result = _softplus_table[ks](ks, self, beta, threshold)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.softplus_backward(self_t, self, beta, threshold))
    return result


# softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
# from derivatives.yaml: softplus_backward
_softplus_backward_table = find_schema_or_throw("aten::softplus_backward", "").table


def softplus_backward(ks, grad_output, self, beta, threshold):
    ks &= PRIMAL
    result = _softplus_backward_table[ks](ks, grad_output, self, beta, threshold)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.softplus_backward(grad_output_t, self, beta, threshold) + softplus_double_backward(self_t * grad_output, self, beta, threshold))
    return result


# softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
# from derivatives.yaml: softshrink
_softshrink_table = find_schema_or_throw("aten::softshrink", "").table


def softshrink(ks, self, lambd):
    ks &= PRIMAL
    result = _softshrink_table[ks](ks, self, lambd)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.softshrink_backward(self_t, self, lambd))
    return result


# softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
# from derivatives.yaml: softshrink_backward
_softshrink_backward_table = find_schema_or_throw("aten::softshrink_backward", "").table


def softshrink_backward(ks, grad_output, self, lambd):
    ks &= PRIMAL
    result = _softshrink_backward_table[ks](ks, grad_output, self, lambd)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.softshrink_backward(grad_output_t, self, lambd))
    return result


# hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
# from derivatives.yaml: hardshrink
_hardshrink_table = find_schema_or_throw("aten::hardshrink", "").table


def hardshrink(ks, self, lambd):
    ks &= PRIMAL
    result = _hardshrink_table[ks](ks, self, lambd)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.hardshrink_backward(self_t, self, lambd))
    return result


# hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
# from derivatives.yaml: hardshrink_backward
_hardshrink_backward_table = find_schema_or_throw("aten::hardshrink_backward", "").table


def hardshrink_backward(ks, grad_out, self, lambd):
    ks &= PRIMAL
    result = _hardshrink_backward_table[ks](ks, grad_out, self, lambd)
    if has_tangent(grad_out, self):
        with below_forward_ad():
            grad_out_t = tangent_or_zeros(grad_out)
            set_tangent(result, F.hardshrink_backward(grad_out_t, self, lambd))
    return result


# celu(Tensor self, Scalar alpha=1.0) -> Tensor
# from derivatives.yaml: celu
_celu_table = find_schema_or_throw("aten::celu", "").table


def celu(ks, self, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _celu_table[ks](ks, self, alpha)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.elu_backward(self_t, alpha, 1, 1.0 / to_float(alpha), False, self))
    return result


# celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)
# from derivatives.yaml: celu_
_celu__table = find_schema_or_throw("aten::celu_", "").table


def celu_(ks, self, alpha):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _celu__table[ks](ks, self, alpha)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.elu_backward(self_t, alpha, 1, 1.0 / to_float(alpha), True, self))
    return self


# hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
# from derivatives.yaml: hardtanh
_hardtanh_table = find_schema_or_throw("aten::hardtanh", "").table


def hardtanh(ks, self, min_val, max_val):
    ks &= PRIMAL
    with below_forward_ad():
        result = _hardtanh_table[ks](ks, self, min_val, max_val)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.hardtanh_backward(self_t, self, min_val, max_val))
    return result


# hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
# from derivatives.yaml: hardtanh
_hardtanh__table = find_schema_or_throw("aten::hardtanh_", "").table


def hardtanh_(ks, self, min_val, max_val):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _hardtanh__table[ks](ks, self, min_val, max_val)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.hardtanh_backward(self_t, self_p, min_val, max_val))
    return self


# hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
# from derivatives.yaml: hardtanh_backward
_hardtanh_backward_table = find_schema_or_throw("aten::hardtanh_backward", "").table


def hardtanh_backward(ks, grad_output, self, min_val, max_val):
    ks &= PRIMAL
    result = _hardtanh_backward_table[ks](ks, grad_output, self, min_val, max_val)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.hardtanh_backward(grad_output_t, self, min_val, max_val))
    return result


# hardswish(Tensor self) -> Tensor
# from derivatives.yaml: hardswish
_hardswish_table = find_schema_or_throw("aten::hardswish", "").table


def hardswish(ks, self):
    ks &= PRIMAL
    result = _hardswish_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.hardswish_backward(self_t, self))
    return result


# hardswish_(Tensor(a!) self) -> Tensor(a!)
# from derivatives.yaml: hardswish
_hardswish__table = find_schema_or_throw("aten::hardswish_", "").table


def hardswish_(ks, self):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _hardswish__table[ks](ks, self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.hardswish_backward(self_t, self_p))
    return self


# hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
# from derivatives.yaml: hardswish_backward
_hardswish_backward_table = find_schema_or_throw("aten::hardswish_backward", "").table


def hardswish_backward(ks, grad_output, self):
    ks &= PRIMAL
    result = _hardswish_backward_table[ks](ks, grad_output, self)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.hardswish_backward(grad_output_t, self) + F.where((self > -3) & (self < 3), div_scalar(self_t * grad_output, 3.0), 0.0))
    return result


# _prelu_kernel(Tensor self, Tensor weight) -> Tensor
# from derivatives.yaml: _prelu_kernel
__prelu_kernel_table = find_schema_or_throw("aten::_prelu_kernel", "").table


def _prelu_kernel(ks, self, weight):
    ks &= PRIMAL
    result = __prelu_kernel_table[ks](ks, self, weight)
    if has_tangent(self, weight):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result, F.where(self >= 0, self_t, weight * self_t + weight_t * self))
    return result


# _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)
# from derivatives.yaml: _prelu_kernel_backward
__prelu_kernel_backward_table = find_schema_or_throw("aten::_prelu_kernel_backward", "").table


def _prelu_kernel_backward(ks, grad_output, self, weight):
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


# log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
# from derivatives.yaml: log_sigmoid_forward
_log_sigmoid_forward_table = find_schema_or_throw("aten::log_sigmoid_forward", "").table


def log_sigmoid_forward(ks, self):
    ks &= PRIMAL
    output, buffer = _log_sigmoid_forward_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(output, F.log_sigmoid_backward(self_t, self, buffer))
    return output, buffer


# log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
# from derivatives.yaml: log_sigmoid_backward
_log_sigmoid_backward_table = find_schema_or_throw("aten::log_sigmoid_backward", "").table


def log_sigmoid_backward(ks, grad_output, self, buffer):
    ks &= PRIMAL
    result = _log_sigmoid_backward_table[ks](ks, grad_output, self, buffer)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.log_sigmoid_backward(grad_output_t, self, buffer) + log_sigmoid_double_backward(self_t * grad_output, self))
    return result


# glu(Tensor self, int dim=-1) -> Tensor
# from derivatives.yaml: glu
_glu_table = find_schema_or_throw("aten::glu", "").table


def glu(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _glu_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.glu_jvp(result, self, self_t, dim))
    return result


# glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor
# from derivatives.yaml: glu_backward
_glu_backward_table = find_schema_or_throw("aten::glu_backward", "").table


def glu_backward(ks, grad_output, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _glu_backward_table[ks](ks, grad_output, self, dim)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.glu_backward_jvp(result, grad_output, self, grad_output_t, self_t, dim))
    return result


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
# from derivatives.yaml: _softmax
__softmax_table = find_schema_or_throw("aten::_softmax", "").table


def _softmax(ks, self, dim, half_to_float):
    ks &= PRIMAL
    result = __softmax_table[ks](ks, self, dim, half_to_float)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, softmax_jvp(self_t, result, dim))
    return result


# _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
# from derivatives.yaml: _softmax_backward_data
__softmax_backward_data_table = find_schema_or_throw("aten::_softmax_backward_data", "").table


def _softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    ks &= PRIMAL
    result = __softmax_backward_data_table[ks](ks, grad_output, output, dim, input_dtype)
    if has_tangent(grad_output, output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            output_t = tangent_or_zeros(output)
            set_tangent(result, F._softmax_backward_data(grad_output_t, output, dim, input_dtype) + softmax_backward_data_jvp(output_t, grad_output, dim, output))
    return result


# _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
# from derivatives.yaml: _log_softmax
__log_softmax_table = find_schema_or_throw("aten::_log_softmax", "").table


def _log_softmax(ks, self, dim, half_to_float):
    ks &= PRIMAL
    result = __log_softmax_table[ks](ks, self, dim, half_to_float)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, log_softmax_jvp(self_t, result, dim))
    return result


# _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
# from derivatives.yaml: _log_softmax_backward_data
__log_softmax_backward_data_table = find_schema_or_throw("aten::_log_softmax_backward_data", "").table


def _log_softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    ks &= PRIMAL
    result = __log_softmax_backward_data_table[ks](ks, grad_output, output, dim, input_dtype)
    if has_tangent(grad_output, output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            output_t = tangent_or_zeros(output)
            set_tangent(result, grad_output_t - output.exp() * (grad_output_t.sum(dim, True) + output_t * grad_output.sum(dim, True)))
    return result


# _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: _safe_softmax
__safe_softmax_table = find_schema_or_throw("aten::_safe_softmax", "").table


def _safe_softmax(ks, self, dim, dtype):
    ks &= PRIMAL
    with below_forward_ad():
        result = __safe_softmax_table[ks](ks, self, dim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, softmax_jvp(self_t, result, dim))
    return result


# rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
# from derivatives.yaml: rrelu_with_noise
_rrelu_with_noise_table = find_schema_or_throw("aten::rrelu_with_noise", "").table


def rrelu_with_noise(ks, self, noise, lower, upper, training, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _rrelu_with_noise_table[ks](ks, self, noise, lower, upper, training, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.rrelu_with_noise_backward(self_t, self, noise, lower, upper, training, False))
    return result


# rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
# from derivatives.yaml: rrelu_with_noise_backward
_rrelu_with_noise_backward_table = find_schema_or_throw("aten::rrelu_with_noise_backward", "").table


def rrelu_with_noise_backward(ks, grad_output, self, noise, lower, upper, training, self_is_result):
    ks &= PRIMAL
    with below_forward_ad():
        result = _rrelu_with_noise_backward_table[ks](ks, grad_output, self, noise, lower, upper, training, self_is_result)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.rrelu_with_noise_backward(grad_output_t, self, noise, lower, upper, training, False))
    return result


# mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
# from derivatives.yaml: mse_loss
_mse_loss_table = find_schema_or_throw("aten::mse_loss", "").table


def mse_loss(ks, self, target, reduction):
    ks &= PRIMAL
    with below_forward_ad():
        result = _mse_loss_table[ks](ks, self, target, reduction)
    if has_tangent(self, target):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, apply_loss_reduction(F.mse_loss_backward(self_t, self, target, 0) + F.mse_loss_backward(target_t, target, self, 0), reduction))
    return result


# mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
# from derivatives.yaml: mse_loss_backward
_mse_loss_backward_table = find_schema_or_throw("aten::mse_loss_backward", "").table


def mse_loss_backward(ks, grad_output, self, target, reduction):
    ks &= PRIMAL
    with below_forward_ad():
        result = _mse_loss_backward_table[ks](ks, grad_output, self, target, reduction)
    if has_tangent(grad_output, self, target):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, mse_loss_double_backward(self_t * grad_output, self, reduction) - mse_loss_double_backward(target_t * grad_output, target, reduction) + F.mse_loss_backward(grad_output_t, self, target, reduction))
    return result


# smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
# from derivatives.yaml: smooth_l1_loss
_smooth_l1_loss_table = find_schema_or_throw("aten::smooth_l1_loss", "").table


def smooth_l1_loss(ks, self, target, reduction, beta):
    ks &= PRIMAL
    with below_forward_ad():
        result = _smooth_l1_loss_table[ks](ks, self, target, reduction, beta)
    if has_tangent(self, target):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, apply_loss_reduction(F.smooth_l1_loss_backward(self_t, self, target, 0, beta) + F.smooth_l1_loss_backward(target_t, target, self, 0, beta), reduction))
    return result


# smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor
# from derivatives.yaml: smooth_l1_loss_backward
_smooth_l1_loss_backward_table = find_schema_or_throw("aten::smooth_l1_loss_backward", "").table


def smooth_l1_loss_backward(ks, grad_output, self, target, reduction, beta):
    ks &= PRIMAL
    with below_forward_ad():
        result = _smooth_l1_loss_backward_table[ks](ks, grad_output, self, target, reduction, beta)
    if has_tangent(grad_output, self, target):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, smooth_l1_loss_double_backward(self_t * grad_output, self, target, reduction, beta) - smooth_l1_loss_double_backward(target_t * grad_output, self, target, reduction, beta) + F.smooth_l1_loss_backward(grad_output_t, self, target, reduction, beta))
    return result


# huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
# from derivatives.yaml: huber_loss
_huber_loss_table = find_schema_or_throw("aten::huber_loss", "").table


def huber_loss(ks, self, target, reduction, delta):
    ks &= PRIMAL
    with below_forward_ad():
        result = _huber_loss_table[ks](ks, self, target, reduction, delta)
    if has_tangent(self, target):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, apply_loss_reduction(F.huber_loss_backward(self_t, self, target, 0, delta) + F.huber_loss_backward(target_t, target, self, 0, delta), reduction))
    return result


# binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
# from derivatives.yaml: binary_cross_entropy
_binary_cross_entropy_table = find_schema_or_throw("aten::binary_cross_entropy", "").table


def binary_cross_entropy(ks, self, target, weight, reduction):
    ks &= PRIMAL
    with below_forward_ad():
        result = _binary_cross_entropy_table[ks](ks, self, target, weight, reduction)
    if has_tangent(self, target):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, apply_loss_reduction(F.binary_cross_entropy_backward(self_t, self, target, weight, 0) + binary_cross_entropy_target_backward(target_t, self, target, weight, 0), reduction))
    return result


# binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
# from derivatives.yaml: binary_cross_entropy_backward
_binary_cross_entropy_backward_table = find_schema_or_throw("aten::binary_cross_entropy_backward", "").table


def binary_cross_entropy_backward(ks, grad_output, self, target, weight, reduction):
    ks &= PRIMAL
    with below_forward_ad():
        result = _binary_cross_entropy_backward_table[ks](ks, grad_output, self, target, weight, reduction)
    if has_tangent(grad_output, self, target):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, binary_cross_entropy_double_backward(grad_output, self_t, self, target, weight, reduction) + binary_cross_entropy_double_backward_target(target_t, grad_output, self, target, weight, reduction) + F.binary_cross_entropy_backward(grad_output_t, self, target, weight, reduction))
    return result


# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
# from derivatives.yaml: nll_loss_forward
_nll_loss_forward_table = find_schema_or_throw("aten::nll_loss_forward", "").table


def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    ks &= PRIMAL
    with below_forward_ad():
        output, total_weight = _nll_loss_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(output, F.nll_loss(self_t, target, weight, reduction, ignore_index))
    return output, total_weight


# nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
# from derivatives.yaml: nll_loss_backward
_nll_loss_backward_table = find_schema_or_throw("aten::nll_loss_backward", "").table


def nll_loss_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):
    ks &= PRIMAL
    with below_forward_ad():
        result = _nll_loss_backward_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.nll_loss_backward(grad_output_t, self, target, weight, reduction, ignore_index, total_weight))
    return result


# nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
# from derivatives.yaml: nll_loss2d_forward
_nll_loss2d_forward_table = find_schema_or_throw("aten::nll_loss2d_forward", "").table


def nll_loss2d_forward(ks, self, target, weight, reduction, ignore_index):
    ks &= PRIMAL
    with below_forward_ad():
        output, total_weight = _nll_loss2d_forward_table[ks](ks, self, target, weight, reduction, ignore_index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(output, F.nll_loss2d(self_t, target, weight, reduction, ignore_index))
    return output, total_weight


# nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
# from derivatives.yaml: nll_loss2d_backward
_nll_loss2d_backward_table = find_schema_or_throw("aten::nll_loss2d_backward", "").table


def nll_loss2d_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):
    ks &= PRIMAL
    with below_forward_ad():
        result = _nll_loss2d_backward_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.nll_loss2d_backward(grad_output_t, self, target, weight, reduction, ignore_index, total_weight))
    return result


# binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor
# from derivatives.yaml: binary_cross_entropy_with_logits
_binary_cross_entropy_with_logits_table = find_schema_or_throw("aten::binary_cross_entropy_with_logits", "").table


def binary_cross_entropy_with_logits(ks, self, target, weight, pos_weight, reduction):
    ks &= PRIMAL
    with below_forward_ad():
        result = _binary_cross_entropy_with_logits_table[ks](ks, self, target, weight, pos_weight, reduction)
    if has_tangent(self, target):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            target_t = tangent_or_zeros(target)
            set_tangent(result, apply_loss_reduction(binary_cross_entropy_with_logits_backward(self_t, self, target, weight, pos_weight, 0) + binary_cross_entropy_with_logits_target_backward(target_t, self, target, weight, pos_weight, 0), reduction))
    return result


# soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
# from derivatives.yaml: soft_margin_loss
_soft_margin_loss_table = find_schema_or_throw("aten::soft_margin_loss", "").table


def soft_margin_loss(ks, self, target, reduction):
    ks &= PRIMAL
    with below_forward_ad():
        result = _soft_margin_loss_table[ks](ks, self, target, reduction)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, apply_loss_reduction(F.soft_margin_loss_backward(self_t, self, target, 0), reduction))
    return result


# _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
# from derivatives.yaml: _trilinear
__trilinear_table = find_schema_or_throw("aten::_trilinear", "").table


def _trilinear(ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = __trilinear_table[ks](ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim)
    if has_tangent(i1, i2, i3):
        with below_forward_ad():
            i1_t = tangent_or_zeros(i1)
            i2_t = tangent_or_zeros(i2)
            i3_t = tangent_or_zeros(i3)
            set_tangent(result, F._trilinear(i1_t, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim) + F._trilinear(i1, i2_t, i3, expand1, expand2, expand3, sumdim, unroll_dim) + F._trilinear(i1, i2, i3_t, expand1, expand2, expand3, sumdim, unroll_dim))
    return result


# nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: nansum
_nansum_table = find_schema_or_throw("aten::nansum", "").table


def nansum(ks, self, dim, keepdim, dtype):
    ks &= PRIMAL
    result = _nansum_table[ks](ks, self, dim, keepdim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.where(self.isnan(), 0, self_t).sum(dim, keepdim, dtype=dtype))
    return result


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
# from derivatives.yaml: aminmax
_aminmax_table = find_schema_or_throw("aten::aminmax", "").table


def aminmax(ks, self, dim, keepdim):
    ks &= PRIMAL
    min, max = _aminmax_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(max, aminmax_jvp(self, self_t, max, dim, keepdim))
            set_tangent(min, aminmax_jvp(self, self_t, min, dim, keepdim))
    return min, max


# var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
# from derivatives.yaml: var_mean.correction
_var_mean_correction_table = find_schema_or_throw("aten::var_mean", "correction").table


def var_mean_correction(ks, self, dim, correction, keepdim):
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1 = _var_mean_correction_table[ks](ks, self, dim, correction, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, var_backward(self_t, self, dim, correction, True).sum(dim, keepdim))
            set_tangent(result1, self_t.mean(dim, keepdim))
    return result0, result1


# std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
# from derivatives.yaml: std_mean.correction
_std_mean_correction_table = find_schema_or_throw("aten::std_mean", "correction").table


def std_mean_correction(ks, self, dim, correction, keepdim):
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1 = _std_mean_correction_table[ks](ks, self, dim, correction, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, (var_backward(self_t, self, dim, correction, True).sum(dim, keepdim) / mul_scalar(result0, 2)).masked_fill_(result0 == 0, 0))
            set_tangent(result1, self_t.mean(dim, keepdim))
    return result0, result1


# logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
# from derivatives.yaml: logsumexp
_logsumexp_table = find_schema_or_throw("aten::logsumexp", "").table


def logsumexp(ks, self, dim, keepdim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _logsumexp_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, logsumexp_jvp(self, self_t, dim, keepdim))
    return result


# linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: linalg_vector_norm
_linalg_vector_norm_table = find_schema_or_throw("aten::linalg_vector_norm", "").table


def linalg_vector_norm(ks, self, ord, dim, keepdim, dtype):
    ks &= PRIMAL
    with below_forward_ad():
        result = _linalg_vector_norm_table[ks](ks, self, ord, dim, keepdim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, linalg_vector_norm_jvp(self, self_t, ord, result, dim, keepdim))
    return result


# norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
# from derivatives.yaml: norm.ScalarOpt_dtype
_norm_ScalarOpt_dtype_table = find_schema_or_throw("aten::norm", "ScalarOpt_dtype").table


def norm_ScalarOpt_dtype(ks, self, p, dtype):
    ks &= PRIMAL
    with below_forward_ad():
        result = _norm_ScalarOpt_dtype_table[ks](ks, self, p, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, norm_jvp(self, self_t, p, result))
    return result


# norm.Scalar(Tensor self, Scalar p=2) -> Tensor
# from derivatives.yaml: norm.Scalar
_norm_Scalar_table = find_schema_or_throw("aten::norm", "Scalar").table


def norm_Scalar(ks, self, p):
    ks &= PRIMAL
    with below_forward_ad():
        result = _norm_Scalar_table[ks](ks, self, p)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, norm_jvp(self, self_t, p, result))
    return result


# norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
# from derivatives.yaml: norm.ScalarOpt_dim_dtype
_norm_ScalarOpt_dim_dtype_table = find_schema_or_throw("aten::norm", "ScalarOpt_dim_dtype").table


def norm_ScalarOpt_dim_dtype(ks, self, p, dim, keepdim, dtype):
    ks &= PRIMAL
    with below_forward_ad():
        result = _norm_ScalarOpt_dim_dtype_table[ks](ks, self, p, dim, keepdim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, norm_jvp(self, self_t, p, result, dim, keepdim))
    return result


# norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
# from derivatives.yaml: norm.ScalarOpt_dim
_norm_ScalarOpt_dim_table = find_schema_or_throw("aten::norm", "ScalarOpt_dim").table


def norm_ScalarOpt_dim(ks, self, p, dim, keepdim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _norm_ScalarOpt_dim_table[ks](ks, self, p, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, norm_jvp(self, self_t, p, result, dim, keepdim))
    return result


# dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
# from derivatives.yaml: dist
_dist_table = find_schema_or_throw("aten::dist", "").table


def dist(ks, self, other, p):
    ks &= PRIMAL
    with below_forward_ad():
        result = _dist_table[ks](ks, self, other, p)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, norm_jvp(self - other, self_t - other_t, p, result, (), False))
    return result


# renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
# from derivatives.yaml: renorm
_renorm_table = find_schema_or_throw("aten::renorm", "").table


def renorm(ks, self, p, dim, maxnorm):
    ks &= PRIMAL
    with below_forward_ad():
        result = _renorm_table[ks](ks, self, p, dim, maxnorm)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, renorm_jvp(self, self_t, p, dim, maxnorm))
    return result


# renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
# from derivatives.yaml: renorm
_renorm__table = find_schema_or_throw("aten::renorm_", "").table


def renorm_(ks, self, p, dim, maxnorm):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _renorm__table[ks](ks, self, p, dim, maxnorm)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, renorm_jvp(self_p, self_t, p, dim, maxnorm))
    return self


# cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: cumprod
_cumprod_table = find_schema_or_throw("aten::cumprod", "").table


def cumprod(ks, self, dim, dtype):
    ks &= PRIMAL
    result = _cumprod_table[ks](ks, self, dim, dtype)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, cumprod_jvp(self_t, self, result, dim).to(dtype if dtype is not None else self.dtype))
    return result


# cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
# from derivatives.yaml: cumprod
_cumprod__table = find_schema_or_throw("aten::cumprod_", "").table


def cumprod_(ks, self, dim, dtype):
    ks &= PRIMAL
    varies = has_tangent(self)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    _cumprod__table[ks](ks, self, dim, dtype)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, cumprod_jvp(self_t, self_p, self, dim).to(dtype if dtype is not None else self_p.dtype))
    return self


# cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
# from derivatives.yaml: cummax
_cummax_table = find_schema_or_throw("aten::cummax", "").table


def cummax(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _cummax_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, self_t.gather(dim, indices))
    return values, indices


# cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
# from derivatives.yaml: cummin
_cummin_table = find_schema_or_throw("aten::cummin", "").table


def cummin(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _cummin_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, self_t.gather(dim, indices))
    return values, indices


# logcumsumexp(Tensor self, int dim) -> Tensor
# from derivatives.yaml: logcumsumexp
_logcumsumexp_table = find_schema_or_throw("aten::logcumsumexp", "").table


def logcumsumexp(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _logcumsumexp_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, logcumsumexp_jvp(self, self_t, dim))
    return result


# sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: sort
_sort_table = find_schema_or_throw("aten::sort", "").table


def sort(ks, self, dim, descending):
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _sort_table[ks](ks, self, dim, descending)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, True))
    return values, indices


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: sort.stable
_sort_stable_table = find_schema_or_throw("aten::sort", "stable").table


def sort_stable(ks, self, stable, dim, descending):
    ks &= PRIMAL
    values, indices = _sort_stable_table[ks](ks, self, stable, dim, descending)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, True))
    return values, indices


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
# from derivatives.yaml: topk
_topk_table = find_schema_or_throw("aten::topk", "").table


def topk(ks, self, k, dim, largest, sorted):
    ks &= PRIMAL
    values, indices = _topk_table[ks](ks, self, k, dim, largest, sorted)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, F.gather(self_t, dim, indices))
    return values, indices


# kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: kthvalue
_kthvalue_table = find_schema_or_throw("aten::kthvalue", "").table


def kthvalue(ks, self, k, dim, keepdim):
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _kthvalue_table[ks](ks, self, k, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


# median(Tensor self) -> Tensor
# from derivatives.yaml: median
_median_table = find_schema_or_throw("aten::median", "").table


def median(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _median_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, evenly_read_jvp(self_t, self, result))
    return result


# median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: median.dim
_median_dim_table = find_schema_or_throw("aten::median", "dim").table


def median_dim(ks, self, dim, keepdim):
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _median_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


# nanmedian(Tensor self) -> Tensor
# from derivatives.yaml: nanmedian
_nanmedian_table = find_schema_or_throw("aten::nanmedian", "").table


def nanmedian(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _nanmedian_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, evenly_read_jvp(self_t, self, result))
    return result


# nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: nanmedian.dim
_nanmedian_dim_table = find_schema_or_throw("aten::nanmedian", "dim").table


def nanmedian_dim(ks, self, dim, keepdim):
    ks &= PRIMAL
    with below_forward_ad():
        values, indices = _nanmedian_dim_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


# mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
# from derivatives.yaml: mode
_mode_table = find_schema_or_throw("aten::mode", "").table


def mode(ks, self, dim, keepdim):
    ks &= PRIMAL
    values, indices = _mode_table[ks](ks, self, dim, keepdim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(values, gather_with_keepdimed_indices(self_t, dim, indices, keepdim))
    return values, indices


# addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addmv
_addmv_table = find_schema_or_throw("aten::addmv", "").table


def addmv(ks, self, mat, vec, beta, alpha):
    ks &= PRIMAL
    result = _addmv_table[ks](ks, self, mat, vec, beta, alpha)
    if has_tangent(self, mat, vec):
        with below_forward_ad():
            mat_t = tangent_or_zeros(mat)
            self_t = tangent_or_zeros(self)
            vec_t = tangent_or_zeros(vec)
            set_tangent(result, maybe_multiply(self_t, beta) + maybe_multiply(mat_t.mv(vec), alpha) + maybe_multiply(mat.mv(vec_t), alpha))
    return result


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addmv
_addmv__table = find_schema_or_throw("aten::addmv_", "").table


def addmv_(ks, self, mat, vec, beta, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, mat, vec)
    _addmv__table[ks](ks, self, mat, vec, beta, alpha)
    if varies:
        with below_forward_ad():
            mat_t = tangent_or_zeros(mat)
            self_t = tangent_or_zeros(self)
            vec_t = tangent_or_zeros(vec)
            set_tangent_inplace(self, maybe_multiply(self_t, beta) + maybe_multiply(mat_t.mv(vec), alpha) + maybe_multiply(mat.mv(vec_t), alpha))
    return self


# baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: baddbmm
_baddbmm_table = find_schema_or_throw("aten::baddbmm", "").table


def baddbmm(ks, self, batch1, batch2, beta, alpha):
    ks &= PRIMAL
    result = _baddbmm_table[ks](ks, self, batch1, batch2, beta, alpha)
    if has_tangent(self, batch1, batch2):
        with below_forward_ad():
            batch1_t = tangent_or_zeros(batch1)
            batch2_t = tangent_or_zeros(batch2)
            self_t = tangent_or_zeros(self)
            set_tangent(result, maybe_multiply(self_t, beta) + maybe_multiply(batch1_t.bmm(batch2), alpha) + maybe_multiply(batch1.bmm(batch2_t), alpha))
    return result


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: baddbmm
_baddbmm__table = find_schema_or_throw("aten::baddbmm_", "").table


def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, batch1, batch2)
    _baddbmm__table[ks](ks, self, batch1, batch2, beta, alpha)
    if varies:
        with below_forward_ad():
            batch1_t = tangent_or_zeros(batch1)
            batch2_t = tangent_or_zeros(batch2)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, maybe_multiply(self_t, beta) + maybe_multiply(batch1_t.bmm(batch2), alpha) + maybe_multiply(batch1.bmm(batch2_t), alpha))
    return self


# addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addbmm
_addbmm_table = find_schema_or_throw("aten::addbmm", "").table


def addbmm(ks, self, batch1, batch2, beta, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _addbmm_table[ks](ks, self, batch1, batch2, beta, alpha)
    if has_tangent(self, batch1, batch2):
        with below_forward_ad():
            batch1_t = tangent_or_zeros(batch1)
            batch2_t = tangent_or_zeros(batch2)
            self_t = tangent_or_zeros(self)
            set_tangent(result, maybe_multiply(self_t, beta) + maybe_multiply(batch1_t.bmm(batch2).sum(0), alpha) + maybe_multiply(batch1.bmm(batch2_t).sum(0), alpha))
    return result


# addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addbmm
_addbmm__table = find_schema_or_throw("aten::addbmm_", "").table


def addbmm_(ks, self, batch1, batch2, beta, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, batch1, batch2)
    with below_forward_ad():
        _addbmm__table[ks](ks, self, batch1, batch2, beta, alpha)
    if varies:
        with below_forward_ad():
            batch1_t = tangent_or_zeros(batch1)
            batch2_t = tangent_or_zeros(batch2)
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, maybe_multiply(self_t, beta) + maybe_multiply(batch1_t.bmm(batch2).sum(0), alpha) + maybe_multiply(batch1.bmm(batch2_t).sum(0), alpha))
    return self


# addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
# from derivatives.yaml: addr
_addr_table = find_schema_or_throw("aten::addr", "").table


def addr(ks, self, vec1, vec2, beta, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _addr_table[ks](ks, self, vec1, vec2, beta, alpha)
    if has_tangent(self, vec1, vec2):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            vec1_t = tangent_or_zeros(vec1)
            vec2_t = tangent_or_zeros(vec2)
            set_tangent(result, maybe_multiply(self_t, beta) + maybe_multiply(vec1_t.outer(vec2), alpha) + maybe_multiply(vec1.outer(vec2_t), alpha))
    return result


# addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: addr
_addr__table = find_schema_or_throw("aten::addr_", "").table


def addr_(ks, self, vec1, vec2, beta, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, vec1, vec2)
    with below_forward_ad():
        _addr__table[ks](ks, self, vec1, vec2, beta, alpha)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            vec1_t = tangent_or_zeros(vec1)
            vec2_t = tangent_or_zeros(vec2)
            set_tangent_inplace(self, maybe_multiply(self_t, beta) + maybe_multiply(vec1_t.outer(vec2), alpha) + maybe_multiply(vec1.outer(vec2_t), alpha))
    return self


# vdot(Tensor self, Tensor other) -> Tensor
# from derivatives.yaml: vdot
_vdot_table = find_schema_or_throw("aten::vdot", "").table


def vdot(ks, self, other):
    ks &= PRIMAL
    with below_forward_ad():
        result = _vdot_table[ks](ks, self, other)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.vdot(self_t, other) + F.vdot(self, other_t))
    return result


# trace(Tensor self) -> Tensor
# from derivatives.yaml: trace
_trace_table = find_schema_or_throw("aten::trace", "").table


def trace(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _trace_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.trace_default(self_t))
    return result


# linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
# from derivatives.yaml: linalg_cross
_linalg_cross_table = find_schema_or_throw("aten::linalg_cross", "").table


def linalg_cross(ks, self, other, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _linalg_cross_table[ks](ks, self, other, dim)
    if has_tangent(self, other):
        with below_forward_ad():
            other_t = tangent_or_zeros(other)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.linalg_cross(self_t, other, dim=dim) + F.linalg_cross(self, other_t, dim=dim))
    return result


# linalg_matrix_exp(Tensor self) -> Tensor
# from derivatives.yaml: linalg_matrix_exp
_linalg_matrix_exp_table = find_schema_or_throw("aten::linalg_matrix_exp", "").table


def linalg_matrix_exp(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _linalg_matrix_exp_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, linalg_matrix_exp_differential(self, self_t, False))
    return result


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
# from derivatives.yaml: linalg_lu_factor_ex
_linalg_lu_factor_ex_table = find_schema_or_throw("aten::linalg_lu_factor_ex", "").table


def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    ks &= PRIMAL
    with below_forward_ad():
        LU, pivots, info = _linalg_lu_factor_ex_table[ks](ks, A, pivot, check_errors)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            set_tangent(LU, lu_factor_ex_jvp(A_t, LU, pivots, pivot))
    return LU, pivots, info


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
# from derivatives.yaml: linalg_lu
_linalg_lu_table = find_schema_or_throw("aten::linalg_lu", "").table


def linalg_lu(ks, A, pivot):
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


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
# from derivatives.yaml: lu_unpack
_lu_unpack_table = find_schema_or_throw("aten::lu_unpack", "").table


def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
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


# linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor
# from derivatives.yaml: linalg_lu_solve
_linalg_lu_solve_table = find_schema_or_throw("aten::linalg_lu_solve", "").table


def linalg_lu_solve(ks, LU, pivots, B, left, adjoint):
    ks &= PRIMAL
    with below_forward_ad():
        result = _linalg_lu_solve_table[ks](ks, LU, pivots, B, left, adjoint)
    if has_tangent(LU, B):
        with below_forward_ad():
            B_t = tangent_or_zeros(B)
            LU_t = tangent_or_zeros(LU)
            set_tangent(result, linalg_lu_solve_jvp(result, LU, pivots, LU_t, B_t, left, adjoint))
    return result


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
# from derivatives.yaml: _linalg_solve_ex
__linalg_solve_ex_table = find_schema_or_throw("aten::_linalg_solve_ex", "").table


def _linalg_solve_ex(ks, A, B, left, check_errors):
    ks &= PRIMAL
    with below_forward_ad():
        result, LU, pivots, info = __linalg_solve_ex_table[ks](ks, A, B, left, check_errors)
    if has_tangent(A, B):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            B_t = tangent_or_zeros(B)
            set_tangent(result, linalg_solve_jvp(A_t, B_t, result, LU, pivots, left, A.is_contiguous()))
    return result, LU, pivots, info


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
# from derivatives.yaml: linalg_inv_ex
_linalg_inv_ex_table = find_schema_or_throw("aten::linalg_inv_ex", "").table


def linalg_inv_ex(ks, A, check_errors):
    ks &= PRIMAL
    with below_forward_ad():
        inverse, info = _linalg_inv_ex_table[ks](ks, A, check_errors)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            set_tangent(inverse, -F.matmul(F.matmul(inverse, A_t), inverse))
    return inverse, info


# linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor
# from derivatives.yaml: linalg_solve_triangular
_linalg_solve_triangular_table = find_schema_or_throw("aten::linalg_solve_triangular", "").table


def linalg_solve_triangular(ks, self, B, upper, left, unitriangular):
    ks &= PRIMAL
    with below_forward_ad():
        result = _linalg_solve_triangular_table[ks](ks, self, B, upper, left, unitriangular)
    if has_tangent(self, B):
        with below_forward_ad():
            B_t = tangent_or_zeros(B)
            self_t = tangent_or_zeros(self)
            set_tangent(result, linalg_solve_triangular_forward_AD(self_t, B_t, self, result, upper, left, unitriangular))
    return result


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
# from derivatives.yaml: triangular_solve
_triangular_solve_table = find_schema_or_throw("aten::triangular_solve", "").table


def triangular_solve(ks, self, A, upper, transpose, unitriangular):
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


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
# from derivatives.yaml: _linalg_det
__linalg_det_table = find_schema_or_throw("aten::_linalg_det", "").table


def _linalg_det(ks, A):
    ks &= PRIMAL
    with below_forward_ad():
        result, LU, pivots = __linalg_det_table[ks](ks, A)
    if has_tangent(A):
        with below_forward_ad():
            A_t = tangent_or_zeros(A)
            set_tangent(result, linalg_det_jvp(A_t, result, LU, pivots, A.is_contiguous()))
    return result, LU, pivots


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
# from derivatives.yaml: _linalg_slogdet
__linalg_slogdet_table = find_schema_or_throw("aten::_linalg_slogdet", "").table


def _linalg_slogdet(ks, A):
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


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
# from derivatives.yaml: linalg_cholesky_ex
_linalg_cholesky_ex_table = find_schema_or_throw("aten::linalg_cholesky_ex", "").table


def linalg_cholesky_ex(ks, self, upper, check_errors):
    ks &= PRIMAL
    with below_forward_ad():
        L, info = _linalg_cholesky_ex_table[ks](ks, self, upper, check_errors)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(L, cholesky_jvp(self_t, L, upper))
    return L, info


# cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
# from derivatives.yaml: cholesky_solve
_cholesky_solve_table = find_schema_or_throw("aten::cholesky_solve", "").table


def cholesky_solve(ks, self, input2, upper):
    ks &= PRIMAL
    with below_forward_ad():
        result = _cholesky_solve_table[ks](ks, self, input2, upper)
    if has_tangent(self, input2):
        with below_forward_ad():
            input2_t = tangent_or_zeros(input2)
            self_t = tangent_or_zeros(self)
            set_tangent(result, cholesky_solve_jvp(result, input2, input2_t, self_t, upper))
    return result


# cholesky_inverse(Tensor self, bool upper=False) -> Tensor
# from derivatives.yaml: cholesky_inverse
_cholesky_inverse_table = find_schema_or_throw("aten::cholesky_inverse", "").table


def cholesky_inverse(ks, self, upper):
    ks &= PRIMAL
    with below_forward_ad():
        result = _cholesky_inverse_table[ks](ks, self, upper)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, cholesky_inverse_jvp(self, self_t, result, upper))
    return result


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
# from derivatives.yaml: linalg_qr
_linalg_qr_table = find_schema_or_throw("aten::linalg_qr", "").table


def linalg_qr(ks, A, mode):
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


# linalg_householder_product(Tensor input, Tensor tau) -> Tensor
# from derivatives.yaml: linalg_householder_product
_linalg_householder_product_table = find_schema_or_throw("aten::linalg_householder_product", "").table


def linalg_householder_product(ks, input, tau):
    ks &= PRIMAL
    with below_forward_ad():
        result = _linalg_householder_product_table[ks](ks, input, tau)
    if has_tangent(input, tau):
        with below_forward_ad():
            input_t = tangent_or_zeros(input)
            tau_t = tangent_or_zeros(tau)
            set_tangent(result, householder_product_jvp(input_t, tau_t, result, input, tau))
    return result


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
# from derivatives.yaml: _linalg_svd
__linalg_svd_table = find_schema_or_throw("aten::_linalg_svd", "").table


def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
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


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
# from derivatives.yaml: _linalg_eigh
__linalg_eigh_table = find_schema_or_throw("aten::_linalg_eigh", "").table


def _linalg_eigh(ks, A, UPLO, compute_v):
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


# linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)
# from derivatives.yaml: linalg_lstsq
_linalg_lstsq_table = find_schema_or_throw("aten::linalg_lstsq", "").table


def linalg_lstsq(ks, self, b, rcond, driver):
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


# linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor
# from derivatives.yaml: linalg_pinv.atol_rtol_tensor
_linalg_pinv_atol_rtol_tensor_table = find_schema_or_throw("aten::linalg_pinv", "atol_rtol_tensor").table


def linalg_pinv_atol_rtol_tensor(ks, self, atol, rtol, hermitian):
    ks &= PRIMAL
    with below_forward_ad():
        result = _linalg_pinv_atol_rtol_tensor_table[ks](ks, self, atol, rtol, hermitian)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, pinv_jvp(self, result, self_t))
    return result


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
# from derivatives.yaml: scatter.src
_scatter_src_table = find_schema_or_throw("aten::scatter", "src").table


def scatter_src(ks, self, dim, index, src):
    ks &= PRIMAL
    with below_forward_ad():
        result = _scatter_src_table[ks](ks, self, dim, index, src)
    if has_tangent(self, src):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent(result, self_t.scatter(dim, index, src_t))
    return result


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
# from derivatives.yaml: scatter.src
_scatter__src_table = find_schema_or_throw("aten::scatter_", "src").table


def scatter__src(ks, self, dim, index, src):
    ks &= PRIMAL
    varies = has_tangent(self, src)
    with below_forward_ad():
        _scatter__src_table[ks](ks, self, dim, index, src)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent_inplace(self, self_t.scatter(dim, index, src_t))
    return self


# scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
# from derivatives.yaml: scatter.value
_scatter_value_table = find_schema_or_throw("aten::scatter", "value").table


def scatter_value(ks, self, dim, index, value):
    ks &= PRIMAL
    with below_forward_ad():
        result = _scatter_value_table[ks](ks, self, dim, index, value)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.scatter(dim, index, 0))
    return result


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
# from derivatives.yaml: scatter.value
_scatter__value_table = find_schema_or_throw("aten::scatter_", "value").table


def scatter__value(ks, self, dim, index, value):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _scatter__value_table[ks](ks, self, dim, index, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.scatter(dim, index, 0))
    return self


# scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
# from derivatives.yaml: scatter_add
_scatter_add_table = find_schema_or_throw("aten::scatter_add", "").table


def scatter_add(ks, self, dim, index, src):
    ks &= PRIMAL
    with below_forward_ad():
        result = _scatter_add_table[ks](ks, self, dim, index, src)
    if has_tangent(self, src):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent(result, F.scatter_add(self_t, dim, index, src_t))
    return result


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
# from derivatives.yaml: scatter_add
_scatter_add__table = find_schema_or_throw("aten::scatter_add_", "").table


def scatter_add_(ks, self, dim, index, src):
    ks &= PRIMAL
    varies = has_tangent(self, src)
    with below_forward_ad():
        _scatter_add__table[ks](ks, self, dim, index, src)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent_inplace(self, F.scatter_add(self_t, dim, index, src_t))
    return self


# scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
# from derivatives.yaml: scatter_reduce.two
_scatter_reduce_two_table = find_schema_or_throw("aten::scatter_reduce", "two").table


def scatter_reduce_two(ks, self, dim, index, src, reduce, include_self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _scatter_reduce_two_table[ks](ks, self, dim, index, src, reduce, include_self)
    if has_tangent(self, src):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent(result, scatter_reduce_jvp(self, self_t, dim, index, src, src_t, reduce, include_self, result))
    return result


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
# from derivatives.yaml: scatter_reduce.two
_scatter_reduce__two_table = find_schema_or_throw("aten::scatter_reduce_", "two").table


def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    ks &= PRIMAL
    varies = has_tangent(self, src)
    if varies:
        with below_forward_ad():
            self_p = F.clone(self)
    with below_forward_ad():
        _scatter_reduce__two_table[ks](ks, self, dim, index, src, reduce, include_self)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent_inplace(self, scatter_reduce_jvp(self_p, self_t, dim, index, src, src_t, reduce, include_self, self))
    return self


# index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
# from derivatives.yaml: index_add
_index_add_table = find_schema_or_throw("aten::index_add", "").table


def index_add(ks, self, dim, index, source, alpha):
    ks &= PRIMAL
    with below_forward_ad():
        result = _index_add_table[ks](ks, self, dim, index, source, alpha)
    if has_tangent(self, source):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent(result, F.index_add(self_t, dim, index, maybe_multiply(source_t, alpha)))
    return result


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
# from derivatives.yaml: index_add
_index_add__table = find_schema_or_throw("aten::index_add_", "").table


def index_add_(ks, self, dim, index, source, alpha):
    ks &= PRIMAL
    varies = has_tangent(self, source)
    with below_forward_ad():
        _index_add__table[ks](ks, self, dim, index, source, alpha)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent_inplace(self, F.index_add(self_t, dim, index, maybe_multiply(source_t, alpha)))
    return self


# index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
# from derivatives.yaml: index_fill.int_Scalar
_index_fill__int_Scalar_table = find_schema_or_throw("aten::index_fill_", "int_Scalar").table


def index_fill__int_Scalar(ks, self, dim, index, value):
    ks &= PRIMAL
    varies = has_tangent(self)
    _index_fill__int_Scalar_table[ks](ks, self, dim, index, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.index_fill(dim, index, 0))
    return self


# index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
# from derivatives.yaml: index_fill.int_Scalar
_index_fill_int_Scalar_table = find_schema_or_throw("aten::index_fill", "int_Scalar").table


def index_fill_int_Scalar(ks, self, dim, index, value):
    ks &= PRIMAL
    with below_forward_ad():
        result = _index_fill_int_Scalar_table[ks](ks, self, dim, index, value)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.index_fill(dim, index, 0))
    return result


# index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
# from derivatives.yaml: index_fill.int_Tensor
_index_fill__int_Tensor_table = find_schema_or_throw("aten::index_fill_", "int_Tensor").table


def index_fill__int_Tensor(ks, self, dim, index, value):
    ks &= PRIMAL
    varies = has_tangent(self, value)
    with below_forward_ad():
        _index_fill__int_Tensor_table[ks](ks, self, dim, index, value)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            value_t = tangent_or_zeros(value)
            set_tangent_inplace(self, self_t.index_fill(dim, index, value_t))
    return self


# index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
# from derivatives.yaml: index_fill.int_Tensor
_index_fill_int_Tensor_table = find_schema_or_throw("aten::index_fill", "int_Tensor").table


def index_fill_int_Tensor(ks, self, dim, index, value):
    ks &= PRIMAL
    with below_forward_ad():
        result = _index_fill_int_Tensor_table[ks](ks, self, dim, index, value)
    if has_tangent(self, value):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            value_t = tangent_or_zeros(value)
            set_tangent(result, self_t.index_fill(dim, index, value_t))
    return result


# take(Tensor self, Tensor index) -> Tensor
# from derivatives.yaml: take
_take_table = find_schema_or_throw("aten::take", "").table


def take(ks, self, index):
    ks &= PRIMAL
    result = _take_table[ks](ks, self, index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.take_default(self_t, index))
    return result


# put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
# from derivatives.yaml: put
_put__table = find_schema_or_throw("aten::put_", "").table


def put_(ks, self, index, source, accumulate):
    ks &= PRIMAL
    varies = has_tangent(self, source)
    _put__table[ks](ks, self, index, source, accumulate)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent_inplace(self, self_t.put(index, source_t, accumulate))
    return self


# put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
# from derivatives.yaml: put
_put_table = find_schema_or_throw("aten::put", "").table


def put(ks, self, index, source, accumulate):
    ks &= PRIMAL
    with below_forward_ad():
        result = _put_table[ks](ks, self, index, source, accumulate)
    if has_tangent(self, source):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent(result, self_t.put(index, source_t, accumulate))
    return result


# masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
# from derivatives.yaml: masked_scatter
_masked_scatter__table = find_schema_or_throw("aten::masked_scatter_", "").table


def masked_scatter_(ks, self, mask, source):
    ks &= PRIMAL
    varies = has_tangent(self, source)
    with below_forward_ad():
        _masked_scatter__table[ks](ks, self, mask, source)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent_inplace(self, self_t.masked_scatter(mask, source_t))
    return self


# masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
# from derivatives.yaml: masked_scatter
_masked_scatter_table = find_schema_or_throw("aten::masked_scatter", "").table


def masked_scatter(ks, self, mask, source):
    ks &= PRIMAL
    with below_forward_ad():
        result = _masked_scatter_table[ks](ks, self, mask, source)
    if has_tangent(self, source):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent(result, self_t.masked_scatter(mask, source_t))
    return result


# masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
# from derivatives.yaml: masked_scatter_backward
_masked_scatter_backward_table = find_schema_or_throw("aten::masked_scatter_backward", "").table


def masked_scatter_backward(ks, grad_output, mask, sizes):
    ks &= PRIMAL
    with below_forward_ad():
        result = _masked_scatter_backward_table[ks](ks, grad_output, mask, sizes)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.masked_scatter_backward(grad_output_t, mask, grad_output_t.shape))
    return result


# tril(Tensor self, SymInt diagonal=0) -> Tensor
# from derivatives.yaml: tril
_tril_table = find_schema_or_throw("aten::tril", "").table


def tril(ks, self, diagonal):
    ks &= PRIMAL
    result = _tril_table[ks](ks, self, diagonal)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.tril_default(self_t, diagonal))
    return result


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
# from derivatives.yaml: tril
_tril__table = find_schema_or_throw("aten::tril_", "").table


def tril_(ks, self, diagonal):
    ks &= PRIMAL
    varies = has_tangent(self)
    _tril__table[ks](ks, self, diagonal)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.tril_default(self_t, diagonal))
    return self


# triu(Tensor self, SymInt diagonal=0) -> Tensor
# from derivatives.yaml: triu
_triu_table = find_schema_or_throw("aten::triu", "").table


def triu(ks, self, diagonal):
    ks &= PRIMAL
    result = _triu_table[ks](ks, self, diagonal)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.triu_default(self_t, diagonal))
    return result


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
# from derivatives.yaml: triu
_triu__table = find_schema_or_throw("aten::triu_", "").table


def triu_(ks, self, diagonal):
    ks &= PRIMAL
    varies = has_tangent(self)
    _triu__table[ks](ks, self, diagonal)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.triu_default(self_t, diagonal))
    return self


# flip(Tensor self, int[] dims) -> Tensor
# from derivatives.yaml: flip
_flip_table = find_schema_or_throw("aten::flip", "").table


def flip(ks, self, dims):
    ks &= PRIMAL
    with below_forward_ad():
        result = _flip_table[ks](ks, self, dims)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.flip_default(self_t, dims))
    return result


# roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
# from derivatives.yaml: roll
_roll_table = find_schema_or_throw("aten::roll", "").table


def roll(ks, self, shifts, dims):
    ks &= PRIMAL
    with below_forward_ad():
        result = _roll_table[ks](ks, self, shifts, dims)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.roll_default(self_t, shifts, dims))
    return result


# repeat(Tensor self, SymInt[] repeats) -> Tensor
# from derivatives.yaml: repeat
_repeat_table = find_schema_or_throw("aten::repeat", "").table


def repeat(ks, self, repeats):
    ks &= PRIMAL
    with below_forward_ad():
        result = _repeat_table[ks](ks, self, repeats)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.repeat_default(self_t, repeats))
    return result


# diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
# from derivatives.yaml: diag_embed
_diag_embed_table = find_schema_or_throw("aten::diag_embed", "").table


def diag_embed(ks, self, offset, dim1, dim2):
    ks &= PRIMAL
    with below_forward_ad():
        result = _diag_embed_table[ks](ks, self, offset, dim1, dim2)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.diag_embed_default(self_t, offset, dim1, dim2))
    return result


# unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
# from derivatives.yaml: unfold
_unfold_table = find_schema_or_throw("aten::unfold", "").table


def unfold(ks, self, dimension, size, step):
    ks &= PRIMAL
    result = _unfold_table[ks](ks, self, dimension, size, step)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.unfold_default(self_t, dimension, size, step))
    return result


# unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor
# from derivatives.yaml: unfold_backward
_unfold_backward_table = find_schema_or_throw("aten::unfold_backward", "").table


def unfold_backward(ks, grad_in, input_sizes, dim, size, step):
    ks &= PRIMAL
    with below_forward_ad():
        result = _unfold_backward_table[ks](ks, grad_in, input_sizes, dim, size, step)
    if has_tangent(grad_in):
        with below_forward_ad():
            grad_in_t = tangent_or_zeros(grad_in)
            set_tangent(result, F.unfold_backward_default(grad_in_t, input_sizes, dim, size, step))
    return result


# diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
# from derivatives.yaml: diagonal_copy
_diagonal_copy_table = find_schema_or_throw("aten::diagonal_copy", "").table


def diagonal_copy(ks, self, offset, dim1, dim2):
    ks &= PRIMAL
    with below_forward_ad():
        result = _diagonal_copy_table[ks](ks, self, offset, dim1, dim2)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.diagonal_default(self_t, offset, dim1, dim2))
    return result


# as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
# from derivatives.yaml: as_strided_
_as_strided__table = find_schema_or_throw("aten::as_strided_", "").table


def as_strided_(ks, self, size, stride, storage_offset):
    ks &= PRIMAL
    varies = has_tangent(self)
    _as_strided__table[ks](ks, self, size, stride, storage_offset)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, F.as_strided__default(self_t, size, stride, storage_offset))
    return self


# unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
# from derivatives.yaml: unsafe_split.Tensor
_unsafe_split_Tensor_table = find_schema_or_throw("aten::unsafe_split", "Tensor").table


def unsafe_split_Tensor(ks, self, split_size, dim):
    ks &= PRIMAL
    result = _unsafe_split_Tensor_table[ks](ks, self, split_size, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unsafe_split_Tensor(self_t, split_size, dim))
    return result


# unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
# from derivatives.yaml: unsafe_split_with_sizes
_unsafe_split_with_sizes_table = find_schema_or_throw("aten::unsafe_split_with_sizes", "").table


def unsafe_split_with_sizes(ks, self, split_sizes, dim):
    ks &= PRIMAL
    result = _unsafe_split_with_sizes_table[ks](ks, self, split_sizes, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unsafe_split_with_sizes_default(self_t, split_sizes, dim))
    return result


# narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
# from derivatives.yaml: narrow_copy
_narrow_copy_table = find_schema_or_throw("aten::narrow_copy", "").table


def narrow_copy(ks, self, dim, start, length):
    ks &= PRIMAL
    result = _narrow_copy_table[ks](ks, self, dim, start, length)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.narrow_copy_default(self_t, dim, start, length))
    return result


# block_diag(Tensor[] tensors) -> Tensor
# from derivatives.yaml: block_diag
_block_diag_table = find_schema_or_throw("aten::block_diag", "").table


def block_diag(ks, tensors):
    ks &= PRIMAL
    with below_forward_ad():
        result = _block_diag_table[ks](ks, tensors)
    if has_tangent(tensors):
        with below_forward_ad():
            set_tangent(result, block_diag_jvp(tensors))
    return result


# rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor
# from derivatives.yaml: rot90
_rot90_table = find_schema_or_throw("aten::rot90", "").table


def rot90(ks, self, k, dims):
    ks &= PRIMAL
    with below_forward_ad():
        result = _rot90_table[ks](ks, self, k, dims)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.rot90_default(self_t, k, dims))
    return result


# constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
# from derivatives.yaml: constant_pad_nd
_constant_pad_nd_table = find_schema_or_throw("aten::constant_pad_nd", "").table


def constant_pad_nd(ks, self, pad, value):
    ks &= PRIMAL
    with below_forward_ad():
        result = _constant_pad_nd_table[ks](ks, self, pad, value)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.constant_pad_nd(self_t, pad, 0))
    return result


# select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
# from derivatives.yaml: select_scatter
_select_scatter_table = find_schema_or_throw("aten::select_scatter", "").table


def select_scatter(ks, self, src, dim, index):
    ks &= PRIMAL
    with below_forward_ad():
        result = _select_scatter_table[ks](ks, self, src, dim, index)
    if has_tangent(self, src):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent(result, F.select_scatter_default(self_t, src_t, dim, index))
    return result


# slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
# from derivatives.yaml: slice_scatter
_slice_scatter_table = find_schema_or_throw("aten::slice_scatter", "").table


def slice_scatter(ks, self, src, dim, start, end, step):
    ks &= PRIMAL
    with below_forward_ad():
        result = _slice_scatter_table[ks](ks, self, src, dim, start, end, step)
    if has_tangent(self, src):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent(result, F.slice_scatter_default(self_t, src_t, dim, start, end, step))
    return result


# diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
# from derivatives.yaml: diagonal_scatter
_diagonal_scatter_table = find_schema_or_throw("aten::diagonal_scatter", "").table


def diagonal_scatter(ks, self, src, offset, dim1, dim2):
    ks &= PRIMAL
    with below_forward_ad():
        result = _diagonal_scatter_table[ks](ks, self, src, offset, dim1, dim2)
    if has_tangent(self, src):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent(result, F.diagonal_scatter_default(self_t, src_t, offset, dim1, dim2))
    return result


# as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
# from derivatives.yaml: as_strided_scatter
_as_strided_scatter_table = find_schema_or_throw("aten::as_strided_scatter", "").table


def as_strided_scatter(ks, self, src, size, stride, storage_offset):
    ks &= PRIMAL
    with below_forward_ad():
        result = _as_strided_scatter_table[ks](ks, self, src, size, stride, storage_offset)
    if has_tangent(self, src):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            src_t = tangent_or_zeros(src)
            set_tangent(result, F.as_strided_scatter_default(self_t, src_t, size, stride, storage_offset))
    return result


# index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
# from derivatives.yaml: index_copy
_index_copy_table = find_schema_or_throw("aten::index_copy", "").table


def index_copy(ks, self, dim, index, source):
    ks &= PRIMAL
    with below_forward_ad():
        result = _index_copy_table[ks](ks, self, dim, index, source)
    if has_tangent(self, source):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent(result, self_t.index_copy(dim, index, source_t))
    return result


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
# from derivatives.yaml: index_copy
_index_copy__table = find_schema_or_throw("aten::index_copy_", "").table


def index_copy_(ks, self, dim, index, source):
    ks &= PRIMAL
    varies = has_tangent(self, source)
    with below_forward_ad():
        _index_copy__table[ks](ks, self, dim, index, source)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            source_t = tangent_or_zeros(source)
            set_tangent_inplace(self, self_t.index_copy(dim, index, source_t))
    return self


# alias_copy(Tensor self) -> Tensor
# from derivatives.yaml: alias_copy
_alias_copy_table = find_schema_or_throw("aten::alias_copy", "").table


def alias_copy(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _alias_copy_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t)
    return result


# _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
# from derivatives.yaml: _reshape_alias_copy
__reshape_alias_copy_table = find_schema_or_throw("aten::_reshape_alias_copy", "").table


def _reshape_alias_copy(ks, self, size, stride):
    ks &= PRIMAL
    with below_forward_ad():
        result = __reshape_alias_copy_table[ks](ks, self, size, stride)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._reshape_alias_default(self_t, size, stride))
    return result


# as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
# from derivatives.yaml: as_strided_copy
_as_strided_copy_table = find_schema_or_throw("aten::as_strided_copy", "").table


def as_strided_copy(ks, self, size, stride, storage_offset):
    ks &= PRIMAL
    with below_forward_ad():
        result = _as_strided_copy_table[ks](ks, self, size, stride, storage_offset)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.as_strided_default(self_t, size, stride, storage_offset))
    return result


# expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
# from derivatives.yaml: expand_copy
_expand_copy_table = find_schema_or_throw("aten::expand_copy", "").table


def expand_copy(ks, self, size, implicit):
    ks &= PRIMAL
    with below_forward_ad():
        result = _expand_copy_table[ks](ks, self, size, implicit)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.expand_default(self_t, size, implicit))
    return result


# permute_copy(Tensor self, int[] dims) -> Tensor
# from derivatives.yaml: permute_copy
_permute_copy_table = find_schema_or_throw("aten::permute_copy", "").table


def permute_copy(ks, self, dims):
    ks &= PRIMAL
    with below_forward_ad():
        result = _permute_copy_table[ks](ks, self, dims)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.permute_default(self_t, dims))
    return result


# select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
# from derivatives.yaml: select_copy.int
_select_copy_int_table = find_schema_or_throw("aten::select_copy", "int").table


def select_copy_int(ks, self, dim, index):
    ks &= PRIMAL
    with below_forward_ad():
        result = _select_copy_int_table[ks](ks, self, dim, index)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.select_int(self_t, dim, index))
    return result


# slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
# from derivatives.yaml: slice_copy.Tensor
_slice_copy_Tensor_table = find_schema_or_throw("aten::slice_copy", "Tensor").table


def slice_copy_Tensor(ks, self, dim, start, end, step):
    ks &= PRIMAL
    with below_forward_ad():
        result = _slice_copy_Tensor_table[ks](ks, self, dim, start, end, step)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.slice_Tensor(self_t, dim, start, end, step))
    return result


# squeeze_copy(Tensor self) -> Tensor
# from derivatives.yaml: squeeze_copy
_squeeze_copy_table = find_schema_or_throw("aten::squeeze_copy", "").table


def squeeze_copy(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _squeeze_copy_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.squeeze_default(self_t))
    return result


# squeeze_copy.dim(Tensor self, int dim) -> Tensor
# from derivatives.yaml: squeeze_copy.dim
_squeeze_copy_dim_table = find_schema_or_throw("aten::squeeze_copy", "dim").table


def squeeze_copy_dim(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _squeeze_copy_dim_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.squeeze_dim(self_t, dim))
    return result


# squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
# from derivatives.yaml: squeeze_copy.dims
_squeeze_copy_dims_table = find_schema_or_throw("aten::squeeze_copy", "dims").table


def squeeze_copy_dims(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _squeeze_copy_dims_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.squeeze_dims(self_t, dim))
    return result


# t_copy(Tensor self) -> Tensor
# from derivatives.yaml: t_copy
_t_copy_table = find_schema_or_throw("aten::t_copy", "").table


def t_copy(ks, self):
    ks &= PRIMAL
    with below_forward_ad():
        result = _t_copy_table[ks](ks, self)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.t_default(self_t))
    return result


# transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
# from derivatives.yaml: transpose_copy.int
_transpose_copy_int_table = find_schema_or_throw("aten::transpose_copy", "int").table


def transpose_copy_int(ks, self, dim0, dim1):
    ks &= PRIMAL
    with below_forward_ad():
        result = _transpose_copy_int_table[ks](ks, self, dim0, dim1)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.transpose_int(self_t, dim0, dim1))
    return result


# unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
# from derivatives.yaml: unfold_copy
_unfold_copy_table = find_schema_or_throw("aten::unfold_copy", "").table


def unfold_copy(ks, self, dimension, size, step):
    ks &= PRIMAL
    with below_forward_ad():
        result = _unfold_copy_table[ks](ks, self, dimension, size, step)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.unfold_default(self_t, dimension, size, step))
    return result


# unsqueeze_copy(Tensor self, int dim) -> Tensor
# from derivatives.yaml: unsqueeze_copy
_unsqueeze_copy_table = find_schema_or_throw("aten::unsqueeze_copy", "").table


def unsqueeze_copy(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _unsqueeze_copy_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.unsqueeze_default(self_t, dim))
    return result


# view_copy(Tensor self, SymInt[] size) -> Tensor
# from derivatives.yaml: view_copy
_view_copy_table = find_schema_or_throw("aten::view_copy", "").table


def view_copy(ks, self, size):
    ks &= PRIMAL
    with below_forward_ad():
        result = _view_copy_table[ks](ks, self, size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.view_default(self_t, size))
    return result


# split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
# from derivatives.yaml: split_copy.Tensor
_split_copy_Tensor_table = find_schema_or_throw("aten::split_copy", "Tensor").table


def split_copy_Tensor(ks, self, split_size, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _split_copy_Tensor_table[ks](ks, self, split_size, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_Tensor(self_t, split_size, dim))
    return result


# split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
# from derivatives.yaml: split_with_sizes_copy
_split_with_sizes_copy_table = find_schema_or_throw("aten::split_with_sizes_copy", "").table


def split_with_sizes_copy(ks, self, split_sizes, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _split_with_sizes_copy_table[ks](ks, self, split_sizes, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.split_with_sizes_default(self_t, split_sizes, dim))
    return result


# unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
# from derivatives.yaml: unbind_copy.int
_unbind_copy_int_table = find_schema_or_throw("aten::unbind_copy", "int").table


def unbind_copy_int(ks, self, dim):
    ks &= PRIMAL
    with below_forward_ad():
        result = _unbind_copy_int_table[ks](ks, self, dim)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_list(result, F.unbind_int(self_t, dim))
    return result


# convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
# from derivatives.yaml: convolution
_convolution_table = find_schema_or_throw("aten::convolution", "").table


def convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    ks &= PRIMAL
    with below_forward_ad():
        result = _convolution_table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result, convolution_jvp(input, input_t, weight, weight_t, bias, bias_t, stride, padding, dilation, transposed, output_padding, groups))
    return result


# convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: convolution_backward
_convolution_backward_table = find_schema_or_throw("aten::convolution_backward", "").table


def convolution_backward(ks, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask):
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


# _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
# from derivatives.yaml: _convolution
__convolution_table = find_schema_or_throw("aten::_convolution", "").table


def _convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32):
    ks &= PRIMAL
    with below_forward_ad():
        result = __convolution_table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result, _convolution_jvp(input, input_t, weight, weight_t, bias, bias_t, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32))
    return result


# im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
# from derivatives.yaml: im2col
_im2col_table = find_schema_or_throw("aten::im2col", "").table


def im2col(ks, self, kernel_size, dilation, padding, stride):
    ks &= PRIMAL
    result = _im2col_table[ks](ks, self, kernel_size, dilation, padding, stride)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.im2col_default(self_t, kernel_size, dilation, padding, stride))
    return result


# col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
# from derivatives.yaml: col2im
_col2im_table = find_schema_or_throw("aten::col2im", "").table


def col2im(ks, self, output_size, kernel_size, dilation, padding, stride):
    ks &= PRIMAL
    result = _col2im_table[ks](ks, self, output_size, kernel_size, dilation, padding, stride)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.col2im_default(self_t, output_size, kernel_size, dilation, padding, stride))
    return result


# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
# from derivatives.yaml: max_pool2d_with_indices
_max_pool2d_with_indices_table = find_schema_or_throw("aten::max_pool2d_with_indices", "").table


def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    ks &= PRIMAL
    result0, result1 = _max_pool2d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-2), -1, result1.flatten(-2)).view_as(result1))
    return result0, result1


# max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
# from derivatives.yaml: max_pool2d_with_indices_backward
_max_pool2d_with_indices_backward_table = find_schema_or_throw("aten::max_pool2d_with_indices_backward", "").table


def max_pool2d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    ks &= PRIMAL
    result = _max_pool2d_with_indices_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.max_pool2d_with_indices_backward_default(grad_output_t, self_t, kernel_size, stride, padding, dilation, ceil_mode, indices))
    return result


# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
# from derivatives.yaml: max_pool3d_with_indices
_max_pool3d_with_indices_table = find_schema_or_throw("aten::max_pool3d_with_indices", "").table


def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    ks &= PRIMAL
    result0, result1 = _max_pool3d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-3), -1, result1.flatten(-3)).view_as(result1))
    return result0, result1


# max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
# from derivatives.yaml: max_pool3d_with_indices_backward
_max_pool3d_with_indices_backward_table = find_schema_or_throw("aten::max_pool3d_with_indices_backward", "").table


def max_pool3d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    ks &= PRIMAL
    result = _max_pool3d_with_indices_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.max_pool3d_with_indices_backward_default(grad_output_t, self_t, kernel_size, stride, padding, dilation, ceil_mode, indices))
    return result


# avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
# from derivatives.yaml: avg_pool2d
_avg_pool2d_table = find_schema_or_throw("aten::avg_pool2d", "").table


def avg_pool2d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    ks &= PRIMAL
    result = _avg_pool2d_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.avg_pool2d_default(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return result


# avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
# from derivatives.yaml: avg_pool2d_backward
_avg_pool2d_backward_table = find_schema_or_throw("aten::avg_pool2d_backward", "").table


def avg_pool2d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    ks &= PRIMAL
    result = _avg_pool2d_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.avg_pool2d_backward(grad_output_t, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return result


# avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
# from derivatives.yaml: avg_pool3d
_avg_pool3d_table = find_schema_or_throw("aten::avg_pool3d", "").table


def avg_pool3d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    ks &= PRIMAL
    result = _avg_pool3d_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.avg_pool3d_default(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return result


# avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
# from derivatives.yaml: avg_pool3d_backward
_avg_pool3d_backward_table = find_schema_or_throw("aten::avg_pool3d_backward", "").table


def avg_pool3d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    ks &= PRIMAL
    result = _avg_pool3d_backward_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.avg_pool3d_backward(grad_output_t, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return result


# _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool2d
__adaptive_avg_pool2d_table = find_schema_or_throw("aten::_adaptive_avg_pool2d", "").table


def _adaptive_avg_pool2d(ks, self, output_size):
    ks &= PRIMAL
    result = __adaptive_avg_pool2d_table[ks](ks, self, output_size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._adaptive_avg_pool2d_default(self_t, output_size))
    return result


# _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool2d_backward
__adaptive_avg_pool2d_backward_table = find_schema_or_throw("aten::_adaptive_avg_pool2d_backward", "").table


def _adaptive_avg_pool2d_backward(ks, grad_output, self):
    ks &= PRIMAL
    result = __adaptive_avg_pool2d_backward_table[ks](ks, grad_output, self)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F._adaptive_avg_pool2d_backward(grad_output_t, self))
    return result


# _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool3d
__adaptive_avg_pool3d_table = find_schema_or_throw("aten::_adaptive_avg_pool3d", "").table


def _adaptive_avg_pool3d(ks, self, output_size):
    ks &= PRIMAL
    result = __adaptive_avg_pool3d_table[ks](ks, self, output_size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._adaptive_avg_pool3d_default(self_t, output_size))
    return result


# _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
# from derivatives.yaml: _adaptive_avg_pool3d_backward
__adaptive_avg_pool3d_backward_table = find_schema_or_throw("aten::_adaptive_avg_pool3d_backward", "").table


def _adaptive_avg_pool3d_backward(ks, grad_output, self):
    ks &= PRIMAL
    result = __adaptive_avg_pool3d_backward_table[ks](ks, grad_output, self)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F._adaptive_avg_pool3d_backward(grad_output_t, self))
    return result


# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
# from derivatives.yaml: adaptive_max_pool2d
_adaptive_max_pool2d_table = find_schema_or_throw("aten::adaptive_max_pool2d", "").table


def adaptive_max_pool2d(ks, self, output_size):
    ks &= PRIMAL
    result0, result1 = _adaptive_max_pool2d_table[ks](ks, self, output_size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-2), -1, result1.flatten(-2)).view_as(result1))
    return result0, result1


# adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
# from derivatives.yaml: adaptive_max_pool2d_backward
_adaptive_max_pool2d_backward_table = find_schema_or_throw("aten::adaptive_max_pool2d_backward", "").table


def adaptive_max_pool2d_backward(ks, grad_output, self, indices):
    ks &= PRIMAL
    result = _adaptive_max_pool2d_backward_table[ks](ks, grad_output, self, indices)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.adaptive_max_pool2d_backward_default(grad_output_t, self_t, indices))
    return result


# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
# from derivatives.yaml: adaptive_max_pool3d
_adaptive_max_pool3d_table = find_schema_or_throw("aten::adaptive_max_pool3d", "").table


def adaptive_max_pool3d(ks, self, output_size):
    ks &= PRIMAL
    result0, result1 = _adaptive_max_pool3d_table[ks](ks, self, output_size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-3), -1, result1.flatten(-3)).view_as(result1))
    return result0, result1


# adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
# from derivatives.yaml: adaptive_max_pool3d_backward
_adaptive_max_pool3d_backward_table = find_schema_or_throw("aten::adaptive_max_pool3d_backward", "").table


def adaptive_max_pool3d_backward(ks, grad_output, self, indices):
    ks &= PRIMAL
    result = _adaptive_max_pool3d_backward_table[ks](ks, grad_output, self, indices)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.adaptive_max_pool3d_backward_default(grad_output_t, self_t, indices))
    return result


# max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
# from derivatives.yaml: max_unpool2d
_max_unpool2d_table = find_schema_or_throw("aten::max_unpool2d", "").table


def max_unpool2d(ks, self, indices, output_size):
    ks &= PRIMAL
    result = _max_unpool2d_table[ks](ks, self, indices, output_size)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.max_unpool2d_default(self_t, indices, output_size))
    return result


# max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
# from derivatives.yaml: max_unpool3d
_max_unpool3d_table = find_schema_or_throw("aten::max_unpool3d", "").table


def max_unpool3d(ks, self, indices, output_size, stride, padding):
    ks &= PRIMAL
    result = _max_unpool3d_table[ks](ks, self, indices, output_size, stride, padding)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.max_unpool3d_default(self_t, indices, output_size, stride, padding))
    return result


# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
# from derivatives.yaml: fractional_max_pool2d
_fractional_max_pool2d_table = find_schema_or_throw("aten::fractional_max_pool2d", "").table


def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    ks &= PRIMAL
    result0, result1 = _fractional_max_pool2d_table[ks](ks, self, kernel_size, output_size, random_samples)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-2), -1, result1.flatten(-2)).view_as(result1))
    return result0, result1


# fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor
# from derivatives.yaml: fractional_max_pool2d_backward
_fractional_max_pool2d_backward_table = find_schema_or_throw("aten::fractional_max_pool2d_backward", "").table


def fractional_max_pool2d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    ks &= PRIMAL
    result = _fractional_max_pool2d_backward_table[ks](ks, grad_output, self, kernel_size, output_size, indices)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.fractional_max_pool2d_backward_default(grad_output_t, self_t, kernel_size, output_size, indices))
    return result


# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
# from derivatives.yaml: fractional_max_pool3d
_fractional_max_pool3d_table = find_schema_or_throw("aten::fractional_max_pool3d", "").table


def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    ks &= PRIMAL
    result0, result1 = _fractional_max_pool3d_table[ks](ks, self, kernel_size, output_size, random_samples)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result0, F.gather(self_t.flatten(-3), -1, result1.flatten(-3)).view_as(result1))
    return result0, result1


# fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor
# from derivatives.yaml: fractional_max_pool3d_backward
_fractional_max_pool3d_backward_table = find_schema_or_throw("aten::fractional_max_pool3d_backward", "").table


def fractional_max_pool3d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    ks &= PRIMAL
    result = _fractional_max_pool3d_backward_table[ks](ks, grad_output, self, kernel_size, output_size, indices)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.fractional_max_pool3d_backward_default(grad_output_t, self_t, kernel_size, output_size, indices))
    return result


# upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_nearest1d
_upsample_nearest1d_table = find_schema_or_throw("aten::upsample_nearest1d", "").table


def upsample_nearest1d(ks, self, output_size, scales):
    ks &= PRIMAL
    result = _upsample_nearest1d_table[ks](ks, self, output_size, scales)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.upsample_nearest1d_default(self_t, output_size, scales))
    return result


# upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest2d
_upsample_nearest2d_table = find_schema_or_throw("aten::upsample_nearest2d", "").table


def upsample_nearest2d(ks, self, output_size, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_nearest2d_table[ks](ks, self, output_size, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.upsample_nearest2d_default(self_t, output_size, scales_h, scales_w))
    return result


# upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest3d
_upsample_nearest3d_table = find_schema_or_throw("aten::upsample_nearest3d", "").table


def upsample_nearest3d(ks, self, output_size, scales_d, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_nearest3d_table[ks](ks, self, output_size, scales_d, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.upsample_nearest3d_default(self_t, output_size, scales_d, scales_h, scales_w))
    return result


# upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_linear1d
_upsample_linear1d_table = find_schema_or_throw("aten::upsample_linear1d", "").table


def upsample_linear1d(ks, self, output_size, align_corners, scales):
    ks &= PRIMAL
    result = _upsample_linear1d_table[ks](ks, self, output_size, align_corners, scales)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.upsample_linear1d_default(self_t, output_size, align_corners, scales))
    return result


# upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bilinear2d
_upsample_bilinear2d_table = find_schema_or_throw("aten::upsample_bilinear2d", "").table


def upsample_bilinear2d(ks, self, output_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_bilinear2d_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.upsample_bilinear2d_default(self_t, output_size, align_corners, scales_h, scales_w))
    return result


# upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_trilinear3d
_upsample_trilinear3d_table = find_schema_or_throw("aten::upsample_trilinear3d", "").table


def upsample_trilinear3d(ks, self, output_size, align_corners, scales_d, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_trilinear3d_table[ks](ks, self, output_size, align_corners, scales_d, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.upsample_trilinear3d_default(self_t, output_size, align_corners, scales_d, scales_h, scales_w))
    return result


# upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bicubic2d
_upsample_bicubic2d_table = find_schema_or_throw("aten::upsample_bicubic2d", "").table


def upsample_bicubic2d(ks, self, output_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_bicubic2d_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.upsample_bicubic2d_default(self_t, output_size, align_corners, scales_h, scales_w))
    return result


# _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact1d
__upsample_nearest_exact1d_table = find_schema_or_throw("aten::_upsample_nearest_exact1d", "").table


def _upsample_nearest_exact1d(ks, self, output_size, scales):
    ks &= PRIMAL
    result = __upsample_nearest_exact1d_table[ks](ks, self, output_size, scales)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._upsample_nearest_exact1d_default(self_t, output_size, scales))
    return result


# _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact2d
__upsample_nearest_exact2d_table = find_schema_or_throw("aten::_upsample_nearest_exact2d", "").table


def _upsample_nearest_exact2d(ks, self, output_size, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_nearest_exact2d_table[ks](ks, self, output_size, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._upsample_nearest_exact2d_default(self_t, output_size, scales_h, scales_w))
    return result


# _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact3d
__upsample_nearest_exact3d_table = find_schema_or_throw("aten::_upsample_nearest_exact3d", "").table


def _upsample_nearest_exact3d(ks, self, output_size, scales_d, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_nearest_exact3d_table[ks](ks, self, output_size, scales_d, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._upsample_nearest_exact3d_default(self_t, output_size, scales_d, scales_h, scales_w))
    return result


# _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bilinear2d_aa
__upsample_bilinear2d_aa_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa", "").table


def _upsample_bilinear2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_bilinear2d_aa_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._upsample_bilinear2d_aa_default(self_t, output_size, align_corners, scales_h, scales_w))
    return result


# _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bicubic2d_aa
__upsample_bicubic2d_aa_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa", "").table


def _upsample_bicubic2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_bicubic2d_aa_table[ks](ks, self, output_size, align_corners, scales_h, scales_w)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._upsample_bicubic2d_aa_default(self_t, output_size, align_corners, scales_h, scales_w))
    return result


# upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_nearest1d_backward
_upsample_nearest1d_backward_table = find_schema_or_throw("aten::upsample_nearest1d_backward", "").table


def upsample_nearest1d_backward(ks, grad_output, output_size, input_size, scales):
    ks &= PRIMAL
    result = _upsample_nearest1d_backward_table[ks](ks, grad_output, output_size, input_size, scales)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.upsample_nearest1d_backward_default(grad_output_t, output_size, input_size, scales))
    return result


# upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest2d_backward
_upsample_nearest2d_backward_table = find_schema_or_throw("aten::upsample_nearest2d_backward", "").table


def upsample_nearest2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_nearest2d_backward_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.upsample_nearest2d_backward_default(grad_output_t, output_size, input_size, scales_h, scales_w))
    return result


# upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_nearest3d_backward
_upsample_nearest3d_backward_table = find_schema_or_throw("aten::upsample_nearest3d_backward", "").table


def upsample_nearest3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_nearest3d_backward_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.upsample_nearest3d_backward_default(grad_output_t, output_size, input_size, scales_d, scales_h, scales_w))
    return result


# upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor
# from derivatives.yaml: upsample_linear1d_backward
_upsample_linear1d_backward_table = find_schema_or_throw("aten::upsample_linear1d_backward", "").table


def upsample_linear1d_backward(ks, grad_output, output_size, input_size, align_corners, scales):
    ks &= PRIMAL
    result = _upsample_linear1d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.upsample_linear1d_backward_default(grad_output_t, output_size, input_size, align_corners, scales))
    return result


# upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bilinear2d_backward
_upsample_bilinear2d_backward_table = find_schema_or_throw("aten::upsample_bilinear2d_backward", "").table


def upsample_bilinear2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_bilinear2d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.upsample_bilinear2d_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
    return result


# upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_trilinear3d_backward
_upsample_trilinear3d_backward_table = find_schema_or_throw("aten::upsample_trilinear3d_backward", "").table


def upsample_trilinear3d_backward(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_trilinear3d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.upsample_trilinear3d_backward_default(grad_output_t, output_size, input_size, align_corners, scales_d, scales_h, scales_w))
    return result


# upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: upsample_bicubic2d_backward
_upsample_bicubic2d_backward_table = find_schema_or_throw("aten::upsample_bicubic2d_backward", "").table


def upsample_bicubic2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = _upsample_bicubic2d_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.upsample_bicubic2d_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
    return result


# _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact1d_backward
__upsample_nearest_exact1d_backward_table = find_schema_or_throw("aten::_upsample_nearest_exact1d_backward", "").table


def _upsample_nearest_exact1d_backward(ks, grad_output, output_size, input_size, scales):
    ks &= PRIMAL
    result = __upsample_nearest_exact1d_backward_table[ks](ks, grad_output, output_size, input_size, scales)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F._upsample_nearest_exact1d_backward_default(grad_output_t, output_size, input_size, scales))
    return result


# _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact2d_backward
__upsample_nearest_exact2d_backward_table = find_schema_or_throw("aten::_upsample_nearest_exact2d_backward", "").table


def _upsample_nearest_exact2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_nearest_exact2d_backward_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F._upsample_nearest_exact2d_backward_default(grad_output_t, output_size, input_size, scales_h, scales_w))
    return result


# _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_nearest_exact3d_backward
__upsample_nearest_exact3d_backward_table = find_schema_or_throw("aten::_upsample_nearest_exact3d_backward", "").table


def _upsample_nearest_exact3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_nearest_exact3d_backward_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F._upsample_nearest_exact3d_backward_default(grad_output_t, output_size, input_size, scales_d, scales_h, scales_w))
    return result


# _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bilinear2d_aa_backward
__upsample_bilinear2d_aa_backward_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa_backward", "").table


def _upsample_bilinear2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_bilinear2d_aa_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F._upsample_bilinear2d_aa_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
    return result


# _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
# from derivatives.yaml: _upsample_bicubic2d_aa_backward
__upsample_bicubic2d_aa_backward_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa_backward", "").table


def _upsample_bicubic2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    ks &= PRIMAL
    result = __upsample_bicubic2d_aa_backward_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F._upsample_bicubic2d_aa_backward_default(grad_output_t, output_size, input_size, align_corners, scales_h, scales_w))
    return result


# affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor
# from derivatives.yaml: affine_grid_generator
_affine_grid_generator_table = find_schema_or_throw("aten::affine_grid_generator", "").table


def affine_grid_generator(ks, theta, size, align_corners):
    ks &= PRIMAL
    with below_forward_ad():
        result = _affine_grid_generator_table[ks](ks, theta, size, align_corners)
    if has_tangent(theta):
        with below_forward_ad():
            theta_t = tangent_or_zeros(theta)
            set_tangent(result, F.affine_grid_generator_default(theta_t, size, align_corners))
    return result


# pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
# from derivatives.yaml: pixel_shuffle
_pixel_shuffle_table = find_schema_or_throw("aten::pixel_shuffle", "").table


def pixel_shuffle(ks, self, upscale_factor):
    ks &= PRIMAL
    result = _pixel_shuffle_table[ks](ks, self, upscale_factor)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.pixel_shuffle_default(self_t, upscale_factor))
    return result


# pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
# from derivatives.yaml: pixel_unshuffle
_pixel_unshuffle_table = find_schema_or_throw("aten::pixel_unshuffle", "").table


def pixel_unshuffle(ks, self, downscale_factor):
    ks &= PRIMAL
    with below_forward_ad():
        result = _pixel_unshuffle_table[ks](ks, self, downscale_factor)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.pixel_unshuffle_default(self_t, downscale_factor))
    return result


# channel_shuffle(Tensor self, SymInt groups) -> Tensor
# from derivatives.yaml: channel_shuffle
_channel_shuffle_table = find_schema_or_throw("aten::channel_shuffle", "").table


def channel_shuffle(ks, self, groups):
    ks &= PRIMAL
    with below_forward_ad():
        result = _channel_shuffle_table[ks](ks, self, groups)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.channel_shuffle_default(self_t, groups))
    return result


# reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: reflection_pad1d
_reflection_pad1d_table = find_schema_or_throw("aten::reflection_pad1d", "").table


def reflection_pad1d(ks, self, padding):
    ks &= PRIMAL
    result = _reflection_pad1d_table[ks](ks, self, padding)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.reflection_pad1d_default(self_t, padding))
    return result


# reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: reflection_pad2d
_reflection_pad2d_table = find_schema_or_throw("aten::reflection_pad2d", "").table


def reflection_pad2d(ks, self, padding):
    ks &= PRIMAL
    result = _reflection_pad2d_table[ks](ks, self, padding)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.reflection_pad2d_default(self_t, padding))
    return result


# reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: reflection_pad3d
_reflection_pad3d_table = find_schema_or_throw("aten::reflection_pad3d", "").table


def reflection_pad3d(ks, self, padding):
    ks &= PRIMAL
    result = _reflection_pad3d_table[ks](ks, self, padding)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.reflection_pad3d_default(self_t, padding))
    return result


# replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: replication_pad1d
_replication_pad1d_table = find_schema_or_throw("aten::replication_pad1d", "").table


def replication_pad1d(ks, self, padding):
    ks &= PRIMAL
    result = _replication_pad1d_table[ks](ks, self, padding)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.replication_pad1d_default(self_t, padding))
    return result


# replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: replication_pad2d
_replication_pad2d_table = find_schema_or_throw("aten::replication_pad2d", "").table


def replication_pad2d(ks, self, padding):
    ks &= PRIMAL
    result = _replication_pad2d_table[ks](ks, self, padding)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.replication_pad2d_default(self_t, padding))
    return result


# replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: replication_pad3d
_replication_pad3d_table = find_schema_or_throw("aten::replication_pad3d", "").table


def replication_pad3d(ks, self, padding):
    ks &= PRIMAL
    result = _replication_pad3d_table[ks](ks, self, padding)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.replication_pad3d_default(self_t, padding))
    return result


# reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: reflection_pad1d_backward
_reflection_pad1d_backward_table = find_schema_or_throw("aten::reflection_pad1d_backward", "").table


def reflection_pad1d_backward(ks, grad_output, self, padding):
    ks &= PRIMAL
    result = _reflection_pad1d_backward_table[ks](ks, grad_output, self, padding)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.reflection_pad1d_backward(grad_output_t, self, padding))
    return result


# reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: reflection_pad2d_backward
_reflection_pad2d_backward_table = find_schema_or_throw("aten::reflection_pad2d_backward", "").table


def reflection_pad2d_backward(ks, grad_output, self, padding):
    ks &= PRIMAL
    result = _reflection_pad2d_backward_table[ks](ks, grad_output, self, padding)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.reflection_pad2d_backward(grad_output_t, self, padding))
    return result


# reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: reflection_pad3d_backward
_reflection_pad3d_backward_table = find_schema_or_throw("aten::reflection_pad3d_backward", "").table


def reflection_pad3d_backward(ks, grad_output, self, padding):
    ks &= PRIMAL
    result = _reflection_pad3d_backward_table[ks](ks, grad_output, self, padding)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.reflection_pad3d_backward(grad_output_t, self, padding))
    return result


# replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
# from derivatives.yaml: replication_pad1d_backward
_replication_pad1d_backward_table = find_schema_or_throw("aten::replication_pad1d_backward", "").table


def replication_pad1d_backward(ks, grad_output, self, padding):
    ks &= PRIMAL
    result = _replication_pad1d_backward_table[ks](ks, grad_output, self, padding)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.replication_pad1d_backward(grad_output_t, self, padding))
    return result


# replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
# from derivatives.yaml: replication_pad2d_backward
_replication_pad2d_backward_table = find_schema_or_throw("aten::replication_pad2d_backward", "").table


def replication_pad2d_backward(ks, grad_output, self, padding):
    ks &= PRIMAL
    result = _replication_pad2d_backward_table[ks](ks, grad_output, self, padding)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.replication_pad2d_backward(grad_output_t, self, padding))
    return result


# replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
# from derivatives.yaml: replication_pad3d_backward
_replication_pad3d_backward_table = find_schema_or_throw("aten::replication_pad3d_backward", "").table


def replication_pad3d_backward(ks, grad_output, self, padding):
    ks &= PRIMAL
    result = _replication_pad3d_backward_table[ks](ks, grad_output, self, padding)
    if has_tangent(grad_output, self):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.replication_pad3d_backward(grad_output_t, self, padding))
    return result


# native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_batch_norm
_native_batch_norm_table = find_schema_or_throw("aten::native_batch_norm", "").table


def native_batch_norm(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    ks &= PRIMAL
    result0, result1, result2 = _native_batch_norm_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, batch_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, running_mean, running_var, result1, result2, training, eps))
    return result0, result1, result2


# _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: _native_batch_norm_legit
__native_batch_norm_legit_table = find_schema_or_throw("aten::_native_batch_norm_legit", "").table


def _native_batch_norm_legit(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    ks &= PRIMAL
    result0, result1, result2 = __native_batch_norm_legit_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, batch_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, running_mean, running_var, result1, result2, training, eps))
    return result0, result1, result2


# _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
# from derivatives.yaml: _native_batch_norm_legit
__native_batch_norm_legit_functional_table = find_schema_or_throw("aten::_native_batch_norm_legit_functional", "").table


def _native_batch_norm_legit_functional(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
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


# _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: _native_batch_norm_legit.no_stats
__native_batch_norm_legit_no_stats_table = find_schema_or_throw("aten::_native_batch_norm_legit", "no_stats").table


def _native_batch_norm_legit_no_stats(ks, input, weight, bias, training, momentum, eps):
    ks &= PRIMAL
    result0, result1, result2 = __native_batch_norm_legit_no_stats_table[ks](ks, input, weight, bias, training, momentum, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, batch_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, None, None, result1, result2, training, eps))
    return result0, result1, result2


# native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_layer_norm
_native_layer_norm_table = find_schema_or_throw("aten::native_layer_norm", "").table


def native_layer_norm(ks, input, normalized_shape, weight, bias, eps):
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1, result2 = _native_layer_norm_table[ks](ks, input, normalized_shape, weight, bias, eps)
    if has_tangent(input, weight, bias):
        with below_forward_ad():
            bias_t = tangent_or_zeros(bias)
            input_t = tangent_or_zeros(input)
            weight_t = tangent_or_zeros(weight)
            set_tangent(result0, layer_norm_jvp(input, input_t, weight, weight_t, bias, bias_t, result1, result2, normalized_shape))
    return result0, result1, result2


# native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
# from derivatives.yaml: native_group_norm
_native_group_norm_table = find_schema_or_throw("aten::native_group_norm", "").table


def native_group_norm(ks, input, weight, bias, N, C, HxW, group, eps):
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


# embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
# from derivatives.yaml: embedding
_embedding_table = find_schema_or_throw("aten::embedding", "").table


def embedding(ks, weight, indices, padding_idx, scale_grad_by_freq, sparse):
    ks &= PRIMAL
    with below_forward_ad():
        result = _embedding_table[ks](ks, weight, indices, padding_idx, scale_grad_by_freq, sparse)
    if has_tangent(weight):
        with below_forward_ad():
            weight_t = tangent_or_zeros(weight)
            set_tangent(result, F.embedding_default(weight_t, indices, padding_idx, scale_grad_by_freq, sparse))
    return result


# embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
# from derivatives.yaml: embedding_dense_backward
_embedding_dense_backward_table = find_schema_or_throw("aten::embedding_dense_backward", "").table


def embedding_dense_backward(ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    ks &= PRIMAL
    with below_forward_ad():
        result = _embedding_dense_backward_table[ks](ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.embedding_dense_backward_default(grad_output_t, indices, num_weights, padding_idx, scale_grad_by_freq))
    return result


# uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: uniform_
_uniform__table = find_schema_or_throw("aten::uniform_", "").table


def uniform_(ks, self, from_, to, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    _uniform__table[ks](ks, self, from_, to, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: uniform_
_uniform_table = find_schema_or_throw("aten::uniform", "").table


def uniform(ks, self, from_, to, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _uniform_table[ks](ks, self, from_, to, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: normal_
_normal__table = find_schema_or_throw("aten::normal_", "").table


def normal_(ks, self, mean, std, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    _normal__table[ks](ks, self, mean, std, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: log_normal_
_log_normal__table = find_schema_or_throw("aten::log_normal_", "").table


def log_normal_(ks, self, mean, std, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    _log_normal__table[ks](ks, self, mean, std, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: log_normal_
_log_normal_table = find_schema_or_throw("aten::log_normal", "").table


def log_normal(ks, self, mean, std, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _log_normal_table[ks](ks, self, mean, std, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: exponential_
_exponential__table = find_schema_or_throw("aten::exponential_", "").table


def exponential_(ks, self, lambd, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    _exponential__table[ks](ks, self, lambd, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: exponential_
_exponential_table = find_schema_or_throw("aten::exponential", "").table


def exponential(ks, self, lambd, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _exponential_table[ks](ks, self, lambd, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: cauchy_
_cauchy__table = find_schema_or_throw("aten::cauchy_", "").table


def cauchy_(ks, self, median, sigma, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    _cauchy__table[ks](ks, self, median, sigma, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: cauchy_
_cauchy_table = find_schema_or_throw("aten::cauchy", "").table


def cauchy(ks, self, median, sigma, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _cauchy_table[ks](ks, self, median, sigma, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: geometric_
_geometric__table = find_schema_or_throw("aten::geometric_", "").table


def geometric_(ks, self, p, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    _geometric__table[ks](ks, self, p, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: geometric_
_geometric_table = find_schema_or_throw("aten::geometric", "").table


def geometric(ks, self, p, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _geometric_table[ks](ks, self, p, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: random_
_random__table = find_schema_or_throw("aten::random_", "").table


def random_(ks, self, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _random__table[ks](ks, self, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# random(Tensor self, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: random_
_random_table = find_schema_or_throw("aten::random", "").table


def random(ks, self, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _random_table[ks](ks, self, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: random_.to
_random__to_table = find_schema_or_throw("aten::random_", "to").table


def random__to(ks, self, to, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _random__to_table[ks](ks, self, to, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: random_.to
_random_to_table = find_schema_or_throw("aten::random", "to").table


def random_to(ks, self, to, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _random_to_table[ks](ks, self, to, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: random_.from
_random__from_table = find_schema_or_throw("aten::random_", "from").table


def random__from(ks, self, from_, to, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    with below_forward_ad():
        _random__from_table[ks](ks, self, from_, to, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: random_.from
_random_from_table = find_schema_or_throw("aten::random", "from").table


def random_from(ks, self, from_, to, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _random_from_table[ks](ks, self, from_, to, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: bernoulli_.Tensor
_bernoulli__Tensor_table = find_schema_or_throw("aten::bernoulli_", "Tensor").table


def bernoulli__Tensor(ks, self, p, generator):
    ks &= PRIMAL
    varies = has_tangent(self, p)
    with below_forward_ad():
        _bernoulli__Tensor_table[ks](ks, self, p, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: bernoulli_.Tensor
_bernoulli_Tensor_table = find_schema_or_throw("aten::bernoulli", "Tensor").table


def bernoulli_Tensor(ks, self, p, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _bernoulli_Tensor_table[ks](ks, self, p, generator)
    if has_tangent(self, p):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t.zero_())
    return result


# bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
# from derivatives.yaml: bernoulli_.float
_bernoulli__float_table = find_schema_or_throw("aten::bernoulli_", "float").table


def bernoulli__float(ks, self, p, generator):
    ks &= PRIMAL
    varies = has_tangent(self)
    _bernoulli__float_table[ks](ks, self, p, generator)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t.zero_())
    return self


# poisson(Tensor self, Generator? generator=None) -> Tensor
# from derivatives.yaml: poisson
_poisson_table = find_schema_or_throw("aten::poisson", "").table


def poisson(ks, self, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _poisson_table[ks](ks, self, generator)
    if has_tangent(self):
        with below_forward_ad():
            set_tangent(result, self.meta.plain)
    return result


# bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: bernoulli
_bernoulli_table = find_schema_or_throw("aten::bernoulli", "").table


def bernoulli(ks, self, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _bernoulli_table[ks](ks, self, generator)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.zeros_like(self_t))
    return result


# normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: normal.Tensor_float
_normal_Tensor_float_table = find_schema_or_throw("aten::normal", "Tensor_float").table


def normal_Tensor_float(ks, mean, std, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _normal_Tensor_float_table[ks](ks, mean, std, generator)
    if has_tangent(mean):
        with below_forward_ad():
            mean_t = tangent_or_zeros(mean)
            set_tangent(result, zeros_of_shape(mean.meta.sizes, mean_t))
    return result


# normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: normal.float_Tensor
_normal_float_Tensor_table = find_schema_or_throw("aten::normal", "float_Tensor").table


def normal_float_Tensor(ks, mean, std, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _normal_float_Tensor_table[ks](ks, mean, std, generator)
    if has_tangent(std):
        with below_forward_ad():
            std_t = tangent_or_zeros(std)
            set_tangent(result, zeros_of_shape(std.meta.sizes, std_t))
    return result


# normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
# from derivatives.yaml: normal.Tensor_Tensor
_normal_Tensor_Tensor_table = find_schema_or_throw("aten::normal", "Tensor_Tensor").table


def normal_Tensor_Tensor(ks, mean, std, generator):
    ks &= PRIMAL
    with below_forward_ad():
        result = _normal_Tensor_Tensor_table[ks](ks, mean, std, generator)
    if has_tangent(mean, std):
        with below_forward_ad():
            mean_t = tangent_or_zeros(mean)
            set_tangent(result, F.zeros_like(mean_t))
    return result


# native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
# from derivatives.yaml: native_dropout
_native_dropout_table = find_schema_or_throw("aten::native_dropout", "").table


def native_dropout(ks, input, p, train):
    ks &= PRIMAL
    with below_forward_ad():
        result0, result1 = _native_dropout_table[ks](ks, input, p, train)
    if has_tangent(input):
        with below_forward_ad():
            input_t = tangent_or_zeros(input)
            set_tangent(result0, input_t if train is False else native_dropout_scale(p, train) * input_t * result1)
    return result0, result1

for name, overload, kernel in (
    ("add", "Tensor", add_Tensor),
    ("add_", "Tensor", add__Tensor),
    ("add", "Scalar", add_Scalar),
    ("add_", "Scalar", add__Scalar),
    ("sub", "Tensor", sub_Tensor),
    ("sub_", "Tensor", sub__Tensor),
    ("sub", "Scalar", sub_Scalar),
    ("sub_", "Scalar", sub__Scalar),
    ("rsub", "Tensor", rsub_Tensor),
    ("rsub", "Scalar", rsub_Scalar),
    ("mul", "Tensor", mul_Tensor),
    ("mul_", "Tensor", mul__Tensor),
    ("mul", "Scalar", mul_Scalar),
    ("mul_", "Scalar", mul__Scalar),
    ("div", "Tensor", div_Tensor),
    ("div_", "Tensor", div__Tensor),
    ("div", "Scalar", div_Scalar),
    ("div_", "Scalar", div__Scalar),
    ("pow", "Tensor_Tensor", pow_Tensor_Tensor),
    ("pow_", "Tensor", pow__Tensor),
    ("pow", "Scalar", pow_Scalar),
    ("pow", "Tensor_Scalar", pow_Tensor_Scalar),
    ("pow_", "Scalar", pow__Scalar),
    ("maximum", "", maximum),
    ("minimum", "", minimum),
    ("eq_", "Scalar", eq__Scalar),
    ("eq_", "Tensor", eq__Tensor),
    ("ne_", "Scalar", ne__Scalar),
    ("ne_", "Tensor", ne__Tensor),
    ("lt_", "Scalar", lt__Scalar),
    ("lt_", "Tensor", lt__Tensor),
    ("le_", "Scalar", le__Scalar),
    ("le_", "Tensor", le__Tensor),
    ("gt_", "Scalar", gt__Scalar),
    ("gt_", "Tensor", gt__Tensor),
    ("ge_", "Scalar", ge__Scalar),
    ("ge_", "Tensor", ge__Tensor),
    ("neg", "", neg),
    ("neg_", "", neg_),
    ("abs", "", abs),
    ("abs_", "", abs_),
    ("sign", "", sign),
    ("sign_", "", sign_),
    ("reciprocal", "", reciprocal),
    ("reciprocal_", "", reciprocal_),
    ("sqrt", "", sqrt),
    ("sqrt_", "", sqrt_),
    ("rsqrt", "", rsqrt),
    ("rsqrt_", "", rsqrt_),
    ("exp", "", exp),
    ("exp_", "", exp_),
    ("log", "", log),
    ("log_", "", log_),
    ("sin", "", sin),
    ("sin_", "", sin_),
    ("cos", "", cos),
    ("cos_", "", cos_),
    ("tanh", "", tanh),
    ("tanh_", "", tanh_),
    ("sigmoid", "", sigmoid),
    ("sigmoid_", "", sigmoid_),
    ("relu", "", relu),
    ("relu_", "", relu_),
    ("floor", "", floor),
    ("floor_", "", floor_),
    ("ceil", "", ceil),
    ("ceil_", "", ceil_),
    ("trunc", "", trunc),
    ("trunc_", "", trunc_),
    ("where", "self", where_self),
    ("clamp", "", clamp),
    ("clamp_", "", clamp_),
    ("clamp", "Tensor", clamp_Tensor),
    ("clamp_", "Tensor", clamp__Tensor),
    ("clamp_min", "", clamp_min),
    ("clamp_min_", "", clamp_min_),
    ("clamp_min", "Tensor", clamp_min_Tensor),
    ("clamp_min_", "Tensor", clamp_min__Tensor),
    ("clamp_max", "", clamp_max),
    ("clamp_max_", "", clamp_max_),
    ("clamp_max", "Tensor", clamp_max_Tensor),
    ("clamp_max_", "Tensor", clamp_max__Tensor),
    ("addcmul", "", addcmul),
    ("addcmul_", "", addcmul_),
    ("addcdiv", "", addcdiv),
    ("addcdiv_", "", addcdiv_),
    ("lerp", "Scalar", lerp_Scalar),
    ("lerp_", "Scalar", lerp__Scalar),
    ("lerp", "Tensor", lerp_Tensor),
    ("lerp_", "Tensor", lerp__Tensor),
    ("threshold_backward", "", threshold_backward),
    ("sigmoid_backward", "", sigmoid_backward),
    ("tanh_backward", "", tanh_backward),
    ("sum", "", sum),
    ("sum", "dim_IntList", sum_dim_IntList),
    ("mean", "", mean),
    ("mean", "dim", mean_dim),
    ("prod", "", prod),
    ("prod", "dim_int", prod_dim_int),
    ("amax", "", amax),
    ("amin", "", amin),
    ("max", "dim", max_dim),
    ("max", "", max),
    ("min", "dim", min_dim),
    ("min", "", min),
    ("var", "correction", var_correction),
    ("std", "correction", std_correction),
    ("cumsum", "", cumsum),
    ("cumsum_", "", cumsum_),
    ("mm", "", mm),
    ("bmm", "", bmm),
    ("mv", "", mv),
    ("dot", "", dot),
    ("addmm", "", addmm),
    ("addmm_", "", addmm_),
    ("t", "", t),
    ("t_", "", t_),
    ("transpose", "int", transpose_int),
    ("transpose_", "", transpose_),
    ("permute", "", permute),
    ("view", "", view),
    ("_reshape_alias", "", _reshape_alias),
    ("as_strided", "", as_strided),
    ("expand", "", expand),
    ("squeeze", "", squeeze),
    ("squeeze_", "", squeeze_),
    ("squeeze", "dim", squeeze_dim),
    ("squeeze_", "dim", squeeze__dim),
    ("squeeze", "dims", squeeze_dims),
    ("squeeze_", "dims", squeeze__dims),
    ("unsqueeze", "", unsqueeze),
    ("unsqueeze_", "", unsqueeze_),
    ("select", "int", select_int),
    ("slice", "Tensor", slice_Tensor),
    ("diagonal", "", diagonal),
    ("alias", "", alias),
    ("lift_fresh", "", lift_fresh),
    ("lift_fresh_copy", "", lift_fresh_copy),
    ("unbind", "int", unbind_int),
    ("split", "Tensor", split_Tensor),
    ("split_with_sizes", "", split_with_sizes),
    ("_unsafe_view", "", _unsafe_view),
    ("cat", "", cat),
    ("stack", "", stack),
    ("select_backward", "", select_backward),
    ("slice_backward", "", slice_backward),
    ("diagonal_backward", "", diagonal_backward),
    ("clone", "", clone),
    ("_to_copy", "", _to_copy),
    ("fill", "Scalar", fill_Scalar),
    ("fill_", "Scalar", fill__Scalar),
    ("fill", "Tensor", fill_Tensor),
    ("fill_", "Tensor", fill__Tensor),
    ("zero_", "", zero_),
    ("zero", "", zero),
    ("index", "Tensor", index_Tensor),
    ("index_put", "", index_put),
    ("index_put_", "", index_put_),
    ("_index_put_impl_", "", _index_put_impl_),
    ("_index_put_impl", "", _index_put_impl),
    ("_unsafe_index", "Tensor", _unsafe_index_Tensor),
    ("_unsafe_index_put", "", _unsafe_index_put),
    ("_unsafe_masked_index", "", _unsafe_masked_index),
    ("_unsafe_masked_index_put_accumulate", "", _unsafe_masked_index_put_accumulate),
    ("index_select", "", index_select),
    ("gather", "", gather),
    ("masked_select", "", masked_select),
    ("masked_fill", "Scalar", masked_fill_Scalar),
    ("masked_fill_", "Scalar", masked_fill__Scalar),
    ("masked_fill", "Tensor", masked_fill_Tensor),
    ("masked_fill_", "Tensor", masked_fill__Tensor),
    ("exp2", "", exp2),
    ("exp2_", "", exp2_),
    ("expm1", "", expm1),
    ("expm1_", "", expm1_),
    ("log2", "", log2),
    ("log2_", "", log2_),
    ("log10", "", log10),
    ("log10_", "", log10_),
    ("log1p", "", log1p),
    ("log1p_", "", log1p_),
    ("tan", "", tan),
    ("tan_", "", tan_),
    ("asin", "", asin),
    ("asin_", "", asin_),
    ("acos", "", acos),
    ("acos_", "", acos_),
    ("atan", "", atan),
    ("atan_", "", atan_),
    ("sinh", "", sinh),
    ("sinh_", "", sinh_),
    ("cosh", "", cosh),
    ("cosh_", "", cosh_),
    ("asinh", "", asinh),
    ("acosh", "", acosh),
    ("atanh", "", atanh),
    ("erf", "", erf),
    ("erf_", "", erf_),
    ("erfc", "", erfc),
    ("erfc_", "", erfc_),
    ("erfinv", "", erfinv),
    ("erfinv_", "", erfinv_),
    ("lgamma", "", lgamma),
    ("lgamma_", "", lgamma_),
    ("digamma", "", digamma),
    ("digamma_", "", digamma_),
    ("polygamma", "", polygamma),
    ("polygamma_", "", polygamma_),
    ("frac", "", frac),
    ("frac_", "", frac_),
    ("round", "", round),
    ("round", "decimals", round_decimals),
    ("round_", "", round_),
    ("round_", "decimals", round__decimals),
    ("sgn", "", sgn),
    ("sgn_", "", sgn_),
    ("sinc", "", sinc),
    ("sinc_", "", sinc_),
    ("i0", "", i0),
    ("i0_", "", i0_),
    ("special_entr", "", special_entr),
    ("special_ndtri", "", special_ndtri),
    ("special_log_ndtr", "", special_log_ndtr),
    ("special_i0e", "", special_i0e),
    ("special_i1", "", special_i1),
    ("special_i1e", "", special_i1e),
    ("special_erfcx", "", special_erfcx),
    ("logit", "", logit),
    ("logit_", "", logit_),
    ("mvlgamma", "", mvlgamma),
    ("mvlgamma_", "", mvlgamma_),
    ("deg2rad", "", deg2rad),
    ("deg2rad_", "", deg2rad_),
    ("rad2deg", "", rad2deg),
    ("rad2deg_", "", rad2deg_),
    ("nan_to_num", "", nan_to_num),
    ("nan_to_num_", "", nan_to_num_),
    ("angle", "", angle),
    ("frexp", "Tensor", frexp_Tensor),
    ("ldexp", "Tensor", ldexp_Tensor),
    ("ldexp_", "", ldexp_),
    ("nextafter", "", nextafter),
    ("nextafter_", "", nextafter_),
    ("copysign", "Tensor", copysign_Tensor),
    ("copysign", "Scalar", copysign_Scalar),
    ("copysign_", "Tensor", copysign__Tensor),
    ("copysign_", "Scalar", copysign__Scalar),
    ("conj_physical_", "", conj_physical_),
    ("div", "Tensor_mode", div_Tensor_mode),
    ("div", "Scalar_mode", div_Scalar_mode),
    ("div_", "Tensor_mode", div__Tensor_mode),
    ("div_", "Scalar_mode", div__Scalar_mode),
    ("remainder", "Scalar", remainder_Scalar),
    ("remainder", "Tensor", remainder_Tensor),
    ("remainder_", "Scalar", remainder__Scalar),
    ("remainder_", "Tensor", remainder__Tensor),
    ("fmod", "Scalar", fmod_Scalar),
    ("fmod", "Tensor", fmod_Tensor),
    ("fmod_", "Scalar", fmod__Scalar),
    ("fmod_", "Tensor", fmod__Tensor),
    ("atan2", "", atan2),
    ("atan2_", "", atan2_),
    ("fmax", "", fmax),
    ("fmin", "", fmin),
    ("hypot", "", hypot),
    ("hypot_", "", hypot_),
    ("logaddexp", "", logaddexp),
    ("logaddexp2", "", logaddexp2),
    ("xlogy", "Tensor", xlogy_Tensor),
    ("xlogy", "Scalar_Self", xlogy_Scalar_Self),
    ("xlogy", "Scalar_Other", xlogy_Scalar_Other),
    ("xlogy_", "Tensor", xlogy__Tensor),
    ("xlogy_", "Scalar_Other", xlogy__Scalar_Other),
    ("special_xlog1py", "", special_xlog1py),
    ("special_xlog1py", "self_scalar", special_xlog1py_self_scalar),
    ("special_xlog1py", "other_scalar", special_xlog1py_other_scalar),
    ("elu", "", elu),
    ("elu_", "", elu_),
    ("elu_backward", "", elu_backward),
    ("gelu", "", gelu),
    ("gelu_", "", gelu_),
    ("gelu_backward", "", gelu_backward),
    ("silu", "", silu),
    ("silu_", "", silu_),
    ("mish", "", mish),
    ("mish_", "", mish_),
    ("hardsigmoid", "", hardsigmoid),
    ("hardsigmoid_", "", hardsigmoid_),
    ("leaky_relu", "", leaky_relu),
    ("leaky_relu_", "", leaky_relu_),
    ("leaky_relu_backward", "", leaky_relu_backward),
    ("threshold", "", threshold),
    ("threshold_", "", threshold_),
    ("softplus", "", softplus),
    ("softplus_backward", "", softplus_backward),
    ("softshrink", "", softshrink),
    ("softshrink_backward", "", softshrink_backward),
    ("hardshrink", "", hardshrink),
    ("hardshrink_backward", "", hardshrink_backward),
    ("celu", "", celu),
    ("celu_", "", celu_),
    ("hardtanh", "", hardtanh),
    ("hardtanh_", "", hardtanh_),
    ("hardtanh_backward", "", hardtanh_backward),
    ("hardswish", "", hardswish),
    ("hardswish_", "", hardswish_),
    ("hardswish_backward", "", hardswish_backward),
    ("_prelu_kernel", "", _prelu_kernel),
    ("_prelu_kernel_backward", "", _prelu_kernel_backward),
    ("log_sigmoid_forward", "", log_sigmoid_forward),
    ("log_sigmoid_backward", "", log_sigmoid_backward),
    ("glu", "", glu),
    ("glu_backward", "", glu_backward),
    ("_softmax", "", _softmax),
    ("_softmax_backward_data", "", _softmax_backward_data),
    ("_log_softmax", "", _log_softmax),
    ("_log_softmax_backward_data", "", _log_softmax_backward_data),
    ("_safe_softmax", "", _safe_softmax),
    ("rrelu_with_noise", "", rrelu_with_noise),
    ("rrelu_with_noise_backward", "", rrelu_with_noise_backward),
    ("mse_loss", "", mse_loss),
    ("mse_loss_backward", "", mse_loss_backward),
    ("smooth_l1_loss", "", smooth_l1_loss),
    ("smooth_l1_loss_backward", "", smooth_l1_loss_backward),
    ("huber_loss", "", huber_loss),
    ("binary_cross_entropy", "", binary_cross_entropy),
    ("binary_cross_entropy_backward", "", binary_cross_entropy_backward),
    ("nll_loss_forward", "", nll_loss_forward),
    ("nll_loss_backward", "", nll_loss_backward),
    ("nll_loss2d_forward", "", nll_loss2d_forward),
    ("nll_loss2d_backward", "", nll_loss2d_backward),
    ("binary_cross_entropy_with_logits", "", binary_cross_entropy_with_logits),
    ("soft_margin_loss", "", soft_margin_loss),
    ("_trilinear", "", _trilinear),
    ("nansum", "", nansum),
    ("aminmax", "", aminmax),
    ("var_mean", "correction", var_mean_correction),
    ("std_mean", "correction", std_mean_correction),
    ("logsumexp", "", logsumexp),
    ("linalg_vector_norm", "", linalg_vector_norm),
    ("norm", "ScalarOpt_dtype", norm_ScalarOpt_dtype),
    ("norm", "Scalar", norm_Scalar),
    ("norm", "ScalarOpt_dim_dtype", norm_ScalarOpt_dim_dtype),
    ("norm", "ScalarOpt_dim", norm_ScalarOpt_dim),
    ("dist", "", dist),
    ("renorm", "", renorm),
    ("renorm_", "", renorm_),
    ("cumprod", "", cumprod),
    ("cumprod_", "", cumprod_),
    ("cummax", "", cummax),
    ("cummin", "", cummin),
    ("logcumsumexp", "", logcumsumexp),
    ("sort", "", sort),
    ("sort", "stable", sort_stable),
    ("topk", "", topk),
    ("kthvalue", "", kthvalue),
    ("median", "", median),
    ("median", "dim", median_dim),
    ("nanmedian", "", nanmedian),
    ("nanmedian", "dim", nanmedian_dim),
    ("mode", "", mode),
    ("addmv", "", addmv),
    ("addmv_", "", addmv_),
    ("baddbmm", "", baddbmm),
    ("baddbmm_", "", baddbmm_),
    ("addbmm", "", addbmm),
    ("addbmm_", "", addbmm_),
    ("addr", "", addr),
    ("addr_", "", addr_),
    ("vdot", "", vdot),
    ("trace", "", trace),
    ("linalg_cross", "", linalg_cross),
    ("linalg_matrix_exp", "", linalg_matrix_exp),
    ("linalg_lu_factor_ex", "", linalg_lu_factor_ex),
    ("linalg_lu", "", linalg_lu),
    ("lu_unpack", "", lu_unpack),
    ("linalg_lu_solve", "", linalg_lu_solve),
    ("_linalg_solve_ex", "", _linalg_solve_ex),
    ("linalg_inv_ex", "", linalg_inv_ex),
    ("linalg_solve_triangular", "", linalg_solve_triangular),
    ("triangular_solve", "", triangular_solve),
    ("_linalg_det", "", _linalg_det),
    ("_linalg_slogdet", "", _linalg_slogdet),
    ("linalg_cholesky_ex", "", linalg_cholesky_ex),
    ("cholesky_solve", "", cholesky_solve),
    ("cholesky_inverse", "", cholesky_inverse),
    ("linalg_qr", "", linalg_qr),
    ("linalg_householder_product", "", linalg_householder_product),
    ("_linalg_svd", "", _linalg_svd),
    ("_linalg_eigh", "", _linalg_eigh),
    ("linalg_lstsq", "", linalg_lstsq),
    ("linalg_pinv", "atol_rtol_tensor", linalg_pinv_atol_rtol_tensor),
    ("scatter", "src", scatter_src),
    ("scatter_", "src", scatter__src),
    ("scatter", "value", scatter_value),
    ("scatter_", "value", scatter__value),
    ("scatter_add", "", scatter_add),
    ("scatter_add_", "", scatter_add_),
    ("scatter_reduce", "two", scatter_reduce_two),
    ("scatter_reduce_", "two", scatter_reduce__two),
    ("index_add", "", index_add),
    ("index_add_", "", index_add_),
    ("index_fill_", "int_Scalar", index_fill__int_Scalar),
    ("index_fill", "int_Scalar", index_fill_int_Scalar),
    ("index_fill_", "int_Tensor", index_fill__int_Tensor),
    ("index_fill", "int_Tensor", index_fill_int_Tensor),
    ("take", "", take),
    ("put_", "", put_),
    ("put", "", put),
    ("masked_scatter_", "", masked_scatter_),
    ("masked_scatter", "", masked_scatter),
    ("masked_scatter_backward", "", masked_scatter_backward),
    ("tril", "", tril),
    ("tril_", "", tril_),
    ("triu", "", triu),
    ("triu_", "", triu_),
    ("flip", "", flip),
    ("roll", "", roll),
    ("repeat", "", repeat),
    ("diag_embed", "", diag_embed),
    ("unfold", "", unfold),
    ("unfold_backward", "", unfold_backward),
    ("diagonal_copy", "", diagonal_copy),
    ("as_strided_", "", as_strided_),
    ("unsafe_split", "Tensor", unsafe_split_Tensor),
    ("unsafe_split_with_sizes", "", unsafe_split_with_sizes),
    ("narrow_copy", "", narrow_copy),
    ("block_diag", "", block_diag),
    ("rot90", "", rot90),
    ("constant_pad_nd", "", constant_pad_nd),
    ("select_scatter", "", select_scatter),
    ("slice_scatter", "", slice_scatter),
    ("diagonal_scatter", "", diagonal_scatter),
    ("as_strided_scatter", "", as_strided_scatter),
    ("index_copy", "", index_copy),
    ("index_copy_", "", index_copy_),
    ("alias_copy", "", alias_copy),
    ("_reshape_alias_copy", "", _reshape_alias_copy),
    ("as_strided_copy", "", as_strided_copy),
    ("expand_copy", "", expand_copy),
    ("permute_copy", "", permute_copy),
    ("select_copy", "int", select_copy_int),
    ("slice_copy", "Tensor", slice_copy_Tensor),
    ("squeeze_copy", "", squeeze_copy),
    ("squeeze_copy", "dim", squeeze_copy_dim),
    ("squeeze_copy", "dims", squeeze_copy_dims),
    ("t_copy", "", t_copy),
    ("transpose_copy", "int", transpose_copy_int),
    ("unfold_copy", "", unfold_copy),
    ("unsqueeze_copy", "", unsqueeze_copy),
    ("view_copy", "", view_copy),
    ("split_copy", "Tensor", split_copy_Tensor),
    ("split_with_sizes_copy", "", split_with_sizes_copy),
    ("unbind_copy", "int", unbind_copy_int),
    ("convolution", "", convolution),
    ("convolution_backward", "", convolution_backward),
    ("_convolution", "", _convolution),
    ("im2col", "", im2col),
    ("col2im", "", col2im),
    ("max_pool2d_with_indices", "", max_pool2d_with_indices),
    ("max_pool2d_with_indices_backward", "", max_pool2d_with_indices_backward),
    ("max_pool3d_with_indices", "", max_pool3d_with_indices),
    ("max_pool3d_with_indices_backward", "", max_pool3d_with_indices_backward),
    ("avg_pool2d", "", avg_pool2d),
    ("avg_pool2d_backward", "", avg_pool2d_backward),
    ("avg_pool3d", "", avg_pool3d),
    ("avg_pool3d_backward", "", avg_pool3d_backward),
    ("_adaptive_avg_pool2d", "", _adaptive_avg_pool2d),
    ("_adaptive_avg_pool2d_backward", "", _adaptive_avg_pool2d_backward),
    ("_adaptive_avg_pool3d", "", _adaptive_avg_pool3d),
    ("_adaptive_avg_pool3d_backward", "", _adaptive_avg_pool3d_backward),
    ("adaptive_max_pool2d", "", adaptive_max_pool2d),
    ("adaptive_max_pool2d_backward", "", adaptive_max_pool2d_backward),
    ("adaptive_max_pool3d", "", adaptive_max_pool3d),
    ("adaptive_max_pool3d_backward", "", adaptive_max_pool3d_backward),
    ("max_unpool2d", "", max_unpool2d),
    ("max_unpool3d", "", max_unpool3d),
    ("fractional_max_pool2d", "", fractional_max_pool2d),
    ("fractional_max_pool2d_backward", "", fractional_max_pool2d_backward),
    ("fractional_max_pool3d", "", fractional_max_pool3d),
    ("fractional_max_pool3d_backward", "", fractional_max_pool3d_backward),
    ("upsample_nearest1d", "", upsample_nearest1d),
    ("upsample_nearest2d", "", upsample_nearest2d),
    ("upsample_nearest3d", "", upsample_nearest3d),
    ("upsample_linear1d", "", upsample_linear1d),
    ("upsample_bilinear2d", "", upsample_bilinear2d),
    ("upsample_trilinear3d", "", upsample_trilinear3d),
    ("upsample_bicubic2d", "", upsample_bicubic2d),
    ("_upsample_nearest_exact1d", "", _upsample_nearest_exact1d),
    ("_upsample_nearest_exact2d", "", _upsample_nearest_exact2d),
    ("_upsample_nearest_exact3d", "", _upsample_nearest_exact3d),
    ("_upsample_bilinear2d_aa", "", _upsample_bilinear2d_aa),
    ("_upsample_bicubic2d_aa", "", _upsample_bicubic2d_aa),
    ("upsample_nearest1d_backward", "", upsample_nearest1d_backward),
    ("upsample_nearest2d_backward", "", upsample_nearest2d_backward),
    ("upsample_nearest3d_backward", "", upsample_nearest3d_backward),
    ("upsample_linear1d_backward", "", upsample_linear1d_backward),
    ("upsample_bilinear2d_backward", "", upsample_bilinear2d_backward),
    ("upsample_trilinear3d_backward", "", upsample_trilinear3d_backward),
    ("upsample_bicubic2d_backward", "", upsample_bicubic2d_backward),
    ("_upsample_nearest_exact1d_backward", "", _upsample_nearest_exact1d_backward),
    ("_upsample_nearest_exact2d_backward", "", _upsample_nearest_exact2d_backward),
    ("_upsample_nearest_exact3d_backward", "", _upsample_nearest_exact3d_backward),
    ("_upsample_bilinear2d_aa_backward", "", _upsample_bilinear2d_aa_backward),
    ("_upsample_bicubic2d_aa_backward", "", _upsample_bicubic2d_aa_backward),
    ("affine_grid_generator", "", affine_grid_generator),
    ("pixel_shuffle", "", pixel_shuffle),
    ("pixel_unshuffle", "", pixel_unshuffle),
    ("channel_shuffle", "", channel_shuffle),
    ("reflection_pad1d", "", reflection_pad1d),
    ("reflection_pad2d", "", reflection_pad2d),
    ("reflection_pad3d", "", reflection_pad3d),
    ("replication_pad1d", "", replication_pad1d),
    ("replication_pad2d", "", replication_pad2d),
    ("replication_pad3d", "", replication_pad3d),
    ("reflection_pad1d_backward", "", reflection_pad1d_backward),
    ("reflection_pad2d_backward", "", reflection_pad2d_backward),
    ("reflection_pad3d_backward", "", reflection_pad3d_backward),
    ("replication_pad1d_backward", "", replication_pad1d_backward),
    ("replication_pad2d_backward", "", replication_pad2d_backward),
    ("replication_pad3d_backward", "", replication_pad3d_backward),
    ("native_batch_norm", "", native_batch_norm),
    ("_native_batch_norm_legit", "", _native_batch_norm_legit),
    ("_native_batch_norm_legit_functional", "", _native_batch_norm_legit_functional),
    ("_native_batch_norm_legit", "no_stats", _native_batch_norm_legit_no_stats),
    ("native_layer_norm", "", native_layer_norm),
    ("native_group_norm", "", native_group_norm),
    ("embedding", "", embedding),
    ("embedding_dense_backward", "", embedding_dense_backward),
    ("uniform_", "", uniform_),
    ("uniform", "", uniform),
    ("normal_", "", normal_),
    ("log_normal_", "", log_normal_),
    ("log_normal", "", log_normal),
    ("exponential_", "", exponential_),
    ("exponential", "", exponential),
    ("cauchy_", "", cauchy_),
    ("cauchy", "", cauchy),
    ("geometric_", "", geometric_),
    ("geometric", "", geometric),
    ("random_", "", random_),
    ("random", "", random),
    ("random_", "to", random__to),
    ("random", "to", random_to),
    ("random_", "from", random__from),
    ("random", "from", random_from),
    ("bernoulli_", "Tensor", bernoulli__Tensor),
    ("bernoulli", "Tensor", bernoulli_Tensor),
    ("bernoulli_", "float", bernoulli__float),
    ("poisson", "", poisson),
    ("bernoulli", "", bernoulli),
    ("normal", "Tensor_float", normal_Tensor_float),
    ("normal", "float_Tensor", normal_float_Tensor),
    ("normal", "Tensor_Tensor", normal_Tensor_Tensor),
    ("native_dropout", "", native_dropout),
):
    register_forward_ad(f"aten::{name}", overload, kernel)

# A written result cannot be differentiated.
for name, overload in (
    ("zeros", "out"),
    ("ones", "out"),
    ("full", "out"),
    ("arange", "out"),
    ("arange", "start_out"),
    ("add", "out"),
    ("sub", "out"),
    ("mul", "out"),
    ("div", "out"),
    ("pow", "Tensor_Tensor_out"),
    ("pow", "Scalar_out"),
    ("pow", "Tensor_Scalar_out"),
    ("maximum", "out"),
    ("minimum", "out"),
    ("bitwise_and", "Tensor_out"),
    ("bitwise_and", "Scalar_out"),
    ("bitwise_or", "Tensor_out"),
    ("bitwise_or", "Scalar_out"),
    ("bitwise_xor", "Tensor_out"),
    ("bitwise_xor", "Scalar_out"),
    ("bitwise_not", "out"),
    ("neg", "out"),
    ("abs", "out"),
    ("sign", "out"),
    ("reciprocal", "out"),
    ("sqrt", "out"),
    ("rsqrt", "out"),
    ("exp", "out"),
    ("log", "out"),
    ("sin", "out"),
    ("cos", "out"),
    ("tanh", "out"),
    ("sigmoid", "out"),
    ("floor", "out"),
    ("ceil", "out"),
    ("trunc", "out"),
    ("where", "self_out"),
    ("clamp", "out"),
    ("clamp", "Tensor_out"),
    ("clamp_min", "out"),
    ("clamp_min", "Tensor_out"),
    ("clamp_max", "out"),
    ("clamp_max", "Tensor_out"),
    ("addcmul", "out"),
    ("addcdiv", "out"),
    ("lerp", "Scalar_out"),
    ("lerp", "Tensor_out"),
    ("threshold_backward", "grad_input"),
    ("sigmoid_backward", "grad_input"),
    ("tanh_backward", "grad_input"),
    ("sum", "IntList_out"),
    ("mean", "dtype_out"),
    ("mean", "out"),
    ("prod", "int_out"),
    ("amax", "out"),
    ("amin", "out"),
    ("max", "dim_max"),
    ("max", "unary_out"),
    ("min", "dim_min"),
    ("min", "unary_out"),
    ("var", "correction_out"),
    ("std", "correction_out"),
    ("cumsum", "out"),
    ("mm", "out"),
    ("bmm", "out"),
    ("mv", "out"),
    ("dot", "out"),
    ("addmm", "out"),
    ("cat", "out"),
    ("stack", "out"),
    ("index", "Tensor_out"),
    ("index_select", "out"),
    ("gather", "out"),
    ("masked_select", "out"),
    ("exp2", "out"),
    ("expm1", "out"),
    ("log2", "out"),
    ("log10", "out"),
    ("log1p", "out"),
    ("tan", "out"),
    ("asin", "out"),
    ("acos", "out"),
    ("atan", "out"),
    ("sinh", "out"),
    ("cosh", "out"),
    ("asinh", "out"),
    ("acosh", "out"),
    ("atanh", "out"),
    ("erf", "out"),
    ("erfc", "out"),
    ("erfinv", "out"),
    ("lgamma", "out"),
    ("digamma", "out"),
    ("polygamma", "out"),
    ("frac", "out"),
    ("round", "out"),
    ("round", "decimals_out"),
    ("sgn", "out"),
    ("sinc", "out"),
    ("i0", "out"),
    ("special_entr", "out"),
    ("special_ndtri", "out"),
    ("special_log_ndtr", "out"),
    ("special_i0e", "out"),
    ("special_i1", "out"),
    ("special_i1e", "out"),
    ("special_erfcx", "out"),
    ("logit", "out"),
    ("mvlgamma", "out"),
    ("deg2rad", "out"),
    ("rad2deg", "out"),
    ("nan_to_num", "out"),
    ("angle", "out"),
    ("frexp", "Tensor_out"),
    ("ldexp", "out"),
    ("nextafter", "out"),
    ("copysign", "out"),
    ("copysign", "Scalar_out"),
    ("heaviside", "out"),
    ("conj_physical", "out"),
    ("div", "out_mode"),
    ("floor_divide", "out"),
    ("remainder", "Scalar_out"),
    ("remainder", "Tensor_out"),
    ("fmod", "Scalar_out"),
    ("fmod", "Tensor_out"),
    ("atan2", "out"),
    ("fmax", "out"),
    ("fmin", "out"),
    ("hypot", "out"),
    ("logaddexp", "out"),
    ("logaddexp2", "out"),
    ("igamma", "out"),
    ("igammac", "out"),
    ("xlogy", "OutTensor"),
    ("xlogy", "OutScalar_Self"),
    ("xlogy", "OutScalar_Other"),
    ("special_xlog1py", "out"),
    ("special_xlog1py", "self_scalar_out"),
    ("special_xlog1py", "other_scalar_out"),
    ("special_zeta", "out"),
    ("special_zeta", "self_scalar_out"),
    ("special_zeta", "other_scalar_out"),
    ("gcd", "out"),
    ("lcm", "out"),
    ("bitwise_left_shift", "Tensor_out"),
    ("bitwise_left_shift", "Tensor_Scalar_out"),
    ("bitwise_right_shift", "Tensor_out"),
    ("bitwise_right_shift", "Tensor_Scalar_out"),
    ("elu", "out"),
    ("elu_backward", "grad_input"),
    ("gelu", "out"),
    ("gelu_backward", "grad_input"),
    ("silu", "out"),
    ("silu_backward", "grad_input"),
    ("mish", "out"),
    ("hardsigmoid", "out"),
    ("hardsigmoid_backward", "grad_input"),
    ("leaky_relu", "out"),
    ("leaky_relu_backward", "grad_input"),
    ("threshold", "out"),
    ("softplus", "out"),
    ("softplus_backward", "grad_input"),
    ("softshrink", "out"),
    ("softshrink_backward", "grad_input"),
    ("hardshrink", "out"),
    ("hardshrink_backward", "grad_input"),
    ("hardtanh", "out"),
    ("hardtanh_backward", "grad_input"),
    ("hardswish", "out"),
    ("log_sigmoid_forward", "output"),
    ("log_sigmoid_backward", "grad_input"),
    ("glu", "out"),
    ("glu_backward", "grad_input"),
    ("softmax", "int_out"),
    ("_softmax", "out"),
    ("_softmax_backward_data", "out"),
    ("log_softmax", "int_out"),
    ("_log_softmax", "out"),
    ("_log_softmax_backward_data", "out"),
    ("rrelu_with_noise", "out"),
    ("mse_loss", "out"),
    ("mse_loss_backward", "grad_input"),
    ("smooth_l1_loss", "out"),
    ("smooth_l1_loss_backward", "grad_input"),
    ("huber_loss", "out"),
    ("huber_loss_backward", "out"),
    ("binary_cross_entropy", "out"),
    ("binary_cross_entropy_backward", "grad_input"),
    ("nll_loss_forward", "output"),
    ("nll_loss_backward", "grad_input"),
    ("nll_loss2d_forward", "output"),
    ("nll_loss2d_backward", "grad_input"),
    ("soft_margin_loss", "out"),
    ("soft_margin_loss_backward", "grad_input"),
    ("multi_margin_loss", "out"),
    ("multi_margin_loss_backward", "grad_input"),
    ("multilabel_margin_loss_forward", "output"),
    ("multilabel_margin_loss_backward", "grad_input"),
    ("linear", "out"),
    ("nansum", "out"),
    ("aminmax", "out"),
    ("logsumexp", "out"),
    ("linalg_vector_norm", "out"),
    ("norm", "dtype_out"),
    ("norm", "out"),
    ("renorm", "out"),
    ("cumprod", "out"),
    ("cummax", "out"),
    ("cummin", "out"),
    ("logcumsumexp", "out"),
    ("_logcumsumexp", "out"),
    ("sort", "values"),
    ("sort", "values_stable"),
    ("topk", "values"),
    ("kthvalue", "values"),
    ("median", "dim_values"),
    ("nanmedian", "dim_values"),
    ("mode", "values"),
    ("histogram", "bins_tensor_out"),
    ("histogram", "bin_ct_out"),
    ("_chunk_cat", "out"),
    ("addmv", "out"),
    ("baddbmm", "out"),
    ("addbmm", "out"),
    ("addr", "out"),
    ("vdot", "out"),
    ("linalg_cross", "out"),
    ("linalg_lu_factor_ex", "out"),
    ("linalg_lu", "out"),
    ("lu_unpack", "out"),
    ("linalg_lu_solve", "out"),
    ("linalg_ldl_factor_ex", "out"),
    ("linalg_ldl_solve", "out"),
    ("_linalg_solve_ex", "result"),
    ("linalg_inv_ex", "inverse"),
    ("linalg_solve_triangular", "out"),
    ("triangular_solve", "X"),
    ("_linalg_det", "result"),
    ("_linalg_slogdet", "sign"),
    ("linalg_cholesky_ex", "L"),
    ("cholesky", "out"),
    ("cholesky_solve", "out"),
    ("cholesky_inverse", "out"),
    ("linalg_qr", "out"),
    ("geqrf", "a"),
    ("linalg_householder_product", "out"),
    ("ormqr", "out"),
    ("_linalg_svd", "U"),
    ("_linalg_eigh", "eigenvalues"),
    ("linalg_eig", "out"),
    ("linalg_eigvals", "out"),
    ("linalg_lstsq", "out"),
    ("linalg_pinv", "atol_rtol_tensor_out"),
    ("scatter", "src_out"),
    ("scatter", "value_out"),
    ("scatter", "reduce_out"),
    ("scatter", "value_reduce_out"),
    ("scatter_add", "out"),
    ("scatter_reduce", "two_out"),
    ("index_add", "out"),
    ("take", "out"),
    ("tril", "out"),
    ("triu", "out"),
    ("diagonal_copy", "out"),
    ("narrow_copy", "out"),
    ("slice_scatter", "out"),
    ("index_copy", "out"),
    ("index_reduce", "out"),
    ("nonzero_static", "out"),
    ("alias_copy", "out"),
    ("as_strided_copy", "out"),
    ("detach_copy", "out"),
    ("expand_copy", "out"),
    ("permute_copy", "out"),
    ("select_copy", "int_out"),
    ("slice_copy", "Tensor_out"),
    ("squeeze_copy", "out"),
    ("squeeze_copy", "dim_out"),
    ("squeeze_copy", "dims_out"),
    ("t_copy", "out"),
    ("transpose_copy", "int_out"),
    ("unfold_copy", "out"),
    ("unsqueeze_copy", "out"),
    ("view_copy", "out"),
    ("view_copy", "dtype_out"),
    ("split_copy", "Tensor_out"),
    ("split_with_sizes_copy", "out"),
    ("unbind_copy", "int_out"),
    ("im2col", "out"),
    ("col2im", "out"),
    ("max_pool2d_with_indices", "out"),
    ("max_pool2d_with_indices_backward", "grad_input"),
    ("max_pool3d_with_indices", "out"),
    ("max_pool3d_with_indices_backward", "grad_input"),
    ("avg_pool2d", "out"),
    ("avg_pool2d_backward", "grad_input"),
    ("avg_pool3d", "out"),
    ("avg_pool3d_backward", "grad_input"),
    ("adaptive_avg_pool2d", "out"),
    ("adaptive_avg_pool3d", "out"),
    ("adaptive_max_pool2d", "out"),
    ("adaptive_max_pool2d_backward", "grad_input"),
    ("adaptive_max_pool3d", "out"),
    ("adaptive_max_pool3d_backward", "grad_input"),
    ("max_unpool2d", "out"),
    ("max_unpool3d", "out"),
    ("fractional_max_pool2d", "output"),
    ("fractional_max_pool2d_backward", "grad_input"),
    ("fractional_max_pool3d", "output"),
    ("fractional_max_pool3d_backward", "grad_input"),
    ("upsample_nearest1d", "out"),
    ("upsample_nearest2d", "out"),
    ("upsample_nearest3d", "out"),
    ("upsample_linear1d", "out"),
    ("upsample_bilinear2d", "out"),
    ("upsample_trilinear3d", "out"),
    ("upsample_bicubic2d", "out"),
    ("_upsample_nearest_exact1d", "out"),
    ("_upsample_nearest_exact2d", "out"),
    ("_upsample_nearest_exact3d", "out"),
    ("_upsample_bilinear2d_aa", "out"),
    ("_upsample_bicubic2d_aa", "out"),
    ("upsample_nearest1d_backward", "grad_input"),
    ("upsample_nearest2d_backward", "grad_input"),
    ("upsample_nearest3d_backward", "grad_input"),
    ("upsample_linear1d_backward", "grad_input"),
    ("upsample_bilinear2d_backward", "grad_input"),
    ("upsample_trilinear3d_backward", "grad_input"),
    ("upsample_bicubic2d_backward", "grad_input"),
    ("_upsample_nearest_exact1d_backward", "grad_input"),
    ("_upsample_nearest_exact2d_backward", "grad_input"),
    ("_upsample_nearest_exact3d_backward", "grad_input"),
    ("_upsample_bilinear2d_aa_backward", "grad_input"),
    ("_upsample_bicubic2d_aa_backward", "grad_input"),
    ("reflection_pad1d", "out"),
    ("reflection_pad2d", "out"),
    ("reflection_pad3d", "out"),
    ("replication_pad1d", "out"),
    ("replication_pad2d", "out"),
    ("replication_pad3d", "out"),
    ("reflection_pad1d_backward", "grad_input"),
    ("reflection_pad2d_backward", "grad_input"),
    ("reflection_pad3d_backward", "grad_input"),
    ("replication_pad1d_backward", "grad_input"),
    ("replication_pad2d_backward", "grad_input"),
    ("replication_pad3d_backward", "grad_input"),
    ("native_batch_norm", "out"),
    ("_native_batch_norm_legit", "out"),
    ("_native_batch_norm_legit", "no_stats_out"),
    ("rand", "out"),
    ("rand", "generator_out"),
    ("randint", "out"),
    ("randint", "generator_out"),
    ("randint", "low_out"),
    ("randint", "low_generator_out"),
    ("randperm", "out"),
    ("randperm", "generator_out"),
    ("bernoulli", "out"),
    ("normal", "Tensor_float_out"),
    ("normal", "float_Tensor_out"),
    ("normal", "Tensor_Tensor_out"),
    ("normal", "float_float_out"),
    ("linspace", "out"),
    ("linspace", "Tensor_Tensor_out"),
    ("linspace", "Tensor_Scalar_out"),
    ("linspace", "Scalar_Tensor_out"),
    ("logspace", "out"),
    ("logspace", "Tensor_Tensor_out"),
    ("logspace", "Tensor_Scalar_out"),
    ("logspace", "Scalar_Tensor_out"),
    ("range", "out_"),
    ("range", "out"),
    ("eye", "out"),
    ("eye", "m_out"),
):
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, refuse_out(name, overload, table))

# No formula.
for name, overload in (
    ("bitwise_and", "Tensor"),
    ("bitwise_and_", "Tensor"),
    ("bitwise_and", "Scalar"),
    ("bitwise_and_", "Scalar"),
    ("bitwise_and", "Scalar_Tensor"),
    ("bitwise_or", "Tensor"),
    ("bitwise_or_", "Tensor"),
    ("bitwise_or", "Scalar"),
    ("bitwise_or_", "Scalar"),
    ("bitwise_or", "Scalar_Tensor"),
    ("bitwise_xor", "Tensor"),
    ("bitwise_xor_", "Tensor"),
    ("bitwise_xor", "Scalar"),
    ("bitwise_xor_", "Scalar"),
    ("bitwise_xor", "Scalar_Tensor"),
    ("bitwise_not", ""),
    ("bitwise_not_", ""),
    ("copy", ""),
    ("resize", ""),
    ("asinh_", ""),
    ("acosh_", ""),
    ("atanh_", ""),
    ("heaviside", ""),
    ("heaviside_", ""),
    ("floor_divide", ""),
    ("floor_divide", "Scalar"),
    ("floor_divide_", "Tensor"),
    ("floor_divide_", "Scalar"),
    ("remainder", "Scalar_Tensor"),
    ("igamma", ""),
    ("igamma_", ""),
    ("igammac", ""),
    ("igammac_", ""),
    ("special_zeta", ""),
    ("special_zeta", "self_scalar"),
    ("special_zeta", "other_scalar"),
    ("gcd", ""),
    ("gcd_", ""),
    ("lcm", ""),
    ("lcm_", ""),
    ("bitwise_left_shift", "Tensor"),
    ("bitwise_left_shift", "Tensor_Scalar"),
    ("bitwise_left_shift", "Scalar_Tensor"),
    ("bitwise_left_shift_", "Tensor"),
    ("bitwise_left_shift_", "Tensor_Scalar"),
    ("bitwise_right_shift", "Tensor"),
    ("bitwise_right_shift", "Tensor_Scalar"),
    ("bitwise_right_shift", "Scalar_Tensor"),
    ("bitwise_right_shift_", "Tensor"),
    ("bitwise_right_shift_", "Tensor_Scalar"),
    ("__lshift__", "Scalar"),
    ("__lshift__", "Tensor"),
    ("__ilshift__", "Scalar"),
    ("__ilshift__", "Tensor"),
    ("__rshift__", "Scalar"),
    ("__rshift__", "Tensor"),
    ("__irshift__", "Scalar"),
    ("__irshift__", "Tensor"),
    ("silu_backward", ""),
    ("hardsigmoid_backward", ""),
    ("glu_jvp", ""),
    ("glu_backward_jvp", ""),
    ("rrelu_with_noise_", ""),
    ("rrelu_with_noise_functional", ""),
    ("huber_loss_backward", ""),
    ("soft_margin_loss_backward", ""),
    ("multi_margin_loss", ""),
    ("multi_margin_loss_backward", ""),
    ("multilabel_margin_loss_forward", ""),
    ("multilabel_margin_loss_backward", ""),
    ("_scaled_dot_product_flash_attention_for_cpu", ""),
    ("_scaled_dot_product_flash_attention_for_cpu_backward", ""),
    ("_logcumsumexp", ""),
    ("_unique", ""),
    ("_unique2", ""),
    ("unique_dim", ""),
    ("unique_consecutive", ""),
    ("unique_dim_consecutive", ""),
    ("bincount", ""),
    ("histogram", "bins_tensor"),
    ("histogram", "bin_ct"),
    ("segment_reduce", ""),
    ("_segment_reduce_backward", ""),
    ("_chunk_cat", ""),
    ("_histogramdd_bin_edges", ""),
    ("_histogramdd_from_bin_cts", ""),
    ("_histogramdd_from_bin_tensors", ""),
    ("_euclidean_dist", ""),
    ("_cdist_forward", ""),
    ("_cdist_backward", ""),
    ("_pdist_forward", ""),
    ("_pdist_backward", ""),
    ("linalg_ldl_factor_ex", ""),
    ("linalg_ldl_solve", ""),
    ("cholesky", ""),
    ("_cholesky_solve_helper", ""),
    ("geqrf", ""),
    ("ormqr", ""),
    ("linalg_eig", ""),
    ("scatter", "reduce"),
    ("scatter_", "reduce"),
    ("scatter", "value_reduce"),
    ("scatter_", "value_reduce"),
    ("repeat_interleave", "Tensor"),
    ("resize_as", ""),
    ("set_", "source_Storage"),
    ("set_", "source_Storage_storage_offset"),
    ("set_", "source_Tensor"),
    ("set_", ""),
    ("index_reduce", ""),
    ("index_reduce_", ""),
    ("nonzero_static", ""),
    ("detach_copy", ""),
    ("view_copy", "dtype"),
    ("conv_tbc", ""),
    ("convolution_overrideable", ""),
    ("convolution_backward_overrideable", ""),
    ("grid_sampler_2d", ""),
    ("grid_sampler_2d_backward", ""),
    ("grid_sampler_3d", ""),
    ("grid_sampler_3d_backward", ""),
    ("native_channel_shuffle", ""),
    ("native_batch_norm_backward", ""),
    ("native_layer_norm_backward", ""),
    ("native_group_norm_backward", ""),
    ("embedding_renorm_", ""),
    ("embedding_renorm", ""),
    ("_embedding_bag", ""),
    ("_embedding_bag_forward_only", ""),
    ("_embedding_bag_backward", ""),
    ("_embedding_bag_dense_backward", ""),
    ("_embedding_bag_per_sample_weights_backward", ""),
    ("normal_functional", ""),
    ("binomial", ""),
    ("bernoulli", "p"),
    ("native_dropout_backward", ""),
    ("_pack_padded_sequence", ""),
    ("_weight_norm_interface", ""),
    ("_ctc_loss", ""),
    ("_ctc_loss", "Tensor"),
    ("_ctc_loss_backward", ""),
    ("_ctc_loss_backward", "Tensor"),
    ("_amp_update_scale_", ""),
):
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, not_implemented(name, table))
