# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `quantized`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.quantized import q_tensor
from tinytensor.aten.native.generated.kernel_patterns import forward_2, forward_5

implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


choose_qparams_optimized = implicit("choose_qparams_optimized", forward_5(q_tensor.choose_qparams_optimized))
_choose_qparams_per_tensor = implicit("_choose_qparams_per_tensor", forward_2(q_tensor._choose_qparams_per_tensor))
