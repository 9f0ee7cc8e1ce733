"""Gradients kept from growing too large: by the norm of all of them together, or each number by itself.

    loss.backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)    # the norm before clipping
    optimizer.step()

Mirrors torch/nn/utils/clip_grad.py. In PyTorch `foreach` chooses between two ways to compute the same numbers. Here there is
one way, and the argument is only checked.
"""

from __future__ import annotations

import types
import warnings
from collections.abc import Iterable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import tensor
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import no_grad

__all__ = ["clip_grad_norm", "clip_grad_norm_", "clip_grad_value_"]

Tensors = Tensor | Iterable[Tensor]


def _as_list(tensors: Tensors) -> list[Tensor]:
    """A list, since the tensors are gone through twice, and `model.parameters()` is a generator."""
    return [tensors] if isinstance(tensors, Tensor) else list(tensors)


def _check_foreach(tensors: list[Tensor], foreach: bool | None) -> None:
    """RuntimeError where PyTorch has no foreach kernels for a tensor's device, and the caller insists on them."""
    if foreach:
        for t in tensors:
            check(
                t.device.type in ("cpu", "cuda"),
                f"foreach=True was passed, but can't use the foreach API on {t.device.type} tensors",
            )


@no_grad()
def _get_total_norm(
    tensors: Tensors, norm_type: float = 2.0, error_if_nonfinite: bool = False, foreach: bool | None = None
) -> Tensor:
    """The norm of all tensors as if they were one vector: a tensor without dimensions; 0 for none.

        norm_type            2, another order, or inf
        error_if_nonfinite   RuntimeError where the norm is nan or inf: False
        foreach              accepted; the result is the same

    >>> nn.utils.get_total_norm([tt.tensor([3.0]), tt.tensor([0.0, 4.0])])
    tensor(5.)
    """
    tensors = _as_list(tensors)
    norm_type = float(norm_type)
    if not tensors:
        return tensor(0.0)
    _check_foreach(tensors, foreach)
    # The p-norm of all numbers is the p-norm of the tensors' p-norms, so no concatenation is needed.
    norms = [F.linalg_vector_norm(t, norm_type).to(tensors[0].device) for t in tensors]
    total_norm = F.linalg_vector_norm(F.stack(norms), norm_type)
    if error_if_nonfinite and F.logical_or(total_norm.isnan(), total_norm.isinf()):
        raise RuntimeError(
            f"The total norm of order {norm_type} for gradients from `parameters` is non-finite, so it cannot be clipped. To "
            "disable this error and scale the gradients by the non-finite norm anyway, set `error_if_nonfinite=False`"
        )
    return total_norm


@no_grad()
def _clip_grads_with_norm_(
    parameters: Tensors, max_norm: float, total_norm: Tensor, foreach: bool | None = None
) -> None:
    """Scale the gradients of the parameters in place by max_norm / total_norm, if that is less than 1.

    >>> p = tt.zeros(2, requires_grad=True)
    >>> p.grad = tt.tensor([3.0, 4.0])
    >>> nn.utils.clip_grads_with_norm_([p], 1.0, nn.utils.get_total_norm([p.grad]))
    >>> p.grad
    tensor([0.6000, 0.8000])
    """
    grads = [p.grad for p in _as_list(parameters) if p.grad is not None]
    max_norm = float(max_norm)
    if not grads:
        return
    _check_foreach(grads, foreach)
    # The factor stays a tensor. An `if` would have to read it, and on a GPU that waits for all gradients to be finished.
    # Multiplying by 1 costs less. 1e-6 is PyTorch's guard against a norm of zero.
    factor = F.clamp(max_norm / (total_norm + 1e-6), max=1.0)
    for grad in grads:
        grad.mul_(factor.to(grad.device))


@no_grad()
def clip_grad_norm_(
    parameters: Tensors,
    max_norm: float,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """Scale all gradients in place so that their norm together is at most `max_norm`; returns the norm before.

        parameters           a tensor or several; those without a gradient do not count
        norm_type            2, another order, or inf
        error_if_nonfinite   RuntimeError where the norm is nan or inf; without it all gradients become nan or 0
        foreach              accepted; the result is the same

    >>> p = tt.zeros(2, requires_grad=True)
    >>> p.grad = tt.tensor([3.0, 4.0])
    >>> nn.utils.clip_grad_norm_([p], max_norm=1.0), p.grad
    (tensor(5.), tensor([0.6000, 0.8000]))
    """
    is_generator = isinstance(parameters, types.GeneratorType)
    parameters = _as_list(parameters)
    if is_generator and not parameters:
        warnings.warn("`parameters` is an empty generator, no gradient clipping will occur.", stacklevel=3)
    # Of the two steps the first is public as get_total_norm and the second as clip_grads_with_norm_, for programs that
    # combine the norms of several processes in between.
    grads = [p.grad for p in parameters if p.grad is not None]
    total_norm = _get_total_norm(grads, norm_type, error_if_nonfinite, foreach)
    _clip_grads_with_norm_(parameters, max_norm, total_norm, foreach)
    return total_norm


@shown_as(clip_grad_norm_)
def clip_grad_norm(*args: Any, **kwargs: Any) -> Tensor:
    """`clip_grad_norm_` by its old name, with a FutureWarning.

    >>> import warnings
    >>> p = tt.zeros(2, requires_grad=True)
    >>> p.grad = tt.tensor([3.0, 4.0])
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     nn.utils.clip_grad_norm([p], 1.0)
    tensor(5.)
    """
    warnings.warn(
        "`torch.nn.utils.clip_grad_norm` is now deprecated in favor of `torch.nn.utils.clip_grad_norm_`.",
        FutureWarning,
        stacklevel=2,
    )
    return clip_grad_norm_(*args, **kwargs)


@no_grad()
def clip_grad_value_(parameters: Tensors, clip_value: float, foreach: bool | None = None) -> None:
    """Bring each number of the gradients into [-clip_value, clip_value], in place.

    >>> p = tt.zeros(2, requires_grad=True)
    >>> p.grad = tt.tensor([3.0, -0.5])
    >>> nn.utils.clip_grad_value_([p], 1.0)
    >>> p.grad
    tensor([ 1.0000, -0.5000])
    """
    clip_value = float(clip_value)
    grads = [p.grad for p in _as_list(parameters) if p.grad is not None]
    check(
        len(grads) > 0,
        "Expected !nested_tensorlist[0].empty() to be true, but got false.  "
        "(Could this error message be improved?  If so, please report an enhancement request to PyTorch.)",
    )
    _check_foreach(grads, foreach)
    for grad in grads:
        grad.clamp_(min=-clip_value, max=clip_value)
