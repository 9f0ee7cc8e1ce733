# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `reduce`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.reduce import (
    correlation, histogram, reduce_ops, reduce_ops_differences, reduce_ops_norm, reduce_ops_scan, sorting,
    tensor_compare,
)
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    default_functional_1, default_functional_3, default_functional_4, default_functional_5, default_inplace_3,
    default_inplace_4, forward_1, forward_2, forward_3, forward_4, forward_5, forward_6, new_1, new_2, new_3, new_4,
)

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


def table_of(name, overload):
    return find_schema_or_throw(name, overload).table


_sum_dim_IntList_table = table_of("aten::sum", "IntList_out")
# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@explicit_non_functional("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sum_dim_IntList_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


_mean_dim_table = table_of("aten::mean", "out")
# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@explicit_non_functional("mean.dim")
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mean_dim_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


prod_dim_int = explicit_non_functional("prod.dim_int", default_functional_4(reduce_ops.prod_dim_int_meta, table_of("aten::prod", "int_out")))
amax = explicit_non_functional("amax", default_functional_3(reduce_ops.amax_meta, table_of("aten::amax", "out")))
amin = explicit_non_functional("amin", default_functional_3(reduce_ops.amin_meta, table_of("aten::amin", "out")))


_max_dim_table = table_of("aten::max", "dim_max")
# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@explicit_non_functional("max.dim")
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_dim_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


_min_dim_table = table_of("aten::min", "dim_min")
# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
@explicit_non_functional("min.dim")
def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _min_dim_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


argmax = explicit_non_functional("argmax", default_functional_3(tensor_compare.argmax_meta, table_of("aten::argmax", "out")))
argmin = explicit_non_functional("argmin", default_functional_3(tensor_compare.argmin_meta, table_of("aten::argmin", "out")))
all_dim = explicit_non_functional("all.dim", default_functional_3(reduce_ops.all_dim_meta, table_of("aten::all", "out")))
all_dims = explicit_non_functional("all.dims", default_functional_3(reduce_ops.all_dims_meta, table_of("aten::all", "dims_out")))
all = explicit_non_functional("all", default_functional_1(reduce_ops.all_meta, table_of("aten::all", "all_out")))
any_dim = explicit_non_functional("any.dim", default_functional_3(reduce_ops.any_dim_meta, table_of("aten::any", "out")))
any_dims = explicit_non_functional("any.dims", default_functional_3(reduce_ops.any_dims_meta, table_of("aten::any", "dims_out")))
any = explicit_non_functional("any", default_functional_1(reduce_ops.any_meta, table_of("aten::any", "all_out")))
cumsum = explicit_non_functional("cumsum", default_functional_3(reduce_ops_scan.cumsum_meta, table_of("aten::cumsum", "out")))
cumsum_ = explicit_non_functional("cumsum_", default_inplace_3(table_of("aten::cumsum", "out")))


_aminmax_table = table_of("aten::aminmax", "out")
# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
@explicit_non_functional("aminmax")
def aminmax(ks, self, dim, keepdim):
    it = reduce_ops.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _aminmax_table[ks](ks, self, dim, keepdim, min, max)
    return min, max


logsumexp_out = explicit_non_functional("logsumexp.out", forward_4(reduce_ops.logsumexp_out))
linalg_vector_norm = explicit_non_functional("linalg_vector_norm", default_functional_5(reduce_ops_norm.linalg_vector_norm_meta, table_of("aten::linalg_vector_norm", "out")))
norm_ScalarOpt_dim_dtype = explicit_non_functional("norm.ScalarOpt_dim_dtype", default_functional_5(reduce_ops_norm.norm_ScalarOpt_dim_dtype_meta, table_of("aten::norm", "dtype_out")))
norm_ScalarOpt_dim = explicit_non_functional("norm.ScalarOpt_dim", default_functional_4(reduce_ops_norm.norm_ScalarOpt_dim_meta, table_of("aten::norm", "out")))
renorm = explicit_non_functional("renorm", default_functional_4(reduce_ops_norm.renorm_meta, table_of("aten::renorm", "out")))
renorm_ = explicit_non_functional("renorm_", default_inplace_4(table_of("aten::renorm", "out")))
cumprod = explicit_non_functional("cumprod", default_functional_3(reduce_ops_scan.cumprod_meta, table_of("aten::cumprod", "out")))
cumprod_ = explicit_non_functional("cumprod_", default_inplace_3(table_of("aten::cumprod", "out")))


