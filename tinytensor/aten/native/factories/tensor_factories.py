"""Tensors from sizes and numbers: empty, zeros, ones, full, arange, eye, their `_like` and `new_` forms; windows.

Arguments follow the schema: dtype, layout, device and pin_memory may be None, which means the default.

Mirrors aten/src/ATen/native/TensorFactories.cpp and RangeFactories.cpp.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.factories import range_factories_stubs
from tinytensor.aten.native.factories.fill import (
    fill__Scalar,
    fill_empty_deterministic_,
    fill_new,
    fill_value,
    zero_,
    zero_new,
)
from tinytensor.aten.native.factories.tensor_factories_blocked import empty_like_blocked
from tinytensor.aten.native.quantized.tensor_factories import empty_strided_unknown_quantized, empty_unknown_quantized
from tinytensor.aten.native.random.distributions import CPP_NAMES
from tinytensor.aten.native.reference.arrays import write
from tinytensor.aten.native.shape.copy import copy_, preserved
from tinytensor.aten.native.shape.resize import resize_
from tinytensor.aten.native.shape.tensor_shape import diagonal
from tinytensor.aten.native.sparse.sparse_csr_tensor import check_zeros, zeros_like_compressed
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable
from tinytensor.c10.deterministic import context as deterministic
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check, warn
from tinytensor.c10.layout import (
    SPARSE_COMPRESSED,
    Layout,
    MemoryFormat,
    _mkldnn,
    contiguous_format,
    preserve_format,
    sparse_coo,
    strided,
)
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView, state
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import PLAIN, Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.privateuse1 import with_index
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    get_default_dtype,
    int64,
    opmath,
)
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Ints = tuple[int, ...]
Number = int | float | bool


def _check_options(layout: Layout | None, device: Device | None, pin_memory: bool | None) -> Device:
    check(layout is None or layout is strided, lambda: f"layout {layout} is not supported by this library's factories")
    if pin_memory:
        _check_can_pin()
        check(device is None or device.type == "cpu", "Only dense CPU tensors can be pinned")
    if device is None or device.type == "cpu":
        return cpu
    return with_index(initialize(device) if device.type == "cuda" else device)


def _check_can_pin() -> None:
    from tinytensor.c10.cuda.cuda_runtime import is_available  # not loaded yet in most programs

    check(
        is_available(),
        "pin_memory=True requires a CUDA or other accelerator backend; no pinned memory allocator is available on this "
        "system.",
    )


def _empty(m: Metadata, pin_memory: bool | None) -> Tensor:
    """Uninitialised memory, pinned if that is asked for."""
    if not pin_memory:
        return empty_from_metadata(m)
    from tinytensor.c10.cuda.pinned_memory import allocate_pinned  # not loaded yet in most programs

    return new_tensor(m, allocate_pinned(m.nbytes))


def check_sizes(size: Ints) -> None:
    """RuntimeError for a negative size."""
    for n in size:
        if n < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {n}: {list(size)}")


def check_sizes_and_strides(size: Ints, stride: Ints) -> None:
    """RuntimeError unless there are as many sizes as strides, and none is negative."""
    check(
        len(size) == len(stride),
        lambda: f"dimensionality of sizes ({len(size)}) must match dimensionality of strides ({len(stride)})",
    )
    check_sizes(size)
    if any(s < 0 for s in stride):
        raise RuntimeError(f"Storage size calculation overflowed with sizes={list(size)} and strides={list(stride)}")


# ---- empty -----------------------------------------------------------------------------------------------------------


_KNOWN: dict[tuple[Ints, ScalarType], Metadata] = {}


def empty_memory_format(
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """Uninitialised memory in row-major (or the asked) order."""
    if device is cpu and layout is None and memory_format is None and not pin_memory and not deterministic.fills:
        # The call of nearly every factory: what passed the checks below is known by its size and dtype.
        m = _KNOWN.get((size, dtype or get_default_dtype()))
        if m is not None:
            return empty_from_metadata(m)
    device = _check_options(layout, device, pin_memory)
    check(memory_format is not preserve_format, "unsupported memory format Preserve")
    check_sizes(size)
    dtype = dtype or get_default_dtype()
    if dtype.is_quantized:
        return empty_unknown_quantized(size, dtype, device, memory_format)
    if memory_format is not None and memory_format is not contiguous_format:
        made = _empty(metadata(size, format_strides(size, memory_format), dtype, device), pin_memory)
    else:
        m = contiguous_metadata(size, dtype, device)
        if device is cpu:
            remember(_KNOWN, (size, dtype), m)
        made = _empty(m, pin_memory)
    # Deterministic mode fills fresh memory, so that a forgotten write shows up the same way in each run.
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
    if dtype is not None and dtype.is_quantized:
        return empty_strided_unknown_quantized()
    made = _empty(metadata(size, stride, dtype or get_default_dtype(), device), pin_memory)
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
    m = self.meta_
    is_usual = layout is None and device is None and not pin_memory and not deterministic.fills
    if is_usual:
        known = m.plans.get(("empty_like", dtype, memory_format))
        if known is not None:
            return empty_from_metadata(known)
    if m.layout is _mkldnn:
        return empty_like_blocked(m, dtype, layout, device, pin_memory, memory_format)
    if layout is not None and layout is not strided and layout is not _mkldnn:
        backend = "SparseCPU" if layout is sparse_coo else "SparseCsrCPU"
        raise NotImplementedError(
            f"Could not run 'aten::empty_strided' with arguments from the '{backend}' backend. This could be because the operator "
            "doesn't exist for this backend."
        )
    device = (
        _check_options(layout, m.device if device is None else device, pin_memory) if device or pin_memory else m.device
    )
    like = preserved(m, dtype or m.dtype, device, memory_format)
    if is_usual:
        remember(m.plans, ("empty_like", dtype, memory_format), like)
    made = _empty(like, pin_memory)
    return fill_empty_deterministic_(made) if deterministic.fills else made


def new_empty(
    self: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    m = self.meta_
    wanted = layout if m.layout is strided else layout or m.layout
    return F.empty_memory_format(size, dtype or m.dtype, wanted, device or m.device, pin_memory)


def new_empty_strided(
    self: Tensor,
    size: Ints,
    stride: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    m = self.meta_
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
    """A tensor filled with one value; without a dtype, the kind of the value decides."""
    # bool first: it is a subclass of int.
    if dtype is None:
        dtype = bool_ if isinstance(fill_value, bool) else int64 if isinstance(fill_value, int) else get_default_dtype()
    if nobody_sees(dtype, layout, device):
        return fill__Scalar(empty_memory_format(size, dtype, None, cpu, pin_memory, None), fill_value)
    check(layout is not sparse_coo, "full(...) is not implemented for sparse layout")
    return fill_new(F.empty_memory_format(size, dtype, layout, device, pin_memory), fill_value)


def nobody_sees(dtype: ScalarType | None, layout: Layout | None, device: Device | None) -> bool:
    """Whether a factory may make and fill its tensor at once, since nobody would see `empty` and what writes to it."""
    plain = device is cpu and layout is None and (dtype is None or not dtype.is_quantized)
    return plain and not state.dirty and not replaced_kernels


def nobody_sees_like(
    self: Tensor, dtype: ScalarType | None = None, layout: Layout | None = None, device: Device | None = None
) -> bool:
    """`nobody_sees` of a factory whose tensor is like another one."""
    plain = (device is None or device is cpu) and layout is None and (dtype is None or not dtype.is_quantized)
    return plain and self.meta_.key_set & ~REQUIRES_GRAD == PLAIN and not state.dirty and not replaced_kernels


def zeros(
    size: Ints, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    for n in size:
        if n < 0:
            raise RuntimeError("zeros: Dimension size must be non-negative.")
    if nobody_sees(dtype, layout, device):
        return zero_(empty_memory_format(size, dtype, None, cpu, pin_memory, None))
    if layout in SPARSE_COMPRESSED:
        check_zeros(size, layout)
    return zero_new(F.empty_memory_format(size, dtype, layout, device, pin_memory))


def ones(
    size: Ints, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    if nobody_sees(dtype, layout, device):
        return fill__Scalar(empty_memory_format(size, dtype, None, cpu, pin_memory, None), 1)
    check(layout is not sparse_coo, "full(...) is not implemented for sparse layout")
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
    if nobody_sees_like(self, dtype, layout, device):
        return fill__Scalar(empty_like(self, dtype, None, None, pin_memory, memory_format), fill_value)
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
    if self.meta_.layout is not strided or (layout is not None and layout is not strided):
        return _zeros_like_layout(self, dtype, layout or self.meta_.layout, device, memory_format)
    if nobody_sees_like(self, dtype, layout, device):
        return zero_(empty_like(self, dtype, None, None, pin_memory, memory_format))
    return zero_new(F.empty_like_default(self, dtype, layout, device, pin_memory, memory_format))


def _zeros_like_layout(
    self: Tensor,
    dtype: ScalarType | None,
    layout: Layout,
    device: Device | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """Zeros in or from a layout without strides. A sparse tensor of zeros has no entries."""
    m = self.meta_
    if layout is sparse_coo and m.layout in SPARSE_COMPRESSED:
        dense = F.dense_dim(self)
        return F._sparse_coo_tensor_with_dims(
            m.dim - dense, dense, tuple(m.sizes), dtype=dtype or m.dtype, layout=layout, device=device or m.device
        )
    if layout is sparse_coo and m.layout is not sparse_coo:
        return F.empty(tuple(m.sizes), dtype=dtype or m.dtype, layout=layout, device=device or m.device)
    if layout in SPARSE_COMPRESSED:
        return zeros_like_compressed(self, dtype, layout, device)
    made = F.empty_like(self, dtype=dtype, layout=layout, device=device, memory_format=memory_format)
    return F.zero_(made)


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
    if nobody_sees_like(self, dtype, layout, device):
        made = empty_memory_format(size, dtype or self.meta_.dtype, None, cpu, pin_memory, None)
        return fill__Scalar(made, fill_value)
    return fill_new(new_empty(self, size, dtype, layout, device, pin_memory), fill_value)


def new_zeros(
    self: Tensor,
    size: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    if nobody_sees_like(self, dtype, layout, device):
        return zero_(empty_memory_format(size, dtype or self.meta_.dtype, None, cpu, pin_memory, None))
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

_arange_plans = PlanTable(range_factories_stubs.arange_stub, 0, "arange", IteratorConfig(enforce_safe_cast=False))


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
    """start, start + step, ... up to but not including end; int64 if all three are ints, else the default dtype."""
    if dtype is None:
        whole = isinstance(start, int) and isinstance(end, int) and isinstance(step, int)
        dtype = int64 if whole else get_default_dtype()
    size = _arange_size(start, end, step, dtype)
    out = F.empty_memory_format((size,), dtype, layout, device, pin_memory)
    if out.meta_.layout is _mkldnn:
        return F.arange_start_out(start, end, step, out)  # refused by the dispatcher
    if foreign_device.is_foreign(out.meta_.device):
        return foreign_device.arange(out, start, end, step)
    return _arange(out, start, step)


def arange_start_out(start: Number, end: Number, step: Number, out: Tensor) -> Tensor:
    size = _arange_size(start, end, step, out.meta_.dtype)
    if out.meta_.numel != size:
        if out.meta_.numel:
            warn(
                f"The number of elements in the out tensor of shape {list(out.meta_.sizes)} is {out.meta_.numel} which does "
                f"not match the computed number of elements {size}. Note that this may occur as a result of rounding "
                f"error. The out tensor will be resized to a tensor of shape ({size},)."
            )
        resize_(out, (size,))
    return _arange(out, start, step)


def arange_out(end: Number, out: Tensor) -> Tensor:
    if foreign_device.is_foreign(out.meta_.device):
        return foreign_device.arange(out, 0, end, 1)
    return arange_start_out(0, end, 1, out)


def _arange_size(start: Number, end: Number, step: Number, dtype: ScalarType) -> int:
    if (
        start.__class__ is end.__class__ is step.__class__ is int
        and dtype is int64
        and 0 <= start <= end < 2**62
        and 0 < step < 2**62
    ):
        return (end - start + step - 1) // step
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
        size = max(
            -((first - last) // by), 0
        )  # the quotient rounded up, in integers: a float64 loses digits above 2**53
    check(size < 2**63, "invalid size, possible overflow?")
    return int(size)


_WHOLE = {float64: 2**53, float32: 2**24, float16: 2**11, bfloat16: 2**8}
"""Up to here a dtype has all integers: in whichever order they are computed, they are exact."""


def _arange(out: Tensor, start: Number, step: Number) -> Tensor:
    m = out.meta_
    if m.dtype in _WHOLE and m.device is cpu:
        first, by = float(start), float(step)
        if not (first.is_integer() and by.is_integer() and abs(first) + abs(by) * m.numel <= _WHOLE[m.dtype]):
            dense = out if m.is_contiguous else empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, cpu))
            range_factories_stubs.arange_blocks_stub["cpu"](dense, first, by)
            return out if dense is out else copy_(out, dense, False)
    return _arange_fill(out, start, step)


def _arange_fill(out: Tensor, start: Number, step: Number) -> Tensor:
    m = out.meta_
    if m.device.type != "meta":
        it = _arange_plans[m]
        if m.dtype is int64 and start.__class__ is step.__class__ is int:
            it.run(it.n, out.storage_.data_ptr + out.byte_offset_, it.geom_ptr, start, step)
            return out
        # The numbers are rounded to the type that the operator computes in (float32 for 16-bit floats); the kernel then
        # multiplies and adds in a wider one. See fill_kernel.py.
        wide = opmath(m.dtype) if m.dtype.is_floating_point else int64
        first, by = checked_convert(start, wide), checked_convert(step, wide)
        it.run(it.n, out.storage_.data_ptr + out.byte_offset_, it.geom_ptr, first, by)
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
    if n < 0 or m < 0:
        name, size = ("n", n) if n < 0 else ("m", m)
        raise RuntimeError(f"{name} must be greater or equal to 0, got {size}")
    if nobody_sees(dtype, layout, device):
        out = zero_(empty_memory_format((n, m), dtype, None, cpu, pin_memory, None))
        fill__Scalar(diagonal(out, 0, 0, 1), 1)
        return out
    out = F.zeros_default((n, m), dtype, layout, device, pin_memory)
    if out.meta_.layout is _mkldnn:
        return F.eye_m_out(n, m, out)  # refused by the dispatcher
    fill_new(F.diagonal_default(out), 1)
    return out


def eye(
    n: int, dtype: ScalarType | None, layout: Layout | None, device: Device | None, pin_memory: bool | None
) -> Tensor:
    return eye_m(n, n, dtype, layout, device, pin_memory)


# ==== out= forms ======================================================================================================
#
# `out` is resized, then filled.


def zeros_out(size: Ints, out: Tensor) -> Tensor:
    return F.zero__default(F.resize__default(out, size))


def ones_out(size: Ints, out: Tensor) -> Tensor:
    return full_out(size, 1, out)


def full_out(size: Ints, fill_value: Number, out: Tensor) -> Tensor:
    return F.fill__Scalar(F.resize__default(out, size), fill_value)


def empty_out(size: Ints, memory_format: MemoryFormat | None, out: Tensor) -> Tensor:
    check(memory_format is None, "'memory_format' argument is incompatible with 'out' tensor argument")
    F.resize__default(out, size)
    return F.fill__Scalar(out, fill_value(out.meta_.dtype)) if deterministic.fills else out


def eye_out(n: int, out: Tensor) -> Tensor:
    return eye_m_out(n, n, out)


def eye_m_out(n: int, m: int, out: Tensor) -> Tensor:
    """Ones on the diagonal, in a given tensor."""
    check(n >= 0, lambda: f"n must be greater or equal to 0, got {n}")
    check(m >= 0, lambda: f"m must be greater or equal to 0, got {m}")
    resize_(out, (n, m))
    fill__Scalar(out, 0)
    fill__Scalar(F.diagonal_default(out), 1)
    return out


# ==== empty_permuted ==================================================================================================
#
# Uninitialised memory with the dimensions in a given physical order.


def empty_permuted(
    size: Ints,
    physical_layout: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """`physical_layout` lists the dimensions from the outermost in memory to the innermost."""
    dim = len(size)
    check(
        len(physical_layout) == dim,
        lambda: (
            "Number of dimensions in size does not match the length of the physical_layout; i.e. "
            f"len(size) = {dim} is not equal to len(physical_layout) = {len(physical_layout)}"
        ),
    )
    seen: set[int] = set()
    for index, d in enumerate(physical_layout):
        check(
            0 <= d < dim,
            lambda d=d, index=index: (
                f"Dimension out of range (expected to be between 0 and {dim - 1}, but got {d} at index {index}).  NB: "
                "negative dims not currently supported; file an issue if you want it."
            ),
        )
        check(d not in seen, "Duplicate dim not allowed")
        seen.add(d)
    made = F.empty_memory_format(tuple(size[d] for d in physical_layout), dtype, layout, device, pin_memory)
    strides = [0] * dim
    for d, step in zip(physical_layout, made.meta_.strides, strict=True):
        strides[d] = step
    made.meta_ = metadata(size, tuple(strides), made.meta_.dtype, made.meta_.device)  # fresh, so not a view
    return made


# ==== windows =========================================================================================================
#
# Windows for signal processing. A periodic window is a symmetric one of length + 1 without its last element.


Options = tuple[ScalarType | None, Layout | None, Device | None, bool | None]


def _check(name: str, length: int, options: Options) -> None:
    dtype, layout, device, _ = options

    def described() -> str:
        kind = CPP_NAMES[dtype or get_default_dtype()]
        form = "Strided" if layout is None or layout is strided else "Sparse"
        given = "" if layout else " (default)"
        return (
            f"TensorOptions(dtype={kind}, device={device or 'cpu'}, layout={form}{given}, requires_grad=false (default), "
            "pinned_memory=false, memory_format=(nullopt))"
        )

    check(
        layout is None or layout is strided,
        lambda: f"{name} is not implemented for sparse types, got: {described()}",
    )
    check(
        (dtype or get_default_dtype()).is_floating_point,
        lambda: f"{name} expects floating point dtypes, got: {described()}",
    )
    check(length >= 0, lambda: f"{name} requires non-negative window_length, got window_length={length}")


def _short(length: int, options: Options) -> Tensor:
    """The windows of length 0 and 1, which have no formula."""
    return F.empty_memory_format((0,), *options) if length == 0 else F.ones_default((1,), *options)


def _periodic(window: Tensor, periodic: bool) -> Tensor:
    return F.narrow(window, 0, 0, window.meta_.sizes[0] - 1) if periodic else window


def _steps(length: int, factor: float, options: Options) -> Tensor:
    """0, factor, 2 * factor, ...; the factor is rounded to the dtype before it multiplies, as PyTorch does."""
    dtype, *others = options
    dtype = dtype or get_default_dtype()
    return _scaled(F.arange_default(length, dtype, *others), factor)


def _scaled(x: Tensor, factor: float) -> Tensor:
    # A number that multiplies a 16-bit tensor is not rounded otherwise (an `opmath` scalar).
    if x.meta_.itemsize == 2:
        factor = F.item(F.scalar_tensor(factor, dtype=x.meta_.dtype))
    return F.mul_(x, factor)


def _bartlett(length: int, periodic: bool, options: Options) -> Tensor:
    """A triangle."""
    _check("bartlett_window", length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    # The line from 0 to 2; its second half is turned down: 2 - x.
    window = _steps(length, 2 / (length - 1), options)
    first_half = ((length - 1) >> 1) + 1
    F.add_(F.mul_(F.narrow(window, 0, first_half, length - first_half), -1), 2)
    return _periodic(window, periodic)


def _blackman(length: int, periodic: bool, options: Options) -> Tensor:
    """0.42 - 0.5 cos(2x) + 0.08 cos(4x), x from 0 to pi."""
    _check("blackman_window", length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    x = _steps(length, math.pi / (length - 1), options)
    fourth, second = _scaled(F.cos_(F.mul(x, 4)), 0.08), _scaled(F.cos_(F.mul(x, 2)), 0.5)
    return _periodic(F.add(F.sub(fourth, second), 0.42), periodic)


def _hamming(name: str, length: int, periodic: bool, alpha: float, beta: float, options: Options) -> Tensor:
    """alpha - beta cos(2x), x from 0 to pi."""
    _check(name, length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    x = _steps(length, math.pi * 2 / (length - 1), options)
    return _periodic(F.add_(_scaled(F.cos_(x), -beta), alpha), periodic)


def _kaiser(length: int, periodic: bool, beta: float, options: Options) -> Tensor:
    """I0(beta sqrt(1 - x**2)) / I0(beta), x from -1 to 1; I0 is a modified Bessel function."""
    _check("kaiser_window", length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    window = F.empty_memory_format((length,), *options)
    if window.meta_.device is cpu:
        x = np.arange(length) * (2 / (length - 1)) - 1
        write(window, np.i0(beta * np.sqrt(np.maximum(0, 1 - x * x))) / np.i0(beta))
    return _periodic(window, periodic)


def _new(window: Callable[..., Tensor], *args: Any) -> Tensor:
    """A window is computed in place; as a new tensor it has version 0."""
    with AutoDispatchBelowADInplaceOrView():
        return window(*args)


def bartlett_window(window_length: int, *options: object) -> Tensor:
    return _new(_bartlett, window_length, True, options)


def bartlett_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_bartlett, window_length, periodic, options)


def blackman_window(window_length: int, *options: object) -> Tensor:
    return _new(_blackman, window_length, True, options)


def blackman_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_blackman, window_length, periodic, options)


def hann_window(window_length: int, *options: object) -> Tensor:
    return _new(_hamming, "hann_window", window_length, True, 0.5, 0.5, options)


def hann_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_hamming, "hann_window", window_length, periodic, 0.5, 0.5, options)


def hamming_window(window_length: int, *options: object) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, True, 0.54, 0.46, options)


def hamming_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, periodic, 0.54, 0.46, options)


def hamming_window_periodic_alpha(window_length: int, periodic: bool, alpha: float, *options: object) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, periodic, alpha, 0.46, options)


def hamming_window_periodic_alpha_beta(
    window_length: int, periodic: bool, alpha: float, beta: float, *options: object
) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, periodic, alpha, beta, options)


def kaiser_window(window_length: int, *options: object) -> Tensor:
    return _new(_kaiser, window_length, True, 12.0, options)


def kaiser_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_kaiser, window_length, periodic, 12.0, options)


def kaiser_window_beta(window_length: int, periodic: bool, beta: float, *options: object) -> Tensor:
    return _new(_kaiser, window_length, periodic, beta, options)
