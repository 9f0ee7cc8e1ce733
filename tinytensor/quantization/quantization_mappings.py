"""The old name of `tinytensor.ao.quantization.quantization_mappings`.

Mirrors torch/quantization/quantization_mappings.py.
"""

from tinytensor.ao.quantization.quantization_mappings import *  # noqa: F403
