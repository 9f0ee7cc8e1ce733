"""The old name of `tinytensor.ao.nn.intrinsic`.

Mirrors torch/nn/intrinsic/__init__.py.
"""

from tinytensor.ao.nn.intrinsic import *  # noqa: F403
from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "qat quantized")
