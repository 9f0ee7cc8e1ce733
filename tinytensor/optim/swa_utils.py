"""Averages of a model's weights along the way: equally weighted (SWA), or forgetting exponentially (EMA).

    swa_model = AveragedModel(model)
    scheduler = SWALR(optimizer, swa_lr=0.05)
    ...                                       # after each epoch: swa_model.update_parameters(model); scheduler.step()
    update_bn(loader, swa_model)              # the averaged weights have other activations

SWA: Izmailov et al. 2018, arXiv:1803.05407.

Mirrors torch/optim/swa_utils.py.
"""

from __future__ import annotations

import itertools
import math
import warnings
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import tensor
from tinytensor.c10.device import Device
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.scalar_type import int64
from tinytensor.nn.modules.batchnorm import _BatchNorm
from tinytensor.nn.modules.module import Module
from tinytensor.optim.lr_scheduler.base import _GET_LR, LRScheduler, Rates, _format_param
from tinytensor.optim.optimizer import Optimizer

__all__ = [
    "SWALR",
    "AveragedModel",
    "get_ema_avg_fn",
    "get_ema_multi_avg_fn",
    "get_swa_avg_fn",
    "get_swa_multi_avg_fn",
    "update_bn",
]

Average = Callable[[Tensor, Tensor, Any], Tensor]
MultiAverage = Callable[[Sequence[Tensor], Sequence[Tensor], Any], None]


def _check_decay(decay: float) -> None:
    if decay < 0.0 or decay > 1.0:
        raise ValueError(f"Invalid decay value {decay} provided. Please provide a value in [0,1] range.")


def get_ema_multi_avg_fn(decay: float = 0.999) -> MultiAverage:
    """A function that updates lists of averages in place: decay * average + (1 - decay) * model.

    `decay` is 0.999. ValueError unless it is in [0, 1]. For `AveragedModel(model, multi_avg_fn=...)`.

    >>> average = [tt.zeros(2)]
    >>> optim.swa_utils.get_ema_multi_avg_fn(0.75)(average, [tt.ones(2)], 1)
    >>> average
    [tensor([0.2500, 0.2500])]
    """
    _check_decay(decay)

    @no_grad()
    def ema_update(ema_param_list: Sequence[Tensor], current_param_list: Sequence[Tensor], _: Any) -> None:
        for average, current in zip(ema_param_list, current_param_list, strict=True):
            if average.is_floating_point():
                average.lerp_(current, 1 - decay)
            else:
                average.copy_(average * decay + current * (1 - decay))

    return ema_update


def get_swa_multi_avg_fn() -> MultiAverage:
    """A function that updates lists of averages in place, to the mean of all models so far. For `AveragedModel`.

    >>> average = [tt.zeros(2)]
    >>> optim.swa_utils.get_swa_multi_avg_fn()(average, [tt.ones(2)], 3)
    >>> average
    [tensor([0.2500, 0.2500])]
    """

    @no_grad()
    def swa_update(
        averaged_param_list: Sequence[Tensor], current_param_list: Sequence[Tensor], num_averaged: Any
    ) -> None:
        for average, current in zip(averaged_param_list, current_param_list, strict=True):
            # (n * average + current) / (n + 1), as average + (current - average) / (n + 1): no large sum is formed.
            if average.is_floating_point():
                average.lerp_(current, 1 / (num_averaged + 1))
            elif isinstance(num_averaged, Tensor):
                average.addcdiv_(current - average, num_averaged + 1)  # which integers refuse, as in PyTorch
            else:
                average.add_(current - average, alpha=1.0 / (num_averaged + 1))

    return swa_update


def get_ema_avg_fn(decay: float = 0.999) -> Average:
    """A function of one parameter: decay * average + (1 - decay) * model. For `AveragedModel(model, avg_fn=...)`.

    `decay` is 0.999. ValueError unless it is in [0, 1].

    >>> optim.swa_utils.get_ema_avg_fn(0.75)(tt.zeros(2), tt.ones(2), 1)
    tensor([0.2500, 0.2500])
    """
    _check_decay(decay)

    @no_grad()
    def ema_update(ema_param: Tensor, current_param: Tensor, num_averaged: Any) -> Tensor:
        return decay * ema_param + (1 - decay) * current_param

    return ema_update


