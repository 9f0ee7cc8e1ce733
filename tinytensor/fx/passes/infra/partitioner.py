"""CapabilityBasedPartitioner: nodes that a backend supports, gathered into as few parts as possible.

Two parts become one unless a value would go out of the new part and come back into it.

Mirrors torch/fx/passes/infra/partitioner.py.
"""

from __future__ import annotations

import collections
import itertools
import logging
import operator
from collections.abc import Iterable, Sequence

from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, qualified_name
from tinytensor.fx.passes.operator_support import OperatorSupportBase
from tinytensor.fx.passes.utils.fuser_utils import fuse_by_partitions

logger = logging.getLogger(__name__)
logger.setLevel(logging.WARNING)


class Partition:
    """Nodes that will be one. `nodes`: each with its place, counted from the graph's end, or None.

    AssertionError unless there are as many places as nodes.
    """

    def __init__(
        self, id: int | None = None, nodes: Iterable[Node] | None = None, node_orders: Iterable[int] | None = None
    ) -> None:
        self.id = id
        self.nodes: dict[Node, int | None] = dict.fromkeys(() if nodes is None else nodes)
        if node_orders is not None:
            orders = list(node_orders)
            if len(orders) != len(self.nodes):
                raise AssertionError("nodes and node_orders must have the same length")
            self.nodes = dict(zip(self.nodes, orders, strict=True))

    def __repr__(self) -> str:
        return str(self.nodes)

    def add_node(self, node: Node, node_order: int | None = None) -> None:
        """One more node."""
        self.nodes[node] = node_order

    def remove_node(self, node: Node) -> None:
        """One node less."""
        del self.nodes[node]

    def size(self) -> int:
        """How many nodes there are."""
        return len(self.nodes)


class _DependencyViewer:
    """Which nodes a value flows into, over however many steps."""

    def __init__(self, graph_module: GraphModule) -> None:
        self.downstreams: dict[Node, set[Node]] = collections.defaultdict(set)
        for node in reversed(graph_module.graph.nodes):
            for user in node.users:
                self.downstreams[node] |= {user} | self.downstreams[user]

    def downstreams_of(self, node: Node) -> set[Node]:
        return self.downstreams[node]

    def with_downstreams(self, nodes: Iterable[Node]) -> Iterable[Node]:
        """The nodes and all that their values flow into."""
        return itertools.chain.from_iterable({node} | self.downstreams[node] for node in nodes)


class _Proposal:
    """The partitions while they grow. `order`: the first node's place of each; `reaches`: into which others values flow."""

    def __init__(self, viewer: _DependencyViewer) -> None:
        self.viewer = viewer
        self.partitions: dict[int, Partition] = {}
        self.assignment: dict[Node, int] = {}
        self.order: dict[int, int] = {}
        self.users: dict[int, set[Node]] = {}
        self.reaches: dict[int, set[int]] = collections.defaultdict(set)

    def _downstream(self, users: Iterable[Node], sources: set[int]) -> set[int]:
        found: set[int] = set()
        for node in self.viewer.with_downstreams(users):
            target = self.assignment.get(node)
            if target is not None:
                found |= {target} | self.reaches[target]
        return found - sources

    def start(self, number: int, node: Node, node_order: int) -> None:
        """A partition of one node."""
        self.order[number] = number
        self.assignment[node] = number
        self.partitions[number] = Partition(number, [node], [node_order])
        self.users[number] = set(node.users)
        self.reaches[number] |= self._downstream(node.users, {number})

    def move(self, node: Node, number: int | None) -> None:
        """Put a node into another partition, or into none."""
        if node in self.assignment:
            self.partitions[self.assignment[node]].remove_node(node)
        if number is None:
            self.assignment.pop(node)
        else:
            self.assignment[node] = number
            self.partitions[number].add_node(node)

    def _would_be_circle(self, users: set[Node], one: int, other: int) -> bool:
        both = {one, other}
        for node in self.viewer.with_downstreams(users):
            number = self.assignment.get(node)
            if number is not None and (number in both or not both.isdisjoint(self.reaches[number])):
                return True
        return False

    def merge(self, one: int, other: int) -> int:
        """Make one of two, if that may be; returns the first one's number afterwards."""
        users = self.users[one] | self.users[other]
        users -= self.partitions[one].nodes.keys() | self.partitions[other].nodes.keys()
        if self._would_be_circle(users, one, other):
            return one
        kept, gone = one, other
        if self.partitions[one].size() < self.partitions[other].size():
            kept, gone = gone, kept
        moved = self.partitions.pop(gone).nodes
        self.partitions[kept].nodes.update(moved)
        self.assignment.update(dict.fromkeys(moved, kept))
        self.order[kept] = min(self.order[kept], self.order.pop(gone))
        self.users[kept] = users
        del self.users[gone]
        self.reaches[kept] |= self.reaches.pop(gone)
        self.reaches[kept] |= self._downstream(users, {kept, gone})
        self.reaches[kept] -= {kept, gone}
        return kept


