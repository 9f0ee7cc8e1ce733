"""How a reduction's dimensions lie in memory, and how it is cut for several threads.

    reduced elements contiguous                          -> rows, short_rows
    outputs contiguous in the input, enough of them      -> columns
    few outputs, many elements                           -> cut into blocks: partial results in parallel, then joined

Pure geometry. Mirrors the reduction half of aten/src/ATen/TensorIteratorReduce.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import NamedTuple

import numpy as np

from tinytensor.aten.tensor_iterator import coalesce_dimensions
from tinytensor.c10.metadata import Metadata
from tinytensor.kernel_compiler import Kernel

Dims = tuple[int, ...]
Launch = Callable[..., None]

# Where one way of walking becomes faster than another. These numbers change speed and the order of additions, never which
# elements are read. GRAIN is PyTorch's `at::internal::GRAIN_SIZE`.
GRAIN = 32768  # elements worth a second thread
FEW_OUTPUTS = 8  # fewer rows than this are cut into blocks
MIN_COLUMNS = 16  # fewer neighbouring outputs than this are not worth a sweep
MAX_BLOCKS = 64
WIDEST_STRIP, NARROWEST_STRIP = 1024, 128  # columns; of float32 a strip of 1024 is a page of memory
SHARES = 8  # with less than this, one that is late keeps the others waiting
LONG = 512  # longer rows take longer than what a row begins and ends with
FOLDED = 64  # columns that a narrow matrix is folded to


class Geometry(NamedTuple):
    """Dimensions innermost first, strides in bytes, coalesced: see Note [Reduction geometry]."""

    kept_sizes: Dims
    kept_in: Dims
    kept_out: Dims
    reduced_sizes: Dims
    reduced_in: Dims

    @property
    def outputs(self) -> int:
        return prod(self.kept_sizes)

    @property
    def unit(self) -> int:
        return prod(self.reduced_sizes)

    def array(self) -> np.ndarray:
        header = [len(self.kept_sizes), len(self.reduced_sizes), prod(self.reduced_sizes[1:]), self.reduced_sizes[0]]
        rest = [*self.kept_sizes, *self.kept_in, *self.kept_out, *self.reduced_sizes, *self.reduced_in]
        return np.array(header + rest, np.int64)


def coalesce(sizes: Sequence[int], strides: Sequence[Sequence[int]]) -> tuple[Dims, tuple[Dims, ...]]:
    """Sort by the first operand's stride, innermost first (stretched dimensions last), drop sizes of 1, merge."""
    order = [dim for dim in range(len(sizes)) if sizes[dim] != 1]
    order.sort(key=lambda dim: (strides[0][dim] == 0, abs(strides[0][dim]), -dim))
    return coalesce_dimensions(tuple(sizes[d] for d in order), [tuple(s[d] for d in order) for s in strides])


def kept_dims(m: Metadata, dims: Dims, out: Metadata) -> list[tuple[int, int, int]]:
    """(size, stride in the input, stride in the output) of every dimension that is not reduced; strides in bytes."""
    # With keepdim the output has all dimensions and dimension `dim` is its `dim`-th; without it the kept ones moved up.
    kept = [dim for dim in range(m.dim) if dim not in dims]
    position = {dim: dim if out.dim == m.dim else i for i, dim in enumerate(kept)}
    return [(m.sizes[d], m.strides[d] * m.itemsize, out.strides[position[d]] * out.itemsize) for d in kept]


def make_geometry(m: Metadata, dims: Dims, out: Metadata) -> Geometry:
    """Geometry of reducing `dims` of an input into an output, which may have kept them with size 1."""
    kept = kept_dims(m, dims, out)
    kept_sizes, (kept_in, kept_out) = coalesce([k[0] for k in kept], [[k[1] for k in kept], [k[2] for k in kept]])
    sizes, (strides,) = coalesce([m.sizes[d] for d in dims], [[m.strides[d] * m.itemsize for d in dims]])
    if 0 in sizes:  # there is nothing to go through, whatever the other sizes are
        sizes, strides = (0,), (m.itemsize,)
    # The loops read an innermost reduced size and stride without asking, so there is always one reduced dimension. The kept
    # ones may be none: then there is one output, at offset 0.
    return Geometry(kept_sizes, kept_in, kept_out, sizes or (1,), strides or (m.itemsize,))


