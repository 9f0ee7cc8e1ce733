"""Pooling, upsampling and normalization of quantized images.

Mirrors Pooling.cpp, AveragePool2d.cpp, AveragePool3d.cpp, AdaptiveAveragePooling.cpp, UpSampleNearest2d.cpp,
UpSampleBilinear2d.cpp, UpSampleNearest3d.cpp and Normalization.cpp in aten/src/ATen/native/quantized/cpu.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    dequantize_tensor,
    ints,
    like,
    quantize_tensor,
    quantizer_of,
    suggested_format,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_tensor
from tinytensor.c10.scalar_type import float32, float64, qint32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _on_integers(self: Tensor, function: Callable[..., Tensor], *args: Any) -> Tensor:
    """`function` of the integers as floats wide enough for them, back as integers."""
    wide = float64 if self.meta.dtype is qint32 else float32
    made = function(F.to(ints(self), wide), *args)
    return like(self, F.to(made, self.meta.dtype.underlying))


def _averaged(self: Tensor, function: Callable[..., Tensor], *args: Any) -> Tensor:
    """`function`, a mean, of integers less their zero point: rounded, shifted back, clamped. What pads counts as 0."""
    q = per_tensor(quantizer_of(self))
    least, most = LIMITS[q.dtype]
    real = function(F.sub(F.to(ints(self), float32), q.zero_point), *args)
    shifted = F.clamp(F.add(F.round(real), q.zero_point), least, most)
    return like(self, F.to(shifted, q.dtype.underlying))


# ==== largest =========================================================================================================


def _pool_sizes(kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, n: int) -> tuple[Ints, ...]:
    def full(values: Ints) -> Ints:
        return values * n if len(values) == 1 else values

    kernel = full(kernel_size)
    return kernel, full(stride) if stride else kernel, full(padding), full(dilation)


def _check_max_pool(self: Tensor, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool) -> None:
    check(all(k > 0 for k in kernel), "kernel_size should be greater than zero.")
    check(all(s > 0 for s in stride), "strides should be greater than zero.")
    check(all(d > 0 for d in dilation), "dilation should be greater than zero.")
    check(
        all(p >= 0 and p <= k // 2 for p, k in zip(padding, kernel, strict=True)),
        "padding should be smaller than half of kernel_size.",
    )
    sizes = tuple(self.meta.sizes)
    out = tuple(
        _output_size(n, k, s, p, d, ceil_mode)
        for n, k, s, p, d in zip(sizes[-len(kernel) :], kernel, stride, padding, dilation, strict=True)
    )
    spatial = "x".join(str(n) for n in sizes[-len(kernel) - 1 :])
    made = "x".join(str(n) for n in (sizes[-len(kernel) - 1], *out))
    check(
        all(n > 0 for n in out),
        lambda: f"Given input size: ({spatial}). Calculated output size: ({made}). Output size is too small.",
    )


def _output_size(n: int, kernel: int, stride: int, pad: int, dilation: int, ceil_mode: bool) -> int:
    reach = n + 2 * pad - dilation * (kernel - 1) - 1 + (stride - 1 if ceil_mode else 0)
    size = reach // stride + 1
    return size - 1 if ceil_mode and (size - 1) * stride >= n + pad else size


def quantized_max_pool2d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    """The largest integer stands for the largest number."""
    kernel, step, pad, apart = _pool_sizes(kernel_size, stride, padding, dilation, 2)
    _check_max_pool(self, kernel, step, pad, apart, ceil_mode)
    return _on_integers(self, F.max_pool2d, kernel, step, pad, apart, ceil_mode)


def quantized_max_pool1d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    args = _pool_sizes(kernel_size, stride, padding, dilation, 1)
    return _on_integers(self, F.max_pool1d, *args, ceil_mode)


def quantized_max_pool3d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    args = _pool_sizes(kernel_size, stride, padding, dilation, 3)
    return _on_integers(self, F.max_pool3d, *args, ceil_mode)


# ==== means ===========================================================================================================


def avg_pool2d_quantized_cpu(
    self: Tensor,
    kernel_size: Ints,
    stride: Ints,
    padding: Ints,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:
    return _averaged(self, F.avg_pool2d, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def avg_pool3d_quantized_cpu(
    self: Tensor,
    kernel_size: Ints,
    stride: Ints,
    padding: Ints,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:
    return _averaged(self, F.avg_pool3d, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def adaptive_avg_pool2d_quantized_cpu(self: Tensor, output_size: Ints) -> Tensor:
    return _averaged(self, F._adaptive_avg_pool2d, output_size)


def adaptive_avg_pool3d_quantized_cpu(self: Tensor, output_size: Ints) -> Tensor:
    return _averaged(self, F._adaptive_avg_pool3d, output_size)


def adaptive_avg_pool3d_out_quantized_cpu(self: Tensor, output_size: Ints, out: Tensor) -> Tensor:
    return copy_quantized_(out, adaptive_avg_pool3d_quantized_cpu(self, output_size), False)


# ==== other sizes =====================================================================================================


def upsample_nearest2d_quantized_cpu(
    self: Tensor, output_size: Ints, scales_h: float | None, scales_w: float | None
) -> Tensor:
    return _on_integers(self, F.upsample_nearest2d, output_size, scales_h, scales_w)


def _upsample_nearest_exact2d_quantized_cpu(
    self: Tensor, output_size: Ints, scales_h: float | None, scales_w: float | None
) -> Tensor:
    return _on_integers(self, F._upsample_nearest_exact2d, output_size, scales_h, scales_w)


def upsample_nearest3d_quantized_cpu(
    self: Tensor, output_size: Ints, scales_d: float | None, scales_h: float | None, scales_w: float | None
) -> Tensor:
    return _on_integers(self, F.upsample_nearest3d, output_size, scales_d, scales_h, scales_w)


def _upsample_nearest_exact3d_quantized_cpu(
    self: Tensor, output_size: Ints, scales_d: float | None, scales_h: float | None, scales_w: float | None
) -> Tensor:
    return _on_integers(self, F._upsample_nearest_exact3d, output_size, scales_d, scales_h, scales_w)


def upsample_bilinear2d_quantized_cpu(
    self: Tensor, output_size: Ints, align_corners: bool, scales_h: float | None, scales_w: float | None
) -> Tensor:
    return _averaged(self, F.upsample_bilinear2d, output_size, align_corners, scales_h, scales_w)


def grid_sampler_2d_quantized_cpu(
    self: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    real = F.grid_sampler_2d(dequantize_tensor(self), grid, interpolation_mode, padding_mode, align_corners)
    return quantize_tensor(real, per_tensor(quantizer_of(self)))


# ==== normalization ===================================================================================================


def quantized_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    mean: Tensor,
    var: Tensor,
    eps: float,
    output_scale: float,
    output_zero_point: int,
    relu: bool = False,
) -> Tensor:
    """With the statistics that are given, and a scale for the result."""
    check(weight is not None, "Weight must be provided")
    check(bias is not None, "Bias must be provided")
    if not input.meta.numel:
        return F.clone(input)
    # One factor and one shift a channel, applied once to each number.
    assert weight is not None and bias is not None
    factor = F.div(weight, F.sqrt(F.add(var, eps)))
    shape = (1, -1, *(1,) * (input.meta.dim - 2))
    shift = F.view(F.sub(bias, F.mul(mean, factor)), shape)
    real = F.add(F.mul(dequantize_tensor(input), F.view(factor, shape)), shift)
    quantizer = PerTensorAffineQuantizer(input.meta.dtype, output_scale, output_zero_point)
    return quantize_tensor(F.relu(real) if relu else real, quantizer, suggested_format(input))
