"""fractional_max_pool2d and 3d on CUDA: a thread for each result finds its own window from the plane's random numbers.

Mirrors aten/src/ATen/native/cuda/FractionalMaxPool2d.cu and FractionalMaxPool3d.cu (`get_interval`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import load_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.nn.nn_stubs import fractional_max_pool_stub
from tinytensor.aten.native.nn.pooling.cuda.pool_kernel import place_of
from tinytensor.c10.scalar_type import ScalarType, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def window_start(sample, index, inputs, outputs, size):
    """Where window `index` begins: evenly spaced but for the fraction that the sample shifts, inside the plane."""
    if index == outputs - 1:
        return np.int64(inputs - size)
    alpha = like(inputs - size, sample) / like(outputs - 1, sample)
    start = np.int64((like(index, sample) + sample) * alpha) - np.int64(sample * alpha)
    return min(max(start, np.int64(0)), np.int64(inputs - size))


def fractional_max_pool(access: Access, count: int) -> Callable:
    """g holds the sizes of three dimensions of the inputs, the outputs and the windows."""
    pointer, load = access

    def kernel(n, out, indices, x, samples, g):
        i = cuda.grid(1)
        if i < n:
            plane, j0, j1, j2 = place_of(i, g[3], g[4], g[5])
            source, random = pointer(x), pointer(samples)
            # In two dimensions the first number is the one for the width, in three it is the one for the time.
            first, start0 = plane * count, np.int64(0)
            if count == 3:
                start0 = window_start(load(random, first), j0, g[0], g[3], g[6])
            start1 = window_start(load(random, first + 1), j1, g[1], g[4], g[7])
            start2 = window_start(load(random, first + (2 if count == 3 else 0)), j2, g[2], g[5], g[8])
            base = plane * g[0] * g[1] * g[2]
            best_at = (start0 * g[1] + start1) * g[2] + start2
            best = load(source, base + best_at)
            for k0 in range(g[6]):
                for k1 in range(g[7]):
                    for k2 in range(g[8]):
                        at = ((start0 + k0) * g[1] + start1 + k1) * g[2] + start2 + k2
                        value = load(source, base + at)
                        # `value != value` is true for NaN only; of equal elements the first stays.
                        if value > best or value != value:
                            best, best_at = value, at
            pointer(out)[i] = source[base + best_at]
            ptr_int64(indices)[i] = best_at

    return kernel


@lru_cache(None)
def _kernel(dtype: ScalarType, count: int) -> CudaKernel:
    body = fractional_max_pool(load_access(dtype, opmath(dtype)), count)
    return cuda_kernel(body, "iiiiit", name=f"fractional_max_pool{count}d_{dtype.name}")


def run(out: Tensor, indices: Tensor, self: Tensor, samples: Tensor, count: int, geometry: Ints) -> None:
    """Write the largest elements and their places; all tensors are row-major. See nn_stubs.py."""
    kernel = _kernel(self.meta_.dtype, count)
    launch_for_each(kernel, out.meta_.numel, *map(address, (out, indices, self, samples)), geometry)


fractional_max_pool_stub.register("cuda", run)
