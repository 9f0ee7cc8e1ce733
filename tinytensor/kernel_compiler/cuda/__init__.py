"""The names that a CUDA kernel uses: `cuda.grid(1)`, `cuda.threadIdx.x`, `cuda.syncthreads()`, `cuda.shared.array(...)`.

    from tinytensor.kernel_compiler import cuda

    def double(n, out, a):                              # addresses and numbers only, as every kernel here
        out, a = ptr_float32(out), ptr_float32(a)
        i = cuda.grid(1)
        if i < n:
            out[i] = a[i] + a[i]

They are those of numba.cuda, which takes their place when a kernel is compiled for a GPU. Here they are plain Python: a
kernel runs as it stands, thread by thread (see simulator.py), without a GPU and without a compiler.

Mirrors the built-in variables and functions of the CUDA C++ Programming Guide, sections "Built-in Variables",
"Synchronization Functions" and "Warp Shuffle Functions". Left out: textures, cooperative groups, tensor cores.
"""

from __future__ import annotations

import sys
from math import prod
from typing import Any

import numpy as np

from tinytensor.kernel_compiler.cuda import atomics
from tinytensor.kernel_compiler.cuda.running import linear_thread, running

warpsize = 32
"""Threads that run in step: a warp."""

ALL_LANES = 0xFFFFFFFF
"""The mask of a whole warp."""


class _Place:
    """`threadIdx` and its kind: three numbers of the thread that runs."""

    __slots__ = ("_name",)

    def __init__(self, name: str):
        self._name = name

    def _read(self, axis: int) -> int:
        _check_active()
        return getattr(running, self._name)[axis]

    @property
    def x(self) -> int:
        return self._read(0)

    @property
    def y(self) -> int:
        return self._read(1)

    @property
    def z(self) -> int:
        return self._read(2)


threadIdx = _Place("thread")
blockIdx = _Place("block")
blockDim = _Place("block_dim")
gridDim = _Place("grid_dim")


def __getattr__(name: str) -> int:
    # A module has no properties, and the lane is another one for each thread.
    if name == "laneid":
        _check_active()
        return linear_thread() % warpsize
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def grid(ndim: int) -> Any:
    """The position of the thread in the whole grid: an int for 1, a tuple for 2 and 3."""
    at = [running.block[axis] * running.block_dim[axis] + running.thread[axis] for axis in range(ndim)]
    _check_active()
    return at[0] if ndim == 1 else tuple(at)


def gridsize(ndim: int) -> Any:
    """How many threads the whole grid has: an int for 1, a tuple for 2 and 3."""
    size = [running.grid_dim[axis] * running.block_dim[axis] for axis in range(ndim)]
    _check_active()
    return size[0] if ndim == 1 else tuple(size)


# ---- memory of a block and of a thread ---------------------------------------------------------------------------------


class _Shared:
    @staticmethod
    def array(shape: int | tuple[int, ...], dtype: Any) -> np.ndarray:
        """An array that all threads of the block see. Its contents are undefined until a thread writes them."""
        _check_active()
        # Each call in the text of the kernel is one array, whoever runs it: the place of the call tells them apart.
        caller = sys._getframe(1)
        key = caller.f_code, caller.f_lasti
        found = running.shared.get(key)
        if found is None:
            found = _undefined(shape, dtype)
            if running.watcher is not None:
                found = running.watcher.shared_array(found, caller)
            running.shared[key] = found
        return found


class _Local:
    @staticmethod
    def array(shape: int | tuple[int, ...], dtype: Any) -> np.ndarray:
        """An array of the thread's own. Its contents are undefined until the thread writes them."""
        _check_active()
        made = _undefined(shape, dtype)
        return made if running.watcher is None else running.watcher.local_array(made, sys._getframe(1))


def _undefined(shape: int | tuple[int, ...], dtype: Any) -> np.ndarray:
    """Memory full of what nobody wrote. A kernel that reads it shows: such floats are NaN, such integers large."""
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    bytes_of_it = np.full(prod(sizes) * np.dtype(dtype).itemsize, 0x7F, np.uint8)
    made = bytes_of_it.view(dtype).reshape(sizes)
    if made.dtype.kind == "f":
        made.fill(np.nan)
    return made


shared = _Shared
local = _Local


class atomic:
    """Reading and writing an element so that no other thread comes between: `cuda.atomic.add(counts, i, 1)`."""

    add = staticmethod(atomics.atomic_add)
    max = staticmethod(atomics.atomic_max)
    min = staticmethod(atomics.atomic_min)
    exch = staticmethod(atomics.atomic_exch)
    cas = staticmethod(atomics.atomic_cas)


# ---- waiting for others ------------------------------------------------------------------------------------------------


def syncthreads() -> None:
    """Wait until every thread of the block has come here. All of them must."""
    _lane().wait_for_block()


def syncwarp(mask: int = ALL_LANES) -> None:
    """Wait until the threads of the warp that `mask` names have come here."""
    _lane().exchange(mask, None)


def shfl_sync(mask: int, value: Any, lane: int) -> Any:
    """The `value` that the thread in lane `lane` of the warp brought here."""
    return _from_lane(mask, value, lane % warpsize)


def shfl_up_sync(mask: int, value: Any, delta: int) -> Any:
    """The value from `delta` lanes below; the own one where there is no such lane."""
    return _from_lane(mask, value, linear_thread() % warpsize - delta)


def shfl_down_sync(mask: int, value: Any, delta: int) -> Any:
    """The value from `delta` lanes above; the own one where there is no such lane."""
    return _from_lane(mask, value, linear_thread() % warpsize + delta)


def shfl_xor_sync(mask: int, value: Any, lane_mask: int) -> Any:
    """The value of the lane whose number differs from the own one in the bits of `lane_mask`."""
    return _from_lane(mask, value, (linear_thread() % warpsize) ^ lane_mask)


def ballot_sync(mask: int, predicate: Any) -> int:
    """A word with a bit for each lane of the warp whose predicate is true."""
    votes = _lane().exchange(mask, bool(predicate))
    return sum(1 << lane for lane, vote in votes.items() if vote)


def all_sync(mask: int, predicate: Any) -> bool:
    """Whether the predicate is true in all lanes of the mask."""
    return all(_lane().exchange(mask, bool(predicate)).values())


def any_sync(mask: int, predicate: Any) -> bool:
    """Whether the predicate is true in a lane of the mask."""
    return any(_lane().exchange(mask, bool(predicate)).values())


def threadfence() -> None:
    """Let other blocks see what this thread wrote before. The simulator hides nothing."""


threadfence_block = threadfence_system = threadfence


def _from_lane(mask: int, value: Any, lane: int) -> Any:
    return _lane().exchange(mask, value).get(lane, value)


def _lane() -> Any:
    _check_active()
    if running.lane is None:
        raise RuntimeError("a barrier was reached in a kernel that was thought to have none")
    return running.lane


def _check_active() -> None:
    if not running.active:
        raise RuntimeError("threads and blocks exist only inside a kernel that was launched")
