"""The old name of `tinytensor.ao.nn.intrinsic.qat`.

Mirrors torch/nn/intrinsic/qat/__init__.py.
"""

from tinytensor.ao.nn.intrinsic.qat import *  # noqa: F403
