"""What the checks of lesson 18 rest on: sizes, the clock, machines that come and go, and what each task demands."""

from __future__ import annotations

import os
import random

import pytest
from tinytensor_lessons import allocator_parts, begin
from tinytensor_lessons.allocator_parts import MIB, Block, RawDevice
from tinytensor_lessons.check import BLANK, FAIL, PASS, run_check
from tinytensor_lessons.clocked_cuda import KERNEL, LAUNCH, MALLOC, PIN, clocked_cuda
from tinytensor_lessons.cuda_machine import cuda_machine
from tinytensor_lessons.exercise import Outcome
from tinytensor_lessons.lesson_18 import malloc_free, misconceptions, recover
from tinytensor_lessons.lesson_18.blocks import FIND_BLOCK, SIZES, Search, expected_sizes
from tinytensor_lessons.lesson_18.exercises import SPEC
from tinytensor_lessons.lesson_18.malloc_free import MALLOC_FREE
from tinytensor_lessons.lesson_18.misconceptions_allocator import _Allocator as RightAllocator
from tinytensor_lessons.lesson_18.prefetch import EVEN, PREFETCH, Job
from tinytensor_lessons.lesson_18.recover import OOM
from tinytensor_lessons.policy_allocator import policy
from tinytensor_lessons.warm import warm

import tinytensor as tt
from tinytensor.c10.cuda import cuda_caching_allocator as library
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig

# ---- the rules


def test_sizes_are_the_librarys():
    chosen = random.Random(18)
    edges = [edge + d for edge in (512, MIB, 10 * MIB, 20 * MIB) for d in (-513, -1, 0, 1, 513) if edge + d > 0]
    for n in (*edges, *(int(2 ** chosen.uniform(0, 27)) for _ in range(300))):
        block = library.round_size(n, CUDAAllocatorConfig())
        pool = "small" if block <= library.SMALL_SIZE else "large"
        assert expected_sizes(n) == allocator_parts.sizes(n) == (block, pool, library.segment_size(block)), n


def test_numbers_of_the_specification():
    assert expected_sizes(513)[0] == 1024
    assert expected_sizes(1_048_576)[1] == "small" and expected_sizes(1_048_577)[2] == 20 * MIB
    assert expected_sizes(10_485_760)[2] == 10_485_760 and expected_sizes(10_486_272)[2] == 12_582_912


def test_the_search_agrees_with_the_one_that_exercises_build_on():
    chosen = random.Random(18)
    for _ in range(300):
        rows = [
            (512 * k, 512 * chosen.randint(1, 4), chosen.randint(0, 1), chosen.random() < 0.4)
            for k in chosen.sample(range(40), chosen.randint(0, 6))
        ]
        case = Search(tuple(rows), 512 * chosen.randint(1, 4), chosen.randint(0, 1))
        blocks = [Block(a, size, stream, allocated=taken) for a, size, stream, taken in rows]
        found = allocator_parts.find_block(blocks, case.size, case.stream)
        assert (found and (found.address, found.size, found.stream, found.allocated)) == case.answer()


def test_a_right_allocator_keeps_every_invariant():
    """What the library is asked in the check is also right by itself: no overlap, nothing lost, everything merges."""
    chosen = random.Random(18)
    for _ in range(40):
        steps, live, count = [], [], 0
        for _ in range(30):
            if live and chosen.random() < 0.4:
                steps.append(("free", live.pop(chosen.randrange(len(live)))))
            else:
                steps.append(("malloc", int(2 ** chosen.uniform(1, 25)), chosen.randint(0, 1)))
                live.append(count)
                count += 1
        steps += [("free", k) for k in live] + [("empty_cache",)]
        done = malloc_free.played_by_the_library(malloc_free.Trace(tuple(steps)))
        for step in done:
            ends = [a + size for a, size, _, _ in step.blocks]
            starts = [a for a, *_ in step.blocks]
            assert all(end <= start for end, start in zip(ends, starts[1:], strict=False))
            assert sum(size for _, size, *_ in step.blocks) == sum(step.segments.values())
        assert not done[-1].blocks and not done[-1].segments


def test_the_raw_device():
    raw = RawDevice(4 * MIB)
    a, b = raw.malloc(2 * MIB), raw.malloc(MIB)
    assert b == a + 2 * MIB and raw.mem_get_info() == (MIB, 4 * MIB)
    with pytest.raises(library.RawOutOfMemory):
        raw.malloc(2 * MIB)
    raw.free(a)
    with pytest.raises(ValueError, match="no segment begins at"):
        raw.free(a)
    assert raw.malloc(MIB) == a and raw.malloc(MIB) == a + MIB
    assert RawDevice(4 * MIB, taken=3 * MIB).mem_get_info() == (MIB, 4 * MIB)


