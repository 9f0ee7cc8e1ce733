# hot path
"""Indexing operators: index, index_put_, index_select, nonzero, masked_select, masked_fill.

Masks are turned into positions first (`nonzero`), so `index` knows integer tensors only; but a mask of the whole
tensor selects directly. The geometry of a result is found by metadata, as everywhere.

Mirrors aten/src/ATen/native/TensorAdvancedIndexing.cpp and IndexingUtils.h.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size, is_expandable_to, operand_strides
from tinytensor.aten.few_elements import may_read
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap, has_internal_overlap
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.pointwise import pointwise_ops_stubs
from tinytensor.aten.native.scalar import _local_scalar_dense
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.shape.tensor_shape import compute_stride
from tinytensor.aten.tensor_iterator import (
    IteratorConfig,
    PlanTable,
    TensorIterator,
    output_strides,
    reorder_dimensions,
)
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.device import cpu
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.error import check, warn
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bool_, int32, int64, uint8
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.type_names import TYPE_NAMES, expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== geometry of x[indices] ==========================================================================================
#
# Which result `x[indices]` has follows from metadata alone.
#
# Index tensors broadcast against each other and take the place of the dimensions they index. If `None` stands between
# them, that place is the front.
# `AdvancedIndex` and TensorAdvancedIndexingUtils.h do this in PyTorch.


Ints = tuple[int, ...]


class IndexGeometry(NamedTuple):
    """All strides count elements and run over `shape`, the shape of the result.

    source          strides of the indexed tensor; 0 where an index tensor decides
    index_strides   of each index tensor; 0 outside their dimensions
    index_shape     the shape to which the index tensors broadcast, and where it stands in `shape`
    sizes, strides  of the dimensions that are indexed: what an index is checked against, and multiplied by
    """

    shape: Ints
    source: Ints
    index_strides: tuple[Ints, ...]
    index_shape: Ints
    index_start: int
    sizes: Ints
    strides: Ints

    def result_strides(self) -> Ints:
        """Strides of a new result: dense, in the order in which source and indices are stored."""
        end = self.index_start + len(self.index_shape)
        # reorder_dimensions lets the operands vote on the order by their strides.
        if 0 in self.index_shape and all(n == 1 for n in self.shape[: self.index_start] + self.shape[end:]):
            return contiguous_strides(self.shape)  # all operands have this very shape, and nothing in it: no votes
        perm = reorder_dimensions(self.shape, [None, self.source, *self.index_strides])
        return output_strides(self.shape, perm)


def index_geometry(m: Metadata, indices: Sequence[Metadata | None]) -> IndexGeometry:
    """Geometry of indexing `m`; `indices` are integer tensors or None, at most one for each dimension."""
    given = [*indices, *[None] * (m.dim - len(indices))]
    indexed = [dim for dim, index in enumerate(given) if index is not None]
    kept = [dim for dim, index in enumerate(given) if index is None]
    tensors = [index for index in given if index is not None]
    index_shape = broadcast_shape(tensors)
    # x[:, i, j] has the index's shape in the place of dimensions 1 and 2; x[i, :, j] has it in front, because no place is
    # between. This is NumPy's rule.
    together = all(b == a + 1 for a, b in pairwise(indexed))
    start = indexed[0] if together else 0
    before, after = kept[:start], kept[start:]
    shape = (*(m.sizes[d] for d in before), *index_shape, *(m.sizes[d] for d in after))
    source = (*(m.strides[d] for d in before), *(0 for _ in index_shape), *(m.strides[d] for d in after))
    ones = ((1,) * len(before), (1,) * len(after))
    index_strides = tuple(_index_strides(index, index_shape, ones, shape) for index in tensors)
    sizes, strides = tuple(m.sizes[d] for d in indexed), tuple(m.strides[d] for d in indexed)
    if 0 in sizes and 0 not in index_shape:
        raise IndexError("index is out of bounds for dimension with size 0")
    return IndexGeometry(shape, source, index_strides, index_shape, len(before), sizes, strides)


def _remembered_geometry(m: Metadata, indices: tuple[Metadata | None, ...]) -> IndexGeometry:
    key = ("index_geometry", indices)
    return m.plans.get(key) or remember(m.plans, key, index_geometry(m, indices))


def _index_strides(index: Metadata, index_shape: Ints, ones: tuple[Ints, Ints], shape: Ints) -> Ints:
    """Strides of an index tensor viewed with a dimension of size 1 for each that it does not index."""
    own = operand_strides(tuple(index.sizes), index.strides, index_shape)
    viewed = (*ones[0], *index_shape, *ones[1])
    strides = compute_stride(index_shape, own, viewed)
    assert strides is not None  # dimensions of size 1 can always be inserted
    return operand_strides(viewed, strides, shape)


def broadcast_shape(indices: Sequence[Metadata]) -> Ints:
    """The common shape of the index tensors."""
    shape: Ints = ()
    try:
        for m in indices:
            shape = infer_size(shape, tuple(m.sizes))
    except RuntimeError:
        shapes = ", ".join(str(list(m.sizes)) for m in indices)
        raise IndexError(
            f"shape mismatch: indexing tensors could not be broadcast together with shapes {shapes}"
        ) from None
    return shape


# ==== nonzero and masked_select =======================================================================================
#
# The size of these results depends on the data, so the elements are counted before the result is made.


def dense(t: Tensor, dtype: ScalarType | None = None) -> Tensor:
    """t itself if it is row-major and of that dtype, else a copy that is."""
    m = t.meta_
    if m.is_contiguous and (dtype is None or dtype is m.dtype):
        return t
    return copy_(empty_from_metadata(contiguous_metadata(m.sizes, dtype or m.dtype, m.device)), t, False)


def expanded(t: Tensor, shape: Ints) -> Tensor:
    m = t.meta_
    if tuple(m.sizes) == shape:
        return t
    return new_tensor(
        m.with_geometry(shape, operand_strides(tuple(m.sizes), m.strides, shape)), t.storage_, t.byte_offset_
    )


def is_mask(index: Tensor | None) -> TypeGuard[Tensor]:
    return index is not None and (index.meta_.dtype is bool_ or index.meta_.dtype is uint8)


# PyTorch's words, with the name of its switch; there is no such switch here.
_NOBODY_COUNTS = (
    "The register_meta function for torch.nonzero() raises unimplemented by default, as a correct data-independent "
    "implementation does not exist. This implementation returns a fake value, assuming all elements of the tensor are "
    "non-zero. To enable this registration, please set "
    "'torch.fx.experimental._config.meta_nonzero_assume_all_nonzero' to True."
)


def nonzero(self: Tensor) -> Tensor:
    """Coordinates of the elements that are not 0: (found, dim) int64, stored column by column.

    NotImplementedError for a meta tensor, which has no elements to count.
    """
    if self.meta_.device is meta_device:
        raise NotImplementedError(_NOBODY_COUNTS)
    kernels = stubs.masked_stub[self.meta_.device.type]
    if self.meta_.dim and may_read(self.meta_):
        made = kernels.few(self)
        if made is not None:
            return made
    mask = dense(self, None if is_mask(self) else bool_)
    counted = kernels.count(mask)
    found = counted.total
    out = empty_from_metadata(metadata((found, self.meta_.dim), (1, found), int64, self.meta_.device))
    kernels.positions(out, mask, counted)
    return out


def nonzero_out(self: Tensor, out: Tensor) -> Tensor:
    check(
        out.meta_.dtype is int64,
        lambda: f"nonzero: Expected out tensor to have scalar type Long but got scalar type{out.meta_.dtype.cpp_name}",
    )
    found = nonzero(self)
    resize_output(out, tuple(found.meta_.sizes), found.meta_.strides)
    return copy_(out, found, False)


def copy_into(out: Tensor, result: Tensor) -> Tensor:
    resize_output(out, tuple(result.meta_.sizes))
    return copy_(out, result, False)


def masked_select(self: Tensor, mask: Tensor) -> Tensor:
    """The elements where the mask is true, in one row; self and mask broadcast."""
    check(mask.meta_.dtype is bool_, "masked_select: expected BoolTensor for mask")
    same_device(self.meta_, mask.meta_)
    shape = infer_size(tuple(mask.meta_.sizes), tuple(self.meta_.sizes))
    return select_by_mask(dense(expanded(self, shape)), dense(expanded(mask, shape)))


def select_by_mask(source: Tensor, mask: Tensor) -> Tensor:
    kernels = stubs.masked_stub[source.meta_.device.type]
    counted = kernels.count(mask)
    out = empty_from_metadata(contiguous_metadata((counted.total,), source.meta_.dtype, source.meta_.device))
    kernels.select(out, source, mask, counted)
    return out


def masked_select_out(self: Tensor, mask: Tensor, out: Tensor) -> Tensor:
    check(self.meta_.dtype is out.meta_.dtype, "masked_select(): self and result must have the same scalar type")
    check(mask.meta_.dtype is bool_, "masked_select: expected BoolTensor for mask")
    assert_no_internal_overlap(out.meta_)
    assert_no_overlap(out, self)
    assert_no_overlap(out, mask)
    return copy_into(out, masked_select(self, mask))


# ==== masked_fill =====================================================================================================
#
# One value where a mask is true. It is an elementwise kernel of two inputs, the tensor and the mask.


Number = int | float | bool

_plans = PlanTable(
    pointwise_ops_stubs.masked_fill_stub, 2, "masked_fill_", IteratorConfig(common_of=(0,), enforce_safe_cast=False)
)


def masked_fill(self: Tensor, mask: Tensor, value: Number | Tensor) -> Tensor:
    """A row-major copy of self, broadcast against the mask, with `value` where the mask is true."""
    out = empty_from_metadata(_result(self.meta_, mask.meta_))
    number = _number(value)
    _check_fill_mask(self, mask)
    if foreign_device.is_foreign(out.meta_.device):
        return foreign_device.masked_fill(out, self, mask, number)
    _run(_plans[out.meta_, self.meta_, mask.meta_], out, self, mask, number)
    return out


def masked_fill_(self: Tensor, mask: Tensor, value: Number | Tensor) -> Tensor:
    """The same in place; the mask is broadcast to self."""
    return masked_fill_scalar_(self, mask, _number(value))


def masked_fill_scalar_(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    _check_fill_mask(self, mask)
    if has_internal_overlap(self.meta_):
        _fill_expanded(self, mask, value)
        return self
    _run(_plans[self.meta_, self.meta_, mask.meta_], self, self, mask, value)
    return self


def _fill_expanded(self: Tensor, mask: Tensor, value: Number) -> None:
    """Fill an expanded tensor: a place that several elements share is written once for each, one after the other, on one thread."""
    warn(
        "Use of masked_fill_ on expanded tensors is deprecated. Please clone() the tensor before performing this operation. "
        "This also applies to advanced indexing e.g. tensor[mask] = scalar"
    )
    m = self.meta_
    shape = infer_size(tuple(m.sizes), tuple(mask.meta_.sizes))
    check(
        shape == m.sizes, lambda: f"output with shape {list(m.sizes)} doesn't match the broadcast shape {list(shape)}"
    )
    # Along a shared dimension all elements are one place in memory. The mask has a value for each of them, and the place is
    # filled if any is true: so the mask is walked along these dimensions, and the fill runs over the places.
    shared = [d for d in range(m.dim) if m.strides[d] == 0 and m.sizes[d] > 1]
    sizes = tuple(1 if d in shared else n for d, n in enumerate(m.sizes))
    places = new_tensor(m.plain.with_geometry(sizes, m.strides), self.storage_, self.byte_offset_)
    strides = operand_strides(tuple(mask.meta_.sizes), mask.meta_.strides, shape)
    part = mask.meta_.with_geometry(sizes, strides)
    for index in itertools.product(*(range(m.sizes[d] if strides[d] else 1) for d in shared)):
        step = sum(i * strides[d] for i, d in zip(index, shared, strict=True))
        masked_fill_scalar_(places, new_tensor(part, mask.storage_, mask.byte_offset_ + step), value)


def _result(m: Metadata, mask: Metadata) -> Metadata:
    return contiguous_metadata(infer_size(tuple(mask.sizes), tuple(m.sizes)), m.dtype, m.device)


def _run(it: TensorIterator, out: Tensor, self: Tensor, mask: Tensor, value: Number) -> None:
    number = checked_convert(value, self.meta_.dtype)
    if it.run is not None:
        it.run(
            it.n,
            out.storage_.data_ptr + out.byte_offset_,
            self.storage_.data_ptr + self.byte_offset_,
            mask.storage_.data_ptr + mask.byte_offset_,
            it.geom_ptr,
            number,
        )


def _number(value: Number | Tensor) -> Number:
    if not isinstance(value, TensorImpl):
        return value
    check(
        value.meta_.dim == 0,
        lambda: (
            "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with "
            f"{value.meta_.dim} dimension(s)."
        ),
    )
    if foreign_device.is_foreign(value.meta_.device):
        return foreign_device.number(value)
    return 0 if value.meta_.device.type == "meta" else _local_scalar_dense(value)


def _check_fill_mask(self: Tensor, mask: Tensor) -> None:
    m, t = mask.meta_, self.meta_
    if "cuda" in (m.device.type, t.device.type):
        check(
            m.device is t.device,
            lambda: (
                f"expected self and mask to be on the same device, but got mask on {m.device} and self on {t.device}"
            ),
        )
        check(m.dtype is bool_, lambda: f"masked_fill only supports boolean masks, but got dtype {m.dtype.cpp_name}")
    check(
        m.dtype is bool_,
        lambda: f"masked_fill_ only supports boolean masks, but got mask with dtype {TYPE_NAMES[m.dtype]}",
    )


__all__ = [
    "_index_put_impl_", "index_impl", "index_meta", "index_put", "index_put_",
    "index_select", "index_select_out", "masked_select", "masked_select_out", "nonzero", "nonzero_out",
]  # fmt: skip

Indices = Sequence["Tensor | None"]
_INDEX_TYPES = (int64, int32, bool_, uint8)


def _refuse_index(bad: tuple[int, int] | None, sizes: Ints) -> None:
    """IndexError for what a kernel reported: (which index tensor, its value)."""
    if bad is not None:
        which, value = bad
        raise IndexError(f"index {value} is out of bounds for dimension {which} with size {sizes[which]}")


# ---- index -----------------------------------------------------------------------------------------------------------


class IndexPlan:
    """Geometry of one way of indexing, the result's metadata, and a launch per output geometry.

    `indices` are the index tensors of this call where masks had to be turned into positions; else None. `found` is the
    finished result where a mask of the whole tensor has selected it.
    """

    __slots__ = ("found", "geometry", "indices", "launches", "out_meta", "self_meta")

    def __init__(self, geometry: IndexGeometry | None, out_meta: Metadata, self_meta: Metadata):
        self.geometry = geometry
        self.out_meta = out_meta
        self.self_meta = self_meta
        self.launches: dict[Metadata, Callable[..., Any]] = {}
        self.indices: list[Tensor] | None = None
        self.found: Tensor | None = None

    def launch(self, out: Metadata) -> Callable[..., Any]:
        found = self.launches.get(out)
        if found is None:
            stub = stubs.index_stub[out.device.type]
            found = remember(self.launches, out, stub(self.geometry, self.self_meta, out.plain))
        return found

    def with_indices(self, indices: list[Tensor]) -> IndexPlan:
        """The same plan for index tensors other than the caller's."""
        plan = IndexPlan(self.geometry, self.out_meta, self.self_meta)
        plan.launches, plan.indices = self.launches, indices
        return plan


