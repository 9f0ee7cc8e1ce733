"""Wrong solutions of lesson 18: sizes, the search for a block, running out of memory, prefetching.

Those of the allocator as a whole are in misconceptions_allocator.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import tinytensor as tt
from tinytensor.c10.cuda.cuda_caching_allocator import format_size
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory
from tinytensor_lessons.allocator_parts import MIB
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_18 import recover
from tinytensor_lessons.lesson_18.misconceptions_allocator import MALLOC_FREE
from tinytensor_lessons.lesson_18.prefetch import EVEN, VALUES, Ran

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _right(seen: Seen, *probes: int) -> bool:
    return all(seen[k][1] is None for k in probes)


# ---- sizes


def _segment(block: int) -> int:
    return 20 * MIB if block < 10 * MIB else -(-block // (2 * MIB)) * 2 * MIB


def pow2(n):
    if n == 0:
        return 0, None, 0
    block = max(512, 1 << (n - 1).bit_length())
    return (block, "small", 2 * MIB) if block <= MIB else (block, "large", _segment(block))


def boundary(n):
    if n == 0:
        return 0, None, 0
    block = -(-n // 512) * 512
    return (block, "small", 2 * MIB) if block < MIB else (block, "large", _segment(block))


def segment_exact(n):
    if n == 0:
        return 0, None, 0
    block = -(-n // 512) * 512
    return (block, "small", 2 * MIB) if block <= MIB else (block, "large", -(-block // (2 * MIB)) * 2 * MIB)


def zero_size(n):
    block = max(512, -(-n // 512) * 512)
    return (block, "small", 2 * MIB) if block <= MIB else (block, "large", _segment(block))


def unrounded(n):
    if n == 0:
        return 0, None, 0
    block = -(-n // 512) * 512
    return (block, "small", 2 * MIB) if n <= MIB else (block, "large", _segment(n))


# ---- find_block


def _fits(block: Any, size: int, stream: int) -> bool:
    return not block.allocated and block.stream == stream and block.size >= size


def first_fit(pool, size, stream):
    return next((b for b in pool if _fits(b, size, stream)), None)


def any_stream(pool, size, stream):
    fitting = [b for b in pool if not b.allocated and b.size >= size]
    return min(fitting, key=lambda b: (b.size, b.address), default=None)


def largest(pool, size, stream):
    return max((b for b in pool if _fits(b, size, stream)), key=lambda b: (b.size, -b.address), default=None)


def ignores_allocated(pool, size, stream):
    fitting = [b for b in pool if b.stream == stream and b.size >= size]
    return min(fitting, key=lambda b: (b.size, b.address), default=None)


def any_of_equals(pool, size, stream):
    return min((b for b in pool if _fits(b, size, stream)), key=lambda b: b.size, default=None)


# Probes of 18.find_block: 0 four blocks; 1 three equally small; 2 other streams; 3 the second stream; 4 taken ones; 5 nothing
# fits; 6 a hole of 2 MiB first.


def _found(seen: Seen, probe: int) -> Any:
    """The block that came back, as (address, size, stream, allocated)."""
    outcome = seen[probe][0]
    return outcome.value if not outcome.raised and isinstance(outcome.value, tuple) else None


def _spends_the_hole(seen: Seen) -> bool:
    hole, four = _found(seen, 6), _found(seen, 0)
    return hole is not None and hole[1] == 2 * MIB and four is not None and four[1] in (1024, 1536)


def _takes_another_stream(seen: Seen) -> bool:
    found = _found(seen, 2)
    return found is not None and found[2] == 1 and not found[3]


def _takes_the_largest(seen: Seen) -> bool:
    hole, four = _found(seen, 6), _found(seen, 0)
    return hole is not None and hole[1] == 2 * MIB and four is not None and four[1] == 2048


def _takes_what_is_taken(seen: Seen) -> bool:
    found = _found(seen, 4)
    return found is not None and found[3]


def _takes_a_higher_address(seen: Seen) -> bool:
    found = _found(seen, 1)
    return _right(seen, 0, 2, 3, 4, 6) and found is not None and found[1] == 1024 and found[0] != 1024


# ---- oom


def _message(size: int, raw: Any, segments: Any) -> str:
    free, total = raw.mem_get_info()
    allocated, reserved = sum(s.allocated for s in segments), sum(s.size for s in segments)
    return (
        f"CUDA out of memory. Tried to allocate {format_size(size)}. GPU 0 has a total capacity of {format_size(total)} of "
        f"which {format_size(free)} is free. Of the allocated memory {format_size(allocated)} is allocated by PyTorch, and "
        f"{format_size(reserved - allocated)} is reserved by PyTorch but unallocated."
    )


def _give_up(size: int, raw: Any, segments: Any, observers: Any, message: str = "") -> None:
    free, total = raw.mem_get_info()
    for observer in observers:
        observer(0, size, total, free)
    raise tt.cuda.OutOfMemoryError(message or _message(size, raw, segments))


def _release(raw: Any, segments: Any) -> None:
    for segment in list(segments):
        if not segment.allocated:
            raw.free(segment.address)
            segments.remove(segment)


def _ask(raw: Any, size: int) -> int | None:
    try:
        return raw.malloc(size)
    except RawOutOfMemory:
        return None


def raises_first(raw, size, segments, observers):
    address = _ask(raw, size)
    return address if address is not None else _give_up(size, raw, segments, observers)


def frees_live(raw, size, segments, observers):
    address = _ask(raw, size)
    if address is None:
        for segment in segments:
            raw.free(segment.address)
        segments.clear()
        address = _ask(raw, size)
    return address if address is not None else _give_up(size, raw, segments, observers)


def infinite_retry(raw, size, segments, observers):
    while True:
        address = _ask(raw, size)
        if address is not None:
            return address
        _release(raw, segments)


def numbers_missing(raw, size, segments, observers):
    address = _ask(raw, size)
    if address is None:
        _release(raw, segments)
        address = _ask(raw, size)
    return address if address is not None else _give_up(size, raw, segments, observers, "CUDA out of memory.")


def releases_at_once(raw, size, segments, observers):
    _release(raw, segments)
    address = _ask(raw, size)
    return address if address is not None else _give_up(size, raw, segments, observers)


def keeps_the_list(raw, size, segments, observers):
    address = _ask(raw, size)
    if address is None:
        for segment in segments:
            if not segment.allocated:
                raw.free(segment.address)
        address = _ask(raw, size)
    return address if address is not None else _give_up(size, raw, segments, observers)


def stale_numbers(raw, size, segments, observers):
    address = _ask(raw, size)
    if address is not None:
        return address
    message = _message(size, raw, segments)
    _release(raw, segments)
    address = _ask(raw, size)
    return address if address is not None else _give_up(size, raw, segments, observers, message)


# Probes of 18.oom: 0 there is room; 1 30 MiB in the cache; 2 one of three segments unused; 3 nothing cached; 4 the cache is not
# enough; 5 other programs; 6 one observer.


def _ended(seen: Seen, probe: int) -> recover.Ended:
    value = seen[probe][0].value
    return value if isinstance(value, recover.Ended) else recover.Ended([], [])


def _freed(ended: recover.Ended) -> list[int]:
    return [entry[1] for entry in ended.log if entry[0] == "free"]


def _gives_up_at_once(seen: Seen) -> bool:
    ended = _ended(seen, 1)
    asked = ended.log[:1] == [("malloc", 12 * MIB, False)]
    return asked and ended.raised in ("OutOfMemoryError", "RawOutOfMemory") and not _freed(ended)


def _takes_from_the_living(seen: Seen) -> bool:
    return bool({0, 2} & set(_freed(_ended(seen, 2))))


def _never_ends(seen: Seen) -> bool:
    return _ended(seen, 3).endless


def _said(seen: Seen) -> str | None:
    """The text of the error where the cache is not enough, if everything before it was right."""
    ended, wanted = _ended(seen, 4), recover.expected(recover.STILL_TOO_LITTLE)
    right = _right(seen, 0, 1, 2) and ended.log == wanted.log and ended.raised == wanted.raised
    return ended.message if right else None


def _says_no_numbers(seen: Seen) -> bool:
    said = _said(seen)
    return said is not None and len(re.findall(r"\d (?:bytes|[KMG]iB)", said)) < 5


def _says_old_numbers(seen: Seen) -> bool:
    said = _said(seen)
    return said is not None and ("12.00 MiB is free" in said or "38.19 MiB is reserved" in said)


def _frees_without_need(seen: Seen) -> bool:
    ended = _ended(seen, 0)
    return not ended.raised and _freed(ended) == [0] and ended.log[:1] == [("free", 0)]


def _lists_what_is_gone(seen: Seen) -> bool:
    ended = _ended(seen, 1)
    return not ended.raised and sorted(_freed(ended)) == [0, 1] and ended.left == [0, 1]


# ---- prefetch


def _prefetch(batches, compute, slots=2, own_stream=True, wait=True, reuse=True, sync=False):
    here = tt.cuda.current_stream()
    copies = tt.cuda.Stream() if own_stream else here
    made: list[Any] = []
    for k, batch in enumerate(batches):
        if k < slots:
            buffers = tt.empty_like(batch, pin_memory=True), tt.empty_like(batch, device="cuda")
            made.append((*buffers, tt.cuda.Event(), tt.cuda.Event()))
        pinned, device, copied, used = made[k % slots]
        if reuse:
            copied.synchronize()
        pinned.copy_(batch)
        with tt.cuda.stream(copies):
            if reuse:
                used.wait()
            device.copy_(pinned, non_blocking=True)
            copied.record()
        if wait:
            copied.wait()
        compute(device)
        used.record()
        if sync:
            tt.cuda.synchronize()


def pageable(batches, compute):
    for batch in batches:
        compute(batch.to("cuda", non_blocking=True))


def early_reuse(batches, compute):
    _prefetch(batches, compute, reuse=False)


def sync_each(batches, compute):
    _prefetch(batches, compute, sync=True)


def one_buffer(batches, compute):
    _prefetch(batches, compute, slots=1)


def one_queue(batches, compute):
    _prefetch(batches, compute, own_stream=False)


def no_wait(batches, compute):
    _prefetch(batches, compute, wait=False)


def unrecorded(batches, compute):
    """The device's buffers come from the caching allocator, which does not know of the second stream."""
    copies, here = tt.cuda.Stream(), tt.cuda.current_stream()
    made: list[Any] = []
    for k, batch in enumerate(batches):
        if k < 2:
            made.append((tt.empty_like(batch, pin_memory=True), tt.cuda.Event()))
        pinned, copied = made[k % 2]
        copied.synchronize()
        pinned.copy_(batch)
        with tt.cuda.stream(copies):
            x = pinned.to("cuda", non_blocking=True)
            copied.record()
        copied.wait(here)
        compute(x)
        del x


