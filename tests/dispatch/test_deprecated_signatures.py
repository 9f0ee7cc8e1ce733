"""The orders of arguments that PyTorch has given up but still accepts."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.c10 import error

CALLS = [
    ("add(x, 2, a)", 2 * 3 + 1),
    ("x.add(2, a)", 7),
    ("x.clone().add_(2, a)", 7),
    ("add(x, 2, a, out=empty(0))", 7),
    ("add(x, alpha=2, other=a)", 7),
    ("sub(x, 2, a)", -5),
    ("x.sub(2, a)", -5),
    ("addcmul(x, 2, a, b)", 1 + 2 * 3 * 5),
    ("x.addcmul(2, a, b)", 31),
    ("addcdiv(x, 5, a, b)", 1 + 5 * 3 / 5),
    ("addmm(4, x, 2, a, b)", 4 + 2 * 2 * 3 * 5),
    ("addmm(4, x, a, b)", 4 + 2 * 3 * 5),
    ("x.addmm(4, 2, a, b)", 64),
    ("x.clone().addmm_(4, a, b)", 34),
    ("addmv(4, x[0], 2, a, b[0])", 64),
    ("addr(4, x, 2, a[0], b[0])", 4 + 2 * 3 * 5),
    ("baddbmm(4, x[None], 2, a[None], b[None])", 64),
    ("addbmm(4, x, 2, a[None], b[None])", 64),
]


def names(tt: Any) -> dict[str, Any]:
    """What the calls mention."""
    functions = "add sub addcmul addcdiv addmm addmv addr baddbmm addbmm empty".split()
    tensors = {"x": tt.full((2, 2), 1.0), "a": tt.full((2, 2), 3.0), "b": tt.full((2, 2), 5.0)}
    return {name: getattr(tt, name) for name in functions} | tensors


@pytest.mark.parametrize(("call", "value"), CALLS, ids=[call for call, _ in CALLS])
@pytest.mark.filterwarnings("ignore:This overload")
def test_value(call: str, value: float) -> None:
    assert set(eval(call, names(tt)).flatten().tolist()) == {value}


@pytest.mark.parametrize(("call", "value"), CALLS, ids=[call for call, _ in CALLS])
@pytest.mark.filterwarnings("ignore:This overload")
def test_value_in_torch(call: str, value: float, torch: Any) -> None:
    assert set(eval(call, names(torch)).flatten().tolist()) == {value}


def test_the_first_call_warns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error, "_warned", set())
    x = tt.ones(2)
    with pytest.warns(UserWarning) as caught:
        tt.add(x, 1, x)
        tt.addcmul(x, 1, x, x)
    assert [str(warning.message) for warning in caught] == [
        "This overload of add is deprecated:\n"
        "\tadd(Tensor input, Number alpha, Tensor other, *, Tensor out = None)\n"
        "Consider using one of the following signatures instead:\n"
        "\tadd(Tensor input, Tensor other, *, Number alpha = 1, Tensor out = None)"
    ]


def test_a_method_recommends_methods(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error, "_warned", set())
    x = tt.ones(2, 2)
    with pytest.warns(UserWarning) as caught:
        x.addcmul_(2, x, x)
    assert str(caught[0].message) == (
        "This overload of addcmul_ is deprecated:\n"
        "\taddcmul_(Number value, Tensor tensor1, Tensor tensor2)\n"
        "Consider using one of the following signatures instead:\n"
        "\taddcmul_(Tensor tensor1, Tensor tensor2, *, Number value = 1)"
    )


def test_gradients_flow() -> None:
    x = tt.ones(2, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tt.add(x, 3, x).sum().backward()
    assert x.grad is not None and x.grad.tolist() == [4.0, 4.0]
