"""Convolutions over blocks of channels.

    out[n, O, i, j, :] += sum over I, kh, kw and the 8 lanes a of x[n, I, r, c, a] * w[O, I, kh, kw, a, :]

For one place of the input and one of the kernel that is eight numbers, each times a vector of weights that lie side by side,
added to a vector of outputs: nothing has to be gathered or reordered on the way, which is what blocks are for. A vector is as
wide as the processor's, 8 or 16 outputs. One of 16 is two blocks: its halves part when they are stored.

Twelve vectors of sums stay in registers until they are whole: of twelve neighbouring places, or of six for two vectors. The places
of a plane are one line, so that a tile may end one row and begin the next. So that no place has a part of its own, an input with a
margin of zeros is made first, unless the padding is 0.

The geometry is a table of int64: [samples, groups, blocks of a group's inputs, of its outputs, H, W, output H, output W,
kernel h, w, stride h, w, padding h, w, dilation h, w, channels of a group's last block].

In the place of the kernels of oneDNN that aten/src/ATen/native/mkldnn/Conv.cpp calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy import float32, int64, uintp

from tinytensor.aten.native.cpu.loop_templates import independent
from tinytensor.aten.native.nn.param_utils import new
from tinytensor.c10 import scalar_type
from tinytensor.c10.storage import address_of
from tinytensor.c10.tensor_impl import data_ptr
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int64
from tinytensor.kernel_compiler.vectors import (
    broadcast_8,
    broadcast_16,
    load_8,
    load_16,
    lower_half,
    multiply_add,
    store,
    upper_half,
)
from tinytensor.threads.parallel import get_num_threads

F = Callable
SUMS = 12
"""Vectors of sums. With two of weights and a number they fill the 16 registers that AVX2 has, and two units that answer after
four cycles need eight to be busy."""
CACHED = 1 << 17
"""Numbers that stay in the second-level cache of a thread's processor (512 KB)."""


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


# ---- tiles: what belongs to the places of one is nested pairs, so that a loop over them is no loop when it runs ----------------


