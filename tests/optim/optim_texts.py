"""Programs whose errors, warnings or representations are compared, for either library."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from typing import Any

# Programs whose error text, warnings or representation is compared. `P()` makes parameters.

ERRORS = [
    "optim.SGD(1, lr=0.1)", "optim.SGD([], lr=0.1)", "optim.SGD(P()[0], lr=0.1)", "optim.SGD([1], lr=0.1)",
    "optim.SGD(['a'], lr=0.1)", "optim.SGD([None])", "optim.SGD([{'params': set(P())}])", "optim.SGD([P()[0] * 2])",
    "optim.SGD([{'params': P()}, {'params': 'ab'}])", "optim.SGD([{'params': P()[0]}, P()[1]])",
    "optim.SGD([('a', P()[0]), P()[1]])", "optim.SGD([{'params': [('a', P()[0])]}, {'params': P()}])",
    "optim.SGD([{'params': P()}, {'params': [('a', P()[0])]}])", "optim.SGD([{'parms': P()}])",
    "optim.SGD(P(), lr=-1)", "optim.SGD(P(), momentum=-0.5)", "optim.SGD(P(), weight_decay=-1.5)",
    "optim.SGD(P(), nesterov=True)", "optim.SGD(P(), momentum=0.9, dampening=0.1, nesterov=True)",
    "optim.SGD(P(), lr=tensor([0.1, 0.2]))", "optim.SGD(P(), lr=tensor(-0.5))", "optim.SGD(P(), fused=True, foreach=True)",
    "optim.SGD(P(), fused=True, differentiable=True)", "step(optim.SGD([ints()], fused=True))",
    "optim.Adam(P(), lr=-1)", "optim.Adam(P(), eps=-1)", "optim.Adam(P(), betas=(1.0, 0.9))",
    "optim.Adam(P(), betas=(0.9, -0.1))", "optim.Adam(P(), weight_decay=-1)", "optim.Adam(P(), betas=(0.9, tensor(0.9)))",
    "optim.Adam(P(), betas=(tensor(0.9), tensor(0.9)), foreach=True)", "optim.Adam(P(), lr=tensor(0.1), foreach=True)",
    "optim.Adam(P(), lr=tensor([0.1, 0.2]))", "optim.Adam(P(), betas=(0, 0.9))", "optim.Adam(P(), fused=True, foreach=True)",
    "optim.Adam(P(), fused=True, differentiable=True)", "step(optim.Adam(P(), capturable=True))",
    "step(optim.Adam(P(), capturable=True, foreach=True))", "step(optim.Adam([ints()], fused=True))",
    "optim.AdamW(P(), betas=(-1.0, 0.9))", "step(optim.Adam(P(), differentiable=True))",
    "step(optim.Adam(P(), foreach=True, differentiable=True))", "later(optim.Adam(P(), foreach=True), lr=tensor(0.1))",
    "optim.RMSprop(P(), lr=-1)", "optim.RMSprop(P(), eps=-1)", "optim.RMSprop(P(), momentum=-1)",
    "optim.RMSprop(P(), weight_decay=-1)", "optim.RMSprop(P(), alpha=-1)", "step(optim.RMSprop(P(), capturable=True))",
    "step(optim.RMSprop(P(), foreach=True, differentiable=True))", "optim.RMSprop(P(), lr=tensor([0.1, 0.2]))",
    "optim.Adagrad(P(), lr=-1)", "optim.Adagrad(P(), lr_decay=-1)", "optim.Adagrad(P(), weight_decay=-1)",
    "optim.Adagrad(P(), initial_accumulator_value=-1)", "optim.Adagrad(P(), eps=-1)",
    "optim.Adagrad(P(), fused=True, foreach=True)", "optim.Adagrad(P(), fused=True, differentiable=True)",
    "step(optim.Adagrad(P(), foreach=True, differentiable=True))", "step(optim.Adagrad([ints()], fused=True))",
    "optim.Adadelta(P(), lr=-1)", "optim.Adadelta(P(), rho=1.5)", "optim.Adadelta(P(), eps=-1)",
    "optim.Adadelta(P(), weight_decay=-1)", "step(optim.Adadelta(P(), capturable=True))",
    "optim.Adamax(P(), lr=-1)", "optim.Adamax(P(), eps=-1)", "optim.Adamax(P(), betas=(0.9, 1.0))",
    "optim.Adamax(P(), weight_decay=-1)", "step(optim.Adamax(P(), capturable=True))",
    "optim.NAdam(P(), lr=-1)", "optim.NAdam(P(), eps=-1)", "optim.NAdam(P(), betas=(1.0, 0.9))",
    "optim.NAdam(P(), weight_decay=-1)", "optim.NAdam(P(), momentum_decay=-1)", "step(optim.NAdam(P(), capturable=True))",
    "step(optim.NAdam(P(), capturable=True, foreach=True))", "optim.RAdam(P(), lr=-1)", "optim.RAdam(P(), eps=-1)",
    "optim.RAdam(P(), betas=(0.9, 1.0))", "optim.RAdam(P(), weight_decay=-1)", "step(optim.RAdam(P(), capturable=True))",
    "optim.ASGD(P(), lr=-1)", "optim.ASGD(P(), weight_decay=-1)", "step(optim.ASGD(P(), capturable=True))",
    "optim.Rprop(P(), lr=-1)", "optim.Rprop(P(), etas=(1.0, 1.2))", "step(optim.Rprop(P(), capturable=True))",
    "optim.LBFGS(P(), lr=-1)", "optim.LBFGS([{'params': P()}, {'params': P()}])", "optim.LBFGS(P()).step()",
    "optim.LBFGS(P(), line_search_fn='armijo').step(loss)", "optim.Adafactor(P(), lr=-1)",
    "optim.Adafactor(P(), beta2_decay=1)", "optim.Adafactor(P(), eps=(-1, 0.1))", "optim.Adafactor(P(), eps=(None, -1))",
    "optim.Adafactor(P(), d=0.5)", "optim.Adafactor(P(), weight_decay=-1)",
    "optim.Muon(P())", "optim.Muon([P()[0]], lr=-1)", "optim.Muon([P()[0]], momentum=-1)",
    "optim.Muon([P()[0]], weight_decay=-1)", "optim.Muon([P()[0]], adjust_lr_fn='none')",
    "step(optim.Muon([P()[0]], ns_steps=100))", "step(optim.Muon([P()[0]], ns_coefficients=(1, 2)))",
    "optim.Optimizer(P(), {}).step()", "optim.Optimizer([{'params': P()}], {'lr': required})",
    "optim.SGD(P()).add_param_group(1)", "same_again(optim.SGD)", "optim.SGD(P()).load_state_dict({})",
    "optim.SGD(P()).load_state_dict({'param_groups': []})",
    "optim.SGD(P()).load_state_dict({'param_groups': [{'params': [0]}], 'state': {}})",
    # Schedulers; `o` is an optimizer, `o2` one with two groups.
    "L.StepLR(1, 2)", "L.LambdaLR(o2, [abs])", "L.MultiplicativeLR(o2, [abs])", "L.MultiplicativeLR(o, 3)",
    "L.ConstantLR(o, 1.5)", "L.ConstantLR(o, -0.5)", "L.LinearLR(o, 0)", "L.LinearLR(o, 1.5)", "L.LinearLR(o, 0.5, 1.5)",
    "L.StepLR(o, 2, last_epoch=3)", "L.SequentialLR(o, [], [])", "L.SequentialLR(o, [1], [])",
    "L.SequentialLR(o, [L.StepLR(o, 2)], [1])", "L.SequentialLR(o, [L.ReduceLROnPlateau(o)], [])",
    "L.ChainedScheduler([])", "L.ChainedScheduler([1], o)", "L.ChainedScheduler([L.ReduceLROnPlateau(o)])",
    "L.CyclicLR(o, 0.1, 0.2, mode='saw')", "L.CyclicLR(o2, [0.1], 0.2)", "L.CyclicLR(adagrad, 0.1, 0.2)",
    "L.CyclicLR(1, 0.1, 0.2)", "L.OneCycleLR(o, 0.1)", "L.OneCycleLR(o, 0.1, 0)", "L.OneCycleLR(o, 0.1, 1.5)",
    "L.OneCycleLR(o, 0.1, epochs=0, steps_per_epoch=2)", "L.OneCycleLR(o, 0.1, epochs=2, steps_per_epoch=-1)",
    "L.OneCycleLR(o, 0.1, 10, pct_start=2.0)", "L.OneCycleLR(o, 0.1, 10, pct_start=1)",
    "L.OneCycleLR(o, 0.1, 10, anneal_strategy='sine')", "L.OneCycleLR(o2, [0.1], 10)", "L.OneCycleLR(adagrad, 0.1, 10)",
    "often(L.OneCycleLR(o, 0.1, 2), 4)", "L.CosineAnnealingWarmRestarts(o, 0)", "L.CosineAnnealingWarmRestarts(o, 2.5)",
    "L.CosineAnnealingWarmRestarts(o, 2, 0)", "L.CosineAnnealingWarmRestarts(o, 2, eta_min='a')",
    "L.CosineAnnealingWarmRestarts(o, 2).step(-1)", "L.ReduceLROnPlateau(o, 'least')", "L.ReduceLROnPlateau(1)",
    "L.ReduceLROnPlateau(o, threshold_mode='sum')", "L.ReduceLROnPlateau(o, factor=1.0)",
    "L.ReduceLROnPlateau(o2, min_lr=[0.1])", "L.LRScheduler(o)",
    "swap({})", "swap(None)", "swap({'state': 1})", "swap({'state': {tensor(1): {}}})", "swap({'state': {0: 1}})",
    "swap({'state': {}, 'param_groups': 1})", "swap({'state': {}, 'param_groups': []})",
    "swap({'state': {}, 'param_groups': [1]})", "swap({'state': {}, 'param_groups': [{'params': ['a']}]})",
    "swap({'state': {}, 'param_groups': [{'params': [0]}]})", "swap({'state': {}, 'param_groups': [{'params': [0, 1], 'x': 1}]})",
    "swap(fitting(), 1)", "swap({**fitting(), 'state': {7: {}}})", "swap(fitting(), fresh=True)", "swap(fitting())",
    "swa.SWALR(o, 0.1, anneal_strategy='sine')", "swa.SWALR(o, 0.1, anneal_epochs=-1)", "swa.SWALR(o2, [0.1])",
    "swa.get_ema_avg_fn(2)", "swa.get_ema_multi_avg_fn(-0.5)",
    "swa.AveragedModel(linear(), avg_fn=abs, multi_avg_fn=abs)",
]  # fmt: skip


def tools(m: Any) -> dict[str, Any]:
    """The names that programs use."""

    def params() -> list[Any]:
        return [m.ones(2, 2, requires_grad=True), m.ones(3, requires_grad=True)]

    def step(optimizer: Any) -> None:
        for group in optimizer.param_groups:
            for p in group["params"]:
                p.grad = m.ones_like(p)
        optimizer.step()

    def later(optimizer: Any, **options: Any) -> None:
        optimizer.param_groups[0].update(options)
        step(optimizer)

    def often(scheduler: Any, times: int) -> None:
        for _ in range(times):
            scheduler.optimizer.step()
            scheduler.step()

    def same_again(cls: Any) -> None:
        optimizer = cls(params())
        optimizer.add_param_group({"params": optimizer.param_groups[0]["params"][0]})

    def loss() -> Any:
        p = optimizer_of_loss[0]
        return (p * p).sum()

    def fitting() -> Any:
        optimizer = m.optim.SGD(params(), momentum=0.9)
        step(optimizer)
        return optimizer.state_dict()

    def swap(state: Any, count: int = 2, fresh: bool = False) -> None:
        optimizer = m.optim.SGD(params(), momentum=0.9)
        if not fresh:
            step(optimizer)
        others = {str(i): p for i, p in enumerate(params()[:count])}
        with m.optim.swap_in_optimizer_params_and_state(optimizer, others, state):
            step(optimizer)

    optimizer_of_loss = params()
    two = [{"params": params()}, {"params": params(), "lr": 0.2}]
    return {
        "optim": m.optim,
        "L": m.optim.lr_scheduler,
        "swa": m.optim.swa_utils,
        "linear": lambda: m.nn.Linear(2, 1),
        "P": params,
        "tensor": m.tensor,
        "ints": lambda: m.ones(2, dtype=m.int64),
        "step": step,
        "later": later,
        "swap": swap,
        "fitting": fitting,
        "often": often,
        "same_again": same_again,
        "loss": lambda: _backward(m, loss),
        "required": importlib.import_module(f"{m.__name__}.optim.optimizer").required,
        "o": m.optim.SGD(params(), lr=0.1, momentum=0.9),
        "o2": m.optim.SGD(two, lr=0.1, momentum=0.9),
        "adagrad": m.optim.Adagrad(params()),
    }


def _backward(m: Any, loss: Callable[[], Any]) -> Any:
    value = loss()
    value.backward()
    return value


def result_of(m: Any, program: str) -> str:
    """What an expression raises, or "no error"."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            eval(program, tools(m))
        except Exception as error:
            return f"{type(error).__name__}: {error}".replace("torch.", "").replace("tinytensor.", "")
    return "no error"


