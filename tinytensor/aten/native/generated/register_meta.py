# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import register_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.indexing import (
    tensor_advanced_indexing, tensor_advanced_indexing_gather, tensor_advanced_indexing_scatter,
)
from tinytensor.aten.native.linalg import (
    batch_linear_algebra, batch_linear_algebra_svd, blas, cross as cross_ops, linear_algebra,
)
from tinytensor.aten.native.nn.activation import activation, gated_linear_unit, soft_max
from tinytensor.aten.native.nn.convolution import im2col as im2col_ops
from tinytensor.aten.native.nn.loss import loss, loss_ctc, loss_nll
from tinytensor.aten.native.nn.pooling import (
    adaptive_pooling, average_pool2d, dilated_max_pool2d, fractional_max_pool2d as fractional_max_pool2d_ops,
    max_unpooling,
)
from tinytensor.aten.native.nn.vision import padding as padding_ops, up_sample
from tinytensor.aten.native.pointwise import binary_ops, binary_ops_math, pointwise_ops, unary_ops
from tinytensor.aten.native.reduce import reduce_ops, reduce_ops_scan, sorting, tensor_compare
from tinytensor.aten.native.shape import tensor_shape_cat, triangular_ops
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_6, meta_functional_1, meta_functional_2, meta_functional_3, meta_functional_4, meta_functional_5,
    meta_functional_6, meta_functional_7, meta_functional_8, meta_inplace_1, meta_inplace_2, meta_inplace_2_reads_b,
    meta_inplace_3, meta_inplace_3_reads_bc, meta_inplace_4, meta_inplace_4_reads_bc, meta_out_1, meta_out_2,
    meta_out_3, meta_out_4, meta_out_5, meta_out_6, meta_out_7, meta_out_8,
)
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out, structured_outs

