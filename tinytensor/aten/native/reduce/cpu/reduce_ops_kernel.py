"""CPU kernels of the reductions: from metadata to a prepared launch.

A *planner* looks at sizes and strides once, chooses a loop template and returns `launch(out, self)`, which the operator
then calls with tensors again and again. The planners here are what the stubs of reduce_ops_stubs.py hold for "cpu":

    plan_reduction   sum, mean, prod, amax, amin, all, any, norms    templates in reduce.py
    plan_moments     var, std                                        templates in shared_reduce_ops.py
    plan_scan        cumsum, cumprod, logcumsumexp                   templates in this file
    plan_cummax      cummax, cummin                                  template in this file

max(dim) and argmax are planned in tensor_compare_kernel.py.

Mirrors aten/src/ATen/native/cpu/ReduceOpsKernel.cpp and SumKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.line_geometry import lines_along
from tinytensor.aten.native.pointwise.ufunc.math import exp_float64, log_float64
from tinytensor.aten.native.reduce import reduce_ops_stubs
from tinytensor.aten.native.reduce.cpu import reduce
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.reduce import offset, strip_start
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.aten.native.reduce.cpu.tensor_compare_kernel import plan_index_reduction
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import (
    MIN_COLUMNS,
    Dims,
    Geometry,
    Launch,
    block_geometry,
    choose_runner,
    coalesce,
    count_blocks,
    cut_evenly,
    cut_into_pieces,
    dense_strides,
    fold_rows,
    is_columns,
    is_short_rows,
    make_geometry,
    strip_width,
)
from tinytensor.aten.native.reduce.reference import reduce_ops
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, bool_, float64
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== scans: loop templates ===========================================================================================
#
# Loop templates of running sums, products and other folds, and of running extremes.
#
# A running sum is a chain of additions in which each waits for the one before it. So four lines are walked at once; and
# where the lines lie side by side, a whole row of sums is carried.
#
# Mirrors `cumsum_cpu_kernel` and its sisters of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp, and
# `cummax_cummin_helper` of aten/src/ATen/native/ReduceOps.cpp.


F = Callable

# Lines whose running sums, 8 bytes each, are carried together: they stay in the first-level cache.
TILE = 512

# Note [Scan geometry]
# Strides in bytes, innermost first; lines run along the scanned dimension.
#   [other dimensions, length of a line, stride along it in the input, in the output,
#    other sizes.., other strides of the input.., of the output..]


def scan_lines(ptr_in: F, load: F, start: F, combine: F, ptr_out: F, store: F) -> F:
    """for each line: out[j] = combine(out[j - 1], in[j]). `lo, hi` count elements."""

    def loop(lo, hi, out, inp, geometry):
        g = ptr_int64(geometry)
        others, n, step_in, step_out = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * others
        out_strides = in_strides + 8 * others
        i = (int64(lo) + n - 1) // n
        last = (int64(hi) + n - 1) // n
        # Four independent chains hide the latency of an addition.
        while i + 4 <= last:
            x0 = inp + offset(i, others, sizes, in_strides)
            x1 = inp + offset(i + 1, others, sizes, in_strides)
            x2 = inp + offset(i + 2, others, sizes, in_strides)
            x3 = inp + offset(i + 3, others, sizes, in_strides)
            o0 = out + offset(i, others, sizes, out_strides)
            o1 = out + offset(i + 1, others, sizes, out_strides)
            o2 = out + offset(i + 2, others, sizes, out_strides)
            o3 = out + offset(i + 3, others, sizes, out_strides)
            s0, s1, s2, s3 = start(), start(), start(), start()
            for j in range(n):
                a = j * step_in
                b = j * step_out
                s0 = combine(s0, load(ptr_in(x0 + a)[0]))
                s1 = combine(s1, load(ptr_in(x1 + a)[0]))
                s2 = combine(s2, load(ptr_in(x2 + a)[0]))
                s3 = combine(s3, load(ptr_in(x3 + a)[0]))
                ptr_out(o0 + b)[0] = store(s0)
                ptr_out(o1 + b)[0] = store(s1)
                ptr_out(o2 + b)[0] = store(s2)
                ptr_out(o3 + b)[0] = store(s3)
            i += 4
        # The lines that are left over, fewer than four.
        while i < last:
            x0 = inp + offset(i, others, sizes, in_strides)
            o0 = out + offset(i, others, sizes, out_strides)
            s0 = start()
            for j in range(n):
                s0 = combine(s0, load(ptr_in(x0 + j * step_in)[0]))
                ptr_out(o0 + j * step_out)[0] = store(s0)
            i += 1

    return loop


def scan_columns(ptr_in: F, load: F, start: F, combine: F, ptr_acc: F, acc_itemsize: int, ptr_out: F, store: F) -> F:
    """for each tile of neighbouring lines: carry a row of sums down the lines.

    Neighbouring lines are neighbours in input and output; `scratch` has room for one sum per line. Threads share out strips of
    `strip` lines.
    """

    def step(scratch, address, out, width):
        acc, x, o = ptr_acc(scratch), ptr_in(address), ptr_out(out)
        for j in range(uintp(width)):
            s = combine(acc[j], load(x[j]))
            acc[j] = s
            o[j] = store(s)

    def loop(lo, hi, out, inp, geometry, scratch, strip):
        g = ptr_int64(geometry)
        others, n, step_in, step_out = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * others
        out_strides = in_strides + 8 * others
        length = ptr_int64(sizes)[0]
        i = strip_start((int64(lo) + n - 1) // n, length, strip)
        last = strip_start((int64(hi) + n - 1) // n, length, strip)
        # Each share starts at its own first line, so that threads never share sums; a share uses its first tile's room again
        # and again.
        room = scratch + i * acc_itemsize
        # One tile of neighbouring lines a turn; `n` steps go down the tile, one row each. A tile ends where the innermost
        # other dimension ends, because there the lines stop lying side by side.
        while i < last:
            width = min(min(length - i % length, last - i), TILE)
            acc = ptr_acc(room)
            for j in range(uintp(width)):
                acc[j] = start()
            address = inp + offset(i, others, sizes, in_strides)
            place = out + offset(i, others, sizes, out_strides)
            for r in range(n):
                step(room, address + r * step_in, place + r * step_out, width)
            i += width

    return loop


# ---- logcumsumexp ----------------------------------------------------------------------------------------------------


def minus_infinity():
    return -np.inf


def log_add_exp(total, x):
    """log(e**total + e**x); of infinities that are equal, the same infinity."""
    # high + log(1 + e**(low - high)): the exponent is not positive, so nothing overflows.
    low, high = min(total, x), max(total, x)
    if x != x or total != total:
        return x + total
    if low == high and abs(low) == np.inf:
        return low
    y = exp_float64(low - high)
    u = 1.0 + y
    # log(1 + y), with what the addition rounded away put back
    return high + (y if u == 1.0 else log_float64(u) * (y / (u - 1.0)))


# ---- cummax, cummin --------------------------------------------------------------------------------------------------


def scan_extremes(ptr_in: F, key: F, lowest: F) -> F:
    """for each line: the largest key so far, as the element itself and as its place; of equals the latest."""

    def loop(lo, hi, inp, values, indices, geometry):
        g = ptr_int64(geometry)
        others, n, step_in, step_value, step_index = g[0], g[1], g[2], g[3], g[4]
        sizes = geometry + 40
        in_strides = sizes + 8 * others
        value_strides = in_strides + 8 * others
        index_strides = value_strides + 8 * others
        for i in range((int64(lo) + n - 1) // n, (int64(hi) + n - 1) // n):
            x = inp + offset(i, others, sizes, in_strides)
            v = values + offset(i, others, sizes, value_strides)
            p = indices + offset(i, others, sizes, index_strides)
            best = lowest()
            place = int64(0)
            found = ptr_in(x)[0]
            for j in range(n):
                element = ptr_in(x + j * step_in)[0]
                k = key(element)
                # `>=`: of equal elements the latest wins, as in PyTorch. A NaN has the largest key, so it stays from
                # there on.
                if k >= best:
                    best, place, found = k, j, element
                ptr_in(v + j * step_value)[0] = found
                ptr_int64(p + j * step_index)[0] = place

    return loop


# ==== scans: planners =================================================================================================
#
# From metadata to a prepared launch: cumsum, cumprod, logcumsumexp, cummax, cummin.
#
# Mirrors `cumsum_cpu_kernel` of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp.


def _nothing(out: Tensor, self: Tensor) -> None:
    """The output has no elements."""


class Fold(NamedTuple):
    """A running fold: the accumulator's type, load, start, combine."""

    ptr_acc: Callable
    acc_itemsize: int
    load: Callable
    start: Callable
    combine: Callable


