"""Schema text -> FunctionSchema, by recursive descent.

    schema    := name ['.' overload] '(' [argument {',' argument}] ')' '->' returns
    argument  := '*' | type ident ['=' default]
    returns   := type [ident] | '(' [type [ident] {',' type [ident]}] ')'
    type      := ident [alias] {'?' | '[' [number] ']' [alias]}
    alias     := '(' names ['!'] ['->' names] ')'

Mirrors torch/csrc/jit/frontend/function_schema_parser.cpp (schema text only; no TorchScript).
"""

from __future__ import annotations

import re
from typing import Any, NoReturn

from tinytensor.aten.core.schema.function_schema import (
    BASE_TYPES,
    NO_DEFAULT,
    TYPE_CODES,
    AliasInfo,
    Argument,
    BaseType,
    FunctionSchema,
    ListType,
    OperatorName,
    OptionalType,
    Type,
    base_type,
)
from tinytensor.c10 import layout, scalar_type
from tinytensor.c10.device import Device

_TOKEN = re.compile(
    r"""\s*(?:
        (?P<number>(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?)
      | (?P<ident>__torch__(?:\.\w+)+|[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)
      | (?P<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
      | (?P<punct>->|[()\[\],.=?!*|:-])
      | (?P<eof>$)
    )""",
    re.VERBOSE,
)
_TOKEN_NAMES = {"->": "arrow"}
_KIND_NAMES = {"string": "string_literal"}
# What a default of one of these types may not be, is any constant: it has to be None.
_NO_CONSTANTS = ("Tensor", "Generator", "Storage", "Any")
_BASE = {name: BaseType(name) for name in BASE_TYPES} | {"SymInt": BaseType("int", symbolic=True)}

# Defaults that schemas write as names.
_NAMED_DEFAULTS: dict[str, Any] = {
    "None": None,
    "True": True,
    "False": False,
    "Mean": 1,
    "Sum": 2,
    "long": scalar_type.int64,
    **{dtype.name: dtype for dtype in scalar_type.ALL_TYPES},
    "strided": layout.strided,
    "contiguous_format": layout.contiguous_format,
    "preserve_format": layout.preserve_format,
}


def parse_schema(text: str) -> FunctionSchema:
    """The schema that `text` describes; RuntimeError, with a mark under the column, if it describes none.

    >>> str(parse_schema("aten::relu_(Tensor(a!) self) -> Tensor(a!)"))
    'aten::relu_(Tensor(a!) self) -> Tensor(a!)'
    """
    return _Parser(text).schema()


def parse_name(text: str) -> OperatorName:
    """`aten::add.Tensor`, alone or as the start of a schema, without parsing the rest."""
    name, _, overload = text.partition("(")[0].strip().partition(".")
    return OperatorName(name, overload)


