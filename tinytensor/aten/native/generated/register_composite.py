# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, register_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.functionalization import native_function_generation
from tinytensor.aten.native.factories import fill as fill_ops, range_factories, tensor_factories
from tinytensor.aten.native.indexing import (
    tensor_advanced_indexing, tensor_advanced_indexing_gather, tensor_advanced_indexing_scatter,
)
from tinytensor.aten.native.linalg import (
    batch_linear_algebra, batch_linear_algebra_svd, blas, cross as cross_ops, linear_algebra,
    linear_algebra_matrix_functions, linear_algebra_outer_products, linear_einsum,
)
from tinytensor.aten.native.nn.activation import (
    activation, activation_composites, activation_rrelu, gated_linear_unit, soft_max,
)
from tinytensor.aten.native.nn.attention import attention
from tinytensor.aten.native.nn.convolution import (
    convolution as convolution_ops, convolution_tbc, im2col as im2col_ops,
)
from tinytensor.aten.native.nn import dropout as dropout_ops, linear as linear_ops
from tinytensor.aten.native.nn.embedding import embedding as embedding_ops, embedding_bag as embedding_bag_ops, onehot
from tinytensor.aten.native.nn.loss import (
    distance, loss, loss_composites, loss_ctc, loss_multi_margin, loss_nll, loss_nll_cross_entropy,
)
from tinytensor.aten.native.nn.normalization import (
    group_norm as group_norm_ops, layer_norm as layer_norm_ops, normalization, weight_norm,
)
from tinytensor.aten.native.nn.pooling import (
    adaptive_pooling, average_pool2d, dilated_max_pool2d, fractional_max_pool2d as fractional_max_pool2d_ops,
    max_unpooling,
)
from tinytensor.aten.native.nn.rnn import packed_sequence, rnn, rnn_cells
from tinytensor.aten.native.nn.vision import grid_sampler as grid_sampler_ops, padding as padding_ops, up_sample
from tinytensor.aten.native.optim import foreach_ops_kernels
from tinytensor.aten.native.pointwise import binary_ops, binary_ops_math, pointwise_ops, unary_ops
from tinytensor.aten.native.random import distribution_templates, tensor_factories_random
from tinytensor.aten.native.reduce import (
    correlation, histogram, reduce_ops, reduce_ops_differences, reduce_ops_scan, sorting, tensor_compare,
)
from tinytensor.aten.native import scalar as scalar_ops, tensor_properties
from tinytensor.aten.native.shape import (
    copy as copy_ops, repeat as repeat_ops, tensor_shape, tensor_shape_cat, tensor_shape_view_copy,
    tensor_transformations, triangular_ops,
)
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    default_functional_1, default_functional_2, default_functional_3, default_functional_4, default_functional_5,
    default_functional_6, default_functional_7, default_functional_8, default_inplace_1, default_inplace_2,
    default_inplace_3, default_inplace_4, default_inplace_5, default_inplace_6, forward_1, forward_2, forward_3,
    forward_4, forward_5, forward_6, forward_7, forward_8, forward_9, new_1, new_2, new_3, new_4, new_5, new_6, new_7,
    new_8, new_9, new_11, new_13,
)

explicit_non_functional = registrar(register_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(register_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(register_impl, DispatchKey.CompositeImplicitAutograd)


def table_of(name, overload):
    return find_schema_or_throw(name, overload).table


new_empty_strided = explicit_non_functional("new_empty_strided", new_7(tensor_factories.new_empty_strided))


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


_sum_dim_IntList_table = table_of("aten::sum", "IntList_out")
# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@explicit_non_functional("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sum_dim_IntList_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


_mean_dim_table = table_of("aten::mean", "out")
# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@explicit_non_functional("mean.dim")
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mean_dim_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


prod_dim_int = explicit_non_functional("prod.dim_int", default_functional_4(reduce_ops.prod_dim_int_meta, table_of("aten::prod", "int_out")))
amax = explicit_non_functional("amax", default_functional_3(reduce_ops.amax_meta, table_of("aten::amax", "out")))
amin = explicit_non_functional("amin", default_functional_3(reduce_ops.amin_meta, table_of("aten::amin", "out")))


_max_dim_table = table_of("aten::max", "dim_max")
# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@explicit_non_functional("max.dim")
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_dim_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


_min_dim_table = table_of("aten::min", "dim_min")
# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@explicit_non_functional("min.dim")
def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _min_dim_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


argmax = explicit_non_functional("argmax", default_functional_3(tensor_compare.argmax_meta, table_of("aten::argmax", "out")))
argmin = explicit_non_functional("argmin", default_functional_3(tensor_compare.argmin_meta, table_of("aten::argmin", "out")))
all_dim = explicit_non_functional("all.dim", default_functional_3(reduce_ops.all_dim_meta, table_of("aten::all", "out")))
all_dims = explicit_non_functional("all.dims", default_functional_3(reduce_ops.all_dims_meta, table_of("aten::all", "dims_out")))
all = explicit_non_functional("all", default_functional_1(reduce_ops.all_meta, table_of("aten::all", "all_out")))
any_dim = explicit_non_functional("any.dim", default_functional_3(reduce_ops.any_dim_meta, table_of("aten::any", "out")))
any_dims = explicit_non_functional("any.dims", default_functional_3(reduce_ops.any_dims_meta, table_of("aten::any", "dims_out")))
any = explicit_non_functional("any", default_functional_1(reduce_ops.any_meta, table_of("aten::any", "all_out")))
cumsum = explicit_non_functional("cumsum", default_functional_3(reduce_ops_scan.cumsum_meta, table_of("aten::cumsum", "out")))
cumsum_ = explicit_non_functional("cumsum_", default_inplace_3(table_of("aten::cumsum", "out")))


_mm_table = table_of("aten::mm", "out")
# mm(Tensor self, Tensor mat2) -> Tensor
@explicit_non_functional("mm")
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mm_table[ks](ks, self, mat2, out)
    return out


bmm = explicit_non_functional("bmm", default_functional_2(linear_algebra.bmm_meta, table_of("aten::bmm", "out")))


_addmm_table = table_of("aten::addmm", "out")
# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@explicit_non_functional("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addmm_table[ks](ks, self, mat1, mat2, beta, alpha, out)
    return out


addmm_ = explicit_non_functional("addmm_", default_inplace_5(table_of("aten::addmm", "out")))
lift_fresh_copy = explicit_non_functional("lift_fresh_copy", new_1(tensor_shape_view_copy.lift_fresh_copy))


_cat_table = table_of("aten::cat", "out")
# cat(Tensor[] tensors, int dim=0) -> Tensor
@explicit_non_functional("cat")
def cat(ks, tensors, dim):
    it = tensor_shape_cat.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cat_table[ks](ks, tensors, dim, out)
    return out


select_backward = explicit_non_functional("select_backward", new_4(tensor_shape.select_backward))
copy = explicit_non_functional("copy", new_3(native_function_generation.copy_functional))
index_Tensor = explicit_non_functional("index.Tensor", default_functional_2(tensor_advanced_indexing.index_meta, table_of("aten::index", "Tensor_out")))
gather = explicit_non_functional("gather", default_functional_4(tensor_advanced_indexing_gather.gather_meta, table_of("aten::gather", "out")))
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
special_entr = explicit_non_functional("special_entr", default_functional_1(unary_ops.special_entr_meta, table_of("aten::special_entr", "out")))
special_ndtri = explicit_non_functional("special_ndtri", default_functional_1(unary_ops.special_ndtri_meta, table_of("aten::special_ndtri", "out")))
special_log_ndtr = explicit_non_functional("special_log_ndtr", default_functional_1(unary_ops.special_log_ndtr_meta, table_of("aten::special_log_ndtr", "out")))
special_i0e = explicit_non_functional("special_i0e", default_functional_1(unary_ops.special_i0e_meta, table_of("aten::special_i0e", "out")))
special_i1 = explicit_non_functional("special_i1", default_functional_1(unary_ops.special_i1_meta, table_of("aten::special_i1", "out")))
special_i1e = explicit_non_functional("special_i1e", default_functional_1(unary_ops.special_i1e_meta, table_of("aten::special_i1e", "out")))
special_erfcx = explicit_non_functional("special_erfcx", default_functional_1(unary_ops.special_erfcx_meta, table_of("aten::special_erfcx", "out")))
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
special_xlog1py = explicit_non_functional("special_xlog1py", default_functional_2(binary_ops_math.special_xlog1py_meta, table_of("aten::special_xlog1py", "out")))
special_zeta = explicit_non_functional("special_zeta", default_functional_2(binary_ops_math.special_zeta_meta, table_of("aten::special_zeta", "out")))
gcd = explicit_non_functional("gcd", default_functional_2(binary_ops.gcd_meta, table_of("aten::gcd", "out")))
gcd_ = explicit_non_functional("gcd_", default_inplace_2(table_of("aten::gcd", "out")))
lcm = explicit_non_functional("lcm", default_functional_2(binary_ops.lcm_meta, table_of("aten::lcm", "out")))
lcm_ = explicit_non_functional("lcm_", default_inplace_2(table_of("aten::lcm", "out")))
bitwise_left_shift_Tensor = explicit_non_functional("bitwise_left_shift.Tensor", default_functional_2(binary_ops.bitwise_left_shift_meta, table_of("aten::bitwise_left_shift", "Tensor_out")))
bitwise_left_shift__Tensor = explicit_non_functional("bitwise_left_shift_.Tensor", default_inplace_2(table_of("aten::bitwise_left_shift", "Tensor_out")))
bitwise_right_shift_Tensor = explicit_non_functional("bitwise_right_shift.Tensor", default_functional_2(binary_ops.bitwise_right_shift_meta, table_of("aten::bitwise_right_shift", "Tensor_out")))
bitwise_right_shift__Tensor = explicit_non_functional("bitwise_right_shift_.Tensor", default_inplace_2(table_of("aten::bitwise_right_shift", "Tensor_out")))
elu = explicit_non_functional("elu", default_functional_4(activation.elu_meta, table_of("aten::elu", "out")))
elu_ = explicit_non_functional("elu_", default_inplace_4(table_of("aten::elu", "out")))
elu_backward = explicit_non_functional("elu_backward", default_functional_6(activation.elu_backward_meta, table_of("aten::elu_backward", "grad_input")))
gelu = explicit_non_functional("gelu", default_functional_2(activation.gelu_meta, table_of("aten::gelu", "out")))
gelu_ = explicit_non_functional("gelu_", default_inplace_2(table_of("aten::gelu", "out")))
gelu_backward = explicit_non_functional("gelu_backward", default_functional_3(activation.gelu_backward_meta, table_of("aten::gelu_backward", "grad_input")))
silu = explicit_non_functional("silu", default_functional_1(activation.silu_meta, table_of("aten::silu", "out")))
silu_ = explicit_non_functional("silu_", default_inplace_1(table_of("aten::silu", "out")))
silu_backward = explicit_non_functional("silu_backward", default_functional_2(activation.silu_backward_meta, table_of("aten::silu_backward", "grad_input")))
mish = explicit_non_functional("mish", default_functional_1(activation.mish_meta, table_of("aten::mish", "out")))
mish_ = explicit_non_functional("mish_", default_inplace_1(table_of("aten::mish", "out")))
hardsigmoid = explicit_non_functional("hardsigmoid", default_functional_1(activation.hardsigmoid_meta, table_of("aten::hardsigmoid", "out")))
hardsigmoid_ = explicit_non_functional("hardsigmoid_", default_inplace_1(table_of("aten::hardsigmoid", "out")))
hardsigmoid_backward = explicit_non_functional("hardsigmoid_backward", default_functional_2(activation.hardsigmoid_backward_meta, table_of("aten::hardsigmoid_backward", "grad_input")))
leaky_relu = explicit_non_functional("leaky_relu", default_functional_2(activation.leaky_relu_meta, table_of("aten::leaky_relu", "out")))
leaky_relu_ = explicit_non_functional("leaky_relu_", default_inplace_2(table_of("aten::leaky_relu", "out")))
leaky_relu_backward = explicit_non_functional("leaky_relu_backward", default_functional_4(activation.leaky_relu_backward_meta, table_of("aten::leaky_relu_backward", "grad_input")))
threshold = explicit_non_functional("threshold", default_functional_3(activation.threshold_meta, table_of("aten::threshold", "out")))
threshold_ = explicit_non_functional("threshold_", default_inplace_3(table_of("aten::threshold", "out")))
softplus = explicit_non_functional("softplus", default_functional_3(activation.softplus_meta, table_of("aten::softplus", "out")))
softplus_backward = explicit_non_functional("softplus_backward", default_functional_4(activation.softplus_backward_meta, table_of("aten::softplus_backward", "grad_input")))
softshrink = explicit_non_functional("softshrink", default_functional_2(activation.softshrink_meta, table_of("aten::softshrink", "out")))
softshrink_backward = explicit_non_functional("softshrink_backward", default_functional_3(activation.softshrink_backward_meta, table_of("aten::softshrink_backward", "grad_input")))
hardshrink = explicit_non_functional("hardshrink", default_functional_2(activation.hardshrink_meta, table_of("aten::hardshrink", "out")))
hardshrink_backward = explicit_non_functional("hardshrink_backward", default_functional_3(activation.hardshrink_backward_meta, table_of("aten::hardshrink_backward", "grad_input")))
glu = explicit_non_functional("glu", default_functional_2(gated_linear_unit.glu_meta, table_of("aten::glu", "out")))


__softmax_table = table_of("aten::_softmax", "out")
# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
@explicit_non_functional("_softmax")
def _softmax(ks, self, dim, half_to_float):
    it = soft_max._softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __softmax_table[ks](ks, self, dim, half_to_float, out)
    return out


_softmax_backward_data = explicit_non_functional("_softmax_backward_data", default_functional_4(soft_max._softmax_backward_data_meta, table_of("aten::_softmax_backward_data", "out")))
_log_softmax = explicit_non_functional("_log_softmax", default_functional_3(soft_max._log_softmax_meta, table_of("aten::_log_softmax", "out")))
_log_softmax_backward_data = explicit_non_functional("_log_softmax_backward_data", default_functional_4(soft_max._log_softmax_backward_data_meta, table_of("aten::_log_softmax_backward_data", "out")))
mse_loss = explicit_non_functional("mse_loss", default_functional_3(loss.mse_loss_meta, table_of("aten::mse_loss", "out")))
smooth_l1_loss = explicit_non_functional("smooth_l1_loss", default_functional_4(loss.smooth_l1_loss_meta, table_of("aten::smooth_l1_loss", "out")))


_nll_loss_forward_table = table_of("aten::nll_loss_forward", "output")
# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
@explicit_non_functional("nll_loss_forward")
def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    it = loss_nll.nll_loss_forward_meta(None, self, target, weight, reduction, ignore_index)
    output = empty_from_metadata(it.out_metas[0])
    total_weight = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _nll_loss_forward_table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)
    return output, total_weight


nll_loss_backward = explicit_non_functional("nll_loss_backward", default_functional_7(loss_nll.nll_loss_backward_meta, table_of("aten::nll_loss_backward", "grad_input")))
_trilinear = explicit_non_functional("_trilinear", new_8(linear_ops._trilinear))


_aminmax_table = table_of("aten::aminmax", "out")
# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
@explicit_non_functional("aminmax")
def aminmax(ks, self, dim, keepdim):
    it = reduce_ops.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _aminmax_table[ks](ks, self, dim, keepdim, min, max)
    return min, max


logsumexp_out = explicit_non_functional("logsumexp.out", forward_4(reduce_ops.logsumexp_out))
linalg_vector_norm = explicit_non_functional("linalg_vector_norm", default_functional_5(reduce_ops.linalg_vector_norm_meta, table_of("aten::linalg_vector_norm", "out")))
norm_ScalarOpt_dim_dtype = explicit_non_functional("norm.ScalarOpt_dim_dtype", default_functional_5(reduce_ops.norm_ScalarOpt_dim_dtype_meta, table_of("aten::norm", "dtype_out")))
norm_ScalarOpt_dim = explicit_non_functional("norm.ScalarOpt_dim", default_functional_4(reduce_ops.norm_ScalarOpt_dim_meta, table_of("aten::norm", "out")))
renorm = explicit_non_functional("renorm", default_functional_4(reduce_ops.renorm_meta, table_of("aten::renorm", "out")))
renorm_ = explicit_non_functional("renorm_", default_inplace_4(table_of("aten::renorm", "out")))
cumprod = explicit_non_functional("cumprod", default_functional_3(reduce_ops_scan.cumprod_meta, table_of("aten::cumprod", "out")))
cumprod_ = explicit_non_functional("cumprod_", default_inplace_3(table_of("aten::cumprod", "out")))


_sort_stable_table = table_of("aten::sort", "values_stable")
# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
@explicit_non_functional("sort.stable")
def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _sort_stable_table[ks](ks, self, stable, dim, descending, values, indices)
    return values, indices


_topk_table = table_of("aten::topk", "values")
# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
@explicit_non_functional("topk")
def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _topk_table[ks](ks, self, k, dim, largest, sorted, values, indices)
    return values, indices


isin_Tensor_Tensor = explicit_non_functional("isin.Tensor_Tensor", default_functional_4(tensor_compare.isin_Tensor_Tensor_meta, table_of("aten::isin", "Tensor_Tensor_out")))
isin_Tensor_Scalar = explicit_non_functional("isin.Tensor_Scalar", default_functional_4(tensor_compare.isin_Tensor_Scalar_meta, table_of("aten::isin", "Tensor_Scalar_out")))
isin_Scalar_Tensor = explicit_non_functional("isin.Scalar_Tensor", default_functional_4(tensor_compare.isin_Scalar_Tensor_meta, table_of("aten::isin", "Scalar_Tensor_out")))
addmv = explicit_non_functional("addmv", default_functional_5(blas.addmv_meta, table_of("aten::addmv", "out")))
addmv_ = explicit_non_functional("addmv_", default_inplace_5(table_of("aten::addmv", "out")))
baddbmm = explicit_non_functional("baddbmm", default_functional_5(blas.baddbmm_meta, table_of("aten::baddbmm", "out")))
baddbmm_ = explicit_non_functional("baddbmm_", default_inplace_5(table_of("aten::baddbmm", "out")))
linalg_cross = explicit_non_functional("linalg_cross", default_functional_3(cross_ops.linalg_cross_meta, table_of("aten::linalg_cross", "out")))


_linalg_lu_factor_ex_table = table_of("aten::linalg_lu_factor_ex", "out")
# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
@explicit_non_functional("linalg_lu_factor_ex")
def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = batch_linear_algebra.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_lu_factor_ex_table[ks](ks, A, pivot, check_errors, LU, pivots, info)
    return LU, pivots, info


_linalg_lu_table = table_of("aten::linalg_lu", "out")
# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
@explicit_non_functional("linalg_lu")
def linalg_lu(ks, A, pivot):
    it = batch_linear_algebra.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_lu_table[ks](ks, A, pivot, P, L, U)
    return P, L, U


_lu_unpack_table = table_of("aten::lu_unpack", "out")
# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
@explicit_non_functional("lu_unpack")
def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = batch_linear_algebra.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _lu_unpack_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U)
    return P, L, U


