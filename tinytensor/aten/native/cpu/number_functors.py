"""Functors that loops over several dtypes need: zero, a division by a count, conversion of a weight.

Integers divide as in C, towards zero. What a float loop multiplies or divides by is converted first, because a bare
Python number would make it compute in double.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy import float32, float64, int64

from tinytensor.c10 import scalar_type as st
from tinytensor.c10.scalar_type import ScalarType

F = Callable


def _zero_float32():
    return float32(0)


def _zero_float64():
    return float64(0)


def _divide_float32(total, count):
    return float32(total / float32(count))


def _divide_float64(total, count):
    return total / float64(count)


def _divide_integer(total, count):
    # Numba's // rounds down; C's / rounds towards zero. (The least integer has no magnitude that could be divided instead.)
    quotient = int64(total) // count
    return quotient + int64((quotient < 0) & (quotient * count != total))


def _zero_of(element: type) -> F:
    def zero():
        return element(0)

    return zero


def _to_float32(x):
    return float32(x)


def _to_float64(x):
    return float64(x)


ZERO: dict[ScalarType, F] = {
    st.float32: _zero_float32, st.float64: _zero_float64, st.uint8: _zero_of(np.uint8), st.int8: _zero_of(np.int8),
    st.int16: _zero_of(np.int16), st.int32: _zero_of(np.int32), st.int64: _zero_of(np.int64),
}  # fmt: skip
DIVIDE: dict[ScalarType, F] = {st.float32: _divide_float32, st.float64: _divide_float64}
CONVERT: dict[ScalarType, F] = {st.float32: _to_float32, st.float64: _to_float64}
for _integer in (st.uint8, st.int8, st.int16, st.int32, st.int64):
    DIVIDE[_integer] = _divide_integer
