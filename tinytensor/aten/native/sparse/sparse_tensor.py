"""Sparse COO tensors: how one is made, what it says about itself, and the ways to and from a dense tensor.

A sparse tensor has `sparse_dim` dimensions that indices address and `dense_dim` dimensions inside of each value:

    indices (sparse_dim, nnz)      values (nnz, *sizes[sparse_dim:])

An index may occur more than once; its values then add up. `coalesce` adds them up and sorts the indices.

Note [Flat indices]
Most kernels number the cells of the sparse dimensions row by row and work with one int64 for each entry.

Mirrors aten/src/ATen/native/sparse/SparseTensor.cpp and parts of TensorConversions.cpp.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import (
    Layout,
    _mkldnn,
    channels_last,
    channels_last_3d,
    contiguous_format,
    preserve_format,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
    strided,
)
from tinytensor.c10.metadata import Ints, layout_metadata
from tinytensor.c10.scalar_type import ScalarType, bool_, int64
from tinytensor.c10.sparse_tensor_impl import SparseTensorImpl, new_layout_tensor, sym_blocksize_opt
from tinytensor.c10.tensor_impl import alias
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# What the C++ half calls the memory formats.
MEMORY_FORMATS = {
    contiguous_format: "Contiguous",
    channels_last: "ChannelsLast",
    channels_last_3d: "ChannelsLast3d",
    preserve_format: "Preserve",
}


# ==== making one ======================================================================================================


def parts(self: Tensor) -> SparseTensorImpl:
    """The indices and values of a sparse tensor."""
    impl: Any = self.storage_
    return impl


def new_sparse(sizes: Ints, sparse_dim: int, indices: Tensor, values: Tensor, coalesced: bool) -> Tensor:
    """A sparse tensor over these parts. Nothing is checked. One entry alone is always coalesced."""
    coalesced = coalesced or values.meta_.sizes[0] < 2
    impl = SparseTensorImpl(indices, values, sparse_dim, len(sizes) - sparse_dim, coalesced)
    return new_layout_tensor(tuple(sizes), values.meta_.dtype, sparse_coo, impl)


def like(self: Tensor, values: Tensor, coalesced: bool | None = None) -> Tensor:
    """A tensor with the same indices and other values, of the same shape."""
    own = parts(self)
    flag = own.coalesced if coalesced is None else coalesced
    made = new_sparse(tuple(self.meta_.sizes), own.sparse_dim, F.clone(own.indices), values, flag)
    parts(made).coalesced = flag  # a single entry may be said to be uncoalesced, too
    return made


def replace_parts(self: Tensor, made: Tensor) -> Tensor:
    """Give `self` the sizes and parts of `made`, for kernels that work in place or with `out=`."""
    own, new = parts(self), parts(made)
    if self.meta_.sizes != made.meta_.sizes or own.sparse_dim != new.sparse_dim:
        storage: Any = copy(own)  # another tensor over these parts keeps its sizes, so it keeps the parts
        self.storage_ = own = storage
    own.indices, own.values, own.coalesced = new.indices, new.values, new.coalesced
    own.sparse_dim, own.dense_dim = new.sparse_dim, new.dense_dim
    if self.meta_.sizes != made.meta_.sizes:
        twin = layout_metadata(tuple(made.meta_.sizes), self.meta_.dtype, self.meta_.device, sparse_coo)
        self.meta_ = twin.grad_twin if self.requires_grad else twin
    return self


def empty_sparse(
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: Any = None,
) -> Tensor:
    """`torch.empty` of this layout: no entries, all dimensions sparse."""
    check(not pin_memory, "Only dense CPU tensors can be pinned")
    return _sparse_coo_tensor_with_dims(len(size), 0, size, dtype, layout, device, pin_memory)


def empty_like_sparse(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: Any,
) -> Tensor:
    """As many sparse and dense dimensions as self has, and no entries; or, of another layout, an empty tensor of that."""
    check(
        memory_format is None or memory_format is preserve_format,
        "memory format option is only supported by strided tensors",
    )
    wanted = layout or self.meta_.layout
    kind = dtype or self.meta_.dtype
    if wanted is not sparse_coo:
        return F.empty(tuple(self.meta_.sizes), dtype=kind, layout=wanted, device=device or self.meta_.device)
    own = parts(self)
    sizes = tuple(self.meta_.sizes)
    return _sparse_coo_tensor_with_dims(
        own.sparse_dim, own.dense_dim, sizes, kind, None, device or self.meta_.device, None
    )


def zeros_sparse_out(size: Ints, out: Tensor) -> Tensor:
    return sparse_resize_and_clear_(out, tuple(size), len(size), 0)


def _sparse_coo_tensor_with_dims(
    sparse_dim: int,
    dense_dim: int,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """A tensor without entries."""
    _check_dims(size, sparse_dim, dense_dim)
    check(all(n >= 0 for n in size), "numel: integer multiplication overflow")
    indices = F.empty((sparse_dim, 0), dtype=int64, device=device)
    values = F.empty((0, *size[sparse_dim:]), dtype=dtype, device=device)
    return new_sparse(tuple(size), sparse_dim, indices, values, True)


def _check_dims(size: Ints, sparse_dim: int, dense_dim: int) -> None:
    check(
        sparse_dim + dense_dim == len(size),
        lambda: (
            "'len(size) == sparse_dim + dense_dim' is not satisfied: "
            f"len(size) = {len(size)}, sparse_dim = {sparse_dim}, dense_dim = {dense_dim}"
        ),
    )


def _sparse_coo_tensor_with_dims_and_tensors(
    sparse_dim: int,
    dense_dim: int,
    size: Ints,
    indices: Tensor,
    values: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    is_coalesced: bool | None,
) -> Tensor:
    """A tensor over these parts, which later writes to them go through; their shapes are compared, nothing else."""
    _check_dims(size, sparse_dim, dense_dim)
    expect_dims(indices, values, sparse_dim, dense_dim)
    expected = (values.meta_.sizes[0], *size[sparse_dim:])
    check(
        tuple(values.meta_.sizes) == expected,
        lambda: f"values has incorrect size, expected {list(expected)}, got {list(values.meta_.sizes)}",
    )
    coalesced = bool(is_coalesced) if is_coalesced is not None else values.meta_.sizes[0] < 2
    return new_sparse(tuple(size), sparse_dim, alias(indices), alias(values), coalesced)


def expect_dims(indices: Tensor, values: Tensor, sparse_dim: int, dense_dim: int) -> None:
    """RuntimeError unless the parts have as many dimensions as they are said to have (`alias_into_sparse`)."""
    check(
        indices.meta_.dim == 2,
        lambda: f"indices must be a matrix, but got: {list(indices.meta_.sizes)}",
    )
    check(
        indices.meta_.sizes[1] == values.meta_.sizes[0],
        lambda: (
            f"indices and values must have same nnz, but got nnz from indices: {indices.meta_.sizes[1]}, "
            f"nnz from values: {values.meta_.sizes[0]}"
        ),
    )
    check(
        indices.meta_.sizes[0] == sparse_dim,
        lambda: f"indices has incorrect first dimension, expected {sparse_dim}, got {indices.meta_.sizes[0]}",
    )
    check(
        values.meta_.dim == dense_dim + 1,
        lambda: f"values has incorrect number of dimensions, expected {dense_dim + 1}, got {values.meta_.dim}",
    )


def _options(
    indices: Tensor, values: Tensor, dtype: ScalarType | None, layout: Layout | None, device: Device | None
) -> tuple[Tensor, Tensor]:
    """The parts with what PyTorch checks for every constructor, and the values in the wanted dtype and on the device."""
    check(layout is None or layout is sparse_coo, lambda: f"expected sparse layout, but got layout {layout.cpp_name}")  # type: ignore[union-attr]
    for name, part in (("indices", indices), ("values", values)):
        check(
            part.meta_.layout is strided,
            lambda name=name, part=part: (
                f"expected {name} to be a dense tensor, but got {name} of layout {part.meta_.layout.cpp_name}"
            ),
        )
    if dtype is not None or device is not None:
        values = F.to(values, dtype=dtype or values.meta_.dtype, device=device or values.meta_.device)
    return indices, values


def _expanded(values: Tensor) -> Tensor:
    """One number stands for a list of one."""
    return F.unsqueeze(values, 0) if values.meta_.dim == 0 else values


def sparse_coo_tensor_size(
    size: Ints, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    """A tensor of this size without entries."""
    return F._sparse_coo_tensor_with_dims(len(size), 0, tuple(size), dtype=dtype, layout=sparse_coo, device=device)


def sparse_coo_tensor_indices(
    indices: Tensor,
    values: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    is_coalesced: bool | None,
) -> Tensor:
    """The sizes are one more than the largest index of each dimension, then those of the values."""
    indices, values = _options(indices, values, dtype, layout, device)
    values, indices = _expanded(values), F.to(indices, int64)
    check(
        indices.meta_.dim == 2,
        lambda: f"indices must be sparse_dim x nnz, but got: {list(indices.meta_.sizes)}",
    )
    sparse_dim, nnz = indices.meta_.sizes
    if nnz:
        check_not_negative(indices)
        sparse_sizes = tuple(n + 1 for n in F.amax(indices, (1,)).tolist())
    else:
        # Without an index there is nothing to infer the sizes of the sparse dimensions from: they are 0.
        sparse_sizes = (0,) * sparse_dim
    size = (*sparse_sizes, *values.meta_.sizes[1:])
    return F._sparse_coo_tensor_with_dims_and_tensors(
        sparse_dim, values.meta_.dim - 1, size, indices, values, is_coalesced=is_coalesced,
        dtype=values.meta_.dtype, layout=sparse_coo, device=values.meta_.device,
    )  # fmt: skip


def check_not_negative(indices: Tensor) -> None:
    """RuntimeError for an index below 0: it names the first dimension that has one."""
    for d, low in enumerate(F.amin(indices, (1,)).tolist()):
        check(low >= 0, lambda d=d, low=low: f"found negative index {low} for dim {d}")


def sparse_coo_tensor_indices_size(
    indices: Tensor,
    values: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    is_coalesced: bool | None,
) -> Tensor:
    """The sizes are given."""
    indices, values = _options(indices, values, dtype, layout, device)
    # With no indices the values must have the number of entries; a single number is one entry.
    return F._sparse_coo_tensor_unsafe(
        F.to(indices, int64), values, tuple(size), is_coalesced=is_coalesced, dtype=values.meta_.dtype,
        layout=sparse_coo, device=values.meta_.device,
    )  # fmt: skip


def _sparse_coo_tensor_unsafe(
    indices: Tensor,
    values: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    is_coalesced: bool | None,
) -> Tensor:
    """The sizes are given, and the values of the indices are not looked at."""
    indices, values = _options(indices, values, dtype, layout, device)
    values = _expanded(values)
    sparse_dim, dense_dim = indices.meta_.sizes[0], values.meta_.dim - 1
    return F._sparse_coo_tensor_with_dims_and_tensors(
        sparse_dim, dense_dim, tuple(size), indices, values, is_coalesced=is_coalesced,
        dtype=values.meta_.dtype, layout=sparse_coo, device=values.meta_.device,
    )  # fmt: skip


def _validate_sparse_coo_tensor_args(
    indices: Tensor, values: Tensor, size: Ints, is_coalesced: bool | None, check_pinning: bool | None
) -> None:
    """RuntimeError unless the parts and sizes make a sparse tensor; this looks at every index."""
    values = _expanded(values)
    check(
        indices.meta_.dim == 2,
        lambda: f"indices must be sparse_dim x nnz, but got: {list(indices.meta_.sizes)}",
    )
    sparse_dim, dense_dim = indices.meta_.sizes[0], values.meta_.dim - 1
    check(
        len(size) == sparse_dim + dense_dim,
        lambda: (
            f"number of dimensions must be sparse_dim ({sparse_dim}) + dense_dim ({dense_dim}), but got {len(size)}"
        ),
    )
    check(all(n >= 0 for n in size), "numel: integer multiplication overflow")
    if not indices.meta_.numel:
        return
    lows, highs = F.amin(indices, (1,)).tolist(), F.amax(indices, (1,)).tolist()
    for d, (low, high) in enumerate(zip(lows, highs, strict=True)):
        check(low >= 0, lambda d=d, low=low: f"found negative index {low} for dim {d}")
        check(
            high < size[d],
            lambda d=d, high=high: (
                f"size is inconsistent with indices: for dim {d}, size is {size[d]} but found index {high}"
            ),
        )
    if is_coalesced:
        flat = flatten_indices(indices, size)
        check(
            bool(F.all(F.gt(F.diff(flat), 0)).item()) if flat.meta_.numel > 1 else True,
            "cannot set is_coalesced to true if indices correspond to uncoalesced COO tensor",
        )


# ==== what it says ====================================================================================================


def sparse_dim_sparse(self: Tensor) -> int:
    return parts(self).sparse_dim


def dense_dim_sparse(self: Tensor) -> int:
    return parts(self).dense_dim


def is_coalesced_sparse(self: Tensor) -> bool:
    return parts(self).coalesced


def _nnz_sparse(self: Tensor) -> int:
    """The number of entries, zeros and repeated indices included."""
    return parts(self).values.meta_.sizes[0]


def _indices_sparse(self: Tensor) -> Tensor:
    """The indices as they are: writes to them go through."""
    return alias(parts(self).indices)


def _values_sparse(self: Tensor) -> Tensor:
    """The values as they are: writes to them go through."""
    return alias(parts(self).values)


def indices_sparse(self: Tensor) -> Tensor:
    check(parts(self).coalesced, "Cannot get indices on an uncoalesced tensor, please call .coalesce() first")
    return _indices_sparse(self)


def values_sparse(self: Tensor) -> Tensor:
    check(parts(self).coalesced, "Cannot get values on an uncoalesced tensor, please call .coalesce() first")
    return _values_sparse(self)


def _coalesced_sparse_(self: Tensor, coalesced: bool) -> Tensor:
    """Set the flag; nothing is looked at."""
    parts(self).coalesced = coalesced
    return self


# The defaults, which refuse every other layout in its own words.


def is_coalesced_default(self: Tensor) -> bool:
    raise RuntimeError(f"is_coalesced expected sparse coordinate tensor layout but got {self.meta_.layout.cpp_name}")


def indices_default(self: Tensor) -> Tensor:
    raise RuntimeError(f"indices expected sparse coordinate tensor layout but got {self.meta_.layout.cpp_name}")


def values_default(self: Tensor) -> Tensor:
    raise RuntimeError(f"values expected sparse tensor layout but got {self.meta_.layout.cpp_name}")


def crow_indices_default(self: Tensor) -> Tensor:
    raise RuntimeError(
        f"crow_indices expected sparse row compressed tensor layout but got {self.meta_.layout.cpp_name}"
    )


def col_indices_default(self: Tensor) -> Tensor:
    raise RuntimeError(f"col_indices expected sparse row compressed tensor layout but got {self.meta_.layout.cpp_name}")


def ccol_indices_default(self: Tensor) -> Tensor:
    raise RuntimeError(
        f"ccol_indices expected sparse column compressed tensor layout but got {self.meta_.layout.cpp_name}"
    )


def row_indices_default(self: Tensor) -> Tensor:
    raise RuntimeError(
        f"row_indices expected sparse column compressed tensor layout but got {self.meta_.layout.cpp_name}"
    )


# ==== coalescing ======================================================================================================


def index_tensor(values: list[int]) -> Tensor:
    """An int64 tensor of these numbers."""
    return from_numpy(np.array(values, np.int64))


def flatten_indices(indices: Tensor, sizes: Ints) -> Tensor:
    """See Note [Flat indices]: int64, shape (nnz,)."""
    sparse_dim, nnz = indices.meta_.sizes
    flat = F.zeros((nnz,), dtype=int64, device=indices.meta_.device)
    for d in range(sparse_dim):
        flat = F.add(F.mul(flat, sizes[d]), F.select(indices, 0, d))
    return flat


def unflatten_indices(flat: Tensor, sizes: Ints) -> Tensor:
    """The indices, shape (len(sizes), nnz), of which `flat` are the numbers."""
    rows = []
    for size in reversed(sizes):
        rows.append(F.remainder(flat, size) if size else flat)
        flat = F.div(flat, size, rounding_mode="floor") if size else flat
    if not rows:
        return F.empty((0, flat.meta_.sizes[0]), dtype=int64, device=flat.meta_.device)
    return F.stack(tuple(reversed(rows)))


def coalesce(self: Tensor) -> Tensor:
    """Self if it is coalesced, else a tensor in which every index occurs once, in ascending order."""
    check(
        self.meta_.layout is sparse_coo,
        lambda: f"coalesce expected sparse coordinate tensor layout but got {self.meta_.layout.cpp_name}",
    )
    return self if F.is_coalesced(self) else F._coalesce(self)


def _coalesce_sparse(self: Tensor) -> Tensor:
    """Sort the entries by their index, stably, and add up those that share one, in their order."""
    own = parts(self)
    nnz = own.values.meta_.sizes[0]
    sizes = tuple(self.meta_.sizes)
    if nnz < 2:
        return new_sparse(sizes, own.sparse_dim, F.clone(own.indices), F.clone(own.values), True)
    flat = flatten_indices(own.indices, sizes)
    ordered, places = F.sort(flat, stable=True)
    return _gathered(self, ordered, places)


def _gathered(self: Tensor, ordered: Tensor, places: Tensor) -> Tensor:
    """The coalesced tensor; `ordered` are the flat indices in ascending order, `places` where each was before."""
    own = parts(self)
    starts = F.ones((ordered.meta_.sizes[0],), dtype=bool_, device=ordered.meta_.device)
    F.copy_(starts[1:], F.ne(ordered[1:], ordered[:-1]))
    values = F.index_select(own.values, 0, places)
    first = F.select(F.nonzero(starts), 1, 0)
    summed = F.index_select(values, 0, first)
    if first.meta_.sizes[0] < values.meta_.sizes[0]:
        slot = F.sub(F.cumsum(starts, 0), 1)
        # The first value of an index is taken as it is, the others are added to it, one after the other.
        others = F.select(F.nonzero(F.logical_not(starts)), 1, 0)
        target, added = F.index_select(slot, 0, others), F.index_select(values, 0, others)
        summed = add_rows(summed, target, added)
    indices = F.index_select(own.indices, 1, F.index_select(places, 0, first))
    return new_sparse(tuple(self.meta_.sizes), own.sparse_dim, indices, summed, True)


def add_rows(rows: Tensor, target: Tensor, added: Tensor) -> Tensor:
    """`rows`, with added[n] added to row target[n] for each n in its order; for bools the sum is the or."""
    if rows.meta_.dtype is bool_:
        as_bytes = F.index_add(F.to(rows, int64), 0, target, F.to(added, int64))
        return F.ne(as_bytes, 0)
    return F.index_add_(rows, 0, target, added)


# ==== from and to dense tensors =======================================================================================


def _to_dense_sparse(self: Tensor, dtype: ScalarType | None, masked_grad: bool | None) -> Tensor:
    """A strided tensor with the entries in their places, added up where an index occurs more than once."""
    check(dtype is None, "dtype argument is not supported by sparse_to_dense")
    dense = F.zeros(tuple(self.meta_.sizes), dtype=self.meta_.dtype, device=self.meta_.device)
    return add_into_dense(dense, self)


def add_into_dense(dense: Tensor, sparse: Tensor, factor: Any = 1) -> Tensor:
    """`dense += factor * sparse`, in place; `dense` is row-major and has the sparse tensor's sizes."""
    own = parts(sparse)
    sizes = tuple(sparse.meta_.sizes)
    if not own.values.meta_.numel:
        return dense
    flat = flatten_indices(own.indices, sizes)
    cells = 1
    for size in sizes[: own.sparse_dim]:
        cells *= size
    rows = F.view(dense, (cells, *sizes[own.sparse_dim :]))
    values = own.values if factor == 1 and not isinstance(factor, bool) else F.mul(own.values, factor)
    values = F.to(values, dense.meta_.dtype)
    if dense.meta_.dtype is bool_:
        F.copy_(rows, add_rows(rows, flat, values))
    else:
        F.index_add_(rows, 0, flat, values)
    return dense


