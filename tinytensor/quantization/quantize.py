"""The old name of `tinytensor.ao.quantization.quantize`.

Mirrors torch/quantization/quantize.py.
"""

from tinytensor.ao.quantization.quantize import *  # noqa: F403
