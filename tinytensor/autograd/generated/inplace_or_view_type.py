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


# lift_fresh(Tensor(a) self) -> Tensor(a)
_lift_fresh_table = find_schema_or_throw("aten::lift_fresh", "").table


def lift_fresh(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    result = _lift_fresh_table[ks](ks, self)
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


# exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_exp2_out_table = find_schema_or_throw("aten::exp2", "out").table


def exp2_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _exp2_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# exp2_(Tensor(a!) self) -> Tensor(a!)
_exp2__table = find_schema_or_throw("aten::exp2_", "").table


def exp2_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _exp2__table[ks](ks, self)
    increment_version(self)
    return self


# expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_expm1_out_table = find_schema_or_throw("aten::expm1", "out").table


def expm1_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _expm1_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# expm1_(Tensor(a!) self) -> Tensor(a!)
_expm1__table = find_schema_or_throw("aten::expm1_", "").table


def expm1_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _expm1__table[ks](ks, self)
    increment_version(self)
    return self


# log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_log2_out_table = find_schema_or_throw("aten::log2", "out").table


def log2_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _log2_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# log2_(Tensor(a!) self) -> Tensor(a!)
_log2__table = find_schema_or_throw("aten::log2_", "").table


def log2_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log2__table[ks](ks, self)
    increment_version(self)
    return self


# log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_log10_out_table = find_schema_or_throw("aten::log10", "out").table


def log10_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _log10_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# log10_(Tensor(a!) self) -> Tensor(a!)
_log10__table = find_schema_or_throw("aten::log10_", "").table


def log10_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log10__table[ks](ks, self)
    increment_version(self)
    return self


# log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_log1p_out_table = find_schema_or_throw("aten::log1p", "out").table


def log1p_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _log1p_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# log1p_(Tensor(a!) self) -> Tensor(a!)
_log1p__table = find_schema_or_throw("aten::log1p_", "").table


def log1p_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log1p__table[ks](ks, self)
    increment_version(self)
    return self


# tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_tan_out_table = find_schema_or_throw("aten::tan", "out").table


def tan_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _tan_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# tan_(Tensor(a!) self) -> Tensor(a!)
_tan__table = find_schema_or_throw("aten::tan_", "").table


def tan_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _tan__table[ks](ks, self)
    increment_version(self)
    return self


# asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_asin_out_table = find_schema_or_throw("aten::asin", "out").table


def asin_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _asin_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# asin_(Tensor(a!) self) -> Tensor(a!)
_asin__table = find_schema_or_throw("aten::asin_", "").table


def asin_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _asin__table[ks](ks, self)
    increment_version(self)
    return self


# acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_acos_out_table = find_schema_or_throw("aten::acos", "out").table


def acos_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _acos_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# acos_(Tensor(a!) self) -> Tensor(a!)
_acos__table = find_schema_or_throw("aten::acos_", "").table


def acos_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _acos__table[ks](ks, self)
    increment_version(self)
    return self


# atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_atan_out_table = find_schema_or_throw("aten::atan", "out").table


def atan_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _atan_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# atan_(Tensor(a!) self) -> Tensor(a!)
_atan__table = find_schema_or_throw("aten::atan_", "").table


def atan_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _atan__table[ks](ks, self)
    increment_version(self)
    return self


# sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sinh_out_table = find_schema_or_throw("aten::sinh", "out").table


def sinh_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sinh_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sinh_(Tensor(a!) self) -> Tensor(a!)
_sinh__table = find_schema_or_throw("aten::sinh_", "").table


def sinh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sinh__table[ks](ks, self)
    increment_version(self)
    return self


# cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_cosh_out_table = find_schema_or_throw("aten::cosh", "out").table


def cosh_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _cosh_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# cosh_(Tensor(a!) self) -> Tensor(a!)
_cosh__table = find_schema_or_throw("aten::cosh_", "").table


def cosh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _cosh__table[ks](ks, self)
    increment_version(self)
    return self


# asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_asinh_out_table = find_schema_or_throw("aten::asinh", "out").table


def asinh_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _asinh_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# asinh_(Tensor(a!) self) -> Tensor(a!)
_asinh__table = find_schema_or_throw("aten::asinh_", "").table


def asinh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _asinh__table[ks](ks, self)
    increment_version(self)
    return self


# acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_acosh_out_table = find_schema_or_throw("aten::acosh", "out").table


def acosh_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _acosh_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# acosh_(Tensor(a!) self) -> Tensor(a!)
_acosh__table = find_schema_or_throw("aten::acosh_", "").table


def acosh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _acosh__table[ks](ks, self)
    increment_version(self)
    return self


# atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_atanh_out_table = find_schema_or_throw("aten::atanh", "out").table


def atanh_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _atanh_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# atanh_(Tensor(a!) self) -> Tensor(a!)
_atanh__table = find_schema_or_throw("aten::atanh_", "").table


def atanh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _atanh__table[ks](ks, self)
    increment_version(self)
    return self


# erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_erf_out_table = find_schema_or_throw("aten::erf", "out").table


def erf_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _erf_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# erf_(Tensor(a!) self) -> Tensor(a!)
_erf__table = find_schema_or_throw("aten::erf_", "").table


def erf_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _erf__table[ks](ks, self)
    increment_version(self)
    return self


# erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_erfc_out_table = find_schema_or_throw("aten::erfc", "out").table


def erfc_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _erfc_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# erfc_(Tensor(a!) self) -> Tensor(a!)
_erfc__table = find_schema_or_throw("aten::erfc_", "").table


def erfc_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _erfc__table[ks](ks, self)
    increment_version(self)
    return self


# erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_erfinv_out_table = find_schema_or_throw("aten::erfinv", "out").table


def erfinv_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _erfinv_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# erfinv_(Tensor(a!) self) -> Tensor(a!)
_erfinv__table = find_schema_or_throw("aten::erfinv_", "").table


def erfinv_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _erfinv__table[ks](ks, self)
    increment_version(self)
    return self


# lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_lgamma_out_table = find_schema_or_throw("aten::lgamma", "out").table


def lgamma_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _lgamma_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# lgamma_(Tensor(a!) self) -> Tensor(a!)
_lgamma__table = find_schema_or_throw("aten::lgamma_", "").table


def lgamma_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _lgamma__table[ks](ks, self)
    increment_version(self)
    return self


# digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_digamma_out_table = find_schema_or_throw("aten::digamma", "out").table


def digamma_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _digamma_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# digamma_(Tensor(a!) self) -> Tensor(a!)
_digamma__table = find_schema_or_throw("aten::digamma_", "").table


def digamma_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _digamma__table[ks](ks, self)
    increment_version(self)
    return self


# polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_polygamma_out_table = find_schema_or_throw("aten::polygamma", "out").table


def polygamma_out(ks, n, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _polygamma_out_table[ks](ks, n, self, out)
    increment_version(out)
    return out


# polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
_polygamma__table = find_schema_or_throw("aten::polygamma_", "").table


def polygamma_(ks, self, n):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _polygamma__table[ks](ks, self, n)
    increment_version(self)
    return self


# frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_frac_out_table = find_schema_or_throw("aten::frac", "out").table


def frac_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _frac_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# frac_(Tensor(a!) self) -> Tensor(a!)
_frac__table = find_schema_or_throw("aten::frac_", "").table


def frac_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _frac__table[ks](ks, self)
    increment_version(self)
    return self


# round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_round_out_table = find_schema_or_throw("aten::round", "out").table


def round_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _round_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)
_round_decimals_out_table = find_schema_or_throw("aten::round", "decimals_out").table


def round_decimals_out(ks, self, decimals, out):
    ks &= AFTER_ADINPLACEORVIEW
    _round_decimals_out_table[ks](ks, self, decimals, out)
    increment_version(out)
    return out


# round_(Tensor(a!) self) -> Tensor(a!)
_round__table = find_schema_or_throw("aten::round_", "").table


def round_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _round__table[ks](ks, self)
    increment_version(self)
    return self


# round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
_round__decimals_table = find_schema_or_throw("aten::round_", "decimals").table


def round__decimals(ks, self, decimals):
    ks &= AFTER_ADINPLACEORVIEW
    _round__decimals_table[ks](ks, self, decimals)
    increment_version(self)
    return self


# signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_signbit_out_table = find_schema_or_throw("aten::signbit", "out").table


def signbit_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _signbit_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sgn_out_table = find_schema_or_throw("aten::sgn", "out").table


def sgn_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sgn_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sgn_(Tensor(a!) self) -> Tensor(a!)
_sgn__table = find_schema_or_throw("aten::sgn_", "").table


def sgn_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sgn__table[ks](ks, self)
    increment_version(self)
    return self


# isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_isposinf_out_table = find_schema_or_throw("aten::isposinf", "out").table


def isposinf_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _isposinf_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_isneginf_out_table = find_schema_or_throw("aten::isneginf", "out").table


def isneginf_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _isneginf_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sinc_out_table = find_schema_or_throw("aten::sinc", "out").table


def sinc_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _sinc_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# sinc_(Tensor(a!) self) -> Tensor(a!)
_sinc__table = find_schema_or_throw("aten::sinc_", "").table


def sinc_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sinc__table[ks](ks, self)
    increment_version(self)
    return self


# i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_i0_out_table = find_schema_or_throw("aten::i0", "out").table


def i0_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _i0_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# i0_(Tensor(a!) self) -> Tensor(a!)
_i0__table = find_schema_or_throw("aten::i0_", "").table


def i0_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _i0__table[ks](ks, self)
    increment_version(self)
    return self


# special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_entr_out_table = find_schema_or_throw("aten::special_entr", "out").table


def special_entr_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_entr_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_ndtri_out_table = find_schema_or_throw("aten::special_ndtri", "out").table


def special_ndtri_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_ndtri_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_log_ndtr_out_table = find_schema_or_throw("aten::special_log_ndtr", "out").table


def special_log_ndtr_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_log_ndtr_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_i0e_out_table = find_schema_or_throw("aten::special_i0e", "out").table


def special_i0e_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_i0e_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_i1_out_table = find_schema_or_throw("aten::special_i1", "out").table


def special_i1_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_i1_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_i1e_out_table = find_schema_or_throw("aten::special_i1e", "out").table


def special_i1e_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_i1e_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_erfcx_out_table = find_schema_or_throw("aten::special_erfcx", "out").table


def special_erfcx_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_erfcx_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
_logit_out_table = find_schema_or_throw("aten::logit", "out").table


def logit_out(ks, self, eps, out):
    ks &= AFTER_ADINPLACEORVIEW
    _logit_out_table[ks](ks, self, eps, out)
    increment_version(out)
    return out


# logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
_logit__table = find_schema_or_throw("aten::logit_", "").table


def logit_(ks, self, eps):
    ks &= AFTER_ADINPLACEORVIEW
    _logit__table[ks](ks, self, eps)
    increment_version(self)
    return self


# mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)
_mvlgamma_out_table = find_schema_or_throw("aten::mvlgamma", "out").table


def mvlgamma_out(ks, self, p, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mvlgamma_out_table[ks](ks, self, p, out)
    increment_version(out)
    return out


# mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)
_mvlgamma__table = find_schema_or_throw("aten::mvlgamma_", "").table


def mvlgamma_(ks, self, p):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mvlgamma__table[ks](ks, self, p)
    increment_version(self)
    return self


# deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_deg2rad_out_table = find_schema_or_throw("aten::deg2rad", "out").table


def deg2rad_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _deg2rad_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# deg2rad_(Tensor(a!) self) -> Tensor(a!)
_deg2rad__table = find_schema_or_throw("aten::deg2rad_", "").table


def deg2rad_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _deg2rad__table[ks](ks, self)
    increment_version(self)
    return self


# rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_rad2deg_out_table = find_schema_or_throw("aten::rad2deg", "out").table


def rad2deg_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _rad2deg_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# rad2deg_(Tensor(a!) self) -> Tensor(a!)
_rad2deg__table = find_schema_or_throw("aten::rad2deg_", "").table


def rad2deg_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _rad2deg__table[ks](ks, self)
    increment_version(self)
    return self


# nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)
_nan_to_num_out_table = find_schema_or_throw("aten::nan_to_num", "out").table


def nan_to_num_out(ks, self, nan, posinf, neginf, out):
    ks &= AFTER_ADINPLACEORVIEW
    _nan_to_num_out_table[ks](ks, self, nan, posinf, neginf, out)
    increment_version(out)
    return out


# nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)
_nan_to_num__table = find_schema_or_throw("aten::nan_to_num_", "").table


def nan_to_num_(ks, self, nan, posinf, neginf):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nan_to_num__table[ks](ks, self, nan, posinf, neginf)
    increment_version(self)
    return self


# angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_angle_out_table = find_schema_or_throw("aten::angle", "out").table


def angle_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _angle_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)
_frexp_Tensor_out_table = find_schema_or_throw("aten::frexp", "Tensor_out").table


def frexp_Tensor_out(ks, self, mantissa, exponent):
    ks &= AFTER_ADINPLACEORVIEW
    _frexp_Tensor_out_table[ks](ks, self, mantissa, exponent)
    increment_version(mantissa)
    increment_version(exponent)
    return mantissa, exponent


# ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_ldexp_out_table = find_schema_or_throw("aten::ldexp", "out").table


def ldexp_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _ldexp_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_ldexp__table = find_schema_or_throw("aten::ldexp_", "").table


def ldexp_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _ldexp__table[ks](ks, self, other)
    increment_version(self)
    return self


# nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_nextafter_out_table = find_schema_or_throw("aten::nextafter", "out").table


def nextafter_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nextafter_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_nextafter__table = find_schema_or_throw("aten::nextafter_", "").table


def nextafter_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nextafter__table[ks](ks, self, other)
    increment_version(self)
    return self


# copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_copysign_out_table = find_schema_or_throw("aten::copysign", "out").table


def copysign_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _copysign_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_copysign_Scalar_out_table = find_schema_or_throw("aten::copysign", "Scalar_out").table


def copysign_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _copysign_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_copysign__Tensor_table = find_schema_or_throw("aten::copysign_", "Tensor").table


def copysign__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _copysign__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_copysign__Scalar_table = find_schema_or_throw("aten::copysign_", "Scalar").table


def copysign__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _copysign__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)
_heaviside_out_table = find_schema_or_throw("aten::heaviside", "out").table


def heaviside_out(ks, self, values, out):
    ks &= AFTER_ADINPLACEORVIEW
    _heaviside_out_table[ks](ks, self, values, out)
    increment_version(out)
    return out


# heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)
_heaviside__table = find_schema_or_throw("aten::heaviside_", "").table


def heaviside_(ks, self, values):
    ks &= AFTER_ADINPLACEORVIEW
    _heaviside__table[ks](ks, self, values)
    increment_version(self)
    return self


# conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_conj_physical_out_table = find_schema_or_throw("aten::conj_physical", "out").table


def conj_physical_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _conj_physical_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# conj_physical_(Tensor(a!) self) -> Tensor(a!)
_conj_physical__table = find_schema_or_throw("aten::conj_physical_", "").table


def conj_physical_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _conj_physical__table[ks](ks, self)
    increment_version(self)
    return self


# div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
_div_out_mode_table = find_schema_or_throw("aten::div", "out_mode").table


def div_out_mode(ks, self, other, rounding_mode, out):
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_mode_table[ks](ks, self, other, rounding_mode, out)
    increment_version(out)
    return out


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
_div__Tensor_mode_table = find_schema_or_throw("aten::div_", "Tensor_mode").table


def div__Tensor_mode(ks, self, other, rounding_mode):
    ks &= AFTER_ADINPLACEORVIEW
    _div__Tensor_mode_table[ks](ks, self, other, rounding_mode)
    increment_version(self)
    return self


# div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
_div__Scalar_mode_table = find_schema_or_throw("aten::div_", "Scalar_mode").table


def div__Scalar_mode(ks, self, other, rounding_mode):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _div__Scalar_mode_table[ks](ks, self, other, rounding_mode)
    increment_version(self)
    return self


# floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_floor_divide_out_table = find_schema_or_throw("aten::floor_divide", "out").table


def floor_divide_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _floor_divide_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_floor_divide__Tensor_table = find_schema_or_throw("aten::floor_divide_", "Tensor").table


def floor_divide__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _floor_divide__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_floor_divide__Scalar_table = find_schema_or_throw("aten::floor_divide_", "Scalar").table


def floor_divide__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _floor_divide__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_remainder_Scalar_out_table = find_schema_or_throw("aten::remainder", "Scalar_out").table


def remainder_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _remainder_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_remainder_Tensor_out_table = find_schema_or_throw("aten::remainder", "Tensor_out").table


def remainder_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _remainder_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_remainder__Scalar_table = find_schema_or_throw("aten::remainder_", "Scalar").table


def remainder__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _remainder__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_remainder__Tensor_table = find_schema_or_throw("aten::remainder_", "Tensor").table


def remainder__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _remainder__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_fmod_Scalar_out_table = find_schema_or_throw("aten::fmod", "Scalar_out").table


def fmod_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _fmod_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_fmod_Tensor_out_table = find_schema_or_throw("aten::fmod", "Tensor_out").table


def fmod_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _fmod_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_fmod__Scalar_table = find_schema_or_throw("aten::fmod_", "Scalar").table


