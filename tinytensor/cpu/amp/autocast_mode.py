"""`tt.cpu.amp.autocast(...)`, which warns and is `tt.amp.autocast("cpu", ...)`.

Mirrors torch/cpu/amp/autocast_mode.py.
"""

from __future__ import annotations

import warnings

from tinytensor.amp.autocast_mode import autocast as amp_autocast
from tinytensor.c10.scalar_type import ScalarType, bfloat16

__all__ = ["autocast"]


class autocast(amp_autocast):
    """See `tt.autocast`."""

    def __init__(self, enabled: bool = True, dtype: ScalarType = bfloat16, cache_enabled: bool = True) -> None:
        warnings.warn(
            "`torch.cpu.amp.autocast(args...)` is deprecated. Please use `torch.amp.autocast('cpu', args...)` instead.",
            FutureWarning,
            stacklevel=2,
        )
        super().__init__("cpu", enabled=enabled, dtype=dtype, cache_enabled=cache_enabled)
