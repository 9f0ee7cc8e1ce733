# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `factories`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.factories import fill as fill_ops, range_factories, tensor_factories
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_2, forward_3, forward_4, forward_5, forward_6, forward_7, forward_8, new_2, new_6, new_7, new_8,
)

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


new_empty_strided = explicit_non_functional("new_empty_strided", new_7(tensor_factories.new_empty_strided))
empty_like = explicit("empty_like", forward_6(tensor_factories.empty_like))
new_empty = explicit("new_empty", new_6(tensor_factories.new_empty))


# zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
@explicit("zeros")
def zeros(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.zeros(size, dtype, layout, device, pin_memory)


# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
@explicit("zeros.out")
def zeros_out(ks, size, out):
    return tensor_factories.zeros_out(size, out)


zeros_like = explicit("zeros_like", new_6(tensor_factories.zeros_like))
new_zeros = explicit("new_zeros", new_6(tensor_factories.new_zeros))


# ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
@explicit("ones")
def ones(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.ones(size, dtype, layout, device, pin_memory)


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
@explicit("ones.out")
def ones_out(ks, size, out):
    return tensor_factories.ones_out(size, out)


ones_like = explicit("ones_like", new_6(tensor_factories.ones_like))
new_ones = explicit("new_ones", new_6(tensor_factories.new_ones))
full = explicit("full", forward_6(tensor_factories.full))
full_out = explicit("full.out", forward_3(tensor_factories.full_out))
full_like = explicit("full_like", new_7(tensor_factories.full_like))
new_full = explicit("new_full", new_7(tensor_factories.new_full))
scalar_tensor = explicit("scalar_tensor", forward_5(tensor_factories.scalar_tensor))
arange = explicit("arange", forward_5(tensor_factories.arange))
arange_out = explicit("arange.out", forward_2(tensor_factories.arange_out))
arange_start = explicit("arange.start", forward_6(tensor_factories.arange_start))
arange_start_step = explicit("arange.start_step", forward_7(tensor_factories.arange_start_step))
eye = explicit("eye", forward_5(tensor_factories.eye))
eye_m = explicit("eye.m", forward_6(tensor_factories.eye_m))
fill_Scalar = explicit("fill.Scalar", new_2(fill_ops.fill_Scalar))
fill_Tensor = explicit("fill.Tensor", new_2(fill_ops.fill_Tensor))
linspace = explicit("linspace", forward_7(range_factories.linspace))
linspace_Tensor_Tensor = explicit("linspace.Tensor_Tensor", new_7(range_factories.linspace_Tensor_Tensor))
linspace_Tensor_Scalar = explicit("linspace.Tensor_Scalar", new_7(range_factories.linspace_Tensor_Scalar))
linspace_Scalar_Tensor = explicit("linspace.Scalar_Tensor", new_7(range_factories.linspace_Scalar_Tensor))
linspace_Tensor_Tensor_out = explicit("linspace.Tensor_Tensor_out", forward_4(range_factories.linspace_Tensor_Tensor_out))
linspace_Tensor_Scalar_out = explicit("linspace.Tensor_Scalar_out", forward_4(range_factories.linspace_Tensor_Scalar_out))
linspace_Scalar_Tensor_out = explicit("linspace.Scalar_Tensor_out", forward_4(range_factories.linspace_Scalar_Tensor_out))
logspace = explicit("logspace", forward_8(range_factories.logspace))
logspace_Tensor_Tensor = explicit("logspace.Tensor_Tensor", new_8(range_factories.logspace_Tensor_Tensor))
logspace_Tensor_Scalar = explicit("logspace.Tensor_Scalar", new_8(range_factories.logspace_Tensor_Scalar))
logspace_Scalar_Tensor = explicit("logspace.Scalar_Tensor", new_8(range_factories.logspace_Scalar_Tensor))
logspace_Tensor_Tensor_out = explicit("logspace.Tensor_Tensor_out", forward_5(range_factories.logspace_Tensor_Tensor_out))
logspace_Tensor_Scalar_out = explicit("logspace.Tensor_Scalar_out", forward_5(range_factories.logspace_Tensor_Scalar_out))
logspace_Scalar_Tensor_out = explicit("logspace.Scalar_Tensor_out", forward_5(range_factories.logspace_Scalar_Tensor_out))
range_step = explicit("range.step", forward_7(range_factories.range_step))
range = explicit("range", forward_6(range_factories.range))
range_out_ = explicit("range.out_", forward_3(range_factories.range_out_))
empty_permuted = explicit("empty_permuted", forward_6(tensor_factories.empty_permuted))
bartlett_window = explicit("bartlett_window", forward_5(tensor_factories.bartlett_window))
bartlett_window_periodic = explicit("bartlett_window.periodic", forward_6(tensor_factories.bartlett_window_periodic))
blackman_window = explicit("blackman_window", forward_5(tensor_factories.blackman_window))
blackman_window_periodic = explicit("blackman_window.periodic", forward_6(tensor_factories.blackman_window_periodic))
hann_window = explicit("hann_window", forward_5(tensor_factories.hann_window))
hann_window_periodic = explicit("hann_window.periodic", forward_6(tensor_factories.hann_window_periodic))
hamming_window = explicit("hamming_window", forward_5(tensor_factories.hamming_window))
hamming_window_periodic = explicit("hamming_window.periodic", forward_6(tensor_factories.hamming_window_periodic))
hamming_window_periodic_alpha = explicit("hamming_window.periodic_alpha", forward_7(tensor_factories.hamming_window_periodic_alpha))
hamming_window_periodic_alpha_beta = explicit("hamming_window.periodic_alpha_beta", forward_8(tensor_factories.hamming_window_periodic_alpha_beta))
kaiser_window = explicit("kaiser_window", forward_5(tensor_factories.kaiser_window))
kaiser_window_periodic = explicit("kaiser_window.periodic", forward_6(tensor_factories.kaiser_window_periodic))
kaiser_window_beta = explicit("kaiser_window.beta", forward_7(tensor_factories.kaiser_window_beta))


# empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
@implicit("empty.out")
def empty_out(ks, size, memory_format, out):
    return tensor_factories.empty_out(size, memory_format, out)
