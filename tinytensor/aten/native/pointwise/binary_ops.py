# hot path
"""Operators on two tensors: add, sub, mul, div, maximum, minimum, pow; bitwise, logical, comparing, rounding, shifting.

Each operator has a plan table, a `_meta` function that checks the operands and finds the plan, and an `_impl` function
that runs the plan's kernel. A number in the place of a tensor is wrapped as a 0-dim tensor (`wrap_number`): type
promotion then knows that it was a number. Functions of mathematics stand in binary_ops_math.py.

Mirrors aten/src/ATen/native/BinaryOps.cpp and, for pow, Pow.cpp.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size, operand_strides
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.binary_ops_stubs import BINARY
from tinytensor.aten.native.pointwise.unary_ops import (
    MetaFunction,
    reciprocal_meta,
    rsqrt_meta,
    run_unary,
    sqrt_meta,
    trunc_meta,
)
from tinytensor.aten.native.reduce.reduce_ops_stubs import allclose_stub, equal_stub
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape import copy_stubs
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.structured import asks_first, check_inplace_geometry, structured_out
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator, build, reorder_dimensions
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.allocator import allocate
from tinytensor.c10.device_allocator import allocate_on
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.overflows import checked_convert, wrapped_int64
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    can_cast,
    float16,
    float32,
    float64,
    get_default_dtype,
    int64,
)
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.kernel_compiler.kernel import GRAIN

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Number = int | float | bool

_FLOAT = IteratorConfig(promote_integers_to_float=True)
_LOGICAL = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)


def run_binary(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, *scalars: Number) -> None:
    """Hand the addresses of output and inputs to the plan's kernel."""
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset_,
        self.storage_.data_ptr + self.byte_offset_,
        other.storage_.data_ptr + other.byte_offset_,
        it.geom_ptr,
        *scalars,
    )


def find_binary(table: PlanTable, out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    if out is None:
        return table[self.meta_, other.meta_]
    return table[out.meta_, self.meta_, other.meta_]


BinaryMeta = Callable[["Tensor | None", "Tensor", "Tensor"], TensorIterator]


def binary(name: str, stub: DispatchStub, config: IteratorConfig) -> BinaryMeta:
    """The meta function of a binary operator."""
    plans = PlanTable(stub, 2, name, config)

    def meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
        return plans[self.meta_, other.meta_] if out is None else plans[out.meta_, self.meta_, other.meta_]

    meta.__name__ = meta.__qualname__ = f"{name}_meta"
    return meta


# ---- add, sub --------------------------------------------------------------------------------------------------------

_add_plans = PlanTable(binary_ops_stubs.add_stub, 2, "add")


def _check_output_type(out: Tensor, self: Tensor, other: Tensor, alpha: Number) -> None:
    """An output that cannot take the result is refused before the factor is looked at."""
    if alpha.__class__ is int and alpha == 1:
        return  # nothing to look at
    common, given = _add_plans[self.meta_, other.meta_].common_dtype, out.meta_.dtype
    check(
        can_cast(common, given),
        lambda: f"result type {common.cpp_name} can't be cast to the desired output type {given.cpp_name}",
    )


@asks_first(_check_output_type)
def add_meta(out: Tensor | None, self: Tensor, other: Tensor, alpha: Number) -> TensorIterator:
    """self + alpha * other; shapes broadcast, dtypes promote."""
    it = _add_plans[self.meta_, other.meta_] if out is None else _add_plans[out.meta_, self.meta_, other.meta_]
    # The usual alpha is the int 1: nothing to check. `True == 1`, so the class is asked too.
    if alpha.__class__ is not int or alpha != 1:
        alpha_check(it.common_dtype, alpha)
        return _with_factor(it, alpha)
    return it


def add_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, alpha: Number) -> None:
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset_,
        self.storage_.data_ptr + self.byte_offset_,
        other.storage_.data_ptr + other.byte_offset_,
        it.geom_ptr,
        alpha,
    )


@asks_first(_check_output_type)
def sub_meta(out: Tensor | None, self: Tensor, other: Tensor, alpha: Number) -> TensorIterator:
    """self - alpha * other. The kernel is add's, with -alpha."""
    it = find_binary(_add_plans, out, self, other)
    if alpha.__class__ is not int or alpha != 1:
        alpha_check(it.common_dtype, alpha)
        return _with_factor(it, _negated(alpha))
    return it


