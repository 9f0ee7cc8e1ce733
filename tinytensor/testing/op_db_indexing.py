"""Entries of the operator database: scatter, gather and other indexing. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, int32, int64
from tinytensor.testing.op_info import EVERY, NUMBERS, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array

_OVERLAP = (
    "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please "
    "clone() the tensor before performing the operation."
)
_SHARED = (
    "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory "
    "location. Please clone() the tensor before performing the operation."
)


def _arr(shape: tuple[int, ...], dtype: ScalarType, seed: int) -> Arr:
    return Arr(make_array(shape, dtype, exclude_zero=dtype.is_floating_point, seed=seed))


def _places(*values: Any, dtype: ScalarType = int64) -> Arr:
    return Arr(np.array(values if len(values) != 1 else values[0], np.int64), dtype)


# ---- scatter ---------------------------------------------------------------------------------------------------------

_ROWS = [[0, 1, 2, 0], [2, 1, 0, 0]]
_COLUMNS = [[0, 2], [1, 1], [3, 0]]
_DISTINCT = [[0, 1, 2, 0], [2, 0, 0, 1]], [[0, 2], [1, 3], [3, 0]]


def _scatter_samples(
    value: bool = False, distinct: bool = False, **kwargs: Any
) -> Callable[[ScalarType], Iterator[Sample]]:
    """`distinct`: no place is written twice. Where two are, one is lost, but its gradient by the formula is not 0."""
    rows, columns = _DISTINCT if distinct else (_ROWS, _COLUMNS)

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        def src(shape: tuple[int, ...]) -> Any:
            return 2 if value else _arr(shape, dtype, 2)

        yield Sample((_arr((3, 4), dtype, 1), 0, _places(rows), src((2, 4))), dict(kwargs), "rows")
        yield Sample((_arr((3, 4), dtype, 1), 1, _places(columns), src((3, 2))), dict(kwargs), "columns")
        narrow = _places(columns, dtype=int32)
        yield Sample((_arr((4, 5), dtype, 1), -1, narrow, src((3, 2))), dict(kwargs), "smaller")
        yield Sample((_arr((), dtype, 1), 0, _places([0]), src((1,))), dict(kwargs), "zero_dim")
        yield Sample((_arr((3,), dtype, 1), 0, _places(np.zeros(0)), src((0,))), dict(kwargs), "no_index")

    return sample


def _larger_source(dtype: ScalarType) -> Iterator[Sample]:
    """PyTorch differentiates only where the source has the shape of the index."""
    yield Sample((_arr((3, 4), dtype, 1), 1, _places(_COLUMNS), _arr((4, 3), dtype, 2)), name="larger")
    yield Sample((_arr((3,), dtype, 1), 0, _places(np.zeros(0)), _arr((2,), dtype, 2)), name="no_index")


def _scatter(combine: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    def call(a: Any, dim: int, index: Any, src: Any, **_: Any) -> Any:
        out = np.atleast_1d(a).copy()
        source = np.broadcast_to(src, index.shape) if np.ndim(src) == 0 else src
        for place in np.ndindex(*index.shape):
            to = list(place)
            to[dim] = index[place]
            out[tuple(to)] = combine(out[tuple(to)], np.asarray(source[place]).astype(out.dtype))
        return out.reshape(a.shape)

    return call


def _scatter_reduce(a: Any, dim: int, index: Any, src: Any, reduce: str, include_self: bool = True) -> Any:
    out = np.atleast_1d(a).copy()
    values: dict[tuple[int, ...], list[Any]] = {}
    for place in np.ndindex(*index.shape):
        to = list(place)
        to[dim] = index[place]
        values.setdefault(tuple(to), []).append(src[place])
    combine: dict[str, Callable[[list[Any]], Any]] = {
        "sum": np.sum, "prod": np.prod, "amax": np.max, "amin": np.min,
        "mean": lambda v: np.sum(v) / len(v) if out.dtype.kind == "f" else np.sum(v) // len(v),
    }  # fmt: skip
    for target, found in values.items():
        at = tuple(np.arange(n)[t] for n, t in zip(out.shape, target, strict=True))
        out[at] = combine[reduce]([out[at], *found] if include_self else found)
    return out.reshape(a.shape)


def _reduce_samples(*modes: tuple[str, bool]) -> Callable[[ScalarType], Iterator[Sample]]:
    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for reduce, include_self in modes:
            for given in _scatter_samples()(dtype):
                if given.name in ("rows", "smaller", "no_index"):
                    kwargs = {} if include_self else {"include_self": False}
                    yield Sample((*given.args, reduce), kwargs, f"{reduce}_{include_self}_{given.name}")

    return sample


_SCATTER_REFUSALS = (
    Refusal(lambda tt: tt.zeros(3).scatter(0, tt.tensor([5]), 1.0), RuntimeError, "index 5 is out of bounds for dimension 0 with size 3"),
    Refusal(lambda tt: tt.zeros(3).scatter(0, tt.tensor([-1]), 1.0), RuntimeError, "index -1 is out of bounds for dimension 0 with size 3"),
    Refusal(lambda tt: tt.zeros(3).scatter(0, tt.tensor([0.0]), 1.0), RuntimeError, "scatter(): Expected dtype int32/int64 for index"),
    Refusal(lambda tt: tt.zeros(3).scatter(0, tt.tensor([0]), tt.ones(1, dtype=tt.float64)), RuntimeError, "scatter(): Expected self.dtype to be equal to src.dtype"),
    Refusal(lambda tt: tt.zeros(3).scatter(0, tt.tensor([[0]]), 1.0), RuntimeError, "Index tensor must have the same number of dimensions as self tensor"),
    Refusal(lambda tt: tt.zeros(3).scatter(0, tt.tensor([0]), tt.ones(1, 1)), RuntimeError, "Index tensor must have the same number of dimensions as src tensor"),
    Refusal(lambda tt: tt.zeros(3, 3).scatter(0, tt.zeros(4, 4).long(), tt.ones(4, 4)), RuntimeError, "Expected index [4, 4] to be no larger than self [3, 3] apart from dimension 0 and to be no larger size than src [4, 4]"),
    Refusal(lambda tt: tt.zeros(3, 3).scatter(0, tt.zeros(4, 4).long(), 1), RuntimeError, "Expected index [4, 4] to be no larger than self [3, 3] apart from dimension 0"),
    Refusal(lambda tt: tt.zeros(3).scatter(1, tt.tensor([1]), 1.0), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 1)"),
    Refusal(lambda tt: tt.zeros(1).expand(3).scatter_(0, tt.tensor([1]), 1.0), RuntimeError, _OVERLAP),
    Refusal(lambda tt: (lambda x: x.scatter_(0, tt.tensor([1]), x))(tt.zeros(3)), RuntimeError, _SHARED),
    Refusal(lambda tt: tt.zeros(3, dtype=tt.uint8).scatter(0, tt.tensor([1]), 300), RuntimeError, "value cannot be converted to type uint8_t without overflow"),
    Refusal(lambda tt: tt.zeros(3).scatter(0, tt.tensor([0]), tt.ones(1), reduce="sum"), RuntimeError, "reduce argument must be either add or multiply."),
)  # fmt: skip

_SCATTER = [
    OpInfo("scatter", _scatter(lambda old, new: new), _scatter_samples(distinct=True), EVERY, inplace=True, out=True, refusals=_SCATTER_REFUSALS),
    OpInfo("scatter", _scatter(lambda old, new: new), _scatter_samples(), EVERY, inplace=True, out=True, differentiable=False),
    OpInfo("scatter", _scatter(lambda old, new: new), _scatter_samples(True), EVERY, inplace=True, out=True),
    OpInfo("scatter", _scatter(lambda old, new: old + new), _scatter_samples(reduce="add"), EVERY, inplace=True, out=True, differentiable=False),
    OpInfo("scatter", _scatter(lambda old, new: old * new), _scatter_samples(True, reduce="multiply"), EVERY, inplace=True, out=True, differentiable=False),
    OpInfo("scatter", _scatter(lambda old, new: new), _larger_source, EVERY, inplace=True, out=True, differentiable=False),
    OpInfo("scatter_add", _scatter(lambda old, new: old + new), _larger_source, EVERY, inplace=True, out=True, differentiable=False),
    OpInfo("scatter_add", _scatter(lambda old, new: old + new), _scatter_samples(), EVERY, inplace=True, out=True, refusals=(
        Refusal(lambda tt: tt.zeros(3).scatter_add_(0, tt.tensor([1, 3]), tt.ones(2)), RuntimeError, "index 3 is out of bounds for dimension 0 with size 3"),
        Refusal(lambda tt: tt.zeros(3).scatter_add(0, tt.tensor([1, 2]), tt.ones(1)), RuntimeError, "Expected index [2] to be no larger than self [3] apart from dimension 0 and to be no larger size than src [1]"),
    )),
    OpInfo("scatter_reduce", _scatter_reduce, _reduce_samples(("sum", True), ("amax", True), ("amin", False), ("sum", False)), EVERY, inplace=True, out=True, refusals=(
        Refusal(lambda tt: tt.zeros(3).scatter_reduce(0, tt.tensor([0]), tt.ones(1), "add"), RuntimeError, "reduce argument must be either sum, prod, mean, amax or amin, got add"),
        Refusal(lambda tt: tt.ones(3, dtype=tt.bool).scatter_reduce(0, tt.tensor([1]), tt.zeros(3, dtype=tt.bool), "mean"), NotImplementedError, "\"scatter_gather_tensor_cpu_reduce_mean\" not implemented for 'Bool'"),
    )),
    OpInfo("scatter_reduce", _scatter_reduce, _reduce_samples(("mean", True), ("mean", False)), NUMBERS, inplace=True, out=True),
    OpInfo("scatter_reduce", _scatter_reduce, _reduce_samples(("prod", True), ("prod", False)), EVERY, inplace=True, out=True, forward_ad=False),
]  # fmt: skip


# ---- index_add, index_fill, take, put, masked_scatter ----------------------------------------------------------------


def _index_add_samples(dtype: ScalarType) -> Iterator[Sample]:
    index = _places(2, 0, 2)
    yield Sample((_arr((3, 4), dtype, 1), 0, index, _arr((3, 4), dtype, 2)), name="rows")
    yield Sample((_arr((2, 4), dtype, 1), 1, index, _arr((2, 3), dtype, 2)), name="columns")
    yield Sample((_arr((2, 3, 2), dtype, 1), -2, index, _arr((2, 3, 2), dtype, 2)), name="middle")
    yield Sample((_arr((2, 4), dtype, 1), 1, _places(1, 1, dtype=int32), _arr((2, 2), dtype, 2)), {"alpha": 2}, "alpha")
    yield Sample((_arr((3,), dtype, 1), 0, index, _arr((3,), dtype, 2)), name="vector")
    yield Sample((_arr((), dtype, 1), 0, _places([0]), _arr((), dtype, 2)), name="zero_dim")
    yield Sample((_arr((3, 2), dtype, 1), 0, _places(np.zeros(0)), _arr((0, 2), dtype, 2)), name="no_index")


def _index_add(a: Any, dim: int, index: Any, source: Any, alpha: int = 1) -> Any:
    out = np.atleast_1d(a).copy()
    moved, given = np.moveaxis(out, dim, 0), np.moveaxis(np.atleast_1d(source), dim, 0)
    for at, part in zip(index, given, strict=True):
        moved[at] += np.asarray(part * alpha).astype(out.dtype)
    return out.reshape(a.shape)


def _index_fill_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr((3, 4), dtype, 1), 0, _places(2, 0, 2), 1), name="rows")
    yield Sample((_arr((3, 4), dtype, 1), 1, _places(3, 0, 3), _arr((), dtype, 2)), name="columns_tensor")
    yield Sample((_arr((3, 4), dtype, 1), -1, _places(-1, 0), 1), name="negative")
    yield Sample((_arr((2, 3, 2), dtype, 1), 1, _places([1]), 1), name="middle")
    yield Sample((_arr((), dtype, 1), 0, _places([0]), 1), name="zero_dim")
    yield Sample((_arr((3, 2), dtype, 1), 0, _places(np.zeros(0)), 1), name="no_index")


def _index_fill(a: Any, dim: int, index: Any, value: Any) -> Any:
    out = np.atleast_1d(a).copy()
    np.moveaxis(out, dim, 0)[index] = value
    return out.reshape(a.shape)


def _take_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr((3, 4), dtype, 1), _places([[0, 5], [11, -1]])), name="matrix")
    yield Sample((_arr((2, 3), dtype, 1), _places(3)), name="zero_dim_index")
    yield Sample((_arr((), dtype, 1), _places(0, 0)), name="zero_dim")
    yield Sample((_arr((0,), dtype, 1), _places(np.zeros((0, 2)))), name="nothing")


def _put_samples(dtype: ScalarType) -> Iterator[Sample]:
    index = _places([[0, 5], [10, -1]])
    yield Sample((_arr((3, 4), dtype, 1), index, _arr((4,), dtype, 2)), name="write")
    yield Sample((_arr((2, 3), dtype, 1), _places(1, 1, -5), _arr((3, 1), dtype, 2), True), name="accumulate")
    yield Sample((_arr((2, 3), dtype, 1), _places(np.zeros(0)), _arr((0,), dtype, 2)), name="no_index")


def _put(a: Any, index: Any, source: Any, accumulate: bool = False) -> Any:
    out = a.copy().reshape(-1)
    for at, value in zip(index.reshape(-1), source.reshape(-1), strict=True):
        out[at] = out[at] + value if accumulate else value
    return out.reshape(a.shape)


def _masked_scatter_samples(dtype: ScalarType) -> Iterator[Sample]:
    def mask(*shape: int) -> Arr:
        return Arr(make_array(shape, bool_, seed=3), bool_)

    yield Sample((_arr((3, 4), dtype, 1), mask(3, 4), _arr((12,), dtype, 2)), name="same")
    yield Sample((_arr((3, 4), dtype, 1), mask(4), _arr((4, 4), dtype, 2)), name="broadcast")
    yield Sample((_arr((3,), dtype, 1), Arr(np.ones(3, bool), bool_), _arr((3,), dtype, 2)), name="all")
    yield Sample((_arr((), dtype, 1), Arr(np.ones((), bool), bool_), _arr((2,), dtype, 2)), name="zero_dim")
    yield Sample((_arr((0, 3), dtype, 1), mask(3), _arr((1,), dtype, 2)), name="empty")


def _masked_scatter(a: Any, mask: Any, source: Any) -> Any:
    out = np.array(np.broadcast_to(a, np.broadcast_shapes(a.shape, mask.shape)))
    chosen = np.broadcast_to(mask, out.shape)
    out[chosen] = source.reshape(-1)[: np.count_nonzero(chosen)]
    return out


_SLICES = [
    OpInfo("index_add", _index_add, _index_add_samples, EVERY, inplace=True, out=True, refusals=(
        Refusal(lambda tt: tt.zeros(3).index_add(0, tt.tensor([5]), tt.ones(1)), IndexError, "index out of range in self"),
        Refusal(lambda tt: tt.zeros(3, 2).index_add(0, tt.tensor([5]), tt.ones(1, 2)), RuntimeError, "index 5 is out of bounds for dimension 0 with size 3"),
        Refusal(lambda tt: tt.zeros(3, 2).index_add(0, tt.tensor([[1]]), tt.ones(1, 2)), IndexError, "index_add_(): Index is supposed to be a vector, but got dim: 2 with type: Long and size: [1, 1]"),
        Refusal(lambda tt: tt.zeros(3, 2).index_add(0, tt.tensor([1.0]), tt.ones(1, 2)), RuntimeError, "index_add_(): Expected dtype int32/int64 for index but got: Float"),
        Refusal(lambda tt: tt.zeros(3, 2).index_add(0, tt.tensor([1]), tt.ones(1, 2, dtype=tt.float64)), RuntimeError, "index_add_(): self (Float) and source (Double) must have the same scalar type"),
        Refusal(lambda tt: tt.zeros(3, 2).index_add(0, tt.tensor([1]), tt.ones(2, 2)), RuntimeError, "index_add_(): Number of indices (1) should be equal to source.size(dim): (2), for dim: 0"),
        Refusal(lambda tt: tt.zeros(3, 2).index_add(0, tt.tensor([1]), tt.ones(1, 3)), RuntimeError, "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = [3, 2] source.shape = [1, 3]"),
        Refusal(lambda tt: tt.zeros(3, 2).index_add(1, tt.tensor([1]), tt.ones(3)), RuntimeError, "index_add_(): Indexing dim 1 is out of bounds of the source tensor with dim 1"),
        Refusal(lambda tt: tt.zeros(1).expand(3, 3).index_add_(0, tt.tensor([0]), tt.ones(1, 3)), RuntimeError, _OVERLAP),
    )),
    OpInfo("index_fill", _index_fill, _index_fill_samples, EVERY, inplace=True, refusals=(
        Refusal(lambda tt: tt.zeros(3, 2).index_fill(0, tt.tensor([3]), 1), IndexError, "index 3 is out of bounds for dimension 0 with size 3"),
        Refusal(lambda tt: tt.zeros(3, 2).index_fill(0, tt.tensor([1], dtype=tt.int32), 1), IndexError, "index_fill_(): Expected dtype int64 for index."),
        Refusal(lambda tt: tt.zeros(3, 2).index_fill(0, tt.tensor([[1]]), 1), RuntimeError, "Index has to be a vector/scalar"),
        Refusal(lambda tt: tt.zeros(3, 2).index_fill(0, tt.tensor([1]), tt.ones(1)), RuntimeError, "index_fill_ only supports a 0-dimensional value tensor, but got tensor with 1 dimension(s)."),
    )),
    OpInfo("take", lambda a, index: a.reshape(-1)[index], _take_samples, EVERY, out=True, refusals=(
        Refusal(lambda tt: tt.zeros(3).take(tt.tensor([4])), IndexError, "out of range: tried to access index 4 on a tensor of 3 elements."),
        Refusal(lambda tt: tt.zeros(0).take(tt.tensor([4])), IndexError, "take(): tried to take from an empty tensor"),
        Refusal(lambda tt: tt.zeros(3).take(tt.tensor([0], dtype=tt.int32)), RuntimeError, "take(): Expected a long tensor for index, but got Int"),
        Refusal(lambda tt: tt.take(tt.zeros(3), tt.tensor([0]), out=tt.zeros(1, dtype=tt.int64)), RuntimeError, "take(): self and out expected to have the same dtype, but got self.dtype = Float and out.dtype = Long"),
    )),
    OpInfo("put", _put, _put_samples, EVERY, inplace=True, refusals=(
        Refusal(lambda tt: tt.zeros(3).put(tt.tensor([4]), tt.ones(1)), IndexError, "out of range: tried to access index 4 on a tensor of 3 elements."),
        Refusal(lambda tt: tt.zeros(3).put(tt.tensor([0, 1]), tt.ones(1)), IndexError, "put_(): Expected source and index to have the same number of elements, but got source.numel() = 1, index.numel() = 2"),
        Refusal(lambda tt: tt.zeros(3).put(tt.tensor([0]), tt.ones(1, dtype=tt.int64)), RuntimeError, "put_(): self and source expected to have the same dtype, but got self.dtype = Float and source.dtype = Long"),
        Refusal(lambda tt: tt.zeros(0).put(tt.tensor([0]), tt.ones(1)), IndexError, "put_(): Tried to put elements into an empty tensor"),
    )),
    OpInfo("masked_scatter", _masked_scatter, _masked_scatter_samples, EVERY, inplace=True, covers=("masked_scatter_backward",), refusals=(
        Refusal(lambda tt: tt.zeros(3).masked_scatter(tt.tensor([1, 1, 1]), tt.ones(3)), RuntimeError, "masked_scatter_ only supports boolean masks, but got mask with dtype Long"),
        Refusal(lambda tt: tt.zeros(3).masked_scatter(tt.ones(3) > 0, tt.ones(2)), RuntimeError, "Number of elements of source < number of ones in mask"),
        Refusal(lambda tt: tt.zeros(3).masked_scatter(tt.ones(3) > 0, tt.ones(3, dtype=tt.float64)), RuntimeError, "masked_scatter: expected self and source to have same dtypes but gotFloat and Double"),
        Refusal(lambda tt: tt.zeros(3).masked_scatter_(tt.ones(2, 3) > 0, tt.ones(6)), RuntimeError, "expand(CPUBoolType{[2, 3]}, size=[3]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)"),
        Refusal(lambda tt: tt.zeros(1).expand(3).masked_scatter_(tt.ones(3) > 0, tt.ones(6)), RuntimeError, _OVERLAP),
    )),
]  # fmt: skip


# ---- index_copy, index_reduce, take_along_dim, nonzero ---------------------------------------------------------------


def _index_copy_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr((3, 4), dtype, 1), 0, _places(2, 0), _arr((2, 4), dtype, 2)), name="rows")
    yield Sample((_arr((2, 4), dtype, 1), -1, _places(2, 0, 3), _arr((2, 3), dtype, 2)), name="columns")
    yield Sample((_arr((3,), dtype, 1), 0, _places([1]), _arr((), dtype, 2)), name="one")
    yield Sample((_arr((), dtype, 1), 0, _places([0]), _arr((1,), dtype, 2)), name="zero_dim")
    yield Sample((_arr((3, 2), dtype, 1), 0, _places(np.zeros(0)), _arr((0, 2), dtype, 2)), name="no_index")


def _index_copy(a: Any, dim: int, index: Any, source: Any) -> Any:
    out = np.atleast_1d(a).copy()
    np.moveaxis(out, dim, 0)[index] = np.moveaxis(np.atleast_1d(source), dim, 0)
    return out.reshape(a.shape)


def _index_reduce_samples(dtype: ScalarType) -> Iterator[Sample]:
    for reduce in ("prod", "mean", "amax", "amin"):
        for include_self in (True, False):
            given = (_arr((3, 2), dtype, 1), 0, _places(2, 0, 2), _arr((3, 2), dtype, 2), reduce)
            yield Sample(given, {"include_self": include_self}, f"{reduce}_{include_self}")
    yield Sample(
        (_arr((2, 4), dtype, 1), 1, _places(1, 1, dtype=int32), _arr((2, 2), dtype, 2), "amax"), name="columns"
    )
    yield Sample((_arr((2,), dtype, 1), 0, _places(np.zeros(0)), _arr((0,), dtype, 2), "amax"), name="no_index")


def _index_reduce(a: Any, dim: int, index: Any, source: Any, reduce: str, include_self: bool = True) -> Any:
    shape = [1] * a.ndim
    shape[dim] = len(index)
    return _scatter_reduce(a, dim, np.broadcast_to(index.reshape(shape), source.shape), source, reduce, include_self)


def _along_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr((3, 2), dtype, 1), _places([[0, 2], [-1, 1]]), 0), name="rows")
    yield Sample((_arr((3, 2), dtype, 1), _places([[1]]), 1), name="broadcast")
    yield Sample((_arr((3, 2), dtype, 1), _places([[5], [0]])), name="flat")


def _take_along_dim(a: Any, index: Any, dim: int | None = None) -> Any:
    if dim is None:
        return a.reshape(-1)[index.reshape(-1)]
    shape = list(
        np.broadcast_shapes((*a.shape[:dim], 1, *a.shape[dim + 1 :]), (*index.shape[:dim], 1, *index.shape[dim + 1 :]))
    )
    wide, narrow = shape.copy(), shape.copy()
    wide[dim], narrow[dim] = a.shape[dim], index.shape[dim]
    return np.take_along_axis(np.broadcast_to(a, wide), np.broadcast_to(index, narrow), dim)


def _nonzero_static(a: Any, size: int, fill_value: int = -1) -> Any:
    out = np.full((size, a.ndim), fill_value)
    found = np.argwhere(a)[:size]
    out[: len(found)] = found
    return out


_COMPOSED = [
    OpInfo("index_copy", _index_copy, _index_copy_samples, EVERY, inplace=True, out=True, refusals=(
        Refusal(lambda tt: tt.zeros(3).index_copy(0, tt.tensor([5]), tt.ones(1)), IndexError, "index_copy_(): index 5 is out of bounds for dimension 0 with size 3"),
        Refusal(lambda tt: tt.zeros(3, 2).index_copy(0, tt.tensor([[1]]), tt.ones(1, 2)), IndexError, "index_copy_(): Index should have dimension 1 or 0 (got 2)"),
        Refusal(lambda tt: tt.zeros(3, 2).index_copy(0, tt.tensor([1], dtype=tt.int32), tt.ones(1, 2)), RuntimeError, "index_copy_(): Expected a long tensor for index, but got Int"),
        Refusal(lambda tt: tt.zeros(3, 2).index_copy(0, tt.tensor([1]), tt.ones(1, 2, dtype=tt.float64)), RuntimeError, "index_copy_(): self and source expected to have the same dtype, but got (self) Float and (source) Double"),
        Refusal(lambda tt: tt.zeros(3, 2).index_copy(0, tt.tensor([1]), tt.ones(2, 2)), IndexError, "index_copy_(): Number of indices (1) should be equal to source.size(dim) (2)"),
        Refusal(lambda tt: tt.zeros(3, 2).index_copy(0, tt.tensor([1]), tt.ones(1, 3)), RuntimeError, "index_copy_(): Source/destination tensor must have same slice shapes. Destination slice shape: 2 at dimension 0 and source slice shape: 3 at dimension 0."),
        Refusal(lambda tt: tt.zeros(3).index_copy(0, tt.tensor([1, 2]), tt.ones(())), IndexError, "index_copy_(): When source is scalar, index should have one element (got 2)"),
    )),
    OpInfo("index_reduce", _index_reduce, _index_reduce_samples, NUMBERS, inplace=True, out=True, forward_ad=False, refusals=(
        Refusal(lambda tt: tt.zeros(3).index_reduce(0, tt.tensor([1]), tt.ones(1), "sum"), RuntimeError, "index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got sum."),
        Refusal(lambda tt: tt.zeros(3, 2).index_reduce(0, tt.tensor([5]), tt.ones(1, 2), "prod"), IndexError, "index out of range in self"),
        Refusal(lambda tt: tt.ones(2, dtype=tt.bool).index_reduce(0, tt.tensor([1]), tt.ones(1, dtype=tt.bool), "prod"), NotImplementedError, "\"index_func_\" not implemented for 'Bool'"),
    )),
    OpInfo("take_along_dim", _take_along_dim, _along_samples, EVERY, out=True, layouts=False, refusals=(
        Refusal(lambda tt: tt.take_along_dim(tt.zeros(3, 2), tt.tensor([[1.0]]), 0), RuntimeError, "torch.take_along_dim(): dtype of indices should be Long but got Float"),
        Refusal(lambda tt: tt.take_along_dim(tt.zeros(3, 2), tt.tensor([1]), 0), RuntimeError, "torch.take_along_dim(): input and indices should have the same number of dimensions, but got 2 dimensions for input, and 1 dimensions for indices"),
    )),
    OpInfo("argwhere", lambda a: np.argwhere(a), samples(([(3, 4)],), ([(0, 2)],), ([()],)), EVERY, differentiable=False, meta=False),
    OpInfo("nonzero_static", _nonzero_static, samples(([(3, 4)], {"size": 3}), ([(2, 2)], {"size": 6, "fill_value": 7}), ([()], {"size": 2})), EVERY, out=True, differentiable=False, refusals=(
        Refusal(lambda tt: tt.nonzero_static(tt.ones(2), size=-1), RuntimeError, "nonzero_static: 'size' must be an non-negative integer"),
    )),
]  # fmt: skip

INDEXING_OPS: list[OpInfo] = [*_SCATTER, *_SLICES, *_COMPOSED]
