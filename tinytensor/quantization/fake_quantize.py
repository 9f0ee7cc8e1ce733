"""The old name of `tinytensor.ao.quantization.fake_quantize`.

Mirrors torch/quantization/fake_quantize.py.
"""

from tinytensor.ao.quantization.fake_quantize import *  # noqa: F403
