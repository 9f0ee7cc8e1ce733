"""Linear and ReLU of float32 tensors, which are quantized in each call.

Mirrors torch/ao/nn/intrinsic/quantized/dynamic/modules/linear_relu.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn.quantized import dynamic as nnqd

__all__ = ["LinearReLU"]


class LinearReLU(nnqd.Linear):
    """A linear map with qint8 weights and a relu.

    >>> m = tt.ao.nn.intrinsic.quantized.dynamic.LinearReLU(20, 30)
    >>> m(tt.randn(128, 20)).shape
    torch.Size([128, 30])
    """

    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (nni.LinearReLU,)
    _NAME = "DynamicQuantizedLinearReLU"

    def forward(self, x: Any) -> Any:
        return tt.ops.quantized.linear_relu_dynamic(x, self._packed_params._packed_params, reduce_range=True)
