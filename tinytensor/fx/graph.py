"""Graph: the nodes of a program in the order in which they run, and the program as Python source.

    >>> import tinytensor as tt
    >>> graph = Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(tt.ops.aten.add.Tensor, (x, 1))
    >>> result = graph.output(y)
    >>> print(graph)
    graph():
        %x : [num_users=1] = placeholder[target=x]
        %add_tensor : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, 1), kwargs = {})
        return add_tensor

Namespace gives nodes names that are unique in their graph, valid in Python, and no builtin's:

    >>> names = Namespace()
    >>> [names.create_name(name, None) for name in ("add", "add", "sum", "x.y", "1st")]
    ['add', 'add_1', 'sum_1', 'x_y', '_1st']

CodeGen writes a line of source for each node, and forgets values after their last use:

    def forward(self, x_1):
        sin = torch.ops.aten.sin.default(x_1)
        mul = torch.ops.aten.mul.Tensor(sin, x_1);  sin = x_1 = None
        return mul

_PyTreeCodeGen does so for a function that takes and returns nested containers:

    def forward(self, d, l):
        d_1, l_1, l_2, = fx_pytree.tree_flatten_spec([d, l], self._in_spec)
        add = torch.ops.aten.add.Tensor(d_1, l_1);  d_1 = l_1 = None
        return pytree.tree_unflatten([add, l_2], self._out_spec)

Mirrors torch/fx/graph.py. Left out: profiler records, colours, nodes of symbolic sizes. `print_tabular` needs no other
package: it draws the table that `tabulate` draws for PyTorch.
"""

from __future__ import annotations

import builtins
import contextlib
import copy
import dataclasses
import enum
import inspect
import keyword
import math
import re
import sys
import types
import typing
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from tinytensor._ops import OpOverload
from tinytensor.aten.core.python.text_signature import shown_default
from tinytensor.c10.device import Device
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.fx import _pytree as fx_pytree
from tinytensor.fx.immutable_collections import immutable_dict
from tinytensor.fx.node import LEGAL_OPS, Node, is_from_torch, map_arg, qualified_name, type_repr
from tinytensor.utils import _pytree as pytree
from tinytensor.utils._pytree import TreeSpec, arg_tree_leaves, tree_unflatten

_PACKAGE = __name__.partition(".")[0]


class _CustomBuiltin(NamedTuple):
    """A name that every graph's code may use: how a file imports it, and what it is."""

    import_str: str
    obj: Any


_custom_builtins = {
    "inf": _CustomBuiltin("from math import inf", math.inf),
    "nan": _CustomBuiltin("from math import nan", math.nan),
    "NoneType": _CustomBuiltin("NoneType = type(None)", type(None)),
    "torch": _CustomBuiltin(f"import {_PACKAGE} as torch", sys.modules[_PACKAGE]),
    "device": _CustomBuiltin(f"from {_PACKAGE} import device", Device),
    "fx_pytree": _CustomBuiltin(f"import {_PACKAGE}.fx._pytree as fx_pytree", fx_pytree),
    "pytree": _CustomBuiltin(f"import {_PACKAGE}.utils._pytree as pytree", pytree),
}
# A name that stands for something already may be given to that thing, and to nothing else.
_RESERVED: dict[str, Any] = {name: object() for name in keyword.kwlist} | vars(builtins)
_RESERVED |= {name: builtin.obj for name, builtin in _custom_builtins.items()}

_ILLEGAL = re.compile("[^0-9a-zA-Z_]+")
_NAME = re.compile(r"^([a-zA-Z_][0-9a-zA-Z_]*?)(?:_(\d+))?$")


