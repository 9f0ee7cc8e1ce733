# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys QuantizedCPU, QuantizedMeta.

Mirrors the generated RegisterQuantizedCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.quantized import (
    copy as copy_ops, q_tensor, tensor_factories, tensor_operators, tensor_shape_quantized,
)
from tinytensor.aten.native.quantized.cpu import qactivations, qpool
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.native.generated.kernel_patterns import (
    below_autograd_1, below_autograd_2, below_autograd_3, below_autograd_4, below_autograd_5, below_autograd_6,
    below_autograd_7, below_autograd_8, below_autograd_9,
)

quantized_cpu = registrar(provide_impl, DispatchKey.QuantizedCPU)


empty_like = quantized_cpu("empty_like", below_autograd_6(tensor_factories.empty_like_quantized))


# eq.Scalar(Tensor self, Scalar other) -> Tensor
@quantized_cpu("eq.Scalar")
def eq_Scalar(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_operators.eq_quantized_scalar(self, other)


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
@quantized_cpu("eq.Scalar_out")
def eq_Scalar_out(ks, self, other, out):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_operators.eq_out_quantized_scalar(self, other, out)


# eq.Tensor(Tensor self, Tensor other) -> Tensor
@quantized_cpu("eq.Tensor")
def eq_Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_operators.eq_quantized(self, other)


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@quantized_cpu("eq.Tensor_out")
def eq_Tensor_out(ks, self, other, out):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_operators.eq_out_quantized(self, other, out)


ne_Scalar = quantized_cpu("ne.Scalar", below_autograd_2(tensor_operators.ne_quantized_scalar))
ne_Scalar_out = quantized_cpu("ne.Scalar_out", below_autograd_3(tensor_operators.ne_out_quantized_scalar))
ne_Tensor = quantized_cpu("ne.Tensor", below_autograd_2(tensor_operators.ne_quantized))
ne_Tensor_out = quantized_cpu("ne.Tensor_out", below_autograd_3(tensor_operators.ne_out_quantized))
lt_Scalar = quantized_cpu("lt.Scalar", below_autograd_2(tensor_operators.lt_quantized_scalar))
lt_Scalar_out = quantized_cpu("lt.Scalar_out", below_autograd_3(tensor_operators.lt_out_quantized_scalar))
lt_Tensor = quantized_cpu("lt.Tensor", below_autograd_2(tensor_operators.lt_quantized))
lt_Tensor_out = quantized_cpu("lt.Tensor_out", below_autograd_3(tensor_operators.lt_out_quantized))
le_Scalar = quantized_cpu("le.Scalar", below_autograd_2(tensor_operators.le_quantized_scalar))
le_Scalar_out = quantized_cpu("le.Scalar_out", below_autograd_3(tensor_operators.le_out_quantized_scalar))
le_Tensor = quantized_cpu("le.Tensor", below_autograd_2(tensor_operators.le_quantized))
le_Tensor_out = quantized_cpu("le.Tensor_out", below_autograd_3(tensor_operators.le_out_quantized))
gt_Scalar = quantized_cpu("gt.Scalar", below_autograd_2(tensor_operators.gt_quantized_scalar))
gt_Scalar_out = quantized_cpu("gt.Scalar_out", below_autograd_3(tensor_operators.gt_out_quantized_scalar))
gt_Tensor = quantized_cpu("gt.Tensor", below_autograd_2(tensor_operators.gt_quantized))
gt_Tensor_out = quantized_cpu("gt.Tensor_out", below_autograd_3(tensor_operators.gt_out_quantized))
ge_Scalar = quantized_cpu("ge.Scalar", below_autograd_2(tensor_operators.ge_quantized_scalar))
ge_Scalar_out = quantized_cpu("ge.Scalar_out", below_autograd_3(tensor_operators.ge_out_quantized_scalar))
ge_Tensor = quantized_cpu("ge.Tensor", below_autograd_2(tensor_operators.ge_quantized))
ge_Tensor_out = quantized_cpu("ge.Tensor_out", below_autograd_3(tensor_operators.ge_out_quantized))
tanh = quantized_cpu("tanh", below_autograd_1(qactivations.tanh_quantized_cpu))
sigmoid = quantized_cpu("sigmoid", below_autograd_1(qactivations.sigmoid_quantized_cpu))


# relu(Tensor self) -> Tensor
@quantized_cpu("relu")
def relu(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return qactivations.relu_quantized_cpu(self)


relu_ = quantized_cpu("relu_", below_autograd_1(qactivations.relu_quantized_cpu_))
clamp = quantized_cpu("clamp", below_autograd_3(qactivations.clamp_quantized_cpu))


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@quantized_cpu("mean.dim")
def mean_dim(ks, self, dim, keepdim, dtype):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_operators.mean_quantized(self, dim, keepdim, dtype)


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@quantized_cpu("mean.out")
def mean_out(ks, self, dim, keepdim, dtype, out):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_operators.mean_out_quantized(self, dim, keepdim, dtype, out)


max_dim = quantized_cpu("max.dim", below_autograd_3(tensor_operators.max_quantized_dim))
max = quantized_cpu("max", below_autograd_1(tensor_operators.max_quantized))
max_unary_out = quantized_cpu("max.unary_out", below_autograd_2(tensor_operators.max_quantized_unary_out))
min_dim = quantized_cpu("min.dim", below_autograd_3(tensor_operators.min_quantized_dim))
min = quantized_cpu("min", below_autograd_1(tensor_operators.min_quantized))
min_unary_out = quantized_cpu("min.unary_out", below_autograd_2(tensor_operators.min_quantized_unary_out))
std_correction = quantized_cpu("std.correction", below_autograd_4(tensor_operators.std_quantized))
std_correction_out = quantized_cpu("std.correction_out", below_autograd_5(tensor_operators.std_out_quantized))
equal = quantized_cpu("equal", below_autograd_2(q_tensor.equal_quantized_cpu))


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
@quantized_cpu("view")
def view(ks, self, size):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_shape.view(self, size)


_reshape_alias = quantized_cpu("_reshape_alias", below_autograd_3(tensor_shape._reshape_alias))
as_strided = quantized_cpu("as_strided", below_autograd_4(tensor_shape.as_strided))


# cat(Tensor[] tensors, int dim=0) -> Tensor
@quantized_cpu("cat")
def cat(ks, tensors, dim):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_shape_quantized.cat_quantized_cpu(tensors, dim)


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
@quantized_cpu("cat.out")
def cat_out(ks, tensors, dim, out):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_shape_quantized.cat_out_quantized_cpu(tensors, dim, out)


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
@quantized_cpu("copy_")
def copy_(ks, self, src, non_blocking):
    with AutoDispatchBelowADInplaceOrView():
        return copy_ops.copy_quantized_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
@quantized_cpu("clone")
def clone(ks, self, memory_format):
    with AutoDispatchBelowADInplaceOrView():
        return q_tensor.quantized_clone(self, memory_format)


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
@quantized_cpu("fill_.Scalar")
def fill__Scalar(ks, self, value):
    with AutoDispatchBelowADInplaceOrView():
        return copy_ops.fill_quantized__scalar(self, value)


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
@quantized_cpu("fill_.Tensor")
def fill__Tensor(ks, self, value):
    with AutoDispatchBelowADInplaceOrView():
        return copy_ops.fill_quantized__tensor(self, value)


resize_ = quantized_cpu("resize_", below_autograd_3(copy_ops.resize_quantized_))
index_Tensor = quantized_cpu("index.Tensor", below_autograd_2(tensor_operators.index_quantized))
_index_put_impl_ = quantized_cpu("_index_put_impl_", below_autograd_5(tensor_operators._index_put_impl_quantized_))
index_select = quantized_cpu("index_select", below_autograd_3(tensor_operators.index_select_quantized))
index_select_out = quantized_cpu("index_select.out", below_autograd_4(tensor_operators.index_select_out_quantized))
masked_fill_Scalar = quantized_cpu("masked_fill.Scalar", below_autograd_3(copy_ops.masked_fill_quantized))
masked_fill__Scalar = quantized_cpu("masked_fill_.Scalar", below_autograd_3(copy_ops.masked_fill_quantized__scalar))
masked_fill_Tensor = quantized_cpu("masked_fill.Tensor", below_autograd_3(copy_ops.masked_fill_quantized))
masked_fill__Tensor = quantized_cpu("masked_fill_.Tensor", below_autograd_3(copy_ops.masked_fill_quantized__tensor))
gelu = quantized_cpu("gelu", below_autograd_2(qactivations.gelu_quantized_cpu))
gelu_ = quantized_cpu("gelu_", below_autograd_2(qactivations.gelu_quantized_cpu_))
hardsigmoid = quantized_cpu("hardsigmoid", below_autograd_1(qactivations.hardsigmoid_quantized_cpu))
hardsigmoid_out = quantized_cpu("hardsigmoid.out", below_autograd_2(qactivations.hardsigmoid_out_quantized_cpu))
leaky_relu = quantized_cpu("leaky_relu", below_autograd_2(qactivations.leaky_relu_quantized_cpu))
leaky_relu_ = quantized_cpu("leaky_relu_", below_autograd_2(qactivations.leaky_relu_quantized_cpu_))
leaky_relu_out = quantized_cpu("leaky_relu.out", below_autograd_3(qactivations.leaky_relu_out_quantized_cpu))
threshold = quantized_cpu("threshold", below_autograd_3(qactivations.threshold_quantized_cpu))
hardtanh = quantized_cpu("hardtanh", below_autograd_3(qactivations.hardtanh_quantized_cpu))
hardtanh_ = quantized_cpu("hardtanh_", below_autograd_3(qactivations.hardtanh_quantized_cpu_))
hardtanh_out = quantized_cpu("hardtanh.out", below_autograd_4(qactivations.hardtanh_out_quantized_cpu))
_prelu_kernel = quantized_cpu("_prelu_kernel", below_autograd_2(qactivations.prelu_quantized_cpu))
sort_stable = quantized_cpu("sort.stable", below_autograd_4(tensor_operators.sort_quantized_stable))
topk = quantized_cpu("topk", below_autograd_5(tensor_operators.topk_quantized_cpu))
flip = quantized_cpu("flip", below_autograd_2(tensor_shape_quantized.flip_quantized))
repeat = quantized_cpu("repeat", below_autograd_2(tensor_shape_quantized.repeat_quantized))
unfold = quantized_cpu("unfold", below_autograd_4(tensor_shape.unfold))
set__source_Storage_storage_offset = quantized_cpu("set_.source_Storage_storage_offset", below_autograd_5(tensor_shape.set__source_Storage_storage_offset))
avg_pool2d = quantized_cpu("avg_pool2d", below_autograd_7(qpool.avg_pool2d_quantized_cpu))
avg_pool3d = quantized_cpu("avg_pool3d", below_autograd_7(qpool.avg_pool3d_quantized_cpu))
_adaptive_avg_pool2d = quantized_cpu("_adaptive_avg_pool2d", below_autograd_2(qpool.adaptive_avg_pool2d_quantized_cpu))
adaptive_avg_pool3d_out = quantized_cpu("adaptive_avg_pool3d.out", below_autograd_3(qpool.adaptive_avg_pool3d_out_quantized_cpu))
_adaptive_avg_pool3d = quantized_cpu("_adaptive_avg_pool3d", below_autograd_2(qpool.adaptive_avg_pool3d_quantized_cpu))
upsample_nearest2d = quantized_cpu("upsample_nearest2d", below_autograd_4(qpool.upsample_nearest2d_quantized_cpu))
upsample_nearest3d = quantized_cpu("upsample_nearest3d", below_autograd_5(qpool.upsample_nearest3d_quantized_cpu))
upsample_bilinear2d = quantized_cpu("upsample_bilinear2d", below_autograd_5(qpool.upsample_bilinear2d_quantized_cpu))
_upsample_nearest_exact2d = quantized_cpu("_upsample_nearest_exact2d", below_autograd_4(qpool._upsample_nearest_exact2d_quantized_cpu))
_upsample_nearest_exact3d = quantized_cpu("_upsample_nearest_exact3d", below_autograd_5(qpool._upsample_nearest_exact3d_quantized_cpu))
grid_sampler_2d = quantized_cpu("grid_sampler_2d", below_autograd_5(qpool.grid_sampler_2d_quantized_cpu))
pixel_shuffle = quantized_cpu("pixel_shuffle", below_autograd_2(tensor_shape_quantized.pixel_shuffle_quantized))
pixel_unshuffle = quantized_cpu("pixel_unshuffle", below_autograd_2(tensor_shape_quantized.pixel_unshuffle_quantized))
channel_shuffle = quantized_cpu("channel_shuffle", below_autograd_2(tensor_shape_quantized.channel_shuffle_quantized))
reflection_pad1d_out = quantized_cpu("reflection_pad1d.out", below_autograd_3(tensor_shape_quantized.reflection_pad1d_out_quantized))
reflection_pad1d = quantized_cpu("reflection_pad1d", below_autograd_2(tensor_shape_quantized.reflection_pad1d_quantized))
reflection_pad2d_out = quantized_cpu("reflection_pad2d.out", below_autograd_3(tensor_shape_quantized.reflection_pad2d_out_quantized))
reflection_pad2d = quantized_cpu("reflection_pad2d", below_autograd_2(tensor_shape_quantized.reflection_pad2d_quantized))
dequantize_self = quantized_cpu("dequantize.self", below_autograd_1(q_tensor.dequantize_quantized))
dequantize_tensors = quantized_cpu("dequantize.tensors", below_autograd_1(q_tensor.dequantize_tensors_quantized_cpu))
q_scale = quantized_cpu("q_scale", below_autograd_1(q_tensor.q_scale_quant))
q_zero_point = quantized_cpu("q_zero_point", below_autograd_1(q_tensor.q_zero_point_quant))
q_per_channel_scales = quantized_cpu("q_per_channel_scales", below_autograd_1(q_tensor.q_per_channel_scales))
q_per_channel_zero_points = quantized_cpu("q_per_channel_zero_points", below_autograd_1(q_tensor.q_per_channel_zero_points))
q_per_channel_axis = quantized_cpu("q_per_channel_axis", below_autograd_1(q_tensor.q_per_channel_axis))
int_repr = quantized_cpu("int_repr", below_autograd_1(q_tensor.int_repr_quantized_cpu))
qscheme = quantized_cpu("qscheme", below_autograd_1(q_tensor.qscheme_quant))
_empty_affine_quantized = quantized_cpu("_empty_affine_quantized", below_autograd_8(tensor_factories._empty_affine_quantized))
_empty_per_channel_affine_quantized = quantized_cpu("_empty_per_channel_affine_quantized", below_autograd_9(tensor_factories._empty_per_channel_affine_quantized))
empty_quantized = quantized_cpu("empty_quantized", below_autograd_7(tensor_factories.empty_quantized))
quantized_batch_norm = quantized_cpu("quantized_batch_norm", below_autograd_8(qpool.quantized_batch_norm))
quantized_max_pool1d = quantized_cpu("quantized_max_pool1d", below_autograd_6(qpool.quantized_max_pool1d))
quantized_max_pool2d = quantized_cpu("quantized_max_pool2d", below_autograd_6(qpool.quantized_max_pool2d))
quantized_max_pool3d = quantized_cpu("quantized_max_pool3d", below_autograd_6(qpool.quantized_max_pool3d))
