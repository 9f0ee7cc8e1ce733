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
    """Padding whose text is the padding alone."""

    padding: tuple[int, ...]

    def extra_repr(self) -> str:
        return f"{self.padding}"


# ---- circular: the other end comes round -----------------------------------------------------------------------------


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
    """Each end continues with the other: (C, L) or (N, C, L)."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _pair(padding)

    def _check_input_dim(self, input: Tensor) -> None:
        _check_rank(input, 2)


class CircularPad2d(_CircularPadNd):
    """CircularPad1d along H and W."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _quadruple(padding)

    def _check_input_dim(self, input: Tensor) -> None:
        _check_rank(input, 3)


class CircularPad3d(_CircularPadNd):
    """CircularPad1d along D, H and W."""

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
        return f"padding={self.padding}, value={self.value}"


class ConstantPad1d(_ConstantPadNd):
    """`value` at both ends of the last dimension."""

    def __init__(self, padding: Size, value: float) -> None:
        super().__init__(value)
        self.padding = _pair(padding)


class ConstantPad2d(_ConstantPadNd):
    """`value` at the ends of the last two dimensions."""

    def __init__(self, padding: Size, value: float) -> None:
        super().__init__(value)
        self.padding = _quadruple(padding)


class ConstantPad3d(_ConstantPadNd):
    """`value` at the ends of the last three dimensions."""

    def __init__(self, padding: Size, value: float) -> None:
        super().__init__(value)
        self.padding = _sextuple(padding)


class ZeroPad1d(ConstantPad1d):
    """ConstantPad1d of 0."""

    def __init__(self, padding: Size) -> None:
        super().__init__(padding, 0.0)

    extra_repr = _PadNd.extra_repr


class ZeroPad2d(ConstantPad2d):
    """ConstantPad2d of 0."""

    def __init__(self, padding: Size) -> None:
        super().__init__(padding, 0.0)

    extra_repr = _PadNd.extra_repr


class ZeroPad3d(ConstantPad3d):
    """ConstantPad3d of 0."""

    def __init__(self, padding: Size) -> None:
        super().__init__(padding, 0.0)

    extra_repr = _PadNd.extra_repr


# ---- reflection: the inside mirrored, without the edge ---------------------------------------------------------------


class _ReflectionPadNd(_PadNd):
    def forward(self, input: Tensor) -> Tensor:
        return F.pad(input, self.padding, "reflect")


class ReflectionPad1d(_ReflectionPadNd):
    """The ends are mirrors: b c | a b c d becomes c b a b c d with padding (2, 0)."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _pair(padding)


class ReflectionPad2d(_ReflectionPadNd):
    """ReflectionPad1d along H and W."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _quadruple(padding)


class ReflectionPad3d(_ReflectionPadNd):
    """ReflectionPad1d along D, H and W."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _sextuple(padding)


# ---- replication: the edge repeated ----------------------------------------------------------------------------------


class _ReplicationPadNd(_PadNd):
    def forward(self, input: Tensor) -> Tensor:
        return F.pad(input, self.padding, "replicate")


class ReplicationPad1d(_ReplicationPadNd):
    """The ends go on as they are."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _pair(padding)


class ReplicationPad2d(_ReplicationPadNd):
    """ReplicationPad1d along H and W."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _quadruple(padding)


class ReplicationPad3d(_ReplicationPadNd):
    """ReplicationPad1d along D, H and W."""

    def __init__(self, padding: Size) -> None:
        super().__init__()
        self.padding = _sextuple(padding)
