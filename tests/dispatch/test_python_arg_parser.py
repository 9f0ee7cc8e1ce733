"""The argument parser: PyTorch's choice among overloads, its conversions and its words."""

import json
import sys
from pathlib import Path

import numpy
import pytest

sys.path.insert(0, str(Path(__file__).parent))
import make_golden

import tinytensor
from tinytensor.aten.core.dispatch.dispatcher import Dispatcher
from tinytensor.aten.core.dispatch.fallback_kernels import register_fallthroughs
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.c10.allocator import allocate
from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.layout import strided
from tinytensor.c10.metadata import Size, contiguous_metadata
from tinytensor.c10.scalar_type import float32, float64, int64
from tinytensor.c10.tensor_impl import new_tensor

GOLDEN = json.loads(make_golden.ERRORS.read_text())


def make_tensor(*sizes, dtype=float32):
    return new_tensor(contiguous_metadata(sizes, dtype), allocate(64))


X = make_tensor(2, 3)
NAMES = {"$x": X, "$i": make_tensor(2, dtype=int64), "$object": object()}


def make_parser(name, *schemas, method=False):
    """A parser whose overloads return (overload name, arguments)."""
    dispatcher = Dispatcher()
    register_fallthroughs(dispatcher)
    ops = []
    for schema in schemas:
        op = dispatcher.def_(f"aten::{schema}")
        overload = op.name.overload_name
        for key in (DispatchKey.CompositeExplicitAutograd, DispatchKey.CPU):
            dispatcher.register_impl(
                op.name.name, overload, key, lambda ks, *args, overload=overload: (overload, *args)
            )
        ops.append(op)
    return PythonArgParser(name, ops, method=method)


@pytest.mark.parametrize("case", GOLDEN["cases"], ids=lambda case: json.dumps(case["call"]))
def test_messages_are_pytorchs(case):
    name, args, kwargs = case["call"]
    method = name.startswith(".")
    parser = make_parser(name.lstrip("."), *GOLDEN["schemas"][name], method=method)
    args = [*([X] if method else []), *make_golden.decode(args, NAMES)]
    with pytest.raises((TypeError, RuntimeError)) as caught:
        parser.call(*args, **{key: make_golden.decode(value, NAMES) for key, value in kwargs.items()})
    assert (type(caught.value).__name__, str(caught.value)) == (case["error"], case["message"])


ADD = "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
ADD_OUT = "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"
SUM = "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"
SUM_DIM = "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"
ZEROS = (
    "zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None)"
    " -> Tensor"
)
VIEW = "view(Tensor(a) self, SymInt[] size) -> Tensor(a)"
VIEW_DTYPE = "view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)"


def both_times(parser, *args, **kwargs):
    """The first call finds the overload, the second one runs the plan that the first one left."""
    first, second = parser.call(*args, **kwargs), parser.call(*args, **kwargs)
    assert len(first) == len(second)
    for a, b in zip(first, second, strict=True):
        assert a is b or a == b or (type(a) is type(b) and a.meta_ is b.meta_)
    return second


def test_numbers_become_wrapped_numbers():
    overload, first, second, alpha = both_times(make_parser("add", ADD, ADD_OUT), X, 2.5, alpha=3)
    assert (overload, first, alpha) == ("Tensor", X, 3)
    assert second.meta_.is_wrapped_number and second.meta_.dtype is float64
    assert both_times(make_parser("add", ADD), X, numpy.float32(2.5))[2].meta_.is_wrapped_number


def test_out_calls_the_out_overload():
    parser = make_parser("add", ADD, ADD_OUT)
    out = make_tensor(2, 3)
    assert both_times(parser, X, X, out=out) == ("out", X, X, 1, out)
    assert both_times(parser, X, X, out=None, alpha=2) == ("Tensor", X, X, 2)


def test_several_outs():
    parser = make_parser(
        "max",
        "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        "max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values)"
        " -> (Tensor(a!) values, Tensor(b!) indices)",
    )
    a, b = make_tensor(2), make_tensor(2)
    assert both_times(parser, X, 1, out=(a, b)) == ("dim_max", X, 1, False, a, b)