def for_places(count: int, one: F) -> F:
    """`one(sums, place, p, at, v)` for each of `count` places."""
    if count == 1:
        return one
    first, rest = for_places(count // 2, one), for_places(count - count // 2, one)

    def all_places(sums, places, p, at, v):
        return first(sums[0], places[0], p, at, v), rest(sums[1], places[1], p, at, v)

    return all_places


def same_sums(count: int) -> F:
    """What the sums of `count` places begin with."""
    if count == 1:
        return lambda v: v
    first, rest = same_sums(count // 2), same_sums(count - count // 2)

    def all_sums(v):
        return first(v), rest(v)

    return all_sums


def next_places(count: int) -> F:
    """Where the inputs of `count` places begin, and their numbers in the tile.

    `at` is (input, number, column) of the first. The last place of the plane stands for those that are not there: what it gives
    is stored more than once.
    """
    if count == 1:

        def one_place(at, last, step, turn, out_w):
            begin, number, column = at
            place = begin, number
            if number < last:
                number += 1
                column += 1
                begin += step
                if column == out_w:
                    column = int64(0)
                    begin += turn
            return place, (begin, number, column)

        return one_place
    first, rest = next_places(count // 2), next_places(count - count // 2)

    def all_places(at, last, step, turn, out_w):
        a, at = first(at, last, step, turn, out_w)
        b, at = rest(at, last, step, turn, out_w)
        return (a, b), at

    return all_places


def add_to_one(broadcast: F) -> F:
    """A number of the place times a vector of weights."""

    def add(sums, place, p, at, weights):
        return (multiply_add(broadcast(p[at + place[0]]), weights[0], sums[0]),)

    return add


def add_to_two(broadcast: F) -> F:
    def add(sums, place, p, at, weights):
        x = broadcast(p[at + place[0]])
        return multiply_add(x, weights[0], sums[0]), multiply_add(x, weights[1], sums[1])

    return add


def add_lanes(sums, place, p, at, weights):
    """Eight numbers of the place, each times the weight of its lane."""
    return (multiply_add(load_8(p, at + place[0]), weights[0], sums[0]),)


def keep_block(p, to, v):
    store(p, to[0], v)


def keep_two_blocks(p, to, v):
    """The second one first: where there is none, the first one takes its place."""
    store(p, to[1], upper_half(v))
    store(p, to[0], lower_half(v))


def keep_one(keep: F) -> F:
    def kept(sums, place, p, at, blocks):
        there = at + place[1] * 8
        keep(p, (blocks[0][0] + there, blocks[0][1] + there), sums[0])
        return 0

    return kept


def keep_two(keep: F) -> F:
    def kept(sums, place, p, at, blocks):
        there = at + place[1] * 8
        keep(p, (blocks[0][0] + there, blocks[0][1] + there), sums[0])
        keep(p, (blocks[1][0] + there, blocks[1][1] + there), sums[1])
        return 0

    return kept


def one_vector(load: F) -> F:
    return lambda p, at, step: (load(p, at),)


def two_vectors(load: F) -> F:
    return lambda p, at, step: (load(p, at), load(p, at + step))


class Tile:
    """`high` places times `wide` vectors of `lanes` outputs."""

    def __init__(self, lanes: int, wide: int):
        self.lanes, self.wide, self.high = lanes, wide, SUMS // wide
        load, broadcast, keep = (
            (load_16, broadcast_16, keep_two_blocks) if lanes == 16 else (load_8, broadcast_8, keep_block)
        )
        self.vectors = (one_vector if wide == 1 else two_vectors)(load)
        self.begin, self.places = same_sums(self.high), next_places(self.high)
        self.add = for_places(self.high, (add_to_one if wide == 1 else add_to_two)(broadcast))
        self.keep = for_places(self.high, (keep_one if wide == 1 else keep_two)(keep))


def conv_blocks(tile: Tile) -> F:
    """`lo, hi` count (sample, group, `wide` vectors of outputs, tile of places); behind `bias` a vector's lanes may be read."""
    high, wide, lanes = tile.high, tile.wide, tile.lanes
    begin, add, keep, vectors, places = tile.begin, tile.add, tile.keep, tile.vectors, tile.places
    per = lanes // 8

    def loop(lo, hi, out, x, weight, bias, geometry):
        g = ptr_int64(geometry)
        groups, inputs, outputs = g[1], g[2], g[3]
        out_h, out_w, kh, kw, stride_h, stride_w = g[6], g[7], g[8], g[9], g[10], g[11]
        h, w = g[4] + 2 * g[12], g[5] + 2 * g[13]
        dilation_h, dilation_w, last_lanes = g[14], g[15], g[16]
        source, weights, target, biases = ptr_float32(x), ptr_float32(weight), ptr_float32(out), ptr_float32(bias)
        area = out_h * out_w
        tiles, columns = (area + high - 1) // high, (outputs + per - 1) // per // wide
        step, turn = stride_w * 8, (stride_h * w - out_w * stride_w) * 8
        of_vector = inputs * kh * kw * 8 * lanes
        for unit in range(int64(lo), int64(hi)):
            column = unit // tiles
            first = (unit - column * tiles) * high
            plane = column // columns
            block = (column - plane * columns) * wide * per
            group = plane - plane // groups * groups
            i = first // out_w
            j = first - i * out_w
            look, _ = places(((i * stride_h * w + j * stride_w) * 8, int64(0), j), area - 1 - first, step, turn, out_w)
            sums = begin(vectors(biases, (group * outputs + block) * 8, lanes))
            tap = (group * columns * wide + block // per) * of_vector
            for c in range(inputs):
                there = last_lanes if c == inputs - 1 else int64(8)
                for m in range(kh):
                    line = ((plane * inputs + c) * h + m * dilation_h) * w * 8
                    for n in range(kw):
                        at = line + n * dilation_w * 8
                        for lane in range(there):
                            sums = add(sums, look, source, at + lane, vectors(weights, tap + lane * lanes, of_vector))
                        tap += 8 * lanes
            # In a vector of two blocks the second one may be missing.
            to, size = (plane * outputs + block) * area * 8, area * 8
            end = to + (outputs - block) * size
            second, last = to + size, to + per * size
            blocks = (to, second if second < end else to), (last, last + size if last + size < end else last)
            keep(sums, look, target, first * 8, blocks)

    return loop


def conv_depthwise_blocks(tile: F, begin: F, places: F, keep: F) -> F:
    """The same, where lane by lane an output has the one input channel of its group. `lo, hi` count (sample, block, tile)."""

    def loop(lo, hi, out, x, weight, bias, geometry):
        g = ptr_int64(geometry)
        blocks = g[1]
        out_h, out_w, kh, kw, stride_h, stride_w = g[6], g[7], g[8], g[9], g[10], g[11]
        h, w = g[4] + 2 * g[12], g[5] + 2 * g[13]
        dilation_h, dilation_w = g[14], g[15]
        source, taps, target, biases = ptr_float32(x), ptr_float32(weight), ptr_float32(out), ptr_float32(bias)
        area = out_h * out_w
        tiles = (area + SUMS - 1) // SUMS
        step, turn = stride_w * 8, (stride_h * w - out_w * stride_w) * 8
        for unit in range(int64(lo), int64(hi)):
            plane = unit // tiles
            first = (unit - plane * tiles) * SUMS
            block = plane - plane // blocks * blocks
            i = first // out_w
            j = first - i * out_w
            look, _ = places(((i * stride_h * w + j * stride_w) * 8, int64(0), j), area - 1 - first, step, turn, out_w)
            sums = begin((load_8(biases, block * 8),))
            for m in range(kh):
                for n in range(kw):
                    at = ((plane * h + m * dilation_h) * w + n * dilation_w) * 8
                    v = load_8(taps, ((block * kh + m) * kw + n) * 8)
                    sums = tile(sums, look, source, at, (v,))
            keep(sums, look, target, (plane * area + first) * 8, ((int64(0), int64(0)),))

    return loop


@lru_cache(None)
def _kernel(lanes: int, wide: int) -> Kernel:
    # How much work a tile is depends on the call, which chooses between one thread and several itself.
    loop, name = conv_blocks(Tile(lanes, wide)), f"conv_blocks_{wide}_of_{lanes}"
    return kernel(loop, "iiiii", name=name, cost=float("inf"))


@lru_cache(None)
def _depthwise_kernel() -> Kernel:
    tile = for_places(SUMS, add_lanes), same_sums(SUMS), next_places(SUMS), for_places(SUMS, keep_one(keep_block))
    return kernel(conv_depthwise_blocks(*tile), "iiiii", name="conv_depthwise_blocks", cost=float("inf"))


@lru_cache(None)
def _pad_kernel() -> Kernel:
    return kernel(pad_blocks, "iiiiii", name="pad_blocks", cost=float("inf"))


def convolve(lanes: int, out: int, x: int, weight: int, bias: int, geometry: tuple[int, ...]) -> None:
    """Between blocks at these addresses. The weight has `lanes` outputs side by side; 0 of them if it is depthwise.

    Where there are 16, the bias has a block behind its last one.
    """
    samples, groups, inputs, outputs, h, w, out_h, out_w, kh, kw, _, _, pad_h, pad_w, *_ = geometry
    if lanes:
        vectors = -(-outputs * 8 // lanes)
        # Two vectors share the numbers of a place. With an odd number of them one in each tile costs less than one for nothing.
        wide = 2 - vectors % 2
        run, columns, high = _kernel(lanes, wide), vectors // wide, SUMS // wide
    else:
        run, columns, high = _depthwise_kernel(), 1, SUMS
    work = samples * groups * outputs * out_h * out_w * kh * kw * inputs * (32 if lanes else 8)
    launch = run.parallel if work >= 8 * GRAIN else run.serial
    tiles, table = groups * columns * -(-out_h * out_w // high), np.array(geometry, np.int64)
    if not (pad_h or pad_w):
        launch(samples * tiles, out, x, weight, bias, address_of(table))
        return
    # Some samples at a time, so that what is padded is still in the cache when it is read.
    high, wide = h + 2 * pad_h, w + 2 * pad_w
    planes = groups * inputs
    at_once = min(samples, max(1, CACHED * get_num_threads() // (planes * high * wide * 8)))
    padded = new((at_once, planes, high, wide, 8), scalar_type.float32)
    run = _pad_kernel()
    pad = run.parallel if padded.meta_.numel >= 4 * GRAIN else run.serial
    for first in range(0, samples, at_once):
        count = min(at_once, samples - first)
        pad(count * planes * high, data_ptr(padded), x + first * planes * h * w * 32, h, w, pad_h, pad_w)
        to = out + first * groups * outputs * out_h * out_w * 32
        launch(count * tiles, to, data_ptr(padded), weight, bias, address_of(table))
