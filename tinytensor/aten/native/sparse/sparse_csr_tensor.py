"""Compressed sparse tensors: CSR, CSC, BSR and BSC, how one is made, checked, and what it says about itself.

One dimension's indices are replaced by running counts: row i of a CSR matrix has the entries crow[i] to crow[i + 1]. CSC does
so with columns; BSR and BSC keep dense blocks in the place of single elements:

    compressed (*batch, rows + 1)   plain (*batch, nnz)   values (*batch, nnz, *blocksize, *dense sizes)

Mirrors aten/src/ATen/native/sparse/SparseCsrTensor.cpp and ValidateCompressedIndicesCommon.h.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.sparse.sparse_tensor import blocked
from tinytensor.c10 import sparse_invariants
from tinytensor.c10.device import Device
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.error import check, has_warned, warn_once
from tinytensor.c10.layout import (
    SPARSE_COMPRESSED,
    Layout,
    preserve_format,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
    strided,
)
from tinytensor.c10.metadata import Ints
from tinytensor.c10.scalar_type import ScalarType, int32, int64
from tinytensor.c10.sparse_tensor_impl import SparseCsrTensorImpl, new_layout_tensor
from tinytensor.c10.tensor_impl import alias
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def parts(self: Tensor) -> SparseCsrTensorImpl:
    """The indices and values of a compressed tensor."""
    impl: Any = self.storage_
    return impl


_BETA = (
    "tensor support is in beta state. If you miss a functionality in the sparse tensor support, please submit a feature request "
    "to https://github.com/pytorch/pytorch/issues."
)


def new_compressed(sizes: Ints, layout: Layout, compressed: Tensor, plain: Tensor, values: Tensor) -> Tensor:
    """A compressed tensor over these parts. Nothing is checked."""
    if not has_warned(_BETA):
        name = str(layout).rpartition("sparse_")[2].upper()
        warn_once(f"Sparse {name} {_BETA}", _BETA)
    impl = SparseCsrTensorImpl(compressed, plain, values)
    return new_layout_tensor(tuple(sizes), values.meta_.dtype, layout, impl)


def like(self: Tensor, values: Tensor) -> Tensor:
    """A tensor with the same places and other values."""
    own = parts(self)
    return new_compressed(
        tuple(self.meta_.sizes), self.meta_.layout, F.clone(own.compressed), F.clone(own.plain), values
    )


def replace_parts(self: Tensor, made: Tensor) -> Tensor:
    """Give `self` the parts of `made`, which has its sizes and layout."""
    own, new = parts(self), parts(made)
    own.compressed, own.plain, own.values = new.compressed, new.plain, new.values
    self.meta_ = made.meta_.grad_twin if self.requires_grad else made.meta_
    return self


def by_rows(layout: Layout) -> bool:
    return layout in (sparse_csr, sparse_bsr)


def batch_dims(self: Tensor) -> int:
    return parts(self).compressed.meta_.dim - 1


def blocksize_of(self: Tensor) -> Ints:
    """(1, 1) where single elements are kept."""
    if not blocked(self.meta_.layout):
        return (1, 1)
    first = batch_dims(self) + 1
    return tuple(parts(self).values.meta_.sizes[first : first + 2])


# What messages call the two kinds of indices: of rows and of columns.
_NAMES = {True: ("crow_indices", "col_indices"), False: ("ccol_indices", "row_indices")}


def _sparse_compressed_tensor_unsafe(
    compressed_indices: Tensor,
    plain_indices: Tensor,
    values: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """A compressed tensor over these parts; what the indices say is not looked at."""
    wanted = _compressed_layout(layout)
    return F.sparse_compressed_tensor(
        compressed_indices, plain_indices, values, tuple(size), dtype=dtype, layout=wanted, device=device
    )


def sparse_compressed_tensor(
    compressed_indices: Tensor,
    plain_indices: Tensor,
    values: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """The operator that autograd sees; indices are looked at if that is switched on."""
    wanted = _compressed_layout(layout)
    if sparse_invariants.is_enabled():
        _validate_sparse_compressed_tensor_args(compressed_indices, plain_indices, values, tuple(size), wanted)
    values = F.to(values, dtype) if dtype is not None and dtype is not values.meta_.dtype else values
    return new_compressed(size, wanted, alias(compressed_indices), alias(plain_indices), alias(values))


def _compressed_layout(layout: Layout | None) -> Layout:
    check(
        layout is not None and layout in SPARSE_COMPRESSED,
        lambda: (
            f"sparse_compressed_tensor expected sparse compressed tensor layout but got {'none' if layout is None else layout.cpp_name}"
        ),
    )
    assert layout is not None
    return layout


def _validate_sparse_compressed_tensor_args(
    compressed_indices: Tensor,
    plain_indices: Tensor,
    values: Tensor,
    size: Ints,
    layout: Layout,
    check_pinning: Any = None,
) -> None:
    """RuntimeError unless the parts make a tensor of this layout and size; this looks at every index."""
    rows = by_rows(layout)
    compressed_name, plain_name = _NAMES[rows]
    c, p, v = compressed_indices.meta_, plain_indices.meta_, values.meta_
    batch = c.dim - 1
    block = 2 if blocked(layout) else 0
    check(c.dim >= 1, lambda: f"{compressed_name} must have dimensionality >= 1 but got {c.dim}")
    check(
        c.dim == p.dim,
        lambda: (
            f"{compressed_name} and {plain_name} dimensionalities must be equal but got {c.dim} and {p.dim}, respectively"
        ),
    )
    dense = v.dim - batch - block - 1
    check(
        dense >= 0,
        lambda: (
            f"values must have dimensionality > sum of batch and block dimensionalities (={batch} + {block}) but got {v.dim}"
        ),
    )
    check(
        len(size) == batch + 2 + dense,
        lambda: (
            "tensor dimensionality must be sum of batch, base, and dense dimensionalities "
            f"(={batch} + 2 + {dense}) but got {len(size)}"
        ),
    )
    step = tuple(v.sizes[batch + 1 : batch + 3]) if block else (1, 1)
    for d in range(2 if block else 0):
        check(step[d] > 0, lambda d=d: f"blocksize must have positive entries but got {list(step)}")
        check(
            size[batch + d] % step[d] == 0,
            lambda d=d: (
                f"tensor shape[{batch + d}] (={size[batch + d]}) must be divisible with blocksize[{d}] (={step[d]}) as defined by "
                "values shape"
            ),
        )
    counts = [size[batch] // step[0], size[batch + 1] // step[1]]
    count, other = counts if rows else counts[::-1]
    check(
        c.sizes[-1] == count + 1,
        lambda: (
            f"{compressed_name}.shape[-1] must be equal to the number of {'rows' if rows else 'columns'} + 1 (={count + 1}), but "
            f"got {c.sizes[-1]}"
        ),
    )
    nnz = v.sizes[batch]
    check(
        p.sizes[-1] == nnz,
        lambda: (
            f"{plain_name}.shape[-1] must be equal to nnz (={nnz}) as defined by values.shape[{batch}], but got {p.sizes[-1]}"
        ),
    )
    check(
        c.dtype is p.dtype,
        lambda: (
            f"{compressed_name} and {plain_name} must have the same dtype, bot got {c.dtype.cpp_name} and {p.dtype.cpp_name}, "
            "respectively"
        ),
    )
    check(
        c.dtype in (int32, int64),
        lambda: f"{compressed_name} and {plain_name} must be an int32 or int64 type, but got {c.dtype.cpp_name}",
    )
    _validate_indices(compressed_indices, plain_indices, (compressed_name, plain_name), count, other, nnz, rows)


def _validate_indices(
    compressed: Tensor, plain: Tensor, names: tuple[str, str], count: int, other: int, nnz: int, rows: bool
) -> None:
    """What the numbers themselves must satisfy, in the order in which PyTorch looks."""
    compressed_name, plain_name = names
    axis, across = ("nrows", "ncols") if rows else ("ncols", "nrows")
    where = "{} is not satisfied."
    steps = F.diff(compressed)
    pointers = F.reshape(compressed, (-1, count + 1)).tolist()
    # Without entries no shape could be inferred from the indices.
    flat = F.reshape(plain, (-1, nnz)).tolist() if nnz else [[] for _ in pointers]
    check(all(row[0] == 0 for row in pointers), where.format(f"`{compressed_name}[..., 0] == 0`"))
    check(all(row[-1] == nnz for row in pointers), where.format(f"`{compressed_name}[..., -1] == nnz`"))
    check(
        not steps.meta_.numel or (F.amin(steps).item() >= 0 and F.amax(steps).item() <= other),
        where.format(f"`0 <= {compressed_name}[..., 1:] - {compressed_name}[..., :-1] <= {across}`"),
    )
    check(
        not plain.meta_.numel or (F.amin(plain).item() >= 0 and F.amax(plain).item() < other),
        where.format(f"`0 <= {plain_name} < {across}`"),
    )
    for pointer, indices in zip(pointers, flat, strict=True):
        for start, end in itertools.pairwise(pointer):
            run = indices[start:end]
            check(
                all(a < b for a, b in itertools.pairwise(run)),
                where.format(
                    f"`{plain_name}[..., {compressed_name}[..., i - 1]:{compressed_name}[..., i]] for all i = 1, ..., {axis} are "
                    "sorted and distinct along the last dimension values`"
                ),
            )


# ==== what it says ====================================================================================================


def crow_indices_compressed(self: Tensor) -> Tensor:
    return _part(self, "crow_indices", True, True)


def col_indices_compressed(self: Tensor) -> Tensor:
    return _part(self, "col_indices", True, False)


def ccol_indices_compressed(self: Tensor) -> Tensor:
    return _part(self, "ccol_indices", False, True)


def row_indices_compressed(self: Tensor) -> Tensor:
    return _part(self, "row_indices", False, False)


def _part(self: Tensor, name: str, rows: bool, compressed: bool) -> Tensor:
    check(
        by_rows(self.meta_.layout) == rows,
        lambda: (
            f"{name} expected sparse {'row' if rows else 'column'} compressed tensor layout but got {self.meta_.layout.cpp_name}"
        ),
    )
    own = parts(self)
    return alias(own.compressed if compressed else own.plain)


def values_compressed(self: Tensor) -> Tensor:
    return alias(parts(self).values)


def _nnz_compressed(self: Tensor) -> int:
    """Entries, or blocks, of each batch."""
    return parts(self).plain.meta_.sizes[-1]


def sparse_dim_compressed(self: Tensor) -> int:
    return 2


def dense_dim_compressed(self: Tensor) -> int:
    return self.meta_.dim - 2 - batch_dims(self)


def numbers_of_entries(compressed: Tensor, nnz: int) -> Tensor:
    """For each entry the number of its row, or column: int64, shape (nnz,).

    RuntimeError for counts that do not go up from 0 to nnz. Nobody has looked at those of a tensor that was made without
    checks, and a wrong one would ask for any amount of memory.
    """
    ascends = bool(F.all(F.ge(compressed[1:], compressed[:-1])).item())
    check(
        ascends and compressed[0].item() == 0 and compressed[-1].item() == nnz,
        lambda: f"sparse compressed tensor: the compressed indices must ascend from 0 to nnz (={nnz})",
    )
    return F.repeat_interleave(F.to(F.diff(compressed), int64))


def clone_compressed(self: Tensor, memory_format: Any) -> Tensor:
    check(memory_format is None or memory_format is preserve_format, "unsupported memory format option Contiguous")
    return like(self, F.clone(parts(self).values))


def copy_compressed_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """The places and values of another tensor of this layout, with as many entries."""
    if self is src or self.meta_.device.type != src.meta_.device.type:
        return self  # from or to the meta device: there is nothing to copy
    layout = self.meta_.layout
    check(
        layout in SPARSE_COMPRESSED,
        lambda: f"copy_sparse_compressed_ expected sparse compressed tensor layout but got {layout.cpp_name}",
    )
    check(
        layout is src.meta_.layout,
        lambda: (
            "torch.copy_: copy of sparse compressed tensors having different layouts is not supported. self layout is "
            f"{layout.cpp_name} and src layout is {src.meta_.layout.cpp_name}"
        ),
    )
    own, other = parts(self), parts(src)
    check(
        _nnz_compressed(self) == _nnz_compressed(src),
        "torch.copy_: only sparse compressed tensors with the same number of specified elements are supported.",
    )
    _check_same_rows(self, src)
    check(
        blocksize_of(self) == blocksize_of(src),
        lambda: (
            "torch.copy_: copy of sparse compressed tensors having different block sizes is not supported. self and src block "
            f"sizes are {list(blocksize_of(self))} and {list(blocksize_of(src))}, respectively."
        ),
    )
    F.copy_(own.compressed, other.compressed)
    F.copy_(own.plain, other.plain)
    F.copy_(own.values, other.values)
    return self


def _check_same_rows(self: Tensor, src: Tensor) -> None:
    """As many rows, or columns where those are compressed. The batches and the other dimension are not looked at here."""
    layout = self.meta_.layout
    at, there = (batch_dims(t) + (0 if by_rows(layout) else 1) for t in (self, src))
    count, wanted = self.meta_.sizes[at], src.meta_.sizes[there]
    where = f"dimension {at} for" if at == there else f"dimensions {at} and {there}, respectively, for"
    check(
        count == wanted,
        lambda: (
            f"torch.copy_: expected shapes of self and src to match along {where} {layout.cpp_name} layout but the "
            f"corresponding dimensions of self and src are {count} and {wanted}, respectively."
        ),
    )


def empty_compressed(
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: Any = None,
) -> Tensor:
    """`torch.empty` of such a layout: no entries."""
    check(
        len(size) >= 2,
        lambda: (
            f"torch.empty: Only batched sparse compressed (non-block) tensors are supported, but got size {list(size)}"
        ),
    )
    wanted = _without_blocks(layout, "empty_sparse_compressed")
    batch = tuple(size[:-2])
    count = size[-2] if by_rows(wanted) else size[-1]
    compressed = F.zeros((*batch, count + 1), dtype=int64, device=device)
    plain = F.empty((*batch, 0), dtype=int64, device=device)
    values = F.empty((*batch, 0), dtype=dtype, device=device)
    return new_compressed(size, wanted, compressed, plain, values)


def _without_blocks(layout: Layout | None, name: str) -> Layout:
    """CSR or CSC. A call that names no block size cannot make blocks."""
    check(
        layout is sparse_csr or layout is sparse_csc,
        lambda: (
            f"{name} expected sparse compressed (non-block) tensor layout but got "
            f"{'Strided' if layout is None else layout.cpp_name}"
        ),
    )
    assert layout is not None
    return layout


def check_zeros(size: Ints, layout: Layout) -> None:
    """RuntimeError unless `torch.zeros` can make such a tensor."""
    check(
        len(size) >= 2,
        lambda: (
            f"torch.zeros: Only batched sparse compressed (non-block) tensors are supported, but got size {list(size)}"
        ),
    )
    _without_blocks(layout, "zeros_sparse_compressed")


def no_entries(self: Tensor, wanted: Layout, blocksize: Ints | None) -> Tensor:
    """What a conversion on the meta device gives: nobody knows how many entries there would be."""
    sizes, count, block = tuple(self.meta_.sizes), batch_dims(self), tuple(blocksize or blocksize_of(self))
    axis = 0 if by_rows(wanted) else 1
    batch, dense, inner = sizes[:count], sizes[count + 2 :], block if blocked(wanted) else ()
    made = F.empty((*batch, sizes[count + axis] // block[axis] + 1), dtype=int64, device=meta_device)
    plain = F.empty((*batch, 0), dtype=int64, device=meta_device)
    values = F.empty((*batch, 0, *inner, *dense), dtype=self.meta_.dtype, device=meta_device)
    return new_compressed(sizes, wanted, made, plain, values)


def zeros_like_compressed(self: Tensor, dtype: ScalarType | None, layout: Layout, device: Device | None) -> Tensor:
    """No entries, in any compressed layout, from any layout; the blocks are those of self."""
    own = self.meta_.layout
    block = blocksize_of(self) if blocked(self.meta_.layout) else ()
    name = "sparse_compressed_tensor_with_dims"
    check(
        not blocked(layout) or len(block) == 2,
        lambda: f"{name}: blocksize needs to be a tuple of size 2, but got {len(block)}",
    )
    check(
        blocked(layout) or not block,
        lambda: f"{name}: blocksize cannot be specified for non-block layout {layout.cpp_name}",
    )
    sizes = tuple(self.meta_.sizes)
    # Of a dense tensor the first two dimensions become the sparse ones.
    count = min(len(sizes) - 2, 0) if own is strided else len(sizes) - 2 - F.dense_dim(self)
    check(
        count >= 0,
        lambda: (
            f"{name}: dimensionality must be at least dense_dim(={len(sizes) - 2 - count}) + 2, but got {len(sizes)}"
        ),
    )
    batch, dense = sizes[:count], sizes[count + 2 :]
    index_dtype = parts(self).compressed.meta_.dtype if own in SPARSE_COMPRESSED else int64
    axis = 0 if by_rows(layout) else 1
    pointers = sizes[count + axis] // (block[axis] if block else 1)
    where = device or self.meta_.device
    compressed = F.zeros((*batch, pointers + 1), dtype=index_dtype, device=where)
    plain = F.empty((*batch, 0), dtype=index_dtype, device=where)
    values = F.empty((*batch, 0, *block, *dense), dtype=dtype or self.meta_.dtype, device=where)
    return new_compressed(sizes, layout, compressed, plain, values)


def empty_like_compressed(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: Any,
) -> Tensor:
    """The same places, and values that are not set."""
    own, wanted = self.meta_.layout, layout or self.meta_.layout
    check(
        wanted is own,
        lambda: (
            "empty_like with different sparse layout is not supported "
            f"(self is {own.cpp_name} but you requested {wanted.cpp_name})"
        ),
    )
    values = F.empty(
        tuple(parts(self).values.meta_.sizes), dtype=dtype or self.meta_.dtype, device=device or self.meta_.device
    )
    if values.meta_.device is self.meta_.device:
        return like(self, values)
    compressed, plain = (F.to(t, values.meta_.device) for t in (parts(self).compressed, parts(self).plain))
    return new_compressed(tuple(self.meta_.sizes), own, compressed, plain, values)


# ==== resizing ========================================================================================================


def resize_compressed_(self: Tensor, size: Ints, memory_format: Any) -> Tensor:
    """Other sizes, in place: rows are added without entries, or cut off, and then the last row takes all entries left.

    Only CSR matrices, and batches of them. PyTorch lets the other layouts through and takes their rows for columns or their
    blocks for numbers; that leaves a tensor whose parts contradict one another, so it is refused here.
    """
    check(all(n >= 0 for n in size), lambda: f"Trying to create tensor with negative dimension: {list(size)}")
    check(
        len(size) >= 2,
        lambda: f"torch.resize_: Only batched sparse CSR matrices are supported, but got size {list(size)}",
    )
    check(
        self.meta_.sizes[-1] <= size[-1],
        lambda: (
            "torch.resize_: Resizing columns of sparse CSR tensors to a smaller value is not supported. The original number of "
            f"columns is {self.meta_.sizes[-1]} while the requested new number of columns is {size[-1]}."
        ),
    )
    check(
        self.meta_.layout is sparse_csr and tuple(size[:-2]) == tuple(self.meta_.sizes[: batch_dims(self)]),
        lambda: (
            "torch.resize_: Only batched sparse CSR matrices are supported, and the batches stay, but got a tensor of layout "
            f"{self.meta_.layout.cpp_name} and sizes {list(self.meta_.sizes)} and size {list(size)}"
        ),
    )
    own, rows = parts(self), size[-2]
    before = own.compressed.meta_.sizes[-1]
    nnz = min(_nnz_compressed(self), rows * size[-1])
    kept = F.clamp(F.narrow(own.compressed, -1, 0, min(before, rows + 1)), max=nnz)
    if rows + 1 > before:
        more = F.full((*size[:-2], rows + 1 - before), nnz, dtype=kept.meta_.dtype, device=self.meta_.device)
        kept = F.cat((kept, more), -1)
    else:
        kept = F.contiguous(kept)
        F.fill_(F.narrow(kept, -1, rows, 1), nnz)
    count = batch_dims(self)
    plain, values = (F.contiguous(F.narrow(t, count, 0, nnz)) for t in (own.plain, own.values))
    return replace_parts(self, new_compressed(tuple(size), sparse_csr, kept, plain, values))


def resize_as_sparse_compressed_(self: Tensor, the_template: Tensor) -> Tensor:
    """Room for the entries of another tensor of this layout, and its sizes; its places too, if the sizes were others."""
    for name, tensor in (("src", the_template), ("self", self)):
        layout = tensor.meta_.layout
        check(
            layout in SPARSE_COMPRESSED,
            lambda name=name, layout=layout: (
                f"resize_as_sparse_compressed_: {name}  expected sparse compressed tensor layout but got {layout.cpp_name}"
            ),
        )
    check(
        the_template.meta_.layout is self.meta_.layout,
        lambda: (
            "resize_as_sparse_compressed_tensor_: self and src must have the same layout, but got: self "
            f"({self.meta_.layout.cpp_name}) and source ({the_template.meta_.layout.cpp_name})"
        ),
    )
    own, other = parts(self), parts(the_template)
    compressed, plain, values = own.compressed, own.plain, own.values
    if values.meta_.sizes != other.values.meta_.sizes:
        # PyTorch leaves what new memory holds. Indices that point anywhere must not be, so the places are copied then, too.
        values = F.zeros(tuple(other.values.meta_.sizes), dtype=self.meta_.dtype, device=self.meta_.device)
        compressed, plain = F.clone(other.compressed), F.clone(other.plain)
    elif self.meta_.sizes != the_template.meta_.sizes:
        compressed, plain = F.clone(other.compressed), F.clone(other.plain)
    made = new_compressed(tuple(the_template.meta_.sizes), self.meta_.layout, compressed, plain, values)
    return replace_parts(self, made)


def zero_compressed_(self: Tensor) -> Tensor:
    """No entries any more."""
    own = parts(self)
    sizes = list(own.values.meta_.sizes)
    sizes[batch_dims(self)] = 0
    own.compressed = F.zeros_like(own.compressed)
    own.plain = F.empty((*own.plain.meta_.sizes[:-1], 0), dtype=own.plain.meta_.dtype, device=self.meta_.device)
    own.values = F.empty(tuple(sizes), dtype=self.meta_.dtype, device=self.meta_.device)
    return self


def fill_compressed_(self: Tensor, value: Any) -> Tensor:
    F.fill_(parts(self).values, value)
    return self


# ==== transposes ======================================================================================================


def transpose_compressed(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """The two sparse dimensions change places: CSR becomes CSC over the same parts, BSR becomes BSC."""
    own = parts(self)
    count = batch_dims(self)
    if dim0 == dim1:
        return new_compressed(
            tuple(self.meta_.sizes), self.meta_.layout, alias(own.compressed), alias(own.plain), alias(own.values)
        )
    kinds = ["Batch" if d < count else "Sparse" if d < count + 2 else "Dense" for d in (dim0, dim1)]
    check(
        kinds[0] == kinds[1],
        lambda: (
            "transpose(): can only transpose dimensions of the same type (Batch, Sparse, Dense), got "
            f"{dim0}({kinds[0]}) and {dim1}({kinds[1]})"
        ),
    )
    sizes = list(self.meta_.sizes)
    sizes[dim0], sizes[dim1] = sizes[dim1], sizes[dim0]
    compressed, plain, values = own.compressed, own.plain, own.values
    layout = self.meta_.layout
    if kinds[0] == "Batch":
        compressed, plain, values = (F.transpose(t, dim0, dim1) for t in (compressed, plain, values))
    elif kinds[0] == "Dense":
        shift = 1 if blocked(layout) else -1
        values = F.transpose(values, dim0 + shift, dim1 + shift)
    else:
        layout = _TRANSPOSED[layout]
        if blocked(layout):
            values = F.transpose(values, count + 1, count + 2)
    return new_compressed(tuple(sizes), layout, alias(compressed), alias(plain), alias(values))


_TRANSPOSED = {sparse_csr: sparse_csc, sparse_csc: sparse_csr, sparse_bsr: sparse_bsc, sparse_bsc: sparse_bsr}


def select_compressed(self: Tensor, dim: int, index: int) -> Tensor:
    """One batch; or a row or a column of a matrix, as a COO vector over the same values; or one of a dense dimension."""
    at = maybe_wrap_dim(dim, self.meta_.dim, True)
    size = self.meta_.sizes[at]
    check(
        -size <= index < size,
        lambda: f"select(): index {index} out of range for tensor of size {list(self.meta_.sizes)} at dimension {at}",
        IndexError,
    )
    index = index + size if index < 0 else index
    count = batch_dims(self)
    own, layout = parts(self), self.meta_.layout
    sizes = (*self.meta_.sizes[:at], *self.meta_.sizes[at + 1 :])
    if at < count:
        compressed, plain, values = (F.select(t, at, index) for t in (own.compressed, own.plain, own.values))
        return new_compressed(sizes, layout, compressed, plain, values)
    if at >= count + 2:
        values = F.select(own.values, at + (1 if blocked(layout) else -1), index)
        return new_compressed(sizes, layout, own.compressed, own.plain, values)
    check(
        count == 0,
        "select(): selecting sparse dimensions is not implemented for batched sparse compressed tensors.",
    )
    block = blocksize_of(self)
    places = _places_along(self, at, index // block[at])
    # A vector of the very values that the matrix has: they must lie at even steps.
    first, step = places[0] if places else 0, places[1] - places[0] if len(places) > 1 else 1
    even = places == list(range(first, first + len(places) * step, step))
    last = first + len(places) * step
    other = own.plain if (at == 0) == by_rows(layout) else numbers_of_entries(own.compressed, _nnz_compressed(self))
    indices, values = other[first:last:step], own.values[first:last:step]
    if even and blocked(layout):
        inner = F.arange(block[1 - at], dtype=indices.meta_.dtype)
        indices = F.flatten(F.add(F.unsqueeze(F.mul(indices, block[1 - at]), 1), inner), 0, 1)
        values = F.flatten(F.select(values, at + 1, index % block[at]), 0, 1)
    check(
        even and values.storage_ is own.values.storage_,
        "select(): no view exists for the given input, consider using torch.select_copy.",
    )
    vector = F._sparse_coo_tensor_unsafe(F.to(F.unsqueeze(indices, 0), int64), values, sizes)
    return F._coalesced_(vector, True)


def cat_compressed(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """There is none: PyTorch asks for strides, and says which of the tensors' metadata it misses first."""
    maybe_wrap_dim(dim, tensors[0].meta_.dim, True)
    compressed = [t.meta_.layout for t in tensors if t.meta_.layout in SPARSE_COMPRESSED]
    if tensors[0].meta_.layout is sparse_coo:
        count = tensors[0].meta_.dim
        for t in tensors:
            check(
                t.meta_.dim == count,
                lambda t=t: f"Tensors must have same number of dimensions: got {count} and {t.meta_.dim}",
            )
        # Strides are compared as long as the sizes are the same.
        alike = list(itertools.takewhile(lambda t: t.meta_.sizes == tensors[0].meta_.sizes, tensors))
        check(
            any(t.meta_.layout in SPARSE_COMPRESSED for t in alike),
            "Could not run 'aten::cat.out' with arguments from the 'SparseCsrCPU' backend. This could be because the operator "
            "doesn't exist for this backend.",
            NotImplementedError,
        )
        raise RuntimeError(f"Sparse {compressed[0].short_name} tensors do not have strides")
    raise RuntimeError(f"Sparse {compressed[0].short_name} tensors do not have is_contiguous")


def narrow_copy_compressed(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """There is none: PyTorch copies what `narrow` gives, which wants strides."""
    return F.clone(F.narrow(self, dim, start, length))


def _places_along(self: Tensor, dim: int, number: int) -> list[int]:
    """Which entries, or blocks, of a matrix stand in row or column `number`."""
    own = parts(self)
    if (dim == 0) == by_rows(self.meta_.layout):
        start, end = own.compressed[number : number + 2].tolist()
        _check_run(start, end, _nnz_compressed(self))
        return list(range(start, end))
    return F.select(F.nonzero(F.eq(own.plain, number)), 1, 0).tolist()


def _check_run(start: int, end: int, nnz: int) -> None:
    """Nobody has looked at the indices of a tensor that was made without checks."""
    check(0 <= start <= end <= nnz, "sparse compressed tensor: the compressed indices point outside of the entries")
