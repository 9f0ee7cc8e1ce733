# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `pointwise`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.pointwise import binary_ops, binary_ops_math, pointwise_ops, unary_ops
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_1, forward_2, forward_3, forward_4, forward_5, functional_1, functional_2, functional_2_new, functional_3,
    functional_4, inplace_1, inplace_2, inplace_2_reads_b, inplace_3, inplace_3_reads_bc, inplace_4_reads_bc, new_1,
    new_3, out_1, out_2, out_3, out_4,
)
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out

cpu = registrar(provide_impl, DispatchKey.CPU)
cpu_and_meta = registrar(provide_impl, DispatchKey.CPU, DispatchKey.Meta)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@cpu("add.Tensor")
def add_Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    binary_ops.add_impl(it, out, self, other, alpha)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@cpu("add_.Tensor")
def add__Tensor(ks, self, other, alpha):
    check_inplace_geometry(self, (other,))
    it = binary_ops.add_meta(self, self, other, alpha)
    binary_ops.add_impl(it, self, self, other, alpha)
    return self


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@cpu("add.out")
def add_out(ks, self, other, alpha, out):
    it = structured_out(binary_ops.add_meta, out, (self, other, alpha))
    binary_ops.add_impl(it, out, self, other, alpha)
    return out


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@cpu("sub.Tensor")
def sub_Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    binary_ops.sub_impl(it, out, self, other, alpha)
    return out


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@cpu("sub_.Tensor")
def sub__Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    check_inplace_geometry(self, (other,))
    it = binary_ops.sub_meta(self, self, other, alpha)
    binary_ops.sub_impl(it, self, self, other, alpha)
    return self


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@cpu("sub.out")
def sub_out(ks, self, other, alpha, out):
    binary_ops.sub_check(self, other, alpha)
    it = structured_out(binary_ops.sub_meta, out, (self, other, alpha))
    binary_ops.sub_impl(it, out, self, other, alpha)
    return out


rsub_Tensor = cpu_and_meta("rsub.Tensor", new_3(binary_ops.rsub_Tensor))


# mul.Tensor(Tensor self, Tensor other) -> Tensor
@cpu("mul.Tensor")
def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.mul_impl(it, out, self, other)
    return out


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@cpu("mul_.Tensor")
def mul__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    it = binary_ops.mul_meta(self, self, other)
    binary_ops.mul_impl(it, self, self, other)
    return self


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@cpu("mul.out")
def mul_out(ks, self, other, out):
    it = structured_out(binary_ops.mul_meta, out, (self, other))
    binary_ops.mul_impl(it, out, self, other)
    return out


# div.Tensor(Tensor self, Tensor other) -> Tensor
@cpu("div.Tensor")
def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.div_impl(it, out, self, other)
    return out


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@cpu("div_.Tensor")
def div__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    it = binary_ops.div_meta(self, self, other)
    binary_ops.div_impl(it, self, self, other)
    return self


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@cpu("div.out")
def div_out(ks, self, other, out):
    it = structured_out(binary_ops.div_meta, out, (self, other))
    binary_ops.div_impl(it, out, self, other)
    return out


pow_Tensor_Tensor = cpu("pow.Tensor_Tensor", functional_2(binary_ops.pow_Tensor_Tensor_meta, binary_ops.pow_Tensor_Tensor_impl))
pow__Tensor = cpu("pow_.Tensor", inplace_2_reads_b(binary_ops.pow_Tensor_Tensor_meta, binary_ops.pow_Tensor_Tensor_impl))
pow_Tensor_Tensor_out = cpu("pow.Tensor_Tensor_out", out_2(binary_ops.pow_Tensor_Tensor_meta, binary_ops.pow_Tensor_Tensor_impl))
pow_Scalar = cpu("pow.Scalar", functional_2(binary_ops.pow_Scalar_meta, binary_ops.pow_Scalar_impl))
pow_Scalar_out = cpu("pow.Scalar_out", out_2(binary_ops.pow_Scalar_meta, binary_ops.pow_Scalar_impl))
pow_Tensor_Scalar = cpu("pow.Tensor_Scalar", functional_2_new(binary_ops.pow_Tensor_Scalar_meta, binary_ops.pow_Tensor_Scalar_impl))
pow__Scalar = cpu("pow_.Scalar", inplace_2(binary_ops.pow_Tensor_Scalar_meta, binary_ops.pow_Tensor_Scalar_impl))
pow_Tensor_Scalar_out = cpu("pow.Tensor_Scalar_out", out_2(binary_ops.pow_Tensor_Scalar_meta, binary_ops.pow_Tensor_Scalar_impl))
maximum = cpu("maximum", functional_2(binary_ops.maximum_meta, binary_ops.maximum_impl))
maximum_out = cpu("maximum.out", out_2(binary_ops.maximum_meta, binary_ops.maximum_impl))
minimum = cpu("minimum", functional_2(binary_ops.minimum_meta, binary_ops.minimum_impl))
minimum_out = cpu("minimum.out", out_2(binary_ops.minimum_meta, binary_ops.minimum_impl))
logical_and = cpu("logical_and", functional_2(binary_ops.logical_and_meta, binary_ops.logical_and_impl))
logical_and_ = cpu("logical_and_", inplace_2_reads_b(binary_ops.logical_and_meta, binary_ops.logical_and_impl))
logical_and_out = cpu("logical_and.out", out_2(binary_ops.logical_and_meta, binary_ops.logical_and_impl))
logical_or = cpu("logical_or", functional_2(binary_ops.logical_or_meta, binary_ops.logical_or_impl))
logical_or_ = cpu("logical_or_", inplace_2_reads_b(binary_ops.logical_or_meta, binary_ops.logical_or_impl))
logical_or_out = cpu("logical_or.out", out_2(binary_ops.logical_or_meta, binary_ops.logical_or_impl))
logical_not = cpu("logical_not", functional_1(unary_ops.logical_not_meta, unary_ops.logical_not_impl))
logical_not_ = cpu("logical_not_", inplace_1(unary_ops.logical_not_meta, unary_ops.logical_not_impl))
logical_not_out = cpu("logical_not.out", out_1(unary_ops.logical_not_meta, unary_ops.logical_not_impl))
bitwise_and_Tensor = cpu("bitwise_and.Tensor", functional_2(binary_ops.bitwise_and_meta, binary_ops.bitwise_and_impl))
bitwise_and__Tensor = cpu("bitwise_and_.Tensor", inplace_2_reads_b(binary_ops.bitwise_and_meta, binary_ops.bitwise_and_impl))
bitwise_and_Tensor_out = cpu("bitwise_and.Tensor_out", out_2(binary_ops.bitwise_and_meta, binary_ops.bitwise_and_impl))
bitwise_or_Tensor = cpu("bitwise_or.Tensor", functional_2(binary_ops.bitwise_or_meta, binary_ops.bitwise_or_impl))
bitwise_or__Tensor = cpu("bitwise_or_.Tensor", inplace_2_reads_b(binary_ops.bitwise_or_meta, binary_ops.bitwise_or_impl))
bitwise_or_Tensor_out = cpu("bitwise_or.Tensor_out", out_2(binary_ops.bitwise_or_meta, binary_ops.bitwise_or_impl))
bitwise_xor_Tensor = cpu("bitwise_xor.Tensor", functional_2(binary_ops.bitwise_xor_meta, binary_ops.bitwise_xor_impl))
bitwise_xor__Tensor = cpu("bitwise_xor_.Tensor", inplace_2_reads_b(binary_ops.bitwise_xor_meta, binary_ops.bitwise_xor_impl))
bitwise_xor_Tensor_out = cpu("bitwise_xor.Tensor_out", out_2(binary_ops.bitwise_xor_meta, binary_ops.bitwise_xor_impl))
bitwise_not = cpu("bitwise_not", functional_1(unary_ops.bitwise_not_meta, unary_ops.bitwise_not_impl))
bitwise_not_ = cpu("bitwise_not_", inplace_1(unary_ops.bitwise_not_meta, unary_ops.bitwise_not_impl))
bitwise_not_out = cpu("bitwise_not.out", out_1(unary_ops.bitwise_not_meta, unary_ops.bitwise_not_impl))


