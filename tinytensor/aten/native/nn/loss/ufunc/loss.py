"""Losses of one element, and the factors that their backward formulas need.

Mirrors the lambdas of aten/src/ATen/native/cpu/{BinaryOpsKernel,PointwiseOpsKernel}.cpp and of native/Loss.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from tinytensor.aten.native.nn.activation.ufunc.activation import Elementary, make_log1p, smooth
from tinytensor.aten.native.ufunc._typing import like

F = Callable


def mse(x, target):
    return (x - target) * (x - target)


def mse_backward(x, target, grad, norm):
    return norm * (x - target) * grad


def smooth_l1(x, target, beta):
    # z**2 / (2 beta) below beta and z - beta / 2 from there on: value and slope agree where the two meet. With beta = 0 the
    # first is never taken.
    z = abs(x - target)
    return like(0.5, x) * z * z / beta if z < beta else z - like(0.5, x) * beta


def smooth_l1_backward(x, target, grad, norm, beta):
    d = x - target
    inside = norm * d * grad / beta
    return -norm * grad if d <= -beta else (norm * grad if d >= beta else inside)


def huber(x, target, delta):
    # delta times smooth_l1 with beta = delta.
    z = abs(x - target)
    return like(0.5, x) * z * z if z < delta else delta * (z - like(0.5, x) * delta)


def huber_backward(x, target, grad, norm, delta):
    d = x - target
    inside = norm * d * grad
    return -norm * grad * delta if d <= -delta else (norm * grad * delta if d >= delta else inside)


@smooth
def binary_cross_entropy(m: Elementary) -> F:
    log, log1p = m.log, make_log1p(m)

    def binary_cross_entropy(x, target):
        """-target log(x) - (1 - target) log(1 - x), no logarithm below -100."""
        low, high = log(x), log1p(-x)
        low = like(-100, x) if low < like(-100, x) else low
        high = like(-100, x) if high < like(-100, x) else high
        return (target - like(1, x)) * high - target * low

    return binary_cross_entropy


def binary_cross_entropy_backward(grad, x, target):
    # (x - target) / ((1 - x) x), where x = 0 and x = 1 must not divide by 0.
    spread = (like(1, x) - x) * x
    return grad * (x - target) / (like(1e-12, x) if spread < like(1e-12, x) else spread)
