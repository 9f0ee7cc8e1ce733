"""What GradScaler does to gradients and to its scale: unscale and look for inf and NaN, then grow the scale or shrink it.

Mirrors aten/src/ATen/native/cpu/AmpGradScalerKernels.cpp and, for the checks, cuda/AmpKernels.cu.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.optim.optim_stubs import non_finite_check_and_unscale_stub, update_scale_stub
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.scalar_type import ScalarType, float32, int32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _check_size(tensor: Tensor, name: str) -> None:
    check(tensor.meta_.numel == 1, lambda: f"{name} must be a 1-element tensor.")


def _check_dtype(tensor: Tensor, dtype: ScalarType, name: str) -> None:
    word = "an int" if dtype is int32 else "a float"
    check(tensor.meta_.dtype is dtype, lambda: f"{name} must be {word} tensor.")


def _amp_foreach_non_finite_check_and_unscale_(self: Sequence[Tensor], found_inf: Tensor, inv_scale: Tensor) -> None:
    """Multiply every tensor by inv_scale; found_inf becomes 1 if any element was not finite. Lists may be empty."""
    if not self:
        return
    for tensor, name in ((inv_scale, "inv_scale"), (found_inf, "found_inf")):
        _check_size(tensor, name)
    for tensor, name in ((inv_scale, "inv_scale"), (found_inf, "found_inf")):
        _check_dtype(tensor, float32, name)
    if found_inf.meta_.device.type == "cuda":
        _unscale_on_device(self, found_inf, inv_scale)
        return
    if found_inf.meta_.device is not cpu:
        return
    scale = view(inv_scale).item()
    # This operator returns nothing, so no kernel of ADInplaceOrView runs above it, and gradients keep their version.
    with AutoDispatchBelowADInplaceOrView():
        for tensor in self:
            check(tensor.meta_.device is cpu, "one of scaled_grads was not a CPU tensor.")
            dispatch(tensor.meta_.dtype, "_amp_foreach_non_finite_check_and_unscale_cpu", FLOATING_TYPES)
            if not view(F.all_default(F.isfinite(tensor))).item():
                view(found_inf)[...] = 1
            # GradScaler looks for inf without unscaling by a scale of 1; then no gradient is written to.
            if scale != 1:
                F.mul__Scalar(tensor, scale)


def _unscale_on_device(self: Sequence[Tensor], found_inf: Tensor, inv_scale: Tensor) -> None:
    for tensor in self:
        dispatch(tensor.meta_.dtype, "_amp_foreach_non_finite_check_and_unscale_cuda", FLOATING_TYPES)
    run = non_finite_check_and_unscale_stub["cuda"]
    run([t for t in self if t.meta_.is_non_overlapping_and_dense], found_inf, inv_scale)
    with AutoDispatchBelowADInplaceOrView():
        for tensor in [t for t in self if not t.meta_.is_non_overlapping_and_dense]:
            copy = F.clone_default(tensor, memory_format=contiguous_format)
            run([copy], found_inf, inv_scale)
            F.copy__default(tensor, copy)


def _amp_update_scale_(
    self: Tensor,
    growth_tracker: Tensor,
    found_inf: Tensor,
    scale_growth_factor: float,
    scale_backoff_factor: float,
    growth_interval: int,
) -> Tensor:
    """Shrink the scale where an inf was found; grow it after growth_interval steps without one. The
    tracker counts these steps."""
    for tensor, name in ((growth_tracker, "growth_tracker"), (self, "current_scale"), (found_inf, "found_inf")):
        _check_size(tensor, name)
    _check_dtype(growth_tracker, int32, "growth_tracker")
    _check_dtype(self, float32, "current_scale")
    _check_dtype(found_inf, float32, "found_inf")
    if self.meta_.device.type == "cuda":
        arguments = growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval
        update_scale_stub["cuda"](self, *arguments)
        return self
    if self.meta_.device is not cpu:
        return self
    scale, tracker = view(self), view(growth_tracker)
    # `found_inf` is a count where several optimizers or devices were added up; anything but 0 means that an inf was found.
    if view(found_inf).item():
        scale[...] = scale.item() * scale_backoff_factor
        tracker[...] = 0
        return self
    successful = tracker.item() + 1
    if successful == growth_interval:
        with np.errstate(over="ignore"):
            grown = np.float32(scale.item() * scale_growth_factor)
        if np.isfinite(grown):  # a scale that would overflow keeps its value
            scale[...] = grown
        successful = 0
    tracker[...] = successful
    return self
