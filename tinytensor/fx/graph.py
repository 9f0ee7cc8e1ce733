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

PyTreeCodeGen does so for a function that takes and returns nested containers:

    def forward(self, d, l):
        d_1, l_1, l_2, = fx_pytree.tree_flatten_spec([d, l], self._in_spec)
        add = torch.ops.aten.add.Tensor(d_1, l_1);  d_1 = l_1 = None
        return pytree.tree_unflatten([add, l_2], self._out_spec)

Mirrors torch/fx/graph.py and torch/fx/_pytree.py. The nodes are a list here, where PyTorch links them. Left out: types,
profiler records, colours, stack traces.
"""

from __future__ import annotations

import builtins
import contextlib
import dataclasses
import enum
import keyword
import math
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor.aten.core.python.text_signature import shown_default
from tinytensor.c10.device import Device
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.fx.node import Node, map_arg, qualified_name
from tinytensor.utils._pytree import TreeSpec, arg_tree_leaves, tree_unflatten

# Names that every graph's code may use, and what they stand for. `torch` is bound when a graph becomes a function.
CUSTOM_BUILTINS: dict[str, Any] = {"inf": math.inf, "nan": math.nan, "NoneType": type(None), "device": Device}
_RESERVED = {*keyword.kwlist, *builtins.__dict__, *CUSTOM_BUILTINS, "torch", "fx_pytree", "pytree"}

_ILLEGAL = re.compile("[^0-9a-zA-Z_]+")
_NAME = re.compile(r"^([a-zA-Z_][0-9a-zA-Z_]*?)(?:_(\d+))?$")


class Namespace:
    """Gives out names."""

    def __init__(self) -> None:
        self._of_object: dict[Any, str] = {}
        self._used: set[str] = set()
        self._count: dict[str, int] = {}

    def create_name(self, candidate: str, obj: Any) -> str:
        """A name like `candidate` that is still free. An object that already has a name keeps it."""
        if obj is not None and obj in self._of_object:
            return self._of_object[obj]
        candidate = _ILLEGAL.sub("_", candidate) or "_unnamed"
        if candidate[0].isdigit():
            candidate = f"_{candidate}"
        # `add_1` is base `add`, number 1. `_count` has for each base the highest number given out, so that the search for a
        # free name does not start at 1 each time. A number that the candidate brings is kept if it is free.
        match = _NAME.match(candidate)
        assert match is not None
        base, number = match.group(1, 2)
        if number is None or candidate in self._used:
            count = self._count.get(base, 0)
            if candidate in _RESERVED:
                count += 1
                candidate = f"{base}_{count}"
        else:
            count = int(number)
        while candidate in self._used:
            count += 1
            candidate = f"{base}_{count}"
        self._used.add(candidate)
        self._count[base] = count
        if obj is not None:
            self._of_object[obj] = candidate
        return candidate

    def associate_name_with_obj(self, name: str, obj: Any) -> None:
        """Note whose name it is. AssertionError if the object has another."""
        if self._of_object.setdefault(obj, name) is not name:
            raise AssertionError("obj is already associated")


# ---- source code -----------------------------------------------------------------------------------------------------

MAGIC_METHODS = {
    "eq": "{} == {}", "ne": "{} != {}", "lt": "{} < {}", "gt": "{} > {}", "le": "{} <= {}", "ge": "{} >= {}",
    "pos": "+{}", "neg": "-{}", "invert": "~{}", "add": "{} + {}", "sub": "{} - {}", "mul": "{} * {}",
    "floordiv": "{} // {}", "truediv": "{} / {}", "mod": "{} % {}", "pow": "{} ** {}", "lshift": "{} << {}",
    "rshift": "{} >> {}", "and_": "{} & {}", "or_": "{} | {}", "xor": "{} ^ {}", "getitem": "{}[{}]",
    "matmul": "{} @ {}",
}  # fmt: skip
DTYPE_ABBRS = {
    "bfloat16": "bf16", "float64": "f64", "float32": "f32", "float16": "f16", "int8": "i8", "int16": "i16",
    "int32": "i32", "int64": "i64", "bool": "b8", "uint8": "u8",
}  # fmt: skip


@dataclasses.dataclass
class PythonCode:
    """Source, and the globals that it needs besides `torch`."""

    src: str
    globals: dict[str, Any]


class CodeGen:
    """Writes the function. What a function of nested containers needs besides is in graph.py."""

    def gen_fn_def(self, free_vars: list[str]) -> str:
        """The line with `def`. `free_vars` may have annotations."""
        if not free_vars or free_vars[0] != "self":
            free_vars.insert(0, "self")
        return f"def forward({', '.join(free_vars)}):"

    def generate_output(self, output: str) -> str:
        """The line that returns."""
        return f"return {output}"

    def process_inputs(self, *args: Any) -> Any:
        """The graph's own arguments for those of the function."""
        return args

    def process_outputs(self, outputs: Any) -> Any:
        """What the function returns for the graph's own result."""
        return outputs

    def python_code(self, nodes: Sequence[Node], root_module: str, verbose: bool) -> PythonCode:
        """The whole function."""
        free_vars: list[str] = []
        body: list[str] = []
        writer = _Writer(root_module, verbose)
        last_uses = _last_uses(nodes)
        noted = False
        for node in nodes:
            if node.op == "placeholder":
                default = f" = {writer.text(node.args[0])}" if node.args else ""
                free_vars.append(f"{node.target}{writer.annotation(node)}{default}")
                if node.target.replace("*", "") != node.name:
                    body.append(f"{node.name} = {node.target.replace('*', '')}\n")
                continue
            if node.op == "output":
                body.append(f"{self.generate_output(writer.text(node.args[0]))}\n")
                continue
            if verbose and not noted:
                body.append("\n# No stacktrace found for following nodes\n")
                noted = True
            forgotten = last_uses.get(node, []) + ([] if node.users else [node])
            end = f";  {' = '.join([n.name for n in forgotten] + ['None'])}\n" if forgotten else "\n"
            body.append(writer.line(node) + end)
        prologue = self.gen_fn_def(free_vars)
        code = "".join(body or ["pass\n"]).lstrip("\n")
        code = "\n".join("    " + line for line in code.split("\n"))
        return PythonCode(f"\n\n\n{prologue}\n{code}", writer.globals)


