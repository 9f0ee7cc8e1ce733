# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `nn`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.nn.activation import activation, gated_linear_unit, soft_max
from tinytensor.aten.native.nn.attention import attention
from tinytensor.aten.native.nn.convolution import convolution as convolution_ops, convolution_tbc
from tinytensor.aten.native.nn import dropout as dropout_ops, linear as linear_ops
from tinytensor.aten.native.nn.embedding import embedding as embedding_ops, embedding_bag as embedding_bag_ops, onehot
from tinytensor.aten.native.nn.loss import distance, loss, loss_ctc, loss_multi_margin, loss_nll
from tinytensor.aten.native.nn.normalization import (
    group_norm as group_norm_ops, layer_norm as layer_norm_ops, normalization, weight_norm,
)
from tinytensor.aten.native.nn.pooling import (
    adaptive_pooling, average_pool2d, dilated_max_pool2d, fractional_max_pool2d as fractional_max_pool2d_ops,
    max_unpooling,
)
from tinytensor.aten.native.nn.rnn import packed_sequence, rnn
from tinytensor.aten.native.nn.vision import grid_sampler as grid_sampler_ops, padding as padding_ops, up_sample
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    default_functional_1, default_functional_2, default_functional_3, default_functional_4, default_functional_5,
    default_functional_6, default_functional_7, default_functional_8, default_inplace_1, default_inplace_2,
    default_inplace_3, default_inplace_4, forward_1, forward_2, forward_3, forward_4, forward_5, forward_6, forward_7,
    forward_8, forward_9, forward_10, new_2, new_3, new_4, new_5, new_7, new_8, new_9, new_11, new_13,
)

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


def table_of(name, overload):
    return find_schema_or_throw(name, overload).table


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
celu = explicit("celu", new_2(activation.celu))
celu_ = explicit("celu_", forward_2(activation.celu_))


# softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
@explicit("softmax.int_out")
def softmax_int_out(ks, self, dim, dtype, out):
    return soft_max.softmax_int_out(self, dim, dtype, out)


log_softmax_int_out = explicit("log_softmax.int_out", forward_4(soft_max.log_softmax_int_out))
_safe_softmax = explicit("_safe_softmax", new_3(soft_max._safe_softmax))
rrelu_with_noise_backward = explicit("rrelu_with_noise_backward", new_7(activation.rrelu_with_noise_backward))
smooth_l1_loss_backward = explicit("smooth_l1_loss_backward", new_5(loss.smooth_l1_loss_backward))
huber_loss_backward = explicit("huber_loss_backward", new_5(loss.huber_loss_backward))
binary_cross_entropy_with_logits = explicit("binary_cross_entropy_with_logits", new_5(loss.binary_cross_entropy_with_logits))
soft_margin_loss = explicit("soft_margin_loss", new_3(loss.soft_margin_loss))
soft_margin_loss_out = explicit("soft_margin_loss.out", forward_4(loss.soft_margin_loss_out))
soft_margin_loss_backward = explicit("soft_margin_loss_backward", new_4(loss.soft_margin_loss_backward))
soft_margin_loss_backward_grad_input = explicit("soft_margin_loss_backward.grad_input", forward_5(loss.soft_margin_loss_backward_grad_input))


# linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
@explicit("linear.out")
def linear_out(ks, input, weight, bias, out):
    return linear_ops.linear_out(input, weight, bias, out)


_euclidean_dist = explicit("_euclidean_dist", new_2(distance._euclidean_dist))
conv_tbc = explicit("conv_tbc", new_4(convolution_tbc.conv_tbc))
convolution = explicit("convolution", new_9(convolution_ops.convolution))
convolution_backward = explicit("convolution_backward", new_11(convolution_ops.convolution_backward))
_convolution = explicit("_convolution", new_13(convolution_ops._convolution))
affine_grid_generator = explicit("affine_grid_generator", new_3(grid_sampler_ops.affine_grid_generator))
embedding = explicit("embedding", new_5(embedding_ops.embedding))
_pack_padded_sequence = explicit("_pack_padded_sequence", new_3(packed_sequence._pack_padded_sequence))
mish_backward = implicit("mish_backward", forward_2(activation.math_mish_backward))
relu6 = implicit("relu6", forward_1(activation.relu6))
relu6_ = implicit("relu6_", forward_1(activation.relu6_))
selu = implicit("selu", forward_1(activation.selu))
selu_ = implicit("selu_", forward_1(activation.selu_))
prelu = implicit("prelu", forward_2(activation.prelu))
log_sigmoid = implicit("log_sigmoid", forward_1(activation.log_sigmoid))
log_sigmoid_out = implicit("log_sigmoid.out", forward_2(activation.log_sigmoid_out))


# softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
@implicit("softmax.int")
def softmax_int(ks, self, dim, dtype):
    return soft_max.softmax_int(self, dim, dtype)


log_softmax_int = implicit("log_softmax.int", forward_3(soft_max.log_softmax_int))
rrelu = implicit("rrelu", forward_5(activation.rrelu))
rrelu_ = implicit("rrelu_", forward_5(activation.rrelu_))
nll_loss_nd = implicit("nll_loss_nd", forward_5(loss_nll.nll_loss_nd))
nll_loss = implicit("nll_loss", forward_5(loss_nll.nll_loss))
nll_loss_out = implicit("nll_loss.out", forward_6(loss_nll.nll_loss_out))
nll_loss2d = implicit("nll_loss2d", forward_5(loss_nll.nll_loss2d))
nll_loss2d_out = implicit("nll_loss2d.out", forward_6(loss_nll.nll_loss2d_out))
cross_entropy_loss = implicit("cross_entropy_loss", forward_6(loss_nll.cross_entropy_loss))
l1_loss = implicit("l1_loss", forward_3(loss.l1_loss))
kl_div = implicit("kl_div", forward_4(loss.kl_div))
poisson_nll_loss = implicit("poisson_nll_loss", forward_6(loss.poisson_nll_loss))
hinge_embedding_loss = implicit("hinge_embedding_loss", forward_4(loss.hinge_embedding_loss))
margin_ranking_loss = implicit("margin_ranking_loss", forward_5(loss.margin_ranking_loss))
cosine_embedding_loss = implicit("cosine_embedding_loss", forward_5(loss.cosine_embedding_loss))
triplet_margin_loss = implicit("triplet_margin_loss", forward_8(loss.triplet_margin_loss))
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
cdist = implicit("cdist", forward_4(distance.cdist))
pdist = implicit("pdist", forward_2(distance.pdist))
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
embedding_sparse_backward = implicit("embedding_sparse_backward", forward_5(embedding_ops.embedding_sparse_backward))
_embedding_bag_sparse_backward = implicit("_embedding_bag_sparse_backward", forward_10(embedding_bag_ops._embedding_bag_sparse_backward))
embedding_bag = implicit("embedding_bag", forward_8(embedding_bag_ops.embedding_bag))
embedding_bag_padding_idx = implicit("embedding_bag.padding_idx", forward_9(embedding_bag_ops.embedding_bag_padding_idx))
dropout = implicit("dropout", forward_3(dropout_ops.dropout))
dropout_ = implicit("dropout_", forward_3(dropout_ops.dropout_))
feature_dropout = implicit("feature_dropout", forward_3(dropout_ops.feature_dropout))
feature_dropout_ = implicit("feature_dropout_", forward_3(dropout_ops.feature_dropout_))
alpha_dropout = implicit("alpha_dropout", forward_3(dropout_ops.alpha_dropout))
alpha_dropout_ = implicit("alpha_dropout_", forward_3(dropout_ops.alpha_dropout_))
feature_alpha_dropout = implicit("feature_alpha_dropout", forward_3(dropout_ops.feature_alpha_dropout))
feature_alpha_dropout_ = implicit("feature_alpha_dropout_", forward_3(dropout_ops.feature_alpha_dropout_))
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
lstm_cell = implicit("lstm_cell", forward_6(rnn.lstm_cell))
gru_cell = implicit("gru_cell", forward_6(rnn.gru_cell))
rnn_tanh_cell = implicit("rnn_tanh_cell", forward_6(rnn.rnn_tanh_cell))
rnn_relu_cell = implicit("rnn_relu_cell", forward_6(rnn.rnn_relu_cell))
ctc_loss_IntList = implicit("ctc_loss.IntList", forward_7(loss_ctc.ctc_loss_IntList))
ctc_loss_Tensor = implicit("ctc_loss.Tensor", forward_7(loss_ctc.ctc_loss_Tensor))
