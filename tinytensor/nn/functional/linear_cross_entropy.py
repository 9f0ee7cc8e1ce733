"""torch.nn.functional: cross_entropy of a linear layer's output.

Mirrors torch/nn/functional.py (linear_cross_entropy). Left out: its `options`, which go through the batch in chunks so
that the scores of all classes are never in memory at once.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from tinytensor.nn.functional.linear import linear
from tinytensor.nn.functional.loss_class import cross_entropy

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def linear_cross_entropy(
    input: Tensor, linear_weight: Tensor, target: Tensor, *, linear_bias: Tensor | None = None,
    weight: Tensor | None = None, reduction: str = "mean", ignore_index: int | None = None,
    label_smoothing: float = 0.0, options: Any = None,
) -> Tensor:  # fmt: skip
    """cross_entropy(linear(input, linear_weight, linear_bias), target), with the options of cross_entropy.

    Shapes: (N, in) or (in), (C, *, in), classes (N, *) or probabilities (N, C, *), bias (C, *). RuntimeError where these
    do not fit, or for an ignore_index with probabilities; NotImplementedError for `options`.
    """
    if input.dim() < 1 or input.dim() > 2:
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.dim()}")
    if linear_weight.dim() < 2:
        raise RuntimeError(f"expected linear_weight with dimensionality at least 2, got {linear_weight.dim()}")
    batch, features = tuple(input.shape[:-1]), input.shape[-1]
    if features != linear_weight.shape[-1]:
        raise RuntimeError(
            "expected equal input and linear_weight last dimensions (in_features), "
            f"got {features} and {linear_weight.shape[-1]}, respectively"
        )
    outputs = tuple(linear_weight.shape[:-1])  # the classes, and the places that have a class each
    if linear_bias is not None and tuple(linear_bias.shape) != outputs:
        raise RuntimeError(f"expected linear_bias shape {outputs}, got {tuple(linear_bias.shape)}")
    if len(outputs) > 1 and not batch:
        raise RuntimeError(
            f"K-dimensional loss defined by linear_weight shape {tuple(linear_weight.shape)} requires batched input, "
            f"(N, {features}), got unbatched input with shape {tuple(input.shape)}"
        )
    if tuple(target.shape) == (*batch, *outputs) and ignore_index is not None:
        raise RuntimeError("ignore_index cannot be specified when target contains probabilities")
    if options is not None:
        raise NotImplementedError("linear_cross_entropy: options are not supported")
    if len(outputs) > 1:
        linear_weight = linear_weight.reshape(prod(outputs), features)
        linear_bias = None if linear_bias is None else linear_bias.reshape(prod(outputs))
    scores = linear(input, linear_weight, linear_bias).reshape((*batch, *outputs))
    return cross_entropy(
        scores, target, weight=weight, reduction=reduction, label_smoothing=label_smoothing,
        ignore_index=-100 if ignore_index is None else ignore_index,
    )  # fmt: skip
