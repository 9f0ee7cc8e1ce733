"""introspect.dispatch_trace: every stop that a program really ran through, and nothing changed by looking.

PyTorch's release builds have no dispatch trace, so the paths are golden: what TORCH_SHOW_DISPATCH_TRACE prints of the same
programs, less the autograd kernels of calls in which nothing requires grad, which are skipped here.
"""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path

import pytest

import tinytensor as tt
from tinytensor import introspect
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.core.dispatch.operator_entry import OperatorEntry
from tinytensor.aten.record_function import has_callbacks
from tinytensor.autograd.forward_ad import forward_ad
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.local_dispatch_key_set import get_local_keys
from tinytensor.introspect import dispatch_trace
from tinytensor.overrides import TorchFunctionMode
from tinytensor.utils._python_dispatch import TorchDispatchMode


class PassOn(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


class AskFirst(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


class Wrap(tt.Tensor):
    """A tensor around another one."""

    @staticmethod
    def __new__(cls, inner):
        return tt.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)

    def __init__(self, inner):
        self.inner = inner

    __torch_function__ = tt._C._disabled_torch_function_impl

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return Wrap(func(*[a.inner if isinstance(a, Wrap) else a for a in args], **(kwargs or {})))


def under(context, program):
    def run():
        with context():
            return program()

    return run


def grad(*sizes):
    return tt.ones(*sizes, requires_grad=True)


def told(program):
    """[operator, keys of its stops, [calls inside of it]] for every call of the program itself."""
    trace = dispatch_trace(program)
    json.dumps(trace)

    def call(number):
        it = trace["calls"][number]
        name = it["name"].removeprefix("aten::") + (f".{it['overload']}" if it["overload"] else "")
        keys = [stop["key"] if stop["kind"] in ("kernel", "missing") else stop["kind"] for stop in it["stops"]]
        inside = [call(inner) for inner in it["calls"]]
        return [name, " ".join(keys), *([inside] if inside else [])]

    return [call(it["id"]) for it in trace["calls"] if it["parent"] is None]


def dual():
    with forward_ad.dual_level():
        return forward_ad.make_dual(x, x).sin()


a, b, x = tt.ones(2, 3), tt.ones(3, 2), tt.ones(2)
ag, xg, bt = grad(2, 3), grad(2), tt.ones(2, 3)
am, bm = tt.empty(2, 3, device="meta"), tt.empty(3, 2, device="meta")
out, product, wrapped, number = tt.empty(2), xg * 1, Wrap(tt.ones(2)), tt.tensor(2.0)
MM = ["mm", "CPU"]
PATHS = {
    "mm": (lambda: tt.mm(a, b), [MM]),
    "mm with grad": (lambda: tt.mm(ag, b), [["mm", "AutogradCPU CPU"]]),
    "mm in no_grad": (under(tt.no_grad, lambda: tt.mm(ag, b)), [MM]),
    "mm in inference_mode": (under(tt.inference_mode, lambda: tt.mm(ag, b)), [MM]),
    "mm on meta": (lambda: tt.mm(am, bm), [["mm", "Meta"]]),
    "in place": (lambda: x.add_(x), [["add_.Tensor", "ADInplaceOrView CPU"]]),
    "in place with grad": (lambda: product.add_(1), [["add_.Tensor", "AutogradCPU ADInplaceOrView CPU"]]),
    "out": (lambda: tt.add(x, x, out=out), [["add.out", "ADInplaceOrView CPU"]]),
    "view": (lambda: a.view(6), [["view", "ADInplaceOrView CPU"]]),
    "view with grad": (lambda: ag.view(6), [["view", "AutogradCPU ADInplaceOrView CPU"]]),
    "composite": (
        lambda: tt.nn.functional.linear(a, bt),
        [["linear", "AutogradCPU", [["t", "ADInplaceOrView CPU"], ["matmul", "AutogradCPU", [MM]]]]],
    ),
    "composite with grad": (
        lambda: tt.nn.functional.linear(ag, bt),
        [
            [
                "linear",
                "AutogradCPU",
                [["t", "ADInplaceOrView CPU"], ["matmul", "AutogradCPU", [["mm", "AutogradCPU CPU"]]]],
            ]
        ],
    ),
    "composite of one": (lambda: xg.square(), [["square", "AutogradCPU", [["pow.Tensor_Scalar", "AutogradCPU CPU"]]]]),
    "factory": (lambda: tt.zeros(2), [["zeros", "CPU", [["empty.memory_format", "CPU"], ["zero_", "CPU"]]]]),
    "factory on meta": (
        lambda: tt.zeros(2, device="meta"),
        [["zeros", "Meta", [["empty.memory_format", "Meta"], ["zero_", "Meta"]]]],
    ),
    "detach": (lambda: xg.detach(), [["detach", "ADInplaceOrView CPU"]]),
    "item": (lambda: number.item(), [["item", "AutogradCPU", [["_local_scalar_dense", "CPU"]]]]),
    "indexing": (lambda: a[0, 0], [["select.int", "ADInplaceOrView CPU"], ["select.int", "ADInplaceOrView CPU"]]),
    "list of tensors": (lambda: tt.cat([x, xg]), [["cat", "AutogradCPU CPU"]]),
    "number": (lambda: x * 2, [["mul.Tensor", "CPU"]]),
    "copy": (lambda: out.copy_(x), [["copy_", "ADInplaceOrView CPU"]]),
    "default backend kernel": (lambda: x.sum(), [["sum", "CPU", [["sum.dim_IntList", "CPU"]]]]),
    "mode": (
        under(PassOn, lambda: tt.mm(ag, b)),
        [["mm", "PythonTLSSnapshot AutogradCPU Python mode", [MM]]],
    ),
    "two modes": (
        under(PassOn, under(PassOn, lambda: tt.mm(a, b))),
        [["mm", "PythonTLSSnapshot Python mode", [["mm", "Python mode", [MM]]]]],
    ),
    "subclass": (
        lambda: tt.mul(wrapped, wrapped),
        [["mul.Tensor", "PythonTLSSnapshot Python subclass", [["mul.Tensor", "CPU"]]]],
    ),
    "function mode": (under(AskFirst, lambda: tt.mm(a, b)), [["mm", "__torch_function__ torch_function", [MM]]]),
    "forward mode": (
        dual,
        [["view", "ADInplaceOrView CPU"], ["sin", "AutogradCPU CPU", [["cos", "CPU"], ["mul.Tensor", "CPU"]]]],
    ),
    "error": (lambda: tt.mm(a, a), [MM]),
    "grad": (
        lambda: tt.autograd.grad(xg.sin(), xg, tt.ones_like(xg)),
        [
            ["sin", "AutogradCPU CPU"],
            ["ones_like", "CPU", [["empty_like", "CPU"], ["fill_.Scalar", "CPU"]]],
            ["cos", "CPU"],
            ["mul.Tensor", "CPU"],
        ],
    ),
}


@pytest.mark.parametrize("name", PATHS)
def test_paths(name):
    program, expected = PATHS[name]
    assert told(program) == expected
    assert told(program) == expected  # nothing is left behind that would change it


def test_all_that_is_told_of_one_call():
    trace = dispatch_trace(lambda: tt.mm(ag, b))
    (call,) = trace["calls"]
    assert (trace["version"], trace["kind"], trace["error"]) == (1, "dispatch_trace", None)
    assert (call["id"], call["parent"], call["stop"], call["how"], call["phase"]) == (0, None, None, "call", "forward")
    assert call["schema"] == "aten::mm(Tensor self, Tensor mat2) -> Tensor" and call["results"] == ["float32 (2, 2)"]
    assert (call["entry"]["file"], call["entry"]["function"]) == ("tinytensor/aten/ops/linalg.py", "mm")
    first, second = call["arguments"]
    assert (first["name"], first["value"], second["name"]) == ("self", "float32 (2, 3)", "mat2")
    assert first["keys"]["keys"] == ["CPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU"]
    assert first["keys"]["marks"] == ["REQUIRES_GRAD"] and second["keys"]["marks"] == []
    assert call["included"]["functionalities"] == ["BackendSelect", "ADInplaceOrView"]
    assert call["excluded"] == {"functionalities": ["AutocastCPU", "AutocastCUDA"], "marks": []}
    assert call["keys"]["text"] == "DispatchKeySet(CPU, BackendSelect, ADInplaceOrView, AutogradCPU)"
    assert call["mask"] == {
        "skipped": ["BackendSelect", "ADInplaceOrView"], "winner": ["AutogradFunctionality", "CPUBit"],
    }  # fmt: skip
    assert [(w["key"], w["stop"]) for w in call["way"]] == [
        ("AutogradCPU", "runs"), ("ADInplaceOrView", "fallthrough"), ("BackendSelect", "fallthrough"), ("CPU", "below"),
    ]  # fmt: skip
    autograd, cpu = call["stops"]
    assert (autograd["reason"], autograd["inside"], cpu["reason"], cpu["inside"]) == (
        "autograd kernel",
        None,
        "kernel",
        0,
    )
    assert autograd["keys"]["keys"] == ["CPU", "BackendSelect", "ADInplaceOrView", "AutogradCPU"]
    assert cpu["keys"]["keys"] == ["CPU", "BackendSelect", "ADInplaceOrView"] and cpu["error"] is None
    assert [part["function"] for part in cpu["parts"]] == ["mm_meta", "empty_from_metadata", "mm_impl"]


def test_every_source_is_where_it_says():
    root = Path(tt.__file__).parent.parent
    trace = dispatch_trace(lambda: tt.nn.functional.linear(ag, bt).relu().sum().backward())
    sources = [stop["source"] for call in trace["calls"] for stop in call["stops"]]
    sources += [part for call in trace["calls"] for stop in call["stops"] for part in stop["parts"]]
    sources += [call["entry"] for call in trace["calls"] if call["entry"]]
    assert len(sources) > 40
    for source in sources:
        line = (root / source["file"]).read_text("utf-8").splitlines()[source["line"] - 1]
        name = source["function"].rpartition(".")[2]
        row = "generated/register_" in source["file"] and line.startswith(f"{name} = ")
        assert f"def {name}(" in line or line.startswith("@") or row, source


def test_times_of_a_stop_contain_those_inside():
    trace = dispatch_trace(lambda: tt.nn.functional.linear(ag, bt).sum())
    for call in trace["calls"]:
        for place, stop in enumerate(call["stops"]):
            inside = [s["total_ns"] for s in call["stops"] if s["inside"] == place]
            inside += [trace["calls"][number]["total_ns"] for number in stop["calls"]]
            assert stop["self_ns"] >= 0 and stop["total_ns"] == stop["self_ns"] + sum(inside)
        assert call["total_ns"] == call["stops"][0]["total_ns"] <= trace["total_ns"]


def test_a_backward_pass_knows_which_node_called():
    w = grad(3)

    def step():
        loss = (w * w).sum()
        loss.backward()
        with tt.no_grad():
            w.sub_(w.grad)

    trace = dispatch_trace(step)
    ran = [
        (c["name"], c["phase"], c["node"]) for c in trace["calls"] if c["parent"] is None or c["phase"] == "backward"
    ]
    names = [node["name"] for node in trace["nodes"]]
    assert names == ["SumBackward0", "MulBackward0"]
    assert ran == [
        ("aten::mul", "forward", None), ("aten::sum", "forward", None), ("aten::_backward", "forward", None),
        ("aten::expand", "backward", 0), ("aten::mul", "backward", 1), ("aten::mul", "backward", 1),
        ("aten::add_", "backward", None), ("aten::sub_", "after", None),
    ]  # fmt: skip
    assert [len(node["calls"]) for node in trace["nodes"]] == [1, 2]
    assert w.grad.tolist() == [2, 2, 2]


def test_watching_does_not_change_how_gradients_are_accumulated():
    def addresses(run):
        w = grad(4)
        run(lambda: (w * 2).backward(tt.ones(4)))
        first = w.grad
        run(lambda: (w * 2).backward(tt.ones(4)))
        return w.grad is first, w.grad.tolist(), w.grad._version

    assert addresses(lambda f: f()) == addresses(dispatch_trace)


def test_a_custom_operator_goes_through_the_boxed_fallback_of_autograd():
    library = tt.library.Library("trace_lessons", "DEF")
    library.define("twice(Tensor x) -> Tensor")
    twice = tt.ops.trace_lessons.twice
    trace = dispatch_trace(lambda: twice(x))
    (call,) = trace["calls"]
    assert trace["error"].startswith("NotImplementedError: Could not run 'trace_lessons::twice'") and call["error"]
    assert [(s["key"], s["kind"], s["source"]) for s in call["stops"]] == [("CPU", "missing", None)]
    assert call["arguments"][0]["value"] == "float32 (2,)"
    library.impl("twice", lambda x: x + x, "CPU")
    assert told(lambda: twice(x)) == [["trace_lessons::twice", "CPU", [["add.Tensor", "CPU"]]]]
    add = ["add.Tensor", "AutogradCPU CPU"]
    assert told(lambda: twice(xg)) == [["trace_lessons::twice", "AutogradCPU CPU", [add]]]
    stops = dispatch_trace(lambda: twice(xg))["calls"][0]["stops"]
    assert [s["reason"] for s in stops] == ["backend fallback", "kernel"]
    assert stops[1]["source"]["file"] == "test_dispatch_trace.py" and stops[1]["kernel"].startswith(
        "registered at test_"
    )
    library._destroy()
    assert "trace_lessons" not in str(dispatcher.get_all_op_names())


def test_a_boxed_fallback_of_a_new_backend():
    sys.path.insert(0, str(Path(__file__).parents[1] / "dispatch"))
    mydevice = pytest.importorskip("mydevice")
    mydevice.install()
    try:
        y = tt.ones(2, device="mydevice")
        calls = dispatch_trace(lambda: y.relu_())["calls"]
        stops = calls[0]["stops"]
        assert [(s["key"], s["inside"], s["boxed"]) for s in stops] == [
            ("ADInplaceOrView", None, False), ("PrivateUse1", 0, True), ("CPU", 1, False),
        ]  # fmt: skip
        assert stops[1]["reason"] == "backend fallback" and stops[1]["source"]["file"] == "mydevice.py"
        before, after = [c["order"] for c in calls if c["id"] in stops[1]["calls"]]
        assert before < stops[2]["order"] < after  # to the CPU, then its kernel, then back
    finally:
        mydevice.uninstall()
        sys.path.pop(0)


def test_what_fails_is_told_and_everything_is_back():
    keys = get_local_keys()

    class Refuse(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise ValueError("not today")

    trace = dispatch_trace(under(Refuse, lambda: tt.mm(ag, b)))
    assert trace["error"] == "ValueError: not today"
    assert [(s["key"], s["error"]) for s in trace["calls"][0]["stops"]] == [
        (key, "ValueError: not today") for key in ("PythonTLSSnapshot", "AutogradCPU", "Python", "Python")
    ]
    with pytest.raises(KeyboardInterrupt):
        dispatch_trace(lambda: (_ for _ in ()).throw(KeyboardInterrupt))
    assert not has_callbacks() and get_local_keys() == keys
    assert OperatorEntry.lookup.__name__ == "lookup"
    tables = [op.table for op in dispatcher.operators.values()]
    assert not any(kernel.__qualname__.startswith("_stand_in") for table in tables for kernel in table.values())


def test_a_trace_inside_a_trace_takes_its_own_calls():
    inner = {}
    outer = dispatch_trace(lambda: (tt.neg(x), inner.update(dispatch_trace(lambda: tt.mm(a, b))), tt.abs(x)))
    assert [c["name"] for c in inner["calls"]] == ["aten::mm"]
    assert [len(c["stops"]) for c in inner["calls"]] == [1]
    assert [c["name"] for c in outer["calls"] if c["stops"]] == ["aten::neg", "aten::abs"]


def test_other_threads_are_not_told():
    def program():
        thread = threading.Thread(target=lambda: tt.mm(a, b))
        thread.start()
        thread.join()
        tt.neg(x)

    assert [c["name"] for c in dispatch_trace(program)["calls"]] == ["aten::neg"]


def test_registrations_during_a_trace_are_seen_at_once():
    op = dispatcher.find_op("aten::neg")
    kernel = KernelFunction(lambda ks, self: self.clone(), debug="registered here")

    def program():
        tt.neg(x)
        op.entry.register_kernel(DispatchKey.CPU, kernel)
        tt.neg(x)
        op.entry.deregister_kernel(DispatchKey.CPU, kernel)
        tt.neg(x)

    kernels = [c["stops"][0]["kernel"] for c in dispatch_trace(program)["calls"] if c["name"] == "aten::neg"]
    assert kernels[1] == "registered here" and kernels[0] == kernels[2] != kernels[1]


def test_a_call_that_calls_its_own_operator_is_a_call_of_its_own():
    class Again(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            func(*args)
            return func(*args, **(kwargs or {}))

    assert told(under(Again, lambda: tt.mm(a, b))) == [["mm", "PythonTLSSnapshot Python mode", [MM, MM]]]


def test_a_method_of_a_subclass_is_asked_before_any_operator():
    class Plain(tt.Tensor):
        pass

    y = tt.ones(2).as_subclass(Plain)
    method, function, shape = (
        dispatch_trace(run)["calls"] for run in (lambda: y * 2, lambda: tt.mul(y, 2), lambda: y.shape)
    )
    assert (method[0]["name"], method[0]["how"], method[1]["name"]) == (
        "torch.Tensor.mul",
        "torch_function",
        "aten::mul",
    )
    (stop,) = method[0]["stops"]
    assert (stop["kind"], stop["kernel"], stop["calls"]) == ("torch_function", "Plain.__torch_function__", [1, 2])
    assert [(s["kind"], s["inside"]) for s in function[0]["stops"]] == [("kernel", None), ("torch_function", 0)]
    assert [(c["name"], c["calls"]) for c in shape] == [("torch.Tensor.shape.__get__", [])]


def test_keyset():
    told = introspect.keyset(xg)
    assert (told["kind"], told["text"]) == ("keyset", "DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)")
    assert told["backends"] == ["CPUBit"] and told["marks"] == ["REQUIRES_GRAD"] and told["highest"] == "AutocastCPU"
    with tt.inference_mode():
        assert introspect.keyset(tt.ones(2))["keys"] == ["CPU", "AutocastCPU"]
    assert introspect.keyset(0)["highest"] == "Undefined" and introspect.keyset(0)["keys"] == []


@pytest.mark.parametrize("name", ["aten::mm", "linear", "add_.Tensor", tt.ops.aten.view.default, tt.ops.aten.relu])
def test_computed_table_is_what_the_dump_says(name):
    table = introspect.computed_table(name)
    op = dispatcher.find_op(table["name"], table["overload"])
    lines = [line for line in op.entry.dump_computed_table().splitlines() if line]
    rows = [row for row in table["rows"] if row["is_valid"]]
    assert [line.partition(":")[0] for line in lines] == [row["key"] for row in rows]
    assert [line.rpartition("[")[2][:-1] for line in lines] == [row["reason"] for row in rows]
    assert ["fallthrough" in line for line in lines] == [row["is_fallthrough"] for row in rows]
    json.dumps(table)


def test_reasons_are_those_of_torch(torch):
    for name in ("aten::mm", "aten::linear", "aten::relu", "aten::view", "aten::add_.Tensor"):
        dump = torch._C._dispatch_dump_table(name).splitlines()
        theirs = {line.partition(":")[0]: line.rpartition("[")[2][:-1] for line in dump if line}
        ours = {row["key"]: row["reason"] for row in introspect.computed_table(name)["rows"] if row["is_valid"]}
        for key in ("CPU", "CUDA", "Meta", "AutogradCPU", "AutogradCUDA", "AutogradOther", "ADInplaceOrView"):
            assert ours.get(key) == theirs.get(key), (name, key)


def test_fallthrough_by_backend_and_unknown_names():
    assert introspect.computed_table("mm")["fallthrough"]["CPU"][:2] == ["BackendSelect", "ADInplaceOrView"]
    assert introspect.computed_table("view")["fallthrough"]["CPU"][:1] == ["BackendSelect"]
    with pytest.raises(ValueError, match=r"^there is no operator aten::nonsense$"):
        introspect.computed_table("aten::nonsense")
    with pytest.raises(ValueError, match=r"^there is no operator add; there are add\.Tensor"):
        introspect.computed_table("add")
