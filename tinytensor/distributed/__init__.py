"""torch.distributed of a PyTorch that was built without it: programs may ask, and are told that there is none.

    >>> import tinytensor as tt
    >>> tt.distributed.is_available()
    False

A program asks this first, `is_available() and is_initialized()`: nothing else has a meaning without it, so no other function is
here, and neither has PyTorch any then.

Mirrors torch/distributed/__init__.py, as of a build with USE_DISTRIBUTED=0.
"""

from __future__ import annotations


class DistError(RuntimeError):
    """What collective calls raise. Nothing raises it here, nor its subclasses."""


class DistBackendError(DistError):
    """What a backend of collective calls raises."""


class DistNetworkError(DistError):
    """What is raised where processes do not reach each other."""


class DistStoreError(DistError):
    """What a store of keys and values raises."""


class QueueEmptyError(DistStoreError):
    """What a queue in a store raises when it is empty."""


class _Stub:
    """Stands for classes that are named in annotations."""


GroupName = ProcessGroup = _Stub


def is_available() -> bool:
    """Whether processes can be connected: False.

    >>> tt.distributed.is_available()
    False
    """
    return False
