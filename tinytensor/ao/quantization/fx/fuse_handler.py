"""One module made of the modules of a pattern.

Mirrors torch/ao/quantization/fx/fuse_handler.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor import nn
from tinytensor.ao.quantization.fuser_method_mappings import get_fuser_method_new
from tinytensor.ao.quantization.utils import MatchAllNode, _parent_name
from tinytensor.fx.node import Node
from tinytensor.nn import functional as F
from tinytensor.nn.utils.parametrize import type_before_parametrizations


def _parts(pattern: Any, modules: dict[str, Any], training: bool) -> Any:
    """The modules and functions of a pattern's nodes, nested as these are."""
    if isinstance(pattern, (tuple, list)):
        return tuple(_parts(each, modules, training) for each in pattern)
    if pattern.op == "call_module":
        return modules[pattern.target]
    if pattern.op == "call_function" and pattern.target is F.relu:
        return nn.ReLU().train(training)
    return pattern.target if pattern.op in ("call_function", "call_method") else MatchAllNode


def _types(parts: Any) -> Any:
    if isinstance(parts, tuple):
        return tuple(map(_types, parts))
    return type_before_parametrizations(parts) if isinstance(parts, nn.Module) else parts


class DefaultFuseHandler:
    """Puts the fused module where that with the weight was. AssertionError if the first node calls no module."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def fuse(
        self,
        load_arg: Any,
        named_modules: dict[str, Any],
        fused_graph: Any,
        root_node: Node,
        extra_inputs: list[Any],
        matched_node_pattern: Any,
        fuse_custom_config: Any,
        fuser_method_mapping: dict[Any, Any],
        is_qat: bool,
    ) -> Node:
        """The node that calls the fused module."""
        if root_node.op != "call_module":
            raise AssertionError("Expecting module node to be a call_module Node")
        parts = _parts(matched_node_pattern, named_modules, named_modules[root_node.target].training)
        parent, name = _parent_name(root_node.target)
        fused = get_fuser_method_new(_types(parts), fuser_method_mapping)(is_qat, *parts)
        setattr(named_modules[parent], name, fused)
        node = fused_graph.node_copy(root_node, load_arg)
        node.args = (*node.args, *map(load_arg, extra_inputs))
        return node


__all__ = ["DefaultFuseHandler"]
