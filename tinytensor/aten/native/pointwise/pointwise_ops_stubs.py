"""The stubs of elementwise operators that bound, choose or weigh: clamp, where, lerp, addcmul and their kind.

A bound or a weight is an input where it is a tensor, and a scalar where it is a number; each form has its stub.
See Note [Elementwise kernels behind a stub] in binary_ops_stubs.py.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/{PointwiseOps,TensorCompare,Lerp}.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

clamp_stub = DispatchStub("clamp_stub")  # self, min, max
clamp_min_stub = DispatchStub("clamp_min_stub")  # self, min
clamp_max_stub = DispatchStub("clamp_max_stub")  # self, max
where_stub = DispatchStub("where_stub")  # condition (bool), self, other
masked_fill_stub = DispatchStub("masked_fill_stub")  # self, mask (bool); value
addcmul_stub = DispatchStub("addcmul_stub")  # self, tensor1, tensor2; value
addcdiv_stub = DispatchStub("addcdiv_stub")  # self, tensor1, tensor2; value
lerp_stub = DispatchStub("lerp_stub")  # self, end, weight
lerp_scalar_stub = DispatchStub("lerp_scalar_stub")  # self, end; weight
