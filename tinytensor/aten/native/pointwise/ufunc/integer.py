"""Greatest common divisor, least common multiple, shifts. A result is cut to the output's width as it is stored.

Mirrors the lambdas of aten/src/ATen/native/cpu/BinaryOpsKernel.cpp (`gcd_kernel`, `lshift_kernel`, ...).
"""

from __future__ import annotations

import numpy as np


def cut(value, bits):
    """A value in int64 brought back to a signed type of so many bits, as C does where it is assigned."""
    shift = np.int64(64) - bits
    return (np.int64(value) << shift) >> shift


def gcd(a, b, bits):
    """By Euclid. The absolute value of the least integer is itself, as in C."""
    a, b = np.int64(a), np.int64(b)
    # A width of 0 says that the type is unsigned.
    u = cut(abs(a), bits) if bits else a
    v = cut(abs(b), bits) if bits else b
    while u != 0:
        left = v % u
        if (left != 0) & ((left < 0) != (v < 0)):  # Python's remainder has the divisor's sign, C's the dividend's
            left -= u
        u, v = left, u
    return v


def lcm(a, b, bits):
    """|a / gcd * b|, and 0 if both are 0."""
    a, b = np.int64(a), np.int64(b)
    # Divided first and multiplied then, so that a product is formed only where the result itself is that large.
    divisor = gcd(a, b, bits)
    if divisor == 0:
        return np.int64(0)
    quotient = abs(a) // abs(divisor)
    product = quotient * abs(b)
    return abs(
        cut(product, bits) if bits == 32 else product
    )  # C multiplies shorter integers as ints, which hold the product


def left_shift(a, b, bits):
    """a * 2**b; 0 where b is not a bit's number."""
    amount = np.int64(b)
    # The machine takes a shift modulo the width of the register, and C leaves one outside it undefined; PyTorch says 0.
    inside = (amount >= 0) & (amount < bits)
    return np.int64(a) << amount if inside else np.int64(0)


def right_shift(a, b, bits):
    """a / 2**b rounded down; `bits` is the most that can be shifted out, also where b is out of range."""
    amount = np.int64(b)
    inside = (amount >= 0) & (amount < bits)
    return np.int64(a) >> (amount if inside else bits)
