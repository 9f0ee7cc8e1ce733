"""Activations that are not structured: relu6, selu, celu, hardtanh, hardswish, mish's derivative, prelu, log_sigmoid.

Mirrors aten/src/ATen/native/Activation.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.nn.activation.activation import plan_unary, run_unary
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.pointwise_ops import run_ternary
from tinytensor.aten.native.shape.copy import preserved
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import check_inplace_geometry
from tinytensor.aten.tensor_iterator import PlanTable
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import bool_, uint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

SELU_ALPHA, SELU_SCALE = 1.6732632423543772848170429916717, 1.0507009873554804934193349852946


def unary(plans: PlanTable, self: Tensor, *scalars: Number) -> Tensor:
    """Plan, allocate, run: what structured operators have generated."""
    it = plan_unary(plans, None, self)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_unary(it, out, self, *scalars)
    return out


def unary_out(plans: PlanTable, self: Tensor, out: Tensor, *scalars: Number) -> Tensor:
    """The same into a given output, which may be `self`."""
    if out is not self:
        natural = plan_unary(plans, None, self)
        check_inplace_geometry(out, (self,))
        resize_output(out, tuple(natural.out_meta.sizes), natural.out_meta.strides)
    it = plan_unary(plans, out, self)
    if it.run is not None:
        run_unary(it, out, self, *scalars)
    return out


def binary(plans: PlanTable, a: Tensor, b: Tensor, *scalars: Number) -> Tensor:
    it = plans[a.meta, b.meta]
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_binary(it, out, a, b, *scalars)
    return out


def binary_out(plans: PlanTable, a: Tensor, b: Tensor, out: Tensor, *scalars: Number) -> Tensor:
    natural = plans[a.meta, b.meta]
    check_inplace_geometry(out, (a, b))
    resize_output(out, tuple(natural.out_meta.sizes), natural.out_meta.strides)
    it = plans[out.meta, a.meta, b.meta]
    if it.run is not None:
        run_binary(it, out, a, b, *scalars)
    return out


def ternary(plans: PlanTable, a: Tensor, b: Tensor, c: Tensor, *scalars: Number) -> Tensor:
    it = plans[a.meta, b.meta, c.meta]
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_ternary(it, out, a, b, c, *scalars)
    return out


def ternary_out(plans: PlanTable, a: Tensor, b: Tensor, c: Tensor, out: Tensor, *scalars: Number) -> Tensor:
    natural = plans[a.meta, b.meta, c.meta]
    check_inplace_geometry(out, (a, b, c))
    resize_output(out, tuple(natural.out_meta.sizes), natural.out_meta.strides)
    it = plans[out.meta, a.meta, b.meta, c.meta]
    if it.run is not None:
        run_ternary(it, out, a, b, c, *scalars)
    return out


# ---- in terms of others ----------------------------------------------------------------------------------------------


def relu6(self: Tensor) -> Tensor:
    """min(max(self, 0), 6)."""
    return F.hardtanh_default(self, 0, 6)


def relu6_(self: Tensor) -> Tensor:
    return F.hardtanh__default(self, 0, 6)


def selu(self: Tensor) -> Tensor:
    """elu with the two constants that keep mean 0 and variance 1 through layers."""
    return F.elu_default(self, SELU_ALPHA, SELU_SCALE, 1)


def selu_(self: Tensor) -> Tensor:
    return F.elu__default(self, SELU_ALPHA, SELU_SCALE, 1)


def _inverse(alpha: Number) -> float:
    check(alpha != 0, "ZeroDivisionError: alpha cannot be 0 for CELU")
    return 1.0 / alpha


def celu(self: Tensor, alpha: Number) -> Tensor:
    """max(0, self) + min(0, alpha (e**(self / alpha) - 1))."""
    return F.elu_default(self, alpha, 1, _inverse(alpha))


def celu_(self: Tensor, alpha: Number) -> Tensor:
    return F.elu__default(self, alpha, 1, _inverse(alpha))


# ---- hardtanh --------------------------------------------------------------------------------------------------------

_hardtanh_backward_plans = PlanTable(stubs.hardtanh_backward_stub, 2, "hardtanh_backward")


def hardtanh(self: Tensor, min_val: Number, max_val: Number) -> Tensor:
    """self within [min_val, max_val], the nearer bound outside."""
    return hardtanh_out(self, min_val, max_val, F.empty_like_default(self))


def hardtanh_(self: Tensor, min_val: Number, max_val: Number) -> Tensor:
    return hardtanh_out(self, min_val, max_val, self)


def hardtanh_out(self: Tensor, min_val: Number, max_val: Number, out: Tensor) -> Tensor:
    dtype, given = self.meta.dtype, out.meta.dtype
    check(dtype is not bool_, "Bool inputs not supported for hardtanh")
    check(given is dtype, lambda: f"Found dtype {given.cpp_name} but expected {dtype.cpp_name}")
    if not dtype.is_floating_point:
        min_val, max_val = int(min_val), int(max_val)
        check(
            dtype is not uint8 or (min_val >= 0 and max_val >= 0),
            "cannot do hardtanh on an unsigned type with negative limits",
        )
    return F.clamp_out(self, min_val, max_val, out)


def hardtanh_backward(grad_output: Tensor, self: Tensor, min_val: Number, max_val: Number) -> Tensor:
    """grad_output where self is inside the bounds."""
    return binary(_hardtanh_backward_plans, grad_output, self, min_val, max_val)


def hardtanh_backward_grad_input(
    grad_output: Tensor, self: Tensor, min_val: Number, max_val: Number, grad_input: Tensor
) -> Tensor:
    return binary_out(_hardtanh_backward_plans, grad_output, self, grad_input, min_val, max_val)


# ---- hardswish, mish -------------------------------------------------------------------------------------------------

_hardswish_plans = PlanTable(stubs.hardswish_stub, 1, "hardswish")
_hardswish_backward_plans = PlanTable(stubs.hardswish_backward_stub, 2, "hardswish_backward")
_mish_backward_plans = PlanTable(stubs.mish_backward_stub, 2, "mish_backward")


def hardswish(self: Tensor) -> Tensor:
    """self * relu6(self + 3) / 6."""
    return unary(_hardswish_plans, self)


def hardswish_(self: Tensor) -> Tensor:
    return unary_out(_hardswish_plans, self, self)


def hardswish_out(self: Tensor, out: Tensor) -> Tensor:
    return unary_out(_hardswish_plans, self, out)


def hardswish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    return binary(_hardswish_backward_plans, grad_output, self)


def mish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    return binary(_mish_backward_plans, grad_output, self)


def math_mish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """The same by other operators, wherever there is no kernel."""
    t = F.tanh(F.softplus(self))
    return grad_output * (t + self * F.sigmoid(self) * F.rsub(t * t, 1))


# ---- prelu -----------------------------------------------------------------------------------------------------------

_prelu_plans = PlanTable(stubs.prelu_stub, 2, "prelu")
_prelu_backward_self_plans = PlanTable(stubs.prelu_backward_self_stub, 3, "prelu_backward")
_prelu_backward_weight_plans = PlanTable(stubs.prelu_backward_weight_stub, 2, "prelu_backward")


def prelu(self: Tensor, weight: Tensor) -> Tensor:
    """self above 0, weight * self below; one weight, or one for each channel (dimension 1)."""
    m, w = self.meta, weight.meta
    check(
        m.dtype is w.dtype,
        lambda: f"prelu: Type promoting not supported. Got {m.dtype.cpp_name} and {w.dtype.cpp_name}",
    )
    if w.numel != 1:
        check(m.dim > 0, "Not allow zero-dim input tensor.")
        channels = m.sizes[1] if m.dim > 1 else 1
        check(
            channels == w.numel,
            lambda: (
                f"Mismatch of parameter numbers and input channel size. Found parameter numbers = {w.numel} and channel "
                f"size = {channels}."
            ),
        )
    check(w.dim <= 1, lambda: f"prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = {w.dim}")
    if m.dim != w.dim:
        shape = [1] * m.dim
        if m.dim > 1:
            shape[1] = w.numel
        weight = F.reshape_default(weight, tuple(shape))
    return F._prelu_kernel_default(self, weight)


def _prelu_kernel(self: Tensor, weight: Tensor) -> Tensor:
    """self above 0, weight * self below; weight broadcasts."""
    m, w = self.meta, weight.meta
    check(m.dtype is w.dtype, lambda: f"Found dtype {w.dtype.cpp_name} but expected {m.dtype.cpp_name}")
    made = preserved(m, m.dtype, m.device, None)  # of strides that say nothing, too: sizes 0 and 1
    it = _prelu_plans[made, m, w]
    out = empty_from_metadata(made)
    if it.run is not None:
        run_binary(it, out, self, weight)
    return out


def _prelu_kernel_backward(grad_output: Tensor, self: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """The gradients of self and of the weight as it was broadcast."""
    m = self.meta
    made = preserved(m, m.dtype, m.device, None)
    grad_self, grad_weight = empty_from_metadata(made), empty_from_metadata(made)
    it = _prelu_backward_self_plans[made, grad_output.meta, m, weight.meta]
    if it.run is not None:
        run_ternary(it, grad_self, grad_output, self, weight)
    it = _prelu_backward_weight_plans[made, grad_output.meta, m]
    if it.run is not None:
        run_binary(it, grad_weight, grad_output, self)
    return grad_self, grad_weight


# ---- log_sigmoid -----------------------------------------------------------------------------------------------------

_log_sigmoid_plans = PlanTable(stubs.log_sigmoid_stub, 1, "log_sigmoid")
_log_sigmoid_buffer_plans = PlanTable(stubs.log_sigmoid_buffer_stub, 1, "log_sigmoid")
_log_sigmoid_backward_plans = PlanTable(stubs.log_sigmoid_backward_stub, 3, "log_sigmoid_backward")


def log_sigmoid(self: Tensor) -> Tensor:
    """log(1 / (1 + e**-self))."""
    return F.log_sigmoid_forward_default(self)[0]


def log_sigmoid_out(self: Tensor, out: Tensor) -> Tensor:
    buffer = F.empty_memory_format((0,), self.meta.dtype, None, self.meta.device)
    return F.log_sigmoid_forward_output(self, out, buffer)[0]


def log_sigmoid_forward(self: Tensor) -> tuple[Tensor, Tensor]:
    """log_sigmoid, and e**-|self| for the backward pass: row-major, whatever the input's memory (but for Meta's)."""
    if self.meta.device is not cpu:
        return unary(_log_sigmoid_plans, self), unary(_log_sigmoid_buffer_plans, self)
    row_major = contiguous_metadata(tuple(self.meta.sizes), self.meta.dtype, cpu)
    out, buffer = empty_from_metadata(row_major), empty_from_metadata(row_major)
    return unary_out(_log_sigmoid_plans, self, out), unary_out(_log_sigmoid_buffer_plans, self, buffer)


def log_sigmoid_forward_output(self: Tensor, output: Tensor, buffer: Tensor) -> tuple[Tensor, Tensor]:
    got, wanted = output.meta.dtype, self.meta.dtype
    check(got is wanted, lambda: f"expected scalar type {wanted.cpp_name} but found {got.cpp_name}")
    unary_out(_log_sigmoid_buffer_plans, self, buffer)
    return unary_out(_log_sigmoid_plans, self, output), buffer


def log_sigmoid_backward(grad_output: Tensor, self: Tensor, buffer: Tensor) -> Tensor:
    return ternary(_log_sigmoid_backward_plans, grad_output, self, buffer)


def log_sigmoid_backward_grad_input(grad_output: Tensor, self: Tensor, buffer: Tensor, grad_input: Tensor) -> Tensor:
    return ternary_out(_log_sigmoid_backward_plans, grad_output, self, buffer, grad_input)
