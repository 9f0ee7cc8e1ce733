"""Elementwise activations and losses in NumPy, under the names of the compiled kernels; see elementwise.py."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray


def erf(x: Array) -> Array:
    return np.vectorize(math.erf, otypes=[np.float64])(x).astype(x.dtype) if x.size else x


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def tanh_softplus(x: Array) -> Array:
    return np.tanh(np.log1p(np.exp(x)))


def relu6_of_shifted(x: Array) -> Array:
    return np.minimum(np.maximum(x + 3, 0), 6)


def gelu_tanh_inner(x: Array) -> Array:
    return np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)


# The formulas stand, with their reasons, at the compiled functors: aten/native/nn/activation/ufunc/activation.py.
def gelu_backward(grad: Array, x: Array) -> Array:
    return grad * (0.5 * (1 + erf(x / np.sqrt(2))) + x * np.exp(-0.5 * x * x) / np.sqrt(2 * np.pi))


def gelu_tanh_backward(grad: Array, x: Array) -> Array:
    t = np.tanh(gelu_tanh_inner(x))
    slope = np.sqrt(2 / np.pi) * (1 + 3 * 0.044715 * x * x)
    return grad * (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * slope)


def silu_backward(grad: Array, x: Array) -> Array:
    return grad * sigmoid(x) * (1 + x * (1 - sigmoid(x)))


def mish_backward(grad: Array, x: Array) -> Array:
    t = tanh_softplus(x)
    return grad * (t + x * sigmoid(x) * (1 - t * t))


def hardswish_backward(grad: Array, x: Array) -> Array:
    return np.where(x <= -3, 0, np.where(x < 3, grad * (x / 3 + 0.5), grad))


def softplus_backward(grad: Array, x: Array, beta: Any, threshold: Any) -> Array:
    z = np.exp(x * beta)
    return np.where(x * beta > threshold, grad, grad * z / (z + 1))


def softshrink(x: Array, bound: Any) -> Array:
    return np.where(x > bound, x - bound, np.where(x < -bound, x + bound, x * 0))


def log_sigmoid_backward(grad: Array, x: Array, buffer: Array) -> Array:
    part = buffer / (1 + buffer)
    return grad * np.where(x < 0, 1 - part, part)


def smooth_l1(x: Array, target: Array, beta: Any) -> Array:
    z = np.abs(x - target)
    return np.where(z < beta, 0.5 * z * z / beta, z - 0.5 * beta)


def smooth_l1_backward(x: Array, target: Array, grad: Array, norm: Any, beta: Any) -> Array:
    d = x - target
    return np.where(d <= -beta, -norm * grad, np.where(d >= beta, norm * grad, norm * d * grad / beta))


def huber(x: Array, target: Array, delta: Any) -> Array:
    z = np.abs(x - target)
    return np.where(z < delta, 0.5 * z * z, delta * (z - 0.5 * delta))


def huber_backward(x: Array, target: Array, grad: Array, norm: Any, delta: Any) -> Array:
    d = x - target
    return np.where(d <= -delta, -norm * grad * delta, np.where(d >= delta, norm * grad * delta, norm * d * grad))


def binary_cross_entropy(x: Array, target: Array) -> Array:
    return (target - 1) * np.maximum(np.log1p(-x), -100) - target * np.maximum(np.log(x), -100)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "elu": lambda x, neg, pos, inner: np.where(x < 0, np.expm1(x * inner) * neg, x * pos),
    "gelu": lambda x: x * 0.5 * (1 + erf(x / np.sqrt(2))),
    "gelu_onednn": lambda x: x * 0.5 * (1 + erf(x / np.sqrt(2))) + x * 0,
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(gelu_tanh_inner(x))),
    "silu": lambda x: x / (1 + np.exp(-x)),
    "mish": lambda x: x * tanh_softplus(x),
    "leaky_relu": lambda x, slope: np.where(x > 0, x, x * slope),
    "hardswish": lambda x: x * relu6_of_shifted(x) / 6,
    "hardsigmoid": lambda x: relu6_of_shifted(x) / 6,
    "softplus": lambda x, beta, threshold: np.where(x * beta > threshold, x, np.log1p(np.exp(x * beta)) / beta),
    "softshrink": softshrink,
    "hardshrink": lambda x, bound: np.where((x >= -bound) & (x <= bound), 0, x),
    "log_sigmoid": lambda x: np.minimum(x, 0) - np.log1p(np.exp(-np.abs(x))),
    "log_sigmoid_buffer": lambda x: np.exp(-np.abs(x)),
    "prelu": lambda x, weight: np.where(x > 0, x, x * weight),
    "glu": lambda a, b: a * sigmoid(b),
    "elu_backward": lambda grad, x, neg, pos, inner: np.where(
        x <= 0, grad * inner * neg * np.exp(x * inner), grad * pos
    ),
    "elu_backward_of_result": lambda grad, y, neg, pos, inner: np.where(y <= 0, grad * inner * (y + neg), grad * pos),
    "gelu_backward": gelu_backward,
    "gelu_tanh_backward": gelu_tanh_backward,
    "silu_backward": silu_backward,
    "mish_backward": mish_backward,
    "leaky_relu_backward": lambda x, grad, slope: np.where(x > 0, grad, grad * slope),
    "hardtanh_backward": lambda grad, x, low, high: np.where((x <= low) | (x >= high), 0, grad),
    "hardswish_backward": hardswish_backward,
    "hardsigmoid_backward": lambda grad, x: np.where((x > -3) & (x < 3), grad * x.dtype.type(np.float32(1 / 6)), 0),
    "softplus_backward": softplus_backward,
    "shrink_backward": lambda grad, x, bound: np.where((x >= -bound) & (x <= bound), 0, grad),
    "log_sigmoid_backward": log_sigmoid_backward,
    "prelu_backward_self": lambda grad, x, weight: np.where(x > 0, grad, grad * weight),
    "prelu_backward_weight": lambda grad, x: np.where(x > 0, 0, grad * x),
    "glu_backward": lambda gate, a, grad: (1 - gate) * gate * grad * a,
    "mse": lambda x, target: (x - target) * (x - target),
    "mse_backward": lambda x, target, grad, norm: norm * (x - target) * grad,
    "smooth_l1": smooth_l1,
    "smooth_l1_backward": smooth_l1_backward,
    "huber": huber,
    "huber_backward": huber_backward,
    "binary_cross_entropy": binary_cross_entropy,
    "binary_cross_entropy_backward": lambda grad, x, target: grad * (x - target) / np.maximum((1 - x) * x, 1e-12),
}
