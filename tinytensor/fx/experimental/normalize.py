"""Graphs whose calls have all arguments as keywords, or operators of Python in the place of functions.

Mirrors torch/fx/experimental/normalize.py. Left out: types of results.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, ClassVar

from tinytensor.aten import functions as aten
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.interpreter import Transformer
from tinytensor.fx.node import Node, map_aggregate
from tinytensor.fx.operator_schemas import create_type_hint, normalize_function, normalize_module
from tinytensor.fx.proxy import Proxy


class NormalizeArgs(Transformer):
    """Fills in defaults of calls; with `normalize_to_only_use_kwargs` all arguments are keywords.

    >>> from tinytensor.fx.experimental.normalize import NormalizeArgs
    >>> gm = tt.fx.symbolic_trace(lambda x: tt.nn.functional.relu(x))
    >>> list(NormalizeArgs(gm).transform().graph.nodes)[1].kwargs
    {'input': x, 'inplace': False}
    """

    def __init__(self, module: GraphModule, normalize_to_only_use_kwargs: bool = True) -> None:
        super().__init__(module)
        self.node_map: dict[Any, Node] = {}
        self.normalize_to_only_use_kwargs = normalize_to_only_use_kwargs

    def run_node(self, n: Node) -> Any:
        """What stands for the node."""
        args, kwargs = self.fetch_args_kwargs_from_env(n)

        def kind(arg: Any) -> Any:
            return n.meta.get("type") if isinstance(arg, Node) else type(arg)

        if n.op == "call_function":
            arg_types = tuple(map(create_type_hint, map_aggregate(n.args, kind)))
            kwarg_types = {name: kind(value) for name, value in kwargs.items()}
            out = self._call_function(n.target, args, kwargs, arg_types, kwarg_types)
        else:
            out = super().run_node(n)
        if n.op != "output":
            self.node_map[out] = n
            out.node.meta = n.meta
            out.node.type = n.type
        return out

    def _call_function(self, target: Any, args: Any, kwargs: Any, arg_types: Any, kwarg_types: Any) -> Proxy:
        only = self.normalize_to_only_use_kwargs
        found = normalize_function(target, args, kwargs, arg_types, kwarg_types, only)
        return self.tracer.create_proxy("call_function", target, *(found or (args, kwargs)))

    def call_module(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A call of the same submodule."""
        found = normalize_module(self.module, target, args, kwargs, self.normalize_to_only_use_kwargs)
        return super().call_module(target, *(found or (args, kwargs)))


class NormalizeOperators(Transformer):
    """Puts operators of Python in the place of functions that do the same: `torch.add(x, y)` becomes `x + y`."""

    binary_magic_method_remap: ClassVar[dict[Any, Callable[[Any, Any], Any]]] = {
        aten.add: operator.add, aten.mul: operator.mul, aten.sub: operator.sub, aten.div: operator.truediv,
        aten.floor_divide: operator.floordiv, aten.remainder: operator.mod, aten.eq: operator.eq, aten.ne: operator.ne,
        aten.lt: operator.lt, aten.le: operator.le, aten.gt: operator.gt, aten.ge: operator.ge,
    }  # fmt: skip

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A call of the function, or of the operator in its place."""
        remapped = self.binary_magic_method_remap.get(target)
        if remapped is None or len(args) != 2:
            return super().call_function(target, args, kwargs)
        return super().call_function(remapped, args, {})


__all__ = ["NormalizeArgs", "NormalizeOperators"]
