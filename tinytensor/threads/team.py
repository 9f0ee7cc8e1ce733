"""A team of threads: the job block, the code that shares it out, and the workers.

`threads.work_sharing` is the algorithm, compiled here. A worker of ours is a Python thread that enters native code at
birth, without the GIL, and stays there. It is woken and stopped through the job block; Python sees it asleep.
"""

import ctypes
import os
import threading
from pathlib import Path

from tinytensor.kernel_compiler import engine, native_code
from tinytensor.threads import work_sharing

_CACHE_LINE = 64
_STOP_SECONDS = 1.0

_python = ctypes.pythonapi
_python.PyMem_RawCalloc.restype = ctypes.c_void_p
_python.PyMem_RawCalloc.argtypes = [ctypes.c_size_t, ctypes.c_size_t]
_python.PyThread_allocate_lock.restype = ctypes.c_void_p
_python.PyThread_acquire_lock.argtypes = [ctypes.c_void_p, ctypes.c_int]
_python.PyThread_release_lock.argtypes = [ctypes.c_void_p]


class Team:
    """Threads that share jobs: those of the OpenMP runtime `libgomp`, or else our own."""

    def __init__(self, libgomp: Path | None):
        self.layer = "pool" if libgomp is None else "gomp"
        # Never freed: a worker may read it until the very end of the process.
        block = _python.PyMem_RawCalloc(1, work_sharing.BLOCK_SIZE + _CACHE_LINE)
        self.job = (block + _CACHE_LINE - 1) // _CACHE_LINE * _CACHE_LINE
        self.threads: list[threading.Thread] = []
        if libgomp is None:
            # The set that a worker goes back to after it has left the caller's processor.
            self._note_affinity()
            self.launch = native_code.address(work_sharing.launch_pool, 5)
            # A builtin, since a thread of Python has to call it. It gives the GIL back before it enters its loop.
            self._work = engine.builtin("work", native_code.address(work_sharing.work, 2, builtin=True))
        else:
            self.launch = native_code.address(work_sharing.launch_gomp, 5)
            runtime = ctypes.CDLL(str(libgomp))
            self._set(work_sharing.GOMP_PARALLEL, _address(runtime.GOMP_parallel))
            self._set(work_sharing.GOMP_THREAD_NUMBER, _address(runtime.omp_get_thread_num))
            self._set(work_sharing.GOMP_BODY, native_code.address(work_sharing.gomp_body, 1))

    def resize(self, threads: int) -> None:
        """Let `threads` threads, the caller included, work on each job from now on."""
        helpers = min(threads - 1, work_sharing.MAX_WORKERS)
        if self.layer == "pool":
            for index in range(len(self.threads), helpers):
                # The lock is taken from the start: a worker that goes to sleep waits for somebody to release it.
                lock = _python.PyThread_allocate_lock()
                _python.PyThread_acquire_lock(lock, 0)
                self._set(self._worker(index) + work_sharing.LOCK, lock)
                # A daemon: the interpreter does not wait for it before the handler that stops it has run.
                thread = threading.Thread(
                    target=self._work, args=(self.job, index), daemon=True, name=f"tinytensor-worker-{index}"
                )
                thread.start()
                self.threads.append(thread)
        # Last, when all of them can be woken. Workers beyond this number stay asleep, for a later, larger team.
        self._set(work_sharing.HELPERS, helpers)

    def stop(self) -> None:
        """End the workers."""
        self._set(work_sharing.STOP, 1)
        # A worker that sleeps does not see the flag; one that spins does. Whoever clears SLEEPING owes the lock, as in `wake`.
        for index, thread in enumerate(self.threads):
            sleeping = self._cell(self._worker(index) + work_sharing.SLEEPING)
            if sleeping.value:
                sleeping.value = 0
                _python.PyThread_release_lock(self._cell(self._worker(index) + work_sharing.LOCK).value)
            # With a limit: a worker in a long chunk must not keep the program from ending.
            thread.join(_STOP_SECONDS)

    def _note_affinity(self) -> None:
        processors = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
        # On a machine with more than 1024 processors the mask stays empty, and workers stay where they are woken.
        if all(processor < 8 * work_sharing.AFFINITY_SIZE for processor in processors):
            for processor in processors:
                byte = ctypes.c_uint8.from_address(self.job + work_sharing.AFFINITY + processor // 8)
                byte.value |= 1 << processor % 8

    def _worker(self, index: int) -> int:
        return work_sharing.WORKERS + index * work_sharing.WORKER_SIZE

    def _cell(self, offset: int) -> ctypes.c_int64:
        return ctypes.c_int64.from_address(self.job + offset)

    def _set(self, offset: int, value: int) -> None:
        self._cell(offset).value = value


def _address(function: object) -> int:
    address = ctypes.cast(function, ctypes.c_void_p).value  # type: ignore[arg-type]
    assert address
    return address
