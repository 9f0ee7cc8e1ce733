"""Rprop: only the sign of the gradient counts; each element has its own step, longer while the sign stays.

    etaplus where g * prev > 0, etaminus where < 0, 1 elsewhere: step_size = clamp(step_size * that, min, max)
    p = p - sign(g) * step_size, with g = 0 where the sign changed

Riedmiller and Braun 1993, in the form without a way back (iRprop- of Igel and Husken 2000): where the sign changed, the
element rests for one step. For full batches: signs of noisy gradients say little.

Mirrors torch/optim/rprop.py.
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

__all__ = ["Rprop", "rprop"]


class Rprop(Optimizer):
    """Rprop: only the sign of the gradient counts; each element has its own step, longer while the sign stays.

        factor = etaplus where g * prev > 0, etaminus where it is < 0, else 1
        step_size = clamp(step_size * factor, min, max)
        p = p - sign(g) * step_size, with g = 0 where the sign changed

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr           step size at the beginning: 1e-2
        etas         (etaminus, etaplus): (0.5, 1.2)
        step_sizes   (min, max) of step_size: (1e-6, 50)
        foreach, capturable   how it is computed, with the same result: by operators on lists; without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step, prev (the last gradient), step_size. ValueError for options out of range.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.Rprop([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.7800, -1.7800], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-2,
        etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50),
        *,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        _check_lr(lr)
        if not 0.0 < etas[0] < 1.0 < etas[1]:
            raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")
        defaults = {
            "lr": lr,
            "etas": etas,
            "step_sizes": step_sizes,
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
        prevs: list[Tensor],
        step_sizes: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        def start(p: Tensor) -> dict[str, Tensor]:
            return {
                "step": _zero_state(p.device if group["capturable"] else None),
                "prev": F.zeros_like(p, memory_format=preserve_format),
                "step_size": F.full_like(p.grad, _to_scalar(group["lr"])),
            }

        _gather(self, group, start, params, grads, {"prev": prevs, "step_size": step_sizes, "step": state_steps})

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists5 = ([], [], [], [], [])
            etaminus, etaplus = group["etas"]
            step_size_min, step_size_max = group["step_sizes"]
            self._init_group(group, *lists)
            rprop(
                *lists,
                step_size_min=step_size_min,
                step_size_max=step_size_max,
                etaminus=etaminus,
                etaplus=etaplus,
                foreach=group["foreach"],
                maximize=group["maximize"],
                differentiable=group["differentiable"],
                capturable=group["capturable"],
            )
        return loss


def rprop(
    params: list[Tensor],
    grads: list[Tensor],
    prevs: list[Tensor],
    step_sizes: list[Tensor],
    state_steps: list[Tensor],
    foreach: bool | None = None,
    capturable: bool = False,
    maximize: bool = False,
    differentiable: bool = False,
    has_complex: bool = False,
    *,
    step_size_min: float,
    step_size_max: float,
    etaminus: float,
    etaplus: float,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_state_steps(state_steps)
    _check_foreach(foreach and bool(params), differentiable)
    _check_capturable(capturable, params, state_steps)
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        prev, step_size, step = prevs[i], step_sizes[i], state_steps[i]
        step += 1
        sign = grad.mul(prev.clone() if differentiable else prev).sign()
        # The signs become factors. The order matters: etaplus and etaminus are positive, so `lt(0)` does not see the first.
        if capturable:
            # An assignment to a mask would ask how many elements it has, and wait for the answer.
            sign.copy_(F.where(sign.gt(0), etaplus, sign))
            sign.copy_(F.where(sign.lt(0), etaminus, sign))
            sign.copy_(F.where(sign.eq(0), 1, sign))
        else:
            sign[sign.gt(0)] = etaplus
            sign[sign.lt(0)] = etaminus
            sign[sign.eq(0)] = 1
        step_size.mul_(sign).clamp_(step_size_min, step_size_max)
        # Where the sign changed the element does not move, and `prev` becomes 0 there: the next product is 0, and the next
        # step has the same size, whatever its sign.
        grad = grad.clone(memory_format=preserve_format)
        if capturable:
            grad.copy_(F.where(sign.eq(etaminus), 0, grad))
        else:
            grad[sign.eq(etaminus)] = 0
        param.addcmul_(grad.sign(), step_size, value=-1)
        prev.copy_(grad)
