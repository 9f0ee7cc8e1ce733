# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `pointwise`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.pointwise import binary_ops, binary_ops_math, pointwise_ops, unary_ops
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    meta_functional_1, meta_functional_2, meta_functional_3, meta_functional_4, meta_inplace_1, meta_inplace_2,
    meta_inplace_2_reads_b, meta_inplace_3, meta_inplace_3_reads_bc, meta_inplace_4_reads_bc, meta_out_1, meta_out_2,
    meta_out_3, meta_out_4,
)
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out

meta = registrar(provide_impl, DispatchKey.Meta)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@meta("add.Tensor")
def add_Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@meta("add_.Tensor")
def add__Tensor(ks, self, other, alpha):
    check_inplace_geometry(self, (other,))
    binary_ops.add_meta(self, self, other, alpha)
    return self


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@meta("add.out")
def add_out(ks, self, other, alpha, out):
    structured_out(binary_ops.add_meta, out, (self, other, alpha))
    return out


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@meta("sub.Tensor")
def sub_Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@meta("sub_.Tensor")
def sub__Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    check_inplace_geometry(self, (other,))
    binary_ops.sub_meta(self, self, other, alpha)
    return self


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@meta("sub.out")
def sub_out(ks, self, other, alpha, out):
    binary_ops.sub_check(self, other, alpha)
    structured_out(binary_ops.sub_meta, out, (self, other, alpha))
    return out


# mul.Tensor(Tensor self, Tensor other) -> Tensor
@meta("mul.Tensor")
def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@meta("mul_.Tensor")
def mul__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.mul_meta(self, self, other)
    return self


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@meta("mul.out")
def mul_out(ks, self, other, out):
    structured_out(binary_ops.mul_meta, out, (self, other))
    return out


# div.Tensor(Tensor self, Tensor other) -> Tensor
@meta("div.Tensor")
def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@meta("div_.Tensor")
def div__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.div_meta(self, self, other)
    return self


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@meta("div.out")
def div_out(ks, self, other, out):
    structured_out(binary_ops.div_meta, out, (self, other))
    return out


pow_Tensor_Tensor = meta("pow.Tensor_Tensor", meta_functional_2(binary_ops.pow_Tensor_Tensor_meta))
pow__Tensor = meta("pow_.Tensor", meta_inplace_2_reads_b(binary_ops.pow_Tensor_Tensor_meta))
pow_Tensor_Tensor_out = meta("pow.Tensor_Tensor_out", meta_out_2(binary_ops.pow_Tensor_Tensor_meta))
pow_Scalar = meta("pow.Scalar", meta_functional_2(binary_ops.pow_Scalar_meta))
pow_Scalar_out = meta("pow.Scalar_out", meta_out_2(binary_ops.pow_Scalar_meta))
pow_Tensor_Scalar = meta("pow.Tensor_Scalar", meta_functional_2(binary_ops.pow_Tensor_Scalar_meta))
pow__Scalar = meta("pow_.Scalar", meta_inplace_2(binary_ops.pow_Tensor_Scalar_meta))
pow_Tensor_Scalar_out = meta("pow.Tensor_Scalar_out", meta_out_2(binary_ops.pow_Tensor_Scalar_meta))
maximum = meta("maximum", meta_functional_2(binary_ops.maximum_meta))
maximum_out = meta("maximum.out", meta_out_2(binary_ops.maximum_meta))
minimum = meta("minimum", meta_functional_2(binary_ops.minimum_meta))
minimum_out = meta("minimum.out", meta_out_2(binary_ops.minimum_meta))
logical_and = meta("logical_and", meta_functional_2(binary_ops.logical_and_meta))
logical_and_ = meta("logical_and_", meta_inplace_2_reads_b(binary_ops.logical_and_meta))
logical_and_out = meta("logical_and.out", meta_out_2(binary_ops.logical_and_meta))
logical_or = meta("logical_or", meta_functional_2(binary_ops.logical_or_meta))
logical_or_ = meta("logical_or_", meta_inplace_2_reads_b(binary_ops.logical_or_meta))
logical_or_out = meta("logical_or.out", meta_out_2(binary_ops.logical_or_meta))
logical_not = meta("logical_not", meta_functional_1(unary_ops.logical_not_meta))
logical_not_ = meta("logical_not_", meta_inplace_1(unary_ops.logical_not_meta))
logical_not_out = meta("logical_not.out", meta_out_1(unary_ops.logical_not_meta))
bitwise_and_Tensor = meta("bitwise_and.Tensor", meta_functional_2(binary_ops.bitwise_and_meta))
bitwise_and__Tensor = meta("bitwise_and_.Tensor", meta_inplace_2_reads_b(binary_ops.bitwise_and_meta))
bitwise_and_Tensor_out = meta("bitwise_and.Tensor_out", meta_out_2(binary_ops.bitwise_and_meta))
bitwise_or_Tensor = meta("bitwise_or.Tensor", meta_functional_2(binary_ops.bitwise_or_meta))
bitwise_or__Tensor = meta("bitwise_or_.Tensor", meta_inplace_2_reads_b(binary_ops.bitwise_or_meta))
bitwise_or_Tensor_out = meta("bitwise_or.Tensor_out", meta_out_2(binary_ops.bitwise_or_meta))
bitwise_xor_Tensor = meta("bitwise_xor.Tensor", meta_functional_2(binary_ops.bitwise_xor_meta))
bitwise_xor__Tensor = meta("bitwise_xor_.Tensor", meta_inplace_2_reads_b(binary_ops.bitwise_xor_meta))
bitwise_xor_Tensor_out = meta("bitwise_xor.Tensor_out", meta_out_2(binary_ops.bitwise_xor_meta))
bitwise_not = meta("bitwise_not", meta_functional_1(unary_ops.bitwise_not_meta))
bitwise_not_ = meta("bitwise_not_", meta_inplace_1(unary_ops.bitwise_not_meta))
bitwise_not_out = meta("bitwise_not.out", meta_out_1(unary_ops.bitwise_not_meta))


