# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import register_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.factories import fill as fill_ops, range_factories, tensor_factories
from tinytensor.aten.native.indexing import (
    tensor_advanced_indexing, tensor_advanced_indexing_gather, tensor_advanced_indexing_scatter,
)
from tinytensor.aten.native.linalg import (
    batch_linear_algebra, batch_linear_algebra_svd, blas, cross as cross_ops, linear_algebra,
    linear_algebra_matrix_functions, linear_algebra_outer_products,
)
from tinytensor.aten.native.nn.activation import (
    activation, activation_composites, activation_rrelu, gated_linear_unit, soft_max,
)
from tinytensor.aten.native.nn.attention import attention_flash
from tinytensor.aten.native.nn.convolution import convolution as convolution_ops, im2col as im2col_ops
from tinytensor.aten.native.nn import dropout as dropout_ops
from tinytensor.aten.native.nn.embedding import embedding as embedding_ops, embedding_bag as embedding_bag_ops
from tinytensor.aten.native.nn.loss import distance, loss, loss_ctc, loss_multi_margin, loss_nll
from tinytensor.aten.native.nn.normalization import (
    group_norm as group_norm_ops, layer_norm as layer_norm_ops, normalization, weight_norm,
)
from tinytensor.aten.native.nn.pooling import (
    adaptive_pooling, average_pool2d, dilated_max_pool2d, fractional_max_pool2d as fractional_max_pool2d_ops,
    max_unpooling,
)
from tinytensor.aten.native.nn.vision import (
    grid_sampler as grid_sampler_ops, padding as padding_ops, pixel_shuffle as pixel_shuffle_ops, up_sample,
)
from tinytensor.aten.native.optim import amp_grad_scaler, fused_adam
from tinytensor.aten.native.pointwise import binary_ops, binary_ops_math, pointwise_ops, unary_ops
from tinytensor.aten.native.random import distribution_templates, distributions, tensor_factories_random
from tinytensor.aten.native.reduce import (
    bucketization, histogram, reduce_ops, reduce_ops_scan, segment_reduce as segment_reduce_ops, sorting,
    tensor_compare, unique,
)
from tinytensor.aten.native import scalar as scalar_ops
from tinytensor.aten.native.shape import (
    repeat as repeat_ops, resize as resize_ops, tensor_shape, tensor_shape_cat, tensor_shape_view_copy,
    tensor_transformations, triangular_ops,
)
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_1, forward_2, forward_3, forward_4, forward_5, forward_6, forward_7, forward_8, forward_9, forward_10,
    forward_11, forward_12, forward_15, functional_1, functional_2, functional_2_new, functional_3, functional_3_new,
    functional_4, functional_4_new, functional_5, functional_5_new, functional_6, functional_6_new, functional_7,
    functional_7_new, functional_8, inplace_1, inplace_2, inplace_2_reads_b, inplace_3, inplace_3_reads_bc, inplace_4,
    inplace_4_reads_bc, new_1, new_2, new_3, new_4, new_5, new_6, new_7, new_8, new_9, new_10, new_12, out_1, out_2,
    out_3, out_4, out_5, out_6, out_7, out_8,
)
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out, structured_outs

cpu = registrar(register_impl, DispatchKey.CPU)
cpu_and_meta = registrar(register_impl, DispatchKey.CPU, DispatchKey.Meta)


# empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
@cpu_and_meta("empty.memory_format")
def empty_memory_format(ks, size, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.empty_memory_format(size, dtype, layout, device, pin_memory, memory_format)


empty_strided = cpu_and_meta("empty_strided", forward_6(tensor_factories.empty_strided))
arange_start_out = cpu_and_meta("arange.start_out", forward_4(tensor_factories.arange_start_out))


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


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@cpu("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.sum_dim_IntList_impl(it, out, self, dim, keepdim, dtype)
    return out


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@cpu("sum.IntList_out")
def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    it = structured_out(reduce_ops.sum_dim_IntList_meta, out, (self, dim, keepdim, dtype))
    reduce_ops.sum_dim_IntList_impl(it, out, self, dim, keepdim, dtype)
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@cpu("mean.dim")
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.mean_dim_impl(it, out, self, dim, keepdim, dtype)
    return out


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@cpu("mean.out")
def mean_out(ks, self, dim, keepdim, dtype, out):
    it = structured_out(reduce_ops.mean_dim_meta, out, (self, dim, keepdim, dtype))
    reduce_ops.mean_dim_impl(it, out, self, dim, keepdim, dtype)
    return out


prod = cpu_and_meta("prod", forward_2(reduce_ops.prod))
prod_dim_int = cpu("prod.dim_int", functional_4(reduce_ops.prod_dim_int_meta, reduce_ops.prod_dim_int_impl))
prod_int_out = cpu("prod.int_out", out_4(reduce_ops.prod_dim_int_meta, reduce_ops.prod_dim_int_impl))
amax = cpu("amax", functional_3(reduce_ops.amax_meta, reduce_ops.amax_impl))
amax_out = cpu("amax.out", out_3(reduce_ops.amax_meta, reduce_ops.amax_impl))
amin = cpu("amin", functional_3(reduce_ops.amin_meta, reduce_ops.amin_impl))
amin_out = cpu("amin.out", out_3(reduce_ops.amin_meta, reduce_ops.amin_impl))


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@cpu("max.dim")
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    tensor_compare.max_dim_impl(it, values, indices, self, dim, keepdim)
    return values, indices


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu("max.dim_max")
def max_dim_max(ks, self, dim, keepdim, max, max_values):
    it = structured_outs(tensor_compare.max_dim_meta, (max, max_values), (self, dim, keepdim))
    tensor_compare.max_dim_impl(it, max, max_values, self, dim, keepdim)
    return max, max_values


max = cpu_and_meta("max", forward_1(reduce_ops.max))
max_unary_out = cpu_and_meta("max.unary_out", forward_2(reduce_ops.max_unary_out))


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@cpu("min.dim")
def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    tensor_compare.min_dim_impl(it, values, indices, self, dim, keepdim)
    return values, indices


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu("min.dim_min")
def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    it = structured_outs(tensor_compare.min_dim_meta, (min, min_indices), (self, dim, keepdim))
    tensor_compare.min_dim_impl(it, min, min_indices, self, dim, keepdim)
    return min, min_indices


min = cpu_and_meta("min", forward_1(reduce_ops.min))
min_unary_out = cpu_and_meta("min.unary_out", forward_2(reduce_ops.min_unary_out))
argmax = cpu("argmax", functional_3(tensor_compare.argmax_meta, tensor_compare.argmax_impl))
argmax_out = cpu("argmax.out", out_3(tensor_compare.argmax_meta, tensor_compare.argmax_impl))
argmin = cpu("argmin", functional_3(tensor_compare.argmin_meta, tensor_compare.argmin_impl))
argmin_out = cpu("argmin.out", out_3(tensor_compare.argmin_meta, tensor_compare.argmin_impl))
all_dim = cpu("all.dim", functional_3(reduce_ops.all_dim_meta, reduce_ops.all_dim_impl))
all_out = cpu("all.out", out_3(reduce_ops.all_dim_meta, reduce_ops.all_dim_impl))
all_dims = cpu("all.dims", functional_3(reduce_ops.all_dims_meta, reduce_ops.all_dims_impl))
all_dims_out = cpu("all.dims_out", out_3(reduce_ops.all_dims_meta, reduce_ops.all_dims_impl))
all = cpu("all", functional_1(reduce_ops.all_meta, reduce_ops.all_impl))
all_all_out = cpu("all.all_out", out_1(reduce_ops.all_meta, reduce_ops.all_impl))
any_dim = cpu("any.dim", functional_3(reduce_ops.any_dim_meta, reduce_ops.any_dim_impl))
any_out = cpu("any.out", out_3(reduce_ops.any_dim_meta, reduce_ops.any_dim_impl))
any_dims = cpu("any.dims", functional_3(reduce_ops.any_dims_meta, reduce_ops.any_dims_impl))
any_dims_out = cpu("any.dims_out", out_3(reduce_ops.any_dims_meta, reduce_ops.any_dims_impl))
any = cpu("any", functional_1(reduce_ops.any_meta, reduce_ops.any_impl))
any_all_out = cpu("any.all_out", out_1(reduce_ops.any_meta, reduce_ops.any_impl))
var_correction = cpu_and_meta("var.correction", forward_4(reduce_ops.var_correction))
var_correction_out = cpu_and_meta("var.correction_out", forward_5(reduce_ops.var_correction_out))
std_correction = cpu_and_meta("std.correction", forward_4(reduce_ops.std_correction))
std_correction_out = cpu_and_meta("std.correction_out", forward_5(reduce_ops.std_correction_out))
cumsum = cpu("cumsum", functional_3(reduce_ops_scan.cumsum_meta, reduce_ops_scan.cumsum_impl))
cumsum_ = cpu("cumsum_", inplace_3(reduce_ops_scan.cumsum_meta, reduce_ops_scan.cumsum_impl))
cumsum_out = cpu("cumsum.out", out_3(reduce_ops_scan.cumsum_meta, reduce_ops_scan.cumsum_impl))
equal = cpu("equal", forward_2(binary_ops.equal))


# mm(Tensor self, Tensor mat2) -> Tensor
@cpu("mm")
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    linear_algebra.mm_impl(it, out, self, mat2)
    return out


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
@cpu("mm.out")
def mm_out(ks, self, mat2, out):
    it = structured_out(linear_algebra.mm_meta, out, (self, mat2))
    linear_algebra.mm_impl(it, out, self, mat2)
    return out


bmm = cpu("bmm", functional_2(linear_algebra.bmm_meta, linear_algebra.bmm_impl))
bmm_out = cpu("bmm.out", out_2(linear_algebra.bmm_meta, linear_algebra.bmm_impl))
dot = cpu_and_meta("dot", forward_2(linear_algebra.dot))


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@cpu("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    linear_algebra.addmm_impl(it, out, self, mat1, mat2, beta, alpha)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@cpu("addmm_")
def addmm_(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(self, self, mat1, mat2, beta, alpha)
    check_inplace_geometry(self, (mat1, mat2))
    linear_algebra.addmm_impl(it, self, self, mat1, mat2, beta, alpha)
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@cpu("addmm.out")
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    it = structured_out(linear_algebra.addmm_meta, out, (self, mat1, mat2, beta, alpha))
    linear_algebra.addmm_impl(it, out, self, mat1, mat2, beta, alpha)
    return out


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
@cpu_and_meta("view")
def view(ks, self, size):
    return tensor_shape.view(self, size)


_reshape_alias = cpu_and_meta("_reshape_alias", forward_3(tensor_shape._reshape_alias))
as_strided = cpu_and_meta("as_strided", forward_4(tensor_shape.as_strided))


# cat(Tensor[] tensors, int dim=0) -> Tensor
@cpu("cat")
def cat(ks, tensors, dim):
    it = tensor_shape_cat.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    tensor_shape_cat.cat_impl(it, out, tensors, dim)
    return out


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
@cpu("cat.out")
def cat_out(ks, tensors, dim, out):
    it = structured_out(tensor_shape_cat.cat_meta, out, (tensors, dim))
    tensor_shape_cat.cat_impl(it, out, tensors, dim)
    return out


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
@cpu_and_meta("fill_.Scalar")
def fill__Scalar(ks, self, value):
    return fill_ops.fill__Scalar(self, value)


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
@cpu_and_meta("fill_.Tensor")
def fill__Tensor(ks, self, value):
    return fill_ops.fill__Tensor(self, value)


# zero_(Tensor(a!) self) -> Tensor(a!)
@cpu_and_meta("zero_")
def zero_(ks, self):
    return fill_ops.zero_(self)


resize_ = cpu_and_meta("resize_", forward_3(resize_ops.resize_))
index_Tensor = cpu("index.Tensor", functional_2(tensor_advanced_indexing.index_meta, tensor_advanced_indexing.index_impl))
index_Tensor_out = cpu("index.Tensor_out", out_2(tensor_advanced_indexing.index_meta, tensor_advanced_indexing.index_impl))
_index_put_impl_ = cpu_and_meta("_index_put_impl_", forward_5(tensor_advanced_indexing._index_put_impl_))
index_select = cpu_and_meta("index_select", forward_3(tensor_advanced_indexing.index_select))
index_select_out = cpu("index_select.out", forward_4(tensor_advanced_indexing.index_select_out))
gather = cpu("gather", functional_4(tensor_advanced_indexing_gather.gather_meta, tensor_advanced_indexing_gather.gather_impl))
gather_out = cpu("gather.out", out_4(tensor_advanced_indexing_gather.gather_meta, tensor_advanced_indexing_gather.gather_impl))
masked_select = cpu("masked_select", forward_2(tensor_advanced_indexing.masked_select))
masked_select_out = cpu("masked_select.out", forward_3(tensor_advanced_indexing.masked_select_out))
masked_fill__Scalar = cpu_and_meta("masked_fill_.Scalar", forward_3(tensor_advanced_indexing.masked_fill_))
masked_fill__Tensor = cpu_and_meta("masked_fill_.Tensor", forward_3(tensor_advanced_indexing.masked_fill_))
nonzero = cpu("nonzero", forward_1(tensor_advanced_indexing.nonzero))
nonzero_out = cpu("nonzero.out", forward_2(tensor_advanced_indexing.nonzero_out))
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
special_entr = cpu("special_entr", functional_1(unary_ops.special_entr_meta, unary_ops.special_entr_impl))
special_entr_out = cpu("special_entr.out", out_1(unary_ops.special_entr_meta, unary_ops.special_entr_impl))
special_ndtri = cpu("special_ndtri", functional_1(unary_ops.special_ndtri_meta, unary_ops.special_ndtri_impl))
special_ndtri_out = cpu("special_ndtri.out", out_1(unary_ops.special_ndtri_meta, unary_ops.special_ndtri_impl))
special_log_ndtr = cpu("special_log_ndtr", functional_1(unary_ops.special_log_ndtr_meta, unary_ops.special_log_ndtr_impl))
special_log_ndtr_out = cpu("special_log_ndtr.out", out_1(unary_ops.special_log_ndtr_meta, unary_ops.special_log_ndtr_impl))
special_i0e = cpu("special_i0e", functional_1(unary_ops.special_i0e_meta, unary_ops.special_i0e_impl))
special_i0e_out = cpu("special_i0e.out", out_1(unary_ops.special_i0e_meta, unary_ops.special_i0e_impl))
special_i1 = cpu("special_i1", functional_1(unary_ops.special_i1_meta, unary_ops.special_i1_impl))
special_i1_out = cpu("special_i1.out", out_1(unary_ops.special_i1_meta, unary_ops.special_i1_impl))
special_i1e = cpu("special_i1e", functional_1(unary_ops.special_i1e_meta, unary_ops.special_i1e_impl))
special_i1e_out = cpu("special_i1e.out", out_1(unary_ops.special_i1e_meta, unary_ops.special_i1e_impl))
special_erfcx = cpu("special_erfcx", functional_1(unary_ops.special_erfcx_meta, unary_ops.special_erfcx_impl))
special_erfcx_out = cpu("special_erfcx.out", out_1(unary_ops.special_erfcx_meta, unary_ops.special_erfcx_impl))
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
special_xlog1py = cpu("special_xlog1py", functional_2(binary_ops_math.special_xlog1py_meta, binary_ops_math.special_xlog1py_impl))
special_xlog1py_out = cpu("special_xlog1py.out", out_2(binary_ops_math.special_xlog1py_meta, binary_ops_math.special_xlog1py_impl))
special_zeta = cpu("special_zeta", functional_2(binary_ops_math.special_zeta_meta, binary_ops_math.special_zeta_impl))
special_zeta_out = cpu("special_zeta.out", out_2(binary_ops_math.special_zeta_meta, binary_ops_math.special_zeta_impl))
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
elu = cpu("elu", functional_4(activation.elu_meta, activation.elu_impl))
elu_ = cpu("elu_", inplace_4(activation.elu_meta, activation.elu_impl))
elu_out = cpu("elu.out", out_4(activation.elu_meta, activation.elu_impl))
elu_backward = cpu("elu_backward", functional_6(activation.elu_backward_meta, activation.elu_backward_impl))
elu_backward_grad_input = cpu("elu_backward.grad_input", out_6(activation.elu_backward_meta, activation.elu_backward_impl))
gelu = cpu("gelu", functional_2(activation.gelu_meta, activation.gelu_impl))
gelu_ = cpu("gelu_", inplace_2(activation.gelu_meta, activation.gelu_impl))
gelu_out = cpu("gelu.out", out_2(activation.gelu_meta, activation.gelu_impl))
gelu_backward = cpu("gelu_backward", functional_3(activation.gelu_backward_meta, activation.gelu_backward_impl))
gelu_backward_grad_input = cpu("gelu_backward.grad_input", out_3(activation.gelu_backward_meta, activation.gelu_backward_impl))
silu = cpu("silu", functional_1(activation.silu_meta, activation.silu_impl))
silu_ = cpu("silu_", inplace_1(activation.silu_meta, activation.silu_impl))
silu_out = cpu("silu.out", out_1(activation.silu_meta, activation.silu_impl))
silu_backward = cpu("silu_backward", functional_2(activation.silu_backward_meta, activation.silu_backward_impl))
silu_backward_grad_input = cpu("silu_backward.grad_input", out_2(activation.silu_backward_meta, activation.silu_backward_impl))
mish = cpu("mish", functional_1(activation.mish_meta, activation.mish_impl))
mish_ = cpu("mish_", inplace_1(activation.mish_meta, activation.mish_impl))
mish_out = cpu("mish.out", out_1(activation.mish_meta, activation.mish_impl))
mish_backward = cpu("mish_backward", forward_2(activation_composites.mish_backward))
hardsigmoid = cpu("hardsigmoid", functional_1(activation.hardsigmoid_meta, activation.hardsigmoid_impl))
hardsigmoid_ = cpu("hardsigmoid_", inplace_1(activation.hardsigmoid_meta, activation.hardsigmoid_impl))
hardsigmoid_out = cpu("hardsigmoid.out", out_1(activation.hardsigmoid_meta, activation.hardsigmoid_impl))
hardsigmoid_backward = cpu("hardsigmoid_backward", functional_2(activation.hardsigmoid_backward_meta, activation.hardsigmoid_backward_impl))
hardsigmoid_backward_grad_input = cpu("hardsigmoid_backward.grad_input", out_2(activation.hardsigmoid_backward_meta, activation.hardsigmoid_backward_impl))
leaky_relu = cpu("leaky_relu", functional_2(activation.leaky_relu_meta, activation.leaky_relu_impl))
leaky_relu_ = cpu("leaky_relu_", inplace_2(activation.leaky_relu_meta, activation.leaky_relu_impl))
leaky_relu_out = cpu("leaky_relu.out", out_2(activation.leaky_relu_meta, activation.leaky_relu_impl))
leaky_relu_backward = cpu("leaky_relu_backward", functional_4(activation.leaky_relu_backward_meta, activation.leaky_relu_backward_impl))
leaky_relu_backward_grad_input = cpu("leaky_relu_backward.grad_input", out_4(activation.leaky_relu_backward_meta, activation.leaky_relu_backward_impl))
threshold = cpu("threshold", functional_3(activation.threshold_meta, activation.threshold_impl))
threshold_ = cpu("threshold_", inplace_3(activation.threshold_meta, activation.threshold_impl))
threshold_out = cpu("threshold.out", out_3(activation.threshold_meta, activation.threshold_impl))
softplus = cpu("softplus", functional_3(activation.softplus_meta, activation.softplus_impl))
softplus_out = cpu("softplus.out", out_3(activation.softplus_meta, activation.softplus_impl))
softplus_backward = cpu("softplus_backward", functional_4(activation.softplus_backward_meta, activation.softplus_backward_impl))
softplus_backward_grad_input = cpu("softplus_backward.grad_input", out_4(activation.softplus_backward_meta, activation.softplus_backward_impl))
softshrink = cpu("softshrink", functional_2(activation.softshrink_meta, activation.softshrink_impl))
softshrink_out = cpu("softshrink.out", out_2(activation.softshrink_meta, activation.softshrink_impl))
softshrink_backward = cpu("softshrink_backward", functional_3(activation.softshrink_backward_meta, activation.softshrink_backward_impl))
softshrink_backward_grad_input = cpu("softshrink_backward.grad_input", out_3(activation.softshrink_backward_meta, activation.softshrink_backward_impl))
hardshrink = cpu("hardshrink", functional_2(activation.hardshrink_meta, activation.hardshrink_impl))
hardshrink_out = cpu("hardshrink.out", out_2(activation.hardshrink_meta, activation.hardshrink_impl))
hardshrink_backward = cpu("hardshrink_backward", functional_3(activation.hardshrink_backward_meta, activation.hardshrink_backward_impl))
hardshrink_backward_grad_input = cpu("hardshrink_backward.grad_input", out_3(activation.hardshrink_backward_meta, activation.hardshrink_backward_impl))
hardtanh = cpu_and_meta("hardtanh", new_3(activation_composites.hardtanh))
hardtanh_ = cpu_and_meta("hardtanh_", forward_3(activation_composites.hardtanh_))
hardtanh_out = cpu_and_meta("hardtanh.out", forward_4(activation_composites.hardtanh_out))
hardtanh_backward = cpu_and_meta("hardtanh_backward", forward_4(activation_composites.hardtanh_backward))
hardtanh_backward_grad_input = cpu_and_meta("hardtanh_backward.grad_input", forward_5(activation_composites.hardtanh_backward_grad_input))
hardswish = cpu_and_meta("hardswish", forward_1(activation_composites.hardswish))
hardswish_ = cpu_and_meta("hardswish_", forward_1(activation_composites.hardswish_))
hardswish_out = cpu_and_meta("hardswish.out", forward_2(activation_composites.hardswish_out))
hardswish_backward = cpu_and_meta("hardswish_backward", forward_2(activation_composites.hardswish_backward))
_prelu_kernel = cpu_and_meta("_prelu_kernel", forward_2(activation_composites._prelu_kernel))
_prelu_kernel_backward = cpu_and_meta("_prelu_kernel_backward", forward_3(activation_composites._prelu_kernel_backward))
log_sigmoid_forward = cpu_and_meta("log_sigmoid_forward", forward_1(activation_composites.log_sigmoid_forward))
log_sigmoid_forward_output = cpu_and_meta("log_sigmoid_forward.output", forward_3(activation_composites.log_sigmoid_forward_output))
log_sigmoid_backward = cpu_and_meta("log_sigmoid_backward", forward_3(activation_composites.log_sigmoid_backward))
log_sigmoid_backward_grad_input = cpu_and_meta("log_sigmoid_backward.grad_input", forward_4(activation_composites.log_sigmoid_backward_grad_input))
glu = cpu("glu", functional_2_new(gated_linear_unit.glu_meta, gated_linear_unit.glu_impl))
glu_out = cpu("glu.out", out_2(gated_linear_unit.glu_meta, gated_linear_unit.glu_impl))
glu_backward = cpu_and_meta("glu_backward", new_3(gated_linear_unit.glu_backward))
glu_backward_grad_input = cpu_and_meta("glu_backward.grad_input", forward_4(gated_linear_unit.glu_backward_grad_input))
glu_jvp = cpu_and_meta("glu_jvp", new_4(gated_linear_unit.glu_jvp))
glu_backward_jvp = cpu_and_meta("glu_backward_jvp", new_6(gated_linear_unit.glu_backward_jvp))


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
@cpu("_softmax")
def _softmax(ks, self, dim, half_to_float):
    it = soft_max._softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    soft_max._softmax_impl(it, out, self, dim, half_to_float)
    return out


# _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
@cpu("_softmax.out")
def _softmax_out(ks, self, dim, half_to_float, out):
    it = structured_out(soft_max._softmax_meta, out, (self, dim, half_to_float))
    soft_max._softmax_impl(it, out, self, dim, half_to_float)
    return out


_softmax_backward_data = cpu("_softmax_backward_data", functional_4(soft_max._softmax_backward_data_meta, soft_max._softmax_backward_data_impl))
_softmax_backward_data_out = cpu("_softmax_backward_data.out", out_4(soft_max._softmax_backward_data_meta, soft_max._softmax_backward_data_impl))
_log_softmax = cpu("_log_softmax", functional_3(soft_max._log_softmax_meta, soft_max._log_softmax_impl))
_log_softmax_out = cpu("_log_softmax.out", out_3(soft_max._log_softmax_meta, soft_max._log_softmax_impl))
_log_softmax_backward_data = cpu("_log_softmax_backward_data", functional_4(soft_max._log_softmax_backward_data_meta, soft_max._log_softmax_backward_data_impl))
_log_softmax_backward_data_out = cpu("_log_softmax_backward_data.out", out_4(soft_max._log_softmax_backward_data_meta, soft_max._log_softmax_backward_data_impl))
rrelu_with_noise = cpu_and_meta("rrelu_with_noise", forward_6(activation_rrelu.rrelu_with_noise))
rrelu_with_noise_ = cpu_and_meta("rrelu_with_noise_", forward_6(activation_rrelu.rrelu_with_noise_))
rrelu_with_noise_out = cpu_and_meta("rrelu_with_noise.out", forward_7(activation_rrelu.rrelu_with_noise_out))
mse_loss = cpu("mse_loss", functional_3_new(loss.mse_loss_meta, loss.mse_loss_impl))
mse_loss_out = cpu("mse_loss.out", out_3(loss.mse_loss_meta, loss.mse_loss_impl))
mse_loss_backward = cpu_and_meta("mse_loss_backward", new_4(loss.mse_loss_backward))
mse_loss_backward_grad_input = cpu_and_meta("mse_loss_backward.grad_input", forward_5(loss.mse_loss_backward_grad_input))
smooth_l1_loss = cpu("smooth_l1_loss", functional_4_new(loss.smooth_l1_loss_meta, loss.smooth_l1_loss_impl))
smooth_l1_loss_out = cpu("smooth_l1_loss.out", out_4(loss.smooth_l1_loss_meta, loss.smooth_l1_loss_impl))
smooth_l1_loss_backward_grad_input = cpu_and_meta("smooth_l1_loss_backward.grad_input", forward_6(loss.smooth_l1_loss_backward_grad_input))
huber_loss = cpu_and_meta("huber_loss", new_4(loss.huber_loss))
huber_loss_out = cpu_and_meta("huber_loss.out", forward_5(loss.huber_loss_out))
huber_loss_backward_out = cpu_and_meta("huber_loss_backward.out", forward_6(loss.huber_loss_backward_out))
binary_cross_entropy = cpu_and_meta("binary_cross_entropy", new_4(loss.binary_cross_entropy))
binary_cross_entropy_out = cpu_and_meta("binary_cross_entropy.out", forward_5(loss.binary_cross_entropy_out))
binary_cross_entropy_backward = cpu_and_meta("binary_cross_entropy_backward", new_5(loss.binary_cross_entropy_backward))
binary_cross_entropy_backward_grad_input = cpu_and_meta("binary_cross_entropy_backward.grad_input", forward_6(loss.binary_cross_entropy_backward_grad_input))


# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
@cpu("nll_loss_forward")
def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    it = loss_nll.nll_loss_forward_meta(None, self, target, weight, reduction, ignore_index)
    output = empty_from_metadata(it.out_metas[0])
    total_weight = empty_from_metadata(it.out_metas[1])
    loss_nll.nll_loss_forward_impl(it, output, total_weight, self, target, weight, reduction, ignore_index)
    return as_new((output, total_weight))


# nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
@cpu("nll_loss_forward.output")
def nll_loss_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    it = structured_outs(loss_nll.nll_loss_forward_meta, (output, total_weight), (self, target, weight, reduction, ignore_index))
    loss_nll.nll_loss_forward_impl(it, output, total_weight, self, target, weight, reduction, ignore_index)
    return output, total_weight


nll_loss_backward = cpu("nll_loss_backward", functional_7_new(loss_nll.nll_loss_backward_meta, loss_nll.nll_loss_backward_impl))
nll_loss_backward_grad_input = cpu("nll_loss_backward.grad_input", out_7(loss_nll.nll_loss_backward_meta, loss_nll.nll_loss_backward_impl))
nll_loss2d_forward = cpu_and_meta("nll_loss2d_forward", new_5(loss_nll.nll_loss2d_forward))
nll_loss2d_forward_output = cpu_and_meta("nll_loss2d_forward.output", forward_7(loss_nll.nll_loss2d_forward_output))
nll_loss2d_backward = cpu_and_meta("nll_loss2d_backward", new_7(loss_nll.nll_loss2d_backward))
nll_loss2d_backward_grad_input = cpu_and_meta("nll_loss2d_backward.grad_input", forward_8(loss_nll.nll_loss2d_backward_grad_input))
multi_margin_loss = cpu_and_meta("multi_margin_loss", forward_6(loss_multi_margin.multi_margin_loss))
multi_margin_loss_out = cpu_and_meta("multi_margin_loss.out", forward_7(loss_multi_margin.multi_margin_loss_out))
multi_margin_loss_backward = cpu_and_meta("multi_margin_loss_backward", forward_7(loss_multi_margin.multi_margin_loss_backward))
multi_margin_loss_backward_grad_input = cpu_and_meta("multi_margin_loss_backward.grad_input", forward_8(loss_multi_margin.multi_margin_loss_backward_grad_input))
multilabel_margin_loss_forward = cpu_and_meta("multilabel_margin_loss_forward", forward_3(loss_multi_margin.multilabel_margin_loss_forward))
multilabel_margin_loss_forward_output = cpu_and_meta("multilabel_margin_loss_forward.output", forward_5(loss_multi_margin.multilabel_margin_loss_forward_output))
multilabel_margin_loss_backward = cpu_and_meta("multilabel_margin_loss_backward", forward_5(loss_multi_margin.multilabel_margin_loss_backward))
multilabel_margin_loss_backward_grad_input = cpu_and_meta("multilabel_margin_loss_backward.grad_input", forward_6(loss_multi_margin.multilabel_margin_loss_backward_grad_input))
_scaled_dot_product_flash_attention_for_cpu = cpu("_scaled_dot_product_flash_attention_for_cpu", forward_7(attention_flash.flash_attention_cpu))
_scaled_dot_product_flash_attention_for_cpu_backward = cpu("_scaled_dot_product_flash_attention_for_cpu_backward", forward_10(attention_flash.flash_attention_cpu_backward))
nansum = cpu_and_meta("nansum", forward_4(reduce_ops.nansum))
nansum_out = cpu_and_meta("nansum.out", forward_5(reduce_ops.nansum_out))
count_nonzero_dim_IntList = cpu_and_meta("count_nonzero.dim_IntList", new_2(reduce_ops.count_nonzero_dim_IntList))


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
@cpu("aminmax")
def aminmax(ks, self, dim, keepdim):
    it = reduce_ops.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    reduce_ops.aminmax_impl(it, min, max, self, dim, keepdim)
    return min, max


# aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
@cpu("aminmax.out")
def aminmax_out(ks, self, dim, keepdim, min, max):
    it = structured_outs(reduce_ops.aminmax_meta, (min, max), (self, dim, keepdim))
    reduce_ops.aminmax_impl(it, min, max, self, dim, keepdim)
    return min, max


var_mean_correction = cpu_and_meta("var_mean.correction", new_4(reduce_ops.var_mean_correction))
std_mean_correction = cpu_and_meta("std_mean.correction", new_4(reduce_ops.std_mean_correction))
linalg_vector_norm = cpu("linalg_vector_norm", functional_5_new(reduce_ops.linalg_vector_norm_meta, reduce_ops.linalg_vector_norm_impl))
linalg_vector_norm_out = cpu("linalg_vector_norm.out", out_5(reduce_ops.linalg_vector_norm_meta, reduce_ops.linalg_vector_norm_impl))
norm_ScalarOpt_dim_dtype = cpu("norm.ScalarOpt_dim_dtype", functional_5_new(reduce_ops.norm_ScalarOpt_dim_dtype_meta, reduce_ops.norm_ScalarOpt_dim_dtype_impl))
norm_ScalarOpt_dim = cpu("norm.ScalarOpt_dim", functional_4_new(reduce_ops.norm_ScalarOpt_dim_meta, reduce_ops.norm_ScalarOpt_dim_impl))
norm_dtype_out = cpu("norm.dtype_out", out_5(reduce_ops.norm_ScalarOpt_dim_dtype_meta, reduce_ops.norm_ScalarOpt_dim_dtype_impl))
norm_out = cpu("norm.out", out_4(reduce_ops.norm_ScalarOpt_dim_meta, reduce_ops.norm_ScalarOpt_dim_impl))
renorm_out = cpu("renorm.out", out_4(reduce_ops.renorm_meta, reduce_ops.renorm_impl))
renorm = cpu("renorm", functional_4_new(reduce_ops.renorm_meta, reduce_ops.renorm_impl))
renorm_ = cpu("renorm_", inplace_4(reduce_ops.renorm_meta, reduce_ops.renorm_impl))
cumprod = cpu("cumprod", functional_3(reduce_ops_scan.cumprod_meta, reduce_ops_scan.cumprod_impl))
cumprod_ = cpu("cumprod_", inplace_3(reduce_ops_scan.cumprod_meta, reduce_ops_scan.cumprod_impl))
cumprod_out = cpu("cumprod.out", out_3(reduce_ops_scan.cumprod_meta, reduce_ops_scan.cumprod_impl))
_cummax_helper = cpu_and_meta("_cummax_helper", forward_4(reduce_ops_scan._cummax_helper))
_cummin_helper = cpu_and_meta("_cummin_helper", forward_4(reduce_ops_scan._cummin_helper))
_logcumsumexp = cpu_and_meta("_logcumsumexp", forward_2(reduce_ops_scan._logcumsumexp))
_logcumsumexp_out = cpu_and_meta("_logcumsumexp.out", forward_3(reduce_ops_scan._logcumsumexp_out))


# sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu("sort.values_stable")
def sort_values_stable(ks, self, stable, dim, descending, values, indices):
    it = structured_outs(sorting.sort_stable_meta, (values, indices), (self, stable, dim, descending))
    sorting.sort_stable_impl(it, values, indices, self, stable, dim, descending)
    return values, indices


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
@cpu("sort.stable")
def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    sorting.sort_stable_impl(it, values, indices, self, stable, dim, descending)
    return values, indices


# topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu("topk.values")
def topk_values(ks, self, k, dim, largest, sorted, values, indices):
    it = structured_outs(sorting.topk_meta, (values, indices), (self, k, dim, largest, sorted))
    sorting.topk_impl(it, values, indices, self, k, dim, largest, sorted)
    return values, indices


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
@cpu("topk")
def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    sorting.topk_impl(it, values, indices, self, k, dim, largest, sorted)
    return values, indices


kthvalue_values = cpu_and_meta("kthvalue.values", forward_6(sorting.kthvalue_values))
median = cpu_and_meta("median", new_1(sorting.median))
median_dim_values = cpu_and_meta("median.dim_values", forward_5(sorting.median_dim_values))
nanmedian = cpu_and_meta("nanmedian", new_1(sorting.nanmedian))
nanmedian_dim_values = cpu_and_meta("nanmedian.dim_values", forward_5(sorting.nanmedian_dim_values))
mode = cpu_and_meta("mode", forward_3(sorting.mode))
_unique = cpu("_unique", new_3(unique._unique))
_unique2 = cpu("_unique2", new_4(unique._unique2))
unique_dim = cpu("unique_dim", new_5(unique.unique_dim))
unique_consecutive = cpu("unique_consecutive", new_4(unique.unique_consecutive))
unique_dim_consecutive = cpu("unique_dim_consecutive", new_4(unique.unique_dim_consecutive))
bincount = cpu("bincount", new_3(histogram.bincount))
histc_out = cpu_and_meta("histc.out", forward_5(histogram.histc_out))
histc = cpu_and_meta("histc", new_4(histogram.histc))
histogram_bins_tensor_out = cpu("histogram.bins_tensor_out", forward_6(histogram.histogram_bins_tensor_out))
histogram_bins_tensor = cpu("histogram.bins_tensor", new_4(histogram.histogram_bins_tensor))
histogram_bin_ct_out = cpu("histogram.bin_ct_out", forward_7(histogram.histogram_bin_ct_out))
histogram_bin_ct = cpu("histogram.bin_ct", new_5(histogram.histogram_bin_ct))
segment_reduce = cpu_and_meta("segment_reduce", new_8(segment_reduce_ops.segment_reduce))
_segment_reduce_backward = cpu_and_meta("_segment_reduce_backward", forward_8(segment_reduce_ops._segment_reduce_backward))
_histogramdd_bin_edges = cpu("_histogramdd_bin_edges", forward_5(histogram._histogramdd_bin_edges))
_histogramdd_from_bin_cts = cpu("_histogramdd_from_bin_cts", forward_5(histogram._histogramdd_from_bin_cts))
_histogramdd_from_bin_tensors = cpu("_histogramdd_from_bin_tensors", forward_4(histogram._histogramdd_from_bin_tensors))
isin_Tensor_Tensor_out = cpu("isin.Tensor_Tensor_out", out_4(tensor_compare.isin_Tensor_Tensor_meta, tensor_compare.isin_Tensor_Tensor_impl))
isin_Tensor_Tensor = cpu("isin.Tensor_Tensor", functional_4_new(tensor_compare.isin_Tensor_Tensor_meta, tensor_compare.isin_Tensor_Tensor_impl))
isin_Tensor_Scalar_out = cpu("isin.Tensor_Scalar_out", out_4(tensor_compare.isin_Tensor_Scalar_meta, tensor_compare.isin_Tensor_Scalar_impl))
isin_Tensor_Scalar = cpu("isin.Tensor_Scalar", functional_4_new(tensor_compare.isin_Tensor_Scalar_meta, tensor_compare.isin_Tensor_Scalar_impl))
isin_Scalar_Tensor_out = cpu("isin.Scalar_Tensor_out", out_4(tensor_compare.isin_Scalar_Tensor_meta, tensor_compare.isin_Scalar_Tensor_impl))
isin_Scalar_Tensor = cpu("isin.Scalar_Tensor", functional_4_new(tensor_compare.isin_Scalar_Tensor_meta, tensor_compare.isin_Scalar_Tensor_impl))
searchsorted_Tensor = cpu_and_meta("searchsorted.Tensor", new_6(bucketization.searchsorted_Tensor))
searchsorted_Tensor_out = cpu_and_meta("searchsorted.Tensor_out", forward_7(bucketization.searchsorted_Tensor_out))
searchsorted_Scalar = cpu_and_meta("searchsorted.Scalar", new_6(bucketization.searchsorted_Scalar))
searchsorted_Scalar_out = cpu_and_meta("searchsorted.Scalar_out", forward_7(bucketization.searchsorted_Scalar_out))
bucketize_Tensor = cpu_and_meta("bucketize.Tensor", new_4(bucketization.bucketize_Tensor))
bucketize_Tensor_out = cpu_and_meta("bucketize.Tensor_out", forward_5(bucketization.bucketize_Tensor_out))
bucketize_Scalar = cpu_and_meta("bucketize.Scalar", new_4(bucketization.bucketize_Scalar))
addmv = cpu("addmv", functional_5(blas.addmv_meta, blas.addmv_impl))
addmv_out = cpu("addmv.out", out_5(blas.addmv_meta, blas.addmv_impl))


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@cpu("addmv_")
def addmv_(ks, self, mat, vec, beta, alpha):
    it = blas.addmv_meta(self, self, mat, vec, beta, alpha)
    check_inplace_geometry(self, (mat, vec))
    blas.addmv_impl(it, self, self, mat, vec, beta, alpha)
    return self


baddbmm = cpu("baddbmm", functional_5(blas.baddbmm_meta, blas.baddbmm_impl))
baddbmm_out = cpu("baddbmm.out", out_5(blas.baddbmm_meta, blas.baddbmm_impl))


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
@cpu("baddbmm_")
def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    it = blas.baddbmm_meta(self, self, batch1, batch2, beta, alpha)
    check_inplace_geometry(self, (batch1, batch2))
    blas.baddbmm_impl(it, self, self, batch1, batch2, beta, alpha)
    return self


addbmm_out = cpu_and_meta("addbmm.out", forward_6(blas.addbmm_out))
addbmm = cpu_and_meta("addbmm", new_5(blas.addbmm))
addbmm_ = cpu_and_meta("addbmm_", forward_5(blas.addbmm_))
addr = cpu_and_meta("addr", new_5(blas.addr))
addr_out = cpu_and_meta("addr.out", forward_6(blas.addr_out))
vdot = cpu_and_meta("vdot", new_2(blas.vdot))
trace = cpu_and_meta("trace", new_1(linear_algebra_outer_products.trace))
linalg_cross = cpu("linalg_cross", functional_3_new(cross_ops.linalg_cross_meta, cross_ops.linalg_cross_impl))
linalg_cross_out = cpu("linalg_cross.out", out_3(cross_ops.linalg_cross_meta, cross_ops.linalg_cross_impl))
linalg_matrix_exp = cpu_and_meta("linalg_matrix_exp", new_1(linear_algebra_matrix_functions.linalg_matrix_exp))
_cdist_forward = cpu_and_meta("_cdist_forward", new_4(distance._cdist_forward))
_cdist_backward = cpu_and_meta("_cdist_backward", new_5(distance._cdist_backward))
_pdist_forward = cpu_and_meta("_pdist_forward", new_2(distance._pdist_forward))
_pdist_backward = cpu_and_meta("_pdist_backward", new_4(distance._pdist_backward))


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
@cpu("linalg_lu_factor_ex")
def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = batch_linear_algebra.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.linalg_lu_factor_ex_impl(it, LU, pivots, info, A, pivot, check_errors)
    return as_new((LU, pivots, info))


# linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
@cpu("linalg_lu_factor_ex.out")
def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):
    it = structured_outs(batch_linear_algebra.linalg_lu_factor_ex_meta, (LU, pivots, info), (A, pivot, check_errors))
    batch_linear_algebra.linalg_lu_factor_ex_impl(it, LU, pivots, info, A, pivot, check_errors)
    return LU, pivots, info


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
@cpu("linalg_lu")
def linalg_lu(ks, A, pivot):
    it = batch_linear_algebra.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.linalg_lu_impl(it, P, L, U, A, pivot)
    return as_new((P, L, U))


# linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@cpu("linalg_lu.out")
def linalg_lu_out(ks, A, pivot, P, L, U):
    it = structured_outs(batch_linear_algebra.linalg_lu_meta, (P, L, U), (A, pivot))
    batch_linear_algebra.linalg_lu_impl(it, P, L, U, A, pivot)
    return P, L, U


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
@cpu("lu_unpack")
def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = batch_linear_algebra.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.lu_unpack_impl(it, P, L, U, LU_data, LU_pivots, unpack_data, unpack_pivots)
    return as_new((P, L, U))


# lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
@cpu("lu_unpack.out")
def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    it = structured_outs(batch_linear_algebra.lu_unpack_meta, (P, L, U), (LU_data, LU_pivots, unpack_data, unpack_pivots))
    batch_linear_algebra.lu_unpack_impl(it, P, L, U, LU_data, LU_pivots, unpack_data, unpack_pivots)
    return P, L, U


linalg_lu_solve = cpu("linalg_lu_solve", functional_5_new(batch_linear_algebra.linalg_lu_solve_meta, batch_linear_algebra.linalg_lu_solve_impl))
linalg_lu_solve_out = cpu("linalg_lu_solve.out", out_5(batch_linear_algebra.linalg_lu_solve_meta, batch_linear_algebra.linalg_lu_solve_impl))


# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
@cpu("linalg_ldl_factor_ex")
def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = batch_linear_algebra.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra.linalg_ldl_factor_ex_impl(it, LD, pivots, info, self, hermitian, check_errors)
    return as_new((LD, pivots, info))


# linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
@cpu("linalg_ldl_factor_ex.out")
def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):
    it = structured_outs(batch_linear_algebra.linalg_ldl_factor_ex_meta, (LD, pivots, info), (self, hermitian, check_errors))
    batch_linear_algebra.linalg_ldl_factor_ex_impl(it, LD, pivots, info, self, hermitian, check_errors)
    return LD, pivots, info


linalg_ldl_solve = cpu("linalg_ldl_solve", functional_4_new(batch_linear_algebra.linalg_ldl_solve_meta, batch_linear_algebra.linalg_ldl_solve_impl))
linalg_ldl_solve_out = cpu("linalg_ldl_solve.out", out_4(batch_linear_algebra.linalg_ldl_solve_meta, batch_linear_algebra.linalg_ldl_solve_impl))


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
@cpu("_linalg_solve_ex")
def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = batch_linear_algebra._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    batch_linear_algebra._linalg_solve_ex_impl(it, result, LU, pivots, info, A, B, left, check_errors)
    return as_new((result, LU, pivots, info))


# _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
@cpu("_linalg_solve_ex.result")
def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):
    it = structured_outs(batch_linear_algebra._linalg_solve_ex_meta, (result, LU, pivots, info), (A, B, left, check_errors))
    batch_linear_algebra._linalg_solve_ex_impl(it, result, LU, pivots, info, A, B, left, check_errors)
    return result, LU, pivots, info


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
@cpu("linalg_inv_ex")
def linalg_inv_ex(ks, A, check_errors):
    it = batch_linear_algebra.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra.linalg_inv_ex_impl(it, inverse, info, A, check_errors)
    return as_new((inverse, info))


# linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
@cpu("linalg_inv_ex.inverse")
def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):
    it = structured_outs(batch_linear_algebra.linalg_inv_ex_meta, (inverse, info), (A, check_errors))
    batch_linear_algebra.linalg_inv_ex_impl(it, inverse, info, A, check_errors)
    return inverse, info


