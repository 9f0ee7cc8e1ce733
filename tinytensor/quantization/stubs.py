"""The old name of `tinytensor.ao.quantization.stubs`.

Mirrors torch/quantization/stubs.py.
"""

from tinytensor.ao.quantization.stubs import *  # noqa: F403
