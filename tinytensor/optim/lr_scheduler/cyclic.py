"""CyclicLR: the learning rate goes up and down between two bounds, momentum the other way.

Smith 2017, arXiv:1506.01186.

Mirrors torch/optim/lr_scheduler.py.
"""

from __future__ import annotations

import math
import types
from collections.abc import Callable
from functools import partial
from typing import Any

from tinytensor.optim.lr_scheduler.base import (
    LRScheduler,
    Rates,
    _check_optimizer,
    _format_param,
    _update_param_group_val,
    _warn_get_lr_called_within_step,
)
from tinytensor.optim.optimizer import Optimizer


def _uses_beta1(optimizer: Optimizer) -> bool:
    """Whether momentum is the first of `betas`. ValueError if there is neither."""
    if "momentum" not in optimizer.defaults and "betas" not in optimizer.defaults:
        raise ValueError("optimizer must support momentum or beta1 with `cycle_momentum` option enabled")
    return "betas" in optimizer.defaults


def _set_momentum(group: dict[str, Any], momentum: Any, use_beta1: bool) -> None:
    if use_beta1:
        group["betas"] = (momentum, *group["betas"][1:])
    else:
        group["momentum"] = momentum


def _start_momentum(optimizer: Optimizer, max_momentums: Rates, base_momentums: Rates, use_beta1: bool) -> None:
    """Cycles start with the largest momentum; groups remember both bounds."""
    for group, most, least in zip(optimizer.param_groups, max_momentums, base_momentums, strict=True):
        _set_momentum(group, most, use_beta1)
        group["max_momentum"] = most
        group["base_momentum"] = least


class CyclicLR(LRScheduler):
    """lr = base_lr + (max_lr - base_lr) * height * way: up in `step_size_up` steps, down in `step_size_down`; a step
    is a batch.

        base_lr, max_lr   floats, or a list with one for each parameter group
        step_size_up      2000
        step_size_down    default: as `step_size_up`
        mode              height: "triangular": 1; "triangular2": half as much each cycle; "exp_range": gamma ** step
        gamma             for "exp_range": 1.0
        scale_fn          the height as a function of the number of the cycle (from 1) or of the step, instead of `mode`
        scale_mode        which of them: "cycle" or "iterations"
        cycle_momentum    momentum (or the first beta) goes from `max_momentum` to `base_momentum` and back: True
        base_momentum, max_momentum   0.8, 0.9
        last_epoch        -1, or the step to go on from

    ValueError for an unknown mode, and for `cycle_momentum` with an optimizer that has no momentum.

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0, momentum=0.9)
    >>> scheduler = optim.lr_scheduler.CyclicLR(optimizer, base_lr=0.1, max_lr=0.5, step_size_up=2)
    >>> rates = []
    >>> for _ in range(6):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.1, 0.3, 0.5, 0.3, 0.1, 0.3]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        base_lr: float | list[float],
        max_lr: float | list[float],
        step_size_up: float = 2000,
        step_size_down: float | None = None,
        mode: str = "triangular",
        gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None,
        scale_mode: str = "cycle",
        cycle_momentum: bool = True,
        base_momentum: float | list[float] = 0.8,
        max_momentum: float | list[float] = 0.9,
        last_epoch: int = -1,
    ) -> None:
        _check_optimizer(optimizer)
        self.optimizer = optimizer
        base_lrs = _format_param("base_lr", optimizer, base_lr)
        if last_epoch == -1:
            for lr, group in zip(base_lrs, optimizer.param_groups, strict=True):
                _update_param_group_val(group, "lr", lr)
        self.max_lrs = _format_param("max_lr", optimizer, max_lr)
        step_size_up = float(step_size_up)
        step_size_down = float(step_size_down) if step_size_down is not None else step_size_up
        self.total_size = step_size_up + step_size_down
        self.step_ratio = step_size_up / self.total_size
        if mode not in ["triangular", "triangular2", "exp_range"] and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.mode = mode
        self.gamma = gamma
        self._scale_fn_ref: Callable[[float], float]
        self._scale_fn_custom = scale_fn
        self.scale_mode = scale_mode
        self._init_scale_fn()
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self.use_beta1 = _uses_beta1(optimizer)
            self.base_momentums = _format_param("base_momentum", optimizer, base_momentum)
            self.max_momentums = _format_param("max_momentum", optimizer, max_momentum)
            if last_epoch == -1:
                _start_momentum(optimizer, self.max_momentums, self.base_momentums, self.use_beta1)
        super().__init__(optimizer, last_epoch)
        # The base class took the groups' `initial_lr`, which an earlier scheduler may have set. A cycle starts at base_lr.
        self.base_lrs = base_lrs

    def _init_scale_fn(self) -> None:
        if self._scale_fn_custom is not None:
            return
        if self.mode == "triangular":
            self._scale_fn_ref = self._triangular_scale_fn
            self.scale_mode = "cycle"
        elif self.mode == "triangular2":
            self._scale_fn_ref = self._triangular2_scale_fn
            self.scale_mode = "cycle"
        elif self.mode == "exp_range":
            self._scale_fn_ref = partial(self._exp_range_scale_fn, self.gamma)
            self.scale_mode = "iterations"

    def scale_fn(self, x: float) -> float:
        """The height of the cycle at `x`, the number of the cycle or of the step."""
        return (self._scale_fn_ref if self._scale_fn_custom is None else self._scale_fn_custom)(x)

    @staticmethod
    def _triangular_scale_fn(x: float) -> float:
        return 1.0

    @staticmethod
    def _triangular2_scale_fn(x: float) -> float:
        return 1 / (2.0 ** (x - 1))

    @staticmethod
    def _exp_range_scale_fn(gamma: float, x: float) -> float:
        return gamma**x

    def get_lr(self) -> Rates:
        """The learning rates of this step. Momentum, if it cycles, is set here too."""
        _warn_get_lr_called_within_step(self)
        # x is the place in the cycle, from 0 to 1; `part` is the height of a triangle there, whose top is at step_ratio.
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        x = 1.0 + self.last_epoch / self.total_size - cycle
        part = x / self.step_ratio if x <= self.step_ratio else (x - 1) / (self.step_ratio - 1)
        at = cycle if self.scale_mode == "cycle" else self.last_epoch
        if self.cycle_momentum:
            bounds = zip(self.optimizer.param_groups, self.base_momentums, self.max_momentums, strict=True)
            for group, least, most in bounds:
                _set_momentum(group, most - (most - least) * part * self.scale_fn(at), self.use_beta1)
        return [
            base_lr + (max_lr - base_lr) * part * self.scale_fn(at)
            for base_lr, max_lr in zip(self.base_lrs, self.max_lrs, strict=True)
        ]

    def state_dict(self) -> dict[str, Any]:
        """Everything but the optimizer; of a callable object its attributes, of a function nothing."""
        # A function cannot be saved; `_init_scale_fn` finds it again by the mode.
        state = super().state_dict()
        state.pop("_scale_fn_ref", None)
        fn = state.pop("_scale_fn_custom")
        saved = fn is not None and not isinstance(fn, types.FunctionType)
        state["_scale_fn_custom"] = fn.__dict__.copy() if saved else None
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from a `state_dict()`."""
        fn = state_dict.pop("_scale_fn_custom")
        super().load_state_dict(state_dict)
        if fn is not None:
            self._scale_fn_custom.__dict__.update(fn)
        self._init_scale_fn()
