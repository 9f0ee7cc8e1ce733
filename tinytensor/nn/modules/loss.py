"""Losses as modules: each keeps its options and calls the function of the same meaning in nn/functional/loss*.py.

`reduction` is 'mean', 'sum' or 'none'; size_average and reduce are its older forms: they warn, and they
override it. A class weight is a
buffer, so it moves with the module and is in its state_dict.

Mirrors torch/nn/modules/loss.py. LinearCrossEntropyLoss is in linear_cross_entropy.py.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.nn.functional.reduction import reduction_string
from tinytensor.nn.modules.distance import PairwiseDistance
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "BCELoss",
    "BCEWithLogitsLoss",
    "CTCLoss",
    "CosineEmbeddingLoss",
    "CrossEntropyLoss",
    "GaussianNLLLoss",
    "HingeEmbeddingLoss",
    "HuberLoss",
    "KLDivLoss",
    "L1Loss",
    "MSELoss",
    "MarginRankingLoss",
    "MultiLabelMarginLoss",
    "MultiLabelSoftMarginLoss",
    "MultiMarginLoss",
    "NLLLoss",
    "NLLLoss2d",
    "PoissonNLLLoss",
    "SmoothL1Loss",
    "SoftMarginLoss",
    "TripletMarginLoss",
    "TripletMarginWithDistanceLoss",
]  # fmt: skip

Flag = bool | None


class _Loss(Module):
    """What all losses share: `reduction`, found from its older forms where these are given."""

    def __init__(self, size_average: Flag = None, reduce: Flag = None, reduction: str = "mean") -> None:
        super().__init__()
        self.reduction = reduction_string(size_average, reduce, reduction)


class _WeightedLoss(_Loss):
    """A loss with a constant weight: a buffer, not a parameter, so that it moves with the module and is not trained."""

    weight: Any

    def __init__(
        self, weight: Tensor | None = None, size_average: Flag = None, reduce: Flag = None, reduction: str = "mean"
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)


# ---- between numbers -------------------------------------------------------------------------------------------------


class L1Loss(_Loss):
    """The mean absolute error: `|input - target|`.

        reduction              "mean"; "sum", or "none" for one loss per element
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (*), target (*), which broadcast -> (), or (*) without reduction.

    >>> nn.L1Loss()(tt.tensor([1.0, 2.0]), tt.tensor([1.0, 5.0]))
    tensor(1.5000)
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.l1_loss(input, target, reduction=self.reduction)


