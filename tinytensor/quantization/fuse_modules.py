"""The old name of `tinytensor.ao.quantization.fuse_modules`.

Mirrors torch/quantization/fuse_modules.py.
"""

from tinytensor.ao.quantization.fuse_modules import *  # noqa: F403
