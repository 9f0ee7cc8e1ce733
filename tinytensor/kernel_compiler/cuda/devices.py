"""A driver and what runs kernels on it: the simulator, or the compiler with its store.

The drivers stand in c10, which knows no kernels; here the two meet.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from tinytensor.c10.cuda.cuda_runtime import current_stream
from tinytensor.c10.cuda.driver import numba_cuda, open_driver
from tinytensor.c10.cuda.simulated_driver import SimulatedDriver
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, simulated
from tinytensor.kernel_compiler.cuda.running import Three
from tinytensor.kernel_compiler.fingerprint import fingerprint
from tinytensor.kernel_compiler.object_store import ObjectCode, store


def simulated_driver(count: int) -> SimulatedDriver:
    """A machine with `count` simulated devices (`TINYTENSOR_CUDA=sim`)."""
    return SimulatedDriver(count, simulated)


def real_driver() -> Any:
    """The driver of this machine's devices; one without devices where there are none."""
    return open_driver(stored_ptx)


def stored_ptx(kernel: CudaKernel, capability: tuple[int, int], tuples: tuple[int, ...]) -> str:
    """The PTX of a kernel: from the object store if a process before has compiled it."""
    key = fingerprint(kernel.function, kernel.kinds, capability, tuples, _compiler_version()).hex()[:32]
    name = f"cuda-{kernel.name}"
    found = store().get(name, key)
    if found is not None:
        return found.code.decode()
    # Imported when something is compiled: with a filled store numba-cuda is never needed.
    compiler: Any = importlib.import_module("tinytensor.kernel_compiler.cuda.ptx")
    text: str = compiler.ptx(kernel, capability, tuples)
    store().put(name, key, ObjectCode(text.encode(), ()))
    return text


def launch_over_arrays(function: Callable[..., None], grid: Three, block: Three, args: tuple[Any, ...]) -> None:
    """Run a kernel of `tt.cuda.jit` on a GPU: numba-cuda makes arrays of the tensors, and compiles it for their types."""
    stream = numba_cuda().external_stream(current_stream().handle)
    _for_arrays(function)[grid, block, stream](*args)


@functools.cache
def _for_arrays(function: Callable[..., None]) -> Any:
    compiler: Any = importlib.import_module("tinytensor.kernel_compiler.cuda.ptx")
    return numba_cuda().jit(compiler.translate(function))


@functools.cache
def _compiler_version() -> str:
    """What PTX depends on besides the kernel: the compiler's version, and the file that writes instructions."""
    try:
        numba_cuda = version("numba-cuda")
    except PackageNotFoundError:
        numba_cuda = "absent"
    return f"{numba_cuda} {hashlib.sha256(Path(__file__).with_name('ptx.py').read_bytes()).hexdigest()}"
