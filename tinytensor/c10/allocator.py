# hot path
"""The allocator: makes storages, and reuses small ones.

`allocate(nbytes)` is called once for every operator's result, so asking the system each time would cost too much for a
small one. Small storages stand in a ring, and are handed out again as soon as nobody holds them any more.

While memory is profiled, an `Accounting` is told when a storage is made and when it is freed.

Mirrors c10/core/Allocator.h and c10/core/CPUAllocator.cpp (there ProfiledCPUMemoryReporter). The ring has no
counterpart there: malloc is cheaper from C++ than from Python.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import weakref
from collections.abc import Callable
from sys import getrefcount
from typing import Any

import numpy as np

from tinytensor.c10.device import cpu, meta
from tinytensor.c10.device_allocator import resize_on
from tinytensor.c10.error import check
from tinytensor.c10.storage import StorageImpl, address_of

_MAX_NBYTES = 2**63 - 1
_uint8 = np.dtype(np.uint8)
_empty = np.empty


def allocate_system(nbytes: int) -> StorageImpl:
    """A storage of its own, from the system. RuntimeError in PyTorch's words where there is not enough memory."""
    buffer, address = _buffer(nbytes)
    return _new_storage(buffer, address, nbytes, cpu)


_LINE = 64
"""Bytes of a cache line, which PyTorch's memory begins with, and of the widest vector: one that crosses a line is loaded twice."""
_ALIGNED = 1 << 16
"""Storages from here on begin with a line; in smaller ones nobody would see what it costs to arrange that."""


def _buffer(nbytes: int) -> tuple[np.ndarray, int]:
    """New memory and its address."""
    try:
        if nbytes < _ALIGNED:
            buffer = _empty(nbytes or 1, _uint8)
            return buffer, address_of(buffer)
        wide = _empty(nbytes + _LINE, _uint8)
        address = address_of(wide)
        skip = -address % _LINE
        return wide[skip : skip + nbytes], address + skip
    except (MemoryError, ValueError):
        raise RuntimeError(
            "[enforce fail at alloc_cpu.cpp:127] err == 0. DefaultCPUAllocator: can't allocate memory: you tried to "
            f"allocate {nbytes} bytes. Error code 12 (Cannot allocate memory)"
        ) from None


# While memory is accounted for, this is `_accounted_storage`.
_new_storage: Callable[..., StorageImpl] = StorageImpl


def allocate_meta(nbytes: int) -> StorageImpl:
    """A storage that has a size and no bytes."""
    return StorageImpl(None, 0, nbytes, meta)


# Note [Ring of small storages]
# Small storages are linked into a circle. `allocate` looks at the next one: if only the ring itself holds it, it is
# free, and both the object and its memory are used again. If somebody holds it, a new storage takes its place in the
# ring, so a look that fails costs no more than the allocation that it leads to.
#
# There are rings for several sizes: with one alone, each small number that is kept would keep as much as the largest. Above a
# kilobyte each ring holds twice as much as the one before, so that no storage keeps more than twice its bytes; these rings are
# shorter, the more so the larger, since what goes round in them should stay in the processor's cache, and are made when they are
# first asked for.
#
# The test reads the reference count, which is exact under the GIL: a thread that still uses the storage holds a
# reference. But another thread may run between the test and what follows from it. So the ring is changed only under a
# lock and after a second test. It can still happen that a thread takes a free storage which another one has removed from
# the ring just then; the head then has no successor. The next call that takes the slow way sees this and makes a new ring.
#
# The count that means "free" is measured at import, by the very expression that tests it later. An interpreter that
# counts differently (free threading, deferred counting) does not report that number reliably; the ring is not used there.
RING_NBYTES = 256, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072
_RING_LENGTHS = 64, 64, 32, 32, 32, 32, 8, 4, 4
_MADE_AT_IMPORT = 2
_FIRST_BITS = 11  # bits of the largest offset in a storage of the ring after those
_LARGEST = RING_NBYTES[-1]


