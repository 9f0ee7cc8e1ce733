"""The stack of this thread's TorchDispatchModes; the last one is asked first.

While there is one, the keys Python and PythonTLSSnapshot are in every call of the thread (see
aten/core/python/python_fallback_kernel.py); without one, nothing is left to ask.

Note [First use of the Python key]
A few places copy a tensor without a call, in a way that a mode or a subclass has to see
(autograd/variable/shallow_copy.py).
While no class with a `__torch_dispatch__` has been defined, they need not ask; `on_first_use` tells them to begin.

Note [Infra modes]
PyTorch's own modes have a `_mode_key`. There is one of a kind at most, and they come after all others, however the
`with` blocks nest: what users' modes do is traced, functionalized and faked as well. Of these FUNCTIONAL is asked
first, then PROXY, then FAKE. So the stack begins with them, in the order of their keys.

Mirrors c10/core/impl/TorchDispatchModeTLS.{h,cpp}.
"""

from __future__ import annotations

import enum
import threading
from collections.abc import Callable
from typing import Any

from tinytensor.c10 import device
from tinytensor.c10.dispatch_key_set import PYTHON, PYTHON_TLS_SNAPSHOT
from tinytensor.c10.local_dispatch_key_set import set_local_keys, tls
from tinytensor.c10.thread_local_state import carried

_PYTHON = PYTHON | PYTHON_TLS_SNAPSHOT


class _Stack(threading.local):
    def __init__(self) -> None:
        self.modes: list[Any] = []


_stack = carried(_Stack())


_begin: list[Callable[[], None]] = []


def on_first_use(begin: Callable[[], None]) -> None:
    """Call `begin()` when it may matter from now on. See Note [First use of the Python key]."""
    _begin.append(begin)


def python_key_is_used() -> None:
    """A class with a `__torch_dispatch__` was defined. See Note [First use of the Python key]."""
    while _begin:
        _begin.pop()()


class TorchDispatchModeKey(enum.IntEnum):
    """The kinds of modes that are PyTorch's own. See Note [Infra modes]."""

    FAKE = 0
    PROXY = 1
    FUNCTIONAL = 2


def push_mode(mode: Any) -> None:
    """Make `mode` the one that is asked first; one with a `_mode_key` takes its place among those. AssertionError if
    that place is taken."""
    modes = _stack.modes
    key = getattr(mode, "_mode_key", None)
    if key is None:
        modes.append(mode)
    else:
        _insert(mode, key)
    set_local_keys(tls.included | _PYTHON, tls.not_excluded)


def _insert(mode: Any, key: TorchDispatchModeKey) -> None:
    modes = _stack.modes
    for place, other in enumerate(modes):
        other_key = getattr(other, "_mode_key", None)
        if other_key == key:
            raise AssertionError(f"trying to set the current {key.name} mode, but one already exists")
        if other_key is None or other_key > key:
            modes.insert(place, mode)
            return
    modes.append(mode)


def get_mode(key: TorchDispatchModeKey) -> Any:
    """The mode of this kind, or None."""
    for mode in _stack.modes:
        found = getattr(mode, "_mode_key", None)
        if found is None:
            return None
        if found == key:
            return mode
    return None


def unset_mode(key: TorchDispatchModeKey) -> Any:
    """Take away the mode of this kind and return it, or None."""
    mode = get_mode(key)
    if mode is not None:
        _stack.modes.remove(mode)
        _without_keys_if_empty()
    return mode


def pop_mode() -> Any:
    """Take away the mode that is asked first. RuntimeError if there is none."""
    modes = _stack.modes
    if not modes:
        raise RuntimeError("trying to pop from empty mode stack")
    mode = modes.pop()
    _without_keys_if_empty()
    return mode


def get_stack() -> tuple[Any, ...]:
    """All of them, to go back to with `set_stack`."""
    return tuple(_stack.modes)


def set_stack(active: tuple[Any, ...]) -> None:
    """Make these the modes, and no others."""
    _stack.modes[:] = active
    set_local_keys(tls.included | _PYTHON if active else tls.included & ~_PYTHON, tls.not_excluded)


def _without_keys_if_empty() -> None:
    if not _stack.modes:
        set_local_keys(tls.included & ~_PYTHON, tls.not_excluded)


def stack() -> list[Any]:
    """The modes themselves, for the one who asks them."""
    return _stack.modes


def stack_len() -> int:
    """How many modes are active."""
    return len(_stack.modes)


def get_stack_at(index: int) -> Any:
    """The mode at `index`; the last one is asked first."""
    return _stack.modes[index]


# Where tensors are faked, a device type's runtime is not brought up.
device.set_is_faked(lambda: get_mode(TorchDispatchModeKey.FAKE) is not None)
