"""Node: one step of a graph. Its arguments are other nodes, numbers and the like, and containers of these.

    op              target                  what it is
    placeholder     the name                an argument of the graph
    get_attr        the attribute           a parameter, buffer or constant that the graph's owner holds
    call_function   the function            target(*args, **kwargs)
    call_method     the method's name       getattr(args[0], target)(*args[1:], **kwargs)
    call_module     the module's path       the owner's submodule, called
    output          "output"                what the graph returns: args[0]

The nodes of a graph are linked in a ring. A loop over them may change the graph: an erased node still knows its next one.

Mirrors torch/fx/node.py.
"""

from __future__ import annotations

import builtins
import functools
import inspect
import math
import operator
import sys
import types
from collections.abc import Callable
from typing import Any

from tinytensor._ops import OpOverload, OpOverloadPacket
from tinytensor._tensor import Tensor
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.device import Device
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.fx.immutable_collections import immutable_dict, immutable_list

_PACKAGE = __name__.partition(".")[0]
LEGAL_OPS = ("placeholder", "call_method", "call_module", "call_function", "get_attr", "output", "root")
base_types = (str, int, float, bool, complex, ScalarType, Tensor, Device, MemoryFormat, Layout, OpOverload)

# Functions that are kept though nobody uses what they return; those that draw random numbers are, too.
_side_effectful_functions: set[Any] = {operator.setitem}
_RANDOM = "rand randn randint randperm rand_like randn_like randint_like normal poisson bernoulli multinomial".split()


def has_side_effect(fn: Callable[..., Any]) -> Callable[..., Any]:
    """From now on calls of `fn` are no dead code. Returns it, so it may be a decorator.

    >>> @tt.fx.has_side_effect
    ... def report(x):
    ...     print(x.shape)
    """
    _side_effectful_functions.add(fn)
    return fn


def map_aggregate(a: Any, fn: Callable[[Any], Any]) -> Any:
    """`fn` of everything in nested tuples, lists, dicts and slices. Lists and dicts come back as immutable ones.

    >>> tt.fx.node.map_aggregate((1, [2]), lambda x: x * 10)
    (10, [20])
    """
    if isinstance(a, tuple):
        mapped = [map_aggregate(each, fn) for each in a]
        return type(a)(*mapped) if hasattr(a, "_fields") else tuple(mapped)
    if isinstance(a, list):
        return immutable_list([map_aggregate(each, fn) for each in a])
    if isinstance(a, dict):
        return immutable_dict({key: map_aggregate(value, fn) for key, value in a.items()})
    if isinstance(a, slice):
        return slice(*(map_aggregate(each, fn) for each in (a.start, a.stop, a.step)))
    return fn(a)


def map_arg(a: Any, fn: Callable[[Node], Any]) -> Any:
    """`fn` of every node in nested tuples, lists, dicts and slices; everything else stays.

    >>> graph = tt.fx.Graph()
    >>> tt.fx.map_arg([graph.placeholder("x"), 1], lambda node: node.name)
    ['x', 1]
    """
    if not callable(fn):
        raise AssertionError("torch.fx.map_arg(a, fn): fn must be a callable")
    return map_aggregate(a, lambda each: fn(each) if isinstance(each, Node) else each)


def _typename(obj: Any) -> str:
    kind = type(obj)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{_as_torch(kind.__module__)}.{kind.__qualname__}"


def _as_torch(module: str) -> str:
    """The name under which a program of PyTorch knows a module of ours."""
    head, dot, rest = module.partition(".")
    return f"torch{dot}{rest}" if head == _PACKAGE else module


def is_from_torch(obj: Any) -> bool:
    """Whether code reaches the object through the name `torch`."""
    module = getattr(obj, "__module__", None)
    if isinstance(obj, types.ModuleType):
        module = obj.__name__
    return module is not None and module.partition(".")[0] in (_PACKAGE, "torch")


def type_repr(obj: Any) -> str:
    """A type as annotations show it: `torch.Tensor`, `int`."""
    if isinstance(obj, type) and not isinstance(obj, types.GenericAlias):
        if obj.__module__ == "builtins":
            return obj.__qualname__
        return f"{_as_torch(obj.__module__)}.{obj.__qualname__}"
    if obj is ...:
        return "..."
    if isinstance(obj, types.FunctionType):
        return obj.__name__
    return repr(obj)


# Where PyTorch has the operators that are no attributes of `torch` itself.
_BY_PREFIX = {"special_": "_C._special", "linalg_": "_C._linalg", "fft_": "_C._fft"}