def to_dense_backward(grad: Tensor, input: Tensor, masked_grad: bool | None) -> Tensor:
    """The gradient of `to_dense` in the layout of its input: only at the input's entries, unless `masked_grad` is False."""
    layout = input.meta_.layout
    if layout is strided:
        return F.to_dense(grad)
    if layout is sparse_coo:
        if masked_grad is None or masked_grad:
            return F.sparse_mask(grad, F.coalesce(input))
        return F.to_sparse(grad, parts(input).sparse_dim)
    if layout is _mkldnn:
        return F.to_mkldnn(grad, input.meta_.dtype)
    if masked_grad is None or masked_grad:
        return F.sparse_mask(grad, input)
    return F.to_sparse(grad, layout=layout)


def _to_sparse_sparse_dim_dense(self: Tensor, sparse_dim: int) -> Tensor:
    """The places where a dense tensor is not zero in all of its dense dimensions, and the values there."""
    dim = self.meta_.dim
    check(
        0 <= sparse_dim <= dim,
        lambda: f"dense_to_sparse: sparse_dim argument must be in [0,{dim}] range, but {sparse_dim} is given",
    )
    check(sparse_dim > 0 or dim == 0, "dense_to_sparse: sparse_dim argument must be in >0 when self.dim()>0")
    sizes = tuple(self.meta_.sizes)
    if dim == 0:
        is_zero = not bool(self.item())
        nnz = 0 if is_zero else 1
        values = F.clone(F.narrow(F.unsqueeze(self, 0), 0, 0, nnz))
        indices = F.empty((0, nnz), dtype=int64, device=self.meta_.device)
        return new_sparse((), 0, indices, values, True)
    filled = F.ne(self, 0)
    if sparse_dim < dim:
        filled = (
            F.any(F.flatten(filled, sparse_dim, -1), dim=-1)
            if self.meta_.numel
            else F.any(filled, dim=tuple(range(sparse_dim, dim)))
        )
    where = F.nonzero(filled)
    indices = F.contiguous(F.t(where))
    cells = 1
    for size in sizes[:sparse_dim]:
        cells *= size
    if self.meta_.numel:
        values = F.index_select(F.reshape(self, (cells, *sizes[sparse_dim:])), 0, flatten_indices(indices, sizes))
    else:
        values = F.empty((0, *sizes[sparse_dim:]), dtype=self.meta_.dtype, device=self.meta_.device)
    return new_sparse(sizes, sparse_dim, indices, values, True)


