"""Conversions of sparse tensors: from dense and COO ones to CSR, CSC, BSR and BSC, among these, and back.

Each goes by way of flat lists of entries: row, column and value of each, in the order of the layout. A batch is converted
matrix by matrix, and all of its matrices must have as many entries.

Mirrors aten/src/ATen/native/TensorConversions.cpp, the part about compressed layouts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.sparse.sparse_csr_tensor import (
    _nnz_compressed,
    batch_dims,
    blocksize_of,
    by_rows,
    like,
    new_compressed,
    no_entries,
    numbers_of_entries,
    parts,
)
from tinytensor.aten.native.sparse.sparse_tensor import blocked, check_to_sparse, index_tensor, unflatten_indices
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.error import check
from tinytensor.c10.layout import (
    Layout,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
    strided,
)
from tinytensor.c10.metadata import Ints
from tinytensor.c10.scalar_type import ScalarType, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _entries(self: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """(rows, columns, values) of a tensor without batches, elements or blocks, rows and columns counted in those."""
    own = parts(self)
    numbers = numbers_of_entries(own.compressed, own.plain.meta_.sizes[-1])
    plain = F.to(own.plain, int64)
    return (numbers, plain, own.values) if by_rows(self.meta_.layout) else (plain, numbers, own.values)


def _batches(self: Tensor) -> list[Tensor]:
    """One tensor for each batch."""
    count = batch_dims(self)
    if not count:
        return [self]
    own = parts(self)
    compressed, plain, values = (F.flatten(t, 0, count - 1) for t in (own.compressed, own.plain, own.values))
    sizes = tuple(self.meta_.sizes[count:])
    return [
        new_compressed(
            sizes, self.meta_.layout, F.select(compressed, 0, i), F.select(plain, 0, i), F.select(values, 0, i)
        )
        for i in range(compressed.meta_.sizes[0])
    ]


def _to_dense_compressed(self: Tensor, dtype: ScalarType | None, masked_grad: bool | None) -> Tensor:
    check(dtype is None, "dtype argument is not supported by sparse_csr_to_dense")
    sizes = tuple(self.meta_.sizes)
    dense = F.zeros(sizes, dtype=self.meta_.dtype, device=self.meta_.device)
    count = batch_dims(self)
    if not dense.meta_.numel or self.meta_.device is meta_device:
        return dense
    flat = F.view(dense, (-1, *sizes[count:]))
    height, width = blocksize_of(self)
    for number, tensor in enumerate(_batches(self)):
        rows, columns, values = _entries(tensor)
        n, m = sizes[count], sizes[count + 1]
        target = F.view(F.select(flat, 0, number), (n // height, height, m // width, width, *sizes[count + 2 :]))
        if not blocked(self.meta_.layout):
            values = F.reshape(values, (values.meta_.sizes[0], 1, 1, *values.meta_.sizes[1:]))
        F.index_put_(F.transpose(target, 1, 2), (rows, columns), values, accumulate=True)
    return dense


def at_places(dense: Tensor, mask: Tensor) -> Tensor:
    """The elements of a strided tensor at the places, or in the blocks, of a compressed one of the same sizes."""
    sizes = tuple(mask.meta_.sizes)
    count = batch_dims(mask)
    own = parts(mask)
    n, m = sizes[count], sizes[count + 1]
    height, width = blocksize_of(mask)
    shape = tuple(own.values.meta_.sizes)
    if not own.values.meta_.numel:
        return like(mask, F.empty(shape, dtype=dense.meta_.dtype))
    flat = F.reshape(dense, (-1, *sizes[count:]))
    picked = []
    for number, tensor in enumerate(_batches(mask)):
        rows, columns, _ = _entries(tensor)
        tiles = F.reshape(F.select(flat, 0, number), (n // height, height, m // width, width, *sizes[count + 2 :]))
        picked.append(F.index(F.transpose(tiles, 1, 2), (rows, columns)))
    return like(mask, F.reshape(F.stack(tuple(picked)), shape))


def _elements(self: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """(rows, columns, values) of single elements, blocks taken apart; in no particular order."""
    rows, columns, values = _entries(self)
    if not blocked(self.meta_.layout):
        return rows, columns, values
    height, width = blocksize_of(self)
    shape = (rows.meta_.sizes[0], height, width)
    inner_rows = F.view(F.arange(height), (1, height, 1))
    inner_columns = F.view(F.arange(width), (1, 1, width))
    rows = F.expand(F.add(F.mul(F.view(rows, (-1, 1, 1)), height), inner_rows), shape)
    columns = F.expand(F.add(F.mul(F.view(columns, (-1, 1, 1)), width), inner_columns), shape)
    return F.reshape(rows, (-1,)), F.reshape(columns, (-1,)), F.flatten(values, 0, 2)


def _to_sparse_sparse_dim_compressed(self: Tensor, sparse_dim: int) -> Tensor:
    check(
        sparse_dim == 2,
        lambda: (
            f"sparse_compressed_to_sparse: conversion from {self.meta_.layout.cpp_name} to Sparse with sparse_dim argument !=2 "
            "is not supported"
        ),
    )
    return to_coo(self)


def to_coo(self: Tensor) -> Tensor:
    """A COO tensor with the same entries in the same order. Only rows of elements stand there in a coalesced tensor's order."""
    count = batch_dims(self)
    elements = [_elements(tensor) for tensor in _batches(self)]
    rows, columns, values = (F.cat(tuple(part)) if len(part) != 1 else part[0] for part in zip(*elements, strict=True))
    indices = F.stack((rows, columns))
    if count:
        # The numbers of the batches stand in front, as indices of their own.
        lengths = index_tensor([part[0].meta_.sizes[0] for part in elements])
        number = F.repeat_interleave(lengths)
        indices = F.cat((unflatten_indices(number, tuple(self.meta_.sizes[:count])), indices), 0)
    made = F._sparse_coo_tensor_unsafe(indices, F.clone(values), tuple(self.meta_.sizes))
    ordered = by_rows(self.meta_.layout) and blocksize_of(self)[0] == 1
    return F._coalesced_(made, ordered or not self.meta_.numel or _nnz_compressed(self) == 1)


