"""`torch.multiprocessing`: Python's multiprocessing, with tensors in memory that processes share.

    import tinytensor.multiprocessing as mp
    queue = mp.Queue()
    queue.put(x)              # x moves to shared memory, and its descriptor goes through the queue
    y = queue.get()           # in another process: a tensor over the same memory, not a copy

Both see what either writes. With "fork" a child sees the shared tensors of its parent as well; with "spawn" those that it is
given. The sender must live until the receiver has what was sent, as in PyTorch.

    reductions.py    how storages and tensors travel
    spawn.py         several processes started, waited for and cleaned up

Mirrors torch/multiprocessing/__init__.py.
"""

from __future__ import annotations

import multiprocessing as _multiprocessing
import sys as _sys
from multiprocessing import *  # noqa: F403

from tinytensor.multiprocessing.reductions import init_reductions
from tinytensor.multiprocessing.spawn import (
    ProcessContext,
    ProcessException,
    ProcessExitedException,
    ProcessRaisedException,
    SpawnContext,
    spawn,
    start_processes,
)

__all__ = [
    "ProcessContext", "ProcessException", "ProcessExitedException", "ProcessRaisedException", "SpawnContext",
    "get_all_sharing_strategies", "get_sharing_strategy", "init_reductions", "set_sharing_strategy", "spawn",
    "start_processes", *_multiprocessing.__all__,
]  # fmt: skip

_all_sharing_strategies = (
    {"file_system"} if _sys.platform in ("darwin", "win32") else {"file_descriptor", "file_system"}
)
_sharing_strategy = "file_system" if _sys.platform in ("darwin", "win32") else "file_descriptor"


def set_sharing_strategy(new_strategy: str) -> None:
    """Keep the name of a strategy. AssertionError for one that PyTorch does not have.

    There is one way here, that of "file_descriptor": a file without a name, so that nothing is ever left behind.

    >>> tt.multiprocessing.set_sharing_strategy(tt.multiprocessing.get_sharing_strategy())
    """
    global _sharing_strategy
    assert new_strategy in _all_sharing_strategies, (
        f"invalid sharing strategy {new_strategy!r}, expected one of {_all_sharing_strategies}"
    )
    _sharing_strategy = new_strategy


def get_sharing_strategy() -> str:
    """The name that is set.

    >>> tt.multiprocessing.get_sharing_strategy() in tt.multiprocessing.get_all_sharing_strategies()
    True
    """
    return _sharing_strategy


def get_all_sharing_strategies() -> set[str]:
    """The names that can be set.

    >>> "file_system" in tt.multiprocessing.get_all_sharing_strategies()
    True
    """
    return _all_sharing_strategies


init_reductions()
