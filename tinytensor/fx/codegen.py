"""A graph as Python source: a line for each node, and values forgotten after their last use.

    def forward(self, x_1):
        sin = torch.ops.aten.sin.default(x_1)
        mul = torch.ops.aten.mul.Tensor(sin, x_1);  sin = x_1 = None
        return mul

Mirrors `CodeGen` of torch/fx/graph.py. Left out: types, profiler records, colours, stack traces.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.fx.namespace import CUSTOM_BUILTINS
from tinytensor.fx.node import Node, qualified_name

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
    """Writes the function. What a function of nested containers needs besides is in pytree_codegen.py."""

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
