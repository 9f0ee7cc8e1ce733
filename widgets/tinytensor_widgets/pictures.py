"""`python -m tinytensor_widgets.pictures FOLDER`: the pictures of the documentation, written from live objects."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import tinytensor as tt
from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import DeviceCachingAllocator
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator
from tinytensor_widgets import (
    autograd_graph,
    dispatch_trace,
    iterator_steps,
    memory_timeline,
    promotion_lattice,
    storage_grid,
)


def fragmented() -> dict[str, Any]:
    """A history of the caching allocator on a device of 64 MiB: every second block is freed, then 12 MiB are asked for."""
    mib = 2**20
    allocator = DeviceCachingAllocator(0, FakeRawAllocator(64 * mib), CUDAAllocatorConfig())
    allocator.record_history(100)
    blocks = [allocator.malloc(5 * mib, 0) for _ in range(11)] + [allocator.malloc(4_000_000, 0)]
    for block in blocks[1::2]:
        allocator.free(block)
    with suppress(tt.OutOfMemoryError):
        allocator.malloc(12 * mib, 0)
    return allocator.snapshot()


def pictures() -> dict[str, str]:
    """File name -> SVG."""
    x = tt.arange(6, dtype=tt.float32).view(2, 3)
    w = tt.tensor([2.0, -1.0, 0.5], requires_grad=True)
    b = tt.tensor(1.0, requires_grad=True)
    loss = ((x @ w + b) ** 2).sum()
    row = tt.arange(2)
    pair = tt.ones(2, 3, requires_grad=True), tt.ones(3, 2)
    graph = autograd_graph(loss)
    graph.step = 3
    return {
        "storage.svg": storage_grid(x, x[1], x[:, 0], x.t()).svg(),
        "graph.svg": graph.svg(),
        "promotion.svg": promotion_lattice(tt.int32, 1.5).svg(),
        "iterator.svg": iterator_steps(x.t(), row).svg(),
        "dispatch.svg": dispatch_trace(lambda: tt.mm(*pair)).svg(),
        "memory.svg": memory_timeline(fragmented()).svg(),
    }


def main(folder: str) -> None:
    """Write each picture to the folder, and print where it is."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (target / name).write_text(svg + "\n", encoding="utf-8")
        print(target / name)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else ".")
