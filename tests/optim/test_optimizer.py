"""Optimizer itself: groups, hooks in their order, ranges for the profiler, saving and loading, closures, pickling."""

from __future__ import annotations

import copy
import pickle
import threading
import warnings
from collections import OrderedDict
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.aten.record_function import Callback, RecordScope, add_global_callback, remove_callback
from tinytensor.c10 import metadata
from tinytensor.optim import _functional
from tinytensor.optim import optimizer as module
from tinytensor.optim.optimizer import Optimizer, _use_grad_for_differentiable, required


def params(*sizes: int) -> list[tt.Tensor]:
    made = [tt.ones(size, requires_grad=True) for size in sizes or (2, 3)]
    for p in made:
        p.grad = tt.ones_like(p)
    return made


class Mine(Optimizer):
    """As a learner writes one."""

    def __init__(self, params: Any, lr: Any = required, scale: float = 2.0) -> None:
        super().__init__(params, {"lr": lr, "scale": scale})

    def step(self, closure: Any = None) -> Any:
        loss = None if closure is None else closure()
        with tt.no_grad():
            for group in self.param_groups:
                for p in group["params"]:
                    p -= group["lr"] * group["scale"] * p.grad
                    self.state[p]["steps"] = self.state[p].get("steps", 0) + 1
        return loss


def test_groups_have_options_of_their_own():
    a, b = params()
    optimizer = Mine([{"params": a, "lr": 1.0}, {"params": [b], "lr": 0.1, "scale": 1.0}])
    assert optimizer.step(lambda: "loss") == "loss"
    assert a.tolist() == [-1, -1] and b.tolist() == pytest.approx([0.9] * 3)
    (late,) = params(1)
    optimizer.add_param_group({"params": iter([late]), "lr": 2.0})
    assert [len(g["params"]) for g in optimizer.param_groups] == [1, 1, 1]
    optimizer.step()
    assert late.tolist() == [-3] and optimizer.state[late]["steps"] == 1
    with pytest.raises(
        ValueError, match="parameter group didn't specify a value of required optimization parameter lr"
    ):
        Mine(params())
    with pytest.raises(ValueError, match="some parameters appear in more than one parameter group"):
        optimizer.add_param_group({"params": [a], "lr": 1.0})


def test_names_come_with_the_parameters():
    a, b = params()
    optimizer = tt.optim.SGD(OrderedDict(a=a, b=b).items(), lr=0.5)
    assert optimizer.param_groups[0]["param_names"] == ["a", "b"]
    assert optimizer.param_groups[0]["params"][0] is a
    state_dict = optimizer.state_dict()
    keys = list(state_dict["param_groups"][0])
    assert (keys[0], keys[-1]) == ("param_names", "params")
    unnamed = tt.optim.SGD(params(), lr=0.1)
    unnamed.load_state_dict(state_dict)
    assert unnamed.param_groups[0]["param_names"] == ["a", "b"]
    # Names of its own stay where the state has none.
    optimizer.load_state_dict(tt.optim.SGD(params(), lr=0.1).state_dict())
    assert optimizer.param_groups[0]["param_names"] == ["a", "b"] and optimizer.param_groups[0]["lr"] == 0.1


def test_a_parameter_without_gradient_is_left_alone():
    a, b = params()
    b.grad = None
    for name in ("SGD", "Adam", "RMSprop", "Rprop", "ASGD", "Adafactor"):
        optimizer = getattr(tt.optim, name)([a, b], lr=0.1)
        optimizer.step()
        assert b.tolist() == [1, 1, 1] and b not in optimizer.state
    for options in ({}, {"fused": True}, {"foreach": True}):
        tt.optim.Adam(params(), **options).step()
        optimizer = tt.optim.Adam([b], **options)
        optimizer.step()
        assert not optimizer.state


def test_the_closure_runs_with_grad_mode_on_and_the_step_with_it_off():
    (p,) = params(2)
    modes = []

    def closure():
        modes.append(tt.is_grad_enabled())
        optimizer.zero_grad()
        loss = (p * p).sum()
        loss.backward()
        return loss

    optimizer = tt.optim.Adam([p], lr=0.1)
    with tt.no_grad():
        assert optimizer.step(closure).item() == 2
        assert modes == [True] and not tt.is_grad_enabled()
    assert p.grad_fn is None and p.tolist() == pytest.approx([0.9, 0.9])

    class Fails(Mine):
        @_use_grad_for_differentiable
        def step(self, closure=None):
            raise KeyError("inside")

    failing = Fails([p], lr=0.1)
    failing.defaults["differentiable"] = False
    with pytest.raises(KeyError, match="inside"):
        failing.step()
    assert tt.is_grad_enabled()


