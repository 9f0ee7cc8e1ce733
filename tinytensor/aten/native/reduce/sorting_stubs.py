"""Stubs of sorting and selecting.

    ORDER_STUBS[op]    planner(m, dim, count, out_meta) -> launch(out, self, flip, wanted, option)

A launch writes to `out` (int64; the shape of self with size `count` along `dim`) the places along `dim` of the elements
chosen: all of them in order ("sort", "sort_unstable"), the first `wanted` ("topk"), the `wanted`-th ("kthvalue"), the
median, the mode. `flip` is -1 for descending order and 0 for ascending. `option` says whether topk's result is sorted, and
for the medians and the mode whether there can be NaN.

    searchsorted_stub  kernel(out, sequence, values, order or None, right), all contiguous, one dtype
    histc_range_stub   kernel(self) -> the smallest and the largest number, NaN if there is one; float32 or float64, contiguous
    histc_count_stub   kernel(out, self, low, high): fills `out`, of the same dtype; both only where kernels are compiled
    count_stub         kernel(counts, numbers) of bincount, int64, contiguous: counts[number] += 1; only where kernels are compiled

What follows NumPy does on the CPU. A device with memory of its own registers

    unique_stub     an object with flat(self, sort, inverse, counts) and slices(self, dim, sort, inverse, counts)
    isin_stub       function(elements, tests, few, assume_unique, invert) -> bool tensor; one dtype
    bincount_stub   function(self, weights or None, minlength) -> counts, or sums of weights
    histc_stub      function(self, bins, low, high) -> counts
    segment_reduce_stub           function(out, data, edges, reduce, whether there is an initial value, initial)
    segment_reduce_backward_stub  function(received, grad, output, data, edges, reduce, initial); `received` holds zeros

The tensors of the last two are row-major. `edges` is int64 and has, for each row, where its runs begin and where the last one ends.

Mirrors the declarations of aten/src/ATen/native/Sorting.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

sort_stub = DispatchStub("sort_stub")
sort_unstable_stub = DispatchStub("sort_unstable_stub")
topk_stub = DispatchStub("topk_stub")
kthvalue_stub = DispatchStub("kthvalue_stub")
median_stub = DispatchStub("median_stub")
nanmedian_stub = DispatchStub("nanmedian_stub")
mode_stub = DispatchStub("mode_stub")
searchsorted_stub = DispatchStub("searchsorted_stub")
count_stub = DispatchStub("count_stub")
unique_stub = DispatchStub("unique_stub")
isin_stub = DispatchStub("isin_stub")
bincount_stub = DispatchStub("bincount_stub")
histc_stub = DispatchStub("histc_stub")
histc_range_stub = DispatchStub("histc_range_stub")
histc_count_stub = DispatchStub("histc_count_stub")
segment_reduce_stub = DispatchStub("segment_reduce_stub")
segment_reduce_backward_stub = DispatchStub("segment_reduce_backward_stub")

ORDER_STUBS = {
    "sort": sort_stub, "sort_unstable": sort_unstable_stub, "topk": topk_stub, "kthvalue": kthvalue_stub,
    "median": median_stub, "nanmedian": nanmedian_stub, "mode": mode_stub,
}  # fmt: skip