# eq.Scalar(Tensor self, Scalar other) -> Tensor
@meta("eq.Scalar")
def eq_Scalar(ks, self, other):
    it = binary_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


eq__Scalar = meta("eq_.Scalar", meta_inplace_2(binary_ops.eq_Scalar_meta))


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
@meta("eq.Scalar_out")
def eq_Scalar_out(ks, self, other, out):
    structured_out(binary_ops.eq_Scalar_meta, out, (self, other))
    return out


# eq.Tensor(Tensor self, Tensor other) -> Tensor
@meta("eq.Tensor")
def eq_Tensor(ks, self, other):
    it = binary_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


eq__Tensor = meta("eq_.Tensor", meta_inplace_2_reads_b(binary_ops.eq_meta))


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@meta("eq.Tensor_out")
def eq_Tensor_out(ks, self, other, out):
    structured_out(binary_ops.eq_meta, out, (self, other))
    return out


ne_Scalar = meta("ne.Scalar", meta_functional_2(binary_ops.ne_Scalar_meta))
ne__Scalar = meta("ne_.Scalar", meta_inplace_2(binary_ops.ne_Scalar_meta))
ne_Scalar_out = meta("ne.Scalar_out", meta_out_2(binary_ops.ne_Scalar_meta))
ne_Tensor = meta("ne.Tensor", meta_functional_2(binary_ops.ne_meta))
ne__Tensor = meta("ne_.Tensor", meta_inplace_2_reads_b(binary_ops.ne_meta))
ne_Tensor_out = meta("ne.Tensor_out", meta_out_2(binary_ops.ne_meta))
lt_Scalar = meta("lt.Scalar", meta_functional_2(binary_ops.lt_Scalar_meta))
lt__Scalar = meta("lt_.Scalar", meta_inplace_2(binary_ops.lt_Scalar_meta))
lt_Scalar_out = meta("lt.Scalar_out", meta_out_2(binary_ops.lt_Scalar_meta))
lt_Tensor = meta("lt.Tensor", meta_functional_2(binary_ops.lt_meta))
lt__Tensor = meta("lt_.Tensor", meta_inplace_2_reads_b(binary_ops.lt_meta))
lt_Tensor_out = meta("lt.Tensor_out", meta_out_2(binary_ops.lt_meta))
le_Scalar = meta("le.Scalar", meta_functional_2(binary_ops.le_Scalar_meta))
le__Scalar = meta("le_.Scalar", meta_inplace_2(binary_ops.le_Scalar_meta))
le_Scalar_out = meta("le.Scalar_out", meta_out_2(binary_ops.le_Scalar_meta))
le_Tensor = meta("le.Tensor", meta_functional_2(binary_ops.le_meta))
le__Tensor = meta("le_.Tensor", meta_inplace_2_reads_b(binary_ops.le_meta))
le_Tensor_out = meta("le.Tensor_out", meta_out_2(binary_ops.le_meta))
gt_Scalar = meta("gt.Scalar", meta_functional_2(binary_ops.gt_Scalar_meta))
gt__Scalar = meta("gt_.Scalar", meta_inplace_2(binary_ops.gt_Scalar_meta))
gt_Scalar_out = meta("gt.Scalar_out", meta_out_2(binary_ops.gt_Scalar_meta))
gt_Tensor = meta("gt.Tensor", meta_functional_2(binary_ops.gt_meta))
gt__Tensor = meta("gt_.Tensor", meta_inplace_2_reads_b(binary_ops.gt_meta))
gt_Tensor_out = meta("gt.Tensor_out", meta_out_2(binary_ops.gt_meta))
ge_Scalar = meta("ge.Scalar", meta_functional_2(binary_ops.ge_Scalar_meta))
ge__Scalar = meta("ge_.Scalar", meta_inplace_2(binary_ops.ge_Scalar_meta))
ge_Scalar_out = meta("ge.Scalar_out", meta_out_2(binary_ops.ge_Scalar_meta))
ge_Tensor = meta("ge.Tensor", meta_functional_2(binary_ops.ge_meta))
ge__Tensor = meta("ge_.Tensor", meta_inplace_2_reads_b(binary_ops.ge_meta))
ge_Tensor_out = meta("ge.Tensor_out", meta_out_2(binary_ops.ge_meta))


