"""L-BFGS: the valley of Rosenbrock, with and without line search, against PyTorch's losses on the way."""

from __future__ import annotations

import json
from pathlib import Path

import optim_programs
import pytest

import tinytensor as tt

GOLDEN = json.loads((Path(__file__).parent / "golden_optim.json").read_text())["rosenbrock"]


@pytest.mark.parametrize(("options", "golden"), list(zip(optim_programs.ROSENBROCK, GOLDEN, strict=True)))
def test_rosenbrock(options, golden):
    found = optim_programs.rosenbrock(tt, "float64", **options)
    assert found["losses"] == pytest.approx(golden["losses"], rel=1e-9)
    assert found["x"] == pytest.approx(golden["x"], rel=1e-5)
    for name in ("evaluations", "n_iter", "func_evals", "keys", "kinds"):
        assert found[name] == golden[name], name


def test_it_finds_the_minimum():
    found = optim_programs.rosenbrock(tt, "float64", line_search_fn="strong_wolfe", max_iter=50)
    assert found["x"] == pytest.approx([1.0, 1.0], abs=1e-5)


def test_several_parameters_are_one_vector_and_those_without_gradient_stay():
    a, b, unused = (tt.full(size, 3.0, dtype=tt.float64, requires_grad=True) for size in ((2, 2), (3,), (1,)))
    optimizer = tt.optim.LBFGS([a, b, unused], line_search_fn="strong_wolfe")

    def closure():
        optimizer.zero_grad()
        loss = ((a - 1) ** 2).sum() + 10 * ((b + 2) ** 2).sum()
        loss.backward()
        return loss

    first = optimizer.step(closure)
    assert first.item() == 4 * 4 + 10 * 3 * 25
    assert (a - 1).abs().max().item() < 1e-5 and (b + 2).abs().max().item() < 1e-5 and unused.item() == 3
    state_dict = optimizer.state_dict()
    other = tt.optim.LBFGS([a, b, unused], line_search_fn="strong_wolfe")
    other.load_state_dict(state_dict)
    assert other.state_dict()["state"][0]["n_iter"] == state_dict["state"][0]["n_iter"]
    assert other.step(closure).item() < 1e-8
