# hot path
"""tril and triu: the lower or upper triangle of matrices, zeros elsewhere.

Mirrors aten/src/ATen/native/TriangularOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.native import rearrange_stubs as stubs

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class TrianglePlan:
    """Metadata of a new result, and a launch for each geometry of an output."""

    __slots__ = ("_source", "launches", "out_meta")

    def __init__(self, m: Metadata):
        self.out_meta = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        self.launches: dict[tuple[Metadata, int, bool], Callable[..., None]] = {}
        self._source = m

    def launch(self, out: Metadata, diagonal: int, upper: bool) -> Callable[..., None]:
        key = (out, diagonal, upper)
        found = self.launches.get(key)
        if found is None:
            planned = stubs.triangle_stub[out.device.type](self._source, out.plain, diagonal, upper)
            found = remember(self.launches, key, planned)
        return found


def _meta(name: str, out: Tensor | None, self: Tensor) -> TrianglePlan:
    m = self.meta
    plan = m.plans.get("triangle")
    if plan is None:
        check(m.dim >= 2, f"{name}: input tensor must have at least 2 dimensions")
        plan = remember(m.plans, "triangle", TrianglePlan(m.plain))
    return plan


def tril_meta(out: Tensor | None, self: Tensor, diagonal: int) -> TrianglePlan:
    return _meta("tril", out, self)


def tril_impl(plan: TrianglePlan, out: Tensor, self: Tensor, diagonal: int) -> None:
    """Elements on the diagonal and below it; diagonal 1 is the one above the main diagonal."""
    plan.launch(out.meta, diagonal, False)(out, self)


def triu_meta(out: Tensor | None, self: Tensor, diagonal: int) -> TrianglePlan:
    return _meta("triu", out, self)


def triu_impl(plan: TrianglePlan, out: Tensor, self: Tensor, diagonal: int) -> None:
    """Elements on the diagonal and above it."""
    plan.launch(out.meta, diagonal, True)(out, self)
