"""Elementwise operators of three inputs or with numbers as bounds: where, clamp, lerp, addcmul, addcdiv, and the
derivatives of activations.

Mirrors aten/src/ATen/native/TensorCompare.cpp (where, clamp), PointwiseOps.cpp, Lerp.cpp and Activation.cpp.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.pointwise import binary_ops_stubs, pointwise_ops_stubs
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import check_inplace_geometry
from tinytensor.aten.native.type_properties import result_type
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator, build
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar import NUMBER_METADATA, wrap_number
from tinytensor.c10.scalar_type import ScalarType, bool_, can_cast, opmath, uint8
from tinytensor.c10.type_names import TYPE_NAMES, expect_same_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def run_ternary(it: TensorIterator, out: Tensor, a: Tensor, b: Tensor, c: Tensor, *scalars: Number) -> None:
    """Hand the addresses of output and three inputs to the plan's kernel."""
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset_,
        a.storage_.data_ptr + a.byte_offset_,
        b.storage_.data_ptr + b.byte_offset_,
        c.storage_.data_ptr + c.byte_offset_,
        it.geom_ptr,
        *scalars,
    )


def _find3(table: PlanTable, out: Tensor | None, a: Tensor, b: Tensor, c: Tensor) -> TensorIterator:
    return table[a.meta_, b.meta_, c.meta_] if out is None else table[out.meta_, a.meta_, b.meta_, c.meta_]


# ---- where -----------------------------------------------------------------------------------------------------------

_where_plans = PlanTable(pointwise_ops_stubs.where_stub, 3, "where", IteratorConfig(common_of=(1, 2)))


def where_self(condition: Tensor, self: Tensor, other: Tensor) -> Tensor:
    """self where condition holds, else other; all three broadcast, self and other promote."""
    it = _where_plans[_condition_meta(condition), self.meta_, other.meta_]
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_ternary(it, out, condition, self, other)
    return out


