# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `optim`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.optim import foreach_ops_kernels
from tinytensor.aten.native.generated.kernel_patterns import forward_1, forward_2, forward_3

explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)


_foreach_add__Scalar = explicit("_foreach_add_.Scalar", forward_2(foreach_ops_kernels._foreach_add__Scalar))
_foreach_sub__List = explicit("_foreach_sub_.List", forward_3(foreach_ops_kernels._foreach_sub__List))
_foreach_zero_ = explicit("_foreach_zero_", forward_1(foreach_ops_kernels._foreach_zero_))
