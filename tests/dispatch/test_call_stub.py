import traceback

import pytest

from tinytensor.aten.core.dispatch.call_stub import call_stub, compile_stub, parameters
from tinytensor.aten.core.dispatch.dispatcher import Dispatcher
from tinytensor.aten.core.dispatch.fallback_kernels import register_fallthroughs
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import tensor_key_set
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.scalar_type import int64


class FakeTensor:
    def __init__(self, device="cpu"):
        self.meta_ = type("Meta", (), {"key_set": tensor_key_set(device)})


def stub_of(schema, *keys):
    dispatcher = Dispatcher()
    register_fallthroughs(dispatcher)
    op = dispatcher.def_(f"test::{schema}")
    for key in keys or (DispatchKey.CPU,):
        dispatcher.register_impl(op.name.name, op.name.overload_name, key, lambda ks, *args, key=key: (key.name, *args))
    return compile_stub(op), op


def test_source():
    schema = parse_schema("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
    assert call_stub(schema) == (
        "def add_Tensor(self, other, alpha=1):\n"
        "    ks = self.meta_.key_set | other.meta_.key_set\n"
        "    if state.dirty:\n"
        "        ks = (ks | tls.included | state.observed) & tls.not_excluded\n"
        "    return add_Tensor_op.table[ks](ks, self, other, alpha)\n"
    )
    assert call_stub(parse_schema("t(Tensor(a) self) -> Tensor(a)"), "t_default").startswith("def t_default(self):\n")


def test_source_of_optionals_and_lists():
    schema = parse_schema("f(Tensor self, Tensor? a=None, Tensor[] b=[], Tensor?[] c=[], Tensor[]? d=None) -> Tensor")
    assert call_stub(schema).splitlines()[1:13] == [
        "    ks = self.meta_.key_set",
        "    if a is not None:",
        "        ks |= a.meta_.key_set",
        "    for t in b:",
        "        ks |= t.meta_.key_set",
        "    for t in c:",
        "        if t is not None:",
        "            ks |= t.meta_.key_set",
        "    if d is not None:",
        "        for t in d:",
        "            ks |= t.meta_.key_set",
        "    if state.dirty:",
    ]


def test_defaults_are_given_only_where_python_allows():
    schema = parse_schema("f(Tensor self, int a=1, *, int b, Scalar c=2.5, ScalarType d=long) -> Tensor")
    assert parameters(schema) == ["self", "a", "b", "c=2.5", "d=scalar_type.int64"]
    out = parse_schema("add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
    compile(call_stub(out), "stub", "exec")


@pytest.mark.parametrize("dirty", [False, True])
def test_calls(dirty):
    keywords = "MemoryFormat m=contiguous_format, ScalarType d=long"
    stub, _ = stub_of(f"f(Tensor? self, Tensor[] rest=[], *, {keywords}) -> Tensor")
    x = FakeTensor()

    def calls():
        assert stub(x) == ("CPU", x, (), contiguous_format, int64)
        assert stub(None, (x,)) == ("CPU", None, (x,), contiguous_format, int64)

    if dirty:
        with no_grad():
            calls()
    else:
        calls()


def test_factories():
    options = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
    stub, _ = stub_of(f"zeros(int[] size, *, {options}) -> Tensor", DispatchKey.CPU, DispatchKey.Meta)
    assert stub((2,))[0] == "CPU"
    assert stub((2,), device=Device("meta"))[0] == "Meta"
    stub, _ = stub_of("n(int x, Device device) -> Tensor", DispatchKey.CPU, DispatchKey.Meta)
    assert stub(1, Device("meta")) == ("Meta", 1, Device("meta"))
    stub, _ = stub_of("n(int x) -> int", DispatchKey.CompositeImplicitAutograd)
    assert stub(1) == ("CompositeImplicitAutograd", 1)


def test_python_keywords_as_argument_names():
    stub, _ = stub_of("random_.from(Tensor(a!) self, int from, int? to=None) -> Tensor(a!)")
    x = FakeTensor()
    assert stub(x, 3) == ("CPU", x, 3, None)


def test_tracebacks_show_the_source():
    stub, _ = stub_of("f(Tensor self) -> Tensor")
    try:
        stub(3)
    except AttributeError as error:
        text = "".join(traceback.format_exception(error))
    assert "<call stub of test::f>" in text and "ks = self.meta_.key_set" in text


def test_agrees_with_the_handle():
    """The stub does what OperatorHandle.call does, for every operator's way of carrying keys."""
    for schema, args in (
        ("f(Tensor self, Tensor? a=None) -> Tensor", (FakeTensor(), FakeTensor("meta"))),
        ("f(Tensor[] a) -> Tensor", ((FakeTensor(), FakeTensor("meta")),)),
        ("f(Tensor?[] a) -> Tensor", ((None, FakeTensor()),)),
        ("f(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", (FakeTensor(), FakeTensor("meta"))),
    ):
        stub, op = stub_of(schema, DispatchKey.CPU, DispatchKey.Meta)
        assert stub(*args) == op.call(*args)
