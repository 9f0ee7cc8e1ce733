"""Loop templates of running sums.

A running sum is one chain of additions, each waiting for the one before it; so four lines are walked at once, and where
the lines lie side by side a whole row of sums is carried.

Mirrors `cumsum_cpu_kernel` of aten/src/ATen/native/cpu/ReduceOpsKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.jit.pointers import ptr_int64
from tinytensor.native.cpu.reduce import offset

F = Callable

TILE = 512

# Note [Scan geometry]
# Strides in bytes, innermost first; lines run along the scanned dimension.
#   [other dimensions, length of a line, stride along it in the input, in the output,
#    other sizes.., other strides of the input.., of the output..]


def lines(ptr_in: F, load: F, start: F, ptr_out: F, store: F) -> F:
    """for each line: out[j] = out[j - 1] + in[j]. `lo, hi` count elements."""

    def loop(lo, hi, out, inp, geometry):
        g = ptr_int64(geometry)
        others, n, step_in, step_out = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * others
        out_strides = in_strides + 8 * others
        i = (int64(lo) + n - 1) // n
        last = (int64(hi) + n - 1) // n
        while i + 4 <= last:
            x0 = inp + offset(i, others, sizes, in_strides)
            x1 = inp + offset(i + 1, others, sizes, in_strides)
            x2 = inp + offset(i + 2, others, sizes, in_strides)
            x3 = inp + offset(i + 3, others, sizes, in_strides)
            o0 = out + offset(i, others, sizes, out_strides)
            o1 = out + offset(i + 1, others, sizes, out_strides)
            o2 = out + offset(i + 2, others, sizes, out_strides)
            o3 = out + offset(i + 3, others, sizes, out_strides)
            s0, s1, s2, s3 = start(), start(), start(), start()
            for j in range(n):
                a = j * step_in
                b = j * step_out
                s0 += load(ptr_in(x0 + a)[0])
                s1 += load(ptr_in(x1 + a)[0])
                s2 += load(ptr_in(x2 + a)[0])
                s3 += load(ptr_in(x3 + a)[0])
                ptr_out(o0 + b)[0] = store(s0)
                ptr_out(o1 + b)[0] = store(s1)
                ptr_out(o2 + b)[0] = store(s2)
                ptr_out(o3 + b)[0] = store(s3)
            i += 4
        while i < last:
            x0 = inp + offset(i, others, sizes, in_strides)
            o0 = out + offset(i, others, sizes, out_strides)
            s0 = start()
            for j in range(n):
                s0 += load(ptr_in(x0 + j * step_in)[0])
                ptr_out(o0 + j * step_out)[0] = store(s0)
            i += 1

    return loop


def sweep(ptr_in: F, load: F, start: F, ptr_acc: F, acc_itemsize: int, ptr_out: F, store: F) -> F:
    """for each tile of neighbouring lines: carry a row of sums down the lines.

    Neighbouring lines are neighbours in input and output; `scratch` has room for one sum per line.
    """

    def step(scratch, address, out, width):
        acc, x, o = ptr_acc(scratch), ptr_in(address), ptr_out(out)
        for j in range(uintp(width)):
            s = acc[j] + load(x[j])
            acc[j] = s
            o[j] = store(s)

    def loop(lo, hi, out, inp, geometry, scratch):
        g = ptr_int64(geometry)
        others, n, step_in, step_out = g[0], g[1], g[2], g[3]
        sizes = geometry + 32
        in_strides = sizes + 8 * others
        out_strides = in_strides + 8 * others
        length = ptr_int64(sizes)[0]
        i = (int64(lo) + n - 1) // n
        last = (int64(hi) + n - 1) // n
        room = scratch + i * acc_itemsize
        while i < last:
            width = min(min(length - i % length, last - i), TILE)
            acc = ptr_acc(room)
            for j in range(uintp(width)):
                acc[j] = start()
            address = inp + offset(i, others, sizes, in_strides)
            place = out + offset(i, others, sizes, out_strides)
            for r in range(n):
                step(room, address + r * step_in, place + r * step_out, width)
            i += width

    return loop
