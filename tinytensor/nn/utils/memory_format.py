"""The weights of convolutions in another memory format.

A convolution gives its result in channels_last if its input or its weight is so. A network whose weights are converted
therefore stays in that format from layer to layer, and images are not rearranged in between.

Mirrors torch/nn/utils/memory_format.py.
"""

from __future__ import annotations

from typing import Any, TypeVar

from tinytensor.c10.layout import MemoryFormat
from tinytensor.nn.modules.conv import Conv2d, Conv3d, ConvTranspose2d, ConvTranspose3d
from tinytensor.nn.modules.module import Module

__all__ = ["convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format"]

M = TypeVar("M", bound=Module)


def convert_conv2d_weight_memory_format(module: M, memory_format: MemoryFormat) -> M:
    """Lay out the weight of each Conv2d and ConvTranspose2d, here and below, in `memory_format`. Returns the module.

    >>> conv = nn.utils.convert_conv2d_weight_memory_format(nn.Conv2d(2, 2, 3), tt.channels_last)
    >>> conv.weight.is_contiguous(memory_format=tt.channels_last)
    True
    """
    return _convert_weights(module, (Conv2d, ConvTranspose2d), memory_format)


def convert_conv3d_weight_memory_format(module: M, memory_format: MemoryFormat) -> M:
    """Lay out the weight of each Conv3d and ConvTranspose3d, here and below, in `memory_format`. Returns the module.

    >>> conv = nn.utils.convert_conv3d_weight_memory_format(nn.Conv3d(2, 2, 3), tt.channels_last_3d)
    >>> conv.weight.is_contiguous(memory_format=tt.channels_last_3d)
    True
    """
    return _convert_weights(module, (Conv3d, ConvTranspose3d), memory_format)


def _convert_weights(module: M, kinds: Any, memory_format: MemoryFormat) -> M:
    """The weights of all layers of these classes, in `module` and below."""
    for layer in module.modules():
        if isinstance(layer, kinds):
            weight = layer.weight.detach().clone(memory_format=memory_format)
            # Through `.data`: the Parameter stays the object that an optimizer holds.
            layer.weight.data = weight.resize_(weight.size(), memory_format=memory_format)
    return module
