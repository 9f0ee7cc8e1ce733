"""A simulated CUDA device that takes time: `with clocked_cuda() as clock:`, and `clock.now` says how late it is.

The host hands over work and goes on. The device does it later, in the order of each stream, and it does it really later: a copy
reads its source, a kernel its tensors, when their time on the clock is over. So a host that overwrites a buffer too early sends
the wrong bytes, as with a GPU. The clock moves in the program only: every run gives the same times.

What the clock knows, in microseconds:

    a kernel                    LAUNCH for the host, KERNEL on the device; one kernel runs at a time
    a copy, host to device      1 for each COPY_BYTES; one at a time, beside the kernels
        from pinned memory      the host goes on at once
        from other memory       it begins when the device has nothing to do, and the host waits for its end
    cudaMalloc, cudaFree        MALLOC and FREE, and cudaFree first waits until the device has nothing to do
    pinning memory              PIN

The costs are round numbers of the size that today's machines have. Mirrors what NVIDIA's programming guide says on concurrency.
"""

from __future__ import annotations

import ctypes
import heapq
import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_error import INVALID_HANDLE, cuda_error
from tinytensor.c10.cuda.driver_api import HOST_TO_DEVICE, Size3
from tinytensor.c10.cuda.simulated_driver import SimulatedDriver, SimulatedMemory
from tinytensor.kernel_compiler.cuda.cuda_kernel import simulated
from tinytensor_lessons.cuda_machine import MakeAllocator, cuda_machine

LAUNCH, KERNEL, MALLOC, FREE, PIN = 5.0, 10.0, 200.0, 100.0, 200.0
COPY_BYTES = 10_000
"""Bytes that are copied in a microsecond: 10 GB a second."""

_FAULTS = 3  # that a timeline names
_NEAR = (1 << 62) - 1  # see Note [Addresses of a simulated device] in simulated_driver.py
Range = tuple[int, int]


@dataclass(frozen=True)
class Work:
    """Something that the device did, with the ranges of addresses that it read and wrote meanwhile."""

    name: str
    lane: str
    stream: int
    start: float
    end: float
    reads: Range | None = None
    writes: Range | None = None


class ClockedEvent:
    """A mark in a stream, with the time at which it is reached."""

    def __init__(self, driver: ClockedDriver, timing: bool):
        self._driver, self.timing = driver, timing
        self.at: float | None = None

    def record(self, stream: int) -> None:
        self.at = self._driver.end_of(stream)

    def query(self) -> bool:
        return self.at is None or self.at <= self._driver.now

    def synchronize(self) -> None:
        if self.at is not None:
            self._driver.wait_until(self.at)

    def elapsed_time(self, end: Any) -> float:
        if self.at is None or end.at is None:
            raise cuda_error(INVALID_HANDLE)
        return (end.at - self.at) / 1000.0


class ClockedMemory(SimulatedMemory):
    """Memory whose requests take time."""

    def __init__(self, driver: ClockedDriver):
        super().__init__()
        self._driver = driver

    def malloc(self, nbytes: int) -> int:
        self._driver.set_up(MALLOC, "cudaMalloc")
        return super().malloc(nbytes)

    def free(self, address: int) -> None:
        self._driver.synchronize(0)
        self._driver.set_up(FREE, "cudaFree")
        super().free(address)

    def record_event(self, stream: int) -> Any:
        event = ClockedEvent(self._driver, False)
        event.record(stream)
        return event


