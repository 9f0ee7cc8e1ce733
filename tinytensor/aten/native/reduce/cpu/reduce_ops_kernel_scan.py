"""From metadata to a prepared launch: cumsum, cumprod, logcumsumexp, cummax, cummin.

Mirrors `cumsum_cpu_kernel` of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.line_geometry import lines_along
from tinytensor.aten.native.reduce.cpu import reduce_ops_kernel_scan_loops
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import MIN_COLUMNS, Launch, choose_runner, coalesce
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float64
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


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
            reduce_ops_kernel_scan_loops.minus_infinity,
            reduce_ops_kernel_scan_loops.log_add_exp,
        )
    value = fn.value_type(out)
    f = fn.functors("sum", element, out)
    is_half = out.is_floating_point and out.itemsize == 2
    acc = value if is_half or not out.is_floating_point else float64
    load = f.load if op == "cumsum" else fn.load_as(element, acc)
    start, combine = (fn.ZERO, fn.add) if op == "cumsum" else (fn.ONE, fn.multiply)
    return Fold(POINTERS[acc], acc.itemsize, load, start[acc], combine)


@lru_cache(None)
def _scan_kernel(op: str, template: str, element: ScalarType, out: ScalarType) -> Kernel:
    f, ptr_in, ptr_out, store = _fold(op, element, out), POINTERS[element], POINTERS[out], fn.STORE[out]
    name = f"{op}_{element.name}_{out.name}_{template}"
    if template == "lines":
        return kernel(
            reduce_ops_kernel_scan_loops.lines(ptr_in, f.load, f.start, f.combine, ptr_out, store), "iii", name=name
        )
    loop = reduce_ops_kernel_scan_loops.sweep(
        ptr_in, f.load, f.start, f.combine, f.ptr_acc, f.acc_itemsize, ptr_out, store
    )
    return kernel(loop, "iiii", name=name)


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
    side_by_side = (
        bool(sizes) and others_in[0] == m.itemsize and others_out[0] == out.itemsize and sizes[0] >= MIN_COLUMNS
    )
    if side_by_side:
        run = choose_runner(_scan_kernel(op, "sweep", m.dtype, out.dtype), numel)

        def sweep(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
            scratch = allocate(8 * lines)
            run(numel, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, geometry,
                scratch.data_ptr)  # fmt: skip

        return sweep
    run = choose_runner(_scan_kernel(op, "lines", m.dtype, out.dtype), numel)

    def walk(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        run(numel, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, geometry)

    return walk


@lru_cache(None)
def _extreme_kernel(largest: bool, dtype: ScalarType) -> Kernel:
    f = key_functors(dtype, largest)
    name = f"{'cummax' if largest else 'cummin'}_{dtype.name}"
    return kernel(reduce_ops_kernel_scan_loops.extremes(f.ptr_in, f.key, f.lowest), "iiii", name=name, cost=2)


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
        run(numel, self.storage_.data_ptr + self.byte_offset, values.storage_.data_ptr + values.byte_offset,
            indices.storage_.data_ptr + indices.byte_offset, geometry)  # fmt: skip

    return launch
