"""Elementwise activations that are structured: elu, gelu, silu, mish, leaky_relu, hardsigmoid, softplus, softshrink,
hardshrink, threshold, and their backward passes.

Mirrors aten/src/ATen/native/Activation.cpp. The others are in activation_composites.py and gated_linear_unit.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.pointwise import binary_ops_stubs as common_stubs
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.error import check
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float64, opmath
from tinytensor.c10.type_names import expect_same_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def plan_unary(plans: PlanTable, out: Tensor | None, self: Tensor) -> TensorIterator:
    """`TensorIteratorBase::build_unary_op`: a given output must have the input's dtype."""
    if out is None:
        return plans[self.meta]
    expect_same_dtype(out, self)
    return plans[out.meta, self.meta]


def plan_binary(plans: PlanTable, out: Tensor | None, a: Tensor, b: Tensor) -> TensorIterator:
    return plans[a.meta, b.meta] if out is None else plans[out.meta, a.meta, b.meta]


def run_unary(it: TensorIterator, out: Tensor, self: Tensor, *scalars: Number) -> None:
    """Hand the addresses of output and input, and the numbers, to the plan's kernel."""
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset,
        self.storage_.data_ptr + self.byte_offset,
        it.geom_ptr,
        *scalars,
    )


# ---- elu -------------------------------------------------------------------------------------------------------------

_elu_plans = PlanTable(stubs.elu_stub, 1, "elu")
_elu_backward_plans = PlanTable(stubs.elu_backward_stub, 2, "elu_backward")
_elu_backward_of_result_plans = PlanTable(stubs.elu_backward_of_result_stub, 2, "elu_backward")


def elu_meta(out: Tensor | None, self: Tensor, alpha: Number, scale: Number, input_scale: Number) -> TensorIterator:
    """scale * self above 0, scale * alpha * (e**(input_scale * self) - 1) below."""
    return plan_unary(_elu_plans, out, self)


def elu_impl(it: TensorIterator, out: Tensor, self: Tensor, alpha: Number, scale: Number, input_scale: Number) -> None:
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

_gelu_plans = {
    "none": PlanTable(stubs.gelu_stub, 1, "gelu"), "tanh": PlanTable(stubs.gelu_tanh_stub, 1, "gelu"),
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
_threshold_plans = PlanTable(common_stubs.threshold_stub, 1, "threshold", IteratorConfig(check_overlap=False))


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


def threshold_meta(out: Tensor | None, self: Tensor, threshold: Number, value: Number) -> TensorIterator:
    """self above the threshold, `value` up to it."""
    return _threshold_plans[self.meta] if out is None else _threshold_plans[out.meta, self.meta]


def threshold_impl(it: TensorIterator, out: Tensor, self: Tensor, threshold: Number, value: Number) -> None:
    dtype = it.common_dtype
    run_unary(it, out, self, checked_convert(threshold, opmath(dtype)), checked_convert(value, dtype))


leaky_relu_impl = run_unary

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


softplus_impl, softplus_backward_impl = run_unary, run_binary

# ---- softshrink, hardshrink ------------------------------------------------------------------------------------------

_softshrink_plans = PlanTable(stubs.softshrink_stub, 1, "softshrink")
_hardshrink_plans = PlanTable(stubs.hardshrink_stub, 1, "hardshrink")
_shrink_backward_plans = PlanTable(stubs.shrink_backward_stub, 2, "shrink_backward")

# The largest numbers, as C++ prints them.
_LARGEST: dict[ScalarType, tuple[float, str]] = {
    float16: (65504.0, "65504"),
    bfloat16: (3.3895313892515355e38, "3.38953e+38"),
    float64: (1.7976931348623157e308, "1.79769e+308"),
}


def softshrink_meta(out: Tensor | None, self: Tensor, lambd: Number) -> TensorIterator:
    """self moved towards 0 by lambd, and 0 where that would pass it."""
    dtype = self.meta.dtype
    it = plan_unary(_softshrink_plans, out, self)
    largest, printed = _LARGEST.get(dtype, (3.4028234663852886e38, "3.40282e+38"))
    check(
        0 <= lambd <= largest,
        lambda: f"lambda must be in range [0, {printed}] for input dtype {dtype.cpp_name}, but found {lambd:g}",
    )
    return it


def hardshrink_meta(out: Tensor | None, self: Tensor, lambd: Number) -> TensorIterator:
    """0 within [-lambd, lambd], self outside."""
    return plan_unary(_hardshrink_plans, out, self)


def softshrink_backward_meta(out: Tensor | None, grad_output: Tensor, self: Tensor, lambd: Number) -> TensorIterator:
    """grad_output where self is outside [-lambd, lambd]."""
    return plan_binary(_shrink_backward_plans, out, grad_output, self)


hardshrink_backward_meta = softshrink_backward_meta
softshrink_impl = hardshrink_impl = run_unary
softshrink_backward_impl = hardshrink_backward_impl = run_binary
