"""Interpreter: runs a graph node by node. Subclasses override what a kind of node does.

    class Shapes(Interpreter):
        def run_node(self, node):
            result = super().run_node(node)
            print(node.name, getattr(result, "shape", None))
            return result

    Shapes(gm).run(x)

Transformer is an Interpreter whose values are proxies, so that running it makes another graph.

Mirrors torch/fx/interpreter.py. The text that an error gets leaves out the advice to use another program.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from tinytensor.fx._symbolic_trace import Tracer
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, map_aggregate, map_arg
from tinytensor.fx.proxy import Proxy


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
        self.submodules = dict(module.named_modules())
        self.graph: Graph = module.graph if graph is None else graph
        self.env: dict[Node, Any] = {}
        self.name = "Interpreter"
        self.garbage_collect_values = garbage_collect_values
        self.extra_traceback = True
        self.args_iter: Iterator[Any] = iter(())
        # Which values a node is the last to use: from the end, the first node seen to use a value.
        self.user_to_last_uses: dict[Node, list[Node]] = {}
        if garbage_collect_values:
            seen = set()
            for user in reversed(self.graph.nodes):
                for node in user._input_nodes:
                    if node not in seen:
                        seen.add(node)
                        self.user_to_last_uses.setdefault(user, []).append(node)

    def run(self, *args: Any, initial_env: dict[Node, Any] | None = None, enable_io_processing: bool = True) -> Any:
        """Run the graph; with `initial_env`, nodes that have a value there are not run."""
        self.env = {} if initial_env is None else initial_env
        self.args_iter = iter(self.graph.process_inputs(*args) if enable_io_processing else args)
        for node in self.graph.nodes:
            if node in self.env:
                continue
            try:
                self.env[node] = self.run_node(node)
            except Exception as error:
                if self.extra_traceback:
                    text = f"While executing {node.format_node()}"
                    text = f"{error.args[0]}\n\n{text}" if error.args else text
                    text += f"\nOriginal traceback:\n{node.stack_trace}"
                    error.args = (text, *error.args[1:])
                    # A KeyError shows its message as a repr, with \n for the line breaks.
                    if isinstance(error, KeyError):
                        raise RuntimeError(*error.args) from error
                raise
            for value in self.user_to_last_uses.get(node, []):
                del self.env[value]
            if node.op == "output":
                result = self.env[node]
                return self.graph.process_outputs(result) if enable_io_processing else result
        return None

    def boxed_run(self, args_list: list[Any]) -> Any:
        """Run on a list of arguments, which is emptied, so that they may be let go. RuntimeError for a wrong number."""
        placeholders = self.graph.find_nodes(op="placeholder")
        if len(args_list) != len(placeholders):
            detail = "extra arguments" if len(args_list) > len(placeholders) else "missing arguments"
            raise RuntimeError(
                f"Interpreter.boxed_run expected {len(placeholders)} arguments for placeholders but received "
                f"{len(args_list)} ({detail})"
            )
        env = dict(zip(placeholders, args_list, strict=True))
        args_list.clear()
        return self.run(initial_env=env)

    def run_node(self, n: Node) -> Any:
        """The value of one node."""
        args, kwargs = self.fetch_args_kwargs_from_env(n)
        return getattr(self, n.op)(n.target, args, kwargs)

    def fetch_args_kwargs_from_env(self, n: Node) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Its arguments, with values in the place of nodes."""
        return self.map_nodes_to_values(n.args, n), self.map_nodes_to_values(n.kwargs, n)

    def map_nodes_to_values(self, args: Any, n: Node) -> Any:
        """Values in the place of nodes. RuntimeError if there is none yet."""

        def load_arg(node: Node) -> Any:
            if node not in self.env:
                raise RuntimeError(
                    f"Node {n} referenced nonexistent value {node}! Run Graph.lint() to diagnose such issues"
                )
            return self.env[node]

        return map_arg(args, load_arg)

    def fetch_attr(self, target: str) -> Any:
        """What the module has at a path. RuntimeError if there is nothing."""
        value = self.module
        atoms = target.split(".")
        for index, name in enumerate(atoms):
            if not hasattr(value, name):
                raise RuntimeError(f"Node referenced nonexistent target {'.'.join(atoms[: index + 1])}")
            value = getattr(value, name)
        return value

    # ---- the kinds of nodes ------------------------------------------------------------------------------------------

    def placeholder(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The next argument of the run, or its default; for `*args` all that are left."""
        if target.startswith("*"):
            return list(self.args_iter)
        try:
            return next(self.args_iter)
        except StopIteration as error:
            if args:
                return args[0]
            raise RuntimeError(
                f"Expected positional argument for parameter {target}, but one was not passed in!"
            ) from error

    def get_attr(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """An attribute of the module."""
        return self.fetch_attr(target)

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The call."""
        if isinstance(target, str):
            raise AssertionError("target should not be a string for call_function")
        return target(*args, **kwargs)

    def call_method(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The call of a method of the first argument."""
        self_obj, *rest = args
        return getattr(self_obj, target)(*rest, **kwargs)

    def call_module(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The call of a submodule."""
        return self.fetch_attr(target)(*args, **kwargs)

    def output(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The result of the run."""
        return args[0]


class Transformer(Interpreter):
    """Makes another graph by running this one on proxies. Override a method to exchange a kind of node.

    >>> class SinForRelu(tt.fx.Transformer):
    ...     def call_function(self, target, args, kwargs):
    ...         return super().call_function(tt.sin if target is tt.relu else target, args, kwargs)
    >>> print(SinForRelu(tt.fx.symbolic_trace(lambda x: tt.relu(x))).transform().code.strip())
    def forward(self, x):
        sin = torch.sin(x);  x = None
        return sin
    """

    def __init__(self, module: GraphModule) -> None:
        super().__init__(module)
        self.new_graph = Graph()
        self.new_graph.set_codegen(module.graph._codegen)
        self.tracer = _TransformerTracer(self.new_graph)
        self.tracer.root = module

    def placeholder(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Proxy:
        """A placeholder of the new graph."""
        default = args[0] if args else inspect.Signature.empty
        return Proxy(self.new_graph.placeholder(target, default_value=default), self.tracer)

    def get_attr(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Proxy:
        """A `get_attr` of the new graph."""
        return self.tracer.create_proxy("get_attr", target, args, kwargs)

    def call_module(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A call of the same submodule."""
        module = self.fetch_attr(target)
        return self.tracer.call_module(module, module.forward, args, kwargs)

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A call of the same function."""
        return self.tracer.create_proxy("call_function", target, args, kwargs)

    def run_node(self, n: Node) -> Any:
        """What stands for the node; a new node has the notes of the old one."""
        before = self.new_graph._root._prev
        result = super().run_node(n)
        made = before._next
        while made is not self.new_graph._root:
            made.meta = {**n.meta, **made.meta}
            made = made._next
        return result

    def transform(self) -> GraphModule:
        """The module with the new graph."""
        result = self.run(enable_io_processing=False)
        if result is not None:
            node = self.new_graph.output(map_aggregate(result, lambda a: a.node if isinstance(a, Proxy) else a))
            node.meta.update(self.graph.output_node().meta)
        return GraphModule(self.module, self.new_graph)


class _TransformerTracer(Tracer):
    def __init__(self, graph: Graph) -> None:
        super().__init__()
        self.graph = graph
        self.tensor_attrs: dict[Any, str] = {}

    def is_leaf_module(self, m: Any, module_qualified_name: str) -> bool:
        """Every module: the graph to be transformed calls those that were leaves."""
        return True


__all__ = ["GraphModule", "Interpreter", "Transformer"]
