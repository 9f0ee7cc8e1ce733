"""What goes wrong between processes.

Mirrors the exceptions of torch/csrc/Exceptions.h.
"""

from __future__ import annotations

__all__ = ["DistBackendError", "DistError", "DistNetworkError", "DistStoreError", "QueueEmptyError"]


class DistError(RuntimeError):
    """What collective calls raise."""


class DistBackendError(DistError):
    """What a backend of collective calls raises."""


class DistNetworkError(DistError):
    """What is raised where processes do not reach each other."""


class DistStoreError(DistError):
    """What a store of keys and values raises, above all when nobody has set a key in time."""


class QueueEmptyError(DistStoreError):
    """What a queue in a store raises when it is empty."""


for _error in (DistError, DistBackendError, DistNetworkError, DistStoreError, QueueEmptyError):
    _error.__module__ = "tinytensor.distributed"
