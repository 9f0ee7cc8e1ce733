"""layer_norm, group_norm and batch_norm, and their gradients.

layer_norm and group_norm take their statistics from each entry alone, so the batch only makes the input larger; weight
and bias may have a batch dimension of their own. A batch of batch norms is one batch norm with more channels.

Mirrors aten/src/ATen/functorch/BatchRulesNorm.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.batch_rules_convolution import into_channels, out_of_channels
from tinytensor.aten.functorch.registry import Bdims, ensure, front, rule
from tinytensor.c10.error import check


def _behind(t: Any, rank: int) -> Any:
    """[B, own...] as [B, 1..., own...] with `rank` dimensions behind the batch."""
    own = t.meta_.sizes[1:]
    return F.reshape(t, (t.meta_.sizes[0], *(1,) * (rank - len(own)), *own))


@rule("native_layer_norm")
def native_layer_norm(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    x, shape, weight, bias, eps = args
    if bdims[2] is None and bdims[3] is None:
        return op.call(front(x, bdims[0]), shape, weight, bias, eps), 0
    # The kernel applies one weight to all rows. With a weight for each entry it only normalizes, and weight and bias
    # come after; if one of the two is batched, both do, because the bias is added to the product.
    x = ensure(x, bdims[0], size)
    out, mean, rstd = op.call(x, shape, None, None, eps)
    rank = x.meta_.dim - 1
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
    rank = x.meta_.dim - 1
    grad_x = grad_weight = grad_bias = None
    outer = tuple(range(1, rank - len(shape) + 1))
    # The kernel would add the gradients of weight and bias up over all rows, the batch too. They are summed here over
    # the rows of an entry, `outer`; only the gradient of x comes from the kernel, with the weight already multiplied in.
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
    shape = tuple(x.meta_.sizes)
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
    return F.reshape(t, (size, 1, t.meta_.sizes[1], *(1,) * (rank - 3)))


@rule("native_group_norm_backward")
def native_group_norm_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, x, mean, rstd, weight, n, c, hxw, group, mask = args
    grad, x = ensure(grad, bdims[0], size), ensure(x, bdims[1], size)
    mean, rstd = ensure(mean, bdims[2], size), ensure(rstd, bdims[3], size)
    shape = tuple(x.meta_.sizes)
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


# ---- batch normalization ---------------------------------------------------------------------------------------------

_RUNNING = (
    "Batch norm got a batched tensor as input while the running_mean or running_var, which will be updated in place, were "
    "not batched.\nIf you are using a module and do not need eval mode, please set `track_running_stats` to be False.If "
    "you are using a prebuilt module and do not need eval mode, please see the functorch website for resources on how to "
    "patch your module to work with vmap"
)


def _flat(t: Any, bdim: int | None, size: int) -> Any:
    """A number for each channel, of all entries one after the other."""
    return None if t is None else F.reshape(ensure(t, bdim, size), (-1,))


def _split(t: Any, size: int) -> Any:
    if t is None or t.meta_.numel == 0:
        return t
    return F.unflatten(t, 0, (size, t.meta_.sizes[0] // size))


@rule("native_batch_norm _native_batch_norm_legit _native_batch_norm_legit.no_stats")
def batch_norm(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    names = [a.name for a in op.schema.arguments]
    given = dict(zip(names, args, strict=True))
    places = dict(zip(names, bdims, strict=True))
    x = given["input"]
    mean: Any = given.get("running_mean")
    var: Any = given.get("running_var")
    training = given["training"]
    unbatched = [m for m, n in ((mean, "running_mean"), (var, "running_var")) if m is not None and places[n] is None]
    # In training each entry updates the running statistics with its own mean: one number cannot hold B of them.
    check(not (training and unbatched), _RUNNING)
    x = into_channels(ensure(x, places["input"], size))
    flat_mean, flat_var = (_flat(given.get(n), places.get(n), size) for n in ("running_mean", "running_var"))
    # Statistics are taken for each channel over N and the pixels, so a channel for each (entry, channel) keeps the
    # entries apart. `_flat` of the running statistics has the same order: entry by entry.
    call = dict(given, input=x, weight=None, bias=None)
    if "running_mean" in call:
        call.update(running_mean=flat_mean, running_var=flat_var)
    out, save_mean, save_invstd = op.call(*call.values())
    if training and mean is not None:
        # `_flat` copies where the batch is not in front; then the kernel has written to that copy.
        F.copy_(front(mean, places["running_mean"]), _split(flat_mean, size))
        F.copy_(front(var, places["running_var"]), _split(flat_var, size))
    out = F.movedim(out_of_channels(out, size), 1, 0)
    for name, combine in (("weight", F.mul), ("bias", F.add)):
        t = given[name]
        if t is not None:
            t = ensure(t, places[name], size)
            out = combine(out, F.reshape(t, (size, 1, t.meta_.sizes[1], *(1,) * (out.meta_.dim - 3))))
    return (out, _split(save_mean, size), _split(save_invstd, size)), _places(save_mean)


def _places(save_mean: Any) -> Any:
    return 0 if save_mean.meta_.numel else (0, None, None)


@rule("native_batch_norm_backward")
def batch_norm_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, x, *rest = args
    grad, x = (into_channels(ensure(t, b, size)) for t, b in ((grad, bdims[0]), (x, bdims[1])))
    numbers = [
        t if t is None or not t.meta_.numel else _flat(t, b, size) for t, b in zip(rest[:5], bdims[2:7], strict=True)
    ]
    found_x, found_weight, found_bias = op.call(grad, x, *numbers, *rest[5:])
    if found_x is not None and found_x.meta_.dim:
        found_x = F.movedim(out_of_channels(found_x, size), 1, 0)
    return (found_x, _split(found_weight, size), _split(found_bias, size)), 0