def to_sparse(self: Tensor, layout: Layout | None, blocksize: Ints | None, dense_dim: int | None) -> Tensor:
    """The tensor in a sparse layout, `sparse_coo` unless told otherwise; self where it has that layout already."""
    wanted = layout or sparse_coo
    if wanted is self.meta_.layout:
        check_to_sparse("to_sparse", self, wanted, blocksize, dense_dim)
        return self
    return F._to_sparse(self, layout=layout, blocksize=blocksize, dense_dim=dense_dim)


def blocked(layout: Layout) -> bool:
    """Whether blocks stand in the place of single elements."""
    return layout in (sparse_bsr, sparse_bsc)


def check_to_sparse(
    name: str, self: Tensor, wanted: Layout, blocksize: Ints | None, dense_dim: int | None, given: bool | None = None
) -> None:
    """RuntimeError unless a conversion has the arguments that it needs and no others, in the order in which PyTorch looks.

    name    what messages call the function
    given   whether a block size is known, if not by `blocksize` itself
    """
    own = self.meta_.layout
    lead = f"{name}: conversion from {own.cpp_name} to {wanted.cpp_name}"
    check(
        own is not sparse_coo or wanted is sparse_coo or wanted is strided or F.sparse_dim(self) == 2,
        lambda: f"{lead} for input tensors with sparse_dim()!=2 is not supported",
    )
    check(
        own not in (sparse_csr, sparse_csc) or not blocked(wanted) or self.meta_.dim == 2 + F.dense_dim(self),
        lambda: f"{lead} for batched inputs is not supported",
    )
    if blocksize is not None:
        _check_blocksize(name, lead, self, wanted, tuple(blocksize), dense_dim)
    else:
        check(
            not blocked(wanted) or bool(given),
            lambda: f"{lead} without blocksize argument given is not supported",
        )
    if dense_dim is None:
        return
    check(own is strided, lambda: f"{lead} with dense_dim argument given is not supported")
    whole = wanted is sparse_coo
    check(
        not (whole and dense_dim == self.meta_.dim > 0),
        lambda: f"{name}: dense_dim argument must be !=self.dim() when self.dim()>0",
    )
    most = self.meta_.dim if whole else self.meta_.dim - 2
    check(
        0 <= dense_dim <= most,
        lambda: f"{name}: dense_dim argument must be in [0,{most}] range, but {dense_dim} is given",
    )