class MSELoss(_Loss):
    """The mean squared error: `(input - target) ** 2`.

        reduction              "mean"; "sum", or "none" for one loss per element
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (*), target (*), which broadcast -> (), or (*) without reduction.

    >>> nn.MSELoss()(tt.tensor([1.0, 2.0]), tt.tensor([1.0, 5.0]))
    tensor(4.5000)
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.mse_loss(input, target, reduction=self.reduction)


class SmoothL1Loss(_Loss):
    """Squares small errors only: `0.5 * e ** 2 / beta` for |e| < beta, `|e| - 0.5 * beta` else, e = input - target.

    Large errors weigh less than with MSELoss, and the gradient is continuous at 0, unlike L1Loss's.

        reduction              "mean"; "sum", or "none" for one loss per element
        size_average, reduce   None; the older form of reduction. They warn and win
        beta                   1.0; where the square ends; 0 gives L1Loss. RuntimeError at the call if it is
                               negative

    Shapes: input (*), target (*), which broadcast -> (), or (*) without reduction.

    >>> nn.SmoothL1Loss(reduction="none")(tt.tensor([0.5, 3.0]), tt.zeros(2))
    tensor([0.1250, 2.5000])
    """

    def __init__(
        self, size_average: Flag = None, reduce: Flag = None, reduction: str = "mean", beta: float = 1.0
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.beta = beta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.smooth_l1_loss(input, target, reduction=self.reduction, beta=self.beta)


class HuberLoss(_Loss):
    """Squares small errors only: `0.5 * e ** 2` for |e| <= delta, `delta * (|e| - 0.5 * delta)` else.

    Here e = input - target. It is delta times SmoothL1Loss with beta = delta.

        reduction   "mean"; "sum", or "none" for one loss per element
        delta       1.0; where the square ends. TypeError if it is no number, RuntimeError at the call unless it is
                    positive

    Shapes: input (*), target (*), which broadcast -> (), or (*) without reduction.

    >>> nn.HuberLoss(delta=2.0, reduction="none")(tt.tensor([1.0, 3.0]), tt.zeros(2))
    tensor([0.5000, 4.0000])
    """

    def __init__(self, reduction: str = "mean", delta: float = 1.0) -> None:
        if not isinstance(delta, (float, int)):
            raise TypeError(f"delta must be a float or int, got: {type(delta)}")
        super().__init__(reduction=reduction)
        self.delta = delta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.huber_loss(input, target, reduction=self.reduction, delta=self.delta)


class PoissonNLLLoss(_Loss):
    """Minus the log-likelihood of counts under a Poisson distribution: `exp(input) - target * input`.

        log_input              True; False takes the rate itself as input: `input - target * log(input + eps)`
        full                   False; True adds Stirling's approximation of log(target!) for targets above 1
        size_average, reduce   None; the older form of reduction. They warn and win
        eps                    1e-8; keeps log from 0 when log_input is False
        reduction              "mean"; "sum", or "none" for one loss per element

    Shapes: input (*), target (*), which broadcast -> (), or (*) without reduction.

    >>> nn.PoissonNLLLoss()(tt.tensor([0.0, 1.0]), tt.tensor([2.0, 1.0]))
    tensor(1.3591)
    """

    def __init__(
        self, log_input: bool = True, full: bool = False, size_average: Flag = None, eps: float = 1e-8,
        reduce: Flag = None, reduction: str = "mean",
    ) -> None:  # fmt: skip
        super().__init__(size_average, reduce, reduction)
        self.log_input, self.full, self.eps = log_input, full, eps

    def forward(self, log_input: Tensor, target: Tensor) -> Tensor:
        return F.poisson_nll_loss(
            log_input, target, log_input=self.log_input, full=self.full, eps=self.eps, reduction=self.reduction
        )


class GaussianNLLLoss(_Loss):
    """Minus the log-likelihood under a normal distribution: `0.5 * (log(var) + (input - target) ** 2 / var)`.

    input holds the means and var the variances, both predicted.

        full        False; True adds the constant 0.5 * log(2 * pi)
        eps         1e-6; var counts as at least this
        reduction   "mean"; "sum", or "none" for one loss per element

    Shapes: input (N, *) or (*), target alike, var alike, or with size 1 or without the last dimension, or a number
    -> (), or the input's shape without reduction.
    Errors: ValueError at the call for a negative var and for a var of another shape.

    >>> nn.GaussianNLLLoss()(tt.zeros(2), tt.tensor([1.0, 2.0]), tt.ones(2))
    tensor(1.2500)
    """

    def __init__(self, *, full: bool = False, eps: float = 1e-6, reduction: str = "mean") -> None:
        super().__init__(None, None, reduction)
        self.full, self.eps = full, eps

    def forward(self, input: Tensor, target: Tensor, var: Tensor | float) -> Tensor:
        return F.gaussian_nll_loss(input, target, var, full=self.full, eps=self.eps, reduction=self.reduction)


# ---- between scores and classes or probabilities ---------------------------------------------------------------------


class NLLLoss(_WeightedLoss):
    """Minus the log-probability of the right class: `-weight[target] * input[target]`.

    input holds log-probabilities, for example LogSoftmax's; CrossEntropyLoss takes scores.

        weight                 None; a factor for each class, (C); it is a buffer. A mean is divided by the sum of
                               the targets' weights
        size_average, reduce   None; the older form of reduction. They warn and win
        ignore_index           -100; targets with this value do not count
        reduction              "mean"; "sum", or "none" for one loss per target

    Shapes: input (N, C, d1, ...) or (C), target (N, d1, ...) or () of int64 -> (), or the target's shape without
    reduction.
    Errors: IndexError at the call for a target outside 0 ... C - 1 that is not ignore_index.

    >>> nn.NLLLoss()(tt.tensor([[-1.0, -2.0], [-3.0, -4.0]]), tt.tensor([0, 1]))
    tensor(2.5000)
    """

    def __init__(
        self, weight: Tensor | None = None, size_average: Flag = None, ignore_index: int = -100, reduce: Flag = None,
        reduction: str = "mean",
    ) -> None:  # fmt: skip
        super().__init__(weight, size_average, reduce, reduction)
        self.ignore_index = ignore_index

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.nll_loss(input, target, weight=self.weight, ignore_index=self.ignore_index, reduction=self.reduction)


class NLLLoss2d(NLLLoss):
    """NLLLoss by an old name. Deprecated: it warns (FutureWarning).

        weight                 None; a factor for each class, (C); it is a buffer. A mean is divided by the sum of
                               the targets' weights
        size_average, reduce   None; the older form of reduction. They warn and win
        ignore_index           -100; targets with this value do not count
        reduction              "mean"; "sum", or "none" for one loss per target

    Shapes: input (N, C, H, W), target (N, H, W) of int64 -> (), or the target's shape without reduction.
    Errors: IndexError at the call for a target outside 0 ... C - 1 that is not ignore_index.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     m = nn.NLLLoss2d()
    >>> m(-tt.ones(1, 2, 3, 3), tt.zeros(1, 3, 3).long())
    tensor(1.)
    """

    def __init__(
        self, weight: Tensor | None = None, size_average: Flag = None, ignore_index: int = -100, reduce: Flag = None,
        reduction: str = "mean",
    ) -> None:  # fmt: skip
        warnings.warn(
            "`NLLLoss2d` has been deprecated. Please use `NLLLoss` instead as a drop-in replacement and see "
            "https://pytorch.org/docs/main/nn.html#torch.nn.NLLLoss for more details.",
            FutureWarning,
            stacklevel=2,
        )
        super().__init__(weight, size_average, ignore_index, reduce, reduction)


class CrossEntropyLoss(_WeightedLoss):
    """Minus the log-probability of the right class, of scores: `NLLLoss(log_softmax(input, dim=1), target)`.

        weight                 None; a factor for each class, (C); it is a buffer. A mean is divided by the sum of
                               the targets' weights
        size_average, reduce   None; the older form of reduction. They warn and win
        ignore_index           -100; targets with this value do not count
        reduction              "mean"; "sum", or "none" for one loss per target
        label_smoothing        0.0; this part of each target's probability is spread over all classes

    Shapes: input (N, C, d1, ...) or (C) -> (), or (N, d1, ...) or () without reduction. target: classes (N, d1,
    ...) or () of int64, or probabilities of the input's shape and dtype.
    Errors: IndexError at the call for a target outside 0 ... C - 1 that is not ignore_index.

    >>> m = nn.CrossEntropyLoss()
    >>> m(tt.tensor([[0.0, 0.0], [0.0, 1.0]]), tt.tensor([0, 1]))
    tensor(0.5032)
    >>> m(tt.tensor([[0.0, 1.0]]), tt.tensor([[0.5, 0.5]]))
    tensor(0.8133)
    """

    def __init__(
        self, weight: Tensor | None = None, size_average: Flag = None, ignore_index: int = -100, reduce: Flag = None,
        reduction: str = "mean", label_smoothing: float = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(weight, size_average, reduce, reduction)
        self.ignore_index, self.label_smoothing = ignore_index, label_smoothing

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.cross_entropy(
            input, target, weight=self.weight, ignore_index=self.ignore_index, reduction=self.reduction,
            label_smoothing=self.label_smoothing,
        )  # fmt: skip


class KLDivLoss(_Loss):
    """The Kullback-Leibler divergence of the target from the input: `target * (log(target) - input)`.

        size_average, reduce   None; the older form of reduction. They warn and win
        reduction              "mean" divides by the number of elements; "batchmean" divides by N, which is the
                               divergence's definition; "sum"; "none"
        log_target             False; True if the target holds logarithms too

    Shapes: input (*) of log-probabilities, target (*) of probabilities -> (), or (*) without reduction.

    >>> log_p = tt.tensor([[0.25, 0.75]]).log()
    >>> nn.KLDivLoss(reduction="batchmean")(log_p, tt.tensor([[0.5, 0.5]]))
    tensor(0.1438)
    """

    def __init__(
        self, size_average: Flag = None, reduce: Flag = None, reduction: str = "mean", log_target: bool = False
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.log_target = log_target

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.kl_div(input, target, reduction=self.reduction, log_target=self.log_target)


class BCELoss(_WeightedLoss):
    """The binary cross entropy of probabilities: `-(target * log(input) + (1 - target) * log(1 - input))`.

    Logarithms count as at least -100. BCEWithLogitsLoss takes scores and is more exact.

        weight                 None; a factor for each element, which broadcasts with the input; it is a buffer
        reduction              "mean"; "sum", or "none" for one loss per element
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (*) and target (*) of the same shape, with numbers from 0 to 1 -> (), or (*) without reduction.
    Errors: RuntimeError at the call for inputs outside [0, 1], ValueError for another shape of the target.

    >>> nn.BCELoss()(tt.tensor([0.5, 0.5]), tt.tensor([1.0, 0.0]))
    tensor(0.6931)
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.binary_cross_entropy(input, target, weight=self.weight, reduction=self.reduction)


