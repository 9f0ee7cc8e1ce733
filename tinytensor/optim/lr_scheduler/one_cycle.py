"""OneCycleLR: one rise to a large learning rate and one long fall, momentum the other way.

Smith and Topin 2018, "Super-convergence", arXiv:1708.07120. The bounds of each phase are kept in the parameter groups by
name, so that they are saved with the optimizer.

Mirrors torch/optim/lr_scheduler.py.
"""

from __future__ import annotations

import math
from typing import Any

from tinytensor.optim.lr_scheduler.base import (
    LRScheduler,
    Rates,
    _check_optimizer,
    _format_param,
    _warn_get_lr_called_within_step,
)
from tinytensor.optim.lr_scheduler.cyclic import _set_momentum, _start_momentum, _uses_beta1
from tinytensor.optim.optimizer import Optimizer

Phase = dict[str, Any]


def _phase(end_step: float, lrs: str, momentums: str) -> Phase:
    """One leg of the way: where it ends, and the names of the bounds between which it goes."""
    start_lr, end_lr = lrs.split()
    start_momentum, end_momentum = momentums.split()
    return {
        "end_step": end_step,
        "start_lr": start_lr,
        "end_lr": end_lr,
        "start_momentum": start_momentum,
        "end_momentum": end_momentum,
    }


def _steps_in_all(total_steps: int | None, epochs: int | None, steps_per_epoch: int | None) -> int:
    if total_steps is not None:
        if total_steps <= 0 or not isinstance(total_steps, int):
            raise ValueError(f"Expected positive integer total_steps, but got {total_steps}")
        return total_steps
    if epochs is None or steps_per_epoch is None:
        raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
    if not isinstance(epochs, int) or epochs <= 0:
        raise ValueError(f"Expected positive integer epochs, but got {epochs}")
    if not isinstance(steps_per_epoch, int) or steps_per_epoch <= 0:
        raise ValueError(f"Expected positive integer steps_per_epoch, but got {steps_per_epoch}")
    return epochs * steps_per_epoch


class OneCycleLR(LRScheduler):
    """One rise from max_lr / div_factor to max_lr, one fall to max_lr / (div_factor * final_div_factor); a step is a
    batch.

        max_lr           a float, or a list with one for each parameter group
        total_steps      how many steps in all; or give epochs and steps_per_epoch, whose product it is
        pct_start        part of the steps in which the rate rises: 0.3
        anneal_strategy  "cos" or "linear"
        cycle_momentum   momentum (or the first beta) goes from `max_momentum` to `base_momentum` and back: True
        base_momentum, max_momentum     0.85, 0.95
        div_factor, final_div_factor    25, 1e4
        three_phase      fall to the start as fast as it rose, and only then to the end: False
        last_epoch       -1, or the step to go on from

    ValueError for options that do not fit, and for a step more than there are.

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0, momentum=0.9)
    >>> scheduler = optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1.0, total_steps=6, anneal_strategy="linear")
    >>> rates = []
    >>> for _ in range(6):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.04, 0.9524, 0.7143, 0.4762, 0.2381, 0.0]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        max_lr: float | list[float],
        total_steps: int | None = None,
        epochs: int | None = None,
        steps_per_epoch: int | None = None,
        pct_start: float = 0.3,
        anneal_strategy: str = "cos",
        cycle_momentum: bool = True,
        base_momentum: float | list[float] = 0.85,
        max_momentum: float | list[float] = 0.95,
        div_factor: float = 25.0,
        final_div_factor: float = 1e4,
        three_phase: bool = False,
        last_epoch: int = -1,
    ) -> None:
        _check_optimizer(optimizer)
        self.optimizer = optimizer
        self.total_steps = total = _steps_in_all(total_steps, epochs, steps_per_epoch)
        # Steps count from 0, so a phase of n steps that begins at 0 ends at n - 1.
        self._schedule_phases: list[Phase] = [
            _phase(float(pct_start * total) - 1, "initial_lr max_lr", "max_momentum base_momentum")
        ]
        if three_phase:
            self._schedule_phases += [
                _phase(float(2 * pct_start * total) - 2, "max_lr initial_lr", "base_momentum max_momentum"),
                _phase(total - 1, "initial_lr min_lr", "max_momentum max_momentum"),
            ]
        else:
            self._schedule_phases.append(_phase(total - 1, "max_lr min_lr", "base_momentum max_momentum"))
        if pct_start < 0 or pct_start > 1 or not isinstance(pct_start, float):
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ["cos", "linear"]:
            raise ValueError(f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}")
        self._anneal_func_type = anneal_strategy
        max_lrs = _format_param("max_lr", self.optimizer, max_lr)
        if last_epoch == -1:
            for most, group in zip(max_lrs, self.optimizer.param_groups, strict=True):
                group["initial_lr"] = most / div_factor
                group["max_lr"] = most
                group["min_lr"] = group["initial_lr"] / final_div_factor
        self.cycle_momentum = cycle_momentum
        if self.cycle_momentum:
            self.use_beta1 = _uses_beta1(optimizer)
            max_momentums = _format_param("max_momentum", optimizer, max_momentum)
            base_momentums = _format_param("base_momentum", optimizer, base_momentum)
            if last_epoch == -1:
                _start_momentum(optimizer, max_momentums, base_momentums, self.use_beta1)
        super().__init__(optimizer, last_epoch)

    def _anneal_func(self, start: Any, end: Any, pct: float) -> Any:
        if self._anneal_func_type == "cos":
            return self._annealing_cos(start, end, pct)
        if self._anneal_func_type == "linear":
            return self._annealing_linear(start, end, pct)
        raise ValueError(f"Unknown _anneal_func_type: {self._anneal_func_type}")

    @staticmethod
    def _annealing_cos(start: Any, end: Any, pct: float) -> Any:
        return end + (start - end) / 2.0 * (math.cos(math.pi * pct) + 1)

    @staticmethod
    def _annealing_linear(start: Any, end: Any, pct: float) -> Any:
        return (end - start) * pct + start

    def get_lr(self) -> Rates:
        """The learning rates of this step. Momentum, if it cycles, is set here too."""
        _warn_get_lr_called_within_step(self)
        step_num = self.last_epoch
        if step_num > self.total_steps:
            raise ValueError(
                f"Tried to step {step_num} times. The specified number of total steps is {self.total_steps}"
            )
        start_step = 0.0
        phase = self._schedule_phases[-1]
        for phase in self._schedule_phases:
            if step_num <= phase["end_step"] or phase is self._schedule_phases[-1]:
                break
            start_step = phase["end_step"]
        pct = (step_num - start_step) / (phase["end_step"] - start_step)
        lrs = []
        for group in self.optimizer.param_groups:
            lrs.append(self._anneal_func(group[phase["start_lr"]], group[phase["end_lr"]], pct))
            if self.cycle_momentum:
                start, end = group[phase["start_momentum"]], group[phase["end_momentum"]]
                _set_momentum(group, self._anneal_func(start, end, pct), self.use_beta1)
        return lrs
