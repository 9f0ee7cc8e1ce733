"""Schedulers and what they do in thirty epochs, for either library."""

from __future__ import annotations

import math
import warnings
from typing import Any

# Schedulers: expressions over L and an optimizer o of two groups, run for thirty epochs.

SCHEDULERS = {
    "LambdaLR": "L.LambdaLR(o, lambda epoch: 0.95**epoch)",
    "LambdaLR, two": "L.LambdaLR(o, [lambda epoch: 0.95**epoch, lambda epoch: 1 / (epoch + 1)])",
    "MultiplicativeLR": "L.MultiplicativeLR(o, lambda epoch: 0.9)",
    "StepLR": "L.StepLR(o, 7)",
    "MultiStepLR": "L.MultiStepLR(o, [3, 8, 8, 20], 0.5)",
    "ConstantLR": "L.ConstantLR(o)",
    "LinearLR": "L.LinearLR(o, 0.2, 0.8, total_iters=11)",
    "ExponentialLR": "L.ExponentialLR(o, 0.9)",
    "PolynomialLR": "L.PolynomialLR(o, 20, 2.0)",
    "CosineAnnealingLR": "L.CosineAnnealingLR(o, 9, 0.001)",
    "CosineAnnealingWarmRestarts": "L.CosineAnnealingWarmRestarts(o, 4)",
    "CosineAnnealingWarmRestarts, longer": "L.CosineAnnealingWarmRestarts(o, 4, 2, 0.001)",
    "CyclicLR": "L.CyclicLR(o, 0.01, 0.1, 5, 7)",
    "CyclicLR, triangular2": "L.CyclicLR(o, [0.01, 0.02], [0.1, 0.2], 5, mode='triangular2')",
    "CyclicLR, exp_range": "L.CyclicLR(o, 0.01, 0.1, 5, mode='exp_range', gamma=0.99)",
    "CyclicLR, scale_fn": "L.CyclicLR(o, 0.01, 0.1, 5, scale_fn=lambda x: 1 / x, cycle_momentum=False)",
    "OneCycleLR": "L.OneCycleLR(o, 0.1, 30)",
    "OneCycleLR, three_phase": "L.OneCycleLR(o, [0.1, 0.2], epochs=5, steps_per_epoch=6, three_phase=True, "
    "anneal_strategy='linear')",
    "ReduceLROnPlateau": "L.ReduceLROnPlateau(o, patience=2)",
    "ReduceLROnPlateau, max": "L.ReduceLROnPlateau(o, 'max', 0.5, 1, 0.01, 'abs', 2, [0.001, 0.01])",
    "SequentialLR": "L.SequentialLR(o, [L.ConstantLR(o, 0.1, 2), L.ExponentialLR(o, 0.9), "
    "L.CosineAnnealingLR(o, 5)], [4, 15])",
    "ChainedScheduler": "L.ChainedScheduler([L.ConstantLR(o, 0.1, 20), L.ExponentialLR(o, 0.9)])",
    "SWALR": "swa.SWALR(o, 0.05, anneal_epochs=12)",
    "SWALR, linear": "swa.SWALR(o, [0.05, 0.001], anneal_epochs=0, anneal_strategy='linear')",
}


def scheduled(m: Any, optimizer: str, tensor_lr: bool = False) -> Any:
    lr = m.tensor(0.1, dtype=m.float64) if tensor_lr else 0.1
    groups = [{"params": [m.ones(2, requires_grad=True)]}, {"params": [m.ones(3, requires_grad=True)], "lr": 0.02}]
    options = {"momentum": 0.9} if optimizer == "SGD" else {}
    return getattr(m.optim, optimizer)(groups, lr=lr, **options)


def make_scheduler(m: Any, program: str, optimizer: Any) -> Any:
    return eval(program, {"L": m.optim.lr_scheduler, "swa": m.optim.swa_utils, "o": optimizer})


def go_on(m: Any, optimizer: Any, scheduler: Any, start: int, stop: int) -> list[list[float]]:
    """Learning rates and momentums of both groups, epoch by epoch."""
    found = []
    for epoch in range(start, stop):
        row = [float(group["lr"]) for group in optimizer.param_groups]
        for group in optimizer.param_groups:
            row.append(float(group["momentum"] if "momentum" in group else group["betas"][0]))
        found.append([*row, *map(float, scheduler.get_last_lr())])
        optimizer.step()
        if isinstance(scheduler, m.optim.lr_scheduler.ReduceLROnPlateau):
            scheduler.step(1 + abs(math.sin(epoch)))
        else:
            scheduler.step()
    return found


def thirty_epochs(m: Any, name: str, optimizer: str) -> dict[str, Any]:
    o = scheduled(m, optimizer)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        scheduler = make_scheduler(m, SCHEDULERS[name], o)
        rates = go_on(m, o, scheduler, 0, 30)
    state = {key: value for key, value in scheduler.state_dict().items() if not callable(value)}
    return {"rates": rates, "state": repr(state)}
