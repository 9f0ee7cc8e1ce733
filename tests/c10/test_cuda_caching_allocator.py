"""The caching allocator's policy over a simulated device: PyTorch's documented rules, and what must always hold."""

from __future__ import annotations

import itertools
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import (
    Block,
    DeviceCachingAllocator,
    format_size,
    round_size,
    segment_size,
)
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator, RawOutOfMemory
from tinytensor.c10.error import OutOfMemoryError

KB, MB = 1024, 1024 * 1024


def make(capacity: int = 1024 * MB, conf: str = "") -> DeviceCachingAllocator:
    return DeviceCachingAllocator(0, FakeRawAllocator(capacity), CUDAAllocatorConfig.parse(conf))


def current(allocator: DeviceCachingAllocator, name: str, pool: str = "all") -> int:
    return allocator.memory_stats()[name][pool]["current"]


# ---- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "rounded", "segment"),
    [
        (1, 512, 2 * MB), (512, 512, 2 * MB), (513, 1024, 2 * MB), (1025, 1536, 2 * MB), (MB, MB, 2 * MB),
        (MB + 1, MB + 512, 20 * MB), (4_000_000, 4_000_256, 20 * MB), (10 * MB - 1, 10 * MB, 10 * MB),
        (10 * MB, 10 * MB, 10 * MB), (10 * MB + 512, 10 * MB + 512, 12 * MB), (33 * MB, 33 * MB, 34 * MB),
    ],
)  # fmt: skip
def test_sizes_are_rounded_and_segments_chosen(size: int, rounded: int, segment: int) -> None:
    assert round_size(size, CUDAAllocatorConfig()) == rounded
    assert segment_size(rounded) == segment


@pytest.mark.parametrize(
    ("conf", "size", "rounded"),
    [
        ("roundup_power2_divisions:4", 1200, 1536),  # too small for four divisions of at least 512 bytes
        ("roundup_power2_divisions:4", 1200 * KB, 1280 * KB),
        ("roundup_power2_divisions:4", 2 * MB, 2 * MB),
        ("roundup_power2_divisions:[256:1,512:2,1024:4,>:8]", 300 * MB, 300 * MB),
        ("roundup_power2_divisions:[256:1,512:2,1024:4,>:8]", 700 * MB, 768 * MB),
        ("roundup_power2_divisions:[256:1,512:2,1024:4,>:8]", 1100 * MB, 1152 * MB),  # `>` begins at the last interval
        ("roundup_power2_divisions:[256:1,512:2,1024:4,>:8]", 2100 * MB, 2304 * MB),
    ],
)
def test_rounding_to_divisions_of_powers_of_two(conf: str, size: int, rounded: int) -> None:
    assert round_size(size, CUDAAllocatorConfig.parse(conf)) == rounded


def test_sizes_as_the_message_writes_them() -> None:
    sizes = [0, 1024, 1025, 1536 * KB, MB, 3 * 1024 * MB]
    assert [format_size(n) for n in sizes] == [
        "0 bytes",
        "1024 bytes",
        "1.00 KiB",
        "1.50 MiB",
        "1024.00 KiB",
        "3.00 GiB",
    ]


@pytest.mark.parametrize(
    ("conf", "text"),
    [
        ("max_split_size_mb:10", "CachingAllocator option max_split_size_mb too small, must be >= 20"),
        ("garbage_collection_threshold:2", "garbage_collect_threshold is invalid, set it in (0.0, 1.0)"),
        ("roundup_power2_divisions:3", "For roundups, the divisions has to be power of 2 "),
        (
            "roundup_power2_divisions:[256:3]",
            "For roundups, the divisions has to be power of 2 or 0 to disable roundup ",
        ),
        ("roundup_power2_divisions:[250:2]", "For roundups, the intervals have to be power of 2 "),
        ("expandable_segments:yes", "Expected 'True' or 'False' at index 2 in ConfigTokenizer but got 'yes'"),
        ("foo:1", "Unrecognized key 'foo' in CUDA allocator config."),
        ("backend:foo", "Unknown allocator backend, options are native and cudaMallocAsync"),
    ],
)
def test_wrong_options_are_refused_in_pytorchs_words(conf: str, text: str) -> None:
    with pytest.raises(ValueError) as raised:
        CUDAAllocatorConfig.parse(conf)
    assert str(raised.value) == text


@pytest.mark.parametrize(
    "conf",
    ["max_split_size_mb", "max_split_size_mb:", "max_split_size_mb:x", ":", ",", "a:[", "max_split_size_mb:64;x"],
)
def test_settings_that_cannot_be_read(conf: str) -> None:
    with pytest.raises(ValueError):
        CUDAAllocatorConfig.parse(conf)