def index_meta(out: Tensor | None, self: Tensor, indices: Indices) -> IndexPlan:
    """self[indices]: index tensors, masks or None for each dimension."""
    m = self.meta_
    if out is not None:
        expect_out_dtype(out, m.dtype)
        assert_no_overlap(out, self)
    key = ("index", *[None if i is None else i.meta_ for i in indices])
    plan = m.plans.get(key)
    if plan is not None:
        return plan
    _check_count(m, indices)
    if m.layout is _mkldnn:
        F.as_strided(self, tuple(m.sizes), (0,) * m.dim, 0)  # refused: PyTorch brings strides into order first
    whole = _whole_mask(m, indices)
    if whole is not None and m.device is cpu is whole.meta_.device and m.is_contiguous and whole.meta_.is_contiguous:
        _warn_of_bytes(whole)
        selected = select_by_mask(self, whole)
        plan = IndexPlan(None, selected.meta_, m)
        plan.found = selected
        return plan
    # A mask becomes as many index tensors as it has dimensions. Their lengths depend on its elements, so a plan made for masks
    # is not remembered under the caller's arguments, but under the index tensors that they became.
    plain = _beside(m, _integer_indices(m, indices))
    given = [i for i in plain if i is not None]
    if all(a is b for a, b in zip(plain, indices, strict=False)) and len(plain) == len(indices):
        return remember(m.plans, key, _build_index(m, plain))
    inner = ("index", *[None if i is None else i.meta_ for i in plain])
    plan = m.plans.get(inner) or remember(m.plans, inner, _build_index(m, plain))
    return plan.with_indices(given)


