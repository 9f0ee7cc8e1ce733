# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd.

Mirrors the generated RegisterComposite*.cpp.
"""

from collections.abc import Callable
from typing import Any

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_impl
from tinytensor.native import (
    activation_composites, activation_ops, adaptive_pool_ops, attention, autograd_support, avg_pool_ops,
    batch_norm_ops, binary_math_ops, binary_ops, blas_ops, chunk_cat, compare_ops, convolution_ops, convolution_tbc,
    correlation, cross_ops, ctc_ops, deprecated_norms, differences, distance, division_ops, dropout_ops, einsum_ops,
    embedding_bag_ops, embedding_ops, foreach_ops, fractional_max_pool_ops, functional_forms, gated_linear_unit,
    gather_ops, grid_sampler_ops, group_norm_ops, histograms_nd, im2col_ops, index_composites, index_copy_reduce,
    index_ops, index_write_ops, layer_norm_ops, linalg_cholesky_ops, linalg_det_ops, linalg_ldl_ops, linalg_lstsq_ops,
    linalg_lu_ops, linalg_norm_ops, linalg_pinv_ops, linalg_qr_ops, linalg_solve_ops, linalg_svd_ops, linear_algebra,
    linear_ops, loss, loss_composites, loss_cross_entropy, loss_margin, loss_nll, masked_fill, matrix_functions,
    max_pool_ops, max_unpool_ops, nan_reductions, norm_ops, number_parts_ops, onehot, outer_products, packed_sequence,
    padding_ops, permuted_factories, pointwise_aliases, pointwise_ops, quantiles, random_factories, random_functional,
    randomized_relu, range_factories, rearrange_ops, reduce_ops, repeat_ops, rnn_cells, rnn_ops, scalar_overloads,
    scan_ops, scatter_ops, set_operations, set_ops, shift_ops, softmax, sorting, special_functions, split_ops,
    stack_ops, std_var, take_put, tensor_compare, tensor_factories, tensor_factories_out, tensor_properties,
    tensor_shape, triangular_ops, unary_math_ops, unary_ops, unsafe_index, upsample_ops, view_copies, view_ops,
    view_scatter, weight_norm, window_functions,
)
from tinytensor.native import cat as cat_ops
from tinytensor.native import copy as copy_ops
from tinytensor.native import fill as fill_ops
from tinytensor.native import scalar as scalar_ops
from tinytensor.native.empty_tensor import as_new, empty_from_metadata


# new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_empty_strided(ks, self, size, stride, dtype, layout, device, pin_memory):
    return as_new(tensor_factories.new_empty_strided(self, size, stride, dtype, layout, device, pin_memory))


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
_add_out_table = find_schema_or_throw("aten::add", "out").table


def add_Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _add_out_table[ks](ks, self, other, alpha, out)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def add__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _add_out_table[ks](ks, self, other, alpha, self)
    return self


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
_sub_out_table = find_schema_or_throw("aten::sub", "out").table


def sub_Tensor(ks, self, other, alpha):
    binary_ops.sub_check(self, other, alpha)
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sub_out_table[ks](ks, self, other, alpha, out)
    return out


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def sub__Tensor(ks, self, other, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _sub_out_table[ks](ks, self, other, alpha, self)
    return self


# mul.Tensor(Tensor self, Tensor other) -> Tensor
_mul_out_table = find_schema_or_throw("aten::mul", "out").table


def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mul_out_table[ks](ks, self, other, out)
    return out


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def mul__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _mul_out_table[ks](ks, self, other, self)
    return self


# div.Tensor(Tensor self, Tensor other) -> Tensor
_div_out_table = find_schema_or_throw("aten::div", "out").table


def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_table[ks](ks, self, other, out)
    return out


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def div__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_table[ks](ks, self, other, self)
    return self


# pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
_pow_Tensor_Tensor_out_table = find_schema_or_throw("aten::pow", "Tensor_Tensor_out").table


def pow_Tensor_Tensor(ks, self, exponent):
    it = binary_ops.pow_Tensor_Tensor_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Tensor_out_table[ks](ks, self, exponent, out)
    return out


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
def pow__Tensor(ks, self, exponent):
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Tensor_out_table[ks](ks, self, exponent, self)
    return self


# pow.Scalar(Scalar self, Tensor exponent) -> Tensor
_pow_Scalar_out_table = find_schema_or_throw("aten::pow", "Scalar_out").table


def pow_Scalar(ks, self, exponent):
    it = binary_ops.pow_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Scalar_out_table[ks](ks, self, exponent, out)
    return out


# pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
_pow_Tensor_Scalar_out_table = find_schema_or_throw("aten::pow", "Tensor_Scalar_out").table


def pow_Tensor_Scalar(ks, self, exponent):
    it = binary_ops.pow_Tensor_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Scalar_out_table[ks](ks, self, exponent, out)
    return out


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
def pow__Scalar(ks, self, exponent):
    ks &= AFTER_ADINPLACEORVIEW
    _pow_Tensor_Scalar_out_table[ks](ks, self, exponent, self)
    return self


# maximum(Tensor self, Tensor other) -> Tensor
_maximum_out_table = find_schema_or_throw("aten::maximum", "out").table


def maximum(ks, self, other):
    it = binary_ops.maximum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _maximum_out_table[ks](ks, self, other, out)
    return out


# minimum(Tensor self, Tensor other) -> Tensor
_minimum_out_table = find_schema_or_throw("aten::minimum", "out").table


def minimum(ks, self, other):
    it = binary_ops.minimum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _minimum_out_table[ks](ks, self, other, out)
    return out


# logical_and(Tensor self, Tensor other) -> Tensor
_logical_and_out_table = find_schema_or_throw("aten::logical_and", "out").table


def logical_and(ks, self, other):
    it = binary_ops.logical_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logical_and_out_table[ks](ks, self, other, out)
    return out


# logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_and_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_and_out_table[ks](ks, self, other, self)
    return self


# logical_or(Tensor self, Tensor other) -> Tensor
_logical_or_out_table = find_schema_or_throw("aten::logical_or", "out").table


def logical_or(ks, self, other):
    it = binary_ops.logical_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logical_or_out_table[ks](ks, self, other, out)
    return out


# logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_or_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_or_out_table[ks](ks, self, other, self)
    return self


# logical_not(Tensor self) -> Tensor
_logical_not_out_table = find_schema_or_throw("aten::logical_not", "out").table


def logical_not(ks, self):
    it = unary_ops.logical_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logical_not_out_table[ks](ks, self, out)
    return out


# logical_not_(Tensor(a!) self) -> Tensor(a!)
def logical_not_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _logical_not_out_table[ks](ks, self, self)
    return self


# bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_and_Tensor_out_table = find_schema_or_throw("aten::bitwise_and", "Tensor_out").table


def bitwise_and_Tensor(ks, self, other):
    it = binary_ops.bitwise_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_and_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_and__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_and_Tensor_out_table[ks](ks, self, other, self)
    return self


# bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_or_Tensor_out_table = find_schema_or_throw("aten::bitwise_or", "Tensor_out").table


def bitwise_or_Tensor(ks, self, other):
    it = binary_ops.bitwise_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_or_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_or__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_or_Tensor_out_table[ks](ks, self, other, self)
    return self


# bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_xor_Tensor_out_table = find_schema_or_throw("aten::bitwise_xor", "Tensor_out").table


def bitwise_xor_Tensor(ks, self, other):
    it = binary_ops.bitwise_xor_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_xor_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_xor__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_xor_Tensor_out_table[ks](ks, self, other, self)
    return self


# bitwise_not(Tensor self) -> Tensor
_bitwise_not_out_table = find_schema_or_throw("aten::bitwise_not", "out").table


def bitwise_not(ks, self):
    it = unary_ops.bitwise_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_not_out_table[ks](ks, self, out)
    return out


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
def bitwise_not_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_not_out_table[ks](ks, self, self)
    return self


# eq.Scalar(Tensor self, Scalar other) -> Tensor
_eq_Scalar_out_table = find_schema_or_throw("aten::eq", "Scalar_out").table


def eq_Scalar(ks, self, other):
    it = compare_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Scalar_out_table[ks](ks, self, other, out)
    return out


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def eq__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Scalar_out_table[ks](ks, self, other, self)
    return self


# eq.Tensor(Tensor self, Tensor other) -> Tensor
_eq_Tensor_out_table = find_schema_or_throw("aten::eq", "Tensor_out").table


def eq_Tensor(ks, self, other):
    it = compare_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Tensor_out_table[ks](ks, self, other, out)
    return out


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def eq__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _eq_Tensor_out_table[ks](ks, self, other, self)
    return self


# ne.Scalar(Tensor self, Scalar other) -> Tensor
_ne_Scalar_out_table = find_schema_or_throw("aten::ne", "Scalar_out").table


def ne_Scalar(ks, self, other):
    it = compare_ops.ne_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Scalar_out_table[ks](ks, self, other, out)
    return out


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ne__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Scalar_out_table[ks](ks, self, other, self)
    return self


# ne.Tensor(Tensor self, Tensor other) -> Tensor
_ne_Tensor_out_table = find_schema_or_throw("aten::ne", "Tensor_out").table


def ne_Tensor(ks, self, other):
    it = compare_ops.ne_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Tensor_out_table[ks](ks, self, other, out)
    return out


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ne__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ne_Tensor_out_table[ks](ks, self, other, self)
    return self


# lt.Scalar(Tensor self, Scalar other) -> Tensor
_lt_Scalar_out_table = find_schema_or_throw("aten::lt", "Scalar_out").table


def lt_Scalar(ks, self, other):
    it = compare_ops.lt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Scalar_out_table[ks](ks, self, other, out)
    return out


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def lt__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Scalar_out_table[ks](ks, self, other, self)
    return self


# lt.Tensor(Tensor self, Tensor other) -> Tensor
_lt_Tensor_out_table = find_schema_or_throw("aten::lt", "Tensor_out").table


def lt_Tensor(ks, self, other):
    it = compare_ops.lt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Tensor_out_table[ks](ks, self, other, out)
    return out


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def lt__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lt_Tensor_out_table[ks](ks, self, other, self)
    return self


# le.Scalar(Tensor self, Scalar other) -> Tensor
_le_Scalar_out_table = find_schema_or_throw("aten::le", "Scalar_out").table


def le_Scalar(ks, self, other):
    it = compare_ops.le_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _le_Scalar_out_table[ks](ks, self, other, out)
    return out


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def le__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _le_Scalar_out_table[ks](ks, self, other, self)
    return self


# le.Tensor(Tensor self, Tensor other) -> Tensor
_le_Tensor_out_table = find_schema_or_throw("aten::le", "Tensor_out").table


def le_Tensor(ks, self, other):
    it = compare_ops.le_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _le_Tensor_out_table[ks](ks, self, other, out)
    return out


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def le__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _le_Tensor_out_table[ks](ks, self, other, self)
    return self


# gt.Scalar(Tensor self, Scalar other) -> Tensor
_gt_Scalar_out_table = find_schema_or_throw("aten::gt", "Scalar_out").table


def gt_Scalar(ks, self, other):
    it = compare_ops.gt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Scalar_out_table[ks](ks, self, other, out)
    return out


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def gt__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Scalar_out_table[ks](ks, self, other, self)
    return self


# gt.Tensor(Tensor self, Tensor other) -> Tensor
_gt_Tensor_out_table = find_schema_or_throw("aten::gt", "Tensor_out").table


def gt_Tensor(ks, self, other):
    it = compare_ops.gt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Tensor_out_table[ks](ks, self, other, out)
    return out


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def gt__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gt_Tensor_out_table[ks](ks, self, other, self)
    return self


# ge.Scalar(Tensor self, Scalar other) -> Tensor
_ge_Scalar_out_table = find_schema_or_throw("aten::ge", "Scalar_out").table


def ge_Scalar(ks, self, other):
    it = compare_ops.ge_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Scalar_out_table[ks](ks, self, other, out)
    return out


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ge__Scalar(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Scalar_out_table[ks](ks, self, other, self)
    return self


# ge.Tensor(Tensor self, Tensor other) -> Tensor
_ge_Tensor_out_table = find_schema_or_throw("aten::ge", "Tensor_out").table


def ge_Tensor(ks, self, other):
    it = compare_ops.ge_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Tensor_out_table[ks](ks, self, other, out)
    return out


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ge__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _ge_Tensor_out_table[ks](ks, self, other, self)
    return self


# neg(Tensor self) -> Tensor
_neg_out_table = find_schema_or_throw("aten::neg", "out").table


def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _neg_out_table[ks](ks, self, out)
    return out


# neg_(Tensor(a!) self) -> Tensor(a!)
def neg_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _neg_out_table[ks](ks, self, self)
    return self


# abs(Tensor self) -> Tensor
_abs_out_table = find_schema_or_throw("aten::abs", "out").table


def abs(ks, self):
    it = unary_ops.abs_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _abs_out_table[ks](ks, self, out)
    return out


# abs_(Tensor(a!) self) -> Tensor(a!)
def abs_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _abs_out_table[ks](ks, self, self)
    return self


# sign(Tensor self) -> Tensor
_sign_out_table = find_schema_or_throw("aten::sign", "out").table


def sign(ks, self):
    it = unary_ops.sign_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sign_out_table[ks](ks, self, out)
    return out


# sign_(Tensor(a!) self) -> Tensor(a!)
def sign_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sign_out_table[ks](ks, self, self)
    return self


# reciprocal(Tensor self) -> Tensor
_reciprocal_out_table = find_schema_or_throw("aten::reciprocal", "out").table


def reciprocal(ks, self):
    it = unary_ops.reciprocal_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reciprocal_out_table[ks](ks, self, out)
    return out


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
def reciprocal_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _reciprocal_out_table[ks](ks, self, self)
    return self


# sqrt(Tensor self) -> Tensor
_sqrt_out_table = find_schema_or_throw("aten::sqrt", "out").table


def sqrt(ks, self):
    it = unary_ops.sqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sqrt_out_table[ks](ks, self, out)
    return out


# sqrt_(Tensor(a!) self) -> Tensor(a!)
def sqrt_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sqrt_out_table[ks](ks, self, self)
    return self


# rsqrt(Tensor self) -> Tensor
_rsqrt_out_table = find_schema_or_throw("aten::rsqrt", "out").table


def rsqrt(ks, self):
    it = unary_ops.rsqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _rsqrt_out_table[ks](ks, self, out)
    return out


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
def rsqrt_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _rsqrt_out_table[ks](ks, self, self)
    return self


# exp(Tensor self) -> Tensor
_exp_out_table = find_schema_or_throw("aten::exp", "out").table


def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _exp_out_table[ks](ks, self, out)
    return out


# exp_(Tensor(a!) self) -> Tensor(a!)
def exp_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _exp_out_table[ks](ks, self, self)
    return self


# log(Tensor self) -> Tensor
_log_out_table = find_schema_or_throw("aten::log", "out").table


def log(ks, self):
    it = unary_ops.log_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _log_out_table[ks](ks, self, out)
    return out


# log_(Tensor(a!) self) -> Tensor(a!)
def log_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log_out_table[ks](ks, self, self)
    return self


# sin(Tensor self) -> Tensor
_sin_out_table = find_schema_or_throw("aten::sin", "out").table


def sin(ks, self):
    it = unary_ops.sin_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sin_out_table[ks](ks, self, out)
    return out


# sin_(Tensor(a!) self) -> Tensor(a!)
def sin_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sin_out_table[ks](ks, self, self)
    return self


# cos(Tensor self) -> Tensor
_cos_out_table = find_schema_or_throw("aten::cos", "out").table


def cos(ks, self):
    it = unary_ops.cos_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cos_out_table[ks](ks, self, out)
    return out


# cos_(Tensor(a!) self) -> Tensor(a!)
def cos_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _cos_out_table[ks](ks, self, self)
    return self


# tanh(Tensor self) -> Tensor
_tanh_out_table = find_schema_or_throw("aten::tanh", "out").table


def tanh(ks, self):
    it = unary_ops.tanh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_out_table[ks](ks, self, out)
    return out


# tanh_(Tensor(a!) self) -> Tensor(a!)
def tanh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_out_table[ks](ks, self, self)
    return self


# sigmoid(Tensor self) -> Tensor
_sigmoid_out_table = find_schema_or_throw("aten::sigmoid", "out").table


def sigmoid(ks, self):
    it = unary_ops.sigmoid_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_out_table[ks](ks, self, out)
    return out


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
def sigmoid_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_out_table[ks](ks, self, self)
    return self


# floor(Tensor self) -> Tensor
_floor_out_table = find_schema_or_throw("aten::floor", "out").table


def floor(ks, self):
    it = unary_ops.floor_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _floor_out_table[ks](ks, self, out)
    return out


# floor_(Tensor(a!) self) -> Tensor(a!)
def floor_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _floor_out_table[ks](ks, self, self)
    return self


# ceil(Tensor self) -> Tensor
_ceil_out_table = find_schema_or_throw("aten::ceil", "out").table


def ceil(ks, self):
    it = unary_ops.ceil_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _ceil_out_table[ks](ks, self, out)
    return out


# ceil_(Tensor(a!) self) -> Tensor(a!)
def ceil_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _ceil_out_table[ks](ks, self, self)
    return self


# trunc(Tensor self) -> Tensor
_trunc_out_table = find_schema_or_throw("aten::trunc", "out").table


def trunc(ks, self):
    it = unary_ops.trunc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _trunc_out_table[ks](ks, self, out)
    return out


# trunc_(Tensor(a!) self) -> Tensor(a!)
def trunc_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _trunc_out_table[ks](ks, self, self)
    return self


# clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
_clamp_out_table = find_schema_or_throw("aten::clamp", "out").table


def clamp(ks, self, min, max):
    it = pointwise_ops.clamp_meta(None, self, min, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_out_table[ks](ks, self, min, max, out)
    return out


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
def clamp_(ks, self, min, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_out_table[ks](ks, self, min, max, self)
    return self


# clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
_clamp_Tensor_out_table = find_schema_or_throw("aten::clamp", "Tensor_out").table


def clamp_Tensor(ks, self, min, max):
    it = pointwise_ops.clamp_Tensor_meta(None, self, min, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_Tensor_out_table[ks](ks, self, min, max, out)
    return out


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
def clamp__Tensor(ks, self, min, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_Tensor_out_table[ks](ks, self, min, max, self)
    return self


# clamp_min(Tensor self, Scalar min) -> Tensor
_clamp_min_out_table = find_schema_or_throw("aten::clamp_min", "out").table


def clamp_min(ks, self, min):
    it = pointwise_ops.clamp_min_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_out_table[ks](ks, self, min, out)
    return out


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
def clamp_min_(ks, self, min):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_out_table[ks](ks, self, min, self)
    return self


# clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
_clamp_min_Tensor_out_table = find_schema_or_throw("aten::clamp_min", "Tensor_out").table


def clamp_min_Tensor(ks, self, min):
    it = pointwise_ops.clamp_min_Tensor_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_Tensor_out_table[ks](ks, self, min, out)
    return out


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
def clamp_min__Tensor(ks, self, min):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_min_Tensor_out_table[ks](ks, self, min, self)
    return self


# clamp_max(Tensor self, Scalar max) -> Tensor
_clamp_max_out_table = find_schema_or_throw("aten::clamp_max", "out").table


def clamp_max(ks, self, max):
    it = pointwise_ops.clamp_max_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_out_table[ks](ks, self, max, out)
    return out


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
def clamp_max_(ks, self, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_out_table[ks](ks, self, max, self)
    return self


# clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
_clamp_max_Tensor_out_table = find_schema_or_throw("aten::clamp_max", "Tensor_out").table


def clamp_max_Tensor(ks, self, max):
    it = pointwise_ops.clamp_max_Tensor_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_Tensor_out_table[ks](ks, self, max, out)
    return out


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
def clamp_max__Tensor(ks, self, max):
    ks &= AFTER_ADINPLACEORVIEW
    _clamp_max_Tensor_out_table[ks](ks, self, max, self)
    return self


# addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
_addcmul_out_table = find_schema_or_throw("aten::addcmul", "out").table


def addcmul(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcmul_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addcmul_out_table[ks](ks, self, tensor1, tensor2, value, out)
    return out


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcmul_(ks, self, tensor1, tensor2, value):
    ks &= AFTER_ADINPLACEORVIEW
    _addcmul_out_table[ks](ks, self, tensor1, tensor2, value, self)
    return self


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
_addcdiv_out_table = find_schema_or_throw("aten::addcdiv", "out").table


def addcdiv(ks, self, tensor1, tensor2, value):
    pointwise_ops.addcdiv_check(self, tensor1, tensor2, value)
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addcdiv_out_table[ks](ks, self, tensor1, tensor2, value, out)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcdiv_(ks, self, tensor1, tensor2, value):
    ks &= AFTER_ADINPLACEORVIEW
    _addcdiv_out_table[ks](ks, self, tensor1, tensor2, value, self)
    return self


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
_lerp_Scalar_out_table = find_schema_or_throw("aten::lerp", "Scalar_out").table


def lerp_Scalar(ks, self, end, weight):
    pointwise_ops.lerp_Scalar_check(self, end, weight)
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Scalar_out_table[ks](ks, self, end, weight, out)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
def lerp__Scalar(ks, self, end, weight):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Scalar_out_table[ks](ks, self, end, weight, self)
    return self


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
_lerp_Tensor_out_table = find_schema_or_throw("aten::lerp", "Tensor_out").table


def lerp_Tensor(ks, self, end, weight):
    pointwise_ops.lerp_Tensor_check(self, end, weight)
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Tensor_out_table[ks](ks, self, end, weight, out)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
def lerp__Tensor(ks, self, end, weight):
    ks &= AFTER_ADINPLACEORVIEW
    _lerp_Tensor_out_table[ks](ks, self, end, weight, self)
    return self


# threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
_threshold_backward_grad_input_table = find_schema_or_throw("aten::threshold_backward", "grad_input").table


def threshold_backward(ks, grad_output, self, threshold):
    it = pointwise_ops.threshold_backward_meta(None, grad_output, self, threshold)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _threshold_backward_grad_input_table[ks](ks, grad_output, self, threshold, out)
    return out


# sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
_sigmoid_backward_grad_input_table = find_schema_or_throw("aten::sigmoid_backward", "grad_input").table


def sigmoid_backward(ks, grad_output, output):
    it = pointwise_ops.sigmoid_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sigmoid_backward_grad_input_table[ks](ks, grad_output, output, out)
    return out


# tanh_backward(Tensor grad_output, Tensor output) -> Tensor
_tanh_backward_grad_input_table = find_schema_or_throw("aten::tanh_backward", "grad_input").table


def tanh_backward(ks, grad_output, output):
    it = pointwise_ops.tanh_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _tanh_backward_grad_input_table[ks](ks, grad_output, output, out)
    return out


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_sum_IntList_out_table = find_schema_or_throw("aten::sum", "IntList_out").table


def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sum_IntList_out_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_mean_out_table = find_schema_or_throw("aten::mean", "out").table


def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mean_out_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


# prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_prod_int_out_table = find_schema_or_throw("aten::prod", "int_out").table


def prod_dim_int(ks, self, dim, keepdim, dtype):
    it = reduce_ops.prod_dim_int_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _prod_int_out_table[ks](ks, self, dim, keepdim, dtype, out)
    return out


# amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
_amax_out_table = find_schema_or_throw("aten::amax", "out").table


def amax(ks, self, dim, keepdim):
    it = reduce_ops.amax_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _amax_out_table[ks](ks, self, dim, keepdim, out)
    return out


# amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
_amin_out_table = find_schema_or_throw("aten::amin", "out").table


def amin(ks, self, dim, keepdim):
    it = reduce_ops.amin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _amin_out_table[ks](ks, self, dim, keepdim, out)
    return out


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
_max_dim_max_table = find_schema_or_throw("aten::max", "dim_max").table


def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_dim_max_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
_min_dim_min_table = find_schema_or_throw("aten::min", "dim_min").table


def min_dim(ks, self, dim, keepdim):
    it = tensor_compare.min_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _min_dim_min_table[ks](ks, self, dim, keepdim, values, indices)
    return values, indices


# argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
_argmax_out_table = find_schema_or_throw("aten::argmax", "out").table


def argmax(ks, self, dim, keepdim):
    it = tensor_compare.argmax_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _argmax_out_table[ks](ks, self, dim, keepdim, out)
    return out


# argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
_argmin_out_table = find_schema_or_throw("aten::argmin", "out").table


def argmin(ks, self, dim, keepdim):
    it = tensor_compare.argmin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _argmin_out_table[ks](ks, self, dim, keepdim, out)
    return out


# all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
_all_out_table = find_schema_or_throw("aten::all", "out").table


def all_dim(ks, self, dim, keepdim):
    it = reduce_ops.all_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _all_out_table[ks](ks, self, dim, keepdim, out)
    return out


# all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
_all_dims_out_table = find_schema_or_throw("aten::all", "dims_out").table


def all_dims(ks, self, dim, keepdim):
    it = reduce_ops.all_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _all_dims_out_table[ks](ks, self, dim, keepdim, out)
    return out


# all(Tensor self) -> Tensor
_all_all_out_table = find_schema_or_throw("aten::all", "all_out").table


def all(ks, self):
    it = reduce_ops.all_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _all_all_out_table[ks](ks, self, out)
    return out


# any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
_any_out_table = find_schema_or_throw("aten::any", "out").table


def any_dim(ks, self, dim, keepdim):
    it = reduce_ops.any_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _any_out_table[ks](ks, self, dim, keepdim, out)
    return out


# any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
_any_dims_out_table = find_schema_or_throw("aten::any", "dims_out").table


def any_dims(ks, self, dim, keepdim):
    it = reduce_ops.any_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _any_dims_out_table[ks](ks, self, dim, keepdim, out)
    return out


# any(Tensor self) -> Tensor
_any_all_out_table = find_schema_or_throw("aten::any", "all_out").table


def any(ks, self):
    it = reduce_ops.any_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _any_all_out_table[ks](ks, self, out)
    return out


# cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
_cumsum_out_table = find_schema_or_throw("aten::cumsum", "out").table


def cumsum(ks, self, dim, dtype):
    it = scan_ops.cumsum_meta(None, self, dim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cumsum_out_table[ks](ks, self, dim, dtype, out)
    return out


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
def cumsum_(ks, self, dim, dtype):
    ks &= AFTER_ADINPLACEORVIEW
    _cumsum_out_table[ks](ks, self, dim, dtype, self)
    return self


# mm(Tensor self, Tensor mat2) -> Tensor
_mm_out_table = find_schema_or_throw("aten::mm", "out").table


def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mm_out_table[ks](ks, self, mat2, out)
    return out


# bmm(Tensor self, Tensor mat2) -> Tensor
_bmm_out_table = find_schema_or_throw("aten::bmm", "out").table


def bmm(ks, self, mat2):
    it = linear_algebra.bmm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bmm_out_table[ks](ks, self, mat2, out)
    return out


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
_addmm_out_table = find_schema_or_throw("aten::addmm", "out").table


def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addmm_out_table[ks](ks, self, mat1, mat2, beta, alpha, out)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addmm_(ks, self, mat1, mat2, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _addmm_out_table[ks](ks, self, mat1, mat2, beta, alpha, self)
    return self


# lift_fresh_copy(Tensor self) -> Tensor
def lift_fresh_copy(ks, self):
    return as_new(view_copies.lift_fresh_copy(self))


# cat(Tensor[] tensors, int dim=0) -> Tensor
_cat_out_table = find_schema_or_throw("aten::cat", "out").table


def cat(ks, tensors, dim):
    it = cat_ops.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cat_out_table[ks](ks, tensors, dim, out)
    return out


# select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor
def select_backward(ks, grad_output, input_sizes, dim, index):
    return as_new(autograd_support.select_backward(grad_output, input_sizes, dim, index))


# copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
def copy(ks, self, src, non_blocking):
    return as_new(functional_forms.copy_functional(self, src, non_blocking))


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
_index_Tensor_out_table = find_schema_or_throw("aten::index", "Tensor_out").table


def index_Tensor(ks, self, indices):
    it = index_ops.index_meta(None, self, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _index_Tensor_out_table[ks](ks, self, indices, out)
    return out


# gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
_gather_out_table = find_schema_or_throw("aten::gather", "out").table


def gather(ks, self, dim, index, sparse_grad):
    it = gather_ops.gather_meta(None, self, dim, index, sparse_grad)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gather_out_table[ks](ks, self, dim, index, sparse_grad, out)
    return out


# exp2(Tensor self) -> Tensor
_exp2_out_table = find_schema_or_throw("aten::exp2", "out").table


def exp2(ks, self):
    it = unary_math_ops.exp2_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _exp2_out_table[ks](ks, self, out)
    return out


# exp2_(Tensor(a!) self) -> Tensor(a!)
def exp2_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _exp2_out_table[ks](ks, self, self)
    return self


# expm1(Tensor self) -> Tensor
_expm1_out_table = find_schema_or_throw("aten::expm1", "out").table


def expm1(ks, self):
    it = unary_math_ops.expm1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _expm1_out_table[ks](ks, self, out)
    return out


# expm1_(Tensor(a!) self) -> Tensor(a!)
def expm1_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _expm1_out_table[ks](ks, self, self)
    return self


# log2(Tensor self) -> Tensor
_log2_out_table = find_schema_or_throw("aten::log2", "out").table


def log2(ks, self):
    it = unary_math_ops.log2_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _log2_out_table[ks](ks, self, out)
    return out


# log2_(Tensor(a!) self) -> Tensor(a!)
def log2_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log2_out_table[ks](ks, self, self)
    return self


# log10(Tensor self) -> Tensor
_log10_out_table = find_schema_or_throw("aten::log10", "out").table


def log10(ks, self):
    it = unary_math_ops.log10_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _log10_out_table[ks](ks, self, out)
    return out


# log10_(Tensor(a!) self) -> Tensor(a!)
def log10_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log10_out_table[ks](ks, self, self)
    return self


# log1p(Tensor self) -> Tensor
_log1p_out_table = find_schema_or_throw("aten::log1p", "out").table


def log1p(ks, self):
    it = unary_math_ops.log1p_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _log1p_out_table[ks](ks, self, out)
    return out


# log1p_(Tensor(a!) self) -> Tensor(a!)
def log1p_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _log1p_out_table[ks](ks, self, self)
    return self


# tan(Tensor self) -> Tensor
_tan_out_table = find_schema_or_throw("aten::tan", "out").table


def tan(ks, self):
    it = unary_math_ops.tan_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _tan_out_table[ks](ks, self, out)
    return out


# tan_(Tensor(a!) self) -> Tensor(a!)
def tan_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _tan_out_table[ks](ks, self, self)
    return self


# asin(Tensor self) -> Tensor
_asin_out_table = find_schema_or_throw("aten::asin", "out").table


def asin(ks, self):
    it = unary_math_ops.asin_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _asin_out_table[ks](ks, self, out)
    return out


# asin_(Tensor(a!) self) -> Tensor(a!)
def asin_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _asin_out_table[ks](ks, self, self)
    return self


# acos(Tensor self) -> Tensor
_acos_out_table = find_schema_or_throw("aten::acos", "out").table


def acos(ks, self):
    it = unary_math_ops.acos_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _acos_out_table[ks](ks, self, out)
    return out


# acos_(Tensor(a!) self) -> Tensor(a!)
def acos_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _acos_out_table[ks](ks, self, self)
    return self


# atan(Tensor self) -> Tensor
_atan_out_table = find_schema_or_throw("aten::atan", "out").table


def atan(ks, self):
    it = unary_math_ops.atan_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _atan_out_table[ks](ks, self, out)
    return out


# atan_(Tensor(a!) self) -> Tensor(a!)
def atan_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _atan_out_table[ks](ks, self, self)
    return self


# sinh(Tensor self) -> Tensor
_sinh_out_table = find_schema_or_throw("aten::sinh", "out").table


def sinh(ks, self):
    it = unary_math_ops.sinh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sinh_out_table[ks](ks, self, out)
    return out


# sinh_(Tensor(a!) self) -> Tensor(a!)
def sinh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sinh_out_table[ks](ks, self, self)
    return self


# cosh(Tensor self) -> Tensor
_cosh_out_table = find_schema_or_throw("aten::cosh", "out").table


def cosh(ks, self):
    it = unary_math_ops.cosh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cosh_out_table[ks](ks, self, out)
    return out


# cosh_(Tensor(a!) self) -> Tensor(a!)
def cosh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _cosh_out_table[ks](ks, self, self)
    return self


# asinh(Tensor self) -> Tensor
_asinh_out_table = find_schema_or_throw("aten::asinh", "out").table


def asinh(ks, self):
    it = unary_math_ops.asinh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _asinh_out_table[ks](ks, self, out)
    return out


# asinh_(Tensor(a!) self) -> Tensor(a!)
def asinh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _asinh_out_table[ks](ks, self, self)
    return self


# acosh(Tensor self) -> Tensor
_acosh_out_table = find_schema_or_throw("aten::acosh", "out").table


def acosh(ks, self):
    it = unary_math_ops.acosh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _acosh_out_table[ks](ks, self, out)
    return out


# acosh_(Tensor(a!) self) -> Tensor(a!)
def acosh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _acosh_out_table[ks](ks, self, self)
    return self


# atanh(Tensor self) -> Tensor
_atanh_out_table = find_schema_or_throw("aten::atanh", "out").table


def atanh(ks, self):
    it = unary_math_ops.atanh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _atanh_out_table[ks](ks, self, out)
    return out


# atanh_(Tensor(a!) self) -> Tensor(a!)
def atanh_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _atanh_out_table[ks](ks, self, self)
    return self


# erf(Tensor self) -> Tensor
_erf_out_table = find_schema_or_throw("aten::erf", "out").table


def erf(ks, self):
    it = unary_math_ops.erf_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _erf_out_table[ks](ks, self, out)
    return out


# erf_(Tensor(a!) self) -> Tensor(a!)
def erf_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _erf_out_table[ks](ks, self, self)
    return self


# erfc(Tensor self) -> Tensor
_erfc_out_table = find_schema_or_throw("aten::erfc", "out").table


def erfc(ks, self):
    it = unary_math_ops.erfc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _erfc_out_table[ks](ks, self, out)
    return out


# erfc_(Tensor(a!) self) -> Tensor(a!)
def erfc_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _erfc_out_table[ks](ks, self, self)
    return self


# erfinv(Tensor self) -> Tensor
_erfinv_out_table = find_schema_or_throw("aten::erfinv", "out").table


def erfinv(ks, self):
    it = unary_math_ops.erfinv_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _erfinv_out_table[ks](ks, self, out)
    return out


# erfinv_(Tensor(a!) self) -> Tensor(a!)
def erfinv_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _erfinv_out_table[ks](ks, self, self)
    return self


# lgamma(Tensor self) -> Tensor
_lgamma_out_table = find_schema_or_throw("aten::lgamma", "out").table


def lgamma(ks, self):
    it = unary_math_ops.lgamma_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lgamma_out_table[ks](ks, self, out)
    return out


# lgamma_(Tensor(a!) self) -> Tensor(a!)
def lgamma_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _lgamma_out_table[ks](ks, self, self)
    return self


# digamma(Tensor self) -> Tensor
_digamma_out_table = find_schema_or_throw("aten::digamma", "out").table


def digamma(ks, self):
    it = unary_math_ops.digamma_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _digamma_out_table[ks](ks, self, out)
    return out


# digamma_(Tensor(a!) self) -> Tensor(a!)
def digamma_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _digamma_out_table[ks](ks, self, self)
    return self


# polygamma(int n, Tensor self) -> Tensor
_polygamma_out_table = find_schema_or_throw("aten::polygamma", "out").table


def polygamma(ks, n, self):
    it = unary_math_ops.polygamma_meta(None, n, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _polygamma_out_table[ks](ks, n, self, out)
    return out


# frac(Tensor self) -> Tensor
_frac_out_table = find_schema_or_throw("aten::frac", "out").table


def frac(ks, self):
    it = unary_math_ops.frac_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _frac_out_table[ks](ks, self, out)
    return out


# frac_(Tensor(a!) self) -> Tensor(a!)
def frac_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _frac_out_table[ks](ks, self, self)
    return self


# round(Tensor self) -> Tensor
_round_out_table = find_schema_or_throw("aten::round", "out").table


def round(ks, self):
    it = unary_math_ops.round_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _round_out_table[ks](ks, self, out)
    return out


# round.decimals(Tensor self, *, int decimals) -> Tensor
_round_decimals_out_table = find_schema_or_throw("aten::round", "decimals_out").table


def round_decimals(ks, self, decimals):
    it = unary_math_ops.round_decimals_meta(None, self, decimals)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _round_decimals_out_table[ks](ks, self, decimals, out)
    return out


# round_(Tensor(a!) self) -> Tensor(a!)
def round_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _round_out_table[ks](ks, self, self)
    return self


# round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
def round__decimals(ks, self, decimals):
    ks &= AFTER_ADINPLACEORVIEW
    _round_decimals_out_table[ks](ks, self, decimals, self)
    return self


# signbit(Tensor self) -> Tensor
_signbit_out_table = find_schema_or_throw("aten::signbit", "out").table


def signbit(ks, self):
    it = unary_math_ops.signbit_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _signbit_out_table[ks](ks, self, out)
    return out


# sgn(Tensor self) -> Tensor
_sgn_out_table = find_schema_or_throw("aten::sgn", "out").table


def sgn(ks, self):
    it = unary_math_ops.sgn_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sgn_out_table[ks](ks, self, out)
    return out


# sgn_(Tensor(a!) self) -> Tensor(a!)
def sgn_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sgn_out_table[ks](ks, self, self)
    return self


# isposinf(Tensor self) -> Tensor
_isposinf_out_table = find_schema_or_throw("aten::isposinf", "out").table


def isposinf(ks, self):
    it = unary_math_ops.isposinf_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _isposinf_out_table[ks](ks, self, out)
    return out


# isneginf(Tensor self) -> Tensor
_isneginf_out_table = find_schema_or_throw("aten::isneginf", "out").table


def isneginf(ks, self):
    it = unary_math_ops.isneginf_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _isneginf_out_table[ks](ks, self, out)
    return out


# sinc(Tensor self) -> Tensor
_sinc_out_table = find_schema_or_throw("aten::sinc", "out").table


def sinc(ks, self):
    it = unary_math_ops.sinc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _sinc_out_table[ks](ks, self, out)
    return out


# sinc_(Tensor(a!) self) -> Tensor(a!)
def sinc_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _sinc_out_table[ks](ks, self, self)
    return self


# i0(Tensor self) -> Tensor
_i0_out_table = find_schema_or_throw("aten::i0", "out").table


def i0(ks, self):
    it = unary_math_ops.i0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _i0_out_table[ks](ks, self, out)
    return out


# i0_(Tensor(a!) self) -> Tensor(a!)
def i0_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _i0_out_table[ks](ks, self, self)
    return self


# special_entr(Tensor self) -> Tensor
_special_entr_out_table = find_schema_or_throw("aten::special_entr", "out").table


def special_entr(ks, self):
    it = unary_math_ops.special_entr_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_entr_out_table[ks](ks, self, out)
    return out


# special_ndtri(Tensor self) -> Tensor
_special_ndtri_out_table = find_schema_or_throw("aten::special_ndtri", "out").table


def special_ndtri(ks, self):
    it = unary_math_ops.special_ndtri_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_ndtri_out_table[ks](ks, self, out)
    return out


# special_log_ndtr(Tensor self) -> Tensor
_special_log_ndtr_out_table = find_schema_or_throw("aten::special_log_ndtr", "out").table


def special_log_ndtr(ks, self):
    it = unary_math_ops.special_log_ndtr_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_log_ndtr_out_table[ks](ks, self, out)
    return out


# special_i0e(Tensor self) -> Tensor
_special_i0e_out_table = find_schema_or_throw("aten::special_i0e", "out").table


def special_i0e(ks, self):
    it = unary_math_ops.special_i0e_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_i0e_out_table[ks](ks, self, out)
    return out


# special_i1(Tensor self) -> Tensor
_special_i1_out_table = find_schema_or_throw("aten::special_i1", "out").table


def special_i1(ks, self):
    it = unary_math_ops.special_i1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_i1_out_table[ks](ks, self, out)
    return out


# special_i1e(Tensor self) -> Tensor
_special_i1e_out_table = find_schema_or_throw("aten::special_i1e", "out").table


def special_i1e(ks, self):
    it = unary_math_ops.special_i1e_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_i1e_out_table[ks](ks, self, out)
    return out


# special_erfcx(Tensor self) -> Tensor
_special_erfcx_out_table = find_schema_or_throw("aten::special_erfcx", "out").table


def special_erfcx(ks, self):
    it = unary_math_ops.special_erfcx_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_erfcx_out_table[ks](ks, self, out)
    return out


# nextafter(Tensor self, Tensor other) -> Tensor
_nextafter_out_table = find_schema_or_throw("aten::nextafter", "out").table


def nextafter(ks, self, other):
    it = number_parts_ops.nextafter_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _nextafter_out_table[ks](ks, self, other, out)
    return out


# nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def nextafter_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _nextafter_out_table[ks](ks, self, other, self)
    return self


# copysign.Tensor(Tensor self, Tensor other) -> Tensor
_copysign_out_table = find_schema_or_throw("aten::copysign", "out").table


def copysign_Tensor(ks, self, other):
    it = number_parts_ops.copysign_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _copysign_out_table[ks](ks, self, other, out)
    return out


# copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def copysign__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _copysign_out_table[ks](ks, self, other, self)
    return self


# heaviside(Tensor self, Tensor values) -> Tensor
_heaviside_out_table = find_schema_or_throw("aten::heaviside", "out").table


def heaviside(ks, self, values):
    it = number_parts_ops.heaviside_meta(None, self, values)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _heaviside_out_table[ks](ks, self, values, out)
    return out


# heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)
def heaviside_(ks, self, values):
    ks &= AFTER_ADINPLACEORVIEW
    _heaviside_out_table[ks](ks, self, values, self)
    return self


# div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
_div_out_mode_table = find_schema_or_throw("aten::div", "out_mode").table


def div_Tensor_mode(ks, self, other, rounding_mode):
    it = division_ops.div_mode_meta(None, self, other, rounding_mode)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_mode_table[ks](ks, self, other, rounding_mode, out)
    return out


# div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
def div__Tensor_mode(ks, self, other, rounding_mode):
    ks &= AFTER_ADINPLACEORVIEW
    _div_out_mode_table[ks](ks, self, other, rounding_mode, self)
    return self


# remainder.Tensor(Tensor self, Tensor other) -> Tensor
_remainder_Tensor_out_table = find_schema_or_throw("aten::remainder", "Tensor_out").table


def remainder_Tensor(ks, self, other):
    it = division_ops.remainder_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _remainder_Tensor_out_table[ks](ks, self, other, out)
    return out


# remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def remainder__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _remainder_Tensor_out_table[ks](ks, self, other, self)
    return self


# fmod.Tensor(Tensor self, Tensor other) -> Tensor
_fmod_Tensor_out_table = find_schema_or_throw("aten::fmod", "Tensor_out").table


def fmod_Tensor(ks, self, other):
    it = division_ops.fmod_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _fmod_Tensor_out_table[ks](ks, self, other, out)
    return out


# fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def fmod__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _fmod_Tensor_out_table[ks](ks, self, other, self)
    return self


# atan2(Tensor self, Tensor other) -> Tensor
_atan2_out_table = find_schema_or_throw("aten::atan2", "out").table


def atan2(ks, self, other):
    it = binary_math_ops.atan2_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _atan2_out_table[ks](ks, self, other, out)
    return out


# atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def atan2_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _atan2_out_table[ks](ks, self, other, self)
    return self


# fmax(Tensor self, Tensor other) -> Tensor
_fmax_out_table = find_schema_or_throw("aten::fmax", "out").table


def fmax(ks, self, other):
    it = binary_math_ops.fmax_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _fmax_out_table[ks](ks, self, other, out)
    return out


# fmin(Tensor self, Tensor other) -> Tensor
_fmin_out_table = find_schema_or_throw("aten::fmin", "out").table


def fmin(ks, self, other):
    it = binary_math_ops.fmin_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _fmin_out_table[ks](ks, self, other, out)
    return out


# hypot(Tensor self, Tensor other) -> Tensor
_hypot_out_table = find_schema_or_throw("aten::hypot", "out").table


def hypot(ks, self, other):
    it = binary_math_ops.hypot_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _hypot_out_table[ks](ks, self, other, out)
    return out


# hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def hypot_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _hypot_out_table[ks](ks, self, other, self)
    return self


# logaddexp(Tensor self, Tensor other) -> Tensor
_logaddexp_out_table = find_schema_or_throw("aten::logaddexp", "out").table


def logaddexp(ks, self, other):
    it = binary_math_ops.logaddexp_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logaddexp_out_table[ks](ks, self, other, out)
    return out


# logaddexp2(Tensor self, Tensor other) -> Tensor
_logaddexp2_out_table = find_schema_or_throw("aten::logaddexp2", "out").table


def logaddexp2(ks, self, other):
    it = binary_math_ops.logaddexp2_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _logaddexp2_out_table[ks](ks, self, other, out)
    return out


# igamma(Tensor self, Tensor other) -> Tensor
_igamma_out_table = find_schema_or_throw("aten::igamma", "out").table


def igamma(ks, self, other):
    it = binary_math_ops.igamma_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _igamma_out_table[ks](ks, self, other, out)
    return out


# igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def igamma_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _igamma_out_table[ks](ks, self, other, self)
    return self


# igammac(Tensor self, Tensor other) -> Tensor
_igammac_out_table = find_schema_or_throw("aten::igammac", "out").table


def igammac(ks, self, other):
    it = binary_math_ops.igammac_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _igammac_out_table[ks](ks, self, other, out)
    return out


# igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def igammac_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _igammac_out_table[ks](ks, self, other, self)
    return self


# xlogy.Tensor(Tensor self, Tensor other) -> Tensor
_xlogy_OutTensor_table = find_schema_or_throw("aten::xlogy", "OutTensor").table


def xlogy_Tensor(ks, self, other):
    it = binary_math_ops.xlogy_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _xlogy_OutTensor_table[ks](ks, self, other, out)
    return out


# xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def xlogy__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _xlogy_OutTensor_table[ks](ks, self, other, self)
    return self


# special_xlog1py(Tensor self, Tensor other) -> Tensor
_special_xlog1py_out_table = find_schema_or_throw("aten::special_xlog1py", "out").table


def special_xlog1py(ks, self, other):
    it = binary_math_ops.special_xlog1py_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_xlog1py_out_table[ks](ks, self, other, out)
    return out


# special_zeta(Tensor self, Tensor other) -> Tensor
_special_zeta_out_table = find_schema_or_throw("aten::special_zeta", "out").table


def special_zeta(ks, self, other):
    it = binary_math_ops.special_zeta_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_zeta_out_table[ks](ks, self, other, out)
    return out


# gcd(Tensor self, Tensor other) -> Tensor
_gcd_out_table = find_schema_or_throw("aten::gcd", "out").table


def gcd(ks, self, other):
    it = shift_ops.gcd_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gcd_out_table[ks](ks, self, other, out)
    return out


# gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def gcd_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _gcd_out_table[ks](ks, self, other, self)
    return self


# lcm(Tensor self, Tensor other) -> Tensor
_lcm_out_table = find_schema_or_throw("aten::lcm", "out").table


def lcm(ks, self, other):
    it = shift_ops.lcm_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _lcm_out_table[ks](ks, self, other, out)
    return out


# lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def lcm_(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _lcm_out_table[ks](ks, self, other, self)
    return self


# bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_left_shift_Tensor_out_table = find_schema_or_throw("aten::bitwise_left_shift", "Tensor_out").table


def bitwise_left_shift_Tensor(ks, self, other):
    it = shift_ops.bitwise_left_shift_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_left_shift_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_left_shift__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_left_shift_Tensor_out_table[ks](ks, self, other, self)
    return self


# bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_right_shift_Tensor_out_table = find_schema_or_throw("aten::bitwise_right_shift", "Tensor_out").table


def bitwise_right_shift_Tensor(ks, self, other):
    it = shift_ops.bitwise_right_shift_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_right_shift_Tensor_out_table[ks](ks, self, other, out)
    return out


# bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_right_shift__Tensor(ks, self, other):
    ks &= AFTER_ADINPLACEORVIEW
    _bitwise_right_shift_Tensor_out_table[ks](ks, self, other, self)
    return self


# elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
_elu_out_table = find_schema_or_throw("aten::elu", "out").table


def elu(ks, self, alpha, scale, input_scale):
    it = activation_ops.elu_meta(None, self, alpha, scale, input_scale)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _elu_out_table[ks](ks, self, alpha, scale, input_scale, out)
    return out


# elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
def elu_(ks, self, alpha, scale, input_scale):
    ks &= AFTER_ADINPLACEORVIEW
    _elu_out_table[ks](ks, self, alpha, scale, input_scale, self)
    return self


# elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
_elu_backward_grad_input_table = find_schema_or_throw("aten::elu_backward", "grad_input").table


def elu_backward(ks, grad_output, alpha, scale, input_scale, is_result, self_or_result):
    it = activation_ops.elu_backward_meta(None, grad_output, alpha, scale, input_scale, is_result, self_or_result)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _elu_backward_grad_input_table[ks](ks, grad_output, alpha, scale, input_scale, is_result, self_or_result, out)
    return out


# gelu(Tensor self, *, str approximate='none') -> Tensor
_gelu_out_table = find_schema_or_throw("aten::gelu", "out").table


def gelu(ks, self, approximate):
    it = activation_ops.gelu_meta(None, self, approximate)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gelu_out_table[ks](ks, self, approximate, out)
    return out


# gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
def gelu_(ks, self, approximate):
    ks &= AFTER_ADINPLACEORVIEW
    _gelu_out_table[ks](ks, self, approximate, self)
    return self


# gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
_gelu_backward_grad_input_table = find_schema_or_throw("aten::gelu_backward", "grad_input").table


def gelu_backward(ks, grad_output, self, approximate):
    it = activation_ops.gelu_backward_meta(None, grad_output, self, approximate)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _gelu_backward_grad_input_table[ks](ks, grad_output, self, approximate, out)
    return out


# silu(Tensor self) -> Tensor
_silu_out_table = find_schema_or_throw("aten::silu", "out").table


def silu(ks, self):
    it = activation_ops.silu_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _silu_out_table[ks](ks, self, out)
    return out


# silu_(Tensor(a!) self) -> Tensor(a!)
def silu_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _silu_out_table[ks](ks, self, self)
    return self


# silu_backward(Tensor grad_output, Tensor self) -> Tensor
_silu_backward_grad_input_table = find_schema_or_throw("aten::silu_backward", "grad_input").table


def silu_backward(ks, grad_output, self):
    it = activation_ops.silu_backward_meta(None, grad_output, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _silu_backward_grad_input_table[ks](ks, grad_output, self, out)
    return out


# mish(Tensor self) -> Tensor
_mish_out_table = find_schema_or_throw("aten::mish", "out").table


def mish(ks, self):
    it = activation_ops.mish_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mish_out_table[ks](ks, self, out)
    return out


# mish_(Tensor(a!) self) -> Tensor(a!)
def mish_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _mish_out_table[ks](ks, self, self)
    return self


# hardsigmoid(Tensor self) -> Tensor
_hardsigmoid_out_table = find_schema_or_throw("aten::hardsigmoid", "out").table


def hardsigmoid(ks, self):
    it = activation_ops.hardsigmoid_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _hardsigmoid_out_table[ks](ks, self, out)
    return out


# hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
def hardsigmoid_(ks, self):
    ks &= AFTER_ADINPLACEORVIEW
    _hardsigmoid_out_table[ks](ks, self, self)
    return self


# hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
_hardsigmoid_backward_grad_input_table = find_schema_or_throw("aten::hardsigmoid_backward", "grad_input").table


def hardsigmoid_backward(ks, grad_output, self):
    it = activation_ops.hardsigmoid_backward_meta(None, grad_output, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _hardsigmoid_backward_grad_input_table[ks](ks, grad_output, self, out)
    return out


# leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
_leaky_relu_out_table = find_schema_or_throw("aten::leaky_relu", "out").table


def leaky_relu(ks, self, negative_slope):
    it = activation_ops.leaky_relu_meta(None, self, negative_slope)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _leaky_relu_out_table[ks](ks, self, negative_slope, out)
    return out


# leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
def leaky_relu_(ks, self, negative_slope):
    ks &= AFTER_ADINPLACEORVIEW
    _leaky_relu_out_table[ks](ks, self, negative_slope, self)
    return self


# leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
_leaky_relu_backward_grad_input_table = find_schema_or_throw("aten::leaky_relu_backward", "grad_input").table


def leaky_relu_backward(ks, grad_output, self, negative_slope, self_is_result):
    it = activation_ops.leaky_relu_backward_meta(None, grad_output, self, negative_slope, self_is_result)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _leaky_relu_backward_grad_input_table[ks](ks, grad_output, self, negative_slope, self_is_result, out)
    return out


# threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
_threshold_out_table = find_schema_or_throw("aten::threshold", "out").table


def threshold(ks, self, threshold, value):
    it = activation_ops.threshold_meta(None, self, threshold, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _threshold_out_table[ks](ks, self, threshold, value, out)
    return out


# threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)
def threshold_(ks, self, threshold, value):
    ks &= AFTER_ADINPLACEORVIEW
    _threshold_out_table[ks](ks, self, threshold, value, self)
    return self


# softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
_softplus_out_table = find_schema_or_throw("aten::softplus", "out").table


def softplus(ks, self, beta, threshold):
    it = activation_ops.softplus_meta(None, self, beta, threshold)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _softplus_out_table[ks](ks, self, beta, threshold, out)
    return out


# softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
_softplus_backward_grad_input_table = find_schema_or_throw("aten::softplus_backward", "grad_input").table


def softplus_backward(ks, grad_output, self, beta, threshold):
    it = activation_ops.softplus_backward_meta(None, grad_output, self, beta, threshold)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _softplus_backward_grad_input_table[ks](ks, grad_output, self, beta, threshold, out)
    return out


# softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
_softshrink_out_table = find_schema_or_throw("aten::softshrink", "out").table


def softshrink(ks, self, lambd):
    it = activation_ops.softshrink_meta(None, self, lambd)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _softshrink_out_table[ks](ks, self, lambd, out)
    return out


# softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
_softshrink_backward_grad_input_table = find_schema_or_throw("aten::softshrink_backward", "grad_input").table


def softshrink_backward(ks, grad_output, self, lambd):
    it = activation_ops.softshrink_backward_meta(None, grad_output, self, lambd)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _softshrink_backward_grad_input_table[ks](ks, grad_output, self, lambd, out)
    return out


# hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
_hardshrink_out_table = find_schema_or_throw("aten::hardshrink", "out").table


def hardshrink(ks, self, lambd):
    it = activation_ops.hardshrink_meta(None, self, lambd)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _hardshrink_out_table[ks](ks, self, lambd, out)
    return out


# hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
_hardshrink_backward_grad_input_table = find_schema_or_throw("aten::hardshrink_backward", "grad_input").table


def hardshrink_backward(ks, grad_out, self, lambd):
    it = activation_ops.hardshrink_backward_meta(None, grad_out, self, lambd)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _hardshrink_backward_grad_input_table[ks](ks, grad_out, self, lambd, out)
    return out


# glu(Tensor self, int dim=-1) -> Tensor
_glu_out_table = find_schema_or_throw("aten::glu", "out").table


def glu(ks, self, dim):
    it = gated_linear_unit.glu_meta(None, self, dim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _glu_out_table[ks](ks, self, dim, out)
    return out


# _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
__softmax_out_table = find_schema_or_throw("aten::_softmax", "out").table


def _softmax(ks, self, dim, half_to_float):
    it = softmax._softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __softmax_out_table[ks](ks, self, dim, half_to_float, out)
    return out


# _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
__softmax_backward_data_out_table = find_schema_or_throw("aten::_softmax_backward_data", "out").table


def _softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    it = softmax._softmax_backward_data_meta(None, grad_output, output, dim, input_dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __softmax_backward_data_out_table[ks](ks, grad_output, output, dim, input_dtype, out)
    return out


# _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
__log_softmax_out_table = find_schema_or_throw("aten::_log_softmax", "out").table


def _log_softmax(ks, self, dim, half_to_float):
    it = softmax._log_softmax_meta(None, self, dim, half_to_float)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __log_softmax_out_table[ks](ks, self, dim, half_to_float, out)
    return out


# _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
__log_softmax_backward_data_out_table = find_schema_or_throw("aten::_log_softmax_backward_data", "out").table


def _log_softmax_backward_data(ks, grad_output, output, dim, input_dtype):
    it = softmax._log_softmax_backward_data_meta(None, grad_output, output, dim, input_dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __log_softmax_backward_data_out_table[ks](ks, grad_output, output, dim, input_dtype, out)
    return out


# mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
_mse_loss_out_table = find_schema_or_throw("aten::mse_loss", "out").table


def mse_loss(ks, self, target, reduction):
    it = loss.mse_loss_meta(None, self, target, reduction)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _mse_loss_out_table[ks](ks, self, target, reduction, out)
    return out


# smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
_smooth_l1_loss_out_table = find_schema_or_throw("aten::smooth_l1_loss", "out").table


def smooth_l1_loss(ks, self, target, reduction, beta):
    it = loss.smooth_l1_loss_meta(None, self, target, reduction, beta)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _smooth_l1_loss_out_table[ks](ks, self, target, reduction, beta, out)
    return out


# nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
_nll_loss_forward_output_table = find_schema_or_throw("aten::nll_loss_forward", "output").table


def nll_loss_forward(ks, self, target, weight, reduction, ignore_index):
    it = loss_nll.nll_loss_forward_meta(None, self, target, weight, reduction, ignore_index)
    output = empty_from_metadata(it.out_metas[0])
    total_weight = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _nll_loss_forward_output_table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)
    return output, total_weight


# nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
_nll_loss_backward_grad_input_table = find_schema_or_throw("aten::nll_loss_backward", "grad_input").table


def nll_loss_backward(ks, grad_output, self, target, weight, reduction, ignore_index, total_weight):
    it = loss_nll.nll_loss_backward_meta(None, grad_output, self, target, weight, reduction, ignore_index, total_weight)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _nll_loss_backward_grad_input_table[ks](ks, grad_output, self, target, weight, reduction, ignore_index, total_weight, out)
    return out


# _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
def _trilinear(ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim):
    return as_new(linear_ops._trilinear(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim))


# aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
_aminmax_out_table = find_schema_or_throw("aten::aminmax", "out").table


def aminmax(ks, self, dim, keepdim):
    it = nan_reductions.aminmax_meta(None, self, dim, keepdim)
    min = empty_from_metadata(it.out_metas[0])
    max = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _aminmax_out_table[ks](ks, self, dim, keepdim, min, max)
    return min, max


# logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def logsumexp_out(ks, self, dim, keepdim, out):
    return nan_reductions.logsumexp_out(self, dim, keepdim, out)


# linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_linalg_vector_norm_out_table = find_schema_or_throw("aten::linalg_vector_norm", "out").table


def linalg_vector_norm(ks, self, ord, dim, keepdim, dtype):
    it = norm_ops.linalg_vector_norm_meta(None, self, ord, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_vector_norm_out_table[ks](ks, self, ord, dim, keepdim, dtype, out)
    return out


# norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
_norm_dtype_out_table = find_schema_or_throw("aten::norm", "dtype_out").table


def norm_ScalarOpt_dim_dtype(ks, self, p, dim, keepdim, dtype):
    it = norm_ops.norm_ScalarOpt_dim_dtype_meta(None, self, p, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _norm_dtype_out_table[ks](ks, self, p, dim, keepdim, dtype, out)
    return out


# norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
_norm_out_table = find_schema_or_throw("aten::norm", "out").table


def norm_ScalarOpt_dim(ks, self, p, dim, keepdim):
    it = norm_ops.norm_ScalarOpt_dim_meta(None, self, p, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _norm_out_table[ks](ks, self, p, dim, keepdim, out)
    return out


# renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
_renorm_out_table = find_schema_or_throw("aten::renorm", "out").table


def renorm(ks, self, p, dim, maxnorm):
    it = norm_ops.renorm_meta(None, self, p, dim, maxnorm)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _renorm_out_table[ks](ks, self, p, dim, maxnorm, out)
    return out


# renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
def renorm_(ks, self, p, dim, maxnorm):
    ks &= AFTER_ADINPLACEORVIEW
    _renorm_out_table[ks](ks, self, p, dim, maxnorm, self)
    return self


# cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
_cumprod_out_table = find_schema_or_throw("aten::cumprod", "out").table


def cumprod(ks, self, dim, dtype):
    it = scan_ops.cumprod_meta(None, self, dim, dtype)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cumprod_out_table[ks](ks, self, dim, dtype, out)
    return out


# cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
def cumprod_(ks, self, dim, dtype):
    ks &= AFTER_ADINPLACEORVIEW
    _cumprod_out_table[ks](ks, self, dim, dtype, self)
    return self


# sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
_sort_values_stable_table = find_schema_or_throw("aten::sort", "values_stable").table


def sort_stable(ks, self, stable, dim, descending):
    it = sorting.sort_stable_meta(None, self, stable, dim, descending)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _sort_values_stable_table[ks](ks, self, stable, dim, descending, values, indices)
    return values, indices


# topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
_topk_values_table = find_schema_or_throw("aten::topk", "values").table


def topk(ks, self, k, dim, largest, sorted):
    it = sorting.topk_meta(None, self, k, dim, largest, sorted)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _topk_values_table[ks](ks, self, k, dim, largest, sorted, values, indices)
    return values, indices


# isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
_isin_Tensor_Tensor_out_table = find_schema_or_throw("aten::isin", "Tensor_Tensor_out").table


def isin_Tensor_Tensor(ks, elements, test_elements, assume_unique, invert):
    it = set_operations.isin_Tensor_Tensor_meta(None, elements, test_elements, assume_unique, invert)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _isin_Tensor_Tensor_out_table[ks](ks, elements, test_elements, assume_unique, invert, out)
    return out


# isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor
_isin_Tensor_Scalar_out_table = find_schema_or_throw("aten::isin", "Tensor_Scalar_out").table


def isin_Tensor_Scalar(ks, elements, test_element, assume_unique, invert):
    it = set_operations.isin_Tensor_Scalar_meta(None, elements, test_element, assume_unique, invert)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _isin_Tensor_Scalar_out_table[ks](ks, elements, test_element, assume_unique, invert, out)
    return out


# isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
_isin_Scalar_Tensor_out_table = find_schema_or_throw("aten::isin", "Scalar_Tensor_out").table


def isin_Scalar_Tensor(ks, element, test_elements, assume_unique, invert):
    it = set_operations.isin_Scalar_Tensor_meta(None, element, test_elements, assume_unique, invert)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _isin_Scalar_Tensor_out_table[ks](ks, element, test_elements, assume_unique, invert, out)
    return out


# addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
_addmv_out_table = find_schema_or_throw("aten::addmv", "out").table


def addmv(ks, self, mat, vec, beta, alpha):
    it = blas_ops.addmv_meta(None, self, mat, vec, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _addmv_out_table[ks](ks, self, mat, vec, beta, alpha, out)
    return out


# addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addmv_(ks, self, mat, vec, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _addmv_out_table[ks](ks, self, mat, vec, beta, alpha, self)
    return self


# baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
_baddbmm_out_table = find_schema_or_throw("aten::baddbmm", "out").table


def baddbmm(ks, self, batch1, batch2, beta, alpha):
    it = blas_ops.baddbmm_meta(None, self, batch1, batch2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _baddbmm_out_table[ks](ks, self, batch1, batch2, beta, alpha, out)
    return out


# baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def baddbmm_(ks, self, batch1, batch2, beta, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _baddbmm_out_table[ks](ks, self, batch1, batch2, beta, alpha, self)
    return self


# linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
_linalg_cross_out_table = find_schema_or_throw("aten::linalg_cross", "out").table


def linalg_cross(ks, self, other, dim):
    it = cross_ops.linalg_cross_meta(None, self, other, dim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_cross_out_table[ks](ks, self, other, dim, out)
    return out


# linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
_linalg_lu_factor_ex_out_table = find_schema_or_throw("aten::linalg_lu_factor_ex", "out").table


def linalg_lu_factor_ex(ks, A, pivot, check_errors):
    it = linalg_lu_ops.linalg_lu_factor_ex_meta(None, A, pivot, check_errors)
    LU = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_lu_factor_ex_out_table[ks](ks, A, pivot, check_errors, LU, pivots, info)
    return LU, pivots, info


# linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
_linalg_lu_out_table = find_schema_or_throw("aten::linalg_lu", "out").table


def linalg_lu(ks, A, pivot):
    it = linalg_lu_ops.linalg_lu_meta(None, A, pivot)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_lu_out_table[ks](ks, A, pivot, P, L, U)
    return P, L, U


# lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)
_lu_unpack_out_table = find_schema_or_throw("aten::lu_unpack", "out").table


def lu_unpack(ks, LU_data, LU_pivots, unpack_data, unpack_pivots):
    it = linalg_lu_ops.lu_unpack_meta(None, LU_data, LU_pivots, unpack_data, unpack_pivots)
    P = empty_from_metadata(it.out_metas[0])
    L = empty_from_metadata(it.out_metas[1])
    U = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _lu_unpack_out_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U)
    return P, L, U


# linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor
_linalg_lu_solve_out_table = find_schema_or_throw("aten::linalg_lu_solve", "out").table


def linalg_lu_solve(ks, LU, pivots, B, left, adjoint):
    it = linalg_lu_ops.linalg_lu_solve_meta(None, LU, pivots, B, left, adjoint)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_lu_solve_out_table[ks](ks, LU, pivots, B, left, adjoint, out)
    return out


# linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)
_linalg_ldl_factor_ex_out_table = find_schema_or_throw("aten::linalg_ldl_factor_ex", "out").table


def linalg_ldl_factor_ex(ks, self, hermitian, check_errors):
    it = linalg_ldl_ops.linalg_ldl_factor_ex_meta(None, self, hermitian, check_errors)
    LD = empty_from_metadata(it.out_metas[0])
    pivots = empty_from_metadata(it.out_metas[1])
    info = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_ldl_factor_ex_out_table[ks](ks, self, hermitian, check_errors, LD, pivots, info)
    return LD, pivots, info


# linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor
_linalg_ldl_solve_out_table = find_schema_or_throw("aten::linalg_ldl_solve", "out").table


def linalg_ldl_solve(ks, LD, pivots, B, hermitian):
    it = linalg_ldl_ops.linalg_ldl_solve_meta(None, LD, pivots, B, hermitian)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_ldl_solve_out_table[ks](ks, LD, pivots, B, hermitian, out)
    return out


# _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
__linalg_solve_ex_result_table = find_schema_or_throw("aten::_linalg_solve_ex", "result").table


def _linalg_solve_ex(ks, A, B, left, check_errors):
    it = linalg_solve_ops._linalg_solve_ex_meta(None, A, B, left, check_errors)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    info = empty_from_metadata(it.out_metas[3])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_solve_ex_result_table[ks](ks, A, B, left, check_errors, result, LU, pivots, info)
    return result, LU, pivots, info


# linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
_linalg_inv_ex_inverse_table = find_schema_or_throw("aten::linalg_inv_ex", "inverse").table


def linalg_inv_ex(ks, A, check_errors):
    it = linalg_solve_ops.linalg_inv_ex_meta(None, A, check_errors)
    inverse = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_inv_ex_inverse_table[ks](ks, A, check_errors, inverse, info)
    return inverse, info


# triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
_triangular_solve_X_table = find_schema_or_throw("aten::triangular_solve", "X").table


def triangular_solve(ks, self, A, upper, transpose, unitriangular):
    it = linalg_solve_ops.triangular_solve_meta(None, self, A, upper, transpose, unitriangular)
    solution = empty_from_metadata(it.out_metas[0])
    cloned_coefficient = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _triangular_solve_X_table[ks](ks, self, A, upper, transpose, unitriangular, solution, cloned_coefficient)
    return solution, cloned_coefficient


# _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
__linalg_det_result_table = find_schema_or_throw("aten::_linalg_det", "result").table


def _linalg_det(ks, A):
    it = linalg_det_ops._linalg_det_meta(None, A)
    result = empty_from_metadata(it.out_metas[0])
    LU = empty_from_metadata(it.out_metas[1])
    pivots = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_det_result_table[ks](ks, A, result, LU, pivots)
    return result, LU, pivots


# _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
__linalg_slogdet_sign_table = find_schema_or_throw("aten::_linalg_slogdet", "sign").table


def _linalg_slogdet(ks, A):
    it = linalg_det_ops._linalg_slogdet_meta(None, A)
    sign = empty_from_metadata(it.out_metas[0])
    logabsdet = empty_from_metadata(it.out_metas[1])
    LU = empty_from_metadata(it.out_metas[2])
    pivots = empty_from_metadata(it.out_metas[3])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_slogdet_sign_table[ks](ks, A, sign, logabsdet, LU, pivots)
    return sign, logabsdet, LU, pivots


# linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
_linalg_cholesky_ex_L_table = find_schema_or_throw("aten::linalg_cholesky_ex", "L").table


def linalg_cholesky_ex(ks, self, upper, check_errors):
    it = linalg_cholesky_ops.linalg_cholesky_ex_meta(None, self, upper, check_errors)
    L = empty_from_metadata(it.out_metas[0])
    info = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_cholesky_ex_L_table[ks](ks, self, upper, check_errors, L, info)
    return L, info


# linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
_linalg_qr_out_table = find_schema_or_throw("aten::linalg_qr", "out").table


def linalg_qr(ks, A, mode):
    it = linalg_qr_ops.linalg_qr_meta(None, A, mode)
    Q = empty_from_metadata(it.out_metas[0])
    R = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _linalg_qr_out_table[ks](ks, A, mode, Q, R)
    return Q, R


# _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
__linalg_svd_U_table = find_schema_or_throw("aten::_linalg_svd", "U").table


def _linalg_svd(ks, A, full_matrices, compute_uv, driver):
    it = linalg_svd_ops._linalg_svd_meta(None, A, full_matrices, compute_uv, driver)
    U = empty_from_metadata(it.out_metas[0])
    S = empty_from_metadata(it.out_metas[1])
    Vh = empty_from_metadata(it.out_metas[2])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_svd_U_table[ks](ks, A, full_matrices, compute_uv, driver, U, S, Vh)
    return U, S, Vh


# _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
__linalg_eigh_eigenvalues_table = find_schema_or_throw("aten::_linalg_eigh", "eigenvalues").table


def _linalg_eigh(ks, A, UPLO, compute_v):
    it = linalg_svd_ops._linalg_eigh_meta(None, A, UPLO, compute_v)
    eigenvalues = empty_from_metadata(it.out_metas[0])
    eigenvectors = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    __linalg_eigh_eigenvalues_table[ks](ks, A, UPLO, compute_v, eigenvalues, eigenvectors)
    return eigenvalues, eigenvectors


# linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor
def linalg_pinv_atol_rtol_tensor(ks, self, atol, rtol, hermitian):
    return as_new(linalg_pinv_ops.linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian))


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
_scatter_src_out_table = find_schema_or_throw("aten::scatter", "src_out").table


def scatter_src(ks, self, dim, index, src):
    it = scatter_ops.scatter_src_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_src_out_table[ks](ks, self, dim, index, src, out)
    return out


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter__src(ks, self, dim, index, src):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_src_out_table[ks](ks, self, dim, index, src, self)
    return self


# scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
_scatter_value_out_table = find_schema_or_throw("aten::scatter", "value_out").table


def scatter_value(ks, self, dim, index, value):
    it = scatter_ops.scatter_value_meta(None, self, dim, index, value)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_out_table[ks](ks, self, dim, index, value, out)
    return out


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
def scatter__value(ks, self, dim, index, value):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_out_table[ks](ks, self, dim, index, value, self)
    return self


# scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
_scatter_reduce_out_table = find_schema_or_throw("aten::scatter", "reduce_out").table


def scatter_dot_reduce(ks, self, dim, index, src, reduce):
    it = scatter_ops.scatter_reduce_meta(None, self, dim, index, src, reduce)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_out_table[ks](ks, self, dim, index, src, reduce, out)
    return out


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
def scatter__reduce(ks, self, dim, index, src, reduce):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_out_table[ks](ks, self, dim, index, src, reduce, self)
    return self


# scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
_scatter_value_reduce_out_table = find_schema_or_throw("aten::scatter", "value_reduce_out").table


def scatter_value_reduce(ks, self, dim, index, value, reduce):
    it = scatter_ops.scatter_value_reduce_meta(None, self, dim, index, value, reduce)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_reduce_out_table[ks](ks, self, dim, index, value, reduce, out)
    return out


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_value_reduce_out_table[ks](ks, self, dim, index, value, reduce, self)
    return self


# scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
_scatter_add_out_table = find_schema_or_throw("aten::scatter_add", "out").table


def scatter_add(ks, self, dim, index, src):
    it = scatter_ops.scatter_add_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_add_out_table[ks](ks, self, dim, index, src, out)
    return out


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter_add_(ks, self, dim, index, src):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_add_out_table[ks](ks, self, dim, index, src, self)
    return self


# scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
_scatter_reduce_two_out_table = find_schema_or_throw("aten::scatter_reduce", "two_out").table


def scatter_reduce_two(ks, self, dim, index, src, reduce, include_self):
    it = scatter_ops.scatter_reduce_two_meta(None, self, dim, index, src, reduce, include_self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_two_out_table[ks](ks, self, dim, index, src, reduce, include_self, out)
    return out


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    ks &= AFTER_ADINPLACEORVIEW
    _scatter_reduce_two_out_table[ks](ks, self, dim, index, src, reduce, include_self, self)
    return self


# index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
_index_add_out_table = find_schema_or_throw("aten::index_add", "out").table


def index_add(ks, self, dim, index, source, alpha):
    it = index_write_ops.index_add_meta(None, self, dim, index, source, alpha)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _index_add_out_table[ks](ks, self, dim, index, source, alpha, out)
    return out


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
def index_add_(ks, self, dim, index, source, alpha):
    ks &= AFTER_ADINPLACEORVIEW
    _index_add_out_table[ks](ks, self, dim, index, source, alpha, self)
    return self


# tril(Tensor self, SymInt diagonal=0) -> Tensor
_tril_out_table = find_schema_or_throw("aten::tril", "out").table


def tril(ks, self, diagonal):
    it = triangular_ops.tril_meta(None, self, diagonal)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _tril_out_table[ks](ks, self, diagonal, out)
    return out


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def tril_(ks, self, diagonal):
    ks &= AFTER_ADINPLACEORVIEW
    _tril_out_table[ks](ks, self, diagonal, self)
    return self


# triu(Tensor self, SymInt diagonal=0) -> Tensor
_triu_out_table = find_schema_or_throw("aten::triu", "out").table


def triu(ks, self, diagonal):
    it = triangular_ops.triu_meta(None, self, diagonal)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _triu_out_table[ks](ks, self, diagonal, out)
    return out


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def triu_(ks, self, diagonal):
    ks &= AFTER_ADINPLACEORVIEW
    _triu_out_table[ks](ks, self, diagonal, self)
    return self


# diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
def diag_embed(ks, self, offset, dim1, dim2):
    return as_new(rearrange_ops.diag_embed(self, offset, dim1, dim2))


# diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
def diagonal_copy(ks, self, offset, dim1, dim2):
    return as_new(view_copies.diagonal_copy(self, offset, dim1, dim2))


# as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
def as_strided_(ks, self, size, stride, storage_offset):
    return view_ops.as_strided_(self, size, stride, storage_offset)


# select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
def select_scatter(ks, self, src, dim, index):
    return as_new(view_scatter.select_scatter(self, src, dim, index))


# slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
def slice_scatter(ks, self, src, dim, start, end, step):
    return as_new(view_scatter.slice_scatter(self, src, dim, start, end, step))


# diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
def diagonal_scatter(ks, self, src, offset, dim1, dim2):
    return as_new(view_scatter.diagonal_scatter(self, src, offset, dim1, dim2))


# as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
def as_strided_scatter(ks, self, src, size, stride, storage_offset):
    return as_new(view_scatter.as_strided_scatter(self, src, size, stride, storage_offset))


# index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
_index_copy_out_table = find_schema_or_throw("aten::index_copy", "out").table


def index_copy(ks, self, dim, index, source):
    it = index_copy_reduce.index_copy_meta(None, self, dim, index, source)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _index_copy_out_table[ks](ks, self, dim, index, source, out)
    return out


# index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
def index_copy_(ks, self, dim, index, source):
    ks &= AFTER_ADINPLACEORVIEW
    _index_copy_out_table[ks](ks, self, dim, index, source, self)
    return self


# index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
_index_reduce_out_table = find_schema_or_throw("aten::index_reduce", "out").table


def index_reduce(ks, self, dim, index, source, reduce, include_self):
    it = index_copy_reduce.index_reduce_meta(None, self, dim, index, source, reduce, include_self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _index_reduce_out_table[ks](ks, self, dim, index, source, reduce, include_self, out)
    return out


# index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
def index_reduce_(ks, self, dim, index, source, reduce, include_self):
    ks &= AFTER_ADINPLACEORVIEW
    _index_reduce_out_table[ks](ks, self, dim, index, source, reduce, include_self, self)
    return self


# alias_copy(Tensor self) -> Tensor
def alias_copy(ks, self):
    return as_new(view_copies.alias_copy(self))


# _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
def _reshape_alias_copy(ks, self, size, stride):
    return as_new(view_copies.reshape_alias_copy(self, size, stride))


# as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
def as_strided_copy(ks, self, size, stride, storage_offset):
    return as_new(view_copies.as_strided_copy(self, size, stride, storage_offset))


# detach_copy(Tensor self) -> Tensor
def detach_copy(ks, self):
    return as_new(view_copies.detach_copy(self))


# expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
def expand_copy(ks, self, size, implicit):
    return as_new(view_copies.expand_copy(self, size, implicit))


# permute_copy(Tensor self, int[] dims) -> Tensor
def permute_copy(ks, self, dims):
    return as_new(view_copies.permute_copy(self, dims))


# select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
def select_copy_int(ks, self, dim, index):
    return as_new(view_copies.select_copy(self, dim, index))


# slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
def slice_copy_Tensor(ks, self, dim, start, end, step):
    return as_new(view_copies.slice_copy(self, dim, start, end, step))


# squeeze_copy(Tensor self) -> Tensor
def squeeze_copy(ks, self):
    return as_new(view_copies.squeeze_copy(self))


# squeeze_copy.dim(Tensor self, int dim) -> Tensor
def squeeze_copy_dim(ks, self, dim):
    return as_new(view_copies.squeeze_copy_dim(self, dim))


# squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
def squeeze_copy_dims(ks, self, dim):
    return as_new(view_copies.squeeze_copy_dims(self, dim))


# t_copy(Tensor self) -> Tensor
def t_copy(ks, self):
    return as_new(view_copies.t_copy(self))


# transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
def transpose_copy_int(ks, self, dim0, dim1):
    return as_new(view_copies.transpose_copy(self, dim0, dim1))


# unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
def unfold_copy(ks, self, dimension, size, step):
    return as_new(view_copies.unfold_copy(self, dimension, size, step))


# unsqueeze_copy(Tensor self, int dim) -> Tensor
def unsqueeze_copy(ks, self, dim):
    return as_new(view_copies.unsqueeze_copy(self, dim))


# view_copy(Tensor self, SymInt[] size) -> Tensor
def view_copy(ks, self, size):
    return as_new(view_copies.view_copy(self, size))


# view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor
def view_copy_dtype(ks, self, dtype):
    return as_new(view_copies.view_copy_dtype(self, dtype))


# split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
def split_copy_Tensor(ks, self, split_size, dim):
    return as_new(view_copies.split_copy(self, split_size, dim))


# split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
def split_with_sizes_copy(ks, self, split_sizes, dim):
    return as_new(view_copies.split_with_sizes_copy(self, split_sizes, dim))


# unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
def unbind_copy_int(ks, self, dim):
    return as_new(view_copies.unbind_copy(self, dim))


# im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
_im2col_out_table = find_schema_or_throw("aten::im2col", "out").table


def im2col(ks, self, kernel_size, dilation, padding, stride):
    it = im2col_ops.im2col_meta(None, self, kernel_size, dilation, padding, stride)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _im2col_out_table[ks](ks, self, kernel_size, dilation, padding, stride, out)
    return out


# col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
_col2im_out_table = find_schema_or_throw("aten::col2im", "out").table


def col2im(ks, self, output_size, kernel_size, dilation, padding, stride):
    it = im2col_ops.col2im_meta(None, self, output_size, kernel_size, dilation, padding, stride)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _col2im_out_table[ks](ks, self, output_size, kernel_size, dilation, padding, stride, out)
    return out


# max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
_max_pool2d_with_indices_out_table = find_schema_or_throw("aten::max_pool2d_with_indices", "out").table


def max_pool2d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = max_pool_ops.max_pool2d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool2d_with_indices_out_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, result0, result1)
    return result0, result1


# max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
_max_pool2d_with_indices_backward_grad_input_table = find_schema_or_throw("aten::max_pool2d_with_indices_backward", "grad_input").table


def max_pool2d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    it = max_pool_ops.max_pool2d_with_indices_backward_meta(None, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool2d_with_indices_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out)
    return out


# max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
_max_pool3d_with_indices_out_table = find_schema_or_throw("aten::max_pool3d_with_indices", "out").table


def max_pool3d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    it = max_pool_ops.max_pool3d_with_indices_meta(None, self, kernel_size, stride, padding, dilation, ceil_mode)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool3d_with_indices_out_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, result0, result1)
    return result0, result1


# max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
_max_pool3d_with_indices_backward_grad_input_table = find_schema_or_throw("aten::max_pool3d_with_indices_backward", "grad_input").table


def max_pool3d_with_indices_backward(ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    it = max_pool_ops.max_pool3d_with_indices_backward_meta(None, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool3d_with_indices_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices, out)
    return out


# avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
_avg_pool2d_out_table = find_schema_or_throw("aten::avg_pool2d", "out").table


def avg_pool2d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool2d_meta(None, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool2d_out_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
    return out


# avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
_avg_pool2d_backward_grad_input_table = find_schema_or_throw("aten::avg_pool2d_backward", "grad_input").table


def avg_pool2d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool2d_backward_meta(None, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool2d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
    return out


# avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
_avg_pool3d_out_table = find_schema_or_throw("aten::avg_pool3d", "out").table


def avg_pool3d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool3d_meta(None, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool3d_out_table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
    return out


# avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
_avg_pool3d_backward_grad_input_table = find_schema_or_throw("aten::avg_pool3d_backward", "grad_input").table


def avg_pool3d_backward(ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    it = avg_pool_ops.avg_pool3d_backward_meta(None, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _avg_pool3d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
    return out


# adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
_adaptive_max_pool2d_out_table = find_schema_or_throw("aten::adaptive_max_pool2d", "out").table


def adaptive_max_pool2d(ks, self, output_size):
    it = adaptive_pool_ops.adaptive_max_pool2d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool2d_out_table[ks](ks, self, output_size, result0, result1)
    return result0, result1


# adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
_adaptive_max_pool2d_backward_grad_input_table = find_schema_or_throw("aten::adaptive_max_pool2d_backward", "grad_input").table


def adaptive_max_pool2d_backward(ks, grad_output, self, indices):
    it = adaptive_pool_ops.adaptive_max_pool2d_backward_meta(None, grad_output, self, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool2d_backward_grad_input_table[ks](ks, grad_output, self, indices, out)
    return out


# adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
_adaptive_max_pool3d_out_table = find_schema_or_throw("aten::adaptive_max_pool3d", "out").table


def adaptive_max_pool3d(ks, self, output_size):
    it = adaptive_pool_ops.adaptive_max_pool3d_meta(None, self, output_size)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool3d_out_table[ks](ks, self, output_size, result0, result1)
    return result0, result1


# adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
_adaptive_max_pool3d_backward_grad_input_table = find_schema_or_throw("aten::adaptive_max_pool3d_backward", "grad_input").table


def adaptive_max_pool3d_backward(ks, grad_output, self, indices):
    it = adaptive_pool_ops.adaptive_max_pool3d_backward_meta(None, grad_output, self, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool3d_backward_grad_input_table[ks](ks, grad_output, self, indices, out)
    return out


# max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
_max_unpool2d_out_table = find_schema_or_throw("aten::max_unpool2d", "out").table


def max_unpool2d(ks, self, indices, output_size):
    it = max_unpool_ops.max_unpool2d_meta(None, self, indices, output_size)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _max_unpool2d_out_table[ks](ks, self, indices, output_size, out)
    return out


# max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
_max_unpool3d_out_table = find_schema_or_throw("aten::max_unpool3d", "out").table


def max_unpool3d(ks, self, indices, output_size, stride, padding):
    it = max_unpool_ops.max_unpool3d_meta(None, self, indices, output_size, stride, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _max_unpool3d_out_table[ks](ks, self, indices, output_size, stride, padding, out)
    return out


# fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
_fractional_max_pool2d_output_table = find_schema_or_throw("aten::fractional_max_pool2d", "output").table


def fractional_max_pool2d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool_ops.fractional_max_pool2d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool2d_output_table[ks](ks, self, kernel_size, output_size, random_samples, result0, result1)
    return result0, result1


# fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor
_fractional_max_pool2d_backward_grad_input_table = find_schema_or_throw("aten::fractional_max_pool2d_backward", "grad_input").table


def fractional_max_pool2d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    it = fractional_max_pool_ops.fractional_max_pool2d_backward_meta(None, grad_output, self, kernel_size, output_size, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool2d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, output_size, indices, out)
    return out


# fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
_fractional_max_pool3d_output_table = find_schema_or_throw("aten::fractional_max_pool3d", "output").table


def fractional_max_pool3d(ks, self, kernel_size, output_size, random_samples):
    it = fractional_max_pool_ops.fractional_max_pool3d_meta(None, self, kernel_size, output_size, random_samples)
    result0 = empty_from_metadata(it.out_metas[0])
    result1 = empty_from_metadata(it.out_metas[1])
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool3d_output_table[ks](ks, self, kernel_size, output_size, random_samples, result0, result1)
    return result0, result1


# fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor
_fractional_max_pool3d_backward_grad_input_table = find_schema_or_throw("aten::fractional_max_pool3d_backward", "grad_input").table


def fractional_max_pool3d_backward(ks, grad_output, self, kernel_size, output_size, indices):
    it = fractional_max_pool_ops.fractional_max_pool3d_backward_meta(None, grad_output, self, kernel_size, output_size, indices)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool3d_backward_grad_input_table[ks](ks, grad_output, self, kernel_size, output_size, indices, out)
    return out


# upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
_upsample_nearest1d_out_table = find_schema_or_throw("aten::upsample_nearest1d", "out").table


def upsample_nearest1d(ks, self, output_size, scales):
    it = upsample_ops.upsample_nearest1d_meta(None, self, output_size, scales)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest1d_out_table[ks](ks, self, output_size, scales, out)
    return out


# upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_nearest2d_out_table = find_schema_or_throw("aten::upsample_nearest2d", "out").table


def upsample_nearest2d(ks, self, output_size, scales_h, scales_w):
    it = upsample_ops.upsample_nearest2d_meta(None, self, output_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest2d_out_table[ks](ks, self, output_size, scales_h, scales_w, out)
    return out


# upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_nearest3d_out_table = find_schema_or_throw("aten::upsample_nearest3d", "out").table


def upsample_nearest3d(ks, self, output_size, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_nearest3d_meta(None, self, output_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest3d_out_table[ks](ks, self, output_size, scales_d, scales_h, scales_w, out)
    return out


# upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
_upsample_linear1d_out_table = find_schema_or_throw("aten::upsample_linear1d", "out").table


def upsample_linear1d(ks, self, output_size, align_corners, scales):
    it = upsample_ops.upsample_linear1d_meta(None, self, output_size, align_corners, scales)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_linear1d_out_table[ks](ks, self, output_size, align_corners, scales, out)
    return out


# upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_bilinear2d_out_table = find_schema_or_throw("aten::upsample_bilinear2d", "out").table


def upsample_bilinear2d(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bilinear2d_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bilinear2d_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    return out


# upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_trilinear3d_out_table = find_schema_or_throw("aten::upsample_trilinear3d", "out").table


def upsample_trilinear3d(ks, self, output_size, align_corners, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_trilinear3d_meta(None, self, output_size, align_corners, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_trilinear3d_out_table[ks](ks, self, output_size, align_corners, scales_d, scales_h, scales_w, out)
    return out


# upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_bicubic2d_out_table = find_schema_or_throw("aten::upsample_bicubic2d", "out").table


def upsample_bicubic2d(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bicubic2d_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bicubic2d_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    return out


# _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
__upsample_nearest_exact1d_out_table = find_schema_or_throw("aten::_upsample_nearest_exact1d", "out").table


def _upsample_nearest_exact1d(ks, self, output_size, scales):
    it = upsample_ops._upsample_nearest_exact1d_meta(None, self, output_size, scales)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact1d_out_table[ks](ks, self, output_size, scales, out)
    return out


# _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_nearest_exact2d_out_table = find_schema_or_throw("aten::_upsample_nearest_exact2d", "out").table


def _upsample_nearest_exact2d(ks, self, output_size, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact2d_meta(None, self, output_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact2d_out_table[ks](ks, self, output_size, scales_h, scales_w, out)
    return out


# _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_nearest_exact3d_out_table = find_schema_or_throw("aten::_upsample_nearest_exact3d", "out").table


def _upsample_nearest_exact3d(ks, self, output_size, scales_d, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact3d_meta(None, self, output_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact3d_out_table[ks](ks, self, output_size, scales_d, scales_h, scales_w, out)
    return out


# _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_bilinear2d_aa_out_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa", "out").table


def _upsample_bilinear2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bilinear2d_aa_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bilinear2d_aa_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    return out


# _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_bicubic2d_aa_out_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa", "out").table


def _upsample_bicubic2d_aa(ks, self, output_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bicubic2d_aa_meta(None, self, output_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bicubic2d_aa_out_table[ks](ks, self, output_size, align_corners, scales_h, scales_w, out)
    return out


# upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
_upsample_nearest1d_backward_grad_input_table = find_schema_or_throw("aten::upsample_nearest1d_backward", "grad_input").table


def upsample_nearest1d_backward(ks, grad_output, output_size, input_size, scales):
    it = upsample_ops.upsample_nearest1d_backward_meta(None, grad_output, output_size, input_size, scales)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest1d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales, out)
    return out


# upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_nearest2d_backward_grad_input_table = find_schema_or_throw("aten::upsample_nearest2d_backward", "grad_input").table


def upsample_nearest2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    it = upsample_ops.upsample_nearest2d_backward_meta(None, grad_output, output_size, input_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w, out)
    return out


# upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_nearest3d_backward_grad_input_table = find_schema_or_throw("aten::upsample_nearest3d_backward", "grad_input").table


def upsample_nearest3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_nearest3d_backward_meta(None, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_nearest3d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, out)
    return out


# upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor
_upsample_linear1d_backward_grad_input_table = find_schema_or_throw("aten::upsample_linear1d_backward", "grad_input").table


def upsample_linear1d_backward(ks, grad_output, output_size, input_size, align_corners, scales):
    it = upsample_ops.upsample_linear1d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_linear1d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales, out)
    return out


# upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_bilinear2d_backward_grad_input_table = find_schema_or_throw("aten::upsample_bilinear2d_backward", "grad_input").table


def upsample_bilinear2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bilinear2d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bilinear2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, out)
    return out


# upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_trilinear3d_backward_grad_input_table = find_schema_or_throw("aten::upsample_trilinear3d_backward", "grad_input").table


def upsample_trilinear3d_backward(ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):
    it = upsample_ops.upsample_trilinear3d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_trilinear3d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w, out)
    return out


# upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
_upsample_bicubic2d_backward_grad_input_table = find_schema_or_throw("aten::upsample_bicubic2d_backward", "grad_input").table


def upsample_bicubic2d_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops.upsample_bicubic2d_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _upsample_bicubic2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, out)
    return out


# _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
__upsample_nearest_exact1d_backward_grad_input_table = find_schema_or_throw("aten::_upsample_nearest_exact1d_backward", "grad_input").table


def _upsample_nearest_exact1d_backward(ks, grad_output, output_size, input_size, scales):
    it = upsample_ops._upsample_nearest_exact1d_backward_meta(None, grad_output, output_size, input_size, scales)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact1d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales, out)
    return out


# _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_nearest_exact2d_backward_grad_input_table = find_schema_or_throw("aten::_upsample_nearest_exact2d_backward", "grad_input").table


def _upsample_nearest_exact2d_backward(ks, grad_output, output_size, input_size, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact2d_backward_meta(None, grad_output, output_size, input_size, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact2d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w, out)
    return out


# _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_nearest_exact3d_backward_grad_input_table = find_schema_or_throw("aten::_upsample_nearest_exact3d_backward", "grad_input").table


def _upsample_nearest_exact3d_backward(ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    it = upsample_ops._upsample_nearest_exact3d_backward_meta(None, grad_output, output_size, input_size, scales_d, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_nearest_exact3d_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w, out)
    return out


# _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_bilinear2d_aa_backward_grad_input_table = find_schema_or_throw("aten::_upsample_bilinear2d_aa_backward", "grad_input").table


def _upsample_bilinear2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bilinear2d_aa_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bilinear2d_aa_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, out)
    return out


# _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
__upsample_bicubic2d_aa_backward_grad_input_table = find_schema_or_throw("aten::_upsample_bicubic2d_aa_backward", "grad_input").table


def _upsample_bicubic2d_aa_backward(ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    it = upsample_ops._upsample_bicubic2d_aa_backward_meta(None, grad_output, output_size, input_size, align_corners, scales_h, scales_w)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    __upsample_bicubic2d_aa_backward_grad_input_table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w, out)
    return out


# reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
_reflection_pad1d_out_table = find_schema_or_throw("aten::reflection_pad1d", "out").table


def reflection_pad1d(ks, self, padding):
    it = padding_ops.reflection_pad1d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad1d_out_table[ks](ks, self, padding, out)
    return out


# reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
_reflection_pad2d_out_table = find_schema_or_throw("aten::reflection_pad2d", "out").table


def reflection_pad2d(ks, self, padding):
    it = padding_ops.reflection_pad2d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad2d_out_table[ks](ks, self, padding, out)
    return out


# reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
_reflection_pad3d_out_table = find_schema_or_throw("aten::reflection_pad3d", "out").table


def reflection_pad3d(ks, self, padding):
    it = padding_ops.reflection_pad3d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad3d_out_table[ks](ks, self, padding, out)
    return out


# replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
_replication_pad1d_out_table = find_schema_or_throw("aten::replication_pad1d", "out").table


def replication_pad1d(ks, self, padding):
    it = padding_ops.replication_pad1d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad1d_out_table[ks](ks, self, padding, out)
    return out


# replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
_replication_pad2d_out_table = find_schema_or_throw("aten::replication_pad2d", "out").table


def replication_pad2d(ks, self, padding):
    it = padding_ops.replication_pad2d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad2d_out_table[ks](ks, self, padding, out)
    return out


# replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
_replication_pad3d_out_table = find_schema_or_throw("aten::replication_pad3d", "out").table


def replication_pad3d(ks, self, padding):
    it = padding_ops.replication_pad3d_meta(None, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad3d_out_table[ks](ks, self, padding, out)
    return out


# reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
_reflection_pad1d_backward_grad_input_table = find_schema_or_throw("aten::reflection_pad1d_backward", "grad_input").table


def reflection_pad1d_backward(ks, grad_output, self, padding):
    it = padding_ops.reflection_pad1d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad1d_backward_grad_input_table[ks](ks, grad_output, self, padding, out)
    return out


# reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
_reflection_pad2d_backward_grad_input_table = find_schema_or_throw("aten::reflection_pad2d_backward", "grad_input").table


def reflection_pad2d_backward(ks, grad_output, self, padding):
    it = padding_ops.reflection_pad2d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad2d_backward_grad_input_table[ks](ks, grad_output, self, padding, out)
    return out


# reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
_reflection_pad3d_backward_grad_input_table = find_schema_or_throw("aten::reflection_pad3d_backward", "grad_input").table


def reflection_pad3d_backward(ks, grad_output, self, padding):
    it = padding_ops.reflection_pad3d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _reflection_pad3d_backward_grad_input_table[ks](ks, grad_output, self, padding, out)
    return out


# replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
_replication_pad1d_backward_grad_input_table = find_schema_or_throw("aten::replication_pad1d_backward", "grad_input").table


def replication_pad1d_backward(ks, grad_output, self, padding):
    it = padding_ops.replication_pad1d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad1d_backward_grad_input_table[ks](ks, grad_output, self, padding, out)
    return out


# replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
_replication_pad2d_backward_grad_input_table = find_schema_or_throw("aten::replication_pad2d_backward", "grad_input").table


def replication_pad2d_backward(ks, grad_output, self, padding):
    it = padding_ops.replication_pad2d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad2d_backward_grad_input_table[ks](ks, grad_output, self, padding, out)
    return out


# replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
_replication_pad3d_backward_grad_input_table = find_schema_or_throw("aten::replication_pad3d_backward", "grad_input").table


def replication_pad3d_backward(ks, grad_output, self, padding):
    it = padding_ops.replication_pad3d_backward_meta(None, grad_output, self, padding)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _replication_pad3d_backward_grad_input_table[ks](ks, grad_output, self, padding, out)
    return out


# bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
def bernoulli_p(ks, self, p, generator):
    return as_new(random_functional.bernoulli_p(self, p, generator))


# special_airy_ai(Tensor x) -> Tensor
_special_airy_ai_out_table = find_schema_or_throw("aten::special_airy_ai", "out").table


def special_airy_ai(ks, x):
    it = special_functions.special_airy_ai_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_airy_ai_out_table[ks](ks, x, out)
    return out


# special_bessel_j0(Tensor self) -> Tensor
_special_bessel_j0_out_table = find_schema_or_throw("aten::special_bessel_j0", "out").table


def special_bessel_j0(ks, self):
    it = special_functions.special_bessel_j0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_j0_out_table[ks](ks, self, out)
    return out


# special_bessel_j1(Tensor self) -> Tensor
_special_bessel_j1_out_table = find_schema_or_throw("aten::special_bessel_j1", "out").table


def special_bessel_j1(ks, self):
    it = special_functions.special_bessel_j1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_j1_out_table[ks](ks, self, out)
    return out


# special_bessel_y0(Tensor self) -> Tensor
_special_bessel_y0_out_table = find_schema_or_throw("aten::special_bessel_y0", "out").table


def special_bessel_y0(ks, self):
    it = special_functions.special_bessel_y0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_y0_out_table[ks](ks, self, out)
    return out


# special_bessel_y1(Tensor self) -> Tensor
_special_bessel_y1_out_table = find_schema_or_throw("aten::special_bessel_y1", "out").table


def special_bessel_y1(ks, self):
    it = special_functions.special_bessel_y1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_bessel_y1_out_table[ks](ks, self, out)
    return out


# special_modified_bessel_i0(Tensor self) -> Tensor
_special_modified_bessel_i0_out_table = find_schema_or_throw("aten::special_modified_bessel_i0", "out").table


def special_modified_bessel_i0(ks, self):
    it = special_functions.special_modified_bessel_i0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_i0_out_table[ks](ks, self, out)
    return out


# special_modified_bessel_i1(Tensor self) -> Tensor
_special_modified_bessel_i1_out_table = find_schema_or_throw("aten::special_modified_bessel_i1", "out").table


def special_modified_bessel_i1(ks, self):
    it = special_functions.special_modified_bessel_i1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_i1_out_table[ks](ks, self, out)
    return out


# special_modified_bessel_k0(Tensor self) -> Tensor
_special_modified_bessel_k0_out_table = find_schema_or_throw("aten::special_modified_bessel_k0", "out").table


def special_modified_bessel_k0(ks, self):
    it = special_functions.special_modified_bessel_k0_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_k0_out_table[ks](ks, self, out)
    return out


# special_modified_bessel_k1(Tensor self) -> Tensor
_special_modified_bessel_k1_out_table = find_schema_or_throw("aten::special_modified_bessel_k1", "out").table


def special_modified_bessel_k1(ks, self):
    it = special_functions.special_modified_bessel_k1_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_modified_bessel_k1_out_table[ks](ks, self, out)
    return out


# special_scaled_modified_bessel_k0(Tensor x) -> Tensor
_special_scaled_modified_bessel_k0_out_table = find_schema_or_throw("aten::special_scaled_modified_bessel_k0", "out").table


def special_scaled_modified_bessel_k0(ks, x):
    it = special_functions.special_scaled_modified_bessel_k0_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_scaled_modified_bessel_k0_out_table[ks](ks, x, out)
    return out


# special_scaled_modified_bessel_k1(Tensor x) -> Tensor
_special_scaled_modified_bessel_k1_out_table = find_schema_or_throw("aten::special_scaled_modified_bessel_k1", "out").table


def special_scaled_modified_bessel_k1(ks, x):
    it = special_functions.special_scaled_modified_bessel_k1_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_scaled_modified_bessel_k1_out_table[ks](ks, x, out)
    return out


# special_spherical_bessel_j0(Tensor x) -> Tensor
_special_spherical_bessel_j0_out_table = find_schema_or_throw("aten::special_spherical_bessel_j0", "out").table


def special_spherical_bessel_j0(ks, x):
    it = special_functions.special_spherical_bessel_j0_meta(None, x)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_spherical_bessel_j0_out_table[ks](ks, x, out)
    return out


# special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor
_special_chebyshev_polynomial_t_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_t", "out").table


def special_chebyshev_polynomial_t(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_t_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_t_out_table[ks](ks, x, n, out)
    return out


# special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor
_special_chebyshev_polynomial_u_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_u", "out").table


def special_chebyshev_polynomial_u(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_u_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_u_out_table[ks](ks, x, n, out)
    return out


# special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor
_special_chebyshev_polynomial_v_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_v", "out").table


def special_chebyshev_polynomial_v(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_v_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_v_out_table[ks](ks, x, n, out)
    return out


# special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor
_special_chebyshev_polynomial_w_out_table = find_schema_or_throw("aten::special_chebyshev_polynomial_w", "out").table


def special_chebyshev_polynomial_w(ks, x, n):
    it = special_functions.special_chebyshev_polynomial_w_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_chebyshev_polynomial_w_out_table[ks](ks, x, n, out)
    return out


# special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor
_special_shifted_chebyshev_polynomial_t_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_t", "out").table


def special_shifted_chebyshev_polynomial_t(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_t_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_t_out_table[ks](ks, x, n, out)
    return out


# special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor
_special_shifted_chebyshev_polynomial_u_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_u", "out").table


def special_shifted_chebyshev_polynomial_u(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_u_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_u_out_table[ks](ks, x, n, out)
    return out


# special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor
_special_shifted_chebyshev_polynomial_v_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_v", "out").table


def special_shifted_chebyshev_polynomial_v(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_v_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_v_out_table[ks](ks, x, n, out)
    return out


# special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor
_special_shifted_chebyshev_polynomial_w_out_table = find_schema_or_throw("aten::special_shifted_chebyshev_polynomial_w", "out").table


def special_shifted_chebyshev_polynomial_w(ks, x, n):
    it = special_functions.special_shifted_chebyshev_polynomial_w_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_shifted_chebyshev_polynomial_w_out_table[ks](ks, x, n, out)
    return out


# special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor
_special_hermite_polynomial_h_out_table = find_schema_or_throw("aten::special_hermite_polynomial_h", "out").table


def special_hermite_polynomial_h(ks, x, n):
    it = special_functions.special_hermite_polynomial_h_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_hermite_polynomial_h_out_table[ks](ks, x, n, out)
    return out


# special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor
_special_hermite_polynomial_he_out_table = find_schema_or_throw("aten::special_hermite_polynomial_he", "out").table


def special_hermite_polynomial_he(ks, x, n):
    it = special_functions.special_hermite_polynomial_he_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_hermite_polynomial_he_out_table[ks](ks, x, n, out)
    return out


# special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor
_special_laguerre_polynomial_l_out_table = find_schema_or_throw("aten::special_laguerre_polynomial_l", "out").table


def special_laguerre_polynomial_l(ks, x, n):
    it = special_functions.special_laguerre_polynomial_l_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_laguerre_polynomial_l_out_table[ks](ks, x, n, out)
    return out


# special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor
_special_legendre_polynomial_p_out_table = find_schema_or_throw("aten::special_legendre_polynomial_p", "out").table


def special_legendre_polynomial_p(ks, x, n):
    it = special_functions.special_legendre_polynomial_p_meta(None, x, n)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _special_legendre_polynomial_p_out_table[ks](ks, x, n, out)
    return out


# empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def empty_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return tensor_factories.empty_like(self, dtype, layout, device, pin_memory, memory_format)


# new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_empty(ks, self, size, dtype, layout, device, pin_memory):
    return as_new(tensor_factories.new_empty(self, size, dtype, layout, device, pin_memory))


# zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def zeros(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.zeros(size, dtype, layout, device, pin_memory)


# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def zeros_out(ks, size, out):
    return tensor_factories_out.zeros_out(size, out)


# zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def zeros_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return as_new(tensor_factories.zeros_like(self, dtype, layout, device, pin_memory, memory_format))


# new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_zeros(ks, self, size, dtype, layout, device, pin_memory):
    return as_new(tensor_factories.new_zeros(self, size, dtype, layout, device, pin_memory))


# ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def ones(ks, size, dtype, layout, device, pin_memory):
    return tensor_factories.ones(size, dtype, layout, device, pin_memory)


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def ones_out(ks, size, out):
    return tensor_factories_out.ones_out(size, out)


# ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def ones_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return as_new(tensor_factories.ones_like(self, dtype, layout, device, pin_memory, memory_format))


# new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_ones(ks, self, size, dtype, layout, device, pin_memory):
    return as_new(tensor_factories.new_ones(self, size, dtype, layout, device, pin_memory))


# full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def full(ks, size, fill_value, dtype, layout, device, pin_memory):
    return tensor_factories.full(size, fill_value, dtype, layout, device, pin_memory)


# full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
def full_out(ks, size, fill_value, out):
    return tensor_factories_out.full_out(size, fill_value, out)


# full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def full_like(ks, self, fill_value, dtype, layout, device, pin_memory, memory_format):
    return as_new(tensor_factories.full_like(self, fill_value, dtype, layout, device, pin_memory, memory_format))


# new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def new_full(ks, self, size, fill_value, dtype, layout, device, pin_memory):
    return as_new(tensor_factories.new_full(self, size, fill_value, dtype, layout, device, pin_memory))


# scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def scalar_tensor(ks, s, dtype, layout, device, pin_memory):
    return tensor_factories.scalar_tensor(s, dtype, layout, device, pin_memory)


# arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def arange(ks, end, dtype, layout, device, pin_memory):
    return tensor_factories.arange(end, dtype, layout, device, pin_memory)


# arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)
def arange_out(ks, end, out):
    return tensor_factories.arange_out(end, out)


# arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def arange_start(ks, start, end, dtype, layout, device, pin_memory):
    return tensor_factories.arange_start(start, end, dtype, layout, device, pin_memory)


# arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def arange_start_step(ks, start, end, step, dtype, layout, device, pin_memory):
    return tensor_factories.arange_start_step(start, end, step, dtype, layout, device, pin_memory)


# eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def eye(ks, n, dtype, layout, device, pin_memory):
    return tensor_factories.eye(n, dtype, layout, device, pin_memory)


# eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def eye_m(ks, n, m, dtype, layout, device, pin_memory):
    return tensor_factories.eye_m(n, m, dtype, layout, device, pin_memory)


# add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def add_Scalar(ks, self, other, alpha):
    return as_new(scalar_overloads.add_Scalar(self, other, alpha))


# add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
def add__Scalar(ks, self, other, alpha):
    return scalar_overloads.add__Scalar(self, other, alpha)


# sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def sub_Scalar(ks, self, other, alpha):
    return as_new(scalar_overloads.sub_Scalar(self, other, alpha))


# sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
def sub__Scalar(ks, self, other, alpha):
    return scalar_overloads.sub__Scalar(self, other, alpha)


# rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def rsub_Scalar(ks, self, other, alpha):
    return as_new(binary_ops.rsub_Scalar(self, other, alpha))


# mul.Scalar(Tensor self, Scalar other) -> Tensor
def mul_Scalar(ks, self, other):
    return as_new(scalar_overloads.mul_Scalar(self, other))


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def mul__Scalar(ks, self, other):
    return scalar_overloads.mul__Scalar(self, other)


# div.Scalar(Tensor self, Scalar other) -> Tensor
def div_Scalar(ks, self, other):
    return as_new(scalar_overloads.div_Scalar(self, other))


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def div__Scalar(ks, self, other):
    return scalar_overloads.div__Scalar(self, other)


# bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_and_Scalar(ks, self, other):
    return as_new(scalar_overloads.bitwise_and_Scalar(self, other))


# bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_and__Scalar(ks, self, other):
    return scalar_overloads.bitwise_and__Scalar(self, other)


# bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_and_Scalar_out(ks, self, other, out):
    return scalar_overloads.bitwise_and_Scalar_out(self, other, out)


# bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_and_Scalar_Tensor(ks, self, other):
    return as_new(scalar_overloads.bitwise_and_Scalar_Tensor(self, other))


# bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_or_Scalar(ks, self, other):
    return as_new(scalar_overloads.bitwise_or_Scalar(self, other))


# bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_or__Scalar(ks, self, other):
    return scalar_overloads.bitwise_or__Scalar(self, other)


# bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_or_Scalar_out(ks, self, other, out):
    return scalar_overloads.bitwise_or_Scalar_out(self, other, out)


# bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_or_Scalar_Tensor(ks, self, other):
    return as_new(scalar_overloads.bitwise_or_Scalar_Tensor(self, other))


# bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_xor_Scalar(ks, self, other):
    return as_new(scalar_overloads.bitwise_xor_Scalar(self, other))


# bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_xor__Scalar(ks, self, other):
    return scalar_overloads.bitwise_xor__Scalar(self, other)


# bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_xor_Scalar_out(ks, self, other, out):
    return scalar_overloads.bitwise_xor_Scalar_out(self, other, out)


# bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_xor_Scalar_Tensor(ks, self, other):
    return as_new(scalar_overloads.bitwise_xor_Scalar_Tensor(self, other))


# isinf(Tensor self) -> Tensor
def isinf(ks, self):
    return as_new(unary_ops.isinf(self))


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
def sum(ks, self, dtype):
    return as_new(reduce_ops.sum(self, dtype))


# mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
def mean(ks, self, dtype):
    return as_new(reduce_ops.mean(self, dtype))


# mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def mean_dtype_out(ks, self, dtype, out):
    return reduce_ops.mean_dtype_out(self, dtype, out)


# allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool
def allclose(ks, self, other, rtol, atol, equal_nan):
    return compare_ops.allclose(self, other, rtol, atol, equal_nan)


# mv(Tensor self, Tensor vec) -> Tensor
def mv(ks, self, vec):
    return linear_algebra.mv(self, vec)


# mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
def mv_out(ks, self, vec, out):
    return linear_algebra.mv_out(self, vec, out)


# dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
def dot_out(ks, self, tensor, out):
    return linear_algebra.dot_out(self, tensor, out)


# t(Tensor(a) self) -> Tensor(a)
def t(ks, self):
    return view_ops.t(self)


# t_(Tensor(a!) self) -> Tensor(a!)
def t_(ks, self):
    return view_ops.t_(self)


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
def transpose_int(ks, self, dim0, dim1):
    return view_ops.transpose(self, dim0, dim1)


# transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
def transpose_(ks, self, dim0, dim1):
    return view_ops.transpose_(self, dim0, dim1)


# permute(Tensor(a) self, int[] dims) -> Tensor(a)
def permute(ks, self, dims):
    return view_ops.permute(self, dims)


# view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
def view_dtype(ks, self, dtype):
    return view_ops.view_dtype(self, dtype)


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
def expand(ks, self, size, implicit):
    return view_ops.expand(self, size, implicit)


# squeeze(Tensor(a) self) -> Tensor(a)
def squeeze(ks, self):
    return view_ops.squeeze(self)


# squeeze_(Tensor(a!) self) -> Tensor(a!)
def squeeze_(ks, self):
    return view_ops.squeeze_(self)


# squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
def squeeze_dim(ks, self, dim):
    return view_ops.squeeze_dim(self, dim)


# squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
def squeeze__dim(ks, self, dim):
    return view_ops.squeeze__dim(self, dim)


# squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
def squeeze_dims(ks, self, dim):
    return view_ops.squeeze_dims(self, dim)


# squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
def squeeze__dims(ks, self, dim):
    return view_ops.squeeze__dims(self, dim)


# unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
def unsqueeze(ks, self, dim):
    return view_ops.unsqueeze(self, dim)


# unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
def unsqueeze_(ks, self, dim):
    return view_ops.unsqueeze_(self, dim)


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
def select_int(ks, self, dim, index):
    return view_ops.select(self, dim, index)


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
def slice_Tensor(ks, self, dim, start, end, step):
    return view_ops.slice(self, dim, start, end, step)


# diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
def diagonal(ks, self, offset, dim1, dim2):
    return view_ops.diagonal(self, offset, dim1, dim2)


# alias(Tensor(a) self) -> Tensor(a)
def alias(ks, self):
    return view_ops.alias(self)


# lift_fresh(Tensor(a) self) -> Tensor(a)
def lift_fresh(ks, self):
    return view_ops.lift_fresh(self)


# detach(Tensor(a) self) -> Tensor(a)
def detach(ks, self):
    return view_ops.alias(self)


# unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
def unbind_int(ks, self, dim):
    return tensor_shape.unbind(self, dim)


# split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
def split_Tensor(ks, self, split_size, dim):
    return tensor_shape.split_Tensor(self, split_size, dim)


# split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
def split_with_sizes(ks, self, split_sizes, dim):
    return tensor_shape.split_with_sizes(self, split_sizes, dim)


# _unsafe_view(Tensor self, SymInt[] size) -> Tensor
def _unsafe_view(ks, self, size):
    return view_ops.unsafe_view(self, size)


# stack(Tensor[] tensors, int dim=0) -> Tensor
def stack(ks, tensors, dim):
    return as_new(cat_ops.stack(tensors, dim))


# stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
def stack_out(ks, tensors, dim, out):
    return cat_ops.stack_out(tensors, dim, out)


# slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor
def slice_backward(ks, grad_output, input_sizes, dim, start, end, step):
    return as_new(autograd_support.slice_backward(grad_output, input_sizes, dim, start, end, step))


# diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor
def diagonal_backward(ks, grad_output, input_sizes, offset, dim1, dim2):
    return as_new(autograd_support.diagonal_backward(grad_output, input_sizes, offset, dim1, dim2))


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
def copy_(ks, self, src, non_blocking):
    return copy_ops.copy_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
def clone(ks, self, memory_format):
    return copy_ops.clone(self, memory_format)


# _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
def _to_copy(ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format):
    return as_new(copy_ops._to_copy(self, dtype, layout, device, pin_memory, non_blocking, memory_format))


# fill.Scalar(Tensor self, Scalar value) -> Tensor
def fill_Scalar(ks, self, value):
    return as_new(fill_ops.fill_Scalar(self, value))


# fill.Tensor(Tensor self, Tensor value) -> Tensor
def fill_Tensor(ks, self, value):
    return as_new(fill_ops.fill_Tensor(self, value))


# zero(Tensor self) -> Tensor
def zero(ks, self):
    return as_new(functional_forms.zero(self))


# resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
def resize(ks, self, size, memory_format):
    return as_new(functional_forms.resize_functional(self, size, memory_format))


# index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
def index_put(ks, self, indices, values, accumulate):
    return as_new(index_ops.index_put(self, indices, values, accumulate))


# index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
def index_put_(ks, self, indices, values, accumulate):
    return index_ops.index_put_(self, indices, values, accumulate)


# _index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
def _index_put_impl(ks, self, indices, values, accumulate, unsafe):
    return as_new(functional_forms._index_put_impl(self, indices, values, accumulate, unsafe))


# _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
def _unsafe_index_Tensor(ks, self, indices):
    return as_new(unsafe_index._unsafe_index(self, indices))


# _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
def _unsafe_index_put(ks, self, indices, values, accumulate):
    return as_new(unsafe_index._unsafe_index_put(self, indices, values, accumulate))


# _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor
def _unsafe_masked_index(ks, self, mask, indices, fill):
    return as_new(unsafe_index._unsafe_masked_index(self, mask, indices, fill))


# _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor
def _unsafe_masked_index_put_accumulate(ks, self, mask, indices, values):
    return as_new(unsafe_index._unsafe_masked_index_put_accumulate(self, mask, indices, values))


# masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
def masked_fill_Scalar(ks, self, mask, value):
    return masked_fill.masked_fill(self, mask, value)


# masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
def masked_fill_Tensor(ks, self, mask, value):
    return masked_fill.masked_fill(self, mask, value)


# polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
def polygamma_(ks, self, n):
    return unary_math_ops.polygamma_(self, n)


# mvlgamma(Tensor self, int p) -> Tensor
def mvlgamma(ks, self, p):
    return as_new(unary_math_ops.mvlgamma(self, p))


# mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)
def mvlgamma_(ks, self, p):
    return unary_math_ops.mvlgamma_(self, p)


# deg2rad(Tensor self) -> Tensor
def deg2rad(ks, self):
    return as_new(unary_math_ops.deg2rad(self))


# deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def deg2rad_out(ks, self, out):
    return unary_math_ops.deg2rad_out(self, out)


# deg2rad_(Tensor(a!) self) -> Tensor(a!)
def deg2rad_(ks, self):
    return unary_math_ops.deg2rad_(self)


# rad2deg(Tensor self) -> Tensor
def rad2deg(ks, self):
    return as_new(unary_math_ops.rad2deg(self))


# rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def rad2deg_out(ks, self, out):
    return unary_math_ops.rad2deg_out(self, out)


# rad2deg_(Tensor(a!) self) -> Tensor(a!)
def rad2deg_(ks, self):
    return unary_math_ops.rad2deg_(self)


# nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
def nan_to_num(ks, self, nan, posinf, neginf):
    return as_new(number_parts_ops.nan_to_num(self, nan, posinf, neginf))


# nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)
def nan_to_num_(ks, self, nan, posinf, neginf):
    return number_parts_ops.nan_to_num_(self, nan, posinf, neginf)


# frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
def frexp_Tensor(ks, self):
    return as_new(number_parts_ops.frexp_Tensor(self))


# ldexp.Tensor(Tensor self, Tensor other) -> Tensor
def ldexp_Tensor(ks, self, other):
    return as_new(number_parts_ops.ldexp_Tensor(self, other))


# ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def ldexp_out(ks, self, other, out):
    return number_parts_ops.ldexp_out(self, other, out)


# ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ldexp_(ks, self, other):
    return number_parts_ops.ldexp_(self, other)


# copysign.Scalar(Tensor self, Scalar other) -> Tensor
def copysign_Scalar(ks, self, other):
    return as_new(number_parts_ops.copysign_Scalar(self, other))


# copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def copysign_Scalar_out(ks, self, other, out):
    return number_parts_ops.copysign_Scalar_out(self, other, out)


# copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def copysign__Scalar(ks, self, other):
    return number_parts_ops.copysign__Scalar(self, other)


# conj_physical_(Tensor(a!) self) -> Tensor(a!)
def conj_physical_(ks, self):
    return number_parts_ops.conj_physical_(self)


# div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
def div_Scalar_mode(ks, self, other, rounding_mode):
    return as_new(division_ops.div_Scalar_mode(self, other, rounding_mode))


# div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
def div__Scalar_mode(ks, self, other, rounding_mode):
    return division_ops.div__Scalar_mode(self, other, rounding_mode)


# floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
def floor_divide_Scalar(ks, self, other):
    return as_new(division_ops.floor_divide_Scalar(self, other))


# floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def floor_divide__Scalar(ks, self, other):
    return division_ops.floor_divide__Scalar(self, other)


# remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def remainder_Scalar_out(ks, self, other, out):
    return division_ops.remainder_Scalar_out(self, other, out)


# remainder.Scalar(Tensor self, Scalar other) -> Tensor
def remainder_Scalar(ks, self, other):
    return as_new(division_ops.remainder_Scalar(self, other))


# remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def remainder__Scalar(ks, self, other):
    return division_ops.remainder__Scalar(self, other)


# fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def fmod_Scalar_out(ks, self, other, out):
    return division_ops.fmod_Scalar_out(self, other, out)


# fmod.Scalar(Tensor self, Scalar other) -> Tensor
def fmod_Scalar(ks, self, other):
    return as_new(division_ops.fmod_Scalar(self, other))


# fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def fmod__Scalar(ks, self, other):
    return division_ops.fmod__Scalar(self, other)


# xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
def xlogy_Scalar_Self(ks, self, other):
    return as_new(binary_math_ops.xlogy_Scalar_Self(self, other))


# xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
def xlogy_Scalar_Other(ks, self, other):
    return as_new(binary_math_ops.xlogy_Scalar_Other(self, other))


# xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def xlogy_OutScalar_Self(ks, self, other, out):
    return binary_math_ops.xlogy_OutScalar_Self(self, other, out)


# xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def xlogy_OutScalar_Other(ks, self, other, out):
    return binary_math_ops.xlogy_OutScalar_Other(self, other, out)


# xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)
def xlogy__Scalar_Other(ks, self, other):
    return binary_math_ops.xlogy__Scalar_Other(self, other)


# special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor
def special_xlog1py_self_scalar(ks, self, other):
    return as_new(binary_math_ops.special_xlog1py_self_scalar(self, other))


# special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor
def special_xlog1py_other_scalar(ks, self, other):
    return as_new(binary_math_ops.special_xlog1py_other_scalar(self, other))


# special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_xlog1py_self_scalar_out(ks, self, other, out):
    return binary_math_ops.special_xlog1py_self_scalar_out(self, other, out)


# special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def special_xlog1py_other_scalar_out(ks, self, other, out):
    return binary_math_ops.special_xlog1py_other_scalar_out(self, other, out)


# special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor
def special_zeta_self_scalar(ks, self, other):
    return as_new(binary_math_ops.special_zeta_self_scalar(self, other))


# special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor
def special_zeta_other_scalar(ks, self, other):
    return as_new(binary_math_ops.special_zeta_other_scalar(self, other))


# special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_zeta_self_scalar_out(ks, self, other, out):
    return binary_math_ops.special_zeta_self_scalar_out(self, other, out)


# special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def special_zeta_other_scalar_out(ks, self, other, out):
    return binary_math_ops.special_zeta_other_scalar_out(self, other, out)


# logical_xor(Tensor self, Tensor other) -> Tensor
def logical_xor(ks, self, other):
    return as_new(binary_math_ops.logical_xor(self, other))


# logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_xor_(ks, self, other):
    return binary_math_ops.logical_xor_(self, other)


# bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_left_shift_Tensor_Scalar(ks, self, other):
    return as_new(shift_ops.bitwise_left_shift_Tensor_Scalar(self, other))


# bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_left_shift_Tensor_Scalar_out(ks, self, other, out):
    return shift_ops.bitwise_left_shift_Tensor_Scalar_out(self, other, out)


# bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_left_shift_Scalar_Tensor(ks, self, other):
    return as_new(shift_ops.bitwise_left_shift_Scalar_Tensor(self, other))


# bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_left_shift__Tensor_Scalar(ks, self, other):
    return shift_ops.bitwise_left_shift__Tensor_Scalar(self, other)


# bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
def bitwise_right_shift_Tensor_Scalar(ks, self, other):
    return as_new(shift_ops.bitwise_right_shift_Tensor_Scalar(self, other))


# bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_right_shift_Tensor_Scalar_out(ks, self, other, out):
    return shift_ops.bitwise_right_shift_Tensor_Scalar_out(self, other, out)


# bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def bitwise_right_shift_Scalar_Tensor(ks, self, other):
    return as_new(shift_ops.bitwise_right_shift_Scalar_Tensor(self, other))


# bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def bitwise_right_shift__Tensor_Scalar(ks, self, other):
    return shift_ops.bitwise_right_shift__Tensor_Scalar(self, other)


# celu(Tensor self, Scalar alpha=1.0) -> Tensor
def celu(ks, self, alpha):
    return as_new(activation_composites.celu(self, alpha))


# celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)
def celu_(ks, self, alpha):
    return activation_composites.celu_(self, alpha)


# softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
def softmax_int_out(ks, self, dim, dtype, out):
    return softmax.softmax_int_out(self, dim, dtype, out)


# log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
def log_softmax_int_out(ks, self, dim, dtype, out):
    return softmax.log_softmax_int_out(self, dim, dtype, out)


# _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def _safe_softmax(ks, self, dim, dtype):
    return as_new(softmax._safe_softmax(self, dim, dtype))


# rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)
def rrelu_with_noise_functional(ks, self, noise, lower, upper, training, generator):
    return as_new(functional_forms.rrelu_with_noise_functional(self, noise, lower, upper, training, generator))


# rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
def rrelu_with_noise_backward(ks, grad_output, self, noise, lower, upper, training, self_is_result):
    return as_new(randomized_relu.rrelu_with_noise_backward(grad_output, self, noise, lower, upper, training, self_is_result))


# smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor
def smooth_l1_loss_backward(ks, grad_output, self, target, reduction, beta):
    return as_new(loss.smooth_l1_loss_backward(grad_output, self, target, reduction, beta))


# huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor
def huber_loss_backward(ks, grad_output, self, target, reduction, delta):
    return as_new(loss.huber_loss_backward(grad_output, self, target, reduction, delta))


# binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor
def binary_cross_entropy_with_logits(ks, self, target, weight, pos_weight, reduction):
    return as_new(loss_composites.binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction))


# soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
def soft_margin_loss(ks, self, target, reduction):
    return as_new(loss_composites.soft_margin_loss(self, target, reduction))


# soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
def soft_margin_loss_out(ks, self, target, reduction, out):
    return loss_composites.soft_margin_loss_out(self, target, reduction, out)


# soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
def soft_margin_loss_backward(ks, grad_output, self, target, reduction):
    return as_new(loss_composites.soft_margin_loss_backward(grad_output, self, target, reduction))


# soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
def soft_margin_loss_backward_grad_input(ks, grad_output, self, target, reduction, grad_input):
    return loss_composites.soft_margin_loss_backward_grad_input(grad_output, self, target, reduction, grad_input)


# linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
def linear_out(ks, input, weight, bias, out):
    return linear_ops.linear_out(input, weight, bias, out)


# count_nonzero(Tensor self, int? dim=None) -> Tensor
def count_nonzero(ks, self, dim):
    return as_new(nan_reductions.count_nonzero(self, dim))


# logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def logsumexp(ks, self, dim, keepdim):
    return as_new(nan_reductions.logsumexp(self, dim, keepdim))


# norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
def norm_ScalarOpt_dtype(ks, self, p, dtype):
    return as_new(norm_ops.norm_ScalarOpt_dtype(self, p, dtype))


# norm.Scalar(Tensor self, Scalar p=2) -> Tensor
def norm_Scalar(ks, self, p):
    return as_new(norm_ops.norm_Scalar(self, p))


# dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
def dist(ks, self, other, p):
    return as_new(norm_ops.dist(self, other, p))


# cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
def cummax(ks, self, dim):
    return as_new(scan_ops.cummax(self, dim))


# cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def cummax_out(ks, self, dim, values, indices):
    return scan_ops.cummax_out(self, dim, values, indices)


# cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
def cummin(ks, self, dim):
    return as_new(scan_ops.cummin(self, dim))


# cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def cummin_out(ks, self, dim, values, indices):
    return scan_ops.cummin_out(self, dim, values, indices)


# logcumsumexp(Tensor self, int dim) -> Tensor
def logcumsumexp(ks, self, dim):
    return as_new(scan_ops.logcumsumexp(self, dim))


# logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
def logcumsumexp_out(ks, self, dim, out):
    return scan_ops.logcumsumexp_out(self, dim, out)


# sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def sort_values(ks, self, dim, descending, values, indices):
    return sorting.sort_values(self, dim, descending, values, indices)


# sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
def sort(ks, self, dim, descending):
    return as_new(sorting.sort(self, dim, descending))


# kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
def kthvalue(ks, self, k, dim, keepdim):
    return as_new(sorting.kthvalue(self, k, dim, keepdim))


# median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def median_dim(ks, self, dim, keepdim):
    return as_new(sorting.median_dim(self, dim, keepdim))


# nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def nanmedian_dim(ks, self, dim, keepdim):
    return as_new(sorting.nanmedian_dim(self, dim, keepdim))


# mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
def mode_values(ks, self, dim, keepdim, values, indices):
    return sorting.mode_values(self, dim, keepdim, values, indices)


# _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor
def _chunk_cat(ks, tensors, dim, num_chunks):
    return as_new(chunk_cat._chunk_cat(tensors, dim, num_chunks))


# _chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)
def _chunk_cat_out(ks, tensors, dim, num_chunks, out):
    return chunk_cat._chunk_cat_out(tensors, dim, num_chunks, out)


# addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addr_(ks, self, vec1, vec2, beta, alpha):
    return blas_ops.addr_(self, vec1, vec2, beta, alpha)


# vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def vdot_out(ks, self, other, out):
    return blas_ops.vdot_out(self, other, out)


# _euclidean_dist(Tensor x1, Tensor x2) -> Tensor
def _euclidean_dist(ks, x1, x2):
    return as_new(distance._euclidean_dist(x1, x2))


# _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()
def _linalg_check_errors(ks, info, api_name, is_matrix):
    return as_new(linalg_lu_ops._linalg_check_errors(info, api_name, is_matrix))


# cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
def cholesky_solve_out(ks, self, input2, upper, out):
    return linalg_cholesky_ops.cholesky_solve_out(self, input2, upper, out)


# cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
def cholesky_solve(ks, self, input2, upper):
    return as_new(linalg_cholesky_ops.cholesky_solve(self, input2, upper))


# linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)
def linalg_lstsq(ks, self, b, rcond, driver):
    return as_new(linalg_lstsq_ops.linalg_lstsq(self, b, rcond, driver))


# linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
def linalg_pinv_atol_rtol_tensor_out(ks, self, atol, rtol, hermitian, out):
    return linalg_pinv_ops.linalg_pinv_atol_rtol_tensor_out(self, atol, rtol, hermitian, out)


# index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def index_fill_int_Scalar(ks, self, dim, index, value):
    return as_new(index_write_ops.index_fill(self, dim, index, value))


# index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
def index_fill_int_Tensor(ks, self, dim, index, value):
    return as_new(index_write_ops.index_fill_Tensor(self, dim, index, value))


# put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
def put(ks, self, index, source, accumulate):
    return as_new(take_put.put(self, index, source, accumulate))


# masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
def masked_scatter(ks, self, mask, source):
    return as_new(take_put.masked_scatter(self, mask, source))


# masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
def masked_scatter_backward(ks, grad_output, mask, sizes):
    return as_new(take_put.masked_scatter_backward(grad_output, mask, sizes))


# repeat(Tensor self, SymInt[] repeats) -> Tensor
def repeat(ks, self, repeats):
    return as_new(rearrange_ops.repeat(self, repeats))


# diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)
def diagonal_copy_out(ks, self, offset, dim1, dim2, out):
    return view_copies.diagonal_copy_out(self, offset, dim1, dim2, out)


# unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
def unsafe_split_Tensor(ks, self, split_size, dim):
    return split_ops.unsafe_split(self, split_size, dim)


# unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
def unsafe_split_with_sizes(ks, self, split_sizes, dim):
    return split_ops.unsafe_split_with_sizes(self, split_sizes, dim)


# block_diag(Tensor[] tensors) -> Tensor
def block_diag(ks, tensors):
    return as_new(stack_ops.block_diag(tensors))


# rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor
def rot90(ks, self, k, dims):
    return as_new(repeat_ops.rot90(self, k, dims))


# constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
def constant_pad_nd(ks, self, pad, value):
    return as_new(repeat_ops.constant_pad_nd(self, pad, value))


# slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
def slice_scatter_out(ks, self, src, dim, start, end, step, out):
    return view_scatter.slice_scatter_out(self, src, dim, start, end, step, out)


# resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)
def resize_as_(ks, self, the_template, memory_format):
    return set_ops.resize_as_(self, the_template, memory_format)


# resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor
def resize_as(ks, self, the_template, memory_format):
    return as_new(functional_forms.resize_as(self, the_template, memory_format))


# alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def alias_copy_out(ks, self, out):
    return view_copies.alias_copy_out(self, out)


# as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)
def as_strided_copy_out(ks, self, size, stride, storage_offset, out):
    return view_copies.as_strided_copy_out(self, size, stride, storage_offset, out)


# detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def detach_copy_out(ks, self, out):
    return view_copies.detach_copy_out(self, out)


# expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)
def expand_copy_out(ks, self, size, implicit, out):
    return view_copies.expand_copy_out(self, size, implicit, out)


# permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)
def permute_copy_out(ks, self, dims, out):
    return view_copies.permute_copy_out(self, dims, out)


# select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)
def select_copy_int_out(ks, self, dim, index, out):
    return view_copies.select_copy_out(self, dim, index, out)


# slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
def slice_copy_Tensor_out(ks, self, dim, start, end, step, out):
    return view_copies.slice_copy_out(self, dim, start, end, step, out)


# squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def squeeze_copy_out(ks, self, out):
    return view_copies.squeeze_copy_out(self, out)


# squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
def squeeze_copy_dim_out(ks, self, dim, out):
    return view_copies.squeeze_copy_dim_out(self, dim, out)


# squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)
def squeeze_copy_dims_out(ks, self, dim, out):
    return view_copies.squeeze_copy_dims_out(self, dim, out)


# t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def t_copy_out(ks, self, out):
    return view_copies.t_copy_out(self, out)


# transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)
def transpose_copy_int_out(ks, self, dim0, dim1, out):
    return view_copies.transpose_copy_out(self, dim0, dim1, out)


# unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)
def unfold_copy_out(ks, self, dimension, size, step, out):
    return view_copies.unfold_copy_out(self, dimension, size, step, out)


# unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
def unsqueeze_copy_out(ks, self, dim, out):
    return view_copies.unsqueeze_copy_out(self, dim, out)


# view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def view_copy_out(ks, self, size, out):
    return view_copies.view_copy_out(self, size, out)


# view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)
def view_copy_dtype_out(ks, self, dtype, out):
    return view_copies.view_copy_dtype_out(self, dtype, out)


# split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()
def split_copy_Tensor_out(ks, self, split_size, dim, out):
    return view_copies.split_copy_out(self, split_size, dim, out)


# split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()
def split_with_sizes_copy_out(ks, self, split_sizes, dim, out):
    return view_copies.split_with_sizes_copy_out(self, split_sizes, dim, out)


# unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()
def unbind_copy_int_out(ks, self, dim, out):
    return view_copies.unbind_copy_out(self, dim, out)


# conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor
def conv_tbc(ks, self, weight, bias, pad):
    return as_new(convolution_tbc.conv_tbc(self, weight, bias, pad))


# convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
def convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    return as_new(convolution_ops.convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups))


# convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def convolution_backward(ks, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask):
    return as_new(convolution_ops.convolution_backward(grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask))


# _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
def _convolution(ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32):
    return as_new(convolution_ops._convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32))


# affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor
def affine_grid_generator(ks, theta, size, align_corners):
    return as_new(grid_sampler_ops.affine_grid_generator(theta, size, align_corners))


# _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
def _native_batch_norm_legit_functional(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):
    return as_new(functional_forms.native_batch_norm_legit_functional(input, weight, bias, running_mean, running_var, training, momentum, eps))


# embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
def embedding(ks, weight, indices, padding_idx, scale_grad_by_freq, sparse):
    return as_new(embedding_ops.embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse))


# embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor
def embedding_renorm(ks, self, indices, max_norm, norm_type):
    return as_new(functional_forms.embedding_renorm(self, indices, max_norm, norm_type))


# rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def rand(ks, size, dtype, layout, device, pin_memory):
    return random_factories.rand(size, dtype, layout, device, pin_memory)


# rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def rand_generator(ks, size, generator, dtype, layout, device, pin_memory):
    return random_factories.rand_generator(size, generator, dtype, layout, device, pin_memory)


# rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def rand_out(ks, size, out):
    return random_factories.rand_out(size, out)


# rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
def rand_generator_out(ks, size, generator, out):
    return random_factories.rand_generator_out(size, generator, out)


# rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def rand_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.rand_like(self, dtype, layout, device, pin_memory, memory_format))


# rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def rand_like_generator(ks, self, generator, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.rand_like_generator(self, generator, dtype, layout, device, pin_memory, memory_format))


# randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randn(ks, size, dtype, layout, device, pin_memory):
    return random_factories.randn(size, dtype, layout, device, pin_memory)


# randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randn_generator(ks, size, generator, dtype, layout, device, pin_memory):
    return random_factories.randn_generator(size, generator, dtype, layout, device, pin_memory)


# randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randn_like(ks, self, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randn_like(self, dtype, layout, device, pin_memory, memory_format))


# randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randn_like_generator(ks, self, generator, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randn_like_generator(self, generator, dtype, layout, device, pin_memory, memory_format))


# randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randint(ks, high, size, dtype, layout, device, pin_memory):
    return random_factories.randint(high, size, dtype, layout, device, pin_memory)


# randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randint_generator(ks, high, size, generator, dtype, layout, device, pin_memory):
    return random_factories.randint_generator(high, size, generator, dtype, layout, device, pin_memory)


# randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randint_low(ks, low, high, size, dtype, layout, device, pin_memory):
    return random_factories.randint_low(low, high, size, dtype, layout, device, pin_memory)


# randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randint_low_generator(ks, low, high, size, generator, dtype, layout, device, pin_memory):
    return random_factories.randint_low_generator(low, high, size, generator, dtype, layout, device, pin_memory)


# randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def randint_out(ks, high, size, out):
    return random_factories.randint_out(high, size, out)


# randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
def randint_generator_out(ks, high, size, generator, out):
    return random_factories.randint_generator_out(high, size, generator, out)


# randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def randint_low_out(ks, low, high, size, out):
    return random_factories.randint_low_out(low, high, size, out)


# randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
def randint_low_generator_out(ks, low, high, size, generator, out):
    return random_factories.randint_low_generator_out(low, high, size, generator, out)


# randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randint_like(ks, self, high, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randint_like(self, high, dtype, layout, device, pin_memory, memory_format))


# randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randint_like_generator(ks, self, high, generator, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randint_like_generator(self, high, generator, dtype, layout, device, pin_memory, memory_format))


# randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randint_like_Tensor(ks, self, high, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randint_like_Tensor(self, high, dtype, layout, device, pin_memory, memory_format))


# randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randint_like_Tensor_generator(ks, self, high, generator, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randint_like_Tensor_generator(self, high, generator, dtype, layout, device, pin_memory, memory_format))


# randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randint_like_low_dtype(ks, self, low, high, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randint_like_low_dtype(self, low, high, dtype, layout, device, pin_memory, memory_format))


# randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def randint_like_low_generator_dtype(ks, self, low, high, generator, dtype, layout, device, pin_memory, memory_format):
    return as_new(random_factories.randint_like_low_generator_dtype(self, low, high, generator, dtype, layout, device, pin_memory, memory_format))


# randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randperm(ks, n, dtype, layout, device, pin_memory):
    return random_factories.randperm(n, dtype, layout, device, pin_memory)


# randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def randperm_generator(ks, n, generator, dtype, layout, device, pin_memory):
    return random_factories.randperm_generator(n, generator, dtype, layout, device, pin_memory)


# randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
def randperm_out(ks, n, out):
    return random_factories.randperm_out(n, out)


# uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor
def uniform(ks, self, from_, to, generator):
    return as_new(functional_forms.uniform(self, from_, to, generator))


# normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
def normal_functional(ks, self, mean, std, generator):
    return as_new(functional_forms.normal_functional(self, mean, std, generator))


# log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor
def log_normal(ks, self, mean, std, generator):
    return as_new(functional_forms.log_normal(self, mean, std, generator))


# exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor
def exponential(ks, self, lambd, generator):
    return as_new(functional_forms.exponential(self, lambd, generator))


# cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor
def cauchy(ks, self, median, sigma, generator):
    return as_new(functional_forms.cauchy(self, median, sigma, generator))


# geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
def geometric(ks, self, p, generator):
    return as_new(functional_forms.geometric(self, p, generator))


# random(Tensor self, *, Generator? generator=None) -> Tensor
def random(ks, self, generator):
    return as_new(functional_forms.random(self, generator))


# random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
def random_to(ks, self, to, generator):
    return as_new(functional_forms.random_to(self, to, generator))


# random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
def random_from(ks, self, from_, to, generator):
    return as_new(functional_forms.random_from(self, from_, to, generator))


# bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
def bernoulli_Tensor(ks, self, p, generator):
    return as_new(functional_forms.bernoulli_Tensor(self, p, generator))


# bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
def bernoulli(ks, self, generator):
    return as_new(random_functional.bernoulli(self, generator))


# normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def normal_float_float(ks, mean, std, size, generator, dtype, layout, device, pin_memory):
    return random_functional.normal_float_float(mean, std, size, generator, dtype, layout, device, pin_memory)


# normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
def normal_float_float_out(ks, mean, std, size, generator, out):
    return random_functional.normal_float_float_out(mean, std, size, generator, out)


# linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def linspace(ks, start, end, steps, dtype, layout, device, pin_memory):
    return range_factories.linspace(start, end, steps, dtype, layout, device, pin_memory)


# linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def linspace_Tensor_Tensor(ks, start, end, steps, dtype, layout, device, pin_memory):
    return as_new(range_factories.linspace_Tensor_Tensor(start, end, steps, dtype, layout, device, pin_memory))


# linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def linspace_Tensor_Scalar(ks, start, end, steps, dtype, layout, device, pin_memory):
    return as_new(range_factories.linspace_Tensor_Scalar(start, end, steps, dtype, layout, device, pin_memory))


# linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def linspace_Scalar_Tensor(ks, start, end, steps, dtype, layout, device, pin_memory):
    return as_new(range_factories.linspace_Scalar_Tensor(start, end, steps, dtype, layout, device, pin_memory))


# linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
def linspace_Tensor_Tensor_out(ks, start, end, steps, out):
    return range_factories.linspace_Tensor_Tensor_out(start, end, steps, out)


# linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
def linspace_Tensor_Scalar_out(ks, start, end, steps, out):
    return range_factories.linspace_Tensor_Scalar_out(start, end, steps, out)


# linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
def linspace_Scalar_Tensor_out(ks, start, end, steps, out):
    return range_factories.linspace_Scalar_Tensor_out(start, end, steps, out)


# logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def logspace(ks, start, end, steps, base, dtype, layout, device, pin_memory):
    return range_factories.logspace(start, end, steps, base, dtype, layout, device, pin_memory)


# logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def logspace_Tensor_Tensor(ks, start, end, steps, base, dtype, layout, device, pin_memory):
    return as_new(range_factories.logspace_Tensor_Tensor(start, end, steps, base, dtype, layout, device, pin_memory))


# logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def logspace_Tensor_Scalar(ks, start, end, steps, base, dtype, layout, device, pin_memory):
    return as_new(range_factories.logspace_Tensor_Scalar(start, end, steps, base, dtype, layout, device, pin_memory))


# logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def logspace_Scalar_Tensor(ks, start, end, steps, base, dtype, layout, device, pin_memory):
    return as_new(range_factories.logspace_Scalar_Tensor(start, end, steps, base, dtype, layout, device, pin_memory))


# logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
def logspace_Tensor_Tensor_out(ks, start, end, steps, base, out):
    return range_factories.logspace_Tensor_Tensor_out(start, end, steps, base, out)


# logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
def logspace_Tensor_Scalar_out(ks, start, end, steps, base, out):
    return range_factories.logspace_Tensor_Scalar_out(start, end, steps, base, out)


# logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)
def logspace_Scalar_Tensor_out(ks, start, end, steps, base, out):
    return range_factories.logspace_Scalar_Tensor_out(start, end, steps, base, out)


# range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def range_step(ks, start, end, step, dtype, layout, device, pin_memory):
    return range_factories.range_step(start, end, step, dtype, layout, device, pin_memory)


# range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def range(ks, start, end, dtype, layout, device, pin_memory):
    return range_factories.range(start, end, dtype, layout, device, pin_memory)


# range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
def range_out_(ks, start, end, out):
    return range_factories.range_out_(start, end, out)


# empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def empty_permuted(ks, size, physical_layout, dtype, layout, device, pin_memory):
    return permuted_factories.empty_permuted(size, physical_layout, dtype, layout, device, pin_memory)


# bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def bartlett_window(ks, window_length, dtype, layout, device, pin_memory):
    return window_functions.bartlett_window(window_length, dtype, layout, device, pin_memory)


# bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def bartlett_window_periodic(ks, window_length, periodic, dtype, layout, device, pin_memory):
    return window_functions.bartlett_window_periodic(window_length, periodic, dtype, layout, device, pin_memory)


# blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def blackman_window(ks, window_length, dtype, layout, device, pin_memory):
    return window_functions.blackman_window(window_length, dtype, layout, device, pin_memory)


# blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def blackman_window_periodic(ks, window_length, periodic, dtype, layout, device, pin_memory):
    return window_functions.blackman_window_periodic(window_length, periodic, dtype, layout, device, pin_memory)


# hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def hann_window(ks, window_length, dtype, layout, device, pin_memory):
    return window_functions.hann_window(window_length, dtype, layout, device, pin_memory)


# hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def hann_window_periodic(ks, window_length, periodic, dtype, layout, device, pin_memory):
    return window_functions.hann_window_periodic(window_length, periodic, dtype, layout, device, pin_memory)


# hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def hamming_window(ks, window_length, dtype, layout, device, pin_memory):
    return window_functions.hamming_window(window_length, dtype, layout, device, pin_memory)


# hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def hamming_window_periodic(ks, window_length, periodic, dtype, layout, device, pin_memory):
    return window_functions.hamming_window_periodic(window_length, periodic, dtype, layout, device, pin_memory)


# hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def hamming_window_periodic_alpha(ks, window_length, periodic, alpha, dtype, layout, device, pin_memory):
    return window_functions.hamming_window_periodic_alpha(window_length, periodic, alpha, dtype, layout, device, pin_memory)


# hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def hamming_window_periodic_alpha_beta(ks, window_length, periodic, alpha, beta, dtype, layout, device, pin_memory):
    return window_functions.hamming_window_periodic_alpha_beta(window_length, periodic, alpha, beta, dtype, layout, device, pin_memory)


# kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def kaiser_window(ks, window_length, dtype, layout, device, pin_memory):
    return window_functions.kaiser_window(window_length, dtype, layout, device, pin_memory)


# kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def kaiser_window_periodic(ks, window_length, periodic, dtype, layout, device, pin_memory):
    return window_functions.kaiser_window_periodic(window_length, periodic, dtype, layout, device, pin_memory)


# kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def kaiser_window_beta(ks, window_length, periodic, beta, dtype, layout, device, pin_memory):
    return window_functions.kaiser_window_beta(window_length, periodic, beta, dtype, layout, device, pin_memory)


# is_same_size(Tensor self, Tensor other) -> bool
def is_same_size(ks, self, other):
    return tensor_properties.is_same_size(self, other)


# sparse_dim(Tensor self) -> int
def sparse_dim(ks, self):
    return tensor_properties.sparse_dim(self)


# dense_dim(Tensor self) -> int
def dense_dim(ks, self):
    return tensor_properties.dense_dim(self)


# is_pinned(Tensor self, Device? device=None) -> bool
def is_pinned(ks, self, device):
    return tensor_properties.is_pinned(self, device)


# _pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)
def _pack_padded_sequence(ks, input, lengths, batch_first):
    return as_new(packed_sequence._pack_padded_sequence(input, lengths, batch_first))


# special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor
def special_chebyshev_polynomial_t_x_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_t_x_scalar(x, n))


# special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor
def special_chebyshev_polynomial_t_n_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_t_n_scalar(x, n))


# special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_t_x_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_t_x_scalar_out(x, n, out)


# special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_t_n_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_t_n_scalar_out(x, n, out)


# special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor
def special_chebyshev_polynomial_u_x_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_u_x_scalar(x, n))


# special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor
def special_chebyshev_polynomial_u_n_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_u_n_scalar(x, n))


# special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_u_x_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_u_x_scalar_out(x, n, out)


# special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_u_n_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_u_n_scalar_out(x, n, out)


# special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor
def special_chebyshev_polynomial_v_x_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_v_x_scalar(x, n))


# special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor
def special_chebyshev_polynomial_v_n_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_v_n_scalar(x, n))


# special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_v_x_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_v_x_scalar_out(x, n, out)


# special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_v_n_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_v_n_scalar_out(x, n, out)


# special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor
def special_chebyshev_polynomial_w_x_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_w_x_scalar(x, n))


# special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor
def special_chebyshev_polynomial_w_n_scalar(ks, x, n):
    return as_new(special_functions.special_chebyshev_polynomial_w_n_scalar(x, n))


# special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_w_x_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_w_x_scalar_out(x, n, out)


# special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_chebyshev_polynomial_w_n_scalar_out(ks, x, n, out):
    return special_functions.special_chebyshev_polynomial_w_n_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_t_x_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_t_x_scalar(x, n))


# special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor
def special_shifted_chebyshev_polynomial_t_n_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_t_n_scalar(x, n))


# special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_t_x_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_t_x_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_t_n_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_t_n_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_u_x_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_u_x_scalar(x, n))


# special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor
def special_shifted_chebyshev_polynomial_u_n_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_u_n_scalar(x, n))


# special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_u_x_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_u_x_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_u_n_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_u_n_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_v_x_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_v_x_scalar(x, n))


# special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor
def special_shifted_chebyshev_polynomial_v_n_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_v_n_scalar(x, n))


# special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_v_x_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_v_x_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_v_n_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_v_n_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor
def special_shifted_chebyshev_polynomial_w_x_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_w_x_scalar(x, n))


# special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor
def special_shifted_chebyshev_polynomial_w_n_scalar(ks, x, n):
    return as_new(special_functions.special_shifted_chebyshev_polynomial_w_n_scalar(x, n))


# special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_w_x_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_w_x_scalar_out(x, n, out)


# special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_shifted_chebyshev_polynomial_w_n_scalar_out(ks, x, n, out):
    return special_functions.special_shifted_chebyshev_polynomial_w_n_scalar_out(x, n, out)


# special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor
def special_hermite_polynomial_h_x_scalar(ks, x, n):
    return as_new(special_functions.special_hermite_polynomial_h_x_scalar(x, n))


# special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor
def special_hermite_polynomial_h_n_scalar(ks, x, n):
    return as_new(special_functions.special_hermite_polynomial_h_n_scalar(x, n))


# special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_hermite_polynomial_h_x_scalar_out(ks, x, n, out):
    return special_functions.special_hermite_polynomial_h_x_scalar_out(x, n, out)


# special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_hermite_polynomial_h_n_scalar_out(ks, x, n, out):
    return special_functions.special_hermite_polynomial_h_n_scalar_out(x, n, out)


# special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor
def special_hermite_polynomial_he_x_scalar(ks, x, n):
    return as_new(special_functions.special_hermite_polynomial_he_x_scalar(x, n))


# special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor
def special_hermite_polynomial_he_n_scalar(ks, x, n):
    return as_new(special_functions.special_hermite_polynomial_he_n_scalar(x, n))


# special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_hermite_polynomial_he_x_scalar_out(ks, x, n, out):
    return special_functions.special_hermite_polynomial_he_x_scalar_out(x, n, out)


# special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_hermite_polynomial_he_n_scalar_out(ks, x, n, out):
    return special_functions.special_hermite_polynomial_he_n_scalar_out(x, n, out)


# special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor
def special_laguerre_polynomial_l_x_scalar(ks, x, n):
    return as_new(special_functions.special_laguerre_polynomial_l_x_scalar(x, n))


# special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor
def special_laguerre_polynomial_l_n_scalar(ks, x, n):
    return as_new(special_functions.special_laguerre_polynomial_l_n_scalar(x, n))


# special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_laguerre_polynomial_l_x_scalar_out(ks, x, n, out):
    return special_functions.special_laguerre_polynomial_l_x_scalar_out(x, n, out)


# special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_laguerre_polynomial_l_n_scalar_out(ks, x, n, out):
    return special_functions.special_laguerre_polynomial_l_n_scalar_out(x, n, out)


# special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor
def special_legendre_polynomial_p_x_scalar(ks, x, n):
    return as_new(special_functions.special_legendre_polynomial_p_x_scalar(x, n))


# special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor
def special_legendre_polynomial_p_n_scalar(ks, x, n):
    return as_new(special_functions.special_legendre_polynomial_p_n_scalar(x, n))


# special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
def special_legendre_polynomial_p_x_scalar_out(ks, x, n, out):
    return special_functions.special_legendre_polynomial_p_x_scalar_out(x, n, out)


# special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
def special_legendre_polynomial_p_n_scalar_out(ks, x, n, out):
    return special_functions.special_legendre_polynomial_p_n_scalar_out(x, n, out)


# _foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
def _foreach_add__Scalar(ks, self, scalar):
    return foreach_ops._foreach_add__Scalar(self, scalar)


# _foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
def _foreach_sub__List(ks, self, other, alpha):
    return foreach_ops._foreach_sub__List(self, other, alpha)


# _foreach_zero_(Tensor(a!)[] self) -> ()
def _foreach_zero_(ks, self):
    return foreach_ops._foreach_zero_(self)


# square(Tensor self) -> Tensor
def square(ks, self):
    return unary_ops.square(self)


# square_(Tensor(a!) self) -> Tensor(a!)
def square_(ks, self):
    return unary_ops.square_(self)


# square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def square_out(ks, self, out):
    return unary_ops.square_out(self, out)


# isfinite(Tensor self) -> Tensor
def isfinite(ks, self):
    return unary_ops.isfinite(self)


# where(Tensor condition) -> Tensor[]
def where(ks, condition):
    return pointwise_ops.where(condition)


# where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
def where_ScalarSelf(ks, condition, self, other):
    return pointwise_ops.where_ScalarSelf(condition, self, other)


# where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
def where_ScalarOther(ks, condition, self, other):
    return pointwise_ops.where_ScalarOther(condition, self, other)


# where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
def where_Scalar(ks, condition, self, other):
    return pointwise_ops.where_Scalar(condition, self, other)


# max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def max_out(ks, self, other, out):
    return reduce_ops.max_out(self, other, out)


# max.other(Tensor self, Tensor other) -> Tensor
def max_other(ks, self, other):
    return reduce_ops.max_other(self, other)


# min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def min_out(ks, self, other, out):
    return reduce_ops.min_out(self, other, out)


# min.other(Tensor self, Tensor other) -> Tensor
def min_other(ks, self, other):
    return reduce_ops.min_other(self, other)


# var(Tensor self, bool unbiased=True) -> Tensor
def var(ks, self, unbiased):
    return std_var.var(self, unbiased)


# var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def var_out(ks, self, dim, unbiased, keepdim, out):
    return std_var.var_out(self, dim, unbiased, keepdim, out)


# var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def var_dim(ks, self, dim, unbiased, keepdim):
    return std_var.var_dim(self, dim, unbiased, keepdim)


# std(Tensor self, bool unbiased=True) -> Tensor
def std(ks, self, unbiased):
    return std_var.std(self, unbiased)


# std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def std_out(ks, self, dim, unbiased, keepdim, out):
    return std_var.std_out(self, dim, unbiased, keepdim, out)


# std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def std_dim(ks, self, dim, unbiased, keepdim):
    return std_var.std_dim(self, dim, unbiased, keepdim)


# isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
def isclose(ks, self, other, rtol, atol, equal_nan):
    return compare_ops.isclose(self, other, rtol, atol, equal_nan)


# matmul(Tensor self, Tensor other) -> Tensor
def matmul(ks, self, other):
    return linear_algebra.matmul(self, other)


# matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def matmul_out(ks, self, other, out):
    return linear_algebra.matmul_out(self, other, out)


# numpy_T(Tensor(a) self) -> Tensor(a)
def numpy_T(ks, self):
    return tensor_shape.numpy_T(self)


# mT(Tensor(a) self) -> Tensor(a)
def mT(ks, self):
    return tensor_shape.mT(self)


# movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
def movedim_intlist(ks, self, source, destination):
    return tensor_shape.movedim_intlist(self, source, destination)


# movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
def movedim_int(ks, self, source, destination):
    return tensor_shape.movedim_int(self, source, destination)


# view_as(Tensor(a) self, Tensor other) -> Tensor(a)
def view_as(ks, self, other):
    return tensor_shape.view_as(self, other)


# expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
def expand_as(ks, self, other):
    return tensor_shape.expand_as(self, other)


# split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
def split_sizes(ks, self, split_size, dim):
    return tensor_shape.split_sizes(self, split_size, dim)


# reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
def reshape(ks, self, shape):
    return tensor_shape.reshape(self, shape)


# flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
def flatten_using_ints(ks, self, start_dim, end_dim):
    return tensor_shape.flatten(self, start_dim, end_dim)


# unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
def unflatten_int(ks, self, dim, sizes):
    return tensor_shape.unflatten(self, dim, sizes)


# narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
def narrow(ks, self, dim, start, length):
    return tensor_shape.narrow(self, dim, start, length)


# chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
def chunk(ks, self, chunks, dim):
    return tensor_shape.chunk(self, chunks, dim)


# broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
def broadcast_to(ks, self, size):
    return tensor_shape.broadcast_to(self, size)


# broadcast_tensors(Tensor[] tensors) -> Tensor[]
def broadcast_tensors(ks, tensors):
    return tensor_shape.broadcast_tensors(tensors)


# contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
def contiguous(ks, self, memory_format):
    return copy_ops.contiguous(self, memory_format)


# to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_dtype_layout(ks, self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format):
    return copy_ops.to_dtype_layout(self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)


# to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_device(ks, self, device, dtype, non_blocking, copy, memory_format):
    return copy_ops.to_device(self, device, dtype, non_blocking, copy, memory_format)


# to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_dtype(ks, self, dtype, non_blocking, copy, memory_format):
    return copy_ops.to_dtype(self, dtype, non_blocking, copy, memory_format)


# to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def to_other(ks, self, other, non_blocking, copy, memory_format):
    return copy_ops.to_other(self, other, non_blocking, copy, memory_format)


# type_as(Tensor self, Tensor other) -> Tensor
def type_as(ks, self, other):
    return copy_ops.type_as(self, other)


# positive(Tensor(a) self) -> Tensor(a)
def positive(ks, self):
    return number_parts_ops.positive(self)


# isreal(Tensor self) -> Tensor
def isreal(ks, self):
    return number_parts_ops.isreal(self)


# conj(Tensor(a) self) -> Tensor(a)
def conj(ks, self):
    return number_parts_ops.conj(self)


# conj_physical(Tensor self) -> Tensor
def conj_physical(ks, self):
    return number_parts_ops.conj_physical(self)


# resolve_conj(Tensor(a) self) -> Tensor(a)
def resolve_conj(ks, self):
    return number_parts_ops.resolve_conj(self)


# resolve_neg(Tensor(a) self) -> Tensor(a)
def resolve_neg(ks, self):
    return number_parts_ops.resolve_neg(self)


# real(Tensor(a) self) -> Tensor(a)
def real(ks, self):
    return number_parts_ops.real(self)


# imag(Tensor(a) self) -> Tensor(a)
def imag(ks, self):
    return number_parts_ops.imag(self)


# float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
def float_power_Tensor_Tensor_out(ks, self, exponent, out):
    return binary_math_ops.float_power_Tensor_Tensor_out(self, exponent, out)


# float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
def float_power_Tensor_Tensor(ks, self, exponent):
    return binary_math_ops.float_power_Tensor_Tensor(self, exponent)


# float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
def float_power_Scalar_out(ks, self, exponent, out):
    return binary_math_ops.float_power_Scalar_out(self, exponent, out)


# float_power.Scalar(Scalar self, Tensor exponent) -> Tensor
def float_power_Scalar(ks, self, exponent):
    return binary_math_ops.float_power_Scalar(self, exponent)


# float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
def float_power_Tensor_Scalar_out(ks, self, exponent, out):
    return binary_math_ops.float_power_Tensor_Scalar_out(self, exponent, out)


# float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
def float_power_Tensor_Scalar(ks, self, exponent):
    return binary_math_ops.float_power_Tensor_Scalar(self, exponent)


# float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
def float_power__Scalar(ks, self, exponent):
    return binary_math_ops.float_power__Scalar(self, exponent)


# float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
def float_power__Tensor(ks, self, exponent):
    return binary_math_ops.float_power__Tensor(self, exponent)


# __and__.Scalar(Tensor self, Scalar other) -> Tensor
def __and___Scalar(ks, self, other):
    return shift_ops.__and___Scalar(self, other)


# __and__.Tensor(Tensor self, Tensor other) -> Tensor
def __and___Tensor(ks, self, other):
    return shift_ops.__and___Tensor(self, other)


# __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def __iand___Scalar(ks, self, other):
    return shift_ops.__iand___Scalar(self, other)


# __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def __iand___Tensor(ks, self, other):
    return shift_ops.__iand___Tensor(self, other)


# __or__.Scalar(Tensor self, Scalar other) -> Tensor
def __or___Scalar(ks, self, other):
    return shift_ops.__or___Scalar(self, other)


# __or__.Tensor(Tensor self, Tensor other) -> Tensor
def __or___Tensor(ks, self, other):
    return shift_ops.__or___Tensor(self, other)


# __ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def __ior___Scalar(ks, self, other):
    return shift_ops.__ior___Scalar(self, other)


# __ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def __ior___Tensor(ks, self, other):
    return shift_ops.__ior___Tensor(self, other)


# __xor__.Scalar(Tensor self, Scalar other) -> Tensor
def __xor___Scalar(ks, self, other):
    return shift_ops.__xor___Scalar(self, other)


# __xor__.Tensor(Tensor self, Tensor other) -> Tensor
def __xor___Tensor(ks, self, other):
    return shift_ops.__xor___Tensor(self, other)


# __ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def __ixor___Scalar(ks, self, other):
    return shift_ops.__ixor___Scalar(self, other)


# __ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def __ixor___Tensor(ks, self, other):
    return shift_ops.__ixor___Tensor(self, other)


# absolute(Tensor self) -> Tensor
def absolute(ks, self):
    return pointwise_aliases.absolute(self)


# absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def absolute_out(ks, self, out):
    return pointwise_aliases.absolute_out(self, out)


# absolute_(Tensor(a!) self) -> Tensor(a!)
def absolute_(ks, self):
    return pointwise_aliases.absolute_(self)


# negative(Tensor self) -> Tensor
def negative(ks, self):
    return pointwise_aliases.negative(self)


# negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def negative_out(ks, self, out):
    return pointwise_aliases.negative_out(self, out)


# negative_(Tensor(a!) self) -> Tensor(a!)
def negative_(ks, self):
    return pointwise_aliases.negative_(self)


# fix(Tensor self) -> Tensor
def fix(ks, self):
    return pointwise_aliases.fix(self)


# fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def fix_out(ks, self, out):
    return pointwise_aliases.fix_out(self, out)


# fix_(Tensor(a!) self) -> Tensor(a!)
def fix_(ks, self):
    return pointwise_aliases.fix_(self)


# clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
def clip(ks, self, min, max):
    return pointwise_aliases.clip(self, min, max)


# clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
def clip_Tensor(ks, self, min, max):
    return pointwise_aliases.clip_Tensor(self, min, max)


# clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
def clip_out(ks, self, min, max, out):
    return pointwise_aliases.clip_out(self, min, max, out)


# clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
def clip_Tensor_out(ks, self, min, max, out):
    return pointwise_aliases.clip_Tensor_out(self, min, max, out)


# clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
def clip_(ks, self, min, max):
    return pointwise_aliases.clip_(self, min, max)


# clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
def clip__Tensor(ks, self, min, max):
    return pointwise_aliases.clip__Tensor(self, min, max)


# arccos(Tensor self) -> Tensor
def arccos(ks, self):
    return pointwise_aliases.arccos(self)


# arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def arccos_out(ks, self, out):
    return pointwise_aliases.arccos_out(self, out)


# arccos_(Tensor(a!) self) -> Tensor(a!)
def arccos_(ks, self):
    return pointwise_aliases.arccos_(self)


# arccosh(Tensor self) -> Tensor
def arccosh(ks, self):
    return pointwise_aliases.arccosh(self)


# arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def arccosh_out(ks, self, out):
    return pointwise_aliases.arccosh_out(self, out)


# arccosh_(Tensor(a!) self) -> Tensor(a!)
def arccosh_(ks, self):
    return pointwise_aliases.arccosh_(self)


# arcsin(Tensor self) -> Tensor
def arcsin(ks, self):
    return pointwise_aliases.arcsin(self)


# arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def arcsin_out(ks, self, out):
    return pointwise_aliases.arcsin_out(self, out)


# arcsin_(Tensor(a!) self) -> Tensor(a!)
def arcsin_(ks, self):
    return pointwise_aliases.arcsin_(self)


# arcsinh(Tensor self) -> Tensor
def arcsinh(ks, self):
    return pointwise_aliases.arcsinh(self)


# arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def arcsinh_out(ks, self, out):
    return pointwise_aliases.arcsinh_out(self, out)


# arcsinh_(Tensor(a!) self) -> Tensor(a!)
def arcsinh_(ks, self):
    return pointwise_aliases.arcsinh_(self)


# arctan(Tensor self) -> Tensor
def arctan(ks, self):
    return pointwise_aliases.arctan(self)


# arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def arctan_out(ks, self, out):
    return pointwise_aliases.arctan_out(self, out)


# arctan_(Tensor(a!) self) -> Tensor(a!)
def arctan_(ks, self):
    return pointwise_aliases.arctan_(self)


# arctanh(Tensor self) -> Tensor
def arctanh(ks, self):
    return pointwise_aliases.arctanh(self)


# arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def arctanh_out(ks, self, out):
    return pointwise_aliases.arctanh_out(self, out)


# arctanh_(Tensor(a!) self) -> Tensor(a!)
def arctanh_(ks, self):
    return pointwise_aliases.arctanh_(self)


# arctan2(Tensor self, Tensor other) -> Tensor
def arctan2(ks, self, other):
    return pointwise_aliases.arctan2(self, other)


# arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def arctan2_out(ks, self, other, out):
    return pointwise_aliases.arctan2_out(self, other, out)


# arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def arctan2_(ks, self, other):
    return pointwise_aliases.arctan2_(self, other)


# divide.Tensor(Tensor self, Tensor other) -> Tensor
def divide_Tensor(ks, self, other):
    return pointwise_aliases.divide_Tensor(self, other)


# divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def divide_out(ks, self, other, out):
    return pointwise_aliases.divide_out(self, other, out)


# divide.Scalar(Tensor self, Scalar other) -> Tensor
def divide_Scalar(ks, self, other):
    return pointwise_aliases.divide_Scalar(self, other)


# divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
def divide_Tensor_mode(ks, self, other, rounding_mode):
    return pointwise_aliases.divide_Tensor_mode(self, other, rounding_mode)


# divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
def divide_out_mode(ks, self, other, rounding_mode, out):
    return pointwise_aliases.divide_out_mode(self, other, rounding_mode, out)


# divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
def divide_Scalar_mode(ks, self, other, rounding_mode):
    return pointwise_aliases.divide_Scalar_mode(self, other, rounding_mode)


# divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def divide__Tensor(ks, self, other):
    return pointwise_aliases.divide__Tensor(self, other)


# divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def divide__Scalar(ks, self, other):
    return pointwise_aliases.divide__Scalar(self, other)


# divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
def divide__Tensor_mode(ks, self, other, rounding_mode):
    return pointwise_aliases.divide__Tensor_mode(self, other, rounding_mode)


# divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
def divide__Scalar_mode(ks, self, other, rounding_mode):
    return pointwise_aliases.divide__Scalar_mode(self, other, rounding_mode)


# true_divide.Tensor(Tensor self, Tensor other) -> Tensor
def true_divide_Tensor(ks, self, other):
    return pointwise_aliases.true_divide_Tensor(self, other)


# true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def true_divide_out(ks, self, other, out):
    return pointwise_aliases.true_divide_out(self, other, out)


# true_divide.Scalar(Tensor self, Scalar other) -> Tensor
def true_divide_Scalar(ks, self, other):
    return pointwise_aliases.true_divide_Scalar(self, other)


# true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def true_divide__Tensor(ks, self, other):
    return pointwise_aliases.true_divide__Tensor(self, other)


# true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def true_divide__Scalar(ks, self, other):
    return pointwise_aliases.true_divide__Scalar(self, other)


# multiply.Tensor(Tensor self, Tensor other) -> Tensor
def multiply_Tensor(ks, self, other):
    return pointwise_aliases.multiply_Tensor(self, other)


# multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def multiply_out(ks, self, other, out):
    return pointwise_aliases.multiply_out(self, other, out)


# multiply.Scalar(Tensor self, Scalar other) -> Tensor
def multiply_Scalar(ks, self, other):
    return pointwise_aliases.multiply_Scalar(self, other)


# multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def multiply__Tensor(ks, self, other):
    return pointwise_aliases.multiply__Tensor(self, other)


# multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def multiply__Scalar(ks, self, other):
    return pointwise_aliases.multiply__Scalar(self, other)


# subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def subtract_out(ks, self, other, alpha, out):
    return pointwise_aliases.subtract_out(self, other, alpha, out)


# subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def subtract_Tensor(ks, self, other, alpha):
    return pointwise_aliases.subtract_Tensor(self, other, alpha)


# subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def subtract_Scalar(ks, self, other, alpha):
    return pointwise_aliases.subtract_Scalar(self, other, alpha)


# subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def subtract__Tensor(ks, self, other, alpha):
    return pointwise_aliases.subtract__Tensor(self, other, alpha)


# subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
def subtract__Scalar(ks, self, other, alpha):
    return pointwise_aliases.subtract__Scalar(self, other, alpha)


# greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def greater_Scalar_out(ks, self, other, out):
    return pointwise_aliases.greater_Scalar_out(self, other, out)


# greater.Scalar(Tensor self, Scalar other) -> Tensor
def greater_Scalar(ks, self, other):
    return pointwise_aliases.greater_Scalar(self, other)


# greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def greater_Tensor_out(ks, self, other, out):
    return pointwise_aliases.greater_Tensor_out(self, other, out)


# greater.Tensor(Tensor self, Tensor other) -> Tensor
def greater_Tensor(ks, self, other):
    return pointwise_aliases.greater_Tensor(self, other)


# greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def greater__Scalar(ks, self, other):
    return pointwise_aliases.greater__Scalar(self, other)


# greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def greater__Tensor(ks, self, other):
    return pointwise_aliases.greater__Tensor(self, other)


# greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def greater_equal_Scalar_out(ks, self, other, out):
    return pointwise_aliases.greater_equal_Scalar_out(self, other, out)


# greater_equal.Scalar(Tensor self, Scalar other) -> Tensor
def greater_equal_Scalar(ks, self, other):
    return pointwise_aliases.greater_equal_Scalar(self, other)


# greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def greater_equal_Tensor_out(ks, self, other, out):
    return pointwise_aliases.greater_equal_Tensor_out(self, other, out)


# greater_equal.Tensor(Tensor self, Tensor other) -> Tensor
def greater_equal_Tensor(ks, self, other):
    return pointwise_aliases.greater_equal_Tensor(self, other)


# greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def greater_equal__Scalar(ks, self, other):
    return pointwise_aliases.greater_equal__Scalar(self, other)


# greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def greater_equal__Tensor(ks, self, other):
    return pointwise_aliases.greater_equal__Tensor(self, other)


# less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def less_Scalar_out(ks, self, other, out):
    return pointwise_aliases.less_Scalar_out(self, other, out)


# less.Scalar(Tensor self, Scalar other) -> Tensor
def less_Scalar(ks, self, other):
    return pointwise_aliases.less_Scalar(self, other)


# less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def less_Tensor_out(ks, self, other, out):
    return pointwise_aliases.less_Tensor_out(self, other, out)


# less.Tensor(Tensor self, Tensor other) -> Tensor
def less_Tensor(ks, self, other):
    return pointwise_aliases.less_Tensor(self, other)


# less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def less__Scalar(ks, self, other):
    return pointwise_aliases.less__Scalar(self, other)


# less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def less__Tensor(ks, self, other):
    return pointwise_aliases.less__Tensor(self, other)


# less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def less_equal_Scalar_out(ks, self, other, out):
    return pointwise_aliases.less_equal_Scalar_out(self, other, out)


# less_equal.Scalar(Tensor self, Scalar other) -> Tensor
def less_equal_Scalar(ks, self, other):
    return pointwise_aliases.less_equal_Scalar(self, other)


# less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def less_equal_Tensor_out(ks, self, other, out):
    return pointwise_aliases.less_equal_Tensor_out(self, other, out)


# less_equal.Tensor(Tensor self, Tensor other) -> Tensor
def less_equal_Tensor(ks, self, other):
    return pointwise_aliases.less_equal_Tensor(self, other)


# less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def less_equal__Scalar(ks, self, other):
    return pointwise_aliases.less_equal__Scalar(self, other)


# less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def less_equal__Tensor(ks, self, other):
    return pointwise_aliases.less_equal__Tensor(self, other)


# not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def not_equal_Scalar_out(ks, self, other, out):
    return pointwise_aliases.not_equal_Scalar_out(self, other, out)


# not_equal.Scalar(Tensor self, Scalar other) -> Tensor
def not_equal_Scalar(ks, self, other):
    return pointwise_aliases.not_equal_Scalar(self, other)


# not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def not_equal_Tensor_out(ks, self, other, out):
    return pointwise_aliases.not_equal_Tensor_out(self, other, out)


# not_equal.Tensor(Tensor self, Tensor other) -> Tensor
def not_equal_Tensor(ks, self, other):
    return pointwise_aliases.not_equal_Tensor(self, other)


# not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def not_equal__Scalar(ks, self, other):
    return pointwise_aliases.not_equal__Scalar(self, other)


# not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def not_equal__Tensor(ks, self, other):
    return pointwise_aliases.not_equal__Tensor(self, other)


# special_exp2(Tensor self) -> Tensor
def special_exp2(ks, self):
    return pointwise_aliases.special_exp2(self)


# special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_exp2_out(ks, self, out):
    return pointwise_aliases.special_exp2_out(self, out)


# special_expit(Tensor self) -> Tensor
def special_expit(ks, self):
    return pointwise_aliases.special_expit(self)


# special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_expit_out(ks, self, out):
    return pointwise_aliases.special_expit_out(self, out)


# special_expm1(Tensor self) -> Tensor
def special_expm1(ks, self):
    return pointwise_aliases.special_expm1(self)


# special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_expm1_out(ks, self, out):
    return pointwise_aliases.special_expm1_out(self, out)


# special_gammaln(Tensor self) -> Tensor
def special_gammaln(ks, self):
    return pointwise_aliases.special_gammaln(self)


# special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_gammaln_out(ks, self, out):
    return pointwise_aliases.special_gammaln_out(self, out)


# special_digamma(Tensor self) -> Tensor
def special_digamma(ks, self):
    return pointwise_aliases.special_digamma(self)


# special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_digamma_out(ks, self, out):
    return pointwise_aliases.special_digamma_out(self, out)


# special_psi(Tensor self) -> Tensor
def special_psi(ks, self):
    return pointwise_aliases.special_psi(self)


# special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_psi_out(ks, self, out):
    return pointwise_aliases.special_psi_out(self, out)


# special_polygamma(int n, Tensor self) -> Tensor
def special_polygamma(ks, n, self):
    return pointwise_aliases.special_polygamma(n, self)


# special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_polygamma_out(ks, n, self, out):
    return pointwise_aliases.special_polygamma_out(n, self, out)


# special_erf(Tensor self) -> Tensor
def special_erf(ks, self):
    return pointwise_aliases.special_erf(self)


# special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_erf_out(ks, self, out):
    return pointwise_aliases.special_erf_out(self, out)


# special_erfc(Tensor self) -> Tensor
def special_erfc(ks, self):
    return pointwise_aliases.special_erfc(self)


# special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_erfc_out(ks, self, out):
    return pointwise_aliases.special_erfc_out(self, out)


# special_erfinv(Tensor self) -> Tensor
def special_erfinv(ks, self):
    return pointwise_aliases.special_erfinv(self)


# special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_erfinv_out(ks, self, out):
    return pointwise_aliases.special_erfinv_out(self, out)


# special_logit(Tensor self, float? eps=None) -> Tensor
def special_logit(ks, self, eps):
    return pointwise_aliases.special_logit(self, eps)


# special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
def special_logit_out(ks, self, eps, out):
    return pointwise_aliases.special_logit_out(self, eps, out)


# special_log1p(Tensor self) -> Tensor
def special_log1p(ks, self):
    return pointwise_aliases.special_log1p(self)


# special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_log1p_out(ks, self, out):
    return pointwise_aliases.special_log1p_out(self, out)


# special_xlogy(Tensor self, Tensor other) -> Tensor
def special_xlogy(ks, self, other):
    return pointwise_aliases.special_xlogy(self, other)


# special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor
def special_xlogy_self_scalar(ks, self, other):
    return pointwise_aliases.special_xlogy_self_scalar(self, other)


# special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor
def special_xlogy_other_scalar(ks, self, other):
    return pointwise_aliases.special_xlogy_other_scalar(self, other)


# special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_xlogy_out(ks, self, other, out):
    return pointwise_aliases.special_xlogy_out(self, other, out)


# special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_xlogy_self_scalar_out(ks, self, other, out):
    return pointwise_aliases.special_xlogy_self_scalar_out(self, other, out)


# special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def special_xlogy_other_scalar_out(ks, self, other, out):
    return pointwise_aliases.special_xlogy_other_scalar_out(self, other, out)


# special_ndtr(Tensor self) -> Tensor
def special_ndtr(ks, self):
    return pointwise_aliases.special_ndtr(self)


# special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_ndtr_out(ks, self, out):
    return pointwise_aliases.special_ndtr_out(self, out)


# special_sinc(Tensor self) -> Tensor
def special_sinc(ks, self):
    return pointwise_aliases.special_sinc(self)


# special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_sinc_out(ks, self, out):
    return pointwise_aliases.special_sinc_out(self, out)


# special_round(Tensor self, *, int decimals=0) -> Tensor
def special_round(ks, self, decimals):
    return pointwise_aliases.special_round(self, decimals)


# special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!)
def special_round_out(ks, self, decimals, out):
    return pointwise_aliases.special_round_out(self, decimals, out)


# special_i0(Tensor self) -> Tensor
def special_i0(ks, self):
    return pointwise_aliases.special_i0(self)


# special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def special_i0_out(ks, self, out):
    return pointwise_aliases.special_i0_out(self, out)


# special_multigammaln(Tensor self, int p) -> Tensor
def special_multigammaln(ks, self, p):
    return pointwise_aliases.special_multigammaln(self, p)


# special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)
def special_multigammaln_out(ks, self, p, out):
    return pointwise_aliases.special_multigammaln_out(self, p, out)


# special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_gammainc_out(ks, self, other, out):
    return pointwise_aliases.special_gammainc_out(self, other, out)


# special_gammainc(Tensor self, Tensor other) -> Tensor
def special_gammainc(ks, self, other):
    return pointwise_aliases.special_gammainc(self, other)


# special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def special_gammaincc_out(ks, self, other, out):
    return pointwise_aliases.special_gammaincc_out(self, other, out)


# special_gammaincc(Tensor self, Tensor other) -> Tensor
def special_gammaincc(ks, self, other):
    return pointwise_aliases.special_gammaincc(self, other)


# special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def special_logsumexp(ks, self, dim, keepdim):
    return pointwise_aliases.special_logsumexp(self, dim, keepdim)


# special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def special_logsumexp_out(ks, self, dim, keepdim, out):
    return pointwise_aliases.special_logsumexp_out(self, dim, keepdim, out)


# special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def special_log_softmax(ks, self, dim, dtype):
    return pointwise_aliases.special_log_softmax(self, dim, dtype)


# special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def special_softmax(ks, self, dim, dtype):
    return pointwise_aliases.special_softmax(self, dim, dtype)


# mish_backward(Tensor grad_output, Tensor self) -> Tensor
def mish_backward(ks, grad_output, self):
    return activation_composites.math_mish_backward(grad_output, self)


# relu6(Tensor self) -> Tensor
def relu6(ks, self):
    return activation_composites.relu6(self)


# relu6_(Tensor(a!) self) -> Tensor(a!)
def relu6_(ks, self):
    return activation_composites.relu6_(self)


# selu(Tensor self) -> Tensor
def selu(ks, self):
    return activation_composites.selu(self)


# selu_(Tensor(a!) self) -> Tensor(a!)
def selu_(ks, self):
    return activation_composites.selu_(self)


# prelu(Tensor self, Tensor weight) -> Tensor
def prelu(ks, self, weight):
    return activation_composites.prelu(self, weight)


# log_sigmoid(Tensor self) -> Tensor
def log_sigmoid(ks, self):
    return activation_composites.log_sigmoid(self)


# log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def log_sigmoid_out(ks, self, out):
    return activation_composites.log_sigmoid_out(self, out)


# softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def softmax_int(ks, self, dim, dtype):
    return softmax.softmax_int(self, dim, dtype)


# log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def log_softmax_int(ks, self, dim, dtype):
    return softmax.log_softmax_int(self, dim, dtype)


# rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
def rrelu(ks, self, lower, upper, training, generator):
    return randomized_relu.rrelu(self, lower, upper, training, generator)


# rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
def rrelu_(ks, self, lower, upper, training, generator):
    return randomized_relu.rrelu_(self, lower, upper, training, generator)


# nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor
def nll_loss_nd(ks, self, target, weight, reduction, ignore_index):
    return loss_nll.nll_loss_nd(self, target, weight, reduction, ignore_index)


# nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor
def nll_loss(ks, self, target, weight, reduction, ignore_index):
    return loss_nll.nll_loss(self, target, weight, reduction, ignore_index)


# nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)
def nll_loss_out(ks, self, target, weight, reduction, ignore_index, out):
    return loss_nll.nll_loss_out(self, target, weight, reduction, ignore_index, out)


# nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor
def nll_loss2d(ks, self, target, weight, reduction, ignore_index):
    return loss_nll.nll_loss2d(self, target, weight, reduction, ignore_index)


# nll_loss2d.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)
def nll_loss2d_out(ks, self, target, weight, reduction, ignore_index, out):
    return loss_nll.nll_loss2d_out(self, target, weight, reduction, ignore_index, out)


# cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor
def cross_entropy_loss(ks, self, target, weight, reduction, ignore_index, label_smoothing):
    return loss_cross_entropy.cross_entropy_loss(self, target, weight, reduction, ignore_index, label_smoothing)


# l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
def l1_loss(ks, self, target, reduction):
    return loss_composites.l1_loss(self, target, reduction)


# kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
def kl_div(ks, self, target, reduction, log_target):
    return loss_composites.kl_div(self, target, reduction, log_target)


# poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor
def poisson_nll_loss(ks, input, target, log_input, full, eps, reduction):
    return loss_composites.poisson_nll_loss(input, target, log_input, full, eps, reduction)


# hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor
def hinge_embedding_loss(ks, self, target, margin, reduction):
    return loss_composites.hinge_embedding_loss(self, target, margin, reduction)


# margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor
def margin_ranking_loss(ks, input1, input2, target, margin, reduction):
    return loss_composites.margin_ranking_loss(input1, input2, target, margin, reduction)


# cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor
def cosine_embedding_loss(ks, input1, input2, target, margin, reduction):
    return loss_composites.cosine_embedding_loss(input1, input2, target, margin, reduction)


# triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor
def triplet_margin_loss(ks, anchor, positive, negative, margin, p, eps, swap, reduction):
    return loss_composites.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, reduction)


# multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
def multilabel_margin_loss(ks, self, target, reduction):
    return loss_margin.multilabel_margin_loss(self, target, reduction)


# multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
def multilabel_margin_loss_out(ks, self, target, reduction, out):
    return loss_margin.multilabel_margin_loss_out(self, target, reduction, out)


# pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor
def pairwise_distance(ks, x1, x2, p, eps, keepdim):
    return distance.pairwise_distance(x1, x2, p, eps, keepdim)


# cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
def cosine_similarity(ks, x1, x2, dim, eps):
    return distance.cosine_similarity(x1, x2, dim, eps)


# linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
def linear(ks, input, weight, bias):
    return linear_ops.linear(input, weight, bias)


# bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
def bilinear(ks, input1, input2, weight, bias):
    return linear_ops.bilinear(input1, input2, weight, bias)


# one_hot(Tensor self, int num_classes=-1) -> Tensor
def one_hot(ks, self, num_classes):
    return onehot.one_hot(self, num_classes)


# scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
def scaled_dot_product_attention(ks, query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa):
    return attention.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)


# _scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor)
def _scaled_dot_product_attention_math(ks, query, key, value, attn_mask, dropout_p, is_causal, dropout_mask, scale, enable_gqa):
    return attention._scaled_dot_product_attention_math(query, key, value, attn_mask, dropout_p, is_causal, dropout_mask, scale, enable_gqa)


# nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def nanmean(ks, self, dim, keepdim, dtype):
    return nan_reductions.nanmean(self, dim, keepdim, dtype)


# nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def nanmean_out(ks, self, dim, keepdim, dtype, out):
    return nan_reductions.nanmean_out(self, dim, keepdim, dtype, out)


# var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
def var_mean(ks, self, unbiased):
    return std_var.var_mean(self, unbiased)


# var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
def var_mean_dim(ks, self, dim, unbiased, keepdim):
    return std_var.var_mean_dim(self, dim, unbiased, keepdim)


# std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
def std_mean(ks, self, unbiased):
    return std_var.std_mean(self, unbiased)


# std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
def std_mean_dim(ks, self, dim, unbiased, keepdim):
    return std_var.std_mean_dim(self, dim, unbiased, keepdim)


# sum_to_size(Tensor self, SymInt[] size) -> Tensor
def sum_to_size(ks, self, size):
    return nan_reductions.sum_to_size(self, size)


# argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
def argsort(ks, self, dim, descending):
    return sorting.argsort(self, dim, descending)


# argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor
def argsort_stable(ks, self, stable, dim, descending):
    return sorting.argsort_stable(self, stable, dim, descending)


# argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!)
def argsort_stable_out(ks, self, stable, dim, descending, out):
    return sorting.argsort_stable_out(self, stable, dim, descending, out)


# msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def msort_out(ks, self, out):
    return sorting.msort_out(self, out)


# msort(Tensor self) -> Tensor
def msort(ks, self):
    return sorting.msort(self)


# diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
def diff(ks, self, n, dim, prepend, append):
    return differences.diff(self, n, dim, prepend, append)


# diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!)
def diff_out(ks, self, n, dim, prepend, append, out):
    return differences.diff_out(self, n, dim, prepend, append, out)


# trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
def trapezoid_x(ks, y, x, dim):
    return differences.trapezoid_x(y, x, dim)


# trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
def trapezoid_dx(ks, y, dx, dim):
    return differences.trapezoid_dx(y, dx, dim)


# trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
def trapz_x(ks, y, x, dim):
    return differences.trapz_x(y, x, dim)


# trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor
def trapz_dx(ks, y, dx, dim):
    return differences.trapz_dx(y, dx, dim)


# cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
def cumulative_trapezoid_x(ks, y, x, dim):
    return differences.cumulative_trapezoid_x(y, x, dim)


# cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
def cumulative_trapezoid_dx(ks, y, dx, dim):
    return differences.cumulative_trapezoid_dx(y, dx, dim)


# gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]
def gradient_scalarint(ks, self, spacing, dim, edge_order):
    return differences.gradient_scalarint(self, spacing, dim, edge_order)


# gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]
def gradient_scalararray(ks, self, spacing, dim, edge_order):
    return differences.gradient_scalararray(self, spacing, dim, edge_order)


# gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]
def gradient_array(ks, self, dim, edge_order):
    return differences.gradient_array(self, dim, edge_order)


# gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]
def gradient_scalarrayint(ks, self, spacing, dim, edge_order):
    return differences.gradient_scalarrayint(self, spacing, dim, edge_order)


# gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]
def gradient_scalarrayarray(ks, self, spacing, dim, edge_order):
    return differences.gradient_scalarrayarray(self, spacing, dim, edge_order)


# gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]
def gradient_tensorarrayint(ks, self, spacing, dim, edge_order):
    return differences.gradient_tensorarrayint(self, spacing, dim, edge_order)


# gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]
def gradient_tensorarray(ks, self, spacing, dim, edge_order):
    return differences.gradient_tensorarray(self, spacing, dim, edge_order)


# vander(Tensor x, int? N=None, bool increasing=False) -> Tensor
def vander(ks, x, N, increasing):
    return differences.vander(x, N, increasing)


# quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
def quantile(ks, self, q, dim, keepdim, interpolation):
    return quantiles.quantile(self, q, dim, keepdim, interpolation)


# quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)
def quantile_out(ks, self, q, dim, keepdim, interpolation, out):
    return quantiles.quantile_out(self, q, dim, keepdim, interpolation, out)


# quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
def quantile_scalar(ks, self, q, dim, keepdim, interpolation):
    return quantiles.quantile_scalar(self, q, dim, keepdim, interpolation)


# quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)
def quantile_scalar_out(ks, self, q, dim, keepdim, interpolation, out):
    return quantiles.quantile_scalar_out(self, q, dim, keepdim, interpolation, out)


# nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
def nanquantile(ks, self, q, dim, keepdim, interpolation):
    return quantiles.nanquantile(self, q, dim, keepdim, interpolation)


# nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)
def nanquantile_out(ks, self, q, dim, keepdim, interpolation, out):
    return quantiles.nanquantile_out(self, q, dim, keepdim, interpolation, out)


# nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
def nanquantile_scalar(ks, self, q, dim, keepdim, interpolation):
    return quantiles.nanquantile_scalar(self, q, dim, keepdim, interpolation)


# nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)
def nanquantile_scalar_out(ks, self, q, dim, keepdim, interpolation, out):
    return quantiles.nanquantile_scalar_out(self, q, dim, keepdim, interpolation, out)


# cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor
def cov(ks, self, correction, fweights, aweights):
    return correlation.cov(self, correction, fweights, aweights)


# corrcoef(Tensor self) -> Tensor
def corrcoef(ks, self):
    return correlation.corrcoef(self)


# histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)
def histogramdd(ks, self, bins, range, weight, density):
    return histograms_nd.histogramdd(self, bins, range, weight, density)


# histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)
def histogramdd_int_bins(ks, self, bins, range, weight, density):
    return histograms_nd.histogramdd_int_bins(self, bins, range, weight, density)


# histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)
def histogramdd_TensorList_bins(ks, self, bins, range, weight, density):
    return histograms_nd.histogramdd_TensorList_bins(self, bins, range, weight, density)


# outer(Tensor self, Tensor vec2) -> Tensor
def outer(ks, self, vec2):
    return outer_products.outer(self, vec2)


# outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)
def outer_out(ks, self, vec2, out):
    return outer_products.outer_out(self, vec2, out)


# ger(Tensor self, Tensor vec2) -> Tensor
def ger(ks, self, vec2):
    return outer_products.ger(self, vec2)


# ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)
def ger_out(ks, self, vec2, out):
    return outer_products.ger_out(self, vec2, out)


# inner(Tensor self, Tensor other) -> Tensor
def inner(ks, self, other):
    return outer_products.inner(self, other)


# inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def inner_out(ks, self, other, out):
    return outer_products.inner_out(self, other, out)


# kron(Tensor self, Tensor other) -> Tensor
def kron(ks, self, other):
    return outer_products.kron(self, other)


# kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def kron_out(ks, self, other, out):
    return outer_products.kron_out(self, other, out)


# linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
def linalg_vecdot(ks, x, y, dim):
    return outer_products.linalg_vecdot(x, y, dim)


# linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)
def linalg_vecdot_out(ks, x, y, dim, out):
    return outer_products.linalg_vecdot_out(x, y, dim, out)


# linalg_matmul(Tensor self, Tensor other) -> Tensor
def linalg_matmul(ks, self, other):
    return outer_products.linalg_matmul(self, other)


# linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def linalg_matmul_out(ks, self, other, out):
    return outer_products.linalg_matmul_out(self, other, out)


# trace_backward(Tensor grad, SymInt[] sizes) -> Tensor
def trace_backward(ks, grad, sizes):
    return outer_products.trace_backward(grad, sizes)


# linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor
def linalg_vander(ks, x, N):
    return outer_products.linalg_vander(x, N)


# linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)
def linalg_diagonal(ks, A, offset, dim1, dim2):
    return outer_products.linalg_diagonal(A, offset, dim1, dim2)


# adjoint(Tensor(a) self) -> Tensor(a)
def adjoint(ks, self):
    return outer_products.adjoint(self)


# mH(Tensor(a) self) -> Tensor(a)
def mH(ks, self):
    return outer_products.mH(self)


# matrix_H(Tensor(a) self) -> Tensor(a)
def matrix_H(ks, self):
    return outer_products.matrix_H(self)


# cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
def cross_out(ks, self, other, dim, out):
    return cross_ops.cross_out(self, other, dim, out)


# cross(Tensor self, Tensor other, int? dim=None) -> Tensor
def cross(ks, self, other, dim):
    return cross_ops.cross(self, other, dim)


# tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor
def tensordot(ks, self, other, dims_self, dims_other):
    return einsum_ops.tensordot(self, other, dims_self, dims_other)


# tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!)
def tensordot_out(ks, self, other, dims_self, dims_other, out):
    return einsum_ops.tensordot_out(self, other, dims_self, dims_other, out)


# einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
def einsum(ks, equation, tensors, path):
    return einsum_ops.einsum(equation, tensors, path)


# matrix_power(Tensor self, int n) -> Tensor
def matrix_power(ks, self, n):
    return matrix_functions.matrix_power(self, n)


# matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)
def matrix_power_out(ks, self, n, out):
    return matrix_functions.matrix_power_out(self, n, out)


# linalg_matrix_power(Tensor self, int n) -> Tensor
def linalg_matrix_power(ks, self, n):
    return matrix_functions.linalg_matrix_power(self, n)


# linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)
def linalg_matrix_power_out(ks, self, n, out):
    return matrix_functions.linalg_matrix_power_out(self, n, out)


# matrix_exp(Tensor self) -> Tensor
def matrix_exp(ks, self):
    return matrix_functions.matrix_exp(self)


# matrix_exp_backward(Tensor self, Tensor grad) -> Tensor
def matrix_exp_backward(ks, self, grad):
    return matrix_functions.matrix_exp_backward(self, grad)


# chain_matmul(Tensor[] matrices) -> Tensor
def chain_matmul(ks, matrices):
    return matrix_functions.chain_matmul(matrices)


# chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!)
def chain_matmul_out(ks, matrices, out):
    return matrix_functions.chain_matmul_out(matrices, out)


# linalg_multi_dot(Tensor[] tensors) -> Tensor
def linalg_multi_dot(ks, tensors):
    return matrix_functions.linalg_multi_dot(tensors)


# linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
def linalg_multi_dot_out(ks, tensors, out):
    return matrix_functions.linalg_multi_dot_out(tensors, out)


# linalg_tensorinv(Tensor self, int ind=2) -> Tensor
def linalg_tensorinv(ks, self, ind):
    return matrix_functions.linalg_tensorinv(self, ind)


# linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!)
def linalg_tensorinv_out(ks, self, ind, out):
    return matrix_functions.linalg_tensorinv_out(self, ind, out)


# linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor
def linalg_tensorsolve(ks, self, other, dims):
    return matrix_functions.linalg_tensorsolve(self, other, dims)


# linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) -> Tensor(a!)
def linalg_tensorsolve_out(ks, self, other, dims, out):
    return matrix_functions.linalg_tensorsolve_out(self, other, dims, out)


# cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
def cdist(ks, x1, x2, p, compute_mode):
    return distance.cdist(x1, x2, p, compute_mode)


# pdist(Tensor self, float p=2) -> Tensor
def pdist(ks, self, p):
    return distance.pdist(self, p)


# linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)
def linalg_lu_factor(ks, A, pivot):
    return linalg_lu_ops.linalg_lu_factor(A, pivot)


# linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) -> (Tensor(a!) LU, Tensor(b!) pivots)
def linalg_lu_factor_out(ks, A, pivot, LU, pivots):
    return linalg_lu_ops.linalg_lu_factor_out(A, pivot, LU, pivots)


# _lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)
def _lu_with_info(ks, self, pivot, check_errors):
    return linalg_lu_ops._lu_with_info(self, pivot, check_errors)


# linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)
def linalg_ldl_factor(ks, self, hermitian):
    return linalg_ldl_ops.linalg_ldl_factor(self, hermitian)


# linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD, Tensor(b!) pivots) -> (Tensor(a!) LD, Tensor(b!) pivots)
def linalg_ldl_factor_out(ks, self, hermitian, LD, pivots):
    return linalg_ldl_ops.linalg_ldl_factor_out(self, hermitian, LD, pivots)


# lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!)
def lu_solve_out(ks, self, LU_data, LU_pivots, out):
    return linalg_lu_ops.lu_solve_out(self, LU_data, LU_pivots, out)


# lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor
def lu_solve(ks, self, LU_data, LU_pivots):
    return linalg_lu_ops.lu_solve(self, LU_data, LU_pivots)


# linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)
def linalg_solve_ex(ks, A, B, left, check_errors):
    return linalg_solve_ops.linalg_solve_ex(A, B, left, check_errors)


# linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)
def linalg_solve_ex_out(ks, A, B, left, check_errors, result, info):
    return linalg_solve_ops.linalg_solve_ex_out(A, B, left, check_errors, result, info)


# linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor
def linalg_solve(ks, A, B, left):
    return linalg_solve_ops.linalg_solve(A, B, left)


# linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)
def linalg_solve_out(ks, A, B, left, out):
    return linalg_solve_ops.linalg_solve_out(A, B, left, out)


# linalg_inv(Tensor A) -> Tensor
def linalg_inv(ks, A):
    return linalg_solve_ops.linalg_inv(A)


# linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)
def linalg_inv_out(ks, A, out):
    return linalg_solve_ops.linalg_inv_out(A, out)


# inverse(Tensor self) -> Tensor
def inverse(ks, self):
    return linalg_solve_ops.inverse(self)


# inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def inverse_out(ks, self, out):
    return linalg_solve_ops.inverse_out(self, out)


# linalg_det(Tensor A) -> Tensor
def linalg_det(ks, A):
    return linalg_det_ops.linalg_det(A)


# linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)
def linalg_det_out(ks, A, out):
    return linalg_det_ops.linalg_det_out(A, out)


# det(Tensor self) -> Tensor
def det(ks, self):
    return linalg_det_ops.det(self)


# linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)
def linalg_slogdet(ks, A):
    return linalg_det_ops.linalg_slogdet(A)


# linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
def linalg_slogdet_out(ks, A, sign, logabsdet):
    return linalg_det_ops.linalg_slogdet_out(A, sign, logabsdet)


# slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
def slogdet(ks, self):
    return linalg_det_ops.slogdet(self)


# slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
def slogdet_out(ks, self, sign, logabsdet):
    return linalg_det_ops.slogdet_out(self, sign, logabsdet)


# logdet(Tensor self) -> Tensor
def logdet(ks, self):
    return linalg_det_ops.logdet(self)


# linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor
def linalg_cholesky(ks, self, upper):
    return linalg_cholesky_ops.linalg_cholesky(self, upper)


# linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)
def linalg_cholesky_out(ks, self, upper, out):
    return linalg_cholesky_ops.linalg_cholesky_out(self, upper, out)


# qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
def qr_Q(ks, self, some, Q, R):
    return linalg_qr_ops.qr_Q(self, some, Q, R)


# qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)
def qr(ks, self, some):
    return linalg_qr_ops.qr(self, some)


# orgqr(Tensor self, Tensor input2) -> Tensor
def orgqr(ks, self, input2):
    return linalg_qr_ops.orgqr(self, input2)


# orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!)
def orgqr_out(ks, self, input2, out):
    return linalg_qr_ops.orgqr_out(self, input2, out)


# linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
def linalg_svd(ks, A, full_matrices, driver):
    return linalg_svd_ops.linalg_svd(A, full_matrices, driver)


# linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
def linalg_svd_U(ks, A, full_matrices, driver, U, S, Vh):
    return linalg_svd_ops.linalg_svd_U(A, full_matrices, driver, U, S, Vh)


# linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor
def linalg_svdvals(ks, A, driver):
    return linalg_svd_ops.linalg_svdvals(A, driver)


# linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)
def linalg_svdvals_out(ks, A, driver, out):
    return linalg_svd_ops.linalg_svdvals_out(A, driver, out)


# svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
def svd_U(ks, self, some, compute_uv, U, S, V):
    return linalg_svd_ops.svd_U(self, some, compute_uv, U, S, V)


# svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
def svd(ks, self, some, compute_uv):
    return linalg_svd_ops.svd(self, some, compute_uv)


# linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)
def linalg_eigh(ks, self, UPLO):
    return linalg_svd_ops.linalg_eigh(self, UPLO)


# linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigvals, Tensor(b!) eigvecs) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
def linalg_eigh_eigvals(ks, self, UPLO, eigvals, eigvecs):
    return linalg_svd_ops.linalg_eigh_eigvals(self, UPLO, eigvals, eigvecs)


# linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor
def linalg_eigvalsh(ks, self, UPLO):
    return linalg_svd_ops.linalg_eigvalsh(self, UPLO)


# linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!)
def linalg_eigvalsh_out(ks, self, UPLO, out):
    return linalg_svd_ops.linalg_eigvalsh_out(self, UPLO, out)


# linalg_eigvals(Tensor self) -> Tensor
def linalg_eigvals(ks, self):
    return linalg_svd_ops.linalg_eigvals(self)


# linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor
def linalg_pinv_atol_rtol_float(ks, self, atol, rtol, hermitian):
    return linalg_pinv_ops.linalg_pinv_atol_rtol_float(self, atol, rtol, hermitian)


# linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
def linalg_pinv_atol_rtol_float_out(ks, self, atol, rtol, hermitian, out):
    return linalg_pinv_ops.linalg_pinv_atol_rtol_float_out(self, atol, rtol, hermitian, out)


# linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor
def linalg_pinv(ks, self, rcond, hermitian):
    return linalg_pinv_ops.linalg_pinv(self, rcond, hermitian)


# linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor
def linalg_pinv_rcond_tensor(ks, self, rcond, hermitian):
    return linalg_pinv_ops.linalg_pinv_rcond_tensor(self, rcond, hermitian)


# linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)
def linalg_pinv_out(ks, self, rcond, hermitian, out):
    return linalg_pinv_ops.linalg_pinv_out(self, rcond, hermitian, out)


# linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)
def linalg_pinv_out_rcond_tensor(ks, self, rcond, hermitian, out):
    return linalg_pinv_ops.linalg_pinv_out_rcond_tensor(self, rcond, hermitian, out)


# pinverse(Tensor self, float rcond=1e-15) -> Tensor
def pinverse(ks, self, rcond):
    return linalg_pinv_ops.pinverse(self, rcond)


# linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor
def linalg_matrix_rank_atol_rtol_tensor(ks, input, atol, rtol, hermitian):
    return linalg_pinv_ops.linalg_matrix_rank_atol_rtol_tensor(input, atol, rtol, hermitian)


# linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
def linalg_matrix_rank_atol_rtol_tensor_out(ks, input, atol, rtol, hermitian, out):
    return linalg_pinv_ops.linalg_matrix_rank_atol_rtol_tensor_out(input, atol, rtol, hermitian, out)


# linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor
def linalg_matrix_rank_atol_rtol_float(ks, self, atol, rtol, hermitian):
    return linalg_pinv_ops.linalg_matrix_rank_atol_rtol_float(self, atol, rtol, hermitian)


# linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
def linalg_matrix_rank_atol_rtol_float_out(ks, self, atol, rtol, hermitian, out):
    return linalg_pinv_ops.linalg_matrix_rank_atol_rtol_float_out(self, atol, rtol, hermitian, out)


# linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor
def linalg_matrix_rank(ks, self, tol, hermitian):
    return linalg_pinv_ops.linalg_matrix_rank(self, tol, hermitian)


# linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)
def linalg_matrix_rank_out(ks, self, tol, hermitian, out):
    return linalg_pinv_ops.linalg_matrix_rank_out(self, tol, hermitian, out)


# linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor
def linalg_matrix_rank_tol_tensor(ks, input, tol, hermitian):
    return linalg_pinv_ops.linalg_matrix_rank_tol_tensor(input, tol, hermitian)


# linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)
def linalg_matrix_rank_out_tol_tensor(ks, input, tol, hermitian, out):
    return linalg_pinv_ops.linalg_matrix_rank_out_tol_tensor(input, tol, hermitian, out)


# linalg_cond(Tensor self, Scalar? p=None) -> Tensor
def linalg_cond(ks, self, p):
    return linalg_pinv_ops.linalg_cond(self, p)


# linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)
def linalg_cond_out(ks, self, p, out):
    return linalg_pinv_ops.linalg_cond_out(self, p, out)


# linalg_cond.p_str(Tensor self, str p) -> Tensor
def linalg_cond_p_str(ks, self, p):
    return linalg_pinv_ops.linalg_cond_p_str(self, p)


# linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!)
def linalg_cond_p_str_out(ks, self, p, out):
    return linalg_pinv_ops.linalg_cond_p_str_out(self, p, out)


# linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def linalg_norm(ks, self, ord, dim, keepdim, dtype):
    return linalg_norm_ops.linalg_norm(self, ord, dim, keepdim, dtype)


# linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def linalg_norm_ord_str(ks, self, ord, dim, keepdim, dtype):
    return linalg_norm_ops.linalg_norm_ord_str(self, ord, dim, keepdim, dtype)


# linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def linalg_norm_out(ks, self, ord, dim, keepdim, dtype, out):
    return linalg_norm_ops.linalg_norm_out(self, ord, dim, keepdim, dtype, out)


# linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def linalg_norm_ord_str_out(ks, self, ord, dim, keepdim, dtype, out):
    return linalg_norm_ops.linalg_norm_ord_str_out(self, ord, dim, keepdim, dtype, out)


# linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def linalg_matrix_norm(ks, self, ord, dim, keepdim, dtype):
    return linalg_norm_ops.linalg_matrix_norm(self, ord, dim, keepdim, dtype)


# linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def linalg_matrix_norm_out(ks, self, ord, dim, keepdim, dtype, out):
    return linalg_norm_ops.linalg_matrix_norm_out(self, ord, dim, keepdim, dtype, out)


# linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def linalg_matrix_norm_str_ord(ks, self, ord, dim, keepdim, dtype):
    return linalg_norm_ops.linalg_matrix_norm_str_ord(self, ord, dim, keepdim, dtype)


# linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def linalg_matrix_norm_str_ord_out(ks, self, ord, dim, keepdim, dtype, out):
    return linalg_norm_ops.linalg_matrix_norm_str_ord_out(self, ord, dim, keepdim, dtype, out)


# diag(Tensor self, int diagonal=0) -> Tensor
def diag(ks, self, diagonal):
    return rearrange_ops.diag(self, diagonal)


# diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
def diag_out(ks, self, diagonal, out):
    return rearrange_ops.diag_out(self, diagonal, out)


# diagflat(Tensor self, int offset=0) -> Tensor
def diagflat(ks, self, offset):
    return rearrange_ops.diagflat(self, offset)


# reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
def reshape_as(ks, self, other):
    return tensor_shape.reshape_as(self, other)


# swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)
def swapaxes(ks, self, axis0, axis1):
    return split_ops.swapaxes(self, axis0, axis1)


# swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)
def swapaxes_(ks, self, axis0, axis1):
    return split_ops.swapaxes_(self, axis0, axis1)


# swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
def swapdims(ks, self, dim0, dim1):
    return split_ops.swapdims(self, dim0, dim1)


# swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
def swapdims_(ks, self, dim0, dim1):
    return split_ops.swapdims_(self, dim0, dim1)


# moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
def moveaxis_intlist(ks, self, source, destination):
    return split_ops.moveaxis_intlist(self, source, destination)


# moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)
def moveaxis_int(ks, self, source, destination):
    return split_ops.moveaxis_int(self, source, destination)


# tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]
def tensor_split_sections(ks, self, sections, dim):
    return split_ops.tensor_split_sections(self, sections, dim)


# tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]
def tensor_split_indices(ks, self, indices, dim):
    return split_ops.tensor_split_indices(self, indices, dim)


# tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]
def tensor_split_tensor_indices_or_sections(ks, self, tensor_indices_or_sections, dim):
    return split_ops.tensor_split_tensor_indices_or_sections(self, tensor_indices_or_sections, dim)


# hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
def hsplit_int(ks, self, sections):
    return split_ops.hsplit_int(self, sections)


# hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
def hsplit_array(ks, self, indices):
    return split_ops.hsplit_array(self, indices)


# vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
def vsplit_int(ks, self, sections):
    return split_ops.vsplit_int(self, sections)


# vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
def vsplit_array(ks, self, indices):
    return split_ops.vsplit_array(self, indices)


# dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
def dsplit_int(ks, self, sections):
    return split_ops.dsplit_int(self, sections)


# dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
def dsplit_array(ks, self, indices):
    return split_ops.dsplit_array(self, indices)


# unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]
def unsafe_chunk(ks, self, chunks, dim):
    return split_ops.unsafe_chunk(self, chunks, dim)


# narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
def narrow_Tensor(ks, self, dim, start, length):
    return split_ops.narrow_Tensor(self, dim, start, length)


# ravel(Tensor(a) self) -> Tensor(a)
def ravel(ks, self):
    return tensor_shape.ravel(self)


# atleast_1d(Tensor self) -> Tensor
def atleast_1d(ks, self):
    return stack_ops.atleast_1d(self)


# atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]
def atleast_1d_Sequence(ks, tensors):
    return stack_ops.atleast_1d_Sequence(tensors)


# atleast_2d(Tensor self) -> Tensor
def atleast_2d(ks, self):
    return stack_ops.atleast_2d(self)


# atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]
def atleast_2d_Sequence(ks, tensors):
    return stack_ops.atleast_2d_Sequence(tensors)


# atleast_3d(Tensor self) -> Tensor
def atleast_3d(ks, self):
    return stack_ops.atleast_3d(self)


# atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]
def atleast_3d_Sequence(ks, tensors):
    return stack_ops.atleast_3d_Sequence(tensors)


# hstack(Tensor[] tensors) -> Tensor
def hstack(ks, tensors):
    return stack_ops.hstack(tensors)


# hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
def hstack_out(ks, tensors, out):
    return stack_ops.hstack_out(tensors, out)


# vstack(Tensor[] tensors) -> Tensor
def vstack(ks, tensors):
    return stack_ops.vstack(tensors)


# vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
def vstack_out(ks, tensors, out):
    return stack_ops.vstack_out(tensors, out)


# dstack(Tensor[] tensors) -> Tensor
def dstack(ks, tensors):
    return stack_ops.dstack(tensors)


# dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
def dstack_out(ks, tensors, out):
    return stack_ops.dstack_out(tensors, out)


# column_stack(Tensor[] tensors) -> Tensor
def column_stack(ks, tensors):
    return stack_ops.column_stack(tensors)


# column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
def column_stack_out(ks, tensors, out):
    return stack_ops.column_stack_out(tensors, out)


# row_stack(Tensor[] tensors) -> Tensor
def row_stack(ks, tensors):
    return stack_ops.row_stack(tensors)


# row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
def row_stack_out(ks, tensors, out):
    return stack_ops.row_stack_out(tensors, out)


# concat(Tensor[] tensors, int dim=0) -> Tensor
def concat(ks, tensors, dim):
    return stack_ops.concat(tensors, dim)


# concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
def concat_out(ks, tensors, dim, out):
    return stack_ops.concat_out(tensors, dim, out)


# concatenate(Tensor[] tensors, int dim=0) -> Tensor
def concatenate(ks, tensors, dim):
    return stack_ops.concatenate(tensors, dim)


# concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
def concatenate_out(ks, tensors, dim, out):
    return stack_ops.concatenate_out(tensors, dim, out)


# meshgrid(Tensor[] tensors) -> Tensor[]
def meshgrid(ks, tensors):
    return stack_ops.meshgrid(tensors)


# meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]
def meshgrid_indexing(ks, tensors, indexing):
    return stack_ops.meshgrid_indexing(tensors, indexing)


# cartesian_prod(Tensor[] tensors) -> Tensor
def cartesian_prod(ks, tensors):
    return stack_ops.cartesian_prod(tensors)


# combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor
def combinations(ks, self, r, with_replacement):
    return stack_ops.combinations(self, r, with_replacement)


# tile(Tensor self, SymInt[] dims) -> Tensor
def tile(ks, self, dims):
    return repeat_ops.tile(self, dims)


# repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
def repeat_interleave_self_Tensor(ks, self, repeats, dim, output_size):
    return repeat_ops.repeat_interleave_self_Tensor(self, repeats, dim, output_size)


# repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
def repeat_interleave_self_int(ks, self, repeats, dim, output_size):
    return repeat_ops.repeat_interleave_self_int(self, repeats, dim, output_size)


# fliplr(Tensor self) -> Tensor
def fliplr(ks, self):
    return repeat_ops.fliplr(self)


# flipud(Tensor self) -> Tensor
def flipud(ks, self):
    return repeat_ops.flipud(self)


# fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)
def fill_diagonal_(ks, self, fill_value, wrap):
    return repeat_ops.fill_diagonal_(self, fill_value, wrap)


# set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
def set__source_Tensor_storage_offset(ks, self, source, storage_offset, size, stride):
    return set_ops.set__source_Tensor_storage_offset(self, source, storage_offset, size, stride)


# take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
def take_along_dim(ks, self, indices, dim):
    return index_composites.take_along_dim(self, indices, dim)


# take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
def take_along_dim_out(ks, self, indices, dim, out):
    return index_composites.take_along_dim_out(self, indices, dim, out)


# argwhere(Tensor self) -> Tensor
def argwhere(ks, self):
    return index_composites.argwhere(self)


# nonzero_numpy(Tensor self) -> Tensor[]
def nonzero_numpy(ks, self):
    return index_composites.nonzero_numpy(self)


# gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor
def gather_backward(ks, grad, self, dim, index, sparse_grad):
    return index_composites.gather_backward(grad, self, dim, index, sparse_grad)


# index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor
def index_select_backward(ks, grad, self_sizes, dim, index):
    return index_composites.index_select_backward(grad, self_sizes, dim, index)


# masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor
def masked_select_backward(ks, grad, input, mask):
    return index_composites.masked_select_backward(grad, input, mask)


# value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor
def value_selecting_reduction_backward(ks, grad, dim, indices, sizes, keepdim):
    return index_composites.value_selecting_reduction_backward(grad, dim, indices, sizes, keepdim)


# conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor
def conv1d(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv1d(input, weight, bias, stride, padding, dilation, groups)


# conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor
def conv1d_padding(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv1d_padding(input, weight, bias, stride, padding, dilation, groups)


# conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor
def conv2d(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv2d(input, weight, bias, stride, padding, dilation, groups)


# conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
def conv2d_padding(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv2d_padding(input, weight, bias, stride, padding, dilation, groups)


# conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor
def conv3d(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv3d(input, weight, bias, stride, padding, dilation, groups)


# conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor
def conv3d_padding(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops.conv3d_padding(input, weight, bias, stride, padding, dilation, groups)


# conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
def conv_transpose1d(ks, input, weight, bias, stride, padding, output_padding, groups, dilation):
    return convolution_ops.conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups, dilation)


# conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor
def conv_transpose2d_input(ks, input, weight, bias, stride, padding, output_padding, groups, dilation):
    return convolution_ops.conv_transpose2d_input(input, weight, bias, stride, padding, output_padding, groups, dilation)


# conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor
def conv_transpose3d_input(ks, input, weight, bias, stride, padding, output_padding, groups, dilation):
    return convolution_ops.conv_transpose3d_input(input, weight, bias, stride, padding, output_padding, groups, dilation)


# conv_tbc_backward(Tensor self, Tensor input, Tensor weight, Tensor bias, int pad) -> (Tensor, Tensor, Tensor)
def conv_tbc_backward(ks, self, input, weight, bias, pad):
    return convolution_tbc.conv_tbc_backward(self, input, weight, bias, pad)


# _convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor
def _convolution_mode(ks, input, weight, bias, stride, padding, dilation, groups):
    return convolution_ops._convolution_mode(input, weight, bias, stride, padding, dilation, groups)


# max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor
def max_pool1d(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    return max_pool_ops.max_pool1d(self, kernel_size, stride, padding, dilation, ceil_mode)


# max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
def max_pool1d_with_indices(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    return max_pool_ops.max_pool1d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode)


# max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
def max_pool2d(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    return max_pool_ops.max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode)


# max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor
def max_pool3d(ks, self, kernel_size, stride, padding, dilation, ceil_mode):
    return max_pool_ops.max_pool3d(self, kernel_size, stride, padding, dilation, ceil_mode)


# avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor
def avg_pool1d(ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad):
    return avg_pool_ops.avg_pool1d(self, kernel_size, stride, padding, ceil_mode, count_include_pad)


# adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
def adaptive_avg_pool1d(ks, self, output_size):
    return adaptive_pool_ops.adaptive_avg_pool1d(self, output_size)


# adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
def adaptive_avg_pool2d(ks, self, output_size):
    return adaptive_pool_ops.adaptive_avg_pool2d(self, output_size)


# adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
def adaptive_avg_pool3d(ks, self, output_size):
    return adaptive_pool_ops.adaptive_avg_pool3d(self, output_size)


# adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)
def adaptive_max_pool1d(ks, self, output_size):
    return adaptive_pool_ops.adaptive_max_pool1d(self, output_size)


# upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def upsample_nearest1d_vec(ks, input, output_size, scale_factors):
    return upsample_ops.upsample_nearest1d_vec(input, output_size, scale_factors)


# upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def upsample_nearest2d_vec(ks, input, output_size, scale_factors):
    return upsample_ops.upsample_nearest2d_vec(input, output_size, scale_factors)


# upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def upsample_nearest3d_vec(ks, input, output_size, scale_factors):
    return upsample_ops.upsample_nearest3d_vec(input, output_size, scale_factors)


# upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def upsample_linear1d_vec(ks, input, output_size, align_corners, scale_factors):
    return upsample_ops.upsample_linear1d_vec(input, output_size, align_corners, scale_factors)


# upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def upsample_bilinear2d_vec(ks, input, output_size, align_corners, scale_factors):
    return upsample_ops.upsample_bilinear2d_vec(input, output_size, align_corners, scale_factors)


# upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def upsample_trilinear3d_vec(ks, input, output_size, align_corners, scale_factors):
    return upsample_ops.upsample_trilinear3d_vec(input, output_size, align_corners, scale_factors)


# upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def upsample_bicubic2d_vec(ks, input, output_size, align_corners, scale_factors):
    return upsample_ops.upsample_bicubic2d_vec(input, output_size, align_corners, scale_factors)


# _upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def _upsample_nearest_exact1d_vec(ks, input, output_size, scale_factors):
    return upsample_ops._upsample_nearest_exact1d_vec(input, output_size, scale_factors)


# _upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def _upsample_nearest_exact2d_vec(ks, input, output_size, scale_factors):
    return upsample_ops._upsample_nearest_exact2d_vec(input, output_size, scale_factors)


# _upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def _upsample_nearest_exact3d_vec(ks, input, output_size, scale_factors):
    return upsample_ops._upsample_nearest_exact3d_vec(input, output_size, scale_factors)


# _upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def _upsample_bilinear2d_aa_vec(ks, input, output_size, align_corners, scale_factors):
    return upsample_ops._upsample_bilinear2d_aa_vec(input, output_size, align_corners, scale_factors)


# _upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def _upsample_bicubic2d_aa_vec(ks, input, output_size, align_corners, scale_factors):
    return upsample_ops._upsample_bicubic2d_aa_vec(input, output_size, align_corners, scale_factors)


# grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
def grid_sampler(ks, input, grid, interpolation_mode, padding_mode, align_corners):
    return grid_sampler_ops.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)


# affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor
def affine_grid_generator_backward(ks, grad, size, align_corners):
    return grid_sampler_ops.affine_grid_generator_backward(grad, size, align_corners)


# pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor
def pad(ks, self, pad, mode, value):
    return padding_ops.pad(self, pad, mode, value)


# _pad_enum(Tensor self, SymInt[] pad, int mode, float? value=None) -> Tensor
def _pad_enum(ks, self, pad, mode, value):
    return padding_ops._pad_enum(self, pad, mode, value)


# _pad_circular(Tensor self, SymInt[] pad) -> Tensor
def _pad_circular(ks, self, pad):
    return padding_ops._pad_circular(self, pad)


# batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
def batch_norm(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    return batch_norm_ops.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled)


# _batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)
def _batch_norm_impl_index(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    return batch_norm_ops._batch_norm_impl_index(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled)


# instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
def instance_norm(ks, input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled):
    return batch_norm_ops.instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled)


# layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor
def layer_norm(ks, input, normalized_shape, weight, bias, eps, cudnn_enable):
    return layer_norm_ops.layer_norm(input, normalized_shape, weight, bias, eps, cudnn_enable)


# _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)
def _fused_rms_norm(ks, input, normalized_shape, weight, eps):
    return layer_norm_ops._fused_rms_norm(input, normalized_shape, weight, eps)


# group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor
def group_norm(ks, input, num_groups, weight, bias, eps, cudnn_enabled):
    return group_norm_ops.group_norm(input, num_groups, weight, bias, eps, cudnn_enabled)


# rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
def rms_norm(ks, input, normalized_shape, weight, eps):
    return layer_norm_ops.rms_norm(input, normalized_shape, weight, eps)


# embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor
def embedding_backward(ks, grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse):
    return embedding_ops.embedding_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse)


# embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)
def embedding_bag(ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset):
    return embedding_bag_ops.embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset)


# embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)
def embedding_bag_padding_idx(ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx):
    return embedding_bag_ops.embedding_bag_padding_idx(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)


# randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
def randn_out(ks, size, out):
    return random_factories.randn_out(size, out)


# randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
def randn_generator_out(ks, size, generator, out):
    return random_factories.randn_generator_out(size, generator, out)


# dropout(Tensor input, float p, bool train) -> Tensor
def dropout(ks, input, p, train):
    return dropout_ops.dropout(input, p, train)


# dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
def dropout_(ks, self, p, train):
    return dropout_ops.dropout_(self, p, train)


# feature_dropout(Tensor input, float p, bool train) -> Tensor
def feature_dropout(ks, input, p, train):
    return dropout_ops.feature_dropout(input, p, train)


# feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
def feature_dropout_(ks, self, p, train):
    return dropout_ops.feature_dropout_(self, p, train)


# alpha_dropout(Tensor input, float p, bool train) -> Tensor
def alpha_dropout(ks, input, p, train):
    return dropout_ops.alpha_dropout(input, p, train)


# alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
def alpha_dropout_(ks, self, p, train):
    return dropout_ops.alpha_dropout_(self, p, train)


# feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor
def feature_alpha_dropout(ks, input, p, train):
    return dropout_ops.feature_alpha_dropout(input, p, train)


# feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
def feature_alpha_dropout_(ks, self, p, train):
    return dropout_ops.feature_alpha_dropout_(self, p, train)


# empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
def empty_out(ks, size, memory_format, out):
    return tensor_factories_out.empty_out(size, memory_format, out)


# is_nonzero(Tensor self) -> bool
def is_nonzero(ks, self):
    return tensor_properties.is_nonzero(self)


# is_distributed(Tensor self) -> bool
def is_distributed(ks, self):
    return tensor_properties.is_distributed(self)


# to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor
def to_dense(ks, self, dtype, masked_grad):
    return tensor_properties.to_dense(self, dtype, masked_grad)


# pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a)
def pin_memory(ks, self, device):
    return tensor_properties.pin_memory(self, device)


# _pack_padded_sequence_backward(Tensor grad, SymInt[] input_size, Tensor batch_sizes, bool batch_first) -> Tensor
def _pack_padded_sequence_backward(ks, grad, input_size, batch_sizes, batch_first):
    return packed_sequence._pack_padded_sequence_backward(grad, input_size, batch_sizes, batch_first)


# _pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar padding_value, int total_length) -> (Tensor, Tensor)
def _pad_packed_sequence(ks, data, batch_sizes, batch_first, padding_value, total_length):
    return packed_sequence._pad_packed_sequence(data, batch_sizes, batch_first, padding_value, total_length)


# pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str padding_side="right") -> Tensor
def pad_sequence(ks, sequences, batch_first, padding_value, padding_side):
    return packed_sequence.pad_sequence(sequences, batch_first, padding_value, padding_side)


# norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor
def norm_except_dim(ks, v, pow, dim):
    return weight_norm.norm_except_dim(v, pow, dim)


# _weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor
def _weight_norm(ks, v, g, dim):
    return weight_norm._weight_norm(v, g, dim)


# lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)
def lstm_input(ks, input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return rnn_ops.lstm_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


# lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)
def lstm_data(ks, data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return rnn_ops.lstm_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


# gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
def gru_input(ks, input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return rnn_ops.gru_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


# gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
def gru_data(ks, data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return rnn_ops.gru_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


# rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
def rnn_tanh_input(ks, input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return rnn_ops.rnn_tanh_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


# rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
def rnn_tanh_data(ks, data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return rnn_ops.rnn_tanh_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


# rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
def rnn_relu_input(ks, input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return rnn_ops.rnn_relu_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


# rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
def rnn_relu_data(ks, data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return rnn_ops.rnn_relu_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


# lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
def lstm_cell(ks, input, hx, w_ih, w_hh, b_ih, b_hh):
    return rnn_cells.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


# gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
def gru_cell(ks, input, hx, w_ih, w_hh, b_ih, b_hh):
    return rnn_cells.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


# rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
def rnn_tanh_cell(ks, input, hx, w_ih, w_hh, b_ih, b_hh):
    return rnn_cells.rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


# rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
def rnn_relu_cell(ks, input, hx, w_ih, w_hh, b_ih, b_hh):
    return rnn_cells.rnn_relu_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


# ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
def ctc_loss_IntList(ks, log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity):
    return ctc_ops.ctc_loss_IntList(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)


# ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
def ctc_loss_Tensor(ks, log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity):
    return ctc_ops.ctc_loss_Tensor(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)


# frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def frobenius_norm_dim(ks, self, dim, keepdim):
    return deprecated_norms.frobenius_norm_dim(self, dim, keepdim)


# frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def frobenius_norm_out(ks, self, dim, keepdim, out):
    return deprecated_norms.frobenius_norm_out(self, dim, keepdim, out)


# nuclear_norm(Tensor self, bool keepdim=False) -> Tensor
def nuclear_norm(ks, self, keepdim):
    return deprecated_norms.nuclear_norm(self, keepdim)


# nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def nuclear_norm_out(ks, self, keepdim, out):
    return deprecated_norms.nuclear_norm_out(self, keepdim, out)


# nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor
def nuclear_norm_dim(ks, self, dim, keepdim):
    return deprecated_norms.nuclear_norm_dim(self, dim, keepdim)


# nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def nuclear_norm_dim_out(ks, self, dim, keepdim, out):
    return deprecated_norms.nuclear_norm_dim_out(self, dim, keepdim, out)


# item(Tensor self) -> Scalar
def item(ks, self):
    return scalar_ops.item(self)

kernel: Callable[..., Any]

for (name, overload), kernel in (
    (("aten::new_empty_strided", ""), new_empty_strided),
    (("aten::add", "Tensor"), add_Tensor),
    (("aten::add_", "Tensor"), add__Tensor),
    (("aten::sub", "Tensor"), sub_Tensor),
    (("aten::sub_", "Tensor"), sub__Tensor),
    (("aten::mul", "Tensor"), mul_Tensor),
    (("aten::mul_", "Tensor"), mul__Tensor),
    (("aten::div", "Tensor"), div_Tensor),
    (("aten::div_", "Tensor"), div__Tensor),
    (("aten::pow", "Tensor_Tensor"), pow_Tensor_Tensor),
    (("aten::pow_", "Tensor"), pow__Tensor),
    (("aten::pow", "Scalar"), pow_Scalar),
    (("aten::pow", "Tensor_Scalar"), pow_Tensor_Scalar),
    (("aten::pow_", "Scalar"), pow__Scalar),
    (("aten::maximum", ""), maximum),
    (("aten::minimum", ""), minimum),
    (("aten::logical_and", ""), logical_and),
    (("aten::logical_and_", ""), logical_and_),
    (("aten::logical_or", ""), logical_or),
    (("aten::logical_or_", ""), logical_or_),
    (("aten::logical_not", ""), logical_not),
    (("aten::logical_not_", ""), logical_not_),
    (("aten::bitwise_and", "Tensor"), bitwise_and_Tensor),
    (("aten::bitwise_and_", "Tensor"), bitwise_and__Tensor),
    (("aten::bitwise_or", "Tensor"), bitwise_or_Tensor),
    (("aten::bitwise_or_", "Tensor"), bitwise_or__Tensor),
    (("aten::bitwise_xor", "Tensor"), bitwise_xor_Tensor),
    (("aten::bitwise_xor_", "Tensor"), bitwise_xor__Tensor),
    (("aten::bitwise_not", ""), bitwise_not),
    (("aten::bitwise_not_", ""), bitwise_not_),
    (("aten::eq", "Scalar"), eq_Scalar),
    (("aten::eq_", "Scalar"), eq__Scalar),
    (("aten::eq", "Tensor"), eq_Tensor),
    (("aten::eq_", "Tensor"), eq__Tensor),
    (("aten::ne", "Scalar"), ne_Scalar),
    (("aten::ne_", "Scalar"), ne__Scalar),
    (("aten::ne", "Tensor"), ne_Tensor),
    (("aten::ne_", "Tensor"), ne__Tensor),
    (("aten::lt", "Scalar"), lt_Scalar),
    (("aten::lt_", "Scalar"), lt__Scalar),
    (("aten::lt", "Tensor"), lt_Tensor),
    (("aten::lt_", "Tensor"), lt__Tensor),
    (("aten::le", "Scalar"), le_Scalar),
    (("aten::le_", "Scalar"), le__Scalar),
    (("aten::le", "Tensor"), le_Tensor),
    (("aten::le_", "Tensor"), le__Tensor),
    (("aten::gt", "Scalar"), gt_Scalar),
    (("aten::gt_", "Scalar"), gt__Scalar),
    (("aten::gt", "Tensor"), gt_Tensor),
    (("aten::gt_", "Tensor"), gt__Tensor),
    (("aten::ge", "Scalar"), ge_Scalar),
    (("aten::ge_", "Scalar"), ge__Scalar),
    (("aten::ge", "Tensor"), ge_Tensor),
    (("aten::ge_", "Tensor"), ge__Tensor),
    (("aten::neg", ""), neg),
    (("aten::neg_", ""), neg_),
    (("aten::abs", ""), abs),
    (("aten::abs_", ""), abs_),
    (("aten::sign", ""), sign),
    (("aten::sign_", ""), sign_),
    (("aten::reciprocal", ""), reciprocal),
    (("aten::reciprocal_", ""), reciprocal_),
    (("aten::sqrt", ""), sqrt),
    (("aten::sqrt_", ""), sqrt_),
    (("aten::rsqrt", ""), rsqrt),
    (("aten::rsqrt_", ""), rsqrt_),
    (("aten::exp", ""), exp),
    (("aten::exp_", ""), exp_),
    (("aten::log", ""), log),
    (("aten::log_", ""), log_),
    (("aten::sin", ""), sin),
    (("aten::sin_", ""), sin_),
    (("aten::cos", ""), cos),
    (("aten::cos_", ""), cos_),
    (("aten::tanh", ""), tanh),
    (("aten::tanh_", ""), tanh_),
    (("aten::sigmoid", ""), sigmoid),
    (("aten::sigmoid_", ""), sigmoid_),
    (("aten::floor", ""), floor),
    (("aten::floor_", ""), floor_),
    (("aten::ceil", ""), ceil),
    (("aten::ceil_", ""), ceil_),
    (("aten::trunc", ""), trunc),
    (("aten::trunc_", ""), trunc_),
    (("aten::clamp", ""), clamp),
    (("aten::clamp_", ""), clamp_),
    (("aten::clamp", "Tensor"), clamp_Tensor),
    (("aten::clamp_", "Tensor"), clamp__Tensor),
    (("aten::clamp_min", ""), clamp_min),
    (("aten::clamp_min_", ""), clamp_min_),
    (("aten::clamp_min", "Tensor"), clamp_min_Tensor),
    (("aten::clamp_min_", "Tensor"), clamp_min__Tensor),
    (("aten::clamp_max", ""), clamp_max),
    (("aten::clamp_max_", ""), clamp_max_),
    (("aten::clamp_max", "Tensor"), clamp_max_Tensor),
    (("aten::clamp_max_", "Tensor"), clamp_max__Tensor),
    (("aten::addcmul", ""), addcmul),
    (("aten::addcmul_", ""), addcmul_),
    (("aten::addcdiv", ""), addcdiv),
    (("aten::addcdiv_", ""), addcdiv_),
    (("aten::lerp", "Scalar"), lerp_Scalar),
    (("aten::lerp_", "Scalar"), lerp__Scalar),
    (("aten::lerp", "Tensor"), lerp_Tensor),
    (("aten::lerp_", "Tensor"), lerp__Tensor),
    (("aten::threshold_backward", ""), threshold_backward),
    (("aten::sigmoid_backward", ""), sigmoid_backward),
    (("aten::tanh_backward", ""), tanh_backward),
    (("aten::sum", "dim_IntList"), sum_dim_IntList),
    (("aten::mean", "dim"), mean_dim),
    (("aten::prod", "dim_int"), prod_dim_int),
    (("aten::amax", ""), amax),
    (("aten::amin", ""), amin),
    (("aten::max", "dim"), max_dim),
    (("aten::min", "dim"), min_dim),
    (("aten::argmax", ""), argmax),
    (("aten::argmin", ""), argmin),
    (("aten::all", "dim"), all_dim),
    (("aten::all", "dims"), all_dims),
    (("aten::all", ""), all),
    (("aten::any", "dim"), any_dim),
    (("aten::any", "dims"), any_dims),
    (("aten::any", ""), any),
    (("aten::cumsum", ""), cumsum),
    (("aten::cumsum_", ""), cumsum_),
    (("aten::mm", ""), mm),
    (("aten::bmm", ""), bmm),
    (("aten::addmm", ""), addmm),
    (("aten::addmm_", ""), addmm_),
    (("aten::lift_fresh_copy", ""), lift_fresh_copy),
    (("aten::cat", ""), cat),
    (("aten::select_backward", ""), select_backward),
    (("aten::copy", ""), copy),
    (("aten::index", "Tensor"), index_Tensor),
    (("aten::gather", ""), gather),
    (("aten::exp2", ""), exp2),
    (("aten::exp2_", ""), exp2_),
    (("aten::expm1", ""), expm1),
    (("aten::expm1_", ""), expm1_),
    (("aten::log2", ""), log2),
    (("aten::log2_", ""), log2_),
    (("aten::log10", ""), log10),
    (("aten::log10_", ""), log10_),
    (("aten::log1p", ""), log1p),
    (("aten::log1p_", ""), log1p_),
    (("aten::tan", ""), tan),
    (("aten::tan_", ""), tan_),
    (("aten::asin", ""), asin),
    (("aten::asin_", ""), asin_),
    (("aten::acos", ""), acos),
    (("aten::acos_", ""), acos_),
    (("aten::atan", ""), atan),
    (("aten::atan_", ""), atan_),
    (("aten::sinh", ""), sinh),
    (("aten::sinh_", ""), sinh_),
    (("aten::cosh", ""), cosh),
    (("aten::cosh_", ""), cosh_),
    (("aten::asinh", ""), asinh),
    (("aten::asinh_", ""), asinh_),
    (("aten::acosh", ""), acosh),
    (("aten::acosh_", ""), acosh_),
    (("aten::atanh", ""), atanh),
    (("aten::atanh_", ""), atanh_),
    (("aten::erf", ""), erf),
    (("aten::erf_", ""), erf_),
    (("aten::erfc", ""), erfc),
    (("aten::erfc_", ""), erfc_),
    (("aten::erfinv", ""), erfinv),
    (("aten::erfinv_", ""), erfinv_),
    (("aten::lgamma", ""), lgamma),
    (("aten::lgamma_", ""), lgamma_),
    (("aten::digamma", ""), digamma),
    (("aten::digamma_", ""), digamma_),
    (("aten::polygamma", ""), polygamma),
    (("aten::frac", ""), frac),
    (("aten::frac_", ""), frac_),
    (("aten::round", ""), round),
    (("aten::round", "decimals"), round_decimals),
    (("aten::round_", ""), round_),
    (("aten::round_", "decimals"), round__decimals),
    (("aten::signbit", ""), signbit),
    (("aten::sgn", ""), sgn),
    (("aten::sgn_", ""), sgn_),
    (("aten::isposinf", ""), isposinf),
    (("aten::isneginf", ""), isneginf),
    (("aten::sinc", ""), sinc),
    (("aten::sinc_", ""), sinc_),
    (("aten::i0", ""), i0),
    (("aten::i0_", ""), i0_),
    (("aten::special_entr", ""), special_entr),
    (("aten::special_ndtri", ""), special_ndtri),
    (("aten::special_log_ndtr", ""), special_log_ndtr),
    (("aten::special_i0e", ""), special_i0e),
    (("aten::special_i1", ""), special_i1),
    (("aten::special_i1e", ""), special_i1e),
    (("aten::special_erfcx", ""), special_erfcx),
    (("aten::nextafter", ""), nextafter),
    (("aten::nextafter_", ""), nextafter_),
    (("aten::copysign", "Tensor"), copysign_Tensor),
    (("aten::copysign_", "Tensor"), copysign__Tensor),
    (("aten::heaviside", ""), heaviside),
    (("aten::heaviside_", ""), heaviside_),
    (("aten::div", "Tensor_mode"), div_Tensor_mode),
    (("aten::div_", "Tensor_mode"), div__Tensor_mode),
    (("aten::remainder", "Tensor"), remainder_Tensor),
    (("aten::remainder_", "Tensor"), remainder__Tensor),
    (("aten::fmod", "Tensor"), fmod_Tensor),
    (("aten::fmod_", "Tensor"), fmod__Tensor),
    (("aten::atan2", ""), atan2),
    (("aten::atan2_", ""), atan2_),
    (("aten::fmax", ""), fmax),
    (("aten::fmin", ""), fmin),
    (("aten::hypot", ""), hypot),
    (("aten::hypot_", ""), hypot_),
    (("aten::logaddexp", ""), logaddexp),
    (("aten::logaddexp2", ""), logaddexp2),
    (("aten::igamma", ""), igamma),
    (("aten::igamma_", ""), igamma_),
    (("aten::igammac", ""), igammac),
    (("aten::igammac_", ""), igammac_),
    (("aten::xlogy", "Tensor"), xlogy_Tensor),
    (("aten::xlogy_", "Tensor"), xlogy__Tensor),
    (("aten::special_xlog1py", ""), special_xlog1py),
    (("aten::special_zeta", ""), special_zeta),
    (("aten::gcd", ""), gcd),
    (("aten::gcd_", ""), gcd_),
    (("aten::lcm", ""), lcm),
    (("aten::lcm_", ""), lcm_),
    (("aten::bitwise_left_shift", "Tensor"), bitwise_left_shift_Tensor),
    (("aten::bitwise_left_shift_", "Tensor"), bitwise_left_shift__Tensor),
    (("aten::bitwise_right_shift", "Tensor"), bitwise_right_shift_Tensor),
    (("aten::bitwise_right_shift_", "Tensor"), bitwise_right_shift__Tensor),
    (("aten::elu", ""), elu),
    (("aten::elu_", ""), elu_),
    (("aten::elu_backward", ""), elu_backward),
    (("aten::gelu", ""), gelu),
    (("aten::gelu_", ""), gelu_),
    (("aten::gelu_backward", ""), gelu_backward),
    (("aten::silu", ""), silu),
    (("aten::silu_", ""), silu_),
    (("aten::silu_backward", ""), silu_backward),
    (("aten::mish", ""), mish),
    (("aten::mish_", ""), mish_),
    (("aten::hardsigmoid", ""), hardsigmoid),
    (("aten::hardsigmoid_", ""), hardsigmoid_),
    (("aten::hardsigmoid_backward", ""), hardsigmoid_backward),
    (("aten::leaky_relu", ""), leaky_relu),
    (("aten::leaky_relu_", ""), leaky_relu_),
    (("aten::leaky_relu_backward", ""), leaky_relu_backward),
    (("aten::threshold", ""), threshold),
    (("aten::threshold_", ""), threshold_),
    (("aten::softplus", ""), softplus),
    (("aten::softplus_backward", ""), softplus_backward),
    (("aten::softshrink", ""), softshrink),
    (("aten::softshrink_backward", ""), softshrink_backward),
    (("aten::hardshrink", ""), hardshrink),
    (("aten::hardshrink_backward", ""), hardshrink_backward),
    (("aten::glu", ""), glu),
    (("aten::_softmax", ""), _softmax),
    (("aten::_softmax_backward_data", ""), _softmax_backward_data),
    (("aten::_log_softmax", ""), _log_softmax),
    (("aten::_log_softmax_backward_data", ""), _log_softmax_backward_data),
    (("aten::mse_loss", ""), mse_loss),
    (("aten::smooth_l1_loss", ""), smooth_l1_loss),
    (("aten::nll_loss_forward", ""), nll_loss_forward),
    (("aten::nll_loss_backward", ""), nll_loss_backward),
    (("aten::_trilinear", ""), _trilinear),
    (("aten::aminmax", ""), aminmax),
    (("aten::logsumexp", "out"), logsumexp_out),
    (("aten::linalg_vector_norm", ""), linalg_vector_norm),
    (("aten::norm", "ScalarOpt_dim_dtype"), norm_ScalarOpt_dim_dtype),
    (("aten::norm", "ScalarOpt_dim"), norm_ScalarOpt_dim),
    (("aten::renorm", ""), renorm),
    (("aten::renorm_", ""), renorm_),
    (("aten::cumprod", ""), cumprod),
    (("aten::cumprod_", ""), cumprod_),
    (("aten::sort", "stable"), sort_stable),
    (("aten::topk", ""), topk),
    (("aten::isin", "Tensor_Tensor"), isin_Tensor_Tensor),
    (("aten::isin", "Tensor_Scalar"), isin_Tensor_Scalar),
    (("aten::isin", "Scalar_Tensor"), isin_Scalar_Tensor),
    (("aten::addmv", ""), addmv),
    (("aten::addmv_", ""), addmv_),
    (("aten::baddbmm", ""), baddbmm),
    (("aten::baddbmm_", ""), baddbmm_),
    (("aten::linalg_cross", ""), linalg_cross),
    (("aten::linalg_lu_factor_ex", ""), linalg_lu_factor_ex),
    (("aten::linalg_lu", ""), linalg_lu),
    (("aten::lu_unpack", ""), lu_unpack),
    (("aten::linalg_lu_solve", ""), linalg_lu_solve),
    (("aten::linalg_ldl_factor_ex", ""), linalg_ldl_factor_ex),
    (("aten::linalg_ldl_solve", ""), linalg_ldl_solve),
    (("aten::_linalg_solve_ex", ""), _linalg_solve_ex),
    (("aten::linalg_inv_ex", ""), linalg_inv_ex),
    (("aten::triangular_solve", ""), triangular_solve),
    (("aten::_linalg_det", ""), _linalg_det),
    (("aten::_linalg_slogdet", ""), _linalg_slogdet),
    (("aten::linalg_cholesky_ex", ""), linalg_cholesky_ex),
    (("aten::linalg_qr", ""), linalg_qr),
    (("aten::_linalg_svd", ""), _linalg_svd),
    (("aten::_linalg_eigh", ""), _linalg_eigh),
    (("aten::linalg_pinv", "atol_rtol_tensor"), linalg_pinv_atol_rtol_tensor),
    (("aten::scatter", "src"), scatter_src),
    (("aten::scatter_", "src"), scatter__src),
    (("aten::scatter", "value"), scatter_value),
    (("aten::scatter_", "value"), scatter__value),
    (("aten::scatter", "reduce"), scatter_dot_reduce),
    (("aten::scatter_", "reduce"), scatter__reduce),
    (("aten::scatter", "value_reduce"), scatter_value_reduce),
    (("aten::scatter_", "value_reduce"), scatter__value_reduce),
    (("aten::scatter_add", ""), scatter_add),
    (("aten::scatter_add_", ""), scatter_add_),
    (("aten::scatter_reduce", "two"), scatter_reduce_two),
    (("aten::scatter_reduce_", "two"), scatter_reduce__two),
    (("aten::index_add", ""), index_add),
    (("aten::index_add_", ""), index_add_),
    (("aten::tril", ""), tril),
    (("aten::tril_", ""), tril_),
    (("aten::triu", ""), triu),
    (("aten::triu_", ""), triu_),
    (("aten::diag_embed", ""), diag_embed),
    (("aten::diagonal_copy", ""), diagonal_copy),
    (("aten::as_strided_", ""), as_strided_),
    (("aten::select_scatter", ""), select_scatter),
    (("aten::slice_scatter", ""), slice_scatter),
    (("aten::diagonal_scatter", ""), diagonal_scatter),
    (("aten::as_strided_scatter", ""), as_strided_scatter),
    (("aten::index_copy", ""), index_copy),
    (("aten::index_copy_", ""), index_copy_),
    (("aten::index_reduce", ""), index_reduce),
    (("aten::index_reduce_", ""), index_reduce_),
    (("aten::alias_copy", ""), alias_copy),
    (("aten::_reshape_alias_copy", ""), _reshape_alias_copy),
    (("aten::as_strided_copy", ""), as_strided_copy),
    (("aten::detach_copy", ""), detach_copy),
    (("aten::expand_copy", ""), expand_copy),
    (("aten::permute_copy", ""), permute_copy),
    (("aten::select_copy", "int"), select_copy_int),
    (("aten::slice_copy", "Tensor"), slice_copy_Tensor),
    (("aten::squeeze_copy", ""), squeeze_copy),
    (("aten::squeeze_copy", "dim"), squeeze_copy_dim),
    (("aten::squeeze_copy", "dims"), squeeze_copy_dims),
    (("aten::t_copy", ""), t_copy),
    (("aten::transpose_copy", "int"), transpose_copy_int),
    (("aten::unfold_copy", ""), unfold_copy),
    (("aten::unsqueeze_copy", ""), unsqueeze_copy),
    (("aten::view_copy", ""), view_copy),
    (("aten::view_copy", "dtype"), view_copy_dtype),
    (("aten::split_copy", "Tensor"), split_copy_Tensor),
    (("aten::split_with_sizes_copy", ""), split_with_sizes_copy),
    (("aten::unbind_copy", "int"), unbind_copy_int),
    (("aten::im2col", ""), im2col),
    (("aten::col2im", ""), col2im),
    (("aten::max_pool2d_with_indices", ""), max_pool2d_with_indices),
    (("aten::max_pool2d_with_indices_backward", ""), max_pool2d_with_indices_backward),
    (("aten::max_pool3d_with_indices", ""), max_pool3d_with_indices),
    (("aten::max_pool3d_with_indices_backward", ""), max_pool3d_with_indices_backward),
    (("aten::avg_pool2d", ""), avg_pool2d),
    (("aten::avg_pool2d_backward", ""), avg_pool2d_backward),
    (("aten::avg_pool3d", ""), avg_pool3d),
    (("aten::avg_pool3d_backward", ""), avg_pool3d_backward),
    (("aten::adaptive_max_pool2d", ""), adaptive_max_pool2d),
    (("aten::adaptive_max_pool2d_backward", ""), adaptive_max_pool2d_backward),
    (("aten::adaptive_max_pool3d", ""), adaptive_max_pool3d),
    (("aten::adaptive_max_pool3d_backward", ""), adaptive_max_pool3d_backward),
    (("aten::max_unpool2d", ""), max_unpool2d),
    (("aten::max_unpool3d", ""), max_unpool3d),
    (("aten::fractional_max_pool2d", ""), fractional_max_pool2d),
    (("aten::fractional_max_pool2d_backward", ""), fractional_max_pool2d_backward),
    (("aten::fractional_max_pool3d", ""), fractional_max_pool3d),
    (("aten::fractional_max_pool3d_backward", ""), fractional_max_pool3d_backward),
    (("aten::upsample_nearest1d", ""), upsample_nearest1d),
    (("aten::upsample_nearest2d", ""), upsample_nearest2d),
    (("aten::upsample_nearest3d", ""), upsample_nearest3d),
    (("aten::upsample_linear1d", ""), upsample_linear1d),
    (("aten::upsample_bilinear2d", ""), upsample_bilinear2d),
    (("aten::upsample_trilinear3d", ""), upsample_trilinear3d),
    (("aten::upsample_bicubic2d", ""), upsample_bicubic2d),
    (("aten::_upsample_nearest_exact1d", ""), _upsample_nearest_exact1d),
    (("aten::_upsample_nearest_exact2d", ""), _upsample_nearest_exact2d),
    (("aten::_upsample_nearest_exact3d", ""), _upsample_nearest_exact3d),
    (("aten::_upsample_bilinear2d_aa", ""), _upsample_bilinear2d_aa),
    (("aten::_upsample_bicubic2d_aa", ""), _upsample_bicubic2d_aa),
    (("aten::upsample_nearest1d_backward", ""), upsample_nearest1d_backward),
    (("aten::upsample_nearest2d_backward", ""), upsample_nearest2d_backward),
    (("aten::upsample_nearest3d_backward", ""), upsample_nearest3d_backward),
    (("aten::upsample_linear1d_backward", ""), upsample_linear1d_backward),
    (("aten::upsample_bilinear2d_backward", ""), upsample_bilinear2d_backward),
    (("aten::upsample_trilinear3d_backward", ""), upsample_trilinear3d_backward),
    (("aten::upsample_bicubic2d_backward", ""), upsample_bicubic2d_backward),
    (("aten::_upsample_nearest_exact1d_backward", ""), _upsample_nearest_exact1d_backward),
    (("aten::_upsample_nearest_exact2d_backward", ""), _upsample_nearest_exact2d_backward),
    (("aten::_upsample_nearest_exact3d_backward", ""), _upsample_nearest_exact3d_backward),
    (("aten::_upsample_bilinear2d_aa_backward", ""), _upsample_bilinear2d_aa_backward),
    (("aten::_upsample_bicubic2d_aa_backward", ""), _upsample_bicubic2d_aa_backward),
    (("aten::reflection_pad1d", ""), reflection_pad1d),
    (("aten::reflection_pad2d", ""), reflection_pad2d),
    (("aten::reflection_pad3d", ""), reflection_pad3d),
    (("aten::replication_pad1d", ""), replication_pad1d),
    (("aten::replication_pad2d", ""), replication_pad2d),
    (("aten::replication_pad3d", ""), replication_pad3d),
    (("aten::reflection_pad1d_backward", ""), reflection_pad1d_backward),
    (("aten::reflection_pad2d_backward", ""), reflection_pad2d_backward),
    (("aten::reflection_pad3d_backward", ""), reflection_pad3d_backward),
    (("aten::replication_pad1d_backward", ""), replication_pad1d_backward),
    (("aten::replication_pad2d_backward", ""), replication_pad2d_backward),
    (("aten::replication_pad3d_backward", ""), replication_pad3d_backward),
    (("aten::bernoulli", "p"), bernoulli_p),
    (("aten::special_airy_ai", ""), special_airy_ai),
    (("aten::special_bessel_j0", ""), special_bessel_j0),
    (("aten::special_bessel_j1", ""), special_bessel_j1),
    (("aten::special_bessel_y0", ""), special_bessel_y0),
    (("aten::special_bessel_y1", ""), special_bessel_y1),
    (("aten::special_modified_bessel_i0", ""), special_modified_bessel_i0),
    (("aten::special_modified_bessel_i1", ""), special_modified_bessel_i1),
    (("aten::special_modified_bessel_k0", ""), special_modified_bessel_k0),
    (("aten::special_modified_bessel_k1", ""), special_modified_bessel_k1),
    (("aten::special_scaled_modified_bessel_k0", ""), special_scaled_modified_bessel_k0),
    (("aten::special_scaled_modified_bessel_k1", ""), special_scaled_modified_bessel_k1),
    (("aten::special_spherical_bessel_j0", ""), special_spherical_bessel_j0),
    (("aten::special_chebyshev_polynomial_t", ""), special_chebyshev_polynomial_t),
    (("aten::special_chebyshev_polynomial_u", ""), special_chebyshev_polynomial_u),
    (("aten::special_chebyshev_polynomial_v", ""), special_chebyshev_polynomial_v),
    (("aten::special_chebyshev_polynomial_w", ""), special_chebyshev_polynomial_w),
    (("aten::special_shifted_chebyshev_polynomial_t", ""), special_shifted_chebyshev_polynomial_t),
    (("aten::special_shifted_chebyshev_polynomial_u", ""), special_shifted_chebyshev_polynomial_u),
    (("aten::special_shifted_chebyshev_polynomial_v", ""), special_shifted_chebyshev_polynomial_v),
    (("aten::special_shifted_chebyshev_polynomial_w", ""), special_shifted_chebyshev_polynomial_w),
    (("aten::special_hermite_polynomial_h", ""), special_hermite_polynomial_h),
    (("aten::special_hermite_polynomial_he", ""), special_hermite_polynomial_he),
    (("aten::special_laguerre_polynomial_l", ""), special_laguerre_polynomial_l),
    (("aten::special_legendre_polynomial_p", ""), special_legendre_polynomial_p),
):
    register_impl(name, overload, DispatchKey.CompositeExplicitAutogradNonFunctional, kernel)

for (name, overload), kernel in (
    (("aten::empty_like", ""), empty_like),
    (("aten::new_empty", ""), new_empty),
    (("aten::zeros", ""), zeros),
    (("aten::zeros", "out"), zeros_out),
    (("aten::zeros_like", ""), zeros_like),
    (("aten::new_zeros", ""), new_zeros),
    (("aten::ones", ""), ones),
    (("aten::ones", "out"), ones_out),
    (("aten::ones_like", ""), ones_like),
    (("aten::new_ones", ""), new_ones),
    (("aten::full", ""), full),
    (("aten::full", "out"), full_out),
    (("aten::full_like", ""), full_like),
    (("aten::new_full", ""), new_full),
    (("aten::scalar_tensor", ""), scalar_tensor),
    (("aten::arange", ""), arange),
    (("aten::arange", "out"), arange_out),
    (("aten::arange", "start"), arange_start),
    (("aten::arange", "start_step"), arange_start_step),
    (("aten::eye", ""), eye),
    (("aten::eye", "m"), eye_m),
    (("aten::add", "Scalar"), add_Scalar),
    (("aten::add_", "Scalar"), add__Scalar),
    (("aten::sub", "Scalar"), sub_Scalar),
    (("aten::sub_", "Scalar"), sub__Scalar),
    (("aten::rsub", "Scalar"), rsub_Scalar),
    (("aten::mul", "Scalar"), mul_Scalar),
    (("aten::mul_", "Scalar"), mul__Scalar),
    (("aten::div", "Scalar"), div_Scalar),
    (("aten::div_", "Scalar"), div__Scalar),
    (("aten::bitwise_and", "Scalar"), bitwise_and_Scalar),
    (("aten::bitwise_and_", "Scalar"), bitwise_and__Scalar),
    (("aten::bitwise_and", "Scalar_out"), bitwise_and_Scalar_out),
    (("aten::bitwise_and", "Scalar_Tensor"), bitwise_and_Scalar_Tensor),
    (("aten::bitwise_or", "Scalar"), bitwise_or_Scalar),
    (("aten::bitwise_or_", "Scalar"), bitwise_or__Scalar),
    (("aten::bitwise_or", "Scalar_out"), bitwise_or_Scalar_out),
    (("aten::bitwise_or", "Scalar_Tensor"), bitwise_or_Scalar_Tensor),
    (("aten::bitwise_xor", "Scalar"), bitwise_xor_Scalar),
    (("aten::bitwise_xor_", "Scalar"), bitwise_xor__Scalar),
    (("aten::bitwise_xor", "Scalar_out"), bitwise_xor_Scalar_out),
    (("aten::bitwise_xor", "Scalar_Tensor"), bitwise_xor_Scalar_Tensor),
    (("aten::isinf", ""), isinf),
    (("aten::sum", ""), sum),
    (("aten::mean", ""), mean),
    (("aten::mean", "dtype_out"), mean_dtype_out),
    (("aten::allclose", ""), allclose),
    (("aten::mv", ""), mv),
    (("aten::mv", "out"), mv_out),
    (("aten::dot", "out"), dot_out),
    (("aten::t", ""), t),
    (("aten::t_", ""), t_),
    (("aten::transpose", "int"), transpose_int),
    (("aten::transpose_", ""), transpose_),
    (("aten::permute", ""), permute),
    (("aten::view", "dtype"), view_dtype),
    (("aten::expand", ""), expand),
    (("aten::squeeze", ""), squeeze),
    (("aten::squeeze_", ""), squeeze_),
    (("aten::squeeze", "dim"), squeeze_dim),
    (("aten::squeeze_", "dim"), squeeze__dim),
    (("aten::squeeze", "dims"), squeeze_dims),
    (("aten::squeeze_", "dims"), squeeze__dims),
    (("aten::unsqueeze", ""), unsqueeze),
    (("aten::unsqueeze_", ""), unsqueeze_),
    (("aten::select", "int"), select_int),
    (("aten::slice", "Tensor"), slice_Tensor),
    (("aten::diagonal", ""), diagonal),
    (("aten::alias", ""), alias),
    (("aten::lift_fresh", ""), lift_fresh),
    (("aten::detach", ""), detach),
    (("aten::unbind", "int"), unbind_int),
    (("aten::split", "Tensor"), split_Tensor),
    (("aten::split_with_sizes", ""), split_with_sizes),
    (("aten::_unsafe_view", ""), _unsafe_view),
    (("aten::stack", ""), stack),
    (("aten::stack", "out"), stack_out),
    (("aten::slice_backward", ""), slice_backward),
    (("aten::diagonal_backward", ""), diagonal_backward),
    (("aten::copy_", ""), copy_),
    (("aten::clone", ""), clone),
    (("aten::_to_copy", ""), _to_copy),
    (("aten::fill", "Scalar"), fill_Scalar),
    (("aten::fill", "Tensor"), fill_Tensor),
    (("aten::zero", ""), zero),
    (("aten::resize", ""), resize),
    (("aten::index_put", ""), index_put),
    (("aten::index_put_", ""), index_put_),
    (("aten::_index_put_impl", ""), _index_put_impl),
    (("aten::_unsafe_index", "Tensor"), _unsafe_index_Tensor),
    (("aten::_unsafe_index_put", ""), _unsafe_index_put),
    (("aten::_unsafe_masked_index", ""), _unsafe_masked_index),
    (("aten::_unsafe_masked_index_put_accumulate", ""), _unsafe_masked_index_put_accumulate),
    (("aten::masked_fill", "Scalar"), masked_fill_Scalar),
    (("aten::masked_fill", "Tensor"), masked_fill_Tensor),
    (("aten::polygamma_", ""), polygamma_),
    (("aten::mvlgamma", ""), mvlgamma),
    (("aten::mvlgamma_", ""), mvlgamma_),
    (("aten::deg2rad", ""), deg2rad),
    (("aten::deg2rad", "out"), deg2rad_out),
    (("aten::deg2rad_", ""), deg2rad_),
    (("aten::rad2deg", ""), rad2deg),
    (("aten::rad2deg", "out"), rad2deg_out),
    (("aten::rad2deg_", ""), rad2deg_),
    (("aten::nan_to_num", ""), nan_to_num),
    (("aten::nan_to_num_", ""), nan_to_num_),
    (("aten::frexp", "Tensor"), frexp_Tensor),
    (("aten::ldexp", "Tensor"), ldexp_Tensor),
    (("aten::ldexp", "out"), ldexp_out),
    (("aten::ldexp_", ""), ldexp_),
    (("aten::copysign", "Scalar"), copysign_Scalar),
    (("aten::copysign", "Scalar_out"), copysign_Scalar_out),
    (("aten::copysign_", "Scalar"), copysign__Scalar),
    (("aten::conj_physical_", ""), conj_physical_),
    (("aten::div", "Scalar_mode"), div_Scalar_mode),
    (("aten::div_", "Scalar_mode"), div__Scalar_mode),
    (("aten::floor_divide", "Scalar"), floor_divide_Scalar),
    (("aten::floor_divide_", "Scalar"), floor_divide__Scalar),
    (("aten::remainder", "Scalar_out"), remainder_Scalar_out),
    (("aten::remainder", "Scalar"), remainder_Scalar),
    (("aten::remainder_", "Scalar"), remainder__Scalar),
    (("aten::fmod", "Scalar_out"), fmod_Scalar_out),
    (("aten::fmod", "Scalar"), fmod_Scalar),
    (("aten::fmod_", "Scalar"), fmod__Scalar),
    (("aten::xlogy", "Scalar_Self"), xlogy_Scalar_Self),
    (("aten::xlogy", "Scalar_Other"), xlogy_Scalar_Other),
    (("aten::xlogy", "OutScalar_Self"), xlogy_OutScalar_Self),
    (("aten::xlogy", "OutScalar_Other"), xlogy_OutScalar_Other),
    (("aten::xlogy_", "Scalar_Other"), xlogy__Scalar_Other),
    (("aten::special_xlog1py", "self_scalar"), special_xlog1py_self_scalar),
    (("aten::special_xlog1py", "other_scalar"), special_xlog1py_other_scalar),
    (("aten::special_xlog1py", "self_scalar_out"), special_xlog1py_self_scalar_out),
    (("aten::special_xlog1py", "other_scalar_out"), special_xlog1py_other_scalar_out),
    (("aten::special_zeta", "self_scalar"), special_zeta_self_scalar),
    (("aten::special_zeta", "other_scalar"), special_zeta_other_scalar),
    (("aten::special_zeta", "self_scalar_out"), special_zeta_self_scalar_out),
    (("aten::special_zeta", "other_scalar_out"), special_zeta_other_scalar_out),
    (("aten::logical_xor", ""), logical_xor),
    (("aten::logical_xor_", ""), logical_xor_),
    (("aten::bitwise_left_shift", "Tensor_Scalar"), bitwise_left_shift_Tensor_Scalar),
    (("aten::bitwise_left_shift", "Tensor_Scalar_out"), bitwise_left_shift_Tensor_Scalar_out),
    (("aten::bitwise_left_shift", "Scalar_Tensor"), bitwise_left_shift_Scalar_Tensor),
    (("aten::bitwise_left_shift_", "Tensor_Scalar"), bitwise_left_shift__Tensor_Scalar),
    (("aten::bitwise_right_shift", "Tensor_Scalar"), bitwise_right_shift_Tensor_Scalar),
    (("aten::bitwise_right_shift", "Tensor_Scalar_out"), bitwise_right_shift_Tensor_Scalar_out),
    (("aten::bitwise_right_shift", "Scalar_Tensor"), bitwise_right_shift_Scalar_Tensor),
    (("aten::bitwise_right_shift_", "Tensor_Scalar"), bitwise_right_shift__Tensor_Scalar),
    (("aten::celu", ""), celu),
    (("aten::celu_", ""), celu_),
    (("aten::softmax", "int_out"), softmax_int_out),
    (("aten::log_softmax", "int_out"), log_softmax_int_out),
    (("aten::_safe_softmax", ""), _safe_softmax),
    (("aten::rrelu_with_noise_functional", ""), rrelu_with_noise_functional),
    (("aten::rrelu_with_noise_backward", ""), rrelu_with_noise_backward),
    (("aten::smooth_l1_loss_backward", ""), smooth_l1_loss_backward),
    (("aten::huber_loss_backward", ""), huber_loss_backward),
    (("aten::binary_cross_entropy_with_logits", ""), binary_cross_entropy_with_logits),
    (("aten::soft_margin_loss", ""), soft_margin_loss),
    (("aten::soft_margin_loss", "out"), soft_margin_loss_out),
    (("aten::soft_margin_loss_backward", ""), soft_margin_loss_backward),
    (("aten::soft_margin_loss_backward", "grad_input"), soft_margin_loss_backward_grad_input),
    (("aten::linear", "out"), linear_out),
    (("aten::count_nonzero", ""), count_nonzero),
    (("aten::logsumexp", ""), logsumexp),
    (("aten::norm", "ScalarOpt_dtype"), norm_ScalarOpt_dtype),
    (("aten::norm", "Scalar"), norm_Scalar),
    (("aten::dist", ""), dist),
    (("aten::cummax", ""), cummax),
    (("aten::cummax", "out"), cummax_out),
    (("aten::cummin", ""), cummin),
    (("aten::cummin", "out"), cummin_out),
    (("aten::logcumsumexp", ""), logcumsumexp),
    (("aten::logcumsumexp", "out"), logcumsumexp_out),
    (("aten::sort", "values"), sort_values),
    (("aten::sort", ""), sort),
    (("aten::kthvalue", ""), kthvalue),
    (("aten::median", "dim"), median_dim),
    (("aten::nanmedian", "dim"), nanmedian_dim),
    (("aten::mode", "values"), mode_values),
    (("aten::_chunk_cat", ""), _chunk_cat),
    (("aten::_chunk_cat", "out"), _chunk_cat_out),
    (("aten::addr_", ""), addr_),
    (("aten::vdot", "out"), vdot_out),
    (("aten::_euclidean_dist", ""), _euclidean_dist),
    (("aten::_linalg_check_errors", ""), _linalg_check_errors),
    (("aten::cholesky_solve", "out"), cholesky_solve_out),
    (("aten::cholesky_solve", ""), cholesky_solve),
    (("aten::linalg_lstsq", ""), linalg_lstsq),
    (("aten::linalg_pinv", "atol_rtol_tensor_out"), linalg_pinv_atol_rtol_tensor_out),
    (("aten::index_fill", "int_Scalar"), index_fill_int_Scalar),
    (("aten::index_fill", "int_Tensor"), index_fill_int_Tensor),
    (("aten::put", ""), put),
    (("aten::masked_scatter", ""), masked_scatter),
    (("aten::masked_scatter_backward", ""), masked_scatter_backward),
    (("aten::repeat", ""), repeat),
    (("aten::diagonal_copy", "out"), diagonal_copy_out),
    (("aten::unsafe_split", "Tensor"), unsafe_split_Tensor),
    (("aten::unsafe_split_with_sizes", ""), unsafe_split_with_sizes),
    (("aten::block_diag", ""), block_diag),
    (("aten::rot90", ""), rot90),
    (("aten::constant_pad_nd", ""), constant_pad_nd),
    (("aten::slice_scatter", "out"), slice_scatter_out),
    (("aten::resize_as_", ""), resize_as_),
    (("aten::resize_as", ""), resize_as),
    (("aten::alias_copy", "out"), alias_copy_out),
    (("aten::as_strided_copy", "out"), as_strided_copy_out),
    (("aten::detach_copy", "out"), detach_copy_out),
    (("aten::expand_copy", "out"), expand_copy_out),
    (("aten::permute_copy", "out"), permute_copy_out),
    (("aten::select_copy", "int_out"), select_copy_int_out),
    (("aten::slice_copy", "Tensor_out"), slice_copy_Tensor_out),
    (("aten::squeeze_copy", "out"), squeeze_copy_out),
    (("aten::squeeze_copy", "dim_out"), squeeze_copy_dim_out),
    (("aten::squeeze_copy", "dims_out"), squeeze_copy_dims_out),
    (("aten::t_copy", "out"), t_copy_out),
    (("aten::transpose_copy", "int_out"), transpose_copy_int_out),
    (("aten::unfold_copy", "out"), unfold_copy_out),
    (("aten::unsqueeze_copy", "out"), unsqueeze_copy_out),
    (("aten::view_copy", "out"), view_copy_out),
    (("aten::view_copy", "dtype_out"), view_copy_dtype_out),
    (("aten::split_copy", "Tensor_out"), split_copy_Tensor_out),
    (("aten::split_with_sizes_copy", "out"), split_with_sizes_copy_out),
    (("aten::unbind_copy", "int_out"), unbind_copy_int_out),
    (("aten::conv_tbc", ""), conv_tbc),
    (("aten::convolution", ""), convolution),
    (("aten::convolution_backward", ""), convolution_backward),
    (("aten::_convolution", ""), _convolution),
    (("aten::affine_grid_generator", ""), affine_grid_generator),
    (("aten::_native_batch_norm_legit_functional", ""), _native_batch_norm_legit_functional),
    (("aten::embedding", ""), embedding),
    (("aten::embedding_renorm", ""), embedding_renorm),
    (("aten::rand", ""), rand),
    (("aten::rand", "generator"), rand_generator),
    (("aten::rand", "out"), rand_out),
    (("aten::rand", "generator_out"), rand_generator_out),
    (("aten::rand_like", ""), rand_like),
    (("aten::rand_like", "generator"), rand_like_generator),
    (("aten::randn", ""), randn),
    (("aten::randn", "generator"), randn_generator),
    (("aten::randn_like", ""), randn_like),
    (("aten::randn_like", "generator"), randn_like_generator),
    (("aten::randint", ""), randint),
    (("aten::randint", "generator"), randint_generator),
    (("aten::randint", "low"), randint_low),
    (("aten::randint", "low_generator"), randint_low_generator),
    (("aten::randint", "out"), randint_out),
    (("aten::randint", "generator_out"), randint_generator_out),
    (("aten::randint", "low_out"), randint_low_out),
    (("aten::randint", "low_generator_out"), randint_low_generator_out),
    (("aten::randint_like", ""), randint_like),
    (("aten::randint_like", "generator"), randint_like_generator),
    (("aten::randint_like", "Tensor"), randint_like_Tensor),
    (("aten::randint_like", "Tensor_generator"), randint_like_Tensor_generator),
    (("aten::randint_like", "low_dtype"), randint_like_low_dtype),
    (("aten::randint_like", "low_generator_dtype"), randint_like_low_generator_dtype),
    (("aten::randperm", ""), randperm),
    (("aten::randperm", "generator"), randperm_generator),
    (("aten::randperm", "out"), randperm_out),
    (("aten::uniform", ""), uniform),
    (("aten::normal_functional", ""), normal_functional),
    (("aten::log_normal", ""), log_normal),
    (("aten::exponential", ""), exponential),
    (("aten::cauchy", ""), cauchy),
    (("aten::geometric", ""), geometric),
    (("aten::random", ""), random),
    (("aten::random", "to"), random_to),
    (("aten::random", "from"), random_from),
    (("aten::bernoulli", "Tensor"), bernoulli_Tensor),
    (("aten::bernoulli", ""), bernoulli),
    (("aten::normal", "float_float"), normal_float_float),
    (("aten::normal", "float_float_out"), normal_float_float_out),
    (("aten::linspace", ""), linspace),
    (("aten::linspace", "Tensor_Tensor"), linspace_Tensor_Tensor),
    (("aten::linspace", "Tensor_Scalar"), linspace_Tensor_Scalar),
    (("aten::linspace", "Scalar_Tensor"), linspace_Scalar_Tensor),
    (("aten::linspace", "Tensor_Tensor_out"), linspace_Tensor_Tensor_out),
    (("aten::linspace", "Tensor_Scalar_out"), linspace_Tensor_Scalar_out),
    (("aten::linspace", "Scalar_Tensor_out"), linspace_Scalar_Tensor_out),
    (("aten::logspace", ""), logspace),
    (("aten::logspace", "Tensor_Tensor"), logspace_Tensor_Tensor),
    (("aten::logspace", "Tensor_Scalar"), logspace_Tensor_Scalar),
    (("aten::logspace", "Scalar_Tensor"), logspace_Scalar_Tensor),
    (("aten::logspace", "Tensor_Tensor_out"), logspace_Tensor_Tensor_out),
    (("aten::logspace", "Tensor_Scalar_out"), logspace_Tensor_Scalar_out),
    (("aten::logspace", "Scalar_Tensor_out"), logspace_Scalar_Tensor_out),
    (("aten::range", "step"), range_step),
    (("aten::range", ""), range),
    (("aten::range", "out_"), range_out_),
    (("aten::empty_permuted", ""), empty_permuted),
    (("aten::bartlett_window", ""), bartlett_window),
    (("aten::bartlett_window", "periodic"), bartlett_window_periodic),
    (("aten::blackman_window", ""), blackman_window),
    (("aten::blackman_window", "periodic"), blackman_window_periodic),
    (("aten::hann_window", ""), hann_window),
    (("aten::hann_window", "periodic"), hann_window_periodic),
    (("aten::hamming_window", ""), hamming_window),
    (("aten::hamming_window", "periodic"), hamming_window_periodic),
    (("aten::hamming_window", "periodic_alpha"), hamming_window_periodic_alpha),
    (("aten::hamming_window", "periodic_alpha_beta"), hamming_window_periodic_alpha_beta),
    (("aten::kaiser_window", ""), kaiser_window),
    (("aten::kaiser_window", "periodic"), kaiser_window_periodic),
    (("aten::kaiser_window", "beta"), kaiser_window_beta),
    (("aten::is_same_size", ""), is_same_size),
    (("aten::sparse_dim", ""), sparse_dim),
    (("aten::dense_dim", ""), dense_dim),
    (("aten::is_pinned", ""), is_pinned),
    (("aten::_pack_padded_sequence", ""), _pack_padded_sequence),
    (("aten::special_chebyshev_polynomial_t", "x_scalar"), special_chebyshev_polynomial_t_x_scalar),
    (("aten::special_chebyshev_polynomial_t", "n_scalar"), special_chebyshev_polynomial_t_n_scalar),
    (("aten::special_chebyshev_polynomial_t", "x_scalar_out"), special_chebyshev_polynomial_t_x_scalar_out),
    (("aten::special_chebyshev_polynomial_t", "n_scalar_out"), special_chebyshev_polynomial_t_n_scalar_out),
    (("aten::special_chebyshev_polynomial_u", "x_scalar"), special_chebyshev_polynomial_u_x_scalar),
    (("aten::special_chebyshev_polynomial_u", "n_scalar"), special_chebyshev_polynomial_u_n_scalar),
    (("aten::special_chebyshev_polynomial_u", "x_scalar_out"), special_chebyshev_polynomial_u_x_scalar_out),
    (("aten::special_chebyshev_polynomial_u", "n_scalar_out"), special_chebyshev_polynomial_u_n_scalar_out),
    (("aten::special_chebyshev_polynomial_v", "x_scalar"), special_chebyshev_polynomial_v_x_scalar),
    (("aten::special_chebyshev_polynomial_v", "n_scalar"), special_chebyshev_polynomial_v_n_scalar),
    (("aten::special_chebyshev_polynomial_v", "x_scalar_out"), special_chebyshev_polynomial_v_x_scalar_out),
    (("aten::special_chebyshev_polynomial_v", "n_scalar_out"), special_chebyshev_polynomial_v_n_scalar_out),
    (("aten::special_chebyshev_polynomial_w", "x_scalar"), special_chebyshev_polynomial_w_x_scalar),
    (("aten::special_chebyshev_polynomial_w", "n_scalar"), special_chebyshev_polynomial_w_n_scalar),
    (("aten::special_chebyshev_polynomial_w", "x_scalar_out"), special_chebyshev_polynomial_w_x_scalar_out),
    (("aten::special_chebyshev_polynomial_w", "n_scalar_out"), special_chebyshev_polynomial_w_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_t", "x_scalar"), special_shifted_chebyshev_polynomial_t_x_scalar),
    (("aten::special_shifted_chebyshev_polynomial_t", "n_scalar"), special_shifted_chebyshev_polynomial_t_n_scalar),
    (("aten::special_shifted_chebyshev_polynomial_t", "x_scalar_out"), special_shifted_chebyshev_polynomial_t_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_t", "n_scalar_out"), special_shifted_chebyshev_polynomial_t_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_u", "x_scalar"), special_shifted_chebyshev_polynomial_u_x_scalar),
    (("aten::special_shifted_chebyshev_polynomial_u", "n_scalar"), special_shifted_chebyshev_polynomial_u_n_scalar),
    (("aten::special_shifted_chebyshev_polynomial_u", "x_scalar_out"), special_shifted_chebyshev_polynomial_u_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_u", "n_scalar_out"), special_shifted_chebyshev_polynomial_u_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_v", "x_scalar"), special_shifted_chebyshev_polynomial_v_x_scalar),
    (("aten::special_shifted_chebyshev_polynomial_v", "n_scalar"), special_shifted_chebyshev_polynomial_v_n_scalar),
    (("aten::special_shifted_chebyshev_polynomial_v", "x_scalar_out"), special_shifted_chebyshev_polynomial_v_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_v", "n_scalar_out"), special_shifted_chebyshev_polynomial_v_n_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_w", "x_scalar"), special_shifted_chebyshev_polynomial_w_x_scalar),
    (("aten::special_shifted_chebyshev_polynomial_w", "n_scalar"), special_shifted_chebyshev_polynomial_w_n_scalar),
    (("aten::special_shifted_chebyshev_polynomial_w", "x_scalar_out"), special_shifted_chebyshev_polynomial_w_x_scalar_out),
    (("aten::special_shifted_chebyshev_polynomial_w", "n_scalar_out"), special_shifted_chebyshev_polynomial_w_n_scalar_out),
    (("aten::special_hermite_polynomial_h", "x_scalar"), special_hermite_polynomial_h_x_scalar),
    (("aten::special_hermite_polynomial_h", "n_scalar"), special_hermite_polynomial_h_n_scalar),
    (("aten::special_hermite_polynomial_h", "x_scalar_out"), special_hermite_polynomial_h_x_scalar_out),
    (("aten::special_hermite_polynomial_h", "n_scalar_out"), special_hermite_polynomial_h_n_scalar_out),
    (("aten::special_hermite_polynomial_he", "x_scalar"), special_hermite_polynomial_he_x_scalar),
    (("aten::special_hermite_polynomial_he", "n_scalar"), special_hermite_polynomial_he_n_scalar),
    (("aten::special_hermite_polynomial_he", "x_scalar_out"), special_hermite_polynomial_he_x_scalar_out),
    (("aten::special_hermite_polynomial_he", "n_scalar_out"), special_hermite_polynomial_he_n_scalar_out),
    (("aten::special_laguerre_polynomial_l", "x_scalar"), special_laguerre_polynomial_l_x_scalar),
    (("aten::special_laguerre_polynomial_l", "n_scalar"), special_laguerre_polynomial_l_n_scalar),
    (("aten::special_laguerre_polynomial_l", "x_scalar_out"), special_laguerre_polynomial_l_x_scalar_out),
    (("aten::special_laguerre_polynomial_l", "n_scalar_out"), special_laguerre_polynomial_l_n_scalar_out),
    (("aten::special_legendre_polynomial_p", "x_scalar"), special_legendre_polynomial_p_x_scalar),
    (("aten::special_legendre_polynomial_p", "n_scalar"), special_legendre_polynomial_p_n_scalar),
    (("aten::special_legendre_polynomial_p", "x_scalar_out"), special_legendre_polynomial_p_x_scalar_out),
    (("aten::special_legendre_polynomial_p", "n_scalar_out"), special_legendre_polynomial_p_n_scalar_out),
    (("aten::_foreach_add_", "Scalar"), _foreach_add__Scalar),
    (("aten::_foreach_sub_", "List"), _foreach_sub__List),
    (("aten::_foreach_zero_", ""), _foreach_zero_),
):
    register_impl(name, overload, DispatchKey.CompositeExplicitAutograd, kernel)

for (name, overload), kernel in (
    (("aten::square", ""), square),
    (("aten::square_", ""), square_),
    (("aten::square", "out"), square_out),
    (("aten::isfinite", ""), isfinite),
    (("aten::where", ""), where),
    (("aten::where", "ScalarSelf"), where_ScalarSelf),
    (("aten::where", "ScalarOther"), where_ScalarOther),
    (("aten::where", "Scalar"), where_Scalar),
    (("aten::max", "out"), max_out),
    (("aten::max", "other"), max_other),
    (("aten::min", "out"), min_out),
    (("aten::min", "other"), min_other),
    (("aten::var", ""), var),
    (("aten::var", "out"), var_out),
    (("aten::var", "dim"), var_dim),
    (("aten::std", ""), std),
    (("aten::std", "out"), std_out),
    (("aten::std", "dim"), std_dim),
    (("aten::isclose", ""), isclose),
    (("aten::matmul", ""), matmul),
    (("aten::matmul", "out"), matmul_out),
    (("aten::numpy_T", ""), numpy_T),
    (("aten::mT", ""), mT),
    (("aten::movedim", "intlist"), movedim_intlist),
    (("aten::movedim", "int"), movedim_int),
    (("aten::view_as", ""), view_as),
    (("aten::expand_as", ""), expand_as),
    (("aten::split", "sizes"), split_sizes),
    (("aten::reshape", ""), reshape),
    (("aten::flatten", "using_ints"), flatten_using_ints),
    (("aten::unflatten", "int"), unflatten_int),
    (("aten::narrow", ""), narrow),
    (("aten::chunk", ""), chunk),
    (("aten::broadcast_to", ""), broadcast_to),
    (("aten::broadcast_tensors", ""), broadcast_tensors),
    (("aten::contiguous", ""), contiguous),
    (("aten::to", "dtype_layout"), to_dtype_layout),
    (("aten::to", "device"), to_device),
    (("aten::to", "dtype"), to_dtype),
    (("aten::to", "other"), to_other),
    (("aten::type_as", ""), type_as),
    (("aten::positive", ""), positive),
    (("aten::isreal", ""), isreal),
    (("aten::conj", ""), conj),
    (("aten::conj_physical", ""), conj_physical),
    (("aten::resolve_conj", ""), resolve_conj),
    (("aten::resolve_neg", ""), resolve_neg),
    (("aten::real", ""), real),
    (("aten::imag", ""), imag),
    (("aten::float_power", "Tensor_Tensor_out"), float_power_Tensor_Tensor_out),
    (("aten::float_power", "Tensor_Tensor"), float_power_Tensor_Tensor),
    (("aten::float_power", "Scalar_out"), float_power_Scalar_out),
    (("aten::float_power", "Scalar"), float_power_Scalar),
    (("aten::float_power", "Tensor_Scalar_out"), float_power_Tensor_Scalar_out),
    (("aten::float_power", "Tensor_Scalar"), float_power_Tensor_Scalar),
    (("aten::float_power_", "Scalar"), float_power__Scalar),
    (("aten::float_power_", "Tensor"), float_power__Tensor),
    (("aten::__and__", "Scalar"), __and___Scalar),
    (("aten::__and__", "Tensor"), __and___Tensor),
    (("aten::__iand__", "Scalar"), __iand___Scalar),
    (("aten::__iand__", "Tensor"), __iand___Tensor),
    (("aten::__or__", "Scalar"), __or___Scalar),
    (("aten::__or__", "Tensor"), __or___Tensor),
    (("aten::__ior__", "Scalar"), __ior___Scalar),
    (("aten::__ior__", "Tensor"), __ior___Tensor),
    (("aten::__xor__", "Scalar"), __xor___Scalar),
    (("aten::__xor__", "Tensor"), __xor___Tensor),
    (("aten::__ixor__", "Scalar"), __ixor___Scalar),
    (("aten::__ixor__", "Tensor"), __ixor___Tensor),
    (("aten::absolute", ""), absolute),
    (("aten::absolute", "out"), absolute_out),
    (("aten::absolute_", ""), absolute_),
    (("aten::negative", ""), negative),
    (("aten::negative", "out"), negative_out),
    (("aten::negative_", ""), negative_),
    (("aten::fix", ""), fix),
    (("aten::fix", "out"), fix_out),
    (("aten::fix_", ""), fix_),
    (("aten::clip", ""), clip),
    (("aten::clip", "Tensor"), clip_Tensor),
    (("aten::clip", "out"), clip_out),
    (("aten::clip", "Tensor_out"), clip_Tensor_out),
    (("aten::clip_", ""), clip_),
    (("aten::clip_", "Tensor"), clip__Tensor),
    (("aten::arccos", ""), arccos),
    (("aten::arccos", "out"), arccos_out),
    (("aten::arccos_", ""), arccos_),
    (("aten::arccosh", ""), arccosh),
    (("aten::arccosh", "out"), arccosh_out),
    (("aten::arccosh_", ""), arccosh_),
    (("aten::arcsin", ""), arcsin),
    (("aten::arcsin", "out"), arcsin_out),
    (("aten::arcsin_", ""), arcsin_),
    (("aten::arcsinh", ""), arcsinh),
    (("aten::arcsinh", "out"), arcsinh_out),
    (("aten::arcsinh_", ""), arcsinh_),
    (("aten::arctan", ""), arctan),
    (("aten::arctan", "out"), arctan_out),
    (("aten::arctan_", ""), arctan_),
    (("aten::arctanh", ""), arctanh),
    (("aten::arctanh", "out"), arctanh_out),
    (("aten::arctanh_", ""), arctanh_),
    (("aten::arctan2", ""), arctan2),
    (("aten::arctan2", "out"), arctan2_out),
    (("aten::arctan2_", ""), arctan2_),
    (("aten::divide", "Tensor"), divide_Tensor),
    (("aten::divide", "out"), divide_out),
    (("aten::divide", "Scalar"), divide_Scalar),
    (("aten::divide", "Tensor_mode"), divide_Tensor_mode),
    (("aten::divide", "out_mode"), divide_out_mode),
    (("aten::divide", "Scalar_mode"), divide_Scalar_mode),
    (("aten::divide_", "Tensor"), divide__Tensor),
    (("aten::divide_", "Scalar"), divide__Scalar),
    (("aten::divide_", "Tensor_mode"), divide__Tensor_mode),
    (("aten::divide_", "Scalar_mode"), divide__Scalar_mode),
    (("aten::true_divide", "Tensor"), true_divide_Tensor),
    (("aten::true_divide", "out"), true_divide_out),
    (("aten::true_divide", "Scalar"), true_divide_Scalar),
    (("aten::true_divide_", "Tensor"), true_divide__Tensor),
    (("aten::true_divide_", "Scalar"), true_divide__Scalar),
    (("aten::multiply", "Tensor"), multiply_Tensor),
    (("aten::multiply", "out"), multiply_out),
    (("aten::multiply", "Scalar"), multiply_Scalar),
    (("aten::multiply_", "Tensor"), multiply__Tensor),
    (("aten::multiply_", "Scalar"), multiply__Scalar),
    (("aten::subtract", "out"), subtract_out),
    (("aten::subtract", "Tensor"), subtract_Tensor),
    (("aten::subtract", "Scalar"), subtract_Scalar),
    (("aten::subtract_", "Tensor"), subtract__Tensor),
    (("aten::subtract_", "Scalar"), subtract__Scalar),
    (("aten::greater", "Scalar_out"), greater_Scalar_out),
    (("aten::greater", "Scalar"), greater_Scalar),
    (("aten::greater", "Tensor_out"), greater_Tensor_out),
    (("aten::greater", "Tensor"), greater_Tensor),
    (("aten::greater_", "Scalar"), greater__Scalar),
    (("aten::greater_", "Tensor"), greater__Tensor),
    (("aten::greater_equal", "Scalar_out"), greater_equal_Scalar_out),
    (("aten::greater_equal", "Scalar"), greater_equal_Scalar),
    (("aten::greater_equal", "Tensor_out"), greater_equal_Tensor_out),
    (("aten::greater_equal", "Tensor"), greater_equal_Tensor),
    (("aten::greater_equal_", "Scalar"), greater_equal__Scalar),
    (("aten::greater_equal_", "Tensor"), greater_equal__Tensor),
    (("aten::less", "Scalar_out"), less_Scalar_out),
    (("aten::less", "Scalar"), less_Scalar),
    (("aten::less", "Tensor_out"), less_Tensor_out),
    (("aten::less", "Tensor"), less_Tensor),
    (("aten::less_", "Scalar"), less__Scalar),
    (("aten::less_", "Tensor"), less__Tensor),
    (("aten::less_equal", "Scalar_out"), less_equal_Scalar_out),
    (("aten::less_equal", "Scalar"), less_equal_Scalar),
    (("aten::less_equal", "Tensor_out"), less_equal_Tensor_out),
    (("aten::less_equal", "Tensor"), less_equal_Tensor),
    (("aten::less_equal_", "Scalar"), less_equal__Scalar),
    (("aten::less_equal_", "Tensor"), less_equal__Tensor),
    (("aten::not_equal", "Scalar_out"), not_equal_Scalar_out),
    (("aten::not_equal", "Scalar"), not_equal_Scalar),
    (("aten::not_equal", "Tensor_out"), not_equal_Tensor_out),
    (("aten::not_equal", "Tensor"), not_equal_Tensor),
    (("aten::not_equal_", "Scalar"), not_equal__Scalar),
    (("aten::not_equal_", "Tensor"), not_equal__Tensor),
    (("aten::special_exp2", ""), special_exp2),
    (("aten::special_exp2", "out"), special_exp2_out),
    (("aten::special_expit", ""), special_expit),
    (("aten::special_expit", "out"), special_expit_out),
    (("aten::special_expm1", ""), special_expm1),
    (("aten::special_expm1", "out"), special_expm1_out),
    (("aten::special_gammaln", ""), special_gammaln),
    (("aten::special_gammaln", "out"), special_gammaln_out),
    (("aten::special_digamma", ""), special_digamma),
    (("aten::special_digamma", "out"), special_digamma_out),
    (("aten::special_psi", ""), special_psi),
    (("aten::special_psi", "out"), special_psi_out),
    (("aten::special_polygamma", ""), special_polygamma),
    (("aten::special_polygamma", "out"), special_polygamma_out),
    (("aten::special_erf", ""), special_erf),
    (("aten::special_erf", "out"), special_erf_out),
    (("aten::special_erfc", ""), special_erfc),
    (("aten::special_erfc", "out"), special_erfc_out),
    (("aten::special_erfinv", ""), special_erfinv),
    (("aten::special_erfinv", "out"), special_erfinv_out),
    (("aten::special_logit", ""), special_logit),
    (("aten::special_logit", "out"), special_logit_out),
    (("aten::special_log1p", ""), special_log1p),
    (("aten::special_log1p", "out"), special_log1p_out),
    (("aten::special_xlogy", ""), special_xlogy),
    (("aten::special_xlogy", "self_scalar"), special_xlogy_self_scalar),
    (("aten::special_xlogy", "other_scalar"), special_xlogy_other_scalar),
    (("aten::special_xlogy", "out"), special_xlogy_out),
    (("aten::special_xlogy", "self_scalar_out"), special_xlogy_self_scalar_out),
    (("aten::special_xlogy", "other_scalar_out"), special_xlogy_other_scalar_out),
    (("aten::special_ndtr", ""), special_ndtr),
    (("aten::special_ndtr", "out"), special_ndtr_out),
    (("aten::special_sinc", ""), special_sinc),
    (("aten::special_sinc", "out"), special_sinc_out),
    (("aten::special_round", ""), special_round),
    (("aten::special_round", "out"), special_round_out),
    (("aten::special_i0", ""), special_i0),
    (("aten::special_i0", "out"), special_i0_out),
    (("aten::special_multigammaln", ""), special_multigammaln),
    (("aten::special_multigammaln", "out"), special_multigammaln_out),
    (("aten::special_gammainc", "out"), special_gammainc_out),
    (("aten::special_gammainc", ""), special_gammainc),
    (("aten::special_gammaincc", "out"), special_gammaincc_out),
    (("aten::special_gammaincc", ""), special_gammaincc),
    (("aten::special_logsumexp", ""), special_logsumexp),
    (("aten::special_logsumexp", "out"), special_logsumexp_out),
    (("aten::special_log_softmax", ""), special_log_softmax),
    (("aten::special_softmax", ""), special_softmax),
    (("aten::mish_backward", ""), mish_backward),
    (("aten::relu6", ""), relu6),
    (("aten::relu6_", ""), relu6_),
    (("aten::selu", ""), selu),
    (("aten::selu_", ""), selu_),
    (("aten::prelu", ""), prelu),
    (("aten::log_sigmoid", ""), log_sigmoid),
    (("aten::log_sigmoid", "out"), log_sigmoid_out),
    (("aten::softmax", "int"), softmax_int),
    (("aten::log_softmax", "int"), log_softmax_int),
    (("aten::rrelu", ""), rrelu),
    (("aten::rrelu_", ""), rrelu_),
    (("aten::nll_loss_nd", ""), nll_loss_nd),
    (("aten::nll_loss", ""), nll_loss),
    (("aten::nll_loss", "out"), nll_loss_out),
    (("aten::nll_loss2d", ""), nll_loss2d),
    (("aten::nll_loss2d", "out"), nll_loss2d_out),
    (("aten::cross_entropy_loss", ""), cross_entropy_loss),
    (("aten::l1_loss", ""), l1_loss),
    (("aten::kl_div", ""), kl_div),
    (("aten::poisson_nll_loss", ""), poisson_nll_loss),
    (("aten::hinge_embedding_loss", ""), hinge_embedding_loss),
    (("aten::margin_ranking_loss", ""), margin_ranking_loss),
    (("aten::cosine_embedding_loss", ""), cosine_embedding_loss),
    (("aten::triplet_margin_loss", ""), triplet_margin_loss),
    (("aten::multilabel_margin_loss", ""), multilabel_margin_loss),
    (("aten::multilabel_margin_loss", "out"), multilabel_margin_loss_out),
    (("aten::pairwise_distance", ""), pairwise_distance),
    (("aten::cosine_similarity", ""), cosine_similarity),
    (("aten::linear", ""), linear),
    (("aten::bilinear", ""), bilinear),
    (("aten::one_hot", ""), one_hot),
    (("aten::scaled_dot_product_attention", ""), scaled_dot_product_attention),
    (("aten::_scaled_dot_product_attention_math", ""), _scaled_dot_product_attention_math),
    (("aten::nanmean", ""), nanmean),
    (("aten::nanmean", "out"), nanmean_out),
    (("aten::var_mean", ""), var_mean),
    (("aten::var_mean", "dim"), var_mean_dim),
    (("aten::std_mean", ""), std_mean),
    (("aten::std_mean", "dim"), std_mean_dim),
    (("aten::sum_to_size", ""), sum_to_size),
    (("aten::argsort", ""), argsort),
    (("aten::argsort", "stable"), argsort_stable),
    (("aten::argsort", "stable_out"), argsort_stable_out),
    (("aten::msort", "out"), msort_out),
    (("aten::msort", ""), msort),
    (("aten::diff", ""), diff),
    (("aten::diff", "out"), diff_out),
    (("aten::trapezoid", "x"), trapezoid_x),
    (("aten::trapezoid", "dx"), trapezoid_dx),
    (("aten::trapz", "x"), trapz_x),
    (("aten::trapz", "dx"), trapz_dx),
    (("aten::cumulative_trapezoid", "x"), cumulative_trapezoid_x),
    (("aten::cumulative_trapezoid", "dx"), cumulative_trapezoid_dx),
    (("aten::gradient", "scalarint"), gradient_scalarint),
    (("aten::gradient", "scalararray"), gradient_scalararray),
    (("aten::gradient", "array"), gradient_array),
    (("aten::gradient", "scalarrayint"), gradient_scalarrayint),
    (("aten::gradient", "scalarrayarray"), gradient_scalarrayarray),
    (("aten::gradient", "tensorarrayint"), gradient_tensorarrayint),
    (("aten::gradient", "tensorarray"), gradient_tensorarray),
    (("aten::vander", ""), vander),
    (("aten::quantile", ""), quantile),
    (("aten::quantile", "out"), quantile_out),
    (("aten::quantile", "scalar"), quantile_scalar),
    (("aten::quantile", "scalar_out"), quantile_scalar_out),
    (("aten::nanquantile", ""), nanquantile),
    (("aten::nanquantile", "out"), nanquantile_out),
    (("aten::nanquantile", "scalar"), nanquantile_scalar),
    (("aten::nanquantile", "scalar_out"), nanquantile_scalar_out),
    (("aten::cov", ""), cov),
    (("aten::corrcoef", ""), corrcoef),
    (("aten::histogramdd", ""), histogramdd),
    (("aten::histogramdd", "int_bins"), histogramdd_int_bins),
    (("aten::histogramdd", "TensorList_bins"), histogramdd_TensorList_bins),
    (("aten::outer", ""), outer),
    (("aten::outer", "out"), outer_out),
    (("aten::ger", ""), ger),
    (("aten::ger", "out"), ger_out),
    (("aten::inner", ""), inner),
    (("aten::inner", "out"), inner_out),
    (("aten::kron", ""), kron),
    (("aten::kron", "out"), kron_out),
    (("aten::linalg_vecdot", ""), linalg_vecdot),
    (("aten::linalg_vecdot", "out"), linalg_vecdot_out),
    (("aten::linalg_matmul", ""), linalg_matmul),
    (("aten::linalg_matmul", "out"), linalg_matmul_out),
    (("aten::trace_backward", ""), trace_backward),
    (("aten::linalg_vander", ""), linalg_vander),
    (("aten::linalg_diagonal", ""), linalg_diagonal),
    (("aten::adjoint", ""), adjoint),
    (("aten::mH", ""), mH),
    (("aten::matrix_H", ""), matrix_H),
    (("aten::cross", "out"), cross_out),
    (("aten::cross", ""), cross),
    (("aten::tensordot", ""), tensordot),
    (("aten::tensordot", "out"), tensordot_out),
    (("aten::einsum", ""), einsum),
    (("aten::matrix_power", ""), matrix_power),
    (("aten::matrix_power", "out"), matrix_power_out),
    (("aten::linalg_matrix_power", ""), linalg_matrix_power),
    (("aten::linalg_matrix_power", "out"), linalg_matrix_power_out),
    (("aten::matrix_exp", ""), matrix_exp),
    (("aten::matrix_exp_backward", ""), matrix_exp_backward),
    (("aten::chain_matmul", ""), chain_matmul),
    (("aten::chain_matmul", "out"), chain_matmul_out),
    (("aten::linalg_multi_dot", ""), linalg_multi_dot),
    (("aten::linalg_multi_dot", "out"), linalg_multi_dot_out),
    (("aten::linalg_tensorinv", ""), linalg_tensorinv),
    (("aten::linalg_tensorinv", "out"), linalg_tensorinv_out),
    (("aten::linalg_tensorsolve", ""), linalg_tensorsolve),
    (("aten::linalg_tensorsolve", "out"), linalg_tensorsolve_out),
    (("aten::cdist", ""), cdist),
    (("aten::pdist", ""), pdist),
    (("aten::linalg_lu_factor", ""), linalg_lu_factor),
    (("aten::linalg_lu_factor", "out"), linalg_lu_factor_out),
    (("aten::_lu_with_info", ""), _lu_with_info),
    (("aten::linalg_ldl_factor", ""), linalg_ldl_factor),
    (("aten::linalg_ldl_factor", "out"), linalg_ldl_factor_out),
    (("aten::lu_solve", "out"), lu_solve_out),
    (("aten::lu_solve", ""), lu_solve),
    (("aten::linalg_solve_ex", ""), linalg_solve_ex),
    (("aten::linalg_solve_ex", "out"), linalg_solve_ex_out),
    (("aten::linalg_solve", ""), linalg_solve),
    (("aten::linalg_solve", "out"), linalg_solve_out),
    (("aten::linalg_inv", ""), linalg_inv),
    (("aten::linalg_inv", "out"), linalg_inv_out),
    (("aten::inverse", ""), inverse),
    (("aten::inverse", "out"), inverse_out),
    (("aten::linalg_det", ""), linalg_det),
    (("aten::linalg_det", "out"), linalg_det_out),
    (("aten::det", ""), det),
    (("aten::linalg_slogdet", ""), linalg_slogdet),
    (("aten::linalg_slogdet", "out"), linalg_slogdet_out),
    (("aten::slogdet", ""), slogdet),
    (("aten::slogdet", "out"), slogdet_out),
    (("aten::logdet", ""), logdet),
    (("aten::linalg_cholesky", ""), linalg_cholesky),
    (("aten::linalg_cholesky", "out"), linalg_cholesky_out),
    (("aten::qr", "Q"), qr_Q),
    (("aten::qr", ""), qr),
    (("aten::orgqr", ""), orgqr),
    (("aten::orgqr", "out"), orgqr_out),
    (("aten::linalg_svd", ""), linalg_svd),
    (("aten::linalg_svd", "U"), linalg_svd_U),
    (("aten::linalg_svdvals", ""), linalg_svdvals),
    (("aten::linalg_svdvals", "out"), linalg_svdvals_out),
    (("aten::svd", "U"), svd_U),
    (("aten::svd", ""), svd),
    (("aten::linalg_eigh", ""), linalg_eigh),
    (("aten::linalg_eigh", "eigvals"), linalg_eigh_eigvals),
    (("aten::linalg_eigvalsh", ""), linalg_eigvalsh),
    (("aten::linalg_eigvalsh", "out"), linalg_eigvalsh_out),
    (("aten::linalg_eigvals", ""), linalg_eigvals),
    (("aten::linalg_pinv", "atol_rtol_float"), linalg_pinv_atol_rtol_float),
    (("aten::linalg_pinv", "atol_rtol_float_out"), linalg_pinv_atol_rtol_float_out),
    (("aten::linalg_pinv", ""), linalg_pinv),
    (("aten::linalg_pinv", "rcond_tensor"), linalg_pinv_rcond_tensor),
    (("aten::linalg_pinv", "out"), linalg_pinv_out),
    (("aten::linalg_pinv", "out_rcond_tensor"), linalg_pinv_out_rcond_tensor),
    (("aten::pinverse", ""), pinverse),
    (("aten::linalg_matrix_rank", "atol_rtol_tensor"), linalg_matrix_rank_atol_rtol_tensor),
    (("aten::linalg_matrix_rank", "atol_rtol_tensor_out"), linalg_matrix_rank_atol_rtol_tensor_out),
    (("aten::linalg_matrix_rank", "atol_rtol_float"), linalg_matrix_rank_atol_rtol_float),
    (("aten::linalg_matrix_rank", "atol_rtol_float_out"), linalg_matrix_rank_atol_rtol_float_out),
    (("aten::linalg_matrix_rank", ""), linalg_matrix_rank),
    (("aten::linalg_matrix_rank", "out"), linalg_matrix_rank_out),
    (("aten::linalg_matrix_rank", "tol_tensor"), linalg_matrix_rank_tol_tensor),
    (("aten::linalg_matrix_rank", "out_tol_tensor"), linalg_matrix_rank_out_tol_tensor),
    (("aten::linalg_cond", ""), linalg_cond),
    (("aten::linalg_cond", "out"), linalg_cond_out),
    (("aten::linalg_cond", "p_str"), linalg_cond_p_str),
    (("aten::linalg_cond", "p_str_out"), linalg_cond_p_str_out),
    (("aten::linalg_norm", ""), linalg_norm),
    (("aten::linalg_norm", "ord_str"), linalg_norm_ord_str),
    (("aten::linalg_norm", "out"), linalg_norm_out),
    (("aten::linalg_norm", "ord_str_out"), linalg_norm_ord_str_out),
    (("aten::linalg_matrix_norm", ""), linalg_matrix_norm),
    (("aten::linalg_matrix_norm", "out"), linalg_matrix_norm_out),
    (("aten::linalg_matrix_norm", "str_ord"), linalg_matrix_norm_str_ord),
    (("aten::linalg_matrix_norm", "str_ord_out"), linalg_matrix_norm_str_ord_out),
    (("aten::diag", ""), diag),
    (("aten::diag", "out"), diag_out),
    (("aten::diagflat", ""), diagflat),
    (("aten::reshape_as", ""), reshape_as),
    (("aten::swapaxes", ""), swapaxes),
    (("aten::swapaxes_", ""), swapaxes_),
    (("aten::swapdims", ""), swapdims),
    (("aten::swapdims_", ""), swapdims_),
    (("aten::moveaxis", "intlist"), moveaxis_intlist),
    (("aten::moveaxis", "int"), moveaxis_int),
    (("aten::tensor_split", "sections"), tensor_split_sections),
    (("aten::tensor_split", "indices"), tensor_split_indices),
    (("aten::tensor_split", "tensor_indices_or_sections"), tensor_split_tensor_indices_or_sections),
    (("aten::hsplit", "int"), hsplit_int),
    (("aten::hsplit", "array"), hsplit_array),
    (("aten::vsplit", "int"), vsplit_int),
    (("aten::vsplit", "array"), vsplit_array),
    (("aten::dsplit", "int"), dsplit_int),
    (("aten::dsplit", "array"), dsplit_array),
    (("aten::unsafe_chunk", ""), unsafe_chunk),
    (("aten::narrow", "Tensor"), narrow_Tensor),
    (("aten::ravel", ""), ravel),
    (("aten::atleast_1d", ""), atleast_1d),
    (("aten::atleast_1d", "Sequence"), atleast_1d_Sequence),
    (("aten::atleast_2d", ""), atleast_2d),
    (("aten::atleast_2d", "Sequence"), atleast_2d_Sequence),
    (("aten::atleast_3d", ""), atleast_3d),
    (("aten::atleast_3d", "Sequence"), atleast_3d_Sequence),
    (("aten::hstack", ""), hstack),
    (("aten::hstack", "out"), hstack_out),
    (("aten::vstack", ""), vstack),
    (("aten::vstack", "out"), vstack_out),
    (("aten::dstack", ""), dstack),
    (("aten::dstack", "out"), dstack_out),
    (("aten::column_stack", ""), column_stack),
    (("aten::column_stack", "out"), column_stack_out),
    (("aten::row_stack", ""), row_stack),
    (("aten::row_stack", "out"), row_stack_out),
    (("aten::concat", ""), concat),
    (("aten::concat", "out"), concat_out),
    (("aten::concatenate", ""), concatenate),
    (("aten::concatenate", "out"), concatenate_out),
    (("aten::meshgrid", ""), meshgrid),
    (("aten::meshgrid", "indexing"), meshgrid_indexing),
    (("aten::cartesian_prod", ""), cartesian_prod),
    (("aten::combinations", ""), combinations),
    (("aten::tile", ""), tile),
    (("aten::repeat_interleave", "self_Tensor"), repeat_interleave_self_Tensor),
    (("aten::repeat_interleave", "self_int"), repeat_interleave_self_int),
    (("aten::fliplr", ""), fliplr),
    (("aten::flipud", ""), flipud),
    (("aten::fill_diagonal_", ""), fill_diagonal_),
    (("aten::set_", "source_Tensor_storage_offset"), set__source_Tensor_storage_offset),
    (("aten::take_along_dim", ""), take_along_dim),
    (("aten::take_along_dim", "out"), take_along_dim_out),
    (("aten::argwhere", ""), argwhere),
    (("aten::nonzero_numpy", ""), nonzero_numpy),
    (("aten::gather_backward", ""), gather_backward),
    (("aten::index_select_backward", ""), index_select_backward),
    (("aten::masked_select_backward", ""), masked_select_backward),
    (("aten::value_selecting_reduction_backward", ""), value_selecting_reduction_backward),
    (("aten::conv1d", ""), conv1d),
    (("aten::conv1d", "padding"), conv1d_padding),
    (("aten::conv2d", ""), conv2d),
    (("aten::conv2d", "padding"), conv2d_padding),
    (("aten::conv3d", ""), conv3d),
    (("aten::conv3d", "padding"), conv3d_padding),
    (("aten::conv_transpose1d", ""), conv_transpose1d),
    (("aten::conv_transpose2d", "input"), conv_transpose2d_input),
    (("aten::conv_transpose3d", "input"), conv_transpose3d_input),
    (("aten::conv_tbc_backward", ""), conv_tbc_backward),
    (("aten::_convolution_mode", ""), _convolution_mode),
    (("aten::max_pool1d", ""), max_pool1d),
    (("aten::max_pool1d_with_indices", ""), max_pool1d_with_indices),
    (("aten::max_pool2d", ""), max_pool2d),
    (("aten::max_pool3d", ""), max_pool3d),
    (("aten::avg_pool1d", ""), avg_pool1d),
    (("aten::adaptive_avg_pool1d", ""), adaptive_avg_pool1d),
    (("aten::adaptive_avg_pool2d", ""), adaptive_avg_pool2d),
    (("aten::adaptive_avg_pool3d", ""), adaptive_avg_pool3d),
    (("aten::adaptive_max_pool1d", ""), adaptive_max_pool1d),
    (("aten::upsample_nearest1d", "vec"), upsample_nearest1d_vec),
    (("aten::upsample_nearest2d", "vec"), upsample_nearest2d_vec),
    (("aten::upsample_nearest3d", "vec"), upsample_nearest3d_vec),
    (("aten::upsample_linear1d", "vec"), upsample_linear1d_vec),
    (("aten::upsample_bilinear2d", "vec"), upsample_bilinear2d_vec),
    (("aten::upsample_trilinear3d", "vec"), upsample_trilinear3d_vec),
    (("aten::upsample_bicubic2d", "vec"), upsample_bicubic2d_vec),
    (("aten::_upsample_nearest_exact1d", "vec"), _upsample_nearest_exact1d_vec),
    (("aten::_upsample_nearest_exact2d", "vec"), _upsample_nearest_exact2d_vec),
    (("aten::_upsample_nearest_exact3d", "vec"), _upsample_nearest_exact3d_vec),
    (("aten::_upsample_bilinear2d_aa", "vec"), _upsample_bilinear2d_aa_vec),
    (("aten::_upsample_bicubic2d_aa", "vec"), _upsample_bicubic2d_aa_vec),
    (("aten::grid_sampler", ""), grid_sampler),
    (("aten::affine_grid_generator_backward", ""), affine_grid_generator_backward),
    (("aten::pad", ""), pad),
    (("aten::_pad_enum", ""), _pad_enum),
    (("aten::_pad_circular", ""), _pad_circular),
    (("aten::batch_norm", ""), batch_norm),
    (("aten::_batch_norm_impl_index", ""), _batch_norm_impl_index),
    (("aten::instance_norm", ""), instance_norm),
    (("aten::layer_norm", ""), layer_norm),
    (("aten::_fused_rms_norm", ""), _fused_rms_norm),
    (("aten::group_norm", ""), group_norm),
    (("aten::rms_norm", ""), rms_norm),
    (("aten::embedding_backward", ""), embedding_backward),
    (("aten::embedding_bag", ""), embedding_bag),
    (("aten::embedding_bag", "padding_idx"), embedding_bag_padding_idx),
    (("aten::randn", "out"), randn_out),
    (("aten::randn", "generator_out"), randn_generator_out),
    (("aten::dropout", ""), dropout),
    (("aten::dropout_", ""), dropout_),
    (("aten::feature_dropout", ""), feature_dropout),
    (("aten::feature_dropout_", ""), feature_dropout_),
    (("aten::alpha_dropout", ""), alpha_dropout),
    (("aten::alpha_dropout_", ""), alpha_dropout_),
    (("aten::feature_alpha_dropout", ""), feature_alpha_dropout),
    (("aten::feature_alpha_dropout_", ""), feature_alpha_dropout_),
    (("aten::empty", "out"), empty_out),
    (("aten::is_nonzero", ""), is_nonzero),
    (("aten::is_distributed", ""), is_distributed),
    (("aten::to_dense", ""), to_dense),
    (("aten::pin_memory", ""), pin_memory),
    (("aten::_pack_padded_sequence_backward", ""), _pack_padded_sequence_backward),
    (("aten::_pad_packed_sequence", ""), _pad_packed_sequence),
    (("aten::pad_sequence", ""), pad_sequence),
    (("aten::norm_except_dim", ""), norm_except_dim),
    (("aten::_weight_norm", ""), _weight_norm),
    (("aten::lstm", "input"), lstm_input),
    (("aten::lstm", "data"), lstm_data),
    (("aten::gru", "input"), gru_input),
    (("aten::gru", "data"), gru_data),
    (("aten::rnn_tanh", "input"), rnn_tanh_input),
    (("aten::rnn_tanh", "data"), rnn_tanh_data),
    (("aten::rnn_relu", "input"), rnn_relu_input),
    (("aten::rnn_relu", "data"), rnn_relu_data),
    (("aten::lstm_cell", ""), lstm_cell),
    (("aten::gru_cell", ""), gru_cell),
    (("aten::rnn_tanh_cell", ""), rnn_tanh_cell),
    (("aten::rnn_relu_cell", ""), rnn_relu_cell),
    (("aten::ctc_loss", "IntList"), ctc_loss_IntList),
    (("aten::ctc_loss", "Tensor"), ctc_loss_Tensor),
    (("aten::frobenius_norm", "dim"), frobenius_norm_dim),
    (("aten::frobenius_norm", "out"), frobenius_norm_out),
    (("aten::nuclear_norm", ""), nuclear_norm),
    (("aten::nuclear_norm", "out"), nuclear_norm_out),
    (("aten::nuclear_norm", "dim"), nuclear_norm_dim),
    (("aten::nuclear_norm", "dim_out"), nuclear_norm_dim_out),
    (("aten::item", ""), item),
):
    register_impl(name, overload, DispatchKey.CompositeImplicitAutograd, kernel)
