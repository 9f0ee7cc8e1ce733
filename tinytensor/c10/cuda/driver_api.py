"""What the library asks of a CUDA driver, and what it learns about a device.

There are three drivers: of real devices (driver.py), of simulated ones (simulated_driver.py), and the one of a machine that
has none (no_driver.py). cuda_runtime.py chooses; nobody else asks which one it is.

Mirrors the part of the CUDA driver API that c10/cuda calls (c10/cuda/driver_api.h).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tinytensor.c10.cuda.capture import Capture, Captures
from tinytensor.c10.cuda.raw_allocator import RawAllocator

HOST_TO_DEVICE, DEVICE_TO_HOST, DEVICE_TO_DEVICE = "HtoD", "DtoH", "DtoD"
Size3 = tuple[int, int, int]


@dataclass(frozen=True)
class CUDADeviceProperties:
    """What a device is: `torch.cuda.get_device_properties`. Memory is in bytes, clock rates are in kHz."""

    name: str
    major: int
    minor: int
    total_memory: int
    multi_processor_count: int
    warp_size: int = 32
    max_threads_per_block: int = 1024
    max_threads_per_multi_processor: int = 2048
    regs_per_multiprocessor: int = 65536
    shared_memory_per_block: int = 49152
    L2_cache_size: int = 0
    is_integrated: bool = False
    is_multi_gpu_board: bool = False
    pci_bus_id: int = 0
    pci_device_id: int = 0
    pci_domain_id: int = 0

    def __repr__(self) -> str:
        return (
            f"_CudaDeviceProperties(name='{self.name}', major={self.major}, minor={self.minor}, "
            f"total_memory={self.total_memory // 1024**2}MB, multi_processor_count={self.multi_processor_count}, "
            f"L2_cache_size={self.L2_cache_size // 1024**2}MB)"
        )


class RawEvent(Protocol):
    """A mark in a stream, as the driver makes it."""

    def record(self, stream: int) -> None:
        """Put the mark behind all work that the stream has now."""

    def query(self) -> bool:
        """Whether all work before the mark is done."""

    def synchronize(self) -> None:
        """Wait until it is."""

    def elapsed_time(self, end: Any) -> float:
        """Milliseconds from this mark to another one."""


class Driver(Protocol):
    """A CUDA driver. Devices are numbers from 0; streams are handles, 0 the default one; addresses are bytes."""

    def device_count(self) -> int:
        """How many devices there are."""

    def properties(self, device: int) -> CUDADeviceProperties:
        """What the device is."""

    def can_access_peer(self, device: int, peer: int) -> bool:
        """Whether kernels of a device can read the memory of another one."""

    def make_current(self, device: int) -> None:
        """Let what follows on this thread of the host happen on the device."""

    def memory(self, device: int) -> RawAllocator:
        """The device's memory, as the caching allocator asks for it."""

    def copy(self, to: int, source: int, nbytes: int, kind: str, stream: int) -> None:
        """Copy bytes, in the order of the stream; `kind` is HtoD, DtoH or DtoD. It may end before the copy does."""

    def fill(self, address: int, value: int, nbytes: int, stream: int) -> None:
        """Set bytes."""

    def device_of(self, address: int) -> int:
        """The device whose memory has this address. RuntimeError for one of nobody's."""

    def host_address(self, address: int) -> int | None:
        """Where the host reads the same memory; None on a real device, whose memory it cannot read."""

    def new_stream(self, device: int, priority: int) -> int:
        """A stream's handle."""

    def stream_query(self, stream: int) -> bool:
        """Whether a stream has nothing left to do."""

    def stream_synchronize(self, stream: int) -> None:
        """Wait until a stream has nothing left to do."""

    def stream_wait_event(self, stream: int, event: RawEvent) -> None:
        """Let what is put on the stream from now on wait for the event."""

    def new_event(self, timing: bool, blocking: bool) -> RawEvent:
        """An event on the current device."""

    def synchronize(self, device: int) -> None:
        """Wait until a device has nothing left to do."""

    def pin(self, address: int, nbytes: int) -> None:
        """Keep this memory of the host where it is, so that the device can copy from it by itself."""

    def unpin(self, address: int) -> None:
        """Give it free again."""

    cublas: Any
    """NVIDIA's cuBLAS, as `nvmath.bindings.cublas` has it; None where it is not."""

    captures: Captures
    """The streams that record their work for a graph: nothing runs on them meanwhile."""

    def instantiate(self, capture: Capture) -> Callable[[int], None]:
        """Make a graph of what was recorded: `run(stream)` puts all of it on a stream."""

    def launch(self, kernel: Any, grid: Size3, block: Size3, args: tuple[Any, ...], stream: int) -> None:
        """Run a kernel (a CudaKernel of kernel_compiler.cuda)."""
