"""Entries of the operator database: sorting, selecting, counting, correlation. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, float32, float64, int64
from tinytensor.testing.op_db_reduction import along_samples, distinct
from tinytensor.testing.op_info import EVERY, NUMBERS, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array

_REAL = (float32, float64)
INF = float("inf")
_RANGE = "Dimension out of range (expected to be in range of [-1, 0], but got 3)"


# ---- sort, topk ------------------------------------------------------------------------------------------------------


def _sort(a: Any, dim: int = -1, descending: bool = False, stable: bool = False) -> Any:
    if a.ndim == 0:
        return a, np.zeros((), np.int64)
    # Ranks in place of values: the negative of a rank sorts in the other direction and keeps equal elements in order, which
    # reversing a sorted array does not, and which uint8 and bool, without negatives, could not.
    _, keys = np.unique(a.reshape(-1), return_inverse=True)
    keys = keys.reshape(a.shape)
    order = np.argsort(-keys if descending else keys, axis=dim, kind="stable")
    return np.take_along_axis(a, order, dim), order


def _sort_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield from along_samples((), (0,), (1, True), ({"dim": 1, "stable": True},))(dtype)
    if not dtype.is_floating_point:  # where elements are equal there is no gradient
        ties = Arr(make_array((60,), dtype, 0, 3))
        yield Sample((ties,), {"stable": True, "descending": True}, "ties")
    yield Sample((Arr(make_array((), dtype)),), name="zero_dim")
    yield Sample((Arr(make_array((0, 3), dtype)), 0), name="empty")


def _topk(a: Any, k: int, dim: int = -1, largest: bool = True, sorted: bool = True) -> Any:
    values, order = _sort(a, dim, largest)
    return (values, order) if a.ndim == 0 else (np.take(values, range(k), dim), np.take(order, range(k), dim))


def _kthvalue(a: Any, k: int, dim: int = -1, keepdim: bool = False) -> Any:
    picked = [np.take(x, [k - 1], dim) for x in _sort(a, dim)]
    return tuple(x if keepdim else np.squeeze(x, dim) for x in picked)


def _median(a: Any, dim: int | None = None, keepdim: bool = False) -> Any:
    if dim is None:
        return np.sort(a.reshape(-1))[(a.size - 1) // 2]
    return _kthvalue(a, (a.shape[dim] + 1) // 2, dim, keepdim)


def _mode(a: Any, dim: int = -1, keepdim: bool = False) -> Any:
    def most_frequent(line: Any) -> Any:
        found, counts = np.unique(line, return_counts=True)
        return found[np.argmax(counts)]

    values = np.expand_dims(np.apply_along_axis(most_frequent, dim, a), dim)
    shape = [-1 if d == dim % a.ndim else 1 for d in range(a.ndim)]
    places = np.where(a == values, np.arange(a.shape[dim]).reshape(shape), -1).max(axis=dim, keepdims=True)
    return tuple(x if keepdim else np.squeeze(x, dim) for x in (values, places))


def _mode_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = np.array([[1, 2, 2, 0, 1], [0, 1, 0, 1, 2], [1, 1, 1, 2, 2]])
    a = a.astype(np.float64) if dtype.is_floating_point else a > 0 if dtype is bool_ else a
    yield Sample((Arr(a),), name="plain")
    yield Sample((Arr(a), 0, True), name="keepdim")


SORTS = [
    # The family of unique has derivatives that only say that there are none.
    OpInfo("sort", _sort, _sort_samples, EVERY, covers=("_unique", "_unique2", "unique_dim", "unique_consecutive", "unique_dim_consecutive"), refusals=(
        Refusal(lambda tt: tt.sort(tt.ones(2), 3), IndexError, _RANGE),
        Refusal(lambda tt: tt.sort(tt.ones(2), out=(tt.ones(2), tt.ones(2))), RuntimeError, "Expected out tensor to have dtype long int, but got float instead"),
    )),
    OpInfo("argsort", lambda a, *args, **kwargs: _sort(a, *args, **kwargs)[1], along_samples((), (0,), (1, True), ({"dim": 1, "stable": True},)), EVERY[1:], differentiable=False),
    OpInfo("msort", lambda a: np.sort(a, axis=0), along_samples(()), EVERY[1:], out=True),
    OpInfo("topk", _topk, along_samples((2,), (2, 0), (1, 1, False), shape=(3, 4, 5)), NUMBERS, refusals=(
        Refusal(lambda tt: tt.topk(tt.ones(2), 3), RuntimeError, "selected index k out of range"),
        Refusal(lambda tt: tt.topk(tt.ones(2, dtype=tt.bool), 1), RuntimeError, "topk does not support bool dtypes on CPU"),
    )),
    OpInfo("kthvalue", _kthvalue, along_samples((1,), (2, 0), (3, 1, True), shape=(3, 4, 5)), NUMBERS, refusals=(
        Refusal(lambda tt: tt.kthvalue(tt.ones(2), 3), RuntimeError, "kthvalue(): selected number k out of range for dimension 0"),
        Refusal(lambda tt: tt.kthvalue(tt.empty(0, 3), 1, 0), IndexError, "kthvalue(): Expected reduction dim 0 to have non-zero size."),
        Refusal(lambda tt: tt.kthvalue(tt.ones(2, dtype=tt.bool), 1), NotImplementedError, "\"kthvalue_cpu\" not implemented for 'Bool'"),
        Refusal(lambda tt: tt.kthvalue(tt.ones(2), 1, out=(tt.ones(1), tt.ones(1))), RuntimeError, "output indices must be of scalar type Long"),
    )),
    OpInfo("median", _median, along_samples((), (1,), (0, True), shape=(3, 4, 5)), NUMBERS, refusals=(
        Refusal(lambda tt: tt.median(tt.empty(0, 3), 0), IndexError, "median(): Expected reduction dim 0 to have non-zero size."),
        Refusal(lambda tt: tt.median(tt.ones(2, dtype=tt.bool)), NotImplementedError, "\"median_cpu\" not implemented for 'Bool'"),
        Refusal(lambda tt: tt.median(tt.ones(2), 0, out=(tt.ones(1), tt.ones(1))), RuntimeError, "Expected tensor for argument #1 'indices' to have scalar type Long; but got torch.FloatTensor instead (while checking arguments for median)"),
    )),
    OpInfo("nanmedian", _median, along_samples((), (1,), (0, True), shape=(3, 4, 5)), NUMBERS),
    # NaN among the elements is not compared: PyTorch sorts with an order that NaN breaks.
    OpInfo("mode", _mode, _mode_samples, EVERY, special_values=False, differentiable=False, refusals=(
        Refusal(lambda tt: tt.mode(tt.empty(0)), IndexError, "mode(): Expected reduction dim 0 to have non-zero size."),
        Refusal(lambda tt: tt.mode(tt.ones(2), 0, out=(tt.ones(1), tt.ones(1))), RuntimeError, "expected scalar type 'Long' but got 'Float' for indices output"),
    )),
]  # fmt: skip


# ---- quantiles, correlation ------------------------------------------------------------------------------------------


def _quantile(function: Any) -> Any:
    def call(a: Any, q: Any, dim: int | None = None, keepdim: bool = False, interpolation: str = "linear") -> Any:
        return function(a, q, axis=dim, keepdims=keepdim, method=interpolation)

    return call


def _quantile_samples(dtype: ScalarType) -> Iterator[Sample]:
    a, several = distinct((3, 4, 2), dtype), Arr(np.array([0.125, 0.3125, 0.875]), dtype)
    yield Sample((a, 0.3), name="all")
    yield Sample((a, 0.3, 1), name="dim")
    yield Sample((a, several, -1, True), name="several")
    yield Sample((a, several), {"keepdim": True}, name="all_several")
    for mode in ("lower", "higher", "midpoint", "nearest"):
        yield Sample((a, 0.4, 1), {"interpolation": mode}, name=mode)


def _covariance(a: Any, correction: int = 1) -> Any:
    return np.cov(a, ddof=correction)


def _cov_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 5), dtype, seed=1))
    yield Sample((a,), name="plain")
    yield Sample((Arr(make_array((5,), dtype, seed=1)),), {"correction": 0}, "vector")


STATISTICS = [
    OpInfo("quantile", _quantile(np.quantile), _quantile_samples, _REAL, out=True, refusals=(
        Refusal(lambda tt: tt.quantile(tt.ones(2), 1.5), RuntimeError, "quantile() q must be in the range [0, 1] but got 1.5"),
        Refusal(lambda tt: tt.quantile(tt.ones(2), tt.tensor([2.0])), RuntimeError, "quantile() q values must be in the range [0, 1]"),
        Refusal(lambda tt: tt.quantile(tt.empty(0), 0.5), RuntimeError, "quantile() input tensor must be non-empty"),
        Refusal(lambda tt: tt.quantile(tt.ones(2, dtype=tt.int64), 0.5), RuntimeError, "quantile() input tensor must be either float or double dtype"),
        Refusal(lambda tt: tt.quantile(tt.ones(2), tt.ones(1, 1)), RuntimeError, "quantile() q must be a scalar or 1D tensor"),
        Refusal(lambda tt: tt.quantile(tt.ones(2), tt.ones(1, dtype=tt.float64)), RuntimeError, "quantile() q tensor must be same dtype as the input tensor"),
        Refusal(lambda tt: tt.quantile(tt.ones(2), 0.5, interpolation="no"), RuntimeError, "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, but got no"),
        Refusal(lambda tt: tt.quantile(tt.ones(2), 0.5, out=tt.ones(1, dtype=tt.float64)), RuntimeError, "quantile() out tensor must be same dtype as the input tensor"),
    )),
    OpInfo("nanquantile", _quantile(np.nanquantile), _quantile_samples, _REAL, out=True),
    OpInfo("cov", _covariance, _cov_samples, _REAL, meta=False, refusals=(
        Refusal(lambda tt: tt.cov(tt.ones(2, 2, 2)), RuntimeError, "cov(): expected input to have two or fewer dimensions but got an input with 3 dimensions"),
        Refusal(lambda tt: tt.cov(tt.ones(2, dtype=tt.bool)), RuntimeError, "cov(): bool dtype is not supported for input"),
        Refusal(lambda tt: tt.cov(tt.ones(2, 3), fweights=tt.ones(3)), RuntimeError, "cov(): expected fweights to have integral dtype but got fweights with Float dtype"),
        Refusal(lambda tt: tt.cov(tt.ones(2, 3), aweights=tt.ones(2)), RuntimeError, "cov(): expected aweights to have the same numel as there are observations in the input but got 2 != 3"),
        Refusal(lambda tt: tt.cov(tt.ones(2, 3), aweights=tt.zeros(3)), RuntimeError, "cov(): weights sum to zero, can't be normalized"),
    )),
    OpInfo("corrcoef", np.corrcoef, samples(([(3, 5)],), ([(5,)],)), _REAL, meta=False, refusals=(
        Refusal(lambda tt: tt.corrcoef(tt.ones(2, 2, 2)), RuntimeError, "corrcoef(): expected input to have two or fewer dimensions but got an input with 3 dimensions"),
    )),
    OpInfo("vander", lambda x, N=None, increasing=False: np.vander(x, N, increasing), samples(([(3,)],), ([(3,)], 2), ([(3,)], {"increasing": True})), NUMBERS, differentiable=False, refusals=(
        Refusal(lambda tt: tt.vander(tt.ones(2, 2)), RuntimeError, "x must be a one-dimensional tensor."),
        Refusal(lambda tt: tt.vander(tt.ones(2), -1), RuntimeError, "N must be non-negative."),
    )),
]  # fmt: skip


# ---- sets, bins ------------------------------------------------------------------------------------------------------


def _isin_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = make_array((3, 4), dtype, -3, 3, seed=1).round()
    b = make_array((5,), dtype, -3, 3, seed=2).round()
    yield Sample((Arr(a), Arr(b)), name="plain")
    yield Sample((Arr(a), Arr(b)), {"invert": True}, "invert")
    yield Sample((Arr(a), 1), name="number")
    yield Sample((2, Arr(b)), name="number_in")
    yield Sample((Arr(a), Arr(b[:0])), name="in_nothing")


def _search(rows: Any, values: Any, right: bool = False, side: Any = None, sorter: Any = None, **kwargs: Any) -> Any:
    side = "right" if right else side or "left"
    if rows.ndim == 1:
        return np.searchsorted(rows, values, side, sorter)
    return np.stack([np.searchsorted(r, v, side) for r, v in zip(rows, values, strict=True)])


def _search_samples(dtype: ScalarType) -> Iterator[Sample]:
    row = Arr(np.array([0, 1, 1, 2, 4]))
    values = Arr(make_array((3, 4), dtype, 0, 5, seed=1).round())
    yield Sample((row, values), name="left")
    yield Sample((row, values), {"right": True}, "right")
    yield Sample((row, values), {"side": "right", "out_int32": True}, "side")
    yield Sample((Arr(np.array([4, 1, 0, 2, 1])), values), {"sorter": Arr(np.array([2, 1, 4, 3, 0]), int64)}, "sorter")
    yield Sample((Arr(np.array([[0, 1, 2], [1, 1, 3], [0, 0, 0]])), values), name="rows")
    yield Sample((row, 1), name="number")
    yield Sample((Arr(np.array([])), values), name="no_boundaries")


def _bucketize_samples(dtype: ScalarType) -> Iterator[Sample]:
    row, values = Arr(np.array([0, 1, 1, 2, 4])), Arr(make_array((3, 4), dtype, 0, 5, seed=1).round())
    yield Sample((values, row), name="left")
    yield Sample((values, row), {"right": True, "out_int32": True}, "right")
    yield Sample((2, row), name="number")


def _histc(a: Any, bins: int = 100, min: float = 0, max: float = 0) -> Any:
    low, high = (a.min(), a.max()) if min == max and a.size else (min, max)
    low, high = (low - 0.5, high + 0.5) if low == high else (low, high)
    return np.histogram(a, bins, (low, high))[0].astype(np.float64)


SETS = [
    OpInfo("histc", _histc, samples(([(3, 4)], 4), ([(20,)], 5, -1, 2), ([(0,)], 3), ([(7,)], {"bins": 3, "min": 1, "max": 1})), _REAL, out=True, differentiable=False, special_values=False, refusals=(
        Refusal(lambda tt: tt.histc(tt.ones(2), 0), RuntimeError, "torch.histogram(): bins must be > 0, but got 0 for dimension 0"),
        Refusal(lambda tt: tt.histc(tt.ones(2), 3, 2, 1), RuntimeError, "torch.histc: max must be larger than min"),
        Refusal(lambda tt: tt.histc(tt.ones(2), 3, 0, INF), RuntimeError, "torch.histc: range of [0, inf] is not finite"),
        Refusal(lambda tt: tt.histc(tt.ones(2, dtype=tt.int64)), NotImplementedError, "\"histogram_cpu\" not implemented for 'Long'"),
    )),
    OpInfo("isin", np.isin, _isin_samples, NUMBERS, out=True, differentiable=False, refusals=(
        Refusal(lambda tt: tt.isin(tt.ones(2, dtype=tt.bool), 1), RuntimeError, "Unsupported input type encountered for isin(): Bool"),
        Refusal(lambda tt: tt.isin(tt.ones(2), 1, out=tt.ones(2)), RuntimeError, "Expected out tensor to have dtype bool, but got float instead"),
    )),
    OpInfo("searchsorted", _search, _search_samples, NUMBERS, out=True, differentiable=False, refusals=(
        Refusal(lambda tt: tt.searchsorted(tt.ones(2), tt.ones(1), side="no"), RuntimeError, "torch.searchsorted(): side can only be 'left' or 'right' but got no"),
        Refusal(lambda tt: tt.searchsorted(tt.ones(2), tt.ones(1), side="left", right=True), RuntimeError, "torch.searchsorted(): side and right can't be set to opposites, got side of left while right was True"),
        Refusal(lambda tt: tt.searchsorted(tt.ones(2, 3), tt.ones(2)), RuntimeError, "torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries tensor and input value tensor must match, but we got boundaries tensor [2, 3] and input value tensor [2]"),
        Refusal(lambda tt: tt.searchsorted(tt.ones(3), tt.ones(1), sorter=tt.tensor([0, 1, 5])), RuntimeError, "torch.searchsorted(): sorter index out of range"),
        Refusal(lambda tt: tt.searchsorted(tt.ones(2, dtype=tt.bool), tt.ones(2, dtype=tt.bool)), NotImplementedError, "\"searchsorted_out_cpu\" not implemented for 'Bool'"),
    )),
    OpInfo("bucketize", lambda values, row, right=False, out_int32=False: np.searchsorted(row, values, "right" if right else "left"), _bucketize_samples, NUMBERS, differentiable=False, refusals=(
        Refusal(lambda tt: tt.bucketize(tt.ones(2), tt.ones(2, 2)), RuntimeError, "boundaries tensor must be 1 dimension, but got dim(2)"),
    )),
]  # fmt: skip

SORTING_OPS: list[OpInfo] = [*SORTS, *STATISTICS, *SETS]