def sub_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, alpha: Number) -> None:
    run_binary(it, out, self, other, -1 if alpha == 1 else _negated(alpha))


def _negated(alpha: Number) -> Number:
    # In 64 bits the least integer is its own negative.
    return wrapped_int64(-alpha) if alpha.__class__ is int else -alpha


def rsub_Tensor(self: Tensor, other: Tensor, alpha: Number) -> Tensor:
    """other - alpha * self."""
    return F.sub(other, self, alpha=alpha)


def rsub_Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.sub(wrap_number(other), self, alpha=alpha)


def _with_factor(it: TensorIterator, alpha: Number) -> TensorIterator:
    """The plan that computes with this factor; RuntimeError if the common dtype cannot hold it.

    A 16-bit float computes in float32, but PyTorch rounds alpha to 16 bits first: such a plan is copied, and the copy
    passes the rounded factor to the kernel. Meta tensors have no kernel and accept any factor.
    """
    dtype, run = it.common_dtype, it.run
    if it.out_meta.device.type != "meta":
        factor = checked_convert(alpha, dtype)
        if dtype.itemsize == 2 and dtype.is_floating_point and factor != alpha and run is not None:
            it = copy(it)
            it.run = lambda *args: run(*args[:-1], factor)
    return it


def alpha_check(dtype: ScalarType, alpha: Number) -> None:
    check(not isinstance(alpha, bool) or dtype is bool_, "Boolean alpha only supported for Boolean results.")
    check(
        dtype.is_floating_point or not isinstance(alpha, float),
        "For integral input tensors, argument alpha must not be a floating point number.",
    )


def sub_check(self: Tensor, other: Tensor, alpha: Number) -> None:
    if self.meta_.dtype is not bool_ and other.meta_.dtype is not bool_:
        return
    check(
        self.meta_.dtype is not bool_ or other.meta_.dtype is not bool_,
        "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.",
    )
    raise RuntimeError(
        "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the "
        "`~` or `logical_not()` operator instead."
    )


# ---- mul, div, maximum, minimum --------------------------------------------------------------------------------------

_mul_plans = PlanTable(binary_ops_stubs.mul_stub, 2, "mul")
_div_plans = PlanTable(binary_ops_stubs.div_true_stub, 2, "div", _FLOAT)
_maximum_plans = PlanTable(binary_ops_stubs.maximum_stub, 2, "maximum")
_minimum_plans = PlanTable(binary_ops_stubs.minimum_stub, 2, "minimum")


def mul_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """self * other."""
    return _mul_plans[self.meta_, other.meta_] if out is None else _mul_plans[out.meta_, self.meta_, other.meta_]


def mul_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset_,
        self.storage_.data_ptr + self.byte_offset_,
        other.storage_.data_ptr + other.byte_offset_,
        it.geom_ptr,
    )


def div_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """self / other, true division: integers compute in the default dtype."""
    return find_binary(_div_plans, out, self, other)


def maximum_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """Elementwise maximum; NaN wins."""
    return find_binary(_maximum_plans, out, self, other)


def minimum_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """Elementwise minimum; NaN wins."""
    return find_binary(_minimum_plans, out, self, other)


div_impl = maximum_impl = minimum_impl = run_binary

# ---- pow -------------------------------------------------------------------------------------------------------------

_pow_plans = PlanTable(binary_ops_stubs.pow_tensor_tensor_stub, 2, "pow")
_unchanged_plans = PlanTable(copy_stubs.copy_stub, 1, "pow")
# `shaping=1`: only the first input decides the shape and strides of the result; the exponent is a number.
_pow_number_plans = PlanTable(binary_ops_stubs.pow_tensor_tensor_stub, 2, "pow", IteratorConfig(shaping=1))


def pow_Tensor_Tensor_meta(out: Tensor | None, self: Tensor, exponent: Tensor) -> TensorIterator:
    """self ** exponent, elementwise."""
    if self.meta_.dtype is bool_ and exponent.meta_.dtype is bool_:
        if out is not None:
            assert_no_internal_overlap(out.meta_)
        infer_size(self.meta_.sizes, exponent.meta_.sizes)
        raise NotImplementedError("\"pow\" not implemented for 'Bool'")
    return find_binary(_pow_plans, out, self, exponent)


