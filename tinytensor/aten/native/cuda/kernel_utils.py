"""What kernels with a thread for each element have in common.

Mirrors aten/src/ATen/cuda/detail/KernelUtils.h (`GET_BLOCKS`, `CUDA_KERNEL_LOOP`).
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.c10.cuda.cuda_runtime import allocate_storage, capture_on, current_stream, device_guard, driver
from tinytensor.c10.cuda.driver_api import HOST_TO_DEVICE
from tinytensor.c10.cuda.pinned_memory import allocate_pinned
from tinytensor.c10.device import Device
from tinytensor.c10.storage import StorageImpl, address_of
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

THREADS = 128
WARP = 32


def address(t: Tensor | None) -> int:
    """Where the first element of a tensor is; 0 for None."""
    return 0 if t is None else t.storage_.data_ptr + t.byte_offset_


def upload(array: np.ndarray, device: Device) -> StorageImpl:
    """A copy of a host's table in memory of the device. Keep it until the kernel that reads it is launched: memory that is
    given back afterwards is used again by later work of the same stream only. For a graph it is copied at each replay."""
    assert device.index is not None
    memory = allocate_storage(array.nbytes, device)
    with device_guard(device.index):
        stream = current_stream(device.index)
        capture, source = capture_on(stream), address_of(array)
        if capture is not None:
            # A graph copies only from pinned memory, and at a time when the caller's array may be gone or changed.
            pinned = allocate_pinned(array.nbytes)
            ctypes.memmove(pinned.data_ptr, source, array.nbytes)
            capture.keep(pinned)
            source = pinned.data_ptr
        driver().copy(memory.data_ptr, source, array.nbytes, HOST_TO_DEVICE, stream.handle)
    return memory


def threads_for(n: int, most: int = THREADS) -> tuple[int, int]:
    """(blocks, threads) of a launch with a thread for each of n elements; a small one gets as few warps as it needs."""
    if n <= most:
        return 1, max(WARP, -(-n // WARP) * WARP)
    return -(-n // most), most


def launch_for_each(kernel: CudaKernel, n: int, *args: Any) -> None:
    """Launch a kernel that takes n first, and in which thread i (`cuda.grid(1)`) does element i if i < n."""
    if n:
        kernel.launch(*threads_for(n), n, *args)
