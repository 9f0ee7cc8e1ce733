"""CPU kernels of the reductions: from metadata to a prepared launch.

`plan_reduction(op, ...)` looks at sizes and strides once, chooses a loop template, and returns `launch(out, self)`. It
is what the stubs of aten/native/reduce/reduce_ops_stubs.py hold for the device "cpu", beside its sisters of
tensor_compare_kernel.py,
reduce_ops_kernel_std_var.py and reduce_ops_kernel_scan.py.

Mirrors aten/src/ATen/native/cpu/ReduceOpsKernel.cpp and SumKernel.cpp.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.reduce import reduce_ops_stubs
from tinytensor.aten.native.reduce.cpu import reduce
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.reduce_ops_kernel_scan import plan_cummax, plan_scan
from tinytensor.aten.native.reduce.cpu.reduce_ops_kernel_std_var import plan_moments
from tinytensor.aten.native.reduce.cpu.tensor_compare_kernel import plan_index_reduction
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import (
    Dims,
    Geometry,
    Launch,
    choose_runner,
    count_blocks,
    cut_into_pieces,
    dense_strides,
    is_columns,
    make_geometry,
)
from tinytensor.aten.native.reduce.reference import reduce_ops
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, bool_
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})


@lru_cache(None)
def _kernel(template: str, stage: str, op: str, element: ScalarType, out: ScalarType) -> Kernel:
    f = fn.functors(op, element, out)
    f = fn.first_stage(f) if stage == "first" else fn.second_stage(f) if stage == "second" else f
    loop = reduce.rows(f) if template == "rows" else reduce.columns(f)
    kinds = "iiiid" if template == "rows" else "iiiiid"
    return kernel(loop, kinds, name=f"{op}_{element.name}_{out.name}_{template}_{stage}", fastmath=_SUM_MATH)


def plan_reduction(op: str, m: Metadata, dims: Dims, out: Metadata) -> Launch:
    """Prepare `launch(out, self)` of one of the value reductions."""
    if out.dtype is bool_ and op in ("sum", "prod"):
        op = "any" if op == "sum" else "all"
    g = make_geometry(m, dims, out)
    if g.outputs == 0:
        return _nothing
    divisor = float(g.unit)
    blocks = count_blocks(g, m.itemsize)
    if blocks > 1:
        return _plan_blocks(op, m, out, g, blocks, divisor)
    return _plan_direct(op, "direct", m.dtype, out.dtype, g, divisor)


def _nothing(out: Tensor, self: Tensor) -> None:
    """The output has no elements."""


def _plan_direct(op: str, stage: str, element: ScalarType, out: ScalarType, g: Geometry, divisor: float) -> Launch:
    launch = _address_launch(op, stage, element, out, g, divisor)

    def launch_tensors(out: Tensor, self: Tensor) -> None:
        launch(out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset)

    return launch_tensors


def _address_launch(op: str, stage: str, element: ScalarType, out: ScalarType, g: Geometry, divisor: float) -> Launch:
    """`launch(out address, in address)` of one loop over the whole geometry."""
    f = fn.functors(op, element, out)
    array = g.array()
    geometry, unit, n = address_of(array), max(g.unit, 1), g.outputs * max(g.unit, 1)
    if is_columns(g, f.acc_itemsize if stage == "second" else f.itemsize):
        run = choose_runner(_kernel("columns", stage, op, element, out), n)
        nbytes = g.outputs * f.acc_itemsize

        def columns(out: int, inp: int, keep: np.ndarray = array) -> None:
            scratch = allocate(nbytes)
            run(n, out, inp, geometry, scratch.data_ptr, unit, divisor)

        return columns
    run = choose_runner(_kernel("rows", stage, op, element, out), n)

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
    joined = Geometry(g.kept_sizes, dense_strides(g.kept_sizes, acc_itemsize), g.kept_out, (rows,), (row,))
    join = _address_launch(op, "second", m.dtype, out.dtype, joined, divisor)

    def launch(out: Tensor, self: Tensor) -> None:
        inp = self.storage_.data_ptr + self.byte_offset
        partial_results = allocate(rows * row)
        place = partial_results.data_ptr
        for launch_piece, to, start in launches:
            launch_piece(place + to, inp + start)
        join(out.storage_.data_ptr + out.byte_offset, place)

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
