"""Interpreter: runs a graph node by node. Subclasses override what a kind of node does.

    class Shapes(Interpreter):
        def run_node(self, node):
            result = super().run_node(node)
            print(node.name, getattr(result, "shape", None))
            return result

    Shapes(gm).run(x)

Mirrors torch/fx/interpreter.py. Left out: Transformer, `boxed_run`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, map_arg


class Interpreter:
    """Runs a graph node by node; `env` holds the value of each node that a later one still needs. Override a method
    to change it.

        module                   a GraphModule
        garbage_collect_values   forget values that are no longer needed: True
        graph                    another graph than the module's

    >>> class Names(tt.fx.Interpreter):
    ...     def run_node(self, n):
    ...         print(n.name)
    ...         return super().run_node(n)
    >>> graph = tt.fx.Graph()
    >>> _ = graph.output(graph.call_function(tt.ops.aten.relu.default, (graph.placeholder("x"),)))
    >>> Names(tt.fx.GraphModule({}, graph)).run(tt.tensor([-1.0, 2.0]))
    x
    relu_default
    output
    tensor([0., 2.])
    """

    def __init__(self, module: Any, garbage_collect_values: bool = True, graph: Graph | None = None) -> None:
        self.module = module
        self.graph: Graph = module.graph if graph is None else graph
        self.env: dict[Node, Any] = {}
        self.garbage_collect_values = garbage_collect_values
        self.args_iter: Iterator[Any] = iter(())

    def run(self, *args: Any, initial_env: dict[Node, Any] | None = None, enable_io_processing: bool = True) -> Any:
        """Run the graph; with `initial_env`, nodes that have a value there are not run."""
        self.env = dict(initial_env or {})
        codegen = self.graph._codegen
        self.args_iter = iter(codegen.process_inputs(*args) if enable_io_processing else args)
        # How many users have not run yet: a value whose last user has run is let go, and its memory with it.
        remaining = {node: len(node.users) for node in self.graph.nodes}
        for node in self.graph.nodes:
            if node in self.env:
                continue
            try:
                self.env[node] = self.run_node(node)
            except Exception as error:
                text = f"While executing {node.format_node()}"
                text = f"{error.args[0]}\n\n{text}" if error.args else text
                error.args = (text, *error.args[1:])
                # A KeyError shows its message as a repr, with \n for the line breaks.
                if isinstance(error, KeyError):
                    raise RuntimeError(*error.args) from error
                raise
            if node.op == "output":
                result = self.env[node]
                return codegen.process_outputs(result) if enable_io_processing else result
            if self.garbage_collect_values:
                for argument in node.all_input_nodes:
                    remaining[argument] -= 1
                    if not remaining[argument]:
                        del self.env[argument]
        return None

    def run_node(self, n: Node) -> Any:
        """The value of one node."""
        args, kwargs = self.fetch_args_kwargs_from_env(n)
        return getattr(self, n.op)(n.target, args, kwargs)

    def fetch_args_kwargs_from_env(self, n: Node) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Its arguments, with values in the place of nodes."""
        found: tuple[tuple[Any, ...], dict[str, Any]] = map_arg((n.args, n.kwargs), lambda node: self.env[node])
        return found

    def placeholder(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The next argument of the run, or its default."""
        try:
            return next(self.args_iter)
        except StopIteration:
            if args:
                return args[0]
            raise RuntimeError(
                f"Expected positional argument for parameter {target}, but one was not passed in!"
            ) from None

    def get_attr(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """An attribute of the module."""
        value = self.module
        for name in target.split("."):
            if not hasattr(value, name):
                raise RuntimeError(f"Node referenced nonexistent target {target}")
            value = getattr(value, name)
        return value

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The call."""
        return target(*args, **kwargs)

    def call_method(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The call of a method of the first argument."""
        self_obj, *rest = args
        return getattr(self_obj, target)(*rest, **kwargs)

    def output(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The result of the run."""
        return args[0]


__all__ = ["GraphModule", "Interpreter"]
