"""The stubs of arange, linspace and logspace.

arange is an elementwise kernel without inputs: Note [Elementwise kernels behind a stub] in
aten/native/pointwise/binary_ops_stubs.py. The others are plain functions: `stub["cpu"](out, start, end, steps[, base])`
fills a tensor of `steps` elements, `arange_blocks_stub["cpu"](out, start, step)` a contiguous one of floats.

Mirrors aten/src/ATen/native/RangeFactories.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

arange_stub = DispatchStub("arange_stub")  # no input; start, step
arange_blocks_stub = DispatchStub("arange_blocks_stub")
linspace_stub = DispatchStub("linspace_stub")
logspace_stub = DispatchStub("logspace_stub")
