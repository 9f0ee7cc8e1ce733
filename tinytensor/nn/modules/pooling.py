"""Pooling as modules. None has parameters; sizes are one number or one for each spatial dimension.

Shapes: ([N], C, *) -> ([N], C, *'), where n' = (n + 2 padding - dilation (k - 1) - 1) // stride + 1, rounded up with
ceil_mode; a stride of None is the kernel's size. `return_indices` also returns the places, as int64 counted within a
channel. MaxUnpool takes them.

Mirrors torch/nn/modules/pooling.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.utils import _pair, _single, _triple

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d",
    "AdaptiveMaxPool3d",
    "AvgPool1d",
    "AvgPool2d",
    "AvgPool3d",
    "FractionalMaxPool2d",
    "FractionalMaxPool3d",
    "LPPool1d",
    "LPPool2d",
    "LPPool3d",
    "MaxPool1d",
    "MaxPool2d",
    "MaxPool3d",
    "MaxUnpool1d",
    "MaxUnpool2d",
    "MaxUnpool3d",
]  # fmt: skip

Size = int | Sequence[int]
OptionalSize = int | Sequence[int] | None


# ---- largest elements ------------------------------------------------------------------------------------------------


class _MaxPoolNd(Module):
    def __init__(
        self,
        kernel_size: Size,
        stride: OptionalSize = None,
        padding: Size = 0,
        dilation: Size = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = stride if stride is not None else kernel_size
        self.padding = padding
        self.dilation = dilation
        self.return_indices = return_indices
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return (
            f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, dilation={self.dilation}, "
            f"ceil_mode={self.ceil_mode}"
        )

    def _pool_options(self) -> tuple[Any, ...]:
        """The arguments of nn.functional after the input, in its order."""
        return self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices


class MaxPool1d(_MaxPoolNd):
    """The largest element of each window of sequences.

        kernel_size      size of the window: a number
        stride           None: the kernel's size; how far the window moves
        padding          0; minus infinities added at each end, at most half the kernel's size
        dilation         1; distance between the elements of a window
        return_indices   False; True returns the places too, for MaxUnpool1d
        ceil_mode        False; True rounds the output's size up

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where
    L_out = (L + 2 * padding - dilation * (kernel_size - 1) - 1) // stride + 1.
    With return_indices the result is (output, indices): int64 of the output's shape, places counted within a
    channel.

    >>> nn.MaxPool1d(2)(tt.tensor([[1.0, 3.0, 2.0, 0.0]]))
    tensor([[3., 2.]])
    """

    def forward(self, input: Tensor) -> Any:
        return F.max_pool1d(input, *self._pool_options())


class MaxPool2d(_MaxPoolNd):
    """The largest element of each window of images.

        kernel_size      size of the window: a number or (kH, kW)
        stride           None: the kernel's size; how far the window moves
        padding          0; minus infinities added at each end, at most half the kernel's size
        dilation         1; distance between the elements of a window
        return_indices   False; True returns the places too, for MaxUnpool2d
        ceil_mode        False; True rounds the output's size up

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where
    H_out = (H + 2 * padding - dilation * (kernel_size - 1) - 1) // stride + 1; W_out likewise.
    With return_indices the result is (output, indices): int64 of the output's shape, places counted within a
    channel.

    >>> nn.MaxPool2d(3, stride=2)(tt.randn(20, 16, 50, 32)).shape
    torch.Size([20, 16, 24, 15])
    """

    def forward(self, input: Tensor) -> Any:
        return F.max_pool2d(input, *self._pool_options())


class MaxPool3d(_MaxPoolNd):
    """The largest element of each window of volumes.

        kernel_size      size of the window: a number or (kD, kH, kW)
        stride           None: the kernel's size; how far the window moves
        padding          0; minus infinities added at each end, at most half the kernel's size
        dilation         1; distance between the elements of a window
        return_indices   False; True returns the places too, for MaxUnpool3d
        ceil_mode        False; True rounds the output's size up

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where
    D_out = (D + 2 * padding - dilation * (kernel_size - 1) - 1) // stride + 1; H_out and W_out likewise.
    With return_indices the result is (output, indices): int64 of the output's shape, places counted within a
    channel.

    >>> nn.MaxPool3d((3, 2, 2), stride=2)(tt.randn(2, 4, 9, 8, 8)).shape
    torch.Size([2, 4, 4, 4, 4])
    """

    def forward(self, input: Tensor) -> Any:
        return F.max_pool3d(input, *self._pool_options())


class _MaxUnpoolNd(Module):
    kernel_size: tuple[int, ...]
    stride: tuple[int, ...]
    padding: tuple[int, ...]

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class MaxUnpool1d(_MaxUnpoolNd):
    """Puts elements back to where MaxPool1d found them, and zeros elsewhere.

        kernel_size   as it was in MaxPool1d: a number
        stride        None: the kernel's size
        padding       0; as it was in MaxPool1d

    Shapes: (N, C, L) or (C, L), and indices of the same shape -> (N, C, L_out) or (C, L_out), where
    L_out = (L - 1) * stride - 2 * padding + kernel_size.
    Several sizes lead to one in pooling: forward's `output_size` says which one it was.
    Errors: ValueError for an output_size that cannot be; RuntimeError for an index beyond the output.

    >>> output, indices = nn.MaxPool1d(2, return_indices=True)(tt.tensor([[1.0, 3.0, 2.0, 0.0]]))
    >>> nn.MaxUnpool1d(2)(output, indices)
    tensor([[0., 3., 2., 0.]])
    """

    def __init__(self, kernel_size: Size, stride: OptionalSize = None, padding: Size = 0) -> None:
        super().__init__()
        self.kernel_size = _single(kernel_size)
        self.stride = _single(stride if stride is not None else kernel_size)
        self.padding = _single(padding)

    def forward(self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return F.max_unpool1d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool2d(_MaxUnpoolNd):
    """Puts elements back to where MaxPool2d found them, and zeros elsewhere.

        kernel_size   as it was in MaxPool2d: a number or (kH, kW)
        stride        None: the kernel's size
        padding       0; as it was in MaxPool2d

    Shapes: (N, C, H, W) or (C, H, W), and indices of the same shape -> (N, C, H_out, W_out) or (C, H_out, W_out),
    where
    H_out = (H - 1) * stride - 2 * padding + kernel_size; W_out likewise.
    Several sizes lead to one in pooling: forward's `output_size` says which one it was.
    Errors: ValueError for an output_size that cannot be; RuntimeError for an index beyond the output.

    >>> output, indices = nn.MaxPool2d(2, return_indices=True)(tt.arange(16.0).view(1, 4, 4))
    >>> nn.MaxUnpool2d(2)(output, indices)
    tensor([[[ 0.,  0.,  0.,  0.],
             [ 0.,  5.,  0.,  7.],
             [ 0.,  0.,  0.,  0.],
             [ 0., 13.,  0., 15.]]])
    """

    def __init__(self, kernel_size: Size, stride: OptionalSize = None, padding: Size = 0) -> None:
        super().__init__()
        self.kernel_size = _pair(kernel_size)
        self.stride = _pair(stride if stride is not None else kernel_size)
        self.padding = _pair(padding)

    def forward(self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return F.max_unpool2d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool3d(_MaxUnpoolNd):
    """Puts elements back to where MaxPool3d found them, and zeros elsewhere.

        kernel_size   as it was in MaxPool3d: a number or (kD, kH, kW)
        stride        None: the kernel's size
        padding       0; as it was in MaxPool3d

    Shapes: (N, C, D, H, W) or (C, D, H, W), and indices of the same shape -> (N, C, D_out, H_out, W_out) or (C,
    D_out, H_out, W_out), where
    D_out = (D - 1) * stride - 2 * padding + kernel_size; H_out and W_out likewise.
    Several sizes lead to one in pooling: forward's `output_size` says which one it was.
    Errors: ValueError for an output_size that cannot be; RuntimeError for an index beyond the output.

    >>> output, indices = nn.MaxPool3d(2, return_indices=True)(tt.randn(1, 2, 4, 6, 8))
    >>> nn.MaxUnpool3d(2)(output, indices).shape
    torch.Size([1, 2, 4, 6, 8])
    """

    def __init__(self, kernel_size: Size, stride: OptionalSize = None, padding: Size = 0) -> None:
        super().__init__()
        self.kernel_size = _triple(kernel_size)
        self.stride = _triple(stride if stride is not None else kernel_size)
        self.padding = _triple(padding)

    def forward(self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return F.max_unpool3d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class _FractionalMaxPoolNd(Module):
    """What both share: the options and their checks. Subclasses say how many dimensions there are.

    `_random_samples` (N, C, dimensions) is a buffer, usually None. Tests give it to choose the places.
    """

    def _init_options(
        self, parse: Any, output_size: Any, output_ratio: Any, return_indices: bool, samples: Any
    ) -> None:
        self.return_indices = return_indices
        self.register_buffer("_random_samples", samples)
        self.output_size = parse(output_size) if output_size is not None else None
        self.output_ratio = parse(output_ratio) if output_ratio is not None else None
        if output_size is None and output_ratio is None:
            raise ValueError(f"{self._name()} requires specifying either an output size, or a pooling ratio")
        if output_size is not None and output_ratio is not None:
            raise ValueError("only one of output_size and output_ratio may be specified")
        dims = len(parse(0))
        if self.output_ratio is not None and not all(0 < ratio < 1 for ratio in self.output_ratio[:dims]):
            raise ValueError(f"output_ratio must be between 0 and 1 (got {output_ratio})")

    def _name(self) -> str:
        raise NotImplementedError


class FractionalMaxPool2d(_FractionalMaxPoolNd):
    """The largest element of windows at random places, so that sizes may shrink by a fraction (Graham, 2014).

        kernel_size       size of the window: a number or (kH, kW)
        output_size       None; the sizes of the output, or one number for all
        output_ratio      None; the output's sizes as fractions of the input's, between 0 and 1
        return_indices    False; True returns the places too, for MaxUnpool2d
        _random_samples   None; (N, C, 2) numbers from 0 to 1 that decide the places in place of random ones (a
                          buffer)

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), the output_size or floor(size *
    output_ratio).
    Errors: ValueError unless just one of output_size and output_ratio is given, and for a ratio outside (0, 1).

    >>> m = nn.FractionalMaxPool2d(2, output_ratio=0.5)
    >>> m(tt.randn(1, 4, 9, 12)).shape
    torch.Size([1, 4, 4, 6])
    """

    def __init__(
        self,
        kernel_size: Size,
        output_size: OptionalSize = None,
        output_ratio: Any = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = _pair(kernel_size)
        self._init_options(_pair, output_size, output_ratio, return_indices, _random_samples)

    def _name(self) -> str:
        return "FractionalMaxPool2d"

    def forward(self, input: Tensor) -> Any:
        return F.fractional_max_pool2d(
            input, self.kernel_size, self.output_size, self.output_ratio, self.return_indices, self._random_samples
        )


class FractionalMaxPool3d(_FractionalMaxPoolNd):
    """The largest element of windows at random places, so that sizes may shrink by a fraction (Graham, 2014).

        kernel_size       size of the window: a number or (kD, kH, kW)
        output_size       None; the sizes of the output, or one number for all
        output_ratio      None; the output's sizes as fractions of the input's, between 0 and 1
        return_indices    False; True returns the places too, for MaxUnpool3d
        _random_samples   None; (N, C, 3) numbers from 0 to 1 that decide the places in place of random ones (a
                          buffer)

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), the
    output_size or floor(size * output_ratio).
    Errors: ValueError unless just one of output_size and output_ratio is given, and for a ratio outside (0, 1).

    >>> m = nn.FractionalMaxPool3d(2, output_ratio=0.5)
    >>> m(tt.randn(1, 4, 9, 12, 6)).shape
    torch.Size([1, 4, 4, 6, 3])
    """

    def __init__(
        self,
        kernel_size: Size,
        output_size: OptionalSize = None,
        output_ratio: Any = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        super().__init__()
        sizes = [kernel_size] if isinstance(kernel_size, int) else kernel_size
        if isinstance(sizes, (tuple, list)) and not all(k > 0 for k in sizes):
            raise ValueError(f"kernel_size must be greater than 0, but got {kernel_size}")
        self.kernel_size = _triple(kernel_size)
        self._init_options(_triple, output_size, output_ratio, return_indices, _random_samples)

    def _name(self) -> str:
        return "FractionalMaxPool3d"

    def forward(self, input: Tensor) -> Any:
        return F.fractional_max_pool3d(
            input, self.kernel_size, self.output_size, self.output_ratio, self.return_indices, self._random_samples
        )


class _AdaptiveMaxPoolNd(Module):
    def __init__(self, output_size: Any, return_indices: bool = False) -> None:
        super().__init__()
        self.output_size = output_size
        self.return_indices = return_indices

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"output_size={self.output_size}"


class AdaptiveMaxPool1d(_AdaptiveMaxPoolNd):
    """The largest element of each window, with as many windows as wanted, whatever the input's size.

    Window i of n covers the elements from floor(i * size / n) to ceil((i + 1) * size / n), the latter excluded.

        output_size      the sizes of the output: a number
        return_indices   False; True returns the places too, for MaxUnpool1d

    Shapes: (N, C, L) or (C, L) -> (N, C, output_size) or (C, output_size). With return_indices the result is
    (output, indices): int64 of the output's shape, places counted within a channel.

    >>> nn.AdaptiveMaxPool1d(2)(tt.tensor([[1.0, 3.0, 2.0]]))
    tensor([[3., 3.]])
    """

    def forward(self, input: Tensor) -> Any:
        return F.adaptive_max_pool1d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool2d(_AdaptiveMaxPoolNd):
    """The largest element of each window, with as many windows as wanted, whatever the input's size.

    Window i of n covers the elements from floor(i * size / n) to ceil((i + 1) * size / n), the latter excluded.

        output_size      the sizes of the output: (H_out, W_out), or one number for all; None keeps a size
        return_indices   False; True returns the places too, for MaxUnpool2d

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, *output_size) or (C, *output_size). With return_indices the result
    is (output, indices): int64 of the output's shape, places counted within a channel.

    >>> nn.AdaptiveMaxPool2d((5, None))(tt.randn(1, 64, 8, 9)).shape
    torch.Size([1, 64, 5, 9])
    """

    def forward(self, input: Tensor) -> Any:
        return F.adaptive_max_pool2d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool3d(_AdaptiveMaxPoolNd):
    """The largest element of each window, with as many windows as wanted, whatever the input's size.

    Window i of n covers the elements from floor(i * size / n) to ceil((i + 1) * size / n), the latter excluded.

        output_size      the sizes of the output: (D_out, H_out, W_out), or one number for all; None keeps a size
        return_indices   False; True returns the places too, for MaxUnpool3d

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, *output_size) or (C, *output_size). With return_indices the
    result is (output, indices): int64 of the output's shape, places counted within a channel.

    >>> nn.AdaptiveMaxPool3d((5, 7, 9))(tt.randn(1, 4, 8, 9, 10)).shape
    torch.Size([1, 4, 5, 7, 9])
    """

    def forward(self, input: Tensor) -> Any:
        return F.adaptive_max_pool3d(input, self.output_size, self.return_indices)


# ---- averages --------------------------------------------------------------------------------------------------------


class _AvgPoolNd(Module):
    kernel_size: Size
    stride: Size
    padding: Size

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool1d(_AvgPoolNd):
    """The mean of each window of sequences.

        kernel_size         size of the window: a number
        stride              None: the kernel's size; how far the window moves
        padding             0; zeros added at each end, at most half the kernel's size
        ceil_mode           False; True rounds the output's size up
        count_include_pad   True; False leaves the padding out of the mean

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where
    L_out = (L + 2 * padding - kernel_size) // stride + 1.

    >>> nn.AvgPool1d(2)(tt.tensor([[1.0, 3.0, 2.0, 0.0]]))
    tensor([[2., 1.]])
    """

    def __init__(
        self,
        kernel_size: Size,
        stride: OptionalSize = None,
        padding: Size = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> None:
        super().__init__()
        self.kernel_size = _single(kernel_size)
        self.stride = _single(stride if stride is not None else kernel_size)
        self.padding = _single(padding)
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad

    def forward(self, input: Tensor) -> Tensor:
        return F.avg_pool1d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad)


class _AvgPoolWithDivisor(_AvgPoolNd):
    """What AvgPool2d and AvgPool3d share: the option divisor_override, and sizes that are not made tuples."""

    def __init__(
        self,
        kernel_size: Size,
        stride: OptionalSize = None,
        padding: Size = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = stride if stride is not None else kernel_size
        self.padding = padding
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad
        self.divisor_override = divisor_override

    def _pool_options(self) -> tuple[Any, ...]:
        shape = self.kernel_size, self.stride, self.padding
        return *shape, self.ceil_mode, self.count_include_pad, self.divisor_override


class AvgPool2d(_AvgPoolWithDivisor):
    """The mean of each window of images.

        kernel_size         size of the window: a number or (kH, kW)
        stride              None: the kernel's size; how far the window moves
        padding             0; zeros added at each end, at most half the kernel's size
        ceil_mode           False; True rounds the output's size up
        count_include_pad   True; False leaves the padding out of the mean
        divisor_override    None; a number to divide the sums by, in place of the number of elements

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where
    H_out = (H + 2 * padding - kernel_size) // stride + 1; W_out likewise.

    >>> nn.AvgPool2d(3, stride=2)(tt.randn(20, 16, 50, 32)).shape
    torch.Size([20, 16, 24, 15])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.avg_pool2d(input, *self._pool_options())


