"""Sums and products of quantized tensors, and of a quantized tensor with a number.

Two tensors are dequantized, joined and quantized with the scale that the caller gives. A number needs no such scale: adding
one moves the zero point, and multiplying by one changes the scale, as long as the integers stay in their range.

Mirrors aten/src/ATen/native/quantized/cpu/BinaryOps.cpp and qmatmul.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_partial_overlap
from tinytensor.aten.native.quantized.affine_quantizer import (
    dequantize_tensor,
    ints,
    less_zero_point,
    new_qtensor,
    quantize_tensor,
    quantize_val,
    quantizer_of,
    real_values,
    requantize_from_int,
    stored_as,
    stored_zero_point,
    suggested_format,
    with_quantizer,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.aten.native.quantized.cpu.implements import implement
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS
from tinytensor.aten.native.quantized.q_tensor import set_quantizer_
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.error import check
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_tensor
from tinytensor.c10.scalar_type import qint8, quint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _check_inputs(name: str, qa: Tensor, qb: Tensor) -> None:
    def is_per_tensor(q: Tensor) -> bool:
        return F.qscheme(q) is PerTensorAffineQuantizer.qscheme

    check(is_per_tensor(qa), lambda: f"Only per tensor quantization is supported in {name}.")
    if name == "Mul":  # in this order there
        check(qa.meta_.dtype is qb.meta_.dtype, "Mul operands should have same data type.")
    check(is_per_tensor(qb), lambda: f"Both inputs to {name} must have the same quantization scheme.")
    check(qa.meta_.dtype is qb.meta_.dtype, lambda: f"{name} operands should have same data type.")


def _computed(name: str, qa: Tensor, qb: Tensor, relu: bool, q: PerTensorAffineQuantizer) -> np.ndarray:
    """The integers of the result: a sum goes through real numbers, a product is one of integers."""
    infer_size(tuple(qa.meta_.sizes), tuple(qb.meta_.sizes))  # refuses what does not broadcast
    if name == "Add":
        total = view(real_values(qa)) + view(real_values(qb))
        return quantize_val(np.maximum(total, 0) if relu else total, q.scale, q.zero_point, q.dtype)
    a, b = np.float32(per_tensor(quantizer_of(qa)).scale), np.float32(per_tensor(quantizer_of(qb)).scale)
    with np.errstate(all="ignore"):
        product = less_zero_point(qa) * less_zero_point(qb)
        multiplier = a * b * (np.float32(1) / np.float32(q.scale))
    made = requantize_from_int(product, multiplier, q.zero_point, q.dtype)
    return np.maximum(made, stored_zero_point(q)) if relu else made


def _of_tensors(name: str, relu: bool) -> Callable[..., Tensor]:
    def kernel(qa: Tensor, qb: Tensor, scale: float, zero_point: int) -> Tensor:
        _check_inputs(name, qa, qb)
        quantizer = PerTensorAffineQuantizer(qa.meta_.dtype, scale, zero_point)
        made = _computed(name, qa, qb, relu, quantizer)
        if made.shape == tuple(qa.meta_.sizes):
            return stored_as(made, quantizer, suggested_format(qa))
        # Of other sizes than the first tensor's, the result lies in memory as a sum of the integers does.
        stored = F.add(ints(qa), ints(qb))
        view(stored)[...] = made
        return with_quantizer(stored, quantizer)

    return kernel


def _of_tensors_out(name: str, relu: bool) -> Callable[..., Tensor]:
    def kernel(qa: Tensor, qb: Tensor, out: Tensor) -> Tensor:
        _check_inputs(name, qa, qb)
        if name == "Add":
            _check_inputs(name, qa, out)
        quantizer = per_tensor(quantizer_of(out))
        _check_memory(out, qa, qb)
        return _stored_in(out, _computed(name, qa, qb, relu, quantizer), quantizer)

    return kernel


def _check_memory(out: Tensor, *inputs: Tensor) -> None:
    """RuntimeError where writing would reach a place twice, or change an input that is still to be read."""
    assert_no_internal_overlap(out.meta_)
    for t in inputs:
        assert_no_partial_overlap(out, t)


def _stored_in(out: Tensor, made: np.ndarray, quantizer: PerTensorAffineQuantizer) -> Tensor:
    """Integers into `out`, which gets their sizes and this quantizer."""
    set_quantizer_(out, quantizer)
    resize_output(out, made.shape)
    view(ints(out))[...] = made
    return out


# ==== with a number ===================================================================================================


def _check_one_scale(name: str, qa: Tensor) -> None:
    check(
        isinstance(quantizer_of(qa), PerTensorAffineQuantizer),
        lambda: f"Only per tensor quantization is supported in {name}.",
    )


def _empty_like(qa: Tensor) -> Tensor:
    return new_qtensor(tuple(qa.meta_.sizes), quantizer_of(qa), suggested_format(qa), qa.meta_.device)


def add_scalar(qa: Tensor, b: float, relu: bool = False) -> Tensor:
    _check_one_scale("Add", qa)
    return add_scalar_out(_empty_like(qa), qa, b, relu)


def add_scalar_out(out: Tensor, qa: Tensor, b: float, relu: bool) -> Tensor:
    """The integers stay, and the zero point moves. Where it would leave the range, the scale grows as well."""
    q = per_tensor(quantizer_of(qa))
    least, most = LIMITS[q.dtype]
    with np.errstate(all="ignore"):
        steps = np.rint(np.float64(b) / np.float64(q.scale))
    shift = int(steps) if abs(steps) < 2.0**63 else -(2**63)
    moved = _int64(q.zero_point - shift)
    if least <= moved <= most:
        copy_quantized_(out, qa, False)
        set_quantizer_(out, PerTensorAffineQuantizer(q.dtype, q.scale, moved))
        return F.relu_(out) if relu else out
    room = float(most) - least
    grown = (float(most) - moved if moved < least else float(moved) - least) / room * q.scale
    quantizer = PerTensorAffineQuantizer(q.dtype, grown, least if moved < least else most)
    check(-(2**31) <= shift < 2**31, "value cannot be converted to type int without overflow")
    # Integers on the new scale, each from an integer on the old one; of an input that is the output the new one counts.
    set_quantizer_(out, quantizer)
    _check_memory(out, qa)
    with np.errstate(all="ignore"):
        multiplier = np.float32(per_tensor(quantizer_of(qa)).scale) * (np.float32(1) / np.float32(grown))
        shifted = less_zero_point(qa) + np.int32(shift)
    made = requantize_from_int(shifted, multiplier, quantizer.zero_point, q.dtype)
    if relu:
        made = np.maximum(made, quantizer.zero_point)
    return _stored_in(out, made, quantizer)


def _int64(value: int) -> int:
    """Cut to 64 bits."""
    return (value + 2**63) % 2**64 - 2**63


def mul_scalar(qa: Tensor, b: float, relu: bool = False) -> Tensor:
    _check_one_scale("Mul", qa)
    return mul_scalar_out(_empty_like(qa), qa, b, relu)


def mul_scalar_out(out: Tensor, qa: Tensor, b: float, relu: bool) -> Tensor:
    """The integers stay and the scale changes; a negative factor turns the integers round."""
    q = per_tensor(quantizer_of(qa))
    least, most = LIMITS[q.dtype]
    if b > 0:
        copy_quantized_(out, qa, False)
        set_quantizer_(out, PerTensorAffineQuantizer(q.dtype, float(b) * q.scale, q.zero_point))
        return F.relu_(out) if relu else out
    _check_memory(out, qa)
    if b == 0:
        return _stored_in(out, np.zeros_like(view(ints(qa))), PerTensorAffineQuantizer(q.dtype, 1.0, 0))
    quantizer = PerTensorAffineQuantizer(q.dtype, abs(float(b)) * q.scale, most - (q.zero_point - least))
    # most + least - q, in two's complement as without sign
    _stored_in(out, np.invert(view(ints(qa))), quantizer)
    return F.relu_(out) if relu else out


def _with_number(
    words: str, function: Callable[..., Tensor], into: Callable[..., Tensor], relu: bool
) -> tuple[Any, ...]:
    """The kernels of (tensor, number), (number, tensor), and of (tensor, number, out)."""

    def of_number(qa: Tensor, b: float) -> Tensor:
        return function(qa, b, relu)

    def turned(b: float, qa: Tensor) -> Tensor:
        return function(qa, b, relu)

    def of_number_out(qa: Tensor, b: float, out: Tensor) -> Tensor:
        _check_inputs(words, qa, out)
        return into(out, qa, b, relu)

    def of_tensor(qa: Tensor, b: Tensor) -> Tensor:
        return function(qa, float(F.item(b)), relu)

    def of_tensor_out(qa: Tensor, b: Tensor, out: Tensor) -> Tensor:
        return of_number_out(qa, float(F.item(b)), out)

    return of_number, turned, of_number_out, of_tensor, of_tensor_out


for _name, _words, _function, _into in (
    ("add", "Add", add_scalar, add_scalar_out),
    ("mul", "Mul", mul_scalar, mul_scalar_out),
):
    for _suffix, _relu in (("", False), ("_relu", True)):
        _op, _scalar = _name + _suffix, f"{_name}_scalar{_suffix}"
        implement(_op, _of_tensors(_words, _relu))
        implement(f"{_op}.out", _of_tensors_out(_words, _relu))
        implement(f"{_op}_out", _of_tensors_out(_words, _relu))
        _number, _turned, _number_out, _tensor, _tensor_out = _with_number(_words, _function, _into, _relu)
        implement(f"{_op}.Scalar", _number)
        implement(f"{_op}.Scalar2", _turned)
        implement(f"{_op}.Scalar_out", _number_out)
        implement(_scalar, _number)
        implement(f"{_scalar}.Tensor", _tensor)
        implement(f"{_scalar}_out", _number_out)
        implement(f"{_scalar}_out.Tensor", _tensor_out)


def matmul(qa: Tensor, qb: Tensor, scale: float, zero_point: int) -> Tensor:
    """Products over real numbers: of integers it would need as much care as `linear`, and nobody packs its factors."""
    check(qa.meta_.dtype in (qint8, quint8), "MatMul operands should use QInt8 or QUInt8 data types.")
    check(qa.meta_.dtype is qb.meta_.dtype, "MatMul operands should have same data type.")
    check(
        isinstance(quantizer_of(qa), PerTensorAffineQuantizer),
        "Only per-tensor quantization is supported in Matmul.",
    )
    check(
        F.qscheme(qa) is F.qscheme(qb),
        "Both inputs to Matmul must have the same quantization scheme.",
    )
    real = F.matmul(dequantize_tensor(qa), dequantize_tensor(qb))
    return quantize_tensor(real, PerTensorAffineQuantizer(qa.meta_.dtype, scale, zero_point))


implement("matmul", matmul)