def _check_blocksize(name: str, lead: str, self: Tensor, wanted: Layout, block: Ints, dense_dim: int | None) -> None:
    own = self.meta_.layout
    check(len(block) == 2, lambda: f"{name}: blocksize needs to be a tuple of size 2, but got {len(block)}")
    check(min(block) > 0, lambda: f"{name}: blocksize needs to be positive, but got {list(block)}")
    check(blocked(wanted), lambda: f"{lead} with blocksize argument given is not supported")
    if blocked(own):
        before = sym_blocksize_opt(self)
        assert before is not None
        check(
            tuple(before) == block,
            lambda: f"{lead} with blocksize changed from {list(before)} to {list(block)} is not supported",
        )
        return
    inner = (dense_dim or 0) if own is strided else F.dense_dim(self)
    rows, columns = (self.meta_.sizes[maybe_wrap_dim(-(inner + n), self.meta_.dim, True)] for n in (2, 1))
    check(
        rows % block[0] == 0 and columns % block[1] == 0,
        lambda: (
            f"{name}: tensor sparse size ({rows},{columns}) must be divisible by given blocksize ({block[0]},{block[1]})"
        ),
    )


def to_sparse_sparse_dim(self: Tensor, sparse_dim: int) -> Tensor:
    """The tensor as `sparse_coo`, whose last dimensions from `sparse_dim` on are dense."""
    if self.meta_.layout is sparse_coo:
        check(
            sparse_dim == parts(self).sparse_dim,
            "to_sparse: conversion from Sparse to Sparse with sparse_dim argument !=self.sparse_dim() is not supported",
        )
        return self
    return F._to_sparse(self, sparse_dim)


