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
from typing import NamedTuple

from numpy import float32, float64, inf, int8, int16, int32, int64, uint8, uintp

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.cpu.reduce import Functors, offset, strip_start
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
    ptr_float64,
    ptr_int64,
)

# ==== variance and standard deviation: loop templates =================================================================
#
# A block of elements is read twice while it is in the first-level cache: once for its mean, once for the squares of the
# deviations from it. Two blocks are joined by Chan's formula in float64. Let e be the sum of the deviations: it would be
# 0 if the mean had no rounding error, so subtracting `e * e / n` from the sum of squares removes that error again.
#
#     moment_rows      each output reads its own elements
#     moment_columns   outputs lie side by side: the rows are swept twice, each time into a row of accumulators
#     join_moments     joins the (mean, sum of squares) of blocks that different threads have read
#
# PyTorch's `std_var_kernel_impl` (cpu/ReduceOpsKernel.cpp) updates element by element with `WelfordOps`; that is one
# long chain of dependent divisions, which does not vectorise. The geometry array is that of Note [Reduction geometry].

F = Callable

BLOCK = 4096
TILE = 256


class MomentFunctors(NamedTuple):
    """`load` gives float32 or float64, `narrow` brings a float64 to that type; `finish` stores a variance."""

    ptr_in: F
    itemsize: int
    load: F
    narrow: F
    ptr_out: F
    finish: F


def variance(sum_of_squares, count, correction):
    """`correction` degrees of freedom less than elements; 0 / 0 is NaN, as in PyTorch."""
    return sum_of_squares / max(float64(count) - correction, 0.0)


def _block_moments(f: MomentFunctors) -> F:
    ptr_in, load, narrow = f.ptr_in, f.load, f.narrow

    def lanes(address, n):
        x = ptr_in(address)
        # First pass: the mean. The second pass below finds the block in the cache.
        total = narrow(0.0)
        for j in range(uintp(n)):
            total += load(x[j])
        center = narrow(float64(total) / float64(n))
        error = narrow(0.0)
        squares = narrow(0.0)
        for j in range(uintp(n)):
            d = load(x[j]) - center
            error += d
            squares += d * d
        # The mean of the deviations is the rounding error of `center`: it corrects the mean and the squares.
        shift = float64(error) / float64(n)
        return float64(center) + shift, float64(squares) - float64(error) * shift

    # Elements that are not neighbours do not fill vector lanes, so a narrow type would gain nothing. The sums are float64,
    # and the mean's rounding error is small enough to be left.
    def strided(address, n, stride):
        total = 0.0
        for j in range(n):
            total += float64(load(ptr_in(address + j * stride)[0]))
        mean = total / float64(n)
        squares = 0.0
        for j in range(n):
            d = float64(load(ptr_in(address + j * stride)[0])) - mean
            squares += d * d
        return mean, squares

    itemsize = f.itemsize

    # A narrow square of a number beyond 1.8e19 is infinite, where float64 still holds it: then the wide loop has the word.
    def block_moments(address, n, stride):
        if stride == itemsize:
            mean, squares = lanes(address, n)
            if squares < inf:
                return mean, squares
        return strided(address, n, stride)

    return block_moments


