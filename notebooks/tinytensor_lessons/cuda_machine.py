"""A simulated CUDA machine of one's own: `with cuda_machine() as driver:` and `cuda` is a fresh device within the block.

Checks and demonstrations need a device with nothing on it, whatever the notebook has done before. Within the block the runtime
(tinytensor/c10/cuda/cuda_runtime.py) has another driver, other allocators and other streams; afterwards it has what it had.
Tensors of the block's device may live on, but nobody can compute with them any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.simulated_driver import SimulatedDriver
from tinytensor.kernel_compiler.cuda.devices import simulated_driver

_HELD = ("_allocators", "_pools", "_next_in_pool", "_default_streams", "_by_id", "GUARD_IMPLS")
"""What the runtime knows of its devices, in lists and dicts that keep their identity."""

MakeAllocator = Callable[[int, Any], Any]


@contextmanager
def cuda_put_back() -> Iterator[None]:
    """Whatever is done with CUDA within the block: before it nothing was, and after it the runtime has what it had."""
    here = cuda_runtime._here
    held = {name: _taken(getattr(cuda_runtime, name)) for name in _HELD}
    before = cuda_runtime._driver, here.device, here.streams
    cuda_runtime._driver, here.device, here.streams = None, 0, {}
    try:
        yield
    finally:
        for name, content in held.items():
            _put_back(getattr(cuda_runtime, name), content)
        cuda_runtime._driver, here.device, here.streams = before


@contextmanager
def cuda_machine(
    driver: SimulatedDriver | None = None, allocator: MakeAllocator | None = None
) -> Iterator[SimulatedDriver]:
    """Within the block `cuda` is this machine, one simulated device unless a driver is given.

    allocator   makes what stands in the place of the caching allocator: (device, its raw memory) -> allocator
    """
    machine = simulated_driver(1) if driver is None else driver
    with cuda_put_back():
        cuda_runtime._driver = machine
        cuda_runtime.start()
        if allocator is not None:
            cuda_runtime._allocators[:] = [allocator(i, machine.memory(i)) for i in range(machine.device_count())]
        yield machine


def _taken(held: Any) -> Any:
    """What is in a list or dict, which is empty afterwards."""
    content = held.copy()
    held.clear()
    return content


def _put_back(held: Any, content: Any) -> None:
    held.clear()
    if isinstance(held, list):
        held.extend(content)
    else:
        held.update(content)
