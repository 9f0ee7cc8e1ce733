"""CUDA kernels of separable sums, over the tables of taps that the CPU's kernels read (Note [Tap table] of vision/up_sample.py):
interpolation, and padding by reflection and replication.

A thread computes one element of what is written. The gradient is such a sum, too, over the transposed table: for each input
the outputs that it went into. So no two threads write to one element, and the gradient is deterministic.

Mirrors aten/src/ATen/native/cuda/UpSample*.cu, ReflectionPad.cu and ReplicationPadding.cu, whose gradients are atomic additions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import ZERO
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each, upload
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.vision.up_sample import Taps
from tinytensor.c10.scalar_type import ScalarType, float32, int8, int16, int32, int64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
HEAD = 9
# Copying needs no arithmetic: one kernel for each size of an element.
_BITS: dict[int, ScalarType] = {1: int8, 2: int16, 4: int32, 8: int64}

# The geometry is the head of the table: inputs (0 to 2), outputs (3 to 5), most taps of an output (6 to 8). Behind it each
# dimension has the counts of its outputs' taps, and then their inputs.


def _place(i, g):
    """(plane, place in each of three dimensions) of output i."""
    above = i // g[5]
    rest = above // g[4]
    return rest // g[3], rest % g[3], above % g[4], i % g[5]


def copy_taps(pointer: F) -> F:
    """out = the one input of each output."""

    def kernel(n, out, x, table, g):
        i = cuda.grid(1)
        if i < n:
            plane, j0, j1, j2 = _place(i, g)
            t, n1, n2 = ptr_int64(table), HEAD + 2 * g[3], HEAD + 2 * g[3] + 2 * g[4]
            i0, i1, i2 = t[HEAD + g[3] + j0], t[n1 + g[4] + j1], t[n2 + g[5] + j2]
            pointer(out)[i] = pointer(x)[((plane * g[0] + i0) * g[1] + i1) * g[2] + i2]

    return kernel


def weigh_taps(pointer: F, zero: F) -> F:
    """out = sum of weight * input over the taps, innermost dimension first."""

    def kernel(n, out, x, table, weights, g):
        i = cuda.grid(1)
        if i < n:
            plane, j0, j1, j2 = _place(i, g)
            t, source, w = ptr_int64(table), pointer(x), pointer(weights)
            # Where the counts of the second and third dimension begin, and where their weights do.
            n1 = HEAD + g[3] * (1 + g[6])
            n2 = n1 + g[4] * (1 + g[7])
            w1 = g[3] * g[6]
            w2 = w1 + g[4] * g[7]
            total = zero()
            for k0 in range(t[HEAD + j0]):
                base0 = (plane * g[0] + t[HEAD + g[3] + j0 * g[6] + k0]) * g[1]
                middle = zero()
                for k1 in range(t[n1 + j1]):
                    base1 = (base0 + t[n1 + g[4] + j1 * g[7] + k1]) * g[2]
                    inner = zero()
                    for k2 in range(t[n2 + j2]):
                        inner += w[w2 + j2 * g[8] + k2] * source[base1 + t[n2 + g[5] + j2 * g[8] + k2]]
                    middle += w[w1 + j1 * g[7] + k1] * inner
                total += w[j0 * g[6] + k0] * middle
            pointer(out)[i] = total

    return kernel


@lru_cache(None)
def _copy_kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(copy_taps(POINTERS[dtype]), "iiiit", name=f"copy_taps_{dtype.name}")


@lru_cache(None)
def _kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(weigh_taps(POINTERS[dtype], ZERO[dtype]), "iiiiit", name=f"weigh_taps_{dtype.name}")


def run(out: Tensor, x: Tensor, taps: Taps) -> None:
    """out = the weighted sums of x, or copies of single elements."""
    if not taps.copies:
        _weigh(out, x, taps)
        return
    table, geometry = upload(taps.array, out.meta_.device), tuple(map(int, taps.array[:HEAD]))
    kernel = _copy_kernel(_BITS[x.meta_.itemsize])
    launch_for_each(kernel, out.meta_.numel, address(out), address(x), table.data_ptr, geometry)


def run_backward(grad_input: Tensor, grad: Tensor, taps: Taps) -> None:
    """grad_input = the weighted sums of the gradients that each input went into."""
    _weigh(grad_input, grad, taps.transposed())


def _weigh(out: Tensor, x: Tensor, taps: Taps) -> None:
    dtype, device = x.meta_.dtype, out.meta_.device
    rows = np.concatenate([axis.weights.reshape(-1) for axis in taps.axes])
    table, geometry = upload(taps.array, device), tuple(map(int, taps.array[:HEAD]))
    weights = upload(rows.astype(np.float32 if dtype is float32 else np.float64), device)
    places = address(out), address(x), table.data_ptr, weights.data_ptr
    launch_for_each(_kernel(dtype), out.meta_.numel, *places, geometry)


stubs.separable_stub.register("cuda", run)
stubs.separable_backward_stub.register("cuda", run_backward)
