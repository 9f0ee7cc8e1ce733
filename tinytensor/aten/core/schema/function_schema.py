"""Function schemas: what an operator is called, takes and returns.

    aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)

`str()` of everything here gives back schema text, and the parser reads that text again to an equal object.
Alias annotations say which results are views of (share memory with) which arguments, `!` which are written to.

Mirrors aten/src/ATen/core/{function_schema,alias_info,operator_name}.h. Left out: dictionaries, futures, classes and
variable arguments.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
from typing import Any

from tinytensor.c10.device import Device
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.scalar_type import ScalarType


class _NoDefault:
    """The default of an argument that has none (None is a default)."""

    def __repr__(self) -> str:
        return "NO_DEFAULT"


NO_DEFAULT = _NoDefault()

BASE_TYPES = frozenset(
    (
        "Tensor", "int", "float", "bool", "Scalar", "str", "ScalarType", "Layout", "Device", "MemoryFormat",
        "Generator", "Storage", "QScheme", "Any",
    )
)  # fmt: skip


@dataclasses.dataclass(frozen=True, slots=True)
class BaseType:
    """`Tensor`, `int`, `Scalar` ... `SymInt` is `int` under another spelling: sizes are never symbolic here."""

    name: str
    symbolic: bool = dataclasses.field(default=False, compare=False)

    def __str__(self) -> str:
        return "SymInt" if self.symbolic else self.name


@dataclasses.dataclass(frozen=True, slots=True)
class OptionalType:
    """`T?`: a T or None."""

    elem: Type

    def __str__(self) -> str:
        return f"{self.elem}?"


@dataclasses.dataclass(frozen=True, slots=True)
class ListType:
    """`T[]`, or `T[size]`: in calls a single T stands for `size` of them."""

    elem: Type
    size: int | None = None

    def __str__(self) -> str:
        return f"{self.elem}[{'' if self.size is None else self.size}]"


Type = BaseType | OptionalType | ListType


def base_type(type: Type) -> BaseType:
    """What remains without optionals and lists: `Tensor?[]` -> `Tensor`."""
    while not isinstance(type, BaseType):
        type = type.elem
    return type


def is_tensor_like(type: Type) -> bool:
    """Whether values of the type carry dispatch keys: Tensor, Tensor?, Tensor[], Tensor?[]."""
    return base_type(type).name == "Tensor"


_JIT_NAMES = {"Scalar": "number", "ScalarType": "int", "Layout": "int", "MemoryFormat": "int"}


def jit_type_name(type: Type) -> str:
    """`Tensor?[]` -> `List[Optional[Tensor]]`, as the messages print types."""
    if isinstance(type, OptionalType):
        return f"Optional[{jit_type_name(type.elem)}]"
    if isinstance(type, ListType):
        return f"List[{jit_type_name(type.elem)}]"
    return _JIT_NAMES.get(type.name, type.name)


@dataclasses.dataclass(frozen=True, slots=True)
class AliasInfo:
    """`(a)`, `(a!)`, `(a|b)`, `(a -> *)`: the alias sets before and after the call, and whether it writes."""

    before: tuple[str, ...]
    is_write: bool = False
    after: tuple[str, ...] | None = None

    @property
    def before_set(self) -> set[str]:
        """The alias sets before the call, without their order."""
        return set(self.before)

    @property
    def after_set(self) -> set[str]:
        """The alias sets after it: those before, where nothing else is said."""
        return set(self.before if self.after is None else self.after)

    def __str__(self) -> str:
        text = "|".join(self.before) + ("!" if self.is_write else "")
        return f"({text})" if self.after is None else f"({text} -> {'|'.join(self.after)})"


def _annotated(type: Type, alias: AliasInfo | None) -> str:
    if alias is None:
        return str(type)
    base = str(base_type(type))
    return f"{base}{alias}{str(type)[len(base) :]}"


@dataclasses.dataclass(frozen=True, slots=True)
class Argument:
    """An argument, or (`name` may be empty) a return. `default` is NO_DEFAULT when there is none."""

    name: str
    type: Type
    default: Any = NO_DEFAULT
    kwarg_only: bool = False
    alias_info: AliasInfo | None = None

    def has_default_value(self) -> bool:
        return self.default is not NO_DEFAULT

    @property
    def default_value(self) -> Any:
        """The default, a list for several numbers; None where there is none."""
        default = None if self.default is NO_DEFAULT else self.default
        return list(default) if isinstance(default, tuple) else default

    @property
    def N(self) -> int | None:
        """2 of `int[2]`; None for a type that says no size."""
        return self.type.size if isinstance(self.type, ListType) else None

    @property
    def is_write(self) -> bool:
        """Annotated `(a!)`: the operator writes to it."""
        return self.alias_info is not None and self.alias_info.is_write

    @property
    def is_out(self) -> bool:
        """Keyword-only and written to: where an `out=` variant puts its result."""
        return self.kwarg_only and self.is_write

    def __str__(self) -> str:
        text = _annotated(self.type, self.alias_info)
        if self.name:
            text += f" {self.name}"
        if self.default is NO_DEFAULT:
            return text
        default = self.default
        if isinstance(self.type, ListType) and self.type.size and isinstance(default, tuple) and len(set(default)) == 1:
            # PyTorch prints int[2] padding=0, but SymInt[2] padding=[0, 0], and int[1] padding=[0].
            default = default if base_type(self.type).symbolic or len(default) == 1 else default[0]
        return f"{text}={default_to_string(default)}"


# PyTorch prints a dtype as its number in c10/core/ScalarType.h.
TYPE_CODES = {
    "uint8": 0, "int8": 1, "int16": 2, "int32": 3, "int64": 4, "float16": 5, "float32": 6, "float64": 7, "bool": 11,
    "bfloat16": 15,
}  # fmt: skip


def default_to_string(value: Any) -> str:
    """A default as schema text. Floats have 17 digits, as PyTorch prints them."""
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(default_to_string, value))}]"
    if isinstance(value, float):
        digits = f"{value:.17g}"
        return digits if "." in digits or "e" in digits else f"{digits}."
    if isinstance(value, ScalarType):
        return str(TYPE_CODES[value.name])
    if isinstance(value, (Layout, MemoryFormat)):
        return value.name
    return str(value) if isinstance(value, Device) else repr(value)


@dataclasses.dataclass(frozen=True, slots=True)
class OperatorName:
    """`aten::add` and its overload, `Tensor` or empty."""

    name: str
    overload_name: str = ""

    @property
    def namespace(self) -> str:
        """`aten` of `aten::add`; empty when the name has none."""
        return self.name.rpartition("::")[0]

    @property
    def base_name(self) -> str:
        """`add` of `aten::add`."""
        return self.name.rpartition("::")[2]

    def __str__(self) -> str:
        return f"{self.name}.{self.overload_name}" if self.overload_name else self.name


class SchemaKind(enum.Enum):
    """The variant of an operator: `add`, `add_`, `add.out`, or one that writes to some other argument."""

    functional = "functional"
    inplace = "inplace"
    out = "out"
    mutable = "mutable"


@dataclasses.dataclass(frozen=True, repr=False)
class FunctionSchema:
    """An operator's whole signature. `arguments` are in schema order, the keyword-only ones last."""

    operator_name: OperatorName
    arguments: tuple[Argument, ...]
    returns: tuple[Argument, ...]

    @functools.cached_property
    def positional_arguments(self) -> tuple[Argument, ...]:
        """The arguments before `*`."""
        return tuple(argument for argument in self.arguments if not argument.kwarg_only)

    @functools.cached_property
    def kwarg_only_arguments(self) -> tuple[Argument, ...]:
        """The arguments after `*`, `out` arguments included."""
        return tuple(argument for argument in self.arguments if argument.kwarg_only)

    @functools.cached_property
    def out_arguments(self) -> tuple[Argument, ...]:
        """The keyword-only arguments that are written to."""
        return tuple(argument for argument in self.arguments if argument.is_out)

    @functools.cached_property
    def self_argument(self) -> Argument | None:
        """The argument called `self`, on which the method form is called."""
        return next((argument for argument in self.arguments if argument.name == "self"), None)

    @property
    def name(self) -> str:
        """`aten::add`, without the overload."""
        return self.operator_name.name

    @property
    def overload_name(self) -> str:
        """`Tensor` of `aten::add.Tensor`; empty for an operator that has no overload of that name."""
        return self.operator_name.overload_name

    @functools.cached_property
    def kind(self) -> SchemaKind:
        """Functional, in-place, out= or otherwise mutable."""
        if self.out_arguments:
            return SchemaKind.out
        base = self.operator_name.base_name
        if base.endswith("_") and not base.endswith("__") and self.arguments and self.arguments[0].is_write:
            return SchemaKind.inplace
        if base.startswith("__i") and base.endswith("__") and self.arguments and self.arguments[0].is_write:
            return SchemaKind.inplace
        return SchemaKind.mutable if self.is_mutable else SchemaKind.functional

    @property
    def is_mutable(self) -> bool:
        """Whether any argument is written to."""
        return any(argument.is_write for argument in self.arguments)

    @property
    def is_view(self) -> bool:
        """Whether some result aliases an argument that is not written to."""
        return any(r.alias_info is not None and not r.alias_info.is_write for r in self.returns)

    def argument(self, name: str) -> Argument:
        """The argument called `name`; KeyError if there is none."""
        for argument in self.arguments:
            if argument.name == name:
                return argument
        raise KeyError(name)

    def __str__(self) -> str:
        return self._text

    @functools.cached_property
    def _text(self) -> str:
        # Kept, because a call that tries one overload after the other has it in a refusal that nobody reads.
        parts = [str(argument) for argument in self.positional_arguments]
        if self.kwarg_only_arguments:
            parts += ["*", *(str(argument) for argument in self.kwarg_only_arguments)]
        results = ", ".join(map(str, self.returns))
        return f"{self.operator_name}({', '.join(parts)}) -> {results if len(self.returns) == 1 else f'({results})'}"

    __repr__ = __str__
