"""`tt.cuda.amp.GradScaler(...)`, which warns and is `tt.amp.GradScaler("cuda", ...)`.

Mirrors torch/cuda/amp/grad_scaler.py.
"""

from tinytensor.amp.grad_scaler import DeprecatedGradScaler

__all__ = ["GradScaler"]


class GradScaler(DeprecatedGradScaler):
    """See `tt.amp.GradScaler`."""

    _device = "cuda"
