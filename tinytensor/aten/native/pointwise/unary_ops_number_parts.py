"""Signs, fractions, exponents and neighbours of numbers; what complex numbers would have, as real ones answer it.

Mirrors aten/src/ATen/native/UnaryOps.cpp (nan_to_num, angle, frexp, conj, ...) and BinaryOps.cpp (ldexp, nextafter,
copysign, heaviside).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.unary_ops import run_unary
from tinytensor.aten.native.pointwise.unary_ops_math import find, run_with_numbers
from tinytensor.aten.native.pointwise.unary_ops_stubs import BINARY, TESTS, UNARY
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.privateuse1 import is_privateuse1
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64, int16, int32
from tinytensor.c10.type_names import expect_same_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_FLOAT = IteratorConfig(promote_integers_to_float=True)
_LARGEST: dict[ScalarType, float] = {
    float16: 65504.0, bfloat16: 3.3895313892515355e38, float32: 3.4028234663852886e38, float64: 1.7976931348623157e308,
}  # fmt: skip

# ---- one tensor ------------------------------------------------------------------------------------------------------

_nan_to_num_plans = PlanTable(UNARY["nan_to_num"], 1, "nan_to_num")
_angle_plans = PlanTable(UNARY["angle"], 1, "angle", _FLOAT)
_mantissa_plans = PlanTable(UNARY["frexp_mantissa"], 1, "frexp")
_exponent_plans = PlanTable(
    TESTS["frexp_exponent"], 1, "frexp", IteratorConfig(output_dtype=int32, enforce_safe_cast=False)
)


def nan_to_num(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None) -> Tensor:
    """NaN as `nan` (0), infinities as `posinf` and `neginf` (the largest and the least finite number)."""
    return F.nan_to_num_out(self, nan, posinf, neginf, F.empty_like_default(self))


def nan_to_num_(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None) -> Tensor:
    return F.nan_to_num_out(self, nan, posinf, neginf, self)


def nan_to_num_out(self: Tensor, nan: float | None, posinf: float | None, neginf: float | None, out: Tensor) -> Tensor:
    dtype = self.meta.dtype
    check(
        dtype is out.meta.dtype,
        lambda: f"nan_to_num: dtype of out: {out.meta.dtype.cpp_name} should be same as input: {dtype.cpp_name}",
    )
    if not dtype.is_floating_point:  # all are numbers already
        resize_output(out, tuple(self.meta.sizes), self.meta.strides)
        return copy_(out, self, False)
    it = find(_nan_to_num_plans, out, self) if out is self else structured_out(
        lambda given, tensor: find(_nan_to_num_plans, given, tensor), out, (self,)
    )  # fmt: skip
    if it.run is not None:
        largest = _LARGEST[dtype]
        numbers = (0.0 if nan is None else nan, largest if posinf is None else posinf)
        run_with_numbers(it, out, self, *map(float, numbers), float(-largest if neginf is None else neginf))
    return out


def angle(self: Tensor) -> Tensor:
    """The argument of a number: pi for a negative one, else 0."""
    it = find(_angle_plans, None, self)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_unary(it, out, self)
    return out


def angle_out(self: Tensor, out: Tensor) -> Tensor:
    it = structured_out(lambda given, tensor: find(_angle_plans, given, tensor), out, (self,))
    if it.run is not None:
        run_unary(it, out, self)
    return out


def frexp_Tensor(self: Tensor) -> tuple[Tensor, Tensor]:
    """(m, e) with self = m * 2**e and |m| in [0.5, 1)."""
    check(self.meta.dtype.is_floating_point, "torch.frexp() only supports floating-point dtypes")
    return F.frexp_Tensor_out(self, F.empty_like_default(self), F.empty_like_default(self, int32))


def frexp_Tensor_out(self: Tensor, mantissa: Tensor, exponent: Tensor) -> tuple[Tensor, Tensor]:
    check(self.meta.dtype.is_floating_point, "torch.frexp() only supports floating-point dtypes")
    check(
        mantissa.meta.dtype is self.meta.dtype,
        lambda: (
            f"torch.frexp() expects mantissa to have dtype {self.meta.dtype.cpp_name} but got {mantissa.meta.dtype.cpp_name}"
        ),
    )
    check(
        exponent.meta.dtype is int32,
        lambda: f"torch.frexp() expects exponent to have int dtype but got {exponent.meta.dtype.cpp_name}",
    )
    for out, plans in ((mantissa, _mantissa_plans), (exponent, _exponent_plans)):
        it = structured_out(lambda given, tensor, plans=plans: find(plans, given, tensor), out, (self,))
        if it.run is not None:
            run_unary(it, out, self)
    return mantissa, exponent


def isreal(self: Tensor) -> Tensor:
    """Whether the imaginary part is 0: it is."""
    return F.ones_like(self, dtype=bool_)


def positive(self: Tensor) -> Tensor:
    """self; refused for bool, as negation is."""
    check(self.meta.dtype is not bool_, "The `+` operator, on a bool tensor is not supported.")
    return self


def conj(self: Tensor) -> Tensor:
    """self: a real number is its own conjugate."""
    return self


conj_physical = conj_physical_ = resolve_conj = resolve_neg = real = conj


def conj_physical_out(self: Tensor, out: Tensor) -> Tensor:
    expect_same_dtype(out, self)
    resize_output(out, tuple(self.meta.sizes), self.meta.strides)
    return copy_(out, self, False)


def imag(self: Tensor) -> Tensor:
    raise RuntimeError("imag is not implemented for tensors with non-complex dtypes.")


# ---- two tensors -----------------------------------------------------------------------------------------------------

_copysign_plans = PlanTable(BINARY["copysign"], 2, "copysign", _FLOAT)
_heaviside_plans = PlanTable(BINARY["heaviside"], 2, "heaviside")
_nextafter_plans = PlanTable(BINARY["nextafter"], 2, "nextafter")
_nextafter_bits_plans = PlanTable(BINARY["nextafter_bits"], 2, "nextafter")
_ldexp_plans = PlanTable(BINARY["ldexp"], 2, "ldexp", IteratorConfig(common_of=(0,)))
_INFINITY_BITS = {float16: 0x7C00, bfloat16: 0x7F80}


def _find2(table: PlanTable, out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    return table[self.meta, other.meta] if out is None else table[out.meta, self.meta, other.meta]


def copysign_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """|self| with the sign bit of other."""
    return _find2(_copysign_plans, out, self, other)


copysign_impl = run_binary


def copysign_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.copysign_Tensor(self, wrap_number(other))


def copysign__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.copysign__Tensor(self, wrap_number(other))


def copysign_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.copysign_out(self, wrap_number(other), out)


def heaviside_meta(out: Tensor | None, self: Tensor, values: Tensor) -> TensorIterator:
    """0 below 0, 1 above, `values` at 0; of one dtype."""
    same = self.meta.dtype is values.meta.dtype and (out is None or out.meta.dtype is self.meta.dtype)
    check(same, "heaviside is not yet implemented for tensors with different dtypes.")
    return _find2(_heaviside_plans, out, self, values)


heaviside_impl = run_binary


def nextafter_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """The next number of the dtype from self towards other."""
    return _find2(_nextafter_plans, out, self, other)


def nextafter_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
    """The neighbours of a 16-bit float are found in its own bits, since in float32 it has nearer ones."""
    dtype = it.common_dtype
    if dtype not in _INFINITY_BITS:
        run_binary(it, out, self, other)
        return
    operands = [t if t.meta.dtype is dtype else F.to(t, dtype=dtype) for t in (self, other)]
    result = out if out.meta.dtype is dtype else F.empty_like_default(out, dtype)
    bits = [F.view_dtype(t, int16) for t in (result, *operands)]
    run_binary(_find2(_nextafter_bits_plans, *bits), *bits, _INFINITY_BITS[dtype])
    if result is not out:
        F.copy_(out, result)


def ldexp_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """self * 2**other; exact as long as the result is, where other is of integers."""
    if not _scales_exactly(self, other):
        return F.mul(self, F.pow(2.0, other))
    it = _ldexp_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_binary(it, out, self, other)
    return out


def ldexp_(self: Tensor, other: Tensor) -> Tensor:
    _check_ldexp(self, other, self)
    if not _scales_exactly(self, other):
        return F.mul_(self, F.pow(2.0, other))
    it = _ldexp_meta(self, self, other)
    check_inplace_geometry(self, (other,))
    if it.run is not None:
        run_binary(it, self, self, other)
    return self


def ldexp_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    _check_ldexp(self, other, out)
    if not _scales_exactly(self, other):
        return F.mul(self, F.pow(2.0, other), out=out)
    it = structured_out(_ldexp_meta, out, (self, other))
    if it.run is not None:
        run_binary(it, out, self, other)
    return out


def _check_ldexp(self: Tensor, other: Tensor, out: Tensor) -> None:
    """The result is floating whatever is given."""
    dtype = out.meta.dtype
    check(dtype.is_floating_point, lambda: f"ldexp can't be cast to the desired output type {dtype.cpp_name}")


def _scales_exactly(self: Tensor, other: Tensor) -> bool:
    if is_privateuse1(self.meta.device):
        return False
    return self.meta.dtype.is_floating_point and not other.meta.dtype.is_floating_point


def _ldexp_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    if other.meta.dtype is bool_ and self.meta.device is cpu:
        raise NotImplementedError("\"ldexp_cpu_exp\" not implemented for 'Bool'")
    return _find2(_ldexp_plans, out, self, other)
