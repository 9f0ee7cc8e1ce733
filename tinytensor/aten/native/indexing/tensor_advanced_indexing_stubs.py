"""Stubs of the indexing operators. As for reductions, a kernel is a planner: metadata in, a prepared launch out.

    index_stub      planner(geometry, m, out) -> launch(out, self, indices), which returns a bad index or None
    index_put_stub  planner(geometry, m, value_strides, accumulate) -> launch(self, indices, values); likewise
    gather_stub     planner(m, dim, index, index_strides, out) -> launch(out, self, index); likewise
    masked_stub     an object with count(mask), positions(out, mask, counted), select(out, source, mask, counted); on the CPU
                    few(source) makes the result of nonzero, or None

A bad index comes back as (which index tensor, its value): kernels cannot raise.

Mirrors aten/src/ATen/native/TensorAdvancedIndexing.h.
"""

from __future__ import annotations

from typing import NamedTuple

from tinytensor.aten.native.dispatch_stub import DispatchStub

index_stub = DispatchStub("index_stub")
index_put_stub = DispatchStub("index_put_stub")
gather_stub = DispatchStub("gather_stub")
masked_stub = DispatchStub("masked_stub")


# ==== scatter and masked_scatter ======================================================================================
#
# Stubs of the operators that write through an index or a mask. A kernel is a planner, as above.
#
#     scatter_stub         planner(geometry, dtype, reduce, negative) -> launch(out, index, src), which returns a bad index
#                          or None; `reduce` is None (write), "add", "multiply", "amax" or "amin"; `negative`: whether
#                          indices may count from the end
#     masked_scatter_stub  function(out, mask, source), all row-major; returns whether `source` had enough elements.
#                          A GPU ends the kernel instead if it had not
#
# Mirrors aten/src/ATen/native/ScatterGatherChecks.h and TensorAdvancedIndexing.h.


Ints = tuple[int, ...]


class ScatterGeometry(NamedTuple):
    """For every p of `shape`: out[p * target + index[p] * stride] op= src[p]. All strides count elements.

    target          strides of the output, 0 along the dimension that the index decides
    index_strides   of the index tensor
    size            of that dimension: what an index is checked against; `stride`: what it is multiplied by
    dim, walk       that dimension, and in which order PyTorch comes to the elements, so to a bad index: "slices" one
                    after the other, as an "iterator" has them, or as "scatter" does, which leaves `dim` to an inner loop
    """

    shape: Ints
    target: Ints
    source: Ints
    index_strides: Ints
    size: int
    stride: int
    dim: int = 0
    walk: str = "slices"


scatter_stub = DispatchStub("scatter_stub")
masked_scatter_stub = DispatchStub("masked_scatter_stub")
