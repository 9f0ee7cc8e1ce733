"""Evenly spaced numbers: linspace, logspace, range.

Mirrors aten/src/ATen/native/RangeFactories.cpp.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.factories.fill import fill_new
from tinytensor.aten.native.factories.range_factories_stubs import linspace_stub, logspace_stub
from tinytensor.aten.native.factories.tensor_factories import _arange_fill, empty_memory_format, nobody_sees
from tinytensor.aten.native.random.distributions import number
from tinytensor.aten.native.reference.arrays import write
from tinytensor.aten.native.shape.resize import resize_
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.error import check, warn
from tinytensor.c10.layout import Layout
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bool_, float32, float64, get_default_dtype
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool
Dtype = ScalarType | None
OptLayout = Layout | None
OptDevice = Device | None
Pin = bool | None


def _numbers(name: str, start: Any, end: Any) -> tuple[Number, Number]:
    """Both bounds as numbers; they may be given as 0-dim tensors."""
    ends = [(x, what) for x, what in ((start, "start"), (end, "end")) if isinstance(x, TensorImpl)]
    if any(x.meta_.dim for x, _ in ends):
        wrong = [(x, what) for x, what in ends] if len(ends) == 2 else [(x, what) for x, what in ends if x.meta_.dim]
        got = " and ".join(f"{what} with {x.meta_.dim} dimension(s)" for x, what in wrong)
        raise RuntimeError(f"{name} only supports 0-dimensional start and end tensors, but got {got}.")
    return _number(start), _number(end)


def _number(bound: Any) -> Number:
    """The value of a bound; a bound on the meta device has none, and none is needed there."""
    if not isinstance(bound, TensorImpl):
        return bound
    return 0 if bound.meta_.device is meta_device else F.item(bound)


def _device(device: OptDevice, *bounds: Any) -> OptDevice:
    """Where the result goes: to the meta device if a bound is there, whatever else is asked for."""
    on_meta = any(isinstance(x, TensorImpl) and x.meta_.device is meta_device for x in bounds)
    return meta_device if on_meta else device


def _new(steps: int, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin) -> Tensor:
    check(steps >= 0, "number of steps must be non-negative")
    return F.empty_memory_format((steps,), dtype, layout, device, pin_memory)


# ---- linspace --------------------------------------------------------------------------------------------------------


def linspace(
    start: Any, end: Any, steps: int, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    """`steps` numbers from start to end, both included."""
    if nobody_sees(dtype, layout, device) and not isinstance(start, TensorImpl) and not isinstance(end, TensorImpl):
        check(steps >= 0, "number of steps must be non-negative")
        return linspace_out(start, end, steps, empty_memory_format((steps,), dtype, None, cpu, pin_memory, None))
    first, last = _numbers("linspace", start, end)
    made = _new(steps, dtype, layout, _device(device, start, end), pin_memory)
    with AutoDispatchBelowADInplaceOrView():  # a new tensor's version is 0
        return F.linspace_out(first, last, steps, made)


linspace_Tensor_Tensor = linspace_Tensor_Scalar = linspace_Scalar_Tensor = linspace


def linspace_out(start: Number, end: Number, steps: int, out: Tensor) -> Tensor:
    check(steps >= 0, "number of steps must be non-negative")
    if out.meta_.numel != steps:
        resize_(out, (steps,))
    dtype = out.meta_.dtype
    if out.meta_.device is meta_device or steps == 0:
        return out
    if steps == 1:
        return fill_new(out, start)
    if dtype is bool_:
        raise NotImplementedError(f"\"linspace_{out.meta_.device.type}\" not implemented for 'Bool'")
    assert_no_internal_overlap(out.meta_)
    first, last = checked_convert(start, dtype), checked_convert(end, dtype)
    linspace_stub[out.meta_.device.type](out, first, last, steps)
    return out


def linspace_Tensor_out(start: Any, end: Any, steps: int, out: Tensor) -> Tensor:
    first, last = _numbers("linspace", start, end)
    return F.linspace_out(first, last, steps, out)


linspace_Tensor_Tensor_out = linspace_Tensor_Scalar_out = linspace_Scalar_Tensor_out = linspace_Tensor_out


# ---- logspace --------------------------------------------------------------------------------------------------------


def logspace(
    start: Any, end: Any, steps: int, base: float, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    """base ** x for the x of linspace(start, end, steps)."""
    first, last = _numbers("logspace", start, end)
    made = _new(steps, dtype, layout, _device(device, start, end), pin_memory)
    with AutoDispatchBelowADInplaceOrView():
        return F.logspace_out(first, last, steps, base, made)


logspace_Tensor_Tensor = logspace_Tensor_Scalar = logspace_Scalar_Tensor = logspace


def logspace_out(start: Number, end: Number, steps: int, base: float, out: Tensor) -> Tensor:
    check(steps >= 0, "number of steps must be non-negative")
    if out.meta_.numel != steps:
        resize_(out, (steps,))
    dtype = out.meta_.dtype
    if out.meta_.device is meta_device or steps == 0:
        return out
    if steps == 1:
        return F.fill_(out, base ** float(start))
    if dtype is bool_:
        raise NotImplementedError(f"\"logspace_{out.meta_.device.type}\" not implemented for 'Bool'")
    assert_no_internal_overlap(out.meta_)
    first, last = checked_convert(start, dtype), checked_convert(end, dtype)
    logspace_stub[out.meta_.device.type](out, first, last, steps, base)
    return out


def logspace_Tensor_out(start: Any, end: Any, steps: int, base: float, out: Tensor) -> Tensor:
    first, last = _numbers("logspace", start, end)
    return F.logspace_out(first, last, steps, base, out)


logspace_Tensor_Tensor_out = logspace_Tensor_Scalar_out = logspace_Scalar_Tensor_out = logspace_Tensor_out


# ---- range -----------------------------------------------------------------------------------------------------------


def range(start: Number, end: Number, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin) -> Tensor:
    return range_step(start, end, 1, dtype, layout, device, pin_memory)


def range_step(
    start: Number, end: Number, step: Number, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    """start, start + step, ... up to and including end; in the default dtype unless another is given."""
    made = F.empty_memory_format((0,), dtype or get_default_dtype(), layout, device, pin_memory)
    with AutoDispatchBelowADInplaceOrView():
        return F.range_out(start, end, step, made)


def range_out_(start: Number, end: Number, out: Tensor) -> Tensor:
    return F.range_out(start, end, 1, out)


def range_out(start: Number, end: Number, step: Number, out: Tensor) -> Tensor:
    dtype = out.meta_.dtype
    warn(
        "torch.range is deprecated and will be removed in a future release because its behavior is inconsistent with "
        "Python's range builtin. Instead, use torch.arange, which produces values in [start, end)."
    )
    if dtype is bool_:
        raise NotImplementedError(f"\"range_{out.meta_.device.type}\" not implemented for 'Bool'")
    check(step != 0, "step must be nonzero")
    check(math.isfinite(start) and math.isfinite(end), lambda: f"unsupported range: {number(start)} -> {number(end)}")
    # Floats are computed in the next wider dtype.
    wide = (float32 if dtype.itemsize < 4 else float64) if dtype.is_floating_point else dtype
    first, last, by = (checked_convert(x, wide) for x in (start, end, step))
    check(
        (by > 0 and last >= first) or (by < 0 and last <= first),
        "upper bound and lower bound inconsistent with step sign",
    )
    size = int((last - first) / by + 1)
    if out.meta_.numel != size:
        resize_(out, (size,))
    if not dtype.is_floating_point or out.meta_.device is not cpu:
        return _arange_fill(out, first, by)
    # Product and sum are rounded one after the other: PyTorch's loop is not among those that are compiled for newer processors.
    work: Any = np.float32 if wide is float32 else np.float64
    write(out, (work(first) + np.arange(size).astype(work) * work(by)).reshape(tuple(out.meta_.sizes)))
    return out
