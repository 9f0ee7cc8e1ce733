"""torch.optim.lr_scheduler: learning rates as functions of the epoch.

    scheduler = StepLR(optimizer, step_size=30)
    for epoch in range(100):
        train(...)                # calls optimizer.step()
        scheduler.step()          # writes group["lr"] of every parameter group

    base.py         LRScheduler: counting, warnings, saving
    factors.py      what multiplies the learning rate: LambdaLR, StepLR, ExponentialLR, ...
    annealing.py    cosines and polynomials
    cyclic.py       CyclicLR, OneCycleLR: with momentum going the other way
    plateau.py      ReduceLROnPlateau
    combined.py     SequentialLR, ChainedScheduler

Mirrors torch/optim/lr_scheduler.py.
"""

from tinytensor.optim.lr_scheduler.annealing import CosineAnnealingLR, CosineAnnealingWarmRestarts, PolynomialLR
from tinytensor.optim.lr_scheduler.base import EPOCH_DEPRECATION_WARNING, LRScheduler, _LRScheduler
from tinytensor.optim.lr_scheduler.combined import ChainedScheduler, SequentialLR
from tinytensor.optim.lr_scheduler.cyclic import CyclicLR
from tinytensor.optim.lr_scheduler.factors import (
    ConstantLR,
    ExponentialLR,
    LambdaLR,
    LinearLR,
    MultiplicativeLR,
    MultiStepLR,
    StepLR,
)
from tinytensor.optim.lr_scheduler.one_cycle import OneCycleLR
from tinytensor.optim.lr_scheduler.plateau import ReduceLROnPlateau

__all__ = [
    "EPOCH_DEPRECATION_WARNING",
    "ChainedScheduler",
    "ConstantLR",
    "CosineAnnealingLR",
    "CosineAnnealingWarmRestarts",
    "CyclicLR",
    "ExponentialLR",
    "LRScheduler",
    "LambdaLR",
    "LinearLR",
    "MultiStepLR",
    "MultiplicativeLR",
    "OneCycleLR",
    "PolynomialLR",
    "ReduceLROnPlateau",
    "SequentialLR",
    "StepLR",
]

# They are found, printed and pickled where PyTorch has them.
for _name in __all__:
    if isinstance(globals()[_name], type):
        globals()[_name].__module__ = __name__
_LRScheduler.__module__ = __name__
