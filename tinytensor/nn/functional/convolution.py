"""torch.nn.functional: convolutions, and the columns that they multiply.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Size = int | Sequence[int]
Padding = int | Sequence[int] | str


def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Size = 1,
    padding: Padding = 0,
    dilation: Size = 1,
    groups: int = 1,
) -> Tensor:
    """Slide `weight` along a sequence. Shapes: ([N], C, L), (O, C / groups, k), (O) -> ([N], O, L').

    L' = (L + 2 padding - dilation (k - 1) - 1) // stride + 1. padding="same" keeps L (stride 1 only), "valid" is 0.
    RuntimeError where channels, ranks or dtypes do not fit, or the kernel is larger than the padded input.
    """
    return F.conv1d(input, weight, bias, stride, padding, dilation, groups)


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Size = 1,
    padding: Padding = 0,
    dilation: Size = 1,
    groups: int = 1,
) -> Tensor:
    """Slide `weight` over an image. Shapes: ([N], C, H, W), (O, C / groups, kH, kW), (O) -> ([N], O, H', W').

    Sizes, padding and errors as in conv1d, along each dimension.
    """
    return F.conv2d(input, weight, bias, stride, padding, dilation, groups)


def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Size = 1,
    padding: Padding = 0,
    dilation: Size = 1,
    groups: int = 1,
) -> Tensor:
    """Slide `weight` through a volume. Shapes: ([N], C, D, H, W), (O, C / groups, kD, kH, kW), (O) -> ([N], O, D', H', W').

    Sizes, padding and errors as in conv1d, along each dimension.
    """
    return F.conv3d(input, weight, bias, stride, padding, dilation, groups)


def conv_transpose1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Size = 1,
    padding: Size = 0,
    output_padding: Size = 0,
    groups: int = 1,
    dilation: Size = 1,
) -> Tensor:
    """The transpose of conv1d. Shapes: ([N], C, L), (C, O / groups, k), (O) -> ([N], O, L').

    L' = (L - 1) stride - 2 padding + dilation (k - 1) + output_padding + 1.
    """
    return F.conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Size = 1,
    padding: Size = 0,
    output_padding: Size = 0,
    groups: int = 1,
    dilation: Size = 1,
) -> Tensor:
    """The transpose of conv2d. Shapes: ([N], C, H, W), (C, O / groups, kH, kW), (O) -> ([N], O, H', W')."""
    return F.conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Size = 1,
    padding: Size = 0,
    output_padding: Size = 0,
    groups: int = 1,
    dilation: Size = 1,
) -> Tensor:
    """The transpose of conv3d. Shapes: ([N], C, D, H, W), (C, O / groups, kD, kH, kW), (O) -> ([N], O, D', H', W')."""
    return F.conv_transpose3d(input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_tbc(input: Tensor, weight: Tensor, bias: Tensor, pad: int = 0) -> Tensor:
    """conv1d over (time, batch, channels). Shapes: (T, N, C), (k, C, O), (O) -> (T + 2 pad - k + 1, N, O)."""
    return F.conv_tbc(input, weight, bias, pad)


def unfold(input: Tensor, kernel_size: Size, dilation: Size = 1, padding: Size = 0, stride: Size = 1) -> Tensor:
    """Every window of an image as a column. Shapes: ([N], C, H, W) -> ([N], C kH kW, windows)."""
    return F.im2col(input, _pair(kernel_size), _pair(dilation), _pair(padding), _pair(stride))


def fold(
    input: Tensor,
    output_size: Size,
    kernel_size: Size,
    dilation: Size = 1,
    padding: Size = 0,
    stride: Size = 1,
) -> Tensor:
    """Columns added up to an image: the transpose of unfold. Shapes: ([N], C kH kW, windows) -> ([N], C, H, W)."""
    return F.col2im(input, _pair(output_size), _pair(kernel_size), _pair(dilation), _pair(padding), _pair(stride))


def _pair(size: Size) -> tuple[int, ...]:
    return tuple(size) if isinstance(size, Sequence) else (size, size)
