"""Patterns found in graphs.

Mirrors torch/ao/quantization/fx/match_utils.py.
"""

from __future__ import annotations

import sys
from typing import Any

from tinytensor import nn
from tinytensor.ao.quantization.fx.quantize_handler import QuantizeHandler
from tinytensor.ao.quantization.fx.utils import is_observed_standalone_module
from tinytensor.ao.quantization.utils import MatchAllNode
from tinytensor.fx.graph import Graph
from tinytensor.fx.node import Node
from tinytensor.nn.utils.parametrize import type_before_parametrizations


def _is_match(modules: dict[str, Any], node: Any, pattern: Any, max_uses: int = sys.maxsize) -> bool:
    """Whether a node is what the pattern says, and its arguments are what the parts after it say. These may have one user."""
    own, *args = pattern if isinstance(pattern, tuple) else (pattern,)
    attribute = None
    if own is getattr and args:
        if len(args) != 1:
            raise AssertionError("Expecting getattr pattern to have two elements")
        attribute, args = args[0], []
    if isinstance(own, type) and issubclass(own, MatchAllNode):
        return True
    if not isinstance(node, Node) or len(node.users) > max_uses:
        return False
    if isinstance(own, type) and issubclass(own, nn.Module):
        found = node.op == "call_module" and type_before_parametrizations(modules[node.target]) is own
    elif callable(own):
        found = node.op == "call_function" and node.target is own
        found = found and (own is not getattr or node.args[1] == attribute)
    elif isinstance(own, str):
        found = node.op == "call_method" and node.target == own
    else:
        found = node.target == own
    if not found or not args:
        return found
    if len(args) != len(node.args):
        return False
    return all(_is_match(modules, each, arg, max_uses=1) for each, arg in zip(node.args, args, strict=True))


def _matched_nodes(pattern: Any, node: Any, found: list[Any]) -> None:
    """The nodes of a pattern, nested: [relu, (bn, conv)]."""
    if not isinstance(pattern, tuple):
        found.append(node)
        return
    own, *args = pattern
    inner: list[Any] = []
    _matched_nodes(own, node, found)
    if own is getattr:
        return
    for part, arg in zip(args, node.args, strict=False):
        _matched_nodes(part, arg, inner)
    if len(inner) == 1:
        found.append(inner[0])
    elif len(args) == 1:
        found.append(tuple(inner))
    else:
        found.extend(inner)


def _find_matches(
    graph: Graph,
    modules: dict[str, Any],
    patterns: dict[Any, Any],
    root_node_getter_mapping: dict[Any, Any],
    standalone_module_names: list[str],
    standalone_module_classes: list[Any],
    custom_module_classes: list[Any],
) -> dict[str, tuple[Any, ...]]:
    """Name of a node -> (the pattern's last node, its nodes, the pattern, the handler). The longest pattern counts."""
    found: dict[str, tuple[Any, ...]] = {}

    def record(nodes: Any, match: tuple[Any, ...]) -> None:
        if isinstance(nodes, Node):
            found[nodes.name] = match
        elif isinstance(nodes, (list, tuple)):
            for each in nodes:
                record(each, match)

    for node in reversed(graph.nodes):
        if node.name in found:
            continue
        for pattern, make in patterns.items():
            if _is_match(modules, node, pattern):
                nodes: list[Any] = []
                _matched_nodes(pattern, node, nodes)
                record(nodes, (node, nodes, pattern, make(nodes, modules, root_node_getter_mapping.get(pattern))))
                break
    called = graph.find_nodes(op="call_module")
    for node in called:
        if type(modules[node.target]) in custom_module_classes:
            found[node.name] = node, node, None, QuantizeHandler(node, modules, is_custom_module=True)
    for node in called:
        module = modules[node.target]
        named = node.target in standalone_module_names or type(module) in standalone_module_classes
        if named or is_observed_standalone_module(module):
            found[node.name] = node, node, None, QuantizeHandler(node, modules, is_standalone_module=True)
    return found
