# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `nn`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.nn.activation import activation, gated_linear_unit, soft_max
from tinytensor.aten.native.nn.attention import attention
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
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_1, forward_2, forward_3, forward_4, forward_5, forward_6, forward_7, forward_8, forward_9, forward_10,
    forward_11, functional_1, functional_2, functional_2_new, functional_3, functional_3_new, functional_4,
    functional_4_new, functional_5, functional_6, functional_7, functional_7_new, functional_8, inplace_1, inplace_2,
    inplace_3, inplace_4, new_2, new_3, new_4, new_5, new_6, new_7, new_9, new_10, new_12, out_1, out_2, out_3, out_4,
    out_5, out_6, out_7, out_8,
)
from tinytensor.aten.native.structured import structured_out, structured_outs

cpu = registrar(provide_impl, DispatchKey.CPU)
cpu_and_cuda = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA)
every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


elu = cpu_and_cuda("elu", functional_4(activation.elu_meta, activation.elu_impl))
elu_ = cpu_and_cuda("elu_", inplace_4(activation.elu_meta, activation.elu_impl))
elu_out = cpu_and_cuda("elu.out", out_4(activation.elu_meta, activation.elu_impl))
elu_backward = cpu_and_cuda("elu_backward", functional_6(activation.elu_backward_meta, activation.elu_backward_impl))
elu_backward_grad_input = cpu_and_cuda("elu_backward.grad_input", out_6(activation.elu_backward_meta, activation.elu_backward_impl))
gelu = cpu_and_cuda("gelu", functional_2(activation.gelu_meta, activation.gelu_impl))
gelu_ = cpu_and_cuda("gelu_", inplace_2(activation.gelu_meta, activation.gelu_impl))
gelu_out = cpu_and_cuda("gelu.out", out_2(activation.gelu_meta, activation.gelu_impl))
gelu_backward = cpu_and_cuda("gelu_backward", functional_3(activation.gelu_backward_meta, activation.gelu_backward_impl))
gelu_backward_grad_input = cpu_and_cuda("gelu_backward.grad_input", out_3(activation.gelu_backward_meta, activation.gelu_backward_impl))
silu = cpu_and_cuda("silu", functional_1(activation.silu_meta, activation.silu_impl))
silu_ = cpu_and_cuda("silu_", inplace_1(activation.silu_meta, activation.silu_impl))
silu_out = cpu_and_cuda("silu.out", out_1(activation.silu_meta, activation.silu_impl))
silu_backward = cpu_and_cuda("silu_backward", functional_2(activation.silu_backward_meta, activation.silu_backward_impl))
silu_backward_grad_input = cpu_and_cuda("silu_backward.grad_input", out_2(activation.silu_backward_meta, activation.silu_backward_impl))
mish = cpu_and_cuda("mish", functional_1(activation.mish_meta, activation.mish_impl))
mish_ = cpu_and_cuda("mish_", inplace_1(activation.mish_meta, activation.mish_impl))
mish_out = cpu_and_cuda("mish.out", out_1(activation.mish_meta, activation.mish_impl))
mish_backward = cpu_and_cuda("mish_backward", forward_2(activation.mish_backward))
hardsigmoid = cpu_and_cuda("hardsigmoid", functional_1(activation.hardsigmoid_meta, activation.hardsigmoid_impl))
hardsigmoid_ = cpu_and_cuda("hardsigmoid_", inplace_1(activation.hardsigmoid_meta, activation.hardsigmoid_impl))
hardsigmoid_out = cpu_and_cuda("hardsigmoid.out", out_1(activation.hardsigmoid_meta, activation.hardsigmoid_impl))
hardsigmoid_backward = cpu_and_cuda("hardsigmoid_backward", functional_2(activation.hardsigmoid_backward_meta, activation.hardsigmoid_backward_impl))
hardsigmoid_backward_grad_input = cpu_and_cuda("hardsigmoid_backward.grad_input", out_2(activation.hardsigmoid_backward_meta, activation.hardsigmoid_backward_impl))
leaky_relu = cpu_and_cuda("leaky_relu", functional_2(activation.leaky_relu_meta, activation.leaky_relu_impl))
leaky_relu_ = cpu_and_cuda("leaky_relu_", inplace_2(activation.leaky_relu_meta, activation.leaky_relu_impl))
leaky_relu_out = cpu_and_cuda("leaky_relu.out", out_2(activation.leaky_relu_meta, activation.leaky_relu_impl))
leaky_relu_backward = cpu_and_cuda("leaky_relu_backward", functional_4(activation.leaky_relu_backward_meta, activation.leaky_relu_backward_impl))
leaky_relu_backward_grad_input = cpu_and_cuda("leaky_relu_backward.grad_input", out_4(activation.leaky_relu_backward_meta, activation.leaky_relu_backward_impl))
threshold = cpu_and_cuda("threshold", functional_3(activation.threshold_meta, activation.threshold_impl))
threshold_ = cpu_and_cuda("threshold_", inplace_3(activation.threshold_meta, activation.threshold_impl))
threshold_out = cpu_and_cuda("threshold.out", out_3(activation.threshold_meta, activation.threshold_impl))
softplus = cpu_and_cuda("softplus", functional_3(activation.softplus_meta, activation.softplus_impl))
softplus_out = cpu_and_cuda("softplus.out", out_3(activation.softplus_meta, activation.softplus_impl))
softplus_backward = cpu_and_cuda("softplus_backward", functional_4(activation.softplus_backward_meta, activation.softplus_backward_impl))
softplus_backward_grad_input = cpu_and_cuda("softplus_backward.grad_input", out_4(activation.softplus_backward_meta, activation.softplus_backward_impl))
softshrink = cpu_and_cuda("softshrink", functional_2(activation.softshrink_meta, activation.softshrink_impl))
softshrink_out = cpu_and_cuda("softshrink.out", out_2(activation.softshrink_meta, activation.softshrink_impl))
softshrink_backward = cpu_and_cuda("softshrink_backward", functional_3(activation.softshrink_backward_meta, activation.softshrink_backward_impl))
softshrink_backward_grad_input = cpu_and_cuda("softshrink_backward.grad_input", out_3(activation.softshrink_backward_meta, activation.softshrink_backward_impl))
hardshrink = cpu_and_cuda("hardshrink", functional_2(activation.hardshrink_meta, activation.hardshrink_impl))
hardshrink_out = cpu_and_cuda("hardshrink.out", out_2(activation.hardshrink_meta, activation.hardshrink_impl))
hardshrink_backward = cpu_and_cuda("hardshrink_backward", functional_3(activation.hardshrink_backward_meta, activation.hardshrink_backward_impl))
hardshrink_backward_grad_input = cpu_and_cuda("hardshrink_backward.grad_input", out_3(activation.hardshrink_backward_meta, activation.hardshrink_backward_impl))
hardtanh = every_backend("hardtanh", new_3(activation.hardtanh))
hardtanh_ = every_backend("hardtanh_", forward_3(activation.hardtanh_))
hardtanh_out = every_backend("hardtanh.out", forward_4(activation.hardtanh_out))
hardtanh_backward = every_backend("hardtanh_backward", forward_4(activation.hardtanh_backward))
hardtanh_backward_grad_input = every_backend("hardtanh_backward.grad_input", forward_5(activation.hardtanh_backward_grad_input))
hardswish = every_backend("hardswish", forward_1(activation.hardswish))
hardswish_ = every_backend("hardswish_", forward_1(activation.hardswish_))
hardswish_out = every_backend("hardswish.out", forward_2(activation.hardswish_out))
hardswish_backward = every_backend("hardswish_backward", forward_2(activation.hardswish_backward))
_prelu_kernel = every_backend("_prelu_kernel", forward_2(activation._prelu_kernel))
_prelu_kernel_backward = every_backend("_prelu_kernel_backward", forward_3(activation._prelu_kernel_backward))
log_sigmoid_forward = every_backend("log_sigmoid_forward", forward_1(activation.log_sigmoid_forward))
log_sigmoid_forward_output = every_backend("log_sigmoid_forward.output", forward_3(activation.log_sigmoid_forward_output))
log_sigmoid_backward = every_backend("log_sigmoid_backward", forward_3(activation.log_sigmoid_backward))
log_sigmoid_backward_grad_input = every_backend("log_sigmoid_backward.grad_input", forward_4(activation.log_sigmoid_backward_grad_input))
glu = cpu_and_cuda("glu", functional_2_new(gated_linear_unit.glu_meta, gated_linear_unit.glu_impl))
glu_out = cpu_and_cuda("glu.out", out_2(gated_linear_unit.glu_meta, gated_linear_unit.glu_impl))
glu_backward = every_backend("glu_backward", new_3(gated_linear_unit.glu_backward))
glu_backward_grad_input = every_backend("glu_backward.grad_input", forward_4(gated_linear_unit.glu_backward_grad_input))
glu_jvp = every_backend("glu_jvp", new_4(gated_linear_unit.glu_jvp))
glu_backward_jvp = every_backend("glu_backward_jvp", new_6(gated_linear_unit.glu_backward_jvp))


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
@cpu_and_cuda("_softmax")
def _softmax(ks, self, dim, half_to_float):
    it = soft_max._softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    soft_max._softmax_impl(it, out, self, dim, half_to_float)
    return out