class Namespace:
    """Gives out names."""

    def __init__(self) -> None:
        self._obj_to_name: dict[Any, str] = {}
        self._used_names: set[str] = set()
        self._base_count: dict[str, int] = {}

    def create_name(self, candidate: str, obj: Any) -> str:
        """A name like `candidate` that is still free. An object that already has a name keeps it."""
        if obj is not None and obj in self._obj_to_name:
            return self._obj_to_name[obj]
        candidate = _ILLEGAL.sub("_", candidate) or "_unnamed"
        if candidate[0].isdigit():
            candidate = f"_{candidate}"
        # `add_1` is base `add`, number 1. `_base_count` has for each base the highest number given out, so that the search
        # for a free name does not start at 1 each time. A number that the candidate brings is kept if it is free.
        match = _NAME.match(candidate)
        assert match is not None
        base, number = match.group(1, 2)
        if number is None or candidate in self._used_names:
            count = self._base_count.get(base, 0)
            if _RESERVED.get(candidate, obj) is not obj:
                count += 1
                candidate = f"{base}_{count}"
        else:
            count = int(number)
        while candidate in self._used_names:
            count += 1
            candidate = f"{base}_{count}"
        self._used_names.add(candidate)
        self._base_count[base] = count
        if obj is not None:
            self._obj_to_name[obj] = candidate
        return candidate

    def associate_name_with_obj(self, name: str, obj: Any) -> None:
        """Note whose name it is. AssertionError if the object has another."""
        if self._obj_to_name.setdefault(obj, name) is not name:
            raise AssertionError("obj is already associated")

    def _rename_object(self, obj: Any, name: str) -> None:
        self._obj_to_name[obj] = name
        self._used_names.add(name)


# ---- source code -----------------------------------------------------------------------------------------------------

reflectable_magic_methods = {
    "add": "{} + {}", "sub": "{} - {}", "mul": "{} * {}", "floordiv": "{} // {}", "truediv": "{} / {}", "div": "{} / {}",
    "mod": "{} % {}", "pow": "{} ** {}", "lshift": "{} << {}", "rshift": "{} >> {}", "and_": "{} & {}", "or_": "{} | {}",
    "xor": "{} ^ {}", "getitem": "{}[{}]", "matmul": "{} @ {}",
}  # fmt: skip
magic_methods = {
    "eq": "{} == {}", "ne": "{} != {}", "lt": "{} < {}", "gt": "{} > {}", "le": "{} <= {}", "ge": "{} >= {}", "pos": "+{}",
    "neg": "-{}", "invert": "~{}", **reflectable_magic_methods,
}  # fmt: skip
inplace_methods = {
    "iadd": "{} += {}", "iand": "{} &= {}", "ifloordiv": "{} //= {}", "ilshift": "{} <<= {}", "imod": "{} %= {}",
    "imul": "{} *= {}", "imatmul": "{} @= {}", "ior": "{} |= {}", "ipow": "{} **= {}", "irshift": "{} >>= {}",
    "isub": "{} -= {}", "itruediv": "{} /= {}", "ixor": "{} ^= {}", "setitem": "{}[{}] = {}",
}  # fmt: skip
DTYPE_ABBRS = {
    "bfloat16": "bf16", "float64": "f64", "float32": "f32", "float16": "f16", "complex32": "c32", "complex64": "c64",
    "complex128": "c128", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "bool": "b8", "uint8": "u8",
}  # fmt: skip
_ORIGINS = {
    list: typing.List, dict: typing.Dict, set: typing.Set, frozenset: typing.FrozenSet, tuple: typing.Tuple,  # noqa: UP006
}  # fmt: skip
_COUNTER = re.compile(r"# COUNTER: (\d+)")
_TRACE = re.compile(r'^File "(.+)", line (\d+), in (.+)$')


@dataclasses.dataclass
class PythonCode:
    """Source, and the globals that it needs. `_lineno_map`: which node a line belongs to."""

    src: str
    globals: dict[str, Any]
    _lineno_map: dict[int, int | None] | None = None
    _prologue_start: int = 0


