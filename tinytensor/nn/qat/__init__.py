"""The old name of `tinytensor.ao.nn.qat`.

Mirrors torch/nn/qat/__init__.py.
"""

from tinytensor.ao.nn.qat import *  # noqa: F403
from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "dynamic")
