"""Storages: where they come from, and that a recycled one is never seen by two."""

from __future__ import annotations

import gc
import random
import sys
import threading

import numpy as np
import pytest

from tinytensor.c10 import allocator
from tinytensor.c10.allocator import allocate, resize_storage, storage_size


def test_live_storages_never_share_memory() -> None:
    rng = random.Random(0)
    live: list = []
    for step in range(20_000):
        storage = allocate(rng.choice((0, 4, 16, 256, 257, 1024, 1025)))
        assert all(storage is not other for other in live)
        if storage.nbytes:
            assert storage.data_ptr not in {other.data_ptr for other in live if other.nbytes}
        live.append(storage)
        if step % 3 or len(live) > 100:
            live.pop(rng.randrange(len(live)))


def test_a_recycled_storage_starts_fresh() -> None:
    for nbytes in (8, 800):
        for _ in range(1000):
            storage = allocate(nbytes)
            assert storage.version == 0
            assert storage.nbytes == nbytes
            storage.version = 7


def test_exported_bytes_hold_the_storage() -> None:
    storage = allocate(8)
    array = storage.as_bytes()
    array[:] = 42
    del storage
    for _ in range(1000):
        allocate(8).as_bytes()[:] = 0
    gc.collect()
    assert (array == 42).all()


def test_resize_keeps_what_fits() -> None:
    storage = allocate(4)
    storage.as_bytes()[:] = [1, 2, 3, 4]
    resize_storage(storage, 1000)
    assert storage.as_bytes()[:4].tolist() == [1, 2, 3, 4]
    assert storage.nbytes == 1000
    resize_storage(storage, 2)
    assert storage.as_bytes().tolist() == [1, 2]


def test_a_resized_storage_may_return_to_the_ring() -> None:
    for made, ring in zip((0, 500, 1100, 4096, 4097, 16384, 20000, 65536, 70000), allocator.RING_NBYTES, strict=True):
        for nbytes in (1, 8, 300, 2000):
            storages = [allocate(made) for _ in range(100)]
            for storage in storages:
                resize_storage(storage, nbytes)
                assert len(storage.buffer) >= max(ring, nbytes)


def test_too_much_memory_is_refused_in_pytorch_words() -> None:
    with pytest.raises(RuntimeError, match="DefaultCPUAllocator: can't allocate memory: you tried to allocate"):
        allocate(2**62)
    with pytest.raises(
        RuntimeError, match="Storage size calculation overflowed with sizes=\\[4, 4611686018427387904\\]"
    ):
        storage_size(2**64, 4, (4, 2**62))


def test_the_ring_is_in_use_on_this_interpreter() -> None:
    assert allocator._FREE > 0
    for nbytes in (16, 1000, 1025, 16384):
        first = {allocate(nbytes).data_ptr for _ in range(200)}
        assert len(first) <= 64
    assert isinstance(allocate(16).buffer, np.ndarray)


@pytest.mark.parametrize(("ring", "nbytes"), [(0, 8), (1, 800), (3, 4000)])
def test_threads_share_the_ring(ring: int, nbytes: int) -> None:
    """Threads that change places in the middle of `allocate` get storages of their own, and leave a ring behind."""
    wrong: list[object] = []

    def work(mark: int) -> None:
        try:
            held = []
            for i in range(3000):
                storage = allocate(nbytes)
                storage.buffer[:8] = mark
                held.append(storage)
                if i % 3 == 0:
                    wrong.extend(s for s in held if not (s.buffer[:8] == mark).all())
                    held.clear()
        except Exception as error:
            wrong.append(error)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work, args=(mark,)) for mark in range(1, 5)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not wrong
    allocate(nbytes)  # makes another ring, should the head lead nowhere
    storage = allocator._heads[ring]
    for _ in range(2 * max(allocator._RING_LENGTHS)):
        storage = storage._next
        assert storage is not None
