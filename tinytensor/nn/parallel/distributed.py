"""The name DistributedDataParallel. It needs a process group, and there is none here.

Mirrors torch/nn/parallel/distributed.py, as of a program that has not called `init_process_group`.
"""

from __future__ import annotations

from typing import Any

from tinytensor.nn.modules.module import Module

__all__ = ["DistributedDataParallel"]


class DistributedDataParallel(Module):
    """ValueError: there are no process groups here.

    >>> nn.parallel.DistributedDataParallel(nn.Linear(1, 1))
    Traceback (most recent call last):
    ValueError: Default process group has not been initialized, please make sure to call init_process_group.
    """

    def __init__(self, module: Any, device_ids: Any = None, *args: Any, **kwargs: Any) -> None:
        super().__init__()
        raise ValueError("Default process group has not been initialized, please make sure to call init_process_group.")
