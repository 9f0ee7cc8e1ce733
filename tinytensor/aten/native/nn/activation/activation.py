"""Elementwise activations: elu, gelu, silu, relu6, hardtanh, prelu, rrelu and the like, and their backward passes.

The first half holds the structured ones. Each has a `_meta` function, which plans (checks, dtype, result's geometry), and
an `_impl` function, which runs the plan's kernel. Functional form, `out=` and in-place form are generated from the two.
The second half holds those that PyTorch does not structure. They plan, allocate and run by themselves, with the helpers
`unary`, `binary` and `ternary`, or are made of other operators.

The arithmetic is in ufunc/activation.py. glu and the softmaxes have files of their own, as in PyTorch.

Mirrors aten/src/ATen/native/Activation.cpp.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.pointwise import unary_ops_stubs
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.pointwise_ops import run_ternary
from tinytensor.aten.native.shape.copy import preserved
from tinytensor.aten.native.shape.resize import resize_, resize_output
from tinytensor.aten.native.structured import asks_first, check_inplace_geometry, may_overlap
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64, opmath, uint8
from tinytensor.c10.type_names import expect_same_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def plan_unary(plans: PlanTable, out: Tensor | None, self: Tensor) -> TensorIterator:
    """`TensorIteratorBase::build_unary_op`: a given output must have the input's dtype."""
    if out is None:
        return plans[self.meta_]
    expect_same_dtype(out, self)
    return plans[out.meta_, self.meta_]


def plan_binary(plans: PlanTable, out: Tensor | None, a: Tensor, b: Tensor) -> TensorIterator:
    return plans[a.meta_, b.meta_] if out is None else plans[out.meta_, a.meta_, b.meta_]


def run_unary(it: TensorIterator, out: Tensor, self: Tensor, *scalars: Number) -> None:
    """Hand the addresses of output and input, and the numbers, to the plan's kernel."""
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset_,
        self.storage_.data_ptr + self.byte_offset_,
        it.geom_ptr,
        *scalars,
    )


# ---- elu -------------------------------------------------------------------------------------------------------------

_elu_plans = PlanTable(stubs.elu_stub, 1, "elu")
_elu_backward_plans = PlanTable(stubs.elu_backward_stub, 2, "elu_backward")
_elu_backward_of_result_plans = PlanTable(stubs.elu_backward_of_result_stub, 2, "elu_backward")


def in_opmath(it: TensorIterator, *numbers: Number) -> list[Number]:
    """The numbers as the kernel computes with them; RuntimeError for one that does not fit."""
    return [checked_convert(number, opmath(it.common_dtype)) for number in numbers]


def elu_meta(out: Tensor | None, self: Tensor, alpha: Number, scale: Number, input_scale: Number) -> TensorIterator:
    """scale * self above 0, scale * alpha * (e**(input_scale * self) - 1) below."""
    return plan_unary(_elu_plans, out, self)


def elu_impl(it: TensorIterator, out: Tensor, self: Tensor, alpha: Number, scale: Number, input_scale: Number) -> None:
    alpha, scale, input_scale = in_opmath(it, alpha, scale, input_scale)
    run_unary(it, out, self, alpha * scale, scale, input_scale)


def elu_backward_meta(
    out: Tensor | None, grad_output: Tensor, alpha: Number, scale: Number, input_scale: Number, is_result: bool,
    self_or_result: Tensor,
) -> TensorIterator:  # fmt: skip
    """elu's derivative times grad_output, from elu's input or, after the in-place form, from its result."""
    check(
        not is_result or alpha >= 0,
        "In-place elu backward calculation is triggered with a negative slope which is not supported. This is caused by "
        "calling in-place forward function with a negative slope, please call out-of-place version instead.",
    )
    plans = _elu_backward_of_result_plans if is_result else _elu_backward_plans
    return plan_binary(plans, out, grad_output, self_or_result)


