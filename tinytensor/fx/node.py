"""Node: one step of a graph. Its arguments are other nodes, numbers and the like, and containers of these.

    op              target                  what it is
    placeholder     the name                an argument of the graph
    get_attr        the attribute           a constant that the graph's owner holds
    call_function   the function            target(*args, **kwargs)
    call_method     the method's name       getattr(args[0], target)(*args[1:], **kwargs)
    output          "output"                what the graph returns: args[0]

Mirrors torch/fx/node.py. Left out: types, `call_module`, and hooks.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any

from tinytensor._ops import OpOverload

LEGAL_OPS = ("placeholder", "call_method", "call_function", "get_attr", "output")


def map_aggregate(a: Any, fn: Callable[[Any], Any]) -> Any:
    """`fn` of everything in nested tuples, lists, dicts and slices.

    >>> tt.fx.map_aggregate((1, [2]), lambda x: x * 10)
    (10, [20])
    """
    if isinstance(a, tuple):
        mapped = [map_aggregate(each, fn) for each in a]
        return type(a)(*mapped) if hasattr(a, "_fields") else tuple(mapped)
    if isinstance(a, list):
        return [map_aggregate(each, fn) for each in a]
    if isinstance(a, dict):
        return {key: map_aggregate(value, fn) for key, value in a.items()}
    if isinstance(a, slice):
        return slice(*(map_aggregate(each, fn) for each in (a.start, a.stop, a.step)))
    return fn(a)


def map_arg(a: Any, fn: Callable[[Node], Any]) -> Any:
    """`fn` of every node in nested tuples, lists, dicts and slices; everything else stays.

    >>> graph = tt.fx.Graph()
    >>> tt.fx.map_arg([graph.placeholder("x"), 1], lambda node: node.name)
    ['x', 1]
    """
    return map_aggregate(a, lambda each: fn(each) if isinstance(each, Node) else each)


def qualified_name(function: Callable[..., Any]) -> str:
    """How code names the function: `torch.ops.aten.add.Tensor`, `_operator.add`, `len`."""
    if isinstance(function, OpOverload):
        return f"torch.ops.{function}"
    name = function.__name__
    if getattr(builtins, name, None) is function:
        return name
    module = function.__module__
    if module is None:
        raise RuntimeError(f"cannot find module for {function}")
    if module.startswith("tinytensor.aten.ops."):
        return f"torch.{name}"
    return f"{module.replace('tinytensor', 'torch', 1) if module.partition('.')[0] == 'tinytensor' else module}.{name}"


class Node:
    """One step of a graph. `users` are the nodes that take it as an argument, in order; `meta` is for notes.

    `op` is "placeholder", "get_attr", "call_function", "call_method" or "output", `target` what is called or read.

    >>> graph = tt.fx.Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(tt.ops.aten.relu.default, (x,))
    >>> y.op, y.args, list(x.users)
    ('call_function', (x,), [relu_default])
    """

    def __init__(
        self, graph: Any, name: str, op: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> None:
        if op not in LEGAL_OPS:
            raise AssertionError(f"op '{op}' is not one of {LEGAL_OPS}")
        if op == "call_function" and not callable(target):
            raise ValueError(
                f"Node [graph = {graph}, name = '{name}'] target {target} has type {type(target)} but a Callable is expected"
            )
        if op != "call_function" and not isinstance(target, str):
            raise ValueError(
                f"Node [graph = {graph}, name = '{name}'] target {target} has type {type(target)} but a str is expected"
            )
        self.graph = graph
        self.name = name
        self.op = op
        self.target = target
        self.users: dict[Node, None] = {}
        self.meta: dict[str, Any] = {}
        self._erased = False
        self._args: tuple[Any, ...] = ()
        self._kwargs: dict[str, Any] = {}
        self._inputs: dict[Node, None] = {}
        self._update(args, kwargs)

    def _update(self, args: Any, kwargs: Any) -> None:
        # Every change of arguments passes here, for both directions must agree: a node in `_inputs` has this one in its
        # `users`. Both are dicts in the place of ordered sets; a node that is used twice is in them once.
        for node in self._inputs:
            node.users.pop(self, None)
        self._inputs = {}

        def use(node: Node) -> Node:
            self._inputs.setdefault(node)
            node.users.setdefault(self)
            return node

        self._args = map_arg(tuple(args), use)
        self._kwargs = map_arg(dict(kwargs), use)

    @property
    def args(self) -> tuple[Any, ...]:
        """The positional arguments."""
        return self._args

    @args.setter
    def args(self, args: tuple[Any, ...]) -> None:
        self._update(args, self._kwargs)

    @property
    def kwargs(self) -> dict[str, Any]:
        """The keyword arguments."""
        return self._kwargs

    @kwargs.setter
    def kwargs(self, kwargs: dict[str, Any]) -> None:
        self._update(self._args, kwargs)

    @property
    def all_input_nodes(self) -> list[Node]:
        """The nodes among the arguments, each once."""
        return list(self._inputs)

    @property
    def next(self) -> Node | None:
        """The node after this one; None after the last."""
        return self.graph.neighbour(self, 1)

    @property
    def prev(self) -> Node | None:
        """The node before this one; None before the first."""
        return self.graph.neighbour(self, -1)

    def update_arg(self, index: int, arg: Any) -> None:
        """Exchange one positional argument."""
        args = list(self._args)
        args[index] = arg
        self.args = tuple(args)

    def update_kwarg(self, key: str, arg: Any) -> None:
        """Exchange one keyword argument."""
        self.kwargs = {**self._kwargs, key: arg}

    def replace_input_with(self, old: Node, new: Node) -> None:
        """Take `new` wherever `old` is an argument."""
        self._update(*map_arg((self._args, self._kwargs), lambda node: new if node is old else node))

    def replace_all_uses_with(self, new: Node) -> list[Node]:
        """Let every user take `new` instead; returns the users."""
        users = list(self.users)
        for user in users:
            user.replace_input_with(self, new)
        return users

    def is_impure(self) -> bool:
        """Whether removing it, though nobody uses it, would change the program."""
        if self.op in ("placeholder", "output"):
            return True
        return isinstance(self.target, OpOverload) and self.target._schema.is_mutable

    def format_node(self) -> str:
        """The node on one line, as `str(graph)` has it."""
        users = f"[num_users={len(self.users)}]"
        if self.op == "output":
            return f"return {self.args[0]}"
        target = self.target if isinstance(self.target, str) else qualified_name(self.target)
        target = target.removeprefix("_") if target.startswith("_operator.") else target
        if self.op == "placeholder":
            default = f"(default={self.args[0]})" if self.args else ""
            return f"%{self.name} : {users} = placeholder[target={target}]{default}"
        if self.op == "get_attr":
            return f"%{self.name} : {users} = get_attr[target={target}]"
        arguments = f"args = {_format(self.args)}, kwargs = {_format(self.kwargs)}"
        return f"%{self.name} : {users} = {self.op}[target={target}]({arguments})"

    def __repr__(self) -> str:
        return self.name


def _format(arg: Any) -> str:
    if isinstance(arg, list):
        return f"[{', '.join(map(_format, arg))}]"
    if isinstance(arg, tuple):
        return f"({', '.join(map(_format, arg))}{',' if len(arg) == 1 else ''})"
    if isinstance(arg, dict):
        return f"{{{', '.join(f'{key}: {_format(value)}' for key, value in arg.items())}}}"
    return f"%{arg}" if isinstance(arg, Node) else str(arg)
