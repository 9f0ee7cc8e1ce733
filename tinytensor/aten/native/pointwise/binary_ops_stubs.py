"""The stubs of the elementwise operators. Kernels register themselves from `native/cpu` and `native/cuda`.

A kernel behind one of these is a LoopKernel: `stub["cpu"].specialize(out_dtype, in_dtypes, compute_dtype, contiguous)`.
Its call form is `run(n, out, *inputs, geom, *scalars)`; the comment after a stub gives inputs and scalars.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/{BinaryOps,UnaryOps,PointwiseOps,TensorCompare,Pow}.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

# two inputs
add_stub = DispatchStub("add_stub")  # alpha
sub_stub = DispatchStub("sub_stub")  # alpha
rsub_stub = DispatchStub("rsub_stub")  # alpha
mul_stub = DispatchStub("mul_stub")
div_true_stub = DispatchStub("div_true_stub")
pow_tensor_tensor_stub = DispatchStub("pow_tensor_tensor_stub")
maximum_stub = DispatchStub("maximum_stub")
minimum_stub = DispatchStub("minimum_stub")
bitwise_and_stub = DispatchStub("bitwise_and_stub")
bitwise_or_stub = DispatchStub("bitwise_or_stub")
bitwise_xor_stub = DispatchStub("bitwise_xor_stub")
tanh_backward_stub = DispatchStub("tanh_backward_stub")
sigmoid_backward_stub = DispatchStub("sigmoid_backward_stub")
threshold_backward_stub = DispatchStub("threshold_backward_stub")  # threshold

# two inputs, bool output
eq_stub = DispatchStub("eq_stub")
ne_stub = DispatchStub("ne_stub")
lt_stub = DispatchStub("lt_stub")
le_stub = DispatchStub("le_stub")
gt_stub = DispatchStub("gt_stub")
ge_stub = DispatchStub("ge_stub")
logical_and_stub = DispatchStub("logical_and_stub")
logical_or_stub = DispatchStub("logical_or_stub")
logical_xor_stub = DispatchStub("logical_xor_stub")

# one input
neg_stub = DispatchStub("neg_stub")
abs_stub = DispatchStub("abs_stub")
sign_stub = DispatchStub("sign_stub")
reciprocal_stub = DispatchStub("reciprocal_stub")
square_stub = DispatchStub("square_stub")
cube_stub = DispatchStub("cube_stub")
reciprocal_square_stub = DispatchStub("reciprocal_square_stub")
sqrt_stub = DispatchStub("sqrt_stub")
rsqrt_stub = DispatchStub("rsqrt_stub")
exp_stub = DispatchStub("exp_stub")
log_stub = DispatchStub("log_stub")
sin_stub = DispatchStub("sin_stub")
cos_stub = DispatchStub("cos_stub")
tanh_stub = DispatchStub("tanh_stub")
erf_stub = DispatchStub("erf_stub")
sigmoid_stub = DispatchStub("sigmoid_stub")
relu_stub = DispatchStub("relu_stub")
threshold_stub = DispatchStub("threshold_stub")  # threshold, value
floor_stub = DispatchStub("floor_stub")
ceil_stub = DispatchStub("ceil_stub")
trunc_stub = DispatchStub("trunc_stub")
round_stub = DispatchStub("round_stub")
bitwise_not_stub = DispatchStub("bitwise_not_stub")
pow_tensor_scalar_stub = DispatchStub("pow_tensor_scalar_stub")  # exponent
clamp_scalar_stub = DispatchStub("clamp_scalar_stub")  # min, max
clamp_min_scalar_stub = DispatchStub("clamp_min_scalar_stub")  # min
clamp_max_scalar_stub = DispatchStub("clamp_max_scalar_stub")  # max

# one input, bool output
logical_not_stub = DispatchStub("logical_not_stub")
isnan_stub = DispatchStub("isnan_stub")
isinf_stub = DispatchStub("isinf_stub")
isfinite_stub = DispatchStub("isfinite_stub")

# bounds and weights as tensors
clamp_stub = DispatchStub("clamp_stub")  # self, min, max
clamp_min_stub = DispatchStub("clamp_min_stub")  # self, min
clamp_max_stub = DispatchStub("clamp_max_stub")  # self, max
where_stub = DispatchStub("where_stub")  # condition (bool), self, other
masked_fill_stub = DispatchStub("masked_fill_stub")  # self, mask (bool); value
addcmul_stub = DispatchStub("addcmul_stub")  # self, tensor1, tensor2; value
addcdiv_stub = DispatchStub("addcdiv_stub")  # self, tensor1, tensor2; value
lerp_stub = DispatchStub("lerp_stub")  # self, end, weight
lerp_scalar_stub = DispatchStub("lerp_scalar_stub")  # self, end; weight

# filling and copying
copy_stub = DispatchStub("copy_stub")  # self, in any dtype
fill_stub = DispatchStub("fill_stub")  # no input; value
arange_stub = DispatchStub("arange_stub")  # no input; start, step

# Exponents that have a form cheaper than pow.
pow_stubs: dict[float, DispatchStub] = {
    2.0: square_stub,
    3.0: cube_stub,
    0.5: sqrt_stub,
    -0.5: rsqrt_stub,
    -1.0: reciprocal_stub,
    -2.0: reciprocal_square_stub,
}
