"""Running a learner's CUDA kernel while every access is recorded: what lesson 17's exercises observe.

    ran = observe(kernel, launch)        # an Outcome; its value says what was written, what was wrong, and what it cost
    judge(launch, ran)                   # None, or the first thing that the launch asks for and the kernel does not do

A launch is a grid, a block and arguments, with the answer that NumPy gives. Sizes are small: the simulator takes some
microseconds for each access, and some tens of them for each stop at a barrier.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinytensor.introspect import kernel_record
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.running import running
from tinytensor_lessons.compare import raised, show_outcome, show_value
from tinytensor_lessons.exercise import Function, Mismatch, Outcome
from tinytensor_lessons.limits import TimeIsUp

Size = int | tuple[int, ...]

_FIRST = ("out_of_bounds", "deadlock", "barrier", "race", "block_race", "stale")


@dataclass(frozen=True)
class Launch:
    """One launch of a kernel, and what is asked of it besides right values and no faults.

    args        name -> array or number; "out" is where the answer goes, filled with NaN before
    expected    what `out` holds afterwards; NaN where nothing may be written
    once        each element of `out` is written exactly once (those of NaN never)
    most_writes by one thread to arrays of global memory, the arguments among them
    most_reads  of global memory, by all threads together, and by those of the other `quarters` that do not run
    most_work   accesses of one thread
    sectors     every load and store of a warp takes as few sectors as its elements need
    banks       no bank conflicts
    """

    title: str
    grid: Size
    block: Size
    args: dict[str, Any]
    expected: np.ndarray
    once: bool = False
    most_writes: int | None = None
    most_reads: int | None = None
    quarters: int = 1
    most_work: int | None = None
    sectors: bool = False
    banks: bool = False
    max_accesses: int = 60_000
    max_seconds: float = 3.0

    def __str__(self) -> str:
        return self.title


def fresh(args: dict[str, Any], shape: tuple[int, ...]) -> dict[str, Any]:
    """The arguments as a kernel gets them, with arrays of its own, and `out` full of NaN before them."""
    made = {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in args.items()}
    return {"out": np.full(shape, np.nan, np.float32), **made}


def plain(fn: Any) -> Any:
    """The function inside a kernel that `tt.cuda.jit` made, or the function itself."""
    inner = getattr(fn, "__dict__", {}).get("py_func", fn)
    return inner if callable(inner) else fn


def guarded(fn: Any, run: Callable[[], Any]) -> Outcome:
    """The outcome of `run()`. Whatever a kernel raises is part of it, also what is no Exception."""
    try:
        return Outcome(run())
    except TimeIsUp:
        raise
    except BaseException as error:
        return raised(fn, error)


def observe(fn: Function, launch: Launch) -> Outcome:
    """One launch under the recorder."""
    kernel = plain(fn)
    return guarded(kernel, lambda: run_once(kernel, launch))


def run_once(kernel: Function, launch: Launch, out: np.ndarray | None = None) -> dict[str, Any]:
    """What one launch did."""
    args = fresh(launch.args, launch.expected.shape)
    if out is not None:
        args["out"] = out
    before = {name: value.copy() for name, value in args.items() if isinstance(value, np.ndarray) and name != "out"}
    record = kernel_record.record_kernel(
        kernel, launch.grid, launch.block, *args.values(), names=tuple(args),
        max_accesses=launch.max_accesses, max_seconds=launch.max_seconds,
    )  # fmt: skip
    return {
        "out": np.array(args["out"], np.float64).tolist(),
        "faults": [
            (fault.kind, str(fault)) for fault in sorted(record.faults, key=lambda fault: _FIRST.index(fault.kind))
        ],
        "changed": [name for name, value in before.items() if not np.array_equal(value, args[name], equal_nan=True)],
        **_costs(launch, record),
    }


def _costs(launch: Launch, record: Any) -> dict[str, Any]:
    """What the launch asks about, and nothing else: working it out takes time."""
    found: dict[str, Any] = {}
    if launch.once:
        found["writes"] = record.write_counts("out").tolist()
    if launch.most_writes is not None:
        by_thread: dict[tuple[int, int], int] = {}
        for access in record.accesses:
            if access.kind == "write" and (access.array == "out" or access.array in launch.args):
                by_thread[access.block, access.thread] = by_thread.get((access.block, access.thread), 0) + 1
        found["most writes"] = max(by_thread.values(), default=0)
    if launch.most_work is not None:
        found["work"] = int(record.work.max())
    if launch.most_reads is not None:
        found["reads"] = int(record.global_reads) * launch.quarters
    if launch.sectors:
        found["sectors"] = [
            (use.array, use.kind, use.line, use.worst, use.worst_ideal)
            for use in record.sectors
            if use.sectors > use.ideal
        ]
    if launch.banks:
        found["banks"] = [(use.array, use.kind, use.line, use.degree) for use in record.bank_conflicts]
    return found


def judge(launch: Launch, outcome: Outcome) -> Mismatch | None:
    """The first thing that is wrong: an exception, a fault, a value, a cost."""
    if outcome.raised:
        return Mismatch("no exception", show_outcome(outcome), outcome.where)
    ran = outcome.value
    if ran["faults"]:
        return Mismatch("no faults", ran["faults"][0][1], _others(ran["faults"]))
    if ran["changed"]:
        return Mismatch(f"{ran['changed'][0]} as it was", f"{ran['changed'][0]} changed by your kernel")
    return wrong_value(launch.expected, ran["out"]) or _wrong_cost(launch, ran)


def _others(faults: list[tuple[str, str]]) -> str:
    more = len(faults) - 1
    return f"{more} more {'fault' if more == 1 else 'faults'} at other lines or arrays" if more else ""


def wrong_value(expected: np.ndarray, out: list[Any], name: str = "out") -> Mismatch | None:
    """The first element that is not what NumPy gives. NaN in `expected` stands for an element that nobody writes."""
    got = np.array(out)
    close = np.isclose(got, expected, rtol=1e-5, atol=1e-5, equal_nan=True)
    if close.all():
        return None
    where = tuple(int(i) for i in np.argwhere(~close)[0])
    place = f"{name}[{', '.join(map(str, where))}]"
    count = int((~close).sum())
    note = f"{count} of {got.size} elements differ" if got.size > 1 else ""
    return Mismatch(f"{place} = {_element(expected[where])}", f"{place} = {_element(got[where])}", note)


def _element(value: float) -> str:
    return "as it was before, never written" if math.isnan(value) else show_value(float(value))


def _wrong_cost(launch: Launch, ran: dict[str, Any]) -> Mismatch | None:
    if launch.once:
        found = _written_otherwise(launch.expected, np.array(ran["writes"]))
        if found is not None:
            return found
    if launch.most_writes is not None and ran["most writes"] > launch.most_writes:
        budget = f"{_times(launch.most_writes, 'write')} by each thread at most"
        return Mismatch(budget, f"{_times(ran['most writes'], 'write')} by one thread", "The values are right.")
    if launch.most_work is not None and ran["work"] > launch.most_work:
        budget = f"at most {launch.most_work} reads and writes by each thread"
        return Mismatch(budget, f"{ran['work']:,} by one thread", "The sums are right.")
    if launch.most_reads is not None and ran["reads"] > launch.most_reads:
        return Mismatch(
            f"at most {launch.most_reads:,} global reads", f"{ran['reads']:,} global reads", "The values are right."
        )
    if launch.sectors and ran["sectors"]:
        array, kind, line, worst, ideal = max(ran["sectors"], key=lambda use: use[3])
        where = f"{kind} of {array} at line {line}"
        return Mismatch(
            f"{_times(ideal, 'sector')} for a warp's {where}", _times(worst, "sector"), "The values are right."
        )
    if launch.banks and ran["banks"]:
        array, kind, line, degree = max(ran["banks"], key=lambda use: use[3])
        return Mismatch(
            "each lane of a warp in a bank of its own",
            f"{degree}-way bank conflict: {kind} of {array} at line {line}",
            "The values are right.",
        )
    return None


def _written_otherwise(expected: np.ndarray, writes: np.ndarray) -> Mismatch | None:
    wanted = (~np.isnan(expected)).astype(int)
    if (writes == wanted).all():
        return None
    where = tuple(int(i) for i in np.argwhere(writes != wanted)[0])
    place = f"out[{', '.join(map(str, where))}]"
    return Mismatch(
        f"{place} written {_times(int(wanted[where]), 'time')}", f"written {_times(int(writes[where]), 'time')}",
        "The values are right.",
    )  # fmt: skip


def _times(count: int, word: str) -> str:
    return f"{count:,} {word}" + "s" * (count != 1)


# ---- a grid of which only some blocks run, on arrays too long for any memory -----------------------------------------


class Int32(int):
    """An integer of 32 bits, as `blockIdx.x` is on a GPU: sums and products of two of them wrap, with an int they widen."""

    def _with(self, other: Any, value: int) -> int:
        return Int32((value + 2**31) % 2**32 - 2**31) if isinstance(other, Int32) else value

    def __add__(self, other: Any) -> Any:
        value = int.__add__(self, other)
        return value if value is NotImplemented else self._with(other, value)

    def __sub__(self, other: Any) -> Any:
        value = int.__sub__(self, other)
        return value if value is NotImplemented else self._with(other, value)

    def __mul__(self, other: Any) -> Any:
        value = int.__mul__(self, other)
        return value if value is NotImplemented else self._with(other, value)


class _Narrow:
    """`threadIdx` and its kind in 32 bits."""

    def __init__(self, place: Any) -> None:
        self._place = place

    @property
    def x(self) -> int:
        return Int32(self._place.x)

    @property
    def y(self) -> int:
        return Int32(self._place.y)

    @property
    def z(self) -> int:
        return Int32(self._place.z)


class LongArray:
    """An array of 2**31 elements and more of which only those exist that somebody asks for. Element i holds i % 1000."""

    def __init__(self, name: str, size: int, most: int) -> None:
        self.name, self.size, self.shape = name, size, (size,)
        self.written: dict[int, float] = {}
        self.times: dict[int, int] = {}
        self._left = most

    def __len__(self) -> int:
        return self.size

    def _asked(self, i: Any) -> int:
        self._left -= 1
        if self._left < 0:
            raise kernel_record.KernelTimeout(f"{self.name} is read or written without end")
        i = int(i)
        if not 0 <= i < self.size:
            raise IndexError(f"{self.name}[{i}]: {self.name} has {self.size:,} elements")
        return i

    def __getitem__(self, i: Any) -> float:
        return float(self._asked(i) % 1000)

    def __setitem__(self, i: Any, value: Any) -> None:
        i = self._asked(i)
        self.written[i] = float(value)
        self.times[i] = self.times.get(i, 0) + 1


@contextmanager
def one_thread(grid: int, block: int, block_number: int, thread: int) -> Iterator[None]:
    """Within it, `cuda.threadIdx` and the others are those of one thread of a grid, in 32 bits."""
    names = ("threadIdx", "blockIdx", "blockDim", "gridDim")
    wide = {name: getattr(cuda, name) for name in names}
    before = {name: getattr(running, name) for name in ("thread", "block", "block_dim", "grid_dim", "active")}
    try:
        for name in names:
            setattr(cuda, name, _Narrow(wide[name]))
        running.thread, running.block = (thread, 0, 0), (block_number, 0, 0)
        running.block_dim, running.grid_dim, running.active = (block, 1, 1), (grid, 1, 1), True
        yield
    finally:
        for name, value in wide.items():
            setattr(cuda, name, value)
        for name, value in before.items():
            setattr(running, name, value)