def moment_rows(f: MomentFunctors, partial: bool) -> F:
    """for each output: join the moments of its blocks. `partial` stores the pair (mean, squares), not the variance."""
    block_moments, ptr_out, finish = _block_moments(f), f.ptr_out, f.finish

    def loop(lo, hi, out, inp, geometry, unit, correction):
        g = ptr_int64(geometry)
        kept, reduced, trips, n = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * kept
        out_strides = in_strides + 8 * kept
        reduced_sizes = out_strides + 8 * kept
        reduced_strides = reduced_sizes + 8 * reduced
        stride = ptr_int64(reduced_strides)[0]
        for i in range((int64(lo) + unit - 1) // unit, (int64(hi) + unit - 1) // unit):
            base = inp + offset(i, kept, sizes, in_strides)
            count, mean, squares = int64(0), 0.0, 0.0
            for r in range(trips):
                at = base + offset(r, reduced - 1, reduced_sizes + 8, reduced_strides + 8)
                done = int64(0)
                # Chan: two sets with means a and b and sizes p and q have together the mean a + (b - a) q / (p + q) and
                # the squares of both plus (b - a)**2 p q / (p + q).
                while done < n:
                    m = min(n - done, BLOCK)
                    block_mean, block_squares = block_moments(at + done * stride, m, stride)
                    delta = block_mean - mean
                    both = float64(count + m)
                    squares += block_squares + delta * delta * (float64(count) * float64(m) / both)
                    mean += delta * (float64(m) / both)
                    count += m
                    done += m
            place = out + offset(i, kept, sizes, out_strides)
            if partial:
                ptr_float64(place)[0] = mean
                ptr_float64(place)[1] = squares
            else:
                ptr_out(place)[0] = finish(variance(squares, count, correction))

    return loop


def moment_columns(f: MomentFunctors) -> F:
    """for each tile of neighbouring outputs: sweep the rows for the means, then again for the squares.

    `scratch` has 16 bytes for each of the `outputs` outputs: means in the first half, squares in the second. Threads share out
    strips of `strip` columns.
    """
    ptr_in, load, ptr_out, finish = f.ptr_in, f.load, f.ptr_out, f.finish

    def add(total, address, width):
        s, x = ptr_float64(total), ptr_in(address)
        for j in range(uintp(width)):
            s[j] += float64(load(x[j]))

    def add_squares(total, mean, address, width):
        s, m, x = ptr_float64(total), ptr_float64(mean), ptr_in(address)
        for j in range(uintp(width)):
            d = float64(load(x[j])) - m[j]
            s[j] += d * d

    # `lo, hi` count elements read, as in reduce.py's `rows`. [i, last) are the outputs of this share. The outermost loop
    # takes a tile of neighbouring outputs at a time, r and k walk over the rows that they reduce, and j (in `add`) over the
    # tile's columns: memory is read row by row, and the tile's 2 * TILE float64 stay in the first-level cache.
    def loop(lo, hi, out, inp, geometry, scratch, outputs, strip, unit, correction):
        g = ptr_int64(geometry)
        kept, reduced, trips, n = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * kept
        out_strides = in_strides + 8 * kept
        reduced_sizes = out_strides + 8 * kept
        reduced_strides = reduced_sizes + 8 * reduced
        length = ptr_int64(sizes)[0]
        stride = ptr_int64(reduced_strides)[0]
        step = ptr_int64(out_strides)[0]
        i = strip_start((int64(lo) + unit - 1) // unit, length, strip)
        last = strip_start((int64(hi) + unit - 1) // unit, length, strip)
        means = scratch + 8 * i
        squares = scratch + 8 * outputs + 8 * i
        while i < last:
            width = min(min(length - i % length, last - i), TILE)
            base = inp + offset(i, kept, sizes, in_strides)
            mean, square = ptr_float64(means), ptr_float64(squares)
            for j in range(uintp(width)):
                mean[j] = 0.0
                square[j] = 0.0
            # First sweep: the sums, then their means. Second sweep: the squares of the deviations from these means.
            # Sums of squares without the mean would cancel.
            for r in range(trips):
                at = base + offset(r, reduced - 1, reduced_sizes + 8, reduced_strides + 8)
                for k in range(n):
                    add(means, at + k * stride, width)
            for j in range(uintp(width)):
                mean[j] /= float64(unit)
            for r in range(trips):
                at = base + offset(r, reduced - 1, reduced_sizes + 8, reduced_strides + 8)
                for k in range(n):
                    add_squares(squares, means, at + k * stride, width)
            place = out + offset(i, kept, sizes, out_strides)
            for j in range(width):
                ptr_out(place + j * step)[0] = finish(variance(square[j], unit, correction))
            i += width

    return loop


def join_moments(f: MomentFunctors) -> F:
    """for each output: join the pairs of its blocks, `block` elements each but for the last, which has `tail`."""
    ptr_out, finish = f.ptr_out, f.finish

    def loop(lo, hi, out, pairs, geometry, outputs, blocks, block, tail, correction):
        g = ptr_int64(geometry)
        kept = g[0]
        sizes = geometry + 32
        out_strides = sizes + 16 * kept
        for i in range(int64(lo), int64(hi)):
            count, mean, squares = 0.0, 0.0, 0.0
            # Chan's formula as in moment_rows (PyTorch's `WelfordOps::combine`); here both sides are whole blocks.
            # Pair b of output i: whichever thread read block b, the pairs are joined in the order of the blocks.
            for b in range(blocks):
                pair = ptr_float64(pairs + 16 * (b * outputs + i))
                m = float64(block) if b < blocks - 1 else float64(tail)
                delta = pair[0] - mean
                squares += pair[1] + delta * delta * (count * m / (count + m))
                mean += delta * (m / (count + m))
                count += m
            ptr_out(out + offset(i, kept, sizes, out_strides))[0] = finish(variance(squares, count, correction))

    return loop


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


def never(total):
    return False


def is_zero(byte):
    return byte == 0


def is_one(byte):
    return byte == 1


# What a fold begins with, by the type it computes in.
ZERO = {st.float32: zero_float32, st.float64: zero_float64, st.int64: zero_int64}
ONE = {st.float32: one_float32, st.float64: one_float64, st.int64: one_int64}


# ---- logic -----------------------------------------------------------------------------------------------------------


def _is_true(x):
    return uint8(x != 0)


def _half_is_true(x):
    # All bits but the sign: -0.0 is false, and NaN is true.
    return uint8((x & 0x7FFF) != 0)


# ---- loads that change the value -------------------------------------------------------------------------------------
#
# Norms and nansum are sums of something else: only the load differs, and the loop is the one of sum.


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


def _finish_narrow_mean(store: F) -> F:
    def finish(acc, divisor):
        # The sum has to fit in float32, as in PyTorch: from one that does not, the mean is infinite too.
        total = float64(float32(acc))
        return store((acc if total - total == 0.0 else total) / divisor)

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
    # amax and amin compare integer keys (see sorting_keys.py); only the winner is turned back into an element. A
    # minimum is the maximum of complemented keys, so `larger` serves both.
    if op in ("amax", "amin"):
        keys = key_functors(element, op == "amax")
        unkey = UNKEYS.get(element)
        finish = unkey[0 if op == "amax" else 1] if unkey else unkey_integer(STORE[element], op == "amax")
        is_wide = keys.ptr_key is p.ptr_int64
        key, lowest = value_key(element, op == "amax"), keys.lowest
        return Functors(keys.ptr_in, element.itemsize, key, lowest, larger, lowest, larger, larger, never, finish,
                        keys.ptr_key, 8 if is_wide else 4, keys.ptr_in, element.itemsize)  # fmt: skip
    # A 16-bit float is not converted: it is true if any bit but the sign is set.
    if op in ("all", "any"):
        load = _half_is_true if element.is_floating_point and element.itemsize == 2 else _is_true
        start, combine, enough = (one_byte, bit_and, is_zero) if op == "all" else (zero_byte, bit_or, is_one)
        return Functors(ptr_in, element.itemsize, load, start, combine, start, combine, combine, enough,
                        _finish(STORE[out]), p.ptr_uint8, 1, POINTERS[out], out.itemsize)  # fmt: skip
    value = value_type(out)
    starts: dict[ScalarType, F]
    # prod keeps float32: with a float64 accumulator it would not overflow where PyTorch does.
    wide = st.float64 if value is st.float32 and op != "prod" else value
    starts, combine = (ONE, multiply) if op == "prod" else (ZERO, add)
    finish = _FINISHES.get(op, _finish)(STORE[out])
    if op == "mean" and wide is not value:
        finish = _finish_narrow_mean(STORE[out])
    load = load_as(element, value)
    if op == "nansum" and value is st.int64:
        load = _integer_without_nan(load_as(element, st.float64))
    elif op in _LOADS:
        load = _LOADS[op](load)
    return Functors(ptr_in, element.itemsize, load, starts[value], combine, starts[wide], combine, combine, never,
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