def _beside(m: Metadata, indices: Sequence[Tensor | None]) -> list[Tensor | None]:
    """The index tensors on self's device, where those of the CPU are copied to. RuntimeError for one that is elsewhere."""
    found = list(indices)
    for place, index in enumerate(found):
        if (
            index is not None
            and index.meta_.device is not m.device
            and "cuda" in (m.device.type, index.meta_.device.type)
        ):
            check(
                index.meta_.device.type == "cpu",
                lambda: f"indices should be either on cpu or on the same device as the indexed tensor ({m.device})",
            )
            found[place] = foreign_device.to_device(index, m.device)
    return found


def _build_index(m: Metadata, indices: Indices) -> IndexPlan:
    check(len(indices) > 0, "at least one index must be provided", IndexError)
    same_device(m, *(None if i is None else i.meta_ for i in indices))
    geometry = index_geometry(m.plain, [None if i is None else i.meta_ for i in indices])
    out = metadata(geometry.shape, geometry.result_strides(), m.dtype, m.device)
    return IndexPlan(geometry, out, m.plain)


def index_impl(plan: IndexPlan, out: Tensor, self: Tensor, indices: Indices) -> None:
    if plan.found is not None:
        copy_(out, plan.found, False)
        return
    given = plan.indices if plan.indices is not None else [i for i in indices if i is not None]
    bad = plan.launch(out.meta_)(out, self, given)
    if bad is not None and out.meta_.numel:  # of nothing there is nothing to read, and PyTorch does not look
        assert plan.geometry is not None
        _refuse_index(bad, plan.geometry.sizes)


