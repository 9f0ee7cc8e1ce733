"""Proxy: stands for the value of a node while a graph is being made.

Mirrors torch/fx/proxy.py, as far as make_fx needs it: parts of a result are taken out of it with `[i]`. Left out: the
arithmetic by which symbolic tracing records.
"""

from __future__ import annotations

import operator
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor.c10.allocator import allocate_meta
from tinytensor.c10.device import Device
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.metadata import metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.fx.graph import Graph
from tinytensor.fx.node import Node
from tinytensor.nn.parameter import Parameter

_BASE_TYPES = (str, int, float, bool, ScalarType, Device, Layout, MemoryFormat, OpOverload, type(None), type(...))


class Constants:
    """What a graph that is being made will read by `get_attr`: attributes of this object."""


class Tracer:
    """Makes the nodes of a graph; tensors that it does not know become constants of `root`."""

    def __init__(self) -> None:
        self.graph = Graph()
        self.root = Constants()
        self._names_of_tensors: dict[int, tuple[str, TensorImpl]] = {}

    def create_proxy(self, kind: str, target: Any, args: Any, kwargs: dict[str, Any], name: str | None = None) -> Proxy:
        """A new node, as a proxy; the proxies among the arguments become their nodes."""
        node = self.graph.create_node(kind, target, self.create_arg(args), self.create_arg(kwargs), name)
        return Proxy(node, self)

    def create_arg(self, a: Any) -> Any:
        """A value as an argument of a node. NotImplementedError for what code could not write down."""
        if isinstance(a, Proxy):
            return a.node
        if isinstance(a, TensorImpl):
            return self.constant(a)
        if isinstance(a, tuple) and hasattr(a, "_fields"):
            return type(a)(*map(self.create_arg, a))
        if isinstance(a, tuple):
            return tuple(map(self.create_arg, a))
        if isinstance(a, list):
            return [self.create_arg(each) for each in a]
        if isinstance(a, dict):
            return {key: self.create_arg(value) for key, value in a.items()}
        if isinstance(a, range):
            return range(a.start, a.stop, a.step)
        if isinstance(a, slice):
            return slice(*map(self.create_arg, (a.start, a.stop, a.step)))
        if isinstance(a, (Node, *_BASE_TYPES)):
            return a
        raise NotImplementedError(f"argument of type: {type(a)}")

    def constant(self, tensor: TensorImpl) -> Node:
        """A node that reads the tensor, which is kept under one name."""
        # The entry holds the tensor, so its id stays its own as long as the tracer lives.
        known = self._names_of_tensors.get(id(tensor))
        if known is None:
            kind = "_param_constant" if isinstance(tensor, Parameter) else "_tensor_constant"
            name = f"{kind}{sum(name.startswith(kind) for name, _ in self._names_of_tensors.values())}"
            known = self._names_of_tensors[id(tensor)] = name, tensor
            setattr(self.root, name, tensor)
        node = self.graph.create_node("get_attr", known[0])
        node.meta["val"] = value_of(tensor)
        return node


def value_of(tensor: TensorImpl) -> TensorImpl:
    """A tensor of the same sizes, strides and dtype without elements, for `node.meta`."""
    m = tensor.meta
    return new_tensor(metadata(m.sizes, m.strides, m.dtype, meta_device), allocate_meta(m.nbytes))


class Proxy:
    """The value of `node`, which nobody knows yet: operators on it become nodes of the graph. `make_fx` makes them.

    >>> from tinytensor.fx.experimental.proxy_tensor import make_fx
    >>> print(make_fx(lambda x: x + 1)(tt.ones(2)).graph)
    graph():
        %x_1 : [num_users=1] = placeholder[target=x_1]
        %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x_1, 1), kwargs = {})
        return add
    """

    def __init__(self, node: Node, tracer: Tracer) -> None:
        self.node = node
        self.tracer = tracer

    def __getitem__(self, index: Any) -> Proxy:
        return self.tracer.create_proxy("call_function", operator.getitem, (self, index), {})

    def __repr__(self) -> str:
        return f"Proxy({self.node.name})"