class CapabilityBasedPartitioner:
    """Divides a graph by what `operator_support` says.

        allows_single_node_partition         keep partitions of one node that computes
        non_compute_ops                      names of functions that do not count as computing
        allowed_single_node_partition_ops    names of functions that may be alone
        skip_horizontal_fusion               join nodes with those that use them, and no others

    >>> from tinytensor.fx.passes.infra.partitioner import CapabilityBasedPartitioner
    >>> from tinytensor.fx.passes.operator_support import create_op_support
    >>> gm = tt.fx.symbolic_trace(lambda x: x.relu().sin().exp())
    >>> supported = create_op_support(lambda modules, node: node.target in ("relu", "sin"))
    >>> partitioner = CapabilityBasedPartitioner(gm, supported, allows_single_node_partition=True)
    >>> [list(partition.nodes) for partition in partitioner.propose_partitions()]
    [[relu, sin]]
    >>> print(partitioner.partition_and_fuse().code.strip())
    def forward(self, x):
        fused_0 = self.fused_0(x);  x = None
        exp = fused_0.exp();  fused_0 = None
        return exp
    """

    def __init__(
        self,
        graph_module: GraphModule,
        operator_support: OperatorSupportBase,
        allows_single_node_partition: bool = False,
        non_compute_ops: Sequence[str] | None = None,
        allowed_single_node_partition_ops: Sequence[str] | None = None,
        skip_horizontal_fusion: bool = False,
    ) -> None:
        self.graph_module = graph_module
        self.operator_support = operator_support
        self.allows_single_node_partition = allows_single_node_partition
        self.non_compute_ops: Sequence[str] = [] if non_compute_ops is None else non_compute_ops
        alone = allowed_single_node_partition_ops
        self.allowed_single_node_partition_ops: Sequence[str] = [] if alone is None else alone
        self.skip_horizontal_fusion = skip_horizontal_fusion
        self.dependency_viewer = _DependencyViewer(graph_module)

    def _is_node_supported(self, node: Node) -> bool:
        return self.operator_support.is_node_supported(dict(self.graph_module.named_modules()), node)

    def propose_partitions(self) -> list[Partition]:
        """The partitions, from the graph's end to its start; the graph stays as it is."""
        proposal = _Proposal(self.dependency_viewer)
        numbers = itertools.count()
        for node_order, node in enumerate(reversed(self.graph_module.graph.nodes)):
            made = None
            if self._is_node_supported(node) and node not in proposal.assignment:
                made = next(numbers)
                proposal.start(made, node, node_order)
            # After a node without support, too, its users are tried: nothing that comes later can join them any more.
            candidates = {} if made is None else {made: None}
            if not self.skip_horizontal_fusion:
                by_order = sorted(proposal.order.items(), key=operator.itemgetter(1))
                candidates |= dict.fromkeys(number for number, _ in by_order)
            elif made is not None:
                inside = [user for user in node.users if user in proposal.assignment]
                candidates |= dict.fromkeys(proposal.assignment[user] for user in inside)
            if candidates:
                first, *others = candidates
                for other in others:
                    first = proposal.merge(first, other)
        for partition in proposal.partitions.values():
            items = sorted(partition.nodes.items(), key=operator.itemgetter(1), reverse=True)
            partition.nodes = dict(items)
        self._let_getitem_follow(proposal)
        found = proposal.partitions
        if not self.allows_single_node_partition:
            found = {number: each for number, each in found.items() if self._computes_more_than_one(each)}
        return [partition for partition in found.values() if partition.size() > 0]

    def _let_getitem_follow(self, proposal: _Proposal) -> None:
        """Where all users of a value take its items, they stand where the value does; again, for items of items."""
        while True:
            moves: dict[Node, int | None] = {}
            for node in self.graph_module.graph.nodes:
                if all(
                    user.op == "call_function" and qualified_name(user.target) == "_operator.getitem"
                    for user in node.users
                ):
                    number = proposal.assignment.get(node)
                    moves |= {user: number for user in node.users if proposal.assignment.get(user) != number}
            if not moves:
                return
            for node, number in moves.items():
                proposal.move(node, number)

    def _computes_more_than_one(self, partition: Partition) -> bool:
        ignored = {"torch.ops.aten.view", "_operator.getitem", *self.non_compute_ops}
        count = 0
        for node in partition.nodes:
            if node.op == "call_function":
                name = qualified_name(node.target)
                count += (name not in ignored) + (name in self.allowed_single_node_partition_ops)
        return count > 1

    def fuse_partitions(self, partitions: list[Partition], prefix: str = "fused_") -> GraphModule:
        """Put a submodule in the place of each partition: `fused_0` and so on. Changes the module, and returns it."""
        return fuse_by_partitions(self.graph_module, [partition.nodes for partition in partitions], prefix=prefix)

    def remove_bookend_non_compute_ops(self, partitions: list[Partition]) -> None:
        """Take those of `non_compute_ops` out of partitions that stand at their start or end."""
        ignored = set(self.non_compute_ops)

        def is_ignored(node: Node) -> bool:
            return node.op == "call_function" and qualified_name(node.target) in ignored

        # What was found of a node holds for all partitions, as in PyTorch.
        known: dict[str, dict[Node, bool]] = {"all_input_nodes": {}, "users": {}}

        def leads_out(node: Node, direction: str, partition: Partition, removed: set[Node]) -> bool:
            if node.op == "placeholder" or node not in partition.nodes or node in removed:
                return True
            if node not in known[direction]:
                neighbours = getattr(node, direction)
                known[direction][node] = is_ignored(node) and all(
                    leads_out(each, direction, partition, removed) for each in neighbours
                )
            return known[direction][node]

        for partition in partitions:
            removed: set[Node] = set()
            for node in partition.nodes:
                if is_ignored(node) and any(leads_out(node, direction, partition, removed) for direction in known):
                    removed.add(node)
            for node in removed:
                del partition.nodes[node]

    def partition_and_fuse(self, prefix: str = "fused_") -> GraphModule:
        """Both in one: divide, and put submodules in the place of the parts."""
        return self.fuse_partitions(self.propose_partitions(), prefix=prefix)


__all__ = ["CapabilityBasedPartitioner", "Partition"]
