# hot path
"""Elements at given places: gather, take, put_, masked_scatter, take_along_dim, argwhere, nonzero_static.

Mirrors the corresponding parts of aten/src/ATen/native/TensorAdvancedIndexing.cpp, ScatterGatherChecks.h and
ReduceOps.cpp (`value_selecting_reduction_backward`).
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing import dense, index_geometry, nonzero
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import asks_first
from tinytensor.aten.tensor_iterator import output_strides, reorder_dimensions
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format, preserve_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView, state
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import bool_, int32, int64
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.tensor_subclass_like import are_any_tensor_subclass_like
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class GatherPlan:
    """Metadata of the result, and a launch for each geometry of an output."""

    __slots__ = ("_prepare", "launches", "out_meta")

    def __init__(self, out_meta: Metadata, prepare: Callable[[Metadata], Callable[..., Any]]):
        self.out_meta = out_meta
        self.launches: dict[Metadata, Callable[..., Any]] = {}
        self._prepare = prepare

    def launch(self, out: Metadata) -> Callable[..., Any]:
        found = self.launches.get(out)
        if found is None:
            found = remember(self.launches, out, self._prepare(out.plain))
        return found


def _check_gather_out(out: Tensor, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> None:
    """After the dimension, and before anything about the index."""
    maybe_wrap_dim(dim, self.meta_.dim)
    expect_out_dtype(out, self.meta_.dtype)


@asks_first(_check_gather_out)
def gather_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> GatherPlan:
    """out[i][j] = self[index[i][j]][j] for dim 0, and so on; the result has the shape of the index."""
    m, i = self.meta_, index.meta_
    if out is not None:
        if out.meta_.sizes == i.sizes:  # any other is resized first
            assert_no_internal_overlap(out.meta_)
        assert_no_overlap(out, self)
        assert_no_overlap(out, index)
    key = ("gather", dim, i)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        same_device(m, i)
        check(not i.numel or i.dtype in (int64, int32), "gather(): Expected dtype int32/int64 for index")
        _check_gather_shape(m, wrapped, i)
        result = contiguous_metadata(tuple(i.sizes), m.dtype, m.device)
        wide = i if i.dtype is int64 else contiguous_metadata(tuple(i.sizes), int64, i.device)
        prepare = _gather_prepare(m.plain, wrapped, wide)
        plan = remember(m.plans, key, GatherPlan(result, prepare))
    return plan


def _gather_prepare(m: Metadata, dim: int, index: Metadata) -> Callable[[Metadata], Callable[..., Any]]:
    return lambda out: stubs.gather_stub[m.device.type](m, dim, index, index.strides, out)


def _check_gather_shape(m: Metadata, dim: int, index: Metadata) -> None:
    if index.numel == 0:
        return
    check(
        max(index.dim, 1) == max(m.dim, 1),
        "Index tensor must have the same number of dimensions as input tensor",
    )
    for d, (ours, theirs) in enumerate(zip(m.sizes, index.sizes, strict=False)):
        check(
            d == dim or theirs <= ours,
            lambda: (
                f"Size does not match at dimension {d} expected index {list(index.sizes)} to be no larger than self "  # noqa: B023
                f"{list(m.sizes)} apart from dimension {dim}"
            ),
        )


def gather_impl(plan: GatherPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> None:
    if index.meta_.dtype is int32:
        index = dense(index, int64)
    bad = plan.launch(out.meta_)(out, self, index)
    if bad is not None:
        m = self.meta_
        wrapped = maybe_wrap_dim(dim, m.dim)
        size = m.sizes[wrapped] if m.dim else 1
        raise RuntimeError(f"index {bad[1]} is out of bounds for dimension {wrapped} with size {size}")


# ==== take, put_, masked_scatter ======================================================================================
#
# take and put_ index a tensor as if it were flat; masked_scatter writes the elements of a source to where a mask is true.


Ints = tuple[int, ...]


# ---- take, put -------------------------------------------------------------------------------------------------------


def _flat(t: Tensor) -> Tensor:
    """A row-major tensor as one dimension."""
    m = t.meta_
    return (
        t if m.dim == 1 else new_tensor(contiguous_metadata((m.numel,), m.dtype, m.device), t.storage_, t.byte_offset_)
    )


def _check_index(name: str, index: Metadata) -> None:
    check(
        index.dtype is int64,
        lambda: f"{name}: Expected a long tensor for index, but got {index.dtype.cpp_name}",
    )


def _refuse(bad: tuple[int, int] | None, numel: int) -> None:
    if bad is not None:
        raise IndexError(f"out of range: tried to access index {bad[1]} on a tensor of {numel} elements.")


def take(self: Tensor, index: Tensor) -> Tensor:
    """The elements of self, read as if it were flat, at the index; the result has the index's shape."""
    m, i = self.meta_.plain, index.meta_
    same_device(m, i)
    _check_index("take()", i)
    check(m.numel > 0 or i.numel == 0, "take(): tried to take from an empty tensor", IndexError)
    out = empty_from_metadata(contiguous_metadata(tuple(i.sizes), m.dtype, m.device))
    if m.device.type == "meta" or i.numel == 0:
        return out
    source = _flat(dense(self))
    key = ("take", i)
    launch = source.meta_.plans.get(key)
    if launch is None:
        geometry = index_geometry(source.meta_.plain, [i])
        planned = tensor_advanced_indexing_stubs.index_stub[m.device.type](geometry, source.meta_.plain, out.meta_)
        launch = remember(source.meta_.plans, key, planned)
    _refuse(launch(out, source, [index]), m.numel)
    return out


