"""torch.nn.functional: losses between numbers, between scores and classes, of unaligned sequences, and of margins.

`reduction` is 'mean', 'sum' or 'none'. `size_average` and `reduce` are older arguments for the same choice, and using them
warns. ValueError for an unknown reduction. Losses between numbers expect an input and a target of one shape. Where the shapes
differ, both are broadcast, with a warning. The targets of margin losses are 1 and -1 unless something else is said.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.grad_mode import no_grad
from tinytensor.nn.functional.reduction import get_enum, legacy_get_string, reduction_string
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _broadcast_with_warning(input: Tensor, target: Tensor) -> tuple[Tensor, ...]:
    """Both in their common shape. The warning is there because (N, 1) against (N) silently makes N² errors out of N."""
    if target.size() != input.size():
        warnings.warn(
            f"Using a target size ({target.size()}) that is different to the input size ({input.size()}). This will "
            "likely lead to incorrect results due to broadcasting. Please ensure they have the same size.",
            UserWarning,
            stacklevel=3,  # the line that called the loss
        )
    return F.broadcast_tensors((input, target))


def _reduce_weighted(errors: Tensor, weight: Tensor, input: Tensor, reduction: str, by_weight: bool) -> Tensor:
    """Each error times its weight, then the reduction.

    The mean divides the sum by the sum of the weights if `by_weight`, else by the number of errors.
    """
    if weight.size() != input.size():
        raise ValueError("Weights and input must have the same size.")
    errors = errors * weight
    if reduction == "none":
        return errors
    if reduction == "sum":
        return F.sum(errors)
    if reduction == "mean":
        return F.sum(errors) / F.sum(weight) if by_weight else errors.mean()
    raise ValueError(f"Invalid reduction mode: {reduction}. Expected one of 'none', 'mean', 'sum'.")


def mse_loss(
    input: Tensor, target: Tensor, size_average: bool | None = None, reduce: bool | None = None,
    reduction: str = "mean", weight: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """(input - target)**2; with weights, each error times its weight, and the mean weighted.

        input, target          shapes that broadcast; a warning where they differ
        size_average, reduce   the old form of `reduction`, with a warning
        reduction              "mean", "sum" or "none", which returns a loss for each element

    >>> F.mse_loss(tt.tensor([1.0, 2.0]), tt.tensor([1.0, 4.0]))
    tensor(2.)
    """
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(mse_loss, (input, target, weight), locals())
    reduction = reduction_string(size_average, reduce, reduction)
    input_, target_ = _broadcast_with_warning(input, target)
    if weight is not None:
        return _reduce_weighted(F.pow(input_ - target_, 2), weight, input, reduction, True)
    return F.mse_loss(input_, target_, get_enum(reduction))


def l1_loss(
    input: Tensor, target: Tensor, size_average: bool | None = None, reduce: bool | None = None,
    reduction: str = "mean", weight: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """|input - target|; weights as in mse_loss.

    Arguments as in `mse_loss`.

    >>> F.l1_loss(tt.tensor([1.0, 2.0]), tt.tensor([1.0, 4.0]), reduction="none")
    tensor([0., 2.])
    """
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(l1_loss, (input, target, weight), locals())
    reduction = reduction_string(size_average, reduce, reduction)
    input_, target_ = _broadcast_with_warning(input, target)
    if weight is not None:
        return _reduce_weighted(F.abs(input_ - target_), weight, input, reduction, True)
    return F.l1_loss(input_, target_, get_enum(reduction))


def smooth_l1_loss(
    input: Tensor, target: Tensor, size_average: bool | None = None, reduce: bool | None = None,
    reduction: str = "mean", beta: float = 1.0,
) -> Tensor:  # fmt: skip
    """For e = |input - target|: e**2 / (2 beta) below beta, e - beta / 2 from there on. RuntimeError for beta < 0.

    Other arguments as in `mse_loss`.

    >>> F.smooth_l1_loss(tt.tensor([0.5, 3.0]), tt.zeros(2), reduction="none")
    tensor([0.1250, 2.5000])
    """
    if overrides.possible and has_torch_function((input, target)):
        return handle_call(smooth_l1_loss, (input, target), locals())
    reduction = reduction_string(size_average, reduce, reduction)
    input, target = _broadcast_with_warning(input, target)
    # Without a quadratic part the loss is |e|. The formula of the gradient would be 0 / 0 at e = 0.
    if beta == 0.0:
        return F.l1_loss(input, target, get_enum(reduction))
    return F.smooth_l1_loss(input, target, get_enum(reduction), beta)


def huber_loss(
    input: Tensor, target: Tensor, reduction: str = "mean", delta: float = 1.0, weight: Tensor | None = None
) -> Tensor:
    """For e = |input - target|: e**2 / 2 below delta, delta * (e - delta / 2) from there on. RuntimeError for
    delta <= 0.

    Other arguments as in `mse_loss`.

    >>> F.huber_loss(tt.tensor([0.5, 3.0]), tt.zeros(2), reduction="none", delta=2.0)
    tensor([0.1250, 4.0000])
    """
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(huber_loss, (input, target, weight), locals())
    input_, target_ = _broadcast_with_warning(input, target)
    if weight is None:
        return F.huber_loss(input_, target_, get_enum(reduction), delta)
    # Checked before the operator runs, so that wrong weights are named before a wrong delta.
    if weight.size() != input.size():
        raise ValueError("Weights and input must have the same size.")
    # mse_loss and l1_loss divide by the sum of the weights, this loss by the number of elements, as in PyTorch.
    return _reduce_weighted(F.huber_loss(input_, target_, get_enum("none"), delta), weight, input, reduction, False)


def poisson_nll_loss(
    input: Tensor, target: Tensor, log_input: bool = True, full: bool = False, size_average: bool | None = None,
    eps: float = 1e-8, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """-log of the probability of target counts at a rate of exp(input), or of input where log_input is false; `full`
    adds the approximate log(target!).

    `eps` is added to the input before its logarithm is taken: 1e-8. Other arguments as in `mse_loss`.

    >>> F.poisson_nll_loss(tt.tensor([0.0, 1.0]), tt.tensor([1.0, 2.0]), reduction="none")
    tensor([1.0000, 0.7183])
    """
    if overrides.possible and has_torch_function((input, target)):
        return handle_call(poisson_nll_loss, (input, target), locals())
    reduction = reduction_string(size_average, reduce, reduction)
    if reduction != "none" and reduction != "mean" and reduction != "sum":
        raise ValueError(reduction + " is not a valid value for reduction")
    return F.poisson_nll_loss(input, target, log_input, full, eps, get_enum(reduction))


def _broadcasts_once(sizes: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether exactly one dimension differs, and is 1 in `other`."""
    return len(sizes) == len(other) and sum(b for a, b in zip(sizes, other, strict=True) if a != b) == 1


