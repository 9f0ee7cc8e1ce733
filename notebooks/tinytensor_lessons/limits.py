"""A time limit around a learner's code.

On the main thread of a POSIX system an interval timer interrupts the code, even inside a tight loop. Elsewhere a
watchdog thread raises the exception in the running thread; it arrives with the next Python instruction.

What counts is the time that the process gets, so that a busy machine takes nothing away from the learner. Code that waits
uses none; it has to end, too, after three times as long.
"""

from __future__ import annotations

import ctypes
import signal
import threading
import time
from types import FrameType, TracebackType


class TimeIsUp(BaseException):
    """Not an Exception, so that a learner's `except Exception` does not swallow it."""


_PATIENCE = 3
# The timer fires again and again until the block is left: a bare `except:` swallows the first one.
_AGAIN = 0.2
_SOON = 0.01


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
        used, passed = time.process_time() - self._used, time.monotonic() - self._began
        return max(self.seconds - used, 0.0) if passed < _PATIENCE * self.seconds else 0.0

    def __enter__(self) -> time_limit:
        self._used, self._began = time.process_time(), time.monotonic()
        self._by_signal = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        if self._by_signal:
            self._old_handler = signal.signal(signal.SIGALRM, self._interrupt)
            self._old_timer = signal.setitimer(signal.ITIMER_REAL, self.seconds, _AGAIN)
        else:
            watchdog = threading.Thread(target=self._watch, args=(threading.get_ident(),), daemon=True)
            watchdog.start()
        return self

    def __exit__(self, kind: type | None, value: BaseException | None, trace: TracebackType | None) -> None:
        if self._by_signal:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._old_handler)
            if self._old_timer[0]:
                signal.setitimer(signal.ITIMER_REAL, *self._old_timer)
        else:
            self._done.set()
        if self.expired and kind is not TimeIsUp:
            raise TimeIsUp from value

    def _interrupt(self, signum: int, frame: FrameType | None) -> None:
        left = self._time_left()
        if left:
            if not _is_leaving(frame):
                signal.setitimer(signal.ITIMER_REAL, max(left, _SOON), _AGAIN)
            return
        self.expired = True
        if not _is_leaving(frame):
            raise TimeIsUp

    def _watch(self, thread_id: int) -> None:
        wait = self.seconds
        while not self._done.wait(wait):
            left = self._time_left()
            if left:
                wait = max(left, _SOON)
                continue
            self.expired = True
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread_id), ctypes.py_object(TimeIsUp))
            wait = _AGAIN


def _is_leaving(frame: FrameType | None) -> bool:
    """Whether the interrupt came while `__exit__`, or what it calls, was stopping the timer: it must run to its end."""
    code = time_limit.__exit__.__code__
    return frame is not None and (frame.f_code is code or (frame.f_back is not None and frame.f_back.f_code is code))
