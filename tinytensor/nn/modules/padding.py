"""Padding as modules: `padding` is one number for all ends, or two for each padded dimension, the last one first.

Shapes: 1d (C, L) or (N, C, L), 2d with H, W and 3d with D, H, W in the place of L; negative numbers cut off. Constant and
zero padding take any rank that has the dimensions. Errors: circular padding checks the rank here (ValueError), the others
at the operator.

Mirrors torch/nn/modules/padding.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.utils import _ntuple, _pair, _quadruple

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "CircularPad1d", "CircularPad2d", "CircularPad3d", "ConstantPad1d", "ConstantPad2d", "ConstantPad3d",
    "ReflectionPad1d", "ReflectionPad2d", "ReflectionPad3d", "ReplicationPad1d", "ReplicationPad2d",
    "ReplicationPad3d", "ZeroPad1d", "ZeroPad2d", "ZeroPad3d",
]  # fmt: skip

Size = int | Sequence[int]
_sextuple = _ntuple(6, "_sextuple")


class _PadNd(Module):
    """What all share: `repr` shows the padding, and nothing else."""

    padding: tuple[int, ...]

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"{self.padding}"


# ---- circular: continues with the other end --------------------------------------------------------------------------


class _CircularPadNd(_PadNd):
    def _check_input_dim(self, input: Tensor) -> None:
        raise NotImplementedError

    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        return F.pad(input, self.padding, "circular")


def _check_rank(input: Tensor, unbatched: int) -> None:
    if input.dim() not in (unbatched, unbatched + 1):
        raise ValueError(f"expected {unbatched}D or {unbatched + 1}D input (got {input.dim()}D input)")


class CircularPad1d(_CircularPadNd):
    """Continues each end of the last dimension with the other end.

        padding   (left, right), or one number for all ends; negative numbers cut off

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where L_out = L + left + right.
    Errors: ValueError at the call for other ranks, RuntimeError unless each padding is at most its size.

    >>> nn.CircularPad1d((2, 1))(tt.tensor([[0.0, 1.0, 2.0]]))
    tensor([[1., 2., 0., 1., 2., 0.]])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _pair(padding)

    def _check_input_dim(self, input: Tensor) -> None:
        _check_rank(input, 2)


class CircularPad2d(_CircularPadNd):
    """Continues each end of the last two dimensions with the other end.

        padding   (left, right, top, bottom), or one number for all ends; negative numbers cut off

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where H_out = H + top + bottom,
    W_out = W + left + right.
    Errors: ValueError at the call for other ranks, RuntimeError unless each padding is at most its size.

    >>> nn.CircularPad2d((1, 1, 2, 0))(tt.randn(1, 1, 3, 3)).shape
    torch.Size([1, 1, 5, 5])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _quadruple(padding)

    def _check_input_dim(self, input: Tensor) -> None:
        _check_rank(input, 3)


class CircularPad3d(_CircularPadNd):
    """Continues each end of the last three dimensions with the other end.

        padding   (left, right, top, bottom, front, back), or one number for all ends; negative numbers cut off

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where D_out
    = D + front + back, H_out = H + top + bottom, W_out = W + left + right.
    Errors: ValueError at the call for other ranks, RuntimeError unless each padding is at most its size.

    >>> nn.CircularPad3d(1)(tt.randn(1, 2, 3, 4, 5)).shape
    torch.Size([1, 2, 5, 6, 7])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _sextuple(padding)

    def _check_input_dim(self, input: Tensor) -> None:
        _check_rank(input, 4)


# ---- constant --------------------------------------------------------------------------------------------------------


class _ConstantPadNd(_PadNd):
    def __init__(self, value: float) -> None:
        super().__init__()
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        return F.pad(input, self.padding, "constant", self.value)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"padding={self.padding}, value={self.value}"


class ConstantPad1d(_ConstantPadNd):
    """Adds elements with one value at the ends of the last dimension.

        padding   (left, right), or one number for all ends; negative numbers cut off
        value     the value of the new elements

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where L_out = L + left + right. Any other rank with
    this last dimension is taken too.

    >>> nn.ConstantPad1d((1, 2), 3.5)(tt.tensor([[0.0, 1.0]]))
    tensor([[3.5000, 0.0000, 1.0000, 3.5000, 3.5000]])
    """

    def __init__(self, padding: Size, value: float) -> None:
        super().__init__(value)
        self.padding = _pair(padding)


class ConstantPad2d(_ConstantPadNd):
    """Adds elements with one value at the ends of the last two dimensions.

        padding   (left, right, top, bottom), or one number for all ends; negative numbers cut off
        value     the value of the new elements

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where H_out = H + top + bottom,
    W_out = W + left + right. Any other rank with these last dimensions is taken too.

    >>> nn.ConstantPad2d((1, 1, 2, 0), 3.5)(tt.randn(1, 1, 3, 3)).shape
    torch.Size([1, 1, 5, 5])
    """

    def __init__(self, padding: Size, value: float) -> None:
        super().__init__(value)
        self.padding = _quadruple(padding)


class ConstantPad3d(_ConstantPadNd):
    """Adds elements with one value at the ends of the last three dimensions.

        padding   (left, right, top, bottom, front, back), or one number for all ends; negative numbers cut off
        value     the value of the new elements

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where D_out
    = D + front + back, H_out = H + top + bottom, W_out = W + left + right. Any other rank with these last
    dimensions is taken too.

    >>> nn.ConstantPad3d(1, 3.5)(tt.randn(1, 2, 3, 4, 5)).shape
    torch.Size([1, 2, 5, 6, 7])
    """

    def __init__(self, padding: Size, value: float) -> None:
        super().__init__(value)
        self.padding = _sextuple(padding)


