"""LRScheduler: counts epochs, asks the subclass for the learning rates, writes them into the parameter groups.

A subclass gives `get_lr`, the rates of this epoch from those of the last one, and may give `_get_closed_form_lr`, from
the epoch alone, for `step(epoch)`. Making a scheduler is its first step: epoch 0.

Note [Chainable schedules]
Most schedules are told as a function of the epoch: lr(t) = initial lr * f(t). `get_lr` computes instead the new rate from the
one that stands in the group: lr * f(t) / f(t - 1). Then several schedulers may step one after the other on one optimizer, and
the rate is the product of all; and a rate that the user sets by hand is carried on. Three things follow:

    epoch 0       has no epoch before it: `get_lr` leaves the rate as it is while `_is_initial` is set
    0 / 0         where f(t - 1) is 0, the quotient says nothing, and the rate is found in another way
    rounding      rates are products of many factors, and differ in the last digits from the closed form. Programs compare
                  them with PyTorch's, so both forms stay as they are there

`LambdaLR`, the cycles and the warm restarts compute from the initial rates alone, and overwrite what others have set.

Mirrors torch/optim/lr_scheduler.py.
"""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.optim._step_support import _to_scalar
from tinytensor.optim.optimizer import Optimizer

Rates = list[Any]
"""A learning rate per parameter group: numbers, or tensors of one element."""

EPOCH_DEPRECATION_WARNING = (
    "The epoch parameter in `scheduler.step()` was not necessary and is being "
    "deprecated where possible. Please use `scheduler.step()` to step the "
    "scheduler. During the deprecation, if epoch is different from None, the "
    "closed form is used instead of the new chainable form, where available. "
    "Please open an issue if you are unable to replicate your use case: "
    "https://github.com/pytorch/pytorch/issues/new/choose."
)
_SEE = "See more details at https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate"
_OVERRIDDEN = (
    "Seems like `optimizer.step()` has been overridden after learning rate scheduler initialization. Please, make sure "
    f"to call `optimizer.step()` before `lr_scheduler.step()`. {_SEE}"
)
_WRONG_ORDER = (
    "Detected call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch 1.1.0 and later, you should call them "
    "in the opposite order: `optimizer.step()` before `lr_scheduler.step()`.  Failure to do this will result in PyTorch "
    f"skipping the first value of the learning rate schedule. {_SEE}"
)
_GET_LR = "To get the last learning rate computed by the scheduler, please use `get_last_lr()`."
_NO_INITIAL_LR = (
    "param 'initial_lr' is not specified in param_groups[{}] when resuming scheduler with last_epoch >= 0.\n"
    "This typically happens when:\n"
    "1. You're trying to resume training from a checkpoint but haven't properly loaded the optimizer state\n"
    "2. You're using last_epoch >= 0 for a fresh training run (not recommended)"
)


def _copy_of(value: Any) -> Any:
    return value.clone() if isinstance(value, Tensor) else value


def _format_param(name: str, optimizer: Optimizer, param: Any) -> list[Any]:
    """An option as one value per parameter group. ValueError for a list of another length."""
    groups = optimizer.param_groups
    if isinstance(param, (list, tuple)):
        if len(param) != len(groups):
            raise ValueError(
                f"{name} must have the same length as optimizer.param_groups. "
                f"{name} has {len(param)} values, param_groups has {len(groups)}."
            )
    else:
        param = [param] * len(groups)
    return [_copy_of(value) for value in param]


def _param_groups_val_list(optimizer: Optimizer, key: str) -> list[Any]:
    """What every group has for `key`; copies of tensors."""
    return [_copy_of(group[key]) for group in optimizer.param_groups]


def _update_param_group_val(param_group: dict[str, Any], key: str, val: Any) -> None:
    """Set an option. A tensor is filled in place: a captured graph reads this very tensor, and the user may hold it."""
    if isinstance(param_group[key], Tensor):
        param_group[key].fill_(_to_scalar(val))
    else:
        param_group[key] = val


def _check_optimizer(optimizer: Any) -> None:
    if not isinstance(optimizer, Optimizer):
        raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")