def _last_uses(nodes: Sequence[Node]) -> dict[Node, list[Node]]:
    """For each node the values that no later one uses."""
    # From the end, the first node seen to use a value is the last one that does.
    found: dict[Node, list[Node]] = {}
    seen = set()
    for user in reversed(nodes):
        for node in user.all_input_nodes:
            if node not in seen:
                seen.add(node)
                found.setdefault(user, []).append(node)
    return found


class _Writer:
    """Values and calls as source."""

    def __init__(self, root_module: str, verbose: bool) -> None:
        self.root_module = root_module
        self.verbose = verbose
        self.globals: dict[str, Any] = dict(CUSTOM_BUILTINS)

    def annotation(self, node: Node) -> str:
        """`: "f32[2, 3]"`, where the value is known and asked for."""
        value = node.meta.get("val")
        if not self.verbose or not isinstance(value, TensorImpl):
            return ""
        return f': "{DTYPE_ABBRS[value.meta.dtype.name]}{list(value.meta.sizes)}"'

    def line(self, node: Node) -> str:
        left = f"{node.name}{self.annotation(node)} = "
        if node.op == "get_attr":
            return left + _attribute(self.root_module, node.target)
        if node.op == "call_method":
            return (
                left
                + f"{_attribute(self.text(node.args[0]), node.target)}({self.arguments(node.args[1:], node.kwargs)})"
            )
        target = node.target
        if getattr(target, "__module__", "") == "_operator" and target.__name__ in MAGIC_METHODS:
            return left + MAGIC_METHODS[target.__name__].format(*map(self.text, node.args))
        return left + f"{self.name_of(target)}({self.arguments(node.args, node.kwargs)})"

    def name_of(self, function: Callable[..., Any]) -> str:
        name = qualified_name(function)
        if name.startswith("torch."):
            return name
        name = name.replace(".", "_")
        self.globals[name] = function
        return name

    def arguments(self, args: Sequence[Any], kwargs: dict[str, Any]) -> str:
        return ", ".join([*map(self.text, args), *(f"{key} = {self.text(value)}" for key, value in kwargs.items())])

    def text(self, arg: Any) -> str:
        if isinstance(arg, Node):
            return arg.name
        if isinstance(arg, OpOverload):
            return qualified_name(arg)
        if isinstance(arg, enum.Enum):
            self.globals[type(arg).__name__] = type(arg)
            return f"{type(arg).__name__}.{arg.name}"
        if isinstance(arg, TensorImpl):
            return f"torch.Tensor(size={list(arg.meta.sizes)}, dtype={arg.meta.dtype.name})"
        if isinstance(arg, tuple) and hasattr(arg, "_fields"):
            return f"{self.name_of(type(arg))}({', '.join(map(self.text, arg))})"
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