meta = registrar(register_impl, DispatchKey.Meta)


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


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@meta("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@meta("sum.IntList_out")
def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    structured_out(reduce_ops.sum_dim_IntList_meta, out, (self, dim, keepdim, dtype))
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@meta("mean.dim")
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@meta("mean.out")
def mean_out(ks, self, dim, keepdim, dtype, out):
    structured_out(reduce_ops.mean_dim_meta, out, (self, dim, keepdim, dtype))
    return out


prod_dim_int = meta("prod.dim_int", meta_functional_4(reduce_ops.prod_dim_int_meta))
prod_int_out = meta("prod.int_out", meta_out_4(reduce_ops.prod_dim_int_meta))
amax = meta("amax", meta_functional_3(reduce_ops.amax_meta))
amax_out = meta("amax.out", meta_out_3(reduce_ops.amax_meta))
amin = meta("amin", meta_functional_3(reduce_ops.amin_meta))
amin_out = meta("amin.out", meta_out_3(reduce_ops.amin_meta))


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@meta("max.dim")
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("max.dim_max")
def max_dim_max(ks, self, dim, keepdim, max, max_values):
    structured_outs(tensor_compare.max_dim_meta, (max, max_values), (self, dim, keepdim))
    return max, max_values


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@meta("min.dim")
def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("min.dim_min")
def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    structured_outs(tensor_compare.min_dim_meta, (min, min_indices), (self, dim, keepdim))
    return min, min_indices


argmax = meta("argmax", meta_functional_3(tensor_compare.argmax_meta))
argmax_out = meta("argmax.out", meta_out_3(tensor_compare.argmax_meta))
argmin = meta("argmin", meta_functional_3(tensor_compare.argmin_meta))
argmin_out = meta("argmin.out", meta_out_3(tensor_compare.argmin_meta))
all_dim = meta("all.dim", meta_functional_3(reduce_ops.all_dim_meta))
all_out = meta("all.out", meta_out_3(reduce_ops.all_dim_meta))
all_dims = meta("all.dims", meta_functional_3(reduce_ops.all_dims_meta))
all_dims_out = meta("all.dims_out", meta_out_3(reduce_ops.all_dims_meta))
all = meta("all", meta_functional_1(reduce_ops.all_meta))
all_all_out = meta("all.all_out", meta_out_1(reduce_ops.all_meta))
any_dim = meta("any.dim", meta_functional_3(reduce_ops.any_dim_meta))
any_out = meta("any.out", meta_out_3(reduce_ops.any_dim_meta))
any_dims = meta("any.dims", meta_functional_3(reduce_ops.any_dims_meta))
any_dims_out = meta("any.dims_out", meta_out_3(reduce_ops.any_dims_meta))
any = meta("any", meta_functional_1(reduce_ops.any_meta))
any_all_out = meta("any.all_out", meta_out_1(reduce_ops.any_meta))
cumsum = meta("cumsum", meta_functional_3(reduce_ops_scan.cumsum_meta))
cumsum_ = meta("cumsum_", meta_inplace_3(reduce_ops_scan.cumsum_meta))
cumsum_out = meta("cumsum.out", meta_out_3(reduce_ops_scan.cumsum_meta))


# mm(Tensor self, Tensor mat2) -> Tensor
@meta("mm")
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    return out


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
@meta("mm.out")
def mm_out(ks, self, mat2, out):
    structured_out(linear_algebra.mm_meta, out, (self, mat2))
    return out


bmm = meta("bmm", meta_functional_2(linear_algebra.bmm_meta))
bmm_out = meta("bmm.out", meta_out_2(linear_algebra.bmm_meta))


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@meta("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@meta("addmm_")
def addmm_(ks, self, mat1, mat2, beta, alpha):
    linear_algebra.addmm_meta(self, self, mat1, mat2, beta, alpha)
    check_inplace_geometry(self, (mat1, mat2))
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@meta("addmm.out")
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    structured_out(linear_algebra.addmm_meta, out, (self, mat1, mat2, beta, alpha))
    return out


# cat(Tensor[] tensors, int dim=0) -> Tensor
@meta("cat")
def cat(ks, tensors, dim):
    it = tensor_shape_cat.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    return out


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
@meta("cat.out")
def cat_out(ks, tensors, dim, out):
    structured_out(tensor_shape_cat.cat_meta, out, (tensors, dim))
    return out


index_Tensor = meta("index.Tensor", meta_functional_2(tensor_advanced_indexing.index_meta))
index_Tensor_out = meta("index.Tensor_out", meta_out_2(tensor_advanced_indexing.index_meta))
gather = meta("gather", meta_functional_4(tensor_advanced_indexing_gather.gather_meta))
gather_out = meta("gather.out", meta_out_4(tensor_advanced_indexing_gather.gather_meta))
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
special_entr = meta("special_entr", meta_functional_1(unary_ops.special_entr_meta))
special_entr_out = meta("special_entr.out", meta_out_1(unary_ops.special_entr_meta))
special_ndtri = meta("special_ndtri", meta_functional_1(unary_ops.special_ndtri_meta))
special_ndtri_out = meta("special_ndtri.out", meta_out_1(unary_ops.special_ndtri_meta))
special_log_ndtr = meta("special_log_ndtr", meta_functional_1(unary_ops.special_log_ndtr_meta))
special_log_ndtr_out = meta("special_log_ndtr.out", meta_out_1(unary_ops.special_log_ndtr_meta))
special_i0e = meta("special_i0e", meta_functional_1(unary_ops.special_i0e_meta))
special_i0e_out = meta("special_i0e.out", meta_out_1(unary_ops.special_i0e_meta))
special_i1 = meta("special_i1", meta_functional_1(unary_ops.special_i1_meta))
special_i1_out = meta("special_i1.out", meta_out_1(unary_ops.special_i1_meta))
special_i1e = meta("special_i1e", meta_functional_1(unary_ops.special_i1e_meta))
special_i1e_out = meta("special_i1e.out", meta_out_1(unary_ops.special_i1e_meta))
special_erfcx = meta("special_erfcx", meta_functional_1(unary_ops.special_erfcx_meta))
special_erfcx_out = meta("special_erfcx.out", meta_out_1(unary_ops.special_erfcx_meta))
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
special_xlog1py = meta("special_xlog1py", meta_functional_2(binary_ops_math.special_xlog1py_meta))
special_xlog1py_out = meta("special_xlog1py.out", meta_out_2(binary_ops_math.special_xlog1py_meta))
special_zeta = meta("special_zeta", meta_functional_2(binary_ops_math.special_zeta_meta))
special_zeta_out = meta("special_zeta.out", meta_out_2(binary_ops_math.special_zeta_meta))
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
elu = meta("elu", meta_functional_4(activation.elu_meta))
elu_ = meta("elu_", meta_inplace_4(activation.elu_meta))
elu_out = meta("elu.out", meta_out_4(activation.elu_meta))
elu_backward = meta("elu_backward", meta_functional_6(activation.elu_backward_meta))
elu_backward_grad_input = meta("elu_backward.grad_input", meta_out_6(activation.elu_backward_meta))
gelu = meta("gelu", meta_functional_2(activation.gelu_meta))
gelu_ = meta("gelu_", meta_inplace_2(activation.gelu_meta))
gelu_out = meta("gelu.out", meta_out_2(activation.gelu_meta))
gelu_backward = meta("gelu_backward", meta_functional_3(activation.gelu_backward_meta))
gelu_backward_grad_input = meta("gelu_backward.grad_input", meta_out_3(activation.gelu_backward_meta))
silu = meta("silu", meta_functional_1(activation.silu_meta))
silu_ = meta("silu_", meta_inplace_1(activation.silu_meta))
silu_out = meta("silu.out", meta_out_1(activation.silu_meta))
silu_backward = meta("silu_backward", meta_functional_2(activation.silu_backward_meta))
silu_backward_grad_input = meta("silu_backward.grad_input", meta_out_2(activation.silu_backward_meta))
mish = meta("mish", meta_functional_1(activation.mish_meta))
mish_ = meta("mish_", meta_inplace_1(activation.mish_meta))
mish_out = meta("mish.out", meta_out_1(activation.mish_meta))
hardsigmoid = meta("hardsigmoid", meta_functional_1(activation.hardsigmoid_meta))
hardsigmoid_ = meta("hardsigmoid_", meta_inplace_1(activation.hardsigmoid_meta))
hardsigmoid_out = meta("hardsigmoid.out", meta_out_1(activation.hardsigmoid_meta))
hardsigmoid_backward = meta("hardsigmoid_backward", meta_functional_2(activation.hardsigmoid_backward_meta))
hardsigmoid_backward_grad_input = meta("hardsigmoid_backward.grad_input", meta_out_2(activation.hardsigmoid_backward_meta))
leaky_relu = meta("leaky_relu", meta_functional_2(activation.leaky_relu_meta))
leaky_relu_ = meta("leaky_relu_", meta_inplace_2(activation.leaky_relu_meta))
leaky_relu_out = meta("leaky_relu.out", meta_out_2(activation.leaky_relu_meta))
leaky_relu_backward = meta("leaky_relu_backward", meta_functional_4(activation.leaky_relu_backward_meta))
leaky_relu_backward_grad_input = meta("leaky_relu_backward.grad_input", meta_out_4(activation.leaky_relu_backward_meta))
threshold = meta("threshold", meta_functional_3(activation.threshold_meta))
threshold_ = meta("threshold_", meta_inplace_3(activation.threshold_meta))
threshold_out = meta("threshold.out", meta_out_3(activation.threshold_meta))
softplus = meta("softplus", meta_functional_3(activation.softplus_meta))
softplus_out = meta("softplus.out", meta_out_3(activation.softplus_meta))
softplus_backward = meta("softplus_backward", meta_functional_4(activation.softplus_backward_meta))
softplus_backward_grad_input = meta("softplus_backward.grad_input", meta_out_4(activation.softplus_backward_meta))
softshrink = meta("softshrink", meta_functional_2(activation.softshrink_meta))
softshrink_out = meta("softshrink.out", meta_out_2(activation.softshrink_meta))
softshrink_backward = meta("softshrink_backward", meta_functional_3(activation.softshrink_backward_meta))
softshrink_backward_grad_input = meta("softshrink_backward.grad_input", meta_out_3(activation.softshrink_backward_meta))
hardshrink = meta("hardshrink", meta_functional_2(activation.hardshrink_meta))
hardshrink_out = meta("hardshrink.out", meta_out_2(activation.hardshrink_meta))
hardshrink_backward = meta("hardshrink_backward", meta_functional_3(activation.hardshrink_backward_meta))
hardshrink_backward_grad_input = meta("hardshrink_backward.grad_input", meta_out_3(activation.hardshrink_backward_meta))
glu = meta("glu", meta_functional_2(gated_linear_unit.glu_meta))
glu_out = meta("glu.out", meta_out_2(gated_linear_unit.glu_meta))


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
@meta("_softmax")
def _softmax(ks, self, dim, half_to_float):
    it = soft_max._softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    return out


# _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
@meta("_softmax.out")
def _softmax_out(ks, self, dim, half_to_float, out):
    structured_out(soft_max._softmax_meta, out, (self, dim, half_to_float))
    return out


_softmax_backward_data = meta("_softmax_backward_data", meta_functional_4(soft_max._softmax_backward_data_meta))
_softmax_backward_data_out = meta("_softmax_backward_data.out", meta_out_4(soft_max._softmax_backward_data_meta))
_log_softmax = meta("_log_softmax", meta_functional_3(soft_max._log_softmax_meta))
_log_softmax_out = meta("_log_softmax.out", meta_out_3(soft_max._log_softmax_meta))
_log_softmax_backward_data = meta("_log_softmax_backward_data", meta_functional_4(soft_max._log_softmax_backward_data_meta))
_log_softmax_backward_data_out = meta("_log_softmax_backward_data.out", meta_out_4(soft_max._log_softmax_backward_data_meta))
mse_loss = meta("mse_loss", meta_functional_3(loss.mse_loss_meta))
mse_loss_out = meta("mse_loss.out", meta_out_3(loss.mse_loss_meta))
smooth_l1_loss = meta("smooth_l1_loss", meta_functional_4(loss.smooth_l1_loss_meta))
smooth_l1_loss_out = meta("smooth_l1_loss.out", meta_out_4(loss.smooth_l1_loss_meta))


# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
@meta("nll_loss_forward")
def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    it = loss_nll.nll_loss_forward_meta(None, self, target, weight, reduction, ignore_index)
    output = empty_from_metadata(it.out_metas[0])
    total_weight = empty_from_metadata(it.out_metas[1])
    return output, total_weight


# nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
@meta("nll_loss_forward.output")
def nll_loss_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    structured_outs(loss_nll.nll_loss_forward_meta, (output, total_weight), (self, target, weight, reduction, ignore_index))
    return output, total_weight


nll_loss_backward = meta("nll_loss_backward", meta_functional_7(loss_nll.nll_loss_backward_meta))
nll_loss_backward_grad_input = meta("nll_loss_backward.grad_input", meta_out_7(loss_nll.nll_loss_backward_meta))


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
@meta("aminmax")
def aminmax(ks, self, dim, keepdim):
    it = reduce_ops.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    return min, max


# aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
@meta("aminmax.out")
def aminmax_out(ks, self, dim, keepdim, min, max):
    structured_outs(reduce_ops.aminmax_meta, (min, max), (self, dim, keepdim))
    return min, max


linalg_vector_norm = meta("linalg_vector_norm", meta_functional_5(reduce_ops.linalg_vector_norm_meta))
linalg_vector_norm_out = meta("linalg_vector_norm.out", meta_out_5(reduce_ops.linalg_vector_norm_meta))
norm_ScalarOpt_dim_dtype = meta("norm.ScalarOpt_dim_dtype", meta_functional_5(reduce_ops.norm_ScalarOpt_dim_dtype_meta))
norm_ScalarOpt_dim = meta("norm.ScalarOpt_dim", meta_functional_4(reduce_ops.norm_ScalarOpt_dim_meta))
norm_dtype_out = meta("norm.dtype_out", meta_out_5(reduce_ops.norm_ScalarOpt_dim_dtype_meta))
norm_out = meta("norm.out", meta_out_4(reduce_ops.norm_ScalarOpt_dim_meta))
renorm_out = meta("renorm.out", meta_out_4(reduce_ops.renorm_meta))
renorm = meta("renorm", meta_functional_4(reduce_ops.renorm_meta))
renorm_ = meta("renorm_", meta_inplace_4(reduce_ops.renorm_meta))
cumprod = meta("cumprod", meta_functional_3(reduce_ops_scan.cumprod_meta))
cumprod_ = meta("cumprod_", meta_inplace_3(reduce_ops_scan.cumprod_meta))
cumprod_out = meta("cumprod.out", meta_out_3(reduce_ops_scan.cumprod_meta))


# sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("sort.values_stable")
def sort_values_stable(ks, self, stable, dim, descending, values, indices):
    structured_outs(sorting.sort_stable_meta, (values, indices), (self, stable, dim, descending))
    return values, indices


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
@meta("sort.stable")
def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("topk.values")
def topk_values(ks, self, k, dim, largest, sorted, values, indices):
    structured_outs(sorting.topk_meta, (values, indices), (self, k, dim, largest, sorted))
    return values, indices


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
@meta("topk")
def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


isin_Tensor_Tensor_out = meta("isin.Tensor_Tensor_out", meta_out_4(tensor_compare.isin_Tensor_Tensor_meta))
isin_Tensor_Tensor = meta("isin.Tensor_Tensor", meta_functional_4(tensor_compare.isin_Tensor_Tensor_meta))
isin_Tensor_Scalar_out = meta("isin.Tensor_Scalar_out", meta_out_4(tensor_compare.isin_Tensor_Scalar_meta))
isin_Tensor_Scalar = meta("isin.Tensor_Scalar", meta_functional_4(tensor_compare.isin_Tensor_Scalar_meta))
isin_Scalar_Tensor_out = meta("isin.Scalar_Tensor_out", meta_out_4(tensor_compare.isin_Scalar_Tensor_meta))
isin_Scalar_Tensor = meta("isin.Scalar_Tensor", meta_functional_4(tensor_compare.isin_Scalar_Tensor_meta))
addmv = meta("addmv", meta_functional_5(blas.addmv_meta))
addmv_out = meta("addmv.out", meta_out_5(blas.addmv_meta))


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@meta("addmv_")
def addmv_(ks, self, mat, vec, beta, alpha):
    blas.addmv_meta(self, self, mat, vec, beta, alpha)
    check_inplace_geometry(self, (mat, vec))
    return self


baddbmm = meta("baddbmm", meta_functional_5(blas.baddbmm_meta))
baddbmm_out = meta("baddbmm.out", meta_out_5(blas.baddbmm_meta))


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@meta("baddbmm_")
def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    blas.baddbmm_meta(self, self, batch1, batch2, beta, alpha)
    check_inplace_geometry(self, (batch1, batch2))
    return self


linalg_cross = meta("linalg_cross", meta_functional_3(cross_ops.linalg_cross_meta))
linalg_cross_out = meta("linalg_cross.out", meta_out_3(cross_ops.linalg_cross_meta))


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
@meta("linalg_lu_factor_ex")
def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = batch_linear_algebra.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    return LU, pivots, info


# linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
@meta("linalg_lu_factor_ex.out")
def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):
    structured_outs(batch_linear_algebra.linalg_lu_factor_ex_meta, (LU, pivots, info), (A, pivot, check_errors))
    return LU, pivots, info


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
@meta("linalg_lu")
def linalg_lu(ks, A, pivot):
    it = batch_linear_algebra.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    return P, L, U


# linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@meta("linalg_lu.out")
def linalg_lu_out(ks, A, pivot, P, L, U):
    structured_outs(batch_linear_algebra.linalg_lu_meta, (P, L, U), (A, pivot))
    return P, L, U


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
@meta("lu_unpack")
def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = batch_linear_algebra.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    return P, L, U


# lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@meta("lu_unpack.out")
def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    structured_outs(batch_linear_algebra.lu_unpack_meta, (P, L, U), (LU_data, LU_pivots, unpack_data, unpack_pivots))
    return P, L, U


linalg_lu_solve = meta("linalg_lu_solve", meta_functional_5(batch_linear_algebra.linalg_lu_solve_meta))
linalg_lu_solve_out = meta("linalg_lu_solve.out", meta_out_5(batch_linear_algebra.linalg_lu_solve_meta))


# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
@meta("linalg_ldl_factor_ex")
def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = batch_linear_algebra.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    return LD, pivots, info


# linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
@meta("linalg_ldl_factor_ex.out")
def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):
    structured_outs(batch_linear_algebra.linalg_ldl_factor_ex_meta, (LD, pivots, info), (self, hermitian, check_errors))
    return LD, pivots, info


