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

cpu_and_cuda = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA)
every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@cpu_and_cuda("add.Tensor")
def add_Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    binary_ops.add_impl(it, out, self, other, alpha)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@cpu_and_cuda("add_.Tensor")
def add__Tensor(ks, self, other, alpha):
    check_inplace_geometry(self, (other,))
    it = binary_ops.add_meta(self, self, other, alpha)
    binary_ops.add_impl(it, self, self, other, alpha)
    return self


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("add.out")
def add_out(ks, self, other, alpha, out):
    it = structured_out(binary_ops.add_meta, out, (self, other, alpha))
    binary_ops.add_impl(it, out, self, other, alpha)
    return out


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@cpu_and_cuda("sub.Tensor")
def sub_Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    binary_ops.sub_impl(it, out, self, other, alpha)
    return out


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@cpu_and_cuda("sub_.Tensor")
def sub__Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    check_inplace_geometry(self, (other,))
    it = binary_ops.sub_meta(self, self, other, alpha)
    binary_ops.sub_impl(it, self, self, other, alpha)
    return self


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("sub.out")
def sub_out(ks, self, other, alpha, out):
    binary_ops.sub_check(self, other, alpha)
    it = structured_out(binary_ops.sub_meta, out, (self, other, alpha))
    binary_ops.sub_impl(it, out, self, other, alpha)
    return out


rsub_Tensor = every_backend("rsub.Tensor", new_3(binary_ops.rsub_Tensor))


# mul.Tensor(Tensor self, Tensor other) -> Tensor
@cpu_and_cuda("mul.Tensor")
def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.mul_impl(it, out, self, other)
    return out


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@cpu_and_cuda("mul_.Tensor")
def mul__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    it = binary_ops.mul_meta(self, self, other)
    binary_ops.mul_impl(it, self, self, other)
    return self


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("mul.out")
def mul_out(ks, self, other, out):
    it = structured_out(binary_ops.mul_meta, out, (self, other))
    binary_ops.mul_impl(it, out, self, other)
    return out


# div.Tensor(Tensor self, Tensor other) -> Tensor
@cpu_and_cuda("div.Tensor")
def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.div_impl(it, out, self, other)
    return out


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@cpu_and_cuda("div_.Tensor")
def div__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    it = binary_ops.div_meta(self, self, other)
    binary_ops.div_impl(it, self, self, other)
    return self


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("div.out")
def div_out(ks, self, other, out):
    it = structured_out(binary_ops.div_meta, out, (self, other))
    binary_ops.div_impl(it, out, self, other)
    return out


pow_Tensor_Tensor = cpu_and_cuda("pow.Tensor_Tensor", functional_2(binary_ops.pow_Tensor_Tensor_meta, binary_ops.pow_Tensor_Tensor_impl))
pow__Tensor = cpu_and_cuda("pow_.Tensor", inplace_2_reads_b(binary_ops.pow_Tensor_Tensor_meta, binary_ops.pow_Tensor_Tensor_impl))
pow_Tensor_Tensor_out = cpu_and_cuda("pow.Tensor_Tensor_out", out_2(binary_ops.pow_Tensor_Tensor_meta, binary_ops.pow_Tensor_Tensor_impl))
pow_Scalar = cpu_and_cuda("pow.Scalar", functional_2(binary_ops.pow_Scalar_meta, binary_ops.pow_Scalar_impl))
pow_Scalar_out = cpu_and_cuda("pow.Scalar_out", out_2(binary_ops.pow_Scalar_meta, binary_ops.pow_Scalar_impl))
pow_Tensor_Scalar = cpu_and_cuda("pow.Tensor_Scalar", functional_2_new(binary_ops.pow_Tensor_Scalar_meta, binary_ops.pow_Tensor_Scalar_impl))
pow__Scalar = cpu_and_cuda("pow_.Scalar", inplace_2(binary_ops.pow_Tensor_Scalar_meta, binary_ops.pow_Tensor_Scalar_impl))
pow_Tensor_Scalar_out = cpu_and_cuda("pow.Tensor_Scalar_out", out_2(binary_ops.pow_Tensor_Scalar_meta, binary_ops.pow_Tensor_Scalar_impl))
maximum = cpu_and_cuda("maximum", functional_2(binary_ops.maximum_meta, binary_ops.maximum_impl))
maximum_out = cpu_and_cuda("maximum.out", out_2(binary_ops.maximum_meta, binary_ops.maximum_impl))
minimum = cpu_and_cuda("minimum", functional_2(binary_ops.minimum_meta, binary_ops.minimum_impl))
minimum_out = cpu_and_cuda("minimum.out", out_2(binary_ops.minimum_meta, binary_ops.minimum_impl))
logical_and = cpu_and_cuda("logical_and", functional_2(binary_ops.logical_and_meta, binary_ops.logical_and_impl))
logical_and_ = cpu_and_cuda("logical_and_", inplace_2_reads_b(binary_ops.logical_and_meta, binary_ops.logical_and_impl))
logical_and_out = cpu_and_cuda("logical_and.out", out_2(binary_ops.logical_and_meta, binary_ops.logical_and_impl))
logical_or = cpu_and_cuda("logical_or", functional_2(binary_ops.logical_or_meta, binary_ops.logical_or_impl))
logical_or_ = cpu_and_cuda("logical_or_", inplace_2_reads_b(binary_ops.logical_or_meta, binary_ops.logical_or_impl))
logical_or_out = cpu_and_cuda("logical_or.out", out_2(binary_ops.logical_or_meta, binary_ops.logical_or_impl))
logical_not = cpu_and_cuda("logical_not", functional_1(unary_ops.logical_not_meta, unary_ops.logical_not_impl))
logical_not_ = cpu_and_cuda("logical_not_", inplace_1(unary_ops.logical_not_meta, unary_ops.logical_not_impl))
logical_not_out = cpu_and_cuda("logical_not.out", out_1(unary_ops.logical_not_meta, unary_ops.logical_not_impl))
bitwise_and_Tensor = cpu_and_cuda("bitwise_and.Tensor", functional_2(binary_ops.bitwise_and_meta, binary_ops.bitwise_and_impl))
bitwise_and__Tensor = cpu_and_cuda("bitwise_and_.Tensor", inplace_2_reads_b(binary_ops.bitwise_and_meta, binary_ops.bitwise_and_impl))
bitwise_and_Tensor_out = cpu_and_cuda("bitwise_and.Tensor_out", out_2(binary_ops.bitwise_and_meta, binary_ops.bitwise_and_impl))
bitwise_or_Tensor = cpu_and_cuda("bitwise_or.Tensor", functional_2(binary_ops.bitwise_or_meta, binary_ops.bitwise_or_impl))
bitwise_or__Tensor = cpu_and_cuda("bitwise_or_.Tensor", inplace_2_reads_b(binary_ops.bitwise_or_meta, binary_ops.bitwise_or_impl))
bitwise_or_Tensor_out = cpu_and_cuda("bitwise_or.Tensor_out", out_2(binary_ops.bitwise_or_meta, binary_ops.bitwise_or_impl))
bitwise_xor_Tensor = cpu_and_cuda("bitwise_xor.Tensor", functional_2(binary_ops.bitwise_xor_meta, binary_ops.bitwise_xor_impl))
bitwise_xor__Tensor = cpu_and_cuda("bitwise_xor_.Tensor", inplace_2_reads_b(binary_ops.bitwise_xor_meta, binary_ops.bitwise_xor_impl))
bitwise_xor_Tensor_out = cpu_and_cuda("bitwise_xor.Tensor_out", out_2(binary_ops.bitwise_xor_meta, binary_ops.bitwise_xor_impl))
bitwise_not = cpu_and_cuda("bitwise_not", functional_1(unary_ops.bitwise_not_meta, unary_ops.bitwise_not_impl))
bitwise_not_ = cpu_and_cuda("bitwise_not_", inplace_1(unary_ops.bitwise_not_meta, unary_ops.bitwise_not_impl))
bitwise_not_out = cpu_and_cuda("bitwise_not.out", out_1(unary_ops.bitwise_not_meta, unary_ops.bitwise_not_impl))


