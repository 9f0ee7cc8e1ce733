"""linspace, logspace, and arange of fractions. A row of floats is one loop; the others are a few vector operations of NumPy.

linspace counts the first half up from the start, the second half down from the end: both ends are exact.

Mirrors aten/src/ATen/native/cpu/RangeFactoriesKernel.cpp.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import float64, int64

from tinytensor.aten.native.factories.range_factories_stubs import arange_blocks_stub, linspace_stub, logspace_stub
from tinytensor.aten.native.reference.arrays import encode, write
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float32
from tinytensor.c10.scalar_type import float64 as dtype_float64
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import fma, ptr_float32, ptr_float64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _as_stored(value: float | np.floating | np.ndarray, like: Tensor) -> np.ndarray:
    """A number rounded to the dtype."""
    bits = encode(np.asarray(value), like)
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32) if like.meta_.dtype is bfloat16 else bits


def _points(out: Tensor, start: float, end: float, steps: int) -> np.ndarray:
    dtype = out.meta_.dtype
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


_ROWS = {float32: (spaced(ptr_float32, np.float32), "iffi"), dtype_float64: (spaced(ptr_float64, np.float64), "iddi")}


@lru_cache(None)
def _kernel(dtype: ScalarType) -> Kernel:
    loop, kinds = _ROWS[dtype]
    name, substitute = f"linspace_{dtype.name}", in_python(_kernel, dtype)
    return kernel(loop, kinds, name=name, fastmath=frozenset(), substitute=substitute)


def linspace(out: Tensor, start: float, end: float, steps: int) -> None:
    if out.meta_.dtype in _ROWS and out.meta_.is_contiguous and mode() != "off":
        run = _kernel(out.meta_.dtype)
        (run.serial if steps < run.grain else run.parallel)(
            steps, out.storage_.data_ptr + out.byte_offset_, start, end, steps
        )
        return
    with np.errstate(all="ignore"):
        points = _points(out, start, end, steps)
        write(out, points if out.meta_.dtype.is_floating_point else points.astype(np.int64))


def _exponents(first: np.float32, last: np.float32, steps: int) -> np.ndarray:
    """Those of float32: ends and step have this dtype, product and sum are rounded no more, and the power is that of float64."""
    step, index = float((last - first) / np.float32(steps - 1)), np.arange(steps)
    return np.where(index < steps // 2, float(first) + step * index, float(last) - step * (steps - 1 - index))


def _power(base: float, exponent: float) -> float:
    """That of C, which NumPy's vectors are not always equal to."""
    try:
        return math.pow(base, exponent)
    except (OverflowError, ValueError):  # what C answers with infinity or NaN
        return float(np.power(np.float64(base), exponent))


def logspace(out: Tensor, start: float, end: float, steps: int, base: float) -> None:
    with np.errstate(all="ignore"):
        points = _points(out, start, end, steps)
        if out.meta_.dtype is dtype_float64:
            powers = np.array([_power(base, exponent) for exponent in points.tolist()])
        elif out.meta_.dtype is float32:
            powers = np.power(base, _exponents(np.float32(start), np.float32(end), steps))
        else:
            powers = np.power(points.dtype.type(base), points)
        write(out, powers if out.meta_.dtype.is_floating_point else powers.astype(np.int64))


# ---- arange ----------------------------------------------------------------------------------------------------------

# Note [Blocks of arange]
# PyTorch's vectors have 32 bytes here, whatever the processor has. The first element of a vector is computed from the start and
# rounded to the dtype; the others are computed from it. Vectors come in pairs, and the elements behind the last pair are
# computed from the start, each by itself.
VECTOR_BYTES = 32


def blocks(pointer: Callable, work: Callable, lanes: int) -> Callable:
    """out[i] = start + i * step. See Note [Blocks of arange]."""

    def loop(lo, hi, out, start, step, n):
        o = pointer(out)
        in_pairs = n - n % (2 * lanes)
        for i in range(int64(lo), int64(hi)):
            lane = i % lanes if i < in_pairs else int64(0)
            first = work(fma(step, float64(i - lane), start))
            o[i] = work(fma(float64(lane), step, float64(first)))

    return loop


_BLOCKS = {float32: (ptr_float32, np.float32, 8), dtype_float64: (ptr_float64, np.float64, 4)}


@lru_cache(None)
def _blocks_kernel(dtype: ScalarType) -> Kernel:
    loop, name = blocks(*_BLOCKS[dtype]), f"arange_blocks_{dtype.name}"
    return kernel(loop, "iddi", name=name, fastmath=frozenset(), substitute=in_python(_blocks_kernel, dtype))


def arange_blocks(out: Tensor, start: float, step: float) -> None:
    n, dtype = out.meta_.numel, out.meta_.dtype
    if dtype in _BLOCKS and mode() != "off":
        run = _blocks_kernel(dtype)
        (run.serial if n < run.grain else run.parallel)(n, out.storage_.data_ptr + out.byte_offset_, start, step, n)
        return
    # 16-bit floats are computed in float32. Product and sum are rounded once: in a wider type here, and then to that one.
    lanes, work = VECTOR_BYTES // dtype.itemsize, np.float32 if dtype.itemsize < 4 else np.float64
    place = np.arange(n)
    lane = np.where(place < n - n % (2 * lanes), place % lanes, 0)
    with np.errstate(all="ignore"):
        wide = np.longdouble
        first = _as_stored((wide(work(step)) * (place - lane) + wide(work(start))).astype(work), out)
        values = (wide(work(step)) * lane + first.astype(wide)).astype(work)
        write(out, values.reshape(tuple(out.meta_.sizes)))


arange_blocks_stub.register("cpu", arange_blocks)
linspace_stub.register("cpu", linspace)
logspace_stub.register("cpu", logspace)
