"""torch.amp: mixed precision.

    autocast_mode.py    `autocast`, `custom_fwd`, `custom_bwd`
    state.py            the functions that read and set the state of autocast
    grad_scaler.py      `GradScaler`

Which operators are cast, and the kernels that do it: aten/autocast_mode.py and aten/autocast_mode.py.

Mirrors torch/amp.
"""

from tinytensor.amp.autocast_mode import (
    _enter_autocast,
    _exit_autocast,
    autocast,
    custom_bwd,
    custom_fwd,
    is_autocast_available,
)
from tinytensor.amp.grad_scaler import GradScaler

__all__ = [
    "GradScaler",
    "_enter_autocast",
    "_exit_autocast",
    "autocast",
    "custom_bwd",
    "custom_fwd",
    "is_autocast_available",
]
