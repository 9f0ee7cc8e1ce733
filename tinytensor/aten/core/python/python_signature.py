"""The Python signatures of an operator: what `torch.add` accepts, as PyTorch's error messages print it.

    (Tensor input, Tensor other, *, Number alpha = 1, Tensor out = None)

An overload and its `out=` variant are one signature. `self` is `input` in functions and absent from methods. Operators
that make a tensor from nothing take `requires_grad` too. Signatures are tried in an order in which a later one never
hides an earlier one that fits better: Tensor before Number before int, one int before several.

Mirrors torchgen/api/python.py and the sorting of tools/autograd/gen_python_functions.py.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from tinytensor.aten.core.schema.function_schema import (
    NO_DEFAULT,
    Argument,
    BaseType,
    FunctionSchema,
    ListType,
    OptionalType,
    Type,
    base_type,
    is_tensor_like,
)
from tinytensor.c10.device import cpu

TENSOR_OPTIONS = ("dtype", "layout", "device", "pin_memory")

# Not reachable from Python: `add(x, 2)` wraps the number and takes add.Tensor.
SKIPPED = frozenset(
    f"aten::{name}"
    for name in (
        *(f"{op}.Scalar" for op in ("add", "add_", "sub", "sub_", "mul", "mul_", "div", "div_")),
        "range",
        "range.out_",
    )
)

# type -> (its name in error messages, its name where signatures are sorted by their text)
_NAMES = {
    "Tensor": ("Tensor", "Tensor"),
    "Scalar": ("Number", "Scalar"),
    "int": ("int", "int64_t"),
    "float": ("float", "double"),
    "bool": ("bool", "bool"),
    "str": ("str", "c10::string_view"),
    "ScalarType": ("torch.dtype", "ScalarType"),
    "Layout": ("torch.layout", "Layout"),
    "MemoryFormat": ("torch.memory_format", "MemoryFormat"),
    "Device": ("torch.device", "Device"),
    "Generator": ("torch.Generator", "Generator"),
    "Storage": ("torch.Storage", "Storage"),
    "Any": ("object", "Any"),
}
_LIST_NAMES = {
    "Tensor": ("tuple of Tensors", "TensorList"),
    "int": ("tuple of ints", "IntArrayRef"),
    "float": ("tuple of floats", "ArrayRef<double>"),
    "Scalar": ("tuple of Scalars", "ScalarList"),
    "bool": ("tuple of bools", "::std::array<bool>"),
}


# Floats whose defaults PyTorch's table writes as ints, in functions of several signatures: `normal`, `trapz`.
_WITHOUT_POINT = ("std", "dx")


@dataclasses.dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a Python signature. `kind` is the base type's name, with `[]` for lists of it."""

    name: str
    type: Type
    kind: str
    default: Any
    keyword_only: bool
    size: int | None
    type_name: str
    sort_name: str

    @property
    def symbolic(self) -> bool:
        """Whether PyTorch takes symbols for its ints, and therefore other objects than for plain ones."""
        return self.sort_name.startswith("SymInt")

    @property
    def optional(self) -> bool:
        return self.default is not NO_DEFAULT

    @property
    def allow_none(self) -> bool:
        return self.default is None or self.default == () or isinstance(self.type, OptionalType)

    def __str__(self) -> str:
        if self.default is NO_DEFAULT:
            return f"{self.type_name} {self.name}"
        return f"{self.type_name} {self.name} = {self.default_text}"

    @property
    def default_text(self) -> str:
        """The default as the code generator of PyTorch writes it into its signatures."""
        default = self.default
        if isinstance(default, tuple):
            if not default:
                return "None"
            return str(default[0]) if len(set(default)) == 1 else f"{{{','.join(map(str, default))}}}"
        if isinstance(default, str):
            return f'"{default}"'
        if self.name == "reduction" and default == 1:
            return "at::Reduction::Mean"
        if self.name in _WITHOUT_POINT and default.__class__ is float:
            return str(int(default))
        return str(default)


