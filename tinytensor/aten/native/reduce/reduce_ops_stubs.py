"""Stubs of the reductions.

A kernel behind one of these stubs is a *planner*: it looks at metadata once and returns the launch that the operator
then calls with tensors, again and again.

    VALUE_STUBS[op]     planner(m, dims, out_meta)                    -> launch(out, self)
    max_stub, min_stub  planner(m, dim or None, values_meta, indices_meta) -> launch(values or None, indices, self)
    var_stub, std_stub  planner(m, dims, out_meta)                    -> launch(out, self, correction)
    SCAN_STUBS[op]      planner(m, dim, out_meta)                     -> launch(out, self)
    cummax_stub, cummin_stub  planner(m, dim, values_meta, indices_meta) -> launch(values, indices, self)

Mirrors the declarations of aten/src/ATen/native/ReduceOps.h and TensorCompare.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

sum_stub = DispatchStub("sum_stub")
mean_stub = DispatchStub("mean_stub")
prod_stub = DispatchStub("prod_stub")
max_values_stub = DispatchStub("max_values_stub")
min_values_stub = DispatchStub("min_values_stub")
and_stub = DispatchStub("and_stub")
or_stub = DispatchStub("or_stub")
nansum_stub = DispatchStub("nansum_stub")
norm_two_stub = DispatchStub("norm_two_stub")
norm_one_stub = DispatchStub("norm_one_stub")
norm_zero_stub = DispatchStub("norm_zero_stub")
max_stub = DispatchStub("max_stub")
min_stub = DispatchStub("min_stub")
var_stub = DispatchStub("var_stub")
std_stub = DispatchStub("std_stub")
cumsum_stub = DispatchStub("cumsum_stub")
cumprod_stub = DispatchStub("cumprod_stub")
logcumsumexp_stub = DispatchStub("logcumsumexp_stub")
cummax_stub = DispatchStub("cummax_stub")
cummin_stub = DispatchStub("cummin_stub")
# Another form: `stub["cpu"](self, other)` says whether contiguous tensors of one dtype, without 16-bit floats, are equal.
equal_stub = DispatchStub("equal_stub")
# The same for float32 and float64: `stub["cpu"](self, other, rtol, atol, equal_nan)`.
allclose_stub = DispatchStub("allclose_stub")
# `stub["cpu"](out, self)`: the sum of the diagonal of a matrix that has one, in float32 or float64.
trace_stub = DispatchStub("trace_stub")

VALUE_STUBS = {
    "sum": sum_stub, "mean": mean_stub, "prod": prod_stub, "amax": max_values_stub, "amin": min_values_stub,
    "all": and_stub, "any": or_stub, "nansum": nansum_stub, "norm_two": norm_two_stub, "norm_one": norm_one_stub,
    "norm_zero": norm_zero_stub,
}  # fmt: skip
SCAN_STUBS = {"cumsum": cumsum_stub, "cumprod": cumprod_stub, "logcumsumexp": logcumsumexp_stub}
