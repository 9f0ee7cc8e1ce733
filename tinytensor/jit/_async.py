"""fork and wait. A task runs at once, in the thread that forks it: what it returns or raises waits for `wait`.

Mirrors torch/jit/_async.py. PyTorch outside of TorchScript does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.futures import Future


def fork(func: Callable[..., Any], *args: Any, **kwargs: Any) -> Future[Any]:
    """Run a task; returns its Future.

    >>> tt.jit.wait(tt.jit.fork(lambda x: x + 1, tt.ones(1)))
    tensor([2.])
    """
    future: Future[Any] = Future()
    try:
        future.set_result(func(*args, **kwargs))
    except Exception as error:
        future.set_exception(error)
    return future


def wait(future: Future[Any]) -> Any:
    """The result of a task, or what it raised. TypeError for what is no Future.

    >>> tt.wait(tt.fork(lambda: 3))
    3
    """
    if not isinstance(future, Future):
        raise TypeError(f"wait(): incompatible function arguments. Expected a torch.jit.Future, got {future!r}")
    return future.wait()
