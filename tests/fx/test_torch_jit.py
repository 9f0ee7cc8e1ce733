"""torch.jit: scripted programs run as Python; traced ones run again what they did on the example."""

from __future__ import annotations

import copy
import subprocess
import sys
import warnings

import pytest

import tinytensor as tt


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        warnings.filterwarnings("ignore", "torch.jit.script: there is no TorchScript")
        yield


def net(library):
    class Net(library.nn.Module):
        def __init__(self):
            super().__init__()
            self.fc = library.nn.Linear(3, 2)
            self.register_buffer("scale", library.ones(2))

        def forward(self, x):
            return library.relu(self.fc(x)) * self.scale

    return Net()


def test_a_traced_module(library):
    module = net(library)
    traced = library.jit.trace(module, library.rand(1, 3))
    x = library.rand(4, 3)
    assert library.equal(traced(x), module(x))
    assert isinstance(traced, library.jit.ScriptModule) and isinstance(traced, library.nn.Module)
    assert list(traced.state_dict()) == list(module.state_dict())
    assert traced.original_name == "Net"
    traced(x).sum().backward()
    assert module.fc.weight.grad is not None
    with library.no_grad():
        module.fc.weight.zero_()
    assert library.equal(traced(x), module(x))
    assert library.equal(copy.deepcopy(traced)(x), module(x))


def test_sizes_stay_values(library):
    def flat(x):
        return x.reshape(x.size(0), -1) * x.shape[1]

    traced = library.jit.trace(flat, library.ones(2, 3, 4))
    assert traced(library.ones(5, 6, 2)).shape == (5, 12) and traced(library.ones(5, 6, 2))[0, 0] == 6


LOOKS = {
    "lambda torch, x: x * 2 if x.sum() > 0 else x": "Converting a tensor to a Python boolean might cause the trace to be incorrect.",
    "lambda torch, x: x * x.sum().item()": "Converting a tensor to a Python number might cause the trace to be incorrect.",
    "lambda torch, x: x * int(x[0])": "Converting a tensor to a Python integer might cause the trace to be incorrect.",
    "lambda torch, x: x * float(x[0])": "Converting a tensor to a Python float might cause the trace to be incorrect.",
    "lambda torch, x: x * len(x)": "Using len to get tensor shape might cause the trace to be incorrect.",
    "lambda torch, x: [y for y in x][0]": "Iterating over a tensor might cause the trace to be incorrect.",
}


@pytest.mark.parametrize("source", LOOKS)
def test_looks_at_values(library, source):
    program = eval(source)

    def run(x):
        return program(library, x)

    with pytest.warns(library.jit.TracerWarning) as caught:
        traced = library.jit.trace(run, library.ones(2))
    texts = [str(each.message) for each in caught if each.category is library.jit.TracerWarning]
    assert texts[0].startswith(LOOKS[source])
    assert library.equal(traced(library.ones(2)), run(library.ones(2)))
    # What was looked at is a constant of the trace.
    assert library.equal(traced(-library.ones(2)).sign(), -run(library.ones(2)).sign())


