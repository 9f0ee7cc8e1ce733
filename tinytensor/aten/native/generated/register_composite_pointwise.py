# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `pointwise`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.pointwise import binary_ops, binary_ops_math, pointwise_ops, unary_ops
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    default_functional_1, default_functional_2, default_functional_3, default_functional_4, default_inplace_1,
    default_inplace_2, default_inplace_3, default_inplace_4, forward_1, forward_2, forward_3, forward_4, forward_5,
    new_1, new_2, new_3, new_4,
)

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


def table_of(name, overload):
    return find_schema_or_throw(name, overload).table


_add_Tensor_table = table_of("aten::add", "out")
# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@explicit_non_functional("add.Tensor")
def add_Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _add_Tensor_table[ks](ks, self, other, alpha, out)
    return out


_add__Tensor_table = table_of("aten::add", "out")
# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@explicit_non_functional("add_.Tensor")
def add__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _add__Tensor_table[ks](ks, self, other, alpha, self)
    return self


_sub_Tensor_table = table_of("aten::sub", "out")
# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@explicit_non_functional("sub.Tensor")
def sub_Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sub_Tensor_table[ks](ks, self, other, alpha, out)
    return out


_sub__Tensor_table = table_of("aten::sub", "out")
# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@explicit_non_functional("sub_.Tensor")
def sub__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _sub__Tensor_table[ks](ks, self, other, alpha, self)
    return self


_mul_Tensor_table = table_of("aten::mul", "out")
# mul.Tensor(Tensor self, Tensor other) -> Tensor
@explicit_non_functional("mul.Tensor")
def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mul_Tensor_table[ks](ks, self, other, out)
    return out


_mul__Tensor_table = table_of("aten::mul", "out")
# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@explicit_non_functional("mul_.Tensor")
def mul__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _mul__Tensor_table[ks](ks, self, other, self)
    return self


_div_Tensor_table = table_of("aten::div", "out")
# div.Tensor(Tensor self, Tensor other) -> Tensor
@explicit_non_functional("div.Tensor")
def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _div_Tensor_table[ks](ks, self, other, out)
    return out


_div__Tensor_table = table_of("aten::div", "out")
# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@explicit_non_functional("div_.Tensor")
def div__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _div__Tensor_table[ks](ks, self, other, self)
    return self


pow_Tensor_Tensor = explicit_non_functional("pow.Tensor_Tensor", default_functional_2(binary_ops.pow_Tensor_Tensor_meta, table_of("aten::pow", "Tensor_Tensor_out")))
pow__Tensor = explicit_non_functional("pow_.Tensor", default_inplace_2(table_of("aten::pow", "Tensor_Tensor_out")))
pow_Scalar = explicit_non_functional("pow.Scalar", default_functional_2(binary_ops.pow_Scalar_meta, table_of("aten::pow", "Scalar_out")))
pow_Tensor_Scalar = explicit_non_functional("pow.Tensor_Scalar", default_functional_2(binary_ops.pow_Tensor_Scalar_meta, table_of("aten::pow", "Tensor_Scalar_out")))
pow__Scalar = explicit_non_functional("pow_.Scalar", default_inplace_2(table_of("aten::pow", "Tensor_Scalar_out")))
maximum = explicit_non_functional("maximum", default_functional_2(binary_ops.maximum_meta, table_of("aten::maximum", "out")))
minimum = explicit_non_functional("minimum", default_functional_2(binary_ops.minimum_meta, table_of("aten::minimum", "out")))
logical_and = explicit_non_functional("logical_and", default_functional_2(binary_ops.logical_and_meta, table_of("aten::logical_and", "out")))
logical_and_ = explicit_non_functional("logical_and_", default_inplace_2(table_of("aten::logical_and", "out")))
logical_or = explicit_non_functional("logical_or", default_functional_2(binary_ops.logical_or_meta, table_of("aten::logical_or", "out")))
logical_or_ = explicit_non_functional("logical_or_", default_inplace_2(table_of("aten::logical_or", "out")))
logical_not = explicit_non_functional("logical_not", default_functional_1(unary_ops.logical_not_meta, table_of("aten::logical_not", "out")))
logical_not_ = explicit_non_functional("logical_not_", default_inplace_1(table_of("aten::logical_not", "out")))
bitwise_and_Tensor = explicit_non_functional("bitwise_and.Tensor", default_functional_2(binary_ops.bitwise_and_meta, table_of("aten::bitwise_and", "Tensor_out")))
bitwise_and__Tensor = explicit_non_functional("bitwise_and_.Tensor", default_inplace_2(table_of("aten::bitwise_and", "Tensor_out")))
bitwise_or_Tensor = explicit_non_functional("bitwise_or.Tensor", default_functional_2(binary_ops.bitwise_or_meta, table_of("aten::bitwise_or", "Tensor_out")))
bitwise_or__Tensor = explicit_non_functional("bitwise_or_.Tensor", default_inplace_2(table_of("aten::bitwise_or", "Tensor_out")))
bitwise_xor_Tensor = explicit_non_functional("bitwise_xor.Tensor", default_functional_2(binary_ops.bitwise_xor_meta, table_of("aten::bitwise_xor", "Tensor_out")))
bitwise_xor__Tensor = explicit_non_functional("bitwise_xor_.Tensor", default_inplace_2(table_of("aten::bitwise_xor", "Tensor_out")))
bitwise_not = explicit_non_functional("bitwise_not", default_functional_1(unary_ops.bitwise_not_meta, table_of("aten::bitwise_not", "out")))
bitwise_not_ = explicit_non_functional("bitwise_not_", default_inplace_1(table_of("aten::bitwise_not", "out")))


_eq_Scalar_table = table_of("aten::eq", "Scalar_out")
# eq.Scalar(Tensor self, Scalar other) -> Tensor
@explicit_non_functional("eq.Scalar")
def eq_Scalar(ks, self, other):
    it = binary_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Scalar_table[ks](ks, self, other, out)
    return out


eq__Scalar = explicit_non_functional("eq_.Scalar", default_inplace_2(table_of("aten::eq", "Scalar_out")))


_eq_Tensor_table = table_of("aten::eq", "Tensor_out")
# eq.Tensor(Tensor self, Tensor other) -> Tensor
@explicit_non_functional("eq.Tensor")
def eq_Tensor(ks, self, other):
    it = binary_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Tensor_table[ks](ks, self, other, out)
    return out