linalg_solve_triangular_out = cpu_and_meta("linalg_solve_triangular.out", forward_6(batch_linear_algebra.linalg_solve_triangular_out))
linalg_solve_triangular = cpu_and_meta("linalg_solve_triangular", new_5(batch_linear_algebra.linalg_solve_triangular))


# triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
@cpu("triangular_solve.X")
def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):
    it = structured_outs(batch_linear_algebra.triangular_solve_meta, (X, M), (self, A, upper, transpose, unitriangular))
    batch_linear_algebra.triangular_solve_impl(it, X, M, self, A, upper, transpose, unitriangular)
    return X, M


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
@cpu("triangular_solve")
def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = batch_linear_algebra.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra.triangular_solve_impl(it, solution, cloned_coefficient, self, A, upper, transpose, unitriangular)
    return as_new((solution, cloned_coefficient))


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
@cpu("_linalg_det")
def _linalg_det(ks, A):
    it = linear_algebra._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    linear_algebra._linalg_det_impl(it, result, LU, pivots, A)
    return as_new((result, LU, pivots))


# _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
@cpu("_linalg_det.result")
def _linalg_det_result(ks, A, result, LU, pivots):
    it = structured_outs(linear_algebra._linalg_det_meta, (result, LU, pivots), (A,))
    linear_algebra._linalg_det_impl(it, result, LU, pivots, A)
    return result, LU, pivots


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
@cpu("_linalg_slogdet")
def _linalg_slogdet(ks, A):
    it = linear_algebra._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    linear_algebra._linalg_slogdet_impl(it, sign, logabsdet, LU, pivots, A)
    return as_new((sign, logabsdet, LU, pivots))


