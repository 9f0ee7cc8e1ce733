"""swap_tensors: two tensors change places, so that whoever holds one now holds the other.

Mirrors `swap_tensors` of torch/utils/__init__.py. Left out: that nobody else holds the memory of either tensor is not
checked, since PyTorch does that by counting references in C++.
"""

from __future__ import annotations

import copyreg
import weakref
from typing import Any

_POISONED = (
    "Trying to execute AccumulateGrad node that was poisoned by swap_tensors this can happen when you try to run backward on "
    "a tensor that was swapped. For a module m with `torch.__future__.set_swap_module_params_on_conversion(True)` you should "
    "not change the device or dtype of the module (e.g. `m.cpu()` or `m.half()`) between running forward and backward. To "
    "resolve this, please only change the device/dtype before running forward (or after both forward and backward)."
)


def swap_tensors(t1: Any, t2: Any) -> None:
    """Swap class, attributes, bytes and history. RuntimeError where somebody refers to one of them weakly.

    >>> a, b = tt.zeros(1), tt.ones(2)
    >>> tt.utils.swap_tensors(a, b)
    >>> a, b
    (tensor([1., 1.]), tensor([0.]))
    """
    for name, t in (("t1", t1), ("t2", t2)):
        if weakref.getweakrefs(t):
            raise RuntimeError(f"Cannot swap {name} because it has weakref associated with it")
    slots = _slots(t1)
    if slots != _slots(t2):
        raise RuntimeError("Cannot swap t1 and t2 if they have different slots")
    # Before the swap, since a node is found by way of its tensor.
    _poison(t1)
    _poison(t2)
    _swap(t1, t2, "__class__")
    _swap(t1, t2, "__dict__")
    for slot in slots:
        _swap(t1, t2, slot)


def _slots(t: Any) -> set[str]:
    return set(copyreg._slotnames(type(t)))  # type: ignore[attr-defined]


def _swap(t1: Any, t2: Any, name: str) -> None:
    missing = object()
    first, second = getattr(t1, name, missing), getattr(t2, name, missing)
    for t, value in ((t1, second), (t2, first)):
        if value is not missing:
            setattr(t, name, value)
        elif hasattr(t, name):
            delattr(t, name)


def _raise(grad_outputs: Any) -> None:
    raise RuntimeError(_POISONED)


def _poison(t: Any) -> None:
    """A graph recorded before the swap would write its gradient to the wrong tensor: so it is made to raise."""
    known = t.autograd_meta_ and t.autograd_meta_.grad_accumulator
    node = known and known()
    if node is not None:
        node.register_prehook(_raise)
