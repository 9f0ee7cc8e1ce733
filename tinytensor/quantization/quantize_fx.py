"""The old name of `tinytensor.ao.quantization.quantize_fx`.

Mirrors torch/quantization/quantize_fx.py.
"""

from tinytensor.ao.quantization.quantize_fx import *  # noqa: F403
