"""The old name of `tinytensor.ao.quantization.quant_type`.

Mirrors torch/quantization/quant_type.py.
"""

from tinytensor.ao.quantization.quant_type import *  # noqa: F403
