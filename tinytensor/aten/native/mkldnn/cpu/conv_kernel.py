"""Convolutions over blocks of channels.

    out[n, O, i, j, :8] += sum over I, kh, kw and the 8 lanes a of x[n, I, r, c, a] * w[O, I, kh, kw, a, :8]

For one place of the input and one of the kernel that is eight numbers, each times a vector of eight weights that lie side
by side, added to a vector of eight outputs: nothing has to be gathered or reordered on the way, which is what blocks are for.
The sums of eight neighbours in a row of outputs, for two blocks, stay in registers until they are whole. So that none of them has
a part of its own, an input with a margin of zeros is made first, unless the padding is 0.

The geometry is a table of int64: [samples, groups, blocks of a group's inputs, of its outputs, H, W, output H, output W,
kernel h, w, stride h, w, padding h, w, dilation h, w, channels of a group's last block].

In the place of the kernels of oneDNN that aten/src/ATen/native/mkldnn/Conv.cpp calls.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy import float32, int64, uintp

from tinytensor.aten.native.cpu.loop_templates import independent
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int64
from tinytensor.kernel_compiler.vectors import broadcast_8, load_8, multiply_add, store


@independent
def copy_numbers(out, a, count):
    for i in range(uintp(count)):
        out[i] = a[i]


@independent
def clear(out, count):
    for i in range(uintp(count)):
        out[i] = float32(0)


def pad_blocks(lo, hi, out, x, h, w, pad_h, pad_w):
    """Planes of blocks with a margin of zeros; `lo, hi` count rows of the result."""
    high, wide = h + 2 * pad_h, (w + 2 * pad_w) * 8
    for row in range(int64(lo), int64(hi)):
        plane = row // high
        r = row - plane * high - pad_h
        to = out + row * wide * 4
        if r < 0 or r >= h:
            clear(ptr_float32(to), wide)
        else:
            clear(ptr_float32(to), pad_w * 8)
            copy_numbers(ptr_float32(to + pad_w * 32), ptr_float32(x + (plane * h + r) * w * 32), w * 8)
            clear(ptr_float32(to + (pad_w + w) * 32), pad_w * 8)


def add_two_blocks(sums, p, q, r, s, t, u, y, z, w, v, lanes):
    """Eight neighbours times the tiles of two blocks of outputs. A processor without AVX-512 has registers for most sums."""
    a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7 = sums
    for lane in range(lanes):
        to_a, to_b = load_8(w, lane * 8), load_8(v, lane * 8)
        x = broadcast_8(p[lane])
        a0, b0 = multiply_add(x, to_a, a0), multiply_add(x, to_b, b0)
        x = broadcast_8(q[lane])
        a1, b1 = multiply_add(x, to_a, a1), multiply_add(x, to_b, b1)
        x = broadcast_8(r[lane])
        a2, b2 = multiply_add(x, to_a, a2), multiply_add(x, to_b, b2)
        x = broadcast_8(s[lane])
        a3, b3 = multiply_add(x, to_a, a3), multiply_add(x, to_b, b3)
        x = broadcast_8(t[lane])
        a4, b4 = multiply_add(x, to_a, a4), multiply_add(x, to_b, b4)
        x = broadcast_8(u[lane])
        a5, b5 = multiply_add(x, to_a, a5), multiply_add(x, to_b, b5)
        x = broadcast_8(y[lane])
        a6, b6 = multiply_add(x, to_a, a6), multiply_add(x, to_b, b6)
        x = broadcast_8(z[lane])
        a7, b7 = multiply_add(x, to_a, a7), multiply_add(x, to_b, b7)
    return a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7


def conv_blocks(lo, hi, out, x, weight, bias, geometry):
    """`lo, hi` count rows of outputs, over all samples and pairs of blocks; the rows of `bias` are the blocks'.

    Where a group has an odd number of blocks the last one is a pair with itself.
    """
    g = ptr_int64(geometry)
    groups, inputs, outputs = g[1], g[2], g[3]
    out_h, out_w, kh, kw, stride_h, stride_w = g[6], g[7], g[8], g[9], g[10], g[11]
    h, w = g[4] + 2 * g[12], g[5] + 2 * g[13]
    dilation_h, dilation_w, last_lanes = g[14], g[15], g[16]
    pairs = (outputs + 1) // 2
    step, of_block = stride_w * 32, inputs * kh * kw * 256
    for unit in range(int64(lo), int64(hi)):
        plane = unit // out_h
        i = unit - plane * out_h
        sample = plane // (groups * pairs)
        rest = plane - sample * groups * pairs
        group = rest // pairs
        first = (rest - group * pairs) * 2
        other = first + 1 if first + 1 < outputs else first
        block_a, block_b = group * outputs + first, group * outputs + other
        row_a = out + ((sample * groups * outputs + block_a) * out_h + i) * out_w * 32
        row_b = out + ((sample * groups * outputs + block_b) * out_h + i) * out_w * 32
        a, b = load_8(ptr_float32(bias), block_a * 8), load_8(ptr_float32(bias), block_b * 8)
        plane_in = x + ((sample * groups + group) * inputs * h + i * stride_h) * w * 32
        for j in range(0, out_w, 8):
            # The last neighbour stands for those that are not there: what it gives is stored more than once.
            last = out_w - 1 - j
            n1, n2, n3, n4 = min(1, last), min(2, last), min(3, last), min(4, last)
            n5, n6, n7 = min(5, last), min(6, last), min(7, last)
            sums = a, a, a, a, a, a, a, a, b, b, b, b, b, b, b, b
            tile_a, tile_b = weight + block_a * of_block, weight + block_b * of_block
            for c in range(inputs):
                lanes = last_lanes if c == inputs - 1 else int64(8)
                for m in range(kh):
                    line = plane_in + ((c * h + m * dilation_h) * w + j * stride_w) * 32
                    for n in range(kw):
                        at = line + n * dilation_w * 32
                        sums = add_two_blocks(
                            sums, ptr_float32(at), ptr_float32(at + n1 * step), ptr_float32(at + n2 * step),
                            ptr_float32(at + n3 * step), ptr_float32(at + n4 * step), ptr_float32(at + n5 * step),
                            ptr_float32(at + n6 * step), ptr_float32(at + n7 * step), ptr_float32(tile_a), ptr_float32(tile_b), lanes,
                        )  # fmt: skip
                        tile_a += 256
                        tile_b += 256
            to_a, to_b = ptr_float32(row_a), ptr_float32(row_b)
            store_four(to_a, j, n1, n2, n3, sums[0], sums[1], sums[2], sums[3])
            store_four(to_a, j + n4, n5 - n4, n6 - n4, n7 - n4, sums[4], sums[5], sums[6], sums[7])
            store_four(to_b, j, n1, n2, n3, sums[8], sums[9], sums[10], sums[11])
            store_four(to_b, j + n4, n5 - n4, n6 - n4, n7 - n4, sums[12], sums[13], sums[14], sums[15])


def store_four(row, j, n1, n2, n3, p, q, r, s):
    store(row, j * 8, p)
    store(row, (j + n1) * 8, q)
    store(row, (j + n2) * 8, r)
    store(row, (j + n3) * 8, s)


def conv_depthwise_blocks(lo, hi, out, x, weight, bias, geometry):
    """The same, where lane by lane an output has the one input channel of its group. `lo, hi` count rows of outputs."""
    g = ptr_int64(geometry)
    blocks = g[1]
    out_h, out_w, kh, kw, stride_h, stride_w = g[6], g[7], g[8], g[9], g[10], g[11]
    h, w = g[4] + 2 * g[12], g[5] + 2 * g[13]
    dilation_h, dilation_w = g[14], g[15]
    step = stride_w * 32
    for row in range(int64(lo), int64(hi)):
        plane = row // out_h
        i = row - plane * out_h
        block = plane - plane // blocks * blocks
        plane_in = x + (plane * h + i * stride_h) * w * 32
        begin, taps = load_8(ptr_float32(bias), block * 8), ptr_float32(weight + block * kh * kw * 32)
        line = ptr_float32(out + row * out_w * 32)
        for j in range(0, out_w, 8):
            last = out_w - 1 - j
            n1, n2, n3, n4 = min(1, last), min(2, last), min(3, last), min(4, last)
            n5, n6, n7 = min(5, last), min(6, last), min(7, last)
            p = q = r = s = t = u = y = z = begin
            for m in range(kh):
                for n in range(kw):
                    at = plane_in + (m * dilation_h * w + j * stride_w + n * dilation_w) * 32
                    v = load_8(taps, (m * kw + n) * 8)
                    p = multiply_add(load_8(ptr_float32(at), 0), v, p)
                    q = multiply_add(load_8(ptr_float32(at + n1 * step), 0), v, q)
                    r = multiply_add(load_8(ptr_float32(at + n2 * step), 0), v, r)
                    s = multiply_add(load_8(ptr_float32(at + n3 * step), 0), v, s)
                    t = multiply_add(load_8(ptr_float32(at + n4 * step), 0), v, t)
                    u = multiply_add(load_8(ptr_float32(at + n5 * step), 0), v, u)
                    y = multiply_add(load_8(ptr_float32(at + n6 * step), 0), v, y)
                    z = multiply_add(load_8(ptr_float32(at + n7 * step), 0), v, z)
            store_four(line, j, n1, n2, n3, p, q, r, s)
            store_four(line, j + n4, n5 - n4, n6 - n4, n7 - n4, t, u, y, z)


@lru_cache(None)
def _kernel(depthwise: bool) -> Kernel:
    # How much work a row is depends on the call, which chooses between one thread and several itself.
    if depthwise:
        return kernel(conv_depthwise_blocks, "iiiii", name="conv_depthwise_blocks", cost=float("inf"))
    return kernel(conv_blocks, "iiiii", name="conv_blocks", cost=float("inf"))


@lru_cache(None)
def _pad_kernel() -> Kernel:
    return kernel(pad_blocks, "iiiiii", name="pad_blocks", cost=float("inf"))


def convolve(depthwise: bool, out: int, x: int, weight: int, bias: int, geometry: tuple[int, ...]) -> None:
    """Between blocks at these addresses."""
    table = np.array(geometry, np.int64)
    samples, groups, inputs, outputs, h, w, out_h, out_w, kh, kw, _, _, pad_h, pad_w, *_ = geometry
    if pad_h or pad_w:
        high, wide = h + 2 * pad_h, w + 2 * pad_w
        planes = samples * groups * inputs
        padded = np.empty(planes * high * wide * 8, np.float32)
        run = _pad_kernel()
        launch = run.parallel if padded.size >= 4 * GRAIN else run.serial
        launch(planes * high, address_of(padded), x, h, w, pad_h, pad_w)
        x = address_of(padded)
    run = _kernel(depthwise)
    rows = samples * groups * (outputs if depthwise else (outputs + 1) // 2) * out_h
    launch = run.parallel if rows * out_w * kh * kw * inputs * (8 if depthwise else 64) >= 8 * GRAIN else run.serial
    launch(rows, out, x, weight, bias, address_of(table))
