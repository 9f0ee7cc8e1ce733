# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `nn`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.nn.activation import activation, gated_linear_unit, soft_max
from tinytensor.aten.native.nn.convolution import im2col as im2col_ops
from tinytensor.aten.native.nn.loss import loss, loss_ctc, loss_nll
from tinytensor.aten.native.nn.pooling import (
    adaptive_pooling, average_pool2d, dilated_max_pool2d, fractional_max_pool2d as fractional_max_pool2d_ops,
    max_unpooling,
)
from tinytensor.aten.native.nn.vision import padding as padding_ops, up_sample
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_6, meta_functional_1, meta_functional_2, meta_functional_3, meta_functional_4, meta_functional_5,
    meta_functional_6, meta_functional_7, meta_functional_8, meta_inplace_1, meta_inplace_2, meta_inplace_3,
    meta_inplace_4, meta_out_1, meta_out_2, meta_out_3, meta_out_4, meta_out_5, meta_out_6, meta_out_7, meta_out_8,
)
from tinytensor.aten.native.structured import structured_out, structured_outs

meta = registrar(provide_impl, DispatchKey.Meta)


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
im2col_out = meta("im2col.out", meta_out_5(im2col_ops.im2col_meta))
col2im_out = meta("col2im.out", meta_out_6(im2col_ops.col2im_meta))


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
