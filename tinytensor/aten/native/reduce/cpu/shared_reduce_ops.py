"""The functors that turn a reduction template into sum, mean, prod, amax, amin, all and any, for every pair of dtypes.

    sum, mean, nansum, norms   float32 and the halves: float32 lanes, float64 across; float64: float64; integers: int64
    prod        the same without the wide accumulator: a product that overflows in float32 is inf, as in PyTorch
    amax, amin  integer keys, see tensor_compare_kernel_loops.py
    all, any    bytes 0 and 1

Mirrors the ops structs of aten/src/ATen/native/SharedReduceOps.h.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from numpy import float32, float64, int8, int16, int32, int64, uint8

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.cpu.reduce import Functors
from tinytensor.aten.native.reduce.cpu.reduce_ops_kernel_std_var_loops import MomentFunctors
from tinytensor.aten.native.reduce.cpu.sorting_keys import UNKEYS, key_functors, unkey_integer, value_key
from tinytensor.c10 import scalar_type as st
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import pointers as p
from tinytensor.kernel_compiler.pointers import (
    bfloat16_to_float,
    float_to_bfloat16,
    float_to_half,
    half_to_float,
    like,
)

F = Callable

# ---- elements and values ---------------------------------------------------------------------------------------------


def same(x):
    return x


def to_float32(x):
    return float32(x)


def to_float64(x):
    return float64(x)


def to_int64(x):
    return int64(x)


def half_as_float64(x):
    return float64(half_to_float(x))


def bfloat16_as_float64(x):
    return float64(bfloat16_to_float(x))


def half_as_int64(x):
    return int64(half_to_float(x))


def bfloat16_as_int64(x):
    return int64(bfloat16_to_float(x))


_TO_VALUE: dict[ScalarType, F] = {st.float32: to_float32, st.float64: to_float64, st.int64: to_int64}
_HALF_TO_VALUE: dict[tuple[ScalarType, ScalarType], F] = {
    (st.float16, st.float32): half_to_float, (st.float16, st.float64): half_as_float64,
    (st.float16, st.int64): half_as_int64, (st.bfloat16, st.float32): bfloat16_to_float,
    (st.bfloat16, st.float64): bfloat16_as_float64, (st.bfloat16, st.int64): bfloat16_as_int64,
}  # fmt: skip


def load_as(element: ScalarType, value: ScalarType) -> F:
    """element -> float32, float64 or int64."""
    return _HALF_TO_VALUE.get((element, value)) or _TO_VALUE[value]


def _store_half(x):
    return float_to_half(float32(x))


def _store_bfloat16(x):
    return float_to_bfloat16(float32(x))


def _store_bool(x):
    return uint8(x != 0)


def _store_uint8(x):
    return uint8(x)


def _store_int8(x):
    return int8(x)


def _store_int16(x):
    return int16(x)


def _store_int32(x):
    return int32(x)


STORE: dict[ScalarType, F] = {
    st.float16: _store_half, st.bfloat16: _store_bfloat16, st.float32: to_float32, st.float64: to_float64,
    st.bool_: _store_bool, st.uint8: _store_uint8, st.int8: _store_int8, st.int16: _store_int16,
    st.int32: _store_int32, st.int64: to_int64,
}  # fmt: skip


def value_type(out: ScalarType) -> ScalarType:
    """What a sum or product into `out` is computed in: float32, float64 or int64."""
    return st.opmath(out) if out.is_floating_point else st.int64


# ---- start, combine --------------------------------------------------------------------------------------------------


def zero_float32():
    return float32(0)


def zero_float64():
    return float64(0)


def zero_int64():
    return int64(0)


def one_float32():
    return float32(1)


def one_float64():
    return float64(1)


def one_int64():
    return int64(1)


def zero_byte():
    return uint8(0)


def one_byte():
    return uint8(1)


def add(a, b):
    return a + b


def multiply(a, b):
    return a * b


def larger(a, b):
    return a if a > b else b


def bit_and(a, b):
    return uint8(a & b)


def bit_or(a, b):
    return uint8(a | b)


ZERO = {st.float32: zero_float32, st.float64: zero_float64, st.int64: zero_int64}
ONE = {st.float32: one_float32, st.float64: one_float64, st.int64: one_int64}


# ---- logic -----------------------------------------------------------------------------------------------------------


def _is_true(x):
    return uint8(x != 0)


def _half_is_true(x):
    return uint8((x & 0x7FFF) != 0)


# ---- loads that change the value -------------------------------------------------------------------------------------


def _without_nan(load: F) -> F:
    def number(x):
        v = load(x)
        return v if v == v else like(0, v)

    return number


def _integer_without_nan(load: F) -> F:
    def number(x):
        v = load(x)
        return int64(v) if v == v else int64(0)

    return number


def _square(load: F) -> F:
    def square(x):
        v = load(x)
        return v * v

    return square


def _magnitude(load: F) -> F:
    def magnitude(x):
        return abs(load(x))

    return magnitude


def _count(load: F) -> F:
    def one_unless_zero(x):
        v = load(x)
        return like(0, v) if v == like(0, v) else like(1, v)

    return one_unless_zero


_LOADS: dict[str, Callable[[F], F]] = {
    "nansum": _without_nan, "norm_two": _square, "norm_one": _magnitude, "norm_zero": _count,
}  # fmt: skip


# ---- assembling ------------------------------------------------------------------------------------------------------


def _keep(acc, divisor):
    return acc


def _finish(store: F) -> F:
    def finish(acc, divisor):
        return store(acc)

    return finish


def _finish_mean(store: F) -> F:
    def finish(acc, divisor):
        return store(acc / divisor)

    return finish


def _finish_root(store: F) -> F:
    def finish(acc, divisor):
        return store(acc**0.5)

    return finish


_FINISHES: dict[str, Callable[[F], F]] = {"mean": _finish_mean, "norm_two": _finish_root}


@lru_cache(None)
def functors(op: str, element: ScalarType, out: ScalarType) -> Functors:
    """The functors of `op` from elements of one dtype to outputs of another.

    >>> functors("sum", st.float32, st.float32).acc_itemsize
    8
    """
    ptr_in = POINTERS[element]
    if op in ("amax", "amin"):
        keys = key_functors(element, op == "amax")
        unkey = UNKEYS.get(element)
        finish = unkey[0 if op == "amax" else 1] if unkey else unkey_integer(STORE[element], op == "amax")
        is_wide = keys.ptr_key is p.ptr_int64
        key, lowest = value_key(element, op == "amax"), keys.lowest
        return Functors(keys.ptr_in, element.itemsize, key, lowest, larger, lowest, larger, larger, finish,
                        keys.ptr_key, 8 if is_wide else 4, keys.ptr_in, element.itemsize)  # fmt: skip
    if op in ("all", "any"):
        load = _half_is_true if element.is_floating_point and element.itemsize == 2 else _is_true
        start, combine = (one_byte, bit_and) if op == "all" else (zero_byte, bit_or)
        return Functors(ptr_in, element.itemsize, load, start, combine, start, combine, combine,
                        _finish(STORE[out]), p.ptr_uint8, 1, POINTERS[out], out.itemsize)  # fmt: skip
    value = value_type(out)
    starts: dict[ScalarType, F]
    wide = st.float64 if value is st.float32 and op != "prod" else value
    starts, combine = (ONE, multiply) if op == "prod" else (ZERO, add)
    finish = _FINISHES.get(op, _finish)(STORE[out])
    load = load_as(element, value)
    if op == "nansum" and value is st.int64:
        load = _integer_without_nan(load_as(element, st.float64))
    elif op in _LOADS:
        load = _LOADS[op](load)
    return Functors(ptr_in, element.itemsize, load, starts[value], combine, starts[wide], combine, combine,
                    finish, POINTERS[wide], wide.itemsize, POINTERS[out], out.itemsize)  # fmt: skip


def first_stage(f: Functors) -> Functors:
    """Elements to accumulators: what each thread does with its share of one long reduction."""
    return f._replace(finish=_keep, ptr_out=f.ptr_acc, out_itemsize=f.acc_itemsize)


def second_stage(f: Functors) -> Functors:
    """Accumulators to elements: joining the shares."""
    return f._replace(
        ptr_in=f.ptr_acc, itemsize=f.acc_itemsize, load=same, start_value=f.start, combine=f.join, merge=f.join
    )


def _finish_variance(store: F) -> F:
    def finish(variance):
        return store(variance)

    return finish


def _finish_deviation(store: F) -> F:
    def finish(variance):
        return store(variance**0.5)

    return finish


@lru_cache(None)
def moment_functors(op: str, element: ScalarType, out: ScalarType) -> MomentFunctors:
    """The functors of var and std."""
    value = value_type(element)
    finish = (_finish_deviation if op == "std" else _finish_variance)(STORE[out])
    return MomentFunctors(POINTERS[element], element.itemsize, load_as(element, value), _TO_VALUE[value],
                          POINTERS[out], finish)  # fmt: skip