def _fold(op: str, element: ScalarType, out: ScalarType) -> Fold:
    """Wide accumulators for float32; the halves fold in float32."""
    if op == "logcumsumexp":
        return Fold(
            POINTERS[float64],
            8,
            fn.load_as(element, float64),
            minus_infinity,
            log_add_exp,
        )
    value = fn.value_type(out)
    f = fn.functors("sum", element, out)
    # float32 is carried in float64, which matches PyTorch (`at::acc_type`). Halves are carried in float32.
    is_half = out.is_floating_point and out.itemsize == 2
    acc = value if is_half or not out.is_floating_point else float64
    load = f.load if op == "cumsum" else fn.load_as(element, acc)
    start, combine = (fn.ZERO, fn.add) if op == "cumsum" else (fn.ONE, fn.multiply)
    return Fold(POINTERS[acc], acc.itemsize, load, start[acc], combine)


@lru_cache(None)
def _scan_kernel(op: str, template: str, element: ScalarType, out: ScalarType) -> Kernel:
    f, ptr_in, ptr_out, store = _fold(op, element, out), POINTERS[element], POINTERS[out], fn.STORE[out]
    name = f"{op}_{element.name}_{out.name}_{template}"
    substitute = None if op == "logcumsumexp" else in_python(_scan_kernel, op, template, element, out)
    if template == "lines":
        loop = scan_lines(ptr_in, f.load, f.start, f.combine, ptr_out, store)
        return kernel(loop, "iii", name=name, substitute=substitute)
    loop = scan_columns(ptr_in, f.load, f.start, f.combine, f.ptr_acc, f.acc_itemsize, ptr_out, store)
    return kernel(loop, "iiiii", name=name, substitute=substitute)