linalg_ldl_solve = meta("linalg_ldl_solve", meta_functional_4(batch_linear_algebra.linalg_ldl_solve_meta))
linalg_ldl_solve_out = meta("linalg_ldl_solve.out", meta_out_4(batch_linear_algebra.linalg_ldl_solve_meta))


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
@meta("_linalg_solve_ex")
def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = batch_linear_algebra._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    return result, LU, pivots, info


# _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
@meta("_linalg_solve_ex.result")
def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):
    structured_outs(batch_linear_algebra._linalg_solve_ex_meta, (result, LU, pivots, info), (A, B, left, check_errors))
    return result, LU, pivots, info


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
@meta("linalg_inv_ex")
def linalg_inv_ex(ks, A, check_errors):
    it = batch_linear_algebra.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    return inverse, info


# linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
@meta("linalg_inv_ex.inverse")
def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):
    structured_outs(batch_linear_algebra.linalg_inv_ex_meta, (inverse, info), (A, check_errors))
    return inverse, info


# triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
@meta("triangular_solve.X")
def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):
    structured_outs(batch_linear_algebra.triangular_solve_meta, (X, M), (self, A, upper, transpose, unitriangular))
    return X, M


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
@meta("triangular_solve")
def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = batch_linear_algebra.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    return solution, cloned_coefficient


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
@meta("_linalg_det")
def _linalg_det(ks, A):
    it = linear_algebra._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    return result, LU, pivots


