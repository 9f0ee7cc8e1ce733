"""Backward kernels that forward mode takes apart: Hessians of normalisations by forward over reverse.

How the gradient of a layer norm changes along a direction has no formula of its own. So where an input has a tangent,
the gradient is computed once more out of simple operators, each of which carries tangents on. Mean and variance are
computed anew for that: the saved ones have no tangents.

Mirrors torch/_decomp/decompositions_for_jvp.py.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, register_forward_ad
from tinytensor.autograd.forward_ad.forward_ad import PRIMAL, has_tangent

Tensor = Any

_layer_norm_table = find_schema_or_throw("aten::native_layer_norm_backward", "").table
_batch_norm_table = find_schema_or_throw("aten::native_batch_norm_backward", "").table


def native_layer_norm_backward(
    ks: int,
    grad_out: Tensor,
    input: Tensor,
    normalized_shape: Sequence[int],
    mean: Tensor,
    rstd: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, ...]:
    """(gradient of the input, of the weight, of the bias); None where the mask is False."""
    if not has_tangent(grad_out, input, weight) or not input.numel():
        ks &= PRIMAL
        return _layer_norm_table[ks](ks, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)
    axis = input.dim() - len(normalized_shape)
    inner, outer = list(range(axis, input.dim())), list(range(axis))
    count = math.prod(normalized_shape)
    variance = F.var(input, inner, correction=0, keepdim=True)
    eps = (1 / (rstd * rstd) - variance).detach()
    scale = 1 / F.sqrt(variance + eps)
    x_hat = (input - F.mean(input, inner, True)) * scale
    grad = grad_out if weight is None else grad_out * weight
    centered = grad * count - F.sum(grad, inner, True) - x_hat * F.sum(grad * x_hat, inner, True)

    def over_outer(t: Tensor) -> Tensor:
        return F.sum(t, outer, False) if outer else F.clone(t)

    return (
        (scale / count) * centered if output_mask[0] else None,
        over_outer(grad_out * x_hat) if output_mask[1] and weight is not None else None,
        over_outer(grad_out) if output_mask[2] and bias is not None else None,
    )


def native_batch_norm_backward(
    ks: int,
    grad_out: Tensor,
    input: Tensor,
    weight: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    save_mean: Tensor | None,
    save_invstd: Tensor | None,
    train: bool,
    eps: float,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, ...]:
    """(gradient of the input, of the weight, of the bias); None where the mask is False."""
    if not has_tangent(grad_out, input, weight) or not input.numel():
        ks &= PRIMAL
        return _batch_norm_table[ks](
            ks, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask
        )
    dims = [0, *range(2, input.dim())]
    shape = [1, -1, *(1 for _ in dims[1:])]
    count = input.numel() // input.meta_.sizes[1]
    if train:
        mean, variance = F.mean(input, dims, True), F.var(input, dims, correction=0, keepdim=True)
    else:
        assert running_mean is not None and running_var is not None
        mean, variance = running_mean.view(shape), running_var.view(shape)
    scale = 1 / F.sqrt(variance + eps)
    x_hat = (input - mean) * scale
    total, along = F.sum(grad_out, dims, True), F.sum(grad_out * x_hat, dims, True)
    grad = grad_out - (total + x_hat * along) / count if train else grad_out
    weighted = scale if weight is None else scale * weight.view(shape)
    return (
        grad * weighted if output_mask[0] else None,
        along.view((-1,)) if output_mask[1] else None,
        total.view((-1,)) if output_mask[2] else None,
    )


register_forward_ad("aten::native_layer_norm_backward", "", native_layer_norm_backward)
register_forward_ad("aten::native_batch_norm_backward", "", native_batch_norm_backward)
