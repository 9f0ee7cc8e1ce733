"""quantile and nanquantile, composed of sort, gather and lerp.

Mirrors `quantile_compute` of aten/src/ATen/native/Sorting.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import float32, float64, int64
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

LARGEST = 2**24
MODES = ("linear", "lower", "higher", "midpoint", "nearest")


def _checked(self: Tensor, q: Tensor) -> None:
    check(self.meta.numel > 0, "quantile() input tensor must be non-empty")
    check(q.meta.dim <= 1, "quantile() q must be a scalar or 1D tensor")
    check(
        self.meta.dtype is float32 or self.meta.dtype is float64,
        "quantile() input tensor must be either float or double dtype",
    )
    check(self.meta.dtype is q.meta.dtype, "quantile() q tensor must be same dtype as the input tensor")
    check(self.meta.device is q.meta.device, "quantile() q tensor must be on the same device as the input tensor")


def _ranks(q: Tensor, in_order: Tensor, ignore_nan: bool) -> Tensor:
    """Where in the sorted line each quantile lies, between places; at the last place, NaN, if there is a NaN."""
    is_nan = F.isnan(in_order)
    if ignore_nan:
        ranks = F.mul(q, F.sub(F.sum(F.logical_not(is_nan), -1, True), 1))
        return F.masked_fill(ranks, F.lt(ranks, 0), 0)
    last = in_order.meta.sizes[-1] - 1
    ranks, has_nan = F.broadcast_tensors((F.mul(q, last), F.any(is_nan, -1, True)))
    return F.masked_fill(ranks, has_nan, last)


def _compute(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, ignore_nan: bool) -> Tensor:
    check(
        interpolation in MODES,
        lambda: (
            "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, but got "
            f"{interpolation}"
        ),
    )
    _checked(self, q)
    wrapped = maybe_wrap_dim(dim or 0, self.meta.dim)
    sizes = [1] * self.meta.dim if dim is None else list(self.meta.sizes)
    if dim is not None and self.meta.dim:
        sizes[wrapped] = 1
    if not keepdim:
        sizes = [] if dim is None or not self.meta.dim else sizes[:wrapped] + sizes[wrapped + 1 :]
    if not is_tensor_subclass_like(q) and q.storage_.device.type == "cpu":  # not fake
        in_range = F.all(F.logical_and(F.ge(q, 0), F.le(q, 1)))
        check(bool(in_range), "quantile() q values must be in the range [0, 1]")
    if dim is None:
        in_order = F.sort(F.flatten(self))[0]
    elif wrapped == self.meta.dim - 1:
        in_order = F.sort(self)[0]
    else:
        in_order = F.sort(F.transpose(F.unsqueeze(self, -1), wrapped, -1))[0]
    check(in_order.meta.numel and in_order.meta.sizes[-1:] <= (LARGEST,), "quantile() input tensor is too large")
    column = (*sizes, in_order.meta.sizes[-1] if in_order.meta.dim else 1)
    in_order = F.view(in_order, column)
    ranks = _ranks(q, in_order, ignore_nan)
    if interpolation == "lower":
        ranks = F.floor(ranks)
    elif interpolation == "higher":
        ranks = F.ceil(ranks)
    elif interpolation == "nearest":
        ranks = F.round(ranks)
    below = F.to(ranks, int64)
    result = F.gather(in_order, -1, below)
    if interpolation in ("linear", "midpoint"):
        weights = F.full_like(ranks, 0.5) if interpolation == "midpoint" else F.sub(ranks, below)
        above = F.gather(in_order, -1, F.to(F.ceil(ranks), int64))
        result = result.lerp_(above, weights)
    if q.meta.dim == 0:
        return result.squeeze_(-1)
    return result.unsqueeze_(0).transpose_(0, -1).squeeze_(-1)


def _checked_q(self: Tensor, q: float) -> Tensor:
    check(0 <= q <= 1, lambda: f"quantile() q must be in the range [0, 1] but got {q:g}")
    return F.scalar_tensor(q, dtype=self.meta.dtype, device=self.meta.device)


def _into(out: Tensor, self: Tensor, q: Tensor, dim: int | None, keepdim: bool, mode: str, ignore_nan: bool) -> Tensor:
    _checked(self, q)
    check(out.meta.dtype is self.meta.dtype, "quantile() out tensor must be same dtype as the input tensor")
    result = _compute(self, q, dim, keepdim, mode, ignore_nan)
    resize_output(out, tuple(result.meta.sizes))
    return F.copy__default(out, result, False)


def quantile(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    """The q-th quantiles along `dim`, or of all elements; the quantiles are the first dimension if q is a vector."""
    return _compute(self, q, dim, keepdim, interpolation, False)


def quantile_out(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, out: Tensor) -> Tensor:
    return _into(out, self, q, dim, keepdim, interpolation, False)


def quantile_scalar(self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    return F.quantile_default(self, _checked_q(self, q), dim, keepdim, interpolation)


def quantile_scalar_out(
    self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str, out: Tensor
) -> Tensor:
    return _into(out, self, _checked_q(self, q), dim, keepdim, interpolation, False)


def nanquantile(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    """The q-th quantiles of the elements that are not NaN."""
    return _compute(self, q, dim, keepdim, interpolation, True)


def nanquantile_out(self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, out: Tensor) -> Tensor:
    return _into(out, self, q, dim, keepdim, interpolation, True)


def nanquantile_scalar(self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    return F.nanquantile_default(self, _checked_q(self, q), dim, keepdim, interpolation)


def nanquantile_scalar_out(
    self: Tensor, q: float, dim: int | None, keepdim: bool, interpolation: str, out: Tensor
) -> Tensor:
    return _into(out, self, _checked_q(self, q), dim, keepdim, interpolation, True)
