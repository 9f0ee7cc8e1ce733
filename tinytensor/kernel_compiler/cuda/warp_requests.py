"""Which accesses the threads of a warp make together, and what they cost: sectors of global memory, banks of shared memory.

Note [Instructions of a warp]
The 32 threads of a warp execute an instruction together, and the memory of a GPU answers them in sectors of 32 bytes. Here
threads run one after the other, so what belongs together is found afterwards: the n-th time that each thread of the warp came
to the same instruction between the same barriers.

Mirrors, of Nsight Compute, "sectors per request" and "shared memory bank conflicts".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tinytensor.kernel_compiler.cuda.watched_arrays import ATOMIC, Memory

SECTOR = 32
BANKS, BANK_BYTES = 32, 4


class Columns(NamedTuple):
    """The log as columns. `element` is in row-major order, `thread` in the block."""

    site: np.ndarray
    element: np.ndarray
    thread: np.ndarray
    block: np.ndarray
    phase: np.ndarray
    warp_phase: np.ndarray

    def take(self, rows: np.ndarray) -> Columns:
        return Columns(*(column[rows] for column in self))


@dataclass
class Requests:
    """The accesses of a warp that one instruction makes at one time. Columns of requests, and the rows of each.

    order    rows of the log, those of a request side by side; `start` is where each request begins in it
    """

    order: np.ndarray
    start: np.ndarray
    site: np.ndarray
    block: np.ndarray
    warp: np.ndarray
    phase: np.ndarray
    position: np.ndarray
    sectors: np.ndarray
    ideal: np.ndarray
    degree: np.ndarray
    bank: np.ndarray


def find_requests(
    c: Columns, kind: np.ndarray, memory_number: np.ndarray, instructions: np.ndarray, memories: list[Memory]
) -> Requests:
    """The requests in a log.

    kind, memory_number    of each access
    instructions           for each site, the site that stands for its instruction and array
    """
    n = len(c.site)
    rows = np.arange(n)
    # The place of an access in its thread and phase, and how many times the thread came to the site before.
    position = _rank(rows, (c.block, c.thread, c.phase))
    site = instructions[c.site]
    occurrence = _rank(rows, (c.block, c.thread, c.phase, site))
    warp = c.thread // 32
    by = (c.block, warp, c.phase, site, occurrence)
    order = np.lexsort((c.thread, *reversed(by)))
    start = np.flatnonzero(changes(order, by)) if n else np.zeros(0, np.int64)
    first = order[start]
    request = np.repeat(np.arange(len(start)), np.diff(np.append(start, n)))
    where, size = np.zeros(n, np.int64), np.ones(n, np.int64)
    spaces = np.array([m.space == "global" for m in memories], bool)
    for memory in memories:
        mine = (memory_number == memory.number) & (kind <= ATOMIC)
        where[mine] = memory.bytes_of(c.element[mine])
        size[mine] = memory.dtype.itemsize
    inside = (kind <= ATOMIC)[order]
    is_global = spaces[memory_number][order] & inside if n else np.zeros(0, bool)
    count = len(start)
    where, size = where[order], size[order]
    sectors = _distinct(request[is_global], where[is_global] // SECTOR, count)
    elements = _distinct(request[is_global], where[is_global], count)
    ideal = -(-elements * (np.maximum.reduceat(size, start) if count else size) // SECTOR)
    is_shared = inside & ~is_global
    # A warp's 8-byte elements are fetched in two halves, 16-byte ones in quarters.
    lane = c.thread[order] % 32
    part = lane * np.maximum(size, BANK_BYTES) // (32 * BANK_BYTES)
    degree, bank = _conflicts(request[is_shared], part[is_shared], where[is_shared] // BANK_BYTES, count)
    least = np.minimum.reduceat(position[order], start) if count else np.zeros(0, np.int64)
    return Requests(
        order, start, site[first], c.block[first], warp[first], c.phase[first], least, sectors, ideal, degree, bank
    )


def _rank(rows: np.ndarray, by: tuple[np.ndarray, ...]) -> np.ndarray:
    """For each row, how many rows before it are equal to it in the columns `by`."""
    if not len(rows):
        return rows
    order = np.lexsort((rows, *reversed(by)))
    change = changes(order, by)
    place = np.arange(len(rows))
    begin = np.maximum.accumulate(np.where(change, place, 0))
    rank = np.empty(len(rows), np.int64)
    rank[order] = place - begin
    return rank


def changes(order: np.ndarray, by: tuple[np.ndarray, ...]) -> np.ndarray:
    """Whether each row, in this order, differs from the one before it in any of the columns; True for the first."""
    change = np.zeros(len(order), bool)
    change[:1] = True
    for column in by:
        sorted_column = column[order]
        change[1:] |= sorted_column[1:] != sorted_column[:-1]
    return change


def _distinct(group: np.ndarray, value: np.ndarray, count: int) -> np.ndarray:
    """How many different values each group has."""
    if not len(group):
        return np.zeros(count, np.int64)
    order = np.lexsort((value, group))
    return np.bincount(group[order][changes(order, (group, value))], minlength=count)


def _conflicts(group: np.ndarray, part: np.ndarray, word: np.ndarray, count: int) -> tuple[np.ndarray, np.ndarray]:
    """For each group, the most different words of one bank, and the bank."""
    degree, bank = np.zeros(count, np.int64), np.zeros(count, np.int64)
    if len(group):
        order = np.lexsort((word, part, group))
        once = order[changes(order, (group, part, word))]
        slot = (group[once] * 4 + part[once]) * BANKS + word[once] % BANKS
        slots, words = np.unique(slot, return_counts=True)
        for_group = slots // (4 * BANKS)
        worst = np.lexsort((-words, for_group))
        first = worst[changes(worst, (for_group,))]
        degree[for_group[first]] = words[first]
        bank[for_group[first]] = slots[first] % BANKS
    return degree, bank
