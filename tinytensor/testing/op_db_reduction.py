"""Entries of the operator database: reductions, norms, running folds. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, float32, float64, int64
from tinytensor.testing.op_info import (
    EVERY,
    FLOATS,
    NUMBERS,
    Arr,
    OpInfo,
    Refusal,
    Sample,
    samples,
)
from tinytensor.testing.sample_tensors import make_array

Reference = Callable[..., Any]
INF = float("inf")


def distinct(shape: tuple[int, ...], dtype: ScalarType, seed: int = 0) -> Arr:
    """Distinct numbers in random order, so that every index is determined and the gradient is smooth."""
    values = np.random.default_rng(seed).permutation(int(np.prod(shape))).reshape(shape)
    return Arr(values % 2 == 1 if dtype is bool_ else values / 4 + 0.25 if dtype.is_floating_point else values)


def along_samples(*calls: tuple[Any, ...], shape: tuple[int, ...] = (3, 4, 2)) -> Callable[..., Iterator[Sample]]:
    """Calls on distinct numbers; a dictionary at the end of a call is keywords."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for number, call in enumerate(calls):
            keywords = call[-1] if call and isinstance(call[-1], dict) else {}
            plain = call[:-1] if keywords else call
            yield Sample((distinct(shape, dtype, number), *plain), keywords, str(number))

    return sample


def _axis(reference: Reference, **fixed: Any) -> Reference:
    """A NumPy reduction called in PyTorch's way."""

    def call(a: Any, dim: Any = None, keepdim: bool = False) -> Any:
        axis = tuple(dim) if isinstance(dim, list) else dim
        return reference(a, axis=None if np.ndim(a) == 0 else axis, keepdims=keepdim, **fixed)

    return call


def _wide(a: Any) -> Any:
    return a.astype(np.int64) if a.dtype == bool else a


def _with_nan(*calls: tuple[Any, ...]) -> Callable[[ScalarType], Iterator[Sample]]:
    def sample(dtype: ScalarType) -> Iterator[Sample]:
        values = make_array((3, 4), dtype, seed=1)
        if dtype.is_floating_point:
            values[0, 1] = values[2, 3] = np.nan
        for number, call in enumerate(calls):
            yield Sample((Arr(values), *call), name=str(number))

    return sample


# ---- sums, extremes, moments -----------------------------------------------------------------------------------------


def _aminmax(a: Any, dim: int | None = None, keepdim: bool = False) -> Any:
    return np.min(a, axis=dim, keepdims=keepdim), np.max(a, axis=dim, keepdims=keepdim)


def _moments(root: bool) -> Reference:
    def call(a: Any, dim: Any = None, correction: float = 1, keepdim: bool = False) -> Any:
        variance = np.var(a, axis=dim, ddof=correction, keepdims=keepdim)
        return np.sqrt(variance) if root else variance, np.mean(a, axis=dim, keepdims=keepdim)

    return call


_MOMENTS = samples(
    ([(3, 4)], {"correction": 1}), ([(3, 4)], 1, {"correction": 0}), ([(2, 3, 4)], (0, 2), {"keepdim": True})
)


def _log_sum_exp(a: Any, dim: Any, keepdim: bool = False) -> Any:
    if np.ndim(a) == 0:
        return np.asarray(a, np.float64)
    with np.errstate(all="ignore"):
        return np.log(np.sum(np.exp(a.astype(np.float64)), axis=dim, keepdims=keepdim))


