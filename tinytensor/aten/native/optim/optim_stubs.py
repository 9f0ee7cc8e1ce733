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

# What GradScaler asks of a device, with the arguments of its operators; the CPU's are written without a stub. The first takes
# tensors without gaps.
non_finite_check_and_unscale_stub = DispatchStub("non_finite_check_and_unscale")
update_scale_stub = DispatchStub("update_scale")