linalg_lu_solve = explicit_non_functional("linalg_lu_solve", default_functional_5(batch_linear_algebra.linalg_lu_solve_meta, table_of("aten::linalg_lu_solve", "out")))


_linalg_ldl_factor_ex_table = table_of("aten::linalg_ldl_factor_ex", "out")
# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
@explicit_non_functional("linalg_ldl_factor_ex")
def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = batch_linear_algebra.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_ldl_factor_ex_table[ks](ks, self, hermitian, check_errors, LD, pivots, info)
    return LD, pivots, info


linalg_ldl_solve = explicit_non_functional("linalg_ldl_solve", default_functional_4(batch_linear_algebra.linalg_ldl_solve_meta, table_of("aten::linalg_ldl_solve", "out")))


__linalg_solve_ex_table = table_of("aten::_linalg_solve_ex", "result")
# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
@explicit_non_functional("_linalg_solve_ex")
def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = batch_linear_algebra._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_solve_ex_table[ks](ks, A, B, left, check_errors, result, LU, pivots, info)
    return result, LU, pivots, info


_linalg_inv_ex_table = table_of("aten::linalg_inv_ex", "inverse")
# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
@explicit_non_functional("linalg_inv_ex")
def linalg_inv_ex(ks, A, check_errors):
    it = batch_linear_algebra.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_inv_ex_table[ks](ks, A, check_errors, inverse, info)
    return inverse, info


_triangular_solve_table = table_of("aten::triangular_solve", "X")
# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
@explicit_non_functional("triangular_solve")
def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = batch_linear_algebra.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _triangular_solve_table[ks](ks, self, A, upper, transpose, unitriangular, solution, cloned_coefficient)
    return solution, cloned_coefficient


__linalg_det_table = table_of("aten::_linalg_det", "result")
# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
@explicit_non_functional("_linalg_det")
def _linalg_det(ks, A):
    it = linear_algebra._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_det_table[ks](ks, A, result, LU, pivots)
    return result, LU, pivots


__linalg_slogdet_table = table_of("aten::_linalg_slogdet", "sign")
# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
@explicit_non_functional("_linalg_slogdet")
def _linalg_slogdet(ks, A):
    it = linear_algebra._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_slogdet_table[ks](ks, A, sign, logabsdet, LU, pivots)
    return sign, logabsdet, LU, pivots


_linalg_cholesky_ex_table = table_of("aten::linalg_cholesky_ex", "L")
# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
@explicit_non_functional("linalg_cholesky_ex")
def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = batch_linear_algebra.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_cholesky_ex_table[ks](ks, self, upper, check_errors, L, info)
    return L, info


_linalg_qr_table = table_of("aten::linalg_qr", "out")
# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
@explicit_non_functional("linalg_qr")
def linalg_qr(ks, A, mode):
    it = batch_linear_algebra_svd.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_qr_table[ks](ks, A, mode, Q, R)
    return Q, R


__linalg_svd_table = table_of("aten::_linalg_svd", "U")
# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
@explicit_non_functional("_linalg_svd")
def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = batch_linear_algebra_svd._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_svd_table[ks](ks, A, full_matrices, compute_uv, driver, U, S, Vh)
    return U, S, Vh


__linalg_eigh_table = table_of("aten::_linalg_eigh", "eigenvalues")
# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
@explicit_non_functional("_linalg_eigh")
def _linalg_eigh(ks, A, UPLO, compute_v):
    it = batch_linear_algebra_svd._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_eigh_table[ks](ks, A, UPLO, compute_v, eigenvalues, eigenvectors)
    return eigenvalues, eigenvectors


linalg_pinv_atol_rtol_tensor = explicit_non_functional("linalg_pinv.atol_rtol_tensor", new_4(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_tensor))
scatter_src = explicit_non_functional("scatter.src", default_functional_4(tensor_advanced_indexing_scatter.scatter_src_meta, table_of("aten::scatter", "src_out")))
scatter__src = explicit_non_functional("scatter_.src", default_inplace_4(table_of("aten::scatter", "src_out")))
scatter_value = explicit_non_functional("scatter.value", default_functional_4(tensor_advanced_indexing_scatter.scatter_value_meta, table_of("aten::scatter", "value_out")))
scatter__value = explicit_non_functional("scatter_.value", default_inplace_4(table_of("aten::scatter", "value_out")))
scatter_dot_reduce = explicit_non_functional("scatter.reduce", default_functional_5(tensor_advanced_indexing_scatter.scatter_reduce_meta, table_of("aten::scatter", "reduce_out")))
scatter__reduce = explicit_non_functional("scatter_.reduce", default_inplace_5(table_of("aten::scatter", "reduce_out")))
scatter_value_reduce = explicit_non_functional("scatter.value_reduce", default_functional_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta, table_of("aten::scatter", "value_reduce_out")))
scatter__value_reduce = explicit_non_functional("scatter_.value_reduce", default_inplace_5(table_of("aten::scatter", "value_reduce_out")))
scatter_add = explicit_non_functional("scatter_add", default_functional_4(tensor_advanced_indexing_scatter.scatter_add_meta, table_of("aten::scatter_add", "out")))
scatter_add_ = explicit_non_functional("scatter_add_", default_inplace_4(table_of("aten::scatter_add", "out")))
scatter_reduce_two = explicit_non_functional("scatter_reduce.two", default_functional_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta, table_of("aten::scatter_reduce", "two_out")))
scatter_reduce__two = explicit_non_functional("scatter_reduce_.two", default_inplace_6(table_of("aten::scatter_reduce", "two_out")))
index_add = explicit_non_functional("index_add", default_functional_5(tensor_advanced_indexing_scatter.index_add_meta, table_of("aten::index_add", "out")))
index_add_ = explicit_non_functional("index_add_", default_inplace_5(table_of("aten::index_add", "out")))
tril = explicit_non_functional("tril", default_functional_2(triangular_ops.tril_meta, table_of("aten::tril", "out")))
tril_ = explicit_non_functional("tril_", default_inplace_2(table_of("aten::tril", "out")))
triu = explicit_non_functional("triu", default_functional_2(triangular_ops.triu_meta, table_of("aten::triu", "out")))
triu_ = explicit_non_functional("triu_", default_inplace_2(table_of("aten::triu", "out")))
diag_embed = explicit_non_functional("diag_embed", new_4(tensor_transformations.diag_embed))
diagonal_copy = explicit_non_functional("diagonal_copy", new_4(tensor_shape_view_copy.diagonal_copy))
as_strided_ = explicit_non_functional("as_strided_", forward_4(tensor_shape.as_strided_))
select_scatter = explicit_non_functional("select_scatter", new_4(tensor_shape_view_copy.select_scatter))
slice_scatter = explicit_non_functional("slice_scatter", new_6(tensor_shape_view_copy.slice_scatter))
diagonal_scatter = explicit_non_functional("diagonal_scatter", new_5(tensor_shape_view_copy.diagonal_scatter))
as_strided_scatter = explicit_non_functional("as_strided_scatter", new_5(tensor_shape_view_copy.as_strided_scatter))
index_copy = explicit_non_functional("index_copy", default_functional_4(tensor_advanced_indexing_scatter.index_copy_meta, table_of("aten::index_copy", "out")))
index_copy_ = explicit_non_functional("index_copy_", default_inplace_4(table_of("aten::index_copy", "out")))
index_reduce = explicit_non_functional("index_reduce", default_functional_6(tensor_advanced_indexing_scatter.index_reduce_meta, table_of("aten::index_reduce", "out")))
index_reduce_ = explicit_non_functional("index_reduce_", default_inplace_6(table_of("aten::index_reduce", "out")))
alias_copy = explicit_non_functional("alias_copy", new_1(tensor_shape_view_copy.alias_copy))
_reshape_alias_copy = explicit_non_functional("_reshape_alias_copy", new_3(tensor_shape_view_copy.reshape_alias_copy))
as_strided_copy = explicit_non_functional("as_strided_copy", new_4(tensor_shape_view_copy.as_strided_copy))
detach_copy = explicit_non_functional("detach_copy", new_1(tensor_shape_view_copy.detach_copy))
expand_copy = explicit_non_functional("expand_copy", new_3(tensor_shape_view_copy.expand_copy))
permute_copy = explicit_non_functional("permute_copy", new_2(tensor_shape_view_copy.permute_copy))
select_copy_int = explicit_non_functional("select_copy.int", new_3(tensor_shape_view_copy.select_copy))
slice_copy_Tensor = explicit_non_functional("slice_copy.Tensor", new_5(tensor_shape_view_copy.slice_copy))
squeeze_copy = explicit_non_functional("squeeze_copy", new_1(tensor_shape_view_copy.squeeze_copy))
squeeze_copy_dim = explicit_non_functional("squeeze_copy.dim", new_2(tensor_shape_view_copy.squeeze_copy_dim))
squeeze_copy_dims = explicit_non_functional("squeeze_copy.dims", new_2(tensor_shape_view_copy.squeeze_copy_dims))
t_copy = explicit_non_functional("t_copy", new_1(tensor_shape_view_copy.t_copy))
transpose_copy_int = explicit_non_functional("transpose_copy.int", new_3(tensor_shape_view_copy.transpose_copy))
unfold_copy = explicit_non_functional("unfold_copy", new_4(tensor_shape_view_copy.unfold_copy))
unsqueeze_copy = explicit_non_functional("unsqueeze_copy", new_2(tensor_shape_view_copy.unsqueeze_copy))
view_copy = explicit_non_functional("view_copy", new_2(tensor_shape_view_copy.view_copy))
view_copy_dtype = explicit_non_functional("view_copy.dtype", new_2(tensor_shape_view_copy.view_copy_dtype))
split_copy_Tensor = explicit_non_functional("split_copy.Tensor", new_3(tensor_shape_view_copy.split_copy))
split_with_sizes_copy = explicit_non_functional("split_with_sizes_copy", new_3(tensor_shape_view_copy.split_with_sizes_copy))
unbind_copy_int = explicit_non_functional("unbind_copy.int", new_2(tensor_shape_view_copy.unbind_copy))
im2col = explicit_non_functional("im2col", default_functional_5(im2col_ops.im2col_meta, table_of("aten::im2col", "out")))
col2im = explicit_non_functional("col2im", default_functional_6(im2col_ops.col2im_meta, table_of("aten::col2im", "out")))


_max_pool2d_with_indices_table = table_of("aten::max_pool2d_with_indices", "out")
# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@explicit_non_functional("max_pool2d_with_indices")
def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool2d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool2d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, result0, result1)
    return result0, result1


max_pool2d_with_indices_backward = explicit_non_functional("max_pool2d_with_indices_backward", default_functional_8(dilated_max_pool2d.max_pool2d_with_indices_backward_meta, table_of("aten::max_pool2d_with_indices_backward", "grad_input")))


_max_pool3d_with_indices_table = table_of("aten::max_pool3d_with_indices", "out")
# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@explicit_non_functional("max_pool3d_with_indices")
def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool3d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool3d_with_indices_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, result0, result1)
    return result0, result1


max_pool3d_with_indices_backward = explicit_non_functional("max_pool3d_with_indices_backward", default_functional_8(dilated_max_pool2d.max_pool3d_with_indices_backward_meta, table_of("aten::max_pool3d_with_indices_backward", "grad_input")))
avg_pool2d = explicit_non_functional("avg_pool2d", default_functional_7(average_pool2d.avg_pool2d_meta, table_of("aten::avg_pool2d", "out")))
avg_pool2d_backward = explicit_non_functional("avg_pool2d_backward", default_functional_8(average_pool2d.avg_pool2d_backward_meta, table_of("aten::avg_pool2d_backward", "grad_input")))
avg_pool3d = explicit_non_functional("avg_pool3d", default_functional_7(average_pool2d.avg_pool3d_meta, table_of("aten::avg_pool3d", "out")))
avg_pool3d_backward = explicit_non_functional("avg_pool3d_backward", default_functional_8(average_pool2d.avg_pool3d_backward_meta, table_of("aten::avg_pool3d_backward", "grad_input")))


