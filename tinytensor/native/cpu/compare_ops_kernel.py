"""Kernels whose result is a truth value: comparisons, logic, tests for NaN and infinity.

Mirrors the comparison and logical kernels of aten/src/ATen/native/cpu/{BinaryOpsKernel,UnaryOpsKernel}.cpp.
"""

from __future__ import annotations

from tinytensor.native import stubs
from tinytensor.native.cpu.loops import cpu_kernel
from tinytensor.native.dtype_dispatch import FLOATING_TYPES
from tinytensor.native.ufunc import compare

stubs.eq_stub.register("cpu", cpu_kernel(compare.eq, 2, name="eq"))
stubs.ne_stub.register("cpu", cpu_kernel(compare.ne, 2, name="ne"))
stubs.lt_stub.register("cpu", cpu_kernel(compare.lt, 2, name="lt"))
stubs.le_stub.register("cpu", cpu_kernel(compare.le, 2, name="le"))
stubs.gt_stub.register("cpu", cpu_kernel(compare.gt, 2, name="gt"))
stubs.ge_stub.register("cpu", cpu_kernel(compare.ge, 2, name="ge"))
stubs.logical_and_stub.register("cpu", cpu_kernel(compare.logical_and, 2, name="logical_and"))
stubs.logical_or_stub.register("cpu", cpu_kernel(compare.logical_or, 2, name="logical_or"))
stubs.logical_xor_stub.register("cpu", cpu_kernel(compare.logical_xor, 2, name="logical_xor"))
stubs.logical_not_stub.register("cpu", cpu_kernel(compare.logical_not, 1, name="logical_not"))
stubs.isnan_stub.register("cpu", cpu_kernel(compare.isnan, 1, name="isnan"))
stubs.isinf_stub.register("cpu", cpu_kernel(compare.isinf, 1, name="isinf", dtypes=FLOATING_TYPES))
stubs.isfinite_stub.register("cpu", cpu_kernel(compare.isfinite, 1, name="isfinite", dtypes=FLOATING_TYPES))
