"""The old name of `tinytensor.ao.quantization.fuser_method_mappings`.

Mirrors torch/quantization/fuser_method_mappings.py.
"""

from tinytensor.ao.quantization.fuser_method_mappings import *  # noqa: F403
