"""The cross product.

Mirrors aten/src/ATen/native/Cross.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.linalg.linear_algebra_utils import plain_metadata
from tinytensor.aten.native.structured import Output
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.scalar_type import bool_, float32
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def linalg_cross_meta(out: Tensor | None, self: Tensor, other: Tensor, dim: int) -> Output:
    check(self.meta_.dim == other.meta_.dim, "linalg.cross: inputs must have the same number of dimensions.")
    axis = maybe_wrap_dim(dim, self.meta_.dim, False)
    a, b = self.meta_.sizes[axis], other.meta_.sizes[axis]
    check(
        a == 3 and b == 3,
        lambda: f"linalg.cross: inputs dimension {dim} must have length 3. Got {a} and {b}",
    )
    plan = Output(plain_metadata(infer_size(tuple(self.meta_.sizes), tuple(other.meta_.sizes)), self.meta_))
    if out is not None:
        expect_out_dtype(out, plan.out_meta.dtype)
    return plan


def linalg_cross_impl(plan: Output, out: Tensor, self: Tensor, other: Tensor, dim: int) -> None:
    """Element i of the result is a[i+1] b[i+2] - a[i+2] b[i+1], indices modulo 3."""
    dtype = self.meta_.dtype
    check(dtype is not bool_, "\"cross\" not implemented for 'Bool'", NotImplementedError)
    theirs = other.meta_.dtype
    check(dtype is theirs, lambda: f"expected scalar type {dtype.cpp_name} but found {theirs.cpp_name}")
    if out.meta_.numel == 0:
        return
    a, b = self, other
    # 16-bit floats compute in float32 and are rounded once. A result that would overwrite an operand before it is read goes
    # to a temporary.
    if dtype.is_floating_point and dtype.itemsize == 2:
        a, b = F.to(a, float32), F.to(b, float32)
    fresh = a is not self or out is self or out is other
    result = F.empty(tuple(out.meta_.sizes), dtype=a.dtype, device=self.device) if fresh else out
    for i in range(3):
        (a1, b1), (a2, b2) = ((F.select(a, dim, j % 3), F.select(b, dim, j % 3)) for j in (i + 1, i + 2))
        target = F.select(result, dim, i)
        F.mul(a1, b2, out=target)
        F.sub_(target, F.mul(a2, b1))
    if result is not out:
        F.copy_(out, result)


def _default_dim(dim: int | None, self: Tensor) -> int:
    """The first dimension of size 3."""
    if dim is not None:
        return dim
    warn_once(
        "Using torch.cross without specifying the dim arg is deprecated.\n"
        "Please either pass the dim explicitly or simply use torch.linalg.cross.\n"
        "The default value of dim will change to agree with that of linalg.cross in a future release."
    )
    check(3 in self.meta_.sizes, "no dimension of size 3 in input")
    return tuple(self.meta_.sizes).index(3)


def cross(self: Tensor, other: Tensor, dim: int | None) -> Tensor:
    return F.linalg_cross_default(self, other, _default_dim(dim, self))


def cross_out(self: Tensor, other: Tensor, dim: int | None, out: Tensor) -> Tensor:
    return F.linalg_cross_out(self, other, _default_dim(dim, self), out)
