# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `quantized`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. If they are plain it calls at once; all else goes to the argument parser,
which also has the error for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta_`, so a function may test for a tensor by reading it.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union
(aten/core/dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    HandlersAnswer,
    are_tensors,
    as_ints,
    as_tuple,
    given,
    named,
    return_type,
)
from tinytensor.c10 import layout as layouts
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import FACTORY_KEYS, state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

quantize_per_tensor_op = def_("aten::quantize_per_tensor(Tensor self, float scale, int zero_point, ScalarType dtype) -> Tensor")
quantize_per_tensor_tensor_qparams_op = def_("aten::quantize_per_tensor.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, ScalarType dtype) -> Tensor")
quantize_per_tensor_tensors_op = def_("aten::quantize_per_tensor.tensors(Tensor[] tensors, Tensor scales, Tensor zero_points, ScalarType dtype) -> Tensor[]")
quantize_per_tensor_parser = PythonArgParser("quantize_per_tensor", (quantize_per_tensor_op, quantize_per_tensor_tensor_qparams_op, quantize_per_tensor_tensors_op))

def quantize_per_tensor(input=NOT_GIVEN, *args, **kwargs):
    """quantize_per_tensor(input, scale, zero_point, dtype) -> Tensor
    quantize_per_tensor(tensors, scales, zero_points, dtype) -> tuple of Tensors

    Stores real numbers as integers: clamp(round(x / scale + zero_point)), halves to the even neighbour.

    Args:
        input: float32 tensor of any shape; or a list of them, with tensors of scales and zero points.
        scale: float, the step between neighbouring numbers; or a 0-dim tensor.
        zero_point: int, the integer that stands for 0.0; or a 0-dim tensor.
        dtype: `tt.quint8`, `tt.qint8` or `tt.qint32`.
    Returns: Quantized tensor of the same shape, row-major or channels last as `input` suggests. It requires
        no gradient.
    Raises: RuntimeError for another dtype than float32, and for a zero point that `dtype` cannot hold.
    Derivative: none.
    Journey: `quantize_per_tensor_op` (aten/ops/quantized.py), `quantize_per_tensor`
        (aten/native/quantized/q_tensor.py).
    Mirrors: aten/src/ATen/native/quantized/QTensor.cpp

    >>> q = tt.quantize_per_tensor(tt.tensor([0.5, 1.5, 300.0]), 1.0, 0, tt.quint8)
    >>> q.int_repr(), q.dequantize()
    (tensor([  0,   2, 255], dtype=torch.uint8), tensor([  0.,   2., 255.]))
    """
    if not kwargs and len(args) == 3:
        scale, zero_point, dtype = args
        if isinstance(input, TensorImpl) and (scale.__class__ is float or (scale.__class__ is int and -(2**30) < scale < 2**30)) and zero_point.__class__ is int and -(2**30) < zero_point < 2**30 and dtype.__class__ is ScalarType:
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return quantize_per_tensor_op.table[ks](ks, input, scale if scale.__class__ is float else float(scale), zero_point, dtype)
        if isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and dtype.__class__ is ScalarType:
            ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return quantize_per_tensor_tensor_qparams_op.table[ks](ks, input, scale, zero_point, dtype)
        scales, zero_points, dtype = args
        if are_tensors(input) and isinstance(scales, TensorImpl) and isinstance(zero_points, TensorImpl) and dtype.__class__ is ScalarType:
            ks = scales.meta_.key_set | zero_points.meta_.key_set
            for t in input:
                ks |= t.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return quantize_per_tensor_tensors_op.table[ks](ks, input, scales, zero_points, dtype)
    return quantize_per_tensor_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


quantize_per_tensor_dynamic_op = def_("aten::quantize_per_tensor_dynamic(Tensor self, ScalarType dtype, bool reduce_range) -> Tensor")
quantize_per_tensor_dynamic_parser = PythonArgParser("quantize_per_tensor_dynamic", (quantize_per_tensor_dynamic_op,))

def quantize_per_tensor_dynamic(input=NOT_GIVEN, dtype=NOT_GIVEN, reduce_range=NOT_GIVEN, *args, **kwargs):
    """quantize_per_tensor_dynamic(input, dtype, reduce_range) -> Tensor

    Quantizes with the scale and zero point that the smallest and the largest element ask for.

    Args:
        input: float32 tensor of any shape.
        dtype: `tt.quint8` or `tt.qint8`.
        reduce_range: bool, whether to use half of the integers, so that sums of products stay small.
    Returns: Quantized tensor of the same shape.
    Raises: RuntimeError for another dtype than float32.
    Derivative: none.
    Journey: `quantize_per_tensor_dynamic_op` (aten/ops/quantized.py), `quantize_per_tensor_dynamic`
        (aten/native/quantized/q_tensor.py).
    Mirrors: aten/src/ATen/native/quantized/QTensor.cpp

    >>> q = tt.quantize_per_tensor_dynamic(tt.tensor([-1.0, 0.0, 3.0]), tt.quint8, False)
    >>> q.q_zero_point(), round(q.q_scale(), 4)
    (64, 0.0157)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and dtype.__class__ is ScalarType and reduce_range.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return quantize_per_tensor_dynamic_op.table[ks](ks, input, dtype, reduce_range)
    return quantize_per_tensor_dynamic_parser.call(*given(("input", "dtype", "reduce_range"), (input, dtype, reduce_range), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


quantize_per_channel_op = def_("aten::quantize_per_channel(Tensor self, Tensor scales, Tensor zero_points, int axis, ScalarType dtype) -> Tensor")
quantize_per_channel_parser = PythonArgParser("quantize_per_channel", (quantize_per_channel_op,))

def quantize_per_channel(input=NOT_GIVEN, scales=NOT_GIVEN, zero_points=NOT_GIVEN, axis=NOT_GIVEN, dtype=NOT_GIVEN, *args, **kwargs):
    """quantize_per_channel(input, scales, zero_points, axis, dtype) -> Tensor

    Quantizes with a scale and a zero point for each index of a dimension.

    Args:
        input: float32 tensor of any shape.
        scales: float tensor of shape (channels,).
        zero_points: Integer tensor of shape (channels,); with a floating one the scheme is
            `tt.per_channel_affine_float_qparams`.
        axis: int, the dimension of the channels, not negative.
        dtype: `tt.quint8`, `tt.qint8` or `tt.qint32`.
    Returns: Quantized tensor of the same shape.
    Raises: RuntimeError where the tables do not fit `input.shape[axis]`, and for another dtype than float32.
    Derivative: none.
    Journey: `quantize_per_channel_op` (aten/ops/quantized.py), `quantize_per_channel`
        (aten/native/quantized/q_tensor.py).
    Mirrors: aten/src/ATen/native/quantized/QTensor.cpp

    >>> x = tt.tensor([[1.0, 2.0], [10.0, 20.0]])
    >>> tt.quantize_per_channel(x, tt.tensor([0.1, 1.0]), tt.tensor([0, 0]), 0, tt.quint8).int_repr()
    tensor([[10, 20],
            [10, 20]], dtype=torch.uint8)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scales, TensorImpl) and isinstance(zero_points, TensorImpl) and axis.__class__ is int and -(2**30) < axis < 2**30 and dtype.__class__ is ScalarType:
        ks = input.meta_.key_set | scales.meta_.key_set | zero_points.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return quantize_per_channel_op.table[ks](ks, input, scales, zero_points, axis, dtype)
    return quantize_per_channel_parser.call(*given(("input", "scales", "zero_points", "axis", "dtype"), (input, scales, zero_points, axis, dtype), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


dequantize_self_op = def_("aten::dequantize.self(Tensor self) -> Tensor")
dequantize_tensors_op = def_("aten::dequantize.tensors(Tensor[] tensors) -> Tensor[]")
dequantize_parser = PythonArgParser("dequantize", (dequantize_self_op, dequantize_tensors_op), methods=(dequantize_self_op,))

def dequantize(input=NOT_GIVEN, *args, **kwargs):
    """dequantize(input) -> Tensor
    dequantize(tensors) -> tuple of Tensors

    The real numbers that the integers stand for: (q - zero_point) * scale.

    Args:
        input: Quantized tensor, or a list of them. Of another tensor it is the same as `float()`.
    Returns: float32 tensor of the same shape.
    Derivative: none.
    Journey: `dequantize_self_op` (aten/ops/quantized.py), `dequantize_cpu_or_cuda`
        (aten/native/quantized/q_tensor.py).
    Mirrors: aten/src/ATen/native/quantized/QTensor.cpp

    >>> tt.quantize_per_tensor(tt.tensor([0.03, 0.26]), 0.1, 10, tt.quint8).dequantize()
    tensor([0.0000, 0.3000])
    """
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return dequantize_self_op.table[ks](ks, input)
        if are_tensors(input):
            ks = 0
            for t in input:
                ks |= t.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return dequantize_tensors_op.table[ks](ks, input)
    return dequantize_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


q_scale_op = def_("aten::q_scale(Tensor self) -> float")
q_scale_parser = PythonArgParser("q_scale", (q_scale_op,), methods=(q_scale_op,))

def q_scale(input=NOT_GIVEN, *args, **kwargs):
    """q_scale(input) -> float

    The scale of a tensor that has one for all elements.

    Args:
        input: Quantized tensor.
    Returns: float.
    Raises: RuntimeError where there is a scale for each channel.
    Derivative: none, the result is not differentiable.
    Journey: `q_scale_op` (aten/ops/quantized.py).

    >>> tt.quantize_per_tensor(tt.ones(2), 0.5, 3, tt.quint8).q_scale()
    0.5
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_scale_op.table[ks](ks, input)
    return q_scale_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


q_zero_point_op = def_("aten::q_zero_point(Tensor self) -> int")
q_zero_point_parser = PythonArgParser("q_zero_point", (q_zero_point_op,), methods=(q_zero_point_op,))

def q_zero_point(input=NOT_GIVEN, *args, **kwargs):
    """q_zero_point(input) -> int

    The integer that stands for 0.0, in a tensor that has one for all elements.

    Args:
        input: Quantized tensor.
    Returns: int.
    Raises: RuntimeError where there is a zero point for each channel.
    Derivative: none, the result is not differentiable.
    Journey: `q_zero_point_op` (aten/ops/quantized.py).

    >>> tt.quantize_per_tensor(tt.ones(2), 0.5, 3, tt.quint8).q_zero_point()
    3
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_zero_point_op.table[ks](ks, input)
    return q_zero_point_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


q_per_channel_scales_op = def_("aten::q_per_channel_scales(Tensor self) -> Tensor")
q_per_channel_scales_parser = PythonArgParser("q_per_channel_scales", (q_per_channel_scales_op,), methods=(q_per_channel_scales_op,))

def q_per_channel_scales(input=NOT_GIVEN, *args, **kwargs):
    """q_per_channel_scales(input) -> Tensor

    The scales of the channels.

    Args:
        input: Quantized tensor.
    Returns: float64 tensor of shape (channels,); float32 with floating zero points.
    Raises: RuntimeError where one scale serves all elements.
    Derivative: none.
    Journey: `q_per_channel_scales_op` (aten/ops/quantized.py).

    >>> q = tt.quantize_per_channel(tt.ones(2, 2), tt.tensor([0.5, 1.0]), tt.tensor([0, 1]), 0, tt.qint8)
    >>> q.q_per_channel_scales()
    tensor([0.5000, 1.0000], dtype=torch.float64)
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_per_channel_scales_op.table[ks](ks, input)
    return q_per_channel_scales_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


q_per_channel_zero_points_op = def_("aten::q_per_channel_zero_points(Tensor self) -> Tensor")
q_per_channel_zero_points_parser = PythonArgParser("q_per_channel_zero_points", (q_per_channel_zero_points_op,), methods=(q_per_channel_zero_points_op,))

def q_per_channel_zero_points(input=NOT_GIVEN, *args, **kwargs):
    """q_per_channel_zero_points(input) -> Tensor

    The zero points of the channels.

    Args:
        input: Quantized tensor.
    Returns: int64 tensor of shape (channels,), or float32 under `tt.per_channel_affine_float_qparams`.
    Raises: RuntimeError where one zero point serves all elements.
    Derivative: none.
    Journey: `q_per_channel_zero_points_op` (aten/ops/quantized.py).

    >>> q = tt.quantize_per_channel(tt.ones(2, 2), tt.tensor([0.5, 1.0]), tt.tensor([0, 1]), 0, tt.qint8)
    >>> q.q_per_channel_zero_points()
    tensor([0, 1])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_per_channel_zero_points_op.table[ks](ks, input)
    return q_per_channel_zero_points_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


q_per_channel_axis_op = def_("aten::q_per_channel_axis(Tensor self) -> int")
q_per_channel_axis_parser = PythonArgParser("q_per_channel_axis", (q_per_channel_axis_op,), methods=(q_per_channel_axis_op,))

def q_per_channel_axis(input=NOT_GIVEN, *args, **kwargs):
    """q_per_channel_axis(input) -> int

    The dimension that the channels are along.

    Args:
        input: Quantized tensor.
    Returns: int.
    Raises: RuntimeError where one scale serves all elements.
    Derivative: none, the result is not differentiable.
    Journey: `q_per_channel_axis_op` (aten/ops/quantized.py).

    >>> tt.quantize_per_channel(tt.ones(2, 2), tt.ones(2), tt.tensor([0, 1]), 1, tt.qint8).q_per_channel_axis()
    1
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return q_per_channel_axis_op.table[ks](ks, input)
    return q_per_channel_axis_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


int_repr_op = def_("aten::int_repr(Tensor self) -> Tensor")
int_repr_parser = PythonArgParser("int_repr", (int_repr_op,), methods=(int_repr_op,))

def int_repr(input=NOT_GIVEN, *args, **kwargs):
    """int_repr(input) -> Tensor

    The stored integers as a tensor of their own.

    Args:
        input: Quantized tensor.
    Returns: New tensor of dtype uint8, int8 or int32.
    Derivative: none.
    Journey: `int_repr_op` (aten/ops/quantized.py).

    >>> tt.quantize_per_tensor(tt.tensor([0.0, 1.0]), 0.5, 3, tt.quint8).int_repr()
    tensor([3, 5], dtype=torch.uint8)
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return int_repr_op.table[ks](ks, input)
    return int_repr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


qscheme_op = def_("aten::qscheme(Tensor self) -> QScheme")
qscheme_parser = PythonArgParser("qscheme", (qscheme_op,), methods=(qscheme_op,))

def qscheme(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return qscheme_op.table[ks](ks, self)
    return qscheme_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_make_per_tensor_quantized_tensor_op = def_("aten::_make_per_tensor_quantized_tensor(Tensor self, float scale, int zero_point) -> Tensor")
_make_per_tensor_quantized_tensor_parser = PythonArgParser("_make_per_tensor_quantized_tensor", (_make_per_tensor_quantized_tensor_op,))

def _make_per_tensor_quantized_tensor(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (scale.__class__ is float or (scale.__class__ is int and -(2**30) < scale < 2**30)) and zero_point.__class__ is int and -(2**30) < zero_point < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _make_per_tensor_quantized_tensor_op.table[ks](ks, input, scale if scale.__class__ is float else float(scale), zero_point)
    return _make_per_tensor_quantized_tensor_parser.call(*given(("input", "scale", "zero_point"), (input, scale, zero_point), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_make_per_channel_quantized_tensor_op = def_("aten::_make_per_channel_quantized_tensor(Tensor self, Tensor scale, Tensor zero_point, int axis) -> Tensor")
_make_per_channel_quantized_tensor_parser = PythonArgParser("_make_per_channel_quantized_tensor", (_make_per_channel_quantized_tensor_op,))

def _make_per_channel_quantized_tensor(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, axis=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and axis.__class__ is int and -(2**30) < axis < 2**30:
        ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _make_per_channel_quantized_tensor_op.table[ks](ks, input, scale, zero_point, axis)
    return _make_per_channel_quantized_tensor_parser.call(*given(("input", "scale", "zero_point", "axis"), (input, scale, zero_point, axis), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


choose_qparams_optimized_op = def_("aten::choose_qparams_optimized(Tensor input, int numel, int n_bins, float ratio, int bit_width) -> (Tensor, Tensor)")
choose_qparams_optimized_parser = PythonArgParser("choose_qparams_optimized", (choose_qparams_optimized_op,))

def choose_qparams_optimized(input=NOT_GIVEN, numel=NOT_GIVEN, n_bins=NOT_GIVEN, ratio=NOT_GIVEN, bit_width=NOT_GIVEN, *args, **kwargs):
    """choose_qparams_optimized(input, numel, n_bins, ratio, bit_width) -> (Tensor, Tensor)

    Searches the range of numbers that loses least when it is stored in a few bits.

    Args:
        input: float tensor.
        numel: int, how many of its elements count.
        n_bins: int, into how many steps the range is divided.
        ratio: float, how much of the range may be cut off.
        bit_width: int, bits of an integer.
    Returns: Two float32 tensors of shape (1,): the largest and the smallest number of the range.
    Raises: RuntimeError if `numel` is more than `input` has.
    Derivative: those of the operators that it calls.
    Journey: `choose_qparams_optimized_op` (aten/ops/quantized.py), `choose_qparams_optimized`
        (aten/native/quantized/q_tensor.py).
    Mirrors: aten/src/ATen/native/quantized/QTensor.cpp

    >>> tt.choose_qparams_optimized(tt.tensor([0.0, 1.0, 2.0, 3.0]), 4, 16, 0.1, 2)
    (tensor([3.]), tensor([0.]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and numel.__class__ is int and -(2**30) < numel < 2**30 and n_bins.__class__ is int and -(2**30) < n_bins < 2**30 and (ratio.__class__ is float or (ratio.__class__ is int and -(2**30) < ratio < 2**30)) and bit_width.__class__ is int and -(2**30) < bit_width < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return choose_qparams_optimized_op.table[ks](ks, input, numel, n_bins, ratio if ratio.__class__ is float else float(ratio), bit_width)
    return choose_qparams_optimized_parser.call(*given(("input", "numel", "n_bins", "ratio", "bit_width"), (input, numel, n_bins, ratio, bit_width), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_choose_qparams_per_tensor_op = def_("aten::_choose_qparams_per_tensor(Tensor self, bool reduce_range=False) -> (float, int)")
_choose_qparams_per_tensor_parser = PythonArgParser("_choose_qparams_per_tensor", (_choose_qparams_per_tensor_op,))

def _choose_qparams_per_tensor(input=NOT_GIVEN, reduce_range=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and reduce_range.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _choose_qparams_per_tensor_op.table[ks](ks, input, reduce_range)
    return _choose_qparams_per_tensor_parser.call(*given(("input", "reduce_range"), (input, reduce_range), (NOT_GIVEN, False), args, kwargs), **kwargs)


_empty_affine_quantized_op = def_("aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor")
_empty_affine_quantized_parser = PythonArgParser("_empty_affine_quantized", (_empty_affine_quantized_op,))

def _empty_affine_quantized(*args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return _empty_affine_quantized_op.table[ks](ks, size, dtype, None, cpu, False, 1.0, 0, layouts.contiguous_format)
    return _empty_affine_quantized_parser.call(*args, dtype=dtype, device=device, **kwargs)


_empty_per_channel_affine_quantized_op = def_("aten::_empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor")
_empty_per_channel_affine_quantized_parser = PythonArgParser("_empty_per_channel_affine_quantized", (_empty_per_channel_affine_quantized_op,))

def _empty_per_channel_affine_quantized(*args, dtype=None, device=None, **kwargs):
    return _empty_per_channel_affine_quantized_parser.call(*args, dtype=dtype, device=device, **kwargs)


empty_quantized_op = def_("aten::empty_quantized(int[] size, Tensor qtensor, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
empty_quantized_parser = PythonArgParser("empty_quantized", (empty_quantized_op,))

def empty_quantized(*args, dtype=None, device=None, **kwargs):
    """empty_quantized(size, qtensor, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Makes a tensor of a given shape whose integers mean what those of another tensor mean.

    Args:
        size: Shape of the result.
        qtensor: Quantized tensor.
    Returns: Quantized tensor of shape `size`.
    Raises: RuntimeError for a dtype that is not quantized.
    Derivative: none.
    Journey: `empty_quantized_op` (aten/ops/quantized.py).

    >>> q = tt.quantize_per_tensor(tt.ones(2), 0.5, 3, tt.quint8)
    >>> tt.empty_quantized((4,), q).q_zero_point()
    3
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 2:
        size, qtensor = args
        if (size_ := as_tuple(size)) is not False and isinstance(qtensor, TensorImpl):
            ks = qtensor.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return empty_quantized_op.table[ks](ks, size_, qtensor, dtype, None, device, False, None)
    return empty_quantized_parser.call(*args, dtype=dtype, device=device, **kwargs)


quantized_batch_norm_op = def_("aten::quantized_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor mean, Tensor var, float eps, float output_scale, int output_zero_point) -> Tensor")
quantized_batch_norm_parser = PythonArgParser("quantized_batch_norm", (quantized_batch_norm_op,))

def quantized_batch_norm(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, mean=NOT_GIVEN, var=NOT_GIVEN, eps=NOT_GIVEN, output_scale=NOT_GIVEN, output_zero_point=NOT_GIVEN, *args, **kwargs):
    """quantized_batch_norm(input, weight, bias, mean, var, eps, output_scale, output_zero_point) -> Tensor

    Normalizes a quantized batch with given statistics.

    Args:
        input: Quantized tensor of shape (N, C, ...).
        weight: float32 tensor of shape (C,), the factors.
        bias: float32 tensor of shape (C,), added last.
        mean: float32 tensor of shape (C,).
        var: float32 tensor of shape (C,).
        eps: float, added to the variance.
        output_scale: float, the scale of the result.
        output_zero_point: int, the zero point of the result.
    Returns: Quantized tensor of the shape of `input`.
    Raises: RuntimeError without weight or bias.
    Derivative: none.
    Journey: `quantized_batch_norm_op` (aten/ops/quantized.py).

    >>> q = tt.quantize_per_tensor(tt.ones(1, 1, 2, 2), 0.5, 0, tt.quint8)
    >>> one = tt.ones(1)
    >>> tt.quantized_batch_norm(q, one, one, one, one, 0.0, 0.5, 0).int_repr().flatten()
    tensor([2, 2, 2, 2], dtype=torch.uint8)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and isinstance(mean, TensorImpl) and isinstance(var, TensorImpl) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and (output_scale.__class__ is float or (output_scale.__class__ is int and -(2**30) < output_scale < 2**30)) and output_zero_point.__class__ is int and -(2**30) < output_zero_point < 2**30:
        ks = input.meta_.key_set | mean.meta_.key_set | var.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return quantized_batch_norm_op.table[ks](ks, input, weight, bias, mean, var, eps if eps.__class__ is float else float(eps), output_scale if output_scale.__class__ is float else float(output_scale), output_zero_point)
    return quantized_batch_norm_parser.call(*given(("input", "weight", "bias", "mean", "var", "eps", "output_scale", "output_zero_point"), (input, weight, bias, mean, var, eps, output_scale, output_zero_point), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


quantized_max_pool1d_op = def_("aten::quantized_max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor")
quantized_max_pool1d_parser = PythonArgParser("quantized_max_pool1d", (quantized_max_pool1d_op,))

def quantized_max_pool1d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0,), dilation=(1,), ceil_mode=False, *args, **kwargs):
    """quantized_max_pool1d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    The largest element of each window of a quantized signal.

    Args:
        input: Quantized tensor of shape (N, C, L) or (C, L).
        kernel_size: Length of a window.
        stride: Step between windows; `kernel_size` if empty.
        padding: Places added at both ends, which never win.
        dilation: Step between the elements of a window.
        ceil_mode: bool, whether a window may reach over the end.
    Returns: Quantized tensor with the quantizer of `input`.
    Derivative: none.
    Journey: `quantized_max_pool1d_op` (aten/ops/quantized.py).

    >>> q = tt.quantize_per_tensor(tt.tensor([[1.0, 2.0, 3.0, 4.0]]), 1.0, 0, tt.quint8)
    >>> tt.quantized_max_pool1d(q, [2]).int_repr()
    tensor([[2, 4]], dtype=torch.uint8)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 1)) is not False and (stride_ := as_tuple(stride, 1)) is not False and (padding_ := as_tuple(padding, 1)) is not False and (dilation_ := as_tuple(dilation, 1)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return quantized_max_pool1d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return quantized_max_pool1d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0,), (1,), False), args, kwargs), **kwargs)


quantized_max_pool2d_op = def_("aten::quantized_max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor")
quantized_max_pool2d_parser = PythonArgParser("quantized_max_pool2d", (quantized_max_pool2d_op,))

def quantized_max_pool2d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False, *args, **kwargs):
    """quantized_max_pool2d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    The largest element of each window of a quantized image.

    Args:
        input: Quantized tensor of shape (N, C, H, W) or (C, H, W).
        kernel_size: Height and width of a window.
        stride: Steps between windows; `kernel_size` if empty.
        padding: Places added at each edge, which never win.
        dilation: Steps between the elements of a window.
        ceil_mode: bool, whether a window may reach over the edge.
    Returns: Quantized tensor with the quantizer of `input`.
    Raises: RuntimeError if padding is more than half of a window, and if nothing would be left.
    Derivative: none.
    Journey: `quantized_max_pool2d_op` (aten/ops/quantized.py).

    >>> q = tt.quantize_per_tensor(tt.arange(4.0).view(1, 2, 2), 1.0, 0, tt.quint8)
    >>> tt.quantized_max_pool2d(q, [2, 2]).int_repr()
    tensor([[[3]]], dtype=torch.uint8)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return quantized_max_pool2d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return quantized_max_pool2d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0), (1, 1), False), args, kwargs), **kwargs)


quantized_max_pool3d_op = def_("aten::quantized_max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor")
quantized_max_pool3d_parser = PythonArgParser("quantized_max_pool3d", (quantized_max_pool3d_op,))

def quantized_max_pool3d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False, *args, **kwargs):
    """quantized_max_pool3d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    The largest element of each window of a quantized volume.

    Args:
        input: Quantized tensor of shape (N, C, D, H, W).
        kernel_size: Depth, height and width of a window.
        stride: Steps between windows; `kernel_size` if empty.
        padding: Places added at each side, which never win.
        dilation: Steps between the elements of a window.
        ceil_mode: bool, whether a window may reach over the side.
    Returns: Quantized tensor with the quantizer of `input`.
    Derivative: none.
    Journey: `quantized_max_pool3d_op` (aten/ops/quantized.py).

    >>> q = tt.quantize_per_tensor(tt.arange(8.0).view(1, 1, 2, 2, 2), 1.0, 0, tt.quint8)
    >>> tt.quantized_max_pool3d(q, [2, 2, 2]).int_repr().item()
    7
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return quantized_max_pool3d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return quantized_max_pool3d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0, 0), (1, 1, 1), False), args, kwargs), **kwargs)


fake_quantize_per_tensor_affine_op = def_("aten::fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor")
fake_quantize_per_tensor_affine_tensor_qparams_op = def_("aten::fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor")
fake_quantize_per_tensor_affine_parser = PythonArgParser("fake_quantize_per_tensor_affine", (fake_quantize_per_tensor_affine_op, fake_quantize_per_tensor_affine_tensor_qparams_op))

def fake_quantize_per_tensor_affine(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, *args, **kwargs):
    """fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max) -> Tensor

    Rounds numbers to what integers could store: (clamp(round(x / scale) + zero_point) - zero_point) * scale.

    Args:
        input: Floating tensor of any shape.
        scale: float, the step between neighbouring numbers; or a tensor of one.
        zero_point: int, the integer that stands for 0.0; or a tensor of one.
        quant_min: int, the smallest integer.
        quant_max: int, the largest integer.
    Returns: Floating tensor of the same shape and dtype. A gradient passes unchanged where nothing was
        clamped, else it is zero.
    Raises:
        RuntimeError if `quant_min` is greater than `quant_max`, and for a number `zero_point` that is not
            between them.
        NotImplementedError for an integer tensor.
    Derivative: those of the operators that it calls.
    Journey: `fake_quantize_per_tensor_affine_op` (aten/ops/quantized.py), `fake_quantize_per_tensor_affine`
        (aten/native/quantized/fake_quant_per_tensor_affine.py).
    Mirrors: aten/src/ATen/native/quantized/FakeQuantPerTensorAffine.cpp

    >>> x = tt.tensor([-1.0, 0.6, 300.0], requires_grad=True)
    >>> y = tt.fake_quantize_per_tensor_affine(x, 0.5, 0, 0, 255)
    >>> y
    tensor([  0.0000,   0.5000, 127.5000],
           grad_fn=<FakeQuantizePerTensorAffineCachemaskBackward0>)
    >>> y.sum().backward(); x.grad
    tensor([0., 1., 0.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (scale.__class__ is float or (scale.__class__ is int and -(2**30) < scale < 2**30)) and zero_point.__class__ is int and -(2**30) < zero_point < 2**30 and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fake_quantize_per_tensor_affine_op.table[ks](ks, input, scale if scale.__class__ is float else float(scale), zero_point, quant_min, quant_max)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30:
        ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fake_quantize_per_tensor_affine_tensor_qparams_op.table[ks](ks, input, scale, zero_point, quant_min, quant_max)
    return fake_quantize_per_tensor_affine_parser.call(*given(("input", "scale", "zero_point", "quant_min", "quant_max"), (input, scale, zero_point, quant_min, quant_max), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


fake_quantize_per_tensor_affine_cachemask_op = def_("aten::fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)")
fake_quantize_per_tensor_affine_cachemask_return = return_type("fake_quantize_per_tensor_affine_cachemask", ("output", "mask"))
fake_quantize_per_tensor_affine_cachemask_parser = PythonArgParser("fake_quantize_per_tensor_affine_cachemask", (fake_quantize_per_tensor_affine_cachemask_op,))

def fake_quantize_per_tensor_affine_cachemask(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, *args, **kwargs):
    try:
        if not args and not kwargs and isinstance(input, TensorImpl) and (scale.__class__ is float or (scale.__class__ is int and -(2**30) < scale < 2**30)) and zero_point.__class__ is int and -(2**30) < zero_point < 2**30 and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30:
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(fake_quantize_per_tensor_affine_cachemask_return, fake_quantize_per_tensor_affine_cachemask_op.table[ks](ks, input, scale if scale.__class__ is float else float(scale), zero_point, quant_min, quant_max))
        result = fake_quantize_per_tensor_affine_cachemask_parser.call(*given(("input", "scale", "zero_point", "quant_min", "quant_max"), (input, scale, zero_point, quant_min, quant_max), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
        return named(fake_quantize_per_tensor_affine_cachemask_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_op = def_("aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)")
_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_return = return_type("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", ("output", "mask"))
_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_parser = PythonArgParser("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", (_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_op,))

def _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, fake_quant_enabled=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, *args, **kwargs):
    try:
        if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and isinstance(fake_quant_enabled, TensorImpl) and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30:
            ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set | fake_quant_enabled.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_return, _fake_quantize_per_tensor_affine_cachemask_tensor_qparams_op.table[ks](ks, input, scale, zero_point, fake_quant_enabled, quant_min, quant_max))
        result = _fake_quantize_per_tensor_affine_cachemask_tensor_qparams_parser.call(*given(("input", "scale", "zero_point", "fake_quant_enabled", "quant_min", "quant_max"), (input, scale, zero_point, fake_quant_enabled, quant_min, quant_max), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
        return named(_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


fake_quantize_per_tensor_affine_cachemask_backward_op = def_("aten::fake_quantize_per_tensor_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor")
fake_quantize_per_tensor_affine_cachemask_backward_parser = PythonArgParser("fake_quantize_per_tensor_affine_cachemask_backward", (fake_quantize_per_tensor_affine_cachemask_backward_op,))

def fake_quantize_per_tensor_affine_cachemask_backward(grad=NOT_GIVEN, mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(mask, TensorImpl):
        ks = grad.meta_.key_set | mask.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fake_quantize_per_tensor_affine_cachemask_backward_op.table[ks](ks, grad, mask)
    return fake_quantize_per_tensor_affine_cachemask_backward_parser.call(*given(("grad", "mask"), (grad, mask), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_fake_quantize_learnable_per_tensor_affine_op = def_("aten::_fake_quantize_learnable_per_tensor_affine(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.0) -> Tensor")
_fake_quantize_learnable_per_tensor_affine_parser = PythonArgParser("_fake_quantize_learnable_per_tensor_affine", (_fake_quantize_learnable_per_tensor_affine_op,))

def _fake_quantize_learnable_per_tensor_affine(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, grad_factor=1.0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30 and (grad_factor.__class__ is float or (grad_factor.__class__ is int and -(2**30) < grad_factor < 2**30)):
        ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _fake_quantize_learnable_per_tensor_affine_op.table[ks](ks, input, scale, zero_point, quant_min, quant_max, grad_factor if grad_factor.__class__ is float else float(grad_factor))
    return _fake_quantize_learnable_per_tensor_affine_parser.call(*given(("input", "scale", "zero_point", "quant_min", "quant_max", "grad_factor"), (input, scale, zero_point, quant_min, quant_max, grad_factor), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 1.0), args, kwargs), **kwargs)


_fake_quantize_learnable_per_tensor_affine_backward_op = def_("aten::_fake_quantize_learnable_per_tensor_affine_backward(Tensor grad, Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.0) -> (Tensor, Tensor, Tensor)")
_fake_quantize_learnable_per_tensor_affine_backward_parser = PythonArgParser("_fake_quantize_learnable_per_tensor_affine_backward", (_fake_quantize_learnable_per_tensor_affine_backward_op,))

def _fake_quantize_learnable_per_tensor_affine_backward(grad=NOT_GIVEN, input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, grad_factor=1.0, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30 and (grad_factor.__class__ is float or (grad_factor.__class__ is int and -(2**30) < grad_factor < 2**30)):
        ks = grad.meta_.key_set | input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _fake_quantize_learnable_per_tensor_affine_backward_op.table[ks](ks, grad, input, scale, zero_point, quant_min, quant_max, grad_factor if grad_factor.__class__ is float else float(grad_factor))
    return _fake_quantize_learnable_per_tensor_affine_backward_parser.call(*given(("grad", "input", "scale", "zero_point", "quant_min", "quant_max", "grad_factor"), (grad, input, scale, zero_point, quant_min, quant_max, grad_factor), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 1.0), args, kwargs), **kwargs)


fake_quantize_per_channel_affine_op = def_("aten::fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor")
fake_quantize_per_channel_affine_parser = PythonArgParser("fake_quantize_per_channel_affine", (fake_quantize_per_channel_affine_op,))

def fake_quantize_per_channel_affine(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, axis=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, *args, **kwargs):
    """fake_quantize_per_channel_affine(input, scale, zero_point, axis, quant_min, quant_max) -> Tensor

    The same with a scale and a zero point for each index of a dimension.

    Args:
        input: Floating tensor of any shape.
        scale: float32 tensor of shape (channels,).
        zero_point: int32, float32 or float16 tensor of shape (channels,).
        axis: int, the dimension of the channels, not negative.
        quant_min: int, the smallest integer.
        quant_max: int, the largest integer.
    Returns: Floating tensor of the same shape and dtype. A gradient passes unchanged where nothing was
        clamped, else it is zero.
    Raises:
        RuntimeError where the tables do not fit `input.shape[axis]`, for other dtypes of theirs, and for an
            integer zero point outside of the limits.
        NotImplementedError for an integer tensor.
    Derivative: those of the operators that it calls.
    Journey: `fake_quantize_per_channel_affine_op` (aten/ops/quantized.py), `fake_quantize_per_channel_affine`
        (aten/native/quantized/fake_quant_per_channel_affine.py).
    Mirrors: aten/src/ATen/native/quantized/FakeQuantPerChannelAffine.cpp

    >>> x = tt.tensor([[0.3, 0.8], [0.3, 0.8]])
    >>> tt.fake_quantize_per_channel_affine(x, tt.tensor([1.0, 0.5]), tt.zeros(2).int(), 0, 0, 255)
    tensor([[0.0000, 1.0000],
            [0.5000, 1.0000]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and axis.__class__ is int and -(2**30) < axis < 2**30 and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30:
        ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fake_quantize_per_channel_affine_op.table[ks](ks, input, scale, zero_point, axis, quant_min, quant_max)
    return fake_quantize_per_channel_affine_parser.call(*given(("input", "scale", "zero_point", "axis", "quant_min", "quant_max"), (input, scale, zero_point, axis, quant_min, quant_max), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


fake_quantize_per_channel_affine_cachemask_op = def_("aten::fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)")
fake_quantize_per_channel_affine_cachemask_return = return_type("fake_quantize_per_channel_affine_cachemask", ("output", "mask"))
fake_quantize_per_channel_affine_cachemask_parser = PythonArgParser("fake_quantize_per_channel_affine_cachemask", (fake_quantize_per_channel_affine_cachemask_op,))

def fake_quantize_per_channel_affine_cachemask(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, axis=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, *args, **kwargs):
    try:
        if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and axis.__class__ is int and -(2**30) < axis < 2**30 and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30:
            ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(fake_quantize_per_channel_affine_cachemask_return, fake_quantize_per_channel_affine_cachemask_op.table[ks](ks, input, scale, zero_point, axis, quant_min, quant_max))
        result = fake_quantize_per_channel_affine_cachemask_parser.call(*given(("input", "scale", "zero_point", "axis", "quant_min", "quant_max"), (input, scale, zero_point, axis, quant_min, quant_max), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
        return named(fake_quantize_per_channel_affine_cachemask_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


fake_quantize_per_channel_affine_cachemask_backward_op = def_("aten::fake_quantize_per_channel_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor")
fake_quantize_per_channel_affine_cachemask_backward_parser = PythonArgParser("fake_quantize_per_channel_affine_cachemask_backward", (fake_quantize_per_channel_affine_cachemask_backward_op,))

def fake_quantize_per_channel_affine_cachemask_backward(grad=NOT_GIVEN, mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(mask, TensorImpl):
        ks = grad.meta_.key_set | mask.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fake_quantize_per_channel_affine_cachemask_backward_op.table[ks](ks, grad, mask)
    return fake_quantize_per_channel_affine_cachemask_backward_parser.call(*given(("grad", "mask"), (grad, mask), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_fake_quantize_learnable_per_channel_affine_op = def_("aten::_fake_quantize_learnable_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, float grad_factor=1.0) -> Tensor")
_fake_quantize_learnable_per_channel_affine_parser = PythonArgParser("_fake_quantize_learnable_per_channel_affine", (_fake_quantize_learnable_per_channel_affine_op,))

def _fake_quantize_learnable_per_channel_affine(input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, axis=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, grad_factor=1.0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and axis.__class__ is int and -(2**30) < axis < 2**30 and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30 and (grad_factor.__class__ is float or (grad_factor.__class__ is int and -(2**30) < grad_factor < 2**30)):
        ks = input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _fake_quantize_learnable_per_channel_affine_op.table[ks](ks, input, scale, zero_point, axis, quant_min, quant_max, grad_factor if grad_factor.__class__ is float else float(grad_factor))
    return _fake_quantize_learnable_per_channel_affine_parser.call(*given(("input", "scale", "zero_point", "axis", "quant_min", "quant_max", "grad_factor"), (input, scale, zero_point, axis, quant_min, quant_max, grad_factor), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 1.0), args, kwargs), **kwargs)


_fake_quantize_learnable_per_channel_affine_backward_op = def_("aten::_fake_quantize_learnable_per_channel_affine_backward(Tensor grad, Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, float grad_factor=1.0) -> (Tensor, Tensor, Tensor)")
_fake_quantize_learnable_per_channel_affine_backward_parser = PythonArgParser("_fake_quantize_learnable_per_channel_affine_backward", (_fake_quantize_learnable_per_channel_affine_backward_op,))

def _fake_quantize_learnable_per_channel_affine_backward(grad=NOT_GIVEN, input=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, axis=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, grad_factor=1.0, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and axis.__class__ is int and -(2**30) < axis < 2**30 and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30 and (grad_factor.__class__ is float or (grad_factor.__class__ is int and -(2**30) < grad_factor < 2**30)):
        ks = grad.meta_.key_set | input.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _fake_quantize_learnable_per_channel_affine_backward_op.table[ks](ks, grad, input, scale, zero_point, axis, quant_min, quant_max, grad_factor if grad_factor.__class__ is float else float(grad_factor))
    return _fake_quantize_learnable_per_channel_affine_backward_parser.call(*given(("grad", "input", "scale", "zero_point", "axis", "quant_min", "quant_max", "grad_factor"), (grad, input, scale, zero_point, axis, quant_min, quant_max, grad_factor), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 1.0), args, kwargs), **kwargs)


fused_moving_avg_obs_fake_quant_op = def_("aten::fused_moving_avg_obs_fake_quant(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> Tensor")
fused_moving_avg_obs_fake_quant_parser = PythonArgParser("fused_moving_avg_obs_fake_quant", (fused_moving_avg_obs_fake_quant_op,))

def fused_moving_avg_obs_fake_quant(input=NOT_GIVEN, observer_on=NOT_GIVEN, fake_quant_on=NOT_GIVEN, running_min=NOT_GIVEN, running_max=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, averaging_const=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, ch_axis=NOT_GIVEN, per_row_fake_quant=False, symmetric_quant=False, *args, **kwargs):
    """fused_moving_avg_obs_fake_quant(input, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant=False, symmetric_quant=False) -> Tensor

    Moves a running range towards that of `input`, computes scale and zero point from it, and rounds as
    integers would.

    Args:
        input: float32 tensor of any shape.
        observer_on: Integer tensor of one element: whether the range moves.
        fake_quant_on: Integer tensor of one element: whether scale and zero point are computed, and numbers
            rounded.
        running_min: float32 tensor of one element, or of shape (channels,). It is written to; infinite before
            the first call.
        running_max: The same, for the largest numbers.
        scale: float32 tensor of the shape of a channel's numbers. It is written to.
        zero_point: Integer tensor of the same shape. It is written to.
        averaging_const: float, how much of the way to the range of `input` is gone.
        quant_min: int, the smallest integer.
        quant_max: int, the largest integer.
        ch_axis: int, the dimension of the channels, 0.
        per_row_fake_quant: bool, whether each channel has a range of its own. Tables without elements are
            then resized.
        symmetric_quant: bool, whether 0.0 lies in the middle of the range.
    Returns: float32 tensor of the same shape; a gradient passes where nothing was clamped.
    Raises: RuntimeError for another dtype, and for channels at another dimension than 0.
    Derivative: those of the operators that it calls.
    Journey: `fused_moving_avg_obs_fake_quant_op` (aten/ops/quantized.py), `fused_moving_avg_obs_fake_quant`
        (aten/native/quantized/cpu/fused_obs_fake_quant.py).
    Mirrors: aten/src/ATen/native/quantized/cpu/fused_obs_fake_quant.cpp

    >>> low, high, scale, zero_point = tt.tensor(0.0), tt.tensor(127.5), tt.ones(1), tt.zeros(1).int()
    >>> on, off = tt.tensor([1]), tt.tensor([0])
    >>> x = tt.tensor([0.6, 200.0])
    >>> tt.fused_moving_avg_obs_fake_quant(x, off, on, low, high, scale, zero_point, 0.01, 0, 255, 0)
    tensor([  0.5000, 127.5000])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(observer_on, TensorImpl) and isinstance(fake_quant_on, TensorImpl) and isinstance(running_min, TensorImpl) and isinstance(running_max, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and (averaging_const.__class__ is float or (averaging_const.__class__ is int and -(2**30) < averaging_const < 2**30)) and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30 and ch_axis.__class__ is int and -(2**30) < ch_axis < 2**30 and per_row_fake_quant.__class__ is bool and symmetric_quant.__class__ is bool:
        ks = input.meta_.key_set | observer_on.meta_.key_set | fake_quant_on.meta_.key_set | running_min.meta_.key_set | running_max.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fused_moving_avg_obs_fake_quant_op.table[ks](ks, input, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const if averaging_const.__class__ is float else float(averaging_const), quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant)
    return fused_moving_avg_obs_fake_quant_parser.call(*given(("input", "observer_on", "fake_quant_on", "running_min", "running_max", "scale", "zero_point", "averaging_const", "quant_min", "quant_max", "ch_axis", "per_row_fake_quant", "symmetric_quant"), (input, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False, False), args, kwargs), **kwargs)


_fused_moving_avg_obs_fq_helper_op = def_("aten::_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)")
_fused_moving_avg_obs_fq_helper_parser = PythonArgParser("_fused_moving_avg_obs_fq_helper", (_fused_moving_avg_obs_fq_helper_op,))

def _fused_moving_avg_obs_fq_helper(input=NOT_GIVEN, observer_on=NOT_GIVEN, fake_quant_on=NOT_GIVEN, running_min=NOT_GIVEN, running_max=NOT_GIVEN, scale=NOT_GIVEN, zero_point=NOT_GIVEN, averaging_const=NOT_GIVEN, quant_min=NOT_GIVEN, quant_max=NOT_GIVEN, ch_axis=NOT_GIVEN, per_row_fake_quant=False, symmetric_quant=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(observer_on, TensorImpl) and isinstance(fake_quant_on, TensorImpl) and isinstance(running_min, TensorImpl) and isinstance(running_max, TensorImpl) and isinstance(scale, TensorImpl) and isinstance(zero_point, TensorImpl) and (averaging_const.__class__ is float or (averaging_const.__class__ is int and -(2**30) < averaging_const < 2**30)) and quant_min.__class__ is int and -(2**30) < quant_min < 2**30 and quant_max.__class__ is int and -(2**30) < quant_max < 2**30 and ch_axis.__class__ is int and -(2**30) < ch_axis < 2**30 and per_row_fake_quant.__class__ is bool and symmetric_quant.__class__ is bool:
        ks = input.meta_.key_set | observer_on.meta_.key_set | fake_quant_on.meta_.key_set | running_min.meta_.key_set | running_max.meta_.key_set | scale.meta_.key_set | zero_point.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _fused_moving_avg_obs_fq_helper_op.table[ks](ks, input, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const if averaging_const.__class__ is float else float(averaging_const), quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant)
    return _fused_moving_avg_obs_fq_helper_parser.call(*given(("input", "observer_on", "fake_quant_on", "running_min", "running_max", "scale", "zero_point", "averaging_const", "quant_min", "quant_max", "ch_axis", "per_row_fake_quant", "symmetric_quant"), (input, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False, False), args, kwargs), **kwargs)