# _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("_softmax.out")
def _softmax_out(ks, self, dim, half_to_float, out):
    it = structured_out(soft_max._softmax_meta, out, (self, dim, half_to_float))
    soft_max._softmax_impl(it, out, self, dim, half_to_float)
    return out


_softmax_backward_data = cpu_and_cuda("_softmax_backward_data", functional_4(soft_max._softmax_backward_data_meta, soft_max._softmax_backward_data_impl))
_softmax_backward_data_out = cpu_and_cuda("_softmax_backward_data.out", out_4(soft_max._softmax_backward_data_meta, soft_max._softmax_backward_data_impl))
_log_softmax = cpu_and_cuda("_log_softmax", functional_3(soft_max._log_softmax_meta, soft_max._log_softmax_impl))
_log_softmax_out = cpu_and_cuda("_log_softmax.out", out_3(soft_max._log_softmax_meta, soft_max._log_softmax_impl))
_log_softmax_backward_data = cpu_and_cuda("_log_softmax_backward_data", functional_4(soft_max._log_softmax_backward_data_meta, soft_max._log_softmax_backward_data_impl))
_log_softmax_backward_data_out = cpu_and_cuda("_log_softmax_backward_data.out", out_4(soft_max._log_softmax_backward_data_meta, soft_max._log_softmax_backward_data_impl))
rrelu_with_noise = every_backend("rrelu_with_noise", forward_6(activation.rrelu_with_noise))
rrelu_with_noise_ = every_backend("rrelu_with_noise_", forward_6(activation.rrelu_with_noise_))
rrelu_with_noise_out = every_backend("rrelu_with_noise.out", forward_7(activation.rrelu_with_noise_out))
mse_loss = cpu_and_cuda("mse_loss", functional_3_new(loss.mse_loss_meta, loss.mse_loss_impl))
mse_loss_out = cpu_and_cuda("mse_loss.out", out_3(loss.mse_loss_meta, loss.mse_loss_impl))
mse_loss_backward = every_backend("mse_loss_backward", new_4(loss.mse_loss_backward))
mse_loss_backward_grad_input = every_backend("mse_loss_backward.grad_input", forward_5(loss.mse_loss_backward_grad_input))
smooth_l1_loss = cpu_and_cuda("smooth_l1_loss", functional_4_new(loss.smooth_l1_loss_meta, loss.smooth_l1_loss_impl))
smooth_l1_loss_out = cpu_and_cuda("smooth_l1_loss.out", out_4(loss.smooth_l1_loss_meta, loss.smooth_l1_loss_impl))
smooth_l1_loss_backward_grad_input = every_backend("smooth_l1_loss_backward.grad_input", forward_6(loss.smooth_l1_loss_backward_grad_input))
huber_loss = every_backend("huber_loss", new_4(loss.huber_loss))
huber_loss_out = every_backend("huber_loss.out", forward_5(loss.huber_loss_out))
huber_loss_backward_out = every_backend("huber_loss_backward.out", forward_6(loss.huber_loss_backward_out))
binary_cross_entropy = every_backend("binary_cross_entropy", new_4(loss.binary_cross_entropy))
binary_cross_entropy_out = every_backend("binary_cross_entropy.out", forward_5(loss.binary_cross_entropy_out))
binary_cross_entropy_backward = every_backend("binary_cross_entropy_backward", new_5(loss.binary_cross_entropy_backward))
binary_cross_entropy_backward_grad_input = every_backend("binary_cross_entropy_backward.grad_input", forward_6(loss.binary_cross_entropy_backward_grad_input))


# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
@cpu_and_cuda("nll_loss_forward")
def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    it = loss_nll.nll_loss_forward_meta(None, self, target, weight, reduction, ignore_index)
    output = empty_from_metadata(it.out_metas[0])
    total_weight = empty_from_metadata(it.out_metas[1])
    loss_nll.nll_loss_forward_impl(it, output, total_weight, self, target, weight, reduction, ignore_index)
    return as_new((output, total_weight))


# nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
@cpu_and_cuda("nll_loss_forward.output")
def nll_loss_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    it = structured_outs(loss_nll.nll_loss_forward_meta, (output, total_weight), (self, target, weight, reduction, ignore_index))
    loss_nll.nll_loss_forward_impl(it, output, total_weight, self, target, weight, reduction, ignore_index)
    return output, total_weight


nll_loss_backward = cpu_and_cuda("nll_loss_backward", functional_7_new(loss_nll.nll_loss_backward_meta, loss_nll.nll_loss_backward_impl))
nll_loss_backward_grad_input = cpu_and_cuda("nll_loss_backward.grad_input", out_7(loss_nll.nll_loss_backward_meta, loss_nll.nll_loss_backward_impl))
nll_loss2d_forward = every_backend("nll_loss2d_forward", new_5(loss_nll.nll_loss2d_forward))
nll_loss2d_forward_output = every_backend("nll_loss2d_forward.output", forward_7(loss_nll.nll_loss2d_forward_output))
nll_loss2d_backward = every_backend("nll_loss2d_backward", new_7(loss_nll.nll_loss2d_backward))
nll_loss2d_backward_grad_input = every_backend("nll_loss2d_backward.grad_input", forward_8(loss_nll.nll_loss2d_backward_grad_input))
multi_margin_loss = every_backend("multi_margin_loss", forward_6(loss_multi_margin.multi_margin_loss))
multi_margin_loss_out = every_backend("multi_margin_loss.out", forward_7(loss_multi_margin.multi_margin_loss_out))
multi_margin_loss_backward = every_backend("multi_margin_loss_backward", forward_7(loss_multi_margin.multi_margin_loss_backward))
multi_margin_loss_backward_grad_input = every_backend("multi_margin_loss_backward.grad_input", forward_8(loss_multi_margin.multi_margin_loss_backward_grad_input))
multilabel_margin_loss_forward = every_backend("multilabel_margin_loss_forward", forward_3(loss_multi_margin.multilabel_margin_loss_forward))
multilabel_margin_loss_forward_output = every_backend("multilabel_margin_loss_forward.output", forward_5(loss_multi_margin.multilabel_margin_loss_forward_output))
multilabel_margin_loss_backward = every_backend("multilabel_margin_loss_backward", forward_5(loss_multi_margin.multilabel_margin_loss_backward))
multilabel_margin_loss_backward_grad_input = every_backend("multilabel_margin_loss_backward.grad_input", forward_6(loss_multi_margin.multilabel_margin_loss_backward_grad_input))
_scaled_dot_product_flash_attention_for_cpu = cpu("_scaled_dot_product_flash_attention_for_cpu", forward_7(attention.flash_attention_cpu))
_scaled_dot_product_flash_attention_for_cpu_backward = cpu("_scaled_dot_product_flash_attention_for_cpu_backward", forward_10(attention.flash_attention_cpu_backward))
_cdist_forward = every_backend("_cdist_forward", new_4(distance._cdist_forward))
_cdist_backward = every_backend("_cdist_backward", new_5(distance._cdist_backward))
_pdist_forward = every_backend("_pdist_forward", new_2(distance._pdist_forward))
_pdist_backward = every_backend("_pdist_backward", new_4(distance._pdist_backward))
convolution_overrideable = every_backend("convolution_overrideable", new_9(convolution_ops.convolution_overrideable))
convolution_backward_overrideable = every_backend("convolution_backward_overrideable", new_10(convolution_ops.convolution_backward_overrideable))
im2col_out = cpu_and_cuda("im2col.out", out_5(im2col_ops.im2col_meta, im2col_ops.im2col_impl))
im2col = every_backend("im2col", forward_5(im2col_ops.im2col))
col2im_out = cpu_and_cuda("col2im.out", out_6(im2col_ops.col2im_meta, im2col_ops.col2im_impl))
col2im = every_backend("col2im", forward_6(im2col_ops.col2im))


