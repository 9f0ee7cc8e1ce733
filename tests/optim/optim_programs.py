"""Steps of optimizers, as data and for either library: `m` is tinytensor, or torch when golden files are made."""

from __future__ import annotations

import math
import pickle
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

DTYPES = ("float32", "float64")
SIZES = ((3, 4), (5,), (2, 3, 2))

# (optimizer, options), each run for ten steps.
OPTIMIZERS: list[tuple[str, dict[str, Any]]] = [
    ("SGD", {}),
    ("SGD", {"lr": 0.1, "momentum": 0.9}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.1}),
    ("SGD", {"lr": 0.1, "momentum": 0.5, "dampening": 0.2, "maximize": True}),
    ("SGD", {"lr": 0.1, "weight_decay": 0.1, "foreach": True}),
    ("SGD", {"lr": 0.1, "fused": True}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.1, "fused": True}),
    ("SGD", {"lr": 0.1, "momentum": 0.5, "dampening": 0.2, "maximize": True, "fused": True}),
    ("Adam", {}),
    ("Adam", {"lr": 0.1, "betas": (0.3, 0.8), "eps": 1e-3, "maximize": True}),
    ("Adam", {"lr": 0.1, "amsgrad": True, "weight_decay": 0.1}),
    ("Adam", {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("Adam", {"lr": 0.1, "foreach": True, "maximize": True}),
    ("Adam", {"lr": 0.1, "fused": True}),
    ("Adam", {"lr": 0.1, "amsgrad": True, "weight_decay": 0.1, "maximize": True, "fused": True}),
    ("AdamW", {}),
    ("AdamW", {"lr": 0.1, "amsgrad": True, "weight_decay": 0.2, "maximize": True}),
    ("AdamW", {"lr": 0.1, "weight_decay": 0.2, "fused": True}),
    ("RMSprop", {}),
    ("RMSprop", {"lr": 0.1, "alpha": 0.7, "momentum": 0.9, "weight_decay": 0.1}),
    ("RMSprop", {"lr": 0.1, "centered": True, "momentum": 0.5, "maximize": True, "eps": 1e-2}),
    ("RMSprop", {"lr": 0.1, "centered": True, "eps": 1e-2, "foreach": True}),
    ("Adagrad", {}),
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.1, "weight_decay": 0.1, "initial_accumulator_value": 0.5}),
    ("Adagrad", {"lr": 0.1, "maximize": True, "foreach": True}),
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.1, "weight_decay": 0.1, "fused": True, "maximize": True}),
    ("Adadelta", {}),
    ("Adadelta", {"lr": 0.5, "rho": 0.7, "eps": 1e-2, "weight_decay": 0.1, "maximize": True}),
    ("Adadelta", {"foreach": True}),
    ("Adamax", {}),
    ("Adamax", {"lr": 0.1, "betas": (0.5, 0.8), "weight_decay": 0.1, "maximize": True}),
    ("Adamax", {"lr": 0.1, "foreach": True}),
    ("NAdam", {}),
    ("NAdam", {"lr": 0.1, "weight_decay": 0.1, "momentum_decay": 0.1, "maximize": True}),
    ("NAdam", {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True, "foreach": True}),
    ("RAdam", {}),
    ("RAdam", {"lr": 0.1, "betas": (0.5, 0.9), "weight_decay": 0.1, "maximize": True}),
    ("RAdam", {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True, "foreach": True}),
    ("ASGD", {}),
    ("ASGD", {"lr": 0.1, "lambd": 0.1, "alpha": 0.5, "t0": 3, "weight_decay": 0.1, "maximize": True}),
    ("ASGD", {"lr": 0.1, "t0": 5, "foreach": True}),
    ("Rprop", {}),
    ("Rprop", {"lr": 0.1, "etas": (0.3, 1.5), "step_sizes": (0.01, 0.2), "maximize": True}),
    ("Rprop", {"foreach": True}),
    ("Adafactor", {}),
    ("Adafactor", {"lr": 0.1, "beta2_decay": -0.5, "eps": (1e-6, 1e-2), "d": 2.0, "weight_decay": 0.1}),
    ("Adafactor", {"lr": 0.1, "maximize": True, "foreach": True}),
]


