import pytest

import tinytensor as tt
from tinytensor.aten.core.schema.function_schema import (
    NO_DEFAULT,
    AliasInfo,
    Argument,
    BaseType,
    FunctionSchema,
    ListType,
    OperatorName,
    OptionalType,
    SchemaKind,
    base_type,
    is_tensor_like,
)
from tinytensor.aten.core.schema.function_schema_parser import parse_name, parse_schema
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.scalar_type import int64

ROUND_TRIPS = [
    "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    "aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]",
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    "index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)",
    "conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding=\"valid\") -> Tensor",
    "normal_(Tensor(a!) self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor(a!)",
    "zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? p=None) -> Tensor",
    "f() -> (int, Tensor(a!)[] x)",
    "f(Tensor(a|b) x, Tensor(a! -> a|b) y) -> Tensor(a)",
    "f(float x=1.5, float y=-2., int z=-1, int[] w=[], int[2] v=[1, 2]) -> int",
    "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0) -> Tensor",
    "f(str x=\"a \\\"quoted\\\" word\") -> Tensor extra",
]  # fmt: skip


@pytest.mark.parametrize("text", ROUND_TRIPS)
def test_round_trip(text):
    schema = parse_schema(text)
    assert str(schema) == text
    assert parse_schema(str(schema)) == schema
    assert hash(schema) == hash(parse_schema(text))


def test_parts():
    schema = parse_schema("aten::max.m(Tensor self, int dim, *, Tensor(a!) max, Tensor(b!) i) -> (Tensor(a!) v, int)")
    assert schema.operator_name == OperatorName("aten::max", "m")
    assert (schema.name, schema.overload_name) == ("aten::max", "m")
    assert (schema.operator_name.namespace, schema.operator_name.base_name) == ("aten", "max")
    assert [a.name for a in schema.arguments] == ["self", "dim", "max", "i"]
    assert [a.name for a in schema.positional_arguments] == ["self", "dim"]
    assert [a.name for a in schema.kwarg_only_arguments] == ["max", "i"] == [a.name for a in schema.out_arguments]
    assert schema.argument("max") == Argument(
        "max", BaseType("Tensor"), NO_DEFAULT, kwarg_only=True, alias_info=AliasInfo(("a",), is_write=True)
    )
    assert [r.name for r in schema.returns] == ["v", ""]
    assert schema.self_argument.name == "self"
    with pytest.raises(KeyError):
        schema.argument("nothing")


def test_types():
    schema = parse_schema("f(Tensor?[] a, int[2]? b, SymInt[] c, Scalar d) -> ()")
    assert [a.type for a in schema.arguments] == [
        ListType(OptionalType(BaseType("Tensor"))),
        OptionalType(ListType(BaseType("int"), 2)),
        ListType(BaseType("int")),
        BaseType("Scalar"),
    ]
    assert [is_tensor_like(a.type) for a in schema.arguments] == [True, False, False, False]
    assert base_type(schema.arguments[0].type) == BaseType("Tensor")


def test_symint_is_int_that_prints_its_name():
    assert parse_schema("f(SymInt a) -> int") == parse_schema("f(int a) -> int")
    assert str(parse_schema("f(SymInt[2] a=0) -> int")) == "f(SymInt[2] a=[0, 0]) -> int"


def test_defaults():
    schema = parse_schema(
        "f(int a=1, float b=1, Scalar c=1, Scalar d=1.5, bool e=True, str f='x', int[2] g=3, int[] h=[], int? i=None, "
        "int reduction=Mean, ScalarType j=long, MemoryFormat k=contiguous_format) -> ()"
    )
    values = [a.default for a in schema.arguments]
    assert values == [1, 1.0, 1, 1.5, True, "x", (3, 3), (), None, 1, int64, contiguous_format]
    assert [type(v) for v in values[1:3]] == [float, int]
    assert all(a.has_default_value() for a in schema.arguments)