def _to_sparse_compressed(self: Tensor, layout: Layout | None, blocksize: Ints | None, dense_dim: int | None) -> Tensor:
    """A compressed tensor in another layout."""
    wanted = layout or sparse_coo
    check_to_sparse("sparse_compressed_to_sparse", self, wanted, blocksize, dense_dim)
    if self.meta_.device is meta_device and wanted is sparse_coo:
        return F.zeros_like(self, layout=sparse_coo)
    if wanted is strided:
        return F.to_dense(self)
    return to_coo(self) if wanted is sparse_coo else converted(self, wanted, blocksize)


def converted(self: Tensor, wanted: Layout, blocksize: Ints | None, dense_dim: int | None = None) -> Tensor:
    """From any compressed layout to any other."""
    own = self.meta_.layout
    name = f"sparse_compressed_to_{wanted.name}"
    check(
        blocked(wanted) or not blocked(own),
        lambda: f"{name}: expected SparseCsr or SparseCsc layout but got {own.cpp_name}",
    )
    check_to_sparse(name, self, wanted, blocksize, dense_dim, given=blocksize is not None or blocked(own))
    if self.meta_.device is meta_device:
        return no_entries(self, wanted, blocksize)
    if own is wanted and (not blocked(wanted) or blocked(own)):
        return F.clone(self)
    made = [_convert_one(tensor, wanted, blocksize) for tensor in _batches(self)]
    return _joined(self.meta_.sizes, batch_dims(self), wanted, made)


def _convert_one(self: Tensor, wanted: Layout, blocksize: Ints | None) -> Tensor:
    if blocked(wanted) and not blocked(self.meta_.layout):
        rows, columns, values = _entries(self)
        return _compress_blocks(tuple(self.meta_.sizes), wanted, rows, columns, values, tuple(blocksize or (1, 1)))
    rows, columns, values = _entries(self)
    return compress(tuple(self.meta_.sizes), wanted, rows, columns, values, blocksize_of(self))