# _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
@cpu("_linalg_slogdet.sign")
def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):
    it = structured_outs(linear_algebra._linalg_slogdet_meta, (sign, logabsdet, LU, pivots), (A,))
    linear_algebra._linalg_slogdet_impl(it, sign, logabsdet, LU, pivots, A)
    return sign, logabsdet, LU, pivots


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
@cpu("linalg_cholesky_ex")
def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = batch_linear_algebra.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra.linalg_cholesky_ex_impl(it, L, info, self, upper, check_errors)
    return as_new((L, info))


# linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
@cpu("linalg_cholesky_ex.L")
def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):
    it = structured_outs(batch_linear_algebra.linalg_cholesky_ex_meta, (L, info), (self, upper, check_errors))
    batch_linear_algebra.linalg_cholesky_ex_impl(it, L, info, self, upper, check_errors)
    return L, info


cholesky_out = cpu_and_meta("cholesky.out", forward_3(batch_linear_algebra.cholesky_out))
cholesky = cpu_and_meta("cholesky", new_2(batch_linear_algebra.cholesky))
_cholesky_solve_helper = cpu_and_meta("_cholesky_solve_helper", new_3(batch_linear_algebra._cholesky_solve_helper))
cholesky_inverse = cpu_and_meta("cholesky_inverse", new_2(batch_linear_algebra.cholesky_inverse))
cholesky_inverse_out = cpu_and_meta("cholesky_inverse.out", forward_3(batch_linear_algebra.cholesky_inverse_out))


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
@cpu("linalg_qr")
def linalg_qr(ks, A, mode):
    it = batch_linear_algebra_svd.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra_svd.linalg_qr_impl(it, Q, R, A, mode)
    return as_new((Q, R))


# linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
@cpu("linalg_qr.out")
def linalg_qr_out(ks, A, mode, Q, R):
    it = structured_outs(batch_linear_algebra_svd.linalg_qr_meta, (Q, R), (A, mode))
    batch_linear_algebra_svd.linalg_qr_impl(it, Q, R, A, mode)
    return Q, R


geqrf_a = cpu_and_meta("geqrf.a", forward_3(batch_linear_algebra_svd.geqrf_a))
geqrf = cpu_and_meta("geqrf", new_1(batch_linear_algebra_svd.geqrf))
linalg_householder_product = cpu_and_meta("linalg_householder_product", new_2(batch_linear_algebra_svd.linalg_householder_product))
linalg_householder_product_out = cpu_and_meta("linalg_householder_product.out", forward_3(batch_linear_algebra_svd.linalg_householder_product_out))
ormqr_out = cpu_and_meta("ormqr.out", forward_6(batch_linear_algebra_svd.ormqr_out))
ormqr = cpu_and_meta("ormqr", new_5(batch_linear_algebra_svd.ormqr))


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
@cpu("_linalg_svd")
def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = batch_linear_algebra_svd._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    batch_linear_algebra_svd._linalg_svd_impl(it, U, S, Vh, A, full_matrices, compute_uv, driver)
    return as_new((U, S, Vh))


# _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
@cpu("_linalg_svd.U")
def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):
    it = structured_outs(batch_linear_algebra_svd._linalg_svd_meta, (U, S, Vh), (A, full_matrices, compute_uv, driver))
    batch_linear_algebra_svd._linalg_svd_impl(it, U, S, Vh, A, full_matrices, compute_uv, driver)
    return U, S, Vh


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
@cpu("_linalg_eigh")
def _linalg_eigh(ks, A, UPLO, compute_v):
    it = batch_linear_algebra_svd._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    batch_linear_algebra_svd._linalg_eigh_impl(it, eigenvalues, eigenvectors, A, UPLO, compute_v)
    return as_new((eigenvalues, eigenvectors))


# _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
@cpu("_linalg_eigh.eigenvalues")
def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):
    it = structured_outs(batch_linear_algebra_svd._linalg_eigh_meta, (eigenvalues, eigenvectors), (A, UPLO, compute_v))
    batch_linear_algebra_svd._linalg_eigh_impl(it, eigenvalues, eigenvectors, A, UPLO, compute_v)
    return eigenvalues, eigenvectors


