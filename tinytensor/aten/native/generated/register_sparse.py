# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys SparseCPU, SparseMeta.

Mirrors the generated RegisterSparseCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.sparse import (
    soft_max, sparse_tensor, sparse_tensor_math, sparse_tensor_shape, sparse_unary_ops, tensor_conversions,
)
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.native.generated.kernel_patterns import (
    below_autograd_1, below_autograd_2, below_autograd_3, below_autograd_4, below_autograd_5, below_autograd_6,
    below_autograd_7,
)

sparse_cpu = registrar(provide_impl, DispatchKey.SparseCPU)
sparse = registrar(provide_impl, DispatchKey.SparseCPU, DispatchKey.SparseMeta)


# empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
@sparse("empty.memory_format")
def empty_memory_format(ks, size, dtype, layout, device, pin_memory, memory_format):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor.empty_sparse(size, dtype, layout, device, pin_memory, memory_format)


empty_like = sparse("empty_like", below_autograd_6(sparse_tensor.empty_like_sparse))


# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("zeros.out")
def zeros_out(ks, size, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor.zeros_sparse_out(size, out)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@sparse("add.Tensor")
def add_Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.add_sparse(self, other, alpha)


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@sparse_cpu("add_.Tensor")
def add__Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.add_sparse_(self, other, alpha)


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("add.out")
def add_out(ks, self, other, alpha, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.add_out_sparse_cpu(self, other, alpha, out)


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@sparse_cpu("sub.Tensor")
def sub_Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.sub_sparse(self, other, alpha)


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@sparse_cpu("sub_.Tensor")
def sub__Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.sub_sparse_(self, other, alpha)


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("sub.out")
def sub_out(ks, self, other, alpha, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.sub_out_sparse(self, other, alpha, out)


# mul.Tensor(Tensor self, Tensor other) -> Tensor
@sparse_cpu("mul.Tensor")
def mul_Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.mul_sparse(self, other)


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@sparse_cpu("mul_.Tensor")
def mul__Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.mul_sparse_(self, other)


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("mul.out")
def mul_out(ks, self, other, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.mul_out_sparse_cpu(self, other, out)


# div.Tensor(Tensor self, Tensor other) -> Tensor
@sparse_cpu("div.Tensor")
def div_Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.div_sparse(self, other)


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@sparse_cpu("div_.Tensor")
def div__Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.div_sparse_(self, other)


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("div.out")
def div_out(ks, self, other, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.div_out_sparse(self, other, out)


pow_Tensor_Scalar = sparse_cpu("pow.Tensor_Scalar", below_autograd_2(sparse_tensor_math.pow_sparse_scalar))
pow_Tensor_Scalar_out = sparse_cpu("pow.Tensor_Scalar_out", below_autograd_3(sparse_tensor_math.pow_out_sparse_scalar))


# neg(Tensor self) -> Tensor
@sparse_cpu("neg")
def neg(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_unary_ops.neg_sparse(self)


neg_ = sparse_cpu("neg_", below_autograd_1(sparse_unary_ops.neg_sparse_))


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("neg.out")
def neg_out(ks, self, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_unary_ops.neg_sparse_out(self, out)


abs = sparse_cpu("abs", below_autograd_1(sparse_unary_ops.abs_sparse))
abs_ = sparse_cpu("abs_", below_autograd_1(sparse_unary_ops.abs_sparse_))
abs_out = sparse_cpu("abs.out", below_autograd_2(sparse_unary_ops.abs_sparse_out))
sign = sparse_cpu("sign", below_autograd_1(sparse_unary_ops.sign_sparse))
sign_ = sparse_cpu("sign_", below_autograd_1(sparse_unary_ops.sign_sparse_))
sign_out = sparse_cpu("sign.out", below_autograd_2(sparse_unary_ops.sign_sparse_out))
sqrt = sparse_cpu("sqrt", below_autograd_1(sparse_unary_ops.sqrt_sparse))
sqrt_ = sparse_cpu("sqrt_", below_autograd_1(sparse_unary_ops.sqrt_sparse_))
sqrt_out = sparse_cpu("sqrt.out", below_autograd_2(sparse_unary_ops.sqrt_sparse_out))
sin = sparse_cpu("sin", below_autograd_1(sparse_unary_ops.sin_sparse))
sin_ = sparse_cpu("sin_", below_autograd_1(sparse_unary_ops.sin_sparse_))
sin_out = sparse_cpu("sin.out", below_autograd_2(sparse_unary_ops.sin_sparse_out))
tanh = sparse_cpu("tanh", below_autograd_1(sparse_unary_ops.tanh_sparse))
tanh_ = sparse_cpu("tanh_", below_autograd_1(sparse_unary_ops.tanh_sparse_))
tanh_out = sparse_cpu("tanh.out", below_autograd_2(sparse_unary_ops.tanh_sparse_out))


# relu(Tensor self) -> Tensor
@sparse_cpu("relu")
def relu(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_unary_ops.relu_sparse(self)


relu_ = sparse_cpu("relu_", below_autograd_1(sparse_unary_ops.relu_sparse_))
floor = sparse_cpu("floor", below_autograd_1(sparse_unary_ops.floor_sparse))
floor_ = sparse_cpu("floor_", below_autograd_1(sparse_unary_ops.floor_sparse_))
floor_out = sparse_cpu("floor.out", below_autograd_2(sparse_unary_ops.floor_sparse_out))
ceil = sparse_cpu("ceil", below_autograd_1(sparse_unary_ops.ceil_sparse))
ceil_ = sparse_cpu("ceil_", below_autograd_1(sparse_unary_ops.ceil_sparse_))
ceil_out = sparse_cpu("ceil.out", below_autograd_2(sparse_unary_ops.ceil_sparse_out))
trunc = sparse_cpu("trunc", below_autograd_1(sparse_unary_ops.trunc_sparse))
trunc_ = sparse_cpu("trunc_", below_autograd_1(sparse_unary_ops.trunc_sparse_))
trunc_out = sparse_cpu("trunc.out", below_autograd_2(sparse_unary_ops.trunc_sparse_out))
isnan = sparse_cpu("isnan", below_autograd_1(sparse_unary_ops.isnan_sparse))
isinf = sparse_cpu("isinf", below_autograd_1(sparse_unary_ops.isinf_sparse))
threshold_backward = sparse_cpu("threshold_backward", below_autograd_3(sparse_unary_ops.threshold_backward_sparse))
threshold_backward_grad_input = sparse_cpu("threshold_backward.grad_input", below_autograd_4(sparse_unary_ops.threshold_backward_sparse_out))


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
@sparse("sum")
def sum(ks, self, dtype):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.sum_coo(self, dtype)


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@sparse("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.sum_sparse_coo(self, dim, keepdim, dtype)


any = sparse_cpu("any", below_autograd_1(sparse_unary_ops.any_sparse))


# mm(Tensor self, Tensor mat2) -> Tensor
@sparse_cpu("mm")
def mm(ks, self, mat2):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.mm_sparse(self, mat2)


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("mm.out")
def mm_out(ks, self, mat2, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.mm_out_sparse(self, mat2, out)


bmm = sparse_cpu("bmm", below_autograd_2(sparse_tensor_math.bmm_sparse))
bmm_out = sparse_cpu("bmm.out", below_autograd_3(sparse_tensor_math.bmm_out_sparse))
mv = sparse_cpu("mv", below_autograd_2(sparse_tensor_math.mv_sparse))


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@sparse_cpu("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.addmm_sparse(self, mat1, mat2, beta, alpha)


addmm_ = sparse_cpu("addmm_", below_autograd_5(sparse_tensor_math.addmm_sparse_))


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("addmm.out")
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.addmm_out_sparse(self, mat1, mat2, beta, alpha, out)


permute = sparse_cpu("permute", below_autograd_2(sparse_tensor_shape.permute_sparse_coo))
unsqueeze = sparse_cpu("unsqueeze", below_autograd_2(sparse_tensor_shape.unsqueeze_sparse))


# cat(Tensor[] tensors, int dim=0) -> Tensor
@sparse_cpu("cat")
def cat(ks, tensors, dim):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_shape.cat_sparse(tensors, dim)


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
@sparse("copy_")
def copy_(ks, self, src, non_blocking):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor.copy_sparse_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
@sparse("clone")
def clone(ks, self, memory_format):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor.clone_sparse(self, memory_format)


# zero_(Tensor(a!) self) -> Tensor(a!)
@sparse("zero_")
def zero_(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor.zero_sparse_(self)


index_select = sparse_cpu("index_select", below_autograd_3(sparse_tensor_shape.index_select_sparse))
expm1 = sparse_cpu("expm1", below_autograd_1(sparse_unary_ops.expm1_sparse))
expm1_out = sparse_cpu("expm1.out", below_autograd_2(sparse_unary_ops.expm1_sparse_out))
expm1_ = sparse_cpu("expm1_", below_autograd_1(sparse_unary_ops.expm1_sparse_))
log1p = sparse_cpu("log1p", below_autograd_1(sparse_unary_ops.log1p_sparse))
log1p_out = sparse_cpu("log1p.out", below_autograd_2(sparse_unary_ops.log1p_sparse_out))
log1p_ = sparse_cpu("log1p_", below_autograd_1(sparse_unary_ops.log1p_sparse_))
tan = sparse_cpu("tan", below_autograd_1(sparse_unary_ops.tan_sparse))
tan_out = sparse_cpu("tan.out", below_autograd_2(sparse_unary_ops.tan_sparse_out))
tan_ = sparse_cpu("tan_", below_autograd_1(sparse_unary_ops.tan_sparse_))
asin = sparse_cpu("asin", below_autograd_1(sparse_unary_ops.asin_sparse))
asin_out = sparse_cpu("asin.out", below_autograd_2(sparse_unary_ops.asin_sparse_out))
asin_ = sparse_cpu("asin_", below_autograd_1(sparse_unary_ops.asin_sparse_))
atan = sparse_cpu("atan", below_autograd_1(sparse_unary_ops.atan_sparse))
atan_out = sparse_cpu("atan.out", below_autograd_2(sparse_unary_ops.atan_sparse_out))
atan_ = sparse_cpu("atan_", below_autograd_1(sparse_unary_ops.atan_sparse_))
sinh = sparse_cpu("sinh", below_autograd_1(sparse_unary_ops.sinh_sparse))
sinh_out = sparse_cpu("sinh.out", below_autograd_2(sparse_unary_ops.sinh_sparse_out))
sinh_ = sparse_cpu("sinh_", below_autograd_1(sparse_unary_ops.sinh_sparse_))
asinh = sparse_cpu("asinh", below_autograd_1(sparse_unary_ops.asinh_sparse))
asinh_out = sparse_cpu("asinh.out", below_autograd_2(sparse_unary_ops.asinh_sparse_out))
asinh_ = sparse_cpu("asinh_", below_autograd_1(sparse_unary_ops.asinh_sparse_))
atanh = sparse_cpu("atanh", below_autograd_1(sparse_unary_ops.atanh_sparse))
atanh_out = sparse_cpu("atanh.out", below_autograd_2(sparse_unary_ops.atanh_sparse_out))
atanh_ = sparse_cpu("atanh_", below_autograd_1(sparse_unary_ops.atanh_sparse_))
erf = sparse_cpu("erf", below_autograd_1(sparse_unary_ops.erf_sparse))
erf_out = sparse_cpu("erf.out", below_autograd_2(sparse_unary_ops.erf_sparse_out))
erf_ = sparse_cpu("erf_", below_autograd_1(sparse_unary_ops.erf_sparse_))
erfinv = sparse_cpu("erfinv", below_autograd_1(sparse_unary_ops.erfinv_sparse))
erfinv_out = sparse_cpu("erfinv.out", below_autograd_2(sparse_unary_ops.erfinv_sparse_out))
erfinv_ = sparse_cpu("erfinv_", below_autograd_1(sparse_unary_ops.erfinv_sparse_))
frac = sparse_cpu("frac", below_autograd_1(sparse_unary_ops.frac_sparse))
frac_out = sparse_cpu("frac.out", below_autograd_2(sparse_unary_ops.frac_sparse_out))
frac_ = sparse_cpu("frac_", below_autograd_1(sparse_unary_ops.frac_sparse_))
round = sparse_cpu("round", below_autograd_1(sparse_unary_ops.round_sparse))
round_out = sparse_cpu("round.out", below_autograd_2(sparse_unary_ops.round_sparse_out))
round_ = sparse_cpu("round_", below_autograd_1(sparse_unary_ops.round_sparse_))
signbit = sparse_cpu("signbit", below_autograd_1(sparse_unary_ops.signbit_sparse))
signbit_out = sparse_cpu("signbit.out", below_autograd_2(sparse_unary_ops.signbit_sparse_out))
sgn = sparse_cpu("sgn", below_autograd_1(sparse_unary_ops.sgn_sparse))
sgn_out = sparse_cpu("sgn.out", below_autograd_2(sparse_unary_ops.sgn_sparse_out))
sgn_ = sparse_cpu("sgn_", below_autograd_1(sparse_unary_ops.sgn_sparse_))
isposinf = sparse_cpu("isposinf", below_autograd_1(sparse_unary_ops.isposinf_sparse))
isposinf_out = sparse_cpu("isposinf.out", below_autograd_2(sparse_unary_ops.isposinf_sparse_out))
isneginf = sparse_cpu("isneginf", below_autograd_1(sparse_unary_ops.isneginf_sparse))
isneginf_out = sparse_cpu("isneginf.out", below_autograd_2(sparse_unary_ops.isneginf_sparse_out))
deg2rad = sparse_cpu("deg2rad", below_autograd_1(sparse_unary_ops.deg2rad_sparse))
deg2rad_out = sparse_cpu("deg2rad.out", below_autograd_2(sparse_unary_ops.deg2rad_sparse_out))
deg2rad_ = sparse_cpu("deg2rad_", below_autograd_1(sparse_unary_ops.deg2rad_sparse_))
rad2deg = sparse_cpu("rad2deg", below_autograd_1(sparse_unary_ops.rad2deg_sparse))
rad2deg_out = sparse_cpu("rad2deg.out", below_autograd_2(sparse_unary_ops.rad2deg_sparse_out))
rad2deg_ = sparse_cpu("rad2deg_", below_autograd_1(sparse_unary_ops.rad2deg_sparse_))
nan_to_num = sparse_cpu("nan_to_num", below_autograd_4(sparse_unary_ops.nan_to_num_sparse))
nan_to_num_out = sparse_cpu("nan_to_num.out", below_autograd_5(sparse_unary_ops.nan_to_num_sparse_out))
nan_to_num_ = sparse_cpu("nan_to_num_", below_autograd_4(sparse_unary_ops.nan_to_num_sparse_))
conj_physical_out = sparse_cpu("conj_physical.out", below_autograd_2(sparse_unary_ops.conj_physical_sparse_out))


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
@sparse_cpu("div.Tensor_mode")
def div_Tensor_mode(ks, self, other, rounding_mode):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.div_sparse_mode(self, other, rounding_mode)


# div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
@sparse_cpu("div.out_mode")
def div_out_mode(ks, self, other, rounding_mode, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.div_out_sparse_mode(self, other, rounding_mode, out)


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
@sparse_cpu("div_.Tensor_mode")
def div__Tensor_mode(ks, self, other, rounding_mode):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_math.div_sparse_mode_(self, other, rounding_mode)


floor_divide = sparse_cpu("floor_divide", below_autograd_2(sparse_tensor_math.floor_divide_sparse))
floor_divide_out = sparse_cpu("floor_divide.out", below_autograd_3(sparse_tensor_math.floor_divide_out_sparse))
floor_divide__Tensor = sparse_cpu("floor_divide_.Tensor", below_autograd_2(sparse_tensor_math.floor_divide_sparse_))
norm_ScalarOpt_dim_dtype = sparse_cpu("norm.ScalarOpt_dim_dtype", below_autograd_5(sparse_tensor_math.norm_sparse_dtype))
norm_ScalarOpt_dim = sparse_cpu("norm.ScalarOpt_dim", below_autograd_4(sparse_tensor_math.norm_sparse))
narrow_copy = sparse_cpu("narrow_copy", below_autograd_4(sparse_tensor_shape.narrow_copy_sparse))
sparse_dim = sparse("sparse_dim", below_autograd_1(sparse_tensor.sparse_dim_sparse))
dense_dim = sparse("dense_dim", below_autograd_1(sparse_tensor.dense_dim_sparse))
_sparse_coo_tensor_with_dims = sparse("_sparse_coo_tensor_with_dims", below_autograd_7(sparse_tensor._sparse_coo_tensor_with_dims))
is_coalesced = sparse("is_coalesced", below_autograd_1(sparse_tensor.is_coalesced_sparse))
_coalesced_ = sparse("_coalesced_", below_autograd_2(sparse_tensor._coalesced_sparse_))
_nnz = sparse("_nnz", below_autograd_1(sparse_tensor._nnz_sparse))
_indices = sparse("_indices", below_autograd_1(sparse_tensor._indices_sparse))
_values = sparse("_values", below_autograd_1(sparse_tensor._values_sparse))
_dimI = sparse_cpu("_dimI", below_autograd_1(sparse_tensor.sparse_dim_sparse))
_dimV = sparse("_dimV", below_autograd_1(sparse_tensor.dense_dim_sparse))
indices = sparse("indices", below_autograd_1(sparse_tensor.indices_sparse))
values = sparse("values", below_autograd_1(sparse_tensor.values_sparse))
_coalesce = sparse_cpu("_coalesce", below_autograd_1(sparse_tensor._coalesce_sparse))
_to_dense = sparse_cpu("_to_dense", below_autograd_3(sparse_tensor._to_dense_sparse))
_to_sparse = sparse_cpu("_to_sparse", below_autograd_4(sparse_tensor._to_sparse_coo))
sparse_mask = sparse_cpu("sparse_mask", below_autograd_2(sparse_tensor_math.sparse_mask_sparse))
_sparse_mask_projection = sparse_cpu("_sparse_mask_projection", below_autograd_3(sparse_tensor_math._sparse_mask_projection))
sparse_resize_ = sparse("sparse_resize_", below_autograd_4(sparse_tensor.sparse_resize_))
sparse_resize_and_clear_ = sparse("sparse_resize_and_clear_", below_autograd_4(sparse_tensor.sparse_resize_and_clear_))
resize_as_sparse_ = sparse_cpu("resize_as_sparse_", below_autograd_2(sparse_tensor.resize_as_sparse_))
_sparse_broadcast_to = sparse_cpu("_sparse_broadcast_to", below_autograd_2(sparse_tensor_shape._sparse_broadcast_to))
_sparse_sum_backward = sparse_cpu("_sparse_sum_backward", below_autograd_3(sparse_tensor_math._sparse_sum_backward))
_sparse_softmax = sparse_cpu("_sparse_softmax", below_autograd_3(soft_max.softmax_sparse_cpu))
_sparse_softmax_backward_data = sparse_cpu("_sparse_softmax_backward_data", below_autograd_4(soft_max.softmax_backward_sparse_cpu))
_sparse_log_softmax = sparse_cpu("_sparse_log_softmax", below_autograd_3(soft_max.log_softmax_sparse_cpu))
_sparse_log_softmax_backward_data = sparse_cpu("_sparse_log_softmax_backward_data", below_autograd_4(soft_max.log_softmax_backward_sparse_cpu))
_sparse_sparse_matmul = sparse_cpu("_sparse_sparse_matmul", below_autograd_2(sparse_tensor_math._sparse_sparse_matmul))
sspaddmm_out = sparse_cpu("sspaddmm.out", below_autograd_6(sparse_tensor_math.sspaddmm_out))
hspmm = sparse_cpu("hspmm", below_autograd_2(sparse_tensor_math.hspmm))
_to_sparse_csr = sparse_cpu("_to_sparse_csr", below_autograd_2(tensor_conversions.coo_to_sparse_csr))
_to_sparse_csc = sparse_cpu("_to_sparse_csc", below_autograd_2(tensor_conversions.coo_to_sparse_csc))
_to_sparse_bsr = sparse_cpu("_to_sparse_bsr", below_autograd_3(tensor_conversions.coo_to_sparse_bsr))
_to_sparse_bsc = sparse_cpu("_to_sparse_bsc", below_autograd_3(tensor_conversions.coo_to_sparse_bsc))
