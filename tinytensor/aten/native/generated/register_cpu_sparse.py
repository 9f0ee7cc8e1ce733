# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `sparse`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.sparse import sparse_tensor
from tinytensor.aten.native.generated.kernel_patterns import new_2, new_4

cpu = registrar(provide_impl, DispatchKey.CPU)


_to_sparse = cpu("_to_sparse", new_4(sparse_tensor._to_sparse_dense))
_to_sparse_sparse_dim = cpu("_to_sparse.sparse_dim", new_2(sparse_tensor._to_sparse_sparse_dim_dense))
