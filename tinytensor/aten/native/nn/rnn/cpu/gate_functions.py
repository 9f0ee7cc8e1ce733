"""The activations of gates in float32, where no composition asks for the bits of the operators `sigmoid` and `tanh`.

One exponential and one quotient each, without the digits that an operator owes over its whole range:

    sigmoid    error below 2.5 ulp; from -87 downwards 1.6e-38
    tanh       error below 2.5 ulp

Not in PyTorch, where such a layer is oneDNN's from end to end.
"""

from __future__ import annotations

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.math import LOG2_E, exp_poly_float32, one_plus_exp_float32
from tinytensor.kernel_compiler.pointers import bits_float32, fastmath, float32_bits

f = np.float32


@fastmath("contract")
def sigmoid(x):
    """1 / (1 + e**-x); `not (x < ...)` is true for NaN, so NaN passes the bound."""
    return f(1) / one_plus_exp_float32(x if not (x < f(-87)) else f(-87))


@fastmath("contract")
def tanh(x):
    """(e**2x - 1) / (e**2x + 1), where e**2x - 1 is made without cancellation, so small numbers keep their digits."""
    c = x if not (x > f(10)) else f(10)
    c = c if not (c < f(-10)) else f(-10)
    c = c + c
    # Adding 1.5 * 2**23 + 127 rounds to an integer n and leaves n + 127, the exponent of 2**n, in the low bits.
    t = c * f(LOG2_E) + f(12583039)
    n = t - f(12583039)
    r = c - n * f(0.693145751953125) - n * f(1.428606765330187e-06)
    power = bits_float32(np.int32(float32_bits(t) << np.int32(23)))
    less_one = (exp_poly_float32(r) * (r * r) + r) * power + (power - f(1))
    return less_one / (less_one + f(2))