_sort_stable_table = table_of("aten::sort", "values_stable")
# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
@explicit_non_functional("sort.stable")
def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _sort_stable_table[ks](ks, self, stable, dim, descending, values, indices)
    return values, indices


_topk_table = table_of("aten::topk", "values")
# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
@explicit_non_functional("topk")
def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _topk_table[ks](ks, self, k, dim, largest, sorted, values, indices)
    return values, indices


isin_Tensor_Tensor = explicit_non_functional("isin.Tensor_Tensor", default_functional_4(tensor_compare.isin_Tensor_Tensor_meta, table_of("aten::isin", "Tensor_Tensor_out")))
isin_Tensor_Scalar = explicit_non_functional("isin.Tensor_Scalar", default_functional_4(tensor_compare.isin_Tensor_Scalar_meta, table_of("aten::isin", "Tensor_Scalar_out")))
isin_Scalar_Tensor = explicit_non_functional("isin.Scalar_Tensor", default_functional_4(tensor_compare.isin_Scalar_Tensor_meta, table_of("aten::isin", "Scalar_Tensor_out")))


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
@explicit("sum")
def sum(ks, self, dtype):
    return as_new(reduce_ops.sum(self, dtype))


# mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
@explicit("mean")
def mean(ks, self, dtype):
    return as_new(reduce_ops.mean(self, dtype))


# mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
@explicit("mean.dtype_out")
def mean_dtype_out(ks, self, dtype, out):
    return reduce_ops.mean_dtype_out(self, dtype, out)


