"""The call stub of an operator, as Python source: what the C++ code generator writes as `at::_ops::add_Tensor::call`.

    def add_Tensor(self, other, alpha=1):
        ks = self.meta_.key_set | other.meta_.key_set
        if state.dirty:                                               # modes, guards, callbacks: rarely
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return add_Tensor_op.table[ks](ks, self, other, alpha)

The generated modules aten/ops/*.py hold such stubs as text. For operators that are defined while a program runs,
`compile_stub` makes the function; its source is known to `linecache`, so tracebacks and debuggers show it.

Mirrors the generated ATen/Operators_*.cpp.
"""

from __future__ import annotations

import keyword
import linecache
from collections.abc import Callable
from typing import Any

from tinytensor.aten.core.dispatch.dispatch_key_extractor import has_device
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_names import CLASHING as CLASHING
from tinytensor.aten.core.dispatch.kernel_names import python_name
from tinytensor.aten.core.schema.function_schema import FunctionSchema, ListType, OptionalType, is_tensor_like
from tinytensor.c10 import layout, scalar_type
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.scalar_type import ScalarType

# The names that stub source mentions besides its handle.
STUB_GLOBALS: dict[str, Any] = {
    "DEFAULT_INCLUDED": DEFAULT_INCLUDED,
    "FACTORY_KEYS": FACTORY_KEYS,
    "factory_keys": factory_keys,
    "layouts": layout,
    "scalar_type": scalar_type,
    "state": state,
    "tls": tls,
}


def identifier(schema: FunctionSchema) -> str:
    """`add_Tensor`: the overload as a Python name."""
    return python_name(schema.operator_name.base_name, schema.overload_name)


def handle_name(ident: str) -> str:
    """The name of the handle of an overload: `add_Tensor_op`."""
    return f"{ident}_op"


def parameter_name(name: str) -> str:
    """An argument's name as a Python parameter: `from` is no name in Python."""
    return f"{name}_" if keyword.iskeyword(name) else name


def default_source(value: Any) -> str:
    """A default value as source."""
    if isinstance(value, ScalarType):
        return f"scalar_type.{value.name}"
    if isinstance(value, (Layout, MemoryFormat)):
        return f"layouts.{value.name}"
    return repr(value)


def parameters(schema: FunctionSchema) -> list[str]:
    """The parameters of the stub, all positional. Python wants defaults last: before a required one, none is given."""
    result: list[str] = []
    required_follows = False
    for argument in reversed(schema.arguments):
        name = parameter_name(argument.name)
        required_follows = required_follows or not argument.has_default_value()
        result.append(name if required_follows else f"{name}={default_source(argument.default)}")
    return result[::-1]


def key_set_lines(schema: FunctionSchema) -> list[str]:
    """`ks = ...`: the union of the key sets of the tensor arguments, or where a factory starts."""
    tensors = [argument for argument in schema.arguments if is_tensor_like(argument.type)]
    if not tensors:
        if not has_device(schema):
            return ["ks = DEFAULT_INCLUDED"]
        if any(argument.name == "layout" for argument in schema.arguments):
            return ["ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)"]
        return ["ks = FACTORY_KEYS[device]"]
    plain = [a.name for a in tensors if not isinstance(a.type, (ListType, OptionalType))]
    lines = ["ks = " + (" | ".join(f"{parameter_name(name)}.meta_.key_set" for name in plain) or "0")]
    for argument in tensors:
        name, type, indent = parameter_name(argument.name), argument.type, ""
        if isinstance(type, OptionalType):
            lines.append(f"if {name} is not None:")
            type, indent = type.elem, "    "
            if not isinstance(type, ListType):
                lines.append(f"    ks |= {name}.meta_.key_set")
        if isinstance(type, ListType):
            lines.append(f"{indent}for t in {name}:")
            if isinstance(type.elem, OptionalType):
                indent += "    "
                lines.append(f"{indent}if t is not None:")
            lines.append(f"{indent}    ks |= t.meta_.key_set")
    return lines


def dispatch_lines(handle: str, arguments: str) -> list[str]:
    """The call through the dispatcher, once `ks` has what the arguments carry; it is the first of `arguments`."""
    return [
        "if state.dirty:",
        "    ks = (ks | tls.included | state.observed) & tls.not_excluded",
        f"return {handle}.table[ks]({arguments})",
    ]


def call_stub(schema: FunctionSchema, name: str | None = None) -> str:
    """The source of the stub. It expects a global `<identifier>_op`, the handle."""
    ident = identifier(schema)
    arguments = ", ".join(["ks", *(parameter_name(a.name) for a in schema.arguments)])
    lines = [f"def {name or ident}({', '.join(parameters(schema))}):"]
    lines += [f"    {line}" for line in (*key_set_lines(schema), *dispatch_lines(handle_name(ident), arguments))]
    return "\n".join(lines) + "\n"


def compile_stub(op: OperatorHandle) -> Callable[..., Any]:
    """The stub of `op` as a function."""
    schema = op.schema
    ident = identifier(schema)
    source = call_stub(schema, f"{ident}_stub")
    filename = f"<call stub of {op.name}>"
    namespace: dict[str, Any] = {**STUB_GLOBALS, handle_name(ident): op}
    exec(compile(source, filename, "exec"), namespace)
    # No modification time: linecache keeps the lines.
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    return namespace[f"{ident}_stub"]