def elu_backward_impl(
    it: TensorIterator, out: Tensor, grad_output: Tensor, alpha: Number, scale: Number, input_scale: Number,
    is_result: bool, self_or_result: Tensor,
) -> None:  # fmt: skip
    run_binary(it, out, grad_output, self_or_result, alpha * scale, scale, input_scale)


# ---- gelu ------------------------------------------------------------------------------------------------------------


class _GeluPlans(PlanTable):
    """Numbers that lie in a row go to oneDNN in PyTorch (`use_mkldnn`), if there are several, and of these dtypes."""

    _onednn = PlanTable(stubs.gelu_onednn_stub, 1, "gelu")

    def __missing__(self, key: Any) -> TensorIterator:
        m: Metadata = key if isinstance(key, Metadata) else key[-1]
        if not (m.is_contiguous and m.numel > 1 and m.dtype in (float32, bfloat16)):
            return super().__missing__(key)
        plan = self[key] = self._onednn[key]
        return plan


_gelu_plans = {
    "none": _GeluPlans(stubs.gelu_stub, 1, "gelu"), "tanh": PlanTable(stubs.gelu_tanh_stub, 1, "gelu"),
}  # fmt: skip
_gelu_backward_plans = {
    "none": PlanTable(stubs.gelu_backward_stub, 2, "gelu_backward"),
    "tanh": PlanTable(stubs.gelu_tanh_backward_stub, 2, "gelu_backward"),
}


def _approximation(tables: dict[str, PlanTable], approximate: str) -> PlanTable:
    check(approximate in tables, "approximate argument must be either none or tanh.")
    return tables[approximate]


def gelu_meta(out: Tensor | None, self: Tensor, approximate: str) -> TensorIterator:
    """self times the normal distribution's probability of being below self; 'tanh' approximates it."""
    return plan_unary(_approximation(_gelu_plans, approximate), out, self)


def gelu_impl(it: TensorIterator, out: Tensor, self: Tensor, approximate: str) -> None:
    run_unary(it, out, self)


def gelu_backward_meta(out: Tensor | None, grad_output: Tensor, self: Tensor, approximate: str) -> TensorIterator:
    return plan_binary(_approximation(_gelu_backward_plans, approximate), out, grad_output, self)


def gelu_backward_impl(it: TensorIterator, out: Tensor, grad_output: Tensor, self: Tensor, approximate: str) -> None:
    run_binary(it, out, grad_output, self)


# ---- silu, mish, hardsigmoid -----------------------------------------------------------------------------------------

_silu_plans = PlanTable(stubs.silu_stub, 1, "silu")
_silu_backward_plans = PlanTable(stubs.silu_backward_stub, 2, "silu_backward")
_mish_plans = PlanTable(stubs.mish_stub, 1, "mish")
_hardsigmoid_plans = PlanTable(stubs.hardsigmoid_stub, 1, "hardsigmoid")
_hardsigmoid_backward_plans = PlanTable(stubs.hardsigmoid_backward_stub, 2, "hardsigmoid_backward")


def silu_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """self * sigmoid(self)."""
    return plan_unary(_silu_plans, out, self)


def silu_backward_meta(out: Tensor | None, grad_output: Tensor, self: Tensor) -> TensorIterator:
    return plan_binary(_silu_backward_plans, out, grad_output, self)


def mish_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """self * tanh(softplus(self))."""
    return plan_unary(_mish_plans, out, self)


def hardsigmoid_meta(out: Tensor | None, self: Tensor) -> TensorIterator:
    """0 below -3, 1 above 3, a straight line between."""
    return plan_unary(_hardsigmoid_plans, out, self)


def hardsigmoid_backward_meta(out: Tensor | None, grad_output: Tensor, self: Tensor) -> TensorIterator:
    return plan_binary(_hardsigmoid_backward_plans, out, grad_output, self)


