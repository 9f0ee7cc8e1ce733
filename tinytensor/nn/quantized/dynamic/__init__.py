"""The old name of `tinytensor.ao.nn.quantized.dynamic`.

Mirrors torch/nn/quantized/dynamic/__init__.py.
"""

from tinytensor.ao.nn.quantized.dynamic import *  # noqa: F403
