"""torch.cuda.amp: names from before `tt.amp` took a device.

Mirrors torch/cuda/amp.
"""

from tinytensor.cuda.amp.autocast_mode import autocast, custom_bwd, custom_fwd
from tinytensor.cuda.amp.grad_scaler import GradScaler

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd"]