# ---- a machine of one's own


def test_a_machine_comes_and_goes():
    state = tt.cuda.is_available(), cuda_runtime.is_initialized()
    with cuda_machine() as outer:
        x = tt.ones(1000, device="cuda")
        stream = tt.cuda.Stream()
        with pytest.raises(KeyError), cuda_machine():
            assert tt.cuda.memory_allocated() == 0 and cuda_runtime.driver() is not outer
            raise KeyError
        assert cuda_runtime.driver() is outer and tt.cuda.memory_allocated() == 4096
        with tt.cuda.stream(stream):
            assert (x + 1).sum().item() == 2000
    assert (tt.cuda.is_available(), cuda_runtime.is_initialized()) == state
    del x  # its allocator is still there


def test_a_policy_in_the_place_of_the_allocator():
    with cuda_machine(allocator=policy(RightAllocator)):
        x = tt.empty(1000, 1000, device="cuda")
        assert (tt.cuda.memory_allocated(), tt.cuda.memory_reserved()) == (4_000_256, 20 * MIB)
        assert (x[0].fill_(1) * 2)[0].item() == 2
        del x
        tt.cuda.empty_cache()
        assert tt.cuda.memory_reserved() == 0 and tt.cuda.max_memory_reserved() == 22 * MIB


class Elsewhere(RightAllocator):
    def malloc(self, size, stream=0):
        return super().malloc(size, stream) + 64 * MIB


class Twice(RightAllocator):
    def malloc(self, size, stream=0):
        return self.blocks[0].address if self.blocks else super().malloc(size, stream)


class NeverFrees(RightAllocator):
    def free(self, address):
        raise KeyError(address)


@pytest.mark.parametrize(
    ("make", "error"), [(Elsewhere, "outside of every segment"), (Twice, "a live tensor has"), (NeverFrees, r"\d+")]
)
def test_memory_that_would_end_the_process_is_refused(make, error):
    def program():
        tt.zeros(1000, device="cuda")  # gone at once
        x = tt.zeros(1000, device="cuda")
        return x, tt.zeros(1000, device="cuda")

    with cuda_machine(allocator=policy(make)), pytest.raises((RuntimeError, KeyError), match=error):
        program()


def test_warming_up_leaves_cuda_as_it_was(monkeypatch):
    monkeypatch.setenv("TINYTENSOR_CUDA", "off")
    monkeypatch.delenv("TINYTENSOR_MODE", raising=False)
    state = tt.cuda.is_available(), cuda_runtime.is_initialized(), cuda_runtime.driver()
    assert "stopped at" not in "".join(warm(["18"]))
    assert (tt.cuda.is_available(), cuda_runtime.is_initialized(), cuda_runtime.driver()) == state
    assert os.environ["TINYTENSOR_CUDA"] == "off" and "TINYTENSOR_MODE" not in os.environ


# ---- the clock


def test_the_host_runs_ahead_and_waits_only_when_told():
    with clocked_cuda() as clock:
        pinned = tt.zeros(250_000).pin_memory()
        x = tt.empty(250_000, device="cuda")
        assert clock.now == PIN + MALLOC
        before = clock.now
        x.copy_(pinned, non_blocking=True)
        assert clock.now == before and not tt.cuda.current_stream().query()
        event = tt.cuda.current_stream().record_event()
        assert not event.query()
        event.synchronize()
        assert clock.now == before + 100 and event.query()
        x.copy_(pinned)
        assert clock.now == before + 200
        x.copy_(tt.ones(250_000), non_blocking=True)  # from memory that is not pinned
        assert clock.now == before + 300
        y = x * 2
        assert clock.now == before + 300 + LAUNCH
        tt.cuda.synchronize()
        assert clock.now == before + 300 + LAUNCH + KERNEL and y[0].item() == 2
        assert not clock.faults


def test_a_copy_reads_its_source_when_its_time_comes():
    with clocked_cuda() as clock:
        pinned = tt.zeros(1000).pin_memory()
        x = tt.empty(1000, device="cuda")
        clock.compute(x, 300)
        x.copy_(pinned, non_blocking=True)
        pinned.fill_(5)
        assert x.sum().item() == 5000
        assert clock.faults == ["the host wrote into the pinned buffer before copy 1 had read it"]


