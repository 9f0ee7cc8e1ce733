# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_impl
from tinytensor.native import (
    autograd_support,
    binary_ops,
    compare_ops,
    fill,
    index_ops,
    index_write_ops,
    linear_algebra,
    masked_fill,
    pointwise_ops,
    rearrange_ops,
    reduce_ops,
    scalar,
    scalar_overloads,
    scan_ops,
    scatter_ops,
    std_var,
    take_put,
    tensor_compare,
    tensor_factories,
    tensor_factories_out,
    tensor_shape,
    triangular_ops,
    unary_ops,
    view_copy,
    view_ops,
)
from tinytensor.native import cat as cat_ops
from tinytensor.native import copy as copy_ops
from tinytensor.native.empty_tensor import empty_from_metadata


# new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_empty_strided(ks, self, size, stride, dtype, layout, device, pin_memory):
    return tensor_factories.new_empty_strided(self, size, stride, dtype, layout, device, pin_memory)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
_add_out_table = find_schema_or_throw("aten::add", "out").table


def add_Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _add_out_table[ks](ks, self, other, alpha, out)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def add__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _add_out_table[ks](ks, self, other, alpha, self)
    return self


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
_sub_out_table = find_schema_or_throw("aten::sub", "out").table


def sub_Tensor(ks, self, other, alpha):
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sub_out_table[ks](ks, self, other, alpha, out)
    return out


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def sub__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _sub_out_table[ks](ks, self, other, alpha, self)
    return self


# mul.Tensor(Tensor self, Tensor other) -> Tensor
_mul_out_table = find_schema_or_throw("aten::mul", "out").table


def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mul_out_table[ks](ks, self, other, out)
    return out


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def mul__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _mul_out_table[ks](ks, self, other, self)
    return self


# div.Tensor(Tensor self, Tensor other) -> Tensor
_div_out_table = find_schema_or_throw("aten::div", "out").table


def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_table[ks](ks, self, other, out)
    return out


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def div__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_table[ks](ks, self, other, self)
    return self


# pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
_pow_Tensor_Tensor_out_table = find_schema_or_throw("aten::pow", "Tensor_Tensor_out").table


def pow_Tensor_Tensor(ks, self, exponent):
    it = binary_ops.pow_Tensor_Tensor_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Tensor_out_table[ks](ks, self, exponent, out)
    return out


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
def pow__Tensor(ks, self, exponent):
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Tensor_out_table[ks](ks, self, exponent, self)
    return self


# pow.Scalar(Scalar self, Tensor exponent) -> Tensor
_pow_Scalar_out_table = find_schema_or_throw("aten::pow", "Scalar_out").table


def pow_Scalar(ks, self, exponent):
    it = binary_ops.pow_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Scalar_out_table[ks](ks, self, exponent, out)
    return out


# pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
_pow_Tensor_Scalar_out_table = find_schema_or_throw("aten::pow", "Tensor_Scalar_out").table


def pow_Tensor_Scalar(ks, self, exponent):
    it = binary_ops.pow_Tensor_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Scalar_out_table[ks](ks, self, exponent, out)
    return out


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
def pow__Scalar(ks, self, exponent):
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Scalar_out_table[ks](ks, self, exponent, self)
    return self


# maximum(Tensor self, Tensor other) -> Tensor
_maximum_out_table = find_schema_or_throw("aten::maximum", "out").table


def maximum(ks, self, other):
    it = binary_ops.maximum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _maximum_out_table[ks](ks, self, other, out)
    return out


# minimum(Tensor self, Tensor other) -> Tensor
_minimum_out_table = find_schema_or_throw("aten::minimum", "out").table


def minimum(ks, self, other):
    it = binary_ops.minimum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _minimum_out_table[ks](ks, self, other, out)
    return out


# logical_and(Tensor self, Tensor other) -> Tensor
_logical_and_out_table = find_schema_or_throw("aten::logical_and", "out").table


def logical_and(ks, self, other):
    it = binary_ops.logical_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logical_and_out_table[ks](ks, self, other, out)
    return out


# logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_and_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_and_out_table[ks](ks, self, other, self)
    return self


# logical_or(Tensor self, Tensor other) -> Tensor
_logical_or_out_table = find_schema_or_throw("aten::logical_or", "out").table


def logical_or(ks, self, other):
    it = binary_ops.logical_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logical_or_out_table[ks](ks, self, other, out)
    return out


# logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_or_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_or_out_table[ks](ks, self, other, self)
    return self


# logical_not(Tensor self) -> Tensor
_logical_not_out_table = find_schema_or_throw("aten::logical_not", "out").table


def logical_not(ks, self):
    it = unary_ops.logical_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logical_not_out_table[ks](ks, self, out)
    return out


# logical_not_(Tensor(a!) self) -> Tensor(a!)
def logical_not_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_not_out_table[ks](ks, self, self)
    return self


# bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_and_Tensor_out_table = find_schema_or_throw("aten::bitwise_and", "Tensor_out").table


def bitwise_and_Tensor(ks, self, other):
    it = binary_ops.bitwise_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_and_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_and__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_and_Tensor_out_table[ks](ks, self, other, self)
    return self


# bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_or_Tensor_out_table = find_schema_or_throw("aten::bitwise_or", "Tensor_out").table


def bitwise_or_Tensor(ks, self, other):
    it = binary_ops.bitwise_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_or_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_or__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_or_Tensor_out_table[ks](ks, self, other, self)
    return self


# bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_xor_Tensor_out_table = find_schema_or_throw("aten::bitwise_xor", "Tensor_out").table


def bitwise_xor_Tensor(ks, self, other):
    it = binary_ops.bitwise_xor_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_xor_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_xor__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_xor_Tensor_out_table[ks](ks, self, other, self)
    return self


# bitwise_not(Tensor self) -> Tensor
_bitwise_not_out_table = find_schema_or_throw("aten::bitwise_not", "out").table


def bitwise_not(ks, self):
    it = unary_ops.bitwise_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_not_out_table[ks](ks, self, out)
    return out


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
def bitwise_not_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_not_out_table[ks](ks, self, self)
    return self


# eq.Scalar(Tensor self, Scalar other) -> Tensor
_eq_Scalar_out_table = find_schema_or_throw("aten::eq", "Scalar_out").table


def eq_Scalar(ks, self, other):
    it = compare_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Scalar_out_table[ks](ks, self, other, out)
    return out


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def eq__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Scalar_out_table[ks](ks, self, other, self)
    return self


# eq.Tensor(Tensor self, Tensor other) -> Tensor
_eq_Tensor_out_table = find_schema_or_throw("aten::eq", "Tensor_out").table


def eq_Tensor(ks, self, other):
    it = compare_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Tensor_out_table[ks](ks, self, other, out)
    return out


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def eq__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Tensor_out_table[ks](ks, self, other, self)
    return self


# ne.Scalar(Tensor self, Scalar other) -> Tensor
_ne_Scalar_out_table = find_schema_or_throw("aten::ne", "Scalar_out").table


def ne_Scalar(ks, self, other):
    it = compare_ops.ne_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Scalar_out_table[ks](ks, self, other, out)
    return out


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ne__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Scalar_out_table[ks](ks, self, other, self)
    return self


# ne.Tensor(Tensor self, Tensor other) -> Tensor
_ne_Tensor_out_table = find_schema_or_throw("aten::ne", "Tensor_out").table


def ne_Tensor(ks, self, other):
    it = compare_ops.ne_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Tensor_out_table[ks](ks, self, other, out)
    return out


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ne__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Tensor_out_table[ks](ks, self, other, self)
    return self


# lt.Scalar(Tensor self, Scalar other) -> Tensor
_lt_Scalar_out_table = find_schema_or_throw("aten::lt", "Scalar_out").table


def lt_Scalar(ks, self, other):
    it = compare_ops.lt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Scalar_out_table[ks](ks, self, other, out)
    return out


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def lt__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Scalar_out_table[ks](ks, self, other, self)
    return self


# lt.Tensor(Tensor self, Tensor other) -> Tensor
_lt_Tensor_out_table = find_schema_or_throw("aten::lt", "Tensor_out").table


