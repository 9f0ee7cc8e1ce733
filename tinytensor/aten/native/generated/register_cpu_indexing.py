# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `indexing`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.indexing import (
    tensor_advanced_indexing, tensor_advanced_indexing_gather, tensor_advanced_indexing_scatter,
)
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_1, forward_2, forward_3, forward_4, forward_5, functional_2, functional_4, functional_5, functional_5_new,
    functional_6_new, out_2, out_4, out_5, out_6,
)
from tinytensor.aten.native.structured import check_inplace_geometry

cpu_and_cuda = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA)
every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


index_Tensor = cpu_and_cuda("index.Tensor", functional_2(tensor_advanced_indexing.index_meta, tensor_advanced_indexing.index_impl))
index_Tensor_out = cpu_and_cuda("index.Tensor_out", out_2(tensor_advanced_indexing.index_meta, tensor_advanced_indexing.index_impl))
_index_put_impl_ = every_backend("_index_put_impl_", forward_5(tensor_advanced_indexing._index_put_impl_))
index_select = every_backend("index_select", forward_3(tensor_advanced_indexing.index_select))
index_select_out = cpu_and_cuda("index_select.out", forward_4(tensor_advanced_indexing.index_select_out))
gather = cpu_and_cuda("gather", functional_4(tensor_advanced_indexing_gather.gather_meta, tensor_advanced_indexing_gather.gather_impl))
gather_out = cpu_and_cuda("gather.out", out_4(tensor_advanced_indexing_gather.gather_meta, tensor_advanced_indexing_gather.gather_impl))
masked_select = cpu_and_cuda("masked_select", forward_2(tensor_advanced_indexing.masked_select))
masked_select_out = cpu_and_cuda("masked_select.out", forward_3(tensor_advanced_indexing.masked_select_out))
masked_fill__Scalar = every_backend("masked_fill_.Scalar", forward_3(tensor_advanced_indexing.masked_fill_))
masked_fill__Tensor = every_backend("masked_fill_.Tensor", forward_3(tensor_advanced_indexing.masked_fill_))
nonzero = every_backend("nonzero", forward_1(tensor_advanced_indexing.nonzero))
nonzero_out = every_backend("nonzero.out", forward_2(tensor_advanced_indexing.nonzero_out))
scatter_src = cpu_and_cuda("scatter.src", functional_4(tensor_advanced_indexing_scatter.scatter_src_meta, tensor_advanced_indexing_scatter.scatter_src_impl))


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@cpu_and_cuda("scatter_.src")
def scatter__src(ks, self, dim, index, src):
    it = tensor_advanced_indexing_scatter.scatter_src_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_src_impl(it, self, self, dim, index, src)
    return self


scatter_src_out = cpu_and_cuda("scatter.src_out", out_4(tensor_advanced_indexing_scatter.scatter_src_meta, tensor_advanced_indexing_scatter.scatter_src_impl))
scatter_value = cpu_and_cuda("scatter.value", functional_4(tensor_advanced_indexing_scatter.scatter_value_meta, tensor_advanced_indexing_scatter.scatter_value_impl))


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
@cpu_and_cuda("scatter_.value")
def scatter__value(ks, self, dim, index, value):
    it = tensor_advanced_indexing_scatter.scatter_value_meta(self, self, dim, index, value)
    check_inplace_geometry(self, (index,))
    tensor_advanced_indexing_scatter.scatter_value_impl(it, self, self, dim, index, value)
    return self


scatter_value_out = cpu_and_cuda("scatter.value_out", out_4(tensor_advanced_indexing_scatter.scatter_value_meta, tensor_advanced_indexing_scatter.scatter_value_impl))
scatter_dot_reduce = cpu_and_cuda("scatter.reduce", functional_5_new(tensor_advanced_indexing_scatter.scatter_reduce_meta, tensor_advanced_indexing_scatter.scatter_reduce_impl))


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
@cpu_and_cuda("scatter_.reduce")
def scatter__reduce(ks, self, dim, index, src, reduce):
    it = tensor_advanced_indexing_scatter.scatter_reduce_meta(self, self, dim, index, src, reduce)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_reduce_impl(it, self, self, dim, index, src, reduce)
    return self


scatter_reduce_out = cpu_and_cuda("scatter.reduce_out", out_5(tensor_advanced_indexing_scatter.scatter_reduce_meta, tensor_advanced_indexing_scatter.scatter_reduce_impl))
scatter_value_reduce = cpu_and_cuda("scatter.value_reduce", functional_5_new(tensor_advanced_indexing_scatter.scatter_value_reduce_meta, tensor_advanced_indexing_scatter.scatter_value_reduce_impl))


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
@cpu_and_cuda("scatter_.value_reduce")
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    it = tensor_advanced_indexing_scatter.scatter_value_reduce_meta(self, self, dim, index, value, reduce)
    check_inplace_geometry(self, (index,))
    tensor_advanced_indexing_scatter.scatter_value_reduce_impl(it, self, self, dim, index, value, reduce)
    return self


