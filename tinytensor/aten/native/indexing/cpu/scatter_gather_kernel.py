"""CPU kernels of scatter, index_add, index_fill and the like: from metadata to a prepared launch.

Two indices of one line may name one place: the later write has to win, and sums are added up in order. So a line is walked by one
thread, from its beginning to its end; threads share out lines.

Mirrors aten/src/ATen/native/cpu/ScatterGatherKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.cpu.index_kernel import (
    BITS,
    MASK_BLOCK,
    BadIndex,
    Ints,
    Launch,
    Wanted,
    address,
    no_place,
    nothing,
    ordered_geometry,
    plan_index_check,
    put_kernel,
    scaled,
    walk,
    write_before,
)
from tinytensor.aten.native.indexing.reference import scatter_gather
from tinytensor.aten.native.indexing.tensor_advanced_indexing_stubs import ScatterGeometry
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import NARROWEST_STRIP, SHARES
from tinytensor.aten.tensor_iterator import coalesce_dimensions, reorder_dimensions
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8
from tinytensor.kernel_compiler.substitute import in_python
from tinytensor.threads import get_num_threads

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== loops ===========================================================================================================
#
# Loops that write through an index: values combined with what is there, and the elements that a mask names.
#
# Mirrors aten/src/ATen/native/cpu/ScatterGatherKernel.cpp and `cpu_masked_scatter_kernel` of IndexKernel.cpp.


F = Callable


def combine_into(ptr: F, itemsize: int, load: F, store: F, combine: F) -> F:
    """b[.. index[p] ..] = combine(b[.. index[p] ..], a[p]), one p after the other. See Note [Index geometry]."""

    # For each element of the index: read what stands at its place, combine, write back. Two indices may name one place,
    # so the order is that of the index.
    def move(x, j, y, k):
        y[k] = store(combine(load(y[k]), load(x[j])))

    def move_row(x, y, count):
        for j in range(uintp(count)):
            y[j] = store(combine(load(y[j]), load(x[j])))

    return walk(ptr, itemsize, move, move_row)


def whole_lines(loop: F) -> F:
    """`loop`, whose shares begin and end at multiples of `unit` elements."""

    def of_whole_lines(lo, hi, a, b, index, geometry, low, size, stride, unit):
        first = (int64(lo) + unit - 1) // unit * unit
        last = (int64(hi) + unit - 1) // unit * unit
        loop(uintp(first), uintp(last), a, b, index, geometry, low, size, stride, int64(0))

    return of_whole_lines


def add(a, b):
    return a + b


def multiply(a, b):
    return a * b


def amax(a, b):
    """The larger one; a NaN wins."""
    return b if (b > a) | (b != b) else a


def amin(a, b):
    """The smaller one; a NaN wins."""
    return b if (b < a) | (b != b) else a


def masked_scatter(ptr: F) -> F:
    """out[i] = source[place] for the chosen i of each block; `starts[b]` elements are chosen before block b."""

    def loop(lo, hi, out, source, mask, n, block, starts):
        m, start = ptr_uint8(mask), ptr_int64(starts)
        o, s = ptr(out), ptr(source)
        # b walks the blocks of this share, i the elements of a block. A block knows by `starts` where in the source its
        # elements begin, so blocks do not wait for each other. The caller has checked that the source is long enough.
        for b in range(int64(lo), int64(hi)):
            place = start[b]
            # `place` runs through the source; where the mask is false the output keeps what it has.
            for i in range(b * block, min((b + 1) * block, n)):
                if m[i] != 0:
                    o[i] = s[place]
                    place += 1

    return loop


# Each is called with the stored element first and the new one second.
_COMBINE = {"add": add, "multiply": multiply, "amax": amax, "amin": amin}


@lru_cache(None)
def _combine_kernel(dtype: ScalarType, reduce: str) -> Kernel:
    value = fn.value_type(dtype)
    loop = combine_into(POINTERS[dtype], dtype.itemsize, fn.load_as(dtype, value), fn.STORE[dtype], _COMBINE[reduce])
    return kernel(loop, "iiiiiiii", name=f"scatter_{reduce}_{dtype.name}")


@lru_cache(None)
def _scatter_kernel(dtype: ScalarType, reduce: str | None) -> Kernel:
    """The same loops in shares of whole lines."""
    k = put_kernel(dtype.itemsize) if reduce is None else _combine_kernel(dtype, reduce)
    substitute = in_python(_scatter_kernel, dtype, reduce) if reduce is None else None
    return kernel(whole_lines(k.loop), "iiiiiiii", name=f"{k.name}_lines", substitute=substitute)


@lru_cache(None)
def _masked_scatter_kernel(itemsize: int) -> Kernel:
    loop = masked_scatter(BITS[itemsize])
    return kernel(loop, "iiiiii", name=f"masked_scatter_{itemsize}", cost=MASK_BLOCK)


def plan_scatter(g: ScatterGeometry, dtype: ScalarType, reduce: str | None, negative: bool) -> Launch:
    """Prepare `launch(out, index, src)`; the index is int64. Of what comes before a bad one all is written.

    Not by a scatter of 16-bit floats: PyTorch computes it in another tensor, and copies that back at the end.
    """
    n = prod(g.shape)
    if n == 0:
        return nothing
    if g.size == 0:
        return lambda out, index, src: no_place(index)
    k = put_kernel(dtype.itemsize) if reduce is None else _combine_kernel(dtype, reduce)
    scatter = _scatter_kernel(dtype, reduce)
    whole, parts = _share_out(g, dtype.itemsize)
    is_shared = n > scatter.grain and parts[0].unit < parts[0].n
    size, stride, low = g.size, g.stride * dtype.itemsize, -g.size if negative else 0
    find_bad = plan_index_check(g.shape, g.index_strides, low, size)
    apart = g.walk == "scatter" and dtype.is_floating_point and dtype.itemsize == 2

    def launch(out: Tensor, index: Tensor, src: Tensor) -> BadIndex:
        if find_bad(index) is not None:
            wanted = [Wanted(index, g.index_strides, low, g.size, g.stride)]
            kernel = None if apart else k
            return write_before(kernel, dtype.itemsize, g.shape, axes(), (out, g.target), (src, g.source), wanted)
        a, b, i = address(src), address(out), address(index)
        if not is_shared or get_num_threads() == 1:
            scatter.serial(n, a, b, i, whole.geometry, low, size, stride, n)
            return None
        for part in parts:
            run = scatter.parallel if part.unit < part.n else scatter.serial
            x, y, j = part.starts
            run(part.n, a + x, b + y, i + j, part.geometry, low, size, stride, part.unit)
        return None

    def axes() -> Sequence[int]:
        return _axes(g, constant=not any(g.source))

    return launch


class _Part(NamedTuple):
    """Elements of the index that one launch visits. Threads share out units; of each other's they write no place."""

    geometry: int
    n: int
    unit: int
    starts: Ints  # bytes from the first element of source, target and index
    keep: np.ndarray


