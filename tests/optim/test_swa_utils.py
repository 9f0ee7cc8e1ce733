"""Averages of weights and batch norm statistics of the average, against PyTorch's."""

from __future__ import annotations

import json
from pathlib import Path

import optim_programs
import pytest

import tinytensor as tt

GOLDEN = json.loads((Path(__file__).parent / "golden_optim.json").read_text())["averages"]


def flat(value: object) -> list[float]:
    return [x for v in value for x in flat(v)] if isinstance(value, list) else [float(value)]  # type: ignore[arg-type]


@pytest.mark.parametrize("name", optim_programs.AVERAGES)
def test_averages(name):
    found, golden = optim_programs.averaged(tt, name), GOLDEN[name]
    assert found.get("error") == golden.get("error")
    if "error" in golden:
        return
    assert list(found["state"]) == list(golden["state"])
    for key, value in golden["state"].items():
        assert flat(found["state"][key]) == pytest.approx(flat(value), rel=1e-12, abs=1e-12), key
    assert flat(found["statistics"]) == pytest.approx(flat(golden["statistics"]), rel=1e-10)
    assert (found["momentum"], found["training"]) == (golden["momentum"], golden["training"]) == (0.1, False)


def test_the_model_itself_is_untouched_and_the_average_computes():
    model = tt.nn.Linear(2, 1)
    average = tt.optim.swa_utils.AveragedModel(model)
    x = tt.ones(1, 2)
    assert (average(x) == model(x)).all() and average.module is not model
    with tt.no_grad():
        model.weight.zero_()
    assert average.module.weight.abs().sum().item() > 0
    average.update_parameters(model)
    assert average.module.weight.abs().sum().item() == 0 and average.n_averaged.item() == 1


def test_models_without_batch_norm_need_no_statistics():
    seen = []
    tt.optim.swa_utils.update_bn((seen.append(i) for i in range(3)), tt.nn.Linear(2, 1))
    assert seen == []