# Probes of 18.prefetch: 0 five batches; 1 copies and computations take the same; 2 long computations; 3 long copies; 4 one batch.


def _ran(seen: Seen, probe: int) -> Ran | None:
    value = seen[probe][0].value
    return value if isinstance(value, Ran) else None


def _serial(seen: Seen) -> Ran | None:
    """The run in which copies and computations take the same, if it is right, and nothing was done at the same time."""
    ran = _ran(seen, 1)
    right = ran is not None and _right(seen, 0, 4) and ran.got == list(range(EVEN.count)) and not ran.faults
    return ran if right and ran is not None and ran.span >= EVEN.count * (EVEN.copy + EVEN.compute) else None


def _never_pins(seen: Seen) -> bool:
    ran = _serial(seen)
    return ran is not None and ran.pins == 0


def _writes_too_early(seen: Seen) -> bool:
    ran = _ran(seen, 0)
    told = ("the host wrote into the pinned buffer before copy 1 ", "copy 3 and compute 1 ")
    return _right(seen, 4) and ran is not None and ran.pins == 2 and any(f.startswith(told) for f in ran.faults)


def _waits_for_all(seen: Seen) -> bool:
    ran = _serial(seen)
    return ran is not None and ran.pins > 0 and ran.buffers > 1 and not ran.one_stream