# ---- single rules ----------------------------------------------------------------------------------------------------


def test_five_tensors_of_four_million_bytes() -> None:
    allocator = make()
    blocks = [allocator.malloc(4_000_000, 0) for _ in range(5)]
    # Five times 4,000,256 leave 970,240 bytes of 20 MiB: too little for a block in the large pool, so the last keeps them.
    assert current(allocator, "allocated_bytes") == 20 * MB
    assert current(allocator, "requested_bytes") == 20_000_000
    for block in blocks:
        allocator.free(block)
    assert current(allocator, "allocated_bytes") == 0
    assert current(allocator, "reserved_bytes") == 20 * MB
    allocator.empty_cache()
    assert current(allocator, "reserved_bytes") == 0
    assert allocator.raw.mem_get_info() == (1024 * MB, 1024 * MB)


def test_the_smallest_block_that_is_large_enough_is_taken() -> None:
    allocator = make()
    freed = []
    for size in (5 * MB, 3 * MB, 4 * MB):
        freed.append(allocator.malloc(size, 0))
        allocator.malloc(MB + 512, 0)  # stays, so that the free ones do not join
    for block in freed:
        allocator.free(block)
    for size in (4 * MB, 5 * MB, 2 * MB):
        free = [(b.size, b.address) for b in allocator.large_blocks.blocks() if b.size >= size]
        assert allocator.malloc(size, 0).address == min(free)[1]


def test_neighbours_join_and_segments_do_not() -> None:
    allocator = make()
    small = [allocator.malloc(MB, 0) for _ in range(4)]  # two segments of 2 MiB
    assert current(allocator, "segment") == 2
    for block in small:
        allocator.free(block)
    assert [b.size for b in allocator.small_blocks.blocks()] == [2 * MB, 2 * MB]
    assert current(allocator, "inactive_split") == 0


def test_a_block_serves_its_own_stream_only() -> None:
    allocator = make()
    block = allocator.malloc(MB, stream=1)
    allocator.free(block)
    other = allocator.malloc(MB, stream=2)
    assert other.address != block.address
    assert current(allocator, "segment") == 2


def test_a_block_that_another_stream_uses_waits_for_it() -> None:
    allocator = make()
    raw: Any = allocator.raw
    block = allocator.malloc(2 * MB, stream=1)
    raw.submit(2)
    allocator.record_stream(block, 2)
    allocator.record_stream(block, 1)  # its own stream: nothing to wait for
    allocator.free(block)
    assert current(allocator, "active_bytes") == block.size and current(allocator, "allocated_bytes") == 0
    assert allocator.snapshot()["segments"][0]["blocks"][0]["state"] == "active_pending_free"
    address = block.address
    assert allocator.malloc(2 * MB, stream=1).address != address
    raw.run(2)
    assert allocator.malloc(2 * MB, stream=1).address == address


def test_freed_twice() -> None:
    allocator = make()
    block = allocator.malloc(512, 0)
    allocator.free(block)
    with pytest.raises(RuntimeError, match="is not allocated"):
        allocator.free(block)


def test_an_absurd_request() -> None:
    with pytest.raises(OutOfMemoryError, match=r"^CUDA out of memory. Tried to allocate more than 1EB memory\.$"):
        make().malloc(2**60, 0)


# ---- out of memory ---------------------------------------------------------------------------------------------------


def test_cached_segments_are_given_back_before_a_request_fails() -> None:
    allocator = make(64 * MB)
    block = allocator.malloc(40 * MB, 0)
    allocator.free(block)
    assert allocator.malloc(50 * MB, 0).size == 50 * MB
    stats = allocator.memory_stats()
    assert (stats["num_alloc_retries"], stats["num_ooms"], stats["num_device_alloc"], stats["num_device_free"]) == (
        1,
        0,
        2,
        1,
    )


def test_out_of_memory_says_what_is_where_and_the_allocator_goes_on() -> None:
    allocator = make(64 * MB)
    seen = []
    allocator.attach_out_of_memory_observer(lambda *numbers: seen.append(numbers))
    block = allocator.malloc(40 * MB, 0)
    with pytest.raises(OutOfMemoryError) as raised:
        allocator.malloc(30 * MB, 0)
    assert str(raised.value) == (
        "CUDA out of memory. Tried to allocate 30.00 MiB. GPU 0 has a total capacity of 64.00 MiB of which 24.00 MiB is "
        "free. Of the allocated memory 40.00 MiB is allocated by PyTorch, and 0 bytes is reserved by PyTorch but "
        "unallocated. If reserved but unallocated memory is large try setting "
        "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True to avoid fragmentation.  See documentation for Memory "
        "Management  (https://pytorch.org/docs/stable/notes/cuda.html#environment-variables)"
    )
    assert seen == [(0, 30 * MB, 64 * MB, 24 * MB)]
    assert allocator.memory_stats()["num_ooms"] == 1
    allocator.free(block)
    assert allocator.malloc(30 * MB, 0).size == 30 * MB


