"""Runs a CUDA kernel without a GPU: every thread of every block, as plain Python, one after the other.

    launch(kernel, (blocks, 1, 1), (threads, 1, 1), args)

A kernel without barriers is a function that is called once for each thread. In a kernel with barriers a thread must stop
in the middle and let others come up; there each thread of a block is a greenlet, a stack of calls that can be left in the
middle and entered again, and they take turns.

Note [One thread at a time]
However many threads take turns, exactly one runs: it goes on until it reaches a barrier or its end, and then the scheduler
gives the turn to the next. So the order of all reads and writes is the same each time, and an atomic operation needs no
lock. A race between two threads does not show in the result for that reason; to find races is the work of the recorder,
which looks at who read and wrote what between two barriers.

Speed: about 2 us for a thread without barriers and 2 us for each stop at a barrier. Mirrors nothing in PyTorch, which has
no simulator; numba.cuda has one that starts a thread of Python for each thread of CUDA, always.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from types import FrameType
from typing import Any, Protocol

import numpy as np
from greenlet import getcurrent, greenlet

from tinytensor.kernel_compiler.cuda.running import Three, running
from tinytensor.kernel_compiler.fingerprint import global_names, python_function

# What every GPU of the last ten years can do.
MAX_THREADS = 1024
MAX_BLOCK: Three = (1024, 1024, 64)
MAX_GRID: Three = (2**31 - 1, 65535, 65535)
WARP = 32

_STOPS = frozenset({
    "syncthreads", "syncwarp", "shfl_sync", "shfl_up_sync", "shfl_down_sync", "shfl_xor_sync", "ballot_sync", "all_sync",
    "any_sync",
})  # fmt: skip

# There is one `running`: kernels that several threads of Python launch come one after the other.
_one_kernel = threading.RLock()


class Deadlock(RuntimeError):
    """Some threads wait at a barrier that the others can no longer reach."""


class Watcher(Protocol):
    """Is told of barriers and makes the shared and local arrays: see recorder.py."""

    def place(self) -> Any:
        """Where the kernel stands; asked by a thread that is about to wait."""

    def block_barrier(self, waiting: list[Lane], lanes: list[Lane]) -> None:
        """All threads of `waiting` go on from a barrier; the others of the block's `lanes` have ended."""

    def warp_barrier(self, here: list[Lane], warp: list[Lane]) -> None:
        """The lanes `here` go on from an exchange."""

    def deadlock(self, lanes: list[Lane]) -> None:
        """No thread can go on."""

    def shared_array(self, made: np.ndarray, frame: FrameType) -> Any:
        """What a kernel gets in the place of the shared array `made`."""

    def local_array(self, made: np.ndarray, frame: FrameType) -> Any:
        """What a thread gets in the place of its array `made`."""


def launch(
    kernel: Callable[..., None], grid: Three, block: Three, args: tuple[Any, ...], watcher: Watcher | None = None
) -> None:
    """Run `kernel(*args)` once for each thread of a grid of blocks. RuntimeError for a grid that no GPU takes."""
    check_configuration(grid, block)
    with _one_kernel, np.errstate(all="ignore"):
        if running.active:
            raise RuntimeError("a kernel cannot launch a kernel here")
        running.grid_dim, running.block_dim, running.active, running.watcher = grid, block, True, watcher
        try:
            if stops(kernel):
                _run_in_turns(kernel, grid, block, args)
            else:
                _run_through(kernel, grid, block, args)
        finally:
            running.active, running.lane, running.shared, running.watcher = False, None, {}, None


def check_configuration(grid: Three, block: Three) -> None:
    """RuntimeError in CUDA's words if a GPU would refuse these sizes."""
    fits = prod(block) <= MAX_THREADS and all(
        1 <= size <= most for size, most in zip((*grid, *block), (*MAX_GRID, *MAX_BLOCK), strict=True)
    )
    if not fits:
        raise RuntimeError(
            "CUDA error: invalid configuration argument\n"
            f"(grid {grid}, block {block}: a block has at most {MAX_THREADS} threads, and no size is 0)"
        )


def stops(kernel: Callable[..., None]) -> bool:
    """Whether a kernel, or a function that it reaches, can wait for other threads."""
    seen: set[int] = set()

    def look(value: Any) -> bool:
        function = python_function(value)
        if function is None or id(function) in seen:
            return False
        seen.add(id(function))
        if not _STOPS.isdisjoint(function.__code__.co_names):
            return True
        cells = (cell.cell_contents for cell in function.__closure__ or ())
        names = (function.__globals__.get(name) for name in global_names(function.__code__))
        return any(map(look, (*cells, *names)))

    return look(kernel)


