"""make_fx: code, graphs and errors are PyTorch's, and the graphs compute what the function does."""

from __future__ import annotations

import importlib
import json

import pytest
from make_fx_golden import GOLDEN
from make_fx_programs import ERRORS, cases, environment, error, texts, trace

import tinytensor as tt
from tinytensor.fx import GraphModule, Interpreter
from tinytensor.fx.experimental.proxy_tensor import disable_proxy_modes_tracing, get_proxy_mode, make_fx
from tinytensor.utils._python_dispatch import TorchDispatchMode, _get_current_dispatch_mode_stack
from tinytensor.utils._pytree import tree_leaves, tree_map


@pytest.fixture(scope="module")
def golden():
    return json.loads(GOLDEN.read_text())


@pytest.mark.parametrize("name", cases())
def test_texts_are_pytorchs(name, golden):
    assert texts(name, environment(tt, make_fx)) == golden["texts"][name]


@pytest.mark.parametrize("name", ERRORS)
def test_errors_are_pytorchs(name, golden):
    assert error(name, environment(tt, make_fx)) == golden["errors"][name]


def test_golden_is_pytorchs(golden, torch):
    from torch.fx.experimental.proxy_tensor import make_fx as theirs

    for name in list(cases())[::6]:
        assert texts(name, environment(torch, theirs)) == golden["texts"][name]


def values(tree):
    # A graph has a torch.Size as a tuple.
    tree = tree_map(lambda leaf: tuple(leaf) if isinstance(leaf, tt.Size) else leaf, tree)
    return [leaf.tolist() if isinstance(leaf, tt.Tensor) else leaf for leaf in tree_leaves(tree)]


@pytest.mark.parametrize("name", cases())
def test_graphs_compute_what_the_function_does(name):
    env = environment(tt, make_fx)
    source, arguments, _ = cases()[name]
    module = trace(name, env)

    def twice(run):
        tt.manual_seed(0)
        args = eval(arguments, {**env, "x": tt.arange(6.0).reshape(2, 3) * 2})
        return values(run(*args))

    wanted = twice(eval(source, env))
    if name.startswith("decomposed"):
        wanted = [pytest.approx(value) for value in wanted[0]]
        assert twice(module)[0] == wanted
    else:
        assert twice(module) == wanted
        assert twice(Interpreter(module).run) == wanted


def test_constants_are_attributes():
    w = tt.ones(3)
    module = make_fx(lambda x: x + w + w)(tt.ones(3))
    assert module._tensor_constant0 is w
    w.mul_(2)
    assert module(tt.zeros(3)).tolist() == [4.0, 4.0, 4.0]


def test_a_constant_that_the_program_writes_to_stays():
    module = make_fx(lambda x: tt.tensor([1.0]).add_(x))(tt.ones(1))
    assert [module(tt.ones(1)).item() for _ in range(3)] == [2.0, 2.0, 2.0]


def test_numbers_of_tensors_can_be_burnt_in():
    module = make_fx(lambda x: x * x.sum().item(), _error_on_data_dependent_ops=False)(tt.ones(2))
    assert [n.target for n in module.graph.nodes if n.op == "call_function"][-1] is tt.ops.aten.mul.Tensor
    assert module(tt.ones(2) * 5).tolist() == [10.0, 10.0]


def test_an_error_leaves_no_mode_behind():
    def fails(x):
        x.sin()
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        make_fx(fails)(tt.ones(1))
    assert _get_current_dispatch_mode_stack() == []


def test_wrong_arguments():
    with pytest.raises(AssertionError, match="tracing_mode must be real/fake/symbolic, got eager"):
        make_fx(lambda x: x, tracing_mode="eager")
    with pytest.raises(RuntimeError, match="Tracing expected 2 arguments but got 1 concrete arguments"):
        make_fx(lambda x, y: x)(tt.ones(1))


def test_modes_see_what_is_run():
    seen = []

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    def f(x):
        assert get_proxy_mode() is not None
        with disable_proxy_modes_tracing() as mode:
            assert mode is not None and get_proxy_mode() is None
            x.cos()
        return x.sin()

    x = tt.ones(1)
    with Log():
        module = make_fx(f)(x)
    assert seen == ["aten.cos.default", "aten.sin.default"]
    assert [n.name for n in module.graph.nodes] == ["x_1", "sin", "output"]


def test_a_trace_inside_of_a_trace_is_its_own():
    inner = []

    def f(x):
        inner.append(make_fx(lambda y: y.cos())(x))
        return x.sin()

    outer = make_fx(f)(tt.ones(1))
    assert [n.name for n in outer.graph.nodes] == ["x_1", "sin", "output"]
    assert [n.name for n in inner[0].graph.nodes] == ["y_1", "cos", "output"]


def test_subclasses_take_their_turn_first():
    class Sub(tt.Tensor):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            inner = [a.as_plain if isinstance(a, Sub) else a for a in args]
            return func(*inner, **(kwargs or {}))

    sub = tt.Tensor._make_subclass(Sub, tt.ones(2))
    sub.as_plain = plain = tt.ones(2)
    module = make_fx(lambda x: x * sub)(tt.ones(2))
    assert module._tensor_constant0 is plain
    assert isinstance(module, GraphModule)


ON_FAKES = {
    "softmax": lambda m, a: m.nn.functional.softmax(a, 0) + a[0],
    "product": lambda m, a: a @ a.t(),
    "closed over": lambda m, a: a @ m.ones(3, 3),
    "in place": lambda m, a: a.clone().add_(1),
    "constant": lambda m, a: a + m.tensor(2.0),
    "random": lambda m, a: a + m.randn(3),
    "sizes": lambda m, a: a.view(a.shape[0] * a.shape[1]),
    "several": lambda m, a: (a + 1, [a * 2]),
    "dropout": lambda m, a: m.nn.functional.dropout(a, 0.5),
}


@pytest.mark.parametrize("name", ON_FAKES)
def test_on_fakes(same, name):
    """The graph is that of the sizes alone: nothing is computed."""

    def program(m):
        trace = importlib.import_module(f"{m.__name__}.fx.experimental.proxy_tensor").make_fx
        return trace(lambda a: ON_FAKES[name](m, a), tracing_mode="fake")(m.ones(3, 3)).code.splitlines()

    same(program)


def test_a_graph_made_on_fakes_runs_on_numbers():
    x = tt.arange(9.0).view(3, 3)
    graph = make_fx(lambda a: (a @ a.t()).exp(), tracing_mode="fake")(tt.ones(3, 3))
    assert tt.equal(graph(x / 9), (x / 9 @ (x / 9).t()).exp())
    with pytest.raises(NotImplementedError, match="sizes are never symbolic here"):
        make_fx(lambda a: a, tracing_mode="symbolic")
