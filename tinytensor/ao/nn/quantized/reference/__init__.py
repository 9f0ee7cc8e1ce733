"""Reference modules: float arithmetic with weights rounded as integers would be; what a backend makes its own modules of.

Mirrors torch/ao/nn/quantized/reference/__init__.py.
"""

from tinytensor.ao.nn.quantized.reference.conv import (
    Conv1d,
    Conv2d,
    Conv3d,
    ConvTranspose1d,
    ConvTranspose2d,
    ConvTranspose3d,
)
from tinytensor.ao.nn.quantized.reference.linear import Linear
from tinytensor.ao.nn.quantized.reference.rnn import GRU, LSTM, GRUCell, LSTMCell, RNNCell
from tinytensor.ao.nn.quantized.reference.sparse import Embedding, EmbeddingBag

__all__ = [
    "GRU", "LSTM", "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d", "Embedding",
    "EmbeddingBag", "GRUCell", "LSTMCell", "Linear", "RNNCell",
]  # fmt: skip
