"""Elements as integer keys, so that the largest can be found among many at once; see tensor_compare_kernel_loops.py.

The key of a NaN is the largest of all; a minimum is a maximum of complemented keys.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from numpy import int16, int32, int64

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.cpu.tensor_compare_kernel_loops import KeyFunctors
from tinytensor.c10 import scalar_type as st
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import pointers as p
from tinytensor.kernel_compiler.pointers import like

F = Callable


def lowest_int32():
    return int32(-(2**31))


def lowest_int64():
    return int64(-(2**63))


# Sign and magnitude become two's complement: for a negative number all bits but the sign are flipped, so that more
# negative means smaller. Anything above the bits of infinity is a NaN and gets the largest key.
def _key_float32(x):
    bits = int32(x)
    k = int32(bits ^ int32(int32(bits >> int32(31)) & int32(0x7FFFFFFF)))
    return int32(0x7FFFFFFF) if int32(bits & int32(0x7FFFFFFF)) > int32(0x7F800000) else k


def _key_float32_min(x):
    bits = int32(x)
    k = int32(bits ^ int32(int32(bits >> int32(31)) & int32(0x7FFFFFFF)))
    return int32(0x7FFFFFFF) if int32(bits & int32(0x7FFFFFFF)) > int32(0x7F800000) else int32(~k)


def _key_float64(x):
    k = x ^ ((x >> 63) & 0x7FFFFFFFFFFFFFFF)
    return int64(0x7FFFFFFFFFFFFFFF) if (x & 0x7FFFFFFFFFFFFFFF) > 0x7FF0000000000000 else k


def _key_float64_min(x):
    k = x ^ ((x >> 63) & 0x7FFFFFFFFFFFFFFF)
    return int64(0x7FFFFFFFFFFFFFFF) if (x & 0x7FFFFFFFFFFFFFFF) > 0x7FF0000000000000 else ~k


def _sixteen_bit_keys(infinity: int) -> tuple[F, F]:
    def key(x):
        bits = int32(x)
        k = int32(bits ^ int32(int32(bits >> int32(31)) & int32(0x7FFF)))
        return int32(0x7FFF) if int32(bits & int32(0x7FFF)) > int32(infinity) else k

    def key_min(x):
        bits = int32(x)
        k = int32(bits ^ int32(int32(bits >> int32(31)) & int32(0x7FFF)))
        return int32(0x7FFF) if int32(bits & int32(0x7FFF)) > int32(infinity) else int32(~k)

    return key, key_min


def _same(x):
    return x


# Narrow integers are compared as int32: their width is what a vector lane of indices has.
def _key_small(x):
    return int32(x)


def _key_small_min(x):
    return int32(~int32(x))


def _key_int64_min(x):
    return int64(~x)


_KEYS: dict[ScalarType, tuple[F, F]] = {
    st.float16: _sixteen_bit_keys(0x7C00), st.bfloat16: _sixteen_bit_keys(0x7F80),
    st.float32: (_key_float32, _key_float32_min), st.float64: (_key_float64, _key_float64_min),
    st.int64: (_same, _key_int64_min),
}  # fmt: skip
_KEY_POINTER = {**POINTERS, st.float16: p.ptr_int16, st.bfloat16: p.ptr_int16, st.float32: p.ptr_int32,
                st.float64: p.ptr_int64}  # fmt: skip


# From a winning key back to the bits of the element. The key of NaN is read as the bits of a NaN; a minimum's is first
# complemented, except that one.
def _unkey_float32(k, divisor):
    return int32(k ^ int32(int32(k >> int32(31)) & int32(0x7FFFFFFF)))


def _unkey_float32_min(k, divisor):
    c = k if k == int32(0x7FFFFFFF) else int32(~k)
    return int32(c ^ int32(int32(c >> int32(31)) & int32(0x7FFFFFFF)))


def _unkey_float64(k, divisor):
    return k ^ ((k >> 63) & 0x7FFFFFFFFFFFFFFF)


def _unkey_float64_min(k, divisor):
    c = k if k == 0x7FFFFFFFFFFFFFFF else ~k
    return c ^ ((c >> 63) & 0x7FFFFFFFFFFFFFFF)


def _unkey_sixteen(k, divisor):
    return int16(k ^ int32(int32(k >> int32(31)) & int32(0x7FFF)))


def _unkey_sixteen_min(k, divisor):
    c = k if k == int32(0x7FFF) else int32(~k)
    return int16(c ^ int32(int32(c >> int32(31)) & int32(0x7FFF)))


# The key of -0.0 is just below that of 0.0. The two are equal as numbers, so where the index matters they get one key: then
# the first of them wins.
def _one_zero(key: F, minus_zero: int, zero: int) -> F:
    def index_key(x):
        k = key(x)
        return like(zero, k) if k == minus_zero else k

    return index_key


UNKEYS: dict[ScalarType, tuple[F, F]] = {
    st.float16: (_unkey_sixteen, _unkey_sixteen_min), st.bfloat16: (_unkey_sixteen, _unkey_sixteen_min),
    st.float32: (_unkey_float32, _unkey_float32_min), st.float64: (_unkey_float64, _unkey_float64_min),
}  # fmt: skip


def unkey_integer(store: F, largest: bool) -> F:
    """From the key of an integer back to the integer, which `store` narrows."""

    def unkey(k, divisor):
        return store(k if largest else ~k)

    return unkey


def value_key(dtype: ScalarType, largest: bool) -> F:
    return _KEYS.get(dtype, (_key_small, _key_small_min))[0 if largest else 1]


@lru_cache(None)
def key_functors(dtype: ScalarType, largest: bool) -> KeyFunctors:
    """The functors of max(dim) (`largest`) and min(dim)."""
    key = value_key(dtype, largest)
    if dtype.is_floating_point:
        key = _one_zero(key, -1, 0) if largest else _one_zero(key, 0, -1)
    wide = dtype in (st.int64, st.float64)
    lowest, ptr_key = (lowest_int64, p.ptr_int64) if wide else (lowest_int32, p.ptr_int32)
    return KeyFunctors(_KEY_POINTER[dtype], dtype.itemsize, key, lowest, ptr_key)
