"""Kernels whose result is a truth value: comparisons, logic, tests for NaN and infinity.

Mirrors the comparison and logical kernels of aten/src/ATen/native/cpu/{BinaryOpsKernel,UnaryOpsKernel}.cpp.
"""

from __future__ import annotations

from tinytensor.aten.dispatch import FLOATING_TYPES
from tinytensor.aten.native.cpu.loops import cpu_kernel
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.ufunc import compare

binary_ops_stubs.eq_stub.register("cpu", cpu_kernel(compare.eq, 2, name="eq"))
binary_ops_stubs.ne_stub.register("cpu", cpu_kernel(compare.ne, 2, name="ne"))
binary_ops_stubs.lt_stub.register("cpu", cpu_kernel(compare.lt, 2, name="lt"))
binary_ops_stubs.le_stub.register("cpu", cpu_kernel(compare.le, 2, name="le"))
binary_ops_stubs.gt_stub.register("cpu", cpu_kernel(compare.gt, 2, name="gt"))
binary_ops_stubs.ge_stub.register("cpu", cpu_kernel(compare.ge, 2, name="ge"))
binary_ops_stubs.logical_and_stub.register("cpu", cpu_kernel(compare.logical_and, 2, name="logical_and"))
binary_ops_stubs.logical_or_stub.register("cpu", cpu_kernel(compare.logical_or, 2, name="logical_or"))
binary_ops_stubs.logical_xor_stub.register("cpu", cpu_kernel(compare.logical_xor, 2, name="logical_xor"))
binary_ops_stubs.logical_not_stub.register("cpu", cpu_kernel(compare.logical_not, 1, name="logical_not"))
binary_ops_stubs.isnan_stub.register("cpu", cpu_kernel(compare.isnan, 1, name="isnan"))
binary_ops_stubs.isinf_stub.register("cpu", cpu_kernel(compare.isinf, 1, name="isinf", dtypes=FLOATING_TYPES))
binary_ops_stubs.isfinite_stub.register("cpu", cpu_kernel(compare.isfinite, 1, name="isfinite", dtypes=FLOATING_TYPES))
