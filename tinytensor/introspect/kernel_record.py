"""What a CUDA kernel did to memory, thread by thread, and what is wrong with it.

    record = record_kernel(kernel, blocks, threads, out, a, b, n)
    print(record)                   # faults with thread, element and line; sectors; bank conflicts
    record.as_dict()                # plain data, which `tinytensor_widgets.kernel_access` draws

    with record_launches() as records:   # the same for the library's own kernels, on a simulated device
        x + y

It runs without a GPU. The work is done in kernel_compiler/cuda/recorder.py (the log), record.py
(faults and counts) and warp_requests.py (sectors and banks).
Shows what NVIDIA's compute-sanitizer and Nsight Compute tell of a kernel that PyTorch launches.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.simulated_driver import SimulatedDriver
from tinytensor.kernel_compiler.cuda.atomics import DeviceAssert
from tinytensor.kernel_compiler.cuda.record import KernelRecord, record_kernel
from tinytensor.kernel_compiler.cuda.record_types import Access, BankUse, Barrier, Fault, Sectors
from tinytensor.kernel_compiler.cuda.recorder import KernelTimeout

__all__ = [
    "Access", "BankUse", "Barrier", "Fault", "KernelRecord", "KernelTimeout", "Sectors", "record_kernel", "record_launches",
]  # fmt: skip


@contextmanager
def record_launches() -> Iterator[list[KernelRecord]]:
    """Inside, every kernel that is launched on a simulated device is recorded; gives the list of their records.

    An array is what one allocation was asked for, and has the name of the kernel's argument that points into it. RuntimeError
    where devices are real: nobody sees what a GPU reads.
    """
    driver = cuda_runtime.driver()
    if not isinstance(driver, SimulatedDriver):
        raise RuntimeError("kernels are recorded on a simulated device: set TINYTENSOR_CUDA=sim")
    records: list[KernelRecord] = []
    run = driver._run

    def record(kernel: Any, grid: Any, block: Any, args: tuple[Any, ...]) -> None:
        names = kernel.function.__code__.co_varnames
        try:
            records.append(record_kernel(kernel, grid, block, *args, memory=_live_memory(driver, names, args)))
        except DeviceAssert:
            run(kernel, grid, block, args)  # raises CUDA's error

    driver._run = record
    try:
        yield records
    finally:
        driver._run = run


def _live_memory(driver: SimulatedDriver, names: tuple[str, ...], args: tuple[Any, ...]) -> dict[str, Any]:
    """What is allocated on the simulated devices, for `record_kernel(memory=...)`."""
    found = {}
    for device in range(driver.device_count()):
        for segment in cuda_runtime.allocator(device).snapshot()["segments"]:
            for block in segment["blocks"]:
                address, nbytes = block["address"], block["requested_size"]
                if nbytes:
                    into = [
                        n for n, a in zip(names, args, strict=False) if isinstance(a, int) and 0 <= a - address < nbytes
                    ]
                    found[into[0] if into and into[0] not in found else f"memory at {address:#x}"] = (
                        address,
                        nbytes,
                        None,
                    )
    return found
