"""segment_reduce: the elements along a dimension, in runs of given lengths, each run reduced to one element.

Mirrors aten/src/ATen/native/SegmentReduce.cpp. The elements are combined one after the other, as there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.factories.tensor_factories import check_sizes
from tinytensor.aten.native.indexing.tensor_advanced_indexing import dense
from tinytensor.aten.native.reduce.sorting_stubs import segment_reduce_backward_stub, segment_reduce_stub
from tinytensor.aten.native.reference.arrays import read, rounded, view, write
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import int32, int64
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool
Combine = Callable[[np.ndarray, np.ndarray], np.ndarray]

# How two elements become one, and what a run without elements gives. NaN wins over numbers in NumPy's maximum as well.
_REDUCTIONS: dict[str, tuple[Combine, float]] = {
    "max": (np.maximum, -np.inf),
    "mean": (np.add, 0.0),
    "min": (np.minimum, np.inf),
    "sum": (np.add, 0.0),
    "prod": (np.multiply, 1.0),
}


_IMPROVE = "(Could this error message be improved?  If so, please report an enhancement request to PyTorch.)"


def _reduction(name: str) -> tuple[Combine, float]:
    check(name in _REDUCTIONS, f"reduce argument must be either sum, prod, mean, amax or amin, got {name}")
    return _REDUCTIONS[name]


def _runs(lengths: Tensor | None, offsets: Tensor | None) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Where each run's result goes, and where it begins and ends."""
    if offsets is not None:
        edges = view(offsets)
    else:
        assert lengths is not None
        sizes = view(lengths)
        edges = np.concatenate([np.zeros((*sizes.shape[:-1], 1), sizes.dtype), np.cumsum(sizes, -1)], -1)
    for row in np.ndindex(edges.shape[:-1]):
        for i in range(edges.shape[-1] - 1):
            begin, end = int(edges[*row, i]), int(edges[*row, i + 1])
            check(begin <= end, f"Expected segment_length >= 0 to be true, but got false.  {_IMPROVE}")
            yield (*row, i), begin, end


def segment_reduce(
    data: Tensor, reduce: str, lengths: Tensor | None, indices: Tensor | None, offsets: Tensor | None, axis: int,
    unsafe: bool, initial: Number | None,
) -> Tensor:  # fmt: skip
    """Runs along `axis` of `data`, of the given lengths (or between the given offsets), reduced by max, mean, min, sum or prod.

    `lengths` has data's sizes before the axis, and a length for each run; the result has its sizes, and data's behind the
    axis. `initial` is where each run starts. RuntimeError if lengths do not add up, unless `unsafe`.
    """
    m = data.meta_
    axis = maybe_wrap_dim(axis, m.dim)
    check(indices is None, "segment_reduce(): indices based reduction is not supported yet.")
    check(
        lengths is not None or offsets is not None,
        "segment_reduce(): Either lengths or offsets must be defined.",
    )
    combine, start = _reduction(reduce)
    given, name = (lengths, "lengths") if offsets is None else (offsets, "offsets")
    assert given is not None
    g = given.meta_
    check(g.device is m.device, "segment_reduce(): Expected data and " + name + " on the same device.")
    check(m.dim >= g.dim, f"Expected data.dim() >= {name}_value.dim() to be true, but got false.  {_IMPROVE}")
    check(
        axis == g.dim - 1,
        lambda: f"segment_reduce(): Expected axis to be the last dimension of {name} but got {axis}.",
    )
    if offsets is None and not unsafe and m.device.type != "meta":
        _check_lengths(given, m.sizes[axis])
    runs = (*g.sizes[:-1], g.sizes[-1] - (offsets is not None))
    check_sizes((*runs, *m.sizes[axis + 1 :]))  # of no offsets there would be -1 runs
    out = empty_from_metadata(contiguous_metadata((*runs, *m.sizes[axis + 1 :]), m.dtype, m.device))
    if m.device.type == "meta":
        return out
    if m.device is not cpu:
        _check_kinds("_segment_reduce_cuda_kernel1", "segment_reduce_cuda", data, given)
        kernel, first = segment_reduce_stub[m.device.type], start if initial is None else initial
        kernel(out, dense(data), _edges(lengths, offsets), reduce, initial is not None, first)
        return out
    _check_kinds(f"_segment_reduce_{name}_cpu_kernel1", "_segment_reduce_cpu", data, given)
    numbers, reduced = read(data), np.empty(out.meta_.sizes, read(out).dtype)
    with np.errstate(all="ignore"):
        for place, begin, end in _runs(lengths, offsets):
            segment = numbers[place[:-1]][begin:end]
            value = np.full(reduced.shape[len(place) :], start if initial is None else initial, reduced.dtype)
            # One after the other and rounded each time, as PyTorch does: a pairwise sum would differ in the last bits.
            for element in segment:
                value = rounded(combine(value, element), out)
            if reduce == "mean":
                value = value / len(segment) if len(segment) else value if initial is not None else value * np.nan
            reduced[place] = value
    write(out, reduced)
    return out


