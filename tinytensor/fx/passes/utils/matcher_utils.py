"""SubgraphMatcher: where a graph has the nodes of a pattern.

From an anchor, a result of the pattern that the pattern itself does not use, it walks back through the arguments of both graphs.

Mirrors torch/fx/passes/utils/matcher_utils.py, and validate_partition of fuser_utils.py.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterable
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor._tensor import Tensor
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import _get_attr
from tinytensor.fx.node import Node


@dataclasses.dataclass
class InternalMatch:
    """Where a pattern was found: `nodes_map` has the graph's node for each of the pattern's."""

    anchors: list[Node]
    nodes_map: dict[Node, Any] = dataclasses.field(default_factory=dict)
    placeholder_nodes: list[Any] = dataclasses.field(default_factory=list)
    returning_nodes: list[Node] = dataclasses.field(default_factory=list)
    name_node_map: dict[str, Node] = dataclasses.field(default_factory=dict)

    def __copy__(self) -> InternalMatch:
        return InternalMatch(
            self.anchors, self.nodes_map.copy(), self.placeholder_nodes.copy(), self.returning_nodes.copy()
        )


def validate_partition(partition: Iterable[Node]) -> bool:
    """Whether the nodes could be one: no value goes out of them and comes back."""
    inside = set(partition)
    queue = [user for node in inside for user in node.users if user not in inside]
    visited = set()
    while queue:
        node = queue.pop()
        visited.add(node)
        if node in inside:
            return False
        queue.extend(user for user in node.users if user not in visited)
    return True


class SubgraphMatcher:
    """Finds `pattern` in graphs.

        match_output                 the pattern's result must be the graph's
        match_placeholder            the pattern's arguments must be the graph's
        remove_overlapping_matches   a node belongs to one match at most
        ignore_literals              numbers and the like need not agree

    ValueError for an empty pattern; AssertionError if nobody uses a node of it.
    """

    def __init__(
        self,
        pattern: Graph,
        match_output: bool = False,
        match_placeholder: bool = False,
        remove_overlapping_matches: bool = True,
        ignore_literals: bool = False,
    ) -> None:
        self.pattern = pattern
        self.match_output = match_output
        self.match_placeholder = match_placeholder
        self.remove_overlapping_matches = remove_overlapping_matches
        self.ignore_literals = ignore_literals
        if len(pattern.nodes) == 0:
            raise ValueError("SubgraphMatcher cannot be initialized with an empty pattern")
        for node in pattern.nodes:
            if node.op != "output" and not node.is_impure() and not node.users:
                raise AssertionError("SubgraphMatcher cannot be initialized with an pattern with dead code")
        self.pattern_placeholder_nodes = [n for n in pattern.nodes if n.op == "placeholder"]
        output = next(iter(reversed(pattern.nodes)))
        self.pattern_returning_nodes = output.all_input_nodes
        # A result that the pattern uses itself is reached from another one.
        results = [n for n in output.all_input_nodes if len(n.users) == 1]
        self.pattern_anchors = [output] if match_output else results

    def match(self, graph: Graph, node_name_match: str = "") -> list[InternalMatch]:
        """All places, in the order of the first anchor."""
        candidates = [
            (anchor, found)
            for anchor in self.pattern_anchors
            if (found := [node for node in graph.nodes if self._nodes_are_equal(anchor, node, node_name_match)])
        ]
        matches: list[InternalMatch] = []

        def backtracking(index: int, match: InternalMatch) -> None:
            if index == len(candidates):
                match.placeholder_nodes = [match.nodes_map[pn] for pn in self.pattern_placeholder_nodes]
                match.returning_nodes = [match.nodes_map[pn] for pn in self.pattern_returning_nodes]
                matches.append(match)
                return
            anchor, nodes = candidates[index]
            for node in nodes:
                attempt = copy.copy(match)
                if self._match_nodes(anchor, node, attempt, node_name_match):
                    backtracking(index + 1, attempt)

        if candidates:
            backtracking(0, InternalMatch(anchors=self.pattern_anchors))
        matches = [match for match in matches if self._is_contained(match.nodes_map)]
        matches = [match for match in matches if validate_partition(self._computed(match))]
        return self._without_overlaps(matches) if self.remove_overlapping_matches else matches

    @staticmethod
    def _computed(match: InternalMatch) -> list[Node]:
        return [gn for pn, gn in match.nodes_map.items() if pn.op not in ("placeholder", "output")]

    def _without_overlaps(self, matches: list[InternalMatch]) -> list[InternalMatch]:
        found: list[InternalMatch] = []
        taken: set[Node] = set()
        for match in matches:
            nodes = self._computed(match)
            if taken.isdisjoint(nodes):
                found.append(match)
                taken.update(nodes)
        return found

    def _is_contained(self, nodes_map: dict[Node, Any]) -> bool:
        """Whether nobody outside of the match uses what the pattern does not return."""
        lookup = {gn: pn for pn, gn in nodes_map.items() if pn.op != "placeholder"}
        inner = [gn for gn, pn in lookup.items() if pn not in self.pattern_returning_nodes]
        return all(user in lookup for gn in inner for user in gn.users)

    def _nodes_are_equal(self, pn: Node, gn: Node, node_name_match: str = "") -> bool:
        if not self.match_placeholder and pn.op == "placeholder":
            return True
        if node_name_match and node_name_match in gn.name:
            return True
        if pn.op != gn.op:
            return False
        if pn.op == "get_attr":
            return self._match_attributes(pn, gn)
        return pn.op in ("placeholder", "output") or pn.target == gn.target

    def _match_attributes(self, pn: Node, gn: Node) -> bool:
        if pn.graph.owning_module is None:
            raise AssertionError("pn.graph.owning_module must not be None")
        if gn.graph.owning_module is None:
            raise AssertionError("gn.graph.owning_module must not be None")
        value = _get_attr(pn.graph.owning_module, pn.target)
        if type(value) is not type(_get_attr(gn.graph.owning_module, gn.target)):
            return False
        if not isinstance(value, Tensor):
            raise RuntimeError(f"Unsupported type {value} when matching attributes")
        return True

    def _match_literals(self, pn: Any, gn: Any, match: InternalMatch) -> bool:
        if isinstance(pn, Node):
            if pn.op != "placeholder":
                return False
            return bool(match.nodes_map.setdefault(pn, gn) == gn)
        if isinstance(gn, Node):
            return False
        return type(gn) is type(pn) and bool(gn == pn)

    def _match_nodes(self, pn: Node, gn: Node, match: InternalMatch, node_name_match: str = "") -> bool:
        if pn in match.nodes_map:
            return bool(match.nodes_map[pn] == gn)
        if gn in match.nodes_map.values() or not self._nodes_are_equal(pn, gn, node_name_match):
            return False
        match.nodes_map[pn] = gn
        if pn.op == "placeholder":
            return True
        arguments = self._arguments(pn, gn)
        return arguments is not None and self._match_args(*arguments, match)

    def _match_args(self, args1: Any, args2: Any, match: InternalMatch) -> bool:
        if len(args1) != len(args2):
            return False
        for a1, a2 in zip(args1, args2, strict=True):
            if isinstance(a1, Node) and isinstance(a2, Node):
                matched = self._match_nodes(a1, a2, match)
            elif isinstance(a1, (list, tuple)) and isinstance(a2, (list, tuple)):
                matched = self._match_args(a1, a2, match)
            else:
                matched = self._match_literals(a1, a2, match) or self.ignore_literals
            if not matched:
                return False
        return True

    @staticmethod
    def _arguments(pn: Node, gn: Node) -> tuple[list[Any], list[Any]] | None:
        """The arguments of both, one by one. Operators have a schema, by which defaults and keywords are filled in."""
        if len(pn.args) == len(gn.args) and list(pn.kwargs) == list(gn.kwargs):
            return [*pn.args, *pn.kwargs.values()], [*gn.args, *gn.kwargs.values()]
        if pn.op != "call_function" or not isinstance(pn.target, OpOverload):
            return None

        def filled(node: Node) -> list[Any]:
            values = []
            for index, argument in enumerate(node.target._schema.arguments):
                if argument.name in node.kwargs:
                    values.append(node.kwargs[argument.name])
                elif not argument.kwarg_only and index < len(node.args):
                    values.append(node.args[index])
                else:
                    values.append(argument.default_value)
            return values

        return filled(pn), filled(gn)


__all__ = ["InternalMatch", "SubgraphMatcher"]
