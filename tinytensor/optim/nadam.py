"""NAdam: Adam that looks one step of its momentum ahead.

    mu(t) = beta1 * (1 - 0.5 * 0.96 ** (t * momentum_decay))          product = mu(1) * ... * mu(t)
    p = p - lr * ((1 - mu(t)) / (1 - product) * g + mu(t + 1) / (1 - product * mu(t + 1)) * m) / denominator of Adam

Dozat 2016, "Incorporating Nesterov momentum into Adam". mu(t) rises slowly to beta1, so the bias correction is a product of
all earlier mu and no power: that product is part of the state.

Mirrors torch/optim/nadam.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import (
    Lists6,
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
    _one_state,
    _scalar_state,
    _to_scalar,
    _use_grad_for_differentiable,
    _zero_state,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["NAdam", "nadam"]


class NAdam(Optimizer):
    """NAdam: Adam that looks one step of its momentum ahead.

        mu(t) = beta1 * (1 - 0.5 * 0.96 ** (t * momentum_decay))          product = mu(1) * ... * mu(t)
        p = p - lr * ((1 - mu(t)) / (1 - product) * g + mu(t + 1) / (1 - product * mu(t + 1)) * m) / denominator of Adam

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr                       learning rate: 2e-3
        betas                    (beta1, beta2), how slowly both means forget: (0.9, 0.999)
        eps                      keeps the quotient finite: 1e-8
        weight_decay             part of the parameter that is added to its gradient: 0
        momentum_decay           how fast mu rises to beta1: 4e-3
        decoupled_weight_decay   shrink the parameter by lr * weight_decay instead, as AdamW: False
        foreach, capturable   how it is computed, with the same result: by operators on lists; without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step and mu_product (tensors without dimensions), exp_avg, exp_avg_sq. ValueError for options out of range.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.NAdam([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.8200, -1.8179], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum_decay: float = 4e-3,
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
        _check_not_negative(weight_decay__value=weight_decay, momentum_decay__value=momentum_decay)
        defaults = {
            "lr": lr,
            "betas": betas,
            "eps": eps,
            "weight_decay": weight_decay,
            "momentum_decay": momentum_decay,
            "decoupled_weight_decay": decoupled_weight_decay,
            "maximize": maximize,
            "foreach": foreach,
            "capturable": capturable,
            "differentiable": differentiable,
        }
        super().__init__(params, defaults)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, maximize=False, foreach=None, capturable=False, differentiable=False)
            _fill_in(group, decoupled_weight_decay=False)
            _numbers_to_tensors(self, group, "step", "mu_product")

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        exp_avgs: list[Tensor],
        exp_avg_sqs: list[Tensor],
        mu_products: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        def start(p: Tensor) -> dict[str, Tensor]:
            on_device = group["capturable"]
            return {
                "step": _zero_state(p.device) if on_device else _scalar_state(0.0),
                "mu_product": _one_state(p.device) if on_device else _scalar_state(1.0),
                "exp_avg": F.zeros_like(p, memory_format=preserve_format),
                "exp_avg_sq": F.zeros_like(p, memory_format=preserve_format),
            }

        _gather(
            self,
            group,
            start,
            params,
            grads,
            {"exp_avg": exp_avgs, "exp_avg_sq": exp_avg_sqs, "mu_product": mu_products, "step": state_steps},
        )

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists6 = ([], [], [], [], [], [])
            beta1, beta2 = group["betas"]
            self._init_group(group, *lists)
            nadam(
                *lists,
                beta1=beta1,
                beta2=beta2,
                lr=group["lr"],
                weight_decay=group["weight_decay"],
                momentum_decay=group["momentum_decay"],
                eps=group["eps"],
                maximize=group["maximize"],
                decoupled_weight_decay=group["decoupled_weight_decay"],
                foreach=group["foreach"],
                capturable=group["capturable"],
                differentiable=group["differentiable"],
            )
        return loss


def nadam(
    params: list[Tensor],
    grads: list[Tensor],
    exp_avgs: list[Tensor],
    exp_avg_sqs: list[Tensor],
    mu_products: list[Tensor],
    state_steps: list[Tensor],
    decoupled_weight_decay: bool = False,
    foreach: bool | None = None,
    capturable: bool = False,
    differentiable: bool = False,
    has_complex: bool = False,
    maximize: bool = False,
    *,
    beta1: float,
    beta2: float,
    lr: float | Tensor,
    weight_decay: float,
    momentum_decay: float,
    eps: float,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_state_steps(state_steps)
    _check_state_steps(mu_products, "mu_products")
    _check_foreach(foreach and bool(params), differentiable)
    what = "params, mu_products, and state_steps" if foreach else "params, mu_products and state_steps"
    _check_capturable(capturable, params, mu_products, state_steps, what=what, supports_xla=not foreach)
    lr = _to_scalar(lr)
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        exp_avg, exp_avg_sq, mu_product, step_t = exp_avgs[i], exp_avg_sqs[i], mu_products[i], state_steps[i]
        step_t += 1
        step = step_t if capturable else step_t.item()
        bias_correction2 = 1 - beta2**step
        if weight_decay != 0:
            if decoupled_weight_decay:
                param.mul_(1 - lr * weight_decay)
            else:
                grad = grad.add(param, alpha=weight_decay)
        mu = beta1 * (1.0 - 0.5 * (0.96 ** (step * momentum_decay)))
        mu_next = beta1 * (1.0 - 0.5 * (0.96 ** ((step + 1) * momentum_decay)))
        mu_product *= mu
        exp_avg.lerp_(grad, 1 - beta1)
        exp_avg_sq.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        # The correction stands under the root here. Adam divides the root by the root of it: equal on paper, not in bits.
        denom = exp_avg_sq.div(bias_correction2).sqrt()
        if capturable or differentiable:
            denom = denom.add(eps)
            mu_product_next = mu_product * mu_next
            grad = grad * (-lr * (1.0 - mu) / (1.0 - mu_product))
            exp_avg = exp_avg * (-lr * mu_next / (1.0 - mu_product_next))
            param.addcdiv_(grad, denom)
            param.addcdiv_(exp_avg, denom)
        # The step's two parts, the gradient's and the momentum's, are subtracted one after the other.
        else:
            mu_product_next = mu_product.item() * mu_next
            denom.add_(eps)
            param.addcdiv_(grad, denom, value=-lr * (1.0 - mu) / (1.0 - mu_product.item()))
            param.addcdiv_(exp_avg, denom, value=-lr * mu_next / (1.0 - mu_product_next))
