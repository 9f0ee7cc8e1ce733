# hot path
"""InputBuffer: where the gradients that flow into one node are added up until the last has arrived.

The buffer is a plain list with one place per output of the node's forward call; None stands for "nothing came yet",
which at the end means a gradient of zero.

Mirrors torch/csrc/autograd/input_buffer.{h,cpp}. Left out: streams, and the sparse case of in-place addition.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any

from tinytensor.c10.grad_mode import is_grad_enabled

# Below this size a fresh tensor is as cheap as asking who else sees the old one.
_WORTH_ASKING = 4096


def accumulate(buffer: list[Any], input_nr: int, grad: Any) -> None:
    """`buffer[input_nr] += grad`."""
    if grad is None:
        return
    old = buffer[input_nr]
    if old is None:
        buffer[input_nr] = grad
    elif old.meta.nbytes >= _WORTH_ASKING and _can_accumulate_inplace(old, grad) and getrefcount(old) <= 3:
        old.add_(grad)
    else:
        buffer[input_nr] = old + grad


def _can_accumulate_inplace(old: Any, grad: Any) -> bool:
    """Whether `old` has bytes of its own: a sum that may be overwritten. (Counted: its slot, and the argument here.)"""
    meta = old.meta
    return (
        meta.is_non_overlapping_and_dense
        and meta.plain is grad.meta.plain
        and getrefcount(old.storage_) <= 2
        and not is_grad_enabled()
    )
