"""The stub of fill_. See Note [Elementwise kernels behind a stub] in aten/native/pointwise/binary_ops_stubs.py.

Mirrors aten/src/ATen/native/Fill.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

fill_stub = DispatchStub("fill_stub")  # no input; value
