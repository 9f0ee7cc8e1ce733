"""Pools over blocks of channels: a window is gone through once for eight channels.

Note [Table of blocked windows]
int64: [H, W, output H, output W], then for the outputs of each of the two dimensions their first inputs and their ends,
without the padding: a window may be empty. For averages the divisors follow, one for each output of a plane.

In the place of the kernels of oneDNN that aten/src/ATen/native/mkldnn/Pooling.cpp calls.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy import int64, uintp

from tinytensor.aten.native.cpu.loop_templates import independent
from tinytensor.c10.metadata import Ints
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int64

LOWEST = float(np.finfo(np.float32).min)
"""What the maximum over no element is here."""


@independent
def set_lanes(out, value):
    """out = value in all eight lanes."""
    for lane in range(uintp(8)):
        out[lane] = value


@independent
def keep_larger(out, a):
    """out = max(out, a), lane by lane."""
    for lane in range(uintp(8)):
        out[lane] = a[lane] if a[lane] > out[lane] else out[lane]


@independent
def add_lanes(out, a):
    """out += a, lane by lane."""
    for lane in range(uintp(8)):
        out[lane] += a[lane]


@independent
def divide_lanes(out, divisor):
    """out /= divisor, lane by lane."""
    for lane in range(uintp(8)):
        out[lane] = out[lane] / divisor


def max_pool_blocks(lo, hi, out, x, table, lowest):
    """The largest element of each window. `lo, hi` count rows of outputs, over all samples and blocks."""
    t = ptr_int64(table)
    h, w, out_h, out_w = t[0], t[1], t[2], t[3]
    for row in range(int64(lo), int64(hi)):
        plane = row // out_h
        i = row - plane * out_h
        for j in range(out_w):
            result = ptr_float32(out + (row * out_w + j) * 32)
            set_lanes(result, lowest)
            for r in range(t[4 + i], t[4 + out_h + i]):
                for c in range(t[4 + 2 * out_h + j], t[4 + 2 * out_h + out_w + j]):
                    keep_larger(result, ptr_float32(x + ((plane * h + r) * w + c) * 32))


def avg_pool_blocks(lo, hi, out, x, table):
    """The sum of each window over its divisor."""
    t = ptr_int64(table)
    h, w, out_h, out_w = t[0], t[1], t[2], t[3]
    divisors = 4 + 2 * (out_h + out_w)
    for row in range(int64(lo), int64(hi)):
        plane = row // out_h
        i = row - plane * out_h
        for j in range(out_w):
            result = ptr_float32(out + (row * out_w + j) * 32)
            set_lanes(result, 0.0)
            for r in range(t[4 + i], t[4 + out_h + i]):
                for c in range(t[4 + 2 * out_h + j], t[4 + 2 * out_h + out_w + j]):
                    add_lanes(result, ptr_float32(x + ((plane * h + r) * w + c) * 32))
            divide_lanes(result, t[divisors + i * out_w + j])


@lru_cache(1024)
def window_table(
    inputs: Ints, outputs: Ints, kernel_size: Ints, stride: Ints, padding: Ints, divisor: int
) -> np.ndarray:
    """See Note [Table of blocked windows]. A divisor of 0 stands for as many elements as a window has."""
    rows, counts = [], []
    for size, out, k, s, p in zip(inputs, outputs, kernel_size, stride, padding, strict=True):
        begin = np.arange(out) * s - p
        start, end = np.maximum(begin, 0), np.minimum(begin + k, size)
        rows += [start, end]
        counts.append(np.maximum(end - start, 0))
    own = np.maximum(np.outer(*counts), 1)
    divisors = np.full_like(own, divisor) if divisor else own
    return np.concatenate([np.array([*inputs, *outputs]), *rows, divisors.reshape(-1)]).astype(np.int64)


@lru_cache(None)
def _kernel(name: str) -> Kernel:
    if name == "max":
        return kernel(max_pool_blocks, "iiif", name="max_pool_blocks", cost=512)
    return kernel(avg_pool_blocks, "iii", name="avg_pool_blocks", cost=512)


def pool(name: str, rows: int, out: int, x: int, table: np.ndarray) -> None:
    """`max` or `avg` of blocks at the address `x`, to the address `out`; `rows` of outputs in all."""
    run = _kernel(name)
    launch = run.parallel if rows >= run.grain else run.serial
    launch(rows, out, x, address_of(table), *((LOWEST,) if name == "max" else ()))
