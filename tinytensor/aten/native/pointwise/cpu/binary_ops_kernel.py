"""Kernels of two inputs: arithmetic, extremes, bit operations, comparisons, backward factors of activations.

A kernel is a scalar functor of `ufunc` and the facts that `cpu_kernel` needs about it: which compute types it takes, what
it costs, which operand keeps its digits. The loops around it are in aten/native/cpu/loop_templates.py.

Mirrors aten/src/ATen/native/cpu/BinaryOpsKernel.cpp.
"""

from __future__ import annotations

from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, INTEGRAL_TYPES_AND_BOOL
from tinytensor.aten.native.cpu.loops import cpu_kernel
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.aten.native.pointwise import binary_ops_stubs, unary_ops_stubs
from tinytensor.aten.native.pointwise.ufunc import arithmetic, bitwise, compare
from tinytensor.aten.native.ufunc._typing import PerDtype

# `exact=(1,)`: a wrapped number beside a 16-bit tensor keeps its digits in a product or quotient (PyTorch's `opmath` scalar);
# in a sum it is rounded to 16 bits first. A product of bools is their conjunction.
add_kernel = cpu_kernel(arithmetic.add, 2, scalars=1, name="add")
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

binary_ops_stubs.add_stub.register("cpu", add_kernel)
binary_ops_stubs.mul_stub.register("cpu", mul_kernel)
binary_ops_stubs.div_true_stub.register("cpu", div_true_kernel)
binary_ops_stubs.pow_tensor_tensor_stub.register("cpu", pow_kernel)
binary_ops_stubs.maximum_stub.register("cpu", maximum_kernel)
binary_ops_stubs.minimum_stub.register("cpu", minimum_kernel)
binary_ops_stubs.bitwise_and_stub.register("cpu", bitwise_and_kernel)
binary_ops_stubs.bitwise_or_stub.register("cpu", bitwise_or_kernel)
binary_ops_stubs.bitwise_xor_stub.register("cpu", bitwise_xor_kernel)
binary_ops_stubs.tanh_backward_stub.register("cpu", tanh_backward_kernel)
binary_ops_stubs.sigmoid_backward_stub.register("cpu", sigmoid_backward_kernel)
binary_ops_stubs.threshold_backward_stub.register("cpu", threshold_backward_kernel)


# ==== comparisons and logic ===========================================================================================
#
# Kernels whose result is a truth value: comparisons, logic, tests for NaN and infinity. Those of one input stand here too,
# beside their kind. What is compared is converted to the operands' common dtype; the output is always bool.
#
# Mirrors the comparison and logical kernels of aten/src/ATen/native/cpu/{BinaryOpsKernel,UnaryOpsKernel}.cpp.


binary_ops_stubs.eq_stub.register("cpu", cpu_kernel(compare.eq, 2, name="eq"))
binary_ops_stubs.ne_stub.register("cpu", cpu_kernel(compare.ne, 2, name="ne"))
binary_ops_stubs.lt_stub.register("cpu", cpu_kernel(compare.lt, 2, name="lt"))
binary_ops_stubs.le_stub.register("cpu", cpu_kernel(compare.le, 2, name="le"))
binary_ops_stubs.gt_stub.register("cpu", cpu_kernel(compare.gt, 2, name="gt"))
binary_ops_stubs.ge_stub.register("cpu", cpu_kernel(compare.ge, 2, name="ge"))
binary_ops_stubs.logical_and_stub.register("cpu", cpu_kernel(compare.logical_and, 2, name="logical_and"))
binary_ops_stubs.logical_or_stub.register("cpu", cpu_kernel(compare.logical_or, 2, name="logical_or"))
binary_ops_stubs.logical_xor_stub.register("cpu", cpu_kernel(compare.logical_xor, 2, name="logical_xor"))
unary_ops_stubs.logical_not_stub.register("cpu", cpu_kernel(compare.logical_not, 1, name="logical_not"))
