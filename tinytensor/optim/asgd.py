"""Averaged SGD: the parameters' running mean beside them, from step t0 on.

    p = p * (1 - lambd * eta) - eta * g         ax = ax + mu * (p - ax)
    eta = lr / (1 + lambd * lr * t) ** alpha    mu = 1 / max(1, t - t0)

Polyak and Juditsky 1992, "Acceleration of stochastic approximation by averaging". The mean is kept in the state as `ax`; the
parameters themselves are those of the last step, and the user copies the mean where it is wanted.

Mirrors torch/optim/asgd.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import as_tensor, tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import (
    Lists6,
    _check_capturable,
    _check_foreach,
    _check_lr,
    _check_not_negative,
    _fill_in,
    _gather,
    _get_scalar_dtype,
    _loss_of,
    _numbers_to_tensors,
    _one_state,
    _to_scalar,
    _use_grad_for_differentiable,
    _zero_state,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["ASGD", "asgd"]


class ASGD(Optimizer):
    """Averaged SGD: beside the parameters their running mean, from step t0 on.

        p = p * (1 - lambd * eta) - eta * g          eta = lr / (1 + lambd * lr * t) ** alpha
        ax = ax + mu * (p - ax)                      mu = 1 / max(1, t - t0)

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr             learning rate at the beginning: 1e-2
        lambd          how fast parameters shrink and the rate falls: 1e-4
        alpha          exponent of the rate's fall: 0.75
        t0             the step from which on the mean is taken: 1e6
        weight_decay   part of the parameter that is added to its gradient: 0
        foreach, capturable   how it is computed, with the same result: by operators on lists; without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step, eta and mu (tensors without dimensions), ax, the mean. ValueError for negative `lr` and
    `weight_decay`.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.ASGD([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.6400, -1.2800], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-2,
        lambd: float = 1e-4,
        alpha: float = 0.75,
        t0: float = 1e6,
        weight_decay: float = 0,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        _check_lr(lr)
        _check_not_negative(weight_decay__value=weight_decay)
        defaults = {
            "lr": lr,
            "lambd": lambd,
            "alpha": alpha,
            "t0": t0,
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
            _numbers_to_tensors(self, group, "step", "eta", "mu")

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        mus: list[Tensor],
        axs: list[Tensor],
        etas: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        def start(p: Tensor) -> dict[str, Tensor]:
            return {
                "step": _zero_state(p.device),
                "eta": as_tensor(_to_scalar(group["lr"]), dtype=_get_scalar_dtype(), device=p.device).clone().detach(),
                "mu": _one_state(p.device),
                "ax": F.zeros_like(p, memory_format=preserve_format),
            }

        _gather(self, group, start, params, grads, {"mu": mus, "ax": axs, "eta": etas, "step": state_steps})

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists6 = ([], [], [], [], [], [])
            params, grads, mus, axs, etas, steps = lists
            self._init_group(group, *lists)
            asgd(
                params,
                grads,
                axs,
                mus,
                etas,
                steps,
                lambd=group["lambd"],
                lr=group["lr"],
                t0=group["t0"],
                alpha=group["alpha"],
                weight_decay=group["weight_decay"],
                foreach=group["foreach"],
                maximize=group["maximize"],
                differentiable=group["differentiable"],
                capturable=group["capturable"],
            )
        return loss


def asgd(
    params: list[Tensor],
    grads: list[Tensor],
    axs: list[Tensor],
    mus: list[Tensor],
    etas: list[Tensor],
    state_steps: list[Tensor],
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    capturable: bool = False,
    has_complex: bool = False,
    *,
    lambd: float,
    lr: float | Tensor,
    t0: float,
    alpha: float,
    weight_decay: float,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_foreach(foreach and bool(params), differentiable)
    what = "params, mus, etas, and state_steps"
    _check_capturable(capturable, params, mus, etas, state_steps, what=what, supports_xla=not foreach)
    lr = _to_scalar(lr)
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        ax, mu, eta, step_t = axs[i], mus[i], etas[i], state_steps[i]
        step_t += 1
        if weight_decay != 0:
            grad = grad.add(param, alpha=weight_decay)
        # Here PyTorch's two forms round differently, so both are written out. Over lists eta and mu stay tensors, and the decay
        # joins the gradient before one product; the loop reads eta as a number and shrinks the parameter first.
        if foreach:
            param.addcmul_(grad.add(param, alpha=lambd), eta, value=-1)
            ax.addcmul_(param.sub(ax), mu)
        elif capturable:
            param.mul_(1 - lambd * eta)
            param.addcmul_(grad, eta, value=-1)
            ax.add_(param.sub(ax).mul_(mu))
        else:
            eta_value = eta.item()
            param.mul_(1 - lambd * eta_value)
            param.add_(grad, alpha=-eta_value)
            # Up to step t0 mu is 1 and the mean is the parameter itself, exactly: ax + (p - ax) would round.
            if mu.item() != 1:
                ax.add_(param.sub(ax).mul_(mu))
            else:
                ax.copy_(param)
        if capturable:
            eta.copy_(lr / ((1 + lambd * lr * step_t) ** alpha))
            mu.copy_(1 / F.maximum(step_t - t0, F.ones_like(step_t)))
            continue
        step = step_t.item()
        # Over lists the step stays a tensor here, and its precision is what the new eta has.
        new_eta = lr / ((1 + lambd * lr * (step_t if foreach else step)) ** alpha)
        eta.copy_(new_eta if isinstance(new_eta, Tensor) else tensor(new_eta))
        mu.copy_(tensor(1 / max(1, step - t0)))
