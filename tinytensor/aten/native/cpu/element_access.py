"""How a loop reaches one element: typed pointers, and conversions between the dtype in memory and the compute type.

A kernel computes in one type and may read and write others: float16 and bfloat16 compute in float32, `float_ + int_`
reads integers as floats, `where` reads a bool beside two floats. The conversion happens as the element is loaded, so no
temporary tensor is made.

Mirrors c10/core/DynamicCast.h (`fetch_and_cast`, `cast_and_store`) and c10/util/TypeCast.h.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tinytensor.aten.native.cpu.loop_templates import Access
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
from tinytensor.kernel_compiler.pointers import (
    bfloat16_to_float,
    float_to_bfloat16,
    float_to_half,
    half_to_float,
    like,
    ptr_float32,
    ptr_float64,
    ptr_int8,
    ptr_int16,
    ptr_int32,
    ptr_int64,
    ptr_uint8,
    ptr_uint16,
)

POINTERS: dict[ScalarType, Callable] = {
    bool_: ptr_uint8,
    uint8: ptr_uint8,
    int8: ptr_int8,
    int16: ptr_int16,
    int32: ptr_int32,
    int64: ptr_int64,
    float16: ptr_uint16,
    bfloat16: ptr_uint16,
    float32: ptr_float32,
    float64: ptr_float64,
}


def load_access(dtype: ScalarType, compute: ScalarType) -> Access:
    """Elements of `dtype`, read as `compute`. A bool computes as uint8 0 or 1."""
    if dtype is compute and dtype is not bool_:
        return Access(POINTERS[dtype], _load)
    # bool has no arithmetic of its own in machine code: it computes as a byte that is 0 or 1.
    to_compute = np.uint8 if compute is bool_ else getattr(np, compute.name)
    if dtype is bool_:

        def load(p, i):
            return to_compute(p[i] != 0)

    elif dtype is float16 or dtype is bfloat16:
        widen = half_to_float if dtype is float16 else bfloat16_to_float

        def load(p, i):
            return to_compute(widen(p[i]))

    elif compute is bool_:

        def load(p, i):
            return to_compute(p[i] != like(0, p[i]))

    else:

        def load(p, i):
            return to_compute(p[i])

    return Access(POINTERS[dtype], load)


def rounded_access(dtype: ScalarType, common: ScalarType) -> Access:
    """Elements of `dtype` as the 16-bit `common` type has them, read as float32."""
    # PyTorch converts operands to the common dtype before it computes. Rounding as the element is read gives the same
    # numbers without a temporary tensor.
    narrow, widen = (float_to_half, half_to_float) if common is float16 else (float_to_bfloat16, bfloat16_to_float)
    read = load_access(dtype, float32)
    fetch = read.element

    def load(p, i):
        return widen(narrow(fetch(p, i)))

    return Access(read.pointer, load)


def mask_access() -> Access:
    """A bool operand that chooses: read as a truth value, whatever the loop computes in."""
    return Access(ptr_uint8, _load_mask)


def raw_access(dtype: ScalarType) -> tuple[Access, Access]:
    """(read, write) of elements that are only moved: 16-bit floats stay 16 bits."""
    return Access(POINTERS[dtype], _load), Access(POINTERS[dtype], _store)


def store_access(dtype: ScalarType) -> Access:
    """Writes a computed value as `dtype`. Out of range, integers wrap as in C; any non-zero number is True."""
    return Access(POINTERS[dtype], _STORES.get(dtype, _store))


def _load(p, i):
    return p[i]


def _load_mask(p, i):
    return p[i] != 0


def _store(p, i, value):
    p[i] = value


# The byte of a bool must be 0 or 1, since other kernels read it as a number.
def _store_bool(p, i, value):
    p[i] = np.uint8(value != like(0, value))


# The machine has no conversion from a float to 8 or 16 bits. The float becomes an int32, of which the low bits are kept: so
# -1.0 is 255 as uint8, as it is in PyTorch. In C a float out of the type's range is undefined.
def _store_small_integer(p, i, value):
    p[i] = np.int32(value)


def _store_half(p, i, value):
    p[i] = float_to_half(np.float32(value))


def _store_bfloat16(p, i, value):
    p[i] = float_to_bfloat16(np.float32(value))


_STORES: dict[ScalarType, Callable] = {
    bool_: _store_bool,
    uint8: _store_small_integer,
    int8: _store_small_integer,
    int16: _store_small_integer,
    float16: _store_half,
    bfloat16: _store_bfloat16,
}
