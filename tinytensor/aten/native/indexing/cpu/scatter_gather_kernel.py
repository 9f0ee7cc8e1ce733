"""CPU kernels of scatter, index_add, index_fill and the like: from metadata to a prepared launch.

On one thread, because two indices may name one place: the later write has to win, and sums are added up in order.

Mirrors aten/src/ATen/native/cpu/ScatterGatherKernel.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.indexing import tensor_advanced_indexing_scatter_stubs as stubs
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs
from tinytensor.aten.native.indexing.cpu import scatter_gather_kernel_loops as loops
from tinytensor.aten.native.indexing.cpu.index_kernel import (
    BITS,
    MASK_BLOCK,
    BadIndex,
    Launch,
    address,
    bad_index,
    loop_geometry,
    new_status,
    no_place,
    nothing,
    put_kernel,
    scaled,
)
from tinytensor.aten.native.indexing.reference import scatter_gather
from tinytensor.aten.native.indexing.tensor_advanced_indexing_scatter_stubs import ScatterGeometry
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_COMBINE = {"add": loops.add, "multiply": loops.multiply, "amax": loops.amax, "amin": loops.amin}


@lru_cache(None)
def _combine_kernel(dtype: ScalarType, reduce: str) -> Kernel:
    value = fn.value_type(dtype)
    loop = loops.combine_into(
        POINTERS[dtype], dtype.itemsize, fn.load_as(dtype, value), fn.STORE[dtype], _COMBINE[reduce]
    )
    return kernel(loop, "iiiiiiii", name=f"scatter_{reduce}_{dtype.name}")


@lru_cache(None)
def _masked_scatter_kernel(itemsize: int) -> Kernel:
    loop = loops.masked_scatter(BITS[itemsize])
    return kernel(loop, "iiiiii", name=f"masked_scatter_{itemsize}", cost=MASK_BLOCK)


def plan_scatter(g: ScatterGeometry, dtype: ScalarType, reduce: str | None, negative: bool) -> Launch:
    """Prepare `launch(out, index, src)`; the index is int64."""
    n = prod(g.shape)
    if n == 0:
        return nothing
    if g.size == 0:
        return lambda out, index, src: no_place(index)
    k = put_kernel(dtype.itemsize) if reduce is None else _combine_kernel(dtype, reduce)
    source, target = scaled(g.source, dtype.itemsize), scaled(g.target, dtype.itemsize)
    array = loop_geometry(g.shape, source, target, scaled(g.index_strides, 8))
    geometry, size, stride, low = address_of(array), g.size, g.stride * dtype.itemsize, -g.size if negative else 0

    def launch(out: Tensor, index: Tensor, src: Tensor, keep: np.ndarray = array) -> BadIndex:
        status = new_status()
        k.serial(n, address(src), address(out), address(index), geometry, low, size, stride, status.data_ptr)
        return bad_index(status, 0)

    return launch


def masked_scatter(out: Tensor, mask: Tensor, source: Tensor) -> bool:
    """Write the elements of `source`, in order, to where the mask is true."""
    counted = tensor_advanced_indexing_stubs.masked_stub["cpu"].count(mask)
    if counted.total > source.meta.numel:
        return False
    k, blocks = _masked_scatter_kernel(out.meta.itemsize), counted.blocks
    run = k.parallel if blocks > 1 else k.serial
    starts = counted.starts.data_ptr
    run(blocks, address(out), address(source), address(mask), out.meta.numel, MASK_BLOCK, starts)
    return True


if kernel_compiler.mode() == "off":
    scatter_gather.register()
else:
    stubs.scatter_stub.register("cpu", plan_scatter)
    stubs.masked_scatter_stub.register("cpu", masked_scatter)