def index_geometry(
    m: Metadata, dim: int | None, values: Metadata | None, indices: Metadata
) -> tuple[int, int, Dims, tuple[Dims, ...]]:
    """(elements, their stride, kept sizes, kept strides in the input, in `values` and in `indices`) of a reduction that
    gives the place of an element; strides in bytes. `dim=None`: over all elements of a contiguous input."""
    if m.dim == 0 or dim is None:
        n, stride, kept = m.numel, m.itemsize, []
    else:
        n, stride = m.sizes[dim], m.strides[dim] * m.itemsize
        kept = kept_dims(m, (dim,), indices)
    of_values = [0] * len(kept)
    if dim is not None and values is not None and kept:
        of_values = [s for _, _, s in kept_dims(m, (dim,), values)]
    sizes, strides = coalesce([k[0] for k in kept], [[k[1] for k in kept], of_values, [k[2] for k in kept]])
    return n, stride, sizes, strides


def is_columns(g: Geometry, itemsize: int) -> bool:
    """Whether to sweep: outputs are neighbours in the input, elements of one output are not."""
    rows_are_long = g.reduced_in[0] == itemsize and g.reduced_sizes[0] > 1
    return bool(g.kept_sizes) and g.kept_in[0] == itemsize and g.kept_sizes[0] >= MIN_COLUMNS and not rows_are_long


def is_short_rows(g: Geometry, itemsize: int) -> bool:
    """Whether each of several outputs reduces a few neighbours."""
    dense = len(g.reduced_sizes) == 1 and g.reduced_in[0] == itemsize and 0 < g.reduced_sizes[0] <= LONG
    return dense and bool(g.kept_sizes) and g.kept_sizes[0] > 1


def strip_width(kept_sizes: Dims) -> int:
    """How many neighbouring outputs are swept by one thread: as many as leave enough strips to share out."""
    strip = WIDEST_STRIP
    while strip > NARROWEST_STRIP and count_strips(kept_sizes, strip) < SHARES:
        strip //= 2
    return strip


