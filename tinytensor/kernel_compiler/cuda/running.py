"""Which thread of which block the simulator runs at this moment.

`threadIdx.x` in a kernel asks this. There is one such state for the process, since the simulator runs one thread of a
kernel at a time: see Note [One thread at a time] in simulator.py.
"""

from __future__ import annotations

from typing import Any

Three = tuple[int, int, int]


class Running:
    """The place of the thread that runs now.

    thread, block, block_dim, grid_dim    as CUDA names them: x, y, z
    shared      the shared arrays of the block, by the line of the kernel that asks for them
    lane        the running thread, which stops at a barrier; None in a kernel without barriers
    active      whether a kernel runs at all
    watcher     what looks at every access and barrier (recorder.py); None, as a rule
    """

    __slots__ = ("active", "block", "block_dim", "grid_dim", "lane", "shared", "thread", "watcher")

    def __init__(self) -> None:
        self.thread: Three = (0, 0, 0)
        self.block: Three = (0, 0, 0)
        self.block_dim: Three = (1, 1, 1)
        self.grid_dim: Three = (1, 1, 1)
        self.shared: dict[Any, Any] = {}
        self.lane: Any = None
        self.active = False
        self.watcher: Any = None


running = Running()


def linear_thread() -> int:
    """The number of the running thread in its block: x counts fastest, then y, then z."""
    x, y, z = running.thread
    size_x, size_y, _ = running.block_dim
    return x + size_x * (y + size_y * z)
