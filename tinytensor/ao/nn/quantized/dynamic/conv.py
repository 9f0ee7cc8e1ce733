"""Convolutions of float32 tensors, which are quantized in each call.

Mirrors torch/ao/nn/quantized/dynamic/modules/conv.py.
"""

from __future__ import annotations

import warnings
from typing import Any

from tinytensor import nn
from tinytensor.ao.nn import quantized as nnq

__all__ = ["Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d"]


class DynamicConv(nn.Module):
    """What they have in common: half of the integers for the input, so that sums of products stay small elsewhere, too."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        warnings.warn(
            f"The current implementation of the {type(self).__name__} module has poor numerical accuracy and its use is not "
            "recommended",
            UserWarning,
            stacklevel=2,
        )
        super().__init__(*args, **kwargs)

    def _get_name(self) -> str:
        return f"DynamicQuantized{type(self).__name__}"

    def forward(self: Any, input: Any, reduce_range: bool = True) -> Any:
        op = self._op("_dynamic")
        return self._run(input, lambda x, packed, scale, zero_point: op(x, packed, reduce_range))

    def _take_numbers(self, observed: Any) -> None:
        """Nothing: a result of floats has no scale."""


class Conv1d(DynamicConv, nnq.Conv1d):
    """A convolution of float32 signals with qint8 filters."""


class Conv2d(DynamicConv, nnq.Conv2d):
    """A convolution of float32 images with qint8 filters."""


class Conv3d(DynamicConv, nnq.Conv3d):
    """A convolution of float32 volumes with qint8 filters."""


class ConvTranspose1d(DynamicConv, nnq.ConvTranspose1d):
    """A transposed convolution of float32 signals with qint8 filters."""


class ConvTranspose2d(DynamicConv, nnq.ConvTranspose2d):
    """A transposed convolution of float32 images with qint8 filters."""


class ConvTranspose3d(DynamicConv, nnq.ConvTranspose3d):
    """A transposed convolution of float32 volumes with qint8 filters."""