# eq.Scalar(Tensor self, Scalar other) -> Tensor
@cpu_and_cuda("eq.Scalar")
def eq_Scalar(ks, self, other):
    it = binary_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.eq_Scalar_impl(it, out, self, other)
    return out


eq__Scalar = cpu_and_cuda("eq_.Scalar", inplace_2(binary_ops.eq_Scalar_meta, binary_ops.eq_Scalar_impl))


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("eq.Scalar_out")
def eq_Scalar_out(ks, self, other, out):
    it = structured_out(binary_ops.eq_Scalar_meta, out, (self, other))
    binary_ops.eq_Scalar_impl(it, out, self, other)
    return out


# eq.Tensor(Tensor self, Tensor other) -> Tensor
@cpu_and_cuda("eq.Tensor")
def eq_Tensor(ks, self, other):
    it = binary_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.eq_impl(it, out, self, other)
    return out


eq__Tensor = cpu_and_cuda("eq_.Tensor", inplace_2_reads_b(binary_ops.eq_meta, binary_ops.eq_impl))


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("eq.Tensor_out")
def eq_Tensor_out(ks, self, other, out):
    it = structured_out(binary_ops.eq_meta, out, (self, other))
    binary_ops.eq_impl(it, out, self, other)
    return out


ne_Scalar = cpu_and_cuda("ne.Scalar", functional_2(binary_ops.ne_Scalar_meta, binary_ops.ne_Scalar_impl))
ne__Scalar = cpu_and_cuda("ne_.Scalar", inplace_2(binary_ops.ne_Scalar_meta, binary_ops.ne_Scalar_impl))
ne_Scalar_out = cpu_and_cuda("ne.Scalar_out", out_2(binary_ops.ne_Scalar_meta, binary_ops.ne_Scalar_impl))
ne_Tensor = cpu_and_cuda("ne.Tensor", functional_2(binary_ops.ne_meta, binary_ops.ne_impl))
ne__Tensor = cpu_and_cuda("ne_.Tensor", inplace_2_reads_b(binary_ops.ne_meta, binary_ops.ne_impl))
ne_Tensor_out = cpu_and_cuda("ne.Tensor_out", out_2(binary_ops.ne_meta, binary_ops.ne_impl))
lt_Scalar = cpu_and_cuda("lt.Scalar", functional_2(binary_ops.lt_Scalar_meta, binary_ops.lt_Scalar_impl))
lt__Scalar = cpu_and_cuda("lt_.Scalar", inplace_2(binary_ops.lt_Scalar_meta, binary_ops.lt_Scalar_impl))
lt_Scalar_out = cpu_and_cuda("lt.Scalar_out", out_2(binary_ops.lt_Scalar_meta, binary_ops.lt_Scalar_impl))
lt_Tensor = cpu_and_cuda("lt.Tensor", functional_2(binary_ops.lt_meta, binary_ops.lt_impl))
lt__Tensor = cpu_and_cuda("lt_.Tensor", inplace_2_reads_b(binary_ops.lt_meta, binary_ops.lt_impl))
lt_Tensor_out = cpu_and_cuda("lt.Tensor_out", out_2(binary_ops.lt_meta, binary_ops.lt_impl))
le_Scalar = cpu_and_cuda("le.Scalar", functional_2(binary_ops.le_Scalar_meta, binary_ops.le_Scalar_impl))
le__Scalar = cpu_and_cuda("le_.Scalar", inplace_2(binary_ops.le_Scalar_meta, binary_ops.le_Scalar_impl))
le_Scalar_out = cpu_and_cuda("le.Scalar_out", out_2(binary_ops.le_Scalar_meta, binary_ops.le_Scalar_impl))
le_Tensor = cpu_and_cuda("le.Tensor", functional_2(binary_ops.le_meta, binary_ops.le_impl))
le__Tensor = cpu_and_cuda("le_.Tensor", inplace_2_reads_b(binary_ops.le_meta, binary_ops.le_impl))
le_Tensor_out = cpu_and_cuda("le.Tensor_out", out_2(binary_ops.le_meta, binary_ops.le_impl))
gt_Scalar = cpu_and_cuda("gt.Scalar", functional_2(binary_ops.gt_Scalar_meta, binary_ops.gt_Scalar_impl))
gt__Scalar = cpu_and_cuda("gt_.Scalar", inplace_2(binary_ops.gt_Scalar_meta, binary_ops.gt_Scalar_impl))
gt_Scalar_out = cpu_and_cuda("gt.Scalar_out", out_2(binary_ops.gt_Scalar_meta, binary_ops.gt_Scalar_impl))
gt_Tensor = cpu_and_cuda("gt.Tensor", functional_2(binary_ops.gt_meta, binary_ops.gt_impl))
gt__Tensor = cpu_and_cuda("gt_.Tensor", inplace_2_reads_b(binary_ops.gt_meta, binary_ops.gt_impl))
gt_Tensor_out = cpu_and_cuda("gt.Tensor_out", out_2(binary_ops.gt_meta, binary_ops.gt_impl))
ge_Scalar = cpu_and_cuda("ge.Scalar", functional_2(binary_ops.ge_Scalar_meta, binary_ops.ge_Scalar_impl))
ge__Scalar = cpu_and_cuda("ge_.Scalar", inplace_2(binary_ops.ge_Scalar_meta, binary_ops.ge_Scalar_impl))
ge_Scalar_out = cpu_and_cuda("ge.Scalar_out", out_2(binary_ops.ge_Scalar_meta, binary_ops.ge_Scalar_impl))
ge_Tensor = cpu_and_cuda("ge.Tensor", functional_2(binary_ops.ge_meta, binary_ops.ge_impl))
ge__Tensor = cpu_and_cuda("ge_.Tensor", inplace_2_reads_b(binary_ops.ge_meta, binary_ops.ge_impl))
ge_Tensor_out = cpu_and_cuda("ge.Tensor_out", out_2(binary_ops.ge_meta, binary_ops.ge_impl))


