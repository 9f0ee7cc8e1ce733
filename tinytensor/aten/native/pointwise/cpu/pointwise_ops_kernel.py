"""Kernels of three inputs, and those that bound or choose.

Mirrors aten/src/ATen/native/cpu/{PointwiseOpsKernel,TensorCompareKernel,LerpKernel}.cpp.
"""

from __future__ import annotations

from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES
from tinytensor.aten.native.cpu.loops import cpu_kernel
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.aten.native.pointwise import pointwise_ops_stubs
from tinytensor.aten.native.pointwise.ufunc import arithmetic

# `masks`: the operand that chooses. `moves`: `where` only moves elements, so where no dtype changes it moves their bits.
clamp_kernel = cpu_kernel(arithmetic.clamp, 3, name="clamp", dtypes=ALL_TYPES)
clamp_min_kernel = cpu_kernel(arithmetic.clamp_min, 2, name="clamp_min", dtypes=ALL_TYPES)
clamp_max_kernel = cpu_kernel(arithmetic.clamp_max, 2, name="clamp_max", dtypes=ALL_TYPES)
where_kernel = cpu_kernel(activation.where, 3, name="where", masks=(0,), moves=True)
masked_fill_kernel = cpu_kernel(activation.masked_fill, 2, scalars=1, name="masked_fill", masks=(1,))
addcmul_kernel = cpu_kernel(arithmetic.addcmul, 3, scalars=1, name="addcmul", dtypes=ALL_TYPES)
addcdiv_kernel = cpu_kernel(arithmetic.addcdiv, 3, scalars=1, name="addcdiv", dtypes=FLOATING_TYPES, cost=2)
lerp_kernel = cpu_kernel(arithmetic.lerp, 3, name="lerp", dtypes=FLOATING_TYPES)
lerp_scalar_kernel = cpu_kernel(arithmetic.lerp, 2, scalars=1, name="lerp", dtypes=FLOATING_TYPES)

pointwise_ops_stubs.clamp_stub.register("cpu", clamp_kernel)
pointwise_ops_stubs.clamp_min_stub.register("cpu", clamp_min_kernel)
pointwise_ops_stubs.clamp_max_stub.register("cpu", clamp_max_kernel)
pointwise_ops_stubs.where_stub.register("cpu", where_kernel)
pointwise_ops_stubs.masked_fill_stub.register("cpu", masked_fill_kernel)
pointwise_ops_stubs.addcmul_stub.register("cpu", addcmul_kernel)
pointwise_ops_stubs.addcdiv_stub.register("cpu", addcdiv_kernel)
pointwise_ops_stubs.lerp_stub.register("cpu", lerp_kernel)
pointwise_ops_stubs.lerp_scalar_stub.register("cpu", lerp_scalar_kernel)