pow_Tensor_Tensor_impl = run_binary


def pow_Tensor_Scalar_meta(out: Tensor | None, self: Tensor, exponent: Number) -> TensorIterator:
    """self ** exponent for one number; RuntimeError for an integer base and a negative integer exponent."""
    if isinstance(exponent, int) and exponent < 0 and not self.meta_.dtype.is_floating_point:
        raise RuntimeError("Integers to negative integer powers are not allowed.")
    if self.meta_.dtype is bool_ and exponent.__class__ is bool:  # 0 or 1: no power is computed
        return _unchanged_plans[self.meta_] if out is None else _unchanged_plans[out.meta_, self.meta_]
    return find_binary(_pow_number_plans, out, self, wrap_number(exponent))


def pow_Tensor_Scalar_impl(it: TensorIterator, out: Tensor, self: Tensor, exponent: Number) -> None:
    """Exponents with a cheaper form take it, as PyTorch's `pow_tensor_scalar_optimized_kernel` does."""
    dtype = it.common_dtype
    # The exponent is known before the loop starts, so 0, 1, 2 and the roots need no pow at all.
    if exponent == 0:
        fill__Scalar(out, 1)
        return
    if exponent == 1:
        copy_(out, self, False)
        return
    if dtype.is_floating_point and dtype.itemsize == 2:  # PowKernel.cpp converts the exponent for these alone
        checked_convert(exponent, dtype)
    if exponent == 2:
        base = self if self.meta_.dtype is dtype else F.to(self, dtype=dtype)  # uint8 ** 2.0 is a product of floats
        run_binary(find_binary(_mul_plans, out, base, base), out, base, base)
    elif dtype.is_floating_point and exponent in _SHORT_FORMS:
        run_unary(_SHORT_FORMS[exponent](out, self), out, self)
    else:
        if dtype.itemsize == 2 or not dtype.is_floating_point:  # the others compute with a double
            checked_convert(exponent, dtype)
        if dtype is float32 and abs(exponent) >= 2**24 and float(exponent) % 2 == 1:
            # This loop's exponent is a float32, and those are even. What is odd about a power is its sign.
            signs = F.clone(self) if out.storage_ is self.storage_ else self
            run_binary(it, out, self, wrap_number(exponent))
            F.copysign(out, signs, out=out)
            return
        run_binary(it, out, self, wrap_number(exponent))


_SHORT_FORMS: dict[Number, MetaFunction] = {0.5: sqrt_meta, -0.5: rsqrt_meta, -1: reciprocal_meta}


def pow_Scalar_meta(out: Tensor | None, self: Number, exponent: Tensor) -> TensorIterator:
    """number ** tensor; a new result is contiguous."""
    base = wrap_number(self)
    it = pow_Tensor_Tensor_meta(out, base, exponent)
    if out is not None:
        return it
    # A new result of this form is contiguous, whatever the strides of the exponent, in PyTorch too.
    m = contiguous_metadata(tuple(it.out_meta.sizes), it.out_meta.dtype, it.out_meta.device)
    return it if it.out_meta is m else _pow_plans[m, base.meta_, exponent.meta_]


def pow_Scalar_impl(it: TensorIterator, out: Tensor, self: Number, exponent: Tensor) -> None:
    if self == 1:
        fill__Scalar(out, 1)
    else:
        run_binary(it, out, wrap_number(self), exponent)


# ---- bitwise and logical ---------------------------------------------------------------------------------------------

_and_plans = PlanTable(binary_ops_stubs.bitwise_and_stub, 2, "bitwise_and")
_or_plans = PlanTable(binary_ops_stubs.bitwise_or_stub, 2, "bitwise_or")
_xor_plans = PlanTable(binary_ops_stubs.bitwise_xor_stub, 2, "bitwise_xor")
_logical_and_plans = PlanTable(binary_ops_stubs.logical_and_stub, 2, "logical_and", _LOGICAL)
_logical_or_plans = PlanTable(binary_ops_stubs.logical_or_stub, 2, "logical_or", _LOGICAL)


