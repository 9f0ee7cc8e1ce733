"""A matcher whose pattern gives names to nodes, so that they can be found in every match.

Mirrors torch/fx/passes/utils/matcher_with_name_node_map_utils.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.fx.graph import Graph, _PyTreeInfo
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.fx.passes.utils.matcher_utils import InternalMatch, SubgraphMatcher
from tinytensor.utils._pytree import tree_flatten, tree_unflatten


def _split_to_graph_and_name_node_map(gm: GraphModule) -> tuple[GraphModule, dict[str, Node]]:
    """The names of the pattern's last result, a dict, which the pattern returns no longer."""
    names: dict[str, Node] = {}
    for node in gm.graph.nodes:
        if node.op != "output":
            continue
        spec: Any = getattr(gm, "_out_spec", None)
        if spec is None:
            raise AssertionError("gm._out_spec is None")
        output = tree_unflatten(node.args[0], spec)
        if not isinstance(output, tuple):
            raise AssertionError("Expecting the pattern graph to return a tuple")
        if len(output) < 2:
            raise AssertionError("Expecting the pattern graph to have at least two outputs")
        *out, names = output
        flattened, out_spec = tree_flatten(out)
        if not isinstance(names, dict):
            raise AssertionError("Expecting the input graph to have a dict output as the last element")
        node.args = (flattened,)
        codegen: Any = gm._graph._codegen
        codegen.pytree_info = _PyTreeInfo(codegen.pytree_info.orig_args, codegen.pytree_info.in_spec, out_spec)
    gm.recompile()
    return gm, names


class SubgraphMatcherWithNameNodeMap(SubgraphMatcher):
    """A SubgraphMatcher of a pattern that returns, last, a dict name -> value: matches have `name_node_map`.

    AssertionError for a pattern that returns something else.
    """

    def __init__(
        self,
        pattern_gm: GraphModule,
        match_output: bool = False,
        match_placeholder: bool = False,
        remove_overlapping_matches: bool = True,
        ignore_literals: bool = False,
    ) -> None:
        pattern_gm, self.name_node_map = _split_to_graph_and_name_node_map(pattern_gm)
        super().__init__(pattern_gm.graph, match_output, match_placeholder, remove_overlapping_matches, ignore_literals)

    def match(self, graph: Graph, node_name_match: str = "") -> list[InternalMatch]:
        """All places, with the nodes that have names in the pattern."""
        matches = super().match(graph, node_name_match)
        for match in matches:
            for name, node in self.name_node_map.items():
                match.name_node_map[name] = match.nodes_map[node]
        return matches


__all__ = ["SubgraphMatcherWithNameNodeMap"]
