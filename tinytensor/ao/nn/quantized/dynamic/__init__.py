"""Modules that take floats, and quantize them in each call on the scale of their own range.

    linear.py, conv.py    with packed weights
    rnn.py                recurrent networks and their cells

Mirrors torch/ao/nn/quantized/dynamic/__init__.py. Left out: float16 weights.
"""

from tinytensor.ao.nn.quantized.dynamic.conv import (
    Conv1d,
    Conv2d,
    Conv3d,
    ConvTranspose1d,
    ConvTranspose2d,
    ConvTranspose3d,
)
from tinytensor.ao.nn.quantized.dynamic.linear import Linear
from tinytensor.ao.nn.quantized.dynamic.rnn import GRU, LSTM, GRUCell, LSTMCell, RNNCell

__all__ = [
    "GRU", "LSTM", "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d", "GRUCell", "LSTMCell",
    "Linear", "RNNCell",
]  # fmt: skip