silu_impl = mish_impl = hardsigmoid_impl = run_unary
silu_backward_impl = hardsigmoid_backward_impl = run_binary

# ---- leaky_relu, threshold -------------------------------------------------------------------------------------------

_leaky_relu_plans = PlanTable(stubs.leaky_relu_stub, 1, "leaky_relu")
_leaky_relu_backward_plans = PlanTable(stubs.leaky_relu_backward_stub, 2, "leaky_relu_backward")
_threshold_plans = PlanTable(unary_ops_stubs.threshold_stub, 1, "threshold", IteratorConfig(check_overlap=False))


def leaky_relu_meta(out: Tensor | None, self: Tensor, negative_slope: Number) -> TensorIterator:
    """self above 0, negative_slope * self below."""
    return plan_unary(_leaky_relu_plans, out, self)


def leaky_relu_backward_meta(
    out: Tensor | None, grad_output: Tensor, self: Tensor, negative_slope: Number, self_is_result: bool
) -> TensorIterator:
    check(
        not self_is_result or negative_slope >= 0,
        "In-place leakyReLu backward calculation is triggered with a negative slope which is not supported. This is caused "
        "by calling in-place forward function with a negative slope, please call out-of-place version instead. File an "
        "issue at https://github.com/pytorch/pytorch if you do require supporting in-place leakRelu backward calculation "
        "with negative slope",
    )
    return plan_binary(_leaky_relu_backward_plans, out, self, grad_output)


def leaky_relu_backward_impl(
    it: TensorIterator, out: Tensor, grad_output: Tensor, self: Tensor, negative_slope: Number, self_is_result: bool
) -> None:
    run_binary(it, out, self, grad_output, negative_slope)


@may_overlap
def threshold_meta(out: Tensor | None, self: Tensor, threshold: Number, value: Number) -> TensorIterator:
    """self above the threshold, `value` up to it."""
    return _threshold_plans[self.meta_] if out is None else _threshold_plans[out.meta_, self.meta_]


def threshold_impl(it: TensorIterator, out: Tensor, self: Tensor, threshold: Number, value: Number) -> None:
    dtype = it.common_dtype
    run_unary(it, out, self, checked_convert(threshold, opmath(dtype)), checked_convert(value, dtype))


def leaky_relu_impl(it: TensorIterator, out: Tensor, self: Tensor, negative_slope: Number) -> None:
    run_unary(it, out, self, *in_opmath(it, negative_slope))


# ---- softplus --------------------------------------------------------------------------------------------------------

_softplus_plans = PlanTable(stubs.softplus_stub, 1, "softplus")
_softplus_backward_plans = PlanTable(stubs.softplus_backward_stub, 2, "softplus_backward")


def softplus_meta(out: Tensor | None, self: Tensor, beta: Number, threshold: Number) -> TensorIterator:
    """log(1 + e**(beta * self)) / beta; self itself where beta * self is above the threshold."""
    return plan_unary(_softplus_plans, out, self)


def softplus_backward_meta(
    out: Tensor | None, grad_output: Tensor, self: Tensor, beta: Number, threshold: Number
) -> TensorIterator:
    return plan_binary(_softplus_backward_plans, out, grad_output, self)


def softplus_impl(it: TensorIterator, out: Tensor, self: Tensor, beta: Number, threshold: Number) -> None:
    run_unary(it, out, self, *in_opmath(it, beta, threshold))


softplus_backward_impl = run_binary

# ---- softshrink, hardshrink ------------------------------------------------------------------------------------------

_softshrink_plans = PlanTable(stubs.softshrink_stub, 1, "softshrink")
_hardshrink_plans = PlanTable(stubs.hardshrink_stub, 1, "hardshrink")
_shrink_backward_plans = PlanTable(stubs.shrink_backward_stub, 2, "shrink_backward")

