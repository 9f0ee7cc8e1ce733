"""Lesson 18: what to do when the device has no room (18.oom), on a device whose every answer is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor.c10.cuda.cuda_caching_allocator import format_size
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory
from tinytensor_lessons.allocator_parts import MIB, RawDevice, Segment
from tinytensor_lessons.compare import raised as outcome_of
from tinytensor_lessons.compare import show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Property

MOST_REQUESTS = 8
"""More requests than this to a full device end the run: it would not end by itself."""


class TooManyRequests(BaseException):
    """Not an Exception, so that a learner's `except Exception` does not swallow it."""


@dataclass(frozen=True)
class Need:
    """A device of `capacity` bytes with these segments (bytes, of which so many in use), and what is asked for.

    others      bytes that other programs have
    observers   how many there are
    """

    capacity: int
    segments: tuple[tuple[int, int], ...]
    size: int
    others: int = 0
    observers: int = 2

    def __str__(self) -> str:
        free = self.capacity - self.others - sum(size for size, _ in self.segments)
        lines = [f"# {_size(free)} of the device's {_size(self.capacity)} are free", "segments = ["]
        for k, (size, used) in enumerate(self.segments):
            lines.append(f"    Segment(size={_size(size)}, allocated={_size(used)}),  # number {k}")
        lines += ["]", f"malloc_or_recover(raw, {_size(self.size)}, segments, observers)  # {self.observers} observers"]
        return "\n".join(lines)


def _size(nbytes: int) -> str:
    return f"{nbytes // MIB} * MIB" if nbytes and nbytes % MIB == 0 else f"{nbytes:_}"


class Scripted(RawDevice):
    """A device that writes down what happens, and ends an endless run."""

    def __init__(self, need: Need):
        super().__init__(need.capacity, need.others)
        self.log: list[tuple[Any, ...]] = []
        self.numbers: dict[int, int] = {}
        self._requests = 0

    def malloc(self, nbytes: int) -> int:
        self._requests += 1
        if self._requests > MOST_REQUESTS:
            raise TooManyRequests
        try:
            address = super().malloc(nbytes)
        except RawOutOfMemory:
            self.log.append(("malloc", nbytes, False))
            raise
        self.log.append(("malloc", nbytes, True))
        return address

    def free(self, address: int) -> None:
        super().free(address)
        self.log.append(("free", self.numbers.get(address, -1)))


@dataclass
class Ended:
    """What a run did: its log, what came back or was raised, and which segments are still listed."""

    log: list[tuple[Any, ...]]
    left: list[int]
    returned: Any = None
    raised: str = ""
    message: str = ""
    endless: bool = False


def run(fn: Function, case: Need) -> Ended:
    """`fn(raw, size, segments, observers)` on the device of the case."""
    device = Scripted(case)
    segments = []
    for k, (size, used) in enumerate(case.segments):
        address = RawDevice.malloc(device, size)
        device.numbers[address] = k
        segments.append(Segment(address, size, used))
    made = list(segments)
    ended = Ended(device.log, [])

    def observer(k: int) -> Any:
        return lambda *args: device.log.append(("observer", k, *args))

    try:
        ended.returned = fn(device, case.size, segments, [observer(k) for k in range(case.observers)])
    except NotImplementedError:
        raise
    except TooManyRequests:
        ended.endless = True
    except (Exception, SystemExit) as error:
        ended.raised, ended.message = type(error).__name__, str(error)
    ended.left = [made.index(segment) if segment in made else -1 for segment in segments]
    return ended


def expected(case: Need) -> Ended:
    """What must happen, from the numbers of the case alone."""
    free = case.capacity - case.others - sum(size for size, _ in case.segments)
    numbers = range(len(case.segments))
    if case.size <= free:
        return Ended([("malloc", case.size, True)], list(numbers))
    unused = [k for k in numbers if not case.segments[k][1]]
    free += sum(case.segments[k][0] for k in unused)
    enough = case.size <= free
    log: list[tuple[Any, ...]] = [("malloc", case.size, False), *(("free", k) for k in unused)]
    log.append(("malloc", case.size, enough))
    left = [k for k in numbers if k not in unused]
    if enough:
        return Ended(log, left)
    log += [("observer", k, 0, case.size, case.capacity, free) for k in range(case.observers)]
    allocated = sum(used for _, used in case.segments)
    reserved = sum(case.segments[k][0] for k in left)
    message = (
        f"CUDA out of memory. Tried to allocate {format_size(case.size)}. GPU 0 has a total capacity of "
        f"{format_size(case.capacity)} of which {format_size(free)} is free. Of the allocated memory "
        f"{format_size(allocated)} is allocated by PyTorch, and {format_size(reserved - allocated)} is reserved by PyTorch "
        "but unallocated."
    )
    return Ended(log, left, raised="OutOfMemoryError", message=message)


def observe(fn: Function, case: Need) -> Outcome:
    try:
        return Outcome(run(fn, case))
    except NotImplementedError as error:
        return outcome_of(fn, error)


