"""The stubs of linspace and logspace: `stub["cpu"](out, start, end, steps[, base])` fills a tensor of `steps` elements.

Mirrors aten/src/ATen/native/RangeFactories.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

linspace_stub = DispatchStub("linspace_stub")
logspace_stub = DispatchStub("logspace_stub")
