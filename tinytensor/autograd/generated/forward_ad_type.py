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
    clamp_backward,
    maybe_multiply,
    pow_backward,
    pow_backward_exponent,
    pow_backward_self,
    prod_backward,
    var_backward,
)
from tinytensor.autograd.functions_manual_forward import (
    amaxamin_jvp,
    cat_jvp,
    clamp_jvp,
    evenly_read_jvp,
    gather_with_keepdimed_indices,
    stack_jvp,
)
from tinytensor.autograd.functions_manual_indexing import scatter_reduce_jvp
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
    result = _mul_Scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t * other)
    return result


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: mul.Scalar
_mul__Scalar_table = find_schema_or_throw("aten::mul_", "Scalar").table


def mul__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _mul__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t * other)
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
    result = _div_Scalar_table[ks](ks, self, other)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, self_t / other)
    return result


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
# from derivatives.yaml: div.Scalar
_div__Scalar_table = find_schema_or_throw("aten::div_", "Scalar").table


def div__Scalar(ks, self, other):
    ks &= PRIMAL
    varies = has_tangent(self)
    _div__Scalar_table[ks](ks, self, other)
    if varies:
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent_inplace(self, self_t / other)
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
            set_tangent(result, self_t * self.sign())
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
            set_tangent_inplace(self, self_t * self_p.sign())
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
            set_tangent(result, (self_t / (2 * result)))
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
            set_tangent_inplace(self, (self_t / (2 * self)))
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
            set_tangent(result, (-0.5 * self_t * result.pow(3)))
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
            set_tangent_inplace(self, (-0.5 * self_t * self.pow(3)))
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
            set_tangent(result, F.sigmoid_backward(grad_output_t, output) + output_t * grad_output * (1 - 2 * output))
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
            set_tangent(result, F.tanh_backward(grad_output_t, output) - output_t * (2 * output * grad_output))
    return result


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
# from derivatives.yaml: sum
_sum_table = find_schema_or_throw("aten::sum", "").table


def sum(ks, self, dtype):
    ks &= PRIMAL
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
            set_tangent(result, (var_backward(self_t, self, dim, correction, True).sum(dim or (), keepdim) / (2 * result)).masked_fill_(result == 0, 0))
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


# unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
# from derivatives.yaml: unbind.int
_unbind_int_table = find_schema_or_throw("aten::unbind", "int").table


def unbind_int(ks, self, dim):
    ks &= PRIMAL
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
    result = _slice_backward_table[ks](ks, grad_output, input_sizes, dim, start, end, step)
    if has_tangent(grad_output):
        with below_forward_ad():
            grad_output_t = tangent_or_zeros(grad_output)
            set_tangent(result, F.slice_backward_default(grad_output_t, input_sizes, dim, start, end, step))
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
    result = __to_copy_table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F._to_copy(self_t, dtype, layout, device, pin_memory, non_blocking, memory_format))
    return result


# fill.Scalar(Tensor self, Scalar value) -> Tensor
# from derivatives.yaml: fill.Scalar
_fill_Scalar_table = find_schema_or_throw("aten::fill", "Scalar").table


def fill_Scalar(ks, self, value):
    ks &= PRIMAL
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


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
# from derivatives.yaml: scatter.src
_scatter_src_table = find_schema_or_throw("aten::scatter", "src").table


def scatter_src(ks, self, dim, index, src):
    ks &= PRIMAL
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
    result = _diagonal_copy_table[ks](ks, self, offset, dim1, dim2)
    if has_tangent(self):
        with below_forward_ad():
            self_t = tangent_or_zeros(self)
            set_tangent(result, F.diagonal_copy_default(self_t, offset, dim1, dim2))
    return result

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
    ("unbind", "int", unbind_int),
    ("split", "Tensor", split_Tensor),
    ("split_with_sizes", "", split_with_sizes),
    ("_unsafe_view", "", _unsafe_view),
    ("cat", "", cat),
    ("stack", "", stack),
    ("select_backward", "", select_backward),
    ("slice_backward", "", slice_backward),
    ("clone", "", clone),
    ("_to_copy", "", _to_copy),
    ("fill", "Scalar", fill_Scalar),
    ("fill_", "Scalar", fill__Scalar),
    ("fill", "Tensor", fill_Tensor),
    ("fill_", "Tensor", fill__Tensor),
    ("zero_", "", zero_),
    ("index", "Tensor", index_Tensor),
    ("index_put", "", index_put),
    ("index_put_", "", index_put_),
    ("_index_put_impl_", "", _index_put_impl_),
    ("index_select", "", index_select),
    ("gather", "", gather),
    ("masked_select", "", masked_select),
    ("masked_fill", "Scalar", masked_fill_Scalar),
    ("masked_fill_", "Scalar", masked_fill__Scalar),
    ("masked_fill", "Tensor", masked_fill_Tensor),
    ("masked_fill_", "Tensor", masked_fill__Tensor),
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
    ("scatter", "reduce"),
    ("scatter_", "reduce"),
    ("scatter", "value_reduce"),
    ("scatter_", "value_reduce"),
):
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, not_implemented(name, table))