class CodeGen:
    """Writes the function. Subclasses exchange its first line, its last, and how arguments become the graph's.

    >>> class Named(tt.fx.CodeGen):
    ...     def gen_fn_def(self, free_vars, maybe_return_annotation):
    ...         return super().gen_fn_def([*free_vars, "*rest"], maybe_return_annotation)
    >>> module = tt.fx.symbolic_trace(lambda x: x)
    >>> module.graph.set_codegen(Named())
    >>> module.recompile().src.strip().splitlines()[0]
    'def forward(self, x, *rest):'
    """

    def __init__(self) -> None:
        self._body_transformer: Callable[[list[str]], list[str]] | None = None
        self._func_name = "forward"

    def gen_fn_def(self, free_vars: list[str], maybe_return_annotation: str) -> str:
        """The line with `def`. `free_vars` may have annotations."""
        if not free_vars or free_vars[0] != "self":
            free_vars.insert(0, "self")
        return f"def {self._func_name}({', '.join(free_vars)}){maybe_return_annotation}:"

    def generate_output(self, output_args: Any, *, repr_fn: Callable[[Any], str] = repr) -> str:
        """The line that returns."""
        return f"return {repr_fn(output_args)}"

    def process_inputs(self, *args: Any) -> Any:
        """The graph's own arguments for those of the function."""
        return args

    def process_outputs(self, outputs: Any) -> Any:
        """What the function returns for the graph's own result."""
        return outputs

    def additional_globals(self) -> list[tuple[str, Any]]:
        """More names for the code: pairs of a name and its value."""
        return []

    def _gen_python_code(
        self,
        nodes: Iterable[Node],
        root_module: str,
        namespace: Namespace,
        *,
        verbose: bool = False,
        include_stride: bool = False,
        include_device: bool = False,
    ) -> PythonCode:
        nodes = list(nodes)
        writer = _Writer(root_module, namespace, verbose, include_stride, include_device)
        free_vars: list[str] = []
        body: list[str] = []
        returns = ""
        last_uses = _last_uses(nodes)
        summary = None
        for index, node in enumerate(nodes):
            if verbose and node.op not in ("placeholder", "output"):
                here = f"\n# {_where(node)}\n"
                if here != summary:
                    summary = here
                    body.append(here)
            # Which lines belong to which node is read off these marks, after the user's transformer has seen the body.
            body.append(f"# COUNTER: {index}\n")
            if node.op == "placeholder":
                default = f" = {writer.text(node.args[0])}" if node.args else ""
                free_vars.append(f"{node.target}{writer.annotation(node)}{default}")
                if node.target.replace("*", "") != repr(node):
                    body.append(f"{node!r} = {node.target.replace('*', '')}\n")
                continue
            if node.op == "output":
                if node.type is not None:
                    returns = f" -> {writer.type_text(node.type)}"
                body += [self.generate_output(node.args[0], repr_fn=writer.text), "\n"]
                continue
            body.append(writer.line(node))
            forgotten = last_uses.get(node, []) + ([] if node.users else [node])
            body.append(f";  {' = '.join([*map(repr, forgotten), 'None'])}\n" if forgotten else "\n")
        wraps = ""
        if writer.wrapped:
            wrap = "torch.fx._symbolic_trace.wrap"
            wraps = "\n".join(f'{wrap}("{name}")' for name in writer.wrapped)
        body = body or ["pass\n"]
        if self._body_transformer:
            body = self._body_transformer(body)
        for name, value in self.additional_globals():
            writer.add_global(name, value)
        prologue = self.gen_fn_def(free_vars, returns)
        lines: list[str] = []
        numbers: dict[int, int | None] = {}
        current = None
        for line in "".join(body).split("\n"):
            counter = _COUNTER.search(line)
            if counter is not None:
                current = int(counter.group(1))
            else:
                numbers[len(lines) + prologue.count("\n") + 1] = current
                lines.append(line)
        code = "\n".join("    " + line for line in "\n".join(lines).lstrip("\n").split("\n"))
        return PythonCode(f"\n{wraps}\n\n{prologue}\n{code}", writer.globals, numbers, wraps.count("\n") + 4)


def _parsed_trace(stack_trace: str) -> tuple[str, str, str] | None:
    """(file, line, code) of the innermost call in a trace."""
    found = _innermost(stack_trace)
    return None if found is None else (found[0], found[1], found[3])


def _innermost(stack_trace: str) -> tuple[str, str, str, str] | None:
    lines = stack_trace.strip().split("\n")
    for index in range(len(lines) - 2, -1, -1):
        match = _TRACE.match(lines[index].strip())
        if match:
            file, line, name = match.groups()
            return file, line, name, lines[index + 1].strip()
    return None


def _where(node: Node) -> str:
    found = _innermost(node.stack_trace or "")
    if found is None:
        return "No stacktrace found for following nodes"
    file, line, name, code = found
    return f" File: {file}:{line} in {name}, code: {code}"


def _last_uses(nodes: list[Node]) -> dict[Node, list[Node]]:
    """For each node the values that no later one uses."""
    # From the end, the first node seen to use a value is the last one that does.
    found: dict[Node, list[Node]] = {}
    seen = set()
    for user in reversed(nodes):
        for node in user._input_nodes:
            if node not in seen:
                seen.add(node)
                found.setdefault(user, []).append(node)
    return found


