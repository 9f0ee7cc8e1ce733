"""layer_norm and group_norm, and their gradients. What normalizes does not know of the batch; what scales may have one.

Mirrors aten/src/ATen/functorch/BatchRulesNorm.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, ensure, front, rule


def _behind(t: Any, rank: int) -> Any:
    """[B, own...] as [B, 1..., own...] with `rank` dimensions behind the batch."""
    own = t.meta.sizes[1:]
    return F.reshape(t, (t.meta.sizes[0], *(1,) * (rank - len(own)), *own))


@rule("native_layer_norm")
def native_layer_norm(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    x, shape, weight, bias, eps = args
    if bdims[2] is None and bdims[3] is None:
        return op.call(front(x, bdims[0]), shape, weight, bias, eps), 0
    x = ensure(x, bdims[0], size)
    out, mean, rstd = op.call(x, shape, None, None, eps)
    rank = x.meta.dim - 1
    if weight is not None:
        out = F.mul(out, _behind(front(weight, bdims[2]), rank) if bdims[2] is not None else weight)
    if bias is not None:
        out = F.add(out, _behind(front(bias, bdims[3]), rank) if bdims[3] is not None else bias)
    return (out, mean, rstd), 0


@rule("native_layer_norm_backward")
def native_layer_norm_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, x, shape, mean, rstd, weight, bias, mask = args
    grad, x = ensure(grad, bdims[0], size), ensure(x, bdims[1], size)
    mean, rstd = ensure(mean, bdims[3], size), ensure(rstd, bdims[4], size)
    rank = x.meta.dim - 1
    grad_x = grad_weight = grad_bias = None
    outer = tuple(range(1, rank - len(shape) + 1))
    if mask[1] and weight is not None:
        normalized = F.mul(F.sub(x, mean), rstd)
        grad_weight = _sum(F.mul(grad, normalized), outer)
    if mask[2] and bias is not None:
        grad_bias = _sum(grad, outer)
    if mask[0]:
        if weight is not None:
            grad = F.mul(grad, weight if bdims[5] is None else _behind(front(weight, bdims[5]), rank))
        grad_x, _, _ = op.call(grad, x, shape, mean, rstd, None, None, (True, False, False))
    return (grad_x, grad_weight, grad_bias), 0


def _sum(t: Any, dims: tuple[int, ...]) -> Any:
    return F.sum(t, dims) if dims else t


@rule("native_group_norm")
def native_group_norm(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    x, weight, bias, n, c, hxw, group, eps = args
    x = ensure(x, bdims[0], size)
    shape = tuple(x.meta.sizes)
    same = bdims[1] is None and bdims[2] is None
    own = (weight, bias) if same else (None, None)
    out, mean, rstd = op.call(F.flatten(x, 0, 1), *own, n * size, c, hxw, group, eps)
    out, mean, rstd = F.reshape(out, shape), F.unflatten(mean, 0, (size, n)), F.unflatten(rstd, 0, (size, n))
    if not same:
        if weight is not None:
            out = F.mul(out, _channels(weight, bdims[1], size, len(shape)))
        if bias is not None:
            out = F.add(out, _channels(bias, bdims[2], size, len(shape)))
    return (out, mean, rstd), 0


def _channels(t: Any, bdim: int | None, size: int, rank: int) -> Any:
    """A number for each channel of [B, N, C, ...]."""
    t = ensure(t, bdim, size)
    return F.reshape(t, (size, 1, t.meta.sizes[1], *(1,) * (rank - 3)))


@rule("native_group_norm_backward")
def native_group_norm_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, x, mean, rstd, weight, n, c, hxw, group, mask = args
    grad, x = ensure(grad, bdims[0], size), ensure(x, bdims[1], size)
    mean, rstd = ensure(mean, bdims[2], size), ensure(rstd, bdims[3], size)
    shape = tuple(x.meta.sizes)
    grad_x = grad_weight = grad_bias = None
    pixels = tuple(d for d in range(1, len(shape)) if d != 2)
    if mask[1] and weight is not None:
        grouped = (size, n, group, -1)
        centred = F.sub(F.reshape(x, grouped), F.unsqueeze(mean, -1))
        normalized = F.reshape(F.mul(centred, F.unsqueeze(rstd, -1)), shape)
        grad_weight = F.sum(F.mul(grad, normalized), pixels)
    if mask[2]:
        grad_bias = F.sum(grad, pixels)
    if mask[0]:
        if weight is not None:
            grad = F.mul(grad, _channels(weight, bdims[4], size, len(shape)))
        merged = [F.flatten(t, 0, 1) for t in (grad, x, mean, rstd)]
        grad_x, _, _ = op.call(*merged, None, n * size, c, hxw, group, (True, False, False))
        grad_x = F.reshape(grad_x, shape)
    return (grad_x, grad_weight, grad_bias), 0
