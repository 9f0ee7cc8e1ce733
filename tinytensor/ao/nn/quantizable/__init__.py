"""Modules that are made of parts which can be observed: LSTM, LSTMCell and MultiheadAttention.

`prepare` puts them in the place of the float modules, and `convert` those of `quantized` in theirs.

Mirrors torch/ao/nn/quantizable/modules/__init__.py.
"""

from tinytensor.ao.nn.quantizable.activation import MultiheadAttention
from tinytensor.ao.nn.quantizable.rnn import LSTM, LSTMCell

__all__ = ["LSTM", "LSTMCell", "MultiheadAttention"]