linalg_eig = cpu_and_meta("linalg_eig", new_1(batch_linear_algebra_svd.linalg_eig))
linalg_eig_out = cpu_and_meta("linalg_eig.out", forward_3(batch_linear_algebra_svd.linalg_eig_out))
linalg_eigvals_out = cpu_and_meta("linalg_eigvals.out", forward_2(batch_linear_algebra_svd.linalg_eigvals_out))
linalg_lstsq_out = cpu_and_meta("linalg_lstsq.out", forward_8(batch_linear_algebra_svd.linalg_lstsq_out))
scatter_src = cpu("scatter.src", functional_4_new(tensor_advanced_indexing_scatter.scatter_src_meta, tensor_advanced_indexing_scatter.scatter_src_impl))


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@cpu("scatter_.src")
def scatter__src(ks, self, dim, index, src):
    it = tensor_advanced_indexing_scatter.scatter_src_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_src_impl(it, self, self, dim, index, src)
    return self


scatter_src_out = cpu("scatter.src_out", out_4(tensor_advanced_indexing_scatter.scatter_src_meta, tensor_advanced_indexing_scatter.scatter_src_impl))
scatter_value = cpu("scatter.value", functional_4_new(tensor_advanced_indexing_scatter.scatter_value_meta, tensor_advanced_indexing_scatter.scatter_value_impl))


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
@cpu("scatter_.value")
def scatter__value(ks, self, dim, index, value):
    it = tensor_advanced_indexing_scatter.scatter_value_meta(self, self, dim, index, value)
    check_inplace_geometry(self, (index,))
    tensor_advanced_indexing_scatter.scatter_value_impl(it, self, self, dim, index, value)
    return self


scatter_value_out = cpu("scatter.value_out", out_4(tensor_advanced_indexing_scatter.scatter_value_meta, tensor_advanced_indexing_scatter.scatter_value_impl))
scatter_dot_reduce = cpu("scatter.reduce", functional_5_new(tensor_advanced_indexing_scatter.scatter_reduce_meta, tensor_advanced_indexing_scatter.scatter_reduce_impl))


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
@cpu("scatter_.reduce")
def scatter__reduce(ks, self, dim, index, src, reduce):
    it = tensor_advanced_indexing_scatter.scatter_reduce_meta(self, self, dim, index, src, reduce)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_reduce_impl(it, self, self, dim, index, src, reduce)
    return self


scatter_reduce_out = cpu("scatter.reduce_out", out_5(tensor_advanced_indexing_scatter.scatter_reduce_meta, tensor_advanced_indexing_scatter.scatter_reduce_impl))
scatter_value_reduce = cpu("scatter.value_reduce", functional_5_new(tensor_advanced_indexing_scatter.scatter_value_reduce_meta, tensor_advanced_indexing_scatter.scatter_value_reduce_impl))


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
@cpu("scatter_.value_reduce")
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    it = tensor_advanced_indexing_scatter.scatter_value_reduce_meta(self, self, dim, index, value, reduce)
    check_inplace_geometry(self, (index,))
    tensor_advanced_indexing_scatter.scatter_value_reduce_impl(it, self, self, dim, index, value, reduce)
    return self


scatter_value_reduce_out = cpu("scatter.value_reduce_out", out_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta, tensor_advanced_indexing_scatter.scatter_value_reduce_impl))
scatter_add = cpu("scatter_add", functional_4_new(tensor_advanced_indexing_scatter.scatter_add_meta, tensor_advanced_indexing_scatter.scatter_add_impl))


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@cpu("scatter_add_")
def scatter_add_(ks, self, dim, index, src):
    it = tensor_advanced_indexing_scatter.scatter_add_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_add_impl(it, self, self, dim, index, src)
    return self


scatter_add_out = cpu("scatter_add.out", out_4(tensor_advanced_indexing_scatter.scatter_add_meta, tensor_advanced_indexing_scatter.scatter_add_impl))
scatter_reduce_two = cpu("scatter_reduce.two", functional_6_new(tensor_advanced_indexing_scatter.scatter_reduce_two_meta, tensor_advanced_indexing_scatter.scatter_reduce_two_impl))


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
@cpu("scatter_reduce_.two")
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    it = tensor_advanced_indexing_scatter.scatter_reduce_two_meta(self, self, dim, index, src, reduce, include_self)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_reduce_two_impl(it, self, self, dim, index, src, reduce, include_self)
    return self


scatter_reduce_two_out = cpu("scatter_reduce.two_out", out_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta, tensor_advanced_indexing_scatter.scatter_reduce_two_impl))
index_add = cpu("index_add", functional_5_new(tensor_advanced_indexing_scatter.index_add_meta, tensor_advanced_indexing_scatter.index_add_impl))


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
@cpu("index_add_")
def index_add_(ks, self, dim, index, source, alpha):
    it = tensor_advanced_indexing_scatter.index_add_meta(self, self, dim, index, source, alpha)
    check_inplace_geometry(self, (index, source))
    tensor_advanced_indexing_scatter.index_add_impl(it, self, self, dim, index, source, alpha)
    return self


index_add_out = cpu("index_add.out", out_5(tensor_advanced_indexing_scatter.index_add_meta, tensor_advanced_indexing_scatter.index_add_impl))
index_fill__int_Scalar = cpu_and_meta("index_fill_.int_Scalar", forward_4(tensor_advanced_indexing_scatter.index_fill_))
index_fill__int_Tensor = cpu_and_meta("index_fill_.int_Tensor", forward_4(tensor_advanced_indexing_scatter.index_fill__Tensor))
take = cpu_and_meta("take", forward_2(tensor_advanced_indexing_gather.take))
take_out = cpu_and_meta("take.out", forward_3(tensor_advanced_indexing_gather.take_out))
put_ = cpu_and_meta("put_", forward_4(tensor_advanced_indexing_gather.put_))
masked_scatter_ = cpu_and_meta("masked_scatter_", forward_3(tensor_advanced_indexing_gather.masked_scatter_))
tril = cpu("tril", functional_2(triangular_ops.tril_meta, triangular_ops.tril_impl))
tril_ = cpu("tril_", inplace_2(triangular_ops.tril_meta, triangular_ops.tril_impl))
tril_out = cpu("tril.out", out_2(triangular_ops.tril_meta, triangular_ops.tril_impl))
triu = cpu("triu", functional_2(triangular_ops.triu_meta, triangular_ops.triu_impl))
triu_ = cpu("triu_", inplace_2(triangular_ops.triu_meta, triangular_ops.triu_impl))
triu_out = cpu("triu.out", out_2(triangular_ops.triu_meta, triangular_ops.triu_impl))
flip = cpu_and_meta("flip", new_2(tensor_transformations.flip))
roll = cpu_and_meta("roll", new_3(tensor_transformations.roll))
unfold = cpu_and_meta("unfold", forward_4(tensor_shape.unfold))
unfold_backward = cpu_and_meta("unfold_backward", new_5(tensor_transformations.unfold_backward))
narrow_copy = cpu_and_meta("narrow_copy", forward_4(tensor_shape_view_copy.narrow_copy))
narrow_copy_out = cpu_and_meta("narrow_copy.out", forward_5(tensor_shape_view_copy.narrow_copy_out))
repeat_interleave_Tensor = cpu_and_meta("repeat_interleave.Tensor", new_2(repeat_ops.repeat_interleave_Tensor))
tril_indices = cpu_and_meta("tril_indices", forward_7(triangular_ops.tril_indices))
triu_indices = cpu_and_meta("triu_indices", forward_7(triangular_ops.triu_indices))
set__source_Storage = cpu_and_meta("set_.source_Storage", forward_2(tensor_shape.set__source_Storage))
set__source_Storage_storage_offset = cpu_and_meta("set_.source_Storage_storage_offset", forward_5(tensor_shape.set__source_Storage_storage_offset))
set__source_Tensor = cpu_and_meta("set_.source_Tensor", forward_2(tensor_shape.set__source_Tensor))
set_ = cpu_and_meta("set_", forward_1(tensor_shape.set_))
is_set_to = cpu_and_meta("is_set_to", forward_2(tensor_shape.is_set_to))
index_copy = cpu("index_copy", functional_4_new(tensor_advanced_indexing_scatter.index_copy_meta, tensor_advanced_indexing_scatter.index_copy_impl))


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
@cpu("index_copy_")
def index_copy_(ks, self, dim, index, source):
    it = tensor_advanced_indexing_scatter.index_copy_meta(self, self, dim, index, source)
    check_inplace_geometry(self, (index, source))
    tensor_advanced_indexing_scatter.index_copy_impl(it, self, self, dim, index, source)
    return self


index_copy_out = cpu("index_copy.out", out_4(tensor_advanced_indexing_scatter.index_copy_meta, tensor_advanced_indexing_scatter.index_copy_impl))
index_reduce = cpu("index_reduce", functional_6_new(tensor_advanced_indexing_scatter.index_reduce_meta, tensor_advanced_indexing_scatter.index_reduce_impl))


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
@cpu("index_reduce_")
def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    it = tensor_advanced_indexing_scatter.index_reduce_meta(self, self, dim, index, source, reduce, include_self)
    check_inplace_geometry(self, (index, source))
    tensor_advanced_indexing_scatter.index_reduce_impl(it, self, self, dim, index, source, reduce, include_self)
    return self


index_reduce_out = cpu("index_reduce.out", out_6(tensor_advanced_indexing_scatter.index_reduce_meta, tensor_advanced_indexing_scatter.index_reduce_impl))
nonzero_static = cpu_and_meta("nonzero_static", forward_3(tensor_advanced_indexing_gather.nonzero_static))
nonzero_static_out = cpu_and_meta("nonzero_static.out", forward_4(tensor_advanced_indexing_gather.nonzero_static_out))
convolution_overrideable = cpu_and_meta("convolution_overrideable", new_9(convolution_ops.convolution_overrideable))
convolution_backward_overrideable = cpu_and_meta("convolution_backward_overrideable", new_10(convolution_ops.convolution_backward_overrideable))
im2col_out = cpu("im2col.out", out_5(im2col_ops.im2col_meta, im2col_ops.im2col_impl))
im2col = cpu("im2col", functional_5(im2col_ops.im2col_meta, im2col_ops.im2col_impl))
col2im_out = cpu("col2im.out", out_6(im2col_ops.col2im_meta, im2col_ops.col2im_impl))
col2im = cpu("col2im", functional_6(im2col_ops.col2im_meta, im2col_ops.col2im_impl))


