"""Schedulers that multiply the learning rate: by functions, at milestones, by a constant, along a line.

How `get_lr` works is told in Note [Chainable schedules].

Mirrors torch/optim/lr_scheduler.py.
"""

from __future__ import annotations

import types
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tinytensor.optim.lr_scheduler.base import (
    LRScheduler,
    Rates,
    _param_groups_val_list,
    _warn_get_lr_called_within_step,
)
from tinytensor.optim.optimizer import Optimizer

Factor = Callable[[int], float]


class _SchedulerOfFunctions(LRScheduler):
    """Has one function per parameter group.

    A plain function cannot be saved, since loading runs no code, so None stands for it and the loading scheduler keeps its
    own. An object that is callable is saved with its attributes.
    """

    lr_lambdas: list[Factor]

    def _set_lambdas(self, optimizer: Optimizer, lr_lambda: Factor | list[Factor]) -> None:
        groups = len(optimizer.param_groups)
        if not isinstance(lr_lambda, (list, tuple)):
            self.lr_lambdas = [lr_lambda] * groups
            return
        if len(lr_lambda) != groups:
            raise ValueError(f"Expected {groups} lr_lambdas, but got {len(lr_lambda)}")
        self.lr_lambdas = list(lr_lambda)

    def state_dict(self) -> dict[str, Any]:
        """Everything but the optimizer and what is a plain function."""
        state = {key: value for key, value in self.__dict__.items() if key not in ("optimizer", "lr_lambdas")}
        state["lr_lambdas"] = [
            None if isinstance(fn, types.FunctionType) else fn.__dict__.copy() for fn in self.lr_lambdas
        ]
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from a `state_dict()`, with the functions of this scheduler."""
        lr_lambdas = state_dict.pop("lr_lambdas")
        self.__dict__.update(state_dict)
        # Put back: the caller's dict must be as it was, for it may be loaded again.
        state_dict["lr_lambdas"] = lr_lambdas
        for mine, saved in zip(self.lr_lambdas, lr_lambdas, strict=True):
            if saved is not None:
                mine.__dict__.update(saved)


class LambdaLR(_SchedulerOfFunctions):
    """lr = initial lr * lr_lambda(epoch).

        lr_lambda    a function of the epoch's number, or a list of them, one for each parameter group
        last_epoch   -1, or the epoch to go on from

    ValueError for a list of another length.

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.5, 0.25, 0.125]
    """

    def __init__(self, optimizer: Optimizer, lr_lambda: Factor | list[Factor], last_epoch: int = -1) -> None:
        self.optimizer = optimizer
        self._set_lambdas(optimizer, lr_lambda)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        return [base_lr * fn(self.last_epoch) for fn, base_lr in zip(self.lr_lambdas, self.base_lrs, strict=True)]


class MultiplicativeLR(_SchedulerOfFunctions):
    """lr = last lr * lr_lambda(epoch).

        lr_lambda    a function of the epoch's number, or a list of them, one for each parameter group
        last_epoch   -1, or the epoch to go on from

    ValueError for a list of another length, TypeError for what is no function.

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.MultiplicativeLR(optimizer, lambda epoch: 0.5)
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.5, 0.25, 0.125]
    """

    def __init__(self, optimizer: Optimizer, lr_lambda: Factor | list[Factor], last_epoch: int = -1) -> None:
        self.optimizer = optimizer
        self._set_lambdas(optimizer, lr_lambda)
        for fn in self.lr_lambdas:
            if not callable(fn):
                raise TypeError(f"lr_lambda should be a function, but got {type(fn).__name__}")
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        if self._is_initial:
            return _param_groups_val_list(self.optimizer, "lr")
        groups = self.optimizer.param_groups
        return [group["lr"] * fn(self.last_epoch) for fn, group in zip(self.lr_lambdas, groups, strict=True)]


class StepLR(LRScheduler):
    """lr = initial lr * gamma ** (epoch // step_size): every `step_size` epochs times `gamma`.

        step_size    in epochs
        gamma        0.1
        last_epoch   -1, or the epoch to go on from

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.5)
    >>> rates = []
    >>> for _ in range(6):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 1.0, 0.5, 0.5, 0.25, 0.25]
    """

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1) -> None:
        self.step_size = step_size
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        if self.last_epoch == 0 or self.last_epoch % self.step_size != 0:
            return _param_groups_val_list(self.optimizer, "lr")
        return [group["lr"] * self.gamma for group in self.optimizer.param_groups]

    def _get_closed_form_lr(self) -> Rates:
        return [base_lr * self.gamma ** (self.last_epoch // self.step_size) for base_lr in self.base_lrs]


class MultiStepLR(LRScheduler):
    """lr = initial lr * gamma ** (number of milestones passed).

        milestones   numbers of epochs; one that is given twice counts twice
        gamma        0.1
        last_epoch   -1, or the epoch to go on from

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.MultiStepLR(optimizer, milestones=[2, 3], gamma=0.5)
    >>> rates = []
    >>> for _ in range(5):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 1.0, 0.5, 0.25, 0.25]
    """

    def __init__(
        self, optimizer: Optimizer, milestones: Iterable[int], gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        self.milestones = Counter(milestones)
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        if self.last_epoch not in self.milestones:
            return _param_groups_val_list(self.optimizer, "lr")
        factor = self.gamma ** self.milestones[self.last_epoch]
        return [group["lr"] * factor for group in self.optimizer.param_groups]

    def _get_closed_form_lr(self) -> Rates:
        passed = bisect_right(sorted(self.milestones.elements()), self.last_epoch)
        return [base_lr * self.gamma**passed for base_lr in self.base_lrs]


class ConstantLR(LRScheduler):
    """lr = initial lr * factor for the first `total_iters` epochs, then the initial lr.

        factor        1/3
        total_iters   5
        last_epoch    -1, or the epoch to go on from

    ValueError unless `factor` is between 0 and 1.

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.ConstantLR(optimizer, factor=0.5, total_iters=2)
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.5, 0.5, 1.0, 1.0]
    """

    def __init__(
        self, optimizer: Optimizer, factor: float = 1.0 / 3, total_iters: int = 5, last_epoch: int = -1
    ) -> None:
        if factor > 1.0 or factor < 0:
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        self.factor = factor
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        # The factor goes in at epoch 0 and is taken out again at `total_iters`; in between the rate stays.
        if self.last_epoch == 0:
            return [group["lr"] * self.factor for group in self.optimizer.param_groups]
        if self.last_epoch != self.total_iters:
            return _param_groups_val_list(self.optimizer, "lr")
        return [group["lr"] * (1.0 / self.factor) for group in self.optimizer.param_groups]

    def _get_closed_form_lr(self) -> Rates:
        return [
            base_lr * (self.factor + (self.last_epoch >= self.total_iters) * (1 - self.factor))
            for base_lr in self.base_lrs
        ]


class LinearLR(LRScheduler):
    """lr = initial lr * (start_factor + (end_factor - start_factor) * min(epoch, total_iters) / total_iters).

        start_factor   1/3; ValueError unless greater than 0 and at most 1
        end_factor     1; ValueError unless between 0 and 1
        total_iters    5
        last_epoch     -1, or the epoch to go on from

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.LinearLR(optimizer, start_factor=0.25, total_iters=3)
    >>> rates = []
    >>> for _ in range(5):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.25, 0.5, 0.75, 1.0, 1.0]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        start_factor: float = 1.0 / 3,
        end_factor: float = 1.0,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        if start_factor > 1.0 or start_factor <= 0:
            raise ValueError("Starting multiplicative factor expected to be greater than 0 and less or equal to 1.")
        if end_factor > 1.0 or end_factor < 0:
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        self.start_factor = start_factor
        self.end_factor = end_factor
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        if self.last_epoch == 0:
            return [group["lr"] * self.start_factor for group in self.optimizer.param_groups]
        if self._is_initial or self.last_epoch > self.total_iters:
            return _param_groups_val_list(self.optimizer, "lr")
        # f(t) / f(t - 1) = 1 + (f(t) - f(t - 1)) / f(t - 1), where both are multiplied by total_iters.
        rise = self.end_factor - self.start_factor
        before = self.total_iters * self.start_factor + (self.last_epoch - 1) * rise
        return [group["lr"] * (1.0 + rise / before) for group in self.optimizer.param_groups]

    def _get_closed_form_lr(self) -> Rates:
        rise = (self.end_factor - self.start_factor) * min(self.total_iters, self.last_epoch) / self.total_iters
        return [base_lr * (self.start_factor + rise) for base_lr in self.base_lrs]


class ExponentialLR(LRScheduler):
    """lr = initial lr * gamma ** epoch.

        gamma        factor of each epoch
        last_epoch   -1, or the epoch to go on from

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.5, 0.25, 0.125]
    """

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1) -> None:
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        if self._is_initial:
            return _param_groups_val_list(self.optimizer, "lr")
        return [group["lr"] * self.gamma for group in self.optimizer.param_groups]

    def _get_closed_form_lr(self) -> Rates:
        return [base_lr * self.gamma**self.last_epoch for base_lr in self.base_lrs]
