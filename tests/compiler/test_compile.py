"""torch.compile by name: what is asked for runs as it is written, and one warning says so."""

from __future__ import annotations

import copy
import warnings

import pytest

import tinytensor as tt
from tinytensor import compiler, nn


@pytest.fixture
def silent(monkeypatch):
    monkeypatch.setattr(compiler, "_said", set())


def test_functions_and_modules_run_eagerly(silent):
    def f(x):
        return x * 2

    with pytest.warns(UserWarning, match="nothing is compiled here"):
        assert tt.compile(f, mode="max-autotune", fullgraph=True) is f
    net = nn.Linear(2, 2)
    with warnings.catch_warnings(action="error"):  # once is enough
        assert tt.compile(net, disable=True) is net
        net.compile(dynamic=True)
        assert tt.compile(dynamic=False)(f)(tt.ones(1)).item() == 2
    assert tt.equal(net(tt.ones(1, 2)), net.forward(tt.ones(1, 2)))


def test_disabled_says_nothing_and_wrong_calls_are_refused(silent):
    with warnings.catch_warnings(action="error"):
        tt.compile(len, disable=True)
    with pytest.raises(RuntimeError, match="Either mode or options can be specified, but both can't be"):
        tt.compile(len, mode="default", options={})
    with pytest.raises(RuntimeError, match="takes a function or a module"):
        tt.compile(3)


def test_the_compiler_is_never_at_work():
    assert not (compiler.is_compiling() or compiler.is_dynamo_compiling() or compiler.is_exporting())
    assert compiler.disable()(len) is len and compiler.disable(len, reason="none") is len
    assert compiler.set_stance("eager")(len) is len and compiler.list_backends() == []


def test_a_compiled_module_is_another_with_the_same_parameters(same, silent):
    def facts(m):
        with warnings.catch_warnings(action="ignore"):
            m.manual_seed(0)
            net = m.nn.Sequential(m.nn.Linear(2, 3), m.nn.ReLU())
            made = m.compile(net)
        made.note = 3
        names = [list(made.state_dict()), [name for name, _ in made.named_modules()], repr(made), net.note, len(made)]
        names += [
            made.training,
            made.eval() is made,
            net.training,
            made.requires_grad_(False) is made,
            type(made).__name__,
        ]
        del made.note
        copy_ = copy.deepcopy(made)
        return [
            *names,
            hasattr(net, "note"),
            made[0].weight is net[0].weight,
            list(copy_.state_dict()),
            isinstance(made, m.nn.Sequential),
        ]

    same(facts)

    def missing(m):
        with warnings.catch_warnings(action="ignore"):
            return m.compile(m.nn.Linear(1, 1))

    same(lambda m: missing(m).zzz)
    same(lambda m: len(missing(m)))
    net = tt.compile(tt.nn.Linear(2, 1))
    assert net(tt.ones(3, 2)).shape == (3, 1)
