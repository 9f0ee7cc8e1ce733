"""torch.optim: optimizers update parameters from their gradients; schedulers update the optimizers' learning rates.

Mirrors torch/optim/__init__.py.
"""

from tinytensor.optim import lr_scheduler, swa_utils
from tinytensor.optim._adafactor import Adafactor
from tinytensor.optim._muon import Muon
from tinytensor.optim._stateless import swap_in_optimizer_params_and_state
from tinytensor.optim.adadelta import Adadelta
from tinytensor.optim.adagrad import Adagrad
from tinytensor.optim.adam import Adam
from tinytensor.optim.adamax import Adamax
from tinytensor.optim.adamw import AdamW
from tinytensor.optim.asgd import ASGD
from tinytensor.optim.lbfgs import LBFGS
from tinytensor.optim.nadam import NAdam
from tinytensor.optim.optimizer import Optimizer
from tinytensor.optim.radam import RAdam
from tinytensor.optim.rmsprop import RMSprop
from tinytensor.optim.rprop import Rprop
from tinytensor.optim.sgd import SGD
from tinytensor.optim.sparse_adam import SparseAdam

__all__ = [
    "ASGD",
    "LBFGS",
    "SGD",
    "Adadelta",
    "Adafactor",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "Muon",
    "NAdam",
    "Optimizer",
    "RAdam",
    "RMSprop",
    "Rprop",
    "SparseAdam",
    "lr_scheduler",
    "swa_utils",
    "swap_in_optimizer_params_and_state",
]

# Where PyTorch shows them.
Adafactor.__module__ = Muon.__module__ = swap_in_optimizer_params_and_state.__module__ = __name__
