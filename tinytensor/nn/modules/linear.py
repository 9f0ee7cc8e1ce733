"""Linear maps of the last dimension.

Mirrors torch/nn/modules/linear.py. LazyLinear is in lazy_layers.py.
"""

from __future__ import annotations

import math
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as aten
from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.nn import functional as F
from tinytensor.nn import init
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

__all__ = ["Bilinear", "Identity", "Linear"]


class Identity(Module):
    """Returns its input. It stands where a layer was taken out.

        *args, **kwargs   any arguments; they are ignored

    Shapes: (*) -> (*). The layer has no parameters.

    >>> nn.Identity(54, unused=True)(tt.tensor([1.0, 2.0]))
    tensor([1., 2.])
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        return input


class Linear(Module):
    """A linear map of the last dimension: `input @ weight.T + bias`.

        in_features     the size of the input's last dimension
        out_features    the size of the output's last dimension
        bias            True; False leaves the bias out (it is None then)
        device, dtype   of the parameters

    Shapes: (*, in_features) -> (*, out_features), with any number of dimensions before, also none.
    Parameters: weight (out_features, in_features) and bias (out_features), both uniform in ±1 / sqrt(in_features).

    >>> m = nn.Linear(20, 30)
    >>> m(tt.randn(128, 20)).shape
    torch.Size([128, 30])
    """

    in_features: int
    out_features: int
    weight: Tensor
    bias: Tensor | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = True,
        device: Device | str | None = None,
        dtype: ScalarType | None = None,
    ) -> None:
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        self.weight = Parameter(aten.empty((out_features, in_features), device=device, dtype=dtype))
        if bias:
            self.bias = Parameter(aten.empty(out_features, device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws weight and bias anew."""
        # With a = sqrt(5) the bound of kaiming_uniform_, sqrt(6 / ((1 + a ** 2) fan_in)), is 1 / sqrt(fan_in).
        init.kaiming_uniform_(self.weight, a=math.sqrt(5))
        if self.bias is not None:
            fan_in, _ = init._calculate_fan_in_and_fan_out(self.weight)
            bound = 1 / math.sqrt(fan_in) if fan_in > 0 else 0
            init.uniform_(self.bias, -bound, bound)

    def forward(self, input: Tensor) -> Tensor:
        return F.linear(input, self.weight, self.bias)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"in_features={self.in_features}, out_features={self.out_features}, bias={self.bias is not None}"


class NonDynamicallyQuantizableLinear(Linear):
    """The Linear inside MultiheadAttention. PyTorch has a class of its own for it, which quantization leaves alone."""


class Bilinear(Module):
    """A bilinear map: output k is `input1 @ weight[k] @ input2 + bias[k]`.

        in1_features    the size of the first input's last dimension
        in2_features    the size of the second input's last dimension
        out_features    the size of the output's last dimension
        bias            True; False leaves the bias out (it is None then)
        device, dtype   of the parameters

    Shapes: (*, in1_features), (*, in2_features) -> (*, out_features); the dimensions before the last are the same
    in all.
    Parameters: weight (out_features, in1_features, in2_features) and bias (out_features), both uniform in ±1 /
    sqrt(in1_features).
    Errors: ValueError unless in1_features is positive.

    >>> m = nn.Bilinear(20, 30, 40)
    >>> m(tt.randn(128, 20), tt.randn(128, 30)).shape
    torch.Size([128, 40])
    """

    in1_features: int
    in2_features: int
    out_features: int
    weight: Tensor
    bias: Tensor | None

    def __init__(
        self,
        in1_features: int,
        in2_features: int,
        out_features: int,
        bias: bool = True,
        device: Device | str | None = None,
        dtype: ScalarType | None = None,
    ) -> None:
        super().__init__()
        self.in1_features = in1_features
        self.in2_features = in2_features
        self.out_features = out_features
        self.weight = Parameter(aten.empty((out_features, in1_features, in2_features), device=device, dtype=dtype))
        if bias:
            self.bias = Parameter(aten.empty(out_features, device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws weight and bias anew. ValueError unless in1_features is positive."""
        if self.in1_features <= 0:
            raise ValueError(f"in1_features must be > 0, but got (in1_features={self.in1_features})")
        bound = 1 / math.sqrt(self.weight.shape[1])
        init.uniform_(self.weight, -bound, bound)
        if self.bias is not None:
            init.uniform_(self.bias, -bound, bound)

    def forward(self, input1: Tensor, input2: Tensor) -> Tensor:
        return F.bilinear(input1, input2, self.weight, self.bias)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return (
            f"in1_features={self.in1_features}, in2_features={self.in2_features}, "
            f"out_features={self.out_features}, bias={self.bias is not None}"
        )
