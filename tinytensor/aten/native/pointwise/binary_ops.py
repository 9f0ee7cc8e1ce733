# hot path
"""Arithmetic on two tensors: add, sub, mul, div, maximum, minimum, pow, bitwise and logical operators.

Each operator has a plan table, a `_meta` that checks and finds the plan, and an `_impl` that runs its kernel.

Mirrors aten/src/ATen/native/BinaryOps.cpp and Pow.cpp.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.unary_ops import MetaFunction, reciprocal_meta, rsqrt_meta, run_unary, sqrt_meta
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator, build
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType, bool_

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_FLOAT = IteratorConfig(promote_integers_to_float=True)
_LOGICAL = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)


def run_binary(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, *scalars: Number) -> None:
    """Hand the addresses of output and inputs to the plan's kernel."""
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset,
        self.storage_.data_ptr + self.byte_offset,
        other.storage_.data_ptr + other.byte_offset,
        it.geom_ptr,
        *scalars,
    )


def _find(table: PlanTable, out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    if out is None:
        return table[self.meta, other.meta]
    return table[out.meta, self.meta, other.meta]


# ---- add, sub --------------------------------------------------------------------------------------------------------

_add_plans = PlanTable(binary_ops_stubs.add_stub, 2, "add")


def add_meta(out: Tensor | None, self: Tensor, other: Tensor, alpha: Number) -> TensorIterator:
    """self + alpha * other; shapes broadcast, dtypes promote."""
    it = _add_plans[self.meta, other.meta] if out is None else _add_plans[out.meta, self.meta, other.meta]
    if alpha.__class__ is not int or alpha != 1:
        alpha_check(it.common_dtype, alpha)
        return _with_factor(it, alpha)
    return it


def add_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, alpha: Number) -> None:
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset,
        self.storage_.data_ptr + self.byte_offset,
        other.storage_.data_ptr + other.byte_offset,
        it.geom_ptr,
        alpha,
    )


def sub_meta(out: Tensor | None, self: Tensor, other: Tensor, alpha: Number) -> TensorIterator:
    """self - alpha * other. The kernel is add's, with -alpha."""
    it = _find(_add_plans, out, self, other)
    if alpha.__class__ is not int or alpha != 1:
        alpha_check(it.common_dtype, alpha)
        return _with_factor(it, -alpha)
    return it


def sub_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor, alpha: Number) -> None:
    run_binary(it, out, self, other, -alpha)


def rsub_Tensor(self: Tensor, other: Tensor, alpha: Number) -> Tensor:
    """other - alpha * self."""
    return F.sub(other, self, alpha=alpha)


def rsub_Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.sub(wrap_number(other), self, alpha=alpha)


