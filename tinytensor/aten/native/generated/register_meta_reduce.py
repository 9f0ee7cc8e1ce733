# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `reduce`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.reduce import reduce_ops, reduce_ops_norm, reduce_ops_scan, sorting, tensor_compare
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    meta_functional_1, meta_functional_3, meta_functional_4, meta_functional_5, meta_inplace_3, meta_inplace_4,
    meta_out_1, meta_out_3, meta_out_4, meta_out_5,
)
from tinytensor.aten.native.structured import structured_out, structured_outs

meta = registrar(provide_impl, DispatchKey.Meta)


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@meta("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@meta("sum.IntList_out")
def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    structured_out(reduce_ops.sum_dim_IntList_meta, out, (self, dim, keepdim, dtype))
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@meta("mean.dim")
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@meta("mean.out")
def mean_out(ks, self, dim, keepdim, dtype, out):
    structured_out(reduce_ops.mean_dim_meta, out, (self, dim, keepdim, dtype))
    return out


prod_dim_int = meta("prod.dim_int", meta_functional_4(reduce_ops.prod_dim_int_meta))
prod_int_out = meta("prod.int_out", meta_out_4(reduce_ops.prod_dim_int_meta))
amax = meta("amax", meta_functional_3(reduce_ops.amax_meta))
amax_out = meta("amax.out", meta_out_3(reduce_ops.amax_meta))
amin = meta("amin", meta_functional_3(reduce_ops.amin_meta))
amin_out = meta("amin.out", meta_out_3(reduce_ops.amin_meta))


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@meta("max.dim")
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("max.dim_max")
def max_dim_max(ks, self, dim, keepdim, max, max_values):
    structured_outs(tensor_compare.max_dim_meta, (max, max_values), (self, dim, keepdim))
    return max, max_values


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@meta("min.dim")
def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("min.dim_min")
def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    structured_outs(tensor_compare.min_dim_meta, (min, min_indices), (self, dim, keepdim))
    return min, min_indices


argmax = meta("argmax", meta_functional_3(tensor_compare.argmax_meta))
argmax_out = meta("argmax.out", meta_out_3(tensor_compare.argmax_meta))
argmin = meta("argmin", meta_functional_3(tensor_compare.argmin_meta))
argmin_out = meta("argmin.out", meta_out_3(tensor_compare.argmin_meta))
all_dim = meta("all.dim", meta_functional_3(reduce_ops.all_dim_meta))
all_out = meta("all.out", meta_out_3(reduce_ops.all_dim_meta))
all_dims = meta("all.dims", meta_functional_3(reduce_ops.all_dims_meta))
all_dims_out = meta("all.dims_out", meta_out_3(reduce_ops.all_dims_meta))
all = meta("all", meta_functional_1(reduce_ops.all_meta))
all_all_out = meta("all.all_out", meta_out_1(reduce_ops.all_meta))
any_dim = meta("any.dim", meta_functional_3(reduce_ops.any_dim_meta))
any_out = meta("any.out", meta_out_3(reduce_ops.any_dim_meta))
any_dims = meta("any.dims", meta_functional_3(reduce_ops.any_dims_meta))
any_dims_out = meta("any.dims_out", meta_out_3(reduce_ops.any_dims_meta))
any = meta("any", meta_functional_1(reduce_ops.any_meta))
any_all_out = meta("any.all_out", meta_out_1(reduce_ops.any_meta))
cumsum = meta("cumsum", meta_functional_3(reduce_ops_scan.cumsum_meta))
cumsum_ = meta("cumsum_", meta_inplace_3(reduce_ops_scan.cumsum_meta))
cumsum_out = meta("cumsum.out", meta_out_3(reduce_ops_scan.cumsum_meta))


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
@meta("aminmax")
def aminmax(ks, self, dim, keepdim):
    it = reduce_ops.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    return min, max


# aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
@meta("aminmax.out")
def aminmax_out(ks, self, dim, keepdim, min, max):
    structured_outs(reduce_ops.aminmax_meta, (min, max), (self, dim, keepdim))
    return min, max


linalg_vector_norm = meta("linalg_vector_norm", meta_functional_5(reduce_ops_norm.linalg_vector_norm_meta))
linalg_vector_norm_out = meta("linalg_vector_norm.out", meta_out_5(reduce_ops_norm.linalg_vector_norm_meta))
norm_ScalarOpt_dim_dtype = meta("norm.ScalarOpt_dim_dtype", meta_functional_5(reduce_ops_norm.norm_ScalarOpt_dim_dtype_meta))
norm_ScalarOpt_dim = meta("norm.ScalarOpt_dim", meta_functional_4(reduce_ops_norm.norm_ScalarOpt_dim_meta))
norm_dtype_out = meta("norm.dtype_out", meta_out_5(reduce_ops_norm.norm_ScalarOpt_dim_dtype_meta))
norm_out = meta("norm.out", meta_out_4(reduce_ops_norm.norm_ScalarOpt_dim_meta))
renorm_out = meta("renorm.out", meta_out_4(reduce_ops_norm.renorm_meta))
renorm = meta("renorm", meta_functional_4(reduce_ops_norm.renorm_meta))
renorm_ = meta("renorm_", meta_inplace_4(reduce_ops_norm.renorm_meta))
cumprod = meta("cumprod", meta_functional_3(reduce_ops_scan.cumprod_meta))
cumprod_ = meta("cumprod_", meta_inplace_3(reduce_ops_scan.cumprod_meta))
cumprod_out = meta("cumprod.out", meta_out_3(reduce_ops_scan.cumprod_meta))


# sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("sort.values_stable")
def sort_values_stable(ks, self, stable, dim, descending, values, indices):
    structured_outs(sorting.sort_stable_meta, (values, indices), (self, stable, dim, descending))
    return values, indices


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
@meta("sort.stable")
def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@meta("topk.values")
def topk_values(ks, self, k, dim, largest, sorted, values, indices):
    structured_outs(sorting.topk_meta, (values, indices), (self, k, dim, largest, sorted))
    return values, indices


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
@meta("topk")
def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


isin_Tensor_Tensor_out = meta("isin.Tensor_Tensor_out", meta_out_4(tensor_compare.isin_Tensor_Tensor_meta))
isin_Tensor_Tensor = meta("isin.Tensor_Tensor", meta_functional_4(tensor_compare.isin_Tensor_Tensor_meta))
isin_Tensor_Scalar_out = meta("isin.Tensor_Scalar_out", meta_out_4(tensor_compare.isin_Tensor_Scalar_meta))
isin_Tensor_Scalar = meta("isin.Tensor_Scalar", meta_functional_4(tensor_compare.isin_Tensor_Scalar_meta))
isin_Scalar_Tensor_out = meta("isin.Scalar_Tensor_out", meta_out_4(tensor_compare.isin_Scalar_Tensor_meta))
isin_Scalar_Tensor = meta("isin.Scalar_Tensor", meta_functional_4(tensor_compare.isin_Scalar_Tensor_meta))