def _to_sparse_dense(self: Tensor, layout: Layout | None, blocksize: Ints | None, dense_dim: int | None) -> Tensor:
    """A dense tensor in any sparse layout."""
    wanted = layout or sparse_coo
    check_to_sparse("dense_to_sparse", self, wanted, blocksize, dense_dim)
    if wanted is sparse_coo:
        return F._to_sparse(self, self.meta_.dim - (dense_dim or 0))
    return _to_compressed(self, wanted, blocksize, dense_dim)


def _to_sparse_coo(self: Tensor, layout: Layout | None, blocksize: Ints | None, dense_dim: int | None) -> Tensor:
    """A COO tensor in a compressed layout."""
    wanted = layout or sparse_coo
    check_to_sparse("sparse_coo_to_sparse", self, wanted, blocksize, dense_dim)
    if wanted is strided:
        return F.to_dense(self)
    return _to_compressed(self, wanted, blocksize, dense_dim)


def _to_compressed(self: Tensor, wanted: Layout, blocksize: Ints | None, dense_dim: int | None) -> Tensor:
    if wanted is sparse_csr:
        return F._to_sparse_csr(self, dense_dim)
    if wanted is sparse_csc:
        return F._to_sparse_csc(self, dense_dim)
    if wanted is sparse_bsr:
        return F._to_sparse_bsr(self, blocksize, dense_dim)
    return F._to_sparse_bsc(self, blocksize, dense_dim)


