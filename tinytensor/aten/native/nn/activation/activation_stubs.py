"""The stubs of activations and losses.

The elementwise ones are LoopKernels: Note [Elementwise kernels behind a stub] in binary_ops_stubs.py. The comment behind a
stub, or above its group, names its inputs and, after a semicolon, its scalars. The others are planners, which look at
metadata once and return a launch.

    softmax_stubs[op]            planner(m, dim)                  -> launch(out, self)
    softmax_backward_stubs[op]   planner(m, dim, output's dtype)  -> launch(grad_input, grad, output)

where all tensors are contiguous and have the metadata `m`, but for the dtype of `output`.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/{Activation,BinaryOps,PointwiseOps}.h and
cpu/SoftmaxKernel.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

# activations
elu_stub = DispatchStub("elu_stub")  # self; negative, positive, inner coefficient
gelu_stub = DispatchStub("gelu_stub")
gelu_onednn_stub = DispatchStub("gelu_onednn_stub")
gelu_tanh_stub = DispatchStub("gelu_tanh_stub")
silu_stub = DispatchStub("silu_stub")
mish_stub = DispatchStub("mish_stub")
leaky_relu_stub = DispatchStub("leaky_relu_stub")  # self; negative slope
hardswish_stub = DispatchStub("hardswish_stub")
hardsigmoid_stub = DispatchStub("hardsigmoid_stub")
softplus_stub = DispatchStub("softplus_stub")  # self; beta, threshold
softshrink_stub = DispatchStub("softshrink_stub")  # self; lambd
hardshrink_stub = DispatchStub("hardshrink_stub")  # self; lambd
log_sigmoid_stub = DispatchStub("log_sigmoid_stub")
log_sigmoid_buffer_stub = DispatchStub("log_sigmoid_buffer_stub")
prelu_stub = DispatchStub("prelu_stub")  # self, weight
glu_stub = DispatchStub("glu_stub")  # first half, second half

# their backward passes: grad, self
elu_backward_stub = DispatchStub("elu_backward_stub")  # coefficients as forward
elu_backward_of_result_stub = DispatchStub("elu_backward_of_result_stub")  # grad, result; coefficients
gelu_backward_stub = DispatchStub("gelu_backward_stub")
gelu_tanh_backward_stub = DispatchStub("gelu_tanh_backward_stub")
silu_backward_stub = DispatchStub("silu_backward_stub")
mish_backward_stub = DispatchStub("mish_backward_stub")
leaky_relu_backward_stub = DispatchStub("leaky_relu_backward_stub")  # negative slope
hardtanh_backward_stub = DispatchStub("hardtanh_backward_stub")  # min, max
hardswish_backward_stub = DispatchStub("hardswish_backward_stub")
hardsigmoid_backward_stub = DispatchStub("hardsigmoid_backward_stub")
softplus_backward_stub = DispatchStub("softplus_backward_stub")  # beta, threshold
shrink_backward_stub = DispatchStub("shrink_backward_stub")  # lambd
log_sigmoid_backward_stub = DispatchStub("log_sigmoid_backward_stub")  # grad, self, buffer
prelu_backward_self_stub = DispatchStub("prelu_backward_self_stub")  # grad, self, weight
prelu_backward_weight_stub = DispatchStub("prelu_backward_weight_stub")
glu_backward_stub = DispatchStub("glu_backward_stub")  # sigmoid of the second half, first half, grad

# losses of one element
mse_stub = DispatchStub("mse_stub")  # self, target
mse_backward_stub = DispatchStub("mse_backward_stub")  # self, target, grad; norm
smooth_l1_stub = DispatchStub("smooth_l1_stub")  # self, target; beta
smooth_l1_backward_stub = DispatchStub("smooth_l1_backward_stub")  # self, target, grad; norm, beta
huber_stub = DispatchStub("huber_stub")  # self, target; delta
huber_backward_stub = DispatchStub("huber_backward_stub")  # self, target, grad; norm, delta
binary_cross_entropy_stub = DispatchStub("binary_cross_entropy_stub")  # self, target
binary_cross_entropy_backward_stub = DispatchStub("binary_cross_entropy_backward_stub")  # grad, self, target

# along a dimension
softmax_stubs = {"softmax": DispatchStub("softmax_stub"), "log_softmax": DispatchStub("log_softmax_stub")}
softmax_backward_stubs = {
    "softmax": DispatchStub("softmax_backward_stub"), "log_softmax": DispatchStub("log_softmax_backward_stub"),
}  # fmt: skip