def test_computations_exclude_each_other_and_copies_run_beside():
    with clocked_cuda(setup=False) as clock:
        a, b = tt.empty(250_000, device="cuda"), tt.empty(250_000, device="cuda")
        side, pinned = tt.cuda.Stream(), tt.zeros(250_000).pin_memory()
        clock.compute(a, 100)
        with tt.cuda.stream(side):
            clock.compute(a, 100)
            b.copy_(pinned, non_blocking=True)
        third = tt.cuda.Stream()
        with tt.cuda.stream(third):
            b.copy_(pinned, non_blocking=True)
        spans = [(work.name, work.start, work.end) for work in clock.work]
    assert spans == [("compute 1", 0, 100), ("compute 2", 100, 200), ("copy 1", 200, 300), ("copy 2", 300, 400)]
    assert clock.span == 400 and clock.timeline(100).splitlines()[1:] == ["copy    |  12|", "compute |12  |"]


def test_a_buffer_that_two_use_at_once_is_told_of():
    with clocked_cuda() as clock:
        x, pinned = tt.empty(1000, device="cuda"), tt.zeros(1000).pin_memory()
        side = tt.cuda.Stream()
        clock.compute(x, 100)
        with tt.cuda.stream(side):
            x.copy_(pinned, non_blocking=True)
    assert clock.faults == ["copy 1 and compute 1 use one buffer at the same time"]
    with pytest.raises(RuntimeError, match="compute needs a tensor on the device"):
        clock.compute(tt.zeros(2), 1)


def test_freed_memory_waits_for_streams_that_were_recorded():
    with clocked_cuda() as clock:
        side = tt.cuda.Stream()
        x = tt.ones(1000, device="cuda")
        address = x.data_ptr()
        with tt.cuda.stream(side):
            clock.compute(x, 500)
        x.record_stream(side)
        del x
        assert tt.empty(1000, device="cuda").data_ptr() != address
        tt.cuda.synchronize()
        assert tt.empty(1000, device="cuda").data_ptr() == address


# ---- whatever a task demands, an answer that breaks only that is caught


def find_and_take(pool, size, stream):
    found = allocator_parts.find_block(pool, size, stream)
    if found is not None:
        found.allocated = True
    return found


def find_and_sort(pool, size, stream):
    pool.sort(key=lambda block: block.size)
    pool[:] = [block for block in pool if block.size >= size]
    return allocator_parts.find_block(pool, size, stream)


def find_a_copy(pool, size, stream):
    found = allocator_parts.find_block(pool, size, stream)
    return found and Block(found.address, found.size, found.stream)


class HandsOutTheBack(RightAllocator):
    def cut(self, block, size):
        rest = block.size - size
        if rest >= 512 if block.pool == "small" else rest > MIB:
            self.blocks.append(Block(block.address, rest, block.stream, block.pool, block.segment))
            block.address, block.size = block.address + rest, size


class CutsAtOneMiB(RightAllocator):
    def cut(self, block, size):
        rest = block.size - size
        if rest >= 512 if block.pool == "small" else rest >= MIB:
            self.blocks.append(Block(block.address + size, rest, block.stream, block.pool, block.segment))
            block.size = size


class MergesToTheRight(RightAllocator):
    def merge(self, block):
        for other in list(self.blocks):
            if not other.allocated and other.segment == block.segment and other.address == block.address + block.size:
                block.size += other.size
                self.blocks.remove(other)


class KeepsSmallSegments(RightAllocator):
    def empty_cache(self):
        small = [block for block in self.blocks if block.pool == "small"]
        self.blocks = [block for block in self.blocks if block.pool != "small"]
        super().empty_cache()
        self.blocks += small


class OnePool(RightAllocator):
    def malloc(self, size, stream=0):
        size, _, segment = allocator_parts.sizes(size)
        block = allocator_parts.find_block(self.blocks, size, stream)
        if block is None:
            address = self.raw.malloc(segment)
            block = Block(address, segment, stream, "large" if segment > 2 * MIB else "small", address)
            self.blocks.append(block)
        self.cut(block, size)
        block.allocated = True
        return block.address


class FreesInside(RightAllocator):
    def taken(self, address):
        return next(b for b in self.blocks if b.address <= address < b.address + b.size)


class AsksAlways(RightAllocator):
    def malloc(self, size, stream=0):
        _, pool, segment = allocator_parts.sizes(size)
        address = self.raw.malloc(segment)
        block = Block(address, segment, stream, pool, address)
        self.blocks.append(block)
        self.cut(block, allocator_parts.sizes(size)[0])
        block.allocated = True
        return address


