"""fork and wait. A task runs at once, in the thread that forks it: what it returns or raises waits for `wait`.

Mirrors torch/jit/_async.py. PyTorch outside of TorchScript does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Future:
    """The result of a task."""

    def __init__(self) -> None:
        self._value: Any = None
        self._error: BaseException | None = None
        self._done = False

    def done(self) -> bool:
        """Whether the result is there."""
        return self._done

    def set_result(self, result: Any) -> None:
        """Give the result. RuntimeError if there is one."""
        if self._done:
            raise RuntimeError("Future already completed")
        self._value, self._done = result, True

    def set_exception(self, result: BaseException) -> None:
        """Let `wait` raise. RuntimeError if there is a result."""
        if self._done:
            raise RuntimeError("Future already completed")
        self._error, self._done = result, True

    def value(self) -> Any:
        """The result, or what was raised instead."""
        if self._error is not None:
            raise self._error
        return self._value

    def wait(self) -> Any:
        """The result. RuntimeError if nobody can give it any more, since tasks run when they are forked."""
        if not self._done:
            raise RuntimeError("the result of this Future has not been set, and no task is left that would set it")
        return self.value()


def fork(func: Callable[..., Any], *args: Any, **kwargs: Any) -> Future:
    """Run a task; returns its Future.

    >>> tt.jit.wait(tt.jit.fork(lambda x: x + 1, tt.ones(1)))
    tensor([2.])
    """
    future = Future()
    try:
        future.set_result(func(*args, **kwargs))
    except Exception as error:
        future.set_exception(error)
    return future


def wait(future: Future) -> Any:
    """The result of a task, or what it raised. TypeError for what is no Future."""
    if not isinstance(future, Future):
        raise TypeError(f"wait(): incompatible function arguments. Expected a torch.jit.Future, got {future!r}")
    return future.wait()