def gaussian_nll_loss(
    input: Tensor, target: Tensor, var: Tensor | float, full: bool = False, eps: float = 1e-6, reduction: str = "mean"
) -> Tensor:
    """(log(var) + (input - target)**2 / var) / 2, with var at least eps; `full` adds log(2 pi) / 2.

    `var` is a number or a tensor of the input's shape, or of that shape with the last dimension missing or 1.
    ValueError where it is negative or of another shape.

    `reduction` is "mean", "sum" or "none".

    >>> F.gaussian_nll_loss(tt.tensor([1.0, 2.0]), tt.tensor([1.0, 4.0]), tt.ones(2))
    tensor(1.)
    """
    if overrides.possible and has_torch_function((input, target, var)):
        return handle_call(gaussian_nll_loss, (input, target, var), locals())
    if isinstance(var, float):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        variance = var * F.ones_like(input)
    else:
        variance = var
        if bool(F.any(variance < 0)):
            raise ValueError("var has negative entry/entries")
    if variance.size() != input.size():
        if input.size()[:-1] == variance.size():
            variance = F.unsqueeze(variance, -1)
        elif not _broadcasts_once(input.size(), variance.size()):
            raise ValueError("var is of incorrect size")
    if reduction != "none" and reduction != "mean" and reduction != "sum":
        raise ValueError(reduction + " is not valid")
    # The clone keeps the caller's tensor as it is. Clamped without recording, a variance below eps still gets a gradient;
    # a recorded clamp would pass none on, and such a variance could never grow again.
    variance = variance.clone()
    with no_grad():
        variance.clamp_(min=eps)
    loss = 0.5 * (F.log(variance) + (input - target) ** 2 / variance)
    if full:
        loss += 0.5 * math.log(2 * math.pi)
    if reduction == "mean":
        return loss.mean()
    return loss.sum() if reduction == "sum" else loss


# ---- scores and classes ----------------------------------------------------------------------------------------------


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
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(nll_loss, (input, target, weight), locals())
    reduction = reduction_string(size_average, reduce, reduction)
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
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(cross_entropy, (input, target, weight), locals())
    reduction = reduction_string(size_average, reduce, reduction)
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
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(binary_cross_entropy, (input, target, weight), locals())
    reduction_enum = get_enum(reduction_string(size_average, reduce, reduction))
    if target.size() != input.size():
        raise ValueError(
            f"Using a target size ({target.size()}) that is different to the input size ({input.size()}) is deprecated. "
            "Please ensure they have the same size."
        )
    if weight is not None:
        shape = _broadcast_shape(target, weight)
        weight = weight.expand(shape)
    return F.binary_cross_entropy(input, target, weight, reduction_enum)


