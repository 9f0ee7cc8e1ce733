# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `shape`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.shape import tensor_shape_cat, triangular_ops
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import meta_functional_2, meta_inplace_2, meta_out_2
from tinytensor.aten.native.structured import structured_out

meta = registrar(provide_impl, DispatchKey.Meta)


# cat(Tensor[] tensors, int dim=0) -> Tensor
@meta("cat")
def cat(ks, tensors, dim):
    it = tensor_shape_cat.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    return out


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
@meta("cat.out")
def cat_out(ks, tensors, dim, out):
    structured_out(tensor_shape_cat.cat_meta, out, (tensors, dim))
    return out


tril = meta("tril", meta_functional_2(triangular_ops.tril_meta))
tril_ = meta("tril_", meta_inplace_2(triangular_ops.tril_meta))
tril_out = meta("tril.out", meta_out_2(triangular_ops.tril_meta))
triu = meta("triu", meta_functional_2(triangular_ops.triu_meta))
triu_ = meta("triu_", meta_inplace_2(triangular_ops.triu_meta))
triu_out = meta("triu.out", meta_out_2(triangular_ops.triu_meta))
