"""Every elementwise kernel for CUDA: the functors of the CPU in the loops of cuda/loops.py.

A stub whose CPU kernel is a LoopKernel is one functor with its dtypes, so its CUDA kernel follows from it. Activations, losses
of one element, fill_, copy_ and arange have such stubs, too.

Mirrors aten/src/ATen/native/cuda/{BinaryMulKernel,UnaryOpsKernel,PointwiseOpsKernel,ActivationKernels,...}.cu.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType

from tinytensor.aten.native.cpu.loops import LoopKernel
from tinytensor.aten.native.cuda.loops import gpu_kernel
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.factories import fill_stubs, range_factories_stubs
from tinytensor.aten.native.nn.activation import activation_stubs
from tinytensor.aten.native.pointwise import binary_ops_stubs, pointwise_ops_stubs, unary_ops_stubs
from tinytensor.aten.native.shape import copy_stubs
from tinytensor.kernel_compiler.cuda.atomics import device_assert

_FILES = (
    binary_ops_stubs, unary_ops_stubs, pointwise_ops_stubs, activation_stubs, fill_stubs, copy_stubs,
    range_factories_stubs,
)  # fmt: skip


def stubs_of(module: ModuleType) -> Iterator[DispatchStub]:
    """The stubs that a file declares, alone or in dicts."""
    for value in vars(module).values():
        if isinstance(value, DispatchStub):
            yield value
        elif isinstance(value, dict):
            yield from (stub for stub in value.values() if isinstance(stub, DispatchStub))


def of_probabilities(functor: Callable) -> Callable:
    """The functor, which ends the kernel where one of its two operands is no probability (Loss.cu)."""

    def checked(x, target):
        device_assert((x >= 0) & (x <= 1) & (target >= 0) & (target <= 1))
        return functor(x, target)

    return checked


_AROUND = {activation_stubs.binary_cross_entropy_stub: of_probabilities}

for _module in _FILES:
    for _stub in stubs_of(_module):
        if isinstance(_stub["cpu"], LoopKernel):
            _stub.register("cuda", gpu_kernel(_stub["cpu"], _AROUND.get(_stub)))