_is_all_true = explicit("_is_all_true", new_1(reduce_ops._is_all_true))
_is_any_true = explicit("_is_any_true", new_1(reduce_ops._is_any_true))
count_nonzero = explicit("count_nonzero", new_2(reduce_ops.count_nonzero))
logsumexp = explicit("logsumexp", new_3(reduce_ops.logsumexp))
norm_ScalarOpt_dtype = explicit("norm.ScalarOpt_dtype", new_3(reduce_ops_norm.norm_ScalarOpt_dtype))
norm_Scalar = explicit("norm.Scalar", new_2(reduce_ops_norm.norm_Scalar))
dist = explicit("dist", new_3(reduce_ops_norm.dist))
cummax = explicit("cummax", new_2(reduce_ops_scan.cummax))
cummax_out = explicit("cummax.out", forward_4(reduce_ops_scan.cummax_out))
cummin = explicit("cummin", new_2(reduce_ops_scan.cummin))
cummin_out = explicit("cummin.out", forward_4(reduce_ops_scan.cummin_out))
logcumsumexp = explicit("logcumsumexp", new_2(reduce_ops_scan.logcumsumexp))
logcumsumexp_out = explicit("logcumsumexp.out", forward_3(reduce_ops_scan.logcumsumexp_out))
sort_values = explicit("sort.values", forward_5(sorting.sort_values))
sort = explicit("sort", new_3(sorting.sort))
kthvalue = explicit("kthvalue", new_4(sorting.kthvalue))
median_dim = explicit("median.dim", new_3(sorting.median_dim))
nanmedian_dim = explicit("nanmedian.dim", new_3(sorting.nanmedian_dim))
mode_values = explicit("mode.values", forward_5(sorting.mode_values))
max_out = implicit("max.out", forward_3(reduce_ops.max_out))
max_other = implicit("max.other", forward_2(reduce_ops.max_other))
min_out = implicit("min.out", forward_3(reduce_ops.min_out))
min_other = implicit("min.other", forward_2(reduce_ops.min_other))
var = implicit("var", forward_2(reduce_ops.var))
var_out = implicit("var.out", forward_5(reduce_ops.var_out))
var_dim = implicit("var.dim", forward_4(reduce_ops.var_dim))
std = implicit("std", forward_2(reduce_ops.std))
std_out = implicit("std.out", forward_5(reduce_ops.std_out))
std_dim = implicit("std.dim", forward_4(reduce_ops.std_dim))
nanmean = implicit("nanmean", forward_4(reduce_ops.nanmean))
nanmean_out = implicit("nanmean.out", forward_5(reduce_ops.nanmean_out))
var_mean = implicit("var_mean", forward_2(reduce_ops.var_mean))
var_mean_dim = implicit("var_mean.dim", forward_4(reduce_ops.var_mean_dim))
std_mean = implicit("std_mean", forward_2(reduce_ops.std_mean))
std_mean_dim = implicit("std_mean.dim", forward_4(reduce_ops.std_mean_dim))
sum_to_size = implicit("sum_to_size", forward_2(reduce_ops.sum_to_size))
argsort = implicit("argsort", forward_3(sorting.argsort))
argsort_stable = implicit("argsort.stable", forward_4(sorting.argsort_stable))
argsort_stable_out = implicit("argsort.stable_out", forward_5(sorting.argsort_stable_out))
msort_out = implicit("msort.out", forward_2(sorting.msort_out))
msort = implicit("msort", forward_1(sorting.msort))
diff = implicit("diff", forward_5(reduce_ops_differences.diff))
diff_out = implicit("diff.out", forward_6(reduce_ops_differences.diff_out))
trapezoid_x = implicit("trapezoid.x", forward_3(reduce_ops_differences.trapezoid_x))
trapezoid_dx = implicit("trapezoid.dx", forward_3(reduce_ops_differences.trapezoid_dx))
trapz_x = implicit("trapz.x", forward_3(reduce_ops_differences.trapz_x))
trapz_dx = implicit("trapz.dx", forward_3(reduce_ops_differences.trapz_dx))
cumulative_trapezoid_x = implicit("cumulative_trapezoid.x", forward_3(reduce_ops_differences.cumulative_trapezoid_x))
cumulative_trapezoid_dx = implicit("cumulative_trapezoid.dx", forward_3(reduce_ops_differences.cumulative_trapezoid_dx))
gradient_scalarint = implicit("gradient.scalarint", forward_4(reduce_ops_differences.gradient_scalarint))
gradient_scalararray = implicit("gradient.scalararray", forward_4(reduce_ops_differences.gradient_scalararray))
gradient_array = implicit("gradient.array", forward_3(reduce_ops_differences.gradient_array))
gradient_scalarrayint = implicit("gradient.scalarrayint", forward_4(reduce_ops_differences.gradient_scalarrayint))
gradient_scalarrayarray = implicit("gradient.scalarrayarray", forward_4(reduce_ops_differences.gradient_scalarrayarray))
gradient_tensorarrayint = implicit("gradient.tensorarrayint", forward_4(reduce_ops_differences.gradient_tensorarrayint))
gradient_tensorarray = implicit("gradient.tensorarray", forward_4(reduce_ops_differences.gradient_tensorarray))
vander = implicit("vander", forward_3(reduce_ops_differences.vander))
quantile = implicit("quantile", forward_5(sorting.quantile))
quantile_out = implicit("quantile.out", forward_6(sorting.quantile_out))
quantile_scalar = implicit("quantile.scalar", forward_5(sorting.quantile_scalar))
quantile_scalar_out = implicit("quantile.scalar_out", forward_6(sorting.quantile_scalar_out))
nanquantile = implicit("nanquantile", forward_5(sorting.nanquantile))
nanquantile_out = implicit("nanquantile.out", forward_6(sorting.nanquantile_out))
nanquantile_scalar = implicit("nanquantile.scalar", forward_5(sorting.nanquantile_scalar))
nanquantile_scalar_out = implicit("nanquantile.scalar_out", forward_6(sorting.nanquantile_scalar_out))
cov = implicit("cov", forward_4(correlation.cov))
corrcoef = implicit("corrcoef", forward_1(correlation.corrcoef))
histogramdd = implicit("histogramdd", forward_5(histogram.histogramdd))
histogramdd_int_bins = implicit("histogramdd.int_bins", forward_5(histogram.histogramdd_int_bins))
histogramdd_TensorList_bins = implicit("histogramdd.TensorList_bins", forward_5(histogram.histogramdd_TensorList_bins))