def _has_one_buffer(seen: Seen) -> bool:
    ran = _serial(seen)
    return ran is not None and ran.pins == ran.buffers == 1 and not ran.one_stream


def _has_one_queue(seen: Seen) -> bool:
    ran = _serial(seen)
    return ran is not None and ran.pins > 0 and ran.one_stream


def _computes_too_early(seen: Seen) -> bool:
    ran = _ran(seen, 4)
    return ran is not None and any(fault.startswith("compute 1 and copy 1 ") for fault in ran.faults)


def _lets_go_too_early(seen: Seen) -> bool:
    ran = _ran(seen, 0)
    if ran is None or not _right(seen, 4) or ran.allocations < VALUES.count:
        return False
    return any(re.match(r"copy \d+ and compute \d+ ", fault) for fault in ran.faults)


MISCONCEPTIONS = {
    "sizes": (
        Misconception("pow2", "513 needs 1,024, but 1,025 needs 1,536.", pow2),
        Misconception("boundary", "Exactly 1 MiB is small.", boundary),
        Misconception("segment_exact", "Between 1 and 10 MiB share a 20 MiB segment.", segment_exact),
        Misconception("zero_size", "Empty tensors get no block.", zero_size),
        Misconception(
            "unrounded", "10,485,700 becomes 10,485,760 first. Its segment is chosen by the rounded number.", unrounded
        ),
    ),
    "find_block": (
        Misconception("first_fit", "A 2 MiB hole was spent on 512 bytes.", first_fit, _spends_the_hole),
        Misconception(
            "any_stream", "That block may still be in use on stream 1.", any_stream, _takes_another_stream
        ),
        Misconception("largest", "Worst fit fragments fastest here.", largest, _takes_the_largest),
        Misconception("ignores_allocated", "The block is taken.", ignores_allocated, _takes_what_is_taken),
        Misconception(
            "any_of_equals", "Of blocks that fit equally well the one at the lowest address goes first.", any_of_equals,
            _takes_a_higher_address,
        ),
    ),
    "malloc_free": MALLOC_FREE,
    "oom": (
        Misconception(
            "raises_first", "30 MiB sit in the cache: release and retry.", raises_first, _gives_up_at_once
        ),
        Misconception("frees_live", "Only wholly free segments may go.", frees_live, _takes_from_the_living),
        Misconception(
            "infinite_retry", "One retry after everything releasable is gone.", infinite_retry, _never_ends
        ),
        Misconception(
            "numbers_missing", "Say tried, total, free, allocated, reserved: that is what people debug with.",
            numbers_missing, _says_no_numbers,
        ),
        Misconception(
            "stale_numbers", "These are the numbers from before the cache was given back.", stale_numbers,
            _says_old_numbers,
        ),
        Misconception(
            "releases_at_once", "There was room. The cache is given up only when there is none.", releases_at_once,
            _frees_without_need,
        ),
        Misconception(
            "keeps_the_list", "A segment that was given back is still listed: next time it would be given back again.",
            keeps_the_list, _lists_what_is_gone,
        ),
    ),
    "prefetch": (
        Misconception("pageable", "Copies from pageable memory do not overlap.", pageable, _never_pins),
        Misconception(
            "early_reuse", "Batch 3 overwrote buffer 1 while it was being read.", early_reuse, _writes_too_early
        ),
        Misconception("sync_each", "Correct, no overlap: waiting for the wrong thing.", sync_each, _waits_for_all),
        Misconception(
            "one_buffer", "The copy of 2 waits for compute of 1: you need two.", one_buffer, _has_one_buffer
        ),
        Misconception(
            "one_queue", "Copies and computations stand in one queue: give the copies a stream of their own.", one_queue,
            _has_one_queue,
        ),
        Misconception(
            "unrecorded", "The allocator handed out a tensor's memory while a computation still read it: record_stream.",
            unrecorded, _lets_go_too_early,
        ),
        Misconception(
            "no_wait", "Computation 1 began before copy 1 was over: it has to wait for an event.", no_wait,
            _computes_too_early,
        ),
    ),
}  # fmt: skip
