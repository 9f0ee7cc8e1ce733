"""Comparisons: bool results computed in the operands' common dtype.

Mirrors aten/src/ATen/native/BinaryOps.cpp (`eq` .. `ge`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.error import check
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import bool_, get_default_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_COMPARE = IteratorConfig(output_dtype=bool_, enforce_safe_cast=False)


def _comparison(name: str, stub: DispatchStub) -> tuple[Callable[..., TensorIterator], Callable[..., TensorIterator]]:
    """Meta functions of the Tensor and the Scalar overload."""
    plans = PlanTable(stub, 2, name, _COMPARE)

    def tensor_meta(out: Tensor | None, self: Tensor, other: Tensor) -> TensorIterator:
        return plans[self.meta, other.meta] if out is None else plans[out.meta, self.meta, other.meta]

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
    if self.meta.sizes != other.meta.sizes:
        return False
    return bool(F.item(F.all(F.eq(self, other))))


def isclose(self: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> Tensor:
    """|self - other| <= atol + rtol * |other|, elementwise."""
    ours, theirs = self.meta.dtype, other.meta.dtype
    check(ours is theirs, lambda: f"{ours.cpp_name} did not match {theirs.cpp_name}")
    check(rtol >= 0, lambda: f"rtol must be greater than or equal to zero, but got {rtol:g}")
    check(atol >= 0, lambda: f"atol must be greater than or equal to zero, but got {atol:g}")
    close = F.eq(self, other)
    if equal_nan and ours.is_floating_point:
        close = F.bitwise_or_(close, F.bitwise_and_(F.isnan(self), F.isnan(other)))
    if rtol == 0 and atol == 0:
        return close
    wide = other if ours.is_floating_point else F.to(other, dtype=get_default_dtype())
    allowed = F.add(F.abs(F.mul(wide, rtol)), atol)
    error = F.abs(F.sub(F.to(self, dtype=wide.dtype), wide))
    return F.bitwise_or_(close, F.bitwise_and_(F.isfinite(error), F.le(error, allowed)))


def allclose(self: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> bool:
    """Whether all elements are close: a Python bool."""
    return bool(F.item(F.all(F.isclose(self, other, rtol, atol, equal_nan))))