def where_self_out(condition: Tensor, self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    dtype = result_type([self.meta_, other.meta_])
    check(
        out.meta_.dtype is dtype,
        lambda: f"Expected out type to be {dtype.cpp_name} but got {out.meta_.dtype.cpp_name}",
    )
    # Resized by what the result would be, then planned again for the output as it is now.
    natural = _where_plans[_condition_meta(condition), self.meta_, other.meta_]
    resize_output(out, tuple(natural.out_meta.sizes), natural.out_meta.strides)
    check_inplace_geometry(out, (condition, self, other))
    it = _where_plans[out.meta_, condition.meta_, self.meta_, other.meta_]
    if it.run is not None:
        run_ternary(it, out, condition, self, other)
    return out


def _condition_meta(condition: Tensor) -> Any:
    dtype = condition.meta_.dtype
    if dtype is uint8:
        warn_once(
            "where received a uint8 condition tensor. This behavior is deprecated and will be removed in a future version "
            "of PyTorch. Use a boolean condition instead."
        )
    else:
        check(
            dtype is bool_,
            lambda: f"where expected condition to be a boolean tensor, but got a tensor with dtype {dtype.cpp_name}",
        )
    return condition.meta_


def where_ScalarSelf(condition: Tensor, self: Number, other: Tensor) -> Tensor:
    return F.where(condition, _operand(self, other.meta_, condition), other)


def where_ScalarOther(condition: Tensor, self: Tensor, other: Number) -> Tensor:
    return F.where(condition, self, _operand(other, self.meta_, condition))


def where_Scalar(condition: Tensor, self: Number, other: Number) -> Tensor:
    return F.where(
        condition,
        _wrapped_if_it_fits(self, wrap_number(other).meta_),
        _wrapped_if_it_fits(other, wrap_number(self).meta_),
    )


def _operand(number: Number, beside: Metadata, condition: Tensor) -> Tensor:
    wrapped = _wrapped_if_it_fits(number, beside)
    if goes_unseen(condition.meta_.key_set | beside.key_set):
        return wrapped
    # PyTorch makes a tensor of the number, which some may see.
    return F.scalar_tensor(number, dtype=result_type((wrapped.meta_, beside)), device=condition.meta_.device)


def _wrapped_if_it_fits(number: Number, beside: Metadata) -> Tensor:
    """The number as a tensor; RuntimeError if the result cannot hold it, but a 16-bit float result becomes infinite."""
    wrapped = wrap_number(number)
    dtype = result_type((wrapped.meta_, beside))
    if dtype.itemsize != 2 or not dtype.is_floating_point:
        checked_convert(number, dtype)
    return wrapped


def where(condition: Tensor) -> tuple[Tensor, ...]:
    """Index tensors of the non-zero elements, one per dimension."""
    return F.nonzero_numpy(condition)


# ---- clamp -----------------------------------------------------------------------------------------------------------

_clamp_plans = PlanTable(pointwise_ops_stubs.clamp_stub, 3, "clamp")
_clamp_min_plans = PlanTable(binary_ops_stubs.maximum_stub, 2, "clamp_min")
_clamp_max_plans = PlanTable(binary_ops_stubs.minimum_stub, 2, "clamp_max")
_BY_NUMBERS = IteratorConfig(shaping=1)  # bounds that are numbers take no part in the result's shape and strides
_clamp_number_plans = PlanTable(pointwise_ops_stubs.clamp_stub, 3, "clamp", _BY_NUMBERS)
_clamp_min_number_plans = PlanTable(pointwise_ops_stubs.clamp_min_stub, 2, "clamp_min", _BY_NUMBERS)
_clamp_max_number_plans = PlanTable(pointwise_ops_stubs.clamp_max_stub, 2, "clamp_max", _BY_NUMBERS)


def _check_some_bound(min: object, max: object) -> None:
    check(min is not None or max is not None, "torch.clamp: At least one of 'min' or 'max' must not be None")


def _plan_clamp(out: Tensor | None, self: Tensor, min: Tensor | None, max: Any) -> TensorIterator:
    _check_some_bound(min, max)
    if min is None:  # then `max` is a tensor
        table = _clamp_max_number_plans if max.meta_.is_wrapped_number else _clamp_max_plans
        return table[self.meta_, max.meta_] if out is None else table[out.meta_, self.meta_, max.meta_]
    if max is None:
        table = _clamp_min_number_plans if min.meta_.is_wrapped_number else _clamp_min_plans
        return table[self.meta_, min.meta_] if out is None else table[out.meta_, self.meta_, min.meta_]
    return _find3(_clamp_number_plans if min.meta_.is_wrapped_number else _clamp_plans, out, self, min, max)


def _run_clamp(it: TensorIterator, out: Tensor, self: Tensor, min: Tensor | None, max: Any) -> None:
    if min is None:  # then `max` is a tensor
        run_binary(it, out, self, max)
    elif max is None:
        run_binary(it, out, self, min)
    else:
        run_ternary(it, out, self, min, max)


def _is_wide(bound: Number | None) -> bool:
    return bound.__class__ is int and bound >= 2**63


def _narrow(self: Tensor, min: Number | None, max: Number | None) -> tuple[Number | None, Number | None]:
    """The bounds, of which one from 2**63 on is a float if the result is. RuntimeError for it beside bool."""
    dtypes = [result_type((self.meta_, wrap_number(bound).meta_)) for bound in (min, max) if bound is not None]
    if not any(dtype.is_floating_point for dtype in dtypes):
        return min, max
    return float(min) if _is_wide(min) else min, float(max) if _is_wide(max) else max  # type: ignore[arg-type]


def _wrap(bound: Number | None) -> Tensor | None:
    """The number as a tensor, which kernels only read. Zeros are equal whatever their sign is, so they are made anew."""
    if bound is None:
        return None
    return _wrapped(bound) if bound else wrap_number(bound)


_wrapped = functools.lru_cache(1024, typed=True)(wrap_number)


class _Bound(NamedTuple):
    meta_: Metadata


def _kind(bound: Number | None) -> Any:
    """What a plan has to know about a bound: the metadata of a wrapped number."""
    if bound is None:
        return None
    meta = NUMBER_METADATA.get(bound.__class__)
    return wrap_number(bound) if meta is None else _Bound(meta)


def clamp_meta(out: Tensor | None, self: Tensor, min: Number | None, max: Number | None) -> TensorIterator:
    """Bring self into [min, max]. NaN stays NaN; where min > max the result is max. A given output must have the result's dtype."""
    # A plan depends on the class of a bound (int, float), not on its value; so no tensor is made here. `clamp_impl` wraps the
    # numbers themselves.
    if _is_wide(min) or _is_wide(max):
        min, max = _narrow(self, min, max)
        return _find_clamp(out, self, min, max)
    plans, key = self.meta_.plans, ("clamp", None if out is None else out.meta_, min.__class__, max.__class__)
    it = plans.get(key)
    return remember(plans, key, _find_clamp(out, self, min, max)) if it is None else it


def _find_clamp(out: Tensor | None, self: Tensor, min: Number | None, max: Number | None) -> TensorIterator:
    bounds = _kind(min), _kind(max)
    it = _plan_clamp(None, self, *bounds)
    if out is None:
        return it
    result, given = it.out_meta.dtype, out.meta_.dtype
    if result is not given:
        check(
            out is not self or can_cast(result, given),
            lambda: f"result type {result.cpp_name} can't be cast to the desired output type {TYPE_NAMES[given]}",
        )
        raise RuntimeError(f"Found dtype {given.cpp_name} but expected {result.cpp_name}")
    return _plan_clamp(out, self, *bounds)


@functools.lru_cache(1024, typed=True)
def _check_fits(bound: Number, dtype: ScalarType) -> None:
    checked_convert(bound, dtype)


def clamp_impl(it: TensorIterator, out: Tensor, self: Tensor, min: Number | None, max: Number | None) -> None:
    if _is_wide(min) or _is_wide(max):
        min, max = _narrow(self, min, max)
    for bound in (min, max):
        if bound is not None:
            _check_fits(bound, it.common_dtype)
    _run_clamp(it, out, self, _wrap(min), _wrap(max))


def clamp_Tensor_meta(out: Tensor | None, self: Tensor, min: Tensor | None, max: Tensor | None) -> TensorIterator:
    return _plan_clamp(out, self, min, max)


clamp_Tensor_impl = _run_clamp


def clamp_min_meta(out: Tensor | None, self: Tensor, min: Number) -> TensorIterator:
    return clamp_meta(out, self, min, None)


def clamp_min_impl(it: TensorIterator, out: Tensor, self: Tensor, min: Number) -> None:
    clamp_impl(it, out, self, min, None)


def clamp_max_meta(out: Tensor | None, self: Tensor, max: Number) -> TensorIterator:
    return clamp_meta(out, self, None, max)


def clamp_max_impl(it: TensorIterator, out: Tensor, self: Tensor, max: Number) -> None:
    clamp_impl(it, out, self, None, max)


def clamp_min_Tensor_meta(out: Tensor | None, self: Tensor, min: Tensor) -> TensorIterator:
    return _plan_clamp(out, self, min, None)


def clamp_max_Tensor_meta(out: Tensor | None, self: Tensor, max: Tensor) -> TensorIterator:
    return _plan_clamp(out, self, None, max)


clamp_min_Tensor_impl = clamp_max_Tensor_impl = run_binary

# ---- addcmul, addcdiv, lerp ------------------------------------------------------------------------------------------

_addcmul_plans = PlanTable(pointwise_ops_stubs.addcmul_stub, 3, "addcmul")
_addcdiv_plans = PlanTable(pointwise_ops_stubs.addcdiv_stub, 3, "addcdiv")
_lerp_plans = PlanTable(pointwise_ops_stubs.lerp_stub, 3, "lerp", IteratorConfig(common_of=(0, 1)))
_lerp_number_plans = PlanTable(pointwise_ops_stubs.lerp_scalar_stub, 2, "lerp")
_lerp_0dim_plans = PlanTable(
    pointwise_ops_stubs.lerp_stub, 3, "lerp"
)  # a weight without dimensions promotes like a number


def addcmul_meta(out: Tensor | None, self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number) -> TensorIterator:
    """self + value * tensor1 * tensor2."""
    if self.meta_.dtype is tensor1.meta_.dtype is tensor2.meta_.dtype is bool_:
        build(
            None, _addcmul_plans.config, [t.meta_ for t in (self, tensor1, tensor2)], None if out is None else out.meta_
        )
        raise NotImplementedError("\"addcmul_cpu_out\" not implemented for 'Bool'")
    return _find3(_addcmul_plans, out, self, tensor1, tensor2)


def addcdiv_check(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number) -> None:
    check(
        tensor1.meta_.dtype.is_floating_point or tensor2.meta_.dtype.is_floating_point,
        "Integer division with addcdiv is no longer supported, and in a future  release addcdiv will perform a true "
        "division of tensor1 and tensor2. The historic addcdiv behavior can be implemented as (input + value * "
        "torch.trunc(tensor1 / tensor2)).to(input.dtype) for integer inputs and as (input + value * tensor1 / tensor2) for "
        "float inputs. The future addcdiv behavior is just the latter implementation: (input + value * tensor1 / tensor2), "
        "for all dtypes.",
    )


def addcdiv_meta(out: Tensor | None, self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number) -> TensorIterator:
    """self + value * tensor1 / tensor2; `addcdiv_check` refuses two integer tensors."""
    return _find3(_addcdiv_plans, out, self, tensor1, tensor2)


def addcmul_impl(
    it: TensorIterator, out: Tensor, self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number
) -> None:
    run_ternary(it, out, self, tensor1, tensor2, checked_convert(value, opmath(it.common_dtype)))


addcdiv_impl = addcmul_impl


def _check_same_dtype(name: str, other: Tensor, dtype: ScalarType) -> None:
    check(
        other.meta_.dtype is dtype,
        lambda: f"expected dtype {TYPE_NAMES[dtype]} for `{name}` but got dtype {TYPE_NAMES[other.meta_.dtype]}",
    )


def lerp_Scalar_check(self: Tensor, end: Tensor, weight: Number) -> None:
    _check_same_dtype("end", end, self.meta_.dtype)


def lerp_Tensor_check(self: Tensor, end: Tensor, weight: Tensor) -> None:
    _check_same_dtype("end", end, self.meta_.dtype)
    if weight.meta_.dim:
        _check_same_dtype("weight", weight, self.meta_.dtype)


def _check_lerp(out: Tensor | None, inputs: tuple[Tensor, ...], kind: str) -> None:
    """NotImplementedError for integers, after whatever is wrong with the shapes."""
    if not inputs[0].meta_.dtype.is_floating_point:
        dtype = result_type([t.meta_ for t in inputs])
        build(None, _lerp_plans.config, [t.meta_ for t in inputs], None if out is None else out.meta_)
        if out is not None:
            expect_same_dtype(out, inputs[0])
        raise NotImplementedError(f"\"lerp_kernel_{kind}\" not implemented for '{dtype.cpp_name}'")


def lerp_Tensor_meta(out: Tensor | None, self: Tensor, end: Tensor, weight: Tensor) -> TensorIterator:
    """self + weight * (end - self)."""
    if weight.meta_.dim == 0 and weight.meta_.dtype.is_floating_point:
        return _find3(_lerp_0dim_plans, out, self, end, weight)
    _check_lerp(out, (self, end, weight), "tensor")
    if out is not None:
        expect_same_dtype(out, self)
    return _find3(_lerp_plans, out, self, end, weight)


lerp_Tensor_impl = run_ternary


def lerp_Scalar_meta(out: Tensor | None, self: Tensor, end: Tensor, weight: Number) -> TensorIterator:
    _check_lerp(out, (self, end), "scalar")
    table = _lerp_number_plans
    return table[self.meta_, end.meta_] if out is None else table[out.meta_, self.meta_, end.meta_]


def lerp_Scalar_impl(it: TensorIterator, out: Tensor, self: Tensor, end: Tensor, weight: Number) -> None:
    run_binary(it, out, self, end, checked_convert(weight, opmath(it.common_dtype)))


# ---- derivatives of activations --------------------------------------------------------------------------------------

_threshold_plans = PlanTable(binary_ops_stubs.threshold_backward_stub, 2, "threshold_backward")
_tanh_backward_plans = PlanTable(binary_ops_stubs.tanh_backward_stub, 2, "tanh_backward")
_sigmoid_backward_plans = PlanTable(binary_ops_stubs.sigmoid_backward_stub, 2, "sigmoid_backward")


def threshold_backward_meta(out: Tensor | None, grad_output: Tensor, self: Tensor, threshold: Number) -> TensorIterator:
    """grad_output where self > threshold, else 0: relu's derivative. The strides are first of all self's."""
    table = _threshold_plans
    return table[self.meta_, grad_output.meta_] if out is None else table[out.meta_, self.meta_, grad_output.meta_]


def threshold_backward_impl(
    it: TensorIterator, out: Tensor, grad_output: Tensor, self: Tensor, threshold: Number
) -> None:
    run_binary(it, out, self, grad_output, threshold)


def tanh_backward_meta(out: Tensor | None, grad_output: Tensor, output: Tensor) -> TensorIterator:
    """grad_output * (1 - output**2)."""
    table = _tanh_backward_plans
    return table[grad_output.meta_, output.meta_] if out is None else table[out.meta_, grad_output.meta_, output.meta_]


def sigmoid_backward_meta(out: Tensor | None, grad_output: Tensor, output: Tensor) -> TensorIterator:
    """grad_output * output * (1 - output)."""
    table = _sigmoid_backward_plans
    return table[grad_output.meta_, output.meta_] if out is None else table[out.meta_, grad_output.meta_, output.meta_]


tanh_backward_impl = sigmoid_backward_impl = run_binary
