"""Deterministic mode as programs set it: `tt.use_deterministic_algorithms(True)`.

Mirrors the deterministic functions of torch/__init__.py. What the mode does: c10/deterministic.py.
"""

from __future__ import annotations

from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.aten.functions import PythonOverload
from tinytensor.c10.deterministic import context

_set = PythonArgParser(
    "_set_deterministic_algorithms",
    (
        PythonOverload(
            "_set_deterministic_algorithms(bool mode, *, bool warn_only=False) -> ()", context.set_algorithms
        ),
    ),
)
_MODES = ("default", "warn", "error")


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Let operators give the same result every time, or raise; with `warn_only`, warn instead. TypeError unless
    bools.

    Memory that is not initialised is filled meanwhile, see `tt.utils.deterministic.fill_uninitialized_memory`.

    >>> tt.use_deterministic_algorithms(True, warn_only=True)
    >>> tt.are_deterministic_algorithms_enabled()
    True
    >>> tt.use_deterministic_algorithms(False)
    """
    _set.call(mode, warn_only=warn_only)


def are_deterministic_algorithms_enabled() -> bool:
    """Whether deterministic mode is on, in either of its forms.

    >>> tt.are_deterministic_algorithms_enabled()
    False
    """
    return context.algorithms


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """Whether deterministic mode only warns.

    >>> tt.use_deterministic_algorithms(True, warn_only=True)
    >>> tt.is_deterministic_algorithms_warn_only_enabled()
    True
    >>> tt.use_deterministic_algorithms(False)
    """
    return context.warn_only


def set_deterministic_debug_mode(debug_mode: int | str) -> None:
    """Deterministic mode by one value: 0 or "default" is off, 1 or "warn" only warns, 2 or "error" raises.

    RuntimeError for another value, TypeError for what is no int and no str.

    >>> tt.set_deterministic_debug_mode("warn")
    >>> tt.get_deterministic_debug_mode()
    1
    >>> tt.set_deterministic_debug_mode(0)
    """
    if not isinstance(debug_mode, (int, str)):
        raise TypeError(f"debug_mode must be str or int, but got {type(debug_mode)}")
    if isinstance(debug_mode, str):
        if debug_mode not in _MODES:
            raise RuntimeError(
                f"invalid value of debug_mode, expected one of `default`, `warn`, `error`, but got {debug_mode}"
            )
        debug_mode = _MODES.index(debug_mode)
    if debug_mode not in (0, 1, 2):
        raise RuntimeError(f"invalid value of debug_mode, expected 0, 1, or 2, but got {debug_mode}")
    context.set_algorithms(debug_mode != 0, debug_mode == 1)


def get_deterministic_debug_mode() -> int:
    """0 where deterministic mode is off, 1 where it only warns, 2 where it raises.

    >>> tt.get_deterministic_debug_mode()
    0
    """
    if not context.algorithms:
        return 0
    return 1 if context.warn_only else 2
