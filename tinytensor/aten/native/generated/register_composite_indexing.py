# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `indexing`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.indexing import (
    tensor_advanced_indexing, tensor_advanced_indexing_gather, tensor_advanced_indexing_scatter,
)
from tinytensor.aten.native.generated.kernel_patterns import (
    default_functional_2, default_functional_4, default_functional_5, default_functional_6, default_inplace_4,
    default_inplace_5, default_inplace_6, forward_1, forward_3, forward_4, forward_5, new_2, new_3, new_4,
)

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


def table_of(name, overload):
    return find_schema_or_throw(name, overload).table


index_Tensor = explicit_non_functional("index.Tensor", default_functional_2(tensor_advanced_indexing.index_meta, table_of("aten::index", "Tensor_out")))
gather = explicit_non_functional("gather", default_functional_4(tensor_advanced_indexing_gather.gather_meta, table_of("aten::gather", "out")))
scatter_src = explicit_non_functional("scatter.src", default_functional_4(tensor_advanced_indexing_scatter.scatter_src_meta, table_of("aten::scatter", "src_out")))
scatter__src = explicit_non_functional("scatter_.src", default_inplace_4(table_of("aten::scatter", "src_out")))
scatter_value = explicit_non_functional("scatter.value", default_functional_4(tensor_advanced_indexing_scatter.scatter_value_meta, table_of("aten::scatter", "value_out")))
scatter__value = explicit_non_functional("scatter_.value", default_inplace_4(table_of("aten::scatter", "value_out")))
scatter_dot_reduce = explicit_non_functional("scatter.reduce", default_functional_5(tensor_advanced_indexing_scatter.scatter_reduce_meta, table_of("aten::scatter", "reduce_out")))
scatter__reduce = explicit_non_functional("scatter_.reduce", default_inplace_5(table_of("aten::scatter", "reduce_out")))
scatter_value_reduce = explicit_non_functional("scatter.value_reduce", default_functional_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta, table_of("aten::scatter", "value_reduce_out")))
scatter__value_reduce = explicit_non_functional("scatter_.value_reduce", default_inplace_5(table_of("aten::scatter", "value_reduce_out")))
scatter_add = explicit_non_functional("scatter_add", default_functional_4(tensor_advanced_indexing_scatter.scatter_add_meta, table_of("aten::scatter_add", "out")))
scatter_add_ = explicit_non_functional("scatter_add_", default_inplace_4(table_of("aten::scatter_add", "out")))
scatter_reduce_two = explicit_non_functional("scatter_reduce.two", default_functional_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta, table_of("aten::scatter_reduce", "two_out")))
scatter_reduce__two = explicit_non_functional("scatter_reduce_.two", default_inplace_6(table_of("aten::scatter_reduce", "two_out")))
index_add = explicit_non_functional("index_add", default_functional_5(tensor_advanced_indexing_scatter.index_add_meta, table_of("aten::index_add", "out")))
index_add_ = explicit_non_functional("index_add_", default_inplace_5(table_of("aten::index_add", "out")))
index_copy = explicit_non_functional("index_copy", default_functional_4(tensor_advanced_indexing_scatter.index_copy_meta, table_of("aten::index_copy", "out")))
index_copy_ = explicit_non_functional("index_copy_", default_inplace_4(table_of("aten::index_copy", "out")))
index_reduce = explicit_non_functional("index_reduce", default_functional_6(tensor_advanced_indexing_scatter.index_reduce_meta, table_of("aten::index_reduce", "out")))
index_reduce_ = explicit_non_functional("index_reduce_", default_inplace_6(table_of("aten::index_reduce", "out")))
index_put = explicit("index_put", new_4(tensor_advanced_indexing.index_put))
index_put_ = explicit("index_put_", forward_4(tensor_advanced_indexing.index_put_))
_unsafe_index_Tensor = explicit("_unsafe_index.Tensor", new_2(tensor_advanced_indexing._unsafe_index))
_unsafe_index_put = explicit("_unsafe_index_put", new_4(tensor_advanced_indexing._unsafe_index_put))
_unsafe_masked_index = explicit("_unsafe_masked_index", new_4(tensor_advanced_indexing._unsafe_masked_index))
_unsafe_masked_index_put_accumulate = explicit("_unsafe_masked_index_put_accumulate", new_4(tensor_advanced_indexing._unsafe_masked_index_put_accumulate))
masked_fill_Scalar = explicit("masked_fill.Scalar", forward_3(tensor_advanced_indexing.masked_fill))
masked_fill_Tensor = explicit("masked_fill.Tensor", forward_3(tensor_advanced_indexing.masked_fill))
index_fill_int_Scalar = explicit("index_fill.int_Scalar", new_4(tensor_advanced_indexing_scatter.index_fill))
index_fill_int_Tensor = explicit("index_fill.int_Tensor", new_4(tensor_advanced_indexing_scatter.index_fill_Tensor))
put = explicit("put", new_4(tensor_advanced_indexing_gather.put))
masked_scatter = explicit("masked_scatter", new_3(tensor_advanced_indexing_gather.masked_scatter))
masked_scatter_backward = explicit("masked_scatter_backward", new_3(tensor_advanced_indexing_gather.masked_scatter_backward))
take_along_dim = implicit("take_along_dim", forward_3(tensor_advanced_indexing_gather.take_along_dim))
take_along_dim_out = implicit("take_along_dim.out", forward_4(tensor_advanced_indexing_gather.take_along_dim_out))
argwhere = implicit("argwhere", forward_1(tensor_advanced_indexing_gather.argwhere))
nonzero_numpy = implicit("nonzero_numpy", forward_1(tensor_advanced_indexing_gather.nonzero_numpy))
gather_backward = implicit("gather_backward", forward_5(tensor_advanced_indexing_gather.gather_backward))
index_select_backward = implicit("index_select_backward", forward_4(tensor_advanced_indexing_gather.index_select_backward))
masked_select_backward = implicit("masked_select_backward", forward_3(tensor_advanced_indexing_gather.masked_select_backward))
value_selecting_reduction_backward = implicit("value_selecting_reduction_backward", forward_5(tensor_advanced_indexing_gather.value_selecting_reduction_backward))
