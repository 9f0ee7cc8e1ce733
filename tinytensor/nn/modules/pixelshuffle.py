"""Channels to pixels and back.

Mirrors torch/nn/modules/pixelshuffle.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["PixelShuffle", "PixelUnshuffle"]


class PixelShuffle(Module):
    """Makes pixels of channels: r * r channels become a square of r by r pixels.

        upscale_factor   r

    Shapes: (*, C * r * r, H, W) -> (*, C, H * r, W * r). The layer has no parameters.
    Errors: RuntimeError at the call unless r * r divides the channels.

    >>> nn.PixelShuffle(2)(tt.arange(4.0).view(1, 4, 1, 1))
    tensor([[[[0., 1.],
              [2., 3.]]]])
    """

    def __init__(self, upscale_factor: int) -> None:
        super().__init__()
        self.upscale_factor = upscale_factor

    def forward(self, input: Tensor) -> Tensor:
        return F.pixel_shuffle(input, self.upscale_factor)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"upscale_factor={self.upscale_factor}"


class PixelUnshuffle(Module):
    """Makes channels of pixels: a square of r by r pixels becomes r * r channels. PixelShuffle goes the other way.

        downscale_factor   r

    Shapes: (*, C, H * r, W * r) -> (*, C * r * r, H, W). The layer has no parameters.
    Errors: RuntimeError at the call unless r divides both sizes.

    >>> nn.PixelUnshuffle(2)(tt.randn(1, 1, 12, 12)).shape
    torch.Size([1, 4, 6, 6])
    """

    def __init__(self, downscale_factor: int) -> None:
        super().__init__()
        self.downscale_factor = downscale_factor

    def forward(self, input: Tensor) -> Tensor:
        return F.pixel_unshuffle(input, self.downscale_factor)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"downscale_factor={self.downscale_factor}"