# max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu("max_pool2d_with_indices.out")
def max_pool2d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    it = structured_outs(dilated_max_pool2d.max_pool2d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    dilated_max_pool2d.max_pool2d_with_indices_impl(it, out, indices, self, kernel_size, stride, padding, dilation, ceil_mode)
    return out, indices


# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@cpu("max_pool2d_with_indices")
def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool2d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    dilated_max_pool2d.max_pool2d_with_indices_impl(it, result0, result1, self, kernel_size, stride, padding, dilation, ceil_mode)
    return result0, result1


max_pool2d_with_indices_backward_grad_input = cpu("max_pool2d_with_indices_backward.grad_input", out_8(dilated_max_pool2d.max_pool2d_with_indices_backward_meta, dilated_max_pool2d.max_pool2d_with_indices_backward_impl))
max_pool2d_with_indices_backward = cpu("max_pool2d_with_indices_backward", functional_8(dilated_max_pool2d.max_pool2d_with_indices_backward_meta, dilated_max_pool2d.max_pool2d_with_indices_backward_impl))


# max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu("max_pool3d_with_indices.out")
def max_pool3d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    it = structured_outs(dilated_max_pool2d.max_pool3d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    dilated_max_pool2d.max_pool3d_with_indices_impl(it, out, indices, self, kernel_size, stride, padding, dilation, ceil_mode)
    return out, indices


# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@cpu("max_pool3d_with_indices")
def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool3d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    dilated_max_pool2d.max_pool3d_with_indices_impl(it, result0, result1, self, kernel_size, stride, padding, dilation, ceil_mode)
    return result0, result1


max_pool3d_with_indices_backward_grad_input = cpu("max_pool3d_with_indices_backward.grad_input", out_8(dilated_max_pool2d.max_pool3d_with_indices_backward_meta, dilated_max_pool2d.max_pool3d_with_indices_backward_impl))
max_pool3d_with_indices_backward = cpu("max_pool3d_with_indices_backward", functional_8(dilated_max_pool2d.max_pool3d_with_indices_backward_meta, dilated_max_pool2d.max_pool3d_with_indices_backward_impl))
avg_pool2d_out = cpu("avg_pool2d.out", out_7(average_pool2d.avg_pool2d_meta, average_pool2d.avg_pool2d_impl))
avg_pool2d = cpu("avg_pool2d", functional_7(average_pool2d.avg_pool2d_meta, average_pool2d.avg_pool2d_impl))
avg_pool2d_backward_grad_input = cpu("avg_pool2d_backward.grad_input", out_8(average_pool2d.avg_pool2d_backward_meta, average_pool2d.avg_pool2d_backward_impl))
avg_pool2d_backward = cpu("avg_pool2d_backward", functional_8(average_pool2d.avg_pool2d_backward_meta, average_pool2d.avg_pool2d_backward_impl))
avg_pool3d_out = cpu("avg_pool3d.out", out_7(average_pool2d.avg_pool3d_meta, average_pool2d.avg_pool3d_impl))
avg_pool3d = cpu("avg_pool3d", functional_7(average_pool2d.avg_pool3d_meta, average_pool2d.avg_pool3d_impl))
avg_pool3d_backward_grad_input = cpu("avg_pool3d_backward.grad_input", out_8(average_pool2d.avg_pool3d_backward_meta, average_pool2d.avg_pool3d_backward_impl))
avg_pool3d_backward = cpu("avg_pool3d_backward", functional_8(average_pool2d.avg_pool3d_backward_meta, average_pool2d.avg_pool3d_backward_impl))
adaptive_avg_pool2d_out = cpu_and_meta("adaptive_avg_pool2d.out", forward_3(adaptive_pooling.adaptive_avg_pool2d_out))
_adaptive_avg_pool2d = cpu_and_meta("_adaptive_avg_pool2d", forward_2(adaptive_pooling._adaptive_avg_pool2d))
_adaptive_avg_pool2d_backward = cpu_and_meta("_adaptive_avg_pool2d_backward", forward_2(adaptive_pooling._adaptive_avg_pool2d_backward))
adaptive_avg_pool3d_out = cpu_and_meta("adaptive_avg_pool3d.out", forward_3(adaptive_pooling.adaptive_avg_pool3d_out))
_adaptive_avg_pool3d = cpu_and_meta("_adaptive_avg_pool3d", forward_2(adaptive_pooling._adaptive_avg_pool3d))
_adaptive_avg_pool3d_backward = cpu_and_meta("_adaptive_avg_pool3d_backward", forward_2(adaptive_pooling._adaptive_avg_pool3d_backward))


# adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu("adaptive_max_pool2d.out")
def adaptive_max_pool2d_out(ks, self, output_size, out, indices):
    it = structured_outs(adaptive_pooling.adaptive_max_pool2d_meta, (out, indices), (self, output_size))
    adaptive_pooling.adaptive_max_pool2d_impl(it, out, indices, self, output_size)
    return out, indices


# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
@cpu("adaptive_max_pool2d")
def adaptive_max_pool2d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool2d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    adaptive_pooling.adaptive_max_pool2d_impl(it, result0, result1, self, output_size)
    return result0, result1


adaptive_max_pool2d_backward_grad_input = cpu("adaptive_max_pool2d_backward.grad_input", out_3(adaptive_pooling.adaptive_max_pool2d_backward_meta, adaptive_pooling.adaptive_max_pool2d_backward_impl))
adaptive_max_pool2d_backward = cpu("adaptive_max_pool2d_backward", functional_3(adaptive_pooling.adaptive_max_pool2d_backward_meta, adaptive_pooling.adaptive_max_pool2d_backward_impl))


# adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu("adaptive_max_pool3d.out")
def adaptive_max_pool3d_out(ks, self, output_size, out, indices):
    it = structured_outs(adaptive_pooling.adaptive_max_pool3d_meta, (out, indices), (self, output_size))
    adaptive_pooling.adaptive_max_pool3d_impl(it, out, indices, self, output_size)
    return out, indices


# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
@cpu("adaptive_max_pool3d")
def adaptive_max_pool3d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool3d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    adaptive_pooling.adaptive_max_pool3d_impl(it, result0, result1, self, output_size)
    return result0, result1


adaptive_max_pool3d_backward_grad_input = cpu("adaptive_max_pool3d_backward.grad_input", out_3(adaptive_pooling.adaptive_max_pool3d_backward_meta, adaptive_pooling.adaptive_max_pool3d_backward_impl))
adaptive_max_pool3d_backward = cpu("adaptive_max_pool3d_backward", functional_3(adaptive_pooling.adaptive_max_pool3d_backward_meta, adaptive_pooling.adaptive_max_pool3d_backward_impl))
max_unpool2d_out = cpu("max_unpool2d.out", out_3(max_unpooling.max_unpool2d_meta, max_unpooling.max_unpool2d_impl))
max_unpool2d = cpu("max_unpool2d", functional_3(max_unpooling.max_unpool2d_meta, max_unpooling.max_unpool2d_impl))
max_unpool3d_out = cpu("max_unpool3d.out", out_5(max_unpooling.max_unpool3d_meta, max_unpooling.max_unpool3d_impl))
max_unpool3d = cpu("max_unpool3d", functional_5(max_unpooling.max_unpool3d_meta, max_unpooling.max_unpool3d_impl))


# fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu("fractional_max_pool2d.output")
def fractional_max_pool2d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    it = structured_outs(fractional_max_pool2d_ops.fractional_max_pool2d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    fractional_max_pool2d_ops.fractional_max_pool2d_impl(it, output, indices, self, kernel_size, output_size, random_samples)
    return output, indices


# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
@cpu("fractional_max_pool2d")
def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool2d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    fractional_max_pool2d_ops.fractional_max_pool2d_impl(it, result0, result1, self, kernel_size, output_size, random_samples)
    return result0, result1


fractional_max_pool2d_backward_grad_input = cpu("fractional_max_pool2d_backward.grad_input", out_5(fractional_max_pool2d_ops.fractional_max_pool2d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool2d_backward_impl))
fractional_max_pool2d_backward = cpu("fractional_max_pool2d_backward", functional_5(fractional_max_pool2d_ops.fractional_max_pool2d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool2d_backward_impl))


# fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu("fractional_max_pool3d.output")
def fractional_max_pool3d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    it = structured_outs(fractional_max_pool2d_ops.fractional_max_pool3d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    fractional_max_pool2d_ops.fractional_max_pool3d_impl(it, output, indices, self, kernel_size, output_size, random_samples)
    return output, indices


# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
@cpu("fractional_max_pool3d")
def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool3d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    fractional_max_pool2d_ops.fractional_max_pool3d_impl(it, result0, result1, self, kernel_size, output_size, random_samples)
    return result0, result1


fractional_max_pool3d_backward_grad_input = cpu("fractional_max_pool3d_backward.grad_input", out_5(fractional_max_pool2d_ops.fractional_max_pool3d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool3d_backward_impl))
fractional_max_pool3d_backward = cpu("fractional_max_pool3d_backward", functional_5(fractional_max_pool2d_ops.fractional_max_pool3d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool3d_backward_impl))
upsample_nearest1d_out = cpu("upsample_nearest1d.out", out_3(up_sample.upsample_nearest1d_meta, up_sample.upsample_nearest1d_impl))
upsample_nearest1d = cpu("upsample_nearest1d", functional_3(up_sample.upsample_nearest1d_meta, up_sample.upsample_nearest1d_impl))
upsample_nearest2d_out = cpu("upsample_nearest2d.out", out_4(up_sample.upsample_nearest2d_meta, up_sample.upsample_nearest2d_impl))
upsample_nearest2d = cpu("upsample_nearest2d", functional_4(up_sample.upsample_nearest2d_meta, up_sample.upsample_nearest2d_impl))
upsample_nearest3d_out = cpu("upsample_nearest3d.out", out_5(up_sample.upsample_nearest3d_meta, up_sample.upsample_nearest3d_impl))
upsample_nearest3d = cpu("upsample_nearest3d", functional_5(up_sample.upsample_nearest3d_meta, up_sample.upsample_nearest3d_impl))
upsample_linear1d_out = cpu("upsample_linear1d.out", out_4(up_sample.upsample_linear1d_meta, up_sample.upsample_linear1d_impl))
upsample_linear1d = cpu("upsample_linear1d", functional_4(up_sample.upsample_linear1d_meta, up_sample.upsample_linear1d_impl))
upsample_bilinear2d_out = cpu("upsample_bilinear2d.out", out_5(up_sample.upsample_bilinear2d_meta, up_sample.upsample_bilinear2d_impl))
upsample_bilinear2d = cpu("upsample_bilinear2d", functional_5(up_sample.upsample_bilinear2d_meta, up_sample.upsample_bilinear2d_impl))
upsample_trilinear3d_out = cpu("upsample_trilinear3d.out", out_6(up_sample.upsample_trilinear3d_meta, up_sample.upsample_trilinear3d_impl))
upsample_trilinear3d = cpu("upsample_trilinear3d", functional_6(up_sample.upsample_trilinear3d_meta, up_sample.upsample_trilinear3d_impl))
upsample_bicubic2d_out = cpu("upsample_bicubic2d.out", out_5(up_sample.upsample_bicubic2d_meta, up_sample.upsample_bicubic2d_impl))
upsample_bicubic2d = cpu("upsample_bicubic2d", functional_5(up_sample.upsample_bicubic2d_meta, up_sample.upsample_bicubic2d_impl))
_upsample_nearest_exact1d_out = cpu("_upsample_nearest_exact1d.out", out_3(up_sample._upsample_nearest_exact1d_meta, up_sample._upsample_nearest_exact1d_impl))
_upsample_nearest_exact1d = cpu("_upsample_nearest_exact1d", functional_3(up_sample._upsample_nearest_exact1d_meta, up_sample._upsample_nearest_exact1d_impl))
_upsample_nearest_exact2d_out = cpu("_upsample_nearest_exact2d.out", out_4(up_sample._upsample_nearest_exact2d_meta, up_sample._upsample_nearest_exact2d_impl))
_upsample_nearest_exact2d = cpu("_upsample_nearest_exact2d", functional_4(up_sample._upsample_nearest_exact2d_meta, up_sample._upsample_nearest_exact2d_impl))
_upsample_nearest_exact3d_out = cpu("_upsample_nearest_exact3d.out", out_5(up_sample._upsample_nearest_exact3d_meta, up_sample._upsample_nearest_exact3d_impl))
_upsample_nearest_exact3d = cpu("_upsample_nearest_exact3d", functional_5(up_sample._upsample_nearest_exact3d_meta, up_sample._upsample_nearest_exact3d_impl))
_upsample_bilinear2d_aa_out = cpu("_upsample_bilinear2d_aa.out", out_5(up_sample._upsample_bilinear2d_aa_meta, up_sample._upsample_bilinear2d_aa_impl))
_upsample_bilinear2d_aa = cpu("_upsample_bilinear2d_aa", functional_5(up_sample._upsample_bilinear2d_aa_meta, up_sample._upsample_bilinear2d_aa_impl))
_upsample_bicubic2d_aa_out = cpu("_upsample_bicubic2d_aa.out", out_5(up_sample._upsample_bicubic2d_aa_meta, up_sample._upsample_bicubic2d_aa_impl))
_upsample_bicubic2d_aa = cpu("_upsample_bicubic2d_aa", functional_5(up_sample._upsample_bicubic2d_aa_meta, up_sample._upsample_bicubic2d_aa_impl))
upsample_nearest1d_backward_grad_input = cpu("upsample_nearest1d_backward.grad_input", out_4(up_sample.upsample_nearest1d_backward_meta, up_sample.upsample_nearest1d_backward_impl))
upsample_nearest1d_backward = cpu("upsample_nearest1d_backward", functional_4(up_sample.upsample_nearest1d_backward_meta, up_sample.upsample_nearest1d_backward_impl))
upsample_nearest2d_backward_grad_input = cpu("upsample_nearest2d_backward.grad_input", out_5(up_sample.upsample_nearest2d_backward_meta, up_sample.upsample_nearest2d_backward_impl))
upsample_nearest2d_backward = cpu("upsample_nearest2d_backward", functional_5(up_sample.upsample_nearest2d_backward_meta, up_sample.upsample_nearest2d_backward_impl))
upsample_nearest3d_backward_grad_input = cpu("upsample_nearest3d_backward.grad_input", out_6(up_sample.upsample_nearest3d_backward_meta, up_sample.upsample_nearest3d_backward_impl))
upsample_nearest3d_backward = cpu("upsample_nearest3d_backward", functional_6(up_sample.upsample_nearest3d_backward_meta, up_sample.upsample_nearest3d_backward_impl))
upsample_linear1d_backward_grad_input = cpu("upsample_linear1d_backward.grad_input", out_5(up_sample.upsample_linear1d_backward_meta, up_sample.upsample_linear1d_backward_impl))
upsample_linear1d_backward = cpu("upsample_linear1d_backward", functional_5(up_sample.upsample_linear1d_backward_meta, up_sample.upsample_linear1d_backward_impl))
upsample_bilinear2d_backward_grad_input = cpu("upsample_bilinear2d_backward.grad_input", out_6(up_sample.upsample_bilinear2d_backward_meta, up_sample.upsample_bilinear2d_backward_impl))
upsample_bilinear2d_backward = cpu("upsample_bilinear2d_backward", functional_6(up_sample.upsample_bilinear2d_backward_meta, up_sample.upsample_bilinear2d_backward_impl))
upsample_trilinear3d_backward_grad_input = cpu("upsample_trilinear3d_backward.grad_input", out_7(up_sample.upsample_trilinear3d_backward_meta, up_sample.upsample_trilinear3d_backward_impl))
upsample_trilinear3d_backward = cpu("upsample_trilinear3d_backward", functional_7(up_sample.upsample_trilinear3d_backward_meta, up_sample.upsample_trilinear3d_backward_impl))
upsample_bicubic2d_backward_grad_input = cpu("upsample_bicubic2d_backward.grad_input", out_6(up_sample.upsample_bicubic2d_backward_meta, up_sample.upsample_bicubic2d_backward_impl))
upsample_bicubic2d_backward = cpu("upsample_bicubic2d_backward", functional_6(up_sample.upsample_bicubic2d_backward_meta, up_sample.upsample_bicubic2d_backward_impl))
_upsample_nearest_exact1d_backward_grad_input = cpu("_upsample_nearest_exact1d_backward.grad_input", out_4(up_sample._upsample_nearest_exact1d_backward_meta, up_sample._upsample_nearest_exact1d_backward_impl))
_upsample_nearest_exact1d_backward = cpu("_upsample_nearest_exact1d_backward", functional_4(up_sample._upsample_nearest_exact1d_backward_meta, up_sample._upsample_nearest_exact1d_backward_impl))
_upsample_nearest_exact2d_backward_grad_input = cpu("_upsample_nearest_exact2d_backward.grad_input", out_5(up_sample._upsample_nearest_exact2d_backward_meta, up_sample._upsample_nearest_exact2d_backward_impl))
_upsample_nearest_exact2d_backward = cpu("_upsample_nearest_exact2d_backward", functional_5(up_sample._upsample_nearest_exact2d_backward_meta, up_sample._upsample_nearest_exact2d_backward_impl))
_upsample_nearest_exact3d_backward_grad_input = cpu("_upsample_nearest_exact3d_backward.grad_input", out_6(up_sample._upsample_nearest_exact3d_backward_meta, up_sample._upsample_nearest_exact3d_backward_impl))
_upsample_nearest_exact3d_backward = cpu("_upsample_nearest_exact3d_backward", functional_6(up_sample._upsample_nearest_exact3d_backward_meta, up_sample._upsample_nearest_exact3d_backward_impl))
_upsample_bilinear2d_aa_backward_grad_input = cpu("_upsample_bilinear2d_aa_backward.grad_input", out_6(up_sample._upsample_bilinear2d_aa_backward_meta, up_sample._upsample_bilinear2d_aa_backward_impl))
_upsample_bilinear2d_aa_backward = cpu("_upsample_bilinear2d_aa_backward", functional_6(up_sample._upsample_bilinear2d_aa_backward_meta, up_sample._upsample_bilinear2d_aa_backward_impl))
_upsample_bicubic2d_aa_backward_grad_input = cpu("_upsample_bicubic2d_aa_backward.grad_input", out_6(up_sample._upsample_bicubic2d_aa_backward_meta, up_sample._upsample_bicubic2d_aa_backward_impl))
_upsample_bicubic2d_aa_backward = cpu("_upsample_bicubic2d_aa_backward", functional_6(up_sample._upsample_bicubic2d_aa_backward_meta, up_sample._upsample_bicubic2d_aa_backward_impl))
grid_sampler_2d = cpu_and_meta("grid_sampler_2d", forward_5(grid_sampler_ops.grid_sampler_2d))
grid_sampler_2d_backward = cpu_and_meta("grid_sampler_2d_backward", forward_7(grid_sampler_ops.grid_sampler_2d_backward))
grid_sampler_3d = cpu_and_meta("grid_sampler_3d", forward_5(grid_sampler_ops.grid_sampler_3d))
grid_sampler_3d_backward = cpu_and_meta("grid_sampler_3d_backward", forward_7(grid_sampler_ops.grid_sampler_3d_backward))
pixel_shuffle = cpu_and_meta("pixel_shuffle", forward_2(pixel_shuffle_ops.pixel_shuffle))
pixel_unshuffle = cpu_and_meta("pixel_unshuffle", new_2(pixel_shuffle_ops.pixel_unshuffle))
channel_shuffle = cpu_and_meta("channel_shuffle", new_2(pixel_shuffle_ops.channel_shuffle))
native_channel_shuffle = cpu_and_meta("native_channel_shuffle", new_2(pixel_shuffle_ops.native_channel_shuffle))
reflection_pad1d_out = cpu("reflection_pad1d.out", out_2(padding_ops.reflection_pad1d_meta, padding_ops.reflection_pad1d_impl))
reflection_pad1d = cpu("reflection_pad1d", functional_2(padding_ops.reflection_pad1d_meta, padding_ops.reflection_pad1d_impl))
reflection_pad2d_out = cpu("reflection_pad2d.out", out_2(padding_ops.reflection_pad2d_meta, padding_ops.reflection_pad2d_impl))
reflection_pad2d = cpu("reflection_pad2d", functional_2(padding_ops.reflection_pad2d_meta, padding_ops.reflection_pad2d_impl))
reflection_pad3d_out = cpu("reflection_pad3d.out", out_2(padding_ops.reflection_pad3d_meta, padding_ops.reflection_pad3d_impl))
reflection_pad3d = cpu("reflection_pad3d", functional_2(padding_ops.reflection_pad3d_meta, padding_ops.reflection_pad3d_impl))
replication_pad1d_out = cpu("replication_pad1d.out", out_2(padding_ops.replication_pad1d_meta, padding_ops.replication_pad1d_impl))
replication_pad1d = cpu("replication_pad1d", functional_2(padding_ops.replication_pad1d_meta, padding_ops.replication_pad1d_impl))
replication_pad2d_out = cpu("replication_pad2d.out", out_2(padding_ops.replication_pad2d_meta, padding_ops.replication_pad2d_impl))
replication_pad2d = cpu("replication_pad2d", functional_2(padding_ops.replication_pad2d_meta, padding_ops.replication_pad2d_impl))
replication_pad3d_out = cpu("replication_pad3d.out", out_2(padding_ops.replication_pad3d_meta, padding_ops.replication_pad3d_impl))
replication_pad3d = cpu("replication_pad3d", functional_2(padding_ops.replication_pad3d_meta, padding_ops.replication_pad3d_impl))
reflection_pad1d_backward_grad_input = cpu("reflection_pad1d_backward.grad_input", out_3(padding_ops.reflection_pad1d_backward_meta, padding_ops.reflection_pad1d_backward_impl))
reflection_pad1d_backward = cpu("reflection_pad1d_backward", functional_3(padding_ops.reflection_pad1d_backward_meta, padding_ops.reflection_pad1d_backward_impl))
reflection_pad2d_backward_grad_input = cpu("reflection_pad2d_backward.grad_input", out_3(padding_ops.reflection_pad2d_backward_meta, padding_ops.reflection_pad2d_backward_impl))
reflection_pad2d_backward = cpu("reflection_pad2d_backward", functional_3(padding_ops.reflection_pad2d_backward_meta, padding_ops.reflection_pad2d_backward_impl))
reflection_pad3d_backward_grad_input = cpu("reflection_pad3d_backward.grad_input", out_3(padding_ops.reflection_pad3d_backward_meta, padding_ops.reflection_pad3d_backward_impl))
reflection_pad3d_backward = cpu("reflection_pad3d_backward", functional_3(padding_ops.reflection_pad3d_backward_meta, padding_ops.reflection_pad3d_backward_impl))
replication_pad1d_backward_grad_input = cpu("replication_pad1d_backward.grad_input", out_3(padding_ops.replication_pad1d_backward_meta, padding_ops.replication_pad1d_backward_impl))
replication_pad1d_backward = cpu("replication_pad1d_backward", functional_3(padding_ops.replication_pad1d_backward_meta, padding_ops.replication_pad1d_backward_impl))
replication_pad2d_backward_grad_input = cpu("replication_pad2d_backward.grad_input", out_3(padding_ops.replication_pad2d_backward_meta, padding_ops.replication_pad2d_backward_impl))
replication_pad2d_backward = cpu("replication_pad2d_backward", functional_3(padding_ops.replication_pad2d_backward_meta, padding_ops.replication_pad2d_backward_impl))
replication_pad3d_backward_grad_input = cpu("replication_pad3d_backward.grad_input", out_3(padding_ops.replication_pad3d_backward_meta, padding_ops.replication_pad3d_backward_impl))
replication_pad3d_backward = cpu("replication_pad3d_backward", functional_3(padding_ops.replication_pad3d_backward_meta, padding_ops.replication_pad3d_backward_impl))
native_batch_norm = cpu_and_meta("native_batch_norm", forward_8(normalization.native_batch_norm))
native_batch_norm_out = cpu_and_meta("native_batch_norm.out", forward_11(normalization.native_batch_norm_out))
native_batch_norm_backward = cpu_and_meta("native_batch_norm_backward", forward_10(normalization.native_batch_norm_backward))
_native_batch_norm_legit = cpu_and_meta("_native_batch_norm_legit", forward_8(normalization._native_batch_norm_legit))
_native_batch_norm_legit_out = cpu_and_meta("_native_batch_norm_legit.out", forward_11(normalization._native_batch_norm_legit_out))
_native_batch_norm_legit_no_stats = cpu_and_meta("_native_batch_norm_legit.no_stats", forward_6(normalization._native_batch_norm_legit_no_stats))
_native_batch_norm_legit_no_stats_out = cpu_and_meta("_native_batch_norm_legit.no_stats_out", forward_9(normalization._native_batch_norm_legit_no_stats_out))
native_layer_norm = cpu_and_meta("native_layer_norm", new_5(layer_norm_ops.native_layer_norm))
native_layer_norm_backward = cpu_and_meta("native_layer_norm_backward", forward_8(layer_norm_ops.native_layer_norm_backward))
native_group_norm = cpu_and_meta("native_group_norm", forward_8(group_norm_ops.native_group_norm))
native_group_norm_backward = cpu_and_meta("native_group_norm_backward", forward_10(group_norm_ops.native_group_norm_backward))
embedding_dense_backward = cpu_and_meta("embedding_dense_backward", new_5(embedding_ops.embedding_dense_backward))
embedding_renorm_ = cpu_and_meta("embedding_renorm_", forward_4(embedding_ops.embedding_renorm_))
_embedding_bag = cpu_and_meta("_embedding_bag", forward_9(embedding_bag_ops._embedding_bag))
_embedding_bag_forward_only = cpu_and_meta("_embedding_bag_forward_only", forward_9(embedding_bag_ops._embedding_bag_forward_only))
_embedding_bag_backward = cpu_and_meta("_embedding_bag_backward", new_12(embedding_bag_ops._embedding_bag_backward))
_embedding_bag_dense_backward = cpu_and_meta("_embedding_bag_dense_backward", forward_10(embedding_bag_ops._embedding_bag_dense_backward))
_embedding_bag_per_sample_weights_backward = cpu_and_meta("_embedding_bag_per_sample_weights_backward", forward_7(embedding_bag_ops._embedding_bag_per_sample_weights_backward))
randperm_generator_out = cpu_and_meta("randperm.generator_out", forward_3(tensor_factories_random.randperm_generator_out))
uniform_ = cpu_and_meta("uniform_", forward_4(distributions.uniform_))
normal_ = cpu_and_meta("normal_", forward_4(distributions.normal_))
log_normal_ = cpu_and_meta("log_normal_", forward_4(distributions.log_normal_))
exponential_ = cpu_and_meta("exponential_", forward_3(distributions.exponential_))
cauchy_ = cpu_and_meta("cauchy_", forward_4(distributions.cauchy_))
geometric_ = cpu_and_meta("geometric_", forward_3(distributions.geometric_))
random_ = cpu_and_meta("random_", forward_2(distributions.random_))
random__to = cpu_and_meta("random_.to", forward_3(distributions.random__to))
random__from = cpu_and_meta("random_.from", forward_4(distributions.random__from))
bernoulli__Tensor = cpu_and_meta("bernoulli_.Tensor", forward_3(distributions.bernoulli__Tensor))
bernoulli__float = cpu_and_meta("bernoulli_.float", forward_3(distributions.bernoulli__float))
poisson = cpu_and_meta("poisson", new_2(distributions.poisson))
binomial = cpu_and_meta("binomial", new_3(distributions.binomial))
bernoulli_out = cpu_and_meta("bernoulli.out", forward_3(distribution_templates.bernoulli_out))
normal_Tensor_float = cpu_and_meta("normal.Tensor_float", new_3(distribution_templates.normal_Tensor_float))
normal_Tensor_float_out = cpu_and_meta("normal.Tensor_float_out", forward_4(distribution_templates.normal_Tensor_float_out))
normal_float_Tensor = cpu_and_meta("normal.float_Tensor", new_3(distribution_templates.normal_float_Tensor))
normal_float_Tensor_out = cpu_and_meta("normal.float_Tensor_out", forward_4(distribution_templates.normal_float_Tensor_out))
normal_Tensor_Tensor = cpu_and_meta("normal.Tensor_Tensor", new_3(distribution_templates.normal_Tensor_Tensor))
normal_Tensor_Tensor_out = cpu_and_meta("normal.Tensor_Tensor_out", forward_4(distribution_templates.normal_Tensor_Tensor_out))
multinomial = cpu_and_meta("multinomial", new_4(distributions.multinomial))
multinomial_out = cpu_and_meta("multinomial.out", forward_5(distributions.multinomial_out))
native_dropout = cpu_and_meta("native_dropout", new_3(dropout_ops.native_dropout))
native_dropout_backward = cpu_and_meta("native_dropout_backward", new_3(dropout_ops.native_dropout_backward))
linspace_out = cpu_and_meta("linspace.out", forward_4(range_factories.linspace_out))
logspace_out = cpu_and_meta("logspace.out", forward_5(range_factories.logspace_out))
range_out = cpu_and_meta("range.out", forward_4(range_factories.range_out))
eye_out = cpu_and_meta("eye.out", forward_2(tensor_factories.eye_out))
eye_m_out = cpu_and_meta("eye.m_out", forward_3(tensor_factories.eye_m_out))
_weight_norm_interface = cpu_and_meta("_weight_norm_interface", new_3(weight_norm.weight_norm_cpu))
_ctc_loss = cpu("_ctc_loss", forward_6(loss_ctc.ctc_loss_cpu))
_ctc_loss_Tensor = cpu("_ctc_loss.Tensor", forward_6(loss_ctc.ctc_loss_tensor))
_ctc_loss_backward = cpu("_ctc_loss_backward", forward_9(loss_ctc.ctc_loss_backward_cpu))
_ctc_loss_backward_Tensor = cpu("_ctc_loss_backward.Tensor", forward_9(loss_ctc.ctc_loss_backward_tensor))
special_airy_ai = cpu("special_airy_ai", functional_1(unary_ops.special_airy_ai_meta, unary_ops.special_airy_ai_impl))
special_airy_ai_out = cpu("special_airy_ai.out", out_1(unary_ops.special_airy_ai_meta, unary_ops.special_airy_ai_impl))
special_bessel_j0 = cpu("special_bessel_j0", functional_1(unary_ops.special_bessel_j0_meta, unary_ops.special_bessel_j0_impl))
special_bessel_j0_out = cpu("special_bessel_j0.out", out_1(unary_ops.special_bessel_j0_meta, unary_ops.special_bessel_j0_impl))
special_bessel_j1 = cpu("special_bessel_j1", functional_1(unary_ops.special_bessel_j1_meta, unary_ops.special_bessel_j1_impl))
special_bessel_j1_out = cpu("special_bessel_j1.out", out_1(unary_ops.special_bessel_j1_meta, unary_ops.special_bessel_j1_impl))
special_bessel_y0 = cpu("special_bessel_y0", functional_1(unary_ops.special_bessel_y0_meta, unary_ops.special_bessel_y0_impl))
special_bessel_y0_out = cpu("special_bessel_y0.out", out_1(unary_ops.special_bessel_y0_meta, unary_ops.special_bessel_y0_impl))
special_bessel_y1 = cpu("special_bessel_y1", functional_1(unary_ops.special_bessel_y1_meta, unary_ops.special_bessel_y1_impl))
special_bessel_y1_out = cpu("special_bessel_y1.out", out_1(unary_ops.special_bessel_y1_meta, unary_ops.special_bessel_y1_impl))
special_modified_bessel_i0 = cpu("special_modified_bessel_i0", functional_1(unary_ops.special_modified_bessel_i0_meta, unary_ops.special_modified_bessel_i0_impl))
special_modified_bessel_i0_out = cpu("special_modified_bessel_i0.out", out_1(unary_ops.special_modified_bessel_i0_meta, unary_ops.special_modified_bessel_i0_impl))
special_modified_bessel_i1 = cpu("special_modified_bessel_i1", functional_1(unary_ops.special_modified_bessel_i1_meta, unary_ops.special_modified_bessel_i1_impl))
special_modified_bessel_i1_out = cpu("special_modified_bessel_i1.out", out_1(unary_ops.special_modified_bessel_i1_meta, unary_ops.special_modified_bessel_i1_impl))
special_modified_bessel_k0 = cpu("special_modified_bessel_k0", functional_1(unary_ops.special_modified_bessel_k0_meta, unary_ops.special_modified_bessel_k0_impl))
special_modified_bessel_k0_out = cpu("special_modified_bessel_k0.out", out_1(unary_ops.special_modified_bessel_k0_meta, unary_ops.special_modified_bessel_k0_impl))
special_modified_bessel_k1 = cpu("special_modified_bessel_k1", functional_1(unary_ops.special_modified_bessel_k1_meta, unary_ops.special_modified_bessel_k1_impl))
special_modified_bessel_k1_out = cpu("special_modified_bessel_k1.out", out_1(unary_ops.special_modified_bessel_k1_meta, unary_ops.special_modified_bessel_k1_impl))
special_scaled_modified_bessel_k0 = cpu("special_scaled_modified_bessel_k0", functional_1(unary_ops.special_scaled_modified_bessel_k0_meta, unary_ops.special_scaled_modified_bessel_k0_impl))
special_scaled_modified_bessel_k0_out = cpu("special_scaled_modified_bessel_k0.out", out_1(unary_ops.special_scaled_modified_bessel_k0_meta, unary_ops.special_scaled_modified_bessel_k0_impl))
special_scaled_modified_bessel_k1 = cpu("special_scaled_modified_bessel_k1", functional_1(unary_ops.special_scaled_modified_bessel_k1_meta, unary_ops.special_scaled_modified_bessel_k1_impl))
special_scaled_modified_bessel_k1_out = cpu("special_scaled_modified_bessel_k1.out", out_1(unary_ops.special_scaled_modified_bessel_k1_meta, unary_ops.special_scaled_modified_bessel_k1_impl))
special_spherical_bessel_j0 = cpu("special_spherical_bessel_j0", functional_1(unary_ops.special_spherical_bessel_j0_meta, unary_ops.special_spherical_bessel_j0_impl))
special_spherical_bessel_j0_out = cpu("special_spherical_bessel_j0.out", out_1(unary_ops.special_spherical_bessel_j0_meta, unary_ops.special_spherical_bessel_j0_impl))
special_chebyshev_polynomial_t = cpu("special_chebyshev_polynomial_t", functional_2(binary_ops_math.special_chebyshev_polynomial_t_meta, binary_ops_math.special_chebyshev_polynomial_t_impl))
special_chebyshev_polynomial_t_out = cpu("special_chebyshev_polynomial_t.out", out_2(binary_ops_math.special_chebyshev_polynomial_t_meta, binary_ops_math.special_chebyshev_polynomial_t_impl))
special_chebyshev_polynomial_u = cpu("special_chebyshev_polynomial_u", functional_2(binary_ops_math.special_chebyshev_polynomial_u_meta, binary_ops_math.special_chebyshev_polynomial_u_impl))
special_chebyshev_polynomial_u_out = cpu("special_chebyshev_polynomial_u.out", out_2(binary_ops_math.special_chebyshev_polynomial_u_meta, binary_ops_math.special_chebyshev_polynomial_u_impl))
special_chebyshev_polynomial_v = cpu("special_chebyshev_polynomial_v", functional_2(binary_ops_math.special_chebyshev_polynomial_v_meta, binary_ops_math.special_chebyshev_polynomial_v_impl))
special_chebyshev_polynomial_v_out = cpu("special_chebyshev_polynomial_v.out", out_2(binary_ops_math.special_chebyshev_polynomial_v_meta, binary_ops_math.special_chebyshev_polynomial_v_impl))
special_chebyshev_polynomial_w = cpu("special_chebyshev_polynomial_w", functional_2(binary_ops_math.special_chebyshev_polynomial_w_meta, binary_ops_math.special_chebyshev_polynomial_w_impl))
special_chebyshev_polynomial_w_out = cpu("special_chebyshev_polynomial_w.out", out_2(binary_ops_math.special_chebyshev_polynomial_w_meta, binary_ops_math.special_chebyshev_polynomial_w_impl))
special_shifted_chebyshev_polynomial_t = cpu("special_shifted_chebyshev_polynomial_t", functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_meta, binary_ops_math.special_shifted_chebyshev_polynomial_t_impl))
special_shifted_chebyshev_polynomial_t_out = cpu("special_shifted_chebyshev_polynomial_t.out", out_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_meta, binary_ops_math.special_shifted_chebyshev_polynomial_t_impl))
special_shifted_chebyshev_polynomial_u = cpu("special_shifted_chebyshev_polynomial_u", functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_meta, binary_ops_math.special_shifted_chebyshev_polynomial_u_impl))
special_shifted_chebyshev_polynomial_u_out = cpu("special_shifted_chebyshev_polynomial_u.out", out_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_meta, binary_ops_math.special_shifted_chebyshev_polynomial_u_impl))
special_shifted_chebyshev_polynomial_v = cpu("special_shifted_chebyshev_polynomial_v", functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_meta, binary_ops_math.special_shifted_chebyshev_polynomial_v_impl))
special_shifted_chebyshev_polynomial_v_out = cpu("special_shifted_chebyshev_polynomial_v.out", out_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_meta, binary_ops_math.special_shifted_chebyshev_polynomial_v_impl))
special_shifted_chebyshev_polynomial_w = cpu("special_shifted_chebyshev_polynomial_w", functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_meta, binary_ops_math.special_shifted_chebyshev_polynomial_w_impl))
special_shifted_chebyshev_polynomial_w_out = cpu("special_shifted_chebyshev_polynomial_w.out", out_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_meta, binary_ops_math.special_shifted_chebyshev_polynomial_w_impl))
special_hermite_polynomial_h = cpu("special_hermite_polynomial_h", functional_2(binary_ops_math.special_hermite_polynomial_h_meta, binary_ops_math.special_hermite_polynomial_h_impl))
special_hermite_polynomial_h_out = cpu("special_hermite_polynomial_h.out", out_2(binary_ops_math.special_hermite_polynomial_h_meta, binary_ops_math.special_hermite_polynomial_h_impl))
special_hermite_polynomial_he = cpu("special_hermite_polynomial_he", functional_2(binary_ops_math.special_hermite_polynomial_he_meta, binary_ops_math.special_hermite_polynomial_he_impl))
special_hermite_polynomial_he_out = cpu("special_hermite_polynomial_he.out", out_2(binary_ops_math.special_hermite_polynomial_he_meta, binary_ops_math.special_hermite_polynomial_he_impl))
special_laguerre_polynomial_l = cpu("special_laguerre_polynomial_l", functional_2(binary_ops_math.special_laguerre_polynomial_l_meta, binary_ops_math.special_laguerre_polynomial_l_impl))
special_laguerre_polynomial_l_out = cpu("special_laguerre_polynomial_l.out", out_2(binary_ops_math.special_laguerre_polynomial_l_meta, binary_ops_math.special_laguerre_polynomial_l_impl))
special_legendre_polynomial_p = cpu("special_legendre_polynomial_p", functional_2(binary_ops_math.special_legendre_polynomial_p_meta, binary_ops_math.special_legendre_polynomial_p_impl))
special_legendre_polynomial_p_out = cpu("special_legendre_polynomial_p.out", out_2(binary_ops_math.special_legendre_polynomial_p_meta, binary_ops_math.special_legendre_polynomial_p_impl))
_local_scalar_dense = cpu_and_meta("_local_scalar_dense", forward_1(scalar_ops._local_scalar_dense))
_amp_foreach_non_finite_check_and_unscale_ = cpu_and_meta("_amp_foreach_non_finite_check_and_unscale_", forward_3(amp_grad_scaler._amp_foreach_non_finite_check_and_unscale_))
_amp_update_scale_ = cpu_and_meta("_amp_update_scale_", forward_6(amp_grad_scaler._amp_update_scale_))
_fused_sgd_ = cpu_and_meta("_fused_sgd_", forward_12(fused_adam._fused_sgd_))
_fused_sgd__tensor_lr = cpu_and_meta("_fused_sgd_.tensor_lr", forward_12(fused_adam._fused_sgd__tensor_lr))
_fused_adam_ = cpu_and_meta("_fused_adam_", forward_15(fused_adam._fused_adam_))
_fused_adam__tensor_lr = cpu_and_meta("_fused_adam_.tensor_lr", forward_15(fused_adam._fused_adam__tensor_lr))
_fused_adamw_ = cpu_and_meta("_fused_adamw_", forward_15(fused_adam._fused_adamw_))
_fused_adamw__tensor_lr = cpu_and_meta("_fused_adamw_.tensor_lr", forward_15(fused_adam._fused_adamw__tensor_lr))
_fused_adagrad_ = cpu_and_meta("_fused_adagrad_", forward_11(fused_adam._fused_adagrad_))
_fused_adagrad__tensor_lr = cpu_and_meta("_fused_adagrad_.tensor_lr", forward_11(fused_adam._fused_adagrad__tensor_lr))