class AvgPool3d(_AvgPoolWithDivisor):
    """The mean of each window of volumes.

        kernel_size         size of the window: a number or (kD, kH, kW)
        stride              None: the kernel's size; how far the window moves
        padding             0; zeros added at each end, at most half the kernel's size
        ceil_mode           False; True rounds the output's size up
        count_include_pad   True; False leaves the padding out of the mean
        divisor_override    None; a number to divide the sums by, in place of the number of elements

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where
    D_out = (D + 2 * padding - kernel_size) // stride + 1; H_out and W_out likewise.

    >>> nn.AvgPool3d((3, 2, 2), stride=2)(tt.randn(2, 4, 9, 8, 8)).shape
    torch.Size([2, 4, 4, 4, 4])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.avg_pool3d(input, *self._pool_options())

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        # Pickled by a version without these options.
        for name, value in {"padding": 0, "ceil_mode": False, "count_include_pad": True}.items():
            self.__dict__.setdefault(name, value)


class _AdaptiveAvgPoolNd(Module):
    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"output_size={self.output_size}"


class AdaptiveAvgPool1d(_AdaptiveAvgPoolNd):
    """The mean of each window, with as many windows as wanted, whatever the input's size.

    Window i of n covers the elements from floor(i * size / n) to ceil((i + 1) * size / n), the latter excluded.

        output_size   the sizes of the output: a number

    Shapes: (N, C, L) or (C, L) -> (N, C, output_size) or (C, output_size).

    >>> nn.AdaptiveAvgPool1d(2)(tt.tensor([[1.0, 3.0, 2.0]]))
    tensor([[2.0000, 2.5000]])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.adaptive_avg_pool1d(input, self.output_size)


