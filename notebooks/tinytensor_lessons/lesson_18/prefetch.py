"""Lesson 18: copies beside the computation (18.prefetch), on a device with a clock."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any

import tinytensor as tt
from tinytensor_lessons.clocked_cuda import COPY_BYTES, clocked_cuda
from tinytensor_lessons.compare import raised
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome

SLACK = 1.1


@dataclass(frozen=True)
class Job:
    """`count` batches, each of which takes `copy` microseconds on its way to the device and `compute` there."""

    count: int
    copy: int = 100
    compute: int = 100
    timed: bool = True

    def __str__(self) -> str:
        times = f"a copy takes {self.copy} microseconds, a computation {self.compute}"
        return f"prefetch(batches, compute)  # {self.count} batches; {times}"

    @property
    def ideal(self) -> int:
        """Microseconds if nothing waits without need: the first copy, the last computation, and the slower of both between."""
        return self.copy + self.compute + (self.count - 1) * max(self.copy, self.compute) if self.count else 0


@dataclass
class Ran:
    """What a run did.

    got         which batch each computation has read; -1 is none of them
    pins        buffers of the host that were pinned
    buffers     on the device, to which batches were copied
    one_stream  whether copies and computations stood in one queue
    allocations that were made on the device
    waited      for each computation from the third on: whether the host, when it asked for it, had waited for the one
                before the last to end
    """

    got: list[int] = field(default_factory=list)
    span: float = 0.0
    faults: list[str] = field(default_factory=list)
    picture: str = ""
    pins: int = 0
    buffers: int = 0
    one_stream: bool = False
    allocations: int = 0
    waited: list[bool] = field(default_factory=list)


def run(fn: Function, case: Job) -> Ran:
    """`fn(batches, compute)` on a fresh device with a clock."""
    ran = Ran()
    with clocked_cuda(setup=False) as clock:
        elements = case.copy * COPY_BYTES // 4
        batches = [tt.full((elements,), float(k + 1)) for k in range(case.count)]
        known = {zlib.crc32(batch.numpy().tobytes()): k for k, batch in enumerate(batches)}

        def compute(x: Any) -> None:
            earlier = [work for work in clock.work if work.lane == "compute"][-2:]
            if len(earlier) == 2:
                ran.waited.append(earlier[0].end <= clock.now)
            clock.compute(x, float(case.compute), lambda read: ran.got.append(known.get(zlib.crc32(read), -1)))

        fn(batches, compute)
        tt.cuda.synchronize()
        ran.span, ran.faults, ran.picture = clock.span, list(clock.faults), clock.timeline()
        copies = [work for work in clock.work if work.lane == "copy"]
        ran.pins, ran.buffers = clock.count("pin"), len({work.writes for work in copies})
        ran.allocations = tt.cuda.memory_stats()["allocation.all.allocated"]
        ran.one_stream = len({work.stream for work in clock.work}) == 1
    return ran


def observe(fn: Function, case: Job) -> Outcome:
    try:
        return Outcome(run(fn, case))
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def judge(case: Job, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        return Mismatch("no exception", f"{outcome.raised}: {outcome.message}", outcome.where)
    ran = outcome.value
    if len(ran.got) != case.count:
        return Mismatch(f"compute called {case.count} times", f"{len(ran.got)} times")
    if ran.faults:
        return Mismatch("nobody writes into a buffer that is being read", ran.picture)
    if ran.got != list(range(case.count)):
        k = next(k for k, got in enumerate(ran.got) if got != k)
        what = "something that is no batch" if ran.got[k] < 0 else f"batch {ran.got[k] + 1}"
        return Mismatch(f"computation {k + 1} reads batch {k + 1}", what)
    if ran.pins > 2:
        return Mismatch("at most 2 pinned buffers", f"{ran.pins}", "Pinning takes longer than a copy.")
    if case.timed and case.compute > 1.5 * case.copy and all(ran.waited):
        return Mismatch("the host goes on while the device computes", "the host waits for every computation but one")
    if case.timed and ran.span > SLACK * case.ideal:
        most = f"at most {SLACK * case.ideal:.0f} microseconds"
        return Mismatch(f"{most}, from the first copy to the last computation", ran.picture)
    return None


EVEN, LONG_COMPUTE, LONG_COPY = Job(8), Job(8, 60, 120), Job(8, 120, 60)
ONE, TWO, NONE = Job(1, timed=False), Job(2, timed=False), Job(0, timed=False)
VALUES = Job(5, timed=False)

PREFETCH = Exercise(
    id="18.prefetch",
    signature="prefetch(batches, compute)",
    parts=(
        Cases(2, (VALUES, ONE, TWO)),
        Exhaustive("in time", 4, lambda: [EVEN, LONG_COMPUTE, LONG_COPY, Job(13, 40, 50)]),
        Exhaustive("few batches", 2, lambda: [NONE, Job(3, 20, 200, timed=False), Job(3, 200, 20, timed=False)]),
    ),
    probes=(VALUES, EVEN, LONG_COMPUTE, LONG_COPY, ONE),
    hints=(
        "Which copy may run while which computation runs? And what must be over before a buffer is written again?",
        "Two slots, taken in turn; each has a pinned buffer, a buffer on the device, and two events: copied and used. "
        "Before the host fills a pinned buffer it waits for copied. On the copy stream, the copy waits for used. On the "
        "current stream, compute waits for copied.",
        "Three slots would work as two do: batch 4 goes to slot 1. The host waits until the copy of batch 1 is over, fills "
        "the pinned buffer; the copy stream waits until the computation over batch 1 is over, and copies.",
    ),
    observe=observe,
    judge=judge,
    show=str,
    provides={},
    seconds=20.0,
)