def _with_factor(it: TensorIterator, alpha: Number) -> TensorIterator:
    """The plan for a factor; RuntimeError if its dtype cannot hold that. Of 16 bits, the factor has as few digits.

    A tensor that is only described has no kernel, and takes any factor.
    """
    dtype, run = it.common_dtype, it.run
    if it.out_meta.device is cpu:
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
    if self.meta.dtype is not bool_ and other.meta.dtype is not bool_:
        return
    check(
        self.meta.dtype is not bool_ or other.meta.dtype is not bool_,
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
    return _mul_plans[self.meta, other.meta] if out is None else _mul_plans[out.meta, self.meta, other.meta]


def mul_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
    it.run(
        it.n,
        out.storage_.data_ptr + out.byte_offset,
        self.storage_.data_ptr + self.byte_offset,
        other.storage_.data_ptr + other.byte_offset,
        it.geom_ptr,
    )


def div_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """self / other, true division: integers compute in the default dtype."""
    return _find(_div_plans, out, self, other)


def maximum_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """Elementwise maximum; NaN wins."""
    return _find(_maximum_plans, out, self, other)


def minimum_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """Elementwise minimum; NaN wins."""
    return _find(_minimum_plans, out, self, other)


div_impl = maximum_impl = minimum_impl = run_binary

# ---- pow -------------------------------------------------------------------------------------------------------------

_pow_plans = PlanTable(binary_ops_stubs.pow_tensor_tensor_stub, 2, "pow")
_unchanged_plans = PlanTable(binary_ops_stubs.copy_stub, 1, "pow")
_pow_number_plans = PlanTable(binary_ops_stubs.pow_tensor_tensor_stub, 2, "pow", IteratorConfig(shaping=1))


def pow_Tensor_Tensor_meta(out: Tensor | None, self: Tensor, exponent: Tensor) -> TensorIterator:
    """self ** exponent, elementwise."""
    if self.meta.dtype is bool_ and exponent.meta.dtype is bool_:
        if out is not None:
            assert_no_internal_overlap(out.meta)
        infer_size(self.meta.sizes, exponent.meta.sizes)
        raise NotImplementedError("\"pow\" not implemented for 'Bool'")
    return _find(_pow_plans, out, self, exponent)


pow_Tensor_Tensor_impl = run_binary


def pow_Tensor_Scalar_meta(out: Tensor | None, self: Tensor, exponent: Number) -> TensorIterator:
    """self ** exponent for one number; RuntimeError for an integer base and a negative integer exponent."""
    if isinstance(exponent, int) and exponent < 0 and not self.meta.dtype.is_floating_point:
        raise RuntimeError("Integers to negative integer powers are not allowed.")
    if self.meta.dtype is bool_ and exponent.__class__ is bool:  # 0 or 1: no power is computed
        return _unchanged_plans[self.meta] if out is None else _unchanged_plans[out.meta, self.meta]
    return _find(_pow_number_plans, out, self, wrap_number(exponent))


def pow_Tensor_Scalar_impl(it: TensorIterator, out: Tensor, self: Tensor, exponent: Number) -> None:
    """Exponents with a cheaper form take it, as PyTorch's `pow_tensor_scalar_optimized_kernel` does."""
    dtype = it.common_dtype
    if exponent == 0:
        fill__Scalar(out, 1)
        return
    if exponent == 1:
        copy_(out, self, False)
        return
    if dtype.is_floating_point and dtype.itemsize == 2:  # PowKernel.cpp converts the exponent for these alone
        checked_convert(exponent, dtype)
    if exponent == 2:
        base = self if self.meta.dtype is dtype else F.to(self, dtype=dtype)  # uint8 ** 2.0 is a product of floats
        run_binary(_find(_mul_plans, out, base, base), out, base, base)
    elif dtype.is_floating_point and exponent in _SHORT_FORMS:
        run_unary(_SHORT_FORMS[exponent](out, self), out, self)
    else:
        if dtype.itemsize == 2 or not dtype.is_floating_point:  # the others compute with a double
            checked_convert(exponent, dtype)
        run_binary(it, out, self, wrap_number(exponent))


_SHORT_FORMS: dict[Number, MetaFunction] = {0.5: sqrt_meta, -0.5: rsqrt_meta, -1: reciprocal_meta}


def pow_Scalar_meta(out: Tensor | None, self: Number, exponent: Tensor) -> TensorIterator:
    """number ** tensor; a new result is contiguous."""
    base = wrap_number(self)
    it = pow_Tensor_Tensor_meta(out, base, exponent)
    if out is not None:
        return it
    m = contiguous_metadata(tuple(it.out_meta.sizes), it.out_meta.dtype, it.out_meta.device)
    return it if it.out_meta is m else _pow_plans[m, base.meta, exponent.meta]


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
    if self.meta.dtype.is_floating_point or other.meta.dtype.is_floating_point:
        plan = build(None, table.config, (self.meta, other.meta), None if out is None else out.meta)
        raise NotImplementedError(f"\"{table.name}_cpu\" not implemented for '{plan.common_dtype.cpp_name}'")
    return _find(table, out, self, other)


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
    return _find(_logical_and_plans, out, self, other)


def logical_or_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """Whether either is non-zero."""
    return _find(_logical_or_plans, out, self, other)


bitwise_and_impl = bitwise_or_impl = bitwise_xor_impl = logical_and_impl = logical_or_impl = run_binary
