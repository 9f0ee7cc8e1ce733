"""Linear in floats, with a weight rounded as integers would be.

Mirrors torch/ao/nn/quantized/reference/modules/linear.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor import nn
from tinytensor.ao.nn.quantized.reference.utils import ReferenceQuantizedModule, take_parameters
from tinytensor.nn import functional as F


class Linear(nn.Linear, ReferenceQuantizedModule):
    """A Linear with a rounded weight.

    >>> m = tt.ao.nn.quantized.reference.Linear(2, 1)
    >>> m
    QuantizedLinear(Reference)(in_features=2, out_features=1, bias=True)
    """

    _IS_REFERENCE = True

    def __init__(
        self, in_features: int, out_features: int, bias_: bool = True, device: Any = None, dtype: Any = None,
        weight_qparams: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(in_features, out_features, bias_, device, dtype)
        self._init_weight_qparams(weight_qparams, device)

    def _get_name(self) -> str:
        return "QuantizedLinear(Reference)"

    def forward(self, x: Any) -> Any:
        return F.linear(x, self.get_weight(), self.bias)

    @classmethod
    def from_float(cls, float_linear: Any, weight_qparams: Any) -> Linear:
        """A module over the parameters of a float one."""
        weight = float_linear.weight
        made = Linear(
            float_linear.in_features, float_linear.out_features, float_linear.bias is not None, weight.device, weight.dtype,
            weight_qparams,
        )  # fmt: skip
        return take_parameters(made, float_linear)
