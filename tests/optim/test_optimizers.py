"""Every optimizer with every option against PyTorch's parameters after ten steps; saving, loading, traces, versions."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import optim_programs
import optim_texts
import pytest

import tinytensor as tt
from tinytensor.testing.compare_arrays import to_array
from tinytensor.utils._python_dispatch import TorchDispatchMode

GOLDEN = json.loads((Path(__file__).parent / "golden_optim.json").read_text())
TOLERANCE = {"float32": 1e-6, "float64": 1e-12}
CASES = [pytest.param(case, id=optim_programs.case_name(case)) for case in optim_programs.OPTIMIZERS]
NAMES = list(dict.fromkeys(name for name, _ in optim_programs.OPTIMIZERS))


def flat(params: list[Any]) -> list[list[float]]:
    return [p.detach().reshape(-1).tolist() for p in params]


def close(found: list[list[float]], expected: list[list[float]], dtype: str) -> bool:
    limit = TOLERANCE[dtype]
    return all(
        abs(a - b) <= limit * max(1, abs(b))
        for row, golden in zip(found, expected, strict=True)
        for a, b in zip(row, golden, strict=True)
    )


@pytest.mark.parametrize("dtype", optim_programs.DTYPES)
@pytest.mark.parametrize("case", CASES)
def test_ten_steps(case, dtype):
    found, golden = (
        optim_programs.ten_steps(tt, case, dtype),
        GOLDEN["ten_steps"][f"{optim_programs.case_name(case)} {dtype}"],
    )
    assert close(found["params"], golden["params"], dtype)
    if not case[1].get("foreach"):  # a loop here, so versions are those of the loop
        assert found["versions"] == golden["versions"]


@pytest.mark.parametrize("case", CASES)
def test_a_state_dict_taken_in_the_middle_goes_on_in_another_optimizer(case):
    assert close(optim_programs.resumed(tt, case), GOLDEN["resumed"][optim_programs.case_name(case)], "float64")


@pytest.mark.parametrize("name", NAMES)
def test_a_state_dict_has_pytorchs_keys_and_order(name):
    options = next(options for other, options in optim_programs.OPTIMIZERS if other == name)
    params = optim_programs.parameters(tt, "float64")
    optimizer = getattr(tt.optim, name)(params, **options)
    optim_programs.take_steps(tt, optimizer, params, 0, 5)
    found = optim_programs.shape_of_state(optimizer.state_dict())
    golden = GOLDEN["states"][name]["shape"]
    assert json.dumps(found) == json.dumps(golden)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_dict_of_pytorch_goes_on_here(name):
    golden = GOLDEN["states"][name]
    params = [tt.tensor(values, dtype=tt.float64, requires_grad=True) for values in golden["params"]]
    optimizer = getattr(tt.optim, name)(params)
    loaded = copy.deepcopy(golden["state_dict"])
    kinds = golden["shape"]["state"]
    for group in loaded["param_groups"]:
        group.update(
            {
                key: tuple(group[key])
                for key in ("betas", "etas", "step_sizes", "eps")
                if isinstance(group.get(key), list)
            }
        )
    loaded["state"] = {
        int(number): {
            key: tt.tensor(value, dtype=getattr(tt, kinds[number][key].split()[0])) for key, value in state.items()
        }
        for number, state in loaded["state"].items()
    }
    optimizer.load_state_dict(loaded)
    optim_programs.take_steps(tt, optimizer, params, 5, 10)
    first = next(case for case in optim_programs.OPTIMIZERS if case[0] == name)
    assert close(flat(params), GOLDEN["resumed"][optim_programs.case_name(first)], "float64")


@pytest.mark.parametrize("program", optim_texts.ERRORS)
def test_error(program):
    expected = GOLDEN["errors"][program]
    found = optim_texts.result_of(tt, program)
    assert found == expected


def test_reprs():
    assert [repr(eval(program, optim_texts.tools(tt))) for program in optim_texts.REPRS] == GOLDEN["reprs"]


@pytest.mark.parametrize("case", [pytest.param(c, id=optim_programs.case_name(c)) for c in optim_programs.TRACES])
def test_a_step_runs_pytorchs_operators_in_their_order(case):
    assert optim_programs.traced(tt, TorchDispatchMode, case) == GOLDEN["traces"][optim_programs.case_name(case)]


CAPTURABLE = [pytest.param(c, id=optim_programs.case_name(c)) for c in optim_programs.CAPTURABLE]


@pytest.mark.parametrize("case", CAPTURABLE)
def test_a_capturable_step_runs_pytorchs_operators_in_their_order(case):
    found = optim_programs.capturable(tt, TorchDispatchMode, case)
    golden = GOLDEN["capturable"][optim_programs.case_name(case)]
    assert close(found["params"], golden["params"], "float32")
    assert found["trace"] == golden["trace"]


DIFFERENTIABLE = list(zip(optim_programs.DIFFERENTIABLE, GOLDEN["differentiable"], strict=True))


@pytest.mark.parametrize(("case", "golden"), DIFFERENTIABLE)
def test_a_differentiable_step_has_a_gradient_for_what_came_before(case, golden):
    found = optim_programs.differentiated(tt, *case)
    assert found == golden if isinstance(golden, str) else close([found], [golden], "float64")


def test_a_learning_rate_can_be_learnt():
    lr = tt.tensor(0.1, requires_grad=True)
    param = tt.tensor([1.0, 2.0], requires_grad=True).clone()
    optimizer = tt.optim.SGD([param], lr=lr, differentiable=True)
    param.grad = tt.tensor([3.0, 4.0])
    optimizer.step()
    param.sum().backward()
    assert lr.grad.item() == -7


def test_a_tensor_learning_rate_may_change_between_steps():
    for fused in (False, True):
        lr = tt.tensor([0.5])
        p = tt.zeros(3, requires_grad=True)
        optimizer = tt.optim.SGD([p], lr=lr, fused=fused)
        p.grad = tt.ones(3)
        optimizer.step()
        lr.fill_(0.25)
        optimizer.step()
        assert to_array(p).tolist() == [-0.75] * 3


@pytest.mark.parametrize(("case", "golden"), list(zip(optim_programs.MUON, GOLDEN["muon"], strict=True)))
def test_muon(case, golden):
    sizes, options = case
    # Its matrices are bfloat16, with 8 bits.
    assert optim_programs.muon(tt, sizes, **options) == pytest.approx(golden, abs=2e-2)


def test_golden_files_are_what_pytorch_does(torch):
    from torch.utils._python_dispatch import TorchDispatchMode as TheirMode

    for case in optim_programs.CAPTURABLE:
        found = optim_programs.capturable(torch, TheirMode, case)
        golden = GOLDEN["capturable"][optim_programs.case_name(case)]
        assert close(found["params"], golden["params"], "float32") and found["trace"] == golden["trace"]
    for case in optim_programs.OPTIMIZERS[::11]:
        name = f"{optim_programs.case_name(case)} float64"
        assert close(
            optim_programs.ten_steps(torch, case, "float64")["params"], GOLDEN["ten_steps"][name]["params"], "float64"
        )
