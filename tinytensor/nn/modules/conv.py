"""Convolutions and their transposes as modules.

Sizes are one number or one for each spatial dimension. `weight` is (out, in / groups, *kernel_size), transposed
(in, out / groups, *kernel_size), and `bias` (out) or None; both start uniform within 1 / sqrt(fan_in), where fan_in counts
one row of the weight.

    Conv:           ([N], in, *sizes) -> ([N], out, *sizes'),  n' = (n + 2 padding - dilation (k - 1) - 1) // stride + 1
    ConvTranspose:  n' = (n - 1) stride - 2 padding + dilation (k - 1) + output_padding + 1

ValueError for groups that do not divide the channels, padding="same" with a stride, and unknown words.

Mirrors torch/nn/modules/conv.py. The lazy ones are in lazy_layers.py.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.layout import contiguous_format
from tinytensor.nn import init
from tinytensor.nn.common_types import _size_1_t as _size_1_t
from tinytensor.nn.common_types import _size_2_t as _size_2_t
from tinytensor.nn.common_types import _size_3_t as _size_3_t
from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.utils import _pair, _reverse_repeat_tuple, _single, _triple
from tinytensor.nn.parameter import Parameter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d"]

Size = int | Sequence[int]
_PADDING_MODES = {"zeros", "reflect", "replicate", "circular"}
_PADDING_WORDS = {"same", "valid"}


class _ConvNd(Module):
    """What all six classes share: the checks, the parameters, their first values and the text of `repr`."""

    # Any, since `bias` may be None and `padding` a word.
    weight: Any
    bias: Any
    padding: Any

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: tuple[int, ...],
        stride: tuple[int, ...],
        padding: str | tuple[int, ...],
        dilation: tuple[int, ...],
        transposed: bool,
        output_padding: tuple[int, ...],
        groups: int,
        bias: bool,
        padding_mode: str,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        _check_arguments(in_channels, out_channels, stride, padding, groups, padding_mode)
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.kernel_size = kernel_size
        self.stride = stride
        self.padding = padding
        self.dilation = dilation
        self.transposed = transposed
        self.output_padding = output_padding
        self.groups = groups
        self.padding_mode = padding_mode
        # The operator can only pad with zeros. For the other modes F.pad goes first, and it counts dimensions from the last.
        self._reversed_padding_repeated_twice = _padding_of_both_ends(padding, dilation, kernel_size)
        # A transposed convolution goes from out_channels of an ordinary one back to its in_channels. It uses the same weight,
        # so the first two dimensions have changed their roles.
        channels = (in_channels, out_channels // groups) if transposed else (out_channels, in_channels // groups)
        self.weight = Parameter(aten.empty((*channels, *kernel_size), device=device, dtype=dtype))
        if bias:
            self.bias = Parameter(aten.empty(out_channels, device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws weight and bias anew, uniform in ±1 / sqrt(fan_in): kaiming_uniform_ with a = sqrt(5) comes to that."""
        with no_grad():
            if self.weight.is_contiguous():
                init.kaiming_uniform_(self.weight, a=math.sqrt(5))
            else:
                # A seed must give the same weight whatever its memory format. So the numbers are drawn in the order of the
                # indices and copied, not drawn in the order of memory.
                drawn = aten.empty_like(self.weight, memory_format=contiguous_format)
                init.kaiming_uniform_(drawn, a=math.sqrt(5))
                self.weight.copy_(drawn)
            if self.bias is not None:
                fan_in, _ = init._calculate_fan_in_and_fan_out(self.weight)
                bound = 1 / math.sqrt(fan_in) if fan_in > 0 else 0
                init.uniform_(self.bias, -bound, bound)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        parts = [f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"]
        usual = {"padding": 0, "dilation": 1, "output_padding": 0}
        for name, number in usual.items():
            value = getattr(self, name)
            if value != (number,) * len(value):
                parts.append(f"{name}={value}")
        if self.groups != 1:
            parts.append(f"groups={self.groups}")
        if self.bias is None:
            parts.append("bias=False")
        if self.padding_mode != "zeros":
            parts.append(f"padding_mode={self.padding_mode}")
        return ", ".join(parts)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        if not hasattr(self, "padding_mode"):  # pickled by a version without padding modes
            self.padding_mode = "zeros"

    def _pad_input(self, input: Tensor) -> tuple[Tensor, Any]:
        """The input, padded unless the mode is "zeros", and the padding that the operator still has to add."""
        if self.padding_mode == "zeros":
            return input, self.padding
        padded = F.pad(input, self._reversed_padding_repeated_twice, mode=self.padding_mode)
        return padded, (0,) * len(self.kernel_size)


def _check_arguments(
    in_channels: int, out_channels: int, stride: tuple[int, ...], padding: Any, groups: int, padding_mode: str
) -> None:
    if groups <= 0:
        raise ValueError("groups must be a positive integer")
    if in_channels % groups != 0:
        raise ValueError("in_channels must be divisible by groups")
    if out_channels % groups != 0:
        raise ValueError("out_channels must be divisible by groups")
    if isinstance(padding, str):
        if padding not in _PADDING_WORDS:
            raise ValueError(f"Invalid padding string {padding!r}, should be one of {_PADDING_WORDS}")
        if padding == "same" and any(s != 1 for s in stride):
            raise ValueError("padding='same' is not supported for strided convolutions")
    if padding_mode not in _PADDING_MODES:
        raise ValueError(f"padding_mode must be one of {_PADDING_MODES}, but got padding_mode='{padding_mode}'")


def _padding_of_both_ends(padding: Any, dilation: tuple[int, ...], kernel_size: tuple[int, ...]) -> Sequence[int]:
    """How many elements are added before and after each dimension, the last dimension first, as F.pad takes it."""
    if not isinstance(padding, str):
        return _reverse_repeat_tuple(padding, 2)
    ends = [0, 0] * len(kernel_size)
    if padding == "same":
        for n, (d, k) in enumerate(zip(reversed(dilation), reversed(kernel_size), strict=True)):
            # With stride 1 a window of d * (k - 1) + 1 elements makes the output d * (k - 1) shorter. An odd number of
            # added elements cannot be halved; the end gets one more.
            total = d * (k - 1)
            ends[2 * n : 2 * n + 2] = [total // 2, total - total // 2]
    return ends


# ---- convolutions ----------------------------------------------------------------------------------------------------


class Conv1d(_ConvNd):
    """Slides out_channels kernels over sequences.

    Each output is the sum of kernel * window, over all channels, plus a bias.

        in_channels     C_in, channels of the input
        out_channels    C_out, channels of the output
        kernel_size     size of the window: a number
        stride          1; how far the window moves
        padding         0; elements added at each end; "valid" adds none, "same" as many as keep the size (stride 1
                        only)
        dilation        1; distance between the elements of a window
        groups          1; channels in so many groups, each with kernels of its own
        bias            True; False leaves the bias out (it is None then)
        padding_mode    "zeros"; "reflect", "replicate" or "circular" fill the padding from the input
        device, dtype   of the parameters

    Shapes: (N, C_in, L) or (C_in, L) -> (N, C_out, L_out) or (C_out, L_out), where
    L_out = (L + 2 * padding - dilation * (kernel_size - 1) - 1) // stride + 1.
    Parameters: weight (C_out, C_in / groups, k) and bias (C_out), both uniform in ±1 / sqrt(fan_in), where fan_in
    is the number of elements of weight[0].
    Errors: ValueError unless `groups` divides both channels, and for padding="same" with a stride.

    >>> m = nn.Conv1d(16, 33, 3, stride=2)
    >>> m(tt.randn(20, 16, 50)).shape
    torch.Size([20, 33, 24])
    """

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: str | Size = 0,
        dilation: Size = 1, groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            in_channels, out_channels, _single(kernel_size), _single(stride),
            padding if isinstance(padding, str) else _single(padding), _single(dilation), False, _single(0), groups,
            bias, padding_mode, device, dtype,
        )  # fmt: skip

    def _conv_forward(self, input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        input, padding = self._pad_input(input)
        return F.conv1d(input, weight, bias, self.stride, padding, self.dilation, self.groups)

    def forward(self, input: Tensor) -> Tensor:
        return self._conv_forward(input, self.weight, self.bias)


class Conv2d(_ConvNd):
    """Slides out_channels kernels over images.

    Each output is the sum of kernel * window, over all channels, plus a bias.

        in_channels     C_in, channels of the input
        out_channels    C_out, channels of the output
        kernel_size     size of the window: a number or (kH, kW)
        stride          1; how far the window moves
        padding         0; elements added at each end; "valid" adds none, "same" as many as keep the size (stride 1
                        only)
        dilation        1; distance between the elements of a window
        groups          1; channels in so many groups, each with kernels of its own
        bias            True; False leaves the bias out (it is None then)
        padding_mode    "zeros"; "reflect", "replicate" or "circular" fill the padding from the input
        device, dtype   of the parameters

    Shapes: (N, C_in, H, W) or (C_in, H, W) -> (N, C_out, H_out, W_out) or (C_out, H_out, W_out), where
    H_out = (H + 2 * padding - dilation * (kernel_size - 1) - 1) // stride + 1; W_out likewise.
    Parameters: weight (C_out, C_in / groups, kH, kW) and bias (C_out), both uniform in ±1 / sqrt(fan_in), where
    fan_in is the number of elements of weight[0].
    Errors: ValueError unless `groups` divides both channels, and for padding="same" with a stride.

    >>> m = nn.Conv2d(3, 8, (3, 5), padding=(1, 2))
    >>> m(tt.randn(2, 3, 10, 12)).shape
    torch.Size([2, 8, 10, 12])
    """

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: str | Size = 0,
        dilation: Size = 1, groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            in_channels, out_channels, _pair(kernel_size), _pair(stride),
            padding if isinstance(padding, str) else _pair(padding), _pair(dilation), False, _pair(0), groups,
            bias, padding_mode, device, dtype,
        )  # fmt: skip

    def _conv_forward(self, input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        input, padding = self._pad_input(input)
        return F.conv2d(input, weight, bias, self.stride, padding, self.dilation, self.groups)

    def forward(self, input: Tensor) -> Tensor:
        return self._conv_forward(input, self.weight, self.bias)


class Conv3d(_ConvNd):
    """Slides out_channels kernels over volumes.

    Each output is the sum of kernel * window, over all channels, plus a bias.

        in_channels     C_in, channels of the input
        out_channels    C_out, channels of the output
        kernel_size     size of the window: a number or (kD, kH, kW)
        stride          1; how far the window moves
        padding         0; elements added at each end; "valid" adds none, "same" as many as keep the size (stride 1
                        only)
        dilation        1; distance between the elements of a window
        groups          1; channels in so many groups, each with kernels of its own
        bias            True; False leaves the bias out (it is None then)
        padding_mode    "zeros"; "reflect", "replicate" or "circular" fill the padding from the input
        device, dtype   of the parameters

    Shapes: (N, C_in, D, H, W) or (C_in, D, H, W) -> (N, C_out, D_out, H_out, W_out) or (C_out, D_out, H_out,
    W_out), where
    D_out = (D + 2 * padding - dilation * (kernel_size - 1) - 1) // stride + 1; H_out and W_out likewise.
    Parameters: weight (C_out, C_in / groups, kD, kH, kW) and bias (C_out), both uniform in ±1 / sqrt(fan_in), where
    fan_in is the number of elements of weight[0].
    Errors: ValueError unless `groups` divides both channels, and for padding="same" with a stride.

    >>> m = nn.Conv3d(3, 4, 3, stride=(2, 1, 1))
    >>> m(tt.randn(2, 3, 5, 6, 7)).shape
    torch.Size([2, 4, 2, 4, 5])
    """

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: str | Size = 0,
        dilation: Size = 1, groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            in_channels, out_channels, _triple(kernel_size), _triple(stride),
            padding if isinstance(padding, str) else _triple(padding), _triple(dilation), False, _triple(0), groups,
            bias, padding_mode, device, dtype,
        )  # fmt: skip

    def _conv_forward(self, input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        input, padding = self._pad_input(input)
        return F.conv3d(input, weight, bias, self.stride, padding, self.dilation, self.groups)

    def forward(self, input: Tensor) -> Tensor:
        return self._conv_forward(input, self.weight, self.bias)


# ---- transposed convolutions -----------------------------------------------------------------------------------------


class _ConvTransposeNd(_ConvNd):
    """What the transposed convolutions share: the choice of the output's size.

    A convolution with a stride gives the same output size for several input sizes. So a transposed convolution has several
    possible output sizes. `output_padding`, or forward's `output_size` (with or without batch and channels), chooses one.
    """

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: tuple[int, ...], stride: tuple[int, ...],
        padding: tuple[int, ...], dilation: tuple[int, ...], transposed: bool, output_padding: tuple[int, ...],
        groups: int, bias: bool, padding_mode: str, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        if padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {self.__class__.__name__}')
        super().__init__(
            in_channels, out_channels, kernel_size, stride, padding, dilation, transposed, output_padding, groups, bias,
            padding_mode, device, dtype,
        )  # fmt: skip

    def _output_padding(
        self, input: Tensor, output_size: Sequence[int] | None, stride: Sequence[int], padding: Sequence[int],
        kernel_size: Sequence[int], num_spatial_dims: int, dilation: Sequence[int] | None = None,
    ) -> Sequence[int]:  # fmt: skip
        """The output_padding that leads to `output_size`. ValueError for a size that cannot be reached."""
        if output_size is None:
            return _single(self.output_padding)
        leading_dims = 2 if input.dim() == num_spatial_dims + 2 else 1  # batch, channels
        if len(output_size) == leading_dims + num_spatial_dims:
            output_size = output_size[leading_dims:]
        if len(output_size) != num_spatial_dims:
            raise ValueError(
                f"ConvTranspose{num_spatial_dims}D: for {input.dim()}D input, output_size must have {num_spatial_dims} "
                f"or {leading_dims + num_spatial_dims} elements (got {len(output_size)})"
            )
        dilation = dilation if dilation is not None else (1,) * num_spatial_dims
        # Input sizes from min to min + stride - 1 of the ordinary convolution are rounded down to one output size. Any of them
        # is a valid answer.
        min_sizes = [
            (input.shape[leading_dims + d] - 1) * stride[d] - 2 * padding[d] + dilation[d] * (kernel_size[d] - 1) + 1
            for d in range(num_spatial_dims)
        ]
        max_sizes = [size + s - 1 for size, s in zip(min_sizes, stride, strict=True)]
        if any(not low <= size <= high for size, low, high in zip(output_size, min_sizes, max_sizes, strict=True)):
            raise ValueError(
                f"requested an output size of {output_size}, but valid sizes range from {min_sizes} to {max_sizes} "
                f"(for an input of {input.shape[2:]})"
            )
        return [size - low for size, low in zip(output_size, min_sizes, strict=True)]

    def _output_padding_of_call(self, input: Tensor, output_size: Sequence[int] | None) -> Sequence[int]:
        """The output_padding of one call, after checks of what may have been assigned since `__init__`."""
        count = len(self.kernel_size)
        if self.padding_mode != "zeros":
            raise ValueError(f"Only `zeros` padding mode is supported for ConvTranspose{count}d")
        if not isinstance(self.padding, tuple):
            raise AssertionError("self.padding must be a tuple")
        return self._output_padding(
            input, output_size, self.stride, self.padding, self.kernel_size, count, self.dilation
        )


class ConvTranspose1d(_ConvTransposeNd):
    """The transpose of Conv1d: each input element adds kernel * element to a window of the output.

    Sizes grow by the stride.

        in_channels      C_in, channels of the input
        out_channels     C_out, channels of the output
        kernel_size      size of the window: a number
        stride           1; how far the window moves in the output
        padding          0; elements cut off at each end of the output
        output_padding   0; elements added at the far end, since several sizes lead to one when Conv1d has a stride
        groups           1; channels in so many groups, each with kernels of its own
        bias             True; False leaves the bias out (it is None then)
        dilation         1; distance between the elements of a window
        padding_mode     "zeros", the only one: ValueError for others
        device, dtype    of the parameters

    Shapes: (N, C_in, L) or (C_in, L) -> (N, C_out, L_out) or (C_out, L_out), where
    L_out = (L - 1) * stride - 2 * padding + dilation * (kernel_size - 1) + output_padding + 1.
    forward's `output_size` chooses output_padding for one call; ValueError for a size that cannot be.
    Parameters: weight (C_in, C_out / groups, k) and bias (C_out), both uniform in ±1 / sqrt(fan_in), where fan_in
    is the number of elements of weight[0].
    Errors: ValueError unless `groups` divides both channels.

    >>> m = nn.ConvTranspose1d(16, 33, 3, stride=2)
    >>> m(tt.randn(20, 16, 24)).shape
    torch.Size([20, 33, 49])
    >>> m(tt.randn(20, 16, 24), output_size=(50,)).shape
    torch.Size([20, 33, 50])
    """

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0,
        output_padding: Size = 0, groups: int = 1, bias: bool = True, dilation: Size = 1, padding_mode: str = "zeros",
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            in_channels, out_channels, _single(kernel_size), _single(stride), _single(padding), _single(dilation), True,
            _single(output_padding), groups, bias, padding_mode, device, dtype,
        )  # fmt: skip

    def forward(self, input: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        added = self._output_padding_of_call(input, output_size)
        return F.conv_transpose1d(
            input, self.weight, self.bias, self.stride, self.padding, added, self.groups, self.dilation
        )


class ConvTranspose2d(_ConvTransposeNd):
    """The transpose of Conv2d: each input element adds kernel * element to a window of the output.

    Sizes grow by the stride.

        in_channels      C_in, channels of the input
        out_channels     C_out, channels of the output
        kernel_size      size of the window: a number or (kH, kW)
        stride           1; how far the window moves in the output
        padding          0; elements cut off at each end of the output
        output_padding   0; elements added at the far end, since several sizes lead to one when Conv2d has a stride
        groups           1; channels in so many groups, each with kernels of its own
        bias             True; False leaves the bias out (it is None then)
        dilation         1; distance between the elements of a window
        padding_mode     "zeros", the only one: ValueError for others
        device, dtype    of the parameters

    Shapes: (N, C_in, H, W) or (C_in, H, W) -> (N, C_out, H_out, W_out) or (C_out, H_out, W_out), where
    H_out = (H - 1) * stride - 2 * padding + dilation * (kernel_size - 1) + output_padding + 1; W_out likewise.
    forward's `output_size` chooses output_padding for one call; ValueError for a size that cannot be.
    Parameters: weight (C_in, C_out / groups, kH, kW) and bias (C_out), both uniform in ±1 / sqrt(fan_in), where
    fan_in is the number of elements of weight[0].
    Errors: ValueError unless `groups` divides both channels.

    >>> m = nn.ConvTranspose2d(3, 8, 3, stride=2, padding=1)
    >>> m(tt.randn(2, 3, 5, 6)).shape
    torch.Size([2, 8, 9, 11])
    >>> m(tt.randn(2, 3, 5, 6), output_size=(10, 12)).shape
    torch.Size([2, 8, 10, 12])
    """

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0,
        output_padding: Size = 0, groups: int = 1, bias: bool = True, dilation: Size = 1, padding_mode: str = "zeros",
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            in_channels, out_channels, _pair(kernel_size), _pair(stride), _pair(padding), _pair(dilation), True,
            _pair(output_padding), groups, bias, padding_mode, device, dtype,
        )  # fmt: skip

    def forward(self, input: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        added = self._output_padding_of_call(input, output_size)
        return F.conv_transpose2d(
            input, self.weight, self.bias, self.stride, self.padding, added, self.groups, self.dilation
        )


class ConvTranspose3d(_ConvTransposeNd):
    """The transpose of Conv3d: each input element adds kernel * element to a window of the output.

    Sizes grow by the stride.

        in_channels      C_in, channels of the input
        out_channels     C_out, channels of the output
        kernel_size      size of the window: a number or (kD, kH, kW)
        stride           1; how far the window moves in the output
        padding          0; elements cut off at each end of the output
        output_padding   0; elements added at the far end, since several sizes lead to one when Conv3d has a stride
        groups           1; channels in so many groups, each with kernels of its own
        bias             True; False leaves the bias out (it is None then)
        dilation         1; distance between the elements of a window
        padding_mode     "zeros", the only one: ValueError for others
        device, dtype    of the parameters

    Shapes: (N, C_in, D, H, W) or (C_in, D, H, W) -> (N, C_out, D_out, H_out, W_out) or (C_out, D_out, H_out,
    W_out), where
    D_out = (D - 1) * stride - 2 * padding + dilation * (kernel_size - 1) + output_padding + 1; H_out and W_out
    likewise.
    forward's `output_size` chooses output_padding for one call; ValueError for a size that cannot be.
    Parameters: weight (C_in, C_out / groups, kD, kH, kW) and bias (C_out), both uniform in ±1 / sqrt(fan_in), where
    fan_in is the number of elements of weight[0].
    Errors: ValueError unless `groups` divides both channels.

    >>> m = nn.ConvTranspose3d(3, 4, 2, stride=2)
    >>> m(tt.randn(2, 3, 2, 3, 4)).shape
    torch.Size([2, 4, 4, 6, 8])
    """

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0,
        output_padding: Size = 0, groups: int = 1, bias: bool = True, dilation: Size = 1, padding_mode: str = "zeros",
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            in_channels, out_channels, _triple(kernel_size), _triple(stride), _triple(padding), _triple(dilation), True,
            _triple(output_padding), groups, bias, padding_mode, device, dtype,
        )  # fmt: skip

    def forward(self, input: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        added = self._output_padding_of_call(input, output_size)
        return F.conv_transpose3d(
            input, self.weight, self.bias, self.stride, self.padding, added, self.groups, self.dilation
        )
