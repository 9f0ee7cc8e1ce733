"""Pooling, upsampling and normalization of quantized images.

Mirrors Pooling.cpp, AveragePool2d.cpp, AveragePool3d.cpp, AdaptiveAveragePooling.cpp, UpSampleNearest2d.cpp,
UpSampleBilinear2d.cpp, UpSampleNearest3d.cpp and Normalization.cpp in aten/src/ATen/native/quantized/cpu.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.pooling.dilated_max_pool2d import check_max_pool1d
from tinytensor.aten.native.nn.pooling.pool_windows import pooling_output_shape as _output_size
from tinytensor.aten.native.quantized.affine_quantizer import (
    dequantize_tensor,
    in_64_bits,
    ints,
    like,
    new_qtensor,
    quantize_tensor,
    quantize_val,
    quantizer_of,
    stored_as,
    suggested_format,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS, OF_NAN
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import is_contiguous_in
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat, channels_last, channels_last_3d, contiguous_format
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import PerChannelAffineFloatQParamsQuantizer, PerTensorAffineQuantizer, per_tensor
from tinytensor.c10.scalar_type import float32, float64, qint32, quint8
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _on_integers(self: Tensor, function: Callable[..., Tensor], *args: Any) -> Tensor:
    """`function` of the integers as floats wide enough for them, back as integers."""
    wide = float64 if self.meta_.dtype is qint32 else float32
    made = function(F.to(ints(self), wide), *args)  # its checks of sizes come first
    per_tensor(quantizer_of(self))
    return like(self, F.to(made, self.meta_.dtype.underlying))


# ==== geometry ========================================================================================================


def _full(values: Ints, n: int) -> Ints:
    """One number for each dimension."""
    return tuple(values) * n if len(values) == 1 else tuple(values)


def _is_channels_last(self: Tensor, n: int) -> bool:
    """Whether PyTorch takes its kernels for images of n dimensions whose channels lie side by side."""
    m = self.meta_
    return m.dim == n + 2 and is_contiguous_in(m, channels_last if n == 2 else channels_last_3d)


def _format_of_result(self: Tensor, n: int) -> MemoryFormat:
    return suggested_format(self) if _is_channels_last(self, n) or n == 3 else contiguous_format


# ==== largest =========================================================================================================


def _quantized_max_pool(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool, n: int
) -> Tensor:
    """The largest integer stands for the largest number. The last n dimensions are pooled."""
    kernel, pad, apart = _full(kernel_size, n), _full(padding, n), _full(dilation, n)
    step = _full(stride, n) if stride else kernel
    check(all(k > 0 for k in kernel), "kernel_size should be greater than zero.")
    check(all(s > 0 for s in step), "strides should be greater than zero.")
    sizes = tuple(self.meta_.sizes)
    ranks = (3, 4) if n == 2 else (5,)
    check(len(sizes) in ranks, f"Expecting the input tensor of rank {' or '.join(str(r) for r in ranks)}.")
    seen = sizes[-n - 1 :]
    check(all(size > 0 for size in seen), "input dimensions must be non-zero.")
    check(
        all(k // 2 >= p for k, p in zip(kernel, pad, strict=True)),
        "padding should be smaller than half of kernel_size.",
    )
    made = tuple(
        _output_size(size, k, p, s, d, ceil_mode)
        for size, k, s, p, d in zip(seen[1:], kernel, step, pad, apart, strict=True)
    )
    between = ("x",) if n == 2 else ("t", "x")  # the channels of a volume are told from its times so

    def said(values: Ints) -> str:
        return between[0].join((str(values[0]), "x".join(str(v) for v in values[1:])))

    check(
        all(size > 0 for size in made),
        lambda: (
            f"Given input size: ({said(seen)}). Calculated output size: ({said((seen[0], *made))}). "
            "Output size is too small."
        ),
    )
    q = per_tensor(quantizer_of(self))
    out = new_qtensor((*sizes[:-n], *made), q, _format_of_result(self, n))
    if out.meta_.numel:
        least = LIMITS[q.dtype][0]
        around = [(0, 0)] * (len(sizes) - n)
        # Windows may end beyond the image; what lies there is smaller than any integer of it.
        reach = [
            (p, max((m - 1) * s + (k - 1) * d + 1 - size - p, 0))
            for size, m, k, s, p, d in zip(seen[1:], made, kernel, step, pad, apart, strict=True)
        ]
        padded = np.pad(view(ints(self)), [*around, *reach], constant_values=least)
        best = np.full(tuple(out.meta_.sizes), least, padded.dtype)
        for place in np.ndindex(*kernel):
            cut: Any = tuple(
                slice(i * d, i * d + (m - 1) * s + 1, s) for i, d, m, s in zip(place, apart, made, step, strict=True)
            )
            np.maximum(best, padded[(Ellipsis, *cut)], out=best)
        view(ints(out))[...] = best
    return out


def _check_lengths(words: str, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, n: int) -> None:
    fits = (1, n) if n == 2 else (n,)
    check(len(kernel) in fits, lambda: f"Expected {words} kernel size, got {len(kernel)}")
    check(len(stride) in (0, n), lambda: f"Expected no strides or {n}d strides, got{len(stride)}")
    check(len(padding) in fits, lambda: f"Expected {words} padding, got {len(padding)}")
    check(len(dilation) in fits, lambda: f"Expected {'1d or 3d' if n == 3 else words} dilation, got {len(dilation)}")
    check(all(d >= 1 for d in dilation), "Expected dilation >= 1")


def quantized_max_pool2d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    _check_lengths("1d or 2d", kernel_size, stride, padding, dilation, 2)
    return _quantized_max_pool(self, kernel_size, stride, padding, dilation, ceil_mode, 2)


def quantized_max_pool1d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    """That of an image of one row."""
    check(
        self.meta_.dim in (2, 3),
        lambda: f"max_pool1d() Expected 2D or 3D input tensor, but got {list(self.meta_.sizes)}",
    )
    check_max_pool1d(self.meta_, kernel_size, stride, padding, dilation, ceil_mode)
    step = stride or kernel_size
    row = F.unsqueeze(self, -2)
    made = _quantized_max_pool(row, (1, kernel_size[0]), (1, step[0]), (0, padding[0]), (1, dilation[0]), ceil_mode, 2)
    return F.squeeze(made, -2)


def quantized_max_pool3d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    _check_lengths("3d", kernel_size, stride, padding, dilation, 3)
    return _quantized_max_pool(self, kernel_size, stride, padding, dilation, ceil_mode, 3)


# ==== means ===========================================================================================================


def _window_sums(stored: np.ndarray, n: int, bounds: list[list[tuple[int, int]]]) -> np.ndarray:
    """Sums over windows of the last n dimensions; `bounds` has the first and last place of each window by dimension."""
    for axis, windows in zip(range(-n, 0), bounds, strict=True):
        parts = [stored.take(range(lo, hi), axis).sum(axis, dtype=np.int64) for lo, hi in windows]
        stored = np.stack(parts, axis) if parts else stored.take([], axis)
    return stored


def _counts(bounds: list[list[tuple[int, int]]]) -> np.ndarray:
    """How many elements each window has."""
    counts = np.ones((1,) * len(bounds), np.int64)
    for axis, windows in enumerate(bounds):
        shape = [1] * len(bounds)
        shape[axis] = -1
        counts = counts * np.array([hi - lo for lo, hi in windows], np.int64).reshape(shape)
    return counts


def _shares(bounds: list[list[tuple[int, int]]]) -> np.ndarray:
    """What each element of a window counts for in its mean: 1 over the sizes, one dimension after the other."""
    share = np.ones((1,) * len(bounds), np.float32)
    for axis, windows in enumerate(bounds):
        shape = [1] * len(bounds)
        shape[axis] = -1
        share = share / np.array([hi - lo for lo, hi in windows], np.float32).reshape(shape)
    return share


def _quantized_avg_pool(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, ceil_mode: bool, count_include_pad: bool,
    divisor_override: int | None, n: int,
) -> Tensor:  # fmt: skip
    """Means of integers less their zero point: rounded, shifted back, clamped. What pads counts as 0."""
    kernel, pad = _full(kernel_size, n), _full(padding, n)
    step = _full(stride, n) if stride else kernel
    check(divisor_override != 0, "divisor must be not zero")
    sizes = tuple(self.meta_.sizes)
    maybe_wrap_dim(-n - 1, len(sizes))
    made = tuple(
        _output_size(size, k, p, s, 1, ceil_mode) for size, k, s, p in zip(sizes[-n:], kernel, step, pad, strict=True)
    )
    if n == 3:
        self = F.contiguous(self, memory_format=channels_last_3d)
    q = per_tensor(quantizer_of(self))
    result = new_qtensor((*sizes[:-n], *made), q, _format_of_result(self, n))
    inside: list[list[tuple[int, int]]] = []
    whole: list[list[tuple[int, int]]] = []
    for size, m, k, s, p in zip(sizes[-n:], made, kernel, step, pad, strict=True):
        windows = [(i * s - p, min(i * s - p + k, size + p)) for i in range(m)]
        whole.append(windows)
        inside.append([(max(lo, 0), min(hi, size)) for lo, hi in windows])
    counted = _counts(whole if count_include_pad else inside)
    divisor = np.full_like(counted, divisor_override) if divisor_override is not None else counted
    total = (_window_sums(view(ints(self)), n, inside) - _counts(inside) * q.zero_point).astype(np.int32)
    if _is_channels_last(self, n):
        view(ints(result))[...] = _mean_of_sums(total, divisor, q)
        return result
    with np.errstate(all="ignore"):
        factor = (np.float64(q.scale) / np.float64(q.scale) / divisor).astype(np.float32)
        shifted = np.rint(total.astype(np.float32) * factor + np.float32(q.zero_point)).astype(np.float64)
    least, most = LIMITS[q.dtype]
    # What is no integer of 32 bits becomes the smallest of them.
    shifted = np.where(np.abs(shifted) < 2.0**31, shifted, -(2.0**31))
    view(ints(result))[...] = np.clip(shifted, least, most).astype(np.int64)
    return result


def _mean_of_sums(total: np.ndarray, divisor: np.ndarray, q: PerTensorAffineQuantizer) -> np.ndarray:
    """Sums of integers less zero point as means, the way PyTorch's kernels for channels side by side round."""
    with np.errstate(all="ignore"):
        multiplier = np.float32(q.scale) / np.float32(q.scale) / divisor.astype(np.float32)
        inverse = np.float32(1) / (np.float32(1) / multiplier)
        shifted = np.rint(total.astype(np.float32) * inverse + np.float32(q.zero_point)).astype(np.float64)
    return np.where(np.isnan(shifted), OF_NAN[q.dtype], np.clip(shifted, *LIMITS[q.dtype])).astype(np.int64)


