"""Deterministic mode: whether operators must give the same result every time, and what happens if they cannot.

The mode is one object for all threads. `tt.use_deterministic_algorithms(True)` (functional.py) turns it on. Its field `fills` is what
factories read: whether memory that nobody has written to is filled with a value that is easy to notice. A program that
reads such memory then gives the same result every time, and a wrong one.

Note [Writing nondeterministic operations]
A kernel whose result may differ from run to run, and that has no other way to compute it, says so at its start:
`alert_not_deterministic("put_")`. While the mode is off, this costs one test. While it is on, the call raises, or warns
if the program asked for warnings only.

Mirrors the deterministic flags of aten/src/ATen/Context.{h,cpp}.
"""

from __future__ import annotations

import warnings


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
