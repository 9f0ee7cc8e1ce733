"""CPU kernels of the reductions: from metadata to a prepared launch.

`plan_reduction(op, ...)` looks at sizes and strides once, chooses a loop template, and returns `launch(out, self)`. It
is what the stubs of native/reduce_stubs.py hold for the device "cpu", beside its sisters of reduce_index_plan.py,
reduce_moments_plan.py and scan_plan.py.

Mirrors aten/src/ATen/native/cpu/ReduceOpsKernel.cpp and SumKernel.cpp.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import jit
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, bool_
from tinytensor.c10.storage import address_of
from tinytensor.jit import Kernel, kernel
from tinytensor.native import reduce_stubs
from tinytensor.native.cpu import reduce
from tinytensor.native.cpu import reduce_functors as fn
from tinytensor.native.cpu.reduce_geometry import (
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
from tinytensor.native.cpu.reduce_index_plan import plan_index_reduction
from tinytensor.native.cpu.reduce_moments_plan import plan_moments
from tinytensor.native.cpu.scan_plan import plan_cummax, plan_scan
from tinytensor.native.reference import reductions

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


if jit.mode() == "off":
    reductions.register()
else:
    for _op, _stub in reduce_stubs.VALUE_STUBS.items():
        _stub.register("cpu", partial(plan_reduction, _op))
    reduce_stubs.max_stub.register("cpu", partial(plan_index_reduction, True))
    reduce_stubs.min_stub.register("cpu", partial(plan_index_reduction, False))
    reduce_stubs.var_stub.register("cpu", partial(plan_moments, "var"))
    reduce_stubs.std_stub.register("cpu", partial(plan_moments, "std"))
    for _op, _stub in reduce_stubs.SCAN_STUBS.items():
        _stub.register("cpu", partial(plan_scan, _op))
    reduce_stubs.cummax_stub.register("cpu", partial(plan_cummax, True))
    reduce_stubs.cummin_stub.register("cpu", partial(plan_cummax, False))