class _Writer:
    """Values and calls as source."""

    def __init__(self, root_module: str, namespace: Namespace, verbose: bool, stride: bool, device: bool) -> None:
        self.root_module = root_module
        self.namespace = namespace
        self.verbose, self.stride, self.device = verbose, stride, device
        self.globals: dict[str, Any] = {}
        self.wrapped: dict[str, None] = {}
        for name, builtin in _custom_builtins.items():
            self.globals[namespace.create_name(name, builtin.obj)] = builtin.obj

    def add_global(self, name_hint: str, obj: Any) -> str:
        """The name under which code reaches the object."""
        if is_from_torch(obj) and obj is not Device:
            return qualified_name(obj)
        name = self.namespace.create_name(name_hint, obj)
        if name in self.globals and self.globals[name] != obj:
            raise AssertionError(f"Global name {name} already assigned to different object")
        self.globals[name] = obj
        return name

    def type_text(self, kind: Any) -> str:
        """An annotation."""
        if kind == ():
            return "()"
        name = type_repr(kind)
        if isinstance(kind, types.UnionType) and "|" in name:
            return "|".join(map(self.type_text, typing.get_args(kind)))
        origin = getattr(kind, "__origin__", None)
        if not origin:
            return self.add_global(name, kind)
        if isinstance(kind, typing._GenericAlias):  # type: ignore[attr-defined]
            origin = _ORIGINS.get(origin, origin)
        outer = self.add_global(type_repr(origin), origin)
        inner = typing.get_args(kind)
        return f"{outer}[{','.join(map(self.type_text, inner))}]" if inner else outer

    def annotation(self, node: Node) -> str:
        """`: "f32[2, 3]"`, where the value is known and asked for; or the type that the program wrote."""
        kind = "" if node.type is None else f" : {self.type_text(node.type)}"
        meta = node.meta
        value = meta.get("val", meta.get("tensor_meta", meta.get("example_value"))) if self.verbose else None
        if isinstance(value, TensorImpl):
            stride = str(list(value.meta_.strides)) if self.stride and value.meta_.strides is not None else ""
            device = str(value.meta_.device) if self.device else ""
            return f': "{DTYPE_ABBRS[value.meta_.dtype.name]}{list(value.meta_.sizes)}{stride}{device}"'
        if value is not None and hasattr(value, "_fields") and hasattr(value, "memory_format"):  # ShapeProp's note
            return f': "{DTYPE_ABBRS[value.dtype.name]}{list(value.shape)}"'
        return kind

    def line(self, node: Node) -> str:
        """`y = f(x)`."""
        left = f"{node!r}{self.annotation(node)} = "
        if node.op == "get_attr":
            return left + _attribute(self.root_module, node.target)
        if node.op == "call_module":
            return f"{left}{_attribute(self.root_module, node.target)}({self.arguments(node.args, node.kwargs)})"
        if node.op == "call_method":
            method = _attribute(self.text(node.args[0]), node.target)
            return f"{left}{method}({self.arguments(node.args[1:], node.kwargs)})"
        target: Any = node.target
        if getattr(target, "__module__", "") == "_operator":
            operands = map(self.text, node.args)
            if target.__name__ in magic_methods:
                return left + magic_methods[target.__name__].format(*operands)
            if target.__name__ in inplace_methods:
                done = inplace_methods[target.__name__].format(*operands)
                return f"{done};  {left}{self.text(node.args[0])}"
        name = self.add_global(qualified_name(target), target)
        args = node.args
        if name == "getattr" and len(args) == 2 and isinstance(args[1], str) and args[1].isidentifier():
            return left + _attribute(self.text(args[0]), args[1])
        if node.meta.get("is_wrapped"):
            self.wrapped.setdefault(name)
        return f"{left}{name}({self.arguments(args, node.kwargs)})"

    def arguments(self, args: Iterable[Any], kwargs: dict[str, Any]) -> str:
        """What stands between the parentheses."""
        return ", ".join([*map(self.text, args), *(f"{key} = {self.text(value)}" for key, value in kwargs.items())])

    def text(self, arg: Any) -> str:
        """An argument."""
        if isinstance(arg, Node):
            return repr(arg)
        if isinstance(arg, tuple) and hasattr(arg, "_fields"):
            return f"{self.add_global(qualified_name(type(arg)), type(arg))}({', '.join(map(self.text, arg))})"
        if isinstance(arg, OpOverload):
            return qualified_name(arg)
        if isinstance(arg, enum.Enum):
            return f"{self.add_global(type(arg).__name__, type(arg))}.{arg.name}"
        if isinstance(arg, TensorImpl):
            return f"torch.Tensor(size={list(arg.meta_.sizes)}, dtype={arg.meta_.dtype.name})"
        if isinstance(arg, tuple):
            return f"({', '.join(map(self.text, arg))}{',' if len(arg) == 1 else ''})"
        if isinstance(arg, list):
            return f"[{', '.join(map(self.text, arg))}]"
        if isinstance(arg, slice):
            return f"slice({', '.join(map(self.text, (arg.start, arg.stop, arg.step)))})"
        return repr(arg)