# _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
@meta("_linalg_det.result")
def _linalg_det_result(ks, A, result, LU, pivots):
    structured_outs(linear_algebra._linalg_det_meta, (result, LU, pivots), (A,))
    return result, LU, pivots


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
@meta("_linalg_slogdet")
def _linalg_slogdet(ks, A):
    it = linear_algebra._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    return sign, logabsdet, LU, pivots


# _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
@meta("_linalg_slogdet.sign")
def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):
    structured_outs(linear_algebra._linalg_slogdet_meta, (sign, logabsdet, LU, pivots), (A,))
    return sign, logabsdet, LU, pivots


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
@meta("linalg_cholesky_ex")
def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = batch_linear_algebra.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    return L, info


# linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
@meta("linalg_cholesky_ex.L")
def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):
    structured_outs(batch_linear_algebra.linalg_cholesky_ex_meta, (L, info), (self, upper, check_errors))
    return L, info


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
@meta("linalg_qr")
def linalg_qr(ks, A, mode):
    it = batch_linear_algebra_svd.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    return Q, R


# linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
@meta("linalg_qr.out")
def linalg_qr_out(ks, A, mode, Q, R):
    structured_outs(batch_linear_algebra_svd.linalg_qr_meta, (Q, R), (A, mode))
    return Q, R


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
@meta("_linalg_svd")
def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = batch_linear_algebra_svd._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    return U, S, Vh


# _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
@meta("_linalg_svd.U")
def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):
    structured_outs(batch_linear_algebra_svd._linalg_svd_meta, (U, S, Vh), (A, full_matrices, compute_uv, driver))
    return U, S, Vh


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
@meta("_linalg_eigh")
def _linalg_eigh(ks, A, UPLO, compute_v):
    it = batch_linear_algebra_svd._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    return eigenvalues, eigenvectors


# _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
@meta("_linalg_eigh.eigenvalues")
def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):
    structured_outs(batch_linear_algebra_svd._linalg_eigh_meta, (eigenvalues, eigenvectors), (A, UPLO, compute_v))
    return eigenvalues, eigenvectors


scatter_src = meta("scatter.src", meta_functional_4(tensor_advanced_indexing_scatter.scatter_src_meta))


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@meta("scatter_.src")
def scatter__src(ks, self, dim, index, src):
    tensor_advanced_indexing_scatter.scatter_src_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    return self


scatter_src_out = meta("scatter.src_out", meta_out_4(tensor_advanced_indexing_scatter.scatter_src_meta))
scatter_value = meta("scatter.value", meta_functional_4(tensor_advanced_indexing_scatter.scatter_value_meta))


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
@meta("scatter_.value")
def scatter__value(ks, self, dim, index, value):
    tensor_advanced_indexing_scatter.scatter_value_meta(self, self, dim, index, value)
    check_inplace_geometry(self, (index,))
    return self


scatter_value_out = meta("scatter.value_out", meta_out_4(tensor_advanced_indexing_scatter.scatter_value_meta))
scatter_dot_reduce = meta("scatter.reduce", meta_functional_5(tensor_advanced_indexing_scatter.scatter_reduce_meta))


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
@meta("scatter_.reduce")
def scatter__reduce(ks, self, dim, index, src, reduce):
    tensor_advanced_indexing_scatter.scatter_reduce_meta(self, self, dim, index, src, reduce)
    check_inplace_geometry(self, (index, src))
    return self


scatter_reduce_out = meta("scatter.reduce_out", meta_out_5(tensor_advanced_indexing_scatter.scatter_reduce_meta))
scatter_value_reduce = meta("scatter.value_reduce", meta_functional_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta))


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
@meta("scatter_.value_reduce")
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    tensor_advanced_indexing_scatter.scatter_value_reduce_meta(self, self, dim, index, value, reduce)
    check_inplace_geometry(self, (index,))
    return self