_adaptive_max_pool2d_table = table_of("aten::adaptive_max_pool2d", "out")
# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
@explicit_non_functional("adaptive_max_pool2d")
def adaptive_max_pool2d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool2d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool2d_table[ks](ks, self, output_size, result0, result1)
    return result0, result1


adaptive_max_pool2d_backward = explicit_non_functional("adaptive_max_pool2d_backward", default_functional_3(adaptive_pooling.adaptive_max_pool2d_backward_meta, table_of("aten::adaptive_max_pool2d_backward", "grad_input")))


_adaptive_max_pool3d_table = table_of("aten::adaptive_max_pool3d", "out")
# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
@explicit_non_functional("adaptive_max_pool3d")
def adaptive_max_pool3d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool3d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool3d_table[ks](ks, self, output_size, result0, result1)
    return result0, result1


adaptive_max_pool3d_backward = explicit_non_functional("adaptive_max_pool3d_backward", default_functional_3(adaptive_pooling.adaptive_max_pool3d_backward_meta, table_of("aten::adaptive_max_pool3d_backward", "grad_input")))
max_unpool2d = explicit_non_functional("max_unpool2d", default_functional_3(max_unpooling.max_unpool2d_meta, table_of("aten::max_unpool2d", "out")))
max_unpool3d = explicit_non_functional("max_unpool3d", default_functional_5(max_unpooling.max_unpool3d_meta, table_of("aten::max_unpool3d", "out")))


_fractional_max_pool2d_table = table_of("aten::fractional_max_pool2d", "output")
# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
@explicit_non_functional("fractional_max_pool2d")
def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool2d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool2d_table[ks](ks, self, kernel_size, output_size, random_samples, result0, result1)
    return result0, result1


fractional_max_pool2d_backward = explicit_non_functional("fractional_max_pool2d_backward", default_functional_5(fractional_max_pool2d_ops.fractional_max_pool2d_backward_meta, table_of("aten::fractional_max_pool2d_backward", "grad_input")))


_fractional_max_pool3d_table = table_of("aten::fractional_max_pool3d", "output")
# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
@explicit_non_functional("fractional_max_pool3d")
def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool3d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool3d_table[ks](ks, self, kernel_size, output_size, random_samples, result0, result1)
    return result0, result1


fractional_max_pool3d_backward = explicit_non_functional("fractional_max_pool3d_backward", default_functional_5(fractional_max_pool2d_ops.fractional_max_pool3d_backward_meta, table_of("aten::fractional_max_pool3d_backward", "grad_input")))
upsample_nearest1d = explicit_non_functional("upsample_nearest1d", default_functional_3(up_sample.upsample_nearest1d_meta, table_of("aten::upsample_nearest1d", "out")))
upsample_nearest2d = explicit_non_functional("upsample_nearest2d", default_functional_4(up_sample.upsample_nearest2d_meta, table_of("aten::upsample_nearest2d", "out")))
upsample_nearest3d = explicit_non_functional("upsample_nearest3d", default_functional_5(up_sample.upsample_nearest3d_meta, table_of("aten::upsample_nearest3d", "out")))
upsample_linear1d = explicit_non_functional("upsample_linear1d", default_functional_4(up_sample.upsample_linear1d_meta, table_of("aten::upsample_linear1d", "out")))
upsample_bilinear2d = explicit_non_functional("upsample_bilinear2d", default_functional_5(up_sample.upsample_bilinear2d_meta, table_of("aten::upsample_bilinear2d", "out")))
upsample_trilinear3d = explicit_non_functional("upsample_trilinear3d", default_functional_6(up_sample.upsample_trilinear3d_meta, table_of("aten::upsample_trilinear3d", "out")))
upsample_bicubic2d = explicit_non_functional("upsample_bicubic2d", default_functional_5(up_sample.upsample_bicubic2d_meta, table_of("aten::upsample_bicubic2d", "out")))
_upsample_nearest_exact1d = explicit_non_functional("_upsample_nearest_exact1d", default_functional_3(up_sample._upsample_nearest_exact1d_meta, table_of("aten::_upsample_nearest_exact1d", "out")))
_upsample_nearest_exact2d = explicit_non_functional("_upsample_nearest_exact2d", default_functional_4(up_sample._upsample_nearest_exact2d_meta, table_of("aten::_upsample_nearest_exact2d", "out")))
_upsample_nearest_exact3d = explicit_non_functional("_upsample_nearest_exact3d", default_functional_5(up_sample._upsample_nearest_exact3d_meta, table_of("aten::_upsample_nearest_exact3d", "out")))
_upsample_bilinear2d_aa = explicit_non_functional("_upsample_bilinear2d_aa", default_functional_5(up_sample._upsample_bilinear2d_aa_meta, table_of("aten::_upsample_bilinear2d_aa", "out")))
_upsample_bicubic2d_aa = explicit_non_functional("_upsample_bicubic2d_aa", default_functional_5(up_sample._upsample_bicubic2d_aa_meta, table_of("aten::_upsample_bicubic2d_aa", "out")))
upsample_nearest1d_backward = explicit_non_functional("upsample_nearest1d_backward", default_functional_4(up_sample.upsample_nearest1d_backward_meta, table_of("aten::upsample_nearest1d_backward", "grad_input")))
upsample_nearest2d_backward = explicit_non_functional("upsample_nearest2d_backward", default_functional_5(up_sample.upsample_nearest2d_backward_meta, table_of("aten::upsample_nearest2d_backward", "grad_input")))
upsample_nearest3d_backward = explicit_non_functional("upsample_nearest3d_backward", default_functional_6(up_sample.upsample_nearest3d_backward_meta, table_of("aten::upsample_nearest3d_backward", "grad_input")))
upsample_linear1d_backward = explicit_non_functional("upsample_linear1d_backward", default_functional_5(up_sample.upsample_linear1d_backward_meta, table_of("aten::upsample_linear1d_backward", "grad_input")))
upsample_bilinear2d_backward = explicit_non_functional("upsample_bilinear2d_backward", default_functional_6(up_sample.upsample_bilinear2d_backward_meta, table_of("aten::upsample_bilinear2d_backward", "grad_input")))
upsample_trilinear3d_backward = explicit_non_functional("upsample_trilinear3d_backward", default_functional_7(up_sample.upsample_trilinear3d_backward_meta, table_of("aten::upsample_trilinear3d_backward", "grad_input")))
upsample_bicubic2d_backward = explicit_non_functional("upsample_bicubic2d_backward", default_functional_6(up_sample.upsample_bicubic2d_backward_meta, table_of("aten::upsample_bicubic2d_backward", "grad_input")))
_upsample_nearest_exact1d_backward = explicit_non_functional("_upsample_nearest_exact1d_backward", default_functional_4(up_sample._upsample_nearest_exact1d_backward_meta, table_of("aten::_upsample_nearest_exact1d_backward", "grad_input")))
_upsample_nearest_exact2d_backward = explicit_non_functional("_upsample_nearest_exact2d_backward", default_functional_5(up_sample._upsample_nearest_exact2d_backward_meta, table_of("aten::_upsample_nearest_exact2d_backward", "grad_input")))
_upsample_nearest_exact3d_backward = explicit_non_functional("_upsample_nearest_exact3d_backward", default_functional_6(up_sample._upsample_nearest_exact3d_backward_meta, table_of("aten::_upsample_nearest_exact3d_backward", "grad_input")))
_upsample_bilinear2d_aa_backward = explicit_non_functional("_upsample_bilinear2d_aa_backward", default_functional_6(up_sample._upsample_bilinear2d_aa_backward_meta, table_of("aten::_upsample_bilinear2d_aa_backward", "grad_input")))
_upsample_bicubic2d_aa_backward = explicit_non_functional("_upsample_bicubic2d_aa_backward", default_functional_6(up_sample._upsample_bicubic2d_aa_backward_meta, table_of("aten::_upsample_bicubic2d_aa_backward", "grad_input")))
reflection_pad1d = explicit_non_functional("reflection_pad1d", default_functional_2(padding_ops.reflection_pad1d_meta, table_of("aten::reflection_pad1d", "out")))
reflection_pad2d = explicit_non_functional("reflection_pad2d", default_functional_2(padding_ops.reflection_pad2d_meta, table_of("aten::reflection_pad2d", "out")))
reflection_pad3d = explicit_non_functional("reflection_pad3d", default_functional_2(padding_ops.reflection_pad3d_meta, table_of("aten::reflection_pad3d", "out")))
replication_pad1d = explicit_non_functional("replication_pad1d", default_functional_2(padding_ops.replication_pad1d_meta, table_of("aten::replication_pad1d", "out")))
replication_pad2d = explicit_non_functional("replication_pad2d", default_functional_2(padding_ops.replication_pad2d_meta, table_of("aten::replication_pad2d", "out")))
replication_pad3d = explicit_non_functional("replication_pad3d", default_functional_2(padding_ops.replication_pad3d_meta, table_of("aten::replication_pad3d", "out")))
reflection_pad1d_backward = explicit_non_functional("reflection_pad1d_backward", default_functional_3(padding_ops.reflection_pad1d_backward_meta, table_of("aten::reflection_pad1d_backward", "grad_input")))
reflection_pad2d_backward = explicit_non_functional("reflection_pad2d_backward", default_functional_3(padding_ops.reflection_pad2d_backward_meta, table_of("aten::reflection_pad2d_backward", "grad_input")))
reflection_pad3d_backward = explicit_non_functional("reflection_pad3d_backward", default_functional_3(padding_ops.reflection_pad3d_backward_meta, table_of("aten::reflection_pad3d_backward", "grad_input")))
replication_pad1d_backward = explicit_non_functional("replication_pad1d_backward", default_functional_3(padding_ops.replication_pad1d_backward_meta, table_of("aten::replication_pad1d_backward", "grad_input")))
replication_pad2d_backward = explicit_non_functional("replication_pad2d_backward", default_functional_3(padding_ops.replication_pad2d_backward_meta, table_of("aten::replication_pad2d_backward", "grad_input")))
replication_pad3d_backward = explicit_non_functional("replication_pad3d_backward", default_functional_3(padding_ops.replication_pad3d_backward_meta, table_of("aten::replication_pad3d_backward", "grad_input")))
bernoulli_p = explicit_non_functional("bernoulli.p", new_3(distribution_templates.bernoulli_p))
special_airy_ai = explicit_non_functional("special_airy_ai", default_functional_1(unary_ops.special_airy_ai_meta, table_of("aten::special_airy_ai", "out")))
special_bessel_j0 = explicit_non_functional("special_bessel_j0", default_functional_1(unary_ops.special_bessel_j0_meta, table_of("aten::special_bessel_j0", "out")))
special_bessel_j1 = explicit_non_functional("special_bessel_j1", default_functional_1(unary_ops.special_bessel_j1_meta, table_of("aten::special_bessel_j1", "out")))
special_bessel_y0 = explicit_non_functional("special_bessel_y0", default_functional_1(unary_ops.special_bessel_y0_meta, table_of("aten::special_bessel_y0", "out")))
special_bessel_y1 = explicit_non_functional("special_bessel_y1", default_functional_1(unary_ops.special_bessel_y1_meta, table_of("aten::special_bessel_y1", "out")))
special_modified_bessel_i0 = explicit_non_functional("special_modified_bessel_i0", default_functional_1(unary_ops.special_modified_bessel_i0_meta, table_of("aten::special_modified_bessel_i0", "out")))
special_modified_bessel_i1 = explicit_non_functional("special_modified_bessel_i1", default_functional_1(unary_ops.special_modified_bessel_i1_meta, table_of("aten::special_modified_bessel_i1", "out")))
special_modified_bessel_k0 = explicit_non_functional("special_modified_bessel_k0", default_functional_1(unary_ops.special_modified_bessel_k0_meta, table_of("aten::special_modified_bessel_k0", "out")))
special_modified_bessel_k1 = explicit_non_functional("special_modified_bessel_k1", default_functional_1(unary_ops.special_modified_bessel_k1_meta, table_of("aten::special_modified_bessel_k1", "out")))
special_scaled_modified_bessel_k0 = explicit_non_functional("special_scaled_modified_bessel_k0", default_functional_1(unary_ops.special_scaled_modified_bessel_k0_meta, table_of("aten::special_scaled_modified_bessel_k0", "out")))
special_scaled_modified_bessel_k1 = explicit_non_functional("special_scaled_modified_bessel_k1", default_functional_1(unary_ops.special_scaled_modified_bessel_k1_meta, table_of("aten::special_scaled_modified_bessel_k1", "out")))
special_spherical_bessel_j0 = explicit_non_functional("special_spherical_bessel_j0", default_functional_1(unary_ops.special_spherical_bessel_j0_meta, table_of("aten::special_spherical_bessel_j0", "out")))
special_chebyshev_polynomial_t = explicit_non_functional("special_chebyshev_polynomial_t", default_functional_2(binary_ops_math.special_chebyshev_polynomial_t_meta, table_of("aten::special_chebyshev_polynomial_t", "out")))
special_chebyshev_polynomial_u = explicit_non_functional("special_chebyshev_polynomial_u", default_functional_2(binary_ops_math.special_chebyshev_polynomial_u_meta, table_of("aten::special_chebyshev_polynomial_u", "out")))
special_chebyshev_polynomial_v = explicit_non_functional("special_chebyshev_polynomial_v", default_functional_2(binary_ops_math.special_chebyshev_polynomial_v_meta, table_of("aten::special_chebyshev_polynomial_v", "out")))
special_chebyshev_polynomial_w = explicit_non_functional("special_chebyshev_polynomial_w", default_functional_2(binary_ops_math.special_chebyshev_polynomial_w_meta, table_of("aten::special_chebyshev_polynomial_w", "out")))
special_shifted_chebyshev_polynomial_t = explicit_non_functional("special_shifted_chebyshev_polynomial_t", default_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_meta, table_of("aten::special_shifted_chebyshev_polynomial_t", "out")))
special_shifted_chebyshev_polynomial_u = explicit_non_functional("special_shifted_chebyshev_polynomial_u", default_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_meta, table_of("aten::special_shifted_chebyshev_polynomial_u", "out")))
special_shifted_chebyshev_polynomial_v = explicit_non_functional("special_shifted_chebyshev_polynomial_v", default_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_meta, table_of("aten::special_shifted_chebyshev_polynomial_v", "out")))
special_shifted_chebyshev_polynomial_w = explicit_non_functional("special_shifted_chebyshev_polynomial_w", default_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_meta, table_of("aten::special_shifted_chebyshev_polynomial_w", "out")))
special_hermite_polynomial_h = explicit_non_functional("special_hermite_polynomial_h", default_functional_2(binary_ops_math.special_hermite_polynomial_h_meta, table_of("aten::special_hermite_polynomial_h", "out")))
special_hermite_polynomial_he = explicit_non_functional("special_hermite_polynomial_he", default_functional_2(binary_ops_math.special_hermite_polynomial_he_meta, table_of("aten::special_hermite_polynomial_he", "out")))
special_laguerre_polynomial_l = explicit_non_functional("special_laguerre_polynomial_l", default_functional_2(binary_ops_math.special_laguerre_polynomial_l_meta, table_of("aten::special_laguerre_polynomial_l", "out")))
special_legendre_polynomial_p = explicit_non_functional("special_legendre_polynomial_p", default_functional_2(binary_ops_math.special_legendre_polynomial_p_meta, table_of("aten::special_legendre_polynomial_p", "out")))
empty_like = explicit("empty_like", forward_6(tensor_factories.empty_like))
new_empty = explicit("new_empty", new_6(tensor_factories.new_empty))


# zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
@explicit("zeros")
def zeros(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.zeros(size, dtype, layout, device, pin_memory)


# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
@explicit("zeros.out")
def zeros_out(ks, size, out):
    return tensor_factories.zeros_out(size, out)


zeros_like = explicit("zeros_like", new_6(tensor_factories.zeros_like))
new_zeros = explicit("new_zeros", new_6(tensor_factories.new_zeros))


# ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
@explicit("ones")
def ones(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.ones(size, dtype, layout, device, pin_memory)


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
@explicit("ones.out")
def ones_out(ks, size, out):
    return tensor_factories.ones_out(size, out)


ones_like = explicit("ones_like", new_6(tensor_factories.ones_like))
new_ones = explicit("new_ones", new_6(tensor_factories.new_ones))
full = explicit("full", forward_6(tensor_factories.full))
full_out = explicit("full.out", forward_3(tensor_factories.full_out))
full_like = explicit("full_like", new_7(tensor_factories.full_like))
new_full = explicit("new_full", new_7(tensor_factories.new_full))
scalar_tensor = explicit("scalar_tensor", forward_5(tensor_factories.scalar_tensor))
arange = explicit("arange", forward_5(tensor_factories.arange))
arange_out = explicit("arange.out", forward_2(tensor_factories.arange_out))
arange_start = explicit("arange.start", forward_6(tensor_factories.arange_start))
arange_start_step = explicit("arange.start_step", forward_7(tensor_factories.arange_start_step))
eye = explicit("eye", forward_5(tensor_factories.eye))
eye_m = explicit("eye.m", forward_6(tensor_factories.eye_m))


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


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
@explicit("sum")
def sum(ks, self, dtype):
    return as_new(reduce_ops.sum(self, dtype))


# mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
@explicit("mean")
def mean(ks, self, dtype):
    return as_new(reduce_ops.mean(self, dtype))


# mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@explicit("mean.dtype_out")
def mean_dtype_out(ks, self, dtype, out):
    return reduce_ops.mean_dtype_out(self, dtype, out)


allclose = explicit("allclose", forward_5(binary_ops.allclose))
mv = explicit("mv", forward_2(linear_algebra.mv))
mv_out = explicit("mv.out", forward_3(linear_algebra.mv_out))
dot_out = explicit("dot.out", forward_3(linear_algebra.dot_out))


# t(Tensor(a) self) -> Tensor(a)
@explicit("t")
def t(ks, self):
    return tensor_shape.t(self)


t_ = explicit("t_", forward_1(tensor_shape.t_))


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
@explicit("transpose.int")
def transpose_int(ks, self, dim0, dim1):
    return tensor_shape.transpose(self, dim0, dim1)


transpose_ = explicit("transpose_", forward_3(tensor_shape.transpose_))
permute = explicit("permute", forward_2(tensor_shape.permute))


# view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
@explicit("view.dtype")
def view_dtype(ks, self, dtype):
    return tensor_shape.view_dtype(self, dtype)


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
@explicit("expand")
def expand(ks, self, size, implicit):
    return tensor_shape.expand(self, size, implicit)


squeeze = explicit("squeeze", forward_1(tensor_shape.squeeze))
squeeze_ = explicit("squeeze_", forward_1(tensor_shape.squeeze_))
squeeze_dim = explicit("squeeze.dim", forward_2(tensor_shape.squeeze_dim))
squeeze__dim = explicit("squeeze_.dim", forward_2(tensor_shape.squeeze__dim))
squeeze_dims = explicit("squeeze.dims", forward_2(tensor_shape.squeeze_dims))
squeeze__dims = explicit("squeeze_.dims", forward_2(tensor_shape.squeeze__dims))
unsqueeze = explicit("unsqueeze", forward_2(tensor_shape.unsqueeze))
unsqueeze_ = explicit("unsqueeze_", forward_2(tensor_shape.unsqueeze_))


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
@explicit("select.int")
def select_int(ks, self, dim, index):
    return tensor_shape.select(self, dim, index)


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
@explicit("slice.Tensor")
def slice_Tensor(ks, self, dim, start, end, step):
    return tensor_shape.slice(self, dim, start, end, step)


diagonal = explicit("diagonal", forward_4(tensor_shape.diagonal))
alias = explicit("alias", forward_1(tensor_shape.alias))
lift_fresh = explicit("lift_fresh", forward_1(tensor_shape.lift_fresh))
detach = explicit("detach", forward_1(tensor_shape.alias))
unbind_int = explicit("unbind.int", forward_2(tensor_shape.unbind))
split_Tensor = explicit("split.Tensor", forward_3(tensor_shape.split_Tensor))
split_with_sizes = explicit("split_with_sizes", forward_3(tensor_shape.split_with_sizes))
_unsafe_view = explicit("_unsafe_view", forward_2(tensor_shape.unsafe_view))
stack = explicit("stack", new_2(tensor_shape_cat.stack))
stack_out = explicit("stack.out", forward_3(tensor_shape_cat.stack_out))
slice_backward = explicit("slice_backward", new_6(tensor_shape.slice_backward))
diagonal_backward = explicit("diagonal_backward", new_5(tensor_shape.diagonal_backward))


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
@explicit("copy_")
def copy_(ks, self, src, non_blocking):
    return copy_ops.copy_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
@explicit("clone")
def clone(ks, self, memory_format):
    return copy_ops.clone(self, memory_format)


_to_copy = explicit("_to_copy", new_7(copy_ops._to_copy))
fill_Scalar = explicit("fill.Scalar", new_2(fill_ops.fill_Scalar))
fill_Tensor = explicit("fill.Tensor", new_2(fill_ops.fill_Tensor))
zero = explicit("zero", new_1(native_function_generation.zero))
resize = explicit("resize", new_3(native_function_generation.resize_functional))
index_put = explicit("index_put", new_4(tensor_advanced_indexing.index_put))
index_put_ = explicit("index_put_", forward_4(tensor_advanced_indexing.index_put_))
_index_put_impl = explicit("_index_put_impl", new_5(native_function_generation._index_put_impl))
_unsafe_index_Tensor = explicit("_unsafe_index.Tensor", new_2(tensor_advanced_indexing._unsafe_index))
_unsafe_index_put = explicit("_unsafe_index_put", new_4(tensor_advanced_indexing._unsafe_index_put))
_unsafe_masked_index = explicit("_unsafe_masked_index", new_4(tensor_advanced_indexing._unsafe_masked_index))
_unsafe_masked_index_put_accumulate = explicit("_unsafe_masked_index_put_accumulate", new_4(tensor_advanced_indexing._unsafe_masked_index_put_accumulate))
masked_fill_Scalar = explicit("masked_fill.Scalar", forward_3(tensor_advanced_indexing.masked_fill))
masked_fill_Tensor = explicit("masked_fill.Tensor", forward_3(tensor_advanced_indexing.masked_fill))
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
special_xlog1py_self_scalar = explicit("special_xlog1py.self_scalar", new_2(binary_ops_math.special_xlog1py_self_scalar))
special_xlog1py_other_scalar = explicit("special_xlog1py.other_scalar", new_2(binary_ops_math.special_xlog1py_other_scalar))
special_xlog1py_self_scalar_out = explicit("special_xlog1py.self_scalar_out", forward_3(binary_ops_math.special_xlog1py_self_scalar_out))
special_xlog1py_other_scalar_out = explicit("special_xlog1py.other_scalar_out", forward_3(binary_ops_math.special_xlog1py_other_scalar_out))
special_zeta_self_scalar = explicit("special_zeta.self_scalar", new_2(binary_ops_math.special_zeta_self_scalar))
special_zeta_other_scalar = explicit("special_zeta.other_scalar", new_2(binary_ops_math.special_zeta_other_scalar))
special_zeta_self_scalar_out = explicit("special_zeta.self_scalar_out", forward_3(binary_ops_math.special_zeta_self_scalar_out))
special_zeta_other_scalar_out = explicit("special_zeta.other_scalar_out", forward_3(binary_ops_math.special_zeta_other_scalar_out))
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
celu = explicit("celu", new_2(activation_composites.celu))
celu_ = explicit("celu_", forward_2(activation_composites.celu_))


# softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
@explicit("softmax.int_out")
def softmax_int_out(ks, self, dim, dtype, out):
    return soft_max.softmax_int_out(self, dim, dtype, out)


log_softmax_int_out = explicit("log_softmax.int_out", forward_4(soft_max.log_softmax_int_out))
_safe_softmax = explicit("_safe_softmax", new_3(soft_max._safe_softmax))
rrelu_with_noise_functional = explicit("rrelu_with_noise_functional", new_6(native_function_generation.rrelu_with_noise_functional))
rrelu_with_noise_backward = explicit("rrelu_with_noise_backward", new_7(activation_rrelu.rrelu_with_noise_backward))
smooth_l1_loss_backward = explicit("smooth_l1_loss_backward", new_5(loss.smooth_l1_loss_backward))
huber_loss_backward = explicit("huber_loss_backward", new_5(loss.huber_loss_backward))
binary_cross_entropy_with_logits = explicit("binary_cross_entropy_with_logits", new_5(loss_composites.binary_cross_entropy_with_logits))
soft_margin_loss = explicit("soft_margin_loss", new_3(loss_composites.soft_margin_loss))
soft_margin_loss_out = explicit("soft_margin_loss.out", forward_4(loss_composites.soft_margin_loss_out))
soft_margin_loss_backward = explicit("soft_margin_loss_backward", new_4(loss_composites.soft_margin_loss_backward))
soft_margin_loss_backward_grad_input = explicit("soft_margin_loss_backward.grad_input", forward_5(loss_composites.soft_margin_loss_backward_grad_input))


# linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
@explicit("linear.out")
def linear_out(ks, input, weight, bias, out):
    return linear_ops.linear_out(input, weight, bias, out)


count_nonzero = explicit("count_nonzero", new_2(reduce_ops.count_nonzero))
logsumexp = explicit("logsumexp", new_3(reduce_ops.logsumexp))
norm_ScalarOpt_dtype = explicit("norm.ScalarOpt_dtype", new_3(reduce_ops.norm_ScalarOpt_dtype))
norm_Scalar = explicit("norm.Scalar", new_2(reduce_ops.norm_Scalar))
dist = explicit("dist", new_3(reduce_ops.dist))
cummax = explicit("cummax", new_2(reduce_ops_scan.cummax))
cummax_out = explicit("cummax.out", forward_4(reduce_ops_scan.cummax_out))
cummin = explicit("cummin", new_2(reduce_ops_scan.cummin))
cummin_out = explicit("cummin.out", forward_4(reduce_ops_scan.cummin_out))
logcumsumexp = explicit("logcumsumexp", new_2(reduce_ops_scan.logcumsumexp))
logcumsumexp_out = explicit("logcumsumexp.out", forward_3(reduce_ops_scan.logcumsumexp_out))
sort_values = explicit("sort.values", forward_5(sorting.sort_values))
sort = explicit("sort", new_3(sorting.sort))
kthvalue = explicit("kthvalue", new_4(sorting.kthvalue))
median_dim = explicit("median.dim", new_3(sorting.median_dim))
nanmedian_dim = explicit("nanmedian.dim", new_3(sorting.nanmedian_dim))
mode_values = explicit("mode.values", forward_5(sorting.mode_values))
_chunk_cat = explicit("_chunk_cat", new_3(tensor_shape_cat._chunk_cat))
_chunk_cat_out = explicit("_chunk_cat.out", forward_4(tensor_shape_cat._chunk_cat_out))
addr_ = explicit("addr_", forward_5(blas.addr_))
vdot_out = explicit("vdot.out", forward_3(blas.vdot_out))
_euclidean_dist = explicit("_euclidean_dist", new_2(distance._euclidean_dist))
_linalg_check_errors = explicit("_linalg_check_errors", new_3(batch_linear_algebra._linalg_check_errors))
cholesky_solve_out = explicit("cholesky_solve.out", forward_4(batch_linear_algebra.cholesky_solve_out))
cholesky_solve = explicit("cholesky_solve", new_3(batch_linear_algebra.cholesky_solve))
linalg_lstsq = explicit("linalg_lstsq", new_4(batch_linear_algebra_svd.linalg_lstsq))
linalg_pinv_atol_rtol_tensor_out = explicit("linalg_pinv.atol_rtol_tensor_out", forward_5(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_tensor_out))
index_fill_int_Scalar = explicit("index_fill.int_Scalar", new_4(tensor_advanced_indexing_scatter.index_fill))
index_fill_int_Tensor = explicit("index_fill.int_Tensor", new_4(tensor_advanced_indexing_scatter.index_fill_Tensor))
put = explicit("put", new_4(tensor_advanced_indexing_gather.put))
masked_scatter = explicit("masked_scatter", new_3(tensor_advanced_indexing_gather.masked_scatter))
masked_scatter_backward = explicit("masked_scatter_backward", new_3(tensor_advanced_indexing_gather.masked_scatter_backward))
repeat = explicit("repeat", new_2(tensor_transformations.repeat))
diagonal_copy_out = explicit("diagonal_copy.out", forward_5(tensor_shape_view_copy.diagonal_copy_out))
unsafe_split_Tensor = explicit("unsafe_split.Tensor", forward_3(tensor_shape_cat.unsafe_split))
unsafe_split_with_sizes = explicit("unsafe_split_with_sizes", forward_3(tensor_shape_cat.unsafe_split_with_sizes))
block_diag = explicit("block_diag", new_1(tensor_shape_cat.block_diag))
rot90 = explicit("rot90", new_3(repeat_ops.rot90))
constant_pad_nd = explicit("constant_pad_nd", new_3(repeat_ops.constant_pad_nd))
slice_scatter_out = explicit("slice_scatter.out", forward_7(tensor_shape_view_copy.slice_scatter_out))
resize_as_ = explicit("resize_as_", forward_3(tensor_shape.resize_as_))
resize_as = explicit("resize_as", new_3(native_function_generation.resize_as))
alias_copy_out = explicit("alias_copy.out", forward_2(tensor_shape_view_copy.alias_copy_out))
as_strided_copy_out = explicit("as_strided_copy.out", forward_5(tensor_shape_view_copy.as_strided_copy_out))
detach_copy_out = explicit("detach_copy.out", forward_2(tensor_shape_view_copy.detach_copy_out))
expand_copy_out = explicit("expand_copy.out", forward_4(tensor_shape_view_copy.expand_copy_out))
permute_copy_out = explicit("permute_copy.out", forward_3(tensor_shape_view_copy.permute_copy_out))
select_copy_int_out = explicit("select_copy.int_out", forward_4(tensor_shape_view_copy.select_copy_out))
slice_copy_Tensor_out = explicit("slice_copy.Tensor_out", forward_6(tensor_shape_view_copy.slice_copy_out))
squeeze_copy_out = explicit("squeeze_copy.out", forward_2(tensor_shape_view_copy.squeeze_copy_out))
squeeze_copy_dim_out = explicit("squeeze_copy.dim_out", forward_3(tensor_shape_view_copy.squeeze_copy_dim_out))
squeeze_copy_dims_out = explicit("squeeze_copy.dims_out", forward_3(tensor_shape_view_copy.squeeze_copy_dims_out))
t_copy_out = explicit("t_copy.out", forward_2(tensor_shape_view_copy.t_copy_out))
transpose_copy_int_out = explicit("transpose_copy.int_out", forward_4(tensor_shape_view_copy.transpose_copy_out))
unfold_copy_out = explicit("unfold_copy.out", forward_5(tensor_shape_view_copy.unfold_copy_out))
unsqueeze_copy_out = explicit("unsqueeze_copy.out", forward_3(tensor_shape_view_copy.unsqueeze_copy_out))
view_copy_out = explicit("view_copy.out", forward_3(tensor_shape_view_copy.view_copy_out))
view_copy_dtype_out = explicit("view_copy.dtype_out", forward_3(tensor_shape_view_copy.view_copy_dtype_out))
split_copy_Tensor_out = explicit("split_copy.Tensor_out", forward_4(tensor_shape_view_copy.split_copy_out))
split_with_sizes_copy_out = explicit("split_with_sizes_copy.out", forward_4(tensor_shape_view_copy.split_with_sizes_copy_out))
unbind_copy_int_out = explicit("unbind_copy.int_out", forward_3(tensor_shape_view_copy.unbind_copy_out))
conv_tbc = explicit("conv_tbc", new_4(convolution_tbc.conv_tbc))
convolution = explicit("convolution", new_9(convolution_ops.convolution))
convolution_backward = explicit("convolution_backward", new_11(convolution_ops.convolution_backward))
_convolution = explicit("_convolution", new_13(convolution_ops._convolution))
affine_grid_generator = explicit("affine_grid_generator", new_3(grid_sampler_ops.affine_grid_generator))
_native_batch_norm_legit_functional = explicit("_native_batch_norm_legit_functional", new_8(native_function_generation.native_batch_norm_legit_functional))
embedding = explicit("embedding", new_5(embedding_ops.embedding))
embedding_renorm = explicit("embedding_renorm", new_4(native_function_generation.embedding_renorm))
rand = explicit("rand", forward_5(tensor_factories_random.rand))
rand_generator = explicit("rand.generator", forward_6(tensor_factories_random.rand_generator))
rand_out = explicit("rand.out", forward_2(tensor_factories_random.rand_out))
rand_generator_out = explicit("rand.generator_out", forward_3(tensor_factories_random.rand_generator_out))
rand_like = explicit("rand_like", new_6(tensor_factories_random.rand_like))
rand_like_generator = explicit("rand_like.generator", new_7(tensor_factories_random.rand_like_generator))
randn = explicit("randn", forward_5(tensor_factories_random.randn))
randn_generator = explicit("randn.generator", forward_6(tensor_factories_random.randn_generator))
randn_like = explicit("randn_like", new_6(tensor_factories_random.randn_like))
randn_like_generator = explicit("randn_like.generator", new_7(tensor_factories_random.randn_like_generator))
randint = explicit("randint", forward_6(tensor_factories_random.randint))
randint_generator = explicit("randint.generator", forward_7(tensor_factories_random.randint_generator))
randint_low = explicit("randint.low", forward_7(tensor_factories_random.randint_low))
randint_low_generator = explicit("randint.low_generator", forward_8(tensor_factories_random.randint_low_generator))
randint_out = explicit("randint.out", forward_3(tensor_factories_random.randint_out))
randint_generator_out = explicit("randint.generator_out", forward_4(tensor_factories_random.randint_generator_out))
randint_low_out = explicit("randint.low_out", forward_4(tensor_factories_random.randint_low_out))
randint_low_generator_out = explicit("randint.low_generator_out", forward_5(tensor_factories_random.randint_low_generator_out))
randint_like = explicit("randint_like", new_7(tensor_factories_random.randint_like))
randint_like_generator = explicit("randint_like.generator", new_8(tensor_factories_random.randint_like_generator))
randint_like_Tensor = explicit("randint_like.Tensor", new_7(tensor_factories_random.randint_like_Tensor))
randint_like_Tensor_generator = explicit("randint_like.Tensor_generator", new_8(tensor_factories_random.randint_like_Tensor_generator))
randint_like_low_dtype = explicit("randint_like.low_dtype", new_8(tensor_factories_random.randint_like_low_dtype))
randint_like_low_generator_dtype = explicit("randint_like.low_generator_dtype", new_9(tensor_factories_random.randint_like_low_generator_dtype))
randperm = explicit("randperm", forward_5(tensor_factories_random.randperm))
randperm_generator = explicit("randperm.generator", forward_6(tensor_factories_random.randperm_generator))
randperm_out = explicit("randperm.out", forward_2(tensor_factories_random.randperm_out))
uniform = explicit("uniform", new_4(native_function_generation.uniform))
normal_functional = explicit("normal_functional", new_4(native_function_generation.normal_functional))
log_normal = explicit("log_normal", new_4(native_function_generation.log_normal))
exponential = explicit("exponential", new_3(native_function_generation.exponential))
cauchy = explicit("cauchy", new_4(native_function_generation.cauchy))
geometric = explicit("geometric", new_3(native_function_generation.geometric))
random = explicit("random", new_2(native_function_generation.random))
random_to = explicit("random.to", new_3(native_function_generation.random_to))
random_from = explicit("random.from", new_4(native_function_generation.random_from))
bernoulli_Tensor = explicit("bernoulli.Tensor", new_3(native_function_generation.bernoulli_Tensor))
bernoulli = explicit("bernoulli", new_2(distribution_templates.bernoulli))
normal_float_float = explicit("normal.float_float", forward_8(distribution_templates.normal_float_float))
normal_float_float_out = explicit("normal.float_float_out", forward_5(distribution_templates.normal_float_float_out))
linspace = explicit("linspace", forward_7(range_factories.linspace))
linspace_Tensor_Tensor = explicit("linspace.Tensor_Tensor", new_7(range_factories.linspace_Tensor_Tensor))
linspace_Tensor_Scalar = explicit("linspace.Tensor_Scalar", new_7(range_factories.linspace_Tensor_Scalar))
linspace_Scalar_Tensor = explicit("linspace.Scalar_Tensor", new_7(range_factories.linspace_Scalar_Tensor))
linspace_Tensor_Tensor_out = explicit("linspace.Tensor_Tensor_out", forward_4(range_factories.linspace_Tensor_Tensor_out))
linspace_Tensor_Scalar_out = explicit("linspace.Tensor_Scalar_out", forward_4(range_factories.linspace_Tensor_Scalar_out))
linspace_Scalar_Tensor_out = explicit("linspace.Scalar_Tensor_out", forward_4(range_factories.linspace_Scalar_Tensor_out))
logspace = explicit("logspace", forward_8(range_factories.logspace))
logspace_Tensor_Tensor = explicit("logspace.Tensor_Tensor", new_8(range_factories.logspace_Tensor_Tensor))
logspace_Tensor_Scalar = explicit("logspace.Tensor_Scalar", new_8(range_factories.logspace_Tensor_Scalar))
logspace_Scalar_Tensor = explicit("logspace.Scalar_Tensor", new_8(range_factories.logspace_Scalar_Tensor))
logspace_Tensor_Tensor_out = explicit("logspace.Tensor_Tensor_out", forward_5(range_factories.logspace_Tensor_Tensor_out))
logspace_Tensor_Scalar_out = explicit("logspace.Tensor_Scalar_out", forward_5(range_factories.logspace_Tensor_Scalar_out))
logspace_Scalar_Tensor_out = explicit("logspace.Scalar_Tensor_out", forward_5(range_factories.logspace_Scalar_Tensor_out))
range_step = explicit("range.step", forward_7(range_factories.range_step))
range = explicit("range", forward_6(range_factories.range))
range_out_ = explicit("range.out_", forward_3(range_factories.range_out_))
empty_permuted = explicit("empty_permuted", forward_6(tensor_factories.empty_permuted))
bartlett_window = explicit("bartlett_window", forward_5(tensor_factories.bartlett_window))
bartlett_window_periodic = explicit("bartlett_window.periodic", forward_6(tensor_factories.bartlett_window_periodic))
blackman_window = explicit("blackman_window", forward_5(tensor_factories.blackman_window))
blackman_window_periodic = explicit("blackman_window.periodic", forward_6(tensor_factories.blackman_window_periodic))
hann_window = explicit("hann_window", forward_5(tensor_factories.hann_window))
hann_window_periodic = explicit("hann_window.periodic", forward_6(tensor_factories.hann_window_periodic))
hamming_window = explicit("hamming_window", forward_5(tensor_factories.hamming_window))
hamming_window_periodic = explicit("hamming_window.periodic", forward_6(tensor_factories.hamming_window_periodic))
hamming_window_periodic_alpha = explicit("hamming_window.periodic_alpha", forward_7(tensor_factories.hamming_window_periodic_alpha))
hamming_window_periodic_alpha_beta = explicit("hamming_window.periodic_alpha_beta", forward_8(tensor_factories.hamming_window_periodic_alpha_beta))
kaiser_window = explicit("kaiser_window", forward_5(tensor_factories.kaiser_window))
kaiser_window_periodic = explicit("kaiser_window.periodic", forward_6(tensor_factories.kaiser_window_periodic))
kaiser_window_beta = explicit("kaiser_window.beta", forward_7(tensor_factories.kaiser_window_beta))
is_same_size = explicit("is_same_size", forward_2(tensor_properties.is_same_size))
sparse_dim = explicit("sparse_dim", forward_1(tensor_properties.sparse_dim))
dense_dim = explicit("dense_dim", forward_1(tensor_properties.dense_dim))
is_pinned = explicit("is_pinned", forward_2(tensor_properties.is_pinned))
_pack_padded_sequence = explicit("_pack_padded_sequence", new_3(packed_sequence._pack_padded_sequence))
special_chebyshev_polynomial_t_x_scalar = explicit("special_chebyshev_polynomial_t.x_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_t_x_scalar))
special_chebyshev_polynomial_t_n_scalar = explicit("special_chebyshev_polynomial_t.n_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_t_n_scalar))
special_chebyshev_polynomial_t_x_scalar_out = explicit("special_chebyshev_polynomial_t.x_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_t_x_scalar_out))
special_chebyshev_polynomial_t_n_scalar_out = explicit("special_chebyshev_polynomial_t.n_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_t_n_scalar_out))
special_chebyshev_polynomial_u_x_scalar = explicit("special_chebyshev_polynomial_u.x_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_u_x_scalar))
special_chebyshev_polynomial_u_n_scalar = explicit("special_chebyshev_polynomial_u.n_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_u_n_scalar))
special_chebyshev_polynomial_u_x_scalar_out = explicit("special_chebyshev_polynomial_u.x_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_u_x_scalar_out))
special_chebyshev_polynomial_u_n_scalar_out = explicit("special_chebyshev_polynomial_u.n_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_u_n_scalar_out))
special_chebyshev_polynomial_v_x_scalar = explicit("special_chebyshev_polynomial_v.x_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_v_x_scalar))
special_chebyshev_polynomial_v_n_scalar = explicit("special_chebyshev_polynomial_v.n_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_v_n_scalar))
special_chebyshev_polynomial_v_x_scalar_out = explicit("special_chebyshev_polynomial_v.x_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_v_x_scalar_out))
special_chebyshev_polynomial_v_n_scalar_out = explicit("special_chebyshev_polynomial_v.n_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_v_n_scalar_out))
special_chebyshev_polynomial_w_x_scalar = explicit("special_chebyshev_polynomial_w.x_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_w_x_scalar))
special_chebyshev_polynomial_w_n_scalar = explicit("special_chebyshev_polynomial_w.n_scalar", new_2(binary_ops_math.special_chebyshev_polynomial_w_n_scalar))
special_chebyshev_polynomial_w_x_scalar_out = explicit("special_chebyshev_polynomial_w.x_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_w_x_scalar_out))
special_chebyshev_polynomial_w_n_scalar_out = explicit("special_chebyshev_polynomial_w.n_scalar_out", forward_3(binary_ops_math.special_chebyshev_polynomial_w_n_scalar_out))
special_shifted_chebyshev_polynomial_t_x_scalar = explicit("special_shifted_chebyshev_polynomial_t.x_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_x_scalar))
special_shifted_chebyshev_polynomial_t_n_scalar = explicit("special_shifted_chebyshev_polynomial_t.n_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_n_scalar))
special_shifted_chebyshev_polynomial_t_x_scalar_out = explicit("special_shifted_chebyshev_polynomial_t.x_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_t_x_scalar_out))
special_shifted_chebyshev_polynomial_t_n_scalar_out = explicit("special_shifted_chebyshev_polynomial_t.n_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_t_n_scalar_out))
special_shifted_chebyshev_polynomial_u_x_scalar = explicit("special_shifted_chebyshev_polynomial_u.x_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_x_scalar))
special_shifted_chebyshev_polynomial_u_n_scalar = explicit("special_shifted_chebyshev_polynomial_u.n_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_n_scalar))
special_shifted_chebyshev_polynomial_u_x_scalar_out = explicit("special_shifted_chebyshev_polynomial_u.x_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_u_x_scalar_out))
special_shifted_chebyshev_polynomial_u_n_scalar_out = explicit("special_shifted_chebyshev_polynomial_u.n_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_u_n_scalar_out))
special_shifted_chebyshev_polynomial_v_x_scalar = explicit("special_shifted_chebyshev_polynomial_v.x_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_x_scalar))
special_shifted_chebyshev_polynomial_v_n_scalar = explicit("special_shifted_chebyshev_polynomial_v.n_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_n_scalar))
special_shifted_chebyshev_polynomial_v_x_scalar_out = explicit("special_shifted_chebyshev_polynomial_v.x_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_v_x_scalar_out))
special_shifted_chebyshev_polynomial_v_n_scalar_out = explicit("special_shifted_chebyshev_polynomial_v.n_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_v_n_scalar_out))
special_shifted_chebyshev_polynomial_w_x_scalar = explicit("special_shifted_chebyshev_polynomial_w.x_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_x_scalar))
special_shifted_chebyshev_polynomial_w_n_scalar = explicit("special_shifted_chebyshev_polynomial_w.n_scalar", new_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_n_scalar))
special_shifted_chebyshev_polynomial_w_x_scalar_out = explicit("special_shifted_chebyshev_polynomial_w.x_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_w_x_scalar_out))
special_shifted_chebyshev_polynomial_w_n_scalar_out = explicit("special_shifted_chebyshev_polynomial_w.n_scalar_out", forward_3(binary_ops_math.special_shifted_chebyshev_polynomial_w_n_scalar_out))
special_hermite_polynomial_h_x_scalar = explicit("special_hermite_polynomial_h.x_scalar", new_2(binary_ops_math.special_hermite_polynomial_h_x_scalar))
special_hermite_polynomial_h_n_scalar = explicit("special_hermite_polynomial_h.n_scalar", new_2(binary_ops_math.special_hermite_polynomial_h_n_scalar))
special_hermite_polynomial_h_x_scalar_out = explicit("special_hermite_polynomial_h.x_scalar_out", forward_3(binary_ops_math.special_hermite_polynomial_h_x_scalar_out))
special_hermite_polynomial_h_n_scalar_out = explicit("special_hermite_polynomial_h.n_scalar_out", forward_3(binary_ops_math.special_hermite_polynomial_h_n_scalar_out))
special_hermite_polynomial_he_x_scalar = explicit("special_hermite_polynomial_he.x_scalar", new_2(binary_ops_math.special_hermite_polynomial_he_x_scalar))
special_hermite_polynomial_he_n_scalar = explicit("special_hermite_polynomial_he.n_scalar", new_2(binary_ops_math.special_hermite_polynomial_he_n_scalar))
special_hermite_polynomial_he_x_scalar_out = explicit("special_hermite_polynomial_he.x_scalar_out", forward_3(binary_ops_math.special_hermite_polynomial_he_x_scalar_out))
special_hermite_polynomial_he_n_scalar_out = explicit("special_hermite_polynomial_he.n_scalar_out", forward_3(binary_ops_math.special_hermite_polynomial_he_n_scalar_out))
special_laguerre_polynomial_l_x_scalar = explicit("special_laguerre_polynomial_l.x_scalar", new_2(binary_ops_math.special_laguerre_polynomial_l_x_scalar))
special_laguerre_polynomial_l_n_scalar = explicit("special_laguerre_polynomial_l.n_scalar", new_2(binary_ops_math.special_laguerre_polynomial_l_n_scalar))
special_laguerre_polynomial_l_x_scalar_out = explicit("special_laguerre_polynomial_l.x_scalar_out", forward_3(binary_ops_math.special_laguerre_polynomial_l_x_scalar_out))
special_laguerre_polynomial_l_n_scalar_out = explicit("special_laguerre_polynomial_l.n_scalar_out", forward_3(binary_ops_math.special_laguerre_polynomial_l_n_scalar_out))
special_legendre_polynomial_p_x_scalar = explicit("special_legendre_polynomial_p.x_scalar", new_2(binary_ops_math.special_legendre_polynomial_p_x_scalar))
special_legendre_polynomial_p_n_scalar = explicit("special_legendre_polynomial_p.n_scalar", new_2(binary_ops_math.special_legendre_polynomial_p_n_scalar))
special_legendre_polynomial_p_x_scalar_out = explicit("special_legendre_polynomial_p.x_scalar_out", forward_3(binary_ops_math.special_legendre_polynomial_p_x_scalar_out))
special_legendre_polynomial_p_n_scalar_out = explicit("special_legendre_polynomial_p.n_scalar_out", forward_3(binary_ops_math.special_legendre_polynomial_p_n_scalar_out))
_foreach_add__Scalar = explicit("_foreach_add_.Scalar", forward_2(foreach_ops_kernels._foreach_add__Scalar))
_foreach_sub__List = explicit("_foreach_sub_.List", forward_3(foreach_ops_kernels._foreach_sub__List))
_foreach_zero_ = explicit("_foreach_zero_", forward_1(foreach_ops_kernels._foreach_zero_))
square = implicit("square", forward_1(unary_ops.square))
square_ = implicit("square_", forward_1(unary_ops.square_))
square_out = implicit("square.out", forward_2(unary_ops.square_out))
isfinite = implicit("isfinite", forward_1(unary_ops.isfinite))
where = implicit("where", forward_1(pointwise_ops.where))
where_ScalarSelf = implicit("where.ScalarSelf", forward_3(pointwise_ops.where_ScalarSelf))
where_ScalarOther = implicit("where.ScalarOther", forward_3(pointwise_ops.where_ScalarOther))
where_Scalar = implicit("where.Scalar", forward_3(pointwise_ops.where_Scalar))
max_out = implicit("max.out", forward_3(reduce_ops.max_out))
max_other = implicit("max.other", forward_2(reduce_ops.max_other))
min_out = implicit("min.out", forward_3(reduce_ops.min_out))
min_other = implicit("min.other", forward_2(reduce_ops.min_other))
var = implicit("var", forward_2(reduce_ops.var))
var_out = implicit("var.out", forward_5(reduce_ops.var_out))
var_dim = implicit("var.dim", forward_4(reduce_ops.var_dim))
std = implicit("std", forward_2(reduce_ops.std))
std_out = implicit("std.out", forward_5(reduce_ops.std_out))
std_dim = implicit("std.dim", forward_4(reduce_ops.std_dim))
isclose = implicit("isclose", forward_5(binary_ops.isclose))


# matmul(Tensor self, Tensor other) -> Tensor
@implicit("matmul")
def matmul(ks, self, other):
    return linear_algebra.matmul(self, other)


# matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@implicit("matmul.out")
def matmul_out(ks, self, other, out):
    return linear_algebra.matmul_out(self, other, out)


numpy_T = implicit("numpy_T", forward_1(tensor_shape.numpy_T))
mT = implicit("mT", forward_1(tensor_shape.mT))
movedim_intlist = implicit("movedim.intlist", forward_3(tensor_shape.movedim_intlist))
movedim_int = implicit("movedim.int", forward_3(tensor_shape.movedim_int))
view_as = implicit("view_as", forward_2(tensor_shape.view_as))
expand_as = implicit("expand_as", forward_2(tensor_shape.expand_as))
split_sizes = implicit("split.sizes", forward_3(tensor_shape.split_sizes))


# reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
@implicit("reshape")
def reshape(ks, self, shape):
    return tensor_shape.reshape(self, shape)


flatten_using_ints = implicit("flatten.using_ints", forward_3(tensor_shape.flatten))
unflatten_int = implicit("unflatten.int", forward_3(tensor_shape.unflatten))
narrow = implicit("narrow", forward_4(tensor_shape.narrow))
chunk = implicit("chunk", forward_3(tensor_shape.chunk))
broadcast_to = implicit("broadcast_to", forward_2(tensor_shape.broadcast_to))
broadcast_tensors = implicit("broadcast_tensors", forward_1(tensor_shape.broadcast_tensors))
contiguous = implicit("contiguous", forward_2(copy_ops.contiguous))
to_dtype_layout = implicit("to.dtype_layout", forward_8(copy_ops.to_dtype_layout))
to_device = implicit("to.device", forward_6(copy_ops.to_device))
to_dtype = implicit("to.dtype", forward_5(copy_ops.to_dtype))
to_other = implicit("to.other", forward_5(copy_ops.to_other))
type_as = implicit("type_as", forward_2(copy_ops.type_as))
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
special_exp2 = implicit("special_exp2", forward_1(unary_ops.special_exp2))
special_exp2_out = implicit("special_exp2.out", forward_2(unary_ops.special_exp2_out))
special_expit = implicit("special_expit", forward_1(unary_ops.special_expit))
special_expit_out = implicit("special_expit.out", forward_2(unary_ops.special_expit_out))
special_expm1 = implicit("special_expm1", forward_1(unary_ops.special_expm1))
special_expm1_out = implicit("special_expm1.out", forward_2(unary_ops.special_expm1_out))
special_gammaln = implicit("special_gammaln", forward_1(unary_ops.special_gammaln))
special_gammaln_out = implicit("special_gammaln.out", forward_2(unary_ops.special_gammaln_out))
special_digamma = implicit("special_digamma", forward_1(unary_ops.special_digamma))
special_digamma_out = implicit("special_digamma.out", forward_2(unary_ops.special_digamma_out))
special_psi = implicit("special_psi", forward_1(unary_ops.special_psi))
special_psi_out = implicit("special_psi.out", forward_2(unary_ops.special_psi_out))
special_polygamma = implicit("special_polygamma", forward_2(unary_ops.special_polygamma))
special_polygamma_out = implicit("special_polygamma.out", forward_3(unary_ops.special_polygamma_out))
special_erf = implicit("special_erf", forward_1(unary_ops.special_erf))
special_erf_out = implicit("special_erf.out", forward_2(unary_ops.special_erf_out))
special_erfc = implicit("special_erfc", forward_1(unary_ops.special_erfc))
special_erfc_out = implicit("special_erfc.out", forward_2(unary_ops.special_erfc_out))
special_erfinv = implicit("special_erfinv", forward_1(unary_ops.special_erfinv))
special_erfinv_out = implicit("special_erfinv.out", forward_2(unary_ops.special_erfinv_out))
special_logit = implicit("special_logit", forward_2(unary_ops.special_logit))
special_logit_out = implicit("special_logit.out", forward_3(unary_ops.special_logit_out))
special_log1p = implicit("special_log1p", forward_1(unary_ops.special_log1p))
special_log1p_out = implicit("special_log1p.out", forward_2(unary_ops.special_log1p_out))
special_xlogy = implicit("special_xlogy", forward_2(unary_ops.special_xlogy))
special_xlogy_self_scalar = implicit("special_xlogy.self_scalar", forward_2(unary_ops.special_xlogy_self_scalar))
special_xlogy_other_scalar = implicit("special_xlogy.other_scalar", forward_2(unary_ops.special_xlogy_other_scalar))
special_xlogy_out = implicit("special_xlogy.out", forward_3(unary_ops.special_xlogy_out))
special_xlogy_self_scalar_out = implicit("special_xlogy.self_scalar_out", forward_3(unary_ops.special_xlogy_self_scalar_out))
special_xlogy_other_scalar_out = implicit("special_xlogy.other_scalar_out", forward_3(unary_ops.special_xlogy_other_scalar_out))
special_ndtr = implicit("special_ndtr", forward_1(unary_ops.special_ndtr))
special_ndtr_out = implicit("special_ndtr.out", forward_2(unary_ops.special_ndtr_out))
special_sinc = implicit("special_sinc", forward_1(unary_ops.special_sinc))
special_sinc_out = implicit("special_sinc.out", forward_2(unary_ops.special_sinc_out))
special_round = implicit("special_round", forward_2(unary_ops.special_round))
special_round_out = implicit("special_round.out", forward_3(unary_ops.special_round_out))
special_i0 = implicit("special_i0", forward_1(unary_ops.special_i0))
special_i0_out = implicit("special_i0.out", forward_2(unary_ops.special_i0_out))
special_multigammaln = implicit("special_multigammaln", forward_2(unary_ops.special_multigammaln))
special_multigammaln_out = implicit("special_multigammaln.out", forward_3(unary_ops.special_multigammaln_out))
special_gammainc_out = implicit("special_gammainc.out", forward_3(unary_ops.special_gammainc_out))
special_gammainc = implicit("special_gammainc", forward_2(unary_ops.special_gammainc))
special_gammaincc_out = implicit("special_gammaincc.out", forward_3(unary_ops.special_gammaincc_out))
special_gammaincc = implicit("special_gammaincc", forward_2(unary_ops.special_gammaincc))
special_logsumexp = implicit("special_logsumexp", forward_3(unary_ops.special_logsumexp))
special_logsumexp_out = implicit("special_logsumexp.out", forward_4(unary_ops.special_logsumexp_out))
special_log_softmax = implicit("special_log_softmax", forward_3(unary_ops.special_log_softmax))
special_softmax = implicit("special_softmax", forward_3(unary_ops.special_softmax))
mish_backward = implicit("mish_backward", forward_2(activation_composites.math_mish_backward))
relu6 = implicit("relu6", forward_1(activation_composites.relu6))
relu6_ = implicit("relu6_", forward_1(activation_composites.relu6_))
selu = implicit("selu", forward_1(activation_composites.selu))
selu_ = implicit("selu_", forward_1(activation_composites.selu_))
prelu = implicit("prelu", forward_2(activation_composites.prelu))
log_sigmoid = implicit("log_sigmoid", forward_1(activation_composites.log_sigmoid))
log_sigmoid_out = implicit("log_sigmoid.out", forward_2(activation_composites.log_sigmoid_out))


# softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
@implicit("softmax.int")
def softmax_int(ks, self, dim, dtype):
    return soft_max.softmax_int(self, dim, dtype)


log_softmax_int = implicit("log_softmax.int", forward_3(soft_max.log_softmax_int))
rrelu = implicit("rrelu", forward_5(activation_rrelu.rrelu))
rrelu_ = implicit("rrelu_", forward_5(activation_rrelu.rrelu_))
nll_loss_nd = implicit("nll_loss_nd", forward_5(loss_nll.nll_loss_nd))
nll_loss = implicit("nll_loss", forward_5(loss_nll.nll_loss))
nll_loss_out = implicit("nll_loss.out", forward_6(loss_nll.nll_loss_out))
nll_loss2d = implicit("nll_loss2d", forward_5(loss_nll.nll_loss2d))
nll_loss2d_out = implicit("nll_loss2d.out", forward_6(loss_nll.nll_loss2d_out))
cross_entropy_loss = implicit("cross_entropy_loss", forward_6(loss_nll_cross_entropy.cross_entropy_loss))
l1_loss = implicit("l1_loss", forward_3(loss_composites.l1_loss))
kl_div = implicit("kl_div", forward_4(loss_composites.kl_div))
poisson_nll_loss = implicit("poisson_nll_loss", forward_6(loss_composites.poisson_nll_loss))
hinge_embedding_loss = implicit("hinge_embedding_loss", forward_4(loss_composites.hinge_embedding_loss))
margin_ranking_loss = implicit("margin_ranking_loss", forward_5(loss_composites.margin_ranking_loss))
cosine_embedding_loss = implicit("cosine_embedding_loss", forward_5(loss_composites.cosine_embedding_loss))
triplet_margin_loss = implicit("triplet_margin_loss", forward_8(loss_composites.triplet_margin_loss))
multilabel_margin_loss = implicit("multilabel_margin_loss", forward_3(loss_multi_margin.multilabel_margin_loss))
multilabel_margin_loss_out = implicit("multilabel_margin_loss.out", forward_4(loss_multi_margin.multilabel_margin_loss_out))
pairwise_distance = implicit("pairwise_distance", forward_5(distance.pairwise_distance))
cosine_similarity = implicit("cosine_similarity", forward_4(distance.cosine_similarity))


# linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
@implicit("linear")
def linear(ks, input, weight, bias):
    return linear_ops.linear(input, weight, bias)


bilinear = implicit("bilinear", forward_4(linear_ops.bilinear))
one_hot = implicit("one_hot", forward_2(onehot.one_hot))
scaled_dot_product_attention = implicit("scaled_dot_product_attention", forward_8(attention.scaled_dot_product_attention))
_scaled_dot_product_attention_math = implicit("_scaled_dot_product_attention_math", forward_9(attention._scaled_dot_product_attention_math))
nanmean = implicit("nanmean", forward_4(reduce_ops.nanmean))
nanmean_out = implicit("nanmean.out", forward_5(reduce_ops.nanmean_out))
var_mean = implicit("var_mean", forward_2(reduce_ops.var_mean))
var_mean_dim = implicit("var_mean.dim", forward_4(reduce_ops.var_mean_dim))
std_mean = implicit("std_mean", forward_2(reduce_ops.std_mean))
std_mean_dim = implicit("std_mean.dim", forward_4(reduce_ops.std_mean_dim))
sum_to_size = implicit("sum_to_size", forward_2(reduce_ops.sum_to_size))
argsort = implicit("argsort", forward_3(sorting.argsort))
argsort_stable = implicit("argsort.stable", forward_4(sorting.argsort_stable))
argsort_stable_out = implicit("argsort.stable_out", forward_5(sorting.argsort_stable_out))
msort_out = implicit("msort.out", forward_2(sorting.msort_out))
msort = implicit("msort", forward_1(sorting.msort))
diff = implicit("diff", forward_5(reduce_ops_differences.diff))
diff_out = implicit("diff.out", forward_6(reduce_ops_differences.diff_out))
trapezoid_x = implicit("trapezoid.x", forward_3(reduce_ops_differences.trapezoid_x))
trapezoid_dx = implicit("trapezoid.dx", forward_3(reduce_ops_differences.trapezoid_dx))
trapz_x = implicit("trapz.x", forward_3(reduce_ops_differences.trapz_x))
trapz_dx = implicit("trapz.dx", forward_3(reduce_ops_differences.trapz_dx))
cumulative_trapezoid_x = implicit("cumulative_trapezoid.x", forward_3(reduce_ops_differences.cumulative_trapezoid_x))
cumulative_trapezoid_dx = implicit("cumulative_trapezoid.dx", forward_3(reduce_ops_differences.cumulative_trapezoid_dx))
gradient_scalarint = implicit("gradient.scalarint", forward_4(reduce_ops_differences.gradient_scalarint))
gradient_scalararray = implicit("gradient.scalararray", forward_4(reduce_ops_differences.gradient_scalararray))
gradient_array = implicit("gradient.array", forward_3(reduce_ops_differences.gradient_array))
gradient_scalarrayint = implicit("gradient.scalarrayint", forward_4(reduce_ops_differences.gradient_scalarrayint))
gradient_scalarrayarray = implicit("gradient.scalarrayarray", forward_4(reduce_ops_differences.gradient_scalarrayarray))
gradient_tensorarrayint = implicit("gradient.tensorarrayint", forward_4(reduce_ops_differences.gradient_tensorarrayint))
gradient_tensorarray = implicit("gradient.tensorarray", forward_4(reduce_ops_differences.gradient_tensorarray))
vander = implicit("vander", forward_3(reduce_ops_differences.vander))
quantile = implicit("quantile", forward_5(sorting.quantile))
quantile_out = implicit("quantile.out", forward_6(sorting.quantile_out))
quantile_scalar = implicit("quantile.scalar", forward_5(sorting.quantile_scalar))
quantile_scalar_out = implicit("quantile.scalar_out", forward_6(sorting.quantile_scalar_out))
nanquantile = implicit("nanquantile", forward_5(sorting.nanquantile))
nanquantile_out = implicit("nanquantile.out", forward_6(sorting.nanquantile_out))
nanquantile_scalar = implicit("nanquantile.scalar", forward_5(sorting.nanquantile_scalar))
nanquantile_scalar_out = implicit("nanquantile.scalar_out", forward_6(sorting.nanquantile_scalar_out))
cov = implicit("cov", forward_4(correlation.cov))
corrcoef = implicit("corrcoef", forward_1(correlation.corrcoef))
histogramdd = implicit("histogramdd", forward_5(histogram.histogramdd))
histogramdd_int_bins = implicit("histogramdd.int_bins", forward_5(histogram.histogramdd_int_bins))
histogramdd_TensorList_bins = implicit("histogramdd.TensorList_bins", forward_5(histogram.histogramdd_TensorList_bins))
outer = implicit("outer", forward_2(linear_algebra_outer_products.outer))
outer_out = implicit("outer.out", forward_3(linear_algebra_outer_products.outer_out))
ger = implicit("ger", forward_2(linear_algebra_outer_products.ger))
ger_out = implicit("ger.out", forward_3(linear_algebra_outer_products.ger_out))
inner = implicit("inner", forward_2(linear_algebra_outer_products.inner))
inner_out = implicit("inner.out", forward_3(linear_algebra_outer_products.inner_out))
kron = implicit("kron", forward_2(linear_algebra_outer_products.kron))
kron_out = implicit("kron.out", forward_3(linear_algebra_outer_products.kron_out))
linalg_vecdot = implicit("linalg_vecdot", forward_3(linear_algebra_outer_products.linalg_vecdot))
linalg_vecdot_out = implicit("linalg_vecdot.out", forward_4(linear_algebra_outer_products.linalg_vecdot_out))
linalg_matmul = implicit("linalg_matmul", forward_2(linear_algebra_outer_products.linalg_matmul))
linalg_matmul_out = implicit("linalg_matmul.out", forward_3(linear_algebra_outer_products.linalg_matmul_out))
trace_backward = implicit("trace_backward", forward_2(linear_algebra_outer_products.trace_backward))
linalg_vander = implicit("linalg_vander", forward_2(linear_algebra_outer_products.linalg_vander))
linalg_diagonal = implicit("linalg_diagonal", forward_4(linear_algebra_outer_products.linalg_diagonal))
adjoint = implicit("adjoint", forward_1(linear_algebra_outer_products.adjoint))
mH = implicit("mH", forward_1(linear_algebra_outer_products.mH))
matrix_H = implicit("matrix_H", forward_1(linear_algebra_outer_products.matrix_H))
cross_out = implicit("cross.out", forward_4(cross_ops.cross_out))
cross = implicit("cross", forward_3(cross_ops.cross))
tensordot = implicit("tensordot", forward_4(linear_einsum.tensordot))
tensordot_out = implicit("tensordot.out", forward_5(linear_einsum.tensordot_out))
einsum = implicit("einsum", forward_3(linear_einsum.einsum))
matrix_power = implicit("matrix_power", forward_2(linear_algebra_matrix_functions.matrix_power))
matrix_power_out = implicit("matrix_power.out", forward_3(linear_algebra_matrix_functions.matrix_power_out))
linalg_matrix_power = implicit("linalg_matrix_power", forward_2(linear_algebra_matrix_functions.linalg_matrix_power))
linalg_matrix_power_out = implicit("linalg_matrix_power.out", forward_3(linear_algebra_matrix_functions.linalg_matrix_power_out))
matrix_exp = implicit("matrix_exp", forward_1(linear_algebra_matrix_functions.matrix_exp))
matrix_exp_backward = implicit("matrix_exp_backward", forward_2(linear_algebra_matrix_functions.matrix_exp_backward))
chain_matmul = implicit("chain_matmul", forward_1(linear_algebra_matrix_functions.chain_matmul))
chain_matmul_out = implicit("chain_matmul.out", forward_2(linear_algebra_matrix_functions.chain_matmul_out))
linalg_multi_dot = implicit("linalg_multi_dot", forward_1(linear_algebra_matrix_functions.linalg_multi_dot))
linalg_multi_dot_out = implicit("linalg_multi_dot.out", forward_2(linear_algebra_matrix_functions.linalg_multi_dot_out))
linalg_tensorinv = implicit("linalg_tensorinv", forward_2(linear_algebra_matrix_functions.linalg_tensorinv))
linalg_tensorinv_out = implicit("linalg_tensorinv.out", forward_3(linear_algebra_matrix_functions.linalg_tensorinv_out))
linalg_tensorsolve = implicit("linalg_tensorsolve", forward_3(linear_algebra_matrix_functions.linalg_tensorsolve))
linalg_tensorsolve_out = implicit("linalg_tensorsolve.out", forward_4(linear_algebra_matrix_functions.linalg_tensorsolve_out))
cdist = implicit("cdist", forward_4(distance.cdist))
pdist = implicit("pdist", forward_2(distance.pdist))
linalg_lu_factor = implicit("linalg_lu_factor", forward_2(batch_linear_algebra.linalg_lu_factor))
linalg_lu_factor_out = implicit("linalg_lu_factor.out", forward_4(batch_linear_algebra.linalg_lu_factor_out))
_lu_with_info = implicit("_lu_with_info", forward_3(batch_linear_algebra._lu_with_info))
linalg_ldl_factor = implicit("linalg_ldl_factor", forward_2(batch_linear_algebra.linalg_ldl_factor))
linalg_ldl_factor_out = implicit("linalg_ldl_factor.out", forward_4(batch_linear_algebra.linalg_ldl_factor_out))
lu_solve_out = implicit("lu_solve.out", forward_4(batch_linear_algebra.lu_solve_out))
lu_solve = implicit("lu_solve", forward_3(batch_linear_algebra.lu_solve))
linalg_solve_ex = implicit("linalg_solve_ex", forward_4(batch_linear_algebra.linalg_solve_ex))
linalg_solve_ex_out = implicit("linalg_solve_ex.out", forward_6(batch_linear_algebra.linalg_solve_ex_out))
linalg_solve = implicit("linalg_solve", forward_3(batch_linear_algebra.linalg_solve))
linalg_solve_out = implicit("linalg_solve.out", forward_4(batch_linear_algebra.linalg_solve_out))
linalg_inv = implicit("linalg_inv", forward_1(batch_linear_algebra.linalg_inv))
linalg_inv_out = implicit("linalg_inv.out", forward_2(batch_linear_algebra.linalg_inv_out))
inverse = implicit("inverse", forward_1(batch_linear_algebra.inverse))
inverse_out = implicit("inverse.out", forward_2(batch_linear_algebra.inverse_out))
linalg_det = implicit("linalg_det", forward_1(linear_algebra.linalg_det))
linalg_det_out = implicit("linalg_det.out", forward_2(linear_algebra.linalg_det_out))
det = implicit("det", forward_1(linear_algebra.det))
linalg_slogdet = implicit("linalg_slogdet", forward_1(linear_algebra.linalg_slogdet))
linalg_slogdet_out = implicit("linalg_slogdet.out", forward_3(linear_algebra.linalg_slogdet_out))
slogdet = implicit("slogdet", forward_1(linear_algebra.slogdet))
slogdet_out = implicit("slogdet.out", forward_3(linear_algebra.slogdet_out))
logdet = implicit("logdet", forward_1(linear_algebra.logdet))
linalg_cholesky = implicit("linalg_cholesky", forward_2(batch_linear_algebra.linalg_cholesky))
linalg_cholesky_out = implicit("linalg_cholesky.out", forward_3(batch_linear_algebra.linalg_cholesky_out))
qr_Q = implicit("qr.Q", forward_4(batch_linear_algebra_svd.qr_Q))
qr = implicit("qr", forward_2(batch_linear_algebra_svd.qr))
orgqr = implicit("orgqr", forward_2(batch_linear_algebra_svd.orgqr))
orgqr_out = implicit("orgqr.out", forward_3(batch_linear_algebra_svd.orgqr_out))
linalg_svd = implicit("linalg_svd", forward_3(batch_linear_algebra_svd.linalg_svd))
linalg_svd_U = implicit("linalg_svd.U", forward_6(batch_linear_algebra_svd.linalg_svd_U))
linalg_svdvals = implicit("linalg_svdvals", forward_2(batch_linear_algebra_svd.linalg_svdvals))
linalg_svdvals_out = implicit("linalg_svdvals.out", forward_3(batch_linear_algebra_svd.linalg_svdvals_out))
svd_U = implicit("svd.U", forward_6(batch_linear_algebra_svd.svd_U))
svd = implicit("svd", forward_3(batch_linear_algebra_svd.svd))
linalg_eigh = implicit("linalg_eigh", forward_2(batch_linear_algebra_svd.linalg_eigh))
linalg_eigh_eigvals = implicit("linalg_eigh.eigvals", forward_4(batch_linear_algebra_svd.linalg_eigh_eigvals))
linalg_eigvalsh = implicit("linalg_eigvalsh", forward_2(batch_linear_algebra_svd.linalg_eigvalsh))
linalg_eigvalsh_out = implicit("linalg_eigvalsh.out", forward_3(batch_linear_algebra_svd.linalg_eigvalsh_out))
linalg_eigvals = implicit("linalg_eigvals", forward_1(batch_linear_algebra_svd.linalg_eigvals))
linalg_pinv_atol_rtol_float = implicit("linalg_pinv.atol_rtol_float", forward_4(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_float))
linalg_pinv_atol_rtol_float_out = implicit("linalg_pinv.atol_rtol_float_out", forward_5(linear_algebra_matrix_functions.linalg_pinv_atol_rtol_float_out))
linalg_pinv = implicit("linalg_pinv", forward_3(linear_algebra_matrix_functions.linalg_pinv))
linalg_pinv_rcond_tensor = implicit("linalg_pinv.rcond_tensor", forward_3(linear_algebra_matrix_functions.linalg_pinv_rcond_tensor))
linalg_pinv_out = implicit("linalg_pinv.out", forward_4(linear_algebra_matrix_functions.linalg_pinv_out))
linalg_pinv_out_rcond_tensor = implicit("linalg_pinv.out_rcond_tensor", forward_4(linear_algebra_matrix_functions.linalg_pinv_out_rcond_tensor))
pinverse = implicit("pinverse", forward_2(linear_algebra_matrix_functions.pinverse))
linalg_matrix_rank_atol_rtol_tensor = implicit("linalg_matrix_rank.atol_rtol_tensor", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_tensor))
linalg_matrix_rank_atol_rtol_tensor_out = implicit("linalg_matrix_rank.atol_rtol_tensor_out", forward_5(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_tensor_out))
linalg_matrix_rank_atol_rtol_float = implicit("linalg_matrix_rank.atol_rtol_float", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_float))
linalg_matrix_rank_atol_rtol_float_out = implicit("linalg_matrix_rank.atol_rtol_float_out", forward_5(linear_algebra_matrix_functions.linalg_matrix_rank_atol_rtol_float_out))
linalg_matrix_rank = implicit("linalg_matrix_rank", forward_3(linear_algebra_matrix_functions.linalg_matrix_rank))
linalg_matrix_rank_out = implicit("linalg_matrix_rank.out", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_out))
linalg_matrix_rank_tol_tensor = implicit("linalg_matrix_rank.tol_tensor", forward_3(linear_algebra_matrix_functions.linalg_matrix_rank_tol_tensor))
linalg_matrix_rank_out_tol_tensor = implicit("linalg_matrix_rank.out_tol_tensor", forward_4(linear_algebra_matrix_functions.linalg_matrix_rank_out_tol_tensor))
linalg_cond = implicit("linalg_cond", forward_2(linear_algebra_matrix_functions.linalg_cond))
linalg_cond_out = implicit("linalg_cond.out", forward_3(linear_algebra_matrix_functions.linalg_cond_out))
linalg_cond_p_str = implicit("linalg_cond.p_str", forward_2(linear_algebra_matrix_functions.linalg_cond_p_str))
linalg_cond_p_str_out = implicit("linalg_cond.p_str_out", forward_3(linear_algebra_matrix_functions.linalg_cond_p_str_out))
linalg_norm = implicit("linalg_norm", forward_5(linear_algebra.linalg_norm))
linalg_norm_ord_str = implicit("linalg_norm.ord_str", forward_5(linear_algebra.linalg_norm_ord_str))
linalg_norm_out = implicit("linalg_norm.out", forward_6(linear_algebra.linalg_norm_out))
linalg_norm_ord_str_out = implicit("linalg_norm.ord_str_out", forward_6(linear_algebra.linalg_norm_ord_str_out))
linalg_matrix_norm = implicit("linalg_matrix_norm", forward_5(linear_algebra.linalg_matrix_norm))
linalg_matrix_norm_out = implicit("linalg_matrix_norm.out", forward_6(linear_algebra.linalg_matrix_norm_out))
linalg_matrix_norm_str_ord = implicit("linalg_matrix_norm.str_ord", forward_5(linear_algebra.linalg_matrix_norm_str_ord))
linalg_matrix_norm_str_ord_out = implicit("linalg_matrix_norm.str_ord_out", forward_6(linear_algebra.linalg_matrix_norm_str_ord_out))
diag = implicit("diag", forward_2(tensor_transformations.diag))
diag_out = implicit("diag.out", forward_3(tensor_transformations.diag_out))
diagflat = implicit("diagflat", forward_2(tensor_transformations.diagflat))
reshape_as = implicit("reshape_as", forward_2(tensor_shape.reshape_as))
swapaxes = implicit("swapaxes", forward_3(tensor_shape_cat.swapaxes))
swapaxes_ = implicit("swapaxes_", forward_3(tensor_shape_cat.swapaxes_))
swapdims = implicit("swapdims", forward_3(tensor_shape_cat.swapdims))
swapdims_ = implicit("swapdims_", forward_3(tensor_shape_cat.swapdims_))
moveaxis_intlist = implicit("moveaxis.intlist", forward_3(tensor_shape_cat.moveaxis_intlist))
moveaxis_int = implicit("moveaxis.int", forward_3(tensor_shape_cat.moveaxis_int))
tensor_split_sections = implicit("tensor_split.sections", forward_3(tensor_shape_cat.tensor_split_sections))
tensor_split_indices = implicit("tensor_split.indices", forward_3(tensor_shape_cat.tensor_split_indices))
tensor_split_tensor_indices_or_sections = implicit("tensor_split.tensor_indices_or_sections", forward_3(tensor_shape_cat.tensor_split_tensor_indices_or_sections))
hsplit_int = implicit("hsplit.int", forward_2(tensor_shape_cat.hsplit_int))
hsplit_array = implicit("hsplit.array", forward_2(tensor_shape_cat.hsplit_array))
vsplit_int = implicit("vsplit.int", forward_2(tensor_shape_cat.vsplit_int))
vsplit_array = implicit("vsplit.array", forward_2(tensor_shape_cat.vsplit_array))
dsplit_int = implicit("dsplit.int", forward_2(tensor_shape_cat.dsplit_int))
dsplit_array = implicit("dsplit.array", forward_2(tensor_shape_cat.dsplit_array))
unsafe_chunk = implicit("unsafe_chunk", forward_3(tensor_shape_cat.unsafe_chunk))
narrow_Tensor = implicit("narrow.Tensor", forward_4(tensor_shape_cat.narrow_Tensor))
ravel = implicit("ravel", forward_1(tensor_shape.ravel))
atleast_1d = implicit("atleast_1d", forward_1(tensor_shape_cat.atleast_1d))
atleast_1d_Sequence = implicit("atleast_1d.Sequence", forward_1(tensor_shape_cat.atleast_1d_Sequence))
atleast_2d = implicit("atleast_2d", forward_1(tensor_shape_cat.atleast_2d))
atleast_2d_Sequence = implicit("atleast_2d.Sequence", forward_1(tensor_shape_cat.atleast_2d_Sequence))
atleast_3d = implicit("atleast_3d", forward_1(tensor_shape_cat.atleast_3d))
atleast_3d_Sequence = implicit("atleast_3d.Sequence", forward_1(tensor_shape_cat.atleast_3d_Sequence))
hstack = implicit("hstack", forward_1(tensor_shape_cat.hstack))
hstack_out = implicit("hstack.out", forward_2(tensor_shape_cat.hstack_out))
vstack = implicit("vstack", forward_1(tensor_shape_cat.vstack))
vstack_out = implicit("vstack.out", forward_2(tensor_shape_cat.vstack_out))
dstack = implicit("dstack", forward_1(tensor_shape_cat.dstack))
dstack_out = implicit("dstack.out", forward_2(tensor_shape_cat.dstack_out))
column_stack = implicit("column_stack", forward_1(tensor_shape_cat.column_stack))
column_stack_out = implicit("column_stack.out", forward_2(tensor_shape_cat.column_stack_out))
row_stack = implicit("row_stack", forward_1(tensor_shape_cat.row_stack))
row_stack_out = implicit("row_stack.out", forward_2(tensor_shape_cat.row_stack_out))
concat = implicit("concat", forward_2(tensor_shape_cat.concat))
concat_out = implicit("concat.out", forward_3(tensor_shape_cat.concat_out))
concatenate = implicit("concatenate", forward_2(tensor_shape_cat.concatenate))
concatenate_out = implicit("concatenate.out", forward_3(tensor_shape_cat.concatenate_out))
meshgrid = implicit("meshgrid", forward_1(tensor_shape_cat.meshgrid))
meshgrid_indexing = implicit("meshgrid.indexing", forward_2(tensor_shape_cat.meshgrid_indexing))
cartesian_prod = implicit("cartesian_prod", forward_1(tensor_shape_cat.cartesian_prod))
combinations = implicit("combinations", forward_3(tensor_shape_cat.combinations))
tile = implicit("tile", forward_2(repeat_ops.tile))
repeat_interleave_self_Tensor = implicit("repeat_interleave.self_Tensor", forward_4(repeat_ops.repeat_interleave_self_Tensor))
repeat_interleave_self_int = implicit("repeat_interleave.self_int", forward_4(repeat_ops.repeat_interleave_self_int))
fliplr = implicit("fliplr", forward_1(repeat_ops.fliplr))
flipud = implicit("flipud", forward_1(repeat_ops.flipud))
fill_diagonal_ = implicit("fill_diagonal_", forward_3(repeat_ops.fill_diagonal_))
set__source_Tensor_storage_offset = implicit("set_.source_Tensor_storage_offset", forward_5(tensor_shape.set__source_Tensor_storage_offset))
take_along_dim = implicit("take_along_dim", forward_3(tensor_advanced_indexing_gather.take_along_dim))
take_along_dim_out = implicit("take_along_dim.out", forward_4(tensor_advanced_indexing_gather.take_along_dim_out))
argwhere = implicit("argwhere", forward_1(tensor_advanced_indexing_gather.argwhere))
nonzero_numpy = implicit("nonzero_numpy", forward_1(tensor_advanced_indexing_gather.nonzero_numpy))
gather_backward = implicit("gather_backward", forward_5(tensor_advanced_indexing_gather.gather_backward))
index_select_backward = implicit("index_select_backward", forward_4(tensor_advanced_indexing_gather.index_select_backward))
masked_select_backward = implicit("masked_select_backward", forward_3(tensor_advanced_indexing_gather.masked_select_backward))
value_selecting_reduction_backward = implicit("value_selecting_reduction_backward", forward_5(tensor_advanced_indexing_gather.value_selecting_reduction_backward))
conv1d = implicit("conv1d", forward_7(convolution_ops.conv1d))
conv1d_padding = implicit("conv1d.padding", forward_7(convolution_ops.conv1d_padding))


# conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor
@implicit("conv2d")
def conv2d(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv2d(input, weight, bias, stride, padding, dilation, groups)


# conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
@implicit("conv2d.padding")
def conv2d_padding(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv2d_padding(input, weight, bias, stride, padding, dilation, groups)


conv3d = implicit("conv3d", forward_7(convolution_ops.conv3d))
conv3d_padding = implicit("conv3d.padding", forward_7(convolution_ops.conv3d_padding))
conv_transpose1d = implicit("conv_transpose1d", forward_8(convolution_ops.conv_transpose1d))
conv_transpose2d_input = implicit("conv_transpose2d.input", forward_8(convolution_ops.conv_transpose2d_input))
conv_transpose3d_input = implicit("conv_transpose3d.input", forward_8(convolution_ops.conv_transpose3d_input))
conv_tbc_backward = implicit("conv_tbc_backward", forward_5(convolution_tbc.conv_tbc_backward))
_convolution_mode = implicit("_convolution_mode", forward_7(convolution_ops._convolution_mode))
max_pool1d = implicit("max_pool1d", forward_6(dilated_max_pool2d.max_pool1d))
max_pool1d_with_indices = implicit("max_pool1d_with_indices", forward_6(dilated_max_pool2d.max_pool1d_with_indices))
max_pool2d = implicit("max_pool2d", forward_6(dilated_max_pool2d.max_pool2d))
max_pool3d = implicit("max_pool3d", forward_6(dilated_max_pool2d.max_pool3d))
avg_pool1d = implicit("avg_pool1d", forward_6(average_pool2d.avg_pool1d))
adaptive_avg_pool1d = implicit("adaptive_avg_pool1d", forward_2(adaptive_pooling.adaptive_avg_pool1d))
adaptive_avg_pool2d = implicit("adaptive_avg_pool2d", forward_2(adaptive_pooling.adaptive_avg_pool2d))
adaptive_avg_pool3d = implicit("adaptive_avg_pool3d", forward_2(adaptive_pooling.adaptive_avg_pool3d))
adaptive_max_pool1d = implicit("adaptive_max_pool1d", forward_2(adaptive_pooling.adaptive_max_pool1d))
upsample_nearest1d_vec = implicit("upsample_nearest1d.vec", forward_3(up_sample.upsample_nearest1d_vec))
upsample_nearest2d_vec = implicit("upsample_nearest2d.vec", forward_3(up_sample.upsample_nearest2d_vec))
upsample_nearest3d_vec = implicit("upsample_nearest3d.vec", forward_3(up_sample.upsample_nearest3d_vec))
upsample_linear1d_vec = implicit("upsample_linear1d.vec", forward_4(up_sample.upsample_linear1d_vec))
upsample_bilinear2d_vec = implicit("upsample_bilinear2d.vec", forward_4(up_sample.upsample_bilinear2d_vec))
upsample_trilinear3d_vec = implicit("upsample_trilinear3d.vec", forward_4(up_sample.upsample_trilinear3d_vec))
upsample_bicubic2d_vec = implicit("upsample_bicubic2d.vec", forward_4(up_sample.upsample_bicubic2d_vec))
_upsample_nearest_exact1d_vec = implicit("_upsample_nearest_exact1d.vec", forward_3(up_sample._upsample_nearest_exact1d_vec))
_upsample_nearest_exact2d_vec = implicit("_upsample_nearest_exact2d.vec", forward_3(up_sample._upsample_nearest_exact2d_vec))
_upsample_nearest_exact3d_vec = implicit("_upsample_nearest_exact3d.vec", forward_3(up_sample._upsample_nearest_exact3d_vec))
_upsample_bilinear2d_aa_vec = implicit("_upsample_bilinear2d_aa.vec", forward_4(up_sample._upsample_bilinear2d_aa_vec))
_upsample_bicubic2d_aa_vec = implicit("_upsample_bicubic2d_aa.vec", forward_4(up_sample._upsample_bicubic2d_aa_vec))
grid_sampler = implicit("grid_sampler", forward_5(grid_sampler_ops.grid_sampler))
affine_grid_generator_backward = implicit("affine_grid_generator_backward", forward_3(grid_sampler_ops.affine_grid_generator_backward))
pad = implicit("pad", forward_4(padding_ops.pad))
_pad_enum = implicit("_pad_enum", forward_4(padding_ops._pad_enum))
_pad_circular = implicit("_pad_circular", forward_2(padding_ops._pad_circular))
batch_norm = implicit("batch_norm", forward_9(normalization.batch_norm))
_batch_norm_impl_index = implicit("_batch_norm_impl_index", forward_9(normalization._batch_norm_impl_index))
instance_norm = implicit("instance_norm", forward_9(normalization.instance_norm))
layer_norm = implicit("layer_norm", forward_6(layer_norm_ops.layer_norm))
_fused_rms_norm = implicit("_fused_rms_norm", forward_4(layer_norm_ops._fused_rms_norm))
group_norm = implicit("group_norm", forward_6(group_norm_ops.group_norm))
rms_norm = implicit("rms_norm", forward_4(layer_norm_ops.rms_norm))
embedding_backward = implicit("embedding_backward", forward_6(embedding_ops.embedding_backward))
embedding_bag = implicit("embedding_bag", forward_8(embedding_bag_ops.embedding_bag))
embedding_bag_padding_idx = implicit("embedding_bag.padding_idx", forward_9(embedding_bag_ops.embedding_bag_padding_idx))
randn_out = implicit("randn.out", forward_2(tensor_factories_random.randn_out))
randn_generator_out = implicit("randn.generator_out", forward_3(tensor_factories_random.randn_generator_out))
dropout = implicit("dropout", forward_3(dropout_ops.dropout))
dropout_ = implicit("dropout_", forward_3(dropout_ops.dropout_))
feature_dropout = implicit("feature_dropout", forward_3(dropout_ops.feature_dropout))
feature_dropout_ = implicit("feature_dropout_", forward_3(dropout_ops.feature_dropout_))
alpha_dropout = implicit("alpha_dropout", forward_3(dropout_ops.alpha_dropout))
alpha_dropout_ = implicit("alpha_dropout_", forward_3(dropout_ops.alpha_dropout_))
feature_alpha_dropout = implicit("feature_alpha_dropout", forward_3(dropout_ops.feature_alpha_dropout))
feature_alpha_dropout_ = implicit("feature_alpha_dropout_", forward_3(dropout_ops.feature_alpha_dropout_))


# empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
@implicit("empty.out")
def empty_out(ks, size, memory_format, out):
    return tensor_factories.empty_out(size, memory_format, out)


is_nonzero = implicit("is_nonzero", forward_1(tensor_properties.is_nonzero))
is_distributed = implicit("is_distributed", forward_1(tensor_properties.is_distributed))
to_dense = implicit("to_dense", forward_3(tensor_properties.to_dense))
pin_memory = implicit("pin_memory", forward_2(tensor_properties.pin_memory))
_pack_padded_sequence_backward = implicit("_pack_padded_sequence_backward", forward_4(packed_sequence._pack_padded_sequence_backward))
_pad_packed_sequence = implicit("_pad_packed_sequence", forward_5(packed_sequence._pad_packed_sequence))
pad_sequence = implicit("pad_sequence", forward_4(packed_sequence.pad_sequence))
norm_except_dim = implicit("norm_except_dim", forward_3(weight_norm.norm_except_dim))
_weight_norm = implicit("_weight_norm", forward_3(weight_norm._weight_norm))
lstm_input = implicit("lstm.input", forward_9(rnn.lstm_input))
lstm_data = implicit("lstm.data", forward_9(rnn.lstm_data))
gru_input = implicit("gru.input", forward_9(rnn.gru_input))
gru_data = implicit("gru.data", forward_9(rnn.gru_data))
rnn_tanh_input = implicit("rnn_tanh.input", forward_9(rnn.rnn_tanh_input))
rnn_tanh_data = implicit("rnn_tanh.data", forward_9(rnn.rnn_tanh_data))
rnn_relu_input = implicit("rnn_relu.input", forward_9(rnn.rnn_relu_input))
rnn_relu_data = implicit("rnn_relu.data", forward_9(rnn.rnn_relu_data))
lstm_cell = implicit("lstm_cell", forward_6(rnn_cells.lstm_cell))
gru_cell = implicit("gru_cell", forward_6(rnn_cells.gru_cell))
rnn_tanh_cell = implicit("rnn_tanh_cell", forward_6(rnn_cells.rnn_tanh_cell))
rnn_relu_cell = implicit("rnn_relu_cell", forward_6(rnn_cells.rnn_relu_cell))
ctc_loss_IntList = implicit("ctc_loss.IntList", forward_7(loss_ctc.ctc_loss_IntList))
ctc_loss_Tensor = implicit("ctc_loss.Tensor", forward_7(loss_ctc.ctc_loss_Tensor))
frobenius_norm_dim = implicit("frobenius_norm.dim", forward_3(linear_algebra.frobenius_norm_dim))
frobenius_norm_out = implicit("frobenius_norm.out", forward_4(linear_algebra.frobenius_norm_out))
nuclear_norm = implicit("nuclear_norm", forward_2(linear_algebra.nuclear_norm))
nuclear_norm_out = implicit("nuclear_norm.out", forward_3(linear_algebra.nuclear_norm_out))
nuclear_norm_dim = implicit("nuclear_norm.dim", forward_3(linear_algebra.nuclear_norm_dim))
nuclear_norm_dim_out = implicit("nuclear_norm.dim_out", forward_4(linear_algebra.nuclear_norm_dim_out))
item = implicit("item", forward_1(scalar_ops.item))
