"""Copies: copy_, clone, contiguous, and every form of `to`.

Mirrors aten/src/ATen/native/Copy.cpp and TensorConversions.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_partial_overlap
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.quantized.tensor_factories import empty_strided_unknown_quantized
from tinytensor.aten.native.shape import copy_stubs
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10 import contiguity
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.error import check
from tinytensor.c10.layout import (
    SPARSE_COMPRESSED,
    Layout,
    MemoryFormat,
    _mkldnn,
    channels_last,
    channels_last_3d,
    contiguous_format,
    preserve_format,
    strided,
)
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.privateuse1 import with_index
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# A copy converts between any dtypes, narrowing too, and between devices; so both checks are off.
_copy_plans = PlanTable(copy_stubs.copy_stub, 1, "copy_", IteratorConfig(enforce_safe_cast=False, same_device=False))


def copy_plan(self: Metadata, src: Metadata) -> TensorIterator:
    """The plan of `copy_` between tensors of the CPU that share no memory."""
    return _copy_plans[self, src]


def copy_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """Write src, broadcast and converted, into self."""
    if self is src:
        return self
    if self.storage_ is src.storage_ and self.byte_offset_ == src.byte_offset_ and self.meta_.plain is src.meta_.plain:
        return self  # every element is where it should be, also where many are one
    if src.meta_.device is not cpu or self.meta_.device is not cpu:
        return _copy_between_devices(self, src, non_blocking)
    if self.storage_ is src.storage_:
        # The same elements in the same order may be copied onto themselves; any other overlap would read what was written.
        assert_no_partial_overlap(self, src)
    # The plan broadcasts src over self and refuses what does not fit.
    it = _copy_plans[self.meta_, src.meta_]
    it.run(
        it.n,
        self.storage_.data_ptr + self.byte_offset_,
        src.storage_.data_ptr + src.byte_offset_,
        it.geom_ptr,
    )
    return self


def _copy_between_devices(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """A copy into a meta tensor writes nothing. A device from outside copies by its own operator, in both directions."""
    if self.meta_.device is meta_device:
        _copy_plans[self.meta_, src.meta_]  # refuses what does not broadcast
        return self
    check(src.meta_.device is not meta_device, "Cannot copy out of meta tensor; no data!", NotImplementedError)
    return foreign_device.copy(self, src, non_blocking)


def preserved(m: Metadata, dtype: ScalarType, device: Device, memory_format: MemoryFormat | None) -> Metadata:
    """Metadata of a copy of `m`: its own dense order (preserve_format, the default) or the asked one."""
    if memory_format is None or memory_format is preserve_format:
        # Dense memory in any order: the copy has the very same strides.
        if m.is_non_overlapping_and_dense:
            return metadata(m.sizes, m.strides, dtype, device)
        # With gaps or overlaps the strides cannot be kept. Their order can: dimensions are packed in the order of their
        # strides.
        if contiguity.suggests_channels_last(tuple(m.sizes), m.strides):
            memory_format = channels_last
        else:
            return metadata(m.sizes, contiguity.infer_dense_strides(tuple(m.sizes), m.strides), dtype, device)
    if memory_format is contiguous_format:
        return contiguous_metadata(m.sizes, dtype, device)
    return metadata(m.sizes, format_strides(tuple(m.sizes), memory_format), dtype, device)


def clone(self: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """A copy with its own storage; it keeps self's dense order unless another is asked for."""
    m = self.meta_
    out = empty_from_metadata(preserved(m, m.dtype, m.device, memory_format))
    return copy_(out, self, False)


def contiguous(self: Tensor, memory_format: MemoryFormat) -> Tensor:
    """self where it is in that order already, else a copy in that order."""
    if is_contiguous_in(self.meta_, memory_format):
        return self
    layout = self.meta_.layout
    check(layout not in SPARSE_COMPRESSED, lambda: f"Sparse {layout.short_name} tensors do not have is_contiguous")
    check(memory_format is not preserve_format, "preserve memory format is unsupported by the contiguous operator")
    return F.clone_default(self, memory_format)


def is_contiguous_in(m: Metadata, memory_format: MemoryFormat) -> bool:
    """Whether the geometry is exactly this memory format."""
    if m.layout is _mkldnn:
        return memory_format is contiguous_format or memory_format is preserve_format
    if memory_format is contiguous_format or memory_format is preserve_format:
        return m.is_contiguous
    if memory_format is channels_last:
        return contiguity.is_channels_last(tuple(m.sizes), m.strides)
    return contiguity.is_channels_last(tuple(m.sizes), m.strides, 5)


