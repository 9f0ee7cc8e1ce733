"""The call signatures of an operator as Python's documentation shows them: `add(input, other, *, alpha=1, out=None)`.

Overloads that differ only in types share one signature. A signature is left out if another one covers it, that is, has its
arguments too and defaults for all others: `sum(input)` is `sum(input, dim=None)`. The most general one comes first.

Mirrors tools/pyi/gen_pyi.py and torch/_torch_docs.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tinytensor.aten.core.python.python_signature import is_mean
from tinytensor.aten.core.schema.function_schema import Argument, OptionalType, SchemaKind
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.codegen.argument_tests import NOT_BOUND, list_size
from tinytensor.codegen.model import NativeFunction, type_name

_IN_WORDS = {"Tensor[]": "tuple of Tensors", "Scalar": "number"}


@dataclass(frozen=True)
class Parameter:
    """`dim=None`. `default` is source; `optional` says whether None is a value."""

    name: str
    default: str | None
    keyword: bool
    optional: bool
    star: bool = False

    def __str__(self) -> str:
        return ("*" if self.star else "") + self.name + ("" if self.default is None else f"={self.default}")


@dataclass(frozen=True)
class CallForm:
    """One signature: its parameters, and what it returns."""

    parameters: tuple[Parameter, ...]
    returns: str

    @property
    def names(self) -> set[str]:
        return {p.name for p in self.parameters}

    @property
    def required(self) -> int:
        return sum(p.default is None and not p.star for p in self.parameters)

    def text(self, name: str) -> str:
        words, starred = [], False
        for p in self.parameters:
            if p.keyword and not starred:
                words.append("*")
            starred = starred or p.keyword or p.star
            words.append(str(p))
        return f"{name}({', '.join(words)}) -> {self.returns}"


def call_forms(overloads: Sequence[NativeFunction], method: bool) -> list[CallForm]:
    """The signatures of the function, or of the method, the most general one first."""
    overloads = [fn for fn in overloads if fn.full_name not in NOT_BOUND]
    kinds = [fn for fn in overloads if fn.kind is not SchemaKind.out]
    outs = [fn for fn in overloads if fn.kind is SchemaKind.out]
    wanted = "method" if method else "function"
    kinds = [fn for fn in kinds if wanted in fn.variants] or ([] if method else kinds)
    sizes = bool(kinds) and _takes_sizes(kinds[0]) and (method or len(kinds[0].func.positional_arguments) == 1)
    forms = [_form(fn, [] if method else outs, method, sizes and _takes_sizes(fn)) for fn in kinds]
    if not forms and not method:
        forms = [_form(fn, [fn], method, False) for fn in outs]
    merged: list[CallForm] = []
    for form in forms:
        same = next((k for k, other in enumerate(merged) if _order(other) == _order(form)), None)
        if same is None:
            merged.append(form)
        else:
            merged[same] = _united(merged[same], form)
    merged.sort(key=lambda form: (-len(form.parameters), form.required))
    kept: list[CallForm] = []
    for form in merged:
        larger = next((k for k, other in enumerate(kept) if _covers(other, form)), None)
        if larger is None:
            kept.append(form)
        else:
            kept[larger] = _with_optional(kept[larger], form)
    return kept


def _order(form: CallForm) -> list[tuple[str, bool]]:
    return [(p.name, p.keyword) for p in form.parameters if p.name != "out"]


def _form(fn: NativeFunction, outs: Sequence[NativeFunction], method: bool, sizes: bool) -> CallForm:
    written = {a.name for a in fn.func.out_arguments}
    parameters = []
    for a in fn.arguments:
        if a.name in written or (method and a.name == "self"):
            continue
        star = sizes and a in fn.func.positional_arguments and type_name(a.type) == "int[]"
        default = _default(a) if a.has_default_value() else None
        parameters.append(Parameter(python_name(fn, a, method), default, a in fn.func.kwarg_only_arguments,
                                    isinstance(a.type, OptionalType), star))  # fmt: skip
    names = {a.name for a in fn.arguments}
    fits = [out for out in outs if {a.name for a in out.arguments} - {a.name for a in out.func.out_arguments} <= names]
    if fits and fn.kind is not SchemaKind.inplace:
        parameters.append(Parameter("out", "None", True, True))
    if fn.has_tensor_options:
        parameters.append(Parameter("requires_grad", "False", True, False))
    return CallForm(tuple(parameters), _returns(fn))


def python_name(fn: NativeFunction, a: Argument, method: bool = False) -> str:
    """Functions say `input` where the schema says `self`."""
    renamed = a.name == "self" and not method and "input" not in fn.arg_names
    return "input" if renamed and "function" in fn.variants else a.name


def _takes_sizes(fn: NativeFunction) -> bool:
    positional = [a for a in fn.func.positional_arguments if a.name != "self"]
    if len(positional) != 1 or type_name(positional[0].type) != "int[]" or positional[0].has_default_value():
        return False
    return list_size(positional[0]) in (None, 1)


def _default(a: Argument) -> str:
    value: Any = 0 if is_mean(a) else a.default
    if isinstance(value, ScalarType | Layout | MemoryFormat):
        return f"tt.{value.name}"
    if isinstance(value, tuple) and list_size(a) and len(set(value)) == 1:
        return repr(value[0])  # `stride=1` is the same number for every dimension
    return repr(value)


def _returns(fn: NativeFunction) -> str:
    returns = fn.func.returns
    if not returns:
        return "None"
    kinds = [_IN_WORDS.get(type_name(r.type), type_name(r.type)) for r in returns]
    if len(returns) == 1:
        return kinds[0]
    named = fn.kind is SchemaKind.functional and all(r.name for r in returns)
    return f"({', '.join(f'{kind} {r.name}' if named else kind for kind, r in zip(kinds, returns, strict=True))})"


def _united(one: CallForm, other: CallForm) -> CallForm:
    """The signature of overloads that differ in types: an argument may be left out where one of them allows it."""
    others = {p.name: p for p in other.parameters}
    parameters = []
    for p in one.parameters:
        more = others.pop(p.name, p)
        default = more.default if p.default in (None, "None") and more.default is not None else p.default
        star = p.star and default is None
        parameters.append(replace(p, default=default, optional=p.optional or more.optional, star=star))
    parameters += [p for name, p in others.items() if name == "out"]
    return replace(one, parameters=tuple(parameters))


def _covers(larger: CallForm, form: CallForm) -> bool:
    """Whether every call of `form` is also a call of `larger`, which has None for the arguments that it does not give."""
    places = [p.name for p in larger.parameters if not p.keyword]
    own = [p.name for p in form.parameters if not p.keyword]
    more = [p for p in larger.parameters if p.name not in form.names]
    return (
        form.names <= larger.names
        and places[: len(own)] == own
        and form.returns == larger.returns
        and all(p.default is not None or p.optional for p in more)
    )


def _with_optional(larger: CallForm, form: CallForm) -> CallForm:
    """The larger signature, with defaults for what the smaller one does not have."""
    parameters = [
        replace(p, default="None") if p.default is None and p.optional and p.name not in form.names else p
        for p in larger.parameters
    ]
    return replace(larger, parameters=tuple(parameters))
