"""linalg._powsum: a norm before its root is taken.

Mirrors linalg__powsum of aten/src/ATen/native/LinearAlgebra.cpp. There it has no derivative; here it has that of what it is made of.
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.scalar_type import ScalarType


def _powsum(
    x: Tensor,
    ord: float = 2,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: ScalarType | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """The sum of |x|**ord over `dim`, all dimensions by default: a norm whose root can be taken later, over several parts.

        x        floating point tensor; NotImplementedError for others
        dtype    floating point dtype that `x` is converted to

    >>> tt.linalg._powsum(tt.tensor([1., -2., 3.]), 2)
    tensor(14.)
    """
    kind: ScalarType = dtype or x.dtype
    if not kind.is_floating_point:
        raise NotImplementedError(f"\"powsum_cpu\" not implemented for '{kind.cpp_name}'")
    powers = F.pow(F.abs(x.to(kind)), ord)
    total = F.sum(powers, list(range(x.dim())) if dim is None else dim, keepdim)
    return total if out is None else out.resize_as_(total).copy_(total)
