"""`torch.backends.openmp`: OpenMP, which no kernel here uses.

Mirrors torch/backends/openmp/__init__.py.
"""

from __future__ import annotations

__all__ = ["is_available"]


def is_available() -> bool:
    """Whether kernels share their work by OpenMP: never. They have a team of threads of their own (`tinytensor.threads`).

    >>> tt.backends.openmp.is_available()
    False
    """
    return False
