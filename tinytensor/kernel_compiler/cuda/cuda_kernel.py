"""A plain Python kernel -> something that can be launched on a CUDA device, real or simulated.

    double = cuda_kernel(loop, "iii", name="double_float32")
    double.launch(blocks, threads, n, out_address, a_address)

Mirrors the role of `kernel<<<grid, block, 0, stream>>>(...)`, which C++ compiles ahead of time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_error import DEVICE_ASSERT, cuda_error
from tinytensor.kernel_compiler.cuda import simulator
from tinytensor.kernel_compiler.cuda.atomics import DeviceAssert
from tinytensor.kernel_compiler.cuda.running import Three
from tinytensor.kernel_compiler.fingerprint import python_function

Size = int | tuple[int, ...]


class CudaKernel:
    """A kernel and the kinds of its arguments.

    kinds   a letter for each argument: 'i' an integer or address (int64), 'f' a float32, 'd' a float64, 't' a tuple of int64
            that travels by value (sizes, strides)
    """

    __slots__ = ("function", "kinds", "name")

    def __init__(self, function: Callable[..., None], kinds: str, name: str):
        self.function, self.kinds, self.name = function, kinds, name

    def launch(self, grid: Size, block: Size, *args: Any) -> None:
        """Run it on the current device and stream, with one thread for each place of the grid of blocks."""
        stream = cuda_runtime.current_stream().handle
        cuda_runtime.driver().launch(self, three(grid), three(block), args, stream)

    def simulate(self, grid: Size, block: Size, *args: Any) -> None:
        """Run it in the simulator, on addresses of the host. No device is needed for that."""
        simulated(self, three(grid), three(block), args)

    def __repr__(self) -> str:
        return f"<CUDA kernel {self.name}({self.kinds})>"


def cuda_kernel(function: Callable[..., None], kinds: str, *, name: str) -> CudaKernel:
    """Make a kernel of a plain function; TypeError if `kinds` does not describe its arguments."""
    plain = python_function(function)
    if plain is None or not set(kinds) <= set("ifdt"):
        raise TypeError(f"kernel {name} needs a Python function and kinds made of 'i', 'f', 'd', 't', got {kinds!r}")
    takes_any = plain.__code__.co_flags & 0x04  # inspect.CO_VARARGS
    if not takes_any and plain.__code__.co_argcount != len(kinds):
        raise TypeError(f"kernel {name} takes {plain.__code__.co_argcount} arguments, {kinds!r} has {len(kinds)}")
    return CudaKernel(function, kinds, name)


def three(size: Size) -> Three:
    """A size as (x, y, z)."""
    sizes = (size,) if isinstance(size, (int, np.integer)) else tuple(size)
    x, y, z = (*map(int, sizes), 1, 1)[:3]
    return x, y, z


_CONVERT: dict[str, Callable[[Any], Any]] = {"i": int, "f": np.float32, "d": np.float64, "t": tuple}


def converted(kernel: CudaKernel, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments as plain Python runs the kernel with them."""
    return tuple(_CONVERT[kind](value) for kind, value in zip(kernel.kinds, args, strict=True))


def simulated(kernel: CudaKernel, grid: Three, block: Three, args: tuple[Any, ...]) -> None:
    """Run a kernel in the simulator. RuntimeError in CUDA's words where a `device_assert` does not hold."""
    try:
        simulator.launch(kernel.function, grid, block, converted(kernel, args))
    except DeviceAssert:
        raise cuda_error(DEVICE_ASSERT) from None