def clone_sparse(self: Tensor, memory_format: Any) -> Tensor:
    check(
        memory_format is None or memory_format is preserve_format,
        lambda: f"unsupported memory format option {MEMORY_FORMATS[memory_format]}",
    )
    if self.meta_.device.type == "meta":
        return F.empty_like(self)  # PyTorch's copies on meta have no entries
    own = parts(self)
    return like(self, F.clone(own.values))


def copy_sparse_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """Give self the entries of `src`, in self's dtype. Both must be sparse."""
    if self is src:
        return self
    check(
        src.meta_.layout is sparse_coo and self.meta_.layout is sparse_coo,
        lambda: (
            "copy_() between dense and sparse Tensors is not implemented! Found self type = "
            f"{_kind(self)} and src type = {_kind(src)}"
        ),
    )
    if src.meta_.device.type == self.meta_.device.type == "meta":
        return self
    if src.meta_.device.type != self.meta_.device.type:
        # From or to the meta device: sizes remain, entries do not.
        return sparse_resize_and_clear_(self, tuple(src.meta_.sizes), parts(src).sparse_dim, parts(src).dense_dim)
    other = parts(src)
    check_resize(self, tuple(src.meta_.sizes), other.sparse_dim, other.dense_dim)
    made = new_sparse(
        tuple(src.meta_.sizes), other.sparse_dim, F.clone(other.indices),
        F.to(other.values, dtype=self.meta_.dtype, device=self.meta_.device, copy=True), other.coalesced,
    )  # fmt: skip
    return replace_parts(self, made)