# With capturable=True, on a CPU that says it can capture; "lr": "tensor" stands for a tensor of one element.
CAPTURABLE: list[tuple[str, dict[str, Any]]] = [
    ("Adam", {}),
    ("Adam", {"lr": "tensor", "amsgrad": True, "weight_decay": 0.1, "maximize": True}),
    ("AdamW", {"lr": "tensor"}),
    ("RMSprop", {"lr": 0.1, "momentum": 0.9}),
    ("RMSprop", {"lr": "tensor", "centered": True, "eps": 1e-2, "foreach": True}),
    ("RMSprop", {"lr": "tensor", "momentum": 0.9, "weight_decay": 0.1, "foreach": True}),
    ("Adadelta", {"weight_decay": 0.1}),
    ("Adadelta", {"lr": "tensor", "foreach": True}),
    ("Adamax", {}),
    ("Adamax", {"lr": "tensor", "weight_decay": 0.1, "maximize": True}),
    ("NAdam", {"weight_decay": 0.1}),
    ("NAdam", {"lr": "tensor", "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("RAdam", {}),
    ("RAdam", {"lr": "tensor", "betas": (0.5, 0.9), "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("ASGD", {"lr": "tensor", "lambd": 0.1, "alpha": 0.5, "t0": 3, "weight_decay": 0.1}),
    ("ASGD", {"lr": 0.1, "t0": 5, "foreach": True}),
    ("Rprop", {"lr": "tensor", "maximize": True}),
]


@contextmanager
def capturing_cpu(m: Any) -> Iterator[None]:
    """Inside, an optimizer with capturable=True takes parameters on the CPU."""
    name = "_get_capturable_supported_devices"
    inside = m.optim.__name__ + "."  # which imports them
    with ExitStack() as patches:
        for module in [v for k, v in sys.modules.items() if k.startswith(inside) and hasattr(v, name)]:
            patches.enter_context(patch.object(module, name, lambda supports_xla=True: ["cpu"]))
        yield


def case_name(case: tuple[str, dict[str, Any]]) -> str:
    name, options = case
    return f"{name}({', '.join(f'{k}={v}' for k, v in options.items())})"


def values(count: int, seed: int) -> list[float]:
    """Numbers without a random generator: both libraries, and every version, get the same."""
    return [math.sin(12.9898 * (i + 1) + 78.233 * seed) for i in range(count)]


def parameters(m: Any, dtype: str) -> list[Any]:
    return [
        m.tensor(values(math.prod(size), seed), dtype=getattr(m, dtype)).reshape(size).requires_grad_()
        for seed, size in enumerate(SIZES)
    ]


def give_gradients(m: Any, params: list[Any], step: int) -> None:
    """A bowl for each parameter, and something that changes from step to step."""
    for i, p in enumerate(params):
        noise = m.tensor(values(p.numel(), 100 + 10 * step + i), dtype=p.dtype).reshape(p.shape)
        p.grad = p.detach() * (1 + i) + noise


def take_steps(m: Any, optimizer: Any, params: list[Any], start: int, stop: int) -> None:
    for step in range(start, stop):
        optimizer.zero_grad()
        give_gradients(m, params, step)
        optimizer.step()


def plain(value: Any) -> Any:
    """Tensors as lists, also inside."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, dict):
        return {key: plain(v) for key, v in value.items()}
    return [plain(v) for v in value] if isinstance(value, (list, tuple)) else value


def shape_of_state(state_dict: dict[str, Any]) -> dict[str, Any]:
    """A state dict with what tensors are in place of tensors."""

    def word(value: Any) -> Any:
        if hasattr(value, "dtype"):
            return f"{str(value.dtype).split('.')[-1]} {list(value.shape)}"
        return list(value) if isinstance(value, tuple) else value

    return {
        "state": {str(k): {name: word(v) for name, v in state.items()} for k, state in state_dict["state"].items()},
        "param_groups": [{key: word(v) for key, v in group.items()} for group in state_dict["param_groups"]],
    }


def ten_steps(m: Any, case: tuple[str, dict[str, Any]], dtype: str) -> dict[str, Any]:
    name, options = case
    params = parameters(m, dtype)
    optimizer = getattr(m.optim, name)(params, **options)
    take_steps(m, optimizer, params, 0, 10)
    states = list(optimizer.state.values())
    return {
        "params": [p.detach().reshape(-1).tolist() for p in params],
        "versions": [[p._version for p in params], [{k: v._version for k, v in s.items()} for s in states]],
    }


def resumed(m: Any, case: tuple[str, dict[str, Any]]) -> list[list[float]]:
    """Five steps, and five more by another optimizer that loads the state of the first.

    Not always the same as ten: what is a float32 number of the state (eta of ASGD) becomes float64 with the parameter.
    """
    name, options = case
    params = parameters(m, "float64")
    first = getattr(m.optim, name)(params, **options)
    take_steps(m, first, params, 0, 5)
    others = [p.detach().clone().requires_grad_() for p in params]
    second = getattr(m.optim, name)(others, lr=123.0)
    second.load_state_dict(pickle.loads(pickle.dumps(first.state_dict())))
    assert repr(second) == repr(first)
    take_steps(m, second, others, 5, 10)
    return [p.detach().reshape(-1).tolist() for p in others]


def traced(m: Any, mode: type, case: tuple[str, dict[str, Any]]) -> list[str]:
    """The operators of the first two steps, in order."""
    name, options = case
    params = parameters(m, "float32")[:1]
    optimizer = getattr(m.optim, name)(params, **options)
    seen: list[str] = []

    class Watch(mode):  # type: ignore[misc, valid-type]
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    for step in range(2):
        give_gradients(m, params, step)
        with Watch():
            optimizer.step()
    return [name for name in seen if not name.startswith("profiler.")]


def capturable(m: Any, mode: type, case: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """What ten steps with capturable=True end in, and the operators of the first two."""

    def filled_in() -> tuple[str, dict[str, Any]]:
        name, options = case
        lr = {"lr": m.tensor(0.1)} if options.get("lr") == "tensor" else {}
        return name, {**options, **lr, "capturable": True}

    with capturing_cpu(m):
        found = {"params": ten_steps(m, filled_in(), "float32")["params"]}
        # Over lists PyTorch calls other operators.
        return found | {"trace": [] if case[1].get("foreach") else traced(m, mode, filled_in())}


TRACES = [case for case in OPTIMIZERS if case[0] != "Adafactor" and not case[1].get("foreach")]


def rosenbrock(m: Any, dtype: str, **options: Any) -> dict[str, Any]:
    x = m.tensor([-1.5, 2.0], dtype=getattr(m, dtype), requires_grad=True)
    optimizer = m.optim.LBFGS([x], **options)
    losses: list[float] = []

    def closure() -> Any:
        optimizer.zero_grad()
        loss = (1 - x[0]) ** 2 + 100 * (x[1] - x[0] ** 2) ** 2
        loss.backward()
        losses.append(loss.item())
        return loss

    for _ in range(3):
        optimizer.step(closure)
    state = optimizer.state_dict()["state"][0]
    return {
        "x": x.tolist(),
        "losses": losses[:12],
        "evaluations": len(losses),
        "n_iter": state["n_iter"],
        "func_evals": state["func_evals"],
        "keys": list(state),
        "kinds": [type(v).__name__ for v in state.values()],
    }


ROSENBROCK: list[dict[str, Any]] = [
    {"lr": 0.001},
    {"line_search_fn": "strong_wolfe"},
    {"line_search_fn": "strong_wolfe", "history_size": 3, "max_iter": 5},
    {"line_search_fn": "strong_wolfe", "lr": 0.1, "max_iter": 4, "max_eval": 9},
]


# d(loss after some steps) / d(start): optimizer, options, steps. A later step overwrites what an earlier one has saved in
# some of them; that is an error there too.
DIFFERENTIABLE: list[tuple[str, dict[str, Any], int]] = [
    (name, options, steps)
    for name, options in (
        ("SGD", {}),
        ("SGD", {"momentum": 0.9, "nesterov": True, "weight_decay": 0.1}),
        ("Adam", {"weight_decay": 0.1}),
        ("Adam", {"amsgrad": True, "maximize": True}),
        ("AdamW", {}),
        ("RMSprop", {"centered": True, "momentum": 0.5}),
        ("Adagrad", {}),
        ("Adadelta", {}),
        ("Adamax", {}),
        ("NAdam", {}),
        ("RAdam", {"betas": (0.9, 0.5)}),
        ("ASGD", {}),
        ("Rprop", {}),
    )
    for steps in (1, 2)
]


def differentiated(m: Any, name: str, options: dict[str, Any], steps: int) -> Any:
    start = m.tensor([0.5, -1.0, 2.0], dtype=m.float64, requires_grad=True)
    param = start.clone()
    optimizer = getattr(m.optim, name)([param], lr=0.1, differentiable=True, **options)
    try:
        for _ in range(steps):
            param.grad = param.clone() ** 2 + 1
            optimizer.step()
        (grad,) = m.autograd.grad((param * param).sum(), start)
    except RuntimeError as error:
        return str(error).replace("torch.", "").replace("tinytensor.", "")
    return grad.tolist()


def muon(m: Any, sizes: tuple[int, int], **options: Any) -> list[float]:
    p = m.tensor(values(24, 3)).reshape(sizes).requires_grad_()
    optimizer = m.optim.Muon([p], lr=1.0, **options)
    for step in range(2):
        p.grad = m.tensor(values(24, 7 + step)).reshape(sizes)
        optimizer.step()
    return p.detach().reshape(-1).tolist()


MUON: list[tuple[tuple[int, int], dict[str, Any]]] = [
    ((4, 6), {}),
    ((6, 4), {"nesterov": False, "weight_decay": 0.0}),
    ((6, 4), {"adjust_lr_fn": "match_rms_adamw", "momentum": 0.5}),
]


# Averages of a model: the arguments of AveragedModel, as expressions over swa_utils.

AVERAGES = {
    "mean": "{}",
    "mean, function": "{'avg_fn': swa.get_swa_avg_fn()}",
    "mean, lists": "{'multi_avg_fn': swa.get_swa_multi_avg_fn()}",
    "ema": "{'avg_fn': swa.get_ema_avg_fn(0.9)}",
    "ema, lists, buffers": "{'multi_avg_fn': swa.get_ema_multi_avg_fn(0.9), 'use_buffers': True}",
    "mean, lists, buffers": "{'multi_avg_fn': swa.get_swa_multi_avg_fn(), 'use_buffers': True}",
}


def averaged(m: Any, name: str) -> dict[str, Any]:
    """A linear layer and batch norm, averaged over four states; then the statistics of the average."""
    swa = m.optim.swa_utils
    model = m.nn.Sequential(m.nn.Linear(3, 2), m.nn.BatchNorm1d(2)).double()
    average = swa.AveragedModel(model, **eval(AVERAGES[name], {"swa": swa}))
    for step in range(4):
        with m.no_grad():
            for i, t in enumerate([*model.parameters(), *model.buffers()]):
                numbers = m.tensor(values(t.numel(), 20 * step + i), dtype=m.float64).reshape(t.shape)
                t.copy_(numbers if t.is_floating_point() else numbers * 10)
        try:
            average.update_parameters(model)
        except RuntimeError as error:
            return {"error": str(error)}
    state = {key: plain(value) for key, value in average.state_dict().items()}
    batches = [m.tensor(values(12, 50 + i), dtype=m.float64).reshape(4, 3) for i in range(3)]
    average.eval()
    swa.update_bn([batches[0], (batches[1], 0), [batches[2]]], average)
    norm = average.module[1]
    statistics = [norm.running_mean.tolist(), norm.running_var.tolist(), norm.num_batches_tracked.item()]
    return {"state": state, "statistics": statistics, "momentum": norm.momentum, "training": average.training}
