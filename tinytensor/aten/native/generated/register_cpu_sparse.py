# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `sparse`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.sparse import sparse_tensor, sparse_tensor_math, tensor_conversions
from tinytensor.aten.native.generated.kernel_patterns import forward_6, new_2, new_3, new_4

cpu = registrar(provide_impl, DispatchKey.CPU)


_to_sparse = cpu("_to_sparse", new_4(sparse_tensor._to_sparse_dense))
_to_sparse_sparse_dim = cpu("_to_sparse.sparse_dim", new_2(sparse_tensor._to_sparse_sparse_dim_dense))
sspaddmm_out = cpu("sspaddmm.out", forward_6(sparse_tensor_math._sspaddmm_out_only_sparse))
_to_sparse_csr = cpu("_to_sparse_csr", new_2(tensor_conversions.dense_to_sparse_csr))
_to_sparse_csc = cpu("_to_sparse_csc", new_2(tensor_conversions.dense_to_sparse_csc))
_to_sparse_bsr = cpu("_to_sparse_bsr", new_3(tensor_conversions.dense_to_sparse_bsr))
_to_sparse_bsc = cpu("_to_sparse_bsc", new_3(tensor_conversions.dense_to_sparse_bsc))
