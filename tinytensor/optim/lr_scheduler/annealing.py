"""Schedulers that let the learning rate fall along a curve: a polynomial, half a cosine, cosines that start anew.

The cosines are those of SGDR, Loshchilov and Hutter 2017, arXiv:1608.03983. How `get_lr` works is told in Note [Chainable
schedules].

Mirrors torch/optim/lr_scheduler.py.
"""

from __future__ import annotations

import math

from tinytensor.optim.lr_scheduler.base import (
    LRScheduler,
    Rates,
    _enable_get_lr_call,
    _param_groups_val_list,
    _update_param_group_val,
    _warn_get_lr_called_within_step,
)
from tinytensor.optim.optimizer import Optimizer


class PolynomialLR(LRScheduler):
    """lr = initial lr * (1 - epoch / total_iters) ** power, then 0.

        total_iters   5
        power         1.0
        last_epoch    -1, or the epoch to go on from

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.PolynomialLR(optimizer, total_iters=4, power=2.0)
    >>> rates = []
    >>> for _ in range(6):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.5625, 0.25, 0.0625, 0.0, 0.0]
    """

    def __init__(self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1) -> None:
        self.total_iters = total_iters
        self.power = power
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        if self._is_initial or self.last_epoch > self.total_iters:
            return _param_groups_val_list(self.optimizer, "lr")
        now, before = (1.0 - epoch / self.total_iters for epoch in (self.last_epoch, self.last_epoch - 1))
        decay_factor = (now / before) ** self.power
        return [group["lr"] * decay_factor for group in self.optimizer.param_groups]

    def _get_closed_form_lr(self) -> Rates:
        left = 1.0 - min(self.total_iters, self.last_epoch) / self.total_iters
        return [base_lr * left**self.power for base_lr in self.base_lrs]


class CosineAnnealingLR(LRScheduler):
    """lr = eta_min + (initial lr - eta_min) * (1 + cos(pi * epoch / T_max)) / 2: down in `T_max` epochs, then up
    again.

        T_max        in epochs
        eta_min      the lowest rate: 0
        last_epoch   -1, or the epoch to go on from

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
    >>> rates = []
    >>> for _ in range(6):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.8536, 0.5, 0.1464, 0.0, 0.1464]
    """

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1) -> None:
        self.T_max = T_max
        self.eta_min = eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        groups, eta_min = self.optimizer.param_groups, self.eta_min
        if self._is_initial:
            return _param_groups_val_list(self.optimizer, "lr")
        # Going on from an epoch of an earlier run: the group has the initial rate, so there is no last rate to go on from.
        if self._step_count == 1 and self.last_epoch > 0:
            part = 1 + math.cos(self.last_epoch * math.pi / self.T_max)
            return [eta_min + (base_lr - eta_min) * part / 2 for base_lr in self.base_lrs]
        if (self.last_epoch - 1 - self.T_max) % (2 * self.T_max) == 0:
            # The last epoch was at eta_min, where the quotient below would be 0 / 0. The curve begins to rise here: the
            # difference to eta_min is the first one of a rise.
            part = 1 - math.cos(math.pi / self.T_max)
            return [
                group["lr"] + (base_lr - eta_min) * part / 2
                for base_lr, group in zip(self.base_lrs, groups, strict=True)
            ]
        now, before = (1 + math.cos(math.pi * epoch / self.T_max) for epoch in (self.last_epoch, self.last_epoch - 1))
        return [now / before * (group["lr"] - eta_min) + eta_min for group in groups]

    def _get_closed_form_lr(self) -> Rates:
        part = 1 + math.cos(math.pi * self.last_epoch / self.T_max)
        return [self.eta_min + (base_lr - self.eta_min) * part / 2 for base_lr in self.base_lrs]


class CosineAnnealingWarmRestarts(LRScheduler):
    """lr = eta_min + (initial lr - eta_min) * (1 + cos(pi * T_cur / T_i)) / 2, where T_cur starts anew after T_i
    epochs.

        T_0          length of the first half cosine, in epochs
        T_mult       each is so many times as long as the one before: 1
        eta_min      the lowest rate: 0
        last_epoch   -1, or the epoch to go on from

    `step(epoch)` also takes parts of epochs. ValueError unless `T_0` and `T_mult` are positive ints.

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=2, T_mult=2)
    >>> rates = []
    >>> for _ in range(7):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.5, 1.0, 0.8536, 0.5, 0.1464, 1.0]
    """

    def __init__(
        self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0, last_epoch: int = -1
    ) -> None:
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"Expected positive integer T_0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"Expected integer T_mult >= 1, but got {T_mult}")
        if not isinstance(eta_min, (float, int)):
            raise ValueError(f"Expected float or int eta_min, but got {eta_min} of type {type(eta_min)}")
        self.T_0 = T_0
        self.T_i = T_0
        self.T_mult = T_mult
        self.eta_min = eta_min
        self.T_cur: float = last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them.

        A UserWarning where something else does: `get_last_lr()` tells the rates in use.
        """
        _warn_get_lr_called_within_step(self)
        part = 1 + math.cos(math.pi * self.T_cur / self.T_i)
        return [self.eta_min + (base_lr - self.eta_min) * part / 2 for base_lr in self.base_lrs]

    def step(self, epoch: float | None = None) -> None:
        """Go to the next epoch, or to `epoch`, which may be 2.5. ValueError for a negative one."""
        if epoch is None and self.last_epoch < 0:
            epoch = 0
        if epoch is None:
            epoch = self.last_epoch + 1
            self.T_cur = self.T_cur + 1
            if self.T_cur >= self.T_i:
                self.T_cur = self.T_cur % self.T_i
                self.T_i = self.T_i * self.T_mult
        else:
            if epoch < 0:
                raise ValueError(f"Expected non-negative epoch, but got {epoch}")
            self._find_cycle(epoch)
        self.last_epoch = math.floor(epoch)
        with _enable_get_lr_call(self):
            for group, lr in zip(self.optimizer.param_groups, self.get_lr(), strict=True):
                _update_param_group_val(group, "lr", lr)
        self._last_lr = _param_groups_val_list(self.optimizer, "lr")

    def _find_cycle(self, epoch: float) -> None:
        if epoch < self.T_0:
            self.T_i, self.T_cur = self.T_0, epoch
        elif self.T_mult == 1:
            self.T_cur = epoch % self.T_0
        else:
            # Cycles are T_0, T_0 m, T_0 m^2, ... long; n of them end at T_0 (m^n - 1) / (m - 1), the sum of a geometric series.
            n = int(math.log(epoch / self.T_0 * (self.T_mult - 1) + 1, self.T_mult))
            self.T_cur = epoch - self.T_0 * (self.T_mult**n - 1) / (self.T_mult - 1)
            self.T_i = self.T_0 * self.T_mult**n
