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


class _SlidingWindow(Module):
    """The options of a window that slides over an image."""

    def __init__(self, kernel_size: Size, dilation: Size = 1, padding: Size = 0, stride: Size = 1) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"kernel_size={self.kernel_size}, dilation={self.dilation}, padding={self.padding}, stride={self.stride}"


class Fold(_SlidingWindow):
    """Adds columns up to images: pixels that lie in several windows get the sum. Unfold goes the other way.

        output_size   the (H, W) of the images, or one number for both
        kernel_size   size of the window: a number or (kH, kW)
        dilation      1; distance between the pixels of a window
        padding       0; zeros added at each end of H and of W
        stride        1; how far the window moves

    Shapes: (N, C * kH * kW, L) or (C * kH * kW, L) -> (N, C, H, W) or (C, H, W). L is the number of windows: the
    product of (size + 2 * padding - dilation * (k - 1) - 1) // stride + 1 for H and W.
    Errors: RuntimeError at the call if L or the number of rows does not fit.

    >>> m = nn.Fold(output_size=(2, 3), kernel_size=2)
    >>> m(tt.ones(1, 4, 2))
    tensor([[[[1., 2., 1.],
              [1., 2., 1.]]]])
    """

    def __init__(
        self, output_size: Size, kernel_size: Size, dilation: Size = 1, padding: Size = 0, stride: Size = 1
    ) -> None:
        super().__init__(kernel_size, dilation, padding, stride)
        self.output_size = output_size

    def forward(self, input: Tensor) -> Tensor:
        return F.fold(input, self.output_size, self.kernel_size, self.dilation, self.padding, self.stride)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"output_size={self.output_size}, {super().extra_repr()}"


class Unfold(_SlidingWindow):
    """Copies each window of the images into a column. A convolution is a matrix product with these columns.

        kernel_size   size of the window: a number or (kH, kW)
        dilation      1; distance between the pixels of a window
        padding       0; zeros added at each end of H and of W
        stride        1; how far the window moves

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C * kH * kW, L) or (C * kH * kW, L). L is the number of windows: the
    product of (size + 2 * padding - dilation * (k - 1) - 1) // stride + 1 for H and W.

    >>> nn.Unfold(kernel_size=2)(tt.tensor([[[[0., 1., 2.], [3., 4., 5.]]]]))
    tensor([[[0., 1.],
             [1., 2.],
             [3., 4.],
             [4., 5.]]])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.unfold(input, self.kernel_size, self.dilation, self.padding, self.stride)