def avg_pool2d_quantized_cpu(
    self: Tensor,
    kernel_size: Ints,
    stride: Ints,
    padding: Ints,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:
    more = ceil_mode, count_include_pad, divisor_override
    return _quantized_avg_pool(self, kernel_size, stride, padding, *more, 2)


def avg_pool3d_quantized_cpu(
    self: Tensor,
    kernel_size: Ints,
    stride: Ints,
    padding: Ints,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:
    more = ceil_mode, count_include_pad, divisor_override
    return _quantized_avg_pool(self, kernel_size, stride, padding, *more, 3)


def _quantized_adaptive_avg_pool(self: Tensor, output_size: Ints, n: int) -> Tensor:
    """Means over windows that share out the image."""
    sizes = tuple(self.meta_.sizes)
    for i, size in enumerate(sizes[1:], 1):
        check(
            size > 0,
            lambda i=i: (
                f"adaptive_avg_pooling{n}d(): expected input to have non-empty spatial dimensions, but input has sizes "
                f"{list(sizes)} with dimension {i} being empty"
            ),
        )
    check(
        len(sizes) in (n + 1, n + 2),
        f"non-empty {n + 1}D or {n + 2}D (batch mode) tensor expected for input",
    )
    q = per_tensor(quantizer_of(self))
    bounds = [
        [(i * size // m, -(-(i + 1) * size // m)) for i in range(m)]
        for size, m in zip(sizes[-n:], output_size, strict=True)
    ]
    total, counts = _window_sums(view(ints(self)), n, bounds), _counts(bounds)
    if _is_channels_last(self, n):
        made = _mean_of_sums((total - counts * q.zero_point).astype(np.int32), counts, q)
    else:
        made = np.rint(total.astype(np.float32) * _shares(bounds)).astype(np.int64)
    return stored_as(made, q, _format_of_result(self, n))


def adaptive_avg_pool2d_quantized_cpu(self: Tensor, output_size: Ints) -> Tensor:
    return _quantized_adaptive_avg_pool(self, output_size, 2)


def adaptive_avg_pool3d_quantized_cpu(self: Tensor, output_size: Ints) -> Tensor:
    return _quantized_adaptive_avg_pool(self, output_size, 3)


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


def _check_volume(self: Tensor) -> None:
    """Of several images none is fine, of several volumes it is not."""
    sizes = self.meta_.sizes
    check(
        self.meta_.numel > 0 and len(sizes) == 5,
        lambda: f"Non-empty 5D data tensor expected but got a tensor with sizes {list(sizes)}",
    )


def upsample_nearest3d_quantized_cpu(
    self: Tensor, output_size: Ints, scales_d: float | None, scales_h: float | None, scales_w: float | None
) -> Tensor:
    _check_volume(self)
    return _on_integers(self, F.upsample_nearest3d, output_size, scales_d, scales_h, scales_w)


def _upsample_nearest_exact3d_quantized_cpu(
    self: Tensor, output_size: Ints, scales_d: float | None, scales_h: float | None, scales_w: float | None
) -> Tensor:
    _check_volume(self)
    return _on_integers(self, F._upsample_nearest_exact3d, output_size, scales_d, scales_h, scales_w)


def _neighbours(n: int, m: int, align_corners: bool, scale: float | None) -> tuple[np.ndarray, ...]:
    """For each of m places of the result: the two places of n that it lies between, and how much each weighs."""
    if align_corners:
        step = np.float32(n - 1) / np.float32(m - 1) if m > 1 else np.float32(0)
        at = step * np.arange(m, dtype=np.float32)
    else:
        step = np.float32(1.0 / scale) if scale is not None and scale > 0 else np.float32(n) / np.float32(m)
        at = step * (np.arange(m, dtype=np.float32) + np.float32(0.5)) - np.float32(0.5)
        at = np.maximum(at, np.float32(0))
    first = at.astype(np.int64)
    far = at - first.astype(np.float32)
    return first, first + (first < n - 1), np.float32(1) - far, far


def upsample_bilinear2d_quantized_cpu(
    self: Tensor, output_size: Ints, align_corners: bool, scales_h: float | None, scales_w: float | None
) -> Tensor:
    """Between the integers of four neighbours, with the quantizer of the input."""
    sizes = tuple(self.meta_.sizes)
    check(
        len(sizes) == 4 and sizes[1] > 0,
        lambda: f"Non-empty 4D data tensor expected but got a tensor with sizes {list(sizes)}",
    )
    (height, width), (rows, columns) = sizes[2:], output_size
    check(
        min(height, width, rows, columns) > 0,
        lambda: (
            f"Input and output sizes should be greater than 0, but got input (H: {height}, W: {width}) output "
            f"(H: {rows}, W: {columns})"
        ),
    )
    q = per_tensor(quantizer_of(self))
    stored = view(ints(self)).astype(np.float32)
    if (height, width) == (rows, columns):
        return stored_as(view(ints(self)), q, _format_of_result(self, 2))
    top, bottom, near, far = _neighbours(height, rows, align_corners, scales_h)
    left, right, close, away = _neighbours(width, columns, align_corners, scales_w)

    def row(at: np.ndarray) -> np.ndarray:
        line = stored[:, :, at]
        if _is_channels_last(self, 2):
            return (close.astype(np.float64) * line[..., left] + away * line[..., right]).astype(np.float32)
        return close * line[..., left] + away * line[..., right]

    if _is_channels_last(self, 2):  # that kernel multiplies and adds with one rounding
        wide = near[:, None].astype(np.float64) * row(top) + far[:, None] * row(bottom)
        real = wide.astype(np.float32) - np.float32(q.zero_point)
    else:
        real = near[:, None] * row(top) + far[:, None] * row(bottom) - np.float32(q.zero_point)
    with np.errstate(all="ignore"):
        scale = float(np.float32(np.float64(q.scale) / np.float64(q.scale)))
    return stored_as(quantize_val(real, scale, q.zero_point, q.dtype), q, _format_of_result(self, 2))


def grid_sampler_2d_quantized_cpu(
    self: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    dtype = self.meta_.dtype
    check(
        dtype is quint8,
        lambda: f"\"grid_sampler_2d_cpu_kernel_impl\" not implemented for '{dtype.cpp_name}'",
        NotImplementedError,
    )
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
    ranks: Ints = (2, 3, 4, 5),
) -> Tensor:
    """With the statistics that are given, and a scale for the result: one factor and one shift for each channel."""
    if len(ranks) > 2:
        check(input.meta_.dim in ranks, "quantized::batch_norm only support 2d, 3d, 4d or 5d inputs.")
    check(weight is not None, "Weight must be provided")
    check(bias is not None, "Bias must be provided")
    assert weight is not None and bias is not None
    if not input.meta_.numel:
        return F.clone(input)
    sizes = tuple(input.meta_.sizes)
    check(len(sizes) in ranks, f"Expecting the input tensor of rank {' or '.join(str(r) for r in ranks)}.")
    channels = sizes[1]
    check(weight.meta_.numel == channels, "Expect weight size to match C")
    check(bias.meta_.numel == channels, "Expect weight size to match C")
    check(mean.meta_.numel == channels, "Mean size must match channel dimension")
    check(var.meta_.numel == channels, "Variance size must match channel dimension")
    if isinstance(quantizer_of(input), PerChannelAffineFloatQParamsQuantizer) and len(sizes) > 3:
        F.contiguous(input, memory_format=channels_last_3d if len(sizes) == 5 else channels_last)  # refuses
    w, b, m, v = (view(F.detach(F.contiguous(t))).reshape(-1) for t in (weight, bias, mean, var))
    q = per_tensor(quantizer_of(input))
    with np.errstate(all="ignore"):
        inverse = (1.0 / np.sqrt(v + np.float32(eps)).astype(np.float64)).astype(np.float32)
        ratio = np.float64(q.scale) / np.float64(output_scale)
        factor = ((inverse * w).astype(np.float64) * ratio).astype(np.float32)
        shift = ((b - m * inverse * w).astype(np.float64) / np.float64(output_scale)).astype(np.float32)
        by_channel = (1, -1, *(1,) * (len(sizes) - 2))
        # One rounding, as of a fused multiply-add.
        less = (view(ints(input)).astype(np.int64) - q.zero_point).astype(np.float32).astype(np.float64)
        wide = less * factor.reshape(by_channel).astype(np.float64) + shift.reshape(by_channel).astype(np.float64)
        down = np.rint(wide.astype(np.float32)).astype(np.float64)
    made = in_64_bits(down) + output_zero_point
    if relu:
        made = np.maximum(made, output_zero_point)
    made = np.clip(made, *LIMITS[q.dtype])
    places = channels_last_3d if len(sizes) == 5 else channels_last
    if len(sizes) < 4:  # PyTorch computes with an image of one column, and takes that off again
        made = made.reshape(*sizes, *(1,) * (4 - len(sizes)))
    out = stored_as(made, PerTensorAffineQuantizer(q.dtype, output_scale, output_zero_point), places)
    for _ in range(len(sizes), 4):
        out = F.squeeze(F.contiguous(out), -1)
    return out
