"""Thread-local state that goes along when a thread works for another one.

A backward pass may run on several threads. A hook, or a tensor subclass's code, must find there what it would find on the
thread that called `backward`: key sets and grad mode, modes, default hooks of saved tensors, the default device. Whoever keeps
such state in a `threading.local` hands it to `carried`.

Mirrors aten/src/ATen/ThreadLocalState.{h,cpp}.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, DEFAULT_NOT_EXCLUDED, get_local_keys, set_local_keys

Local = TypeVar("Local", bound=threading.local)
_carried: list[tuple[threading.local, dict[str, Any]]] = []  # each with what it is in a new thread


def carried(local: Local) -> Local:
    """Let this state go along; returns it. Lists and dicts in it are copied, other values are shared."""
    _carried.append((local, dict(vars(type(local)()))))
    return local


class ThreadLocalState:
    """The state of the thread that makes it, for another thread to `apply`. Only what differs from a new thread's is kept."""

    __slots__ = ("_values", "keys")

    def __init__(self) -> None:
        self.keys = get_local_keys()
        self._values = {local: _copy(now) for local, default in _carried if (now := vars(local)) != default}

    @staticmethod
    def of_new_thread() -> ThreadLocalState:
        """What a thread has before anything is done on it."""
        made = ThreadLocalState.__new__(ThreadLocalState)
        made.keys, made._values = (DEFAULT_INCLUDED, DEFAULT_NOT_EXCLUDED), {}
        return made

    def apply(self) -> None:
        """Give this thread the state, in the place of what it has."""
        for local, default in _carried:
            wanted, now = self._values.get(local, default), vars(local)
            if now != wanted:
                now.clear()
                now.update(_copy(wanted))
        set_local_keys(*self.keys)


def _copy(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value.copy() if isinstance(value, list | dict) else value for name, value in values.items()}
