"""group_norm: moments over groups of channels of each sample.

The forward pass is one kernel. The kernels of the backward pass work on rows, where a row is one channel of one sample;
what is one number for each channel is computed in float64 by NumPy.

Mirrors aten/src/ATen/native/group_norm.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import fill__Scalar, zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.normalization.mixed_data_type import check_parameter_dtypes, parameter_dtype, values_of
from tinytensor.aten.native.nn.param_utils import compute_type, dense, finish, is_meta, like_format, new, scratch
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _check(m: Metadata, weight: Tensor | None, bias: Tensor | None, channels: int, groups: int) -> None:
    sizes = list(m.sizes)
    check(groups > 0, lambda: f"Expected num groups to be greater than 0, got {groups}")
    check(
        channels % groups == 0,
        lambda: (
            "Expected number of channels in input to be divisible by num_groups, but got input of shape "
            f"{sizes} and num_groups={groups}"
        ),
    )
    for name, parameter in (("weight", weight), ("bias", bias)):
        check(
            parameter is None or (parameter.meta_.dim == 1 and parameter.meta_.numel == channels),
            lambda: (
                f"Expected {name} to be a vector of size equal to the number of channels in input, but got {name} of "  # noqa: B023
                f"shape {_shape_in_message(weight)} and input of shape {sizes}"
            ),
        )


def _shape_in_message(weight: Tensor | None) -> list[int]:
    """PyTorch's message shows the weight's shape, also where the bias is wrong."""
    return [0] if weight is None else list(weight.meta_.sizes)


def group_norm(
    input: Tensor, num_groups: int, weight: Tensor | None, bias: Tensor | None, eps: float, cudnn_enabled: bool
) -> Tensor:
    """(N, C, *): each of num_groups groups of channels of a sample is normalized, then scaled channel by channel."""
    m = input.meta_
    n, c = input.size(0), input.size(1)
    _check(m, weight, bias, c, num_groups)
    return F.native_group_norm_default(input, weight, bias, n, c, prod(m.sizes[2:]), num_groups, eps)[0]


def native_group_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, N: int, C: int, HxW: int, group: int, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    """The result, and mean and 1 / sqrt(variance + eps) of every group of every sample."""
    m = input.meta_.plain
    parameters = tuple(None if t is None else t.meta_.plain for t in (weight, bias))
    key = ("group_norm", *parameters, N, C, HxW, group)
    plan = m.plans.get(key)
    if plan is None:
        plan = remember(m.plans, key, _plan(m, weight, bias, N, C, HxW, group))
    dtype, out_meta, statistics = plan
    out, mean, rstd = empty_from_metadata(out_meta), empty_from_metadata(statistics), empty_from_metadata(statistics)
    if is_meta(m):
        return out, mean, rstd
    if m.numel == 0:
        if N * group:
            fill__Scalar(mean, 0)
            fill__Scalar(rstd, float("nan"))  # the variance of nothing is 0 / 0
        return out, mean, rstd
    results = [scratch(t, dtype) for t in (out, mean, rstd)]
    w, b = (None if t is None else dense(t, dtype) for t in (weight, bias))
    stubs.group_norm_stub[m.device.type](*results, dense(input, dtype), w, b, N, C, HxW, group, eps)
    for t, result in zip((out, mean, rstd), results, strict=True):
        finish(t, result)
    return out, mean, rstd


def _plan(
    m: Metadata, weight: Tensor | None, bias: Tensor | None, N: int, C: int, HxW: int, group: int
) -> tuple[ScalarType, Metadata, Metadata]:
    """The type to compute in, metadata of the result and of what is saved of each group."""
    _check(m, weight, bias, C, group)
    check(m.numel == N * C * HxW, "Expected input of N * C * HxW elements")
    saved = parameter_dtype(m, weight, bias)
    if not is_meta(m):
        dispatch(m.dtype, "GroupNormKernelImpl", FLOATING_TYPES)
        check_parameter_dtypes(m, saved, weight, bias)
    return compute_type(m.dtype), like_format(m, tuple(m.sizes)), contiguous_metadata((N, group), saved, m.device)


def native_group_norm_backward(
    grad_out: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None, N: int, C: int, HxW: int,
    group: int, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """The gradients of input, weight and bias; None where the mask wants none."""
    m = input.meta_.plain
    check(m.dtype is grad_out.meta_.dtype, "Expected scalar types of X and dY are same.")
    for holds, text in (
        (m.numel == N * C * HxW, "X.numel() == N * C * HxW"),
        (grad_out.meta_.numel == N * C * HxW, "dY.numel() == N * C * HxW"),
        (mean.meta_.numel == N * group, "mean.numel() == N * group"),
        (rstd.meta_.numel == N * group, "rstd.numel() == N * group"),
        (weight is None or weight.meta_.numel == C, "!gamma.defined() || gamma.numel() == C"),
    ):
        check(
            holds,
            f"Expected {text} to be true, but got false.  (Could this error message be improved?  If so, please report an "
            "enhancement request to PyTorch.)",
        )
    saved = m.dtype if weight is None else weight.meta_.dtype
    grad_input = empty_from_metadata(like_format(m, tuple(m.sizes))) if output_mask[0] else None
    grad_weight = new((C,), saved, m.device) if output_mask[1] else None
    grad_bias = new((C,), saved, m.device) if output_mask[2] else None
    results = grad_input, grad_weight, grad_bias
    if is_meta(m):
        return results
    if m.numel == 0:
        for t in results:
            if t is not None:
                zero_(t)
        return results
    dtype, device, d = compute_type(m.dtype), m.device.type, C // group
    g, x = dense(grad_out, dtype), dense(input, dtype)
    if m.device is not cpu:
        with AutoDispatchBelowADInplaceOrView():
            _backward_on_device(results, g, x, mean, rstd, weight, (N, group, d, HxW))
        return results
    # A row of the stubs is one channel of one sample, HxW elements long; a group is `d` neighbouring rows. The group's
    # statistics are repeated for each of its channels.
    mu, r = (np.repeat(read(dense(t)).astype(np.float64).reshape(N, group), d, axis=1) for t in (mean, rstd))
    dots = stubs.row_dots_stub[device](g, x, mu.reshape(-1), N * C, HxW).reshape(N, C, 2)
    total, product = dots[..., 0], dots[..., 1]
    with np.errstate(all="ignore"):
        if grad_input is not None:
            w = values_of(weight)
            scale = np.ones(C) if w is None else w
            # As in layer_norm_backward, with means over the d * HxW elements of a group:
            #     grad_input = r * (w * g - mean(w * g) - x^ * mean(w * g * x^)),    x^ = (x - mu) * r
            # w belongs to the channel, so the sums of a group are the channels' sums times w, added up.
            share = 1.0 / (d * HxW)
            by_group = [np.repeat((t * scale).reshape(N, group, d).sum(2), d, axis=1) for t in (total, product)]
            of_x = -by_group[1] * r**3 * share
            constant = -of_x * mu - by_group[0] * r * share
            result = scratch(grad_input, dtype)
            stubs.row_combine_stub[device](result, g, x, (r * scale).reshape(-1), of_x, constant, N * C, HxW)
            finish(grad_input, result)
        if grad_weight is not None:
            write(grad_weight, (product * r).sum(0))
        if grad_bias is not None:
            write(grad_bias, total.sum(0))
    return results


def _backward_on_device(
    results: tuple[Tensor | None, ...], g: Tensor, x: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None,
    sizes: tuple[int, int, int, int],
) -> None:  # fmt: skip
    """The same with operators of the device, so that no number comes to the host. `sizes`: N, groups, channels of one, HxW."""
    N, group, d, HxW = sizes
    dtype, (grad_input, grad_weight, grad_bias) = x.meta_.dtype, results
    shape = tuple(x.meta_.sizes)
    g, x = F.view_default(g, sizes), F.view_default(x, sizes)
    mu, r = (F.view_default(dense(t, dtype), (N, group, 1, 1)) for t in (mean, rstd))
    normalized = F.mul_Tensor(F.sub_Tensor(x, mu), r)
    total = F.sum_dim_IntList(g, (3,), True)
    product = F.sum_dim_IntList(F.mul_Tensor(g, normalized), (3,), True)
    if grad_input is not None:
        parts = g, total, product
        if weight is not None:
            w = F.view_default(dense(weight, dtype), (1, group, d, 1))
            parts = F.mul_Tensor(g, w), F.mul_Tensor(total, w), F.mul_Tensor(product, w)
        of_constant, of_normalized = (
            F.div_Scalar(F.sum_dim_IntList(part, (2,), True), float(d * HxW)) for part in parts[1:]
        )
        rest = F.sub_Tensor(F.sub_Tensor(parts[0], of_constant), F.mul_Tensor(normalized, of_normalized))
        copy_(grad_input, F.view_default(F.mul_Tensor(rest, r), shape), False)
    for grad, sums in ((grad_weight, product), (grad_bias, total)):
        if grad is not None:
            copy_(grad, F.view_default(F.sum_dim_IntList(sums, (0,)), (group * d,)), False)
