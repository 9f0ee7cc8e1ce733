"""What passes share: finding a pattern in a graph, and nodes of a graph as a module of their own.

Mirrors torch/fx/passes/utils/__init__.py.
"""

from tinytensor.fx.passes.utils.common import HolderModule, compare_graphs, lift_subgraph_as_module

__all__ = ["HolderModule", "compare_graphs", "lift_subgraph_as_module"]