scatter_value_reduce_out = cpu_and_cuda("scatter.value_reduce_out", out_5(tensor_advanced_indexing_scatter.scatter_value_reduce_meta, tensor_advanced_indexing_scatter.scatter_value_reduce_impl))
scatter_add = cpu_and_cuda("scatter_add", functional_4(tensor_advanced_indexing_scatter.scatter_add_meta, tensor_advanced_indexing_scatter.scatter_add_impl))


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
@cpu_and_cuda("scatter_add_")
def scatter_add_(ks, self, dim, index, src):
    it = tensor_advanced_indexing_scatter.scatter_add_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_add_impl(it, self, self, dim, index, src)
    return self


scatter_add_out = cpu_and_cuda("scatter_add.out", out_4(tensor_advanced_indexing_scatter.scatter_add_meta, tensor_advanced_indexing_scatter.scatter_add_impl))
scatter_reduce_two = cpu_and_cuda("scatter_reduce.two", functional_6_new(tensor_advanced_indexing_scatter.scatter_reduce_two_meta, tensor_advanced_indexing_scatter.scatter_reduce_two_impl))


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
@cpu_and_cuda("scatter_reduce_.two")
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    it = tensor_advanced_indexing_scatter.scatter_reduce_two_meta(self, self, dim, index, src, reduce, include_self)
    check_inplace_geometry(self, (index, src))
    tensor_advanced_indexing_scatter.scatter_reduce_two_impl(it, self, self, dim, index, src, reduce, include_self)
    return self


scatter_reduce_two_out = cpu_and_cuda("scatter_reduce.two_out", out_6(tensor_advanced_indexing_scatter.scatter_reduce_two_meta, tensor_advanced_indexing_scatter.scatter_reduce_two_impl))
index_add = cpu_and_cuda("index_add", functional_5(tensor_advanced_indexing_scatter.index_add_meta, tensor_advanced_indexing_scatter.index_add_impl))


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
@cpu_and_cuda("index_add_")
def index_add_(ks, self, dim, index, source, alpha):
    it = tensor_advanced_indexing_scatter.index_add_meta(self, self, dim, index, source, alpha)
    check_inplace_geometry(self, (index, source))
    tensor_advanced_indexing_scatter.index_add_impl(it, self, self, dim, index, source, alpha)
    return self


index_add_out = cpu_and_cuda("index_add.out", out_5(tensor_advanced_indexing_scatter.index_add_meta, tensor_advanced_indexing_scatter.index_add_impl))
index_fill__int_Scalar = every_backend("index_fill_.int_Scalar", forward_4(tensor_advanced_indexing_scatter.index_fill_))
index_fill__int_Tensor = every_backend("index_fill_.int_Tensor", forward_4(tensor_advanced_indexing_scatter.index_fill__Tensor))
take = every_backend("take", forward_2(tensor_advanced_indexing_gather.take))
take_out = every_backend("take.out", forward_3(tensor_advanced_indexing_gather.take_out))
put_ = every_backend("put_", forward_4(tensor_advanced_indexing_gather.put_))
masked_scatter_ = every_backend("masked_scatter_", forward_3(tensor_advanced_indexing_gather.masked_scatter_))
index_copy = cpu_and_cuda("index_copy", functional_4(tensor_advanced_indexing_scatter.index_copy_meta, tensor_advanced_indexing_scatter.index_copy_impl))


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
@cpu_and_cuda("index_copy_")
def index_copy_(ks, self, dim, index, source):
    it = tensor_advanced_indexing_scatter.index_copy_meta(self, self, dim, index, source)
    check_inplace_geometry(self, (index, source))
    tensor_advanced_indexing_scatter.index_copy_impl(it, self, self, dim, index, source)
    return self


index_copy_out = cpu_and_cuda("index_copy.out", out_4(tensor_advanced_indexing_scatter.index_copy_meta, tensor_advanced_indexing_scatter.index_copy_impl))
index_reduce = cpu_and_cuda("index_reduce", functional_6_new(tensor_advanced_indexing_scatter.index_reduce_meta, tensor_advanced_indexing_scatter.index_reduce_impl))


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
@cpu_and_cuda("index_reduce_")
def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    it = tensor_advanced_indexing_scatter.index_reduce_meta(self, self, dim, index, source, reduce, include_self)
    check_inplace_geometry(self, (index, source))
    tensor_advanced_indexing_scatter.index_reduce_impl(it, self, self, dim, index, source, reduce, include_self)
    return self


index_reduce_out = cpu_and_cuda("index_reduce.out", out_6(tensor_advanced_indexing_scatter.index_reduce_meta, tensor_advanced_indexing_scatter.index_reduce_impl))
nonzero_static = every_backend("nonzero_static", forward_3(tensor_advanced_indexing_gather.nonzero_static))
nonzero_static_out = every_backend("nonzero_static.out", forward_4(tensor_advanced_indexing_gather.nonzero_static_out))
