"""_chunk_cat: tensors cut into as many chunks, padded with zeros, side by side chunk for chunk.

It lays the parameters of a model out for a group of machines: one row for each.

Mirrors `_chunk_cat` of aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _check(tensors: Sequence[Tensor], dim: int, num_chunks: int) -> int:
    check(num_chunks >= 1, "_chunk_cat expects positive num_chunks")
    check(len(tensors) > 0, "_chunk_cat expects a non-empty input tensor list")
    first = tensors[0].meta
    for t in tensors:
        check(t.meta.numel > 0, "_chunk_cat expects non-empty tensor")
        check(t.meta.dtype is first.dtype, "_chunk_cat expects all input tensors with the same dtype")
        check(t.meta.device is first.device, "_chunk_cat expects all inputs tensors on the same device")
    if all(t.meta.dim == first.dim for t in tensors):
        dim = maybe_wrap_dim(dim, first.dim)
    else:
        check(dim >= 0, "_chunk_cat expects non-negative dim when input tensors have different ndims")
        for t in tensors:
            check(dim < t.meta.dim, "_chunk_cat expects dim < ndim for all input tensors")
    for t in tensors:
        check(
            t.meta.sizes[:dim] == first.sizes[:dim],
            "_chunk_cat expects same sizes of 0,...,dim-1 dimensions for all tensors",
        )
    return dim


def _rows(t: Tensor, dim: int, num_chunks: int) -> Tensor:
    """The tensor as (..., num_chunks, what is in a chunk)."""
    sizes = t.meta.sizes
    length = -(-sizes[dim] // num_chunks) * num_chunks
    if length != sizes[dim]:
        behind = (0,) * (2 * (len(sizes) - dim) - 1)
        t = F.constant_pad_nd(t, (*behind, length - sizes[dim]), 0)
    return F.view(t, (*sizes[:dim], num_chunks, -1))


def _chunk_cat(tensors: Sequence[Tensor], dim: int, num_chunks: int) -> Tensor:
    """(..., num_chunks, sum of the tensors' chunks): row i is the i-th chunk of every tensor."""
    dim = _check(tensors, dim, num_chunks)
    return F.cat([_rows(t, dim, num_chunks) for t in tensors], dim + 1)


def _chunk_cat_out(tensors: Sequence[Tensor], dim: int, num_chunks: int, out: Tensor) -> Tensor:
    dim = _check(tensors, dim, num_chunks)
    return F.cat_out([_rows(t, dim, num_chunks) for t in tensors], dim + 1, out)
