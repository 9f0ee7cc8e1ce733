"""torch.nn.functional: losses between scores and classes or probabilities.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.nn.functional.reduction import get_enum, legacy_get_string, resolve

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def nll_loss(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = None,
    ignore_index: int = -100, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """-weight[target] * input[target] for log-probabilities of shape (C), (N, C) or (N, C, d1, d2, ...).

    `target` has classes, int64 or uint8, of shape (), (N) or (N, d1, d2, ...); `weight` one number for each of the C
    classes. The mean is weighted too. Where the target is ignore_index, nothing is counted. IndexError for any other
    class out of bounds.

    `reduction` is "mean", "sum" or "none"; `size_average` and `reduce` are its old form, with a warning.

    >>> log_probs = F.log_softmax(tt.tensor([[2.0, 0.0], [0.0, 2.0]]), dim=1)
    >>> F.nll_loss(log_probs, tt.tensor([0, 0]), reduction="none")
    tensor([0.1269, 2.1269])
    """
    reduction = resolve(size_average, reduce, reduction)
    return F.nll_loss_nd(input, target, weight, get_enum(reduction), ignore_index)


def cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = None,
    ignore_index: int = -100, reduce: bool | None = None, reduction: str = "mean", label_smoothing: float = 0.0,
) -> Tensor:  # fmt: skip
    """nll_loss of log_softmax(input); or, for a floating target of the input's shape, that target's probabilities
    times -log_softmax(input), added up over the classes.

    `label_smoothing`, between 0 and 1, is the share of the target that is spread evenly over all classes.

    The other arguments, shapes and errors are those of `nll_loss`.

    >>> scores = tt.tensor([[2.0, 0.0], [0.0, 2.0]])
    >>> F.cross_entropy(scores, tt.tensor([0, 0])), F.cross_entropy(scores, tt.tensor([[1.0, 0.0], [0.5, 0.5]]))
    (tensor(1.1269), tensor(0.6269))
    """
    reduction = resolve(size_average, reduce, reduction)
    return F.cross_entropy_loss(input, target, weight, get_enum(reduction), ignore_index, label_smoothing)


def binary_cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """-target * log(input) - (1 - target) * log(1 - input) for numbers between 0 and 1, which are checked.

    Both of one shape (ValueError); `weight` broadcasts to it. Logarithms are no lower than -100.

    `reduction` is "mean", "sum" or "none"; `size_average` and `reduce` are its old form, with a warning.

    >>> F.binary_cross_entropy(tt.tensor([0.9, 0.2]), tt.tensor([1.0, 0.0]))
    tensor(0.1643)
    """
    reduction_enum = get_enum(resolve(size_average, reduce, reduction))
    if target.size() != input.size():
        raise ValueError(
            f"Using a target size ({target.size()}) that is different to the input size ({input.size()}) is deprecated. "
            "Please ensure they have the same size."
        )
    if weight is not None:
        weight = weight.expand(_broadcast_shape(target, weight))
    return F.binary_cross_entropy(input, target, weight, reduction_enum)


def _broadcast_shape(target: Tensor, weight: Tensor) -> tuple[int, ...]:
    """torch.broadcast_shapes of the two, with its message."""
    shape, sizes = list(target.shape), weight.shape
    for at in range(-1, -1 - len(sizes), -1):
        if -at > len(shape):
            shape.insert(0, sizes[at])
        elif shape[at] == 1:
            shape[at] = sizes[at]
        elif sizes[at] not in (1, shape[at]):
            raise RuntimeError(
                f"Attempting to broadcast a dimension of length {sizes[at]} at {at}! Mismatching argument at index 1 had "
                f"{sizes}; but expected shape should be broadcastable to {shape}"
            )
    return tuple(shape)


def binary_cross_entropy_with_logits(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean", pos_weight: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """binary_cross_entropy of sigmoid(input), for any scores. `pos_weight` multiplies the part of the positives.

    Other arguments and errors as in `binary_cross_entropy`.

    >>> F.binary_cross_entropy_with_logits(tt.tensor([2.0, -1.0]), tt.tensor([1.0, 0.0]))
    tensor(0.2201)
    """
    reduction_enum = get_enum(resolve(size_average, reduce, reduction))
    if target.size() != input.size():
        raise ValueError(f"Target size ({target.size()}) must be the same as input size ({input.size()})")
    return F.binary_cross_entropy_with_logits(input, target, weight, pos_weight, reduction_enum)


def kl_div(
    input: Tensor, target: Tensor, size_average: bool | None = None, reduce: bool | None = None,
    reduction: str = "mean", log_target: bool = False,
) -> Tensor:  # fmt: skip
    """target * (log(target) - input), where input is the logarithm of a distribution, and target is too if
    log_target.

    The reduction 'batchmean' divides the sum by the first dimension's size, which is the divergence's definition.

    Other reductions are "mean" (over all elements, with a warning), "sum" and "none".

    >>> p = tt.tensor([[0.5, 0.5]])
    >>> F.kl_div(tt.tensor([[0.25, 0.75]]).log(), p, reduction="batchmean")
    tensor(0.1438)
    """
    if size_average is not None or reduce is not None:
        reduction_enum = get_enum(legacy_get_string(size_average, reduce))
    else:
        if reduction == "mean":
            warnings.warn(
                "reduction: 'mean' divides the total loss by both the batch size and the support size."
                "'batchmean' divides only by the batch size, and aligns with the KL div math definition."
                "'mean' will be changed to behave the same as 'batchmean' in the next major release.",
                UserWarning,
                stacklevel=2,
            )
        reduction_enum = get_enum("sum" if reduction == "batchmean" else reduction)
    reduced = F.kl_div(input, target, reduction_enum, log_target=log_target)
    if reduction == "batchmean" and input.dim() != 0:
        reduced = reduced / input.shape[0]
    return reduced


def multilabel_soft_margin_loss(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """binary_cross_entropy of sigmoid(input), averaged over the classes in the last dimension.

    Shapes: (N, C) for both; `weight` (C). `reduction` is "mean", "sum" or "none".

    >>> F.multilabel_soft_margin_loss(tt.tensor([[2.0, -1.0]]), tt.tensor([[1.0, 0.0]]))
    tensor(0.2201)
    """
    reduction = resolve(size_average, reduce, reduction)
    loss = -(target * F.log_sigmoid(input) + (1 - target) * F.log_sigmoid(-input))
    if weight is not None:
        loss = loss * weight
    class_dim = input.dim() - 1
    loss = loss.sum(dim=class_dim) / input.size(class_dim)
    if reduction == "none":
        return loss
    if reduction == "mean":
        return loss.mean()
    if reduction == "sum":
        return loss.sum()
    raise ValueError(f"{reduction} is not valid")