def plan_scan(op: str, m: Metadata, dim: int, out: Metadata) -> Launch:
    """Prepare `launch(out, self)`."""
    if m.numel == 0:
        return _nothing
    n, step_in, step_out = (m.sizes[dim], m.strides[dim], out.strides[dim]) if m.dim else (1, 1, 1)
    others = [d for d in range(m.dim) if d != dim]
    sizes, (others_in, others_out) = coalesce(
        [m.sizes[d] for d in others],
        [[m.strides[d] * m.itemsize for d in others], [out.strides[d] * out.itemsize for d in others]],
    )
    array = np.array(
        [len(sizes), n, step_in * m.itemsize, step_out * out.itemsize, *sizes, *others_in, *others_out], np.int64
    )
    geometry, numel, lines = address_of(array), m.numel, prod(sizes)
    # Sweeping pays only where a row is long enough to fill vector lanes.
    side_by_side = (
        bool(sizes) and others_in[0] == m.itemsize and others_out[0] == out.itemsize and sizes[0] >= MIN_COLUMNS
    )
    if side_by_side:
        run, strip = choose_runner(_scan_kernel(op, "sweep", m.dtype, out.dtype), numel), strip_width(sizes)

        def sweep(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
            scratch = allocate(8 * lines)
            run(numel, out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_, geometry,
                scratch.data_ptr, strip)  # fmt: skip

        return sweep
    run = choose_runner(_scan_kernel(op, "lines", m.dtype, out.dtype), numel)

    def walk(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        run(numel, out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_, geometry)

    return walk


@lru_cache(None)
def _extreme_kernel(largest: bool, dtype: ScalarType) -> Kernel:
    f = key_functors(dtype, largest)
    name = f"{'cummax' if largest else 'cummin'}_{dtype.name}"
    loop, substitute = scan_extremes(f.ptr_in, f.key, f.lowest), in_python(_extreme_kernel, largest, dtype)
    return kernel(loop, "iiii", name=name, cost=2, substitute=substitute)


def _no_extremes(values: Tensor, indices: Tensor, self: Tensor) -> None:
    """There are no elements."""


def plan_cummax(largest: bool, m: Metadata, dim: int, values: Metadata, indices: Metadata) -> Launch:
    """Prepare `launch(values, indices, self)`."""
    if m.numel == 0:
        return _no_extremes
    lines = lines_along(dim, m, values, indices)
    k, numel, geometry = _extreme_kernel(largest, m.dtype), m.numel, lines.address
    run = choose_runner(k, numel) if lines.lines > 1 else k.serial

    def launch(values: Tensor, indices: Tensor, self: Tensor, keep: np.ndarray = lines.keep) -> None:
        run(numel, self.storage_.data_ptr + self.byte_offset_, values.storage_.data_ptr + values.byte_offset_,
            indices.storage_.data_ptr + indices.byte_offset_, geometry)  # fmt: skip

    return launch


# ==== var and std: planners ===========================================================================================
#
# From metadata to a prepared launch: var, std.
#
# Mirrors the entry points of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp.


# Sums may be reordered, which lanes need, and -0 may become 0. NaN and infinity are kept, so "nnan" and "ninf" are not
# here.
_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})


