"""Reading and writing one place of memory so that no other thread comes between: `old = atomic_add(p, i, value)`.

`p` is what `ptr_float32(address)` gives. In plain Python one thread runs at a time, so a read followed by a write is enough;
when a kernel is compiled for a GPU, one instruction takes the place of each.

Mirrors c10/cuda's and aten/src/ATen/cuda/Atomic.cuh.
"""

from __future__ import annotations

from typing import Any

from tinytensor.kernel_compiler.pointers import lowered


@lowered
def atomic_add(p, i, value):
    """Add to a number in memory; returns what was there before."""
    old = p[i]
    p[i] = old + value
    return old


@lowered
def atomic_max(p, i, value):
    """Keep the larger of the number in memory and `value`, NaN if one is; returns what was there before."""
    old = p[i]
    p[i] = value if value > old or value != value else old
    return old


@lowered
def atomic_min(p, i, value):
    """Keep the smaller of the number in memory and `value`, NaN if one is; returns what was there before."""
    old = p[i]
    p[i] = value if value < old or value != value else old
    return old


@lowered
def atomic_exch(p, i, value):
    """Write a number; returns what was there before."""
    old = p[i]
    p[i] = value
    return old


@lowered
def atomic_cas(p, i, expected, value):
    """Write a number if `expected` is there; returns what was there before."""
    old = p[i]
    if old == expected:
        p[i] = value
    return old


@lowered
def device_assert(condition: Any) -> None:
    """End the kernel with an error, unless the condition holds: `CUDA_KERNEL_ASSERT`."""
    if not condition:
        raise DeviceAssert


class DeviceAssert(Exception):
    """A condition of `device_assert` did not hold. A launch turns it into CUDA's error."""
