"""What was wrong with a run of a CUDA kernel, worked out from the recorder's log: faults, sectors, bank conflicts, counts.

    record = record_kernel(kernel, 4, 256, out, a, b, 1000)
    record.faults           what is wrong: accesses outside arrays, races, barriers that not all threads reach, stale reads
    record.warnings         what is slow: sectors that nobody asked for, bank conflicts

Note [When two accesses race]
Two threads of a block race for an element if both access it between the same two barriers, at least one writes, and not both
are atomic. Threads of different blocks race for it whatever barriers there are, since none holds for two blocks. `syncwarp`
orders the accesses of its warp. `threadfence` with an atomic flag is an order that is not known here.

Mirrors the reports of NVIDIA's compute-sanitizer and, for sectors and banks, of Nsight Compute's memory tables.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from tinytensor.kernel_compiler.cuda import recorder as rec
from tinytensor.kernel_compiler.cuda import simulator
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, Size, converted, three
from tinytensor.kernel_compiler.cuda.record_types import Access, BankUse, Barrier, Fault, Sectors
from tinytensor.kernel_compiler.cuda.recorder import Place, Recorder, outside_text, place_text, thread_text
from tinytensor.kernel_compiler.cuda.running import Three
from tinytensor.kernel_compiler.cuda.warp_requests import Columns, Requests, changes, find_requests
from tinytensor.kernel_compiler.cuda.watched_arrays import ATOMIC, READ, WRITE, Memory, Outside
from tinytensor.kernel_compiler.fingerprint import python_function

VERSION = 1
MARKS = ("", "race", "stale", "outside")
FINE, RACED, STALE, OUTSIDE = range(4)
KINDS = ("read", "write", "atomic", "read outside", "write outside")
# More racing elements than this are counted, and not looked at one by one.
_MOST_RACES = 20_000
_FIRST_SHARED = -(2**62)


def record_kernel(
    kernel: Any,
    grid: Size,
    block: Size,
    *args: Any,
    names: Sequence[str] | None = None,
    memory: Mapping[str, Any] | None = None,
    max_accesses: int = rec.MAX_ACCESSES,
    max_seconds: float = rec.MAX_SECONDS,
) -> KernelRecord:
    """Run a kernel thread by thread on the CPU and log what it does to memory.

    kernel         a plain Python function over arrays and numbers, or a CudaKernel over addresses
    grid, block    how many blocks, and threads in a block: an int, or up to three of them
    args           tensors of the CPU, NumPy arrays or numbers; the kernel's writes go into them
    names          what to call the arguments; the kernel's own names for them without it
    memory         name -> array, tensor or (address, bytes, dtype): what `ptr_float32(address)` may reach. Needed for kernels
                   that take addresses
    max_accesses, max_seconds    a kernel that does more has a loop that may never end: KernelTimeout

    An access outside an array is recorded and not done: a read gives NaN, or a large integer. RuntimeError for a grid or block
    that no GPU takes; what the kernel itself raises is passed on.

    >>> from tinytensor.kernel_compiler import cuda
    >>> def double(out, a):
    ...     i = cuda.grid(1)
    ...     out[i] = 2 * a[i]
    >>> record = record_kernel(double, 2, 64, tt.zeros(100), tt.ones(100))
    >>> record.faults[0].kind, record.faults[0].threads[0], record.faults[0].count
    ('out_of_bounds', 100, 28)
    """
    grid3, block3 = three(grid), three(block)
    watcher = Recorder(grid3, block3, max_accesses, max_seconds)
    name, function = kernel_name(kernel), kernel
    if isinstance(kernel, CudaKernel):
        function, args = kernel.function, converted(kernel, args)
        plain = python_function(function)
        watcher.kernel_code = plain.__code__ if plain is not None else None
    given = wrapped(watcher, function, args, names)
    for item in rec.named_memory(memory or {}):
        watcher.name(*item)
    try:
        with watcher.limited(name), watcher.pointers_watched():
            simulator.launch(function, grid3, block3, given, watcher)
    except simulator.Deadlock:
        if watcher.stuck is None:
            raise
    return KernelRecord(name, watcher)


def wrapped(
    watcher: rec.Watching, function: Any, args: tuple[Any, ...], names: Sequence[str] | None
) -> tuple[Any, ...]:
    """The arguments of a kernel with arrays and tensors replaced by what `watcher` makes of them."""
    if names is None:
        plain = python_function(function)
        own = plain.__code__.co_varnames[: plain.__code__.co_argcount] if plain is not None else ()
        names = [own[i] if i < len(own) else f"arg{i}" for i in range(len(args))]
    elif len(names) != len(args):
        raise ValueError(f"{len(names)} names for {len(args)} arguments")
    return tuple(
        watcher.array(label, value) if rec.is_array(value) else value for label, value in zip(names, args, strict=True)
    )


def kernel_name(kernel: Any) -> str:
    return str(getattr(kernel, "name", None) or getattr(kernel, "__name__", "kernel"))


class KernelRecord:
    """What a kernel did in one run, and what is wrong with it.

    name, grid, block    what ran; sizes as (x, y, z)
    faults               what is wrong (see Fault), in the order in which it happened; empty for a right kernel
    warnings             what is slow: the `sectors` with twice the ideal or more (8 or more in a request), and `bank_conflicts`
    accesses             every Access in the order in which threads ran; a sequence
    reads, writes        array name -> how many; an atomic operation counts as one of each
    sectors              Sectors for each instruction that reaches global memory
    banks                BankUse for each instruction that reaches shared memory; `bank_conflicts` those above 1
    barriers             every Barrier that was passed
    """

    def __init__(self, name: str, watcher: Recorder):
        self.name, self.grid, self.block = name, watcher.grid, watcher.block
        self._watcher = watcher
        self._marks = np.zeros(0, np.int64)
        self.memories: list[Memory] = watcher.memories
        self.threads_per_block = self.block[0] * self.block[1] * self.block[2]
        self.barriers = [
            Barrier(number, phase, tuple(place.line for place in places), count)
            for number, phase, places, count in watcher.barriers
        ]

    # -- the log

    @cached_property
    def columns(self) -> Columns:
        """The log, one row an access, with those outside arrays."""
        log = np.array(self._watcher.log, np.int64).reshape(-1, 2)
        marks = np.array(self._watcher.marks, np.int64).reshape(-1, 5)
        lengths = np.diff(np.append(marks[:, 0], len(log)))
        thread, block, phase, warp_phase = (np.repeat(marks[:, i], lengths) for i in range(1, 5))
        return Columns(log[:, 0], log[:, 1], thread, block, phase, warp_phase)

    @cached_property
    def _sites(self) -> tuple[np.ndarray, np.ndarray]:
        """(memory, kind) of each site."""
        sites = self._watcher.sites
        return np.array([m.number for _, m, _ in sites], np.int64), np.array([kind for *_, kind in sites], np.int64)

    @cached_property
    def _kind(self) -> np.ndarray:
        return self._sites[1][self.columns.site]

    @cached_property
    def _memory(self) -> np.ndarray:
        return self._sites[0][self.columns.site]

    @cached_property
    def _instructions(self) -> np.ndarray:
        """For each site, the site that stands for its instruction and array: accesses outside belong to those inside."""
        found: dict[Any, int] = {}
        for number, (place, memory, kind) in enumerate(self._watcher.sites):
            key = id(place.code), place.instruction, memory.number
            if key not in found or (kind <= ATOMIC and self._watcher.sites[found[key]][2] > ATOMIC):
                found[key] = number
        return np.array([found[id(p.code), p.instruction, m.number] for p, m, _ in self._watcher.sites], np.int64)

    @property
    def accesses(self) -> Sequence[Access]:
        return _Accesses(self)

    def _access(self, row: int) -> Access:
        c = self.columns
        place, memory, kind = self._watcher.sites[int(c.site[row])]
        element = memory.element(int(c.element[row]))
        return Access(
            KINDS[kind], memory.name, element, int(c.block[row]), int(c.thread[row]), place.line, int(c.phase[row])
        )

    # -- counts

    def _counts(self, kinds: tuple[int, ...]) -> dict[str, int]:
        found = {m.name: 0 for m in self.memories if m.space != "local"}
        per_site = np.bincount(self.columns.site, minlength=len(self._watcher.sites))
        for (_, memory, kind), count in zip(self._watcher.sites, per_site, strict=True):
            if kind in kinds:
                found[memory.name] += int(count)
        return found

    @cached_property
    def reads(self) -> dict[str, int]:
        return self._counts((READ, ATOMIC))

    @cached_property
    def writes(self) -> dict[str, int]:
        return self._counts((WRITE, ATOMIC))

    def _in(self, counts: dict[str, int], space: str) -> int:
        names = {m.name for m in self.memories if m.space == space}
        return sum(count for name, count in counts.items() if name in names)

    @property
    def global_reads(self) -> int:
        """How many elements were read from global memory, by all threads together."""
        return self._in(self.reads, "global")

    @property
    def global_writes(self) -> int:
        """How many elements were written to global memory."""
        return self._in(self.writes, "global")

    @property
    def shared_reads(self) -> int:
        """How many elements were read from shared memory."""
        return self._in(self.reads, "shared")

    @property
    def shared_writes(self) -> int:
        """How many elements were written to shared memory."""
        return self._in(self.writes, "shared")

    def _per_element(self, name: str, kinds: tuple[int, ...]) -> np.ndarray:
        memories = [m for m in self.memories if m.name == name and m.space != "local"]
        if not memories:
            known = ", ".join(m.name for m in self.memories)
            raise KeyError(f"the kernel has no array {name!r}, only {known}")
        memory = memories[0]
        rows = (self._memory == memory.number) & np.isin(self._kind, kinds)
        return np.bincount(self.columns.element[rows], minlength=memory.size).reshape(memory.shape)

    def read_counts(self, name: str) -> np.ndarray:
        """How many times each element of an array was read; int64, in the array's shape. Blocks are counted together."""
        return self._per_element(name, (READ, ATOMIC))

    def write_counts(self, name: str) -> np.ndarray:
        """How many times each element of an array was written; int64, in the array's shape. Blocks are counted together."""
        return self._per_element(name, (WRITE, ATOMIC))

    @cached_property
    def work(self) -> np.ndarray:
        """How many accesses each thread of the grid made; int64, one entry a thread."""
        c = self.columns
        threads = self.threads_per_block * self.grid[0] * self.grid[1] * self.grid[2]
        return np.bincount(c.block * self.threads_per_block + c.thread, minlength=threads)

    # -- faults

    @cached_property
    def faults(self) -> list[Fault]:
        self._marks = np.where(self._kind > ATOMIC, OUTSIDE, FINE)
        races, racing = self._races()
        found = [*self._outside(), *races, *self._stale(racing), *self._barriers()]
        found.sort(key=lambda pair: pair[0])
        return [fault for _, fault in found]

    @property
    def marks(self) -> np.ndarray:
        """What is wrong with each access: a place in MARKS; int64, in the order of `accesses`."""
        _ = self.faults  # sets them
        return self._marks

    def found(self, kind: str) -> list[Fault]:
        """The faults of one kind."""
        return [fault for fault in self.faults if fault.kind == kind]

    def _grid_thread(self, block: int, thread: int) -> int:
        return block * self.threads_per_block + thread

    def _outside(self) -> Iterator[tuple[int, Fault]]:
        groups: dict[Any, list[Outside]] = {}
        for found in self._watcher.outsides:
            groups.setdefault((found.memory and found.memory.number, found.line, found.writes), []).append(found)
        for same in groups.values():
            first = same[0]
            blocks, threads = _who(((f.block, f.thread) for f in same), self.threads_per_block)
            yield 0, Fault(
                "out_of_bounds", outside_text(first, self.grid, self.block) + ".", first.memory.name if first.memory else "",
                first.place, threads, blocks, first.line, (first.line,), len(same),
            )  # fmt: skip

    def _keys(self) -> np.ndarray:
        """A number for each place in memory: the address for global memory, negative for shared memory."""
        c, keys = self.columns, np.zeros(len(self.columns.site), np.int64)
        shared, total = {}, 0
        for memory in self.memories:
            if memory.space == "shared":
                shared[memory.number] = total
                total += memory.size
        for memory in self.memories:
            rows = (self._memory == memory.number) & (self._kind <= ATOMIC)
            if memory.space == "shared":
                keys[rows] = _FIRST_SHARED + c.block[rows] * total + shared[memory.number] + c.element[rows]
            elif memory.space == "global":
                keys[rows] = memory.address - memory.offset + memory.bytes_of(c.element[rows])
        return keys

    def _races(self) -> tuple[list[tuple[int, Fault]], set[int]]:
        """The races, with the row of each, and the places in memory that are raced for."""
        keys, kind = self._keys(), self._kind
        # Most arrays are only read, and nobody races for them.
        written = np.unique(self._memory[(kind == WRITE) | (kind == ATOMIC)])
        changed = [m for m in self.memories if m.number in set(written.tolist())]
        also = [m.number for m in self.memories if any(_overlap(m, other) for other in changed)]
        rows = np.flatnonzero((kind <= ATOMIC) & np.isin(self._memory, also))
        if not len(rows):
            return [], set()
        c = self.columns
        found: dict[Any, _Race] = {}
        racing: set[int] = set()
        inside = [keys[rows], c.phase[rows], c.block[rows]]
        across = [keys[rows[keys[rows] > 0]]]
        for name, group_rows, by in (("race", rows, inside), ("block_race", rows[keys[rows] > 0], across)):
            party = c.thread[group_rows] if name == "race" else c.block[group_rows]
            for members in _groups(group_rows, by, party, kind[group_rows]):
                pair = self._pair(members, name)
                if pair is not None:
                    racing.add(int(keys[pair[0]]))
                    self._marks[members] = RACED
                    first, second = pair
                    key = name, int(self._memory[second]), int(c.site[first]), int(c.site[second])
                    race = found.setdefault(key, _Race(name, first, second))
                    race.count += 1
                    race.members.update((int(c.block[row]), int(c.thread[row])) for row in pair)
        return self._merged(found.values()), racing

    def _pair(self, rows: np.ndarray, name: str) -> tuple[int, int] | None:
        """The first two accesses of one place that race."""
        c, kind = self.columns, self._kind
        seen: set[Any] = set()
        different = []
        for row in rows.tolist():
            what = c.block[row], c.thread[row], kind[row], c.warp_phase[row]
            if what not in seen:
                seen.add(what)
                different.append(row)
        for n, second in enumerate(different):
            for first in different[:n]:
                kinds = {int(kind[first]), int(kind[second])}
                if kinds == {READ} or kinds == {ATOMIC}:
                    continue
                if name == "block_race":
                    if c.block[first] != c.block[second]:
                        return first, second
                elif c.thread[first] != c.thread[second] and not (
                    c.thread[first] // 32 == c.thread[second] // 32 and c.warp_phase[first] != c.warp_phase[second]
                ):
                    return first, second
        return None

    def _merged(self, races: Any) -> list[tuple[int, Fault]]:
        """Faults from races: those of the same array between the same two lines are one."""
        by_lines: dict[Any, list[_Race]] = {}
        for race in races:
            lines = tuple(sorted({self._access(race.first).line, self._access(race.second).line}))
            by_lines.setdefault((race.kind, int(self._memory[race.second]), lines), []).append(race)
        found = []
        for (kind, _, lines), same in by_lines.items():
            first = min(same, key=lambda race: race.second)
            blocks, threads = _who(set().union(*(race.members for race in same)), self.threads_per_block)
            access = self._access(first.second)
            fault = Fault(
                kind, self._race_text(first), access.array, access.element, threads, blocks, access.line, lines,
                sum(race.count for race in same),
            )  # fmt: skip
            found.append((first.second, fault))
        return found

    def _race_text(self, race: _Race) -> str:
        one, other = sorted((self._access(race.first), self._access(race.second)), key=lambda a: (a.block, a.thread))
        element = f"{one.array}[{', '.join(map(str, one.element))}]"
        does = {"read": "reads", "write": "writes", "atomic": "changes"}
        if race.kind == "block_race":
            blocks = [place_text(a.block, self.grid) for a in (one, other)]
            return (
                f"Race on {element} between blocks {blocks[0]} and {blocks[1]}. The first {does[one.kind]} it at line "
                f"{one.line}, the second {does[other.kind]} it at line {other.line}; no barrier holds for two blocks."
            )
        threads = [place_text(a.thread, self.block) for a in (one, other)]
        where = "" if self.grid == (1, 1, 1) or one.block == 0 else f" of block {place_text(one.block, self.grid)}"
        return (
            f"Race on {element} between threads {threads[0]} and {threads[1]}{where}. Thread {threads[0]} "
            f"{does[one.kind]} it at line {one.line}, thread {threads[1]} {does[other.kind]} it at line {other.line}, "
            f"with no barrier between."
        )

    def _stale(self, racing: set[int]) -> Iterator[tuple[int, Fault]]:
        """Reads of shared memory that nobody wrote. Where there is a race for the element, that is the fault."""
        keys, kind, c = self._keys(), self._kind, self.columns
        rows = np.flatnonzero((keys < 0) & (kind <= ATOMIC))
        if not len(rows):
            return
        _, place = np.unique(keys[rows], return_inverse=True)
        first = np.full(place.max() + 1, np.iinfo(np.int64).max)
        writes = kind[rows] != READ
        np.minimum.at(first, place[writes], rows[writes])
        stale = rows[np.where(kind[rows] == READ, rows < first[place], (kind[rows] == ATOMIC) & (rows == first[place]))]
        groups: dict[int, list[int]] = {}
        for row in stale.tolist():
            if int(keys[row]) not in racing:
                self._marks[row] = STALE
                groups.setdefault(int(c.site[row]), []).append(row)
        for same in groups.values():
            access = self._access(same[0])
            who = thread_text(access.block, access.thread, self.grid, self.block).capitalize()
            blocks, threads = _who(((int(c.block[r]), int(c.thread[r])) for r in same), self.threads_per_block)
            element = f"{access.array}[{', '.join(map(str, access.element))}]"
            text = f"{who} read {element}, which nobody wrote: shared memory holds what was there before."
            yield (
                same[0],
                Fault(
                    "stale", text, access.array, access.element, threads, blocks, access.line, (access.line,), len(same)
                ),
            )

    def _barriers(self) -> Iterator[tuple[int, Fault]]:
        end = len(self.columns.site)
        groups: dict[Any, list[tuple[int, list[tuple[Place, list[int]]], list[int]]]] = {}
        for block, places, ended in self._watcher.divergent:
            groups.setdefault(tuple(sorted(place.line for place, _ in places)), []).append((block, places, ended))
        for same in groups.values():
            block, places, ended = same[0]
            yield end, self._barrier_fault("barrier", block, places, ended, len(same), {b for b, *_ in same})
        if self._watcher.stuck is not None:
            block, places, ended = self._watcher.stuck
            yield end + 1, self._barrier_fault("deadlock", block, places, ended, 1, {block})

    def _barrier_fault(
        self,
        kind: str,
        block: int,
        places: list[tuple[Place, list[int]]],
        ended: list[int],
        count: int,
        blocks: set[int],
    ) -> Fault:
        lines = tuple(sorted({place.line for place, _ in places}))
        first = min(places, key=lambda place: place[0].line)
        where = "" if self.grid == (1, 1, 1) else f" of block {place_text(block, self.grid)}"
        if len(places) > 1:
            parts = ", ".join(
                f"{_several(len(who))} at line {place.line} (the first is {place_text(who[0], self.block)})"
                for place, who in places
            )
            text = f"Threads{where} wait at different barriers: {parts}. Each waits for the others: deadlock."
            absent = [number for place, who in places if place is not first[0] for number in who]
        else:
            absent = ended
            half = 2 * len(ended) == self.threads_per_block
            who = "Half the block" if half else f"{len(ended):,} of {self.threads_per_block:,} threads{where}"
            reach = "reach" if not half and len(ended) > 1 else "reaches"
            text = (
                f"{who} never {reach} this barrier: deadlock. Thread {place_text(first[1][0], self.block)} waits at line "
                f"{first[0].line}, thread {place_text(ended[0], self.block)} has ended."
            )
        threads = tuple(self._grid_thread(block, number) for number in sorted(absent))
        return Fault(kind, text, "", (), threads, tuple(sorted(blocks)), first[0].line, lines, count)

    # -- sectors and banks

    @cached_property
    def requests(self) -> Requests:
        """Every access with the warp's request that it is part of: see Note [Instructions of a warp] in warp_requests.py."""
        return find_requests(self.columns, self._kind, self._memory, self._instructions, self.memories)

    @cached_property
    def sectors(self) -> list[Sectors]:
        r = self.requests
        found = []
        for site, numbers in self._by_site("global"):
            place, memory, kind = self._watcher.sites[site]
            worst = numbers[int(np.argmax(r.sectors[numbers]))]
            found.append(Sectors(
                place.line, memory.name, KINDS[kind], len(numbers), int(r.sectors[numbers].sum()), int(r.ideal[numbers].sum()),
                int(r.sectors[worst]), int(r.ideal[worst]), int(r.block[worst]), int(r.warp[worst]),
            ))  # fmt: skip
        return found

    @cached_property
    def banks(self) -> list[BankUse]:
        r = self.requests
        found = []
        for site, numbers in self._by_site("shared"):
            place, memory, kind = self._watcher.sites[site]
            worst = numbers[int(np.argmax(r.degree[numbers]))]
            found.append(BankUse(
                place.line, memory.name, KINDS[kind], len(numbers), int(r.degree[worst]), int(r.bank[worst]),
                int(r.block[worst]), int(r.warp[worst]),
            ))  # fmt: skip
        return found

    def _by_site(self, space: str) -> Iterator[tuple[int, np.ndarray]]:
        """The numbers of the requests of each instruction, in the order of the source."""
        order = sorted(range(len(self._watcher.sites)), key=lambda s: self._watcher.sites[s][0][2:0:-1])
        for site in order:
            _, memory, kind = self._watcher.sites[site]
            if memory.space == space and kind <= ATOMIC and self._instructions[site] == site:
                yield site, np.flatnonzero(self.requests.site == site)

    @property
    def bank_conflicts(self) -> list[BankUse]:
        return [use for use in self.banks if use.degree > 1]

    @property
    def degree(self) -> int:
        """The worst bank conflict; 1 if there is none, 0 without shared memory."""
        return max((use.degree for use in self.banks), default=0)

    @property
    def warnings(self) -> list[Sectors | BankUse]:
        scattered = (use for use in self.sectors if use.sectors >= 2 * use.ideal and use.worst >= 8)
        return [*scattered, *self.bank_conflicts]

    # -- other forms

    def __str__(self) -> str:
        x, y = (" x ".join(map(str, _short(size))) for size in (self.grid, self.block))
        blocks = "block" if x == "1" else "blocks"
        head = f"{self.name}: {x} {blocks} of {y} threads"
        lines = [f"{head}, {len(self.columns.site):,} accesses, {self._barrier_count()}"]
        for memory in self.memories:
            if memory.space != "local":
                counts = f"{self.reads[memory.name]:,} reads, {self.writes[memory.name]:,} writes"
                lines.append(f"  {memory.space} {memory.name} {memory.shape} {memory.dtype}: {counts}")
        lines += ["faults:", *(f"  {fault}" for fault in self.faults)] if self.faults else ["no faults"]
        lines += ["slow:", *(f"  {warning}" for warning in self.warnings)] if self.warnings else []
        return "\n".join(lines)

    __repr__ = __str__

    def _barrier_count(self) -> str:
        return f"{len(self.barriers):,} {'barrier' if len(self.barriers) == 1 else 'barriers'}"

    def as_dict(self, blocks: Sequence[int] | None = None, max_requests: int = 400) -> dict[str, Any]:
        """The record as plain data for `json.dumps`, with the requests of the warps of some blocks.

        blocks          their numbers; without it those with faults and the first ones, 4 together
        max_requests    how many of a warp's requests are kept

        {"version", "kind": "kernel_access", "name", "grid", "block", "threads_per_block",
         "arrays": [{"name", "space", "shape", "dtype", "itemsize", "offset", "strides", "reads", "writes"}],
         "source": {line: text},
         "faults": [the fields of Fault], "warnings": [sentences],
         "barriers": how many were passed,
         "blocks": [{"block", "warps": [{"warp", "left_out", "requests": [
             {"line", "array", "kind", "phase", "lanes": [[lane, element, mark], ...], "sectors", "ideal", "degree"}]}]}]}

        `array` is a place in "arrays". Elements are numbers in row-major order; an element outside a one-dimensional array is
        the index as the kernel gave it, else -1. `mark` is "", "race", "stale" or "outside".
        """
        return _as_dict(self, blocks, max_requests)


