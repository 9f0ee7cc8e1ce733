"""`tt.cpu.amp.GradScaler(...)`, which warns and is `tt.amp.GradScaler("cpu", ...)`.

Mirrors torch/cpu/amp/grad_scaler.py.
"""

from tinytensor.amp.grad_scaler import DeprecatedGradScaler

__all__ = ["GradScaler"]


class GradScaler(DeprecatedGradScaler):
    """See `tt.amp.GradScaler`."""

    _device = "cpu"
