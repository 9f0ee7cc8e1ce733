# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The operators as methods of Tensor, and Python's operators.

A method looks at the classes of its arguments as the functions of aten/functions.py do, and calls the same stubs.

Mirrors the generated python_variable_methods.cpp and the operators of torch/_tensor.py.
"""

from types import FunctionType

from tinytensor.aten import functions as _f
from tinytensor.aten.functions import NOT_GIVEN, NUMBERS, as_ints, given, is_ints
from tinytensor.c10 import layout as layouts
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.python_arg_parser import PythonArgParser

_new_empty_parser = PythonArgParser("new_empty", (_f._new_empty,), method=True)
_new_empty_strided_parser = PythonArgParser("new_empty_strided", (_f._new_empty_strided,), method=True)
_new_zeros_parser = PythonArgParser("new_zeros", (_f._new_zeros,), method=True)
_new_ones_parser = PythonArgParser("new_ones", (_f._new_ones,), method=True)
_new_full_parser = PythonArgParser("new_full", (_f._new_full,), method=True)
_add_parser = PythonArgParser("add", (_f._add_Tensor,), method=True)
_add__parser = PythonArgParser("add_", (_f._add__Tensor,), method=True)
_sub_parser = PythonArgParser("sub", (_f._sub_Tensor,), method=True)
_sub__parser = PythonArgParser("sub_", (_f._sub__Tensor,), method=True)
_mul_parser = PythonArgParser("mul", (_f._mul_Tensor,), method=True)
_mul__parser = PythonArgParser("mul_", (_f._mul__Tensor,), method=True)
_div_parser = PythonArgParser("div", (_f._div_Tensor,), method=True)
_div__parser = PythonArgParser("div_", (_f._div__Tensor,), method=True)
_pow_parser = PythonArgParser("pow", (_f._pow_Tensor_Tensor, _f._pow_Tensor_Scalar), method=True)
_pow__parser = PythonArgParser("pow_", (_f._pow__Tensor, _f._pow__Scalar), method=True)
_maximum_parser = PythonArgParser("maximum", (_f._maximum,), method=True)
_minimum_parser = PythonArgParser("minimum", (_f._minimum,), method=True)
_logical_and_parser = PythonArgParser("logical_and", (_f._logical_and,), method=True)
_logical_and__parser = PythonArgParser("logical_and_", (_f._logical_and_,), method=True)
_logical_or_parser = PythonArgParser("logical_or", (_f._logical_or,), method=True)
_logical_or__parser = PythonArgParser("logical_or_", (_f._logical_or_,), method=True)
_bitwise_and_parser = PythonArgParser("bitwise_and", (_f._bitwise_and_Tensor, _f._bitwise_and_Scalar), method=True)
_bitwise_and__parser = PythonArgParser("bitwise_and_", (_f._bitwise_and__Tensor, _f._bitwise_and__Scalar), method=True)
_bitwise_or_parser = PythonArgParser("bitwise_or", (_f._bitwise_or_Tensor, _f._bitwise_or_Scalar), method=True)
_bitwise_or__parser = PythonArgParser("bitwise_or_", (_f._bitwise_or__Tensor, _f._bitwise_or__Scalar), method=True)
_bitwise_xor_parser = PythonArgParser("bitwise_xor", (_f._bitwise_xor_Tensor, _f._bitwise_xor_Scalar), method=True)
_bitwise_xor__parser = PythonArgParser("bitwise_xor_", (_f._bitwise_xor__Tensor, _f._bitwise_xor__Scalar), method=True)
_eq_parser = PythonArgParser("eq", (_f._eq_Scalar, _f._eq_Tensor), method=True)
_eq__parser = PythonArgParser("eq_", (_f._eq__Scalar, _f._eq__Tensor), method=True)
_ne_parser = PythonArgParser("ne", (_f._ne_Scalar, _f._ne_Tensor), method=True)
_ne__parser = PythonArgParser("ne_", (_f._ne__Scalar, _f._ne__Tensor), method=True)
_lt_parser = PythonArgParser("lt", (_f._lt_Scalar, _f._lt_Tensor), method=True)
_lt__parser = PythonArgParser("lt_", (_f._lt__Scalar, _f._lt__Tensor), method=True)
_le_parser = PythonArgParser("le", (_f._le_Scalar, _f._le_Tensor), method=True)
_le__parser = PythonArgParser("le_", (_f._le__Scalar, _f._le__Tensor), method=True)
_gt_parser = PythonArgParser("gt", (_f._gt_Scalar, _f._gt_Tensor), method=True)
_gt__parser = PythonArgParser("gt_", (_f._gt__Scalar, _f._gt__Tensor), method=True)
_ge_parser = PythonArgParser("ge", (_f._ge_Scalar, _f._ge_Tensor), method=True)
_ge__parser = PythonArgParser("ge_", (_f._ge__Scalar, _f._ge__Tensor), method=True)
_where_parser = PythonArgParser("where", (_f._where_self, _f._where_ScalarOther), method=True)
_clamp_parser = PythonArgParser("clamp", (_f._clamp, _f._clamp_Tensor), method=True)
_clamp__parser = PythonArgParser("clamp_", (_f._clamp_, _f._clamp__Tensor), method=True)
_clamp_min_parser = PythonArgParser("clamp_min", (_f._clamp_min, _f._clamp_min_Tensor), method=True)
_clamp_min__parser = PythonArgParser("clamp_min_", (_f._clamp_min_, _f._clamp_min__Tensor), method=True)
_clamp_max_parser = PythonArgParser("clamp_max", (_f._clamp_max, _f._clamp_max_Tensor), method=True)
_clamp_max__parser = PythonArgParser("clamp_max_", (_f._clamp_max_, _f._clamp_max__Tensor), method=True)
_addcmul_parser = PythonArgParser("addcmul", (_f._addcmul,), method=True)
_addcmul__parser = PythonArgParser("addcmul_", (_f._addcmul_,), method=True)
_addcdiv_parser = PythonArgParser("addcdiv", (_f._addcdiv,), method=True)
_addcdiv__parser = PythonArgParser("addcdiv_", (_f._addcdiv_,), method=True)
_lerp_parser = PythonArgParser("lerp", (_f._lerp_Scalar, _f._lerp_Tensor), method=True)
_lerp__parser = PythonArgParser("lerp_", (_f._lerp__Scalar, _f._lerp__Tensor), method=True)
_sum_parser = PythonArgParser("sum", (_f._sum, _f._sum_dim_IntList), method=True)
_mean_parser = PythonArgParser("mean", (_f._mean, _f._mean_dim), method=True)
_prod_parser = PythonArgParser("prod", (_f._prod, _f._prod_dim_int), method=True)
_amax_parser = PythonArgParser("amax", (_f._amax,), method=True)
_amin_parser = PythonArgParser("amin", (_f._amin,), method=True)
_max_parser = PythonArgParser("max", (_f._max_dim, _f._max, _f._max_other), method=True)
_min_parser = PythonArgParser("min", (_f._min_dim, _f._min, _f._min_other), method=True)
_argmax_parser = PythonArgParser("argmax", (_f._argmax,), method=True)
_argmin_parser = PythonArgParser("argmin", (_f._argmin,), method=True)
_all_parser = PythonArgParser("all", (_f._all_dim, _f._all_dims, _f._all), method=True)
_any_parser = PythonArgParser("any", (_f._any_dim, _f._any_dims, _f._any), method=True)
_var_parser = PythonArgParser("var", (_f._var, _f._var_dim, _f._var_correction), method=True)
_std_parser = PythonArgParser("std", (_f._std, _f._std_dim, _f._std_correction), method=True)
_cumsum_parser = PythonArgParser("cumsum", (_f._cumsum,), method=True)
_cumsum__parser = PythonArgParser("cumsum_", (_f._cumsum_,), method=True)
_equal_parser = PythonArgParser("equal", (_f._equal,), method=True)
_allclose_parser = PythonArgParser("allclose", (_f._allclose,), method=True)
_isclose_parser = PythonArgParser("isclose", (_f._isclose,), method=True)
_mm_parser = PythonArgParser("mm", (_f._mm,), method=True)
_bmm_parser = PythonArgParser("bmm", (_f._bmm,), method=True)
_mv_parser = PythonArgParser("mv", (_f._mv,), method=True)
_dot_parser = PythonArgParser("dot", (_f._dot,), method=True)
_addmm_parser = PythonArgParser("addmm", (_f._addmm,), method=True)
_addmm__parser = PythonArgParser("addmm_", (_f._addmm_,), method=True)
_matmul_parser = PythonArgParser("matmul", (_f._matmul,), method=True)
_transpose_parser = PythonArgParser("transpose", (_f._transpose_int,), method=True)
_transpose__parser = PythonArgParser("transpose_", (_f._transpose_,), method=True)
_permute_parser = PythonArgParser("permute", (_f._permute,), method=True)
_movedim_parser = PythonArgParser("movedim", (_f._movedim_intlist, _f._movedim_int), method=True)
_view_parser = PythonArgParser("view", (_f._view, _f._view_dtype), method=True)
_view_as_parser = PythonArgParser("view_as", (_f._view_as,), method=True)
_as_strided_parser = PythonArgParser("as_strided", (_f._as_strided,), method=True)
_expand_parser = PythonArgParser("expand", (_f._expand,), method=True)
_expand_as_parser = PythonArgParser("expand_as", (_f._expand_as,), method=True)
_squeeze_parser = PythonArgParser("squeeze", (_f._squeeze, _f._squeeze_dim, _f._squeeze_dims), method=True)
_squeeze__parser = PythonArgParser("squeeze_", (_f._squeeze_, _f._squeeze__dim, _f._squeeze__dims), method=True)
_unsqueeze_parser = PythonArgParser("unsqueeze", (_f._unsqueeze,), method=True)
_unsqueeze__parser = PythonArgParser("unsqueeze_", (_f._unsqueeze_,), method=True)
_select_parser = PythonArgParser("select", (_f._select_int,), method=True)
_diagonal_parser = PythonArgParser("diagonal", (_f._diagonal,), method=True)
_unbind_parser = PythonArgParser("unbind", (_f._unbind_int,), method=True)
_split_parser = PythonArgParser("split", (_f._split_Tensor, _f._split_sizes), method=True)
_split_with_sizes_parser = PythonArgParser("split_with_sizes", (_f._split_with_sizes,), method=True)
_reshape_parser = PythonArgParser("reshape", (_f._reshape,), method=True)
_flatten_parser = PythonArgParser("flatten", (_f._flatten_using_ints,), method=True)
_unflatten_parser = PythonArgParser("unflatten", (_f._unflatten_int,), method=True)
_narrow_parser = PythonArgParser("narrow", (_f._narrow,), method=True)
_chunk_parser = PythonArgParser("chunk", (_f._chunk,), method=True)
_broadcast_to_parser = PythonArgParser("broadcast_to", (_f._broadcast_to,), method=True)
_copy__parser = PythonArgParser("copy_", (_f._copy_,), method=True)
_clone_parser = PythonArgParser("clone", (_f._clone,), method=True)
_contiguous_parser = PythonArgParser("contiguous", (_f._contiguous,), method=True)
_type_as_parser = PythonArgParser("type_as", (_f._type_as,), method=True)
_fill__parser = PythonArgParser("fill_", (_f._fill__Scalar, _f._fill__Tensor), method=True)
_resize__parser = PythonArgParser("resize_", (_f._resize_,), method=True)
_index_parser = PythonArgParser("index", (_f._index_Tensor,), method=True)
_index_put_parser = PythonArgParser("index_put", (_f._index_put,), method=True)
_index_put__parser = PythonArgParser("index_put_", (_f._index_put_,), method=True)
_index_select_parser = PythonArgParser("index_select", (_f._index_select,), method=True)
_gather_parser = PythonArgParser("gather", (_f._gather,), method=True)
_masked_select_parser = PythonArgParser("masked_select", (_f._masked_select,), method=True)
_masked_fill_parser = PythonArgParser("masked_fill", (_f._masked_fill_Scalar, _f._masked_fill_Tensor), method=True)
_masked_fill__parser = PythonArgParser("masked_fill_", (_f._masked_fill__Scalar, _f._masked_fill__Tensor), method=True)
_scatter_parser = PythonArgParser("scatter", (
    _f._scatter_src,
    _f._scatter_value,
    _f._scatter_dot_reduce,
    _f._scatter_value_reduce,
), method=True)
_scatter__parser = PythonArgParser("scatter_", (
    _f._scatter__src,
    _f._scatter__value,
    _f._scatter__reduce,
    _f._scatter__value_reduce,
), method=True)
_scatter_add_parser = PythonArgParser("scatter_add", (_f._scatter_add,), method=True)
_scatter_add__parser = PythonArgParser("scatter_add_", (_f._scatter_add_,), method=True)
_scatter_reduce_parser = PythonArgParser("scatter_reduce", (_f._scatter_reduce_two,), method=True)
_scatter_reduce__parser = PythonArgParser("scatter_reduce_", (_f._scatter_reduce__two,), method=True)
_index_add_parser = PythonArgParser("index_add", (_f._index_add,), method=True)
_index_add__parser = PythonArgParser("index_add_", (_f._index_add_,), method=True)
_index_fill__parser = PythonArgParser("index_fill_", (
    _f._index_fill__int_Scalar,
    _f._index_fill__int_Tensor,
), method=True)
_index_fill_parser = PythonArgParser("index_fill", (_f._index_fill_int_Scalar, _f._index_fill_int_Tensor), method=True)
_take_parser = PythonArgParser("take", (_f._take,), method=True)
_put__parser = PythonArgParser("put_", (_f._put_,), method=True)
_put_parser = PythonArgParser("put", (_f._put,), method=True)
_masked_scatter__parser = PythonArgParser("masked_scatter_", (_f._masked_scatter_,), method=True)
_masked_scatter_parser = PythonArgParser("masked_scatter", (_f._masked_scatter,), method=True)
_tril_parser = PythonArgParser("tril", (_f._tril,), method=True)
_tril__parser = PythonArgParser("tril_", (_f._tril_,), method=True)
_triu_parser = PythonArgParser("triu", (_f._triu,), method=True)
_triu__parser = PythonArgParser("triu_", (_f._triu_,), method=True)
_flip_parser = PythonArgParser("flip", (_f._flip,), method=True)
_roll_parser = PythonArgParser("roll", (_f._roll,), method=True)
_repeat_parser = PythonArgParser("repeat", (_f._repeat,), method=True)
_diag_embed_parser = PythonArgParser("diag_embed", (_f._diag_embed,), method=True)
_diag_parser = PythonArgParser("diag", (_f._diag,), method=True)
_diagflat_parser = PythonArgParser("diagflat", (_f._diagflat,), method=True)
_reshape_as_parser = PythonArgParser("reshape_as", (_f._reshape_as,), method=True)
_unfold_parser = PythonArgParser("unfold", (_f._unfold,), method=True)
_requires_grad__parser = PythonArgParser("requires_grad_", (_f._requires_grad_,), method=True)


class TensorMethods:
    """What Tensor inherits: one method for each operator whose variants say so."""

    __slots__ = ()

    # Tensors compare elementwise, and are keys of dicts by identity.
    __hash__ = object.__hash__

    # new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_empty(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.new_empty_default(self, size, None, None, None, None)
        return _new_empty_parser.call(self, *args, **kwargs)

    # new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_empty_strided(self, *args, **kwargs):
        if not kwargs and len(args) == 2:
            size, stride = args
            if is_ints(size) and is_ints(stride):
                return _f.new_empty_strided_default(self, size, stride, None, None, None, None)
        return _new_empty_strided_parser.call(self, *args, **kwargs)

    # new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_zeros(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.new_zeros_default(self, size, None, None, None, None)
        return _new_zeros_parser.call(self, *args, **kwargs)

    # new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_ones(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.new_ones_default(self, size, None, None, None, None)
        return _new_ones_parser.call(self, *args, **kwargs)

    # new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_full(self, *args, **kwargs):
        if not kwargs and len(args) == 2:
            size, fill_value = args
            if is_ints(size) and fill_value.__class__ in NUMBERS:
                return _f.new_full_default(self, size, fill_value, None, None, None, None)
        return _new_full_parser.call(self, *args, **kwargs)

    # add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    # add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    def add(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.add_Tensor(self, other, alpha)
        return _add_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
    # add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
    def add_(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.add__Tensor(self, other, alpha)
        return _add__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    # sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    def sub(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.sub_Tensor(self, other, alpha)
        return _sub_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
    # sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
    def sub_(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.sub__Tensor(self, other, alpha)
        return _sub__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # mul.Tensor(Tensor self, Tensor other) -> Tensor
    # mul.Scalar(Tensor self, Scalar other) -> Tensor
    def mul(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.mul_Tensor(self, other)
        return _mul_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def mul_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.mul__Tensor(self, other)
        return _mul__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # div.Tensor(Tensor self, Tensor other) -> Tensor
    # div.Scalar(Tensor self, Scalar other) -> Tensor
    def div(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.div_Tensor(self, other)
        return _div_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def div_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.div__Tensor(self, other)
        return _div__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
    # pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    def pow(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and exponent.__class__ in NUMBERS:
            return _f.pow_Tensor_Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.pow_Tensor_Tensor(self, exponent)
        return _pow_parser.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
    # pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
    def pow_(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and exponent.__class__ in NUMBERS:
            return _f.pow__Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.pow__Tensor(self, exponent)
        return _pow__parser.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # maximum(Tensor self, Tensor other) -> Tensor
    def maximum(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.maximum_default(self, other)
        return _maximum_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # minimum(Tensor self, Tensor other) -> Tensor
    def minimum(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.minimum_default(self, other)
        return _minimum_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_and(Tensor self, Tensor other) -> Tensor
    def logical_and(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_and_default(self, other)
        return _logical_and_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def logical_and_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_and__default(self, other)
        return _logical_and__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_or(Tensor self, Tensor other) -> Tensor
    def logical_or(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_or_default(self, other)
        return _logical_or_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def logical_or_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_or__default(self, other)
        return _logical_or__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_not(Tensor self) -> Tensor
    def logical_not(self):
        return _f.logical_not_default(self)

    # logical_not_(Tensor(a!) self) -> Tensor(a!)
    def logical_not_(self):
        return _f.logical_not__default(self)

    # bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_and(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_and_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_and_Tensor(self, other)
        return _bitwise_and_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_and_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_and__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_and__Tensor(self, other)
        return _bitwise_and__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_or(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_or_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_or_Tensor(self, other)
        return _bitwise_or_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_or_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_or__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_or__Tensor(self, other)
        return _bitwise_or__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_xor(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_xor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_xor_Tensor(self, other)
        return _bitwise_xor_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_xor_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_xor__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_xor__Tensor(self, other)
        return _bitwise_xor__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_not(Tensor self) -> Tensor
    def bitwise_not(self):
        return _f.bitwise_not_default(self)

    # bitwise_not_(Tensor(a!) self) -> Tensor(a!)
    def bitwise_not_(self):
        return _f.bitwise_not__default(self)

    # eq.Scalar(Tensor self, Scalar other) -> Tensor
    # eq.Tensor(Tensor self, Tensor other) -> Tensor
    def eq(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.eq_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.eq_Tensor(self, other)
        return _eq_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def eq_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.eq__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.eq__Tensor(self, other)
        return _eq__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ne.Scalar(Tensor self, Scalar other) -> Tensor
    # ne.Tensor(Tensor self, Tensor other) -> Tensor
    def ne(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ne_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ne_Tensor(self, other)
        return _ne_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def ne_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ne__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ne__Tensor(self, other)
        return _ne__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # lt.Scalar(Tensor self, Scalar other) -> Tensor
    # lt.Tensor(Tensor self, Tensor other) -> Tensor
    def lt(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.lt_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lt_Tensor(self, other)
        return _lt_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def lt_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.lt__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lt__Tensor(self, other)
        return _lt__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # le.Scalar(Tensor self, Scalar other) -> Tensor
    # le.Tensor(Tensor self, Tensor other) -> Tensor
    def le(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.le_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.le_Tensor(self, other)
        return _le_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def le_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.le__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.le__Tensor(self, other)
        return _le__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # gt.Scalar(Tensor self, Scalar other) -> Tensor
    # gt.Tensor(Tensor self, Tensor other) -> Tensor
    def gt(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.gt_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gt_Tensor(self, other)
        return _gt_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def gt_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.gt__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gt__Tensor(self, other)
        return _gt__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ge.Scalar(Tensor self, Scalar other) -> Tensor
    # ge.Tensor(Tensor self, Tensor other) -> Tensor
    def ge(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ge_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ge_Tensor(self, other)
        return _ge_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def ge_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ge__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ge__Tensor(self, other)
        return _ge__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # neg(Tensor self) -> Tensor
    def neg(self):
        return _f.neg_default(self)

    # neg_(Tensor(a!) self) -> Tensor(a!)
    def neg_(self):
        return _f.neg__default(self)

    # abs(Tensor self) -> Tensor
    def abs(self):
        return _f.abs_default(self)

    # abs_(Tensor(a!) self) -> Tensor(a!)
    def abs_(self):
        return _f.abs__default(self)

    # sign(Tensor self) -> Tensor
    def sign(self):
        return _f.sign_default(self)

    # sign_(Tensor(a!) self) -> Tensor(a!)
    def sign_(self):
        return _f.sign__default(self)

    # reciprocal(Tensor self) -> Tensor
    def reciprocal(self):
        return _f.reciprocal_default(self)

    # reciprocal_(Tensor(a!) self) -> Tensor(a!)
    def reciprocal_(self):
        return _f.reciprocal__default(self)

    # square(Tensor self) -> Tensor
    def square(self):
        return _f.square_default(self)

    # square_(Tensor(a!) self) -> Tensor(a!)
    def square_(self):
        return _f.square__default(self)

    # sqrt(Tensor self) -> Tensor
    def sqrt(self):
        return _f.sqrt_default(self)

    # sqrt_(Tensor(a!) self) -> Tensor(a!)
    def sqrt_(self):
        return _f.sqrt__default(self)

    # rsqrt(Tensor self) -> Tensor
    def rsqrt(self):
        return _f.rsqrt_default(self)

    # rsqrt_(Tensor(a!) self) -> Tensor(a!)
    def rsqrt_(self):
        return _f.rsqrt__default(self)

    # exp(Tensor self) -> Tensor
    def exp(self):
        return _f.exp_default(self)

    # exp_(Tensor(a!) self) -> Tensor(a!)
    def exp_(self):
        return _f.exp__default(self)

    # log(Tensor self) -> Tensor
    def log(self):
        return _f.log_default(self)

    # log_(Tensor(a!) self) -> Tensor(a!)
    def log_(self):
        return _f.log__default(self)

    # sin(Tensor self) -> Tensor
    def sin(self):
        return _f.sin_default(self)

    # sin_(Tensor(a!) self) -> Tensor(a!)
    def sin_(self):
        return _f.sin__default(self)

    # cos(Tensor self) -> Tensor
    def cos(self):
        return _f.cos_default(self)

    # cos_(Tensor(a!) self) -> Tensor(a!)
    def cos_(self):
        return _f.cos__default(self)

    # tanh(Tensor self) -> Tensor
    def tanh(self):
        return _f.tanh_default(self)

    # tanh_(Tensor(a!) self) -> Tensor(a!)
    def tanh_(self):
        return _f.tanh__default(self)

    # sigmoid(Tensor self) -> Tensor
    def sigmoid(self):
        return _f.sigmoid_default(self)

    # sigmoid_(Tensor(a!) self) -> Tensor(a!)
    def sigmoid_(self):
        return _f.sigmoid__default(self)

    # relu(Tensor self) -> Tensor
    def relu(self):
        return _f.relu_default(self)

    # relu_(Tensor(a!) self) -> Tensor(a!)
    def relu_(self):
        return _f.relu__default(self)

    # floor(Tensor self) -> Tensor
    def floor(self):
        return _f.floor_default(self)

    # floor_(Tensor(a!) self) -> Tensor(a!)
    def floor_(self):
        return _f.floor__default(self)

    # ceil(Tensor self) -> Tensor
    def ceil(self):
        return _f.ceil_default(self)

    # ceil_(Tensor(a!) self) -> Tensor(a!)
    def ceil_(self):
        return _f.ceil__default(self)

    # trunc(Tensor self) -> Tensor
    def trunc(self):
        return _f.trunc_default(self)

    # trunc_(Tensor(a!) self) -> Tensor(a!)
    def trunc_(self):
        return _f.trunc__default(self)

    # isnan(Tensor self) -> Tensor
    def isnan(self):
        return _f.isnan_default(self)

    # isinf(Tensor self) -> Tensor
    def isinf(self):
        return _f.isinf_default(self)

    # isfinite(Tensor self) -> Tensor
    def isfinite(self):
        return _f.isfinite_default(self)

    # where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
    # where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
    def where(self, condition=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(condition, TensorImpl) and other.__class__ in NUMBERS:
            return _f.where_ScalarOther(condition, self, other)
        if not args and not kwargs and isinstance(condition, TensorImpl) and isinstance(other, TensorImpl):
            return _f.where_self(condition, self, other)
        return _where_parser.call(self, *given(("condition", "other"), (condition, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    # clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
    def clamp(self, min=None, max=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (min is None or min.__class__ in NUMBERS)
            and (max is None or max.__class__ in NUMBERS)
        ):
            return _f.clamp_default(self, min, max)
        return _clamp_parser.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    # clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
    # clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
    def clamp_(self, min=None, max=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (min is None or min.__class__ in NUMBERS)
            and (max is None or max.__class__ in NUMBERS)
        ):
            return _f.clamp__default(self, min, max)
        return _clamp__parser.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    # clamp_min(Tensor self, Scalar min) -> Tensor
    # clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
    def clamp_min(self, min=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and min.__class__ in NUMBERS:
            return _f.clamp_min_default(self, min)
        if not args and not kwargs and isinstance(min, TensorImpl):
            return _f.clamp_min_Tensor(self, min)
        return _clamp_min_parser.call(self, *given(("min",), (min,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
    # clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
    def clamp_min_(self, min=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and min.__class__ in NUMBERS:
            return _f.clamp_min__default(self, min)
        if not args and not kwargs and isinstance(min, TensorImpl):
            return _f.clamp_min__Tensor(self, min)
        return _clamp_min__parser.call(self, *given(("min",), (min,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # clamp_max(Tensor self, Scalar max) -> Tensor
    # clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
    def clamp_max(self, max=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and max.__class__ in NUMBERS:
            return _f.clamp_max_default(self, max)
        if not args and not kwargs and isinstance(max, TensorImpl):
            return _f.clamp_max_Tensor(self, max)
        return _clamp_max_parser.call(self, *given(("max",), (max,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
    # clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
    def clamp_max_(self, max=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and max.__class__ in NUMBERS:
            return _f.clamp_max__default(self, max)
        if not args and not kwargs and isinstance(max, TensorImpl):
            return _f.clamp_max__Tensor(self, max)
        return _clamp_max__parser.call(self, *given(("max",), (max,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
    def addcmul(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcmul_default(self, tensor1, tensor2, value)
        return _addcmul_parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
    def addcmul_(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcmul__default(self, tensor1, tensor2, value)
        return _addcmul__parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
    def addcdiv(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcdiv_default(self, tensor1, tensor2, value)
        return _addcdiv_parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
    def addcdiv_(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcdiv__default(self, tensor1, tensor2, value)
        return _addcdiv__parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
    # lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
    def lerp(self, end=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(end, TensorImpl) and weight.__class__ in NUMBERS:
            return _f.lerp_Scalar(self, end, weight)
        if not args and not kwargs and isinstance(end, TensorImpl) and isinstance(weight, TensorImpl):
            return _f.lerp_Tensor(self, end, weight)
        return _lerp_parser.call(self, *given(("end", "weight"), (end, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
    # lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
    def lerp_(self, end=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(end, TensorImpl) and weight.__class__ in NUMBERS:
            return _f.lerp__Scalar(self, end, weight)
        if not args and not kwargs and isinstance(end, TensorImpl) and isinstance(weight, TensorImpl):
            return _f.lerp__Tensor(self, end, weight)
        return _lerp__parser.call(self, *given(("end", "weight"), (end, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
    # sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def sum(self, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.sum_default(self, dtype)
        if dim.__class__ is int:
            dim = (dim,)
        if (
            not args
            and not kwargs
            and (dim is None or is_ints(dim))
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.sum_dim_IntList(self, dim, keepdim, dtype)
        return _sum_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), dtype=dtype, **kwargs)

    # mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
    # mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def mean(self, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.mean_default(self, dtype)
        if dim.__class__ is int:
            dim = (dim,)
        if (
            not args
            and not kwargs
            and (dim is None or is_ints(dim))
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.mean_dim(self, dim, keepdim, dtype)
        return _mean_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), dtype=dtype, **kwargs)

    # prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
    # prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def prod(self, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.prod_default(self, dtype)
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.prod_dim_int(self, dim, keepdim, dtype)
        return _prod_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), dtype=dtype, **kwargs)

    # amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
    def amax(self, dim=(), keepdim=False, *args, **kwargs):
        if dim.__class__ is int:
            dim = (dim,)
        if not args and not kwargs and is_ints(dim) and keepdim.__class__ is bool:
            return _f.amax_default(self, dim, keepdim)
        return _amax_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), ((), False), args, kwargs), **kwargs)

    # amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
    def amin(self, dim=(), keepdim=False, *args, **kwargs):
        if dim.__class__ is int:
            dim = (dim,)
        if not args and not kwargs and is_ints(dim) and keepdim.__class__ is bool:
            return _f.amin_default(self, dim, keepdim)
        return _amin_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), ((), False), args, kwargs), **kwargs)

    # max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    # max(Tensor self) -> Tensor
    # max.other(Tensor self, Tensor other) -> Tensor
    def max(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.max_default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return _f.max_dim_return._make(_f.max_dim(self, dim, False))
                (other,) = args
                if isinstance(other, TensorImpl):
                    return _f.max_other(self, other)
            if len(args) == 2:
                dim, keepdim = args
                if dim.__class__ is int and keepdim.__class__ is bool:
                    return _f.max_dim_return._make(_f.max_dim(self, dim, keepdim))
        result = _max_parser.call(self, *args, **kwargs)
        return _f.max_dim_return._make(result) if isinstance(result, tuple) else result

    # min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    # min(Tensor self) -> Tensor
    # min.other(Tensor self, Tensor other) -> Tensor
    def min(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.min_default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return _f.min_dim_return._make(_f.min_dim(self, dim, False))
                (other,) = args
                if isinstance(other, TensorImpl):
                    return _f.min_other(self, other)
            if len(args) == 2:
                dim, keepdim = args
                if dim.__class__ is int and keepdim.__class__ is bool:
                    return _f.min_dim_return._make(_f.min_dim(self, dim, keepdim))
        result = _min_parser.call(self, *args, **kwargs)
        return _f.min_dim_return._make(result) if isinstance(result, tuple) else result

    # argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
    def argmax(self, dim=None, keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            return _f.argmax_default(self, dim, keepdim)
        return _argmax_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), **kwargs)

    # argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
    def argmin(self, dim=None, keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            return _f.argmin_default(self, dim, keepdim)
        return _argmin_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), **kwargs)

    # all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
    # all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
    # all(Tensor self) -> Tensor
    def all(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs:
                return _f.all_default(self)
        if not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
            return _f.all_dim(self, dim, keepdim)
        if not args and not kwargs and (dim is None or is_ints(dim)) and keepdim.__class__ is bool:
            return _f.all_dims(self, dim, keepdim)
        return _all_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
    # any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
    # any(Tensor self) -> Tensor
    def any(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs:
                return _f.any_default(self)
        if not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
            return _f.any_dim(self, dim, keepdim)
        if not args and not kwargs and (dim is None or is_ints(dim)) and keepdim.__class__ is bool:
            return _f.any_dims(self, dim, keepdim)
        return _any_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # var(Tensor self, bool unbiased=True) -> Tensor
    # var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
    # var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    def var(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.var_default(self, True)
                return _f.var_correction(self, None, None, False)
            if len(args) == 1:
                (unbiased,) = args
                if unbiased.__class__ is bool:
                    return _f.var_default(self, unbiased)
                (dim,) = args
                if dim.__class__ is int:
                    dim = (dim,)
                if dim is None or is_ints(dim):
                    return _f.var_dim(self, dim, True, False)
            if len(args) == 2:
                dim, unbiased = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool:
                    return _f.var_dim(self, dim, unbiased, False)
            if len(args) == 3:
                dim, unbiased, keepdim = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool and keepdim.__class__ is bool:
                    return _f.var_dim(self, dim, unbiased, keepdim)
        return _var_parser.call(self, *args, **kwargs)

    # std(Tensor self, bool unbiased=True) -> Tensor
    # std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
    # std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    def std(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.std_default(self, True)
                return _f.std_correction(self, None, None, False)
            if len(args) == 1:
                (unbiased,) = args
                if unbiased.__class__ is bool:
                    return _f.std_default(self, unbiased)
                (dim,) = args
                if dim.__class__ is int:
                    dim = (dim,)
                if dim is None or is_ints(dim):
                    return _f.std_dim(self, dim, True, False)
            if len(args) == 2:
                dim, unbiased = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool:
                    return _f.std_dim(self, dim, unbiased, False)
            if len(args) == 3:
                dim, unbiased, keepdim = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool and keepdim.__class__ is bool:
                    return _f.std_dim(self, dim, unbiased, keepdim)
        return _std_parser.call(self, *args, **kwargs)

    # cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
    def cumsum(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumsum_default(self, dim, dtype)
        return _cumsum_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    # cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
    def cumsum_(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumsum__default(self, dim, dtype)
        return _cumsum__parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    # equal(Tensor self, Tensor other) -> bool
    def equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.equal_default(self, other)
        return _equal_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool
    def allclose(self, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(other, TensorImpl)
            and rtol.__class__ is float
            and atol.__class__ is float
            and equal_nan.__class__ is bool
        ):
            return _f.allclose_default(self, other, rtol, atol, equal_nan)
        return _allclose_parser.call(self, *given(("other", "rtol", "atol", "equal_nan"), (other, rtol, atol, equal_nan), (NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)

    # isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
    def isclose(self, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(other, TensorImpl)
            and rtol.__class__ is float
            and atol.__class__ is float
            and equal_nan.__class__ is bool
        ):
            return _f.isclose_default(self, other, rtol, atol, equal_nan)
        return _isclose_parser.call(self, *given(("other", "rtol", "atol", "equal_nan"), (other, rtol, atol, equal_nan), (NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)

    # mm(Tensor self, Tensor mat2) -> Tensor
    def mm(self, mat2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mat2, TensorImpl):
            return _f.mm_default(self, mat2)
        return _mm_parser.call(self, *given(("mat2",), (mat2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bmm(Tensor self, Tensor mat2) -> Tensor
    def bmm(self, mat2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mat2, TensorImpl):
            return _f.bmm_default(self, mat2)
        return _bmm_parser.call(self, *given(("mat2",), (mat2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # mv(Tensor self, Tensor vec) -> Tensor
    def mv(self, vec=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(vec, TensorImpl):
            return _f.mv_default(self, vec)
        return _mv_parser.call(self, *given(("vec",), (vec,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # dot(Tensor self, Tensor tensor) -> Tensor
    def dot(self, tensor=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(tensor, TensorImpl):
            return _f.dot_default(self, tensor)
        return _dot_parser.call(self, *given(("tensor",), (tensor,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    def addmm(self, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(mat1, TensorImpl)
            and isinstance(mat2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addmm_default(self, mat1, mat2, beta, alpha)
        return _addmm_parser.call(self, *given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
    def addmm_(self, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(mat1, TensorImpl)
            and isinstance(mat2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addmm__default(self, mat1, mat2, beta, alpha)
        return _addmm__parser.call(self, *given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # matmul(Tensor self, Tensor other) -> Tensor
    def matmul(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.matmul_default(self, other)
        return _matmul_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # t(Tensor(a) self) -> Tensor(a)
    def t(self):
        return _f.t_default(self)

    # t_(Tensor(a!) self) -> Tensor(a!)
    def t_(self):
        return _f.t__default(self)

    # transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
    def transpose(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
            return _f.transpose_int(self, dim0, dim1)
        return _transpose_parser.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
    def transpose_(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
            return _f.transpose__default(self, dim0, dim1)
        return _transpose__parser.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # permute(Tensor(a) self, int[] dims) -> Tensor(a)
    def permute(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.permute_default(self, dims)
        return _permute_parser.call(self, *args, **kwargs)

    # movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
    # movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
    def movedim(self, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and is_ints(source) and is_ints(destination):
            return _f.movedim_intlist(self, source, destination)
        if not args and not kwargs and source.__class__ is int and destination.__class__ is int:
            return _f.movedim_int(self, source, destination)
        return _movedim_parser.call(self, *given(("source", "destination"), (source, destination), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # view(Tensor(a) self, SymInt[] size) -> Tensor(a)
    # view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
    def view(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.view_default(self, size)
        return _view_parser.call(self, *args, **kwargs)

    # view_as(Tensor(a) self, Tensor other) -> Tensor(a)
    def view_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.view_as_default(self, other)
        return _view_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
    def as_strided(self, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and is_ints(size)
            and is_ints(stride)
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            return _f.as_strided_default(self, size, stride, storage_offset)
        return _as_strided_parser.call(self, *given(("size", "stride", "storage_offset"), (size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)

    # expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
    def expand(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.expand_default(self, size, False)
        return _expand_parser.call(self, *args, **kwargs)

    # expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
    def expand_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.expand_as_default(self, other)
        return _expand_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # squeeze(Tensor(a) self) -> Tensor(a)
    # squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
    # squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
    def squeeze(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.squeeze_default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return _f.squeeze_dim(self, dim)
                if is_ints(dim):
                    return _f.squeeze_dims(self, dim)
        return _squeeze_parser.call(self, *args, **kwargs)

    # squeeze_(Tensor(a!) self) -> Tensor(a!)
    # squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
    # squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
    def squeeze_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.squeeze__default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return _f.squeeze__dim(self, dim)
                if is_ints(dim):
                    return _f.squeeze__dims(self, dim)
        return _squeeze__parser.call(self, *args, **kwargs)

    # unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
    def unsqueeze(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return _f.unsqueeze_default(self, dim)
        return _unsqueeze_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
    def unsqueeze_(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return _f.unsqueeze__default(self, dim)
        return _unsqueeze__parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
    def select(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and index.__class__ is int:
            return _f.select_int(self, dim, index)
        return _select_parser.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
    def diagonal(self, offset=0, dim1=0, dim2=1, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            return _f.diagonal_default(self, offset, dim1, dim2)
        return _diagonal_parser.call(self, *given(("offset", "dim1", "dim2"), (offset, dim1, dim2), (0, 0, 1), args, kwargs), **kwargs)

    # detach(Tensor(a) self) -> Tensor(a)
    def detach(self):
        return _f.detach_default(self)

    # detach_(Tensor(a!) self) -> Tensor(a!)
    def detach_(self):
        return _f.detach__default(self)

    # unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
    def unbind(self, dim=0, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return _f.unbind_int(self, dim)
        return _unbind_parser.call(self, *given(("dim",), (dim,), (0,), args, kwargs), **kwargs)

    # split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
    # split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
    def split(self, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and split_size.__class__ is int and dim.__class__ is int:
            return _f.split_Tensor(self, split_size, dim)
        if not args and not kwargs and is_ints(split_size) and dim.__class__ is int:
            return _f.split_sizes(self, split_size, dim)
        return _split_parser.call(self, *given(("split_size", "dim"), (split_size, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
    def split_with_sizes(self, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and is_ints(split_sizes) and dim.__class__ is int:
            return _f.split_with_sizes_default(self, split_sizes, dim)
        return _split_with_sizes_parser.call(self, *given(("split_sizes", "dim"), (split_sizes, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
    def reshape(self, *args, **kwargs):
        if not kwargs:
            shape = as_ints(args)
            if shape is not None:
                return _f.reshape_default(self, shape)
        return _reshape_parser.call(self, *args, **kwargs)

    # flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
    def flatten(self, start_dim=0, end_dim=-1, *args, **kwargs):
        if not args and not kwargs and start_dim.__class__ is int and end_dim.__class__ is int:
            return _f.flatten_using_ints(self, start_dim, end_dim)
        return _flatten_parser.call(self, *given(("start_dim", "end_dim"), (start_dim, end_dim), (0, -1), args, kwargs), **kwargs)

    # unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
    def unflatten(self, dim=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and is_ints(sizes):
            return _f.unflatten_int(self, dim, sizes)
        return _unflatten_parser.call(self, *given(("dim", "sizes"), (dim, sizes), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
    def narrow(self, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and start.__class__ is int and length.__class__ is int:
            return _f.narrow_default(self, dim, start, length)
        return _narrow_parser.call(self, *given(("dim", "start", "length"), (dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
    def chunk(self, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and chunks.__class__ is int and dim.__class__ is int:
            return _f.chunk_default(self, chunks, dim)
        return _chunk_parser.call(self, *given(("chunks", "dim"), (chunks, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
    def broadcast_to(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.broadcast_to_default(self, size)
        return _broadcast_to_parser.call(self, *args, **kwargs)

    # copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
    def copy_(self, src=NOT_GIVEN, non_blocking=False, *args, **kwargs):
        if not args and not kwargs and isinstance(src, TensorImpl) and non_blocking.__class__ is bool:
            return _f.copy__default(self, src, non_blocking)
        return _copy__parser.call(self, *given(("src", "non_blocking"), (src, non_blocking), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
    def clone(self, *args, memory_format=None, **kwargs):
        if not args and not kwargs and (memory_format is None or memory_format.__class__ is MemoryFormat):
            return _f.clone_default(self, memory_format)
        return _clone_parser.call(self, *args, memory_format=memory_format, **kwargs)

    # contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
    def contiguous(self, *args, memory_format=layouts.contiguous_format, **kwargs):
        if not args and not kwargs and memory_format.__class__ is MemoryFormat:
            return _f.contiguous_default(self, memory_format)
        return _contiguous_parser.call(self, *args, memory_format=memory_format, **kwargs)

    # to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    # to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    # to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    # to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    def to(self, *args, **kwargs):
        return _f.to(self, *args, **kwargs)

    # type_as(Tensor self, Tensor other) -> Tensor
    def type_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.type_as_default(self, other)
        return _type_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
    # fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
    def fill_(self, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and value.__class__ in NUMBERS:
            return _f.fill__Scalar(self, value)
        if not args and not kwargs and isinstance(value, TensorImpl):
            return _f.fill__Tensor(self, value)
        return _fill__parser.call(self, *given(("value",), (value,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # zero_(Tensor(a!) self) -> Tensor(a!)
    def zero_(self):
        return _f.zero__default(self)

    # resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
    def resize_(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.resize__default(self, size, None)
        return _resize__parser.call(self, *args, **kwargs)

    # index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
    def index(self, indices=NOT_GIVEN, *args, **kwargs):
        return _index_parser.call(self, *given(("indices",), (indices,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
    def index_put(self, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
        return _index_put_parser.call(self, *given(("indices", "values", "accumulate"), (indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
    def index_put_(self, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
        return _index_put__parser.call(self, *given(("indices", "values", "accumulate"), (indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # index_select(Tensor self, int dim, Tensor index) -> Tensor
    def index_select(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and isinstance(index, TensorImpl):
            return _f.index_select_default(self, dim, index)
        return _index_select_parser.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
    def gather(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, sparse_grad=False, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and sparse_grad.__class__ is bool
        ):
            return _f.gather_default(self, dim, index, sparse_grad)
        return _gather_parser.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), sparse_grad=sparse_grad, **kwargs)

    # masked_select(Tensor self, Tensor mask) -> Tensor
    def masked_select(self, mask=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl):
            return _f.masked_select_default(self, mask)
        return _masked_select_parser.call(self, *given(("mask",), (mask,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
    # masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
    def masked_fill(self, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and value.__class__ in NUMBERS:
            return _f.masked_fill_Scalar(self, mask, value)
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
            return _f.masked_fill_Tensor(self, mask, value)
        return _masked_fill_parser.call(self, *given(("mask", "value"), (mask, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
    # masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
    def masked_fill_(self, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and value.__class__ in NUMBERS:
            return _f.masked_fill__Scalar(self, mask, value)
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
            return _f.masked_fill__Tensor(self, mask, value)
        return _masked_fill__parser.call(self, *given(("mask", "value"), (mask, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # nonzero(Tensor self) -> Tensor
    def nonzero(self):
        return _f.nonzero_default(self)

    # scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    # scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    # scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
    # scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
    def scatter(self, *args, **kwargs):
        if not kwargs and len(args) == 3:
            dim, index, value = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and value.__class__ in NUMBERS:
                return _f.scatter_value(self, dim, index, value)
            dim, index, src = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
                return _f.scatter_src(self, dim, index, src)
        return _scatter_parser.call(self, *args, **kwargs)

    # scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
    # scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
    # scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
    # scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
    def scatter_(self, *args, **kwargs):
        if not kwargs and len(args) == 3:
            dim, index, value = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and value.__class__ in NUMBERS:
                return _f.scatter__value(self, dim, index, value)
            dim, index, src = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
                return _f.scatter__src(self, dim, index, src)
        return _scatter__parser.call(self, *args, **kwargs)

    # scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    def scatter_add(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(src, TensorImpl)
        ):
            return _f.scatter_add_default(self, dim, index, src)
        return _scatter_add_parser.call(self, *given(("dim", "index", "src"), (dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
    def scatter_add_(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(src, TensorImpl)
        ):
            return _f.scatter_add__default(self, dim, index, src)
        return _scatter_add__parser.call(self, *given(("dim", "index", "src"), (dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
    def scatter_reduce(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        return _scatter_reduce_parser.call(self, *given(("dim", "index", "src", "reduce"), (dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    # scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
    def scatter_reduce_(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        return _scatter_reduce__parser.call(self, *given(("dim", "index", "src", "reduce"), (dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    # index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
    def index_add(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and alpha.__class__ in NUMBERS
        ):
            return _f.index_add_default(self, dim, index, source, alpha)
        return _index_add_parser.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)

    # index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
    def index_add_(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and alpha.__class__ in NUMBERS
        ):
            return _f.index_add__default(self, dim, index, source, alpha)
        return _index_add__parser.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)

    # index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
    # index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
    def index_fill_(self, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.index_fill__int_Scalar(self, dim, index, value)
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(value, TensorImpl)
        ):
            return _f.index_fill__int_Tensor(self, dim, index, value)
        return _index_fill__parser.call(self, *given(("dim", "index", "value"), (dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    # index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
    def index_fill(self, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.index_fill_int_Scalar(self, dim, index, value)
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(value, TensorImpl)
        ):
            return _f.index_fill_int_Tensor(self, dim, index, value)
        return _index_fill_parser.call(self, *given(("dim", "index", "value"), (dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # take(Tensor self, Tensor index) -> Tensor
    def take(self, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(index, TensorImpl):
            return _f.take_default(self, index)
        return _take_parser.call(self, *given(("index",), (index,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
    def put_(self, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and accumulate.__class__ is bool
        ):
            return _f.put__default(self, index, source, accumulate)
        return _put__parser.call(self, *given(("index", "source", "accumulate"), (index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
    def put(self, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and accumulate.__class__ is bool
        ):
            return _f.put_default(self, index, source, accumulate)
        return _put_parser.call(self, *given(("index", "source", "accumulate"), (index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
    def masked_scatter_(self, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
            return _f.masked_scatter__default(self, mask, source)
        return _masked_scatter__parser.call(self, *given(("mask", "source"), (mask, source), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
    def masked_scatter(self, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
            return _f.masked_scatter_default(self, mask, source)
        return _masked_scatter_parser.call(self, *given(("mask", "source"), (mask, source), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # tril(Tensor self, SymInt diagonal=0) -> Tensor
    def tril(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.tril_default(self, diagonal)
        return _tril_parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
    def tril_(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.tril__default(self, diagonal)
        return _tril__parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # triu(Tensor self, SymInt diagonal=0) -> Tensor
    def triu(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.triu_default(self, diagonal)
        return _triu_parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
    def triu_(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.triu__default(self, diagonal)
        return _triu__parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # flip(Tensor self, int[] dims) -> Tensor
    def flip(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.flip_default(self, dims)
        return _flip_parser.call(self, *args, **kwargs)

    # roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
    def roll(self, shifts=NOT_GIVEN, dims=(), *args, **kwargs):
        if shifts.__class__ is int:
            shifts = (shifts,)
        if dims.__class__ is int:
            dims = (dims,)
        if not args and not kwargs and is_ints(shifts) and is_ints(dims):
            return _f.roll_default(self, shifts, dims)
        return _roll_parser.call(self, *given(("shifts", "dims"), (shifts, dims), (NOT_GIVEN, ()), args, kwargs), **kwargs)

    # repeat(Tensor self, SymInt[] repeats) -> Tensor
    def repeat(self, *args, **kwargs):
        if not kwargs:
            repeats = as_ints(args)
            if repeats is not None:
                return _f.repeat_default(self, repeats)
        return _repeat_parser.call(self, *args, **kwargs)

    # diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
    def diag_embed(self, offset=0, dim1=-2, dim2=-1, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            return _f.diag_embed_default(self, offset, dim1, dim2)
        return _diag_embed_parser.call(self, *given(("offset", "dim1", "dim2"), (offset, dim1, dim2), (0, -2, -1), args, kwargs), **kwargs)

    # diag(Tensor self, int diagonal=0) -> Tensor
    def diag(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.diag_default(self, diagonal)
        return _diag_parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # diagflat(Tensor self, int offset=0) -> Tensor
    def diagflat(self, offset=0, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int:
            return _f.diagflat_default(self, offset)
        return _diagflat_parser.call(self, *given(("offset",), (offset,), (0,), args, kwargs), **kwargs)

    # reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
    def reshape_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.reshape_as_default(self, other)
        return _reshape_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
    def unfold(self, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dimension.__class__ is int
            and size.__class__ is int
            and step.__class__ is int
        ):
            return _f.unfold_default(self, dimension, size, step)
        return _unfold_parser.call(self, *given(("dimension", "size", "step"), (dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # item(Tensor self) -> Scalar
    def item(self):
        return _f.item_default(self)

    # requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)
    def requires_grad_(self, requires_grad=True, *args, **kwargs):
        if not args and not kwargs and requires_grad.__class__ is bool:
            return _f.requires_grad__default(self, requires_grad)
        return _requires_grad__parser.call(self, *given(("requires_grad",), (requires_grad,), (True,), args, kwargs), **kwargs)

    # retain_grad(Tensor(a!) self) -> ()
    def retain_grad(self):
        return _f.retain_grad_default(self)

    def __add__(self, other):
        try:
            return _f.add(self, other)
        except TypeError:
            return NotImplemented

    def __radd__(self, other):
        try:
            return _f.add(self, other)
        except TypeError:
            return NotImplemented

    def __sub__(self, other):
        try:
            return _f.sub(self, other)
        except TypeError:
            return NotImplemented

    def __rsub__(self, other):
        try:
            return _f.rsub(self, other)
        except TypeError:
            return NotImplemented

    def __mul__(self, other):
        try:
            return _f.mul(self, other)
        except TypeError:
            return NotImplemented

    def __rmul__(self, other):
        try:
            return _f.mul(self, other)
        except TypeError:
            return NotImplemented

    def __truediv__(self, other):
        try:
            return _f.div(self, other)
        except TypeError:
            return NotImplemented

    def __rtruediv__(self, other):
        try:
            return _f.mul(_f.reciprocal(self), other)
        except TypeError:
            return NotImplemented

    def __pow__(self, other):
        try:
            return _f.pow(self, other)
        except TypeError:
            return NotImplemented

    def __rpow__(self, other):
        try:
            return _f.pow(other, self)
        except TypeError:
            return NotImplemented

    def __matmul__(self, other):
        try:
            return _f.matmul(self, other)
        except TypeError:
            return NotImplemented

    def __rmatmul__(self, other):
        try:
            return _f.matmul(other, self)
        except TypeError:
            return NotImplemented

    def __and__(self, other):
        try:
            return _f.bitwise_and(self, other)
        except TypeError:
            return NotImplemented

    def __rand__(self, other):
        try:
            return _f.bitwise_and(other, self)
        except TypeError:
            return NotImplemented

    def __or__(self, other):
        try:
            return _f.bitwise_or(self, other)
        except TypeError:
            return NotImplemented

    def __ror__(self, other):
        try:
            return _f.bitwise_or(other, self)
        except TypeError:
            return NotImplemented

    def __xor__(self, other):
        try:
            return _f.bitwise_xor(self, other)
        except TypeError:
            return NotImplemented

    def __rxor__(self, other):
        try:
            return _f.bitwise_xor(other, self)
        except TypeError:
            return NotImplemented

    def __eq__(self, other):
        try:
            return _f.eq(self, other)
        except TypeError:
            return NotImplemented

    def __ne__(self, other):
        try:
            return _f.ne(self, other)
        except TypeError:
            return NotImplemented

    def __lt__(self, other):
        try:
            return _f.lt(self, other)
        except TypeError:
            return NotImplemented

    def __le__(self, other):
        try:
            return _f.le(self, other)
        except TypeError:
            return NotImplemented

    def __gt__(self, other):
        try:
            return _f.gt(self, other)
        except TypeError:
            return NotImplemented

    def __ge__(self, other):
        try:
            return _f.ge(self, other)
        except TypeError:
            return NotImplemented

    def __iadd__(self, other):
        try:
            return _f.add_(self, other)
        except TypeError:
            return NotImplemented

    def __isub__(self, other):
        try:
            return _f.sub_(self, other)
        except TypeError:
            return NotImplemented

    def __imul__(self, other):
        try:
            return _f.mul_(self, other)
        except TypeError:
            return NotImplemented

    def __itruediv__(self, other):
        try:
            return _f.div_(self, other)
        except TypeError:
            return NotImplemented

    def __ipow__(self, other):
        try:
            return _f.pow_(self, other)
        except TypeError:
            return NotImplemented

    def __iand__(self, other):
        try:
            return _f.bitwise_and_(self, other)
        except TypeError:
            return NotImplemented

    def __ior__(self, other):
        try:
            return _f.bitwise_or_(self, other)
        except TypeError:
            return NotImplemented

    def __ixor__(self, other):
        try:
            return _f.bitwise_xor_(self, other)
        except TypeError:
            return NotImplemented

    def __neg__(self):
        return _f.neg(self)

    def __abs__(self):
        return _f.abs(self)

    def __pos__(self):
        return self

    def __invert__(self):
        if self.meta.dtype.is_floating_point:
            raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
        return _f.bitwise_not(self)


for method in vars(TensorMethods).values():
    if isinstance(method, FunctionType):
        # So that Python's own TypeErrors say `add() missing`, as PyTorch's do, and not `TensorMethods.add() missing`.
        method.__qualname__ = method.__name__
