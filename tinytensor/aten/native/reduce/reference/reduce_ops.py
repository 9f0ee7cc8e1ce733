"""NumPy kernels of the reductions: the oracle of the tests, and what runs where nothing can be compiled.

The planners have the form of aten/native/reduce/reduce_ops_stubs.py; there is nothing to prepare, so each launch
does all the work.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.reduce import reduce_ops_stubs
from tinytensor.aten.native.reference.arrays import read, view, write
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import bool_

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Dims = tuple[int, ...]
Launch = Callable[..., None]


_BEFORE_SUM: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "norm_two": np.square,
    "norm_one": np.abs,
    "norm_zero": lambda a: a != 0,
}


def reduce(op: str, values: np.ndarray, dims: Dims, out: Metadata) -> np.ndarray:
    """One of the value reductions; floats add up in float64, integers in int64."""
    wide = np.float64 if out.dtype.is_floating_point else np.int64
    if op in ("all", "any"):
        return (np.all if op == "all" else np.any)(values != 0, axis=dims)
    if op in ("amax", "amin"):
        return (np.max if op == "amax" else np.min)(values, axis=dims)
    if op == "prod":
        kind: Any = np.float32 if wide is np.float64 and out.itemsize < 8 else wide
        return np.prod(values.astype(kind), axis=dims)
    if op == "nansum":
        values = np.where(np.isnan(values), 0, values)
    values = values.astype(wide)
    if op in _BEFORE_SUM:
        values = _BEFORE_SUM[op](values)
    total = np.sum(values, axis=dims)
    if op == "norm_two":
        return np.sqrt(total)
    if op != "mean":
        return total
    count = np.prod([values.shape[dim] for dim in dims], dtype=np.float64)
    if out.itemsize < 8:  # the sum has to fit in float32
        total = np.where(np.isfinite(total.astype(np.float32)), total, total.astype(np.float32))
    return total / count


def plan_reduction(op: str, m: Metadata, dims: Dims, out: Metadata) -> Launch:
    def launch(out: Tensor, self: Tensor) -> None:
        with np.errstate(all="ignore"):
            values = read(self)
            if out.meta_.dtype is bool_:
                values = values != 0
            write(out, np.asarray(reduce(op, values, dims, out.meta_)).reshape(out.meta_.sizes))

    return launch


def _first_extremum(largest: bool, values: np.ndarray, dim: int) -> np.ndarray:
    """NumPy's argmax takes the first of equals and lets NaN win, as PyTorch does."""
    return (np.argmax if largest else np.argmin)(values, axis=dim)


def plan_index_reduction(
    largest: bool, m: Metadata, dim: int | None, values: Metadata | None, indices: Metadata
) -> Launch:
    def launch(values: Tensor | None, indices: Tensor, self: Tensor) -> None:
        numbers, bits = np.atleast_1d(read(self)), np.atleast_1d(view(self))
        if dim is None:
            numbers, bits = numbers.reshape(-1), bits.reshape(-1)
        axis = dim or 0
        found = np.asarray(_first_extremum(largest, numbers, axis))
        view(indices)[...] = found.reshape(indices.meta_.sizes)
        if values is not None:
            taken = np.take_along_axis(bits, np.expand_dims(found, axis), axis)
            view(values)[...] = taken.reshape(values.meta_.sizes)

    return launch


def plan_moments(op: str, m: Metadata, dims: Dims, out: Metadata) -> Launch:
    def launch(out: Tensor, self: Tensor, correction: float) -> None:
        with np.errstate(all="ignore"):
            values = read(self).astype(np.float64)
            count = np.float64(np.prod([values.shape[dim] for dim in dims], dtype=np.int64))
            mean = np.sum(values, axis=dims, keepdims=True) / count
            squares = np.sum((values - mean) ** 2, axis=dims) / max(count - correction, np.float64(0.0))
            result = np.sqrt(squares) if op == "std" else squares
            write(out, np.asarray(result).reshape(out.meta_.sizes))

    return launch


_SCANS: dict[str, Callable[..., np.ndarray]] = {
    "cumsum": np.cumsum,
    "cumprod": np.cumprod,
    "logcumsumexp": np.logaddexp.accumulate,
}


def plan_scan(op: str, m: Metadata, dim: int, out: Metadata) -> Launch:
    def launch(out: Tensor, self: Tensor) -> None:
        wide = np.float64 if out.meta_.dtype.is_floating_point else np.int64
        with np.errstate(all="ignore"):
            values = np.atleast_1d(read(self)).astype(wide)
            write(out, _SCANS[op](values, axis=dim).reshape(tuple(out.meta_.sizes)))

    return launch


def plan_cummax(largest: bool, m: Metadata, dim: int, values: Metadata, indices: Metadata) -> Launch:
    def launch(values: Tensor, indices: Tensor, self: Tensor) -> None:
        if m.numel == 0:
            return
        numbers, bits = np.atleast_1d(read(self)), np.atleast_1d(view(self))
        running = (np.maximum if largest else np.minimum).accumulate(numbers, axis=dim)
        # An element that equals the running extreme is the latest of its kind. Its place is carried on to the next such
        # element by a running maximum of places; np.maximum lets NaN win, as PyTorch does.
        is_new = (numbers == running) | np.isnan(numbers)
        shape = [-1 if d == dim else 1 for d in range(numbers.ndim)]
        places = np.where(is_new, np.arange(numbers.shape[dim]).reshape(shape), 0)
        places = np.maximum.accumulate(places, axis=dim)
        view(indices)[...] = places.reshape(tuple(indices.meta_.sizes))
        view(values)[...] = np.take_along_axis(bits, places, dim).reshape(tuple(values.meta_.sizes))

    return launch


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    for op, stub in reduce_ops_stubs.VALUE_STUBS.items():
        stub.register("cpu", partial(plan_reduction, op))
    reduce_ops_stubs.max_stub.register("cpu", partial(plan_index_reduction, True))
    reduce_ops_stubs.min_stub.register("cpu", partial(plan_index_reduction, False))
    reduce_ops_stubs.var_stub.register("cpu", partial(plan_moments, "var"))
    reduce_ops_stubs.std_stub.register("cpu", partial(plan_moments, "std"))
    for op, stub in reduce_ops_stubs.SCAN_STUBS.items():
        stub.register("cpu", partial(plan_scan, op))
    reduce_ops_stubs.cummax_stub.register("cpu", partial(plan_cummax, True))
    reduce_ops_stubs.cummin_stub.register("cpu", partial(plan_cummax, False))
