"""The stub of copy_. See Note [Elementwise kernels behind a stub] in aten/native/pointwise/binary_ops_stubs.py.

Mirrors aten/src/ATen/native/Copy.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

copy_stub = DispatchStub("copy_stub")  # self, in any dtype
