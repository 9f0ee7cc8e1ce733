"""Stubs of the matrix products. As for reductions, a kernel is a planner: metadata in, a prepared launch out.

    mm_stub      planner(a, b, out)        -> launch(out, a, b)
    addmm_stub   planner(self, a, b, out)  -> launch(out, self, a, b, beta, alpha)
    bmm_stub     planner(a, b, out)        -> launch(out, a, b)
    mv_stub      planner(mat, vec, out)    -> launch(out, mat, vec); dot is the product of a matrix of one row
    addmv_stub   planner(self, mat, vec, out)  -> launch(out, self, mat, vec, beta, alpha)
    baddbmm_stub planner(self, a, b, out)  -> launch(out, self, a, b, beta, alpha)

For addmv and baddbmm the metadata of `self` is that of the bias as it is read, expanded to the result's shape.

Mirrors aten/src/ATen/native/CPUBlas.h (`gemm_stub`) and BlasKernel.cpp.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

mm_stub = DispatchStub("mm_stub")
addmm_stub = DispatchStub("addmm_stub")
bmm_stub = DispatchStub("bmm_stub")
mv_stub = DispatchStub("mv_stub")
addmv_stub = DispatchStub("addmv_stub")
baddbmm_stub = DispatchStub("baddbmm_stub")
