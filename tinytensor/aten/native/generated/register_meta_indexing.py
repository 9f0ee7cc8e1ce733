# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `indexing`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.indexing import (
    tensor_advanced_indexing, tensor_advanced_indexing_gather, tensor_advanced_indexing_scatter,
)
from tinytensor.aten.native.generated.kernel_patterns import (
    meta_functional_2, meta_functional_4, meta_functional_5, meta_functional_6, meta_out_2, meta_out_4, meta_out_5,
    meta_out_6,
)
from tinytensor.aten.native.structured import check_inplace_geometry

meta = registrar(provide_impl, DispatchKey.Meta)


index_Tensor = meta("index.Tensor", meta_functional_2(tensor_advanced_indexing.index_meta))
index_Tensor_out = meta("index.Tensor_out", meta_out_2(tensor_advanced_indexing.index_meta))
gather = meta("gather", meta_functional_4(tensor_advanced_indexing_gather.gather_meta))
gather_out = meta("gather.out", meta_out_4(tensor_advanced_indexing_gather.gather_meta))
scatter_src = meta("scatter.src", meta_functional_4(tensor_advanced_indexing_scatter.scatter_src_meta))


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@meta("scatter_.src")
def scatter__src(ks, self, dim, index, src):
    tensor_advanced_indexing_scatter.scatter_src_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    return self


scatter_src_out = meta("scatter.src_out", meta_out_4(tensor_advanced_indexing_scatter.scatter_src_meta))
scatter_value = meta("scatter.value", meta_functional_4(tensor_advanced_indexing_scatter.scatter_value_meta))


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
@meta("scatter_.value")
def scatter__value(ks, self, dim, index, value):
    tensor_advanced_indexing_scatter.scatter_value_meta(self, self, dim, index, value)
    check_inplace_geometry(self, (index,))
    return self


scatter_value_out = meta("scatter.value_out", meta_out_4(tensor_advanced_indexing_scatter.scatter_value_meta))
scatter_dot_reduce = meta("scatter.reduce", meta_functional_5(tensor_advanced_indexing_scatter.scatter_reduce_meta))


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
@meta("scatter_.reduce")
def scatter__reduce(ks, self, dim, index, src, reduce):
    tensor_advanced_indexing_scatter.scatter_reduce_meta(self, self, dim, index, src, reduce)
    check_inplace_geometry(self, (index, src))
    return self


scatter_reduce_out = meta("scatter.reduce_out", meta_out_5(tensor_advanced_indexing_scatter.scatter_reduce_meta))
scatter_value_reduce = meta("scatter.value_reduce", meta_functional_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta))


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
@meta("scatter_.value_reduce")
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    tensor_advanced_indexing_scatter.scatter_value_reduce_meta(self, self, dim, index, value, reduce)
    check_inplace_geometry(self, (index,))
    return self


scatter_value_reduce_out = meta("scatter.value_reduce_out", meta_out_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta))
scatter_add = meta("scatter_add", meta_functional_4(tensor_advanced_indexing_scatter.scatter_add_meta))


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@meta("scatter_add_")
def scatter_add_(ks, self, dim, index, src):
    tensor_advanced_indexing_scatter.scatter_add_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    return self


scatter_add_out = meta("scatter_add.out", meta_out_4(tensor_advanced_indexing_scatter.scatter_add_meta))
scatter_reduce_two = meta("scatter_reduce.two", meta_functional_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta))


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
@meta("scatter_reduce_.two")
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    tensor_advanced_indexing_scatter.scatter_reduce_two_meta(self, self, dim, index, src, reduce, include_self)
    check_inplace_geometry(self, (index, src))
    return self


scatter_reduce_two_out = meta("scatter_reduce.two_out", meta_out_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta))
index_add = meta("index_add", meta_functional_5(tensor_advanced_indexing_scatter.index_add_meta))


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
@meta("index_add_")
def index_add_(ks, self, dim, index, source, alpha):
    tensor_advanced_indexing_scatter.index_add_meta(self, self, dim, index, source, alpha)
    check_inplace_geometry(self, (index, source))
    return self


index_add_out = meta("index_add.out", meta_out_5(tensor_advanced_indexing_scatter.index_add_meta))
index_copy = meta("index_copy", meta_functional_4(tensor_advanced_indexing_scatter.index_copy_meta))


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
@meta("index_copy_")
def index_copy_(ks, self, dim, index, source):
    tensor_advanced_indexing_scatter.index_copy_meta(self, self, dim, index, source)
    check_inplace_geometry(self, (index, source))
    return self


index_copy_out = meta("index_copy.out", meta_out_4(tensor_advanced_indexing_scatter.index_copy_meta))
index_reduce = meta("index_reduce", meta_functional_6(tensor_advanced_indexing_scatter.index_reduce_meta))


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
@meta("index_reduce_")
def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    tensor_advanced_indexing_scatter.index_reduce_meta(self, self, dim, index, source, reduce, include_self)
    check_inplace_geometry(self, (index, source))
    return self


index_reduce_out = meta("index_reduce.out", meta_out_6(tensor_advanced_indexing_scatter.index_reduce_meta))
