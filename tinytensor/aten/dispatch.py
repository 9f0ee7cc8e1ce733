"""Which dtypes an operator's kernel exists for, as sets; a dtype outside gives PyTorch's "not implemented" error.

PyTorch writes a switch over dtypes around each kernel (AT_DISPATCH_ALL_TYPES ...), which instantiates a C++ template
per case. Here the specialisation is made when a dtype is first met, so only the set of permitted types is left.

Mirrors aten/src/ATen/Dispatch.h. Left out: complex and 8-bit floating types.
"""

from __future__ import annotations

from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)

FLOATING_TYPES = frozenset({float16, bfloat16, float32, float64})
INTEGRAL_TYPES = frozenset({uint8, int8, int16, int32, int64})
INTEGRAL_TYPES_AND_BOOL = INTEGRAL_TYPES | {bool_}
ALL_TYPES = INTEGRAL_TYPES | FLOATING_TYPES
ALL_TYPES_AND_BOOL = ALL_TYPES | {bool_}


def dispatch(dtype: ScalarType, name: str, types: frozenset[ScalarType]) -> None:
    """NotImplementedError, in PyTorch's words, unless `dtype` is one of `types`."""
    if dtype not in types:
        raise NotImplementedError(f"\"{name}\" not implemented for '{dtype.cpp_name}'")
