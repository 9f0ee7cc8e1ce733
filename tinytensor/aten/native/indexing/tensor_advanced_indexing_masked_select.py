# hot path
"""nonzero and masked_select: results whose size depends on the data. Elements are counted first, then moved.

Mirrors `nonzero_out_cpu` and `masked_select_out_impl_cpu` of aten/src/ATen/native/TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size, operand_strides
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata, metadata
from tinytensor.c10.scalar_type import ScalarType, bool_, int64, uint8
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def dense(t: Tensor, dtype: ScalarType | None = None) -> Tensor:
    """t itself if it is row-major and of the dtype, else such a copy."""
    m = t.meta
    if m.is_contiguous and (dtype is None or dtype is m.dtype):
        return t
    return copy_(empty_from_metadata(contiguous_metadata(m.sizes, dtype or m.dtype, m.device)), t, False)


def expanded(t: Tensor, shape: Ints) -> Tensor:
    m = t.meta
    if tuple(m.sizes) == shape:
        return t
    return new_tensor(
        m.with_geometry(shape, operand_strides(tuple(m.sizes), m.strides, shape)), t.storage_, t.byte_offset
    )


def is_mask(index: Tensor | None) -> TypeGuard[Tensor]:
    return index is not None and (index.meta.dtype is bool_ or index.meta.dtype is uint8)


def nonzero(self: Tensor) -> Tensor:
    """Coordinates of the elements that are not 0: (found, dim) int64, stored column by column."""
    mask = dense(self, None if is_mask(self) else bool_)
    kernels = stubs.masked_stub[self.meta.device.type]
    counted = kernels.count(mask)
    found = counted.total
    out = empty_from_metadata(metadata((found, self.meta.dim), (1, found), int64, self.meta.device))
    kernels.positions(out, mask, counted)
    return out


def nonzero_out(self: Tensor, out: Tensor) -> Tensor:
    check(
        out.meta.dtype is int64,
        lambda: f"nonzero: Expected out tensor to have scalar type Long but got scalar type{out.meta.dtype.cpp_name}",
    )
    found = nonzero(self)
    resize_output(out, tuple(found.meta.sizes), found.meta.strides)
    return copy_(out, found, False)


def copy_into(out: Tensor, result: Tensor) -> Tensor:
    resize_output(out, tuple(result.meta.sizes))
    return copy_(out, result, False)


def masked_select(self: Tensor, mask: Tensor) -> Tensor:
    """The elements where the mask is true, in one row; self and mask broadcast."""
    check(mask.meta.dtype is bool_, "masked_select: expected BoolTensor for mask")
    same_device(self.meta, mask.meta)
    shape = infer_size(tuple(mask.meta.sizes), tuple(self.meta.sizes))
    return select_by_mask(dense(expanded(self, shape)), dense(expanded(mask, shape)))


def select_by_mask(source: Tensor, mask: Tensor) -> Tensor:
    kernels = stubs.masked_stub[source.meta.device.type]
    counted = kernels.count(mask)
    out = empty_from_metadata(contiguous_metadata((counted.total,), source.meta.dtype, source.meta.device))
    kernels.select(out, source, mask, counted)
    return out


def masked_select_out(self: Tensor, mask: Tensor, out: Tensor) -> Tensor:
    check(self.meta.dtype is out.meta.dtype, "masked_select(): self and result must have the same scalar type")
    return copy_into(out, masked_select(self, mask))