def lt_Tensor(ks, self, other):
    it = compare_ops.lt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Tensor_out_table[ks](ks, self, other, out)
    return out


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def lt__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Tensor_out_table[ks](ks, self, other, self)
    return self


# le.Scalar(Tensor self, Scalar other) -> Tensor
_le_Scalar_out_table = find_schema_or_throw("aten::le", "Scalar_out").table


def le_Scalar(ks, self, other):
    it = compare_ops.le_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _le_Scalar_out_table[ks](ks, self, other, out)
    return out


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def le__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _le_Scalar_out_table[ks](ks, self, other, self)
    return self


# le.Tensor(Tensor self, Tensor other) -> Tensor
_le_Tensor_out_table = find_schema_or_throw("aten::le", "Tensor_out").table


def le_Tensor(ks, self, other):
    it = compare_ops.le_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _le_Tensor_out_table[ks](ks, self, other, out)
    return out


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def le__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _le_Tensor_out_table[ks](ks, self, other, self)
    return self


# gt.Scalar(Tensor self, Scalar other) -> Tensor
_gt_Scalar_out_table = find_schema_or_throw("aten::gt", "Scalar_out").table


def gt_Scalar(ks, self, other):
    it = compare_ops.gt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Scalar_out_table[ks](ks, self, other, out)
    return out


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def gt__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Scalar_out_table[ks](ks, self, other, self)
    return self


# gt.Tensor(Tensor self, Tensor other) -> Tensor
_gt_Tensor_out_table = find_schema_or_throw("aten::gt", "Tensor_out").table


def gt_Tensor(ks, self, other):
    it = compare_ops.gt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Tensor_out_table[ks](ks, self, other, out)
    return out


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def gt__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Tensor_out_table[ks](ks, self, other, self)
    return self


# ge.Scalar(Tensor self, Scalar other) -> Tensor
_ge_Scalar_out_table = find_schema_or_throw("aten::ge", "Scalar_out").table


def ge_Scalar(ks, self, other):
    it = compare_ops.ge_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Scalar_out_table[ks](ks, self, other, out)
    return out


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ge__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Scalar_out_table[ks](ks, self, other, self)
    return self


# ge.Tensor(Tensor self, Tensor other) -> Tensor
_ge_Tensor_out_table = find_schema_or_throw("aten::ge", "Tensor_out").table


def ge_Tensor(ks, self, other):
    it = compare_ops.ge_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Tensor_out_table[ks](ks, self, other, out)
    return out


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ge__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Tensor_out_table[ks](ks, self, other, self)
    return self


# neg(Tensor self) -> Tensor
_neg_out_table = find_schema_or_throw("aten::neg", "out").table


def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _neg_out_table[ks](ks, self, out)
    return out


# neg_(Tensor(a!) self) -> Tensor(a!)
def neg_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _neg_out_table[ks](ks, self, self)
    return self


# abs(Tensor self) -> Tensor
_abs_out_table = find_schema_or_throw("aten::abs", "out").table


def abs(ks, self):
    it = unary_ops.abs_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _abs_out_table[ks](ks, self, out)
    return out


# abs_(Tensor(a!) self) -> Tensor(a!)
def abs_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _abs_out_table[ks](ks, self, self)
    return self


# sign(Tensor self) -> Tensor
_sign_out_table = find_schema_or_throw("aten::sign", "out").table


def sign(ks, self):
    it = unary_ops.sign_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sign_out_table[ks](ks, self, out)
    return out


# sign_(Tensor(a!) self) -> Tensor(a!)
def sign_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sign_out_table[ks](ks, self, self)
    return self


# reciprocal(Tensor self) -> Tensor
_reciprocal_out_table = find_schema_or_throw("aten::reciprocal", "out").table


def reciprocal(ks, self):
    it = unary_ops.reciprocal_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reciprocal_out_table[ks](ks, self, out)
    return out


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
def reciprocal_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _reciprocal_out_table[ks](ks, self, self)
    return self


# sqrt(Tensor self) -> Tensor
_sqrt_out_table = find_schema_or_throw("aten::sqrt", "out").table


def sqrt(ks, self):
    it = unary_ops.sqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sqrt_out_table[ks](ks, self, out)
    return out


# sqrt_(Tensor(a!) self) -> Tensor(a!)
def sqrt_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sqrt_out_table[ks](ks, self, self)
    return self


# rsqrt(Tensor self) -> Tensor
_rsqrt_out_table = find_schema_or_throw("aten::rsqrt", "out").table


def rsqrt(ks, self):
    it = unary_ops.rsqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _rsqrt_out_table[ks](ks, self, out)
    return out


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
def rsqrt_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _rsqrt_out_table[ks](ks, self, self)
    return self


# exp(Tensor self) -> Tensor
_exp_out_table = find_schema_or_throw("aten::exp", "out").table


def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _exp_out_table[ks](ks, self, out)
    return out


# exp_(Tensor(a!) self) -> Tensor(a!)
def exp_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _exp_out_table[ks](ks, self, self)
    return self


# log(Tensor self) -> Tensor
_log_out_table = find_schema_or_throw("aten::log", "out").table


def log(ks, self):
    it = unary_ops.log_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _log_out_table[ks](ks, self, out)
    return out


# log_(Tensor(a!) self) -> Tensor(a!)
def log_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log_out_table[ks](ks, self, self)
    return self


# sin(Tensor self) -> Tensor
_sin_out_table = find_schema_or_throw("aten::sin", "out").table


def sin(ks, self):
    it = unary_ops.sin_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sin_out_table[ks](ks, self, out)
    return out


# sin_(Tensor(a!) self) -> Tensor(a!)
def sin_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sin_out_table[ks](ks, self, self)
    return self


# cos(Tensor self) -> Tensor
_cos_out_table = find_schema_or_throw("aten::cos", "out").table


def cos(ks, self):
    it = unary_ops.cos_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cos_out_table[ks](ks, self, out)
    return out


# cos_(Tensor(a!) self) -> Tensor(a!)
def cos_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _cos_out_table[ks](ks, self, self)
    return self


# tanh(Tensor self) -> Tensor
_tanh_out_table = find_schema_or_throw("aten::tanh", "out").table


def tanh(ks, self):
    it = unary_ops.tanh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_out_table[ks](ks, self, out)
    return out


# tanh_(Tensor(a!) self) -> Tensor(a!)
def tanh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_out_table[ks](ks, self, self)
    return self


# sigmoid(Tensor self) -> Tensor
_sigmoid_out_table = find_schema_or_throw("aten::sigmoid", "out").table


def sigmoid(ks, self):
    it = unary_ops.sigmoid_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_out_table[ks](ks, self, out)
    return out


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
def sigmoid_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_out_table[ks](ks, self, self)
    return self


# floor(Tensor self) -> Tensor
_floor_out_table = find_schema_or_throw("aten::floor", "out").table


def floor(ks, self):
    it = unary_ops.floor_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _floor_out_table[ks](ks, self, out)
    return out


# floor_(Tensor(a!) self) -> Tensor(a!)
def floor_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _floor_out_table[ks](ks, self, self)
    return self


# ceil(Tensor self) -> Tensor
_ceil_out_table = find_schema_or_throw("aten::ceil", "out").table


def ceil(ks, self):
    it = unary_ops.ceil_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ceil_out_table[ks](ks, self, out)
    return out


# ceil_(Tensor(a!) self) -> Tensor(a!)
def ceil_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _ceil_out_table[ks](ks, self, self)
    return self


# trunc(Tensor self) -> Tensor
_trunc_out_table = find_schema_or_throw("aten::trunc", "out").table


def trunc(ks, self):
    it = unary_ops.trunc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _trunc_out_table[ks](ks, self, out)
    return out


# trunc_(Tensor(a!) self) -> Tensor(a!)
def trunc_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _trunc_out_table[ks](ks, self, self)
    return self


# clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
_clamp_out_table = find_schema_or_throw("aten::clamp", "out").table