@functools.cache
def _names_of_torch_functional() -> dict[int, str]:
    from tinytensor.fx import _overridable  # which needs torch.nn: only code that is printed does

    return _overridable.names()


def qualified_name(func: Any) -> str:
    """How code names the function: `torch.ops.aten.add.Tensor`, `torch.nn.functional.relu`, `_operator.add`, `len`."""
    if isinstance(func, OpOverload):
        return f"torch.ops.{func}"
    if isinstance(func, OpOverloadPacket):
        return f"torch.ops.{str(func).replace('::', '.')}"
    name = func.__name__
    if getattr(builtins, name, None) is func:
        return str(name)
    module = getattr(func, "__module__", None)
    if module is None:
        raise RuntimeError(f"cannot find module for {func}")
    if name == "<lambda>":
        try:
            name = inspect.getsource(func).split("=")[0].strip()
        except Exception as error:
            raise RuntimeError("Unable to represent lambda") from error
    if module.partition(".")[0] == _PACKAGE and id(func) in _names_of_torch_functional():
        return _names_of_torch_functional()[id(func)]
    if module == f"{_PACKAGE}.functional":
        return f"torch.{name}"
    if module.startswith(f"{_PACKAGE}.aten.tensor_methods"):
        return f"torch.Tensor.{name}"
    if module.startswith(f"{_PACKAGE}.aten.ops."):
        for prefix, home in _BY_PREFIX.items():
            if name.startswith(prefix):
                return f"torch.{home}.{name}"
        known = getattr(sys.modules[_PACKAGE], name, None) is func
        return f"torch.{name}" if known or not module.endswith(".nn") else f"torch._C._nn.{name}"
    if module.startswith(f"{_PACKAGE}.nn.functional"):
        return f"torch.nn.functional.{name}"
    # A function may stand in a file that PyTorch does not have; then it is known by the package that offers it.
    if module.partition(".")[0] == _PACKAGE and getattr(sys.modules.get(module), name, None) is not func:
        return f"torch.{name}"
    return f"{_as_torch(module)}.{name}"


