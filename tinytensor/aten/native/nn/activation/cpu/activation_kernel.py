"""Kernels of the elementwise activations and losses.

Mirrors aten/src/ATen/native/cpu/{Activation,Elu,Gelu}.cpp, and the losses of cpu/{BinaryOps,PointwiseOps}Kernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, dispatch
from tinytensor.aten.native.cpu.loops import LoopKernel
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.nn.activation.reference import activation as reference
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.aten.native.nn.activation.ufunc import activation as smooth
from tinytensor.aten.native.nn.loss.ufunc import loss
from tinytensor.aten.native.pointwise.reference import elementwise
from tinytensor.aten.native.ufunc._typing import PerDtype
from tinytensor.c10.scalar_type import ScalarType

elementwise.FUNCTIONS.update(reference.FUNCTIONS)


class ActivationKernel(LoopKernel):
    """A kernel that refuses other dtypes under the name that PyTorch's kernel has, which follows no rule."""

    def __init__(self, refused_as: str, functor: Callable | PerDtype, arity: int, scalars: int, **options: Any):
        super().__init__(functor, arity, scalars, **options)
        self.refused_as = refused_as

    def specialize(
        self,
        out_dtype: ScalarType,
        in_dtypes: tuple[ScalarType, ...],
        compute_dtype: ScalarType,
        contiguous: bool,
        strides: Sequence[tuple[int, ...]] | None = None,
    ) -> Any:
        dispatch(compute_dtype, self.refused_as, self.dtypes)
        return super().specialize(out_dtype, in_dtypes, compute_dtype, contiguous, strides)


def register(
    stub: DispatchStub,
    functor: Callable | PerDtype,
    arity: int,
    scalars: int = 0,
    *,
    cost: float = 1.0,
    refused_as: str = "",
    dtypes: frozenset[ScalarType] = FLOATING_TYPES,
) -> None:
    name = stub.name.removesuffix("_stub")
    kernel = ActivationKernel(refused_as or f"{name}_cpu", functor, arity, scalars, name=name, cost=cost, dtypes=dtypes)
    stub.register("cpu", kernel)


register(stubs.elu_stub, smooth.elu, 1, 3, cost=16)
register(stubs.gelu_stub, smooth.gelu, 1, cost=14, refused_as="GeluKernelImpl")
register(stubs.gelu_onednn_stub, smooth.gelu_onednn, 1, cost=14)
register(stubs.gelu_tanh_stub, smooth.gelu_tanh, 1, cost=14, refused_as="GeluKernelImpl")
register(stubs.silu_stub, smooth.silu, 1, cost=10)
register(stubs.mish_stub, smooth.mish, 1, cost=12)
register(stubs.leaky_relu_stub, activation.leaky_relu, 1, 1)
register(stubs.hardswish_stub, activation.hardswish, 1, cost=2)
register(stubs.hardsigmoid_stub, activation.hardsigmoid, 1, cost=2)
register(stubs.softplus_stub, smooth.softplus, 1, 2, cost=16)
register(stubs.softshrink_stub, activation.softshrink, 1, 1, refused_as="softshrink_check")
register(stubs.hardshrink_stub, activation.hardshrink, 1, 1)
register(stubs.log_sigmoid_stub, smooth.log_sigmoid, 1, cost=16)
register(stubs.log_sigmoid_buffer_stub, smooth.log_sigmoid_buffer, 1, cost=8, refused_as="log_sigmoid_cpu")
register(stubs.prelu_stub, activation.prelu, 2)
register(stubs.glu_stub, smooth.glu, 2, cost=10)

register(stubs.elu_backward_stub, smooth.elu_backward, 2, 3, cost=10)
register(stubs.elu_backward_of_result_stub, smooth.elu_backward_of_result, 2, 3, cost=2, refused_as="elu_backward_cpu")
register(stubs.gelu_backward_stub, smooth.gelu_backward, 2, cost=24, refused_as="GeluBackwardKernelImpl")
register(stubs.gelu_tanh_backward_stub, smooth.gelu_tanh_backward, 2, cost=16, refused_as="GeluBackwardKernelImpl")
register(stubs.silu_backward_stub, smooth.silu_backward, 2, cost=12)
register(stubs.mish_backward_stub, smooth.mish_backward, 2, cost=24)
register(stubs.leaky_relu_backward_stub, activation.leaky_relu_backward, 2, 1)
register(stubs.hardtanh_backward_stub, activation.hardtanh_backward, 2, 2, refused_as="hardshrink_backward_cpu")
register(stubs.hardswish_backward_stub, activation.hardswish_backward, 2, cost=2)
register(stubs.hardsigmoid_backward_stub, activation.hardsigmoid_backward, 2, refused_as="hardsigmoid_backward")
register(stubs.softplus_backward_stub, smooth.softplus_backward, 2, 2, cost=10)
register(stubs.shrink_backward_stub, activation.shrink_backward, 2, 1)
register(stubs.log_sigmoid_backward_stub, smooth.log_sigmoid_backward, 3, cost=2)
register(stubs.prelu_backward_self_stub, activation.prelu_backward_self, 3, refused_as="prelu_backward_cpu")
register(stubs.prelu_backward_weight_stub, activation.prelu_backward_weight, 2, refused_as="prelu_backward_cpu")
register(stubs.glu_backward_stub, smooth.glu_backward, 3, cost=2)

register(stubs.mse_stub, loss.mse, 2)
register(stubs.mse_backward_stub, loss.mse_backward, 3, 1, refused_as="mse_backward_cpu_out", dtypes=ALL_TYPES)
register(stubs.smooth_l1_stub, loss.smooth_l1, 2, 1, cost=2)
register(stubs.smooth_l1_backward_stub, loss.smooth_l1_backward, 3, 2, cost=2, refused_as="smooth_l1_backward_cpu_out")
register(stubs.huber_stub, loss.huber, 2, 1, cost=2)
register(stubs.huber_backward_stub, loss.huber_backward, 3, 2, cost=2, refused_as="huber_backward_cpu_out")
register(stubs.binary_cross_entropy_stub, loss.binary_cross_entropy, 2, cost=24, refused_as="binary_cross_entropy")
register(
    stubs.binary_cross_entropy_backward_stub, loss.binary_cross_entropy_backward, 3, cost=2,
    refused_as="binary_cross_entropy_backward",
)  # fmt: skip
