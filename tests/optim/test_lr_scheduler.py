"""Schedulers: learning rates and momentums of thirty epochs, warnings, saving, against PyTorch's."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import warnings
import weakref
from pathlib import Path

import optim_schedules
import optim_texts
import pytest

import tinytensor as tt
from tinytensor.optim import lr_scheduler as L

GOLDEN = json.loads((Path(__file__).parent / "golden_schedulers.json").read_text())


@pytest.fixture(autouse=True)
def _quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("optimizer", ("SGD", "Adam"))
@pytest.mark.parametrize("name", optim_schedules.SCHEDULERS)
def test_thirty_epochs(name, optimizer):
    found, golden = optim_schedules.thirty_epochs(tt, name, optimizer), GOLDEN["rates"][f"{name}, {optimizer}"]
    for row, expected in zip(found["rates"], golden["rates"], strict=True):
        assert row == pytest.approx(expected, rel=1e-14, abs=1e-18)
    assert found["state"] == golden["state"]


@pytest.mark.parametrize("name", optim_schedules.SCHEDULERS)
def test_a_learning_rate_that_is_a_tensor_is_changed_in_place(name):
    o = optim_schedules.scheduled(tt, "SGD", tensor_lr=True)
    lr = o.param_groups[0]["lr"]
    found = optim_schedules.go_on(tt, o, optim_schedules.make_scheduler(tt, optim_schedules.SCHEDULERS[name], o), 0, 30)
    assert o.param_groups[0]["lr"] is lr
    for row, expected in zip(found, GOLDEN["rates"][f"{name}, SGD"]["rates"], strict=True):
        assert row == pytest.approx(expected, rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("name", optim_schedules.SCHEDULERS)
def test_a_state_dict_taken_in_the_middle_goes_on_in_another_scheduler(name):
    golden = GOLDEN["rates"][f"{name}, SGD"]["rates"]
    o = optim_schedules.scheduled(tt, "SGD")
    scheduler = optim_schedules.make_scheduler(tt, optim_schedules.SCHEDULERS[name], o)
    optim_schedules.go_on(tt, o, scheduler, 0, 12)
    states = copy.deepcopy((scheduler.state_dict(), o.state_dict()))
    other = optim_schedules.scheduled(tt, "SGD")
    second = optim_schedules.make_scheduler(tt, optim_schedules.SCHEDULERS[name], other)
    second.load_state_dict(states[0])
    other.load_state_dict(states[1])
    for row, expected in zip(optim_schedules.go_on(tt, other, second, 12, 30), golden[12:], strict=True):
        assert row == pytest.approx(expected, rel=1e-12, abs=1e-18)


@pytest.mark.parametrize("name", optim_texts.WARNINGS)
def test_warnings(name):
    assert optim_texts.warnings_of(tt, optim_texts.WARNINGS[name]) == GOLDEN["warnings"][name]


def test_callable_objects_are_saved_with_their_attributes():
    class Decay:
        def __init__(self, rate):
            self.rate = rate

        def __call__(self, epoch):
            return self.rate**epoch

    o = optim_schedules.scheduled(tt, "SGD")
    state = L.LambdaLR(o, [Decay(0.5), lambda epoch: 1.0]).state_dict()
    assert state["lr_lambdas"] == [{"rate": 0.5}, None] and "optimizer" not in state
    other = L.LambdaLR(optim_schedules.scheduled(tt, "SGD"), [Decay(0.1), lambda epoch: 1.0])
    other.load_state_dict(state)
    assert other.lr_lambdas[0].rate == 0.5
    cyclic = L.CyclicLR(o, 0.1, 0.2, scale_fn=Decay(0.5), cycle_momentum=False)
    assert cyclic.state_dict()["_scale_fn_custom"] == {"rate": 0.5}
    again = L.CyclicLR(optim_schedules.scheduled(tt, "SGD"), 0.1, 0.2, scale_fn=Decay(0.1), cycle_momentum=False)
    again.load_state_dict(cyclic.state_dict())
    assert again._scale_fn_custom.rate == 0.5


def test_closed_forms_agree_with_steps():
    for program in ("StepLR(o, 3)", "MultiStepLR(o, [2, 5])", "ExponentialLR(o, 0.9)", "LinearLR(o)", "ConstantLR(o)",
                    "PolynomialLR(o, 8, 2.0)", "CosineAnnealingLR(o, 6, 0.01)"):  # fmt: skip
        o = optim_schedules.scheduled(tt, "SGD")
        scheduler = optim_schedules.make_scheduler(tt, f"L.{program}", o)
        for _ in range(5):
            o.step()
            scheduler.step()
        other = optim_schedules.scheduled(tt, "SGD")
        jumped = optim_schedules.make_scheduler(tt, f"L.{program}", other)
        jumped.step(5)
        assert jumped.get_last_lr() == pytest.approx(scheduler.get_last_lr(), rel=1e-12)


def test_warm_restarts_take_parts_of_epochs():
    o = optim_schedules.scheduled(tt, "SGD")
    scheduler = L.CosineAnnealingWarmRestarts(o, 2, 2)
    found = []
    for epoch in (0.5, 1.5, 2.5, 7.0):
        scheduler.step(epoch)
        found.append((scheduler.T_cur, scheduler.T_i, scheduler.last_epoch))
    assert found == [(0.5, 2, 0), (1.5, 2, 1), (0.5, 4, 2), (1.0, 8, 7)]


def test_going_on_needs_the_first_learning_rates():
    o = optim_schedules.scheduled(tt, "SGD")
    L.StepLR(o, 2)
    assert L.StepLR(o, 2, last_epoch=3).last_epoch == 4
    fresh = tt.optim.SGD([tt.ones(1, requires_grad=True)])
    with pytest.raises(KeyError, match="param 'initial_lr' is not specified in param_groups\\[0\\]"):
        L.StepLR(fresh, 2, last_epoch=3)


def test_an_optimizer_with_a_scheduler_goes_when_nobody_holds_it_and_can_be_pickled():
    o = optim_schedules.scheduled(tt, "SGD")
    L.StepLR(o, 2)
    o.step()
    twin = pickle.loads(pickle.dumps(o))
    assert twin.param_groups[0]["initial_lr"] == 0.1
    gone = weakref.ref(o)
    gc.disable()
    try:
        del o
        assert gone() is None
    finally:
        gc.enable()


def test_names_are_those_of_one_module():
    assert L.StepLR.__module__ == "tinytensor.optim.lr_scheduler"
    assert issubclass(L._LRScheduler, L.LRScheduler)
    assert pickle.loads(pickle.dumps(L.OneCycleLR)) is L.OneCycleLR