class Node:
    """One step of a graph. `users` are the nodes that take it as an argument, in order; `meta` is for notes.

    `op` is "placeholder", "get_attr", "call_function", "call_method", "call_module" or "output", `target` what is called
    or read, `type` the annotation or None.

    >>> graph = tt.fx.Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(tt.ops.aten.relu.default, (x,))
    >>> y.op, y.args, list(x.users)
    ('call_function', (x,), [relu_default])
    """

    def __init__(
        self,
        graph: Any,
        name: str,
        op: str,
        target: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        return_type: Any = None,
    ) -> None:
        if op == "call_function":
            if not callable(target):
                raise ValueError(
                    f"Node [graph = {graph}, name = '{name}'] target {target} has type {_typename(target)} but a Callable is "
                    "expected"
                )
        else:
            if op not in LEGAL_OPS:
                raise AssertionError(f"op '{op}' is not in _legal_ops")
            if not isinstance(target, str):
                raise ValueError(
                    f"Node [graph = {graph}, name = '{name}'] target {target} has type {_typename(target)} but a str is "
                    "expected"
                )
        self.graph = graph
        self.name = name
        self.op = op
        self.target = target
        self.type = return_type
        self.users: dict[Node, None] = {}
        self.meta: dict[str, Any] = {}
        self._erased = False
        self._repr_fn: Callable[[Node], str] | None = None
        self._prev: Node = self
        self._next: Node = self
        self._args: tuple[Any, ...] = ()
        self._kwargs: dict[str, Any] = immutable_dict()
        self._input_nodes: dict[Node, None] = {}
        self._update_args_kwargs(args, kwargs)

    def _update_args_kwargs(self, args: Any, kwargs: Any) -> None:
        # Every change of arguments passes here, for both directions must agree: a node in `_input_nodes` has this one in its
        # `users`. Both are dicts in the place of ordered sets; a node that is used twice is in them once.
        for node in self._input_nodes:
            node.users.pop(self, None)
        self._input_nodes = {}

        def use(node: Node) -> Node:
            self._input_nodes.setdefault(node)
            node.users.setdefault(self)
            return node

        self._args = map_arg(tuple(args), use)
        self._kwargs = map_arg(dict(kwargs), use)

    # ---- the ring ----------------------------------------------------------------------------------------------------

    @property
    def next(self) -> Node:
        """The node after this one; after the last comes the graph's root, before the first."""
        return self._next

    @property
    def prev(self) -> Node:
        """The node before this one."""
        return self._prev

    def prepend(self, x: Node) -> None:
        """Move `x` before this node. AssertionError if it belongs to another graph."""
        if self.graph is not x.graph:
            raise AssertionError("Attempting to move a Node into a different Graph")
        if self is x:
            return
        x._remove_from_list()
        before = self._prev
        before._next, x._prev = x, before
        x._next, self._prev = self, x

    def append(self, x: Node) -> None:
        """Move `x` after this node."""
        if self._next is not x:
            self._next.prepend(x)

    def _remove_from_list(self) -> None:
        self._prev._next, self._next._prev = self._next, self._prev

    def __lt__(self, other: Node) -> bool:
        """Whether this one comes earlier in the graph."""
        node = self._next
        while node.op != "root":
            if node is other:
                return True
            node = node._next
        return False

    def __gt__(self, other: Node) -> bool:
        return other < self

    def __le__(self, other: Node) -> bool:
        return self is other or self < other

    def __ge__(self, other: Node) -> bool:
        return self is other or other < self

    # ---- arguments ---------------------------------------------------------------------------------------------------

    @property
    def args(self) -> tuple[Any, ...]:
        """The positional arguments."""
        return self._args

    @args.setter
    def args(self, a: tuple[Any, ...]) -> None:
        self._update_args_kwargs(a, self._kwargs)

    @property
    def kwargs(self) -> dict[str, Any]:
        """The keyword arguments."""
        return self._kwargs

    @kwargs.setter
    def kwargs(self, k: dict[str, Any]) -> None:
        self._update_args_kwargs(self._args, k)

    @property
    def all_input_nodes(self) -> list[Node]:
        """The nodes among the arguments, each once."""
        return list(self._input_nodes)

    def update_arg(self, idx: int, arg: Any) -> None:
        """Exchange one positional argument."""
        args = list(self._args)
        args[idx] = arg
        self.args = tuple(args)

    def insert_arg(self, idx: int, arg: Any) -> None:
        """A new positional argument before that of the index. AssertionError beyond the end."""
        if not 0 <= idx <= len(self.args):
            raise AssertionError(f"insert_args index must be between 0 and len(self.args), got {idx}")
        self.args = (*self._args[:idx], arg, *self._args[idx:])

    def update_kwarg(self, key: str, arg: Any) -> None:
        """Exchange one keyword argument."""
        self.kwargs = {**self._kwargs, key: arg}

    def replace_input_with(self, old_input: Node, new_input: Node) -> None:
        """Take `new_input` wherever `old_input` is an argument."""
        for hook in self.graph._hooks("_replace_hooks"):
            hook(old=old_input, new=new_input.name, user=self)
        args, kwargs = map_arg((self._args, self._kwargs), lambda node: new_input if node is old_input else node)
        self._update_args_kwargs(args, kwargs)

    def replace_all_uses_with(
        self, replace_with: Node, delete_user_cb: Callable[[Node], bool] | None = None, *, propagate_meta: bool = False
    ) -> list[Node]:
        """Let every user, or those of which `delete_user_cb` says True, take `replace_with`; returns them.

        With `propagate_meta` the other node, which must have no notes, gets those of this one.
        """
        if propagate_meta:
            if replace_with.meta:
                raise AssertionError(
                    "Called node.replace_all_uses_with(replace_with, propagate_meta=True), but replace_with already has .meta "
                    "keys"
                )
            replace_with.meta.update(self.meta)
        users = [user for user in self.users if delete_user_cb is None or delete_user_cb(user)]
        for user in users:
            user.replace_input_with(self, replace_with)
        return users

    # ---- what it is --------------------------------------------------------------------------------------------------

    @property
    def stack_trace(self) -> str | None:
        """Where the program made it, if that was recorded."""
        return self.meta.get("stack_trace")

    @stack_trace.setter
    def stack_trace(self, trace: str | None) -> None:
        self.meta["stack_trace"] = trace

    def is_impure(self, impure_random: bool = True) -> bool:
        """Whether removing it, though nobody uses it, would change the program."""
        if self.op in ("placeholder", "output"):
            return True
        if self.op == "call_module":
            if self.graph.owning_module is None:
                raise AssertionError("self.graph.owning_module not set for purity check")
            return bool(getattr(self.graph.owning_module.get_submodule(self.target), "_is_impure", False))
        if self.op != "call_function":
            return False
        target = getattr(self.target, "default", None) if isinstance(self.target, OpOverloadPacket) else self.target
        if isinstance(target, OpOverload):
            random = Tag.nondeterministic_seeded in target.tags
            return target._schema.is_mutable or (impure_random and random) or target in _side_effectful_functions
        if self.target in _side_effectful_functions:
            return True
        return any(getattr(sys.modules[_PACKAGE], name) is self.target for name in _RANDOM)

    @staticmethod
    def _pretty_print_target(target: Any) -> str:
        if isinstance(target, str):
            return target
        module, name = getattr(target, "__module__", None), getattr(target, "__name__", None)
        if name is not None and module == "builtins":
            return f"builtins.{name}"
        if name is not None and module == "_operator":
            return f"operator.{name}"
        return qualified_name(target)

    def format_node(
        self,
        placeholder_names: list[str] | None = None,
        maybe_return_typename: list[str] | None = None,
        *,
        include_tensor_metadata: bool = False,
    ) -> str | None:
        """The node on one line, as `str(graph)` has it. An argument is put into `placeholder_names`, if that has any."""
        users = f"[num_users={len(self.users)}]"
        kind = f"{type_repr(self.type)} " if self.type is not None else ""
        if self.op == "output":
            if self.type and maybe_return_typename:
                maybe_return_typename[0] = f" -> {type_repr(self.type)}"
            return f"return {self.args[0]}"
        if self.op == "placeholder":
            if placeholder_names:
                placeholder_names.append(f"{self.target}{self.target}: {kind.strip()}" if self.type else self.target)
                return None
            default = f"(default={self.args[0]})" if self.args else ""
            return f"%{self.name} : {kind if self.type else ''}{users} = placeholder[target={self.target}]{default}"
        target = self._pretty_print_target(self.target)
        if self.op == "get_attr":
            return f"%{self.name} : {kind}{users} = get_attr[target={target}]"
        arguments = f"args = {format_arg(self.args)}, kwargs = {format_arg(self.kwargs)}"
        return f"%{self.name} : {kind}{users} = {self.op}[target={target}]({arguments})"

    def normalized_arguments(
        self,
        root: Any,
        arg_types: tuple[Any, ...] | None = None,
        kwarg_types: dict[str, Any] | None = None,
        normalize_to_only_use_kwargs: bool = False,
    ) -> Any:
        """(args, kwargs) with defaults filled in, by the signature of what is called; None where that is not known.

        `root` has the modules. Types of arguments choose among overloads; RuntimeError where they are needed and missing.
        """
        from tinytensor.fx import operator_schemas  # which looks at all operators: only who asks pays for that

        if self.op == "call_function":
            return operator_schemas.normalize_function(
                self.target, self.args, self.kwargs, arg_types, kwarg_types, normalize_to_only_use_kwargs
            )
        if self.op == "call_module":
            return operator_schemas.normalize_module(
                root, self.target, self.args, self.kwargs, normalize_to_only_use_kwargs
            )
        return None

    def _rename(self, candidate: str) -> None:
        if candidate != self.name:
            self.name = self.graph._graph_namespace.create_name(candidate, None)
            self.graph._graph_namespace._rename_object(self, self.name)

    def __repr__(self) -> str:
        return self._repr_fn(self) if self._repr_fn else self.name


def format_arg(arg: Any) -> str:
    """An argument as `str(graph)` has it: nodes with a percent sign."""
    if isinstance(arg, list):
        return f"[{', '.join(map(format_arg, arg))}]"
    if isinstance(arg, tuple):
        return f"({', '.join(map(format_arg, arg))}{',' if len(arg) == 1 else ''})"
    if isinstance(arg, dict):
        return f"{{{', '.join(f'{key}: {format_arg(value)}' for key, value in arg.items())}}}"
    return f"%{arg}" if isinstance(arg, Node) else str(arg)


def _format_arg(arg: Any, max_list_len: float = math.inf) -> str:
    """The same, with no more than `max_list_len` items of a list or tuple."""
    if not isinstance(arg, (list, tuple)):
        return format_arg(arg)
    items = ", ".join(format_arg(each) for index, each in enumerate(arg) if index < max_list_len)
    left = f", ...[total_len={len(arg)}]" if len(arg) > max_list_len else ""
    return f"[{items}{left}]" if isinstance(arg, list) else f"({items}{',' if len(arg) == 1 else ''}{left})"


_get_qualified_name = qualified_name
