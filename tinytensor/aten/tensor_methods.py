# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators as methods of Tensor, and Python's operators.

A method looks at the classes of its arguments as the functions of aten/ops/ do, and calls the stubs that stand there.

Mirrors the generated python_variable_methods.cpp and the operators of torch/_tensor.py.
"""

from types import FunctionType

from tinytensor.aten import functions as _f
from tinytensor.aten.functions import (
    _dimI_op, _dimV_op, _indices_op, _is_all_true_op, _is_any_true_op, _nnz_op, _values_op, abs__op, abs_op,
    absolute__op, absolute_op, acos__op, acos_op, acosh__op, acosh_op, addbmm__op, addcdiv__op, addcmul__op, addr__op,
    adjoint_op, angle_op, arccos__op, arccos_op, arccosh__op, arccosh_op, arcsin__op, arcsin_op, arcsinh__op,
    arcsinh_op, arctan2__op, arctan__op, arctan_op, arctanh__op, arctanh_op, argmax_op, argwhere_op, asin__op,
    asin_op, asinh__op, asinh_op, atan__op, atan_op, atanh__op, atanh_op, baddbmm__op,
    bitwise_left_shift__Tensor_Scalar_op, bitwise_not__op, bitwise_not_op, bitwise_right_shift__Tensor_Scalar_op,
    ccol_indices_op, ceil__op, ceil_op, coalesce_op, col_indices_op, conj_op, conj_physical__op, conj_physical_op,
    copysign__Scalar_op, corrcoef_op, cos__op, cos_op, cosh__op, cosh_op, crow_indices_op, cumprod__op, cumsum__op,
    deg2rad__op, deg2rad_op, dense_dim_op, dequantize_self_op, det_op, detach__op, detach_op, digamma__op, digamma_op,
    divide__Tensor_mode_op, divide__Tensor_op, eq__Scalar_op, eq__Tensor_op, erf__op, erf_op, erfc__op, erfc_op,
    erfinv__op, erfinv_op, exp2__op, exp2_op, exp__op, exp_op, expm1__op, expm1_op, fill_diagonal__op, fix__op,
    fix_op, fliplr_op, flipud_op, float_power__Scalar_op, float_power__Tensor_op, floor__op, floor_op,
    fmod__Scalar_op, frac__op, frac_op, frexp_Tensor_op, geqrf_op, greater__Scalar_op, greater__Tensor_op,
    greater_equal__Scalar_op, greater_equal__Tensor_op, heaviside__op, hypot__op, i0__op, i0_op, igamma__op,
    igammac__op, index_reduce__op, indices_op, int_repr_op, inverse_op, is_coalesced_op, is_distributed_op,
    is_nonzero_op, is_set_to_op, isfinite_op, isinf_op, isnan_op, isneginf_op, isposinf_op, isreal_op, item_op,
    lerp__Scalar_op, lerp__Tensor_op, less__Scalar_op, less__Tensor_op, less_equal__Scalar_op, less_equal__Tensor_op,
    lgamma__op, lgamma_op, log10__op, log10_op, log1p__op, log1p_op, log2__op, log2_op, log__op, log_op, logdet_op,
    logical_and__op, logical_not__op, logical_not_op, logical_xor__op, matrix_H_op, matrix_exp_op, maximum_op,
    minimum_op, msort_op, multiply__Tensor_op, mvlgamma__op, neg__op, neg_op, negative__op, negative_op,
    nextafter__op, nonzero_numpy_op, nonzero_op, not_equal__Scalar_op, not_equal__Tensor_op, polygamma__op,
    positive_op, pow_Tensor_Scalar_op, pow_Tensor_Tensor_op, q_per_channel_axis_op, q_per_channel_scales_op,
    q_per_channel_zero_points_op, q_scale_op, q_zero_point_op, qscheme_op, rad2deg__op, rad2deg_op, ravel_op,
    reciprocal__op, reciprocal_op, relu__op, relu_op, renorm__op, requires_grad__op, resolve_conj_op, resolve_neg_op,
    retain_grad_op, row_indices_op, rsqrt__op, rsqrt_op, scatter_reduce__two_op, sgn__op, sgn_op, sigmoid__op,
    sigmoid_op, sign__op, sign_op, signbit_op, sin__op, sin_op, sinc__op, sinc_op, sinh__op, sinh_op, slogdet_op,
    sparse_dim_op, sparse_resize__op, sparse_resize_and_clear__op, split_sizes_op, sqrt__op, sqrt_op, square__op,
    square_op, subtract__Tensor_op, swapaxes__op, swapdims__op, t__op, t_op, tan__op, tan_op, tanh__op, tanh_op,
    to_sparse_bsc_op, to_sparse_bsr_op, to_sparse_csc_op, trace_op, true_divide__Tensor_op, trunc__op, trunc_op,
    values_op, where_ScalarOther_op, zero__op
)  # fmt: skip
from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    HandlersAnswer,
    are_tensors_or_none,
    as_ints,
    as_tuple,
    as_tuple_or_none,
    given,
    named,
)
from tinytensor.aten.python_docs import document_method
from tinytensor.c10 import layout as layouts
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import PLAIN
from tinytensor.c10.scalar import readers, wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.core.python.python_arg_parser_errors import refuse_arguments
from tinytensor.aten.core.python.python_arg_parser import not_implemented, reflected_product


class TensorMethods:
    """What Tensor inherits: one method for each operator whose variants say so."""

    __slots__ = ()

    # Tensors compare elementwise, and are keys of dicts by identity.
    __hash__ = object.__hash__

    def new_empty(self, *args, dtype=None, device=None, **kwargs):
        """new_empty(*size, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

        Makes a tensor of a given shape, with this tensor's dtype and device, without setting its values.

        Args:
            self: Tensor that gives dtype and device; its values are not read.
            size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
                scalar.
            dtype: dtype of the result; that of the given tensor if None.
            layout: Layout of the result. Only `tt.strided` has kernels here.
            device: Device of the result; that of the given tensor if None.
            pin_memory: True asks for pinned host memory, which needs an accelerator.
            requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
                then.
        Returns: New contiguous tensor of shape `size`. The values are whatever the memory held. Read none before
            it is written.
        Raises: RuntimeError if a size is negative, or the number of bytes overflows.
        Derivative: none.
        Journey: `new_empty_op` (aten/ops/factories.py), `new_empty` (aten/native/factories/tensor_factories.py).
        Mirrors: aten/src/ATen/native/TensorFactories.cpp

        >>> x = tt.zeros(2, dtype=tt.int64).new_empty(3, 4)
        >>> x.shape, x.dtype
        (torch.Size([3, 4]), torch.int64)
        """
        if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None:
            size = as_ints(args)
            if size is not None:
                return _f.new_empty_default(self, size, dtype, None, device, False)
        return _f.new_empty_parser.method.call(self, *args, dtype=dtype, device=device, **kwargs)

    def new_empty_strided(self, *args, dtype=None, device=None, **kwargs):
        """new_empty_strided(size, stride, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

        Makes a tensor of given shape and strides, with this tensor's dtype, without setting its values.

        Args:
            self: Tensor that gives dtype and device; its values are not read.
            size: Shape of the result, as a tuple or list.
            stride: Steps in elements, one for each size, not negative.
            dtype: dtype of the result; that of the given tensor if None.
            layout: Layout of the result. Only `tt.strided` has kernels here.
            device: Device of the result; that of the given tensor if None.
            pin_memory: True asks for pinned host memory, which needs an accelerator.
            requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
                then.
        Returns: New tensor with exactly these strides. The values are whatever the memory held. Read none before
            it is written.
        Raises: RuntimeError if `size` and `stride` differ in length, or one of them is negative.
        Derivative: none.
        Journey: `new_empty_strided_op` (aten/ops/factories.py), `new_empty_strided`
            (aten/native/factories/tensor_factories.py).
        Mirrors: aten/src/ATen/native/TensorFactories.cpp

        >>> x = tt.zeros(2, dtype=tt.float64).new_empty_strided((2, 3), (1, 2))
        >>> x.stride(), x.dtype
        ((1, 2), torch.float64)
        """
        if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 2:
            size, stride = args
            if (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False:
                return _f.new_empty_strided_default(self, size_, stride_, dtype, None, device, False)
        return _f.new_empty_strided_parser.method.call(self, *args, dtype=dtype, device=device, **kwargs)

    def new_zeros(self, *args, dtype=None, device=None, **kwargs):
        """new_zeros(*size, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

        Makes a tensor of zeros of a given shape, with this tensor's dtype and device.

        Args:
            self: Tensor that gives dtype and device; its values are not read.
            size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
                scalar.
            dtype: dtype of the result; that of the given tensor if None.
            layout: Layout of the result. Only `tt.strided` has kernels here.
            device: Device of the result; that of the given tensor if None.
            pin_memory: True asks for pinned host memory, which needs an accelerator.
            requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
                then.
        Returns: New contiguous tensor of shape `size`.
        Raises: RuntimeError if a size is negative, or the number of bytes overflows.
        Derivative: none.
        Journey: `new_zeros_op` (aten/ops/factories.py), `new_zeros` (aten/native/factories/tensor_factories.py).
        Mirrors: aten/src/ATen/native/TensorFactories.cpp

        >>> tt.tensor([1, 2]).new_zeros(3)
        tensor([0, 0, 0])
        """
        if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None:
            size = as_ints(args)
            if size is not None:
                return _f.new_zeros_default(self, size, dtype, None, device, False)
        return _f.new_zeros_parser.method.call(self, *args, dtype=dtype, device=device, **kwargs)

    def new_ones(self, *args, dtype=None, device=None, **kwargs):
        """new_ones(*size, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

        Makes a tensor of ones of a given shape, with this tensor's dtype and device.

        Args:
            self: Tensor that gives dtype and device; its values are not read.
            size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
                scalar.
            dtype: dtype of the result; that of the given tensor if None.
            layout: Layout of the result. Only `tt.strided` has kernels here.
            device: Device of the result; that of the given tensor if None.
            pin_memory: True asks for pinned host memory, which needs an accelerator.
            requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
                then.
        Returns: New contiguous tensor of shape `size`.
        Raises: RuntimeError if a size is negative, or the number of bytes overflows.
        Derivative: none.
        Journey: `new_ones_op` (aten/ops/factories.py), `new_ones` (aten/native/factories/tensor_factories.py).
        Mirrors: aten/src/ATen/native/TensorFactories.cpp

        >>> tt.zeros(2, dtype=tt.bool).new_ones(2)
        tensor([True, True])
        """
        if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None:
            size = as_ints(args)
            if size is not None:
                return _f.new_ones_default(self, size, dtype, None, device, False)
        return _f.new_ones_parser.method.call(self, *args, dtype=dtype, device=device, **kwargs)

    def new_full(self, *args, dtype=None, device=None, **kwargs):
        """new_full(size, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

        Makes a tensor of a given shape and value, with this tensor's dtype and device.

        Args:
            self: Tensor that gives dtype and device; its values are not read.
            size: Shape of the result, as a tuple or list.
            fill_value: Number. It is converted to the dtype; a fraction is dropped for integers.
            dtype: dtype of the result; that of the given tensor if None.
            layout: Layout of the result. Only `tt.strided` has kernels here.
            device: Device of the result; that of the given tensor if None.
            pin_memory: True asks for pinned host memory, which needs an accelerator.
            requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
                then.
        Returns: New contiguous tensor of shape `size`.
        Raises:
            RuntimeError if a size is negative, or the number of bytes overflows.
            RuntimeError if the value does not fit the dtype, such as 300 in int8.
        Derivative: none.
        Journey: `new_full_op` (aten/ops/factories.py), `new_full` (aten/native/factories/tensor_factories.py).
        Mirrors: aten/src/ATen/native/TensorFactories.cpp

        >>> tt.zeros(1).new_full((2, 2), 3)
        tensor([[3., 3.],
                [3., 3.]])
        """
        if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 2:
            size, fill_value = args
            if (size_ := as_tuple(size)) is not False and (fill_value.__class__ in NUMBERS and (fill_value.__class__ is not int or -(2**62) < fill_value < 2**62)):
                return _f.new_full_default(self, size_, fill_value, dtype, None, device, False)
        return _f.new_full_parser.method.call(self, *args, dtype=dtype, device=device, **kwargs)

    def add(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.add_Tensor(self, other, alpha)
        return _f.add_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    def add_(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.add__Tensor(self, other, alpha)
        return _f.add__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    def sub(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.sub_Tensor(self, other, alpha)
        return _f.sub_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    def sub_(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.sub__Tensor(self, other, alpha)
        return _f.sub__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    def mul(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.mul_Tensor(self, other)
        return _f.mul_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def mul_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.mul__Tensor(self, other)
        return _f.mul__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def div(self, other=NOT_GIVEN, *args, rounding_mode=NOT_GIVEN, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and rounding_mode is NOT_GIVEN and isinstance(other, TensorImpl):
            return _f.div_Tensor(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (rounding_mode is None or rounding_mode.__class__ is str):
            return _f.div_Tensor_mode(self, other, rounding_mode)
        return _f.div_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), rounding_mode=rounding_mode, **kwargs)

    def div_(self, other=NOT_GIVEN, *args, rounding_mode=NOT_GIVEN, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and rounding_mode is NOT_GIVEN and isinstance(other, TensorImpl):
            return _f.div__Tensor(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (rounding_mode is None or rounding_mode.__class__ is str):
            return _f.div__Tensor_mode(self, other, rounding_mode)
        return _f.div__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), rounding_mode=rounding_mode, **kwargs)

    def pow(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Tensor_Scalar_op.table[ks](ks, self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            ks = self.meta_.key_set | exponent.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Tensor_Tensor_op.table[ks](ks, self, exponent)
        return _f.pow_parser.method.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def pow_(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)):
            return _f.pow__Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.pow__Tensor(self, exponent)
        return _f.pow__parser.method.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def maximum(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return maximum_op.table[ks](ks, self, other)
        return _f.maximum_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def minimum(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return minimum_op.table[ks](ks, self, other)
        return _f.minimum_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logical_and(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_and_default(self, other)
        return _f.logical_and_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logical_and_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return logical_and__op.table[ks](ks, self, other)
        return _f.logical_and__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logical_or(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_or_default(self, other)
        return _f.logical_or_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logical_or_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_or__default(self, other)
        return _f.logical_or__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logical_not(self, *args):
        if args:
            refuse_arguments("logical_not", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return logical_not_op.table[ks](ks, self)

    def logical_not_(self, *args):
        if args:
            refuse_arguments("logical_not_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return logical_not__op.table[ks](ks, self)

    def bitwise_and(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_and_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_and_Tensor(self, other)
        return _f.bitwise_and_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_and_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_and__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_and__Tensor(self, other)
        return _f.bitwise_and__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_or(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_or_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_or_Tensor(self, other)
        return _f.bitwise_or_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_or_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_or__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_or__Tensor(self, other)
        return _f.bitwise_or__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_xor(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_xor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_xor_Tensor(self, other)
        return _f.bitwise_xor_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_xor_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_xor__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_xor__Tensor(self, other)
        return _f.bitwise_xor__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_not(self, *args):
        if args:
            refuse_arguments("bitwise_not", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_not_op.table[ks](ks, self)

    def bitwise_not_(self, *args):
        if args:
            refuse_arguments("bitwise_not_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_not__op.table[ks](ks, self)

    def eq(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.eq_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.eq_Tensor(self, other)
        return _f.eq_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def eq_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return eq__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return eq__Tensor_op.table[ks](ks, self, other)
        return _f.eq__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def ne(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.ne_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ne_Tensor(self, other)
        return _f.ne_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def ne_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.ne__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ne__Tensor(self, other)
        return _f.ne__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def lt(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.lt_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lt_Tensor(self, other)
        return _f.lt_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def lt_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.lt__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lt__Tensor(self, other)
        return _f.lt__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def le(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.le_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.le_Tensor(self, other)
        return _f.le_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def le_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.le__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.le__Tensor(self, other)
        return _f.le__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def gt(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.gt_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gt_Tensor(self, other)
        return _f.gt_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def gt_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.gt__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gt__Tensor(self, other)
        return _f.gt__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def ge(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.ge_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ge_Tensor(self, other)
        return _f.ge_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def ge_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.ge__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ge__Tensor(self, other)
        return _f.ge__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def neg(self, *args):
        if args:
            refuse_arguments("neg", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return neg_op.table[ks](ks, self)

    def neg_(self, *args):
        if args:
            refuse_arguments("neg_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return neg__op.table[ks](ks, self)

    def abs(self, *args):
        if args:
            refuse_arguments("abs", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return abs_op.table[ks](ks, self)

    def abs_(self, *args):
        if args:
            refuse_arguments("abs_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return abs__op.table[ks](ks, self)

    def sign(self, *args):
        if args:
            refuse_arguments("sign", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sign_op.table[ks](ks, self)

    def sign_(self, *args):
        if args:
            refuse_arguments("sign_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sign__op.table[ks](ks, self)

    def reciprocal(self, *args):
        if args:
            refuse_arguments("reciprocal", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reciprocal_op.table[ks](ks, self)

    def reciprocal_(self, *args):
        if args:
            refuse_arguments("reciprocal_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reciprocal__op.table[ks](ks, self)

    def square(self, *args):
        if args:
            refuse_arguments("square", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return square_op.table[ks](ks, self)

    def square_(self, *args):
        if args:
            refuse_arguments("square_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return square__op.table[ks](ks, self)

    def sqrt(self, *args):
        if args:
            refuse_arguments("sqrt", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sqrt_op.table[ks](ks, self)

    def sqrt_(self, *args):
        if args:
            refuse_arguments("sqrt_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sqrt__op.table[ks](ks, self)

    def rsqrt(self, *args):
        if args:
            refuse_arguments("rsqrt", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rsqrt_op.table[ks](ks, self)

    def rsqrt_(self, *args):
        if args:
            refuse_arguments("rsqrt_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rsqrt__op.table[ks](ks, self)

    def exp(self, *args):
        if args:
            refuse_arguments("exp", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp_op.table[ks](ks, self)

    def exp_(self, *args):
        if args:
            refuse_arguments("exp_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp__op.table[ks](ks, self)

    def log(self, *args):
        if args:
            refuse_arguments("log", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log_op.table[ks](ks, self)

    def log_(self, *args):
        if args:
            refuse_arguments("log_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log__op.table[ks](ks, self)

    def sin(self, *args):
        if args:
            refuse_arguments("sin", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sin_op.table[ks](ks, self)

    def sin_(self, *args):
        if args:
            refuse_arguments("sin_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sin__op.table[ks](ks, self)

    def cos(self, *args):
        if args:
            refuse_arguments("cos", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cos_op.table[ks](ks, self)

    def cos_(self, *args):
        if args:
            refuse_arguments("cos_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cos__op.table[ks](ks, self)

    def tanh(self, *args):
        if args:
            refuse_arguments("tanh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tanh_op.table[ks](ks, self)

    def tanh_(self, *args):
        if args:
            refuse_arguments("tanh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tanh__op.table[ks](ks, self)

    def sigmoid(self, *args):
        if args:
            refuse_arguments("sigmoid", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sigmoid_op.table[ks](ks, self)

    def sigmoid_(self, *args):
        if args:
            refuse_arguments("sigmoid_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sigmoid__op.table[ks](ks, self)

    def relu(self, *args):
        if args:
            refuse_arguments("relu", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return relu_op.table[ks](ks, self)

    def relu_(self, *args):
        if args:
            refuse_arguments("relu_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return relu__op.table[ks](ks, self)

    def floor(self, *args):
        if args:
            refuse_arguments("floor", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return floor_op.table[ks](ks, self)

    def floor_(self, *args):
        if args:
            refuse_arguments("floor_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return floor__op.table[ks](ks, self)

    def ceil(self, *args):
        if args:
            refuse_arguments("ceil", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ceil_op.table[ks](ks, self)

    def ceil_(self, *args):
        if args:
            refuse_arguments("ceil_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ceil__op.table[ks](ks, self)

    def trunc(self, *args):
        if args:
            refuse_arguments("trunc", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trunc_op.table[ks](ks, self)

    def trunc_(self, *args):
        if args:
            refuse_arguments("trunc_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trunc__op.table[ks](ks, self)

    def isnan(self, *args):
        if args:
            refuse_arguments("isnan", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isnan_op.table[ks](ks, self)

    def isinf(self, *args):
        if args:
            refuse_arguments("isinf", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isinf_op.table[ks](ks, self)

    def isfinite(self, *args):
        if args:
            refuse_arguments("isfinite", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isfinite_op.table[ks](ks, self)

    def where(self, condition=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(condition, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = condition.meta_.key_set | self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return where_ScalarOther_op.table[ks](ks, condition, self, other)
        if not args and not kwargs and isinstance(condition, TensorImpl) and isinstance(other, TensorImpl):
            return _f.where_self(condition, self, other)
        return _f.where_parser.method.call(self, *given(("condition", "other"), (condition, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def clamp(self, min=None, max=None, *args, **kwargs):
        if not args and not kwargs and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
            return _f.clamp_default(self, min, max)
        if not args and not kwargs and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
            return _f.clamp_Tensor(self, min, max)
        return _f.clamp_parser.method.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    def clamp_(self, min=None, max=None, *args, **kwargs):
        if not args and not kwargs and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
            return _f.clamp__default(self, min, max)
        if not args and not kwargs and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
            return _f.clamp__Tensor(self, min, max)
        return _f.clamp__parser.method.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    def clamp_min(self, min=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62)):
            return _f.clamp_min_default(self, min)
        if not args and not kwargs and isinstance(min, TensorImpl):
            return _f.clamp_min_Tensor(self, min)
        return _f.clamp_min_parser.method.call(self, *given(("min",), (min,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def clamp_min_(self, min=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62)):
            return _f.clamp_min__default(self, min)
        if not args and not kwargs and isinstance(min, TensorImpl):
            return _f.clamp_min__Tensor(self, min)
        return _f.clamp_min__parser.method.call(self, *given(("min",), (min,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def clamp_max(self, max=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62)):
            return _f.clamp_max_default(self, max)
        if not args and not kwargs and isinstance(max, TensorImpl):
            return _f.clamp_max_Tensor(self, max)
        return _f.clamp_max_parser.method.call(self, *given(("max",), (max,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def clamp_max_(self, max=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62)):
            return _f.clamp_max__default(self, max)
        if not args and not kwargs and isinstance(max, TensorImpl):
            return _f.clamp_max__Tensor(self, max)
        return _f.clamp_max__parser.method.call(self, *given(("max",), (max,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def addcmul(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if not args and not kwargs and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return _f.addcmul_default(self, tensor1, tensor2, value)
        return _f.addcmul_parser.method.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    def addcmul_(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if not args and not kwargs and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            ks = self.meta_.key_set | tensor1.meta_.key_set | tensor2.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return addcmul__op.table[ks](ks, self, tensor1, tensor2, value)
        return _f.addcmul__parser.method.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    def addcdiv(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if not args and not kwargs and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return _f.addcdiv_default(self, tensor1, tensor2, value)
        return _f.addcdiv_parser.method.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    def addcdiv_(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if not args and not kwargs and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            ks = self.meta_.key_set | tensor1.meta_.key_set | tensor2.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return addcdiv__op.table[ks](ks, self, tensor1, tensor2, value)
        return _f.addcdiv__parser.method.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    def lerp(self, end=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(end, TensorImpl) and (weight.__class__ in NUMBERS and (weight.__class__ is not int or -(2**62) < weight < 2**62)):
            return _f.lerp_Scalar(self, end, weight)
        if not args and not kwargs and isinstance(end, TensorImpl) and isinstance(weight, TensorImpl):
            return _f.lerp_Tensor(self, end, weight)
        return _f.lerp_parser.method.call(self, *given(("end", "weight"), (end, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def lerp_(self, end=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(end, TensorImpl) and (weight.__class__ in NUMBERS and (weight.__class__ is not int or -(2**62) < weight < 2**62)):
            ks = self.meta_.key_set | end.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return lerp__Scalar_op.table[ks](ks, self, end, weight)
        if not args and not kwargs and isinstance(end, TensorImpl) and isinstance(weight, TensorImpl):
            ks = self.meta_.key_set | end.meta_.key_set | weight.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return lerp__Tensor_op.table[ks](ks, self, end, weight)
        return _f.lerp__parser.method.call(self, *given(("end", "weight"), (end, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def sum(self, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is NOT_GIVEN and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.sum_default(self, dtype)
        keep = False if keepdim is NOT_GIVEN else keepdim
        if not args and not kwargs and (dim_ := as_tuple_or_none(dim, 1)) is not False and keep.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
            return _f.sum_dim_IntList(self, dim_, keep, dtype)
        return _f.sum_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, **kwargs)

    def mean(self, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is NOT_GIVEN and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.mean_default(self, dtype)
        keep = False if keepdim is NOT_GIVEN else keepdim
        if not args and not kwargs and (dim_ := as_tuple_or_none(dim, 1)) is not False and keep.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
            return _f.mean_dim(self, dim_, keep, dtype)
        return _f.mean_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, **kwargs)

    def prod(self, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is NOT_GIVEN and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.prod_default(self, dtype)
        keep = False if keepdim is NOT_GIVEN else keepdim
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
            return _f.prod_dim_int(self, dim, keep, dtype)
        return _f.prod_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, **kwargs)

    def amax(self, dim=(), keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
            return _f.amax_default(self, dim_, keepdim)
        return _f.amax_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), ((), False), args, kwargs), **kwargs)

    def amin(self, dim=(), keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
            return _f.amin_default(self, dim_, keepdim)
        return _f.amin_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), ((), False), args, kwargs), **kwargs)

    def max(self, *args, **kwargs):
        try:
            if not kwargs:
                if not args:
                    return _f.max_default(self)
                if len(args) == 1:
                    (dim,) = args
                    if dim.__class__ is int and -(2**30) < dim < 2**30:
                        return tuple.__new__(_f.max_dim_return, _f.max_dim(self, dim, False))
                    (other,) = args
                    if isinstance(other, TensorImpl):
                        return _f.max_other(self, other)
                if len(args) == 2:
                    dim, keepdim = args
                    if dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
                        return tuple.__new__(_f.max_dim_return, _f.max_dim(self, dim, keepdim))
            result = _f.max_parser.method.call(self, *args, **kwargs)
            return named(_f.max_dim_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def min(self, *args, **kwargs):
        try:
            if not kwargs:
                if not args:
                    return _f.min_default(self)
                if len(args) == 1:
                    (dim,) = args
                    if dim.__class__ is int and -(2**30) < dim < 2**30:
                        return tuple.__new__(_f.min_dim_return, _f.min_dim(self, dim, False))
                    (other,) = args
                    if isinstance(other, TensorImpl):
                        return _f.min_other(self, other)
                if len(args) == 2:
                    dim, keepdim = args
                    if dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
                        return tuple.__new__(_f.min_dim_return, _f.min_dim(self, dim, keepdim))
            result = _f.min_parser.method.call(self, *args, **kwargs)
            return named(_f.min_dim_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def argmax(self, dim=None, keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return argmax_op.table[ks](ks, self, dim, keepdim)
        return _f.argmax_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), **kwargs)

    def argmin(self, dim=None, keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool:
            return _f.argmin_default(self, dim, keepdim)
        return _f.argmin_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), **kwargs)

    def all(self, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is NOT_GIVEN and not args and not kwargs:
                return _f.all_default(self)
        keep = False if keepdim is NOT_GIVEN else keepdim
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
            return _f.all_dim(self, dim, keep)
        if not args and not kwargs and (dim_ := as_tuple_or_none(dim)) is not False and keep.__class__ is bool:
            return _f.all_dims(self, dim_, keep)
        return _f.all_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def _is_all_true(self, *args):
        if args:
            refuse_arguments("_is_all_true", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _is_all_true_op.table[ks](ks, self)

    def _is_any_true(self, *args):
        if args:
            refuse_arguments("_is_any_true", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _is_any_true_op.table[ks](ks, self)

    def any(self, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is NOT_GIVEN and not args and not kwargs:
                return _f.any_default(self)
        keep = False if keepdim is NOT_GIVEN else keepdim
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
            return _f.any_dim(self, dim, keep)
        if not args and not kwargs and (dim_ := as_tuple_or_none(dim)) is not False and keep.__class__ is bool:
            return _f.any_dims(self, dim_, keep)
        return _f.any_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def var(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.var_correction(self, None, None, False)
                return _f.var_default(self, True)
            if len(args) == 1:
                (dim,) = args
                if (dim_ := as_tuple_or_none(dim, 1)) is not False:
                    return _f.var_dim(self, dim_, True, False)
                (unbiased,) = args
                if unbiased.__class__ is bool:
                    return _f.var_default(self, unbiased)
            if len(args) == 2:
                dim, unbiased = args
                if (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool:
                    return _f.var_dim(self, dim_, unbiased, False)
            if len(args) == 3:
                dim, unbiased, keepdim = args
                if (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool and keepdim.__class__ is bool:
                    return _f.var_dim(self, dim_, unbiased, keepdim)
        return _f.var_parser.method.call(self, *args, **kwargs)

    def std(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.std_correction(self, None, None, False)
                return _f.std_default(self, True)
            if len(args) == 1:
                (dim,) = args
                if (dim_ := as_tuple_or_none(dim, 1)) is not False:
                    return _f.std_dim(self, dim_, True, False)
                (unbiased,) = args
                if unbiased.__class__ is bool:
                    return _f.std_default(self, unbiased)
            if len(args) == 2:
                dim, unbiased = args
                if (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool:
                    return _f.std_dim(self, dim_, unbiased, False)
            if len(args) == 3:
                dim, unbiased, keepdim = args
                if (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool and keepdim.__class__ is bool:
                    return _f.std_dim(self, dim_, unbiased, keepdim)
        return _f.std_parser.method.call(self, *args, **kwargs)

    def cumsum(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumsum_default(self, dim, dtype)
        return _f.cumsum_parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    def cumsum_(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return cumsum__op.table[ks](ks, self, dim, dtype)
        return _f.cumsum__parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    def equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.equal_default(self, other)
        return _f.equal_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def allclose(self, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl) and (rtol.__class__ is float or (rtol.__class__ is int and -(2**30) < rtol < 2**30)) and (atol.__class__ is float or (atol.__class__ is int and -(2**30) < atol < 2**30)) and equal_nan.__class__ is bool:
            return _f.allclose_default(self, other, rtol if rtol.__class__ is float else float(rtol), atol if atol.__class__ is float else float(atol), equal_nan)
        return _f.allclose_parser.method.call(self, *given(("other", "rtol", "atol", "equal_nan"), (other, rtol, atol, equal_nan), (NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)

    def isclose(self, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl) and (rtol.__class__ is float or (rtol.__class__ is int and -(2**30) < rtol < 2**30)) and (atol.__class__ is float or (atol.__class__ is int and -(2**30) < atol < 2**30)) and equal_nan.__class__ is bool:
            return _f.isclose_default(self, other, rtol if rtol.__class__ is float else float(rtol), atol if atol.__class__ is float else float(atol), equal_nan)
        return _f.isclose_parser.method.call(self, *given(("other", "rtol", "atol", "equal_nan"), (other, rtol, atol, equal_nan), (NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)

    def mm(self, mat2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mat2, TensorImpl):
            return _f.mm_default(self, mat2)
        return _f.mm_parser.method.call(self, *given(("mat2",), (mat2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bmm(self, mat2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mat2, TensorImpl):
            return _f.bmm_default(self, mat2)
        return _f.bmm_parser.method.call(self, *given(("mat2",), (mat2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def mv(self, vec=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(vec, TensorImpl):
            return _f.mv_default(self, vec)
        return _f.mv_parser.method.call(self, *given(("vec",), (vec,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def dot(self, tensor=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(tensor, TensorImpl):
            return _f.dot_default(self, tensor)
        return _f.dot_parser.method.call(self, *given(("tensor",), (tensor,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def addmm(self, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.addmm_default(self, mat1, mat2, beta, alpha)
        return _f.addmm_parser.method.call(self, *given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def addmm_(self, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.addmm__default(self, mat1, mat2, beta, alpha)
        return _f.addmm__parser.method.call(self, *given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def matmul(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.matmul_default(self, other)
        return _f.matmul_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def t(self, *args):
        if args:
            refuse_arguments("t", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return t_op.table[ks](ks, self)

    def t_(self, *args):
        if args:
            refuse_arguments("t_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return t__op.table[ks](ks, self)

    def transpose(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
            return _f.transpose_int(self, dim0, dim1)
        return _f.transpose_parser.method.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def transpose_(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
            return _f.transpose__default(self, dim0, dim1)
        return _f.transpose__parser.method.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def permute(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.permute_default(self, dims)
        return _f.permute_parser.method.call(self, *args, **kwargs)

    def movedim(self, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (source_ := as_tuple(source)) is not False and (destination_ := as_tuple(destination)) is not False:
            return _f.movedim_intlist(self, source_, destination_)
        if not args and not kwargs and source.__class__ is int and -(2**30) < source < 2**30 and destination.__class__ is int and -(2**30) < destination < 2**30:
            return _f.movedim_int(self, source, destination)
        return _f.movedim_parser.method.call(self, *given(("source", "destination"), (source, destination), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def view(self, *args, **kwargs):
        """view(*size) -> Tensor
        view(dtype) -> Tensor

        Looks at the same memory with another shape, or with another dtype.

        Args:
            self: Tensor of any shape and dtype.
            size: New shape. One size may be -1 and is computed from the rest. A method call may give the numbers
                one by one.
            dtype: Reads the same bytes as this dtype; nothing is converted. If the element sizes differ, the last
                dimension grows or shrinks.
        Returns: A view of `self`: it shares its memory. Tensor of shape `size` or of dtype `dtype` in the same
            storage, never a copy. Elements are counted in row-major order: the last index runs fastest.
        Raises:
            RuntimeError if no strides can describe the new shape, for example after `transpose`; `reshape` copies
                then.
            RuntimeError if the number of elements would change, or more than one size is -1.
            RuntimeError for a `dtype` of other width if `self` has no dimension or its last stride is not 1; for
                a wider one also if the last size, the offset or another stride is not divisible.
        Note: A dimension may be split freely. Two neighbours i and i + 1 can be merged if stride[i] = stride[i +
            1] * size[i + 1].
        Derivative: self: grad.reshape(self.sym_sizes())
        Journey: `view_op` (aten/ops/shape.py), `ViewBackward0`, `view` (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> x = tt.arange(6)
        >>> y = x.view(2, -1)
        >>> y[0, 0] = 9
        >>> x, y.shape
        (tensor([9, 1, 2, 3, 4, 5]), torch.Size([2, 3]))
        """
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.view_default(self, size)
        return _f.view_parser.method.call(self, *args, **kwargs)

    def view_as(self, other=NOT_GIVEN, *args, **kwargs):
        """view_as(other) -> Tensor

        Looks at the same memory with the shape of another tensor.

        Args:
            self: Tensor of any shape and dtype.
            other: Tensor with as many elements; only its shape is used.
        Returns: Tensor of `other`'s shape in `self`'s storage. It is `self.view(other.size())`.
        Raises: RuntimeError in the cases in which `view` refuses.
        Derivative: those of the operators that it calls.
        Journey: `view_as_op` (aten/ops/shape.py), `view_as` (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> tt.arange(4).view_as(tt.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.view_as_default(self, other)
        return _f.view_as_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def as_strided(self, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
        if not args and not kwargs and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or (storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30)):
            return _f.as_strided_default(self, size_, stride_, storage_offset)
        return _f.as_strided_parser.method.call(self, *given(("size", "stride", "storage_offset"), (size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)

    def expand(self, *args, **kwargs):
        """expand(*size, implicit=False) -> Tensor

        Repeats dimensions of size 1 without copying.

        Args:
            self: Tensor of any shape and dtype.
            size: New shape, at least as long as that of `self`; shapes are aligned at the end. -1 keeps a size. A
                method call may give the numbers one by one.
            implicit: bool that records that broadcasting asked for it; the result does not depend on it.
        Returns: A view of `self`: it shares its memory. Tensor of shape `size` in the same storage. A repeated
            dimension has stride 0.
        Raises: RuntimeError if a size other than 1 would change, `size` is shorter than the shape of `self`, or
            -1 stands for a new leading dimension.
        Note: Many indices name one place in memory, so an in-place write to the result is refused. `clone()` it
            first.
        Derivative: self: sum_to_size(grad, self.sym_sizes())
        Journey: `expand_op` (aten/ops/shape.py), `ExpandBackward0`, `expand` (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> x = tt.tensor([[1], [2]]).expand(2, 3)
        >>> x, x.stride()
        (tensor([[1, 1, 1],
                [2, 2, 2]]), (1, 0))
        """
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.expand_default(self, size, False)
        return _f.expand_parser.method.call(self, *args, **kwargs)

    def expand_as(self, other=NOT_GIVEN, *args, **kwargs):
        """expand_as(other) -> Tensor

        Repeats dimensions of size 1 to reach the shape of another tensor, without copying.

        Args:
            self: Tensor of any shape and dtype.
            other: Tensor; only its shape is used.
        Returns: A view of `self` where its strides allow it, else a copy. Tensor of `other`'s shape in `self`'s
            storage, with stride 0 in repeated dimensions.
        Raises: RuntimeError in the cases in which `expand` refuses.
        Derivative: those of the operators that it calls.
        Journey: `expand_as_op` (aten/ops/shape.py), `expand_as` (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> tt.tensor([1, 2]).expand_as(tt.zeros(2, 2))
        tensor([[1, 2],
                [1, 2]])
        """
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.expand_as_default(self, other)
        return _f.expand_as_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def squeeze(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.squeeze_default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int and -(2**30) < dim < 2**30:
                    return _f.squeeze_dim(self, dim)
                if (dim_ := as_tuple(dim)) is not False:
                    return _f.squeeze_dims(self, dim_)
        return _f.squeeze_parser.method.call(self, *args, **kwargs)

    def squeeze_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.squeeze__default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int and -(2**30) < dim < 2**30:
                    return _f.squeeze__dim(self, dim)
                if (dim_ := as_tuple(dim)) is not False:
                    return _f.squeeze__dims(self, dim_)
        return _f.squeeze__parser.method.call(self, *args, **kwargs)

    def unsqueeze(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.unsqueeze_default(self, dim)
        return _f.unsqueeze_parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def unsqueeze_(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.unsqueeze__default(self, dim)
        return _f.unsqueeze__parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def select(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and index.__class__ is int and -(2**30) < index < 2**30:
            return _f.select_int(self, dim, index)
        return _f.select_parser.method.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def diagonal(self, offset=0, dim1=0, dim2=1, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
            return _f.diagonal_default(self, offset, dim1, dim2)
        return _f.diagonal_parser.method.call(self, *given(("offset", "dim1", "dim2"), (offset, dim1, dim2), (0, 0, 1), args, kwargs), **kwargs)

    def detach(self, *args):
        if args:
            refuse_arguments("detach", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return detach_op.table[ks](ks, self)

    def detach_(self, *args):
        if args:
            refuse_arguments("detach_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return detach__op.table[ks](ks, self)

    def unbind(self, dim=0, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.unbind_int(self, dim)
        return _f.unbind_parser.method.call(self, *given(("dim",), (dim,), (0,), args, kwargs), **kwargs)

    def split(self, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and split_size.__class__ is int and -(2**30) < split_size < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.split_Tensor(self, split_size, dim)
        if not args and not kwargs and (split_size_ := as_tuple(split_size)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return split_sizes_op.table[ks](ks, self, split_size_, dim)
        return _f.split_parser.method.call(self, *given(("split_size", "dim"), (split_size, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    def split_with_sizes(self, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.split_with_sizes_default(self, split_sizes_, dim)
        return _f.split_with_sizes_parser.method.call(self, *given(("split_sizes", "dim"), (split_sizes, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    def reshape(self, *args, **kwargs):
        if not kwargs:
            shape = as_ints(args)
            if shape is not None:
                return _f.reshape_default(self, shape)
        return _f.reshape_parser.method.call(self, *args, **kwargs)

    def flatten(self, start_dim=0, end_dim=-1, *args, **kwargs):
        m = self.meta_
        if m.is_contiguous and start_dim.__class__ is int and end_dim.__class__ is int and not args and not kwargs:
            shape = m.views.get(("flatten", start_dim, end_dim))
            if shape is not None and not state.dirty and not replaced_kernels and m.key_set & ~REQUIRES_GRAD == PLAIN:
                return self if shape[0] == -1 else _f.view_default(self, shape)
        if not args and not kwargs and start_dim.__class__ is int and -(2**30) < start_dim < 2**30 and end_dim.__class__ is int and -(2**30) < end_dim < 2**30:
            return _f.flatten_using_ints(self, start_dim, end_dim)
        return _f.flatten_parser.method.call(self, *given(("start_dim", "end_dim"), (start_dim, end_dim), (0, -1), args, kwargs), **kwargs)

    def unflatten(self, dim=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (sizes_ := as_tuple(sizes)) is not False:
            return _f.unflatten_int(self, dim, sizes_)
        return _f.unflatten_parser.method.call(self, *given(("dim", "sizes"), (dim, sizes), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def narrow(self, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and start.__class__ is int and -(2**30) < start < 2**30 and length.__class__ is int and -(2**30) < length < 2**30:
            return _f.narrow_default(self, dim, start, length)
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(start, TensorImpl) and length.__class__ is int and -(2**30) < length < 2**30:
            return _f.narrow_Tensor(self, dim, start, length)
        return _f.narrow_parser.method.call(self, *given(("dim", "start", "length"), (dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def chunk(self, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and chunks.__class__ is int and -(2**30) < chunks < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.chunk_default(self, chunks, dim)
        return _f.chunk_parser.method.call(self, *given(("chunks", "dim"), (chunks, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    def broadcast_to(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.broadcast_to_default(self, size)
        return _f.broadcast_to_parser.method.call(self, *args, **kwargs)

    def copy_(self, src=NOT_GIVEN, non_blocking=False, *args, **kwargs):
        """copy_(src, non_blocking=False) -> Tensor

        Writes the values of another tensor into this one.

        Args:
            self: Tensor that is written.
            src: Tensor whose shape broadcasts to `self`'s. Its values are converted to `self`'s dtype; floats
                lose their fraction in integers.
            non_blocking: bool that lets a copy between devices run on its own; without effect on the CPU.
        Returns: `self`. Its dtype, strides and storage stay.
        Raises:
            RuntimeError if `src` does not broadcast to `self`, or `self` has elements that share a place, as
                after `expand`.
            RuntimeError if `self` is a leaf that requires grad, outside of `no_grad`.
        Note: Autograd sends the gradient to `src`; the old values of `self` get none.
        Derivative: none.
        Journey: `copy__op` (aten/ops/shape.py), `copy_` (aten/native/shape/copy.py).
        Mirrors: aten/src/ATen/native/Copy.cpp

        >>> tt.zeros(2, 2, dtype=tt.int64).copy_(tt.tensor([1.9, -1.9]))
        tensor([[ 1, -1],
                [ 1, -1]])
        """
        if not args and not kwargs and isinstance(src, TensorImpl) and non_blocking.__class__ is bool:
            return _f.copy__default(self, src, non_blocking)
        return _f.copy__parser.method.call(self, *given(("src", "non_blocking"), (src, non_blocking), (NOT_GIVEN, False), args, kwargs), **kwargs)

    def clone(self, *args, memory_format=None, **kwargs):
        if not args and not kwargs and (memory_format is None or memory_format.__class__ is MemoryFormat):
            return _f.clone_default(self, memory_format)
        return _f.clone_parser.method.call(self, *args, memory_format=memory_format, **kwargs)

    def contiguous(self, *args, memory_format=layouts.contiguous_format, **kwargs):
        """contiguous(*, memory_format=tt.contiguous_format) -> Tensor

        Gives the elements in row-major memory, and copies only if they are not there yet.

        Args:
            self: Tensor of any shape and dtype.
            memory_format: `tt.contiguous_format`, or `tt.channels_last` for 4 dimensions.
        Returns: A view of `self` where its strides allow it, else a copy. `self` itself if its strides fit
            already, else a copy with such strides.
        Raises: RuntimeError if `tt.channels_last` is asked of a tensor that has not 4 dimensions.
        Derivative: those of the operators that it calls.
        Journey: `contiguous_op` (aten/ops/shape.py), `contiguous` (aten/native/shape/copy.py).
        Mirrors: aten/src/ATen/native/Copy.cpp

        >>> x = tt.zeros(2, 3)
        >>> x.contiguous() is x, x.t().contiguous().stride()
        (True, (2, 1))
        """
        m = self.meta_
        if m.is_contiguous and memory_format is layouts.contiguous_format and not args and not kwargs:
            if not state.dirty and not replaced_kernels and m.key_set & ~REQUIRES_GRAD == PLAIN:
                return self
        if not args and not kwargs and memory_format.__class__ is MemoryFormat:
            return _f.contiguous_default(self, memory_format)
        return _f.contiguous_parser.method.call(self, *args, memory_format=memory_format, **kwargs)

    def to(self, *args, device=NOT_GIVEN, dtype=NOT_GIVEN, **kwargs):
        """to(device=None, dtype=None, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
        to(dtype, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
        to(other, non_blocking=False, copy=False, *, memory_format=None) -> Tensor

        Converts to another dtype or device.

        Args:
            self: Tensor of any shape and dtype.
            dtype: dtype of the result.
            device: Device of the result, such as `"cpu"` or `"meta"`.
            other: Tensor that gives both dtype and device.
            non_blocking: bool that lets a copy between devices run on its own; without effect on the CPU.
            copy: True makes a copy even if nothing changes.
            memory_format: Order of the strides of the result. `tt.preserve_format` keeps dense strides as they
                are, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4 dimensions
                only).
        Returns: A view of `self` where its strides allow it, else a copy. `self` itself if dtype and device are
            right and `copy` is False; else a copy. Dense strides are kept.
        Raises:
            NotImplementedError for a copy from `meta`, which holds no values.
            RuntimeError for a device name that does not exist.
        Note: Floats lose their fraction on the way to integers, and NaN becomes True in `tt.bool`. A gradient is
            converted back to `self`'s dtype.
        Derivative: those of the operators that it calls.
        Journey: `to_dtype_layout_op` (aten/ops/shape.py), `to_dtype_layout` (aten/native/shape/copy.py).
        Mirrors: aten/src/ATen/native/Copy.cpp

        >>> x = tt.tensor([1.9, -1.9])
        >>> x.to(tt.int64), x.to(tt.float32) is x
        (tensor([ 1, -1]), True)
        """
        if not kwargs and len(args) + (device is not NOT_GIVEN) == 1:
            target = args[0] if args else device
            if args and target.__class__ is ScalarType and dtype is NOT_GIVEN:
                return _f.to_dtype(self, target)
            if target.__class__ is str and target == "cpu":
                target = cpu
            if target.__class__ is Device and (dtype is NOT_GIVEN or dtype.__class__ is ScalarType):
                m = self.meta_
                if target is m.device and (dtype is NOT_GIVEN or dtype is m.dtype) and not state.dirty and not replaced_kernels:
                    if m.key_set & ~REQUIRES_GRAD == PLAIN:
                        return self
                return _f.to_dtype_layout(self, None if dtype is NOT_GIVEN else dtype, None, target)
        elif dtype.__class__ is ScalarType and not kwargs and not args:
            return _f.to_dtype(self, dtype)
        return _f.to_parser.call(self, *args, device=device, dtype=dtype, **kwargs)

    def type_as(self, other=NOT_GIVEN, *args, **kwargs):
        """type_as(other) -> Tensor

        Converts to the dtype and the device of another tensor.

        Args:
            self: Tensor of any shape and dtype.
            other: Tensor; only its dtype and its device are used.
        Returns: `self` itself if nothing changes, else a converted copy.
        Derivative: those of the operators that it calls.
        Journey: `type_as_op` (aten/ops/shape.py), `type_as` (aten/native/shape/copy.py).
        Mirrors: aten/src/ATen/native/Copy.cpp

        >>> tt.tensor([1, 2]).type_as(tt.zeros(1))
        tensor([1., 2.])
        """
        if isinstance(other, TensorImpl) and other.meta_.dtype is self.meta_.dtype and not args and not kwargs:
            keys = self.meta_.key_set | other.meta_.key_set
            if not state.dirty and not replaced_kernels and keys & ~REQUIRES_GRAD == PLAIN:
                return self
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.type_as_default(self, other)
        return _f.type_as_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def fill_(self, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return _f.fill__Scalar(self, value)
        if not args and not kwargs and isinstance(value, TensorImpl):
            return _f.fill__Tensor(self, value)
        return _f.fill__parser.method.call(self, *given(("value",), (value,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def zero_(self, *args):
        if args:
            refuse_arguments("zero_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return zero__op.table[ks](ks, self)

    def resize_(self, *args, **kwargs):
        """resize_(*size, memory_format=None) -> Tensor

        Changes the shape; the storage grows if it is too small. It works in place.

        Args:
            self: Tensor of any shape and dtype.
            size: New shape. A method call may give the numbers one by one.
            memory_format: `tt.contiguous_format` (also if None) or `tt.channels_last` for 4 dimensions.
        Returns: This tensor.
        Raises: RuntimeError if the tensor requires grad, or a size is negative; -1 is not computed.
        Note: New elements hold any values. A smaller size frees no memory, and a view may show elements behind
            its old end. Take `reshape` unless you want just that.
        Derivative: none.
        Journey: `resize__op` (aten/ops/shape.py), `resize_` (aten/native/shape/resize.py).
        Mirrors: aten/src/ATen/native/Resize.cpp

        >>> x = tt.arange(4)
        >>> x[:2].resize_(2, 2)
        tensor([[0, 1],
                [2, 3]])
        """
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.resize__default(self, size, None)
        return _f.resize__parser.method.call(self, *args, **kwargs)

    def index(self, indices=NOT_GIVEN, *args, **kwargs):
        """index(indices) -> Tensor

        Reads the elements that index tensors choose; it is what `x[i, j]` calls.
            out[k] = input[indices[0][k], indices[1][k], ...]

        Args:
            self: Tensor of any shape and dtype.
            indices: One entry for each leading dimension, None for a whole one. Integer tensors are broadcast
                against each other; negative values count from the end. A bool tensor stands for the places where
                it is True.
        Returns: New tensor. The chosen dimensions become those of the broadcast index, in their place if they are
            neighbours, else in front.
        Raises: IndexError if an index is out of range, an index tensor is no integer or bool, or the index shapes
            do not broadcast.
        Note: Index tensors always copy, where numbers and slices give views. Two of them walk side by side and do
            not span a grid.
        Derivative: self: index_backward(grad.new_zeros(self.sym_sizes()), indices, grad)
        Journey: `index_Tensor_op` (aten/ops/indexing.py), `IndexBackward0`, `index_meta`, `index_impl`
            (aten/native/indexing/tensor_advanced_indexing.py).
        Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

        >>> x = tt.tensor([[0, 1, 2], [3, 4, 5]])
        >>> x[tt.tensor([0, 1]), tt.tensor([2, 0])]
        tensor([2, 3])
        >>> x[:, tt.tensor([2, 2])]
        tensor([[2, 2],
                [5, 5]])
        """
        if not args and not kwargs and are_tensors_or_none(indices):
            return _f.index_Tensor(self, indices)
        return _f.index_parser.method.call(self, *given(("indices",), (indices,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def index_put(self, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if not args and not kwargs and are_tensors_or_none(indices) and isinstance(values, TensorImpl) and accumulate.__class__ is bool:
            return _f.index_put_default(self, indices, values, accumulate)
        return _f.index_put_parser.method.call(self, *given(("indices", "values", "accumulate"), (indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    def index_put_(self, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if not args and not kwargs and are_tensors_or_none(indices) and isinstance(values, TensorImpl) and accumulate.__class__ is bool:
            return _f.index_put__default(self, indices, values, accumulate)
        return _f.index_put__parser.method.call(self, *given(("indices", "values", "accumulate"), (indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    def index_select(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl):
            return _f.index_select_default(self, dim, index)
        return _f.index_select_parser.method.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def gather(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, sparse_grad=False, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and sparse_grad.__class__ is bool:
            return _f.gather_default(self, dim, index, sparse_grad)
        return _f.gather_parser.method.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), sparse_grad=sparse_grad, **kwargs)

    def masked_select(self, mask=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl):
            return _f.masked_select_default(self, mask)
        return _f.masked_select_parser.method.call(self, *given(("mask",), (mask,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def masked_fill(self, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return _f.masked_fill_Scalar(self, mask, value)
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
            return _f.masked_fill_Tensor(self, mask, value)
        return _f.masked_fill_parser.method.call(self, *given(("mask", "value"), (mask, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def masked_fill_(self, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return _f.masked_fill__Scalar(self, mask, value)
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
            return _f.masked_fill__Tensor(self, mask, value)
        return _f.masked_fill__parser.method.call(self, *given(("mask", "value"), (mask, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def nonzero(self, *args):
        if args:
            refuse_arguments("nonzero", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return nonzero_op.table[ks](ks, self)

    def exp2(self, *args):
        if args:
            refuse_arguments("exp2", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp2_op.table[ks](ks, self)

    def exp2_(self, *args):
        if args:
            refuse_arguments("exp2_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp2__op.table[ks](ks, self)

    def expm1(self, *args):
        if args:
            refuse_arguments("expm1", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return expm1_op.table[ks](ks, self)

    def expm1_(self, *args):
        if args:
            refuse_arguments("expm1_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return expm1__op.table[ks](ks, self)

    def log2(self, *args):
        if args:
            refuse_arguments("log2", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log2_op.table[ks](ks, self)

    def log2_(self, *args):
        if args:
            refuse_arguments("log2_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log2__op.table[ks](ks, self)

    def log10(self, *args):
        if args:
            refuse_arguments("log10", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log10_op.table[ks](ks, self)

    def log10_(self, *args):
        if args:
            refuse_arguments("log10_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log10__op.table[ks](ks, self)

    def log1p(self, *args):
        if args:
            refuse_arguments("log1p", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log1p_op.table[ks](ks, self)

    def log1p_(self, *args):
        if args:
            refuse_arguments("log1p_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log1p__op.table[ks](ks, self)

    def tan(self, *args):
        if args:
            refuse_arguments("tan", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tan_op.table[ks](ks, self)

    def tan_(self, *args):
        if args:
            refuse_arguments("tan_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tan__op.table[ks](ks, self)

    def asin(self, *args):
        if args:
            refuse_arguments("asin", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asin_op.table[ks](ks, self)

    def asin_(self, *args):
        if args:
            refuse_arguments("asin_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asin__op.table[ks](ks, self)

    def acos(self, *args):
        if args:
            refuse_arguments("acos", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acos_op.table[ks](ks, self)

    def acos_(self, *args):
        if args:
            refuse_arguments("acos_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acos__op.table[ks](ks, self)

    def atan(self, *args):
        if args:
            refuse_arguments("atan", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atan_op.table[ks](ks, self)

    def atan_(self, *args):
        if args:
            refuse_arguments("atan_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atan__op.table[ks](ks, self)

    def sinh(self, *args):
        if args:
            refuse_arguments("sinh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinh_op.table[ks](ks, self)

    def sinh_(self, *args):
        if args:
            refuse_arguments("sinh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinh__op.table[ks](ks, self)

    def cosh(self, *args):
        if args:
            refuse_arguments("cosh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosh_op.table[ks](ks, self)

    def cosh_(self, *args):
        if args:
            refuse_arguments("cosh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosh__op.table[ks](ks, self)

    def asinh(self, *args):
        if args:
            refuse_arguments("asinh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asinh_op.table[ks](ks, self)

    def asinh_(self, *args):
        if args:
            refuse_arguments("asinh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asinh__op.table[ks](ks, self)

    def acosh(self, *args):
        if args:
            refuse_arguments("acosh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acosh_op.table[ks](ks, self)

    def acosh_(self, *args):
        if args:
            refuse_arguments("acosh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acosh__op.table[ks](ks, self)

    def atanh(self, *args):
        if args:
            refuse_arguments("atanh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atanh_op.table[ks](ks, self)

    def atanh_(self, *args):
        if args:
            refuse_arguments("atanh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atanh__op.table[ks](ks, self)

    def erf(self, *args):
        if args:
            refuse_arguments("erf", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erf_op.table[ks](ks, self)

    def erf_(self, *args):
        if args:
            refuse_arguments("erf_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erf__op.table[ks](ks, self)

    def erfc(self, *args):
        if args:
            refuse_arguments("erfc", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfc_op.table[ks](ks, self)

    def erfc_(self, *args):
        if args:
            refuse_arguments("erfc_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfc__op.table[ks](ks, self)

    def erfinv(self, *args):
        if args:
            refuse_arguments("erfinv", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfinv_op.table[ks](ks, self)

    def erfinv_(self, *args):
        if args:
            refuse_arguments("erfinv_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfinv__op.table[ks](ks, self)

    def lgamma(self, *args):
        if args:
            refuse_arguments("lgamma", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lgamma_op.table[ks](ks, self)

    def lgamma_(self, *args):
        if args:
            refuse_arguments("lgamma_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lgamma__op.table[ks](ks, self)

    def digamma(self, *args):
        if args:
            refuse_arguments("digamma", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return digamma_op.table[ks](ks, self)

    def digamma_(self, *args):
        if args:
            refuse_arguments("digamma_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return digamma__op.table[ks](ks, self)

    def polygamma(self, n=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and n.__class__ is int and -(2**30) < n < 2**30:
            return _f.polygamma_default(n, self)
        return _f.polygamma_parser.method.call(self, *given(("n",), (n,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def polygamma_(self, n=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and n.__class__ is int and -(2**30) < n < 2**30:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return polygamma__op.table[ks](ks, self, n)
        return _f.polygamma__parser.method.call(self, *given(("n",), (n,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def frac(self, *args):
        if args:
            refuse_arguments("frac", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return frac_op.table[ks](ks, self)

    def frac_(self, *args):
        if args:
            refuse_arguments("frac_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return frac__op.table[ks](ks, self)

    def round(self, *args, decimals=NOT_GIVEN, **kwargs):
        if not args and not kwargs and decimals is NOT_GIVEN:
            return _f.round_default(self)
        if not args and not kwargs and decimals.__class__ is int and -(2**30) < decimals < 2**30:
            return _f.round_decimals(self, decimals)
        return _f.round_parser.method.call(self, *args, decimals=decimals, **kwargs)

    def round_(self, *args, decimals=NOT_GIVEN, **kwargs):
        if not args and not kwargs and decimals is NOT_GIVEN:
            return _f.round__default(self)
        if not args and not kwargs and decimals.__class__ is int and -(2**30) < decimals < 2**30:
            return _f.round__decimals(self, decimals)
        return _f.round__parser.method.call(self, *args, decimals=decimals, **kwargs)

    def signbit(self, *args):
        if args:
            refuse_arguments("signbit", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return signbit_op.table[ks](ks, self)

    def sgn(self, *args):
        if args:
            refuse_arguments("sgn", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sgn_op.table[ks](ks, self)

    def sgn_(self, *args):
        if args:
            refuse_arguments("sgn_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sgn__op.table[ks](ks, self)

    def isposinf(self, *args):
        if args:
            refuse_arguments("isposinf", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isposinf_op.table[ks](ks, self)

    def isneginf(self, *args):
        if args:
            refuse_arguments("isneginf", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isneginf_op.table[ks](ks, self)

    def sinc(self, *args):
        if args:
            refuse_arguments("sinc", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinc_op.table[ks](ks, self)

    def sinc_(self, *args):
        if args:
            refuse_arguments("sinc_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinc__op.table[ks](ks, self)

    def i0(self, *args):
        if args:
            refuse_arguments("i0", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return i0_op.table[ks](ks, self)

    def i0_(self, *args):
        if args:
            refuse_arguments("i0_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return i0__op.table[ks](ks, self)

    def logit(self, eps=None, *args, **kwargs):
        if not args and not kwargs and (eps is None or eps.__class__ is float):
            return _f.logit_default(self, eps)
        return _f.logit_parser.method.call(self, *given(("eps",), (eps,), (None,), args, kwargs), **kwargs)

    def logit_(self, eps=None, *args, **kwargs):
        if not args and not kwargs and (eps is None or eps.__class__ is float):
            return _f.logit__default(self, eps)
        return _f.logit__parser.method.call(self, *given(("eps",), (eps,), (None,), args, kwargs), **kwargs)

    def mvlgamma(self, p=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and p.__class__ is int and -(2**30) < p < 2**30:
            return _f.mvlgamma_default(self, p)
        return _f.mvlgamma_parser.method.call(self, *given(("p",), (p,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def mvlgamma_(self, p=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and p.__class__ is int and -(2**30) < p < 2**30:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mvlgamma__op.table[ks](ks, self, p)
        return _f.mvlgamma__parser.method.call(self, *given(("p",), (p,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def deg2rad(self, *args):
        if args:
            refuse_arguments("deg2rad", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return deg2rad_op.table[ks](ks, self)

    def deg2rad_(self, *args):
        if args:
            refuse_arguments("deg2rad_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return deg2rad__op.table[ks](ks, self)

    def rad2deg(self, *args):
        if args:
            refuse_arguments("rad2deg", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rad2deg_op.table[ks](ks, self)

    def rad2deg_(self, *args):
        if args:
            refuse_arguments("rad2deg_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rad2deg__op.table[ks](ks, self)

    def nan_to_num(self, nan=None, posinf=None, neginf=None, *args, **kwargs):
        if not args and not kwargs and (nan is None or nan.__class__ is float) and (posinf is None or posinf.__class__ is float) and (neginf is None or neginf.__class__ is float):
            return _f.nan_to_num_default(self, nan, posinf, neginf)
        return _f.nan_to_num_parser.method.call(self, *given(("nan", "posinf", "neginf"), (nan, posinf, neginf), (None, None, None), args, kwargs), **kwargs)

    def nan_to_num_(self, nan=None, posinf=None, neginf=None, *args, **kwargs):
        if not args and not kwargs and (nan is None or nan.__class__ is float) and (posinf is None or posinf.__class__ is float) and (neginf is None or neginf.__class__ is float):
            return _f.nan_to_num__default(self, nan, posinf, neginf)
        return _f.nan_to_num__parser.method.call(self, *given(("nan", "posinf", "neginf"), (nan, posinf, neginf), (None, None, None), args, kwargs), **kwargs)

    def angle(self, *args):
        if args:
            refuse_arguments("angle", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return angle_op.table[ks](ks, self)

    def frexp(self, *args):
        try:
            if args:
                refuse_arguments("frexp", args)
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(_f.frexp_Tensor_return, frexp_Tensor_op.table[ks](ks, self))
        except HandlersAnswer as answer:
            return answer.value

    def ldexp(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ldexp_Tensor(self, other)
        return _f.ldexp_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def ldexp_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ldexp__default(self, other)
        return _f.ldexp__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def nextafter(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.nextafter_default(self, other)
        return _f.nextafter_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def nextafter_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return nextafter__op.table[ks](ks, self, other)
        return _f.nextafter__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def copysign(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.copysign_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.copysign_Tensor(self, other)
        return _f.copysign_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def copysign_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return copysign__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.copysign__Tensor(self, other)
        return _f.copysign__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def heaviside(self, values=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(values, TensorImpl):
            return _f.heaviside_default(self, values)
        return _f.heaviside_parser.method.call(self, *given(("values",), (values,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def heaviside_(self, values=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(values, TensorImpl):
            ks = self.meta_.key_set | values.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return heaviside__op.table[ks](ks, self, values)
        return _f.heaviside__parser.method.call(self, *given(("values",), (values,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def positive(self, *args):
        if args:
            refuse_arguments("positive", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return positive_op.table[ks](ks, self)

    def isreal(self, *args):
        if args:
            refuse_arguments("isreal", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isreal_op.table[ks](ks, self)

    def conj(self, *args):
        if args:
            refuse_arguments("conj", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_op.table[ks](ks, self)

    def conj_physical(self, *args):
        if args:
            refuse_arguments("conj_physical", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_physical_op.table[ks](ks, self)

    def conj_physical_(self, *args):
        if args:
            refuse_arguments("conj_physical_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_physical__op.table[ks](ks, self)

    def resolve_conj(self, *args):
        if args:
            refuse_arguments("resolve_conj", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return resolve_conj_op.table[ks](ks, self)

    def resolve_neg(self, *args):
        if args:
            refuse_arguments("resolve_neg", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return resolve_neg_op.table[ks](ks, self)

    def floor_divide(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.floor_divide_default(self, other)
        return _f.floor_divide_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def floor_divide_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.floor_divide__Tensor(self, other)
        return _f.floor_divide__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def remainder(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.remainder_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.remainder_Tensor(self, other)
        return _f.remainder_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def remainder_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.remainder__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.remainder__Tensor(self, other)
        return _f.remainder__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def fmod(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.fmod_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmod_Tensor(self, other)
        return _f.fmod_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def fmod_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return fmod__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmod__Tensor(self, other)
        return _f.fmod__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def atan2(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.atan2_default(self, other)
        return _f.atan2_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def atan2_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.atan2__default(self, other)
        return _f.atan2__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def fmax(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmax_default(self, other)
        return _f.fmax_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def fmin(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmin_default(self, other)
        return _f.fmin_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def hypot(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.hypot_default(self, other)
        return _f.hypot_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def hypot_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return hypot__op.table[ks](ks, self, other)
        return _f.hypot__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logaddexp(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logaddexp_default(self, other)
        return _f.logaddexp_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logaddexp2(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logaddexp2_default(self, other)
        return _f.logaddexp2_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def igamma(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.igamma_default(self, other)
        return _f.igamma_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def igamma_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return igamma__op.table[ks](ks, self, other)
        return _f.igamma__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def igammac(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.igammac_default(self, other)
        return _f.igammac_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def igammac_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return igammac__op.table[ks](ks, self, other)
        return _f.igammac__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def xlogy(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.xlogy_Scalar_Other(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.xlogy_Tensor(self, other)
        return _f.xlogy_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def xlogy_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.xlogy__Scalar_Other(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.xlogy__Tensor(self, other)
        return _f.xlogy__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logical_xor(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_xor_default(self, other)
        return _f.logical_xor_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def logical_xor_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return logical_xor__op.table[ks](ks, self, other)
        return _f.logical_xor__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def float_power(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)):
            return _f.float_power_Tensor_Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.float_power_Tensor_Tensor(self, exponent)
        return _f.float_power_parser.method.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def float_power_(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return float_power__Scalar_op.table[ks](ks, self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            ks = self.meta_.key_set | exponent.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return float_power__Tensor_op.table[ks](ks, self, exponent)
        return _f.float_power__parser.method.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def gcd(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gcd_default(self, other)
        return _f.gcd_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def gcd_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gcd__default(self, other)
        return _f.gcd__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def lcm(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lcm_default(self, other)
        return _f.lcm_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def lcm_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lcm__default(self, other)
        return _f.lcm__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_left_shift(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_left_shift_Tensor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_left_shift_Tensor(self, other)
        return _f.bitwise_left_shift_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_left_shift_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return bitwise_left_shift__Tensor_Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_left_shift__Tensor(self, other)
        return _f.bitwise_left_shift__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_right_shift(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.bitwise_right_shift_Tensor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_right_shift_Tensor(self, other)
        return _f.bitwise_right_shift_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def bitwise_right_shift_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return bitwise_right_shift__Tensor_Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_right_shift__Tensor(self, other)
        return _f.bitwise_right_shift__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def absolute(self, *args):
        if args:
            refuse_arguments("absolute", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return absolute_op.table[ks](ks, self)

    def absolute_(self, *args):
        if args:
            refuse_arguments("absolute_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return absolute__op.table[ks](ks, self)

    def negative(self, *args):
        if args:
            refuse_arguments("negative", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return negative_op.table[ks](ks, self)

    def negative_(self, *args):
        if args:
            refuse_arguments("negative_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return negative__op.table[ks](ks, self)

    def fix(self, *args):
        if args:
            refuse_arguments("fix", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fix_op.table[ks](ks, self)

    def fix_(self, *args):
        if args:
            refuse_arguments("fix_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fix__op.table[ks](ks, self)

    def clip(self, min=None, max=None, *args, **kwargs):
        if not args and not kwargs and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
            return _f.clip_default(self, min, max)
        if not args and not kwargs and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
            return _f.clip_Tensor(self, min, max)
        return _f.clip_parser.method.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    def clip_(self, min=None, max=None, *args, **kwargs):
        if not args and not kwargs and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
            return _f.clip__default(self, min, max)
        if not args and not kwargs and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
            return _f.clip__Tensor(self, min, max)
        return _f.clip__parser.method.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    def arccos(self, *args):
        if args:
            refuse_arguments("arccos", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccos_op.table[ks](ks, self)

    def arccos_(self, *args):
        if args:
            refuse_arguments("arccos_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccos__op.table[ks](ks, self)

    def arccosh(self, *args):
        if args:
            refuse_arguments("arccosh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccosh_op.table[ks](ks, self)

    def arccosh_(self, *args):
        if args:
            refuse_arguments("arccosh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccosh__op.table[ks](ks, self)

    def arcsin(self, *args):
        if args:
            refuse_arguments("arcsin", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsin_op.table[ks](ks, self)

    def arcsin_(self, *args):
        if args:
            refuse_arguments("arcsin_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsin__op.table[ks](ks, self)

    def arcsinh(self, *args):
        if args:
            refuse_arguments("arcsinh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsinh_op.table[ks](ks, self)

    def arcsinh_(self, *args):
        if args:
            refuse_arguments("arcsinh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsinh__op.table[ks](ks, self)

    def arctan(self, *args):
        if args:
            refuse_arguments("arctan", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctan_op.table[ks](ks, self)

    def arctan_(self, *args):
        if args:
            refuse_arguments("arctan_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctan__op.table[ks](ks, self)

    def arctanh(self, *args):
        if args:
            refuse_arguments("arctanh", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctanh_op.table[ks](ks, self)

    def arctanh_(self, *args):
        if args:
            refuse_arguments("arctanh_", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctanh__op.table[ks](ks, self)

    def arctan2(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.arctan2_default(self, other)
        return _f.arctan2_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def arctan2_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return arctan2__op.table[ks](ks, self, other)
        return _f.arctan2__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def divide(self, other=NOT_GIVEN, *args, rounding_mode=NOT_GIVEN, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and rounding_mode is NOT_GIVEN and isinstance(other, TensorImpl):
            return _f.divide_Tensor(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (rounding_mode is None or rounding_mode.__class__ is str):
            return _f.divide_Tensor_mode(self, other, rounding_mode)
        return _f.divide_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), rounding_mode=rounding_mode, **kwargs)

    def divide_(self, other=NOT_GIVEN, *args, rounding_mode=NOT_GIVEN, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and rounding_mode is NOT_GIVEN and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return divide__Tensor_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl) and (rounding_mode is None or rounding_mode.__class__ is str):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return divide__Tensor_mode_op.table[ks](ks, self, other, rounding_mode)
        return _f.divide__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), rounding_mode=rounding_mode, **kwargs)

    def true_divide(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.true_divide_Tensor(self, other)
        return _f.true_divide_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def true_divide_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return true_divide__Tensor_op.table[ks](ks, self, other)
        return _f.true_divide__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def multiply(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.multiply_Tensor(self, other)
        return _f.multiply_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def multiply_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return multiply__Tensor_op.table[ks](ks, self, other)
        return _f.multiply__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def subtract(self, *args, **kwargs):
        if not kwargs:
            if len(args) == 1:
                (other,) = args
                if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                    return _f.subtract_Scalar(self, other, 1)
                if isinstance(other, TensorImpl):
                    return _f.subtract_Tensor(self, other, 1)
            if len(args) == 2:
                other, alpha = args
                if (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
                    return _f.subtract_Scalar(self, other, alpha)
        return _f.subtract_parser.method.call(self, *args, **kwargs)

    def subtract_(self, *args, **kwargs):
        if not kwargs:
            if len(args) == 1:
                (other,) = args
                if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                    return _f.subtract__Scalar(self, other, 1)
                if isinstance(other, TensorImpl):
                    ks = self.meta_.key_set | other.meta_.key_set
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return subtract__Tensor_op.table[ks](ks, self, other, 1)
            if len(args) == 2:
                other, alpha = args
                if (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
                    return _f.subtract__Scalar(self, other, alpha)
        return _f.subtract__parser.method.call(self, *args, **kwargs)

    def greater(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.greater_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.greater_Tensor(self, other)
        return _f.greater_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def greater_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return greater__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return greater__Tensor_op.table[ks](ks, self, other)
        return _f.greater__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def greater_equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.greater_equal_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.greater_equal_Tensor(self, other)
        return _f.greater_equal_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def greater_equal_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return greater_equal__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return greater_equal__Tensor_op.table[ks](ks, self, other)
        return _f.greater_equal__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def less(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.less_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.less_Tensor(self, other)
        return _f.less_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def less_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return less__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return less__Tensor_op.table[ks](ks, self, other)
        return _f.less__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def less_equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.less_equal_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.less_equal_Tensor(self, other)
        return _f.less_equal_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def less_equal_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return less_equal__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return less_equal__Tensor_op.table[ks](ks, self, other)
        return _f.less_equal__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def not_equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            return _f.not_equal_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.not_equal_Tensor(self, other)
        return _f.not_equal_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def not_equal_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return not_equal__Scalar_op.table[ks](ks, self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            ks = self.meta_.key_set | other.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return not_equal__Tensor_op.table[ks](ks, self, other)
        return _f.not_equal__parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def hardshrink(self, lambd=0.5, *args, **kwargs):
        if not args and not kwargs and (lambd.__class__ in NUMBERS and (lambd.__class__ is not int or -(2**62) < lambd < 2**62)):
            return _f.hardshrink_default(self, lambd)
        return _f.hardshrink_parser.method.call(self, *given(("lambd",), (lambd,), (0.5,), args, kwargs), **kwargs)

    def hardshrink_backward(self, grad_out=NOT_GIVEN, lambd=NOT_GIVEN, *args, **kwargs):
        """hardshrink_backward(grad_out, lambd) -> Tensor

        Gradient of `hardshrink`. It lets `grad_out` pass where the element was kept.
            out = 0 if -lambd <= x <= lambd, else grad_out

        Args:
            grad_out: Tensor, the gradient of the result of `hardshrink`.
            self: The tensor that `hardshrink` was given.
            lambd: The same number as in `hardshrink`.
        Returns: Tensor of the broadcast shape of `grad_out` and `self`.
        Note: Autograd calls it; it is rarely called by hand.
        Derivative: grad_out: hardshrink_backward(grad, self, lambd)
                    self: zeros_like(grad)
        Journey: `hardshrink_backward_op` (aten/ops/nn.py), `HardshrinkBackwardBackward0`,
            `hardshrink_backward_meta`, `hardshrink_backward_impl` (aten/native/nn/activation/activation.py).
        Mirrors: aten/src/ATen/native/Activation.cpp

        >>> tt.ops.aten.hardshrink_backward(tt.tensor([7., 7.]), tt.tensor([0.25, 3.]), 0.5)
        tensor([0., 7.])
        """
        if not args and not kwargs and isinstance(grad_out, TensorImpl) and (lambd.__class__ in NUMBERS and (lambd.__class__ is not int or -(2**62) < lambd < 2**62)):
            return _f.hardshrink_backward_default(grad_out, self, lambd)
        return _f.hardshrink_backward_parser.method.call(self, *given(("grad_out", "lambd"), (grad_out, lambd), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def prelu(self, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(weight, TensorImpl):
            return _f.prelu_default(self, weight)
        return _f.prelu_parser.method.call(self, *given(("weight",), (weight,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def softmax(self, dim=NOT_GIVEN, dtype=None, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
            return _f.softmax_int(self, dim, dtype)
        return _f.softmax_parser.method.call(self, *given(("dim", "dtype"), (dim, dtype), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def log_softmax(self, dim=NOT_GIVEN, dtype=None, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
            return _f.log_softmax_int(self, dim, dtype)
        return _f.log_softmax_parser.method.call(self, *given(("dim", "dtype"), (dim, dtype), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def nansum(self, dim=None, keepdim=False, *args, dtype=None, **kwargs):
        if not args and not kwargs and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
            return _f.nansum_default(self, dim_, keepdim, dtype)
        return _f.nansum_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), dtype=dtype, **kwargs)

    def nanmean(self, dim=None, keepdim=False, *args, dtype=None, **kwargs):
        if not args and not kwargs and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
            return _f.nanmean_default(self, dim_, keepdim, dtype)
        return _f.nanmean_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), dtype=dtype, **kwargs)

    def count_nonzero(self, *args, **kwargs):
        if not kwargs:
            dim = as_ints(args)
            if dim is not None:
                return _f.count_nonzero_dim_IntList(self, dim)
        return _f.count_nonzero_parser.method.call(self, *args, **kwargs)

    def aminmax(self, *args, dim=None, keepdim=False, **kwargs):
        try:
            if not args and not kwargs and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool:
                return tuple.__new__(_f.aminmax_return, _f.aminmax_default(self, dim, keepdim))
            result = _f.aminmax_parser.method.call(self, *args, dim=dim, keepdim=keepdim, **kwargs)
            return named(_f.aminmax_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def logsumexp(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
            return _f.logsumexp_default(self, dim_, keepdim)
        return _f.logsumexp_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)

    def sum_to_size(self, *args, **kwargs):
        """sum_to_size(*size) -> Tensor

        Sums over those dimensions that broadcasting from `size` would have stretched.

        Args:
            self: Tensor of any shape and real dtype.
            size: Wanted shape, one that broadcasts to the shape of `self`.
        Returns: Tensor of the shape `size`; `self` itself if it has it already.
        Raises: RuntimeError if `size` does not broadcast to the shape of `self`.
        Note: Autograd reduces gradients of broadcast operands this way. It is a method only.
        Derivative: those of the operators that it calls.
        Journey: `sum_to_size_op` (aten/ops/reduce.py), `sum_to_size` (aten/native/reduce/reduce_ops.py).
        Mirrors: aten/src/ATen/native/ReduceOps.cpp

        >>> tt.tensor([[1, 2], [3, 4]]).sum_to_size(2, 1)
        tensor([[3],
                [7]])
        """
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.sum_to_size_default(self, size)
        return _f.sum_to_size_parser.method.call(self, *args, **kwargs)

    def norm(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.norm_Scalar(self, 2)
            if len(args) == 1:
                (p,) = args
                if p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62):
                    return _f.norm_Scalar(self, p)
            if len(args) == 2:
                p, dim = args
                if (p is None or (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62))) and (dim_ := as_tuple(dim, 1)) is not False:
                    return _f.norm_ScalarOpt_dim(self, p, dim_, False)
            if len(args) == 3:
                p, dim, keepdim = args
                if (p is None or (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62))) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
                    return _f.norm_ScalarOpt_dim(self, p, dim_, keepdim)
        return _f.norm_parser.method.call(self, *args, **kwargs)

    def dist(self, other=NOT_GIVEN, p=2, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl) and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)):
            return _f.dist_default(self, other, p)
        return _f.dist_parser.method.call(self, *given(("other", "p"), (other, p), (NOT_GIVEN, 2), args, kwargs), **kwargs)

    def renorm(self, p=NOT_GIVEN, dim=NOT_GIVEN, maxnorm=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)) and dim.__class__ is int and -(2**30) < dim < 2**30 and (maxnorm.__class__ in NUMBERS and (maxnorm.__class__ is not int or -(2**62) < maxnorm < 2**62)):
            return _f.renorm_default(self, p, dim, maxnorm)
        return _f.renorm_parser.method.call(self, *given(("p", "dim", "maxnorm"), (p, dim, maxnorm), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def renorm_(self, p=NOT_GIVEN, dim=NOT_GIVEN, maxnorm=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)) and dim.__class__ is int and -(2**30) < dim < 2**30 and (maxnorm.__class__ in NUMBERS and (maxnorm.__class__ is not int or -(2**62) < maxnorm < 2**62)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return renorm__op.table[ks](ks, self, p, dim, maxnorm)
        return _f.renorm__parser.method.call(self, *given(("p", "dim", "maxnorm"), (p, dim, maxnorm), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def cumprod(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumprod_default(self, dim, dtype)
        return _f.cumprod_parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    def cumprod_(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return cumprod__op.table[ks](ks, self, dim, dtype)
        return _f.cumprod__parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    def cummax(self, dim=NOT_GIVEN, *args, **kwargs):
        try:
            if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
                return tuple.__new__(_f.cummax_return, _f.cummax_default(self, dim))
            result = _f.cummax_parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)
            return named(_f.cummax_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def cummin(self, dim=NOT_GIVEN, *args, **kwargs):
        try:
            if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
                return tuple.__new__(_f.cummin_return, _f.cummin_default(self, dim))
            result = _f.cummin_parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)
            return named(_f.cummin_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def logcumsumexp(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.logcumsumexp_default(self, dim)
        return _f.logcumsumexp_parser.method.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def sort(self, *args, **kwargs):
        try:
            if not kwargs:
                if not args:
                    return tuple.__new__(_f.sort_return, _f.sort_default(self, -1, False))
                if len(args) == 1:
                    (dim,) = args
                    if dim.__class__ is int and -(2**30) < dim < 2**30:
                        return tuple.__new__(_f.sort_return, _f.sort_default(self, dim, False))
                if len(args) == 2:
                    dim, descending = args
                    if dim.__class__ is int and -(2**30) < dim < 2**30 and descending.__class__ is bool:
                        return tuple.__new__(_f.sort_return, _f.sort_default(self, dim, descending))
            result = _f.sort_parser.method.call(self, *args, **kwargs)
            return named(_f.sort_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def argsort(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.argsort_default(self, -1, False)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int and -(2**30) < dim < 2**30:
                    return _f.argsort_default(self, dim, False)
            if len(args) == 2:
                dim, descending = args
                if dim.__class__ is int and -(2**30) < dim < 2**30 and descending.__class__ is bool:
                    return _f.argsort_default(self, dim, descending)
        return _f.argsort_parser.method.call(self, *args, **kwargs)

    def msort(self, *args):
        if args:
            refuse_arguments("msort", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return msort_op.table[ks](ks, self)

    def topk(self, k=NOT_GIVEN, dim=-1, largest=True, sorted=True, *args, **kwargs):
        try:
            if not args and not kwargs and k.__class__ is int and -(2**30) < k < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30 and largest.__class__ is bool and sorted.__class__ is bool:
                return tuple.__new__(_f.topk_return, _f.topk_default(self, k, dim, largest, sorted))
            result = _f.topk_parser.method.call(self, *given(("k", "dim", "largest", "sorted"), (k, dim, largest, sorted), (NOT_GIVEN, -1, True, True), args, kwargs), **kwargs)
            return named(_f.topk_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def kthvalue(self, k=NOT_GIVEN, dim=-1, keepdim=False, *args, **kwargs):
        try:
            if not args and not kwargs and k.__class__ is int and -(2**30) < k < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
                return tuple.__new__(_f.kthvalue_return, _f.kthvalue_default(self, k, dim, keepdim))
            result = _f.kthvalue_parser.method.call(self, *given(("k", "dim", "keepdim"), (k, dim, keepdim), (NOT_GIVEN, -1, False), args, kwargs), **kwargs)
            return named(_f.kthvalue_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def median(self, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, **kwargs):
        try:
            if dim is NOT_GIVEN:
                if keepdim is NOT_GIVEN and not args and not kwargs:
                    return _f.median_default(self)
            keep = False if keepdim is NOT_GIVEN else keepdim
            if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
                return tuple.__new__(_f.median_dim_return, _f.median_dim(self, dim, keep))
            result = _f.median_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
            return named(_f.median_dim_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def nanmedian(self, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, **kwargs):
        try:
            if dim is NOT_GIVEN:
                if keepdim is NOT_GIVEN and not args and not kwargs:
                    return _f.nanmedian_default(self)
            keep = False if keepdim is NOT_GIVEN else keepdim
            if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
                return tuple.__new__(_f.nanmedian_dim_return, _f.nanmedian_dim(self, dim, keep))
            result = _f.nanmedian_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
            return named(_f.nanmedian_dim_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def mode(self, dim=-1, keepdim=False, *args, **kwargs):
        try:
            if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
                return tuple.__new__(_f.mode_return, _f.mode_default(self, dim, keepdim))
            result = _f.mode_parser.method.call(self, *given(("dim", "keepdim"), (dim, keepdim), (-1, False), args, kwargs), **kwargs)
            return named(_f.mode_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def diff(self, n=1, dim=-1, prepend=None, append=None, *args, **kwargs):
        if not args and not kwargs and n.__class__ is int and -(2**30) < n < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30 and (prepend is None or isinstance(prepend, TensorImpl)) and (append is None or isinstance(append, TensorImpl)):
            return _f.diff_default(self, n, dim, prepend, append)
        return _f.diff_parser.method.call(self, *given(("n", "dim", "prepend", "append"), (n, dim, prepend, append), (1, -1, None, None), args, kwargs), **kwargs)

    def quantile(self, q=NOT_GIVEN, dim=None, keepdim=False, *args, interpolation='linear', **kwargs):
        if not args and not kwargs and (q.__class__ is float or (q.__class__ is int and -(2**30) < q < 2**30)) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
            return _f.quantile_scalar(self, q if q.__class__ is float else float(q), dim, keepdim, interpolation)
        if not args and not kwargs and isinstance(q, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
            return _f.quantile_default(self, q, dim, keepdim, interpolation)
        return _f.quantile_parser.method.call(self, *given(("q", "dim", "keepdim"), (q, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), interpolation=interpolation, **kwargs)

    def nanquantile(self, q=NOT_GIVEN, dim=None, keepdim=False, *args, interpolation='linear', **kwargs):
        if not args and not kwargs and (q.__class__ is float or (q.__class__ is int and -(2**30) < q < 2**30)) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
            return _f.nanquantile_scalar(self, q if q.__class__ is float else float(q), dim, keepdim, interpolation)
        if not args and not kwargs and isinstance(q, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
            return _f.nanquantile_default(self, q, dim, keepdim, interpolation)
        return _f.nanquantile_parser.method.call(self, *given(("q", "dim", "keepdim"), (q, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), interpolation=interpolation, **kwargs)

    def cov(self, *args, correction=1, fweights=None, aweights=None, **kwargs):
        if not args and not kwargs and correction.__class__ is int and -(2**30) < correction < 2**30 and (fweights is None or isinstance(fweights, TensorImpl)) and (aweights is None or isinstance(aweights, TensorImpl)):
            return _f.cov_default(self, correction, fweights, aweights)
        return _f.cov_parser.method.call(self, *args, correction=correction, fweights=fweights, aweights=aweights, **kwargs)

    def corrcoef(self, *args):
        if args:
            refuse_arguments("corrcoef", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return corrcoef_op.table[ks](ks, self)

    def bincount(self, weights=None, minlength=0, *args, **kwargs):
        if not args and not kwargs and (weights is None or isinstance(weights, TensorImpl)) and minlength.__class__ is int and -(2**30) < minlength < 2**30:
            return _f.bincount_default(self, weights, minlength)
        return _f.bincount_parser.method.call(self, *given(("weights", "minlength"), (weights, minlength), (None, 0), args, kwargs), **kwargs)

    def histc(self, bins=100, min=0, max=0, *args, **kwargs):
        if not args and not kwargs and bins.__class__ is int and -(2**30) < bins < 2**30 and (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62)) and (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62)):
            return _f.histc_default(self, bins, min, max)
        return _f.histc_parser.method.call(self, *given(("bins", "min", "max"), (bins, min, max), (100, 0, 0), args, kwargs), **kwargs)

    def histogram(self, *args, **kwargs):
        try:
            if not kwargs:
                if not args:
                    return tuple.__new__(_f.histogram_bin_ct_return, _f.histogram_bin_ct(self, 100, None, None, False))
                if len(args) == 1:
                    (bins,) = args
                    if bins.__class__ is int and -(2**30) < bins < 2**30:
                        return tuple.__new__(_f.histogram_bin_ct_return, _f.histogram_bin_ct(self, bins, None, None, False))
                    if isinstance(bins, TensorImpl):
                        return tuple.__new__(_f.histogram_bins_tensor_return, _f.histogram_bins_tensor(self, bins, None, False))
            result = _f.histogram_parser.method.call(self, *args, **kwargs)
            return named(_f.histogram_bins_tensor_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def addmv(self, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(mat, TensorImpl) and isinstance(vec, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.addmv_default(self, mat, vec, beta, alpha)
        return _f.addmv_parser.method.call(self, *given(("mat", "vec"), (mat, vec), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def addmv_(self, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(mat, TensorImpl) and isinstance(vec, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.addmv__default(self, mat, vec, beta, alpha)
        return _f.addmv__parser.method.call(self, *given(("mat", "vec"), (mat, vec), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def baddbmm(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.baddbmm_default(self, batch1, batch2, beta, alpha)
        return _f.baddbmm_parser.method.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def baddbmm_(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            ks = self.meta_.key_set | batch1.meta_.key_set | batch2.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return baddbmm__op.table[ks](ks, self, batch1, batch2, beta, alpha)
        return _f.baddbmm__parser.method.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def addbmm(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.addbmm_default(self, batch1, batch2, beta, alpha)
        return _f.addbmm_parser.method.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def addbmm_(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            ks = self.meta_.key_set | batch1.meta_.key_set | batch2.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return addbmm__op.table[ks](ks, self, batch1, batch2, beta, alpha)
        return _f.addbmm__parser.method.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def addr(self, vec1=NOT_GIVEN, vec2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(vec1, TensorImpl) and isinstance(vec2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.addr_default(self, vec1, vec2, beta, alpha)
        return _f.addr_parser.method.call(self, *given(("vec1", "vec2"), (vec1, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def addr_(self, vec1=NOT_GIVEN, vec2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(vec1, TensorImpl) and isinstance(vec2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            ks = self.meta_.key_set | vec1.meta_.key_set | vec2.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return addr__op.table[ks](ks, self, vec1, vec2, beta, alpha)
        return _f.addr__parser.method.call(self, *given(("vec1", "vec2"), (vec1, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def vdot(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.vdot_default(self, other)
        return _f.vdot_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def outer(self, vec2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(vec2, TensorImpl):
            return _f.outer_default(self, vec2)
        return _f.outer_parser.method.call(self, *given(("vec2",), (vec2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def ger(self, vec2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(vec2, TensorImpl):
            return _f.ger_default(self, vec2)
        return _f.ger_parser.method.call(self, *given(("vec2",), (vec2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def inner(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.inner_default(self, other)
        return _f.inner_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def kron(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.kron_default(self, other)
        return _f.kron_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def trace(self, *args):
        if args:
            refuse_arguments("trace", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trace_op.table[ks](ks, self)

    def adjoint(self, *args):
        if args:
            refuse_arguments("adjoint", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return adjoint_op.table[ks](ks, self)

    def matrix_H(self, *args):
        """matrix_H() -> Tensor

        Property; the matrix with rows and columns exchanged (and conjugated, if it were complex). Now `mH`.

        Args:
            self: Tensor (n, m).
        Returns: A view of `self`: it shares its memory. View (m, n).
        Raises: RuntimeError if `self` is not a matrix.
        Derivative: those of the operators that it calls.
        Journey: `matrix_H_op` (aten/ops/linalg.py), `matrix_H`
            (aten/native/linalg/linear_algebra_outer_products.py).
        Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

        >>> tt.ops.aten.matrix_H(tt.tensor([[1., 2.]]))
        tensor([[1.],
                [2.]])
        """
        if args:
            refuse_arguments("matrix_H", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return matrix_H_op.table[ks](ks, self)

    def cross(self, other=NOT_GIVEN, dim=None, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
            return _f.cross_default(self, other, dim)
        return _f.cross_parser.method.call(self, *given(("other", "dim"), (other, dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def matrix_power(self, n=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and n.__class__ is int and -(2**30) < n < 2**30:
            return _f.matrix_power_default(self, n)
        return _f.matrix_power_parser.method.call(self, *given(("n",), (n,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def matrix_exp(self, *args):
        if args:
            refuse_arguments("matrix_exp", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return matrix_exp_op.table[ks](ks, self)

    def lu_solve(self, LU_data=NOT_GIVEN, LU_pivots=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(LU_data, TensorImpl) and isinstance(LU_pivots, TensorImpl):
            return _f.lu_solve_default(self, LU_data, LU_pivots)
        return _f.lu_solve_parser.method.call(self, *given(("LU_data", "LU_pivots"), (LU_data, LU_pivots), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def inverse(self, *args):
        if args:
            refuse_arguments("inverse", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return inverse_op.table[ks](ks, self)

    def triangular_solve(self, A=NOT_GIVEN, upper=True, transpose=False, unitriangular=False, *args, **kwargs):
        try:
            if not args and not kwargs and isinstance(A, TensorImpl) and upper.__class__ is bool and transpose.__class__ is bool and unitriangular.__class__ is bool:
                return tuple.__new__(_f.triangular_solve_return, _f.triangular_solve_default(self, A, upper, transpose, unitriangular))
            result = _f.triangular_solve_parser.method.call(self, *given(("A", "upper", "transpose", "unitriangular"), (A, upper, transpose, unitriangular), (NOT_GIVEN, True, False, False), args, kwargs), **kwargs)
            return named(_f.triangular_solve_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def det(self, *args):
        if args:
            refuse_arguments("det", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return det_op.table[ks](ks, self)

    def slogdet(self, *args):
        try:
            if args:
                refuse_arguments("slogdet", args)
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(_f.slogdet_return, slogdet_op.table[ks](ks, self))
        except HandlersAnswer as answer:
            return answer.value

    def logdet(self, *args):
        if args:
            refuse_arguments("logdet", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return logdet_op.table[ks](ks, self)

    def cholesky(self, upper=False, *args, **kwargs):
        if not args and not kwargs and upper.__class__ is bool:
            return _f.cholesky_default(self, upper)
        return _f.cholesky_parser.method.call(self, *given(("upper",), (upper,), (False,), args, kwargs), **kwargs)

    def cholesky_solve(self, input2=NOT_GIVEN, upper=False, *args, **kwargs):
        if not args and not kwargs and isinstance(input2, TensorImpl) and upper.__class__ is bool:
            return _f.cholesky_solve_default(self, input2, upper)
        return _f.cholesky_solve_parser.method.call(self, *given(("input2", "upper"), (input2, upper), (NOT_GIVEN, False), args, kwargs), **kwargs)

    def cholesky_inverse(self, upper=False, *args, **kwargs):
        if not args and not kwargs and upper.__class__ is bool:
            return _f.cholesky_inverse_default(self, upper)
        return _f.cholesky_inverse_parser.method.call(self, *given(("upper",), (upper,), (False,), args, kwargs), **kwargs)

    def qr(self, some=True, *args, **kwargs):
        try:
            if not args and not kwargs and some.__class__ is bool:
                return tuple.__new__(_f.qr_return, _f.qr_default(self, some))
            result = _f.qr_parser.method.call(self, *given(("some",), (some,), (True,), args, kwargs), **kwargs)
            return named(_f.qr_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def geqrf(self, *args):
        try:
            if args:
                refuse_arguments("geqrf", args)
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(_f.geqrf_return, geqrf_op.table[ks](ks, self))
        except HandlersAnswer as answer:
            return answer.value

    def orgqr(self, input2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(input2, TensorImpl):
            return _f.orgqr_default(self, input2)
        return _f.orgqr_parser.method.call(self, *given(("input2",), (input2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def ormqr(self, input2=NOT_GIVEN, input3=NOT_GIVEN, left=True, transpose=False, *args, **kwargs):
        if not args and not kwargs and isinstance(input2, TensorImpl) and isinstance(input3, TensorImpl) and left.__class__ is bool and transpose.__class__ is bool:
            return _f.ormqr_default(self, input2, input3, left, transpose)
        return _f.ormqr_parser.method.call(self, *given(("input2", "input3", "left", "transpose"), (input2, input3, left, transpose), (NOT_GIVEN, NOT_GIVEN, True, False), args, kwargs), **kwargs)

    def svd(self, some=True, compute_uv=True, *args, **kwargs):
        try:
            if not args and not kwargs and some.__class__ is bool and compute_uv.__class__ is bool:
                return tuple.__new__(_f.svd_return, _f.svd_default(self, some, compute_uv))
            result = _f.svd_parser.method.call(self, *given(("some", "compute_uv"), (some, compute_uv), (True, True), args, kwargs), **kwargs)
            return named(_f.svd_return, result, None)
        except HandlersAnswer as answer:
            return answer.value

    def pinverse(self, rcond=1e-15, *args, **kwargs):
        if not args and not kwargs and (rcond.__class__ is float or (rcond.__class__ is int and -(2**30) < rcond < 2**30)):
            return _f.pinverse_default(self, rcond if rcond.__class__ is float else float(rcond))
        return _f.pinverse_parser.method.call(self, *given(("rcond",), (rcond,), (1e-15,), args, kwargs), **kwargs)

    def scatter(self, *args, **kwargs):
        if not kwargs and len(args) == 3:
            dim, index, value = args
            if dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
                return _f.scatter_value(self, dim, index, value)
            dim, index, src = args
            if dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
                return _f.scatter_src(self, dim, index, src)
        return _f.scatter_parser.method.call(self, *args, **kwargs)

    def scatter_(self, *args, **kwargs):
        if not kwargs and len(args) == 3:
            dim, index, value = args
            if dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
                return _f.scatter__value(self, dim, index, value)
            dim, index, src = args
            if dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
                return _f.scatter__src(self, dim, index, src)
        return _f.scatter__parser.method.call(self, *args, **kwargs)

    def scatter_add(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
            return _f.scatter_add_default(self, dim, index, src)
        return _f.scatter_add_parser.method.call(self, *given(("dim", "index", "src"), (dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def scatter_add_(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
            return _f.scatter_add__default(self, dim, index, src)
        return _f.scatter_add__parser.method.call(self, *given(("dim", "index", "src"), (dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def scatter_reduce(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl) and reduce.__class__ is str and include_self.__class__ is bool:
            return _f.scatter_reduce_two(self, dim, index, src, reduce, include_self)
        return _f.scatter_reduce_parser.method.call(self, *given(("dim", "index", "src", "reduce"), (dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    def scatter_reduce_(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl) and reduce.__class__ is str and include_self.__class__ is bool:
            ks = self.meta_.key_set | index.meta_.key_set | src.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return scatter_reduce__two_op.table[ks](ks, self, dim, index, src, reduce, include_self)
        return _f.scatter_reduce__parser.method.call(self, *given(("dim", "index", "src", "reduce"), (dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    def index_add(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.index_add_default(self, dim, index, source, alpha)
        return _f.index_add_parser.method.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)

    def index_add_(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.index_add__default(self, dim, index, source, alpha)
        return _f.index_add__parser.method.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)

    def index_fill_(self, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return _f.index_fill__int_Scalar(self, dim, index, value)
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(value, TensorImpl):
            return _f.index_fill__int_Tensor(self, dim, index, value)
        return _f.index_fill__parser.method.call(self, *given(("dim", "index", "value"), (dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def index_fill(self, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return _f.index_fill_int_Scalar(self, dim, index, value)
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(value, TensorImpl):
            return _f.index_fill_int_Tensor(self, dim, index, value)
        return _f.index_fill_parser.method.call(self, *given(("dim", "index", "value"), (dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def take(self, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(index, TensorImpl):
            return _f.take_default(self, index)
        return _f.take_parser.method.call(self, *given(("index",), (index,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def put_(self, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if not args and not kwargs and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and accumulate.__class__ is bool:
            return _f.put__default(self, index, source, accumulate)
        return _f.put__parser.method.call(self, *given(("index", "source", "accumulate"), (index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    def put(self, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if not args and not kwargs and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and accumulate.__class__ is bool:
            return _f.put_default(self, index, source, accumulate)
        return _f.put_parser.method.call(self, *given(("index", "source", "accumulate"), (index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    def masked_scatter_(self, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
            return _f.masked_scatter__default(self, mask, source)
        return _f.masked_scatter__parser.method.call(self, *given(("mask", "source"), (mask, source), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def masked_scatter(self, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
            return _f.masked_scatter_default(self, mask, source)
        return _f.masked_scatter_parser.method.call(self, *given(("mask", "source"), (mask, source), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def tril(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
            return _f.tril_default(self, diagonal)
        return _f.tril_parser.method.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    def tril_(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
            return _f.tril__default(self, diagonal)
        return _f.tril__parser.method.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    def triu(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
            return _f.triu_default(self, diagonal)
        return _f.triu_parser.method.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    def triu_(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
            return _f.triu__default(self, diagonal)
        return _f.triu__parser.method.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    def flip(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.flip_default(self, dims)
        return _f.flip_parser.method.call(self, *args, **kwargs)

    def roll(self, shifts=NOT_GIVEN, dims=(), *args, **kwargs):
        if not args and not kwargs and (shifts_ := as_tuple(shifts, 1)) is not False and (dims_ := as_tuple(dims, 1)) is not False:
            return _f.roll_default(self, shifts_, dims_)
        return _f.roll_parser.method.call(self, *given(("shifts", "dims"), (shifts, dims), (NOT_GIVEN, ()), args, kwargs), **kwargs)

    def repeat(self, *args, **kwargs):
        """repeat(*repeats) -> Tensor

        Copies a tensor several times along each dimension, like tiles on a floor.

        Args:
            self: Tensor of any shape and dtype.
            repeats: ints, how often each dimension is repeated; extra ones in front make new dimensions. A method
                call may give the numbers one by one.
        Returns: New tensor whose sizes are `self`'s multiplied by `repeats`.
        Raises: RuntimeError if `repeats` is shorter than the shape of `self`, or one of them is negative.
        Note: It copies where `expand` repeats without memory. `repeat_interleave` repeats each element in place
            of the whole.
        Derivative: self: repeat_backward(grad, repeats, self.sym_sizes())
        Journey: `repeat_op` (aten/ops/shape.py), `RepeatBackward0`, `repeat`
            (aten/native/shape/tensor_transformations.py).
        Mirrors: aten/src/ATen/native/TensorTransformations.cpp

        >>> tt.tensor([1, 2]).repeat(2, 2)
        tensor([[1, 2, 1, 2],
                [1, 2, 1, 2]])
        """
        if not kwargs:
            repeats = as_ints(args)
            if repeats is not None:
                return _f.repeat_default(self, repeats)
        return _f.repeat_parser.method.call(self, *args, **kwargs)

    def diag_embed(self, offset=0, dim1=-2, dim2=-1, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
            return _f.diag_embed_default(self, offset, dim1, dim2)
        return _f.diag_embed_parser.method.call(self, *given(("offset", "dim1", "dim2"), (offset, dim1, dim2), (0, -2, -1), args, kwargs), **kwargs)

    def diag(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
            return _f.diag_default(self, diagonal)
        return _f.diag_parser.method.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    def diagflat(self, offset=0, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int and -(2**30) < offset < 2**30:
            return _f.diagflat_default(self, offset)
        return _f.diagflat_parser.method.call(self, *given(("offset",), (offset,), (0,), args, kwargs), **kwargs)

    def reshape_as(self, other=NOT_GIVEN, *args, **kwargs):
        """reshape_as(other) -> Tensor

        Gives the elements the shape of another tensor.

        Args:
            self: Tensor of any shape and dtype.
            other: Tensor with as many elements; only its shape is used.
        Returns: Tensor of `other`'s shape, a view where strides allow it, else a copy. It is
            `self.reshape(other.shape)`.
        Raises: RuntimeError if the numbers of elements differ.
        Derivative: those of the operators that it calls.
        Journey: `reshape_as_op` (aten/ops/shape.py), `reshape_as` (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> tt.arange(4).reshape_as(tt.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.reshape_as_default(self, other)
        return _f.reshape_as_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def unfold(self, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
        """unfold(dimension, size, step) -> Tensor

        Shows every window of a given size along a dimension, without copying.
            out[..., k, ..., j] = self[..., k * step + j, ...]

        Args:
            self: Tensor of any shape and dtype.
            dimension: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
            size: int, length of a window, from 0 to the size of `dimension`.
            step: int above 0, distance between the starts of two windows.
        Returns: A view of `self`: it shares its memory. Tensor with one dimension more, the windows' own, at the
            end. `dimension` counts the windows, (length - size) // step + 1 of them. Memory is shared, and
            windows overlap if step < size.
        Raises:
            RuntimeError if `size` exceeds the dimension or is negative, or `step` is not positive.
            IndexError if a dimension lies outside of [-n, n - 1].
        Derivative: self: unfold_backward(grad, self.sym_sizes(), dimension, size, step)
        Journey: `unfold_op` (aten/ops/shape.py), `UnfoldBackward0`, `unfold` (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> x = tt.arange(5).unfold(0, 3, 1)
        >>> x, x.stride()
        (tensor([[0, 1, 2],
                [1, 2, 3],
                [2, 3, 4]]), (1, 1))
        """
        if not args and not kwargs and dimension.__class__ is int and -(2**30) < dimension < 2**30 and size.__class__ is int and -(2**30) < size < 2**30 and step.__class__ is int and -(2**30) < step < 2**30:
            return _f.unfold_default(self, dimension, size, step)
        return _f.unfold_parser.method.call(self, *given(("dimension", "size", "step"), (dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def as_strided_(self, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
        if not args and not kwargs and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or (storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30)):
            return _f.as_strided__default(self, size_, stride_, storage_offset)
        return _f.as_strided__parser.method.call(self, *given(("size", "stride", "storage_offset"), (size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)

    def swapaxes(self, axis0=NOT_GIVEN, axis1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and axis0.__class__ is int and -(2**30) < axis0 < 2**30 and axis1.__class__ is int and -(2**30) < axis1 < 2**30:
            return _f.swapaxes_default(self, axis0, axis1)
        return _f.swapaxes_parser.method.call(self, *given(("axis0", "axis1"), (axis0, axis1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def swapaxes_(self, axis0=NOT_GIVEN, axis1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and axis0.__class__ is int and -(2**30) < axis0 < 2**30 and axis1.__class__ is int and -(2**30) < axis1 < 2**30:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return swapaxes__op.table[ks](ks, self, axis0, axis1)
        return _f.swapaxes__parser.method.call(self, *given(("axis0", "axis1"), (axis0, axis1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def swapdims(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
            return _f.swapdims_default(self, dim0, dim1)
        return _f.swapdims_parser.method.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def swapdims_(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return swapdims__op.table[ks](ks, self, dim0, dim1)
        return _f.swapdims__parser.method.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def moveaxis(self, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and (source_ := as_tuple(source)) is not False and (destination_ := as_tuple(destination)) is not False:
            return _f.moveaxis_intlist(self, source_, destination_)
        if not args and not kwargs and source.__class__ is int and -(2**30) < source < 2**30 and destination.__class__ is int and -(2**30) < destination < 2**30:
            return _f.moveaxis_int(self, source, destination)
        return _f.moveaxis_parser.method.call(self, *given(("source", "destination"), (source, destination), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def tensor_split(self, *args, **kwargs):
        if not kwargs:
            if len(args) == 1:
                (indices,) = args
                if (indices_ := as_tuple(indices)) is not False:
                    return _f.tensor_split_indices(self, indices_, 0)
                (sections,) = args
                if sections.__class__ is int and -(2**30) < sections < 2**30:
                    return _f.tensor_split_sections(self, sections, 0)
                (tensor_indices_or_sections,) = args
                if isinstance(tensor_indices_or_sections, TensorImpl):
                    return _f.tensor_split_tensor_indices_or_sections(self, tensor_indices_or_sections, 0)
            if len(args) == 2:
                indices, dim = args
                if (indices_ := as_tuple(indices)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
                    return _f.tensor_split_indices(self, indices_, dim)
                sections, dim = args
                if sections.__class__ is int and -(2**30) < sections < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
                    return _f.tensor_split_sections(self, sections, dim)
                tensor_indices_or_sections, dim = args
                if isinstance(tensor_indices_or_sections, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                    return _f.tensor_split_tensor_indices_or_sections(self, tensor_indices_or_sections, dim)
        return _f.tensor_split_parser.method.call(self, *args, **kwargs)

    def hsplit(self, *args, **kwargs):
        if not kwargs and len(args) == 1:
            (sections,) = args
            if sections.__class__ is int and -(2**30) < sections < 2**30:
                return _f.hsplit_int(self, sections)
            (indices,) = args
            if (indices_ := as_tuple(indices)) is not False:
                return _f.hsplit_array(self, indices_)
        return _f.hsplit_parser.method.call(self, *args, **kwargs)

    def vsplit(self, *args, **kwargs):
        if not kwargs and len(args) == 1:
            (sections,) = args
            if sections.__class__ is int and -(2**30) < sections < 2**30:
                return _f.vsplit_int(self, sections)
            (indices,) = args
            if (indices_ := as_tuple(indices)) is not False:
                return _f.vsplit_array(self, indices_)
        return _f.vsplit_parser.method.call(self, *args, **kwargs)

    def dsplit(self, *args, **kwargs):
        if not kwargs and len(args) == 1:
            (sections,) = args
            if sections.__class__ is int and -(2**30) < sections < 2**30:
                return _f.dsplit_int(self, sections)
            (indices,) = args
            if (indices_ := as_tuple(indices)) is not False:
                return _f.dsplit_array(self, indices_)
        return _f.dsplit_parser.method.call(self, *args, **kwargs)

    def unsafe_chunk(self, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and chunks.__class__ is int and -(2**30) < chunks < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.unsafe_chunk_default(self, chunks, dim)
        return _f.unsafe_chunk_parser.method.call(self, *given(("chunks", "dim"), (chunks, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    def unsafe_split(self, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and split_size.__class__ is int and -(2**30) < split_size < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.unsafe_split_Tensor(self, split_size, dim)
        return _f.unsafe_split_parser.method.call(self, *given(("split_size", "dim"), (split_size, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    def unsafe_split_with_sizes(self, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
            return _f.unsafe_split_with_sizes_default(self, split_sizes_, dim)
        return _f.unsafe_split_with_sizes_parser.method.call(self, *given(("split_sizes", "dim"), (split_sizes, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    def ravel(self, *args):
        if args:
            refuse_arguments("ravel", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ravel_op.table[ks](ks, self)

    def narrow_copy(self, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and start.__class__ is int and -(2**30) < start < 2**30 and length.__class__ is int and -(2**30) < length < 2**30:
            return _f.narrow_copy_default(self, dim, start, length)
        return _f.narrow_copy_parser.method.call(self, *given(("dim", "start", "length"), (dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def tile(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.tile_default(self, dims)
        return _f.tile_parser.method.call(self, *args, **kwargs)

    def repeat_interleave(self, repeats=NOT_GIVEN, dim=None, *args, output_size=None, **kwargs):
        if not args and not kwargs and repeats.__class__ is int and -(2**30) < repeats < 2**30 and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and (output_size is None or (output_size.__class__ is int and -(2**30) < output_size < 2**30)):
            return _f.repeat_interleave_self_int(self, repeats, dim, output_size)
        if not args and not kwargs and isinstance(repeats, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and (output_size is None or (output_size.__class__ is int and -(2**30) < output_size < 2**30)):
            return _f.repeat_interleave_self_Tensor(self, repeats, dim, output_size)
        return _f.repeat_interleave_parser.method.call(self, *given(("repeats", "dim"), (repeats, dim), (NOT_GIVEN, None), args, kwargs), output_size=output_size, **kwargs)

    def rot90(self, k=1, dims=(0, 1), *args, **kwargs):
        if not args and not kwargs and k.__class__ is int and -(2**30) < k < 2**30 and (dims_ := as_tuple(dims)) is not False:
            return _f.rot90_default(self, k, dims_)
        return _f.rot90_parser.method.call(self, *given(("k", "dims"), (k, dims), (1, (0, 1)), args, kwargs), **kwargs)

    def fliplr(self, *args):
        if args:
            refuse_arguments("fliplr", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fliplr_op.table[ks](ks, self)

    def flipud(self, *args):
        if args:
            refuse_arguments("flipud", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return flipud_op.table[ks](ks, self)

    def fill_diagonal_(self, fill_value=NOT_GIVEN, wrap=False, *args, **kwargs):
        """fill_diagonal_(fill_value, wrap=False) -> Tensor

        Sets the main diagonal to one value, in place.

        Args:
            self: Tensor of shape (M, N), or of more dimensions with equal sizes.
            fill_value: Number, converted to `self`'s dtype.
            wrap: True starts the diagonal anew below a free row, if the matrix has more rows than columns.
        Returns: `self`.
        Raises: RuntimeError if `self` has fewer than 2 dimensions, or more than 2 with different sizes.
        Note: With more than 2 dimensions it sets the elements whose indices are all equal.
        Derivative: those of the operators that it calls.
        Journey: `fill_diagonal__op` (aten/ops/shape.py), `fill_diagonal_` (aten/native/shape/repeat.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> tt.zeros(2, 3).fill_diagonal_(5)
        tensor([[5., 0., 0.],
                [0., 5., 0.]])
        >>> tt.zeros(4, 1).fill_diagonal_(5, wrap=True).t()
        tensor([[5., 0., 5., 0.]])
        """
        if not args and not kwargs and (fill_value.__class__ in NUMBERS and (fill_value.__class__ is not int or -(2**62) < fill_value < 2**62)) and wrap.__class__ is bool:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return fill_diagonal__op.table[ks](ks, self, fill_value, wrap)
        return _f.fill_diagonal__parser.method.call(self, *given(("fill_value", "wrap"), (fill_value, wrap), (NOT_GIVEN, False), args, kwargs), **kwargs)

    def select_scatter(self, src=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(src, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and index.__class__ is int and -(2**30) < index < 2**30:
            return _f.select_scatter_default(self, src, dim, index)
        return _f.select_scatter_parser.method.call(self, *given(("src", "dim", "index"), (src, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def slice_scatter(self, src=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, **kwargs):
        if not args and not kwargs and isinstance(src, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (start is None or (start.__class__ is int and -(2**30) < start < 2**30)) and (end is None or (end.__class__ is int and -(2**30) < end < 2**30)) and step.__class__ is int and -(2**30) < step < 2**30:
            return _f.slice_scatter_default(self, src, dim, start, end, step)
        return _f.slice_scatter_parser.method.call(self, *given(("src", "dim", "start", "end", "step"), (src, dim, start, end, step), (NOT_GIVEN, 0, None, None, 1), args, kwargs), **kwargs)

    def diagonal_scatter(self, src=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, **kwargs):
        if not args and not kwargs and isinstance(src, TensorImpl) and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
            return _f.diagonal_scatter_default(self, src, offset, dim1, dim2)
        return _f.diagonal_scatter_parser.method.call(self, *given(("src", "offset", "dim1", "dim2"), (src, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), **kwargs)

    def as_strided_scatter(self, src=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
        if not args and not kwargs and isinstance(src, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or (storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30)):
            return _f.as_strided_scatter_default(self, src, size_, stride_, storage_offset)
        return _f.as_strided_scatter_parser.method.call(self, *given(("src", "size", "stride", "storage_offset"), (src, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)

    def resize_as_(self, the_template=NOT_GIVEN, *args, memory_format=None, **kwargs):
        if not args and not kwargs and isinstance(the_template, TensorImpl) and (memory_format is None or memory_format.__class__ is MemoryFormat):
            return _f.resize_as__default(self, the_template, memory_format)
        return _f.resize_as__parser.method.call(self, *given(("the_template",), (the_template,), (NOT_GIVEN,), args, kwargs), memory_format=memory_format, **kwargs)

    def set_(self, *args, **kwargs):
        """set_(source, storage_offset, size, stride=()) -> Tensor
        set_(source) -> Tensor
        set_() -> Tensor

        Makes the tensor look at another storage; without arguments, at an empty one.

        Args:
            self: Tensor of any shape and dtype.
            source: Storage, or tensor of `self`'s dtype whose storage is taken.
            storage_offset: int, position of the first element, in elements.
            size: New shape. Without it a storage is shown whole, a tensor with its own sizes and strides.
            stride: New strides; row-major if not given.
        Returns: `self`, which shares memory with `source` from now on. No element is copied.
        Raises: RuntimeError if the dtypes differ, or `self` is a leaf that requires grad.
        Note: A storage that is too small for `size` is made larger, and the new elements hold any values.
        Derivative: none.
        Journey: `set__source_Storage_op` (aten/ops/shape.py), `set__source_Storage`
            (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> source = tt.arange(6)
        >>> x = tt.zeros(2, dtype=tt.int64).set_(source, 1, (2, 2))
        >>> x[0, 0] = 9
        >>> x, source
        (tensor([[9, 2],
                [3, 4]]), tensor([0, 9, 2, 3, 4, 5]))
        """
        if not kwargs:
            if not args:
                return _f.set__default(self)
            if len(args) == 1:
                (source,) = args
                if isinstance(source, TensorImpl):
                    return _f.set__source_Tensor(self, source)
            if len(args) == 3:
                source, storage_offset, size = args
                if isinstance(source, TensorImpl) and storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30 and (size_ := as_tuple(size)) is not False:
                    return _f.set__source_Tensor_storage_offset(self, source, storage_offset, size_, ())
            if len(args) == 4:
                source, storage_offset, size, stride = args
                if isinstance(source, TensorImpl) and storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30 and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False:
                    return _f.set__source_Tensor_storage_offset(self, source, storage_offset, size_, stride_)
        return _f.set__parser.method.call(self, *args, **kwargs)

    def is_set_to(self, tensor=NOT_GIVEN, *args, **kwargs):
        """is_set_to(tensor) -> bool

        Tells whether two tensors show the same storage in the same way.

        Args:
            self: Tensor of any shape and dtype.
            tensor: Tensor that `self` is compared with.
        Returns: bool, True if storage, offset, sizes and strides are the same. Values are not compared.
        Derivative: none, the result is not differentiable.
        Journey: `is_set_to_op` (aten/ops/shape.py), `is_set_to` (aten/native/shape/tensor_shape.py).
        Mirrors: aten/src/ATen/native/TensorShape.cpp

        >>> x = tt.zeros(4)
        >>> x.is_set_to(x.view(4)), x.is_set_to(x.view(2, 2)), x.is_set_to(x.clone())
        (True, False, False)
        """
        if not args and not kwargs and isinstance(tensor, TensorImpl):
            ks = self.meta_.key_set | tensor.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return is_set_to_op.table[ks](ks, self, tensor)
        return _f.is_set_to_parser.method.call(self, *given(("tensor",), (tensor,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def index_copy(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl):
            return _f.index_copy_default(self, dim, index, source)
        return _f.index_copy_parser.method.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def index_copy_(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl):
            return _f.index_copy__default(self, dim, index, source)
        return _f.index_copy__parser.method.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def index_reduce(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and reduce.__class__ is str and include_self.__class__ is bool:
            return _f.index_reduce_default(self, dim, index, source, reduce, include_self)
        return _f.index_reduce_parser.method.call(self, *given(("dim", "index", "source", "reduce"), (dim, index, source, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    def index_reduce_(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and reduce.__class__ is str and include_self.__class__ is bool:
            ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return index_reduce__op.table[ks](ks, self, dim, index, source, reduce, include_self)
        return _f.index_reduce__parser.method.call(self, *given(("dim", "index", "source", "reduce"), (dim, index, source, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    def take_along_dim(self, indices=NOT_GIVEN, dim=None, *args, **kwargs):
        if not args and not kwargs and isinstance(indices, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
            return _f.take_along_dim_default(self, indices, dim)
        return _f.take_along_dim_parser.method.call(self, *given(("indices", "dim"), (indices, dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def argwhere(self, *args):
        if args:
            refuse_arguments("argwhere", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return argwhere_op.table[ks](ks, self)

    def nonzero_numpy(self, *args):
        """nonzero_numpy() -> tuple of Tensors

        Lists the places at which elements are not zero, one vector of indices for each dimension.

        Args:
            self: Tensor of any shape and dtype.
        Returns: Tuple of int64 vectors of equal length, which can stand in `x[...]`. A scalar is treated as a
            vector of one element.
        Note: `tt.nonzero(x, as_tuple=True)` calls it. Places come in row-major order. NaN counts as not zero.
        Derivative: those of the operators that it calls.
        Journey: `nonzero_numpy_op` (aten/ops/indexing.py), `nonzero_numpy`
            (aten/native/indexing/tensor_advanced_indexing_gather.py).
        Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

        >>> tt.nonzero(tt.tensor([[0, 7], [8, 0]]), as_tuple=True)
        (tensor([0, 1]), tensor([1, 0]))
        """
        if args:
            refuse_arguments("nonzero_numpy", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return nonzero_numpy_op.table[ks](ks, self)

    def nonzero_static(self, *args, size=NOT_GIVEN, fill_value=-1, **kwargs):
        if not args and not kwargs and size.__class__ is int and -(2**30) < size < 2**30 and fill_value.__class__ is int and -(2**30) < fill_value < 2**30:
            return _f.nonzero_static_default(self, size, fill_value)
        return _f.nonzero_static_parser.method.call(self, *args, size=size, fill_value=fill_value, **kwargs)

    def uniform_(self, *args, **kwargs):
        """uniform_(from=0.0, to=1.0, *, generator=None) -> Tensor

        Overwrites the tensor with draws from the uniform distribution on [from, to).

        Args:
            self: Tensor of a floating dtype; every element is overwritten.
            from: float, smallest value.
            to: float, upper bound, not below `from`.
            generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
                sets.
        Returns: `self`. The old values get a gradient of zero.
        Raises:
            RuntimeError if `from` is above `to`, or a bound does not fit the dtype.
            NotImplementedError for a dtype that is no floating one.
            RuntimeError if `self` is a leaf that requires grad, outside of `no_grad`.
        Note: The same seed and the same calls give the same numbers, those of PyTorch.
        Derivative: self: zeros_like(grad)
        Journey: `uniform__op` (aten/ops/random.py), `UniformBackward0`, `uniform_`
            (aten/native/random/distributions.py).
        Mirrors: aten/src/ATen/native/Distributions.cpp

        >>> x = tt.empty(100).uniform_(-2, 3)
        >>> bool((x >= -2).all()), bool((x <= 3).all())
        (True, True)
        """
        if not kwargs:
            if not args:
                return _f.uniform__default(self, 0.0, 1.0, None)
            if len(args) == 1:
                (from_,) = args
                if from_.__class__ is float or (from_.__class__ is int and -(2**30) < from_ < 2**30):
                    return _f.uniform__default(self, from_ if from_.__class__ is float else float(from_), 1.0, None)
            if len(args) == 2:
                from_, to = args
                if (from_.__class__ is float or (from_.__class__ is int and -(2**30) < from_ < 2**30)) and (to.__class__ is float or (to.__class__ is int and -(2**30) < to < 2**30)):
                    return _f.uniform__default(self, from_ if from_.__class__ is float else float(from_), to if to.__class__ is float else float(to), None)
        return _f.uniform__parser.method.call(self, *args, **kwargs)

    def normal_(self, mean=0.0, std=1.0, *args, generator=None, **kwargs):
        """normal_(mean=0.0, std=1.0, *, generator=None) -> Tensor

        Draws from normal distributions with given means and standard deviations. It works in place.

        Args:
            mean: float, or floating tensor with one mean for each element.
            std: float or tensor, not negative; 1 if not given.
            generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
                sets.
        Returns: This tensor.
        Raises:
            RuntimeError if a standard deviation is negative, or the shapes cannot be broadcast.
            NotImplementedError for a dtype that is no floating one.
        Note: No gradient flows through the draw: it is zero for the parameters. `mean + std * tt.randn(n)` has
            one. The same seed and the same calls give the same numbers, those of PyTorch.
        Derivative: self: zeros_like(grad)
        Journey: `normal__op` (aten/ops/random.py), `NormalBackward0`, `normal_`
            (aten/native/random/distributions.py).
        Mirrors: aten/src/ATen/native/Distributions.cpp

        >>> tt.normal(tt.tensor([1., 2.]), 0.)
        tensor([1., 2.])
        >>> tt.normal(0., 1., (2, 3)).shape, tt.normal(tt.zeros(2, 1), tt.ones(3)).shape
        (torch.Size([2, 3]), torch.Size([2, 3]))
        """
        if not args and not kwargs and (mean.__class__ is float or (mean.__class__ is int and -(2**30) < mean < 2**30)) and (std.__class__ is float or (std.__class__ is int and -(2**30) < std < 2**30)) and generator is None:
            return _f.normal__default(self, mean if mean.__class__ is float else float(mean), std if std.__class__ is float else float(std), generator)
        return _f.normal__parser.method.call(self, *given(("mean", "std"), (mean, std), (0.0, 1.0), args, kwargs), generator=generator, **kwargs)

    def log_normal_(self, mean=1.0, std=2.0, *args, generator=None, **kwargs):
        """log_normal_(mean=1.0, std=2.0, *, generator=None) -> Tensor

        Overwrites the tensor with draws whose logarithm is normally distributed.
            self[i] = exp(z), z normal with the given mean and std

        Args:
            self: Tensor of a floating dtype; every element is overwritten.
            mean: float, mean of the logarithm and not of the values.
            std: float above 0, standard deviation of the logarithm.
            generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
                sets.
        Returns: `self`. The old values get a gradient of zero.
        Raises:
            RuntimeError if `std` is not above 0.
            NotImplementedError for a dtype that is no floating one.
            RuntimeError if `self` is a leaf that requires grad, outside of `no_grad`.
        Note: The same seed and the same calls give the same numbers, those of PyTorch.
        Derivative: self: zeros_like(grad)
        Journey: `log_normal__op` (aten/ops/random.py), `LogNormalBackward0`, `log_normal_`
            (aten/native/random/distributions.py).
        Mirrors: aten/src/ATen/native/Distributions.cpp

        >>> bool((tt.empty(100).log_normal_() > 0).all())
        True
        """
        if not args and not kwargs and (mean.__class__ is float or (mean.__class__ is int and -(2**30) < mean < 2**30)) and (std.__class__ is float or (std.__class__ is int and -(2**30) < std < 2**30)) and generator is None:
            return _f.log_normal__default(self, mean if mean.__class__ is float else float(mean), std if std.__class__ is float else float(std), generator)
        return _f.log_normal__parser.method.call(self, *given(("mean", "std"), (mean, std), (1.0, 2.0), args, kwargs), generator=generator, **kwargs)

    def exponential_(self, lambd=1.0, *args, generator=None, **kwargs):
        """exponential_(lambd=1.0, *, generator=None) -> Tensor

        Overwrites the tensor with draws from the exponential distribution, the waiting time at a rate.
            density(x) = lambd * exp(-lambd * x), for x > 0

        Args:
            self: Tensor of a floating dtype; every element is overwritten.
            lambd: float above 0, the rate; the mean is 1 / lambd. Infinity gives zeros.
            generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
                sets.
        Returns: `self`. The old values get a gradient of zero.
        Raises:
            RuntimeError if `lambd` is not above 0, or the dtype is no floating one.
            RuntimeError if `self` is a leaf that requires grad, outside of `no_grad`.
        Note: The same seed and the same calls give the same numbers, those of PyTorch.
        Derivative: self: zeros_like(grad)
        Journey: `exponential__op` (aten/ops/random.py), `ExponentialBackward0`, `exponential_`
            (aten/native/random/distributions.py).
        Mirrors: aten/src/ATen/native/Distributions.cpp

        >>> x = tt.empty(10000).exponential_(4.)
        >>> bool((x >= 0).all()), bool((x.mean() - 0.25).abs() < 0.05)
        (True, True)
        """
        if not args and not kwargs and (lambd.__class__ is float or (lambd.__class__ is int and -(2**30) < lambd < 2**30)) and generator is None:
            return _f.exponential__default(self, lambd if lambd.__class__ is float else float(lambd), generator)
        return _f.exponential__parser.method.call(self, *given(("lambd",), (lambd,), (1.0,), args, kwargs), generator=generator, **kwargs)

    def cauchy_(self, median=0.0, sigma=1.0, *args, generator=None, **kwargs):
        """cauchy_(median=0.0, sigma=1.0, *, generator=None) -> Tensor

        Overwrites the tensor with draws from the Cauchy distribution.
            density(x) = sigma / (pi * ((x - median)^2 + sigma^2))

        Args:
            self: Tensor of a floating dtype; every element is overwritten.
            median: float, the middle; half of the draws lie below.
            sigma: float above 0; half of the draws lie within `sigma` of the median.
            generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
                sets.
        Returns: `self`. The old values get a gradient of zero.
        Raises:
            RuntimeError if `sigma` is not above 0, or the dtype is no floating one.
            RuntimeError if `self` is a leaf that requires grad, outside of `no_grad`.
        Note: The distribution has no mean: averages of many draws do not settle. The same seed and the same calls
            give the same numbers, those of PyTorch.
        Derivative: self: zeros_like(grad)
        Journey: `cauchy__op` (aten/ops/random.py), `CauchyBackward0`, `cauchy_`
            (aten/native/random/distributions.py).
        Mirrors: aten/src/ATen/native/Distributions.cpp

        >>> x = tt.empty(10000).cauchy_(median=3.)
        >>> bool((x.median() - 3).abs() < 0.2)
        True
        """
        if not args and not kwargs and (median.__class__ is float or (median.__class__ is int and -(2**30) < median < 2**30)) and (sigma.__class__ is float or (sigma.__class__ is int and -(2**30) < sigma < 2**30)) and generator is None:
            return _f.cauchy__default(self, median if median.__class__ is float else float(median), sigma if sigma.__class__ is float else float(sigma), generator)
        return _f.cauchy__parser.method.call(self, *given(("median", "sigma"), (median, sigma), (0.0, 1.0), args, kwargs), generator=generator, **kwargs)

    def geometric_(self, p=NOT_GIVEN, *args, generator=None, **kwargs):
        """geometric_(p, *, generator=None) -> Tensor

        Overwrites the tensor with numbers of trials up to and with the first success.
            P(k) = (1 - p)^(k - 1) * p, for k = 1, 2, ...

        Args:
            self: Tensor of a floating or integer dtype; every element is overwritten.
            p: float strictly between 0 and 1, chance of success in one trial.
            generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
                sets.
        Returns: `self`. The old values get a gradient of zero.
        Raises:
            RuntimeError if `p` is not strictly between 0 and 1.
            NotImplementedError for a bool tensor.
            RuntimeError if `self` is a leaf that requires grad, outside of `no_grad`.
        Note: The same seed and the same calls give the same numbers, those of PyTorch.
        Derivative: self: zeros_like(grad)
        Journey: `geometric__op` (aten/ops/random.py), `GeometricBackward0`, `geometric_`
            (aten/native/random/distributions.py).
        Mirrors: aten/src/ATen/native/Distributions.cpp

        >>> x = tt.zeros(100, dtype=tt.int64).geometric_(0.5)
        >>> bool((x >= 1).all()), x.dtype
        (True, torch.int64)
        """
        if not args and not kwargs and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and generator is None:
            return _f.geometric__default(self, p if p.__class__ is float else float(p), generator)
        return _f.geometric__parser.method.call(self, *given(("p",), (p,), (NOT_GIVEN,), args, kwargs), generator=generator, **kwargs)

    def random_(self, *args, **kwargs):
        """random_(from, to, *, generator=None) -> Tensor
        random_(to, *, generator=None) -> Tensor
        random_(*, generator=None) -> Tensor

        Overwrites every element with a random integer. It works in place.

        Args:
            self: Tensor of any dtype. In the in-place form it is overwritten.
            from: int, smallest value; 0 if not given.
            to: int, one above the largest value. If None, all values that the dtype holds exactly, up to 2 ** 24
                for float32.
            generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
                sets.
        Returns: This tensor.
        Raises: RuntimeError if `from` is not below `to`, or a bound does not fit the dtype.
        Note: The same seed and the same calls give the same numbers, those of PyTorch.
        Derivative: self: zeros_like(grad)
        Journey: `random__op` (aten/ops/random.py), `RandomBackward2`, `random_`
            (aten/native/random/distributions.py).
        Mirrors: aten/src/ATen/native/Distributions.cpp

        >>> x = tt.zeros(100, dtype=tt.int64).random_(1, 7)
        >>> bool((x >= 1).all()), bool((x <= 6).all())
        (True, True)
        """
        if not kwargs:
            if not args:
                return _f.random__default(self, None)
            if len(args) == 1:
                (to,) = args
                if to.__class__ is int and -(2**30) < to < 2**30:
                    return _f.random__to(self, to, None)
            if len(args) == 2:
                from_, to = args
                if from_.__class__ is int and -(2**30) < from_ < 2**30 and (to is None or (to.__class__ is int and -(2**30) < to < 2**30)):
                    return _f.random__from(self, from_, to, None)
        return _f.random__parser.method.call(self, *args, **kwargs)

    def bernoulli_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.bernoulli__float(self, 0.5, None)
            if len(args) == 1:
                (p,) = args
                if p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30):
                    return _f.bernoulli__float(self, p if p.__class__ is float else float(p), None)
                if isinstance(p, TensorImpl):
                    return _f.bernoulli__Tensor(self, p, None)
        return _f.bernoulli__parser.method.call(self, *args, **kwargs)

    def bernoulli(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.bernoulli_default(self, None)
            if len(args) == 1:
                (p,) = args
                if p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30):
                    return _f.bernoulli_p(self, p if p.__class__ is float else float(p), None)
        return _f.bernoulli_parser.method.call(self, *args, **kwargs)

    def multinomial(self, num_samples=NOT_GIVEN, replacement=False, *args, generator=None, **kwargs):
        if not args and not kwargs and num_samples.__class__ is int and -(2**30) < num_samples < 2**30 and replacement.__class__ is bool and generator is None:
            return _f.multinomial_default(self, num_samples, replacement, generator)
        return _f.multinomial_parser.method.call(self, *given(("num_samples", "replacement"), (num_samples, replacement), (NOT_GIVEN, False), args, kwargs), generator=generator, **kwargs)

    def is_nonzero(self, *args):
        if args:
            refuse_arguments("is_nonzero", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return is_nonzero_op.table[ks](ks, self)

    def is_distributed(self, *args):
        if args:
            refuse_arguments("is_distributed", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return is_distributed_op.table[ks](ks, self)

    def to_dense(self, dtype=None, *args, masked_grad=None, **kwargs):
        """to_dense(dtype=None, *, masked_grad=None) -> Tensor

        Gives a sparse tensor as an ordinary one; an ordinary one stays.

        Args:
            self: Tensor of any shape and dtype.
            dtype: dtype of the result; that of `self` if None.
            masked_grad: bool for the gradient of a sparse tensor; without effect on an ordinary one.
        Returns: `self` itself if it is ordinary and of that dtype, else a converted tensor.
        Note: Every tensor here is ordinary (strided), so this only converts the dtype.
        Derivative: those of the operators that it calls.
        Journey: `to_dense_op` (aten/ops/core.py), `to_dense` (aten/native/tensor_properties.py).
        Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

        >>> x = tt.tensor([1, 2])
        >>> x.to_dense() is x, x.to_dense(tt.float32)
        (True, tensor([1., 2.]))
        """
        if not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (masked_grad is None or masked_grad.__class__ is bool):
            return _f.to_dense_default(self, dtype, masked_grad)
        return _f.to_dense_parser.method.call(self, *given(("dtype",), (dtype,), (None,), args, kwargs), masked_grad=masked_grad, **kwargs)

    def pin_memory(self, device=None, *args, **kwargs):
        """pin_memory(device=None) -> Tensor

        Copies a tensor into host memory that an accelerator can read directly.

        Args:
            self: Tensor on the CPU.
            device: Device that the memory is pinned for.
        Returns: A view of `self`: it shares its memory. `self` itself if it is pinned already, else a copy.
        Raises: RuntimeError if there is no accelerator.
        Derivative: those of the operators that it calls.
        Journey: `pin_memory_op` (aten/ops/core.py), `pin_memory` (aten/native/tensor_properties.py).
        Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

        >>> x = tt.zeros(2)
        >>> x.is_pinned()    # x.pin_memory().is_pinned() is True with an accelerator
        False
        """
        if not args and not kwargs and device is None:
            return _f.pin_memory_default(self, device)
        return _f.pin_memory_parser.method.call(self, *given(("device",), (device,), (None,), args, kwargs), **kwargs)

    def is_same_size(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.is_same_size_default(self, other)
        return _f.is_same_size_parser.method.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def sparse_dim(self, *args):
        """sparse_dim() -> int

        Counts the dimensions that a sparse tensor stores as indices.

        Args:
            self: Tensor of any shape and dtype.
        Returns: int, 0 for an ordinary (strided) tensor.
        Derivative: none, the result is not differentiable.
        Journey: `sparse_dim_op` (aten/ops/core.py), `sparse_dim` (aten/native/tensor_properties.py).
        Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

        >>> tt.zeros(2, 3).sparse_dim()
        0
        """
        if args:
            refuse_arguments("sparse_dim", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sparse_dim_op.table[ks](ks, self)

    def dense_dim(self, *args):
        """dense_dim() -> int

        Counts the dimensions that a tensor stores densely.

        Args:
            self: Tensor of any shape and dtype.
        Returns: int, the number of dimensions for an ordinary (strided) tensor.
        Derivative: none, the result is not differentiable.
        Journey: `dense_dim_op` (aten/ops/core.py), `dense_dim` (aten/native/tensor_properties.py).
        Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

        >>> tt.zeros(2, 3).dense_dim()
        2
        """
        if args:
            refuse_arguments("dense_dim", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return dense_dim_op.table[ks](ks, self)

    def is_pinned(self, device=None, *args, **kwargs):
        """is_pinned(device=None) -> bool

        Tells whether a tensor lies in pinned host memory.

        Args:
            self: Tensor of any shape and dtype.
            device: Device that the memory would be pinned for; PyTorch has deprecated it.
        Returns: bool, False where there is no accelerator.
        Derivative: none, the result is not differentiable.
        Journey: `is_pinned_op` (aten/ops/core.py), `is_pinned` (aten/native/tensor_properties.py).
        Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

        >>> tt.zeros(2).is_pinned()
        False
        """
        if not args and not kwargs and device is None:
            return _f.is_pinned_default(self, device)
        return _f.is_pinned_parser.method.call(self, *given(("device",), (device,), (None,), args, kwargs), **kwargs)

    def item(self, *args):
        """item() -> number

        Gives the only element as a Python number.

        Args:
            self: Tensor of one element, of any shape.
        Returns: bool, int or float, by the dtype. It is no longer part of the graph.
        Raises: RuntimeError if `self` has no element or more than one, or lies on `meta`.
        Note: A float32 becomes Python's float64, so digits appear that the tensor does not print. For more
            elements there is `tolist()`.
        Derivative: those of the operators that it calls.
        Journey: `item_op` (aten/ops/core.py), `item` (aten/native/scalar.py).
        Mirrors: aten/src/ATen/native/Scalar.cpp

        >>> tt.tensor([[7]]).item(), tt.tensor(0.1).item()
        (7, 0.10000000149011612)
        """
        if not args and not state.dirty and not replaced_kernels:
            read = readers[self.meta_]
            if read is not None:
                return read(self.storage_.data_ptr + self.byte_offset_).value
        if args:
            refuse_arguments("item", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return item_op.table[ks](ks, self)

    def requires_grad_(self, requires_grad=True, *args, **kwargs):
        """requires_grad_(requires_grad=True) -> Tensor

        Switches on or off whether the tensor collects gradients, in place.

        Args:
            self: Leaf tensor, that is one that no recorded operation made. Switching on works for others too.
            requires_grad: bool.
        Returns: `self`.
        Raises: RuntimeError if it is switched on for a dtype that is no floating one, or off for a tensor that is
            no leaf; `detach()` serves there.
        Note: Only operations after the call are recorded. Switching off is how layers are frozen.
        Derivative: none.
        Journey: `requires_grad__op` (aten/ops/core.py).

        >>> x = tt.zeros(2).requires_grad_()
        >>> (x * 3).requires_grad, x.requires_grad_(False).requires_grad
        (True, False)
        """
        if not args and not kwargs and requires_grad.__class__ is bool:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return requires_grad__op.table[ks](ks, self, requires_grad)
        return _f.requires_grad__parser.method.call(self, *given(("requires_grad",), (requires_grad,), (True,), args, kwargs), **kwargs)

    def retain_grad(self, *args):
        """retain_grad() -> None

        Makes a tensor inside the graph keep its gradient in `grad`, as leaves do.

        Args:
            self: Tensor that requires grad.
        Returns: None. A leaf is left as it is, since it keeps its gradient anyway.
        Raises: RuntimeError if `self` does not require grad.
        Note: Call it before `backward()`.
        Derivative: none, the result is not differentiable.
        Journey: `retain_grad_op` (aten/ops/core.py).

        >>> x = tt.ones(2, requires_grad=True)
        >>> y = x * 3
        >>> y.retain_grad()
        >>> y.pow(2).sum().backward(); y.grad
        tensor([6., 6.])
        """
        if args:
            refuse_arguments("retain_grad", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return retain_grad_op.table[ks](ks, self)

    def is_coalesced(self, *args):
        """is_coalesced() -> bool

        Whether every index occurs once and the indices ascend, as far as the tensor knows.

        Args:
            self: Sparse COO tensor.
        Returns: bool.
        Raises: RuntimeError for another layout.
        Note: The constructor does not look. `is_coalesced=True` there is the caller's word.
        Derivative: none, the result is not differentiable.
        Journey: `is_coalesced_op` (aten/ops/sparse.py), `is_coalesced_default`
            (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> tt.sparse_coo_tensor([[0, 1]], [1.0, 1.0], (2,)).is_coalesced(), tt.eye(2).to_sparse().is_coalesced()
        (False, True)
        """
        if args:
            refuse_arguments("is_coalesced", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return is_coalesced_op.table[ks](ks, self)

    def _coalesced_(self, coalesced=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and coalesced.__class__ is bool:
            return _f._coalesced__default(self, coalesced)
        return _f._coalesced__parser.method.call(self, *given(("coalesced",), (coalesced,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def _nnz(self, *args):
        if args:
            refuse_arguments("_nnz", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _nnz_op.table[ks](ks, self)

    def _indices(self, *args):
        if args:
            refuse_arguments("_indices", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _indices_op.table[ks](ks, self)

    def _values(self, *args):
        if args:
            refuse_arguments("_values", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _values_op.table[ks](ks, self)

    def _dimI(self, *args):
        if args:
            refuse_arguments("_dimI", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _dimI_op.table[ks](ks, self)

    def _dimV(self, *args):
        if args:
            refuse_arguments("_dimV", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _dimV_op.table[ks](ks, self)

    def indices(self, *args):
        """indices() -> Tensor

        The indices of a coalesced sparse COO tensor.

        Args:
            self: Sparse COO tensor.
        Returns: A view of `self`: it shares its memory. int64 tensor of shape (sparse dimensions, number of
            entries). It shares memory with `self`: writes go through.
        Raises: RuntimeError for a tensor that is not coalesced, and for another layout.
        Derivative: none, the result is not differentiable.
        Journey: `indices_op` (aten/ops/sparse.py), `indices_default` (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> tt.eye(2).to_sparse().indices()
        tensor([[0, 1],
                [0, 1]])
        """
        if args:
            refuse_arguments("indices", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return indices_op.table[ks](ks, self)

    def values(self, *args):
        """values() -> Tensor

        The values of a coalesced sparse COO tensor, or of a compressed one.

        Args:
            self: Sparse tensor.
        Returns: A view of `self`: it shares its memory. Tensor of shape (number of entries, sizes of the dense
            dimensions). It shares memory with `self`: writes go through.
        Raises: RuntimeError for a COO tensor that is not coalesced, and for a strided tensor.
        Derivative: self: values_backward(grad, self)
        Journey: `values_op` (aten/ops/sparse.py), `ValuesBackward0`, `values_default`
            (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> tt.eye(2).to_sparse().values()
        tensor([1., 1.])
        """
        if args:
            refuse_arguments("values", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return values_op.table[ks](ks, self)

    def crow_indices(self, *args):
        """crow_indices() -> Tensor

        Where each row's entries begin, in a tensor that compresses rows.

        Args:
            self: Tensor of a compressed layout: CSR and BSR compress rows, CSC and BSC columns.
        Returns: A view of `self`: it shares its memory. Integer tensor of shape (rows + 1,), batches in front.
            It shares memory with `self`: writes go through.
        Raises: RuntimeError for a layout that does not compress rows.
        Derivative: none, the result is not differentiable.
        Journey: `crow_indices_op` (aten/ops/sparse.py), `crow_indices_default`
            (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_csr().crow_indices()
        tensor([0, 1, 3])
        """
        if args:
            refuse_arguments("crow_indices", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return crow_indices_op.table[ks](ks, self)

    def col_indices(self, *args):
        """col_indices() -> Tensor

        The column of each entry, in a tensor that compresses rows.

        Args:
            self: Tensor of a compressed layout: CSR and BSR compress rows, CSC and BSC columns.
        Returns: A view of `self`: it shares its memory. Integer tensor of shape (number of entries,), batches in
            front. It shares memory with `self`: writes go through.
        Raises: RuntimeError for a layout that does not compress rows.
        Derivative: none, the result is not differentiable.
        Journey: `col_indices_op` (aten/ops/sparse.py), `col_indices_default`
            (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_csr().col_indices()
        tensor([1, 0, 1])
        """
        if args:
            refuse_arguments("col_indices", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return col_indices_op.table[ks](ks, self)

    def ccol_indices(self, *args):
        """ccol_indices() -> Tensor

        Where each column's entries begin, in a tensor that compresses columns.

        Args:
            self: Tensor of a compressed layout: CSR and BSR compress rows, CSC and BSC columns.
        Returns: A view of `self`: it shares its memory. Integer tensor of shape (columns + 1,), batches in
            front. It shares memory with `self`: writes go through.
        Raises: RuntimeError for a layout that does not compress columns.
        Derivative: none, the result is not differentiable.
        Journey: `ccol_indices_op` (aten/ops/sparse.py), `ccol_indices_default`
            (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_csc().ccol_indices()
        tensor([0, 1, 3])
        """
        if args:
            refuse_arguments("ccol_indices", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ccol_indices_op.table[ks](ks, self)

    def row_indices(self, *args):
        """row_indices() -> Tensor

        The row of each entry, in a tensor that compresses columns.

        Args:
            self: Tensor of a compressed layout: CSR and BSR compress rows, CSC and BSC columns.
        Returns: A view of `self`: it shares its memory. Integer tensor of shape (number of entries,), batches in
            front. It shares memory with `self`: writes go through.
        Raises: RuntimeError for a layout that does not compress columns.
        Derivative: none, the result is not differentiable.
        Journey: `row_indices_op` (aten/ops/sparse.py), `row_indices_default`
            (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_csc().row_indices()
        tensor([1, 0, 1])
        """
        if args:
            refuse_arguments("row_indices", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return row_indices_op.table[ks](ks, self)

    def coalesce(self, *args):
        """coalesce() -> Tensor

        Adds up the values of equal indices and sorts the indices, lexicographically.

        Args:
            self: Sparse COO tensor.
        Returns: A view of `self`: it shares its memory. Coalesced sparse tensor; `self` itself if it is
            coalesced. Entries whose values add up to 0 stay.
        Raises: RuntimeError for another layout.
        Derivative: those of the operators that it calls.
        Journey: `coalesce_op` (aten/ops/sparse.py), `coalesce` (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> s = tt.sparse_coo_tensor([[1, 0, 1]], [2.0, 5.0, 3.0], (2,))
        >>> s.coalesce().values()
        tensor([5., 5.])
        """
        if args:
            refuse_arguments("coalesce", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return coalesce_op.table[ks](ks, self)

    def _to_dense(self, dtype=None, masked_grad=None, *args, **kwargs):
        if not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (masked_grad is None or masked_grad.__class__ is bool):
            return _f._to_dense_default(self, dtype, masked_grad)
        return _f._to_dense_parser.method.call(self, *given(("dtype", "masked_grad"), (dtype, masked_grad), (None, None), args, kwargs), **kwargs)

    def to_sparse(self, *args, **kwargs):
        """to_sparse(*, layout=None, blocksize=None, dense_dim=None) -> Tensor
        to_sparse(sparse_dim) -> Tensor

        Converts a tensor to a sparse layout.

        Args:
            self: Strided or sparse tensor of any dtype.
            sparse_dim: int, how many leading dimensions are addressed by indices; the others stay dense inside of
                each value.
            layout: `tt.sparse_coo` (the default) or a compressed one.
            blocksize: Two ints, the height and width of the blocks of BSR and BSC; for these only.
            dense_dim: int, how many trailing dimensions stay dense.
        Returns: Coalesced sparse tensor with an entry wherever `self` is not 0; `self` itself where it has that
            layout.
        Raises: RuntimeError for a `sparse_dim` outside of 1 .. ndim, and for a `blocksize` that the layout does
            not take.
        Derivative: those of the operators that it calls.
        Journey: `to_sparse_op` (aten/ops/sparse.py), `to_sparse` (aten/native/sparse/sparse_tensor.py).
        Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp

        >>> s = tt.tensor([[0, 7], [8, 0]]).to_sparse()
        >>> s.indices(), s.values()
        (tensor([[0, 1],
                [1, 0]]), tensor([7, 8]))
        """
        if not kwargs:
            if not args:
                return _f.to_sparse_default(self, None, None, None)
            if len(args) == 1:
                (sparse_dim,) = args
                if sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30:
                    return _f.to_sparse_sparse_dim(self, sparse_dim)
        return _f.to_sparse_parser.method.call(self, *args, **kwargs)

    def _to_sparse(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f._to_sparse_default(self, None, None, None)
            if len(args) == 1:
                (sparse_dim,) = args
                if sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30:
                    return _f._to_sparse_sparse_dim(self, sparse_dim)
        return _f._to_sparse_parser.method.call(self, *args, **kwargs)

    def sparse_mask(self, mask=NOT_GIVEN, *args, **kwargs):
        """sparse_mask(mask) -> Tensor

        The elements of a tensor at the places where a sparse tensor has entries.

        Args:
            self: Strided or sparse tensor.
            mask: Sparse COO tensor. Only its places count, not its values.
        Returns: Sparse tensor with the places of `mask`. Where a sparse `self` has no entry, the value is 0.
        Raises: RuntimeError if the sizes differ.
        Derivative: self: sparse_mask_backward(grad, mask, self.layout())
        Journey: `sparse_mask_op` (aten/ops/sparse.py), `SparseMaskBackward0`.

        >>> tt.arange(4.0).view(2, 2).sparse_mask(tt.eye(2).to_sparse()).values()
        tensor([0., 3.])
        """
        if not args and not kwargs and isinstance(mask, TensorImpl):
            return _f.sparse_mask_default(self, mask)
        return _f.sparse_mask_parser.method.call(self, *given(("mask",), (mask,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def _sparse_mask_projection(self, mask=NOT_GIVEN, accumulate_matches=False, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and accumulate_matches.__class__ is bool:
            return _f._sparse_mask_projection_default(self, mask, accumulate_matches)
        return _f._sparse_mask_projection_parser.method.call(self, *given(("mask", "accumulate_matches"), (mask, accumulate_matches), (NOT_GIVEN, False), args, kwargs), **kwargs)

    def sparse_resize_(self, size=NOT_GIVEN, sparse_dim=NOT_GIVEN, dense_dim=NOT_GIVEN, *args, **kwargs):
        """sparse_resize_(size, sparse_dim, dense_dim) -> Tensor

        Gives a sparse tensor other sizes, in place, and keeps its entries.

        Args:
            self: Sparse COO tensor.
            size: Sizes of all dimensions.
            sparse_dim: int, how many of them are sparse.
            dense_dim: int, how many of them are dense.
        Returns: `self`.
        Raises: RuntimeError where a tensor with entries would shrink or get another number of sparse or dense
            dimensions.
        Derivative: none.
        Journey: `sparse_resize__op` (aten/ops/sparse.py).

        >>> tt.eye(2).to_sparse().sparse_resize_((3, 4), 2, 0).shape
        torch.Size([3, 4])
        """
        if not args and not kwargs and (size_ := as_tuple(size)) is not False and sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30 and dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sparse_resize__op.table[ks](ks, self, size_, sparse_dim, dense_dim)
        return _f.sparse_resize__parser.method.call(self, *given(("size", "sparse_dim", "dense_dim"), (size, sparse_dim, dense_dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def sparse_resize_and_clear_(self, size=NOT_GIVEN, sparse_dim=NOT_GIVEN, dense_dim=NOT_GIVEN, *args, **kwargs):
        """sparse_resize_and_clear_(size, sparse_dim, dense_dim) -> Tensor

        Gives a sparse tensor other sizes, in place, and removes its entries.

        Args:
            self: Sparse COO tensor.
            size: Sizes of all dimensions.
            sparse_dim: int, how many of them are sparse.
            dense_dim: int, how many of them are dense.
        Returns: `self`, without entries.
        Raises: RuntimeError unless `size` has as many numbers as there are dimensions.
        Derivative: none.
        Journey: `sparse_resize_and_clear__op` (aten/ops/sparse.py).

        >>> tt.eye(2).to_sparse().sparse_resize_and_clear_((3, 4), 1, 1).values().shape
        torch.Size([0, 4])
        """
        if not args and not kwargs and (size_ := as_tuple(size)) is not False and sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30 and dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30:
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sparse_resize_and_clear__op.table[ks](ks, self, size_, sparse_dim, dense_dim)
        return _f.sparse_resize_and_clear__parser.method.call(self, *given(("size", "sparse_dim", "dense_dim"), (size, sparse_dim, dense_dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    def resize_as_sparse_(self, the_template=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(the_template, TensorImpl):
            return _f.resize_as_sparse__default(self, the_template)
        return _f.resize_as_sparse__parser.method.call(self, *given(("the_template",), (the_template,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def smm(self, mat2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mat2, TensorImpl):
            return _f.smm_default(self, mat2)
        return _f.smm_parser.method.call(self, *given(("mat2",), (mat2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    def sspaddmm(self, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if not args and not kwargs and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
            return _f.sspaddmm_default(self, mat1, mat2, beta, alpha)
        return _f.sspaddmm_parser.method.call(self, *given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    def to_sparse_csr(self, dense_dim=None, *args, **kwargs):
        """to_sparse_csr(dense_dim=None) -> Tensor

        Converts a matrix, or a batch of matrices, to the layout CSR.

        Args:
            self: Strided or sparse tensor of at least 2 dimensions.
            dense_dim: int, how many trailing dimensions stay dense.
        Returns: Tensor of the layout `tt.sparse_csr`.
        Raises: RuntimeError where batches have different numbers of entries.
        Derivative: those of the operators that it calls.
        Journey: `to_sparse_csr_op` (aten/ops/sparse.py), `to_sparse_csr`
            (aten/native/sparse/tensor_conversions.py).
        Mirrors: aten/src/ATen/native/TensorConversions.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_csr().values()
        tensor([1, 2, 3])
        """
        if not args and not kwargs and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            return _f.to_sparse_csr_default(self, dense_dim)
        return _f.to_sparse_csr_parser.method.call(self, *given(("dense_dim",), (dense_dim,), (None,), args, kwargs), **kwargs)

    def _to_sparse_csr(self, dense_dim=None, *args, **kwargs):
        if not args and not kwargs and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            return _f._to_sparse_csr_default(self, dense_dim)
        return _f._to_sparse_csr_parser.method.call(self, *given(("dense_dim",), (dense_dim,), (None,), args, kwargs), **kwargs)

    def to_sparse_csc(self, dense_dim=None, *args, **kwargs):
        """to_sparse_csc(dense_dim=None) -> Tensor

        Converts a matrix, or a batch of matrices, to the layout CSC.

        Args:
            self: Strided or sparse tensor of at least 2 dimensions.
            dense_dim: int, how many trailing dimensions stay dense.
        Returns: Tensor of the layout `tt.sparse_csc`.
        Raises: RuntimeError where batches have different numbers of entries.
        Derivative: those of the operators that it calls.
        Journey: `to_sparse_csc_op` (aten/ops/sparse.py), `to_sparse_csc`
            (aten/native/sparse/tensor_conversions.py).
        Mirrors: aten/src/ATen/native/TensorConversions.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_csc().values()
        tensor([2, 1, 3])
        """
        if not args and not kwargs and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return to_sparse_csc_op.table[ks](ks, self, dense_dim)
        return _f.to_sparse_csc_parser.method.call(self, *given(("dense_dim",), (dense_dim,), (None,), args, kwargs), **kwargs)

    def _to_sparse_csc(self, dense_dim=None, *args, **kwargs):
        if not args and not kwargs and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            return _f._to_sparse_csc_default(self, dense_dim)
        return _f._to_sparse_csc_parser.method.call(self, *given(("dense_dim",), (dense_dim,), (None,), args, kwargs), **kwargs)

    def to_sparse_bsr(self, blocksize=NOT_GIVEN, dense_dim=None, *args, **kwargs):
        """to_sparse_bsr(blocksize, dense_dim=None) -> Tensor

        Converts a matrix, or a batch of matrices, to the layout BSR, rows of blocks.

        Args:
            self: Strided or sparse tensor of at least 2 dimensions.
            blocksize: Two ints, the height and width of a block; they divide the sizes.
            dense_dim: int, how many trailing dimensions stay dense.
        Returns: Tensor of the layout `tt.sparse_bsr`.
        Raises: RuntimeError for a `blocksize` that does not divide the sizes, and where batches have different
            numbers of blocks.
        Derivative: those of the operators that it calls.
        Journey: `to_sparse_bsr_op` (aten/ops/sparse.py), `to_sparse_bsr`
            (aten/native/sparse/tensor_conversions.py).
        Mirrors: aten/src/ATen/native/TensorConversions.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_bsr((1, 2)).values().tolist()
        [[[0, 1]], [[2, 3]]]
        """
        if not args and not kwargs and (blocksize_ := as_tuple(blocksize, 2)) is not False and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return to_sparse_bsr_op.table[ks](ks, self, blocksize_, dense_dim)
        return _f.to_sparse_bsr_parser.method.call(self, *given(("blocksize", "dense_dim"), (blocksize, dense_dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def _to_sparse_bsr(self, blocksize=NOT_GIVEN, dense_dim=None, *args, **kwargs):
        if not args and not kwargs and (blocksize_ := as_tuple(blocksize, 2)) is not False and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            return _f._to_sparse_bsr_default(self, blocksize_, dense_dim)
        return _f._to_sparse_bsr_parser.method.call(self, *given(("blocksize", "dense_dim"), (blocksize, dense_dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def to_sparse_bsc(self, blocksize=NOT_GIVEN, dense_dim=None, *args, **kwargs):
        """to_sparse_bsc(blocksize, dense_dim=None) -> Tensor

        Converts a matrix, or a batch of matrices, to the layout BSC, columns of blocks.

        Args:
            self: Strided or sparse tensor of at least 2 dimensions.
            blocksize: Two ints, the height and width of a block; they divide the sizes.
            dense_dim: int, how many trailing dimensions stay dense.
        Returns: Tensor of the layout `tt.sparse_bsc`.
        Raises: RuntimeError for a `blocksize` that does not divide the sizes, and where batches have different
            numbers of blocks.
        Derivative: those of the operators that it calls.
        Journey: `to_sparse_bsc_op` (aten/ops/sparse.py), `to_sparse_bsc`
            (aten/native/sparse/tensor_conversions.py).
        Mirrors: aten/src/ATen/native/TensorConversions.cpp

        >>> tt.tensor([[0, 1], [2, 3]]).to_sparse_bsc((1, 2)).values().tolist()
        [[[0, 1]], [[2, 3]]]
        """
        if not args and not kwargs and (blocksize_ := as_tuple(blocksize, 2)) is not False and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            ks = self.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return to_sparse_bsc_op.table[ks](ks, self, blocksize_, dense_dim)
        return _f.to_sparse_bsc_parser.method.call(self, *given(("blocksize", "dense_dim"), (blocksize, dense_dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def _to_sparse_bsc(self, blocksize=NOT_GIVEN, dense_dim=None, *args, **kwargs):
        if not args and not kwargs and (blocksize_ := as_tuple(blocksize, 2)) is not False and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
            return _f._to_sparse_bsc_default(self, blocksize_, dense_dim)
        return _f._to_sparse_bsc_parser.method.call(self, *given(("blocksize", "dense_dim"), (blocksize, dense_dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    def dequantize(self, *args):
        if args:
            refuse_arguments("dequantize", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return dequantize_self_op.table[ks](ks, self)

    def q_scale(self, *args):
        if args:
            refuse_arguments("q_scale", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_scale_op.table[ks](ks, self)

    def q_zero_point(self, *args):
        if args:
            refuse_arguments("q_zero_point", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_zero_point_op.table[ks](ks, self)

    def q_per_channel_scales(self, *args):
        if args:
            refuse_arguments("q_per_channel_scales", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_per_channel_scales_op.table[ks](ks, self)

    def q_per_channel_zero_points(self, *args):
        if args:
            refuse_arguments("q_per_channel_zero_points", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_per_channel_zero_points_op.table[ks](ks, self)

    def q_per_channel_axis(self, *args):
        if args:
            refuse_arguments("q_per_channel_axis", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_per_channel_axis_op.table[ks](ks, self)

    def int_repr(self, *args):
        if args:
            refuse_arguments("int_repr", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return int_repr_op.table[ks](ks, self)

    def qscheme(self, *args):
        """qscheme() -> QScheme

        How integers stand for numbers: by one scale or several.

        Args:
            self: Quantized tensor.
        Returns: `tt.qscheme`.
        Derivative: none, the result is not differentiable.
        Journey: `qscheme_op` (aten/ops/quantized.py).

        >>> tt.quantize_per_tensor(tt.ones(2), 0.5, 3, tt.quint8).qscheme()
        torch.per_tensor_affine
        """
        if args:
            refuse_arguments("qscheme", args)
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return qscheme_op.table[ks](ks, self)

    def to_mkldnn(self, dtype=None, *args, **kwargs):
        """to_mkldnn(dtype=None) -> Tensor

        Converts a tensor to the layout `torch._mkldnn`, in which eight channels of an image lie side by side.

        Args:
            self: Strided tensor of 1 to 5 dimensions; float32, bfloat16, float16, uint8 or int8.
            dtype: dtype of the result, one of those; the input's by default.
        Returns: Blocked tensor with the same elements.
        Raises:
            RuntimeError for another dtype, and for another number of dimensions.
            NotImplementedError for a tensor that is not strided.
        Note: The tensor has no strides and no views. `to_dense()` is the way back.
        Derivative: self: to_mkldnn_backward(grad, self)
        Journey: `to_mkldnn_op` (aten/ops/mkldnn.py), `ToMkldnnBackward0`, `dense_to_mkldnn`
            (aten/native/mkldnn/mkldnn_conversions.py).
        Mirrors: aten/src/ATen/native/mkldnn/MKLDNNConversions.cpp

        >>> x = tt.ones(1, 3, 2, 2).to_mkldnn()
        >>> x.layout, x.shape
        (torch._mkldnn, torch.Size([1, 3, 2, 2]))
        """
        if not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
            return _f.to_mkldnn_default(self, dtype)
        return _f.to_mkldnn_parser.method.call(self, *given(("dtype",), (dtype,), (None,), args, kwargs), **kwargs)

    def __add__(self, other):
        """`self + other`, which is `add(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.add_Tensor(self, other, 1)
            return _f.add(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __radd__(self, other):
        """`other + self`, which is `add(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.add_Tensor(self, other, 1)
            return _f.add(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __sub__(self, other):
        """`self - other`, which is `sub(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.sub_Tensor(self, other, 1)
            return _f.sub(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rsub__(self, other):
        """`other - self`, which is `rsub(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.rsub_Scalar(self, other, 1)
            if isinstance(other, TensorImpl):
                return _f.rsub_Tensor(self, other, 1)
            return _f.rsub(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __mul__(self, other):
        """`self * other`, which is `mul(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.mul_Tensor(self, other)
            return _f.mul(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rmul__(self, other):
        """`other * self`, which is `mul(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.mul_Tensor(self, other)
            return _f.mul(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __div__(self, other):
        """`self / other`, which is `div(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.div_Tensor(self, other)
            return _f.div(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __truediv__(self, other):
        """`self / other`, which is `div(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.div_Tensor(self, other)
            return _f.div(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __floordiv__(self, other):
        """`self // other`, which is `floor_divide(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.floor_divide_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.floor_divide_default(self, other)
            return _f.floor_divide(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rfloordiv__(self, other):
        """`other // self`, which is `floor_divide(other, self)`."""
        try:
            return _f.floor_divide(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __mod__(self, other):
        """`self % other`, which is `remainder(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.remainder_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.remainder_Tensor(self, other)
            return _f.remainder(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rmod__(self, other):
        """`other % self`, which is `remainder(other, self)`."""
        try:
            return _f.remainder(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __pow__(self, other):
        """`self ** other`, which is `pow(self, other)`."""
        try:
            return _f.pow(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rpow__(self, other):
        """`other ** self`, which is `pow(other, self)`."""
        try:
            return _f.pow(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __matmul__(self, other):
        """`self @ other`, which is `matmul(self, other)`."""
        try:
            if isinstance(other, TensorImpl):
                return _f.matmul_default(self, other)
            return _f.matmul(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rmatmul__(self, other):
        """`other @ self`, which is `matmul(other, self)`."""
        try:
            return _f.matmul(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __and__(self, other):
        """`self & other`, element by element: see `bitwise_and`."""
        try:
            return _f.__and__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rand__(self, other):
        """`other & self`, which is `bitwise_and(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.bitwise_and_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.bitwise_and_Tensor(self, other)
            return _f.bitwise_and(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __or__(self, other):
        """`self | other`, element by element: see `bitwise_or`."""
        try:
            return _f.__or__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ror__(self, other):
        """`other | self`, which is `bitwise_or(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.bitwise_or_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.bitwise_or_Tensor(self, other)
            return _f.bitwise_or(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __xor__(self, other):
        """`self ^ other`, element by element: see `bitwise_xor`."""
        try:
            return _f.__xor__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rxor__(self, other):
        """`other ^ self`, which is `bitwise_xor(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.bitwise_xor_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.bitwise_xor_Tensor(self, other)
            return _f.bitwise_xor(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __lshift__(self, other):
        """`self << other`, element by element: see `bitwise_left_shift`."""
        try:
            return _f.__lshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rlshift__(self, other):
        """`other << self`, which is `bitwise_left_shift(other, self)`."""
        try:
            return _f.bitwise_left_shift(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __rshift__(self, other):
        """`self >> other`, element by element: see `bitwise_right_shift`."""
        try:
            return _f.__rshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rrshift__(self, other):
        """`other >> self`, which is `bitwise_right_shift(other, self)`."""
        try:
            return _f.bitwise_right_shift(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __eq__(self, other):
        """`self == other`, which is `eq(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.eq_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.eq_Tensor(self, other)
            return _f.eq(self, other)
        except TypeError as error:
            not_implemented(error)
            return self._equals_array(other)

    def __ne__(self, other):
        """`self != other`, which is `ne(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.ne_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.ne_Tensor(self, other)
            return _f.ne(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __lt__(self, other):
        """`self < other`, which is `lt(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.lt_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.lt_Tensor(self, other)
            return _f.lt(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __le__(self, other):
        """`self <= other`, which is `le(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.le_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.le_Tensor(self, other)
            return _f.le(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __gt__(self, other):
        """`self > other`, which is `gt(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.gt_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.gt_Tensor(self, other)
            return _f.gt(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ge__(self, other):
        """`self >= other`, which is `ge(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.ge_Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.ge_Tensor(self, other)
            return _f.ge(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __iadd__(self, other):
        """`self += other`, which is `add_(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.add__Tensor(self, other, 1)
            return _f.add_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __isub__(self, other):
        """`self -= other`, which is `sub_(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.sub__Tensor(self, other, 1)
            return _f.sub_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __imul__(self, other):
        """`self *= other`, which is `mul_(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.mul__Tensor(self, other)
            return _f.mul_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __itruediv__(self, other):
        """`self /= other`, which is `div_(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if isinstance(other, TensorImpl):
                return _f.div__Tensor(self, other)
            return _f.div_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ifloordiv__(self, other):
        """`self //= other`, which is `floor_divide_(self, other)`."""
        try:
            if other.__class__ in NUMBERS:
                other = wrap_number(other)
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.floor_divide__Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.floor_divide__Tensor(self, other)
            return _f.floor_divide_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __imod__(self, other):
        """`self %= other`, which is `remainder_(self, other)`."""
        try:
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                return _f.remainder__Scalar(self, other)
            if isinstance(other, TensorImpl):
                return _f.remainder__Tensor(self, other)
            return _f.remainder_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ipow__(self, other):
        """`self **= other`, which is `pow_(self, other)`."""
        try:
            return _f.pow_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __iand__(self, other):
        """`self &= other`, element by element: see `bitwise_and`."""
        try:
            return _f.__iand__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ior__(self, other):
        """`self |= other`, element by element: see `bitwise_or`."""
        try:
            return _f.__ior__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ixor__(self, other):
        """`self ^= other`, element by element: see `bitwise_xor`."""
        try:
            return _f.__ixor__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ilshift__(self, other):
        """`self <<= other`, element by element: see `bitwise_left_shift`."""
        try:
            return _f.__ilshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __irshift__(self, other):
        """`self >>= other`, element by element: see `bitwise_right_shift`."""
        try:
            return _f.__irshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rtruediv__(self, other):
        """`other / self`, which is `reciprocal(self) * other`."""
        try:
            inverse = _f.reciprocal(self)
            return reflected_product(inverse.__mul__(other), inverse, other)
        except HandlersAnswer as answer:
            return answer.value

    def __invert__(self):
        """`~self`, which is `bitwise_not(self)`; floating point tensors have none."""
        if self.meta_.dtype.is_floating_point or self.meta_.dtype.is_quantized:
            raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
        return _f.bitwise_not(self)

    # One method under two names, as in PyTorch: handlers are told of `-x` as `Tensor.neg`.
    __idiv__ = __itruediv__
    __rdiv__ = __rtruediv__
    __abs__ = abs
    __neg__ = neg
    __pos__ = positive


# The signatures of methods that are not those of their functions, without `input` and `out`.
SIGNATURES = {
    "permute": "permute(*dims) -> Tensor",
    "reshape": "reshape(*shape) -> Tensor",
    "broadcast_to": "broadcast_to(*size) -> Tensor",
    "flip": "flip(*dims) -> Tensor",
    "tile": "tile(*dims) -> Tensor",
    "normal_": "normal_(mean=0.0, std=1.0, *, generator=None) -> Tensor",
    "bernoulli_": "bernoulli_(p=0.5, *, generator=None) -> Tensor",
}

for name, method in vars(TensorMethods).items():
    if isinstance(method, FunctionType):
        # So that Python's own TypeErrors say `add() missing`, as PyTorch's do, and not `TensorMethods.add() missing`.
        method.__qualname__ = method.__name__
        document_method(name, method, vars(_f), SIGNATURES)
