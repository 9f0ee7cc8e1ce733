"""Entries of the operator database: runs, chunks, indices that nobody checks. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, int64
from tinytensor.testing.op_info import EVERY, FLOATS, Arr, OpInfo, Refusal, Sample
from tinytensor.testing.sample_tensors import make_array

_FOLDS: dict[str, Any] = {"sum": np.sum, "mean": np.mean, "max": np.max, "min": np.min, "prod": np.prod}


def _arr(dtype: ScalarType, *shape: int, seed: int = 1) -> Arr:
    return Arr(make_array(shape, dtype, exclude_zero=True, seed=seed))


def _places(*indices: int) -> Arr:
    return Arr(np.array(indices), int64)


# ---- segment_reduce --------------------------------------------------------------------------------------------------


def _segment_reduce(data: Any, reduce: str, lengths: Any = None, offsets: Any = None, axis: int = 0) -> Any:
    edges = (
        offsets if lengths is None else np.concatenate([np.zeros_like(lengths[..., :1]), np.cumsum(lengths, -1)], -1)
    )
    if axis:
        return np.stack([_segment_reduce(d, reduce, None, e, axis - 1) for d, e in zip(data, edges, strict=True)])
    return np.stack([_FOLDS[reduce](data[a:b], 0) for a, b in pairwise(edges)])


def _segment_samples(dtype: ScalarType) -> Iterator[Sample]:
    for reduce in _FOLDS:
        yield Sample((_arr(dtype, 6, 2), reduce), {"lengths": _places(2, 1, 3)}, reduce)
    rows = Arr(np.array([[0, 2, 3], [0, 1, 3]]), int64)
    yield Sample((_arr(dtype, 2, 3), "prod"), {"offsets": rows, "axis": 1}, "rows")


# ---- indices ---------------------------------------------------------------------------------------------------------


def _index_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr(dtype, 3, 4), [_places(0, 2, -1)]), name="rows")
    yield Sample((_arr(dtype, 3, 4), [_places(0, 2, 2), _places(1, -1, 1)]), name="elements")


def _index(a: Any, indices: Any) -> Any:
    return a[tuple(indices)]


def _put_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr(dtype, 3, 4), [_places(0, 2)], _arr(dtype, 2, 4, seed=2)), name="write")
    yield Sample((_arr(dtype, 5), [_places(1, 1, 3)], _arr(dtype, 3, seed=2), True), name="accumulate")


def _put(a: Any, indices: Any, values: Any, accumulate: bool = False) -> Any:
    out, at = a.copy(), tuple(indices)
    if accumulate:
        np.add.at(out, at, values)
    else:
        out[at] = values
    return out


_MASK = Arr(np.array([True, False, True]), bool_)


def _masked_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr(dtype, 4), _MASK, [_places(0, 9, 3)], 1), name="out_of_range")
    yield Sample((_arr(dtype, 2, 3), _MASK, [_places(1, -7, 0), _places(2, 8, -1)], 0), name="elements")


def _masked_index(a: Any, mask: Any, indices: Any, fill: Any) -> Any:
    kept = tuple(np.where(mask, i, 0) for i in indices)
    return np.where(mask, a[kept], np.asarray(fill, a.dtype))


def _masked_put_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr(dtype, 4), _MASK, [_places(0, 9, 0)], _arr(dtype, 3, seed=2)), name="out_of_range")


def _masked_put(a: Any, mask: Any, indices: Any, values: Any) -> Any:
    return _put(a, [i[mask] for i in indices], values[mask], True)


# ---- chunks ----------------------------------------------------------------------------------------------------------


def _chunk_cat(tensors: Any, dim: int, num_chunks: int) -> Any:
    rows = []
    for t in tensors:
        behind = -t.shape[dim] % num_chunks
        t = np.pad(t, [(0, behind if d == dim else 0) for d in range(t.ndim)])
        rows.append(t.reshape(*t.shape[:dim], num_chunks, -1))
    return np.concatenate(rows, dim + 1)


def _chunk_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample(([_arr(dtype, 5, 2), _arr(dtype, 3), _arr(dtype, 1, seed=2)], 0, 3), name="padded")
    yield Sample(([_arr(dtype, 2, 4, 2), _arr(dtype, 2, 3, 1)], 1, 2), name="second_dim")


SEGMENT_OPS = [
    OpInfo("segment_reduce", _segment_reduce, _segment_samples, FLOATS, twice=False, forward_ad=False, special_values=False, refusals=(
        Refusal(lambda tt: tt.segment_reduce(tt.ones(3), "sum"), RuntimeError, "segment_reduce(): Either lengths or offsets must be defined."),
        Refusal(lambda tt: tt.segment_reduce(tt.ones(3), "sum", lengths=tt.tensor([1, 1])), RuntimeError, "segment_reduce(): Expected all rows of lengths along axis to sum to data.size(lengths.dim()-1) when !unsafe."),
        Refusal(lambda tt: tt.segment_reduce(tt.ones(3), "sum", lengths=tt.tensor([4, -1])), RuntimeError, "lengths contains negative value!"),
        Refusal(lambda tt: tt.segment_reduce(tt.ones(3, 2), "sum", lengths=tt.tensor([3]), axis=1), RuntimeError, "segment_reduce(): Expected axis to be the last dimension of lengths but got 1."),
        Refusal(lambda tt: tt.segment_reduce(tt.ones(3), "sum", lengths=tt.tensor([3]), indices=tt.tensor([0])), RuntimeError, "segment_reduce(): indices based reduction is not supported yet."),
    )),
    OpInfo("_unsafe_index", _index, _index_samples, EVERY, refusals=(
        Refusal(lambda tt: tt._unsafe_index(tt.ones(2), [tt.ones(2) > 0]), RuntimeError, "_unsafe_index found unexpected index type Bool"),
    )),
    OpInfo("_unsafe_index_put", _put, _put_samples, FLOATS),
    OpInfo("_unsafe_masked_index", _masked_index, _masked_samples, EVERY, refusals=(
        Refusal(lambda tt: tt._unsafe_masked_index(tt.ones(2), tt.ones(2) > 0, [tt.ones(2)], 0), RuntimeError, "_unsafe_masked_index found unexpected index type Float"),
    )),
    OpInfo("_unsafe_masked_index_put_accumulate", _masked_put, _masked_put_samples, FLOATS),
    OpInfo("_chunk_cat", _chunk_cat, _chunk_samples, EVERY, out=True, differentiable=False, layouts=False, refusals=(
        Refusal(lambda tt: tt._chunk_cat([tt.ones(2)], 0, 0), RuntimeError, "_chunk_cat expects positive num_chunks"),
        Refusal(lambda tt: tt._chunk_cat([], 0, 1), RuntimeError, "_chunk_cat expects a non-empty input tensor list"),
        Refusal(lambda tt: tt._chunk_cat([tt.ones(0)], 0, 1), RuntimeError, "_chunk_cat expects non-empty tensor"),
        Refusal(lambda tt: tt._chunk_cat([tt.ones(2), tt.ones(2, dtype=tt.int64)], 0, 1), RuntimeError, "_chunk_cat expects all input tensors with the same dtype"),
        Refusal(lambda tt: tt._chunk_cat([tt.ones(2), tt.ones(2, 2)], -1, 1), RuntimeError, "_chunk_cat expects non-negative dim when input tensors have different ndims"),
        Refusal(lambda tt: tt._chunk_cat([tt.ones(2), tt.ones(2, 2)], 1, 1), RuntimeError, "_chunk_cat expects dim < ndim for all input tensors"),
        Refusal(lambda tt: tt._chunk_cat([tt.ones(2, 2), tt.ones(3, 2)], 1, 1), RuntimeError, "_chunk_cat expects same sizes of 0,...,dim-1 dimensions for all tensors"),
    )),
]  # fmt: skip