def _part(dims: Sequence[tuple[int, Ints]], units: int, starts: Ints = (0, 0, 0)) -> _Part:
    """`dims`: sizes and strides, innermost first."""
    array = ordered_geometry([n for n, _ in dims], [[steps[operand] for _, steps in dims] for operand in range(3)])
    n = prod(n for n, _ in dims)
    return _Part(address_of(array), n, n // units, starts, array)


def _share_out(g: ScatterGeometry, itemsize: int) -> tuple[_Part, Sequence[_Part]]:
    """All elements in the order that is best for one thread, and cut into what several can share."""
    # Source and target change their roles against gather: here the indexed tensor is written.
    strides = scaled(g.source, itemsize), scaled(g.target, itemsize), scaled(g.index_strides, 8)
    order = [d for d in reorder_dimensions(g.shape, strides) if g.shape[d] > 1]
    dims = [(g.shape[d], tuple(steps[d] for steps in strides)) for d in order]
    unshared = _apart(g)
    apart = [d in unshared for d in order]
    # Of the outermost dimensions each position is a unit, as long as they come before the indexed one.
    units = 1
    for (n, _), is_apart in zip(dims[::-1], apart[::-1], strict=True):
        if not is_apart:
            break
        units *= n
    whole = _part(dims, units)
    longest = max((k for k in range(len(dims)) if apart[k]), key=lambda k: dims[k][0], default=0)
    if units >= SHARES or not any(apart):
        return whole, [whole]
    # Else the longest dimension within is made the outermost. If neighbours lie along it, strips of them are kept together.
    n, steps = dims[longest]
    if longest > 0:
        return whole, [_part([*dims[:longest], *dims[longest + 1 :], dims[longest]], n)]
    # A row that has one index moves at the speed of memory; in strips it is slower by as much as a second thread gains.
    strips = SHARES if steps[2] else 1
    while n // strips < NARROWEST_STRIP and strips > 1:
        strips //= 2
    width, rest = divmod(n, strips)
    along = tuple(step * width for step in steps)
    parts = [_part([(width, steps), *dims[1:], (strips, along)], strips)]
    if rest:
        parts.append(_part([(rest, steps), *dims[1:]], 1, tuple(step * strips for step in along)))
    return whole, parts


def _apart(g: ScatterGeometry) -> set[int]:
    """The dimensions along which elements of the index never name one place."""
    dims = {d for d, n in enumerate(g.shape) if n > 1 and g.target[d] != 0}
    steps = [(abs(g.target[d]), g.shape[d]) for d in dims]
    # A tensor may have been laid over itself by as_strided: each step has to lead beyond all that smaller ones reach.
    reach = 0
    for step, n in sorted([*steps, (abs(g.stride), g.size)] if g.size > 1 else steps):
        if step <= reach:
            return set()
        reach += step * (n - 1)
    return dims


def _axes(g: ScatterGeometry, constant: bool) -> Sequence[int]:
    """The dimensions, outermost first, as PyTorch's loops have them. `constant`: one value is written everywhere."""
    ndim = len(g.shape)
    if g.walk == "slices":
        return [g.dim, *(d for d in range(ndim) if d != g.dim)]
    if g.walk == "iterator":
        operands = [g.target, g.index_strides] if constant else [g.target, g.index_strides, g.source]
        return reorder_dimensions(g.shape, operands)[::-1]
    # The iterator goes over the other dimensions; `dim` is the innermost loop if it is the last one, else the loop around the
    # innermost one of the iterator, which is of all dimensions that merge.
    target = tuple(g.stride if d == g.dim else step for d, step in enumerate(g.target))
    operands = [target, g.index_strides] if constant else [target, g.source, g.index_strides]
    shape = tuple(1 if d == g.dim else n for d, n in enumerate(g.shape))
    order = [d for d in reorder_dimensions(shape, operands) if d != g.dim]
    if g.dim == ndim - 1:
        return [*order[::-1], g.dim]
    sizes, strides = tuple(shape[d] for d in order), [tuple(s[d] for d in order) for s in operands]
    inner = 1
    while (
        inner < len(order) and len(coalesce_dimensions(sizes[: inner + 1], [s[: inner + 1] for s in strides])[0]) == 1
    ):
        inner += 1
    return [*order[inner:][::-1], g.dim, *order[:inner][::-1]]


def _run_masked_scatter(out: Tensor, mask: Tensor, source: Tensor) -> bool:
    """Write the elements of `source`, in order, to where the mask is true."""
    counted = stubs.masked_stub["cpu"].count(mask)
    if counted.total > source.meta_.numel:
        return False
    k, blocks = _masked_scatter_kernel(out.meta_.itemsize), counted.blocks
    run = k.parallel if blocks > 1 else k.serial
    starts = counted.starts.data_ptr
    run(blocks, address(out), address(source), address(mask), out.meta_.numel, MASK_BLOCK, starts)
    return True


if kernel_compiler.mode() == "off":
    scatter_gather.register()
else:
    stubs.scatter_stub.register("cpu", plan_scatter)
    stubs.masked_scatter_stub.register("cpu", _run_masked_scatter)
