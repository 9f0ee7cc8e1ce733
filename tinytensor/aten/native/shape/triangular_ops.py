# hot path
"""tril and triu: the lower or upper triangle of matrices, zeros elsewhere; and the coordinates of a triangle.

Mirrors aten/src/ATen/native/TriangularOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, int32, int64
from tinytensor.c10.type_names import expect_out_dtype

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
    m = self.meta_
    plan = m.plans.get("triangle")
    if plan is None:
        check(m.dim >= 2, f"{name}: input tensor must have at least 2 dimensions")
        plan = remember(m.plans, "triangle", TrianglePlan(m.plain))
    if out is not None:
        expect_out_dtype(out, m.dtype)
    return plan


def tril_meta(out: Tensor | None, self: Tensor, diagonal: int) -> TrianglePlan:
    return _meta("tril", out, self)


def tril_impl(plan: TrianglePlan, out: Tensor, self: Tensor, diagonal: int) -> None:
    """Elements on the diagonal and below it; diagonal 1 is the one above the main diagonal."""
    plan.launch(out.meta_, diagonal, False)(out, self)


def triu_meta(out: Tensor | None, self: Tensor, diagonal: int) -> TrianglePlan:
    return _meta("triu", out, self)


def triu_impl(plan: TrianglePlan, out: Tensor, self: Tensor, diagonal: int) -> None:
    """Elements on the diagonal and above it."""
    plan.launch(out.meta_, diagonal, True)(out, self)


# ---- coordinates -----------------------------------------------------------------------------------------------------


def tril_indices(
    row: int,
    col: int,
    offset: int,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """Rows and columns of the lower triangle of a row x col matrix, in row-major order: (2, count)."""
    return _indices("tril_indices", row, col, offset, dtype, layout, device, pin_memory)


def triu_indices(
    row: int,
    col: int,
    offset: int,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """The same for the upper triangle."""
    return _indices("triu_indices", row, col, offset, dtype, layout, device, pin_memory)


def _indices(
    name: str,
    row: int,
    col: int,
    offset: int,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    check(row >= 0, lambda: f"row must be non-negative, got{row}")
    check(col >= 0, lambda: f"col must be non-negative, got{col}")
    # `reach` is the first column behind the lower triangle, or the first of the upper one, in each row; `counts` is how
    # many columns the row has; `starts` is where in the list the row begins, repeated for each of its elements.
    rows = np.arange(row)
    offset = max(-row, min(col, offset))  # farther away there is nothing
    reach = np.clip(rows + (offset + 1 if name == "tril_indices" else offset), 0, col)
    counts = reach if name == "tril_indices" else col - reach
    total = int(counts.sum())
    out = F.empty((2, total), dtype=dtype or int64, layout=layout, device=device, pin_memory=pin_memory)
    if out.meta_.dtype not in (int64, int32):
        raise NotImplementedError(f"\"{name}\" not implemented for '{out.meta_.dtype.cpp_name}'")
    where = out.meta_.device
    if where.type not in ("cpu", "meta"):
        stubs.triangle_indices_stub[where.type](out, row, col, offset, name == "triu_indices")
    if where is cpu:
        starts = np.repeat(np.cumsum(counts) - counts, counts)
        columns = np.arange(total) - starts + (0 if name == "tril_indices" else np.repeat(reach, counts))
        view(out)[...] = np.stack([np.repeat(rows, counts), columns])
    return out
