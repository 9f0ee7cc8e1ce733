"""torch.futures: a value that is there later, what is done when it comes, and waiting for it.

    >>> import tinytensor as tt
    >>> future = tt.futures.Future()
    >>> doubled = future.then(lambda f: f.value() * 2)
    >>> future.set_result(tt.ones(2))
    >>> doubled.wait()
    tensor([2., 2.])

Any thread may set the value; `wait` blocks until one does.

Mirrors torch/futures/__init__.py and aten/src/ATen/core/ivalue_inl.h. Left out: streams of devices, since work here is not queued.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar, cast

from tinytensor.c10.device import Device

T = TypeVar("T")
S = TypeVar("S")
__all__ = ["Future", "collect_all", "wait_all"]


class Future(Generic[T]):
    """A value that is there later.

        devices    which devices its tensors may be on; kept, and handed on by `then`

    >>> f = tt.futures.Future()
    >>> f.done()
    False
    >>> f.set_result(3)
    >>> f.wait()
    3
    """

    def __init__(self, *, devices: Iterable[int | str | Device] | None = None) -> None:
        self._devices = [Device(d) for d in devices or ()]  # an int: of the accelerator
        self._condition = threading.Condition()
        self._done = False
        self._value: Any = None
        self._error: BaseException | None = None
        self._callbacks: list[Callable[[Future[T]], Any]] = []

    def done(self) -> bool:
        """Whether there is a value or an exception."""
        return self._done

    def wait(self) -> T:
        """The value, once there is one. Raises what `set_exception` was given."""
        with self._condition:
            self._condition.wait_for(lambda: self._done)
        return self.value()

    def value(self) -> T:
        """The value, which must be there. Raises what `set_exception` was given; RuntimeError if there is neither."""
        if not self._done:
            raise RuntimeError("Future is not complete")  # PyTorch stops the process in a debug build
        if self._error is not None:
            raise self._error
        return cast(T, self._value)

    def then(self, callback: Callable[[Future[T]], S]) -> Future[S]:
        """Another Future, of what `callback(self)` gives; it runs when this one is done, at once if it is.

        If it raises, the other Future raises a RuntimeError that tells of it.
        """
        child: Future[S] = Future(devices=self._devices)

        def run(future: Future[T]) -> None:
            try:
                child.set_result(callback(future))
            except Exception as error:
                frames = traceback.extract_tb(error.__traceback__)
                places = "".join(f"  {f.filename}({f.lineno}): {f.name}\n" for f in reversed(frames))
                text = f"{type(error).__name__}: {error}\n\nAt:\n{places}"
                child.set_exception(RuntimeError(f"Got the following error when running the callback: {text}"))

        self.add_done_callback(run)
        return child

    def add_done_callback(self, callback: Callable[[Future[T]], Any]) -> None:
        """Call `callback(self)` when this is done, at once if it is."""
        with self._condition:
            if not self._done:
                self._callbacks.append(callback)
                return
        callback(self)

    def set_result(self, result: T) -> None:
        """Give the value. RuntimeError if there is one."""
        self._complete(result, None)

    def set_exception(self, result: BaseException) -> None:
        """Let `wait` and `value` raise. AssertionError for what is no Exception, RuntimeError if there is a value."""
        if not isinstance(result, Exception):
            raise AssertionError(f"{result} is of type {type(result)}, not an Exception.")
        self._complete(None, result)

    def _complete(self, value: Any, error: BaseException | None) -> None:
        with self._condition:
            if self._done:
                raise RuntimeError(
                    "Attempting to mark a completed Future as complete again. Note that a Future can only be marked "
                    "completed once."
                )
            self._value, self._error, self._done = value, error, True
            callbacks, self._callbacks = self._callbacks, []
            self._condition.notify_all()
        for callback in callbacks:
            callback(self)


def collect_all(futures: Sequence[Future[Any]]) -> Future[list[Future[Any]]]:
    """A Future of the list, done when all of them are; it has the first exception, if there is one.

    >>> f, g = tt.futures.Future(), tt.futures.Future()
    >>> both = tt.futures.collect_all([f, g])
    >>> f.set_result(0), g.set_result(1)
    (None, None)
    >>> [x.value() for x in both.wait()]
    [0, 1]
    """
    together: Future[list[Future[Any]]] = Future()
    lock, left = threading.Lock(), [len(futures)]

    def one_more(future: Future[Any]) -> None:
        with lock:
            left[0] -= 1
            last = left[0] == 0
        if last:
            first = next((f._error for f in futures if f._error is not None), None)
            together._complete(list(futures), first)

    if not futures:
        together.set_result([])
    for future in futures:
        future.add_done_callback(one_more)
    return together


def wait_all(futures: Sequence[Future[Any]]) -> list[Any]:
    """The values of all, once all are done; raises what one of them raises.

    >>> f = tt.futures.Future()
    >>> f.set_result(4)
    >>> tt.futures.wait_all([f])
    [4]
    """
    return [future.wait() for future in collect_all(futures).wait()]
