"""Loops of a convolution whose groups have one channel on their large side: too little for a matrix product.

Each tap of the kernel adds a weighted, shifted plane to another plane, row by row. A plane is one channel of one volume;
see Note [Small side, large side] of aten/native/nn/convolution/conv_utils.py, and
aten/native/nn/convolution/vol2col.py for the geometry that is read.

Mirrors aten/src/ATen/native/cpu/DepthwiseConvKernel.cpp, which does only 3x3 kernels, with Winograd's transform.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable


def span(size, out, offset, stride):
    """The outputs [first, last) whose input `output * stride + offset` is inside [0, size)."""
    first = int64(0)
    if offset < 0:
        first = min((-offset + stride - 1) // stride, out)
    last = int64(0)
    if size > offset:
        last = min((size - offset + stride - 1) // stride, out)
    return first, max(first, last)


def reach(geometry, axis, k):
    """Where tap k of an axis looks: its offset, and the outputs [first, last) for which it is inside."""
    g = ptr_int64(geometry)
    offset = k * g[16 + axis] - g[13 + axis]
    first, last = span(g[1 + axis], g[4 + axis], offset, g[10 + axis])
    return offset, first, last


def small_planes(ptr: F, zero: F) -> F:
    """small (+)= weight * large. `lo, hi` count planes of the small side: (volume, group, channel of the group)."""

    def loop(lo, hi, small, large, weight, geometry, channels, groups, add):
        g = ptr_int64(geometry)
        in0, in1, in2 = g[1], g[2], g[3]
        out0, out1, out2 = g[4], g[5], g[6]
        taps0, taps1, taps2 = g[7], g[8], g[9]
        s0, s1, s2 = g[10], g[11], g[12]
        target, source, taps = ptr(small), ptr(large), ptr(weight)
        size = out0 * out1 * out2
        for plane in range(int64(lo), int64(hi)):
            if not add:
                for i in range(uintp(plane * size), uintp((plane + 1) * size)):
                    target[i] = zero()
            input = plane // channels
            tap = plane % (channels * groups) * taps0 * taps1 * taps2
            for k0 in range(taps0):
                for k1 in range(taps1):
                    for k2 in range(taps2):
                        w = taps[tap]
                        tap += 1
                        off0, first0, last0 = reach(geometry, 0, k0)
                        off1, first1, last1 = reach(geometry, 1, k1)
                        off2, first, last = reach(geometry, 2, k2)
                        for j0 in range(first0, last0):
                            for j1 in range(first1, last1):
                                place = plane * size + (j0 * out1 + j1) * out2
                                base = ((input * in0 + j0 * s0 + off0) * in1 + j1 * s1 + off1) * in2 + off2
                                if s2 == 1:
                                    for j in range(uintp(first), uintp(last)):
                                        target[uintp(place) + j] += w * source[uintp(base) + j]
                                else:
                                    for j in range(first, last):
                                        target[place + j] += w * source[base + j * s2]

    return loop


def large_planes(ptr: F, zero: F) -> F:
    """large = the sum of weight * small. `lo, hi` count planes of the large side: (volume, group)."""

    def loop(lo, hi, large, small, weight, geometry, channels, groups):
        g = ptr_int64(geometry)
        in0, in1, in2 = g[1], g[2], g[3]
        out0, out1, out2 = g[4], g[5], g[6]
        taps0, taps1, taps2 = g[7], g[8], g[9]
        s0, s1, s2 = g[10], g[11], g[12]
        target, source, taps = ptr(large), ptr(small), ptr(weight)
        size, count = in0 * in1 * in2, out0 * out1 * out2
        for plane in range(int64(lo), int64(hi)):
            for i in range(uintp(plane * size), uintp((plane + 1) * size)):
                target[i] = zero()
            for channel in range(channels):
                tap = (plane % groups * channels + channel) * taps0 * taps1 * taps2
                for k0 in range(taps0):
                    for k1 in range(taps1):
                        for k2 in range(taps2):
                            w = taps[tap]
                            tap += 1
                            off0, first0, last0 = reach(geometry, 0, k0)
                            off1, first1, last1 = reach(geometry, 1, k1)
                            off2, first, last = reach(geometry, 2, k2)
                            for j0 in range(first0, last0):
                                for j1 in range(first1, last1):
                                    place = (plane * channels + channel) * count + (j0 * out1 + j1) * out2
                                    base = ((plane * in0 + j0 * s0 + off0) * in1 + j1 * s1 + off1) * in2 + off2
                                    if s2 == 1:
                                        for j in range(uintp(first), uintp(last)):
                                            target[uintp(base) + j] += w * source[uintp(place) + j]
                                    else:
                                        for j in range(first, last):
                                            target[base + j * s2] += w * source[place + j]

    return loop


def weight_taps(ptr: F, zero: F) -> F:
    """weight = the sum of small * large over volumes and places. `lo, hi` count (group, channel of the group)."""

    def loop(lo, hi, weight, small, large, geometry, channels, groups, volumes):
        g = ptr_int64(geometry)
        in0, in1, in2 = g[1], g[2], g[3]
        out0, out1, out2 = g[4], g[5], g[6]
        taps0, taps1, taps2 = g[7], g[8], g[9]
        s0, s1, s2 = g[10], g[11], g[12]
        target, left, right = ptr(weight), ptr(small), ptr(large)
        for row in range(int64(lo), int64(hi)):
            tap = row * taps0 * taps1 * taps2
            for k0 in range(taps0):
                for k1 in range(taps1):
                    for k2 in range(taps2):
                        off0, first0, last0 = reach(geometry, 0, k0)
                        off1, first1, last1 = reach(geometry, 1, k1)
                        off2, first, last = reach(geometry, 2, k2)
                        total = zero()
                        for v in range(volumes):
                            plane = v * groups * channels + row
                            input = v * groups + row // channels
                            for j0 in range(first0, last0):
                                for j1 in range(first1, last1):
                                    place = ((plane * out0 + j0) * out1 + j1) * out2
                                    base = ((input * in0 + j0 * s0 + off0) * in1 + j1 * s1 + off1) * in2 + off2
                                    part = zero()
                                    if s2 == 1:
                                        for j in range(uintp(first), uintp(last)):
                                            part += left[uintp(place) + j] * right[uintp(base) + j]
                                    else:
                                        for j in range(first, last):
                                            part += left[place + j] * right[base + j * s2]
                                    total += part
                        target[tap] = total
                        tap += 1

    return loop
