"""From metadata to a prepared launch: cumsum.

Mirrors `cumsum_cpu_kernel` of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import address_of
from tinytensor.jit import Kernel, kernel
from tinytensor.native.cpu import reduce_functors as fn
from tinytensor.native.cpu import scan
from tinytensor.native.cpu.element_access import POINTERS
from tinytensor.native.cpu.reduce_geometry import MIN_COLUMNS, Launch, choose_runner, coalesce

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _nothing(out: Tensor, self: Tensor) -> None:
    """The output has no elements."""


@lru_cache(None)
def _scan_kernel(template: str, element: ScalarType, out: ScalarType) -> Kernel:
    value = fn.value_type(out)
    f = fn.functors("sum", element, out)
    wide = f.acc_itemsize == 8 and not (out.is_floating_point and out.itemsize == 2)
    ptr_acc, acc_itemsize, start = f.ptr_acc, f.acc_itemsize, f.start
    if not wide:  # the halves sum in float32
        ptr_acc, acc_itemsize, start = POINTERS[value], value.itemsize, f.start_value
    store = fn.STORE[out]
    name = f"cumsum_{element.name}_{out.name}_{template}"
    if template == "lines":
        return kernel(scan.lines(f.ptr_in, f.load, start, f.ptr_out, store), "iii", name=name)
    return kernel(scan.sweep(f.ptr_in, f.load, start, ptr_acc, acc_itemsize, f.ptr_out, store), "iiii", name=name)


def plan_cumsum(m: Metadata, dim: int, out: Metadata) -> Launch:
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
        run = choose_runner(_scan_kernel("sweep", m.dtype, out.dtype), numel)

        def sweep(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
            scratch = allocate(8 * lines)
            run(numel, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, geometry,
                scratch.data_ptr)  # fmt: skip

        return sweep
    run = choose_runner(_scan_kernel("lines", m.dtype, out.dtype), numel)

    def walk(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        run(numel, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, geometry)

    return walk
