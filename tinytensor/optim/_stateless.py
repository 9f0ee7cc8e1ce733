"""A step on other parameters: an optimizer's parameters and state exchanged for the time of a block.

Mirrors torch/optim/_stateless.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.optim.optimizer import Optimizer

_REQUIRES = "swap_in_optimizer_params_and_state requires"


def _checked_state(state: Any) -> dict[Any, Any]:
    if not isinstance(state, dict):
        raise RuntimeError(
            f"{_REQUIRES} swapin_optim_state['state'] to be a dict mapping packed "
            f"parameter ids to per-param state dicts, got {type(state).__name__}."
        )
    if any(isinstance(key, Tensor) for key in state):
        raise RuntimeError(f"{_REQUIRES} optimizer.state_dict()-style state keyed by packed parameter ids.")
    if any(isinstance(key, int) and not isinstance(value, dict) for key, value in state.items()):
        raise RuntimeError(f"{_REQUIRES} per-parameter optimizer state entries to be dictionaries.")
    return state


def _checked_ids(index: int, group: dict[str, Any], other: Any) -> list[int]:
    """The numbers of the parameters of one group. RuntimeError unless it looks like the group it stands in for."""
    if not isinstance(other, dict):
        raise RuntimeError(f"{_REQUIRES} each optimizer param group to be a dictionary.")
    ids = other.get("params")
    if not isinstance(ids, list) or not all(isinstance(number, int) for number in ids):
        raise RuntimeError(
            f"{_REQUIRES} optimizer.state_dict()-style param_groups[*]['params'] entries keyed by packed parameter ids."
        )
    if len(group["params"]) != len(ids):
        raise RuntimeError(
            f"swapin_optim_state param group {index} has a different number of params than the live optimizer param "
            "group."
        )
    only_other, only_live = [k for k in other if k not in group], [k for k in group if k not in other]
    if only_other or only_live:
        raise RuntimeError(
            f"{_REQUIRES} optimizer.state_dict()-style param group keys to exactly match the live optimizer group keys for "
            f"group {index}. Keys only in swap-in: {only_other}. Keys only in live: {only_live}."
        )
    return ids


def _checked(
    optimizer: Optimizer, parameters: list[Tensor], optim_state: Any
) -> tuple[dict[Any, Any], list[dict[str, Any]], list[list[Tensor]]]:
    """State, groups and each group's parameters."""
    if not optimizer.state:
        raise RuntimeError(f"{_REQUIRES} initialized optimizer state.")
    if not isinstance(optim_state, dict):
        raise RuntimeError(f"{_REQUIRES} a DCP-style optimizer state_dict.")
    state, groups = _checked_state(optim_state.get("state")), optim_state.get("param_groups")
    if not isinstance(groups, list):
        raise RuntimeError(
            f"{_REQUIRES} swapin_optim_state['param_groups'] to be a list of param-group dicts, got {type(groups).__name__}."
        )
    if len(optimizer.param_groups) != len(groups):
        raise RuntimeError("swapin_optim_state has a different number of parameter groups than the live optimizer.")
    start, seen, params = 0, set(), []
    for index, (group, other) in enumerate(zip(optimizer.param_groups, groups, strict=True)):
        ids = _checked_ids(index, group, other)
        seen.update(ids)
        if start + len(ids) > len(parameters):
            raise RuntimeError(f"{_REQUIRES} the explicit parameter state to match optimizer.param_groups ordering.")
        params.append(parameters[start : start + len(ids)])
        start += len(ids)
    extra = [key for key in state if key not in seen]
    if extra:
        raise RuntimeError(
            f"{_REQUIRES} swapin_optim_state['state'] to be keyed only by packed parameter ids from "
            f"param_groups[*]['params']; got extra keys {extra!r}."
        )
    return state, groups, params


@contextmanager
def swap_in_optimizer_params_and_state(
    optimizer: Optimizer, swapin_parameters: dict[str, Tensor], swapin_optim_state: dict[str, Any]
) -> Iterator[None]:
    """Let `optimizer` work on these parameters, in the order of its groups, with this `state_dict()`-style state.

    Tensors of the state are used as they are. RuntimeError if it does not fit; afterwards all is as it was.

        optimizer             its groups say how many parameters there are, in which order
        swapin_parameters     a dict of tensors
        swapin_optim_state    a dict with "state" and "param_groups"

    >>> p, other = tt.ones(1, requires_grad=True), tt.zeros(1, requires_grad=True)
    >>> optimizer = optim.SGD([p], lr=0.5)
    >>> with optim.swap_in_optimizer_params_and_state(optimizer, {"p": other}, optimizer.state_dict()):
    ...     other.sum().backward()
    ...     optimizer.step()
    Traceback (most recent call last):
        ...
    RuntimeError: swap_in_optimizer_params_and_state requires initialized optimizer state.
    >>> p, other
    (tensor([1.], requires_grad=True), tensor([0.], requires_grad=True))
    """
    state, groups, params = _checked(optimizer, list(swapin_parameters.values()), swapin_optim_state)
    before, snapshots = optimizer.state, [dict(group) for group in optimizer.param_groups]
    try:
        swapped: defaultdict[Any, Any] = defaultdict(dict)
        # The groups stay the same dicts, since schedulers hold them; only what is in them is exchanged.
        for group, other, some in zip(optimizer.param_groups, groups, params, strict=True):
            group.update(other, params=some)
            for param, number in zip(some, other["params"], strict=True):
                # A copy of the dict and not of its tensors: an entry that the step adds does not show in the given state.
                swapped[param] = dict(state.get(number, {}))
        optimizer.state = swapped
        yield
    finally:
        for group, snapshot in zip(optimizer.param_groups, snapshots, strict=True):
            group.clear()
            group.update(snapshot)
        optimizer.state = before
