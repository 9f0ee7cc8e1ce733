"""Indexing that a compiler writes where it knows better: no mask among the indices, and out of range is not an error.

    _unsafe_masked_index(self, mask, indices, fill)   where(mask, self[indices], fill), with indices clamped into range
    _unsafe_masked_index_put_accumulate               its derivative

Mirrors `_unsafe_index`, `_unsafe_index_put`, `_unsafe_masked_index` and `_unsafe_masked_index_put_accumulate` of
aten/src/ATen/native/TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import int32, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Indices = Sequence["Tensor | None"]
Number = int | float | bool


def _refuse_masks(name: str, index: Tensor) -> None:
    """The size of a result would depend on a mask's elements."""
    dtype = index.meta.dtype
    check(dtype in (int64, int32), lambda: f"{name} found unexpected index type {dtype.cpp_name}")


def _unsafe_index(self: Tensor, indices: Indices) -> Tensor:
    """self[indices], for integer indices alone."""
    for index in indices:
        if index is not None:
            _refuse_masks("_unsafe_index", index)
    return F.index_Tensor(self, indices)


def _unsafe_index_put(self: Tensor, indices: Indices, values: Tensor, accumulate: bool) -> Tensor:
    return F.index_put(self, indices, values, accumulate)


def _clamped(self: Tensor, indices: Indices) -> list[Tensor | None]:
    """Every index brought between -size and size - 1."""
    clamped: list[Tensor | None] = []
    for index, size in zip(indices, self.meta.sizes, strict=False):
        if index is not None:
            _refuse_masks("_unsafe_masked_index", index)
        clamped.append(None if index is None else F.clamp(index, -size, size - 1))
    return clamped


def _unsafe_masked_index(self: Tensor, mask: Tensor, indices: Indices, fill: Number) -> Tensor:
    """self[indices] where the mask is true, `fill` elsewhere; there an index may be out of range."""
    m = self.meta
    clamped = _clamped(self, indices)
    if m.numel == 0:
        given = [*indices, *[None] * (m.dim - len(indices))]
        sizes = tuple(1 if i is not None and size == 0 else size for i, size in zip(given, m.sizes, strict=False))
        return F._unsafe_index_Tensor(F.new_full(self, sizes, fill), clamped)
    return F.masked_fill_Scalar(F._unsafe_index_Tensor(self, clamped), F.logical_not(mask), fill)


def _unsafe_masked_index_put_accumulate(self: Tensor, mask: Tensor, indices: Indices, values: Tensor) -> Tensor:
    """A copy of self with the values added at the indices where the mask is true."""
    if self.meta.numel == 0:
        return F.clone(self)
    masked = F.masked_fill_Scalar(values, F.logical_not(mask), 0)
    return F._unsafe_index_put(self, _clamped(self, indices), masked, True)
