# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `shape`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.shape import (
    repeat as repeat_ops, resize as resize_ops, tensor_shape, tensor_shape_cat, tensor_shape_view_copy,
    tensor_transformations, triangular_ops,
)
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_1, forward_2, forward_3, forward_4, forward_5, forward_7, functional_2, inplace_2, new_2, new_3, new_5,
    out_2,
)
from tinytensor.aten.native.structured import structured_out

cpu_and_cuda = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA)
every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
@every_backend("view")
def view(ks, self, size):
    return tensor_shape.view(self, size)


_reshape_alias = every_backend("_reshape_alias", forward_3(tensor_shape._reshape_alias))
as_strided = every_backend("as_strided", forward_4(tensor_shape.as_strided))


# cat(Tensor[] tensors, int dim=0) -> Tensor
@cpu_and_cuda("cat")
def cat(ks, tensors, dim):
    it = tensor_shape_cat.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    tensor_shape_cat.cat_impl(it, out, tensors, dim)
    return out


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("cat.out")
def cat_out(ks, tensors, dim, out):
    it = structured_out(tensor_shape_cat.cat_meta, out, (tensors, dim))
    tensor_shape_cat.cat_impl(it, out, tensors, dim)
    return out


resize_ = every_backend("resize_", forward_3(resize_ops.resize_))
tril = cpu_and_cuda("tril", functional_2(triangular_ops.tril_meta, triangular_ops.tril_impl))
tril_ = cpu_and_cuda("tril_", inplace_2(triangular_ops.tril_meta, triangular_ops.tril_impl))
tril_out = cpu_and_cuda("tril.out", out_2(triangular_ops.tril_meta, triangular_ops.tril_impl))
triu = cpu_and_cuda("triu", functional_2(triangular_ops.triu_meta, triangular_ops.triu_impl))
triu_ = cpu_and_cuda("triu_", inplace_2(triangular_ops.triu_meta, triangular_ops.triu_impl))
triu_out = cpu_and_cuda("triu.out", out_2(triangular_ops.triu_meta, triangular_ops.triu_impl))
flip = every_backend("flip", new_2(tensor_transformations.flip))
roll = every_backend("roll", new_3(tensor_transformations.roll))
unfold = every_backend("unfold", forward_4(tensor_shape.unfold))
unfold_backward = every_backend("unfold_backward", new_5(tensor_transformations.unfold_backward))
narrow_copy = every_backend("narrow_copy", forward_4(tensor_shape_view_copy.narrow_copy))
narrow_copy_out = every_backend("narrow_copy.out", forward_5(tensor_shape_view_copy.narrow_copy_out))
repeat_interleave_Tensor = every_backend("repeat_interleave.Tensor", new_2(repeat_ops.repeat_interleave_Tensor))
tril_indices = every_backend("tril_indices", forward_7(triangular_ops.tril_indices))
triu_indices = every_backend("triu_indices", forward_7(triangular_ops.triu_indices))
set__source_Storage = every_backend("set_.source_Storage", forward_2(tensor_shape.set__source_Storage))
set__source_Storage_storage_offset = every_backend("set_.source_Storage_storage_offset", forward_5(tensor_shape.set__source_Storage_storage_offset))
set__source_Tensor = every_backend("set_.source_Tensor", forward_2(tensor_shape.set__source_Tensor))
set_ = every_backend("set_", forward_1(tensor_shape.set_))
is_set_to = every_backend("is_set_to", forward_2(tensor_shape.is_set_to))
