"""What a kernel has in the place of its arrays while somebody watches: each access is checked, told to the watcher, and done.

An access outside the array is told and not done, so that a kernel cannot touch memory that it was not given. The watchers are
in recorder.py; the names of their methods are `access`, `outside`, `outside_all` and `memory_at`.

Mirrors the role of the code that NVIDIA's compute-sanitizer puts around each load and store of a compiled kernel.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from operator import index as as_index
from types import FrameType
from typing import Any, NamedTuple

import numpy as np

READ, WRITE, ATOMIC, BAD_READ, BAD_WRITE = range(5)
"""Kinds of accesses. The last two are outside the array and were not done."""


@dataclass
class Memory:
    """An array as the recorder knows it.

    space      "global", "shared" (all blocks together: each has its own) or "local"
    address    of the first element, in bytes; 0 for shared and local arrays
    offset     of the first element from the start of its allocation, in bytes: allocations start at a sector
    strides    in bytes
    """

    number: int
    name: str
    space: str
    shape: tuple[int, ...]
    dtype: np.dtype
    strides: tuple[int, ...]
    address: int = 0
    offset: int = 0

    def has(self, address: int, nbytes: int) -> bool:
        """Whether bytes of global memory are in this array, which has no gaps."""
        return self.address <= address and address + nbytes <= self.address + self.size * self.dtype.itemsize

    @property
    def size(self) -> int:
        return prod(self.shape)

    def element(self, flat: int) -> tuple[int, ...]:
        """The indices of the element that is number `flat` in row-major order; (flat,) if there is no such element."""
        if len(self.shape) <= 1 or not 0 <= flat < self.size:
            return (flat,)
        return tuple(int(i) for i in np.unravel_index(flat, self.shape))

    def bytes_of(self, flat: np.ndarray) -> np.ndarray:
        """How far the elements are from the start of the allocation, in bytes."""
        if len(self.shape) <= 1:
            return self.offset + flat * (self.strides[0] if self.strides else 0)
        places = np.unravel_index(flat, self.shape)
        start = np.full(len(flat), self.offset)
        return sum((place * stride for place, stride in zip(places, self.strides, strict=True)), start)


class Outside(NamedTuple):
    """An access outside an array."""

    memory: Memory | None  # None: a pointer that is next to no array
    place: tuple[int, ...]
    writes: bool
    thread: int
    block: int
    line: int


def undefined(dtype: np.dtype) -> Any:
    """What a read outside an array gives: NaN or a large integer, as memory that nobody wrote."""
    if dtype.kind == "f":
        return dtype.type(np.nan)
    return np.full(dtype.itemsize, 0x7F, np.uint8).view(dtype)[0] if dtype.kind != "b" else np.True_


class Cells:
    """The elements of an array, found by indices that a GPU understands: integers from 0 to the size."""

    __slots__ = ("_cells", "_size", "_watcher", "dtype", "memory", "shape")
    __iter__ = None  # NumPy's arrays end an iteration by an IndexError, and a GPU has none

    def __init__(self, values: np.ndarray, memory: Memory, watcher: Any):
        # `flat` of an array with gaps reads and writes the array itself, where `reshape` would copy it.
        self._cells: Any = values.reshape(-1) if values.flags.c_contiguous else values.flat
        self._size = values.size if values.ndim == 1 else -1
        self._watcher, self.memory = watcher, memory
        self.shape, self.dtype = values.shape, values.dtype

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def _flat(self, index: Any) -> int:
        """The number of an element in row-major order; -1 if there is no such element."""
        if index.__class__ is not tuple:
            index = (index,)
        if len(index) != len(self.shape) or any(i.__class__ is slice or i is Ellipsis or i is None for i in index):
            raise TypeError(
                f"{self.memory.name} has {len(self.shape)} dimensions: a kernel reads and writes single elements, "
                f"by {len(self.shape)} integers, got {index!r}"
            )
        flat = 0
        for i, size in zip(index, self.shape, strict=True):
            i = as_index(i)
            if not 0 <= i < size:
                return -1
            flat = flat * size + i
        return flat

    def _store(self, flat: int, value: Any) -> None:
        try:
            self._cells[flat] = value
        except OverflowError:  # a GPU keeps the low bits of an integer that is too large
            self._cells[flat] = np.uint64(value % 2**64).astype(self.dtype)


def _integers(index: Any) -> tuple[int, ...]:
    return tuple(as_index(i) for i in (index if isinstance(index, tuple) else (index,)))


class RecordedArray(Cells):
    """An array whose every access is checked and logged."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        flat = index if index.__class__ is int and 0 <= index < self._size else self._flat(index)
        if flat < 0:
            self._watcher.outside(sys._getframe(1), self.memory, _integers(index), False)
            return undefined(self.dtype)
        self._watcher.access(sys._getframe(1), self.memory, flat, READ)
        return self._cells[flat]

    def __setitem__(self, index: Any, value: Any) -> None:
        flat = index if index.__class__ is int and 0 <= index < self._size else self._flat(index)
        if flat < 0:
            self._watcher.outside(sys._getframe(1), self.memory, _integers(index), True)
            return
        self._watcher.access(sys._getframe(1), self.memory, flat, WRITE)
        self._store(flat, value)


