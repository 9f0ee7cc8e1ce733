# hot path
"""Joining: cat, stack, hstack, block_diag, meshgrid, cartesian_prod; and other names of views.

cat has a kernel of its own (cpu/cat_kernel.py); everything else is composed of it and of views.

Mirrors aten/src/ATen/native/TensorShape.cpp, TensorTransformations.cpp (atleast_*d) and Itertools.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.folded_calls import nobody_watches
from tinytensor.aten.formatting import text_of
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.structured import asks_first
from tinytensor.aten.native.type_properties import result_type
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.contiguity import channels_last_strides, contiguous_strides, suggests_channels_last
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import SPARSE_COMPRESSED, _mkldnn, strided
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.scalar_type import ScalarType, bool_, can_cast, int64
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Ints = tuple[int, ...]
Launch = Callable[["Tensor", Sequence["Tensor"]], None]


class CatPlan:
    """Metadata of the result, and a launch for each geometry of an output."""

    __slots__ = ("dim", "launches", "metas", "out_meta")

    def __init__(self, out_meta: Metadata, dim: int, metas: tuple[Metadata, ...]):
        self.out_meta = out_meta
        self.dim = dim
        self.metas = metas
        self.launches: dict[Metadata, Launch] = {}

    def launch(self, out: Metadata) -> Launch:
        found = self.launches.get(out)
        if found is None:
            stub = stubs.cat_stub[out.device.type]
            found = remember(self.launches, out, stub(self.metas, self.dim, out.plain))
        return found


def _is_skipped(m: Metadata) -> bool:
    """Whether cat ignores the tensor: an empty vector fits beside any shape. Long ago no other tensor could be empty."""
    return m.dim == 1 and m.sizes[0] == 0


def _check_cat_out(out: Tensor, tensors: Sequence[Tensor], dim: int) -> None:
    """TypeError if the output cannot hold what the inputs promote to. PyTorch asks this before it compares sizes."""
    metas = tuple([t.meta_ for t in tensors])
    if metas and metas[0].plans.get(("cat", dim, metas)) is None:
        _check_no_scalar(metas)
        first = next((m for m in metas if not _is_skipped(m)), None)
        if first is not None:
            maybe_wrap_dim(dim, first.dim)
        _check_cast(result_type(metas), out.meta_.dtype)


@asks_first(_check_cat_out)
def cat_meta(out: Tensor | None, tensors: Sequence[Tensor], dim: int) -> CatPlan:
    """Plan the concatenation along `dim`. All other sizes must be equal; dtypes promote."""
    metas = tuple([t.meta_ for t in tensors])
    if not metas:
        raise ValueError("torch.cat(): expected a non-empty list of Tensors")
    plans, key = metas[0].plans, ("cat", dim, metas)
    plan = plans.get(key)
    if plan is None:
        # PyTorch hands a memory format on to `empty`, which has none for blocks.
        check(metas[0].layout is not _mkldnn, "'memory_format' argument is incompatible with mkldnn tensor")
        plan = remember(plans, key, _build_cat(tuple(m.plain for m in metas), dim))
    if out is not None:
        _check_cast(plan.out_meta.dtype, out.meta_.dtype)
        assert_no_internal_overlap(out.meta_)
        for t in tensors:
            assert_no_overlap(out, t)
    return plan


def _check_cast(promoted: ScalarType, dtype: ScalarType) -> None:
    check(
        can_cast(promoted, dtype),
        lambda: f"torch.cat(): input types can't be cast to the desired output type {dtype.cpp_name}",
        TypeError,
    )


def _check_no_scalar(metas: tuple[Metadata, ...]) -> None:
    for position, m in enumerate(metas):
        check(m.dim > 0, lambda: f"zero-dimensional tensor (at position {position}) cannot be concatenated")  # noqa: B023


def cat_impl(plan: CatPlan, out: Tensor, tensors: Sequence[Tensor], dim: int) -> None:
    launch = plan.launches.get(out.meta_) or plan.launch(out.meta_)
    launch(out, tensors)


def _build_cat(metas: tuple[Metadata, ...], dim: int) -> CatPlan:
    _check_no_scalar(metas)
    shaped = [(i, m) for i, m in enumerate(metas) if not _is_skipped(m)]
    device = metas[0].device
    for m in metas:
        check(m.device is device, lambda: f"Tensor on device {m.device} is not on the expected device {device}!")  # noqa: B023
    dtype = result_type(metas)
    if not shaped:
        maybe_wrap_dim(dim, max(m.dim for m in metas)) if dim in (0, -1) else None
        return CatPlan(metadata((0,), (1,), dtype, device), 0, metas)
    first = shaped[0][1]
    wrapped = maybe_wrap_dim(dim, first.dim)
    for i, m in shaped:
        _check_shapes(first, m, wrapped, i)
    sizes = tuple(sum(m.sizes[d] for _, m in shaped) if d == wrapped else size for d, size in enumerate(first.sizes))
    # Channels-last only if every input suggests it; one that does not decides for row-major.
    likes = first.dim in (4, 5) and all(suggests_channels_last(tuple(m.sizes), m.strides, first.dim) for m in metas)
    strides = channels_last_strides(sizes) if likes else contiguous_strides(sizes)
    return CatPlan(metadata(sizes, strides, dtype, device), wrapped, metas)


def _check_shapes(first: Metadata, m: Metadata, dim: int, position: int) -> None:
    check(
        m.dim == first.dim,
        lambda: f"Tensors must have same number of dimensions: got {first.dim} and {m.dim}",
    )
    for d, (expected, got) in enumerate(zip(first.sizes, m.sizes, strict=True)):
        check(
            d == dim or expected == got,
            lambda: (
                f"Sizes of tensors must match except in dimension {dim}. Expected size {expected} but got size {got} "  # noqa: B023
                f"for tensor number {position} in the list."
            ),
        )


def stack(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Put tensors of one shape side by side along a new dimension."""
    # (..., n, ...) cat along n is (..., k * n, ...), whose elements lie as those of (..., k, n, ...): a view, and no unsqueeze
    # for each tensor. Behind the last dimension there is nothing to concatenate along, so a dimension is added first.
    metas = tuple([t.meta_ for t in tensors])
    key = ("stack", dim, metas)
    plan = metas[0].plans.get(key) if metas else None
    if plan is None:
        check(
            tensors[0].meta_.layout not in SPARSE_COMPRESSED if tensors else True,
            lambda: f"Sparse {tensors[0].meta_.layout.short_name} tensors do not have is_contiguous",
        )
        sizes, wrapped = _checked_sizes(tensors, dim)
        if tensors[0].meta_.layout is _mkldnn:
            return F.cat_default(tensors, 0)  # refused
        if tensors[0].meta_.layout is not strided:
            return _unsqueezed_and_joined(tensors, wrapped)
        shape = None if wrapped == len(sizes) else (*sizes[:wrapped], len(tensors), *sizes[wrapped:])
        plan = remember(metas[0].plans, key, (wrapped, shape, _whole_plan(tensors, wrapped, shape)))
    along, shape, whole = plan
    if whole is not None and nobody_watches():
        launch, made = whole
        out = empty_from_metadata(made)
        launch(out, tensors)
        return out
    if shape is None:
        return _unsqueezed_and_joined(tensors, along)
    return F._unsafe_view_default(F.cat_default(tensors, along), shape)