def judge(case: Need, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        return Mismatch("no exception", f"{outcome.raised}: {outcome.message}", outcome.where)
    wanted, got = expected(case), outcome.value
    if got.endless:
        return Mismatch(_log(wanted.log), f"more than {MOST_REQUESTS} calls of raw.malloc")
    if got.raised != wanted.raised:
        told = f"{got.raised}: {got.message}" if got.raised else f"no exception, returned {show_value(got.returned)}"
        return Mismatch(wanted.raised or "an address", told)
    if _comparable(got.log) != _comparable(wanted.log):
        return Mismatch(_log(wanted.log), _log(got.log))
    if not wanted.raised and not _is_address(got.returned):
        return Mismatch("the address that raw.malloc gave", show_value(got.returned))
    if got.left != wanted.left:
        return Mismatch(f"segments {_numbers(wanted.left)} left in the list", f"segments {_numbers(got.left)}")
    if not got.message.startswith(wanted.message):
        return Mismatch(wanted.message, got.message, "The text of the error.")
    return None


def _comparable(log: list[tuple[Any, ...]]) -> list[Any]:
    """The log with the frees between two requests in no order: any will do."""
    found: list[Any] = []
    for kind, *rest in log:
        if kind == "free" and found and found[-1][0] == "free":
            found[-1] = ("free", sorted([*found[-1][1], *rest]))
        else:
            found.append((kind, rest))
    return found


def _is_address(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _numbers(found: list[int]) -> str:
    return ", ".join(map(str, found)) or "none"


def _log(log: list[tuple[Any, ...]]) -> str:
    lines = []
    for kind, *rest in log:
        if kind == "malloc":
            lines.append(f"raw.malloc({_size(rest[0])}) {'gives an address' if rest[1] else 'has no room'}")
        elif kind == "free":
            lines.append(f"raw.free of segment {rest[0]}")
        else:
            lines.append(f"observer {rest[0]} called with {', '.join(map(str, rest[1:]))}")
    return "\n".join(lines) or "nothing was asked of the device"


# ---- cases

ROOM = Need(64 * MIB, ((20 * MIB, 0), (2 * MIB, 512)), 20 * MIB)
CACHED = Need(32 * MIB, ((20 * MIB, 0), (10 * MIB, 0)), 12 * MIB)
NOTHING_CACHED = Need(32 * MIB, ((20 * MIB, 4_000_256), (10 * MIB, 10 * MIB)), 12 * MIB)
SOME_IN_USE = Need(64 * MIB, ((20 * MIB, 512), (20 * MIB, 0), (20 * MIB, 20 * MIB)), 20 * MIB)
STILL_TOO_LITTLE = Need(64 * MIB, ((20 * MIB, 4_000_256), (2 * MIB, 0), (20 * MIB, 0)), 48 * MIB, 10 * MIB)
OTHERS = Need(1024 * MIB, (), 20 * MIB, others=1010 * MIB, observers=3)
ONE_OBSERVER = Need(8 * MIB, ((2 * MIB, 1024),), 20 * MIB, observers=1)


def _needs() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Need:
        segments = []
        for _ in range(draw(st.integers(0, 4))):
            size = draw(st.sampled_from((2, 20, 12, 30))) * MIB
            segments.append((size, draw(st.sampled_from((0, 0, 512, size // 2, size)))))
        others = draw(st.integers(0, 30)) * MIB
        capacity = others + sum(size for size, _ in segments) + draw(st.integers(0, 40)) * MIB
        return Need(
            capacity, tuple(segments), draw(st.sampled_from((2, 12, 20, 40))) * MIB, others, draw(st.integers(0, 3))
        )

    return case()


OOM = Exercise(
    id="18.oom",
    signature="malloc_or_recover(raw, size, segments, observers)",
    parts=(
        Cases(2, (ROOM, CACHED, SOME_IN_USE)),
        Exhaustive("out of memory", 3, lambda: [NOTHING_CACHED, STILL_TOO_LITTLE, OTHERS, ONE_OBSERVER]),
        Property("any device", 3, _needs, 100),
    ),
    probes=(ROOM, CACHED, SOME_IN_USE, NOTHING_CACHED, STILL_TOO_LITTLE, OTHERS, ONE_OBSERVER),
    hints=(
        "What may be given back to the device without anybody noticing? And when is it time to give up?",
        "Ask. If there is no room, free every segment with allocated == 0 and take it out of the list; ask once more. Still "
        "no room: read raw.mem_get_info(), call the observers, raise with the sums over the segments that are left.",
        "20 MiB wanted; of 30 MiB, 4 are free. Segments: 20 MiB unused, 6 MiB with 2 MiB in use. The first goes back, the "
        "second try succeeds, and one segment is left. Had 25 MiB been wanted: free 24 MiB, allocated 2 MiB, reserved but "
        "unallocated 4 MiB.",
    ),
    observe=observe,
    judge=judge,
    show=str,
    provides={
        "RawOutOfMemory": RawOutOfMemory,
        "Segment": Segment,
        "format_size": format_size,
        "MIB": MIB,
    },
    seconds=10.0,
)
