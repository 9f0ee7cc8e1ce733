"""linspace and logspace on CUDA: a thread for each number.

The first half is counted up from the start, the second half down from the end: both ends are exact. Integers are computed in
float32, as in PyTorch, and cut off at the end; so they may differ from those of the CPU by one.

Mirrors aten/src/ATen/native/cuda/RangeFactories.cu.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.factories.cpu.range_factories_kernel import _as_stored
from tinytensor.aten.native.factories.range_factories_stubs import linspace_stub, logspace_stub
from tinytensor.aten.native.nn.param_utils import finish, scratch
from tinytensor.c10.scalar_type import ScalarType, float64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def points(out: Access, real: type, is_power: bool, integers: bool) -> Callable:
    """out[i] = start + step * i, or counted from the end; `is_power`: base to that."""
    pointer, store = out

    def kernel(n, out, start, end, step, base):
        i = cuda.grid(1)
        if i < n:
            value = start + step * real(i) if i < n // 2 else end - step * real(n - i - 1)
            if is_power:
                value = np.power(base, value)
            if integers:
                store(pointer(out), i, np.int64(value))
            else:
                store(pointer(out), i, value)

    return kernel


@lru_cache(None)
def _kernel(dtype: ScalarType, is_power: bool) -> CudaKernel:
    wide = dtype is float64
    body = points(store_access(dtype), np.float64 if wide else np.float32, is_power, not dtype.is_floating_point)
    name = f"{'logspace' if is_power else 'linspace'}_{dtype.name}"
    return cuda_kernel(body, "ii" + ("d" if wide else "f") * 4, name=name)


def _run(out: Tensor, start: float, end: float, steps: int, base: float | None) -> None:
    dtype = out.meta_.dtype
    real: type[np.floating] = np.float64 if dtype is float64 else np.float32
    with np.errstate(all="ignore"):
        if dtype.is_floating_point:
            # The ends and the step are rounded to the dtype, as in PyTorch; that decides the last bits.
            first, last = real(_as_stored(start, out)), real(_as_stored(end, out))
            step = real(_as_stored((last - first) / real(steps - 1), out))
        else:
            first, last = real(start), real(end)
            step = (last - first) / real(steps - 1)
    made = scratch(out, dtype)
    launch_for_each(
        _kernel(dtype, base is not None), steps, address(made), first, last, step, 1.0 if base is None else base
    )
    finish(out, made)


def linspace(out: Tensor, start: float, end: float, steps: int) -> None:
    _run(out, start, end, steps, None)


def logspace(out: Tensor, start: float, end: float, steps: int, base: float) -> None:
    _run(out, start, end, steps, base)


linspace_stub.register("cuda", linspace)
logspace_stub.register("cuda", logspace)