def _unsqueezed_and_joined(tensors: Sequence[Tensor], dim: int) -> Tensor:
    return F.cat_default([F.unsqueeze_default(t, dim) for t in tensors], dim)


def _whole_plan(tensors: Sequence[Tensor], dim: int, shape: Ints | None) -> tuple[Launch, Metadata] | None:
    """How it is done in one step, without a shape along a dimension behind all others; None where a kernel of another device or
    dtype has to make the result."""
    if any(t.meta_.device is not cpu or t.meta_.layout is not strided or t.meta_.dtype.is_quantized for t in tensors):
        return None
    if shape is None:
        # What `unsqueeze` would make of them has the same elements in the same places.
        metas = tuple(t.meta_.with_geometry((*t.meta_.sizes, 1), (*t.meta_.strides, 1)) for t in tensors)
        joined = _build_cat(metas, dim)
        return joined.launch(joined.out_meta), joined.out_meta
    plan = cat_meta(None, tensors, dim)
    m = plan.out_meta
    return (plan.launch(m), m.with_geometry(shape, contiguous_strides(shape))) if m.is_contiguous else None


def stack_out(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    _, wrapped = _checked_sizes(tensors, dim)
    return F.cat_out([F.unsqueeze_default(t, wrapped) for t in tensors], wrapped, out)


def _checked_sizes(tensors: Sequence[Tensor], dim: int) -> tuple[Any, int]:
    """(the sizes that all tensors have, the index of the new dimension)."""
    check(len(tensors) > 0, "stack expects a non-empty TensorList")
    sizes = tensors[0].meta_.sizes
    wrapped = maybe_wrap_dim(dim, len(sizes) + 1)
    for position, t in enumerate(tensors):
        if t.meta_.sizes != sizes:
            raise RuntimeError(
                f"stack expects each tensor to be equal size, but got {list(sizes)} at entry 0 and "
                f"{list(t.meta_.sizes)} at entry {position}"
            )
    return sizes, wrapped


# ==== hstack, block_diag, meshgrid and the like =======================================================================
#
# hstack, vstack, dstack, atleast_*d, block_diag, meshgrid, cartesian_prod, combinations: compositions of cat and views.


Tensors = tuple["Tensor", ...]


# ---- atleast_1d, atleast_2d, atleast_3d ------------------------------------------------------------------------------


def atleast_1d(self: Tensor) -> Tensor:
    """A 0-dim tensor becomes a vector; others are returned as they are."""
    return F.reshape(self, (1,)) if self.meta_.dim == 0 else self


def atleast_2d(self: Tensor) -> Tensor:
    """A vector becomes a row."""
    if self.meta_.dim == 0:
        return F.reshape(self, (1, 1))
    return F.unsqueeze(self, 0) if self.meta_.dim == 1 else self


def atleast_3d(self: Tensor) -> Tensor:
    """A vector becomes (1, n, 1), a matrix (m, n, 1)."""
    if self.meta_.dim == 0:
        return F.reshape(self, (1, 1, 1))
    if self.meta_.dim == 1:
        return F.unsqueeze(F.unsqueeze(self, 0), -1)
    return F.unsqueeze(self, -1) if self.meta_.dim == 2 else self


def atleast_1d_Sequence(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(atleast_1d(t) for t in tensors)


def atleast_2d_Sequence(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(atleast_2d(t) for t in tensors)


def atleast_3d_Sequence(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(atleast_3d(t) for t in tensors)


# ---- stacks ----------------------------------------------------------------------------------------------------------


def _check_non_empty(name: str, tensors: Sequence[Tensor]) -> None:
    check(len(tensors) > 0, f"{name} expects a non-empty TensorList")


def _have_dimensions(tensors: Sequence[Tensor], least: int) -> bool:
    """Whether `atleast_2d` would give back all tensors as they are, and nobody sees it."""
    if state.dirty:
        return False
    for t in tensors:  # noqa: SIM110 a generator takes longer than two tensors
        if t.meta_.dim < least:
            return False
    return True


def hstack(tensors: Sequence[Tensor]) -> Tensor:
    """Concatenate along dimension 1; vectors along dimension 0."""
    if not tensors:
        _check_non_empty("hstack", tensors)
    if _have_dimensions(tensors, 2):
        return F.cat_default(tensors, 1)
    rows = F.atleast_1d_Sequence(tensors)
    return F.cat(rows, 0 if rows[0].meta_.dim == 1 else 1)


def hstack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    _check_non_empty("hstack", tensors)
    rows = F.atleast_1d_Sequence(tensors)
    return F.cat_out(rows, 0 if rows[0].meta_.dim == 1 else 1, out)


def vstack(tensors: Sequence[Tensor]) -> Tensor:
    """Concatenate along dimension 0; a vector counts as a row."""
    _check_non_empty("vstack", tensors)
    if _have_dimensions(tensors, 2):
        return F.cat_default(tensors, 0)
    return F.cat(F.atleast_2d_Sequence(tensors), 0)


def vstack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    _check_non_empty("vstack", tensors)
    return F.cat_out(F.atleast_2d_Sequence(tensors), 0, out)


def dstack(tensors: Sequence[Tensor]) -> Tensor:
    """Concatenate along dimension 2."""
    _check_non_empty("dstack", tensors)
    return F.cat(F.atleast_3d_Sequence(tensors), 2)


def dstack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    _check_non_empty("dstack", tensors)
    return F.cat_out(F.atleast_3d_Sequence(tensors), 2, out)


def _columns(tensors: Sequence[Tensor]) -> list[Tensor]:
    _check_non_empty("column_stack", tensors)
    return [F.reshape(t, (t.meta_.numel, 1)) if t.meta_.dim <= 1 else t for t in tensors]


def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Concatenate along dimension 1; a vector counts as a column."""
    return F.hstack(_columns(tensors))


def column_stack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    return F.hstack_out(_columns(tensors), out)


def row_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Another name of vstack."""
    return F.vstack(tensors)


def row_stack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    return F.vstack_out(tensors, out)


def concat(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Another name of cat, and so is concatenate."""
    return F.cat(tensors, dim)


def concat_out(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    return F.cat_out(tensors, dim, out)


concatenate, concatenate_out = concat, concat_out


# ---- products --------------------------------------------------------------------------------------------------------


def block_diag(tensors: Sequence[Tensor]) -> Tensor:
    """A matrix of zeros but for the given matrices along its diagonal; a vector is a row."""
    if not tensors:
        return F.empty((1, 0))
    device = tensors[0].meta_.device
    blocks = []
    for i, tensor in enumerate(tensors):
        ndim = tensor.meta_.dim
        check(
            tensor.meta_.device is device,
            lambda: (
                "torch.block_diag: input tensors must all be on the same device. Input 0 is on device "
                f"{device} and input {i} is on device {tensor.meta_.device}"  # noqa: B023
            ),
        )
        check(
            ndim <= 2,
            lambda: (
                f"torch.block_diag: Input tensors must have 2 or fewer dimensions. Input {i} has {ndim} dimensions"  # noqa: B023
            ),
        )
        blocks.append(F.expand(tensor, (1,) * (2 - ndim) + tuple(tensor.meta_.sizes)) if ndim < 2 else tensor)
    rows, columns = sum(b.meta_.sizes[0] for b in blocks), sum(b.meta_.sizes[1] for b in blocks)
    result = F.zeros((rows, columns), dtype=result_type([t.meta_ for t in tensors]), device=device)
    row = column = 0
    for block in blocks:
        height, width = block.meta_.sizes
        F.copy__default(F.slice(F.slice(result, 0, row, row + height), 1, column, column + width), block)
        row, column = row + height, column + width
    return result


def _check_alike(tensors: Sequence[Tensor]) -> None:
    check(len(tensors) > 0, "meshgrid expects a non-empty TensorList")
    for tensor in tensors[1:]:
        check(tensor.meta_.dtype is tensors[0].meta_.dtype, "meshgrid expects all tensors to have the same dtype")
        check(tensor.meta_.device is tensors[0].meta_.device, "meshgrid expects all tensors to have the same device")


def meshgrid(tensors: Sequence[Tensor]) -> Tensors:
    """Vectors expanded to a grid: each runs along a dimension of its own."""
    _check_alike(tensors)
    return _grid(tensors)


def _grid(tensors: Sequence[Tensor]) -> Tensors:
    shape = _grid_shape(tensors)
    return tuple([F.expand_default(F.view_default(t, _along(i, len(shape))), shape) for i, t in enumerate(tensors)])


def _grid_shape(tensors: Sequence[Tensor]) -> Ints:
    for tensor in tensors:
        if tensor.meta_.dim > 1:
            raise RuntimeError(
                f"torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got: {text_of(tensor)}"
            )
    return tuple([t.meta_.numel for t in tensors])


def _along(dim: int, ndim: int) -> Ints:
    """The shape of a vector that runs along one of several dimensions."""
    return (1,) * dim + (-1,) + (1,) * (ndim - dim - 1)


def meshgrid_indexing(tensors: Sequence[Tensor], indexing: str) -> Tensors:
    """The same; with "xy" the first two dimensions are swapped, as for coordinates of a picture."""
    _check_alike(tensors)
    swap = indexing == "xy" and len(tensors) >= 2
    if indexing != "xy":
        check(
            indexing == "ij",
            lambda: f'torch.meshgrid: indexing must be one of "xy" or "ij", but received: {indexing}',
        )
    if not swap:
        return _grid(tensors)
    grids = _grid((tensors[1], tensors[0], *tensors[2:]))
    return grids[1], grids[0], *grids[2:]


def _check_vector(tensor: Tensor) -> None:
    check(tensor.meta_.dim == 1, lambda: f"Expect a 1D vector, but got shape {list(tensor.meta_.sizes)}")


def cartesian_prod(tensors: Sequence[Tensor]) -> Tensor:
    """All tuples with one element from each vector, one a row."""
    for tensor in tensors:
        _check_vector(tensor)
    if len(tensors) == 1:
        return tensors[0]
    if tensors and all([is_unseen(t.meta_.key_set) and t.meta_.dtype is tensors[0].meta_.dtype for t in tensors]):
        return _rows_of_grid(tensors)
    return F.stack([F.flatten(grid) for grid in F.meshgrid(tensors)], 1)


def _rows_of_grid(tensors: Sequence[Tensor]) -> Tensor:
    """The same by one copy of each vector into its column."""
    shape, count = _grid_shape(tensors), len(tensors)
    out = empty_from_metadata(contiguous_metadata((prod(shape), count), tensors[0].meta_.dtype))
    grid = tensor_shape.view(out, (*shape, count))
    for i, t in enumerate(tensors):
        column = tensor_shape.select(grid, count, i)
        copy_(column, tensor_shape.view(t, _along(i, count)), False)
    return out


def combinations(self: Tensor, r: int, with_replacement: bool) -> Tensor:
    """All choices of r elements, each a row, in the order of the elements. `with_replacement`: an element may be chosen again."""
    _check_vector(self)
    check(r >= 0, lambda: f"Expect a non-negative number, but got {r}")
    if r == 0:
        return F.empty_memory_format((0,), self.meta_.dtype, None, self.meta_.device)
    check(r < 2**60, "cannot create std::vector larger than max_size()")
    size = self.meta_.numel
    # All r-tuples of positions form a grid of r dimensions; kept are those whose positions ascend.
    grids = F.meshgrid([self] * r)
    places = F.meshgrid([F.arange(size, dtype=int64, device=self.meta_.device)] * r)
    chosen = F.full((size,) * r, True, dtype=bool_, device=self.meta_.device)
    before: Callable[[Tensor, Tensor], Tensor] = F.le if with_replacement else F.lt
    for i in range(r - 1):
        F.mul_(chosen, before(places[i], places[i + 1]))
    return F.stack([F.masked_select(grid, chosen) for grid in grids], 1)


# ==== _chunk_cat ======================================================================================================
#
# Each tensor is padded with zeros and cut into the same number of chunks; row i of the result is chunk i of every tensor,
# side by side. Sharded training lays out parameters so, one row for each machine.


def _check(tensors: Sequence[Tensor], dim: int, num_chunks: int) -> int:
    check(num_chunks >= 1, "_chunk_cat expects positive num_chunks")
    check(len(tensors) > 0, "_chunk_cat expects a non-empty input tensor list")
    first = tensors[0].meta_
    for t in tensors:
        check(t.meta_.numel > 0, "_chunk_cat expects non-empty tensor")
        check(t.meta_.dtype is first.dtype, "_chunk_cat expects all input tensors with the same dtype")
        check(t.meta_.device is first.device, "_chunk_cat expects all inputs tensors on the same device")
    if all(t.meta_.dim == first.dim for t in tensors):
        dim = maybe_wrap_dim(dim, first.dim)
    else:
        check(dim >= 0, "_chunk_cat expects non-negative dim when input tensors have different ndims")
        for t in tensors:
            check(dim < t.meta_.dim, "_chunk_cat expects dim < ndim for all input tensors")
    for t in tensors:
        check(
            t.meta_.sizes[:dim] == first.sizes[:dim],
            "_chunk_cat expects same sizes of 0,...,dim-1 dimensions for all tensors",
        )
    return dim


def _rows(t: Tensor, dim: int, num_chunks: int) -> Tensor:
    """The tensor as (..., num_chunks, what is in a chunk)."""
    sizes = t.meta_.sizes
    length = -(-sizes[dim] // num_chunks) * num_chunks
    if length != sizes[dim]:
        behind = (0,) * (2 * (len(sizes) - dim) - 1)
        t = F.constant_pad_nd(t, (*behind, length - sizes[dim]), 0)
    return F.view(t, (*sizes[:dim], num_chunks, -1))


def _chunk_cat(tensors: Sequence[Tensor], dim: int, num_chunks: int) -> Tensor:
    """(..., num_chunks, sum of the tensors' chunks): row i is the i-th chunk of every tensor."""
    dim = _check(tensors, dim, num_chunks)
    return F.cat([_rows(t, dim, num_chunks) for t in tensors], dim + 1)


def _chunk_cat_out(tensors: Sequence[Tensor], dim: int, num_chunks: int, out: Tensor) -> Tensor:
    dim = _check(tensors, dim, num_chunks)
    return F.cat_out([_rows(t, dim, num_chunks) for t in tensors], dim + 1, out)


# ---- other names -----------------------------------------------------------------------------------------------------


def swapaxes(self: Tensor, axis0: int, axis1: int) -> Tensor:
    """NumPy's name of transpose."""
    return F.transpose(self, axis0, axis1)


def swapaxes_(self: Tensor, axis0: int, axis1: int) -> Tensor:
    return F.transpose_(self, axis0, axis1)


def swapdims(self: Tensor, dim0: int, dim1: int) -> Tensor:
    return F.transpose(self, dim0, dim1)


def swapdims_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    return F.transpose_(self, dim0, dim1)


def moveaxis_intlist(self: Tensor, source: Ints, destination: Ints) -> Tensor:
    """NumPy's name of movedim."""
    return F.movedim_intlist(self, source, destination)


def moveaxis_int(self: Tensor, source: int, destination: int) -> Tensor:
    return F.movedim_int(self, source, destination)


def narrow_Tensor(self: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """narrow with a 0-dim tensor for its start."""
    dtype = start.meta_.dtype
    check(
        start.meta_.dim == 0 and not dtype.is_floating_point and dtype.name != "bool",
        "start must be an 0-dim integral Tensor.",
    )
    return F.narrow(self, dim, int(F.item(start)), length)