scatter_value_reduce_out = meta("scatter.value_reduce_out", meta_out_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta))
scatter_add = meta("scatter_add", meta_functional_4(tensor_advanced_indexing_scatter.scatter_add_meta))


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@meta("scatter_add_")
def scatter_add_(ks, self, dim, index, src):
    tensor_advanced_indexing_scatter.scatter_add_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    return self


scatter_add_out = meta("scatter_add.out", meta_out_4(tensor_advanced_indexing_scatter.scatter_add_meta))
scatter_reduce_two = meta("scatter_reduce.two", meta_functional_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta))


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
@meta("scatter_reduce_.two")
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    tensor_advanced_indexing_scatter.scatter_reduce_two_meta(self, self, dim, index, src, reduce, include_self)
    check_inplace_geometry(self, (index, src))
    return self


scatter_reduce_two_out = meta("scatter_reduce.two_out", meta_out_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta))
index_add = meta("index_add", meta_functional_5(tensor_advanced_indexing_scatter.index_add_meta))


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
@meta("index_add_")
def index_add_(ks, self, dim, index, source, alpha):
    tensor_advanced_indexing_scatter.index_add_meta(self, self, dim, index, source, alpha)
    check_inplace_geometry(self, (index, source))
    return self


index_add_out = meta("index_add.out", meta_out_5(tensor_advanced_indexing_scatter.index_add_meta))
tril = meta("tril", meta_functional_2(triangular_ops.tril_meta))
tril_ = meta("tril_", meta_inplace_2(triangular_ops.tril_meta))
tril_out = meta("tril.out", meta_out_2(triangular_ops.tril_meta))
triu = meta("triu", meta_functional_2(triangular_ops.triu_meta))
triu_ = meta("triu_", meta_inplace_2(triangular_ops.triu_meta))
triu_out = meta("triu.out", meta_out_2(triangular_ops.triu_meta))
index_copy = meta("index_copy", meta_functional_4(tensor_advanced_indexing_scatter.index_copy_meta))


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
@meta("index_copy_")
def index_copy_(ks, self, dim, index, source):
    tensor_advanced_indexing_scatter.index_copy_meta(self, self, dim, index, source)
    check_inplace_geometry(self, (index, source))
    return self


index_copy_out = meta("index_copy.out", meta_out_4(tensor_advanced_indexing_scatter.index_copy_meta))
index_reduce = meta("index_reduce", meta_functional_6(tensor_advanced_indexing_scatter.index_reduce_meta))


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
@meta("index_reduce_")
def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    tensor_advanced_indexing_scatter.index_reduce_meta(self, self, dim, index, source, reduce, include_self)
    check_inplace_geometry(self, (index, source))
    return self


index_reduce_out = meta("index_reduce.out", meta_out_6(tensor_advanced_indexing_scatter.index_reduce_meta))
im2col_out = meta("im2col.out", meta_out_5(im2col_ops.im2col_meta))
im2col = meta("im2col", meta_functional_5(im2col_ops.im2col_meta))
col2im_out = meta("col2im.out", meta_out_6(im2col_ops.col2im_meta))
col2im = meta("col2im", meta_functional_6(im2col_ops.col2im_meta))