class PyTreeCodeGen(CodeGen):
    """`names` are the function's own arguments, `in_spec` and `out_spec` how they and the results are nested."""

    def __init__(self, names: list[str], in_spec: TreeSpec) -> None:
        self.names = names
        self.in_spec = in_spec
        self.out_spec: TreeSpec | None = None

    def gen_fn_def(self, free_vars: list[str]) -> str:
        definition = super().gen_fn_def(list(self.names))
        if not free_vars:
            return definition
        annotated = [each for each in free_vars if ":" in each]
        notes = f"\n    {''.join(f'{each}; ' for each in annotated)}\n" if annotated else ""
        plain = ", ".join(each.split(":")[0] for each in free_vars)
        arguments = f"[{', '.join(self.names)}], self._in_spec"
        return f"{definition}{notes}\n    {plain}, = fx_pytree.tree_flatten_spec({arguments})"

    def generate_output(self, output: str) -> str:
        if self.out_spec is None:
            return super().generate_output(output)
        return f"return pytree.tree_unflatten({output}, self._out_spec)"

    def process_inputs(self, *args: Any) -> Any:
        return arg_tree_leaves(*args)

    def process_outputs(self, outputs: Any) -> Any:
        if self.out_spec is None:
            return outputs
        return tree_unflatten(outputs if isinstance(outputs, (list, tuple)) else [outputs], self.out_spec)


def tree_flatten_spec(tree: Any, spec: TreeSpec) -> list[Any]:
    """The leaves of arguments that must be nested as the traced ones were."""
    return spec.flatten_up_to(tuple(tree))


# ---- the graph -------------------------------------------------------------------------------------------------------

_CAPITAL = re.compile(r"(?<=[a-z])([A-Z])")


