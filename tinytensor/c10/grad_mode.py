"""Grad mode: whether this thread records operations for differentiation.

Off means that REQUIRES_GRAD is cleared from the key set of every call of the thread, so autograd kernels fall through.
Every class here is a context manager and a decorator; decorating a generator function switches the mode each time that
the generator runs, not while it is suspended.

Mirrors torch/autograd/grad_mode.py, torch/utils/_contextlib.py and c10/core/GradMode.h. They touch nothing but
thread-local state, hence they stand here and `tinytensor.autograd.grad_mode` shows them under PyTorch's names.
"""

from __future__ import annotations

import functools
import inspect
import threading
import warnings
from collections.abc import Callable, Generator
from typing import Any, TypeVar, cast

from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.inference_mode import InferenceMode
from tinytensor.c10.local_dispatch_key_set import set_local_keys, tls
from tinytensor.c10.thread_local_state import carried

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
    """Whether grad mode is on in this thread: whether operations on tensors that require a gradient are recorded.

    >>> with tt.no_grad():
    ...     tt.is_grad_enabled()
    False
    """
    return tls.not_excluded & REQUIRES_GRAD != 0


class _DecoratorContextManager:
    """A context manager that is also a decorator: around each call."""

    __slots__ = ()

    def __enter__(self) -> None:
        raise NotImplementedError

    def __exit__(self, *exc_info: object) -> None:
        raise NotImplementedError

    def clone(self) -> _DecoratorContextManager:
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


class _GradModeContext(_DecoratorContextManager):
    """Sets grad mode to `mode` on entry and restores it on exit."""

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


def _wrap(make_context: Callable[[], _DecoratorContextManager], func: F) -> F:
    @functools.wraps(func, updated=())
    def decorated(*args, **kwargs):
        with make_context():
            return func(*args, **kwargs)

    return cast(F, decorated)


def _wrap_generator(make_context: Callable[[], _DecoratorContextManager], func: F) -> F:
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


class _FixedMode(_GradModeContext):
    """One mode for all objects of the class, which so have nothing to tell a copy."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()


class no_grad(_FixedMode):
    """No operation inside is recorded: results do not require a gradient. A context manager and a decorator.

    Factories are not concerned: `tt.zeros(2, requires_grad=True)` inside does require one.

    >>> x = tt.ones(2, requires_grad=True)
    >>> with tt.no_grad():
    ...     y = x * 2
    >>> y.requires_grad
    False
    """

    __slots__ = ()
    mode = False

    def __new__(cls, orig_func: Callable | None = None):
        self = object.__new__(cls)
        return self if orig_func is None else self(orig_func)


class enable_grad(_FixedMode):
    """Operations inside are recorded again, within `no_grad`. A context manager and a decorator.

    >>> x = tt.ones(2, requires_grad=True)
    >>> with tt.no_grad():
    ...     with tt.enable_grad():
    ...         y = x * 2
    >>> y.requires_grad
    True
    """

    __slots__ = ()
    mode = True

    def __new__(cls, orig_func: Callable | None = None):
        self = object.__new__(cls)
        return self if orig_func is None else self(orig_func)


class set_grad_enabled(_GradModeContext):
    """Sets grad mode at once; as a context manager it restores the mode at the end of the block. Also a decorator.

    TypeError where `mode` is no bool.

    >>> with tt.set_grad_enabled(False):
    ...     tt.is_grad_enabled()
    False
    >>> tt.is_grad_enabled()
    True
    """

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
        """Another context with the same mode, for one call of a decorated function."""
        return set_grad_enabled(self.mode)

    def __repr__(self) -> str:
        return f"{_PUBLIC_MODULE}.set_grad_enabled(mode={self.mode})"


class inference_mode(_DecoratorContextManager):
    """What is made inside are inference tensors: nothing is recorded, and no versions are counted. A context manager
    and a decorator.

    `inference_mode(False)` leaves the mode. Inference tensors cannot be saved for backward: see Note [Inference
    tensors].

    >>> with tt.inference_mode():
    ...     x = tt.ones(2)
    >>> x.is_inference(), tt.is_grad_enabled()
    (True, True)
    """

    __slots__ = ("_context", "mode")

    def __new__(cls, mode: bool | Callable = True):
        return object.__new__(cls) if isinstance(mode, bool) else cls()(mode)

    def __init__(self, mode: bool = True) -> None:
        self.mode = mode

    def __enter__(self) -> None:
        self._context = InferenceMode(self.mode)
        self._context.__enter__()

    def __exit__(self, *exc_info: object) -> None:
        self._context.__exit__()

    def clone(self) -> inference_mode:
        """Another context with the same mode, for one call of a decorated function."""
        return self.__class__(self.mode)


class _Multithreading(threading.local):
    enabled = True


_multithreading = carried(_Multithreading())


def is_multithreading_enabled() -> bool:
    """Whether backward may use a thread for each device. Without it all runs on the caller's.

    >>> tt.autograd.is_multithreading_enabled()
    True
    """
    return _multithreading.enabled


class set_multithreading_enabled(_DecoratorContextManager):
    """Sets at once whether backward may use a thread for each device; as a context manager restores it at the end of
    the block.

    Without it everything runs on the thread that calls `backward`, on the same streams as with it.

    >>> with tt.autograd.set_multithreading_enabled(False):
    ...     pass
    """

    __slots__ = ("mode", "prev")

    def __init__(self, mode: bool) -> None:
        self.prev = _multithreading.enabled
        self.mode = _multithreading.enabled = mode

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        _multithreading.enabled = self.prev

    def clone(self) -> set_multithreading_enabled:
        """Another context with the same mode, for one call of a decorated function."""
        return self.__class__(self.mode)


class _GradLayout(threading.local):
    enforced = True


_grad_layout = carried(_GradLayout())


def is_grad_layout_enforced() -> bool:
    """Whether a gradient that becomes `.grad` must have strides that suit its leaf."""
    return _grad_layout.enforced


class enforce_grad_layout_policy(_DecoratorContextManager):
    """Sets at once whether a gradient that nobody else sees must have its leaf's strides to become `.grad`; as a context manager
    restores it at the end of the block. Otherwise it becomes `.grad` with the strides that it has, without a copy.

    >>> p = tt.ones(2, 3).t().requires_grad_()
    >>> with tt.autograd.enforce_grad_layout_policy(False):
    ...     (p * tt.ones(3, 2)).sum().backward()
    >>> p.stride(), p.grad.stride()
    ((1, 3), (2, 1))
    """

    __slots__ = ("mode", "prev")

    def __init__(self, enable: bool = True) -> None:
        self.prev = _grad_layout.enforced
        self.mode = _grad_layout.enforced = enable

    def __call__(self, orig_func: F) -> F:
        _grad_layout.enforced = self.prev
        return super().__call__(orig_func)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        _grad_layout.enforced = self.prev

    def clone(self) -> enforce_grad_layout_policy:
        """Another context with the same mode, for one call of a decorated function."""
        return self.__class__(self.mode)


_PUBLIC_MODULE = "tinytensor.autograd.grad_mode"
for _class in (
    no_grad, enable_grad, set_grad_enabled, inference_mode, set_multithreading_enabled, enforce_grad_layout_policy,
):  # fmt: skip
    _class.__module__ = _PUBLIC_MODULE
