"""Interpolation as modules.

Mirrors torch/nn/modules/upsampling.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["Upsample", "UpsamplingBilinear2d", "UpsamplingNearest2d"]


class Upsample(Module):
    """Changes the number of pixels, by repeating or interpolating.

        size                     the new (L), (H, W) or (D, H, W), or one number for all
        scale_factor             the new sizes as multiples of the old; give either it or `size`
        mode                     "nearest"; "linear" for 3-D inputs, "bilinear" and "bicubic" for 4-D, "trilinear"
                                 for 5-D
        align_corners            None; True keeps the values of the corner pixels (not for "nearest")
        recompute_scale_factor   None; True computes the scale anew from the sizes, which are whole numbers

    Shapes: (N, C, *sizes) -> (N, C, *new sizes), each floor(old * scale_factor). The layer has no parameters.
    Errors: those of nn.functional.interpolate, at the call: ValueError unless one of size and scale_factor is
    given.

    >>> nn.Upsample(scale_factor=2)(tt.tensor([[[1.0, 2.0]]]))
    tensor([[[1., 1., 2., 2.]]])
    >>> nn.Upsample(scale_factor=2, mode="bilinear")(tt.randn(1, 3, 4, 5)).shape
    torch.Size([1, 3, 8, 10])
    """

    def __init__(
        self,
        size: int | Sequence[int] | None = None,
        scale_factor: float | tuple[float, ...] | None = None,
        mode: str = "nearest",
        align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        super().__init__()
        self.name = type(self).__name__
        self.size = size
        self.scale_factor: float | tuple[float, ...] | None
        if isinstance(scale_factor, tuple):
            self.scale_factor = tuple(float(factor) for factor in scale_factor)
        else:
            self.scale_factor = float(scale_factor) if scale_factor else None
        self.mode = mode
        self.align_corners = align_corners
        self.recompute_scale_factor = recompute_scale_factor

    def forward(self, input: Tensor) -> Tensor:
        return F.interpolate(
            input, self.size, self.scale_factor, self.mode, self.align_corners, self.recompute_scale_factor
        )

    def __setstate__(self, state: dict[str, Any]) -> None:
        state.setdefault("recompute_scale_factor", True)  # versions without this option computed the scale anew
        super().__setstate__(state)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        wanted = f"size={self.size!r}" if self.scale_factor is None else f"scale_factor={self.scale_factor!r}"
        return f"{wanted}, mode={self.mode!r}"


class UpsamplingNearest2d(Upsample):
    """Repeats pixels.

    It is `Upsample(mode="nearest")` for images.

        size           the new (H, W), or one number for both
        scale_factor   the new sizes as multiples of the old; give either it or `size`

    Shapes: (N, C, H, W) -> (N, C, H_out, W_out), each floor(old * scale_factor). The layer has no parameters.

    >>> nn.UpsamplingNearest2d(scale_factor=2)(tt.tensor([[[[1.0, 2.0]]]]))
    tensor([[[[1., 1., 2., 2.],
              [1., 1., 2., 2.]]]])
    """

    def __init__(self, size: int | Sequence[int] | None = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, mode="nearest")


class UpsamplingBilinear2d(Upsample):
    """Interpolates between pixels; the corners keep their values.

    It is `Upsample(mode="bilinear", align_corners=True)` for images.

        size           the new (H, W), or one number for both
        scale_factor   the new sizes as multiples of the old; give either it or `size`

    Shapes: (N, C, H, W) -> (N, C, H_out, W_out), each floor(old * scale_factor). The layer has no parameters.

    >>> nn.UpsamplingBilinear2d(scale_factor=2)(tt.tensor([[[[1.0, 2.0]]]]))
    tensor([[[[1.0000, 1.3333, 1.6667, 2.0000],
              [1.0000, 1.3333, 1.6667, 2.0000]]]])
    """

    def __init__(self, size: int | Sequence[int] | None = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, mode="bilinear", align_corners=True)
