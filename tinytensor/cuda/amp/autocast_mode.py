"""`tt.cuda.amp.autocast(...)`, `custom_fwd` and `custom_bwd`: each warns and is its namesake in `tt.amp`, for CUDA.

Mirrors torch/cuda/amp/autocast_mode.py.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from tinytensor.amp import autocast_mode
from tinytensor.c10.scalar_type import ScalarType, float16

__all__ = ["autocast", "custom_bwd", "custom_fwd"]


def _deprecated(old: str, new: str) -> None:
    warnings.warn(
        f"`torch.cuda.amp.{old}` is deprecated. Please use `torch.amp.{new}` instead.", FutureWarning, stacklevel=3
    )


class autocast(autocast_mode.autocast):
    """See `tt.autocast`."""

    def __init__(self, enabled: bool = True, dtype: ScalarType = float16, cache_enabled: bool = True) -> None:
        _deprecated("autocast(args...)", "autocast('cuda', args...)")
        super().__init__("cuda", enabled=enabled, dtype=dtype, cache_enabled=cache_enabled)


def custom_fwd(fwd: Callable[..., Any] | None = None, *, cast_inputs: ScalarType | None = None) -> Callable[..., Any]:
    """See `tt.amp.custom_fwd`."""
    _deprecated("custom_fwd(args...)", "custom_fwd(args..., device_type='cuda')")
    return autocast_mode.custom_fwd(fwd, device_type="cuda", cast_inputs=cast_inputs)


def custom_bwd(bwd: Callable[..., Any]) -> Callable[..., Any]:
    """See `tt.amp.custom_bwd`."""
    _deprecated("custom_bwd(args...)", "custom_bwd(args..., device_type='cuda')")
    return autocast_mode.custom_bwd(bwd, device_type="cuda")