def make_parameter(argument: Argument, *, method: bool) -> Parameter:
    """The parameter for an argument of the schema."""
    type, optional = argument.type, False
    if isinstance(type, OptionalType):
        type, optional = type.elem, True
    base = base_type(type)
    size = None
    if isinstance(type, ListType):
        size = type.size
        kind = f"{base.name}{'?' if isinstance(type.elem, OptionalType) else ''}[]"
        type_name, sort_name = _LIST_NAMES[base.name]
        if isinstance(type.elem, OptionalType):
            sort_name = "c10::List<::std::optional<Tensor>>"
        elif base.symbolic:
            sort_name = "SymIntArrayRef"
        sort_name += f"[{size}]" if size is not None else ""
    else:
        kind = base.name
        type_name, sort_name = _NAMES.get(base.name, (base.name, base.name))
        if base.symbolic:
            sort_name = "SymInt"
    name = argument.name
    if name == "self" and kind == "Tensor" and not optional and not method:
        name = "input"
    return Parameter(
        name, argument.type, kind, argument.default, argument.kwarg_only, size, type_name, sort_name + "?" * optional
    )


def _option(name: str, type: str, default: Any) -> Parameter:
    return make_parameter(Argument(name, OptionalType(BaseType(type)), default, kwarg_only=True), method=False)


_OPTIONS = (
    _option("dtype", "ScalarType", None),
    _option("layout", "Layout", None),
    _option("device", "Device", None),
    _option("pin_memory", "bool", False),
    _option("requires_grad", "bool", False),
)


class Callee(Protocol):
    """What a parser needs of an operator. Besides the dispatcher's there are those of one function, PythonOverload."""

    @property
    def name(self) -> Any: ...

    @property
    def schema(self) -> FunctionSchema: ...

    @property
    def table(self) -> Any: ...

    def call(self, *args: Any) -> Any: ...

    def call_slow(self, ks: int, *args: Any) -> Any: ...


class Signature:
    """Parameters, and the overload that they call: `op`, or `out_op` where `out=` is given."""

    __slots__ = ("max_args", "max_pos_args", "min_args", "name", "op", "out_op", "params", "takes_options")

    def __init__(self, name: str, params: Sequence[Parameter], op: Callee | None, out_op: Callee | None = None) -> None:
        self.name = name
        self.params = tuple(params)
        self.op = op
        self.out_op = out_op
        self.takes_options = bool(params) and params[-1].name == "requires_grad"
        self.min_args = sum(not p.optional for p in params)
        self.max_args = len(params)
        self.max_pos_args = sum(not p.keyword_only for p in params)

    def find(self, name: str) -> int:
        """The position of the parameter called `name`; -1 if there is none."""
        for index, param in enumerate(self.params):
            if param.name == name:
                return index
        return -1

    def inputs(self) -> tuple[Parameter, ...]:
        """The parameters without `out` and the options of a new tensor: what an overload shares with its variants."""
        return tuple(p for p in self.params if p.name != "out" and p not in _OPTIONS)

    def _text(self, words: Iterable[str]) -> str:
        parts = list(words)
        if self.max_pos_args < len(parts):
            parts.insert(self.max_pos_args, "*")
        return f"({', '.join(parts)})"

    def __str__(self) -> str:
        return self._text(str(p) for p in self.params)

    def sort_key(self) -> str:
        """The text by which PyTorch's code generator sorts."""
        return self._text(
            f"{p.sort_name} {p.name}={p.default_text}" if p.optional else f"{p.sort_name} {p.name}" for p in self.params
        )


def default_in_call(op: Callee, signature: Signature, argument: Argument) -> Any:
    """What an argument is that Python did not give. Bindings say themselves where a new tensor goes, and that is not pinned."""
    if signature.takes_options and argument.name == "pin_memory":
        return False
    if is_mean(argument):
        return 0
    if signature.takes_options and argument.name == "device" and not _takes_tensors(op.schema):
        return cpu
    return argument.default


def is_mean(argument: Argument) -> bool:
    """Whether its default is Mean. Bindings read the number at the start of the default's text, `at::Reduction::Mean`, find
    none, and take 0: so `torch.kl_div(x, y)` reduces nothing, while `torch.nn.functional.kl_div` says what it wants."""
    return argument.name == "reduction" and argument.default == 1


