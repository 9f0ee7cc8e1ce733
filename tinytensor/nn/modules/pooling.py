"""Pooling as modules. None has parameters; sizes are one number or one for each spatial dimension.

Shapes: ([N], C, *) -> ([N], C, *'), where n' = (n + 2 padding - dilation (k - 1) - 1) // stride + 1, rounded up with
ceil_mode; a stride of None is the kernel's size. `return_indices` gives the places too, as int64 counted within a plane,
which the unpooling takes.

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
        return (
            f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, dilation={self.dilation}, "
            f"ceil_mode={self.ceil_mode}"
        )

    def _window(self) -> tuple[Any, ...]:
        """What the functions take after the input."""
        return self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices


class MaxPool1d(_MaxPoolNd):
    """The largest element of each window: ([N], C, L) -> ([N], C, L')."""

    def forward(self, input: Tensor) -> Any:
        return F.max_pool1d(input, *self._window())


class MaxPool2d(_MaxPoolNd):
    """The largest element of each window: ([N], C, H, W) -> ([N], C, H', W')."""

    def forward(self, input: Tensor) -> Any:
        return F.max_pool2d(input, *self._window())


class MaxPool3d(_MaxPoolNd):
    """The largest element of each window: ([N], C, D, H, W) -> ([N], C, D', H', W')."""

    def forward(self, input: Tensor) -> Any:
        return F.max_pool3d(input, *self._window())


class _MaxUnpoolNd(Module):
    kernel_size: tuple[int, ...]
    stride: tuple[int, ...]
    padding: tuple[int, ...]

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class MaxUnpool1d(_MaxUnpoolNd):
    """Elements back to where MaxPool1d found them, zeros elsewhere. output_size says which of the possible sizes."""

    def __init__(self, kernel_size: Size, stride: OptionalSize = None, padding: Size = 0) -> None:
        super().__init__()
        self.kernel_size = _single(kernel_size)
        self.stride = _single(stride if stride is not None else kernel_size)
        self.padding = _single(padding)

    def forward(self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return F.max_unpool1d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool2d(_MaxUnpoolNd):
    """MaxUnpool1d over images."""

    def __init__(self, kernel_size: Size, stride: OptionalSize = None, padding: Size = 0) -> None:
        super().__init__()
        self.kernel_size = _pair(kernel_size)
        self.stride = _pair(stride if stride is not None else kernel_size)
        self.padding = _pair(padding)

    def forward(self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return F.max_unpool2d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool3d(_MaxUnpoolNd):
    """MaxUnpool1d over volumes."""

    def __init__(self, kernel_size: Size, stride: OptionalSize = None, padding: Size = 0) -> None:
        super().__init__()
        self.kernel_size = _triple(kernel_size)
        self.stride = _triple(stride if stride is not None else kernel_size)
        self.padding = _triple(padding)

    def forward(self, input: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return F.max_unpool3d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class _FractionalMaxPoolNd(Module):
    """The checks; subclasses say how many dimensions. `_random_samples` (N, C, dimensions) is a buffer, usually None."""

    def _set(self, parse: Any, output_size: Any, output_ratio: Any, return_indices: bool, samples: Any) -> None:
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
    """The largest element of windows whose places a random number per plane decides: (N, C, H, W) -> (N, C, *output_size)."""

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
        self._set(_pair, output_size, output_ratio, return_indices, _random_samples)

    def _name(self) -> str:
        return "FractionalMaxPool2d"

    def forward(self, input: Tensor) -> Any:
        return F.fractional_max_pool2d(
            input, self.kernel_size, self.output_size, self.output_ratio, self.return_indices, self._random_samples
        )


class FractionalMaxPool3d(_FractionalMaxPoolNd):
    """FractionalMaxPool2d over volumes; ValueError for a kernel of no size."""

    def __init__(
        self,
        kernel_size: Size,
        output_size: OptionalSize = None,
        output_ratio: Any = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        super().__init__()
        if not all(k > 0 for k in _triple(kernel_size)):
            raise ValueError(f"kernel_size must be greater than 0, but got {kernel_size}")
        self.kernel_size = _triple(kernel_size)
        self._set(_triple, output_size, output_ratio, return_indices, _random_samples)

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
        return f"output_size={self.output_size}"


class AdaptiveMaxPool1d(_AdaptiveMaxPoolNd):
    """The largest element of each of output_size windows: ([N], C, L) -> ([N], C, output_size)."""

    def forward(self, input: Tensor) -> Any:
        return F.adaptive_max_pool1d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool2d(_AdaptiveMaxPoolNd):
    """AdaptiveMaxPool1d over images. None in output_size keeps that size."""

    def forward(self, input: Tensor) -> Any:
        return F.adaptive_max_pool2d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool3d(_AdaptiveMaxPoolNd):
    """AdaptiveMaxPool1d over volumes. None in output_size keeps that size."""

    def forward(self, input: Tensor) -> Any:
        return F.adaptive_max_pool3d(input, self.output_size, self.return_indices)


# ---- averages --------------------------------------------------------------------------------------------------------


class _AvgPoolNd(Module):
    kernel_size: Size
    stride: Size
    padding: Size

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool1d(_AvgPoolNd):
    """The mean of each window: ([N], C, L) -> ([N], C, L'). count_include_pad: the padding counts as zeros."""

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


class _AvgPoolOver(_AvgPoolNd):
    """Means over images and volumes: their divisor may be given, and sizes are kept as they came."""

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

    def _window(self) -> tuple[Any, ...]:
        shape = self.kernel_size, self.stride, self.padding
        return *shape, self.ceil_mode, self.count_include_pad, self.divisor_override


class AvgPool2d(_AvgPoolOver):
    """The mean of each window: ([N], C, H, W) -> ([N], C, H', W')."""

    def forward(self, input: Tensor) -> Tensor:
        return F.avg_pool2d(input, *self._window())


class AvgPool3d(_AvgPoolOver):
    """The mean of each window: ([N], C, D, H, W) -> ([N], C, D', H', W')."""

    def forward(self, input: Tensor) -> Tensor:
        return F.avg_pool3d(input, *self._window())

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for name, value in {"padding": 0, "ceil_mode": False, "count_include_pad": True}.items():
            self.__dict__.setdefault(name, value)


class _AdaptiveAvgPoolNd(Module):
    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class AdaptiveAvgPool1d(_AdaptiveAvgPoolNd):
    """The mean of each of output_size windows: ([N], C, L) -> ([N], C, output_size)."""

    def forward(self, input: Tensor) -> Tensor:
        return F.adaptive_avg_pool1d(input, self.output_size)


class AdaptiveAvgPool2d(_AdaptiveAvgPoolNd):
    """AdaptiveAvgPool1d over images. None in output_size keeps that size."""

    def forward(self, input: Tensor) -> Tensor:
        return F.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveAvgPool3d(_AdaptiveAvgPoolNd):
    """AdaptiveAvgPool1d over volumes. None in output_size keeps that size."""

    def forward(self, input: Tensor) -> Tensor:
        return F.adaptive_avg_pool3d(input, self.output_size)


# ---- power averages --------------------------------------------------------------------------------------------------


class _LPPoolNd(Module):
    """(sum of x ** norm_type) ** (1 / norm_type) over each window; a stride of None stays None."""

    def __init__(
        self, norm_type: float, kernel_size: Size, stride: OptionalSize = None, ceil_mode: bool = False
    ) -> None:
        super().__init__()
        self.norm_type = norm_type
        self.kernel_size = kernel_size
        self.stride = stride
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        return (
            f"norm_type={self.norm_type}, kernel_size={self.kernel_size}, stride={self.stride}, "
            f"ceil_mode={self.ceil_mode}"
        )


class LPPool1d(_LPPoolNd):
    """The power average of each window: ([N], C, L) -> ([N], C, L')."""

    def forward(self, input: Tensor) -> Tensor:
        return F.lp_pool1d(input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode)


class LPPool2d(_LPPoolNd):
    """The power average of each window: ([N], C, H, W) -> ([N], C, H', W')."""

    def forward(self, input: Tensor) -> Tensor:
        return F.lp_pool2d(input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode)


class LPPool3d(_LPPoolNd):
    """The power average of each window: ([N], C, D, H, W) -> ([N], C, D', H', W')."""

    def forward(self, input: Tensor) -> Tensor:
        return F.lp_pool3d(input, float(self.norm_type), self.kernel_size, self.stride, self.ceil_mode)
