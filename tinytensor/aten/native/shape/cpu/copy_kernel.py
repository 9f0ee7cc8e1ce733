"""Copying, with a change of dtype where the two sides differ.

The loop computes in the source's type; writing does the rest: floats lose their fraction when they become integers,
integers wrap, whatever is not zero becomes True.

Mirrors aten/src/ATen/native/cpu/CopyKernel.cpp.
"""

from __future__ import annotations

from tinytensor.aten.native.cpu.loops import cpu_kernel
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.aten.native.shape import copy_stubs

copy_kernel = cpu_kernel(activation.copy, 1, name="copy", moves=True)

copy_stubs.copy_stub.register("cpu", copy_kernel)
