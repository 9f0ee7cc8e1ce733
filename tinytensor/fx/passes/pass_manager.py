"""The older PassManager: functions from a module to a module, one after another.

Mirrors torch/fx/passes/pass_manager.py.
"""

from __future__ import annotations

import functools
import inspect
import logging
from collections.abc import Callable
from typing import Any

logger = logging.getLogger(__name__)


def inplace_wrapper(fn: Callable[..., Any]) -> Callable[..., Any]:
    """A function that changes its first argument as one that returns it.

    >>> from tinytensor.fx.passes.pass_manager import inplace_wrapper
    >>> inplace_wrapper(list.reverse)([1, 2])
    [2, 1]
    """

    @functools.wraps(fn)
    def wrapped_fn(gm: Any, *args: Any, **kwargs: Any) -> Any:
        fn(gm, *args, **kwargs)
        return gm

    return wrapped_fn


def log_hook(fn: Callable[..., Any], level: int = logging.INFO) -> Callable[..., Any]:
    """The function, with its results written to the log."""

    @functools.wraps(fn)
    def wrapped_fn(*args: Any, **kwargs: Any) -> Any:
        value = fn(*args, **kwargs)
        logger.log(level, "Ran pass %s\t Return value: %s", fn, value)
        return value

    return wrapped_fn


def loop_pass(
    base_pass: Callable[[Any], Any], n_iter: int | None = None, predicate: Callable[[Any], bool] | None = None
) -> Callable[[Any], Any]:
    """The pass `n_iter` times, or while `predicate` says so. AssertionError unless exactly one is given.

    >>> from tinytensor.fx.passes.pass_manager import loop_pass
    >>> loop_pass(lambda x: x * 2, n_iter=3)(1), loop_pass(lambda x: x * 2, predicate=lambda x: x < 100)(1)
    (8, 128)
    """
    if (n_iter is None) == (predicate is None):
        raise AssertionError("Exactly one of `n_iter`or `predicate` must be specified.")

    @functools.wraps(base_pass)
    def new_pass(source: Any) -> Any:
        output = source
        if predicate is not None:
            while predicate(output):
                output = base_pass(output)
            return output
        if not n_iter or n_iter < 0:
            raise RuntimeError(
                f"loop_pass must be given positive int n_iter (given {n_iter}) xor predicate (given {predicate})"
            )
        for _ in range(n_iter):
            output = base_pass(output)
        return output

    return new_pass


def _validate_pass_schedule_constraint(constraint: Callable[..., bool], passes: list[Callable[..., Any]]) -> None:
    for i, a in enumerate(passes):
        for j, b in enumerate(passes[i + 1 :]):
            if not constraint(a, b):
                raise RuntimeError(
                    f"pass schedule constraint violated. Expected {a} before {b} but found {a} at index {i} and {b} at index"
                    f"{j} in pass list."
                )


def this_before_that_pass_constraint(this: Callable[..., Any], that: Callable[..., Any]) -> Callable[..., bool]:
    """The constraint that `this` runs before `that`."""

    def depends_on(a: Callable[..., Any], b: Callable[..., Any]) -> bool:
        return a != that or b != this

    return depends_on


def these_before_those_pass_constraint(these: Callable[..., Any], those: Callable[..., Any]) -> Callable[..., bool]:
    """The same for passes that were wrapped: what they wrap counts."""

    def depends_on(a: Callable[..., Any], b: Callable[..., Any]) -> bool:
        return inspect.unwrap(a) != those or inspect.unwrap(b) != these

    return depends_on


class PassManager:
    """Runs passes one after another. RuntimeError if a constraint forbids their order.

    >>> from tinytensor.fx.passes.pass_manager import PassManager
    >>> PassManager([lambda x: x + 1, lambda x: x * 2])(3)
    8
    """

    def __init__(
        self,
        passes: list[Callable[..., Any]] | None = None,
        constraints: list[Callable[..., bool]] | None = None,
    ) -> None:
        self.passes = passes or []
        self.constraints = constraints or []
        self._validated = False

    @classmethod
    def build_from_passlist(cls, passes: list[Callable[..., Any]]) -> PassManager:
        """A manager of these passes, without constraints."""
        return PassManager(passes)

    def _exchange(self, passes: list[Callable[..., Any]]) -> None:
        self.passes = passes
        self._validated = False

    def add_pass(self, _pass: Callable[..., Any]) -> None:
        """One more pass, after the others."""
        self.passes.append(_pass)
        self._validated = False

    def add_constraint(self, constraint: Callable[..., bool]) -> None:
        """One more constraint."""
        self.constraints.append(constraint)
        self._validated = False

    def remove_pass(self, _passes: list[str]) -> None:
        """Take away the passes that have these names."""
        if _passes is not None:
            self._exchange([each for each in self.passes if each.__name__ not in _passes])

    def replace_pass(self, _target: Callable[..., Any], _replacement: Callable[..., Any]) -> None:
        """Put another pass in the place of those that have the target's name."""
        self._exchange([_replacement if each.__name__ == _target.__name__ else each for each in self.passes])

    def validate(self) -> None:
        """RuntimeError if a constraint forbids the order."""
        if not self._validated:
            for constraint in self.constraints:
                _validate_pass_schedule_constraint(constraint, self.passes)
            self._validated = True

    def __call__(self, source: Any) -> Any:
        """Run all passes; returns what the last one does."""
        self.validate()
        out = source
        for each in self.passes:
            out = each(out)
        return out


__all__ = [
    "PassManager", "inplace_wrapper", "log_hook", "loop_pass", "these_before_those_pass_constraint",
    "this_before_that_pass_constraint",
]  # fmt: skip
