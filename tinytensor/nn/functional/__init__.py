"""torch.nn.functional: layers as functions over the operators of the core, a file for each kind.

Mirrors torch/nn/functional.py.
"""

from tinytensor.nn.functional.activation import relu, sigmoid, tanh

# isort: split
from tinytensor.nn.functional.linear import linear

# isort: split
from tinytensor.nn.functional.loss import mse_loss

# isort: split