def _kind(tensor: Tensor) -> str:
    return str(tensor.type())


# ==== resizing ========================================================================================================


def check_resize(self: Tensor, size: Ints, sparse_dim: int, dense_dim: int) -> None:
    """RuntimeError unless all entries remain valid in a tensor of these sizes."""
    own = parts(self)
    _check_dims(size, sparse_dim, dense_dim)
    nnz = own.values.meta_.sizes[0]
    old = tuple(self.meta_.sizes)
    if nnz > 0:
        lead = (
            "changing the number of {} dimensions (from {} to {}) on a non-empty sparse tensor is not supported.\n"
            + _ADVICE
        )
        check(sparse_dim == own.sparse_dim, lambda: lead.format("sparse", own.sparse_dim, sparse_dim))
        check(dense_dim == own.dense_dim, lambda: lead.format("dense", own.dense_dim, dense_dim))
        for kind, before, after in (
            ("sparse", old[:sparse_dim], size[:sparse_dim]),
            ("dense", old[sparse_dim:], size[sparse_dim:]),
        ):
            shrinks = any(b < a for a, b in zip(before, after, strict=True))
            check(
                not shrinks,
                lambda kind=kind, before=before, after=after: (
                    f"shrinking the size of {kind} dimensions (from {list(before)} to {list(after)}) on a non-empty sparse "
                    f"tensor is not supported.\n{_ADVICE}"
                ),
            )