def _takes_tensors(schema: FunctionSchema) -> bool:
    return any(is_tensor_like(argument.type) and not argument.is_out for argument in schema.arguments)


def make_signature(name: str, op: Callee, *, method: bool) -> Signature:
    """The signature of one overload by itself."""
    schema = op.schema
    has_options = all(any(a.name == option for a in schema.arguments) for option in TENSOR_OPTIONS)
    # conv_tbc_backward has arguments of both names.
    keeps_self = method or any(a.name == "input" for a in schema.arguments)
    positional: list[Parameter] = []
    keywords: list[Parameter] = []
    for argument in schema.arguments:
        if argument.is_out or (method and argument.name == "self") or (has_options and argument.name in TENSOR_OPTIONS):
            continue
        (keywords if argument.kwarg_only else positional).append(make_parameter(argument, method=keeps_self))
    params = positional + keywords
    if outs := schema.out_arguments:
        type: Type = outs[0].type if len(outs) == 1 else ListType(BaseType("Tensor"), len(outs))
        params.append(make_parameter(Argument("out", type, None, kwarg_only=True), method=method))
    if _makes_tensor(schema):
        params += _OPTIONS
    return Signature(name, params, None, op) if outs else Signature(name, params, op)


def _makes_tensor(schema: FunctionSchema) -> bool:
    name = schema.operator_name.base_name
    if name.startswith("new_") or name.endswith("_like"):
        return True
    if name in ("to", "_to_copy"):
        return False
    if all(any(a.name == option for a in schema.arguments) for option in TENSOR_OPTIONS):
        return True
    takes_tensor = any(is_tensor_like(a.type) for a in schema.arguments if not a.is_out)
    return not takes_tensor and any(is_tensor_like(r.type) for r in schema.returns)


def make_signatures(name: str, ops: Iterable[Callee], *, method: bool) -> list[Signature]:
    """The signatures of all overloads of one name, in the order in which they are tried."""
    groups: dict[tuple[str, ...], list[Signature]] = {}
    for op in ops:
        if str(op.name) in SKIPPED:
            continue
        signature = make_signature(name, op, method=method)
        groups.setdefault(tuple(f"{p}{p.keyword_only}" for p in signature.inputs()), []).append(signature)
    merged = []
    for group in groups.values():
        functional = [s for s in group if s.op is not None]
        variants = [s for s in group if s.op is None]
        for signature in functional:
            if variants:
                out = variants.pop()
                options = () if out.takes_options or not signature.takes_options else _OPTIONS
                signature = Signature(name, out.params + options, signature.op, out.out_op)
            merged.append(signature)
        merged += variants
    return _sorted(merged)


def _is_smaller_type(first: Type, second: Type) -> bool:
    a, b = str(first), str(second)
    return (
        (a in ("Scalar", "Scalar?") and b == a.replace("Scalar", "Tensor"))
        or (a == "int[]" and b in ("int", "int?"))
        or (a == "Tensor[]" and "[]" in b)
        or (a == "SymInt[]" and b == "int[]")
        or (a in ("SymInt", "int") and b == "Tensor")
    )


def _is_smaller(first: Signature, second: Signature) -> bool:
    a, b = first.inputs(), second.inputs()
    if len(a) != len(b) or all(p.type == q.type for p, q in zip(a, b, strict=True)):
        return False
    return all(str(p.type) == str(q.type) or _is_smaller_type(p.type, q.type) for p, q in zip(a, b, strict=True))


def _sorted(signatures: list[Signature]) -> list[Signature]:
    """By text, then every signature after those that it is smaller than."""
    signatures = sorted(signatures, key=Signature.sort_key)
    larger_than: dict[int, set[int]] = defaultdict(set)
    for i, first in enumerate(signatures):
        for j, second in enumerate(signatures):
            if _is_smaller(first, second):
                larger_than[i].add(j)
    order = [i for i in range(len(signatures)) if i not in larger_than]
    # A smaller signature follows as soon as the last one above it has been placed; `order` grows while it is read.
    for i in order:
        for j in sorted(larger_than):
            larger_than[j].discard(i)
            if not larger_than[j]:
                del larger_than[j]
                order.append(j)
    return [signatures[i] for i in order]