def _attribute(base: str, target: str) -> str:
    for name in target.split("."):
        base = f"{base}.{name}" if name.isidentifier() else f'getattr({base}, "{name}")'
    return base


# ---- source code of functions of nested containers -------------------------------------------------------------------


class _PyTreeInfo(NamedTuple):
    """The function's own arguments, and how they and the results are nested."""

    orig_args: list[str]
    in_spec: TreeSpec
    out_spec: TreeSpec | None


class _PyTreeCodeGen(CodeGen):
    """For a function that takes and returns nested containers: `pytree_info` says how they are nested."""

    def __init__(self, pytree_info: _PyTreeInfo) -> None:
        super().__init__()
        self.pytree_info = pytree_info

    def gen_fn_def(self, free_vars: list[str], maybe_return_annotation: str) -> str:
        names = self.pytree_info.orig_args
        if names and names[0] == "self":
            free_vars.insert(0, "self")
        definition = super().gen_fn_def(list(names), maybe_return_annotation)
        if not free_vars:
            return definition
        annotated = [each for each in free_vars if ":" in each]
        notes = f"\n    {''.join(f'{each}; ' for each in annotated)}\n" if annotated else ""
        plain = ", ".join(each.split(":")[0] for each in free_vars)
        arguments = f"[{', '.join(names)}], self._in_spec"
        return f"{definition}{notes}\n    {plain}, = fx_pytree.tree_flatten_spec({arguments})"

    def generate_output(self, output_args: Any, *, repr_fn: Callable[[Any], str] = repr) -> str:
        if self.pytree_info.out_spec is None:
            return super().generate_output(output_args, repr_fn=repr_fn)
        return f"return pytree.tree_unflatten({repr_fn(output_args)}, self._out_spec)"

    def process_inputs(self, *args: Any) -> Any:
        return arg_tree_leaves(*args)

    def process_outputs(self, outputs: Any) -> Any:
        if self.pytree_info.out_spec is None:
            return outputs
        return tree_unflatten(outputs if isinstance(outputs, (list, tuple)) else [outputs], self.pytree_info.out_spec)


# ---- the graph -------------------------------------------------------------------------------------------------------

_CAPITAL = re.compile(r"(?<=[a-z])([A-Z])")


class _node_list:
    """The nodes in order, without a copy: a loop over it may change the graph."""

    def __init__(self, graph: Graph, direction: str = "_next") -> None:
        self.graph = graph
        self.direction = direction

    def __len__(self) -> int:
        return self.graph._len

    def __iter__(self) -> Iterator[Node]:
        node: Node = getattr(self.graph._root, self.direction)
        while node is not self.graph._root:
            if not node._erased:
                yield node
            node = getattr(node, self.direction)

    def __reversed__(self) -> Iterator[Node]:
        return iter(_node_list(self.graph, "_prev" if self.direction == "_next" else "_next"))


class _InsertPoint:
    def __init__(self, graph: Graph, new_insert: Callable[[Node], None]) -> None:
        self.graph = graph
        self.orig_insert, graph._insert = graph._insert, new_insert

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc: Any) -> None:
        self.graph._insert = self.orig_insert


