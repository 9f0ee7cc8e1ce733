"""torch.cpu.amp: names from before `tt.amp` took a device.

Mirrors torch/cpu/amp.
"""

from tinytensor.cpu.amp.autocast_mode import autocast
from tinytensor.cpu.amp.grad_scaler import GradScaler

__all__ = ["GradScaler", "autocast"]
