"""The stubs of fused optimizers: one kernel call for all parameters of a group. See dispatch_stub.py.

Each takes lists of tensors, all of one floating dtype, a parameter's beside each other in the same layout without gaps,
and an Options tuple of fused_adam.py.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

fused_sgd_stub = DispatchStub("fused_sgd")
fused_adam_stub = DispatchStub("fused_adam")
fused_adagrad_stub = DispatchStub("fused_adagrad")
# Takes an array of addresses of float32 numbers, and adds 1 to each.
count_up_stub = DispatchStub("count_up")

# GradScaler on devices; on the CPU other operators do it.
#     (tensor, found_inf, inv_scale) and (scale, growth_tracker, found_inf, growth factor, backoff factor, growth interval)
amp_unscale_stub = DispatchStub("amp_unscale_stub")
amp_update_scale_stub = DispatchStub("amp_update_scale_stub")