class _Parser:
    """A cursor over the tokens: `kind` and `value` are the current one, `start` and `end` where it stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.end = 0
        self.advance()

    def advance(self) -> str:
        """Step to the next token; returns the value of the one left behind."""
        self.left = left = getattr(self, "value", "")
        match = _TOKEN.match(self.text, self.end)
        if match is None:
            self.start = self.end + len(self.text[self.end :]) - len(self.text[self.end :].lstrip())
            self.end = self.start + 1
            self.error(f"expected a valid token but found '{self.text[self.start]}' here")
        assert match.lastgroup is not None
        self.kind = match.lastgroup
        self.value = match[self.kind]
        self.start, self.end = match.span(self.kind)
        return left

    def error(self, message: str) -> NoReturn:
        if self.start >= len(self.text):  # there is no column to point at
            raise RuntimeError(f"{message}:\n{self.text}")
        mark = " " * self.start + "~" * max(1, self.end - self.start)
        raise RuntimeError(f"{message}:\n{self.text}\n{mark} <--- HERE\n")

    def fail(self, wanted: str) -> NoReturn:
        found = self.value if self.kind == "punct" else _KIND_NAMES.get(self.kind, self.kind)
        self.error(f"expected {wanted} but found '{_TOKEN_NAMES.get(found, found)}' here")

    def accept(self, punctuation: str) -> bool:
        if self.kind == "punct" and self.value == punctuation:
            self.advance()
            return True
        return False

    def expect(self, punctuation: str) -> None:
        if not self.accept(punctuation):
            self.fail(_TOKEN_NAMES.get(punctuation, punctuation))

    def ident(self) -> str:
        if self.kind != "ident":
            self.fail("ident")
        return self.advance()

    def schema(self) -> FunctionSchema:
        name = self.ident()
        overload = self.ident() if self.accept(".") else ""
        if overload == "default":
            self.error("default is not a legal overload name for aten operators")
        if not self.accept("("):
            if self.kind == "eof":
                raise RuntimeError("Tried to parse a function schema but only the operator name was given")
            self.fail("eof")
        arguments = self.arguments()
        self.expect("->")
        returns = self.returns()
        if self.kind != "eof":
            self.fail("eof")
        return FunctionSchema(OperatorName(name, overload), arguments, returns)

    def arguments(self) -> tuple[Argument, ...]:
        arguments: list[Argument] = []
        kwarg_only = seen_default = False
        while not self.accept(")"):
            if (arguments or kwarg_only) and not self.accept(","):
                self.fail(")")
            if self.accept("*"):
                kwarg_only = True
                continue
            type, alias = self.type()
            before = self.start, self.end
            argument = Argument(self.ident(), type, self.default(type), kwarg_only, alias)
            if not kwarg_only:
                if seen_default and not argument.has_default_value():
                    self.start, self.end = before
                    self.error(f"Non-default positional argument follows default argument. Parameter {argument.name}")
                seen_default = argument.has_default_value()
            if any(other.name == argument.name for other in arguments):
                self.start, self.end = before
                self.error(f"duplicate argument name '{argument.name}'")
            arguments.append(argument)
        return tuple(arguments)

    def returns(self) -> tuple[Argument, ...]:
        if not self.accept("("):
            return (self.result(),)
        results: list[Argument] = []
        while not self.accept(")"):
            if results and not self.accept(","):
                self.fail(")")
            results.append(self.result())
        return tuple(results)

    def result(self) -> Argument:
        type, alias = self.type()
        name = self.advance() if self.kind == "ident" else ""
        return Argument(name, type, alias_info=alias)

    def type(self) -> tuple[Type, AliasInfo | None]:
        if self.kind != "ident":
            self.fail("ident")
        type: Type | None = _BASE.get(self.value)
        if self.value.startswith("__torch__."):  # a class that a library has registered, as `quantized` does
            type = BaseType(self.value)
        if type is None:
            self.error(
                "\nunknown type specifier. Common valid schema types include Tensor, SymInt, int, float, bool, Scalar; for a "
                "full list, please see https://github.com/pytorch/pytorch/blob/main/aten/src/ATen/native/README.md#func "
            )
        self.advance()
        alias = self.alias()
        while True:
            if self.accept("?"):
                type = OptionalType(type)
            elif self.accept("["):
                type = ListType(type, None if self.kind == "punct" and self.value == "]" else self.integer())
                self.expect("]")
                alias = alias or self.alias()
            else:
                return type, alias

    def alias(self) -> AliasInfo | None:
        if not self.accept("("):
            return None
        before = self.alias_names()
        is_write = self.accept("!")
        after = self.alias_names() if self.accept("->") else None
        self.expect(")")
        return AliasInfo(before, is_write, after)

    def alias_names(self) -> tuple[str, ...]:
        if self.accept("*"):
            return ("*",)
        names = [self.ident()]
        while self.accept("|"):
            names.append(self.ident())
        return tuple(names)

    def integer(self) -> int:
        if self.kind != "number" or not self.value.isdigit():
            self.fail("number")
        return int(self.advance())

    def default(self, type: Type) -> Any:
        if not self.accept("="):
            return NO_DEFAULT
        elem = type.elem if isinstance(type, OptionalType) else type
        if not isinstance(elem, ListType):
            return self.constant(elem, elem is not type)
        if self.kind == "punct" and self.value == "[":
            return self.constants(elem.elem)
        if elem.size is None and not (self.kind == "ident" and self.value == "None"):
            self.fail("[")
        value = self.constant(base_type(elem), elem is not type)
        # One value stands for a list of them, unless the list is optional.
        return (value,) * elem.size if elem.size is not None and elem is type else value

    def constants(self, type: Type) -> tuple[Any, ...]:
        self.expect("[")
        items: list[Any] = []
        while not self.accept("]"):
            if items and not self.accept(","):
                self.fail("]")
            items.append(self.constants(type.elem) if isinstance(type, ListType) else self.constant(type))
        return tuple(items)

    def constant(self, type: Type, optional: bool = False) -> Any:
        name = base_type(type).name
        if self.kind == "ident":
            if self.advance() in _NAMED_DEFAULTS:
                return _NAMED_DEFAULTS[self.left]
            self.error("\ninvalid numeric default value")
        if name in _NO_CONSTANTS and not optional:
            self.fail("None")
        if self.kind == "string":
            text = re.sub(r"\\(.)", r"\1", self.advance()[1:-1])
            return Device(text) if name == "Device" else text
        sign = "-" if self.accept("-") else ""
        if self.kind != "number":
            self.fail("number")
        text = sign + self.advance()
        if name == "ScalarType":  # `dtype=4`: PyTorch prints the enumerator
            return next(dtype for dtype in scalar_type.ALL_TYPES if TYPE_CODES[dtype.name] == int(text))
        return int(text) if text.lstrip("-").isdigit() and name != "float" else float(text)
