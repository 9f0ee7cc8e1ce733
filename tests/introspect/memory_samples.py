"""Histories of the caching allocator, and a snapshot with the fields that PyTorch writes."""

from __future__ import annotations

from typing import Any

from tinytensor.c10.cuda.cuda_allocator_config import CUDAAllocatorConfig
from tinytensor.c10.cuda.cuda_caching_allocator import DeviceCachingAllocator
from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator
from tinytensor.c10.error import OutOfMemoryError

MB = 1024 * 1024


def make(capacity: int = 1024 * MB, conf: str = "", limit: int = 10**6) -> DeviceCachingAllocator:
    """An allocator that keeps its history; every allocation is by line 7 of model.py."""
    allocator = DeviceCachingAllocator(0, FakeRawAllocator(capacity), CUDAAllocatorConfig.parse(conf))
    frames = [
        {"filename": "/home/user/project/model.py", "line": 7, "name": "forward"},
        {"filename": "/home/user/project/train.py", "line": 30, "name": "<module>"},
    ]
    allocator.record_history(limit, lambda: frames)
    return allocator


def five() -> dict[str, Any]:
    """Five tensors of 4,000,000 bytes, freed again, and the cache given back."""
    allocator = make()
    for block in [allocator.malloc(4_000_000, 0) for _ in range(5)]:
        allocator.free(block)
    allocator.empty_cache()
    return allocator.snapshot()


def fragmented() -> dict[str, Any]:
    """30 MiB are free in pieces of 5, and 12 MiB are asked for; one of the pieces waited for another stream."""
    allocator = make(64 * MB)
    raw: Any = allocator.raw
    small = allocator.malloc(700, 0)
    blocks = [allocator.malloc(5 * MB, 0) for _ in range(12)]
    raw.submit(5)
    allocator.record_stream(blocks[1], 5)
    for block in blocks[1::2]:
        allocator.free(block)
    try:
        allocator.malloc(12 * MB, 0)
    except OutOfMemoryError:
        allocator.free(small)
    return allocator.snapshot()


def from_pytorch() -> dict[str, Any]:
    """A snapshot as PyTorch 2.13 writes it, by hand: two devices, C++ frames, an annotation, a block that was there before.

    On device 1: block A (3 MiB) is older than the history; B (1000 bytes) is allocated; A is freed, and C (2,000,000 bytes)
    takes the beginning of its place; 22 MiB do not fit.
    """
    base, small = 0x7F2A00000000, 0x7F2A10000000
    frames = [
        {"filename": "??", "line": 0, "name": "torch::unwind::unwind()"},
        {"filename": "/opt/pytorch/aten/src/ATen/EmptyTensor.cpp", "line": 96, "name": "at::detail::empty_cuda"},
        {"filename": "/usr/lib/python3/site-packages/torch/nn/modules/linear.py", "line": 125, "name": "forward"},
        {"filename": "/home/user/gpt/model.py", "line": 88, "name": "forward"},
        {"filename": "/home/user/gpt/train.py", "line": 301, "name": "main"},
    ]

    def event(action: str, addr: int, size: int, **more: Any) -> dict[str, Any]:
        return {"action": action, "addr": addr, "size": size, "stream": 0, "time_us": 1_700_000_000_000_000, **more}

    def block(address: int, size: int, requested: int, state: str, **more: Any) -> dict[str, Any]:
        return {"address": address, "size": size, "requested_size": requested, "state": state, "frames": [], **more}

    used = 2_000_384
    out_of_memory = event("oom", 0, 22 * MB, device_free=9 * MB, frames=frames)
    del out_of_memory["addr"]
    return {
        "segments": [
            {
                "device": 1, "address": base, "total_size": 20 * MB, "allocated_size": used, "active_size": used,
                "requested_size": 2_000_000, "stream": 0, "segment_type": "large", "segment_pool_id": (0, 0),
                "is_expandable": False, "frames": frames,
                "blocks": [
                    block(base, used, 2_000_000, "active_allocated", frames=frames),
                    block(base + used, 20 * MB - used, 0, "inactive"),
                ],
            },
            {
                "device": 1, "address": small, "total_size": 2 * MB, "allocated_size": 1024, "active_size": 1024,
                "requested_size": 1000, "stream": 0, "segment_type": "small", "segment_pool_id": (0, 0),
                "is_expandable": False, "frames": frames,
                "blocks": [
                    block(small, 1024, 1000, "active_allocated", frames=frames),
                    block(small + 1024, 2 * MB - 1024, 0, "inactive"),
                ],
            },
        ],
        "device_traces": [
            [],
            [
                event("segment_alloc", small, 2 * MB, frames=frames),
                event("alloc", small, 1000, frames=frames, user_metadata="step 1", compile_context="N/A"),
                event("free_requested", base, 3 * MB),
                event("free_completed", base, 3 * MB),
                event("alloc", base, 2_000_000, frames=frames),
                out_of_memory,
                event("snapshot", 0, used + 1024),
            ],
        ],
        "allocator_settings": {
            "PYTORCH_CUDA_ALLOC_CONF": "", "max_split_size": -1, "garbage_collection_threshold": 0.0,
            "expandable_segments": False, "pinned_num_register_threads": 1, "release_lock_on_cudamalloc": False,
            "pinned_use_cuda_host_register": False, "graph_capture_record_stream_reuse": False,
            "roundup_power2_divisions": {str(2**n): 0 for n in range(16)},
        },
        "external_annotations": [
            {"name": "step", "stage": "START", "device": 1, "time_us": 1_700_000_000_000_000},
        ],
    }  # fmt: skip