def count_strips(kept_sizes: Dims, strip: int) -> int:
    return -(-kept_sizes[0] // strip) * prod(kept_sizes[1:])


def choose_runner(k: Kernel, n: int) -> Launch:
    return k.parallel if n >= GRAIN else k.serial


# ---- cutting -----------------------------------------------------------------------------------------------------


def count_blocks(g: Geometry, itemsize: int) -> int:
    """Into how many blocks to cut the outermost reduced dimension; 1: not at all."""
    n = g.outputs * g.unit
    # Folding pays on one thread too (wider sweeps), so it begins at half the size. Two blocks at least: 1 would mean "not
    # cut", and only what is cut is folded, because the join at the end adds the folded columns up.
    if fold_rows(g, itemsize) > 1 and n >= GRAIN // 2:
        return max(2, min(MAX_BLOCKS, n // GRAIN))
    if n < 2 * GRAIN:
        return 1
    # Enough outputs already give every thread a share of its own; cutting would only add the join. A sweep takes a strip of
    # neighbouring outputs at a time, so there it takes more of them. The wider the rows, the more of them pay for the join.
    if is_columns(g, itemsize):
        wanted = -(-MAX_BLOCKS // count_strips(g.kept_sizes, WIDEST_STRIP))
        return max(1, min(wanted, n // GRAIN, g.reduced_sizes[-1] // (4 if g.outputs < WIDEST_STRIP else 32)))
    return 1 if g.outputs >= FEW_OUTPUTS else max(1, min(MAX_BLOCKS, n // GRAIN, g.reduced_sizes[-1] // 4))


def cut_evenly(g: Geometry, blocks: int) -> tuple[int, int, int]:
    """(blocks, size of each, size of the last) along the outermost reduced dimension."""
    size = g.reduced_sizes[-1]
    block = -(-size // blocks)
    # Rounded up to a multiple of 64. Fewer blocks may then be enough, so they are counted again.
    block = -(-block // 64) * 64 if block > 64 else block
    blocks = -(-size // block)
    return blocks, block, size - (blocks - 1) * block


def dense_strides(sizes: Dims, itemsize: int) -> Dims:
    """Strides in bytes of accumulators that lie one after the other."""
    return tuple(itemsize * prod(sizes[:dim]) for dim in range(len(sizes)))


def block_geometry(g: Geometry, count: int, block: int, step: int, acc_itemsize: int) -> Geometry:
    """`count` blocks, `step` apart, as one more kept dimension; every block gives a row of accumulators."""
    kept, kept_in = g.kept_sizes, g.kept_in
    if count > 1:
        kept, kept_in = (*kept, count), (*kept_in, g.reduced_in[-1] * step)
    return Geometry(kept, kept_in, dense_strides(kept, acc_itemsize), (*g.reduced_sizes[:-1], block), g.reduced_in)


def fold_rows(g: Geometry, itemsize: int) -> int:
    """How many rows of a long, narrow matrix to read as one: 1 if it is not long or not narrow.

    A dense (rows, width) matrix is also (rows / fold, width * fold): column c of the wide one holds elements of column
    c % width of the narrow one. A sweep over 64 columns fills vector lanes, one over 3 does not; the `fold` partial
    results of each column are joined at the end. Not more than that: a sweep reads four rows at a time, and only where they are
    short is that nearly the order of memory, which the processor fetches in advance.
    """
    if len(g.kept_sizes) != 1 or len(g.reduced_sizes) != 1 or g.kept_in[0] != itemsize:
        return 1
    width = g.kept_sizes[0]
    folded = -(-FOLDED // width)
    is_dense = g.reduced_in[0] == width * itemsize
    return folded if is_dense and g.reduced_sizes[0] >= 32 * folded else 1


class Piece(NamedTuple):
    """A part of the input, where it starts (bytes), and how many rows of partial results it gives."""

    geometry: Geometry
    start: int
    rows: int


def cut_into_pieces(g: Geometry, itemsize: int, acc_itemsize: int, blocks: int) -> list[Piece]:
    """Cut a reduction into pieces: whole blocks, the last block, and what folding leaves over."""
    fold, left = fold_rows(g, itemsize), None
    if fold > 1:
        width, rows = g.kept_sizes[0], g.reduced_sizes[0]
        wide = (width * fold,)
        # The last rows % fold rows do not fill a wide row; they are a narrow piece of their own.
        if rows % fold:
            rest = block_geometry(g, 1, rows % fold, 1, acc_itemsize)
            left = Piece(rest, rows // fold * fold * g.reduced_in[0], 1)
        g = Geometry(wide, g.kept_in, g.kept_in, (rows // fold,), (fold * g.reduced_in[0],))
    # A kernel's geometry has one reduced size, so a shorter last block is a launch of its own. Partial results of all
    # pieces lie one after the other, in the order of the rows that they come from.
    blocks, block, tail = cut_evenly(g, blocks)
    whole = blocks if tail == block else blocks - 1
    pieces = [Piece(block_geometry(g, whole, block, block, acc_itemsize), 0, whole * fold)]
    if whole != blocks:
        start = whole * block * g.reduced_in[-1]
        pieces.append(Piece(block_geometry(g, 1, tail, block, acc_itemsize), start, fold))
    return [*pieces, left] if left else pieces
