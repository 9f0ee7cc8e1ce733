"""layer_norm and rms_norm: over the last dimensions.

Mirrors aten/src/ATen/native/layer_norm.cpp. Left out: the fused kernel of rms_norm, which PyTorch has for GPUs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import fill__Scalar, zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.normalization.mixed_data_type import check_parameter_dtypes, parameter_dtype
from tinytensor.aten.native.nn.param_utils import (
    compute_type,
    dense,
    finish,
    is_like_channels_last,
    is_meta,
    new,
    scratch,
)
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def _check_inputs(
    m: Metadata, shape: Sequence[int], weight: Tensor | None, bias: Tensor | None, rms: bool = False
) -> tuple[int, int]:
    """(rows, elements of a row)."""
    shape = list(shape)
    check(
        len(shape) >= 1,
        lambda: (
            "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got "
            f"normalized_shape = {shape}"
        ),
    )
    for name, parameter in (("weight", weight), ("bias", bias)):
        check(
            parameter is None or list(parameter.meta_.sizes) == shape,
            lambda: (
                f"Expected {name} to be of same shape as normalized_shape, but got {name} of shape "  # noqa: B023
                f"{list(parameter.meta_.sizes) if parameter is not None else []} and normalized_shape = {shape}"  # noqa: B023
            ),
        )
    check(
        m.dim >= len(shape) or not rms,
        f"Input tensor must have at least {len(shape)} dimensions, but got {m.dim}",
        ValueError,
    )
    separator = "" if rms else ", "
    check(
        m.dim >= len(shape) and list(m.sizes[m.dim - len(shape) :]) == shape,
        lambda: (
            f"Given normalized_shape={shape}, expected input with shape [*{separator}{', '.join(map(str, shape))}], but "
            f"got input of size{list(m.sizes)}"
        ),
    )
    return prod(m.sizes[: m.dim - len(shape)]), prod(shape)


def _plan(m: Metadata, shape: Sequence[int], weight: Tensor | None, bias: Tensor | None) -> tuple:
    """(rows, elements of a row, the type to compute in, metadata of the result and of what is saved of each row, and whether
    the kernel takes all tensors as they are)."""
    saved = parameter_dtype(m, weight, bias)
    rows, n = _check_inputs(m, shape, weight, bias)
    if not is_meta(m):
        dispatch(m.dtype, "LayerNormKernelImpl", FLOATING_TYPES)
        check_parameter_dtypes(m, saved, weight, bias)
    outer = (*m.sizes[: m.dim - len(shape)], *([1] * len(shape)))
    made = contiguous_metadata(tuple(m.sizes), m.dtype, m.device), contiguous_metadata(outer, saved, m.device)
    dtype = compute_type(m.dtype)
    metas = [m, made[1], *(t.meta_ for t in (weight, bias) if t is not None)]
    fit = not is_meta(m) and rows > 0 and n > 0 and all(each.is_contiguous and each.dtype is dtype for each in metas)
    return rows, n, dtype, *made, fit


def layer_norm(
    input: Tensor, normalized_shape: Ints, weight: Tensor | None, bias: Tensor | None, eps: float, cudnn_enable: bool
) -> Tensor:
    """(input - mean) / sqrt(variance + eps) * weight + bias, with moments over the last dimensions."""
    return F.native_layer_norm_default(input, normalized_shape, weight, bias, eps)[0]


def _remembered_plan(
    input: Tensor, shape: Sequence[int], weight: Tensor | None, bias: Tensor | None
) -> tuple[Metadata, tuple]:
    m = input.meta_.plain
    w, b = None if weight is None else weight.meta_.plain, None if bias is None else bias.meta_.plain
    key = ("layer_norm", tuple(shape), w, b)
    plan = m.plans.get(key)
    return m, remember(m.plans, key, _plan(m, shape, weight, bias)) if plan is None else plan


def native_layer_norm(
    input: Tensor, normalized_shape: Ints, weight: Tensor | None, bias: Tensor | None, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    """The result, and mean and 1 / sqrt(variance + eps) of every row."""
    m, plan = _remembered_plan(input, normalized_shape, weight, bias)
    rows, n, dtype, out_meta, statistics, fit = plan
    out, mean, rstd = empty_from_metadata(out_meta), empty_from_metadata(statistics), empty_from_metadata(statistics)
    if fit:
        stubs.layer_norm_stub[m.device.type](out, mean, rstd, input, weight, bias, rows, n, eps)
        return out, mean, rstd
    if rows and not is_meta(m):
        results = [scratch(t, dtype) for t in (out, mean, rstd)]
        w, b = (None if t is None else dense(t, dtype) for t in (weight, bias))
        if n:
            stubs.layer_norm_stub[m.device.type](*results, dense(input, dtype), w, b, rows, n, eps)
        # A row without elements has the mean 0, and a variance of 0 / 0.
        else:
            fill__Scalar(results[1], 0)
            fill__Scalar(results[2], float("nan"))
        for t, result in zip((out, mean, rstd), results, strict=True):
            finish(t, result)
    return out, mean, rstd


def native_layer_norm_backward(
    grad_out: Tensor, input: Tensor, normalized_shape: Ints, mean: Tensor, rstd: Tensor, weight: Tensor | None,
    bias: Tensor | None, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """The gradients of input, weight and bias; None where the mask wants none."""
    m = input.meta_.plain
    if weight is not None and bias is not None and all(output_mask):
        plan = m.plans.get(("layer_norm", tuple(normalized_shape), weight.meta_.plain, bias.meta_.plain))
        others = grad_out.meta_, mean.meta_, rstd.meta_
        # What the forward has found out of these holds here, and leaves three tensors to ask.
        if plan is not None and plan[-1] and others[0].sizes == m.sizes:
            rows, n, dtype, made = plan[:4]
            if all(each.is_contiguous and each.dtype is dtype for each in others):
                shape = tuple(normalized_shape)
                made = empty_from_metadata(made), new(shape, dtype, m.device), new(shape, dtype, m.device)
                stubs.layer_norm_backward_stub[m.device.type](*made, grad_out, input, mean, rstd, weight, rows, n)
                return made
    rows, n = _check_inputs(m, normalized_shape, weight, bias)
    dtype = compute_type(m.dtype)
    saved = m.dtype if weight is None else weight.meta_.dtype
    grad_input = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device)) if output_mask[0] else None
    shape = tuple(normalized_shape)
    grad_weight = new(shape, saved, m.device) if output_mask[1] else None
    grad_bias = new(shape, saved, m.device) if output_mask[2] else None
    results = grad_input, grad_weight, grad_bias
    if is_meta(m):
        return results
    # Of other data PyTorch reads beyond the memory; the node refuses these gradients by their shape.
    if not rows or not n or grad_out.meta_.sizes != m.sizes:
        for t in results:
            if t is not None:
                zero_(t)
        return results
    of_input = None if grad_input is None else scratch(grad_input, dtype)
    both = grad_weight is not None or grad_bias is not None
    # The kernel makes both gradients in one sweep. If only one is wanted, the other goes to memory that is thrown away.
    of_weight, of_bias = (
        (None if not both else new(shape, dtype, m.device) if t is None else scratch(t, dtype))
        for t in (grad_weight, grad_bias)
    )
    w = None if weight is None else dense(weight, dtype)
    dense_inputs = (dense(t, dtype) for t in (grad_out, input, mean, rstd))
    stubs.layer_norm_backward_stub[m.device.type](of_input, of_weight, of_bias, *dense_inputs, w, rows, n)
    for t, result in zip(results, (of_input, of_weight, of_bias), strict=True):
        if t is not None and result is not None:
            finish(t, result)
    return results


# ---- rms_norm --------------------------------------------------------------------------------------------------------


def rms_norm(input: Tensor, normalized_shape: Ints, weight: Tensor | None, eps: float | None) -> Tensor:
    """input / sqrt(mean of squares + eps) * weight, over the last dimensions; eps is the type's own if None."""
    _check_inputs(input.meta_, normalized_shape, weight, None, rms=True)
    return F._fused_rms_norm(input, normalized_shape, weight, eps)[0]


def _fused_rms_norm(
    input: Tensor, normalized_shape: Ints, weight: Tensor | None, eps: float | None
) -> tuple[Tensor, Tensor]:
    """rms_norm as a composition, in float32 for 16-bit inputs; also 1 / sqrt(mean of squares + eps)."""
    m = input.meta_
    dispatch(m.dtype, "rms_norm", FLOATING_TYPES)
    dtype = compute_type(m.dtype)
    if eps is None:
        eps = 2.0**-52 if dtype is float64 else 2.0**-23
    dims = tuple(range(m.dim - len(normalized_shape), m.dim))
    # Unlike layer_norm no mean is taken off, so the squares do not cancel and one pass is enough.
    wide = F.to_dtype(input, dtype)
    rstd = F.rsqrt(F.add__Scalar(F.mean_dim(F.pow(wide, 2), dims, True, None), eps))
    result = F.mul(wide, rstd)
    if weight is not None:
        result = F.mul(result, weight)
    if not is_like_channels_last(m):
        result = F.contiguous(result)
    return F.type_as(result, input), F.type_as(rstd, input)
