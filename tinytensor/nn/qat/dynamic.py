"""The old name of `tinytensor.ao.nn.qat.dynamic`.

Mirrors torch/nn/qat/dynamic/__init__.py.
"""

from tinytensor.ao.nn.qat.dynamic import *  # noqa: F403
