"""ModuleTracker: whose forward, or backward, is running.

`parents` has the names of the modules that are running, and "Global" always. There are no modules in this library yet:
what they will call when they begin and end, forward and backward, is `enter_module` and `exit_module`; until then
`parents` is {"Global"}.

Mirrors torch/utils/module_tracker.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.autograd.engine import current_graph_task_id

__all__ = ["ModuleTracker"]


class ModuleTracker:
    """A context manager; see the module's docstring."""

    parents: set[str]

    def __init__(self) -> None:
        self.parents = {"Global"}

    @property
    def is_bw(self) -> bool:
        """Whether a backward pass is running."""
        return current_graph_task_id() != -1

    def enter_module(self, name: str) -> None:
        """The module of that name begins."""
        self.parents.add(name)

    def exit_module(self, name: str) -> None:
        """The module of that name ends; one that never began is nobody's mistake."""
        self.parents.discard(name)

    def __enter__(self) -> ModuleTracker:
        self.parents = {"Global"}
        return self

    def __exit__(self, *exc_info: Any) -> None:
        self.parents = {"Global"}
