"""The table of memory_summary: its rows by hand, and all of it as PyTorch writes the same statistics."""

import pytest

from tinytensor.c10.cuda.cuda_caching_allocator import DeviceCachingAllocator
from tinytensor.c10.cuda.memory_summary import memory_summary
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator

MIB = 1024 * 1024


def statistics(*sizes: int) -> dict[str, int]:
    allocator = DeviceCachingAllocator(0, FakeRawAllocator(4096 * MIB))
    blocks = [allocator.malloc(size, 0) for size in sizes]
    for block in blocks[1::2]:
        allocator.free(block)
    flat: dict[str, int] = {}

    def add(prefix: str, value) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                add(f"{prefix}.{key}" if prefix else key, inner)
        else:
            flat[prefix] = value

    add("", allocator.memory_stats())
    return flat


def test_rows():
    table = memory_summary(statistics(1000, 3 * MIB, 15 * MIB), 0, False)
    lines = table.splitlines()
    assert {len(line) for line in lines} == {77} and table.endswith("|\n")
    assert "| Allocated memory      |  15361 KiB |  18433 KiB |  18433 KiB |   3072 KiB |" in lines
    assert "|       from small pool |      1 KiB |      1 KiB |      1 KiB |      0 KiB |" in lines
    assert "| Allocations           |       2    |       3    |       3    |       1    |" in lines
    assert len(memory_summary(statistics(1000), 3, True).splitlines()) == len(lines) - 18


@pytest.mark.oracle
def test_pytorch_writes_the_same(monkeypatch):
    import torch

    for sizes in ((), (1000,), (3 * MIB, 700, 900 * MIB, 40 * MIB, 2 * MIB), (5,) * 2000):
        stats = statistics(*sizes)
        monkeypatch.setattr(torch.cuda.memory, "memory_stats", lambda device, stats=stats: stats)
        monkeypatch.setattr(torch.cuda.memory, "_get_device_index", lambda device, optional: 2)
        for abbreviated in (False, True):
            assert memory_summary(stats, 2, abbreviated) == torch.cuda.memory.memory_summary(2, abbreviated)
