"""Sparse COO tensors in other shapes: transposed, selected, narrowed, put together.

None of them is a view: the indices are written anew.

Mirrors the kernels of SparseTensor.cpp's kind in aten/src/ATen/native/TensorShape.cpp and TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.sparse.sparse_tensor import index_tensor, new_sparse, parts
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo
from tinytensor.c10.metadata import Ints
from tinytensor.c10.scalar_type import bool_, int64
from tinytensor.c10.tensor_impl import alias
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def permute_sparse_coo(self: Tensor, dims: Ints) -> Tensor:
    """Dimensions in another order; sparse ones stay before dense ones."""
    own = parts(self)
    count = self.meta_.dim
    check(
        len(dims) == count,
        lambda: (
            "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of "
            f"dimensions i.e. input.dim() = {count} is not equal to len(dims) = {len(dims)}"
        ),
    )
    order = [maybe_wrap_dim(d, count, True) for d in dims]
    check(len(set(order)) == count, "permute(): duplicate dims are not allowed.")
    sparse, dense = order[: own.sparse_dim], order[own.sparse_dim :]
    sizes = tuple(self.meta_.sizes[d] for d in order)
    if order == list(range(count)):
        return new_sparse(sizes, own.sparse_dim, alias(own.indices), alias(own.values), own.coalesced)
    check(
        all(d < own.sparse_dim for d in sparse),
        "permute(sparse_coo): transpositions between sparse and dense dimensions are not allowed."
        "Only transpositions within sparse and dense dimensions are supported.",
    )
    indices, values, coalesced = own.indices, own.values, own.coalesced
    if sparse != list(range(own.sparse_dim)):
        indices = F.index_select(indices, 0, index_tensor(sparse))
        # As in PyTorch the flag stays if the first dimension does, although the entries may be in another order then.
        coalesced = coalesced and sparse[0] == 0
    if dense != list(range(own.sparse_dim, count)):
        values = F.permute(values, (0, *(d - own.sparse_dim + 1 for d in dense)))
    made = new_sparse(sizes, own.sparse_dim, indices, values, coalesced)
    parts(made).coalesced = coalesced  # a single entry may be said to be uncoalesced, too
    return made


def transpose_sparse(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """Two sparse dimensions in each other's place. The order of the entries stays, so they are no longer sorted."""
    if self.meta_.device.type == "meta":
        self = F.clone(self)
    own = parts(self)
    check(
        dim0 < own.sparse_dim and dim1 < own.sparse_dim,
        lambda: (
            "sparse transpose: transposed dimensions must be sparse Got sparse_dim: "
            f"{own.sparse_dim}, d0: {dim0}, d1: {dim1}"
        ),
    )
    order = list(range(own.sparse_dim))
    order[dim0], order[dim1] = order[dim1], order[dim0]
    sizes = list(self.meta_.sizes)
    sizes[dim0], sizes[dim1] = sizes[dim1], sizes[dim0]
    indices = F.index_select(own.indices, 0, index_tensor(order))
    made = new_sparse(tuple(sizes), own.sparse_dim, indices, F.clone(own.values), False)
    parts(made).coalesced = own.coalesced and not own.values.meta_.sizes[0]
    return made


def unsqueeze_sparse(self: Tensor, dim: int) -> Tensor:
    """A new dimension of size 1: a row of zeros in the indices, or a new dimension of the values."""
    own = parts(self)
    at = maybe_wrap_dim(dim, self.meta_.dim + 1, True)
    sizes = (*self.meta_.sizes[:at], 1, *self.meta_.sizes[at:])
    if at <= own.sparse_dim:
        row = F.zeros((1, own.values.meta_.sizes[0]), dtype=int64)
        indices = F.cat((F.narrow(own.indices, 0, 0, at), row, F.narrow(own.indices, 0, at, own.sparse_dim - at)), 0)
        return new_sparse(sizes, own.sparse_dim + 1, indices, own.values, False)
    values = F.unsqueeze(own.values, at - own.sparse_dim + 1)
    return new_sparse(sizes, own.sparse_dim, own.indices, values, False)


