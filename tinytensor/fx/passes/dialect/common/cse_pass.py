"""CSEPass: what is computed twice is computed once.

Mirrors torch/fx/passes/dialect/common/cse_pass.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor import _ops
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.fx.passes.infra.pass_base import PassBase, PassResult
from tinytensor.utils._pytree import tree_flatten

_RANDOM = """
dropout _fused_dropout _standard_gamma bernoulli multinomial native_dropout normal poisson binomial rrelu rand_like rand randint
randn randperm
""".split()
_INPLACE = "add_ sub_ mul_ div_ pow_ lerp_ relu_ sigmoid_ tanh_".split()
aten = _ops.ops.aten
rand_ops = {getattr(aten, name) for name in _RANDOM if hasattr(aten, name)}
inplace_ops = {getattr(aten, name) for name in _INPLACE}


def get_CSE_banned_ops() -> set[Any]:
    """Operators that do not compute the same twice: those that draw random numbers, and those that write."""
    return rand_ops | inplace_ops


def _aten_target(node: Node) -> Any:
    return getattr(node.target, "overloadpacket", node.target)


class CSEPass(PassBase):
    """Lets nodes with the same target and arguments be one; those of `banned_ops` stay.

    >>> from tinytensor.fx.passes.dialect.common.cse_pass import CSEPass
    >>> gm = tt.fx.symbolic_trace(lambda x: tt.sin(x) + tt.sin(x))
    >>> print(CSEPass()(gm).graph_module.code.strip())
    def forward(self, x):
        sin = torch.sin(x);  x = None
        add = sin + sin;  sin = None
        return add
    """

    def __init__(self, banned_ops: set[Any] | None = None) -> None:
        self.banned_ops = set() if banned_ops is None else banned_ops

    def call(self, graph_module: GraphModule) -> PassResult:
        """A new module if something was computed twice, and else the same."""
        new_graph = Graph()
        copies: dict[Node, Node] = {}
        # A key is what would be computed; only the first node of those whose hashes agree is kept, as in PyTorch.
        seen: dict[tuple[Any, int], tuple[Any, Node]] = {}
        modified = False

        def leaves(args: Any) -> tuple[tuple[Any, ...], Any]:
            flat, spec = tree_flatten(args)
            return tuple(copies.get(each, each) if isinstance(each, Node) else each for each in flat), spec

        for node in graph_module.graph.nodes:
            stays = node.op in ("placeholder", "output", "get_attr") or _aten_target(node) in self.banned_ops
            if not stays:
                (args, args_spec), (kwargs, kwargs_spec) = leaves(node.args), leaves(node.kwargs)
                token = node.target, args, args_spec, kwargs, kwargs_spec
                key = node.target, hash((args, kwargs))
                if key in seen and seen[key][0] == token:
                    modified = True
                    copies[node] = seen[key][1]
                    continue
            copies[node] = new_graph.node_copy(node, lambda x: copies[x])
            if not stays:
                seen.setdefault(key, (token, copies[node]))
        return PassResult(GraphModule(graph_module, new_graph) if modified else graph_module, modified)
