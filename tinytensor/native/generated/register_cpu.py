# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.dispatch.dispatcher import register_impl
from tinytensor.native import (
    autograd_support,
    binary_ops,
    compare_ops,
    fill,
    index_ops,
    index_write_ops,
    linear_algebra,
    masked_fill,
    pointwise_ops,
    rearrange_ops,
    reduce_ops,
    resize,
    scalar,
    scan_ops,
    scatter_ops,
    std_var,
    take_put,
    tensor_compare,
    tensor_factories,
    triangular_ops,
    unary_ops,
    view_ops,
)
from tinytensor.native import cat as cat_ops
from tinytensor.native.empty_tensor import empty_from_metadata
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
    binary_ops.add_impl(it, out, self, other, alpha)
    return out


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def add__Tensor(ks, self, other, alpha):
    it = binary_ops.add_meta(self, self, other, alpha)
    check_inplace_geometry(it, self, (other,))
    binary_ops.add_impl(it, self, self, other, alpha)
    return self


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def add_out(ks, self, other, alpha, out):
    it = structured_out(binary_ops.add_meta, out, (self, other, alpha))
    binary_ops.add_impl(it, out, self, other, alpha)
    return out


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def sub_Tensor(ks, self, other, alpha):
    it = binary_ops.sub_meta(None, self, other, alpha)
    out = empty_from_metadata(it.out_meta)
    binary_ops.sub_impl(it, out, self, other, alpha)
    return out


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
def sub__Tensor(ks, self, other, alpha):
    it = binary_ops.sub_meta(self, self, other, alpha)
    check_inplace_geometry(it, self, (other,))
    binary_ops.sub_impl(it, self, self, other, alpha)
    return self


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def sub_out(ks, self, other, alpha, out):
    it = structured_out(binary_ops.sub_meta, out, (self, other, alpha))
    binary_ops.sub_impl(it, out, self, other, alpha)
    return out


# mul.Tensor(Tensor self, Tensor other) -> Tensor
def mul_Tensor(ks, self, other):
    it = binary_ops.mul_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.mul_impl(it, out, self, other)
    return out


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def mul__Tensor(ks, self, other):
    it = binary_ops.mul_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    binary_ops.mul_impl(it, self, self, other)
    return self


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def mul_out(ks, self, other, out):
    it = structured_out(binary_ops.mul_meta, out, (self, other))
    binary_ops.mul_impl(it, out, self, other)
    return out


# div.Tensor(Tensor self, Tensor other) -> Tensor
def div_Tensor(ks, self, other):
    it = binary_ops.div_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.div_impl(it, out, self, other)
    return out


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def div__Tensor(ks, self, other):
    it = binary_ops.div_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    binary_ops.div_impl(it, self, self, other)
    return self


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def div_out(ks, self, other, out):
    it = structured_out(binary_ops.div_meta, out, (self, other))
    binary_ops.div_impl(it, out, self, other)
    return out


# pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
def pow_Tensor_Tensor(ks, self, exponent):
    it = binary_ops.pow_Tensor_Tensor_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    binary_ops.pow_Tensor_Tensor_impl(it, out, self, exponent)
    return out


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
def pow__Tensor(ks, self, exponent):
    it = binary_ops.pow_Tensor_Tensor_meta(self, self, exponent)
    check_inplace_geometry(it, self, (exponent,))
    binary_ops.pow_Tensor_Tensor_impl(it, self, self, exponent)
    return self


# pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
def pow_Tensor_Tensor_out(ks, self, exponent, out):
    it = structured_out(binary_ops.pow_Tensor_Tensor_meta, out, (self, exponent))
    binary_ops.pow_Tensor_Tensor_impl(it, out, self, exponent)
    return out


# pow.Scalar(Scalar self, Tensor exponent) -> Tensor
def pow_Scalar(ks, self, exponent):
    it = binary_ops.pow_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    binary_ops.pow_Scalar_impl(it, out, self, exponent)
    return out


# pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
def pow_Scalar_out(ks, self, exponent, out):
    it = structured_out(binary_ops.pow_Scalar_meta, out, (self, exponent))
    binary_ops.pow_Scalar_impl(it, out, self, exponent)
    return out


# pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
def pow_Tensor_Scalar(ks, self, exponent):
    it = binary_ops.pow_Tensor_Scalar_meta(None, self, exponent)
    out = empty_from_metadata(it.out_meta)
    binary_ops.pow_Tensor_Scalar_impl(it, out, self, exponent)
    return out


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
def pow__Scalar(ks, self, exponent):
    it = binary_ops.pow_Tensor_Scalar_meta(self, self, exponent)
    check_inplace_geometry(it, self, ())
    binary_ops.pow_Tensor_Scalar_impl(it, self, self, exponent)
    return self


# pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
def pow_Tensor_Scalar_out(ks, self, exponent, out):
    it = structured_out(binary_ops.pow_Tensor_Scalar_meta, out, (self, exponent))
    binary_ops.pow_Tensor_Scalar_impl(it, out, self, exponent)
    return out


# maximum(Tensor self, Tensor other) -> Tensor
def maximum(ks, self, other):
    it = binary_ops.maximum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.maximum_impl(it, out, self, other)
    return out


# maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def maximum_out(ks, self, other, out):
    it = structured_out(binary_ops.maximum_meta, out, (self, other))
    binary_ops.maximum_impl(it, out, self, other)
    return out


# minimum(Tensor self, Tensor other) -> Tensor
def minimum(ks, self, other):
    it = binary_ops.minimum_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.minimum_impl(it, out, self, other)
    return out


# minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def minimum_out(ks, self, other, out):
    it = structured_out(binary_ops.minimum_meta, out, (self, other))
    binary_ops.minimum_impl(it, out, self, other)
    return out


# logical_and(Tensor self, Tensor other) -> Tensor
def logical_and(ks, self, other):
    it = binary_ops.logical_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.logical_and_impl(it, out, self, other)
    return out


# logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_and_(ks, self, other):
    it = binary_ops.logical_and_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    binary_ops.logical_and_impl(it, self, self, other)
    return self


# logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def logical_and_out(ks, self, other, out):
    it = structured_out(binary_ops.logical_and_meta, out, (self, other))
    binary_ops.logical_and_impl(it, out, self, other)
    return out


# logical_or(Tensor self, Tensor other) -> Tensor
def logical_or(ks, self, other):
    it = binary_ops.logical_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.logical_or_impl(it, out, self, other)
    return out


# logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
def logical_or_(ks, self, other):
    it = binary_ops.logical_or_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    binary_ops.logical_or_impl(it, self, self, other)
    return self


# logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def logical_or_out(ks, self, other, out):
    it = structured_out(binary_ops.logical_or_meta, out, (self, other))
    binary_ops.logical_or_impl(it, out, self, other)
    return out


# logical_not(Tensor self) -> Tensor
def logical_not(ks, self):
    it = unary_ops.logical_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.logical_not_impl(it, out, self)
    return out


# logical_not_(Tensor(a!) self) -> Tensor(a!)
def logical_not_(ks, self):
    it = unary_ops.logical_not_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.logical_not_impl(it, self, self)
    return self


# logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def logical_not_out(ks, self, out):
    it = structured_out(unary_ops.logical_not_meta, out, (self,))
    unary_ops.logical_not_impl(it, out, self)
    return out


# bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_and_Tensor(ks, self, other):
    it = binary_ops.bitwise_and_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.bitwise_and_impl(it, out, self, other)
    return out


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_and__Tensor(ks, self, other):
    it = binary_ops.bitwise_and_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    binary_ops.bitwise_and_impl(it, self, self, other)
    return self


# bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_and_Tensor_out(ks, self, other, out):
    it = structured_out(binary_ops.bitwise_and_meta, out, (self, other))
    binary_ops.bitwise_and_impl(it, out, self, other)
    return out


# bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_or_Tensor(ks, self, other):
    it = binary_ops.bitwise_or_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.bitwise_or_impl(it, out, self, other)
    return out


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_or__Tensor(ks, self, other):
    it = binary_ops.bitwise_or_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    binary_ops.bitwise_or_impl(it, self, self, other)
    return self


# bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_or_Tensor_out(ks, self, other, out):
    it = structured_out(binary_ops.bitwise_or_meta, out, (self, other))
    binary_ops.bitwise_or_impl(it, out, self, other)
    return out


# bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
def bitwise_xor_Tensor(ks, self, other):
    it = binary_ops.bitwise_xor_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    binary_ops.bitwise_xor_impl(it, out, self, other)
    return out


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def bitwise_xor__Tensor(ks, self, other):
    it = binary_ops.bitwise_xor_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    binary_ops.bitwise_xor_impl(it, self, self, other)
    return self


# bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_xor_Tensor_out(ks, self, other, out):
    it = structured_out(binary_ops.bitwise_xor_meta, out, (self, other))
    binary_ops.bitwise_xor_impl(it, out, self, other)
    return out


# bitwise_not(Tensor self) -> Tensor
def bitwise_not(ks, self):
    it = unary_ops.bitwise_not_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.bitwise_not_impl(it, out, self)
    return out


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
def bitwise_not_(ks, self):
    it = unary_ops.bitwise_not_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.bitwise_not_impl(it, self, self)
    return self


# bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def bitwise_not_out(ks, self, out):
    it = structured_out(unary_ops.bitwise_not_meta, out, (self,))
    unary_ops.bitwise_not_impl(it, out, self)
    return out


# eq.Scalar(Tensor self, Scalar other) -> Tensor
def eq_Scalar(ks, self, other):
    it = compare_ops.eq_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.eq_Scalar_impl(it, out, self, other)
    return out


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def eq__Scalar(ks, self, other):
    it = compare_ops.eq_Scalar_meta(self, self, other)
    check_inplace_geometry(it, self, ())
    compare_ops.eq_Scalar_impl(it, self, self, other)
    return self


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def eq_Scalar_out(ks, self, other, out):
    it = structured_out(compare_ops.eq_Scalar_meta, out, (self, other))
    compare_ops.eq_Scalar_impl(it, out, self, other)
    return out


# eq.Tensor(Tensor self, Tensor other) -> Tensor
def eq_Tensor(ks, self, other):
    it = compare_ops.eq_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.eq_impl(it, out, self, other)
    return out


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def eq__Tensor(ks, self, other):
    it = compare_ops.eq_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    compare_ops.eq_impl(it, self, self, other)
    return self


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def eq_Tensor_out(ks, self, other, out):
    it = structured_out(compare_ops.eq_meta, out, (self, other))
    compare_ops.eq_impl(it, out, self, other)
    return out


# ne.Scalar(Tensor self, Scalar other) -> Tensor
def ne_Scalar(ks, self, other):
    it = compare_ops.ne_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.ne_Scalar_impl(it, out, self, other)
    return out


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ne__Scalar(ks, self, other):
    it = compare_ops.ne_Scalar_meta(self, self, other)
    check_inplace_geometry(it, self, ())
    compare_ops.ne_Scalar_impl(it, self, self, other)
    return self


# ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def ne_Scalar_out(ks, self, other, out):
    it = structured_out(compare_ops.ne_Scalar_meta, out, (self, other))
    compare_ops.ne_Scalar_impl(it, out, self, other)
    return out


# ne.Tensor(Tensor self, Tensor other) -> Tensor
def ne_Tensor(ks, self, other):
    it = compare_ops.ne_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.ne_impl(it, out, self, other)
    return out


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ne__Tensor(ks, self, other):
    it = compare_ops.ne_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    compare_ops.ne_impl(it, self, self, other)
    return self


# ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def ne_Tensor_out(ks, self, other, out):
    it = structured_out(compare_ops.ne_meta, out, (self, other))
    compare_ops.ne_impl(it, out, self, other)
    return out


# lt.Scalar(Tensor self, Scalar other) -> Tensor
def lt_Scalar(ks, self, other):
    it = compare_ops.lt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.lt_Scalar_impl(it, out, self, other)
    return out


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def lt__Scalar(ks, self, other):
    it = compare_ops.lt_Scalar_meta(self, self, other)
    check_inplace_geometry(it, self, ())
    compare_ops.lt_Scalar_impl(it, self, self, other)
    return self


# lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def lt_Scalar_out(ks, self, other, out):
    it = structured_out(compare_ops.lt_Scalar_meta, out, (self, other))
    compare_ops.lt_Scalar_impl(it, out, self, other)
    return out


# lt.Tensor(Tensor self, Tensor other) -> Tensor
def lt_Tensor(ks, self, other):
    it = compare_ops.lt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.lt_impl(it, out, self, other)
    return out


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def lt__Tensor(ks, self, other):
    it = compare_ops.lt_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    compare_ops.lt_impl(it, self, self, other)
    return self


# lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def lt_Tensor_out(ks, self, other, out):
    it = structured_out(compare_ops.lt_meta, out, (self, other))
    compare_ops.lt_impl(it, out, self, other)
    return out


# le.Scalar(Tensor self, Scalar other) -> Tensor
def le_Scalar(ks, self, other):
    it = compare_ops.le_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.le_Scalar_impl(it, out, self, other)
    return out


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def le__Scalar(ks, self, other):
    it = compare_ops.le_Scalar_meta(self, self, other)
    check_inplace_geometry(it, self, ())
    compare_ops.le_Scalar_impl(it, self, self, other)
    return self