# The largest number of each dtype, and the digits with which PyTorch's message prints it.
_LARGEST: dict[ScalarType, tuple[float, str]] = {
    float16: (65504.0, "65504"),
    bfloat16: (3.3895313892515355e38, "3.38953e+38"),
    float64: (1.7976931348623157e308, "1.79769e+308"),
}


def _check_softshrink(out: Tensor | None, self: Tensor, lambd: Number) -> None:
    dtype = self.meta_.dtype
    check(
        dtype.is_floating_point,
        lambda: f"\"softshrink_check\" not implemented for '{dtype.cpp_name}'",
        NotImplementedError,
    )
    largest, printed = _LARGEST.get(dtype, (3.4028234663852886e38, "3.40282e+38"))
    check(
        0 <= lambd <= largest,
        lambda: f"lambda must be in range [0, {printed}] for input dtype {dtype.cpp_name}, but found {lambd:g}",
    )


@asks_first(_check_softshrink)
def softshrink_meta(out: Tensor | None, self: Tensor, lambd: Number) -> TensorIterator:
    """self moved towards 0 by lambd, and 0 where that would pass it."""
    _check_softshrink(out, self, lambd)
    return plan_unary(_softshrink_plans, out, self)


def hardshrink_meta(out: Tensor | None, self: Tensor, lambd: Number) -> TensorIterator:
    """0 within [-lambd, lambd], self outside."""
    return plan_unary(_hardshrink_plans, out, self)


def softshrink_backward_meta(out: Tensor | None, grad_output: Tensor, self: Tensor, lambd: Number) -> TensorIterator:
    """grad_output where self is outside [-lambd, lambd]."""
    return plan_binary(_shrink_backward_plans, out, grad_output, self)


hardshrink_backward_meta = softshrink_backward_meta


def softshrink_impl(it: TensorIterator, out: Tensor, self: Tensor, lambd: Number) -> None:
    run_unary(it, out, self, *in_opmath(it, lambd))


def hardshrink_impl(it: TensorIterator, out: Tensor, self: Tensor, lambd: Number) -> None:
    run_unary(it, out, self, checked_convert(lambd, it.common_dtype))


softshrink_backward_impl = hardshrink_backward_impl = run_binary


# ---- operators that are not structured: helpers ----------------------------------------------------------------------


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
    it = plans[a.meta_, b.meta_]
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_binary(it, out, a, b, *scalars)
    return out


def binary_out(plans: PlanTable, a: Tensor, b: Tensor, out: Tensor, *scalars: Number) -> Tensor:
    natural = plans[a.meta_, b.meta_]
    check_inplace_geometry(out, (a, b))
    resize_output(out, tuple(natural.out_meta.sizes), natural.out_meta.strides)
    it = plans[out.meta_, a.meta_, b.meta_]
    if it.run is not None:
        run_binary(it, out, a, b, *scalars)
    return out


def ternary(plans: PlanTable, a: Tensor, b: Tensor, c: Tensor, *scalars: Number) -> Tensor:
    it = plans[a.meta_, b.meta_, c.meta_]
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_ternary(it, out, a, b, c, *scalars)
    return out


def ternary_out(plans: PlanTable, a: Tensor, b: Tensor, c: Tensor, out: Tensor, *scalars: Number) -> Tensor:
    natural = plans[a.meta_, b.meta_, c.meta_]
    check_inplace_geometry(out, (a, b, c))
    resize_output(out, tuple(natural.out_meta.sizes), natural.out_meta.strides)
    it = plans[out.meta_, a.meta_, b.meta_, c.meta_]
    if it.run is not None:
        run_ternary(it, out, a, b, c, *scalars)
    return out


# ---- operators made of other operators -------------------------------------------------------------------------------


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
    dtype, given = self.meta_.dtype, out.meta_.dtype
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
    expect_same_dtype(out, self)
    return unary_out(_hardswish_plans, self, out)


def hardswish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    return binary(_hardswish_backward_plans, grad_output, self)


def mish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    return binary(_mish_backward_plans, grad_output, self)