@dataclass
class _Race:
    kind: str
    first: int
    second: int
    count: int = 0
    members: set[tuple[int, int]] = field(default_factory=set)


class _Accesses(Sequence[Access]):
    def __init__(self, record: KernelRecord):
        self._record = record

    def __len__(self) -> int:
        return len(self._record.columns.site)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._record._access(row) for row in range(*index.indices(len(self)))]
        return self._record._access(range(len(self))[index])


def _groups(rows: np.ndarray, by: list[np.ndarray], party: np.ndarray, kind: np.ndarray) -> Iterator[np.ndarray]:
    """Groups of rows that are equal in the columns `by` and in which two parties may race; each in the order of the log."""
    if not len(rows):
        return
    order = np.lexsort((rows, *by))
    start = np.flatnonzero(changes(order, tuple(by)))
    end = np.append(start[1:], len(order))
    party, kind = party[order], kind[order]
    several = np.minimum.reduceat(party, start) != np.maximum.reduceat(party, start)
    write = np.logical_or.reduceat(kind == WRITE, start)
    mixed = np.logical_or.reduceat(kind == ATOMIC, start) & np.logical_or.reduceat(kind == READ, start)
    for group in np.flatnonzero(several & (write | mixed))[:_MOST_RACES]:
        yield rows[order[start[group] : end[group]]]