SUMS = [
    OpInfo("nansum", lambda a, *args: _axis(np.nansum)(_wide(a), *args), _with_nan((), (0,), (1, True), ((0, 1),)), EVERY, out=True, refusals=(
        Refusal(lambda tt: tt.nansum(tt.ones(3), 3), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 3)"),
    )),
    OpInfo("nanmean", _axis(np.nanmean), _with_nan((), (0,), (1, True)), FLOATS, out=True, refusals=(
        Refusal(lambda tt: tt.nanmean(tt.ones(2, dtype=tt.int64)), RuntimeError, "nanmean(): expected input to have floating point or complex dtype but got Long"),
    )),
    OpInfo("count_nonzero", lambda a, dim=None: np.count_nonzero(a, axis=dim), samples(([(3, 4)],), ([(3, 4)], 1), ([(2, 3, 4)], (0, 2)), ([(0, 3)], 0), ([()],)), EVERY, differentiable=False, refusals=(
        Refusal(lambda tt: tt.count_nonzero(tt.ones(3), 4), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 4)"),
    )),
    OpInfo("aminmax", _aminmax, along_samples((), ({"dim": 1},), ({"dim": -1, "keepdim": True},), ({"keepdim": True},)), NUMBERS, refusals=(
        Refusal(lambda tt: tt.aminmax(tt.empty(0)), RuntimeError, "aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity."),
        Refusal(lambda tt: tt.aminmax(tt.empty(0, 3), dim=0), IndexError, "aminmax: Expected reduction dim 0 to have non-zero size."),
    )),
    # A mean of infinities is inf here; in PyTorch, which updates it element by element, NaN unless the last is infinite.
    OpInfo("var_mean", _moments(False), _MOMENTS, FLOATS, rtol=2e-2, special_values=False, refusals=(
        Refusal(lambda tt: tt.var_mean(tt.ones(2, dtype=tt.int64)), RuntimeError, "var_mean only support floating point and complex dtypes"),
    )),
    OpInfo("std_mean", _moments(True), _MOMENTS, FLOATS, rtol=2e-2, special_values=False, refusals=(
        Refusal(lambda tt: tt.std_mean(tt.ones(2, dtype=tt.int64)), RuntimeError, "std_mean only support floating point and complex dtypes"),
    )),
    OpInfo("logsumexp", _log_sum_exp, samples(([(3, 4)], 1), ([(3, 4)], (0, 1), True), ([(2, 3, 4)], -2), ([()], 0), ([(0, 3)], 0)), EVERY, out=True, refusals=(
        Refusal(lambda tt: tt.logsumexp(tt.ones(2), 0, out=tt.ones(1, dtype=tt.int64)), RuntimeError, "logsumexp(): Expected floating point type for result tensor, but got: Long"),
        Refusal(lambda tt: tt.logsumexp(tt.ones(2), 3), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 3)"),
    )),
    OpInfo("Tensor.sum_to_size", lambda a, size: a.sum(tuple(range(a.ndim - len(size)))).sum(tuple(d for d, n in enumerate(size) if n == 1), keepdims=True).reshape(size), samples(([(2, 3, 4)], (3, 1)), ([(2, 3)], (2, 3)), ([(2, 3)], (1, 3))), (int64, *FLOATS), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).sum_to_size(2), RuntimeError, "size {[2]} is not expandable to size {[2, 3]}."),
    )),
]  # fmt: skip


# ---- norms -----------------------------------------------------------------------------------------------------------


def _vector_norm(a: Any, p: Any = 2, dim: Any = None, keepdim: bool = False) -> Any:
    order = 2.0 if p is None or p == "fro" else float(p)
    with np.errstate(all="ignore"):
        magnitude = np.abs(np.asarray(a, np.float64))
        if order == 0:
            return np.sum(magnitude != 0, axis=dim, keepdims=keepdim).astype(np.float64)
        if abs(order) == INF:
            return (np.max if order > 0 else np.min)(magnitude, axis=dim, keepdims=keepdim)
        return np.sum(magnitude**order, axis=dim, keepdims=keepdim) ** (1 / order)


def _norm_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, exclude_zero=True, seed=1))
    for p in (2, 1, 0, 3, 1.5, INF, -INF, "fro"):
        yield Sample((a, p, 1), name=f"p={p}")
    yield Sample((a,), name="all")
    yield Sample((a, 3, (0, 1), True), name="keepdim")
    yield Sample((Arr(make_array((), dtype, 0.5, 2)),), name="zero_dim")


