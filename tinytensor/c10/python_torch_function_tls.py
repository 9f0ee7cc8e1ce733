"""The stack of this thread's TorchFunctionModes, and whether `__torch_function__` is asked at all.

What a call sees of it are two bits (see c10/dispatch_key_set.py): TORCH_FUNCTION, which tensors of subclasses carry, is
excluded while overrides are disabled; TORCH_FUNCTION_MODE is included while there is a mode.

Mirrors c10/core/impl/PythonTorchFunctionTLS.{h,cpp} and torch/csrc/utils/disable_torch_function.cpp.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key_set import TORCH_FUNCTION, TORCH_FUNCTION_MODE
from tinytensor.c10.local_dispatch_key_set import ExcludeDispatchKeyGuard, set_local_keys, tls
from tinytensor.c10.thread_local_state import carried

possible = False
"""Whether there may be somebody to ask: some tensor's class overrides, or some thread has a mode.

Functions written in Python look here before they look at their arguments. A mode that knows a device alone does not count: it
answers for calls that make tensors out of nothing, and these are operators.
"""

_classes_override = False
_threads_with_modes: set[int] = set()
_watchers: list[Callable[[bool], None]] = []
_noting = threading.RLock()


def class_overrides() -> None:
    """From now on there are objects whose class is asked."""
    global possible, _classes_override
    _classes_override = possible = True


def watch_modes(watcher: Callable[[bool], None]) -> None:
    """Call `watcher(True)` when the first thread gets a mode, and `watcher(False)` when none has one any more."""
    _watchers.append(watcher)


def _note_modes() -> None:
    global possible
    with _noting:
        before = bool(_threads_with_modes)
        if all(hasattr(mode, "default_device") for mode in _stack.modes):
            _threads_with_modes.discard(threading.get_ident())
        else:
            _threads_with_modes.add(threading.get_ident())
        now = bool(_threads_with_modes)
        if now != before:
            possible = _classes_override or now
            for watcher in _watchers:
                watcher(now)


class _Stack(threading.local):
    def __init__(self) -> None:
        self.modes: list[Any] = []


_stack = carried(_Stack())


def push_mode(mode: Any) -> None:
    """Make `mode` the one that is asked first."""
    _stack.modes.append(mode)
    _note_modes()
    set_local_keys(tls.included | TORCH_FUNCTION_MODE, tls.not_excluded)


def pop_mode() -> Any:
    """Take away the mode that is asked first. RuntimeError if there is none."""
    modes = _stack.modes
    if not modes:
        raise RuntimeError("trying to pop from empty mode stack")
    mode = modes.pop()
    _note_modes()
    if not modes:
        set_local_keys(tls.included & ~TORCH_FUNCTION_MODE, tls.not_excluded)
    return mode


def stack() -> list[Any]:
    """The modes themselves, for the one who asks them."""
    return _stack.modes


def get_stack() -> tuple[Any, ...]:
    """All of them, to go back to with `set_stack`."""
    return tuple(_stack.modes)


def set_stack(active: tuple[Any, ...]) -> None:
    """Make these the modes, and no others."""
    _stack.modes[:] = active
    _note_modes()
    set_local_keys(
        tls.included | TORCH_FUNCTION_MODE if active else tls.included & ~TORCH_FUNCTION_MODE, tls.not_excluded
    )


def stack_len() -> int:
    """How many modes are active, disabled or not."""
    return len(_stack.modes)


def get_stack_at(index: int) -> Any:
    """The mode at `index`; the last one is asked first."""
    return _stack.modes[index]


def default_device() -> Device | None:
    """What the innermost mode that knows a device says, for calls that make tensors; None without one."""
    for mode in reversed(_stack.modes):
        found = getattr(mode, "default_device", None)
        if found is not None:
            return found
    return None


def torch_function_enabled() -> bool:
    """Whether subclasses are asked."""
    return tls.not_excluded & TORCH_FUNCTION != 0


def torch_function_mode_enabled() -> bool:
    """Whether there is a mode, and modes are asked."""
    return tls.included & tls.not_excluded & TORCH_FUNCTION_MODE != 0


class DisableTorchFunctionSubclass(ExcludeDispatchKeyGuard):
    """Inside, `__torch_function__` of subclasses is not asked; modes are."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = TORCH_FUNCTION


class DisableTorchFunction(ExcludeDispatchKeyGuard):
    """Inside, neither `__torch_function__` of subclasses nor modes are asked."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = TORCH_FUNCTION | TORCH_FUNCTION_MODE
