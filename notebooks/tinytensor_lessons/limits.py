"""A time limit around a learner's code.

On the main thread of a POSIX system an interval timer interrupts the code, even inside a tight loop. Elsewhere a
watchdog thread raises the exception in the running thread; it arrives with the next Python instruction.

What counts is the time that the process gets, so that a busy machine takes nothing away from the learner. Code that waits
uses none; it has to end, too, after three times as long. The seconds in which the library compiles kernels do not count:
the first run on a machine may need many of them.
"""

from __future__ import annotations

import _signal
import ctypes
import signal
import threading
from time import monotonic, process_time
from types import FrameType, TracebackType
from typing import Any

from tinytensor.kernel_compiler.object_store import store

# Python's own, in C: they work also while a learner's code has broken the names that the functions around them use.
_set_handler, _get_handler = _signal.signal, _signal.getsignal
_set_timer: Any = getattr(signal, "setitimer", None)
_get_timer: Any = getattr(signal, "getitimer", None)
_raise_in_thread = ctypes.pythonapi.PyThreadState_SetAsyncExc


class TimeIsUp(BaseException):
    """Not an Exception, so that a learner's `except Exception` does not swallow it."""


_PATIENCE = 3
_COMPILING = 120.0  # seconds of compiling that do not count, at most
# The timer fires again and again until the block is left: a bare `except:` swallows the first one.
_AGAIN = 0.2
_SOON = 0.01
# A learner's code may have taken the timer away. Then the watchdog bites, this much later.
_LATER = 2.0


class stop_button:
    """Within the block, a KeyboardInterrupt that somebody asked for is told from one that the code raises by itself.

    The stop button of a notebook sends SIGINT. The handler notes that, and raises KeyboardInterrupt as ever; so a case
    is interrupted in the middle. Should the code swallow it, `check` raises it again as soon as the case is over. An
    interrupt without a signal is nothing but an exception of the learner's.
    """

    def __init__(self) -> None:
        self.pressed = False
        self._old: Any = None

    def __enter__(self) -> stop_button:
        if threading.current_thread() is threading.main_thread() and callable(_get_handler(signal.SIGINT)):
            self._old = _set_handler(signal.SIGINT, self._press)
        return self

    def __exit__(self, *exc_info: object) -> None:
        if self._old is not None:
            _set_handler(signal.SIGINT, self._old)

    def _press(self, signum: int, frame: FrameType | None) -> None:
        self.pressed = True
        self._old(signum, frame)

    def check(self) -> None:
        """Raise KeyboardInterrupt if the button was pressed."""
        if self.pressed:
            raise KeyboardInterrupt


class time_limit:
    """Raise TimeIsUp in this block after `seconds`.

    Whatever leaves the block after that is TimeIsUp too: the exception may strike inside a library that makes another
    one of it.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.expired = False
        self._done = threading.Event()
        self._by_signal = False

    def _time_left(self) -> float:
        """Seconds until the limit; 0 if it is reached."""
        compiling = min(store().compile_seconds - self._compiling, _COMPILING)
        used, passed = process_time() - self._used, monotonic() - self._began
        return max(self.seconds + compiling - used, 0.0) if passed < _PATIENCE * self.seconds + compiling else 0.0

    def __enter__(self) -> time_limit:
        self._used, self._began, self._compiling = process_time(), monotonic(), store().compile_seconds
        self._by_signal = _set_timer is not None and threading.current_thread() is threading.main_thread()
        self._done = threading.Event()
        later = 0.0
        if self._by_signal:
            self._handler = self._interrupt
            self._old_handler = _set_handler(signal.SIGALRM, self._handler)
            self._old_timer = _set_timer(signal.ITIMER_REAL, self.seconds, _AGAIN)
            later = _LATER
        threading.Thread(target=self._watch, args=(threading.get_ident(), later), daemon=True).start()
        return self

    def check(self) -> None:
        """Raise TimeIsUp if the time is up and the code has swallowed that; set the timer again if it took it away."""
        if self.expired:
            raise TimeIsUp
        if self._by_signal and not self._done.is_set():
            if _get_handler(signal.SIGALRM) is not self._handler:
                _set_handler(signal.SIGALRM, self._handler)
            if not _get_timer(signal.ITIMER_REAL)[0]:
                _set_timer(signal.ITIMER_REAL, max(self._time_left(), _SOON), _AGAIN)

    def __exit__(self, kind: type | None, value: BaseException | None, trace: TracebackType | None) -> None:
        if self._by_signal:
            _set_timer(signal.ITIMER_REAL, 0)
            _set_handler(signal.SIGALRM, self._old_handler)
            if self._old_timer[0]:
                _set_timer(signal.ITIMER_REAL, *self._old_timer)
        self._done.set()
        if self.expired and kind is not TimeIsUp:
            raise TimeIsUp from value

    def _interrupt(self, signum: int, frame: FrameType | None) -> None:
        left = self._time_left()
        if left:
            if not _is_leaving(frame):
                _set_timer(signal.ITIMER_REAL, max(left, _SOON), _AGAIN)
            return
        self.expired = True
        if not _is_leaving(frame):
            raise TimeIsUp

    def _watch(self, thread_id: int, later: float) -> None:
        wait = self.seconds + later
        while not self._done.wait(wait):
            left = self._time_left()
            if left:
                wait = max(left, _SOON) + later
                continue
            self.expired = True
            _raise_in_thread(ctypes.c_ulong(thread_id), ctypes.py_object(TimeIsUp))
            wait = _AGAIN


def _is_leaving(frame: FrameType | None) -> bool:
    """Whether the interrupt came while `__exit__`, or what it calls, was stopping the timer: it must run to its end."""
    code = time_limit.__exit__.__code__
    return frame is not None and (frame.f_code is code or (frame.f_back is not None and frame.f_back.f_code is code))
