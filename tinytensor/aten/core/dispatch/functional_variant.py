"""The functional form of an operator that writes: `add_.Tensor` and `add.out` -> `add.Tensor`.

The forms of one operator have the same arguments but for what is written to, so the table of schemas tells which belong
together; nothing here is a list of names.

    in-place    add_.Tensor(Tensor(a!) self, ...)         add.Tensor(Tensor self, ...)
    out=        add.out(..., *, Tensor(a!) out)           add.Tensor(...)
    out=        zeros.out(int[] size, *, Tensor(a!) out)  zeros(int[] size, *, dtype, layout, device, pin_memory)
    other       f(Tensor x, Tensor(a!) y) -> Tensor       f_functional(Tensor x, Tensor y) -> (Tensor, Tensor y_out)

Mirrors `pre_group_native_functions` of torchgen/gen.py and NativeFunctionsGroup of torchgen/model.py.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.schema.function_schema import Argument, FunctionSchema, SchemaKind

TENSOR_OPTIONS = ("dtype", "layout", "device", "pin_memory")


@dataclasses.dataclass(frozen=True, slots=True)
class FunctionalVariant:
    """A functional form, and how to get from one to the other.

    op          the functional operator
    arguments   for each of its arguments the position in the other form's; None: an option that `out` decides
    written     positions (of the other form) of the arguments that are written to, in the order of op's last results
    """

    op: OperatorHandle
    arguments: tuple[int | None, ...]
    written: tuple[int, ...]


def functional_variant(op: OperatorHandle) -> FunctionalVariant | None:
    """The functional form of an operator that writes; None if there is none."""
    schema = op.schema
    found = _find(op, schema)
    if found is None:
        return None
    places = {argument.name: place for place, argument in enumerate(schema.arguments)}
    arguments = tuple(places.get(argument.name) for argument in found.schema.arguments)
    # First what is also returned, then what is only written to.
    returned = [r.alias_info.before for r in schema.returns if r.alias_info is not None]
    written = [place for place, argument in enumerate(schema.arguments) if argument.is_write]
    written.sort(key=lambda place: _rank(schema.arguments[place], returned))
    return FunctionalVariant(found, arguments, tuple(written))


def _rank(argument: Argument, returned: list[Any]) -> int:
    assert argument.alias_info is not None
    before = argument.alias_info.before
    return returned.index(before) if before in returned else len(returned)


def _find(op: OperatorHandle, schema: FunctionSchema) -> OperatorHandle | None:
    overloads = op.entry.dispatcher.overloads
    base = _functional_name(schema)
    wanted = _signature(schema)
    for name in (base, f"{base}_functional"):
        for candidate in overloads(name):
            if not candidate.schema.is_mutable and _signature(candidate.schema) == wanted:
                return candidate
    return None


def _functional_name(schema: FunctionSchema) -> str:
    """`aten::add_` -> `aten::add`, `aten::__ilshift__` -> `aten::__lshift__`."""
    name = schema.name
    if schema.kind is not SchemaKind.inplace:
        return name
    if name.endswith("__"):
        return name.replace("::__i", "::__")
    return name[:-1]


def _signature(schema: FunctionSchema) -> tuple[tuple[str, str], ...]:
    """The arguments without those for results, and without what says which kind of tensor a factory makes."""
    arguments = [(a.name, str(a.type)) for a in schema.arguments if not a.is_out]
    names = [name for name, _ in arguments]
    if all(name in names for name in TENSOR_OPTIONS):
        arguments = [(name, type) for name, type in arguments if name not in TENSOR_OPTIONS]
    return tuple(arguments)