def fmod__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _fmod__Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_fmod__Tensor_table = find_schema_or_throw("aten::fmod_", "Tensor").table


def fmod__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _fmod__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_atan2_out_table = find_schema_or_throw("aten::atan2", "out").table


def atan2_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _atan2_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_atan2__table = find_schema_or_throw("aten::atan2_", "").table


def atan2_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _atan2__table[ks](ks, self, other)
    increment_version(self)
    return self


# fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_fmax_out_table = find_schema_or_throw("aten::fmax", "out").table


def fmax_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _fmax_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_fmin_out_table = find_schema_or_throw("aten::fmin", "out").table


def fmin_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _fmin_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_hypot_out_table = find_schema_or_throw("aten::hypot", "out").table


def hypot_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _hypot_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_hypot__table = find_schema_or_throw("aten::hypot_", "").table


def hypot_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _hypot__table[ks](ks, self, other)
    increment_version(self)
    return self


# logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_logaddexp_out_table = find_schema_or_throw("aten::logaddexp", "out").table


def logaddexp_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _logaddexp_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_logaddexp2_out_table = find_schema_or_throw("aten::logaddexp2", "out").table


def logaddexp2_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _logaddexp2_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_igamma_out_table = find_schema_or_throw("aten::igamma", "out").table


def igamma_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _igamma_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_igamma__table = find_schema_or_throw("aten::igamma_", "").table


def igamma_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _igamma__table[ks](ks, self, other)
    increment_version(self)
    return self


# igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_igammac_out_table = find_schema_or_throw("aten::igammac", "out").table


def igammac_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _igammac_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_igammac__table = find_schema_or_throw("aten::igammac_", "").table


def igammac_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _igammac__table[ks](ks, self, other)
    increment_version(self)
    return self


# xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_xlogy_OutTensor_table = find_schema_or_throw("aten::xlogy", "OutTensor").table