def take_out(self: Tensor, index: Tensor, out: Tensor) -> Tensor:
    _check_index("take()", index.meta_)
    check(
        self.meta_.dtype is out.meta_.dtype,
        lambda: (
            "take(): self and out expected to have the same dtype, but got self.dtype = "
            f"{self.meta_.dtype.cpp_name} and out.dtype = {out.meta_.dtype.cpp_name}"
        ),
    )
    check(self.meta_.numel > 0 or index.meta_.numel == 0, "take(): tried to take from an empty tensor", IndexError)
    assert_no_internal_overlap(out.meta_)
    assert_no_overlap(out, index)
    assert_no_overlap(out, self)
    i, shape = index.meta_, tuple(index.meta_.sizes)
    strides = output_strides(shape, reorder_dimensions(shape, [None, i.strides])) if i.numel else None
    resize_output(out, shape, strides)
    if i.device is not cpu or self.meta_.device is not cpu:
        return copy_(out, take(self, index), False)
    # PyTorch meets an index that is out of range on its way; what comes before it is written.
    order = reorder_dimensions(shape, [out.meta_.strides, i.strides])[::-1]
    wanted, n = view(index).transpose(order).reshape(-1), self.meta_.numel
    wrong = (wanted < -n) | (wanted >= n)
    if not wrong.any():
        return copy_(out, take(self, index), False)
    count = int(wrong.argmax())
    view(out).transpose(order).flat[:count] = view(dense(self)).reshape(-1)[wanted[:count]]
    _refuse((0, int(wanted[count])), n)
    return out


def put(self: Tensor, index: Tensor, source: Tensor, accumulate: bool) -> Tensor:
    return F.put_(F.clone_default(self, preserve_format), index, source, accumulate)


def put_(self: Tensor, index: Tensor, source: Tensor, accumulate: bool) -> Tensor:
    """Write the elements of the source, in order, to self as if it were flat; `accumulate`: add them."""
    if not accumulate:
        alert_not_deterministic("put_")  # which of two elements for one place comes last is no promise
    m, i, s = self.meta_.plain, index.meta_, source.meta_
    same_device(m, i, s)
    _check_index("put_()", i)
    check(
        m.dtype is s.dtype,
        lambda: (
            f"put_(): self and source expected to have the same dtype, but got self.dtype = {m.dtype.cpp_name} and "
            f"source.dtype = {s.dtype.cpp_name}"
        ),
    )
    check(
        i.numel == s.numel,
        lambda: (
            "put_(): Expected source and index to have the same number of elements, but got source.numel() = "
            f"{s.numel}, index.numel() = {i.numel}"
        ),
        IndexError,
    )
    check(m.numel > 0 or i.numel == 0, "put_(): Tried to put elements into an empty tensor", IndexError)
    assert_no_internal_overlap(m)
    assert_no_overlap(self, index)
    assert_no_overlap(self, source)
    if m.device.type == "meta" or i.numel == 0:
        return self
    if not (i.is_contiguous and s.is_contiguous):
        # In the order of PyTorch's iterator, which lies in memory as the source does.
        with AutoDispatchBelowADInplaceOrView():
            index = F.reshape(index, tuple(s.sizes))
            order = reorder_dimensions(tuple(s.sizes), [s.strides, index.meta_.strides])[::-1]
            index, source = F.permute(index, order), F.permute(source, order)
    # The kernel walks flat memory. Where self is not row-major a copy is written and copied back.
    whole = dense(self)
    target, places, values = _flat(whole), _flat(dense(index)), _flat(dense(source))
    key = ("put", accumulate, places.meta_)
    launch = target.meta_.plans.get(key)
    if launch is None:
        geometry = index_geometry(target.meta_.plain, [places.meta_])
        planned = tensor_advanced_indexing_stubs.index_put_stub[m.device.type](
            geometry, target.meta_.plain, (1,), accumulate
        )
        launch = remember(target.meta_.plans, key, planned)
    bad = launch(target, [places], values)
    if whole is not self:
        copy_(self, whole, False)
    _refuse(bad, m.numel)
    return self