class ZeroPad1d(ConstantPad1d):
    """Adds zeros at the ends of the last dimension.

        padding   (left, right), or one number for all ends; negative numbers cut off

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where L_out = L + left + right. Any other rank with
    this last dimension is taken too.

    >>> nn.ZeroPad1d((1, 2))(tt.tensor([[1.0, 2.0]]))
    tensor([[0., 1., 2., 0., 0.]])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__(padding, 0.0)

    extra_repr = _PadNd.extra_repr  # without the value, which is always 0


class ZeroPad2d(ConstantPad2d):
    """Adds zeros at the ends of the last two dimensions.

        padding   (left, right, top, bottom), or one number for all ends; negative numbers cut off

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where H_out = H + top + bottom,
    W_out = W + left + right. Any other rank with these last dimensions is taken too.

    >>> nn.ZeroPad2d((1, 1, 2, 0))(tt.randn(1, 1, 3, 3)).shape
    torch.Size([1, 1, 5, 5])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__(padding, 0.0)

    extra_repr = _PadNd.extra_repr  # without the value, which is always 0


class ZeroPad3d(ConstantPad3d):
    """Adds zeros at the ends of the last three dimensions.

        padding   (left, right, top, bottom, front, back), or one number for all ends; negative numbers cut off

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where D_out
    = D + front + back, H_out = H + top + bottom, W_out = W + left + right. Any other rank with these last
    dimensions is taken too.

    >>> nn.ZeroPad3d(1)(tt.randn(1, 2, 3, 4, 5)).shape
    torch.Size([1, 2, 5, 6, 7])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__(padding, 0.0)

    extra_repr = _PadNd.extra_repr  # without the value, which is always 0


# ---- reflection: the inside mirrored, without the edge ---------------------------------------------------------------


class _ReflectionPadNd(_PadNd):
    def forward(self, input: Tensor) -> Tensor:
        return F.pad(input, self.padding, "reflect")


class ReflectionPad1d(_ReflectionPadNd):
    """Continues the last dimension as in a mirror at the last element, which is not repeated.

        padding   (left, right), or one number for all ends; negative numbers cut off

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where L_out = L + left + right.
    Errors: RuntimeError at the call unless each padding is smaller than its size.

    >>> nn.ReflectionPad1d(2)(tt.tensor([[0.0, 1.0, 2.0]]))
    tensor([[2., 1., 0., 1., 2., 1., 0.]])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _pair(padding)


class ReflectionPad2d(_ReflectionPadNd):
    """Continues the last two dimensions as in a mirror at the last element, which is not repeated.

        padding   (left, right, top, bottom), or one number for all ends; negative numbers cut off

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where H_out = H + top + bottom,
    W_out = W + left + right.
    Errors: RuntimeError at the call unless each padding is smaller than its size.

    >>> nn.ReflectionPad2d((1, 1, 2, 0))(tt.randn(1, 1, 3, 3)).shape
    torch.Size([1, 1, 5, 5])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _quadruple(padding)


class ReflectionPad3d(_ReflectionPadNd):
    """Continues the last three dimensions as in a mirror at the last element, which is not repeated.

        padding   (left, right, top, bottom, front, back), or one number for all ends; negative numbers cut off

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where D_out
    = D + front + back, H_out = H + top + bottom, W_out = W + left + right.
    Errors: RuntimeError at the call unless each padding is smaller than its size.

    >>> nn.ReflectionPad3d(1)(tt.randn(1, 2, 3, 4, 5)).shape
    torch.Size([1, 2, 5, 6, 7])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _sextuple(padding)


# ---- replication: the edge repeated ----------------------------------------------------------------------------------


class _ReplicationPadNd(_PadNd):
    def forward(self, input: Tensor) -> Tensor:
        return F.pad(input, self.padding, "replicate")


class ReplicationPad1d(_ReplicationPadNd):
    """Repeats the elements at the ends of the last dimension.

        padding   (left, right), or one number for all ends; negative numbers cut off

    Shapes: (N, C, L) or (C, L) -> (N, C, L_out) or (C, L_out), where L_out = L + left + right.

    >>> nn.ReplicationPad1d(2)(tt.tensor([[0.0, 1.0, 2.0]]))
    tensor([[0., 0., 0., 1., 2., 2., 2.]])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _pair(padding)


class ReplicationPad2d(_ReplicationPadNd):
    """Repeats the elements at the ends of the last two dimensions.

        padding   (left, right, top, bottom), or one number for all ends; negative numbers cut off

    Shapes: (N, C, H, W) or (C, H, W) -> (N, C, H_out, W_out) or (C, H_out, W_out), where H_out = H + top + bottom,
    W_out = W + left + right.

    >>> nn.ReplicationPad2d((1, 1, 2, 0))(tt.randn(1, 1, 3, 3)).shape
    torch.Size([1, 1, 5, 5])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _quadruple(padding)


class ReplicationPad3d(_ReplicationPadNd):
    """Repeats the elements at the ends of the last three dimensions.

        padding   (left, right, top, bottom, front, back), or one number for all ends; negative numbers cut off

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> (N, C, D_out, H_out, W_out) or (C, D_out, H_out, W_out), where D_out
    = D + front + back, H_out = H + top + bottom, W_out = W + left + right.

    >>> nn.ReplicationPad3d(1)(tt.randn(1, 2, 3, 4, 5)).shape
    torch.Size([1, 2, 5, 6, 7])
    """

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _sextuple(padding)