def test_hooks_run_in_pytorchs_order_and_may_change_the_arguments():
    order = []

    def note(name):
        return lambda optimizer, args, kwargs: order.append((name, args[1:], kwargs))

    optimizer = Mine(params(), lr=0.1)
    handles = [
        module.register_optimizer_step_pre_hook(note("all before")),
        module.register_optimizer_step_post_hook(note("all after")),
        optimizer.register_step_pre_hook(note("before")),
        optimizer.register_step_post_hook(note("after")),
        optimizer.register_step_pre_hook(lambda o, args, kwargs: ((*args, lambda: "mine"), {})),
    ]
    try:
        assert optimizer.step() == "mine"
    finally:
        for handle in handles:
            handle.remove()
    assert [name for name, *_ in order] == ["all before", "before", "after", "all after"]
    assert order[0][1:] == ((), {}) and len(order[3][1]) == 1
    order.clear()
    optimizer.step()
    assert order == []
    handle = optimizer.register_step_pre_hook(lambda o, args, kwargs: 3)
    with pytest.raises(
        RuntimeError, match=r"step at 0x\w+> must return None or a tuple of \(new_args, new_kwargs\), but got 3\."
    ):
        optimizer.step()
    handle.remove()


def test_hooks_of_saving_and_loading():
    seen = []
    optimizer = tt.optim.SGD(params(), lr=0.5)
    optimizer.register_state_dict_pre_hook(lambda o: seen.append("pre"))
    optimizer.register_state_dict_post_hook(lambda o, state_dict: {**state_dict, "extra": 1})
    optimizer.register_state_dict_post_hook(lambda o, state_dict: seen.append(list(state_dict)), prepend=True)
    state_dict = optimizer.state_dict()
    assert seen == ["pre", ["state", "param_groups"]] and state_dict["extra"] == 1

    def rename(o, state_dict):
        seen.append("extra" in state_dict)
        return {**state_dict, "param_groups": [{**state_dict["param_groups"][0], "lr": 0.25}]}

    optimizer.register_load_state_dict_pre_hook(lambda o, state_dict: state_dict.pop("extra"))
    optimizer.register_load_state_dict_pre_hook(rename, prepend=True)
    optimizer.register_load_state_dict_post_hook(lambda o: seen.append(o.param_groups[0]["lr"]))
    handle = optimizer.register_load_state_dict_post_hook(lambda o: seen.append("first"), prepend=True)
    with pytest.raises(TypeError):  # `pop` gave back 1, which took the place of the dict
        optimizer.load_state_dict(state_dict)
    assert "extra" in state_dict and optimizer.param_groups[0]["lr"] == 0.5
    optimizer._optimizer_load_state_dict_pre_hooks.popitem(last=True)
    optimizer.load_state_dict(state_dict)
    assert seen[-2:] == ["first", 0.25]
    handle.remove()
    optimizer.load_state_dict(state_dict)
    assert seen[-2:] == [True, 0.25]


def test_ranges_for_the_profiler_only_while_one_listens():
    class Mine2(Mine):
        pass

    names = []
    optimizer, sgd = Mine2(params(), lr=0.1), tt.optim.SGD(params(), lr=0.1)
    callback = add_global_callback(Callback(lambda record: names.append(record.name), None, [RecordScope.USER_SCOPE]))
    try:
        optimizer.step()
        optimizer.zero_grad()
        sgd.step()
        sgd.zero_grad()
    finally:
        remove_callback(callback)
    sgd.step()
    assert names == [
        "Optimizer.step#Mine2.step", "Optimizer.zero_grad#Mine2.zero_grad", "Optimizer.step#SGD.step",
        "Optimizer.zero_grad#SGD.zero_grad",
    ]  # fmt: skip
    assert Mine2.step.hooked and tt.optim.SGD.step.__name__ == "step"


@pytest.mark.parametrize("emptied", [False, True])
def test_what_a_profiler_sees_of_a_fused_step(emptied, monkeypatch):
    optimizer, names = tt.optim.Adam(params(), fused=True), []
    if emptied:  # the state is made by the first step, and its layout is then no longer the parameter's object
        monkeypatch.setattr(metadata, "_INTERNED", {})
        monkeypatch.setattr(metadata, "_CONTIGUOUS", {})
    optimizer.step()
    here = threading.get_ident()  # other threads, of a loader for instance, are seen as well
    callback = add_global_callback(
        Callback(lambda record: names.append(record.name) if threading.get_ident() == here else None)
    )
    try:
        optimizer.step()
        optimizer.zero_grad(set_to_none=False)
    finally:
        remove_callback(callback)
    assert names == [
        "Optimizer.step#Adam.step", "aten::_foreach_add_", "aten::add_", "aten::add_", "aten::_fused_adam_",
        "Optimizer.zero_grad#Adam.zero_grad", "aten::_foreach_zero_", "aten::zero_", "aten::zero_",
    ]  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"foreach": True}, {"fused": True}])
def test_zero_grad(options):
    a, b = params()
    b.grad = None
    optimizer = tt.optim.SGD([a, b], lr=0.1, **options)
    kept = a.grad
    optimizer.zero_grad(set_to_none=False)
    assert a.grad is kept and kept.tolist() == [0, 0] and kept._version == 1 and b.grad is None
    kept.requires_grad_()
    optimizer.zero_grad(set_to_none=False)
    assert not kept.requires_grad
    # A gradient with a history of its own is cut off from it.
    (a * a).sum().backward(create_graph=True)
    a.grad = a.grad * 2
    optimizer.zero_grad(set_to_none=False)
    assert a.grad.grad_fn is None and not a.grad.requires_grad and a.grad.tolist() == [0, 0]
    optimizer.zero_grad()
    assert a.grad is None