def _recovering(
    observers_first=False, backwards=False, tries=1, kind=tt.cuda.OutOfMemoryError, change=lambda text: text
):
    def malloc_or_recover(raw, size, segments, observers):
        address = misconceptions._ask(raw, size)
        free, total = raw.mem_get_info()
        if address is None and observers_first:
            for observer in observers:
                observer(0, size, total, free)
        if address is None:
            misconceptions._release(raw, segments)
        for _ in range(tries):
            address = address or misconceptions._ask(raw, size)
        if address is not None:
            return address
        free, total = raw.mem_get_info()
        for observer in [] if observers_first else observers[::-1] if backwards else observers:
            observer(0, size, total, free)
        raise kind(change(misconceptions._message(size, raw, segments)))

    return malloc_or_recover


def pins_every_batch(batches, compute):
    copies = tt.cuda.Stream()
    for batch in batches:
        x = tt.empty_like(batch, device="cuda")
        with tt.cuda.stream(copies):
            x.copy_(batch.pin_memory(), non_blocking=True)
        tt.cuda.current_stream().wait_stream(copies)
        compute(x)


def computes_on_the_host(batches, compute):
    for batch in batches:
        compute(batch)


def forgets_the_last(batches, compute):
    misconceptions._prefetch(batches[:-1], compute)


def backwards(batches, compute):
    misconceptions._prefetch(batches[::-1], compute)


def computes_twice(batches, compute):
    misconceptions._prefetch([batch for batch in batches for _ in range(2)], compute)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (SIZES, lambda n: list(allocator_parts.sizes(n))[:2]),
        (SIZES, lambda n: tuple(map(str, allocator_parts.sizes(n)))),
        (FIND_BLOCK, find_and_take),
        (FIND_BLOCK, find_and_sort),
        (FIND_BLOCK, find_a_copy),
        (MALLOC_FREE, HandsOutTheBack),
        (MALLOC_FREE, CutsAtOneMiB),
        (MALLOC_FREE, MergesToTheRight),
        (MALLOC_FREE, KeepsSmallSegments),
        (MALLOC_FREE, OnePool),
        (MALLOC_FREE, FreesInside),
        (MALLOC_FREE, AsksAlways),
        (OOM, _recovering(observers_first=True)),
        (OOM, _recovering(backwards=True)),
        (OOM, _recovering(tries=2)),
        (OOM, _recovering(kind=MemoryError)),
        (OOM, _recovering(change=lambda text: text.replace("64.00", "63.00"))),
        (PREFETCH, pins_every_batch),
        (PREFETCH, computes_on_the_host),
        (PREFETCH, forgets_the_last),
        (PREFETCH, backwards),
        (PREFETCH, computes_twice),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_a_task_demands_is_asked(asked, answer):
    assert run_check(asked, answer).points < asked.points


def test_other_ways_to_say_the_same_pass():
    def by_sorting(pool, size, stream):
        fitting = sorted((b.size, b.address) for b in pool if not b.allocated and b.stream == stream and b.size >= size)
        return next((b for b in pool if (b.size, b.address) == fitting[0]), None) if fitting else None

    class ByDict(RightAllocator):
        """Its blocks are a view of what it keeps by address."""

        def __init__(self, raw):
            self.raw, self._by_address = raw, {}

        @property
        def blocks(self):
            return Listed(self._by_address)

    class Listed(list):
        def __init__(self, by_address):
            super().__init__(by_address.values())
            self._by_address = by_address

        def append(self, block):
            self._by_address[id(block)] = block

        def remove(self, block):
            del self._by_address[id(block)]

    def with_fresh_tensors(batches, compute):
        """The device's buffers come from the caching allocator, which has to know of the second stream."""
        copies, here, pinned, copied = tt.cuda.Stream(), tt.cuda.current_stream(), [], []
        for k, batch in enumerate(batches):
            if k < 2:
                pinned.append(tt.empty_like(batch, pin_memory=True))
                copied.append(tt.cuda.Event())
            copied[k % 2].synchronize()
            pinned[k % 2].copy_(batch)
            with tt.cuda.stream(copies):
                x = pinned[k % 2].to("cuda", non_blocking=True)
                copied[k % 2].record()
            here.wait_stream(copies)
            x.record_stream(here)
            compute(x)

    assert run_check(FIND_BLOCK, by_sorting).status == PASS
    assert run_check(MALLOC_FREE, ByDict).status == PASS
    assert run_check(OOM, _recovering(change=lambda text: text + " If reserved memory is large, ...")).status == PASS
    assert run_check(PREFETCH, with_fresh_tensors).status == PASS


def hint(asked, answer):
    return run_check(asked, answer, misconceptions.MISCONCEPTIONS[asked.name]).hint_id