def _joined(sizes: Ints, count: int, layout: Layout, made: list[Tensor]) -> Tensor:
    if not count:
        return made[0]
    batch = tuple(sizes[:count])

    def stacked(tensors: list[Any]) -> Tensor:
        whole = F.stack(tuple(tensors))
        return F.view(whole, (*batch, *whole.meta_.sizes[1:]))

    entries = {parts(t).plain.meta_.sizes[-1] for t in made}
    check(len(entries) == 1, "Expect the same number of specified elements per batch.")
    own = [parts(t) for t in made]
    return new_compressed(
        tuple(sizes), layout, stacked([p.compressed for p in own]), stacked([p.plain for p in own]),
        stacked([p.values for p in own]),
    )  # fmt: skip


def compress(sizes: Ints, layout: Layout, rows: Tensor, columns: Tensor, values: Tensor, block: Ints) -> Tensor:
    """A tensor of the layout from entries in any order, each of which occurs once."""
    numbers, other = (rows, columns) if by_rows(layout) else (columns, rows)
    count = sizes[0] // block[0] if by_rows(layout) else sizes[1] // block[1]
    width = sizes[1] // block[1] if by_rows(layout) else sizes[0] // block[0]
    order = F.argsort(F.add(F.mul(numbers, width), other), stable=True)
    numbers = F.index_select(numbers, 0, order)
    compressed = F.searchsorted(numbers, F.arange(count + 1))
    return new_compressed(sizes, layout, compressed, F.index_select(other, 0, order), F.index_select(values, 0, order))


def _compress_blocks(sizes: Ints, layout: Layout, rows: Tensor, columns: Tensor, values: Tensor, block: Ints) -> Tensor:
    """Blocks that have at least one of the entries, the rest of each filled with zeros."""
    height, width = block
    across = sizes[1] // width
    number = F.add(
        F.mul(F.div(rows, height, rounding_mode="floor"), across), F.div(columns, width, rounding_mode="floor")
    )
    distinct, inverse = F._unique2(number, return_inverse=True)[:2]
    blocks = F.zeros((distinct.meta_.sizes[0], height, width, *values.meta_.sizes[1:]), dtype=values.meta_.dtype)
    places = (inverse, F.remainder(rows, height), F.remainder(columns, width))
    F.index_put_(blocks, places, values, accumulate=True)
    block_rows = F.div(distinct, across, rounding_mode="floor") if across else distinct
    block_columns = F.remainder(distinct, across) if across else distinct
    return compress(sizes, layout, block_rows, block_columns, blocks, block)


def _from_dense(self: Tensor, layout: Layout, blocksize: Ints | None, dense_dim: int | None) -> Tensor:
    dense = dense_dim or 0
    name = f"dense_to_{layout.name}"
    count = self.meta_.dim - 2 - dense
    check(
        count >= 0 or self.meta_.dim >= 2 or blocked(layout),
        lambda: f"{name}: tensor must have at least 2 sparse dimensions, but has {self.meta_.dim - dense}",
        IndexError,
    )
    check_to_sparse(name, self, layout, blocksize, dense_dim)
    sizes = tuple(self.meta_.sizes)
    block: Ints = (1, 1) if blocksize is None else tuple(blocksize)
    n, m = sizes[count], sizes[count + 1]
    flat = F.reshape(self, (-1, *sizes[count:])) if self.meta_.numel else None
    made = []
    total = 1
    for size in sizes[:count]:
        total *= size
    for number in range(total):
        one = F.select(flat, 0, number) if flat is not None else F.empty(sizes[count:], dtype=self.meta_.dtype)
        made.append(_one_from_dense(one, layout, block, n, m, sizes[count + 2 :], blocked(layout)))
    return _joined(sizes, count, layout, made)