eq__Tensor = explicit_non_functional("eq_.Tensor", default_inplace_2(table_of("aten::eq", "Tensor_out")))
ne_Scalar = explicit_non_functional("ne.Scalar", default_functional_2(binary_ops.ne_Scalar_meta, table_of("aten::ne", "Scalar_out")))
ne__Scalar = explicit_non_functional("ne_.Scalar", default_inplace_2(table_of("aten::ne", "Scalar_out")))
ne_Tensor = explicit_non_functional("ne.Tensor", default_functional_2(binary_ops.ne_meta, table_of("aten::ne", "Tensor_out")))
ne__Tensor = explicit_non_functional("ne_.Tensor", default_inplace_2(table_of("aten::ne", "Tensor_out")))
lt_Scalar = explicit_non_functional("lt.Scalar", default_functional_2(binary_ops.lt_Scalar_meta, table_of("aten::lt", "Scalar_out")))
lt__Scalar = explicit_non_functional("lt_.Scalar", default_inplace_2(table_of("aten::lt", "Scalar_out")))
lt_Tensor = explicit_non_functional("lt.Tensor", default_functional_2(binary_ops.lt_meta, table_of("aten::lt", "Tensor_out")))
lt__Tensor = explicit_non_functional("lt_.Tensor", default_inplace_2(table_of("aten::lt", "Tensor_out")))
le_Scalar = explicit_non_functional("le.Scalar", default_functional_2(binary_ops.le_Scalar_meta, table_of("aten::le", "Scalar_out")))
le__Scalar = explicit_non_functional("le_.Scalar", default_inplace_2(table_of("aten::le", "Scalar_out")))
le_Tensor = explicit_non_functional("le.Tensor", default_functional_2(binary_ops.le_meta, table_of("aten::le", "Tensor_out")))
le__Tensor = explicit_non_functional("le_.Tensor", default_inplace_2(table_of("aten::le", "Tensor_out")))
gt_Scalar = explicit_non_functional("gt.Scalar", default_functional_2(binary_ops.gt_Scalar_meta, table_of("aten::gt", "Scalar_out")))
gt__Scalar = explicit_non_functional("gt_.Scalar", default_inplace_2(table_of("aten::gt", "Scalar_out")))
gt_Tensor = explicit_non_functional("gt.Tensor", default_functional_2(binary_ops.gt_meta, table_of("aten::gt", "Tensor_out")))
gt__Tensor = explicit_non_functional("gt_.Tensor", default_inplace_2(table_of("aten::gt", "Tensor_out")))
ge_Scalar = explicit_non_functional("ge.Scalar", default_functional_2(binary_ops.ge_Scalar_meta, table_of("aten::ge", "Scalar_out")))
ge__Scalar = explicit_non_functional("ge_.Scalar", default_inplace_2(table_of("aten::ge", "Scalar_out")))
ge_Tensor = explicit_non_functional("ge.Tensor", default_functional_2(binary_ops.ge_meta, table_of("aten::ge", "Tensor_out")))
ge__Tensor = explicit_non_functional("ge_.Tensor", default_inplace_2(table_of("aten::ge", "Tensor_out")))


_neg_table = table_of("aten::neg", "out")
# neg(Tensor self) -> Tensor
@explicit_non_functional("neg")
def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _neg_table[ks](ks, self, out)
    return out


neg_ = explicit_non_functional("neg_", default_inplace_1(table_of("aten::neg", "out")))
abs = explicit_non_functional("abs", default_functional_1(unary_ops.abs_meta, table_of("aten::abs", "out")))
abs_ = explicit_non_functional("abs_", default_inplace_1(table_of("aten::abs", "out")))
sign = explicit_non_functional("sign", default_functional_1(unary_ops.sign_meta, table_of("aten::sign", "out")))
sign_ = explicit_non_functional("sign_", default_inplace_1(table_of("aten::sign", "out")))
reciprocal = explicit_non_functional("reciprocal", default_functional_1(unary_ops.reciprocal_meta, table_of("aten::reciprocal", "out")))
reciprocal_ = explicit_non_functional("reciprocal_", default_inplace_1(table_of("aten::reciprocal", "out")))
sqrt = explicit_non_functional("sqrt", default_functional_1(unary_ops.sqrt_meta, table_of("aten::sqrt", "out")))
sqrt_ = explicit_non_functional("sqrt_", default_inplace_1(table_of("aten::sqrt", "out")))
rsqrt = explicit_non_functional("rsqrt", default_functional_1(unary_ops.rsqrt_meta, table_of("aten::rsqrt", "out")))
rsqrt_ = explicit_non_functional("rsqrt_", default_inplace_1(table_of("aten::rsqrt", "out")))


_exp_table = table_of("aten::exp", "out")
# exp(Tensor self) -> Tensor
@explicit_non_functional("exp")
def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _exp_table[ks](ks, self, out)
    return out