# le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def le_Scalar_out(ks, self, other, out):
    it = structured_out(compare_ops.le_Scalar_meta, out, (self, other))
    compare_ops.le_Scalar_impl(it, out, self, other)
    return out


# le.Tensor(Tensor self, Tensor other) -> Tensor
def le_Tensor(ks, self, other):
    it = compare_ops.le_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.le_impl(it, out, self, other)
    return out


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def le__Tensor(ks, self, other):
    it = compare_ops.le_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    compare_ops.le_impl(it, self, self, other)
    return self


# le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def le_Tensor_out(ks, self, other, out):
    it = structured_out(compare_ops.le_meta, out, (self, other))
    compare_ops.le_impl(it, out, self, other)
    return out


# gt.Scalar(Tensor self, Scalar other) -> Tensor
def gt_Scalar(ks, self, other):
    it = compare_ops.gt_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.gt_Scalar_impl(it, out, self, other)
    return out


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def gt__Scalar(ks, self, other):
    it = compare_ops.gt_Scalar_meta(self, self, other)
    check_inplace_geometry(it, self, ())
    compare_ops.gt_Scalar_impl(it, self, self, other)
    return self


# gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def gt_Scalar_out(ks, self, other, out):
    it = structured_out(compare_ops.gt_Scalar_meta, out, (self, other))
    compare_ops.gt_Scalar_impl(it, out, self, other)
    return out


# gt.Tensor(Tensor self, Tensor other) -> Tensor
def gt_Tensor(ks, self, other):
    it = compare_ops.gt_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.gt_impl(it, out, self, other)
    return out


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def gt__Tensor(ks, self, other):
    it = compare_ops.gt_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    compare_ops.gt_impl(it, self, self, other)
    return self


# gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def gt_Tensor_out(ks, self, other, out):
    it = structured_out(compare_ops.gt_meta, out, (self, other))
    compare_ops.gt_impl(it, out, self, other)
    return out


# ge.Scalar(Tensor self, Scalar other) -> Tensor
def ge_Scalar(ks, self, other):
    it = compare_ops.ge_Scalar_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.ge_Scalar_impl(it, out, self, other)
    return out


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
def ge__Scalar(ks, self, other):
    it = compare_ops.ge_Scalar_meta(self, self, other)
    check_inplace_geometry(it, self, ())
    compare_ops.ge_Scalar_impl(it, self, self, other)
    return self


# ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
def ge_Scalar_out(ks, self, other, out):
    it = structured_out(compare_ops.ge_Scalar_meta, out, (self, other))
    compare_ops.ge_Scalar_impl(it, out, self, other)
    return out


# ge.Tensor(Tensor self, Tensor other) -> Tensor
def ge_Tensor(ks, self, other):
    it = compare_ops.ge_meta(None, self, other)
    out = empty_from_metadata(it.out_meta)
    compare_ops.ge_impl(it, out, self, other)
    return out


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
def ge__Tensor(ks, self, other):
    it = compare_ops.ge_meta(self, self, other)
    check_inplace_geometry(it, self, (other,))
    compare_ops.ge_impl(it, self, self, other)
    return self


# ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
def ge_Tensor_out(ks, self, other, out):
    it = structured_out(compare_ops.ge_meta, out, (self, other))
    compare_ops.ge_impl(it, out, self, other)
    return out


# neg(Tensor self) -> Tensor
def neg(ks, self):
    it = unary_ops.neg_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.neg_impl(it, out, self)
    return out


# neg_(Tensor(a!) self) -> Tensor(a!)
def neg_(ks, self):
    it = unary_ops.neg_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.neg_impl(it, self, self)
    return self


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def neg_out(ks, self, out):
    it = structured_out(unary_ops.neg_meta, out, (self,))
    unary_ops.neg_impl(it, out, self)
    return out


# abs(Tensor self) -> Tensor
def abs(ks, self):
    it = unary_ops.abs_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.abs_impl(it, out, self)
    return out


# abs_(Tensor(a!) self) -> Tensor(a!)
def abs_(ks, self):
    it = unary_ops.abs_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.abs_impl(it, self, self)
    return self


# abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def abs_out(ks, self, out):
    it = structured_out(unary_ops.abs_meta, out, (self,))
    unary_ops.abs_impl(it, out, self)
    return out


# sign(Tensor self) -> Tensor
def sign(ks, self):
    it = unary_ops.sign_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.sign_impl(it, out, self)
    return out


# sign_(Tensor(a!) self) -> Tensor(a!)
def sign_(ks, self):
    it = unary_ops.sign_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.sign_impl(it, self, self)
    return self


# sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sign_out(ks, self, out):
    it = structured_out(unary_ops.sign_meta, out, (self,))
    unary_ops.sign_impl(it, out, self)
    return out


# reciprocal(Tensor self) -> Tensor
def reciprocal(ks, self):
    it = unary_ops.reciprocal_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.reciprocal_impl(it, out, self)
    return out


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
def reciprocal_(ks, self):
    it = unary_ops.reciprocal_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.reciprocal_impl(it, self, self)
    return self


# reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def reciprocal_out(ks, self, out):
    it = structured_out(unary_ops.reciprocal_meta, out, (self,))
    unary_ops.reciprocal_impl(it, out, self)
    return out


# sqrt(Tensor self) -> Tensor
def sqrt(ks, self):
    it = unary_ops.sqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.sqrt_impl(it, out, self)
    return out


# sqrt_(Tensor(a!) self) -> Tensor(a!)
def sqrt_(ks, self):
    it = unary_ops.sqrt_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.sqrt_impl(it, self, self)
    return self


# sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sqrt_out(ks, self, out):
    it = structured_out(unary_ops.sqrt_meta, out, (self,))
    unary_ops.sqrt_impl(it, out, self)
    return out


# rsqrt(Tensor self) -> Tensor
def rsqrt(ks, self):
    it = unary_ops.rsqrt_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.rsqrt_impl(it, out, self)
    return out


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
def rsqrt_(ks, self):
    it = unary_ops.rsqrt_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.rsqrt_impl(it, self, self)
    return self


# rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def rsqrt_out(ks, self, out):
    it = structured_out(unary_ops.rsqrt_meta, out, (self,))
    unary_ops.rsqrt_impl(it, out, self)
    return out


# exp(Tensor self) -> Tensor
def exp(ks, self):
    it = unary_ops.exp_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.exp_impl(it, out, self)
    return out


# exp_(Tensor(a!) self) -> Tensor(a!)
def exp_(ks, self):
    it = unary_ops.exp_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.exp_impl(it, self, self)
    return self


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def exp_out(ks, self, out):
    it = structured_out(unary_ops.exp_meta, out, (self,))
    unary_ops.exp_impl(it, out, self)
    return out


