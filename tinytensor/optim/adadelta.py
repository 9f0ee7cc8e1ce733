"""Adadelta: no learning rate to choose; the size of a step comes from the mean of earlier steps' squares.

    v = rho * v + (1 - rho) * g * g
    delta = sqrt(u + eps) / sqrt(v + eps) * g              u = rho * u + (1 - rho) * delta * delta

The root of u has the unit of a parameter and the root of v that of a gradient, so delta has the unit of a parameter: that
is why no learning rate is needed. Zeiler 2012, arXiv:1212.5701.

Mirrors torch/optim/adadelta.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import (
    Lists5,
    _check_capturable,
    _check_foreach,
    _check_lr,
    _check_not_negative,
    _check_state_steps,
    _fill_in,
    _gather,
    _loss_of,
    _numbers_to_tensors,
    _to_scalar,
    _use_grad_for_differentiable,
    _zero_state,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["Adadelta", "adadelta"]


class Adadelta(Optimizer):
    """Adadelta: the size of a step comes from the mean of earlier steps' squares.

        v = rho * v + (1 - rho) * g * g
        delta = sqrt(u + eps) / sqrt(v + eps) * g          u = rho * u + (1 - rho) * delta * delta
        p = p - lr * delta

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr             factor of the step: 1.0
        rho            how slowly both means forget: 0.9
        eps            keeps the quotient finite, and makes the first steps larger than 0: 1e-6
        weight_decay   part of the parameter that is added to its gradient: 0
        foreach, capturable   how it is computed, with the same result: by operators on lists; without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step, square_avg (v), acc_delta (u). ValueError for options out of range.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.Adadelta([p])
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.9936, -1.9936], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1.0,
        rho: float = 0.9,
        eps: float = 1e-6,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        capturable: bool = False,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        _check_lr(lr)
        if not 0.0 <= rho <= 1.0:
            raise ValueError(f"Invalid rho value: {rho}")
        _check_not_negative(epsilon__value=eps, weight_decay__value=weight_decay)
        defaults = {
            "lr": lr,
            "rho": rho,
            "eps": eps,
            "weight_decay": weight_decay,
            "maximize": maximize,
            "capturable": capturable,
            "foreach": foreach,
            "differentiable": differentiable,
        }
        super().__init__(params, defaults)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, foreach=None, maximize=False, differentiable=False, capturable=False)
            _numbers_to_tensors(self, group, "step")

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        square_avgs: list[Tensor],
        acc_deltas: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        def start(p: Tensor) -> dict[str, Tensor]:
            return {
                "step": _zero_state(p.device if group["capturable"] else None),
                "square_avg": F.zeros_like(p, memory_format=preserve_format),
                "acc_delta": F.zeros_like(p, memory_format=preserve_format),
            }

        _gather(
            self, group, start, params, grads, {"square_avg": square_avgs, "acc_delta": acc_deltas, "step": state_steps}
        )

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists5 = ([], [], [], [], [])
            self._init_group(group, *lists)
            adadelta(
                *lists,
                lr=group["lr"],
                rho=group["rho"],
                eps=group["eps"],
                weight_decay=group["weight_decay"],
                foreach=group["foreach"],
                maximize=group["maximize"],
                differentiable=group["differentiable"],
                capturable=group["capturable"],
            )
        return loss


def adadelta(
    params: list[Tensor],
    grads: list[Tensor],
    square_avgs: list[Tensor],
    acc_deltas: list[Tensor],
    state_steps: list[Tensor],
    capturable: bool = False,
    foreach: bool | None = None,
    differentiable: bool = False,
    has_complex: bool = False,
    *,
    lr: float | Tensor,
    rho: float,
    eps: float,
    weight_decay: float,
    maximize: bool,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_state_steps(state_steps)
    _check_foreach(foreach, differentiable)
    _check_capturable(capturable, params, state_steps, supports_xla=False)
    lr = _to_scalar(lr)
    for param, grad, square_avg, acc_delta, step in zip(
        params, grads, square_avgs, acc_deltas, state_steps, strict=True
    ):
        step += 1
        grad = -grad if maximize else grad
        if weight_decay != 0:
            grad = grad.add(param, alpha=weight_decay)
        square_avg.mul_(rho).addcmul_(grad, grad, value=1 - rho)
        # eps is added under both roots. In the first step u is 0, so sqrt(eps) is what the first delta is made from.
        std = square_avg.add(eps).sqrt_()
        delta = acc_delta.add(eps).sqrt_()
        # The root saves its result for its gradient; the division below would change it in place.
        if differentiable:
            delta = delta.clone()
        delta.div_(std).mul_(grad)
        acc_delta.mul_(rho).addcmul_(delta, delta, value=1 - rho)
        if capturable and isinstance(lr, Tensor):  # a factor is a number: the tensor would be read
            param.add_(delta * -lr)
        else:
            param.add_(delta, alpha=-lr)
