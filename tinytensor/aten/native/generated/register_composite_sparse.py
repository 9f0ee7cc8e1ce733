# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `sparse`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.sparse import (
    soft_max, sparse_csr_tensor, sparse_csr_tensor_math, sparse_tensor, sparse_tensor_math, tensor_conversions,
)
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_1, forward_2, forward_3, forward_4, forward_5, forward_6, forward_7, forward_8, new_2, new_5, new_8,
    new_10,
)

explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


sparse_coo_tensor_size = explicit("sparse_coo_tensor.size", forward_5(sparse_tensor.sparse_coo_tensor_size))
_sparse_coo_tensor_with_dims_and_tensors = explicit("_sparse_coo_tensor_with_dims_and_tensors", new_10(sparse_tensor._sparse_coo_tensor_with_dims_and_tensors))
is_coalesced = explicit("is_coalesced", forward_1(sparse_tensor.is_coalesced_default))
indices = explicit("indices", forward_1(sparse_tensor.indices_default))
values = explicit("values", forward_1(sparse_tensor.values_default))
crow_indices = explicit("crow_indices", forward_1(sparse_tensor.crow_indices_default))
col_indices = explicit("col_indices", forward_1(sparse_tensor.col_indices_default))
ccol_indices = explicit("ccol_indices", forward_1(sparse_tensor.ccol_indices_default))
row_indices = explicit("row_indices", forward_1(sparse_tensor.row_indices_default))
_sparse_sum_dim = explicit("_sparse_sum.dim", new_2(sparse_tensor_math._sparse_sum_dim))
_sparse_addmm = explicit("_sparse_addmm", new_5(sparse_tensor_math._sparse_addmm))
sparse_compressed_tensor_comp_plain_value_size = explicit("sparse_compressed_tensor.comp_plain_value_size", new_8(sparse_csr_tensor.sparse_compressed_tensor))
sparse_coo_tensor_indices = implicit("sparse_coo_tensor.indices", forward_7(sparse_tensor.sparse_coo_tensor_indices))
sparse_coo_tensor_indices_size = implicit("sparse_coo_tensor.indices_size", forward_8(sparse_tensor.sparse_coo_tensor_indices_size))
_sparse_coo_tensor_unsafe = implicit("_sparse_coo_tensor_unsafe", forward_8(sparse_tensor._sparse_coo_tensor_unsafe))
_validate_sparse_coo_tensor_args = implicit("_validate_sparse_coo_tensor_args", forward_5(sparse_tensor._validate_sparse_coo_tensor_args))
coalesce = implicit("coalesce", forward_1(sparse_tensor.coalesce))
to_dense_backward = implicit("to_dense_backward", forward_3(sparse_tensor.to_dense_backward))
to_sparse = implicit("to_sparse", forward_4(sparse_tensor.to_sparse))
to_sparse_sparse_dim = implicit("to_sparse.sparse_dim", forward_2(sparse_tensor.to_sparse_sparse_dim))
_sparse_sum = implicit("_sparse_sum", forward_1(sparse_tensor_math._sparse_sum))
_sparse_sum_dtype = implicit("_sparse_sum.dtype", forward_2(sparse_tensor_math._sparse_sum_dtype))
_sparse_sum_dim_dtype = implicit("_sparse_sum.dim_dtype", forward_3(sparse_tensor_math._sparse_sum_dim_dtype))
_sparse_softmax_int = implicit("_sparse_softmax.int", forward_3(soft_max._sparse_softmax_int))
_sparse_log_softmax_int = implicit("_sparse_log_softmax.int", forward_3(soft_max._sparse_log_softmax_int))
_sparse_mm = implicit("_sparse_mm", forward_2(sparse_tensor_math._sparse_mm))
smm = implicit("smm", forward_2(sparse_tensor_math.smm))
sspaddmm = implicit("sspaddmm", forward_5(sparse_tensor_math.sspaddmm))
_sparse_compressed_tensor_unsafe = implicit("_sparse_compressed_tensor_unsafe", forward_8(sparse_csr_tensor._sparse_compressed_tensor_unsafe))
_validate_sparse_compressed_tensor_args = implicit("_validate_sparse_compressed_tensor_args", forward_6(sparse_csr_tensor._validate_sparse_compressed_tensor_args))
to_sparse_csr = implicit("to_sparse_csr", forward_2(tensor_conversions.to_sparse_csr))
to_sparse_csc = implicit("to_sparse_csc", forward_2(tensor_conversions.to_sparse_csc))
to_sparse_bsr = implicit("to_sparse_bsr", forward_3(tensor_conversions.to_sparse_bsr))
to_sparse_bsc = implicit("to_sparse_bsc", forward_3(tensor_conversions.to_sparse_bsc))
_sparse_mm_reduce = implicit("_sparse_mm.reduce", forward_3(sparse_csr_tensor_math._sparse_mm_reduce))