class LocalArray(Cells):
    """An array of one thread: accesses outside it are found, and the others not logged, since nobody else sees them."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        flat = self._flat(index)
        if flat < 0:
            self._watcher.outside(sys._getframe(1), self.memory, _integers(index), False)
            return undefined(self.dtype)
        return self._cells[flat]

    def __setitem__(self, index: Any, value: Any) -> None:
        flat = self._flat(index)
        if flat < 0:
            self._watcher.outside(sys._getframe(1), self.memory, _integers(index), True)
        else:
            self._store(flat, value)


class RecordedPointer:
    """What `ptr_float32(address)` is while a recorder watches: an access goes to the named memory that the byte lies in."""

    __slots__ = ("_address", "_dtype", "_memory", "_plain", "_watcher")

    def __init__(self, address: int, cell: Any, element: Callable[[Any], Any], plain: Any, watcher: Any):
        self._address, self._plain, self._watcher = int(address), plain(address, cell, element), watcher
        self._memory: Memory | None = None  # where the last access went
        self._dtype: np.dtype = np.dtype(element)  # type: ignore[call-overload]

    def _find(self, index: Any, writes: bool, frame: FrameType) -> int | None:
        i = as_index(index)
        byte = self._address + i * self._dtype.itemsize
        memory = self._memory
        if memory is None or not memory.has(byte, self._dtype.itemsize):
            memory = self._memory = self._watcher.memory_at(byte, self._dtype)
        if memory is None:
            self._watcher.outside_all(frame, self._address, byte, writes, self._dtype)
            return None
        element = (byte - memory.address) // memory.dtype.itemsize
        self._watcher.access(frame, memory, element, WRITE if writes else READ)
        return i

    def __getitem__(self, index: Any) -> Any:
        i = self._find(index, False, sys._getframe(1))
        return undefined(self._dtype) if i is None else self._plain[i]

    def __setitem__(self, index: Any, value: Any) -> None:
        i = self._find(index, True, sys._getframe(1))
        if i is not None:
            self._plain[i] = value


class CheckedArray(Cells):
    """An array that raises IndexError for an access outside it."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        flat = index if index.__class__ is int and 0 <= index < self._size else self._flat(index)
        if flat < 0:
            self._watcher.outside(sys._getframe(1), self.memory, _integers(index), False)
        return self._cells[flat]

    def __setitem__(self, index: Any, value: Any) -> None:
        flat = index if index.__class__ is int and 0 <= index < self._size else self._flat(index)
        if flat < 0:
            self._watcher.outside(sys._getframe(1), self.memory, _integers(index), True)
        self._store(flat, value)
