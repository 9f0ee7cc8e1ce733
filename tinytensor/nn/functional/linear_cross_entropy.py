"""torch.nn.functional: cross_entropy of a linear layer's output.

Mirrors torch/nn/functional.py (linear_cross_entropy).
"""

from __future__ import annotations

import warnings
from math import prod
from typing import TYPE_CHECKING

from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.scalar_type import int64
from tinytensor.nn.functional.linear import linear
from tinytensor.nn.functional.linear_cross_entropy_chunks import reduced_in_chunks, rows_in_chunks
from tinytensor.nn.functional.loss_class import cross_entropy

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.nn.modules.linear_cross_entropy_options import LinearCrossEntropyOptions


def linear_cross_entropy(
    input: Tensor, linear_weight: Tensor, target: Tensor, *, linear_bias: Tensor | None = None,
    weight: Tensor | None = None, reduction: str = "mean", ignore_index: int | None = None,
    label_smoothing: float = 0.0, options: LinearCrossEntropyOptions | None = None,
) -> Tensor:  # fmt: skip
    """cross_entropy(linear(input, linear_weight, linear_bias), target), with the options of cross_entropy.

    Shapes: (N, in) or (in), (C, *, in), classes (N, *) or probabilities (N, C, *), bias (C, *). RuntimeError where
    these do not fit, or for an ignore_index with probabilities. With `options` the batch is taken in chunks; a
    warning, and not so, for probabilities, classes at several places and label_smoothing.

    >>> input, weight = tt.zeros(3, 2), tt.ones(4, 2)
    >>> F.linear_cross_entropy(input, weight, tt.tensor([0, 1, 3]))
    tensor(1.3863)
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
    ignored = -100 if ignore_index is None else ignore_index
    if options is not None:
        plain = reduction in ("mean", "sum", "none") and label_smoothing == 0.0 and target.dtype is int64
        if plain and len(outputs) == 1:
            return _in_chunks(input, linear_weight, target, linear_bias, weight, reduction, ignored, options)
        warnings.warn(
            "linear_cross_entropy: ``options`` ignored; chunked path needs reduction in {'mean','sum','none'}, "
            "label_smoothing == 0, target.dtype == int64, out_features == (). Got "
            f"reduction={reduction!r}, label_smoothing={label_smoothing}, target.dtype={target.dtype}, "
            f"out_features={outputs[1:]}, tracing=False, linear_bias.shape="
            f"{tuple(linear_bias.shape) if linear_bias is not None else None}.",
            stacklevel=2,
        )
    if len(outputs) > 1:
        linear_weight = linear_weight.reshape(prod(outputs), features)
        linear_bias = None if linear_bias is None else linear_bias.reshape(prod(outputs))
    scores = linear(input, linear_weight, linear_bias).reshape((*batch, *outputs))
    return cross_entropy(
        scores, target, weight=weight, reduction=reduction, label_smoothing=label_smoothing, ignore_index=ignored
    )  # fmt: skip


def _in_chunks(
    input: Tensor, linear_weight: Tensor, target: Tensor, linear_bias: Tensor | None, weight: Tensor | None,
    reduction: str, ignore_index: int, options: LinearCrossEntropyOptions,
) -> Tensor:  # fmt: skip
    batched = input.dim() == 2
    if not batched:
        input, target = input.unsqueeze(0), target.unsqueeze(0)
    chosen = options.resolve(input.shape[0], input.shape[1], linear_weight.shape[0], input.dtype)
    how = chosen.batch_chunk_size, chosen.acc_policy, chosen.acc_dtype
    if reduction == "none":
        result = rows_in_chunks(input, linear_weight, target, linear_bias, weight, ignore_index, *how)
    else:
        wanted = (t is not None and t.requires_grad and is_grad_enabled() for t in (input, linear_weight, linear_bias))
        result = reduced_in_chunks(
            input, linear_weight, target, linear_bias, weight, reduction, ignore_index, 0.0, *how,
            chosen.allow_retain_graph, *wanted,
        )[0]  # fmt: skip
    return result if batched else result.squeeze(0)
