"""Mathematical functions of two tensors: atan2, hypot, logaddexp, xlogy, zeta, igamma, fmax, float_power and their kin.

A number beside a tensor is wrapped, and takes the tensor's road.

Mirrors aten/src/ATen/native/BinaryOps.cpp and Pow.cpp (float_power).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.unary_ops_stubs import BINARY
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.error import check
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import bool_, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool
BinaryMeta = Callable[["Tensor | None", "Tensor", "Tensor"], TensorIterator]

_SAME = IteratorConfig()
_FLOAT = IteratorConfig(promote_integers_to_float=True)
_LOGICAL = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)


def binary(name: str, stub: DispatchStub, config: IteratorConfig) -> BinaryMeta:
    """The meta function of a binary operator."""
    plans = PlanTable(stub, 2, name, config)

    def meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
        return plans[self.meta, other.meta] if out is None else plans[out.meta, self.meta, other.meta]

    meta.__name__ = meta.__qualname__ = f"{name}_meta"
    return meta


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
        tensor.meta.dtype is float64,
        lambda: (
            f"the {role} given to {name} has dtype {tensor.meta.dtype.cpp_name} but the operation's result requires "
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