# max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu_and_cuda("max_pool2d_with_indices.out")
def max_pool2d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    it = structured_outs(dilated_max_pool2d.max_pool2d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    dilated_max_pool2d.max_pool2d_with_indices_impl(it, out, indices, self, kernel_size, stride, padding, dilation, ceil_mode)
    return out, indices


# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@cpu_and_cuda("max_pool2d_with_indices")
def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool2d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    dilated_max_pool2d.max_pool2d_with_indices_impl(it, result0, result1, self, kernel_size, stride, padding, dilation, ceil_mode)
    return result0, result1


max_pool2d_with_indices_backward_grad_input = cpu_and_cuda("max_pool2d_with_indices_backward.grad_input", out_8(dilated_max_pool2d.max_pool2d_with_indices_backward_meta, dilated_max_pool2d.max_pool2d_with_indices_backward_impl))
max_pool2d_with_indices_backward = cpu_and_cuda("max_pool2d_with_indices_backward", functional_8(dilated_max_pool2d.max_pool2d_with_indices_backward_meta, dilated_max_pool2d.max_pool2d_with_indices_backward_impl))


# max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu_and_cuda("max_pool3d_with_indices.out")
def max_pool3d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    it = structured_outs(dilated_max_pool2d.max_pool3d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    dilated_max_pool2d.max_pool3d_with_indices_impl(it, out, indices, self, kernel_size, stride, padding, dilation, ceil_mode)
    return out, indices


# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
@cpu_and_cuda("max_pool3d_with_indices")
def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = dilated_max_pool2d.max_pool3d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    dilated_max_pool2d.max_pool3d_with_indices_impl(it, result0, result1, self, kernel_size, stride, padding, dilation, ceil_mode)
    return result0, result1


max_pool3d_with_indices_backward_grad_input = cpu_and_cuda("max_pool3d_with_indices_backward.grad_input", out_8(dilated_max_pool2d.max_pool3d_with_indices_backward_meta, dilated_max_pool2d.max_pool3d_with_indices_backward_impl))
max_pool3d_with_indices_backward = cpu_and_cuda("max_pool3d_with_indices_backward", functional_8(dilated_max_pool2d.max_pool3d_with_indices_backward_meta, dilated_max_pool2d.max_pool3d_with_indices_backward_impl))
avg_pool2d_out = cpu_and_cuda("avg_pool2d.out", out_7(average_pool2d.avg_pool2d_meta, average_pool2d.avg_pool2d_impl))
avg_pool2d = cpu_and_cuda("avg_pool2d", functional_7(average_pool2d.avg_pool2d_meta, average_pool2d.avg_pool2d_impl))
avg_pool2d_backward_grad_input = cpu_and_cuda("avg_pool2d_backward.grad_input", out_8(average_pool2d.avg_pool2d_backward_meta, average_pool2d.avg_pool2d_backward_impl))
avg_pool2d_backward = cpu_and_cuda("avg_pool2d_backward", functional_8(average_pool2d.avg_pool2d_backward_meta, average_pool2d.avg_pool2d_backward_impl))
avg_pool3d_out = cpu_and_cuda("avg_pool3d.out", out_7(average_pool2d.avg_pool3d_meta, average_pool2d.avg_pool3d_impl))
avg_pool3d = cpu_and_cuda("avg_pool3d", functional_7(average_pool2d.avg_pool3d_meta, average_pool2d.avg_pool3d_impl))
avg_pool3d_backward_grad_input = cpu_and_cuda("avg_pool3d_backward.grad_input", out_8(average_pool2d.avg_pool3d_backward_meta, average_pool2d.avg_pool3d_backward_impl))
avg_pool3d_backward = cpu_and_cuda("avg_pool3d_backward", functional_8(average_pool2d.avg_pool3d_backward_meta, average_pool2d.avg_pool3d_backward_impl))
adaptive_avg_pool2d_out = every_backend("adaptive_avg_pool2d.out", forward_3(adaptive_pooling.adaptive_avg_pool2d_out))
_adaptive_avg_pool2d = every_backend("_adaptive_avg_pool2d", forward_2(adaptive_pooling._adaptive_avg_pool2d))
_adaptive_avg_pool2d_backward = every_backend("_adaptive_avg_pool2d_backward", forward_2(adaptive_pooling._adaptive_avg_pool2d_backward))
adaptive_avg_pool3d_out = every_backend("adaptive_avg_pool3d.out", forward_3(adaptive_pooling.adaptive_avg_pool3d_out))
_adaptive_avg_pool3d = every_backend("_adaptive_avg_pool3d", forward_2(adaptive_pooling._adaptive_avg_pool3d))
_adaptive_avg_pool3d_backward = every_backend("_adaptive_avg_pool3d_backward", forward_2(adaptive_pooling._adaptive_avg_pool3d_backward))


# adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu_and_cuda("adaptive_max_pool2d.out")
def adaptive_max_pool2d_out(ks, self, output_size, out, indices):
    it = structured_outs(adaptive_pooling.adaptive_max_pool2d_meta, (out, indices), (self, output_size))
    adaptive_pooling.adaptive_max_pool2d_impl(it, out, indices, self, output_size)
    return out, indices


# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
@cpu_and_cuda("adaptive_max_pool2d")
def adaptive_max_pool2d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool2d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    adaptive_pooling.adaptive_max_pool2d_impl(it, result0, result1, self, output_size)
    return result0, result1


adaptive_max_pool2d_backward_grad_input = cpu_and_cuda("adaptive_max_pool2d_backward.grad_input", out_3(adaptive_pooling.adaptive_max_pool2d_backward_meta, adaptive_pooling.adaptive_max_pool2d_backward_impl))
adaptive_max_pool2d_backward = cpu_and_cuda("adaptive_max_pool2d_backward", functional_3(adaptive_pooling.adaptive_max_pool2d_backward_meta, adaptive_pooling.adaptive_max_pool2d_backward_impl))


# adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu_and_cuda("adaptive_max_pool3d.out")
def adaptive_max_pool3d_out(ks, self, output_size, out, indices):
    it = structured_outs(adaptive_pooling.adaptive_max_pool3d_meta, (out, indices), (self, output_size))
    adaptive_pooling.adaptive_max_pool3d_impl(it, out, indices, self, output_size)
    return out, indices


# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
@cpu_and_cuda("adaptive_max_pool3d")
def adaptive_max_pool3d(ks, self, output_size):
    it = adaptive_pooling.adaptive_max_pool3d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    adaptive_pooling.adaptive_max_pool3d_impl(it, result0, result1, self, output_size)
    return result0, result1


adaptive_max_pool3d_backward_grad_input = cpu_and_cuda("adaptive_max_pool3d_backward.grad_input", out_3(adaptive_pooling.adaptive_max_pool3d_backward_meta, adaptive_pooling.adaptive_max_pool3d_backward_impl))
adaptive_max_pool3d_backward = cpu_and_cuda("adaptive_max_pool3d_backward", functional_3(adaptive_pooling.adaptive_max_pool3d_backward_meta, adaptive_pooling.adaptive_max_pool3d_backward_impl))
max_unpool2d_out = cpu_and_cuda("max_unpool2d.out", out_3(max_unpooling.max_unpool2d_meta, max_unpooling.max_unpool2d_impl))
max_unpool2d = cpu_and_cuda("max_unpool2d", functional_3(max_unpooling.max_unpool2d_meta, max_unpooling.max_unpool2d_impl))
max_unpool3d_out = cpu_and_cuda("max_unpool3d.out", out_5(max_unpooling.max_unpool3d_meta, max_unpooling.max_unpool3d_impl))
max_unpool3d = cpu_and_cuda("max_unpool3d", functional_5(max_unpooling.max_unpool3d_meta, max_unpooling.max_unpool3d_impl))


# fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu_and_cuda("fractional_max_pool2d.output")
def fractional_max_pool2d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    it = structured_outs(fractional_max_pool2d_ops.fractional_max_pool2d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    fractional_max_pool2d_ops.fractional_max_pool2d_impl(it, output, indices, self, kernel_size, output_size, random_samples)
    return output, indices


# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
@cpu_and_cuda("fractional_max_pool2d")
def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool2d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    fractional_max_pool2d_ops.fractional_max_pool2d_impl(it, result0, result1, self, kernel_size, output_size, random_samples)
    return result0, result1


fractional_max_pool2d_backward_grad_input = cpu_and_cuda("fractional_max_pool2d_backward.grad_input", out_5(fractional_max_pool2d_ops.fractional_max_pool2d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool2d_backward_impl))
fractional_max_pool2d_backward = cpu_and_cuda("fractional_max_pool2d_backward", functional_5(fractional_max_pool2d_ops.fractional_max_pool2d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool2d_backward_impl))


# fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
@cpu_and_cuda("fractional_max_pool3d.output")
def fractional_max_pool3d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    it = structured_outs(fractional_max_pool2d_ops.fractional_max_pool3d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    fractional_max_pool2d_ops.fractional_max_pool3d_impl(it, output, indices, self, kernel_size, output_size, random_samples)
    return output, indices


# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
@cpu_and_cuda("fractional_max_pool3d")
def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool2d_ops.fractional_max_pool3d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    fractional_max_pool2d_ops.fractional_max_pool3d_impl(it, result0, result1, self, kernel_size, output_size, random_samples)
    return result0, result1


fractional_max_pool3d_backward_grad_input = cpu_and_cuda("fractional_max_pool3d_backward.grad_input", out_5(fractional_max_pool2d_ops.fractional_max_pool3d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool3d_backward_impl))
fractional_max_pool3d_backward = cpu_and_cuda("fractional_max_pool3d_backward", functional_5(fractional_max_pool2d_ops.fractional_max_pool3d_backward_meta, fractional_max_pool2d_ops.fractional_max_pool3d_backward_impl))
upsample_nearest1d_out = cpu_and_cuda("upsample_nearest1d.out", out_3(up_sample.upsample_nearest1d_meta, up_sample.upsample_nearest1d_impl))
upsample_nearest1d = cpu_and_cuda("upsample_nearest1d", functional_3(up_sample.upsample_nearest1d_meta, up_sample.upsample_nearest1d_impl))
upsample_nearest2d_out = cpu_and_cuda("upsample_nearest2d.out", out_4(up_sample.upsample_nearest2d_meta, up_sample.upsample_nearest2d_impl))
upsample_nearest2d = cpu_and_cuda("upsample_nearest2d", functional_4(up_sample.upsample_nearest2d_meta, up_sample.upsample_nearest2d_impl))
upsample_nearest3d_out = cpu_and_cuda("upsample_nearest3d.out", out_5(up_sample.upsample_nearest3d_meta, up_sample.upsample_nearest3d_impl))
upsample_nearest3d = cpu_and_cuda("upsample_nearest3d", functional_5(up_sample.upsample_nearest3d_meta, up_sample.upsample_nearest3d_impl))
upsample_linear1d_out = cpu_and_cuda("upsample_linear1d.out", out_4(up_sample.upsample_linear1d_meta, up_sample.upsample_linear1d_impl))
upsample_linear1d = cpu_and_cuda("upsample_linear1d", functional_4(up_sample.upsample_linear1d_meta, up_sample.upsample_linear1d_impl))
upsample_bilinear2d_out = cpu_and_cuda("upsample_bilinear2d.out", out_5(up_sample.upsample_bilinear2d_meta, up_sample.upsample_bilinear2d_impl))
upsample_bilinear2d = cpu_and_cuda("upsample_bilinear2d", functional_5(up_sample.upsample_bilinear2d_meta, up_sample.upsample_bilinear2d_impl))
upsample_trilinear3d_out = cpu_and_cuda("upsample_trilinear3d.out", out_6(up_sample.upsample_trilinear3d_meta, up_sample.upsample_trilinear3d_impl))
upsample_trilinear3d = cpu_and_cuda("upsample_trilinear3d", functional_6(up_sample.upsample_trilinear3d_meta, up_sample.upsample_trilinear3d_impl))
upsample_bicubic2d_out = cpu_and_cuda("upsample_bicubic2d.out", out_5(up_sample.upsample_bicubic2d_meta, up_sample.upsample_bicubic2d_impl))
upsample_bicubic2d = cpu_and_cuda("upsample_bicubic2d", functional_5(up_sample.upsample_bicubic2d_meta, up_sample.upsample_bicubic2d_impl))
_upsample_nearest_exact1d_out = cpu_and_cuda("_upsample_nearest_exact1d.out", out_3(up_sample._upsample_nearest_exact1d_meta, up_sample._upsample_nearest_exact1d_impl))
_upsample_nearest_exact1d = cpu_and_cuda("_upsample_nearest_exact1d", functional_3(up_sample._upsample_nearest_exact1d_meta, up_sample._upsample_nearest_exact1d_impl))
_upsample_nearest_exact2d_out = cpu_and_cuda("_upsample_nearest_exact2d.out", out_4(up_sample._upsample_nearest_exact2d_meta, up_sample._upsample_nearest_exact2d_impl))
_upsample_nearest_exact2d = cpu_and_cuda("_upsample_nearest_exact2d", functional_4(up_sample._upsample_nearest_exact2d_meta, up_sample._upsample_nearest_exact2d_impl))
_upsample_nearest_exact3d_out = cpu_and_cuda("_upsample_nearest_exact3d.out", out_5(up_sample._upsample_nearest_exact3d_meta, up_sample._upsample_nearest_exact3d_impl))
_upsample_nearest_exact3d = cpu_and_cuda("_upsample_nearest_exact3d", functional_5(up_sample._upsample_nearest_exact3d_meta, up_sample._upsample_nearest_exact3d_impl))
_upsample_bilinear2d_aa_out = cpu_and_cuda("_upsample_bilinear2d_aa.out", out_5(up_sample._upsample_bilinear2d_aa_meta, up_sample._upsample_bilinear2d_aa_impl))
_upsample_bilinear2d_aa = cpu_and_cuda("_upsample_bilinear2d_aa", functional_5(up_sample._upsample_bilinear2d_aa_meta, up_sample._upsample_bilinear2d_aa_impl))
_upsample_bicubic2d_aa_out = cpu_and_cuda("_upsample_bicubic2d_aa.out", out_5(up_sample._upsample_bicubic2d_aa_meta, up_sample._upsample_bicubic2d_aa_impl))
_upsample_bicubic2d_aa = cpu_and_cuda("_upsample_bicubic2d_aa", functional_5(up_sample._upsample_bicubic2d_aa_meta, up_sample._upsample_bicubic2d_aa_impl))
upsample_nearest1d_backward_grad_input = cpu_and_cuda("upsample_nearest1d_backward.grad_input", out_4(up_sample.upsample_nearest1d_backward_meta, up_sample.upsample_nearest1d_backward_impl))
upsample_nearest1d_backward = cpu_and_cuda("upsample_nearest1d_backward", functional_4(up_sample.upsample_nearest1d_backward_meta, up_sample.upsample_nearest1d_backward_impl))
upsample_nearest2d_backward_grad_input = cpu_and_cuda("upsample_nearest2d_backward.grad_input", out_5(up_sample.upsample_nearest2d_backward_meta, up_sample.upsample_nearest2d_backward_impl))
upsample_nearest2d_backward = cpu_and_cuda("upsample_nearest2d_backward", functional_5(up_sample.upsample_nearest2d_backward_meta, up_sample.upsample_nearest2d_backward_impl))
upsample_nearest3d_backward_grad_input = cpu_and_cuda("upsample_nearest3d_backward.grad_input", out_6(up_sample.upsample_nearest3d_backward_meta, up_sample.upsample_nearest3d_backward_impl))
upsample_nearest3d_backward = cpu_and_cuda("upsample_nearest3d_backward", functional_6(up_sample.upsample_nearest3d_backward_meta, up_sample.upsample_nearest3d_backward_impl))
upsample_linear1d_backward_grad_input = cpu_and_cuda("upsample_linear1d_backward.grad_input", out_5(up_sample.upsample_linear1d_backward_meta, up_sample.upsample_linear1d_backward_impl))
upsample_linear1d_backward = cpu_and_cuda("upsample_linear1d_backward", functional_5(up_sample.upsample_linear1d_backward_meta, up_sample.upsample_linear1d_backward_impl))
upsample_bilinear2d_backward_grad_input = cpu_and_cuda("upsample_bilinear2d_backward.grad_input", out_6(up_sample.upsample_bilinear2d_backward_meta, up_sample.upsample_bilinear2d_backward_impl))
upsample_bilinear2d_backward = cpu_and_cuda("upsample_bilinear2d_backward", functional_6(up_sample.upsample_bilinear2d_backward_meta, up_sample.upsample_bilinear2d_backward_impl))
upsample_trilinear3d_backward_grad_input = cpu_and_cuda("upsample_trilinear3d_backward.grad_input", out_7(up_sample.upsample_trilinear3d_backward_meta, up_sample.upsample_trilinear3d_backward_impl))
upsample_trilinear3d_backward = cpu_and_cuda("upsample_trilinear3d_backward", functional_7(up_sample.upsample_trilinear3d_backward_meta, up_sample.upsample_trilinear3d_backward_impl))
upsample_bicubic2d_backward_grad_input = cpu_and_cuda("upsample_bicubic2d_backward.grad_input", out_6(up_sample.upsample_bicubic2d_backward_meta, up_sample.upsample_bicubic2d_backward_impl))
upsample_bicubic2d_backward = cpu_and_cuda("upsample_bicubic2d_backward", functional_6(up_sample.upsample_bicubic2d_backward_meta, up_sample.upsample_bicubic2d_backward_impl))
_upsample_nearest_exact1d_backward_grad_input = cpu_and_cuda("_upsample_nearest_exact1d_backward.grad_input", out_4(up_sample._upsample_nearest_exact1d_backward_meta, up_sample._upsample_nearest_exact1d_backward_impl))
_upsample_nearest_exact1d_backward = cpu_and_cuda("_upsample_nearest_exact1d_backward", functional_4(up_sample._upsample_nearest_exact1d_backward_meta, up_sample._upsample_nearest_exact1d_backward_impl))
_upsample_nearest_exact2d_backward_grad_input = cpu_and_cuda("_upsample_nearest_exact2d_backward.grad_input", out_5(up_sample._upsample_nearest_exact2d_backward_meta, up_sample._upsample_nearest_exact2d_backward_impl))
_upsample_nearest_exact2d_backward = cpu_and_cuda("_upsample_nearest_exact2d_backward", functional_5(up_sample._upsample_nearest_exact2d_backward_meta, up_sample._upsample_nearest_exact2d_backward_impl))
_upsample_nearest_exact3d_backward_grad_input = cpu_and_cuda("_upsample_nearest_exact3d_backward.grad_input", out_6(up_sample._upsample_nearest_exact3d_backward_meta, up_sample._upsample_nearest_exact3d_backward_impl))
_upsample_nearest_exact3d_backward = cpu_and_cuda("_upsample_nearest_exact3d_backward", functional_6(up_sample._upsample_nearest_exact3d_backward_meta, up_sample._upsample_nearest_exact3d_backward_impl))
_upsample_bilinear2d_aa_backward_grad_input = cpu_and_cuda("_upsample_bilinear2d_aa_backward.grad_input", out_6(up_sample._upsample_bilinear2d_aa_backward_meta, up_sample._upsample_bilinear2d_aa_backward_impl))
_upsample_bilinear2d_aa_backward = cpu_and_cuda("_upsample_bilinear2d_aa_backward", functional_6(up_sample._upsample_bilinear2d_aa_backward_meta, up_sample._upsample_bilinear2d_aa_backward_impl))
_upsample_bicubic2d_aa_backward_grad_input = cpu_and_cuda("_upsample_bicubic2d_aa_backward.grad_input", out_6(up_sample._upsample_bicubic2d_aa_backward_meta, up_sample._upsample_bicubic2d_aa_backward_impl))
_upsample_bicubic2d_aa_backward = cpu_and_cuda("_upsample_bicubic2d_aa_backward", functional_6(up_sample._upsample_bicubic2d_aa_backward_meta, up_sample._upsample_bicubic2d_aa_backward_impl))
grid_sampler_2d = every_backend("grid_sampler_2d", forward_5(grid_sampler_ops.grid_sampler_2d))
grid_sampler_2d_backward = every_backend("grid_sampler_2d_backward", forward_7(grid_sampler_ops.grid_sampler_2d_backward))
grid_sampler_3d = every_backend("grid_sampler_3d", forward_5(grid_sampler_ops.grid_sampler_3d))
grid_sampler_3d_backward = every_backend("grid_sampler_3d_backward", forward_7(grid_sampler_ops.grid_sampler_3d_backward))
pixel_shuffle = every_backend("pixel_shuffle", forward_2(pixel_shuffle_ops.pixel_shuffle))
pixel_unshuffle = every_backend("pixel_unshuffle", new_2(pixel_shuffle_ops.pixel_unshuffle))
channel_shuffle = every_backend("channel_shuffle", new_2(pixel_shuffle_ops.channel_shuffle))
native_channel_shuffle = every_backend("native_channel_shuffle", new_2(pixel_shuffle_ops.native_channel_shuffle))
reflection_pad1d_out = cpu_and_cuda("reflection_pad1d.out", out_2(padding_ops.reflection_pad1d_meta, padding_ops.reflection_pad1d_impl))
reflection_pad1d = cpu_and_cuda("reflection_pad1d", functional_2(padding_ops.reflection_pad1d_meta, padding_ops.reflection_pad1d_impl))
reflection_pad2d_out = cpu_and_cuda("reflection_pad2d.out", out_2(padding_ops.reflection_pad2d_meta, padding_ops.reflection_pad2d_impl))
reflection_pad2d = cpu_and_cuda("reflection_pad2d", functional_2(padding_ops.reflection_pad2d_meta, padding_ops.reflection_pad2d_impl))
reflection_pad3d_out = cpu_and_cuda("reflection_pad3d.out", out_2(padding_ops.reflection_pad3d_meta, padding_ops.reflection_pad3d_impl))
reflection_pad3d = cpu_and_cuda("reflection_pad3d", functional_2(padding_ops.reflection_pad3d_meta, padding_ops.reflection_pad3d_impl))
replication_pad1d_out = cpu_and_cuda("replication_pad1d.out", out_2(padding_ops.replication_pad1d_meta, padding_ops.replication_pad1d_impl))
replication_pad1d = cpu_and_cuda("replication_pad1d", functional_2(padding_ops.replication_pad1d_meta, padding_ops.replication_pad1d_impl))
replication_pad2d_out = cpu_and_cuda("replication_pad2d.out", out_2(padding_ops.replication_pad2d_meta, padding_ops.replication_pad2d_impl))
replication_pad2d = cpu_and_cuda("replication_pad2d", functional_2(padding_ops.replication_pad2d_meta, padding_ops.replication_pad2d_impl))
replication_pad3d_out = cpu_and_cuda("replication_pad3d.out", out_2(padding_ops.replication_pad3d_meta, padding_ops.replication_pad3d_impl))
replication_pad3d = cpu_and_cuda("replication_pad3d", functional_2(padding_ops.replication_pad3d_meta, padding_ops.replication_pad3d_impl))
reflection_pad1d_backward_grad_input = cpu_and_cuda("reflection_pad1d_backward.grad_input", out_3(padding_ops.reflection_pad1d_backward_meta, padding_ops.reflection_pad1d_backward_impl))
reflection_pad1d_backward = cpu_and_cuda("reflection_pad1d_backward", functional_3(padding_ops.reflection_pad1d_backward_meta, padding_ops.reflection_pad1d_backward_impl))
reflection_pad2d_backward_grad_input = cpu_and_cuda("reflection_pad2d_backward.grad_input", out_3(padding_ops.reflection_pad2d_backward_meta, padding_ops.reflection_pad2d_backward_impl))
reflection_pad2d_backward = cpu_and_cuda("reflection_pad2d_backward", functional_3(padding_ops.reflection_pad2d_backward_meta, padding_ops.reflection_pad2d_backward_impl))
reflection_pad3d_backward_grad_input = cpu_and_cuda("reflection_pad3d_backward.grad_input", out_3(padding_ops.reflection_pad3d_backward_meta, padding_ops.reflection_pad3d_backward_impl))
reflection_pad3d_backward = cpu_and_cuda("reflection_pad3d_backward", functional_3(padding_ops.reflection_pad3d_backward_meta, padding_ops.reflection_pad3d_backward_impl))
replication_pad1d_backward_grad_input = cpu_and_cuda("replication_pad1d_backward.grad_input", out_3(padding_ops.replication_pad1d_backward_meta, padding_ops.replication_pad1d_backward_impl))
replication_pad1d_backward = cpu_and_cuda("replication_pad1d_backward", functional_3(padding_ops.replication_pad1d_backward_meta, padding_ops.replication_pad1d_backward_impl))
replication_pad2d_backward_grad_input = cpu_and_cuda("replication_pad2d_backward.grad_input", out_3(padding_ops.replication_pad2d_backward_meta, padding_ops.replication_pad2d_backward_impl))
replication_pad2d_backward = cpu_and_cuda("replication_pad2d_backward", functional_3(padding_ops.replication_pad2d_backward_meta, padding_ops.replication_pad2d_backward_impl))
replication_pad3d_backward_grad_input = cpu_and_cuda("replication_pad3d_backward.grad_input", out_3(padding_ops.replication_pad3d_backward_meta, padding_ops.replication_pad3d_backward_impl))
replication_pad3d_backward = cpu_and_cuda("replication_pad3d_backward", functional_3(padding_ops.replication_pad3d_backward_meta, padding_ops.replication_pad3d_backward_impl))
native_batch_norm = every_backend("native_batch_norm", forward_8(normalization.native_batch_norm))
native_batch_norm_out = every_backend("native_batch_norm.out", forward_11(normalization.native_batch_norm_out))
native_batch_norm_backward = every_backend("native_batch_norm_backward", forward_10(normalization.native_batch_norm_backward))
_native_batch_norm_legit = every_backend("_native_batch_norm_legit", forward_8(normalization._native_batch_norm_legit))
_native_batch_norm_legit_out = every_backend("_native_batch_norm_legit.out", forward_11(normalization._native_batch_norm_legit_out))
_native_batch_norm_legit_no_stats = every_backend("_native_batch_norm_legit.no_stats", forward_6(normalization._native_batch_norm_legit_no_stats))
_native_batch_norm_legit_no_stats_out = every_backend("_native_batch_norm_legit.no_stats_out", forward_9(normalization._native_batch_norm_legit_no_stats_out))
native_layer_norm = every_backend("native_layer_norm", forward_5(layer_norm_ops.native_layer_norm))
native_layer_norm_backward = every_backend("native_layer_norm_backward", forward_8(layer_norm_ops.native_layer_norm_backward))
native_group_norm = every_backend("native_group_norm", forward_8(group_norm_ops.native_group_norm))
native_group_norm_backward = every_backend("native_group_norm_backward", forward_10(group_norm_ops.native_group_norm_backward))
embedding_dense_backward = every_backend("embedding_dense_backward", new_5(embedding_ops.embedding_dense_backward))
embedding_renorm_ = every_backend("embedding_renorm_", forward_4(embedding_ops.embedding_renorm_))
_embedding_bag = every_backend("_embedding_bag", forward_9(embedding_bag_ops._embedding_bag))
_embedding_bag_forward_only = every_backend("_embedding_bag_forward_only", forward_9(embedding_bag_ops._embedding_bag_forward_only))
_embedding_bag_backward = every_backend("_embedding_bag_backward", new_12(embedding_bag_ops._embedding_bag_backward))
_embedding_bag_dense_backward = every_backend("_embedding_bag_dense_backward", forward_10(embedding_bag_ops._embedding_bag_dense_backward))
_embedding_bag_per_sample_weights_backward = every_backend("_embedding_bag_per_sample_weights_backward", forward_7(embedding_bag_ops._embedding_bag_per_sample_weights_backward))
native_dropout = every_backend("native_dropout", new_3(dropout_ops.native_dropout))
native_dropout_backward = every_backend("native_dropout_backward", new_3(dropout_ops.native_dropout_backward))
_weight_norm_interface = every_backend("_weight_norm_interface", new_3(weight_norm.weight_norm_cpu))
_ctc_loss = cpu_and_cuda("_ctc_loss", forward_6(loss_ctc._ctc_loss))
_ctc_loss_Tensor = cpu_and_cuda("_ctc_loss.Tensor", forward_6(loss_ctc._ctc_loss_Tensor))
_ctc_loss_backward = cpu_and_cuda("_ctc_loss_backward", forward_9(loss_ctc._ctc_loss_backward))
_ctc_loss_backward_Tensor = cpu_and_cuda("_ctc_loss_backward.Tensor", forward_9(loss_ctc._ctc_loss_backward_Tensor))
