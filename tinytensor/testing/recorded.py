"""Answers that were written down on one machine, compared with those of another.

Machines add up in different orders (another BLAS, wider vectors) and round products in different places (fused multiply and
add), so that the last digits of floats differ. A sum of n terms is off by at most n times the dtype's epsilon times the
largest number that takes part in it: that is the tolerance here. Everything else is exact: types, keys, lengths, integers,
texts, NaN, infinities and the signs of zeros.
"""

from __future__ import annotations

import math
from typing import Any

from tinytensor.c10.scalar_type import ScalarType, float32

# The programs that are compared have tensors of a few elements; their longest sums, backward included, are shorter.
TERMS = 64
EPSILON = {"float64": 2.0**-52, "float32": 2.0**-23, "float16": 2.0**-10, "bfloat16": 2.0**-7}


def error_of_a_sum(dtype: ScalarType, terms: int) -> float:
    """How far a sum of so many terms may be off, as a part of the largest number in it."""
    return EPSILON[dtype.name] * terms


def difference(
    ours: Any, recorded: Any, *, dtype: ScalarType = float32, terms: int = TERMS, digits: int | None = None
) -> str | None:
    """The first place where the two differ, or None.

    dtype, terms   of the sums that the floats come from
    digits         how many significant digits of a float were written down; None: all

    >>> difference([1, 0.1 + 0.2], [1, 0.3]) is None
    True
    >>> difference({"a": [1, 0.5]}, {"a": [1.0, 0.5]})
    "['a'][0]: 1, recorded 1.0"
    """
    return _difference(ours, recorded, error_of_a_sum(dtype, terms), digits, None, "")


def assert_as_recorded(ours: Any, recorded: Any, **how: Any) -> None:
    """AssertionError with the first place where the two differ; keywords as `difference` has them."""
    found = difference(ours, recorded, **how)
    assert found is None, found


def _difference(ours: Any, recorded: Any, error: float, digits: int | None, scale: float | None, at: str) -> str | None:
    if type(ours) is not type(recorded):
        return f"{at}: {ours!r}, recorded {recorded!r}"
    if isinstance(recorded, dict):
        if list(ours) != list(recorded):
            return f"{at}: keys {list(ours)}, recorded {list(recorded)}"
        pairs = [(f"{at}[{key!r}]", ours[key], recorded[key]) for key in recorded]
    elif isinstance(recorded, list | tuple):
        if len(ours) != len(recorded):
            return f"{at}: {len(ours)} items, recorded {len(recorded)}: {ours!r}, {recorded!r}"
        # A tensor as nested lists: each of its elements may have come from sums with the largest.
        scale = _largest(recorded) if scale is None else scale
        pairs = [(f"{at}[{n}]", a, b) for n, (a, b) in enumerate(zip(ours, recorded, strict=True))]
    elif isinstance(recorded, float):
        return None if _close(ours, recorded, error, digits, scale) else f"{at}: {ours!r}, recorded {recorded!r}"
    else:
        return None if ours == recorded else f"{at}: {ours!r}, recorded {recorded!r}"
    found = (_difference(a, b, error, digits, scale, where) for where, a, b in pairs)
    return next((each for each in found if each is not None), None)


def _largest(values: Any) -> float | None:
    """The largest magnitude in nested lists of floats; None where anything else is in them."""
    largest = 0.0
    for value in values:
        if isinstance(value, list | tuple):
            inner = _largest(value)
            if inner is None:
                return None
            largest = max(largest, inner)
        elif not isinstance(value, float):
            return None
        elif math.isfinite(value):
            largest = max(largest, abs(value))
    return largest


def _close(a: float, b: float, error: float, digits: int | None, scale: float | None) -> bool:
    if a == b:
        return a != 0 or math.copysign(1, a) == math.copysign(1, b)
    if not (math.isfinite(a) and math.isfinite(b)):
        return a != a and b != b  # both NaN; equal infinities were found above
    limit = error * max(abs(b), scale or 0.0)
    if digits is not None and b:
        limit += 10.0 ** (math.floor(math.log10(abs(b))) + 1 - digits)  # both were rounded: one unit of the last digit
    return abs(a - b) <= limit
