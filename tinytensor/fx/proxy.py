"""Proxy: stands for the value of a node while a graph is being made. What is done with it becomes nodes.

    Proxy                  operators, attributes, methods and functions of it make nodes
    TracerBase             makes the nodes; subclasses say what is an argument, and what happens at `if` and `for`
    GraphAppendingTracer   for proxies of a graph that exists already
    Attribute              `x.shape`, which becomes a node when it is used, and `x.view(2)`, which becomes a call

Mirrors torch/fx/proxy.py. Left out: stack traces, MetaProxy, checks of mutable operators.
"""

from __future__ import annotations

import bisect
import copy
import dataclasses
import dis
import enum
import inspect
import operator
from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tinytensor._ops import OpOverload, OpOverloadPacket
from tinytensor.c10.allocator import allocate_meta
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.metadata import metadata
from tinytensor.c10.python_torch_function_tls import class_overrides
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.fx.graph import Graph, magic_methods, reflectable_magic_methods
from tinytensor.fx.node import Node, base_types, map_aggregate, map_arg
from tinytensor.nn.parameter import Parameter
from tinytensor.overrides import is_tensor_method_or_property


@dataclasses.dataclass
class Scope:
    """The module whose `forward` runs: its path and its class."""

    module_path: str
    module_type: Any


class ScopeContextManager:
    """Inside, `scope` is `current_scope`."""

    def __init__(self, scope: Scope, current_scope: Scope) -> None:
        self._before = copy.copy(scope)
        scope.module_path, scope.module_type = current_scope.module_path, current_scope.module_type
        self._scope = scope

    def __enter__(self) -> Scope:
        return self._scope

    def __exit__(self, *exc: Any) -> None:
        self._scope.module_path, self._scope.module_type = self._before.module_path, self._before.module_type


class TraceError(ValueError):
    """What cannot be traced: a branch or a loop that depends on a value."""


class TracerBase:
    """Makes the nodes of `graph`. Subclasses override what becomes of arguments, branches and loops."""

    graph: Graph
    record_stack_traces = False
    check_mutable_operations = False
    trace_asserts = False
    proxy_buffer_attributes = False
    traced_func_name = "forward"
    scope: Scope
    module_stack: OrderedDict[str, tuple[str, Any]]
    node_name_to_scope: dict[str, tuple[str, Any]]

    def create_node(
        self,
        kind: str,
        target: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        name: str | None = None,
        type_expr: Any = None,
    ) -> Node:
        """A node of the graph, whose notes say in which modules it was made."""
        node = self.graph.create_node(kind, target, args, kwargs, name, type_expr)
        self.node_name_to_scope[node.name] = self.scope.module_path, self.scope.module_type
        if self.module_stack:
            node.meta["nn_module_stack"] = copy.copy(self.module_stack)
        return node

    def proxy(self, node: Node) -> Proxy:
        """What stands for the node's value."""
        return Proxy(node, self)

    def create_proxy(
        self,
        kind: str,
        target: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        name: str | None = None,
        type_expr: Any = None,
        proxy_factory_fn: Any = None,
    ) -> Proxy:
        """A new node, as a proxy; the proxies among the arguments become their nodes."""
        node = self.create_node(kind, target, self.create_arg(args), self.create_arg(kwargs), name, type_expr)
        return proxy_factory_fn(node) if proxy_factory_fn else self.proxy(node)

    def create_arg(self, a: Any) -> Any:
        """A value as an argument of a node. NotImplementedError for what code could not write down."""
        if isinstance(a, Proxy):
            return a.node
        if hasattr(a, "__fx_create_arg__"):
            return a.__fx_create_arg__(self)
        if isinstance(a, tuple) and hasattr(a, "_fields"):
            return type(a)(*map(self.create_arg, a))
        if isinstance(a, tuple):
            return type(a)(map(self.create_arg, a))
        if isinstance(a, list):
            return [self.create_arg(each) for each in a]
        if isinstance(a, dict):
            return {self._key(key): self.create_arg(value) for key, value in a.items()}
        if isinstance(a, range):
            return range(*map(self.create_arg, (a.start, a.stop, a.step)))
        if isinstance(a, slice):
            return slice(*map(self.create_arg, (a.start, a.stop, a.step)))
        if isinstance(a, (Node, OpOverload, OpOverloadPacket)):
            return a
        if dataclasses.is_dataclass(a) and not isinstance(a, type):
            fields = {field.name: self.create_arg(getattr(a, field.name)) for field in dataclasses.fields(a)}
            return self.create_node("call_function", type(a), (), fields)
        if isinstance(a, (*base_types, enum.Enum)) or a is None or a is ...:
            return a
        raise NotImplementedError(f"argument of type: {type(a)}")

    def _key(self, key: Any) -> Any:
        def refuse(node: Node) -> Any:
            raise RuntimeError(
                f"Keys for dictionaries used as an argument cannot contain a Node. Got key: {self.create_arg(key)}"
            )

        map_arg(self.create_arg(key), refuse)
        return key

    def to_bool(self, obj: Proxy) -> bool:
        """What `if x` asks. TraceError, unless a subclass knows better."""
        raise TraceError("symbolically traced variables cannot be used as inputs to control flow")

    def iter(self, obj: Proxy) -> Iterator[Any]:
        """What `for each in x` asks. TraceError, unless a subclass knows better."""
        raise TraceError(
            "Proxy object cannot be iterated. This can be attempted when the Proxy is used in a loop or as a *args or **kwargs "
            "function argument. See the torch.fx docs on pytorch.org for a more detailed explanation of what types of control "
            "flow can be traced, and check out the Proxy docstring for help troubleshooting Proxy iteration errors"
        )

    def keys(self, obj: Proxy) -> Any:
        """What `**x` asks: a proxy, which a subclass may exchange."""
        return Attribute(obj, "keys")()


