"""Runs users' functions that stand in for operators, and stops one that calls itself without end.

A handler of a mode or a subclass, a kernel or a fallback from Python may call the operator that it handles, and then it
is called again. Python's own recursion limit would stop this too late: there is no room left to restore modes and key
sets, and if a program has raised the limit, the C stack may overflow first. So each thread counts its nested handlers,
and the error names the one that recurses.

PyTorch leaves this to Python.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

# An upper bound of the Python frames between one handler and the next one inside it ...
_FRAMES = 16
# ... the number of nested handlers for which a C stack of 512 KiB is enough ...
_MOST = 100
# ... and one that is fine with every limit that Python can work with, so that usual calls need not ask for it.
_FEW = 2


class HandlersAnswer(BaseException):
    """What a handler of `__torch_function__` has answered to a function that would make something else of it.

    `torch.max(x, 0)` gives names to the two results of its operator. A handler's answer is the function's result as it is, and the
    operator's caller cannot tell it from results. So it is raised, and such functions catch it: without a handler that costs nothing.
    """

    def __init__(self, value: Any) -> None:
        super().__init__(value)
        self.value = value


class _Running(threading.local):
    depth = 0


_running = _Running()


def run_handler(who: Callable[..., str], handler: Callable[..., Any], args: Any, kwargs: Any, *about: Any) -> Any:
    """Return `handler(*args, **kwargs)`. RecursionError with the text `who(*about)` if too many handlers are nested."""
    running = _running.__dict__  # this thread's: each attribute of `_running` would be looked for anew
    depth = running.get("depth", 0)
    if depth > _FEW and (depth >= _MOST or depth >= sys.getrecursionlimit() // _FRAMES):
        raise RecursionError(f"maximum recursion depth exceeded in {who(*about)}")
    running["depth"] = depth + 1
    try:
        return handler(*args, **kwargs) if kwargs else handler(*args)
    finally:
        running["depth"] = depth


def describe_owner(owner: Any, kind: str) -> str:
    """The name of a mode, or of the class of a subclass, for error texts."""
    try:
        return f"tensor subclass {owner!r}" if kind == "subclass" else f"mode object {owner!r}"
    except Exception:  # a __repr__ that calls operators, while they fail
        return f"{'tensor subclass' if kind == 'subclass' else 'mode object'} of type {type(owner).__name__}"
