"""Activations made of straight pieces, and the factors that their backward formulas need. NaN stays NaN.

Mirrors the lambdas of aten/src/ATen/native/cpu/Activation.cpp.
"""

from __future__ import annotations

from tinytensor.aten.native.ufunc._typing import like


def leaky_relu(x, slope):
    return x if x > like(0, x) else x * slope


def leaky_relu_backward(x, grad, slope):
    return grad if x > like(0, x) else grad * slope


def prelu(x, weight):
    return x if x > like(0, x) else x * weight


def prelu_backward_self(grad, x, weight):
    return grad if x > like(0, x) else grad * weight


def prelu_backward_weight(grad, x):
    return like(0, x) if x > like(0, x) else grad * x


def hardtanh_backward(grad, x, low, high):
    return like(0, x) if (x <= low) | (x >= high) else grad


def relu6_of_shifted(x):
    """min(max(x + 3, 0), 6)."""
    y = x + like(3, x)
    y = like(0, x) if y < like(0, x) else y
    return like(6, x) if y > like(6, x) else y


def hardswish(x):
    return x * relu6_of_shifted(x) / like(6, x)


def hardswish_backward(grad, x):
    middle = grad * (x / like(3, x) + like(0.5, x))
    return like(0, x) if x <= like(-3, x) else (middle if x < like(3, x) else grad)


def hardsigmoid(x):
    return relu6_of_shifted(x) / like(6, x)


def hardsigmoid_backward(grad, x):
    # PyTorch's sixth is a float32 for every dtype.
    return grad * like(0.1666666716337204, x) if (x > like(-3, x)) & (x < like(3, x)) else like(0, x)


def softshrink(x, bound):
    return x - bound if x > bound else (x + bound if x < -bound else x * like(0, x))


def hardshrink(x, bound):
    return like(0, x) if (x >= -bound) & (x <= bound) else x


def shrink_backward(grad, x, bound):
    return like(0, x) if (x >= -bound) & (x <= bound) else grad
