"""Users' functions that run in place of operators, inside of each other; one that calls itself is stopped in time.

A handler of a mode or a subclass, a kernel or a fallback from Python, that calls the operator again arrives at itself
again. Python would end that, but too late: at its own limit not even what has to be put back in order can be called any
more, and where the limit has been raised the C stack may end first. So they are counted, for each thread, and the error
names the one that did it.

PyTorch leaves this to Python.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

# A call takes about as many of Python's frames from one handler to the next, with room to spare ...
_FRAMES = 16
# ... and of the C stack what a thread with 512 KiB has for so many.
_MOST = 100


class _Running(threading.local):
    depth = 0


_running = _Running()


def run_handler(who: Callable[[], str], handler: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    """`handler(*args, **kwargs)`; RecursionError that says `who()` if too many are inside of each other."""
    depth = _running.depth
    if depth >= _MOST or depth >= sys.getrecursionlimit() // _FRAMES:
        raise RecursionError(f"maximum recursion depth exceeded in {who()}")
    _running.depth = depth + 1
    try:
        return handler(*args, **kwargs)
    finally:
        _running.depth = depth


def in_words(owner: Any, kind: str) -> str:
    """A mode or the class of a subclass, as errors name it."""
    try:
        return f"tensor subclass {owner!r}" if kind == "subclass" else f"mode object {owner!r}"
    except Exception:  # a __repr__ that calls operators, while they fail
        return f"{'tensor subclass' if kind == 'subclass' else 'mode object'} of type {type(owner).__name__}"