exp_ = explicit_non_functional("exp_", default_inplace_1(table_of("aten::exp", "out")))
log = explicit_non_functional("log", default_functional_1(unary_ops.log_meta, table_of("aten::log", "out")))
log_ = explicit_non_functional("log_", default_inplace_1(table_of("aten::log", "out")))
sin = explicit_non_functional("sin", default_functional_1(unary_ops.sin_meta, table_of("aten::sin", "out")))
sin_ = explicit_non_functional("sin_", default_inplace_1(table_of("aten::sin", "out")))
cos = explicit_non_functional("cos", default_functional_1(unary_ops.cos_meta, table_of("aten::cos", "out")))
cos_ = explicit_non_functional("cos_", default_inplace_1(table_of("aten::cos", "out")))
tanh = explicit_non_functional("tanh", default_functional_1(unary_ops.tanh_meta, table_of("aten::tanh", "out")))
tanh_ = explicit_non_functional("tanh_", default_inplace_1(table_of("aten::tanh", "out")))
sigmoid = explicit_non_functional("sigmoid", default_functional_1(unary_ops.sigmoid_meta, table_of("aten::sigmoid", "out")))
sigmoid_ = explicit_non_functional("sigmoid_", default_inplace_1(table_of("aten::sigmoid", "out")))
floor = explicit_non_functional("floor", default_functional_1(unary_ops.floor_meta, table_of("aten::floor", "out")))
floor_ = explicit_non_functional("floor_", default_inplace_1(table_of("aten::floor", "out")))
ceil = explicit_non_functional("ceil", default_functional_1(unary_ops.ceil_meta, table_of("aten::ceil", "out")))
ceil_ = explicit_non_functional("ceil_", default_inplace_1(table_of("aten::ceil", "out")))
trunc = explicit_non_functional("trunc", default_functional_1(unary_ops.trunc_meta, table_of("aten::trunc", "out")))
trunc_ = explicit_non_functional("trunc_", default_inplace_1(table_of("aten::trunc", "out")))
clamp = explicit_non_functional("clamp", default_functional_3(pointwise_ops.clamp_meta, table_of("aten::clamp", "out")))
clamp_ = explicit_non_functional("clamp_", default_inplace_3(table_of("aten::clamp", "out")))
clamp_Tensor = explicit_non_functional("clamp.Tensor", default_functional_3(pointwise_ops.clamp_Tensor_meta, table_of("aten::clamp", "Tensor_out")))
clamp__Tensor = explicit_non_functional("clamp_.Tensor", default_inplace_3(table_of("aten::clamp", "Tensor_out")))
clamp_min = explicit_non_functional("clamp_min", default_functional_2(pointwise_ops.clamp_min_meta, table_of("aten::clamp_min", "out")))
clamp_min_ = explicit_non_functional("clamp_min_", default_inplace_2(table_of("aten::clamp_min", "out")))
clamp_min_Tensor = explicit_non_functional("clamp_min.Tensor", default_functional_2(pointwise_ops.clamp_min_Tensor_meta, table_of("aten::clamp_min", "Tensor_out")))
clamp_min__Tensor = explicit_non_functional("clamp_min_.Tensor", default_inplace_2(table_of("aten::clamp_min", "Tensor_out")))
clamp_max = explicit_non_functional("clamp_max", default_functional_2(pointwise_ops.clamp_max_meta, table_of("aten::clamp_max", "out")))
clamp_max_ = explicit_non_functional("clamp_max_", default_inplace_2(table_of("aten::clamp_max", "out")))
clamp_max_Tensor = explicit_non_functional("clamp_max.Tensor", default_functional_2(pointwise_ops.clamp_max_Tensor_meta, table_of("aten::clamp_max", "Tensor_out")))
clamp_max__Tensor = explicit_non_functional("clamp_max_.Tensor", default_inplace_2(table_of("aten::clamp_max", "Tensor_out")))
addcmul = explicit_non_functional("addcmul", default_functional_4(pointwise_ops.addcmul_meta, table_of("aten::addcmul", "out")))
addcmul_ = explicit_non_functional("addcmul_", default_inplace_4(table_of("aten::addcmul", "out")))


