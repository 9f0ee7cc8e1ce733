"""torch.nn.functional: losses between numbers: squared, absolute, smooth, Poisson and Gaussian errors.

`reduction` is 'mean', 'sum' or 'none'; `size_average` and `reduce` are its predecessors, and warn. Input and target have
one shape: where they differ they are broadcast, with a warning. ValueError for an unknown reduction.

Mirrors torch/nn/functional.py. Losses of classes are in loss_class.py, those of margins in loss_multi_margin.py.
"""

from __future__ import annotations

import math
import warnings
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.grad_mode import no_grad
from tinytensor.nn.functional.reduction import get_enum, resolve

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _broadcast(input: Tensor, target: Tensor) -> tuple[Tensor, ...]:
    if target.size() != input.size():
        warnings.warn(
            f"Using a target size ({target.size()}) that is different to the input size ({input.size()}). This will "
            "likely lead to incorrect results due to broadcasting. Please ensure they have the same size.",
            UserWarning,
            stacklevel=3,
        )
    return F.broadcast_tensors((input, target))


def _weighted(errors: Tensor, weight: Tensor, input: Tensor, reduction: str, by_weight: bool) -> Tensor:
    """Weighted errors, reduced; `by_weight` divides their sum by that of the weights, not by their number."""
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
    reduction = resolve(size_average, reduce, reduction)
    input_, target_ = _broadcast(input, target)
    if weight is not None:
        return _weighted(F.pow(input_ - target_, 2), weight, input, reduction, True)
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
    reduction = resolve(size_average, reduce, reduction)
    input_, target_ = _broadcast(input, target)
    if weight is not None:
        return _weighted(F.abs(input_ - target_), weight, input, reduction, True)
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
    reduction = resolve(size_average, reduce, reduction)
    input, target = _broadcast(input, target)
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
    input_, target_ = _broadcast(input, target)
    if weight is None:
        return F.huber_loss(input_, target_, get_enum(reduction), delta)
    if weight.size() != input.size():
        raise ValueError("Weights and input must have the same size.")
    return _weighted(F.huber_loss(input_, target_, get_enum("none"), delta), weight, input, reduction, False)


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
    reduction = resolve(size_average, reduce, reduction)
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
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
    if isinstance(var, float):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        variance = var * F.ones_like(input)
    else:
        variance = var
        if bool(F.any(variance < 0)):
            raise ValueError("var has negative entry/entries")
    if variance.shape != input.shape:
        if input.shape[:-1] == variance.shape:
            variance = F.unsqueeze(variance, -1)
        elif not _broadcasts_once(input.shape, variance.shape):
            raise ValueError("var is of incorrect size")
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not valid")
    variance = variance.clone()
    with no_grad():
        variance.clamp_(min=eps)
    loss = 0.5 * (F.log(variance) + (input - target) ** 2 / variance)
    if full:
        loss += 0.5 * math.log(2 * math.pi)
    if reduction == "mean":
        return loss.mean()
    return loss.sum() if reduction == "sum" else loss