def _whole_mask(m: Metadata, indices: Indices) -> Tensor | None:
    """The mask, if the only index is a mask with the tensor's own shape."""
    if len(indices) == 1 and is_mask(indices[0]) and indices[0].meta_.sizes == m.sizes and m.dim:
        return indices[0]
    return None


def _integer_indices(m: Metadata, indices: Indices) -> list[Tensor | None]:
    """Index tensors of int64 alone: masks become positions, int32 becomes int64. Every index is checked (`expandTensors`)."""
    result: list[Tensor | None] = []
    for index in indices:
        check(
            index is None or index.meta_.dtype in _INDEX_TYPES,
            "tensors used as indices must be long, int, byte or bool tensors",
            IndexError,
        )
    for index in indices:
        if is_mask(index):
            _warn_of_bytes(index)
            _check_mask(m, index, len(result))
            found = foreign_device.nonzero(index) if foreign_device.is_foreign(m.device) else nonzero(index)
            # nonzero stores coordinates column by column, so each column is an index tensor as it lies.
            column = metadata((found.meta_.sizes[0],), (1,), int64, m.device)
            step = 8 * (found.meta_.strides[1] if index.meta_.dim else 0)
            result.extend(new_tensor(column, found.storage_, step * d) for d in range(index.meta_.dim))
        elif index is not None and index.meta_.dtype is int32:
            result.append(dense(index, int64))
        else:
            result.append(index)
    _check_count(m, result)
    return result


