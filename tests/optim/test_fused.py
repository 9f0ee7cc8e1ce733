"""Fused steps: one kernel for all parameters of a group, its operators' errors, layouts, dtypes, GradScaler."""

from __future__ import annotations

import math
import subprocess
import sys
from os import environ
from pathlib import Path
from typing import Any

import optim_programs
import pytest

import tinytensor as tt
from tinytensor.testing.compare_arrays import to_array

FUSED = [case for case in optim_programs.OPTIMIZERS if case[1].get("fused")]
WRONG = "to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)"


def twin(case: tuple[str, dict[str, Any]]) -> tuple[str, dict[str, Any]]:
    return case[0], {key: value for key, value in case[1].items() if key != "fused"}


@pytest.mark.parametrize(
    "case", [pytest.param(c, id=optim_programs.case_name(c)) for c in (FUSED[1], FUSED[4], FUSED[-1])]
)
def test_16_bit_parameters(case):
    """bfloat16 in memory, float32 in between: close to the loop, which rounds after every operator."""
    results = []
    for name, options in (case, twin(case)):
        params = [p.detach().bfloat16().requires_grad_() for p in optim_programs.parameters(tt, "float32")]
        optimizer = getattr(tt.optim, name)(params, **options)
        optim_programs.take_steps(tt, optimizer, params, 0, 3)
        results.append([to_array(p) for p in params])
    assert all(abs(a - b).max() < 0.05 for a, b in zip(*results, strict=True))


def test_layouts_with_gaps_and_gradients_in_another_order():
    base = tt.tensor(optim_programs.values(24, 1)).reshape(4, 6)
    grad = tt.tensor(optim_programs.values(12, 2)).reshape(4, 3)
    results = []
    for fused in (False, True):
        for layout in (lambda t: t, lambda t: t.t().contiguous().t()):
            storage = base.clone()
            p = storage[:, ::2].requires_grad_()
            p.grad = layout(grad)
            dense = layout(grad).detach().clone().requires_grad_()
            dense.grad = grad.clone()
            optimizer = tt.optim.Adam([p, dense], lr=0.1, fused=fused)
            optimizer.step()
            optimizer.step()
            results.append([to_array(p), to_array(dense)])
            assert (storage[:, 1::2] == base[:, 1::2]).all()
    for other in results[1:]:
        assert all(abs(a - b).max() < 1e-6 for a, b in zip(results[0], other, strict=True))


def test_groups_of_several_dtypes_and_many_elements():
    """Each dtype is a call of its own; enough elements for several threads."""
    results = []
    for fused in (False, True):
        params = [
            tt.linspace(-1, 1, n, dtype=dtype).requires_grad_()
            for n in (5, 40_000, 3)
            for dtype in (tt.float32, tt.float64)
        ]
        optimizer = tt.optim.Adam(params, lr=0.1, fused=fused)
        for _ in range(2):
            for p in params:
                p.grad = p.detach() * 2 + 1
            optimizer.step()
        results.append([to_array(p) for p in params])
    assert all(abs(a - b).max() < 1e-6 for a, b in zip(*results, strict=True))


@pytest.mark.parametrize("optimizer", [tt.optim.SGD, tt.optim.Adagrad, tt.optim.Adam])
def test_without_weight_decay_an_infinite_parameter_stays_infinite(optimizer):
    p = tt.tensor([math.inf, 1.0], requires_grad=True)
    for fused in (False, True):
        p.grad = tt.ones(2)
        optimizer([p], lr=0.1, fused=fused).step()
        assert p[0].item() == math.inf


def test_one_call_counts_up_all_steps():
    params = optim_programs.parameters(tt, "float32")
    optimizer = tt.optim.Adam(params, fused=True)
    optim_programs.take_steps(tt, optimizer, params, 0, 3)
    assert [state["step"].item() for state in optimizer.state.values()] == [3, 3, 3]


class Scaled:
    """Training with a loss that is infinite at one step."""

    def __init__(self, name: str, fused: bool, **options: Any) -> None:
        self.p = tt.tensor([1.0, 2.0, 3.0], requires_grad=True)
        self.optimizer = getattr(tt.optim, name)([self.p], lr=0.1, fused=fused, **options)
        self.scaler = tt.amp.GradScaler("cpu", init_scale=1024.0)

    def step(self, factor: float = 1.0, clip: bool = False) -> list[float]:
        self.optimizer.zero_grad()
        self.scaler.scale((self.p * self.p).sum() * factor).backward()
        if clip:
            self.scaler.unscale_(self.optimizer)
        self.scaler.step(self.optimizer)
        self.scaler.update()
        return self.p.tolist()


@pytest.mark.parametrize(
    ("name", "options"), [("SGD", {"momentum": 0.9}), ("Adam", {}), ("AdamW", {}), ("Adagrad", {})]
)
def test_grad_scaler(name, options):
    plain, fused = Scaled(name, False, **options), Scaled(name, True, **options)
    for factor, clip in ((1.0, False), (float("inf"), False), (0.5, True), (2.0, False)):
        assert fused.step(factor, clip) == pytest.approx(plain.step(factor, clip), rel=1e-6)
        assert fused.p.grad.tolist() == pytest.approx(plain.p.grad.tolist(), rel=1e-6) or factor == float("inf")
    assert fused.scaler.get_scale() == plain.scaler.get_scale() == 512
    assert not hasattr(fused.optimizer, "grad_scale") and not hasattr(fused.optimizer, "found_inf")
    if name != "SGD":  # the step that was left out is not counted
        assert fused.optimizer.state[fused.p]["step"].item() == plain.optimizer.state[plain.p]["step"].item() == 3