def cat_sparse(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """One behind the other along a dimension, of the same numbers of sparse and of dense dimensions."""
    first = tensors[0]
    # Vectors without elements have no say in which dimension a negative number means.
    dim = next((maybe_wrap_dim(dim, t.meta_.dim) for t in tensors if tuple(t.meta_.sizes) != (0,)), dim)
    at = maybe_wrap_dim(dim, first.meta_.dim, True)
    own = parts(F._values(first) if first.meta_.layout is not sparse_coo else first)
    if at >= own.sparse_dim:
        # Along a dense dimension the sizes of all values are added up before anything else is looked at.
        for tensor in tensors:
            values = F._values(tensor)
            maybe_wrap_dim(at - own.sparse_dim + 1, values.meta_.dim, True)
    for number, tensor in enumerate(tensors):
        other = parts(tensor) if tensor.meta_.layout is sparse_coo else None
        if other is None and at >= own.sparse_dim:
            F._values(tensor)  # refuses it
        check(
            other is not None,
            lambda number=number: f"Concatenating sparse tensors, but a dense tensor was found at position {number}.",
        )
        assert other is not None
        check(
            tensor.meta_.dim == first.meta_.dim
            and all(
                n == m or d == at for d, (n, m) in enumerate(zip(tensor.meta_.sizes, first.meta_.sizes, strict=True))
            ),
            lambda number=number, tensor=tensor: (
                f"All tensors must have the same shape: {list(first.meta_.sizes)} (except in the concatenating dimension), but "
                f"found shape: {list(tensor.meta_.sizes)} at position {number}."
            ),
        )
        check(
            (other.sparse_dim, other.dense_dim) == (own.sparse_dim, own.dense_dim),
            lambda number=number, other=other: (
                f"All tensors must have the same sparse_dim and dense_dim: {own.sparse_dim}, {own.dense_dim}, but tensor at "
                f"position {number} has {other.sparse_dim}, {other.dense_dim}"
            ),
        )
    sizes = list(first.meta_.sizes)
    sizes[at] = sum(t.meta_.sizes[at] for t in tensors)
    if at < own.sparse_dim:
        indices, before = [], 0
        for tensor in tensors:
            moved = F.clone(parts(tensor).indices)
            F.add_(F.select(moved, 0, at), before)
            indices.append(moved)
            before += tensor.meta_.sizes[at]
        values = F.cat(tuple(parts(t).values for t in tensors), 0)
        return new_sparse(tuple(sizes), own.sparse_dim, F.cat(tuple(indices), 1), values, False)
    # Along a dense dimension every entry keeps its index, and its value is padded with zeros to the new size.
    inner = at - own.sparse_dim + 1
    padded, before = [], 0
    dtype = F.result_type(first, first) if len(tensors) == 1 else None
    for tensor in tensors:
        values = parts(tensor).values
        shape = list(values.meta_.sizes)
        shape[inner] = sizes[at]
        whole = F.zeros(tuple(shape), dtype=dtype or values.meta_.dtype)
        F.copy_(F.narrow(whole, inner, before, values.meta_.sizes[inner]), values)
        padded.append(whole)
        before += values.meta_.sizes[inner]
    indices_all = F.cat(tuple(parts(t).indices for t in tensors), 1)
    return new_sparse(tuple(sizes), own.sparse_dim, indices_all, F.cat(tuple(padded), 0), False)


_FEW = 2 << 14  # BRUTE_FORCE_SIZE_LIMIT


def index_select_sparse(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """The entries whose index along `dim` is in `index`, once for each time that it is there."""
    own = parts(self)
    count = self.meta_.dim
    check(count > 0, "index_select() cannot be applied to a 0-dim tensor.", IndexError)
    at = maybe_wrap_dim(dim, count, True)
    check(
        index.meta_.dim == 1,
        "index_select() argument index must be 1-D strided (non-sparse) long-tensor.",
        IndexError,
    )
    check(
        index.meta_.dtype is int64 or index.meta_.dtype.name == "int32",
        "index_select() argument index must be 1-D strided (non-sparse) long-tensor.",
        IndexError,
    )
    check(
        index.meta_.layout is not sparse_coo,
        "index_select(): Expected dtype int32 or int64 for index",
    )
    size = self.meta_.sizes[at]
    wanted = F.to(index, int64)
    sizes = (*self.meta_.sizes[:at], wanted.meta_.sizes[0], *self.meta_.sizes[at + 1 :])
    if at >= own.sparse_dim:
        inner = at - own.sparse_dim + 1
        # Where there is nothing to write nothing is looked at.
        others = prod(n for d, n in enumerate(own.values.meta_.sizes) if d != inner)
        if own.values.meta_.numel or (others and not size):
            for place in wanted.tolist():
                check(
                    0 <= place < size,
                    lambda place=place: f"index {place} is out of bounds for dimension {inner} with size {size}",
                )
        else:
            shape = list(own.values.meta_.sizes)
            shape[inner] = wanted.meta_.sizes[0]
            values = F.empty(tuple(shape), dtype=self.meta_.dtype)
            return new_sparse(sizes, own.sparse_dim, own.indices, values, False)
        return new_sparse(sizes, own.sparse_dim, own.indices, F.index_select(own.values, inner, wanted), False)
    if wanted.meta_.numel:
        low, high = F.amin(wanted).item(), F.amax(wanted).item()
        for bound in (low, high):
            check(
                -size <= bound < size,
                lambda bound=bound: (
                    f"index_select(): index contains {bound} that is out of range for tensor of size "
                    f"{list(self.meta_.sizes)} at dimension {at}"
                ),
                IndexError,
            )
        wanted = F.where(F.lt(wanted, 0), F.add(wanted, size), wanted)
    # Sort the entries by their index along `at`; then each wanted index is a run of them.
    row = F.select(own.indices, 0, at)
    ordered, places = F.sort(row, stable=True)
    first = F.searchsorted(ordered, wanted)
    counts = F.sub(F.searchsorted(ordered, wanted, right=True), first)
    slot = F.repeat_interleave(counts)
    ends = F.cumsum(counts, 0)
    offset = F.sub(F.arange(slot.meta_.sizes[0]), F.index_select(F.sub(ends, counts), 0, slot))
    chosen = F.index_select(places, 0, F.add(F.index_select(first, 0, slot), offset))
    nnz, asked = row.meta_.sizes[0], wanted.meta_.sizes[0]
    if nnz < asked and nnz * asked <= _FEW:
        # PyTorch compares few entries with few indices one by one, and the longer list is the inner loop.
        by_entry = F.argsort(chosen, stable=True)
        chosen, slot = F.index_select(chosen, 0, by_entry), F.index_select(slot, 0, by_entry)
    indices = F.index_select(own.indices, 1, chosen)
    F.copy_(F.select(indices, 0, at), slot)
    return new_sparse(sizes, own.sparse_dim, indices, F.index_select(own.values, 0, chosen), False)


def select_sparse(self: Tensor, dim: int, index: int) -> Tensor:
    """The entries at one index of a dimension, which is left out; dense if no sparse dimension remains."""
    own = parts(self)
    count = self.meta_.dim
    check(count > 0, "select() cannot be applied to a 0-dim tensor.", IndexError)
    at = maybe_wrap_dim(dim, count, True)
    size = self.meta_.sizes[at]
    check(
        -size <= index < size,
        lambda: f"select(): index {index} out of range for tensor of size {list(self.meta_.sizes)} at dimension {at}",
        IndexError,
    )
    index = index + size if index < 0 else index
    sizes = (*self.meta_.sizes[:at], *self.meta_.sizes[at + 1 :])
    if at >= own.sparse_dim:
        values = F.select(own.values, at - own.sparse_dim + 1, index)
        return new_sparse(sizes, own.sparse_dim, own.indices, values, False)
    chosen = F.select(F.nonzero(F.eq(F.select(own.indices, 0, at), index)), 1, 0)
    values = F.index_select(own.values, 0, chosen)
    if own.sparse_dim == 1:
        summed = F.sum(values, (0,))
        return F.to(summed, bool_) if self.meta_.dtype is bool_ else summed
    rows = [d for d in range(own.sparse_dim) if d != at]
    indices = F.index_select(F.index_select(own.indices, 0, index_tensor(rows)), 1, chosen)
    return new_sparse(sizes, own.sparse_dim - 1, indices, values, False)


def narrow_copy_sparse(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """The entries whose index along `dim` lies in [start, start + length), counted from start."""
    own = parts(self)
    count = self.meta_.dim
    check(count > 0, "narrow() cannot be applied to a 0-dim tensor.")
    check(length >= 0, "narrow(): length must be non-negative.")
    check(0 <= dim < count, lambda: f"Dimension {dim} out of range. Expecting 0 <= dim < {count}.")
    at = dim
    size = self.meta_.sizes[at]
    end = start + length
    check(
        start >= 0 and end <= size,
        lambda: f"Invalid range to narrow. range(start, start+length) must be a subset of range(0, {size}).",
    )
    sizes = (*self.meta_.sizes[:at], length, *self.meta_.sizes[at + 1 :])
    if at >= own.sparse_dim:
        values = F.narrow_copy(own.values, at - own.sparse_dim + 1, start, length)
        return new_sparse(sizes, own.sparse_dim, own.indices, values, own.coalesced)
    row = F.select(own.indices, 0, at)
    chosen = F.select(F.nonzero(F.logical_and(F.ge(row, start), F.lt(row, end))), 1, 0)
    indices = F.index_select(own.indices, 1, chosen)
    F.sub_(F.select(indices, 0, at), start)
    made = new_sparse(sizes, own.sparse_dim, indices, F.index_select(own.values, 0, chosen), own.coalesced)
    parts(made).coalesced = own.coalesced  # however few are left
    return made


def _sparse_broadcast_to(self: Tensor, size: Ints) -> Tensor:
    """Entries of dimensions of size 1 repeated; new dimensions stand in front."""
    own = parts(self)
    old = tuple(self.meta_.sizes)
    front = len(size) - len(old)
    indices, values = own.indices, own.values
    if front:
        nnz = values.meta_.sizes[0]
        indices = F.cat((F.zeros((front, nnz), dtype=int64), indices), 0)
    current = [1] * front + list(old)
    sparse_dim = own.sparse_dim + front
    values = F.expand(values, (values.meta_.sizes[0], *size[sparse_dim:]))
    coalesced = own.coalesced
    for d in range(sparse_dim):
        if current[d] == size[d]:
            continue
        check(
            current[d] == 1,
            lambda d=d: (
                f"The expanded size of the tensor ({size[d]}) must match the existing size ({current[d]}) at non-singleton "
                f"dimension {d}"
            ),
        )
        times, nnz = size[d], values.meta_.sizes[0]
        indices = F.repeat(indices, (1, times))
        F.copy_(F.select(indices, 0, d), F.repeat_interleave(F.arange(times), nnz))
        values = F.repeat(values, (times, *(1,) * (values.meta_.dim - 1)))
        # Repeated entries stand block by block: in order only if no sparse dimension before this one has other sizes.
        coalesced = coalesced and all(n == 1 for n in size[:d])
    return new_sparse(tuple(size), sparse_dim, indices, values, coalesced)
