"""Direct convolution: a matrix product whose second matrix is never laid out, because a row of it is a place in the image.

A picture in words. An image of 4 x 4 with a margin of zeros is a plane of 6 x 6 numbers. Written down row after row, it is one
line of 36. The kernel is 3 x 3, and its tap (i, j) looks 6 i + j numbers ahead. So, for all outputs at once,

    outputs 0, 1, 2, ...  =  sum over taps of  weight of the tap  x  the line from number 6 i + j on

and a tap is a place to begin reading: no edges, no columns (im2col), nothing copied but the margin. At the end of each row of
outputs stand two numbers that belong to no output, since the line has rows of 6 and the result has rows of 4. They are
computed and thrown away, which is cheaper than to step over them.

With a stride the line is sorted first: all even columns, then all odd ones, rows likewise. Then the inputs of one tap are
neighbours again, and only the tables of places differ. Depth needs no sorting, for each depth of the result has lines of its own.
So there is one kernel for one, two and three dimensions, for all sizes, strides, dilations and groups:

    begin of row r of the second matrix = places[r],    r = (input channel, tap)

`Lines` has that table. Three kernels stand on it:

    lay_lines    the images with their margins, sorted
    run          results of 8 channels x 32 places are summed up in registers over all r, each vector of 16 numbers of the line
                 times the weights of 8 channels, which `pack` has put side by side. It is the product to the small side
                 and, with the taps turned round, the one to the large side.
    add_weights  the weight's gradient: sums of 8 rows r x 32 channels, over all places of all images. The gradients of the
                 channels of one place lie side by side here (`turn`), and the numbers of the lines are broadcast.

Tiles are 4 x 16 where registers are narrower (cpu/register_tiles.py). Where a group has so few channels of results
that most of a tile would be empty, as in a depthwise convolution, `run` takes tiles of one channel x 64 places. Every number of
the result is summed up by one thread, in one order.

A margin is multiplied as any other number, so at an edge an infinite weight gives NaN. oneDNN leaves margins out, but for some
depthwise convolutions; what PyTorch does by itself, as for float64, multiplies them. To step over a margin here would take the
one line apart.

For float32. In the place of the kernels of oneDNN that aten/src/ATen/native/mkldnn/Conv.cpp calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING

import numpy as np
from numpy import float32 as number
from numpy import int64

from tinytensor.aten.native.cpu.register_tiles import LongTile, NarrowTile, Tile, full_tile, long_tile, narrow_tile
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn.convolution.conv_utils import ConvGeometry
from tinytensor.aten.native.nn.convolution.cpu.im2col_kernel import copy_line
from tinytensor.aten.native.nn.param_utils import new
from tinytensor.c10.allocator import allocate
from tinytensor.c10.scalar_type import ScalarType, float32
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int64, ptr_uint32
from tinytensor.kernel_compiler.vectors import store

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
Ints = tuple[int, ...]
AnyTile = Tile | LongTile | NarrowTile
CACHED = 1 << 17
"""Numbers of a group of an image that stay in the second-level cache (512 KB)."""

# Note [Lines of vectors]
# `run` computes vectors of neighbours. Either the outputs of a channel are taken for one long line, and what stands between two
# rows of outputs is computed too; or each row is a line of its own, whose last vector has numbers that belong to no output.
# What makes fewer vectors is done: the second for rows of 16, 32, ..., the first for most others.


class Lines:
    """Where the inputs of a convolution stand in its lines. All sizes have three dimensions; images have a depth of 1.

    `turned` makes the taps run backwards, as the product to the large side needs them. `places` and `table` are what the kernels read;
    the table is [source sizes, result sizes, strides, padding (3 each), size of a channel, of a depth, of a sorted part,
    rows and columns of a part, depths]. `numbers` are those of the table, `places_at` and `table_at` the addresses.
    """

    __slots__ = (
        "channels", "count", "groups", "lie", "numbers", "places", "places_at", "results", "rows", "runs", "size", "table",
        "table_at", "work",
    )  # fmt: skip

    def __init__(
        self, count: int, groups: int, channels: int, results: int, inputs: Ints, outputs: Ints, kernel: Ints, stride: Ints,
        padding: Ints, dilation: Ints, turned: bool,
    ):  # fmt: skip
        self.count, self.groups, self.channels, self.results = count, groups, channels, results
        # A kernel of one tap that visits every input: each channel is a line as it lies.
        self.lie = prod(kernel) == 1 and inputs == outputs and set(stride) == {1} and not any(padding)
        if self.lie:
            inputs = outputs = (1, 1, prod(outputs))
        # What is looked at: from the first output's first tap to the last one's last. Inputs beyond it are left out.
        depths, *sides = (
            (o - 1) * s + (k - 1) * d + 1 for o, s, k, d in zip(outputs, stride, kernel, dilation, strict=True)
        )
        _, s1, s2 = stride
        high, wide = -(-sides[0] // s1), -(-sides[1] // s2)
        part = high * wide
        depth = s1 * s2 * part
        self.size = depths * depth
        places = []
        for tap in product(*map(range, kernel)):
            tap = tuple(k - 1 - t for k, t in zip(kernel, tap, strict=True)) if turned else tap
            z, y, x = (t * d for t, d in zip(tap, dilation, strict=True))
            places.append(z * depth + (y % s1 * s2 + x % s2) * part + y // s1 * wide + x // s2)
        begins = np.arange(channels, dtype=np.int64)[:, None] * self.size
        self.places = (begins + np.array(places, np.int64)).reshape(-1)
        self.rows = len(self.places)
        self.numbers = (*inputs, *outputs, *stride, *padding, self.size, depth, part, high, wide, depths)
        self.table = np.array(self.numbers, np.int64)
        self.places_at, self.table_at = address_of(self.places), address_of(self.table)
        # Numbers that `run` computes for one depth of one channel, and those of them that are results.
        self.runs = (outputs[1] - 1) * wide + outputs[2]
        self.work = count * groups * results * prod(outputs) * self.rows


# ---- kernels: lines, weights -----------------------------------------------------------------------------------------


def lay_lines(lo, hi, lines, x, table):
    """`lo, hi` count channels of all images."""
    g = ptr_int64(table)
    in0, in1, in2 = g[0], g[1], g[2]
    s1, s2 = g[7], g[8]
    pad0, pad1, pad2 = g[9], g[10], g[11]
    high, wide, depths = g[15], g[16], g[17]
    target, source = ptr_uint32(lines), ptr_uint32(x)
    for plane in range(int64(lo), int64(hi)):
        place = plane * g[12]
        for z in range(depths):
            i0 = z - pad0
            for first_row in range(s1):
                for first_column in range(s2):
                    for y in range(high):
                        i1 = y * s1 + first_row - pad1
                        inside = (i0 >= 0) & (i0 < in0) & (i1 >= 0) & (i1 < in1)
                        begin = ((plane * in0 + i0) * in1 + i1) * in2
                        copy_line(target, place, wide, source, begin, in2 if inside else 0, first_column - pad2, s2)
                        place += wide


def pack(lo, hi, packed, weight, bias, groups, results, channels, taps, of_result, of_channel, tile):
    """A block has `tile` channels of results: their biases, then their weights, row by row. Channels that are missing are 0."""
    target, source, biases = ptr_float32(packed), ptr_float32(weight), ptr_float32(bias)
    blocks = (results + tile - 1) // tile
    for block in range(int64(lo), int64(hi)):
        group = block // blocks
        first = (block - group * blocks) * tile
        to = block * (channels * taps + 1) * tile
        begin = group * results * channels * taps
        for lane in range(tile):
            there = first + lane < results
            target[to + lane] = biases[group * results + first + lane] if there and bias != 0 else number(0)
        to += tile
        for c in range(channels):
            for tap in range(taps):
                for lane in range(tile):
                    there = first + lane < results
                    at = begin + (first + lane) * of_result + c * of_channel + tap
                    target[to + lane] = source[at] if there else number(0)
                to += tile


def turn(lo, hi, turned, x, channels, places, width):
    """x (groups, channels, places) -> (groups, blocks of `width` channels, places, width); what is missing is 0."""
    target, source = ptr_float32(turned), ptr_float32(x)
    blocks = (channels + width - 1) // width
    for block in range(int64(lo), int64(hi)):
        group = block // blocks
        first = (block - group * blocks) * width
        to = block * places * width
        count = min(int64(width), channels - first)
        begin = (group * channels + first) * places
        # A few places at a time: their cache lines are written once, whichever channel comes first.
        for start in range(0, places, 16):
            end = min(start + 16, places)
            for c in range(count):
                for q in range(start, end):
                    target[to + q * width + c] = source[begin + c * places + q]
            for c in range(count, int64(width)):
                for q in range(start, end):
                    target[to + q * width + c] = number(0)


# ---- kernels: the products -------------------------------------------------------------------------------------------


def run(tile: AnyTile) -> F:
    """`lo, hi` count (image, group, depth, block of channels) of the result; `scratch` has room for one of them at `lo`.

    `per` vectors stand in a line of the result, and `step` numbers lie between two lines of it in `scratch`: see Note [Lines of
    vectors].
    """
    begin, add, keep, vectors_at, vector_places = tile.begin, tile.add, tile.keep, tile.vectors_at, tile.vector_places
    load, neighbours, high, wide, lanes = tile.load, tile.neighbours, tile.high, tile.wide, tile.lanes

    def loop(
        lo, hi, out, lines, packed, scratch, places, table, groups, channels, results, rows, flat, count, per, step
    ):
        g = ptr_int64(table)
        out0, out1, out2 = g[3], g[4], g[5]
        pitch = g[16]
        source, weights, target, look = ptr_float32(lines), ptr_float32(packed), ptr_float32(out), ptr_int64(places)
        sums_of = ptr_float32(scratch + int64(lo) * high * flat * 4)
        blocks = (results + high - 1) // high
        dense = out0 == 1 and flat == out1 * out2 and step == out2
        for unit in range(int64(lo), int64(hi)):
            plane = unit // blocks
            first = (unit - plane * blocks) * high
            image = plane // out0
            depth = plane - image * out0
            group = image - image // groups * groups
            start = image * channels * g[12] + depth * g[6] * g[13]
            block = (group * blocks * high + first) * (rows + 1)
            place = int64(0), int64(0), int64(0)
            for q in range(0, flat, wide):
                sums = begin(neighbours(weights, block))
                vectors, place = vector_places(place, count - 1, per, pitch)
                at = block
                for r in range(rows):
                    at += high
                    sums = add(sums, neighbours(weights, at), vectors_at(source, start + look[r], vectors))
                if dense and results - first >= high:
                    keep(target, (image * results + first) * flat + q, flat, sums)
                else:
                    keep(sums_of, q, flat, sums)
            # Without the numbers that belong to no output.
            for c in range(int64(0) if dense and results - first >= high else min(int64(high), results - first)):
                to = ((image * results + first + c) * out0 + depth) * out1 * out2
                for i in range(out1):
                    at = c * flat + i * step
                    whole = out2 // lanes * lanes
                    for j in range(0, whole, lanes):
                        store(target, to + j, load(sums_of, at + j))
                    for j in range(whole, out2):
                        target[to + j] = sums_of[at + j]
                    to += out2

    return loop


def add_weights(tile: Tile) -> F:
    """`lo, hi` count (group, block of rows); `sums` (groups, blocks of channels, rows of whole blocks, width) begins with 0."""
    read, add, keep, vectors = tile.read, tile.add, tile.keep, tile.vectors
    places_of, numbers_at, high, wide = tile.places, tile.numbers_at, tile.high, tile.wide

    def loop(lo, hi, sums, lines, turned, places, table, count, groups, channels, results, rows):
        g = ptr_int64(table)
        out0, out1, out2 = g[3], g[4], g[5]
        outputs = out0 * out1 * out2
        target, source, grads, look = ptr_float32(sums), ptr_float32(lines), ptr_float32(turned), ptr_int64(places)
        row_blocks, blocks = (rows + high - 1) // high, (results + wide - 1) // wide
        # Image after image, so that what is read again for each block is still in the cache.
        for n in range(count):
            for unit in range(int64(lo), int64(hi)):
                group = unit // row_blocks
                first = (unit - group * row_blocks) * high
                image = n * groups + group
                look_at = places_of(look, first, rows - 1)
                for block in range(blocks):
                    to = ((group * blocks + block) * row_blocks * high + first) * wide
                    at = (image * blocks + block) * outputs * wide
                    found = read(target, to, wide)
                    for j0 in range(out0):
                        for j1 in range(out1):
                            x = image * channels * g[12] + j0 * g[6] * g[13] + j1 * g[16]
                            for j2 in range(out2):
                                found = add(found, numbers_at(source, x + j2, look_at), vectors(grads, at))
                                at += wide
                    keep(target, to, wide, found)

    return loop


def lay_weights(lo, hi, weight, sums, groups, results, rows, high, width):
    """What `add_weights` has found, as the weight (groups * results, rows) lies; `lo, hi` count its channels."""
    target, source = ptr_float32(weight), ptr_float32(sums)
    blocks, padded = (results + width - 1) // width, (rows + high - 1) // high * high
    for channel in range(int64(lo), int64(hi)):
        group = channel // results
        k = channel - group * results
        block = group * blocks + k // width
        for r in range(rows):
            target[channel * rows + r] = source[(block * padded + r) * width + k % width]


def _tile_for(lines: Lines) -> AnyTile:
    """The narrow one where a group's results fill less than half of the other's rows."""
    tile = long_tile()
    return tile if 2 * lines.results >= tile.high else narrow_tile()


@lru_cache(None)
def _kernel(name: str) -> Kernel:
    loops: dict[str, tuple[F, int]] = {
        "lay_lines": (lay_lines, 3), "pack": (pack, 10), "run": (run(long_tile()), 14), "run_narrow": (run(narrow_tile()), 14),
        "turn": (turn, 5), "add_weights": (add_weights(full_tile()), 10), "lay_weights": (lay_weights, 7),
    }  # fmt: skip
    loop, count = loops[name]
    return kernel(loop, "i" * count, name=f"conv_{name}", cost=float("inf"))


# ---- from tensors to kernels -----------------------------------------------------------------------------------------


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


def _launch(name: str, n: int, work: int, *numbers: int) -> None:
    k = _kernel(name)
    (k.parallel if work >= GRAIN else k.serial)(n, *numbers)


def _floats(count: int) -> Tensor:
    return new((count,), float32)


def _lines_of(x: Tensor, lines: Lines, wide: int) -> Tensor:
    if lines.lie:
        return x
    planes = lines.count * lines.groups * lines.channels
    # The last tile reads on behind the last line.
    laid = _floats(planes * lines.size + wide)
    _launch("lay_lines", planes, planes * lines.size, _address(laid), _address(x), lines.table_at)
    return laid


def _vectors(lines: Lines, tile: AnyTile) -> tuple[int, int]:
    """How many vectors the outputs of a channel and a depth are, and how many of them a line has."""
    count, rows, per = -(-lines.runs // tile.lanes), lines.numbers[4], -(-lines.numbers[5] // tile.lanes)
    return (rows * per, per) if rows * per <= count else (count, count)


def _product(out: Tensor, x: Tensor, weight: Tensor, bias: Tensor | None, lines: Lines, steps: tuple[int, int]) -> None:
    """The convolution that `lines` describes; `steps` lead to the next result's and the next channel's weights."""
    tile = _tile_for(lines)
    laid = _lines_of(x, lines, tile.wide)
    blocks = -(-lines.results // tile.high)
    numbers = lines.groups * blocks * (lines.rows + 1) * tile.high
    packed = allocate(numbers * float32.itemsize)
    taps = lines.rows // lines.channels
    _launch(
        "pack", lines.groups * blocks, numbers, packed.data_ptr, _address(weight),
        0 if bias is None else _address(bias), lines.groups, lines.results, lines.channels, taps, *steps, tile.high,
    )  # fmt: skip
    count, per = _vectors(lines, tile)
    flat = -(-count * tile.lanes // tile.wide) * tile.wide
    units = lines.count * lines.groups * lines.numbers[3] * blocks
    scratch = allocate((units if lines.work >= GRAIN else 1) * tile.high * flat * float32.itemsize)
    name = "run" if tile is long_tile() else "run_narrow"
    step = lines.numbers[16] if count == per and lines.numbers[4] > 1 else per * tile.lanes
    _launch(
        name, units, lines.work, _address(out), _address(laid), packed.data_ptr, scratch.data_ptr,
        lines.places_at, lines.table_at, lines.groups, lines.channels, lines.results, lines.rows, flat,
        count, per, step,
    )  # fmt: skip


def _lines(g: ConvGeometry, turned: bool) -> Lines:
    found = g.kept.get(turned)
    if found is None:
        c = g.columns
        if turned:
            padding = tuple((k - 1) * d - p for k, d, p in zip(c.kernel, c.dilation, c.padding, strict=True))
            sides = g.small_channels, c.channels, c.outputs, c.inputs
        else:
            padding, sides = c.padding, (c.channels, g.small_channels, c.inputs, c.outputs)
        found = g.kept[turned] = Lines(g.count, g.groups, *sides, c.kernel, c.stride, padding, c.dilation, turned)
    return found


def _suits(g: ConvGeometry, dtype: ScalarType) -> bool:
    return dtype is float32 and mode() != "off"


def _fills_tiles(lines: Lines) -> bool:
    """Whether at least half of what `run` computes is results."""
    tile = _tile_for(lines)
    count, _ = _vectors(lines, tile)
    channels, places = -(-lines.results // tile.high) * tile.high, -(-count * tile.lanes // tile.wide) * tile.wide
    return 2 * lines.results * lines.numbers[4] * lines.numbers[5] >= channels * places


def _may_lie(lines: Lines) -> bool:
    """Whether lines that are read as they lie have whole tiles, so that nothing is read behind the last one; and stay in the
    cache, for each block of channels reads them again. Else BLAS is the better way."""
    tile = _tile_for(lines)
    is_whole = not (lines.results % tile.high or lines.runs % tile.wide)
    return is_whole and lines.channels * lines.size <= CACHED


def _suits_lines(lines: Lines) -> bool:
    return _may_lie(lines) if lines.lie else _fills_tiles(lines)


def suits_small(g: ConvGeometry, dtype: ScalarType) -> bool:
    """Whether this is the way to the small side; for others columns are the better one."""
    return _suits(g, dtype) and _suits_lines(_lines(g, False))


def suits_large(g: ConvGeometry, dtype: ScalarType) -> bool:
    """The same for the large side, where a stride would leave gaps."""
    return _suits(g, dtype) and set(g.columns.stride) == {1} and _suits_lines(_lines(g, True))


def suits_weight(g: ConvGeometry, dtype: ScalarType) -> bool:
    """The same for the weight, whose tiles have channels of the small side as columns."""
    return _suits(g, dtype) and not g.columns.is_identity and 2 * g.small_channels >= full_tile().wide


def to_small(small: Tensor, large: Tensor, weight: Tensor, g: ConvGeometry, bias: Tensor | None) -> None:
    """small = weight @ columns(large) + bias."""
    lines = _lines(g, False)
    _product(small, large, weight, bias, lines, (lines.rows, lines.rows // lines.channels))


def to_large(large: Tensor, small: Tensor, weight: Tensor, g: ConvGeometry) -> None:
    """large = what every element of small contributes to it."""
    lines = _lines(g, True)
    taps = lines.rows // lines.channels
    _product(large, small, weight, None, lines, (taps, lines.results * taps))


def to_weight(weight: Tensor, small: Tensor, large: Tensor, g: ConvGeometry) -> None:
    """weight = the sum over images of small @ columns(large)^T."""
    tile, lines = full_tile(), _lines(g, False)
    laid = _lines_of(large, lines, tile.wide)
    outputs = prod(g.columns.outputs)
    blocks, row_blocks = -(-lines.results // tile.wide), -(-lines.rows // tile.high)
    turned = _floats(lines.count * lines.groups * blocks * outputs * tile.wide)
    _launch(
        "turn", lines.count * lines.groups * blocks, turned.meta_.numel, _address(turned), _address(small), lines.results,
        outputs, tile.wide,
    )  # fmt: skip
    sums = zero_(_floats(lines.groups * blocks * row_blocks * tile.high * tile.wide))
    _launch(
        "add_weights", lines.groups * row_blocks, lines.work, _address(sums), _address(laid), _address(turned),
        lines.places_at, lines.table_at, lines.count, lines.groups, lines.channels, lines.results, lines.rows,
    )  # fmt: skip
    _launch(
        "lay_weights", lines.groups * lines.results, weight.meta_.numel, _address(weight), _address(sums), lines.groups,
        lines.results, lines.rows, tile.high, tile.wide,
    )  # fmt: skip
