"""Operations on the bits of integers; on bools, the logical ones.

Mirrors the lambdas of aten/src/ATen/native/cpu/BinaryOpsKernel.cpp (`bitwise_and_kernel` ...).
"""

from __future__ import annotations

from tinytensor.aten.native.pointwise.ufunc.compare import logical_not
from tinytensor.aten.native.ufunc._typing import PerDtype


def bitwise_and(a, b):
    return a & b


def bitwise_or(a, b):
    return a | b


def bitwise_xor(a, b):
    return a ^ b


def invert(x):
    return ~x


bitwise_not = PerDtype(invert, bool_=logical_not)