class AdaptiveAvgPool2d(_AdaptiveAvgPoolNd):
    """The mean of each window, with as many windows as wanted, whatever the input's size.

    Window i of n covers the elements from floor(i * size / n) to ceil((i + 1) * size / n), the latter excluded.

        output_size   the sizes of the output: (H_out, W_out), or one number for all; None keeps a size

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, *output_size) or (C, *output_size).

    >>> nn.AdaptiveAvgPool2d((5, None))(tt.randn(1, 64, 8, 9)).shape
    torch.Size([1, 64, 5, 9])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveAvgPool3d(_AdaptiveAvgPoolNd):
    """The mean of each window, with as many windows as wanted, whatever the input's size.

    Window i of n covers the elements from floor(i * size / n) to ceil((i + 1) * size / n), the latter excluded.

        output_size   the sizes of the output: (D_out, H_out, W_out), or one number for all; None keeps a size

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, *output_size) or (C, *output_size).

    >>> nn.AdaptiveAvgPool3d(5)(tt.randn(1, 4, 8, 9, 10)).shape
    torch.Size([1, 4, 5, 5, 5])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.adaptive_avg_pool3d(input, self.output_size)


# ---- power averages --------------------------------------------------------------------------------------------------


class _LPPoolNd(Module):
    """(sum of x ** norm_type) ** (1 / norm_type) over each window.

    A stride of None is kept: nn.functional takes the kernel's size for it.
    """

    def __init__(
        self, norm_type: float, kernel_size: Size, stride: OptionalSize = None, ceil_mode: bool = False
    ) -> None:
        super().__init__()
        self.norm_type = norm_type
        self.kernel_size = kernel_size
        self.stride = stride
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return (
            f"norm_type={self.norm_type}, kernel_size={self.kernel_size}, stride={self.stride}, "
            f"ceil_mode={self.ceil_mode}"
        )


