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

from tinytensor.c10 import layout, scalar_type
from tinytensor.dispatch.schema import (
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
)

_TOKEN = re.compile(
    r"""\s*(?:
        (?P<number>-?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?)
      | (?P<ident>[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)
      | (?P<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
      | (?P<punct>->|[()\[\],.=?!*|])
      | (?P<eof>$)
    )""",
    re.VERBOSE,
)
_TOKEN_NAMES = {"->": "arrow"}
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
        left = getattr(self, "value", "")
        match = _TOKEN.match(self.text, self.end)
        if match is None:
            self.start = self.end + len(self.text[self.end :]) - len(self.text[self.end :].lstrip())
            self.end = self.start + 1
            self.error("unexpected character")
        assert match.lastgroup is not None
        self.kind = match.lastgroup
        self.value = match[self.kind]
        self.start, self.end = match.span(self.kind)
        return left

    def error(self, message: str) -> NoReturn:
        mark = " " * self.start + "~" * max(1, self.end - self.start)
        raise RuntimeError(f"{message}:\n{self.text}\n{mark} <--- HERE\n")

    def fail(self, wanted: str) -> NoReturn:
        found = _TOKEN_NAMES.get(self.value, self.value or "eof")
        self.error(f"expected {wanted} but found '{found}' here")

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
            self.error("default is not a valid overload name: it names the overload without one")
        self.expect("(")
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
                    self.error("non-default positional argument follows default argument")
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
            if results:
                self.expect(",")
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
        if type is None:
            self.error(
                "unknown type specifier. Common valid schema types include Tensor, SymInt, int, float, bool, Scalar"
            )
        self.advance()
        alias = self.alias()
        while True:
            if self.accept("?"):
                type = OptionalType(type)
            elif self.accept("["):
                type = ListType(type, self.integer() if self.kind == "number" else None)
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
        if self.kind != "number" or not self.value.lstrip("-").isdigit():
            self.fail("number")
        return int(self.advance())

    def default(self, type: Type) -> Any:
        if not self.accept("="):
            return NO_DEFAULT
        value = self.value_of(type.elem if isinstance(type, OptionalType) else type)
        if isinstance(type, ListType) and type.size is not None and not isinstance(value, tuple):
            return (value,) * type.size
        return value

    def value_of(self, type: Type) -> Any:
        if self.accept("["):
            items: list[Any] = []
            while not self.accept("]"):
                if items:
                    self.expect(",")
                items.append(self.value_of(type.elem if isinstance(type, ListType) else type))
            return tuple(items)
        if self.kind == "string":
            text = self.advance()[1:-1]
            return re.sub(r"\\(.)", r"\1", text)
        if self.kind == "number":
            is_float = isinstance(type, BaseType) and type.name == "float"
            text = self.advance()
            if isinstance(type, BaseType) and type.name == "ScalarType":  # `dtype=4`: PyTorch prints the enumerator
                return next(dtype for dtype in scalar_type.ALL_TYPES if TYPE_CODES[dtype.name] == int(text))
            return int(text) if text.lstrip("-").isdigit() and not is_float else float(text)
        if self.kind == "ident" and self.value in _NAMED_DEFAULTS:
            return _NAMED_DEFAULTS[self.advance()]
        self.fail("a default value")
