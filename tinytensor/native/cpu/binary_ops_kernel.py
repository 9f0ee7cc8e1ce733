"""Kernels of two inputs: arithmetic, extremes, bit operations, backward factors of activations.

Mirrors aten/src/ATen/native/cpu/BinaryOpsKernel.cpp.
"""

from __future__ import annotations

from tinytensor.native import stubs
from tinytensor.native.cpu.loops import cpu_kernel
from tinytensor.native.dtype_dispatch import ALL_TYPES, FLOATING_TYPES, INTEGRAL_TYPES_AND_BOOL
from tinytensor.native.ufunc import activation, arithmetic, bitwise
from tinytensor.native.ufunc._typing import PerDtype

add_kernel = cpu_kernel(arithmetic.add, 2, scalars=1, name="add")
sub_kernel = cpu_kernel(arithmetic.sub, 2, scalars=1, name="sub", dtypes=ALL_TYPES)
rsub_kernel = cpu_kernel(arithmetic.rsub, 2, scalars=1, name="rsub", dtypes=ALL_TYPES)
mul_kernel = cpu_kernel(PerDtype(arithmetic.mul, bool_=bitwise.bitwise_and), 2, name="mul", exact=(1,))
div_true_kernel = cpu_kernel(arithmetic.div_true, 2, name="div_true", dtypes=FLOATING_TYPES, cost=2, exact=(1,))
pow_kernel = cpu_kernel(arithmetic.pow, 2, name="pow", dtypes=ALL_TYPES, cost=16)
maximum_kernel = cpu_kernel(arithmetic.maximum, 2, name="maximum")
minimum_kernel = cpu_kernel(arithmetic.minimum, 2, name="minimum")

bitwise_and_kernel = cpu_kernel(bitwise.bitwise_and, 2, name="bitwise_and", dtypes=INTEGRAL_TYPES_AND_BOOL)
bitwise_or_kernel = cpu_kernel(bitwise.bitwise_or, 2, name="bitwise_or", dtypes=INTEGRAL_TYPES_AND_BOOL)
bitwise_xor_kernel = cpu_kernel(bitwise.bitwise_xor, 2, name="bitwise_xor", dtypes=INTEGRAL_TYPES_AND_BOOL)

tanh_backward_kernel = cpu_kernel(activation.tanh_backward, 2, name="tanh_backward", dtypes=FLOATING_TYPES)
sigmoid_backward_kernel = cpu_kernel(activation.sigmoid_backward, 2, name="sigmoid_backward", dtypes=FLOATING_TYPES)
threshold_backward_kernel = cpu_kernel(
    activation.threshold_backward, 2, scalars=1, name="threshold_backward", dtypes=ALL_TYPES
)

stubs.add_stub.register("cpu", add_kernel)
stubs.sub_stub.register("cpu", sub_kernel)
stubs.rsub_stub.register("cpu", rsub_kernel)
stubs.mul_stub.register("cpu", mul_kernel)
stubs.div_true_stub.register("cpu", div_true_kernel)
stubs.pow_tensor_tensor_stub.register("cpu", pow_kernel)
stubs.maximum_stub.register("cpu", maximum_kernel)
stubs.minimum_stub.register("cpu", minimum_kernel)
stubs.bitwise_and_stub.register("cpu", bitwise_and_kernel)
stubs.bitwise_or_stub.register("cpu", bitwise_or_kernel)
stubs.bitwise_xor_stub.register("cpu", bitwise_xor_kernel)
stubs.tanh_backward_stub.register("cpu", tanh_backward_kernel)
stubs.sigmoid_backward_stub.register("cpu", sigmoid_backward_kernel)
stubs.threshold_backward_stub.register("cpu", threshold_backward_kernel)
