"""A graph's nodes as a module of their own.

Mirrors torch/fx/passes/utils/common.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor import nn
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.passes.utils.matcher_utils import SubgraphMatcher


class HolderModule(nn.Module):
    """A module that holds others, by name."""

    def __init__(self, d: dict[str, Any]) -> None:
        super().__init__()
        for name, module in d.items():
            self.add_module(name, module)


def lift_subgraph_as_module(
    gm: GraphModule, subgraph: Graph, comp_name: str = "", class_name: str = "GraphModule"
) -> tuple[GraphModule, dict[str, str]]:
    """A module of `subgraph`, with all that its nodes read from `gm`; and the path there -> the path from the new parent.

    >>> from tinytensor.fx.passes.utils import lift_subgraph_as_module
    >>> gm = tt.fx.symbolic_trace(tt.nn.Sequential(tt.nn.ReLU()))
    >>> lift_subgraph_as_module(gm, gm.graph, "part")[1]
    {'0': 'part.0'}
    """
    holder = HolderModule({})
    paths: dict[str, str] = {}
    for node in subgraph.nodes:
        if node.op not in ("call_module", "get_attr"):
            continue
        *prefix, leaf = node.target.split(".")
        here, there = holder, gm
        for name in prefix:
            if not hasattr(here, name):
                here.add_module(name, HolderModule({}))
            here, there = getattr(here, name), getattr(there, name)
        paths[node.target] = f"{comp_name}.{node.target}"
        setattr(here, leaf, getattr(there, leaf))
    return GraphModule(holder, subgraph, class_name), paths


def compare_graphs(left: Graph, right: Graph) -> bool:
    """Whether the graphs have the same nodes, but for names."""
    return len(SubgraphMatcher(left, match_output=True, match_placeholder=True).match(right)) > 0


__all__ = ["HolderModule", "compare_graphs", "lift_subgraph_as_module"]