def test_a_plan_is_about_classes_and_not_values():
    """What equals a default counts as not given for the choice, and must still be passed on the next time."""
    parser = make_parser("add", ADD, ADD_OUT)
    assert parser.call(X, X, alpha=1, out=None) == ("Tensor", X, X, 1)
    assert parser.call(X, X, alpha=2, out=None) == ("Tensor", X, X, 2)
    parser = make_parser("sum", SUM, SUM_DIM)
    assert parser.call(X, dim=1, keepdim=False) == ("dim_IntList", X, (1,), False, None)
    assert parser.call(X, dim=1, keepdim=True) == ("dim_IntList", X, (1,), True, None)


def test_choice_among_overloads():
    parser = make_parser("sum", SUM, SUM_DIM)
    assert both_times(parser, X) == ("", X, None)
    assert both_times(parser, X, dtype=float64) == ("", X, float64)
    assert both_times(parser, X, 1) == ("dim_IntList", X, (1,), False, None)
    assert both_times(parser, X, None) == ("dim_IntList", X, None, False, None)
    assert both_times(parser, X, [0, 1], True) == ("dim_IntList", X, (0, 1), True, None)
    assert both_times(parser, X, ()) == ("dim_IntList", X, (), False, None)
    assert both_times(parser, input=X, dim=(0,)) == ("dim_IntList", X, (0,), False, None)
    assert both_times(parser, X, dtype=float) == ("", X, float64)


def test_spread_sizes():
    parser = make_parser("view", VIEW, VIEW_DTYPE, method=True)
    for sizes in ((2, 3), [2, 3], Size((2, 3)), (numpy.int64(2), 3)):
        assert both_times(parser, X, sizes) == ("", X, (2, 3))
    assert both_times(parser, X, 2, 3) == ("", X, (2, 3))
    assert both_times(parser, X, 6) == ("", X, (6,))
    assert both_times(parser, X, float64) == ("dtype", X, float64)
    assert both_times(parser, X, numpy.int64(2), 3) == ("", X, (2, 3))


def test_lists_are_looked_into():
    """Lists of the same class may hold anything: what the last one held says nothing about this one."""
    parser = make_parser("view", VIEW, VIEW_DTYPE, method=True)
    assert parser.call(X, [2, 3]) == ("", X, (2, 3))
    with pytest.raises(TypeError, match=r"argument 'size' failed to unpack the object at pos 2 with error"):
        parser.call(X, [2, "a"])
    with pytest.raises(TypeError, match=r"received an invalid combination of arguments - got \(list\)"):
        parser.call(X, [2.5])
    assert parser.call(X, []) == ("", X, ())
    cat = make_parser("cat", "cat(Tensor[] tensors, int dim=0) -> Tensor")
    assert both_times(cat, [X, X]) == ("", (X, X), 0)
    with pytest.raises(TypeError, match=r"^expected Tensor as element 1 in argument 0, but got int$"):
        cat.call([X, 3])


def test_factories():
    parser = make_parser("zeros", ZEROS)
    assert both_times(parser, 2, 3) == ("", (2, 3), None, None, Device("cpu"), False)
    assert both_times(parser, (2, 3), dtype=float32, device="meta", requires_grad=False)[1:] == (
        (2, 3), float32, None, Device("meta"), False,
    )  # fmt: skip
    assert both_times(parser, [], layout=strided, pin_memory=True) == ("", (), None, strided, Device("cpu"), True)
    with pytest.raises(RuntimeError, match="Cannot access accelerator device when none is available"):
        parser.call(2, device=1)


def test_requires_grad_is_set_on_the_result():
    class Result:
        requires_grad = False
        meta_ = contiguous_metadata((2,), float32)

    dispatcher = Dispatcher()
    op = dispatcher.def_(f"aten::{ZEROS}")
    register_fallthroughs(dispatcher)
    dispatcher.register_impl("aten::zeros", "", DispatchKey.CPU, lambda ks, *args: Result())
    parser = PythonArgParser("zeros", (op,))
    for required in (False, True, False, True):
        assert parser.call(2, requires_grad=required).requires_grad is required
    for required in (True, False):
        assert parser.call((2,), requires_grad=required).requires_grad is required


