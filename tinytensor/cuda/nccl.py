"""`torch.cuda.nccl`: NVIDIA's collective operations, which are not here.

Mirrors torch/cuda/nccl.py, as of a PyTorch that was built without them.
"""

# The names in `__all__` that are refusals are made by a loop.
# ruff: noqa: F822
from __future__ import annotations

import warnings
from typing import Any

from tinytensor.c10.absent_device import refusals as _refusals

__all__ = ["SUM", "all_gather", "all_reduce", "broadcast", "is_available", "reduce", "reduce_scatter", "version"]

SUM = 0
_NOT_HERE = "PyTorch is not compiled with NCCL support"
globals().update(
    _refusals(
        __name__,
        RuntimeError,
        dict.fromkeys("all_gather all_reduce broadcast reduce reduce_scatter".split(), _NOT_HERE),
    )
)


def is_available(tensors: Any) -> bool:
    """Whether they can be used: never; a warning says so."""
    warnings.warn(_NOT_HERE, stacklevel=2)
    return False


def version() -> tuple[int, int, int]:
    """AttributeError: there is none."""
    raise AttributeError("module 'torch._C' has no attribute '_nccl_version'")