def _bitwise(table: PlanTable, out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    if self.meta_.dtype.is_floating_point or other.meta_.dtype.is_floating_point:
        # A plan is built only to name the common dtype in the error.
        plan = build(None, table.config, (self.meta_, other.meta_), None if out is None else out.meta_)
        raise NotImplementedError(f"\"{table.name}_cpu\" not implemented for '{plan.common_dtype.cpp_name}'")
    return find_binary(table, out, self, other)


def bitwise_and_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """self & other; integers and bools only."""
    return _bitwise(_and_plans, out, self, other)


def bitwise_or_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """self | other; integers and bools only."""
    return _bitwise(_or_plans, out, self, other)


def bitwise_xor_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """self ^ other; integers and bools only."""
    return _bitwise(_xor_plans, out, self, other)


def logical_and_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """Whether both are non-zero."""
    return find_binary(_logical_and_plans, out, self, other)


def logical_or_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """Whether either is non-zero."""
    return find_binary(_logical_or_plans, out, self, other)


bitwise_and_impl = bitwise_or_impl = bitwise_xor_impl = logical_and_impl = logical_or_impl = run_binary


# ==== numbers in the place of tensors =================================================================================
#
# The `Scalar` overloads: each wraps the number and calls the overload that takes a tensor. Python's `a + 2` does not
# come here, because its binding wraps the number itself; `ops.aten.add.Scalar` and traces do.
#
# Mirrors the `Scalar` functions of aten/src/ATen/native/BinaryOps.cpp.


def add_Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.add_Tensor(self, wrap_number(other), alpha)


def add__Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.add__Tensor(self, wrap_number(other), alpha)


def sub_Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.sub_Tensor(self, wrap_number(other), alpha)


def sub__Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.sub__Tensor(self, wrap_number(other), alpha)


def mul_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.mul_Tensor(self, wrap_number(other))


def mul__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.mul__Tensor(self, wrap_number(other))


def div_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.div_Tensor(self, wrap_number(other))


def div__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.div__Tensor(self, wrap_number(other))


def bitwise_and_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_and_Tensor(self, wrap_number(other))


def bitwise_and__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_and__Tensor(self, wrap_number(other))


def bitwise_and_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_and_Tensor_out(self, wrap_number(other), out)


def bitwise_and_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_and_Tensor(wrap_number(self), other)


def bitwise_or_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_or_Tensor(self, wrap_number(other))


def bitwise_or__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_or__Tensor(self, wrap_number(other))


def bitwise_or_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_or_Tensor_out(self, wrap_number(other), out)


def bitwise_or_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_or_Tensor(wrap_number(self), other)


def bitwise_xor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_xor_Tensor(self, wrap_number(other))


def bitwise_xor__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_xor__Tensor(self, wrap_number(other))


def bitwise_xor_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_xor_Tensor_out(self, wrap_number(other), out)


def bitwise_xor_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_xor_Tensor(wrap_number(self), other)


# ==== comparisons =====================================================================================================
#
# Comparisons: bool results computed in the operands' common dtype.
#
# Mirrors aten/src/ATen/native/BinaryOps.cpp (`eq` .. `ge`).


_COMPARE = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)


def _comparison(name: str, stub: DispatchStub) -> tuple[Callable[..., TensorIterator], Callable[..., TensorIterator]]:
    """Meta functions of the Tensor and the Scalar overload."""
    plans = PlanTable(stub, 2, name, _COMPARE)

    def tensor_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
        return plans[self.meta_, other.meta_] if out is None else plans[out.meta_, self.meta_, other.meta_]

    def scalar_meta(out: Tensor | None, self: Tensor, other: Number) -> TensorIterator:
        return tensor_meta(out, self, wrap_number(other))

    return tensor_meta, scalar_meta


def _run_scalar(it: TensorIterator, out: Tensor, self: Tensor, other: Number) -> None:
    run_binary(it, out, self, wrap_number(other))


eq_meta, eq_Scalar_meta = _comparison("eq", binary_ops_stubs.eq_stub)
ne_meta, ne_Scalar_meta = _comparison("ne", binary_ops_stubs.ne_stub)
lt_meta, lt_Scalar_meta = _comparison("lt", binary_ops_stubs.lt_stub)
le_meta, le_Scalar_meta = _comparison("le", binary_ops_stubs.le_stub)
gt_meta, gt_Scalar_meta = _comparison("gt", binary_ops_stubs.gt_stub)
ge_meta, ge_Scalar_meta = _comparison("ge", binary_ops_stubs.ge_stub)

