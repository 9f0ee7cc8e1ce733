"""`torch.backends.cusparselt`: NVIDIA's cuSPARSELt, which no kernel here uses.

Mirrors torch/backends/cusparselt/__init__.py.
"""

from __future__ import annotations

__all__ = ["get_max_alg_id", "is_available", "version"]


def is_available() -> bool:
    """Whether cuSPARSELt is here: never.

    >>> tt.backends.cusparselt.is_available()
    False
    """
    return False


def version() -> int | None:
    """Its version: None.

    >>> tt.backends.cusparselt.version()
    """
    return None


def get_max_alg_id() -> int | None:
    """The number of its last algorithm: None.

    >>> tt.backends.cusparselt.get_max_alg_id()
    """
    return None
