"""The old name of `tinytensor.ao.nn.quantizable`.

Mirrors torch/nn/quantizable/__init__.py.
"""

from tinytensor.ao.nn.quantizable import *  # noqa: F403
