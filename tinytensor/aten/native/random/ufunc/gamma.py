"""One Gamma number, and the gradients of Gamma and Beta numbers with respect to their parameters.

Note [Gradients of draws]
A draw x of a distribution with a parameter a has a place u = F(x; a) in it. With u fixed, x is a function of a, and
dx/da = -(dF/da) / p: p is the density. There is no closed form for Gamma and Beta; each region of (x, a) has an approximation
of its own (M. Jankowiak, F. Obermeyer: Pathwise derivatives beyond the reparameterization trick, 2018), fitted to 0.1 % or so.
All of it is computed in float64.

A seed's numbers are those of PyTorch. See Note [The numbers of PyTorch] in ufunc/distributions.py.

Mirrors `sample_gamma`, `standard_gamma_grad_one` and `dirichlet_grad_one` of aten/src/ATen/native/Distributions.h.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.gamma import digamma
from tinytensor.aten.native.random.ufunc.distributions import log_or_inf
from tinytensor.aten.native.random.ufunc.mt19937 import standard_normal, uniform

# PyTorch's constants are floats, also where it computes in doubles.
_THIRD = float(np.float32(1.0) / np.float32(3.0))
_SQUEEZE = float(np.float32(0.0331))


def power(x, exponent):
    return math.pow(x, exponent) if exponent > 0.0 else np.power(x, exponent)  # Python's refuses to overflow


def standard_gamma_of(real: Callable[[Any], Any]) -> Callable[..., Any]:
    """The sampler for shape parameters of one dtype: `real` rounds to it, where PyTorch computes in it."""

    def standard_gamma(state, alpha):
        """A Gamma number with scale 1. G. Marsaglia, W. W. Tsang: A simple method for generating gamma variables (2000)."""
        scale = 1.0
        if alpha < 1.0:
            if alpha == 0.0:
                return 0.0
            # A Gamma number with one more in alpha, times u**(1 / alpha): most candidates are accepted then.
            scale = power(1.0 - uniform(state), np.float64(real(np.float64(1.0) / alpha)))
            alpha = np.float64(real(alpha + 1.0))
        # d (1 + c x)**3 with a normal x is nearly a Gamma number already: few candidates are refused.
        d = np.float64(real(alpha - _THIRD))
        c = 1.0 / np.sqrt(9.0 * d)
        while True:
            x = standard_normal(state)
            y = 1.0 + c * x
            if y <= 0.0:
                continue
            v, u, xx = y * y * y, 1.0 - uniform(state), x * x
            if u < 1.0 - _SQUEEZE * xx * xx or log_or_inf(u) < 0.5 * xx + d * (1.0 - v + log_or_inf(v)):
                return scale * d * v

    return standard_gamma


# ---- the gradient of a Gamma number ----------------------------------------------------------------------------------

# exp(p / q), p and q polynomials in u = log(x / alpha) (down) and v = log(alpha) (across: four for p, four for q).
_GAMMA_FIT = (
    (0.16009398, -0.094634809, 0.025146376, -0.0030648343, 1.0, 0.32668115, 0.10406089, 0.0014179084),
    (0.53487893, 0.1298071, 0.065735949, -0.0015649758, 0.16639465, 0.020070113, -0.0035938915, -0.00058392623),
    (0.040121004, -0.0065914022, -0.0026286047, -0.0013441777, 0.017050642, -0.0021309326, 0.00085092367, -1.5247877e-07),
)  # fmt: skip


def standard_gamma_grad(alpha, x):
    """dx/dalpha of a Gamma number x with scale 1. See Note [Gradients of draws]"""
    if x < np.float32(0.8):
        return _gamma_grad_near_zero(alpha, x)
    if alpha > 8.0:
        near = np.float64(np.float32(0.9)) * alpha <= x and x <= np.float64(np.float32(1.1)) * alpha
        return _gamma_grad_at_mean(alpha, x) if near else _gamma_grad_saddle_point(alpha, x)
    u, v = np.log(x / alpha), np.log(alpha)
    p, q, power = 0.0, 0.0, 1.0
    for k in range(4):
        p += power * (_GAMMA_FIT[0][k] + u * (_GAMMA_FIT[1][k] + u * _GAMMA_FIT[2][k]))
        q += power * (_GAMMA_FIT[0][k + 4] + u * (_GAMMA_FIT[1][k + 4] + u * _GAMMA_FIT[2][k + 4]))
        power *= v
    return np.exp(p / q)


def _gamma_grad_near_zero(alpha, x):
    """By the Taylor series of x**-alpha F(x): the sum of (-x)**i / (i! (alpha + i))."""
    factor, denominator = 1.0, alpha
    cdf, dcdf = 1.0 / alpha, 1.0 / (alpha * alpha)
    for i in range(1, 6):
        factor *= -x / i
        denominator += 1.0
        cdf += factor / denominator
        dcdf += factor / (denominator * denominator)
    power = np.power(x, alpha)
    density = np.power(x, alpha - 1.0) * np.exp(-x)
    grad = -((np.log(x) - digamma(alpha)) * power * cdf - power * dcdf) / density
    return 0.0 if np.isnan(grad) else grad


def _gamma_grad_at_mean(alpha, x):
    """The saddle point expansion around its removable singularity, x = alpha."""
    square = alpha * alpha
    numerator = 1440.0 * square + 6.0 * x * (53.0 - 120.0 * x) - 65.0 * x * x / alpha + alpha * (107.0 + 3600.0 * x)
    return (1.0 + 24.0 * alpha * (1.0 + 12.0 * alpha)) * numerator / (1244160.0 * square * square)


def _gamma_grad_saddle_point(alpha, x):
    """Rice's saddle point expansion, for a large alpha."""
    root, log_ratio = np.sqrt(8.0 * alpha), np.log(x / alpha)
    steep = np.power(x - alpha - alpha * log_ratio, -1.5)
    term = root / (alpha - x) + (-steep if x < alpha else steep)
    term = log_ratio * term - np.sqrt(2.0 / alpha) * (alpha + x) / ((alpha - x) * (alpha - x))
    stirling = 1.0 + 1.0 / (12.0 * alpha) * (1.0 + 1.0 / (24.0 * alpha))
    return -stirling * x * term / root


