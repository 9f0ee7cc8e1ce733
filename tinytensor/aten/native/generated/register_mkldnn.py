# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key MkldnnCPU.

Mirrors the generated RegisterMkldnnCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.mkldnn import (
    binary_ops, gelu as gelu_ops, linear as linear_ops, mkldnn_conversions, mkldnn_tensor_math, normalization,
    pooling, prelu as prelu_ops, relu as relu_ops, soft_max, tensor_factories, tensor_shape, unary_ops,
)
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.native.generated.kernel_patterns import (
    below_autograd_1, below_autograd_2, below_autograd_3, below_autograd_4, below_autograd_6, below_autograd_7,
    below_autograd_8, below_autograd_9, below_autograd_10,
)

mkldnn_cpu = registrar(provide_impl, DispatchKey.MkldnnCPU)


# empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
@mkldnn_cpu("empty.memory_format")
def empty_memory_format(ks, size, dtype, layout, device, pin_memory, memory_format):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_factories.empty_mkldnn(size, dtype, layout, device, pin_memory, memory_format)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@mkldnn_cpu("add.Tensor")
def add_Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return binary_ops.mkldnn_add(self, other, alpha)


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@mkldnn_cpu("add_.Tensor")
def add__Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return binary_ops.mkldnn_add_(self, other, alpha)


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@mkldnn_cpu("add.out")
def add_out(ks, self, other, alpha, out):
    with AutoDispatchBelowADInplaceOrView():
        return binary_ops.mkldnn_add_out(self, other, alpha, out)


# mul.Tensor(Tensor self, Tensor other) -> Tensor
@mkldnn_cpu("mul.Tensor")
def mul_Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return binary_ops.mkldnn_mul(self, other)


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@mkldnn_cpu("mul_.Tensor")
def mul__Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return binary_ops.mkldnn_mul_(self, other)


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@mkldnn_cpu("mul.out")
def mul_out(ks, self, other, out):
    with AutoDispatchBelowADInplaceOrView():
        return binary_ops.mkldnn_mul_out(self, other, out)


tanh = mkldnn_cpu("tanh", below_autograd_1(unary_ops.mkldnn_tanh))
tanh_ = mkldnn_cpu("tanh_", below_autograd_1(unary_ops.mkldnn_tanh_))
sigmoid = mkldnn_cpu("sigmoid", below_autograd_1(unary_ops.mkldnn_sigmoid))
sigmoid_ = mkldnn_cpu("sigmoid_", below_autograd_1(unary_ops.mkldnn_sigmoid_))


