"""The old name of `tinytensor.ao.quantization.qconfig`.

Mirrors torch/quantization/qconfig.py.
"""

from tinytensor.ao.quantization.qconfig import *  # noqa: F403