@lru_cache(None)
def _moment_kernel(template: str, op: str, element: ScalarType, out: ScalarType) -> Kernel:
    f = fn.moment_functors(op, element, out)
    loop, kinds = {
        "rows": (lambda: fn.moment_rows(f, False), "iiiid"),
        "partial": (lambda: fn.moment_rows(f, True), "iiiid"),
        "columns": (lambda: fn.moment_columns(f), "iiiiiiid"),
        "join": (lambda: fn.join_moments(f), "iiiiiiid"),
    }[template]
    return kernel(loop(), kinds, name=f"{op}_{element.name}_{out.name}_{template}", fastmath=_SUM_MATH)


def plan_moments(op: str, m: Metadata, dims: Dims, out: Metadata) -> Launch:
    """Prepare `launch(out, self, correction)` of var and std."""
    g = make_geometry(m, dims, out)
    if g.outputs == 0:
        return _no_moments
    blocks = 1 if fold_rows(g, m.itemsize) > 1 or is_columns(g, m.itemsize) else count_blocks(g, m.itemsize)
    if blocks > 1:
        return _plan_moment_blocks(op, m, out, g, blocks)
    array = g.array()
    geometry, outputs, unit, n = address_of(array), g.outputs, max(g.unit, 1), g.outputs * max(g.unit, 1)
    if is_columns(g, m.itemsize) and g.unit:
        run, strip = choose_runner(_moment_kernel("columns", op, m.dtype, out.dtype), n), strip_width(g.kept_sizes)

        def columns(out: Tensor, self: Tensor, correction: float, keep: np.ndarray = array) -> None:
            # A mean and a sum of squares, 8 bytes each, for every output.
            scratch = allocate(16 * outputs)
            run(n, out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_, geometry,
                scratch.data_ptr, outputs, strip, unit, correction)  # fmt: skip

        return columns
    run = choose_runner(_moment_kernel("rows", op, m.dtype, out.dtype), n)

    def rows(out: Tensor, self: Tensor, correction: float, keep: np.ndarray = array) -> None:
        run(
            n,
            out.storage_.data_ptr + out.byte_offset_,
            self.storage_.data_ptr + self.byte_offset_,
            geometry,
            unit,
            correction,
        )

    return rows


def _no_moments(out: Tensor, self: Tensor, correction: float) -> None:
    """The output has no elements."""


def _plan_moment_blocks(op: str, m: Metadata, out: Metadata, g: Geometry, blocks: int) -> Launch:
    blocks, block, tail = cut_evenly(g, blocks)
    # All blocks have `block` rows but the last one, which may be shorter and has a geometry of its own.
    whole = blocks - 1 if tail != block else blocks
    row, inner = 16 * g.outputs, prod(g.reduced_sizes[:-1])
    k = _moment_kernel("partial", op, m.dtype, out.dtype)
    join = _moment_kernel("join", op, m.dtype, out.dtype).serial
    first, last = block_geometry(g, whole, block, block, 16), block_geometry(g, 1, tail, block, 16)
    arrays = first.array(), last.array(), g.array()
    a, b, c = (address_of(array) for array in arrays)
    n, n_last, start_of_tail = first.outputs * first.unit, last.outputs * last.unit, whole * block * g.reduced_in[-1]

    def launch(out: Tensor, self: Tensor, correction: float, keep: tuple = arrays) -> None:
        inp = self.storage_.data_ptr + self.byte_offset_
        pairs = allocate(blocks * row)
        k.parallel(n, pairs.data_ptr, inp, a, first.unit, 0.0)
        if whole != blocks:
            k.serial(n_last, pairs.data_ptr + whole * row, inp + start_of_tail, b, last.unit, 0.0)
        join(g.outputs, out.storage_.data_ptr + out.byte_offset_, pairs.data_ptr, c, g.outputs, blocks, block * inner,
             tail * inner, correction)  # fmt: skip

    return launch


_IN_ANY_ORDER = frozenset({"amax", "amin", "all", "any"})


@lru_cache(None)
def _kernel(template: str, stage: str, op: str, element: ScalarType, out: ScalarType) -> Kernel:
    f = fn.functors(op, element, out)
    f = fn.first_stage(f) if stage == "first" else fn.second_stage(f) if stage == "second" else f
    loop = {"rows": reduce.rows, "short_rows": reduce.short_rows, "columns": reduce.columns}[template](f)
    kinds = "iiiiiid" if template == "columns" else "iiiid"
    name = f"{op}_{element.name}_{out.name}_{template}_{stage}"
    substitute = in_python(_kernel, template, stage, op, element, out) if op in _IN_ANY_ORDER else None
    return kernel(loop, kinds, name=name, fastmath=_SUM_MATH, substitute=substitute)


