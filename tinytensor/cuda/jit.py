"""`@tt.cuda.jit`: a kernel of one's own, written over arrays, that runs with and without a GPU.

    from tinytensor.kernel_compiler import cuda

    @tt.cuda.jit
    def add(out, a, b, n):
        i = cuda.grid(1)
        if i < n:
            out[i] = a[i] + b[i]

    add[4, 256](out, a, b, 1000)                   # run it
    add.record[4, 256](out, a, b, 1000).faults     # run it and log every access: introspect.kernel_record

The style is numba.cuda's. PyTorch has no such decorator: it takes kernels as C++ text (torch.cuda.jiterator) or from Triton.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import TYPE_CHECKING, Any

# Simulator and recorder are imported when a kernel is launched: `tt.cuda` is part of every `import tinytensor`.
from tinytensor.c10.cuda import cuda_runtime

if TYPE_CHECKING:
    from tinytensor.kernel_compiler.cuda.cuda_kernel import Size
    from tinytensor.kernel_compiler.cuda.record import KernelRecord
    from tinytensor.kernel_compiler.cuda.running import Three


class Kernel:
    """What `tt.cuda.jit` makes of a function: `kernel[blocks, threads](*args)` runs it.

    >>> from tinytensor.kernel_compiler import cuda
    >>> @tt.cuda.jit
    ... def double(a):
    ...     i = cuda.grid(1)
    ...     if i < a.size:
    ...         a[i] += a[i]
    >>> a = tt.arange(5.)
    >>> double[1, 32](a)
    >>> a
    tensor([0., 2., 4., 6., 8.])
    """

    def __init__(self, function: Callable[..., None]):
        self.py_func = function
        update_wrapper(self, function)

    def __getitem__(self, configuration: tuple[Size, Size]) -> Callable[..., None]:
        """The kernel with a grid and a block: `kernel[blocks, threads]`, each an int or up to three of them."""
        grid, block = _sizes(configuration)
        return lambda *args: _run(self.py_func, grid, block, args)

    def __call__(self, *args: Any) -> None:
        raise ValueError(f"{self.__name__} is a kernel: launch it by {self.__name__}[blocks, threads](...)")  # type: ignore[attr-defined]

    @property
    def record(self) -> Recording:
        """`kernel.record[blocks, threads](*args)` runs it on the CPU and returns a KernelRecord of all that it did."""
        return Recording(self.py_func)

    def __repr__(self) -> str:
        return f"<CUDA kernel {self.__name__}>"  # type: ignore[attr-defined]


class Recording:
    """`kernel.record`, which waits for a grid and a block."""

    def __init__(self, function: Callable[..., None]):
        self.function = function

    def __getitem__(self, configuration: tuple[Size, Size]) -> Callable[..., KernelRecord]:
        from tinytensor.kernel_compiler.cuda.record import record_kernel

        grid, block = _sizes(configuration)
        return lambda *args, **options: record_kernel(self.function, grid, block, *args, **options)


def jit(function: Callable[..., None]) -> Kernel:
    """Make a kernel of a plain Python function over arrays and numbers.

    `kernel[blocks, threads](*args)` runs it once for each thread. Arguments are tensors of the CPU, NumPy arrays or numbers;
    elements are read and written by single integers (`a[i]`, `a[i, j]`). IndexError, with thread and line, for an access
    outside an array; RuntimeError for a grid or block that no GPU takes. `kernel.record[blocks, threads](*args)` returns
    a KernelRecord instead, which says of all accesses what is wrong with them.

    With tensors of a GPU as arguments the kernel is compiled and runs there, on the current stream and without checks; on a
    simulated device (`TINYTENSOR_CUDA=sim`) it runs as on the CPU.

    >>> from tinytensor.kernel_compiler import cuda
    >>> @tt.cuda.jit
    ... def fill(out, value):
    ...     out[cuda.grid(1)] = value
    >>> out = tt.zeros(4)
    >>> fill[2, 2](out, 7)
    >>> out
    tensor([7., 7., 7., 7.])
    >>> fill[2, 3](out, 7)  #!
    Traceback (most recent call last):
        ...
    IndexError: Thread 4 wrote past the end of out: out[4], and out has 4 elements (line 3 of fill)
    """
    if not callable(function):
        raise TypeError(f"cuda.jit takes a function, got {type(function).__name__}")
    return Kernel(function)


def _sizes(configuration: Any) -> tuple[Three, Three]:
    from tinytensor.kernel_compiler.cuda.cuda_kernel import three

    if not isinstance(configuration, tuple) or len(configuration) != 2:
        raise ValueError(f"a kernel is launched by kernel[blocks, threads](...), got {configuration!r} in the brackets")
    return three(configuration[0]), three(configuration[1])


def _run(function: Callable[..., None], grid: Three, block: Three, args: tuple[Any, ...]) -> None:
    if any(getattr(arg, "is_cuda", False) for arg in args) and cuda_runtime.driver().host_address(0) is None:
        from tinytensor.kernel_compiler.cuda.devices import launch_over_arrays

        launch_over_arrays(function, grid, block, args)
        return
    from tinytensor.kernel_compiler.cuda import simulator
    from tinytensor.kernel_compiler.cuda.record import wrapped
    from tinytensor.kernel_compiler.cuda.recorder import Checker

    checker = Checker(grid, block)
    with checker.limited(function.__name__):
        simulator.launch(function, grid, block, wrapped(checker, function, args, None), checker)
