"""Modules that follow each other in a graph made one.

Mirrors torch/ao/quantization/fx/fuse.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.ao.quantization.backend_config import BackendConfig, get_native_backend_config
from tinytensor.ao.quantization.backend_config.utils import (
    get_fuser_method_mapping,
    get_fusion_pattern_to_extra_inputs_getter,
    get_fusion_pattern_to_root_node_getter,
)
from tinytensor.ao.quantization.fx.custom_config import FuseCustomConfig, read_config
from tinytensor.ao.quantization.fx.fuse_handler import DefaultFuseHandler
from tinytensor.ao.quantization.fx.match_utils import _is_match
from tinytensor.ao.quantization.fx.quantize_handler import _default_root_node_getter
from tinytensor.ao.quantization.fx.utils import sorted_patterns
from tinytensor.ao.quantization.utils import MatchAllNode
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, map_arg


def fuse(model: GraphModule, is_qat: bool, fuse_custom_config: Any = None, backend_config: Any = None) -> GraphModule:
    """The model with the patterns of the backend fused: for training side by side, else batch norms are folded."""
    config = read_config(fuse_custom_config, FuseCustomConfig, "fuse_custom_config", "fuse")
    backend = read_config(backend_config, BackendConfig, "backend_config", "prepare")
    if backend_config is None:
        backend = get_native_backend_config()
    modules = dict(model.named_modules())
    fusers = get_fuser_method_mapping(backend)
    roots, extras = get_fusion_pattern_to_root_node_getter(backend), get_fusion_pattern_to_extra_inputs_getter(backend)
    matches = _find_matches(modules, model.graph, list(sorted_patterns(fusers)))
    graph = Graph()
    copies: dict[Node, Any] = {}

    def load_arg(arg: Any) -> Any:
        return map_arg(arg, lambda node: copies[node])

    for node in model.graph.nodes:
        match = matches.get(node)
        if match is None:
            copies[node] = graph.node_copy(node, load_arg)
        elif match[0] is node:
            _, pattern, (nodes,), handler = match
            root = roots.get(pattern, _default_root_node_getter)(nodes)
            more = extras[pattern](nodes) if pattern in extras else []
            copies[node] = handler.fuse(load_arg, modules, graph, root, more, nodes, config, fusers, is_qat)
    return GraphModule(model, graph)


def _find_matches(modules: dict[str, Any], graph: Graph, patterns: list[Any]) -> dict[Node, tuple[Any, ...]]:
    """Node -> (the pattern's last node, the pattern, its nodes, a handler)."""
    found: dict[Node, tuple[Any, ...]] = {}

    def apply(part: Any, node: Any, match: tuple[Any, ...], nodes: list[Any]) -> None:
        if isinstance(part, tuple):
            own, *args = part
            inner: list[Any] = []
            apply(own, node, match, inner)
            for each, arg in zip(args, node.args, strict=False):
                apply(each, arg, match, inner)
            nodes.append(tuple(inner))
        elif node not in found:
            nodes.append(node)
            if part is not MatchAllNode:
                found[node] = match

    for node in reversed(graph.nodes):
        if node in found:
            continue
        for pattern in patterns:
            if _is_match(modules, node, pattern):
                nodes: list[Any] = []
                apply(pattern, node, (node, pattern, nodes, DefaultFuseHandler(node)), nodes)
                break
    return found


__all__ = ["fuse"]
