"""Batches in pinned memory, from which a device copies by itself: `DataLoader(pin_memory=True)`.

Mirrors torch/utils/data/_utils/pin_memory.py. Left out: a thread of its own for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.c10.tensor_impl import TensorImpl


def can_pin() -> bool:
    """Whether there is a device for which memory can be pinned."""
    from tinytensor.c10.cuda.cuda_runtime import is_available  # not loaded yet in most programs

    return is_available()


def pin_memory(data: Any) -> Any:
    """The batch with all its tensors in pinned memory; what has a method `pin_memory` is asked for it."""
    if isinstance(data, TensorImpl):
        return F.pin_memory(data)
    if hasattr(data, "pin_memory"):
        return data.pin_memory()
    if isinstance(data, str | bytes):
        return data
    if isinstance(data, Mapping):
        return _like(data, {key: pin_memory(value) for key, value in data.items()})
    if isinstance(data, tuple) and hasattr(data, "_fields"):
        return type(data)(*map(pin_memory, data))
    if isinstance(data, Sequence):
        return _like(data, [pin_memory(value) for value in data])
    return data


def _like(data: Any, values: Any) -> Any:
    """The values in a container of data's type; in a plain one if that cannot be made from them."""
    try:
        return type(data)(values)
    except TypeError:
        return values
