"""Loops of a convolution plane by plane: where groups have one channel on their large side, or all is small. That is too little
for a matrix product.

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
    """The outputs [first, last) whose input `output * stride + offset` is inside [0, size).

    This is the bound that makes the inner loops safe: they run over these outputs only and check no index.
    """
    # Round up: the smallest output whose input is not before 0, and the first whose input is not below `size`.
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
    # g[16:] has the dilation, g[13:] the padding, g[10:] the stride.
    offset = k * g[16 + axis] - g[13 + axis]
    first, last = span(g[1 + axis], g[4 + axis], offset, g[10 + axis])
    return offset, first, last


def small_planes(ptr: F, zero: F) -> F:
    """small = weight * large + bias. `lo, hi` count planes of the small side: (volume, group, channel of the group)."""

    def loop(lo, hi, small, large, weight, geometry, channels, groups, bias):
        # The geometry, as vol2col.py lays it out: sizes of the input, of the output and of the kernel, then the
        # strides.
        g = ptr_int64(geometry)
        inputs, in0, in1, in2 = g[0], g[1], g[2], g[3]
        out0, out1, out2 = g[4], g[5], g[6]
        taps0, taps1, taps2 = g[7], g[8], g[9]
        s0, s1, s2 = g[10], g[11], g[12]
        target, source, taps = ptr(small), ptr(large), ptr(weight)
        size = out0 * out1 * out2
        # A thread owns whole planes of the small side, so no two threads write to one element.
        for plane in range(int64(lo), int64(hi)):
            channel = plane % (channels * groups)
            begin = ptr(bias)[channel] if bias != 0 else zero()
            for i in range(uintp(plane * size), uintp((plane + 1) * size)):
                target[i] = begin
            # All channels of a group on the small side read the same large planes; the weights depend on (group, channel) alone.
            tap = channel * inputs * taps0 * taps1 * taps2
            for input in range(plane // channels * inputs, (plane // channels + 1) * inputs):
                # For each tap: add the large plane, shifted by the tap and times its weight. The loops over the taps stand
                # outside, so that the innermost loop runs over neighbouring elements with one weight.
                for k0 in range(taps0):
                    for k1 in range(taps1):
                        for k2 in range(taps2):
                            w = taps[tap]
                            tap += 1
                            off0, first0, last0 = reach(geometry, 0, k0)
                            off1, first1, last1 = reach(geometry, 1, k1)
                            off2, first, last = reach(geometry, 2, k2)
                            # Only outputs whose input is inside: padding adds nothing and is never read.
                            for j0 in range(first0, last0):
                                for j1 in range(first1, last1):
                                    place = plane * size + (j0 * out1 + j1) * out2
                                    base = ((input * in0 + j0 * s0 + off0) * in1 + j1 * s1 + off1) * in2 + off2
                                    # With stride 1 both rows are contiguous, and the loop runs in vector lanes. `uintp`
                                    # indices cannot be negative; that spares the check for it.
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
        # The same geometry as in small_planes: `large` is the input, `small` the output of the convolution.
        g = ptr_int64(geometry)
        in0, in1, in2 = g[1], g[2], g[3]
        out0, out1, out2 = g[4], g[5], g[6]
        taps0, taps1, taps2 = g[7], g[8], g[9]
        s0, s1, s2 = g[10], g[11], g[12]
        target, source, taps = ptr(large), ptr(small), ptr(weight)
        size, count = in0 * in1 * in2, out0 * out1 * out2
        # A thread owns whole planes of the large side: windows overlap there, and each sum is written by one thread.
        for plane in range(int64(lo), int64(hi)):
            for i in range(uintp(plane * size), uintp((plane + 1) * size)):
                target[i] = zero()
            # All channels of the group add to this plane.
            for channel in range(channels):
                tap = (plane % groups * channels + channel) * taps0 * taps1 * taps2
                # The transpose of small_planes: source and target of the shifted addition change places.
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
                                    # With a stride, the elements that are written lie `s2` apart.
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
        # A row has the taps of one (group, channel). A thread owns whole rows.
        for row in range(int64(lo), int64(hi)):
            tap = row * taps0 * taps1 * taps2
            for k0 in range(taps0):
                for k1 in range(taps1):
                    for k2 in range(taps2):
                        off0, first0, last0 = reach(geometry, 0, k0)
                        off1, first1, last1 = reach(geometry, 1, k1)
                        off2, first, last = reach(geometry, 2, k2)
                        # One tap is a dot product of a small plane with the shifted large plane, over all volumes.
                        total = zero()
                        for v in range(volumes):
                            plane = v * groups * channels + row
                            input = v * groups + row // channels
                            for j0 in range(first0, last0):
                                for j1 in range(first1, last1):
                                    place = ((plane * out0 + j0) * out1 + j1) * out2
                                    base = ((input * in0 + j0 * s0 + off0) * in1 + j1 * s1 + off1) * in2 + off2
                                    # Each row is summed on its own, then the rows: rounding errors grow less than in
                                    # one long sum.
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