# ---- the gradient of a Beta number -----------------------------------------------------------------------------------

# Polynomials in u = log(x), a = log(alpha) - u and b = log(total) - a: nine of (u**i a**j), each with four powers of b. They
# correct x (digamma(total) - digamma(alpha)) / beta by their quotient.
_BETA_ABOVE = (
    (1.003668233, -0.01061107488, -0.0657888334, 0.01201642863), (0.6336835991, -0.3557432599, 0.05486251648, -0.001465281033),
    (-0.03276231906, 0.004474107445, 0.002429354597, -0.0001557569013), (0.221950385, -0.3187676331, 0.01799915743, 0.01074823814),
    (-0.2951249643, 0.06219954479, 0.01535556598, 0.001550077057), (0.02155310298, 0.004170831599, 0.001292462449, 6.976601077e-05),
    (-0.05980841433, 0.008441916499, 0.01085618172, 0.002319392565), (0.02911413504, 0.01400243777, -0.002721828457, 0.000751041181),
    (0.005900514878, -0.001936558688, -9.495446725e-06, 5.385558597e-05),
)  # fmt: skip
_BETA_BELOW = (
    (1.0, -0.02924021934, -0.04438342661, 0.007285809825), (0.6357567472, -0.3473456711, 0.05454656494, -0.002407477521),
    (-0.03301322327, 0.004845219414, 0.00231480583, -0.0002307248149), (0.5925320577, -0.1757678135, 0.01505928619, 0.000564515273),
    (0.1014815858, -0.06589186703, 0.01272886114, -0.0007316646956), (-0.007258481865, 0.001096195486, 0.0003934994223, -4.12701925e-05),
    (0.06469649321, -0.0236701437, 0.002902096474, -5.896963079e-05), (0.001925008108, -0.002869809258, 0.0008000589141, -6.063713228e-05),
    (-0.0003477407336, 6.959756487e-05, 1.097287507e-05, -1.650964693e-06),
)  # fmt: skip


