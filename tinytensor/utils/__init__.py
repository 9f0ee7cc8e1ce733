"""torch.utils: what is neither operator nor module.

Mirrors torch/utils.
"""

from tinytensor.utils import dlpack

__all__ = ["dlpack"]
