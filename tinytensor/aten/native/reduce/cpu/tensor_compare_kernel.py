"""From metadata to a prepared launch: max(dim), min(dim), argmax, argmin.

Mirrors the entry points of aten/src/ATen/native/cpu/TensorCompareKernel.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.reduce.cpu import tensor_compare_kernel_loops
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import (
    GRAIN,
    MAX_BLOCKS,
    MIN_COLUMNS,
    Launch,
    choose_runner,
    index_geometry,
    strip_width,
)
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


@lru_cache(None)
def _index_kernel(template: str, largest: bool, dtype: ScalarType) -> Kernel:
    f = key_functors(dtype, largest)
    make, kinds = {
        "rows": (tensor_compare_kernel_loops.rows_with_index, "iiii"),
        "columns": (tensor_compare_kernel_loops.columns_with_index, "iiiiiii"),
        "blocks": (tensor_compare_kernel_loops.first_of_blocks, "iiiii"),
    }[template]
    name, substitute = f"arg{'max' if largest else 'min'}", in_python(_index_kernel, template, largest, dtype)
    return kernel(make(f), kinds, name=f"{name}_{dtype.name}_{template}", substitute=substitute)


def plan_index_reduction(
    largest: bool, m: Metadata, dim: int | None, values: Metadata | None, indices: Metadata
) -> Launch:
    """Prepare `launch(values or None, indices, self)`. `dim=None`: over all elements of a contiguous input."""
    n, stride, sizes, strides = index_geometry(m, dim, values, indices)
    outputs = prod(sizes)
    if outputs == 0:
        return _no_indices
    # One long row and only its index: the row is cut into blocks, one for each thread.
    if outputs == 1 and values is None and n >= 2 * GRAIN:
        return _plan_index_blocks(largest, m, n, stride)
    flat = [s for operand in strides for s in operand]
    array = np.array([len(sizes), n, stride, 0, *sizes, *flat], np.int64)
    geometry, total = address_of(array), outputs * n
    # int32 indices suffice for the sweep, hence n < 2**31.
    side_by_side = bool(sizes) and strides[0][0] == m.itemsize and sizes[0] >= MIN_COLUMNS
    if side_by_side and (n == 1 or stride != m.itemsize) and n < 2**31:
        run, strip = choose_runner(_index_kernel("columns", largest, m.dtype), total), strip_width(sizes)

        def columns(values: Tensor | None, indices: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
            scratch = allocate(16 * outputs)
            place = 0 if values is None else values.storage_.data_ptr + values.byte_offset_
            run(total, place, indices.storage_.data_ptr + indices.byte_offset_,
                self.storage_.data_ptr + self.byte_offset_, geometry, scratch.data_ptr, outputs, strip)  # fmt: skip

        return columns
    run = choose_runner(_index_kernel("rows", largest, m.dtype), total)

    def rows(values: Tensor | None, indices: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        place = 0 if values is None else values.storage_.data_ptr + values.byte_offset_
        run(total, place, indices.storage_.data_ptr + indices.byte_offset_,
            self.storage_.data_ptr + self.byte_offset_, geometry)  # fmt: skip

    return rows


def _no_indices(values: Tensor | None, indices: Tensor, self: Tensor) -> None:
    """The outputs have no elements."""


def _plan_index_blocks(largest: bool, m: Metadata, n: int, stride: int) -> Launch:
    """argmax over one long row: the winner of each block, then the first winner among them."""
    # Blocks are equal but the last, whose tail has a geometry of its own.
    blocks = min(MAX_BLOCKS, n // GRAIN)
    block = -(-n // blocks)
    whole, tail = n // block, n % block
    blocks = whole + (tail > 0)
    k = _index_kernel("rows", largest, m.dtype)
    run, run_tail, join = k.parallel, k.serial, _index_kernel("blocks", largest, m.dtype).serial
    array = np.array([1, block, stride, 0, whole, block * stride, m.itemsize, 8], np.int64)
    tail_array = np.array([0, tail, stride, 0], np.int64)
    geometry, tail_geometry = address_of(array), address_of(tail_array)

    def launch(values: None, indices: Tensor, self: Tensor, keep: tuple = (array, tail_array)) -> None:
        inp = self.storage_.data_ptr + self.byte_offset_
        scratch = allocate(16 * blocks)
        winners, best = scratch.data_ptr, scratch.data_ptr + 8 * blocks
        run(whole * block, best, winners, inp, geometry)
        if tail:
            run_tail(tail, best + whole * m.itemsize, winners + 8 * whole, inp + whole * block * stride, tail_geometry)
        join(1, indices.storage_.data_ptr + indices.byte_offset_, best, winners, blocks, block)

    return launch
