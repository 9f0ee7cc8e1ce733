"""Comparisons and logic: the result is a truth value, stored as bool.

Mirrors the lambdas of aten/src/ATen/native/cpu/BinaryOpsKernel.cpp (`eq_kernel` ...) and UnaryOpsKernel.cpp (`isnan`).
"""

from __future__ import annotations

from tinytensor.aten.native.ufunc._typing import like


def eq(a, b):
    return a == b


def ne(a, b):
    return a != b


def lt(a, b):
    return a < b


def le(a, b):
    return a <= b


def gt(a, b):
    return a > b


def ge(a, b):
    return a >= b


def logical_not(x):
    return x == like(0, x)


def logical_and(a, b):
    return (a != like(0, a)) & (b != like(0, b))


def logical_or(a, b):
    return (a != like(0, a)) | (b != like(0, b))


def logical_xor(a, b):
    return (a != like(0, a)) != (b != like(0, b))