ERRORS = [
    ("jit.trace(lambda x: x, 3)", "TypeError", "'int' object is not iterable"),
    ("jit.trace(lambda x: x)", "TypeError", "'NoneType' object is not iterable"),
    (
        "jit.trace(lambda x: 3, ones)",
        "RuntimeError",
        "Only tensors, lists, tuples of tensors, or dictionary of tensors",
    ),
    (
        "jit.trace(lambda x: {'a': x}, ones)",
        "RuntimeError",
        "Encountering a dict at the output of the tracer might cause",
    ),
    ("jit.trace(lambda x: None, ones)", "RuntimeError", "The traced function didn't return any values! Side-effects"),
    ("jit.trace(lambda x, y: x + y, (ones,))", "TypeError", "<lambda>() missing 1 required positional argument: 'y'"),
    ("jit.trace_module(3, {})", "AttributeError", "expected torch.nn.Module as the first argument"),
    ("jit.trace_module(module, 3)", "AttributeError", "expected a dictionary of (method_name, input) pairs"),
    ("jit.freeze(module)", "RuntimeError", "Freezing expects a ScriptModule as input. Please use torch.jit.script or"),
    (
        "jit.freeze(jit.script(module))",
        "RuntimeError",
        "Freezing is currently only implemented for modules in eval mode.",
    ),
    ("jit.optimize_for_inference(module)", "RuntimeError", "optimize_for_inference expects a ScriptModule as input."),
    ("jit.load('/nowhere')", "ValueError", "The provided filename /nowhere does not exist"),
    ("jit.save(module, '/tmp/x')", "AttributeError", "object has no attribute 'save'"),
    ("jit.script(3)", "TypeError", "<class 'int'> is a built-in class"),
    (
        "jit.script(torch.nn.ReLU)",
        "RuntimeError",
        "Type '<class 'torch.nn.modules.activation.ReLU'>' cannot be compiled since",
    ),
    ("jit.ignore(3)", "RuntimeError", "Argument to @torch.jit.ignore must be a bool or a function but got 3"),
    ("jit.wait(3)", "TypeError", "wait(): incompatible function arguments."),
    (
        "traced(ones, ones)",
        "RuntimeError",
        "double() expected at most 1 argument(s) but received 2 argument(s). Declaration:",
    ),
    (
        "traced(3)",
        "RuntimeError",
        "double() Expected a value of type 'Tensor' for argument 'x' but instead found type 'int'.",
    ),
    ("traced()", "RuntimeError", "double() is missing value for argument 'x'. Declaration: double(Tensor x) -> Tensor"),
    ("jit.fork(lambda x: x.view(7), ones).wait()", "RuntimeError", "shape '[7]' is invalid for input of size 2"),
]


def double(x):
    return x * 2


def test_errors(library):
    traced = library.jit.trace(double, library.ones(2))
    env = {
        "torch": library,
        "jit": library.jit,
        "ones": library.ones(2),
        "module": net(library),
        "traced": traced,
        "__name__": "programs",
    }
    for source, kind, text in ERRORS:
        with pytest.raises(Exception) as raised:
            eval(source, env)
        assert (raised.type.__name__, text in str(raised.value)) == (kind, True), (source, str(raised.value))


VALUES = [
    "jit.is_scripting()", "jit.is_tracing()", "jit.annotate(int, 3)", "jit.Attribute(3, int)", "jit.Final",
    "jit.isinstance([1, 2], list[int])", "jit.isinstance([1, 'a'], list[int])", "jit.isinstance({'a': 1}, dict[str, int])",
    "jit.isinstance((1, 2.0), tuple[int, float])", "jit.isinstance((1, 2), tuple[int, float])",
    "jit.isinstance(None, typing.Optional[int])", "jit.isinstance(3, typing.Union[str, int])", "jit.isinstance(3, str)",
    "jit.isinstance([[1]], list[list[int]])", "jit.wait(jit.fork(double, torch.ones(2))).tolist()", "jit.script([1])",
    "jit.ignore(double) is double", "jit.unused(double) is double", "jit.export(double) is double",
    "jit.trace(double, torch.ones(1))(torch.ones(2)).tolist()", "jit.trace(double, torch.ones(1)).name",
    "jit.script(double)(torch.ones(2)).tolist()", "jit.script(double).name",
    "jit.script_if_tracing(double)(torch.ones(2)).tolist()",
    "jit.trace(double, example_kwarg_inputs={'x': torch.ones(1)})(torch.ones(2)).tolist()",
    "[t.tolist() for t in jit.trace(lambda x: (x, x + 1), torch.ones(1))(torch.ones(2))]",
    "[t.tolist() for t in jit.trace(lambda x: [x, x + 1], torch.ones(1), strict=False)(torch.ones(2))]",
    "jit.trace(lambda d: d['a'] + 1, ({'a': torch.ones(1)},))({'a': torch.ones(2)}).tolist()",
    "jit.trace(jit.trace(double, torch.ones(1)), torch.ones(1))(torch.ones(2)).tolist()",
]  # fmt: skip


def test_values(torch):
    import typing

    def value(library, source):
        env = {"torch": library, "jit": library.jit, "double": double, "typing": typing, "__name__": "programs"}
        return repr(eval(source, env))

    assert [(s, value(tt, s)) for s in VALUES] == [(s, value(torch, s)) for s in VALUES]