def math_mish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """mish_backward in terms of other operators, for devices without a kernel."""
    t = F.tanh(F.softplus(self))
    return grad_output * (t + self * F.sigmoid(self) * F.rsub(t * t, 1))


# ---- prelu -----------------------------------------------------------------------------------------------------------

_prelu_plans = PlanTable(stubs.prelu_stub, 2, "prelu")
_prelu_backward_self_plans = PlanTable(stubs.prelu_backward_self_stub, 3, "prelu_backward")
_prelu_backward_weight_plans = PlanTable(stubs.prelu_backward_weight_stub, 2, "prelu_backward")


def prelu(self: Tensor, weight: Tensor) -> Tensor:
    """self above 0, weight * self below; one weight, or one for each channel (dimension 1)."""
    m, w = self.meta_, weight.meta_
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
    m, w = self.meta_, weight.meta_
    check(m.dtype is w.dtype, lambda: f"Found dtype {w.dtype.cpp_name} but expected {m.dtype.cpp_name}")
    # Strides of dimensions of size 0 and 1 count too, though they say nothing.
    made = preserved(m, m.dtype, m.device, None)
    it = _prelu_plans[made, m, w]
    out = empty_from_metadata(made)
    if it.run is not None:
        run_binary(it, out, self, weight)
    return out


