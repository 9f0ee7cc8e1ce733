"""`torch._check` and its like: checks that raise, in functions that programs use where C++ has `TORCH_CHECK`.

    >>> import tinytensor as tt
    >>> tt._check(1 > 2, lambda: "one is not more")
    Traceback (most recent call last):
    RuntimeError: one is not more

The condition must be a bool: a tensor is refused, since most of them have no single truth. The message is a function, so that its text is
built only when it is needed.

Mirrors parts of torch/__init__.py. Left out: conditions on symbols, as no size is unknown here.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from tinytensor._sym import SymBool
from tinytensor._tensor import Tensor
from tinytensor.c10.scalar_type import bool_

__all__ = [
    "_check", "_check_index", "_check_is_size", "_check_not_implemented", "_check_tensor_all", "_check_tensor_all_with", "_check_type",
    "_check_value", "_check_with",
]  # fmt: skip

Message = Callable[[], Any] | None


def _check_with(error_type: type[Exception], cond: bool, message: Message) -> None:
    """Raise `error_type(str(message()))` unless `cond`. TypeError if `cond` is no bool, or `message` no function."""
    if not isinstance(cond, (bool, SymBool)):
        if isinstance(cond, Tensor):
            raise TypeError(
                "cond must be a bool, but got a Tensor. For tensor conditions, use torch._check_tensor_all() to assert that "
                "all elements are true."
            )
        raise TypeError(f"cond must be a bool, but got {type(cond)}")
    if cond:
        return
    if not issubclass(error_type, Exception) or issubclass(error_type, Warning):
        raise AssertionError(f"error_type must be a subclass of Exception but not Warning, got {error_type}")
    if message is None:
        raise error_type(
            "Expected cond to be True, but got False. (Could this error message be improved? If so, please report an "
            "enhancement request to PyTorch.)"
        )
    if not callable(message):
        raise TypeError("message must be a callable")
    raise error_type(str(message()))


def _check(cond: bool, message: Message = None) -> None:
    """RuntimeError unless `cond`."""
    _check_with(RuntimeError, cond, message)


def _check_is_size(i: int, message: Message = None, *, max: int | None = None) -> None:
    """RuntimeError unless `0 <= i <= max`. Deprecated, as in PyTorch."""
    warnings.warn(
        "_check_is_size will be removed in a future PyTorch release along with guard_size_oblivious.     "
        "Use _check(i >= 0) instead.",
        FutureWarning,
        stacklevel=2,
    )
    _check(i >= 0, message)
    if max is not None:
        _check(i <= max, message)


def _check_index(cond: bool, message: Message = None) -> None:
    """IndexError unless `cond`."""
    _check_with(IndexError, cond, message)


def _check_value(cond: bool, message: Message = None) -> None:
    """ValueError unless `cond`."""
    _check_with(ValueError, cond, message)


def _check_type(cond: bool, message: Message = None) -> None:
    """TypeError unless `cond`."""
    _check_with(TypeError, cond, message)


def _check_not_implemented(cond: bool, message: Message = None) -> None:
    """NotImplementedError unless `cond`."""
    _check_with(NotImplementedError, cond, message)


def _check_tensor_all_with(error_type: type[Exception], cond: Tensor, message: Message = None) -> None:
    """`error_type` unless all elements of `cond` (any shape, bool) are True. TypeError for what is no such tensor."""
    if not isinstance(cond, Tensor):
        raise TypeError(f"cond must be a tensor, but got {type(cond)}")
    if cond.dtype is not bool_:
        raise TypeError(f"cond tensor must have dtype torch.bool, but got {cond.dtype}")
    _check_with(error_type, bool(cond._is_all_true().item()), message)


def _check_tensor_all(cond: Tensor, message: Message = None) -> None:
    """RuntimeError unless all elements of `cond` (any shape, bool) are True."""
    _check_tensor_all_with(RuntimeError, cond, message)