# log(Tensor self) -> Tensor
def log(ks, self):
    it = unary_ops.log_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.log_impl(it, out, self)
    return out


# log_(Tensor(a!) self) -> Tensor(a!)
def log_(ks, self):
    it = unary_ops.log_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.log_impl(it, self, self)
    return self


# log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def log_out(ks, self, out):
    it = structured_out(unary_ops.log_meta, out, (self,))
    unary_ops.log_impl(it, out, self)
    return out


# sin(Tensor self) -> Tensor
def sin(ks, self):
    it = unary_ops.sin_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.sin_impl(it, out, self)
    return out


# sin_(Tensor(a!) self) -> Tensor(a!)
def sin_(ks, self):
    it = unary_ops.sin_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.sin_impl(it, self, self)
    return self


# sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sin_out(ks, self, out):
    it = structured_out(unary_ops.sin_meta, out, (self,))
    unary_ops.sin_impl(it, out, self)
    return out


# cos(Tensor self) -> Tensor
def cos(ks, self):
    it = unary_ops.cos_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.cos_impl(it, out, self)
    return out


# cos_(Tensor(a!) self) -> Tensor(a!)
def cos_(ks, self):
    it = unary_ops.cos_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.cos_impl(it, self, self)
    return self


# cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def cos_out(ks, self, out):
    it = structured_out(unary_ops.cos_meta, out, (self,))
    unary_ops.cos_impl(it, out, self)
    return out


# tanh(Tensor self) -> Tensor
def tanh(ks, self):
    it = unary_ops.tanh_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.tanh_impl(it, out, self)
    return out


# tanh_(Tensor(a!) self) -> Tensor(a!)
def tanh_(ks, self):
    it = unary_ops.tanh_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.tanh_impl(it, self, self)
    return self


# tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def tanh_out(ks, self, out):
    it = structured_out(unary_ops.tanh_meta, out, (self,))
    unary_ops.tanh_impl(it, out, self)
    return out


# sigmoid(Tensor self) -> Tensor
def sigmoid(ks, self):
    it = unary_ops.sigmoid_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.sigmoid_impl(it, out, self)
    return out


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
def sigmoid_(ks, self):
    it = unary_ops.sigmoid_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.sigmoid_impl(it, self, self)
    return self


# sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def sigmoid_out(ks, self, out):
    it = structured_out(unary_ops.sigmoid_meta, out, (self,))
    unary_ops.sigmoid_impl(it, out, self)
    return out


# relu(Tensor self) -> Tensor
def relu(ks, self):
    it = unary_ops.relu_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.relu_impl(it, out, self)
    return out


# relu_(Tensor(a!) self) -> Tensor(a!)
def relu_(ks, self):
    it = unary_ops.relu_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.relu_impl(it, self, self)
    return self


# floor(Tensor self) -> Tensor
def floor(ks, self):
    it = unary_ops.floor_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.floor_impl(it, out, self)
    return out


# floor_(Tensor(a!) self) -> Tensor(a!)
def floor_(ks, self):
    it = unary_ops.floor_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.floor_impl(it, self, self)
    return self


# floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def floor_out(ks, self, out):
    it = structured_out(unary_ops.floor_meta, out, (self,))
    unary_ops.floor_impl(it, out, self)
    return out


# ceil(Tensor self) -> Tensor
def ceil(ks, self):
    it = unary_ops.ceil_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.ceil_impl(it, out, self)
    return out


# ceil_(Tensor(a!) self) -> Tensor(a!)
def ceil_(ks, self):
    it = unary_ops.ceil_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.ceil_impl(it, self, self)
    return self


# ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def ceil_out(ks, self, out):
    it = structured_out(unary_ops.ceil_meta, out, (self,))
    unary_ops.ceil_impl(it, out, self)
    return out


# trunc(Tensor self) -> Tensor
def trunc(ks, self):
    it = unary_ops.trunc_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    unary_ops.trunc_impl(it, out, self)
    return out


# trunc_(Tensor(a!) self) -> Tensor(a!)
def trunc_(ks, self):
    it = unary_ops.trunc_meta(self, self)
    check_inplace_geometry(it, self, ())
    unary_ops.trunc_impl(it, self, self)
    return self


# trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def trunc_out(ks, self, out):
    it = structured_out(unary_ops.trunc_meta, out, (self,))
    unary_ops.trunc_impl(it, out, self)
    return out


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
    pointwise_ops.clamp_impl(it, out, self, min, max)
    return out


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
def clamp_(ks, self, min, max):
    it = pointwise_ops.clamp_meta(self, self, min, max)
    check_inplace_geometry(it, self, ())
    pointwise_ops.clamp_impl(it, self, self, min, max)
    return self


# clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
def clamp_out(ks, self, min, max, out):
    it = structured_out(pointwise_ops.clamp_meta, out, (self, min, max))
    pointwise_ops.clamp_impl(it, out, self, min, max)
    return out


# clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
def clamp_Tensor(ks, self, min, max):
    it = pointwise_ops.clamp_Tensor_meta(None, self, min, max)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.clamp_Tensor_impl(it, out, self, min, max)
    return out


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
def clamp__Tensor(ks, self, min, max):
    it = pointwise_ops.clamp_Tensor_meta(self, self, min, max)
    check_inplace_geometry(it, self, (min, max))
    pointwise_ops.clamp_Tensor_impl(it, self, self, min, max)
    return self


# clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
def clamp_Tensor_out(ks, self, min, max, out):
    it = structured_out(pointwise_ops.clamp_Tensor_meta, out, (self, min, max))
    pointwise_ops.clamp_Tensor_impl(it, out, self, min, max)
    return out


# clamp_min(Tensor self, Scalar min) -> Tensor
def clamp_min(ks, self, min):
    it = pointwise_ops.clamp_min_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.clamp_min_impl(it, out, self, min)
    return out


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
def clamp_min_(ks, self, min):
    it = pointwise_ops.clamp_min_meta(self, self, min)
    check_inplace_geometry(it, self, ())
    pointwise_ops.clamp_min_impl(it, self, self, min)
    return self


# clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
def clamp_min_out(ks, self, min, out):
    it = structured_out(pointwise_ops.clamp_min_meta, out, (self, min))
    pointwise_ops.clamp_min_impl(it, out, self, min)
    return out


# clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
def clamp_min_Tensor(ks, self, min):
    it = pointwise_ops.clamp_min_Tensor_meta(None, self, min)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.clamp_min_Tensor_impl(it, out, self, min)
    return out


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
def clamp_min__Tensor(ks, self, min):
    it = pointwise_ops.clamp_min_Tensor_meta(self, self, min)
    check_inplace_geometry(it, self, (min,))
    pointwise_ops.clamp_min_Tensor_impl(it, self, self, min)
    return self


# clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)
def clamp_min_Tensor_out(ks, self, min, out):
    it = structured_out(pointwise_ops.clamp_min_Tensor_meta, out, (self, min))
    pointwise_ops.clamp_min_Tensor_impl(it, out, self, min)
    return out


# clamp_max(Tensor self, Scalar max) -> Tensor
def clamp_max(ks, self, max):
    it = pointwise_ops.clamp_max_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.clamp_max_impl(it, out, self, max)
    return out


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
def clamp_max_(ks, self, max):
    it = pointwise_ops.clamp_max_meta(self, self, max)
    check_inplace_geometry(it, self, ())
    pointwise_ops.clamp_max_impl(it, self, self, max)
    return self


# clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
def clamp_max_out(ks, self, max, out):
    it = structured_out(pointwise_ops.clamp_max_meta, out, (self, max))
    pointwise_ops.clamp_max_impl(it, out, self, max)
    return out


# clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
def clamp_max_Tensor(ks, self, max):
    it = pointwise_ops.clamp_max_Tensor_meta(None, self, max)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.clamp_max_Tensor_impl(it, out, self, max)
    return out


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
def clamp_max__Tensor(ks, self, max):
    it = pointwise_ops.clamp_max_Tensor_meta(self, self, max)
    check_inplace_geometry(it, self, (max,))
    pointwise_ops.clamp_max_Tensor_impl(it, self, self, max)
    return self


# clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)
def clamp_max_Tensor_out(ks, self, max, out):
    it = structured_out(pointwise_ops.clamp_max_Tensor_meta, out, (self, max))
    pointwise_ops.clamp_max_Tensor_impl(it, out, self, max)
    return out


# addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def addcmul(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcmul_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.addcmul_impl(it, out, self, tensor1, tensor2, value)
    return out


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcmul_(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcmul_meta(self, self, tensor1, tensor2, value)
    check_inplace_geometry(it, self, (tensor1, tensor2))
    pointwise_ops.addcmul_impl(it, self, self, tensor1, tensor2, value)
    return self


# addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
def addcmul_out(ks, self, tensor1, tensor2, value, out):
    it = structured_out(pointwise_ops.addcmul_meta, out, (self, tensor1, tensor2, value))
    pointwise_ops.addcmul_impl(it, out, self, tensor1, tensor2, value)
    return out


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def addcdiv(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcdiv_meta(None, self, tensor1, tensor2, value)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.addcdiv_impl(it, out, self, tensor1, tensor2, value)
    return out


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
def addcdiv_(ks, self, tensor1, tensor2, value):
    it = pointwise_ops.addcdiv_meta(self, self, tensor1, tensor2, value)
    check_inplace_geometry(it, self, (tensor1, tensor2))
    pointwise_ops.addcdiv_impl(it, self, self, tensor1, tensor2, value)
    return self


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
def addcdiv_out(ks, self, tensor1, tensor2, value, out):
    it = structured_out(pointwise_ops.addcdiv_meta, out, (self, tensor1, tensor2, value))
    pointwise_ops.addcdiv_impl(it, out, self, tensor1, tensor2, value)
    return out


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
def lerp_Scalar(ks, self, end, weight):
    it = pointwise_ops.lerp_Scalar_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.lerp_Scalar_impl(it, out, self, end, weight)
    return out


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
def lerp__Scalar(ks, self, end, weight):
    it = pointwise_ops.lerp_Scalar_meta(self, self, end, weight)
    check_inplace_geometry(it, self, (end,))
    pointwise_ops.lerp_Scalar_impl(it, self, self, end, weight)
    return self


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
def lerp_Scalar_out(ks, self, end, weight, out):
    it = structured_out(pointwise_ops.lerp_Scalar_meta, out, (self, end, weight))
    pointwise_ops.lerp_Scalar_impl(it, out, self, end, weight)
    return out


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
def lerp_Tensor(ks, self, end, weight):
    it = pointwise_ops.lerp_Tensor_meta(None, self, end, weight)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.lerp_Tensor_impl(it, out, self, end, weight)
    return out


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
def lerp__Tensor(ks, self, end, weight):
    it = pointwise_ops.lerp_Tensor_meta(self, self, end, weight)
    check_inplace_geometry(it, self, (end, weight))
    pointwise_ops.lerp_Tensor_impl(it, self, self, end, weight)
    return self


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
def lerp_Tensor_out(ks, self, end, weight, out):
    it = structured_out(pointwise_ops.lerp_Tensor_meta, out, (self, end, weight))
    pointwise_ops.lerp_Tensor_impl(it, out, self, end, weight)
    return out


# threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
def threshold_backward(ks, grad_output, self, threshold):
    it = pointwise_ops.threshold_backward_meta(None, grad_output, self, threshold)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.threshold_backward_impl(it, out, grad_output, self, threshold)
    return out


# threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
def threshold_backward_grad_input(ks, grad_output, self, threshold, grad_input):
    it = structured_out(pointwise_ops.threshold_backward_meta, grad_input, (grad_output, self, threshold))
    pointwise_ops.threshold_backward_impl(it, grad_input, grad_output, self, threshold)
    return grad_input


# sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
def sigmoid_backward(ks, grad_output, output):
    it = pointwise_ops.sigmoid_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.sigmoid_backward_impl(it, out, grad_output, output)
    return out


# sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
def sigmoid_backward_grad_input(ks, grad_output, output, grad_input):
    it = structured_out(pointwise_ops.sigmoid_backward_meta, grad_input, (grad_output, output))
    pointwise_ops.sigmoid_backward_impl(it, grad_input, grad_output, output)
    return grad_input


# tanh_backward(Tensor grad_output, Tensor output) -> Tensor
def tanh_backward(ks, grad_output, output):
    it = pointwise_ops.tanh_backward_meta(None, grad_output, output)
    out = empty_from_metadata(it.out_meta)
    pointwise_ops.tanh_backward_impl(it, out, grad_output, output)
    return out


# tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
def tanh_backward_grad_input(ks, grad_output, output, grad_input):
    it = structured_out(pointwise_ops.tanh_backward_meta, grad_input, (grad_output, output))
    pointwise_ops.tanh_backward_impl(it, grad_input, grad_output, output)
    return grad_input


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def sum_dim_IntList(ks, self, dim, keepdim, dtype):
    it = reduce_ops.sum_dim_IntList_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.sum_dim_IntList_impl(it, out, self, dim, keepdim, dtype)
    return out


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def sum_IntList_out(ks, self, dim, keepdim, dtype, out):
    it = structured_out(reduce_ops.sum_dim_IntList_meta, out, (self, dim, keepdim, dtype))
    reduce_ops.sum_dim_IntList_impl(it, out, self, dim, keepdim, dtype)
    return out


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def mean_dim(ks, self, dim, keepdim, dtype):
    it = reduce_ops.mean_dim_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.mean_dim_impl(it, out, self, dim, keepdim, dtype)
    return out


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def mean_out(ks, self, dim, keepdim, dtype, out):
    it = structured_out(reduce_ops.mean_dim_meta, out, (self, dim, keepdim, dtype))
    reduce_ops.mean_dim_impl(it, out, self, dim, keepdim, dtype)
    return out


# prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
def prod(ks, self, dtype):
    return reduce_ops.prod(self, dtype)


# prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def prod_dim_int(ks, self, dim, keepdim, dtype):
    it = reduce_ops.prod_dim_int_meta(None, self, dim, keepdim, dtype)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.prod_dim_int_impl(it, out, self, dim, keepdim, dtype)
    return out


# prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def prod_int_out(ks, self, dim, keepdim, dtype, out):
    it = structured_out(reduce_ops.prod_dim_int_meta, out, (self, dim, keepdim, dtype))
    reduce_ops.prod_dim_int_impl(it, out, self, dim, keepdim, dtype)
    return out


# amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def amax(ks, self, dim, keepdim):
    it = reduce_ops.amax_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.amax_impl(it, out, self, dim, keepdim)
    return out


# amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def amax_out(ks, self, dim, keepdim, out):
    it = structured_out(reduce_ops.amax_meta, out, (self, dim, keepdim))
    reduce_ops.amax_impl(it, out, self, dim, keepdim)
    return out


# amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def amin(ks, self, dim, keepdim):
    it = reduce_ops.amin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.amin_impl(it, out, self, dim, keepdim)
    return out


# amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def amin_out(ks, self, dim, keepdim, out):
    it = structured_out(reduce_ops.amin_meta, out, (self, dim, keepdim))
    reduce_ops.amin_impl(it, out, self, dim, keepdim)
    return out


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def max_dim(ks, self, dim, keepdim):
    it = tensor_compare.max_dim_meta(None, self, dim, keepdim)
    values = empty_from_metadata(it.out_metas[0])
    indices = empty_from_metadata(it.out_metas[1])
    tensor_compare.max_dim_impl(it, values, indices, self, dim, keepdim)
    return values, indices


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
def max_dim_max(ks, self, dim, keepdim, max, max_values):
    it = structured_outs(tensor_compare.max_dim_meta, (max, max_values), (self, dim, keepdim))
    tensor_compare.max_dim_impl(it, max, max_values, self, dim, keepdim)
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
    tensor_compare.min_dim_impl(it, values, indices, self, dim, keepdim)
    return values, indices


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
def min_dim_min(ks, self, dim, keepdim, min, min_indices):
    it = structured_outs(tensor_compare.min_dim_meta, (min, min_indices), (self, dim, keepdim))
    tensor_compare.min_dim_impl(it, min, min_indices, self, dim, keepdim)
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
    tensor_compare.argmax_impl(it, out, self, dim, keepdim)
    return out


# argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def argmax_out(ks, self, dim, keepdim, out):
    it = structured_out(tensor_compare.argmax_meta, out, (self, dim, keepdim))
    tensor_compare.argmax_impl(it, out, self, dim, keepdim)
    return out


# argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
def argmin(ks, self, dim, keepdim):
    it = tensor_compare.argmin_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    tensor_compare.argmin_impl(it, out, self, dim, keepdim)
    return out


# argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def argmin_out(ks, self, dim, keepdim, out):
    it = structured_out(tensor_compare.argmin_meta, out, (self, dim, keepdim))
    tensor_compare.argmin_impl(it, out, self, dim, keepdim)
    return out


# all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def all_dim(ks, self, dim, keepdim):
    it = reduce_ops.all_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.all_dim_impl(it, out, self, dim, keepdim)
    return out


# all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def all_out(ks, self, dim, keepdim, out):
    it = structured_out(reduce_ops.all_dim_meta, out, (self, dim, keepdim))
    reduce_ops.all_dim_impl(it, out, self, dim, keepdim)
    return out


# all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def all_dims(ks, self, dim, keepdim):
    it = reduce_ops.all_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.all_dims_impl(it, out, self, dim, keepdim)
    return out


# all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def all_dims_out(ks, self, dim, keepdim, out):
    it = structured_out(reduce_ops.all_dims_meta, out, (self, dim, keepdim))
    reduce_ops.all_dims_impl(it, out, self, dim, keepdim)
    return out


# all(Tensor self) -> Tensor
def all(ks, self):
    it = reduce_ops.all_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.all_impl(it, out, self)
    return out


# all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def all_all_out(ks, self, out):
    it = structured_out(reduce_ops.all_meta, out, (self,))
    reduce_ops.all_impl(it, out, self)
    return out


# any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def any_dim(ks, self, dim, keepdim):
    it = reduce_ops.any_dim_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.any_dim_impl(it, out, self, dim, keepdim)
    return out


# any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def any_out(ks, self, dim, keepdim, out):
    it = structured_out(reduce_ops.any_dim_meta, out, (self, dim, keepdim))
    reduce_ops.any_dim_impl(it, out, self, dim, keepdim)
    return out


# any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def any_dims(ks, self, dim, keepdim):
    it = reduce_ops.any_dims_meta(None, self, dim, keepdim)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.any_dims_impl(it, out, self, dim, keepdim)
    return out


# any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
def any_dims_out(ks, self, dim, keepdim, out):
    it = structured_out(reduce_ops.any_dims_meta, out, (self, dim, keepdim))
    reduce_ops.any_dims_impl(it, out, self, dim, keepdim)
    return out


# any(Tensor self) -> Tensor
def any(ks, self):
    it = reduce_ops.any_meta(None, self)
    out = empty_from_metadata(it.out_meta)
    reduce_ops.any_impl(it, out, self)
    return out


# any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def any_all_out(ks, self, out):
    it = structured_out(reduce_ops.any_meta, out, (self,))
    reduce_ops.any_impl(it, out, self)
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
    scan_ops.cumsum_impl(it, out, self, dim, dtype)
    return out


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
def cumsum_(ks, self, dim, dtype):
    it = scan_ops.cumsum_meta(self, self, dim, dtype)
    check_inplace_geometry(it, self, ())
    scan_ops.cumsum_impl(it, self, self, dim, dtype)
    return self


# cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
def cumsum_out(ks, self, dim, dtype, out):
    it = structured_out(scan_ops.cumsum_meta, out, (self, dim, dtype))
    scan_ops.cumsum_impl(it, out, self, dim, dtype)
    return out


# mm(Tensor self, Tensor mat2) -> Tensor
def mm(ks, self, mat2):
    it = linear_algebra.mm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    linear_algebra.mm_impl(it, out, self, mat2)
    return out


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
def mm_out(ks, self, mat2, out):
    it = structured_out(linear_algebra.mm_meta, out, (self, mat2))
    linear_algebra.mm_impl(it, out, self, mat2)
    return out


# bmm(Tensor self, Tensor mat2) -> Tensor
def bmm(ks, self, mat2):
    it = linear_algebra.bmm_meta(None, self, mat2)
    out = empty_from_metadata(it.out_meta)
    linear_algebra.bmm_impl(it, out, self, mat2)
    return out


# bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
def bmm_out(ks, self, mat2, out):
    it = structured_out(linear_algebra.bmm_meta, out, (self, mat2))
    linear_algebra.bmm_impl(it, out, self, mat2)
    return out


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def addmm(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(None, self, mat1, mat2, beta, alpha)
    out = empty_from_metadata(it.out_meta)
    linear_algebra.addmm_impl(it, out, self, mat1, mat2, beta, alpha)
    return out


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
def addmm_(ks, self, mat1, mat2, beta, alpha):
    it = linear_algebra.addmm_meta(self, self, mat1, mat2, beta, alpha)
    check_inplace_geometry(it, self, (mat1, mat2))
    linear_algebra.addmm_impl(it, self, self, mat1, mat2, beta, alpha)
    return self


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def addmm_out(ks, self, mat1, mat2, beta, alpha, out):
    it = structured_out(linear_algebra.addmm_meta, out, (self, mat1, mat2, beta, alpha))
    linear_algebra.addmm_impl(it, out, self, mat1, mat2, beta, alpha)
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
    cat_ops.cat_impl(it, out, tensors, dim)
    return out


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
def cat_out(ks, tensors, dim, out):
    it = structured_out(cat_ops.cat_meta, out, (tensors, dim))
    cat_ops.cat_impl(it, out, tensors, dim)
    return out


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
def fill__Scalar(ks, self, value):
    return fill.fill__Scalar(self, value)


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
def fill__Tensor(ks, self, value):
    return fill.fill__Tensor(self, value)


# zero_(Tensor(a!) self) -> Tensor(a!)
def zero_(ks, self):
    return fill.zero_(self)


# resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
def resize_(ks, self, size, memory_format):
    return resize.resize_(self, size, memory_format)


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
def index_Tensor(ks, self, indices):
    it = index_ops.index_meta(None, self, indices)
    out = empty_from_metadata(it.out_meta)
    index_ops.index_impl(it, out, self, indices)
    return out


# index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
def index_Tensor_out(ks, self, indices, out):
    it = structured_out(index_ops.index_meta, out, (self, indices))
    index_ops.index_impl(it, out, self, indices)
    return out


# _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)
def _index_put_impl_(ks, self, indices, values, accumulate, unsafe):
    return index_ops._index_put_impl_(self, indices, values, accumulate, unsafe)


# index_select(Tensor self, int dim, Tensor index) -> Tensor
def index_select(ks, self, dim, index):
    return index_ops.index_select(self, dim, index)


# index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
def index_select_out(ks, self, dim, index, out):
    return index_ops.index_select_out(self, dim, index, out)


# gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
def gather(ks, self, dim, index, sparse_grad):
    it = index_ops.gather_meta(None, self, dim, index, sparse_grad)
    out = empty_from_metadata(it.out_meta)
    index_ops.gather_impl(it, out, self, dim, index, sparse_grad)
    return out


# gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)
def gather_out(ks, self, dim, index, sparse_grad, out):
    it = structured_out(index_ops.gather_meta, out, (self, dim, index, sparse_grad))
    index_ops.gather_impl(it, out, self, dim, index, sparse_grad)
    return out


# masked_select(Tensor self, Tensor mask) -> Tensor
def masked_select(ks, self, mask):
    return index_ops.masked_select(self, mask)


# masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)
def masked_select_out(ks, self, mask, out):
    return index_ops.masked_select_out(self, mask, out)


# masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
def masked_fill__Scalar(ks, self, mask, value):
    return masked_fill.masked_fill_(self, mask, value)


# masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
def masked_fill__Tensor(ks, self, mask, value):
    return masked_fill.masked_fill_(self, mask, value)


# nonzero(Tensor self) -> Tensor
def nonzero(ks, self):
    return index_ops.nonzero(self)


# nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
def nonzero_out(ks, self, out):
    return index_ops.nonzero_out(self, out)


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def scatter_src(ks, self, dim, index, src):
    it = scatter_ops.scatter_src_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    scatter_ops.scatter_src_impl(it, out, self, dim, index, src)
    return out


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter__src(ks, self, dim, index, src):
    it = scatter_ops.scatter_src_meta(self, self, dim, index, src)
    check_inplace_geometry(it, self, (index, src))
    scatter_ops.scatter_src_impl(it, self, self, dim, index, src)
    return self


# scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
def scatter_src_out(ks, self, dim, index, src, out):
    it = structured_out(scatter_ops.scatter_src_meta, out, (self, dim, index, src))
    scatter_ops.scatter_src_impl(it, out, self, dim, index, src)
    return out


# scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def scatter_value(ks, self, dim, index, value):
    it = scatter_ops.scatter_value_meta(None, self, dim, index, value)
    out = empty_from_metadata(it.out_meta)
    scatter_ops.scatter_value_impl(it, out, self, dim, index, value)
    return out


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
def scatter__value(ks, self, dim, index, value):
    it = scatter_ops.scatter_value_meta(self, self, dim, index, value)
    check_inplace_geometry(it, self, (index,))
    scatter_ops.scatter_value_impl(it, self, self, dim, index, value)
    return self


# scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
def scatter_value_out(ks, self, dim, index, value, out):
    it = structured_out(scatter_ops.scatter_value_meta, out, (self, dim, index, value))
    scatter_ops.scatter_value_impl(it, out, self, dim, index, value)
    return out


# scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
def scatter_dot_reduce(ks, self, dim, index, src, reduce):
    it = scatter_ops.scatter_reduce_meta(None, self, dim, index, src, reduce)
    out = empty_from_metadata(it.out_meta)
    scatter_ops.scatter_reduce_impl(it, out, self, dim, index, src, reduce)
    return out


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
def scatter__reduce(ks, self, dim, index, src, reduce):
    it = scatter_ops.scatter_reduce_meta(self, self, dim, index, src, reduce)
    check_inplace_geometry(it, self, (index, src))
    scatter_ops.scatter_reduce_impl(it, self, self, dim, index, src, reduce)
    return self


# scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)
def scatter_reduce_out(ks, self, dim, index, src, reduce, out):
    it = structured_out(scatter_ops.scatter_reduce_meta, out, (self, dim, index, src, reduce))
    scatter_ops.scatter_reduce_impl(it, out, self, dim, index, src, reduce)
    return out


# scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
def scatter_value_reduce(ks, self, dim, index, value, reduce):
    it = scatter_ops.scatter_value_reduce_meta(None, self, dim, index, value, reduce)
    out = empty_from_metadata(it.out_meta)
    scatter_ops.scatter_value_reduce_impl(it, out, self, dim, index, value, reduce)
    return out


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
def scatter__value_reduce(ks, self, dim, index, value, reduce):
    it = scatter_ops.scatter_value_reduce_meta(self, self, dim, index, value, reduce)
    check_inplace_geometry(it, self, (index,))
    scatter_ops.scatter_value_reduce_impl(it, self, self, dim, index, value, reduce)
    return self


# scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)
def scatter_value_reduce_out(ks, self, dim, index, value, reduce, out):
    it = structured_out(scatter_ops.scatter_value_reduce_meta, out, (self, dim, index, value, reduce))
    scatter_ops.scatter_value_reduce_impl(it, out, self, dim, index, value, reduce)
    return out


# scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def scatter_add(ks, self, dim, index, src):
    it = scatter_ops.scatter_add_meta(None, self, dim, index, src)
    out = empty_from_metadata(it.out_meta)
    scatter_ops.scatter_add_impl(it, out, self, dim, index, src)
    return out


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
def scatter_add_(ks, self, dim, index, src):
    it = scatter_ops.scatter_add_meta(self, self, dim, index, src)
    check_inplace_geometry(it, self, (index, src))
    scatter_ops.scatter_add_impl(it, self, self, dim, index, src)
    return self


# scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
def scatter_add_out(ks, self, dim, index, src, out):
    it = structured_out(scatter_ops.scatter_add_meta, out, (self, dim, index, src))
    scatter_ops.scatter_add_impl(it, out, self, dim, index, src)
    return out


# scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
def scatter_reduce_two(ks, self, dim, index, src, reduce, include_self):
    it = scatter_ops.scatter_reduce_two_meta(None, self, dim, index, src, reduce, include_self)
    out = empty_from_metadata(it.out_meta)
    scatter_ops.scatter_reduce_two_impl(it, out, self, dim, index, src, reduce, include_self)
    return out


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
def scatter_reduce__two(ks, self, dim, index, src, reduce, include_self):
    it = scatter_ops.scatter_reduce_two_meta(self, self, dim, index, src, reduce, include_self)
    check_inplace_geometry(it, self, (index, src))
    scatter_ops.scatter_reduce_two_impl(it, self, self, dim, index, src, reduce, include_self)
    return self


# scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
def scatter_reduce_two_out(ks, self, dim, index, src, reduce, include_self, out):
    it = structured_out(scatter_ops.scatter_reduce_two_meta, out, (self, dim, index, src, reduce, include_self))
    scatter_ops.scatter_reduce_two_impl(it, out, self, dim, index, src, reduce, include_self)
    return out


# index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
def index_add(ks, self, dim, index, source, alpha):
    it = index_write_ops.index_add_meta(None, self, dim, index, source, alpha)
    out = empty_from_metadata(it.out_meta)
    index_write_ops.index_add_impl(it, out, self, dim, index, source, alpha)
    return out


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
def index_add_(ks, self, dim, index, source, alpha):
    it = index_write_ops.index_add_meta(self, self, dim, index, source, alpha)
    check_inplace_geometry(it, self, (index, source))
    index_write_ops.index_add_impl(it, self, self, dim, index, source, alpha)
    return self


# index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
def index_add_out(ks, self, dim, index, source, alpha, out):
    it = structured_out(index_write_ops.index_add_meta, out, (self, dim, index, source, alpha))
    index_write_ops.index_add_impl(it, out, self, dim, index, source, alpha)
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
    triangular_ops.tril_impl(it, out, self, diagonal)
    return out


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def tril_(ks, self, diagonal):
    it = triangular_ops.tril_meta(self, self, diagonal)
    check_inplace_geometry(it, self, ())
    triangular_ops.tril_impl(it, self, self, diagonal)
    return self


# tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
def tril_out(ks, self, diagonal, out):
    it = structured_out(triangular_ops.tril_meta, out, (self, diagonal))
    triangular_ops.tril_impl(it, out, self, diagonal)
    return out


# triu(Tensor self, SymInt diagonal=0) -> Tensor
def triu(ks, self, diagonal):
    it = triangular_ops.triu_meta(None, self, diagonal)
    out = empty_from_metadata(it.out_meta)
    triangular_ops.triu_impl(it, out, self, diagonal)
    return out


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
def triu_(ks, self, diagonal):
    it = triangular_ops.triu_meta(self, self, diagonal)
    check_inplace_geometry(it, self, ())
    triangular_ops.triu_impl(it, self, self, diagonal)
    return self


# triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
def triu_out(ks, self, diagonal, out):
    it = structured_out(triangular_ops.triu_meta, out, (self, diagonal))
    triangular_ops.triu_impl(it, out, self, diagonal)
    return out


# flip(Tensor self, int[] dims) -> Tensor
def flip(ks, self, dims):
    return rearrange_ops.flip(self, dims)


# roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
def roll(ks, self, shifts, dims):
    return rearrange_ops.roll(self, shifts, dims)


# unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
def unfold(ks, self, dimension, size, step):
    return view_ops.unfold(self, dimension, size, step)


# unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor
def unfold_backward(ks, grad_in, input_sizes, dim, size, step):
    return rearrange_ops.unfold_backward(grad_in, input_sizes, dim, size, step)


# _local_scalar_dense(Tensor self) -> Scalar
def _local_scalar_dense(ks, self):
    return scalar._local_scalar_dense(self)

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
    (("aten::index_select", "out"), index_select_out),
    (("aten::gather", ""), gather),
    (("aten::gather", "out"), gather_out),
    (("aten::masked_select", ""), masked_select),
    (("aten::masked_select", "out"), masked_select_out),
    (("aten::masked_fill_", "Scalar"), masked_fill__Scalar),
    (("aten::masked_fill_", "Tensor"), masked_fill__Tensor),
    (("aten::nonzero", ""), nonzero),
    (("aten::nonzero", "out"), nonzero_out),
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
    (("aten::_local_scalar_dense", ""), _local_scalar_dense),
):
    register_impl(name, overload, DispatchKey.CPU, kernel)
