# hot path
"""Variance and standard deviation, alone or with the mean.

Mirrors `std_var_out` of aten/src/ATen/native/ReduceOps.cpp.
"""

from __future__ import annotations

import warnings
from math import nan
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.reduce import reduce_ops_stubs as stubs
from tinytensor.aten.native.reduce.reduce_ops_utils import (
    ReductionPlan,
    check_can_cast,
    reduced_sizes,
    reduction_dims,
)
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata, remember

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool


def _moments(
    op: str,
    self: Tensor,
    dim: Ints | None,
    correction: Number | None,
    keepdim: bool,
    out: Tensor | None,
    name: str = "",
) -> Tensor:
    m = self.meta
    check(m.dtype.is_floating_point, "std and var only support floating point and complex dtypes")
    key = (op, dim, keepdim)
    plan = m.plans.get(key)
    if plan is None:
        dims = reduction_dims(dim, m.dim)
        dims = dims if m.dim else ()
        out_meta = contiguous_metadata(reduced_sizes(tuple(m.sizes), dims, keepdim), m.dtype, m.device)
        stub = stubs.var_stub if op == "var" else stubs.std_stub
        plan = ReductionPlan(out_meta, lambda given: stub[m.device.type](m.plain, dims, given))
        remember(m.plans, key, plan)
    if out is None:
        out = empty_from_metadata(plan.out_meta)
    else:
        check_can_cast(m.dtype, out.meta.dtype)
        resize_output(out, tuple(plan.out_meta.sizes))
    freedom = 1.0 if correction is None else float(correction)
    if out.meta.numel and m.numel <= freedom * out.meta.numel:
        warnings.warn(
            f"{name or op}(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input "
            "numel divided by output numel).",
            UserWarning,
            stacklevel=4,
        )
    if out.storage_.data_ptr:
        plan.launch(out.meta)(out, self, freedom)
    return out


def var_correction(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool) -> Tensor:
    """Variance: sum of squared deviations over (elements - correction)."""
    return _moments("var", self, dim, correction, keepdim, None)


def std_correction(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool) -> Tensor:
    """Square root of the variance."""
    return _moments("std", self, dim, correction, keepdim, None)


def var_correction_out(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool, out: Tensor) -> Tensor:
    return _moments("var", self, dim, correction, keepdim, out)


def std_correction_out(self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool, out: Tensor) -> Tensor:
    return _moments("std", self, dim, correction, keepdim, out)


def var(self: Tensor, unbiased: bool) -> Tensor:
    return F.var_correction(self, None, int(unbiased), False)


def std(self: Tensor, unbiased: bool) -> Tensor:
    return F.std_correction(self, None, int(unbiased), False)


def var_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> Tensor:
    return F.var_correction(self, dim, int(unbiased), keepdim)


def std_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> Tensor:
    return F.std_correction(self, dim, int(unbiased), keepdim)


def var_out(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool, out: Tensor) -> Tensor:
    return F.var_correction_out(self, dim, int(unbiased), keepdim, out)


def std_out(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool, out: Tensor) -> Tensor:
    return F.std_correction_out(self, dim, int(unbiased), keepdim, out)


# ---- with the mean ---------------------------------------------------------------------------------------------------


def _with_mean(
    op: str, self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    name = f"{op}_mean"
    check(self.meta.dtype.is_floating_point, lambda: f"{name} only support floating point and complex dtypes")
    result = _moments(op, self, dim, correction, keepdim, None, name)
    return result, _running_mean(self, dim, F.mean_dim(self, dim, keepdim, None))


def _running_mean(self: Tensor, dim: Ints | None, mean: Tensor) -> Tensor:
    """PyTorch keeps this mean element by element: whatever follows an infinity, inf - inf makes NaN of it.

    Only where the infinity comes last is the mean infinite.
    """
    if not (self.meta.dim and mean.meta.device is cpu and F.item(F.any(F.isinf(mean)))):
        return mean
    dims = reduction_dims(dim, self.meta.dim)
    kept = [d for d in range(self.meta.dim) if d not in dims]
    rows = F.flatten(F.permute(self, (*kept, *dims)), len(kept), -1) if dims else F.unsqueeze(self, -1)
    earlier = F.any(F.logical_not(F.isfinite(F.slice(rows, -1, 0, -1))), -1)
    return F.masked_fill(mean, F.logical_and(F.isinf(mean), F.view_as(earlier, mean)), nan)


def var_mean_correction(
    self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    """Variance and mean."""
    return _with_mean("var", self, dim, correction, keepdim)


def std_mean_correction(
    self: Tensor, dim: Ints | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    """Standard deviation and mean."""
    return _with_mean("std", self, dim, correction, keepdim)


def var_mean(self: Tensor, unbiased: bool) -> tuple[Tensor, Tensor]:
    return F.var_mean_correction(self, None, int(unbiased), False)


def std_mean(self: Tensor, unbiased: bool) -> tuple[Tensor, Tensor]:
    return F.std_mean_correction(self, None, int(unbiased), False)


def var_mean_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> tuple[Tensor, Tensor]:
    return F.var_mean_correction(self, dim, int(unbiased), keepdim)


def std_mean_dim(self: Tensor, dim: Ints | None, unbiased: bool, keepdim: bool) -> tuple[Tensor, Tensor]:
    return F.std_mean_correction(self, dim, int(unbiased), keepdim)
