# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `core`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native import scalar as scalar_ops, tensor_properties
from tinytensor.aten.native.generated.kernel_patterns import forward_1, forward_2, forward_3

explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


is_same_size = explicit("is_same_size", forward_2(tensor_properties.is_same_size))
sparse_dim = explicit("sparse_dim", forward_1(tensor_properties.sparse_dim))
dense_dim = explicit("dense_dim", forward_1(tensor_properties.dense_dim))
is_pinned = explicit("is_pinned", forward_2(tensor_properties.is_pinned))
is_nonzero = implicit("is_nonzero", forward_1(tensor_properties.is_nonzero))
is_distributed = implicit("is_distributed", forward_1(tensor_properties.is_distributed))
to_dense = implicit("to_dense", forward_3(tensor_properties.to_dense))
pin_memory = implicit("pin_memory", forward_2(tensor_properties.pin_memory))
item = implicit("item", forward_1(scalar_ops.item))
