"""CUDA kernels of convolution: implicit GEMM. See Note [Small side, large side] of nn/convolution/conv_utils.py.

The three products are matrix products of the kind of linalg/cuda/tiled_product.py, one for each group. On the CPU the columns
are laid out in memory first; here a thread that brings an element of the columns into shared memory looks it up in the image,
or brings 0 where the window is over the padding.

    to_small   rows: channels of the small side   columns: volumes x outputs   sum over: channels x taps
    to_large   rows: channels of the large side   columns: volumes x inputs    sum over: small channels x taps
    weight     rows: channels of the small side   columns: channels x taps     sum over: volumes x outputs

In to_large the sum runs over all taps, and most of them reach an element of the large side from nowhere if the stride is more
than 1; they bring 0. So each element is written by one thread, and the result does not depend on an order of additions.

Mirrors the role of cuDNN in aten/src/ATen/native/cudnn/Conv_v8.cpp; aten/src/ATen/native/cuda/ConvolutionMM2d.cu lays the
columns out. Left out: kernels of their own for groups of one channel (DepthwiseConv2d.cu).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import address
from tinytensor.aten.native.linalg.cuda.cuda_blas_kernel import kinds_of, number_of
from tinytensor.aten.native.linalg.cuda.tiled_product import blocks_of, tile_for, tiled_product
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.convolution.conv_utils import ConvGeometry, lay_down
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

# Note [Geometry of an implicit product]
# 0 rows, 1 columns, 2 length of the sums, 3 groups, 4 channels of a group of the large side, 5 of the small side,
# 6 inputs (3), 9 outputs (3), 12 kernel (3), 15 stride (3), 18 padding (3), 21 dilation (3).


def under_tap(source, plane, place, tap, g, zero):
    """The element of a large plane that is under a tap of the window at output `place`; zero over the padding."""
    j2 = place % g[11]
    j1 = place // g[11] % g[10]
    j0 = place // (g[11] * g[10])
    k2 = tap % g[14]
    k1 = tap // g[14] % g[13]
    k0 = tap // (g[14] * g[13])
    i0 = j0 * g[15] + k0 * g[21] - g[18]
    i1 = j1 * g[16] + k1 * g[22] - g[19]
    i2 = j2 * g[17] + k2 * g[23] - g[20]
    if i0 >= 0 and i0 < g[6] and i1 >= 0 and i1 < g[7] and i2 >= 0 and i2 < g[8]:
        return source[((plane * g[6] + i0) * g[7] + i1) * g[8] + i2]
    return zero


def over_tap(source, plane, place, tap, g, zero):
    """The element of a small plane whose window has input `place` under a tap; zero if there is none."""
    i2 = place % g[8]
    i1 = place // g[8] % g[7]
    i0 = place // (g[8] * g[7])
    k2 = tap % g[14]
    k1 = tap // g[14] % g[13]
    k0 = tap // (g[14] * g[13])
    # Input i is under tap k of output j if j * stride = i + padding - k * dilation.
    r0 = i0 + g[18] - k0 * g[21]
    r1 = i1 + g[19] - k1 * g[22]
    r2 = i2 + g[20] - k2 * g[23]
    if r0 < 0 or r1 < 0 or r2 < 0:
        return zero
    j0, j1, j2 = r0 // g[15], r1 // g[16], r2 // g[17]
    if j0 * g[15] != r0 or j1 * g[16] != r1 or j2 * g[17] != r2 or j0 >= g[9] or j1 >= g[10] or j2 >= g[11]:
        return zero
    return source[((plane * g[9] + j0) * g[10] + j1) * g[11] + j2]


def to_small_product(pointer: F, number: type, tile: int) -> F:
    """small = weight @ columns(large); beta = 1 adds to what is there."""

    def left(weight, group, row, p, g):
        return pointer(weight)[(group * g[5] + row) * g[2] + p]

    def right(large, group, p, column, g):
        outputs, taps = g[9] * g[10] * g[11], g[12] * g[13] * g[14]
        plane = (column // outputs * g[3] + group) * g[4] + p // taps
        return under_tap(pointer(large), plane, column % outputs, p % taps, g, number(0))

    def finish(small, bias, group, row, column, total, g, beta, alpha):
        outputs = g[9] * g[10] * g[11]
        at = ((column // outputs * g[3] + group) * g[5] + row) * outputs + column % outputs
        if beta != 0:
            total += pointer(small)[at]
        pointer(small)[at] = total

    return tiled_product(tile, number, left, right, finish)


def to_large_product(pointer: F, number: type, tile: int) -> F:
    """large = what every element of small contributes to it."""

    def left(weight, group, row, p, g):
        taps = g[12] * g[13] * g[14]
        return pointer(weight)[((group * g[5] + p // taps) * g[4] + row) * taps + p % taps]

    def right(small, group, p, column, g):
        inputs, taps = g[6] * g[7] * g[8], g[12] * g[13] * g[14]
        plane = (column // inputs * g[3] + group) * g[5] + p // taps
        return over_tap(pointer(small), plane, column % inputs, p % taps, g, number(0))

    def finish(large, bias, group, row, column, total, g, beta, alpha):
        inputs = g[6] * g[7] * g[8]
        pointer(large)[((column // inputs * g[3] + group) * g[4] + row) * inputs + column % inputs] = total

    return tiled_product(tile, number, left, right, finish)


def weight_product(pointer: F, number: type, tile: int) -> F:
    """weight = the sum over volumes and outputs of small @ columns(large)^T."""

    def left(small, group, row, p, g):
        outputs = g[9] * g[10] * g[11]
        return pointer(small)[((p // outputs * g[3] + group) * g[5] + row) * outputs + p % outputs]

    def right(large, group, p, column, g):
        outputs, taps = g[9] * g[10] * g[11], g[12] * g[13] * g[14]
        plane = (p // outputs * g[3] + group) * g[4] + column // taps
        return under_tap(pointer(large), plane, p % outputs, column % taps, g, number(0))

    def finish(weight, bias, group, row, column, total, g, beta, alpha):
        pointer(weight)[(group * g[5] + row) * g[1] + column] = total

    return tiled_product(tile, number, left, right, finish)


@lru_cache(None)
def _kernel(template: F, dtype: ScalarType, tile: int) -> CudaKernel:
    body = template(POINTERS[dtype], number_of(dtype), tile)
    return cuda_kernel(body, kinds_of(dtype), name=f"conv_{template.__name__}_{dtype.name}_{tile}x{tile}")


def _launch(template: F, out: Tensor, a: Tensor, b: Tensor, g: ConvGeometry, sizes: tuple[int, ...], beta: int) -> None:
    c, tile = g.columns, tile_for(*sizes)
    geometry = (
        *sizes, g.groups, c.channels, g.small_channels, *c.inputs, *c.outputs, *c.kernel, *c.stride, *c.padding, *c.dilation
    )  # fmt: skip
    kernel, blocks = _kernel(template, out.meta_.dtype, tile), blocks_of(tile, sizes[0], sizes[1], g.groups)
    kernel.launch(blocks, (tile, tile), address(out), 0, address(a), address(b), geometry, beta, 1)


def to_small(small: Tensor, large: Tensor, weight: Tensor, g: ConvGeometry, bias: Tensor | None) -> None:
    """small = weight @ columns(large) + bias."""
    if bias is not None:
        lay_down(bias, small)
    sizes = g.small_channels, g.count * prod(g.columns.outputs), g.columns.rows
    _launch(to_small_product, small, weight, large, g, sizes, int(bias is not None))


def to_large(large: Tensor, small: Tensor, weight: Tensor, g: ConvGeometry) -> None:
    """large = what every element of small contributes to it."""
    sizes = g.columns.channels, g.count * prod(g.columns.inputs), g.small_channels * prod(g.columns.kernel)
    _launch(to_large_product, large, weight, small, g, sizes, 0)


def weight_of(weight: Tensor, small: Tensor, large: Tensor, g: ConvGeometry) -> None:
    """weight = the sum over volumes of small @ columns(large)^T."""
    sizes = g.small_channels, g.columns.rows, g.count * prod(g.columns.outputs)
    _launch(weight_product, weight, small, large, g, sizes, 0)


stubs.conv_to_small_stub.register("cuda", to_small)
stubs.conv_to_large_stub.register("cuda", to_large)
stubs.conv_weight_stub.register("cuda", weight_of)
