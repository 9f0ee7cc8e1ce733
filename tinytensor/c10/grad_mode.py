"""Grad mode: whether this thread records operations for differentiation.

Off means that REQUIRES_GRAD is cleared from the key set of every call of the thread, so autograd kernels fall through.
Every class here is a context manager and a decorator; decorating a generator function switches the mode each time that
the generator runs, not while it is suspended.

Mirrors torch/autograd/grad_mode.py and c10/core/GradMode.h. They touch nothing but thread-local state, hence they stand
here and `tinytensor.autograd` shows them under PyTorch's names. Left out: inference mode.
"""

from __future__ import annotations

import functools
import inspect
import warnings
from collections.abc import Callable, Generator
from typing import Any, TypeVar, cast

from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.local_dispatch_key_set import set_local_keys, tls

F = TypeVar("F", bound=Callable[..., Any])


class GradMode:
    """The state itself, as c10 has it."""

    @staticmethod
    def is_enabled() -> bool:
        return tls.not_excluded & REQUIRES_GRAD != 0

    @staticmethod
    def set_enabled(enabled: bool) -> None:
        now = tls.not_excluded
        set_local_keys(tls.included, now | REQUIRES_GRAD if enabled else now & ~REQUIRES_GRAD)


def is_grad_enabled() -> bool:
    """Whether grad mode is on in this thread."""
    return tls.not_excluded & REQUIRES_GRAD != 0


class _GradModeContext:
    """Sets grad mode to `mode` on entry and restores it on exit; as a decorator, around each call."""

    __slots__ = ("mode", "prev")

    mode: bool
    prev: bool

    def __enter__(self) -> None:
        now = tls.not_excluded
        self.prev = now & REQUIRES_GRAD != 0
        set_local_keys(tls.included, now | REQUIRES_GRAD if self.mode else now & ~REQUIRES_GRAD)

    def __exit__(self, *exc_info: object) -> None:
        now = tls.not_excluded
        set_local_keys(tls.included, now | REQUIRES_GRAD if self.prev else now & ~REQUIRES_GRAD)

    def clone(self) -> _GradModeContext:
        """A context of its own for every call of a decorated function: calls may nest."""
        return self.__class__()

    def __call__(self, func: F) -> F:
        if inspect.isgeneratorfunction(func):
            return _wrap_generator(self.clone, func)
        if inspect.isclass(func):
            warnings.warn(
                "Decorating classes is deprecated and will be disabled in future versions. You should only decorate "
                "functions or methods. To preserve the current behavior of class decoration, you can directly decorate "
                "the `__init__` method and nothing else.",
                FutureWarning,
                stacklevel=2,
            )
        return _wrap(self.clone, func)


def _wrap(make_context: Callable[[], _GradModeContext], func: F) -> F:
    @functools.wraps(func, updated=())
    def decorated(*args, **kwargs):
        with make_context():
            return func(*args, **kwargs)

    return cast(F, decorated)


def _wrap_generator(make_context: Callable[[], _GradModeContext], func: F) -> F:
    @functools.wraps(func)
    def decorated(*args, **kwargs) -> Generator[Any, Any, Any]:
        with make_context():
            generator = func(*args, **kwargs)
        step, value = generator.send, None
        while True:
            try:
                with make_context():
                    response = step(value)
            except StopIteration as stop:
                return stop.value
            try:
                step, value = generator.send, (yield response)
            except GeneratorExit:
                with make_context():
                    generator.close()
                raise
            except BaseException as error:
                step, value = generator.throw, error

    return cast(F, decorated)


class no_grad(_GradModeContext):
    """No operation inside is recorded: results do not require grad.

    >>> with no_grad():
    ...     is_grad_enabled()
    False
    """

    __slots__ = ()
    mode = False

    def __new__(cls, orig_func: Callable | None = None):
        self = object.__new__(cls)
        return self if orig_func is None else self(orig_func)


class enable_grad(_GradModeContext):
    """Operations inside are recorded again, within `no_grad`."""

    __slots__ = ()
    mode = True

    def __new__(cls, orig_func: Callable | None = None):
        self = object.__new__(cls)
        return self if orig_func is None else self(orig_func)


class set_grad_enabled(_GradModeContext):
    """Sets grad mode at once; as a context manager it restores the mode at the end of the block."""

    __slots__ = ()

    def __init__(self, mode: bool) -> None:
        if not isinstance(mode, bool):
            kind = type(mode).__name__
            raise TypeError(f"set_grad_enabled(): argument 'enabled' (position 1) must be bool, not {kind}")
        self.prev = is_grad_enabled()
        self.mode = mode
        GradMode.set_enabled(mode)

    def __enter__(self) -> None:
        GradMode.set_enabled(self.mode)

    def __call__(self, func: F) -> F:
        GradMode.set_enabled(self.prev)
        return super().__call__(func)

    def clone(self) -> _GradModeContext:
        return set_grad_enabled(self.mode)

    def __repr__(self) -> str:
        return f"set_grad_enabled(mode={self.mode})"
