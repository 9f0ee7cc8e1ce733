"""What GradScaler does on CUDA, without a number that the host would wait for: unscale and look for inf and NaN, and update the
scale.

Mirrors aten/src/ATen/native/cuda/AmpKernels.cu. There one launch serves many tensors; here each has its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.number_functors import CONVERT
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.optim import optim_stubs as stubs
from tinytensor.c10.cuda.cuda_runtime import device_guard
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


@lru_cache(None)
def _unscale(dtype: ScalarType) -> CudaKernel:
    compute = float64 if dtype is float64 else float32
    ptr, load = load_access(dtype, compute)
    store, convert = store_access(dtype).element, CONVERT[compute]

    def unscale(n, x, found_inf, inv_scale):
        i = cuda.grid(1)
        if i < n:
            p, scale = ptr(x), ptr_float32(inv_scale)[0]
            value = load(p, i)
            # Neither inf nor NaN is 0 less itself. All threads that write here write the same.
            if value - value != 0:
                ptr_float32(found_inf)[0] = np.float32(1)
            if scale != 1:
                store(p, i, value * convert(scale))

    return cuda_kernel(unscale, "iiii", name=f"amp_unscale_{dtype.name}")


def non_finite_check_and_unscale(tensors: Sequence[Tensor], found_inf: Tensor, inv_scale: Tensor) -> None:
    for tensor in tensors:
        index = tensor.meta_.device.index
        assert index is not None
        with device_guard(index):
            arguments = address(tensor), address(found_inf), address(inv_scale)
            launch_for_each(_unscale(tensor.meta_.dtype), tensor.meta_.numel, *arguments)


def update(n, scale, tracker, found_inf, growth, backoff, interval):
    if cuda.grid(1) < n:
        s, t = ptr_float32(scale), ptr_int32(tracker)
        if ptr_float32(found_inf)[0] != 0:
            s[0] = np.float32(np.float64(s[0]) * backoff)
            t[0] = np.int32(0)
        else:
            successful = np.int64(t[0]) + 1
            if successful == interval:
                grown = np.float32(np.float64(s[0]) * growth)
                if grown - grown == 0:  # a scale that would overflow keeps its value
                    s[0] = grown
                successful = np.int64(0)
            t[0] = np.int32(successful)


_update = cuda_kernel(update, "iiiiddi", name="amp_update_scale")


def update_scale(
    scale: Tensor, tracker: Tensor, found_inf: Tensor, growth: float, backoff: float, interval: int
) -> None:
    index = scale.meta_.device.index
    assert index is not None
    with device_guard(index):
        launch_for_each(_update, 1, address(scale), address(tracker), address(found_inf), growth, backoff, interval)


stubs.non_finite_check_and_unscale_stub.register("cuda", non_finite_check_and_unscale)
stubs.update_scale_stub.register("cuda", update_scale)