def test_a_hint_is_given_only_where_its_cause_is_there():
    def one_pinned_buffer(batches, compute):
        """Too early as well, but it is batch 2 that overwrites."""
        pinned = None
        for batch in batches:
            pinned = tt.empty_like(batch, pin_memory=True) if pinned is None else pinned
            pinned.copy_(batch)
            compute(pinned.to("cuda", non_blocking=True))

    def waits_a_little(batches, compute):
        """Half of the copies overlap."""
        here, copies, made = tt.cuda.current_stream(), tt.cuda.Stream(), []
        for k, batch in enumerate(batches):
            if k < 2:
                made.append((tt.empty_like(batch, pin_memory=True), tt.empty_like(batch, device="cuda")))
            pinned, x = made[k % 2]
            pinned.copy_(batch)
            with tt.cuda.stream(copies):
                x.copy_(pinned, non_blocking=True)
            here.wait_stream(copies)
            compute(x)
            if k % 2:
                tt.cuda.synchronize()

    def misspelled(raw, size, segments, observers):
        address = misconceptions._ask(raw, size)
        return address if address is not None else segment.address  # noqa: F821

    class Slow(RightAllocator):
        def malloc(self, size, stream=0):
            raise ValueError(size)

    for asked, answer in (
        (PREFETCH, one_pinned_buffer), (PREFETCH, waits_a_little), (OOM, misspelled), (MALLOC_FREE, Slow),
        (MALLOC_FREE, HandsOutTheBack), (MALLOC_FREE, OnePool), (FIND_BLOCK, find_and_take), (OOM, _recovering(tries=2)),
        (OOM, _recovering(change=lambda text: text.replace("64.00", "63.00"))),
    ):  # fmt: skip
        assert hint(asked, answer) == "", answer.__name__
    assert hint(MALLOC_FREE, AsksAlways) == "18.malloc_free/never_reuses"
    assert hint(MALLOC_FREE, MergesToTheRight) == "18.malloc_free/never_merges"


def test_ideal_times():
    assert EVEN.ideal == 900 and Job(8, 60, 120).ideal == 1020 and Job(8, 120, 60).ideal == 1020 and Job(0).ideal == 0


def test_the_message_is_the_librarys(monkeypatch):
    """The words that the exercise asks for stand in the library's message, with the same numbers."""
    case = recover.STILL_TOO_LITTLE
    with cuda_machine() as machine:
        machine.memory(0).capacity = 64 * MIB
        held = tt.empty(50 * MIB, dtype=tt.uint8, device="cuda")
        with pytest.raises(tt.cuda.OutOfMemoryError) as caught:
            tt.empty(20 * MIB, dtype=tt.uint8, device="cuda")
    del held
    wanted = recover.expected(recover.Need(64 * MIB, ((50 * MIB, 50 * MIB),), 20 * MIB)).message
    assert str(caught.value).startswith(wanted)
    assert case.size == 48 * MIB and "48.00 MiB" in recover.expected(case).message


# ---- answers that do not behave


class Strange:
    """Equal to everything, callable, and without any code."""

    def __eq__(self, other):
        return True

    def __call__(self, *args):
        return self

    __hash__ = None


class RaisesInItsConstructor:
    def __init__(self, raw):
        raise ValueError("not today")


class HasNoBlocks:
    def __init__(self, raw):
        self.raw = raw

    def malloc(self, size, stream=0):
        return self.raw.malloc(size)

    def free(self, address):
        self.raw.free(address)

    def empty_cache(self):
        pass


@pytest.mark.parametrize(
    "answer", [Strange(), Strange, print, RaisesInItsConstructor, HasNoBlocks, lambda *args: (yield), exit]
)
def test_objects_that_are_no_answers_get_nothing(answer, capfd):
    for exercise in SPEC.exercises:
        result = begin("18").check(exercise.id, answer)
        assert result.points == 0 and result.status in (FAIL, BLANK), exercise.id
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("error", [StopIteration, SystemExit, RecursionError, MemoryError])
def test_nothing_that_an_answer_raises_leaves_the_check(error):
    def answer(*args):
        raise error

    for exercise in SPEC.exercises:
        result = begin("18").check(exercise.id, answer)
        assert (result.status, result.points) == (FAIL, 0), exercise.id


def test_the_judge_accepts_what_the_library_does():
    for case in (malloc_free.PUZZLE, malloc_free.TWICE, malloc_free.TWO_SEGMENTS, malloc_free.EMPTY_TWICE):
        assert malloc_free.judge(case, Outcome(malloc_free.played_by_the_library(case))) is None