# neg(Tensor self) -> Tensor
@meta("neg")
def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


neg_ = meta("neg_", meta_inplace_1(unary_ops.neg_meta))


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@meta("neg.out")
def neg_out(ks, self, out):
    structured_out(unary_ops.neg_meta, out, (self,))
    return out


abs = meta("abs", meta_functional_1(unary_ops.abs_meta))
abs_ = meta("abs_", meta_inplace_1(unary_ops.abs_meta))
abs_out = meta("abs.out", meta_out_1(unary_ops.abs_meta))
sign = meta("sign", meta_functional_1(unary_ops.sign_meta))
sign_ = meta("sign_", meta_inplace_1(unary_ops.sign_meta))
sign_out = meta("sign.out", meta_out_1(unary_ops.sign_meta))
reciprocal = meta("reciprocal", meta_functional_1(unary_ops.reciprocal_meta))
reciprocal_ = meta("reciprocal_", meta_inplace_1(unary_ops.reciprocal_meta))
reciprocal_out = meta("reciprocal.out", meta_out_1(unary_ops.reciprocal_meta))
sqrt = meta("sqrt", meta_functional_1(unary_ops.sqrt_meta))
sqrt_ = meta("sqrt_", meta_inplace_1(unary_ops.sqrt_meta))
sqrt_out = meta("sqrt.out", meta_out_1(unary_ops.sqrt_meta))
rsqrt = meta("rsqrt", meta_functional_1(unary_ops.rsqrt_meta))
rsqrt_ = meta("rsqrt_", meta_inplace_1(unary_ops.rsqrt_meta))
rsqrt_out = meta("rsqrt.out", meta_out_1(unary_ops.rsqrt_meta))


# exp(Tensor self) -> Tensor
@meta("exp")
def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


exp_ = meta("exp_", meta_inplace_1(unary_ops.exp_meta))


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@meta("exp.out")
def exp_out(ks, self, out):
    structured_out(unary_ops.exp_meta, out, (self,))
    return out


