"""From metadata to a prepared launch: var, std.

Mirrors the entry points of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.reduce.cpu import reduce_ops_kernel_std_var_loops
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import (
    Dims,
    Geometry,
    Launch,
    block_geometry,
    choose_runner,
    count_blocks,
    cut_evenly,
    fold_rows,
    is_columns,
    make_geometry,
)
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})


@lru_cache(None)
def _moment_kernel(template: str, op: str, element: ScalarType, out: ScalarType) -> Kernel:
    f = fn.moment_functors(op, element, out)
    loop, kinds = {
        "rows": (lambda: reduce_ops_kernel_std_var_loops.rows(f, False), "iiiid"),
        "partial": (lambda: reduce_ops_kernel_std_var_loops.rows(f, True), "iiiid"),
        "columns": (lambda: reduce_ops_kernel_std_var_loops.columns(f), "iiiiiid"),
        "join": (lambda: reduce_ops_kernel_std_var_loops.join(f), "iiiiiiid"),
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
        run = choose_runner(_moment_kernel("columns", op, m.dtype, out.dtype), n)

        def columns(out: Tensor, self: Tensor, correction: float, keep: np.ndarray = array) -> None:
            scratch = allocate(16 * outputs)
            run(n, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, geometry,
                scratch.data_ptr, outputs, unit, correction)  # fmt: skip

        return columns
    run = choose_runner(_moment_kernel("rows", op, m.dtype, out.dtype), n)

    def rows(out: Tensor, self: Tensor, correction: float, keep: np.ndarray = array) -> None:
        run(
            n,
            out.storage_.data_ptr + out.byte_offset,
            self.storage_.data_ptr + self.byte_offset,
            geometry,
            unit,
            correction,
        )

    return rows


def _no_moments(out: Tensor, self: Tensor, correction: float) -> None:
    """The output has no elements."""


def _plan_moment_blocks(op: str, m: Metadata, out: Metadata, g: Geometry, blocks: int) -> Launch:
    blocks, block, tail = cut_evenly(g, blocks)
    whole = blocks - 1 if tail != block else blocks
    row, inner = 16 * g.outputs, prod(g.reduced_sizes[:-1])
    k = _moment_kernel("partial", op, m.dtype, out.dtype)
    join = _moment_kernel("join", op, m.dtype, out.dtype).serial
    first, last = block_geometry(g, whole, block, block, 16), block_geometry(g, 1, tail, block, 16)
    arrays = first.array(), last.array(), g.array()
    a, b, c = (address_of(array) for array in arrays)
    n, n_last, start_of_tail = first.outputs * first.unit, last.outputs * last.unit, whole * block * g.reduced_in[-1]

    def launch(out: Tensor, self: Tensor, correction: float, keep: tuple = arrays) -> None:
        inp = self.storage_.data_ptr + self.byte_offset
        pairs = allocate(blocks * row)
        k.parallel(n, pairs.data_ptr, inp, a, first.unit, 0.0)
        if whole != blocks:
            k.serial(n_last, pairs.data_ptr + whole * row, inp + start_of_tail, b, last.unit, 0.0)
        join(g.outputs, out.storage_.data_ptr + out.byte_offset, pairs.data_ptr, c, g.outputs, blocks, block * inner,
             tail * inner, correction)  # fmt: skip

    return launch
