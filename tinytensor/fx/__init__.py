"""torch.fx: programs as graphs that can be read, changed, printed as Python and run.

    node.py            one call, with the nodes that it takes its arguments from
    graph.py           nodes in order; what they are called
    graph.py       names that are unique, and no keywords
    graph.py         a graph as Python source
    graph.py  the same for functions of nested containers
    graph_module.py    a graph with its constants: callable, printable
    interpreter.py     run a graph node by node
    proxy.py           what stands for a value while a graph is made
    experimental/proxy_tensor.py    make_fx: trace a function, forward and backward

Mirrors torch/fx/__init__.py. Left out: symbolic_trace and the modules of torch.nn, which do not exist here yet.
"""

from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.interpreter import Interpreter
from tinytensor.fx.node import Node, map_aggregate, map_arg
from tinytensor.fx.proxy import Proxy

__all__ = ["Graph", "GraphModule", "Interpreter", "Node", "Proxy", "map_aggregate", "map_arg"]
