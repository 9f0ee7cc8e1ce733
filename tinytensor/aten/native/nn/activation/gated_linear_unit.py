"""glu: the first half of a tensor times the sigmoid of the second.

Mirrors aten/src/ATen/native/GatedLinearUnit.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.pointwise_ops import run_ternary
from tinytensor.aten.native.shape.resize import resize_
from tinytensor.aten.native.shape.tensor_shape import slice
from tinytensor.aten.tensor_iterator import PlanTable, TensorIterator
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.error import check
from tinytensor.c10.metadata import remember
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_glu_plans = PlanTable(stubs.glu_stub, 2, "glu")
_glu_backward_plans = PlanTable(stubs.glu_backward_stub, 3, "glu")


def _halves(self: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    m = self.meta_
    known = m.views.get(("halves", dim))
    if known is not None and goes_unseen(m.key_set):
        first, start, second = known
        return (
            new_tensor(first, self.storage_, self.byte_offset_),
            new_tensor(second, self.storage_, self.byte_offset_ + start),
        )
    check(self.meta_.dim > 0, "glu does not support 0-dimensional tensors")
    wrapped = maybe_wrap_dim(dim, self.meta_.dim)
    size = self.meta_.sizes[wrapped]
    check(size % 2 == 0, lambda: f"Halving dimension must be even, but dimension {wrapped} is size {size}")
    half = size // 2
    if goes_unseen(self.meta_.key_set):
        a, b = slice(self, wrapped, 0, half, 1), slice(self, wrapped, half, size, 1)
        remember(m.views, ("halves", dim), (a.meta_, b.byte_offset_ - self.byte_offset_, b.meta_))
        return a, b
    return F.narrow_default(self, wrapped, 0, half), F.narrow_default(self, wrapped, half, half)


def glu_meta(out: Tensor | None, self: Tensor, dim: int) -> TensorIterator:
    """a * sigmoid(b) for the halves a, b along `dim`; RuntimeError where its size is odd."""
    a, b = _halves(self, dim)
    return _glu_plans[a.meta_, b.meta_] if out is None else _glu_plans[out.meta_, a.meta_, b.meta_]


def glu_impl(it: TensorIterator, out: Tensor, self: Tensor, dim: int) -> None:
    run_binary(it, out, *_halves(self, dim))


def glu_backward(grad_output: Tensor, self: Tensor, dim: int) -> Tensor:
    return glu_backward_grad_input(grad_output, self, dim, F.new_empty_default(self, (0,)))


def glu_backward_grad_input(grad_output: Tensor, self: Tensor, dim: int, grad_input: Tensor) -> Tensor:
    """The gradient of each half. The sigmoid is computed once, into the memory of the first half's gradient."""
    a, b = _halves(self, dim)
    resize_(grad_input, tuple(self.meta_.sizes))
    grad_a, grad_b = _halves(grad_input, dim)
    # With s = sigmoid(b): grad_b = grad * a * s * (1 - s), then grad_a = grad * s. This order, since grad_a holds s until
    # grad_b is done.
    F.sigmoid_out(b, grad_a)
    it = _glu_backward_plans[grad_b.meta_, grad_a.meta_, a.meta_, grad_output.meta_]
    if it.run is not None:
        run_ternary(it, grad_b, grad_a, a, grad_output)
    F.mul__Tensor(grad_a, grad_output)
    return grad_input


def glu_jvp(glu: Tensor, x: Tensor, dx: Tensor, dim: int) -> Tensor:
    """The tangent of glu(x) for the tangent dx."""
    _, b = _halves(x, dim)
    da, db = _halves(dx, dim)
    # glu = a * s with s = sigmoid(b), ds = s * (1 - s) * db: the tangent is da * s + glu * (db - s * db).
    gate = F.sigmoid_default(b)
    return F.add_Tensor(F.mul_Tensor(da, gate), F.mul_Tensor(glu, F.sub_Tensor(db, F.mul_Tensor(gate, db))))


def glu_backward_jvp(grad_x: Tensor, grad_glu: Tensor, x: Tensor, dgrad_glu: Tensor, dx: Tensor, dim: int) -> Tensor:
    """The tangent of glu_backward(grad_glu, x) for the tangents dgrad_glu and dx."""
    a, b = _halves(x, dim)
    da, db = _halves(dx, dim)
    gate = F.sigmoid_default(b)
    # The product rule on grad * s and grad * a * s'; s' = s (1 - s) and s'' = s' (1 - 2 s).
    slope = gate * (1 - gate)
    first = dgrad_glu * gate + grad_glu * slope * db
    second = dgrad_glu * slope * a + grad_glu * slope * da + grad_glu * slope * (1 - 2 * gate) * db * a
    return F.cat_default((first, second), dim)
