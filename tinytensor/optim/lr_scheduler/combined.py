"""Schedulers of schedulers: one after the other, or all at once.

Mirrors torch/optim/lr_scheduler.py.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from tinytensor.optim.lr_scheduler.base import LRScheduler, _param_groups_val_list, _update_param_group_val
from tinytensor.optim.lr_scheduler.plateau import ReduceLROnPlateau
from tinytensor.optim.optimizer import Optimizer


class _SchedulerOfSchedulers(LRScheduler):
    """Has `_schedulers`, and saves their states in its own."""

    _schedulers: Sequence[Any]

    def _check(self, optimizer: Optimizer, schedulers: Sequence[Any]) -> None:
        """TypeError or ValueError unless all of them serve this optimizer and step without arguments."""
        name = self.__class__.__name__
        for i, scheduler in enumerate(schedulers):
            if not hasattr(scheduler, "optimizer"):
                raise TypeError(f"{name} at index {i} should have `optimizer` as its attribute.")
            if isinstance(scheduler, ReduceLROnPlateau):
                raise ValueError(
                    f"{name} does not support `ReduceLROnPlateau` scheduler as it "
                    "requires additional kwargs to be specified when calling `step`, "
                    f"but got one at index {i} in the given schedulers sequence."
                )
            if optimizer != scheduler.optimizer:
                raise ValueError(
                    f"{name} expects all schedulers to belong to the same optimizer, but "
                    f"got scheduler {scheduler.__class__.__name__} at index {i} has {scheduler.optimizer}, "
                    f"which is different from {optimizer.__class__.__name__}."
                )

    def state_dict(self) -> dict[str, Any]:
        """Everything but the optimizer; of the schedulers, their states."""
        state = {key: value for key, value in self.__dict__.items() if key not in ("optimizer", "_schedulers")}
        state["_schedulers"] = [scheduler.state_dict() for scheduler in self._schedulers]
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from a `state_dict()`."""
        # Taken out, so that the states do not replace the schedulers, and put back for the caller.
        states = state_dict.pop("_schedulers")
        self.__dict__.update(state_dict)
        state_dict["_schedulers"] = states
        for scheduler, state in zip(self._schedulers, states, strict=False):
            scheduler.load_state_dict(state)


class SequentialLR(_SchedulerOfSchedulers):
    """The first scheduler until the first milestone, then the second, which starts at its own epoch 0, and so on.

        schedulers   of this optimizer
        milestones   numbers of epochs, one fewer than schedulers; ValueError for another number
        last_epoch   -1, or the epoch to go on from

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> constant = optim.lr_scheduler.ConstantLR(optimizer, factor=0.1, total_iters=2)
    >>> falling = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
    >>> scheduler = optim.lr_scheduler.SequentialLR(optimizer, [constant, falling], milestones=[2])
    >>> rates = []
    >>> for _ in range(5):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.1, 0.1, 1.0, 0.5, 0.25]
    """

    def __init__(
        self, optimizer: Optimizer, schedulers: list[Any], milestones: list[int], last_epoch: int = -1
    ) -> None:
        if len(schedulers) < 1:
            raise ValueError(f"{self.__class__.__name__} expects at least one scheduler, but got no scheduler.")
        self._check(optimizer, schedulers)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(
                "Sequential Schedulers expects number of schedulers provided to be one more "
                f"than the number of milestone points, but got number of schedulers {len(schedulers)} and the "
                f"number of milestones to be equal to {len(milestones)}"
            )
        self._schedulers = schedulers
        self._milestones = milestones
        self.last_epoch = last_epoch + 1
        self.optimizer = optimizer
        # Each of them took its first step when it was made, and changed the rate. All of that is undone; then the one whose
        # turn it is takes its first step again.
        for group in self.optimizer.param_groups:
            _update_param_group_val(group, "lr", group["initial_lr"])
        self.recursive_undo()
        first = self._schedulers[bisect_right(self._milestones, 0)]
        first._initial_step()
        self._last_lr = first.get_last_lr()

    def recursive_undo(self, sched: Any = None) -> None:
        """Undo the first step of every scheduler in `sched`, however deep; None: of all of them."""
        scheduler = self if sched is None else sched
        if hasattr(scheduler, "_schedulers"):
            for inner in scheduler._schedulers:
                self.recursive_undo(inner)
        elif hasattr(scheduler, "last_epoch"):
            scheduler.last_epoch -= 1

    def step(self) -> None:  # type: ignore[override]
        """Go to the next epoch with the scheduler whose turn it is."""
        self.last_epoch += 1
        idx = bisect_right(self._milestones, self.last_epoch)
        scheduler = self._schedulers[idx]
        if idx > 0 and self._milestones[idx - 1] == self.last_epoch:
            # Epoch 0 in the closed form: from the initial rate, whatever the scheduler before has left.
            scheduler._update_lr(0)
        else:
            scheduler.step()
        self._last_lr = scheduler.get_last_lr()


class ChainedScheduler(_SchedulerOfSchedulers):
    """All schedulers step every epoch, each from the learning rate that the one before has left.

        schedulers   of one optimizer; ValueError for none, or for a ReduceLROnPlateau among them
        optimizer    default: that of the first scheduler

    >>> optimizer = optim.SGD([tt.zeros(1, requires_grad=True)], lr=1.0)
    >>> constant = optim.lr_scheduler.ConstantLR(optimizer, factor=0.1, total_iters=2)
    >>> falling = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
    >>> scheduler = optim.lr_scheduler.ChainedScheduler([constant, falling])
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(round(scheduler.get_last_lr()[0], 4))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.1, 0.05, 0.25, 0.125]
    """

    def __init__(self, schedulers: Sequence[Any], optimizer: Optimizer | None = None) -> None:
        if len(schedulers) < 1:
            raise ValueError(
                f"{self.__class__.__name__} expects at least one scheduler to be chained, but got no scheduler."
            )
        optimizer = optimizer or schedulers[0].optimizer
        self._check(optimizer, schedulers)
        self._schedulers = schedulers
        self.optimizer = optimizer
        self._last_lr = _param_groups_val_list(self._schedulers[-1].optimizer, "lr")

    def step(self) -> None:  # type: ignore[override]
        """Let each scheduler go to its next epoch, one after the other."""
        for scheduler in self._schedulers:
            scheduler.step()
        self._last_lr = _param_groups_val_list(self._schedulers[-1].optimizer, "lr")
