"""Convolutions over blocks of channels.

    out[n, O, i, j, :8] += sum over I, kh, kw and the 8 lanes a of x[n, I, r, c, a] * w[O, I, kh, kw, a, :8]

For one place of the input and one of the kernel that is eight numbers, each times a vector of eight weights that lie side
by side, added to a vector of eight outputs: nothing has to be gathered or reordered on the way, which is what blocks are for.
Lanes of the input that belong to no channel meet weights of 0.

The geometry is a table of int64: [samples, groups, blocks of a group's inputs, of its outputs, H, W, output H, output W,
kernel h, w, stride h, w, padding h, w, dilation h, w].

In the place of the kernels of oneDNN that aten/src/ATen/native/mkldnn/Conv.cpp calls.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy import int64, uintp

from tinytensor.aten.native.cpu.loop_templates import independent
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int64


@independent
def copy_lanes(out, a):
    """out = a, lane by lane."""
    for lane in range(uintp(8)):
        out[lane] = a[lane]


@independent
def add_products(out, x, w):
    """out += x @ w: eight inputs times a tile of eight rows of weights."""
    for lane in range(uintp(8)):
        low = x[0] * w[lane] + x[1] * w[8 + lane] + x[2] * w[16 + lane] + x[3] * w[24 + lane]
        high = x[4] * w[32 + lane] + x[5] * w[40 + lane] + x[6] * w[48 + lane] + x[7] * w[56 + lane]
        out[lane] += low + high


@independent
def add_lane_products(out, x, w):
    """out += x * w, lane by lane: each channel has its own weight."""
    for lane in range(uintp(8)):
        out[lane] += x[lane] * w[lane]


def first_inside(padding, tap, stride):
    """The first output whose input for this tap lies at 0 or later."""
    before = padding - tap
    return int64(0) if before <= 0 else (before + stride - 1) // stride


def end_inside(size, padding, tap, stride, outputs):
    """The end of the outputs whose input for this tap lies before `size`."""
    reach = size - 1 + padding - tap
    return int64(0) if reach < 0 else min(reach // stride + 1, outputs)


def conv_blocks(lo, hi, out, x, weight, bias, geometry):
    """`lo, hi` count rows of outputs, over all samples and blocks; the rows of `bias` are the blocks'."""
    g = ptr_int64(geometry)
    groups, inputs, outputs = g[1], g[2], g[3]
    h, w, out_h, out_w = g[4], g[5], g[6], g[7]
    kh, kw, stride_h, stride_w = g[8], g[9], g[10], g[11]
    pad_h, pad_w, dilation_h, dilation_w = g[12], g[13], g[14], g[15]
    for row in range(int64(lo), int64(hi)):
        plane = row // out_h
        i = row - plane * out_h
        sample = plane // (groups * outputs)
        block = plane - sample * groups * outputs
        group = block // outputs
        for j in range(out_w):
            copy_lanes(ptr_float32(out + (row * out_w + j) * 32), ptr_float32(bias + block * 32))
        for b in range(inputs):
            source = (sample * groups + group) * inputs + b
            tiles = weight + (block * inputs + b) * kh * kw * 256
            for m in range(kh):
                r = i * stride_h - pad_h + m * dilation_h
                if r >= 0 and r < h:
                    for n in range(kw):
                        tap = n * dilation_w
                        start = first_inside(pad_w, tap, stride_w)
                        end = end_inside(w, pad_w, tap, stride_w, out_w)
                        tile = ptr_float32(tiles + (m * kw + n) * 256)
                        line = (source * h + r) * w - pad_w + tap
                        for j in range(start, end):
                            add_products(
                                ptr_float32(out + (row * out_w + j) * 32),
                                ptr_float32(x + (line + j * stride_w) * 32),
                                tile,
                            )


def conv_depthwise_blocks(lo, hi, out, x, weight, bias, geometry):
    """The same, where lane by lane an output has the one input channel of its group."""
    g = ptr_int64(geometry)
    blocks = g[1]
    h, w, out_h, out_w = g[4], g[5], g[6], g[7]
    kh, kw, stride_h, stride_w = g[8], g[9], g[10], g[11]
    pad_h, pad_w, dilation_h, dilation_w = g[12], g[13], g[14], g[15]
    for row in range(int64(lo), int64(hi)):
        plane = row // out_h
        i = row - plane * out_h
        block = plane - plane // blocks * blocks
        for j in range(out_w):
            copy_lanes(ptr_float32(out + (row * out_w + j) * 32), ptr_float32(bias + block * 32))
        for m in range(kh):
            r = i * stride_h - pad_h + m * dilation_h
            if r >= 0 and r < h:
                for n in range(kw):
                    tap = n * dilation_w
                    start = first_inside(pad_w, tap, stride_w)
                    end = end_inside(w, pad_w, tap, stride_w, out_w)
                    lanes = ptr_float32(weight + ((block * kh + m) * kw + n) * 32)
                    line = (plane * h + r) * w - pad_w + tap
                    for j in range(start, end):
                        add_lane_products(
                            ptr_float32(out + (row * out_w + j) * 32),
                            ptr_float32(x + (line + j * stride_w) * 32),
                            lanes,
                        )


@lru_cache(None)
def _kernel(depthwise: bool) -> Kernel:
    if depthwise:
        return kernel(conv_depthwise_blocks, "iiiii", name="conv_depthwise_blocks", cost=1024)
    return kernel(conv_blocks, "iiiii", name="conv_blocks", cost=8192)


def convolve(depthwise: bool, rows: int, out: int, x: int, weight: int, bias: int, geometry: tuple[int, ...]) -> None:
    """Between blocks at these addresses; `rows` of outputs in all."""
    table = np.array(geometry, np.int64)
    run = _kernel(depthwise)
    launch = run.parallel if rows >= run.grain else run.serial
    launch(rows, out, x, weight, bias, address_of(table))
