"""repeat_interleave on CUDA: a warp writes the places of one number.

Mirrors aten/src/ATen/native/cuda/Repeat.cu (`compute_cuda_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import THREADS, WARP, address
from tinytensor.aten.native.shape.tensor_transformations_stubs import repeat_interleave_stub
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def repeat_places(ptr: Callable) -> Callable:
    """out[ends[i] - repeats[i] .. ends[i] - 1] = i, for i < n. A wrong number of places ends the kernel."""

    def kernel(n, out, repeats, ends, size):
        i = cuda.grid(1) // WARP
        if i < n:
            o, count, end = ptr(out), ptr(repeats)[i], ptr_int64(ends)[i]
            device_assert((count >= 0) & (ptr_int64(ends)[n - 1] == size))
            at = end - count + cuda.laneid
            while at < end:
                o[at] = i
                at += WARP

    return kernel


@lru_cache(None)
def _kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(repeat_places(POINTERS[dtype]), "iiiii", name=f"repeat_interleave_{dtype.name}")


def repeat_interleave(out: Tensor, repeats: Tensor, ends: Tensor) -> None:
    """Write the number i to the places that end at ends[i]; see tensor_transformations_stubs.py."""
    n = repeats.meta_.numel
    warps = min(n, THREADS // WARP)
    _kernel(out.meta_.dtype).launch(
        -(-n // warps), warps * WARP, n, address(out), address(repeats), address(ends), out.meta_.numel
    )


repeat_interleave_stub.register("cuda", repeat_interleave)
