"""Stubs of the distances. Batches may broadcast; results are contiguous.

    cdist_stub(result, x1, x2, p)        cdist_backward_stub(result, grad, x1, x2, p, dist)
    pdist_forward_stub(result, self, p)  pdist_backward_stub(result, grad, self, p, dist)

Mirrors aten/src/ATen/native/Distance.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

cdist_stub = DispatchStub("cdist_stub")
cdist_backward_stub = DispatchStub("cdist_backward_stub")
pdist_forward_stub = DispatchStub("pdist_forward_stub")
pdist_backward_stub = DispatchStub("pdist_backward_stub")