def _one_from_dense(one: Tensor, layout: Layout, block: Ints, n: int, m: int, dense: Ints, with_blocks: bool) -> Tensor:
    height, width = block
    tiles = F.transpose(F.reshape(one, (n // height, height, m // width, width, *dense)), 1, 2)
    filled = F.ne(tiles, 0)
    filled = (
        F.any(F.flatten(filled, 2, -1), dim=-1)
        if filled.meta_.numel
        else F.zeros((n // height, m // width), dtype=filled.meta_.dtype)
    )
    where = F.nonzero(filled)
    rows, columns = F.select(where, 1, 0), F.select(where, 1, 1)
    values = (
        F.index(tiles, (rows, columns))
        if tiles.meta_.numel
        else F.empty((0, height, width, *dense), dtype=one.meta_.dtype)
    )
    if not with_blocks:
        values = F.reshape(values, (values.meta_.sizes[0], *dense))
    return compress((n, m, *dense), layout, rows, columns, values, block)


def _from_coo(self: Tensor, layout: Layout, blocksize: Ints | None, dense_dim: int | None) -> Tensor:
    check_to_sparse(f"coo_to_{layout.name}", self, layout, blocksize, dense_dim)
    tensor = F.coalesce(self)
    indices, values = F._indices(tensor), F._values(tensor)
    rows, columns = F.select(indices, 0, 0), F.select(indices, 0, 1)
    if blocked(layout):
        return _compress_blocks(tuple(self.meta_.sizes), layout, rows, columns, values, tuple(blocksize or (1, 1)))
    return compress(tuple(self.meta_.sizes), layout, rows, columns, values, (1, 1))


def _kernel_for(layout: Layout, convert: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """`convert(self, layout, blocksize, dense_dim)` with the arguments of the operator `_to_sparse_{layout}`."""

    def with_blocks(self: Tensor, blocksize: Ints, dense_dim: int | None) -> Tensor:
        return convert(self, layout, blocksize, dense_dim)

    def without_blocks(self: Tensor, dense_dim: int | None) -> Tensor:
        return convert(self, layout, None, dense_dim)

    return with_blocks if blocked(layout) else without_blocks


dense_to_sparse_csr = _kernel_for(sparse_csr, _from_dense)
dense_to_sparse_csc = _kernel_for(sparse_csc, _from_dense)
dense_to_sparse_bsr = _kernel_for(sparse_bsr, _from_dense)
dense_to_sparse_bsc = _kernel_for(sparse_bsc, _from_dense)
coo_to_sparse_csr = _kernel_for(sparse_csr, _from_coo)
coo_to_sparse_csc = _kernel_for(sparse_csc, _from_coo)
coo_to_sparse_bsr = _kernel_for(sparse_bsr, _from_coo)
coo_to_sparse_bsc = _kernel_for(sparse_bsc, _from_coo)
compressed_to_sparse_csr = _kernel_for(sparse_csr, converted)
compressed_to_sparse_csc = _kernel_for(sparse_csc, converted)
compressed_to_sparse_bsr = _kernel_for(sparse_bsr, converted)
compressed_to_sparse_bsc = _kernel_for(sparse_bsc, converted)


def _as_it_is(self: Tensor, layout: Layout, blocksize: Ints | None, dense_dim: int | None) -> Any:
    """Self if it has the layout already, else None."""
    if self.meta_.layout is not layout:
        return None
    check_to_sparse(f"to_{layout.name}", self, layout, blocksize, dense_dim)
    return self


def to_sparse_csr(self: Tensor, dense_dim: int | None) -> Tensor:
    same = _as_it_is(self, sparse_csr, None, dense_dim)
    return same if same is not None else F._to_sparse_csr(self, dense_dim)


def to_sparse_csc(self: Tensor, dense_dim: int | None) -> Tensor:
    same = _as_it_is(self, sparse_csc, None, dense_dim)
    return same if same is not None else F._to_sparse_csc(self, dense_dim)


def to_sparse_bsr(self: Tensor, blocksize: Ints, dense_dim: int | None) -> Tensor:
    block = tuple(blocksize)
    same = _as_it_is(self, sparse_bsr, block, dense_dim)
    return same if same is not None else F._to_sparse_bsr(self, block, dense_dim)


def to_sparse_bsc(self: Tensor, blocksize: Ints, dense_dim: int | None) -> Tensor:
    block = tuple(blocksize)
    same = _as_it_is(self, sparse_bsc, block, dense_dim)
    return same if same is not None else F._to_sparse_bsc(self, block, dense_dim)
