"""Adamax: Adam whose second moment is a decaying maximum.

    m = lerp(m, g, 1 - beta1)               u = max(beta2 * u, |g| + eps)
    p = p - lr / (1 - beta1 ** t) * m / u

Where Adam takes the root of a mean of squares (the norm for p = 2), Adamax takes the limit of p to infinity: a maximum. It
needs no bias correction, since a maximum that starts at 0 is not drawn towards 0. Kingma and Ba 2015, arXiv:1412.6980,
section 7.1.

Mirrors torch/optim/adamax.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import (
    Lists5,
    _check_betas,
    _check_capturable,
    _check_foreach,
    _check_lr,
    _check_not_negative,
    _check_state_steps,
    _fill_in,
    _gather,
    _loss_of,
    _numbers_to_tensors,
    _scalar_state,
    _to_scalar,
    _use_grad_for_differentiable,
    _zero_state,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["Adamax", "adamax"]


class Adamax(Optimizer):
    """Adamax: Adam whose second moment is a decaying maximum.

        m = beta1 * m + (1 - beta1) * g          u = max(beta2 * u, |g| + eps)
        p = p - lr / (1 - beta1 ** t) * m / u

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr             learning rate: 2e-3
        betas          (beta1, beta2), how slowly mean and maximum forget: (0.9, 0.999)
        eps            keeps the quotient finite: 1e-8
        weight_decay   part of the parameter that is added to its gradient: 0
        foreach, capturable   how it is computed, with the same result: by operators on lists; without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step, exp_avg (m), exp_inf (u). ValueError for options out of range.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.Adamax([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.8052, -1.8025], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        _check_lr(lr)
        _check_not_negative(epsilon__value=eps)
        _check_betas(betas)
        _check_not_negative(weight_decay__value=weight_decay)
        defaults = {
            "lr": lr,
            "betas": betas,
            "eps": eps,
            "weight_decay": weight_decay,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "capturable": capturable,
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
        exp_avgs: list[Tensor],
        exp_infs: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        def start(p: Tensor) -> dict[str, Tensor]:
            return {
                "step": _zero_state(p.device) if group["capturable"] else _scalar_state(0.0),
                "exp_avg": F.zeros_like(p, memory_format=preserve_format),
                "exp_inf": F.zeros_like(p, memory_format=preserve_format),
            }

        _gather(self, group, start, params, grads, {"exp_avg": exp_avgs, "exp_inf": exp_infs, "step": state_steps})

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists5 = ([], [], [], [], [])
            beta1, beta2 = group["betas"]
            self._init_group(group, *lists)
            adamax(
                *lists,
                eps=group["eps"],
                beta1=beta1,
                beta2=beta2,
                lr=group["lr"],
                weight_decay=group["weight_decay"],
                foreach=group["foreach"],
                maximize=group["maximize"],
                differentiable=group["differentiable"],
                capturable=group["capturable"],
            )
        return loss


def adamax(
    params: list[Tensor],
    grads: list[Tensor],
    exp_avgs: list[Tensor],
    exp_infs: list[Tensor],
    state_steps: list[Tensor],
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    capturable: bool = False,
    has_complex: bool = False,
    *,
    eps: float,
    beta1: float,
    beta2: float,
    lr: float | Tensor,
    weight_decay: float,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_state_steps(state_steps)
    _check_foreach(foreach, differentiable)
    _check_capturable(capturable, params, state_steps, supports_xla=not foreach)
    lr = _to_scalar(lr)
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        exp_avg, exp_inf, step_t = exp_avgs[i], exp_infs[i], state_steps[i]
        step_t += 1
        if weight_decay != 0:
            grad = grad.add(param, alpha=weight_decay)
        exp_avg.lerp_(grad, 1 - beta1)
        # A maximum with `out=` has no gradient; amax over the two stacked has one.
        if differentiable:
            both = F.cat([exp_inf.mul_(beta2).unsqueeze(0), grad.abs().add_(eps).unsqueeze_(0)], 0)
            exp_inf.copy_(F.amax(both, 0, keepdim=False))
        else:
            F.maximum(exp_inf.mul_(beta2), grad.abs().add_(eps), out=exp_inf)
        if capturable:
            # addcdiv takes its factor as a number, which is not read here: it is divided into the denominator, with its sign.
            correction_neg = beta1**step_t - 1
            param.addcdiv_(exp_avg, exp_inf * correction_neg.div_(lr))
        else:
            clr = lr / (1 - beta1 ** step_t.item())
            param.addcdiv_(exp_avg, exp_inf, value=-clr)
