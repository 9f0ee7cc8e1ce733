"""Windows of images as columns, and columns added up to images.

Mirrors torch/nn/modules/fold.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["Fold", "Unfold"]

Size = int | Sequence[int]


class _Windows(Module):
    """The options of a window that slides over an image."""

    def __init__(self, kernel_size: Size, dilation: Size = 1, padding: Size = 0, stride: Size = 1) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, dilation={self.dilation}, padding={self.padding}, stride={self.stride}"


class Fold(_Windows):
    """([N], C kH kW, windows) -> ([N], C, H, W), where (H, W) is output_size: places in several windows get their sum."""

    def __init__(
        self, output_size: Size, kernel_size: Size, dilation: Size = 1, padding: Size = 0, stride: Size = 1
    ) -> None:
        super().__init__(kernel_size, dilation, padding, stride)
        self.output_size = output_size

    def forward(self, input: Tensor) -> Tensor:
        return F.fold(input, self.output_size, self.kernel_size, self.dilation, self.padding, self.stride)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}, {super().extra_repr()}"


class Unfold(_Windows):
    """([N], C, H, W) -> ([N], C kH kW, windows): each window is a column."""

    def forward(self, input: Tensor) -> Tensor:
        return F.unfold(input, self.kernel_size, self.dilation, self.padding, self.stride)
