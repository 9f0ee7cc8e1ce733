"""linspace and logspace. A row of floats is one loop; the others are a few vector operations of NumPy.

The first half is counted up from the start, the second half down from the end: both ends are exact.

Mirrors aten/src/ATen/native/cpu/RangeFactoriesKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import int64

from tinytensor.aten.native.factories.range_factories_stubs import linspace_stub, logspace_stub
from tinytensor.aten.native.reference.arrays import encode, write
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float32, float64
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import fma, ptr_float32, ptr_float64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _as_stored(value: float | np.floating, like: Tensor) -> np.ndarray:
    """A number rounded to the dtype."""
    bits = encode(np.asarray(value), like)
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32) if like.meta.dtype is bfloat16 else bits


def _points(out: Tensor, start: float, end: float, steps: int) -> np.ndarray:
    dtype = out.meta.dtype
    index = np.arange(steps)
    if not dtype.is_floating_point:
        width = (float(end) - float(start)) / (steps - 1)
        # Each half is truncated before it is added to its end, which is an integer.
        return np.where(index < steps // 2, start + width * index, end - width * (steps - index - 1))
    work: type[np.floating] = np.float64 if dtype.itemsize == 8 else np.float32
    # The ends are rounded to the dtype before the step is computed, as in PyTorch; that decides the last bits.
    first, last = work(_as_stored(start, out)), work(_as_stored(end, out))
    step = work(_as_stored((last - first) / work(steps - 1), out))
    count = index.astype(work)
    return np.where(index < steps // 2, first + step * count, last - step * (work(steps - 1) - count))


def spaced(pointer: Callable, work: Callable) -> Callable:
    """out[i], both halves as in `_points`; product and sum are rounded once, as compilers do it for PyTorch."""

    def loop(lo, hi, out, first, last, steps):
        o = pointer(out)
        step = (last - first) / work(steps - 1)
        for i in range(int64(lo), int64(hi)):
            if i < steps // 2:
                o[i] = fma(step, work(i), first)
            else:
                o[i] = fma(-step, work(steps - 1 - i), last)

    return loop


_ROWS = {float32: (spaced(ptr_float32, np.float32), "iffi"), float64: (spaced(ptr_float64, np.float64), "iddi")}


@lru_cache(None)
def _kernel(dtype: ScalarType) -> Kernel:
    loop, kinds = _ROWS[dtype]
    name, substitute = f"linspace_{dtype.name}", in_python(_kernel, dtype)
    return kernel(loop, kinds, name=name, fastmath=frozenset(), substitute=substitute)


def linspace(out: Tensor, start: float, end: float, steps: int) -> None:
    if out.meta.dtype in _ROWS and out.meta.is_contiguous and mode() != "off":
        run = _kernel(out.meta.dtype)
        (run.serial if steps < run.grain else run.parallel)(
            steps, out.storage_.data_ptr + out.byte_offset, start, end, steps
        )
        return
    with np.errstate(all="ignore"):
        points = _points(out, start, end, steps)
        write(out, points if out.meta.dtype.is_floating_point else points.astype(np.int64))


def logspace(out: Tensor, start: float, end: float, steps: int, base: float) -> None:
    with np.errstate(all="ignore"):
        points = _points(out, start, end, steps)
        powers = np.power(points.dtype.type(base), points)
        write(out, powers if out.meta.dtype.is_floating_point else powers.astype(np.int64))


linspace_stub.register("cpu", linspace)
logspace_stub.register("cpu", logspace)