class BCEWithLogitsLoss(_Loss):
    """The binary cross entropy of scores: BCELoss of sigmoid(input), computed so that nothing overflows.

        weight                 None; a factor for each element, which broadcasts with the input; it is a buffer
        reduction              "mean"; "sum", or "none" for one loss per element
        size_average, reduce   None; the older form of reduction. They warn and win
        pos_weight             None; a factor for the part of positive targets, usually (C); it is a buffer

    Shapes: input (*) and target (*) of the same shape, targets from 0 to 1 -> (), or (*) without reduction.
    Errors: ValueError at the call for another shape of the target.

    >>> nn.BCEWithLogitsLoss()(tt.tensor([0.0, 2.0]), tt.tensor([1.0, 1.0]))
    tensor(0.4100)
    """

    weight: Any
    pos_weight: Any

    def __init__(
        self, weight: Tensor | None = None, size_average: Flag = None, reduce: Flag = None, reduction: str = "mean",
        pos_weight: Tensor | None = None,
    ) -> None:  # fmt: skip
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
        self.register_buffer("pos_weight", pos_weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.binary_cross_entropy_with_logits(
            input, target, self.weight, pos_weight=self.pos_weight, reduction=self.reduction
        )


class MultiLabelSoftMarginLoss(_WeightedLoss):
    """The binary cross entropy of scores, with the mean over the classes.

    A sample may have several classes: the target has a 1 for each.

        weight                 None; a factor for each class, (C); it is a buffer
        reduction              "mean"; "sum", or "none" for one loss per sample
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (N, C) or (C), target of the same shape with 0 and 1 -> (), or (N) or () without reduction.

    >>> nn.MultiLabelSoftMarginLoss()(tt.zeros(1, 2), tt.tensor([[1.0, 0.0]]))
    tensor(0.6931)
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.multilabel_soft_margin_loss(input, target, weight=self.weight, reduction=self.reduction)


class CTCLoss(_Loss):
    """Minus the log-probability that a sequence of steps spells a target (Graves et al., 2006).

    Repeated classes are merged and blanks dropped: with blank 0, the steps 1 1 0 2 spell 1 2.

        blank           0; the class that stands for no symbol
        reduction       "mean" divides each loss by its target's length, then takes the mean over N; "sum"; "none"
        zero_infinity   False; True makes infinite losses and their gradients 0 (targets that are longer than their
                        inputs)

    Shapes: log_probs (T, N, C) or (T, C), from LogSoftmax -> (), or (N) or () without reduction. targets (N, S), or
    all in one row (sum of lengths), or (S); they may not hold `blank`. input_lengths and target_lengths (N): how
    many steps and symbols count; tuples or tensors.

    >>> log_probs = tt.zeros(3, 1, 2).log_softmax(2)
    >>> nn.CTCLoss()(log_probs, tt.tensor([[1]]), (3,), (1,))
    tensor(0.2877)
    """

    def __init__(self, blank: int = 0, reduction: str = "mean", zero_infinity: bool = False) -> None:
        super().__init__(reduction=reduction)
        self.blank, self.zero_infinity = blank, zero_infinity

    def forward(self, log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any) -> Tensor:
        return F.ctc_loss(
            log_probs, targets, input_lengths, target_lengths, self.blank, self.reduction, self.zero_infinity
        )


# ---- margins ---------------------------------------------------------------------------------------------------------


class _MarginLoss(_Loss):
    """A loss with a margin of 0 unless one is given."""

    def __init__(
        self, margin: float = 0.0, size_average: Flag = None, reduce: Flag = None, reduction: str = "mean"
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin


class CosineEmbeddingLoss(_MarginLoss):
    """Pulls pairs together or apart: `1 - cos` where the target is 1, `max(0, cos - margin)` where it is -1.

        margin                 0.0; pairs with target -1 count only if their cosine is above it, -1 ... 1
        reduction              "mean"; "sum", or "none" for one loss per sample
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input1 and input2 (N, D) or (D), target (N) or () with 1 and -1 -> (), or (N) or () without reduction.

    >>> a, b = tt.tensor([[1.0, 0.0]]), tt.tensor([[0.0, 1.0]])
    >>> nn.CosineEmbeddingLoss()(a, b, tt.ones(1))
    tensor(1.)
    """

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return F.cosine_embedding_loss(input1, input2, target, margin=self.margin, reduction=self.reduction)


class MarginRankingLoss(_MarginLoss):
    """Asks that one score is above the other: `max(0, -target * (input1 - input2) + margin)`.

        margin                 0.0; by how much it should be above
        reduction              "mean"; "sum", or "none" for one loss per sample
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input1, input2 and target (N) or () -> (), or (N) or () without reduction. Target 1: input1 should be
    larger; -1: input2.

    >>> nn.MarginRankingLoss(margin=0.5)(tt.tensor([1.0]), tt.tensor([3.0]), tt.tensor([1.0]))
    tensor(2.5000)
    """

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return F.margin_ranking_loss(input1, input2, target, margin=self.margin, reduction=self.reduction)


class HingeEmbeddingLoss(_MarginLoss):
    """For distances: `input` where the target is 1, `max(0, margin - input)` where it is -1.

        margin                 1.0; distances with target -1 count only if they are below it
        reduction              "mean"; "sum", or "none" for one loss per element
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (*) and target (*) with 1 and -1 -> (), or (*) without reduction.

    >>> nn.HingeEmbeddingLoss(reduction="none")(tt.tensor([0.25, 0.25]), tt.tensor([1.0, -1.0]))
    tensor([0.2500, 0.7500])
    """

    def __init__(
        self, margin: float = 1.0, size_average: Flag = None, reduce: Flag = None, reduction: str = "mean"
    ) -> None:
        super().__init__(margin, size_average, reduce, reduction)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.hinge_embedding_loss(input, target, margin=self.margin, reduction=self.reduction)


class SoftMarginLoss(_Loss):
    """The logistic loss of two classes: `log(1 + exp(-target * input))`.

        reduction              "mean"; "sum", or "none" for one loss per element
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (*) and target (*) with 1 and -1 -> (), or (*) without reduction.

    >>> nn.SoftMarginLoss()(tt.tensor([0.0, 2.0]), tt.tensor([1.0, 1.0]))
    tensor(0.4100)
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.soft_margin_loss(input, target, reduction=self.reduction)


class MultiLabelMarginLoss(_Loss):
    """Asks that the scores of a sample's classes are 1 above those of the others.

    It is the sum of `max(0, 1 - input[own] + input[other]) / C` over all pairs of an own and another class.

        reduction              "mean"; "sum", or "none" for one loss per sample
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (N, C) or (C), target of the same shape, int64 -> (), or (N) or () without reduction. A row of the
    target lists classes; the first -1 ends the list.

    >>> nn.MultiLabelMarginLoss()(tt.tensor([[0.1, 0.2, 0.4, 0.8]]), tt.tensor([[3, 0, -1, 1]]))
    tensor(0.8500)
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.multilabel_margin_loss(input, target, reduction=self.reduction)


class MultiMarginLoss(_WeightedLoss):
    """Asks that the right class's score is `margin` above the others.

    It is the sum of `max(0, margin - input[target] + input[i]) ** p / C` over the other classes i.

        p                      1; the exponent. ValueError unless it is 1 or 2
        margin                 1.0; by how much it should be above
        weight                 None; a factor for each target class, (C); it is a buffer
        reduction              "mean"; "sum", or "none" for one loss per sample
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: input (N, C) or (C), target (N) or () of int64 -> (), or (N) or () without reduction.

    >>> nn.MultiMarginLoss()(tt.tensor([[0.1, 0.2, 0.4, 0.8]]), tt.tensor([3]))
    tensor(0.3250)
    """

    def __init__(
        self, p: int = 1, margin: float = 1.0, weight: Tensor | None = None, size_average: Flag = None,
        reduce: Flag = None, reduction: str = "mean",
    ) -> None:  # fmt: skip
        super().__init__(weight, size_average, reduce, reduction)
        if p not in (1, 2):
            raise ValueError("only p == 1 and p == 2 supported")
        if weight is not None and weight.dim() != 1:
            raise ValueError(f"MultiMarginLoss: expected weight to be None or 1D tensor, got {weight.dim()}D instead")
        self.p, self.margin = p, margin

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.multi_margin_loss(
            input, target, p=self.p, margin=self.margin, weight=self.weight, reduction=self.reduction
        )


def _check_margin(loss: Module, margin: float) -> None:
    if margin <= 0:
        raise ValueError(f"{type(loss).__name__}: expected margin to be greater than 0, got {margin} instead")


class TripletMarginLoss(_Loss):
    """Asks that the anchor is nearer to the positive than to the negative: `max(0, d(a, p) - d(a, n) + margin)`.

        margin                 1.0; by how much it should be nearer. ValueError unless it is positive
        p                      2.0; which norm measures the distance d
        eps                    1e-6; added to each difference, so that no gradient divides by 0
        swap                   False; True uses d(p, n) where it is smaller than d(a, n)
        reduction              "mean"; "sum", or "none" for one loss per sample
        size_average, reduce   None; the older form of reduction. They warn and win

    Shapes: anchor, positive and negative (N, D) or (D) -> (), or (N) or () without reduction.

    >>> a, p, n = tt.zeros(1, 1), tt.ones(1, 1), tt.full((1, 1), 1.5)
    >>> nn.TripletMarginLoss(eps=0.0)(a, p, n)
    tensor(0.5000)
    """

    def __init__(
        self, margin: float = 1.0, p: float = 2.0, eps: float = 1e-6, swap: bool = False, size_average: Flag = None,
        reduce: Flag = None, reduction: str = "mean",
    ) -> None:  # fmt: skip
        super().__init__(size_average, reduce, reduction)
        _check_margin(self, margin)
        self.margin, self.p, self.eps, self.swap = margin, p, eps, swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return F.triplet_margin_loss(
            anchor, positive, negative, margin=self.margin, p=self.p, eps=self.eps, swap=self.swap,
            reduction=self.reduction,
        )  # fmt: skip


class TripletMarginWithDistanceLoss(_Loss):
    """TripletMarginLoss with any distance d: `max(0, d(a, p) - d(a, n) + margin)`.

        distance_function   None: PairwiseDistance(); a function of two tensors
        margin              1.0; by how much the positive should be nearer. ValueError unless it is positive
        swap                False; True uses d(p, n) where it is smaller than d(a, n)
        reduction           "mean"; "sum", or "none" for one loss per sample

    Shapes: anchor, positive and negative (N, *), what the distance takes -> (), or the distance's shape without
    reduction.

    >>> def far(x, y):
    ...     return (x - y).abs().amax(dim=1)
    >>> nn.TripletMarginWithDistanceLoss(distance_function=far)(tt.zeros(1, 2), tt.ones(1, 2), tt.ones(1, 2))
    tensor(1.)
    """

    def __init__(
        self, *, distance_function: Callable[[Tensor, Tensor], Tensor] | None = None, margin: float = 1.0,
        swap: bool = False, reduction: str = "mean",
    ) -> None:  # fmt: skip
        super().__init__(reduction=reduction)
        _check_margin(self, margin)
        self.distance_function = distance_function if distance_function is not None else PairwiseDistance()
        self.margin, self.swap = margin, swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return F.triplet_margin_with_distance_loss(
            anchor, positive, negative, distance_function=self.distance_function, margin=self.margin, swap=self.swap,
            reduction=self.reduction,
        )  # fmt: skip
