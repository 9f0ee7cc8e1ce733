# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta.

Mirrors the generated RegisterMeta_*.cpp.
"""

from collections.abc import Callable
from typing import Any

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.dispatch.dispatcher import register_impl
from tinytensor.native import (
    activation_composites, activation_ops, adaptive_pool_ops, amp_ops, autograd_support, avg_pool_ops, batch_norm_ops,
    binary_math_ops, binary_ops, blas_ops, bucketization, compare_ops, convolution_ops, cross_ops, ctc_ops, distance,
    distributions, division_ops, dropout_ops, embedding_bag_ops, embedding_ops, fractional_max_pool_ops,
    fused_optim_ops, gated_linear_unit, gather_ops, grid_sampler_ops, group_norm_ops, histograms, im2col_ops,
    index_composites, index_copy_reduce, index_ops, index_write_ops, layer_norm_ops, linalg_cholesky_ops,
    linalg_det_ops, linalg_ldl_ops, linalg_lstsq_ops, linalg_lu_ops, linalg_qr_ops, linalg_solve_ops, linalg_svd_ops,
    linear_algebra, loss, loss_margin, loss_nll, masked_fill, matrix_functions, max_pool_ops, max_unpool_ops,
    nan_reductions, norm_ops, number_parts_ops, outer_products, padding_ops, pixel_shuffle_ops, pointwise_ops,
    random_factories, random_functional, randomized_relu, range_factories, rearrange_ops, reduce_ops, repeat_ops,
    sampling, scan_ops, scatter_ops, segment_reduction, set_operations, set_ops, shift_ops, softmax, sorting,
    special_functions, std_var, take_put, tensor_compare, tensor_factories, tensor_factories_out, triangular_ops,
    unary_math_ops, unary_ops, upsample_ops, view_ops, view_scatter, weight_norm,
)
from tinytensor.native import cat as cat_ops
from tinytensor.native import fill as fill_ops
from tinytensor.native import resize as resize_ops
from tinytensor.native import scalar as scalar_ops
from tinytensor.native.empty_tensor import as_new, empty_from_metadata
from tinytensor.native.structured import check_inplace_geometry, structured_out, structured_outs


# empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def empty_memory_format(ks, size, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.empty_memory_format(size, dtype, layout, device, pin_memory, memory_format)


# empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def empty_strided(ks, size, stride, dtype, layout, device, pin_memory):
    return tensor_factories.empty_strided(size, stride, dtype, layout, device, pin_memory)


# arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
def arange_start_out(ks, start, end, step, out):
    return tensor_factories.arange_start_out(start, end, step, out)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def add_Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def add__Tensor(ks, self, other, alpha):
    check_inplace_geometry(self, (other,))
    binary_ops.add_meta(self, self, other, alpha)
    return self


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def add_out(ks, self, other, alpha, out):
    structured_out(binary_ops.add_meta, out, (self, other, alpha))
    return out


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def sub_Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def sub__Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    check_inplace_geometry(self, (other,))
    binary_ops.sub_meta(self, self, other, alpha)
    return self


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def sub_out(ks, self, other, alpha, out):
    binary_ops.sub_check(self, other, alpha)
    structured_out(binary_ops.sub_meta, out, (self, other, alpha))
    return out


# rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def rsub_Tensor(ks, self, other, alpha):
    return as_new(binary_ops.rsub_Tensor(self, other, alpha))


# mul.Tensor(Tensor self, Tensor other) -> Tensor
def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def mul__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.mul_meta(self, self, other)
    return self


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def mul_out(ks, self, other, out):
    structured_out(binary_ops.mul_meta, out, (self, other))
    return out


# div.Tensor(Tensor self, Tensor other) -> Tensor
def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def div__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.div_meta(self, self, other)
    return self


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def div_out(ks, self, other, out):
    structured_out(binary_ops.div_meta, out, (self, other))
    return out


# pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
def pow_Tensor_Tensor(ks, self, exponent):
    it = binary_ops.pow_Tensor_Tensor_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    return out


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
def pow__Tensor(ks, self, exponent):
    check_inplace_geometry(self, (exponent,))
    binary_ops.pow_Tensor_Tensor_meta(self, self, exponent)
    return self


# pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
def pow_Tensor_Tensor_out(ks, self, exponent, out):
    structured_out(binary_ops.pow_Tensor_Tensor_meta, out, (self, exponent))
    return out


# pow.Scalar(Scalar self, Tensor exponent) -> Tensor
def pow_Scalar(ks, self, exponent):
    it = binary_ops.pow_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    return out


# pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
def pow_Scalar_out(ks, self, exponent, out):
    structured_out(binary_ops.pow_Scalar_meta, out, (self, exponent))
    return out


# pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
def pow_Tensor_Scalar(ks, self, exponent):
    it = binary_ops.pow_Tensor_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    return out


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
def pow__Scalar(ks, self, exponent):
    binary_ops.pow_Tensor_Scalar_meta(self, self, exponent)
    return self


# pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
def pow_Tensor_Scalar_out(ks, self, exponent, out):
    structured_out(binary_ops.pow_Tensor_Scalar_meta, out, (self, exponent))
    return out


# maximum(Tensor self, Tensor other) -> Tensor
def maximum(ks, self, other):
    it = binary_ops.maximum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def maximum_out(ks, self, other, out):
    structured_out(binary_ops.maximum_meta, out, (self, other))
    return out


# minimum(Tensor self, Tensor other) -> Tensor
def minimum(ks, self, other):
    it = binary_ops.minimum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def minimum_out(ks, self, other, out):
    structured_out(binary_ops.minimum_meta, out, (self, other))
    return out


# logical_and(Tensor self, Tensor other) -> Tensor
def logical_and(ks, self, other):
    it = binary_ops.logical_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_and_(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.logical_and_meta(self, self, other)
    return self


# logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def logical_and_out(ks, self, other, out):
    structured_out(binary_ops.logical_and_meta, out, (self, other))
    return out


# logical_or(Tensor self, Tensor other) -> Tensor
def logical_or(ks, self, other):
    it = binary_ops.logical_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_or_(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.logical_or_meta(self, self, other)
    return self


# logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def logical_or_out(ks, self, other, out):
    structured_out(binary_ops.logical_or_meta, out, (self, other))
    return out


# logical_not(Tensor self) -> Tensor
def logical_not(ks, self):
    it = unary_ops.logical_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# logical_not_(Tensor(a!) self) -> Tensor(a!)
def logical_not_(ks, self):
    unary_ops.logical_not_meta(self, self)
    return self


# logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def logical_not_out(ks, self, out):
    structured_out(unary_ops.logical_not_meta, out, (self,))
    return out


# bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_and_Tensor(ks, self, other):
    it = binary_ops.bitwise_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_and__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.bitwise_and_meta(self, self, other)
    return self


# bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_and_Tensor_out(ks, self, other, out):
    structured_out(binary_ops.bitwise_and_meta, out, (self, other))
    return out


# bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_or_Tensor(ks, self, other):
    it = binary_ops.bitwise_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_or__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.bitwise_or_meta(self, self, other)
    return self


# bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_or_Tensor_out(ks, self, other, out):
    structured_out(binary_ops.bitwise_or_meta, out, (self, other))
    return out


# bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_xor_Tensor(ks, self, other):
    it = binary_ops.bitwise_xor_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_xor__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_ops.bitwise_xor_meta(self, self, other)
    return self


# bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_xor_Tensor_out(ks, self, other, out):
    structured_out(binary_ops.bitwise_xor_meta, out, (self, other))
    return out


# bitwise_not(Tensor self) -> Tensor
def bitwise_not(ks, self):
    it = unary_ops.bitwise_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
def bitwise_not_(ks, self):
    unary_ops.bitwise_not_meta(self, self)
    return self


# bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_not_out(ks, self, out):
    structured_out(unary_ops.bitwise_not_meta, out, (self,))
    return out


# eq.Scalar(Tensor self, Scalar other) -> Tensor
def eq_Scalar(ks, self, other):
    it = compare_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def eq__Scalar(ks, self, other):
    compare_ops.eq_Scalar_meta(self, self, other)
    return self


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def eq_Scalar_out(ks, self, other, out):
    structured_out(compare_ops.eq_Scalar_meta, out, (self, other))
    return out


# eq.Tensor(Tensor self, Tensor other) -> Tensor
def eq_Tensor(ks, self, other):
    it = compare_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def eq__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    compare_ops.eq_meta(self, self, other)
    return self


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def eq_Tensor_out(ks, self, other, out):
    structured_out(compare_ops.eq_meta, out, (self, other))
    return out


# ne.Scalar(Tensor self, Scalar other) -> Tensor
def ne_Scalar(ks, self, other):
    it = compare_ops.ne_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ne__Scalar(ks, self, other):
    compare_ops.ne_Scalar_meta(self, self, other)
    return self


# ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def ne_Scalar_out(ks, self, other, out):
    structured_out(compare_ops.ne_Scalar_meta, out, (self, other))
    return out


# ne.Tensor(Tensor self, Tensor other) -> Tensor
def ne_Tensor(ks, self, other):
    it = compare_ops.ne_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ne__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    compare_ops.ne_meta(self, self, other)
    return self


# ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def ne_Tensor_out(ks, self, other, out):
    structured_out(compare_ops.ne_meta, out, (self, other))
    return out


# lt.Scalar(Tensor self, Scalar other) -> Tensor
def lt_Scalar(ks, self, other):
    it = compare_ops.lt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def lt__Scalar(ks, self, other):
    compare_ops.lt_Scalar_meta(self, self, other)
    return self


# lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def lt_Scalar_out(ks, self, other, out):
    structured_out(compare_ops.lt_Scalar_meta, out, (self, other))
    return out


# lt.Tensor(Tensor self, Tensor other) -> Tensor
def lt_Tensor(ks, self, other):
    it = compare_ops.lt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def lt__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    compare_ops.lt_meta(self, self, other)
    return self


# lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def lt_Tensor_out(ks, self, other, out):
    structured_out(compare_ops.lt_meta, out, (self, other))
    return out


# le.Scalar(Tensor self, Scalar other) -> Tensor
def le_Scalar(ks, self, other):
    it = compare_ops.le_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def le__Scalar(ks, self, other):
    compare_ops.le_Scalar_meta(self, self, other)
    return self


# le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def le_Scalar_out(ks, self, other, out):
    structured_out(compare_ops.le_Scalar_meta, out, (self, other))
    return out


# le.Tensor(Tensor self, Tensor other) -> Tensor
def le_Tensor(ks, self, other):
    it = compare_ops.le_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def le__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    compare_ops.le_meta(self, self, other)
    return self


# le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def le_Tensor_out(ks, self, other, out):
    structured_out(compare_ops.le_meta, out, (self, other))
    return out


# gt.Scalar(Tensor self, Scalar other) -> Tensor
def gt_Scalar(ks, self, other):
    it = compare_ops.gt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def gt__Scalar(ks, self, other):
    compare_ops.gt_Scalar_meta(self, self, other)
    return self


# gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def gt_Scalar_out(ks, self, other, out):
    structured_out(compare_ops.gt_Scalar_meta, out, (self, other))
    return out


# gt.Tensor(Tensor self, Tensor other) -> Tensor
def gt_Tensor(ks, self, other):
    it = compare_ops.gt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def gt__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    compare_ops.gt_meta(self, self, other)
    return self


# gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def gt_Tensor_out(ks, self, other, out):
    structured_out(compare_ops.gt_meta, out, (self, other))
    return out


# ge.Scalar(Tensor self, Scalar other) -> Tensor
def ge_Scalar(ks, self, other):
    it = compare_ops.ge_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ge__Scalar(ks, self, other):
    compare_ops.ge_Scalar_meta(self, self, other)
    return self


# ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def ge_Scalar_out(ks, self, other, out):
    structured_out(compare_ops.ge_Scalar_meta, out, (self, other))
    return out


# ge.Tensor(Tensor self, Tensor other) -> Tensor
def ge_Tensor(ks, self, other):
    it = compare_ops.ge_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ge__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    compare_ops.ge_meta(self, self, other)
    return self


# ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def ge_Tensor_out(ks, self, other, out):
    structured_out(compare_ops.ge_meta, out, (self, other))
    return out


# neg(Tensor self) -> Tensor
def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# neg_(Tensor(a!) self) -> Tensor(a!)
def neg_(ks, self):
    unary_ops.neg_meta(self, self)
    return self


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def neg_out(ks, self, out):
    structured_out(unary_ops.neg_meta, out, (self,))
    return out


# abs(Tensor self) -> Tensor
def abs(ks, self):
    it = unary_ops.abs_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# abs_(Tensor(a!) self) -> Tensor(a!)
def abs_(ks, self):
    unary_ops.abs_meta(self, self)
    return self


# abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def abs_out(ks, self, out):
    structured_out(unary_ops.abs_meta, out, (self,))
    return out


# sign(Tensor self) -> Tensor
def sign(ks, self):
    it = unary_ops.sign_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# sign_(Tensor(a!) self) -> Tensor(a!)
def sign_(ks, self):
    unary_ops.sign_meta(self, self)
    return self


# sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sign_out(ks, self, out):
    structured_out(unary_ops.sign_meta, out, (self,))
    return out


# reciprocal(Tensor self) -> Tensor
def reciprocal(ks, self):
    it = unary_ops.reciprocal_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
def reciprocal_(ks, self):
    unary_ops.reciprocal_meta(self, self)
    return self


# reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def reciprocal_out(ks, self, out):
    structured_out(unary_ops.reciprocal_meta, out, (self,))
    return out


# sqrt(Tensor self) -> Tensor
def sqrt(ks, self):
    it = unary_ops.sqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# sqrt_(Tensor(a!) self) -> Tensor(a!)
def sqrt_(ks, self):
    unary_ops.sqrt_meta(self, self)
    return self


# sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sqrt_out(ks, self, out):
    structured_out(unary_ops.sqrt_meta, out, (self,))
    return out


# rsqrt(Tensor self) -> Tensor
def rsqrt(ks, self):
    it = unary_ops.rsqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
def rsqrt_(ks, self):
    unary_ops.rsqrt_meta(self, self)
    return self


# rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def rsqrt_out(ks, self, out):
    structured_out(unary_ops.rsqrt_meta, out, (self,))
    return out


# exp(Tensor self) -> Tensor
def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# exp_(Tensor(a!) self) -> Tensor(a!)
def exp_(ks, self):
    unary_ops.exp_meta(self, self)
    return self


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def exp_out(ks, self, out):
    structured_out(unary_ops.exp_meta, out, (self,))
    return out


# log(Tensor self) -> Tensor
def log(ks, self):
    it = unary_ops.log_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# log_(Tensor(a!) self) -> Tensor(a!)
def log_(ks, self):
    unary_ops.log_meta(self, self)
    return self


# log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def log_out(ks, self, out):
    structured_out(unary_ops.log_meta, out, (self,))
    return out


# sin(Tensor self) -> Tensor
def sin(ks, self):
    it = unary_ops.sin_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# sin_(Tensor(a!) self) -> Tensor(a!)
def sin_(ks, self):
    unary_ops.sin_meta(self, self)
    return self


# sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sin_out(ks, self, out):
    structured_out(unary_ops.sin_meta, out, (self,))
    return out


# cos(Tensor self) -> Tensor
def cos(ks, self):
    it = unary_ops.cos_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# cos_(Tensor(a!) self) -> Tensor(a!)
def cos_(ks, self):
    unary_ops.cos_meta(self, self)
    return self


# cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def cos_out(ks, self, out):
    structured_out(unary_ops.cos_meta, out, (self,))
    return out


# tanh(Tensor self) -> Tensor
def tanh(ks, self):
    it = unary_ops.tanh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# tanh_(Tensor(a!) self) -> Tensor(a!)
def tanh_(ks, self):
    unary_ops.tanh_meta(self, self)
    return self


# tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def tanh_out(ks, self, out):
    structured_out(unary_ops.tanh_meta, out, (self,))
    return out


# sigmoid(Tensor self) -> Tensor
def sigmoid(ks, self):
    it = unary_ops.sigmoid_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
def sigmoid_(ks, self):
    unary_ops.sigmoid_meta(self, self)
    return self


# sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sigmoid_out(ks, self, out):
    structured_out(unary_ops.sigmoid_meta, out, (self,))
    return out


# relu(Tensor self) -> Tensor
def relu(ks, self):
    it = unary_ops.relu_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# relu_(Tensor(a!) self) -> Tensor(a!)
def relu_(ks, self):
    unary_ops.relu_meta(self, self)
    return self


# floor(Tensor self) -> Tensor
def floor(ks, self):
    it = unary_ops.floor_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# floor_(Tensor(a!) self) -> Tensor(a!)
def floor_(ks, self):
    unary_ops.floor_meta(self, self)
    return self


# floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def floor_out(ks, self, out):
    structured_out(unary_ops.floor_meta, out, (self,))
    return out


# ceil(Tensor self) -> Tensor
def ceil(ks, self):
    it = unary_ops.ceil_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# ceil_(Tensor(a!) self) -> Tensor(a!)
def ceil_(ks, self):
    unary_ops.ceil_meta(self, self)
    return self


# ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def ceil_out(ks, self, out):
    structured_out(unary_ops.ceil_meta, out, (self,))
    return out


# trunc(Tensor self) -> Tensor
def trunc(ks, self):
    it = unary_ops.trunc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# trunc_(Tensor(a!) self) -> Tensor(a!)
def trunc_(ks, self):
    unary_ops.trunc_meta(self, self)
    return self


# trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def trunc_out(ks, self, out):
    structured_out(unary_ops.trunc_meta, out, (self,))
    return out


# isnan(Tensor self) -> Tensor
def isnan(ks, self):
    return as_new(unary_ops.isnan(self))


# where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
def where_self(ks, condition, self, other):
    return pointwise_ops.where_self(condition, self, other)


# where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def where_self_out(ks, condition, self, other, out):
    return pointwise_ops.where_self_out(condition, self, other, out)


# clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
def clamp(ks, self, min, max):
    it = pointwise_ops.clamp_meta(None, self, min, max)
    out = empty_from_metadata(it.out_meta)
    return out


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
def clamp_(ks, self, min, max):
    pointwise_ops.clamp_meta(self, self, min, max)
    return self


# clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
def clamp_out(ks, self, min, max, out):
    structured_out(pointwise_ops.clamp_meta, out, (self, min, max))
    return out


# clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
def clamp_Tensor(ks, self, min, max):
    it = pointwise_ops.clamp_Tensor_meta(None, self, min, max)
    out = empty_from_metadata(it.out_meta)
    return out


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
def clamp__Tensor(ks, self, min, max):
    check_inplace_geometry(self, (min, max))
    pointwise_ops.clamp_Tensor_meta(self, self, min, max)
    return self


# clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
def clamp_Tensor_out(ks, self, min, max, out):
    structured_out(pointwise_ops.clamp_Tensor_meta, out, (self, min, max))
    return out


# clamp_min(Tensor self, Scalar min) -> Tensor
def clamp_min(ks, self, min):
    it = pointwise_ops.clamp_min_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    return out


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
def clamp_min_(ks, self, min):
    pointwise_ops.clamp_min_meta(self, self, min)
    return self


# clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
def clamp_min_out(ks, self, min, out):
    structured_out(pointwise_ops.clamp_min_meta, out, (self, min))
    return out


# clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
def clamp_min_Tensor(ks, self, min):
    it = pointwise_ops.clamp_min_Tensor_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    return out


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
def clamp_min__Tensor(ks, self, min):
    check_inplace_geometry(self, (min,))
    pointwise_ops.clamp_min_Tensor_meta(self, self, min)
    return self


# clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)
def clamp_min_Tensor_out(ks, self, min, out):
    structured_out(pointwise_ops.clamp_min_Tensor_meta, out, (self, min))
    return out


# clamp_max(Tensor self, Scalar max) -> Tensor
def clamp_max(ks, self, max):
    it = pointwise_ops.clamp_max_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    return out


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
def clamp_max_(ks, self, max):
    pointwise_ops.clamp_max_meta(self, self, max)
    return self


# clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
def clamp_max_out(ks, self, max, out):
    structured_out(pointwise_ops.clamp_max_meta, out, (self, max))
    return out


# clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
def clamp_max_Tensor(ks, self, max):
    it = pointwise_ops.clamp_max_Tensor_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    return out


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
def clamp_max__Tensor(ks, self, max):
    check_inplace_geometry(self, (max,))
    pointwise_ops.clamp_max_Tensor_meta(self, self, max)
    return self


# clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)
def clamp_max_Tensor_out(ks, self, max, out):
    structured_out(pointwise_ops.clamp_max_Tensor_meta, out, (self, max))
    return out


# addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def addcmul(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcmul_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    return out


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcmul_(ks, self, tensor1, tensor2, value):
    check_inplace_geometry(self, (tensor1, tensor2))
    pointwise_ops.addcmul_meta(self, self, tensor1, tensor2, value)
    return self


# addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
def addcmul_out(ks, self, tensor1, tensor2, value, out):
    structured_out(pointwise_ops.addcmul_meta, out, (self, tensor1, tensor2, value))
    return out


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def addcdiv(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcdiv_(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    check_inplace_geometry(self, (tensor1, tensor2))
    pointwise_ops.addcdiv_meta(self, self, tensor1, tensor2, value)
    return self


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
def addcdiv_out(ks, self, tensor1, tensor2, value, out):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    structured_out(pointwise_ops.addcdiv_meta, out, (self, tensor1, tensor2, value))
    return out


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
def lerp_Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
def lerp__Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    check_inplace_geometry(self, (end,))
    pointwise_ops.lerp_Scalar_meta(self, self, end, weight)
    return self


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
def lerp_Scalar_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    structured_out(pointwise_ops.lerp_Scalar_meta, out, (self, end, weight))
    return out


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
def lerp_Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
def lerp__Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    check_inplace_geometry(self, (end, weight))
    pointwise_ops.lerp_Tensor_meta(self, self, end, weight)
    return self


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
def lerp_Tensor_out(ks, self, end, weight, out):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    structured_out(pointwise_ops.lerp_Tensor_meta, out, (self, end, weight))
    return out


# threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
def threshold_backward(ks, grad_output, self, threshold):
    it = pointwise_ops.threshold_backward_meta(None, grad_output, self, threshold)
    out = empty_from_metadata(it.out_meta)
    return out


# threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
def threshold_backward_grad_input(ks, grad_output, self, threshold, grad_input):
    structured_out(pointwise_ops.threshold_backward_meta, grad_input, (grad_output, self, threshold))
    return grad_input


# sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
def sigmoid_backward(ks, grad_output, output):
    it = pointwise_ops.sigmoid_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    return out


# sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
def sigmoid_backward_grad_input(ks, grad_output, output, grad_input):
    structured_out(pointwise_ops.sigmoid_backward_meta, grad_input, (grad_output, output))
    return grad_input


# tanh_backward(Tensor grad_output, Tensor output) -> Tensor
def tanh_backward(ks, grad_output, output):
    it = pointwise_ops.tanh_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    return out


# tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
def tanh_backward_grad_input(ks, grad_output, output, grad_input):
    structured_out(pointwise_ops.tanh_backward_meta, grad_input, (grad_output, output))
    return grad_input


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    structured_out(reduce_ops.sum_dim_IntList_meta, out, (self, dim, keepdim, dtype))
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def mean_out(ks, self, dim, keepdim, dtype, out):
    structured_out(reduce_ops.mean_dim_meta, out, (self, dim, keepdim, dtype))
    return out


# prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
def prod(ks, self, dtype):
    return reduce_ops.prod(self, dtype)


# prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def prod_dim_int(ks, self, dim, keepdim, dtype):
    it = reduce_ops.prod_dim_int_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def prod_int_out(ks, self, dim, keepdim, dtype, out):
    structured_out(reduce_ops.prod_dim_int_meta, out, (self, dim, keepdim, dtype))
    return out


# amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def amax(ks, self, dim, keepdim):
    it = reduce_ops.amax_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def amax_out(ks, self, dim, keepdim, out):
    structured_out(reduce_ops.amax_meta, out, (self, dim, keepdim))
    return out


# amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def amin(ks, self, dim, keepdim):
    it = reduce_ops.amin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def amin_out(ks, self, dim, keepdim, out):
    structured_out(reduce_ops.amin_meta, out, (self, dim, keepdim))
    return out


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
def max_dim_max(ks, self, dim, keepdim, max, max_values):
    structured_outs(tensor_compare.max_dim_meta, (max, max_values), (self, dim, keepdim))
    return max, max_values


# max(Tensor self) -> Tensor
def max(ks, self):
    return reduce_ops.max(self)


# max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def max_unary_out(ks, self, out):
    return reduce_ops.max_unary_out(self, out)


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    structured_outs(tensor_compare.min_dim_meta, (min, min_indices), (self, dim, keepdim))
    return min, min_indices


# min(Tensor self) -> Tensor
def min(ks, self):
    return reduce_ops.min(self)


# min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def min_unary_out(ks, self, out):
    return reduce_ops.min_unary_out(self, out)


# argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
def argmax(ks, self, dim, keepdim):
    it = tensor_compare.argmax_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def argmax_out(ks, self, dim, keepdim, out):
    structured_out(tensor_compare.argmax_meta, out, (self, dim, keepdim))
    return out


# argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
def argmin(ks, self, dim, keepdim):
    it = tensor_compare.argmin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def argmin_out(ks, self, dim, keepdim, out):
    structured_out(tensor_compare.argmin_meta, out, (self, dim, keepdim))
    return out


# all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def all_dim(ks, self, dim, keepdim):
    it = reduce_ops.all_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def all_out(ks, self, dim, keepdim, out):
    structured_out(reduce_ops.all_dim_meta, out, (self, dim, keepdim))
    return out


# all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def all_dims(ks, self, dim, keepdim):
    it = reduce_ops.all_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def all_dims_out(ks, self, dim, keepdim, out):
    structured_out(reduce_ops.all_dims_meta, out, (self, dim, keepdim))
    return out


# all(Tensor self) -> Tensor
def all(ks, self):
    it = reduce_ops.all_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def all_all_out(ks, self, out):
    structured_out(reduce_ops.all_meta, out, (self,))
    return out


# any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def any_dim(ks, self, dim, keepdim):
    it = reduce_ops.any_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def any_out(ks, self, dim, keepdim, out):
    structured_out(reduce_ops.any_dim_meta, out, (self, dim, keepdim))
    return out


# any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def any_dims(ks, self, dim, keepdim):
    it = reduce_ops.any_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def any_dims_out(ks, self, dim, keepdim, out):
    structured_out(reduce_ops.any_dims_meta, out, (self, dim, keepdim))
    return out


# any(Tensor self) -> Tensor
def any(ks, self):
    it = reduce_ops.any_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def any_all_out(ks, self, out):
    structured_out(reduce_ops.any_meta, out, (self,))
    return out


# var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
def var_correction(ks, self, dim, correction, keepdim):
    return std_var.var_correction(self, dim, correction, keepdim)


# var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
def var_correction_out(ks, self, dim, correction, keepdim, out):
    return std_var.var_correction_out(self, dim, correction, keepdim, out)


# std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
def std_correction(ks, self, dim, correction, keepdim):
    return std_var.std_correction(self, dim, correction, keepdim)


# std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
def std_correction_out(ks, self, dim, correction, keepdim, out):
    return std_var.std_correction_out(self, dim, correction, keepdim, out)


# cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def cumsum(ks, self, dim, dtype):
    it = scan_ops.cumsum_meta(None, self, dim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
def cumsum_(ks, self, dim, dtype):
    scan_ops.cumsum_meta(self, self, dim, dtype)
    return self


# cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def cumsum_out(ks, self, dim, dtype, out):
    structured_out(scan_ops.cumsum_meta, out, (self, dim, dtype))
    return out


# mm(Tensor self, Tensor mat2) -> Tensor
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    return out


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
def mm_out(ks, self, mat2, out):
    structured_out(linear_algebra.mm_meta, out, (self, mat2))
    return out


# bmm(Tensor self, Tensor mat2) -> Tensor
def bmm(ks, self, mat2):
    it = linear_algebra.bmm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    return out


# bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
def bmm_out(ks, self, mat2, out):
    structured_out(linear_algebra.bmm_meta, out, (self, mat2))
    return out


# dot(Tensor self, Tensor tensor) -> Tensor
def dot(ks, self, tensor):
    return linear_algebra.dot(self, tensor)


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addmm_(ks, self, mat1, mat2, beta, alpha):
    linear_algebra.addmm_meta(self, self, mat1, mat2, beta, alpha)
    check_inplace_geometry(self, (mat1, mat2))
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    structured_out(linear_algebra.addmm_meta, out, (self, mat1, mat2, beta, alpha))
    return out


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
def view(ks, self, size):
    return view_ops.view(self, size)


# _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
def _reshape_alias(ks, self, size, stride):
    return autograd_support._reshape_alias(self, size, stride)


# as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
def as_strided(ks, self, size, stride, storage_offset):
    return view_ops.as_strided(self, size, stride, storage_offset)


# cat(Tensor[] tensors, int dim=0) -> Tensor
def cat(ks, tensors, dim):
    it = cat_ops.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    return out


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
def cat_out(ks, tensors, dim, out):
    structured_out(cat_ops.cat_meta, out, (tensors, dim))
    return out


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
def fill__Scalar(ks, self, value):
    return fill_ops.fill__Scalar(self, value)


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
def fill__Tensor(ks, self, value):
    return fill_ops.fill__Tensor(self, value)


# zero_(Tensor(a!) self) -> Tensor(a!)
def zero_(ks, self):
    return fill_ops.zero_(self)


# resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
def resize_(ks, self, size, memory_format):
    return resize_ops.resize_(self, size, memory_format)


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
def index_Tensor(ks, self, indices):
    it = index_ops.index_meta(None, self, indices)
    out = empty_from_metadata(it.out_meta)
    return out


# index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
def index_Tensor_out(ks, self, indices, out):
    structured_out(index_ops.index_meta, out, (self, indices))
    return out


# _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)
def _index_put_impl_(ks, self, indices, values, accumulate, unsafe):
    return index_ops._index_put_impl_(self, indices, values, accumulate, unsafe)


# index_select(Tensor self, int dim, Tensor index) -> Tensor
def index_select(ks, self, dim, index):
    return index_ops.index_select(self, dim, index)


# gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
def gather(ks, self, dim, index, sparse_grad):
    it = gather_ops.gather_meta(None, self, dim, index, sparse_grad)
    out = empty_from_metadata(it.out_meta)
    return out


# gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)
def gather_out(ks, self, dim, index, sparse_grad, out):
    structured_out(gather_ops.gather_meta, out, (self, dim, index, sparse_grad))
    return out


# masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
def masked_fill__Scalar(ks, self, mask, value):
    return masked_fill.masked_fill_(self, mask, value)


# masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
def masked_fill__Tensor(ks, self, mask, value):
    return masked_fill.masked_fill_(self, mask, value)


# exp2(Tensor self) -> Tensor
def exp2(ks, self):
    it = unary_math_ops.exp2_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def exp2_out(ks, self, out):
    structured_out(unary_math_ops.exp2_meta, out, (self,))
    return out


# exp2_(Tensor(a!) self) -> Tensor(a!)
def exp2_(ks, self):
    unary_math_ops.exp2_meta(self, self)
    return self


# expm1(Tensor self) -> Tensor
def expm1(ks, self):
    it = unary_math_ops.expm1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def expm1_out(ks, self, out):
    structured_out(unary_math_ops.expm1_meta, out, (self,))
    return out


# expm1_(Tensor(a!) self) -> Tensor(a!)
def expm1_(ks, self):
    unary_math_ops.expm1_meta(self, self)
    return self


# log2(Tensor self) -> Tensor
def log2(ks, self):
    it = unary_math_ops.log2_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def log2_out(ks, self, out):
    structured_out(unary_math_ops.log2_meta, out, (self,))
    return out


# log2_(Tensor(a!) self) -> Tensor(a!)
def log2_(ks, self):
    unary_math_ops.log2_meta(self, self)
    return self


# log10(Tensor self) -> Tensor
def log10(ks, self):
    it = unary_math_ops.log10_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def log10_out(ks, self, out):
    structured_out(unary_math_ops.log10_meta, out, (self,))
    return out


# log10_(Tensor(a!) self) -> Tensor(a!)
def log10_(ks, self):
    unary_math_ops.log10_meta(self, self)
    return self


# log1p(Tensor self) -> Tensor
def log1p(ks, self):
    it = unary_math_ops.log1p_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def log1p_out(ks, self, out):
    structured_out(unary_math_ops.log1p_meta, out, (self,))
    return out


# log1p_(Tensor(a!) self) -> Tensor(a!)
def log1p_(ks, self):
    unary_math_ops.log1p_meta(self, self)
    return self


# tan(Tensor self) -> Tensor
def tan(ks, self):
    it = unary_math_ops.tan_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def tan_out(ks, self, out):
    structured_out(unary_math_ops.tan_meta, out, (self,))
    return out


# tan_(Tensor(a!) self) -> Tensor(a!)
def tan_(ks, self):
    unary_math_ops.tan_meta(self, self)
    return self


# asin(Tensor self) -> Tensor
def asin(ks, self):
    it = unary_math_ops.asin_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def asin_out(ks, self, out):
    structured_out(unary_math_ops.asin_meta, out, (self,))
    return out


# asin_(Tensor(a!) self) -> Tensor(a!)
def asin_(ks, self):
    unary_math_ops.asin_meta(self, self)
    return self


# acos(Tensor self) -> Tensor
def acos(ks, self):
    it = unary_math_ops.acos_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def acos_out(ks, self, out):
    structured_out(unary_math_ops.acos_meta, out, (self,))
    return out


# acos_(Tensor(a!) self) -> Tensor(a!)
def acos_(ks, self):
    unary_math_ops.acos_meta(self, self)
    return self


# atan(Tensor self) -> Tensor
def atan(ks, self):
    it = unary_math_ops.atan_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def atan_out(ks, self, out):
    structured_out(unary_math_ops.atan_meta, out, (self,))
    return out


# atan_(Tensor(a!) self) -> Tensor(a!)
def atan_(ks, self):
    unary_math_ops.atan_meta(self, self)
    return self


# sinh(Tensor self) -> Tensor
def sinh(ks, self):
    it = unary_math_ops.sinh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sinh_out(ks, self, out):
    structured_out(unary_math_ops.sinh_meta, out, (self,))
    return out


# sinh_(Tensor(a!) self) -> Tensor(a!)
def sinh_(ks, self):
    unary_math_ops.sinh_meta(self, self)
    return self


# cosh(Tensor self) -> Tensor
def cosh(ks, self):
    it = unary_math_ops.cosh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def cosh_out(ks, self, out):
    structured_out(unary_math_ops.cosh_meta, out, (self,))
    return out


# cosh_(Tensor(a!) self) -> Tensor(a!)
def cosh_(ks, self):
    unary_math_ops.cosh_meta(self, self)
    return self


# asinh(Tensor self) -> Tensor
def asinh(ks, self):
    it = unary_math_ops.asinh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def asinh_out(ks, self, out):
    structured_out(unary_math_ops.asinh_meta, out, (self,))
    return out


# asinh_(Tensor(a!) self) -> Tensor(a!)
def asinh_(ks, self):
    unary_math_ops.asinh_meta(self, self)
    return self


# acosh(Tensor self) -> Tensor
def acosh(ks, self):
    it = unary_math_ops.acosh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def acosh_out(ks, self, out):
    structured_out(unary_math_ops.acosh_meta, out, (self,))
    return out


# acosh_(Tensor(a!) self) -> Tensor(a!)
def acosh_(ks, self):
    unary_math_ops.acosh_meta(self, self)
    return self


# atanh(Tensor self) -> Tensor
def atanh(ks, self):
    it = unary_math_ops.atanh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def atanh_out(ks, self, out):
    structured_out(unary_math_ops.atanh_meta, out, (self,))
    return out


# atanh_(Tensor(a!) self) -> Tensor(a!)
def atanh_(ks, self):
    unary_math_ops.atanh_meta(self, self)
    return self


# erf(Tensor self) -> Tensor
def erf(ks, self):
    it = unary_math_ops.erf_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def erf_out(ks, self, out):
    structured_out(unary_math_ops.erf_meta, out, (self,))
    return out


# erf_(Tensor(a!) self) -> Tensor(a!)
def erf_(ks, self):
    unary_math_ops.erf_meta(self, self)
    return self


# erfc(Tensor self) -> Tensor
def erfc(ks, self):
    it = unary_math_ops.erfc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def erfc_out(ks, self, out):
    structured_out(unary_math_ops.erfc_meta, out, (self,))
    return out


# erfc_(Tensor(a!) self) -> Tensor(a!)
def erfc_(ks, self):
    unary_math_ops.erfc_meta(self, self)
    return self


# erfinv(Tensor self) -> Tensor
def erfinv(ks, self):
    it = unary_math_ops.erfinv_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def erfinv_out(ks, self, out):
    structured_out(unary_math_ops.erfinv_meta, out, (self,))
    return out


# erfinv_(Tensor(a!) self) -> Tensor(a!)
def erfinv_(ks, self):
    unary_math_ops.erfinv_meta(self, self)
    return self


# lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def lgamma_out(ks, self, out):
    structured_out(unary_math_ops.lgamma_meta, out, (self,))
    return out


# lgamma(Tensor self) -> Tensor
def lgamma(ks, self):
    it = unary_math_ops.lgamma_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# lgamma_(Tensor(a!) self) -> Tensor(a!)
def lgamma_(ks, self):
    unary_math_ops.lgamma_meta(self, self)
    return self


# digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def digamma_out(ks, self, out):
    structured_out(unary_math_ops.digamma_meta, out, (self,))
    return out


# digamma(Tensor self) -> Tensor
def digamma(ks, self):
    it = unary_math_ops.digamma_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# digamma_(Tensor(a!) self) -> Tensor(a!)
def digamma_(ks, self):
    unary_math_ops.digamma_meta(self, self)
    return self


# polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def polygamma_out(ks, n, self, out):
    structured_out(unary_math_ops.polygamma_meta, out, (n, self))
    return out


# polygamma(int n, Tensor self) -> Tensor
def polygamma(ks, n, self):
    it = unary_math_ops.polygamma_meta(None, n, self)
    out = empty_from_metadata(it.out_meta)
    return out


# frac(Tensor self) -> Tensor
def frac(ks, self):
    it = unary_math_ops.frac_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def frac_out(ks, self, out):
    structured_out(unary_math_ops.frac_meta, out, (self,))
    return out


# frac_(Tensor(a!) self) -> Tensor(a!)
def frac_(ks, self):
    unary_math_ops.frac_meta(self, self)
    return self


# round(Tensor self) -> Tensor
def round(ks, self):
    it = unary_math_ops.round_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def round_out(ks, self, out):
    structured_out(unary_math_ops.round_meta, out, (self,))
    return out


# round.decimals(Tensor self, *, int decimals) -> Tensor
def round_decimals(ks, self, decimals):
    it = unary_math_ops.round_decimals_meta(None, self, decimals)
    out = empty_from_metadata(it.out_meta)
    return out


# round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)
def round_decimals_out(ks, self, decimals, out):
    structured_out(unary_math_ops.round_decimals_meta, out, (self, decimals))
    return out


# round_(Tensor(a!) self) -> Tensor(a!)
def round_(ks, self):
    unary_math_ops.round_meta(self, self)
    return self


# round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
def round__decimals(ks, self, decimals):
    unary_math_ops.round_decimals_meta(self, self, decimals)
    return self


# signbit(Tensor self) -> Tensor
def signbit(ks, self):
    it = unary_math_ops.signbit_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def signbit_out(ks, self, out):
    structured_out(unary_math_ops.signbit_meta, out, (self,))
    return out


# sgn(Tensor self) -> Tensor
def sgn(ks, self):
    it = unary_math_ops.sgn_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sgn_out(ks, self, out):
    structured_out(unary_math_ops.sgn_meta, out, (self,))
    return out


# sgn_(Tensor(a!) self) -> Tensor(a!)
def sgn_(ks, self):
    unary_math_ops.sgn_meta(self, self)
    return self


# isposinf(Tensor self) -> Tensor
def isposinf(ks, self):
    it = unary_math_ops.isposinf_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def isposinf_out(ks, self, out):
    structured_out(unary_math_ops.isposinf_meta, out, (self,))
    return out


# isneginf(Tensor self) -> Tensor
def isneginf(ks, self):
    it = unary_math_ops.isneginf_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def isneginf_out(ks, self, out):
    structured_out(unary_math_ops.isneginf_meta, out, (self,))
    return out


# sinc(Tensor self) -> Tensor
def sinc(ks, self):
    it = unary_math_ops.sinc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sinc_out(ks, self, out):
    structured_out(unary_math_ops.sinc_meta, out, (self,))
    return out


# sinc_(Tensor(a!) self) -> Tensor(a!)
def sinc_(ks, self):
    unary_math_ops.sinc_meta(self, self)
    return self


# i0(Tensor self) -> Tensor
def i0(ks, self):
    it = unary_math_ops.i0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def i0_out(ks, self, out):
    structured_out(unary_math_ops.i0_meta, out, (self,))
    return out


# i0_(Tensor(a!) self) -> Tensor(a!)
def i0_(ks, self):
    unary_math_ops.i0_meta(self, self)
    return self


# special_entr(Tensor self) -> Tensor
def special_entr(ks, self):
    it = unary_math_ops.special_entr_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_entr_out(ks, self, out):
    structured_out(unary_math_ops.special_entr_meta, out, (self,))
    return out


# special_ndtri(Tensor self) -> Tensor
def special_ndtri(ks, self):
    it = unary_math_ops.special_ndtri_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_ndtri_out(ks, self, out):
    structured_out(unary_math_ops.special_ndtri_meta, out, (self,))
    return out


# special_log_ndtr(Tensor self) -> Tensor
def special_log_ndtr(ks, self):
    it = unary_math_ops.special_log_ndtr_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_log_ndtr_out(ks, self, out):
    structured_out(unary_math_ops.special_log_ndtr_meta, out, (self,))
    return out


# special_i0e(Tensor self) -> Tensor
def special_i0e(ks, self):
    it = unary_math_ops.special_i0e_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_i0e_out(ks, self, out):
    structured_out(unary_math_ops.special_i0e_meta, out, (self,))
    return out


# special_i1(Tensor self) -> Tensor
def special_i1(ks, self):
    it = unary_math_ops.special_i1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_i1_out(ks, self, out):
    structured_out(unary_math_ops.special_i1_meta, out, (self,))
    return out


# special_i1e(Tensor self) -> Tensor
def special_i1e(ks, self):
    it = unary_math_ops.special_i1e_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_i1e_out(ks, self, out):
    structured_out(unary_math_ops.special_i1e_meta, out, (self,))
    return out


# special_erfcx(Tensor self) -> Tensor
def special_erfcx(ks, self):
    it = unary_math_ops.special_erfcx_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_erfcx_out(ks, self, out):
    structured_out(unary_math_ops.special_erfcx_meta, out, (self,))
    return out


# logit(Tensor self, float? eps=None) -> Tensor
def logit(ks, self, eps):
    return unary_math_ops.logit(self, eps)


# logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
def logit_out(ks, self, eps, out):
    return unary_math_ops.logit_out(self, eps, out)


# logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
def logit_(ks, self, eps):
    return unary_math_ops.logit_(self, eps)


# mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)
def mvlgamma_out(ks, self, p, out):
    return unary_math_ops.mvlgamma_out(self, p, out)


# nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)
def nan_to_num_out(ks, self, nan, posinf, neginf, out):
    return number_parts_ops.nan_to_num_out(self, nan, posinf, neginf, out)


# angle(Tensor self) -> Tensor
def angle(ks, self):
    return number_parts_ops.angle(self)


# angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def angle_out(ks, self, out):
    return number_parts_ops.angle_out(self, out)


# frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)
def frexp_Tensor_out(ks, self, mantissa, exponent):
    return number_parts_ops.frexp_Tensor_out(self, mantissa, exponent)


# nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def nextafter_out(ks, self, other, out):
    structured_out(number_parts_ops.nextafter_meta, out, (self, other))
    return out


# nextafter(Tensor self, Tensor other) -> Tensor
def nextafter(ks, self, other):
    it = number_parts_ops.nextafter_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def nextafter_(ks, self, other):
    check_inplace_geometry(self, (other,))
    number_parts_ops.nextafter_meta(self, self, other)
    return self


# copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def copysign_out(ks, self, other, out):
    structured_out(number_parts_ops.copysign_meta, out, (self, other))
    return out


# copysign.Tensor(Tensor self, Tensor other) -> Tensor
def copysign_Tensor(ks, self, other):
    it = number_parts_ops.copysign_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def copysign__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    number_parts_ops.copysign_meta(self, self, other)
    return self


# heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)
def heaviside_out(ks, self, values, out):
    structured_out(number_parts_ops.heaviside_meta, out, (self, values))
    return out


# heaviside(Tensor self, Tensor values) -> Tensor
def heaviside(ks, self, values):
    it = number_parts_ops.heaviside_meta(None, self, values)
    out = empty_from_metadata(it.out_meta)
    return out


# heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)
def heaviside_(ks, self, values):
    check_inplace_geometry(self, (values,))
    number_parts_ops.heaviside_meta(self, self, values)
    return self


# conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def conj_physical_out(ks, self, out):
    return number_parts_ops.conj_physical_out(self, out)


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
def div_Tensor_mode(ks, self, other, rounding_mode):
    it = division_ops.div_mode_meta(None, self, other, rounding_mode)
    out = empty_from_metadata(it.out_meta)
    return out


# div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
def div_out_mode(ks, self, other, rounding_mode, out):
    structured_out(division_ops.div_mode_meta, out, (self, other, rounding_mode))
    return out


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
def div__Tensor_mode(ks, self, other, rounding_mode):
    check_inplace_geometry(self, (other,))
    division_ops.div_mode_meta(self, self, other, rounding_mode)
    return self


# floor_divide(Tensor self, Tensor other) -> Tensor
def floor_divide(ks, self, other):
    return division_ops.floor_divide(self, other)


# floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def floor_divide_out(ks, self, other, out):
    return division_ops.floor_divide_out(self, other, out)


# floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def floor_divide__Tensor(ks, self, other):
    return division_ops.floor_divide__Tensor(self, other)


# remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def remainder_Tensor_out(ks, self, other, out):
    structured_out(division_ops.remainder_meta, out, (self, other))
    return out


# remainder.Tensor(Tensor self, Tensor other) -> Tensor
def remainder_Tensor(ks, self, other):
    it = division_ops.remainder_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def remainder_Scalar_Tensor(ks, self, other):
    return division_ops.remainder_Scalar_Tensor(self, other)


# remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def remainder__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    division_ops.remainder_meta(self, self, other)
    return self


# fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def fmod_Tensor_out(ks, self, other, out):
    structured_out(division_ops.fmod_meta, out, (self, other))
    return out


# fmod.Tensor(Tensor self, Tensor other) -> Tensor
def fmod_Tensor(ks, self, other):
    it = division_ops.fmod_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def fmod__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    division_ops.fmod_meta(self, self, other)
    return self


# atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def atan2_out(ks, self, other, out):
    structured_out(binary_math_ops.atan2_meta, out, (self, other))
    return out


# atan2(Tensor self, Tensor other) -> Tensor
def atan2(ks, self, other):
    it = binary_math_ops.atan2_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def atan2_(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_math_ops.atan2_meta(self, self, other)
    return self


# fmax(Tensor self, Tensor other) -> Tensor
def fmax(ks, self, other):
    it = binary_math_ops.fmax_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def fmax_out(ks, self, other, out):
    structured_out(binary_math_ops.fmax_meta, out, (self, other))
    return out


# fmin(Tensor self, Tensor other) -> Tensor
def fmin(ks, self, other):
    it = binary_math_ops.fmin_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def fmin_out(ks, self, other, out):
    structured_out(binary_math_ops.fmin_meta, out, (self, other))
    return out


# hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def hypot_out(ks, self, other, out):
    structured_out(binary_math_ops.hypot_meta, out, (self, other))
    return out


# hypot(Tensor self, Tensor other) -> Tensor
def hypot(ks, self, other):
    it = binary_math_ops.hypot_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def hypot_(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_math_ops.hypot_meta(self, self, other)
    return self


# logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def logaddexp_out(ks, self, other, out):
    structured_out(binary_math_ops.logaddexp_meta, out, (self, other))
    return out


# logaddexp(Tensor self, Tensor other) -> Tensor
def logaddexp(ks, self, other):
    it = binary_math_ops.logaddexp_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def logaddexp2_out(ks, self, other, out):
    structured_out(binary_math_ops.logaddexp2_meta, out, (self, other))
    return out


# logaddexp2(Tensor self, Tensor other) -> Tensor
def logaddexp2(ks, self, other):
    it = binary_math_ops.logaddexp2_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def igamma_out(ks, self, other, out):
    structured_out(binary_math_ops.igamma_meta, out, (self, other))
    return out


# igamma(Tensor self, Tensor other) -> Tensor
def igamma(ks, self, other):
    it = binary_math_ops.igamma_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def igamma_(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_math_ops.igamma_meta(self, self, other)
    return self


# igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def igammac_out(ks, self, other, out):
    structured_out(binary_math_ops.igammac_meta, out, (self, other))
    return out


# igammac(Tensor self, Tensor other) -> Tensor
def igammac(ks, self, other):
    it = binary_math_ops.igammac_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def igammac_(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_math_ops.igammac_meta(self, self, other)
    return self


# xlogy.Tensor(Tensor self, Tensor other) -> Tensor
def xlogy_Tensor(ks, self, other):
    it = binary_math_ops.xlogy_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def xlogy_OutTensor(ks, self, other, out):
    structured_out(binary_math_ops.xlogy_meta, out, (self, other))
    return out


# xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def xlogy__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    binary_math_ops.xlogy_meta(self, self, other)
    return self


# special_xlog1py(Tensor self, Tensor other) -> Tensor
def special_xlog1py(ks, self, other):
    it = binary_math_ops.special_xlog1py_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_xlog1py_out(ks, self, other, out):
    structured_out(binary_math_ops.special_xlog1py_meta, out, (self, other))
    return out


# special_zeta(Tensor self, Tensor other) -> Tensor
def special_zeta(ks, self, other):
    it = binary_math_ops.special_zeta_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_zeta_out(ks, self, other, out):
    structured_out(binary_math_ops.special_zeta_meta, out, (self, other))
    return out


# logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def logical_xor_out(ks, self, other, out):
    return binary_math_ops.logical_xor_out(self, other, out)


# gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def gcd_out(ks, self, other, out):
    structured_out(shift_ops.gcd_meta, out, (self, other))
    return out


# gcd(Tensor self, Tensor other) -> Tensor
def gcd(ks, self, other):
    it = shift_ops.gcd_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def gcd_(ks, self, other):
    check_inplace_geometry(self, (other,))
    shift_ops.gcd_meta(self, self, other)
    return self


# lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def lcm_out(ks, self, other, out):
    structured_out(shift_ops.lcm_meta, out, (self, other))
    return out


# lcm(Tensor self, Tensor other) -> Tensor
def lcm(ks, self, other):
    it = shift_ops.lcm_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def lcm_(ks, self, other):
    check_inplace_geometry(self, (other,))
    shift_ops.lcm_meta(self, self, other)
    return self


# bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_left_shift_Tensor(ks, self, other):
    it = shift_ops.bitwise_left_shift_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_left_shift_Tensor_out(ks, self, other, out):
    structured_out(shift_ops.bitwise_left_shift_meta, out, (self, other))
    return out


# bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_left_shift__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    shift_ops.bitwise_left_shift_meta(self, self, other)
    return self


# bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_right_shift_Tensor(ks, self, other):
    it = shift_ops.bitwise_right_shift_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    return out


# bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_right_shift_Tensor_out(ks, self, other, out):
    structured_out(shift_ops.bitwise_right_shift_meta, out, (self, other))
    return out


# bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_right_shift__Tensor(ks, self, other):
    check_inplace_geometry(self, (other,))
    shift_ops.bitwise_right_shift_meta(self, self, other)
    return self


# __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
def __lshift___Scalar(ks, self, other):
    return shift_ops.__lshift___Scalar(self, other)


# __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
def __lshift___Tensor(ks, self, other):
    return shift_ops.__lshift___Tensor(self, other)


# __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def __ilshift___Scalar(ks, self, other):
    return shift_ops.__ilshift___Scalar(self, other)


# __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def __ilshift___Tensor(ks, self, other):
    return shift_ops.__ilshift___Tensor(self, other)


# __rshift__.Scalar(Tensor self, Scalar other) -> Tensor
def __rshift___Scalar(ks, self, other):
    return shift_ops.__rshift___Scalar(self, other)


# __rshift__.Tensor(Tensor self, Tensor other) -> Tensor
def __rshift___Tensor(ks, self, other):
    return shift_ops.__rshift___Tensor(self, other)


# __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def __irshift___Scalar(ks, self, other):
    return shift_ops.__irshift___Scalar(self, other)


# __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def __irshift___Tensor(ks, self, other):
    return shift_ops.__irshift___Tensor(self, other)


# elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
def elu(ks, self, alpha, scale, input_scale):
    it = activation_ops.elu_meta(None, self, alpha, scale, input_scale)
    out = empty_from_metadata(it.out_meta)
    return out


# elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
def elu_(ks, self, alpha, scale, input_scale):
    activation_ops.elu_meta(self, self, alpha, scale, input_scale)
    return self


# elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)
def elu_out(ks, self, alpha, scale, input_scale, out):
    structured_out(activation_ops.elu_meta, out, (self, alpha, scale, input_scale))
    return out


# elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
def elu_backward(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result):
    it = activation_ops.elu_backward_meta(None, grad_output, alpha, scale, input_scale, is_result, self_or_result)
    out = empty_from_metadata(it.out_meta)
    return out


# elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)
def elu_backward_grad_input(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result, grad_input):
    structured_out(activation_ops.elu_backward_meta, grad_input, (grad_output, alpha, scale, input_scale, is_result, self_or_result))
    return grad_input


# gelu(Tensor self, *, str approximate='none') -> Tensor
def gelu(ks, self, approximate):
    it = activation_ops.gelu_meta(None, self, approximate)
    out = empty_from_metadata(it.out_meta)
    return out


# gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
def gelu_(ks, self, approximate):
    activation_ops.gelu_meta(self, self, approximate)
    return self


# gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
def gelu_out(ks, self, approximate, out):
    structured_out(activation_ops.gelu_meta, out, (self, approximate))
    return out


# gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
def gelu_backward(ks, grad_output, self, approximate):
    it = activation_ops.gelu_backward_meta(None, grad_output, self, approximate)
    out = empty_from_metadata(it.out_meta)
    return out


# gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!)
def gelu_backward_grad_input(ks, grad_output, self, approximate, grad_input):
    structured_out(activation_ops.gelu_backward_meta, grad_input, (grad_output, self, approximate))
    return grad_input


# silu(Tensor self) -> Tensor
def silu(ks, self):
    it = activation_ops.silu_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# silu_(Tensor(a!) self) -> Tensor(a!)
def silu_(ks, self):
    activation_ops.silu_meta(self, self)
    return self


# silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def silu_out(ks, self, out):
    structured_out(activation_ops.silu_meta, out, (self,))
    return out


# silu_backward(Tensor grad_output, Tensor self) -> Tensor
def silu_backward(ks, grad_output, self):
    it = activation_ops.silu_backward_meta(None, grad_output, self)
    out = empty_from_metadata(it.out_meta)
    return out


# silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
def silu_backward_grad_input(ks, grad_output, self, grad_input):
    structured_out(activation_ops.silu_backward_meta, grad_input, (grad_output, self))
    return grad_input


# mish(Tensor self) -> Tensor
def mish(ks, self):
    it = activation_ops.mish_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# mish_(Tensor(a!) self) -> Tensor(a!)
def mish_(ks, self):
    activation_ops.mish_meta(self, self)
    return self


# mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def mish_out(ks, self, out):
    structured_out(activation_ops.mish_meta, out, (self,))
    return out


# hardsigmoid(Tensor self) -> Tensor
def hardsigmoid(ks, self):
    it = activation_ops.hardsigmoid_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
def hardsigmoid_(ks, self):
    activation_ops.hardsigmoid_meta(self, self)
    return self


# hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def hardsigmoid_out(ks, self, out):
    structured_out(activation_ops.hardsigmoid_meta, out, (self,))
    return out


# hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
def hardsigmoid_backward(ks, grad_output, self):
    it = activation_ops.hardsigmoid_backward_meta(None, grad_output, self)
    out = empty_from_metadata(it.out_meta)
    return out


# hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
def hardsigmoid_backward_grad_input(ks, grad_output, self, grad_input):
    structured_out(activation_ops.hardsigmoid_backward_meta, grad_input, (grad_output, self))
    return grad_input


# leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
def leaky_relu(ks, self, negative_slope):
    it = activation_ops.leaky_relu_meta(None, self, negative_slope)
    out = empty_from_metadata(it.out_meta)
    return out


# leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
def leaky_relu_(ks, self, negative_slope):
    activation_ops.leaky_relu_meta(self, self, negative_slope)
    return self


# leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
def leaky_relu_out(ks, self, negative_slope, out):
    structured_out(activation_ops.leaky_relu_meta, out, (self, negative_slope))
    return out


# leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
def leaky_relu_backward(ks, grad_output, self, negative_slope, self_is_result):
    it = activation_ops.leaky_relu_backward_meta(None, grad_output, self, negative_slope, self_is_result)
    out = empty_from_metadata(it.out_meta)
    return out


# leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)
def leaky_relu_backward_grad_input(ks, grad_output, self, negative_slope, self_is_result, grad_input):
    structured_out(activation_ops.leaky_relu_backward_meta, grad_input, (grad_output, self, negative_slope, self_is_result))
    return grad_input


# threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
def threshold(ks, self, threshold, value):
    it = activation_ops.threshold_meta(None, self, threshold, value)
    out = empty_from_metadata(it.out_meta)
    return out


# threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)
def threshold_(ks, self, threshold, value):
    activation_ops.threshold_meta(self, self, threshold, value)
    return self


# threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
def threshold_out(ks, self, threshold, value, out):
    structured_out(activation_ops.threshold_meta, out, (self, threshold, value))
    return out


# softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
def softplus(ks, self, beta, threshold):
    it = activation_ops.softplus_meta(None, self, beta, threshold)
    out = empty_from_metadata(it.out_meta)
    return out


# softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
def softplus_out(ks, self, beta, threshold, out):
    structured_out(activation_ops.softplus_meta, out, (self, beta, threshold))
    return out


# softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
def softplus_backward(ks, grad_output, self, beta, threshold):
    it = activation_ops.softplus_backward_meta(None, grad_output, self, beta, threshold)
    out = empty_from_metadata(it.out_meta)
    return out


# softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
def softplus_backward_grad_input(ks, grad_output, self, beta, threshold, grad_input):
    structured_out(activation_ops.softplus_backward_meta, grad_input, (grad_output, self, beta, threshold))
    return grad_input


# softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def softshrink(ks, self, lambd):
    it = activation_ops.softshrink_meta(None, self, lambd)
    out = empty_from_metadata(it.out_meta)
    return out


# softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
def softshrink_out(ks, self, lambd, out):
    structured_out(activation_ops.softshrink_meta, out, (self, lambd))
    return out


# softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
def softshrink_backward(ks, grad_output, self, lambd):
    it = activation_ops.softshrink_backward_meta(None, grad_output, self, lambd)
    out = empty_from_metadata(it.out_meta)
    return out


# softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)
def softshrink_backward_grad_input(ks, grad_output, self, lambd, grad_input):
    structured_out(activation_ops.softshrink_backward_meta, grad_input, (grad_output, self, lambd))
    return grad_input


# hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def hardshrink(ks, self, lambd):
    it = activation_ops.hardshrink_meta(None, self, lambd)
    out = empty_from_metadata(it.out_meta)
    return out


# hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
def hardshrink_out(ks, self, lambd, out):
    structured_out(activation_ops.hardshrink_meta, out, (self, lambd))
    return out


# hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
def hardshrink_backward(ks, grad_out, self, lambd):
    it = activation_ops.hardshrink_backward_meta(None, grad_out, self, lambd)
    out = empty_from_metadata(it.out_meta)
    return out


# hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)
def hardshrink_backward_grad_input(ks, grad_out, self, lambd, grad_input):
    structured_out(activation_ops.hardshrink_backward_meta, grad_input, (grad_out, self, lambd))
    return grad_input


# hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
def hardtanh(ks, self, min_val, max_val):
    return as_new(activation_composites.hardtanh(self, min_val, max_val))


# hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
def hardtanh_(ks, self, min_val, max_val):
    return activation_composites.hardtanh_(self, min_val, max_val)


# hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
def hardtanh_out(ks, self, min_val, max_val, out):
    return activation_composites.hardtanh_out(self, min_val, max_val, out)


# hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
def hardtanh_backward(ks, grad_output, self, min_val, max_val):
    return activation_composites.hardtanh_backward(grad_output, self, min_val, max_val)


# hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!)
def hardtanh_backward_grad_input(ks, grad_output, self, min_val, max_val, grad_input):
    return activation_composites.hardtanh_backward_grad_input(grad_output, self, min_val, max_val, grad_input)


# hardswish(Tensor self) -> Tensor
def hardswish(ks, self):
    return activation_composites.hardswish(self)


# hardswish_(Tensor(a!) self) -> Tensor(a!)
def hardswish_(ks, self):
    return activation_composites.hardswish_(self)


# hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def hardswish_out(ks, self, out):
    return activation_composites.hardswish_out(self, out)


# hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
def hardswish_backward(ks, grad_output, self):
    return activation_composites.hardswish_backward(grad_output, self)


# _prelu_kernel(Tensor self, Tensor weight) -> Tensor
def _prelu_kernel(ks, self, weight):
    return activation_composites._prelu_kernel(self, weight)


# _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)
def _prelu_kernel_backward(ks, grad_output, self, weight):
    return activation_composites._prelu_kernel_backward(grad_output, self, weight)


# log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
def log_sigmoid_forward(ks, self):
    return activation_composites.log_sigmoid_forward(self)


# log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))
def log_sigmoid_forward_output(ks, self, output, buffer):
    return activation_composites.log_sigmoid_forward_output(self, output, buffer)


# log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
def log_sigmoid_backward(ks, grad_output, self, buffer):
    return activation_composites.log_sigmoid_backward(grad_output, self, buffer)


# log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!)
def log_sigmoid_backward_grad_input(ks, grad_output, self, buffer, grad_input):
    return activation_composites.log_sigmoid_backward_grad_input(grad_output, self, buffer, grad_input)


# glu(Tensor self, int dim=-1) -> Tensor
def glu(ks, self, dim):
    it = gated_linear_unit.glu_meta(None, self, dim)
    out = empty_from_metadata(it.out_meta)
    return out


# glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)
def glu_out(ks, self, dim, out):
    structured_out(gated_linear_unit.glu_meta, out, (self, dim))
    return out


# glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor
def glu_backward(ks, grad_output, self, dim):
    return as_new(gated_linear_unit.glu_backward(grad_output, self, dim))


# glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *, Tensor(a!) grad_input) -> Tensor(a!)
def glu_backward_grad_input(ks, grad_output, self, dim, grad_input):
    return gated_linear_unit.glu_backward_grad_input(grad_output, self, dim, grad_input)


# glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor
def glu_jvp(ks, glu, x, dx, dim):
    return as_new(gated_linear_unit.glu_jvp(glu, x, dx, dim))


# glu_backward_jvp(Tensor grad_x, Tensor grad_glu, Tensor x, Tensor dgrad_glu, Tensor dx, int dim) -> Tensor
def glu_backward_jvp(ks, grad_x, grad_glu, x, dgrad_glu, dx, dim):
    return as_new(gated_linear_unit.glu_backward_jvp(grad_x, grad_glu, x, dgrad_glu, dx, dim))


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
def _softmax(ks, self, dim, half_to_float):
    it = softmax._softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    return out


# _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
def _softmax_out(ks, self, dim, half_to_float, out):
    structured_out(softmax._softmax_meta, out, (self, dim, half_to_float))
    return out


# _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
def _softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    it = softmax._softmax_backward_data_meta(None, grad_output, output, dim, input_dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)
def _softmax_backward_data_out(ks, grad_output, output, dim, input_dtype, grad_input):
    structured_out(softmax._softmax_backward_data_meta, grad_input, (grad_output, output, dim, input_dtype))
    return grad_input


# _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
def _log_softmax(ks, self, dim, half_to_float):
    it = softmax._log_softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    return out


# _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
def _log_softmax_out(ks, self, dim, half_to_float, out):
    structured_out(softmax._log_softmax_meta, out, (self, dim, half_to_float))
    return out


# _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
def _log_softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    it = softmax._log_softmax_backward_data_meta(None, grad_output, output, dim, input_dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)
def _log_softmax_backward_data_out(ks, grad_output, output, dim, input_dtype, out):
    structured_out(softmax._log_softmax_backward_data_meta, out, (grad_output, output, dim, input_dtype))
    return out


# rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
def rrelu_with_noise(ks, self, noise, lower, upper, training, generator):
    return randomized_relu.rrelu_with_noise(self, noise, lower, upper, training, generator)


# rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
def rrelu_with_noise_(ks, self, noise, lower, upper, training, generator):
    return randomized_relu.rrelu_with_noise_(self, noise, lower, upper, training, generator)


# rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)
def rrelu_with_noise_out(ks, self, noise, lower, upper, training, generator, out):
    return randomized_relu.rrelu_with_noise_out(self, noise, lower, upper, training, generator, out)


# mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
def mse_loss(ks, self, target, reduction):
    it = loss.mse_loss_meta(None, self, target, reduction)
    out = empty_from_metadata(it.out_meta)
    return out


# mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
def mse_loss_out(ks, self, target, reduction, out):
    structured_out(loss.mse_loss_meta, out, (self, target, reduction))
    return out


# mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
def mse_loss_backward(ks, grad_output, self, target, reduction):
    return as_new(loss.mse_loss_backward(grad_output, self, target, reduction))


# mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
def mse_loss_backward_grad_input(ks, grad_output, self, target, reduction, grad_input):
    return loss.mse_loss_backward_grad_input(grad_output, self, target, reduction, grad_input)


# smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
def smooth_l1_loss(ks, self, target, reduction, beta):
    it = loss.smooth_l1_loss_meta(None, self, target, reduction, beta)
    out = empty_from_metadata(it.out_meta)
    return out


# smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)
def smooth_l1_loss_out(ks, self, target, reduction, beta, out):
    structured_out(loss.smooth_l1_loss_meta, out, (self, target, reduction, beta))
    return out


# smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!)
def smooth_l1_loss_backward_grad_input(ks, grad_output, self, target, reduction, beta, grad_input):
    return loss.smooth_l1_loss_backward_grad_input(grad_output, self, target, reduction, beta, grad_input)


# huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
def huber_loss(ks, self, target, reduction, delta):
    return as_new(loss.huber_loss(self, target, reduction, delta))


# huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)
def huber_loss_out(ks, self, target, reduction, delta, out):
    return loss.huber_loss_out(self, target, reduction, delta, out)


# huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!)
def huber_loss_backward_out(ks, grad_output, self, target, reduction, delta, grad_input):
    return loss.huber_loss_backward_out(grad_output, self, target, reduction, delta, grad_input)


# binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
def binary_cross_entropy(ks, self, target, weight, reduction):
    return as_new(loss.binary_cross_entropy(self, target, weight, reduction))


# binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
def binary_cross_entropy_out(ks, self, target, weight, reduction, out):
    return loss.binary_cross_entropy_out(self, target, weight, reduction, out)


# binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor
def binary_cross_entropy_backward(ks, grad_output, self, target, weight, reduction):
    return as_new(loss.binary_cross_entropy_backward(grad_output, self, target, weight, reduction))


# binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
def binary_cross_entropy_backward_grad_input(ks, grad_output, self, target, weight, reduction, grad_input):
    return loss.binary_cross_entropy_backward_grad_input(grad_output, self, target, weight, reduction, grad_input)


# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    it = loss_nll.nll_loss_forward_meta(None, self, target, weight, reduction, ignore_index)
    output = empty_from_metadata(it.out_metas[0])
    total_weight = empty_from_metadata(it.out_metas[1])
    return output, total_weight


# nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
def nll_loss_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    structured_outs(loss_nll.nll_loss_forward_meta, (output, total_weight), (self, target, weight, reduction, ignore_index))
    return output, total_weight


# nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
def nll_loss_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):
    it = loss_nll.nll_loss_backward_meta(None, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    out = empty_from_metadata(it.out_meta)
    return out


# nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
def nll_loss_backward_grad_input(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input):
    structured_out(loss_nll.nll_loss_backward_meta, grad_input, (grad_output, self, target, weight, reduction, ignore_index, total_weight))
    return grad_input


# nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
def nll_loss2d_forward(ks, self, target, weight, reduction, ignore_index):
    return as_new(loss_nll.nll_loss2d_forward(self, target, weight, reduction, ignore_index))


# nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
def nll_loss2d_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):
    return loss_nll.nll_loss2d_forward_output(self, target, weight, reduction, ignore_index, output, total_weight)


# nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
def nll_loss2d_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):
    return as_new(loss_nll.nll_loss2d_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight))


# nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
def nll_loss2d_backward_grad_input(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input):
    return loss_nll.nll_loss2d_backward_grad_input(grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input)


# multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor
def multi_margin_loss(ks, self, target, p, margin, weight, reduction):
    return loss_margin.multi_margin_loss(self, target, p, margin, weight, reduction)


# multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
def multi_margin_loss_out(ks, self, target, p, margin, weight, reduction, out):
    return loss_margin.multi_margin_loss_out(self, target, p, margin, weight, reduction, out)


# multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor
def multi_margin_loss_backward(ks, grad_output, self, target, p, margin, weight, reduction):
    return loss_margin.multi_margin_loss_backward(grad_output, self, target, p, margin, weight, reduction)


# multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
def multi_margin_loss_backward_grad_input(ks, grad_output, self, target, p, margin, weight, reduction, grad_input):
    return loss_margin.multi_margin_loss_backward_grad_input(grad_output, self, target, p, margin, weight, reduction, grad_input)


# multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)
def multilabel_margin_loss_forward(ks, self, target, reduction):
    return loss_margin.multilabel_margin_loss_forward(self, target, reduction)


# multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))
def multilabel_margin_loss_forward_output(ks, self, target, reduction, output, is_target):
    return loss_margin.multilabel_margin_loss_forward_output(self, target, reduction, output, is_target)


# multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor
def multilabel_margin_loss_backward(ks, grad_output, self, target, reduction, is_target):
    return loss_margin.multilabel_margin_loss_backward(grad_output, self, target, reduction, is_target)


# multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)
def multilabel_margin_loss_backward_grad_input(ks, grad_output, self, target, reduction, is_target, grad_input):
    return loss_margin.multilabel_margin_loss_backward_grad_input(grad_output, self, target, reduction, is_target, grad_input)


# nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def nansum(ks, self, dim, keepdim, dtype):
    return nan_reductions.nansum(self, dim, keepdim, dtype)


# nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def nansum_out(ks, self, dim, keepdim, dtype, out):
    return nan_reductions.nansum_out(self, dim, keepdim, dtype, out)


# count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
def count_nonzero_dim_IntList(ks, self, dim):
    return as_new(nan_reductions.count_nonzero_dim_IntList(self, dim))


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
def aminmax(ks, self, dim, keepdim):
    it = nan_reductions.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    return min, max


# aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
def aminmax_out(ks, self, dim, keepdim, min, max):
    structured_outs(nan_reductions.aminmax_meta, (min, max), (self, dim, keepdim))
    return min, max


# var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
def var_mean_correction(ks, self, dim, correction, keepdim):
    return as_new(std_var.var_mean_correction(self, dim, correction, keepdim))


# std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
def std_mean_correction(ks, self, dim, correction, keepdim):
    return as_new(std_var.std_mean_correction(self, dim, correction, keepdim))


# linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def linalg_vector_norm(ks, self, ord, dim, keepdim, dtype):
    it = norm_ops.linalg_vector_norm_meta(None, self, ord, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def linalg_vector_norm_out(ks, self, ord, dim, keepdim, dtype, out):
    structured_out(norm_ops.linalg_vector_norm_meta, out, (self, ord, dim, keepdim, dtype))
    return out


# norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
def norm_ScalarOpt_dim_dtype(ks, self, p, dim, keepdim, dtype):
    it = norm_ops.norm_ScalarOpt_dim_dtype_meta(None, self, p, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
def norm_ScalarOpt_dim(ks, self, p, dim, keepdim):
    it = norm_ops.norm_ScalarOpt_dim_meta(None, self, p, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    return out


# norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)
def norm_dtype_out(ks, self, p, dim, keepdim, dtype, out):
    structured_out(norm_ops.norm_ScalarOpt_dim_dtype_meta, out, (self, p, dim, keepdim, dtype))
    return out


# norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def norm_out(ks, self, p, dim, keepdim, out):
    structured_out(norm_ops.norm_ScalarOpt_dim_meta, out, (self, p, dim, keepdim))
    return out


# renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)
def renorm_out(ks, self, p, dim, maxnorm, out):
    structured_out(norm_ops.renorm_meta, out, (self, p, dim, maxnorm))
    return out


# renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
def renorm(ks, self, p, dim, maxnorm):
    it = norm_ops.renorm_meta(None, self, p, dim, maxnorm)
    out = empty_from_metadata(it.out_meta)
    return out


# renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
def renorm_(ks, self, p, dim, maxnorm):
    norm_ops.renorm_meta(self, self, p, dim, maxnorm)
    return self


# cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def cumprod(ks, self, dim, dtype):
    it = scan_ops.cumprod_meta(None, self, dim, dtype)
    out = empty_from_metadata(it.out_meta)
    return out


# cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
def cumprod_(ks, self, dim, dtype):
    scan_ops.cumprod_meta(self, self, dim, dtype)
    return self


# cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def cumprod_out(ks, self, dim, dtype, out):
    structured_out(scan_ops.cumprod_meta, out, (self, dim, dtype))
    return out


# _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
def _cummax_helper(ks, self, values, indices, dim):
    return scan_ops._cummax_helper(self, values, indices, dim)


# _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
def _cummin_helper(ks, self, values, indices, dim):
    return scan_ops._cummin_helper(self, values, indices, dim)


# _logcumsumexp(Tensor self, int dim) -> Tensor
def _logcumsumexp(ks, self, dim):
    return scan_ops._logcumsumexp(self, dim)


# _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
def _logcumsumexp_out(ks, self, dim, out):
    return scan_ops._logcumsumexp_out(self, dim, out)


# sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def sort_values_stable(ks, self, stable, dim, descending, values, indices):
    structured_outs(sorting.sort_stable_meta, (values, indices), (self, stable, dim, descending))
    return values, indices


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def topk_values(ks, self, k, dim, largest, sorted, values, indices):
    structured_outs(sorting.topk_meta, (values, indices), (self, k, dim, largest, sorted))
    return values, indices


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    return values, indices


# kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def kthvalue_values(ks, self, k, dim, keepdim, values, indices):
    return sorting.kthvalue_values(self, k, dim, keepdim, values, indices)


# median(Tensor self) -> Tensor
def median(ks, self):
    return as_new(sorting.median(self))


# median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def median_dim_values(ks, self, dim, keepdim, values, indices):
    return sorting.median_dim_values(self, dim, keepdim, values, indices)


# nanmedian(Tensor self) -> Tensor
def nanmedian(ks, self):
    return as_new(sorting.nanmedian(self))


# nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def nanmedian_dim_values(ks, self, dim, keepdim, values, indices):
    return sorting.nanmedian_dim_values(self, dim, keepdim, values, indices)


# mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
def mode(ks, self, dim, keepdim):
    return sorting.mode(self, dim, keepdim)


# histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)
def histc_out(ks, self, bins, min, max, out):
    return histograms.histc_out(self, bins, min, max, out)


# histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
def histc(ks, self, bins, min, max):
    return as_new(histograms.histc(self, bins, min, max))


# segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor
def segment_reduce(ks, data, reduce, lengths, indices, offsets, axis, unsafe, initial):
    return as_new(segment_reduction.segment_reduce(data, reduce, lengths, indices, offsets, axis, unsafe, initial))


# _segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor
def _segment_reduce_backward(ks, grad, output, data, reduce, lengths, offsets, axis, initial):
    return segment_reduction._segment_reduce_backward(grad, output, data, reduce, lengths, offsets, axis, initial)


# isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)
def isin_Tensor_Tensor_out(ks, elements, test_elements, assume_unique, invert, out):
    structured_out(set_operations.isin_Tensor_Tensor_meta, out, (elements, test_elements, assume_unique, invert))
    return out


# isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
def isin_Tensor_Tensor(ks, elements, test_elements, assume_unique, invert):
    it = set_operations.isin_Tensor_Tensor_meta(None, elements, test_elements, assume_unique, invert)
    out = empty_from_metadata(it.out_meta)
    return out


# isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)
def isin_Tensor_Scalar_out(ks, elements, test_element, assume_unique, invert, out):
    structured_out(set_operations.isin_Tensor_Scalar_meta, out, (elements, test_element, assume_unique, invert))
    return out


# isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor
def isin_Tensor_Scalar(ks, elements, test_element, assume_unique, invert):
    it = set_operations.isin_Tensor_Scalar_meta(None, elements, test_element, assume_unique, invert)
    out = empty_from_metadata(it.out_meta)
    return out


# isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)
def isin_Scalar_Tensor_out(ks, element, test_elements, assume_unique, invert, out):
    structured_out(set_operations.isin_Scalar_Tensor_meta, out, (element, test_elements, assume_unique, invert))
    return out


# isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
def isin_Scalar_Tensor(ks, element, test_elements, assume_unique, invert):
    it = set_operations.isin_Scalar_Tensor_meta(None, element, test_elements, assume_unique, invert)
    out = empty_from_metadata(it.out_meta)
    return out


# searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor
def searchsorted_Tensor(ks, sorted_sequence, self, out_int32, right, side, sorter):
    return as_new(bucketization.searchsorted_Tensor(sorted_sequence, self, out_int32, right, side, sorter))


# searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
def searchsorted_Tensor_out(ks, sorted_sequence, self, out_int32, right, side, sorter, out):
    return bucketization.searchsorted_Tensor_out(sorted_sequence, self, out_int32, right, side, sorter, out)


# searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor
def searchsorted_Scalar(ks, sorted_sequence, self, out_int32, right, side, sorter):
    return as_new(bucketization.searchsorted_Scalar(sorted_sequence, self, out_int32, right, side, sorter))


# searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
def searchsorted_Scalar_out(ks, sorted_sequence, self, out_int32, right, side, sorter, out):
    return bucketization.searchsorted_Scalar_out(sorted_sequence, self, out_int32, right, side, sorter, out)


# bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
def bucketize_Tensor(ks, self, boundaries, out_int32, right):
    return as_new(bucketization.bucketize_Tensor(self, boundaries, out_int32, right))


# bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)
def bucketize_Tensor_out(ks, self, boundaries, out_int32, right, out):
    return bucketization.bucketize_Tensor_out(self, boundaries, out_int32, right, out)


# bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
def bucketize_Scalar(ks, self, boundaries, out_int32, right):
    return as_new(bucketization.bucketize_Scalar(self, boundaries, out_int32, right))


# addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def addmv(ks, self, mat, vec, beta, alpha):
    it = blas_ops.addmv_meta(None, self, mat, vec, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def addmv_out(ks, self, mat, vec, beta, alpha, out):
    structured_out(blas_ops.addmv_meta, out, (self, mat, vec, beta, alpha))
    return out


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addmv_(ks, self, mat, vec, beta, alpha):
    blas_ops.addmv_meta(self, self, mat, vec, beta, alpha)
    check_inplace_geometry(self, (mat, vec))
    return self


# baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def baddbmm(ks, self, batch1, batch2, beta, alpha):
    it = blas_ops.baddbmm_meta(None, self, batch1, batch2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def baddbmm_out(ks, self, batch1, batch2, beta, alpha, out):
    structured_out(blas_ops.baddbmm_meta, out, (self, batch1, batch2, beta, alpha))
    return out


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    blas_ops.baddbmm_meta(self, self, batch1, batch2, beta, alpha)
    check_inplace_geometry(self, (batch1, batch2))
    return self


# addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def addbmm_out(ks, self, batch1, batch2, beta, alpha, out):
    return blas_ops.addbmm_out(self, batch1, batch2, beta, alpha, out)


# addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def addbmm(ks, self, batch1, batch2, beta, alpha):
    return as_new(blas_ops.addbmm(self, batch1, batch2, beta, alpha))


# addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addbmm_(ks, self, batch1, batch2, beta, alpha):
    return blas_ops.addbmm_(self, batch1, batch2, beta, alpha)


# addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def addr(ks, self, vec1, vec2, beta, alpha):
    return as_new(blas_ops.addr(self, vec1, vec2, beta, alpha))


# addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def addr_out(ks, self, vec1, vec2, beta, alpha, out):
    return blas_ops.addr_out(self, vec1, vec2, beta, alpha, out)


# vdot(Tensor self, Tensor other) -> Tensor
def vdot(ks, self, other):
    return as_new(blas_ops.vdot(self, other))


# trace(Tensor self) -> Tensor
def trace(ks, self):
    return as_new(outer_products.trace(self))


# linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
def linalg_cross(ks, self, other, dim):
    it = cross_ops.linalg_cross_meta(None, self, other, dim)
    out = empty_from_metadata(it.out_meta)
    return out


# linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)
def linalg_cross_out(ks, self, other, dim, out):
    structured_out(cross_ops.linalg_cross_meta, out, (self, other, dim))
    return out


# linalg_matrix_exp(Tensor self) -> Tensor
def linalg_matrix_exp(ks, self):
    return as_new(matrix_functions.linalg_matrix_exp(self))


# _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor
def _cdist_forward(ks, x1, x2, p, compute_mode):
    return as_new(distance._cdist_forward(x1, x2, p, compute_mode))


# _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor
def _cdist_backward(ks, grad, x1, x2, p, cdist):
    return as_new(distance._cdist_backward(grad, x1, x2, p, cdist))


# _pdist_forward(Tensor self, float p=2) -> Tensor
def _pdist_forward(ks, self, p):
    return as_new(distance._pdist_forward(self, p))


# _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor
def _pdist_backward(ks, grad, self, p, pdist):
    return as_new(distance._pdist_backward(grad, self, p, pdist))


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = linalg_lu_ops.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    return LU, pivots, info


# linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):
    structured_outs(linalg_lu_ops.linalg_lu_factor_ex_meta, (LU, pivots, info), (A, pivot, check_errors))
    return LU, pivots, info


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
def linalg_lu(ks, A, pivot):
    it = linalg_lu_ops.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    return P, L, U


# linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
def linalg_lu_out(ks, A, pivot, P, L, U):
    structured_outs(linalg_lu_ops.linalg_lu_meta, (P, L, U), (A, pivot))
    return P, L, U


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = linalg_lu_ops.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    return P, L, U


# lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    structured_outs(linalg_lu_ops.lu_unpack_meta, (P, L, U), (LU_data, LU_pivots, unpack_data, unpack_pivots))
    return P, L, U


# linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor
def linalg_lu_solve(ks, LU, pivots, B, left, adjoint):
    it = linalg_lu_ops.linalg_lu_solve_meta(None, LU, pivots, B, left, adjoint)
    out = empty_from_metadata(it.out_meta)
    return out


# linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)
def linalg_lu_solve_out(ks, LU, pivots, B, left, adjoint, out):
    structured_out(linalg_lu_ops.linalg_lu_solve_meta, out, (LU, pivots, B, left, adjoint))
    return out


# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = linalg_ldl_ops.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    return LD, pivots, info


# linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):
    structured_outs(linalg_ldl_ops.linalg_ldl_factor_ex_meta, (LD, pivots, info), (self, hermitian, check_errors))
    return LD, pivots, info


# linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor
def linalg_ldl_solve(ks, LD, pivots, B, hermitian):
    it = linalg_ldl_ops.linalg_ldl_solve_meta(None, LD, pivots, B, hermitian)
    out = empty_from_metadata(it.out_meta)
    return out


# linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
def linalg_ldl_solve_out(ks, LD, pivots, B, hermitian, out):
    structured_out(linalg_ldl_ops.linalg_ldl_solve_meta, out, (LD, pivots, B, hermitian))
    return out


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = linalg_solve_ops._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    return result, LU, pivots, info


# _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):
    structured_outs(linalg_solve_ops._linalg_solve_ex_meta, (result, LU, pivots, info), (A, B, left, check_errors))
    return result, LU, pivots, info


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
def linalg_inv_ex(ks, A, check_errors):
    it = linalg_solve_ops.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    return inverse, info


# linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):
    structured_outs(linalg_solve_ops.linalg_inv_ex_meta, (inverse, info), (A, check_errors))
    return inverse, info


# linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)
def linalg_solve_triangular_out(ks, self, B, upper, left, unitriangular, out):
    return linalg_solve_ops.linalg_solve_triangular_out(self, B, upper, left, unitriangular, out)


# linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor
def linalg_solve_triangular(ks, self, B, upper, left, unitriangular):
    return as_new(linalg_solve_ops.linalg_solve_triangular(self, B, upper, left, unitriangular))


# triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):
    structured_outs(linalg_solve_ops.triangular_solve_meta, (X, M), (self, A, upper, transpose, unitriangular))
    return X, M


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = linalg_solve_ops.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    return solution, cloned_coefficient


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
def _linalg_det(ks, A):
    it = linalg_det_ops._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    return result, LU, pivots


# _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
def _linalg_det_result(ks, A, result, LU, pivots):
    structured_outs(linalg_det_ops._linalg_det_meta, (result, LU, pivots), (A,))
    return result, LU, pivots


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
def _linalg_slogdet(ks, A):
    it = linalg_det_ops._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    return sign, logabsdet, LU, pivots


# _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):
    structured_outs(linalg_det_ops._linalg_slogdet_meta, (sign, logabsdet, LU, pivots), (A,))
    return sign, logabsdet, LU, pivots


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = linalg_cholesky_ops.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    return L, info


# linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):
    structured_outs(linalg_cholesky_ops.linalg_cholesky_ex_meta, (L, info), (self, upper, check_errors))
    return L, info


# cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
def cholesky_out(ks, self, upper, out):
    return linalg_cholesky_ops.cholesky_out(self, upper, out)


# cholesky(Tensor self, bool upper=False) -> Tensor
def cholesky(ks, self, upper):
    return as_new(linalg_cholesky_ops.cholesky(self, upper))


# _cholesky_solve_helper(Tensor self, Tensor A, bool upper) -> Tensor
def _cholesky_solve_helper(ks, self, A, upper):
    return as_new(linalg_cholesky_ops._cholesky_solve_helper(self, A, upper))


# cholesky_inverse(Tensor self, bool upper=False) -> Tensor
def cholesky_inverse(ks, self, upper):
    return as_new(linalg_cholesky_ops.cholesky_inverse(self, upper))


# cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
def cholesky_inverse_out(ks, self, upper, out):
    return linalg_cholesky_ops.cholesky_inverse_out(self, upper, out)


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
def linalg_qr(ks, A, mode):
    it = linalg_qr_ops.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    return Q, R


# linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
def linalg_qr_out(ks, A, mode, Q, R):
    structured_outs(linalg_qr_ops.linalg_qr_meta, (Q, R), (A, mode))
    return Q, R


# geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)
def geqrf_a(ks, self, a, tau):
    return linalg_qr_ops.geqrf_a(self, a, tau)


# geqrf(Tensor self) -> (Tensor a, Tensor tau)
def geqrf(ks, self):
    return as_new(linalg_qr_ops.geqrf(self))


# linalg_householder_product(Tensor input, Tensor tau) -> Tensor
def linalg_householder_product(ks, input, tau):
    return as_new(linalg_qr_ops.linalg_householder_product(input, tau))


# linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)
def linalg_householder_product_out(ks, input, tau, out):
    return linalg_qr_ops.linalg_householder_product_out(input, tau, out)


# ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!)
def ormqr_out(ks, self, input2, input3, left, transpose, out):
    return linalg_qr_ops.ormqr_out(self, input2, input3, left, transpose, out)


# ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor
def ormqr(ks, self, input2, input3, left, transpose):
    return as_new(linalg_qr_ops.ormqr(self, input2, input3, left, transpose))


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = linalg_svd_ops._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    return U, S, Vh


# _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):
    structured_outs(linalg_svd_ops._linalg_svd_meta, (U, S, Vh), (A, full_matrices, compute_uv, driver))
    return U, S, Vh


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
def _linalg_eigh(ks, A, UPLO, compute_v):
    it = linalg_svd_ops._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    return eigenvalues, eigenvectors


# _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):
    structured_outs(linalg_svd_ops._linalg_eigh_meta, (eigenvalues, eigenvectors), (A, UPLO, compute_v))
    return eigenvalues, eigenvectors


# linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)
def linalg_eig(ks, self):
    return as_new(linalg_svd_ops.linalg_eig(self))


# linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
def linalg_eig_out(ks, self, eigenvalues, eigenvectors):
    return linalg_svd_ops.linalg_eig_out(self, eigenvalues, eigenvectors)


# linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def linalg_eigvals_out(ks, self, out):
    return linalg_svd_ops.linalg_eigvals_out(self, out)


# linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)
def linalg_lstsq_out(ks, self, b, rcond, driver, solution, residuals, rank, singular_values):
    return linalg_lstsq_ops.linalg_lstsq_out(self, b, rcond, driver, solution, residuals, rank, singular_values)


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def scatter_src(ks, self, dim, index, src):
    it = scatter_ops.scatter_src_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    return out


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter__src(ks, self, dim, index, src):
    scatter_ops.scatter_src_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    return self


# scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
def scatter_src_out(ks, self, dim, index, src, out):
    structured_out(scatter_ops.scatter_src_meta, out, (self, dim, index, src))
    return out


# scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def scatter_value(ks, self, dim, index, value):
    it = scatter_ops.scatter_value_meta(None, self, dim, index, value)
    out = empty_from_metadata(it.out_meta)
    return out


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
def scatter__value(ks, self, dim, index, value):
    scatter_ops.scatter_value_meta(self, self, dim, index, value)
    check_inplace_geometry(self, (index,))
    return self


# scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
def scatter_value_out(ks, self, dim, index, value, out):
    structured_out(scatter_ops.scatter_value_meta, out, (self, dim, index, value))
    return out


# scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
def scatter_dot_reduce(ks, self, dim, index, src, reduce):
    it = scatter_ops.scatter_reduce_meta(None, self, dim, index, src, reduce)
    out = empty_from_metadata(it.out_meta)
    return out


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
def scatter__reduce(ks, self, dim, index, src, reduce):
    scatter_ops.scatter_reduce_meta(self, self, dim, index, src, reduce)
    check_inplace_geometry(self, (index, src))
    return self


# scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)
def scatter_reduce_out(ks, self, dim, index, src, reduce, out):
    structured_out(scatter_ops.scatter_reduce_meta, out, (self, dim, index, src, reduce))
    return out


# scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
def scatter_value_reduce(ks, self, dim, index, value, reduce):
    it = scatter_ops.scatter_value_reduce_meta(None, self, dim, index, value, reduce)
    out = empty_from_metadata(it.out_meta)
    return out


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    scatter_ops.scatter_value_reduce_meta(self, self, dim, index, value, reduce)
    check_inplace_geometry(self, (index,))
    return self


# scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)
def scatter_value_reduce_out(ks, self, dim, index, value, reduce, out):
    structured_out(scatter_ops.scatter_value_reduce_meta, out, (self, dim, index, value, reduce))
    return out


# scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def scatter_add(ks, self, dim, index, src):
    it = scatter_ops.scatter_add_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    return out


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter_add_(ks, self, dim, index, src):
    scatter_ops.scatter_add_meta(self, self, dim, index, src)
    check_inplace_geometry(self, (index, src))
    return self


# scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
def scatter_add_out(ks, self, dim, index, src, out):
    structured_out(scatter_ops.scatter_add_meta, out, (self, dim, index, src))
    return out


# scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
def scatter_reduce_two(ks, self, dim, index, src, reduce, include_self):
    it = scatter_ops.scatter_reduce_two_meta(None, self, dim, index, src, reduce, include_self)
    out = empty_from_metadata(it.out_meta)
    return out


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    scatter_ops.scatter_reduce_two_meta(self, self, dim, index, src, reduce, include_self)
    check_inplace_geometry(self, (index, src))
    return self


# scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
def scatter_reduce_two_out(ks, self, dim, index, src, reduce, include_self, out):
    structured_out(scatter_ops.scatter_reduce_two_meta, out, (self, dim, index, src, reduce, include_self))
    return out


# index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
def index_add(ks, self, dim, index, source, alpha):
    it = index_write_ops.index_add_meta(None, self, dim, index, source, alpha)
    out = empty_from_metadata(it.out_meta)
    return out


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
def index_add_(ks, self, dim, index, source, alpha):
    index_write_ops.index_add_meta(self, self, dim, index, source, alpha)
    check_inplace_geometry(self, (index, source))
    return self


# index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def index_add_out(ks, self, dim, index, source, alpha, out):
    structured_out(index_write_ops.index_add_meta, out, (self, dim, index, source, alpha))
    return out


# index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
def index_fill__int_Scalar(ks, self, dim, index, value):
    return index_write_ops.index_fill_(self, dim, index, value)


# index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
def index_fill__int_Tensor(ks, self, dim, index, value):
    return index_write_ops.index_fill__Tensor(self, dim, index, value)


# take(Tensor self, Tensor index) -> Tensor
def take(ks, self, index):
    return take_put.take(self, index)


# take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
def take_out(ks, self, index, out):
    return take_put.take_out(self, index, out)


# put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
def put_(ks, self, index, source, accumulate):
    return take_put.put_(self, index, source, accumulate)


# masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
def masked_scatter_(ks, self, mask, source):
    return take_put.masked_scatter_(self, mask, source)


# tril(Tensor self, SymInt diagonal=0) -> Tensor
def tril(ks, self, diagonal):
    it = triangular_ops.tril_meta(None, self, diagonal)
    out = empty_from_metadata(it.out_meta)
    return out


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def tril_(ks, self, diagonal):
    triangular_ops.tril_meta(self, self, diagonal)
    return self


# tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
def tril_out(ks, self, diagonal, out):
    structured_out(triangular_ops.tril_meta, out, (self, diagonal))
    return out


# triu(Tensor self, SymInt diagonal=0) -> Tensor
def triu(ks, self, diagonal):
    it = triangular_ops.triu_meta(None, self, diagonal)
    out = empty_from_metadata(it.out_meta)
    return out


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def triu_(ks, self, diagonal):
    triangular_ops.triu_meta(self, self, diagonal)
    return self


# triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
def triu_out(ks, self, diagonal, out):
    structured_out(triangular_ops.triu_meta, out, (self, diagonal))
    return out


# flip(Tensor self, int[] dims) -> Tensor
def flip(ks, self, dims):
    return as_new(rearrange_ops.flip(self, dims))


# roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
def roll(ks, self, shifts, dims):
    return as_new(rearrange_ops.roll(self, shifts, dims))


# unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
def unfold(ks, self, dimension, size, step):
    return view_ops.unfold(self, dimension, size, step)


# unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor
def unfold_backward(ks, grad_in, input_sizes, dim, size, step):
    return as_new(rearrange_ops.unfold_backward(grad_in, input_sizes, dim, size, step))


# narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
def narrow_copy(ks, self, dim, start, length):
    return view_scatter.narrow_copy(self, dim, start, length)


# narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)
def narrow_copy_out(ks, self, dim, start, length, out):
    return view_scatter.narrow_copy_out(self, dim, start, length, out)


# repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor
def repeat_interleave_Tensor(ks, repeats, output_size):
    return as_new(repeat_ops.repeat_interleave_Tensor(repeats, output_size))


# tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def tril_indices(ks, row, col, offset, dtype, layout, device, pin_memory):
    return triangular_ops.tril_indices(row, col, offset, dtype, layout, device, pin_memory)


# triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def triu_indices(ks, row, col, offset, dtype, layout, device, pin_memory):
    return triangular_ops.triu_indices(row, col, offset, dtype, layout, device, pin_memory)


# set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
def set__source_Storage(ks, self, source):
    return set_ops.set__source_Storage(self, source)


# set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
def set__source_Storage_storage_offset(ks, self, source, storage_offset, size, stride):
    return set_ops.set__source_Storage_storage_offset(self, source, storage_offset, size, stride)


# set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
def set__source_Tensor(ks, self, source):
    return set_ops.set__source_Tensor(self, source)


# set_(Tensor(a!) self) -> Tensor(a!)
def set_(ks, self):
    return set_ops.set_(self)


# is_set_to(Tensor self, Tensor tensor) -> bool
def is_set_to(ks, self, tensor):
    return set_ops.is_set_to(self, tensor)


# index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
def index_copy(ks, self, dim, index, source):
    it = index_copy_reduce.index_copy_meta(None, self, dim, index, source)
    out = empty_from_metadata(it.out_meta)
    return out


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
def index_copy_(ks, self, dim, index, source):
    index_copy_reduce.index_copy_meta(self, self, dim, index, source)
    check_inplace_geometry(self, (index, source))
    return self


# index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
def index_copy_out(ks, self, dim, index, source, out):
    structured_out(index_copy_reduce.index_copy_meta, out, (self, dim, index, source))
    return out


# index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
def index_reduce(ks, self, dim, index, source, reduce, include_self):
    it = index_copy_reduce.index_reduce_meta(None, self, dim, index, source, reduce, include_self)
    out = empty_from_metadata(it.out_meta)
    return out


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    index_copy_reduce.index_reduce_meta(self, self, dim, index, source, reduce, include_self)
    check_inplace_geometry(self, (index, source))
    return self


# index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
def index_reduce_out(ks, self, dim, index, source, reduce, include_self, out):
    structured_out(index_copy_reduce.index_reduce_meta, out, (self, dim, index, source, reduce, include_self))
    return out


# nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor
def nonzero_static(ks, self, size, fill_value):
    return index_composites.nonzero_static(self, size, fill_value)


# nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)
def nonzero_static_out(ks, self, size, fill_value, out):
    return index_composites.nonzero_static_out(self, size, fill_value, out)


# convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
def convolution_overrideable(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    return as_new(convolution_ops.convolution_overrideable(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups))


# convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)
def convolution_backward_overrideable(ks, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask):
    return as_new(convolution_ops.convolution_backward_overrideable(grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask))


# im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
def im2col_out(ks, self, kernel_size, dilation, padding, stride, out):
    structured_out(im2col_ops.im2col_meta, out, (self, kernel_size, dilation, padding, stride))
    return out


# im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
def im2col(ks, self, kernel_size, dilation, padding, stride):
    it = im2col_ops.im2col_meta(None, self, kernel_size, dilation, padding, stride)
    out = empty_from_metadata(it.out_meta)
    return out


# col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
def col2im_out(ks, self, output_size, kernel_size, dilation, padding, stride, out):
    structured_out(im2col_ops.col2im_meta, out, (self, output_size, kernel_size, dilation, padding, stride))
    return out


# col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
def col2im(ks, self, output_size, kernel_size, dilation, padding, stride):
    it = im2col_ops.col2im_meta(None, self, output_size, kernel_size, dilation, padding, stride)
    out = empty_from_metadata(it.out_meta)
    return out


# max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
def max_pool2d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    structured_outs(max_pool_ops.max_pool2d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    return out, indices


# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = max_pool_ops.max_pool2d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


# max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
def max_pool2d_with_indices_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input):
    structured_out(max_pool_ops.max_pool2d_with_indices_backward_meta, grad_input, (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices))
    return grad_input


# max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
def max_pool2d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    it = max_pool_ops.max_pool2d_with_indices_backward_meta(None, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    out = empty_from_metadata(it.out_meta)
    return out


# max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
def max_pool3d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):
    structured_outs(max_pool_ops.max_pool3d_with_indices_meta, (out, indices), (self, kernel_size, stride, padding, dilation, ceil_mode))
    return out, indices


# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = max_pool_ops.max_pool3d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


# max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
def max_pool3d_with_indices_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, grad_input):
    structured_out(max_pool_ops.max_pool3d_with_indices_backward_meta, grad_input, (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices))
    return grad_input


# max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
def max_pool3d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    it = max_pool_ops.max_pool3d_with_indices_backward_meta(None, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    out = empty_from_metadata(it.out_meta)
    return out


# avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)
def avg_pool2d_out(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out):
    structured_out(avg_pool_ops.avg_pool2d_meta, out, (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return out


# avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
def avg_pool2d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool2d_meta(None, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    return out


# avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)
def avg_pool2d_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input):
    structured_out(avg_pool_ops.avg_pool2d_backward_meta, grad_input, (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return grad_input


# avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
def avg_pool2d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool2d_backward_meta(None, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    return out


# avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)
def avg_pool3d_out(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out):
    structured_out(avg_pool_ops.avg_pool3d_meta, out, (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return out


# avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
def avg_pool3d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool3d_meta(None, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    return out


# avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)
def avg_pool3d_backward_grad_input(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, grad_input):
    structured_out(avg_pool_ops.avg_pool3d_backward_meta, grad_input, (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
    return grad_input


# avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
def avg_pool3d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool3d_backward_meta(None, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    return out


# adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
def adaptive_avg_pool2d_out(ks, self, output_size, out):
    return adaptive_pool_ops.adaptive_avg_pool2d_out(self, output_size, out)


# _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
def _adaptive_avg_pool2d(ks, self, output_size):
    return adaptive_pool_ops._adaptive_avg_pool2d(self, output_size)


# _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
def _adaptive_avg_pool2d_backward(ks, grad_output, self):
    return adaptive_pool_ops._adaptive_avg_pool2d_backward(grad_output, self)


# adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)
def adaptive_avg_pool3d_out(ks, self, output_size, out):
    return adaptive_pool_ops.adaptive_avg_pool3d_out(self, output_size, out)


# _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
def _adaptive_avg_pool3d(ks, self, output_size):
    return adaptive_pool_ops._adaptive_avg_pool3d(self, output_size)


# _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
def _adaptive_avg_pool3d_backward(ks, grad_output, self):
    return adaptive_pool_ops._adaptive_avg_pool3d_backward(grad_output, self)


# adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
def adaptive_max_pool2d_out(ks, self, output_size, out, indices):
    structured_outs(adaptive_pool_ops.adaptive_max_pool2d_meta, (out, indices), (self, output_size))
    return out, indices


# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
def adaptive_max_pool2d(ks, self, output_size):
    it = adaptive_pool_ops.adaptive_max_pool2d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


# adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
def adaptive_max_pool2d_backward_grad_input(ks, grad_output, self, indices, grad_input):
    structured_out(adaptive_pool_ops.adaptive_max_pool2d_backward_meta, grad_input, (grad_output, self, indices))
    return grad_input


# adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
def adaptive_max_pool2d_backward(ks, grad_output, self, indices):
    it = adaptive_pool_ops.adaptive_max_pool2d_backward_meta(None, grad_output, self, indices)
    out = empty_from_metadata(it.out_meta)
    return out


# adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
def adaptive_max_pool3d_out(ks, self, output_size, out, indices):
    structured_outs(adaptive_pool_ops.adaptive_max_pool3d_meta, (out, indices), (self, output_size))
    return out, indices


# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
def adaptive_max_pool3d(ks, self, output_size):
    it = adaptive_pool_ops.adaptive_max_pool3d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


# adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
def adaptive_max_pool3d_backward_grad_input(ks, grad_output, self, indices, grad_input):
    structured_out(adaptive_pool_ops.adaptive_max_pool3d_backward_meta, grad_input, (grad_output, self, indices))
    return grad_input


# adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
def adaptive_max_pool3d_backward(ks, grad_output, self, indices):
    it = adaptive_pool_ops.adaptive_max_pool3d_backward_meta(None, grad_output, self, indices)
    out = empty_from_metadata(it.out_meta)
    return out


# max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
def max_unpool2d_out(ks, self, indices, output_size, out):
    structured_out(max_unpool_ops.max_unpool2d_meta, out, (self, indices, output_size))
    return out


# max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
def max_unpool2d(ks, self, indices, output_size):
    it = max_unpool_ops.max_unpool2d_meta(None, self, indices, output_size)
    out = empty_from_metadata(it.out_meta)
    return out


# max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)
def max_unpool3d_out(ks, self, indices, output_size, stride, padding, out):
    structured_out(max_unpool_ops.max_unpool3d_meta, out, (self, indices, output_size, stride, padding))
    return out


# max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
def max_unpool3d(ks, self, indices, output_size, stride, padding):
    it = max_unpool_ops.max_unpool3d_meta(None, self, indices, output_size, stride, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
def fractional_max_pool2d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    structured_outs(fractional_max_pool_ops.fractional_max_pool2d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    return output, indices


# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool_ops.fractional_max_pool2d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


# fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
def fractional_max_pool2d_backward_grad_input(ks, grad_output, self, kernel_size, output_size, indices, grad_input):
    structured_out(fractional_max_pool_ops.fractional_max_pool2d_backward_meta, grad_input, (grad_output, self, kernel_size, output_size, indices))
    return grad_input


# fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor
def fractional_max_pool2d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    it = fractional_max_pool_ops.fractional_max_pool2d_backward_meta(None, grad_output, self, kernel_size, output_size, indices)
    out = empty_from_metadata(it.out_meta)
    return out


# fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
def fractional_max_pool3d_output(ks, self, kernel_size, output_size, random_samples, output, indices):
    structured_outs(fractional_max_pool_ops.fractional_max_pool3d_meta, (output, indices), (self, kernel_size, output_size, random_samples))
    return output, indices


# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool_ops.fractional_max_pool3d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    return result0, result1


# fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
def fractional_max_pool3d_backward_grad_input(ks, grad_output, self, kernel_size, output_size, indices, grad_input):
    structured_out(fractional_max_pool_ops.fractional_max_pool3d_backward_meta, grad_input, (grad_output, self, kernel_size, output_size, indices))
    return grad_input


# fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor
def fractional_max_pool3d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    it = fractional_max_pool_ops.fractional_max_pool3d_backward_meta(None, grad_output, self, kernel_size, output_size, indices)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
def upsample_nearest1d_out(ks, self, output_size, scales, out):
    structured_out(upsample_ops.upsample_nearest1d_meta, out, (self, output_size, scales))
    return out


# upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
def upsample_nearest1d(ks, self, output_size, scales):
    it = upsample_ops.upsample_nearest1d_meta(None, self, output_size, scales)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def upsample_nearest2d_out(ks, self, output_size, scales_h, scales_w, out):
    structured_out(upsample_ops.upsample_nearest2d_meta, out, (self, output_size, scales_h, scales_w))
    return out


# upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_nearest2d(ks, self, output_size, scales_h, scales_w):
    it = upsample_ops.upsample_nearest2d_meta(None, self, output_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def upsample_nearest3d_out(ks, self, output_size, scales_d, scales_h, scales_w, out):
    structured_out(upsample_ops.upsample_nearest3d_meta, out, (self, output_size, scales_d, scales_h, scales_w))
    return out


# upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_nearest3d(ks, self, output_size, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_nearest3d_meta(None, self, output_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
def upsample_linear1d_out(ks, self, output_size, align_corners, scales, out):
    structured_out(upsample_ops.upsample_linear1d_meta, out, (self, output_size, align_corners, scales))
    return out


# upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
def upsample_linear1d(ks, self, output_size, align_corners, scales):
    it = upsample_ops.upsample_linear1d_meta(None, self, output_size, align_corners, scales)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def upsample_bilinear2d_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    structured_out(upsample_ops.upsample_bilinear2d_meta, out, (self, output_size, align_corners, scales_h, scales_w))
    return out


# upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_bilinear2d(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bilinear2d_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def upsample_trilinear3d_out(ks, self, output_size, align_corners, scales_d, scales_h, scales_w, out):
    structured_out(upsample_ops.upsample_trilinear3d_meta, out, (self, output_size, align_corners, scales_d, scales_h, scales_w))
    return out


# upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_trilinear3d(ks, self, output_size, align_corners, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_trilinear3d_meta(None, self, output_size, align_corners, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def upsample_bicubic2d_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    structured_out(upsample_ops.upsample_bicubic2d_meta, out, (self, output_size, align_corners, scales_h, scales_w))
    return out


# upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_bicubic2d(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bicubic2d_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)
def _upsample_nearest_exact1d_out(ks, self, output_size, scales, out):
    structured_out(upsample_ops._upsample_nearest_exact1d_meta, out, (self, output_size, scales))
    return out


# _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
def _upsample_nearest_exact1d(ks, self, output_size, scales):
    it = upsample_ops._upsample_nearest_exact1d_meta(None, self, output_size, scales)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def _upsample_nearest_exact2d_out(ks, self, output_size, scales_h, scales_w, out):
    structured_out(upsample_ops._upsample_nearest_exact2d_meta, out, (self, output_size, scales_h, scales_w))
    return out


# _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_nearest_exact2d(ks, self, output_size, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact2d_meta(None, self, output_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def _upsample_nearest_exact3d_out(ks, self, output_size, scales_d, scales_h, scales_w, out):
    structured_out(upsample_ops._upsample_nearest_exact3d_meta, out, (self, output_size, scales_d, scales_h, scales_w))
    return out


# _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_nearest_exact3d(ks, self, output_size, scales_d, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact3d_meta(None, self, output_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def _upsample_bilinear2d_aa_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    structured_out(upsample_ops._upsample_bilinear2d_aa_meta, out, (self, output_size, align_corners, scales_h, scales_w))
    return out


# _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_bilinear2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bilinear2d_aa_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
def _upsample_bicubic2d_aa_out(ks, self, output_size, align_corners, scales_h, scales_w, out):
    structured_out(upsample_ops._upsample_bicubic2d_aa_meta, out, (self, output_size, align_corners, scales_h, scales_w))
    return out


# _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_bicubic2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bicubic2d_aa_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def upsample_nearest1d_backward_grad_input(ks, grad_output, output_size, input_size, scales, grad_input):
    structured_out(upsample_ops.upsample_nearest1d_backward_meta, grad_input, (grad_output, output_size, input_size, scales))
    return grad_input


# upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
def upsample_nearest1d_backward(ks, grad_output, output_size, input_size, scales):
    it = upsample_ops.upsample_nearest1d_backward_meta(None, grad_output, output_size, input_size, scales)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def upsample_nearest2d_backward_grad_input(ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input):
    structured_out(upsample_ops.upsample_nearest2d_backward_meta, grad_input, (grad_output, output_size, input_size, scales_h, scales_w))
    return grad_input


# upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_nearest2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    it = upsample_ops.upsample_nearest2d_backward_meta(None, grad_output, output_size, input_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def upsample_nearest3d_backward_grad_input(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input):
    structured_out(upsample_ops.upsample_nearest3d_backward_meta, grad_input, (grad_output, output_size, input_size, scales_d, scales_h, scales_w))
    return grad_input


# upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_nearest3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_nearest3d_backward_meta(None, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def upsample_linear1d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales, grad_input):
    structured_out(upsample_ops.upsample_linear1d_backward_meta, grad_input, (grad_output, output_size, input_size, align_corners, scales))
    return grad_input


# upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor
def upsample_linear1d_backward(ks, grad_output, output_size, input_size, align_corners, scales):
    it = upsample_ops.upsample_linear1d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def upsample_bilinear2d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    structured_out(upsample_ops.upsample_bilinear2d_backward_meta, grad_input, (grad_output, output_size, input_size, align_corners, scales_h, scales_w))
    return grad_input


# upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_bilinear2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bilinear2d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def upsample_trilinear3d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w, grad_input):
    structured_out(upsample_ops.upsample_trilinear3d_backward_meta, grad_input, (grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w))
    return grad_input


# upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_trilinear3d_backward(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_trilinear3d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def upsample_bicubic2d_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    structured_out(upsample_ops.upsample_bicubic2d_backward_meta, grad_input, (grad_output, output_size, input_size, align_corners, scales_h, scales_w))
    return grad_input


# upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def upsample_bicubic2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bicubic2d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def _upsample_nearest_exact1d_backward_grad_input(ks, grad_output, output_size, input_size, scales, grad_input):
    structured_out(upsample_ops._upsample_nearest_exact1d_backward_meta, grad_input, (grad_output, output_size, input_size, scales))
    return grad_input


# _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
def _upsample_nearest_exact1d_backward(ks, grad_output, output_size, input_size, scales):
    it = upsample_ops._upsample_nearest_exact1d_backward_meta(None, grad_output, output_size, input_size, scales)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def _upsample_nearest_exact2d_backward_grad_input(ks, grad_output, output_size, input_size, scales_h, scales_w, grad_input):
    structured_out(upsample_ops._upsample_nearest_exact2d_backward_meta, grad_input, (grad_output, output_size, input_size, scales_h, scales_w))
    return grad_input


# _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_nearest_exact2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact2d_backward_meta(None, grad_output, output_size, input_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def _upsample_nearest_exact3d_backward_grad_input(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, grad_input):
    structured_out(upsample_ops._upsample_nearest_exact3d_backward_meta, grad_input, (grad_output, output_size, input_size, scales_d, scales_h, scales_w))
    return grad_input


# _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_nearest_exact3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact3d_backward_meta(None, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def _upsample_bilinear2d_aa_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    structured_out(upsample_ops._upsample_bilinear2d_aa_backward_meta, grad_input, (grad_output, output_size, input_size, align_corners, scales_h, scales_w))
    return grad_input


# _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_bilinear2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bilinear2d_aa_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
def _upsample_bicubic2d_aa_backward_grad_input(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, grad_input):
    structured_out(upsample_ops._upsample_bicubic2d_aa_backward_meta, grad_input, (grad_output, output_size, input_size, align_corners, scales_h, scales_w))
    return grad_input


# _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def _upsample_bicubic2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bicubic2d_aa_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    return out


# grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
def grid_sampler_2d(ks, input, grid, interpolation_mode, padding_mode, align_corners):
    return grid_sampler_ops.grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners)


# grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
def grid_sampler_2d_backward(ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
    return grid_sampler_ops.grid_sampler_2d_backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)


# grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
def grid_sampler_3d(ks, input, grid, interpolation_mode, padding_mode, align_corners):
    return grid_sampler_ops.grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners)


# grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
def grid_sampler_3d_backward(ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
    return grid_sampler_ops.grid_sampler_3d_backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)


# pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
def pixel_shuffle(ks, self, upscale_factor):
    return pixel_shuffle_ops.pixel_shuffle(self, upscale_factor)


# pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
def pixel_unshuffle(ks, self, downscale_factor):
    return as_new(pixel_shuffle_ops.pixel_unshuffle(self, downscale_factor))


# channel_shuffle(Tensor self, SymInt groups) -> Tensor
def channel_shuffle(ks, self, groups):
    return as_new(pixel_shuffle_ops.channel_shuffle(self, groups))


# native_channel_shuffle(Tensor self, SymInt groups) -> Tensor
def native_channel_shuffle(ks, self, groups):
    return as_new(pixel_shuffle_ops.native_channel_shuffle(self, groups))


# reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
def reflection_pad1d_out(ks, self, padding, out):
    structured_out(padding_ops.reflection_pad1d_meta, out, (self, padding))
    return out


# reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
def reflection_pad1d(ks, self, padding):
    it = padding_ops.reflection_pad1d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
def reflection_pad2d_out(ks, self, padding, out):
    structured_out(padding_ops.reflection_pad2d_meta, out, (self, padding))
    return out


# reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
def reflection_pad2d(ks, self, padding):
    it = padding_ops.reflection_pad2d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
def reflection_pad3d_out(ks, self, padding, out):
    structured_out(padding_ops.reflection_pad3d_meta, out, (self, padding))
    return out


# reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
def reflection_pad3d(ks, self, padding):
    it = padding_ops.reflection_pad3d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
def replication_pad1d_out(ks, self, padding, out):
    structured_out(padding_ops.replication_pad1d_meta, out, (self, padding))
    return out


# replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
def replication_pad1d(ks, self, padding):
    it = padding_ops.replication_pad1d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
def replication_pad2d_out(ks, self, padding, out):
    structured_out(padding_ops.replication_pad2d_meta, out, (self, padding))
    return out


# replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
def replication_pad2d(ks, self, padding):
    it = padding_ops.replication_pad2d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
def replication_pad3d_out(ks, self, padding, out):
    structured_out(padding_ops.replication_pad3d_meta, out, (self, padding))
    return out


# replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
def replication_pad3d(ks, self, padding):
    it = padding_ops.replication_pad3d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
def reflection_pad1d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    structured_out(padding_ops.reflection_pad1d_backward_meta, grad_input, (grad_output, self, padding))
    return grad_input


# reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
def reflection_pad1d_backward(ks, grad_output, self, padding):
    it = padding_ops.reflection_pad1d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
def reflection_pad2d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    structured_out(padding_ops.reflection_pad2d_backward_meta, grad_input, (grad_output, self, padding))
    return grad_input


# reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
def reflection_pad2d_backward(ks, grad_output, self, padding):
    it = padding_ops.reflection_pad2d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
def reflection_pad3d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    structured_out(padding_ops.reflection_pad3d_backward_meta, grad_input, (grad_output, self, padding))
    return grad_input


# reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
def reflection_pad3d_backward(ks, grad_output, self, padding):
    it = padding_ops.reflection_pad3d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
def replication_pad1d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    structured_out(padding_ops.replication_pad1d_backward_meta, grad_input, (grad_output, self, padding))
    return grad_input


# replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
def replication_pad1d_backward(ks, grad_output, self, padding):
    it = padding_ops.replication_pad1d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
def replication_pad2d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    structured_out(padding_ops.replication_pad2d_backward_meta, grad_input, (grad_output, self, padding))
    return grad_input


# replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
def replication_pad2d_backward(ks, grad_output, self, padding):
    it = padding_ops.replication_pad2d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)
def replication_pad3d_backward_grad_input(ks, grad_output, self, padding, grad_input):
    structured_out(padding_ops.replication_pad3d_backward_meta, grad_input, (grad_output, self, padding))
    return grad_input


# replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
def replication_pad3d_backward(ks, grad_output, self, padding):
    it = padding_ops.replication_pad3d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    return out


# native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def native_batch_norm(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    return batch_norm_ops.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)


# native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
def native_batch_norm_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):
    return batch_norm_ops.native_batch_norm_out(input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd)


# native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def native_batch_norm_backward(ks, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask):
    return batch_norm_ops.native_batch_norm_backward(grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask)


# _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def _native_batch_norm_legit(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    return batch_norm_ops._native_batch_norm_legit(input, weight, bias, running_mean, running_var, training, momentum, eps)


# _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
def _native_batch_norm_legit_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):
    return batch_norm_ops._native_batch_norm_legit_out(input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd)


# _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def _native_batch_norm_legit_no_stats(ks, input, weight, bias, training, momentum, eps):
    return batch_norm_ops._native_batch_norm_legit_no_stats(input, weight, bias, training, momentum, eps)


# _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
def _native_batch_norm_legit_no_stats_out(ks, input, weight, bias, training, momentum, eps, out, save_mean, save_invstd):
    return batch_norm_ops._native_batch_norm_legit_no_stats_out(input, weight, bias, training, momentum, eps, out, save_mean, save_invstd)


# native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
def native_layer_norm(ks, input, normalized_shape, weight, bias, eps):
    return as_new(layer_norm_ops.native_layer_norm(input, normalized_shape, weight, bias, eps))


# native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def native_layer_norm_backward(ks, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):
    return layer_norm_ops.native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)


# native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
def native_group_norm(ks, input, weight, bias, N, C, HxW, group, eps):
    return group_norm_ops.native_group_norm(input, weight, bias, N, C, HxW, group, eps)


# native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def native_group_norm_backward(ks, grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
    return group_norm_ops.native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)


# embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
def embedding_dense_backward(ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    return as_new(embedding_ops.embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq))


# embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
def embedding_renorm_(ks, self, indices, max_norm, norm_type):
    return embedding_ops.embedding_renorm_(self, indices, max_norm, norm_type)


# _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
def _embedding_bag(ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx):
    return embedding_bag_ops._embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)


# _embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
def _embedding_bag_forward_only(ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx):
    return embedding_bag_ops._embedding_bag_forward_only(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)


# _embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
def _embedding_bag_backward(ks, grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx):
    return as_new(embedding_bag_ops._embedding_bag_backward(grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx))


# _embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
def _embedding_bag_dense_backward(ks, grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx):
    return embedding_bag_ops._embedding_bag_dense_backward(grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx)


# _embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor
def _embedding_bag_per_sample_weights_backward(ks, grad, weight, indices, offsets, offset2bag, mode, padding_idx):
    return embedding_bag_ops._embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, offset2bag, mode, padding_idx)


# randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
def randperm_generator_out(ks, n, generator, out):
    return random_factories.randperm_generator_out(n, generator, out)


# uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
def uniform_(ks, self, from_, to, generator):
    return distributions.uniform_(self, from_, to, generator)


# normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
def normal_(ks, self, mean, std, generator):
    return distributions.normal_(self, mean, std, generator)


# log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
def log_normal_(ks, self, mean, std, generator):
    return distributions.log_normal_(self, mean, std, generator)


# exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
def exponential_(ks, self, lambd, generator):
    return distributions.exponential_(self, lambd, generator)


# cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
def cauchy_(ks, self, median, sigma, generator):
    return distributions.cauchy_(self, median, sigma, generator)


# geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
def geometric_(ks, self, p, generator):
    return distributions.geometric_(self, p, generator)


# random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
def random_(ks, self, generator):
    return distributions.random_(self, generator)


# random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
def random__to(ks, self, to, generator):
    return distributions.random__to(self, to, generator)


# random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
def random__from(ks, self, from_, to, generator):
    return distributions.random__from(self, from_, to, generator)


# bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
def bernoulli__Tensor(ks, self, p, generator):
    return distributions.bernoulli__Tensor(self, p, generator)


# bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
def bernoulli__float(ks, self, p, generator):
    return distributions.bernoulli__float(self, p, generator)


# poisson(Tensor self, Generator? generator=None) -> Tensor
def poisson(ks, self, generator):
    return as_new(distributions.poisson(self, generator))


# binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor
def binomial(ks, count, prob, generator):
    return as_new(distributions.binomial(count, prob, generator))


# bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
def bernoulli_out(ks, self, generator, out):
    return random_functional.bernoulli_out(self, generator, out)


# normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
def normal_Tensor_float(ks, mean, std, generator):
    return as_new(random_functional.normal_Tensor_float(mean, std, generator))


# normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
def normal_Tensor_float_out(ks, mean, std, generator, out):
    return random_functional.normal_Tensor_float_out(mean, std, generator, out)


# normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
def normal_float_Tensor(ks, mean, std, generator):
    return as_new(random_functional.normal_float_Tensor(mean, std, generator))


# normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
def normal_float_Tensor_out(ks, mean, std, generator, out):
    return random_functional.normal_float_Tensor_out(mean, std, generator, out)


# normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
def normal_Tensor_Tensor(ks, mean, std, generator):
    return as_new(random_functional.normal_Tensor_Tensor(mean, std, generator))


# normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
def normal_Tensor_Tensor_out(ks, mean, std, generator, out):
    return random_functional.normal_Tensor_Tensor_out(mean, std, generator, out)


# multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor
def multinomial(ks, self, num_samples, replacement, generator):
    return as_new(sampling.multinomial(self, num_samples, replacement, generator))


# multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
def multinomial_out(ks, self, num_samples, replacement, generator, out):
    return sampling.multinomial_out(self, num_samples, replacement, generator, out)


# native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
def native_dropout(ks, input, p, train):
    return as_new(dropout_ops.native_dropout(input, p, train))


# native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
def native_dropout_backward(ks, grad_output, mask, scale):
    return as_new(dropout_ops.native_dropout_backward(grad_output, mask, scale))


# linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
def linspace_out(ks, start, end, steps, out):
    return range_factories.linspace_out(start, end, steps, out)


# logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
def logspace_out(ks, start, end, steps, base, out):
    return range_factories.logspace_out(start, end, steps, base, out)


# range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
def range_out(ks, start, end, step, out):
    return range_factories.range_out(start, end, step, out)


# eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
def eye_out(ks, n, out):
    return tensor_factories_out.eye_out(n, out)


# eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
def eye_m_out(ks, n, m, out):
    return tensor_factories_out.eye_m_out(n, m, out)


# _weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)
def _weight_norm_interface(ks, v, g, dim):
    return as_new(weight_norm.weight_norm_cpu(v, g, dim))


# _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
def _ctc_loss(ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    return ctc_ops.ctc_loss_meta(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)


# special_airy_ai(Tensor x) -> Tensor
def special_airy_ai(ks, x):
    it = special_functions.special_airy_ai_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    return out


# special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
def special_airy_ai_out(ks, x, out):
    structured_out(special_functions.special_airy_ai_meta, out, (x,))
    return out


# special_bessel_j0(Tensor self) -> Tensor
def special_bessel_j0(ks, self):
    it = special_functions.special_bessel_j0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_bessel_j0_out(ks, self, out):
    structured_out(special_functions.special_bessel_j0_meta, out, (self,))
    return out


# special_bessel_j1(Tensor self) -> Tensor
def special_bessel_j1(ks, self):
    it = special_functions.special_bessel_j1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_bessel_j1_out(ks, self, out):
    structured_out(special_functions.special_bessel_j1_meta, out, (self,))
    return out


# special_bessel_y0(Tensor self) -> Tensor
def special_bessel_y0(ks, self):
    it = special_functions.special_bessel_y0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_bessel_y0_out(ks, self, out):
    structured_out(special_functions.special_bessel_y0_meta, out, (self,))
    return out


# special_bessel_y1(Tensor self) -> Tensor
def special_bessel_y1(ks, self):
    it = special_functions.special_bessel_y1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_bessel_y1_out(ks, self, out):
    structured_out(special_functions.special_bessel_y1_meta, out, (self,))
    return out


# special_modified_bessel_i0(Tensor self) -> Tensor
def special_modified_bessel_i0(ks, self):
    it = special_functions.special_modified_bessel_i0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_modified_bessel_i0_out(ks, self, out):
    structured_out(special_functions.special_modified_bessel_i0_meta, out, (self,))
    return out


# special_modified_bessel_i1(Tensor self) -> Tensor
def special_modified_bessel_i1(ks, self):
    it = special_functions.special_modified_bessel_i1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_modified_bessel_i1_out(ks, self, out):
    structured_out(special_functions.special_modified_bessel_i1_meta, out, (self,))
    return out


# special_modified_bessel_k0(Tensor self) -> Tensor
def special_modified_bessel_k0(ks, self):
    it = special_functions.special_modified_bessel_k0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_modified_bessel_k0_out(ks, self, out):
    structured_out(special_functions.special_modified_bessel_k0_meta, out, (self,))
    return out


# special_modified_bessel_k1(Tensor self) -> Tensor
def special_modified_bessel_k1(ks, self):
    it = special_functions.special_modified_bessel_k1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    return out


# special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_modified_bessel_k1_out(ks, self, out):
    structured_out(special_functions.special_modified_bessel_k1_meta, out, (self,))
    return out


# special_scaled_modified_bessel_k0(Tensor x) -> Tensor
def special_scaled_modified_bessel_k0(ks, x):
    it = special_functions.special_scaled_modified_bessel_k0_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    return out


# special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
def special_scaled_modified_bessel_k0_out(ks, x, out):
    structured_out(special_functions.special_scaled_modified_bessel_k0_meta, out, (x,))
    return out


# special_scaled_modified_bessel_k1(Tensor x) -> Tensor
def special_scaled_modified_bessel_k1(ks, x):
    it = special_functions.special_scaled_modified_bessel_k1_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    return out


# special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
def special_scaled_modified_bessel_k1_out(ks, x, out):
    structured_out(special_functions.special_scaled_modified_bessel_k1_meta, out, (x,))
    return out


# special_spherical_bessel_j0(Tensor x) -> Tensor
def special_spherical_bessel_j0(ks, x):
    it = special_functions.special_spherical_bessel_j0_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    return out


# special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
def special_spherical_bessel_j0_out(ks, x, out):
    structured_out(special_functions.special_spherical_bessel_j0_meta, out, (x,))
    return out


# special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor
def special_chebyshev_polynomial_t(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_t_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_t_out(ks, x, n, out):
    structured_out(special_functions.special_chebyshev_polynomial_t_meta, out, (x, n))
    return out


# special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor
def special_chebyshev_polynomial_u(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_u_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_u_out(ks, x, n, out):
    structured_out(special_functions.special_chebyshev_polynomial_u_meta, out, (x, n))
    return out


# special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor
def special_chebyshev_polynomial_v(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_v_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_v_out(ks, x, n, out):
    structured_out(special_functions.special_chebyshev_polynomial_v_meta, out, (x, n))
    return out


# special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor
def special_chebyshev_polynomial_w(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_w_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_w_out(ks, x, n, out):
    structured_out(special_functions.special_chebyshev_polynomial_w_meta, out, (x, n))
    return out


# special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_t(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_t_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_t_out(ks, x, n, out):
    structured_out(special_functions.special_shifted_chebyshev_polynomial_t_meta, out, (x, n))
    return out


# special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_u(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_u_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_u_out(ks, x, n, out):
    structured_out(special_functions.special_shifted_chebyshev_polynomial_u_meta, out, (x, n))
    return out


# special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_v(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_v_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_v_out(ks, x, n, out):
    structured_out(special_functions.special_shifted_chebyshev_polynomial_v_meta, out, (x, n))
    return out


# special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_w(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_w_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_w_out(ks, x, n, out):
    structured_out(special_functions.special_shifted_chebyshev_polynomial_w_meta, out, (x, n))
    return out


# special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor
def special_hermite_polynomial_h(ks, x, n):
    it = special_functions.special_hermite_polynomial_h_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_hermite_polynomial_h_out(ks, x, n, out):
    structured_out(special_functions.special_hermite_polynomial_h_meta, out, (x, n))
    return out


# special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor
def special_hermite_polynomial_he(ks, x, n):
    it = special_functions.special_hermite_polynomial_he_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_hermite_polynomial_he_out(ks, x, n, out):
    structured_out(special_functions.special_hermite_polynomial_he_meta, out, (x, n))
    return out


# special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor
def special_laguerre_polynomial_l(ks, x, n):
    it = special_functions.special_laguerre_polynomial_l_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_laguerre_polynomial_l_out(ks, x, n, out):
    structured_out(special_functions.special_laguerre_polynomial_l_meta, out, (x, n))
    return out


# special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor
def special_legendre_polynomial_p(ks, x, n):
    it = special_functions.special_legendre_polynomial_p_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    return out


# special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_legendre_polynomial_p_out(ks, x, n, out):
    structured_out(special_functions.special_legendre_polynomial_p_meta, out, (x, n))
    return out


# _local_scalar_dense(Tensor self) -> Scalar
def _local_scalar_dense(ks, self):
    return scalar_ops._local_scalar_dense(self)


# _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
def _amp_foreach_non_finite_check_and_unscale_(ks, self, found_inf, inv_scale):
    return amp_ops._amp_foreach_non_finite_check_and_unscale_(self, found_inf, inv_scale)


# _amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)
def _amp_update_scale_(ks, self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval):
    return amp_ops._amp_update_scale_(self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval)


# _fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_sgd_(ks, self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf):
    return fused_optim_ops._fused_sgd_(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf)


# _fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_sgd__tensor_lr(ks, self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf):
    return fused_optim_ops._fused_sgd__tensor_lr(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf)


# _fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_adam_(ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf):
    return fused_optim_ops._fused_adam_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)


# _fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_adam__tensor_lr(ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf):
    return fused_optim_ops._fused_adam__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)


# _fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_adamw_(ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf):
    return fused_optim_ops._fused_adamw_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)


# _fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_adamw__tensor_lr(ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf):
    return fused_optim_ops._fused_adamw__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)


# _fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_adagrad_(ks, self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale, found_inf):
    return fused_optim_ops._fused_adagrad_(self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale, found_inf)


# _fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
def _fused_adagrad__tensor_lr(ks, self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale, found_inf):
    return fused_optim_ops._fused_adagrad__tensor_lr(self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale, found_inf)

kernel: Callable[..., Any]

for (name, overload), kernel in (
    (("aten::empty", "memory_format"), empty_memory_format),
    (("aten::empty_strided", ""), empty_strided),
    (("aten::arange", "start_out"), arange_start_out),
    (("aten::add", "Tensor"), add_Tensor),
    (("aten::add_", "Tensor"), add__Tensor),
    (("aten::add", "out"), add_out),
    (("aten::sub", "Tensor"), sub_Tensor),
    (("aten::sub_", "Tensor"), sub__Tensor),
    (("aten::sub", "out"), sub_out),
    (("aten::rsub", "Tensor"), rsub_Tensor),
    (("aten::mul", "Tensor"), mul_Tensor),
    (("aten::mul_", "Tensor"), mul__Tensor),
    (("aten::mul", "out"), mul_out),
    (("aten::div", "Tensor"), div_Tensor),
    (("aten::div_", "Tensor"), div__Tensor),
    (("aten::div", "out"), div_out),
    (("aten::pow", "Tensor_Tensor"), pow_Tensor_Tensor),
    (("aten::pow_", "Tensor"), pow__Tensor),
    (("aten::pow", "Tensor_Tensor_out"), pow_Tensor_Tensor_out),
    (("aten::pow", "Scalar"), pow_Scalar),
    (("aten::pow", "Scalar_out"), pow_Scalar_out),
    (("aten::pow", "Tensor_Scalar"), pow_Tensor_Scalar),
    (("aten::pow_", "Scalar"), pow__Scalar),
    (("aten::pow", "Tensor_Scalar_out"), pow_Tensor_Scalar_out),
    (("aten::maximum", ""), maximum),
    (("aten::maximum", "out"), maximum_out),
    (("aten::minimum", ""), minimum),
    (("aten::minimum", "out"), minimum_out),
    (("aten::logical_and", ""), logical_and),
    (("aten::logical_and_", ""), logical_and_),
    (("aten::logical_and", "out"), logical_and_out),
    (("aten::logical_or", ""), logical_or),
    (("aten::logical_or_", ""), logical_or_),
    (("aten::logical_or", "out"), logical_or_out),
    (("aten::logical_not", ""), logical_not),
    (("aten::logical_not_", ""), logical_not_),
    (("aten::logical_not", "out"), logical_not_out),
    (("aten::bitwise_and", "Tensor"), bitwise_and_Tensor),
    (("aten::bitwise_and_", "Tensor"), bitwise_and__Tensor),
    (("aten::bitwise_and", "Tensor_out"), bitwise_and_Tensor_out),
    (("aten::bitwise_or", "Tensor"), bitwise_or_Tensor),
    (("aten::bitwise_or_", "Tensor"), bitwise_or__Tensor),
    (("aten::bitwise_or", "Tensor_out"), bitwise_or_Tensor_out),
    (("aten::bitwise_xor", "Tensor"), bitwise_xor_Tensor),
    (("aten::bitwise_xor_", "Tensor"), bitwise_xor__Tensor),
    (("aten::bitwise_xor", "Tensor_out"), bitwise_xor_Tensor_out),
    (("aten::bitwise_not", ""), bitwise_not),
    (("aten::bitwise_not_", ""), bitwise_not_),
    (("aten::bitwise_not", "out"), bitwise_not_out),
    (("aten::eq", "Scalar"), eq_Scalar),
    (("aten::eq_", "Scalar"), eq__Scalar),
    (("aten::eq", "Scalar_out"), eq_Scalar_out),
    (("aten::eq", "Tensor"), eq_Tensor),
    (("aten::eq_", "Tensor"), eq__Tensor),
    (("aten::eq", "Tensor_out"), eq_Tensor_out),
    (("aten::ne", "Scalar"), ne_Scalar),
    (("aten::ne_", "Scalar"), ne__Scalar),
    (("aten::ne", "Scalar_out"), ne_Scalar_out),
    (("aten::ne", "Tensor"), ne_Tensor),
    (("aten::ne_", "Tensor"), ne__Tensor),
    (("aten::ne", "Tensor_out"), ne_Tensor_out),
    (("aten::lt", "Scalar"), lt_Scalar),
    (("aten::lt_", "Scalar"), lt__Scalar),
    (("aten::lt", "Scalar_out"), lt_Scalar_out),
    (("aten::lt", "Tensor"), lt_Tensor),
    (("aten::lt_", "Tensor"), lt__Tensor),
    (("aten::lt", "Tensor_out"), lt_Tensor_out),
    (("aten::le", "Scalar"), le_Scalar),
    (("aten::le_", "Scalar"), le__Scalar),
    (("aten::le", "Scalar_out"), le_Scalar_out),
    (("aten::le", "Tensor"), le_Tensor),
    (("aten::le_", "Tensor"), le__Tensor),
    (("aten::le", "Tensor_out"), le_Tensor_out),
    (("aten::gt", "Scalar"), gt_Scalar),
    (("aten::gt_", "Scalar"), gt__Scalar),
    (("aten::gt", "Scalar_out"), gt_Scalar_out),
    (("aten::gt", "Tensor"), gt_Tensor),
    (("aten::gt_", "Tensor"), gt__Tensor),
    (("aten::gt", "Tensor_out"), gt_Tensor_out),
    (("aten::ge", "Scalar"), ge_Scalar),
    (("aten::ge_", "Scalar"), ge__Scalar),
    (("aten::ge", "Scalar_out"), ge_Scalar_out),
    (("aten::ge", "Tensor"), ge_Tensor),
    (("aten::ge_", "Tensor"), ge__Tensor),
    (("aten::ge", "Tensor_out"), ge_Tensor_out),
    (("aten::neg", ""), neg),
    (("aten::neg_", ""), neg_),
    (("aten::neg", "out"), neg_out),
    (("aten::abs", ""), abs),
    (("aten::abs_", ""), abs_),
    (("aten::abs", "out"), abs_out),
    (("aten::sign", ""), sign),
    (("aten::sign_", ""), sign_),
    (("aten::sign", "out"), sign_out),
    (("aten::reciprocal", ""), reciprocal),
    (("aten::reciprocal_", ""), reciprocal_),
    (("aten::reciprocal", "out"), reciprocal_out),
    (("aten::sqrt", ""), sqrt),
    (("aten::sqrt_", ""), sqrt_),
    (("aten::sqrt", "out"), sqrt_out),
    (("aten::rsqrt", ""), rsqrt),
    (("aten::rsqrt_", ""), rsqrt_),
    (("aten::rsqrt", "out"), rsqrt_out),
    (("aten::exp", ""), exp),
    (("aten::exp_", ""), exp_),
    (("aten::exp", "out"), exp_out),
    (("aten::log", ""), log),
    (("aten::log_", ""), log_),
    (("aten::log", "out"), log_out),
    (("aten::sin", ""), sin),
    (("aten::sin_", ""), sin_),
    (("aten::sin", "out"), sin_out),
    (("aten::cos", ""), cos),
    (("aten::cos_", ""), cos_),
    (("aten::cos", "out"), cos_out),
    (("aten::tanh", ""), tanh),
    (("aten::tanh_", ""), tanh_),
    (("aten::tanh", "out"), tanh_out),
    (("aten::sigmoid", ""), sigmoid),
    (("aten::sigmoid_", ""), sigmoid_),
    (("aten::sigmoid", "out"), sigmoid_out),
    (("aten::relu", ""), relu),
    (("aten::relu_", ""), relu_),
    (("aten::floor", ""), floor),
    (("aten::floor_", ""), floor_),
    (("aten::floor", "out"), floor_out),
    (("aten::ceil", ""), ceil),
    (("aten::ceil_", ""), ceil_),
    (("aten::ceil", "out"), ceil_out),
    (("aten::trunc", ""), trunc),
    (("aten::trunc_", ""), trunc_),
    (("aten::trunc", "out"), trunc_out),
    (("aten::isnan", ""), isnan),
    (("aten::where", "self"), where_self),
    (("aten::where", "self_out"), where_self_out),
    (("aten::clamp", ""), clamp),
    (("aten::clamp_", ""), clamp_),
    (("aten::clamp", "out"), clamp_out),
    (("aten::clamp", "Tensor"), clamp_Tensor),
    (("aten::clamp_", "Tensor"), clamp__Tensor),
    (("aten::clamp", "Tensor_out"), clamp_Tensor_out),
    (("aten::clamp_min", ""), clamp_min),
    (("aten::clamp_min_", ""), clamp_min_),
    (("aten::clamp_min", "out"), clamp_min_out),
    (("aten::clamp_min", "Tensor"), clamp_min_Tensor),
    (("aten::clamp_min_", "Tensor"), clamp_min__Tensor),
    (("aten::clamp_min", "Tensor_out"), clamp_min_Tensor_out),
    (("aten::clamp_max", ""), clamp_max),
    (("aten::clamp_max_", ""), clamp_max_),
    (("aten::clamp_max", "out"), clamp_max_out),
    (("aten::clamp_max", "Tensor"), clamp_max_Tensor),
    (("aten::clamp_max_", "Tensor"), clamp_max__Tensor),
    (("aten::clamp_max", "Tensor_out"), clamp_max_Tensor_out),
    (("aten::addcmul", ""), addcmul),
    (("aten::addcmul_", ""), addcmul_),
    (("aten::addcmul", "out"), addcmul_out),
    (("aten::addcdiv", ""), addcdiv),
    (("aten::addcdiv_", ""), addcdiv_),
    (("aten::addcdiv", "out"), addcdiv_out),
    (("aten::lerp", "Scalar"), lerp_Scalar),
    (("aten::lerp_", "Scalar"), lerp__Scalar),
    (("aten::lerp", "Scalar_out"), lerp_Scalar_out),
    (("aten::lerp", "Tensor"), lerp_Tensor),
    (("aten::lerp_", "Tensor"), lerp__Tensor),
    (("aten::lerp", "Tensor_out"), lerp_Tensor_out),
    (("aten::threshold_backward", ""), threshold_backward),
    (("aten::threshold_backward", "grad_input"), threshold_backward_grad_input),
    (("aten::sigmoid_backward", ""), sigmoid_backward),
    (("aten::sigmoid_backward", "grad_input"), sigmoid_backward_grad_input),
    (("aten::tanh_backward", ""), tanh_backward),
    (("aten::tanh_backward", "grad_input"), tanh_backward_grad_input),
    (("aten::sum", "dim_IntList"), sum_dim_IntList),
    (("aten::sum", "IntList_out"), sum_IntList_out),
    (("aten::mean", "dim"), mean_dim),
    (("aten::mean", "out"), mean_out),
    (("aten::prod", ""), prod),
    (("aten::prod", "dim_int"), prod_dim_int),
    (("aten::prod", "int_out"), prod_int_out),
    (("aten::amax", ""), amax),
    (("aten::amax", "out"), amax_out),
    (("aten::amin", ""), amin),
    (("aten::amin", "out"), amin_out),
    (("aten::max", "dim"), max_dim),
    (("aten::max", "dim_max"), max_dim_max),
    (("aten::max", ""), max),
    (("aten::max", "unary_out"), max_unary_out),
    (("aten::min", "dim"), min_dim),
    (("aten::min", "dim_min"), min_dim_min),
    (("aten::min", ""), min),
    (("aten::min", "unary_out"), min_unary_out),
    (("aten::argmax", ""), argmax),
    (("aten::argmax", "out"), argmax_out),
    (("aten::argmin", ""), argmin),
    (("aten::argmin", "out"), argmin_out),
    (("aten::all", "dim"), all_dim),
    (("aten::all", "out"), all_out),
    (("aten::all", "dims"), all_dims),
    (("aten::all", "dims_out"), all_dims_out),
    (("aten::all", ""), all),
    (("aten::all", "all_out"), all_all_out),
    (("aten::any", "dim"), any_dim),
    (("aten::any", "out"), any_out),
    (("aten::any", "dims"), any_dims),
    (("aten::any", "dims_out"), any_dims_out),
    (("aten::any", ""), any),
    (("aten::any", "all_out"), any_all_out),
    (("aten::var", "correction"), var_correction),
    (("aten::var", "correction_out"), var_correction_out),
    (("aten::std", "correction"), std_correction),
    (("aten::std", "correction_out"), std_correction_out),
    (("aten::cumsum", ""), cumsum),
    (("aten::cumsum_", ""), cumsum_),
    (("aten::cumsum", "out"), cumsum_out),
    (("aten::mm", ""), mm),
    (("aten::mm", "out"), mm_out),
    (("aten::bmm", ""), bmm),
    (("aten::bmm", "out"), bmm_out),
    (("aten::dot", ""), dot),
    (("aten::addmm", ""), addmm),
    (("aten::addmm_", ""), addmm_),
    (("aten::addmm", "out"), addmm_out),
    (("aten::view", ""), view),
    (("aten::_reshape_alias", ""), _reshape_alias),
    (("aten::as_strided", ""), as_strided),
    (("aten::cat", ""), cat),
    (("aten::cat", "out"), cat_out),
    (("aten::fill_", "Scalar"), fill__Scalar),
    (("aten::fill_", "Tensor"), fill__Tensor),
    (("aten::zero_", ""), zero_),
    (("aten::resize_", ""), resize_),
    (("aten::index", "Tensor"), index_Tensor),
    (("aten::index", "Tensor_out"), index_Tensor_out),
    (("aten::_index_put_impl_", ""), _index_put_impl_),
    (("aten::index_select", ""), index_select),
    (("aten::gather", ""), gather),
    (("aten::gather", "out"), gather_out),
    (("aten::masked_fill_", "Scalar"), masked_fill__Scalar),
    (("aten::masked_fill_", "Tensor"), masked_fill__Tensor),
    (("aten::exp2", ""), exp2),
    (("aten::exp2", "out"), exp2_out),
    (("aten::exp2_", ""), exp2_),
    (("aten::expm1", ""), expm1),
    (("aten::expm1", "out"), expm1_out),
    (("aten::expm1_", ""), expm1_),
    (("aten::log2", ""), log2),
    (("aten::log2", "out"), log2_out),
    (("aten::log2_", ""), log2_),
    (("aten::log10", ""), log10),
    (("aten::log10", "out"), log10_out),
    (("aten::log10_", ""), log10_),
    (("aten::log1p", ""), log1p),
    (("aten::log1p", "out"), log1p_out),
    (("aten::log1p_", ""), log1p_),
    (("aten::tan", ""), tan),
    (("aten::tan", "out"), tan_out),
    (("aten::tan_", ""), tan_),
    (("aten::asin", ""), asin),
    (("aten::asin", "out"), asin_out),
    (("aten::asin_", ""), asin_),
    (("aten::acos", ""), acos),
    (("aten::acos", "out"), acos_out),
    (("aten::acos_", ""), acos_),
    (("aten::atan", ""), atan),
    (("aten::atan", "out"), atan_out),
    (("aten::atan_", ""), atan_),
    (("aten::sinh", ""), sinh),
    (("aten::sinh", "out"), sinh_out),
    (("aten::sinh_", ""), sinh_),
    (("aten::cosh", ""), cosh),
    (("aten::cosh", "out"), cosh_out),
    (("aten::cosh_", ""), cosh_),
    (("aten::asinh", ""), asinh),
    (("aten::asinh", "out"), asinh_out),
    (("aten::asinh_", ""), asinh_),
    (("aten::acosh", ""), acosh),
    (("aten::acosh", "out"), acosh_out),
    (("aten::acosh_", ""), acosh_),
    (("aten::atanh", ""), atanh),
    (("aten::atanh", "out"), atanh_out),
    (("aten::atanh_", ""), atanh_),
    (("aten::erf", ""), erf),
    (("aten::erf", "out"), erf_out),
    (("aten::erf_", ""), erf_),
    (("aten::erfc", ""), erfc),
    (("aten::erfc", "out"), erfc_out),
    (("aten::erfc_", ""), erfc_),
    (("aten::erfinv", ""), erfinv),
    (("aten::erfinv", "out"), erfinv_out),
    (("aten::erfinv_", ""), erfinv_),
    (("aten::lgamma", "out"), lgamma_out),
    (("aten::lgamma", ""), lgamma),
    (("aten::lgamma_", ""), lgamma_),
    (("aten::digamma", "out"), digamma_out),
    (("aten::digamma", ""), digamma),
    (("aten::digamma_", ""), digamma_),
    (("aten::polygamma", "out"), polygamma_out),
    (("aten::polygamma", ""), polygamma),
    (("aten::frac", ""), frac),
    (("aten::frac", "out"), frac_out),
    (("aten::frac_", ""), frac_),
    (("aten::round", ""), round),
    (("aten::round", "out"), round_out),
    (("aten::round", "decimals"), round_decimals),
    (("aten::round", "decimals_out"), round_decimals_out),
    (("aten::round_", ""), round_),
    (("aten::round_", "decimals"), round__decimals),
    (("aten::signbit", ""), signbit),
    (("aten::signbit", "out"), signbit_out),
    (("aten::sgn", ""), sgn),
    (("aten::sgn", "out"), sgn_out),
    (("aten::sgn_", ""), sgn_),
    (("aten::isposinf", ""), isposinf),
    (("aten::isposinf", "out"), isposinf_out),
    (("aten::isneginf", ""), isneginf),
    (("aten::isneginf", "out"), isneginf_out),
    (("aten::sinc", ""), sinc),
    (("aten::sinc", "out"), sinc_out),
    (("aten::sinc_", ""), sinc_),
    (("aten::i0", ""), i0),
    (("aten::i0", "out"), i0_out),
    (("aten::i0_", ""), i0_),
    (("aten::special_entr", ""), special_entr),
    (("aten::special_entr", "out"), special_entr_out),
    (("aten::special_ndtri", ""), special_ndtri),
    (("aten::special_ndtri", "out"), special_ndtri_out),
    (("aten::special_log_ndtr", ""), special_log_ndtr),
    (("aten::special_log_ndtr", "out"), special_log_ndtr_out),
    (("aten::special_i0e", ""), special_i0e),
    (("aten::special_i0e", "out"), special_i0e_out),
    (("aten::special_i1", ""), special_i1),
    (("aten::special_i1", "out"), special_i1_out),
    (("aten::special_i1e", ""), special_i1e),
    (("aten::special_i1e", "out"), special_i1e_out),
    (("aten::special_erfcx", ""), special_erfcx),
    (("aten::special_erfcx", "out"), special_erfcx_out),
    (("aten::logit", ""), logit),
    (("aten::logit", "out"), logit_out),
    (("aten::logit_", ""), logit_),
    (("aten::mvlgamma", "out"), mvlgamma_out),
    (("aten::nan_to_num", "out"), nan_to_num_out),
    (("aten::angle", ""), angle),
    (("aten::angle", "out"), angle_out),
    (("aten::frexp", "Tensor_out"), frexp_Tensor_out),
    (("aten::nextafter", "out"), nextafter_out),
    (("aten::nextafter", ""), nextafter),
    (("aten::nextafter_", ""), nextafter_),
    (("aten::copysign", "out"), copysign_out),
    (("aten::copysign", "Tensor"), copysign_Tensor),
    (("aten::copysign_", "Tensor"), copysign__Tensor),
    (("aten::heaviside", "out"), heaviside_out),
    (("aten::heaviside", ""), heaviside),
    (("aten::heaviside_", ""), heaviside_),
    (("aten::conj_physical", "out"), conj_physical_out),
    (("aten::div", "Tensor_mode"), div_Tensor_mode),
    (("aten::div", "out_mode"), div_out_mode),
    (("aten::div_", "Tensor_mode"), div__Tensor_mode),
    (("aten::floor_divide", ""), floor_divide),
    (("aten::floor_divide", "out"), floor_divide_out),
    (("aten::floor_divide_", "Tensor"), floor_divide__Tensor),
    (("aten::remainder", "Tensor_out"), remainder_Tensor_out),
    (("aten::remainder", "Tensor"), remainder_Tensor),
    (("aten::remainder", "Scalar_Tensor"), remainder_Scalar_Tensor),
    (("aten::remainder_", "Tensor"), remainder__Tensor),
    (("aten::fmod", "Tensor_out"), fmod_Tensor_out),
    (("aten::fmod", "Tensor"), fmod_Tensor),
    (("aten::fmod_", "Tensor"), fmod__Tensor),
    (("aten::atan2", "out"), atan2_out),
    (("aten::atan2", ""), atan2),
    (("aten::atan2_", ""), atan2_),
    (("aten::fmax", ""), fmax),
    (("aten::fmax", "out"), fmax_out),
    (("aten::fmin", ""), fmin),
    (("aten::fmin", "out"), fmin_out),
    (("aten::hypot", "out"), hypot_out),
    (("aten::hypot", ""), hypot),
    (("aten::hypot_", ""), hypot_),
    (("aten::logaddexp", "out"), logaddexp_out),
    (("aten::logaddexp", ""), logaddexp),
    (("aten::logaddexp2", "out"), logaddexp2_out),
    (("aten::logaddexp2", ""), logaddexp2),
    (("aten::igamma", "out"), igamma_out),
    (("aten::igamma", ""), igamma),
    (("aten::igamma_", ""), igamma_),
    (("aten::igammac", "out"), igammac_out),
    (("aten::igammac", ""), igammac),
    (("aten::igammac_", ""), igammac_),
    (("aten::xlogy", "Tensor"), xlogy_Tensor),
    (("aten::xlogy", "OutTensor"), xlogy_OutTensor),
    (("aten::xlogy_", "Tensor"), xlogy__Tensor),
    (("aten::special_xlog1py", ""), special_xlog1py),
    (("aten::special_xlog1py", "out"), special_xlog1py_out),
    (("aten::special_zeta", ""), special_zeta),
    (("aten::special_zeta", "out"), special_zeta_out),
    (("aten::logical_xor", "out"), logical_xor_out),
    (("aten::gcd", "out"), gcd_out),
    (("aten::gcd", ""), gcd),
    (("aten::gcd_", ""), gcd_),
    (("aten::lcm", "out"), lcm_out),
    (("aten::lcm", ""), lcm),
    (("aten::lcm_", ""), lcm_),
    (("aten::bitwise_left_shift", "Tensor"), bitwise_left_shift_Tensor),
    (("aten::bitwise_left_shift", "Tensor_out"), bitwise_left_shift_Tensor_out),
    (("aten::bitwise_left_shift_", "Tensor"), bitwise_left_shift__Tensor),
    (("aten::bitwise_right_shift", "Tensor"), bitwise_right_shift_Tensor),
    (("aten::bitwise_right_shift", "Tensor_out"), bitwise_right_shift_Tensor_out),
    (("aten::bitwise_right_shift_", "Tensor"), bitwise_right_shift__Tensor),
    (("aten::__lshift__", "Scalar"), __lshift___Scalar),
    (("aten::__lshift__", "Tensor"), __lshift___Tensor),
    (("aten::__ilshift__", "Scalar"), __ilshift___Scalar),
    (("aten::__ilshift__", "Tensor"), __ilshift___Tensor),
    (("aten::__rshift__", "Scalar"), __rshift___Scalar),
    (("aten::__rshift__", "Tensor"), __rshift___Tensor),
    (("aten::__irshift__", "Scalar"), __irshift___Scalar),
    (("aten::__irshift__", "Tensor"), __irshift___Tensor),
    (("aten::elu", ""), elu),
    (("aten::elu_", ""), elu_),
    (("aten::elu", "out"), elu_out),
    (("aten::elu_backward", ""), elu_backward),
    (("aten::elu_backward", "grad_input"), elu_backward_grad_input),
    (("aten::gelu", ""), gelu),
    (("aten::gelu_", ""), gelu_),
    (("aten::gelu", "out"), gelu_out),
    (("aten::gelu_backward", ""), gelu_backward),
    (("aten::gelu_backward", "grad_input"), gelu_backward_grad_input),
    (("aten::silu", ""), silu),
    (("aten::silu_", ""), silu_),
    (("aten::silu", "out"), silu_out),
    (("aten::silu_backward", ""), silu_backward),
    (("aten::silu_backward", "grad_input"), silu_backward_grad_input),
    (("aten::mish", ""), mish),
    (("aten::mish_", ""), mish_),
    (("aten::mish", "out"), mish_out),
    (("aten::hardsigmoid", ""), hardsigmoid),
    (("aten::hardsigmoid_", ""), hardsigmoid_),
    (("aten::hardsigmoid", "out"), hardsigmoid_out),
    (("aten::hardsigmoid_backward", ""), hardsigmoid_backward),
    (("aten::hardsigmoid_backward", "grad_input"), hardsigmoid_backward_grad_input),
    (("aten::leaky_relu", ""), leaky_relu),
    (("aten::leaky_relu_", ""), leaky_relu_),
    (("aten::leaky_relu", "out"), leaky_relu_out),
    (("aten::leaky_relu_backward", ""), leaky_relu_backward),
    (("aten::leaky_relu_backward", "grad_input"), leaky_relu_backward_grad_input),
    (("aten::threshold", ""), threshold),
    (("aten::threshold_", ""), threshold_),
    (("aten::threshold", "out"), threshold_out),
    (("aten::softplus", ""), softplus),
    (("aten::softplus", "out"), softplus_out),
    (("aten::softplus_backward", ""), softplus_backward),
    (("aten::softplus_backward", "grad_input"), softplus_backward_grad_input),
    (("aten::softshrink", ""), softshrink),
    (("aten::softshrink", "out"), softshrink_out),
    (("aten::softshrink_backward", ""), softshrink_backward),
    (("aten::softshrink_backward", "grad_input"), softshrink_backward_grad_input),
    (("aten::hardshrink", ""), hardshrink),
    (("aten::hardshrink", "out"), hardshrink_out),
    (("aten::hardshrink_backward", ""), hardshrink_backward),
    (("aten::hardshrink_backward", "grad_input"), hardshrink_backward_grad_input),
    (("aten::hardtanh", ""), hardtanh),
    (("aten::hardtanh_", ""), hardtanh_),
    (("aten::hardtanh", "out"), hardtanh_out),
    (("aten::hardtanh_backward", ""), hardtanh_backward),
    (("aten::hardtanh_backward", "grad_input"), hardtanh_backward_grad_input),
    (("aten::hardswish", ""), hardswish),
    (("aten::hardswish_", ""), hardswish_),
    (("aten::hardswish", "out"), hardswish_out),
    (("aten::hardswish_backward", ""), hardswish_backward),
    (("aten::_prelu_kernel", ""), _prelu_kernel),
    (("aten::_prelu_kernel_backward", ""), _prelu_kernel_backward),
    (("aten::log_sigmoid_forward", ""), log_sigmoid_forward),
    (("aten::log_sigmoid_forward", "output"), log_sigmoid_forward_output),
    (("aten::log_sigmoid_backward", ""), log_sigmoid_backward),
    (("aten::log_sigmoid_backward", "grad_input"), log_sigmoid_backward_grad_input),
    (("aten::glu", ""), glu),
    (("aten::glu", "out"), glu_out),
    (("aten::glu_backward", ""), glu_backward),
    (("aten::glu_backward", "grad_input"), glu_backward_grad_input),
    (("aten::glu_jvp", ""), glu_jvp),
    (("aten::glu_backward_jvp", ""), glu_backward_jvp),
    (("aten::_softmax", ""), _softmax),
    (("aten::_softmax", "out"), _softmax_out),
    (("aten::_softmax_backward_data", ""), _softmax_backward_data),
    (("aten::_softmax_backward_data", "out"), _softmax_backward_data_out),
    (("aten::_log_softmax", ""), _log_softmax),
    (("aten::_log_softmax", "out"), _log_softmax_out),
    (("aten::_log_softmax_backward_data", ""), _log_softmax_backward_data),
    (("aten::_log_softmax_backward_data", "out"), _log_softmax_backward_data_out),
    (("aten::rrelu_with_noise", ""), rrelu_with_noise),
    (("aten::rrelu_with_noise_", ""), rrelu_with_noise_),
    (("aten::rrelu_with_noise", "out"), rrelu_with_noise_out),
    (("aten::mse_loss", ""), mse_loss),
    (("aten::mse_loss", "out"), mse_loss_out),
    (("aten::mse_loss_backward", ""), mse_loss_backward),
    (("aten::mse_loss_backward", "grad_input"), mse_loss_backward_grad_input),
    (("aten::smooth_l1_loss", ""), smooth_l1_loss),
    (("aten::smooth_l1_loss", "out"), smooth_l1_loss_out),
    (("aten::smooth_l1_loss_backward", "grad_input"), smooth_l1_loss_backward_grad_input),
    (("aten::huber_loss", ""), huber_loss),
    (("aten::huber_loss", "out"), huber_loss_out),
    (("aten::huber_loss_backward", "out"), huber_loss_backward_out),
    (("aten::binary_cross_entropy", ""), binary_cross_entropy),
    (("aten::binary_cross_entropy", "out"), binary_cross_entropy_out),
    (("aten::binary_cross_entropy_backward", ""), binary_cross_entropy_backward),
    (("aten::binary_cross_entropy_backward", "grad_input"), binary_cross_entropy_backward_grad_input),
    (("aten::nll_loss_forward", ""), nll_loss_forward),
    (("aten::nll_loss_forward", "output"), nll_loss_forward_output),
    (("aten::nll_loss_backward", ""), nll_loss_backward),
    (("aten::nll_loss_backward", "grad_input"), nll_loss_backward_grad_input),
    (("aten::nll_loss2d_forward", ""), nll_loss2d_forward),
    (("aten::nll_loss2d_forward", "output"), nll_loss2d_forward_output),
    (("aten::nll_loss2d_backward", ""), nll_loss2d_backward),
    (("aten::nll_loss2d_backward", "grad_input"), nll_loss2d_backward_grad_input),
    (("aten::multi_margin_loss", ""), multi_margin_loss),
    (("aten::multi_margin_loss", "out"), multi_margin_loss_out),
    (("aten::multi_margin_loss_backward", ""), multi_margin_loss_backward),
    (("aten::multi_margin_loss_backward", "grad_input"), multi_margin_loss_backward_grad_input),
    (("aten::multilabel_margin_loss_forward", ""), multilabel_margin_loss_forward),
    (("aten::multilabel_margin_loss_forward", "output"), multilabel_margin_loss_forward_output),
    (("aten::multilabel_margin_loss_backward", ""), multilabel_margin_loss_backward),
    (("aten::multilabel_margin_loss_backward", "grad_input"), multilabel_margin_loss_backward_grad_input),
    (("aten::nansum", ""), nansum),
    (("aten::nansum", "out"), nansum_out),
    (("aten::count_nonzero", "dim_IntList"), count_nonzero_dim_IntList),
    (("aten::aminmax", ""), aminmax),
    (("aten::aminmax", "out"), aminmax_out),
    (("aten::var_mean", "correction"), var_mean_correction),
    (("aten::std_mean", "correction"), std_mean_correction),
    (("aten::linalg_vector_norm", ""), linalg_vector_norm),
    (("aten::linalg_vector_norm", "out"), linalg_vector_norm_out),
    (("aten::norm", "ScalarOpt_dim_dtype"), norm_ScalarOpt_dim_dtype),
    (("aten::norm", "ScalarOpt_dim"), norm_ScalarOpt_dim),
    (("aten::norm", "dtype_out"), norm_dtype_out),
    (("aten::norm", "out"), norm_out),
    (("aten::renorm", "out"), renorm_out),
    (("aten::renorm", ""), renorm),
    (("aten::renorm_", ""), renorm_),
    (("aten::cumprod", ""), cumprod),
    (("aten::cumprod_", ""), cumprod_),
    (("aten::cumprod", "out"), cumprod_out),
    (("aten::_cummax_helper", ""), _cummax_helper),
    (("aten::_cummin_helper", ""), _cummin_helper),
    (("aten::_logcumsumexp", ""), _logcumsumexp),
    (("aten::_logcumsumexp", "out"), _logcumsumexp_out),
    (("aten::sort", "values_stable"), sort_values_stable),
    (("aten::sort", "stable"), sort_stable),
    (("aten::topk", "values"), topk_values),
    (("aten::topk", ""), topk),
    (("aten::kthvalue", "values"), kthvalue_values),
    (("aten::median", ""), median),
    (("aten::median", "dim_values"), median_dim_values),
    (("aten::nanmedian", ""), nanmedian),
    (("aten::nanmedian", "dim_values"), nanmedian_dim_values),
    (("aten::mode", ""), mode),
    (("aten::histc", "out"), histc_out),
    (("aten::histc", ""), histc),
    (("aten::segment_reduce", ""), segment_reduce),
    (("aten::_segment_reduce_backward", ""), _segment_reduce_backward),
    (("aten::isin", "Tensor_Tensor_out"), isin_Tensor_Tensor_out),
    (("aten::isin", "Tensor_Tensor"), isin_Tensor_Tensor),
    (("aten::isin", "Tensor_Scalar_out"), isin_Tensor_Scalar_out),
    (("aten::isin", "Tensor_Scalar"), isin_Tensor_Scalar),
    (("aten::isin", "Scalar_Tensor_out"), isin_Scalar_Tensor_out),
    (("aten::isin", "Scalar_Tensor"), isin_Scalar_Tensor),
    (("aten::searchsorted", "Tensor"), searchsorted_Tensor),
    (("aten::searchsorted", "Tensor_out"), searchsorted_Tensor_out),
    (("aten::searchsorted", "Scalar"), searchsorted_Scalar),
    (("aten::searchsorted", "Scalar_out"), searchsorted_Scalar_out),
    (("aten::bucketize", "Tensor"), bucketize_Tensor),
    (("aten::bucketize", "Tensor_out"), bucketize_Tensor_out),
    (("aten::bucketize", "Scalar"), bucketize_Scalar),
    (("aten::addmv", ""), addmv),
    (("aten::addmv", "out"), addmv_out),
    (("aten::addmv_", ""), addmv_),
    (("aten::baddbmm", ""), baddbmm),
    (("aten::baddbmm", "out"), baddbmm_out),
    (("aten::baddbmm_", ""), baddbmm_),
    (("aten::addbmm", "out"), addbmm_out),
    (("aten::addbmm", ""), addbmm),
    (("aten::addbmm_", ""), addbmm_),
    (("aten::addr", ""), addr),
    (("aten::addr", "out"), addr_out),
    (("aten::vdot", ""), vdot),
    (("aten::trace", ""), trace),
    (("aten::linalg_cross", ""), linalg_cross),
    (("aten::linalg_cross", "out"), linalg_cross_out),
    (("aten::linalg_matrix_exp", ""), linalg_matrix_exp),
    (("aten::_cdist_forward", ""), _cdist_forward),
    (("aten::_cdist_backward", ""), _cdist_backward),
    (("aten::_pdist_forward", ""), _pdist_forward),
    (("aten::_pdist_backward", ""), _pdist_backward),
    (("aten::linalg_lu_factor_ex", ""), linalg_lu_factor_ex),
    (("aten::linalg_lu_factor_ex", "out"), linalg_lu_factor_ex_out),
    (("aten::linalg_lu", ""), linalg_lu),
    (("aten::linalg_lu", "out"), linalg_lu_out),
    (("aten::lu_unpack", ""), lu_unpack),
    (("aten::lu_unpack", "out"), lu_unpack_out),
    (("aten::linalg_lu_solve", ""), linalg_lu_solve),
    (("aten::linalg_lu_solve", "out"), linalg_lu_solve_out),
    (("aten::linalg_ldl_factor_ex", ""), linalg_ldl_factor_ex),
    (("aten::linalg_ldl_factor_ex", "out"), linalg_ldl_factor_ex_out),
    (("aten::linalg_ldl_solve", ""), linalg_ldl_solve),
    (("aten::linalg_ldl_solve", "out"), linalg_ldl_solve_out),
    (("aten::_linalg_solve_ex", ""), _linalg_solve_ex),
    (("aten::_linalg_solve_ex", "result"), _linalg_solve_ex_result),
    (("aten::linalg_inv_ex", ""), linalg_inv_ex),
    (("aten::linalg_inv_ex", "inverse"), linalg_inv_ex_inverse),
    (("aten::linalg_solve_triangular", "out"), linalg_solve_triangular_out),
    (("aten::linalg_solve_triangular", ""), linalg_solve_triangular),
    (("aten::triangular_solve", "X"), triangular_solve_X),
    (("aten::triangular_solve", ""), triangular_solve),
    (("aten::_linalg_det", ""), _linalg_det),
    (("aten::_linalg_det", "result"), _linalg_det_result),
    (("aten::_linalg_slogdet", ""), _linalg_slogdet),
    (("aten::_linalg_slogdet", "sign"), _linalg_slogdet_sign),
    (("aten::linalg_cholesky_ex", ""), linalg_cholesky_ex),
    (("aten::linalg_cholesky_ex", "L"), linalg_cholesky_ex_L),
    (("aten::cholesky", "out"), cholesky_out),
    (("aten::cholesky", ""), cholesky),
    (("aten::_cholesky_solve_helper", ""), _cholesky_solve_helper),
    (("aten::cholesky_inverse", ""), cholesky_inverse),
    (("aten::cholesky_inverse", "out"), cholesky_inverse_out),
    (("aten::linalg_qr", ""), linalg_qr),
    (("aten::linalg_qr", "out"), linalg_qr_out),
    (("aten::geqrf", "a"), geqrf_a),
    (("aten::geqrf", ""), geqrf),
    (("aten::linalg_householder_product", ""), linalg_householder_product),
    (("aten::linalg_householder_product", "out"), linalg_householder_product_out),
    (("aten::ormqr", "out"), ormqr_out),
    (("aten::ormqr", ""), ormqr),
    (("aten::_linalg_svd", ""), _linalg_svd),
    (("aten::_linalg_svd", "U"), _linalg_svd_U),
    (("aten::_linalg_eigh", ""), _linalg_eigh),
    (("aten::_linalg_eigh", "eigenvalues"), _linalg_eigh_eigenvalues),
    (("aten::linalg_eig", ""), linalg_eig),
    (("aten::linalg_eig", "out"), linalg_eig_out),
    (("aten::linalg_eigvals", "out"), linalg_eigvals_out),
    (("aten::linalg_lstsq", "out"), linalg_lstsq_out),
    (("aten::scatter", "src"), scatter_src),
    (("aten::scatter_", "src"), scatter__src),
    (("aten::scatter", "src_out"), scatter_src_out),
    (("aten::scatter", "value"), scatter_value),
    (("aten::scatter_", "value"), scatter__value),
    (("aten::scatter", "value_out"), scatter_value_out),
    (("aten::scatter", "reduce"), scatter_dot_reduce),
    (("aten::scatter_", "reduce"), scatter__reduce),
    (("aten::scatter", "reduce_out"), scatter_reduce_out),
    (("aten::scatter", "value_reduce"), scatter_value_reduce),
    (("aten::scatter_", "value_reduce"), scatter__value_reduce),
    (("aten::scatter", "value_reduce_out"), scatter_value_reduce_out),
    (("aten::scatter_add", ""), scatter_add),
    (("aten::scatter_add_", ""), scatter_add_),
    (("aten::scatter_add", "out"), scatter_add_out),
    (("aten::scatter_reduce", "two"), scatter_reduce_two),
    (("aten::scatter_reduce_", "two"), scatter_reduce__two),
    (("aten::scatter_reduce", "two_out"), scatter_reduce_two_out),
    (("aten::index_add", ""), index_add),
    (("aten::index_add_", ""), index_add_),
    (("aten::index_add", "out"), index_add_out),
    (("aten::index_fill_", "int_Scalar"), index_fill__int_Scalar),
    (("aten::index_fill_", "int_Tensor"), index_fill__int_Tensor),
    (("aten::take", ""), take),
    (("aten::take", "out"), take_out),
    (("aten::put_", ""), put_),
    (("aten::masked_scatter_", ""), masked_scatter_),
    (("aten::tril", ""), tril),
    (("aten::tril_", ""), tril_),
    (("aten::tril", "out"), tril_out),
    (("aten::triu", ""), triu),
    (("aten::triu_", ""), triu_),
    (("aten::triu", "out"), triu_out),
    (("aten::flip", ""), flip),
    (("aten::roll", ""), roll),
    (("aten::unfold", ""), unfold),
    (("aten::unfold_backward", ""), unfold_backward),
    (("aten::narrow_copy", ""), narrow_copy),
    (("aten::narrow_copy", "out"), narrow_copy_out),
    (("aten::repeat_interleave", "Tensor"), repeat_interleave_Tensor),
    (("aten::tril_indices", ""), tril_indices),
    (("aten::triu_indices", ""), triu_indices),
    (("aten::set_", "source_Storage"), set__source_Storage),
    (("aten::set_", "source_Storage_storage_offset"), set__source_Storage_storage_offset),
    (("aten::set_", "source_Tensor"), set__source_Tensor),
    (("aten::set_", ""), set_),
    (("aten::is_set_to", ""), is_set_to),
    (("aten::index_copy", ""), index_copy),
    (("aten::index_copy_", ""), index_copy_),
    (("aten::index_copy", "out"), index_copy_out),
    (("aten::index_reduce", ""), index_reduce),
    (("aten::index_reduce_", ""), index_reduce_),
    (("aten::index_reduce", "out"), index_reduce_out),
    (("aten::nonzero_static", ""), nonzero_static),
    (("aten::nonzero_static", "out"), nonzero_static_out),
    (("aten::convolution_overrideable", ""), convolution_overrideable),
    (("aten::convolution_backward_overrideable", ""), convolution_backward_overrideable),
    (("aten::im2col", "out"), im2col_out),
    (("aten::im2col", ""), im2col),
    (("aten::col2im", "out"), col2im_out),
    (("aten::col2im", ""), col2im),
    (("aten::max_pool2d_with_indices", "out"), max_pool2d_with_indices_out),
    (("aten::max_pool2d_with_indices", ""), max_pool2d_with_indices),
    (("aten::max_pool2d_with_indices_backward", "grad_input"), max_pool2d_with_indices_backward_grad_input),
    (("aten::max_pool2d_with_indices_backward", ""), max_pool2d_with_indices_backward),
    (("aten::max_pool3d_with_indices", "out"), max_pool3d_with_indices_out),
    (("aten::max_pool3d_with_indices", ""), max_pool3d_with_indices),
    (("aten::max_pool3d_with_indices_backward", "grad_input"), max_pool3d_with_indices_backward_grad_input),
    (("aten::max_pool3d_with_indices_backward", ""), max_pool3d_with_indices_backward),
    (("aten::avg_pool2d", "out"), avg_pool2d_out),
    (("aten::avg_pool2d", ""), avg_pool2d),
    (("aten::avg_pool2d_backward", "grad_input"), avg_pool2d_backward_grad_input),
    (("aten::avg_pool2d_backward", ""), avg_pool2d_backward),
    (("aten::avg_pool3d", "out"), avg_pool3d_out),
    (("aten::avg_pool3d", ""), avg_pool3d),
    (("aten::avg_pool3d_backward", "grad_input"), avg_pool3d_backward_grad_input),
    (("aten::avg_pool3d_backward", ""), avg_pool3d_backward),
    (("aten::adaptive_avg_pool2d", "out"), adaptive_avg_pool2d_out),
    (("aten::_adaptive_avg_pool2d", ""), _adaptive_avg_pool2d),
    (("aten::_adaptive_avg_pool2d_backward", ""), _adaptive_avg_pool2d_backward),
    (("aten::adaptive_avg_pool3d", "out"), adaptive_avg_pool3d_out),
    (("aten::_adaptive_avg_pool3d", ""), _adaptive_avg_pool3d),
    (("aten::_adaptive_avg_pool3d_backward", ""), _adaptive_avg_pool3d_backward),
    (("aten::adaptive_max_pool2d", "out"), adaptive_max_pool2d_out),
    (("aten::adaptive_max_pool2d", ""), adaptive_max_pool2d),
    (("aten::adaptive_max_pool2d_backward", "grad_input"), adaptive_max_pool2d_backward_grad_input),
    (("aten::adaptive_max_pool2d_backward", ""), adaptive_max_pool2d_backward),
    (("aten::adaptive_max_pool3d", "out"), adaptive_max_pool3d_out),
    (("aten::adaptive_max_pool3d", ""), adaptive_max_pool3d),
    (("aten::adaptive_max_pool3d_backward", "grad_input"), adaptive_max_pool3d_backward_grad_input),
    (("aten::adaptive_max_pool3d_backward", ""), adaptive_max_pool3d_backward),
    (("aten::max_unpool2d", "out"), max_unpool2d_out),
    (("aten::max_unpool2d", ""), max_unpool2d),
    (("aten::max_unpool3d", "out"), max_unpool3d_out),
    (("aten::max_unpool3d", ""), max_unpool3d),
    (("aten::fractional_max_pool2d", "output"), fractional_max_pool2d_output),
    (("aten::fractional_max_pool2d", ""), fractional_max_pool2d),
    (("aten::fractional_max_pool2d_backward", "grad_input"), fractional_max_pool2d_backward_grad_input),
    (("aten::fractional_max_pool2d_backward", ""), fractional_max_pool2d_backward),
    (("aten::fractional_max_pool3d", "output"), fractional_max_pool3d_output),
    (("aten::fractional_max_pool3d", ""), fractional_max_pool3d),
    (("aten::fractional_max_pool3d_backward", "grad_input"), fractional_max_pool3d_backward_grad_input),
    (("aten::fractional_max_pool3d_backward", ""), fractional_max_pool3d_backward),
    (("aten::upsample_nearest1d", "out"), upsample_nearest1d_out),
    (("aten::upsample_nearest1d", ""), upsample_nearest1d),
    (("aten::upsample_nearest2d", "out"), upsample_nearest2d_out),
    (("aten::upsample_nearest2d", ""), upsample_nearest2d),
    (("aten::upsample_nearest3d", "out"), upsample_nearest3d_out),
    (("aten::upsample_nearest3d", ""), upsample_nearest3d),
    (("aten::upsample_linear1d", "out"), upsample_linear1d_out),
    (("aten::upsample_linear1d", ""), upsample_linear1d),
    (("aten::upsample_bilinear2d", "out"), upsample_bilinear2d_out),
    (("aten::upsample_bilinear2d", ""), upsample_bilinear2d),
    (("aten::upsample_trilinear3d", "out"), upsample_trilinear3d_out),
    (("aten::upsample_trilinear3d", ""), upsample_trilinear3d),
    (("aten::upsample_bicubic2d", "out"), upsample_bicubic2d_out),
    (("aten::upsample_bicubic2d", ""), upsample_bicubic2d),
    (("aten::_upsample_nearest_exact1d", "out"), _upsample_nearest_exact1d_out),
    (("aten::_upsample_nearest_exact1d", ""), _upsample_nearest_exact1d),
    (("aten::_upsample_nearest_exact2d", "out"), _upsample_nearest_exact2d_out),
    (("aten::_upsample_nearest_exact2d", ""), _upsample_nearest_exact2d),
    (("aten::_upsample_nearest_exact3d", "out"), _upsample_nearest_exact3d_out),
    (("aten::_upsample_nearest_exact3d", ""), _upsample_nearest_exact3d),
    (("aten::_upsample_bilinear2d_aa", "out"), _upsample_bilinear2d_aa_out),
    (("aten::_upsample_bilinear2d_aa", ""), _upsample_bilinear2d_aa),
    (("aten::_upsample_bicubic2d_aa", "out"), _upsample_bicubic2d_aa_out),
    (("aten::_upsample_bicubic2d_aa", ""), _upsample_bicubic2d_aa),
    (("aten::upsample_nearest1d_backward", "grad_input"), upsample_nearest1d_backward_grad_input),
    (("aten::upsample_nearest1d_backward", ""), upsample_nearest1d_backward),
    (("aten::upsample_nearest2d_backward", "grad_input"), upsample_nearest2d_backward_grad_input),
    (("aten::upsample_nearest2d_backward", ""), upsample_nearest2d_backward),
    (("aten::upsample_nearest3d_backward", "grad_input"), upsample_nearest3d_backward_grad_input),
    (("aten::upsample_nearest3d_backward", ""), upsample_nearest3d_backward),
    (("aten::upsample_linear1d_backward", "grad_input"), upsample_linear1d_backward_grad_input),
    (("aten::upsample_linear1d_backward", ""), upsample_linear1d_backward),
    (("aten::upsample_bilinear2d_backward", "grad_input"), upsample_bilinear2d_backward_grad_input),
    (("aten::upsample_bilinear2d_backward", ""), upsample_bilinear2d_backward),
    (("aten::upsample_trilinear3d_backward", "grad_input"), upsample_trilinear3d_backward_grad_input),
    (("aten::upsample_trilinear3d_backward", ""), upsample_trilinear3d_backward),
    (("aten::upsample_bicubic2d_backward", "grad_input"), upsample_bicubic2d_backward_grad_input),
    (("aten::upsample_bicubic2d_backward", ""), upsample_bicubic2d_backward),
    (("aten::_upsample_nearest_exact1d_backward", "grad_input"), _upsample_nearest_exact1d_backward_grad_input),
    (("aten::_upsample_nearest_exact1d_backward", ""), _upsample_nearest_exact1d_backward),
    (("aten::_upsample_nearest_exact2d_backward", "grad_input"), _upsample_nearest_exact2d_backward_grad_input),
    (("aten::_upsample_nearest_exact2d_backward", ""), _upsample_nearest_exact2d_backward),
    (("aten::_upsample_nearest_exact3d_backward", "grad_input"), _upsample_nearest_exact3d_backward_grad_input),
    (("aten::_upsample_nearest_exact3d_backward", ""), _upsample_nearest_exact3d_backward),
    (("aten::_upsample_bilinear2d_aa_backward", "grad_input"), _upsample_bilinear2d_aa_backward_grad_input),
    (("aten::_upsample_bilinear2d_aa_backward", ""), _upsample_bilinear2d_aa_backward),
    (("aten::_upsample_bicubic2d_aa_backward", "grad_input"), _upsample_bicubic2d_aa_backward_grad_input),
    (("aten::_upsample_bicubic2d_aa_backward", ""), _upsample_bicubic2d_aa_backward),
    (("aten::grid_sampler_2d", ""), grid_sampler_2d),
    (("aten::grid_sampler_2d_backward", ""), grid_sampler_2d_backward),
    (("aten::grid_sampler_3d", ""), grid_sampler_3d),
    (("aten::grid_sampler_3d_backward", ""), grid_sampler_3d_backward),
    (("aten::pixel_shuffle", ""), pixel_shuffle),
    (("aten::pixel_unshuffle", ""), pixel_unshuffle),
    (("aten::channel_shuffle", ""), channel_shuffle),
    (("aten::native_channel_shuffle", ""), native_channel_shuffle),
    (("aten::reflection_pad1d", "out"), reflection_pad1d_out),
    (("aten::reflection_pad1d", ""), reflection_pad1d),
    (("aten::reflection_pad2d", "out"), reflection_pad2d_out),
    (("aten::reflection_pad2d", ""), reflection_pad2d),
    (("aten::reflection_pad3d", "out"), reflection_pad3d_out),
    (("aten::reflection_pad3d", ""), reflection_pad3d),
    (("aten::replication_pad1d", "out"), replication_pad1d_out),
    (("aten::replication_pad1d", ""), replication_pad1d),
    (("aten::replication_pad2d", "out"), replication_pad2d_out),
    (("aten::replication_pad2d", ""), replication_pad2d),
    (("aten::replication_pad3d", "out"), replication_pad3d_out),
    (("aten::replication_pad3d", ""), replication_pad3d),
    (("aten::reflection_pad1d_backward", "grad_input"), reflection_pad1d_backward_grad_input),
    (("aten::reflection_pad1d_backward", ""), reflection_pad1d_backward),
    (("aten::reflection_pad2d_backward", "grad_input"), reflection_pad2d_backward_grad_input),
    (("aten::reflection_pad2d_backward", ""), reflection_pad2d_backward),
    (("aten::reflection_pad3d_backward", "grad_input"), reflection_pad3d_backward_grad_input),
    (("aten::reflection_pad3d_backward", ""), reflection_pad3d_backward),
    (("aten::replication_pad1d_backward", "grad_input"), replication_pad1d_backward_grad_input),
    (("aten::replication_pad1d_backward", ""), replication_pad1d_backward),
    (("aten::replication_pad2d_backward", "grad_input"), replication_pad2d_backward_grad_input),
    (("aten::replication_pad2d_backward", ""), replication_pad2d_backward),
    (("aten::replication_pad3d_backward", "grad_input"), replication_pad3d_backward_grad_input),
    (("aten::replication_pad3d_backward", ""), replication_pad3d_backward),
    (("aten::native_batch_norm", ""), native_batch_norm),
    (("aten::native_batch_norm", "out"), native_batch_norm_out),
    (("aten::native_batch_norm_backward", ""), native_batch_norm_backward),
    (("aten::_native_batch_norm_legit", ""), _native_batch_norm_legit),
    (("aten::_native_batch_norm_legit", "out"), _native_batch_norm_legit_out),
    (("aten::_native_batch_norm_legit", "no_stats"), _native_batch_norm_legit_no_stats),
    (("aten::_native_batch_norm_legit", "no_stats_out"), _native_batch_norm_legit_no_stats_out),
    (("aten::native_layer_norm", ""), native_layer_norm),
    (("aten::native_layer_norm_backward", ""), native_layer_norm_backward),
    (("aten::native_group_norm", ""), native_group_norm),
    (("aten::native_group_norm_backward", ""), native_group_norm_backward),
    (("aten::embedding_dense_backward", ""), embedding_dense_backward),
    (("aten::embedding_renorm_", ""), embedding_renorm_),
    (("aten::_embedding_bag", ""), _embedding_bag),
    (("aten::_embedding_bag_forward_only", ""), _embedding_bag_forward_only),
    (("aten::_embedding_bag_backward", ""), _embedding_bag_backward),
    (("aten::_embedding_bag_dense_backward", ""), _embedding_bag_dense_backward),
    (("aten::_embedding_bag_per_sample_weights_backward", ""), _embedding_bag_per_sample_weights_backward),
    (("aten::randperm", "generator_out"), randperm_generator_out),
    (("aten::uniform_", ""), uniform_),
    (("aten::normal_", ""), normal_),
    (("aten::log_normal_", ""), log_normal_),
    (("aten::exponential_", ""), exponential_),
    (("aten::cauchy_", ""), cauchy_),
    (("aten::geometric_", ""), geometric_),
    (("aten::random_", ""), random_),
    (("aten::random_", "to"), random__to),
    (("aten::random_", "from"), random__from),
    (("aten::bernoulli_", "Tensor"), bernoulli__Tensor),
    (("aten::bernoulli_", "float"), bernoulli__float),
    (("aten::poisson", ""), poisson),
    (("aten::binomial", ""), binomial),
    (("aten::bernoulli", "out"), bernoulli_out),
    (("aten::normal", "Tensor_float"), normal_Tensor_float),
    (("aten::normal", "Tensor_float_out"), normal_Tensor_float_out),
    (("aten::normal", "float_Tensor"), normal_float_Tensor),
    (("aten::normal", "float_Tensor_out"), normal_float_Tensor_out),
    (("aten::normal", "Tensor_Tensor"), normal_Tensor_Tensor),
    (("aten::normal", "Tensor_Tensor_out"), normal_Tensor_Tensor_out),
    (("aten::multinomial", ""), multinomial),
    (("aten::multinomial", "out"), multinomial_out),
    (("aten::native_dropout", ""), native_dropout),
    (("aten::native_dropout_backward", ""), native_dropout_backward),
    (("aten::linspace", "out"), linspace_out),
    (("aten::logspace", "out"), logspace_out),
    (("aten::range", "out"), range_out),
    (("aten::eye", "out"), eye_out),
    (("aten::eye", "m_out"), eye_m_out),
    (("aten::_weight_norm_interface", ""), _weight_norm_interface),
    (("aten::_ctc_loss", ""), _ctc_loss),
    (("aten::special_airy_ai", ""), special_airy_ai),
    (("aten::special_airy_ai", "out"), special_airy_ai_out),
    (("aten::special_bessel_j0", ""), special_bessel_j0),
    (("aten::special_bessel_j0", "out"), special_bessel_j0_out),
    (("aten::special_bessel_j1", ""), special_bessel_j1),
    (("aten::special_bessel_j1", "out"), special_bessel_j1_out),
    (("aten::special_bessel_y0", ""), special_bessel_y0),
    (("aten::special_bessel_y0", "out"), special_bessel_y0_out),
    (("aten::special_bessel_y1", ""), special_bessel_y1),
    (("aten::special_bessel_y1", "out"), special_bessel_y1_out),
    (("aten::special_modified_bessel_i0", ""), special_modified_bessel_i0),
    (("aten::special_modified_bessel_i0", "out"), special_modified_bessel_i0_out),
    (("aten::special_modified_bessel_i1", ""), special_modified_bessel_i1),
    (("aten::special_modified_bessel_i1", "out"), special_modified_bessel_i1_out),
    (("aten::special_modified_bessel_k0", ""), special_modified_bessel_k0),
    (("aten::special_modified_bessel_k0", "out"), special_modified_bessel_k0_out),
    (("aten::special_modified_bessel_k1", ""), special_modified_bessel_k1),
    (("aten::special_modified_bessel_k1", "out"), special_modified_bessel_k1_out),
    (("aten::special_scaled_modified_bessel_k0", ""), special_scaled_modified_bessel_k0),
    (("aten::special_scaled_modified_bessel_k0", "out"), special_scaled_modified_bessel_k0_out),
    (("aten::special_scaled_modified_bessel_k1", ""), special_scaled_modified_bessel_k1),
    (("aten::special_scaled_modified_bessel_k1", "out"), special_scaled_modified_bessel_k1_out),
    (("aten::special_spherical_bessel_j0", ""), special_spherical_bessel_j0),
    (("aten::special_spherical_bessel_j0", "out"), special_spherical_bessel_j0_out),
    (("aten::special_chebyshev_polynomial_t", ""), special_chebyshev_polynomial_t),
    (("aten::special_chebyshev_polynomial_t", "out"), special_chebyshev_polynomial_t_out),
    (("aten::special_chebyshev_polynomial_u", ""), special_chebyshev_polynomial_u),
    (("aten::special_chebyshev_polynomial_u", "out"), special_chebyshev_polynomial_u_out),
    (("aten::special_chebyshev_polynomial_v", ""), special_chebyshev_polynomial_v),
    (("aten::special_chebyshev_polynomial_v", "out"), special_chebyshev_polynomial_v_out),
    (("aten::special_chebyshev_polynomial_w", ""), special_chebyshev_polynomial_w),
    (("aten::special_chebyshev_polynomial_w", "out"), special_chebyshev_polynomial_w_out),
    (("aten::special_shifted_chebyshev_polynomial_t", ""), special_shifted_chebyshev_polynomial_t),
    (("aten::special_shifted_chebyshev_polynomial_t", "out"), special_shifted_chebyshev_polynomial_t_out),
    (("aten::special_shifted_chebyshev_polynomial_u", ""), special_shifted_chebyshev_polynomial_u),
    (("aten::special_shifted_chebyshev_polynomial_u", "out"), special_shifted_chebyshev_polynomial_u_out),
    (("aten::special_shifted_chebyshev_polynomial_v", ""), special_shifted_chebyshev_polynomial_v),
    (("aten::special_shifted_chebyshev_polynomial_v", "out"), special_shifted_chebyshev_polynomial_v_out),
    (("aten::special_shifted_chebyshev_polynomial_w", ""), special_shifted_chebyshev_polynomial_w),
    (("aten::special_shifted_chebyshev_polynomial_w", "out"), special_shifted_chebyshev_polynomial_w_out),
    (("aten::special_hermite_polynomial_h", ""), special_hermite_polynomial_h),
    (("aten::special_hermite_polynomial_h", "out"), special_hermite_polynomial_h_out),
    (("aten::special_hermite_polynomial_he", ""), special_hermite_polynomial_he),
    (("aten::special_hermite_polynomial_he", "out"), special_hermite_polynomial_he_out),
    (("aten::special_laguerre_polynomial_l", ""), special_laguerre_polynomial_l),
    (("aten::special_laguerre_polynomial_l", "out"), special_laguerre_polynomial_l_out),
    (("aten::special_legendre_polynomial_p", ""), special_legendre_polynomial_p),
    (("aten::special_legendre_polynomial_p", "out"), special_legendre_polynomial_p_out),
    (("aten::_local_scalar_dense", ""), _local_scalar_dense),
    (("aten::_amp_foreach_non_finite_check_and_unscale_", ""), _amp_foreach_non_finite_check_and_unscale_),
    (("aten::_amp_update_scale_", ""), _amp_update_scale_),
    (("aten::_fused_sgd_", ""), _fused_sgd_),
    (("aten::_fused_sgd_", "tensor_lr"), _fused_sgd__tensor_lr),
    (("aten::_fused_adam_", ""), _fused_adam_),
    (("aten::_fused_adam_", "tensor_lr"), _fused_adam__tensor_lr),
    (("aten::_fused_adamw_", ""), _fused_adamw_),
    (("aten::_fused_adamw_", "tensor_lr"), _fused_adamw__tensor_lr),
    (("aten::_fused_adagrad_", ""), _fused_adagrad_),
    (("aten::_fused_adagrad_", "tensor_lr"), _fused_adagrad__tensor_lr),
):
    register_impl(name, overload, DispatchKey.Meta, kernel)