def _check_lengths(lengths: Tensor, size: int) -> None:
    check(F.item(F.min(lengths)) >= 0, "lengths contains negative value!")
    check(
        F.item(F.all(F.eq(F.sum(lengths, -1), size))),
        "segment_reduce(): Expected all rows of lengths along axis to sum to data.size(lengths.dim()-1) when !unsafe.",
    )


def _edges(lengths: Tensor | None, offsets: Tensor | None) -> Tensor:
    """Where runs begin, and where the last one of each row ends, in int64."""
    if offsets is not None:
        return dense(offsets, int64)
    assert lengths is not None
    with AutoDispatchBelowADInplaceOrView():
        ends = F.cumsum(lengths, -1, dtype=int64)
        return F.cat((F.new_zeros_default(ends, (*ends.meta_.sizes[:-1], 1)), ends), -1)


def _check_kinds(of_given: str, of_data: str, data: Tensor, given: Tensor) -> None:
    for name, dtype, fits in (
        (of_given, given.meta_.dtype, given.meta_.dtype in (int32, int64)),
        (of_data, data.meta_.dtype, data.meta_.dtype.is_floating_point),
    ):
        check(fits, lambda: f"\"{name}\" not implemented for '{dtype.cpp_name}'", NotImplementedError)  # noqa: B023


def _segment_reduce_backward(
    grad: Tensor, output: Tensor, data: Tensor, reduce: str, lengths: Tensor | None, offsets: Tensor | None, axis: int,
    initial: Number | None,
) -> Tensor:  # fmt: skip
    """What `data` gets of the result's gradient."""
    m = data.meta_
    check(
        lengths is not None or offsets is not None,
        "segment_reduce(): Either lengths or offsets must be defined.",
    )
    maybe_wrap_dim(axis, m.dim)
    _, start = _reduction(reduce)
    out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
    if m.device.type == "meta":
        return out
    if m.device is not cpu:
        kernel = segment_reduce_backward_stub[m.device.type]
        tensors = zero_(out), dense(grad), dense(output), dense(data), _edges(lengths, offsets)
        kernel(*tensors, reduce, start if initial is None else initial)
        return out
    if m.dim != output.meta_.dim or m.sizes[axis + 1 :] != output.meta_.sizes[axis + 1 :]:
        return zero_(out)  # of other data: the node refuses this gradient by its shape
    numbers, results, grads = read(data), read(output), read(grad)
    received = np.zeros(numbers.shape, numbers.dtype)
    with np.errstate(all="ignore"):
        for place, begin, end in _runs(lengths, offsets):
            at: Any = (*place[:-1], slice(begin, end))
            if begin != end:
                received[at] = _share(reduce, grads[place], results[place], numbers[at], initial)
    write(out, received)
    return out


def _share(reduce: str, grad: np.ndarray, result: np.ndarray, run: np.ndarray, initial: Number | None) -> np.ndarray:
    """What the elements of one run get."""
    if reduce == "sum":
        return np.broadcast_to(grad, run.shape)
    if reduce == "mean":
        return np.broadcast_to(grad / len(run), run.shape)
    if reduce == "prod":
        return _share_of_product(grad, result, run, initial)
    chosen = np.isnan(run) | (run == result)
    shared = np.where(chosen, grad, 0)
    count = chosen.sum(0)
    # Elements that are equally extreme share the gradient; PyTorch does not divide a negative gradient.
    return np.where((count > 1) & (shared > 0), shared / np.maximum(count, 1), shared)


def _share_of_product(grad: np.ndarray, result: np.ndarray, run: np.ndarray, initial: Number | None) -> np.ndarray:
    """The product of the others: the whole divided by the element. Where the element is 0 or NaN, which no division takes out
    again, the others are multiplied anew."""
    shared = grad * result / run
    for i in range(len(run)):
        others = np.delete(run, i, 0).prod(0) * (1 if initial is None else initial)
        shared[i] = np.where(np.isnan(run[i]) | (run[i] == 0), grad * others, shared[i])
    return shared