def _pair_samples(dtype: ScalarType) -> Iterator[Sample]:
    a, b = (Arr(make_array((3, 4), dtype, exclude_zero=True, seed=s)) for s in (1, 2))
    for p in (2, 1, 3, INF):
        yield Sample((a, b, p), name=f"p={p}")
    yield Sample((a, Arr(make_array((4,), dtype, seed=3))), name="broadcast")


def _renorm(a: Any, p: float, dim: int, maxnorm: float) -> Any:
    others = tuple(d for d in range(a.ndim) if d != dim % a.ndim)
    norm = _vector_norm(a, p, others, True)
    return np.where(norm > maxnorm, a * (maxnorm / (norm + 1e-7)), a)


_LONG = "linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long"

NORMS = [
    OpInfo("norm", _vector_norm, _norm_samples, FLOATS, out=True, covers=("linalg_vector_norm",), refusals=(
        Refusal(lambda tt: tt.norm(tt.ones(2, dtype=tt.int64)), RuntimeError, _LONG),
        Refusal(lambda tt: tt.norm(tt.ones(2, dtype=tt.float64), dtype=tt.float32), RuntimeError, "linalg.vector_norm: the dtype of the input (Double) should be convertible without narrowing to the specified dtype (Float)"),
        Refusal(lambda tt: tt.norm(tt.ones(2), dtype=tt.int64), RuntimeError, "linalg.vector_norm: dtype should be floating point or complex, but got Long"),
        Refusal(lambda tt: tt.norm(tt.empty(0), INF), RuntimeError, "linalg.vector_norm cannot compute the inf norm on an empty tensor because the operation does not have an identity"),
        Refusal(lambda tt: tt.norm(tt.empty(0, 3), INF, 0), RuntimeError, "linalg.vector_norm cannot compute the inf norm on the dimension 0because this dimension is empty and the operation does not have an identity"),
    )),
    OpInfo("dist", lambda a, b, p=2: _vector_norm(a - b, p), _pair_samples, FLOATS, refusals=(
        Refusal(lambda tt: tt.dist(tt.ones(2, dtype=tt.int64), tt.ones(2, dtype=tt.int64)), RuntimeError, "norm(): input dtype should be either floating point or complex. Got Long instead."),
    )),
    OpInfo("renorm", _renorm, samples(([(3, 4)], 2, 0, 3.0), ([(3, 4)], 1, 1, 4.0), ([(2, 3, 2)], 3, -1, 2.5)), FLOATS, inplace=True, out=True, refusals=(
        Refusal(lambda tt: tt.renorm(tt.ones(3), 2, 0, 1), RuntimeError, "renorm: input needs at least 2 dimensions, got 1 dimensions"),
        Refusal(lambda tt: tt.renorm(tt.ones(2, 3), -1, 0, 1), RuntimeError, "renorm: non-positive-norm not supported"),
        Refusal(lambda tt: tt.renorm(tt.ones(2, 3), 2, 0, -1), RuntimeError, "renorm: expected maxnorm to be >= 0 but got -1"),
    )),
]  # fmt: skip


# ---- running folds ---------------------------------------------------------------------------------------------------


def _running(extreme: Any) -> Reference:
    def call(a: Any, dim: int) -> Any:
        if np.ndim(a) == 0:
            return a, np.zeros((), np.int64)
        # The place is the last one so far that holds the running extreme: PyTorch compares with >=, so a later one wins.
        values = extreme.accumulate(a, axis=dim)
        shape = [-1 if d == dim % a.ndim else 1 for d in range(a.ndim)]
        places = np.where(values == a, np.arange(a.shape[dim]).reshape(shape), 0)
        return values, np.maximum.accumulate(places, axis=dim)

    return call