# max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@meta("max_pool2d_with_indices.out")
def max_pool2d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    structured_outs(dilated_max_pool2d.max_pool2d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    return out, indices


# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@meta("max_pool2d_with_indices")
def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool2d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


max_pool2d_with_indices_backward_grad_input = meta("max_pool2d_with_indices_backward.grad_input", meta_out_8(dilated_max_pool2d.max_pool2d_with_indices_backward_meta))
max_pool2d_with_indices_backward = meta("max_pool2d_with_indices_backward", meta_functional_8(dilated_max_pool2d.max_pool2d_with_indices_backward_meta))


# max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@meta("max_pool3d_with_indices.out")
def max_pool3d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    structured_outs(dilated_max_pool2d.max_pool3d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    return out, indices


# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@meta("max_pool3d_with_indices")
def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool3d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


max_pool3d_with_indices_backward_grad_input = meta("max_pool3d_with_indices_backward.grad_input", meta_out_8(dilated_max_pool2d.max_pool3d_with_indices_backward_meta))
max_pool3d_with_indices_backward = meta("max_pool3d_with_indices_backward", meta_functional_8(dilated_max_pool2d.max_pool3d_with_indices_backward_meta))
avg_pool2d_out = meta("avg_pool2d.out", meta_out_7(average_pool2d.avg_pool2d_meta))
avg_pool2d = meta("avg_pool2d", meta_functional_7(average_pool2d.avg_pool2d_meta))
avg_pool2d_backward_grad_input = meta("avg_pool2d_backward.grad_input", meta_out_8(average_pool2d.avg_pool2d_backward_meta))
avg_pool2d_backward = meta("avg_pool2d_backward", meta_functional_8(average_pool2d.avg_pool2d_backward_meta))
avg_pool3d_out = meta("avg_pool3d.out", meta_out_7(average_pool2d.avg_pool3d_meta))
avg_pool3d = meta("avg_pool3d", meta_functional_7(average_pool2d.avg_pool3d_meta))
avg_pool3d_backward_grad_input = meta("avg_pool3d_backward.grad_input", meta_out_8(average_pool2d.avg_pool3d_backward_meta))
avg_pool3d_backward = meta("avg_pool3d_backward", meta_functional_8(average_pool2d.avg_pool3d_backward_meta))


# adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@meta("adaptive_max_pool2d.out")
def adaptive_max_pool2d_out(ks, self, output_size, out, indices):
    structured_outs(adaptive_pooling.adaptive_max_pool2d_meta, (out, indices), (self, output_size))
    return out, indices


# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
@meta("adaptive_max_pool2d")
def adaptive_max_pool2d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool2d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


adaptive_max_pool2d_backward_grad_input = meta("adaptive_max_pool2d_backward.grad_input", meta_out_3(adaptive_pooling.adaptive_max_pool2d_backward_meta))
adaptive_max_pool2d_backward = meta("adaptive_max_pool2d_backward", meta_functional_3(adaptive_pooling.adaptive_max_pool2d_backward_meta))


# adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@meta("adaptive_max_pool3d.out")
def adaptive_max_pool3d_out(ks, self, output_size, out, indices):
    structured_outs(adaptive_pooling.adaptive_max_pool3d_meta, (out, indices), (self, output_size))
    return out, indices


# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
@meta("adaptive_max_pool3d")
def adaptive_max_pool3d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool3d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


adaptive_max_pool3d_backward_grad_input = meta("adaptive_max_pool3d_backward.grad_input", meta_out_3(adaptive_pooling.adaptive_max_pool3d_backward_meta))
adaptive_max_pool3d_backward = meta("adaptive_max_pool3d_backward", meta_functional_3(adaptive_pooling.adaptive_max_pool3d_backward_meta))
max_unpool2d_out = meta("max_unpool2d.out", meta_out_3(max_unpooling.max_unpool2d_meta))
max_unpool2d = meta("max_unpool2d", meta_functional_3(max_unpooling.max_unpool2d_meta))
max_unpool3d_out = meta("max_unpool3d.out", meta_out_5(max_unpooling.max_unpool3d_meta))
max_unpool3d = meta("max_unpool3d", meta_functional_5(max_unpooling.max_unpool3d_meta))


# fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@meta("fractional_max_pool2d.output")
def fractional_max_pool2d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    structured_outs(fractional_max_pool2d_ops.fractional_max_pool2d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    return output, indices


# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
@meta("fractional_max_pool2d")
def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool2d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


fractional_max_pool2d_backward_grad_input = meta("fractional_max_pool2d_backward.grad_input", meta_out_5(fractional_max_pool2d_ops.fractional_max_pool2d_backward_meta))
fractional_max_pool2d_backward = meta("fractional_max_pool2d_backward", meta_functional_5(fractional_max_pool2d_ops.fractional_max_pool2d_backward_meta))


# fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@meta("fractional_max_pool3d.output")
def fractional_max_pool3d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    structured_outs(fractional_max_pool2d_ops.fractional_max_pool3d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    return output, indices


# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
@meta("fractional_max_pool3d")
def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool3d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


fractional_max_pool3d_backward_grad_input = meta("fractional_max_pool3d_backward.grad_input", meta_out_5(fractional_max_pool2d_ops.fractional_max_pool3d_backward_meta))
fractional_max_pool3d_backward = meta("fractional_max_pool3d_backward", meta_functional_5(fractional_max_pool2d_ops.fractional_max_pool3d_backward_meta))
upsample_nearest1d_out = meta("upsample_nearest1d.out", meta_out_3(up_sample.upsample_nearest1d_meta))
upsample_nearest1d = meta("upsample_nearest1d", meta_functional_3(up_sample.upsample_nearest1d_meta))
upsample_nearest2d_out = meta("upsample_nearest2d.out", meta_out_4(up_sample.upsample_nearest2d_meta))
upsample_nearest2d = meta("upsample_nearest2d", meta_functional_4(up_sample.upsample_nearest2d_meta))
upsample_nearest3d_out = meta("upsample_nearest3d.out", meta_out_5(up_sample.upsample_nearest3d_meta))
upsample_nearest3d = meta("upsample_nearest3d", meta_functional_5(up_sample.upsample_nearest3d_meta))
upsample_linear1d_out = meta("upsample_linear1d.out", meta_out_4(up_sample.upsample_linear1d_meta))
upsample_linear1d = meta("upsample_linear1d", meta_functional_4(up_sample.upsample_linear1d_meta))
upsample_bilinear2d_out = meta("upsample_bilinear2d.out", meta_out_5(up_sample.upsample_bilinear2d_meta))
upsample_bilinear2d = meta("upsample_bilinear2d", meta_functional_5(up_sample.upsample_bilinear2d_meta))
upsample_trilinear3d_out = meta("upsample_trilinear3d.out", meta_out_6(up_sample.upsample_trilinear3d_meta))
upsample_trilinear3d = meta("upsample_trilinear3d", meta_functional_6(up_sample.upsample_trilinear3d_meta))
upsample_bicubic2d_out = meta("upsample_bicubic2d.out", meta_out_5(up_sample.upsample_bicubic2d_meta))
upsample_bicubic2d = meta("upsample_bicubic2d", meta_functional_5(up_sample.upsample_bicubic2d_meta))
_upsample_nearest_exact1d_out = meta("_upsample_nearest_exact1d.out", meta_out_3(up_sample._upsample_nearest_exact1d_meta))
_upsample_nearest_exact1d = meta("_upsample_nearest_exact1d", meta_functional_3(up_sample._upsample_nearest_exact1d_meta))
_upsample_nearest_exact2d_out = meta("_upsample_nearest_exact2d.out", meta_out_4(up_sample._upsample_nearest_exact2d_meta))
_upsample_nearest_exact2d = meta("_upsample_nearest_exact2d", meta_functional_4(up_sample._upsample_nearest_exact2d_meta))
_upsample_nearest_exact3d_out = meta("_upsample_nearest_exact3d.out", meta_out_5(up_sample._upsample_nearest_exact3d_meta))
_upsample_nearest_exact3d = meta("_upsample_nearest_exact3d", meta_functional_5(up_sample._upsample_nearest_exact3d_meta))
_upsample_bilinear2d_aa_out = meta("_upsample_bilinear2d_aa.out", meta_out_5(up_sample._upsample_bilinear2d_aa_meta))
_upsample_bilinear2d_aa = meta("_upsample_bilinear2d_aa", meta_functional_5(up_sample._upsample_bilinear2d_aa_meta))
_upsample_bicubic2d_aa_out = meta("_upsample_bicubic2d_aa.out", meta_out_5(up_sample._upsample_bicubic2d_aa_meta))
_upsample_bicubic2d_aa = meta("_upsample_bicubic2d_aa", meta_functional_5(up_sample._upsample_bicubic2d_aa_meta))
upsample_nearest1d_backward_grad_input = meta("upsample_nearest1d_backward.grad_input", meta_out_4(up_sample.upsample_nearest1d_backward_meta))
upsample_nearest1d_backward = meta("upsample_nearest1d_backward", meta_functional_4(up_sample.upsample_nearest1d_backward_meta))
upsample_nearest2d_backward_grad_input = meta("upsample_nearest2d_backward.grad_input", meta_out_5(up_sample.upsample_nearest2d_backward_meta))
upsample_nearest2d_backward = meta("upsample_nearest2d_backward", meta_functional_5(up_sample.upsample_nearest2d_backward_meta))
upsample_nearest3d_backward_grad_input = meta("upsample_nearest3d_backward.grad_input", meta_out_6(up_sample.upsample_nearest3d_backward_meta))
upsample_nearest3d_backward = meta("upsample_nearest3d_backward", meta_functional_6(up_sample.upsample_nearest3d_backward_meta))
upsample_linear1d_backward_grad_input = meta("upsample_linear1d_backward.grad_input", meta_out_5(up_sample.upsample_linear1d_backward_meta))
upsample_linear1d_backward = meta("upsample_linear1d_backward", meta_functional_5(up_sample.upsample_linear1d_backward_meta))
upsample_bilinear2d_backward_grad_input = meta("upsample_bilinear2d_backward.grad_input", meta_out_6(up_sample.upsample_bilinear2d_backward_meta))
upsample_bilinear2d_backward = meta("upsample_bilinear2d_backward", meta_functional_6(up_sample.upsample_bilinear2d_backward_meta))
upsample_trilinear3d_backward_grad_input = meta("upsample_trilinear3d_backward.grad_input", meta_out_7(up_sample.upsample_trilinear3d_backward_meta))
upsample_trilinear3d_backward = meta("upsample_trilinear3d_backward", meta_functional_7(up_sample.upsample_trilinear3d_backward_meta))
upsample_bicubic2d_backward_grad_input = meta("upsample_bicubic2d_backward.grad_input", meta_out_6(up_sample.upsample_bicubic2d_backward_meta))
upsample_bicubic2d_backward = meta("upsample_bicubic2d_backward", meta_functional_6(up_sample.upsample_bicubic2d_backward_meta))
_upsample_nearest_exact1d_backward_grad_input = meta("_upsample_nearest_exact1d_backward.grad_input", meta_out_4(up_sample._upsample_nearest_exact1d_backward_meta))
_upsample_nearest_exact1d_backward = meta("_upsample_nearest_exact1d_backward", meta_functional_4(up_sample._upsample_nearest_exact1d_backward_meta))
_upsample_nearest_exact2d_backward_grad_input = meta("_upsample_nearest_exact2d_backward.grad_input", meta_out_5(up_sample._upsample_nearest_exact2d_backward_meta))
_upsample_nearest_exact2d_backward = meta("_upsample_nearest_exact2d_backward", meta_functional_5(up_sample._upsample_nearest_exact2d_backward_meta))
_upsample_nearest_exact3d_backward_grad_input = meta("_upsample_nearest_exact3d_backward.grad_input", meta_out_6(up_sample._upsample_nearest_exact3d_backward_meta))
_upsample_nearest_exact3d_backward = meta("_upsample_nearest_exact3d_backward", meta_functional_6(up_sample._upsample_nearest_exact3d_backward_meta))
_upsample_bilinear2d_aa_backward_grad_input = meta("_upsample_bilinear2d_aa_backward.grad_input", meta_out_6(up_sample._upsample_bilinear2d_aa_backward_meta))
_upsample_bilinear2d_aa_backward = meta("_upsample_bilinear2d_aa_backward", meta_functional_6(up_sample._upsample_bilinear2d_aa_backward_meta))
_upsample_bicubic2d_aa_backward_grad_input = meta("_upsample_bicubic2d_aa_backward.grad_input", meta_out_6(up_sample._upsample_bicubic2d_aa_backward_meta))
_upsample_bicubic2d_aa_backward = meta("_upsample_bicubic2d_aa_backward", meta_functional_6(up_sample._upsample_bicubic2d_aa_backward_meta))
reflection_pad1d_out = meta("reflection_pad1d.out", meta_out_2(padding_ops.reflection_pad1d_meta))
reflection_pad1d = meta("reflection_pad1d", meta_functional_2(padding_ops.reflection_pad1d_meta))
reflection_pad2d_out = meta("reflection_pad2d.out", meta_out_2(padding_ops.reflection_pad2d_meta))
reflection_pad2d = meta("reflection_pad2d", meta_functional_2(padding_ops.reflection_pad2d_meta))
reflection_pad3d_out = meta("reflection_pad3d.out", meta_out_2(padding_ops.reflection_pad3d_meta))
reflection_pad3d = meta("reflection_pad3d", meta_functional_2(padding_ops.reflection_pad3d_meta))
replication_pad1d_out = meta("replication_pad1d.out", meta_out_2(padding_ops.replication_pad1d_meta))
replication_pad1d = meta("replication_pad1d", meta_functional_2(padding_ops.replication_pad1d_meta))
replication_pad2d_out = meta("replication_pad2d.out", meta_out_2(padding_ops.replication_pad2d_meta))
replication_pad2d = meta("replication_pad2d", meta_functional_2(padding_ops.replication_pad2d_meta))
replication_pad3d_out = meta("replication_pad3d.out", meta_out_2(padding_ops.replication_pad3d_meta))
replication_pad3d = meta("replication_pad3d", meta_functional_2(padding_ops.replication_pad3d_meta))
reflection_pad1d_backward_grad_input = meta("reflection_pad1d_backward.grad_input", meta_out_3(padding_ops.reflection_pad1d_backward_meta))
reflection_pad1d_backward = meta("reflection_pad1d_backward", meta_functional_3(padding_ops.reflection_pad1d_backward_meta))
reflection_pad2d_backward_grad_input = meta("reflection_pad2d_backward.grad_input", meta_out_3(padding_ops.reflection_pad2d_backward_meta))
reflection_pad2d_backward = meta("reflection_pad2d_backward", meta_functional_3(padding_ops.reflection_pad2d_backward_meta))
reflection_pad3d_backward_grad_input = meta("reflection_pad3d_backward.grad_input", meta_out_3(padding_ops.reflection_pad3d_backward_meta))
reflection_pad3d_backward = meta("reflection_pad3d_backward", meta_functional_3(padding_ops.reflection_pad3d_backward_meta))
replication_pad1d_backward_grad_input = meta("replication_pad1d_backward.grad_input", meta_out_3(padding_ops.replication_pad1d_backward_meta))
replication_pad1d_backward = meta("replication_pad1d_backward", meta_functional_3(padding_ops.replication_pad1d_backward_meta))
replication_pad2d_backward_grad_input = meta("replication_pad2d_backward.grad_input", meta_out_3(padding_ops.replication_pad2d_backward_meta))
replication_pad2d_backward = meta("replication_pad2d_backward", meta_functional_3(padding_ops.replication_pad2d_backward_meta))
replication_pad3d_backward_grad_input = meta("replication_pad3d_backward.grad_input", meta_out_3(padding_ops.replication_pad3d_backward_meta))
replication_pad3d_backward = meta("replication_pad3d_backward", meta_functional_3(padding_ops.replication_pad3d_backward_meta))
_ctc_loss = meta("_ctc_loss", forward_6(loss_ctc.ctc_loss_meta))
special_airy_ai = meta("special_airy_ai", meta_functional_1(unary_ops.special_airy_ai_meta))
special_airy_ai_out = meta("special_airy_ai.out", meta_out_1(unary_ops.special_airy_ai_meta))
special_bessel_j0 = meta("special_bessel_j0", meta_functional_1(unary_ops.special_bessel_j0_meta))
special_bessel_j0_out = meta("special_bessel_j0.out", meta_out_1(unary_ops.special_bessel_j0_meta))
special_bessel_j1 = meta("special_bessel_j1", meta_functional_1(unary_ops.special_bessel_j1_meta))
special_bessel_j1_out = meta("special_bessel_j1.out", meta_out_1(unary_ops.special_bessel_j1_meta))
special_bessel_y0 = meta("special_bessel_y0", meta_functional_1(unary_ops.special_bessel_y0_meta))
special_bessel_y0_out = meta("special_bessel_y0.out", meta_out_1(unary_ops.special_bessel_y0_meta))
special_bessel_y1 = meta("special_bessel_y1", meta_functional_1(unary_ops.special_bessel_y1_meta))
special_bessel_y1_out = meta("special_bessel_y1.out", meta_out_1(unary_ops.special_bessel_y1_meta))
special_modified_bessel_i0 = meta("special_modified_bessel_i0", meta_functional_1(unary_ops.special_modified_bessel_i0_meta))
special_modified_bessel_i0_out = meta("special_modified_bessel_i0.out", meta_out_1(unary_ops.special_modified_bessel_i0_meta))
special_modified_bessel_i1 = meta("special_modified_bessel_i1", meta_functional_1(unary_ops.special_modified_bessel_i1_meta))
special_modified_bessel_i1_out = meta("special_modified_bessel_i1.out", meta_out_1(unary_ops.special_modified_bessel_i1_meta))
special_modified_bessel_k0 = meta("special_modified_bessel_k0", meta_functional_1(unary_ops.special_modified_bessel_k0_meta))
special_modified_bessel_k0_out = meta("special_modified_bessel_k0.out", meta_out_1(unary_ops.special_modified_bessel_k0_meta))
special_modified_bessel_k1 = meta("special_modified_bessel_k1", meta_functional_1(unary_ops.special_modified_bessel_k1_meta))
special_modified_bessel_k1_out = meta("special_modified_bessel_k1.out", meta_out_1(unary_ops.special_modified_bessel_k1_meta))
special_scaled_modified_bessel_k0 = meta("special_scaled_modified_bessel_k0", meta_functional_1(unary_ops.special_scaled_modified_bessel_k0_meta))
special_scaled_modified_bessel_k0_out = meta("special_scaled_modified_bessel_k0.out", meta_out_1(unary_ops.special_scaled_modified_bessel_k0_meta))
special_scaled_modified_bessel_k1 = meta("special_scaled_modified_bessel_k1", meta_functional_1(unary_ops.special_scaled_modified_bessel_k1_meta))
special_scaled_modified_bessel_k1_out = meta("special_scaled_modified_bessel_k1.out", meta_out_1(unary_ops.special_scaled_modified_bessel_k1_meta))
special_spherical_bessel_j0 = meta("special_spherical_bessel_j0", meta_functional_1(unary_ops.special_spherical_bessel_j0_meta))
special_spherical_bessel_j0_out = meta("special_spherical_bessel_j0.out", meta_out_1(unary_ops.special_spherical_bessel_j0_meta))
special_chebyshev_polynomial_t = meta("special_chebyshev_polynomial_t", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_t_meta))
special_chebyshev_polynomial_t_out = meta("special_chebyshev_polynomial_t.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_t_meta))
special_chebyshev_polynomial_u = meta("special_chebyshev_polynomial_u", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_u_meta))
special_chebyshev_polynomial_u_out = meta("special_chebyshev_polynomial_u.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_u_meta))
special_chebyshev_polynomial_v = meta("special_chebyshev_polynomial_v", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_v_meta))
special_chebyshev_polynomial_v_out = meta("special_chebyshev_polynomial_v.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_v_meta))
special_chebyshev_polynomial_w = meta("special_chebyshev_polynomial_w", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_w_meta))
special_chebyshev_polynomial_w_out = meta("special_chebyshev_polynomial_w.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_w_meta))
special_shifted_chebyshev_polynomial_t = meta("special_shifted_chebyshev_polynomial_t", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_meta))
special_shifted_chebyshev_polynomial_t_out = meta("special_shifted_chebyshev_polynomial_t.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_meta))
special_shifted_chebyshev_polynomial_u = meta("special_shifted_chebyshev_polynomial_u", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_meta))
special_shifted_chebyshev_polynomial_u_out = meta("special_shifted_chebyshev_polynomial_u.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_meta))
special_shifted_chebyshev_polynomial_v = meta("special_shifted_chebyshev_polynomial_v", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_meta))
special_shifted_chebyshev_polynomial_v_out = meta("special_shifted_chebyshev_polynomial_v.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_meta))
special_shifted_chebyshev_polynomial_w = meta("special_shifted_chebyshev_polynomial_w", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_meta))
special_shifted_chebyshev_polynomial_w_out = meta("special_shifted_chebyshev_polynomial_w.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_meta))
special_hermite_polynomial_h = meta("special_hermite_polynomial_h", meta_functional_2(binary_ops_math.special_hermite_polynomial_h_meta))
special_hermite_polynomial_h_out = meta("special_hermite_polynomial_h.out", meta_out_2(binary_ops_math.special_hermite_polynomial_h_meta))
special_hermite_polynomial_he = meta("special_hermite_polynomial_he", meta_functional_2(binary_ops_math.special_hermite_polynomial_he_meta))
special_hermite_polynomial_he_out = meta("special_hermite_polynomial_he.out", meta_out_2(binary_ops_math.special_hermite_polynomial_he_meta))
special_laguerre_polynomial_l = meta("special_laguerre_polynomial_l", meta_functional_2(binary_ops_math.special_laguerre_polynomial_l_meta))
special_laguerre_polynomial_l_out = meta("special_laguerre_polynomial_l.out", meta_out_2(binary_ops_math.special_laguerre_polynomial_l_meta))
special_legendre_polynomial_p = meta("special_legendre_polynomial_p", meta_functional_2(binary_ops_math.special_legendre_polynomial_p_meta))
special_legendre_polynomial_p_out = meta("special_legendre_polynomial_p.out", meta_out_2(binary_ops_math.special_legendre_polynomial_p_meta))