def _warn_of_bytes(mask: Tensor) -> None:
    if mask.meta_.dtype is uint8:
        warn("indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead.")


def _check_count(m: Metadata, indices: Indices) -> None:
    check(
        len(indices) <= m.dim,
        lambda: f"too many indices for tensor of dimension {m.dim} (got {len(indices)})",
        IndexError,
    )


def _check_mask(m: Metadata, mask: Tensor, position: int) -> None:
    sizes = mask.meta_.sizes
    for j, size in enumerate(sizes):
        if size != m.sizes[maybe_wrap_dim(position + j, m.dim)]:
            raise IndexError(
                f"The shape of the mask {list(sizes)} at index {j} does not match the shape of the indexed tensor "
                f"{list(m.sizes)} at index {position + j}"
            )


# ---- index_put -------------------------------------------------------------------------------------------------------


def index_put(self: Tensor, indices: Indices, values: Tensor, accumulate: bool) -> Tensor:
    """A copy of self with values written at the indices."""
    elsewhere = foreign_device.is_foreign(self.meta_.device) or self.meta_.quantizer is not None
    write = F._index_put_impl__default if elsewhere else _index_put_impl_
    return write(F.clone(self), indices, values, accumulate, False)


def index_put_(self: Tensor, indices: Indices, values: Tensor, accumulate: bool) -> Tensor:
    """self[indices] = values, or += with accumulate."""
    return F._index_put_impl__default(self, indices, values, accumulate, False)


