"""`quantized::linear`: numbers of 8 bits times weights of 8 bits, and the same with an input that is quantized on the way.

Mirrors aten/src/ATen/native/quantized/cpu/qlinear.cpp, qlinear_prepack.cpp and qlinear_dynamic.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import ints, new_qtensor, quantizer_of, relabelled, tables
from tinytensor.aten.native.quantized.cpu.implements import implements
from tinytensor.aten.native.quantized.cpu.integer_gemm import (
    Finish,
    compiled,
    integer_gemm,
    reference_gemm,
    segments_of_matrix,
    taps_of_matrix,
    whole,
)
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS, in_32_bits
from tinytensor.aten.native.quantized.packed_params import LinearPackedParams
from tinytensor.aten.native.quantized.q_tensor import choose_quantization_params
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.error import check
from tinytensor.c10.quantizer import PerChannelAffineQuantizer, PerTensorAffineQuantizer, per_tensor
from tinytensor.c10.scalar_type import float32, qint8, quint8
from tinytensor.c10.storage import address_of
from tinytensor.c10.tensor_impl import data_ptr

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== packing =========================================================================================================


def scales_and_zero_points(weight: Tensor, axis: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """For each output channel a scale (float32) and a zero point (int64)."""
    q = quantizer_of(weight)
    channels = weight.meta_.sizes[axis]
    if isinstance(q, PerChannelAffineQuantizer):
        scales, zero_points = tables(q)
        return scales.astype(np.float32), zero_points
    return np.full(channels, q.scale, np.float32), np.full(channels, q.zero_point, np.int64)


def as_packed(weight: Tensor) -> Tensor:
    """The weight as unpacking gives it back: its scale has become a float32."""
    q = quantizer_of(weight)
    if isinstance(q, PerTensorAffineQuantizer):
        return relabelled(weight, PerTensorAffineQuantizer(q.dtype, float(np.float32(q.scale)), q.zero_point))
    return weight


@implements("linear_prepack")
def linear_prepack(weight: Tensor, bias: Tensor | None) -> LinearPackedParams:
    check(
        weight.meta_.dim == 2,
        "The weight tensor for quantized::linear_prepack (fbgemm) should be 2-dimensional.",
    )
    check(weight.meta_.dtype is qint8, lambda: f"expected scalar type QInt8 but found {weight.meta_.dtype.cpp_name}")
    weight = F.contiguous(weight)
    columns = weight.meta_.sizes[0]
    if bias is not None:
        check(bias.meta_.dim == 1, "bias should be a vector (1D Tensor)")
        check(bias.meta_.sizes[0] == columns, lambda: f"bias should have N elements: {columns}")
        bias = F.contiguous(bias)
    scales, zero_points = scales_and_zero_points(weight)
    wide = view(ints(weight)).astype(np.int16) - zero_points[:, None].astype(np.int16)
    return LinearPackedParams(as_packed(weight), bias, np.ascontiguousarray(wide), scales)


@implements("linear_unpack", key=DispatchKey.CompositeImplicitAutograd)
def linear_unpack(packed: LinearPackedParams) -> tuple[Tensor, Tensor | None]:
    return packed.unpack()


# ==== an input of integers ============================================================================================


def _apply(x: Tensor, packed: LinearPackedParams, scale: float, zero_point: int, relu: bool) -> Tensor:
    check(x.meta_.dtype is quint8, lambda: f"Expected input data type QUInt8 but got {x.meta_.dtype.cpp_name}")
    check(x.meta_.dim >= 2, "The dimension of input tensor should be larger than or equal to 2")
    depth = x.meta_.sizes[-1]
    check(depth == packed.wide.shape[1], lambda: f"The number of rows in the packB should be equal to K: {depth}")
    q = per_tensor(quantizer_of(x))
    columns = len(packed.wide)
    quantizer = PerTensorAffineQuantizer(quint8, scale, zero_point)
    out = new_qtensor((*x.meta_.sizes[:-1], columns), quantizer, device=x.meta_.device)
    zero_point, least = as_added(zero_point, relu)
    most = LIMITS[quint8][1]
    finish = packed.finish(q.scale, q.zero_point, bias_of(packed.bias, columns), scale, zero_point, least, most)
    _multiply(view(ints(F.contiguous(x))).reshape(-1, depth), q.zero_point, packed, out, "uint8", finish)
    return out


def as_added(zero_point: int, relu: bool) -> tuple[int, int]:
    """What FBGEMM adds to its results, cut to 16 bits, and the least of them: of relu the zero point, cut to 8."""
    return (zero_point + 2**15) % 2**16 - 2**15, zero_point % 256 if relu else 0


def bias_of(bias: Tensor | None, columns: int) -> np.ndarray:
    return np.zeros(columns, np.float32) if bias is None else view(bias).astype(np.float32)


def _multiply(
    x: np.ndarray, zero_point: int, packed: LinearPackedParams, out: Tensor, result: str, finish: Finish
) -> None:
    """out = finish(x @ weights), for uint8 of shape (rows, depth)."""
    (rows, depth), columns = x.shape, len(packed.wide)
    if not rows or not columns:
        return
    if not compiled():
        wide = x.astype(np.int16) - np.int16(zero_point)
        stored = view(ints(out) if out.meta_.dtype.is_quantized else out)
        reference_gemm(wide, packed.wide, stored.reshape(rows, columns), finish)
        return
    address = x.__array_interface__["data"][0]
    step = whole(depth, 4)
    if step != depth or address % 4:
        padded = np.zeros((rows, step), np.uint8)  # what stands after the last number meets weights of 0
        padded[:, :depth] = x
        x, address = padded, address_of(padded)
    panels = packed.panels
    integer_gemm(
        address, step, step, segments_of_matrix(rows, step, columns), taps_of_matrix(panels.pieces), panels, data_ptr(out),
        result, columns, finish,
    )  # fmt: skip


@implements("linear")
def linear(x: Tensor, packed: LinearPackedParams, scale: float, zero_point: int) -> Tensor:
    return _apply(x, packed, scale, zero_point, relu=False)


@implements("linear_relu")
def linear_relu(x: Tensor, packed: LinearPackedParams, scale: float, zero_point: int) -> Tensor:
    return _apply(x, packed, scale, zero_point, relu=True)


# ==== an input of real numbers ========================================================================================


def quantized_input(x: Tensor, reduce_range: bool) -> tuple[np.ndarray, float, int]:
    """Real numbers as integers on a scale that their range asks for, with that scale and its zero point."""
    check(x.meta_.dtype is float32, lambda: f"expected scalar type Float but found {x.meta_.dtype.cpp_name}")
    real = view(F.detach(F.contiguous(x)))
    low, high = (float(real.min()), float(real.max())) if real.size else (0.0, 0.0)
    most = 127 if reduce_range else 255
    scale, zero_point = choose_quantization_params(low, high, 0, most)
    inverse = np.float32(1) / np.float32(scale)
    stored = np.clip(np.rint(real * inverse + np.float32(zero_point)), 0, 255)
    return stored.astype(np.uint8), scale, zero_point


def _apply_dynamic(x: Tensor, packed: LinearPackedParams, reduce_range: bool, relu: bool) -> Tensor:
    check(x.meta_.dim >= 2, "The dimension of input tensor should be larger than or equal to 2")
    depth = x.meta_.sizes[-1]
    check(depth == packed.wide.shape[1], lambda: f"The number of rows in the packB should be equal to K: {depth}")
    stored, scale, zero_point = quantized_input(x, reduce_range)
    return _to_floats(x, stored.reshape(-1, depth), packed, scale, zero_point, relu)


def _to_floats(
    x: Tensor, stored: np.ndarray, packed: LinearPackedParams, scale: float, zero_point: int, relu: bool
) -> Tensor:
    columns = len(packed.wide)
    out = F.empty((*x.meta_.sizes[:-1], columns), dtype=float32)
    lowest = 0.0 if relu else -float("inf")
    finish = packed.finish(scale, zero_point, bias_of(packed.bias, columns), None, 0, lowest, 0.0)
    _multiply(stored, zero_point, packed, out, "float32", finish)
    return out


@implements("linear_dynamic", key=DispatchKey.CPU)
def linear_dynamic(x: Tensor, packed: LinearPackedParams, reduce_range: bool) -> Tensor:
    return _apply_dynamic(x, packed, reduce_range, relu=False)


@implements("linear_relu_dynamic", key=DispatchKey.CPU)
def linear_relu_dynamic(x: Tensor, packed: LinearPackedParams, reduce_range: bool) -> Tensor:
    return _apply_dynamic(x, packed, reduce_range, relu=True)


def _with_given_scale(x: Tensor, scale: float, zero_point: int, packed: LinearPackedParams, relu: bool) -> Tensor:
    check(x.meta_.dim >= 2, "The dimension of input tensor should be larger than or equal to 2")
    depth = x.meta_.sizes[-1]
    check(depth == packed.wide.shape[1], lambda: f"The number of rows in the packB should be equal to K: {depth}")
    check(x.meta_.dtype is float32, lambda: f"expected scalar type Float but found {x.meta_.dtype.cpp_name}")
    real = view(F.detach(F.contiguous(x))).reshape(-1, depth)
    zero_point = in_32_bits(zero_point)
    check(np.float32(scale) != 0, "scale cannot be zero")
    with np.errstate(all="ignore"):
        inverse = np.float32(1) / np.float32(scale)
        check(not np.isinf(inverse), "scale's reciprocal cannot be infinity")
        stored = np.clip(np.rint(real * inverse + np.float32(zero_point)), 0, 255).astype(np.uint8)
    return _to_floats(x, stored, packed, scale, zero_point, relu)


@implements("linear_with_input_q_dq_qweight_dq_output_fp32", key=DispatchKey.CPU)
def linear_with_input_q_dq_qweight_dq_output_fp32(
    x: Tensor, scale: float, zero_point: int, packed: LinearPackedParams
) -> Tensor:
    return _with_given_scale(x, scale, zero_point, packed, relu=False)


@implements("linear_with_input_q_dq_qweight_dq_relu_output_fp32", key=DispatchKey.CPU)
def linear_with_input_q_dq_qweight_dq_relu_output_fp32(
    x: Tensor, scale: float, zero_point: int, packed: LinearPackedParams
) -> Tensor:
    return _with_given_scale(x, scale, zero_point, packed, relu=True)
