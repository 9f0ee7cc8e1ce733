"""Kernels through Numba's own dispatcher: the plain path, taken when the shim is switched off or not to be trusted.

A call costs 0.2 us instead of 0.04, nothing outlives the process, and a float given for an integer is truncated
rather than refused. Only public interfaces of Numba are used; threads are Python's.
"""

import functools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numba

from tinytensor.kernel_compiler.fingerprint import fingerprint
from tinytensor.kernel_compiler.object_store import store
from tinytensor.kernel_compiler.translate import translate
from tinytensor.threads.parallel import get_num_threads
from tinytensor.threads.work_sharing import chunk_size

if TYPE_CHECKING:
    from tinytensor.kernel_compiler.kernel import Kernel

numba.config.USE_LLVMLITE_MEMORY_MANAGER = 1  # type: ignore[attr-defined]  # for the reason that engine.py gives

_ARGUMENT_TYPES = {"i": numba.int64, "f": numba.float32, "d": numba.float64}

_SOURCE = """
def serial(n, {arguments}):
    loop(uintp(0), uintp(n), {arguments})

def chunk(lo, hi, {arguments}):
    loop(uintp(lo), uintp(hi), {arguments})
"""

_made: dict[bytes, tuple[Callable[..., None], Callable[..., None]]] = {}


def builtins(kernel: "Kernel") -> tuple[Callable[..., None], Callable[..., None]]:
    """`serial` and `parallel` of a kernel."""
    key = fingerprint(kernel.loop, kernel.kinds, kernel.key, sorted(kernel.fastmath), kernel.grain)
    # Kernels made anew by the same factory are equal, and share what was compiled.
    if key not in _made:
        with store().compiling():
            _made[key] = _make(kernel)
    return _made[key]


def start_threads() -> None:
    """The threads start with the first parallel call."""


def _make(kernel: "Kernel") -> tuple[Callable[..., None], Callable[..., None]]:
    flags: dict[str, Any] = {"fastmath": set(kernel.fastmath) or False, "error_model": "numpy"}
    loop = numba.njit(forceinline=True, **flags)(translate(kernel.loop, kernel.fastmath))
    scope: dict[str, Any] = {"loop": loop, "uintp": numba.uintp}
    exec(_SOURCE.format(arguments=", ".join(f"a{i}" for i in range(len(kernel.kinds)))), scope)
    arguments = [_ARGUMENT_TYPES[kind] for kind in kernel.kinds]
    serial = numba.njit(numba.void(numba.int64, *arguments), **flags)(scope["serial"])
    # Two dispatchers, for Numba ties releasing the GIL to the function.
    chunk = numba.njit(numba.void(numba.int64, numba.int64, *arguments), nogil=True, **flags)(scope["chunk"])

    def parallel(n: int, *args: float) -> None:
        if n <= kernel.grain or get_num_threads() == 1:
            serial(n, *args)
            return
        # The cuts are those of the default runner, so both give the same bits where a sum depends on them.
        size = chunk_size(n, kernel.grain)
        threads = _threads(get_num_threads(), os.getpid())
        list(threads.map(lambda lo: chunk(lo, min(lo + size, n), *args), range(0, n, size)))

    return serial, parallel


# The process is part of the key: after a fork the child has the pool's object and none of its threads.
@functools.lru_cache(maxsize=1)
def _threads(count: int, process: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="tinytensor-worker")