def test_loading_casts_the_state_to_the_parameter_but_not_the_steps():
    optimizer = tt.optim.Adam(params(), lr=0.1)
    optimizer.step()
    halves = [p.detach().bfloat16().requires_grad_() for p in params()]
    other = tt.optim.Adam(halves, lr=0.5)
    other.load_state_dict(optimizer.state_dict())
    state = other.state[halves[0]]
    assert state["exp_avg"].dtype is tt.bfloat16 and state["step"].dtype is tt.float32
    assert other.param_groups[0]["lr"] == 0.1
    fused = tt.optim.Adam([p.detach().double().requires_grad_() for p in params()], fused=True)
    state_dict = optimizer.state_dict()
    state_dict["param_groups"][0]["fused"] = True
    state_dict["state"][0]["step"] = tt.tensor(1.0, dtype=tt.float64)
    state_dict["state"]["elsewhere"] = [1, 2]
    fused.load_state_dict(state_dict)
    steps = [s["step"] for s in fused.state.values() if isinstance(s, dict)]
    assert all(step.dtype is tt.float32 for step in steps) and fused.state["elsewhere"] == [1, 2]


def test_states_of_earlier_versions_are_completed():
    optimizer = tt.optim.Adam(params(), lr=0.1)
    optimizer.step()
    state_dict = copy.deepcopy(optimizer.state_dict())
    for name in ("amsgrad", "maximize", "foreach", "capturable", "differentiable", "fused", "decoupled_weight_decay"):
        del state_dict["param_groups"][0][name]
    for state in state_dict["state"].values():
        state["step"] = 7
    optimizer.load_state_dict(state_dict)
    assert optimizer.param_groups[0]["fused"] is None
    assert all(state["step"].item() == 7 for state in optimizer.state.values())
    optimizer.step()


def test_copies_and_pickles_go_on_with_parameters_of_their_own():
    (p,) = params(3)
    optimizer = tt.optim.Adam([p], lr=0.1)
    optimizer.step()
    for twin in (copy.deepcopy(optimizer), pickle.loads(pickle.dumps(optimizer))):
        (q,) = twin.param_groups[0]["params"]
        assert q is not p and list(twin.state) == [q] and repr(twin) == repr(optimizer)
        q.grad = tt.ones(3)
        twin.step()
        assert twin.state[q]["step"].item() == 2 and optimizer.state[p]["step"].item() == 1


def test_duplicates_are_told():
    (p,) = params(1)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        tt.optim.SGD([p, p], lr=0.1)
    assert "duplicate parameters" in str(seen[0].message) and seen[0].filename.endswith("sgd.py")


def test_parameters_of_a_module():
    layer = tt.nn.Linear(2, 1)
    optimizer = tt.optim.SGD(layer.parameters(), lr=0.1, momentum=0.9)
    before = layer.weight.detach().clone()
    layer(tt.ones(1, 2)).sum().backward()
    optimizer.step()
    assert (before - layer.weight).tolist()[0] == pytest.approx([0.1, 0.1], rel=1e-5)
    named = tt.optim.AdamW(layer.named_parameters())
    assert named.param_groups[0]["param_names"] == ["weight", "bias"]


def test_parameters_and_state_may_be_exchanged_for_a_block():
    (p,), (q,) = params(2), params(2)
    optimizer, other = (tt.optim.SGD([t], lr=lr, momentum=0.5) for t, lr in ((p, 1.0), (q, 0.25)))
    optimizer.step()
    other.step()
    state_dict, before = other.state_dict(), copy.deepcopy(optimizer.state_dict())
    stranger = tt.zeros(2, requires_grad=True)
    stranger.grad = tt.ones(2)
    with tt.optim.swap_in_optimizer_params_and_state(optimizer, {"stranger": stranger}, state_dict):
        optimizer.step()
    assert stranger.tolist() == [-0.375, -0.375]  # 0.25 * (0.5 * 1 + 1)
    assert p.tolist() == [0, 0] and optimizer.param_groups[0]["params"][0] is p
    assert repr(optimizer.state_dict()) == repr(before)
    # The buffer was used as it is.
    assert other.state[q]["momentum_buffer"].tolist() == [1.5, 1.5]


def test_the_algorithms_are_functions_too():
    (p,) = params(2)
    common = {"weight_decay": 0, "lr": 0.5, "maximize": False}
    _functional.sgd([p.detach()], [p.grad], [None], momentum=0.9, dampening=0, nesterov=False, **common)
    assert p.tolist() == [0.5, 0.5]
    betas = {"beta1": 0.9, "beta2": 0.9, "eps": 0.0, "amsgrad": False}
    with pytest.raises(RuntimeError, match="`state_steps` argument must contain a list of singleton tensors"):
        _functional.adamw([p], [p.grad], [p], [p], [], [1], **betas, **common)
