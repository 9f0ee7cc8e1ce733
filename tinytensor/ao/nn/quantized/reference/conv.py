"""Convolutions in floats, with weights rounded as integers would be.

Mirrors torch/ao/nn/quantized/reference/modules/conv.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tinytensor import nn
from tinytensor.ao.nn.quantized.reference.utils import ReferenceQuantizedModule, take_parameters
from tinytensor.nn import functional as F


class ReferenceConv(ReferenceQuantizedModule):
    """What the convolutions have in common."""

    _FLOAT: ClassVar[Any]
    _ORDER: ClassVar[tuple[str, ...]] = ("dilation", "groups", "bias", "padding_mode")
    _IS_REFERENCE = True

    def __init__(self, *args: Any, weight_qparams: Any = None, device: Any = None, **kwargs: Any) -> None:
        self._FLOAT.__init__(self, *args, device=device, **kwargs)
        self._init_weight_qparams(weight_qparams, device)

    def _get_name(self) -> str:
        return f"Quantized{type(self).__name__}(Reference)"

    def forward(self: Any, x: Any) -> Any:
        function = getattr(F, self._FLOAT.__name__.lower())
        places = self.stride, self.padding, self.dilation, self.groups
        return function(x, self.get_weight(), self.bias, *places)

    @classmethod
    def from_float(cls, float_conv: Any, weight_qparams: Any) -> Any:
        """A module over the parameters of a float one."""
        options = {name: getattr(float_conv, name) for name in cls._ORDER} | {"bias": float_conv.bias is not None}
        weight = float_conv.weight
        made = cls(
            float_conv.in_channels, float_conv.out_channels, float_conv.kernel_size, float_conv.stride, float_conv.padding,
            device=weight.device, dtype=weight.dtype, weight_qparams=weight_qparams, **options,
        )  # fmt: skip
        return take_parameters(made, float_conv)


class Conv1d(ReferenceConv, nn.Conv1d):
    """A Conv1d with a rounded weight."""

    _FLOAT: ClassVar[Any] = nn.Conv1d


class Conv2d(ReferenceConv, nn.Conv2d):
    """A Conv2d with a rounded weight."""

    _FLOAT: ClassVar[Any] = nn.Conv2d


class Conv3d(ReferenceConv, nn.Conv3d):
    """A Conv3d with a rounded weight."""

    _FLOAT: ClassVar[Any] = nn.Conv3d


class ReferenceConvTranspose(ReferenceConv):
    """What the transposed ones have in common."""

    _ORDER: ClassVar[tuple[str, ...]] = ("output_padding", "groups", "bias", "dilation", "padding_mode")

    def forward(self: Any, x: Any, output_size: Any = None) -> Any:
        n = len(self.kernel_size)
        padding = self._output_padding(x, output_size, self.stride, self.padding, self.kernel_size, n, self.dilation)
        function = getattr(F, f"conv_transpose{n}d")
        return function(x, self.get_weight(), self.bias, self.stride, self.padding, padding, self.groups, self.dilation)


class ConvTranspose1d(ReferenceConvTranspose, nn.ConvTranspose1d):
    """A ConvTranspose1d with a rounded weight."""

    _FLOAT: ClassVar[Any] = nn.ConvTranspose1d


class ConvTranspose2d(ReferenceConvTranspose, nn.ConvTranspose2d):
    """A ConvTranspose2d with a rounded weight."""

    _FLOAT: ClassVar[Any] = nn.ConvTranspose2d


class ConvTranspose3d(ReferenceConvTranspose, nn.ConvTranspose3d):
    """A ConvTranspose3d with a rounded weight."""

    _FLOAT: ClassVar[Any] = nn.ConvTranspose3d