def _make_ring(ring: int) -> StorageImpl:
    nbytes = RING_NBYTES[ring]
    first = previous = allocate_system(nbytes)
    for _ in range(_RING_LENGTHS[ring] - 1):
        storage = allocate_system(nbytes)
        previous._next = storage
        previous = storage
    previous._next = first
    return first


_heads: list[Any] = [_make_ring(ring) if ring < _MADE_AT_IMPORT else None for ring in range(len(RING_NBYTES))]
_lock = threading.Lock()
_counts_are_exact = sys.implementation.name == "cpython" and getattr(sys, "_is_gil_enabled", lambda: True)()


def _references_of_a_free_storage() -> int:
    previous = _heads[0]
    storage = previous._next
    return getrefcount(storage)


_FREE = _references_of_a_free_storage() if _counts_are_exact else -1


def _take_apart(ring: int) -> None:
    apart = []  # they go when the lock is free again: whoever watches their end may allocate
    with _lock:
        storage, _heads[ring] = _heads[ring], None
        while storage is not None:
            apart.append(storage)
            storage._next, storage = None, storage._next


_LIMITS = RING_NBYTES[0], RING_NBYTES[1], _LARGEST


class WithoutRecycling:
    """Inside, no thread reuses a storage: one that is dropped is freed at once, and a weak reference to it ends."""

    _depth = 0

    def __enter__(self) -> None:
        global _small, _middle, _large
        WithoutRecycling._depth += 1
        _small = _middle = _large = -1
        # What is in use belongs to its users alone then: its end is seen, though it is older.
        for ring in range(_MADE_AT_IMPORT, len(_heads)):
            _take_apart(ring)

    def __exit__(self, *exc_info: object) -> None:
        global _small, _middle, _large
        WithoutRecycling._depth -= 1
        if not WithoutRecycling._depth:
            _small, _middle, _large = _LIMITS


class Accounting(WithoutRecycling):
    """While it is entered, calls `report(number, nbytes)` for each CPU storage of any thread.

    `nbytes` is the size when the storage is made, and minus the size when it is freed. Storages are numbered from 1; a
    storage that is resized counts as freed and made again. Storages from before are not reported.
    """

    def __init__(self, report: Callable[[int, int], None]) -> None:
        self.report = report
        self._made = 0
        # id of a storage -> a weak reference that notices its end, the number of the block that it has, its size.
        self._alive: dict[int, tuple[weakref.ref[StorageImpl], int, int]] = {}

    def __enter__(self) -> None:
        global _new_storage, _accountings
        super().__enter__()
        with _lock:
            _new_storage, _accountings = _accounted_storage, (*_accountings, self)

    def __exit__(self, *exc_info: object) -> None:
        global _new_storage, _accountings
        super().__exit__(*exc_info)
        with _lock:
            _accountings = tuple(other for other in _accountings if other is not self)
            if not _accountings:
                _new_storage = StorageImpl
        self._alive.clear()

    def number_of(self, storage: StorageImpl) -> int:
        """The number of the block that a storage has, 0 if it is older."""
        found = self._alive.get(id(storage))
        return 0 if found is None else found[1]

    def adopt(self, storage: StorageImpl) -> int:
        """Follow a storage that is older: its end will be reported. Returns its number."""
        return self._follow(storage)

    def resized(self, storage: StorageImpl) -> None:
        """The storage has got other memory, of `storage.nbytes` bytes."""
        before = self._alive.get(id(storage))
        self.began(storage)
        if before is not None and before[2]:
            self.report(before[1], -before[2])

    def began(self, storage: StorageImpl) -> None:
        """The storage is new."""
        number = self._follow(storage)
        if storage.nbytes:
            self.report(number, storage.nbytes)

    def _follow(self, storage: StorageImpl) -> int:
        self._made = number = self._made + 1
        key, nbytes = id(storage), storage.nbytes

        def end(reference: weakref.ref[StorageImpl]) -> None:
            found = self._alive.get(key)
            if found is not None and found[0] is reference:
                del self._alive[key]
                if nbytes:
                    self.report(number, -nbytes)

        self._alive[key] = weakref.ref(storage, end), number, nbytes
        return number