def _cumprod_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, -2, 2, exclude_zero=True, seed=1))
    yield Sample((a, 0), name="dim0")
    yield Sample((a, -1), name="dim1")
    yield Sample((Arr(make_array((), dtype, seed=2)), 0), name="zero_dim")
    yield Sample((Arr(make_array((0, 2), dtype)), 1), name="empty")
    if dtype.is_floating_point:
        holed = a.values.copy()
        holed[1, 1] = holed[1, 3] = holed[2, 0] = 0
        yield Sample((Arr(holed), 1), name="zeros")


def _no_bool(name: str) -> Refusal:
    text = f"\"{name}_out_cpu\" not implemented for 'Bool'"
    return Refusal(lambda tt: getattr(tt.ones(2, dtype=tt.bool), f"{name}_")(0), NotImplementedError, text)


def _differences(a: Any, n: int = 1, dim: int = -1, prepend: Any = None, append: Any = None) -> Any:
    parts = [p for p in (prepend, a, append) if p is not None]
    return np.diff(np.concatenate(parts, axis=dim) if n else a, n, axis=dim)


def _diff_samples(dtype: ScalarType) -> Iterator[Sample]:
    a, edge = Arr(make_array((3, 4), dtype, seed=1)), Arr(make_array((1, 4), dtype, seed=2))
    yield Sample((a,), name="plain")
    yield Sample((a, 2, 0), name="twice")
    yield Sample((a, 0), name="none")
    yield Sample((a, 5), name="too_often")
    yield Sample((a, 1, 0, edge, edge), name="edges")
    yield Sample((a, 1, 0), {"append": edge}, name="append")


def _area(cumulative: bool) -> Reference:
    def call(y: Any, x: Any = None, dx: float = 1, dim: int = -1) -> Any:
        y = np.moveaxis(y, dim, -1)
        widths = dx if x is None else np.diff(x if x.ndim == 1 else np.moveaxis(x, dim, -1))
        strips = (y[..., 1:] + y[..., :-1]) / 2 * widths
        return np.moveaxis(np.cumsum(strips, -1), -1, dim) if cumulative else strips.sum(-1)

    return call


def _area_samples(dtype: ScalarType) -> Iterator[Sample]:
    y = Arr(make_array((3, 4), dtype, seed=1))
    yield Sample((y,), name="plain")
    yield Sample((y, Arr(make_array((4,), dtype, seed=2))), name="x")
    yield Sample((y, Arr(make_array((3, 4), dtype, seed=2))), {"dim": 0}, name="x_of_each")
    yield Sample((y,), {"dx": 2, "dim": 0}, name="dx")


def _gradient(a: Any, spacing: Any = None, dim: Any = None, edge_order: Any = 1) -> Any:
    dims = tuple(range(a.ndim)) if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    steps = list(spacing) if isinstance(spacing, list) else [1 if spacing is None else spacing] * len(dims)
    return [np.gradient(a, step, axis=d, edge_order=edge_order) for step, d in zip(steps, dims, strict=True)]


def _gradient_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, seed=1))
    yield Sample((a,), name="plain")
    yield Sample((a,), {"dim": 1, "edge_order": 2}, name="edge_order")
    yield Sample((a,), {"spacing": 2.0, "dim": (1,)}, name="spacing")
    yield Sample((a,), {"spacing": [1.0, 0.5]}, name="spacings")


