"""CPU kernels of convolution's columns. See aten/native/nn/convolution/vol2col.py for the geometry that
they read.

Along a row of outputs the inputs of one tap are `stride` apart, so a row is a stretch of zeros, a strided copy, and
another stretch of zeros.

Mirrors aten/src/ATen/native/im2col.h and vol2col.h.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import ZERO
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.convolution.cpu.depthwise_conv_kernel import span
from tinytensor.aten.native.nn.convolution.reference import im2col as reference
from tinytensor.aten.native.nn.convolution.vol2col import ColumnGeometry
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8, ptr_uint16, ptr_uint32, ptr_uint64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
# Copying needs no arithmetic: one kernel for each size of an element serves all dtypes of that size.
_BITS = {1: ptr_uint8, 2: ptr_uint16, 4: ptr_uint32, 8: ptr_uint64}


def copy_line(target, place, count, source, base, size, offset, stride):
    """target[place + j] = source[base + j * stride + offset] for j < count, or 0 where that is not within `size` inputs."""
    first, last = span(size, count, offset, stride)
    # Zeros up to `first`, a copy up to `last`, zeros to the end.
    for j in range(uintp(first)):
        target[uintp(place) + j] = 0
    if stride == 1:
        for j in range(uintp(first), uintp(last)):
            target[uintp(place) + j] = source[uintp(base + offset) + j]
    else:
        for j in range(first, last):
            target[place + j] = source[base + offset + j * stride]
    for j in range(uintp(last), uintp(count)):
        target[uintp(place) + j] = 0


def vol2col(ptr: F) -> F:
    """`lo, hi` count rows of columns: (volume, channel, tap)."""

    def loop(lo, hi, columns, volume, geometry):
        # The geometry, as vol2col.py lays it out: sizes of the input, of the output and of the kernel, then the
        # strides.
        g = ptr_int64(geometry)
        in0, in1, in2 = g[1], g[2], g[3]
        out0, out1, out2 = g[4], g[5], g[6]
        taps1, taps2 = g[8], g[9]
        taps = g[7] * taps1 * taps2
        s0, s1, s2 = g[10], g[11], g[12]
        for row in range(int64(lo), int64(hi)):
            # A row of columns belongs to one plane (volume, channel) and one tap (k0, k1, k2) of the kernel.
            plane = row // taps
            tap = row - plane * taps
            k0 = tap // (taps1 * taps2)
            k1 = (tap // taps2) % taps1
            k2 = tap % taps2
            # Where the tap looks for output 0: k * dilation - padding.
            off0 = k0 * g[16] - g[13]
            off1 = k1 * g[17] - g[14]
            off2 = k2 * g[18] - g[15]
            target, source = ptr(columns), ptr(volume)
            place = row * out0 * out1 * out2
            # j0 and j1 walk over the stretches of outputs in their order in memory: `place` only moves on.
            for j0 in range(out0):
                i0 = j0 * s0 + off0
                for j1 in range(out1):
                    i1 = j1 * s1 + off1
                    inside = (i0 >= 0) & (i0 < in0) & (i1 >= 0) & (i1 < in1)
                    base = ((plane * in0 + i0) * in1 + i1) * in2
                    # Where the whole stretch lies in the padding, no input is inside.
                    copy_line(target, place, out2, source, base, in2 if inside else 0, off2, s2)
                    place += out2

    return loop


def col2vol(ptr: F, zero: F) -> F:
    """`lo, hi` count planes of the volume: (volume, channel)."""

    def loop(lo, hi, volume, columns, geometry):
        g = ptr_int64(geometry)
        in0, in1, in2 = g[1], g[2], g[3]
        out0, out1, out2 = g[4], g[5], g[6]
        taps0, taps1, taps2 = g[7], g[8], g[9]
        s0, s1, s2 = g[10], g[11], g[12]
        size = in0 * in1 * in2
        target, source = ptr(volume), ptr(columns)
        # Windows overlap, so several taps add to one element. A thread owns whole planes, and none adds to another's.
        for plane in range(int64(lo), int64(hi)):
            for i in range(uintp(plane * size), uintp((plane + 1) * size)):
                target[i] = zero()
            # k0, k1, k2 walk over the taps, j0 and j1 over the stretches of outputs of a tap, j along a stretch. That is the
            # order of the columns in memory: `place` only ever moves on by a stretch of outputs. Within one tap different
            # outputs have different inputs, so the innermost loop never adds to one element twice.
            place = plane * taps0 * taps1 * taps2 * out0 * out1 * out2
            for k0 in range(taps0):
                for k1 in range(taps1):
                    for k2 in range(taps2):
                        off0 = k0 * g[16] - g[13]
                        off1 = k1 * g[17] - g[14]
                        off2 = k2 * g[18] - g[15]
                        first, last = span(in2, out2, off2, s2)
                        for j0 in range(out0):
                            i0 = j0 * s0 + off0
                            for j1 in range(out1):
                                i1 = j1 * s1 + off1
                                # What fell on the padding is left out.
                                if (i0 >= 0) & (i0 < in0) & (i1 >= 0) & (i1 < in1):
                                    base = ((plane * in0 + i0) * in1 + i1) * in2 + off2
                                    if s2 == 1:
                                        for j in range(uintp(first), uintp(last)):
                                            target[uintp(base) + j] += source[uintp(place) + j]
                                    else:
                                        for j in range(first, last):
                                            target[base + j * s2] += source[place + j]
                                place += out2

    return loop


@lru_cache(None)
def _vol2col_kernel(itemsize: int) -> Kernel:
    return kernel(vol2col(_BITS[itemsize]), "iii", name=f"vol2col_{itemsize}", cost=inf)


@lru_cache(None)
def _col2vol_kernel(dtype: ScalarType) -> Kernel:
    return kernel(col2vol(POINTERS[dtype], ZERO[dtype]), "iii", name=f"col2vol_{dtype.name}", cost=inf)


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


def volume_to_columns(columns: Tensor, volume: Tensor, g: ColumnGeometry) -> None:
    k, n = _vol2col_kernel(volume.meta_.itemsize), g.count * g.rows
    launch = k.parallel if columns.meta_.numel >= GRAIN else k.serial
    launch(n, _address(columns), _address(volume), g.address)


def columns_to_volume(volume: Tensor, columns: Tensor, g: ColumnGeometry) -> None:
    k, n = _col2vol_kernel(volume.meta_.dtype), g.count * g.channels
    launch = k.parallel if columns.meta_.numel >= GRAIN else k.serial
    launch(n, _address(volume), _address(columns), g.address)


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.vol2col_stub.register("cpu", volume_to_columns)
    stubs.col2vol_stub.register("cpu", columns_to_volume)
