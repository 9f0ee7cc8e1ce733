"""Loop templates of variance and standard deviation.

A block of elements is read twice while it is in the first-level cache: once for its mean, once for the squares of the
deviations from it. Blocks are joined by Chan's formula in float64. With e = sum of the deviations, which would be 0
had the mean no rounding error, `sum of squares - e * e / n` takes that error out again.

    rows      every output reads its own elements
    columns   outputs lie side by side: rows are swept twice over a row of accumulators
    join      joins the (mean, sum of squares) of blocks that different threads have read

Mirrors `std_var_kernel_impl` of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp, which updates element by element
(Welford). The geometry array is that of Note [Reduction geometry].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from numpy import float64, int64, uintp

from tinytensor.aten.native.reduce.cpu.reduce import offset
from tinytensor.kernel_compiler.pointers import ptr_float64, ptr_int64

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
        shift = float64(error) / float64(n)
        return float64(center) + shift, float64(squares) - float64(error) * shift

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

    def block_moments(address, n, stride):
        return lanes(address, n) if stride == itemsize else strided(address, n, stride)

    return block_moments


def rows(f: MomentFunctors, partial: bool) -> F:
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


def columns(f: MomentFunctors) -> F:
    """for each tile of neighbouring outputs: sweep the rows for the means, then again for the squares.

    `scratch` has 16 bytes for each of the `outputs` outputs: means in the first half, squares in the second.
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

    def loop(lo, hi, out, inp, geometry, scratch, outputs, unit, correction):
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
        i = (int64(lo) + unit - 1) // unit
        last = (int64(hi) + unit - 1) // unit
        means = scratch + 8 * i
        squares = scratch + 8 * outputs + 8 * i
        while i < last:
            width = min(min(length - i % length, last - i), TILE)
            base = inp + offset(i, kept, sizes, in_strides)
            mean, square = ptr_float64(means), ptr_float64(squares)
            for j in range(uintp(width)):
                mean[j] = 0.0
                square[j] = 0.0
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


def join(f: MomentFunctors) -> F:
    """for each output: join the pairs of its blocks, `block` elements each but for the last, which has `tail`."""
    ptr_out, finish = f.ptr_out, f.finish

    def loop(lo, hi, out, pairs, geometry, outputs, blocks, block, tail, correction):
        g = ptr_int64(geometry)
        kept = g[0]
        sizes = geometry + 32
        out_strides = sizes + 16 * kept
        for i in range(int64(lo), int64(hi)):
            count, mean, squares = 0.0, 0.0, 0.0
            for b in range(blocks):
                pair = ptr_float64(pairs + 16 * (b * outputs + i))
                m = float64(block) if b < blocks - 1 else float64(tail)
                delta = pair[0] - mean
                squares += pair[1] + delta * delta * (count * m / (count + m))
                mean += delta * (m / (count + m))
                count += m
            ptr_out(out + offset(i, kept, sizes, out_strides))[0] = finish(variance(squares, count, correction))

    return loop