@pytest.mark.parametrize(
    ("text", "kind", "is_view"),
    [
        ("add(Tensor self) -> Tensor", SchemaKind.functional, False),
        ("add_(Tensor(a!) self) -> Tensor(a!)", SchemaKind.inplace, False),
        ("add.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", SchemaKind.out, False),
        ("t(Tensor(a) self) -> Tensor(a)", SchemaKind.functional, True),
        ("t_(Tensor(a!) self) -> Tensor(a!)", SchemaKind.inplace, False),
        ("split(Tensor(a -> *) self) -> Tensor(a)[]", SchemaKind.functional, True),
        ("batch_norm(Tensor x, Tensor(a!) running) -> Tensor", SchemaKind.mutable, False),
        ("__iadd__(Tensor(a!) self) -> Tensor(a!)", SchemaKind.inplace, False),
        ("__and__(Tensor self) -> Tensor", SchemaKind.functional, False),
    ],
)
def test_kinds(text, kind, is_view):
    schema = parse_schema(text)
    assert (schema.kind, schema.is_view) == (kind, is_view)


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("f(Tenso self) -> Tensor", "unknown type specifier", 2),
        ("f(int x=1 -> Tensor", "expected ) but found 'arrow' here", 10),
        ("f(Tensor self, int) -> Tensor", "expected ident but found ')' here", 18),
        ("f.Tensor.x(int a) -> int", "expected eof but found '.' here", 8),
        ("f(int a=3, int b) -> int", "Non-default positional argument follows default argument. Parameter b", 15),
        ("f(Tensor a, Tensor a) -> ()", "duplicate argument name 'a'", 19),
        ("f(Tensor a; int b) -> ()", "expected a valid token but found ';' here", 10),
        ("f(int a=x) -> ()", "invalid numeric default value", 9),
        ("f(Dimname a) -> ()", "unknown type specifier", 2),
        ("f(int a) Tensor", "expected arrow but found 'ident' here", 9),
        ("f(int a) -> Tensor b c", "expected eof but found 'ident' here", 21),
        ("f.default(int a) -> Tensor", "default is not a legal overload name for aten operators", 9),
        ("f(int[x] a) -> Tensor", "expected number but found 'ident' here", 6),
    ],
)
def test_errors_point_at_the_column(text, message, column):
    with pytest.raises(RuntimeError) as caught:
        parse_schema(text)
    first, line, mark, _ = str(caught.value).removeprefix("\n").split("\n")
    assert first.startswith(message)
    assert line == text
    assert mark.endswith(" <--- HERE") and mark.index("~") == column


FAULTS = (
    "f(Tensor self", "f(int x=1 -> Tensor", "f(Tensor self, int) -> Tensor", "f(Tensr x) -> Tensor", "f(Tensor x) -> ",
    "f(Tensor x) Tensor", "f(Tensor x=) -> Tensor", "f(Tensor x=3) -> ()", "f(Tensor(a x) -> Tensor", "f", "f()",
    "f(Tensor x) -> Tensor; ", "f(int x=a) -> int", "f(Tensor[ x) -> Tensor", "f($) -> Tensor", "1f() -> ()",
    "f(Tensor x) -> (Tensor", "f(Tensor x,) -> Tensor", "f(int x=[1]) -> ()", "f(str s=abc) -> ()", "f(int? x=) -> ()",
    "f(int[] x=3) -> ()", "f(int[] x=[a]) -> ()", "f(int[] x=[1 2]) -> ()", "f(Tensor(a!|b) x) -> ()", "f.() -> ()",
    "f(Tensor(a->) x) -> ()", "f(Tensor(!) x) -> ()", "::f() -> ()", "f(Tensor[-1] x) -> ()", "f(int x=-a) -> ()",
    "f(int x=--1) -> ()", 'f(int x "a") -> ()', 'f(str s="abc) -> ()', "f(Tensor x,, Tensor y) -> ()", "f(1 x) -> ()",
    "f(Tensor x) -> (Tensor,)", "f(Tensor x) -> (Tensor Tensor2 y)", "f(Tensor x) - > ()", "f(Tensor x) => ()",
    "f(Tensor x] -> ()", "f(Tensor(a|) x) -> ()", "f.a.b() -> ()", "f(ScalarType x=float33) -> ()",
)  # fmt: skip


@pytest.mark.parametrize("text", FAULTS)
def test_errors_are_pytorchs(text, torch):
    with pytest.raises(RuntimeError) as theirs:
        torch._C.parse_schema(text)
    with pytest.raises(RuntimeError) as ours:
        parse_schema(text)
    assert str(ours.value) == str(theirs.value)


def test_at_the_end_there_is_no_column():
    with pytest.raises(RuntimeError) as caught:
        parse_schema("f(Tensor self")
    assert str(caught.value) == "expected ) but found 'eof' here:\nf(Tensor self"


def test_default_devices():
    schema = parse_schema('f(Device e="cpu") -> ()')
    assert schema.arguments[0].default is tt.device("cpu") and str(schema) == "f(Device e=cpu) -> ()"


def test_every_schema_of_pytorch_prints_as_pytorch_prints_it(torch):
    from make_golden import native_schemas

    texts = {text for variants in native_schemas().values() for group in variants.values() for text in group}
    compared = 0
    for text in texts:
        try:
            ours = parse_schema(f"aten::{text}")
        except RuntimeError as error:
            assert "unknown type specifier" in str(error), text
            continue
        assert parse_schema(str(ours)) == ours
        theirs = str(torch._C.parse_schema(f"aten::{text}"))
        # PyTorch prints these defaults as the numbers that they are inside, and escapes single quotes.
        if any(word in text for word in ("contiguous_format", "dtype=long", "dtype=int64", "_string_default")):
            continue
        assert str(ours) == theirs
        compared += 1
    assert compared > 1500


def test_parse_name():
    assert parse_name("aten::add.Tensor(Tensor self) -> Tensor") == OperatorName("aten::add", "Tensor")
    assert parse_name("relu") == OperatorName("relu")
    assert str(parse_name("a::b.c")) == "a::b.c"


def test_schemas_are_frozen():
    schema = parse_schema("f(int a) -> int")
    with pytest.raises(AttributeError):
        schema.operator_name = OperatorName("g")
    assert isinstance(schema, FunctionSchema)