def _index_put_impl_(self: Tensor, indices: Indices, values: Tensor, accumulate: bool, unsafe: bool) -> Tensor:
    """Write values, broadcast to the shape of self[indices]; of two values for one place the later one stays."""
    m = self.meta_.plain
    if m.device is meta_device:  # PyTorch's meta function looks at nothing
        return self
    known = m.plans.get(key := _key_of_put(indices, values, accumulate))
    if known is not None:
        # Such a call has passed everything below, of which only the memory is not told by metadata.
        launch, sizes = known
        assert_no_overlap(self, values)
        for index in indices:
            if index is not None:
                assert_no_overlap(self, index)
        _refuse_index(launch(self, [i for i in indices if i is not None], values), sizes)
        return self
    _check_count(m, indices)
    written = indices
    indices = _beside(m, indices)
    if values.meta_.device is not m.device and not values.meta_.dim:
        values = foreign_device.to_device(values, m.device)
    if has_internal_overlap(m):
        warn(
            "Use of index_put_ on expanded tensors is deprecated. Please clone() the tensor before performing this "
            "operation. This also applies to advanced indexing e.g. tensor[indices] = tensor"
        )
    if not accumulate:
        mask = _lone_mask(m, indices, values)
        if mask is not None:
            return masked_fill_scalar_(self, mask, _local_scalar_dense(values))
    assert_no_overlap(self, values)
    for index in indices:
        if index is not None:
            assert_no_overlap(self, index)
    plain = _integer_indices(m, indices)
    some = any(i is not None for i in plain)
    geometry = _remembered_geometry(m, tuple([None if i is None else i.meta_ for i in plain])) if some else None
    shape, v = geometry.shape if geometry else tuple(m.sizes), values.meta_
    check(
        is_expandable_to(tuple(v.sizes), shape),
        lambda: (
            f"shape mismatch: value tensor of shape {list(v.sizes)} cannot be broadcast to indexing result of shape "
            f"{list(shape)}"
        ),
    )
    check(
        v.dtype is m.dtype,
        lambda: (
            f"Index put requires the source and destination dtypes match, got {m.dtype.cpp_name} for the destination "
            f"and {v.dtype.cpp_name} for the source."
        ),
    )
    if geometry is None:
        return copy_(self, values, False)
    same_device(m, v, *(None if i is None else i.meta_ for i in plain))
    strides = operand_strides(tuple(v.sizes), v.strides, shape)
    key = ("index_put", accumulate, strides, *[None if i is None else i.meta_ for i in plain])
    launch = m.plans.get(key)
    if launch is None:
        launch = remember(m.plans, key, stubs.index_put_stub[m.device.type](geometry, m, strides, accumulate))
    if _are_plain(plain, written) and v.device is m.device and 0 not in shape and not has_internal_overlap(m):
        remember(m.plans, _key_of_put(written, values, accumulate), (launch, geometry.sizes))
    bad = launch(self, [i for i in plain if i is not None], values)
    if 0 not in shape:
        _refuse_index(bad, geometry.sizes)
    return self