def _overlap(one: Memory, other: Memory) -> bool:
    if one.number == other.number:
        return True
    if one.space != "global" or other.space != "global" or not one.size or not other.size:
        return False
    low, high = ([m.address + sum(min((n - 1) * s, 0) for n, s in zip(m.shape, m.strides, strict=True)) for m in (one, other)],
                 [m.address + sum(max((n - 1) * s, 0) for n, s in zip(m.shape, m.strides, strict=True)) for m in (one, other)])  # fmt: skip
    return low[0] <= high[1] and low[1] <= high[0]


def _who(members: Any, threads_per_block: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The blocks of some (block, thread), and the threads by their numbers in the grid."""
    pairs = sorted(set(members))
    return tuple(sorted({block for block, _ in pairs})), tuple(block * threads_per_block + t for block, t in pairs)


def _several(count: int) -> str:
    return f"{count:,} {'thread' if count == 1 else 'threads'}"


def _short(size: Three) -> tuple[int, ...]:
    return size[:1] if size[1:] == (1, 1) else size[:2] if size[2] == 1 else size


def _as_dict(record: KernelRecord, blocks: Sequence[int] | None, max_requests: int) -> dict[str, Any]:
    r, c, sites, marks = record.requests, record.columns, record._watcher.sites, record.marks
    if blocks is None:
        wrong = dict.fromkeys(block for fault in record.faults for block in fault.blocks[:2])
        every = dict.fromkeys([*list(wrong)[:3], *range(min(4, record.grid[0] * record.grid[1] * record.grid[2]))])
        blocks = sorted(list(every)[:4])
    count = record.grid[0] * record.grid[1] * record.grid[2]
    missing = [block for block in blocks if not 0 <= block < count]
    if missing:
        raise ValueError(f"there is no block {missing[0]} in a grid of {count}")
    shown = [m for m in record.memories if m.space != "local"]
    place_of = {m.number: i for i, m in enumerate(shown)}
    warps = -(-record.threads_per_block // 32)
    found = []
    for block in blocks:
        entry: dict[str, Any] = {"block": int(block), "warps": []}
        mine = np.flatnonzero(r.block == block)
        for warp in range(warps):
            numbers = mine[r.warp[mine] == warp]
            numbers = numbers[np.lexsort((r.site[numbers], r.position[numbers], r.phase[numbers]))]
            requests = []
            for number in numbers[:max_requests].tolist():
                end = r.start[number + 1] if number + 1 < len(r.start) else len(r.order)
                rows = r.order[r.start[number] : end]
                place, memory, kind = sites[int(r.site[number])]
                requests.append({
                    "line": place.line, "array": place_of[memory.number], "kind": KINDS[kind].split()[0],
                    "phase": int(r.phase[number]),
                    "lanes": [[int(c.thread[row]) % 32, int(c.element[row]), MARKS[marks[row]]] for row in rows],
                    "sectors": int(r.sectors[number]), "ideal": int(r.ideal[number]), "degree": int(r.degree[number]),
                })  # fmt: skip
            entry["warps"].append({"warp": warp, "left_out": max(len(numbers) - max_requests, 0), "requests": requests})
        found.append(entry)
    lines = {place.line: place.code.co_filename for place, _, _ in sites}
    return {
        "version": VERSION,
        "kind": "kernel_access",
        "name": record.name,
        "grid": list(record.grid),
        "block": list(record.block),
        "threads_per_block": record.threads_per_block,
        "arrays": [
            {
                "name": m.name, "space": m.space, "shape": list(m.shape), "dtype": str(m.dtype),
                "itemsize": m.dtype.itemsize, "offset": m.offset, "strides": list(m.strides),
                "reads": record.reads[m.name], "writes": record.writes[m.name],
            }
            for m in shown
        ],
        "source": {str(n): linecache.getline(file, n).strip() for n, file in sorted(lines.items())},
        "faults": [{**asdict(f), **{k: list(getattr(f, k)) for k in ("element", "threads", "blocks", "lines")}}
                   for f in record.faults],
        "warnings": [str(w) for w in record.warnings],
        "barriers": len(record.barriers),
        "blocks": found,
    }  # fmt: skip