def test_a_scripted_module(library):
    module = net(library)
    scripted = library.jit.script(module)
    x = library.rand(4, 3)
    assert library.equal(scripted(x), module(x)) and isinstance(scripted, library.jit.ScriptModule)
    assert repr(scripted) == (
        "RecursiveScriptModule(\n  original_name=Net\n  (fc): RecursiveScriptModule(original_name=Linear)\n)"
    )
    assert list(scripted.state_dict()) == list(module.state_dict())
    scripted.load_state_dict({name: library.zeros_like(value) for name, value in module.state_dict().items()})
    assert module(x).abs().sum() == 0
    scripted.eval()
    assert not scripted.fc.training and module.training
    frozen = library.jit.freeze(scripted)
    assert library.equal(frozen(x), module(x)) and library.equal(
        library.jit.optimize_for_inference(scripted)(x), module(x)
    )
    assert library.jit.script(scripted) is scripted


def test_shared_submodules_stay_one():
    shared = tt.nn.Linear(2, 2)
    scripted = tt.jit.script(tt.nn.Sequential(shared, shared))
    assert scripted[0] is scripted[1] and scripted[0].weight is shared.weight


def test_it_says_once_that_there_is_no_compiler():
    program = (
        "import warnings, tinytensor as tt\n"
        "with warnings.catch_warnings(record=True) as seen:\n"
        "    warnings.simplefilter('always')\n"
        "    @tt.jit.script\n"
        "    def f(x): return x + 1\n"
        "    tt.jit.script(tt.nn.ReLU())\n"
        "print([w.category.__name__ for w in seen], f(tt.ones(1)).tolist())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "['UserWarning'] [2.0]\n"


def test_tracing_leaves_buffers_and_methods_as_they_were():
    module = tt.nn.BatchNorm1d(3)
    methods = [vars(tt.Tensor).get(name) for name in ("__bool__", "item", "__len__", "__iter__")]
    traced = tt.jit.trace(module, tt.rand(4, 3))
    assert module.num_batches_tracked == 0 and module.running_mean.tolist() == [0.0] * 3
    assert [vars(tt.Tensor).get(name) for name in ("__bool__", "item", "__len__", "__iter__")] == methods
    traced(tt.rand(4, 3))
    assert module.num_batches_tracked == 1 and not tt.jit.is_tracing()


def test_a_branch_in_a_module_reads_its_own_parameters():
    class Branch(tt.nn.Module):
        def __init__(self):
            super().__init__()
            self.fc = tt.nn.Linear(2, 2)

        def forward(self, x, scale=2):
            y = self.fc(x) * scale
            return y + 1 if y.sum() > -1e9 else y

    module = Branch()
    with pytest.warns(tt.jit.TracerWarning):
        traced = tt.jit.trace(module, tt.ones(3, 2))
    assert {node.target for node in traced.graph.nodes if node.op == "get_attr"} == {"fc.weight", "fc.bias"}
    with tt.no_grad():
        module.fc.weight.mul_(3)
    assert tt.allclose(traced(x=tt.ones(3, 2)), module(tt.ones(3, 2)))


def test_files_are_refused(tmp_path):
    traced = tt.jit.trace(tt.nn.Linear(2, 2), tt.ones(1, 2))
    with pytest.raises(RuntimeError, match=r"Save state_dict\(\) with torch.save"):
        tt.jit.save(traced, tmp_path / "x.pt")
    (tmp_path / "y.pt").write_bytes(b"")
    with pytest.raises(RuntimeError, match="a program cannot be loaded"):
        tt.jit.load(tmp_path / "y.pt")
    with pytest.raises(ValueError, match="is a directory"):
        tt.jit.load(tmp_path)


def test_names_are_pytorchs(torch):
    """All public names of torch.jit but those of its compiler."""
    compiler = {
        "CompilationUnit", "ONNXTracedModule", "annotations", "export_opnames", "frontend", "jit_module_from_flatbuffer",
        "last_executed_optimized_graph", "save_jit_module_to_flatbuffer",
    }  # fmt: skip
    imported = {"Iterator", "contextmanager", "set_module", "torch", "warnings"}
    public = {name for name in dir(torch.jit) if not name.startswith("_")}
    assert public - imported - compiler - set(dir(tt.jit)) == set()
