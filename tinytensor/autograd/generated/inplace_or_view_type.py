# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The kernels of the ADInplaceOrView key: bump the version counter, remember a view's base.

Mirrors the generated torch/csrc/autograd/generated/ADInplaceOrViewType_*.cpp.
"""

from tinytensor.autograd.variable import as_view, as_view_list, increment_version
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_impl

# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_zeros_out_table = find_schema_or_throw("aten::zeros", "out").table


def zeros_out(ks, size, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _zeros_out_table[ks](ks, size, out)
    increment_version(out)
    return out


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_ones_out_table = find_schema_or_throw("aten::ones", "out").table


def ones_out(ks, size, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _ones_out_table[ks](ks, size, out)
    increment_version(out)
    return out


# full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
_full_out_table = find_schema_or_throw("aten::full", "out").table


def full_out(ks, size, fill_value, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _full_out_table[ks](ks, size, fill_value, out)
    increment_version(out)
    return out


# arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)
_arange_out_table = find_schema_or_throw("aten::arange", "out").table


def arange_out(ks, end, out):
    ks &= AFTER_ADINPLACEORVIEW
    _arange_out_table[ks](ks, end, out)
    increment_version(out)
    return out


# arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
_arange_start_out_table = find_schema_or_throw("aten::arange", "start_out").table


def arange_start_out(ks, start, end, step, out):
    ks &= AFTER_ADINPLACEORVIEW
    _arange_start_out_table[ks](ks, start, end, step, out)
    increment_version(out)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
_add__Tensor_table = find_schema_or_throw("aten::add_", "Tensor").table


def add__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _add__Tensor_table[ks](ks, self, other, alpha)
    increment_version(self)
    return self


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_add_out_table = find_schema_or_throw("aten::add", "out").table


def add_out(ks, self, other, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    _add_out_table[ks](ks, self, other, alpha, out)
    increment_version(out)
    return out


# add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
_add__Scalar_table = find_schema_or_throw("aten::add_", "Scalar").table


def add__Scalar(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _add__Scalar_table[ks](ks, self, other, alpha)
    increment_version(self)
    return self


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
_sub__Tensor_table = find_schema_or_throw("aten::sub_", "Tensor").table


def sub__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _sub__Tensor_table[ks](ks, self, other, alpha)
    increment_version(self)
    return self


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_sub_out_table = find_schema_or_throw("aten::sub", "out").table


def sub_out(ks, self, other, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sub_out_table[ks](ks, self, other, alpha, out)
    increment_version(out)
    return out


# sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
_sub__Scalar_table = find_schema_or_throw("aten::sub_", "Scalar").table


def sub__Scalar(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _sub__Scalar_table[ks](ks, self, other, alpha)
    increment_version(self)
    return self


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_mul__Tensor_table = find_schema_or_throw("aten::mul_", "Tensor").table


def mul__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _mul__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_mul_out_table = find_schema_or_throw("aten::mul", "out").table


def mul_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _mul_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_mul__Scalar_table = find_schema_or_throw("aten::mul_", "Scalar").table


def mul__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mul__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_div__Tensor_table = find_schema_or_throw("aten::div_", "Tensor").table


def div__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _div__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_div_out_table = find_schema_or_throw("aten::div", "out").table


def div_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_div__Scalar_table = find_schema_or_throw("aten::div_", "Scalar").table


def div__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _div__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
_pow__Tensor_table = find_schema_or_throw("aten::pow_", "Tensor").table


def pow__Tensor(ks, self, exponent):
    ks &= AFTER_ADINPLACEORVIEW
    _pow__Tensor_table[ks](ks, self, exponent)
    increment_version(self)
    return self


# pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
_pow_Tensor_Tensor_out_table = find_schema_or_throw("aten::pow", "Tensor_Tensor_out").table


def pow_Tensor_Tensor_out(ks, self, exponent, out):
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Tensor_out_table[ks](ks, self, exponent, out)
    increment_version(out)
    return out


# pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
_pow_Scalar_out_table = find_schema_or_throw("aten::pow", "Scalar_out").table


def pow_Scalar_out(ks, self, exponent, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _pow_Scalar_out_table[ks](ks, self, exponent, out)
    increment_version(out)
    return out


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
_pow__Scalar_table = find_schema_or_throw("aten::pow_", "Scalar").table


def pow__Scalar(ks, self, exponent):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _pow__Scalar_table[ks](ks, self, exponent)
    increment_version(self)
    return self


# pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
_pow_Tensor_Scalar_out_table = find_schema_or_throw("aten::pow", "Tensor_Scalar_out").table


def pow_Tensor_Scalar_out(ks, self, exponent, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _pow_Tensor_Scalar_out_table[ks](ks, self, exponent, out)
    increment_version(out)
    return out


# maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_maximum_out_table = find_schema_or_throw("aten::maximum", "out").table


def maximum_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _maximum_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_minimum_out_table = find_schema_or_throw("aten::minimum", "out").table


def minimum_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _minimum_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_logical_and__table = find_schema_or_throw("aten::logical_and_", "").table


def logical_and_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_and__table[ks](ks, self, other)
    increment_version(self)
    return self


# logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_logical_and_out_table = find_schema_or_throw("aten::logical_and", "out").table


def logical_and_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_and_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_logical_or__table = find_schema_or_throw("aten::logical_or_", "").table


def logical_or_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_or__table[ks](ks, self, other)
    increment_version(self)
    return self


# logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_logical_or_out_table = find_schema_or_throw("aten::logical_or", "out").table


def logical_or_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_or_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# logical_not_(Tensor(a!) self) -> Tensor(a!)
_logical_not__table = find_schema_or_throw("aten::logical_not_", "").table


def logical_not_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_not__table[ks](ks, self)
    increment_version(self)
    return self


# logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_logical_not_out_table = find_schema_or_throw("aten::logical_not", "out").table


def logical_not_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_not_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_and__Tensor_table = find_schema_or_throw("aten::bitwise_and_", "Tensor").table


def bitwise_and__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_and__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_and_Tensor_out_table = find_schema_or_throw("aten::bitwise_and", "Tensor_out").table


def bitwise_and_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_and_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_and__Scalar_table = find_schema_or_throw("aten::bitwise_and_", "Scalar").table


def bitwise_and__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_and__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_and_Scalar_out_table = find_schema_or_throw("aten::bitwise_and", "Scalar_out").table


def bitwise_and_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_and_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_or__Tensor_table = find_schema_or_throw("aten::bitwise_or_", "Tensor").table


def bitwise_or__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_or__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_or_Tensor_out_table = find_schema_or_throw("aten::bitwise_or", "Tensor_out").table


def bitwise_or_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_or_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_or__Scalar_table = find_schema_or_throw("aten::bitwise_or_", "Scalar").table


def bitwise_or__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_or__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_or_Scalar_out_table = find_schema_or_throw("aten::bitwise_or", "Scalar_out").table


def bitwise_or_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_or_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_xor__Tensor_table = find_schema_or_throw("aten::bitwise_xor_", "Tensor").table


def bitwise_xor__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_xor__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_xor_Tensor_out_table = find_schema_or_throw("aten::bitwise_xor", "Tensor_out").table


def bitwise_xor_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_xor_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_xor__Scalar_table = find_schema_or_throw("aten::bitwise_xor_", "Scalar").table


def bitwise_xor__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_xor__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_xor_Scalar_out_table = find_schema_or_throw("aten::bitwise_xor", "Scalar_out").table


def bitwise_xor_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_xor_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
_bitwise_not__table = find_schema_or_throw("aten::bitwise_not_", "").table


def bitwise_not_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_not__table[ks](ks, self)
    increment_version(self)
    return self


# bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_not_out_table = find_schema_or_throw("aten::bitwise_not", "out").table


def bitwise_not_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_not_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_eq__Scalar_table = find_schema_or_throw("aten::eq_", "Scalar").table


def eq__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _eq__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_eq_Scalar_out_table = find_schema_or_throw("aten::eq", "Scalar_out").table


def eq_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_eq__Tensor_table = find_schema_or_throw("aten::eq_", "Tensor").table


def eq__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _eq__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_eq_Tensor_out_table = find_schema_or_throw("aten::eq", "Tensor_out").table


def eq_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_ne__Scalar_table = find_schema_or_throw("aten::ne_", "Scalar").table


def ne__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ne__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_ne_Scalar_out_table = find_schema_or_throw("aten::ne", "Scalar_out").table


def ne_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_ne__Tensor_table = find_schema_or_throw("aten::ne_", "Tensor").table


def ne__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ne__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_ne_Tensor_out_table = find_schema_or_throw("aten::ne", "Tensor_out").table


def ne_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_lt__Scalar_table = find_schema_or_throw("aten::lt_", "Scalar").table


def lt__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lt__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_lt_Scalar_out_table = find_schema_or_throw("aten::lt", "Scalar_out").table


def lt_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_lt__Tensor_table = find_schema_or_throw("aten::lt_", "Tensor").table


def lt__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lt__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_lt_Tensor_out_table = find_schema_or_throw("aten::lt", "Tensor_out").table


def lt_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_le__Scalar_table = find_schema_or_throw("aten::le_", "Scalar").table


def le__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _le__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_le_Scalar_out_table = find_schema_or_throw("aten::le", "Scalar_out").table


def le_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _le_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_le__Tensor_table = find_schema_or_throw("aten::le_", "Tensor").table


def le__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _le__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_le_Tensor_out_table = find_schema_or_throw("aten::le", "Tensor_out").table


def le_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _le_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_gt__Scalar_table = find_schema_or_throw("aten::gt_", "Scalar").table


def gt__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gt__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_gt_Scalar_out_table = find_schema_or_throw("aten::gt", "Scalar_out").table


def gt_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_gt__Tensor_table = find_schema_or_throw("aten::gt_", "Tensor").table


def gt__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gt__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_gt_Tensor_out_table = find_schema_or_throw("aten::gt", "Tensor_out").table


def gt_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_ge__Scalar_table = find_schema_or_throw("aten::ge_", "Scalar").table


def ge__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ge__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_ge_Scalar_out_table = find_schema_or_throw("aten::ge", "Scalar_out").table


def ge_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_ge__Tensor_table = find_schema_or_throw("aten::ge_", "Tensor").table


def ge__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ge__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_ge_Tensor_out_table = find_schema_or_throw("aten::ge", "Tensor_out").table


def ge_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# neg_(Tensor(a!) self) -> Tensor(a!)
_neg__table = find_schema_or_throw("aten::neg_", "").table


def neg_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _neg__table[ks](ks, self)
    increment_version(self)
    return self


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_neg_out_table = find_schema_or_throw("aten::neg", "out").table


def neg_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _neg_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# abs_(Tensor(a!) self) -> Tensor(a!)
_abs__table = find_schema_or_throw("aten::abs_", "").table


def abs_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _abs__table[ks](ks, self)
    increment_version(self)
    return self


# abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_abs_out_table = find_schema_or_throw("aten::abs", "out").table


def abs_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _abs_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sign_(Tensor(a!) self) -> Tensor(a!)
_sign__table = find_schema_or_throw("aten::sign_", "").table


def sign_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sign__table[ks](ks, self)
    increment_version(self)
    return self


# sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sign_out_table = find_schema_or_throw("aten::sign", "out").table


def sign_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sign_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
_reciprocal__table = find_schema_or_throw("aten::reciprocal_", "").table


def reciprocal_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _reciprocal__table[ks](ks, self)
    increment_version(self)
    return self


# reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_reciprocal_out_table = find_schema_or_throw("aten::reciprocal", "out").table


def reciprocal_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _reciprocal_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sqrt_(Tensor(a!) self) -> Tensor(a!)
_sqrt__table = find_schema_or_throw("aten::sqrt_", "").table


def sqrt_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sqrt__table[ks](ks, self)
    increment_version(self)
    return self


# sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sqrt_out_table = find_schema_or_throw("aten::sqrt", "out").table


def sqrt_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sqrt_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
_rsqrt__table = find_schema_or_throw("aten::rsqrt_", "").table


def rsqrt_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _rsqrt__table[ks](ks, self)
    increment_version(self)
    return self


# rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_rsqrt_out_table = find_schema_or_throw("aten::rsqrt", "out").table


def rsqrt_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _rsqrt_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# exp_(Tensor(a!) self) -> Tensor(a!)
_exp__table = find_schema_or_throw("aten::exp_", "").table


def exp_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _exp__table[ks](ks, self)
    increment_version(self)
    return self


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_exp_out_table = find_schema_or_throw("aten::exp", "out").table


def exp_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _exp_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# log_(Tensor(a!) self) -> Tensor(a!)
_log__table = find_schema_or_throw("aten::log_", "").table


def log_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log__table[ks](ks, self)
    increment_version(self)
    return self


# log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_log_out_table = find_schema_or_throw("aten::log", "out").table


def log_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _log_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sin_(Tensor(a!) self) -> Tensor(a!)
_sin__table = find_schema_or_throw("aten::sin_", "").table


def sin_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sin__table[ks](ks, self)
    increment_version(self)
    return self


# sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sin_out_table = find_schema_or_throw("aten::sin", "out").table


def sin_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sin_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# cos_(Tensor(a!) self) -> Tensor(a!)
_cos__table = find_schema_or_throw("aten::cos_", "").table


def cos_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _cos__table[ks](ks, self)
    increment_version(self)
    return self


# cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_cos_out_table = find_schema_or_throw("aten::cos", "out").table


def cos_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _cos_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# tanh_(Tensor(a!) self) -> Tensor(a!)
_tanh__table = find_schema_or_throw("aten::tanh_", "").table


def tanh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _tanh__table[ks](ks, self)
    increment_version(self)
    return self


# tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_tanh_out_table = find_schema_or_throw("aten::tanh", "out").table


def tanh_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
_sigmoid__table = find_schema_or_throw("aten::sigmoid_", "").table


def sigmoid_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid__table[ks](ks, self)
    increment_version(self)
    return self


# sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sigmoid_out_table = find_schema_or_throw("aten::sigmoid", "out").table


def sigmoid_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# relu_(Tensor(a!) self) -> Tensor(a!)
_relu__table = find_schema_or_throw("aten::relu_", "").table


def relu_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _relu__table[ks](ks, self)
    increment_version(self)
    return self


# floor_(Tensor(a!) self) -> Tensor(a!)
_floor__table = find_schema_or_throw("aten::floor_", "").table


def floor_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _floor__table[ks](ks, self)
    increment_version(self)
    return self


# floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_floor_out_table = find_schema_or_throw("aten::floor", "out").table


def floor_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _floor_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# ceil_(Tensor(a!) self) -> Tensor(a!)
_ceil__table = find_schema_or_throw("aten::ceil_", "").table


def ceil_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _ceil__table[ks](ks, self)
    increment_version(self)
    return self


# ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_ceil_out_table = find_schema_or_throw("aten::ceil", "out").table


def ceil_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _ceil_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# trunc_(Tensor(a!) self) -> Tensor(a!)
_trunc__table = find_schema_or_throw("aten::trunc_", "").table


def trunc_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _trunc__table[ks](ks, self)
    increment_version(self)
    return self


# trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_trunc_out_table = find_schema_or_throw("aten::trunc", "out").table


def trunc_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _trunc_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_where_self_out_table = find_schema_or_throw("aten::where", "self_out").table


def where_self_out(ks, condition, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _where_self_out_table[ks](ks, condition, self, other, out)
    increment_version(out)
    return out


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
_clamp__table = find_schema_or_throw("aten::clamp_", "").table


def clamp_(ks, self, min, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp__table[ks](ks, self, min, max)
    increment_version(self)
    return self


# clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
_clamp_out_table = find_schema_or_throw("aten::clamp", "out").table


def clamp_out(ks, self, min, max, out):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_out_table[ks](ks, self, min, max, out)
    increment_version(out)
    return out


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
_clamp__Tensor_table = find_schema_or_throw("aten::clamp_", "Tensor").table


def clamp__Tensor(ks, self, min, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp__Tensor_table[ks](ks, self, min, max)
    increment_version(self)
    return self


# clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
_clamp_Tensor_out_table = find_schema_or_throw("aten::clamp", "Tensor_out").table


def clamp_Tensor_out(ks, self, min, max, out):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_Tensor_out_table[ks](ks, self, min, max, out)
    increment_version(out)
    return out


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
_clamp_min__table = find_schema_or_throw("aten::clamp_min_", "").table


def clamp_min_(ks, self, min):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min__table[ks](ks, self, min)
    increment_version(self)
    return self


# clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
_clamp_min_out_table = find_schema_or_throw("aten::clamp_min", "out").table


def clamp_min_out(ks, self, min, out):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_out_table[ks](ks, self, min, out)
    increment_version(out)
    return out


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
_clamp_min__Tensor_table = find_schema_or_throw("aten::clamp_min_", "Tensor").table


def clamp_min__Tensor(ks, self, min):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min__Tensor_table[ks](ks, self, min)
    increment_version(self)
    return self


# clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)
_clamp_min_Tensor_out_table = find_schema_or_throw("aten::clamp_min", "Tensor_out").table


def clamp_min_Tensor_out(ks, self, min, out):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_Tensor_out_table[ks](ks, self, min, out)
    increment_version(out)
    return out


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
_clamp_max__table = find_schema_or_throw("aten::clamp_max_", "").table


def clamp_max_(ks, self, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max__table[ks](ks, self, max)
    increment_version(self)
    return self


# clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
_clamp_max_out_table = find_schema_or_throw("aten::clamp_max", "out").table


def clamp_max_out(ks, self, max, out):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_out_table[ks](ks, self, max, out)
    increment_version(out)
    return out


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
_clamp_max__Tensor_table = find_schema_or_throw("aten::clamp_max_", "Tensor").table


def clamp_max__Tensor(ks, self, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max__Tensor_table[ks](ks, self, max)
    increment_version(self)
    return self


# clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)
_clamp_max_Tensor_out_table = find_schema_or_throw("aten::clamp_max", "Tensor_out").table


def clamp_max_Tensor_out(ks, self, max, out):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_Tensor_out_table[ks](ks, self, max, out)
    increment_version(out)
    return out


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
_addcmul__table = find_schema_or_throw("aten::addcmul_", "").table


def addcmul_(ks, self, tensor1, tensor2, value):
    ks &= AFTER_ADINPLACEORVIEW
    _addcmul__table[ks](ks, self, tensor1, tensor2, value)
    increment_version(self)
    return self


# addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
_addcmul_out_table = find_schema_or_throw("aten::addcmul", "out").table


def addcmul_out(ks, self, tensor1, tensor2, value, out):
    ks &= AFTER_ADINPLACEORVIEW
    _addcmul_out_table[ks](ks, self, tensor1, tensor2, value, out)
    increment_version(out)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
_addcdiv__table = find_schema_or_throw("aten::addcdiv_", "").table


def addcdiv_(ks, self, tensor1, tensor2, value):
    ks &= AFTER_ADINPLACEORVIEW
    _addcdiv__table[ks](ks, self, tensor1, tensor2, value)
    increment_version(self)
    return self


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
_addcdiv_out_table = find_schema_or_throw("aten::addcdiv", "out").table


def addcdiv_out(ks, self, tensor1, tensor2, value, out):
    ks &= AFTER_ADINPLACEORVIEW
    _addcdiv_out_table[ks](ks, self, tensor1, tensor2, value, out)
    increment_version(out)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
_lerp__Scalar_table = find_schema_or_throw("aten::lerp_", "Scalar").table


def lerp__Scalar(ks, self, end, weight):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp__Scalar_table[ks](ks, self, end, weight)
    increment_version(self)
    return self


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
_lerp_Scalar_out_table = find_schema_or_throw("aten::lerp", "Scalar_out").table


def lerp_Scalar_out(ks, self, end, weight, out):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Scalar_out_table[ks](ks, self, end, weight, out)
    increment_version(out)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
_lerp__Tensor_table = find_schema_or_throw("aten::lerp_", "Tensor").table


def lerp__Tensor(ks, self, end, weight):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp__Tensor_table[ks](ks, self, end, weight)
    increment_version(self)
    return self


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
_lerp_Tensor_out_table = find_schema_or_throw("aten::lerp", "Tensor_out").table


def lerp_Tensor_out(ks, self, end, weight, out):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Tensor_out_table[ks](ks, self, end, weight, out)
    increment_version(out)
    return out


# threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
_threshold_backward_grad_input_table = find_schema_or_throw("aten::threshold_backward", "grad_input").table


def threshold_backward_grad_input(ks, grad_output, self, threshold, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _threshold_backward_grad_input_table[ks](ks, grad_output, self, threshold, grad_input)
    increment_version(grad_input)
    return grad_input


# sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
_sigmoid_backward_grad_input_table = find_schema_or_throw("aten::sigmoid_backward", "grad_input").table


def sigmoid_backward_grad_input(ks, grad_output, output, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_backward_grad_input_table[ks](ks, grad_output, output, grad_input)
    increment_version(grad_input)
    return grad_input


# tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
_tanh_backward_grad_input_table = find_schema_or_throw("aten::tanh_backward", "grad_input").table


def tanh_backward_grad_input(ks, grad_output, output, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_backward_grad_input_table[ks](ks, grad_output, output, grad_input)
    increment_version(grad_input)
    return grad_input


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_sum_IntList_out_table = find_schema_or_throw("aten::sum", "IntList_out").table


def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sum_IntList_out_table[ks](ks, self, dim, keepdim, dtype, out)
    increment_version(out)
    return out


# mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_mean_dtype_out_table = find_schema_or_throw("aten::mean", "dtype_out").table


def mean_dtype_out(ks, self, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mean_dtype_out_table[ks](ks, self, dtype, out)
    increment_version(out)
    return out


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_mean_out_table = find_schema_or_throw("aten::mean", "out").table


def mean_out(ks, self, dim, keepdim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    _mean_out_table[ks](ks, self, dim, keepdim, dtype, out)
    increment_version(out)
    return out


# prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_prod_int_out_table = find_schema_or_throw("aten::prod", "int_out").table


def prod_int_out(ks, self, dim, keepdim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    _prod_int_out_table[ks](ks, self, dim, keepdim, dtype, out)
    increment_version(out)
    return out


# amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_amax_out_table = find_schema_or_throw("aten::amax", "out").table


def amax_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _amax_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_amin_out_table = find_schema_or_throw("aten::amin", "out").table


def amin_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _amin_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
_max_dim_max_table = find_schema_or_throw("aten::max", "dim_max").table


def max_dim_max(ks, self, dim, keepdim, max, max_values):
    ks &= AFTER_ADINPLACEORVIEW
    _max_dim_max_table[ks](ks, self, dim, keepdim, max, max_values)
    increment_version(max)
    increment_version(max_values)
    return max, max_values


# max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_max_unary_out_table = find_schema_or_throw("aten::max", "unary_out").table


def max_unary_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _max_unary_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
_min_dim_min_table = find_schema_or_throw("aten::min", "dim_min").table


def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    ks &= AFTER_ADINPLACEORVIEW
    _min_dim_min_table[ks](ks, self, dim, keepdim, min, min_indices)
    increment_version(min)
    increment_version(min_indices)
    return min, min_indices


# min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_min_unary_out_table = find_schema_or_throw("aten::min", "unary_out").table


def min_unary_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _min_unary_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_argmax_out_table = find_schema_or_throw("aten::argmax", "out").table


def argmax_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _argmax_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_argmin_out_table = find_schema_or_throw("aten::argmin", "out").table


def argmin_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _argmin_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_all_out_table = find_schema_or_throw("aten::all", "out").table


def all_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _all_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_all_dims_out_table = find_schema_or_throw("aten::all", "dims_out").table


def all_dims_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _all_dims_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_all_all_out_table = find_schema_or_throw("aten::all", "all_out").table


def all_all_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _all_all_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_any_out_table = find_schema_or_throw("aten::any", "out").table


def any_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _any_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_any_dims_out_table = find_schema_or_throw("aten::any", "dims_out").table


def any_dims_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _any_dims_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_any_all_out_table = find_schema_or_throw("aten::any", "all_out").table


def any_all_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _any_all_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
_var_correction_out_table = find_schema_or_throw("aten::var", "correction_out").table


def var_correction_out(ks, self, dim, correction, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _var_correction_out_table[ks](ks, self, dim, correction, keepdim, out)
    increment_version(out)
    return out


# std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
_std_correction_out_table = find_schema_or_throw("aten::std", "correction_out").table


def std_correction_out(ks, self, dim, correction, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _std_correction_out_table[ks](ks, self, dim, correction, keepdim, out)
    increment_version(out)
    return out


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
_cumsum__table = find_schema_or_throw("aten::cumsum_", "").table


def cumsum_(ks, self, dim, dtype):
    ks &= AFTER_ADINPLACEORVIEW
    _cumsum__table[ks](ks, self, dim, dtype)
    increment_version(self)
    return self


# cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_cumsum_out_table = find_schema_or_throw("aten::cumsum", "out").table


def cumsum_out(ks, self, dim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    _cumsum_out_table[ks](ks, self, dim, dtype, out)
    increment_version(out)
    return out


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
_mm_out_table = find_schema_or_throw("aten::mm", "out").table


def mm_out(ks, self, mat2, out):
    ks &= AFTER_ADINPLACEORVIEW
    _mm_out_table[ks](ks, self, mat2, out)
    increment_version(out)
    return out


# bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
_bmm_out_table = find_schema_or_throw("aten::bmm", "out").table


def bmm_out(ks, self, mat2, out):
    ks &= AFTER_ADINPLACEORVIEW
    _bmm_out_table[ks](ks, self, mat2, out)
    increment_version(out)
    return out


# mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
_mv_out_table = find_schema_or_throw("aten::mv", "out").table


def mv_out(ks, self, vec, out):
    ks &= AFTER_ADINPLACEORVIEW
    _mv_out_table[ks](ks, self, vec, out)
    increment_version(out)
    return out


# dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
_dot_out_table = find_schema_or_throw("aten::dot", "out").table


def dot_out(ks, self, tensor, out):
    ks &= AFTER_ADINPLACEORVIEW
    _dot_out_table[ks](ks, self, tensor, out)
    increment_version(out)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
_addmm__table = find_schema_or_throw("aten::addmm_", "").table


def addmm_(ks, self, mat1, mat2, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _addmm__table[ks](ks, self, mat1, mat2, beta, alpha)
    increment_version(self)
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_addmm_out_table = find_schema_or_throw("aten::addmm", "out").table


def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    _addmm_out_table[ks](ks, self, mat1, mat2, beta, alpha, out)
    increment_version(out)
    return out


# t(Tensor(a) self) -> Tensor(a)
_t_table = find_schema_or_throw("aten::t", "").table


def t(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    result = _t_table[ks](ks, self)
    return as_view(self, result)


# t_(Tensor(a!) self) -> Tensor(a!)
_t__table = find_schema_or_throw("aten::t_", "").table


def t_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _t__table[ks](ks, self)
    increment_version(self)
    return self


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
_transpose_int_table = find_schema_or_throw("aten::transpose", "int").table


def transpose_int(ks, self, dim0, dim1):
    ks &= AFTER_ADINPLACEORVIEW
    result = _transpose_int_table[ks](ks, self, dim0, dim1)
    return as_view(self, result)


# transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
_transpose__table = find_schema_or_throw("aten::transpose_", "").table


def transpose_(ks, self, dim0, dim1):
    ks &= AFTER_ADINPLACEORVIEW
    _transpose__table[ks](ks, self, dim0, dim1)
    increment_version(self)
    return self


# permute(Tensor(a) self, int[] dims) -> Tensor(a)
_permute_table = find_schema_or_throw("aten::permute", "").table


def permute(ks, self, dims):
    ks &= AFTER_ADINPLACEORVIEW
    result = _permute_table[ks](ks, self, dims)
    return as_view(self, result)


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
_view_table = find_schema_or_throw("aten::view", "").table


def view(ks, self, size):
    ks &= AFTER_ADINPLACEORVIEW
    result = _view_table[ks](ks, self, size)
    return as_view(self, result)


# _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
__reshape_alias_table = find_schema_or_throw("aten::_reshape_alias", "").table


def _reshape_alias(ks, self, size, stride):
    ks &= AFTER_ADINPLACEORVIEW
    result = __reshape_alias_table[ks](ks, self, size, stride)
    return as_view(self, result)


# as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
_as_strided_table = find_schema_or_throw("aten::as_strided", "").table


def as_strided(ks, self, size, stride, storage_offset):
    ks &= AFTER_ADINPLACEORVIEW
    result = _as_strided_table[ks](ks, self, size, stride, storage_offset)
    return as_view(self, result)


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
_expand_table = find_schema_or_throw("aten::expand", "").table


def expand(ks, self, size, implicit):
    ks &= AFTER_ADINPLACEORVIEW
    result = _expand_table[ks](ks, self, size, implicit)
    return as_view(self, result)


# squeeze(Tensor(a) self) -> Tensor(a)
_squeeze_table = find_schema_or_throw("aten::squeeze", "").table


def squeeze(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    result = _squeeze_table[ks](ks, self)
    return as_view(self, result)


# squeeze_(Tensor(a!) self) -> Tensor(a!)
_squeeze__table = find_schema_or_throw("aten::squeeze_", "").table


def squeeze_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _squeeze__table[ks](ks, self)
    increment_version(self)
    return self


# squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
_squeeze_dim_table = find_schema_or_throw("aten::squeeze", "dim").table


def squeeze_dim(ks, self, dim):
    ks &= AFTER_ADINPLACEORVIEW
    result = _squeeze_dim_table[ks](ks, self, dim)
    return as_view(self, result)


# squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
_squeeze__dim_table = find_schema_or_throw("aten::squeeze_", "dim").table


def squeeze__dim(ks, self, dim):
    ks &= AFTER_ADINPLACEORVIEW
    _squeeze__dim_table[ks](ks, self, dim)
    increment_version(self)
    return self


# squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
_squeeze_dims_table = find_schema_or_throw("aten::squeeze", "dims").table


def squeeze_dims(ks, self, dim):
    ks &= AFTER_ADINPLACEORVIEW
    result = _squeeze_dims_table[ks](ks, self, dim)
    return as_view(self, result)


# squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
_squeeze__dims_table = find_schema_or_throw("aten::squeeze_", "dims").table


def squeeze__dims(ks, self, dim):
    ks &= AFTER_ADINPLACEORVIEW
    _squeeze__dims_table[ks](ks, self, dim)
    increment_version(self)
    return self


# unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
_unsqueeze_table = find_schema_or_throw("aten::unsqueeze", "").table


def unsqueeze(ks, self, dim):
    ks &= AFTER_ADINPLACEORVIEW
    result = _unsqueeze_table[ks](ks, self, dim)
    return as_view(self, result)


# unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
_unsqueeze__table = find_schema_or_throw("aten::unsqueeze_", "").table


def unsqueeze_(ks, self, dim):
    ks &= AFTER_ADINPLACEORVIEW
    _unsqueeze__table[ks](ks, self, dim)
    increment_version(self)
    return self


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
_select_int_table = find_schema_or_throw("aten::select", "int").table


def select_int(ks, self, dim, index):
    ks &= AFTER_ADINPLACEORVIEW
    result = _select_int_table[ks](ks, self, dim, index)
    return as_view(self, result)


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
_slice_Tensor_table = find_schema_or_throw("aten::slice", "Tensor").table


def slice_Tensor(ks, self, dim, start, end, step):
    ks &= AFTER_ADINPLACEORVIEW
    result = _slice_Tensor_table[ks](ks, self, dim, start, end, step)
    return as_view(self, result)


# diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
_diagonal_table = find_schema_or_throw("aten::diagonal", "").table


def diagonal(ks, self, offset, dim1, dim2):
    ks &= AFTER_ADINPLACEORVIEW
    result = _diagonal_table[ks](ks, self, offset, dim1, dim2)
    return as_view(self, result)


# alias(Tensor(a) self) -> Tensor(a)
_alias_table = find_schema_or_throw("aten::alias", "").table


def alias(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    result = _alias_table[ks](ks, self)
    return as_view(self, result)


# unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
_unbind_int_table = find_schema_or_throw("aten::unbind", "int").table


def unbind_int(ks, self, dim):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        result = _unbind_int_table[ks](ks, self, dim)
    return as_view_list(self, result)


# split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
_split_Tensor_table = find_schema_or_throw("aten::split", "Tensor").table


def split_Tensor(ks, self, split_size, dim):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        result = _split_Tensor_table[ks](ks, self, split_size, dim)
    return as_view_list(self, result)


# split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
_split_with_sizes_table = find_schema_or_throw("aten::split_with_sizes", "").table


def split_with_sizes(ks, self, split_sizes, dim):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        result = _split_with_sizes_table[ks](ks, self, split_sizes, dim)
    return as_view_list(self, result)


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
_cat_out_table = find_schema_or_throw("aten::cat", "out").table


def cat_out(ks, tensors, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    _cat_out_table[ks](ks, tensors, dim, out)
    increment_version(out)
    return out


# stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
_stack_out_table = find_schema_or_throw("aten::stack", "out").table


def stack_out(ks, tensors, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _stack_out_table[ks](ks, tensors, dim, out)
    increment_version(out)
    return out


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
_fill__Scalar_table = find_schema_or_throw("aten::fill_", "Scalar").table


def fill__Scalar(ks, self, value):
    ks &= AFTER_ADINPLACEORVIEW
    _fill__Scalar_table[ks](ks, self, value)
    increment_version(self)
    return self


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
_fill__Tensor_table = find_schema_or_throw("aten::fill_", "Tensor").table


def fill__Tensor(ks, self, value):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _fill__Tensor_table[ks](ks, self, value)
    increment_version(self)
    return self


# zero_(Tensor(a!) self) -> Tensor(a!)
_zero__table = find_schema_or_throw("aten::zero_", "").table


def zero_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _zero__table[ks](ks, self)
    increment_version(self)
    return self


# index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
_index_Tensor_out_table = find_schema_or_throw("aten::index", "Tensor_out").table


def index_Tensor_out(ks, self, indices, out):
    ks &= AFTER_ADINPLACEORVIEW
    _index_Tensor_out_table[ks](ks, self, indices, out)
    increment_version(out)
    return out


# index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
_index_put__table = find_schema_or_throw("aten::index_put_", "").table


def index_put_(ks, self, indices, values, accumulate):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_put__table[ks](ks, self, indices, values, accumulate)
    increment_version(self)
    return self


# _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)
__index_put_impl__table = find_schema_or_throw("aten::_index_put_impl_", "").table


def _index_put_impl_(ks, self, indices, values, accumulate, unsafe):
    ks &= AFTER_ADINPLACEORVIEW
    __index_put_impl__table[ks](ks, self, indices, values, accumulate, unsafe)
    increment_version(self)
    return self


# index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
_index_select_out_table = find_schema_or_throw("aten::index_select", "out").table


def index_select_out(ks, self, dim, index, out):
    ks &= AFTER_ADINPLACEORVIEW
    _index_select_out_table[ks](ks, self, dim, index, out)
    increment_version(out)
    return out


# gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)
_gather_out_table = find_schema_or_throw("aten::gather", "out").table


def gather_out(ks, self, dim, index, sparse_grad, out):
    ks &= AFTER_ADINPLACEORVIEW
    _gather_out_table[ks](ks, self, dim, index, sparse_grad, out)
    increment_version(out)
    return out


# masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)
_masked_select_out_table = find_schema_or_throw("aten::masked_select", "out").table


def masked_select_out(ks, self, mask, out):
    ks &= AFTER_ADINPLACEORVIEW
    _masked_select_out_table[ks](ks, self, mask, out)
    increment_version(out)
    return out


# masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
_masked_fill__Scalar_table = find_schema_or_throw("aten::masked_fill_", "Scalar").table


def masked_fill__Scalar(ks, self, mask, value):
    ks &= AFTER_ADINPLACEORVIEW
    _masked_fill__Scalar_table[ks](ks, self, mask, value)
    increment_version(self)
    return self


# masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
_masked_fill__Tensor_table = find_schema_or_throw("aten::masked_fill_", "Tensor").table


def masked_fill__Tensor(ks, self, mask, value):
    ks &= AFTER_ADINPLACEORVIEW
    _masked_fill__Tensor_table[ks](ks, self, mask, value)
    increment_version(self)
    return self


# nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_nonzero_out_table = find_schema_or_throw("aten::nonzero", "out").table


def nonzero_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _nonzero_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
_scatter__src_table = find_schema_or_throw("aten::scatter_", "src").table


def scatter__src(ks, self, dim, index, src):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter__src_table[ks](ks, self, dim, index, src)
    increment_version(self)
    return self


# scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
_scatter_src_out_table = find_schema_or_throw("aten::scatter", "src_out").table


def scatter_src_out(ks, self, dim, index, src, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_src_out_table[ks](ks, self, dim, index, src, out)
    increment_version(out)
    return out


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
_scatter__value_table = find_schema_or_throw("aten::scatter_", "value").table


def scatter__value(ks, self, dim, index, value):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter__value_table[ks](ks, self, dim, index, value)
    increment_version(self)
    return self


# scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
_scatter_value_out_table = find_schema_or_throw("aten::scatter", "value_out").table


def scatter_value_out(ks, self, dim, index, value, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_value_out_table[ks](ks, self, dim, index, value, out)
    increment_version(out)
    return out


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
_scatter__reduce_table = find_schema_or_throw("aten::scatter_", "reduce").table


def scatter__reduce(ks, self, dim, index, src, reduce):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter__reduce_table[ks](ks, self, dim, index, src, reduce)
    increment_version(self)
    return self


# scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)
_scatter_reduce_out_table = find_schema_or_throw("aten::scatter", "reduce_out").table


def scatter_reduce_out(ks, self, dim, index, src, reduce, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_reduce_out_table[ks](ks, self, dim, index, src, reduce, out)
    increment_version(out)
    return out


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
_scatter__value_reduce_table = find_schema_or_throw("aten::scatter_", "value_reduce").table


def scatter__value_reduce(ks, self, dim, index, value, reduce):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter__value_reduce_table[ks](ks, self, dim, index, value, reduce)
    increment_version(self)
    return self


# scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)
_scatter_value_reduce_out_table = find_schema_or_throw("aten::scatter", "value_reduce_out").table


def scatter_value_reduce_out(ks, self, dim, index, value, reduce, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_value_reduce_out_table[ks](ks, self, dim, index, value, reduce, out)
    increment_version(out)
    return out


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
_scatter_add__table = find_schema_or_throw("aten::scatter_add_", "").table


def scatter_add_(ks, self, dim, index, src):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_add__table[ks](ks, self, dim, index, src)
    increment_version(self)
    return self


# scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
_scatter_add_out_table = find_schema_or_throw("aten::scatter_add", "out").table


def scatter_add_out(ks, self, dim, index, src, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_add_out_table[ks](ks, self, dim, index, src, out)
    increment_version(out)
    return out


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
_scatter_reduce__two_table = find_schema_or_throw("aten::scatter_reduce_", "two").table


def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_reduce__two_table[ks](ks, self, dim, index, src, reduce, include_self)
    increment_version(self)
    return self


# scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
_scatter_reduce_two_out_table = find_schema_or_throw("aten::scatter_reduce", "two_out").table


def scatter_reduce_two_out(ks, self, dim, index, src, reduce, include_self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _scatter_reduce_two_out_table[ks](ks, self, dim, index, src, reduce, include_self, out)
    increment_version(out)
    return out


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
_index_add__table = find_schema_or_throw("aten::index_add_", "").table


def index_add_(ks, self, dim, index, source, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_add__table[ks](ks, self, dim, index, source, alpha)
    increment_version(self)
    return self


# index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_index_add_out_table = find_schema_or_throw("aten::index_add", "out").table


def index_add_out(ks, self, dim, index, source, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_add_out_table[ks](ks, self, dim, index, source, alpha, out)
    increment_version(out)
    return out


# index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
_index_fill__int_Scalar_table = find_schema_or_throw("aten::index_fill_", "int_Scalar").table


def index_fill__int_Scalar(ks, self, dim, index, value):
    ks &= AFTER_ADINPLACEORVIEW
    _index_fill__int_Scalar_table[ks](ks, self, dim, index, value)
    increment_version(self)
    return self


# index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
_index_fill__int_Tensor_table = find_schema_or_throw("aten::index_fill_", "int_Tensor").table


def index_fill__int_Tensor(ks, self, dim, index, value):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_fill__int_Tensor_table[ks](ks, self, dim, index, value)
    increment_version(self)
    return self


# take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
_take_out_table = find_schema_or_throw("aten::take", "out").table


def take_out(ks, self, index, out):
    ks &= AFTER_ADINPLACEORVIEW
    _take_out_table[ks](ks, self, index, out)
    increment_version(out)
    return out


# put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
_put__table = find_schema_or_throw("aten::put_", "").table


def put_(ks, self, index, source, accumulate):
    ks &= AFTER_ADINPLACEORVIEW
    _put__table[ks](ks, self, index, source, accumulate)
    increment_version(self)
    return self


# masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
_masked_scatter__table = find_schema_or_throw("aten::masked_scatter_", "").table


def masked_scatter_(ks, self, mask, source):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _masked_scatter__table[ks](ks, self, mask, source)
    increment_version(self)
    return self


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
_tril__table = find_schema_or_throw("aten::tril_", "").table


def tril_(ks, self, diagonal):
    ks &= AFTER_ADINPLACEORVIEW
    _tril__table[ks](ks, self, diagonal)
    increment_version(self)
    return self


# tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
_tril_out_table = find_schema_or_throw("aten::tril", "out").table


def tril_out(ks, self, diagonal, out):
    ks &= AFTER_ADINPLACEORVIEW
    _tril_out_table[ks](ks, self, diagonal, out)
    increment_version(out)
    return out


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
_triu__table = find_schema_or_throw("aten::triu_", "").table


def triu_(ks, self, diagonal):
    ks &= AFTER_ADINPLACEORVIEW
    _triu__table[ks](ks, self, diagonal)
    increment_version(self)
    return self


# triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
_triu_out_table = find_schema_or_throw("aten::triu", "out").table


def triu_out(ks, self, diagonal, out):
    ks &= AFTER_ADINPLACEORVIEW
    _triu_out_table[ks](ks, self, diagonal, out)
    increment_version(out)
    return out


# unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
_unfold_table = find_schema_or_throw("aten::unfold", "").table


def unfold(ks, self, dimension, size, step):
    ks &= AFTER_ADINPLACEORVIEW
    result = _unfold_table[ks](ks, self, dimension, size, step)
    return as_view(self, result)


# diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)
_diagonal_copy_out_table = find_schema_or_throw("aten::diagonal_copy", "out").table


def diagonal_copy_out(ks, self, offset, dim1, dim2, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _diagonal_copy_out_table[ks](ks, self, offset, dim1, dim2, out)
    increment_version(out)
    return out

for (name, overload), kernel in (
    (("aten::zeros", "out"), zeros_out),
    (("aten::ones", "out"), ones_out),
    (("aten::full", "out"), full_out),
    (("aten::arange", "out"), arange_out),
    (("aten::arange", "start_out"), arange_start_out),
    (("aten::add_", "Tensor"), add__Tensor),
    (("aten::add", "out"), add_out),
    (("aten::add_", "Scalar"), add__Scalar),
    (("aten::sub_", "Tensor"), sub__Tensor),
    (("aten::sub", "out"), sub_out),
    (("aten::sub_", "Scalar"), sub__Scalar),
    (("aten::mul_", "Tensor"), mul__Tensor),
    (("aten::mul", "out"), mul_out),
    (("aten::mul_", "Scalar"), mul__Scalar),
    (("aten::div_", "Tensor"), div__Tensor),
    (("aten::div", "out"), div_out),
    (("aten::div_", "Scalar"), div__Scalar),
    (("aten::pow_", "Tensor"), pow__Tensor),
    (("aten::pow", "Tensor_Tensor_out"), pow_Tensor_Tensor_out),
    (("aten::pow", "Scalar_out"), pow_Scalar_out),
    (("aten::pow_", "Scalar"), pow__Scalar),
    (("aten::pow", "Tensor_Scalar_out"), pow_Tensor_Scalar_out),
    (("aten::maximum", "out"), maximum_out),
    (("aten::minimum", "out"), minimum_out),
    (("aten::logical_and_", ""), logical_and_),
    (("aten::logical_and", "out"), logical_and_out),
    (("aten::logical_or_", ""), logical_or_),
    (("aten::logical_or", "out"), logical_or_out),
    (("aten::logical_not_", ""), logical_not_),
    (("aten::logical_not", "out"), logical_not_out),
    (("aten::bitwise_and_", "Tensor"), bitwise_and__Tensor),
    (("aten::bitwise_and", "Tensor_out"), bitwise_and_Tensor_out),
    (("aten::bitwise_and_", "Scalar"), bitwise_and__Scalar),
    (("aten::bitwise_and", "Scalar_out"), bitwise_and_Scalar_out),
    (("aten::bitwise_or_", "Tensor"), bitwise_or__Tensor),
    (("aten::bitwise_or", "Tensor_out"), bitwise_or_Tensor_out),
    (("aten::bitwise_or_", "Scalar"), bitwise_or__Scalar),
    (("aten::bitwise_or", "Scalar_out"), bitwise_or_Scalar_out),
    (("aten::bitwise_xor_", "Tensor"), bitwise_xor__Tensor),
    (("aten::bitwise_xor", "Tensor_out"), bitwise_xor_Tensor_out),
    (("aten::bitwise_xor_", "Scalar"), bitwise_xor__Scalar),
    (("aten::bitwise_xor", "Scalar_out"), bitwise_xor_Scalar_out),
    (("aten::bitwise_not_", ""), bitwise_not_),
    (("aten::bitwise_not", "out"), bitwise_not_out),
    (("aten::eq_", "Scalar"), eq__Scalar),
    (("aten::eq", "Scalar_out"), eq_Scalar_out),
    (("aten::eq_", "Tensor"), eq__Tensor),
    (("aten::eq", "Tensor_out"), eq_Tensor_out),
    (("aten::ne_", "Scalar"), ne__Scalar),
    (("aten::ne", "Scalar_out"), ne_Scalar_out),
    (("aten::ne_", "Tensor"), ne__Tensor),
    (("aten::ne", "Tensor_out"), ne_Tensor_out),
    (("aten::lt_", "Scalar"), lt__Scalar),
    (("aten::lt", "Scalar_out"), lt_Scalar_out),
    (("aten::lt_", "Tensor"), lt__Tensor),
    (("aten::lt", "Tensor_out"), lt_Tensor_out),
    (("aten::le_", "Scalar"), le__Scalar),
    (("aten::le", "Scalar_out"), le_Scalar_out),
    (("aten::le_", "Tensor"), le__Tensor),
    (("aten::le", "Tensor_out"), le_Tensor_out),
    (("aten::gt_", "Scalar"), gt__Scalar),
    (("aten::gt", "Scalar_out"), gt_Scalar_out),
    (("aten::gt_", "Tensor"), gt__Tensor),
    (("aten::gt", "Tensor_out"), gt_Tensor_out),
    (("aten::ge_", "Scalar"), ge__Scalar),
    (("aten::ge", "Scalar_out"), ge_Scalar_out),
    (("aten::ge_", "Tensor"), ge__Tensor),
    (("aten::ge", "Tensor_out"), ge_Tensor_out),
    (("aten::neg_", ""), neg_),
    (("aten::neg", "out"), neg_out),
    (("aten::abs_", ""), abs_),
    (("aten::abs", "out"), abs_out),
    (("aten::sign_", ""), sign_),
    (("aten::sign", "out"), sign_out),
    (("aten::reciprocal_", ""), reciprocal_),
    (("aten::reciprocal", "out"), reciprocal_out),
    (("aten::sqrt_", ""), sqrt_),
    (("aten::sqrt", "out"), sqrt_out),
    (("aten::rsqrt_", ""), rsqrt_),
    (("aten::rsqrt", "out"), rsqrt_out),
    (("aten::exp_", ""), exp_),
    (("aten::exp", "out"), exp_out),
    (("aten::log_", ""), log_),
    (("aten::log", "out"), log_out),
    (("aten::sin_", ""), sin_),
    (("aten::sin", "out"), sin_out),
    (("aten::cos_", ""), cos_),
    (("aten::cos", "out"), cos_out),
    (("aten::tanh_", ""), tanh_),
    (("aten::tanh", "out"), tanh_out),
    (("aten::sigmoid_", ""), sigmoid_),
    (("aten::sigmoid", "out"), sigmoid_out),
    (("aten::relu_", ""), relu_),
    (("aten::floor_", ""), floor_),
    (("aten::floor", "out"), floor_out),
    (("aten::ceil_", ""), ceil_),
    (("aten::ceil", "out"), ceil_out),
    (("aten::trunc_", ""), trunc_),
    (("aten::trunc", "out"), trunc_out),
    (("aten::where", "self_out"), where_self_out),
    (("aten::clamp_", ""), clamp_),
    (("aten::clamp", "out"), clamp_out),
    (("aten::clamp_", "Tensor"), clamp__Tensor),
    (("aten::clamp", "Tensor_out"), clamp_Tensor_out),
    (("aten::clamp_min_", ""), clamp_min_),
    (("aten::clamp_min", "out"), clamp_min_out),
    (("aten::clamp_min_", "Tensor"), clamp_min__Tensor),
    (("aten::clamp_min", "Tensor_out"), clamp_min_Tensor_out),
    (("aten::clamp_max_", ""), clamp_max_),
    (("aten::clamp_max", "out"), clamp_max_out),
    (("aten::clamp_max_", "Tensor"), clamp_max__Tensor),
    (("aten::clamp_max", "Tensor_out"), clamp_max_Tensor_out),
    (("aten::addcmul_", ""), addcmul_),
    (("aten::addcmul", "out"), addcmul_out),
    (("aten::addcdiv_", ""), addcdiv_),
    (("aten::addcdiv", "out"), addcdiv_out),
    (("aten::lerp_", "Scalar"), lerp__Scalar),
    (("aten::lerp", "Scalar_out"), lerp_Scalar_out),
    (("aten::lerp_", "Tensor"), lerp__Tensor),
    (("aten::lerp", "Tensor_out"), lerp_Tensor_out),
    (("aten::threshold_backward", "grad_input"), threshold_backward_grad_input),
    (("aten::sigmoid_backward", "grad_input"), sigmoid_backward_grad_input),
    (("aten::tanh_backward", "grad_input"), tanh_backward_grad_input),
    (("aten::sum", "IntList_out"), sum_IntList_out),
    (("aten::mean", "dtype_out"), mean_dtype_out),
    (("aten::mean", "out"), mean_out),
    (("aten::prod", "int_out"), prod_int_out),
    (("aten::amax", "out"), amax_out),
    (("aten::amin", "out"), amin_out),
    (("aten::max", "dim_max"), max_dim_max),
    (("aten::max", "unary_out"), max_unary_out),
    (("aten::min", "dim_min"), min_dim_min),
    (("aten::min", "unary_out"), min_unary_out),
    (("aten::argmax", "out"), argmax_out),
    (("aten::argmin", "out"), argmin_out),
    (("aten::all", "out"), all_out),
    (("aten::all", "dims_out"), all_dims_out),
    (("aten::all", "all_out"), all_all_out),
    (("aten::any", "out"), any_out),
    (("aten::any", "dims_out"), any_dims_out),
    (("aten::any", "all_out"), any_all_out),
    (("aten::var", "correction_out"), var_correction_out),
    (("aten::std", "correction_out"), std_correction_out),
    (("aten::cumsum_", ""), cumsum_),
    (("aten::cumsum", "out"), cumsum_out),
    (("aten::mm", "out"), mm_out),
    (("aten::bmm", "out"), bmm_out),
    (("aten::mv", "out"), mv_out),
    (("aten::dot", "out"), dot_out),
    (("aten::addmm_", ""), addmm_),
    (("aten::addmm", "out"), addmm_out),
    (("aten::t", ""), t),
    (("aten::t_", ""), t_),
    (("aten::transpose", "int"), transpose_int),
    (("aten::transpose_", ""), transpose_),
    (("aten::permute", ""), permute),
    (("aten::view", ""), view),
    (("aten::_reshape_alias", ""), _reshape_alias),
    (("aten::as_strided", ""), as_strided),
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
    (("aten::unbind", "int"), unbind_int),
    (("aten::split", "Tensor"), split_Tensor),
    (("aten::split_with_sizes", ""), split_with_sizes),
    (("aten::cat", "out"), cat_out),
    (("aten::stack", "out"), stack_out),
    (("aten::fill_", "Scalar"), fill__Scalar),
    (("aten::fill_", "Tensor"), fill__Tensor),
    (("aten::zero_", ""), zero_),
    (("aten::index", "Tensor_out"), index_Tensor_out),
    (("aten::index_put_", ""), index_put_),
    (("aten::_index_put_impl_", ""), _index_put_impl_),
    (("aten::index_select", "out"), index_select_out),
    (("aten::gather", "out"), gather_out),
    (("aten::masked_select", "out"), masked_select_out),
    (("aten::masked_fill_", "Scalar"), masked_fill__Scalar),
    (("aten::masked_fill_", "Tensor"), masked_fill__Tensor),
    (("aten::nonzero", "out"), nonzero_out),
    (("aten::scatter_", "src"), scatter__src),
    (("aten::scatter", "src_out"), scatter_src_out),
    (("aten::scatter_", "value"), scatter__value),
    (("aten::scatter", "value_out"), scatter_value_out),
    (("aten::scatter_", "reduce"), scatter__reduce),
    (("aten::scatter", "reduce_out"), scatter_reduce_out),
    (("aten::scatter_", "value_reduce"), scatter__value_reduce),
    (("aten::scatter", "value_reduce_out"), scatter_value_reduce_out),
    (("aten::scatter_add_", ""), scatter_add_),
    (("aten::scatter_add", "out"), scatter_add_out),
    (("aten::scatter_reduce_", "two"), scatter_reduce__two),
    (("aten::scatter_reduce", "two_out"), scatter_reduce_two_out),
    (("aten::index_add_", ""), index_add_),
    (("aten::index_add", "out"), index_add_out),
    (("aten::index_fill_", "int_Scalar"), index_fill__int_Scalar),
    (("aten::index_fill_", "int_Tensor"), index_fill__int_Tensor),
    (("aten::take", "out"), take_out),
    (("aten::put_", ""), put_),
    (("aten::masked_scatter_", ""), masked_scatter_),
    (("aten::tril_", ""), tril_),
    (("aten::tril", "out"), tril_out),
    (("aten::triu_", ""), triu_),
    (("aten::triu", "out"), triu_out),
    (("aten::unfold", ""), unfold),
    (("aten::diagonal_copy", "out"), diagonal_copy_out),
):
    register_impl(name, overload, DispatchKey.ADInplaceOrView, kernel)
