"""A linear layer and the cross entropy of its output, as one loss.

Mirrors LinearCrossEntropyLoss of torch/nn/modules/loss.py.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.nn.modules.linear import Linear
from tinytensor.nn.modules.loss import _WeightedLoss

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.nn.modules.linear_cross_entropy_options import LinearCrossEntropyOptions

__all__ = ["LinearCrossEntropyLoss"]


class LinearCrossEntropyLoss(_WeightedLoss):
    """CrossEntropyLoss of a linear layer's output, computed in chunks so that not all scores are in memory at once.

        in_features       size of the input's last dimension
        num_classes       C
        out_features      (); with (d1, ...) each input has a class at each of so many places
        bias              False; True gives the layer a bias
        device, dtype     of the layer's parameters
        reduction         "mean"; "sum", or "none" for one loss per target
        weight            None; a factor for each class, (C); it is a buffer. RuntimeError for another shape
        ignore_index      None, which is -100; targets with this value do not count
        label_smoothing   0.0; part of the probability that all classes share. RuntimeError outside [0, 1]
        options           None; a LinearCrossEntropyOptions says how the batch is cut into chunks

    Shapes: input (N, in_features), target (N, d1, ...) of classes or (N, C, d1, ...) of probabilities -> (), or (N,
    d1, ...).
    Children: `linear`, Linear(in_features, C * d1 * ...).

    >>> m = nn.LinearCrossEntropyLoss(4, 3)
    >>> m(tt.randn(5, 4), tt.tensor([0, 1, 2, 0, 1])).shape
    torch.Size([])
    """

    def __init__(
        self,
        in_features: int,
        num_classes: int,
        *,
        out_features: tuple[int, ...] = (),
        bias: bool = False,
        device: Any = None,
        dtype: Any = None,
        reduction: str = "mean",
        weight: Tensor | None = None,
        ignore_index: int | None = None,
        label_smoothing: float = 0.0,
        options: LinearCrossEntropyOptions | None = None,
    ) -> None:
        if weight is not None and tuple(weight.shape) != (num_classes,):
            raise RuntimeError(f"expected weight shape to be {(num_classes,)}, got {tuple(weight.shape)}")
        if label_smoothing < 0 or label_smoothing > 1.0:
            raise RuntimeError(f"expected label_smoothing to be in range [0, 1], got {label_smoothing}")
        super().__init__(weight=weight, reduction=reduction)
        self.num_classes = num_classes
        self.out_features = out_features
        self.ignore_index = ignore_index
        self.label_smoothing = label_smoothing
        self.linear = Linear(in_features, prod(out_features, start=num_classes), bias, device, dtype)
        self.options = options

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        # The layer keeps its parameters as Linear does, with all outputs in one dimension. The function wants (C, d1, ...).
        linear, outputs = self.linear, (self.num_classes, *self.out_features)
        return F.linear_cross_entropy(
            input, linear.weight.reshape((*outputs, linear.in_features)), target,
            linear_bias=None if linear.bias is None else linear.bias.reshape(outputs), weight=self.weight,
            reduction=self.reduction, ignore_index=self.ignore_index, label_smoothing=self.label_smoothing,
            options=self.options,
        )  # fmt: skip

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return (
            f"in_features={self.linear.in_features}, num_classes={self.num_classes}, out_features={self.out_features}, "
            f"bias={self.linear.bias is not None}, reduction={self.reduction}, ignore_index={self.ignore_index}, "
            f"label_smoothing={self.label_smoothing}, options={self.options}"
        )