# neg(Tensor self) -> Tensor
@cpu_and_cuda("neg")
def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.neg_impl(it, out, self)
    return out


neg_ = cpu_and_cuda("neg_", inplace_1(unary_ops.neg_meta, unary_ops.neg_impl))


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("neg.out")
def neg_out(ks, self, out):
    it = structured_out(unary_ops.neg_meta, out, (self,))
    unary_ops.neg_impl(it, out, self)
    return out


abs = cpu_and_cuda("abs", functional_1(unary_ops.abs_meta, unary_ops.abs_impl))
abs_ = cpu_and_cuda("abs_", inplace_1(unary_ops.abs_meta, unary_ops.abs_impl))
abs_out = cpu_and_cuda("abs.out", out_1(unary_ops.abs_meta, unary_ops.abs_impl))
sign = cpu_and_cuda("sign", functional_1(unary_ops.sign_meta, unary_ops.sign_impl))
sign_ = cpu_and_cuda("sign_", inplace_1(unary_ops.sign_meta, unary_ops.sign_impl))
sign_out = cpu_and_cuda("sign.out", out_1(unary_ops.sign_meta, unary_ops.sign_impl))
reciprocal = cpu_and_cuda("reciprocal", functional_1(unary_ops.reciprocal_meta, unary_ops.reciprocal_impl))
reciprocal_ = cpu_and_cuda("reciprocal_", inplace_1(unary_ops.reciprocal_meta, unary_ops.reciprocal_impl))
reciprocal_out = cpu_and_cuda("reciprocal.out", out_1(unary_ops.reciprocal_meta, unary_ops.reciprocal_impl))
sqrt = cpu_and_cuda("sqrt", functional_1(unary_ops.sqrt_meta, unary_ops.sqrt_impl))
sqrt_ = cpu_and_cuda("sqrt_", inplace_1(unary_ops.sqrt_meta, unary_ops.sqrt_impl))
sqrt_out = cpu_and_cuda("sqrt.out", out_1(unary_ops.sqrt_meta, unary_ops.sqrt_impl))
rsqrt = cpu_and_cuda("rsqrt", functional_1(unary_ops.rsqrt_meta, unary_ops.rsqrt_impl))
rsqrt_ = cpu_and_cuda("rsqrt_", inplace_1(unary_ops.rsqrt_meta, unary_ops.rsqrt_impl))
rsqrt_out = cpu_and_cuda("rsqrt.out", out_1(unary_ops.rsqrt_meta, unary_ops.rsqrt_impl))


# exp(Tensor self) -> Tensor
@cpu_and_cuda("exp")
def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.exp_impl(it, out, self)
    return out


exp_ = cpu_and_cuda("exp_", inplace_1(unary_ops.exp_meta, unary_ops.exp_impl))


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("exp.out")
def exp_out(ks, self, out):
    it = structured_out(unary_ops.exp_meta, out, (self,))
    unary_ops.exp_impl(it, out, self)
    return out


log = cpu_and_cuda("log", functional_1(unary_ops.log_meta, unary_ops.log_impl))
log_ = cpu_and_cuda("log_", inplace_1(unary_ops.log_meta, unary_ops.log_impl))
log_out = cpu_and_cuda("log.out", out_1(unary_ops.log_meta, unary_ops.log_impl))
sin = cpu_and_cuda("sin", functional_1(unary_ops.sin_meta, unary_ops.sin_impl))
sin_ = cpu_and_cuda("sin_", inplace_1(unary_ops.sin_meta, unary_ops.sin_impl))
sin_out = cpu_and_cuda("sin.out", out_1(unary_ops.sin_meta, unary_ops.sin_impl))
cos = cpu_and_cuda("cos", functional_1(unary_ops.cos_meta, unary_ops.cos_impl))
cos_ = cpu_and_cuda("cos_", inplace_1(unary_ops.cos_meta, unary_ops.cos_impl))
cos_out = cpu_and_cuda("cos.out", out_1(unary_ops.cos_meta, unary_ops.cos_impl))
tanh = cpu_and_cuda("tanh", functional_1(unary_ops.tanh_meta, unary_ops.tanh_impl))
tanh_ = cpu_and_cuda("tanh_", inplace_1(unary_ops.tanh_meta, unary_ops.tanh_impl))
tanh_out = cpu_and_cuda("tanh.out", out_1(unary_ops.tanh_meta, unary_ops.tanh_impl))
sigmoid = cpu_and_cuda("sigmoid", functional_1(unary_ops.sigmoid_meta, unary_ops.sigmoid_impl))
sigmoid_ = cpu_and_cuda("sigmoid_", inplace_1(unary_ops.sigmoid_meta, unary_ops.sigmoid_impl))
sigmoid_out = cpu_and_cuda("sigmoid.out", out_1(unary_ops.sigmoid_meta, unary_ops.sigmoid_impl))


