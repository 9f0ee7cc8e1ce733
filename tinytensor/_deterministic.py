"""Deterministic mode as programs set it: `tt.use_deterministic_algorithms(True)`.

Mirrors the deterministic functions of torch/__init__.py. What the mode does: c10/deterministic.py.
"""

from __future__ import annotations

from tinytensor.aten.functions import PythonOverload
from tinytensor.c10.deterministic import context
from tinytensor.dispatch.python_arg_parser import PythonArgParser

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
    """Let operators give the same result every time, or raise; with `warn_only`, warn instead. TypeError unless bools.

    Memory that is not initialised is filled meanwhile, see `tt.utils.deterministic.fill_uninitialized_memory`.
    """
    _set.call(mode, warn_only=warn_only)


def are_deterministic_algorithms_enabled() -> bool:
    """Whether deterministic mode is on."""
    return context.algorithms


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """Whether it only warns."""
    return context.warn_only


def set_deterministic_debug_mode(debug_mode: int | str) -> None:
    """0 or "default": off. 1 or "warn": on, but only warn. 2 or "error": on. RuntimeError for others."""
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
    """0, 1 or 2, as `set_deterministic_debug_mode` takes them."""
    if not context.algorithms:
        return 0
    return 1 if context.warn_only else 2