class GraphAppendingTracer(TracerBase):
    """Makes nodes at the insertion point of a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.scope = Scope("", None)
        self.module_stack = OrderedDict()
        self.node_name_to_scope = {}


def value_of(tensor: TensorImpl) -> TensorImpl:
    """A tensor of the same sizes, strides and dtype without elements, for `node.meta`."""
    m = tensor.meta_
    return new_tensor(metadata(m.sizes, m.strides, m.dtype, meta_device), allocate_meta(m.nbytes))


def assert_fn(x: Any) -> None:
    """What a traced `assert` becomes, where a tracer has `trace_asserts`."""
    if not x:
        raise AssertionError("Assertion failed")


def _instructions_from(frame: Any) -> tuple[list[dis.Instruction], int]:
    """The instructions of a frame's code, and the place of the one that runs."""
    found = list(dis.get_instructions(frame.f_code))
    return found, bisect.bisect_left(found, frame.f_lasti, key=lambda each: each.offset)


class Proxy:
    """The value of `node`, which nobody knows yet: operators, methods and functions of it become nodes of the graph.

    >>> graph = tt.fx.Graph()
    >>> x = tt.fx.Proxy(graph.placeholder("x"))
    >>> y = tt.relu(x + 1).view(-1)
    >>> print(graph)
    graph():
        %x : [num_users=1] = placeholder[target=x]
        %add : [num_users=1] = call_function[target=operator.add](args = (%x, 1), kwargs = {})
        %relu : [num_users=1] = call_function[target=torch.relu](args = (%add,), kwargs = {})
        %view : [num_users=0] = call_method[target=view](args = (%relu, -1), kwargs = {})
    """

    def __init__(self, node: Node, tracer: TracerBase | None = None) -> None:
        self.tracer = GraphAppendingTracer(node.graph) if tracer is None else tracer
        self.node = node

    if TYPE_CHECKING:  # it has every operator: the end of this file

        def __getitem__(self, index: Any) -> Proxy: ...

    def __repr__(self) -> str:
        return f"Proxy({self.node.name})"

    def __getattr__(self, k: str) -> Attribute:
        # Fast paths of operators ask their argument for `meta_`, which only our own tensors have, and go another way without it.
        if k == "meta_":
            raise AttributeError("a proxy has no meta_")
        return Attribute(self, k)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__

    def __setstate__(self, d: dict[str, Any]) -> None:
        self.__dict__ = d

    def __deepcopy__(self, memo: Any) -> Proxy:
        return Proxy(copy.deepcopy(self.__dict__["node"], memo), copy.deepcopy(self.__dict__["tracer"], memo))

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.tracer.create_proxy("call_method", "__call__", (self, *args), kwargs)

    def __iter__(self) -> Iterator[Any]:
        # `a, b = x` says how many values it wants, a loop does not.
        frame = inspect.currentframe()
        assert frame is not None and frame.f_back is not None
        instructions, here = _instructions_from(frame.f_back)
        if instructions[here].opname == "UNPACK_SEQUENCE":
            return (self[index] for index in range(instructions[here].argval))
        return self.tracer.iter(self)

    def __abs__(self) -> Any:
        return self.tracer.create_proxy("call_function", operator.abs, (self,), {})

    def __bool__(self) -> bool:
        if self.tracer.trace_asserts:
            frame = inspect.currentframe()
            assert frame is not None and frame.f_back is not None
            instructions, here = _instructions_from(frame.f_back)
            # `assert x` is a jump over what raises AssertionError.
            jumps = instructions[here].opname in ("POP_JUMP_IF_TRUE", "POP_JUMP_FORWARD_IF_TRUE")
            if jumps and instructions[here + 1].opname == "LOAD_ASSERTION_ERROR":
                self.tracer.create_proxy("call_function", assert_fn, (self,), {})
                return True
        return self.tracer.to_bool(self)

    def keys(self) -> Any:
        """What `**x` asks the tracer."""
        return self.tracer.keys(self)

    def __len__(self) -> int:
        raise RuntimeError(
            "'len' is not supported in symbolic tracing by default. If you want this call to be recorded, please call "
            "torch.fx.wrap('len') at module scope"
        )

    @classmethod
    def __torch_function__(cls, orig_method: Any, types: Any, args: Any = None, kwargs: Any = None) -> Any:
        args, kwargs = args or (), kwargs or {}
        tracers: dict[TracerBase, None] = {}

        def find_tracer(a: Any) -> None:
            if isinstance(a, Proxy):
                tracers[a.tracer] = None

        map_aggregate((args, kwargs), find_tracer)
        if len(tracers) > 1:
            raise RuntimeError(
                f"Found multiple different tracers {list(tracers)} while trying to trace operations {orig_method}"
            )
        tracer = next(iter(tracers))
        if is_tensor_method_or_property(orig_method):
            return tracer.create_proxy("call_method", orig_method.__name__, args, kwargs)
        name = tracer.graph._target_to_str(orig_method.__name__)
        return tracer.create_proxy("call_function", orig_method, args, kwargs, name=name)


