"""PassManager: runs passes in an order that the constraints allow, several times if asked.

Mirrors torch/fx/passes/infra/pass_manager.py.
"""

from __future__ import annotations

import collections
import functools
import inspect
import logging
from collections.abc import Callable
from typing import Any

from tinytensor import nn
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.passes.infra.pass_base import PassResult

logger = logging.getLogger(__name__)
logger.setLevel(logging.WARNING)

Pass = Callable[..., Any]
Constraint = Callable[[Pass, Pass], bool]


def pass_result_wrapper(fn: Pass) -> Callable[..., PassResult | None]:
    """A function over modules as a pass: what it returns, or the module itself for None, counts as changed.

    >>> from tinytensor.fx.passes.infra.pass_manager import pass_result_wrapper
    >>> pass_result_wrapper(lambda gm: None)(tt.nn.ReLU())
    PassResult(graph_module=ReLU(), modified=True)
    """
    if fn is None:
        return None

    @functools.wraps(fn)
    def wrapped_fn(gm: Any) -> PassResult | None:
        result = fn(gm)
        if result is None:
            return PassResult(gm, True)
        if isinstance(result, PassResult):
            return result
        return PassResult(result, True) if isinstance(result, nn.Module) else None

    if not inspect.isfunction(fn):
        wrapped_fn.__name__ = type(fn).__name__
    return wrapped_fn


def _validate_pass_schedule_constraint(constraint: Constraint, passes: list[Pass]) -> None:
    for i, a in enumerate(passes):
        for j, b in enumerate(passes[i + 1 :]):
            if not constraint(a, b):
                raise RuntimeError(
                    f"pass schedule constraint violated. Expected {a} before {b} but found {a} at index {i} and {b} at index"
                    f" {j} in pass list."
                )


def _topological_sort_passes(passes: list[Pass], constraints: list[Constraint]) -> list[Pass]:
    if not constraints:
        return passes
    # Who must come after a pass, once for each constraint that says so.
    later: dict[Pass, list[Pass]] = {each: [] for each in passes}
    waits_for = dict.fromkeys(passes, 0)
    ready: collections.deque[Pass] = collections.deque()
    for a in passes:
        for b in passes:
            if a != b:
                forbidden = sum(not constraint(a, b) for constraint in constraints)
                later[b] += [a] * forbidden
                waits_for[a] += forbidden
        if waits_for[a] == 0:
            ready.append(a)
    ordered: list[Pass] = []
    seen = set()
    while ready:
        each = ready.popleft()
        ordered.append(each)
        seen.add(each)
        for follower in later[each]:
            if follower not in seen:
                waits_for[follower] -= 1
                if waits_for[follower] == 0:
                    ready.append(follower)
    circle = [each for each, count in waits_for.items() if count]
    if circle:
        raise RuntimeError(f"Circular dependency detected within the following passes: {circle}")
    return ordered


def this_before_that_pass_constraint(this: Pass, that: Pass) -> Constraint:
    """The constraint that `this` runs before `that`.

    >>> from tinytensor.fx.passes.infra.pass_manager import this_before_that_pass_constraint
    >>> constraint = this_before_that_pass_constraint(abs, len)
    >>> constraint(abs, len), constraint(len, abs)
    (True, False)
    """

    def depends_on(a: Pass, b: Pass) -> bool:
        return a != that or b != this

    return depends_on


def _name(fn: Pass) -> str:
    return fn.__name__ if inspect.isfunction(fn) else type(fn).__name__


class PassManager:
    """Runs passes on a module.

        passes                       functions of a module that return a PassResult
        constraints                  functions of two passes: may the first come before the second?
        steps                        how often all passes run at most; a round that changes nothing is the last
        run_checks_after_each_pass   call `check` after each pass, and not only at the start

    RuntimeError for constraints that no order fulfils, TypeError for a pass that returns something else.

    >>> from tinytensor.fx.passes.infra.pass_manager import PassManager, pass_result_wrapper
    >>> manager = PassManager(passes=[pass_result_wrapper(lambda gm: gm)], steps=2)
    >>> manager(tt.fx.symbolic_trace(lambda x: x)).modified
    True
    """

    def __init__(
        self,
        passes: list[Pass] | None = None,
        constraints: list[Constraint] | None = None,
        steps: int | None = None,
        run_checks_after_each_pass: bool = False,
        suppress_check_failures: bool = False,
    ) -> None:
        self.passes = passes or []
        self.constraints = constraints or []
        self.steps = steps or 1
        self.run_checks_after_each_pass = run_checks_after_each_pass
        self.suppress_check_failures = suppress_check_failures
        self._validated = False

    def add_pass(self, _pass: Pass) -> None:
        """One more pass, after the others."""
        self.passes.append(_pass)
        self._validated = False

    def add_constraint(self, constraint: Constraint) -> None:
        """One more constraint."""
        self.constraints.append(constraint)
        self._validated = False

    def validate_constraints(self) -> None:
        """RuntimeError unless the passes stand in an order that the constraints allow."""
        if not self._validated:
            for constraint in self.constraints:
                _validate_pass_schedule_constraint(constraint, self.passes)
            self._validated = True

    def solve_constraints(self) -> None:
        """Put the passes into an order that the constraints allow."""
        self.passes = _topological_sort_passes(self.passes, self.constraints)
        self._validated = True

    def add_checks(self, check: Callable[[Any], None]) -> None:
        """What `check` does from now on. TypeError unless it takes one argument."""
        if len(inspect.signature(check).parameters) != 1:
            raise TypeError("PassManager check function should only take in one variable, a module")
        setattr(self, "check", check)  # noqa: B010

    def check(self, module: Any) -> None:
        """Looks at a module, and raises if something is wrong with it."""

    def __call__(self, module: Any) -> PassResult:
        """Run all passes."""
        if not self._validated:
            self.solve_constraints()
        self.check(module)
        changed = False
        for _ in range(self.steps):
            modified = False
            for index, fn in enumerate(self.passes):
                try:
                    result = fn(module)
                    if not isinstance(result, PassResult) and not hasattr(result, "graph_module"):
                        raise TypeError(
                            f"The result of the pass {_name(fn)} should be type PassResult.Please wrap it with "
                            "pass_result_wrapper()"
                        )
                    module = result.graph_module
                    modified = modified or result.modified
                    if isinstance(module, GraphModule):
                        logger.debug("Graph after pass '%s': %s", _name(fn), module.graph)
                        module.recompile()
                    if self.run_checks_after_each_pass:
                        self.check(module)
                except Exception as error:
                    before = [_name(each) for each in self.passes[:index]]
                    raise Exception(
                        f"An error occurred when running the '{_name(fn)}' pass after the following passes: {before}"
                    ) from error
            changed = changed or modified
            if not modified:
                break
        return PassResult(module, changed)


__all__ = ["PassManager", "pass_result_wrapper", "this_before_that_pass_constraint"]