# ---- masked_scatter --------------------------------------------------------------------------------------------------


def masked_scatter(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """A row-major copy of self, broadcast against the mask, with the source's elements where the mask is true."""
    mask, start = F.broadcast_tensors([mask, self])
    return F.masked_scatter_(F.clone_default(start, contiguous_format), mask, source)


def masked_scatter_(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """Write the elements of the source, in order, to where the mask is true; the mask is broadcast to self."""
    m, s = self.meta_.plain, source.meta_
    same_device(m, mask.meta_, s)
    assert_no_internal_overlap(m)
    check(
        m.dtype is s.dtype,
        lambda: (
            f"masked_scatter: expected self and source to have same dtypes but got{m.dtype.cpp_name} and "
            f"{s.dtype.cpp_name}"
        ),
    )
    shape = tuple(m.sizes)
    where = F.expand(mask, shape)
    check(
        mask.meta_.dtype is bool_,
        lambda: f"masked_scatter_ only supports boolean masks, but got mask with dtype {mask.meta_.dtype.cpp_name}",
    )
    if m.device.type == "meta" or m.numel == 0:
        return self
    write = stubs.masked_scatter_stub[m.device.type] if dense(self) is self else _masked_scatter_in_order
    enough = write(self, dense(where), dense(source))
    if not enough:  # PyTorch notices when the source runs out: what came before is written
        order = F.view(F.cumsum(F.reshape(where, (-1,)), 0), shape)
        write(self, dense(F.logical_and(where, F.le_Scalar(order, s.numel))), dense(source))
    check(enough, "Number of elements of source < number of ones in mask")
    return self


def _masked_scatter_in_order(self: Tensor, mask: Tensor, source: Tensor) -> bool:
    """The stub for any strides. Elements of `self` may lie in one place, as those of windows do: the last one stays."""
    count = int(F.sum_default(mask).item())
    if count > source.meta_.numel:
        return False
    F.index_put_(self, [mask], F.slice_Tensor(F.view(source, (-1,)), 0, 0, count))
    return True


def masked_scatter_backward(grad_output: Tensor, mask: Tensor, sizes: Ints) -> Tensor:
    """The gradient of the source: what arrived at the mask, then zeros for elements that were not used."""
    numel = prod(sizes)
    selected = F.masked_select(grad_output, mask)
    missing = numel - selected.meta_.numel
    if missing > 0:
        selected = F.cat([selected, F.new_zeros(selected, (missing,))], 0)
    return F.view(selected, sizes)


# ==== compositions: take_along_dim, argwhere, nonzero_static ==========================================================
#
# Also the functions that derivatives call by name.


# ---- take_along_dim --------------------------------------------------------------------------------------------------


def take_along_dim(self: Tensor, indices: Tensor, dim: int | None) -> Tensor:
    """gather after broadcasting; negative indices count from the end. Without `dim` both are flattened."""
    return F.gather_default(*_along(self, indices, dim))


def take_along_dim_out(self: Tensor, indices: Tensor, dim: int | None, out: Tensor) -> Tensor:
    return F.gather_out(*_along(self, indices, dim), False, out)


def _along(self: Tensor, indices: Tensor, dim: int | None) -> tuple[Tensor, int, Tensor]:
    m, i = self.meta_, indices.meta_
    check(
        m.device is i.device,
        lambda: (
            f"Expected tensor to have {m.device} Device, but got tensor with {i.device} Device (while checking "
            "arguments for torch.take_along_dim():)"
        ),
    )
    if dim is None:
        return F.view(self, (-1,)), 0, F.view(indices, (-1,))
    check(
        m.dim == i.dim,
        lambda: (
            "torch.take_along_dim(): input and indices should have the same number of dimensions, but got "
            f"{m.dim} dimensions for input, and {i.dim} dimensions for indices"
        ),
    )
    check(
        i.dtype is int64,
        lambda: f"torch.take_along_dim(): dtype of indices should be Long but got {i.dtype.cpp_name}",
    )
    dim = maybe_wrap_dim(dim, m.dim)
    check(m.dim > 0, "Dimension specified as 0 but tensor has no dimensions", IndexError)
    # Broadcasting leaves `dim` out: there the index may have any length. So each is given the other's size in that dimension
    # before the common shape is computed.
    before, after = list(m.sizes), list(i.sizes)
    before[dim], after[dim] = i.sizes[dim], m.sizes[dim]
    if before == list(i.sizes) and not state.dirty:  # all that is left to do
        return self, dim, F.remainder_Scalar(indices, m.sizes[dim])
    index_shape = infer_size(tuple(before), tuple(i.sizes))
    self_shape = infer_size(tuple(after), tuple(m.sizes))
    wide = F.broadcast_to(self, self_shape)
    return wide, dim, F.remainder(F.broadcast_to(indices, index_shape), wide.meta_.sizes[dim])


# ---- nonzero ---------------------------------------------------------------------------------------------------------


def argwhere(self: Tensor) -> Tensor:
    """Another name of nonzero."""
    return F.nonzero(self)


def nonzero_numpy(self: Tensor) -> tuple[Tensor, ...]:
    """One tensor of coordinates for each dimension; a 0-dim tensor counts as a vector."""
    return F.unbind(F.nonzero(F.unsqueeze(self, 0) if self.meta_.dim == 0 else self), 1)


def nonzero_static(self: Tensor, size: int, fill_value: int) -> Tensor:
    """The first `size` rows of nonzero, with rows of `fill_value` where there are fewer."""
    check(size >= 0, "nonzero_static: 'size' must be an non-negative integer")
    m = self.meta_
    return _fill_static(empty_from_metadata(contiguous_metadata((size, m.dim), int64, m.device)), self, fill_value)


def nonzero_static_out(self: Tensor, size: int, fill_value: int, out: Tensor) -> Tensor:
    check(size >= 0, "nonzero_static: 'size' must be an non-negative integer")
    check(
        out.meta_.dtype is int64,
        lambda: (
            f"nonzero_static: Expected out tensor to have scalar type Long but got scalar type{out.meta_.dtype.cpp_name}"
        ),
    )
    resize_output(out, (size, self.meta_.dim))
    return _fill_static(out, self, fill_value)


def _fill_static(out: Tensor, self: Tensor, fill_value: int) -> Tensor:
    if foreign_device.is_foreign(out.meta_.device):
        return foreign_device.write_rows(out, nonzero(self), fill_value)
    if out.meta_.device is cpu and out.meta_.numel:
        found = view(nonzero(self))[: out.meta_.sizes[0]]
        rows = view(out)
        rows[: len(found)] = found
        rows[len(found) :] = fill_value
    return out


# ---- derivatives -----------------------------------------------------------------------------------------------------


def gather_backward(grad: Tensor, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> Tensor:
    """Each gradient back to where its element came from."""
    check(not sparse_grad, "sparse gradients are not supported")
    return F.scatter_add_(F.new_zeros(grad, tuple(self.meta_.sizes)), dim, index, grad)


def index_select_backward(grad: Tensor, self_sizes: Ints, dim: int, index: Tensor) -> Tensor:
    """A slice that was selected twice gets the sum."""
    return F.index_add_(F.new_zeros(grad, self_sizes), dim, index, grad)


def masked_select_backward(grad: Tensor, input: Tensor, mask: Tensor) -> Tensor:
    """The gradient's elements, in order, to where the mask was true."""
    shape = infer_size(tuple(input.meta_.sizes), tuple(mask.meta_.sizes))
    zeros = F.zeros_like(F.expand(input, shape))
    scatter = F.masked_scatter if are_any_tensor_subclass_like(grad, mask) else F.masked_scatter_
    return scatter(zeros, F.expand(mask, shape), grad)


def value_selecting_reduction_backward(grad: Tensor, dim: int, indices: Tensor, sizes: Ints, keepdim: bool) -> Tensor:
    """The gradient at the selected index, zero elsewhere: of max(dim), min(dim), median, sort."""
    if not keepdim and sizes:
        grad, indices = F.unsqueeze(grad, dim), F.unsqueeze(indices, dim)
    m = grad.meta_
    scatter = F.scatter_src if are_any_tensor_subclass_like(grad, indices) else F.scatter__src
    return scatter(F.zeros(sizes, dtype=m.dtype, device=m.device), dim, indices, grad)
