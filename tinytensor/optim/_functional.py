"""The algorithms as functions over lists of tensors.

Mirrors torch/optim/_functional.py.
"""

from tinytensor.optim.adadelta import adadelta
from tinytensor.optim.adagrad import adagrad
from tinytensor.optim.adam import adam
from tinytensor.optim.adamax import adamax
from tinytensor.optim.adamw import adamw
from tinytensor.optim.asgd import asgd
from tinytensor.optim.nadam import nadam
from tinytensor.optim.radam import radam
from tinytensor.optim.rmsprop import rmsprop
from tinytensor.optim.rprop import rprop
from tinytensor.optim.sgd import sgd

__all__ = [
    "adadelta",
    "adagrad",
    "adam",
    "adamax",
    "adamw",
    "asgd",
    "nadam",
    "radam",
    "rmsprop",
    "rprop",
    "sgd",
]
