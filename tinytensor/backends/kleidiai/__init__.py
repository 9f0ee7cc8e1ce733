"""`torch.backends.kleidiai`: ARM's KleidiAI, which no kernel here uses.

Mirrors torch/backends/kleidiai/__init__.py.
"""

from __future__ import annotations

__all__ = ["is_available"]


def is_available() -> bool:
    """Whether kernels use KleidiAI: never.

    >>> tt.backends.kleidiai.is_available()
    False
    """
    return False