# eq.Scalar(Tensor self, Scalar other) -> Tensor
@cpu("eq.Scalar")
def eq_Scalar(ks, self, other):
    it = binary_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.eq_Scalar_impl(it, out, self, other)
    return out


eq__Scalar = cpu("eq_.Scalar", inplace_2(binary_ops.eq_Scalar_meta, binary_ops.eq_Scalar_impl))


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
@cpu("eq.Scalar_out")
def eq_Scalar_out(ks, self, other, out):
    it = structured_out(binary_ops.eq_Scalar_meta, out, (self, other))
    binary_ops.eq_Scalar_impl(it, out, self, other)
    return out


# eq.Tensor(Tensor self, Tensor other) -> Tensor
@cpu("eq.Tensor")
def eq_Tensor(ks, self, other):
    it = binary_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.eq_impl(it, out, self, other)
    return out


eq__Tensor = cpu("eq_.Tensor", inplace_2_reads_b(binary_ops.eq_meta, binary_ops.eq_impl))


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@cpu("eq.Tensor_out")
def eq_Tensor_out(ks, self, other, out):
    it = structured_out(binary_ops.eq_meta, out, (self, other))
    binary_ops.eq_impl(it, out, self, other)
    return out


ne_Scalar = cpu("ne.Scalar", functional_2(binary_ops.ne_Scalar_meta, binary_ops.ne_Scalar_impl))
ne__Scalar = cpu("ne_.Scalar", inplace_2(binary_ops.ne_Scalar_meta, binary_ops.ne_Scalar_impl))
ne_Scalar_out = cpu("ne.Scalar_out", out_2(binary_ops.ne_Scalar_meta, binary_ops.ne_Scalar_impl))
ne_Tensor = cpu("ne.Tensor", functional_2(binary_ops.ne_meta, binary_ops.ne_impl))
ne__Tensor = cpu("ne_.Tensor", inplace_2_reads_b(binary_ops.ne_meta, binary_ops.ne_impl))
ne_Tensor_out = cpu("ne.Tensor_out", out_2(binary_ops.ne_meta, binary_ops.ne_impl))
lt_Scalar = cpu("lt.Scalar", functional_2(binary_ops.lt_Scalar_meta, binary_ops.lt_Scalar_impl))
lt__Scalar = cpu("lt_.Scalar", inplace_2(binary_ops.lt_Scalar_meta, binary_ops.lt_Scalar_impl))
lt_Scalar_out = cpu("lt.Scalar_out", out_2(binary_ops.lt_Scalar_meta, binary_ops.lt_Scalar_impl))
lt_Tensor = cpu("lt.Tensor", functional_2(binary_ops.lt_meta, binary_ops.lt_impl))
lt__Tensor = cpu("lt_.Tensor", inplace_2_reads_b(binary_ops.lt_meta, binary_ops.lt_impl))
lt_Tensor_out = cpu("lt.Tensor_out", out_2(binary_ops.lt_meta, binary_ops.lt_impl))
le_Scalar = cpu("le.Scalar", functional_2(binary_ops.le_Scalar_meta, binary_ops.le_Scalar_impl))
le__Scalar = cpu("le_.Scalar", inplace_2(binary_ops.le_Scalar_meta, binary_ops.le_Scalar_impl))
le_Scalar_out = cpu("le.Scalar_out", out_2(binary_ops.le_Scalar_meta, binary_ops.le_Scalar_impl))
le_Tensor = cpu("le.Tensor", functional_2(binary_ops.le_meta, binary_ops.le_impl))
le__Tensor = cpu("le_.Tensor", inplace_2_reads_b(binary_ops.le_meta, binary_ops.le_impl))
le_Tensor_out = cpu("le.Tensor_out", out_2(binary_ops.le_meta, binary_ops.le_impl))
gt_Scalar = cpu("gt.Scalar", functional_2(binary_ops.gt_Scalar_meta, binary_ops.gt_Scalar_impl))
gt__Scalar = cpu("gt_.Scalar", inplace_2(binary_ops.gt_Scalar_meta, binary_ops.gt_Scalar_impl))
gt_Scalar_out = cpu("gt.Scalar_out", out_2(binary_ops.gt_Scalar_meta, binary_ops.gt_Scalar_impl))
gt_Tensor = cpu("gt.Tensor", functional_2(binary_ops.gt_meta, binary_ops.gt_impl))
gt__Tensor = cpu("gt_.Tensor", inplace_2_reads_b(binary_ops.gt_meta, binary_ops.gt_impl))
gt_Tensor_out = cpu("gt.Tensor_out", out_2(binary_ops.gt_meta, binary_ops.gt_impl))
ge_Scalar = cpu("ge.Scalar", functional_2(binary_ops.ge_Scalar_meta, binary_ops.ge_Scalar_impl))
ge__Scalar = cpu("ge_.Scalar", inplace_2(binary_ops.ge_Scalar_meta, binary_ops.ge_Scalar_impl))
ge_Scalar_out = cpu("ge.Scalar_out", out_2(binary_ops.ge_Scalar_meta, binary_ops.ge_Scalar_impl))
ge_Tensor = cpu("ge.Tensor", functional_2(binary_ops.ge_meta, binary_ops.ge_impl))
ge__Tensor = cpu("ge_.Tensor", inplace_2_reads_b(binary_ops.ge_meta, binary_ops.ge_impl))
ge_Tensor_out = cpu("ge.Tensor_out", out_2(binary_ops.ge_meta, binary_ops.ge_impl))


