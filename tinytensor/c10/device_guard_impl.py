"""What the library asks of a kind of devices that have streams: `DeviceGuardImpl`, and who answers for which type.

Code that is about streams and not about CUDA asks here: the engine, which lets nodes run on the streams of their forward
calls, and `tt.Stream`. A stream is the backend's own object. It has `device_index` and `id`, and there is one object for each
stream, so `is` compares them. An event is the backend's own object, too.

A type of devices is in `GUARD_IMPLS` from the moment its runtime has started: before that none of its tensors exist.

Mirrors c10/core/impl/DeviceGuardImplInterface.h and c10/core/StreamGuard.h.
"""

from __future__ import annotations

import contextlib
from types import TracebackType
from typing import Any, Protocol

from tinytensor.c10.device import Device, initialize
from tinytensor.c10.error import check
from tinytensor.c10.storage import StorageImpl


class DeviceGuardImpl(Protocol):
    """Devices of one type, by their indices; streams and events are objects of the backend."""

    def device_count(self) -> int:
        """How many devices there are."""

    def current_device(self) -> int:
        """The index of this thread's current device."""

    def set_device(self, index: int) -> None:
        """Make a device this thread's current one."""

    def get_stream(self, index: int) -> Any:
        """This thread's current stream on a device."""

    def set_stream(self, stream: Any) -> None:
        """Make a stream this thread's current one on its device; the current device stays."""

    def new_stream(self, index: int, priority: int) -> Any:
        """A stream of the device's pool."""

    def stream_from_id(self, index: int, id: int) -> Any:
        """The stream of a device that has this number."""

    def query_stream(self, stream: Any) -> bool:
        """Whether a stream has nothing left to do."""

    def synchronize_stream(self, stream: Any) -> None:
        """Wait until it has."""

    def is_capturing(self, stream: Any) -> bool:
        """Whether a graph records the stream's work."""

    def native_handle(self, stream: Any) -> int:
        """What the driver knows a stream by."""

    def new_event(self, index: int, timing: bool, blocking: bool) -> Any:
        """An event on a device."""

    def record_event(self, event: Any, stream: Any) -> None:
        """Put an event behind all work that a stream has now; both are on one device."""

    def wait_event(self, stream: Any, event: Any) -> None:
        """Let what a stream does from now on wait for an event, which may be of another device."""

    def query_event(self, event: Any) -> bool:
        """Whether all work before an event is done."""

    def synchronize_event(self, event: Any) -> None:
        """Wait until it is."""

    def elapsed_time(self, start: Any, end: Any) -> float:
        """Milliseconds between two events."""

    def event_handle(self, event: Any) -> int:
        """What the driver knows an event by."""

    def record_data_on_stream(self, storage: StorageImpl, stream: Any) -> None:
        """A stream uses a storage of its device: memory is not handed out again before its work is done."""


GUARD_IMPLS: dict[str, DeviceGuardImpl] = {}


def guard_impl(device: Device) -> DeviceGuardImpl:
    """Who answers for a device; its runtime is started. RuntimeError for a type that is not there or has no streams."""
    found = GUARD_IMPLS.get(device.type)
    if found is None:
        with contextlib.suppress(AssertionError):  # there is no such device
            initialize(device)
        found = GUARD_IMPLS.get(device.type)
        check(found is not None, lambda: f"PyTorch is not linked with support for {device.type} devices")
        assert found is not None
    return found


class StreamGuard:
    """Inside, a stream is current on its device, and its device is current. None changes nothing."""

    __slots__ = ("_before", "_device", "_impl", "_stream")

    def __init__(self, impl: DeviceGuardImpl | None, stream: Any):
        self._impl, self._stream = impl, stream

    def __enter__(self) -> None:
        impl, stream = self._impl, self._stream
        if impl is None or stream is None:
            return
        index = stream.device_index
        self._device, self._before = impl.current_device(), impl.get_stream(index)
        impl.set_device(index)
        impl.set_stream(stream)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._impl is not None and self._stream is not None:
            self._impl.set_stream(self._before)
            self._impl.set_device(self._device)