def _prelu_kernel_backward(grad_output: Tensor, self: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """The gradients of self and of the weight as it was broadcast."""
    m = self.meta_
    made = preserved(m, m.dtype, m.device, None)
    grad_self, grad_weight = empty_from_metadata(made), empty_from_metadata(made)
    it = _prelu_backward_self_plans[made, grad_output.meta_, m, weight.meta_]
    if it.run is not None:
        run_ternary(it, grad_self, grad_output, self, weight)
    it = _prelu_backward_weight_plans[made, grad_output.meta_, m]
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
    buffer = F.empty_memory_format((0,), self.meta_.dtype, None, self.meta_.device)
    return F.log_sigmoid_forward_output(self, out, buffer)[0]


def log_sigmoid_forward(self: Tensor) -> tuple[Tensor, Tensor]:
    """log_sigmoid, and e**-|self| for the backward pass. The second is row-major whatever the input's memory
    format is, except on meta."""
    if self.meta_.device is not cpu:
        return unary(_log_sigmoid_plans, self), unary(_log_sigmoid_buffer_plans, self)
    row_major = contiguous_metadata(tuple(self.meta_.sizes), self.meta_.dtype, cpu)
    out, buffer = empty_from_metadata(row_major), empty_from_metadata(row_major)
    return unary_out(_log_sigmoid_plans, self, out), unary_out(_log_sigmoid_buffer_plans, self, buffer)


def log_sigmoid_forward_output(self: Tensor, output: Tensor, buffer: Tensor) -> tuple[Tensor, Tensor]:
    got, wanted = output.meta_.dtype, self.meta_.dtype
    if self.meta_.device is cpu:
        for out in (output, buffer):  # made row-major before anything is asked
            resize_(out, tuple(self.meta_.sizes))
        dispatch(wanted, "log_sigmoid_cpu", FLOATING_TYPES)
    check(got is wanted, lambda: f"expected scalar type {wanted.cpp_name} but found {got.cpp_name}")
    unary_out(_log_sigmoid_buffer_plans, self, buffer)
    return unary_out(_log_sigmoid_plans, self, output), buffer


def log_sigmoid_backward(grad_output: Tensor, self: Tensor, buffer: Tensor) -> Tensor:
    if not grad_output.meta_.numel:
        return empty_from_metadata(grad_output.meta_.plain)  # with its strides, whatever they are
    return ternary(_log_sigmoid_backward_plans, grad_output, self, buffer)


def log_sigmoid_backward_grad_input(grad_output: Tensor, self: Tensor, buffer: Tensor, grad_input: Tensor) -> Tensor:
    return ternary_out(_log_sigmoid_backward_plans, grad_output, self, buffer, grad_input)


# ---- rrelu -----------------------------------------------------------------------------------------------------------


_TYPES = frozenset({bfloat16, float32, float64})


def _check_bounds(lower: Number, upper: Number) -> None:
    for name, bound in (("lower", lower), ("upper", upper)):
        check(math.isfinite(bound), lambda name=name, bound=bound: f"rrelu: {name} bound must be finite, got {bound:g}")
    check(lower <= upper, "Lower bound should be less than or equal to the upper bound")


def rrelu(self: Tensor, lower: Number, upper: Number, training: bool, generator: Any) -> Tensor:
    """self above 0, a slope between lower and upper times self below."""
    _check_bounds(lower, upper)
    noise = F.empty_like_default(self, memory_format=contiguous_format)
    return F.rrelu_with_noise_default(self, noise, lower, upper, training, generator)


def rrelu_(self: Tensor, lower: Number, upper: Number, training: bool, generator: Any) -> Tensor:
    _check_bounds(lower, upper)
    noise = F.empty_like_default(self, memory_format=contiguous_format)
    return F.rrelu_with_noise__default(self, noise, lower, upper, training, generator)


def rrelu_with_noise(
    self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, generator: Any
) -> Tensor:
    """The same; the slope of every element is kept in `noise` for the backward pass."""
    out = F.empty_like_default(self, memory_format=contiguous_format)
    return rrelu_with_noise_out(self, noise, lower, upper, training, generator, out)


def rrelu_with_noise_(
    self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, generator: Any
) -> Tensor:
    return rrelu_with_noise_out(self, noise, lower, upper, training, generator, self)


def rrelu_with_noise_out(
    self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, generator: Any, out: Tensor
) -> Tensor:
    m = self.meta_
    check(
        m.sizes == noise.meta_.sizes,
        lambda: (
            "noise tensor shape must match self tensor shape. Got self.shape = "
            f"{list(m.sizes)} noise.shape = {list(noise.meta_.sizes)}"
        ),
    )
    if not training:
        if out is self:
            return F.leaky_relu__default(self, (lower + upper) / 2)
        return F.leaky_relu_out(self, (lower + upper) / 2, out)
    resize_output(out, tuple(m.sizes))
    dispatch(m.dtype, "rrelu_with_noise_out_cpu", _TYPES)
    if m.device is cpu:
        # Only elements up to 0 draw a number, in row-major order and in double precision. The range is put in afterwards:
        # uniform_ would round once where PyTorch's loop rounds twice.
        below = F.le_Scalar(self, 0)
        count = F.item_default(F.sum_default(below))
        drawn = F.uniform_(F.empty_memory_format((count,), float64), 0.0, 1.0, generator=generator)
        compute = opmath(m.dtype)
        low, high = (F.item_default(F.scalar_tensor(float(bound), dtype=compute)) for bound in (lower, upper))
        slopes = F.to_dtype(F.add_(F.mul_(drawn, high - low), low), compute)
        F.fill__Scalar(noise, 1)
        F.masked_scatter__default(noise, below, F.to_dtype(slopes, m.dtype))
        products = F.mul_Tensor(F.to_dtype(F.masked_select_default(self, below), compute), slopes)
        if out is not self:
            F.copy__default(out, self)
        F.masked_scatter__default(out, below, F.to_dtype(products, m.dtype))
    return out


def rrelu_with_noise_backward(
    grad_output: Tensor, self: Tensor, noise: Tensor, lower: Number, upper: Number, training: bool, self_is_result: bool
) -> Tensor:
    """grad_output times the slopes that were drawn, or the mean slope."""
    if training and upper - lower > 1e-6:
        return F.mul_Tensor(grad_output, noise)
    return F.leaky_relu_backward_default(grad_output, self, (lower + upper) / 2, self_is_result)
