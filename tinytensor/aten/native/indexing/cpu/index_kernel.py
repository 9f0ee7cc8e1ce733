"""CPU kernels of indexing: from metadata to a prepared launch.

Several index tensors are first added up to one tensor of byte offsets, which also checks every index before anything is
read or written. One index tensor is checked as it is used.

Mirrors aten/src/ATen/native/cpu/IndexKernel.cpp and ScatterGatherKernel.cpp.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.cpu import index_kernel_loops as loops
from tinytensor.aten.native.indexing.reference import index as indexing
from tinytensor.aten.native.indexing.tensor_advanced_indexing_utils import IndexGeometry
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.tensor_iterator import coalesce_dimensions, reorder_dimensions
from tinytensor.c10.allocator import allocate
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import StorageImpl, address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_uint8, ptr_uint16, ptr_uint32, ptr_uint64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
BadIndex = tuple[int, int] | None
Launch = Callable[..., BadIndex]

BITS = {1: ptr_uint8, 2: ptr_uint16, 4: ptr_uint32, 8: ptr_uint64}
_ANY = 2**62  # a size that every offset is below
_status_words = struct.Struct("=qq")
MASK_BLOCK = 16384


def new_status() -> StorageImpl:
    status = allocate(16)
    _status_words.pack_into(status.buffer, 0, 0, 0)
    return status


def bad_index(status: StorageImpl, which: int) -> BadIndex:
    failed, value = _status_words.unpack_from(status.buffer, 0)
    return (which, value) if failed else None


def no_place(index: Tensor) -> BadIndex:
    """Along a dimension of size 0 the first index is wrong. The kernels need a last place to use instead of a wrong one."""
    return 0, int(view(index).flat[0])


def address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset


# ---- kernels ---------------------------------------------------------------------------------------------------------


@lru_cache(None)
def _offsets_kernel() -> Kernel:
    return kernel(loops.offsets, "iiiiiiii", name="index_offsets", cost=2)


@lru_cache(None)
def _fetch_kernel(itemsize: int) -> Kernel:
    return kernel(loops.fetch(BITS[itemsize], itemsize), "iiiiiiii", name=f"index_fetch_{itemsize}", cost=2)


@lru_cache(None)
def put_kernel(itemsize: int) -> Kernel:
    return kernel(loops.put(BITS[itemsize], itemsize), "iiiiiiii", name=f"index_put_{itemsize}")


@lru_cache(None)
def _add_kernel(dtype: ScalarType) -> Kernel:
    value = fn.value_type(dtype)
    loop = loops.add(POINTERS[dtype], dtype.itemsize, fn.load_as(dtype, value), fn.STORE[dtype])
    return kernel(loop, "iiiiiiii", name=f"index_add_{dtype.name}")


# ---- index, index_put ------------------------------------------------------------------------------------------------


def loop_geometry(shape: Ints, a: Ints, b: Ints, index: Ints) -> np.ndarray:
    """Order the dimensions by the strides of a, then b; coalesce; see Note [Index geometry]. Strides in bytes."""
    perm = reorder_dimensions(shape, [a, b, index])
    sizes = tuple(shape[d] for d in perm if shape[d] != 1) or (1,)
    strides: Sequence[Ints] = [tuple(s[d] for d in perm if shape[d] != 1) or (0,) for s in (a, b, index)]
    sizes, strides = coalesce_dimensions(sizes, strides)
    inner = [s[0] for s in strides]
    rows = [len(sizes) - 1, sizes[0], *inner, *sizes[1:]]
    return np.array(rows + [x for s in strides for x in s[1:]], np.int64)


def scaled(strides: Ints, itemsize: int) -> Ints:
    return tuple(s * itemsize for s in strides)


def _walk_indices(
    g: IndexGeometry, itemsize: int, other: Ints, run: Callable[..., None], check_first: bool
) -> Callable[[int, int, Sequence[Tensor]], BadIndex]:
    """`walk(address of a, address of b, indices)`: run a kernel over the result's shape, a having strides `other`.

    `check_first`: look at all indices before the first element moves, so that a bad one leaves no trace.
    """
    n = prod(g.shape)
    source = scaled(g.source, itemsize)
    if len(g.sizes) == 1 and not check_first:
        array = loop_geometry(g.shape, other, source, scaled(g.index_strides[0], 8))
        geometry, size, stride = address_of(array), g.sizes[0], g.strides[0] * itemsize

        def walk_one(a: int, b: int, indices: Sequence[Tensor], keep: np.ndarray = array) -> BadIndex:
            status = new_status()
            run(n, a, b, address(indices[0]), geometry, -size, size, stride, status.data_ptr)
            return bad_index(status, 0)

        return walk_one
    sum_offsets = _plan_offsets(g, itemsize)
    dense, step = [0] * len(g.shape), 8
    for d in range(g.index_start + len(g.index_shape) - 1, g.index_start - 1, -1):
        dense[d] = step
        step *= g.shape[d]
    array = loop_geometry(g.shape, other, source, tuple(dense))
    geometry = address_of(array)

    def walk_several(a: int, b: int, indices: Sequence[Tensor], keep: np.ndarray = array) -> BadIndex:
        together = allocate(8 * prod(g.index_shape))
        bad = sum_offsets(together.data_ptr, indices)
        if bad is None:
            status = new_status()
            run(n, a, b, together.data_ptr, geometry, 0, _ANY, 1, status.data_ptr)
        return bad

    return walk_several


def _plan_offsets(g: IndexGeometry, itemsize: int) -> Callable[[int, Sequence[Tensor]], BadIndex]:
    """`sum_offsets(out address, indices)`: index * stride of all index tensors, added up over their common shape."""
    end = g.index_start + len(g.index_shape)
    n = prod(g.index_shape)
    k = _offsets_kernel()
    run = k.parallel if n >= k.grain else k.serial
    arrays = []
    for strides in g.index_strides:
        own = scaled(strides[g.index_start : end], 8) or (8,)
        shape = g.index_shape or (1,)
        sizes, (own, _) = coalesce_dimensions(shape[::-1], [own[::-1], _row_major(shape, 8)[::-1]])
        arrays.append(np.array([len(sizes) - 1, sizes[0], own[0], *sizes[1:], *own[1:]], np.int64))
    addresses = [address_of(array) for array in arrays]

    def sum_offsets(out: int, indices: Sequence[Tensor], keep: list[np.ndarray] = arrays) -> BadIndex:
        for which, index in enumerate(indices):
            status = new_status()
            size, stride = g.sizes[which], g.strides[which] * itemsize
            run(n, out, address(index), addresses[which], -size, size, stride, which == 0, status.data_ptr)
            bad = bad_index(status, which)
            if bad:
                return bad
        return None

    return sum_offsets


def _row_major(shape: Ints, itemsize: int) -> Ints:
    return scaled(contiguous_strides(shape), itemsize)


def nothing(*tensors: object) -> None:
    return None


def plan_index(g: IndexGeometry, m: Metadata, out: Metadata) -> Launch:
    """Prepare `launch(out, self, indices)`; indices are int64, one for each indexed dimension."""
    if out.numel == 0:
        return _plan_check(g, m)
    k = _fetch_kernel(m.itemsize)
    run = k.parallel if out.numel >= k.grain else k.serial
    walk = _walk_indices(g, m.itemsize, scaled(out.strides, m.itemsize), run, False)
    return lambda out, self, indices: walk(address(out), address(self), indices)


def _plan_check(g: IndexGeometry, m: Metadata) -> Launch:
    """An empty result moves nothing; its indices are looked at all the same."""
    if 0 in g.index_shape or 0 in g.sizes:
        return nothing
    sum_offsets = _plan_offsets(g, m.itemsize)

    def launch(out: Tensor, self: Tensor, indices: Sequence[Tensor]) -> BadIndex:
        return sum_offsets(allocate(8 * prod(g.index_shape)).data_ptr, indices)

    return launch


def plan_index_put(g: IndexGeometry, m: Metadata, values: Ints, accumulate: bool) -> Launch:
    """Prepare `launch(self, indices, values)`; `values` are the strides of the values over the result's shape.

    On one thread, because two places of the result may be one place of self: the later value has to win.
    """
    if prod(g.shape) == 0:
        return nothing
    k = _add_kernel(m.dtype) if accumulate else put_kernel(m.itemsize)
    walk = _walk_indices(g, m.itemsize, scaled(values, m.itemsize), k.serial, True)
    return lambda self, indices, values: walk(address(values), address(self), indices)


# ---- gather, index_select --------------------------------------------------------------------------------------------


def plan_gather(m: Metadata, dim: int, index: Metadata, index_strides: Ints, out: Metadata) -> Launch:
    """Prepare `launch(out, self, index)`: along `dim` the index decides, elsewhere the position in the output.

    `index_strides` run over the output's shape: index_select gives 0 outside `dim`. Negative indices are refused.
    """
    if out.numel == 0:
        return nothing
    source = tuple(0 if d == dim else s * m.itemsize for d, s in enumerate(m.strides)) if m.dim else (0,) * out.dim
    size, stride = (m.sizes[dim], m.strides[dim] * m.itemsize) if m.dim else (1, m.itemsize)
    if size == 0:
        return lambda out, self, index: no_place(index)
    array = loop_geometry(tuple(out.sizes), scaled(out.strides, m.itemsize), source, scaled(index_strides, 8))
    k, n, geometry = _fetch_kernel(m.itemsize), out.numel, address_of(array)
    run = k.parallel if n >= k.grain else k.serial

    def launch(out: Tensor, self: Tensor, index: Tensor, keep: np.ndarray = array) -> BadIndex:
        status = new_status()
        run(n, address(out), address(self), address(index), geometry, 0, size, stride, status.data_ptr)
        return bad_index(status, 0)

    return launch


# ---- masks -----------------------------------------------------------------------------------------------------------


@lru_cache(None)
def _count_kernel() -> Kernel:
    return kernel(loops.count, "iiii", name="mask_count", cost=MASK_BLOCK / 4)


@lru_cache(None)
def _positions_kernel() -> Kernel:
    return kernel(loops.positions(), "iiiiii", name="mask_positions", cost=MASK_BLOCK)


@lru_cache(None)
def _select_kernel(itemsize: int) -> Kernel:
    return kernel(loops.select(BITS[itemsize]), "iiiiii", name=f"mask_select_{itemsize}", cost=MASK_BLOCK)


@lru_cache(None)
def _coordinates_kernel() -> Kernel:
    return kernel(loops.coordinates, "iiii", name="mask_coordinates", cost=8)


class Counted(NamedTuple):
    """What `count` found: the total, and [0, how many the first block chooses, the first two, ..., all] in memory."""

    total: int
    blocks: int
    starts: StorageImpl


class MaskKernels:
    """Kernels over bool tensors that are contiguous (`mask`), and over as many contiguous elements."""

    def count(self, mask: Tensor) -> Counted:
        """Count the elements that are not 0, block by block."""
        n = mask.meta.numel
        blocks = -(-n // MASK_BLOCK)
        starts = allocate(8 * (blocks + 1))
        if blocks <= 1:
            _status_words.pack_into(starts.buffer, 0, 0, 0)
            if blocks:
                _count_kernel().serial(1, address(mask), n, MASK_BLOCK, starts.data_ptr + 8)
            return Counted(_status_words.unpack_from(starts.buffer, 0)[1], blocks, starts)
        _count_kernel().parallel(blocks, address(mask), n, MASK_BLOCK, starts.data_ptr + 8)
        counts = starts.as_bytes().view(np.int64)
        counts[0] = 0
        np.cumsum(counts, out=counts)
        return Counted(int(counts[-1]), blocks, starts)

    def positions(self, out: Tensor, mask: Tensor, counted: Counted) -> None:
        """Coordinates of the true elements: column d of `out` for dimension d; each column is contiguous."""
        m, found = mask.meta, counted.total
        if found == 0 or m.dim == 0:
            return
        k = _positions_kernel()
        flat = out.storage_ if m.dim == 1 else allocate(8 * found)
        place = address(out) if m.dim == 1 else flat.data_ptr
        run = k.parallel if counted.blocks > 1 else k.serial
        run(counted.blocks, place, 0, address(mask), m.numel, MASK_BLOCK, counted.starts.data_ptr)
        if m.dim > 1:
            array = np.array([m.dim, *m.sizes], np.int64)
            decode = _coordinates_kernel()
            run = decode.parallel if found > decode.grain else decode.serial
            run(found, address(out), place, address_of(array), out.meta.strides[1])

    def select(self, out: Tensor, source: Tensor, mask: Tensor, counted: Counted) -> None:
        """out = the elements of `source` where the mask is true."""
        if counted.total:
            k, blocks = _select_kernel(source.meta.itemsize), counted.blocks
            run = k.parallel if blocks > 1 else k.serial
            n, starts = mask.meta.numel, counted.starts.data_ptr
            run(blocks, address(out), address(source), address(mask), n, MASK_BLOCK, starts)


if kernel_compiler.mode() == "off":
    indexing.register()
else:
    stubs.index_stub.register("cpu", plan_index)
    stubs.index_put_stub.register("cpu", plan_index_put)
    stubs.gather_stub.register("cpu", plan_gather)
    stubs.masked_stub.register("cpu", MaskKernels())
