"""NumPy kernels of indexing: the oracle of the tests, and what runs where nothing can be compiled.

The planners have the form of aten/native/indexing/tensor_advanced_indexing_stubs.py; there is nothing to prepare.
Elements are moved as they are stored, so no dtype needs special care except where values accumulate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing import IndexGeometry
from tinytensor.aten.native.reference.arrays import encode, read, view, write
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
BadIndex = tuple[int, int] | None
Launch = Callable[..., BadIndex]


def first_bad_index(indices: Sequence[np.ndarray], sizes: Ints, negative: bool = True) -> BadIndex:
    """(which index array, value) of the first index out of bounds."""
    for which, (index, size) in enumerate(zip(indices, sizes, strict=True)):
        bad = index[(index < (-size if negative else 0)) | (index >= size)]
        if bad.size:
            return which, int(bad.flat[0])
    return None


def _flat_places(g: IndexGeometry, indices: Sequence[np.ndarray]) -> np.ndarray:
    """Element offsets into the indexed tensor, over the result's shape."""
    # The offset of a place is a sum over dimensions: position times stride where the position decides, index times stride
    # where an index does (there g.source is 0). Each summand is given the shape that broadcasts along its own dimensions.
    places = np.zeros(g.shape, np.int64)
    for dim, (size, stride) in enumerate(zip(g.shape, g.source, strict=True)):
        places += (np.arange(size) * stride).reshape((-1,) + (1,) * (len(g.shape) - 1 - dim))
    inner = (1,) * (len(g.shape) - g.index_start - len(g.index_shape))
    for index, size, stride in zip(indices, g.sizes, g.strides, strict=True):
        counted = np.where(index < 0, index + size, index) * stride
        places += np.broadcast_to(counted, g.index_shape).reshape(g.index_shape + inner)
    return places


def _storage(t: Tensor, reach: int) -> np.ndarray:
    """The stored elements from the tensor's first to the furthest that is used."""
    dtype = t.meta_.dtype.numpy
    return np.ndarray((reach,), dtype, t.storage_.as_bytes(), t.byte_offset_)


def plan_index(g: IndexGeometry, m: Metadata, out: Metadata) -> Launch:
    def launch(out: Tensor, self: Tensor, indices: Sequence[Tensor]) -> BadIndex:
        arrays = [view(i) for i in indices]
        bad = first_bad_index(arrays, g.sizes) if 0 not in g.index_shape else None
        if bad is None and out.meta_.numel:
            places = _flat_places(g, arrays)
            view(out)[...] = _storage(self, int(places.max()) + 1)[places]
        return bad

    return launch


def plan_index_put(g: IndexGeometry, m: Metadata, value_strides: Ints, accumulate: bool) -> Launch:
    def launch(self: Tensor, indices: Sequence[Tensor], values: Tensor) -> BadIndex:
        arrays = [view(i) for i in indices]
        bad = first_bad_index(arrays, g.sizes) if 0 not in g.index_shape else None
        if bad is None and np.prod(g.shape, dtype=np.int64):
            places = _flat_places(g, arrays)
            stored = _storage(self, int(places.max()) + 1)
            if not accumulate:
                stored[places] = np.broadcast_to(view(values), g.shape)
            else:
                _add_one_by_one(self, stored, places, np.broadcast_to(read(values), g.shape))
        return bad

    return launch


def _add_one_by_one(self: Tensor, stored: np.ndarray, places: np.ndarray, values: np.ndarray) -> None:
    whole = new_tensor(self.meta_.with_geometry((stored.size,), (1,)), self.storage_, self.byte_offset_)
    combine_one_by_one(whole, places, values, np.add)


def combine_one_by_one(whole: Tensor, places: np.ndarray, values: np.ndarray, combine: np.ufunc) -> None:
    """Several values may go to one place. 16-bit floats are rounded after each, as PyTorch does; other narrow types
    are combined in int64."""
    places, values = places.reshape(-1), values.reshape(-1)
    with np.errstate(all="ignore"):
        if whole.meta_.dtype.itemsize == 2 and whole.meta_.dtype.is_floating_point:
            for at, value in zip(places, values, strict=True):
                one = new_tensor(
                    whole.meta_.with_geometry((1,), (1,)), whole.storage_, whole.byte_offset_ + 2 * int(at)
                )
                write(one, combine(read(one), value))
            return
        total = read(whole)
        total = total.astype(np.promote_types(total.dtype, np.int64 if total.dtype.kind in "biu" else np.float32))
        combine.at(total, places, values.astype(total.dtype))
    touched = np.unique(places)
    view(whole)[touched] = encode(total[touched], whole)


def plan_gather(m: Metadata, dim: int, index: Metadata, index_strides: Ints, out: Metadata) -> Launch:
    def launch(out: Tensor, self: Tensor, index: Tensor) -> BadIndex:
        if out.meta_.numel == 0:
            return None
        positions, source, target = view(index), np.atleast_1d(view(self)), np.atleast_1d(view(out))
        bad = first_bad_index([positions], (source.shape[dim],), negative=False)
        if bad is not None:
            return bad
        # take and take_along_axis are two loops of NumPy: the first takes whole slices by one vector of indices
        # (index_select), the second has an index for each element and wants a window of the index's size.
        if (
            positions.ndim < 2
            and target.ndim >= 1
            and source.shape[:dim] == target.shape[:dim]
            and (source.shape[dim + 1 :] == target.shape[dim + 1 :])
        ):
            target[...] = np.take(source, np.atleast_1d(positions), axis=dim).reshape(target.shape)
        else:
            window = tuple(slice(None) if d == dim else slice(n) for d, n in enumerate(target.shape))
            target[...] = np.take_along_axis(source[window], positions.reshape(target.shape), axis=dim)
        return None

    return launch


class Counted(NamedTuple):
    """How many elements of a mask are true."""

    total: int


class MaskKernels:
    """What aten/native/indexing/cpu/index_kernel.py's MaskKernels do."""

    def count(self, mask: Tensor) -> Counted:
        return Counted(int(np.count_nonzero(view(mask))))

    def few(self, source: Tensor) -> Tensor | None:
        return None

    def positions(self, out: Tensor, mask: Tensor, counted: Counted) -> None:
        if mask.meta_.dim:
            view(out)[...] = np.argwhere(view(mask))

    def select(self, out: Tensor, source: Tensor, mask: Tensor, counted: Counted) -> None:
        view(out)[...] = view(source)[view(mask) != 0]


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.index_stub.register("cpu", plan_index)
    stubs.index_put_stub.register("cpu", plan_index_put)
    stubs.gather_stub.register("cpu", plan_gather)
    stubs.masked_stub.register("cpu", MaskKernels())
