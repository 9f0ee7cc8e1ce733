"""Modules over quantized tensors.

    linear.py, conv.py, embedding_ops.py    with packed weights
    layers.py                               Quantize, DeQuantize, activations, normalizations
    functional_modules.py                   sums and products as modules
    rnn.py, activation.py                   LSTM and MultiheadAttention, of the observed ones of `quantizable`
    dynamic                                 float inputs, which are quantized in each call
    reference                               floats, with weights rounded as integers would be

Mirrors torch/ao/nn/quantized/modules/__init__.py. Left out: functional.
"""

from tinytensor.ao.nn.quantized.conv import (
    Conv1d,
    Conv2d,
    Conv3d,
    ConvTranspose1d,
    ConvTranspose2d,
    ConvTranspose3d,
)
from tinytensor.ao.nn.quantized.embedding_ops import Embedding, EmbeddingBag
from tinytensor.ao.nn.quantized.functional_modules import FloatFunctional, FXFloatFunctional, QFunctional
from tinytensor.ao.nn.quantized.layers import (
    ELU,
    BatchNorm2d,
    BatchNorm3d,
    DeQuantize,
    Dropout,
    GroupNorm,
    Hardswish,
    InstanceNorm1d,
    InstanceNorm2d,
    InstanceNorm3d,
    LayerNorm,
    LeakyReLU,
    PReLU,
    Quantize,
    ReLU6,
    Sigmoid,
    Softmax,
)
from tinytensor.ao.nn.quantized.linear import Linear, LinearPackedParams
from tinytensor.c10.first_use import on_first_use
from tinytensor.nn import MaxPool2d

__getattr__, __dir__ = on_first_use(
    globals(), "dynamic reference", LSTM="tinytensor.ao.nn.quantized.rnn", MultiheadAttention="tinytensor.ao.nn.quantized.activation",
)  # fmt: skip

__all__ = [
    "ELU", "BatchNorm2d", "BatchNorm3d", "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d",
    "DeQuantize", "Dropout", "Embedding", "EmbeddingBag", "FXFloatFunctional", "FloatFunctional", "GroupNorm", "Hardswish",
    "InstanceNorm1d",
    "InstanceNorm2d", "InstanceNorm3d", "LayerNorm", "LeakyReLU", "Linear", "LinearPackedParams", "MaxPool2d", "PReLU", "QFunctional",
    "Quantize", "ReLU6", "Sigmoid", "Softmax",
]  # fmt: skip