eq_impl = ne_impl = lt_impl = le_impl = gt_impl = ge_impl = run_binary
eq_Scalar_impl = ne_Scalar_impl = lt_Scalar_impl = le_Scalar_impl = gt_Scalar_impl = ge_Scalar_impl = _run_scalar


def equal(self: Tensor, other: Tensor) -> bool:
    """Whether both have the same sizes and elements: a Python bool."""
    a, b = self.meta_, other.meta_
    if a is b and a.plans.get("equal") and is_unseen(a.key_set):
        return equal_stub["cpu"](self, other)
    if a.sizes != b.sizes:
        return False
    if _is_in_rows(a, b):
        if a is b:
            remember(a.plans, "equal", True)  # the next time this is known
        return equal_stub["cpu"](self, other)
    return bool(F.item(F.all(F.eq(self, other))))


def _is_in_rows(a: Metadata, b: Metadata) -> bool:
    """Whether equal's own kernel serves, and is not slower: it has one thread."""
    return (
        is_unseen(a.key_set | b.key_set)
        and a.dtype is b.dtype
        and a.is_contiguous
        and b.is_contiguous
        and a.numel < GRAIN
        and (a.itemsize != 2 or not a.dtype.is_floating_point)
    )


def isclose(self: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> Tensor:
    """|self - other| <= atol + rtol * |other|, elementwise."""
    ours, theirs = self.meta_.dtype, other.meta_.dtype
    check(ours is theirs, lambda: f"{ours.cpp_name} did not match {theirs.cpp_name}")
    check(not ours.is_quantized, "isclose is not supported for quantized inputs.")
    check(rtol >= 0, lambda: f"rtol must be greater than or equal to zero, but got {rtol:g}")
    check(atol >= 0, lambda: f"atol must be greater than or equal to zero, but got {atol:g}")
    # Equal infinities are close, and their difference is NaN: equality is asked first, and differences that are not finite
    # are never close.
    close = F.eq(self, other)
    if equal_nan and ours.is_floating_point:
        close = F.bitwise_or_(close, F.bitwise_and_(F.isnan(self), F.isnan(other)))
    if rtol == 0 and atol == 0:
        return close
    wide = other if ours.is_floating_point else F.to(other, dtype=get_default_dtype())
    allowed = F.add_Scalar(F.abs(F.mul_Scalar(wide, rtol)), atol, 1)
    error = F.abs(F.sub(F.to(self, dtype=wide.dtype), wide))
    return F.bitwise_or_(close, F.bitwise_and_(F.isfinite(error), F.le(error, allowed)))


def allclose(self: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> bool:
    """Whether all elements are close: a Python bool."""
    a, b = self.meta_, other.meta_
    is_usual = (a.dtype is float32 or a.dtype is float64) and a.sizes == b.sizes and rtol >= 0 and atol >= 0
    if is_usual and _is_in_rows(a, b):
        return allclose_stub["cpu"](self, other, rtol, atol, equal_nan)
    return bool(F.item(F.all(F.isclose(self, other, rtol, atol, equal_nan))))


# ==== division that rounds ============================================================================================
#
# div with a rounding mode and floor_divide; remainder and fmod, which are what such a division leaves.
#
# Integers divided by zero raise, as in PyTorch; floats give infinity or NaN.
#
# Mirrors aten/src/ATen/native/BinaryOps.cpp (`div_out_mode`, `floor_divide`, `remainder`, `fmod`).


def _plan(name: str) -> BinaryMeta:
    plans = PlanTable(BINARY[name], 2, name)

    def meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
        return plans[self.meta_, other.meta_] if out is None else plans[out.meta_, self.meta_, other.meta_]

    return meta


remainder_meta = _plan("remainder")
fmod_meta = _plan("fmod")
_MODES: dict[str | None, BinaryMeta] = {None: div_meta, "trunc": _plan("div_trunc"), "floor": _plan("div_floor")}
_floor_meta = _MODES["floor"]


def run_division(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
    """Run the kernel; RuntimeError if it met an integer divided by zero."""
    if it.common_dtype.is_floating_point:
        run_binary(it, out, self, other, 0.0)
        return
    # A kernel cannot raise. It gets the address of a word, as its scalar, and sets it where it meets a divisor of 0.
    if out.meta_.device.type == "cuda":
        # There an integer divided by zero is no error: what comes out is undefined, and nobody waits for the kernel.
        nowhere = allocate_on(out.meta_.device, int64.itemsize)
        run_binary(it, out, self, other, nowhere.data_ptr)
        return
    # In place a divisor of 0 is looked for first, as the integer that the kernel sees: PyTorch ends where it meets it.
    if out.storage_ is self.storage_ and out.meta_.numel:
        divisors = np.broadcast_to(view(other).astype(it.common_dtype.numpy, copy=False), out.meta_.sizes)
        if not divisors.all():
            _divide_until(divisors, it, out, self, other)
    status = ctypes.c_int64(0)
    run_binary(it, out, self, other, ctypes.addressof(status))
    check(status.value == 0, "ZeroDivisionError")


def _divide_until(divisors: np.ndarray, it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> NoReturn:
    """Write the quotients that come before the first divisor of 0 in the order of the loop, and refuse the rest."""
    sizes = tuple(out.meta_.sizes)
    strides = [operand_strides(tuple(t.meta_.sizes), t.meta_.strides, sizes) for t in (out, self, other)]
    order = reorder_dimensions(sizes, strides)[::-1]
    count = int((divisors.transpose(order).reshape(-1) == 0).argmax())
    if count:
        # All quotients, in memory of their own and by 1 instead of 0.
        result, by = _apart(out), _apart(other)
        view(by)[view(by) == 0] = 1
        run_division(it, result, _apart(self), by)
        view(out).transpose(order).flat[:count] = view(result).transpose(order).reshape(-1)[:count]
    raise RuntimeError("ZeroDivisionError")


def _apart(t: Tensor) -> Tensor:
    """The same numbers in the same places of another storage."""
    storage = allocate(t.storage_.nbytes)
    storage.as_bytes()[:] = t.storage_.as_bytes()
    return new_tensor(t.meta_.plain, storage, t.byte_offset_)


remainder_impl = fmod_impl = run_division


def div_mode_meta(out: Tensor | None, self: Tensor, other: Tensor, rounding_mode: str | None) -> TensorIterator:
    """The quotient, rounded towards zero ('trunc') or down ('floor'); without a mode, true division."""
    meta = _MODES.get(rounding_mode)
    if meta is None:
        raise RuntimeError(
            f"div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{rounding_mode}'"
        )
    return meta(out, self, other)


def div_mode_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, rounding_mode: str | None) -> None:
    if rounding_mode is None:
        run_binary(it, out, self, other)
    elif rounding_mode == "trunc" and it.common_dtype in (float16, bfloat16) and other.meta_.numel != 1:
        # PyTorch rounds the quotient to 16 bits before it truncates it, so 2.999 may become 3. It does not if the divisor is
        # a number.
        run_binary(div_meta(out, self, other), out, self, other)
        run_unary(trunc_meta(out, out), out, out)
    else:
        run_division(it, out, self, other)


def div_Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Tensor:
    return F.div_Tensor_mode(self, wrap_number(other), rounding_mode)


def div__Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Tensor:
    return F.div__Tensor_mode(self, wrap_number(other), rounding_mode)


# ---- floor_divide ----------------------------------------------------------------------------------------------------


def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """The quotient rounded down."""
    it = _floor_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_division(it, out, self, other)
    return out


def floor_divide__Tensor(self: Tensor, other: Tensor) -> Tensor:
    check_inplace_geometry(self, (other,))
    it = _floor_meta(self, self, other)
    if it.run is not None:
        run_division(it, self, self, other)
    return self


def floor_divide_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    if out.meta_.dtype is not bool_:
        _floor_meta(None, self, other)  # bools are refused before an output that is not one of them is resized
    it = structured_out(_floor_meta, out, (self, other))
    if it.run is not None:
        run_division(it, out, self, other)
    return out


def floor_divide_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.floor_divide_default(self, wrap_number(other))


def floor_divide__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.floor_divide__Tensor(self, wrap_number(other))


# ---- remainder and fmod with numbers ---------------------------------------------------------------------------------


def remainder_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.remainder_Tensor(self, wrap_number(other))


def remainder__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.remainder__Tensor(self, wrap_number(other))


def remainder_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.remainder_Tensor_out(self, wrap_number(other), out)


def remainder_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    it = remainder_meta(None, wrap_number(self), other)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_division(it, out, wrap_number(self), other)
    return out


def fmod_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.fmod_Tensor(self, wrap_number(other))


def fmod__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.fmod__Tensor(self, wrap_number(other))


def fmod_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.fmod_Tensor_out(self, wrap_number(other), out)


# ==== gcd, lcm, shifts ================================================================================================
#
# These take integers only. Python's `<<`, `&`, ... are operators of their own in the table, as in PyTorch.
#
# Mirrors aten/src/ATen/native/BinaryOps.cpp (`gcd_out`, `bitwise_left_shift`, `__lshift__`, `__and__`, ...).


gcd_meta = binary("gcd", BINARY["gcd"], IteratorConfig())
lcm_meta = binary("lcm", BINARY["lcm"], IteratorConfig())
bitwise_left_shift_meta = binary("bitwise_left_shift", BINARY["lshift"], IteratorConfig())
bitwise_right_shift_meta = binary("bitwise_right_shift", BINARY["rshift"], IteratorConfig())


def signed_width(dtype: ScalarType) -> int:
    """Bits of a signed type; 0 for an unsigned one."""
    return 8 * dtype.itemsize if dtype.is_signed else 0


def width(dtype: ScalarType) -> int:
    return 8 * dtype.itemsize


def most_shifted_out(dtype: ScalarType) -> int:
    """A right shift by this many bits leaves only the sign, or 0 for an unsigned type. Larger shifts do the same."""
    return 8 * dtype.itemsize - int(dtype.is_signed)


def _run_with(bits: Callable[[ScalarType], int]) -> Callable[..., None]:
    def impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
        run_binary(it, out, self, other, bits(it.common_dtype))

    return impl


gcd_impl = lcm_impl = _run_with(signed_width)
bitwise_left_shift_impl = _run_with(width)
bitwise_right_shift_impl = _run_with(most_shifted_out)


def bitwise_left_shift_Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_left_shift_Tensor(self, wrap_number(other))


def bitwise_left_shift__Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_left_shift__Tensor(self, wrap_number(other))


def bitwise_left_shift_Tensor_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_left_shift_Tensor_out(self, wrap_number(other), out)


def bitwise_left_shift_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_left_shift_Tensor(wrap_number(self), other)


def bitwise_right_shift_Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_right_shift_Tensor(self, wrap_number(other))


def bitwise_right_shift__Tensor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_right_shift__Tensor(self, wrap_number(other))


def bitwise_right_shift_Tensor_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_right_shift_Tensor_out(self, wrap_number(other), out)


def bitwise_right_shift_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_right_shift_Tensor(wrap_number(self), other)


# ---- Python's operators ----------------------------------------------------------------------------------------------


def _operator(meta: BinaryMeta, impl: Callable[..., None]) -> tuple[Any, Any]:
    """`a << b` and `a <<= b`, for a tensor or a number on the right: they run the kernel themselves."""

    def functional(self: Tensor, other: Any) -> Tensor:
        other = other if hasattr(other, "meta_") else wrap_number(other)
        it = meta(None, self, other)
        out = empty_from_metadata(it.out_meta)
        if it.run is not None:
            impl(it, out, self, other)
        return out

    def inplace(self: Tensor, other: Any) -> Tensor:
        other = other if hasattr(other, "meta_") else wrap_number(other)
        check_inplace_geometry(self, (other,))
        it = meta(self, self, other)
        if it.run is not None:
            impl(it, self, self, other)
        return self

    return functional, inplace


_lshift, _ilshift = _operator(bitwise_left_shift_meta, bitwise_left_shift_impl)
_rshift, _irshift = _operator(bitwise_right_shift_meta, bitwise_right_shift_impl)
__lshift___Tensor = __lshift___Scalar = _lshift
__ilshift___Tensor = __ilshift___Scalar = _ilshift
__rshift___Tensor = __rshift___Scalar = _rshift
__irshift___Tensor = __irshift___Scalar = _irshift

__and___Tensor = __and___Scalar = F.bitwise_and
__iand___Tensor = __iand___Scalar = F.bitwise_and_
__or___Tensor = __or___Scalar = F.bitwise_or
__ior___Tensor = __ior___Scalar = F.bitwise_or_
__xor___Tensor = __xor___Scalar = F.bitwise_xor
__ixor___Tensor = __ixor___Scalar = F.bitwise_xor_