def test_fragmentation() -> None:
    allocator = make(64 * MB)
    blocks = [allocator.malloc(5 * MB, 0) for _ in range(12)]  # three segments of 20 MiB
    for block in blocks[::2]:
        allocator.free(block)
    with pytest.raises(OutOfMemoryError, match=r"30\.00 MiB is allocated by PyTorch, and 30\.00 MiB is reserved"):
        allocator.malloc(12 * MB, 0)  # 30 MiB are free, in pieces of 5


@pytest.mark.parametrize(("conf", "reserved"), [("", 90 * MB), ("expandable_segments:True", 20 * MB)])
def test_a_tensor_that_grows_from_step_to_step(conf: str, reserved: int) -> None:
    allocator = make(1024 * MB, conf)
    for megabytes in range(10, 21, 2):
        allocator.free(allocator.malloc(megabytes * MB, 0))
    assert current(allocator, "reserved_bytes") == reserved


def test_a_fraction_of_the_memory() -> None:
    allocator = make(100 * MB)
    allocator.set_memory_fraction(0.5)
    with pytest.raises(OutOfMemoryError, match=r"is free\. 50\.00 MiB allowed; Of the allocated"):
        allocator.malloc(60 * MB, 0)
    assert allocator.malloc(50 * MB, 0).size == 50 * MB


def test_old_blocks_go_before_the_memory_is_full() -> None:
    allocator = make(200 * MB, "garbage_collection_threshold:0.5")
    allocator.set_memory_fraction(1.0)
    old = allocator.malloc(60 * MB, 0)
    new = allocator.malloc(60 * MB, 0)
    allocator.free(old)
    for _ in range(5):
        allocator.free(allocator.malloc(MB, 0))
    allocator.free(new)
    allocator.malloc(70 * MB, 0)  # 120 MiB are reserved where 100 are allowed: the older block goes, the younger stays
    assert [b.address for b in allocator.large_blocks.blocks()] == [new.address]


def test_oversize_blocks_are_not_split() -> None:
    allocator = make(1024 * MB, "max_split_size_mb:64")
    allocator.free(allocator.malloc(100 * MB, 0))
    assert allocator.malloc(30 * MB, 0).size == 30 * MB  # from a segment of its own
    assert allocator.malloc(90 * MB, 0).size == 100 * MB  # within 20 MiB of the request: as a whole
    stats = allocator.memory_stats()
    assert stats["oversize_segments"]["current"] == stats["oversize_allocations"]["current"] == 1
    assert stats["max_split_size"] == 64 * MB


# ---- snapshots -------------------------------------------------------------------------------------------------------


def test_a_snapshot_tells_segments_blocks_and_history() -> None:
    allocator = make()
    allocator.record_history(100, lambda: [{"filename": "train.py", "line": 3, "name": "step"}])
    a, b = allocator.malloc(1000, 0), allocator.malloc(2 * MB, 0)
    allocator.free(a)
    snapshot = pickle.loads(pickle.dumps(allocator.snapshot()))
    small, large = snapshot["segments"]
    assert (small["total_size"], small["allocated_size"], small["segment_type"]) == (2 * MB, 0, "small")
    assert [(x["size"], x["requested_size"], x["state"]) for x in large["blocks"]] == [
        (2 * MB, 2 * MB, "active_allocated"), (18 * MB, 0, "inactive"),
    ]  # fmt: skip
    assert large["blocks"][0]["frames"][0]["name"] == "step"
    (trace,) = snapshot["device_traces"]
    assert [e["action"] for e in trace] == [
        "segment_alloc", "alloc", "segment_alloc", "alloc", "free_requested", "free_completed", "snapshot",
    ]  # fmt: skip
    allocator.free(b)


@pytest.mark.parametrize("limit", [0, 1, 3, 100])
def test_a_history_keeps_the_last_events(limit: int) -> None:
    allocator = make()
    allocator.record_history(limit, lambda: [{"filename": "train.py", "line": 3, "name": "step"}])
    allocator.malloc(700, 0)
    allocator.free(allocator.malloc(3 * MB, 0))
    (trace,) = allocator.snapshot()["device_traces"]
    actions = ["segment_alloc", "alloc", "segment_alloc", "alloc", "free_requested", "free_completed", "snapshot"]
    assert [event["action"] for event in trace] == actions[len(actions) - min(limit, len(actions)) :]
    # Where blocks in use come from is known even if no event is kept.
    assert allocator.snapshot()["segments"][0]["blocks"][0]["frames"][0]["filename"] == "train.py"


