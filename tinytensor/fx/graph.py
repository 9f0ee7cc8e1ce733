"""Graph: the nodes of a program in the order in which they run.

    >>> import tinytensor as tt
    >>> graph = Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(tt.ops.aten.add.Tensor, (x, 1))
    >>> result = graph.output(y)
    >>> print(graph)
    graph():
        %x : [num_users=1] = placeholder[target=x]
        %add_tensor : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, 1), kwargs = {})
        return add_tensor

Mirrors torch/fx/graph.py. The nodes are a list here, where PyTorch links them.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

from tinytensor.aten.core.python.text_signature import shown_default
from tinytensor.fx.codegen import CodeGen, PythonCode
from tinytensor.fx.namespace import Namespace
from tinytensor.fx.node import Node, map_arg

_CAPITAL = re.compile(r"(?<=[a-z])([A-Z])")


class Graph:
    """An ordered list of nodes. New ones come at the insertion point: the end, unless `inserting_before` says
    otherwise.

    >>> graph = tt.fx.Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(tt.ops.aten.relu.default, (x,))
    >>> _ = graph.output(y)
    >>> tt.fx.GraphModule({}, graph)(tt.tensor([-1.0, 2.0]))
    tensor([0., 2.])
    """

    def __init__(self) -> None:
        self._nodes: list[Node] = []
        self._namespace = Namespace()
        self._codegen = CodeGen()
        self._insert_at: tuple[Node, int] | None = None

    @property
    def nodes(self) -> list[Node]:
        """The nodes in order; a copy, so that a loop over it may change the graph."""
        return list(self._nodes)

    def create_node(
        self,
        op: str,
        target: Any,
        args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None,
        name: str | None = None,
    ) -> Node:
        """A new node at the insertion point."""
        candidate = name if name is not None else self._target_to_str(target)
        name = self._namespace.create_name(candidate, None)
        node = Node(self, name, op, target, args or (), kwargs or {})
        self._namespace.associate_name_with_obj(name, node)
        if self._insert_at is None:
            self._nodes.append(node)
        else:
            beside, shift = self._insert_at
            self._nodes.insert(self._nodes.index(beside) + shift, node)
            if shift:
                self._insert_at = node, 1
        return node

    def placeholder(self, name: str, *default: Any) -> Node:
        """An argument of the graph."""
        return self.create_node("placeholder", name, default)

    def get_attr(self, name: str) -> Node:
        """An attribute of the graph's owner."""
        return self.create_node("get_attr", name)

    def call_function(
        self, function: Callable[..., Any], args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Node:
        """A call of a function."""
        return self.create_node("call_function", function, args, kwargs)

    def call_method(self, name: str, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None) -> Node:
        """A call of a method of the first argument."""
        return self.create_node("call_method", name, args, kwargs)

    def output(self, result: Any) -> Node:
        """What the graph returns."""
        return self.create_node("output", "output", (result,))

    @shown_default(arg_transform="lambda n: n")
    def node_copy(self, node: Node, arg_transform: Callable[[Node], Any] = lambda n: n) -> Node:
        """A node of another graph, in this one; `arg_transform` tells which node here stands for one there."""
        args, kwargs = map_arg(node.args, arg_transform), map_arg(node.kwargs, arg_transform)
        copy = self.create_node(node.op, node.target, args, kwargs, node.name)
        copy.meta = dict(node.meta)
        return copy

    def erase_node(self, node: Node) -> None:
        """Take a node out. RuntimeError if another one uses it."""
        if node.users:
            raise RuntimeError(
                f"Tried to erase Node {node} but it still had {len(node.users)} users in the graph: {node.users}!"
            )
        if node.graph is not self:
            raise RuntimeError(f"Attempting to remove {node} from wrong graph!")
        self._nodes.remove(node)
        node._update((), {})
        node._erased = True

    @contextlib.contextmanager
    def inserting_before(self, node: Node) -> Iterator[None]:
        """Inside, new nodes come before `node`."""
        with self._inserting((node, 0)):
            yield

    @contextlib.contextmanager
    def inserting_after(self, node: Node) -> Iterator[None]:
        """Inside, new nodes come after `node`."""
        with self._inserting((node, 1)):
            yield

    @contextlib.contextmanager
    def _inserting(self, place: tuple[Node, int]) -> Iterator[None]:
        if place[0].graph is not self:
            raise AssertionError("Node to insert before/after is not in graph.")
        before, self._insert_at = self._insert_at, place
        try:
            yield
        finally:
            self._insert_at = before

    def eliminate_dead_code(self, is_impure_node: Callable[[Node], bool] | None = None) -> bool:
        """Erase nodes that nobody uses and that have no effect; whether there were any."""
        self.lint()
        is_impure = is_impure_node or Node.is_impure
        changed = False
        for node in reversed(self.nodes):
            if not node.users and not is_impure(node):
                self.erase_node(node)
                changed = True
        return changed

    def find_nodes(self, *, op: str, target: Any = None) -> list[Node]:
        """The nodes of a kind, and, if it is given, with a target."""
        return [node for node in self._nodes if node.op == op and (target is None or node.target == target)]

    def output_node(self) -> Node:
        """The last node."""
        return self._nodes[-1]

    def lint(self) -> None:
        """RuntimeError if a node is used before it is made, or a name is not unique."""
        seen: dict[Node, None] = {}
        names = set()
        for node in self._nodes:
            for argument in node.all_input_nodes:
                if argument.graph is not self:
                    raise RuntimeError(
                        f"Argument '{argument}' of Node '{node}' does not belong to this Graph, but was used as an argument! "
                        "If you are copying nodes from another graph, make sure to use ``arg_transform`` on node_copy() to "
                        f"remap values\n{self}"
                    )
                if argument not in seen:
                    raise RuntimeError(
                        f"Argument '{argument}' of Node '{node}' was used before it has been defined! Please check that "
                        f"Nodes in the graph are topologically ordered\n{self}"
                    )
            if node.name in names:
                raise RuntimeError(f"Node redefined name {node.name}!")
            seen[node] = None
            names.add(node.name)

    def python_code(self, root_module: str, *, verbose: bool = False) -> PythonCode:
        """The graph as the source of a function, and the globals that it needs."""
        return self._codegen.python_code(self._nodes, root_module, verbose)

    def tabular(self) -> str:
        """The nodes as a table."""
        rows = [["opcode", "name", "target", "args", "kwargs"]]
        rows += [[str(cell) for cell in (n.op, n.name, n.target, n.args, n.kwargs)] for n in self._nodes]
        # As tabulate does it, which PyTorch prints with: at least two places more than the heading.
        widths = [max(len(column[0]) + 2, *map(len, column)) for column in zip(*rows, strict=True)]
        rows.insert(1, ["-" * width for width in widths])
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join(line.rstrip() if number != 1 else line for number, line in enumerate(lines))

    def print_tabular(self) -> None:
        """Print the nodes as a table."""
        print(self.tabular())

    def neighbour(self, node: Node, step: int) -> Any:
        """The node `step` places on; None beyond the ends."""
        place = self._nodes.index(node) + step
        return self._nodes[place] if 0 <= place < len(self._nodes) else None

    def _target_to_str(self, target: Any) -> str:
        name = target.__name__ if callable(target) else str(target)
        if not callable(target) and name.startswith("__") and name.endswith("__"):
            name = name[2:-2]
        return _CAPITAL.sub(r"_\1", name).lower()

    def __str__(self) -> str:
        return "\n    ".join(["graph():", *(node.format_node() for node in self._nodes)])
