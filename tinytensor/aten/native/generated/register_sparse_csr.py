# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys SparseCsrCPU, SparseCsrMeta.

Mirrors the generated RegisterSparseCsrCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.sparse import sparse_csr_tensor, sparse_csr_tensor_math, tensor_conversions
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.native.generated.kernel_patterns import (
    below_autograd_1, below_autograd_2, below_autograd_3, below_autograd_4, below_autograd_5, below_autograd_6,
)

sparse_csr_cpu = registrar(provide_impl, DispatchKey.SparseCsrCPU)
sparse_csr = registrar(provide_impl, DispatchKey.SparseCsrCPU, DispatchKey.SparseCsrMeta)


# empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
@sparse_csr("empty.memory_format")
def empty_memory_format(ks, size, dtype, layout, device, pin_memory, memory_format):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor.empty_compressed(size, dtype, layout, device, pin_memory, memory_format)


empty_like = sparse_csr("empty_like", below_autograd_6(sparse_csr_tensor.empty_like_compressed))


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
@sparse_csr("add.Tensor")
def add_Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.add_sparse_csr(self, other, alpha)


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@sparse_csr("add_.Tensor")
def add__Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.add_sparse_csr_(self, other, alpha)


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@sparse_csr("add.out")
def add_out(ks, self, other, alpha, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.add_out_sparse_csr(self, other, alpha, out)


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
@sparse_csr_cpu("sub_.Tensor")
def sub__Tensor(ks, self, other, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.sub__sparse_csr(self, other, alpha)


# mul.Tensor(Tensor self, Tensor other) -> Tensor
@sparse_csr("mul.Tensor")
def mul_Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.mul_sparse_csr(self, other)


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@sparse_csr("mul_.Tensor")
def mul__Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.mul_sparse_csr_(self, other)


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
@sparse_csr("mul.out")
def mul_out(ks, self, other, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.mul_out_sparse_csr(self, other, out)


# mul.Scalar(Tensor self, Scalar other) -> Tensor
@sparse_csr("mul.Scalar")
def mul_Scalar(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.mul_scalar_sparse_csr(self, other)


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
@sparse_csr("mul_.Scalar")
def mul__Scalar(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.mul__scalar_sparse_csr(self, other)


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
@sparse_csr_cpu("div_.Tensor")
def div__Tensor(ks, self, other):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.div__sparse_csr(self, other)


# neg(Tensor self) -> Tensor
@sparse_csr("neg")
def neg(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.neg_sparse_csr(self)


neg_ = sparse_csr("neg_", below_autograd_1(sparse_csr_tensor_math.neg_sparse_csr_))


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
@sparse_csr("neg.out")
def neg_out(ks, self, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.neg_sparse_csr_out(self, out)


abs = sparse_csr("abs", below_autograd_1(sparse_csr_tensor_math.abs_sparse_csr))
abs_ = sparse_csr("abs_", below_autograd_1(sparse_csr_tensor_math.abs_sparse_csr_))
abs_out = sparse_csr("abs.out", below_autograd_2(sparse_csr_tensor_math.abs_sparse_csr_out))
sign = sparse_csr("sign", below_autograd_1(sparse_csr_tensor_math.sign_sparse_csr))
sign_ = sparse_csr("sign_", below_autograd_1(sparse_csr_tensor_math.sign_sparse_csr_))
sign_out = sparse_csr("sign.out", below_autograd_2(sparse_csr_tensor_math.sign_sparse_csr_out))
sqrt = sparse_csr("sqrt", below_autograd_1(sparse_csr_tensor_math.sqrt_sparse_csr))
sqrt_ = sparse_csr("sqrt_", below_autograd_1(sparse_csr_tensor_math.sqrt_sparse_csr_))
sqrt_out = sparse_csr("sqrt.out", below_autograd_2(sparse_csr_tensor_math.sqrt_sparse_csr_out))
sin = sparse_csr("sin", below_autograd_1(sparse_csr_tensor_math.sin_sparse_csr))
sin_ = sparse_csr("sin_", below_autograd_1(sparse_csr_tensor_math.sin_sparse_csr_))
sin_out = sparse_csr("sin.out", below_autograd_2(sparse_csr_tensor_math.sin_sparse_csr_out))
tanh = sparse_csr("tanh", below_autograd_1(sparse_csr_tensor_math.tanh_sparse_csr))
tanh_ = sparse_csr("tanh_", below_autograd_1(sparse_csr_tensor_math.tanh_sparse_csr_))
tanh_out = sparse_csr("tanh.out", below_autograd_2(sparse_csr_tensor_math.tanh_sparse_csr_out))


# relu(Tensor self) -> Tensor
@sparse_csr("relu")
def relu(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.relu_sparse_csr(self)


relu_ = sparse_csr("relu_", below_autograd_1(sparse_csr_tensor_math.relu_sparse_csr_))
floor = sparse_csr("floor", below_autograd_1(sparse_csr_tensor_math.floor_sparse_csr))
floor_ = sparse_csr("floor_", below_autograd_1(sparse_csr_tensor_math.floor_sparse_csr_))
floor_out = sparse_csr("floor.out", below_autograd_2(sparse_csr_tensor_math.floor_sparse_csr_out))
ceil = sparse_csr("ceil", below_autograd_1(sparse_csr_tensor_math.ceil_sparse_csr))
ceil_ = sparse_csr("ceil_", below_autograd_1(sparse_csr_tensor_math.ceil_sparse_csr_))
ceil_out = sparse_csr("ceil.out", below_autograd_2(sparse_csr_tensor_math.ceil_sparse_csr_out))
trunc = sparse_csr("trunc", below_autograd_1(sparse_csr_tensor_math.trunc_sparse_csr))
trunc_ = sparse_csr("trunc_", below_autograd_1(sparse_csr_tensor_math.trunc_sparse_csr_))
trunc_out = sparse_csr("trunc.out", below_autograd_2(sparse_csr_tensor_math.trunc_sparse_csr_out))
isnan = sparse_csr("isnan", below_autograd_1(sparse_csr_tensor_math.isnan_sparse_csr))
isinf = sparse_csr("isinf", below_autograd_1(sparse_csr_tensor_math.isinf_sparse_csr))
threshold_backward = sparse_csr("threshold_backward", below_autograd_3(sparse_csr_tensor_math.threshold_backward_sparse_compressed))


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
@sparse_csr("sum")
def sum(ks, self, dtype):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.sum_csr(self, dtype)


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
@sparse_csr_cpu("sum.dim_IntList")
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.sum_sparse_compressed(self, dim, keepdim, dtype)


# mm(Tensor self, Tensor mat2) -> Tensor
@sparse_csr_cpu("mm")
def mm(ks, self, mat2):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.mm_compressed(self, mat2)


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
@sparse_csr_cpu("mm.out")
def mm_out(ks, self, mat2, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.mm_out_compressed(self, mat2, out)


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
@sparse_csr_cpu("addmm")
def addmm(ks, self, mat1, mat2, beta, alpha):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.addmm_sparse_compressed_dense(self, mat1, mat2, beta, alpha)


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
@sparse_csr_cpu("addmm.out")
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor_math.addmm_out_sparse_compressed(self, mat1, mat2, beta, alpha, out)


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
@sparse_csr_cpu("select.int")
def select_int(ks, self, dim, index):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor.select_compressed(self, dim, index)


# cat(Tensor[] tensors, int dim=0) -> Tensor
@sparse_csr("cat")
def cat(ks, tensors, dim):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor.cat_compressed(tensors, dim)


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
@sparse_csr("copy_")
def copy_(ks, self, src, non_blocking):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor.copy_compressed_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
@sparse_csr("clone")
def clone(ks, self, memory_format):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor.clone_compressed(self, memory_format)


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
@sparse_csr_cpu("fill_.Scalar")
def fill__Scalar(ks, self, value):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor.fill_compressed_(self, value)


# zero_(Tensor(a!) self) -> Tensor(a!)
@sparse_csr("zero_")
def zero_(ks, self):
    with AutoDispatchBelowADInplaceOrView():
        return sparse_csr_tensor.zero_compressed_(self)


resize_ = sparse_csr("resize_", below_autograd_3(sparse_csr_tensor.resize_compressed_))
expm1 = sparse_csr("expm1", below_autograd_1(sparse_csr_tensor_math.expm1_sparse_csr))
expm1_out = sparse_csr("expm1.out", below_autograd_2(sparse_csr_tensor_math.expm1_sparse_csr_out))
expm1_ = sparse_csr("expm1_", below_autograd_1(sparse_csr_tensor_math.expm1_sparse_csr_))
log1p = sparse_csr("log1p", below_autograd_1(sparse_csr_tensor_math.log1p_sparse_csr))
log1p_out = sparse_csr("log1p.out", below_autograd_2(sparse_csr_tensor_math.log1p_sparse_csr_out))
log1p_ = sparse_csr("log1p_", below_autograd_1(sparse_csr_tensor_math.log1p_sparse_csr_))
tan = sparse_csr("tan", below_autograd_1(sparse_csr_tensor_math.tan_sparse_csr))
tan_out = sparse_csr("tan.out", below_autograd_2(sparse_csr_tensor_math.tan_sparse_csr_out))
tan_ = sparse_csr("tan_", below_autograd_1(sparse_csr_tensor_math.tan_sparse_csr_))
asin = sparse_csr("asin", below_autograd_1(sparse_csr_tensor_math.asin_sparse_csr))
asin_out = sparse_csr("asin.out", below_autograd_2(sparse_csr_tensor_math.asin_sparse_csr_out))
asin_ = sparse_csr("asin_", below_autograd_1(sparse_csr_tensor_math.asin_sparse_csr_))
atan = sparse_csr("atan", below_autograd_1(sparse_csr_tensor_math.atan_sparse_csr))
atan_out = sparse_csr("atan.out", below_autograd_2(sparse_csr_tensor_math.atan_sparse_csr_out))
atan_ = sparse_csr("atan_", below_autograd_1(sparse_csr_tensor_math.atan_sparse_csr_))
sinh = sparse_csr("sinh", below_autograd_1(sparse_csr_tensor_math.sinh_sparse_csr))
sinh_out = sparse_csr("sinh.out", below_autograd_2(sparse_csr_tensor_math.sinh_sparse_csr_out))
sinh_ = sparse_csr("sinh_", below_autograd_1(sparse_csr_tensor_math.sinh_sparse_csr_))
asinh = sparse_csr("asinh", below_autograd_1(sparse_csr_tensor_math.asinh_sparse_csr))
asinh_out = sparse_csr("asinh.out", below_autograd_2(sparse_csr_tensor_math.asinh_sparse_csr_out))
asinh_ = sparse_csr("asinh_", below_autograd_1(sparse_csr_tensor_math.asinh_sparse_csr_))
atanh = sparse_csr("atanh", below_autograd_1(sparse_csr_tensor_math.atanh_sparse_csr))
atanh_out = sparse_csr("atanh.out", below_autograd_2(sparse_csr_tensor_math.atanh_sparse_csr_out))
atanh_ = sparse_csr("atanh_", below_autograd_1(sparse_csr_tensor_math.atanh_sparse_csr_))
erf = sparse_csr("erf", below_autograd_1(sparse_csr_tensor_math.erf_sparse_csr))
erf_out = sparse_csr("erf.out", below_autograd_2(sparse_csr_tensor_math.erf_sparse_csr_out))
erf_ = sparse_csr("erf_", below_autograd_1(sparse_csr_tensor_math.erf_sparse_csr_))
erfinv = sparse_csr("erfinv", below_autograd_1(sparse_csr_tensor_math.erfinv_sparse_csr))
erfinv_out = sparse_csr("erfinv.out", below_autograd_2(sparse_csr_tensor_math.erfinv_sparse_csr_out))
erfinv_ = sparse_csr("erfinv_", below_autograd_1(sparse_csr_tensor_math.erfinv_sparse_csr_))
frac = sparse_csr("frac", below_autograd_1(sparse_csr_tensor_math.frac_sparse_csr))
frac_out = sparse_csr("frac.out", below_autograd_2(sparse_csr_tensor_math.frac_sparse_csr_out))
frac_ = sparse_csr("frac_", below_autograd_1(sparse_csr_tensor_math.frac_sparse_csr_))
round = sparse_csr("round", below_autograd_1(sparse_csr_tensor_math.round_sparse_csr))
round_out = sparse_csr("round.out", below_autograd_2(sparse_csr_tensor_math.round_sparse_csr_out))
round_ = sparse_csr("round_", below_autograd_1(sparse_csr_tensor_math.round_sparse_csr_))
signbit = sparse_csr("signbit", below_autograd_1(sparse_csr_tensor_math.signbit_sparse_csr))
signbit_out = sparse_csr("signbit.out", below_autograd_2(sparse_csr_tensor_math.signbit_sparse_csr_out))
sgn = sparse_csr("sgn", below_autograd_1(sparse_csr_tensor_math.sgn_sparse_csr))
sgn_out = sparse_csr("sgn.out", below_autograd_2(sparse_csr_tensor_math.sgn_sparse_csr_out))
sgn_ = sparse_csr("sgn_", below_autograd_1(sparse_csr_tensor_math.sgn_sparse_csr_))
isposinf = sparse_csr("isposinf", below_autograd_1(sparse_csr_tensor_math.isposinf_sparse_csr))
isposinf_out = sparse_csr("isposinf.out", below_autograd_2(sparse_csr_tensor_math.isposinf_sparse_csr_out))
isneginf = sparse_csr("isneginf", below_autograd_1(sparse_csr_tensor_math.isneginf_sparse_csr))
isneginf_out = sparse_csr("isneginf.out", below_autograd_2(sparse_csr_tensor_math.isneginf_sparse_csr_out))
deg2rad = sparse_csr("deg2rad", below_autograd_1(sparse_csr_tensor_math.deg2rad_sparse_csr))
deg2rad_out = sparse_csr("deg2rad.out", below_autograd_2(sparse_csr_tensor_math.deg2rad_sparse_csr_out))
deg2rad_ = sparse_csr("deg2rad_", below_autograd_1(sparse_csr_tensor_math.deg2rad_sparse_csr_))
rad2deg = sparse_csr("rad2deg", below_autograd_1(sparse_csr_tensor_math.rad2deg_sparse_csr))
rad2deg_out = sparse_csr("rad2deg.out", below_autograd_2(sparse_csr_tensor_math.rad2deg_sparse_csr_out))
rad2deg_ = sparse_csr("rad2deg_", below_autograd_1(sparse_csr_tensor_math.rad2deg_sparse_csr_))
angle = sparse_csr("angle", below_autograd_1(sparse_csr_tensor_math.angle_sparse_csr))
angle_out = sparse_csr("angle.out", below_autograd_2(sparse_csr_tensor_math.angle_sparse_csr_out))
addmv_out = sparse_csr_cpu("addmv.out", below_autograd_6(sparse_csr_tensor_math.addmv_out_sparse_compressed))
narrow_copy = sparse_csr("narrow_copy", below_autograd_4(sparse_csr_tensor.narrow_copy_compressed))
sparse_dim = sparse_csr("sparse_dim", below_autograd_1(sparse_csr_tensor.sparse_dim_compressed))
dense_dim = sparse_csr("dense_dim", below_autograd_1(sparse_csr_tensor.dense_dim_compressed))
_nnz = sparse_csr("_nnz", below_autograd_1(sparse_csr_tensor._nnz_compressed))
values = sparse_csr("values", below_autograd_1(sparse_csr_tensor.values_compressed))
crow_indices = sparse_csr("crow_indices", below_autograd_1(sparse_csr_tensor.crow_indices_compressed))
col_indices = sparse_csr("col_indices", below_autograd_1(sparse_csr_tensor.col_indices_compressed))
ccol_indices = sparse_csr("ccol_indices", below_autograd_1(sparse_csr_tensor.ccol_indices_compressed))
row_indices = sparse_csr("row_indices", below_autograd_1(sparse_csr_tensor.row_indices_compressed))
_to_dense = sparse_csr("_to_dense", below_autograd_3(tensor_conversions._to_dense_compressed))
_to_sparse = sparse_csr("_to_sparse", below_autograd_4(tensor_conversions._to_sparse_compressed))
_to_sparse_sparse_dim = sparse_csr_cpu("_to_sparse.sparse_dim", below_autograd_2(tensor_conversions._to_sparse_sparse_dim_compressed))
sparse_mask = sparse_csr("sparse_mask", below_autograd_2(sparse_csr_tensor_math.sparse_mask_compressed))
resize_as_sparse_ = sparse_csr("resize_as_sparse_", below_autograd_2(sparse_csr_tensor.resize_as_sparse_compressed_))
_to_sparse_csr = sparse_csr("_to_sparse_csr", below_autograd_2(tensor_conversions.compressed_to_sparse_csr))
_to_sparse_csc = sparse_csr("_to_sparse_csc", below_autograd_2(tensor_conversions.compressed_to_sparse_csc))
_to_sparse_bsr = sparse_csr("_to_sparse_bsr", below_autograd_3(tensor_conversions.compressed_to_sparse_bsr))
_to_sparse_bsc = sparse_csr("_to_sparse_bsc", below_autograd_3(tensor_conversions.compressed_to_sparse_bsc))
sparse_sampled_addmm = sparse_csr_cpu("sparse_sampled_addmm", below_autograd_5(sparse_csr_tensor_math.sparse_sampled_addmm))
