"""Linear of float32 tensors, which are quantized in each call.

Mirrors torch/ao/nn/quantized/dynamic/modules/linear.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn.quantized.linear import Linear as StaticLinear

__all__ = ["Linear"]


class Linear(StaticLinear):
    """A linear map of float32 tensors, with qint8 weights and integer products.

    >>> m = tt.ao.nn.quantized.dynamic.Linear(20, 30)
    >>> m(tt.randn(128, 20)).dtype
    torch.float32
    """

    _version = 4
    _FLOAT_MODULES: ClassVar[tuple[Any, ...]] = (
        nn.Linear,
        nn.modules.linear.NonDynamicallyQuantizableLinear,
        nni.LinearReLU,
    )
    _NAME = "DynamicQuantizedLinear"

    def forward(self, x: Any) -> Any:
        return tt.ops.quantized.linear_dynamic(x, self._packed_params._packed_params, reduce_range=True)

    def extra_repr(self) -> str:
        return (
            f"in_features={self.in_features}, out_features={self.out_features}, dtype={self._packed_params.dtype}, "
            f"qscheme={self.weight().qscheme()}"
        )

    def _take_numbers(self, observed: Any) -> None:
        """Nothing: a result of floats has no scale."""