FOLDS = [
    OpInfo("cumprod", lambda a, dim: np.cumprod(_wide(a), axis=dim if a.ndim else None).reshape(a.shape), _cumprod_samples, EVERY, inplace=True, out=True, rtol=1e-5, refusals=(
        _no_bool("cumprod"),
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64).cumprod_(0, dtype=tt.float32), RuntimeError, "Bad in-place call: input tensor dtype long int and output tensor dtype float should match"),
        Refusal(lambda tt: tt.cumprod(tt.ones(2), 0, dtype=tt.float64, out=tt.ones(2)), RuntimeError, "Expected out tensor to have dtype double, but got float instead"),
    )),
    OpInfo("cummax", _running(np.maximum), along_samples((0,), (1,), (-1,)), NUMBERS, refusals=(
        Refusal(lambda tt: tt.cummax(tt.ones(2), 3), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 3)"),
        Refusal(lambda tt: tt.cummax(tt.ones(2), 0, out=(tt.ones(2), tt.ones(2))), RuntimeError, "expected scalar_type Long but found Float"),
    )),
    OpInfo("cummin", _running(np.minimum), along_samples((0,), (1,), (-1,)), NUMBERS),
    OpInfo("logcumsumexp", lambda a, dim: np.logaddexp.accumulate(a, axis=dim) if a.ndim else a, samples(([(3, 4)], 0), ([(3, 4)], -1), ([()], 0), ([(0, 2)], 1)), FLOATS, out=True, refusals=(
        Refusal(lambda tt: tt.logcumsumexp(tt.ones(2, dtype=tt.int64), 0), NotImplementedError, "\"logcumsumexp_out_cpu\" not implemented for 'Long'"),
        Refusal(lambda tt: tt.logcumsumexp(tt.ones(2), 0, out=tt.ones(2, dtype=tt.float64)), RuntimeError, "expected scalar_type Float but found Double"),
    )),
    OpInfo("diff", _differences, _diff_samples, EVERY, out=True, refusals=(
        Refusal(lambda tt: tt.diff(tt.tensor(1.0)), RuntimeError, "diff expects input to be at least one-dimensional"),
        Refusal(lambda tt: tt.diff(tt.ones(2), n=-1), RuntimeError, "order must be non-negative but got -1"),
        Refusal(lambda tt: tt.diff(tt.ones(2), prepend=tt.ones(())), RuntimeError, "diff expects prepend or append to be the same dimension as input"),
        Refusal(lambda tt: tt.diff(tt.ones(2, 3), prepend=tt.ones(3, 3)), RuntimeError, "diff expects the shape of tensor to prepend or append to match that of input except along the differencing dimension; input.size(0) = 2, but got tensor.size(0) = 3"),
    )),
    OpInfo("trapezoid", _area(False), _area_samples, (float32, float64), covers=("trapz",), refusals=(
        Refusal(lambda tt: tt.trapezoid(tt.ones(2, dtype=tt.bool)), RuntimeError, "trapezoid: received a bool input for `y`, but bool is not supported"),
        Refusal(lambda tt: tt.trapezoid(tt.ones(2, 3), tt.ones(2)), RuntimeError, "trapezoid: There must be one `x` value for each sample point"),
        Refusal(lambda tt: tt.trapezoid(tt.tensor(1.0)), IndexError, "Dimension specified as -1 but tensor has no dimensions"),
    )),
    OpInfo("cumulative_trapezoid", _area(True), _area_samples, (float32, float64), refusals=(
        Refusal(lambda tt: tt.cumulative_trapezoid(tt.tensor(1.0)), IndexError, "slice() cannot be applied to a 0-dim tensor."),
    )),
    OpInfo("gradient", _gradient, _gradient_samples, (float32, float64), refusals=(
        Refusal(lambda tt: tt.gradient(tt.ones(1)), RuntimeError, "torch.gradient expected each dimension size to be at least edge_order+1"),
        Refusal(lambda tt: tt.gradient(tt.ones(3), edge_order=3), RuntimeError, "torch.gradient only supports edge_order=1 and edge_order=2."),
        Refusal(lambda tt: tt.gradient(tt.ones(2, 3), spacing=[1.0]), RuntimeError, "torch.gradient expected spacing to be unspecified, a scalar, or a list of length equal to 'self.dim() = 2', since dim argument was not given, but got a list of length 1"),
    )),
]  # fmt: skip

REDUCTION_OPS: list[OpInfo] = [*SUMS, *NORMS, *FOLDS]
