"""torch.signal: windows for signal processing.

Mirrors torch/signal/__init__.py.
"""

from tinytensor.signal import windows

__all__ = ["windows"]