def _key_of_put(indices: Indices, values: Tensor, accumulate: bool) -> tuple[Any, ...]:
    return ("index_put_", accumulate, values.meta_, *[None if i is None else i.meta_ for i in indices])


def _are_plain(plain: Sequence[Tensor | None], written: Indices) -> bool:
    """Whether the index tensors are those that the caller wrote: no mask and no int32 among them."""
    return len(plain) == len(written) and all(a is b for a, b in zip(plain, written, strict=True))


def _lone_mask(m: Metadata, indices: Indices, values: Tensor) -> Tensor | None:
    """The mask that is the only index, if one value goes everywhere: then it is a masked_fill_."""
    if values.meta_.numel != 1:
        return None
    mask, dim = None, 0
    for index in indices:
        if index is None:
            dim += 1
        elif mask is not None or not is_mask(index):
            return None
        else:
            _check_mask(m, index, dim)
            mask, dim = index, dim + index.meta_.dim
    if mask is None:
        return None
    # The mask covers the leading dimensions; sizes of 1 behind it let it broadcast over the others.
    missing = (1,) * (m.dim - dim)
    if not missing:
        return mask
    view = mask.meta_.with_geometry((*mask.meta_.sizes, *missing), (*mask.meta_.strides, *missing))
    return new_tensor(view, mask.storage_, mask.byte_offset_)


# ---- index_select ----------------------------------------------------------------------------------------------------


def _index_select_plan(m: Metadata, dim: int, index: Metadata) -> tuple[Metadata, Callable[..., Any] | None]:
    wrapped = maybe_wrap_dim(dim, m.dim)
    same_device(m, index)
    check(index.dim <= 1, "index_select(): Index is supposed to be a vector", IndexError)
    check(
        m.dim > 0 or index.numel == 1,
        lambda: f"index_select(): Index to scalar can have only 1 value, got {index.numel} value(s)",
    )
    check(index.dtype is int64, "index_select(): Expected dtype int32 or int64 for index")
    sizes = tuple(index.numel if d == wrapped else size for d, size in enumerate(m.sizes))
    out = contiguous_metadata(sizes, m.dtype, m.device)
    step = index.strides[0] if index.dim else 0
    strides = tuple(step if d == wrapped else 0 for d in range(m.dim))
    if m.device is meta_device:
        return out, None
    return out, stubs.gather_stub[m.device.type](m, wrapped, index, strides, out)


