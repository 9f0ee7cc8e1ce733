"""The old name of `tinytensor.ao.nn.intrinsic.quantized`.

Mirrors torch/nn/intrinsic/quantized/__init__.py.
"""

from tinytensor.ao.nn.intrinsic.quantized import *  # noqa: F403
