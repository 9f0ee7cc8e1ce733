"""torch.nn: layers as modules, and as functions.

    modules/        Module and the layers
    functional/     the same layers as functions
    parameter.py    Parameter and Buffer, the tensors that belong to a module
    init.py         the first values of parameters
    utils/          functions that change the parameters and gradients of a module

Mirrors torch/nn/__init__.py.
"""

from tinytensor.nn import functional, init, modules, parameter, utils
from tinytensor.nn.modules import *  # noqa: F403
from tinytensor.nn.modules import __all__ as _modules
from tinytensor.nn.parameter import Buffer, Parameter, UninitializedBuffer, UninitializedParameter

__all__ = [
    "Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter",
    "functional", "init", "modules", "parameter", "utils",
    *_modules,
]  # fmt: skip