# relu(Tensor self) -> Tensor
@mkldnn_cpu("relu")
def relu(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return relu_ops.mkldnn_relu(self)


relu_ = mkldnn_cpu("relu_", below_autograd_1(relu_ops.mkldnn_relu_))
threshold_backward = mkldnn_cpu("threshold_backward", below_autograd_3(relu_ops.mkldnn_relu_backward))


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
@mkldnn_cpu("view")
def view(ks, self, size):
    with AutoDispatchBelowADInplaceOrView():
        return tensor_shape.mkldnn_view(self, size)


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
@mkldnn_cpu("copy_")
def copy_(ks, self, src, non_blocking):
    with AutoDispatchBelowADInplaceOrView():
        return mkldnn_tensor_math.copy_mkldnn_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
@mkldnn_cpu("clone")
def clone(ks, self, memory_format):
    with AutoDispatchBelowADInplaceOrView():
        return mkldnn_tensor_math.mkldnn_clone(self, memory_format)


# zero_(Tensor(a!) self) -> Tensor(a!)
@mkldnn_cpu("zero_")
def zero_(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return mkldnn_tensor_math.mkldnn_zero_(self)


gelu = mkldnn_cpu("gelu", below_autograd_2(gelu_ops.mkldnn_gelu))
gelu_backward = mkldnn_cpu("gelu_backward", below_autograd_3(gelu_ops.mkldnn_gelu_backward))
_prelu_kernel = mkldnn_cpu("_prelu_kernel", below_autograd_2(prelu_ops.mkldnn_prelu))
_prelu_kernel_backward = mkldnn_cpu("_prelu_kernel_backward", below_autograd_3(prelu_ops.mkldnn_prelu_backward))


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
@mkldnn_cpu("_softmax")
def _softmax(ks, self, dim, half_to_float):
    with AutoDispatchBelowADInplaceOrView():
        return soft_max.mkldnn_softmax(self, dim, half_to_float)


avg_pool2d_out = mkldnn_cpu("avg_pool2d.out", below_autograd_8(pooling.mkldnn_avg_pool2d_out))
avg_pool2d = mkldnn_cpu("avg_pool2d", below_autograd_7(pooling.mkldnn_avg_pool2d))
avg_pool2d_backward_grad_input = mkldnn_cpu("avg_pool2d_backward.grad_input", below_autograd_9(pooling.mkldnn_avg_pool2d_backward_out))
avg_pool2d_backward = mkldnn_cpu("avg_pool2d_backward", below_autograd_8(pooling.mkldnn_avg_pool2d_backward))
avg_pool3d_out = mkldnn_cpu("avg_pool3d.out", below_autograd_8(pooling.mkldnn_avg_pool3d_out))
avg_pool3d = mkldnn_cpu("avg_pool3d", below_autograd_7(pooling.mkldnn_avg_pool3d))
avg_pool3d_backward_grad_input = mkldnn_cpu("avg_pool3d_backward.grad_input", below_autograd_9(pooling.mkldnn_avg_pool3d_backward_out))
avg_pool3d_backward = mkldnn_cpu("avg_pool3d_backward", below_autograd_8(pooling.mkldnn_avg_pool3d_backward))
adaptive_avg_pool2d_out = mkldnn_cpu("adaptive_avg_pool2d.out", below_autograd_3(pooling.mkldnn_adaptive_avg_pool2d_out_stub))
native_batch_norm = mkldnn_cpu("native_batch_norm", below_autograd_8(normalization.mkldnn_batch_norm))
native_batch_norm_backward = mkldnn_cpu("native_batch_norm_backward", below_autograd_10(normalization.mkldnn_batch_norm_backward))
_native_batch_norm_legit = mkldnn_cpu("_native_batch_norm_legit", below_autograd_8(normalization._mkldnn_batch_norm_legit))
_native_batch_norm_legit_no_stats = mkldnn_cpu("_native_batch_norm_legit.no_stats", below_autograd_6(normalization._mkldnn_batch_norm_legit_no_stats))
_to_dense = mkldnn_cpu("_to_dense", below_autograd_3(mkldnn_conversions.mkldnn_to_dense))
mkldnn_reorder_conv2d_weight = mkldnn_cpu("mkldnn_reorder_conv2d_weight", below_autograd_6(mkldnn_conversions.mkldnn_reorder_conv2d_weight))
mkldnn_reorder_conv3d_weight = mkldnn_cpu("mkldnn_reorder_conv3d_weight", below_autograd_6(mkldnn_conversions.mkldnn_reorder_conv3d_weight))
mkldnn_linear = mkldnn_cpu("mkldnn_linear", below_autograd_3(linear_ops.mkldnn_linear))
mkldnn_linear_backward_input = mkldnn_cpu("mkldnn_linear_backward_input", below_autograd_3(linear_ops.mkldnn_linear_backward_input))
mkldnn_linear_backward_weights = mkldnn_cpu("mkldnn_linear_backward_weights", below_autograd_4(linear_ops.mkldnn_linear_backward_weights))
mkldnn_linear_backward = mkldnn_cpu("mkldnn_linear_backward", below_autograd_4(linear_ops.mkldnn_linear_backward))
mkldnn_max_pool2d = mkldnn_cpu("mkldnn_max_pool2d", below_autograd_6(pooling.mkldnn_max_pool2d))
mkldnn_max_pool2d_backward = mkldnn_cpu("mkldnn_max_pool2d_backward", below_autograd_8(pooling.mkldnn_max_pool2d_backward))
mkldnn_max_pool3d = mkldnn_cpu("mkldnn_max_pool3d", below_autograd_6(pooling.mkldnn_max_pool3d))
mkldnn_max_pool3d_backward = mkldnn_cpu("mkldnn_max_pool3d_backward", below_autograd_8(pooling.mkldnn_max_pool3d_backward))
mkldnn_adaptive_avg_pool2d = mkldnn_cpu("mkldnn_adaptive_avg_pool2d", below_autograd_2(pooling.mkldnn_adaptive_avg_pool2d))
mkldnn_adaptive_avg_pool2d_out = mkldnn_cpu("mkldnn_adaptive_avg_pool2d.out", below_autograd_3(pooling.mkldnn_adaptive_avg_pool2d_out))
mkldnn_adaptive_avg_pool2d_backward = mkldnn_cpu("mkldnn_adaptive_avg_pool2d_backward", below_autograd_2(pooling.mkldnn_adaptive_avg_pool2d_backward))
_mkldnn_reshape = mkldnn_cpu("_mkldnn_reshape", below_autograd_2(tensor_shape.mkldnn_reshape))
_mkldnn_transpose = mkldnn_cpu("_mkldnn_transpose", below_autograd_3(tensor_shape.mkldnn_transpose))
_mkldnn_transpose_ = mkldnn_cpu("_mkldnn_transpose_", below_autograd_3(tensor_shape.mkldnn_transpose_))
