"""torch.utils: what is neither operator nor module.

Mirrors torch/utils.
"""

from tinytensor.utils import _pytree, backend_registration, checkpoint, data, deterministic, dlpack, hooks
from tinytensor.utils._swap_tensors import swap_tensors
from tinytensor.utils.backend_registration import generate_methods_for_privateuse1_backend, rename_privateuse1_backend

__all__ = [
    "_pytree",
    "backend_registration",
    "checkpoint",
    "data",
    "deterministic",
    "dlpack",
    "generate_methods_for_privateuse1_backend",
    "hooks",
    "rename_privateuse1_backend",
    "swap_tensors",
]
