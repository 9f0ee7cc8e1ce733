"""A layer and the batch normalization behind it, in evaluation, as one layer.

With fixed statistics, batch normalization is a factor and a shift for each channel; both go into weight and bias.

Mirrors torch/nn/utils/fusion.py.
"""

from __future__ import annotations

import copy
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.nn.parameter import Parameter

__all__ = ["fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights"]


def fuse_conv_bn_eval(conv: Any, bn: Any, transpose: bool = False) -> Any:
    """A copy of `conv` that computes `bn(conv(x))`, for inference; with `transpose` for transposed convolutions.

    AssertionError unless both are in evaluation mode and the norm has running statistics.

    >>> conv, bn = nn.Conv1d(1, 2, 3).eval(), nn.BatchNorm1d(2).eval()
    >>> fused, x = nn.utils.fuse_conv_bn_eval(conv, bn), tt.randn(1, 1, 5)
    >>> tt.allclose(fused(x), bn(conv(x)), atol=1e-6)
    True
    """
    fused = _checked_copy(conv, bn)
    fused.weight, fused.bias = fuse_conv_bn_weights(
        fused.weight, fused.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias, transpose
    )
    return fused


def fuse_linear_bn_eval(linear: Any, bn: Any) -> Any:
    """A copy of `linear` that computes `bn(linear(x))`, for inference.

    AssertionError unless both are in evaluation mode, the norm has running statistics, and its size fits.

    >>> linear, bn = nn.Linear(3, 2).eval(), nn.BatchNorm1d(2).eval()
    >>> fused, x = nn.utils.fuse_linear_bn_eval(linear, bn), tt.randn(4, 3)
    >>> tt.allclose(fused(x), bn(linear(x)), atol=1e-6)
    True
    """
    fused = _checked_copy(linear, bn, of_linear=True)
    fused.weight, fused.bias = fuse_linear_bn_weights(
        fused.weight, fused.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias
    )
    return fused


def _checked_copy(layer: Any, bn: Any, of_linear: bool = False) -> Any:
    """A deep copy of the layer, so that the caller's model stays as it is. AssertionError where the two cannot be fused.

    Both must be in evaluation mode: in training the norm's factors depend on the batch.
    """
    if layer.training or bn.training:
        raise AssertionError("Fusion only for eval!")
    fused = copy.deepcopy(layer)
    if of_linear and layer.out_features != bn.num_features and bn.num_features != 1:
        raise AssertionError(
            "To fuse, linear.out_features == bn.num_features or bn.num_features == 1, got "
            f"linear.out_features={layer.out_features} and bn.num_features={bn.num_features}"
        )
    if bn.running_mean is None or bn.running_var is None:
        raise AssertionError("bn.running_mean and bn.running_var must not be None")
    return fused


def fuse_conv_bn_weights(
    conv_w: Tensor, conv_b: Tensor | None, bn_rm: Tensor, bn_rv: Tensor, bn_eps: float, bn_w: Tensor | None,
    bn_b: Tensor | None, transpose: bool = False,
) -> tuple[Parameter, Parameter]:  # fmt: skip
    """(weight, bias), new Parameters, of the convolution that also does the batch norm after it.

        conv_w, conv_b    of the convolution; the bias may be None
        bn_rm, bn_rv      running mean and variance, (C)
        bn_eps            of the norm
        bn_w, bn_b        of the norm; None stands for ones and zeros
        transpose         for transposed convolutions, whose output channels come second: False

    >>> ones = tt.ones(1)
    >>> nn.utils.fuse_conv_bn_weights(tt.ones(1, 1, 1), None, ones, ones * 4, 0.0, ones, ones)
    (Parameter containing:
    tensor([[[0.5000]]]), Parameter containing:
    tensor([0.5000]))
    """
    # The norm is (y - mean) / sqrt(var + eps) * scale + shift of each output channel y = w x + b. Multiplied out, w gets the
    # factor scale / sqrt(var + eps), and b becomes (b - mean) * that factor + shift.
    # The statistics may be float32 beside 16-bit weights; the results get the dtypes of the layer.
    bias_dtype = conv_w.dtype if conv_b is None else conv_b.dtype
    bias = F.zeros_like(bn_rm) if conv_b is None else conv_b
    scale = F.ones_like(bn_rm) if bn_w is None else bn_w
    shift = F.zeros_like(bn_rm) if bn_b is None else bn_b
    factor = F.rsqrt(bn_rv + bn_eps)
    # One factor for each output channel: dimension 0 of a weight, dimension 1 of a transposed convolution's.
    shape = [1, -1] if transpose else [-1, 1]
    weight = conv_w * (scale * factor).reshape(shape + [1] * (len(conv_w.shape) - 2))
    new_bias = (bias - bn_rm) * factor * scale + shift
    return _as_parameters(conv_w, weight, bias, new_bias.to(bias_dtype))


def fuse_linear_bn_weights(
    linear_w: Tensor, linear_b: Tensor | None, bn_rm: Tensor, bn_rv: Tensor, bn_eps: float, bn_w: Tensor, bn_b: Tensor
) -> tuple[Parameter, Parameter]:
    """(weight, bias), new Parameters, of the linear map that also does the batch norm after it.

    Arguments as in `fuse_conv_bn_weights`.

    >>> ones = tt.ones(1)
    >>> nn.utils.fuse_linear_bn_weights(tt.ones(1, 1), None, ones, ones * 4, 0.0, ones, ones)
    (Parameter containing:
    tensor([[0.5000]]), Parameter containing:
    tensor([0.5000]))
    """
    # The formula of fuse_conv_bn_weights, without dimensions of space.
    bias_dtype = linear_w.dtype if linear_b is None else linear_b.dtype
    bias = F.zeros_like(bn_rm) if linear_b is None else linear_b
    factor = bn_w * F.rsqrt(bn_rv + bn_eps)
    weight = linear_w * factor.unsqueeze(-1).to(linear_w.dtype)
    return _as_parameters(linear_w, weight, bias, ((bias - bn_rm) * factor + bn_b).to(bias_dtype))


def _as_parameters(old_weight: Tensor, weight: Tensor, old_bias: Tensor, bias: Tensor) -> tuple[Parameter, Parameter]:
    """New parameters, each of which requires grad if the old one did."""
    return (
        Parameter(weight.to(old_weight.dtype), old_weight.requires_grad),
        Parameter(bias, old_bias.requires_grad),
    )
