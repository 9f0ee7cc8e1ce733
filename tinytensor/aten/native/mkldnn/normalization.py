"""batch_norm: a factor and a summand for each channel, eight channels at a time.

Factors and summands of the lanes that belong to no channel are 0, so these lanes stay 0.

Mirrors aten/src/ATen/native/mkldnn/Normalization.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    adopt_dense,
    dense_of,
    is_packed,
    like,
    new_blocked,
    opaque_of,
    over_lanes,
)
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.scalar_type import float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_batch_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    training: bool, momentum: float, eps: float,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The result, and in training mean and (biased) variance of every channel, which the gradient needs.

    In training the running moments are updated in place, with the unbiased variance. The moments are computed from
    unpacked elements.
    """
    if weight is None or bias is None:
        raise RuntimeError("mkldnn_batch_norm: currently mkldnn only support affine model")
    opaque_of(input)
    factor, summand = dense_of(weight), dense_of(bias)
    if training:
        check(input.meta_.dim == 4, "mkldnn_batch_norm: currently mkldnn training only support 2d batchnorm")
        x = F.to(dense_of(input), float32)
        variance, mean = F.var_mean(x, (0, 2, 3), correction=0)
        saved = adopt_dense(mean), adopt_dense(variance)
    else:
        check(
            input.meta_.dim in (4, 5),
            "mkldnn_batch_norm: currently mkldnn inference only support 2d and 3d batchnorm",
        )
        if running_mean is None or running_var is None:
            raise RuntimeError("running_mean must be defined in evaluation mode")
        mean, variance = dense_of(running_mean), dense_of(running_var)
        nothing = F.zeros((), dtype=input.meta_.dtype)
        saved = new_blocked(nothing, ()), new_blocked(F.clone(nothing), ())
    factor = F.mul(factor, F.rsqrt(F.add(variance, eps)))
    out = _affine(input, factor, F.sub(summand, F.mul(mean, factor)))
    if training and running_mean is not None and running_var is not None:
        count = input.meta_.numel // mean.meta_.numel
        _move(running_mean, mean, momentum)
        _move(running_var, F.mul(variance, count / (count - 1) if count > 1 else float("nan")), momentum)
    return out, *saved


def _affine(input: Tensor, factor: Tensor, summand: Tensor) -> Tensor:
    """input * factor + summand, one of each for every channel."""
    own = opaque_of(input)
    if is_packed(input):
        return like(input, F.add(F.mul(own, over_lanes(factor)), over_lanes(summand)))
    shape = (1, -1, *([1] * (input.meta_.dim - 2)))
    x = F.to(dense_of(input), float32)
    made = F.add(F.mul(x, F.reshape(factor, shape)), F.reshape(summand, shape))
    return adopt_dense(F.to(made, input.meta_.dtype))


def _move(running: Tensor, new_values: Tensor, momentum: float) -> None:
    """running = momentum * new + (1 - momentum) * running, in place; it may be dense or blocked."""
    held = opaque_of(running) if running.meta_.layout is _mkldnn else running
    F.copy_(held, F.add(F.mul(held, 1 - momentum), new_values, alpha=momentum))


def _mkldnn_batch_norm_legit(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor,
    training: bool, momentum: float, eps: float,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    return mkldnn_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)


def _mkldnn_batch_norm_legit_no_stats(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, training: bool, momentum: float, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    return mkldnn_batch_norm(input, weight, bias, None, None, training, momentum, eps)


def mkldnn_batch_norm_backward(
    grad_out: Tensor, input: Tensor, weight: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None,
    save_mean: Tensor | None, save_invstd: Tensor | None, train: bool, eps: float, output_mask: Sequence[bool],
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The gradients of input (blocked), weight and bias (dense). Works on unpacked elements."""
    check(train, "mkldnn_batch_norm_backward: currently mkldnn only support train model")
    if weight is None or save_mean is None or save_invstd is None:
        raise RuntimeError("mkldnn_batch_norm_backward: the forward pass has saved no moments")
    opaque_of(grad_out), opaque_of(input)
    # What the forward pass has saved is the variance.
    invstd = F.rsqrt(F.add(dense_of(save_invstd), eps))
    grads = F.native_batch_norm_backward(
        F.to(dense_of(grad_out), float32), F.to(dense_of(input), float32), dense_of(weight), None, None,
        dense_of(save_mean), invstd, True, eps, [True, True, True],
    )  # fmt: skip
    return adopt_dense(F.to(grads[0], input.meta_.dtype)), grads[1], grads[2]
