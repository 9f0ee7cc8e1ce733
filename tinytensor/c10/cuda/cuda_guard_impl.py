"""CUDA's devices, streams and events under the names that all devices with streams have.

Mirrors c10/cuda/impl/CUDAGuardImpl.h.
"""

from __future__ import annotations

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_runtime import CUDAStream, device_guard
from tinytensor.c10.storage import StorageImpl


class CUDAEvent:
    """An event of the driver, and the device that it was made on."""

    __slots__ = ("device_index", "raw")

    def __init__(self, device_index: int, timing: bool, blocking: bool):
        self.device_index = device_index
        with device_guard(device_index):
            self.raw = cuda_runtime.driver().new_event(timing, blocking)


class CUDAGuardImpl:
    """See `DeviceGuardImpl`."""

    def device_count(self) -> int:
        return len(cuda_runtime._allocators)  # none before the runtime has started

    def current_device(self) -> int:
        return cuda_runtime.current_device()

    def set_device(self, index: int) -> None:
        cuda_runtime.set_device(index)

    def get_stream(self, index: int) -> CUDAStream:
        return cuda_runtime.current_stream(index)

    def set_stream(self, stream: CUDAStream) -> None:
        cuda_runtime.set_stream(stream)

    def new_stream(self, index: int, priority: int) -> CUDAStream:
        return cuda_runtime.stream_from_pool(index, priority)

    def stream_from_id(self, index: int, id: int) -> CUDAStream:
        return cuda_runtime.stream_from_id(index, id)

    def query_stream(self, stream: CUDAStream) -> bool:
        with device_guard(stream.device_index):
            return stream.query()

    def synchronize_stream(self, stream: CUDAStream) -> None:
        with device_guard(stream.device_index):
            stream.synchronize()

    def is_capturing(self, stream: CUDAStream) -> bool:
        return cuda_runtime.is_capturing(stream)

    def native_handle(self, stream: CUDAStream) -> int:
        return stream.handle

    def new_event(self, index: int, timing: bool, blocking: bool) -> CUDAEvent:
        return CUDAEvent(index, timing, blocking)

    def record_event(self, event: CUDAEvent, stream: CUDAStream) -> None:
        with device_guard(stream.device_index):
            event.raw.record(stream.handle)

    def wait_event(self, stream: CUDAStream, event: CUDAEvent) -> None:
        with device_guard(stream.device_index):
            cuda_runtime.driver().stream_wait_event(stream.handle, event.raw)

    def query_event(self, event: CUDAEvent) -> bool:
        return event.raw.query()

    def synchronize_event(self, event: CUDAEvent) -> None:
        event.raw.synchronize()

    def elapsed_time(self, start: CUDAEvent, end: CUDAEvent) -> float:
        with device_guard(start.device_index):
            return start.raw.elapsed_time(end.raw)

    def event_handle(self, event: CUDAEvent) -> int:
        return int(getattr(event.raw, "handle", id(event.raw)))

    def record_data_on_stream(self, storage: StorageImpl, stream: CUDAStream) -> None:
        cuda_runtime.record_stream(storage, stream)