ADAM = {"lr": 0.1, "beta1": 0.9, "beta2": 0.99, "weight_decay": 0.0, "eps": 1e-8, "amsgrad": False, "maximize": False}
SGD = {
    "weight_decay": 0.0, "momentum": 0.9, "lr": 0.1, "dampening": 0.0, "nesterov": False, "maximize": False,
    "is_first_step": True,
}  # fmt: skip
ADAGRAD = {"lr": 0.1, "lr_decay": 0.0, "weight_decay": 0.0, "eps": 1e-8, "maximize": False}
P, NO = [tt.ones(3)], []


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda: tt._fused_adam_(P, NO, P, P, NO, P, **ADAM), f"Expected grads.size() == n_tensors {WRONG}"),
        (lambda: tt._fused_adam_(P, P, NO, P, NO, P, **ADAM), f"Expected exp_avgs.size() == n_tensors {WRONG}"),
        (lambda: tt._fused_adamw_(P, P, P, NO, NO, P, **ADAM), f"Expected exp_avg_sqs.size() == n_tensors {WRONG}"),
        (lambda: tt._fused_adam_(P, P, P, P, P, P, **ADAM), f"Expected max_exp_avg_sqs.empty() {WRONG}"),
        (
            lambda: tt._fused_adam_(P, P, P, P, NO, P, **{**ADAM, "amsgrad": True}),
            f"Expected max_exp_avg_sqs.size() == n_tensors {WRONG}",
        ),
        (lambda: tt._fused_adam_(P, P, P, P, NO, NO, **ADAM), f"Expected state_steps.size() == n_tensors {WRONG}"),
        (lambda: tt._fused_sgd_(P, NO, NO, **SGD), f"Expected grads.size() == n_tensors {WRONG}"),
        (lambda: tt._fused_sgd_(P, P, NO, **SGD), f"Expected momentum_buffer_list.size() == n_tensors {WRONG}"),
        (
            lambda: tt._fused_sgd_(P, P, P, **{**SGD, "momentum": 0.0}),
            f"Expected momentum_buffer_list.empty() {WRONG}",
        ),
        (lambda: tt._fused_adagrad_(P, P, NO, P, **ADAGRAD), f"Expected state_sums.size() == n_tensors {WRONG}"),
        (lambda: tt._foreach_add_([], 1), "Tensor list must have at least one tensor."),
        (lambda: tt._foreach_zero_([]), "Tensor list must have at least one tensor."),
        (lambda: tt._foreach_sub_(P, P + P), "Tensor lists must have the same number of tensors, got 1 and 2"),
    ],
)
def test_errors_of_the_operators(call, text):
    with pytest.raises(RuntimeError) as error:
        call()
    assert str(error.value) == text


def test_operators_over_lists():
    a, b, step = tt.ones(2), tt.tensor([1, 2]), tt.zeros(())
    both = [a, step]
    assert tt._foreach_add_(both, 1) is both and (a.tolist(), step.item(), step._version) == ([2, 2], 1, 1)
    tt._foreach_add_([step, step], 1)
    assert step.item() == 3
    tt._foreach_sub_([a, b], [b, b], alpha=2)
    assert a.tolist() == [0, -2] and b.tolist() == [-1, -2]
    tt._foreach_zero_([a, b])
    assert a.tolist() == [0, 0] and b.tolist() == [0, 0] and a._version == 3
    leaf = tt.ones(2, requires_grad=True)
    out = leaf * 2
    tt._foreach_add_([out], 1)
    assert type(out.grad_fn).__name__ == "AddBackward1" or type(out.grad_fn).__name__ == "AddBackward0"


def test_on_meta_nothing_is_read():
    p = tt.ones(3, device="meta", requires_grad=True)
    p.grad = tt.ones(3, device="meta")
    optimizer = tt.optim.SGD([p], lr=0.1, fused=True)
    with pytest.raises(
        RuntimeError, match="`fused=True` requires all the params to be floating point Tensors of supported devices"
    ):
        optimizer.step()
    assert tt._fused_sgd_([p.detach()], [p.grad], [], **{**SGD, "momentum": 0.0}) is None


def test_without_compiled_kernels():
    """The NumPy kernels give the same steps."""
    program = """
import json, sys
sys.path.insert(0, sys.argv[1])
import optim_programs
import tinytensor as tt
golden = json.load(open(sys.argv[1] + "/golden_optim.json"))["ten_steps"]
for case in optim_programs.OPTIMIZERS:
    if case[1].get("fused"):
        found = optim_programs.ten_steps(tt, case, "float64")
        expected = golden[optim_programs.case_name(case) + " float64"]
        pairs = [(a, b) for r, g in zip(found["params"], expected["params"]) for a, b in zip(r, g)]
        assert all(abs(a - b) < 1e-12 for a, b in pairs), case
        assert found["versions"] == expected["versions"]
"""
    here = str(Path(__file__).parent)
    subprocess.run([sys.executable, "-c", program, here], env={**environ, "TINYTENSOR_JIT": "off"}, check=True)