WARNINGS = {
    "too early": "s = L.StepLR(o, 1); s.step(); s.step()",
    "in order": "s = L.StepLR(o, 1); o.step(); s.step(); s.step()",
    "epoch": "s = L.StepLR(o, 1); o.step(); s.step(3)",
    "epoch, no closed form": "s = L.MultiplicativeLR(o, lambda e: 0.5); o.step(); s.step(3)",
    "plateau, epoch": "s = L.ReduceLROnPlateau(o); s.step(1.0, 3)",
    "get_lr": "s = L.StepLR(o, 1); s.get_lr()",
    "overridden": "s = L.StepLR(o, 1); o.step = lambda: None; o.step(); s.step()",
    "duplicates": "p = P()[0]; optim.SGD([p, p])",
}


def warnings_of(m: Any, program: str) -> list[str]:
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        exec(program, tools(m))
    return [f"{w.category.__name__}: {w.message}" for w in seen]


REPRS = [
    "optim.SGD(P())",
    "optim.SGD([{'params': P(), 'lr': 0.5}, {'params': P()}], momentum=0.9)",
    "optim.SGD([('w', P()[0]), ('b', P()[1])])",
    "optim.Adam(P(), lr=tensor(0.5))",
    "optim.LBFGS(P())",
    "optim.Rprop(P())",
    "optim.ASGD(P())",
    "required",
]
