"""Deterministic mode: whether operators must give the same result every time, and what happens if they cannot.

The mode is one object for all threads. `tt.use_deterministic_algorithms(True)` turns it on. Its field `fills` is what
factories read: whether memory that nobody has written to is filled with a value that is easy to notice. A program that
reads such memory then gives the same result every time, and a wrong one.

Note [Writing nondeterministic operations]
A kernel whose result may differ from run to run, and that has no other way to compute it, says so at its start:
`alert_not_deterministic("put_")`. While the mode is off, this costs one test. While it is on, the call raises, or warns
if the program asked for warnings only.

Mirrors the deterministic flags of aten/src/ATen/Context.{h,cpp} and the deterministic functions of torch/__init__.py.
"""

from __future__ import annotations

import warnings

from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.aten.functions import PythonOverload


class DeterministicContext:
    """The flags. `fills` follows from two others and is kept up to date by their setters."""

    __slots__ = ("algorithms", "fill_uninitialized_memory", "fills", "warn_only")

    def __init__(self) -> None:
        self.algorithms = False
        self.warn_only = False
        self.fill_uninitialized_memory = True
        self.fills = False

    def set_algorithms(self, mode: bool, warn_only: bool) -> None:
        """Turn the mode on or off. With `warn_only`, what cannot be deterministic warns instead of raising."""
        self.algorithms = mode
        self.warn_only = warn_only
        self.fills = mode and self.fill_uninitialized_memory

    def set_fill_uninitialized_memory(self, fill: bool) -> None:
        """Fill new memory while the mode is on, or do not."""
        self.fill_uninitialized_memory = fill
        self.fills = self.algorithms and fill


context = DeterministicContext()


def alert_not_deterministic(caller: str) -> None:
    """RuntimeError, or a warning, while the mode is on. See Note [Writing nondeterministic operations]."""
    if not context.algorithms:
        return
    if context.warn_only:
        warnings.warn(
            f"{caller} does not have a deterministic implementation, but you set "
            "'torch.use_deterministic_algorithms(True, warn_only=True)'. You can file an issue at "
            "https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this "
            "operation.",
            stacklevel=3,
        )
        return
    raise RuntimeError(
        f"{caller} does not have a deterministic implementation, but you set "
        "'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can "
        "use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at "
        "https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this "
        "operation."
    )


# ---- the mode as programs set it -------------------------------------------------------------------------------------


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
