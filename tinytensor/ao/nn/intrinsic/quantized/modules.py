"""Fused modules over quantized tensors: the relu is the lower limit of the clamp that ends every kernel.

Mirrors torch/ao/nn/intrinsic/quantized/modules/conv_relu.py, linear_relu.py, bn_relu.py and conv_add.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn import quantized as nnq
from tinytensor.ao.nn.quantized.layers import _BatchNorm

__all__ = [
    "BNReLU2d", "BNReLU3d", "ConvAdd2d", "ConvAddReLU2d", "ConvReLU1d", "ConvReLU2d", "ConvReLU3d", "LinearReLU",
]  # fmt: skip


class LinearReLU(nnq.Linear):
    """Linear and ReLU."""

    _FLOAT_MODULES = (nni.LinearReLU,)
    _NAME = "QuantizedLinearReLU"

    def forward(self, x: Any) -> Any:
        return tt.ops.quantized.linear_relu(x, self._packed_params._packed_params, self.scale, self.zero_point)


class ConvReLU1d(nnq.Conv1d):
    """Conv1d and ReLU."""

    _FLOAT_MODULES = (nni.ConvReLU1d,)

    def forward(self, input: Any) -> Any:
        return self._run(input, tt.ops.quantized.conv1d_relu)


class ConvReLU2d(nnq.Conv2d):
    """Conv2d and ReLU."""

    _FLOAT_MODULES = (nni.ConvReLU2d,)

    def forward(self, input: Any) -> Any:
        return self._run(input, tt.ops.quantized.conv2d_relu)


class ConvReLU3d(nnq.Conv3d):
    """Conv3d and ReLU."""

    _FLOAT_MODULES = (nni.ConvReLU3d,)

    def forward(self, input: Any) -> Any:
        return self._run(input, tt.ops.quantized.conv3d_relu)


class ConvAdd2d(nnq.Conv2d):
    """Conv2d, and the sum of its result and a second input."""

    _FLOAT_MODULES = (nni.ConvAdd2d,)

    def forward(self, input: Any, extra_input: Any) -> Any:  # type: ignore[override]
        op = tt.ops.quantized.conv2d_add
        return self._run(input, lambda x, *packed: op(x, extra_input, *packed))


class ConvAddReLU2d(nnq.Conv2d):
    """The same, then ReLU."""

    _FLOAT_MODULES = (nni.ConvAddReLU2d,)

    def forward(self, input: Any, extra_input: Any) -> Any:  # type: ignore[override]
        op = tt.ops.quantized.conv2d_add_relu
        return self._run(input, lambda x, *packed: op(x, extra_input, *packed))


class BNReLU2d(_BatchNorm, nn.BatchNorm2d):
    """BatchNorm2d and ReLU."""

    _FLOAT, _OP = nn.BatchNorm2d, "batch_norm2d_relu"


class BNReLU3d(_BatchNorm, nn.BatchNorm3d):
    """BatchNorm3d and ReLU."""

    _FLOAT, _OP = nn.BatchNorm3d, "batch_norm3d_relu"
