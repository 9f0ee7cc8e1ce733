"""The old name of `tinytensor.ao.nn.quantized`.

Mirrors torch/nn/quantized/__init__.py.
"""

from tinytensor.ao.nn.quantized import *  # noqa: F403
from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(
    globals(), "dynamic", LSTM="tinytensor.ao.nn.quantized.rnn", MultiheadAttention="tinytensor.ao.nn.quantized.activation",
)  # fmt: skip
