"""Sums and products of quantized tensors, and of a quantized tensor with a number.

Two tensors are dequantized, joined and quantized with the scale that the caller gives. A number needs no such scale: adding
one moves the zero point, and multiplying by one changes the scale, as long as the integers stay in their range.

Mirrors aten/src/ATen/native/quantized/cpu/BinaryOps.cpp and qmatmul.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    dequantize_tensor,
    in_suggested_format,
    ints,
    quantize_tensor,
    quantizer_of,
    with_quantizer,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.aten.native.quantized.cpu.implements import implement
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS
from tinytensor.aten.native.quantized.q_tensor import set_quantizer_
from tinytensor.c10.error import check
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_tensor
from tinytensor.c10.scalar_type import float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _check_inputs(name: str, qa: Tensor, qb: Tensor) -> None:
    def is_per_tensor(q: Tensor) -> bool:
        return F.qscheme(q) is PerTensorAffineQuantizer.qscheme

    check(is_per_tensor(qa), lambda: f"Only per tensor quantization is supported in {name}.")
    if name == "Mul":  # in this order there
        check(qa.meta.dtype is qb.meta.dtype, "Mul operands should have same data type.")
    check(is_per_tensor(qb), lambda: f"Both inputs to {name} must have the same quantization scheme.")
    check(qa.meta.dtype is qb.meta.dtype, lambda: f"{name} operands should have same data type.")


def _joined(name: str, qa: Tensor, qb: Tensor, relu: bool) -> Tensor:
    """The real numbers of the result."""
    _check_inputs(name, qa, qb)
    real = (F.add if name == "Add" else F.mul)(dequantize_tensor(qa), dequantize_tensor(qb))
    return F.relu(real) if relu else real


def _of_tensors(name: str, relu: bool) -> Callable[..., Tensor]:
    def kernel(qa: Tensor, qb: Tensor, scale: float, zero_point: int) -> Tensor:
        real = _joined(name, qa, qb, relu)
        return quantize_tensor(real, PerTensorAffineQuantizer(qa.meta.dtype, scale, zero_point))

    return kernel


def _of_tensors_out(name: str, relu: bool) -> Callable[..., Tensor]:
    def kernel(qa: Tensor, qb: Tensor, out: Tensor) -> Tensor:
        real = _joined(name, qa, qb, relu)
        return copy_quantized_(out, quantize_tensor(real, per_tensor(quantizer_of(out))), False)

    return kernel


# ==== with a number ===================================================================================================


def add_scalar(qa: Tensor, b: float, relu: bool = False) -> Tensor:
    """The integers stay, and the zero point moves. Where it would leave the range, the scale grows as well."""
    q = per_tensor(quantizer_of(qa))
    least, most = LIMITS[q.dtype]
    shift = int(np.rint(float(b) / q.scale))
    moved = q.zero_point - shift
    if moved < least:
        quantizer = PerTensorAffineQuantizer(q.dtype, (float(most) - moved) / (float(most) - least) * q.scale, least)
    elif moved > most:
        quantizer = PerTensorAffineQuantizer(q.dtype, (float(moved) - least) / (float(most) - least) * q.scale, most)
    else:
        out = F.clone(in_suggested_format(qa))
        set_quantizer_(out, PerTensorAffineQuantizer(q.dtype, q.scale, moved))
        return F.relu_(out) if relu else out
    # Integers on the new scale, each from an integer on the old one.
    multiplier = q.scale * float(np.float32(1.0 / quantizer.scale))
    shifted = F.add(F.sub(F.to(ints(in_suggested_format(qa)), float64), q.zero_point), shift)
    moved_ints = F.clamp(F.add(F.round(F.mul(shifted, multiplier)), quantizer.zero_point), least, most)
    if relu:
        moved_ints = F.clamp(moved_ints, quantizer.zero_point, None)
    return with_quantizer(F.to(moved_ints, q.dtype.underlying), quantizer)


def mul_scalar(qa: Tensor, b: float, relu: bool = False) -> Tensor:
    """The integers stay and the scale changes; a negative factor turns the integers round."""
    q = per_tensor(quantizer_of(qa))
    least, most = LIMITS[q.dtype]
    stored = F.clone(ints(in_suggested_format(qa)))
    if b == 0:
        quantizer = PerTensorAffineQuantizer(q.dtype, 1.0, 0)
        F.zero_(stored)
    elif b > 0:
        quantizer = PerTensorAffineQuantizer(q.dtype, float(b) * q.scale, q.zero_point)
    else:
        quantizer = PerTensorAffineQuantizer(q.dtype, abs(float(b)) * q.scale, most - (q.zero_point - least))
        stored = F.bitwise_not(stored)  # most + least - q, in two's complement as without sign
    out = with_quantizer(stored, quantizer)
    return F.relu_(out) if relu else out


def _with_number(function: Callable[..., Tensor], relu: bool) -> tuple[Callable[..., Tensor], ...]:
    """The kernels of (tensor, number), (number, tensor), and of (tensor, number, out)."""

    def of_number(qa: Tensor, b: float) -> Tensor:
        return function(qa, b, relu)

    def turned(b: float, qa: Tensor) -> Tensor:
        return function(qa, b, relu)

    def of_number_out(qa: Tensor, b: float, out: Tensor) -> Tensor:
        return copy_quantized_(out, function(qa, b, relu), False)

    def of_tensor(qa: Tensor, b: Tensor) -> Tensor:
        return function(qa, float(F.item(b)), relu)

    def of_tensor_out(qa: Tensor, b: Tensor, out: Tensor) -> Tensor:
        return copy_quantized_(out, function(qa, float(F.item(b)), relu), False)

    return of_number, turned, of_number_out, of_tensor, of_tensor_out


for _name, _words, _function in (("add", "Add", add_scalar), ("mul", "Mul", mul_scalar)):
    for _suffix, _relu in (("", False), ("_relu", True)):
        _op, _scalar = _name + _suffix, f"{_name}_scalar{_suffix}"
        implement(_op, _of_tensors(_words, _relu))
        implement(f"{_op}.out", _of_tensors_out(_words, _relu))
        implement(f"{_op}_out", _of_tensors_out(_words, _relu))
        _number, _turned, _number_out, _tensor, _tensor_out = _with_number(_function, _relu)
        implement(f"{_op}.Scalar", _number)
        implement(f"{_op}.Scalar2", _turned)
        implement(f"{_op}.Scalar_out", _number_out)
        implement(_scalar, _number)
        implement(f"{_scalar}.Tensor", _tensor)
        implement(f"{_scalar}_out", _number_out)
        implement(f"{_scalar}_out.Tensor", _tensor_out)


def matmul(qa: Tensor, qb: Tensor, scale: float, zero_point: int) -> Tensor:
    """Products over real numbers: of integers it would need as much care as `linear`, and nobody packs its factors."""
    check(
        qa.meta.dim == qb.meta.dim,
        lambda: f"MatMul operands should have the same dimensionality. ({qa.meta.dim} and {qb.meta.dim} provided)",
    )
    real = F.matmul(dequantize_tensor(qa), dequantize_tensor(qb))
    return quantize_tensor(real, PerTensorAffineQuantizer(qa.meta.dtype, scale, zero_point))


implement("matmul", matmul)
