"""Pinned memory of the host on a simulated device: it is kept, and not handed out while a copy may still read it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.pinned_memory import host_allocator
from tinytensor.c10.cuda.simulated_driver import SimulatedEvent


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[SimulatedEvent]:
    """Events that are reached when they are taken out of this list."""
    waiting: list[SimulatedEvent] = []
    record = SimulatedEvent.record

    def note(event: SimulatedEvent, stream: int) -> None:
        record(event, stream)
        waiting.append(event)

    monkeypatch.setattr(SimulatedEvent, "record", note)
    monkeypatch.setattr(SimulatedEvent, "query", lambda event: event not in waiting)
    return waiting


def active() -> int:
    return tt.cuda.host_memory_stats()["active_bytes.current"]


def test_pinned_memory_is_kept() -> None:
    x = tt.ones(1000).pin_memory()
    address, before = x.data_ptr(), tt.cuda.host_memory_stats()
    del x
    y = tt.empty(800, pin_memory=True)
    after = tt.cuda.host_memory_stats()
    assert y.data_ptr() == address and y.is_pinned()
    assert after["num_host_alloc"] == before["num_host_alloc"]
    assert after["active_requests.allocated"] == before["active_requests.allocated"] + 1
    assert after["active_bytes.current"] == before["active_bytes.current"]
    assert tt.empty(2000, pin_memory=True).data_ptr() != address


def test_a_copy_that_does_not_block_keeps_its_source(slow: list[SimulatedEvent]) -> None:
    x = tt.arange(100.0).pin_memory()
    address = x.data_ptr()
    on_device = x.cuda(non_blocking=True)
    del x
    assert len(slow) == 1
    other = tt.empty(100, pin_memory=True)
    assert other.data_ptr() != address
    slow.clear()
    assert tt.empty(100, pin_memory=True).data_ptr() == address
    assert on_device.tolist() == list(range(100))


@pytest.mark.parametrize(
    ("copy", "waits"),
    [
        (lambda p, c: c.copy_(p, non_blocking=True), True),
        (lambda p, c: p.copy_(c, non_blocking=True), True),
        (lambda p, c: p[3:50].copy_(c[3:50], non_blocking=True), True),
        (lambda p, c: c[:5].copy_(p[:5], non_blocking=True), True),
        (lambda p, c: c.copy_(p), False),
        (lambda p, c: p.copy_(c), False),
        (lambda p, c: c.double().copy_(p, non_blocking=True), False),  # what the copy reads is a converted one
    ],
)
def test_which_copies_memory_waits_for(slow: list[SimulatedEvent], copy: Any, waits: bool) -> None:
    p, c = tt.ones(100, pin_memory=True), tt.zeros(100, device="cuda")
    copy(p, c)
    del p
    assert bool(slow) is waits


def test_each_stream_of_each_device_is_waited_for(slow: list[SimulatedEvent]) -> None:
    p = tt.ones(3000).pin_memory()
    address, side = p.data_ptr(), tt.cuda.Stream(device=1)
    kept = [p.to("cuda:0", non_blocking=True), p.to("cuda:1", non_blocking=True), p.to("cuda:0", non_blocking=True)]
    with tt.cuda.stream(side):
        kept.append(p.to("cuda:1", non_blocking=True))
    del p
    assert len(slow) == 3  # the default streams of two devices, and one more
    while slow:
        assert tt.empty(3000, pin_memory=True).data_ptr() != address
        slow.pop()
    assert tt.empty(3000, pin_memory=True).data_ptr() == address


def test_statistics_are_pytorchs() -> None:
    stats = tt.cuda.host_memory_stats()
    assert isinstance(stats, OrderedDict) and list(stats) == sorted(stats)
    counted = ("active_bytes", "active_requests", "allocated_bytes", "allocations")
    times = ("host_alloc_time", "host_free_time")
    assert set(stats) == {
        *(f"{name}.{key}" for name in counted for key in ("allocated", "current", "freed", "peak")),
        *(f"{name}.{key}" for name in times for key in ("avg", "count", "max", "min", "total")),
        "num_host_alloc", "num_host_free",
    }  # fmt: skip
    assert tt.cuda.memory.host_memory_stats_as_nested_dict()["allocations"]["current"] == stats["allocations.current"]
    x = tt.empty(10**6, pin_memory=True)
    assert active() == stats["active_bytes.current"] + 2**22
    del x
    assert active() == stats["active_bytes.current"]
    tt.cuda.reset_peak_host_memory_stats()
    tt.cuda.memory.reset_accumulated_host_memory_stats()
    stats = tt.cuda.host_memory_stats()
    assert stats["active_bytes.peak"] == stats["active_bytes.current"] and stats["num_host_alloc"] == 0


def test_free_blocks_can_be_given_back() -> None:
    x = tt.empty(100, pin_memory=True)
    tt.empty(10**6, pin_memory=True)
    tt.accelerator.empty_host_cache()
    stats = tt.cuda.host_memory_stats()
    assert stats["allocations.current"] == stats["active_requests.current"] >= 1 and x.is_pinned()
    tt.cuda.empty_cache()  # that of the device: it leaves the host's alone
    assert tt.cuda.host_memory_stats() == stats


def test_nothing_is_pinned_for_no_elements() -> None:
    before = tt.cuda.host_memory_stats()
    x = tt.empty(0, 3, pin_memory=True)
    assert not x.is_pinned() and x.pin_memory().shape == (0, 3)
    assert tt.cuda.host_memory_stats() == before


def test_batches_use_the_same_memory_again() -> None:
    data = tt.utils.data.TensorDataset(tt.arange(40.0).reshape(20, 2))
    before = tt.cuda.host_memory_stats()["num_host_alloc"]
    for (batch,) in tt.utils.data.DataLoader(data, batch_size=2, pin_memory=True):
        assert batch.is_pinned() and batch.cuda(non_blocking=True).shape == (2, 2)
    assert tt.cuda.host_memory_stats()["num_host_alloc"] - before <= 2


def test_memory_of_a_graph_stays_with_it() -> None:
    graph = tt.cuda.CUDAGraph()
    usual = tt.ones(50, pin_memory=True)
    usual_address = usual.data_ptr()
    del usual
    out = tt.zeros(50, device="cuda")
    with tt.cuda.graph(graph):
        inside = tt.empty(50, pin_memory=True)
        inside.fill_(3)
        address = inside.data_ptr()
        out.copy_(inside, non_blocking=True)
        del inside
        assert tt.empty(50, pin_memory=True).data_ptr() != address
    assert address != usual_address and tt.empty(50, pin_memory=True).data_ptr() == usual_address
    graph.replay()
    assert out.tolist() == [3.0] * 50
    pool = graph.pool()
    graph.reset()
    assert host_allocator()._pools[pool].uses == 0


def test_a_stream_that_copies_is_known_by_its_device() -> None:
    """The default streams of two devices have one handle, and are two streams."""
    p = tt.ones(4).pin_memory()
    for index in (0, 1):
        p.to(f"cuda:{index}", non_blocking=True)
    assert list(p.storage_.buffer.block.streams) == [cuda_runtime.default_stream(0), cuda_runtime.default_stream(1)]
