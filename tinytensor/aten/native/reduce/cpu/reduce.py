"""Loop templates of reductions: one for each way in which the reduced dimensions can lie in memory.

    rows        every output reduces its own elements, contiguous ones in vector lanes      x.sum(), x.sum(-1)
    short_rows  the same for a few contiguous elements, four rows at a time                 x.sum(-1)
    columns     outputs lie side by side: whole rows are swept into a row of accumulators   x.sum(0)

A template is given *functors* and becomes a loop `loop(lo, hi, ...)` for `kernel_compiler.kernel`. Values pass through three types:

    element --load--> value --combine--> value ... --merge--> accumulator --finish--> element of the output

`value` is cheap (float32 lanes), the accumulator is wide (float64 across blocks of 4096 values): so a sum of millions
of floats is as accurate as PyTorch's cascade and still runs at the speed of memory.

`lo, hi` count *elements read*, not outputs, so that a thread's share has the same cost whatever is reduced: an output
belongs to the share in which its first element falls. Where outputs lie side by side, whole strips of them do: see `strip_start`.

The geometry array is described in Note [Reduction geometry]. Mirrors aten/src/ATen/native/cpu/Reduce.h, SumKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from numpy import int64, uintp

from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable

# A float32 sum of 4096 numbers loses at most 12 of its 24 bits; the blocks are then added in float64.
BLOCK = 4096  # values combined in lanes before they meet the accumulator
SHORT = 16  # rows shorter than this are not worth lanes
TILE = 1024  # columns whose accumulators stay in the first-level cache

# Note [Reduction geometry]
# All strides count bytes, innermost dimension first; `kept` are the dimensions of the output.
#   [kept count, reduced count, trips over the outer reduced dimensions, innermost reduced size,
#    kept sizes.., kept strides of the input.., kept strides of the output..,
#    reduced sizes.., reduced strides of the input..]
HEADER = 4


class Functors(NamedTuple):
    """What a template is filled with. `start()` is the accumulator of nothing, `start_value()` the value of nothing.

    `enough(accumulator)`: whether no further value can change it.
    """

    ptr_in: F
    itemsize: int
    load: F
    start_value: F
    combine: F
    start: F
    merge: F
    join: F
    enough: F
    finish: F
    ptr_acc: F
    acc_itemsize: int
    ptr_out: F
    out_itemsize: int


def offset(i, ndim, sizes, strides):
    """Bytes to the i-th position in the dimensions whose sizes and strides stand at these addresses."""
    size, stride = ptr_int64(sizes), ptr_int64(strides)
    at = int64(0)
    rest = i
    for k in range(ndim - 1):
        quotient = rest // size[k]
        at += (rest - quotient * size[k]) * stride[k]
        rest = quotient
    if ndim > 0:
        at += rest * stride[ndim - 1]
    return at


def strip_start(i, length, strip):
    """Output `i`, or the first output after it that begins a strip: `strip` neighbours, less at the end of the innermost dimension.

    A share begins and ends with strips, however it is cut. Of each row a narrower share would read a few cache lines only, each row
    on another page, which the processor does not fetch in advance: 32 floats of 2,000 rows take seven times as long as in whole rows.
    """
    column = i % length
    return i - column + min((column + strip - 1) // strip * strip, length)


def rows(f: Functors) -> F:
    """for each output: combine all its elements."""
    ptr_in, itemsize, load, start_value, combine = f.ptr_in, f.itemsize, f.load, f.start_value, f.combine
    start, merge, join, enough, finish, ptr_out = f.start, f.merge, f.join, f.enough, f.finish, f.ptr_out

    # Contiguous elements. With reassociation allowed LLVM keeps several partial values in vector lanes; the order of
    # the additions is therefore not the order in memory.
    def lanes(address, n):
        x = ptr_in(address)
        value = start_value()
        for j in range(uintp(n)):
            value = combine(value, load(x[j]))
        return value

    def strided(address, n, stride):
        # Four chains, because each step of one chain waits for the step before it.
        a, b, c, d = start(), start(), start(), start()
        j = int64(0)
        # To ask for `enough` also keeps LLVM from gathering bytes into lanes one by one, which is long code and no faster.
        while j + 4 <= n and not enough(join(join(a, b), join(c, d))):
            at = address + j * stride
            a = merge(a, load(ptr_in(at)[0]))
            b = merge(b, load(ptr_in(at + stride)[0]))
            c = merge(c, load(ptr_in(at + 2 * stride)[0]))
            d = merge(d, load(ptr_in(at + 3 * stride)[0]))
            j += 4
        while j < n and not enough(a):
            a = merge(a, load(ptr_in(address + j * stride)[0]))
            j += 1
        return join(join(a, b), join(c, d))

    # `unit` is how many elements one output reduces, `divisor` what a mean divides by. Output i is ours if its first
    # element, i * unit, lies in [lo, hi); so no two threads write one output.
    def loop(lo, hi, out, inp, geometry, unit, divisor):
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
            acc = start()
            # `trips` walks over all reduced dimensions but the innermost, whose n elements are `stride` bytes apart.
            for r in range(trips):
                at = base + offset(r, reduced - 1, reduced_sizes + 8, reduced_strides + 8)
                # In blocks, so that a cheap narrow value never collects more than BLOCK elements.
                if stride == itemsize and n >= SHORT:
                    done = int64(0)
                    while done < n:
                        acc = merge(acc, lanes(at + done * itemsize, min(n - done, BLOCK)))
                        done += BLOCK
                else:
                    acc = join(acc, strided(at, n, stride))
            ptr_out(out + offset(i, kept, sizes, out_strides))[0] = finish(acc, divisor)

    return loop


def short_rows(f: Functors) -> F:
    """for each output: combine the contiguous elements of its row. Only the first reduced dimension of the geometry is read.

    What a row begins and ends with, and to add up its lanes, takes longer than its elements; of four rows at a time none waits for
    another. All rows go one way, so that equal rows give equal results: where less than four are left, the last is read again.
    """
    ptr_in, load, start_value, combine = f.ptr_in, f.load, f.start_value, f.combine
    start, merge, finish, ptr_out = f.start, f.merge, f.finish, f.ptr_out

    def four_rows(address, step, n, left):
        x0, x1 = ptr_in(address), ptr_in(address + min(left - 1, 1) * step)
        x2, x3 = ptr_in(address + min(left - 1, 2) * step), ptr_in(address + min(left - 1, 3) * step)
        a, b, c, d = start_value(), start_value(), start_value(), start_value()
        for j in range(uintp(n)):
            a = combine(a, load(x0[j]))
            b = combine(b, load(x1[j]))
            c = combine(c, load(x2[j]))
            d = combine(d, load(x3[j]))
        return merge(start(), a), merge(start(), b), merge(start(), c), merge(start(), d)

    def loop(lo, hi, out, inp, geometry, unit, divisor):
        g = ptr_int64(geometry)
        kept, n = g[0], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * kept
        out_strides = in_strides + 8 * kept
        length, step, out_step = ptr_int64(sizes)[0], ptr_int64(in_strides)[0], ptr_int64(out_strides)[0]
        i = (int64(lo) + unit - 1) // unit
        last = (int64(hi) + unit - 1) // unit
        # Outputs that differ in the innermost kept dimension alone are a fixed step apart, in the input as in the output.
        while i < last:
            left = min(length - i % length, last - i)
            x = inp + offset(i, kept, sizes, in_strides)
            o = out + offset(i, kept, sizes, out_strides)
            i += left
            while left > 0:
                a, b, c, d = four_rows(x, step, n, left)
                ptr_out(o)[0] = finish(a, divisor)
                if left > 1:
                    ptr_out(o + out_step)[0] = finish(b, divisor)
                if left > 2:
                    ptr_out(o + 2 * out_step)[0] = finish(c, divisor)
                if left > 3:
                    ptr_out(o + 3 * out_step)[0] = finish(d, divisor)
                x += 4 * step
                o += 4 * out_step
                left -= 4

    return loop


def columns(f: Functors) -> F:
    """for each tile of neighbouring outputs: sweep the rows, four at a time, into their accumulators.

    The innermost kept dimension steps by one element in the input. `scratch` has room for as many accumulators as
    there are outputs; a share uses the first tile of its own part again and again. Threads share out strips of `strip` columns.
    """
    ptr_in, load, combine = f.ptr_in, f.load, f.combine
    start, merge, finish = f.start, f.merge, f.finish
    ptr_acc, acc_itemsize, ptr_out, out_itemsize = f.ptr_acc, f.acc_itemsize, f.ptr_out, f.out_itemsize

    # Four rows are combined in narrow values before they meet the wide accumulator: one load and one store of the
    # accumulator for four elements, and still no long narrow chain.
    def sweep(scratch, address, stride, n, width):
        acc = ptr_acc(scratch)
        w = uintp(width)
        done = int64(0)
        while done + 4 <= n:
            r0 = ptr_in(address + done * stride)
            r1 = ptr_in(address + (done + 1) * stride)
            r2 = ptr_in(address + (done + 2) * stride)
            r3 = ptr_in(address + (done + 3) * stride)
            for j in range(w):
                acc[j] = merge(acc[j], combine(combine(load(r0[j]), load(r1[j])), combine(load(r2[j]), load(r3[j]))))
            done += 4
        while done < n:
            r0 = ptr_in(address + done * stride)
            for j in range(w):
                acc[j] = merge(acc[j], load(r0[j]))
            done += 1

    def store(out, stride, scratch, width, divisor):
        acc = ptr_acc(scratch)
        if stride == out_itemsize:
            o = ptr_out(out)
            for j in range(uintp(width)):
                o[j] = finish(acc[j], divisor)
        else:
            for j in range(width):
                ptr_out(out + j * stride)[0] = finish(acc[j], divisor)

    def loop(lo, hi, out, inp, geometry, scratch, strip, unit, divisor):
        g = ptr_int64(geometry)
        kept, reduced, trips, n = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * kept
        out_strides = in_strides + 8 * kept
        reduced_sizes = out_strides + 8 * kept
        reduced_strides = reduced_sizes + 8 * reduced
        length = ptr_int64(sizes)[0]
        stride = ptr_int64(reduced_strides)[0]
        i = strip_start((int64(lo) + unit - 1) // unit, length, strip)
        last = strip_start((int64(hi) + unit - 1) // unit, length, strip)
        # Each thread starts at its own first output, so that threads never share accumulators.
        room = scratch + i * acc_itemsize
        # One tile of neighbouring outputs a turn. It ends where the innermost kept dimension ends, because there the
        # outputs stop lying side by side.
        while i < last:
            width = min(min(length - i % length, last - i), TILE)
            base = inp + offset(i, kept, sizes, in_strides)
            acc = ptr_acc(room)
            for j in range(uintp(width)):
                acc[j] = start()
            for r in range(trips):
                at = base + offset(r, reduced - 1, reduced_sizes + 8, reduced_strides + 8)
                sweep(room, at, stride, n, width)
            store(out + offset(i, kept, sizes, out_strides), ptr_int64(out_strides)[0], room, width, divisor)
            i += width

    return loop
