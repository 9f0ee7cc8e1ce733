# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `reduce`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.reduce import (
    bucketization, histogram, reduce_ops, reduce_ops_norm, reduce_ops_scan, segment_reduce as segment_reduce_ops,
    sorting, tensor_compare, unique,
)
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_1, forward_2, forward_3, forward_4, forward_5, forward_6, forward_7, forward_8, functional_1,
    functional_3, functional_4, functional_4_new, functional_5_new, inplace_3, inplace_4, new_1, new_2, new_3, new_4,
    new_5, new_6, new_8, out_1, out_3, out_4, out_5,
)
from tinytensor.aten.native.structured import structured_out, structured_outs

cpu = registrar(provide_impl, DispatchKey.CPU)
cpu_and_cuda = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA)
every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@cpu_and_cuda("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.sum_dim_IntList_impl(it, out, self, dim, keepdim, dtype)
    return out


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("sum.IntList_out")
def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    it = structured_out(reduce_ops.sum_dim_IntList_meta, out, (self, dim, keepdim, dtype))
    reduce_ops.sum_dim_IntList_impl(it, out, self, dim, keepdim, dtype)
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@cpu_and_cuda("mean.dim")
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.mean_dim_impl(it, out, self, dim, keepdim, dtype)
    return out


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@cpu_and_cuda("mean.out")
def mean_out(ks, self, dim, keepdim, dtype, out):
    it = structured_out(reduce_ops.mean_dim_meta, out, (self, dim, keepdim, dtype))
    reduce_ops.mean_dim_impl(it, out, self, dim, keepdim, dtype)
    return out


prod = every_backend("prod", forward_2(reduce_ops.prod))
prod_dim_int = cpu_and_cuda("prod.dim_int", functional_4(reduce_ops.prod_dim_int_meta, reduce_ops.prod_dim_int_impl))
prod_int_out = cpu_and_cuda("prod.int_out", out_4(reduce_ops.prod_dim_int_meta, reduce_ops.prod_dim_int_impl))
amax = cpu_and_cuda("amax", functional_3(reduce_ops.amax_meta, reduce_ops.amax_impl))
amax_out = cpu_and_cuda("amax.out", out_3(reduce_ops.amax_meta, reduce_ops.amax_impl))
amin = cpu_and_cuda("amin", functional_3(reduce_ops.amin_meta, reduce_ops.amin_impl))
amin_out = cpu_and_cuda("amin.out", out_3(reduce_ops.amin_meta, reduce_ops.amin_impl))


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@cpu_and_cuda("max.dim")
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    tensor_compare.max_dim_impl(it, values, indices, self, dim, keepdim)
    return values, indices


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu_and_cuda("max.dim_max")
def max_dim_max(ks, self, dim, keepdim, max, max_values):
    it = structured_outs(tensor_compare.max_dim_meta, (max, max_values), (self, dim, keepdim))
    tensor_compare.max_dim_impl(it, max, max_values, self, dim, keepdim)
    return max, max_values


max = every_backend("max", forward_1(reduce_ops.max))
max_unary_out = every_backend("max.unary_out", forward_2(reduce_ops.max_unary_out))


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@cpu_and_cuda("min.dim")
def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    tensor_compare.min_dim_impl(it, values, indices, self, dim, keepdim)
    return values, indices


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu_and_cuda("min.dim_min")
def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    it = structured_outs(tensor_compare.min_dim_meta, (min, min_indices), (self, dim, keepdim))
    tensor_compare.min_dim_impl(it, min, min_indices, self, dim, keepdim)
    return min, min_indices


min = every_backend("min", forward_1(reduce_ops.min))
min_unary_out = every_backend("min.unary_out", forward_2(reduce_ops.min_unary_out))
argmax = cpu_and_cuda("argmax", functional_3(tensor_compare.argmax_meta, tensor_compare.argmax_impl))
argmax_out = cpu_and_cuda("argmax.out", out_3(tensor_compare.argmax_meta, tensor_compare.argmax_impl))
argmin = cpu_and_cuda("argmin", functional_3(tensor_compare.argmin_meta, tensor_compare.argmin_impl))
argmin_out = cpu_and_cuda("argmin.out", out_3(tensor_compare.argmin_meta, tensor_compare.argmin_impl))
all_dim = cpu_and_cuda("all.dim", functional_3(reduce_ops.all_dim_meta, reduce_ops.all_dim_impl))
all_out = cpu_and_cuda("all.out", out_3(reduce_ops.all_dim_meta, reduce_ops.all_dim_impl))
all_dims = cpu_and_cuda("all.dims", functional_3(reduce_ops.all_dims_meta, reduce_ops.all_dims_impl))
all_dims_out = cpu_and_cuda("all.dims_out", out_3(reduce_ops.all_dims_meta, reduce_ops.all_dims_impl))
all = cpu_and_cuda("all", functional_1(reduce_ops.all_meta, reduce_ops.all_impl))
all_all_out = cpu_and_cuda("all.all_out", out_1(reduce_ops.all_meta, reduce_ops.all_impl))
any_dim = cpu_and_cuda("any.dim", functional_3(reduce_ops.any_dim_meta, reduce_ops.any_dim_impl))
any_out = cpu_and_cuda("any.out", out_3(reduce_ops.any_dim_meta, reduce_ops.any_dim_impl))
any_dims = cpu_and_cuda("any.dims", functional_3(reduce_ops.any_dims_meta, reduce_ops.any_dims_impl))
any_dims_out = cpu_and_cuda("any.dims_out", out_3(reduce_ops.any_dims_meta, reduce_ops.any_dims_impl))
any = cpu_and_cuda("any", functional_1(reduce_ops.any_meta, reduce_ops.any_impl))
any_all_out = cpu_and_cuda("any.all_out", out_1(reduce_ops.any_meta, reduce_ops.any_impl))
var_correction = every_backend("var.correction", forward_4(reduce_ops.var_correction))
var_correction_out = every_backend("var.correction_out", forward_5(reduce_ops.var_correction_out))
std_correction = every_backend("std.correction", forward_4(reduce_ops.std_correction))
std_correction_out = every_backend("std.correction_out", forward_5(reduce_ops.std_correction_out))
cumsum = cpu_and_cuda("cumsum", functional_3(reduce_ops_scan.cumsum_meta, reduce_ops_scan.cumsum_impl))
cumsum_ = cpu_and_cuda("cumsum_", inplace_3(reduce_ops_scan.cumsum_meta, reduce_ops_scan.cumsum_impl))
cumsum_out = cpu_and_cuda("cumsum.out", out_3(reduce_ops_scan.cumsum_meta, reduce_ops_scan.cumsum_impl))
nansum = every_backend("nansum", forward_4(reduce_ops.nansum))
nansum_out = every_backend("nansum.out", forward_5(reduce_ops.nansum_out))
count_nonzero_dim_IntList = every_backend("count_nonzero.dim_IntList", new_2(reduce_ops.count_nonzero_dim_IntList))


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
@cpu_and_cuda("aminmax")
def aminmax(ks, self, dim, keepdim):
    it = reduce_ops.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    reduce_ops.aminmax_impl(it, min, max, self, dim, keepdim)
    return min, max


# aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
@cpu_and_cuda("aminmax.out")
def aminmax_out(ks, self, dim, keepdim, min, max):
    it = structured_outs(reduce_ops.aminmax_meta, (min, max), (self, dim, keepdim))
    reduce_ops.aminmax_impl(it, min, max, self, dim, keepdim)
    return min, max


var_mean_correction = every_backend("var_mean.correction", new_4(reduce_ops.var_mean_correction))
std_mean_correction = every_backend("std_mean.correction", new_4(reduce_ops.std_mean_correction))
linalg_vector_norm = cpu_and_cuda("linalg_vector_norm", functional_5_new(reduce_ops_norm.linalg_vector_norm_meta, reduce_ops_norm.linalg_vector_norm_impl))
linalg_vector_norm_out = cpu_and_cuda("linalg_vector_norm.out", out_5(reduce_ops_norm.linalg_vector_norm_meta, reduce_ops_norm.linalg_vector_norm_impl))
norm_ScalarOpt_dim_dtype = cpu_and_cuda("norm.ScalarOpt_dim_dtype", functional_5_new(reduce_ops_norm.norm_ScalarOpt_dim_dtype_meta, reduce_ops_norm.norm_ScalarOpt_dim_dtype_impl))
norm_ScalarOpt_dim = cpu_and_cuda("norm.ScalarOpt_dim", functional_4_new(reduce_ops_norm.norm_ScalarOpt_dim_meta, reduce_ops_norm.norm_ScalarOpt_dim_impl))
norm_dtype_out = cpu_and_cuda("norm.dtype_out", out_5(reduce_ops_norm.norm_ScalarOpt_dim_dtype_meta, reduce_ops_norm.norm_ScalarOpt_dim_dtype_impl))
norm_out = cpu_and_cuda("norm.out", out_4(reduce_ops_norm.norm_ScalarOpt_dim_meta, reduce_ops_norm.norm_ScalarOpt_dim_impl))
renorm_out = cpu_and_cuda("renorm.out", out_4(reduce_ops_norm.renorm_meta, reduce_ops_norm.renorm_impl))
renorm = cpu_and_cuda("renorm", functional_4_new(reduce_ops_norm.renorm_meta, reduce_ops_norm.renorm_impl))
renorm_ = cpu_and_cuda("renorm_", inplace_4(reduce_ops_norm.renorm_meta, reduce_ops_norm.renorm_impl))
cumprod = cpu_and_cuda("cumprod", functional_3(reduce_ops_scan.cumprod_meta, reduce_ops_scan.cumprod_impl))
cumprod_ = cpu_and_cuda("cumprod_", inplace_3(reduce_ops_scan.cumprod_meta, reduce_ops_scan.cumprod_impl))
cumprod_out = cpu_and_cuda("cumprod.out", out_3(reduce_ops_scan.cumprod_meta, reduce_ops_scan.cumprod_impl))
_cummax_helper = every_backend("_cummax_helper", forward_4(reduce_ops_scan._cummax_helper))
_cummin_helper = every_backend("_cummin_helper", forward_4(reduce_ops_scan._cummin_helper))
_logcumsumexp = every_backend("_logcumsumexp", forward_2(reduce_ops_scan._logcumsumexp))
_logcumsumexp_out = every_backend("_logcumsumexp.out", forward_3(reduce_ops_scan._logcumsumexp_out))


# sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu_and_cuda("sort.values_stable")
def sort_values_stable(ks, self, stable, dim, descending, values, indices):
    it = structured_outs(sorting.sort_stable_meta, (values, indices), (self, stable, dim, descending))
    sorting.sort_stable_impl(it, values, indices, self, stable, dim, descending)
    return values, indices


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
@cpu_and_cuda("sort.stable")
def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    sorting.sort_stable_impl(it, values, indices, self, stable, dim, descending)
    return values, indices


# topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
@cpu_and_cuda("topk.values")
def topk_values(ks, self, k, dim, largest, sorted, values, indices):
    it = structured_outs(sorting.topk_meta, (values, indices), (self, k, dim, largest, sorted))
    sorting.topk_impl(it, values, indices, self, k, dim, largest, sorted)
    return values, indices


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
@cpu_and_cuda("topk")
def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    sorting.topk_impl(it, values, indices, self, k, dim, largest, sorted)
    return values, indices


kthvalue_values = every_backend("kthvalue.values", forward_6(sorting.kthvalue_values))
median = every_backend("median", new_1(sorting.median))
median_dim_values = every_backend("median.dim_values", forward_5(sorting.median_dim_values))
nanmedian = every_backend("nanmedian", new_1(sorting.nanmedian))
nanmedian_dim_values = every_backend("nanmedian.dim_values", forward_5(sorting.nanmedian_dim_values))
mode = every_backend("mode", forward_3(sorting.mode))
_unique = cpu_and_cuda("_unique", new_3(unique._unique))
_unique2 = cpu_and_cuda("_unique2", new_4(unique._unique2))
unique_dim = cpu_and_cuda("unique_dim", new_5(unique.unique_dim))
unique_consecutive = cpu_and_cuda("unique_consecutive", new_4(unique.unique_consecutive))
unique_dim_consecutive = cpu_and_cuda("unique_dim_consecutive", new_4(unique.unique_dim_consecutive))
bincount = cpu_and_cuda("bincount", new_3(histogram.bincount))
histc_out = every_backend("histc.out", forward_5(histogram.histc_out))
histc = every_backend("histc", new_4(histogram.histc))
histogram_bins_tensor_out = cpu("histogram.bins_tensor_out", forward_6(histogram.histogram_bins_tensor_out))
histogram_bins_tensor = cpu("histogram.bins_tensor", new_4(histogram.histogram_bins_tensor))
histogram_bin_ct_out = cpu("histogram.bin_ct_out", forward_7(histogram.histogram_bin_ct_out))
histogram_bin_ct = cpu("histogram.bin_ct", new_5(histogram.histogram_bin_ct))
segment_reduce = every_backend("segment_reduce", new_8(segment_reduce_ops.segment_reduce))
_segment_reduce_backward = every_backend("_segment_reduce_backward", forward_8(segment_reduce_ops._segment_reduce_backward))
_histogramdd_bin_edges = cpu("_histogramdd_bin_edges", forward_5(histogram._histogramdd_bin_edges))
_histogramdd_from_bin_cts = cpu("_histogramdd_from_bin_cts", forward_5(histogram._histogramdd_from_bin_cts))
_histogramdd_from_bin_tensors = cpu("_histogramdd_from_bin_tensors", forward_4(histogram._histogramdd_from_bin_tensors))
isin_Tensor_Tensor_out = cpu_and_cuda("isin.Tensor_Tensor_out", out_4(tensor_compare.isin_Tensor_Tensor_meta, tensor_compare.isin_Tensor_Tensor_impl))
isin_Tensor_Tensor = cpu_and_cuda("isin.Tensor_Tensor", functional_4_new(tensor_compare.isin_Tensor_Tensor_meta, tensor_compare.isin_Tensor_Tensor_impl))
isin_Tensor_Scalar_out = cpu_and_cuda("isin.Tensor_Scalar_out", out_4(tensor_compare.isin_Tensor_Scalar_meta, tensor_compare.isin_Tensor_Scalar_impl))
isin_Tensor_Scalar = cpu_and_cuda("isin.Tensor_Scalar", functional_4_new(tensor_compare.isin_Tensor_Scalar_meta, tensor_compare.isin_Tensor_Scalar_impl))
isin_Scalar_Tensor_out = cpu_and_cuda("isin.Scalar_Tensor_out", out_4(tensor_compare.isin_Scalar_Tensor_meta, tensor_compare.isin_Scalar_Tensor_impl))
isin_Scalar_Tensor = cpu_and_cuda("isin.Scalar_Tensor", functional_4_new(tensor_compare.isin_Scalar_Tensor_meta, tensor_compare.isin_Scalar_Tensor_impl))
searchsorted_Tensor = every_backend("searchsorted.Tensor", new_6(bucketization.searchsorted_Tensor))
searchsorted_Tensor_out = every_backend("searchsorted.Tensor_out", forward_7(bucketization.searchsorted_Tensor_out))
searchsorted_Scalar = every_backend("searchsorted.Scalar", new_6(bucketization.searchsorted_Scalar))
searchsorted_Scalar_out = every_backend("searchsorted.Scalar_out", forward_7(bucketization.searchsorted_Scalar_out))
bucketize_Tensor = every_backend("bucketize.Tensor", new_4(bucketization.bucketize_Tensor))
bucketize_Tensor_out = every_backend("bucketize.Tensor_out", forward_5(bucketization.bucketize_Tensor_out))
bucketize_Scalar = every_backend("bucketize.Scalar", new_4(bucketization.bucketize_Scalar))