def _suggests(m: Metadata, memory_format: MemoryFormat) -> bool:
    """Whether the strides suggest this format: `suggest_memory_format`. (N, C, 1, 1) can be contiguous in a format that
    its strides do not suggest, and a transposed matrix suggests row-major."""
    if m.layout is not strided:
        return False
    if m.dim == 4:
        likes = channels_last if contiguity.suggests_channels_last(tuple(m.sizes), m.strides) else contiguous_format
    elif m.dim == 5 and contiguity.suggests_channels_last(tuple(m.sizes), m.strides, 5):
        likes = channels_last_3d
    else:
        likes = contiguous_format
    return memory_format is likes


def _to_copy(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    non_blocking: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """A copy in another dtype, device or memory format."""
    m = self.meta_
    key = ("_to_copy", dtype, memory_format)
    if layout is None and device is None:
        found = m.plans.get(key)
        if found is not None:
            made, it = found
            out = empty_from_metadata(made)
            if it is None:
                return copy_(out, self, non_blocking)
            it.run(it.n, out.storage_.data_ptr, self.storage_.data_ptr + self.byte_offset_, it.geom_ptr)
            return out
    check(
        layout is None or layout is m.layout,
        lambda: (
            "to(options) doesn't support converting to a different layout, but got self.layout being "
            f"{m.layout.cpp_name} and options.layout set as {layout.cpp_name if layout else ''}"
        ),
    )
    if m.quantizer is not None:
        keeps = memory_format is None or memory_format is preserve_format
        if keeps and m.is_non_overlapping_and_dense:
            made = F.empty_quantized(tuple(m.sizes), self, dtype=dtype, device=device, memory_format=memory_format)
        else:
            made = F.empty_like(self, memory_format=memory_format)
        return F.copy_(made, self, non_blocking)
    if m.layout is not strided and m.device is meta_device and device is not None:
        check(device is meta_device, "Cannot copy out of meta tensor; no data!", NotImplementedError)
    if m.layout in SPARSE_COMPRESSED and device is not None and device.type != m.device.type:
        return F.zeros_like(self, dtype=dtype, device=device)  # to the meta device: sizes remain, entries do not
    if m.layout is not strided:
        return F.copy_(F.empty_like(self, dtype=dtype, device=device, memory_format=memory_format), self, non_blocking)
    target = m.device if device is None else device
    if dtype is not None and dtype.is_quantized:
        return empty_strided_unknown_quantized()
    made = preserved(m, dtype or m.dtype, with_index(target), memory_format)
    if device is None:
        # A copy on the CPU into fresh memory is a run of the plan and nothing else.
        remember(m.plans, key, (made, copy_plan(made, m) if m.device is cpu else None))
    return copy_(empty_from_metadata(made), self, non_blocking)


def _to(
    self: Tensor,
    dtype: ScalarType | None,
    device: Device | None,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
    layout: Layout | None = None,
) -> Tensor:
    m = self.meta_
    if device is not None:
        device = with_index(device)
    # `to` returns self only if nothing would change, and a memory format counts as a change only if the strides do not
    # suggest it already.
    same_format = memory_format is None or memory_format is preserve_format or _suggests(m, memory_format)
    if (
        not copy
        and (dtype is None or dtype is m.dtype)
        and (device is None or device is m.device)
        and (layout is None or layout is m.layout)
        and same_format
    ):
        return self
    return F._to_copy_default(self, dtype, layout, device, None, non_blocking, memory_format)


def to_dtype(
    self: Tensor, dtype: ScalarType, non_blocking: bool, copy: bool, memory_format: MemoryFormat | None
) -> Tensor:
    """self in another dtype; self itself where nothing changes."""
    if dtype is not self.meta_.dtype:
        return F._to_copy_default(self, dtype, None, None, None, non_blocking, memory_format)
    return _to(self, dtype, None, non_blocking, copy, memory_format)


def to_device(
    self: Tensor,
    device: Device,
    dtype: ScalarType,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _to(self, dtype, device, non_blocking, copy, memory_format)


def to_dtype_layout(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _to(self, dtype, device, non_blocking, copy, memory_format, layout)


def to_other(self: Tensor, other: Tensor, non_blocking: bool, copy: bool, memory_format: MemoryFormat | None) -> Tensor:
    return _to(self, other.meta_.dtype, other.meta_.device, non_blocking, copy, memory_format)


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """self in other's dtype and device."""
    return _to(self, other.meta_.dtype, other.meta_.device, False, False, None, other.meta_.layout)