def sparse_resize_(self: Tensor, size: Ints, sparse_dim: int, dense_dim: int) -> Tensor:
    """Other sizes, in place, for a tensor whose entries all remain valid; see PyTorch's documentation for the rules."""
    check_resize(self, size, sparse_dim, dense_dim)
    own = parts(self)
    nnz = own.values.meta_.sizes[0]
    values, indices = own.values, own.indices
    if tuple(values.meta_.sizes[1:]) != tuple(size[sparse_dim:]):
        grown = F.zeros((nnz, *size[sparse_dim:]), dtype=values.meta_.dtype, device=values.meta_.device)
        if nnz:
            F.copy_(grown[tuple(slice(0, n) for n in values.meta_.sizes)], values)
        values = grown
    if sparse_dim != own.sparse_dim:
        indices = F.empty((sparse_dim, 0), dtype=int64, device=indices.meta_.device)
    return replace_parts(self, new_sparse(tuple(size), sparse_dim, indices, values, own.coalesced))


_ADVICE = (
    "You could try the following options:\n1. If you need an empty sparse tensor of this size, call "
    "`x = torch.sparse_coo_tensor(size)`.\n2. If you need to resize this tensor, you have the following options:\n"
    "    1. For both sparse and dense dimensions, keep the number of them constant and the size of them non-shrinking, and "
    "then try the same call again.\n    2. Or, create a new sparse tensor with the correct indices and values from this "
    "sparse tensor."
)


def sparse_resize_and_clear_(self: Tensor, size: Ints, sparse_dim: int, dense_dim: int) -> Tensor:
    """Other sizes, in place, and no entries."""
    _check_dims(size, sparse_dim, dense_dim)
    made = _sparse_coo_tensor_with_dims(
        sparse_dim, dense_dim, tuple(size), self.meta_.dtype, None, self.meta_.device, None
    )
    return replace_parts(self, made)


def resize_as_sparse_(self: Tensor, the_template: Tensor) -> Tensor:
    """Sizes and numbers of dimensions of another tensor, in place; all dimensions of a dense one are dense."""
    own = parts(self)
    sizes, dims = tuple(the_template.meta_.sizes), (F.sparse_dim(the_template), F.dense_dim(the_template))
    if tuple(self.meta_.sizes) != sizes or (own.sparse_dim, own.dense_dim) != dims:
        sparse_resize_(self, sizes, *dims)
    return self


def zero_sparse_(self: Tensor) -> Tensor:
    """No entries any more."""
    own = parts(self)
    return sparse_resize_and_clear_(self, tuple(self.meta_.sizes), own.sparse_dim, own.dense_dim)


def wrapped(dim: int, self: Tensor) -> int:
    return maybe_wrap_dim(dim, self.meta_.dim, True)


def check_alpha(dtype: ScalarType, alpha: Any) -> None:
    """RuntimeError for a factor that would make a sum of this dtype another one."""
    check(
        not isinstance(alpha, bool) or dtype is bool_,
        "Boolean alpha only supported for Boolean results.",
    )
    check(
        dtype.is_floating_point or isinstance(alpha, int),
        "For integral input tensors, argument alpha must not be a floating point number.",
    )
