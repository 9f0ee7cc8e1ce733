"""Batch normalization: a batch of them is one with more channels.

Mirrors the batch norm of aten/src/ATen/functorch/BatchRulesNorm.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.batch_rules_convolution import into_channels, out_of_channels
from tinytensor.aten.functorch.registry import Bdims, ensure, front, rule
from tinytensor.c10.error import check

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
    if t is None or t.meta.numel == 0:
        return t
    return F.unflatten(t, 0, (size, t.meta.sizes[0] // size))


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
    check(not (training and unbatched), _RUNNING)
    x = into_channels(ensure(x, places["input"], size))
    flat_mean, flat_var = (_flat(given.get(n), places.get(n), size) for n in ("running_mean", "running_var"))
    call = dict(given, input=x, weight=None, bias=None)
    if "running_mean" in call:
        call.update(running_mean=flat_mean, running_var=flat_var)
    out, save_mean, save_invstd = op.call(*call.values())
    if training and mean is not None:
        # What was written to may have been a copy.
        F.copy_(front(mean, places["running_mean"]), _split(flat_mean, size))
        F.copy_(front(var, places["running_var"]), _split(flat_var, size))
    out = F.movedim(out_of_channels(out, size), 1, 0)
    for name, combine in (("weight", F.mul), ("bias", F.add)):
        t = given[name]
        if t is not None:
            t = ensure(t, places[name], size)
            out = combine(out, F.reshape(t, (size, 1, t.meta.sizes[1], *(1,) * (out.meta.dim - 3))))
    return (out, _split(save_mean, size), _split(save_invstd, size)), _places(save_mean)


def _places(save_mean: Any) -> Any:
    return 0 if save_mean.meta.numel else (0, None, None)


@rule("native_batch_norm_backward")
def batch_norm_backward(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    grad, x, *rest = args
    grad, x = (into_channels(ensure(t, b, size)) for t, b in ((grad, bdims[0]), (x, bdims[1])))
    numbers = [
        t if t is None or not t.meta.numel else _flat(t, b, size) for t, b in zip(rest[:5], bdims[2:7], strict=True)
    ]
    found_x, found_weight, found_bias = op.call(grad, x, *numbers, *rest[5:])
    if found_x is not None and found_x.meta.dim:
        found_x = F.movedim(out_of_channels(found_x, size), 1, 0)
    return (found_x, _split(found_weight, size), _split(found_bias, size)), 0