class Graph:
    """An ordered list of nodes. New ones come at the insertion point: the end, unless `inserting_before` says
    otherwise.

    >>> graph = tt.fx.Graph()
    >>> x = graph.placeholder("x")
    >>> y = graph.call_function(tt.ops.aten.relu.default, (x,))
    >>> _ = graph.output(y)
    >>> tt.fx.GraphModule({}, graph)(tt.tensor([-1.0, 2.0]))
    tensor([0., 2.])
    """

    def __init__(self) -> None:
        self._nodes: list[Node] = []
        self._namespace = Namespace()
        self._codegen = CodeGen()
        self._insert_at: tuple[Node, int] | None = None

    @property
    def nodes(self) -> list[Node]:
        """The nodes in order; a copy, so that a loop over it may change the graph."""
        return list(self._nodes)

    def create_node(
        self,
        op: str,
        target: Any,
        args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None,
        name: str | None = None,
    ) -> Node:
        """A new node at the insertion point."""
        candidate = name if name is not None else self._target_to_str(target)
        name = self._namespace.create_name(candidate, None)
        node = Node(self, name, op, target, args or (), kwargs or {})
        self._namespace.associate_name_with_obj(name, node)
        if self._insert_at is None:
            self._nodes.append(node)
        else:
            beside, shift = self._insert_at
            self._nodes.insert(self._nodes.index(beside) + shift, node)
            # Several nodes inserted after one come in the order in which they were made, so the point moves on.
            if shift:
                self._insert_at = node, 1
        return node

    def placeholder(self, name: str, *default: Any) -> Node:
        """An argument of the graph."""
        return self.create_node("placeholder", name, default)

    def get_attr(self, name: str) -> Node:
        """An attribute of the graph's owner."""
        return self.create_node("get_attr", name)

    def call_function(
        self, function: Callable[..., Any], args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Node:
        """A call of a function."""
        return self.create_node("call_function", function, args, kwargs)

    def call_method(self, name: str, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None) -> Node:
        """A call of a method of the first argument."""
        return self.create_node("call_method", name, args, kwargs)

    def output(self, result: Any) -> Node:
        """What the graph returns."""
        return self.create_node("output", "output", (result,))

    @shown_default(arg_transform="lambda n: n")
    def node_copy(self, node: Node, arg_transform: Callable[[Node], Any] = lambda n: n) -> Node:
        """A node of another graph, in this one; `arg_transform` tells which node here stands for one there."""
        args, kwargs = map_arg(node.args, arg_transform), map_arg(node.kwargs, arg_transform)
        copy = self.create_node(node.op, node.target, args, kwargs, node.name)
        copy.meta = dict(node.meta)
        return copy

    def erase_node(self, node: Node) -> None:
        """Take a node out. RuntimeError if another one uses it."""
        if node.users:
            raise RuntimeError(
                f"Tried to erase Node {node} but it still had {len(node.users)} users in the graph: {node.users}!"
            )
        if node.graph is not self:
            raise RuntimeError(f"Attempting to remove {node} from wrong graph!")
        self._nodes.remove(node)
        node._update((), {})
        node._erased = True

    @contextlib.contextmanager
    def inserting_before(self, node: Node) -> Iterator[None]:
        """Inside, new nodes come before `node`."""
        with self._inserting((node, 0)):
            yield

    @contextlib.contextmanager
    def inserting_after(self, node: Node) -> Iterator[None]:
        """Inside, new nodes come after `node`."""
        with self._inserting((node, 1)):
            yield

    @contextlib.contextmanager
    def _inserting(self, place: tuple[Node, int]) -> Iterator[None]:
        if place[0].graph is not self:
            raise AssertionError("Node to insert before/after is not in graph.")
        before, self._insert_at = self._insert_at, place
        try:
            yield
        finally:
            self._insert_at = before

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
        return changed

    def find_nodes(self, *, op: str, target: Any = None) -> list[Node]:
        """The nodes of a kind, and, if it is given, with a target."""
        return [node for node in self._nodes if node.op == op and (target is None or node.target == target)]

    def output_node(self) -> Node:
        """The last node."""
        return self._nodes[-1]

    def lint(self) -> None:
        """RuntimeError if a node is used before it is made, or a name is not unique."""
        seen: dict[Node, None] = {}
        names = set()
        for node in self._nodes:
            for argument in node.all_input_nodes:
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
            if node.name in names:
                raise RuntimeError(f"Node redefined name {node.name}!")
            seen[node] = None
            names.add(node.name)

    def python_code(self, root_module: str, *, verbose: bool = False) -> PythonCode:
        """The graph as the source of a function, and the globals that it needs."""
        return self._codegen.python_code(self._nodes, root_module, verbose)

    def tabular(self) -> str:
        """The nodes as a table."""
        rows = [["opcode", "name", "target", "args", "kwargs"]]
        rows += [[str(cell) for cell in (n.op, n.name, n.target, n.args, n.kwargs)] for n in self._nodes]
        # As tabulate does it, which PyTorch prints with: at least two places more than the heading.
        widths = [max(len(column[0]) + 2, *map(len, column)) for column in zip(*rows, strict=True)]
        rows.insert(1, ["-" * width for width in widths])
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join(line.rstrip() if number != 1 else line for number, line in enumerate(lines))

    def print_tabular(self) -> None:
        """Print the nodes as a table."""
        print(self.tabular())

    def neighbour(self, node: Node, step: int) -> Any:
        """The node `step` places on; None beyond the ends."""
        place = self._nodes.index(node) + step
        return self._nodes[place] if 0 <= place < len(self._nodes) else None

    def _target_to_str(self, target: Any) -> str:
        name = target.__name__ if callable(target) else str(target)
        if not callable(target) and name.startswith("__") and name.endswith("__"):
            name = name[2:-2]
        return _CAPITAL.sub(r"_\1", name).lower()

    def __str__(self) -> str:
        return "\n    ".join(["graph():", *(node.format_node() for node in self._nodes)])
