"""Stubs of the operators that write through an index or a mask. A kernel is a planner, as in tensor_advanced_indexing_stubs.py.

    scatter_stub         planner(geometry, dtype, reduce, negative) -> launch(out, index, src), which returns a bad index
                         or None; `reduce` is None (write), "add", "multiply", "amax" or "amin"; `negative`: whether
                         indices may count from the end
    masked_scatter_stub  function(out, mask, source), all row-major; returns whether `source` had enough elements

Mirrors aten/src/ATen/native/ScatterGatherChecks.h and TensorAdvancedIndexing.h.
"""

from __future__ import annotations

from typing import NamedTuple

from tinytensor.aten.native.dispatch_stub import DispatchStub

Ints = tuple[int, ...]


class ScatterGeometry(NamedTuple):
    """For every p of `shape`: out[p * target + index[p] * stride] op= src[p]. All strides count elements.

    target          strides of the output, 0 along the dimension that the index decides
    index_strides   of the index tensor
    size            of that dimension: what an index is checked against; `stride`: what it is multiplied by
    """

    shape: Ints
    target: Ints
    source: Ints
    index_strides: Ints
    size: int
    stride: int


scatter_stub = DispatchStub("scatter_stub")
masked_scatter_stub = DispatchStub("masked_scatter_stub")