def clamp(ks, self, min, max):
    it = pointwise_ops.clamp_meta(None, self, min, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_out_table[ks](ks, self, min, max, out)
    return out


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
def clamp_(ks, self, min, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_out_table[ks](ks, self, min, max, self)
    return self


# clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
_clamp_Tensor_out_table = find_schema_or_throw("aten::clamp", "Tensor_out").table


def clamp_Tensor(ks, self, min, max):
    it = pointwise_ops.clamp_Tensor_meta(None, self, min, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_Tensor_out_table[ks](ks, self, min, max, out)
    return out


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
def clamp__Tensor(ks, self, min, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_Tensor_out_table[ks](ks, self, min, max, self)
    return self


# clamp_min(Tensor self, Scalar min) -> Tensor
_clamp_min_out_table = find_schema_or_throw("aten::clamp_min", "out").table


def clamp_min(ks, self, min):
    it = pointwise_ops.clamp_min_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_out_table[ks](ks, self, min, out)
    return out


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
def clamp_min_(ks, self, min):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_out_table[ks](ks, self, min, self)
    return self


# clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
_clamp_min_Tensor_out_table = find_schema_or_throw("aten::clamp_min", "Tensor_out").table


def clamp_min_Tensor(ks, self, min):
    it = pointwise_ops.clamp_min_Tensor_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_Tensor_out_table[ks](ks, self, min, out)
    return out


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
def clamp_min__Tensor(ks, self, min):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_Tensor_out_table[ks](ks, self, min, self)
    return self


# clamp_max(Tensor self, Scalar max) -> Tensor
_clamp_max_out_table = find_schema_or_throw("aten::clamp_max", "out").table


def clamp_max(ks, self, max):
    it = pointwise_ops.clamp_max_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_out_table[ks](ks, self, max, out)
    return out


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
def clamp_max_(ks, self, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_out_table[ks](ks, self, max, self)
    return self


# clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
_clamp_max_Tensor_out_table = find_schema_or_throw("aten::clamp_max", "Tensor_out").table


def clamp_max_Tensor(ks, self, max):
    it = pointwise_ops.clamp_max_Tensor_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_Tensor_out_table[ks](ks, self, max, out)
    return out


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
def clamp_max__Tensor(ks, self, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_Tensor_out_table[ks](ks, self, max, self)
    return self


# addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
_addcmul_out_table = find_schema_or_throw("aten::addcmul", "out").table


def addcmul(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcmul_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addcmul_out_table[ks](ks, self, tensor1, tensor2, value, out)
    return out


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcmul_(ks, self, tensor1, tensor2, value):
    ks &= AFTER_ADINPLACEORVIEW
    _addcmul_out_table[ks](ks, self, tensor1, tensor2, value, self)
    return self


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
_addcdiv_out_table = find_schema_or_throw("aten::addcdiv", "out").table


def addcdiv(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addcdiv_out_table[ks](ks, self, tensor1, tensor2, value, out)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcdiv_(ks, self, tensor1, tensor2, value):
    ks &= AFTER_ADINPLACEORVIEW
    _addcdiv_out_table[ks](ks, self, tensor1, tensor2, value, self)
    return self


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
_lerp_Scalar_out_table = find_schema_or_throw("aten::lerp", "Scalar_out").table


def lerp_Scalar(ks, self, end, weight):
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Scalar_out_table[ks](ks, self, end, weight, out)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
def lerp__Scalar(ks, self, end, weight):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Scalar_out_table[ks](ks, self, end, weight, self)
    return self


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
_lerp_Tensor_out_table = find_schema_or_throw("aten::lerp", "Tensor_out").table


def lerp_Tensor(ks, self, end, weight):
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Tensor_out_table[ks](ks, self, end, weight, out)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
def lerp__Tensor(ks, self, end, weight):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Tensor_out_table[ks](ks, self, end, weight, self)
    return self


# threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
_threshold_backward_grad_input_table = find_schema_or_throw("aten::threshold_backward", "grad_input").table


def threshold_backward(ks, grad_output, self, threshold):
    it = pointwise_ops.threshold_backward_meta(None, grad_output, self, threshold)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _threshold_backward_grad_input_table[ks](ks, grad_output, self, threshold, out)
    return out


# sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
_sigmoid_backward_grad_input_table = find_schema_or_throw("aten::sigmoid_backward", "grad_input").table


def sigmoid_backward(ks, grad_output, output):
    it = pointwise_ops.sigmoid_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_backward_grad_input_table[ks](ks, grad_output, output, out)
    return out


# tanh_backward(Tensor grad_output, Tensor output) -> Tensor
_tanh_backward_grad_input_table = find_schema_or_throw("aten::tanh_backward", "grad_input").table


def tanh_backward(ks, grad_output, output):
    it = pointwise_ops.tanh_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_backward_grad_input_table[ks](ks, grad_output, output, out)
    return out


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_sum_IntList_out_table = find_schema_or_throw("aten::sum", "IntList_out").table


def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sum_IntList_out_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_mean_out_table = find_schema_or_throw("aten::mean", "out").table


def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mean_out_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


# prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_prod_int_out_table = find_schema_or_throw("aten::prod", "int_out").table


def prod_dim_int(ks, self, dim, keepdim, dtype):
    it = reduce_ops.prod_dim_int_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _prod_int_out_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


# amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
_amax_out_table = find_schema_or_throw("aten::amax", "out").table


def amax(ks, self, dim, keepdim):
    it = reduce_ops.amax_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _amax_out_table[ks](ks, self, dim, keepdim, out)
    return out


# amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
_amin_out_table = find_schema_or_throw("aten::amin", "out").table


def amin(ks, self, dim, keepdim):
    it = reduce_ops.amin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _amin_out_table[ks](ks, self, dim, keepdim, out)
    return out


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
_max_dim_max_table = find_schema_or_throw("aten::max", "dim_max").table


def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_dim_max_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
_min_dim_min_table = find_schema_or_throw("aten::min", "dim_min").table


def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _min_dim_min_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


# argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
_argmax_out_table = find_schema_or_throw("aten::argmax", "out").table


def argmax(ks, self, dim, keepdim):
    it = tensor_compare.argmax_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _argmax_out_table[ks](ks, self, dim, keepdim, out)
    return out


# argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
_argmin_out_table = find_schema_or_throw("aten::argmin", "out").table


def argmin(ks, self, dim, keepdim):
    it = tensor_compare.argmin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _argmin_out_table[ks](ks, self, dim, keepdim, out)
    return out


# all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
_all_out_table = find_schema_or_throw("aten::all", "out").table


def all_dim(ks, self, dim, keepdim):
    it = reduce_ops.all_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _all_out_table[ks](ks, self, dim, keepdim, out)
    return out


# all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
_all_dims_out_table = find_schema_or_throw("aten::all", "dims_out").table


def all_dims(ks, self, dim, keepdim):
    it = reduce_ops.all_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _all_dims_out_table[ks](ks, self, dim, keepdim, out)
    return out


# all(Tensor self) -> Tensor
_all_all_out_table = find_schema_or_throw("aten::all", "all_out").table


def all(ks, self):
    it = reduce_ops.all_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _all_all_out_table[ks](ks, self, out)
    return out


# any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
_any_out_table = find_schema_or_throw("aten::any", "out").table


def any_dim(ks, self, dim, keepdim):
    it = reduce_ops.any_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _any_out_table[ks](ks, self, dim, keepdim, out)
    return out


# any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
_any_dims_out_table = find_schema_or_throw("aten::any", "dims_out").table


def any_dims(ks, self, dim, keepdim):
    it = reduce_ops.any_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _any_dims_out_table[ks](ks, self, dim, keepdim, out)
    return out


# any(Tensor self) -> Tensor
_any_all_out_table = find_schema_or_throw("aten::any", "all_out").table


def any(ks, self):
    it = reduce_ops.any_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _any_all_out_table[ks](ks, self, out)
    return out


# cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
_cumsum_out_table = find_schema_or_throw("aten::cumsum", "out").table


def cumsum(ks, self, dim, dtype):
    it = scan_ops.cumsum_meta(None, self, dim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cumsum_out_table[ks](ks, self, dim, dtype, out)
    return out


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
def cumsum_(ks, self, dim, dtype):
    ks &= AFTER_ADINPLACEORVIEW
    _cumsum_out_table[ks](ks, self, dim, dtype, self)
    return self


# mm(Tensor self, Tensor mat2) -> Tensor
_mm_out_table = find_schema_or_throw("aten::mm", "out").table


def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mm_out_table[ks](ks, self, mat2, out)
    return out


# bmm(Tensor self, Tensor mat2) -> Tensor
_bmm_out_table = find_schema_or_throw("aten::bmm", "out").table


def bmm(ks, self, mat2):
    it = linear_algebra.bmm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bmm_out_table[ks](ks, self, mat2, out)
    return out


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
_addmm_out_table = find_schema_or_throw("aten::addmm", "out").table


def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addmm_out_table[ks](ks, self, mat1, mat2, beta, alpha, out)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addmm_(ks, self, mat1, mat2, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _addmm_out_table[ks](ks, self, mat1, mat2, beta, alpha, self)
    return self


# cat(Tensor[] tensors, int dim=0) -> Tensor
_cat_out_table = find_schema_or_throw("aten::cat", "out").table


def cat(ks, tensors, dim):
    it = cat_ops.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cat_out_table[ks](ks, tensors, dim, out)
    return out


# select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor
def select_backward(ks, grad_output, input_sizes, dim, index):
    return autograd_support.select_backward(grad_output, input_sizes, dim, index)


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
_index_Tensor_out_table = find_schema_or_throw("aten::index", "Tensor_out").table


def index_Tensor(ks, self, indices):
    it = index_ops.index_meta(None, self, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _index_Tensor_out_table[ks](ks, self, indices, out)
    return out


# gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
_gather_out_table = find_schema_or_throw("aten::gather", "out").table


def gather(ks, self, dim, index, sparse_grad):
    it = index_ops.gather_meta(None, self, dim, index, sparse_grad)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gather_out_table[ks](ks, self, dim, index, sparse_grad, out)
    return out


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
_scatter_src_out_table = find_schema_or_throw("aten::scatter", "src_out").table


def scatter_src(ks, self, dim, index, src):
    it = scatter_ops.scatter_src_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_src_out_table[ks](ks, self, dim, index, src, out)
    return out


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter__src(ks, self, dim, index, src):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_src_out_table[ks](ks, self, dim, index, src, self)
    return self


# scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
_scatter_value_out_table = find_schema_or_throw("aten::scatter", "value_out").table


def scatter_value(ks, self, dim, index, value):
    it = scatter_ops.scatter_value_meta(None, self, dim, index, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_out_table[ks](ks, self, dim, index, value, out)
    return out


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
def scatter__value(ks, self, dim, index, value):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_out_table[ks](ks, self, dim, index, value, self)
    return self


# scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
_scatter_reduce_out_table = find_schema_or_throw("aten::scatter", "reduce_out").table


def scatter_dot_reduce(ks, self, dim, index, src, reduce):
    it = scatter_ops.scatter_reduce_meta(None, self, dim, index, src, reduce)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_out_table[ks](ks, self, dim, index, src, reduce, out)
    return out


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
def scatter__reduce(ks, self, dim, index, src, reduce):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_out_table[ks](ks, self, dim, index, src, reduce, self)
    return self


# scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
_scatter_value_reduce_out_table = find_schema_or_throw("aten::scatter", "value_reduce_out").table


def scatter_value_reduce(ks, self, dim, index, value, reduce):
    it = scatter_ops.scatter_value_reduce_meta(None, self, dim, index, value, reduce)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_reduce_out_table[ks](ks, self, dim, index, value, reduce, out)
    return out


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_reduce_out_table[ks](ks, self, dim, index, value, reduce, self)
    return self


# scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
_scatter_add_out_table = find_schema_or_throw("aten::scatter_add", "out").table


def scatter_add(ks, self, dim, index, src):
    it = scatter_ops.scatter_add_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_add_out_table[ks](ks, self, dim, index, src, out)
    return out


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter_add_(ks, self, dim, index, src):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_add_out_table[ks](ks, self, dim, index, src, self)
    return self


# scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
_scatter_reduce_two_out_table = find_schema_or_throw("aten::scatter_reduce", "two_out").table


def scatter_reduce_two(ks, self, dim, index, src, reduce, include_self):
    it = scatter_ops.scatter_reduce_two_meta(None, self, dim, index, src, reduce, include_self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_two_out_table[ks](ks, self, dim, index, src, reduce, include_self, out)
    return out


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_two_out_table[ks](ks, self, dim, index, src, reduce, include_self, self)
    return self


# index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
_index_add_out_table = find_schema_or_throw("aten::index_add", "out").table


def index_add(ks, self, dim, index, source, alpha):
    it = index_write_ops.index_add_meta(None, self, dim, index, source, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _index_add_out_table[ks](ks, self, dim, index, source, alpha, out)
    return out


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
def index_add_(ks, self, dim, index, source, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _index_add_out_table[ks](ks, self, dim, index, source, alpha, self)
    return self


# tril(Tensor self, SymInt diagonal=0) -> Tensor
_tril_out_table = find_schema_or_throw("aten::tril", "out").table


def tril(ks, self, diagonal):
    it = triangular_ops.tril_meta(None, self, diagonal)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _tril_out_table[ks](ks, self, diagonal, out)
    return out


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def tril_(ks, self, diagonal):
    ks &= AFTER_ADINPLACEORVIEW
    _tril_out_table[ks](ks, self, diagonal, self)
    return self


# triu(Tensor self, SymInt diagonal=0) -> Tensor
_triu_out_table = find_schema_or_throw("aten::triu", "out").table


def triu(ks, self, diagonal):
    it = triangular_ops.triu_meta(None, self, diagonal)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _triu_out_table[ks](ks, self, diagonal, out)
    return out


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def triu_(ks, self, diagonal):
    ks &= AFTER_ADINPLACEORVIEW
    _triu_out_table[ks](ks, self, diagonal, self)
    return self


# diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
def diag_embed(ks, self, offset, dim1, dim2):
    return rearrange_ops.diag_embed(self, offset, dim1, dim2)


# diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
def diagonal_copy(ks, self, offset, dim1, dim2):
    return view_copy.diagonal_copy(self, offset, dim1, dim2)


# empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def empty_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.empty_like(self, dtype, layout, device, pin_memory, memory_format)


# new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_empty(ks, self, size, dtype, layout, device, pin_memory):
    return tensor_factories.new_empty(self, size, dtype, layout, device, pin_memory)


# zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def zeros(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.zeros(size, dtype, layout, device, pin_memory)


# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def zeros_out(ks, size, out):
    return tensor_factories_out.zeros_out(size, out)


# zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def zeros_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.zeros_like(self, dtype, layout, device, pin_memory, memory_format)


# new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_zeros(ks, self, size, dtype, layout, device, pin_memory):
    return tensor_factories.new_zeros(self, size, dtype, layout, device, pin_memory)


# ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def ones(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.ones(size, dtype, layout, device, pin_memory)


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def ones_out(ks, size, out):
    return tensor_factories_out.ones_out(size, out)


# ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def ones_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.ones_like(self, dtype, layout, device, pin_memory, memory_format)


# new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_ones(ks, self, size, dtype, layout, device, pin_memory):
    return tensor_factories.new_ones(self, size, dtype, layout, device, pin_memory)


# full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def full(ks, size, fill_value, dtype, layout, device, pin_memory):
    return tensor_factories.full(size, fill_value, dtype, layout, device, pin_memory)


# full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
def full_out(ks, size, fill_value, out):
    return tensor_factories_out.full_out(size, fill_value, out)


# full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def full_like(ks, self, fill_value, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.full_like(self, fill_value, dtype, layout, device, pin_memory, memory_format)


# new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_full(ks, self, size, fill_value, dtype, layout, device, pin_memory):
    return tensor_factories.new_full(self, size, fill_value, dtype, layout, device, pin_memory)


# scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def scalar_tensor(ks, s, dtype, layout, device, pin_memory):
    return tensor_factories.scalar_tensor(s, dtype, layout, device, pin_memory)


# arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def arange(ks, end, dtype, layout, device, pin_memory):
    return tensor_factories.arange(end, dtype, layout, device, pin_memory)


# arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)
def arange_out(ks, end, out):
    return tensor_factories.arange_out(end, out)


# arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def arange_start(ks, start, end, dtype, layout, device, pin_memory):
    return tensor_factories.arange_start(start, end, dtype, layout, device, pin_memory)


# arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def arange_start_step(ks, start, end, step, dtype, layout, device, pin_memory):
    return tensor_factories.arange_start_step(start, end, step, dtype, layout, device, pin_memory)


# eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def eye(ks, n, dtype, layout, device, pin_memory):
    return tensor_factories.eye(n, dtype, layout, device, pin_memory)


# eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def eye_m(ks, n, m, dtype, layout, device, pin_memory):
    return tensor_factories.eye_m(n, m, dtype, layout, device, pin_memory)


# add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def add_Scalar(ks, self, other, alpha):
    return scalar_overloads.add_Scalar(self, other, alpha)


# add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
def add__Scalar(ks, self, other, alpha):
    return scalar_overloads.add__Scalar(self, other, alpha)


# sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def sub_Scalar(ks, self, other, alpha):
    return scalar_overloads.sub_Scalar(self, other, alpha)


# sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
def sub__Scalar(ks, self, other, alpha):
    return scalar_overloads.sub__Scalar(self, other, alpha)


# rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def rsub_Tensor(ks, self, other, alpha):
    return binary_ops.rsub_Tensor(self, other, alpha)


# rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def rsub_Scalar(ks, self, other, alpha):
    return binary_ops.rsub_Scalar(self, other, alpha)


# mul.Scalar(Tensor self, Scalar other) -> Tensor
def mul_Scalar(ks, self, other):
    return scalar_overloads.mul_Scalar(self, other)


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def mul__Scalar(ks, self, other):
    return scalar_overloads.mul__Scalar(self, other)


# div.Scalar(Tensor self, Scalar other) -> Tensor
def div_Scalar(ks, self, other):
    return scalar_overloads.div_Scalar(self, other)


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def div__Scalar(ks, self, other):
    return scalar_overloads.div__Scalar(self, other)


# bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_and_Scalar(ks, self, other):
    return scalar_overloads.bitwise_and_Scalar(self, other)


# bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_and__Scalar(ks, self, other):
    return scalar_overloads.bitwise_and__Scalar(self, other)


# bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_and_Scalar_out(ks, self, other, out):
    return scalar_overloads.bitwise_and_Scalar_out(self, other, out)


# bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_and_Scalar_Tensor(ks, self, other):
    return scalar_overloads.bitwise_and_Scalar_Tensor(self, other)


# bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_or_Scalar(ks, self, other):
    return scalar_overloads.bitwise_or_Scalar(self, other)


# bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_or__Scalar(ks, self, other):
    return scalar_overloads.bitwise_or__Scalar(self, other)


# bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_or_Scalar_out(ks, self, other, out):
    return scalar_overloads.bitwise_or_Scalar_out(self, other, out)


# bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_or_Scalar_Tensor(ks, self, other):
    return scalar_overloads.bitwise_or_Scalar_Tensor(self, other)


# bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_xor_Scalar(ks, self, other):
    return scalar_overloads.bitwise_xor_Scalar(self, other)


# bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_xor__Scalar(ks, self, other):
    return scalar_overloads.bitwise_xor__Scalar(self, other)


# bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_xor_Scalar_out(ks, self, other, out):
    return scalar_overloads.bitwise_xor_Scalar_out(self, other, out)


# bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_xor_Scalar_Tensor(ks, self, other):
    return scalar_overloads.bitwise_xor_Scalar_Tensor(self, other)


# isnan(Tensor self) -> Tensor
def isnan(ks, self):
    return unary_ops.isnan(self)


# isinf(Tensor self) -> Tensor
def isinf(ks, self):
    return unary_ops.isinf(self)


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
def sum(ks, self, dtype):
    return reduce_ops.sum(self, dtype)


# mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
def mean(ks, self, dtype):
    return reduce_ops.mean(self, dtype)


# mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def mean_dtype_out(ks, self, dtype, out):
    return reduce_ops.mean_dtype_out(self, dtype, out)


# equal(Tensor self, Tensor other) -> bool
def equal(ks, self, other):
    return compare_ops.equal(self, other)


# allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool
def allclose(ks, self, other, rtol, atol, equal_nan):
    return compare_ops.allclose(self, other, rtol, atol, equal_nan)


# mv(Tensor self, Tensor vec) -> Tensor
def mv(ks, self, vec):
    return linear_algebra.mv(self, vec)


# mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
def mv_out(ks, self, vec, out):
    return linear_algebra.mv_out(self, vec, out)


# dot(Tensor self, Tensor tensor) -> Tensor
def dot(ks, self, tensor):
    return linear_algebra.dot(self, tensor)


# dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
def dot_out(ks, self, tensor, out):
    return linear_algebra.dot_out(self, tensor, out)


# t(Tensor(a) self) -> Tensor(a)
def t(ks, self):
    return view_ops.t(self)


# t_(Tensor(a!) self) -> Tensor(a!)
def t_(ks, self):
    return view_ops.t_(self)


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
def transpose_int(ks, self, dim0, dim1):
    return view_ops.transpose(self, dim0, dim1)


# transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
def transpose_(ks, self, dim0, dim1):
    return view_ops.transpose_(self, dim0, dim1)


# permute(Tensor(a) self, int[] dims) -> Tensor(a)
def permute(ks, self, dims):
    return view_ops.permute(self, dims)


# view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
def view_dtype(ks, self, dtype):
    return view_ops.view_dtype(self, dtype)


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
def expand(ks, self, size, implicit):
    return view_ops.expand(self, size, implicit)


# squeeze(Tensor(a) self) -> Tensor(a)
def squeeze(ks, self):
    return view_ops.squeeze(self)


# squeeze_(Tensor(a!) self) -> Tensor(a!)
def squeeze_(ks, self):
    return view_ops.squeeze_(self)


# squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
def squeeze_dim(ks, self, dim):
    return view_ops.squeeze_dim(self, dim)


# squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
def squeeze__dim(ks, self, dim):
    return view_ops.squeeze__dim(self, dim)


# squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
def squeeze_dims(ks, self, dim):
    return view_ops.squeeze_dims(self, dim)


# squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
def squeeze__dims(ks, self, dim):
    return view_ops.squeeze__dims(self, dim)


# unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
def unsqueeze(ks, self, dim):
    return view_ops.unsqueeze(self, dim)


# unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
def unsqueeze_(ks, self, dim):
    return view_ops.unsqueeze_(self, dim)


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
def select_int(ks, self, dim, index):
    return view_ops.select(self, dim, index)


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
def slice_Tensor(ks, self, dim, start, end, step):
    return view_ops.slice(self, dim, start, end, step)


# diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
def diagonal(ks, self, offset, dim1, dim2):
    return view_ops.diagonal(self, offset, dim1, dim2)


# alias(Tensor(a) self) -> Tensor(a)
def alias(ks, self):
    return view_ops.alias(self)


# detach(Tensor(a) self) -> Tensor(a)
def detach(ks, self):
    return view_ops.alias(self)


# unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
def unbind_int(ks, self, dim):
    return tensor_shape.unbind(self, dim)


# split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
def split_Tensor(ks, self, split_size, dim):
    return tensor_shape.split_Tensor(self, split_size, dim)


# split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
def split_with_sizes(ks, self, split_sizes, dim):
    return tensor_shape.split_with_sizes(self, split_sizes, dim)


# _unsafe_view(Tensor self, SymInt[] size) -> Tensor
def _unsafe_view(ks, self, size):
    return view_ops.unsafe_view(self, size)


# stack(Tensor[] tensors, int dim=0) -> Tensor
def stack(ks, tensors, dim):
    return cat_ops.stack(tensors, dim)


# stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
def stack_out(ks, tensors, dim, out):
    return cat_ops.stack_out(tensors, dim, out)


# slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor
def slice_backward(ks, grad_output, input_sizes, dim, start, end, step):
    return autograd_support.slice_backward(grad_output, input_sizes, dim, start, end, step)


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
def copy_(ks, self, src, non_blocking):
    return copy_ops.copy_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
def clone(ks, self, memory_format):
    return copy_ops.clone(self, memory_format)


# _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
def _to_copy(ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format):
    return copy_ops._to_copy(self, dtype, layout, device, pin_memory, non_blocking, memory_format)


# fill.Scalar(Tensor self, Scalar value) -> Tensor
def fill_Scalar(ks, self, value):
    return fill.fill_Scalar(self, value)


# fill.Tensor(Tensor self, Tensor value) -> Tensor
def fill_Tensor(ks, self, value):
    return fill.fill_Tensor(self, value)


# index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
def index_put(ks, self, indices, values, accumulate):
    return index_ops.index_put(self, indices, values, accumulate)


# index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
def index_put_(ks, self, indices, values, accumulate):
    return index_ops.index_put_(self, indices, values, accumulate)


# masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
def masked_fill_Scalar(ks, self, mask, value):
    return masked_fill.masked_fill(self, mask, value)


# masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
def masked_fill_Tensor(ks, self, mask, value):
    return masked_fill.masked_fill(self, mask, value)


# index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def index_fill_int_Scalar(ks, self, dim, index, value):
    return index_write_ops.index_fill(self, dim, index, value)


# index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
def index_fill_int_Tensor(ks, self, dim, index, value):
    return index_write_ops.index_fill_Tensor(self, dim, index, value)


# put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
def put(ks, self, index, source, accumulate):
    return take_put.put(self, index, source, accumulate)


# masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
def masked_scatter(ks, self, mask, source):
    return take_put.masked_scatter(self, mask, source)


# masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
def masked_scatter_backward(ks, grad_output, mask, sizes):
    return take_put.masked_scatter_backward(grad_output, mask, sizes)


# repeat(Tensor self, SymInt[] repeats) -> Tensor
def repeat(ks, self, repeats):
    return rearrange_ops.repeat(self, repeats)


# diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)
def diagonal_copy_out(ks, self, offset, dim1, dim2, out):
    return view_copy.diagonal_copy_out(self, offset, dim1, dim2, out)


# square(Tensor self) -> Tensor
def square(ks, self):
    return unary_ops.square(self)


# square_(Tensor(a!) self) -> Tensor(a!)
def square_(ks, self):
    return unary_ops.square_(self)


# square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def square_out(ks, self, out):
    return unary_ops.square_out(self, out)


# isfinite(Tensor self) -> Tensor
def isfinite(ks, self):
    return unary_ops.isfinite(self)


# where(Tensor condition) -> Tensor[]
def where(ks, condition):
    return pointwise_ops.where(condition)


# where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
def where_ScalarSelf(ks, condition, self, other):
    return pointwise_ops.where_ScalarSelf(condition, self, other)


# where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
def where_ScalarOther(ks, condition, self, other):
    return pointwise_ops.where_ScalarOther(condition, self, other)


# where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
def where_Scalar(ks, condition, self, other):
    return pointwise_ops.where_Scalar(condition, self, other)


# max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def max_out(ks, self, other, out):
    return reduce_ops.max_out(self, other, out)


# max.other(Tensor self, Tensor other) -> Tensor
def max_other(ks, self, other):
    return reduce_ops.max_other(self, other)


# min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def min_out(ks, self, other, out):
    return reduce_ops.min_out(self, other, out)


# min.other(Tensor self, Tensor other) -> Tensor
def min_other(ks, self, other):
    return reduce_ops.min_other(self, other)


# var(Tensor self, bool unbiased=True) -> Tensor
def var(ks, self, unbiased):
    return std_var.var(self, unbiased)


# var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def var_out(ks, self, dim, unbiased, keepdim, out):
    return std_var.var_out(self, dim, unbiased, keepdim, out)


# var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def var_dim(ks, self, dim, unbiased, keepdim):
    return std_var.var_dim(self, dim, unbiased, keepdim)


# std(Tensor self, bool unbiased=True) -> Tensor
def std(ks, self, unbiased):
    return std_var.std(self, unbiased)


# std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def std_out(ks, self, dim, unbiased, keepdim, out):
    return std_var.std_out(self, dim, unbiased, keepdim, out)


# std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def std_dim(ks, self, dim, unbiased, keepdim):
    return std_var.std_dim(self, dim, unbiased, keepdim)


# isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
def isclose(ks, self, other, rtol, atol, equal_nan):
    return compare_ops.isclose(self, other, rtol, atol, equal_nan)


# matmul(Tensor self, Tensor other) -> Tensor
def matmul(ks, self, other):
    return linear_algebra.matmul(self, other)


# matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def matmul_out(ks, self, other, out):
    return linear_algebra.matmul_out(self, other, out)


# numpy_T(Tensor(a) self) -> Tensor(a)
def numpy_T(ks, self):
    return tensor_shape.numpy_T(self)


# mT(Tensor(a) self) -> Tensor(a)
def mT(ks, self):
    return tensor_shape.mT(self)


# movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
def movedim_intlist(ks, self, source, destination):
    return tensor_shape.movedim_intlist(self, source, destination)


# movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
def movedim_int(ks, self, source, destination):
    return tensor_shape.movedim_int(self, source, destination)


# view_as(Tensor(a) self, Tensor other) -> Tensor(a)
def view_as(ks, self, other):
    return tensor_shape.view_as(self, other)


# expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
def expand_as(ks, self, other):
    return tensor_shape.expand_as(self, other)


# split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
def split_sizes(ks, self, split_size, dim):
    return tensor_shape.split_sizes(self, split_size, dim)


# reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
def reshape(ks, self, shape):
    return tensor_shape.reshape(self, shape)


# flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
def flatten_using_ints(ks, self, start_dim, end_dim):
    return tensor_shape.flatten(self, start_dim, end_dim)


# unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
def unflatten_int(ks, self, dim, sizes):
    return tensor_shape.unflatten(self, dim, sizes)


# narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
def narrow(ks, self, dim, start, length):
    return tensor_shape.narrow(self, dim, start, length)


# chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
def chunk(ks, self, chunks, dim):
    return tensor_shape.chunk(self, chunks, dim)


# broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
def broadcast_to(ks, self, size):
    return tensor_shape.broadcast_to(self, size)


# broadcast_tensors(Tensor[] tensors) -> Tensor[]
def broadcast_tensors(ks, tensors):
    return tensor_shape.broadcast_tensors(tensors)


# contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
def contiguous(ks, self, memory_format):
    return copy_ops.contiguous(self, memory_format)


# to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_dtype_layout(ks, self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format):
    return copy_ops.to_dtype_layout(self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)


# to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_device(ks, self, device, dtype, non_blocking, copy, memory_format):
    return copy_ops.to_device(self, device, dtype, non_blocking, copy, memory_format)


# to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_dtype(ks, self, dtype, non_blocking, copy, memory_format):
    return copy_ops.to_dtype(self, dtype, non_blocking, copy, memory_format)


# to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_other(ks, self, other, non_blocking, copy, memory_format):
    return copy_ops.to_other(self, other, non_blocking, copy, memory_format)


# type_as(Tensor self, Tensor other) -> Tensor
def type_as(ks, self, other):
    return copy_ops.type_as(self, other)


# diag(Tensor self, int diagonal=0) -> Tensor
def diag(ks, self, diagonal):
    return rearrange_ops.diag(self, diagonal)


# diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
def diag_out(ks, self, diagonal, out):
    return rearrange_ops.diag_out(self, diagonal, out)


# diagflat(Tensor self, int offset=0) -> Tensor
def diagflat(ks, self, offset):
    return rearrange_ops.diagflat(self, offset)


# reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
def reshape_as(ks, self, other):
    return tensor_shape.reshape_as(self, other)


# item(Tensor self) -> Scalar
def item(ks, self):
    return scalar.item(self)

for (name, overload), kernel in (
    (("aten::new_empty_strided", ""), new_empty_strided),
    (("aten::add", "Tensor"), add_Tensor),
    (("aten::add_", "Tensor"), add__Tensor),
    (("aten::sub", "Tensor"), sub_Tensor),
    (("aten::sub_", "Tensor"), sub__Tensor),
    (("aten::mul", "Tensor"), mul_Tensor),
    (("aten::mul_", "Tensor"), mul__Tensor),
    (("aten::div", "Tensor"), div_Tensor),
    (("aten::div_", "Tensor"), div__Tensor),
    (("aten::pow", "Tensor_Tensor"), pow_Tensor_Tensor),
    (("aten::pow_", "Tensor"), pow__Tensor),
    (("aten::pow", "Scalar"), pow_Scalar),
    (("aten::pow", "Tensor_Scalar"), pow_Tensor_Scalar),
    (("aten::pow_", "Scalar"), pow__Scalar),
    (("aten::maximum", ""), maximum),
    (("aten::minimum", ""), minimum),
    (("aten::logical_and", ""), logical_and),
    (("aten::logical_and_", ""), logical_and_),
    (("aten::logical_or", ""), logical_or),
    (("aten::logical_or_", ""), logical_or_),
    (("aten::logical_not", ""), logical_not),
    (("aten::logical_not_", ""), logical_not_),
    (("aten::bitwise_and", "Tensor"), bitwise_and_Tensor),
    (("aten::bitwise_and_", "Tensor"), bitwise_and__Tensor),
    (("aten::bitwise_or", "Tensor"), bitwise_or_Tensor),
    (("aten::bitwise_or_", "Tensor"), bitwise_or__Tensor),
    (("aten::bitwise_xor", "Tensor"), bitwise_xor_Tensor),
    (("aten::bitwise_xor_", "Tensor"), bitwise_xor__Tensor),
    (("aten::bitwise_not", ""), bitwise_not),
    (("aten::bitwise_not_", ""), bitwise_not_),
    (("aten::eq", "Scalar"), eq_Scalar),
    (("aten::eq_", "Scalar"), eq__Scalar),
    (("aten::eq", "Tensor"), eq_Tensor),
    (("aten::eq_", "Tensor"), eq__Tensor),
    (("aten::ne", "Scalar"), ne_Scalar),
    (("aten::ne_", "Scalar"), ne__Scalar),
    (("aten::ne", "Tensor"), ne_Tensor),
    (("aten::ne_", "Tensor"), ne__Tensor),
    (("aten::lt", "Scalar"), lt_Scalar),
    (("aten::lt_", "Scalar"), lt__Scalar),
    (("aten::lt", "Tensor"), lt_Tensor),
    (("aten::lt_", "Tensor"), lt__Tensor),
    (("aten::le", "Scalar"), le_Scalar),
    (("aten::le_", "Scalar"), le__Scalar),
    (("aten::le", "Tensor"), le_Tensor),
    (("aten::le_", "Tensor"), le__Tensor),
    (("aten::gt", "Scalar"), gt_Scalar),
    (("aten::gt_", "Scalar"), gt__Scalar),
    (("aten::gt", "Tensor"), gt_Tensor),
    (("aten::gt_", "Tensor"), gt__Tensor),
    (("aten::ge", "Scalar"), ge_Scalar),
    (("aten::ge_", "Scalar"), ge__Scalar),
    (("aten::ge", "Tensor"), ge_Tensor),
    (("aten::ge_", "Tensor"), ge__Tensor),
    (("aten::neg", ""), neg),
    (("aten::neg_", ""), neg_),
    (("aten::abs", ""), abs),
    (("aten::abs_", ""), abs_),
    (("aten::sign", ""), sign),
    (("aten::sign_", ""), sign_),
    (("aten::reciprocal", ""), reciprocal),
    (("aten::reciprocal_", ""), reciprocal_),
    (("aten::sqrt", ""), sqrt),
    (("aten::sqrt_", ""), sqrt_),
    (("aten::rsqrt", ""), rsqrt),
    (("aten::rsqrt_", ""), rsqrt_),
    (("aten::exp", ""), exp),
    (("aten::exp_", ""), exp_),
    (("aten::log", ""), log),
    (("aten::log_", ""), log_),
    (("aten::sin", ""), sin),
    (("aten::sin_", ""), sin_),
    (("aten::cos", ""), cos),
    (("aten::cos_", ""), cos_),
    (("aten::tanh", ""), tanh),
    (("aten::tanh_", ""), tanh_),
    (("aten::sigmoid", ""), sigmoid),
    (("aten::sigmoid_", ""), sigmoid_),
    (("aten::floor", ""), floor),
    (("aten::floor_", ""), floor_),
    (("aten::ceil", ""), ceil),
    (("aten::ceil_", ""), ceil_),
    (("aten::trunc", ""), trunc),
    (("aten::trunc_", ""), trunc_),
    (("aten::clamp", ""), clamp),
    (("aten::clamp_", ""), clamp_),
    (("aten::clamp", "Tensor"), clamp_Tensor),
    (("aten::clamp_", "Tensor"), clamp__Tensor),
    (("aten::clamp_min", ""), clamp_min),
    (("aten::clamp_min_", ""), clamp_min_),
    (("aten::clamp_min", "Tensor"), clamp_min_Tensor),
    (("aten::clamp_min_", "Tensor"), clamp_min__Tensor),
    (("aten::clamp_max", ""), clamp_max),
    (("aten::clamp_max_", ""), clamp_max_),
    (("aten::clamp_max", "Tensor"), clamp_max_Tensor),
    (("aten::clamp_max_", "Tensor"), clamp_max__Tensor),
    (("aten::addcmul", ""), addcmul),
    (("aten::addcmul_", ""), addcmul_),
    (("aten::addcdiv", ""), addcdiv),
    (("aten::addcdiv_", ""), addcdiv_),
    (("aten::lerp", "Scalar"), lerp_Scalar),
    (("aten::lerp_", "Scalar"), lerp__Scalar),
    (("aten::lerp", "Tensor"), lerp_Tensor),
    (("aten::lerp_", "Tensor"), lerp__Tensor),
    (("aten::threshold_backward", ""), threshold_backward),
    (("aten::sigmoid_backward", ""), sigmoid_backward),
    (("aten::tanh_backward", ""), tanh_backward),
    (("aten::sum", "dim_IntList"), sum_dim_IntList),
    (("aten::mean", "dim"), mean_dim),
    (("aten::prod", "dim_int"), prod_dim_int),
    (("aten::amax", ""), amax),
    (("aten::amin", ""), amin),
    (("aten::max", "dim"), max_dim),
    (("aten::min", "dim"), min_dim),
    (("aten::argmax", ""), argmax),
    (("aten::argmin", ""), argmin),
    (("aten::all", "dim"), all_dim),
    (("aten::all", "dims"), all_dims),
    (("aten::all", ""), all),
    (("aten::any", "dim"), any_dim),
    (("aten::any", "dims"), any_dims),
    (("aten::any", ""), any),
    (("aten::cumsum", ""), cumsum),
    (("aten::cumsum_", ""), cumsum_),
    (("aten::mm", ""), mm),
    (("aten::bmm", ""), bmm),
    (("aten::addmm", ""), addmm),
    (("aten::addmm_", ""), addmm_),
    (("aten::cat", ""), cat),
    (("aten::select_backward", ""), select_backward),
    (("aten::index", "Tensor"), index_Tensor),
    (("aten::gather", ""), gather),
    (("aten::scatter", "src"), scatter_src),
    (("aten::scatter_", "src"), scatter__src),
    (("aten::scatter", "value"), scatter_value),
    (("aten::scatter_", "value"), scatter__value),
    (("aten::scatter", "reduce"), scatter_dot_reduce),
    (("aten::scatter_", "reduce"), scatter__reduce),
    (("aten::scatter", "value_reduce"), scatter_value_reduce),
    (("aten::scatter_", "value_reduce"), scatter__value_reduce),
    (("aten::scatter_add", ""), scatter_add),
    (("aten::scatter_add_", ""), scatter_add_),
    (("aten::scatter_reduce", "two"), scatter_reduce_two),
    (("aten::scatter_reduce_", "two"), scatter_reduce__two),
    (("aten::index_add", ""), index_add),
    (("aten::index_add_", ""), index_add_),
    (("aten::tril", ""), tril),
    (("aten::tril_", ""), tril_),
    (("aten::triu", ""), triu),
    (("aten::triu_", ""), triu_),
    (("aten::diag_embed", ""), diag_embed),
    (("aten::diagonal_copy", ""), diagonal_copy),
):
    register_impl(name, overload, DispatchKey.CompositeExplicitAutogradNonFunctional, kernel)

for (name, overload), kernel in (
    (("aten::empty_like", ""), empty_like),
    (("aten::new_empty", ""), new_empty),
    (("aten::zeros", ""), zeros),
    (("aten::zeros", "out"), zeros_out),
    (("aten::zeros_like", ""), zeros_like),
    (("aten::new_zeros", ""), new_zeros),
    (("aten::ones", ""), ones),
    (("aten::ones", "out"), ones_out),
    (("aten::ones_like", ""), ones_like),
    (("aten::new_ones", ""), new_ones),
    (("aten::full", ""), full),
    (("aten::full", "out"), full_out),
    (("aten::full_like", ""), full_like),
    (("aten::new_full", ""), new_full),
    (("aten::scalar_tensor", ""), scalar_tensor),
    (("aten::arange", ""), arange),
    (("aten::arange", "out"), arange_out),
    (("aten::arange", "start"), arange_start),
    (("aten::arange", "start_step"), arange_start_step),
    (("aten::eye", ""), eye),
    (("aten::eye", "m"), eye_m),
    (("aten::add", "Scalar"), add_Scalar),
    (("aten::add_", "Scalar"), add__Scalar),
    (("aten::sub", "Scalar"), sub_Scalar),
    (("aten::sub_", "Scalar"), sub__Scalar),
    (("aten::rsub", "Tensor"), rsub_Tensor),
    (("aten::rsub", "Scalar"), rsub_Scalar),
    (("aten::mul", "Scalar"), mul_Scalar),
    (("aten::mul_", "Scalar"), mul__Scalar),
    (("aten::div", "Scalar"), div_Scalar),
    (("aten::div_", "Scalar"), div__Scalar),
    (("aten::bitwise_and", "Scalar"), bitwise_and_Scalar),
    (("aten::bitwise_and_", "Scalar"), bitwise_and__Scalar),
    (("aten::bitwise_and", "Scalar_out"), bitwise_and_Scalar_out),
    (("aten::bitwise_and", "Scalar_Tensor"), bitwise_and_Scalar_Tensor),
    (("aten::bitwise_or", "Scalar"), bitwise_or_Scalar),
    (("aten::bitwise_or_", "Scalar"), bitwise_or__Scalar),
    (("aten::bitwise_or", "Scalar_out"), bitwise_or_Scalar_out),
    (("aten::bitwise_or", "Scalar_Tensor"), bitwise_or_Scalar_Tensor),
    (("aten::bitwise_xor", "Scalar"), bitwise_xor_Scalar),
    (("aten::bitwise_xor_", "Scalar"), bitwise_xor__Scalar),
    (("aten::bitwise_xor", "Scalar_out"), bitwise_xor_Scalar_out),
    (("aten::bitwise_xor", "Scalar_Tensor"), bitwise_xor_Scalar_Tensor),
    (("aten::isnan", ""), isnan),
    (("aten::isinf", ""), isinf),
    (("aten::sum", ""), sum),
    (("aten::mean", ""), mean),
    (("aten::mean", "dtype_out"), mean_dtype_out),
    (("aten::equal", ""), equal),
    (("aten::allclose", ""), allclose),
    (("aten::mv", ""), mv),
    (("aten::mv", "out"), mv_out),
    (("aten::dot", ""), dot),
    (("aten::dot", "out"), dot_out),
    (("aten::t", ""), t),
    (("aten::t_", ""), t_),
    (("aten::transpose", "int"), transpose_int),
    (("aten::transpose_", ""), transpose_),
    (("aten::permute", ""), permute),
    (("aten::view", "dtype"), view_dtype),
    (("aten::expand", ""), expand),
    (("aten::squeeze", ""), squeeze),
    (("aten::squeeze_", ""), squeeze_),
    (("aten::squeeze", "dim"), squeeze_dim),
    (("aten::squeeze_", "dim"), squeeze__dim),
    (("aten::squeeze", "dims"), squeeze_dims),
    (("aten::squeeze_", "dims"), squeeze__dims),
    (("aten::unsqueeze", ""), unsqueeze),
    (("aten::unsqueeze_", ""), unsqueeze_),
    (("aten::select", "int"), select_int),
    (("aten::slice", "Tensor"), slice_Tensor),
    (("aten::diagonal", ""), diagonal),
    (("aten::alias", ""), alias),
    (("aten::detach", ""), detach),
    (("aten::unbind", "int"), unbind_int),
    (("aten::split", "Tensor"), split_Tensor),
    (("aten::split_with_sizes", ""), split_with_sizes),
    (("aten::_unsafe_view", ""), _unsafe_view),
    (("aten::stack", ""), stack),
    (("aten::stack", "out"), stack_out),
    (("aten::slice_backward", ""), slice_backward),
    (("aten::copy_", ""), copy_),
    (("aten::clone", ""), clone),
    (("aten::_to_copy", ""), _to_copy),
    (("aten::fill", "Scalar"), fill_Scalar),
    (("aten::fill", "Tensor"), fill_Tensor),
    (("aten::index_put", ""), index_put),
    (("aten::index_put_", ""), index_put_),
    (("aten::masked_fill", "Scalar"), masked_fill_Scalar),
    (("aten::masked_fill", "Tensor"), masked_fill_Tensor),
    (("aten::index_fill", "int_Scalar"), index_fill_int_Scalar),
    (("aten::index_fill", "int_Tensor"), index_fill_int_Tensor),
    (("aten::put", ""), put),
    (("aten::masked_scatter", ""), masked_scatter),
    (("aten::masked_scatter_backward", ""), masked_scatter_backward),
    (("aten::repeat", ""), repeat),
    (("aten::diagonal_copy", "out"), diagonal_copy_out),
):
    register_impl(name, overload, DispatchKey.CompositeExplicitAutograd, kernel)

for (name, overload), kernel in (
    (("aten::square", ""), square),
    (("aten::square_", ""), square_),
    (("aten::square", "out"), square_out),
    (("aten::isfinite", ""), isfinite),
    (("aten::where", ""), where),
    (("aten::where", "ScalarSelf"), where_ScalarSelf),
    (("aten::where", "ScalarOther"), where_ScalarOther),
    (("aten::where", "Scalar"), where_Scalar),
    (("aten::max", "out"), max_out),
    (("aten::max", "other"), max_other),
    (("aten::min", "out"), min_out),
    (("aten::min", "other"), min_other),
    (("aten::var", ""), var),
    (("aten::var", "out"), var_out),
    (("aten::var", "dim"), var_dim),
    (("aten::std", ""), std),
    (("aten::std", "out"), std_out),
    (("aten::std", "dim"), std_dim),
    (("aten::isclose", ""), isclose),
    (("aten::matmul", ""), matmul),
    (("aten::matmul", "out"), matmul_out),
    (("aten::numpy_T", ""), numpy_T),
    (("aten::mT", ""), mT),
    (("aten::movedim", "intlist"), movedim_intlist),
    (("aten::movedim", "int"), movedim_int),
    (("aten::view_as", ""), view_as),
    (("aten::expand_as", ""), expand_as),
    (("aten::split", "sizes"), split_sizes),
    (("aten::reshape", ""), reshape),
    (("aten::flatten", "using_ints"), flatten_using_ints),
    (("aten::unflatten", "int"), unflatten_int),
    (("aten::narrow", ""), narrow),
    (("aten::chunk", ""), chunk),
    (("aten::broadcast_to", ""), broadcast_to),
    (("aten::broadcast_tensors", ""), broadcast_tensors),
    (("aten::contiguous", ""), contiguous),
    (("aten::to", "dtype_layout"), to_dtype_layout),
    (("aten::to", "device"), to_device),
    (("aten::to", "dtype"), to_dtype),
    (("aten::to", "other"), to_other),
    (("aten::type_as", ""), type_as),
    (("aten::diag", ""), diag),
    (("aten::diag", "out"), diag_out),
    (("aten::diagflat", ""), diagflat),
    (("aten::reshape_as", ""), reshape_as),
    (("aten::item", ""), item),
):
    register_impl(name, overload, DispatchKey.CompositeImplicitAutograd, kernel)
