"""NumPy kernels of the operators that write through an index or a mask. See
aten/native/indexing/tensor_advanced_indexing_stubs.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.reference.index import BadIndex, Launch, combine_one_by_one, first_bad_index
from tinytensor.aten.native.indexing.tensor_advanced_indexing_stubs import Ints, ScatterGeometry
from tinytensor.aten.native.reference.arrays import read, view
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_COMBINE: dict[str, np.ufunc] = {
    "add": np.add,
    "multiply": np.multiply,
    "amax": np.maximum,
    "amin": np.minimum,
}


def over(t: Tensor, shape: Ints, strides: Ints) -> Tensor:
    """The same memory read with other sizes and strides."""
    return new_tensor(t.meta_.plain.with_geometry(shape, strides), t.storage_, t.byte_offset_)


def plan_scatter(g: ScatterGeometry, dtype: ScalarType, reduce: str | None, negative: bool) -> Launch:
    def launch(out: Tensor, index: Tensor, src: Tensor) -> BadIndex:
        if not np.prod(g.shape, dtype=np.int64):
            return None
        positions = view(over(index, g.shape, g.index_strides))
        bad = first_bad_index([positions], (g.size,), negative)
        if bad is not None:
            return bad
        places = np.where(positions < 0, positions + g.size, positions) * g.stride
        for dim, (size, stride) in enumerate(zip(g.shape, g.target, strict=True)):
            places = places + (np.arange(size) * stride).reshape((-1,) + (1,) * (len(g.shape) - 1 - dim))
        whole = over(out, (int(places.max()) + 1,), (1,))
        source = over(src, g.shape, g.source)
        if reduce is None:
            view(whole)[places.reshape(-1)] = view(source).reshape(-1)
        else:
            combine_one_by_one(whole, places, read(source), _COMBINE[reduce])
        return None

    return launch


def masked_scatter(out: Tensor, mask: Tensor, source: Tensor) -> bool:
    chosen = view(mask) != 0
    count = int(np.count_nonzero(chosen))
    if count > source.meta_.numel:
        return False
    view(out)[chosen] = view(source).reshape(-1)[:count]
    return True


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.scatter_stub.register("cpu", plan_scatter)
    stubs.masked_scatter_stub.register("cpu", masked_scatter)