def test_schema_defaults_of_options():
    schema = (
        "randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor"
    )
    parser = make_parser("randint", schema)
    assert both_times(parser, 5, (2,)) == ("", 5, (2,), int64, None, Device("cpu"), False)
    assert both_times(parser, 5, (2,), dtype=None) == ("", 5, (2,), int64, None, Device("cpu"), False)
    assert both_times(parser, 5, (2,), dtype=float32) == ("", 5, (2,), float32, None, Device("cpu"), False)


def test_conversions():
    parser = make_parser(
        "f", "f(Tensor? t, int i, float g, Scalar s, bool b, str r, int[2] k, float[]? l=None, Any? a=None) -> Tensor"
    )
    t, i, g, s, b, r, k, l, a = both_times(parser, X, numpy.int32(3), 2, 1.5, True, "x", 4, [1, 2.5])[1:]
    assert (t, i, g, s, b, r, k, l, a) == (X, 3, 2.0, 1.5, True, "x", (4, 4), (1.0, 2.5), None)
    assert type(i) is int and type(g) is float
    for wrong in ((X, True), (X, 2.0), (X, "3")):
        with pytest.raises(TypeError, match=r"^f\(\): argument 'i' \(position 2\) must be int, not"):
            parser.call(*wrong, 1.0, 1.0, True, "x", 4)


def test_zero_dim_tensors_are_numbers():
    number = tinytensor.tensor(7)
    parser = make_parser("f", "f(Tensor self, int i, Scalar s) -> Tensor")
    assert both_times(parser, X, number, number)[2:] == (7, 7)
    for wrong in (X, tinytensor.tensor(7.0), tinytensor.tensor(True)):
        with pytest.raises(TypeError, match=r"^f\(\): argument 'i' \(position 2\) must be int, not Tensor$"):
            parser.call(X, wrong, 1)
    requires_grad = tinytensor.tensor(7.0, requires_grad=True)
    with pytest.raises(TypeError, match=r"^f\(\): argument 's' \(position 3\) must be Number, not Tensor$"):
        parser.call(X, 1, requires_grad)


def test_type_names():
    assert type_name(numpy.zeros(2)) == "numpy.ndarray"
    assert type_name(numpy.float64(1)) == "numpy.float64"
    assert type_name(float32) == "torch.dtype"
    assert type_name(Size((1,))) == "torch.Size"
    assert type_name(object()) == "object"
    assert type_name(None) == "NoneType"


def test_signatures_of_every_operator_are_pytorchs(torch):
    """The whole native_functions.yaml of PyTorch: everything that it prints a list of signatures for."""
    # Bound by hand, or with a default that the yaml spells differently.
    exceptions = {
        "copy_", "nonzero", "normal", "set_", "squeeze_copy", "to", "trapz", "view_copy", "sparse_coo_tensor",
        "sparse_compressed_tensor", "sparse_csr_tensor", "sparse_csc_tensor", "sparse_bsr_tensor", "sparse_bsc_tensor",
    }  # fmt: skip
    compared = 0
    for name, variants in make_golden.native_schemas().items():
        for variant, schemas in variants.items():
            method = variant == "method"
            holder = torch.Tensor if method else torch._C._VariableFunctions
            function = getattr(holder, name, None)
            if not schemas or not callable(function) or name in exceptions:
                continue
            try:
                parser = make_parser(name, *schemas, method=method)
                ours = [str(signature) for signature in parser.signatures]
            except (RuntimeError, KeyError):
                continue  # types that this library does not have
            theirs = []
            try:
                function(*([torch.ones(2)] if method else []), *[object()] * 25)
            except TypeError as error:
                theirs = [line[3:] for line in str(error).splitlines() if line.startswith(" * ")]
            if len(theirs) > 1:
                assert ours == theirs, name
                compared += 1
    assert compared > 200