class ClockedDriver(SimulatedDriver):
    """One device, a host, and a clock.

    now      what the host's clock says, in microseconds
    work     what the device has been given to do, each with its start and end
    host     what the host itself spent time on: (name, start, end)
    faults   sentences on work that touched a buffer while somebody else wrote it

    setup    whether memory costs time: cudaMalloc, cudaFree, pinning
    """

    def __init__(self, setup: bool = True) -> None:
        super().__init__(1, simulated)
        self.now = 0.0
        self._setup = setup
        self.work: list[Work] = []
        self.host: list[tuple[str, float, float]] = []
        self.faults: list[str] = []
        self._memories: list[Any] = [ClockedMemory(self)]
        self._ends: dict[int, float] = {}
        self._lanes: dict[str, float] = {}
        self._later: list[tuple[float, int, Callable[[], None]]] = []
        self._number = itertools.count()
        self._pinned: dict[int, int] = {}

    # Time.

    def spend(self, microseconds: float, name: str = "") -> None:
        """The host is busy."""
        self.host.append((name, self.now, self.now + microseconds))
        self.wait_until(self.now + microseconds)

    def set_up(self, microseconds: float, name: str) -> None:
        """The host gets or gives back memory."""
        self.spend(microseconds if self._setup else 0.0, name)

    def count(self, name: str) -> int:
        """How many times the host did this: "cudaMalloc", "cudaFree", "pin"."""
        return sum(done == name for done, _, _ in self.host)

    def wait_until(self, time: float) -> None:
        """The host comes to this time; what the device finishes by then is done."""
        self.now = max(self.now, time)
        while self._later and self._later[0][0] <= self.now:
            heapq.heappop(self._later)[2]()

    def end_of(self, stream: int) -> float:
        """When a stream has done all that it has been given."""
        return max(self._ends.get(stream, 0.0), self.now)

    def put(
        self, name: str, lane: str, stream: int, microseconds: float, effect: Callable[[], None],
        reads: Range | None = None, writes: Range | None = None, alone: bool = False,
    ) -> Work:  # fmt: skip
        """Queue work. `lane` is what does it, one at a time; `alone`: it begins when the whole device has nothing to do."""
        start = max(self.end_of(stream), self._lanes.get(lane, 0.0))
        if alone:
            start = max([start, *self._ends.values()])
        work = Work(name, lane, stream, start, start + microseconds, reads, writes)
        self._look_for_conflicts(work)
        self.work.append(work)
        self._ends[stream] = self._lanes[lane] = work.end
        heapq.heappush(self._later, (work.end, next(self._number), effect))
        return work

    def _look_for_conflicts(self, new: Work) -> None:
        for old in self.work:
            if old.start < new.end and new.start < old.end and (
                _meet(old.writes, new.reads) or _meet(old.reads, new.writes) or _meet(old.writes, new.writes)
            ):  # fmt: skip
                self.faults.append(f"{new.name} and {old.name} use one buffer at the same time")

    # What a driver does.

    def copy(self, to: int, source: int, nbytes: int, kind: str, stream: int) -> None:
        self._check_stream(stream)
        host = source if kind == HOST_TO_DEVICE else to
        on_host = kind != "DtoD"
        pinned = on_host and any(start <= host < start + size for start, size in self._pinned.items())
        before = ctypes.string_at(source, nbytes) if pinned and kind == HOST_TO_DEVICE else None
        number = sum(work.lane == "copy" for work in self.work) + 1
        name = f"copy {number}"

        def effect() -> None:
            if before is not None and before != ctypes.string_at(source, nbytes):
                self.faults.append(f"the host wrote into the pinned buffer before {name} had read it")
            ctypes.memmove(to & _NEAR, source & _NEAR, nbytes)

        work = self.put(
            name, "copy" if on_host else "compute", stream, nbytes / COPY_BYTES, effect,
            reads=None if kind == HOST_TO_DEVICE else (source, source + nbytes),
            writes=None if kind == "DtoH" else (to, to + nbytes), alone=on_host and not pinned,
        )  # fmt: skip
        if on_host and not pinned:
            self.wait_until(work.end)

    def fill(self, address: int, value: int, nbytes: int, stream: int) -> None:
        def set_bytes() -> None:
            ctypes.memset(address & _NEAR, value, nbytes)

        self.put(
            "fill", "compute", stream, KERNEL, set_bytes,
            writes=(address, address + nbytes),
        )  # fmt: skip

    def launch(self, kernel: Any, grid: Size3, block: Size3, args: tuple[Any, ...], stream: int) -> None:
        self._check_stream(stream)
        self.spend(LAUNCH, kernel.name)
        self.put(kernel.name, "compute", stream, KERNEL, lambda: simulated(kernel, grid, block, args))

    def stream_query(self, stream: int) -> bool:
        self._check_stream(stream)
        return self._ends.get(stream, 0.0) <= self.now

    def stream_synchronize(self, stream: int) -> None:
        self._check_stream(stream)
        self.wait_until(self.end_of(stream))

    def stream_wait_event(self, stream: int, event: Any) -> None:
        self._check_stream(stream)
        if event.at is not None:
            self._ends[stream] = max(self._ends.get(stream, 0.0), event.at)

    def new_event(self, timing: bool, blocking: bool) -> Any:
        return ClockedEvent(self, timing)

    def synchronize(self, device: int) -> None:
        self.wait_until(max([self.now, *self._ends.values()]))

    def pin(self, address: int, nbytes: int) -> None:
        self.set_up(PIN, "pin")
        self._pinned[address] = nbytes

    def unpin(self, address: int) -> None:
        self._pinned.pop(address, None)

    # What a program of a lesson does.

    def compute(self, x: tt.Tensor, microseconds: float, done: Callable[[bytes], None] = lambda _: None) -> None:
        """Queue a computation over x on the current stream. `done` gets the bytes of x as the device has read them."""
        if x.device.type != "cuda":
            raise RuntimeError(f"compute needs a tensor on the device, got one on {x.device}")
        address, nbytes = x.data_ptr(), x.numel() * x.element_size()
        number = sum(work.name.startswith("compute") for work in self.work) + 1
        self.put(
            f"compute {number}", "compute", cuda_runtime.current_stream().handle, microseconds,
            lambda: done(ctypes.string_at(address & _NEAR, nbytes)), reads=(address, address + nbytes),
        )  # fmt: skip

    @property
    def span(self) -> float:
        """Microseconds from the start of the device's first work to the end of its last."""
        return max((w.end for w in self.work), default=0.0) - min((w.start for w in self.work), default=0.0)

    def timeline(self, step: float = 20.0) -> str:
        """Copies and computations as two lines of text, a character for each `step` microseconds; below them the first faults."""
        first = min((w.start for w in self.work), default=0.0)
        lines = [f"{self.span:g} microseconds, {step:g} to a character"]
        for lane in ("copy", "compute"):
            row = [" "] * round(self.span / step)
            for k, work in enumerate(w for w in self.work if w.lane == lane):
                for i in range(round((work.start - first) / step), round((work.end - first) / step)):
                    row[i] = str((k + 1) % 10)
            lines.append(f"{lane:<8}|{''.join(row)}|")
        return "\n".join([*lines, *self.faults[:_FAULTS]])


def _meet(a: Range | None, b: Range | None) -> bool:
    return a is not None and b is not None and a[0] < b[1] and b[0] < a[1]


@contextmanager
def clocked_cuda(allocator: MakeAllocator | None = None, setup: bool = True) -> Iterator[ClockedDriver]:
    """Within the block `cuda` is a device with a clock, and nothing on it. At its end all work is done.

    allocator   see `cuda_machine`
    setup       see `ClockedDriver`
    """
    driver = ClockedDriver(setup)
    with cuda_machine(driver, allocator):
        yield driver
        driver.synchronize(0)
