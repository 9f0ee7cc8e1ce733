"""Seeds for CUDA's generators, from before there are any.

`tt.manual_seed(0)` seeds the generators of all devices. Making them would start CUDA, which a program may never use. So the
seed is kept until they are made. A later seed for all devices replaces what came before, so at most a seed for each way to
name a device is kept.

Mirrors `_lazy_call` and `_LazySeedTracker` of torch/cuda/__init__.py and torch/_utils.py.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

ALL = -1
"""The index that means every device. None means the current one."""

SeedOne = Callable[[int | None, int | None], None]
_lock = threading.Lock()
_waiting: dict[int | None, int | None] = {}
_apply: SeedOne | None = None


def seed(index: int | None, value: int | None) -> None:
    """Seed a device's generator (by chance if the value is None): now, or as soon as there is one."""
    with _lock:
        if _apply is None:
            if index == ALL:
                _waiting.clear()
            _waiting.pop(index, None)
            _waiting[index] = value
            return
    _apply(index, value)


def take_over(apply: SeedOne) -> None:
    """From now on seeds go to `apply(index, seed)`, at first those that have been waiting."""
    global _apply
    with _lock:
        for index, value in _waiting.items():
            apply(index, value)
        _waiting.clear()
        _apply = apply
