"""exp2, expm1, logarithms to other bases, log1p, and sums and products that are kept in logarithms.

A float32 is computed in float64, whose spare digits absorb the cancellations: the loop stays branch-free and
vectorises, and the largest error is 0.51 ulp. float64 calls libm, one element at a time (below 1 ulp).

Mirrors aten/src/ATen/native/cpu/{UnaryOpsKernel,BinaryOpsKernel}.cpp (`exp2_kernel`, `logaddexp_kernel`, ...).
"""

from __future__ import annotations

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.math import LOG2_E, exp_float64, log_float64
from tinytensor.aten.native.ufunc._typing import PerDtype
from tinytensor.kernel_compiler.pointers import fastmath

f = np.float32
d = np.float64

LN_2 = 0.6931471805599453
LOG10_E = 0.4342944819032518


@fastmath("contract")
def exp2_float32(x):
    """Error below 0.6 ulp."""
    return f(exp_float64(d(x) * LN_2))


def exp2_float64(x):
    return np.exp2(x)


@fastmath("contract")
def expm1_wide(x):
    """e**x - 1 in float64, to the digits of a float32: a short series where the difference would cancel."""
    # At 1e-3 the first term left out is 1e-14 of the result; beyond it the difference loses at most 3 of 15 digits.
    series = x + x * x * (0.5 + x * (1 / 6 + x * (1 / 24)))
    return series if abs(x) < 1e-3 else exp_float64(x) - 1.0


@fastmath("contract")
def log1p_wide(x):
    """log(1 + x) in float64, to the digits of a float32."""
    # 1 + x rounds off digits of x. At 1e-4 that costs 4 of 15 digits, and below it the series is good to 2e-17.
    series = x - x * x * (0.5 - x * (1 / 3 - x * 0.25))
    return series if abs(x) < 1e-4 else log_float64(1.0 + x)


@fastmath("contract")
def expm1_float32(x):
    """Error below 0.6 ulp."""
    return x if x == f(0) else f(expm1_wide(d(x)))


@fastmath("contract")
def log1p_float32(x):
    """Error below 0.6 ulp."""
    return x if x == f(0) else f(log1p_wide(d(x)))


@fastmath("contract")
def log2_float32(x):
    """Error below 0.6 ulp."""
    return f(log_float64(d(x)) * LOG2_E)


@fastmath("contract")
def log10_float32(x):
    """Error below 0.6 ulp."""
    return f(log_float64(d(x)) * LOG10_E)


def expm1_float64(x):
    return np.expm1(x)


def log1p_float64(x):
    return np.log1p(x)


def log2_float64(x):
    return np.log2(x)


def log10_float64(x):
    return np.log10(x)


@fastmath("contract")
def logaddexp_float32(a, b):
    """log(e**a + e**b): the larger one, and what the smaller adds to it. Error below 0.6 ulp."""
    # `>=` or NaN: a NaN on either side gets to the result.
    top, gap = (a if (a >= b) | (a != a) else b), abs(d(a) - d(b))
    result = f(d(top) + log1p_wide(exp_float64(-gap)))
    # inf - inf is NaN, hence two equal infinities are answered apart.
    return a if (a == b) & (abs(a) == f(np.inf)) else result


@fastmath("contract")
def logaddexp2_float32(a, b):
    """Error below 0.6 ulp."""
    top, gap = (a if (a >= b) | (a != a) else b), abs(d(a) - d(b))
    result = f(d(top) + log1p_wide(exp_float64(-gap * LN_2)) * LOG2_E)
    return a if (a == b) & (abs(a) == f(np.inf)) else result


# As in logaddexp_float32: a factor e**top is taken out of the sum, so nothing overflows.
def logaddexp_float64(a, b):
    """Error below 2.5 ulp, or 5e-16 where the result is near 0 and what it is made of is not."""
    if (a == b) & (abs(a) == np.inf):
        return a
    return (a if (a >= b) | (a != a) else b) + np.log1p(np.exp(-abs(a - b)))


def logaddexp2_float64(a, b):
    """Error below 2.5 ulp, or 5e-16 where the result is near 0 and what it is made of is not."""
    if (a == b) & (abs(a) == np.inf):
        return a
    return (a if (a >= b) | (a != a) else b) + np.log1p(np.exp(-abs(a - b) * LN_2)) * LOG2_E


@fastmath("contract")
def xlogy_float32(x, y):
    """x log(y), and 0 for x = 0 unless y is NaN. Error below 0.6 ulp."""
    # 0 times the logarithm of 0 would be NaN, so 0 is selected.
    product = f(d(x) * log_float64(d(y)))
    return y if y != y else (f(0) if x == f(0) else product)


@fastmath("contract")
def xlog1py_float32(x, y):
    """Error below 0.6 ulp."""
    product = f(d(x) * log1p_wide(d(y)))
    return y if y != y else (f(0) if x == f(0) else product)


def xlogy_float64(x, y):
    if y != y:
        return y
    return 0.0 if x == 0.0 else x * np.log(y)


def xlog1py_float64(x, y):
    if y != y:
        return y
    return 0.0 if x == 0.0 else x * np.log1p(y)


@fastmath("contract")
def entr_float32(x):
    """-x log(x); 0 at 0, -inf below. Error below 0.6 ulp."""
    inside = f(-d(x) * log_float64(d(x)))
    return x if x != x else (inside if x > f(0) else (f(0) if x == f(0) else f(-np.inf)))


def entr_float64(x):
    if x != x:
        return x
    return -x * np.log(x) if x > 0.0 else (0.0 if x == 0.0 else -np.inf)


@fastmath("contract")
def logit_float32(x):
    """log(x / (1 - x)). Error below 0.6 ulp."""
    return f(log_float64(d(x) / (1.0 - d(x))))


def logit_float64(x):
    # Near 1/2 the quotient is near 1, where its logarithm would cancel; 2 x - 1 is exact there.
    if (x > 0.25) & (x < 0.75):
        return np.log1p((x - 0.5) * 2.0 / (1.0 - x))
    return np.log(x / (1.0 - x))


def logit_eps_float32(x, low, high):
    """logit of x brought into [low, high]; the order keeps NaN and lets `low` win."""
    return logit_float32(low if x < low else (high if x > high else x))


def logit_eps_float64(x, low, high):
    return logit_float64(low if x < low else (high if x > high else x))


exp2 = PerDtype(float32=exp2_float32, float64=exp2_float64)
expm1 = PerDtype(float32=expm1_float32, float64=expm1_float64)
log1p = PerDtype(float32=log1p_float32, float64=log1p_float64)
log2 = PerDtype(float32=log2_float32, float64=log2_float64)
log10 = PerDtype(float32=log10_float32, float64=log10_float64)
logaddexp = PerDtype(float32=logaddexp_float32, float64=logaddexp_float64)
logaddexp2 = PerDtype(float32=logaddexp2_float32, float64=logaddexp2_float64)
xlogy = PerDtype(float32=xlogy_float32, float64=xlogy_float64)
xlog1py = PerDtype(float32=xlog1py_float32, float64=xlog1py_float64)
entr = PerDtype(float32=entr_float32, float64=entr_float64)
logit = PerDtype(float32=logit_float32, float64=logit_float64)
logit_eps = PerDtype(float32=logit_eps_float32, float64=logit_eps_float64)