def plan_reduction(op: str, m: Metadata, dims: Dims, out: Metadata) -> Launch:
    """Prepare `launch(out, self)` of one of the value reductions."""
    # A bool sum is "any", a bool product is "all": one byte must not overflow.
    if out.dtype is bool_ and op in ("sum", "prod"):
        op = "any" if op == "sum" else "all"
    g = make_geometry(m, dims, out)
    if g.outputs == 0:
        return _nothing
    divisor = float(g.unit)
    blocks = count_blocks(g, m.itemsize)
    # Few outputs and many elements: the reduced elements are cut, so that every thread has work.
    if blocks > 1:
        return _plan_blocks(op, m, out, g, blocks, divisor)
    return _plan_direct(op, "direct", m.dtype, out.dtype, g, divisor)


def _plan_direct(op: str, stage: str, element: ScalarType, out: ScalarType, g: Geometry, divisor: float) -> Launch:
    launch = _address_launch(op, stage, element, out, g, divisor)

    def launch_tensors(out: Tensor, self: Tensor) -> None:
        launch(out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_)

    return launch_tensors


def _address_launch(op: str, stage: str, element: ScalarType, out: ScalarType, g: Geometry, divisor: float) -> Launch:
    """`launch(out address, in address)` of one loop over the whole geometry."""
    f = fn.functors(op, element, out)
    array = g.array()
    geometry, unit, n = address_of(array), max(g.unit, 1), g.outputs * max(g.unit, 1)
    if is_columns(g, f.acc_itemsize if stage == "second" else f.itemsize):
        run = choose_runner(_kernel("columns", stage, op, element, out), n)
        nbytes, strip = g.outputs * f.acc_itemsize, strip_width(g.kept_sizes)

        def columns(out: int, inp: int, keep: np.ndarray = array) -> None:
            scratch = allocate(nbytes)
            run(n, out, inp, geometry, scratch.data_ptr, strip, unit, divisor)

        return columns
    template = "short_rows" if is_short_rows(g, f.acc_itemsize if stage == "second" else f.itemsize) else "rows"
    run = choose_runner(_kernel(template, stage, op, element, out), n)

    def rows(out: int, inp: int, keep: np.ndarray = array) -> None:
        run(n, out, inp, geometry, unit, divisor)

    return rows


def _plan_blocks(op: str, m: Metadata, out: Metadata, g: Geometry, blocks: int, divisor: float) -> Launch:
    """Every block reduces to one accumulator per output; then the accumulators are joined."""
    acc_itemsize = fn.functors(op, m.dtype, out.dtype).acc_itemsize
    row = g.outputs * acc_itemsize
    pieces = cut_into_pieces(g, m.itemsize, acc_itemsize, blocks)
    launches, rows = [], 0
    for piece in pieces:
        launch_piece = _address_launch(op, "first", m.dtype, out.dtype, piece.geometry, divisor)
        launches.append((launch_piece, rows * row, piece.start))
        rows += piece.rows
    # The second stage reduces a matrix of accumulators: one row for each block, one column for each output.
    joined = Geometry(g.kept_sizes, dense_strides(g.kept_sizes, acc_itemsize), g.kept_out, (rows,), (row,))
    join = _address_launch(op, "second", m.dtype, out.dtype, joined, divisor)

    def launch(out: Tensor, self: Tensor) -> None:
        inp = self.storage_.data_ptr + self.byte_offset_
        # The memory belongs to this call: another thread may run the same plan.
        partial_results = allocate(rows * row)
        place = partial_results.data_ptr
        for launch_piece, to, start in launches:
            launch_piece(place + to, inp + start)
        join(out.storage_.data_ptr + out.byte_offset_, place)

    return launch


if kernel_compiler.mode() == "off":
    reduce_ops.register()
else:
    for _op, _stub in reduce_ops_stubs.VALUE_STUBS.items():
        _stub.register("cpu", partial(plan_reduction, _op))
    reduce_ops_stubs.max_stub.register("cpu", partial(plan_index_reduction, True))
    reduce_ops_stubs.min_stub.register("cpu", partial(plan_index_reduction, False))
    reduce_ops_stubs.var_stub.register("cpu", partial(plan_moments, "var"))
    reduce_ops_stubs.std_stub.register("cpu", partial(plan_moments, "std"))
    for _op, _stub in reduce_ops_stubs.SCAN_STUBS.items():
        _stub.register("cpu", partial(plan_scan, _op))
    reduce_ops_stubs.cummax_stub.register("cpu", partial(plan_cummax, True))
    reduce_ops_stubs.cummin_stub.register("cpu", partial(plan_cummax, False))