class LRScheduler:
    """Base of the schedulers: they set the learning rate of each parameter group, mostly once an epoch.

        optimizer    TypeError for what is no Optimizer
        last_epoch   -1, or the epoch to go on from (KeyError if a group has no "initial_lr")

    A subclass overrides `get_lr`. `base_lrs` has the initial rates, one for each group.

    >>> class Halving(optim.lr_scheduler.LRScheduler):
    ...     def get_lr(self):
    ...         return [lr * 0.5**self.last_epoch for lr in self.base_lrs]
    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> scheduler = Halving(optimizer)
    >>> optimizer.step()
    >>> scheduler.step()
    >>> scheduler.get_last_lr(), optimizer.param_groups[0]["lr"]
    ([0.5], 0.5)
    """

    _get_lr_called_within_step = False
    _is_initial = False

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        _check_optimizer(optimizer)
        self.optimizer = optimizer
        for i, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", _copy_of(group["lr"]))
            elif "initial_lr" not in group:
                raise KeyError(_NO_INITIAL_LR.format(i))
        self.base_lrs: Rates = _param_groups_val_list(optimizer, "initial_lr")
        # The first step adds 1: a fresh scheduler comes to epoch 0, one that goes on after epoch n to epoch n + 1.
        self.last_epoch = last_epoch
        _track_step_called(optimizer)
        self._initial_step()

    def _initial_step(self) -> None:
        self._step_count = 0
        self._is_initial = True
        try:
            self.step()
        finally:
            self._is_initial = False

    def state_dict(self) -> dict[str, Any]:
        """Everything the scheduler remembers, as a dict, without the optimizer.

        >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
        >>> optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5).state_dict()["gamma"]
        0.5
        """
        return {key: value for key, value in self.__dict__.items() if key != "optimizer"}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from a `state_dict()`. The optimizer's own state is loaded apart.

        >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
        >>> scheduler = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
        >>> scheduler.load_state_dict({"last_epoch": 7})
        >>> scheduler.last_epoch
        7
        """
        self.__dict__.update(state_dict)

    def get_last_lr(self) -> Rates:
        """The learning rates that the last step set, a list with one for each parameter group.

        >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
        >>> optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5).get_last_lr()
        [1.0]
        """
        return self._last_lr

    def get_lr(self) -> Rates:
        """The learning rates of `self.last_epoch`, one for each parameter group; `step` asks for them. Each scheduler
        has its own.

        Programs call `get_last_lr()`.
        """
        raise NotImplementedError

    def step(self, epoch: int | None = None) -> None:
        """Go to the next epoch, or to `epoch` (deprecated, with a warning), and set the learning rates.

        Call it after `optimizer.step()`; it warns if the optimizer has not taken a step before.

        >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
        >>> scheduler = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
        >>> optimizer.step()
        >>> scheduler.step()
        >>> optimizer.param_groups[0]["lr"]
        0.5
        """
        # Only the first step after the one of `__init__` is looked at: once the order was right, it stays right.
        if self._step_count == 1:
            if not hasattr(self.optimizer.step, "_wrapped_by_lr_sched"):
                warnings.warn(_OVERRIDDEN, UserWarning, stacklevel=2)
            elif not getattr(self.optimizer, "_opt_called", False):
                warnings.warn(_WRONG_ORDER, UserWarning, stacklevel=2)
        self._step_count += 1
        if epoch is not None:
            warnings.warn(EPOCH_DEPRECATION_WARNING, UserWarning, stacklevel=2)
        self._update_lr(epoch)

    def _update_lr(self, epoch: int | None = None) -> None:
        with _enable_get_lr_call(self):
            if epoch is None:
                self.last_epoch += 1
                values = self.get_lr()
            else:
                self.last_epoch = epoch
                closed_form: Callable[[], Rates] = getattr(self, "_get_closed_form_lr", self.get_lr)
                values = closed_form()
        for group, lr in zip(self.optimizer.param_groups, values, strict=True):
            _update_param_group_val(group, "lr", lr)
        self._last_lr: Rates = _param_groups_val_list(self.optimizer, "lr")


class _LRScheduler(LRScheduler):
    """The name that earlier programs import."""


def _track_step_called(optimizer: Any) -> None:
    """Wrap this optimizer's `step`, so that a scheduler can tell whether it was called."""
    if hasattr(optimizer.step, "_wrapped_by_lr_sched"):
        return
    # A strong reference would be a circle, and keep the parameters until the garbage collector runs.
    reference = weakref.ref(optimizer)
    # The wrapper is an attribute of this one optimizer and hides the class's `step`; the function under it is unbound.
    func = optimizer.step.__func__

    @wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        opt: Any = reference()
        opt._opt_called = True
        return func.__get__(opt, opt.__class__)(*args, **kwargs)

    wrapper._wrapped_by_lr_sched = True  # type: ignore[attr-defined]
    optimizer.step = wrapper


@contextmanager
def _enable_get_lr_call(scheduler: LRScheduler) -> Iterator[None]:
    scheduler._get_lr_called_within_step = True
    try:
        yield
    finally:
        scheduler._get_lr_called_within_step = False


def _warn_get_lr_called_within_step(scheduler: LRScheduler) -> None:
    if not scheduler._get_lr_called_within_step:
        warnings.warn(_GET_LR, UserWarning, stacklevel=2)
