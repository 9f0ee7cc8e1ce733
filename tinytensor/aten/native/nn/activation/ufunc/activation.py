"""Activations and the factors that their backward formulas need; choosing, filling, copying.

Mirrors the lambdas of aten/src/ATen/native/cpu/{Activation,BinaryOpsKernel,TensorCompareKernel,FillKernel}.cpp.
"""

from __future__ import annotations

from tinytensor.aten.native.ufunc._typing import like


def relu(x):
    """max(x, 0); NaN stays."""
    return like(0, x) if x < like(0, x) else x


def threshold(x, bound, value):
    """`value` up to the bound, x above it; NaN stays."""
    return value if x <= bound else x


def threshold_backward(x, grad, bound):
    return like(0, grad) if x <= bound else grad


def tanh_backward(grad, out):
    return grad * (like(1, out) - out * out)


def sigmoid_backward(grad, out):
    return grad * (like(1, out) - out) * out


def where(condition, a, b):
    return a if condition else b


def masked_fill(x, mask, value):
    return like(value, x) if mask else x


def copy(x):
    return x


def fill(index, value):
    return value


def arange(index, start, step):
    return start + step * like(index, step)
