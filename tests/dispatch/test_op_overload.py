"""tt.ops: operators under their own names, against torch.ops."""

import pytest

import tinytensor as tt
from tinytensor._ops_order import PLACES
from tinytensor.aten.core.dispatch.library import Library

X = tt.ones(2)


def test_names():
    add = tt.ops.aten.add
    assert (str(add), repr(add)) == ("aten.add", "<OpOverloadPacket(op='aten.add')>")
    assert (str(add.Tensor), repr(add.Tensor)) == ("aten.add.Tensor", "<OpOverload(op='aten.add', overload='Tensor')>")
    assert add.Tensor.name() == "aten::add.Tensor" and tt.ops.aten.relu.default.name() == "aten::relu"
    assert str(tt.ops.aten.relu.default) == "aten.relu.default"
    assert add.Tensor.__name__ == "add.Tensor" and add.__name__ == "add"
    assert add.Tensor.namespace == "aten" and add.Tensor.overloadpacket == add
    assert str(add.Tensor._schema) == "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    assert {"Tensor", "out"} <= set(add.overloads()) == set(dir(add))
    assert "add" in dir(tt.ops.aten) and "aten" in dir(tt.ops)
    assert repr(tt.ops.aten) == "<module 'torch.ops.aten' from 'torch.ops'>"


def test_names_are_pytorchs(torch):
    for attribute in ("__name__", "_qualified_op_name"):
        assert getattr(tt.ops.aten.add, attribute) == getattr(torch.ops.aten.add, attribute)
    ours, theirs = tt.ops.aten.add.Tensor, torch.ops.aten.add.Tensor
    for attribute in ("__name__", "namespace", "_overloadname", "_schema"):
        assert str(getattr(ours, attribute)) == str(getattr(theirs, attribute))
    assert (repr(ours), str(ours), ours.name()) == (repr(theirs), str(theirs), theirs.name())
    ours, theirs = ours.overloadpacket, theirs.overloadpacket
    assert (repr(ours), str(ours)) == (repr(theirs), str(theirs))


def test_same_object_every_time():
    assert tt.ops.aten.add.Tensor is tt.ops.aten.add.Tensor
    assert tt.ops.aten.add is tt.ops.aten.add


def test_calls_convert():
    assert tt.ops.aten.add.Tensor(X, 2).tolist() == [3.0, 3.0]
    assert tt.ops.aten.add.Tensor(X, X, alpha=2).tolist() == [3.0, 3.0]
    assert tt.ops.aten.sum.dim_IntList(tt.ones(2, 3), [1], keepdim=True).tolist() == [[3.0], [3.0]]
    assert tt.ops.aten.sum(tt.ones(2, 3), 1).tolist() == [3.0, 3.0]
    assert tt.ops.aten.add(X, 2).tolist() == [3.0, 3.0]
    out = tt.zeros(2)
    assert tt.ops.aten.add(X, X, out=out) is out and out.tolist() == [2.0, 2.0]


def test_missing_attributes():
    with pytest.raises(AttributeError, match=r"^The underlying op of 'aten.add' has no overload name 'nope'$"):
        _ = tt.ops.aten.add.nope
    with pytest.raises(AttributeError, match=r"^'_OpNamespace' 'aten' object has no attribute 'nope'$"):
        _ = tt.ops.aten.nope
    with pytest.raises(AttributeError, match=r"^'_OpNamespace' 'nope' object has no attribute 'a'$"):
        _ = tt.ops.nope.a
    assert not hasattr(tt.ops.aten.add, "__wrapped__") and not hasattr(tt.ops, "__wrapped__")


@pytest.fixture
def both(torch):
    """One operator with every type, here and in PyTorch."""
    schema = "f(Tensor self, int i=3, *, Tensor? t=None, Scalar s=1, int[] l=[], bool b=True, float g=1.5) -> Tensor"
    ours, theirs = Library("testops", "DEF"), torch.library.Library("testops", "DEF")
    for library in (ours, theirs):
        library.define(schema)
        library.impl("f", lambda self, *args, **kwargs: self, "CPU")
    yield (tt.ops.testops.f, X), (torch.ops.testops.f, torch.ones(2))
    ours._destroy()
    theirs._destroy()


@pytest.mark.parametrize(
    ("args", "kwargs"),
    [
        ((), {}), ((3,), {}), (("$x", 1, 2, 3, 4, 5, 6, 7), {}), (("$x",), {"zz": 3}), (("$x",), {"self": "$x"}),
        (("$x", "a"), {}), (("$x", 2.5), {}), (("$x",), {"t": 3}), (("$x",), {"s": "a"}), (("$x",), {"l": "a"}),
        (("$x",), {"l": ["a"]}), (("$x",), {"g": "a"}), (("$x",), {"i": 3, "zz": 1}),
    ],
)  # fmt: skip
def test_errors_are_pytorchs(both, args, kwargs):
    messages = []
    for op, x in both:
        with pytest.raises(RuntimeError) as caught:
            op(*[x if a == "$x" else a for a in args], **{k: x if v == "$x" else v for k, v in kwargs.items()})
        messages.append(str(caught.value).partition("Cast error details")[0])
    assert messages[0] == messages[1]


def test_overloaded_error():
    with pytest.raises(RuntimeError) as caught:
        tt.ops.aten.add("a", 2)
    message = str(caught.value)
    assert message.startswith(
        "Overloaded torch operator invoked from Python failed to match any schema:\n"
        "aten::add() Expected a value of type 'Tensor' for argument 'self' but instead found type 'str'.\n"
        "Position: 0\nValue: 'a'\n"
        "Declaration: aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n"
        "Cast error details: Unable to cast a to Tensor\n\naten::add() Expected"
    )
    assert message.endswith("Unable to cast a to Tensor\n\n")


def test_overloads_stand_in_pytorchs_order(torch):
    assert tt.ops.aten.add.overloads() == ["Tensor", "Scalar", "out"]
    for name in sorted(PLACES):
        packet = getattr(tt.ops.aten, name.partition("::")[2])
        theirs = getattr(torch.ops.aten, packet.__name__).overloads()
        ours = [overload for overload in packet.overloads() if overload in theirs]
        assert ours == [overload for overload in theirs if overload in ours], name
