"""Stubs of the operators that move elements about. A kernel is a planner, as in tensor_advanced_indexing_stubs.py.

    triangle_stub  planner(m, out, diagonal, upper) -> launch(out, self): tril and triu
    flip_stub      planner(m, out, dims)            -> launch(out, self)
    cat_stub       planner(metas, dim, out)         -> launch(out, tensors)

Two are no planners, and devices alone have them:

    repeat_interleave_stub   function(out, repeats, ends), row-major; `ends` is the running sum of `repeats`, in int64
    triangle_indices_stub    function(out, rows, columns, offset, upper), row-major

Mirrors aten/src/ATen/native/TensorTransformations.h and the DECLARE_DISPATCH line of native/cpu/CatKernel.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

triangle_stub = DispatchStub("triangle_stub")
flip_stub = DispatchStub("flip_stub")
cat_stub = DispatchStub("cat_stub")
repeat_interleave_stub = DispatchStub("repeat_interleave_stub")
triangle_indices_stub = DispatchStub("triangle_indices_stub")
