"""torch.utils: what is neither operator nor module.

Mirrors torch/utils.
"""

from tinytensor.utils import _pytree, checkpoint, dlpack

__all__ = ["_pytree", "checkpoint", "dlpack"]
