"""Symbolic tracing and what is done with its graphs: graphs, code, results and errors are PyTorch's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import symbolic_programs
from symbolic_golden import GOLDEN
from symbolic_programs import answers

import tinytensor as tt
from tinytensor import fx, nn

HERE = Path(__file__).parent


def different(ours, theirs):
    return {name: (ours.get(name), theirs[name]) for name in theirs if ours.get(name) != theirs[name]}


def test_programs_are_as_pytorch_traces_them():
    golden = json.loads(GOLDEN.read_text())
    assert len(golden) > 230
    assert different(json.loads(json.dumps(answers(tt))), golden) == {}


def test_golden_is_pytorchs(torch):
    import torch.fx

    assert different(json.loads(json.dumps(answers(torch))), json.loads(GOLDEN.read_text())) == {}


def run_drivers(*arguments):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [HERE.parents[1], *sys.path]))}
    command = [sys.executable, str(HERE / "drivers.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_programs_that_import_torch():
    assert run_drivers("--tinytensor") == (HERE / "drivers.txt").read_text()


@pytest.mark.oracle
def test_programs_that_import_torch_print_what_pytorch_prints():
    assert run_drivers() == (HERE / "drivers.txt").read_text()


def test_everything_is_put_back():
    """Tracing exchanges functions of modules and methods of classes only while it runs, also when it fails."""
    watched = [
        (tt.nn.functional, "relu"), (tt, "norm"), (nn.Module, "__call__"), (nn.Module, "__getattr__"), (tt.Tensor, "__getitem__"),
        (type(tt.ops.aten.relu), "__call__"), (type(tt.ops.aten.relu.default), "__call__"), (symbolic_programs, "sqrt"),
    ]  # fmt: skip
    before = [(vars(owner).get(name), getattr(owner, name)) for owner, name in watched]
    fx.symbolic_trace(symbolic_programs.uses_sqrt)
    with pytest.raises(fx.proxy.TraceError):
        fx.symbolic_trace(lambda x: x if x else -x)
    assert [(vars(owner).get(name), getattr(owner, name)) for owner, name in watched] == before
    assert not fx._symbolic_trace.is_fx_tracing()


def test_asserts_can_be_traced():
    class Asserting(fx.Tracer):
        trace_asserts = True

    names = {}
    # As text, for pytest writes the assertions of test files anew.
    exec("def checked(x):\n    assert x.sum() > 0\n    return x * 2\n", names)
    graph = Asserting().trace(names["checked"])
    assert [node.name for node in graph.nodes] == ["x", "sum_1", "gt", "assert_fn", "mul", "output"]
    module = fx.GraphModule({}, graph)
    assert module(tt.ones(2)).tolist() == [2.0, 2.0]
    with pytest.raises(AssertionError, match="Assertion failed"):
        module(-tt.ones(2))


def test_gradients_through_a_traced_module():
    model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))
    traced = fx.symbolic_trace(model)
    x = tt.rand(5, 3)
    traced(x).sum().backward()
    found = [parameter.grad.clone() for parameter in model.parameters()]
    model.zero_grad()
    model(x).sum().backward()
    assert all(tt.equal(one, parameter.grad) for one, parameter in zip(found, model.parameters(), strict=True))
    optimizer = tt.optim.SGD(traced.parameters(), lr=0.1)
    optimizer.step()
    assert tt.equal(traced(x), model(x))


def test_a_folder_is_a_package(tmp_path, monkeypatch):
    model = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2)).eval()
    traced = fx.symbolic_trace(model)
    traced.to_folder(tmp_path / "written_module", "Written")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = __import__("written_module").Written().eval()
    x = tt.rand(4, 3)
    assert tt.equal(module(x), traced(x))


def test_an_error_shows_its_line(capsys):
    graph = fx.Graph()
    graph.output(graph.create_node("call_function", getattr, (graph.placeholder("x"), "nothing")))
    with pytest.raises(AttributeError, match="nothing"):
        fx.GraphModule({}, graph)(tt.ones(4))
    shown = capsys.readouterr().err
    assert "Call using an FX-traced Module, line 5 of the traced Module's generated forward function:" in shown
    assert "getattr_1 = x.nothing" in shown and "~~~ <--- HERE" in shown


def test_what_no_import_reaches_cannot_be_pickled():
    import pickle

    def local(x):
        return x

    graph = fx.Graph()
    graph.output(graph.call_function(local, (graph.placeholder("x"),)))
    with pytest.raises(TypeError, match="which no import reaches"):
        pickle.dumps(fx.GraphModule({}, graph))
