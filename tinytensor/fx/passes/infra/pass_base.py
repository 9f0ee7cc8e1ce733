"""PassBase: a change of a graph as a class, with checks before and after.

Mirrors torch/fx/passes/infra/pass_base.py.
"""

from __future__ import annotations

import abc
from typing import Any, NamedTuple

from tinytensor.fx.graph_module import GraphModule


class PassResult(NamedTuple):
    """What a pass returns: the module, and whether it was changed."""

    graph_module: Any
    modified: bool


class PassBase(abc.ABC):
    """A pass. Subclasses define `call`, and may check the module in `requires` and `ensures`.

    >>> from tinytensor.fx.passes.infra.pass_base import PassBase, PassResult
    >>> class Nothing(PassBase):
    ...     def call(self, graph_module):
    ...         return PassResult(graph_module, False)
    >>> Nothing()(tt.fx.symbolic_trace(lambda x: x)).modified
    False
    """

    def __call__(self, graph_module: GraphModule) -> PassResult | None:
        """Check, run, check."""
        self.requires(graph_module)
        result = self.call(graph_module)
        self.ensures(graph_module)
        return result

    @abc.abstractmethod
    def call(self, graph_module: GraphModule) -> PassResult | None:
        """The pass itself."""

    def requires(self, graph_module: GraphModule) -> None:  # noqa: B027
        """Called before the pass; raises if the module is not fit for it."""

    def ensures(self, graph_module: GraphModule) -> None:  # noqa: B027
        """Called after the pass, with the module that was given; raises if something is wrong."""


__all__ = ["PassBase", "PassResult"]