# neg(Tensor self) -> Tensor
@cpu("neg")
def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.neg_impl(it, out, self)
    return out


neg_ = cpu("neg_", inplace_1(unary_ops.neg_meta, unary_ops.neg_impl))


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@cpu("neg.out")
def neg_out(ks, self, out):
    it = structured_out(unary_ops.neg_meta, out, (self,))
    unary_ops.neg_impl(it, out, self)
    return out


abs = cpu("abs", functional_1(unary_ops.abs_meta, unary_ops.abs_impl))
abs_ = cpu("abs_", inplace_1(unary_ops.abs_meta, unary_ops.abs_impl))
abs_out = cpu("abs.out", out_1(unary_ops.abs_meta, unary_ops.abs_impl))
sign = cpu("sign", functional_1(unary_ops.sign_meta, unary_ops.sign_impl))
sign_ = cpu("sign_", inplace_1(unary_ops.sign_meta, unary_ops.sign_impl))
sign_out = cpu("sign.out", out_1(unary_ops.sign_meta, unary_ops.sign_impl))
reciprocal = cpu("reciprocal", functional_1(unary_ops.reciprocal_meta, unary_ops.reciprocal_impl))
reciprocal_ = cpu("reciprocal_", inplace_1(unary_ops.reciprocal_meta, unary_ops.reciprocal_impl))
reciprocal_out = cpu("reciprocal.out", out_1(unary_ops.reciprocal_meta, unary_ops.reciprocal_impl))
sqrt = cpu("sqrt", functional_1(unary_ops.sqrt_meta, unary_ops.sqrt_impl))
sqrt_ = cpu("sqrt_", inplace_1(unary_ops.sqrt_meta, unary_ops.sqrt_impl))
sqrt_out = cpu("sqrt.out", out_1(unary_ops.sqrt_meta, unary_ops.sqrt_impl))
rsqrt = cpu("rsqrt", functional_1(unary_ops.rsqrt_meta, unary_ops.rsqrt_impl))
rsqrt_ = cpu("rsqrt_", inplace_1(unary_ops.rsqrt_meta, unary_ops.rsqrt_impl))
rsqrt_out = cpu("rsqrt.out", out_1(unary_ops.rsqrt_meta, unary_ops.rsqrt_impl))


# exp(Tensor self) -> Tensor
@cpu("exp")
def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.exp_impl(it, out, self)
    return out


exp_ = cpu("exp_", inplace_1(unary_ops.exp_meta, unary_ops.exp_impl))


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@cpu("exp.out")
def exp_out(ks, self, out):
    it = structured_out(unary_ops.exp_meta, out, (self,))
    unary_ops.exp_impl(it, out, self)
    return out


log = cpu("log", functional_1(unary_ops.log_meta, unary_ops.log_impl))
log_ = cpu("log_", inplace_1(unary_ops.log_meta, unary_ops.log_impl))
log_out = cpu("log.out", out_1(unary_ops.log_meta, unary_ops.log_impl))
sin = cpu("sin", functional_1(unary_ops.sin_meta, unary_ops.sin_impl))
sin_ = cpu("sin_", inplace_1(unary_ops.sin_meta, unary_ops.sin_impl))
sin_out = cpu("sin.out", out_1(unary_ops.sin_meta, unary_ops.sin_impl))
cos = cpu("cos", functional_1(unary_ops.cos_meta, unary_ops.cos_impl))
cos_ = cpu("cos_", inplace_1(unary_ops.cos_meta, unary_ops.cos_impl))
cos_out = cpu("cos.out", out_1(unary_ops.cos_meta, unary_ops.cos_impl))
tanh = cpu("tanh", functional_1(unary_ops.tanh_meta, unary_ops.tanh_impl))
tanh_ = cpu("tanh_", inplace_1(unary_ops.tanh_meta, unary_ops.tanh_impl))
tanh_out = cpu("tanh.out", out_1(unary_ops.tanh_meta, unary_ops.tanh_impl))
sigmoid = cpu("sigmoid", functional_1(unary_ops.sigmoid_meta, unary_ops.sigmoid_impl))
sigmoid_ = cpu("sigmoid_", inplace_1(unary_ops.sigmoid_meta, unary_ops.sigmoid_impl))
sigmoid_out = cpu("sigmoid.out", out_1(unary_ops.sigmoid_meta, unary_ops.sigmoid_impl))