def get_swa_avg_fn() -> Average:
    """A function of one parameter: the mean of all models so far. For `AveragedModel`, where it is the default.

    >>> optim.swa_utils.get_swa_avg_fn()(tt.zeros(2), tt.ones(2), 3)
    tensor([0.2500, 0.2500])
    """

    @no_grad()
    def swa_update(averaged_param: Tensor, current_param: Tensor, num_averaged: Any) -> Tensor:
        return averaged_param + (current_param - averaged_param) / (num_averaged + 1)

    return swa_update


class AveragedModel(Module):
    """A copy of `model` whose parameters are an average over the models of a training; `module` is the copy.

        device         where the copy is; None: where the model is
        avg_fn         f(average, parameter, n_averaged), which returns the new average; default: the mean
        multi_avg_fn   the same over lists, in place; AssertionError if both are given
        use_buffers    average buffers too: False, they are copied

    `n_averaged` counts the updates.

    >>> model = nn.Linear(1, 1, bias=False)
    >>> averaged = optim.swa_utils.AveragedModel(model)
    >>> for value in (1.0, 3.0):
    ...     _ = nn.init.constant_(model.weight, value)
    ...     averaged.update_parameters(model)
    >>> averaged.module.weight.item(), averaged.n_averaged
    (2.0, tensor(2))
    """

    n_averaged: Tensor

    def __init__(
        self,
        model: Module,
        device: Device | str | None = None,
        avg_fn: Average | None = None,
        multi_avg_fn: MultiAverage | None = None,
        use_buffers: bool = False,
    ) -> None:
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise AssertionError("Only one of avg_fn and multi_avg_fn should be provided")
        self.module = deepcopy(model)
        if device is not None:
            self.module = self.module.to(device)
        self.register_buffer("n_averaged", tensor(0, dtype=int64, device=device))
        self.avg_fn = avg_fn
        self.multi_avg_fn = multi_avg_fn
        self.use_buffers = use_buffers

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What the copy returns for these arguments."""
        return self.module(*args, **kwargs)

    def update_parameters(self, model: Module) -> None:
        """Take the parameters of `model` into the average. The first time they are copied."""
        if self.use_buffers:
            mine: Iterable[Tensor] = itertools.chain(self.module.parameters(), self.module.buffers())
            theirs: Iterable[Tensor] = itertools.chain(model.parameters(), model.buffers())
        else:
            mine, theirs = self.parameters(), model.parameters()
        averages, currents = [], []
        first = bool(self.n_averaged == 0)
        for average, current in zip(mine, theirs, strict=False):
            averages.append(average.detach())
            currents.append(current.detach().to(average.device))
            if first:
                averages[-1].copy_(currents[-1])
        if not first:
            self._average(averages, currents)
        if not self.use_buffers:
            for mine_, theirs_ in zip(self.module.buffers(), model.buffers(), strict=True):
                mine_.detach().copy_(theirs_.detach().to(mine_.device))
        self.n_averaged += 1

    def _average(self, averages: list[Tensor], currents: list[Tensor]) -> None:
        if self.multi_avg_fn is not None:
            self._average_in_lists(self.multi_avg_fn, averages, currents)
            return
        avg_fn = self.avg_fn or get_swa_avg_fn()
        for average, current in zip(averages, currents, strict=True):
            average.copy_(avg_fn(average, current, self.n_averaged.to(average.device)))

    def _average_in_lists(self, average_all: MultiAverage, averages: list[Tensor], currents: list[Tensor]) -> None:
        kinds: dict[Any, tuple[list[Tensor], list[Tensor]]] = {}
        for average, current in zip(averages, currents, strict=True):
            some, others = kinds.setdefault((average.device, average.dtype), ([], []))
            some.append(average)
            others.append(current)
        for (device, _), (some, others) in kinds.items():
            average_all(some, others, self.n_averaged.to(device))


@no_grad()
def update_bn(loader: Iterable[Any], model: Module, device: Device | str | None = None) -> None:
    """Set the running statistics of batch norm layers to the means over all batches of `loader`.

        loader   gives batches; of a list or tuple the first element counts
        model    is run in training mode; afterwards momenta and mode are what they were
        device   where batches are moved before; None: nowhere

    >>> model = nn.BatchNorm1d(1)
    >>> optim.swa_utils.update_bn([tt.tensor([[1.0], [3.0]]), tt.tensor([[5.0], [7.0]])], model)
    >>> model.running_mean
    tensor([4.])
    """
    momenta: dict[_BatchNorm, Any] = {}
    for module in model.modules():
        if isinstance(module, _BatchNorm):
            module.reset_running_stats()
            momenta[module] = module.momentum
    if not momenta:
        return
    was_training = model.training
    model.train()
    # Without momentum batch norm takes the mean of all batches, each with the same weight, instead of one that forgets.
    for module in momenta:
        module.momentum = None
    for batch in loader:
        values = batch[0] if isinstance(batch, (list, tuple)) else batch
        model(values if device is None else values.to(device))
    for module, momentum in momenta.items():
        module.momentum = momentum
    model.train(was_training)


class SWALR(LRScheduler):
    """From each group's lr to `swa_lr` in `anneal_epochs` epochs, then constant.

        swa_lr            a float, or a list with one for each parameter group
        anneal_epochs     10
        anneal_strategy   "cos" or "linear"
        last_epoch        -1, or the epoch to go on from

    lr = swa_lr * a + initial lr * (1 - a), where a goes from 0 to 1. ValueError for options that do not fit.

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = optim.swa_utils.SWALR(optimizer, swa_lr=0.2, anneal_epochs=2, anneal_strategy="linear")
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.6, 0.2, 0.2]
    """

    anneal_func: Callable[[float], float]

    def __init__(
        self,
        optimizer: Optimizer,
        swa_lr: float | list[float],
        anneal_epochs: int = 10,
        anneal_strategy: str = "cos",
        last_epoch: int = -1,
    ) -> None:
        for rate, group in zip(_format_param("swa_lr", optimizer, swa_lr), optimizer.param_groups, strict=True):
            group["swa_lr"] = rate
        if anneal_strategy not in ["cos", "linear"]:
            raise ValueError(f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}")
        self._set_anneal_func(anneal_strategy)
        if not isinstance(anneal_epochs, int) or anneal_epochs < 0:
            raise ValueError(f"anneal_epochs must be equal or greater than 0, got {anneal_epochs}")
        self.anneal_epochs = anneal_epochs
        super().__init__(optimizer, last_epoch)

    @staticmethod
    def _linear_anneal(t: float) -> float:
        return t

    @staticmethod
    def _cosine_anneal(t: float) -> float:
        return (1 - math.cos(math.pi * t)) / 2

    @staticmethod
    def _get_initial_lr(lr: Any, swa_lr: Any, alpha: float) -> Any:
        """The rate from which this one was mixed: lr = swa_lr * alpha + start * (1 - alpha), solved for start.

        So a scheduler that changes the start meanwhile goes on having an effect (Note [Chainable schedules]). At alpha = 1
        nothing is left of the start.
        """
        return swa_lr if alpha == 1 else (lr - alpha * swa_lr) / (1 - alpha)

    def get_lr(self) -> Rates:
        """The learning rates of this epoch."""
        if not self._get_lr_called_within_step:
            warnings.warn(_GET_LR, UserWarning, stacklevel=2)
        step = self._step_count - 1
        if self.anneal_epochs == 0:
            step = max(1, step)
        epochs = max(1, self.anneal_epochs)
        before, now = (self.anneal_func(max(0, min(1, at / epochs))) for at in (step - 1, step))
        groups = self.optimizer.param_groups
        starts = [self._get_initial_lr(group["lr"], group["swa_lr"], before) for group in groups]
        return [group["swa_lr"] * now + lr * (1 - now) for group, lr in zip(groups, starts, strict=True)]

    def _set_anneal_func(self, anneal_strategy: str) -> None:
        self._anneal_strategy = anneal_strategy
        self.anneal_func = self._cosine_anneal if anneal_strategy == "cos" else self._linear_anneal

    def state_dict(self) -> dict[str, Any]:
        """Everything but the optimizer and the function."""
        return {key: value for key, value in self.__dict__.items() if key not in ("optimizer", "anneal_func")}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from a `state_dict()`."""
        self.__dict__.update(state_dict)
        self._set_anneal_func(self._anneal_strategy)
