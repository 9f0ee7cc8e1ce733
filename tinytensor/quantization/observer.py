"""The old name of `tinytensor.ao.quantization.observer`.

Mirrors torch/quantization/observer.py.
"""

from tinytensor.ao.quantization.observer import *  # noqa: F403