log = meta("log", meta_functional_1(unary_ops.log_meta))
log_ = meta("log_", meta_inplace_1(unary_ops.log_meta))
log_out = meta("log.out", meta_out_1(unary_ops.log_meta))
sin = meta("sin", meta_functional_1(unary_ops.sin_meta))
sin_ = meta("sin_", meta_inplace_1(unary_ops.sin_meta))
sin_out = meta("sin.out", meta_out_1(unary_ops.sin_meta))
cos = meta("cos", meta_functional_1(unary_ops.cos_meta))
cos_ = meta("cos_", meta_inplace_1(unary_ops.cos_meta))
cos_out = meta("cos.out", meta_out_1(unary_ops.cos_meta))
tanh = meta("tanh", meta_functional_1(unary_ops.tanh_meta))
tanh_ = meta("tanh_", meta_inplace_1(unary_ops.tanh_meta))
tanh_out = meta("tanh.out", meta_out_1(unary_ops.tanh_meta))
sigmoid = meta("sigmoid", meta_functional_1(unary_ops.sigmoid_meta))
sigmoid_ = meta("sigmoid_", meta_inplace_1(unary_ops.sigmoid_meta))
sigmoid_out = meta("sigmoid.out", meta_out_1(unary_ops.sigmoid_meta))


# relu(Tensor self) -> Tensor
@meta("relu")
def relu(ks, self):
    it = unary_ops.relu_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


