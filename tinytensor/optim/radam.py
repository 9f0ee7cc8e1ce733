"""RAdam: Adam that waits until the variance of its second moment can be told, and steps by the first moment until then.

    rho_inf = 2 / (1 - beta2) - 1          rho = rho_inf - 2 * t * beta2 ** t / (1 - beta2 ** t)
    rho > 5:  step = m / (1 - beta1 ** t) * sqrt(1 - beta2 ** t) / (sqrt(v) + eps) * rectification(rho)
    rectification(rho) = sqrt((rho - 4) (rho - 2) rho_inf / ((rho_inf - 4) (rho_inf - 2) rho))

rho is the length of a simple moving average that is as old as the exponential one at step t; rho_inf is its limit. Few
squares make a poor variance, and early steps of Adam are wild for that reason. Liu et al. 2020, arXiv:1908.03265.

Mirrors torch/optim/radam.py.
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

__all__ = ["RAdam", "radam"]


class RAdam(Optimizer):
    """RAdam: Adam that steps by the first moment alone until the variance of its second moment can be told.

        rho_inf = 2 / (1 - beta2) - 1          rho = rho_inf - 2 * t * beta2 ** t / (1 - beta2 ** t)
        rho <= 5:  p = p - lr * m / (1 - beta1 ** t)
        rho > 5:   the same times sqrt(1 - beta2 ** t) / (sqrt(v) + eps) * rectification(rho)

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr                       learning rate: 1e-3
        betas                    (beta1, beta2), how slowly both means forget: (0.9, 0.999)
        eps                      keeps the quotient finite: 1e-8
        weight_decay             part of the parameter that is added to its gradient: 0
        decoupled_weight_decay   shrink the parameter by lr * weight_decay instead, as AdamW: False
        foreach, capturable   how it is computed, with the same result: by operators on lists; without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step, exp_avg (m), exp_avg_sq (v). ValueError for options out of range.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.RAdam([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.6211, -1.2421], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
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
            "maximize": maximize,
            "foreach": foreach,
            "capturable": capturable,
            "decoupled_weight_decay": decoupled_weight_decay,
            "differentiable": differentiable,
        }
        super().__init__(params, defaults)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, foreach=None, maximize=False, differentiable=False, decoupled_weight_decay=False)
            _fill_in(group, capturable=False)
            _numbers_to_tensors(self, group, "step")

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        exp_avgs: list[Tensor],
        exp_avg_sqs: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        def start(p: Tensor) -> dict[str, Tensor]:
            return {
                "step": _zero_state(p.device) if group["capturable"] else _scalar_state(0.0),
                "exp_avg": F.zeros_like(p, memory_format=preserve_format),
                "exp_avg_sq": F.zeros_like(p, memory_format=preserve_format),
            }

        _gather(
            self, group, start, params, grads, {"exp_avg": exp_avgs, "exp_avg_sq": exp_avg_sqs, "step": state_steps}
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
            beta1, beta2 = group["betas"]
            self._init_group(group, *lists)
            radam(
                *lists,
                beta1=beta1,
                beta2=beta2,
                lr=group["lr"],
                weight_decay=group["weight_decay"],
                eps=group["eps"],
                maximize=group["maximize"],
                foreach=group["foreach"],
                capturable=group["capturable"],
                differentiable=group["differentiable"],
                decoupled_weight_decay=group["decoupled_weight_decay"],
            )
        return loss


def radam(
    params: list[Tensor],
    grads: list[Tensor],
    exp_avgs: list[Tensor],
    exp_avg_sqs: list[Tensor],
    state_steps: list[Tensor],
    decoupled_weight_decay: bool = False,
    foreach: bool | None = None,
    differentiable: bool = False,
    capturable: bool = False,
    has_complex: bool = False,
    maximize: bool = False,
    *,
    beta1: float,
    beta2: float,
    lr: float | Tensor,
    weight_decay: float,
    eps: float,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_state_steps(state_steps)
    _check_foreach(foreach and bool(params), differentiable)
    _check_capturable(capturable, params, state_steps, supports_xla=not foreach)
    lr = _to_scalar(lr)
    rho_inf = 2 / (1 - beta2) - 1
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        exp_avg, exp_avg_sq, step_t = exp_avgs[i], exp_avg_sqs[i], state_steps[i]
        step_t += 1
        step = step_t if capturable else step_t.item()
        if weight_decay != 0:
            if decoupled_weight_decay:
                param.mul_(1 - lr * weight_decay)
            else:
                grad = grad.add(param, alpha=weight_decay)
        exp_avg.lerp_(grad, 1 - beta1)
        exp_avg_sq.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        bias_correction1 = 1 - beta1**step
        bias_correction2 = 1 - beta2**step
        update = exp_avg / bias_correction1
        rho_t = rho_inf - 2 * step * (beta2**step) / bias_correction2
        # Up to 4 the variance of 1 / sqrt(v) is infinite, and PyTorch waits until 5: the step is that of plain momentum.
        is_rectified = rho_t > 5.0
        if capturable:
            # The host does not know which it will be, so both are computed. Below 4 the root may be nan; it is not taken then.
            factor = _rectification(rho_t, rho_inf) * _adaptive_rate(exp_avg_sq, bias_correction2, eps, differentiable)
            factor = F.where(is_rectified, factor, 1.0)
            update = update * lr * factor
        else:
            update = update * lr
            if is_rectified:
                update = update * _adaptive_rate(exp_avg_sq, bias_correction2, eps, differentiable)
                update = update * _rectification(rho_t, rho_inf)
        param.add_(update, alpha=-1.0)


def _rectification(rho_t: Any, rho_inf: float) -> Any:
    return ((rho_t - 4) * (rho_t - 2) * rho_inf / ((rho_inf - 4) * (rho_inf - 2) * rho_t)) ** 0.5


def _adaptive_rate(exp_avg_sq: Tensor, bias_correction2: Any, eps: float, differentiable: bool) -> Tensor:
    root = exp_avg_sq.sqrt()
    root = root.add(eps) if differentiable else root.add_(eps)
    return bias_correction2**0.5 / root
