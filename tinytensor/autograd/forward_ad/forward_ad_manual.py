"""The forward-mode kernels that are written by hand, because a formula cannot say what they do.

Mirrors `copy_` and `detach_` of torch/csrc/autograd/VariableTypeManual.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, register_forward_ad
from tinytensor.autograd.forward_ad.forward_ad import (
    PRIMAL,
    below_forward_ad,
    has_tangent,
    set_tangent_inplace,
    tangent_or_zeros,
)

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
_copy__table = find_schema_or_throw("aten::copy_", "").table


def copy_(ks: int, self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """The tangent is the source's, broadcast and converted; an integer tensor has none."""
    ks &= PRIMAL
    _copy__table[ks](ks, self, src, non_blocking)
    if has_tangent(self, src) and self.is_floating_point():
        with below_forward_ad():
            tangent = F.to(tangent_or_zeros(src), self.dtype) if src.is_floating_point() else F.zeros_like(self)
            set_tangent_inplace(self, F.expand(tangent, self.meta_.sizes))
    return self


# detach_(Tensor(a!) self) -> Tensor(a!)
_detach__table = find_schema_or_throw("aten::detach_", "").table


def detach_(ks: int, self: Tensor) -> Tensor:
    """Cuts off the tangent with the history."""
    ks &= PRIMAL
    _detach__table[ks](ks, self)
    if self.autograd_meta_ is not None:
        self.autograd_meta_.fw_grad = None
    return self


register_forward_ad("aten::copy_", "", copy_)
register_forward_ad("aten::detach_", "", detach_)
