"""What GradScaler does, on CUDA: nothing is read back, so nobody waits for the device.

Mirrors aten/src/ATen/native/cuda/AmpKernels.cu. Left out: one launch for many tensors.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.optim.optim_stubs import amp_unscale_stub, amp_update_scale_stub
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_float32, ptr_int32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def unscale(access: Access, out: Access) -> Callable:
    """x[i] *= scale; found[0] = 1 if x[i] is not finite. A scale of 1 leaves all elements as they are."""
    (pointer, load), (_, store) = access, out

    def kernel(n, x, found, scale):
        i = cuda.grid(1)
        if i < n:
            p, by = pointer(x), ptr_float32(scale)[0]
            value = load(p, i)
            if not np.isfinite(value):
                ptr_float32(found)[0] = np.float32(1)
            if by != 1:
                store(p, i, value * like(by, value))

    return kernel


def update_scale(scale, tracker, found, growth, backoff, interval):
    """For one thread: shrink the scale where an inf was found, grow it after `interval` steps without one."""
    s, steps = ptr_float32(scale), ptr_int32(tracker)
    if ptr_float32(found)[0] != 0:
        s[0] = np.float32(np.float64(s[0]) * backoff)
        steps[0] = np.int32(0)
    else:
        successful = steps[0] + np.int32(1)
        if successful == interval:
            grown = np.float32(np.float64(s[0]) * growth)
            # A scale that would overflow keeps its value.
            if np.isfinite(grown):
                s[0] = grown
            steps[0] = np.int32(0)
        else:
            steps[0] = np.int32(successful)


@lru_cache(None)
def _unscale_kernel(dtype: ScalarType) -> CudaKernel:
    body = unscale(load_access(dtype, opmath(dtype)), store_access(dtype))
    return cuda_kernel(body, "iiii", name=f"amp_unscale_{dtype.name}")


@lru_cache(None)
def _update_kernel() -> CudaKernel:
    return cuda_kernel(update_scale, "iiiddi", name="amp_update_scale")


def run_unscale(tensor: Tensor, found_inf: Tensor, inv_scale: Tensor) -> None:
    m, dense = tensor.meta, tensor
    if not m.is_non_overlapping_and_dense:
        dense = copy_(empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device)), tensor, False)
    launch_for_each(_unscale_kernel(m.dtype), m.numel, address(dense), address(found_inf), address(inv_scale))
    if dense is not tensor:
        copy_(tensor, dense, False)


def run_update_scale(
    scale: Tensor, tracker: Tensor, found_inf: Tensor, growth: float, backoff: float, interval: int
) -> None:
    _update_kernel().launch(1, 1, address(scale), address(tracker), address(found_inf), growth, backoff, interval)


amp_unscale_stub.register("cuda", run_unscale)
amp_update_scale_stub.register("cuda", run_update_scale)
