"""Layer, group, root-mean-square and local response normalization as modules. Shapes stay.

Where there are a weight and a bias, they start as 1 and 0.

Mirrors torch/nn/modules/normalization.py. CrossMapLRN2d is in cross_map_lrn.py.
"""

from __future__ import annotations

import numbers
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.c10.metadata import Size
from tinytensor.nn import init
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["GroupNorm", "LayerNorm", "LocalResponseNorm", "RMSNorm"]

_shape_t = int | list[int] | Size  # for annotations


class LocalResponseNorm(Module):
    """Divides by the strength of neighbouring channels: `x / (k + alpha * mean of squares) ** beta`.

        size    the number of neighbouring channels in the mean; missing ones count as zeros
        alpha   1e-4; factor of the mean
        beta    0.75; exponent
        k       1.0; added to the mean

    Shapes: (N, C, *), at least 3-D (ValueError at the call else) -> the same. The layer has no parameters.

    >>> nn.LocalResponseNorm(1, alpha=1.0, beta=0.5, k=0.0)(tt.tensor([[[2.0], [-3.0]]]))
    tensor([[[ 1.],
             [-1.]]])
    """

    def __init__(self, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0) -> None:
        super().__init__()
        self.size = size
        self.alpha = alpha
        self.beta = beta
        self.k = k

    def forward(self, input: Tensor) -> Tensor:
        return F.local_response_norm(input, self.size, self.alpha, self.beta, self.k)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"


class _Affine(Module):
    """What LayerNorm and GroupNorm share: an optional weight and an optional bias."""

    weight: Any
    bias: Any

    def _make(self, shape: Any, affine: bool, bias: bool, device: Any, dtype: Any) -> None:
        """Register weight and bias in this order, which state_dict shows; None where one is not wanted."""
        for name, wanted in (("weight", affine), ("bias", affine and bias)):
            empty = aten.empty(shape, device=device, dtype=dtype) if wanted else None
            self.register_parameter(name, None if empty is None else Parameter(empty))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Sets the weight to 1 and the bias to 0."""
        if self.weight is not None:
            init.ones_(self.weight)
        if self.bias is not None:
            init.zeros_(self.bias)


def _shape(normalized_shape: int | Sequence[int]) -> tuple[int, ...]:
    if isinstance(normalized_shape, numbers.Integral):
        return (normalized_shape,)  # type: ignore[return-value]
    return tuple(normalized_shape)  # type: ignore[arg-type]


class LayerNorm(_Affine):
    """Normalizes each sample over its last dimensions: `(x - mean) / sqrt(var + eps) * weight + bias`.

        normalized_shape     the sizes of the dimensions to normalize over: a number for the last one, or a list
        eps                  1e-5; added to the variance, against division by 0
        elementwise_affine   True; False leaves weight and bias out (they are None then)
        bias                 True; False leaves only the bias out
        device, dtype        of the parameters

    Shapes: (N, *, *normalized_shape) -> the same. It does the same in training and evaluation.
    Parameters: weight of ones and bias of zeros, both of shape normalized_shape.
    Errors: RuntimeError at the call if the input's last dimensions are others.

    >>> nn.LayerNorm(2, elementwise_affine=False)(tt.tensor([[1.0, 3.0]])).round(decimals=3)
    tensor([[-1.,  1.]])
    >>> nn.LayerNorm((5, 10))(tt.randn(20, 5, 10)).shape
    torch.Size([20, 5, 10])
    """

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float = 1e-5,
        elementwise_affine: bool = True,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = _shape(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        self._make(self.normalized_shape, elementwise_affine, bias, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        return F.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return (
            f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}, "
            f"bias={self.bias is not None}"
        )


class GroupNorm(_Affine):
    """Normalizes each group of channels of each sample: `(x - mean) / sqrt(var + eps) * weight + bias`.

        num_groups      the number of groups. ValueError unless it divides num_channels
        num_channels    C, the number of channels
        eps             1e-5; added to the variance, against division by 0
        affine          True; False leaves weight and bias out (they are None then)
        device, dtype   of the parameters
        bias            True; False leaves only the bias out

    Shapes: (N, C, *) -> the same. It does the same in training and evaluation.
    Parameters: weight (C) of ones, bias (C) of zeros.

    >>> nn.GroupNorm(3, 6)(tt.randn(20, 6, 10, 10)).shape
    torch.Size([20, 6, 10, 10])
    """

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-5,
        affine: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        if num_channels % num_groups != 0:
            raise ValueError(f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})")
        self.num_groups = num_groups
        self.num_channels = num_channels
        self.eps = eps
        self.affine = affine
        self._make(num_channels, affine, bias, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        return F.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, bias={self.bias is not None}"


class RMSNorm(Module):
    """Divides by the root of the mean square over the last dimensions: `x / sqrt(mean(x ** 2) + eps) * weight`.

        normalized_shape     the sizes of the dimensions to normalize over: a number for the last one, or a list
        eps                  None, which is the dtype's epsilon; added to the mean square
        elementwise_affine   True; False leaves the weight out (it is None then)
        device, dtype        of the parameter

    Shapes: (N, *, *normalized_shape) -> the same. It does the same in training and evaluation.
    Parameters: weight of ones, of shape normalized_shape.

    >>> nn.RMSNorm(2, elementwise_affine=False)(tt.tensor([[1.0, 7.0]]))
    tensor([[0.2000, 1.4000]])
    """

    weight: Any

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float | None = None,
        elementwise_affine: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = _shape(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        if elementwise_affine:
            self.weight = Parameter(aten.empty(self.normalized_shape, device=device, dtype=dtype))
        else:
            self.register_parameter("weight", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Sets the weight to 1."""
        if self.elementwise_affine:
            init.ones_(self.weight)

    def forward(self, x: Tensor) -> Tensor:
        return F.rms_norm(x, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"
