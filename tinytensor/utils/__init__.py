"""torch.utils: what is neither operator nor module.

Mirrors torch/utils.
"""

from tinytensor.utils import _pytree, backend_registration, checkpoint, deterministic, dlpack
from tinytensor.utils.backend_registration import generate_methods_for_privateuse1_backend, rename_privateuse1_backend

__all__ = [
    "_pytree",
    "backend_registration",
    "checkpoint",
    "deterministic",
    "dlpack",
    "generate_methods_for_privateuse1_backend",
    "rename_privateuse1_backend",
]