# relu(Tensor self) -> Tensor
@cpu("relu")
def relu(ks, self):
    it = unary_ops.relu_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.relu_impl(it, out, self)
    return out


relu_ = cpu("relu_", inplace_1(unary_ops.relu_meta, unary_ops.relu_impl))
floor = cpu("floor", functional_1(unary_ops.floor_meta, unary_ops.floor_impl))
floor_ = cpu("floor_", inplace_1(unary_ops.floor_meta, unary_ops.floor_impl))
floor_out = cpu("floor.out", out_1(unary_ops.floor_meta, unary_ops.floor_impl))
ceil = cpu("ceil", functional_1(unary_ops.ceil_meta, unary_ops.ceil_impl))
ceil_ = cpu("ceil_", inplace_1(unary_ops.ceil_meta, unary_ops.ceil_impl))
ceil_out = cpu("ceil.out", out_1(unary_ops.ceil_meta, unary_ops.ceil_impl))
trunc = cpu("trunc", functional_1(unary_ops.trunc_meta, unary_ops.trunc_impl))
trunc_ = cpu("trunc_", inplace_1(unary_ops.trunc_meta, unary_ops.trunc_impl))
trunc_out = cpu("trunc.out", out_1(unary_ops.trunc_meta, unary_ops.trunc_impl))
isnan = cpu_and_meta("isnan", new_1(unary_ops.isnan))
where_self = cpu_and_meta("where.self", forward_3(pointwise_ops.where_self))
where_self_out = cpu_and_meta("where.self_out", forward_4(pointwise_ops.where_self_out))
clamp = cpu("clamp", functional_3(pointwise_ops.clamp_meta, pointwise_ops.clamp_impl))
clamp_ = cpu("clamp_", inplace_3(pointwise_ops.clamp_meta, pointwise_ops.clamp_impl))
clamp_out = cpu("clamp.out", out_3(pointwise_ops.clamp_meta, pointwise_ops.clamp_impl))
clamp_Tensor = cpu("clamp.Tensor", functional_3(pointwise_ops.clamp_Tensor_meta, pointwise_ops.clamp_Tensor_impl))
clamp__Tensor = cpu("clamp_.Tensor", inplace_3_reads_bc(pointwise_ops.clamp_Tensor_meta, pointwise_ops.clamp_Tensor_impl))
clamp_Tensor_out = cpu("clamp.Tensor_out", out_3(pointwise_ops.clamp_Tensor_meta, pointwise_ops.clamp_Tensor_impl))
clamp_min = cpu("clamp_min", functional_2(pointwise_ops.clamp_min_meta, pointwise_ops.clamp_min_impl))
clamp_min_ = cpu("clamp_min_", inplace_2(pointwise_ops.clamp_min_meta, pointwise_ops.clamp_min_impl))
clamp_min_out = cpu("clamp_min.out", out_2(pointwise_ops.clamp_min_meta, pointwise_ops.clamp_min_impl))
clamp_min_Tensor = cpu("clamp_min.Tensor", functional_2(pointwise_ops.clamp_min_Tensor_meta, pointwise_ops.clamp_min_Tensor_impl))
clamp_min__Tensor = cpu("clamp_min_.Tensor", inplace_2_reads_b(pointwise_ops.clamp_min_Tensor_meta, pointwise_ops.clamp_min_Tensor_impl))
clamp_min_Tensor_out = cpu("clamp_min.Tensor_out", out_2(pointwise_ops.clamp_min_Tensor_meta, pointwise_ops.clamp_min_Tensor_impl))
clamp_max = cpu("clamp_max", functional_2(pointwise_ops.clamp_max_meta, pointwise_ops.clamp_max_impl))
clamp_max_ = cpu("clamp_max_", inplace_2(pointwise_ops.clamp_max_meta, pointwise_ops.clamp_max_impl))
clamp_max_out = cpu("clamp_max.out", out_2(pointwise_ops.clamp_max_meta, pointwise_ops.clamp_max_impl))
clamp_max_Tensor = cpu("clamp_max.Tensor", functional_2(pointwise_ops.clamp_max_Tensor_meta, pointwise_ops.clamp_max_Tensor_impl))
clamp_max__Tensor = cpu("clamp_max_.Tensor", inplace_2_reads_b(pointwise_ops.clamp_max_Tensor_meta, pointwise_ops.clamp_max_Tensor_impl))
clamp_max_Tensor_out = cpu("clamp_max.Tensor_out", out_2(pointwise_ops.clamp_max_Tensor_meta, pointwise_ops.clamp_max_Tensor_impl))
addcmul = cpu("addcmul", functional_4(pointwise_ops.addcmul_meta, pointwise_ops.addcmul_impl))
addcmul_ = cpu("addcmul_", inplace_4_reads_bc(pointwise_ops.addcmul_meta, pointwise_ops.addcmul_impl))
addcmul_out = cpu("addcmul.out", out_4(pointwise_ops.addcmul_meta, pointwise_ops.addcmul_impl))


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
@cpu("addcdiv")
def addcdiv(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.addcdiv_impl(it, out, self, tensor1, tensor2, value)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
@cpu("addcdiv_")
def addcdiv_(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    check_inplace_geometry(self, (tensor1, tensor2))
    it = pointwise_ops.addcdiv_meta(self, self, tensor1, tensor2, value)
    pointwise_ops.addcdiv_impl(it, self, self, tensor1, tensor2, value)
    return self


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
@cpu("addcdiv.out")
def addcdiv_out(ks, self, tensor1, tensor2, value, out):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = structured_out(pointwise_ops.addcdiv_meta, out, (self, tensor1, tensor2, value))
    pointwise_ops.addcdiv_impl(it, out, self, tensor1, tensor2, value)
    return out


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
@cpu("lerp.Scalar")
def lerp_Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.lerp_Scalar_impl(it, out, self, end, weight)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
@cpu("lerp_.Scalar")
def lerp__Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    check_inplace_geometry(self, (end,))
    it = pointwise_ops.lerp_Scalar_meta(self, self, end, weight)
    pointwise_ops.lerp_Scalar_impl(it, self, self, end, weight)
    return self


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
@cpu("lerp.Scalar_out")
def lerp_Scalar_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = structured_out(pointwise_ops.lerp_Scalar_meta, out, (self, end, weight))
    pointwise_ops.lerp_Scalar_impl(it, out, self, end, weight)
    return out


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
@cpu("lerp.Tensor")
def lerp_Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.lerp_Tensor_impl(it, out, self, end, weight)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
@cpu("lerp_.Tensor")
def lerp__Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    check_inplace_geometry(self, (end, weight))
    it = pointwise_ops.lerp_Tensor_meta(self, self, end, weight)
    pointwise_ops.lerp_Tensor_impl(it, self, self, end, weight)
    return self


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
@cpu("lerp.Tensor_out")
def lerp_Tensor_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = structured_out(pointwise_ops.lerp_Tensor_meta, out, (self, end, weight))
    pointwise_ops.lerp_Tensor_impl(it, out, self, end, weight)
    return out


threshold_backward = cpu("threshold_backward", functional_3(pointwise_ops.threshold_backward_meta, pointwise_ops.threshold_backward_impl))
threshold_backward_grad_input = cpu("threshold_backward.grad_input", out_3(pointwise_ops.threshold_backward_meta, pointwise_ops.threshold_backward_impl))
sigmoid_backward = cpu("sigmoid_backward", functional_2(pointwise_ops.sigmoid_backward_meta, pointwise_ops.sigmoid_backward_impl))
sigmoid_backward_grad_input = cpu("sigmoid_backward.grad_input", out_2(pointwise_ops.sigmoid_backward_meta, pointwise_ops.sigmoid_backward_impl))
tanh_backward = cpu("tanh_backward", functional_2(pointwise_ops.tanh_backward_meta, pointwise_ops.tanh_backward_impl))
tanh_backward_grad_input = cpu("tanh_backward.grad_input", out_2(pointwise_ops.tanh_backward_meta, pointwise_ops.tanh_backward_impl))
equal = cpu("equal", forward_2(binary_ops.equal))
exp2 = cpu("exp2", functional_1(unary_ops.exp2_meta, unary_ops.exp2_impl))
exp2_out = cpu("exp2.out", out_1(unary_ops.exp2_meta, unary_ops.exp2_impl))
exp2_ = cpu("exp2_", inplace_1(unary_ops.exp2_meta, unary_ops.exp2_impl))
expm1 = cpu("expm1", functional_1(unary_ops.expm1_meta, unary_ops.expm1_impl))
expm1_out = cpu("expm1.out", out_1(unary_ops.expm1_meta, unary_ops.expm1_impl))
expm1_ = cpu("expm1_", inplace_1(unary_ops.expm1_meta, unary_ops.expm1_impl))
log2 = cpu("log2", functional_1(unary_ops.log2_meta, unary_ops.log2_impl))
log2_out = cpu("log2.out", out_1(unary_ops.log2_meta, unary_ops.log2_impl))
log2_ = cpu("log2_", inplace_1(unary_ops.log2_meta, unary_ops.log2_impl))
log10 = cpu("log10", functional_1(unary_ops.log10_meta, unary_ops.log10_impl))
log10_out = cpu("log10.out", out_1(unary_ops.log10_meta, unary_ops.log10_impl))
log10_ = cpu("log10_", inplace_1(unary_ops.log10_meta, unary_ops.log10_impl))
log1p = cpu("log1p", functional_1(unary_ops.log1p_meta, unary_ops.log1p_impl))
log1p_out = cpu("log1p.out", out_1(unary_ops.log1p_meta, unary_ops.log1p_impl))
log1p_ = cpu("log1p_", inplace_1(unary_ops.log1p_meta, unary_ops.log1p_impl))
tan = cpu("tan", functional_1(unary_ops.tan_meta, unary_ops.tan_impl))
tan_out = cpu("tan.out", out_1(unary_ops.tan_meta, unary_ops.tan_impl))
tan_ = cpu("tan_", inplace_1(unary_ops.tan_meta, unary_ops.tan_impl))
asin = cpu("asin", functional_1(unary_ops.asin_meta, unary_ops.asin_impl))
asin_out = cpu("asin.out", out_1(unary_ops.asin_meta, unary_ops.asin_impl))
asin_ = cpu("asin_", inplace_1(unary_ops.asin_meta, unary_ops.asin_impl))
acos = cpu("acos", functional_1(unary_ops.acos_meta, unary_ops.acos_impl))
acos_out = cpu("acos.out", out_1(unary_ops.acos_meta, unary_ops.acos_impl))
acos_ = cpu("acos_", inplace_1(unary_ops.acos_meta, unary_ops.acos_impl))
atan = cpu("atan", functional_1(unary_ops.atan_meta, unary_ops.atan_impl))
atan_out = cpu("atan.out", out_1(unary_ops.atan_meta, unary_ops.atan_impl))
atan_ = cpu("atan_", inplace_1(unary_ops.atan_meta, unary_ops.atan_impl))
sinh = cpu("sinh", functional_1(unary_ops.sinh_meta, unary_ops.sinh_impl))
sinh_out = cpu("sinh.out", out_1(unary_ops.sinh_meta, unary_ops.sinh_impl))
sinh_ = cpu("sinh_", inplace_1(unary_ops.sinh_meta, unary_ops.sinh_impl))
cosh = cpu("cosh", functional_1(unary_ops.cosh_meta, unary_ops.cosh_impl))
cosh_out = cpu("cosh.out", out_1(unary_ops.cosh_meta, unary_ops.cosh_impl))
cosh_ = cpu("cosh_", inplace_1(unary_ops.cosh_meta, unary_ops.cosh_impl))
asinh = cpu("asinh", functional_1(unary_ops.asinh_meta, unary_ops.asinh_impl))
asinh_out = cpu("asinh.out", out_1(unary_ops.asinh_meta, unary_ops.asinh_impl))
asinh_ = cpu("asinh_", inplace_1(unary_ops.asinh_meta, unary_ops.asinh_impl))
acosh = cpu("acosh", functional_1(unary_ops.acosh_meta, unary_ops.acosh_impl))
acosh_out = cpu("acosh.out", out_1(unary_ops.acosh_meta, unary_ops.acosh_impl))
acosh_ = cpu("acosh_", inplace_1(unary_ops.acosh_meta, unary_ops.acosh_impl))
atanh = cpu("atanh", functional_1(unary_ops.atanh_meta, unary_ops.atanh_impl))
atanh_out = cpu("atanh.out", out_1(unary_ops.atanh_meta, unary_ops.atanh_impl))
atanh_ = cpu("atanh_", inplace_1(unary_ops.atanh_meta, unary_ops.atanh_impl))
erf = cpu("erf", functional_1(unary_ops.erf_meta, unary_ops.erf_impl))
erf_out = cpu("erf.out", out_1(unary_ops.erf_meta, unary_ops.erf_impl))
erf_ = cpu("erf_", inplace_1(unary_ops.erf_meta, unary_ops.erf_impl))
erfc = cpu("erfc", functional_1(unary_ops.erfc_meta, unary_ops.erfc_impl))
erfc_out = cpu("erfc.out", out_1(unary_ops.erfc_meta, unary_ops.erfc_impl))
erfc_ = cpu("erfc_", inplace_1(unary_ops.erfc_meta, unary_ops.erfc_impl))
erfinv = cpu("erfinv", functional_1(unary_ops.erfinv_meta, unary_ops.erfinv_impl))
erfinv_out = cpu("erfinv.out", out_1(unary_ops.erfinv_meta, unary_ops.erfinv_impl))
erfinv_ = cpu("erfinv_", inplace_1(unary_ops.erfinv_meta, unary_ops.erfinv_impl))
lgamma_out = cpu("lgamma.out", out_1(unary_ops.lgamma_meta, unary_ops.lgamma_impl))
lgamma = cpu("lgamma", functional_1(unary_ops.lgamma_meta, unary_ops.lgamma_impl))
lgamma_ = cpu("lgamma_", inplace_1(unary_ops.lgamma_meta, unary_ops.lgamma_impl))
digamma_out = cpu("digamma.out", out_1(unary_ops.digamma_meta, unary_ops.digamma_impl))
digamma = cpu("digamma", functional_1(unary_ops.digamma_meta, unary_ops.digamma_impl))
digamma_ = cpu("digamma_", inplace_1(unary_ops.digamma_meta, unary_ops.digamma_impl))
polygamma_out = cpu("polygamma.out", out_2(unary_ops.polygamma_meta, unary_ops.polygamma_impl))
polygamma = cpu("polygamma", functional_2(unary_ops.polygamma_meta, unary_ops.polygamma_impl))
frac = cpu("frac", functional_1(unary_ops.frac_meta, unary_ops.frac_impl))
frac_out = cpu("frac.out", out_1(unary_ops.frac_meta, unary_ops.frac_impl))
frac_ = cpu("frac_", inplace_1(unary_ops.frac_meta, unary_ops.frac_impl))
round = cpu("round", functional_1(unary_ops.round_meta, unary_ops.round_impl))
round_out = cpu("round.out", out_1(unary_ops.round_meta, unary_ops.round_impl))
round_decimals = cpu("round.decimals", functional_2(unary_ops.round_decimals_meta, unary_ops.round_decimals_impl))
round_decimals_out = cpu("round.decimals_out", out_2(unary_ops.round_decimals_meta, unary_ops.round_decimals_impl))
round_ = cpu("round_", inplace_1(unary_ops.round_meta, unary_ops.round_impl))
round__decimals = cpu("round_.decimals", inplace_2(unary_ops.round_decimals_meta, unary_ops.round_decimals_impl))
signbit = cpu("signbit", functional_1(unary_ops.signbit_meta, unary_ops.signbit_impl))
signbit_out = cpu("signbit.out", out_1(unary_ops.signbit_meta, unary_ops.signbit_impl))
sgn = cpu("sgn", functional_1(unary_ops.sgn_meta, unary_ops.sgn_impl))
sgn_out = cpu("sgn.out", out_1(unary_ops.sgn_meta, unary_ops.sgn_impl))
sgn_ = cpu("sgn_", inplace_1(unary_ops.sgn_meta, unary_ops.sgn_impl))
isposinf = cpu("isposinf", functional_1(unary_ops.isposinf_meta, unary_ops.isposinf_impl))
isposinf_out = cpu("isposinf.out", out_1(unary_ops.isposinf_meta, unary_ops.isposinf_impl))
isneginf = cpu("isneginf", functional_1(unary_ops.isneginf_meta, unary_ops.isneginf_impl))
isneginf_out = cpu("isneginf.out", out_1(unary_ops.isneginf_meta, unary_ops.isneginf_impl))
sinc = cpu("sinc", functional_1(unary_ops.sinc_meta, unary_ops.sinc_impl))
sinc_out = cpu("sinc.out", out_1(unary_ops.sinc_meta, unary_ops.sinc_impl))
sinc_ = cpu("sinc_", inplace_1(unary_ops.sinc_meta, unary_ops.sinc_impl))
i0 = cpu("i0", functional_1(unary_ops.i0_meta, unary_ops.i0_impl))
i0_out = cpu("i0.out", out_1(unary_ops.i0_meta, unary_ops.i0_impl))
i0_ = cpu("i0_", inplace_1(unary_ops.i0_meta, unary_ops.i0_impl))
logit = cpu_and_meta("logit", forward_2(unary_ops.logit))
logit_out = cpu_and_meta("logit.out", forward_3(unary_ops.logit_out))
logit_ = cpu_and_meta("logit_", forward_2(unary_ops.logit_))
mvlgamma_out = cpu_and_meta("mvlgamma.out", forward_3(unary_ops.mvlgamma_out))
nan_to_num_out = cpu_and_meta("nan_to_num.out", forward_5(unary_ops.nan_to_num_out))
angle = cpu_and_meta("angle", forward_1(unary_ops.angle))
angle_out = cpu_and_meta("angle.out", forward_2(unary_ops.angle_out))
frexp_Tensor_out = cpu_and_meta("frexp.Tensor_out", forward_3(unary_ops.frexp_Tensor_out))
nextafter_out = cpu("nextafter.out", out_2(binary_ops_math.nextafter_meta, binary_ops_math.nextafter_impl))
nextafter = cpu("nextafter", functional_2_new(binary_ops_math.nextafter_meta, binary_ops_math.nextafter_impl))
nextafter_ = cpu("nextafter_", inplace_2_reads_b(binary_ops_math.nextafter_meta, binary_ops_math.nextafter_impl))
copysign_out = cpu("copysign.out", out_2(binary_ops_math.copysign_meta, binary_ops_math.copysign_impl))
copysign_Tensor = cpu("copysign.Tensor", functional_2(binary_ops_math.copysign_meta, binary_ops_math.copysign_impl))
copysign__Tensor = cpu("copysign_.Tensor", inplace_2_reads_b(binary_ops_math.copysign_meta, binary_ops_math.copysign_impl))
heaviside_out = cpu("heaviside.out", out_2(binary_ops_math.heaviside_meta, binary_ops_math.heaviside_impl))
heaviside = cpu("heaviside", functional_2(binary_ops_math.heaviside_meta, binary_ops_math.heaviside_impl))
heaviside_ = cpu("heaviside_", inplace_2_reads_b(binary_ops_math.heaviside_meta, binary_ops_math.heaviside_impl))
conj_physical_out = cpu_and_meta("conj_physical.out", forward_2(unary_ops.conj_physical_out))


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
@cpu("div.Tensor_mode")
def div_Tensor_mode(ks, self, other, rounding_mode):
    it = binary_ops.div_mode_meta(None, self, other, rounding_mode)
    out = empty_from_metadata(it.out_meta)
    binary_ops.div_mode_impl(it, out, self, other, rounding_mode)
    return out


# div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
@cpu("div.out_mode")
def div_out_mode(ks, self, other, rounding_mode, out):
    it = structured_out(binary_ops.div_mode_meta, out, (self, other, rounding_mode))
    binary_ops.div_mode_impl(it, out, self, other, rounding_mode)
    return out


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
@cpu("div_.Tensor_mode")
def div__Tensor_mode(ks, self, other, rounding_mode):
    check_inplace_geometry(self, (other,))
    it = binary_ops.div_mode_meta(self, self, other, rounding_mode)
    binary_ops.div_mode_impl(it, self, self, other, rounding_mode)
    return self


floor_divide = cpu_and_meta("floor_divide", forward_2(binary_ops.floor_divide))
floor_divide_out = cpu_and_meta("floor_divide.out", forward_3(binary_ops.floor_divide_out))
floor_divide__Tensor = cpu_and_meta("floor_divide_.Tensor", forward_2(binary_ops.floor_divide__Tensor))
remainder_Tensor_out = cpu("remainder.Tensor_out", out_2(binary_ops.remainder_meta, binary_ops.remainder_impl))
remainder_Tensor = cpu("remainder.Tensor", functional_2(binary_ops.remainder_meta, binary_ops.remainder_impl))
remainder_Scalar_Tensor = cpu_and_meta("remainder.Scalar_Tensor", forward_2(binary_ops.remainder_Scalar_Tensor))
remainder__Tensor = cpu("remainder_.Tensor", inplace_2_reads_b(binary_ops.remainder_meta, binary_ops.remainder_impl))
fmod_Tensor_out = cpu("fmod.Tensor_out", out_2(binary_ops.fmod_meta, binary_ops.fmod_impl))
fmod_Tensor = cpu("fmod.Tensor", functional_2(binary_ops.fmod_meta, binary_ops.fmod_impl))
fmod__Tensor = cpu("fmod_.Tensor", inplace_2_reads_b(binary_ops.fmod_meta, binary_ops.fmod_impl))
atan2_out = cpu("atan2.out", out_2(binary_ops_math.atan2_meta, binary_ops_math.atan2_impl))
atan2 = cpu("atan2", functional_2(binary_ops_math.atan2_meta, binary_ops_math.atan2_impl))
atan2_ = cpu("atan2_", inplace_2_reads_b(binary_ops_math.atan2_meta, binary_ops_math.atan2_impl))
fmax = cpu("fmax", functional_2(binary_ops_math.fmax_meta, binary_ops_math.fmax_impl))
fmax_out = cpu("fmax.out", out_2(binary_ops_math.fmax_meta, binary_ops_math.fmax_impl))
fmin = cpu("fmin", functional_2(binary_ops_math.fmin_meta, binary_ops_math.fmin_impl))
fmin_out = cpu("fmin.out", out_2(binary_ops_math.fmin_meta, binary_ops_math.fmin_impl))
hypot_out = cpu("hypot.out", out_2(binary_ops_math.hypot_meta, binary_ops_math.hypot_impl))
hypot = cpu("hypot", functional_2(binary_ops_math.hypot_meta, binary_ops_math.hypot_impl))
hypot_ = cpu("hypot_", inplace_2_reads_b(binary_ops_math.hypot_meta, binary_ops_math.hypot_impl))
logaddexp_out = cpu("logaddexp.out", out_2(binary_ops_math.logaddexp_meta, binary_ops_math.logaddexp_impl))
logaddexp = cpu("logaddexp", functional_2(binary_ops_math.logaddexp_meta, binary_ops_math.logaddexp_impl))
logaddexp2_out = cpu("logaddexp2.out", out_2(binary_ops_math.logaddexp2_meta, binary_ops_math.logaddexp2_impl))
logaddexp2 = cpu("logaddexp2", functional_2(binary_ops_math.logaddexp2_meta, binary_ops_math.logaddexp2_impl))
igamma_out = cpu("igamma.out", out_2(binary_ops_math.igamma_meta, binary_ops_math.igamma_impl))
igamma = cpu("igamma", functional_2(binary_ops_math.igamma_meta, binary_ops_math.igamma_impl))
igamma_ = cpu("igamma_", inplace_2_reads_b(binary_ops_math.igamma_meta, binary_ops_math.igamma_impl))
igammac_out = cpu("igammac.out", out_2(binary_ops_math.igammac_meta, binary_ops_math.igammac_impl))
igammac = cpu("igammac", functional_2(binary_ops_math.igammac_meta, binary_ops_math.igammac_impl))
igammac_ = cpu("igammac_", inplace_2_reads_b(binary_ops_math.igammac_meta, binary_ops_math.igammac_impl))
xlogy_Tensor = cpu("xlogy.Tensor", functional_2(binary_ops_math.xlogy_meta, binary_ops_math.xlogy_impl))
xlogy_OutTensor = cpu("xlogy.OutTensor", out_2(binary_ops_math.xlogy_meta, binary_ops_math.xlogy_impl))
xlogy__Tensor = cpu("xlogy_.Tensor", inplace_2_reads_b(binary_ops_math.xlogy_meta, binary_ops_math.xlogy_impl))
logical_xor_out = cpu_and_meta("logical_xor.out", forward_3(binary_ops_math.logical_xor_out))
gcd_out = cpu("gcd.out", out_2(binary_ops.gcd_meta, binary_ops.gcd_impl))
gcd = cpu("gcd", functional_2(binary_ops.gcd_meta, binary_ops.gcd_impl))
gcd_ = cpu("gcd_", inplace_2_reads_b(binary_ops.gcd_meta, binary_ops.gcd_impl))
lcm_out = cpu("lcm.out", out_2(binary_ops.lcm_meta, binary_ops.lcm_impl))
lcm = cpu("lcm", functional_2(binary_ops.lcm_meta, binary_ops.lcm_impl))
lcm_ = cpu("lcm_", inplace_2_reads_b(binary_ops.lcm_meta, binary_ops.lcm_impl))
bitwise_left_shift_Tensor = cpu("bitwise_left_shift.Tensor", functional_2(binary_ops.bitwise_left_shift_meta, binary_ops.bitwise_left_shift_impl))
bitwise_left_shift_Tensor_out = cpu("bitwise_left_shift.Tensor_out", out_2(binary_ops.bitwise_left_shift_meta, binary_ops.bitwise_left_shift_impl))
bitwise_left_shift__Tensor = cpu("bitwise_left_shift_.Tensor", inplace_2_reads_b(binary_ops.bitwise_left_shift_meta, binary_ops.bitwise_left_shift_impl))
bitwise_right_shift_Tensor = cpu("bitwise_right_shift.Tensor", functional_2(binary_ops.bitwise_right_shift_meta, binary_ops.bitwise_right_shift_impl))
bitwise_right_shift_Tensor_out = cpu("bitwise_right_shift.Tensor_out", out_2(binary_ops.bitwise_right_shift_meta, binary_ops.bitwise_right_shift_impl))
bitwise_right_shift__Tensor = cpu("bitwise_right_shift_.Tensor", inplace_2_reads_b(binary_ops.bitwise_right_shift_meta, binary_ops.bitwise_right_shift_impl))
__lshift___Scalar = cpu_and_meta("__lshift__.Scalar", forward_2(binary_ops.__lshift___Scalar))
__lshift___Tensor = cpu_and_meta("__lshift__.Tensor", forward_2(binary_ops.__lshift___Tensor))
__ilshift___Scalar = cpu_and_meta("__ilshift__.Scalar", forward_2(binary_ops.__ilshift___Scalar))
__ilshift___Tensor = cpu_and_meta("__ilshift__.Tensor", forward_2(binary_ops.__ilshift___Tensor))
__rshift___Scalar = cpu_and_meta("__rshift__.Scalar", forward_2(binary_ops.__rshift___Scalar))
__rshift___Tensor = cpu_and_meta("__rshift__.Tensor", forward_2(binary_ops.__rshift___Tensor))
__irshift___Scalar = cpu_and_meta("__irshift__.Scalar", forward_2(binary_ops.__irshift___Scalar))
__irshift___Tensor = cpu_and_meta("__irshift__.Tensor", forward_2(binary_ops.__irshift___Tensor))
