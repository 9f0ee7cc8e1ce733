"""GraphModule: a graph, the constants that it reads, and the function that its code makes.

    gm(x)               runs the code
    gm.code             the code; `print_readable()` adds what the values are
    gm.graph            the graph; after a change, `recompile()`

Mirrors torch/fx/graph_module.py. It is a class of its own here and not an nn.Module: it has no parameters and
no submodules, only the constants that `get_attr` nodes read.
"""

from __future__ import annotations

import linecache
import sys
import types
from typing import Any

from tinytensor.fx.graph import Graph, PyTreeCodeGen, tree_flatten_spec
from tinytensor.utils import _pytree

_made = 0


class GraphModule:
    """A callable graph. `root` is a dict, or an object, with the attributes that the graph reads.

    >>> graph = tt.fx.Graph()
    >>> _ = graph.output(graph.call_function(tt.ops.aten.relu.default, (graph.placeholder("x"),)))
    >>> print(tt.fx.GraphModule({}, graph).code.strip())
    def forward(self, x):
        relu_default = torch.ops.aten.relu.default(x);  x = None
        return relu_default
    """

    def __new__(cls, *args: Any, **kwargs: Any) -> GraphModule:
        # Each gets a class of its own, which `__init__` names after the traced function: the class's name is what is shown.
        return object.__new__(type("GraphModuleImpl", (cls,), {}))

    def __init__(self, root: Any, graph: Graph, class_name: str = "GraphModule") -> None:
        attributes = root if isinstance(root, dict) else vars(root)
        for node in graph.nodes:
            if node.op == "get_attr":
                if node.target not in attributes:
                    raise RuntimeError(
                        f"Node {node} referenced target {node.target} but that target was not provided in ``root``!"
                    )
                setattr(self, node.target, attributes[node.target])
        type(self).__name__ = class_name
        self.meta: dict[str, Any] = {}
        self.graph = graph

    @property
    def graph(self) -> Graph:
        """The graph; assigning another one recompiles."""
        return self._graph

    @graph.setter
    def graph(self, graph: Graph) -> None:
        if not isinstance(graph, Graph):
            raise AssertionError(f"Expected a Graph instance, but got {type(graph)}")
        self._graph = graph
        self.recompile()

    @property
    def code(self) -> str:
        """The source of `forward`."""
        return self._code

    def recompile(self) -> str:
        """Make the function from the graph as it is now; returns its source."""
        global _made
        python = self._graph.python_code("self")
        codegen = self._graph._codegen
        if isinstance(codegen, PyTreeCodeGen):
            self._in_spec = codegen.in_spec
            self._out_spec = codegen.out_spec
        self._code = python.src
        _made += 1
        # A name that no other graph has: tracebacks find their lines by it, in linecache.
        filename = f"<eval_with_key>.{_made}"
        namespace = {
            **python.globals,
            # Code speaks of the library as `torch`.
            "torch": sys.modules[__name__.partition(".")[0]],
            "pytree": _pytree,
            "fx_pytree": types.SimpleNamespace(tree_flatten_spec=tree_flatten_spec),
        }
        exec(compile(python.src, filename, "exec"), namespace)
        linecache.cache[filename] = (len(python.src), None, python.src.splitlines(keepends=True), filename)
        self.forward = types.MethodType(namespace["forward"], self)
        return python.src

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.forward(*args, **kwargs)

    def print_readable(self, print_output: bool = True) -> str:
        """The code with dtype and sizes of every value; printed, and returned."""
        source = self._graph.python_code("self", verbose=True).src.lstrip("\n")
        text = f"class {type(self).__name__}(torch.nn.Module):\n{source}"
        first, *rest = text.split("\n")
        output = "\n".join([first, *(f"    {line}" if line.strip() else line.strip() for line in rest)])
        if print_output:
            print(output)
        return output

    def __str__(self) -> str:
        hint = "# To see more debug info, please use `graph_module.print_readable()`"
        return f"{type(self).__name__}()\n{self._code}\n{hint}"

    def __repr__(self) -> str:
        return str(self)
