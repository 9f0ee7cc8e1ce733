"""Mathematical functions of two tensors: atan2, hypot, logaddexp, xlogy, zeta, igamma, fmax, float_power, copysign,
heaviside, nextafter, ldexp and the orthogonal polynomials.

Most rows differ only in their kernel and in whether integers become floats. Where an overload takes a number in place
of a tensor, the number is wrapped as a 0-dim tensor and the tensor overload does the work.

Mirrors aten/src/ATen/native/BinaryOps.cpp and, for float_power, Pow.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.binary_ops import BinaryMeta, binary, find_binary, run_binary
from tinytensor.aten.native.pointwise.binary_ops_stubs import BINARY
from tinytensor.aten.native.structured import asks_first, check_inplace_geometry, structured_out
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import bfloat16, bool_, float16, float32, float64, int16, int32, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_FLOAT = IteratorConfig(promote_integers_to_float=True)
_LOGICAL = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)
_SAME = IteratorConfig()


atan2_meta = binary("atan2", BINARY["atan2"], _FLOAT)
xlogy_meta = binary("xlogy", BINARY["xlogy"], _FLOAT)
special_xlog1py_meta = binary("special_xlog1py", BINARY["special_xlog1py"], _FLOAT)
special_zeta_meta = binary("zeta", BINARY["special_zeta"], _FLOAT)
hypot_meta = binary("hypot", BINARY["hypot"], _SAME)
logaddexp_meta = binary("logaddexp", BINARY["logaddexp"], _SAME)
logaddexp2_meta = binary("logaddexp2", BINARY["logaddexp2"], _SAME)
igamma_meta = binary("igamma", BINARY["igamma"], _SAME)
igammac_meta = binary("igammac", BINARY["igammac"], _SAME)
fmax_meta = binary("fmax", BINARY["fmax"], _SAME)
fmin_meta = binary("fmin", BINARY["fmin"], _SAME)
_logical_xor_meta = binary("logical_xor", binary_ops_stubs.logical_xor_stub, _LOGICAL)

atan2_impl = xlogy_impl = special_xlog1py_impl = special_zeta_impl = hypot_impl = run_binary
logaddexp_impl = logaddexp2_impl = igamma_impl = igammac_impl = fmax_impl = fmin_impl = run_binary


# ---- logical_xor -----------------------------------------------------------------------------------------------------


def logical_xor(self: Tensor, other: Tensor) -> Tensor:
    """Whether exactly one is non-zero."""
    it = _logical_xor_meta(None, self, other)
    return F.logical_xor_out(self, other, empty_from_metadata(it.out_meta))


def logical_xor_(self: Tensor, other: Tensor) -> Tensor:
    return F.logical_xor_out(self, other, self)


def logical_xor_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    if out is self:
        it = _logical_xor_meta(out, self, other)
        check_inplace_geometry(out, (other,))
    else:
        it = structured_out(_logical_xor_meta, out, (self, other))
    if it.run is not None:
        run_binary(it, out, self, other)
    return out


# ---- numbers for tensors ---------------------------------------------------------------------------------------------


def xlogy_Scalar_Self(self: Number, other: Tensor) -> Tensor:
    return F.xlogy_Tensor(wrap_number(self), other)


def xlogy_Scalar_Other(self: Tensor, other: Number) -> Tensor:
    return F.xlogy_Tensor(self, wrap_number(other))


def xlogy__Scalar_Other(self: Tensor, other: Number) -> Tensor:
    return F.xlogy__Tensor(self, wrap_number(other))


def xlogy_OutScalar_Self(self: Number, other: Tensor, out: Tensor) -> Tensor:
    return F.xlogy_OutTensor(wrap_number(self), other, out)


def xlogy_OutScalar_Other(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.xlogy_OutTensor(self, wrap_number(other), out)


def special_xlog1py_self_scalar(self: Number, other: Tensor) -> Tensor:
    return F.special_xlog1py_default(wrap_number(self), other)


def special_xlog1py_other_scalar(self: Tensor, other: Number) -> Tensor:
    return F.special_xlog1py_default(self, wrap_number(other))


def special_xlog1py_self_scalar_out(self: Number, other: Tensor, out: Tensor) -> Tensor:
    return F.special_xlog1py_out(wrap_number(self), other, out)


def special_xlog1py_other_scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.special_xlog1py_out(self, wrap_number(other), out)


def special_zeta_self_scalar(self: Number, other: Tensor) -> Tensor:
    return F.special_zeta_default(wrap_number(self), other)


def special_zeta_other_scalar(self: Tensor, other: Number) -> Tensor:
    return F.special_zeta_default(self, wrap_number(other))


def special_zeta_self_scalar_out(self: Number, other: Tensor, out: Tensor) -> Tensor:
    return F.special_zeta_out(wrap_number(self), other, out)


def special_zeta_other_scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.special_zeta_out(self, wrap_number(other), out)


# ---- float_power -----------------------------------------------------------------------------------------------------


def _check_float_power(role: str, tensor: Tensor, name: str = "float_power") -> None:
    check(
        tensor.meta_.dtype is float64,
        lambda: (
            f"the {role} given to {name} has dtype {tensor.meta_.dtype.cpp_name} but the operation's result requires "
            "dtype Double"
        ),
    )


def float_power_Tensor_Tensor(self: Tensor, exponent: Tensor) -> Tensor:
    """self ** exponent, computed in float64."""
    return F.pow(F.to(self, dtype=float64), F.to(exponent, dtype=float64))


def float_power_Scalar(self: Number, exponent: Tensor) -> Tensor:
    return F.pow(float(self), F.to(exponent, dtype=float64))


def float_power_Tensor_Scalar(self: Tensor, exponent: Number) -> Tensor:
    return F.pow(F.to(self, dtype=float64), float(exponent))


def float_power_Tensor_Tensor_out(self: Tensor, exponent: Tensor, out: Tensor) -> Tensor:
    _check_float_power("output", out)
    return F.pow(F.to(self, dtype=float64), F.to(exponent, dtype=float64), out=out)


def float_power_Scalar_out(self: Number, exponent: Tensor, out: Tensor) -> Tensor:
    _check_float_power("output", out)
    return F.pow(float(self), F.to(exponent, dtype=float64), out=out)


def float_power_Tensor_Scalar_out(self: Tensor, exponent: Number, out: Tensor) -> Tensor:
    _check_float_power("output", out)
    return F.pow(F.to(self, dtype=float64), float(exponent), out=out)


def float_power__Tensor(self: Tensor, exponent: Tensor) -> Tensor:
    _check_float_power("base", self, "float_power_")
    return F.pow_(self, F.to(exponent, dtype=float64))


def float_power__Scalar(self: Tensor, exponent: Number) -> Tensor:
    _check_float_power("base", self, "float_power_")
    return F.pow_(self, float(exponent))


# ---- copysign, heaviside, nextafter, ldexp ---------------------------------------------------------------------------

_copysign_plans = PlanTable(BINARY["copysign"], 2, "copysign", _FLOAT)
_heaviside_plans = PlanTable(BINARY["heaviside"], 2, "heaviside")
_nextafter_plans = PlanTable(BINARY["nextafter"], 2, "nextafter")
_nextafter_bits_plans = PlanTable(BINARY["nextafter_bits"], 2, "nextafter")
_ldexp_plans = PlanTable(BINARY["ldexp"], 2, "ldexp", IteratorConfig(common_of=(0,)))
# Numbers of a 16-bit type are those whose bits, without the sign, are at most those of infinity.
_INFINITY_BITS = {float16: 0x7C00, bfloat16: 0x7F80}


def copysign_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """|self| with the sign bit of other."""
    return find_binary(_copysign_plans, out, self, other)


copysign_impl = run_binary


def copysign_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.copysign_Tensor(self, wrap_number(other))


def copysign__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.copysign__Tensor(self, wrap_number(other))


def copysign_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.copysign_out(self, wrap_number(other), out)


def _check_heaviside(out: Tensor | None, self: Tensor, values: Tensor) -> None:
    same = self.meta_.dtype is values.meta_.dtype and (out is None or out.meta_.dtype is self.meta_.dtype)
    check(same, "heaviside is not yet implemented for tensors with different dtypes.")


@asks_first(_check_heaviside)
def heaviside_meta(out: Tensor | None, self: Tensor, values: Tensor) -> TensorIterator:
    """0 below 0, 1 above, `values` at 0; of one dtype."""
    _check_heaviside(out, self, values)
    return find_binary(_heaviside_plans, out, self, values)


heaviside_impl = run_binary


def nextafter_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    """The next number of the dtype from self towards other."""
    return find_binary(_nextafter_plans, out, self, other)


def nextafter_impl(it: TensorIterator, out: Tensor, self: Tensor, other: Tensor) -> None:
    """The neighbours of a 16-bit float are found in its own bits, since in float32 it has nearer ones."""
    dtype = it.common_dtype
    if dtype not in _INFINITY_BITS:
        run_binary(it, out, self, other)
        return
    operands = [t if t.meta_.dtype is dtype else F.to(t, dtype=dtype) for t in (self, other)]
    result = out if out.meta_.dtype is dtype else F.empty_like_default(out, dtype)
    bits = [F.view_dtype(t, int16) for t in (result, *operands)]
    run_binary(find_binary(_nextafter_bits_plans, *bits), *bits, _INFINITY_BITS[dtype])
    if result is not out:
        F.copy_(out, result)


def ldexp_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """self * 2**other; exact as long as the result is, where other is of integers."""
    if not _scales_exactly(self, other):
        return F.mul(self, _power_of_two(self, other))
    other = _c_int(other)
    it = _ldexp_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    if it.run is not None:
        run_binary(it, out, self, other)
    return out


def ldexp_(self: Tensor, other: Tensor) -> Tensor:
    _check_ldexp(self, other, self)
    if not _scales_exactly(self, other):
        return F.mul_(self, _power_of_two(self, other))
    other = _c_int(other)
    it = _ldexp_meta(self, self, other)
    check_inplace_geometry(self, (other,))
    if it.run is not None:
        run_binary(it, self, self, other)
    return self


def ldexp_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    _check_ldexp(self, other, out)
    if not _scales_exactly(self, other):
        return F.mul(self, _power_of_two(self, other), out=out)
    other = _c_int(other)
    it = structured_out(_ldexp_meta, out, (self, other))
    if it.run is not None:
        run_binary(it, out, self, other)
    return out


def _power_of_two(self: Tensor, other: Tensor) -> Tensor:
    """2**other. The base is a tensor where its dtype is not the one that numbers have: a power of a number is contiguous."""
    dtype = self.meta_.dtype
    is_number = dtype is float32 or not dtype.is_floating_point
    return F.pow(2.0 if is_number else F.scalar_tensor(2.0, dtype=dtype, device=self.meta_.device), other)


def _check_ldexp(self: Tensor, other: Tensor, out: Tensor) -> None:
    """The result is floating whatever is given."""
    dtype = out.meta_.dtype
    check(dtype.is_floating_point, lambda: f"ldexp can't be cast to the desired output type {dtype.cpp_name}")


def _scales_exactly(self: Tensor, other: Tensor) -> bool:
    if foreign_device.is_foreign(self.meta_.device):
        return False
    return self.meta_.dtype.is_floating_point and not other.meta_.dtype.is_floating_point


def _ldexp_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
    if other.meta_.dtype is bool_ and self.meta_.device is cpu:
        infer_size(tuple(self.meta_.sizes), tuple(other.meta_.sizes))  # sizes that do not fit are named first
        raise NotImplementedError("\"ldexp_cpu_exp\" not implemented for 'Bool'")
    return find_binary(_ldexp_plans, out, self, other)


def _c_int(exponent: Tensor) -> Tensor:
    """The exponent as the C function takes it, of 32 bits."""
    return F.to(exponent, int32) if exponent.meta_.dtype is int64 else exponent


# ---- polynomials of order n ------------------------------------------------------------------------------------------


def _polynomial(name: str) -> BinaryMeta:
    return binary(f"special_{name}", BINARY[f"special_{name}"], _FLOAT)


def _with_number(polynomial: str) -> tuple[Callable[..., Tensor], ...]:
    """The overloads where x is a number, where n is one, and their out= forms."""
    name = f"special_{polynomial}"

    def x_scalar(x: Number, n: Tensor) -> Tensor:
        return getattr(F, f"{name}_default")(wrap_number(x), n)

    def n_scalar(x: Tensor, n: Number) -> Tensor:
        return getattr(F, f"{name}_default")(x, wrap_number(n))

    def x_scalar_out(x: Number, n: Tensor, out: Tensor) -> Tensor:
        return getattr(F, f"{name}_out")(wrap_number(x), n, out)

    def n_scalar_out(x: Tensor, n: Number, out: Tensor) -> Tensor:
        return getattr(F, f"{name}_out")(x, wrap_number(n), out)

    return x_scalar, n_scalar, x_scalar_out, n_scalar_out


special_chebyshev_polynomial_t_meta = _polynomial("chebyshev_polynomial_t")
special_chebyshev_polynomial_t_impl = run_binary
(
    special_chebyshev_polynomial_t_x_scalar,
    special_chebyshev_polynomial_t_n_scalar,
    special_chebyshev_polynomial_t_x_scalar_out,
    special_chebyshev_polynomial_t_n_scalar_out,
) = _with_number("chebyshev_polynomial_t")
special_chebyshev_polynomial_u_meta = _polynomial("chebyshev_polynomial_u")
special_chebyshev_polynomial_u_impl = run_binary
(
    special_chebyshev_polynomial_u_x_scalar,
    special_chebyshev_polynomial_u_n_scalar,
    special_chebyshev_polynomial_u_x_scalar_out,
    special_chebyshev_polynomial_u_n_scalar_out,
) = _with_number("chebyshev_polynomial_u")
special_chebyshev_polynomial_v_meta = _polynomial("chebyshev_polynomial_v")
special_chebyshev_polynomial_v_impl = run_binary
(
    special_chebyshev_polynomial_v_x_scalar,
    special_chebyshev_polynomial_v_n_scalar,
    special_chebyshev_polynomial_v_x_scalar_out,
    special_chebyshev_polynomial_v_n_scalar_out,
) = _with_number("chebyshev_polynomial_v")
special_chebyshev_polynomial_w_meta = _polynomial("chebyshev_polynomial_w")
special_chebyshev_polynomial_w_impl = run_binary
(
    special_chebyshev_polynomial_w_x_scalar,
    special_chebyshev_polynomial_w_n_scalar,
    special_chebyshev_polynomial_w_x_scalar_out,
    special_chebyshev_polynomial_w_n_scalar_out,
) = _with_number("chebyshev_polynomial_w")
special_shifted_chebyshev_polynomial_t_meta = _polynomial("shifted_chebyshev_polynomial_t")
special_shifted_chebyshev_polynomial_t_impl = run_binary
(
    special_shifted_chebyshev_polynomial_t_x_scalar,
    special_shifted_chebyshev_polynomial_t_n_scalar,
    special_shifted_chebyshev_polynomial_t_x_scalar_out,
    special_shifted_chebyshev_polynomial_t_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_t")
special_shifted_chebyshev_polynomial_u_meta = _polynomial("shifted_chebyshev_polynomial_u")
special_shifted_chebyshev_polynomial_u_impl = run_binary
(
    special_shifted_chebyshev_polynomial_u_x_scalar,
    special_shifted_chebyshev_polynomial_u_n_scalar,
    special_shifted_chebyshev_polynomial_u_x_scalar_out,
    special_shifted_chebyshev_polynomial_u_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_u")
special_shifted_chebyshev_polynomial_v_meta = _polynomial("shifted_chebyshev_polynomial_v")
special_shifted_chebyshev_polynomial_v_impl = run_binary
(
    special_shifted_chebyshev_polynomial_v_x_scalar,
    special_shifted_chebyshev_polynomial_v_n_scalar,
    special_shifted_chebyshev_polynomial_v_x_scalar_out,
    special_shifted_chebyshev_polynomial_v_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_v")
special_shifted_chebyshev_polynomial_w_meta = _polynomial("shifted_chebyshev_polynomial_w")
special_shifted_chebyshev_polynomial_w_impl = run_binary
(
    special_shifted_chebyshev_polynomial_w_x_scalar,
    special_shifted_chebyshev_polynomial_w_n_scalar,
    special_shifted_chebyshev_polynomial_w_x_scalar_out,
    special_shifted_chebyshev_polynomial_w_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_w")
special_hermite_polynomial_h_meta = _polynomial("hermite_polynomial_h")
special_hermite_polynomial_h_impl = run_binary
(
    special_hermite_polynomial_h_x_scalar,
    special_hermite_polynomial_h_n_scalar,
    special_hermite_polynomial_h_x_scalar_out,
    special_hermite_polynomial_h_n_scalar_out,
) = _with_number("hermite_polynomial_h")
special_hermite_polynomial_he_meta = _polynomial("hermite_polynomial_he")
special_hermite_polynomial_he_impl = run_binary
(
    special_hermite_polynomial_he_x_scalar,
    special_hermite_polynomial_he_n_scalar,
    special_hermite_polynomial_he_x_scalar_out,
    special_hermite_polynomial_he_n_scalar_out,
) = _with_number("hermite_polynomial_he")
special_laguerre_polynomial_l_meta = _polynomial("laguerre_polynomial_l")
special_laguerre_polynomial_l_impl = run_binary
(
    special_laguerre_polynomial_l_x_scalar,
    special_laguerre_polynomial_l_n_scalar,
    special_laguerre_polynomial_l_x_scalar_out,
    special_laguerre_polynomial_l_n_scalar_out,
) = _with_number("laguerre_polynomial_l")
special_legendre_polynomial_p_meta = _polynomial("legendre_polynomial_p")
special_legendre_polynomial_p_impl = run_binary
(
    special_legendre_polynomial_p_x_scalar,
    special_legendre_polynomial_p_n_scalar,
    special_legendre_polynomial_p_x_scalar_out,
    special_legendre_polynomial_p_n_scalar_out,
) = _with_number("legendre_polynomial_p")