def dirichlet_grad(x, alpha, total):
    """dx/dalpha / (1 - x) of a Beta number x with parameters alpha and total - alpha. See Note [Gradients of draws]"""
    beta = total - alpha
    boundary = total * x * (1.0 - x)
    if x <= 0.5 and boundary < 2.5:
        return _beta_grad_alpha_small(x, alpha, beta)
    if x >= 0.5 and boundary < 0.75:  # the same distribution seen from 1
        return -_beta_grad_beta_small(1.0 - x, beta, alpha)
    if alpha > 6.0 and beta > 6.0:
        return _beta_grad_saddle_point(x, alpha, beta)
    u = np.log(x)
    a = np.log(alpha) - u
    b = np.log(total) - a
    above, below, power_u = 0.0, 0.0, 1.0
    for i in range(3):
        power = power_u
        for j in range(3):
            c, d = _BETA_ABOVE[3 * i + j], _BETA_BELOW[3 * i + j]
            above += power * (c[0] + b * (c[1] + b * (c[2] + b * c[3])))
            below += power * (d[0] + b * (d[1] + b * (d[2] + b * d[3])))
            power *= a
        power_u *= u
    return above / below * x * (digamma(total) - digamma(alpha)) / beta


def _beta_grad_alpha_small(x, alpha, beta):
    """With respect to the first parameter, for a small x: by a Taylor series."""
    factor = digamma(alpha) - digamma(alpha + beta) - np.log(x)
    term, series = 1.0, 1.0 / alpha * (factor + 1.0 / alpha)
    for i in range(1, 11):
        term *= (i - beta) * x / i
        series += term / (alpha + i) * (factor + 1.0 / (alpha + i))
    grad = x * np.power(1.0 - x, -beta) * series
    return 0.0 if np.isnan(grad) else grad


def _beta_grad_beta_small(x, alpha, beta):
    """With respect to the second parameter, for a small x: by a Taylor series."""
    factor = digamma(alpha + beta) - digamma(beta)
    term, falling, dfalling, series = 1.0, 1.0, 0.0, factor / alpha
    for i in range(1, 9):
        term *= -x / i
        dfalling = dfalling * (beta - i) + falling
        falling *= beta - i
        series += term / (alpha + i) * (dfalling + factor * falling)
    grad = -np.power(1.0 - x, 1.0 - beta) * series
    return 0.0 if np.isnan(grad) else grad


def _beta_grad_saddle_point(x, alpha, beta):
    """Rice's saddle point expansion, for two large parameters."""
    total = alpha + beta
    mean, std = alpha / total, np.sqrt(alpha * beta / (total + 1.0)) / total
    if mean - 0.1 * std <= x and x <= mean + 0.1 * std:
        # Around its removable singularity, x = mean.
        b2 = beta * beta
        poly = 8.0 * (1.0 - x) * (135.0 * beta - 11.0)
        poly = (453.0 + 1620.0 * beta * (1.0 - x) - 455.0 * x) * beta + alpha * poly
        poly = 3.0 * (59.0 + 180.0 * beta - 90.0 * x) * b2 + alpha * poly
        poly = (43.0 + 20.0 * (16.0 + 27.0 * beta) * x) * b2 * beta + alpha * poly
        poly = 47.0 * x * b2 * b2 + alpha * poly
        above = (1.0 + 12.0 * alpha) * (1.0 + 12.0 * beta) / (total * total)
        below = 12960.0 * alpha * alpha * alpha * b2 * (1.0 + 12.0 * total)
        return above / (1.0 - x) * poly / below
    prefactor = -x / np.sqrt(2.0 * alpha * beta / total)
    stirling = _stirling(alpha) * _stirling(beta) / _stirling(total)
    distance = alpha * (x - 1.0) + beta * x
    flat = 2.0 * alpha * alpha * (x - 1.0) + alpha * beta * (x - 1.0) - x * beta * beta
    flat /= np.sqrt(2.0 * alpha / beta) * np.power(total, 1.5) * distance * distance
    log_ratio = np.log(alpha / (total * x))
    steep = np.power(beta * np.log(beta / (total * (1.0 - x))) + alpha * log_ratio, -1.5)
    rest = np.sqrt(8.0 * alpha * beta / total) / distance + (steep if x < mean else -steep)
    return stirling * prefactor * (flat + 0.5 * log_ratio * rest)


def _stirling(x):
    """Gamma(x) by Stirling's formula, divided by its first term."""
    return 1.0 + 1.0 / (12.0 * x) + 1.0 / (288.0 * x * x)
