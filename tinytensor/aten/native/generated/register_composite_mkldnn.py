# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `mkldnn`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.mkldnn import conv, mkldnn_conversions
from tinytensor.aten.native.generated.kernel_patterns import forward_2, new_7

explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


mkldnn_convolution = explicit("mkldnn_convolution", new_7(conv.mkldnn_convolution))
to_mkldnn_backward = implicit("to_mkldnn_backward", forward_2(mkldnn_conversions.to_mkldnn_backward))
