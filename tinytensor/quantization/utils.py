"""The old name of `tinytensor.ao.quantization.utils`.

Mirrors torch/quantization/utils.py.
"""

from tinytensor.ao.quantization.utils import *  # noqa: F403
