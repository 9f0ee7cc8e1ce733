"""Stubs of the indexing operators. As for reductions, a kernel is a planner: metadata in, a prepared launch out.

    index_stub      planner(geometry, m, out) -> launch(out, self, indices), which returns a bad index or None
    index_put_stub  planner(geometry, m, value_strides, accumulate) -> launch(self, indices, values); likewise
    gather_stub     planner(m, dim, index, index_strides, out) -> launch(out, self, index); likewise
    masked_stub     an object with count(mask), positions(out, mask, counted), select(out, source, mask, counted)
    cat_stub        planner(metas, dim, out)             -> launch(out, tensors)

A bad index comes back as (which index tensor, its value): kernels cannot raise.

Mirrors aten/src/ATen/native/TensorAdvancedIndexing.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

index_stub = DispatchStub("index_stub")
index_put_stub = DispatchStub("index_put_stub")
gather_stub = DispatchStub("gather_stub")
masked_stub = DispatchStub("masked_stub")
cat_stub = DispatchStub("cat_stub")