def places(size: Three) -> Iterator[Three]:
    """All (x, y, z) below a size; x counts fastest."""
    return ((x, y, z) for z, y, x in product(range(size[2]), range(size[1]), range(size[0])))


def _run_through(kernel: Callable[..., None], grid: Three, block: Three, args: tuple[Any, ...]) -> None:
    running.lane = None
    for running.block in places(grid):
        running.shared = {}
        for running.thread in places(block):
            kernel(*args)


# ---- kernels with barriers ---------------------------------------------------------------------------------------------

READY, AT_BLOCK, AT_WARP, DONE = range(4)


class Lane:
    """One thread of a block."""

    def __init__(self, number: int, place: Three, block: Block):
        self.number, self.place, self.in_block = number, place, block
        self.state = DONE
        self.at: Any = None  # what the watcher said of the place of the last stop
        self.mask, self.brought = 0, None  # at an exchange: who takes part, and what this lane brings
        self.received: dict[int, Any] = {}

    def begin(self) -> None:
        """Be ready to run the kernel from its first line."""
        self.calls = greenlet(self._run)
        self.calls.gr_context = getcurrent().gr_context  # NumPy asks there whether to warn of overflows
        self.state = READY

    def take_turn(self) -> None:
        """Go on to the next barrier or to the end. Raises what the kernel raises."""
        running.thread, running.lane = self.place, self
        self.calls.switch()

    def wait_for_block(self) -> None:
        """`syncthreads`"""
        self._stop(AT_BLOCK)

    def exchange(self, mask: int, value: Any) -> dict[int, Any]:
        """What each lane of the warp brought to this place."""
        self.mask, self.brought = mask, value
        self._stop(AT_WARP)
        return self.received

    def _run(self) -> None:
        try:
            self.in_block.kernel(*self.in_block.args)
        finally:
            self.state = DONE

    def _stop(self, state: int) -> None:
        if running.watcher is not None:
            self.at = running.watcher.place()
        self.state = state
        self.in_block.scheduler.switch()


class Block:
    """The threads of one block; the same ones run each block of the grid."""

    def __init__(self, kernel: Callable[..., None], block: Three, args: tuple[Any, ...]):
        self.kernel, self.args = kernel, args
        self.scheduler = getcurrent()
        self.lanes = [Lane(number, place, self) for number, place in enumerate(places(block))]
        self.warps = [self.lanes[first : first + WARP] for first in range(0, len(self.lanes), WARP)]

    def run(self) -> None:
        """Let all threads run to their ends. Raises what one of them raised, or Deadlock."""
        for lane in self.lanes:
            lane.begin()
        while True:
            moved = False
            for lane in self.lanes:
                if lane.state == READY:
                    moved = True
                    lane.take_turn()
            waiting = [lane for lane in self.lanes if lane.state != DONE]
            if not waiting:
                return
            self._meet(waiting)
            if not moved:
                if running.watcher is not None:
                    running.watcher.deadlock(self.lanes)
                raise Deadlock(_who_waits(self.lanes))

    def _meet(self, waiting: list[Lane]) -> None:
        """Let those go on who wait for nobody any more."""
        for warp in self.warps:
            for lane in warp:
                if lane.state == AT_WARP:
                    here = [other for other in warp if lane.mask >> other.number % WARP & 1 and other.state != DONE]
                    if all(other.state == AT_WARP and other.mask == lane.mask for other in here):
                        brought = {other.number % WARP: other.brought for other in here}
                        if running.watcher is not None:
                            running.watcher.warp_barrier(here, warp)
                        for other in here:
                            other.received, other.state = brought, READY
        # A thread that has ended counts as one that came, as on a GPU since Volta.
        if all(lane.state == AT_BLOCK for lane in waiting):
            if running.watcher is not None:
                running.watcher.block_barrier(waiting, self.lanes)
            for lane in waiting:
                lane.state = READY

    def abandon(self) -> None:
        """End the threads that are in the middle of the kernel: nobody will give them a turn any more."""
        for lane in self.lanes:
            if lane.state != DONE:
                lane.calls.throw()


def _who_waits(lanes: list[Lane]) -> str:
    block = [lane.number for lane in lanes if lane.state == AT_BLOCK]
    warp = [lane.number for lane in lanes if lane.state == AT_WARP]
    return (
        f"deadlock in block {running.block}: {len(block)} threads wait at syncthreads(), the first is {block[:1]}; "
        f"{len(warp)} wait for others of their warp, the first is {warp[:1]}"
    )


def _run_in_turns(kernel: Callable[..., None], grid: Three, block: Three, args: tuple[Any, ...]) -> None:
    threads = Block(kernel, block, args)
    try:
        for running.block in places(grid):
            running.shared = {}
            threads.run()
    finally:
        threads.abandon()
