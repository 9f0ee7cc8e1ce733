# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `factories`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.factories import fill as fill_ops, range_factories, tensor_factories
from tinytensor.aten.native.generated.kernel_patterns import forward_2, forward_3, forward_4, forward_5, forward_6

every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


# empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
@every_backend("empty.memory_format")
def empty_memory_format(ks, size, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.empty_memory_format(size, dtype, layout, device, pin_memory, memory_format)


empty_strided = every_backend("empty_strided", forward_6(tensor_factories.empty_strided))
arange_start_out = every_backend("arange.start_out", forward_4(tensor_factories.arange_start_out))


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
@every_backend("fill_.Scalar")
def fill__Scalar(ks, self, value):
    return fill_ops.fill__Scalar(self, value)


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
@every_backend("fill_.Tensor")
def fill__Tensor(ks, self, value):
    return fill_ops.fill__Tensor(self, value)


# zero_(Tensor(a!) self) -> Tensor(a!)
@every_backend("zero_")
def zero_(ks, self):
    return fill_ops.zero_(self)


linspace_out = every_backend("linspace.out", forward_4(range_factories.linspace_out))
logspace_out = every_backend("logspace.out", forward_5(range_factories.logspace_out))
range_out = every_backend("range.out", forward_4(range_factories.range_out))
eye_out = every_backend("eye.out", forward_2(tensor_factories.eye_out))
eye_m_out = every_backend("eye.m_out", forward_3(tensor_factories.eye_m_out))