class_overrides()  # from here on functions written in Python look for proxies among their arguments


class Attribute(Proxy):
    """An attribute of a proxy. It becomes a node only when its value is used: a method that is called does not need it."""

    def __init__(self, root: Proxy, attr: str) -> None:
        self.root = root
        self.attr = attr
        self.tracer = root.tracer
        self._node: Node | None = None

    @property
    def node(self) -> Node:  # type: ignore[override]
        """The node, which is made here."""
        if self._node is None:
            self._node = self.tracer.create_proxy("call_function", getattr, (self.root, self.attr), {}).node
        return self._node

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.tracer.create_proxy("call_method", self.attr, (self.root, *args), kwargs)


class ParameterProxy(Proxy):
    """A proxy of a parameter whose sizes are known. A tracer makes them that has `param_shapes_constant`."""

    def __init__(self, tracer: TracerBase, node: Node, name: str, param: Parameter) -> None:
        super().__init__(node, tracer)
        if not isinstance(param, Parameter):
            raise AssertionError(f"Expected Parameter, got {type(param)}")
        self.param = param
        self.name = name

    def __repr__(self) -> str:
        return f"ParameterProxy({self.name})"

    @property
    def shape(self) -> Any:
        """The parameter's sizes."""
        return self.param.shape

    def size(self) -> Any:
        """The parameter's sizes."""
        return self.param.size()

    def dim(self) -> int:
        """The number of dimensions."""
        return self.param.dim()

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return self.param.ndim

    def numel(self) -> int:
        """The number of elements."""
        return self.param.numel()

    def nelement(self) -> int:
        """The number of elements."""
        return self.param.numel()


def _define(name: str) -> None:
    def impl(*args: Any, **kwargs: Any) -> Any:
        return args[0].tracer.create_proxy("call_function", getattr(operator, name), args, kwargs)

    impl.__name__ = name
    setattr(Proxy, f"__{name.strip('_')}__", impl)


def _define_reflected(name: str) -> None:
    def impl(self: Proxy, rhs: Any) -> Any:
        return self.tracer.create_proxy("call_function", getattr(operator, name), (rhs, self), {})

    impl.__name__ = impl.__qualname__ = f"__r{name.strip('_')}__"
    setattr(Proxy, impl.__name__, impl)


for _name in magic_methods:
    _define(_name)
for _name in reflectable_magic_methods:
    _define_reflected(_name)

__all__ = [
    "Attribute", "GraphAppendingTracer", "ParameterProxy", "Proxy", "Scope", "ScopeContextManager", "TraceError",
    "TracerBase",
]  # fmt: skip
