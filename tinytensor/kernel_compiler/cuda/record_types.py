"""What a KernelRecord (record.py) consists of: faults, accesses, sectors, banks, barriers.

Mirrors the lines of the reports of NVIDIA's compute-sanitizer and Nsight Compute.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong, at one place of the kernel.

    kind      "out_of_bounds", "race", "block_race", "barrier", "deadlock" or "stale"
    text      a sentence with a thread, an element and a line: the first case
    array     name of the array; "" for barriers
    element   indices of the first element; () for barriers
    threads   numbers of the threads in the grid (block times the block's size plus number in the block), ascending
    blocks    numbers of their blocks
    line      of the source; `lines` are all that take part
    count     how many accesses, pairs or barriers are wrong in this way
    """

    kind: str
    text: str
    array: str
    element: tuple[int, ...]
    threads: tuple[int, ...]
    blocks: tuple[int, ...]
    line: int
    lines: tuple[int, ...]
    count: int = 1

    def __str__(self) -> str:
        more = f" ({self.count:,} times)" if self.count > 1 else ""
        return f"line {self.line}: {self.text}{more}"


class Access(NamedTuple):
    """One read, write or atomic operation. `thread` is the number in the block; `phase` counts the barriers before it."""

    kind: str
    array: str
    element: tuple[int, ...]
    block: int
    thread: int
    line: int
    phase: int


@dataclass(frozen=True)
class Sectors:
    """What one load or store of global memory costs. An entry is an instruction of the kernel.

    requests   how many times a warp executed it
    sectors    how many sectors of 32 bytes they touched together; `ideal` is the least for as many elements
    worst      the most sectors of one request, and `worst_ideal` the least for that request
    """

    line: int
    array: str
    kind: str
    requests: int
    sectors: int
    ideal: int
    worst: int
    worst_ideal: int
    block: int
    warp: int

    def __str__(self) -> str:
        return (
            f"line {self.line}: {self.kind} of {self.array}: {self.requests:,} by warps, {self.sectors:,} sectors where "
            f"{self.ideal:,} would do, at most {self.worst} in one"
        )


@dataclass(frozen=True)
class BankUse:
    """How the lanes of a warp meet in the 32 banks of shared memory. An entry is an instruction of the kernel.

    degree     the most different words of one bank that one request needs: they are fetched one after the other, 1 is best
    bank       where that was, of the warp `warp` of `block`
    """

    line: int
    array: str
    kind: str
    requests: int
    degree: int
    bank: int
    block: int
    warp: int

    def __str__(self) -> str:
        return f"line {self.line}: {self.kind} of {self.array}: {self.degree}-way bank conflict in bank {self.bank}"


class Barrier(NamedTuple):
    """A barrier that was passed: `threads` waited at `lines`; it ended `phase` of `block`."""

    block: int
    phase: int
    lines: tuple[int, ...]
    threads: int