class LPPool1d(_LPPoolNd):
    """The power mean of each window of sequences, without its divisor: `sum(x ** p) ** (1 / p)`.

        norm_type     p; 1 gives the sum of the window, and large p comes near the largest element
        kernel_size   size of the window: a number
        stride        None: the kernel's size; how far the window moves
        ceil_mode     False; True rounds the output's size up

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where L_out = (L - kernel_size) // stride + 1. The
    gradient is 0 where the sum of a window is 0.

    >>> nn.LPPool1d(2, 2)(tt.tensor([[3.0, 4.0, 0.0, 2.0]]))
    tensor([[5., 2.]])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.lp_pool1d(input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode)


class LPPool2d(_LPPoolNd):
    """The power mean of each window of images, without its divisor: `sum(x ** p) ** (1 / p)`.

        norm_type     p; 1 gives the sum of the window, and large p comes near the largest element
        kernel_size   size of the window: a number or (kH, kW)
        stride        None: the kernel's size; how far the window moves
        ceil_mode     False; True rounds the output's size up

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where H_out = (H - kernel_size)
    // stride + 1; W_out likewise. The gradient is 0 where the sum of a window is 0.

    >>> nn.LPPool2d(2, 3, stride=2)(tt.randn(20, 16, 50, 32)).shape
    torch.Size([20, 16, 24, 15])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.lp_pool2d(input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode)


class LPPool3d(_LPPoolNd):
    """The power mean of each window of volumes, without its divisor: `sum(x ** p) ** (1 / p)`.

        norm_type     p; 1 gives the sum of the window, and large p comes near the largest element
        kernel_size   size of the window: a number or (kD, kH, kW)
        stride        None: the kernel's size; how far the window moves
        ceil_mode     False; True rounds the output's size up

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where D_out
    = (D - kernel_size) // stride + 1; H_out and W_out likewise. The gradient is 0 where the sum of a window is 0.

    >>> nn.LPPool3d(1, 2)(tt.randn(2, 4, 8, 8, 8)).shape
    torch.Size([2, 4, 4, 4, 4])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.lp_pool3d(input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode)
