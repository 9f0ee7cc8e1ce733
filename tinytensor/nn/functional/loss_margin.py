"""torch.nn.functional: losses that ask for a margin between what belongs together and what does not.

Targets are 1 and -1 unless something else is said.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.nn.functional.reduction import get_enum, resolve

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def margin_ranking_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """max(0, margin - target * (input1 - input2)): which of the two should be larger.

    The target is 1 where the first, -1 where the second should be. `reduction` is "mean", "sum" or "none".
    RuntimeError for different numbers of dimensions.

    >>> F.margin_ranking_loss(tt.tensor([1.0, 2.0]), tt.tensor([3.0, 0.0]), tt.tensor([1.0, 1.0]))
    tensor(1.)
    """
    reduction_enum = get_enum(resolve(size_average, reduce, reduction))
    if input1.dim() != input2.dim() or input1.dim() != target.dim():
        raise RuntimeError(
            "margin_ranking_loss : All input tensors should have same dimension but got sizes: input1: "
            f"{input1.size()}, input2: {input2.size()}, target: {target.size()} "
        )
    return F.margin_ranking_loss(input1, input2, target, margin, reduction_enum)


def hinge_embedding_loss(
    input: Tensor, target: Tensor, margin: float = 1.0, size_average: bool | None = None, reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """A distance where the target is 1, max(0, margin - distance) where it is -1.

    `reduction` is "mean", "sum" or "none".

    >>> F.hinge_embedding_loss(tt.tensor([0.5, 0.25]), tt.tensor([1.0, -1.0]), reduction="none")
    tensor([0.5000, 0.7500])
    """
    return F.hinge_embedding_loss(input, target, margin, get_enum(resolve(size_average, reduce, reduction)))


def cosine_embedding_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """1 - cosine where the target is 1, max(0, cosine - margin) where it is -1. Shapes: (N, D), (N, D), (N) or (D),
    (D), ().

    `reduction` is "mean", "sum" or "none".

    >>> a, b = tt.tensor([[1.0, 0.0], [1.0, 1.0]]), tt.tensor([[0.0, 1.0], [1.0, 1.0]])
    >>> F.cosine_embedding_loss(a, b, tt.tensor([1, -1]), reduction="none")
    tensor([1., 1.])
    """
    return F.cosine_embedding_loss(input1, input2, target, margin, get_enum(resolve(size_average, reduce, reduction)))


def soft_margin_loss(
    input: Tensor, target: Tensor, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean"
) -> Tensor:
    """log(1 + exp(-target * input)).

    Both of one shape, targets 1 or -1. `reduction` is "mean", "sum" or "none".

    >>> F.soft_margin_loss(tt.tensor([2.0, -1.0]), tt.tensor([1.0, 1.0]), reduction="none")
    tensor([0.1269, 1.3133])
    """
    return F.soft_margin_loss(input, target, get_enum(resolve(size_average, reduce, reduction)))


def multi_margin_loss(
    input: Tensor, target: Tensor, p: int = 1, margin: float = 1.0, weight: Tensor | None = None,
    size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """max(0, margin - input[target] + input[class])**p, added up over the other classes and divided by their number.

    Shapes: (N, C) with int64 classes (N), or (C) with (). p is 1 or 2 (ValueError); float32 and float64 only.

    `weight` (C) multiplies each sample's loss by the number of its class. `reduction` is "mean", "sum" or "none".

    >>> F.multi_margin_loss(tt.tensor([[0.1, 0.2, 0.4]]), tt.tensor([2]))
    tensor(0.5000)
    """
    reduction_enum = get_enum(resolve(size_average, reduce, reduction))
    if p not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")
    if weight is not None and weight.dim() != 1:
        raise ValueError("weight must be one-dimensional")
    return F.multi_margin_loss(input, target, p, margin, weight, reduction_enum)


def multilabel_margin_loss(
    input: Tensor, target: Tensor, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean"
) -> Tensor:
    """max(0, 1 - input[target] + input[other]) over all pairs of a target class and another one, divided by C.

    Shapes: (N, C) or (C), the same for the int64 target, whose rows list classes up to the first -1.

    `reduction` is "mean", "sum" or "none".

    >>> F.multilabel_margin_loss(tt.tensor([[0.1, 0.2, 0.4]]), tt.tensor([[2, -1, 0]]))
    tensor(0.5000)
    """
    return F.multilabel_margin_loss(input, target, get_enum(resolve(size_average, reduce, reduction)))


def triplet_margin_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1.0, p: float = 2, eps: float = 1e-6,
    swap: bool = False, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """max(0, margin + |anchor - positive| - |anchor - negative|) with p-norms along the last dimension.

    `swap` measures the negative from the positive where that is nearer. ValueError for margin <= 0.

    Shapes: (N, D) or (D) for the three. `eps` is added to differences: 1e-6. `reduction` is "mean", "sum" or "none".

    >>> a, p, n = tt.tensor([[0.0, 0.0]]), tt.tensor([[0.0, 1.0]]), tt.tensor([[1.5, 0.0]])
    >>> F.triplet_margin_loss(a, p, n)
    tensor(0.5000)
    """
    reduction_enum = get_enum(resolve(size_average, reduce, reduction))
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    return F.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, reduction_enum)


def triplet_margin_with_distance_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, *,
    distance_function: Callable[[Tensor, Tensor], Tensor] | None = None, margin: float = 1.0, swap: bool = False,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """triplet_margin_loss with any distance; pairwise_distance if none is given.

    `distance_function(a, b)` gives a distance for each sample. `reduction` is "mean", "sum" or "none".

    >>> a, p, n = tt.tensor([[0.0, 0.0]]), tt.tensor([[0.0, 1.0]]), tt.tensor([[1.5, 0.0]])
    >>> F.triplet_margin_with_distance_loss(a, p, n, distance_function=lambda x, y: (x - y).abs().sum(-1))
    tensor(0.5000)
    """
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    a, b, c = anchor.dim(), positive.dim(), negative.dim()
    if not a == b == c:
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
            f"anchor {a}D, positive {b}D, and negative {c}D inputs"
        )
    distance = F.pairwise_distance if distance_function is None else distance_function
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = F.minimum(far, distance(positive, negative))
    loss = F.clamp_min(margin + near - far, 0)
    if reduction == "sum":
        return F.sum(loss)
    return F.mean(loss) if reduction == "mean" else loss
