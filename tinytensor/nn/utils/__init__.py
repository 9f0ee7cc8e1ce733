"""torch.nn.utils: functions that change the parameters and gradients of modules, and packed sequences.

    clip_grad.py            gradients kept below a norm or a value
    convert_parameters.py   parameters as one vector, and back
    fusion.py               a batch norm merged into the layer before it
    init.py                 skip_init: a module whose parameters are not initialized
    memory_format.py        weights of convolutions in channels_last
    parametrize.py          parameters that are computed from others whenever they are read
    parametrizations.py     ready-made ones: orthogonal, spectral_norm, weight_norm
    prune.py                parameters of which some entries stay zero
    rnn.py                  sequences of different lengths
    spectral_norm.py, weight_norm.py    weights that are computed from other parameters before each forward
    stateless.py            functional_call under its old name

Mirrors torch/nn/utils/__init__.py.
"""

from typing import TYPE_CHECKING as _TYPE_CHECKING

from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.nn.utils import rnn, stateless
from tinytensor.nn.utils.clip_grad import _clip_grads_with_norm_ as clip_grads_with_norm_
from tinytensor.nn.utils.clip_grad import _get_total_norm as get_total_norm
from tinytensor.nn.utils.clip_grad import clip_grad_norm, clip_grad_norm_, clip_grad_value_
from tinytensor.nn.utils.convert_parameters import parameters_to_vector, vector_to_parameters
from tinytensor.nn.utils.fusion import (
    fuse_conv_bn_eval,
    fuse_conv_bn_weights,
    fuse_linear_bn_eval,
    fuse_linear_bn_weights,
)
from tinytensor.nn.utils.init import skip_init
from tinytensor.nn.utils.memory_format import convert_conv2d_weight_memory_format, convert_conv3d_weight_memory_format
from tinytensor.nn.utils.spectral_norm import remove_spectral_norm, spectral_norm
from tinytensor.nn.utils.weight_norm import remove_weight_norm, weight_norm

if _TYPE_CHECKING:
    from tinytensor.nn.utils import parametrizations, parametrize, prune

__getattr__, __dir__ = _on_first_use(globals(), "parametrizations parametrize prune")

__all__ = [
    "clip_grad_norm",
    "clip_grad_norm_",
    "clip_grad_value_",
    "clip_grads_with_norm_",
    "convert_conv2d_weight_memory_format",
    "convert_conv3d_weight_memory_format",
    "fuse_conv_bn_eval",
    "fuse_conv_bn_weights",
    "fuse_linear_bn_eval",
    "fuse_linear_bn_weights",
    "get_total_norm",
    "parameters_to_vector",
    "parametrizations",
    "parametrize",
    "prune",
    "remove_spectral_norm",
    "remove_weight_norm",
    "rnn",
    "skip_init",
    "spectral_norm",
    "stateless",
    "vector_to_parameters",
    "weight_norm",
]