def xlogy_OutTensor(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _xlogy_OutTensor_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_xlogy_OutScalar_Self_table = find_schema_or_throw("aten::xlogy", "OutScalar_Self").table


def xlogy_OutScalar_Self(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _xlogy_OutScalar_Self_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_xlogy_OutScalar_Other_table = find_schema_or_throw("aten::xlogy", "OutScalar_Other").table


def xlogy_OutScalar_Other(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _xlogy_OutScalar_Other_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_xlogy__Tensor_table = find_schema_or_throw("aten::xlogy_", "Tensor").table


def xlogy__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _xlogy__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)
_xlogy__Scalar_Other_table = find_schema_or_throw("aten::xlogy_", "Scalar_Other").table


def xlogy__Scalar_Other(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _xlogy__Scalar_Other_table[ks](ks, self, other)
    increment_version(self)
    return self


# special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_special_xlog1py_out_table = find_schema_or_throw("aten::special_xlog1py", "out").table


def special_xlog1py_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_xlog1py_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_special_xlog1py_self_scalar_out_table = find_schema_or_throw("aten::special_xlog1py", "self_scalar_out").table


def special_xlog1py_self_scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_xlog1py_self_scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_special_xlog1py_other_scalar_out_table = find_schema_or_throw("aten::special_xlog1py", "other_scalar_out").table


def special_xlog1py_other_scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_xlog1py_other_scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_special_zeta_out_table = find_schema_or_throw("aten::special_zeta", "out").table


def special_zeta_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_zeta_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_special_zeta_self_scalar_out_table = find_schema_or_throw("aten::special_zeta", "self_scalar_out").table


def special_zeta_self_scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_zeta_self_scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_special_zeta_other_scalar_out_table = find_schema_or_throw("aten::special_zeta", "other_scalar_out").table


def special_zeta_other_scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_zeta_other_scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_logical_xor_out_table = find_schema_or_throw("aten::logical_xor", "out").table


def logical_xor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_xor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_logical_xor__table = find_schema_or_throw("aten::logical_xor_", "").table


def logical_xor_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _logical_xor__table[ks](ks, self, other)
    increment_version(self)
    return self


# gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_gcd_out_table = find_schema_or_throw("aten::gcd", "out").table


def gcd_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _gcd_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_gcd__table = find_schema_or_throw("aten::gcd_", "").table


def gcd_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gcd__table[ks](ks, self, other)
    increment_version(self)
    return self


# lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_lcm_out_table = find_schema_or_throw("aten::lcm", "out").table


def lcm_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _lcm_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_lcm__table = find_schema_or_throw("aten::lcm_", "").table


def lcm_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lcm__table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_left_shift_Tensor_out_table = find_schema_or_throw("aten::bitwise_left_shift", "Tensor_out").table


def bitwise_left_shift_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_left_shift_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_left_shift_Tensor_Scalar_out_table = find_schema_or_throw("aten::bitwise_left_shift", "Tensor_Scalar_out").table


def bitwise_left_shift_Tensor_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_left_shift_Tensor_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_left_shift__Tensor_table = find_schema_or_throw("aten::bitwise_left_shift_", "Tensor").table


def bitwise_left_shift__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_left_shift__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_left_shift__Tensor_Scalar_table = find_schema_or_throw("aten::bitwise_left_shift_", "Tensor_Scalar").table


def bitwise_left_shift__Tensor_Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_left_shift__Tensor_Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_right_shift_Tensor_out_table = find_schema_or_throw("aten::bitwise_right_shift", "Tensor_out").table


def bitwise_right_shift_Tensor_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_right_shift_Tensor_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_right_shift_Tensor_Scalar_out_table = find_schema_or_throw("aten::bitwise_right_shift", "Tensor_Scalar_out").table


def bitwise_right_shift_Tensor_Scalar_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_right_shift_Tensor_Scalar_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_right_shift__Tensor_table = find_schema_or_throw("aten::bitwise_right_shift_", "Tensor").table


def bitwise_right_shift__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_right_shift__Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_right_shift__Tensor_Scalar_table = find_schema_or_throw("aten::bitwise_right_shift_", "Tensor_Scalar").table


def bitwise_right_shift__Tensor_Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bitwise_right_shift__Tensor_Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
___ilshift___Scalar_table = find_schema_or_throw("aten::__ilshift__", "Scalar").table


def __ilshift___Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    ___ilshift___Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
___ilshift___Tensor_table = find_schema_or_throw("aten::__ilshift__", "Tensor").table


def __ilshift___Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    ___ilshift___Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
___irshift___Scalar_table = find_schema_or_throw("aten::__irshift__", "Scalar").table


def __irshift___Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    ___irshift___Scalar_table[ks](ks, self, other)
    increment_version(self)
    return self


# __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
___irshift___Tensor_table = find_schema_or_throw("aten::__irshift__", "Tensor").table


def __irshift___Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    ___irshift___Tensor_table[ks](ks, self, other)
    increment_version(self)
    return self


# elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
_elu__table = find_schema_or_throw("aten::elu_", "").table


def elu_(ks, self, alpha, scale, input_scale):
    ks &= AFTER_ADINPLACEORVIEW
    _elu__table[ks](ks, self, alpha, scale, input_scale)
    increment_version(self)
    return self


# elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)
_elu_out_table = find_schema_or_throw("aten::elu", "out").table


def elu_out(ks, self, alpha, scale, input_scale, out):
    ks &= AFTER_ADINPLACEORVIEW
    _elu_out_table[ks](ks, self, alpha, scale, input_scale, out)
    increment_version(out)
    return out


# elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)
_elu_backward_grad_input_table = find_schema_or_throw("aten::elu_backward", "grad_input").table


def elu_backward_grad_input(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _elu_backward_grad_input_table[ks](ks, grad_output, alpha, scale, input_scale, is_result, self_or_result, grad_input)
    increment_version(grad_input)
    return grad_input


# gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
_gelu__table = find_schema_or_throw("aten::gelu_", "").table


def gelu_(ks, self, approximate):
    ks &= AFTER_ADINPLACEORVIEW
    _gelu__table[ks](ks, self, approximate)
    increment_version(self)
    return self


# gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
_gelu_out_table = find_schema_or_throw("aten::gelu", "out").table


def gelu_out(ks, self, approximate, out):
    ks &= AFTER_ADINPLACEORVIEW
    _gelu_out_table[ks](ks, self, approximate, out)
    increment_version(out)
    return out


# gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!)
_gelu_backward_grad_input_table = find_schema_or_throw("aten::gelu_backward", "grad_input").table


def gelu_backward_grad_input(ks, grad_output, self, approximate, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _gelu_backward_grad_input_table[ks](ks, grad_output, self, approximate, grad_input)
    increment_version(grad_input)
    return grad_input


# silu_(Tensor(a!) self) -> Tensor(a!)
_silu__table = find_schema_or_throw("aten::silu_", "").table


def silu_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _silu__table[ks](ks, self)
    increment_version(self)
    return self


# silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_silu_out_table = find_schema_or_throw("aten::silu", "out").table


def silu_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _silu_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
_silu_backward_grad_input_table = find_schema_or_throw("aten::silu_backward", "grad_input").table


def silu_backward_grad_input(ks, grad_output, self, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _silu_backward_grad_input_table[ks](ks, grad_output, self, grad_input)
    increment_version(grad_input)
    return grad_input


# mish_(Tensor(a!) self) -> Tensor(a!)
_mish__table = find_schema_or_throw("aten::mish_", "").table


def mish_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _mish__table[ks](ks, self)
    increment_version(self)
    return self


# mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_mish_out_table = find_schema_or_throw("aten::mish", "out").table


def mish_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _mish_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
_hardsigmoid__table = find_schema_or_throw("aten::hardsigmoid_", "").table


def hardsigmoid_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _hardsigmoid__table[ks](ks, self)
    increment_version(self)
    return self


# hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_hardsigmoid_out_table = find_schema_or_throw("aten::hardsigmoid", "out").table


def hardsigmoid_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _hardsigmoid_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
_hardsigmoid_backward_grad_input_table = find_schema_or_throw("aten::hardsigmoid_backward", "grad_input").table


def hardsigmoid_backward_grad_input(ks, grad_output, self, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _hardsigmoid_backward_grad_input_table[ks](ks, grad_output, self, grad_input)
    increment_version(grad_input)
    return grad_input


# leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
_leaky_relu__table = find_schema_or_throw("aten::leaky_relu_", "").table


def leaky_relu_(ks, self, negative_slope):
    ks &= AFTER_ADINPLACEORVIEW
    _leaky_relu__table[ks](ks, self, negative_slope)
    increment_version(self)
    return self


# leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
_leaky_relu_out_table = find_schema_or_throw("aten::leaky_relu", "out").table


def leaky_relu_out(ks, self, negative_slope, out):
    ks &= AFTER_ADINPLACEORVIEW
    _leaky_relu_out_table[ks](ks, self, negative_slope, out)
    increment_version(out)
    return out


# leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)
_leaky_relu_backward_grad_input_table = find_schema_or_throw("aten::leaky_relu_backward", "grad_input").table


def leaky_relu_backward_grad_input(ks, grad_output, self, negative_slope, self_is_result, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _leaky_relu_backward_grad_input_table[ks](ks, grad_output, self, negative_slope, self_is_result, grad_input)
    increment_version(grad_input)
    return grad_input


# threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)
_threshold__table = find_schema_or_throw("aten::threshold_", "").table


def threshold_(ks, self, threshold, value):
    ks &= AFTER_ADINPLACEORVIEW
    _threshold__table[ks](ks, self, threshold, value)
    increment_version(self)
    return self


# threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
_threshold_out_table = find_schema_or_throw("aten::threshold", "out").table


def threshold_out(ks, self, threshold, value, out):
    ks &= AFTER_ADINPLACEORVIEW
    _threshold_out_table[ks](ks, self, threshold, value, out)
    increment_version(out)
    return out


# softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
_softplus_out_table = find_schema_or_throw("aten::softplus", "out").table


def softplus_out(ks, self, beta, threshold, out):
    ks &= AFTER_ADINPLACEORVIEW
    _softplus_out_table[ks](ks, self, beta, threshold, out)
    increment_version(out)
    return out


# softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
_softplus_backward_grad_input_table = find_schema_or_throw("aten::softplus_backward", "grad_input").table


def softplus_backward_grad_input(ks, grad_output, self, beta, threshold, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _softplus_backward_grad_input_table[ks](ks, grad_output, self, beta, threshold, grad_input)
    increment_version(grad_input)
    return grad_input


# softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
_softshrink_out_table = find_schema_or_throw("aten::softshrink", "out").table


def softshrink_out(ks, self, lambd, out):
    ks &= AFTER_ADINPLACEORVIEW
    _softshrink_out_table[ks](ks, self, lambd, out)
    increment_version(out)
    return out


# softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)
_softshrink_backward_grad_input_table = find_schema_or_throw("aten::softshrink_backward", "grad_input").table


def softshrink_backward_grad_input(ks, grad_output, self, lambd, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _softshrink_backward_grad_input_table[ks](ks, grad_output, self, lambd, grad_input)
    increment_version(grad_input)
    return grad_input


# hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
_hardshrink_out_table = find_schema_or_throw("aten::hardshrink", "out").table


def hardshrink_out(ks, self, lambd, out):
    ks &= AFTER_ADINPLACEORVIEW
    _hardshrink_out_table[ks](ks, self, lambd, out)
    increment_version(out)
    return out


# hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)
_hardshrink_backward_grad_input_table = find_schema_or_throw("aten::hardshrink_backward", "grad_input").table


def hardshrink_backward_grad_input(ks, grad_out, self, lambd, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _hardshrink_backward_grad_input_table[ks](ks, grad_out, self, lambd, grad_input)
    increment_version(grad_input)
    return grad_input


# celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)
_celu__table = find_schema_or_throw("aten::celu_", "").table


def celu_(ks, self, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _celu__table[ks](ks, self, alpha)
    increment_version(self)
    return self


# hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
_hardtanh__table = find_schema_or_throw("aten::hardtanh_", "").table


def hardtanh_(ks, self, min_val, max_val):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _hardtanh__table[ks](ks, self, min_val, max_val)
    increment_version(self)
    return self


# hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
_hardtanh_out_table = find_schema_or_throw("aten::hardtanh", "out").table


def hardtanh_out(ks, self, min_val, max_val, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _hardtanh_out_table[ks](ks, self, min_val, max_val, out)
    increment_version(out)
    return out


# hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!)
_hardtanh_backward_grad_input_table = find_schema_or_throw("aten::hardtanh_backward", "grad_input").table


def hardtanh_backward_grad_input(ks, grad_output, self, min_val, max_val, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _hardtanh_backward_grad_input_table[ks](ks, grad_output, self, min_val, max_val, grad_input)
    increment_version(grad_input)
    return grad_input


# hardswish_(Tensor(a!) self) -> Tensor(a!)
_hardswish__table = find_schema_or_throw("aten::hardswish_", "").table


def hardswish_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _hardswish__table[ks](ks, self)
    increment_version(self)
    return self


# hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_hardswish_out_table = find_schema_or_throw("aten::hardswish", "out").table


def hardswish_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _hardswish_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))
_log_sigmoid_forward_output_table = find_schema_or_throw("aten::log_sigmoid_forward", "output").table


def log_sigmoid_forward_output(ks, self, output, buffer):
    ks &= AFTER_ADINPLACEORVIEW
    _log_sigmoid_forward_output_table[ks](ks, self, output, buffer)
    increment_version(output)
    increment_version(buffer)
    return output, buffer


# log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!)
_log_sigmoid_backward_grad_input_table = find_schema_or_throw("aten::log_sigmoid_backward", "grad_input").table


def log_sigmoid_backward_grad_input(ks, grad_output, self, buffer, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _log_sigmoid_backward_grad_input_table[ks](ks, grad_output, self, buffer, grad_input)
    increment_version(grad_input)
    return grad_input


# glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)
_glu_out_table = find_schema_or_throw("aten::glu", "out").table


def glu_out(ks, self, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _glu_out_table[ks](ks, self, dim, out)
    increment_version(out)
    return out


# glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *, Tensor(a!) grad_input) -> Tensor(a!)
_glu_backward_grad_input_table = find_schema_or_throw("aten::glu_backward", "grad_input").table


def glu_backward_grad_input(ks, grad_output, self, dim, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _glu_backward_grad_input_table[ks](ks, grad_output, self, dim, grad_input)
    increment_version(grad_input)
    return grad_input


# softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
_softmax_int_out_table = find_schema_or_throw("aten::softmax", "int_out").table


def softmax_int_out(ks, self, dim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _softmax_int_out_table[ks](ks, self, dim, dtype, out)
    increment_version(out)
    return out


# _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
__softmax_out_table = find_schema_or_throw("aten::_softmax", "out").table


def _softmax_out(ks, self, dim, half_to_float, out):
    ks &= AFTER_ADINPLACEORVIEW
    __softmax_out_table[ks](ks, self, dim, half_to_float, out)
    increment_version(out)
    return out


# _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)
__softmax_backward_data_out_table = find_schema_or_throw("aten::_softmax_backward_data", "out").table


def _softmax_backward_data_out(ks, grad_output, output, dim, input_dtype, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    __softmax_backward_data_out_table[ks](ks, grad_output, output, dim, input_dtype, grad_input)
    increment_version(grad_input)
    return grad_input


# log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
_log_softmax_int_out_table = find_schema_or_throw("aten::log_softmax", "int_out").table


def log_softmax_int_out(ks, self, dim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _log_softmax_int_out_table[ks](ks, self, dim, dtype, out)
    increment_version(out)
    return out


# _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
__log_softmax_out_table = find_schema_or_throw("aten::_log_softmax", "out").table


def _log_softmax_out(ks, self, dim, half_to_float, out):
    ks &= AFTER_ADINPLACEORVIEW
    __log_softmax_out_table[ks](ks, self, dim, half_to_float, out)
    increment_version(out)
    return out


# _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)
__log_softmax_backward_data_out_table = find_schema_or_throw("aten::_log_softmax_backward_data", "out").table


def _log_softmax_backward_data_out(ks, grad_output, output, dim, input_dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    __log_softmax_backward_data_out_table[ks](ks, grad_output, output, dim, input_dtype, out)
    increment_version(out)
    return out


# rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
_rrelu_with_noise_table = find_schema_or_throw("aten::rrelu_with_noise", "").table


def rrelu_with_noise(ks, self, noise, lower, upper, training, generator):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        result = _rrelu_with_noise_table[ks](ks, self, noise, lower, upper, training, generator)
    return result


# rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
_rrelu_with_noise__table = find_schema_or_throw("aten::rrelu_with_noise_", "").table


def rrelu_with_noise_(ks, self, noise, lower, upper, training, generator):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _rrelu_with_noise__table[ks](ks, self, noise, lower, upper, training, generator)
    increment_version(self)
    return self


# rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)
_rrelu_with_noise_out_table = find_schema_or_throw("aten::rrelu_with_noise", "out").table


def rrelu_with_noise_out(ks, self, noise, lower, upper, training, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _rrelu_with_noise_out_table[ks](ks, self, noise, lower, upper, training, generator, out)
    increment_version(out)
    return out


# mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
_mse_loss_out_table = find_schema_or_throw("aten::mse_loss", "out").table


def mse_loss_out(ks, self, target, reduction, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mse_loss_out_table[ks](ks, self, target, reduction, out)
    increment_version(out)
    return out


# mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
_mse_loss_backward_grad_input_table = find_schema_or_throw("aten::mse_loss_backward", "grad_input").table


def mse_loss_backward_grad_input(ks, grad_output, self, target, reduction, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mse_loss_backward_grad_input_table[ks](ks, grad_output, self, target, reduction, grad_input)
    increment_version(grad_input)
    return grad_input


# smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)
_smooth_l1_loss_out_table = find_schema_or_throw("aten::smooth_l1_loss", "out").table


def smooth_l1_loss_out(ks, self, target, reduction, beta, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _smooth_l1_loss_out_table[ks](ks, self, target, reduction, beta, out)
    increment_version(out)
    return out


# smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!)
_smooth_l1_loss_backward_grad_input_table = find_schema_or_throw("aten::smooth_l1_loss_backward", "grad_input").table


def smooth_l1_loss_backward_grad_input(ks, grad_output, self, target, reduction, beta, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _smooth_l1_loss_backward_grad_input_table[ks](ks, grad_output, self, target, reduction, beta, grad_input)
    increment_version(grad_input)
    return grad_input


# huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)
_huber_loss_out_table = find_schema_or_throw("aten::huber_loss", "out").table


def huber_loss_out(ks, self, target, reduction, delta, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _huber_loss_out_table[ks](ks, self, target, reduction, delta, out)
    increment_version(out)
    return out


# huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!)
_huber_loss_backward_out_table = find_schema_or_throw("aten::huber_loss_backward", "out").table


def huber_loss_backward_out(ks, grad_output, self, target, reduction, delta, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _huber_loss_backward_out_table[ks](ks, grad_output, self, target, reduction, delta, grad_input)
    increment_version(grad_input)
    return grad_input


# binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
_binary_cross_entropy_out_table = find_schema_or_throw("aten::binary_cross_entropy", "out").table


def binary_cross_entropy_out(ks, self, target, weight, reduction, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _binary_cross_entropy_out_table[ks](ks, self, target, weight, reduction, out)
    increment_version(out)
    return out


# binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
_binary_cross_entropy_backward_grad_input_table = find_schema_or_throw("aten::binary_cross_entropy_backward", "grad_input").table


def binary_cross_entropy_backward_grad_input(ks, grad_output, self, target, weight, reduction, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _binary_cross_entropy_backward_grad_input_table[ks](ks, grad_output, self, target, weight, reduction, grad_input)
    increment_version(grad_input)
    return grad_input


# nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
_nll_loss_forward_output_table = find_schema_or_throw("aten::nll_loss_forward", "output").table


def nll_loss_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nll_loss_forward_output_table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)
    increment_version(output)
    increment_version(total_weight)
    return output, total_weight


# nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
_nll_loss_backward_grad_input_table = find_schema_or_throw("aten::nll_loss_backward", "grad_input").table


def nll_loss_backward_grad_input(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nll_loss_backward_grad_input_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input)
    increment_version(grad_input)
    return grad_input


# nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
_nll_loss2d_forward_output_table = find_schema_or_throw("aten::nll_loss2d_forward", "output").table


def nll_loss2d_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nll_loss2d_forward_output_table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)
    increment_version(output)
    increment_version(total_weight)
    return output, total_weight


# nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
_nll_loss2d_backward_grad_input_table = find_schema_or_throw("aten::nll_loss2d_backward", "grad_input").table


def nll_loss2d_backward_grad_input(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nll_loss2d_backward_grad_input_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input)
    increment_version(grad_input)
    return grad_input


# soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
_soft_margin_loss_out_table = find_schema_or_throw("aten::soft_margin_loss", "out").table


def soft_margin_loss_out(ks, self, target, reduction, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _soft_margin_loss_out_table[ks](ks, self, target, reduction, out)
    increment_version(out)
    return out


# soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
_soft_margin_loss_backward_grad_input_table = find_schema_or_throw("aten::soft_margin_loss_backward", "grad_input").table


def soft_margin_loss_backward_grad_input(ks, grad_output, self, target, reduction, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _soft_margin_loss_backward_grad_input_table[ks](ks, grad_output, self, target, reduction, grad_input)
    increment_version(grad_input)
    return grad_input


# multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
_multi_margin_loss_out_table = find_schema_or_throw("aten::multi_margin_loss", "out").table


def multi_margin_loss_out(ks, self, target, p, margin, weight, reduction, out):
    ks &= AFTER_ADINPLACEORVIEW
    _multi_margin_loss_out_table[ks](ks, self, target, p, margin, weight, reduction, out)
    increment_version(out)
    return out


# multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
_multi_margin_loss_backward_grad_input_table = find_schema_or_throw("aten::multi_margin_loss_backward", "grad_input").table


def multi_margin_loss_backward_grad_input(ks, grad_output, self, target, p, margin, weight, reduction, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _multi_margin_loss_backward_grad_input_table[ks](ks, grad_output, self, target, p, margin, weight, reduction, grad_input)
    increment_version(grad_input)
    return grad_input


# multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))
_multilabel_margin_loss_forward_output_table = find_schema_or_throw("aten::multilabel_margin_loss_forward", "output").table


def multilabel_margin_loss_forward_output(ks, self, target, reduction, output, is_target):
    ks &= AFTER_ADINPLACEORVIEW
    _multilabel_margin_loss_forward_output_table[ks](ks, self, target, reduction, output, is_target)
    increment_version(output)
    increment_version(is_target)
    return output, is_target


# multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)
_multilabel_margin_loss_backward_grad_input_table = find_schema_or_throw("aten::multilabel_margin_loss_backward", "grad_input").table


def multilabel_margin_loss_backward_grad_input(ks, grad_output, self, target, reduction, is_target, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _multilabel_margin_loss_backward_grad_input_table[ks](ks, grad_output, self, target, reduction, is_target, grad_input)
    increment_version(grad_input)
    return grad_input


# linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
_linear_out_table = find_schema_or_throw("aten::linear", "out").table


def linear_out(ks, input, weight, bias, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linear_out_table[ks](ks, input, weight, bias, out)
    increment_version(out)
    return out


# nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_nansum_out_table = find_schema_or_throw("aten::nansum", "out").table


def nansum_out(ks, self, dim, keepdim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    _nansum_out_table[ks](ks, self, dim, keepdim, dtype, out)
    increment_version(out)
    return out


# aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
_aminmax_out_table = find_schema_or_throw("aten::aminmax", "out").table


def aminmax_out(ks, self, dim, keepdim, min, max):
    ks &= AFTER_ADINPLACEORVIEW
    _aminmax_out_table[ks](ks, self, dim, keepdim, min, max)
    increment_version(min)
    increment_version(max)
    return min, max


# logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_logsumexp_out_table = find_schema_or_throw("aten::logsumexp", "out").table


def logsumexp_out(ks, self, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _logsumexp_out_table[ks](ks, self, dim, keepdim, out)
    increment_version(out)
    return out


# linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_linalg_vector_norm_out_table = find_schema_or_throw("aten::linalg_vector_norm", "out").table


def linalg_vector_norm_out(ks, self, ord, dim, keepdim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_vector_norm_out_table[ks](ks, self, ord, dim, keepdim, dtype, out)
    increment_version(out)
    return out


# norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)
_norm_dtype_out_table = find_schema_or_throw("aten::norm", "dtype_out").table


def norm_dtype_out(ks, self, p, dim, keepdim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _norm_dtype_out_table[ks](ks, self, p, dim, keepdim, dtype, out)
    increment_version(out)
    return out


# norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_norm_out_table = find_schema_or_throw("aten::norm", "out").table


def norm_out(ks, self, p, dim, keepdim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _norm_out_table[ks](ks, self, p, dim, keepdim, out)
    increment_version(out)
    return out


# renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)
_renorm_out_table = find_schema_or_throw("aten::renorm", "out").table


def renorm_out(ks, self, p, dim, maxnorm, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _renorm_out_table[ks](ks, self, p, dim, maxnorm, out)
    increment_version(out)
    return out


# renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
_renorm__table = find_schema_or_throw("aten::renorm_", "").table


def renorm_(ks, self, p, dim, maxnorm):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _renorm__table[ks](ks, self, p, dim, maxnorm)
    increment_version(self)
    return self


# cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
_cumprod__table = find_schema_or_throw("aten::cumprod_", "").table


def cumprod_(ks, self, dim, dtype):
    ks &= AFTER_ADINPLACEORVIEW
    _cumprod__table[ks](ks, self, dim, dtype)
    increment_version(self)
    return self


# cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_cumprod_out_table = find_schema_or_throw("aten::cumprod", "out").table


def cumprod_out(ks, self, dim, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    _cumprod_out_table[ks](ks, self, dim, dtype, out)
    increment_version(out)
    return out


# cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_cummax_out_table = find_schema_or_throw("aten::cummax", "out").table


def cummax_out(ks, self, dim, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _cummax_out_table[ks](ks, self, dim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
__cummax_helper_table = find_schema_or_throw("aten::_cummax_helper", "").table


def _cummax_helper(ks, self, values, indices, dim):
    ks &= AFTER_ADINPLACEORVIEW
    __cummax_helper_table[ks](ks, self, values, indices, dim)
    increment_version(values)
    increment_version(indices)
    return None


# cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_cummin_out_table = find_schema_or_throw("aten::cummin", "out").table


def cummin_out(ks, self, dim, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _cummin_out_table[ks](ks, self, dim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
__cummin_helper_table = find_schema_or_throw("aten::_cummin_helper", "").table


def _cummin_helper(ks, self, values, indices, dim):
    ks &= AFTER_ADINPLACEORVIEW
    __cummin_helper_table[ks](ks, self, values, indices, dim)
    increment_version(values)
    increment_version(indices)
    return None


# logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
_logcumsumexp_out_table = find_schema_or_throw("aten::logcumsumexp", "out").table


def logcumsumexp_out(ks, self, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _logcumsumexp_out_table[ks](ks, self, dim, out)
    increment_version(out)
    return out


# _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
__logcumsumexp_out_table = find_schema_or_throw("aten::_logcumsumexp", "out").table


def _logcumsumexp_out(ks, self, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    __logcumsumexp_out_table[ks](ks, self, dim, out)
    increment_version(out)
    return out


# sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_sort_values_table = find_schema_or_throw("aten::sort", "values").table


def sort_values(ks, self, dim, descending, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _sort_values_table[ks](ks, self, dim, descending, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_sort_values_stable_table = find_schema_or_throw("aten::sort", "values_stable").table


def sort_values_stable(ks, self, stable, dim, descending, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _sort_values_stable_table[ks](ks, self, stable, dim, descending, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_topk_values_table = find_schema_or_throw("aten::topk", "values").table


def topk_values(ks, self, k, dim, largest, sorted, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _topk_values_table[ks](ks, self, k, dim, largest, sorted, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_kthvalue_values_table = find_schema_or_throw("aten::kthvalue", "values").table


def kthvalue_values(ks, self, k, dim, keepdim, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _kthvalue_values_table[ks](ks, self, k, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_median_dim_values_table = find_schema_or_throw("aten::median", "dim_values").table


def median_dim_values(ks, self, dim, keepdim, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _median_dim_values_table[ks](ks, self, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_nanmedian_dim_values_table = find_schema_or_throw("aten::nanmedian", "dim_values").table


def nanmedian_dim_values(ks, self, dim, keepdim, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _nanmedian_dim_values_table[ks](ks, self, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
_mode_values_table = find_schema_or_throw("aten::mode", "values").table


def mode_values(ks, self, dim, keepdim, values, indices):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mode_values_table[ks](ks, self, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


# histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)
_histc_out_table = find_schema_or_throw("aten::histc", "out").table


def histc_out(ks, self, bins, min, max, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _histc_out_table[ks](ks, self, bins, min, max, out)
    increment_version(out)
    return out


# histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
_histogram_bins_tensor_out_table = find_schema_or_throw("aten::histogram", "bins_tensor_out").table


def histogram_bins_tensor_out(ks, self, bins, weight, density, hist, bin_edges):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _histogram_bins_tensor_out_table[ks](ks, self, bins, weight, density, hist, bin_edges)
    increment_version(hist)
    increment_version(bin_edges)
    return hist, bin_edges


# histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
_histogram_bin_ct_out_table = find_schema_or_throw("aten::histogram", "bin_ct_out").table


def histogram_bin_ct_out(ks, self, bins, range, weight, density, hist, bin_edges):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _histogram_bin_ct_out_table[ks](ks, self, bins, range, weight, density, hist, bin_edges)
    increment_version(hist)
    increment_version(bin_edges)
    return hist, bin_edges


# _chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)
__chunk_cat_out_table = find_schema_or_throw("aten::_chunk_cat", "out").table


def _chunk_cat_out(ks, tensors, dim, num_chunks, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __chunk_cat_out_table[ks](ks, tensors, dim, num_chunks, out)
    increment_version(out)
    return out


# isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)
_isin_Tensor_Tensor_out_table = find_schema_or_throw("aten::isin", "Tensor_Tensor_out").table


def isin_Tensor_Tensor_out(ks, elements, test_elements, assume_unique, invert, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _isin_Tensor_Tensor_out_table[ks](ks, elements, test_elements, assume_unique, invert, out)
    increment_version(out)
    return out


# isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)
_isin_Tensor_Scalar_out_table = find_schema_or_throw("aten::isin", "Tensor_Scalar_out").table


def isin_Tensor_Scalar_out(ks, elements, test_element, assume_unique, invert, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _isin_Tensor_Scalar_out_table[ks](ks, elements, test_element, assume_unique, invert, out)
    increment_version(out)
    return out


# isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)
_isin_Scalar_Tensor_out_table = find_schema_or_throw("aten::isin", "Scalar_Tensor_out").table


def isin_Scalar_Tensor_out(ks, element, test_elements, assume_unique, invert, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _isin_Scalar_Tensor_out_table[ks](ks, element, test_elements, assume_unique, invert, out)
    increment_version(out)
    return out


# searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
_searchsorted_Tensor_out_table = find_schema_or_throw("aten::searchsorted", "Tensor_out").table


def searchsorted_Tensor_out(ks, sorted_sequence, self, out_int32, right, side, sorter, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _searchsorted_Tensor_out_table[ks](ks, sorted_sequence, self, out_int32, right, side, sorter, out)
    increment_version(out)
    return out


# searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
_searchsorted_Scalar_out_table = find_schema_or_throw("aten::searchsorted", "Scalar_out").table


def searchsorted_Scalar_out(ks, sorted_sequence, self, out_int32, right, side, sorter, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _searchsorted_Scalar_out_table[ks](ks, sorted_sequence, self, out_int32, right, side, sorter, out)
    increment_version(out)
    return out


# bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)
_bucketize_Tensor_out_table = find_schema_or_throw("aten::bucketize", "Tensor_out").table


def bucketize_Tensor_out(ks, self, boundaries, out_int32, right, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bucketize_Tensor_out_table[ks](ks, self, boundaries, out_int32, right, out)
    increment_version(out)
    return out


# addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_addmv_out_table = find_schema_or_throw("aten::addmv", "out").table


def addmv_out(ks, self, mat, vec, beta, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    _addmv_out_table[ks](ks, self, mat, vec, beta, alpha, out)
    increment_version(out)
    return out


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
_addmv__table = find_schema_or_throw("aten::addmv_", "").table


def addmv_(ks, self, mat, vec, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _addmv__table[ks](ks, self, mat, vec, beta, alpha)
    increment_version(self)
    return self


# baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_baddbmm_out_table = find_schema_or_throw("aten::baddbmm", "out").table


def baddbmm_out(ks, self, batch1, batch2, beta, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    _baddbmm_out_table[ks](ks, self, batch1, batch2, beta, alpha, out)
    increment_version(out)
    return out


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
_baddbmm__table = find_schema_or_throw("aten::baddbmm_", "").table


def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _baddbmm__table[ks](ks, self, batch1, batch2, beta, alpha)
    increment_version(self)
    return self


# addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_addbmm_out_table = find_schema_or_throw("aten::addbmm", "out").table


def addbmm_out(ks, self, batch1, batch2, beta, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _addbmm_out_table[ks](ks, self, batch1, batch2, beta, alpha, out)
    increment_version(out)
    return out


# addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
_addbmm__table = find_schema_or_throw("aten::addbmm_", "").table


def addbmm_(ks, self, batch1, batch2, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _addbmm__table[ks](ks, self, batch1, batch2, beta, alpha)
    increment_version(self)
    return self


# addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_addr_out_table = find_schema_or_throw("aten::addr", "out").table


def addr_out(ks, self, vec1, vec2, beta, alpha, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _addr_out_table[ks](ks, self, vec1, vec2, beta, alpha, out)
    increment_version(out)
    return out


# addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
_addr__table = find_schema_or_throw("aten::addr_", "").table


def addr_(ks, self, vec1, vec2, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _addr__table[ks](ks, self, vec1, vec2, beta, alpha)
    increment_version(self)
    return self


# vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_vdot_out_table = find_schema_or_throw("aten::vdot", "out").table


def vdot_out(ks, self, other, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _vdot_out_table[ks](ks, self, other, out)
    increment_version(out)
    return out


# linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)
_linalg_cross_out_table = find_schema_or_throw("aten::linalg_cross", "out").table


def linalg_cross_out(ks, self, other, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_cross_out_table[ks](ks, self, other, dim, out)
    increment_version(out)
    return out


# linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
_linalg_lu_factor_ex_out_table = find_schema_or_throw("aten::linalg_lu_factor_ex", "out").table


def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_lu_factor_ex_out_table[ks](ks, A, pivot, check_errors, LU, pivots, info)
    increment_version(LU)
    increment_version(pivots)
    increment_version(info)
    return LU, pivots, info


# linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
_linalg_lu_out_table = find_schema_or_throw("aten::linalg_lu", "out").table


def linalg_lu_out(ks, A, pivot, P, L, U):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_lu_out_table[ks](ks, A, pivot, P, L, U)
    increment_version(P)
    increment_version(L)
    increment_version(U)
    return P, L, U


# lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
_lu_unpack_out_table = find_schema_or_throw("aten::lu_unpack", "out").table


def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _lu_unpack_out_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U)
    increment_version(P)
    increment_version(L)
    increment_version(U)
    return P, L, U


# linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)
_linalg_lu_solve_out_table = find_schema_or_throw("aten::linalg_lu_solve", "out").table


def linalg_lu_solve_out(ks, LU, pivots, B, left, adjoint, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_lu_solve_out_table[ks](ks, LU, pivots, B, left, adjoint, out)
    increment_version(out)
    return out


# linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
_linalg_ldl_factor_ex_out_table = find_schema_or_throw("aten::linalg_ldl_factor_ex", "out").table


def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_ldl_factor_ex_out_table[ks](ks, self, hermitian, check_errors, LD, pivots, info)
    increment_version(LD)
    increment_version(pivots)
    increment_version(info)
    return LD, pivots, info


# linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
_linalg_ldl_solve_out_table = find_schema_or_throw("aten::linalg_ldl_solve", "out").table


def linalg_ldl_solve_out(ks, LD, pivots, B, hermitian, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_ldl_solve_out_table[ks](ks, LD, pivots, B, hermitian, out)
    increment_version(out)
    return out


# _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
__linalg_solve_ex_result_table = find_schema_or_throw("aten::_linalg_solve_ex", "result").table


def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_solve_ex_result_table[ks](ks, A, B, left, check_errors, result, LU, pivots, info)
    increment_version(result)
    increment_version(LU)
    increment_version(pivots)
    increment_version(info)
    return result, LU, pivots, info


# linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
_linalg_inv_ex_inverse_table = find_schema_or_throw("aten::linalg_inv_ex", "inverse").table


def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_inv_ex_inverse_table[ks](ks, A, check_errors, inverse, info)
    increment_version(inverse)
    increment_version(info)
    return inverse, info


# linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)
_linalg_solve_triangular_out_table = find_schema_or_throw("aten::linalg_solve_triangular", "out").table


def linalg_solve_triangular_out(ks, self, B, upper, left, unitriangular, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_solve_triangular_out_table[ks](ks, self, B, upper, left, unitriangular, out)
    increment_version(out)
    return out


# triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
_triangular_solve_X_table = find_schema_or_throw("aten::triangular_solve", "X").table


def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _triangular_solve_X_table[ks](ks, self, A, upper, transpose, unitriangular, X, M)
    increment_version(X)
    increment_version(M)
    return X, M


# _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
__linalg_det_result_table = find_schema_or_throw("aten::_linalg_det", "result").table


def _linalg_det_result(ks, A, result, LU, pivots):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_det_result_table[ks](ks, A, result, LU, pivots)
    increment_version(result)
    increment_version(LU)
    increment_version(pivots)
    return result, LU, pivots


# _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
__linalg_slogdet_sign_table = find_schema_or_throw("aten::_linalg_slogdet", "sign").table


def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_slogdet_sign_table[ks](ks, A, sign, logabsdet, LU, pivots)
    increment_version(sign)
    increment_version(logabsdet)
    increment_version(LU)
    increment_version(pivots)
    return sign, logabsdet, LU, pivots


# linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
_linalg_cholesky_ex_L_table = find_schema_or_throw("aten::linalg_cholesky_ex", "L").table


def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_cholesky_ex_L_table[ks](ks, self, upper, check_errors, L, info)
    increment_version(L)
    increment_version(info)
    return L, info


# cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
_cholesky_out_table = find_schema_or_throw("aten::cholesky", "out").table


def cholesky_out(ks, self, upper, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _cholesky_out_table[ks](ks, self, upper, out)
    increment_version(out)
    return out


# cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
_cholesky_solve_out_table = find_schema_or_throw("aten::cholesky_solve", "out").table


def cholesky_solve_out(ks, self, input2, upper, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _cholesky_solve_out_table[ks](ks, self, input2, upper, out)
    increment_version(out)
    return out


# cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
_cholesky_inverse_out_table = find_schema_or_throw("aten::cholesky_inverse", "out").table


def cholesky_inverse_out(ks, self, upper, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _cholesky_inverse_out_table[ks](ks, self, upper, out)
    increment_version(out)
    return out


# linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
_linalg_qr_out_table = find_schema_or_throw("aten::linalg_qr", "out").table


def linalg_qr_out(ks, A, mode, Q, R):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_qr_out_table[ks](ks, A, mode, Q, R)
    increment_version(Q)
    increment_version(R)
    return Q, R


# geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)
_geqrf_a_table = find_schema_or_throw("aten::geqrf", "a").table


def geqrf_a(ks, self, a, tau):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _geqrf_a_table[ks](ks, self, a, tau)
    increment_version(a)
    increment_version(tau)
    return a, tau


# linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)
_linalg_householder_product_out_table = find_schema_or_throw("aten::linalg_householder_product", "out").table


def linalg_householder_product_out(ks, input, tau, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_householder_product_out_table[ks](ks, input, tau, out)
    increment_version(out)
    return out


# ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!)
_ormqr_out_table = find_schema_or_throw("aten::ormqr", "out").table


def ormqr_out(ks, self, input2, input3, left, transpose, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _ormqr_out_table[ks](ks, self, input2, input3, left, transpose, out)
    increment_version(out)
    return out


# _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
__linalg_svd_U_table = find_schema_or_throw("aten::_linalg_svd", "U").table


def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_svd_U_table[ks](ks, A, full_matrices, compute_uv, driver, U, S, Vh)
    increment_version(U)
    increment_version(S)
    increment_version(Vh)
    return U, S, Vh


# _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
__linalg_eigh_eigenvalues_table = find_schema_or_throw("aten::_linalg_eigh", "eigenvalues").table


def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_eigh_eigenvalues_table[ks](ks, A, UPLO, compute_v, eigenvalues, eigenvectors)
    increment_version(eigenvalues)
    increment_version(eigenvectors)
    return eigenvalues, eigenvectors


# linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
_linalg_eig_out_table = find_schema_or_throw("aten::linalg_eig", "out").table


def linalg_eig_out(ks, self, eigenvalues, eigenvectors):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_eig_out_table[ks](ks, self, eigenvalues, eigenvectors)
    increment_version(eigenvalues)
    increment_version(eigenvectors)
    return eigenvalues, eigenvectors


# linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_linalg_eigvals_out_table = find_schema_or_throw("aten::linalg_eigvals", "out").table


def linalg_eigvals_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_eigvals_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)
_linalg_lstsq_out_table = find_schema_or_throw("aten::linalg_lstsq", "out").table


def linalg_lstsq_out(ks, self, b, rcond, driver, solution, residuals, rank, singular_values):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_lstsq_out_table[ks](ks, self, b, rcond, driver, solution, residuals, rank, singular_values)
    increment_version(solution)
    increment_version(residuals)
    increment_version(rank)
    increment_version(singular_values)
    return solution, residuals, rank, singular_values


# linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
_linalg_pinv_atol_rtol_tensor_out_table = find_schema_or_throw("aten::linalg_pinv", "atol_rtol_tensor_out").table


def linalg_pinv_atol_rtol_tensor_out(ks, self, atol, rtol, hermitian, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_pinv_atol_rtol_tensor_out_table[ks](ks, self, atol, rtol, hermitian, out)
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


# as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
_as_strided__table = find_schema_or_throw("aten::as_strided_", "").table


def as_strided_(ks, self, size, stride, storage_offset):
    ks &= AFTER_ADINPLACEORVIEW
    _as_strided__table[ks](ks, self, size, stride, storage_offset)
    increment_version(self)
    return self


# narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)
_narrow_copy_out_table = find_schema_or_throw("aten::narrow_copy", "out").table


def narrow_copy_out(ks, self, dim, start, length, out):
    ks &= AFTER_ADINPLACEORVIEW
    _narrow_copy_out_table[ks](ks, self, dim, start, length, out)
    increment_version(out)
    return out


# slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
_slice_scatter_out_table = find_schema_or_throw("aten::slice_scatter", "out").table


def slice_scatter_out(ks, self, src, dim, start, end, step, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _slice_scatter_out_table[ks](ks, self, src, dim, start, end, step, out)
    increment_version(out)
    return out


# set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
_set__source_Storage_table = find_schema_or_throw("aten::set_", "source_Storage").table


def set__source_Storage(ks, self, source):
    ks &= AFTER_ADINPLACEORVIEW
    _set__source_Storage_table[ks](ks, self, source)
    increment_version(self)
    return self


# set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
_set__source_Storage_storage_offset_table = find_schema_or_throw("aten::set_", "source_Storage_storage_offset").table


def set__source_Storage_storage_offset(ks, self, source, storage_offset, size, stride):
    ks &= AFTER_ADINPLACEORVIEW
    _set__source_Storage_storage_offset_table[ks](ks, self, source, storage_offset, size, stride)
    increment_version(self)
    return self


# set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
_set__source_Tensor_table = find_schema_or_throw("aten::set_", "source_Tensor").table


def set__source_Tensor(ks, self, source):
    ks &= AFTER_ADINPLACEORVIEW
    _set__source_Tensor_table[ks](ks, self, source)
    increment_version(self)
    return self


# set_(Tensor(a!) self) -> Tensor(a!)
_set__table = find_schema_or_throw("aten::set_", "").table


def set_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _set__table[ks](ks, self)
    increment_version(self)
    return self


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
_index_copy__table = find_schema_or_throw("aten::index_copy_", "").table


def index_copy_(ks, self, dim, index, source):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_copy__table[ks](ks, self, dim, index, source)
    increment_version(self)
    return self


# index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
_index_copy_out_table = find_schema_or_throw("aten::index_copy", "out").table


def index_copy_out(ks, self, dim, index, source, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_copy_out_table[ks](ks, self, dim, index, source, out)
    increment_version(out)
    return out


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
_index_reduce__table = find_schema_or_throw("aten::index_reduce_", "").table


def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_reduce__table[ks](ks, self, dim, index, source, reduce, include_self)
    increment_version(self)
    return self


# index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
_index_reduce_out_table = find_schema_or_throw("aten::index_reduce", "out").table


def index_reduce_out(ks, self, dim, index, source, reduce, include_self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _index_reduce_out_table[ks](ks, self, dim, index, source, reduce, include_self, out)
    increment_version(out)
    return out


# nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)
_nonzero_static_out_table = find_schema_or_throw("aten::nonzero_static", "out").table


def nonzero_static_out(ks, self, size, fill_value, out):
    ks &= AFTER_ADINPLACEORVIEW
    _nonzero_static_out_table[ks](ks, self, size, fill_value, out)
    increment_version(out)
    return out


# alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_alias_copy_out_table = find_schema_or_throw("aten::alias_copy", "out").table


def alias_copy_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _alias_copy_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)
_as_strided_copy_out_table = find_schema_or_throw("aten::as_strided_copy", "out").table


def as_strided_copy_out(ks, self, size, stride, storage_offset, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _as_strided_copy_out_table[ks](ks, self, size, stride, storage_offset, out)
    increment_version(out)
    return out


# detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_detach_copy_out_table = find_schema_or_throw("aten::detach_copy", "out").table


def detach_copy_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _detach_copy_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)
_expand_copy_out_table = find_schema_or_throw("aten::expand_copy", "out").table


def expand_copy_out(ks, self, size, implicit, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _expand_copy_out_table[ks](ks, self, size, implicit, out)
    increment_version(out)
    return out


# permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)
_permute_copy_out_table = find_schema_or_throw("aten::permute_copy", "out").table


def permute_copy_out(ks, self, dims, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _permute_copy_out_table[ks](ks, self, dims, out)
    increment_version(out)
    return out


# select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)
_select_copy_int_out_table = find_schema_or_throw("aten::select_copy", "int_out").table


def select_copy_int_out(ks, self, dim, index, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _select_copy_int_out_table[ks](ks, self, dim, index, out)
    increment_version(out)
    return out


# slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
_slice_copy_Tensor_out_table = find_schema_or_throw("aten::slice_copy", "Tensor_out").table


def slice_copy_Tensor_out(ks, self, dim, start, end, step, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _slice_copy_Tensor_out_table[ks](ks, self, dim, start, end, step, out)
    increment_version(out)
    return out


# squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_squeeze_copy_out_table = find_schema_or_throw("aten::squeeze_copy", "out").table


def squeeze_copy_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _squeeze_copy_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
_squeeze_copy_dim_out_table = find_schema_or_throw("aten::squeeze_copy", "dim_out").table


def squeeze_copy_dim_out(ks, self, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _squeeze_copy_dim_out_table[ks](ks, self, dim, out)
    increment_version(out)
    return out


# squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)
_squeeze_copy_dims_out_table = find_schema_or_throw("aten::squeeze_copy", "dims_out").table


def squeeze_copy_dims_out(ks, self, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _squeeze_copy_dims_out_table[ks](ks, self, dim, out)
    increment_version(out)
    return out


# t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_t_copy_out_table = find_schema_or_throw("aten::t_copy", "out").table


def t_copy_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _t_copy_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)
_transpose_copy_int_out_table = find_schema_or_throw("aten::transpose_copy", "int_out").table


def transpose_copy_int_out(ks, self, dim0, dim1, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _transpose_copy_int_out_table[ks](ks, self, dim0, dim1, out)
    increment_version(out)
    return out


# unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)
_unfold_copy_out_table = find_schema_or_throw("aten::unfold_copy", "out").table


def unfold_copy_out(ks, self, dimension, size, step, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _unfold_copy_out_table[ks](ks, self, dimension, size, step, out)
    increment_version(out)
    return out


# unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
_unsqueeze_copy_out_table = find_schema_or_throw("aten::unsqueeze_copy", "out").table


def unsqueeze_copy_out(ks, self, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _unsqueeze_copy_out_table[ks](ks, self, dim, out)
    increment_version(out)
    return out


# view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_view_copy_out_table = find_schema_or_throw("aten::view_copy", "out").table


def view_copy_out(ks, self, size, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _view_copy_out_table[ks](ks, self, size, out)
    increment_version(out)
    return out


# view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)
_view_copy_dtype_out_table = find_schema_or_throw("aten::view_copy", "dtype_out").table


def view_copy_dtype_out(ks, self, dtype, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _view_copy_dtype_out_table[ks](ks, self, dtype, out)
    increment_version(out)
    return out


# split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()
_split_copy_Tensor_out_table = find_schema_or_throw("aten::split_copy", "Tensor_out").table


def split_copy_Tensor_out(ks, self, split_size, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _split_copy_Tensor_out_table[ks](ks, self, split_size, dim, out)
    for t in out:
        increment_version(t)
    return None


# split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()
_split_with_sizes_copy_out_table = find_schema_or_throw("aten::split_with_sizes_copy", "out").table


def split_with_sizes_copy_out(ks, self, split_sizes, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _split_with_sizes_copy_out_table[ks](ks, self, split_sizes, dim, out)
    for t in out:
        increment_version(t)
    return None


# unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()
_unbind_copy_int_out_table = find_schema_or_throw("aten::unbind_copy", "int_out").table


def unbind_copy_int_out(ks, self, dim, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _unbind_copy_int_out_table[ks](ks, self, dim, out)
    for t in out:
        increment_version(t)
    return None


# im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
_im2col_out_table = find_schema_or_throw("aten::im2col", "out").table


def im2col_out(ks, self, kernel_size, dilation, padding, stride, out):
    ks &= AFTER_ADINPLACEORVIEW
    _im2col_out_table[ks](ks, self, kernel_size, dilation, padding, stride, out)
    increment_version(out)
    return out


# col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
_col2im_out_table = find_schema_or_throw("aten::col2im", "out").table


def col2im_out(ks, self, output_size, kernel_size, dilation, padding, stride, out):
    ks &= AFTER_ADINPLACEORVIEW
    _col2im_out_table[ks](ks, self, output_size, kernel_size, dilation, padding, stride, out)
    increment_version(out)
    return out


# max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
_max_pool2d_with_indices_out_table = find_schema_or_throw("aten::max_pool2d_with_indices", "out").table


def max_pool2d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool2d_with_indices_out_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


# max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
_max_pool2d_with_indices_backward_grad_input_table = find_schema_or_throw("aten::max_pool2d_with_indices_backward", "grad_input").table


def max_pool2d_with_indices_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool2d_with_indices_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input)
    increment_version(grad_input)
    return grad_input


# max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
_max_pool3d_with_indices_out_table = find_schema_or_throw("aten::max_pool3d_with_indices", "out").table


def max_pool3d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool3d_with_indices_out_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


# max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
_max_pool3d_with_indices_backward_grad_input_table = find_schema_or_throw("aten::max_pool3d_with_indices_backward", "grad_input").table


def max_pool3d_with_indices_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool3d_with_indices_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input)
    increment_version(grad_input)
    return grad_input


# avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)
_avg_pool2d_out_table = find_schema_or_throw("aten::avg_pool2d", "out").table


def avg_pool2d_out(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out):
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool2d_out_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
    increment_version(out)
    return out


# avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)
_avg_pool2d_backward_grad_input_table = find_schema_or_throw("aten::avg_pool2d_backward", "grad_input").table


def avg_pool2d_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool2d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input)
    increment_version(grad_input)
    return grad_input


# avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)
_avg_pool3d_out_table = find_schema_or_throw("aten::avg_pool3d", "out").table


def avg_pool3d_out(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out):
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool3d_out_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
    increment_version(out)
    return out


# avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)
_avg_pool3d_backward_grad_input_table = find_schema_or_throw("aten::avg_pool3d_backward", "grad_input").table


def avg_pool3d_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool3d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input)
    increment_version(grad_input)
    return grad_input


# adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
_adaptive_avg_pool2d_out_table = find_schema_or_throw("aten::adaptive_avg_pool2d", "out").table


def adaptive_avg_pool2d_out(ks, self, output_size, out):
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_avg_pool2d_out_table[ks](ks, self, output_size, out)
    increment_version(out)
    return out


# adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)
_adaptive_avg_pool3d_out_table = find_schema_or_throw("aten::adaptive_avg_pool3d", "out").table


def adaptive_avg_pool3d_out(ks, self, output_size, out):
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_avg_pool3d_out_table[ks](ks, self, output_size, out)
    increment_version(out)
    return out


# adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
_adaptive_max_pool2d_out_table = find_schema_or_throw("aten::adaptive_max_pool2d", "out").table


def adaptive_max_pool2d_out(ks, self, output_size, out, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool2d_out_table[ks](ks, self, output_size, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


# adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
_adaptive_max_pool2d_backward_grad_input_table = find_schema_or_throw("aten::adaptive_max_pool2d_backward", "grad_input").table


def adaptive_max_pool2d_backward_grad_input(ks, grad_output, self, indices, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool2d_backward_grad_input_table[ks](ks, grad_output, self, indices, grad_input)
    increment_version(grad_input)
    return grad_input


# adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
_adaptive_max_pool3d_out_table = find_schema_or_throw("aten::adaptive_max_pool3d", "out").table


def adaptive_max_pool3d_out(ks, self, output_size, out, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool3d_out_table[ks](ks, self, output_size, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


# adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
_adaptive_max_pool3d_backward_grad_input_table = find_schema_or_throw("aten::adaptive_max_pool3d_backward", "grad_input").table


def adaptive_max_pool3d_backward_grad_input(ks, grad_output, self, indices, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool3d_backward_grad_input_table[ks](ks, grad_output, self, indices, grad_input)
    increment_version(grad_input)
    return grad_input


# max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
_max_unpool2d_out_table = find_schema_or_throw("aten::max_unpool2d", "out").table


def max_unpool2d_out(ks, self, indices, output_size, out):
    ks &= AFTER_ADINPLACEORVIEW
    _max_unpool2d_out_table[ks](ks, self, indices, output_size, out)
    increment_version(out)
    return out


# max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)
_max_unpool3d_out_table = find_schema_or_throw("aten::max_unpool3d", "out").table


def max_unpool3d_out(ks, self, indices, output_size, stride, padding, out):
    ks &= AFTER_ADINPLACEORVIEW
    _max_unpool3d_out_table[ks](ks, self, indices, output_size, stride, padding, out)
    increment_version(out)
    return out


# fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
_fractional_max_pool2d_output_table = find_schema_or_throw("aten::fractional_max_pool2d", "output").table


def fractional_max_pool2d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool2d_output_table[ks](ks, self, kernel_size, output_size, random_samples, output, indices)
    increment_version(output)
    increment_version(indices)
    return output, indices


# fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
_fractional_max_pool2d_backward_grad_input_table = find_schema_or_throw("aten::fractional_max_pool2d_backward", "grad_input").table


def fractional_max_pool2d_backward_grad_input(ks, grad_output, self, kernel_size, output_size, indices, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool2d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, output_size, indices, grad_input)
    increment_version(grad_input)
    return grad_input


# fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
_fractional_max_pool3d_output_table = find_schema_or_throw("aten::fractional_max_pool3d", "output").table


def fractional_max_pool3d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool3d_output_table[ks](ks, self, kernel_size, output_size, random_samples, output, indices)
    increment_version(output)
    increment_version(indices)
    return output, indices


# fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
_fractional_max_pool3d_backward_grad_input_table = find_schema_or_throw("aten::fractional_max_pool3d_backward", "grad_input").table


def fractional_max_pool3d_backward_grad_input(ks, grad_output, self, kernel_size, output_size, indices, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool3d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, output_size, indices, grad_input)
    increment_version(grad_input)
    return grad_input


# upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
_upsample_nearest1d_out_table = find_schema_or_throw("aten::upsample_nearest1d", "out").table


def upsample_nearest1d_out(ks, self, output_size, scales, out):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest1d_out_table[ks](ks, self, output_size, scales, out)
    increment_version(out)
    return out


# upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
_upsample_nearest2d_out_table = find_schema_or_throw("aten::upsample_nearest2d", "out").table


def upsample_nearest2d_out(ks, self, output_size, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest2d_out_table[ks](ks, self, output_size, scales_h, scales_w, out)
    increment_version(out)
    return out


# upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
_upsample_nearest3d_out_table = find_schema_or_throw("aten::upsample_nearest3d", "out").table


def upsample_nearest3d_out(ks, self, output_size, scales_d, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest3d_out_table[ks](ks, self, output_size, scales_d, scales_h, scales_w, out)
    increment_version(out)
    return out


# upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
_upsample_linear1d_out_table = find_schema_or_throw("aten::upsample_linear1d", "out").table


def upsample_linear1d_out(ks, self, output_size, align_corners, scales, out):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_linear1d_out_table[ks](ks, self, output_size, align_corners, scales, out)
    increment_version(out)
    return out


# upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
_upsample_bilinear2d_out_table = find_schema_or_throw("aten::upsample_bilinear2d", "out").table


def upsample_bilinear2d_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bilinear2d_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    increment_version(out)
    return out


# upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
_upsample_trilinear3d_out_table = find_schema_or_throw("aten::upsample_trilinear3d", "out").table


def upsample_trilinear3d_out(ks, self, output_size, align_corners, scales_d, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_trilinear3d_out_table[ks](ks, self, output_size, align_corners, scales_d, scales_h, scales_w, out)
    increment_version(out)
    return out


# upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
_upsample_bicubic2d_out_table = find_schema_or_throw("aten::upsample_bicubic2d", "out").table


def upsample_bicubic2d_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bicubic2d_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    increment_version(out)
    return out


# _upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
__upsample_nearest_exact1d_out_table = find_schema_or_throw("aten::_upsample_nearest_exact1d", "out").table


def _upsample_nearest_exact1d_out(ks, self, output_size, scales, out):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact1d_out_table[ks](ks, self, output_size, scales, out)
    increment_version(out)
    return out


# _upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
__upsample_nearest_exact2d_out_table = find_schema_or_throw("aten::_upsample_nearest_exact2d", "out").table


def _upsample_nearest_exact2d_out(ks, self, output_size, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact2d_out_table[ks](ks, self, output_size, scales_h, scales_w, out)
    increment_version(out)
    return out


# _upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
__upsample_nearest_exact3d_out_table = find_schema_or_throw("aten::_upsample_nearest_exact3d", "out").table


def _upsample_nearest_exact3d_out(ks, self, output_size, scales_d, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact3d_out_table[ks](ks, self, output_size, scales_d, scales_h, scales_w, out)
    increment_version(out)
    return out


# _upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
__upsample_bilinear2d_aa_out_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa", "out").table


def _upsample_bilinear2d_aa_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bilinear2d_aa_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    increment_version(out)
    return out


# _upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
__upsample_bicubic2d_aa_out_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa", "out").table


def _upsample_bicubic2d_aa_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bicubic2d_aa_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    increment_version(out)
    return out


# upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
_upsample_nearest1d_backward_grad_input_table = find_schema_or_throw("aten::upsample_nearest1d_backward", "grad_input").table


def upsample_nearest1d_backward_grad_input(ks, grad_output, output_size, input_size, scales, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest1d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales, grad_input)
    increment_version(grad_input)
    return grad_input


# upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
_upsample_nearest2d_backward_grad_input_table = find_schema_or_throw("aten::upsample_nearest2d_backward", "grad_input").table


def upsample_nearest2d_backward_grad_input(ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
_upsample_nearest3d_backward_grad_input_table = find_schema_or_throw("aten::upsample_nearest3d_backward", "grad_input").table


def upsample_nearest3d_backward_grad_input(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest3d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
_upsample_linear1d_backward_grad_input_table = find_schema_or_throw("aten::upsample_linear1d_backward", "grad_input").table


def upsample_linear1d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_linear1d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales, grad_input)
    increment_version(grad_input)
    return grad_input


# upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
_upsample_bilinear2d_backward_grad_input_table = find_schema_or_throw("aten::upsample_bilinear2d_backward", "grad_input").table


def upsample_bilinear2d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bilinear2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
_upsample_trilinear3d_backward_grad_input_table = find_schema_or_throw("aten::upsample_trilinear3d_backward", "grad_input").table


def upsample_trilinear3d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_trilinear3d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
_upsample_bicubic2d_backward_grad_input_table = find_schema_or_throw("aten::upsample_bicubic2d_backward", "grad_input").table


def upsample_bicubic2d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bicubic2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
__upsample_nearest_exact1d_backward_grad_input_table = find_schema_or_throw("aten::_upsample_nearest_exact1d_backward", "grad_input").table


def _upsample_nearest_exact1d_backward_grad_input(ks, grad_output, output_size, input_size, scales, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact1d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales, grad_input)
    increment_version(grad_input)
    return grad_input


# _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
__upsample_nearest_exact2d_backward_grad_input_table = find_schema_or_throw("aten::_upsample_nearest_exact2d_backward", "grad_input").table


def _upsample_nearest_exact2d_backward_grad_input(ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
__upsample_nearest_exact3d_backward_grad_input_table = find_schema_or_throw("aten::_upsample_nearest_exact3d_backward", "grad_input").table


def _upsample_nearest_exact3d_backward_grad_input(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact3d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
__upsample_bilinear2d_aa_backward_grad_input_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa_backward", "grad_input").table


def _upsample_bilinear2d_aa_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bilinear2d_aa_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
__upsample_bicubic2d_aa_backward_grad_input_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa_backward", "grad_input").table


def _upsample_bicubic2d_aa_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bicubic2d_aa_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input)
    increment_version(grad_input)
    return grad_input


# reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
_reflection_pad1d_out_table = find_schema_or_throw("aten::reflection_pad1d", "out").table


def reflection_pad1d_out(ks, self, padding, out):
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad1d_out_table[ks](ks, self, padding, out)
    increment_version(out)
    return out


# reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
_reflection_pad2d_out_table = find_schema_or_throw("aten::reflection_pad2d", "out").table


def reflection_pad2d_out(ks, self, padding, out):
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad2d_out_table[ks](ks, self, padding, out)
    increment_version(out)
    return out


# reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
_reflection_pad3d_out_table = find_schema_or_throw("aten::reflection_pad3d", "out").table


def reflection_pad3d_out(ks, self, padding, out):
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad3d_out_table[ks](ks, self, padding, out)
    increment_version(out)
    return out


# replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
_replication_pad1d_out_table = find_schema_or_throw("aten::replication_pad1d", "out").table


def replication_pad1d_out(ks, self, padding, out):
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad1d_out_table[ks](ks, self, padding, out)
    increment_version(out)
    return out


# replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
_replication_pad2d_out_table = find_schema_or_throw("aten::replication_pad2d", "out").table


def replication_pad2d_out(ks, self, padding, out):
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad2d_out_table[ks](ks, self, padding, out)
    increment_version(out)
    return out


# replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
_replication_pad3d_out_table = find_schema_or_throw("aten::replication_pad3d", "out").table


def replication_pad3d_out(ks, self, padding, out):
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad3d_out_table[ks](ks, self, padding, out)
    increment_version(out)
    return out


# reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
_reflection_pad1d_backward_grad_input_table = find_schema_or_throw("aten::reflection_pad1d_backward", "grad_input").table


def reflection_pad1d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad1d_backward_grad_input_table[ks](ks, grad_output, self, padding, grad_input)
    increment_version(grad_input)
    return grad_input


# reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
_reflection_pad2d_backward_grad_input_table = find_schema_or_throw("aten::reflection_pad2d_backward", "grad_input").table


def reflection_pad2d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad2d_backward_grad_input_table[ks](ks, grad_output, self, padding, grad_input)
    increment_version(grad_input)
    return grad_input


# reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
_reflection_pad3d_backward_grad_input_table = find_schema_or_throw("aten::reflection_pad3d_backward", "grad_input").table


def reflection_pad3d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad3d_backward_grad_input_table[ks](ks, grad_output, self, padding, grad_input)
    increment_version(grad_input)
    return grad_input


# replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
_replication_pad1d_backward_grad_input_table = find_schema_or_throw("aten::replication_pad1d_backward", "grad_input").table


def replication_pad1d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad1d_backward_grad_input_table[ks](ks, grad_output, self, padding, grad_input)
    increment_version(grad_input)
    return grad_input


# replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
_replication_pad2d_backward_grad_input_table = find_schema_or_throw("aten::replication_pad2d_backward", "grad_input").table


def replication_pad2d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad2d_backward_grad_input_table[ks](ks, grad_output, self, padding, grad_input)
    increment_version(grad_input)
    return grad_input


# replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
_replication_pad3d_backward_grad_input_table = find_schema_or_throw("aten::replication_pad3d_backward", "grad_input").table


def replication_pad3d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad3d_backward_grad_input_table[ks](ks, grad_output, self, padding, grad_input)
    increment_version(grad_input)
    return grad_input


# native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
_native_batch_norm_out_table = find_schema_or_throw("aten::native_batch_norm", "out").table


def native_batch_norm_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):
    ks &= AFTER_ADINPLACEORVIEW
    _native_batch_norm_out_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd)
    increment_version(out)
    increment_version(save_mean)
    increment_version(save_invstd)
    return out, save_mean, save_invstd


# _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
__native_batch_norm_legit_table = find_schema_or_throw("aten::_native_batch_norm_legit", "").table


def _native_batch_norm_legit(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    ks &= AFTER_ADINPLACEORVIEW
    result0, result1, result2 = __native_batch_norm_legit_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    return result0, result1, result2


# _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
__native_batch_norm_legit_out_table = find_schema_or_throw("aten::_native_batch_norm_legit", "out").table


def _native_batch_norm_legit_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):
    ks &= AFTER_ADINPLACEORVIEW
    __native_batch_norm_legit_out_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd)
    increment_version(out)
    increment_version(save_mean)
    increment_version(save_invstd)
    return out, save_mean, save_invstd


# _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
__native_batch_norm_legit_no_stats_out_table = find_schema_or_throw("aten::_native_batch_norm_legit", "no_stats_out").table


def _native_batch_norm_legit_no_stats_out(ks, input, weight, bias, training, momentum, eps, out, save_mean, save_invstd):
    ks &= AFTER_ADINPLACEORVIEW
    __native_batch_norm_legit_no_stats_out_table[ks](ks, input, weight, bias, training, momentum, eps, out, save_mean, save_invstd)
    increment_version(out)
    increment_version(save_mean)
    increment_version(save_invstd)
    return out, save_mean, save_invstd


# embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
_embedding_renorm__table = find_schema_or_throw("aten::embedding_renorm_", "").table


def embedding_renorm_(ks, self, indices, max_norm, norm_type):
    ks &= AFTER_ADINPLACEORVIEW
    _embedding_renorm__table[ks](ks, self, indices, max_norm, norm_type)
    increment_version(self)
    return self


# rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_rand_out_table = find_schema_or_throw("aten::rand", "out").table


def rand_out(ks, size, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _rand_out_table[ks](ks, size, out)
    increment_version(out)
    return out


# rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
_rand_generator_out_table = find_schema_or_throw("aten::rand", "generator_out").table


def rand_generator_out(ks, size, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _rand_generator_out_table[ks](ks, size, generator, out)
    increment_version(out)
    return out


# randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_randint_out_table = find_schema_or_throw("aten::randint", "out").table


def randint_out(ks, high, size, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _randint_out_table[ks](ks, high, size, out)
    increment_version(out)
    return out


# randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
_randint_generator_out_table = find_schema_or_throw("aten::randint", "generator_out").table


def randint_generator_out(ks, high, size, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _randint_generator_out_table[ks](ks, high, size, generator, out)
    increment_version(out)
    return out


# randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_randint_low_out_table = find_schema_or_throw("aten::randint", "low_out").table


def randint_low_out(ks, low, high, size, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _randint_low_out_table[ks](ks, low, high, size, out)
    increment_version(out)
    return out


# randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
_randint_low_generator_out_table = find_schema_or_throw("aten::randint", "low_generator_out").table


def randint_low_generator_out(ks, low, high, size, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _randint_low_generator_out_table[ks](ks, low, high, size, generator, out)
    increment_version(out)
    return out


# randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
_randperm_out_table = find_schema_or_throw("aten::randperm", "out").table


def randperm_out(ks, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _randperm_out_table[ks](ks, n, out)
    increment_version(out)
    return out


# randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
_randperm_generator_out_table = find_schema_or_throw("aten::randperm", "generator_out").table


def randperm_generator_out(ks, n, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _randperm_generator_out_table[ks](ks, n, generator, out)
    increment_version(out)
    return out


# uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
_uniform__table = find_schema_or_throw("aten::uniform_", "").table


def uniform_(ks, self, from_, to, generator):
    ks &= AFTER_ADINPLACEORVIEW
    _uniform__table[ks](ks, self, from_, to, generator)
    increment_version(self)
    return self


# normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
_normal__table = find_schema_or_throw("aten::normal_", "").table


def normal_(ks, self, mean, std, generator):
    ks &= AFTER_ADINPLACEORVIEW
    _normal__table[ks](ks, self, mean, std, generator)
    increment_version(self)
    return self


# log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
_log_normal__table = find_schema_or_throw("aten::log_normal_", "").table


def log_normal_(ks, self, mean, std, generator):
    ks &= AFTER_ADINPLACEORVIEW
    _log_normal__table[ks](ks, self, mean, std, generator)
    increment_version(self)
    return self


# exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
_exponential__table = find_schema_or_throw("aten::exponential_", "").table


def exponential_(ks, self, lambd, generator):
    ks &= AFTER_ADINPLACEORVIEW
    _exponential__table[ks](ks, self, lambd, generator)
    increment_version(self)
    return self


# cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
_cauchy__table = find_schema_or_throw("aten::cauchy_", "").table


def cauchy_(ks, self, median, sigma, generator):
    ks &= AFTER_ADINPLACEORVIEW
    _cauchy__table[ks](ks, self, median, sigma, generator)
    increment_version(self)
    return self


# geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
_geometric__table = find_schema_or_throw("aten::geometric_", "").table


def geometric_(ks, self, p, generator):
    ks &= AFTER_ADINPLACEORVIEW
    _geometric__table[ks](ks, self, p, generator)
    increment_version(self)
    return self


# random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
_random__table = find_schema_or_throw("aten::random_", "").table


def random_(ks, self, generator):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _random__table[ks](ks, self, generator)
    increment_version(self)
    return self


# random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
_random__to_table = find_schema_or_throw("aten::random_", "to").table


def random__to(ks, self, to, generator):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _random__to_table[ks](ks, self, to, generator)
    increment_version(self)
    return self


# random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
_random__from_table = find_schema_or_throw("aten::random_", "from").table


def random__from(ks, self, from_, to, generator):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _random__from_table[ks](ks, self, from_, to, generator)
    increment_version(self)
    return self


# bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
_bernoulli__Tensor_table = find_schema_or_throw("aten::bernoulli_", "Tensor").table


def bernoulli__Tensor(ks, self, p, generator):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bernoulli__Tensor_table[ks](ks, self, p, generator)
    increment_version(self)
    return self


# bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
_bernoulli__float_table = find_schema_or_throw("aten::bernoulli_", "float").table


def bernoulli__float(ks, self, p, generator):
    ks &= AFTER_ADINPLACEORVIEW
    _bernoulli__float_table[ks](ks, self, p, generator)
    increment_version(self)
    return self


# bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
_bernoulli_out_table = find_schema_or_throw("aten::bernoulli", "out").table


def bernoulli_out(ks, self, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _bernoulli_out_table[ks](ks, self, generator, out)
    increment_version(out)
    return out


# normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
_normal_Tensor_float_out_table = find_schema_or_throw("aten::normal", "Tensor_float_out").table


def normal_Tensor_float_out(ks, mean, std, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _normal_Tensor_float_out_table[ks](ks, mean, std, generator, out)
    increment_version(out)
    return out


# normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
_normal_float_Tensor_out_table = find_schema_or_throw("aten::normal", "float_Tensor_out").table


def normal_float_Tensor_out(ks, mean, std, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _normal_float_Tensor_out_table[ks](ks, mean, std, generator, out)
    increment_version(out)
    return out


# normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
_normal_Tensor_Tensor_out_table = find_schema_or_throw("aten::normal", "Tensor_Tensor_out").table


def normal_Tensor_Tensor_out(ks, mean, std, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _normal_Tensor_Tensor_out_table[ks](ks, mean, std, generator, out)
    increment_version(out)
    return out


# normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
_normal_float_float_out_table = find_schema_or_throw("aten::normal", "float_float_out").table


def normal_float_float_out(ks, mean, std, size, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _normal_float_float_out_table[ks](ks, mean, std, size, generator, out)
    increment_version(out)
    return out


# multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
_multinomial_out_table = find_schema_or_throw("aten::multinomial", "out").table


def multinomial_out(ks, self, num_samples, replacement, generator, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _multinomial_out_table[ks](ks, self, num_samples, replacement, generator, out)
    increment_version(out)
    return out


# linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
_linspace_out_table = find_schema_or_throw("aten::linspace", "out").table


def linspace_out(ks, start, end, steps, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linspace_out_table[ks](ks, start, end, steps, out)
    increment_version(out)
    return out


# linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
_linspace_Tensor_Tensor_out_table = find_schema_or_throw("aten::linspace", "Tensor_Tensor_out").table


def linspace_Tensor_Tensor_out(ks, start, end, steps, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linspace_Tensor_Tensor_out_table[ks](ks, start, end, steps, out)
    increment_version(out)
    return out


# linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
_linspace_Tensor_Scalar_out_table = find_schema_or_throw("aten::linspace", "Tensor_Scalar_out").table


def linspace_Tensor_Scalar_out(ks, start, end, steps, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linspace_Tensor_Scalar_out_table[ks](ks, start, end, steps, out)
    increment_version(out)
    return out


# linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
_linspace_Scalar_Tensor_out_table = find_schema_or_throw("aten::linspace", "Scalar_Tensor_out").table


def linspace_Scalar_Tensor_out(ks, start, end, steps, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linspace_Scalar_Tensor_out_table[ks](ks, start, end, steps, out)
    increment_version(out)
    return out


# logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
_logspace_out_table = find_schema_or_throw("aten::logspace", "out").table


def logspace_out(ks, start, end, steps, base, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _logspace_out_table[ks](ks, start, end, steps, base, out)
    increment_version(out)
    return out


# logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
_logspace_Tensor_Tensor_out_table = find_schema_or_throw("aten::logspace", "Tensor_Tensor_out").table


def logspace_Tensor_Tensor_out(ks, start, end, steps, base, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _logspace_Tensor_Tensor_out_table[ks](ks, start, end, steps, base, out)
    increment_version(out)
    return out


# logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
_logspace_Tensor_Scalar_out_table = find_schema_or_throw("aten::logspace", "Tensor_Scalar_out").table


def logspace_Tensor_Scalar_out(ks, start, end, steps, base, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _logspace_Tensor_Scalar_out_table[ks](ks, start, end, steps, base, out)
    increment_version(out)
    return out


# logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
_logspace_Scalar_Tensor_out_table = find_schema_or_throw("aten::logspace", "Scalar_Tensor_out").table


def logspace_Scalar_Tensor_out(ks, start, end, steps, base, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _logspace_Scalar_Tensor_out_table[ks](ks, start, end, steps, base, out)
    increment_version(out)
    return out


# range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
_range_out__table = find_schema_or_throw("aten::range", "out_").table


def range_out_(ks, start, end, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _range_out__table[ks](ks, start, end, out)
    increment_version(out)
    return out


# range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
_range_out_table = find_schema_or_throw("aten::range", "out").table


def range_out(ks, start, end, step, out):
    ks &= AFTER_ADINPLACEORVIEW
    _range_out_table[ks](ks, start, end, step, out)
    increment_version(out)
    return out


# eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
_eye_out_table = find_schema_or_throw("aten::eye", "out").table


def eye_out(ks, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _eye_out_table[ks](ks, n, out)
    increment_version(out)
    return out


# eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
_eye_m_out_table = find_schema_or_throw("aten::eye", "m_out").table


def eye_m_out(ks, n, m, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _eye_m_out_table[ks](ks, n, m, out)
    increment_version(out)
    return out


# special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
_special_airy_ai_out_table = find_schema_or_throw("aten::special_airy_ai", "out").table


def special_airy_ai_out(ks, x, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_airy_ai_out_table[ks](ks, x, out)
    increment_version(out)
    return out


# special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_bessel_j0_out_table = find_schema_or_throw("aten::special_bessel_j0", "out").table


def special_bessel_j0_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_j0_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_bessel_j1_out_table = find_schema_or_throw("aten::special_bessel_j1", "out").table


def special_bessel_j1_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_j1_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_bessel_y0_out_table = find_schema_or_throw("aten::special_bessel_y0", "out").table


def special_bessel_y0_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_y0_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_bessel_y1_out_table = find_schema_or_throw("aten::special_bessel_y1", "out").table


def special_bessel_y1_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_y1_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_modified_bessel_i0_out_table = find_schema_or_throw("aten::special_modified_bessel_i0", "out").table


def special_modified_bessel_i0_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_i0_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_modified_bessel_i1_out_table = find_schema_or_throw("aten::special_modified_bessel_i1", "out").table


def special_modified_bessel_i1_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_i1_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_modified_bessel_k0_out_table = find_schema_or_throw("aten::special_modified_bessel_k0", "out").table


def special_modified_bessel_k0_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_k0_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_special_modified_bessel_k1_out_table = find_schema_or_throw("aten::special_modified_bessel_k1", "out").table


def special_modified_bessel_k1_out(ks, self, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_k1_out_table[ks](ks, self, out)
    increment_version(out)
    return out


# special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
_special_scaled_modified_bessel_k0_out_table = find_schema_or_throw("aten::special_scaled_modified_bessel_k0", "out").table


def special_scaled_modified_bessel_k0_out(ks, x, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_scaled_modified_bessel_k0_out_table[ks](ks, x, out)
    increment_version(out)
    return out


# special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
_special_scaled_modified_bessel_k1_out_table = find_schema_or_throw("aten::special_scaled_modified_bessel_k1", "out").table


def special_scaled_modified_bessel_k1_out(ks, x, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_scaled_modified_bessel_k1_out_table[ks](ks, x, out)
    increment_version(out)
    return out


# special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
_special_spherical_bessel_j0_out_table = find_schema_or_throw("aten::special_spherical_bessel_j0", "out").table


def special_spherical_bessel_j0_out(ks, x, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_spherical_bessel_j0_out_table[ks](ks, x, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_t_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_t", "out").table


def special_chebyshev_polynomial_t_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_t_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_t_x_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_t", "x_scalar_out").table


def special_chebyshev_polynomial_t_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_t_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_t_n_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_t", "n_scalar_out").table


def special_chebyshev_polynomial_t_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_t_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_u_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_u", "out").table


def special_chebyshev_polynomial_u_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_u_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_u_x_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_u", "x_scalar_out").table


def special_chebyshev_polynomial_u_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_u_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_u_n_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_u", "n_scalar_out").table


def special_chebyshev_polynomial_u_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_u_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_v_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_v", "out").table


def special_chebyshev_polynomial_v_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_v_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_v_x_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_v", "x_scalar_out").table


def special_chebyshev_polynomial_v_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_v_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_v_n_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_v", "n_scalar_out").table


def special_chebyshev_polynomial_v_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_v_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_w_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_w", "out").table


def special_chebyshev_polynomial_w_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_w_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_w_x_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_w", "x_scalar_out").table


def special_chebyshev_polynomial_w_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_w_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_chebyshev_polynomial_w_n_scalar_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_w", "n_scalar_out").table


def special_chebyshev_polynomial_w_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_chebyshev_polynomial_w_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_t_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_t", "out").table


def special_shifted_chebyshev_polynomial_t_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_t_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_t_x_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_t", "x_scalar_out").table


def special_shifted_chebyshev_polynomial_t_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_t_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_t_n_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_t", "n_scalar_out").table


def special_shifted_chebyshev_polynomial_t_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_t_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_u_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_u", "out").table


def special_shifted_chebyshev_polynomial_u_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_u_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_u_x_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_u", "x_scalar_out").table


def special_shifted_chebyshev_polynomial_u_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_u_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_u_n_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_u", "n_scalar_out").table


def special_shifted_chebyshev_polynomial_u_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_u_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_v_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_v", "out").table


def special_shifted_chebyshev_polynomial_v_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_v_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_v_x_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_v", "x_scalar_out").table


def special_shifted_chebyshev_polynomial_v_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_v_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_v_n_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_v", "n_scalar_out").table


def special_shifted_chebyshev_polynomial_v_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_v_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_w_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_w", "out").table


def special_shifted_chebyshev_polynomial_w_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_w_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_w_x_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_w", "x_scalar_out").table


def special_shifted_chebyshev_polynomial_w_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_w_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_shifted_chebyshev_polynomial_w_n_scalar_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_w", "n_scalar_out").table


def special_shifted_chebyshev_polynomial_w_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_shifted_chebyshev_polynomial_w_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_hermite_polynomial_h_out_table = find_schema_or_throw("aten::special_hermite_polynomial_h", "out").table


def special_hermite_polynomial_h_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_hermite_polynomial_h_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_hermite_polynomial_h_x_scalar_out_table = find_schema_or_throw("aten::special_hermite_polynomial_h", "x_scalar_out").table


def special_hermite_polynomial_h_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_hermite_polynomial_h_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_hermite_polynomial_h_n_scalar_out_table = find_schema_or_throw("aten::special_hermite_polynomial_h", "n_scalar_out").table


def special_hermite_polynomial_h_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_hermite_polynomial_h_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_hermite_polynomial_he_out_table = find_schema_or_throw("aten::special_hermite_polynomial_he", "out").table


def special_hermite_polynomial_he_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_hermite_polynomial_he_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_hermite_polynomial_he_x_scalar_out_table = find_schema_or_throw("aten::special_hermite_polynomial_he", "x_scalar_out").table


def special_hermite_polynomial_he_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_hermite_polynomial_he_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_hermite_polynomial_he_n_scalar_out_table = find_schema_or_throw("aten::special_hermite_polynomial_he", "n_scalar_out").table


def special_hermite_polynomial_he_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_hermite_polynomial_he_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_laguerre_polynomial_l_out_table = find_schema_or_throw("aten::special_laguerre_polynomial_l", "out").table


def special_laguerre_polynomial_l_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_laguerre_polynomial_l_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_laguerre_polynomial_l_x_scalar_out_table = find_schema_or_throw("aten::special_laguerre_polynomial_l", "x_scalar_out").table


def special_laguerre_polynomial_l_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_laguerre_polynomial_l_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_laguerre_polynomial_l_n_scalar_out_table = find_schema_or_throw("aten::special_laguerre_polynomial_l", "n_scalar_out").table


def special_laguerre_polynomial_l_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_laguerre_polynomial_l_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_legendre_polynomial_p_out_table = find_schema_or_throw("aten::special_legendre_polynomial_p", "out").table


def special_legendre_polynomial_p_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    _special_legendre_polynomial_p_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
_special_legendre_polynomial_p_x_scalar_out_table = find_schema_or_throw("aten::special_legendre_polynomial_p", "x_scalar_out").table


def special_legendre_polynomial_p_x_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_legendre_polynomial_p_x_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
_special_legendre_polynomial_p_n_scalar_out_table = find_schema_or_throw("aten::special_legendre_polynomial_p", "n_scalar_out").table


def special_legendre_polynomial_p_n_scalar_out(ks, x, n, out):
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _special_legendre_polynomial_p_n_scalar_out_table[ks](ks, x, n, out)
    increment_version(out)
    return out


# _amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)
__amp_update_scale__table = find_schema_or_throw("aten::_amp_update_scale_", "").table


def _amp_update_scale_(ks, self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval):
    ks &= AFTER_ADINPLACEORVIEW
    __amp_update_scale__table[ks](ks, self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval)
    increment_version(self)
    return self

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
    (("aten::lift_fresh", ""), lift_fresh),
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
    (("aten::exp2", "out"), exp2_out),
    (("aten::exp2_", ""), exp2_),
    (("aten::expm1", "out"), expm1_out),
    (("aten::expm1_", ""), expm1_),
    (("aten::log2", "out"), log2_out),
    (("aten::log2_", ""), log2_),
    (("aten::log10", "out"), log10_out),
    (("aten::log10_", ""), log10_),
    (("aten::log1p", "out"), log1p_out),
    (("aten::log1p_", ""), log1p_),
    (("aten::tan", "out"), tan_out),
    (("aten::tan_", ""), tan_),
    (("aten::asin", "out"), asin_out),
    (("aten::asin_", ""), asin_),
    (("aten::acos", "out"), acos_out),
    (("aten::acos_", ""), acos_),
    (("aten::atan", "out"), atan_out),
    (("aten::atan_", ""), atan_),
    (("aten::sinh", "out"), sinh_out),
    (("aten::sinh_", ""), sinh_),
    (("aten::cosh", "out"), cosh_out),
    (("aten::cosh_", ""), cosh_),
    (("aten::asinh", "out"), asinh_out),
    (("aten::asinh_", ""), asinh_),
    (("aten::acosh", "out"), acosh_out),
    (("aten::acosh_", ""), acosh_),
    (("aten::atanh", "out"), atanh_out),
    (("aten::atanh_", ""), atanh_),
    (("aten::erf", "out"), erf_out),
    (("aten::erf_", ""), erf_),
    (("aten::erfc", "out"), erfc_out),
    (("aten::erfc_", ""), erfc_),
    (("aten::erfinv", "out"), erfinv_out),
    (("aten::erfinv_", ""), erfinv_),
    (("aten::lgamma", "out"), lgamma_out),
    (("aten::lgamma_", ""), lgamma_),
    (("aten::digamma", "out"), digamma_out),
    (("aten::digamma_", ""), digamma_),
    (("aten::polygamma", "out"), polygamma_out),
    (("aten::polygamma_", ""), polygamma_),
    (("aten::frac", "out"), frac_out),
    (("aten::frac_", ""), frac_),
    (("aten::round", "out"), round_out),
    (("aten::round", "decimals_out"), round_decimals_out),
    (("aten::round_", ""), round_),
    (("aten::round_", "decimals"), round__decimals),
    (("aten::signbit", "out"), signbit_out),
    (("aten::sgn", "out"), sgn_out),
    (("aten::sgn_", ""), sgn_),
    (("aten::isposinf", "out"), isposinf_out),
    (("aten::isneginf", "out"), isneginf_out),
    (("aten::sinc", "out"), sinc_out),
    (("aten::sinc_", ""), sinc_),
    (("aten::i0", "out"), i0_out),
    (("aten::i0_", ""), i0_),
    (("aten::special_entr", "out"), special_entr_out),
    (("aten::special_ndtri", "out"), special_ndtri_out),
    (("aten::special_log_ndtr", "out"), special_log_ndtr_out),
    (("aten::special_i0e", "out"), special_i0e_out),
    (("aten::special_i1", "out"), special_i1_out),
    (("aten::special_i1e", "out"), special_i1e_out),
    (("aten::special_erfcx", "out"), special_erfcx_out),
    (("aten::logit", "out"), logit_out),
    (("aten::logit_", ""), logit_),
    (("aten::mvlgamma", "out"), mvlgamma_out),
    (("aten::mvlgamma_", ""), mvlgamma_),
    (("aten::deg2rad", "out"), deg2rad_out),
    (("aten::deg2rad_", ""), deg2rad_),
    (("aten::rad2deg", "out"), rad2deg_out),
    (("aten::rad2deg_", ""), rad2deg_),
    (("aten::nan_to_num", "out"), nan_to_num_out),
    (("aten::nan_to_num_", ""), nan_to_num_),
    (("aten::angle", "out"), angle_out),
    (("aten::frexp", "Tensor_out"), frexp_Tensor_out),
    (("aten::ldexp", "out"), ldexp_out),
    (("aten::ldexp_", ""), ldexp_),
    (("aten::nextafter", "out"), nextafter_out),
    (("aten::nextafter_", ""), nextafter_),
    (("aten::copysign", "out"), copysign_out),
    (("aten::copysign", "Scalar_out"), copysign_Scalar_out),
    (("aten::copysign_", "Tensor"), copysign__Tensor),
    (("aten::copysign_", "Scalar"), copysign__Scalar),
    (("aten::heaviside", "out"), heaviside_out),
    (("aten::heaviside_", ""), heaviside_),
    (("aten::conj_physical", "out"), conj_physical_out),
    (("aten::conj_physical_", ""), conj_physical_),
    (("aten::div", "out_mode"), div_out_mode),
    (("aten::div_", "Tensor_mode"), div__Tensor_mode),
    (("aten::div_", "Scalar_mode"), div__Scalar_mode),
    (("aten::floor_divide", "out"), floor_divide_out),
    (("aten::floor_divide_", "Tensor"), floor_divide__Tensor),
    (("aten::floor_divide_", "Scalar"), floor_divide__Scalar),
    (("aten::remainder", "Scalar_out"), remainder_Scalar_out),
    (("aten::remainder", "Tensor_out"), remainder_Tensor_out),
    (("aten::remainder_", "Scalar"), remainder__Scalar),
    (("aten::remainder_", "Tensor"), remainder__Tensor),
    (("aten::fmod", "Scalar_out"), fmod_Scalar_out),
    (("aten::fmod", "Tensor_out"), fmod_Tensor_out),
    (("aten::fmod_", "Scalar"), fmod__Scalar),
    (("aten::fmod_", "Tensor"), fmod__Tensor),
    (("aten::atan2", "out"), atan2_out),
    (("aten::atan2_", ""), atan2_),
    (("aten::fmax", "out"), fmax_out),
    (("aten::fmin", "out"), fmin_out),
    (("aten::hypot", "out"), hypot_out),
    (("aten::hypot_", ""), hypot_),
    (("aten::logaddexp", "out"), logaddexp_out),
    (("aten::logaddexp2", "out"), logaddexp2_out),
    (("aten::igamma", "out"), igamma_out),
    (("aten::igamma_", ""), igamma_),
    (("aten::igammac", "out"), igammac_out),
    (("aten::igammac_", ""), igammac_),
    (("aten::xlogy", "OutTensor"), xlogy_OutTensor),
    (("aten::xlogy", "OutScalar_Self"), xlogy_OutScalar_Self),
    (("aten::xlogy", "OutScalar_Other"), xlogy_OutScalar_Other),
    (("aten::xlogy_", "Tensor"), xlogy__Tensor),
    (("aten::xlogy_", "Scalar_Other"), xlogy__Scalar_Other),
    (("aten::special_xlog1py", "out"), special_xlog1py_out),
    (("aten::special_xlog1py", "self_scalar_out"), special_xlog1py_self_scalar_out),
    (("aten::special_xlog1py", "other_scalar_out"), special_xlog1py_other_scalar_out),
    (("aten::special_zeta", "out"), special_zeta_out),
    (("aten::special_zeta", "self_scalar_out"), special_zeta_self_scalar_out),
    (("aten::special_zeta", "other_scalar_out"), special_zeta_other_scalar_out),
    (("aten::logical_xor", "out"), logical_xor_out),
    (("aten::logical_xor_", ""), logical_xor_),
    (("aten::gcd", "out"), gcd_out),
    (("aten::gcd_", ""), gcd_),
    (("aten::lcm", "out"), lcm_out),
    (("aten::lcm_", ""), lcm_),
    (("aten::bitwise_left_shift", "Tensor_out"), bitwise_left_shift_Tensor_out),
    (("aten::bitwise_left_shift", "Tensor_Scalar_out"), bitwise_left_shift_Tensor_Scalar_out),
    (("aten::bitwise_left_shift_", "Tensor"), bitwise_left_shift__Tensor),
    (("aten::bitwise_left_shift_", "Tensor_Scalar"), bitwise_left_shift__Tensor_Scalar),
    (("aten::bitwise_right_shift", "Tensor_out"), bitwise_right_shift_Tensor_out),
    (("aten::bitwise_right_shift", "Tensor_Scalar_out"), bitwise_right_shift_Tensor_Scalar_out),
    (("aten::bitwise_right_shift_", "Tensor"), bitwise_right_shift__Tensor),
    (("aten::bitwise_right_shift_", "Tensor_Scalar"), bitwise_right_shift__Tensor_Scalar),
    (("aten::__ilshift__", "Scalar"), __ilshift___Scalar),
    (("aten::__ilshift__", "Tensor"), __ilshift___Tensor),
    (("aten::__irshift__", "Scalar"), __irshift___Scalar),
    (("aten::__irshift__", "Tensor"), __irshift___Tensor),
    (("aten::elu_", ""), elu_),
    (("aten::elu", "out"), elu_out),
    (("aten::elu_backward", "grad_input"), elu_backward_grad_input),
    (("aten::gelu_", ""), gelu_),
    (("aten::gelu", "out"), gelu_out),
    (("aten::gelu_backward", "grad_input"), gelu_backward_grad_input),
    (("aten::silu_", ""), silu_),
    (("aten::silu", "out"), silu_out),
    (("aten::silu_backward", "grad_input"), silu_backward_grad_input),
    (("aten::mish_", ""), mish_),
    (("aten::mish", "out"), mish_out),
    (("aten::hardsigmoid_", ""), hardsigmoid_),
    (("aten::hardsigmoid", "out"), hardsigmoid_out),
    (("aten::hardsigmoid_backward", "grad_input"), hardsigmoid_backward_grad_input),
    (("aten::leaky_relu_", ""), leaky_relu_),
    (("aten::leaky_relu", "out"), leaky_relu_out),
    (("aten::leaky_relu_backward", "grad_input"), leaky_relu_backward_grad_input),
    (("aten::threshold_", ""), threshold_),
    (("aten::threshold", "out"), threshold_out),
    (("aten::softplus", "out"), softplus_out),
    (("aten::softplus_backward", "grad_input"), softplus_backward_grad_input),
    (("aten::softshrink", "out"), softshrink_out),
    (("aten::softshrink_backward", "grad_input"), softshrink_backward_grad_input),
    (("aten::hardshrink", "out"), hardshrink_out),
    (("aten::hardshrink_backward", "grad_input"), hardshrink_backward_grad_input),
    (("aten::celu_", ""), celu_),
    (("aten::hardtanh_", ""), hardtanh_),
    (("aten::hardtanh", "out"), hardtanh_out),
    (("aten::hardtanh_backward", "grad_input"), hardtanh_backward_grad_input),
    (("aten::hardswish_", ""), hardswish_),
    (("aten::hardswish", "out"), hardswish_out),
    (("aten::log_sigmoid_forward", "output"), log_sigmoid_forward_output),
    (("aten::log_sigmoid_backward", "grad_input"), log_sigmoid_backward_grad_input),
    (("aten::glu", "out"), glu_out),
    (("aten::glu_backward", "grad_input"), glu_backward_grad_input),
    (("aten::softmax", "int_out"), softmax_int_out),
    (("aten::_softmax", "out"), _softmax_out),
    (("aten::_softmax_backward_data", "out"), _softmax_backward_data_out),
    (("aten::log_softmax", "int_out"), log_softmax_int_out),
    (("aten::_log_softmax", "out"), _log_softmax_out),
    (("aten::_log_softmax_backward_data", "out"), _log_softmax_backward_data_out),
    (("aten::rrelu_with_noise", ""), rrelu_with_noise),
    (("aten::rrelu_with_noise_", ""), rrelu_with_noise_),
    (("aten::rrelu_with_noise", "out"), rrelu_with_noise_out),
    (("aten::mse_loss", "out"), mse_loss_out),
    (("aten::mse_loss_backward", "grad_input"), mse_loss_backward_grad_input),
    (("aten::smooth_l1_loss", "out"), smooth_l1_loss_out),
    (("aten::smooth_l1_loss_backward", "grad_input"), smooth_l1_loss_backward_grad_input),
    (("aten::huber_loss", "out"), huber_loss_out),
    (("aten::huber_loss_backward", "out"), huber_loss_backward_out),
    (("aten::binary_cross_entropy", "out"), binary_cross_entropy_out),
    (("aten::binary_cross_entropy_backward", "grad_input"), binary_cross_entropy_backward_grad_input),
    (("aten::nll_loss_forward", "output"), nll_loss_forward_output),
    (("aten::nll_loss_backward", "grad_input"), nll_loss_backward_grad_input),
    (("aten::nll_loss2d_forward", "output"), nll_loss2d_forward_output),
    (("aten::nll_loss2d_backward", "grad_input"), nll_loss2d_backward_grad_input),
    (("aten::soft_margin_loss", "out"), soft_margin_loss_out),
    (("aten::soft_margin_loss_backward", "grad_input"), soft_margin_loss_backward_grad_input),
    (("aten::multi_margin_loss", "out"), multi_margin_loss_out),
    (("aten::multi_margin_loss_backward", "grad_input"), multi_margin_loss_backward_grad_input),
    (("aten::multilabel_margin_loss_forward", "output"), multilabel_margin_loss_forward_output),
    (("aten::multilabel_margin_loss_backward", "grad_input"), multilabel_margin_loss_backward_grad_input),
    (("aten::linear", "out"), linear_out),
    (("aten::nansum", "out"), nansum_out),
    (("aten::aminmax", "out"), aminmax_out),
    (("aten::logsumexp", "out"), logsumexp_out),
    (("aten::linalg_vector_norm", "out"), linalg_vector_norm_out),
    (("aten::norm", "dtype_out"), norm_dtype_out),
    (("aten::norm", "out"), norm_out),
    (("aten::renorm", "out"), renorm_out),
    (("aten::renorm_", ""), renorm_),
    (("aten::cumprod_", ""), cumprod_),
    (("aten::cumprod", "out"), cumprod_out),
    (("aten::cummax", "out"), cummax_out),
    (("aten::_cummax_helper", ""), _cummax_helper),
    (("aten::cummin", "out"), cummin_out),
    (("aten::_cummin_helper", ""), _cummin_helper),
    (("aten::logcumsumexp", "out"), logcumsumexp_out),
    (("aten::_logcumsumexp", "out"), _logcumsumexp_out),
    (("aten::sort", "values"), sort_values),
    (("aten::sort", "values_stable"), sort_values_stable),
    (("aten::topk", "values"), topk_values),
    (("aten::kthvalue", "values"), kthvalue_values),
    (("aten::median", "dim_values"), median_dim_values),
    (("aten::nanmedian", "dim_values"), nanmedian_dim_values),
    (("aten::mode", "values"), mode_values),
    (("aten::histc", "out"), histc_out),
    (("aten::histogram", "bins_tensor_out"), histogram_bins_tensor_out),
    (("aten::histogram", "bin_ct_out"), histogram_bin_ct_out),
    (("aten::_chunk_cat", "out"), _chunk_cat_out),
    (("aten::isin", "Tensor_Tensor_out"), isin_Tensor_Tensor_out),
    (("aten::isin", "Tensor_Scalar_out"), isin_Tensor_Scalar_out),
    (("aten::isin", "Scalar_Tensor_out"), isin_Scalar_Tensor_out),
    (("aten::searchsorted", "Tensor_out"), searchsorted_Tensor_out),
    (("aten::searchsorted", "Scalar_out"), searchsorted_Scalar_out),
    (("aten::bucketize", "Tensor_out"), bucketize_Tensor_out),
    (("aten::addmv", "out"), addmv_out),
    (("aten::addmv_", ""), addmv_),
    (("aten::baddbmm", "out"), baddbmm_out),
    (("aten::baddbmm_", ""), baddbmm_),
    (("aten::addbmm", "out"), addbmm_out),
    (("aten::addbmm_", ""), addbmm_),
    (("aten::addr", "out"), addr_out),
    (("aten::addr_", ""), addr_),
    (("aten::vdot", "out"), vdot_out),
    (("aten::linalg_cross", "out"), linalg_cross_out),
    (("aten::linalg_lu_factor_ex", "out"), linalg_lu_factor_ex_out),
    (("aten::linalg_lu", "out"), linalg_lu_out),
    (("aten::lu_unpack", "out"), lu_unpack_out),
    (("aten::linalg_lu_solve", "out"), linalg_lu_solve_out),
    (("aten::linalg_ldl_factor_ex", "out"), linalg_ldl_factor_ex_out),
    (("aten::linalg_ldl_solve", "out"), linalg_ldl_solve_out),
    (("aten::_linalg_solve_ex", "result"), _linalg_solve_ex_result),
    (("aten::linalg_inv_ex", "inverse"), linalg_inv_ex_inverse),
    (("aten::linalg_solve_triangular", "out"), linalg_solve_triangular_out),
    (("aten::triangular_solve", "X"), triangular_solve_X),
    (("aten::_linalg_det", "result"), _linalg_det_result),
    (("aten::_linalg_slogdet", "sign"), _linalg_slogdet_sign),
    (("aten::linalg_cholesky_ex", "L"), linalg_cholesky_ex_L),
    (("aten::cholesky", "out"), cholesky_out),
    (("aten::cholesky_solve", "out"), cholesky_solve_out),
    (("aten::cholesky_inverse", "out"), cholesky_inverse_out),
    (("aten::linalg_qr", "out"), linalg_qr_out),
    (("aten::geqrf", "a"), geqrf_a),
    (("aten::linalg_householder_product", "out"), linalg_householder_product_out),
    (("aten::ormqr", "out"), ormqr_out),
    (("aten::_linalg_svd", "U"), _linalg_svd_U),
    (("aten::_linalg_eigh", "eigenvalues"), _linalg_eigh_eigenvalues),
    (("aten::linalg_eig", "out"), linalg_eig_out),
    (("aten::linalg_eigvals", "out"), linalg_eigvals_out),
    (("aten::linalg_lstsq", "out"), linalg_lstsq_out),
    (("aten::linalg_pinv", "atol_rtol_tensor_out"), linalg_pinv_atol_rtol_tensor_out),
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
    (("aten::as_strided_", ""), as_strided_),
    (("aten::narrow_copy", "out"), narrow_copy_out),
    (("aten::slice_scatter", "out"), slice_scatter_out),
    (("aten::set_", "source_Storage"), set__source_Storage),
    (("aten::set_", "source_Storage_storage_offset"), set__source_Storage_storage_offset),
    (("aten::set_", "source_Tensor"), set__source_Tensor),
    (("aten::set_", ""), set_),
    (("aten::index_copy_", ""), index_copy_),
    (("aten::index_copy", "out"), index_copy_out),
    (("aten::index_reduce_", ""), index_reduce_),
    (("aten::index_reduce", "out"), index_reduce_out),
    (("aten::nonzero_static", "out"), nonzero_static_out),
    (("aten::alias_copy", "out"), alias_copy_out),
    (("aten::as_strided_copy", "out"), as_strided_copy_out),
    (("aten::detach_copy", "out"), detach_copy_out),
    (("aten::expand_copy", "out"), expand_copy_out),
    (("aten::permute_copy", "out"), permute_copy_out),
    (("aten::select_copy", "int_out"), select_copy_int_out),
    (("aten::slice_copy", "Tensor_out"), slice_copy_Tensor_out),
    (("aten::squeeze_copy", "out"), squeeze_copy_out),
    (("aten::squeeze_copy", "dim_out"), squeeze_copy_dim_out),
    (("aten::squeeze_copy", "dims_out"), squeeze_copy_dims_out),
    (("aten::t_copy", "out"), t_copy_out),
    (("aten::transpose_copy", "int_out"), transpose_copy_int_out),
    (("aten::unfold_copy", "out"), unfold_copy_out),
    (("aten::unsqueeze_copy", "out"), unsqueeze_copy_out),
    (("aten::view_copy", "out"), view_copy_out),
    (("aten::view_copy", "dtype_out"), view_copy_dtype_out),
    (("aten::split_copy", "Tensor_out"), split_copy_Tensor_out),
    (("aten::split_with_sizes_copy", "out"), split_with_sizes_copy_out),
    (("aten::unbind_copy", "int_out"), unbind_copy_int_out),
    (("aten::im2col", "out"), im2col_out),
    (("aten::col2im", "out"), col2im_out),
    (("aten::max_pool2d_with_indices", "out"), max_pool2d_with_indices_out),
    (("aten::max_pool2d_with_indices_backward", "grad_input"), max_pool2d_with_indices_backward_grad_input),
    (("aten::max_pool3d_with_indices", "out"), max_pool3d_with_indices_out),
    (("aten::max_pool3d_with_indices_backward", "grad_input"), max_pool3d_with_indices_backward_grad_input),
    (("aten::avg_pool2d", "out"), avg_pool2d_out),
    (("aten::avg_pool2d_backward", "grad_input"), avg_pool2d_backward_grad_input),
    (("aten::avg_pool3d", "out"), avg_pool3d_out),
    (("aten::avg_pool3d_backward", "grad_input"), avg_pool3d_backward_grad_input),
    (("aten::adaptive_avg_pool2d", "out"), adaptive_avg_pool2d_out),
    (("aten::adaptive_avg_pool3d", "out"), adaptive_avg_pool3d_out),
    (("aten::adaptive_max_pool2d", "out"), adaptive_max_pool2d_out),
    (("aten::adaptive_max_pool2d_backward", "grad_input"), adaptive_max_pool2d_backward_grad_input),
    (("aten::adaptive_max_pool3d", "out"), adaptive_max_pool3d_out),
    (("aten::adaptive_max_pool3d_backward", "grad_input"), adaptive_max_pool3d_backward_grad_input),
    (("aten::max_unpool2d", "out"), max_unpool2d_out),
    (("aten::max_unpool3d", "out"), max_unpool3d_out),
    (("aten::fractional_max_pool2d", "output"), fractional_max_pool2d_output),
    (("aten::fractional_max_pool2d_backward", "grad_input"), fractional_max_pool2d_backward_grad_input),
    (("aten::fractional_max_pool3d", "output"), fractional_max_pool3d_output),
    (("aten::fractional_max_pool3d_backward", "grad_input"), fractional_max_pool3d_backward_grad_input),
    (("aten::upsample_nearest1d", "out"), upsample_nearest1d_out),
    (("aten::upsample_nearest2d", "out"), upsample_nearest2d_out),
    (("aten::upsample_nearest3d", "out"), upsample_nearest3d_out),
    (("aten::upsample_linear1d", "out"), upsample_linear1d_out),
    (("aten::upsample_bilinear2d", "out"), upsample_bilinear2d_out),
    (("aten::upsample_trilinear3d", "out"), upsample_trilinear3d_out),
    (("aten::upsample_bicubic2d", "out"), upsample_bicubic2d_out),
    (("aten::_upsample_nearest_exact1d", "out"), _upsample_nearest_exact1d_out),
    (("aten::_upsample_nearest_exact2d", "out"), _upsample_nearest_exact2d_out),
    (("aten::_upsample_nearest_exact3d", "out"), _upsample_nearest_exact3d_out),
    (("aten::_upsample_bilinear2d_aa", "out"), _upsample_bilinear2d_aa_out),
    (("aten::_upsample_bicubic2d_aa", "out"), _upsample_bicubic2d_aa_out),
    (("aten::upsample_nearest1d_backward", "grad_input"), upsample_nearest1d_backward_grad_input),
    (("aten::upsample_nearest2d_backward", "grad_input"), upsample_nearest2d_backward_grad_input),
    (("aten::upsample_nearest3d_backward", "grad_input"), upsample_nearest3d_backward_grad_input),
    (("aten::upsample_linear1d_backward", "grad_input"), upsample_linear1d_backward_grad_input),
    (("aten::upsample_bilinear2d_backward", "grad_input"), upsample_bilinear2d_backward_grad_input),
    (("aten::upsample_trilinear3d_backward", "grad_input"), upsample_trilinear3d_backward_grad_input),
    (("aten::upsample_bicubic2d_backward", "grad_input"), upsample_bicubic2d_backward_grad_input),
    (("aten::_upsample_nearest_exact1d_backward", "grad_input"), _upsample_nearest_exact1d_backward_grad_input),
    (("aten::_upsample_nearest_exact2d_backward", "grad_input"), _upsample_nearest_exact2d_backward_grad_input),
    (("aten::_upsample_nearest_exact3d_backward", "grad_input"), _upsample_nearest_exact3d_backward_grad_input),
    (("aten::_upsample_bilinear2d_aa_backward", "grad_input"), _upsample_bilinear2d_aa_backward_grad_input),
    (("aten::_upsample_bicubic2d_aa_backward", "grad_input"), _upsample_bicubic2d_aa_backward_grad_input),
    (("aten::reflection_pad1d", "out"), reflection_pad1d_out),
    (("aten::reflection_pad2d", "out"), reflection_pad2d_out),
    (("aten::reflection_pad3d", "out"), reflection_pad3d_out),
    (("aten::replication_pad1d", "out"), replication_pad1d_out),
    (("aten::replication_pad2d", "out"), replication_pad2d_out),
    (("aten::replication_pad3d", "out"), replication_pad3d_out),
    (("aten::reflection_pad1d_backward", "grad_input"), reflection_pad1d_backward_grad_input),
    (("aten::reflection_pad2d_backward", "grad_input"), reflection_pad2d_backward_grad_input),
    (("aten::reflection_pad3d_backward", "grad_input"), reflection_pad3d_backward_grad_input),
    (("aten::replication_pad1d_backward", "grad_input"), replication_pad1d_backward_grad_input),
    (("aten::replication_pad2d_backward", "grad_input"), replication_pad2d_backward_grad_input),
    (("aten::replication_pad3d_backward", "grad_input"), replication_pad3d_backward_grad_input),
    (("aten::native_batch_norm", "out"), native_batch_norm_out),
    (("aten::_native_batch_norm_legit", ""), _native_batch_norm_legit),
    (("aten::_native_batch_norm_legit", "out"), _native_batch_norm_legit_out),
    (("aten::_native_batch_norm_legit", "no_stats_out"), _native_batch_norm_legit_no_stats_out),
    (("aten::embedding_renorm_", ""), embedding_renorm_),
    (("aten::rand", "out"), rand_out),
    (("aten::rand", "generator_out"), rand_generator_out),
    (("aten::randint", "out"), randint_out),
    (("aten::randint", "generator_out"), randint_generator_out),
    (("aten::randint", "low_out"), randint_low_out),
    (("aten::randint", "low_generator_out"), randint_low_generator_out),
    (("aten::randperm", "out"), randperm_out),
    (("aten::randperm", "generator_out"), randperm_generator_out),
    (("aten::uniform_", ""), uniform_),
    (("aten::normal_", ""), normal_),
    (("aten::log_normal_", ""), log_normal_),
    (("aten::exponential_", ""), exponential_),
    (("aten::cauchy_", ""), cauchy_),
    (("aten::geometric_", ""), geometric_),
    (("aten::random_", ""), random_),
    (("aten::random_", "to"), random__to),
    (("aten::random_", "from"), random__from),
    (("aten::bernoulli_", "Tensor"), bernoulli__Tensor),
    (("aten::bernoulli_", "float"), bernoulli__float),
    (("aten::bernoulli", "out"), bernoulli_out),
    (("aten::normal", "Tensor_float_out"), normal_Tensor_float_out),
    (("aten::normal", "float_Tensor_out"), normal_float_Tensor_out),
    (("aten::normal", "Tensor_Tensor_out"), normal_Tensor_Tensor_out),
    (("aten::normal", "float_float_out"), normal_float_float_out),
    (("aten::multinomial", "out"), multinomial_out),
    (("aten::linspace", "out"), linspace_out),
    (("aten::linspace", "Tensor_Tensor_out"), linspace_Tensor_Tensor_out),
    (("aten::linspace", "Tensor_Scalar_out"), linspace_Tensor_Scalar_out),
    (("aten::linspace", "Scalar_Tensor_out"), linspace_Scalar_Tensor_out),
    (("aten::logspace", "out"), logspace_out),
    (("aten::logspace", "Tensor_Tensor_out"), logspace_Tensor_Tensor_out),
    (("aten::logspace", "Tensor_Scalar_out"), logspace_Tensor_Scalar_out),
    (("aten::logspace", "Scalar_Tensor_out"), logspace_Scalar_Tensor_out),
    (("aten::range", "out_"), range_out_),
    (("aten::range", "out"), range_out),
    (("aten::eye", "out"), eye_out),
    (("aten::eye", "m_out"), eye_m_out),
    (("aten::special_airy_ai", "out"), special_airy_ai_out),
    (("aten::special_bessel_j0", "out"), special_bessel_j0_out),
    (("aten::special_bessel_j1", "out"), special_bessel_j1_out),
    (("aten::special_bessel_y0", "out"), special_bessel_y0_out),
    (("aten::special_bessel_y1", "out"), special_bessel_y1_out),
    (("aten::special_modified_bessel_i0", "out"), special_modified_bessel_i0_out),
    (("aten::special_modified_bessel_i1", "out"), special_modified_bessel_i1_out),
    (("aten::special_modified_bessel_k0", "out"), special_modified_bessel_k0_out),
    (("aten::special_modified_bessel_k1", "out"), special_modified_bessel_k1_out),
    (("aten::special_scaled_modified_bessel_k0", "out"), special_scaled_modified_bessel_k0_out),
    (("aten::special_scaled_modified_bessel_k1", "out"), special_scaled_modified_bessel_k1_out),
    (("aten::special_spherical_bessel_j0", "out"), special_spherical_bessel_j0_out),
    (("aten::special_chebyshev_polynomial_t", "out"), special_chebyshev_polynomial_t_out),
    (("aten::special_chebyshev_polynomial_t", "x_scalar_out"), special_chebyshev_polynomial_t_x_scalar_out),
    (("aten::special_chebyshev_polynomial_t", "n_scalar_out"), special_chebyshev_polynomial_t_n_scalar_out),
    (("aten::special_chebyshev_polynomial_u", "out"), special_chebyshev_polynomial_u_out),
    (("aten::special_chebyshev_polynomial_u", "x_scalar_out"), special_chebyshev_polynomial_u_x_scalar_out),
    (("aten::special_chebyshev_polynomial_u", "n_scalar_out"), special_chebyshev_polynomial_u_n_scalar_out),
    (("aten::special_chebyshev_polynomial_v", "out"), special_chebyshev_polynomial_v_out),
    (("aten::special_chebyshev_polynomial_v", "x_scalar_out"), special_chebyshev_polynomial_v_x_scalar_out),
    (("aten::special_chebyshev_polynomial_v", "n_scalar_out"), special_chebyshev_polynomial_v_n_scalar_out),
    (("aten::special_chebyshev_polynomial_w", "out"), special_chebyshev_polynomial_w_out),
    (("aten::special_chebyshev_polynomial_w", "x_scalar_out"), special_chebyshev_polynomial_w_x_scalar_out),
    (("aten::special_chebyshev_polynomial_w", "n_scalar_out"), special_chebyshev_polynomial_w_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_t", "out"), special_shifted_chebyshev_polynomial_t_out),
    (("aten::special_shifted_chebyshev_polynomial_t", "x_scalar_out"), special_shifted_chebyshev_polynomial_t_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_t", "n_scalar_out"), special_shifted_chebyshev_polynomial_t_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_u", "out"), special_shifted_chebyshev_polynomial_u_out),
    (("aten::special_shifted_chebyshev_polynomial_u", "x_scalar_out"), special_shifted_chebyshev_polynomial_u_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_u", "n_scalar_out"), special_shifted_chebyshev_polynomial_u_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_v", "out"), special_shifted_chebyshev_polynomial_v_out),
    (("aten::special_shifted_chebyshev_polynomial_v", "x_scalar_out"), special_shifted_chebyshev_polynomial_v_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_v", "n_scalar_out"), special_shifted_chebyshev_polynomial_v_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_w", "out"), special_shifted_chebyshev_polynomial_w_out),
    (("aten::special_shifted_chebyshev_polynomial_w", "x_scalar_out"), special_shifted_chebyshev_polynomial_w_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_w", "n_scalar_out"), special_shifted_chebyshev_polynomial_w_n_scalar_out),
    (("aten::special_hermite_polynomial_h", "out"), special_hermite_polynomial_h_out),
    (("aten::special_hermite_polynomial_h", "x_scalar_out"), special_hermite_polynomial_h_x_scalar_out),
    (("aten::special_hermite_polynomial_h", "n_scalar_out"), special_hermite_polynomial_h_n_scalar_out),
    (("aten::special_hermite_polynomial_he", "out"), special_hermite_polynomial_he_out),
    (("aten::special_hermite_polynomial_he", "x_scalar_out"), special_hermite_polynomial_he_x_scalar_out),
    (("aten::special_hermite_polynomial_he", "n_scalar_out"), special_hermite_polynomial_he_n_scalar_out),
    (("aten::special_laguerre_polynomial_l", "out"), special_laguerre_polynomial_l_out),
    (("aten::special_laguerre_polynomial_l", "x_scalar_out"), special_laguerre_polynomial_l_x_scalar_out),
    (("aten::special_laguerre_polynomial_l", "n_scalar_out"), special_laguerre_polynomial_l_n_scalar_out),
    (("aten::special_legendre_polynomial_p", "out"), special_legendre_polynomial_p_out),
    (("aten::special_legendre_polynomial_p", "x_scalar_out"), special_legendre_polynomial_p_x_scalar_out),
    (("aten::special_legendre_polynomial_p", "n_scalar_out"), special_legendre_polynomial_p_n_scalar_out),
    (("aten::_amp_update_scale_", ""), _amp_update_scale_),
):
    register_impl(name, overload, DispatchKey.ADInplaceOrView, kernel)
