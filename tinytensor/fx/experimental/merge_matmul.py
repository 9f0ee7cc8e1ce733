"""Products with the same right side made one product, of the left sides one below another.

Mirrors torch/fx/experimental/merge_matmul.py.
"""

from __future__ import annotations

import itertools
import operator
from typing import Any

from tinytensor import functional as torch_functional
from tinytensor import nn
from tinytensor.aten import functions as aten
from tinytensor.fx._symbolic_trace import symbolic_trace
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.fx.passes.tools_common import legalize_graph
from tinytensor.fx.proxy import Proxy


def split_result_tensors(result: Any, inputs: list[Any]) -> Any:
    """The product's rows, as many for each input as it has."""
    splits = [0] * len(inputs) if isinstance(result, Proxy) else [x.shape[0] for x in inputs]
    return torch_functional.split(result, splits)


def may_depend_on(a: Node, b: Node, search_depth: int = 6) -> bool:
    """Whether `a` is made of `b`, or may be: nobody looks further back than `search_depth` steps."""
    if a == b:
        return True
    if not a.all_input_nodes:
        return False
    return search_depth == 0 or any(may_depend_on(each, b, search_depth - 1) for each in a.all_input_nodes)


def are_nodes_independent(nodes: list[Node]) -> bool:
    """Whether none of the nodes is made of another one."""
    pairs = itertools.combinations(nodes, 2)
    return not any(may_depend_on(i, j) or may_depend_on(j, i) for i, j in pairs)


def merge_matmul(in_mod: nn.Module) -> GraphModule:
    """The traced module, with `torch.matmul` called once for all left sides of the same right side.

    >>> from tinytensor.fx.experimental.merge_matmul import merge_matmul
    >>> gm = merge_matmul(tt.fx.symbolic_trace(lambda x, y, z: tt.matmul(x, z) + tt.matmul(y, z)))
    >>> [node.name for node in gm.graph.nodes]
    ['x', 'y', 'z', 'cat', 'matmul_2', 'split_result_tensors', 'getitem', 'getitem_1', 'add', 'output']
    """
    gm = symbolic_trace(in_mod)
    users: dict[Any, list[Node]] = {}
    for node in gm.graph.nodes:
        if node.op == "call_function" and node.target is aten.matmul:
            right = node.args[1]
            users.setdefault(right.target if right.op == "get_attr" else right, []).append(node)
    for right, products in users.items():
        if len(products) < 2 or not are_nodes_independent(products):
            continue
        lefts = [each.args[0] for each in products]
        right = gm.graph.get_attr(right) if isinstance(right, str) else right
        joined = gm.graph.call_function(aten.cat, (lefts,), {})
        product = gm.graph.call_function(aten.matmul, (joined, right), {})
        parts = gm.graph.call_function(split_result_tensors, (product, lefts), {})
        new = [gm.graph.call_function(operator.getitem, (parts, index), {}) for index in range(len(lefts))]
        for old, each in zip(products, new, strict=True):
            old.replace_all_uses_with(each)
            gm.graph.erase_node(old)
        legalize_graph(gm)
    gm.recompile()
    gm.graph.lint()
    return gm
