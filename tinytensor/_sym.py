"""`torch.sym_int`, `sym_max` and their like: arithmetic that PyTorch also does on symbols. Here numbers are numbers.

    >>> import tinytensor as tt
    >>> tt.sym_max(1, 2.0), tt.sym_not(False), isinstance(3, tt.SymInt)
    (2.0, True, False)

Code that is written for both asks `isinstance(n, (int, torch.SymInt))`. The types are here for that; nothing is one of them, since
no size is unknown while a program runs.

Mirrors parts of torch/__init__.py and of aten/src/ATen/native/Constraints.cpp (`sym_constrain_range`).
"""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.python_binding import PythonOverload
from tinytensor.c10.error import check
from tinytensor.overrides import handle_torch_function, has_torch_function

__all__ = [
    "SymBool", "SymFloat", "SymInt", "sym_constrain_range", "sym_constrain_range_for_size", "sym_float", "sym_fresh_size",
    "sym_int", "sym_ite", "sym_max", "sym_min", "sym_not", "sym_sqrt", "sym_sum",
]  # fmt: skip

_NUMBERS = (np.integer, np.floating, int, float)
_FLOATS = (np.floating, float)


class _Symbol:
    """A number that is known by its node alone."""

    def __init__(self, node: Any) -> None:
        self.node = node


class SymInt(_Symbol):
    """An int that is not known while a program is traced. Nothing here is one.

    >>> isinstance(tt.ones(3).size(0), tt.SymInt)
    False
    """


class SymFloat(_Symbol):
    """A float that is not known while a program is traced. Nothing here is one.

    >>> isinstance(0.5, tt.SymFloat)
    False
    """


class SymBool(_Symbol):
    """A bool that is not known while a program is traced. Nothing here is one.

    >>> isinstance(tt.ones(3).size(0) == 3, tt.SymBool)
    False
    """


def sym_not(a: Any) -> Any:
    """`not a`.

    >>> tt.sym_not(True)
    False
    """
    if has_torch_function((a,)):
        return handle_torch_function(sym_not, (a,), a)
    return a.__sym_not__() if hasattr(a, "__sym_not__") else not a


def sym_float(a: Any) -> Any:
    """`float(a)`.

    >>> tt.sym_float(2)
    2.0
    """
    if has_torch_function((a,)):
        return handle_torch_function(sym_float, (a,), a)
    return a.__sym_float__() if hasattr(a, "__sym_float__") else builtins.float(a)


def sym_int(a: Any) -> Any:
    """`int(a)`.

    >>> tt.sym_int(2.7)
    2
    """
    if has_torch_function((a,)):
        return handle_torch_function(sym_int, (a,), a)
    return builtins.int(a)


def _extreme(function: Any, choose: Callable[..., Any], a: Any, b: Any) -> Any:
    if has_torch_function((a, b)):
        return handle_torch_function(function, (a, b), a, b)
    for number in (a, b):
        if not isinstance(number, _NUMBERS):
            raise AssertionError(f"expected {_NUMBERS}, got {type(number)}")
    found = choose(a, b)
    return builtins.float(found) if isinstance(a, _FLOATS) or isinstance(b, _FLOATS) else found


def sym_max(a: Any, b: Any) -> Any:
    """The larger of two numbers, as a float if one of them is. AssertionError for anything else.

    >>> tt.sym_max(3, 1.0)
    3.0
    """
    return _extreme(sym_max, builtins.max, a, b)


def sym_min(a: Any, b: Any) -> Any:
    """The smaller of two numbers, as a float if one of them is. AssertionError for anything else.

    >>> tt.sym_min(3, 1.0)
    1.0
    """
    return _extreme(sym_min, builtins.min, a, b)


def sym_sum(*args: Any) -> Any:
    """The sum of numbers, given one by one or as a list.

    >>> tt.sym_sum([1, 2]), tt.sym_sum(1, 2, 3)
    (3, 6)
    """
    numbers = args[0] if len(args) == 1 and isinstance(args[0], list | tuple) else args
    if has_torch_function(tuple(numbers)):
        return handle_torch_function(sym_sum, tuple(numbers), numbers)
    return builtins.sum(numbers)


def sym_sqrt(a: Any) -> Any:
    """The square root of a number.

    >>> tt.sym_sqrt(4)
    2.0
    """
    if has_torch_function((a,)):
        return handle_torch_function(sym_sqrt, (a,), a)
    return a.__sym_sqrt__() if hasattr(a, "__sym_sqrt__") else math.sqrt(a)


def sym_ite(b: Any, t: Any, f: Any) -> Any:
    """`t if b else f`. AssertionError where `b` is no bool, and where `t` and `f` are of two types.

    >>> tt.sym_ite(True, 1, 2)
    1
    """
    if has_torch_function((b, t, f)):
        return handle_torch_function(sym_ite, (b, t, f), b, t, f)
    if not isinstance(b, SymBool | builtins.bool):
        raise AssertionError(f"expected SymBool or bool, got {type(b)}")
    if type(t) is not type(f):
        raise AssertionError(f"type mismatch: {type(t)} vs {type(f)}")
    return t if b else f


def sym_fresh_size(expr: int) -> int:
    """The number itself: for a tracer it would be one that nothing is known of.

    >>> tt.sym_fresh_size(3)
    3
    """
    return expr


def _constrain(size: int, min: int | None, max: int | None) -> None:
    low = -(2**63) if min is None else min
    high = 2**63 - 1 if max is None else max
    check(high >= low, lambda: f"Max must be greater than or equal to min. Got min={low} max={high}")
    check(low <= size <= high, lambda: f"Invalid value range for {size} between [{low}, {high}].")


def _constrain_for_size(size: int, min: int | None, max: int | None) -> None:
    check(
        max is None or max > 2,
        lambda: f"Max value to constrain_range_for_size must be greater than 2. got: {max}",
    )
    _constrain(size, 0 if min is None else min, max)


def _parser(name: str, function: Callable[..., None]) -> PythonArgParser:
    return PythonArgParser(
        name, (PythonOverload(f"{name}(Scalar size, *, int? min=None, int? max=None) -> ()", function),)
    )


_range = _parser("sym_constrain_range", _constrain)
_range_for_size = _parser("sym_constrain_range_for_size", _constrain_for_size)


@shown_as(lambda size, *, min=None, max=None: None)
def sym_constrain_range(*args: Any, **kwargs: Any) -> None:
    """RuntimeError for a number outside of a range.

    >>> tt.sym_constrain_range(3, min=1, max=2)
    Traceback (most recent call last):
    RuntimeError: Invalid value range for 3 between [1, 2].
    """
    _range.call(*args, **kwargs)


@shown_as(lambda size, *, min=None, max=None: None)
def sym_constrain_range_for_size(*args: Any, **kwargs: Any) -> None:
    """RuntimeError for a number outside of a range that starts at 0 unless told otherwise.

    >>> tt.sym_constrain_range_for_size(-1)
    Traceback (most recent call last):
    RuntimeError: Invalid value range for -1 between [0, 9223372036854775807].
    """
    _range_for_size.call(*args, **kwargs)