def _broadcast_shape(target: Tensor, weight: Tensor) -> tuple[int, ...]:
    """torch.broadcast_shapes of the two.

    Written out here for the message, which counts dimensions from the end and names the argument by its index.
    """
    shape, sizes = list(target.size()), weight.size()
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
    if overrides.possible and has_torch_function((input, target, weight, pos_weight)):
        return handle_call(binary_cross_entropy_with_logits, (input, target, weight, pos_weight), locals())
    reduction_enum = get_enum(reduction_string(size_average, reduce, reduction))
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
    if overrides.possible and has_torch_function((input, target)):
        return handle_call(kl_div, (input, target), locals())
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
    # Operators know no "batchmean": it is the sum, divided here. A tensor without dimensions has no batch to divide by.
    reduced = F.kl_div(input, target, reduction_enum, log_target=log_target)
    if reduction == "batchmean" and input.dim() != 0:
        reduced = reduced / input.size()[0]
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
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(multilabel_soft_margin_loss, (input, target, weight), locals())
    reduction = reduction_string(size_average, reduce, reduction)
    # log_sigmoid(-x) is log(1 - sigmoid(x)), and stays finite where sigmoid(x) rounds to 1.
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
    raise ValueError(reduction + " is not valid")


# ---- sequences -------------------------------------------------------------------------------------------------------


def ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Tensor | Sequence[int], target_lengths: Tensor | Sequence[int],
    blank: int = 0, reduction: str = "mean", zero_infinity: bool = False,
) -> Tensor:  # fmt: skip
    """-log of the probability that the steps spell the target, repeated labels merged and blanks dropped.

    log_probs (T, N, C) or (T, C), logarithms of probabilities; targets (N, S), or all targets one after another;
    lengths (N). The mean is of the losses divided by their targets' lengths. zero_infinity makes 0 of the loss of a
    target that is too long for its input. RuntimeError for lengths that do not fit. The gradient is not
    differentiable again.

    `blank` is the class of the blank: 0. `reduction` is "mean", "sum" or "none".

    >>> log_probs = tt.zeros(4, 1, 3).log_softmax(2)
    >>> F.ctc_loss(log_probs, tt.tensor([[1, 2]]), tt.tensor([4]), tt.tensor([2]))
    tensor(0.8432)
    """
    if overrides.possible and has_torch_function((log_probs, targets, input_lengths, target_lengths)):
        return handle_call(ctc_loss, (log_probs, targets, input_lengths, target_lengths), locals())
    return F.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, get_enum(reduction), zero_infinity)


# ---- margins ---------------------------------------------------------------------------------------------------------


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
    if overrides.possible and has_torch_function((input1, input2, target)):
        return handle_call(margin_ranking_loss, (input1, input2, target), locals())
    reduction_enum = get_enum(reduction_string(size_average, reduce, reduction))
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
    if overrides.possible and has_torch_function((input, target)):
        return handle_call(hinge_embedding_loss, (input, target), locals())
    return F.hinge_embedding_loss(input, target, margin, get_enum(reduction_string(size_average, reduce, reduction)))


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
    if overrides.possible and has_torch_function((input1, input2, target)):
        return handle_call(cosine_embedding_loss, (input1, input2, target), locals())
    return F.cosine_embedding_loss(
        input1, input2, target, margin, get_enum(reduction_string(size_average, reduce, reduction))
    )


def soft_margin_loss(
    input: Tensor, target: Tensor, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean"
) -> Tensor:
    """log(1 + exp(-target * input)).

    Both of one shape, targets 1 or -1. `reduction` is "mean", "sum" or "none".

    >>> F.soft_margin_loss(tt.tensor([2.0, -1.0]), tt.tensor([1.0, 1.0]), reduction="none")
    tensor([0.1269, 1.3133])
    """
    if overrides.possible and has_torch_function((input, target)):
        return handle_call(soft_margin_loss, (input, target), locals())
    return F.soft_margin_loss(input, target, get_enum(reduction_string(size_average, reduce, reduction)))


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
    if overrides.possible and has_torch_function((input, target, weight)):
        return handle_call(multi_margin_loss, (input, target, weight), locals())
    reduction_enum = get_enum(reduction_string(size_average, reduce, reduction))
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
    if overrides.possible and has_torch_function((input, target)):
        return handle_call(multilabel_margin_loss, (input, target), locals())
    return F.multilabel_margin_loss(input, target, get_enum(reduction_string(size_average, reduce, reduction)))


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
    if overrides.possible and has_torch_function((anchor, positive, negative)):
        return handle_call(triplet_margin_loss, (anchor, positive, negative), locals())
    reduction_enum = get_enum(reduction_string(size_average, reduce, reduction))
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
    if overrides.possible and has_torch_function((anchor, positive, negative)):
        return handle_call(triplet_margin_with_distance_loss, (anchor, positive, negative), locals())
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    anchor_dim, positive_dim, negative_dim = anchor.ndim, positive.ndim, negative.ndim
    if not anchor_dim == positive_dim == negative_dim:
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
            f"anchor {anchor_dim}D, positive {positive_dim}D, and negative {negative_dim}D inputs"
        )
    distance = F.pairwise_distance if distance_function is None else distance_function
    near, far = distance(anchor, positive), distance(anchor, negative)
    # Distances are symmetric, so the negative may be measured from either end of the pair; the nearer end is the harder case
    # (Balntas et al. 2016).
    if swap:
        far = F.minimum(far, distance(positive, negative))
    loss = F.clamp_min(margin + near - far, 0)
    if reduction == "sum":
        return F.sum(loss)
    return F.mean(loss) if reduction == "mean" else loss
