"""Orthogonal polynomials of order n: Chebyshev's of four kinds, plain and shifted to [0, 1], Hermite's, Laguerre's, Legendre's.

Each by its recurrence from p(0) = 1 and p(1). Inside (-1, 1) a Chebyshev polynomial of high order is the cosine or sine
that it stands for. n is truncated to an integer; below zero the value is 0. In the dtype of x.

Mirrors aten/src/ATen/native/Math.h (`chebyshev_polynomial_t_forward` and the like).
"""

from __future__ import annotations

import numpy as np

from tinytensor.aten.native.ufunc._typing import like


def whole(n):
    """n without its fraction; below zero where it is no int64, which a conversion makes the smallest of them."""
    return np.trunc(n) if abs(n) < like(9223372036854775808.0, n) else like(-1.0, n)


def is_even(n):
    half = n * like(0.5, n)
    return np.floor(half) == half


def chebyshev(twice, first, n):
    """p(k + 1) = twice * p(k) - p(k - 1)."""
    before, value, k = like(1.0, first), first, like(1.0, first)
    if n == 0:
        return before
    # A value that has become NaN stays NaN: the loop ends, however large n is.
    while (k < n) & (value == value):
        before, value = value, twice * value - before
        k += like(1.0, k)
    return value


def kind_t(x, n, above):
    """cos(n a), where x = cos(a)."""
    # Above a small order the closed form costs less than n steps of the recurrence. PyTorch has the same limits (`above`),
    # so the rounding agrees. Outside (-1, 1) arccos is NaN, and the recurrence is stable there.
    if (n > above) & (abs(x) < 1):
        return np.cos(n * np.arccos(x))
    return chebyshev(x + x, x, n)


def kind_u(x, n, above):
    """sin((n + 1) a) / sin(a)."""
    more = n + like(1.0, n)
    if (n > above) & (abs(x) < 1):
        angle = np.arccos(x)
        return np.sin(more * angle) / np.sin(angle)
    return chebyshev(x + x, x + x, n)


def kind_v(x, n, above):
    """cos((n + 1/2) a) / cos(a / 2)."""
    if (n > above) & (abs(x) < 1):
        angle = np.arccos(x)
        return np.cos((n + like(0.5, n)) * angle) / np.cos(angle * like(0.5, x))
    return chebyshev(x + x, x + x - like(1.0, x), n)


def kind_w(x, n, above):
    """sin((n + 1/2) a) / sin(a / 2)."""
    if (n > above) & (abs(x) < 1):
        angle = np.arccos(x)
        return np.sin((n + like(0.5, n)) * angle) / np.sin(angle * like(0.5, x))
    return chebyshev(x + x, x + x + like(1.0, x), n)


def signed(value, positive):
    return value if positive else -value


# ---- the functors ----------------------------------------------------------------------------------------------------
#
# At the ends of the interval the quotients of kinds u, v and w are 0 / 0. The values there are known, and the even and odd
# orders differ by a sign at the left end.


def chebyshev_polynomial_t(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return like(1.0, x)
    if x == -1:
        return signed(like(1.0, x), is_even(order))
    return kind_t(x, order, 6)


def chebyshev_polynomial_u(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return order + like(1.0, x)
    if x == -1:
        return signed(order + like(1.0, x), is_even(order))
    return kind_u(x, order, 8)


def chebyshev_polynomial_v(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return like(1.0, x)
    if x == -1:
        return signed(order + order + like(1.0, x), is_even(order))
    return kind_v(x, order, 8)


def chebyshev_polynomial_w(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return order + order + like(1.0, x)
    if x == -1:
        return signed(like(1.0, x), is_even(order))
    return kind_w(x, order, 8)


def shifted_chebyshev_polynomial_t(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return like(1.0, x)
    if x == 0:
        return signed(like(1.0, x), is_even(order))
    return kind_t(x + x - like(1.0, x), order, 6)


def shifted_chebyshev_polynomial_u(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return order + like(1.0, x)
    if x == 0:
        return signed(order + like(1.0, x), is_even(order))
    return kind_u(x + x - like(1.0, x), order, 6)


def shifted_chebyshev_polynomial_v(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return like(1.0, x)
    if x == 0:
        return signed(order + order + like(1.0, x), is_even(order))
    return kind_v(x + x - like(1.0, x), order, 6)


def shifted_chebyshev_polynomial_w(x, n):
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    if x == 1:
        return order + order + like(1.0, x)
    if x == 0:
        return signed(like(1.0, x), is_even(order))
    return kind_w(x + x - like(1.0, x), order, 4)


def hermite_polynomial_h(x, n):
    """The physicists': H(k + 1) = 2 x H(k) - 2 k H(k - 1)."""
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    before, value, k = like(1.0, x), x + x, like(1.0, x)
    if order == 0:
        return before
    while (k < order) & (value == value):
        before, value = value, (x + x) * value - (k + k) * before
        k += like(1.0, x)
    return value


def hermite_polynomial_he(x, n):
    """The probabilists': He(k + 1) = x He(k) - k He(k - 1)."""
    order = whole(n)
    if order < 0:
        return like(0.0, x)
    before, value, k = like(1.0, x), x, like(1.0, x)
    if order == 0:
        return before
    while (k < order) & (value == value):
        before, value = value, x * value - k * before
        k += like(1.0, x)
    return value


def laguerre_polynomial_l(x, n):
    """(k + 1) L(k + 1) = (2 k + 1 - x) L(k) - k L(k - 1)."""
    order, one = whole(n), like(1.0, x)
    if order < 0:
        return like(0.0, x)
    before, value, k = one, one - x, one
    if (order == 0) | (x == 0):
        return one
    while (k < order) & (value == value):
        before, value = value, ((k + k + (one - x)) * value - k * before) / (k + one)
        k += one
    return value


def legendre_polynomial_p(x, n):
    """(k + 1) P(k + 1) = (2 k + 1) x P(k) - k P(k - 1)."""
    order, one = whole(n), like(1.0, x)
    if order < 0:
        return like(0.0, x)
    if abs(x) == 1:
        return signed(one, (x > 0) | is_even(order))
    before, value, k = one, x, one
    if order == 0:
        return one
    while (k < order) & (value == value):
        before, value = value, ((k + k + one) * x * value - k * before) / (k + one)
        k += one
    return value
