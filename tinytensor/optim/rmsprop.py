"""RMSprop: the gradient over the root of the decaying mean of its square.

    v = alpha * v + (1 - alpha) * g * g
    step = g / (sqrt(v - mean of g squared  if centered  else  v) + eps)

Hinton 2012, lecture 6e of "Neural networks for machine learning"; centered: Graves 2013, arXiv:1308.0850. eps is added to
the root, not under it as in Adadelta.

Mirrors torch/optim/rmsprop.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import (
    Lists6,
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

__all__ = ["RMSprop", "rmsprop"]


class RMSprop(Optimizer):
    """RMSprop: the gradient over the root of the decaying mean of its square.

        v = alpha * v + (1 - alpha) * g * g
        step = g / (sqrt(v - mean of g squared  if centered  else  v) + eps)
        p = p - lr * (buffer  if momentum  else  step)          buffer = momentum * buffer + step

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr             learning rate: 1e-2
        alpha          how slowly the mean forgets: 0.99
        eps            keeps the quotient finite: 1e-8
        weight_decay   part of the parameter that is added to its gradient: 0
        momentum       how much of the last step is kept: 0
        centered       divide by the standard deviation: False
        foreach, capturable   how it is computed, with the same result: by operators on lists; without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step, square_avg (v), momentum_buffer with `momentum`, grad_avg with `centered`. ValueError for negative
    options.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.RMSprop([p], lr=0.05)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.2755, -1.1990], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        _check_lr(lr)
        _check_not_negative(epsilon__value=eps, momentum__value=momentum, weight_decay__value=weight_decay)
        _check_not_negative(alpha__value=alpha)
        defaults = {
            "lr": lr,
            "momentum": momentum,
            "alpha": alpha,
            "eps": eps,
            "centered": centered,
            "weight_decay": weight_decay,
            "capturable": capturable,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
        }
        super().__init__(params, defaults)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, momentum=0, centered=False, foreach=None, maximize=False, differentiable=False)
            _fill_in(group, capturable=False)
            _numbers_to_tensors(self, group, "step")

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        square_avgs: list[Tensor],
        momentum_buffers: list[Tensor],
        grad_avgs: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        def start(p: Tensor) -> dict[str, Tensor]:
            state = {
                "step": _zero_state(p.device if group["capturable"] else None),
                "square_avg": F.zeros_like(p, memory_format=preserve_format),
            }
            if group["momentum"] > 0:
                state["momentum_buffer"] = F.zeros_like(p, memory_format=preserve_format)
            if group["centered"]:
                state["grad_avg"] = F.zeros_like(p, memory_format=preserve_format)
            return state

        columns = {"square_avg": square_avgs, "step": state_steps}
        if group["momentum"] > 0:
            columns["momentum_buffer"] = momentum_buffers
        if group["centered"]:
            columns["grad_avg"] = grad_avgs
        _gather(self, group, start, params, grads, columns)

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists6 = ([], [], [], [], [], [])
            params, grads, square_avgs, momentum_buffers, grad_avgs, steps = lists
            self._init_group(group, *lists)
            rmsprop(
                params,
                grads,
                square_avgs,
                grad_avgs,
                momentum_buffers,
                steps,
                lr=group["lr"],
                alpha=group["alpha"],
                eps=group["eps"],
                weight_decay=group["weight_decay"],
                momentum=group["momentum"],
                centered=group["centered"],
                foreach=group["foreach"],
                maximize=group["maximize"],
                differentiable=group["differentiable"],
                capturable=group["capturable"],
            )
        return loss


def rmsprop(
    params: list[Tensor],
    grads: list[Tensor],
    square_avgs: list[Tensor],
    grad_avgs: list[Tensor],
    momentum_buffer_list: list[Tensor],
    state_steps: list[Tensor],
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    capturable: bool = False,
    has_complex: bool = False,
    *,
    lr: float | Tensor,
    alpha: float,
    eps: float,
    weight_decay: float,
    momentum: float,
    centered: bool,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_state_steps(state_steps)
    _check_foreach(foreach and bool(params), differentiable)
    _check_capturable(capturable, params, state_steps)
    lr = _to_scalar(lr)
    # Such a tensor cannot be an operator's factor, which is a number: it would be read.
    lr_on_device = capturable and isinstance(lr, Tensor)
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        square_avg, step = square_avgs[i], state_steps[i]
        step += 1
        if weight_decay != 0:
            grad = grad.add(param, alpha=weight_decay)
        square_avg.mul_(alpha).addcmul_(grad, grad, value=1 - alpha)
        # v minus the squared mean is the variance of the gradient.
        if centered:
            grad_avg = grad_avgs[i]
            grad_avg.lerp_(grad, 1 - alpha)
            avg = square_avg.addcmul(grad_avg, grad_avg, value=-1).sqrt_()
        else:
            avg = square_avg.sqrt()
        avg = avg.add(eps) if differentiable else avg.add_(eps)
        if momentum > 0:
            buf = momentum_buffer_list[i]
            # The buffer holds quotients, so the learning rate is applied to all of them at once.
            buf.mul_(momentum).addcdiv_(grad, avg)
            if lr_on_device:
                param.add_(buf * -lr)
            else:
                param.add_(buf, alpha=-lr)
        elif lr_on_device:
            param.addcdiv_(grad, avg.div_(-lr))
        else:
            param.addcdiv_(grad, avg, value=-lr)