relu_ = meta("relu_", meta_inplace_1(unary_ops.relu_meta))
floor = meta("floor", meta_functional_1(unary_ops.floor_meta))
floor_ = meta("floor_", meta_inplace_1(unary_ops.floor_meta))
floor_out = meta("floor.out", meta_out_1(unary_ops.floor_meta))
ceil = meta("ceil", meta_functional_1(unary_ops.ceil_meta))
ceil_ = meta("ceil_", meta_inplace_1(unary_ops.ceil_meta))
ceil_out = meta("ceil.out", meta_out_1(unary_ops.ceil_meta))
trunc = meta("trunc", meta_functional_1(unary_ops.trunc_meta))
trunc_ = meta("trunc_", meta_inplace_1(unary_ops.trunc_meta))
trunc_out = meta("trunc.out", meta_out_1(unary_ops.trunc_meta))
clamp = meta("clamp", meta_functional_3(pointwise_ops.clamp_meta))
clamp_ = meta("clamp_", meta_inplace_3(pointwise_ops.clamp_meta))
clamp_out = meta("clamp.out", meta_out_3(pointwise_ops.clamp_meta))
clamp_Tensor = meta("clamp.Tensor", meta_functional_3(pointwise_ops.clamp_Tensor_meta))
clamp__Tensor = meta("clamp_.Tensor", meta_inplace_3_reads_bc(pointwise_ops.clamp_Tensor_meta))
clamp_Tensor_out = meta("clamp.Tensor_out", meta_out_3(pointwise_ops.clamp_Tensor_meta))
clamp_min = meta("clamp_min", meta_functional_2(pointwise_ops.clamp_min_meta))
clamp_min_ = meta("clamp_min_", meta_inplace_2(pointwise_ops.clamp_min_meta))
clamp_min_out = meta("clamp_min.out", meta_out_2(pointwise_ops.clamp_min_meta))
clamp_min_Tensor = meta("clamp_min.Tensor", meta_functional_2(pointwise_ops.clamp_min_Tensor_meta))
clamp_min__Tensor = meta("clamp_min_.Tensor", meta_inplace_2_reads_b(pointwise_ops.clamp_min_Tensor_meta))
clamp_min_Tensor_out = meta("clamp_min.Tensor_out", meta_out_2(pointwise_ops.clamp_min_Tensor_meta))
clamp_max = meta("clamp_max", meta_functional_2(pointwise_ops.clamp_max_meta))
clamp_max_ = meta("clamp_max_", meta_inplace_2(pointwise_ops.clamp_max_meta))
clamp_max_out = meta("clamp_max.out", meta_out_2(pointwise_ops.clamp_max_meta))
clamp_max_Tensor = meta("clamp_max.Tensor", meta_functional_2(pointwise_ops.clamp_max_Tensor_meta))
clamp_max__Tensor = meta("clamp_max_.Tensor", meta_inplace_2_reads_b(pointwise_ops.clamp_max_Tensor_meta))
clamp_max_Tensor_out = meta("clamp_max.Tensor_out", meta_out_2(pointwise_ops.clamp_max_Tensor_meta))
addcmul = meta("addcmul", meta_functional_4(pointwise_ops.addcmul_meta))
addcmul_ = meta("addcmul_", meta_inplace_4_reads_bc(pointwise_ops.addcmul_meta))
addcmul_out = meta("addcmul.out", meta_out_4(pointwise_ops.addcmul_meta))


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
@meta("addcdiv")
def addcdiv(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
@meta("addcdiv_")
def addcdiv_(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    check_inplace_geometry(self, (tensor1, tensor2))
    pointwise_ops.addcdiv_meta(self, self, tensor1, tensor2, value)
    return self


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
@meta("addcdiv.out")
def addcdiv_out(ks, self, tensor1, tensor2, value, out):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    structured_out(pointwise_ops.addcdiv_meta, out, (self, tensor1, tensor2, value))
    return out


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
@meta("lerp.Scalar")
def lerp_Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
@meta("lerp_.Scalar")
def lerp__Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    check_inplace_geometry(self, (end,))
    pointwise_ops.lerp_Scalar_meta(self, self, end, weight)
    return self


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
@meta("lerp.Scalar_out")
def lerp_Scalar_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    structured_out(pointwise_ops.lerp_Scalar_meta, out, (self, end, weight))
    return out


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
@meta("lerp.Tensor")
def lerp_Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
@meta("lerp_.Tensor")
def lerp__Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    check_inplace_geometry(self, (end, weight))
    pointwise_ops.lerp_Tensor_meta(self, self, end, weight)
    return self


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
@meta("lerp.Tensor_out")
def lerp_Tensor_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    structured_out(pointwise_ops.lerp_Tensor_meta, out, (self, end, weight))
    return out


threshold_backward = meta("threshold_backward", meta_functional_3(pointwise_ops.threshold_backward_meta))
threshold_backward_grad_input = meta("threshold_backward.grad_input", meta_out_3(pointwise_ops.threshold_backward_meta))
sigmoid_backward = meta("sigmoid_backward", meta_functional_2(pointwise_ops.sigmoid_backward_meta))
sigmoid_backward_grad_input = meta("sigmoid_backward.grad_input", meta_out_2(pointwise_ops.sigmoid_backward_meta))
tanh_backward = meta("tanh_backward", meta_functional_2(pointwise_ops.tanh_backward_meta))
tanh_backward_grad_input = meta("tanh_backward.grad_input", meta_out_2(pointwise_ops.tanh_backward_meta))
exp2 = meta("exp2", meta_functional_1(unary_ops.exp2_meta))
exp2_out = meta("exp2.out", meta_out_1(unary_ops.exp2_meta))
exp2_ = meta("exp2_", meta_inplace_1(unary_ops.exp2_meta))
expm1 = meta("expm1", meta_functional_1(unary_ops.expm1_meta))
expm1_out = meta("expm1.out", meta_out_1(unary_ops.expm1_meta))
expm1_ = meta("expm1_", meta_inplace_1(unary_ops.expm1_meta))
log2 = meta("log2", meta_functional_1(unary_ops.log2_meta))
log2_out = meta("log2.out", meta_out_1(unary_ops.log2_meta))
log2_ = meta("log2_", meta_inplace_1(unary_ops.log2_meta))
log10 = meta("log10", meta_functional_1(unary_ops.log10_meta))
log10_out = meta("log10.out", meta_out_1(unary_ops.log10_meta))
log10_ = meta("log10_", meta_inplace_1(unary_ops.log10_meta))
log1p = meta("log1p", meta_functional_1(unary_ops.log1p_meta))
log1p_out = meta("log1p.out", meta_out_1(unary_ops.log1p_meta))
log1p_ = meta("log1p_", meta_inplace_1(unary_ops.log1p_meta))
tan = meta("tan", meta_functional_1(unary_ops.tan_meta))
tan_out = meta("tan.out", meta_out_1(unary_ops.tan_meta))
tan_ = meta("tan_", meta_inplace_1(unary_ops.tan_meta))
asin = meta("asin", meta_functional_1(unary_ops.asin_meta))
asin_out = meta("asin.out", meta_out_1(unary_ops.asin_meta))
asin_ = meta("asin_", meta_inplace_1(unary_ops.asin_meta))
acos = meta("acos", meta_functional_1(unary_ops.acos_meta))
acos_out = meta("acos.out", meta_out_1(unary_ops.acos_meta))
acos_ = meta("acos_", meta_inplace_1(unary_ops.acos_meta))
atan = meta("atan", meta_functional_1(unary_ops.atan_meta))
atan_out = meta("atan.out", meta_out_1(unary_ops.atan_meta))
atan_ = meta("atan_", meta_inplace_1(unary_ops.atan_meta))
sinh = meta("sinh", meta_functional_1(unary_ops.sinh_meta))
sinh_out = meta("sinh.out", meta_out_1(unary_ops.sinh_meta))
sinh_ = meta("sinh_", meta_inplace_1(unary_ops.sinh_meta))
cosh = meta("cosh", meta_functional_1(unary_ops.cosh_meta))
cosh_out = meta("cosh.out", meta_out_1(unary_ops.cosh_meta))
cosh_ = meta("cosh_", meta_inplace_1(unary_ops.cosh_meta))
asinh = meta("asinh", meta_functional_1(unary_ops.asinh_meta))
asinh_out = meta("asinh.out", meta_out_1(unary_ops.asinh_meta))
asinh_ = meta("asinh_", meta_inplace_1(unary_ops.asinh_meta))
acosh = meta("acosh", meta_functional_1(unary_ops.acosh_meta))
acosh_out = meta("acosh.out", meta_out_1(unary_ops.acosh_meta))
acosh_ = meta("acosh_", meta_inplace_1(unary_ops.acosh_meta))
atanh = meta("atanh", meta_functional_1(unary_ops.atanh_meta))
atanh_out = meta("atanh.out", meta_out_1(unary_ops.atanh_meta))
atanh_ = meta("atanh_", meta_inplace_1(unary_ops.atanh_meta))
erf = meta("erf", meta_functional_1(unary_ops.erf_meta))
erf_out = meta("erf.out", meta_out_1(unary_ops.erf_meta))
erf_ = meta("erf_", meta_inplace_1(unary_ops.erf_meta))
erfc = meta("erfc", meta_functional_1(unary_ops.erfc_meta))
erfc_out = meta("erfc.out", meta_out_1(unary_ops.erfc_meta))
erfc_ = meta("erfc_", meta_inplace_1(unary_ops.erfc_meta))
erfinv = meta("erfinv", meta_functional_1(unary_ops.erfinv_meta))
erfinv_out = meta("erfinv.out", meta_out_1(unary_ops.erfinv_meta))
erfinv_ = meta("erfinv_", meta_inplace_1(unary_ops.erfinv_meta))
lgamma_out = meta("lgamma.out", meta_out_1(unary_ops.lgamma_meta))
lgamma = meta("lgamma", meta_functional_1(unary_ops.lgamma_meta))
lgamma_ = meta("lgamma_", meta_inplace_1(unary_ops.lgamma_meta))
digamma_out = meta("digamma.out", meta_out_1(unary_ops.digamma_meta))
digamma = meta("digamma", meta_functional_1(unary_ops.digamma_meta))
digamma_ = meta("digamma_", meta_inplace_1(unary_ops.digamma_meta))
polygamma_out = meta("polygamma.out", meta_out_2(unary_ops.polygamma_meta))
polygamma = meta("polygamma", meta_functional_2(unary_ops.polygamma_meta))
frac = meta("frac", meta_functional_1(unary_ops.frac_meta))
frac_out = meta("frac.out", meta_out_1(unary_ops.frac_meta))
frac_ = meta("frac_", meta_inplace_1(unary_ops.frac_meta))
round = meta("round", meta_functional_1(unary_ops.round_meta))
round_out = meta("round.out", meta_out_1(unary_ops.round_meta))
round_decimals = meta("round.decimals", meta_functional_2(unary_ops.round_decimals_meta))
round_decimals_out = meta("round.decimals_out", meta_out_2(unary_ops.round_decimals_meta))
round_ = meta("round_", meta_inplace_1(unary_ops.round_meta))
round__decimals = meta("round_.decimals", meta_inplace_2(unary_ops.round_decimals_meta))
signbit = meta("signbit", meta_functional_1(unary_ops.signbit_meta))
signbit_out = meta("signbit.out", meta_out_1(unary_ops.signbit_meta))
sgn = meta("sgn", meta_functional_1(unary_ops.sgn_meta))
sgn_out = meta("sgn.out", meta_out_1(unary_ops.sgn_meta))
sgn_ = meta("sgn_", meta_inplace_1(unary_ops.sgn_meta))
isposinf = meta("isposinf", meta_functional_1(unary_ops.isposinf_meta))
isposinf_out = meta("isposinf.out", meta_out_1(unary_ops.isposinf_meta))
isneginf = meta("isneginf", meta_functional_1(unary_ops.isneginf_meta))
isneginf_out = meta("isneginf.out", meta_out_1(unary_ops.isneginf_meta))
sinc = meta("sinc", meta_functional_1(unary_ops.sinc_meta))
sinc_out = meta("sinc.out", meta_out_1(unary_ops.sinc_meta))
sinc_ = meta("sinc_", meta_inplace_1(unary_ops.sinc_meta))
i0 = meta("i0", meta_functional_1(unary_ops.i0_meta))
i0_out = meta("i0.out", meta_out_1(unary_ops.i0_meta))
i0_ = meta("i0_", meta_inplace_1(unary_ops.i0_meta))
nextafter_out = meta("nextafter.out", meta_out_2(binary_ops_math.nextafter_meta))
nextafter = meta("nextafter", meta_functional_2(binary_ops_math.nextafter_meta))
nextafter_ = meta("nextafter_", meta_inplace_2_reads_b(binary_ops_math.nextafter_meta))
copysign_out = meta("copysign.out", meta_out_2(binary_ops_math.copysign_meta))
copysign_Tensor = meta("copysign.Tensor", meta_functional_2(binary_ops_math.copysign_meta))
copysign__Tensor = meta("copysign_.Tensor", meta_inplace_2_reads_b(binary_ops_math.copysign_meta))
heaviside_out = meta("heaviside.out", meta_out_2(binary_ops_math.heaviside_meta))
heaviside = meta("heaviside", meta_functional_2(binary_ops_math.heaviside_meta))
heaviside_ = meta("heaviside_", meta_inplace_2_reads_b(binary_ops_math.heaviside_meta))


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
@meta("div.Tensor_mode")
def div_Tensor_mode(ks, self, other, rounding_mode):
    it = binary_ops.div_mode_meta(None, self, other, rounding_mode)
    out = empty_from_metadata(it.out_meta)
    return out


# div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
@meta("div.out_mode")
def div_out_mode(ks, self, other, rounding_mode, out):
    structured_out(binary_ops.div_mode_meta, out, (self, other, rounding_mode))
    return out


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
@meta("div_.Tensor_mode")
def div__Tensor_mode(ks, self, other, rounding_mode):
    check_inplace_geometry(self, (other,))
    binary_ops.div_mode_meta(self, self, other, rounding_mode)
    return self


remainder_Tensor_out = meta("remainder.Tensor_out", meta_out_2(binary_ops.remainder_meta))
remainder_Tensor = meta("remainder.Tensor", meta_functional_2(binary_ops.remainder_meta))
remainder__Tensor = meta("remainder_.Tensor", meta_inplace_2_reads_b(binary_ops.remainder_meta))
fmod_Tensor_out = meta("fmod.Tensor_out", meta_out_2(binary_ops.fmod_meta))
fmod_Tensor = meta("fmod.Tensor", meta_functional_2(binary_ops.fmod_meta))
fmod__Tensor = meta("fmod_.Tensor", meta_inplace_2_reads_b(binary_ops.fmod_meta))
atan2_out = meta("atan2.out", meta_out_2(binary_ops_math.atan2_meta))
atan2 = meta("atan2", meta_functional_2(binary_ops_math.atan2_meta))
atan2_ = meta("atan2_", meta_inplace_2_reads_b(binary_ops_math.atan2_meta))
fmax = meta("fmax", meta_functional_2(binary_ops_math.fmax_meta))
fmax_out = meta("fmax.out", meta_out_2(binary_ops_math.fmax_meta))
fmin = meta("fmin", meta_functional_2(binary_ops_math.fmin_meta))
fmin_out = meta("fmin.out", meta_out_2(binary_ops_math.fmin_meta))
hypot_out = meta("hypot.out", meta_out_2(binary_ops_math.hypot_meta))
hypot = meta("hypot", meta_functional_2(binary_ops_math.hypot_meta))
hypot_ = meta("hypot_", meta_inplace_2_reads_b(binary_ops_math.hypot_meta))
logaddexp_out = meta("logaddexp.out", meta_out_2(binary_ops_math.logaddexp_meta))
logaddexp = meta("logaddexp", meta_functional_2(binary_ops_math.logaddexp_meta))
logaddexp2_out = meta("logaddexp2.out", meta_out_2(binary_ops_math.logaddexp2_meta))
logaddexp2 = meta("logaddexp2", meta_functional_2(binary_ops_math.logaddexp2_meta))
igamma_out = meta("igamma.out", meta_out_2(binary_ops_math.igamma_meta))
igamma = meta("igamma", meta_functional_2(binary_ops_math.igamma_meta))
igamma_ = meta("igamma_", meta_inplace_2_reads_b(binary_ops_math.igamma_meta))
igammac_out = meta("igammac.out", meta_out_2(binary_ops_math.igammac_meta))
igammac = meta("igammac", meta_functional_2(binary_ops_math.igammac_meta))
igammac_ = meta("igammac_", meta_inplace_2_reads_b(binary_ops_math.igammac_meta))
xlogy_Tensor = meta("xlogy.Tensor", meta_functional_2(binary_ops_math.xlogy_meta))
xlogy_OutTensor = meta("xlogy.OutTensor", meta_out_2(binary_ops_math.xlogy_meta))
xlogy__Tensor = meta("xlogy_.Tensor", meta_inplace_2_reads_b(binary_ops_math.xlogy_meta))
gcd_out = meta("gcd.out", meta_out_2(binary_ops.gcd_meta))
gcd = meta("gcd", meta_functional_2(binary_ops.gcd_meta))
gcd_ = meta("gcd_", meta_inplace_2_reads_b(binary_ops.gcd_meta))
lcm_out = meta("lcm.out", meta_out_2(binary_ops.lcm_meta))
lcm = meta("lcm", meta_functional_2(binary_ops.lcm_meta))
lcm_ = meta("lcm_", meta_inplace_2_reads_b(binary_ops.lcm_meta))
bitwise_left_shift_Tensor = meta("bitwise_left_shift.Tensor", meta_functional_2(binary_ops.bitwise_left_shift_meta))
bitwise_left_shift_Tensor_out = meta("bitwise_left_shift.Tensor_out", meta_out_2(binary_ops.bitwise_left_shift_meta))
bitwise_left_shift__Tensor = meta("bitwise_left_shift_.Tensor", meta_inplace_2_reads_b(binary_ops.bitwise_left_shift_meta))
bitwise_right_shift_Tensor = meta("bitwise_right_shift.Tensor", meta_functional_2(binary_ops.bitwise_right_shift_meta))
bitwise_right_shift_Tensor_out = meta("bitwise_right_shift.Tensor_out", meta_out_2(binary_ops.bitwise_right_shift_meta))
bitwise_right_shift__Tensor = meta("bitwise_right_shift_.Tensor", meta_inplace_2_reads_b(binary_ops.bitwise_right_shift_meta))
