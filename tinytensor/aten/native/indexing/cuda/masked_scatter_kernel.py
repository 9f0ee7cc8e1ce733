"""masked_scatter_ on CUDA: a running sum over the mask says which element of the source comes to each place.

A source that is too short ends the kernel (`device_assert`): nobody waits for the number of true elements.

Mirrors aten/src/ATen/native/cuda/IndexKernel.cu (`launch_masked_scatter_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.cpu.index_kernel import BITS
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.scalar_type import int64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def scatter_to_true(ptr: Callable) -> Callable:
    """out[i] = source[how many true elements come before i], where mask[i] is true."""

    def kernel(n, out, mask, counts, source, available):
        i = cuda.grid(1)
        if i < n and ptr_uint8(mask)[i] != 0:
            at = ptr_int64(counts)[i] - 1
            device_assert(at < available)
            ptr(out)[i] = ptr(source)[at]

    return kernel


@lru_cache(None)
def _kernel(itemsize: int) -> CudaKernel:
    return cuda_kernel(scatter_to_true(BITS[itemsize]), "iiiiii", name=f"masked_scatter_{itemsize}")


def masked_scatter(out: Tensor, mask: Tensor, source: Tensor) -> bool:
    """Write the source's elements to where the mask is true; see tensor_advanced_indexing_stubs.py."""
    n = out.meta_.numel
    with AutoDispatchBelowADInplaceOrView():
        counts = F.cumsum_default(F.view_default(mask, (n,)), 0, int64)
    kernel = _kernel(out.meta_.itemsize)
    launch_for_each(kernel, n, address(out), address(mask), address(counts), address(source), source.meta_.numel)
    return True


stubs.masked_scatter_stub.register("cuda", masked_scatter)
