"""Kernels of one input: signs, roots, roundings, elementary functions, powers with a fixed exponent.

Mirrors aten/src/ATen/native/cpu/{UnaryOpsKernel,PowKernel,Activation}.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, INTEGRAL_TYPES_AND_BOOL
from tinytensor.aten.native.cpu.loops import LoopKernel, cpu_kernel
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.pointwise.ufunc import arithmetic, bitwise, math
from tinytensor.aten.native.ufunc._typing import PerDtype


def float_kernel(functor: Callable | PerDtype, name: str, cost: float = 1.0, **options: Any) -> LoopKernel:
    """A unary kernel for floating types only: integers have been promoted before they get here."""
    return cpu_kernel(functor, 1, name=name, dtypes=FLOATING_TYPES, cost=cost, **options)


binary_ops_stubs.neg_stub.register("cpu", cpu_kernel(arithmetic.neg, 1, name="neg", dtypes=ALL_TYPES))
binary_ops_stubs.abs_stub.register("cpu", cpu_kernel(arithmetic.absolute, 1, name="abs", dtypes=ALL_TYPES))
binary_ops_stubs.sign_stub.register("cpu", cpu_kernel(arithmetic.sign, 1, name="sign"))
binary_ops_stubs.square_stub.register("cpu", cpu_kernel(arithmetic.square, 1, name="square"))
binary_ops_stubs.cube_stub.register("cpu", cpu_kernel(arithmetic.cube, 1, name="cube"))
binary_ops_stubs.bitwise_not_stub.register(
    "cpu", cpu_kernel(bitwise.bitwise_not, 1, name="bitwise_not", dtypes=INTEGRAL_TYPES_AND_BOOL)
)
binary_ops_stubs.relu_stub.register("cpu", cpu_kernel(activation.relu, 1, name="relu", dtypes=ALL_TYPES))
binary_ops_stubs.threshold_stub.register(
    "cpu", cpu_kernel(activation.threshold, 1, scalars=2, name="threshold", dtypes=ALL_TYPES)
)
binary_ops_stubs.pow_tensor_scalar_stub.register(
    "cpu", cpu_kernel(arithmetic.pow, 1, scalars=1, name="pow", dtypes=ALL_TYPES, cost=16)
)

binary_ops_stubs.reciprocal_stub.register("cpu", float_kernel(arithmetic.reciprocal, "reciprocal", cost=2))
binary_ops_stubs.reciprocal_square_stub.register(
    "cpu", float_kernel(arithmetic.reciprocal_square, "reciprocal_square", cost=2)
)
binary_ops_stubs.sqrt_stub.register("cpu", float_kernel(arithmetic.sqrt, "sqrt", cost=2))
binary_ops_stubs.rsqrt_stub.register("cpu", float_kernel(arithmetic.rsqrt, "rsqrt", cost=3))
binary_ops_stubs.floor_stub.register("cpu", cpu_kernel(arithmetic.floor, 1, name="floor", dtypes=ALL_TYPES))
binary_ops_stubs.ceil_stub.register("cpu", cpu_kernel(arithmetic.ceil, 1, name="ceil", dtypes=ALL_TYPES))
binary_ops_stubs.trunc_stub.register("cpu", cpu_kernel(arithmetic.trunc, 1, name="trunc", dtypes=ALL_TYPES))
binary_ops_stubs.round_stub.register("cpu", cpu_kernel(arithmetic.round, 1, name="round", dtypes=ALL_TYPES))
binary_ops_stubs.exp_stub.register("cpu", float_kernel(math.exp, "exp", cost=8))
binary_ops_stubs.log_stub.register("cpu", float_kernel(math.log, "log", cost=8))
binary_ops_stubs.tanh_stub.register("cpu", float_kernel(math.tanh, "tanh", cost=12))
binary_ops_stubs.erf_stub.register("cpu", float_kernel(math.erf, "erf", cost=12))
binary_ops_stubs.sigmoid_stub.register("cpu", float_kernel(math.sigmoid, "sigmoid", cost=10))
binary_ops_stubs.sin_stub.register(
    "cpu", float_kernel(math.sin, "sin", cost=10, guard=(math.sin_cos_outside, math.libm_sin))
)
binary_ops_stubs.cos_stub.register(
    "cpu", float_kernel(math.cos, "cos", cost=10, guard=(math.sin_cos_outside, math.libm_cos))
)
