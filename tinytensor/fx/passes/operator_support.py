"""OperatorSupport: which nodes a backend can take, by their target and the dtypes of what goes in.

Mirrors torch/fx/passes/operator_support.py.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping
from typing import Any

from tinytensor.fx.node import Node
from tinytensor.fx.passes.shape_prop import TensorMetadata
from tinytensor.fx.passes.tools_common import CALLABLE_NODE_OPS, get_node_target

IsNodeSupported = Callable[[Mapping[str, Any], Node], bool]


class OperatorSupportBase(abc.ABC):
    """Says which nodes are supported."""

    @abc.abstractmethod
    def is_node_supported(self, submodules: Mapping[str, Any], node: Node) -> bool:
        """Whether the node is. `submodules`: path -> module."""
        raise NotImplementedError


class OperatorSupport(OperatorSupportBase):
    """Support by a table: target -> None for any dtypes, or (dtypes of each argument, dtypes of keywords).

    The dtypes are those that ShapeProp noted. Nodes that call nothing are always supported.

    >>> from tinytensor.fx.passes.operator_support import OperatorSupport
    >>> gm = tt.fx.symbolic_trace(lambda x: tt.sin(x) + tt.cos(x))
    >>> support = OperatorSupport({"torch.sin": None})
    >>> [support.is_node_supported({}, node) for node in gm.graph.nodes]
    [True, True, False, False, True]
    """

    def __init__(self, support_dict: Mapping[str, Any] | None = None) -> None:
        self._support_dict: Mapping[str, Any] = support_dict or {}

    def is_node_supported(self, submodules: Mapping[str, Any], node: Node) -> bool:
        """Whether the table has the node's target, with the dtypes of its arguments."""
        if node.op not in CALLABLE_NODE_OPS:
            return True
        target = get_node_target(submodules, node)
        if target not in self._support_dict:
            return False
        if self._support_dict[target] is None:
            return True
        by_position, by_keyword = self._support_dict[target]
        wanted = [(arg, dtypes) for arg, dtypes in zip(node.args, by_position, strict=False) if dtypes is not None]
        wanted += [(node.kwargs[name], dtypes) for name, dtypes in by_keyword.items() if name in node.kwargs]
        return all(_get_arg_dtype(arg) in dtypes for arg, dtypes in wanted if isinstance(arg, Node))


def create_op_support(is_node_supported: IsNodeSupported) -> OperatorSupportBase:
    """Support by a function of (submodules, node)."""

    class FunctionalOperatorSupport(OperatorSupportBase):
        def is_node_supported(self, submodules: Mapping[str, Any], node: Node) -> bool:
            return is_node_supported(submodules, node)

    return FunctionalOperatorSupport()


def chain(*op_support: OperatorSupportBase) -> OperatorSupportBase:
    """What all of them support."""
    return create_op_support(lambda modules, node: all(each.is_node_supported(modules, node) for each in op_support))


def any_chain(*op_support: OperatorSupportBase) -> OperatorSupportBase:
    """What any of them supports."""
    return create_op_support(lambda modules, node: any(each.is_node_supported(modules, node) for each in op_support))


class OpSupports:
    """Supports that are often asked for."""

    @classmethod
    def decline_if_input_dtype(cls, dtype: Any) -> OperatorSupportBase:
        """All nodes that take no value of this dtype."""
        return create_op_support(
            lambda modules, node: all(_get_arg_dtype(each) != dtype for each in node.all_input_nodes)
        )

    @classmethod
    def decline_if_node_in_names(cls, disallow_set: set[str]) -> OperatorSupportBase:
        """All nodes but those that have these names."""
        return create_op_support(lambda modules, node: node.name not in disallow_set)


def _get_arg_dtype(arg: Node) -> Any:
    if not isinstance(arg, Node):
        raise AssertionError(f"Expected torch.fx.Node, got {type(arg)}")
    meta = arg.meta.get("tensor_meta")
    return meta.dtype if isinstance(meta, TensorMetadata) else arg.meta["type"]


__all__ = ["OpSupports", "OperatorSupport", "OperatorSupportBase", "any_chain", "chain", "create_op_support"]