# relu(Tensor self) -> Tensor
@cpu_and_cuda("relu")
def relu(ks, self):
    it = unary_ops.relu_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.relu_impl(it, out, self)
    return out


relu_ = cpu_and_cuda("relu_", inplace_1(unary_ops.relu_meta, unary_ops.relu_impl))
floor = cpu_and_cuda("floor", functional_1(unary_ops.floor_meta, unary_ops.floor_impl))
floor_ = cpu_and_cuda("floor_", inplace_1(unary_ops.floor_meta, unary_ops.floor_impl))
floor_out = cpu_and_cuda("floor.out", out_1(unary_ops.floor_meta, unary_ops.floor_impl))
ceil = cpu_and_cuda("ceil", functional_1(unary_ops.ceil_meta, unary_ops.ceil_impl))
ceil_ = cpu_and_cuda("ceil_", inplace_1(unary_ops.ceil_meta, unary_ops.ceil_impl))
ceil_out = cpu_and_cuda("ceil.out", out_1(unary_ops.ceil_meta, unary_ops.ceil_impl))
trunc = cpu_and_cuda("trunc", functional_1(unary_ops.trunc_meta, unary_ops.trunc_impl))
trunc_ = cpu_and_cuda("trunc_", inplace_1(unary_ops.trunc_meta, unary_ops.trunc_impl))
trunc_out = cpu_and_cuda("trunc.out", out_1(unary_ops.trunc_meta, unary_ops.trunc_impl))
isnan = every_backend("isnan", new_1(unary_ops.isnan))
where_self = every_backend("where.self", forward_3(pointwise_ops.where_self))
where_self_out = every_backend("where.self_out", forward_4(pointwise_ops.where_self_out))
clamp = cpu_and_cuda("clamp", functional_3(pointwise_ops.clamp_meta, pointwise_ops.clamp_impl))
clamp_ = cpu_and_cuda("clamp_", inplace_3(pointwise_ops.clamp_meta, pointwise_ops.clamp_impl))
clamp_out = cpu_and_cuda("clamp.out", out_3(pointwise_ops.clamp_meta, pointwise_ops.clamp_impl))
clamp_Tensor = cpu_and_cuda("clamp.Tensor", functional_3(pointwise_ops.clamp_Tensor_meta, pointwise_ops.clamp_Tensor_impl))
clamp__Tensor = cpu_and_cuda("clamp_.Tensor", inplace_3_reads_bc(pointwise_ops.clamp_Tensor_meta, pointwise_ops.clamp_Tensor_impl))
clamp_Tensor_out = cpu_and_cuda("clamp.Tensor_out", out_3(pointwise_ops.clamp_Tensor_meta, pointwise_ops.clamp_Tensor_impl))
clamp_min = cpu_and_cuda("clamp_min", functional_2(pointwise_ops.clamp_min_meta, pointwise_ops.clamp_min_impl))
clamp_min_ = cpu_and_cuda("clamp_min_", inplace_2(pointwise_ops.clamp_min_meta, pointwise_ops.clamp_min_impl))
clamp_min_out = cpu_and_cuda("clamp_min.out", out_2(pointwise_ops.clamp_min_meta, pointwise_ops.clamp_min_impl))
clamp_min_Tensor = cpu_and_cuda("clamp_min.Tensor", functional_2(pointwise_ops.clamp_min_Tensor_meta, pointwise_ops.clamp_min_Tensor_impl))
clamp_min__Tensor = cpu_and_cuda("clamp_min_.Tensor", inplace_2_reads_b(pointwise_ops.clamp_min_Tensor_meta, pointwise_ops.clamp_min_Tensor_impl))
clamp_min_Tensor_out = cpu_and_cuda("clamp_min.Tensor_out", out_2(pointwise_ops.clamp_min_Tensor_meta, pointwise_ops.clamp_min_Tensor_impl))
clamp_max = cpu_and_cuda("clamp_max", functional_2(pointwise_ops.clamp_max_meta, pointwise_ops.clamp_max_impl))
clamp_max_ = cpu_and_cuda("clamp_max_", inplace_2(pointwise_ops.clamp_max_meta, pointwise_ops.clamp_max_impl))
clamp_max_out = cpu_and_cuda("clamp_max.out", out_2(pointwise_ops.clamp_max_meta, pointwise_ops.clamp_max_impl))
clamp_max_Tensor = cpu_and_cuda("clamp_max.Tensor", functional_2(pointwise_ops.clamp_max_Tensor_meta, pointwise_ops.clamp_max_Tensor_impl))
clamp_max__Tensor = cpu_and_cuda("clamp_max_.Tensor", inplace_2_reads_b(pointwise_ops.clamp_max_Tensor_meta, pointwise_ops.clamp_max_Tensor_impl))
clamp_max_Tensor_out = cpu_and_cuda("clamp_max.Tensor_out", out_2(pointwise_ops.clamp_max_Tensor_meta, pointwise_ops.clamp_max_Tensor_impl))
addcmul = cpu_and_cuda("addcmul", functional_4(pointwise_ops.addcmul_meta, pointwise_ops.addcmul_impl))
addcmul_ = cpu_and_cuda("addcmul_", inplace_4_reads_bc(pointwise_ops.addcmul_meta, pointwise_ops.addcmul_impl))
addcmul_out = cpu_and_cuda("addcmul.out", out_4(pointwise_ops.addcmul_meta, pointwise_ops.addcmul_impl))


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
@cpu_and_cuda("addcdiv")
def addcdiv(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.addcdiv_impl(it, out, self, tensor1, tensor2, value)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
@cpu_and_cuda("addcdiv_")
def addcdiv_(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    check_inplace_geometry(self, (tensor1, tensor2))
    it = pointwise_ops.addcdiv_meta(self, self, tensor1, tensor2, value)
    pointwise_ops.addcdiv_impl(it, self, self, tensor1, tensor2, value)
    return self


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("addcdiv.out")
def addcdiv_out(ks, self, tensor1, tensor2, value, out):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = structured_out(pointwise_ops.addcdiv_meta, out, (self, tensor1, tensor2, value))
    pointwise_ops.addcdiv_impl(it, out, self, tensor1, tensor2, value)
    return out


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
@cpu_and_cuda("lerp.Scalar")
def lerp_Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.lerp_Scalar_impl(it, out, self, end, weight)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
@cpu_and_cuda("lerp_.Scalar")
def lerp__Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    check_inplace_geometry(self, (end,))
    it = pointwise_ops.lerp_Scalar_meta(self, self, end, weight)
    pointwise_ops.lerp_Scalar_impl(it, self, self, end, weight)
    return self


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("lerp.Scalar_out")
def lerp_Scalar_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = structured_out(pointwise_ops.lerp_Scalar_meta, out, (self, end, weight))
    pointwise_ops.lerp_Scalar_impl(it, out, self, end, weight)
    return out


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
@cpu_and_cuda("lerp.Tensor")
def lerp_Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.lerp_Tensor_impl(it, out, self, end, weight)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
@cpu_and_cuda("lerp_.Tensor")
def lerp__Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    check_inplace_geometry(self, (end, weight))
    it = pointwise_ops.lerp_Tensor_meta(self, self, end, weight)
    pointwise_ops.lerp_Tensor_impl(it, self, self, end, weight)
    return self


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("lerp.Tensor_out")
def lerp_Tensor_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = structured_out(pointwise_ops.lerp_Tensor_meta, out, (self, end, weight))
    pointwise_ops.lerp_Tensor_impl(it, out, self, end, weight)
    return out


threshold_backward = cpu_and_cuda("threshold_backward", functional_3(pointwise_ops.threshold_backward_meta, pointwise_ops.threshold_backward_impl))
threshold_backward_grad_input = cpu_and_cuda("threshold_backward.grad_input", out_3(pointwise_ops.threshold_backward_meta, pointwise_ops.threshold_backward_impl))
sigmoid_backward = cpu_and_cuda("sigmoid_backward", functional_2(pointwise_ops.sigmoid_backward_meta, pointwise_ops.sigmoid_backward_impl))
sigmoid_backward_grad_input = cpu_and_cuda("sigmoid_backward.grad_input", out_2(pointwise_ops.sigmoid_backward_meta, pointwise_ops.sigmoid_backward_impl))
tanh_backward = cpu_and_cuda("tanh_backward", functional_2(pointwise_ops.tanh_backward_meta, pointwise_ops.tanh_backward_impl))
tanh_backward_grad_input = cpu_and_cuda("tanh_backward.grad_input", out_2(pointwise_ops.tanh_backward_meta, pointwise_ops.tanh_backward_impl))
equal = cpu_and_cuda("equal", forward_2(binary_ops.equal))
exp2 = cpu_and_cuda("exp2", functional_1(unary_ops.exp2_meta, unary_ops.exp2_impl))
exp2_out = cpu_and_cuda("exp2.out", out_1(unary_ops.exp2_meta, unary_ops.exp2_impl))
exp2_ = cpu_and_cuda("exp2_", inplace_1(unary_ops.exp2_meta, unary_ops.exp2_impl))
expm1 = cpu_and_cuda("expm1", functional_1(unary_ops.expm1_meta, unary_ops.expm1_impl))
expm1_out = cpu_and_cuda("expm1.out", out_1(unary_ops.expm1_meta, unary_ops.expm1_impl))
expm1_ = cpu_and_cuda("expm1_", inplace_1(unary_ops.expm1_meta, unary_ops.expm1_impl))
log2 = cpu_and_cuda("log2", functional_1(unary_ops.log2_meta, unary_ops.log2_impl))
log2_out = cpu_and_cuda("log2.out", out_1(unary_ops.log2_meta, unary_ops.log2_impl))
log2_ = cpu_and_cuda("log2_", inplace_1(unary_ops.log2_meta, unary_ops.log2_impl))
log10 = cpu_and_cuda("log10", functional_1(unary_ops.log10_meta, unary_ops.log10_impl))
log10_out = cpu_and_cuda("log10.out", out_1(unary_ops.log10_meta, unary_ops.log10_impl))
log10_ = cpu_and_cuda("log10_", inplace_1(unary_ops.log10_meta, unary_ops.log10_impl))
log1p = cpu_and_cuda("log1p", functional_1(unary_ops.log1p_meta, unary_ops.log1p_impl))
log1p_out = cpu_and_cuda("log1p.out", out_1(unary_ops.log1p_meta, unary_ops.log1p_impl))
log1p_ = cpu_and_cuda("log1p_", inplace_1(unary_ops.log1p_meta, unary_ops.log1p_impl))
tan = cpu_and_cuda("tan", functional_1(unary_ops.tan_meta, unary_ops.tan_impl))
tan_out = cpu_and_cuda("tan.out", out_1(unary_ops.tan_meta, unary_ops.tan_impl))
tan_ = cpu_and_cuda("tan_", inplace_1(unary_ops.tan_meta, unary_ops.tan_impl))
asin = cpu_and_cuda("asin", functional_1(unary_ops.asin_meta, unary_ops.asin_impl))
asin_out = cpu_and_cuda("asin.out", out_1(unary_ops.asin_meta, unary_ops.asin_impl))
asin_ = cpu_and_cuda("asin_", inplace_1(unary_ops.asin_meta, unary_ops.asin_impl))
acos = cpu_and_cuda("acos", functional_1(unary_ops.acos_meta, unary_ops.acos_impl))
acos_out = cpu_and_cuda("acos.out", out_1(unary_ops.acos_meta, unary_ops.acos_impl))
acos_ = cpu_and_cuda("acos_", inplace_1(unary_ops.acos_meta, unary_ops.acos_impl))
atan = cpu_and_cuda("atan", functional_1(unary_ops.atan_meta, unary_ops.atan_impl))
atan_out = cpu_and_cuda("atan.out", out_1(unary_ops.atan_meta, unary_ops.atan_impl))
atan_ = cpu_and_cuda("atan_", inplace_1(unary_ops.atan_meta, unary_ops.atan_impl))
sinh = cpu_and_cuda("sinh", functional_1(unary_ops.sinh_meta, unary_ops.sinh_impl))
sinh_out = cpu_and_cuda("sinh.out", out_1(unary_ops.sinh_meta, unary_ops.sinh_impl))
sinh_ = cpu_and_cuda("sinh_", inplace_1(unary_ops.sinh_meta, unary_ops.sinh_impl))
cosh = cpu_and_cuda("cosh", functional_1(unary_ops.cosh_meta, unary_ops.cosh_impl))
cosh_out = cpu_and_cuda("cosh.out", out_1(unary_ops.cosh_meta, unary_ops.cosh_impl))
cosh_ = cpu_and_cuda("cosh_", inplace_1(unary_ops.cosh_meta, unary_ops.cosh_impl))
asinh = cpu_and_cuda("asinh", functional_1(unary_ops.asinh_meta, unary_ops.asinh_impl))
asinh_out = cpu_and_cuda("asinh.out", out_1(unary_ops.asinh_meta, unary_ops.asinh_impl))
asinh_ = cpu_and_cuda("asinh_", inplace_1(unary_ops.asinh_meta, unary_ops.asinh_impl))
acosh = cpu_and_cuda("acosh", functional_1(unary_ops.acosh_meta, unary_ops.acosh_impl))
acosh_out = cpu_and_cuda("acosh.out", out_1(unary_ops.acosh_meta, unary_ops.acosh_impl))
acosh_ = cpu_and_cuda("acosh_", inplace_1(unary_ops.acosh_meta, unary_ops.acosh_impl))
atanh = cpu_and_cuda("atanh", functional_1(unary_ops.atanh_meta, unary_ops.atanh_impl))
atanh_out = cpu_and_cuda("atanh.out", out_1(unary_ops.atanh_meta, unary_ops.atanh_impl))
atanh_ = cpu_and_cuda("atanh_", inplace_1(unary_ops.atanh_meta, unary_ops.atanh_impl))
erf = cpu_and_cuda("erf", functional_1(unary_ops.erf_meta, unary_ops.erf_impl))
erf_out = cpu_and_cuda("erf.out", out_1(unary_ops.erf_meta, unary_ops.erf_impl))
erf_ = cpu_and_cuda("erf_", inplace_1(unary_ops.erf_meta, unary_ops.erf_impl))
erfc = cpu_and_cuda("erfc", functional_1(unary_ops.erfc_meta, unary_ops.erfc_impl))
erfc_out = cpu_and_cuda("erfc.out", out_1(unary_ops.erfc_meta, unary_ops.erfc_impl))
erfc_ = cpu_and_cuda("erfc_", inplace_1(unary_ops.erfc_meta, unary_ops.erfc_impl))
erfinv = cpu_and_cuda("erfinv", functional_1(unary_ops.erfinv_meta, unary_ops.erfinv_impl))
erfinv_out = cpu_and_cuda("erfinv.out", out_1(unary_ops.erfinv_meta, unary_ops.erfinv_impl))
erfinv_ = cpu_and_cuda("erfinv_", inplace_1(unary_ops.erfinv_meta, unary_ops.erfinv_impl))
lgamma_out = cpu_and_cuda("lgamma.out", out_1(unary_ops.lgamma_meta, unary_ops.lgamma_impl))
lgamma = cpu_and_cuda("lgamma", functional_1(unary_ops.lgamma_meta, unary_ops.lgamma_impl))
lgamma_ = cpu_and_cuda("lgamma_", inplace_1(unary_ops.lgamma_meta, unary_ops.lgamma_impl))
digamma_out = cpu_and_cuda("digamma.out", out_1(unary_ops.digamma_meta, unary_ops.digamma_impl))
digamma = cpu_and_cuda("digamma", functional_1(unary_ops.digamma_meta, unary_ops.digamma_impl))
digamma_ = cpu_and_cuda("digamma_", inplace_1(unary_ops.digamma_meta, unary_ops.digamma_impl))
polygamma_out = cpu_and_cuda("polygamma.out", out_2(unary_ops.polygamma_meta, unary_ops.polygamma_impl))
polygamma = cpu_and_cuda("polygamma", functional_2(unary_ops.polygamma_meta, unary_ops.polygamma_impl))
frac = cpu_and_cuda("frac", functional_1(unary_ops.frac_meta, unary_ops.frac_impl))
frac_out = cpu_and_cuda("frac.out", out_1(unary_ops.frac_meta, unary_ops.frac_impl))
frac_ = cpu_and_cuda("frac_", inplace_1(unary_ops.frac_meta, unary_ops.frac_impl))
round = cpu_and_cuda("round", functional_1(unary_ops.round_meta, unary_ops.round_impl))
round_out = cpu_and_cuda("round.out", out_1(unary_ops.round_meta, unary_ops.round_impl))
round_decimals = cpu_and_cuda("round.decimals", functional_2(unary_ops.round_decimals_meta, unary_ops.round_decimals_impl))
round_decimals_out = cpu_and_cuda("round.decimals_out", out_2(unary_ops.round_decimals_meta, unary_ops.round_decimals_impl))
round_ = cpu_and_cuda("round_", inplace_1(unary_ops.round_meta, unary_ops.round_impl))
round__decimals = cpu_and_cuda("round_.decimals", inplace_2(unary_ops.round_decimals_meta, unary_ops.round_decimals_impl))
signbit = cpu_and_cuda("signbit", functional_1(unary_ops.signbit_meta, unary_ops.signbit_impl))
signbit_out = cpu_and_cuda("signbit.out", out_1(unary_ops.signbit_meta, unary_ops.signbit_impl))
sgn = cpu_and_cuda("sgn", functional_1(unary_ops.sgn_meta, unary_ops.sgn_impl))
sgn_out = cpu_and_cuda("sgn.out", out_1(unary_ops.sgn_meta, unary_ops.sgn_impl))
sgn_ = cpu_and_cuda("sgn_", inplace_1(unary_ops.sgn_meta, unary_ops.sgn_impl))
isposinf = cpu_and_cuda("isposinf", functional_1(unary_ops.isposinf_meta, unary_ops.isposinf_impl))
isposinf_out = cpu_and_cuda("isposinf.out", out_1(unary_ops.isposinf_meta, unary_ops.isposinf_impl))
isneginf = cpu_and_cuda("isneginf", functional_1(unary_ops.isneginf_meta, unary_ops.isneginf_impl))
isneginf_out = cpu_and_cuda("isneginf.out", out_1(unary_ops.isneginf_meta, unary_ops.isneginf_impl))
sinc = cpu_and_cuda("sinc", functional_1(unary_ops.sinc_meta, unary_ops.sinc_impl))
sinc_out = cpu_and_cuda("sinc.out", out_1(unary_ops.sinc_meta, unary_ops.sinc_impl))
sinc_ = cpu_and_cuda("sinc_", inplace_1(unary_ops.sinc_meta, unary_ops.sinc_impl))
i0 = cpu_and_cuda("i0", functional_1(unary_ops.i0_meta, unary_ops.i0_impl))
i0_out = cpu_and_cuda("i0.out", out_1(unary_ops.i0_meta, unary_ops.i0_impl))
i0_ = cpu_and_cuda("i0_", inplace_1(unary_ops.i0_meta, unary_ops.i0_impl))
logit = every_backend("logit", forward_2(unary_ops.logit))
logit_out = every_backend("logit.out", forward_3(unary_ops.logit_out))
logit_ = every_backend("logit_", forward_2(unary_ops.logit_))
mvlgamma_out = every_backend("mvlgamma.out", forward_3(unary_ops.mvlgamma_out))
nan_to_num_out = every_backend("nan_to_num.out", forward_5(unary_ops.nan_to_num_out))
angle = every_backend("angle", forward_1(unary_ops.angle))
angle_out = every_backend("angle.out", forward_2(unary_ops.angle_out))
frexp_Tensor_out = every_backend("frexp.Tensor_out", forward_3(unary_ops.frexp_Tensor_out))
nextafter_out = cpu_and_cuda("nextafter.out", out_2(binary_ops_math.nextafter_meta, binary_ops_math.nextafter_impl))
nextafter = cpu_and_cuda("nextafter", functional_2_new(binary_ops_math.nextafter_meta, binary_ops_math.nextafter_impl))
nextafter_ = cpu_and_cuda("nextafter_", inplace_2_reads_b(binary_ops_math.nextafter_meta, binary_ops_math.nextafter_impl))
copysign_out = cpu_and_cuda("copysign.out", out_2(binary_ops_math.copysign_meta, binary_ops_math.copysign_impl))
copysign_Tensor = cpu_and_cuda("copysign.Tensor", functional_2(binary_ops_math.copysign_meta, binary_ops_math.copysign_impl))
copysign__Tensor = cpu_and_cuda("copysign_.Tensor", inplace_2_reads_b(binary_ops_math.copysign_meta, binary_ops_math.copysign_impl))
heaviside_out = cpu_and_cuda("heaviside.out", out_2(binary_ops_math.heaviside_meta, binary_ops_math.heaviside_impl))
heaviside = cpu_and_cuda("heaviside", functional_2(binary_ops_math.heaviside_meta, binary_ops_math.heaviside_impl))
heaviside_ = cpu_and_cuda("heaviside_", inplace_2_reads_b(binary_ops_math.heaviside_meta, binary_ops_math.heaviside_impl))
conj_physical_out = every_backend("conj_physical.out", forward_2(unary_ops.conj_physical_out))


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
@cpu_and_cuda("div.Tensor_mode")
def div_Tensor_mode(ks, self, other, rounding_mode):
    it = binary_ops.div_mode_meta(None, self, other, rounding_mode)
    out = empty_from_metadata(it.out_meta)
    binary_ops.div_mode_impl(it, out, self, other, rounding_mode)
    return out


# div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("div.out_mode")
def div_out_mode(ks, self, other, rounding_mode, out):
    it = structured_out(binary_ops.div_mode_meta, out, (self, other, rounding_mode))
    binary_ops.div_mode_impl(it, out, self, other, rounding_mode)
    return out


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
@cpu_and_cuda("div_.Tensor_mode")
def div__Tensor_mode(ks, self, other, rounding_mode):
    check_inplace_geometry(self, (other,))
    it = binary_ops.div_mode_meta(self, self, other, rounding_mode)
    binary_ops.div_mode_impl(it, self, self, other, rounding_mode)
    return self


floor_divide = every_backend("floor_divide", forward_2(binary_ops.floor_divide))
floor_divide_out = every_backend("floor_divide.out", forward_3(binary_ops.floor_divide_out))
floor_divide__Tensor = every_backend("floor_divide_.Tensor", forward_2(binary_ops.floor_divide__Tensor))
remainder_Tensor_out = cpu_and_cuda("remainder.Tensor_out", out_2(binary_ops.remainder_meta, binary_ops.remainder_impl))
remainder_Tensor = cpu_and_cuda("remainder.Tensor", functional_2(binary_ops.remainder_meta, binary_ops.remainder_impl))
remainder_Scalar_Tensor = every_backend("remainder.Scalar_Tensor", forward_2(binary_ops.remainder_Scalar_Tensor))
remainder__Tensor = cpu_and_cuda("remainder_.Tensor", inplace_2_reads_b(binary_ops.remainder_meta, binary_ops.remainder_impl))
fmod_Tensor_out = cpu_and_cuda("fmod.Tensor_out", out_2(binary_ops.fmod_meta, binary_ops.fmod_impl))
fmod_Tensor = cpu_and_cuda("fmod.Tensor", functional_2(binary_ops.fmod_meta, binary_ops.fmod_impl))
fmod__Tensor = cpu_and_cuda("fmod_.Tensor", inplace_2_reads_b(binary_ops.fmod_meta, binary_ops.fmod_impl))
atan2_out = cpu_and_cuda("atan2.out", out_2(binary_ops_math.atan2_meta, binary_ops_math.atan2_impl))
atan2 = cpu_and_cuda("atan2", functional_2(binary_ops_math.atan2_meta, binary_ops_math.atan2_impl))
atan2_ = cpu_and_cuda("atan2_", inplace_2_reads_b(binary_ops_math.atan2_meta, binary_ops_math.atan2_impl))
fmax = cpu_and_cuda("fmax", functional_2(binary_ops_math.fmax_meta, binary_ops_math.fmax_impl))
fmax_out = cpu_and_cuda("fmax.out", out_2(binary_ops_math.fmax_meta, binary_ops_math.fmax_impl))
fmin = cpu_and_cuda("fmin", functional_2(binary_ops_math.fmin_meta, binary_ops_math.fmin_impl))
fmin_out = cpu_and_cuda("fmin.out", out_2(binary_ops_math.fmin_meta, binary_ops_math.fmin_impl))
hypot_out = cpu_and_cuda("hypot.out", out_2(binary_ops_math.hypot_meta, binary_ops_math.hypot_impl))
hypot = cpu_and_cuda("hypot", functional_2(binary_ops_math.hypot_meta, binary_ops_math.hypot_impl))
hypot_ = cpu_and_cuda("hypot_", inplace_2_reads_b(binary_ops_math.hypot_meta, binary_ops_math.hypot_impl))
logaddexp_out = cpu_and_cuda("logaddexp.out", out_2(binary_ops_math.logaddexp_meta, binary_ops_math.logaddexp_impl))
logaddexp = cpu_and_cuda("logaddexp", functional_2(binary_ops_math.logaddexp_meta, binary_ops_math.logaddexp_impl))
logaddexp2_out = cpu_and_cuda("logaddexp2.out", out_2(binary_ops_math.logaddexp2_meta, binary_ops_math.logaddexp2_impl))
logaddexp2 = cpu_and_cuda("logaddexp2", functional_2(binary_ops_math.logaddexp2_meta, binary_ops_math.logaddexp2_impl))
igamma_out = cpu_and_cuda("igamma.out", out_2(binary_ops_math.igamma_meta, binary_ops_math.igamma_impl))
igamma = cpu_and_cuda("igamma", functional_2(binary_ops_math.igamma_meta, binary_ops_math.igamma_impl))
igamma_ = cpu_and_cuda("igamma_", inplace_2_reads_b(binary_ops_math.igamma_meta, binary_ops_math.igamma_impl))
igammac_out = cpu_and_cuda("igammac.out", out_2(binary_ops_math.igammac_meta, binary_ops_math.igammac_impl))
igammac = cpu_and_cuda("igammac", functional_2(binary_ops_math.igammac_meta, binary_ops_math.igammac_impl))
igammac_ = cpu_and_cuda("igammac_", inplace_2_reads_b(binary_ops_math.igammac_meta, binary_ops_math.igammac_impl))
xlogy_Tensor = cpu_and_cuda("xlogy.Tensor", functional_2(binary_ops_math.xlogy_meta, binary_ops_math.xlogy_impl))
xlogy_OutTensor = cpu_and_cuda("xlogy.OutTensor", out_2(binary_ops_math.xlogy_meta, binary_ops_math.xlogy_impl))
xlogy__Tensor = cpu_and_cuda("xlogy_.Tensor", inplace_2_reads_b(binary_ops_math.xlogy_meta, binary_ops_math.xlogy_impl))
logical_xor_out = every_backend("logical_xor.out", forward_3(binary_ops_math.logical_xor_out))
gcd_out = cpu_and_cuda("gcd.out", out_2(binary_ops.gcd_meta, binary_ops.gcd_impl))
gcd = cpu_and_cuda("gcd", functional_2(binary_ops.gcd_meta, binary_ops.gcd_impl))
gcd_ = cpu_and_cuda("gcd_", inplace_2_reads_b(binary_ops.gcd_meta, binary_ops.gcd_impl))
lcm_out = cpu_and_cuda("lcm.out", out_2(binary_ops.lcm_meta, binary_ops.lcm_impl))
lcm = cpu_and_cuda("lcm", functional_2(binary_ops.lcm_meta, binary_ops.lcm_impl))
lcm_ = cpu_and_cuda("lcm_", inplace_2_reads_b(binary_ops.lcm_meta, binary_ops.lcm_impl))
bitwise_left_shift_Tensor = cpu_and_cuda("bitwise_left_shift.Tensor", functional_2(binary_ops.bitwise_left_shift_meta, binary_ops.bitwise_left_shift_impl))
bitwise_left_shift_Tensor_out = cpu_and_cuda("bitwise_left_shift.Tensor_out", out_2(binary_ops.bitwise_left_shift_meta, binary_ops.bitwise_left_shift_impl))
bitwise_left_shift__Tensor = cpu_and_cuda("bitwise_left_shift_.Tensor", inplace_2_reads_b(binary_ops.bitwise_left_shift_meta, binary_ops.bitwise_left_shift_impl))
bitwise_right_shift_Tensor = cpu_and_cuda("bitwise_right_shift.Tensor", functional_2(binary_ops.bitwise_right_shift_meta, binary_ops.bitwise_right_shift_impl))
bitwise_right_shift_Tensor_out = cpu_and_cuda("bitwise_right_shift.Tensor_out", out_2(binary_ops.bitwise_right_shift_meta, binary_ops.bitwise_right_shift_impl))
bitwise_right_shift__Tensor = cpu_and_cuda("bitwise_right_shift_.Tensor", inplace_2_reads_b(binary_ops.bitwise_right_shift_meta, binary_ops.bitwise_right_shift_impl))
__lshift___Scalar = every_backend("__lshift__.Scalar", forward_2(binary_ops.__lshift___Scalar))
__lshift___Tensor = every_backend("__lshift__.Tensor", forward_2(binary_ops.__lshift___Tensor))
__ilshift___Scalar = every_backend("__ilshift__.Scalar", forward_2(binary_ops.__ilshift___Scalar))
__ilshift___Tensor = every_backend("__ilshift__.Tensor", forward_2(binary_ops.__ilshift___Tensor))
__rshift___Scalar = every_backend("__rshift__.Scalar", forward_2(binary_ops.__rshift___Scalar))
__rshift___Tensor = every_backend("__rshift__.Tensor", forward_2(binary_ops.__rshift___Tensor))
__irshift___Scalar = every_backend("__irshift__.Scalar", forward_2(binary_ops.__irshift___Scalar))
__irshift___Tensor = every_backend("__irshift__.Tensor", forward_2(binary_ops.__irshift___Tensor))