def _accounted_storage(*args: Any) -> StorageImpl:
    storage = StorageImpl(*args)
    for accounting in _accountings:
        accounting.began(storage)
    return storage


_accountings: tuple[Accounting, ...] = ()
_small, _middle, _large = _LIMITS  # a larger storage comes from the system; with -1, every one does


def allocate(nbytes: int) -> StorageImpl:
    """An uninitialised CPU storage of `nbytes` bytes."""
    if nbytes <= _small:
        ring = 0
    elif nbytes <= _middle:
        ring = 1
    elif nbytes <= _large:
        ring = (nbytes - 1).bit_length() - _FIRST_BITS + _MADE_AT_IMPORT
    else:
        return allocate_system(nbytes)
    previous = _heads[ring]
    if previous is None:
        previous = _heads[ring] = _make_ring(ring)
    storage = previous._next
    if getrefcount(storage) == _FREE:
        _heads[ring] = storage
        storage.version = 0
        storage.nbytes = nbytes
        return storage
    fresh = allocate_system(RING_NBYTES[ring])
    fresh.nbytes = nbytes
    if _FREE > 0:
        with _lock:
            if storage is not None and previous._next is storage and storage._next is not None:
                # The held storage gives up its place, so the ring's length stays what it is.
                fresh._next = storage._next
                previous._next = fresh
                _heads[ring] = fresh
                storage._next = None  # out of the ring: no one looks at it again
            elif _heads[ring] is None or _heads[ring]._next is None:
                _heads[ring] = _make_ring(ring)
    return fresh


def is_head(storage: StorageImpl) -> bool:
    """Whether the allocator itself holds the storage once more than its ring does."""
    return storage in _heads


def leave_ring(storage: StorageImpl) -> None:
    """The storage is never used again for another tensor: it gets, or has given away, memory that is not the allocator's."""
    if getattr(storage, "_next", None) is None:
        return  # it has never been in one, or has left it
    with _lock:
        for ring, nbytes in enumerate(RING_NBYTES):
            previous = _heads[ring]
            for _ in range(_RING_LENGTHS[ring]):
                if previous is None or previous._next is None:
                    break
                if previous._next is storage:
                    fresh = allocate_system(nbytes)
                    fresh._next = storage._next
                    previous._next = fresh
                    if _heads[ring] is storage:
                        _heads[ring] = fresh
                    storage._next = None
                    return
                previous = previous._next


NOT_RESIZABLE = "Trying to resize storage that is not resizable"


def resize_storage(storage: StorageImpl, nbytes: int) -> None:
    """Grow (or shrink) a storage, keeping what fits. Every tensor over it sees the new place.

    A smaller storage keeps its memory: tensors made before still reach as far as they did.
    """
    check(storage.resizable, NOT_RESIZABLE)
    if storage.device is not cpu:
        if storage.device is not meta:
            resize_on(storage, nbytes)
        else:
            storage.nbytes = nbytes  # there are no bytes to move
        return
    if storage.data_ptr and nbytes > storage.buffer.nbytes:
        # This storage may stand in a ring, whose storages must all hold as much, so its memory must not become smaller.
        buffer, address = _buffer(nbytes)
        ctypes.memmove(address, storage.data_ptr, min(nbytes, storage.nbytes))
        storage.buffer, storage.data_ptr = buffer, address
        storage.nbytes = nbytes
        for accounting in _accountings:
            accounting.resized(storage)
    storage.nbytes = nbytes


def storage_size(numel: int, itemsize: int, sizes: tuple[int, ...], strides: tuple[int, ...] | None = None) -> int:
    """`numel * itemsize`; RuntimeError where that does not fit 64 bits."""
    nbytes = numel * itemsize
    if nbytes > _MAX_NBYTES:
        with_strides = f" and strides={list(strides)}" if strides is not None else ""
        raise RuntimeError(f"Storage size calculation overflowed with sizes={list(sizes)}{with_strides}")
    return nbytes