_addcdiv_table = table_of("aten::addcdiv", "out")
# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
@explicit_non_functional("addcdiv")
def addcdiv(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addcdiv_table[ks](ks, self, tensor1, tensor2, value, out)
    return out


addcdiv_ = explicit_non_functional("addcdiv_", default_inplace_4(table_of("aten::addcdiv", "out")))


_lerp_Scalar_table = table_of("aten::lerp", "Scalar_out")
# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
@explicit_non_functional("lerp.Scalar")
def lerp_Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Scalar_table[ks](ks, self, end, weight, out)
    return out


lerp__Scalar = explicit_non_functional("lerp_.Scalar", default_inplace_3(table_of("aten::lerp", "Scalar_out")))


_lerp_Tensor_table = table_of("aten::lerp", "Tensor_out")
# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
@explicit_non_functional("lerp.Tensor")
def lerp_Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Tensor_table[ks](ks, self, end, weight, out)
    return out


lerp__Tensor = explicit_non_functional("lerp_.Tensor", default_inplace_3(table_of("aten::lerp", "Tensor_out")))
threshold_backward = explicit_non_functional("threshold_backward", default_functional_3(pointwise_ops.threshold_backward_meta, table_of("aten::threshold_backward", "grad_input")))
sigmoid_backward = explicit_non_functional("sigmoid_backward", default_functional_2(pointwise_ops.sigmoid_backward_meta, table_of("aten::sigmoid_backward", "grad_input")))
tanh_backward = explicit_non_functional("tanh_backward", default_functional_2(pointwise_ops.tanh_backward_meta, table_of("aten::tanh_backward", "grad_input")))
exp2 = explicit_non_functional("exp2", default_functional_1(unary_ops.exp2_meta, table_of("aten::exp2", "out")))
exp2_ = explicit_non_functional("exp2_", default_inplace_1(table_of("aten::exp2", "out")))
expm1 = explicit_non_functional("expm1", default_functional_1(unary_ops.expm1_meta, table_of("aten::expm1", "out")))
expm1_ = explicit_non_functional("expm1_", default_inplace_1(table_of("aten::expm1", "out")))
log2 = explicit_non_functional("log2", default_functional_1(unary_ops.log2_meta, table_of("aten::log2", "out")))
log2_ = explicit_non_functional("log2_", default_inplace_1(table_of("aten::log2", "out")))
log10 = explicit_non_functional("log10", default_functional_1(unary_ops.log10_meta, table_of("aten::log10", "out")))
log10_ = explicit_non_functional("log10_", default_inplace_1(table_of("aten::log10", "out")))
log1p = explicit_non_functional("log1p", default_functional_1(unary_ops.log1p_meta, table_of("aten::log1p", "out")))
log1p_ = explicit_non_functional("log1p_", default_inplace_1(table_of("aten::log1p", "out")))
tan = explicit_non_functional("tan", default_functional_1(unary_ops.tan_meta, table_of("aten::tan", "out")))
tan_ = explicit_non_functional("tan_", default_inplace_1(table_of("aten::tan", "out")))
asin = explicit_non_functional("asin", default_functional_1(unary_ops.asin_meta, table_of("aten::asin", "out")))
asin_ = explicit_non_functional("asin_", default_inplace_1(table_of("aten::asin", "out")))
acos = explicit_non_functional("acos", default_functional_1(unary_ops.acos_meta, table_of("aten::acos", "out")))
acos_ = explicit_non_functional("acos_", default_inplace_1(table_of("aten::acos", "out")))
atan = explicit_non_functional("atan", default_functional_1(unary_ops.atan_meta, table_of("aten::atan", "out")))
atan_ = explicit_non_functional("atan_", default_inplace_1(table_of("aten::atan", "out")))
sinh = explicit_non_functional("sinh", default_functional_1(unary_ops.sinh_meta, table_of("aten::sinh", "out")))
sinh_ = explicit_non_functional("sinh_", default_inplace_1(table_of("aten::sinh", "out")))
cosh = explicit_non_functional("cosh", default_functional_1(unary_ops.cosh_meta, table_of("aten::cosh", "out")))
cosh_ = explicit_non_functional("cosh_", default_inplace_1(table_of("aten::cosh", "out")))
asinh = explicit_non_functional("asinh", default_functional_1(unary_ops.asinh_meta, table_of("aten::asinh", "out")))
asinh_ = explicit_non_functional("asinh_", default_inplace_1(table_of("aten::asinh", "out")))
acosh = explicit_non_functional("acosh", default_functional_1(unary_ops.acosh_meta, table_of("aten::acosh", "out")))
acosh_ = explicit_non_functional("acosh_", default_inplace_1(table_of("aten::acosh", "out")))
atanh = explicit_non_functional("atanh", default_functional_1(unary_ops.atanh_meta, table_of("aten::atanh", "out")))
atanh_ = explicit_non_functional("atanh_", default_inplace_1(table_of("aten::atanh", "out")))
erf = explicit_non_functional("erf", default_functional_1(unary_ops.erf_meta, table_of("aten::erf", "out")))
erf_ = explicit_non_functional("erf_", default_inplace_1(table_of("aten::erf", "out")))
erfc = explicit_non_functional("erfc", default_functional_1(unary_ops.erfc_meta, table_of("aten::erfc", "out")))
erfc_ = explicit_non_functional("erfc_", default_inplace_1(table_of("aten::erfc", "out")))
erfinv = explicit_non_functional("erfinv", default_functional_1(unary_ops.erfinv_meta, table_of("aten::erfinv", "out")))
erfinv_ = explicit_non_functional("erfinv_", default_inplace_1(table_of("aten::erfinv", "out")))
lgamma = explicit_non_functional("lgamma", default_functional_1(unary_ops.lgamma_meta, table_of("aten::lgamma", "out")))
lgamma_ = explicit_non_functional("lgamma_", default_inplace_1(table_of("aten::lgamma", "out")))
digamma = explicit_non_functional("digamma", default_functional_1(unary_ops.digamma_meta, table_of("aten::digamma", "out")))
digamma_ = explicit_non_functional("digamma_", default_inplace_1(table_of("aten::digamma", "out")))
polygamma = explicit_non_functional("polygamma", default_functional_2(unary_ops.polygamma_meta, table_of("aten::polygamma", "out")))
frac = explicit_non_functional("frac", default_functional_1(unary_ops.frac_meta, table_of("aten::frac", "out")))
frac_ = explicit_non_functional("frac_", default_inplace_1(table_of("aten::frac", "out")))
round = explicit_non_functional("round", default_functional_1(unary_ops.round_meta, table_of("aten::round", "out")))
round_decimals = explicit_non_functional("round.decimals", default_functional_2(unary_ops.round_decimals_meta, table_of("aten::round", "decimals_out")))
round_ = explicit_non_functional("round_", default_inplace_1(table_of("aten::round", "out")))
round__decimals = explicit_non_functional("round_.decimals", default_inplace_2(table_of("aten::round", "decimals_out")))
signbit = explicit_non_functional("signbit", default_functional_1(unary_ops.signbit_meta, table_of("aten::signbit", "out")))
sgn = explicit_non_functional("sgn", default_functional_1(unary_ops.sgn_meta, table_of("aten::sgn", "out")))
sgn_ = explicit_non_functional("sgn_", default_inplace_1(table_of("aten::sgn", "out")))
isposinf = explicit_non_functional("isposinf", default_functional_1(unary_ops.isposinf_meta, table_of("aten::isposinf", "out")))
isneginf = explicit_non_functional("isneginf", default_functional_1(unary_ops.isneginf_meta, table_of("aten::isneginf", "out")))
sinc = explicit_non_functional("sinc", default_functional_1(unary_ops.sinc_meta, table_of("aten::sinc", "out")))
sinc_ = explicit_non_functional("sinc_", default_inplace_1(table_of("aten::sinc", "out")))
i0 = explicit_non_functional("i0", default_functional_1(unary_ops.i0_meta, table_of("aten::i0", "out")))
i0_ = explicit_non_functional("i0_", default_inplace_1(table_of("aten::i0", "out")))
nextafter = explicit_non_functional("nextafter", default_functional_2(binary_ops_math.nextafter_meta, table_of("aten::nextafter", "out")))
nextafter_ = explicit_non_functional("nextafter_", default_inplace_2(table_of("aten::nextafter", "out")))
copysign_Tensor = explicit_non_functional("copysign.Tensor", default_functional_2(binary_ops_math.copysign_meta, table_of("aten::copysign", "out")))
copysign__Tensor = explicit_non_functional("copysign_.Tensor", default_inplace_2(table_of("aten::copysign", "out")))
heaviside = explicit_non_functional("heaviside", default_functional_2(binary_ops_math.heaviside_meta, table_of("aten::heaviside", "out")))
heaviside_ = explicit_non_functional("heaviside_", default_inplace_2(table_of("aten::heaviside", "out")))


_div_Tensor_mode_table = table_of("aten::div", "out_mode")
# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
@explicit_non_functional("div.Tensor_mode")
def div_Tensor_mode(ks, self, other, rounding_mode):
    it = binary_ops.div_mode_meta(None, self, other, rounding_mode)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _div_Tensor_mode_table[ks](ks, self, other, rounding_mode, out)
    return out


_div__Tensor_mode_table = table_of("aten::div", "out_mode")
# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
@explicit_non_functional("div_.Tensor_mode")
def div__Tensor_mode(ks, self, other, rounding_mode):
    ks &= AFTER_ADINPLACEORVIEW
    _div__Tensor_mode_table[ks](ks, self, other, rounding_mode, self)
    return self


remainder_Tensor = explicit_non_functional("remainder.Tensor", default_functional_2(binary_ops.remainder_meta, table_of("aten::remainder", "Tensor_out")))
remainder__Tensor = explicit_non_functional("remainder_.Tensor", default_inplace_2(table_of("aten::remainder", "Tensor_out")))
fmod_Tensor = explicit_non_functional("fmod.Tensor", default_functional_2(binary_ops.fmod_meta, table_of("aten::fmod", "Tensor_out")))
fmod__Tensor = explicit_non_functional("fmod_.Tensor", default_inplace_2(table_of("aten::fmod", "Tensor_out")))
atan2 = explicit_non_functional("atan2", default_functional_2(binary_ops_math.atan2_meta, table_of("aten::atan2", "out")))
atan2_ = explicit_non_functional("atan2_", default_inplace_2(table_of("aten::atan2", "out")))
fmax = explicit_non_functional("fmax", default_functional_2(binary_ops_math.fmax_meta, table_of("aten::fmax", "out")))
fmin = explicit_non_functional("fmin", default_functional_2(binary_ops_math.fmin_meta, table_of("aten::fmin", "out")))
hypot = explicit_non_functional("hypot", default_functional_2(binary_ops_math.hypot_meta, table_of("aten::hypot", "out")))
hypot_ = explicit_non_functional("hypot_", default_inplace_2(table_of("aten::hypot", "out")))
logaddexp = explicit_non_functional("logaddexp", default_functional_2(binary_ops_math.logaddexp_meta, table_of("aten::logaddexp", "out")))
logaddexp2 = explicit_non_functional("logaddexp2", default_functional_2(binary_ops_math.logaddexp2_meta, table_of("aten::logaddexp2", "out")))
igamma = explicit_non_functional("igamma", default_functional_2(binary_ops_math.igamma_meta, table_of("aten::igamma", "out")))
igamma_ = explicit_non_functional("igamma_", default_inplace_2(table_of("aten::igamma", "out")))
igammac = explicit_non_functional("igammac", default_functional_2(binary_ops_math.igammac_meta, table_of("aten::igammac", "out")))
igammac_ = explicit_non_functional("igammac_", default_inplace_2(table_of("aten::igammac", "out")))
xlogy_Tensor = explicit_non_functional("xlogy.Tensor", default_functional_2(binary_ops_math.xlogy_meta, table_of("aten::xlogy", "OutTensor")))
xlogy__Tensor = explicit_non_functional("xlogy_.Tensor", default_inplace_2(table_of("aten::xlogy", "OutTensor")))
gcd = explicit_non_functional("gcd", default_functional_2(binary_ops.gcd_meta, table_of("aten::gcd", "out")))
gcd_ = explicit_non_functional("gcd_", default_inplace_2(table_of("aten::gcd", "out")))
lcm = explicit_non_functional("lcm", default_functional_2(binary_ops.lcm_meta, table_of("aten::lcm", "out")))
lcm_ = explicit_non_functional("lcm_", default_inplace_2(table_of("aten::lcm", "out")))
bitwise_left_shift_Tensor = explicit_non_functional("bitwise_left_shift.Tensor", default_functional_2(binary_ops.bitwise_left_shift_meta, table_of("aten::bitwise_left_shift", "Tensor_out")))
bitwise_left_shift__Tensor = explicit_non_functional("bitwise_left_shift_.Tensor", default_inplace_2(table_of("aten::bitwise_left_shift", "Tensor_out")))
bitwise_right_shift_Tensor = explicit_non_functional("bitwise_right_shift.Tensor", default_functional_2(binary_ops.bitwise_right_shift_meta, table_of("aten::bitwise_right_shift", "Tensor_out")))
bitwise_right_shift__Tensor = explicit_non_functional("bitwise_right_shift_.Tensor", default_inplace_2(table_of("aten::bitwise_right_shift", "Tensor_out")))


# add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
@explicit("add.Scalar")
def add_Scalar(ks, self, other, alpha):
    return as_new(binary_ops.add_Scalar(self, other, alpha))


# add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
@explicit("add_.Scalar")
def add__Scalar(ks, self, other, alpha):
    return binary_ops.add__Scalar(self, other, alpha)


# sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
@explicit("sub.Scalar")
def sub_Scalar(ks, self, other, alpha):
    return as_new(binary_ops.sub_Scalar(self, other, alpha))


# sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
@explicit("sub_.Scalar")
def sub__Scalar(ks, self, other, alpha):
    return binary_ops.sub__Scalar(self, other, alpha)


rsub_Scalar = explicit("rsub.Scalar", new_3(binary_ops.rsub_Scalar))


# mul.Scalar(Tensor self, Scalar other) -> Tensor
@explicit("mul.Scalar")
def mul_Scalar(ks, self, other):
    return as_new(binary_ops.mul_Scalar(self, other))


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
@explicit("mul_.Scalar")
def mul__Scalar(ks, self, other):
    return binary_ops.mul__Scalar(self, other)


# div.Scalar(Tensor self, Scalar other) -> Tensor
@explicit("div.Scalar")
def div_Scalar(ks, self, other):
    return as_new(binary_ops.div_Scalar(self, other))


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
@explicit("div_.Scalar")
def div__Scalar(ks, self, other):
    return binary_ops.div__Scalar(self, other)


bitwise_and_Scalar = explicit("bitwise_and.Scalar", new_2(binary_ops.bitwise_and_Scalar))
bitwise_and__Scalar = explicit("bitwise_and_.Scalar", forward_2(binary_ops.bitwise_and__Scalar))
bitwise_and_Scalar_out = explicit("bitwise_and.Scalar_out", forward_3(binary_ops.bitwise_and_Scalar_out))
bitwise_and_Scalar_Tensor = explicit("bitwise_and.Scalar_Tensor", new_2(binary_ops.bitwise_and_Scalar_Tensor))
bitwise_or_Scalar = explicit("bitwise_or.Scalar", new_2(binary_ops.bitwise_or_Scalar))
bitwise_or__Scalar = explicit("bitwise_or_.Scalar", forward_2(binary_ops.bitwise_or__Scalar))
bitwise_or_Scalar_out = explicit("bitwise_or.Scalar_out", forward_3(binary_ops.bitwise_or_Scalar_out))
bitwise_or_Scalar_Tensor = explicit("bitwise_or.Scalar_Tensor", new_2(binary_ops.bitwise_or_Scalar_Tensor))
bitwise_xor_Scalar = explicit("bitwise_xor.Scalar", new_2(binary_ops.bitwise_xor_Scalar))
bitwise_xor__Scalar = explicit("bitwise_xor_.Scalar", forward_2(binary_ops.bitwise_xor__Scalar))
bitwise_xor_Scalar_out = explicit("bitwise_xor.Scalar_out", forward_3(binary_ops.bitwise_xor_Scalar_out))
bitwise_xor_Scalar_Tensor = explicit("bitwise_xor.Scalar_Tensor", new_2(binary_ops.bitwise_xor_Scalar_Tensor))
isinf = explicit("isinf", new_1(unary_ops.isinf))
allclose = explicit("allclose", forward_5(binary_ops.allclose))
polygamma_ = explicit("polygamma_", forward_2(unary_ops.polygamma_))
mvlgamma = explicit("mvlgamma", new_2(unary_ops.mvlgamma))
mvlgamma_ = explicit("mvlgamma_", forward_2(unary_ops.mvlgamma_))
deg2rad = explicit("deg2rad", new_1(unary_ops.deg2rad))
deg2rad_out = explicit("deg2rad.out", forward_2(unary_ops.deg2rad_out))
deg2rad_ = explicit("deg2rad_", forward_1(unary_ops.deg2rad_))
rad2deg = explicit("rad2deg", new_1(unary_ops.rad2deg))
rad2deg_out = explicit("rad2deg.out", forward_2(unary_ops.rad2deg_out))
rad2deg_ = explicit("rad2deg_", forward_1(unary_ops.rad2deg_))
nan_to_num = explicit("nan_to_num", new_4(unary_ops.nan_to_num))
nan_to_num_ = explicit("nan_to_num_", forward_4(unary_ops.nan_to_num_))
frexp_Tensor = explicit("frexp.Tensor", new_1(unary_ops.frexp_Tensor))
ldexp_Tensor = explicit("ldexp.Tensor", new_2(binary_ops_math.ldexp_Tensor))
ldexp_out = explicit("ldexp.out", forward_3(binary_ops_math.ldexp_out))
ldexp_ = explicit("ldexp_", forward_2(binary_ops_math.ldexp_))
copysign_Scalar = explicit("copysign.Scalar", new_2(binary_ops_math.copysign_Scalar))
copysign_Scalar_out = explicit("copysign.Scalar_out", forward_3(binary_ops_math.copysign_Scalar_out))
copysign__Scalar = explicit("copysign_.Scalar", forward_2(binary_ops_math.copysign__Scalar))
conj_physical_ = explicit("conj_physical_", forward_1(unary_ops.conj_physical_))


# div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
@explicit("div.Scalar_mode")
def div_Scalar_mode(ks, self, other, rounding_mode):
    return as_new(binary_ops.div_Scalar_mode(self, other, rounding_mode))


# div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
@explicit("div_.Scalar_mode")
def div__Scalar_mode(ks, self, other, rounding_mode):
    return binary_ops.div__Scalar_mode(self, other, rounding_mode)


floor_divide_Scalar = explicit("floor_divide.Scalar", new_2(binary_ops.floor_divide_Scalar))
floor_divide__Scalar = explicit("floor_divide_.Scalar", forward_2(binary_ops.floor_divide__Scalar))
remainder_Scalar_out = explicit("remainder.Scalar_out", forward_3(binary_ops.remainder_Scalar_out))
remainder_Scalar = explicit("remainder.Scalar", new_2(binary_ops.remainder_Scalar))
remainder__Scalar = explicit("remainder_.Scalar", forward_2(binary_ops.remainder__Scalar))
fmod_Scalar_out = explicit("fmod.Scalar_out", forward_3(binary_ops.fmod_Scalar_out))
fmod_Scalar = explicit("fmod.Scalar", new_2(binary_ops.fmod_Scalar))
fmod__Scalar = explicit("fmod_.Scalar", forward_2(binary_ops.fmod__Scalar))
xlogy_Scalar_Self = explicit("xlogy.Scalar_Self", new_2(binary_ops_math.xlogy_Scalar_Self))
xlogy_Scalar_Other = explicit("xlogy.Scalar_Other", new_2(binary_ops_math.xlogy_Scalar_Other))
xlogy_OutScalar_Self = explicit("xlogy.OutScalar_Self", forward_3(binary_ops_math.xlogy_OutScalar_Self))
xlogy_OutScalar_Other = explicit("xlogy.OutScalar_Other", forward_3(binary_ops_math.xlogy_OutScalar_Other))
xlogy__Scalar_Other = explicit("xlogy_.Scalar_Other", forward_2(binary_ops_math.xlogy__Scalar_Other))
logical_xor = explicit("logical_xor", new_2(binary_ops_math.logical_xor))
logical_xor_ = explicit("logical_xor_", forward_2(binary_ops_math.logical_xor_))
bitwise_left_shift_Tensor_Scalar = explicit("bitwise_left_shift.Tensor_Scalar", new_2(binary_ops.bitwise_left_shift_Tensor_Scalar))
bitwise_left_shift_Tensor_Scalar_out = explicit("bitwise_left_shift.Tensor_Scalar_out", forward_3(binary_ops.bitwise_left_shift_Tensor_Scalar_out))
bitwise_left_shift_Scalar_Tensor = explicit("bitwise_left_shift.Scalar_Tensor", new_2(binary_ops.bitwise_left_shift_Scalar_Tensor))
bitwise_left_shift__Tensor_Scalar = explicit("bitwise_left_shift_.Tensor_Scalar", forward_2(binary_ops.bitwise_left_shift__Tensor_Scalar))
bitwise_right_shift_Tensor_Scalar = explicit("bitwise_right_shift.Tensor_Scalar", new_2(binary_ops.bitwise_right_shift_Tensor_Scalar))
bitwise_right_shift_Tensor_Scalar_out = explicit("bitwise_right_shift.Tensor_Scalar_out", forward_3(binary_ops.bitwise_right_shift_Tensor_Scalar_out))
bitwise_right_shift_Scalar_Tensor = explicit("bitwise_right_shift.Scalar_Tensor", new_2(binary_ops.bitwise_right_shift_Scalar_Tensor))
bitwise_right_shift__Tensor_Scalar = explicit("bitwise_right_shift_.Tensor_Scalar", forward_2(binary_ops.bitwise_right_shift__Tensor_Scalar))
square = implicit("square", forward_1(unary_ops.square))
square_ = implicit("square_", forward_1(unary_ops.square_))
square_out = implicit("square.out", forward_2(unary_ops.square_out))
isfinite = implicit("isfinite", forward_1(unary_ops.isfinite))
where = implicit("where", forward_1(pointwise_ops.where))
where_ScalarSelf = implicit("where.ScalarSelf", forward_3(pointwise_ops.where_ScalarSelf))
where_ScalarOther = implicit("where.ScalarOther", forward_3(pointwise_ops.where_ScalarOther))
where_Scalar = implicit("where.Scalar", forward_3(pointwise_ops.where_Scalar))
isclose = implicit("isclose", forward_5(binary_ops.isclose))
positive = implicit("positive", forward_1(unary_ops.positive))
isreal = implicit("isreal", forward_1(unary_ops.isreal))
conj = implicit("conj", forward_1(unary_ops.conj))
conj_physical = implicit("conj_physical", forward_1(unary_ops.conj_physical))
resolve_conj = implicit("resolve_conj", forward_1(unary_ops.resolve_conj))
resolve_neg = implicit("resolve_neg", forward_1(unary_ops.resolve_neg))
real = implicit("real", forward_1(unary_ops.real))
imag = implicit("imag", forward_1(unary_ops.imag))
float_power_Tensor_Tensor_out = implicit("float_power.Tensor_Tensor_out", forward_3(binary_ops_math.float_power_Tensor_Tensor_out))
float_power_Tensor_Tensor = implicit("float_power.Tensor_Tensor", forward_2(binary_ops_math.float_power_Tensor_Tensor))
float_power_Scalar_out = implicit("float_power.Scalar_out", forward_3(binary_ops_math.float_power_Scalar_out))
float_power_Scalar = implicit("float_power.Scalar", forward_2(binary_ops_math.float_power_Scalar))
float_power_Tensor_Scalar_out = implicit("float_power.Tensor_Scalar_out", forward_3(binary_ops_math.float_power_Tensor_Scalar_out))
float_power_Tensor_Scalar = implicit("float_power.Tensor_Scalar", forward_2(binary_ops_math.float_power_Tensor_Scalar))
float_power__Scalar = implicit("float_power_.Scalar", forward_2(binary_ops_math.float_power__Scalar))
float_power__Tensor = implicit("float_power_.Tensor", forward_2(binary_ops_math.float_power__Tensor))
__and___Scalar = implicit("__and__.Scalar", forward_2(binary_ops.__and___Scalar))
__and___Tensor = implicit("__and__.Tensor", forward_2(binary_ops.__and___Tensor))
__iand___Scalar = implicit("__iand__.Scalar", forward_2(binary_ops.__iand___Scalar))
__iand___Tensor = implicit("__iand__.Tensor", forward_2(binary_ops.__iand___Tensor))
__or___Scalar = implicit("__or__.Scalar", forward_2(binary_ops.__or___Scalar))
__or___Tensor = implicit("__or__.Tensor", forward_2(binary_ops.__or___Tensor))
__ior___Scalar = implicit("__ior__.Scalar", forward_2(binary_ops.__ior___Scalar))
__ior___Tensor = implicit("__ior__.Tensor", forward_2(binary_ops.__ior___Tensor))
__xor___Scalar = implicit("__xor__.Scalar", forward_2(binary_ops.__xor___Scalar))
__xor___Tensor = implicit("__xor__.Tensor", forward_2(binary_ops.__xor___Tensor))
__ixor___Scalar = implicit("__ixor__.Scalar", forward_2(binary_ops.__ixor___Scalar))
__ixor___Tensor = implicit("__ixor__.Tensor", forward_2(binary_ops.__ixor___Tensor))
absolute = implicit("absolute", forward_1(unary_ops.absolute))
absolute_out = implicit("absolute.out", forward_2(unary_ops.absolute_out))
absolute_ = implicit("absolute_", forward_1(unary_ops.absolute_))
negative = implicit("negative", forward_1(unary_ops.negative))
negative_out = implicit("negative.out", forward_2(unary_ops.negative_out))
negative_ = implicit("negative_", forward_1(unary_ops.negative_))
fix = implicit("fix", forward_1(unary_ops.fix))
fix_out = implicit("fix.out", forward_2(unary_ops.fix_out))
fix_ = implicit("fix_", forward_1(unary_ops.fix_))
clip = implicit("clip", forward_3(unary_ops.clip))
clip_Tensor = implicit("clip.Tensor", forward_3(unary_ops.clip_Tensor))
clip_out = implicit("clip.out", forward_4(unary_ops.clip_out))
clip_Tensor_out = implicit("clip.Tensor_out", forward_4(unary_ops.clip_Tensor_out))
clip_ = implicit("clip_", forward_3(unary_ops.clip_))
clip__Tensor = implicit("clip_.Tensor", forward_3(unary_ops.clip__Tensor))
arccos = implicit("arccos", forward_1(unary_ops.arccos))
arccos_out = implicit("arccos.out", forward_2(unary_ops.arccos_out))
arccos_ = implicit("arccos_", forward_1(unary_ops.arccos_))
arccosh = implicit("arccosh", forward_1(unary_ops.arccosh))
arccosh_out = implicit("arccosh.out", forward_2(unary_ops.arccosh_out))
arccosh_ = implicit("arccosh_", forward_1(unary_ops.arccosh_))
arcsin = implicit("arcsin", forward_1(unary_ops.arcsin))
arcsin_out = implicit("arcsin.out", forward_2(unary_ops.arcsin_out))
arcsin_ = implicit("arcsin_", forward_1(unary_ops.arcsin_))
arcsinh = implicit("arcsinh", forward_1(unary_ops.arcsinh))
arcsinh_out = implicit("arcsinh.out", forward_2(unary_ops.arcsinh_out))
arcsinh_ = implicit("arcsinh_", forward_1(unary_ops.arcsinh_))
arctan = implicit("arctan", forward_1(unary_ops.arctan))
arctan_out = implicit("arctan.out", forward_2(unary_ops.arctan_out))
arctan_ = implicit("arctan_", forward_1(unary_ops.arctan_))
arctanh = implicit("arctanh", forward_1(unary_ops.arctanh))
arctanh_out = implicit("arctanh.out", forward_2(unary_ops.arctanh_out))
arctanh_ = implicit("arctanh_", forward_1(unary_ops.arctanh_))
arctan2 = implicit("arctan2", forward_2(unary_ops.arctan2))
arctan2_out = implicit("arctan2.out", forward_3(unary_ops.arctan2_out))
arctan2_ = implicit("arctan2_", forward_2(unary_ops.arctan2_))
divide_Tensor = implicit("divide.Tensor", forward_2(unary_ops.divide_Tensor))
divide_out = implicit("divide.out", forward_3(unary_ops.divide_out))
divide_Scalar = implicit("divide.Scalar", forward_2(unary_ops.divide_Scalar))
divide_Tensor_mode = implicit("divide.Tensor_mode", forward_3(unary_ops.divide_Tensor_mode))
divide_out_mode = implicit("divide.out_mode", forward_4(unary_ops.divide_out_mode))
divide_Scalar_mode = implicit("divide.Scalar_mode", forward_3(unary_ops.divide_Scalar_mode))
divide__Tensor = implicit("divide_.Tensor", forward_2(unary_ops.divide__Tensor))
divide__Scalar = implicit("divide_.Scalar", forward_2(unary_ops.divide__Scalar))
divide__Tensor_mode = implicit("divide_.Tensor_mode", forward_3(unary_ops.divide__Tensor_mode))
divide__Scalar_mode = implicit("divide_.Scalar_mode", forward_3(unary_ops.divide__Scalar_mode))
true_divide_Tensor = implicit("true_divide.Tensor", forward_2(unary_ops.true_divide_Tensor))
true_divide_out = implicit("true_divide.out", forward_3(unary_ops.true_divide_out))
true_divide_Scalar = implicit("true_divide.Scalar", forward_2(unary_ops.true_divide_Scalar))
true_divide__Tensor = implicit("true_divide_.Tensor", forward_2(unary_ops.true_divide__Tensor))
true_divide__Scalar = implicit("true_divide_.Scalar", forward_2(unary_ops.true_divide__Scalar))
multiply_Tensor = implicit("multiply.Tensor", forward_2(unary_ops.multiply_Tensor))
multiply_out = implicit("multiply.out", forward_3(unary_ops.multiply_out))
multiply_Scalar = implicit("multiply.Scalar", forward_2(unary_ops.multiply_Scalar))
multiply__Tensor = implicit("multiply_.Tensor", forward_2(unary_ops.multiply__Tensor))
multiply__Scalar = implicit("multiply_.Scalar", forward_2(unary_ops.multiply__Scalar))
subtract_out = implicit("subtract.out", forward_4(unary_ops.subtract_out))
subtract_Tensor = implicit("subtract.Tensor", forward_3(unary_ops.subtract_Tensor))
subtract_Scalar = implicit("subtract.Scalar", forward_3(unary_ops.subtract_Scalar))
subtract__Tensor = implicit("subtract_.Tensor", forward_3(unary_ops.subtract__Tensor))
subtract__Scalar = implicit("subtract_.Scalar", forward_3(unary_ops.subtract__Scalar))
greater_Scalar_out = implicit("greater.Scalar_out", forward_3(unary_ops.greater_Scalar_out))
greater_Scalar = implicit("greater.Scalar", forward_2(unary_ops.greater_Scalar))
greater_Tensor_out = implicit("greater.Tensor_out", forward_3(unary_ops.greater_Tensor_out))
greater_Tensor = implicit("greater.Tensor", forward_2(unary_ops.greater_Tensor))
greater__Scalar = implicit("greater_.Scalar", forward_2(unary_ops.greater__Scalar))
greater__Tensor = implicit("greater_.Tensor", forward_2(unary_ops.greater__Tensor))
greater_equal_Scalar_out = implicit("greater_equal.Scalar_out", forward_3(unary_ops.greater_equal_Scalar_out))
greater_equal_Scalar = implicit("greater_equal.Scalar", forward_2(unary_ops.greater_equal_Scalar))
greater_equal_Tensor_out = implicit("greater_equal.Tensor_out", forward_3(unary_ops.greater_equal_Tensor_out))
greater_equal_Tensor = implicit("greater_equal.Tensor", forward_2(unary_ops.greater_equal_Tensor))
greater_equal__Scalar = implicit("greater_equal_.Scalar", forward_2(unary_ops.greater_equal__Scalar))
greater_equal__Tensor = implicit("greater_equal_.Tensor", forward_2(unary_ops.greater_equal__Tensor))
less_Scalar_out = implicit("less.Scalar_out", forward_3(unary_ops.less_Scalar_out))
less_Scalar = implicit("less.Scalar", forward_2(unary_ops.less_Scalar))
less_Tensor_out = implicit("less.Tensor_out", forward_3(unary_ops.less_Tensor_out))
less_Tensor = implicit("less.Tensor", forward_2(unary_ops.less_Tensor))
less__Scalar = implicit("less_.Scalar", forward_2(unary_ops.less__Scalar))
less__Tensor = implicit("less_.Tensor", forward_2(unary_ops.less__Tensor))
less_equal_Scalar_out = implicit("less_equal.Scalar_out", forward_3(unary_ops.less_equal_Scalar_out))
less_equal_Scalar = implicit("less_equal.Scalar", forward_2(unary_ops.less_equal_Scalar))
less_equal_Tensor_out = implicit("less_equal.Tensor_out", forward_3(unary_ops.less_equal_Tensor_out))
less_equal_Tensor = implicit("less_equal.Tensor", forward_2(unary_ops.less_equal_Tensor))
less_equal__Scalar = implicit("less_equal_.Scalar", forward_2(unary_ops.less_equal__Scalar))
less_equal__Tensor = implicit("less_equal_.Tensor", forward_2(unary_ops.less_equal__Tensor))
not_equal_Scalar_out = implicit("not_equal.Scalar_out", forward_3(unary_ops.not_equal_Scalar_out))
not_equal_Scalar = implicit("not_equal.Scalar", forward_2(unary_ops.not_equal_Scalar))
not_equal_Tensor_out = implicit("not_equal.Tensor_out", forward_3(unary_ops.not_equal_Tensor_out))
not_equal_Tensor = implicit("not_equal.Tensor", forward_2(unary_ops.not_equal_Tensor))
not_equal__Scalar = implicit("not_equal_.Scalar", forward_2(unary_ops.not_equal__Scalar))
not_equal__Tensor = implicit("not_equal_.Tensor", forward_2(unary_ops.not_equal__Tensor))
