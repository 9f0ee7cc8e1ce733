"""Geometry of advanced indexing: which result `x[indices]` has, from metadata alone.

Index tensors broadcast against each other and take the place of the dimensions they index. If `None` stands between
them, that place is the front.

Mirrors `AdvancedIndex` of aten/src/ATen/native/TensorAdvancedIndexing.cpp and TensorAdvancedIndexingUtils.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tinytensor.aten.expand_utils import infer_size, operand_strides
from tinytensor.aten.native.shape.tensor_shape_view_geometry import compute_stride
from tinytensor.aten.tensor_iterator import output_strides, reorder_dimensions
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.metadata import Metadata

Ints = tuple[int, ...]


class IndexGeometry(NamedTuple):
    """All strides count elements and run over `shape`, the shape of the result.

    source          strides of the indexed tensor; 0 where an index tensor decides
    index_strides   of each index tensor; 0 outside their dimensions
    index_shape     the shape to which the index tensors broadcast, and where it stands in `shape`
    sizes, strides  of the dimensions that are indexed: what an index is checked against, and multiplied by
    """

    shape: Ints
    source: Ints
    index_strides: tuple[Ints, ...]
    index_shape: Ints
    index_start: int
    sizes: Ints
    strides: Ints

    def result_strides(self) -> Ints:
        """Strides of a new result: dense, in the order in which source and indices are stored."""
        end = self.index_start + len(self.index_shape)
        if 0 in self.index_shape and all(n == 1 for n in self.shape[: self.index_start] + self.shape[end:]):
            return contiguous_strides(self.shape)  # all operands have this very shape, and nothing in it: no votes
        perm = reorder_dimensions(self.shape, [None, self.source, *self.index_strides])
        return output_strides(self.shape, perm)


def index_geometry(m: Metadata, indices: Sequence[Metadata | None]) -> IndexGeometry:
    """Geometry of indexing `m`; `indices` are integer tensors or None, at most one for each dimension."""
    given = [*indices, *[None] * (m.dim - len(indices))]
    indexed = [dim for dim, index in enumerate(given) if index is not None]
    kept = [dim for dim, index in enumerate(given) if index is None]
    tensors = [index for index in given if index is not None]
    index_shape = broadcast_shape(tensors)
    together = all(b == a + 1 for a, b in pairwise(indexed))
    start = indexed[0] if together else 0
    before, after = kept[:start], kept[start:]
    shape = (*(m.sizes[d] for d in before), *index_shape, *(m.sizes[d] for d in after))
    source = (*(m.strides[d] for d in before), *(0 for _ in index_shape), *(m.strides[d] for d in after))
    ones = ((1,) * len(before), (1,) * len(after))
    index_strides = tuple(_index_strides(index, index_shape, ones, shape) for index in tensors)
    sizes, strides = tuple(m.sizes[d] for d in indexed), tuple(m.strides[d] for d in indexed)
    if 0 in sizes and 0 not in index_shape:
        raise IndexError("index is out of bounds for dimension with size 0")
    return IndexGeometry(shape, source, index_strides, index_shape, len(before), sizes, strides)


def _index_strides(index: Metadata, index_shape: Ints, ones: tuple[Ints, Ints], shape: Ints) -> Ints:
    """Strides of an index tensor viewed with a dimension of size 1 for each that it does not index."""
    own = operand_strides(tuple(index.sizes), index.strides, index_shape)
    viewed = (*ones[0], *index_shape, *ones[1])
    strides = compute_stride(index_shape, own, viewed)
    assert strides is not None  # dimensions of size 1 can always be inserted
    return operand_strides(viewed, strides, shape)


def broadcast_shape(indices: Sequence[Metadata]) -> Ints:
    """The common shape of the index tensors."""
    shape: Ints = ()
    try:
        for m in indices:
            shape = infer_size(shape, tuple(m.sizes))
    except RuntimeError:
        shapes = ", ".join(str(list(m.sizes)) for m in indices)
        raise IndexError(
            f"shape mismatch: indexing tensors could not be broadcast together with shapes {shapes}"
        ) from None
    return shape
