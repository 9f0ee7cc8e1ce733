"""Find a pattern in a graph, and put another graph in its place.

    replace_pattern(gm, pattern, replacement)     functions or graphs of the same arguments

Mirrors torch/fx/subgraph_rewriter.py.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable
from typing import Any, NamedTuple

from tinytensor.fx._symbolic_trace import symbolic_trace
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.fx.passes.utils.matcher_utils import InternalMatch, SubgraphMatcher
from tinytensor.nn.modules.module import Module


class Match(NamedTuple):
    """Where the pattern was: the pattern's node from which the search began, and the graph's node for each of its nodes."""

    anchor: Node
    nodes_map: dict[Node, Node]


@dataclasses.dataclass
class ReplacedPatterns:
    """The same, with the nodes that came in its place."""

    anchor: Node
    nodes_map: dict[Node, Node]
    replacements: list[Node]


def replace_pattern(gm: GraphModule, pattern: Any, replacement: Any) -> list[Match]:
    """Exchange every place of `gm` that does what `pattern` does; returns the places. They do not overlap.

    `pattern` and `replacement` are functions, Graphs or GraphModules of the same number of arguments and results.

    >>> gm = tt.fx.symbolic_trace(lambda x: (x + 1).relu())
    >>> len(tt.fx.replace_pattern(gm, lambda x: x.relu(), lambda x: x.clamp(min=0)))
    1
    >>> print(gm.code.strip())
    def forward(self, x):
        add = x + 1;  x = None
        clamp = add.clamp(min = 0);  add = None
        return clamp
    """
    return [Match(found.anchor, found.nodes_map) for found in _replace_pattern(gm, pattern, replacement)]


def replace_pattern_with_filters(
    gm: GraphModule,
    pattern: Any,
    replacement: Any = None,
    match_filters: list[Callable[[InternalMatch, Graph, Graph], bool]] | None = None,
    ignore_literals: bool = False,
    replacement_callback: Callable[[InternalMatch, Graph, Graph], Graph] | None = None,
    node_name_match: str = "",
) -> list[ReplacedPatterns]:
    """`replace_pattern`, only where all of `match_filters` say True.

        ignore_literals        numbers and the like need not agree
        replacement_callback   makes the replacement for each place, instead of `replacement`

    Both are called with the match, the graph and the pattern's graph.
    """
    return _replace_pattern(
        gm, pattern, replacement, match_filters, ignore_literals, replacement_callback, node_name_match
    )


def _graph_of(what: Any) -> Graph:
    if isinstance(what, Graph):
        return what
    return what.graph if isinstance(what, GraphModule) else symbolic_trace(what).graph


def _replace_pattern(
    gm: GraphModule,
    pattern: Any,
    replacement: Any = None,
    match_filters: Any = None,
    ignore_literals: bool = False,
    replacement_callback: Any = None,
    node_name_match: str = "",
) -> list[ReplacedPatterns]:
    graph = gm.graph
    pattern_graph = _graph_of(pattern)
    matcher = SubgraphMatcher(pattern_graph, ignore_literals=ignore_literals)
    matches = [
        match
        for match in matcher.match(graph, node_name_match)
        if all(match_filter(match, graph, pattern_graph) for match_filter in match_filters or [])
    ]
    common = None
    if callable(replacement) or isinstance(replacement, Graph):
        common = _graph_of(replacement)
    elif replacement_callback is None:
        raise AssertionError("Must provide either a replacement GraphModule or a replacement callback")
    changed: dict[Any, Node] = {}
    found = []
    for match in matches:
        new = common if replacement_callback is None else replacement_callback(match, graph, pattern_graph)
        assert new is not None
        found.append(_replace(graph, pattern_graph, new, match, changed))
    gm.recompile()
    if isinstance(replacement, Module):
        _replace_attributes(gm, replacement)
    return found


def _replace(
    graph: Graph, pattern: Graph, replacement: Graph, match: InternalMatch, changed: dict[Any, Node]
) -> ReplacedPatterns:
    placeholders = [node for node in replacement.nodes if node.op == "placeholder"]
    if len(match.placeholder_nodes) != len(placeholders):
        raise AssertionError(f"Placeholder count mismatch: {len(match.placeholder_nodes)} vs {len(placeholders)}")
    # An argument of this place may be the result of an earlier one, which has been exchanged meanwhile.
    for pn, gn in match.nodes_map.items():
        if pn.op == "placeholder" and isinstance(gn, Node):
            match.nodes_map[pn] = changed.get(gn, gn)
    match.placeholder_nodes = [changed.get(n, n) if isinstance(n, Node) else n for n in match.placeholder_nodes]
    val_map: dict[Node, Any] = dict(zip(placeholders, match.placeholder_nodes, strict=True))
    users = {user for node in match.returning_nodes for user in node.users}
    place = next((node for node in graph.nodes if node in users), None)
    if place is None:
        place = next(node for node in reversed(graph.nodes) if node in match.returning_nodes).next
    with graph.inserting_before(place):
        results = graph.graph_copy(replacement, val_map)
    if isinstance(results, Node):
        results = (results,)
    made = [node for node in val_map.values() if node not in match.placeholder_nodes]
    if len(match.returning_nodes) != len(results):
        raise AssertionError(f"Returning nodes count mismatch: {len(match.returning_nodes)} vs {len(results)}")
    for old, new in zip(match.returning_nodes, results, strict=True):
        old.replace_all_uses_with(new)
        changed[old] = new
    for node in reversed(pattern.nodes):
        if node.op not in ("placeholder", "output"):
            graph.erase_node(match.nodes_map[node])
    return ReplacedPatterns(match.anchors[0], match.nodes_map, made)


def _replace_attributes(gm: GraphModule, replacement: Module) -> None:
    """Bring along what the replacement's nodes read."""
    gm.delete_all_unused_submodules()
    if isinstance(replacement, GraphModule):
        replacement.graph.lint()

    def attribute(module: Module, target: str) -> Any:
        path, _, name = target.rpartition(".")
        try:
            return getattr(module.get_submodule(path), name, None)
        except AttributeError:
            return None

    for node in gm.graph.nodes:
        if node.op not in ("call_module", "get_attr") or attribute(gm, node.target) is not None:
            continue
        value = attribute(replacement, node.target)
        if value is None:
            raise RuntimeError(
                'Attempted to create a "', node.op, '" node during subgraph rewriting with target '
                f"{node.target}, but the referenced attribute does not exist in the replacement GraphModule",
            )  # fmt: skip
        value = copy.deepcopy(value)
        if isinstance(value, Module):
            gm.add_submodule(node.target, value)
        else:
            setattr(gm, node.target, value)
    gm.graph.lint()


__all__ = ["Match", "ReplacedPatterns", "replace_pattern", "replace_pattern_with_filters"]
