"""take and put: a tensor indexed as if it were flat. masked_scatter: the elements of a source to where a mask is true.

Mirrors `take`, `put_` and `masked_scatter_` of aten/src/ATen/native/TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native.indexing import tensor_advanced_indexing_scatter_stubs as stubs
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing_masked_select import copy_into, dense
from tinytensor.aten.native.indexing.tensor_advanced_indexing_utils import index_geometry
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format, preserve_format
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import bool_, int64
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


# ---- take, put -------------------------------------------------------------------------------------------------------


def _flat(t: Tensor) -> Tensor:
    """A row-major tensor as one dimension."""
    m = t.meta
    return (
        t if m.dim == 1 else new_tensor(contiguous_metadata((m.numel,), m.dtype, m.device), t.storage_, t.byte_offset)
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
    m, i = self.meta.plain, index.meta
    same_device(m, i)
    _check_index("take()", i)
    check(m.numel > 0 or i.numel == 0, "take(): tried to take from an empty tensor", IndexError)
    out = empty_from_metadata(contiguous_metadata(tuple(i.sizes), m.dtype, m.device))
    if m.device is not cpu or i.numel == 0:
        return out
    source = _flat(dense(self))
    key = ("take", i)
    launch = source.meta.plans.get(key)
    if launch is None:
        geometry = index_geometry(source.meta.plain, [i])
        planned = tensor_advanced_indexing_stubs.index_stub[m.device.type](geometry, source.meta.plain, out.meta)
        launch = remember(source.meta.plans, key, planned)
    _refuse(launch(out, source, [index]), m.numel)
    return out


def take_out(self: Tensor, index: Tensor, out: Tensor) -> Tensor:
    _check_index("take()", index.meta)
    check(
        self.meta.dtype is out.meta.dtype,
        lambda: (
            "take(): self and out expected to have the same dtype, but got self.dtype = "
            f"{self.meta.dtype.cpp_name} and out.dtype = {out.meta.dtype.cpp_name}"
        ),
    )
    assert_no_internal_overlap(out.meta)
    assert_no_overlap(out, index)
    assert_no_overlap(out, self)
    return copy_into(out, take(self, index))


def put(self: Tensor, index: Tensor, source: Tensor, accumulate: bool) -> Tensor:
    return F.put_(F.clone_default(self, preserve_format), index, source, accumulate)


def put_(self: Tensor, index: Tensor, source: Tensor, accumulate: bool) -> Tensor:
    """Write the elements of the source, in order, to self as if it were flat; `accumulate`: add them."""
    if not accumulate:
        alert_not_deterministic("put_")  # which of two elements for one place comes last is no promise
    m, i, s = self.meta.plain, index.meta, source.meta
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
    if m.device is not cpu or i.numel == 0:
        return self
    whole = dense(self)
    target, places, values = _flat(whole), _flat(dense(index)), _flat(dense(source))
    key = ("put", accumulate, places.meta)
    launch = target.meta.plans.get(key)
    if launch is None:
        geometry = index_geometry(target.meta.plain, [places.meta])
        planned = tensor_advanced_indexing_stubs.index_put_stub[m.device.type](
            geometry, target.meta.plain, (1,), accumulate
        )
        launch = remember(target.meta.plans, key, planned)
    _refuse(launch(target, [places], values), m.numel)
    return self if whole is self else copy_(self, whole, False)


# ---- masked_scatter --------------------------------------------------------------------------------------------------


def masked_scatter(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """A row-major copy of self, broadcast against the mask, with the source's elements where the mask is true."""
    mask, start = F.broadcast_tensors([mask, self])
    return F.masked_scatter_(F.clone_default(start, contiguous_format), mask, source)


def masked_scatter_(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """Write the elements of the source, in order, to where the mask is true; the mask is broadcast to self."""
    m, s = self.meta.plain, source.meta
    same_device(m, mask.meta, s)
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
        mask.meta.dtype is bool_,
        lambda: f"masked_scatter_ only supports boolean masks, but got mask with dtype {mask.meta.dtype.cpp_name}",
    )
    if m.device is not cpu or m.numel == 0:
        return self
    whole, kernel = dense(self), stubs.masked_scatter_stub[m.device.type]
    enough = kernel(whole, dense(where), dense(source))
    if not enough:  # PyTorch notices when the source runs out: what came before is written
        order = F.view(F.cumsum(F.reshape(where, (-1,)), 0), shape)
        kernel(whole, dense(F.logical_and(where, F.le_Scalar(order, s.numel))), dense(source))
    if whole is not self:
        copy_(self, whole, False)
    check(enough, "Number of elements of source < number of ones in mask")
    return self


def masked_scatter_backward(grad_output: Tensor, mask: Tensor, sizes: Ints) -> Tensor:
    """The gradient of the source: what arrived at the mask, then zeros for elements that were not used."""
    numel = prod(sizes)
    selected = F.masked_select(grad_output, mask)
    missing = numel - selected.meta.numel
    if missing > 0:
        selected = F.cat([selected, F.new_zeros(selected, (missing,))], 0)
    return F.view(selected, sizes)
