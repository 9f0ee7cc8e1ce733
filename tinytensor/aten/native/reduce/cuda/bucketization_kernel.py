"""searchsorted and bucketize on CUDA: a thread for each value walks down the boundaries as a thread of the CPU does.

Mirrors aten/src/ATen/native/cuda/Bucketization.cu (`searchsorted_cuda_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.cpu.bucketization_kernel import search
from tinytensor.aten.native.reduce.sorting_stubs import searchsorted_stub
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def search_each(loop: Callable) -> Callable:
    """`loop(lo, hi, ...)` over one value a thread."""

    def kernel(count, out, sequence, values, order, n, width, shared, right):
        i = cuda.grid(1)
        if i < count:
            loop(i, i + 1, out, sequence, values, order, n, width, shared, right)

    return kernel


@lru_cache(None)
def _kernel(dtype: ScalarType, out: ScalarType) -> CudaKernel:
    value = fn.value_type(dtype)
    loop = search(POINTERS[dtype], fn.load_as(dtype, value), POINTERS[out], fn.STORE[out])
    return cuda_kernel(search_each(loop), "iiiiiiiii", name=f"searchsorted_{dtype.name}_{out.name}")


def searchsorted(out: Tensor, sequence: Tensor, values: Tensor, order: Tensor | None, right: bool) -> None:
    """Write the place of each value in its sequence; see sorting_stubs.py."""
    width = values.meta_.sizes[-1] if values.meta_.dim else 1
    launch_for_each(
        _kernel(values.meta_.dtype, out.meta_.dtype), values.meta_.numel, address(out), address(sequence), address(values),
        address(order), sequence.meta_.sizes[-1], width, sequence.meta_.dim == 1, right,
    )  # fmt: skip


searchsorted_stub.register("cuda", searchsorted)