# ---- what must always hold -------------------------------------------------------------------------------------------


def check_invariants(allocator: DeviceCachingAllocator, live: list[Block]) -> None:
    segments = allocator.snapshot()["segments"]
    ranges = sorted((s["address"], s["address"] + s["total_size"]) for s in segments)
    assert all(end <= start for (_, end), (start, _) in itertools.pairwise(ranges)), "segments overlap"
    states: dict[str, int] = {}
    for segment in segments:
        at = segment["address"]
        for left, right in itertools.pairwise(segment["blocks"]):
            assert not left["state"] == right["state"] == "inactive", "free neighbours did not join"
        for block in segment["blocks"]:
            assert block["address"] == at and block["size"] > 0
            at += block["size"]
            states[block["state"]] = states.get(block["state"], 0) + block["size"]
    allocated = states.get("active_allocated", 0)
    assert sum(b.size for b in live) == allocated == current(allocator, "allocated_bytes")
    assert allocated + states.get("active_pending_free", 0) == current(allocator, "active_bytes")
    assert sum(s["total_size"] for s in segments) == current(allocator, "reserved_bytes") == allocator.reserved
    assert allocator.raw.capacity - allocator.raw.mem_get_info()[0] == allocator.reserved  # type: ignore[attr-defined]
    assert len(live) == current(allocator, "allocation")
    if not allocator.config.expandable_segments:
        inactive = sum(
            b["size"] for s in segments if len(s["blocks"]) > 1 for b in s["blocks"] if b["state"] == "inactive"
        )
        assert inactive == current(allocator, "inactive_split_bytes")
        assert len(segments) == current(allocator, "segment")
    for name in ("allocated_bytes", "reserved_bytes", "active_bytes", "requested_bytes"):
        assert current(allocator, name) == current(allocator, name, "small_pool") + current(
            allocator, name, "large_pool"
        )


sizes = st.one_of(st.integers(1, 4 * KB), st.integers(1, 3 * MB), st.integers(1, 40 * MB))
steps = st.lists(
    st.one_of(
        st.tuples(st.just("malloc"), sizes, st.integers(0, 2)),
        st.tuples(st.just("free"), st.integers(0, 50), st.just(0)),
        st.tuples(st.just("record_stream"), st.integers(0, 50), st.integers(0, 2)),
        st.tuples(st.just("submit"), st.just(0), st.integers(0, 2)),
        st.tuples(st.just("run"), st.just(0), st.integers(0, 2)),
        st.tuples(st.just("empty_cache"), st.just(0), st.just(0)),
    ),
    max_size=60,
)
CONFS = [
    "",
    "max_split_size_mb:20",
    "expandable_segments:True",
    "roundup_power2_divisions:4",
    "garbage_collection_threshold:0.6",
]


@given(steps, st.sampled_from(CONFS))
@settings(max_examples=1000, deadline=None)
def test_random_traces_keep_every_invariant(trace: list[tuple[str, int, int]], conf: str) -> None:
    allocator = make(128 * MB, conf)
    if "garbage" in conf:
        allocator.set_memory_fraction(0.9)
    raw: Any = allocator.raw
    live: list[Block] = []
    for action, number, stream in trace:
        if action == "malloc":
            try:
                live.append(allocator.malloc(number, stream))
            except OutOfMemoryError:
                assert not allocator._events, "it fails only after all streams were waited for"
        elif action == "free" and live:
            allocator.free(live.pop(number % len(live)))
        elif action == "record_stream" and live:
            allocator.record_stream(live[number % len(live)], stream)
        elif action == "submit":
            raw.submit(stream)
        elif action == "run":
            raw.run(stream)
        elif action == "empty_cache":
            allocator.empty_cache()
        check_invariants(allocator, live)
    for block in live:
        allocator.free(block)
    allocator.empty_cache()
    check_invariants(allocator, [])
    assert allocator.reserved == 0 and not allocator._segments
    assert raw.mem_get_info() == (raw.capacity, raw.capacity), "everything that was freed merges back"


def test_the_simulated_device_runs_out() -> None:
    raw = FakeRawAllocator(4 * MB)
    address = raw.malloc(3 * MB)
    with pytest.raises(RawOutOfMemory):
        raw.malloc(2 * MB)
    raw.free(address)
    assert raw.malloc(4 * MB) == address