def index_select(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """The slices of self along `dim` that the index names, in the order of the index."""
    m, i = self.meta_, index.meta_
    if i.dtype is int32:
        index = dense(index, int64)
        i = index.meta_
    key = ("index_select", dim, i)
    plan = m.plans.get(key) or remember(m.plans, key, _index_select_plan(m.plain, dim, i))
    out = empty_from_metadata(plan[0])
    if plan[1] is None:
        return out
    if m.numel == 0:
        _check_index_of_nothing(m, maybe_wrap_dim(dim, m.dim), index)
    elif (bad := plan[1](out, self, index)) is not None:
        if (
            m.dim > 1 and maybe_wrap_dim(dim, m.dim) == 1
        ):  # PyTorch has another loop for this case, with another message
            raise RuntimeError(f"INDICES element is out of DATA bounds, id={bad[1]} axis_dim={m.sizes[1]}")
        raise IndexError("index out of range in self")
    return out


def _check_index_of_nothing(m: Metadata, dim: int, index: Tensor) -> None:
    """No loop runs over a tensor without elements; its indices must be in range all the same."""
    if index.meta_.numel == 0:
        return
    size = m.sizes[dim]
    check(m.dim > 1, "index out of range in self", IndexError)
    check(size > 0, "index_select(): self indexing axis dim should be positive")
    bad = next((i for i in index.reshape(-1).tolist() if not 0 <= i < size), None)
    check(bad is None, lambda: f"INDICES element is out of DATA bounds, id={bad} axis_dim={size}")


def index_select_out(self: Tensor, dim: int, index: Tensor, out: Tensor) -> Tensor:
    made = index_select(self, dim, index)
    check(made.meta_.dtype is out.meta_.dtype, "index_select(): self and result must have the same scalar type")
    assert_no_internal_overlap(out.meta_)
    assert_no_overlap(out, self)
    assert_no_overlap(out, index)
    return copy_into(out, made)


# ==== indexing without checks =========================================================================================
#
# A compiler calls these where it has proved that the indices need no check: there is no mask among them, and an index out
# of range is not an error.
#
#     _unsafe_masked_index(self, mask, indices, fill)   where(mask, self[indices], fill), with indices clamped into range
#     _unsafe_masked_index_put_accumulate               its derivative
#
# Mirrors `_unsafe_index`, `_unsafe_index_put`, `_unsafe_masked_index` and `_unsafe_masked_index_put_accumulate` of
# aten/src/ATen/native/TensorAdvancedIndexing.cpp.


def _refuse_masks(name: str, index: Tensor) -> None:
    """The size of a result would depend on a mask's elements."""
    dtype = index.meta_.dtype
    check(dtype in (int64, int32), lambda: f"{name} found unexpected index type {dtype.cpp_name}")


def _unsafe_index(self: Tensor, indices: Indices) -> Tensor:
    """self[indices], for integer indices alone."""
    for index in indices:
        if index is not None:
            _refuse_masks("_unsafe_index", index)
    return F.index_Tensor(self, indices)


def _unsafe_index_put(self: Tensor, indices: Indices, values: Tensor, accumulate: bool) -> Tensor:
    return F.index_put(self, indices, values, accumulate)


def _clamped(self: Tensor, indices: Indices) -> list[Tensor | None]:
    """Every index brought between -size and size - 1."""
    clamped: list[Tensor | None] = []
    for index, size in zip(indices, self.meta_.sizes, strict=False):
        if index is not None:
            _refuse_masks("_unsafe_masked_index", index)
        clamped.append(None if index is None else F.clamp(index, -size, size - 1))
    return clamped


def _unsafe_masked_index(self: Tensor, mask: Tensor, indices: Indices, fill: Number) -> Tensor:
    """self[indices] where the mask is true, `fill` elsewhere; there an index may be out of range."""
    m = self.meta_
    clamped = _clamped(self, indices)
    if m.numel == 0:
        given = [*indices, *[None] * (m.dim - len(indices))]
        sizes = tuple(1 if i is not None and size == 0 else size for i, size in zip(given, m.sizes, strict=False))
        return F._unsafe_index_Tensor(F.new_full(self, sizes, fill), clamped)
    return F.masked_fill_Scalar(F._unsafe_index_Tensor(self, clamped), F.logical_not(mask), fill)


def _unsafe_masked_index_put_accumulate(self: Tensor, mask: Tensor, indices: Indices, values: Tensor) -> Tensor:
    """A copy of self with the values added at the indices where the mask is true."""
    if self.meta_.numel == 0:
        return F.clone(self)
    masked = F.masked_fill_Scalar(values, F.logical_not(mask), 0)
    return F._unsafe_index_put(self, _clamped(self, indices), masked, True)