class Graph:
    """An ordered list of nodes. New ones come at the insertion point: the end, unless `inserting_before` says
    otherwise.

        owning_module   the GraphModule that it belongs to: whose attributes `lint` looks for
        tracer_cls      the class of the tracer that makes it

    >>> graph = tt.fx.Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(tt.ops.aten.relu.default, (x,))
    >>> _ = graph.output(y)
    >>> tt.fx.GraphModule({}, graph)(tt.tensor([-1.0, 2.0]))
    tensor([0., 2.])
    """

    def __init__(self, owning_module: Any = None, tracer_cls: Any = None, tracer_extras: Any = None) -> None:
        self._root = Node(self, "", "root", "", (), {})
        self._insert: Callable[[Node], None] = self._root.prepend
        self._len = 0
        self._graph_namespace = Namespace()
        self.owning_module = owning_module
        self._tracer_cls = tracer_cls
        self._tracer_extras = tracer_extras
        self._codegen = CodeGen()
        self._co_fields: dict[str, Any] = {}

    @property
    def nodes(self) -> _node_list:
        """The nodes in order."""
        return _node_list(self)

    def output_node(self) -> Node:
        """The last node. AssertionError if it is not `output`; StopIteration if there is none."""
        node = next(iter(reversed(self.nodes)))
        if node.op != "output":
            raise AssertionError(f"Expected output node, got op={node.op}")
        return node

    def find_nodes(self, *, op: str, target: Any = None, sort: bool = True) -> list[Node]:
        """The nodes of a kind with a target, in order. Only those of `call_function` must name one."""
        if op == "call_function" and target is None:
            raise AssertionError("target must not be None for call_function op")
        return [node for node in self.nodes if node.op == op and (target is None or node.target == target)]

    # ---- making nodes ------------------------------------------------------------------------------------------------

    def create_node(
        self,
        op: str,
        target: Any,
        args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None,
        name: str | None = None,
        type_expr: Any = None,
    ) -> Node:
        """A new node at the insertion point. AssertionError if `args` is no tuple, or `kwargs` no dict."""
        if args and not isinstance(args, tuple):
            raise AssertionError(f"args must be a tuple, got {type(args)}")
        if kwargs and not isinstance(kwargs, dict):
            raise AssertionError(f"kwargs must be a dict, got {type(kwargs)}")
        candidate = name if name is not None else self._target_to_str(target)
        name = self._graph_namespace.create_name(candidate, None)
        node = Node(self, name, op, target, args or (), kwargs or immutable_dict(), type_expr)
        self._graph_namespace.associate_name_with_obj(name, node)
        self._insert(node)
        self._len += 1
        for hook in self._hooks("_create_node_hooks"):
            hook(node)
        return node

    def _hooks(self, kind: str) -> Any:
        return getattr(self.owning_module, kind, None) or ()

    @shown_default(default_value="inspect.Signature.empty")
    def placeholder(self, name: str, type_expr: Any = None, default_value: Any = inspect.Signature.empty) -> Node:
        """An argument of the graph, with its annotation and default."""
        args = () if default_value is inspect.Signature.empty else (default_value,)
        return self.create_node("placeholder", name, args, type_expr=type_expr)

    def get_attr(self, qualified_name: str, type_expr: Any = None) -> Node:
        """An attribute of the graph's owner. UserWarning if that has no such parameter, buffer or module."""
        if self.owning_module is not None and not _is_there(self.owning_module, qualified_name):
            warnings.warn(
                "Attempted to insert a get_attr Node with no underlying reference in the owning GraphModule! Call "
                "GraphModule.add_submodule to add the necessary submodule, GraphModule.add_parameter to add the necessary "
                "Parameter, or nn.Module.register_buffer to add the necessary buffer",
                stacklevel=2,
            )
        return self.create_node("get_attr", qualified_name, type_expr=type_expr)

    def call_module(
        self, module_name: str, args: Any = None, kwargs: dict[str, Any] | None = None, type_expr: Any = None
    ) -> Node:
        """A call of the owner's submodule."""
        if self.owning_module is not None:
            self.owning_module.get_submodule(module_name)  # says so if there is none
        return self.create_node("call_module", module_name, args, kwargs, type_expr=type_expr)

    def call_method(
        self, method_name: str, args: Any = None, kwargs: dict[str, Any] | None = None, type_expr: Any = None
    ) -> Node:
        """A call of a method of the first argument."""
        return self.create_node("call_method", method_name, args, kwargs, type_expr=type_expr)

    def call_function(
        self,
        the_function: Callable[..., Any],
        args: Any = None,
        kwargs: dict[str, Any] | None = None,
        type_expr: Any = None,
        name: str | None = None,
    ) -> Node:
        """A call of a function."""
        return self.create_node("call_function", the_function, args, kwargs, name, type_expr)

    def output(self, result: Any, type_expr: Any = None) -> Node:
        """What the graph returns."""
        return self.create_node("output", "output", (result,), type_expr=type_expr)

    # ---- copies ------------------------------------------------------------------------------------------------------

    @shown_default(arg_transform="lambda x: x")
    def node_copy(self, node: Node, arg_transform: Callable[[Node], Any] = lambda x: x) -> Node:
        """A node of another graph, in this one; `arg_transform` tells which node here stands for one there."""
        args, kwargs = map_arg(node.args, arg_transform), map_arg(node.kwargs, arg_transform)
        copied = self.create_node(node.op, node.target, args, kwargs, node.name, node.type)
        copied.meta = copy.copy(node.meta)
        return copied

    def graph_copy(self, g: Graph, val_map: dict[Node, Any], return_output_node: bool = False) -> Any:
        """Copy all nodes of `g` that are not in `val_map`, which then has all; returns what stands for its result.

        With `return_output_node` a pair: that, and the node `output` of `g`.
        """
        for node in g.nodes:
            if node in val_map:
                continue
            if node.op == "output":
                result = map_arg(node.args[0], lambda n: val_map[n])
                return (result, node) if return_output_node else result
            val_map[node] = self.node_copy(node, lambda n: val_map[n])
        return None

    def __deepcopy__(self, memo: Any = None) -> Graph:
        graph = Graph(tracer_cls=self._tracer_cls)
        found = graph.graph_copy(self, val_map={}, return_output_node=True)
        graph._codegen = copy.deepcopy(self._codegen)
        if found is not None:
            result, old = found
            graph.output(result, type_expr=old.type).meta = copy.copy(old.meta)
        return graph

    # ---- changes -----------------------------------------------------------------------------------------------------

    def erase_node(self, to_erase: Node) -> None:
        """Take a node out. RuntimeError if another one uses it; UserWarning if it is out already."""
        if to_erase.users:
            raise RuntimeError(
                f"Tried to erase Node {to_erase} but it still had {len(to_erase.users)} users in the graph: "
                f"{to_erase.users}!"
            )
        if to_erase.graph is not self:
            raise RuntimeError(f"Attempting to remove {to_erase} from wrong graph!")
        if to_erase._erased:
            warnings.warn(f"erase_node({to_erase}) on an already erased node", stacklevel=2)
            return
        for hook in self._hooks("_erase_node_hooks"):
            hook(to_erase)
        to_erase._remove_from_list()
        to_erase._erased = True
        self._len -= 1
        to_erase._update_args_kwargs(map_arg(to_erase._args, lambda n: None), map_arg(to_erase._kwargs, lambda n: None))

    def inserting_before(self, n: Node | None = None) -> _InsertPoint:
        """Inside `with`, new nodes come before `n`; without it before all."""
        if n is None:
            return self.inserting_after(self._root)
        if n.graph is not self:
            raise AssertionError("Node to insert before is not in graph.")
        return _InsertPoint(self, n.prepend)

    def inserting_after(self, n: Node | None = None) -> _InsertPoint:
        """Inside `with`, each new node comes right after `n`, before those made earlier; without it at the end."""
        if n is None:
            return self.inserting_before(self._root)
        if n.graph is not self:
            raise AssertionError("Node to insert after is not in graph.")
        return _InsertPoint(self, n.append)

    def eliminate_dead_code(self, is_impure_node: Callable[[Node], bool] | None = None) -> bool:
        """Erase nodes that nobody uses and that have no effect; whether there were any."""
        self.lint()
        is_impure = is_impure_node or Node.is_impure
        changed = False
        # Backwards, so that what only dead nodes used has lost its users when its turn comes: one pass is enough.
        for node in reversed(self.nodes):
            if not node.users and not is_impure(node):
                self.erase_node(node)
                changed = True
        if self.owning_module is not None:
            used = {node.target for node in self.find_nodes(op="get_attr")}
            for name, child in self.owning_module.named_children():
                if name in used and hasattr(child, "graph") and isinstance(child.graph, Graph):
                    changed |= child.graph.eliminate_dead_code()
                    child.recompile()
        return changed

    def lint(self) -> None:
        """RuntimeError if a node is used before it is made, a name is not unique, or the owner lacks what is read."""
        seen: set[Node] = set()
        names: set[str] = set()
        for node in self.nodes:
            if node.op not in LEGAL_OPS or node.op == "root":
                raise RuntimeError(f"Node {node} had unknown opcode {node.op}!")
            if node.graph is not self:
                raise RuntimeError(f"Node '{node}' does not belong to this Graph!")
            for argument in node._input_nodes:
                if argument.graph is not self:
                    raise RuntimeError(
                        f"Argument '{argument}' of Node '{node}' does not belong to this Graph, but was used as an argument! "
                        "If you are copying nodes from another graph, make sure to use ``arg_transform`` on node_copy() to "
                        f"remap values\n{self}"
                    )
                if argument not in seen:
                    raise RuntimeError(
                        f"Argument '{argument}' of Node '{node}' was used before it has been defined! Please check that "
                        f"Nodes in the graph are topologically ordered\n{self}"
                    )
            seen.add(node)
            if node.name in names:
                raise RuntimeError(f"Node redefined name {node.name}!")
            names.add(node.name)
        if self.owning_module is not None:
            for node in self.nodes:
                if node.op in ("get_attr", "call_module"):
                    self._lint_target(node)

    def _lint_target(self, node: Node) -> None:
        value = self.owning_module
        atoms = node.target.split(".")
        for index, atom in enumerate(atoms):
            value = getattr(value, atom, None)
            of = ".".join(atoms[:index])
            if value is None:
                raise RuntimeError(f"Node {node} target {node.target} references nonexistent attribute {atom} of {of}")
            if node.op == "call_module" and not hasattr(value, "_parameters"):
                raise RuntimeError(f"Node {node} target {node.target} {atom} of {of} does not reference an nn.Module")

    # ---- texts -------------------------------------------------------------------------------------------------------

    def process_inputs(self, *args: Any) -> Any:
        """The graph's own arguments for those of the function."""
        return self._codegen.process_inputs(*args)

    def process_outputs(self, out: Any) -> Any:
        """What the function returns for the graph's own result."""
        return self._codegen.process_outputs(out)

    def set_codegen(self, codegen: CodeGen) -> None:
        """Exchange what writes the code."""
        self._codegen = codegen

    def on_generate_code(self, make_transformer: Callable[[Any], Any]) -> Any:
        """Let a function change the lines of the code before it is compiled.

        `make_transformer` takes the transformer of before, or None, and returns the new one, which takes and returns a list of
        strings. The context manager that is returned puts the old one back at its end; it need not be entered.
        """
        before = self._codegen._body_transformer
        self._codegen._body_transformer = make_transformer(before)

        @contextlib.contextmanager
        def restoring() -> Iterator[None]:
            try:
                yield
            finally:
                self._codegen._body_transformer = before

        return restoring()

    def python_code(
        self,
        root_module: str,
        *,
        verbose: bool = False,
        include_stride: bool = False,
        include_device: bool = False,
    ) -> PythonCode:
        """The graph as the source of a function, and the globals that it needs. `verbose` adds what the values are."""
        # Globals take names as well, so that a node may be called otherwise in the code than in the graph.
        namespace = Namespace()
        before = {node: node._repr_fn for node in self.nodes}
        for node in before:
            node._repr_fn = lambda n: namespace.create_name(n.name, n)
        try:
            return self._codegen._gen_python_code(
                self.nodes, root_module, namespace, verbose=verbose, include_stride=include_stride,
                include_device=include_device,
            )  # fmt: skip
        finally:
            for node, repr_fn in before.items():
                node._repr_fn = repr_fn

    def tabular(self) -> str:
        """The nodes as a table."""
        rows = [["opcode", "name", "target", "args", "kwargs"]]
        rows += [[str(cell) for cell in (n.op, n.name, n.target, n.args, n.kwargs)] for n in self.nodes]
        # As tabulate does it, which PyTorch prints with: at least two places more than the heading.
        widths = [max(len(column[0]) + 2, *map(len, column)) for column in zip(*rows, strict=True)]
        rows.insert(1, ["-" * width for width in widths])
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join(line.rstrip() if number != 1 else line for number, line in enumerate(lines))

    def print_tabular(self) -> None:
        """Print the nodes as a table."""
        print(self.tabular())

    def _target_to_str(self, target: Any) -> str:
        if not callable(target) and not isinstance(target, str):
            raise AssertionError(f"Expected target to be str, got {type(target)}")
        name = target.__name__ if callable(target) else target
        if not callable(target) and name.startswith("__") and name.endswith("__"):
            name = name[2:-2]
        return _CAPITAL.sub(r"_\1", name).lower()

    def __str__(self) -> str:
        return "\n    ".join(["graph():", *(str(node.format_node()) for node in self.nodes)])


def _is_there(module: Any, qualified_name: str) -> bool:
    path, _, name = qualified_name.rpartition(".")
    try:
        owner = module.get_submodule(path)
    except AttributeError:
        warnings.warn(f"Failed to fetch module {path}!", stacklevel=3)
        return False
    return name in owner._modules or name in owner._parameters or name in owner._buffers
