"""CUDA kernels of im2col and col2im: a thread for each element that is written. The geometry is that of vol2col.py.

Where windows overlap, an element of the image is the sum of several elements of the columns. One thread looks for all of them,
so no two threads write to one element.

Mirrors aten/src/ATen/native/cuda/im2col.cuh and vol2col.cuh.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import ZERO
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.convolution.cuda.convolution_mm2d_kernel import over_tap, under_tap
from tinytensor.aten.native.nn.convolution.vol2col import ColumnGeometry
from tinytensor.c10.scalar_type import ScalarType, int8, int16, int32, int64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
# Copying needs no arithmetic: one kernel for each size of an element.
_BITS: dict[int, ScalarType] = {1: int8, 2: int16, 4: int32, 8: int64}


def vol2col(pointer: F, zero: F) -> F:
    """columns[plane, tap, place] = the element of the plane under the tap, or 0."""

    def kernel(n, columns, volume, g):
        i = cuda.grid(1)
        if i < n:
            outputs, taps = g[9] * g[10] * g[11], g[12] * g[13] * g[14]
            row = i // outputs
            pointer(columns)[i] = under_tap(pointer(volume), row // taps, i % outputs, row % taps, g, zero())

    return kernel


def col2vol(pointer: F, zero: F) -> F:
    """volume[plane, place] = the sum over the taps of the columns that have it under the tap."""

    def kernel(n, volume, columns, g):
        i = cuda.grid(1)
        if i < n:
            inputs, taps = g[6] * g[7] * g[8], g[12] * g[13] * g[14]
            source, plane, total = pointer(columns), i // inputs, zero()
            for tap in range(taps):
                total += over_tap(source, plane * taps + tap, i % inputs, tap, g, zero())
            pointer(volume)[i] = total

    return kernel


@lru_cache(None)
def _kernel(template: F, dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(template(POINTERS[dtype], ZERO[dtype]), "iiit", name=f"{template.__name__}_{dtype.name}")


def _geometry(g: ColumnGeometry) -> tuple[int, ...]:
    """See Note [Geometry of an implicit product]; the first six numbers are not read."""
    return (*(0,) * 6, *g.inputs, *g.outputs, *g.kernel, *g.stride, *g.padding, *g.dilation)


def volume_to_columns(columns: Tensor, volume: Tensor, g: ColumnGeometry) -> None:
    n = g.count * g.rows * prod(g.outputs)
    kernel = _kernel(vol2col, _BITS[volume.meta_.itemsize])
    launch_for_each(kernel, n, address(columns), address(volume), _geometry(g))


def columns_to_volume(volume: Tensor, columns: Tensor, g: ColumnGeometry) -> None:
    n = g.count * g.channels * prod(g.inputs)
    launch_for_each(_kernel(col2vol, volume.meta_.dtype), n, address(volume), address(columns), _geometry(g))


stubs.vol2col_stub.register("cuda", volume_to_columns)
stubs.col2vol_stub.register("cuda", columns_to_volume)
