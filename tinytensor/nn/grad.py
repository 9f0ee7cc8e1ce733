"""Gradients of convolutions as functions, for programs that write a backward of their own.

Mirrors torch/nn/grad.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._ops import ops
from tinytensor.nn.modules.utils import _pair, _single, _triple

__all__ = ["conv1d_input", "conv1d_weight", "conv2d_input", "conv2d_weight", "conv3d_input", "conv3d_weight"]


def _backward(
    grad_output: Any, input: Any, weight: Any, sizes: Any, stride: Any, padding: Any, dilation: Any, groups: int,
    *, wanted: tuple[bool, bool, bool],
) -> Any:  # fmt: skip
    arguments = (sizes(stride), sizes(padding), sizes(dilation), False, [0], groups, wanted)
    return ops.aten.convolution_backward(grad_output, input, weight, None, *arguments)[wanted.index(True)]


def _input_gradient(sizes: Any, input_size: Any, weight: Any, grad_output: Any, *how: Any) -> Any:
    # One number stands for the input: its values are not needed, only its shape.
    input = grad_output.new_empty(1).expand(input_size)
    return _backward(grad_output, input, weight, sizes, *how, wanted=(True, False, False))


def _weight_gradient(sizes: Any, input: Any, weight_size: Any, grad_output: Any, *how: Any) -> Any:
    weight = grad_output.new_empty(1).expand(weight_size)
    return _backward(grad_output, input, weight, sizes, *how, wanted=(False, True, False))


def conv1d_input(
    input_size: Any,
    weight: Any,
    grad_output: Any,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
) -> Any:
    """The gradient of `conv1d` for its input, of shape `input_size` = (N, C, L).

    >>> w = tt.ones(1, 1, 2)
    >>> g = F.conv1d(tt.ones(1, 1, 3), w)
    >>> nn.grad.conv1d_input((1, 1, 3), w, g).shape
    torch.Size([1, 1, 3])
    """
    return _input_gradient(_single, input_size, weight, grad_output, stride, padding, dilation, groups)


def conv1d_weight(
    input: Any,
    weight_size: Any,
    grad_output: Any,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
) -> Any:
    """The gradient of `conv1d` for its weight, of shape `weight_size` = (O, C / groups, kL).

    >>> x = tt.ones(1, 1, 3)
    >>> g = F.conv1d(x, tt.ones(1, 1, 2))
    >>> nn.grad.conv1d_weight(x, (1, 1, 2), g).shape
    torch.Size([1, 1, 2])
    """
    return _weight_gradient(_single, input, weight_size, grad_output, stride, padding, dilation, groups)


def conv2d_input(
    input_size: Any,
    weight: Any,
    grad_output: Any,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
) -> Any:
    """The gradient of `conv2d` for its input, of shape `input_size` = (N, C, H, W).

    >>> w = tt.ones(1, 1, 2, 2)
    >>> g = F.conv2d(tt.ones(1, 1, 3, 3), w)
    >>> nn.grad.conv2d_input((1, 1, 3, 3), w, g).shape
    torch.Size([1, 1, 3, 3])
    """
    return _input_gradient(_pair, input_size, weight, grad_output, stride, padding, dilation, groups)


def conv2d_weight(
    input: Any,
    weight_size: Any,
    grad_output: Any,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
) -> Any:
    """The gradient of `conv2d` for its weight, of shape `weight_size` = (O, C / groups, kH, kW).

    >>> x = tt.ones(1, 1, 3, 3)
    >>> g = F.conv2d(x, tt.ones(1, 1, 2, 2))
    >>> nn.grad.conv2d_weight(x, (1, 1, 2, 2), g).shape
    torch.Size([1, 1, 2, 2])
    """
    return _weight_gradient(_pair, input, weight_size, grad_output, stride, padding, dilation, groups)


def conv3d_input(
    input_size: Any,
    weight: Any,
    grad_output: Any,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
) -> Any:
    """The gradient of `conv3d` for its input, of shape `input_size` = (N, C, D, H, W).

    >>> w = tt.ones(1, 1, 2, 2, 2)
    >>> g = F.conv3d(tt.ones(1, 1, 3, 3, 3), w)
    >>> nn.grad.conv3d_input((1, 1, 3, 3, 3), w, g).shape
    torch.Size([1, 1, 3, 3, 3])
    """
    return _input_gradient(_triple, input_size, weight, grad_output, stride, padding, dilation, groups)


def conv3d_weight(
    input: Any,
    weight_size: Any,
    grad_output: Any,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
) -> Any:
    """The gradient of `conv3d` for its weight, of shape `weight_size` = (O, C / groups, kD, kH, kW).

    >>> x = tt.ones(1, 1, 3, 3, 3)
    >>> g = F.conv3d(x, tt.ones(1, 1, 2, 2, 2))
    >>> nn.grad.conv3d_weight(x, (1, 1, 2, 2, 2), g).shape
    torch.Size([1, 1, 2, 2, 2])
    """
    return _weight_gradient(_triple, input, weight_size, grad_output, stride, padding, dilation, groups)
