"""torch.fx: programs as graphs that can be read, changed, printed as Python and run.

    node.py                  one call, with the nodes that it takes its arguments from
    graph.py                 nodes in order, what they are called, and a graph as Python source
    graph_module.py          a graph with the modules and tensors that it reads: callable, printable
    interpreter.py           run a graph node by node; make another graph by that
    proxy.py                 what stands for a value while a graph is made
    _symbolic_trace.py       run a function or a module on proxies
    _overridable.py          which of the library's functions are recorded as a whole
    subgraph_rewriter.py     find a pattern in a graph, and put another one in its place
    annotate.py              types of proxies
    immutable_collections.py what arguments of nodes are made of
    operator_schemas.py      signatures of operators; arguments with defaults filled in
    traceback.py             where a node comes from, and what the program says of it
    tensor_type.py           types of tensors by their sizes
    passes/                  sizes of all values, a graph divided into several, and what passes are made of
    experimental/            batch norms and constants folded, products merged, arguments normalized
    experimental/proxy_tensor.py    make_fx: trace a function, forward and backward

Mirrors torch/fx/__init__.py.
"""

from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.fx import immutable_collections
from tinytensor.fx._symbolic_trace import PH, ProxyableClassMeta, Tracer, symbolic_trace, wrap
from tinytensor.fx.graph import CodeGen, Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.interpreter import Interpreter, Transformer
from tinytensor.fx.node import Node, has_side_effect, map_aggregate, map_arg
from tinytensor.fx.proxy import Proxy
from tinytensor.fx.subgraph_rewriter import replace_pattern

__getattr__, __dir__ = _on_first_use(
    globals(), "_pytree annotate config experimental operator_schemas passes tensor_type traceback"
)

__all__ = [
    "PH", "CodeGen", "Graph", "GraphModule", "Interpreter", "Node", "Proxy", "ProxyableClassMeta", "Tracer", "Transformer",
    "has_side_effect", "immutable_collections", "map_aggregate", "map_arg", "replace_pattern", "symbolic_trace", "wrap",
]  # fmt: skip
