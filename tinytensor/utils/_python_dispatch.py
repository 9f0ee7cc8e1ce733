"""TorchDispatchMode: see every operator call of a `with` block, below autograd.

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            print(func)
            return func(*args, **(kwargs or {}))

    with Log():
        loss(x).backward()          # aten.mul.Tensor, aten.sum.default, ...

What a handler gets and may return: aten/core/python/torch_dispatch.py. What it runs with: Note [What a handler
runs with].

PyTorch's own modes are asked after all others: Note [Infra modes].

Mirrors torch/utils/_python_dispatch.py. Left out: modes of the PreDispatch key.
"""

from __future__ import annotations

import contextlib
import warnings
from collections import deque
from collections.abc import Iterator
from typing import Any

from tinytensor.c10 import torch_dispatch_mode_tls as _tls
from tinytensor.utils._mode_exit import leave_if_raising
from tinytensor.utils._wrapper_subclass import (
    AliasInfo,
    SchemaInfo,
    autograd_would_have_decomposed,
    get_alias_info,
    is_traceable_wrapper_subclass,
    is_traceable_wrapper_subclass_type,
    return_and_correct_aliasing,
    transform_subclass,
)

__all__ = [
    "AliasInfo",
    "BaseTorchDispatchMode",
    "SchemaInfo",
    "TorchDispatchMode",
    "any_torch_dispatch_mode_on_stack",
    "autograd_would_have_decomposed",
    "get_alias_info",
    "is_in_torch_dispatch_mode",
    "is_traceable_wrapper_subclass",
    "is_traceable_wrapper_subclass_type",
    "return_and_correct_aliasing",
    "transform_subclass",
]

_is_in_torch_dispatch_mode = False
_is_in_non_infra_torch_dispatch_mode = False


def is_in_torch_dispatch_mode(include_infra_modes: bool = True) -> bool:
    """Whether a `with` block of a mode is running, also while its handler does."""
    return _is_in_torch_dispatch_mode if include_infra_modes else _is_in_non_infra_torch_dispatch_mode


class TorchDispatchMode:
    """Subclass it and override `__torch_dispatch__`; an instance is a context manager.

    Modes nest: operators that a handler calls go on to the mode around it. A handler that wants to see its own calls
    as well enters itself (`with self:`) and has to end the recursion.

    >>> from tinytensor.utils._python_dispatch import TorchDispatchMode
    >>> class Names(TorchDispatchMode):
    ...     def __torch_dispatch__(self, func, types, args=(), kwargs=None):
    ...         print(func)
    ...         return func(*args, **(kwargs or {}))
    >>> with Names():
    ...     x = tt.ones(2) + 1
    aten.ones.default
    aten.add.Tensor
    """

    supports_higher_order_operators = False
    _mode_key: Any = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        leave_if_raising(cls, TorchDispatchMode, _tls)
        _tls.python_key_is_used()

    def __init__(self, _dispatch_key: Any = None) -> None:
        if _dispatch_key is not None:
            raise AssertionError("modes of a dispatch key are not supported")
        self._lazy_init_old_dispatch_mode_flags()

    def _lazy_init_old_dispatch_mode_flags(self) -> None:
        # A subclass need not call super().__init__().
        if "_old_flags" not in self.__dict__:
            self.__dict__["_old_flags"] = deque()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        raise NotImplementedError

    def __enter__(self) -> TorchDispatchMode:
        global _is_in_torch_dispatch_mode, _is_in_non_infra_torch_dispatch_mode
        self._lazy_init_old_dispatch_mode_flags()
        # The flags are kept for each entry: one mode may be entered several times.
        infra = self.is_infra_mode()
        _push_mode(self)
        self.__dict__["_old_flags"].append((_is_in_torch_dispatch_mode, _is_in_non_infra_torch_dispatch_mode))
        _is_in_torch_dispatch_mode = True
        _is_in_non_infra_torch_dispatch_mode = _is_in_non_infra_torch_dispatch_mode or not infra
        return self

    def __exit__(self, exc_type: Any, exc_val: Any, exc_tb: Any) -> None:
        global _is_in_torch_dispatch_mode, _is_in_non_infra_torch_dispatch_mode
        _is_in_torch_dispatch_mode, _is_in_non_infra_torch_dispatch_mode = self.__dict__["_old_flags"].pop()
        _pop_mode(self._mode_key)

    @classmethod
    def push(cls, *args: Any, **kwargs: Any) -> TorchDispatchMode:
        warnings.warn("`Mode.push()` is no longer necessary and can be replaced with just `with Mode()`", stacklevel=2)
        return cls(*args, **kwargs)

    @classmethod
    def is_infra_mode(cls) -> bool:
        return False

    @classmethod
    def ignore_compile_internals(cls) -> bool:
        return cls.is_infra_mode()


class BaseTorchDispatchMode(TorchDispatchMode):
    """A mode that changes nothing."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


def _get_current_dispatch_mode() -> Any:
    """The mode that is asked first, or None."""
    count = _tls.stack_len()
    return _tls.get_stack_at(count - 1) if count else None


def _get_current_dispatch_mode_stack() -> list[Any]:
    """All modes; the last one is asked first."""
    return [_tls.get_stack_at(index) for index in range(_tls.stack_len())]


def any_torch_dispatch_mode_on_stack() -> bool:
    """Whether a mode is active that is not one of PyTorch's own."""
    return any(
        not mode.is_infra_mode() and not mode.ignore_compile_internals() for mode in _get_current_dispatch_mode_stack()
    )


def _push_mode(mode: Any) -> None:
    _tls.push_mode(mode)


def _pop_mode(k: Any = None) -> Any:
    """Take away the mode that is asked first, or that of PyTorch's own modes that `k` says."""
    return _tls.pop_mode() if k is None else _tls.unset_mode(k)


def _get_dispatch_mode(mode_key: _tls.TorchDispatchModeKey) -> Any:
    """The active one of PyTorch's own modes of that kind, or None."""
    return _tls.get_mode(mode_key)


def _detect_infra_mode(key: _tls.TorchDispatchModeKey) -> Any:
    """The same, for the kinds that tracing asks about."""
    if key not in (_tls.TorchDispatchModeKey.FUNCTIONAL, _tls.TorchDispatchModeKey.PROXY):
        raise AssertionError(f"key must be either FUNCTIONAL ({_tls.TorchDispatchModeKey.FUNCTIONAL}) or PROXY")
    return _tls.get_mode(key)


def _unset_infra_mode(key: _tls.TorchDispatchModeKey) -> Any:
    """Take it away, and return it."""
    return None if _detect_infra_mode(key) is None else _tls.unset_mode(key)


@contextlib.contextmanager
def _disable_infra_mode(key: _tls.TorchDispatchModeKey) -> Iterator[Any]:
    """Run the block without that mode; the `as` target is the mode."""
    old = _unset_infra_mode(key)
    try:
        yield old
    finally:
        if old is not None:
            _push_mode(old)


@contextlib.contextmanager
def _pop_mode_temporarily(k: Any = None) -> Iterator[Any]:
    """Run the block without the mode that is asked first."""
    old = _pop_mode(k)
    try:
        yield old
    finally:
        _push_mode(old)


@contextlib.contextmanager
def _disable_current_modes() -> Iterator[list[Any]]:
    """Run the block without any mode; the `as` target is the list of those that were active."""
    old = [_pop_mode() for _ in range(_tls.stack_len())]
    try:
        yield old
    finally:
        for mode in reversed(old):
            _push_mode(mode)
