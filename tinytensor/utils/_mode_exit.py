"""A mode whose own `__enter__` or `__exit__` raises does not stay behind.

Python calls no `__exit__` for a block whose `__enter__` raised, and an `__exit__` that raises before it has called
super's leaves its mode on the stack for the rest of the thread. PyTorch leaves it there; here it is taken off.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any


def leave_if_raising(cls: Any, base: Any, stack: Any) -> None:
    """Guard the `__enter__` and `__exit__` that the class `cls` itself defines, a mode derived from `base`.

    stack    the module of c10 with the stack of such modes: `stack_len`, `get_stack_at`
    """
    for name, extra in (("__enter__", 0), ("__exit__", 1)):
        method = cls.__dict__.get(name)
        if method is not None:
            setattr(cls, name, _guarded(method, base, stack, extra))


def _guarded(method: Callable[..., Any], base: Any, stack: Any, extra: int) -> Callable[..., Any]:
    """`method`, guarded: if it raises, modes are popped until there are as many as before the call, less `extra`."""

    @functools.wraps(method)
    def guarded(self: Any, *args: Any) -> Any:
        before = stack.stack_len() - extra
        try:
            return method(self, *args)
        except BaseException:
            while stack.stack_len() > before:
                base.__exit__(stack.get_stack_at(stack.stack_len() - 1), None, None, None)
            raise

    return guarded
