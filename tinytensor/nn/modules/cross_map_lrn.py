"""Local response normalization across channels with a gradient of its own, as networks imported from Lua have it.

Mirrors CrossMapLRN2d of torch/nn/modules/{_functions,normalization}.py. PyTorch's running sum never
subtracts the first channel again, and neither does this one. New programs use LocalResponseNorm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as aten
from tinytensor.autograd.function.function import Function
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["CrossMapLRN2d"]


class _CrossMapLRN2d(Function):
    @staticmethod
    def forward(ctx: Any, input: Tensor, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1) -> Tensor:
        if input.dim() != 4:
            raise ValueError(f"CrossMapLRN2d: Expected input to be 4D, got {input.dim()}D instead.")
        squares = input.pow(2)
        channels, half_window = input.shape[1], int((size - 1) / 2 + 1)
        # y_c = x_c * scale_c ** -beta, where scale_c = k + alpha / size * (sum of squares in the window around c). The windows
        # of neighbouring channels differ by two channels. So one sum slides over the channels: one square enters, one leaves.
        total = squares[:, : min(half_window, channels)].sum(1)
        sums = [total]
        for c in range(1, channels):
            # Near the last channel no square enters any more.
            if c < channels - half_window + 1:
                total = total + squares[:, c + half_window - 1]
            # At c == half_window channel 0 should leave. PyTorch's condition keeps it, so results depend on this `>`.
            if c > half_window:
                total = total - squares[:, c - half_window]
            sums.append(total)
        ctx.scale = aten.stack(sums, 1).mul_(alpha / size).add_(k)
        ctx.size, ctx.alpha, ctx.beta = size, alpha, beta
        output = ctx.scale.pow(-beta).mul_(input)
        ctx.save_for_backward(input, output)
        return output

    @staticmethod
    def backward(ctx: Any, grad_output: Tensor) -> Any:
        input, output = ctx.saved_tensors
        batch, channels, height, width = input.shape
        size = ctx.size
        # dL/dx_c = g_c * scale_c ** -beta - 2 alpha beta / size * x_c * sum over a window of (g_j * y_j / scale_j): x_c also
        # changes the scale of its neighbours. The ratios get zeros at both ends, so that every window is complete, and one sum
        # slides over them. For odd sizes PyTorch's window here lies one channel lower than that of the forward; so does this one.
        pad_before = int(size - (size - 1) / 2)
        ratios = input.new_zeros(batch, channels + size - 1, height, width)
        ratios[:, pad_before : pad_before + channels] = grad_output * output / ctx.scale
        total = ratios[:, : size - 1].sum(1)
        sums = []
        for c in range(channels):
            total = total + ratios[:, c + size - 1]
            sums.append(total)
            total = total - ratios[:, c]
        own = ctx.scale.pow(-ctx.beta) * grad_output
        return own - 2 * ctx.alpha * ctx.beta / size * input * aten.stack(sums, 1), None, None, None, None


class CrossMapLRN2d(Module):
    """LocalResponseNorm of images, as networks imported from Lua have it; LocalResponseNorm is the one to use.

    It is `x / (k + alpha / size * sum of squares of neighbouring channels) ** beta`. Its running sum keeps the
    first channel.

        size    the number of neighbouring channels in the sum
        alpha   1e-4; factor of the sum, divided by size
        beta    0.75; exponent
        k       1; added to the sum

    Shapes: (N, C, H, W) -> the same; ValueError at the call for other ranks. The layer has no parameters.

    >>> nn.CrossMapLRN2d(3)(tt.randn(2, 5, 4, 4)).shape
    torch.Size([2, 5, 4, 4])
    """

    def __init__(self, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1) -> None:
        super().__init__()
        self.size = size
        self.alpha = alpha
        self.beta = beta
        self.k = k

    def forward(self, input: Tensor) -> Tensor:
        return _CrossMapLRN2d.apply(input, self.size, self.alpha, self.beta, self.k)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"
