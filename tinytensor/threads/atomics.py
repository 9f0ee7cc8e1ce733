"""Atomic operations on 8-byte cells, and calls to the system: what the thread team is written in.

As in `kernel_compiler.pointers`, each is a plain Python function that compiling replaces by an instruction or a C call. In plain
Python they serve one thread at a time, which is enough to step through the team's algorithm.

All of them are sequentially consistent: every thread sees all of these operations in one common order. `work` in
work_sharing.py needs no less (it raises a flag and then reads the ticket, and a processor may swap a plain store with a later
load); elsewhere less would do, and would save nothing that can be measured.

Mirrors <atomic> and the platform's semaphores. Python's own locks stand in for semaphores: they exist on every
platform, may be used without the GIL, and may be released by a thread that does not hold them.
"""

import ctypes
import time

from tinytensor.kernel_compiler.pointers import lowered


def _cell(address):
    return ctypes.c_int64.from_address(address)


@lowered
def load(address):
    return _cell(address).value


@lowered
def store(address, value):
    _cell(address).value = value


@lowered
def add(address, value):
    """Adds, and returns what was there before."""
    cell = _cell(address)
    before, cell.value = cell.value, cell.value + value
    return before


@lowered
def exchange(address, value):
    cell = _cell(address)
    before, cell.value = cell.value, value
    return before


@lowered
def compare_and_swap(address, expected, value):
    """Stores `value` if the cell holds `expected`: 1 if so, else 0."""
    cell = _cell(address)
    if cell.value != expected:
        return 0
    cell.value = value
    return 1


@lowered
def pause():
    """Tell the processor that this is a waiting loop."""


@lowered
def yield_processor():
    """Let another thread have this processor."""
    time.sleep(0)


@lowered
def current_processor():
    """The processor that this thread runs on; -1 where the system does not tell."""
    return -1


@lowered
def set_affinity(mask, size):
    """Let this thread run on the processors whose bits are set in the `size` bytes at `mask`; Linux only."""


@lowered
def acquire_lock(lock, wait):
    """Take a PyThread lock, waiting for it if `wait` is 1."""
    return ctypes.pythonapi.PyThread_acquire_lock(ctypes.c_void_p(lock), wait)


@lowered
def release_lock(lock):
    ctypes.pythonapi.PyThread_release_lock(ctypes.c_void_p(lock))


@lowered
def call_chunk(function, block, lo, hi):
    """`function(block, lo, hi)`: a kernel's chunk function, by address."""
    ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 3)(function)(block, lo, hi)


@lowered
def call_plane(function, block, data, rows, cols):
    """`function(block, data, rows, cols)`: a kernel's plane function, by address."""
    ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 4)(function)(block, data, rows, cols)


@lowered
def call_parallel(function, body, data, threads):
    """`function(body, data, threads, 0)`: GOMP_parallel, by address."""
    arguments = [ctypes.c_int64, ctypes.c_int64, ctypes.c_uint, ctypes.c_uint]
    ctypes.CFUNCTYPE(None, *arguments)(function)(body, data, threads, 0)


@lowered
def call_int(function):
    """`(int) function()`: omp_get_thread_num, by address."""
    return ctypes.CFUNCTYPE(ctypes.c_int)(function)()
