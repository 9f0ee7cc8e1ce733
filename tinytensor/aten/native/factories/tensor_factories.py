"""Tensors from sizes and numbers: empty, zeros, ones, full, arange, eye and their `_like` and `new_` forms.

Arguments follow the schema: dtype, layout, device and pin_memory may be None, which means the default.

Mirrors aten/src/ATen/native/TensorFactories.cpp and RangeFactories.cpp.
"""

from __future__ import annotations

import math
import warnings
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.factories.fill import fill_new, zero_new
from tinytensor.aten.native.factories.tensor_factories_deterministic import fill_empty_deterministic_
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.shape.copy import preserved
from tinytensor.aten.native.shape.resize import resize_
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable
from tinytensor.c10.deterministic import context as deterministic
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, MemoryFormat, contiguous_format, preserve_format, strided
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import contiguous_metadata, metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.privateuse1 import is_privateuse1, with_index
from tinytensor.c10.scalar_type import ScalarType, bool_, get_default_dtype, int64, opmath

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool


def _check_options(layout: Layout | None, device: Device | None, pin_memory: bool | None) -> Device:
    check(layout is None or layout is strided, lambda: f"layout {layout} is not supported by this library's factories")
    check(
        not pin_memory,
        "pin_memory=True requires a CUDA or other accelerator backend; no pinned memory allocator is available on this "
        "system.",
    )
    if device is None or device.type == "cpu":
        return cpu
    check(device.type != "cuda", "Torch not compiled with CUDA enabled", AssertionError)
    return with_index(device)


def check_sizes(size: Ints) -> None:
    """RuntimeError for a negative size."""
    for n in size:
        if n < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {n}: {list(size)}")


def check_sizes_and_strides(size: Ints, stride: Ints) -> None:
    """RuntimeError unless they are as many of each, and none negative."""
    check(
        len(size) == len(stride),
        lambda: f"dimensionality of sizes ({len(size)}) must match dimensionality of strides ({len(stride)})",
    )
    check_sizes(size)
    if any(s < 0 for s in stride):
        raise RuntimeError(f"Storage size calculation overflowed with sizes={list(size)} and strides={list(stride)}")


# ---- empty -----------------------------------------------------------------------------------------------------------


def empty_memory_format(
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """Uninitialised memory in row-major (or the asked) order."""
    device = _check_options(layout, device, pin_memory)
    check(memory_format is not preserve_format, "unsupported memory format Preserve")
    check_sizes(size)
    dtype = dtype or get_default_dtype()
    if memory_format is not None and memory_format is not contiguous_format:
        made = empty_from_metadata(metadata(size, format_strides(size, memory_format), dtype, device))
    else:
        made = empty_from_metadata(contiguous_metadata(size, dtype, device))
    return fill_empty_deterministic_(made) if deterministic.fills else made


def empty_strided(
    size: Ints,
    stride: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """Uninitialised memory with given strides."""
    device = _check_options(layout, device, pin_memory)
    check_sizes_and_strides(size, stride)
    made = empty_from_metadata(metadata(size, stride, dtype or get_default_dtype(), device))
    return fill_empty_deterministic_(made) if deterministic.fills else made


def empty_like(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """Uninitialised memory in self's dense order."""
    m = self.meta
    device = m.device if device is None else _check_options(layout, device, pin_memory)
    made = empty_from_metadata(preserved(m, dtype or m.dtype, device, memory_format))
    return fill_empty_deterministic_(made) if deterministic.fills else made


def new_empty(
    self: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    m = self.meta
    return F.empty_memory_format(size, dtype or m.dtype, layout, device or m.device, pin_memory)


def new_empty_strided(
    self: Tensor,
    size: Ints,
    stride: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    m = self.meta
    return F.empty_strided_default(size, stride, dtype or m.dtype, layout, device or m.device, pin_memory)


# ---- filled ----------------------------------------------------------------------------------------------------------


def full(
    size: Ints,
    fill_value: Number,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """One value everywhere; without a dtype, the value's own kind decides it."""
    if dtype is None:
        dtype = bool_ if isinstance(fill_value, bool) else int64 if isinstance(fill_value, int) else get_default_dtype()
    return fill_new(F.empty_memory_format(size, dtype, layout, device, pin_memory), fill_value)


def zeros(
    size: Ints, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    check(all(n >= 0 for n in size), "zeros: Dimension size must be non-negative.")
    return zero_new(F.empty_memory_format(size, dtype, layout, device, pin_memory))


def ones(
    size: Ints, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    return fill_new(F.empty_memory_format(size, dtype, layout, device, pin_memory), 1)


def scalar_tensor(
    s: Number, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    """A 0-dim tensor."""
    return fill_new(F.empty_memory_format((), dtype, layout, device, pin_memory), s)


def full_like(
    self: Tensor,
    fill_value: Number,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    empty = F.empty_like_default(self, dtype, layout, device, pin_memory, memory_format)
    return fill_new(empty, fill_value)


def zeros_like(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return zero_new(F.empty_like_default(self, dtype, layout, device, pin_memory, memory_format))


def ones_like(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return full_like(self, 1, dtype, layout, device, pin_memory, memory_format)


def new_full(
    self: Tensor,
    size: Ints,
    fill_value: Number,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return fill_new(new_empty(self, size, dtype, layout, device, pin_memory), fill_value)


def new_zeros(
    self: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return zero_new(new_empty(self, size, dtype, layout, device, pin_memory))


def new_ones(
    self: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return new_full(self, size, 1, dtype, layout, device, pin_memory)


# ---- arange, eye -----------------------------------------------------------------------------------------------------

_arange_plans = PlanTable(binary_ops_stubs.arange_stub, 0, "arange", IteratorConfig(enforce_safe_cast=False))


def arange(
    end: Number, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    return arange_start_step(0, end, 1, dtype, layout, device, pin_memory)


def arange_start(
    start: Number,
    end: Number,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return arange_start_step(start, end, 1, dtype, layout, device, pin_memory)


def arange_start_step(
    start: Number,
    end: Number,
    step: Number,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """start, start + step, ... up to but without end; int64 if all three are ints, else the default dtype."""
    if dtype is None:
        whole = all(isinstance(x, int) for x in (start, end, step))
        dtype = int64 if whole else get_default_dtype()
    size = _arange_size(start, end, step, dtype)
    out = F.empty_memory_format((size,), dtype, layout, device, pin_memory)
    if is_privateuse1(out.meta.device):
        return foreign_device.arange(out, start, end, step)
    return _arange_fill(out, start, step)


def arange_start_out(start: Number, end: Number, step: Number, out: Tensor) -> Tensor:
    size = _arange_size(start, end, step, out.meta.dtype)
    if out.meta.numel != size:
        if out.meta.numel:
            warnings.warn(
                f"The number of elements in the out tensor of shape {list(out.meta.sizes)} is {out.meta.numel} which does "
                f"not match the computed number of elements {size}. Note that this may occur as a result of rounding "
                f"error. The out tensor will be resized to a tensor of shape ({size},).",
                UserWarning,
                stacklevel=4,
            )
        resize_(out, (size,))
    return _arange_fill(out, start, step)


def arange_out(end: Number, out: Tensor) -> Tensor:
    if is_privateuse1(out.meta.device):
        return foreign_device.arange(out, 0, end, 1)
    return arange_start_out(0, end, 1, out)


def _arange_size(start: Number, end: Number, step: Number, dtype: ScalarType) -> int:
    if dtype is bool_:
        raise NotImplementedError("\"arange_cpu\" not implemented for 'Bool'")
    check(step != 0, "step must be nonzero")
    check(math.isfinite(start) and math.isfinite(end), lambda: f"unsupported range: {start:g} -> {end:g}")
    check(
        (step > 0 and end >= start) or (step < 0 and end <= start),
        "upper bound and lower bound inconsistent with step sign",
    )
    if dtype is not int64:  # the other integers too: 0 to 2.5 are three
        size = math.ceil((float(end) - float(start)) / float(step))
    else:
        first, last, by = (int(checked_convert(x, int64)) for x in (start, end, step))
        check(by != 0, "step must be nonzero", ValueError)  # 0.5 is 0 among the integers
        size = max(-((first - last) // by), 0)
    check(size < 2**63, "invalid size, possible overflow?")
    return int(size)


def _arange_fill(out: Tensor, start: Number, step: Number) -> Tensor:
    m = out.meta
    if m.device is cpu:
        it = _arange_plans[m]
        wide = opmath(m.dtype) if m.dtype.is_floating_point else int64
        first, by = checked_convert(start, wide), checked_convert(step, wide)
        it.run(it.n, out.storage_.data_ptr + out.byte_offset, it.geom_ptr, first, by)
    return out


def eye_m(
    n: int,
    m: int,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """Ones on the diagonal of an n x m matrix."""
    check(n >= 0, lambda: f"n must be greater or equal to 0, got {n}")
    check(m >= 0, lambda: f"m must be greater or equal to 0, got {m}")
    out = F.zeros_default((n, m), dtype, layout, device, pin_memory)
    fill_new(F.diagonal_default(out), 1)
    return out


def eye(
    n: int, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    return eye_m(n, n, dtype, layout, device, pin_memory)
