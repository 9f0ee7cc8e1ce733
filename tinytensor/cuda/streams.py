"""torch.cuda.streams: queues of work on a device, and marks in them. Neither can be made without a device.

Work on one stream runs in the order in which it was queued; on two streams in any order, unless one waits for an event of
the other:

    side = tt.cuda.Stream()
    side.wait_stream(tt.cuda.current_stream())    what side does from here on comes after what was queued so far
    with tt.cuda.stream(side):
        y = x + 1                                 queued on side
    tt.cuda.current_stream().wait_stream(side)

What they have in common with the streams of other devices is in _streams.py.

Mirrors torch/cuda/streams.py, the streams of torch/cuda/__init__.py, torch/csrc/cuda/Stream.cpp and Event.cpp.
"""

from __future__ import annotations

import ctypes
from types import TracebackType
from typing import Any

from tinytensor._streams import Event as _Event
from tinytensor._streams import Stream as _Stream
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_runtime import CUDAStream
from tinytensor.c10.device import Device
from tinytensor.c10.device_guard_impl import guard_impl
from tinytensor.c10.error import check
from tinytensor.cuda._lazy_init import index_or_current, lazy_init

__all__ = [
    "Event", "ExternalStream", "Stream", "StreamContext", "current_stream", "default_stream", "get_stream_from_external",
    "set_stream", "stream",
]  # fmt: skip


class Stream(_Stream):
    """A queue of kernels that run one after the other. RuntimeError without CUDA.

        device      whose; None: the current one
        priority    0 or below; work of streams with lower numbers comes first

    There are 32 for each priority, which are handed out in turn.

    >>> tt.cuda.Stream()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: torch.cuda.Stream requires CUDA support
    """

    def __new__(cls, device: Any = None, priority: int = 0, **kwargs: Any) -> Stream:
        if not cuda_runtime.is_available():
            raise RuntimeError("torch.cuda.Stream requires CUDA support")
        if "stream_id" in kwargs:
            return _wrap(cuda_runtime.stream_from_id(kwargs["device_index"], kwargs["stream_id"]), cls)
        index = index_or_current(device)
        if "stream_ptr" in kwargs:
            return _wrap(cuda_runtime.external_stream(index, kwargs["stream_ptr"]), cls)
        return _wrap(cuda_runtime.stream_from_pool(index, priority), cls)

    @property
    def cuda_stream(self) -> int:
        """What the driver knows it by (`cudaStream_t`).

        >>> if tt.cuda.is_available():
        ...     tt.cuda.default_stream().cuda_stream
        """
        return self._raw.handle

    @property
    def priority(self) -> int:
        """From -3 to 0; the lower, the sooner.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream(priority=-1).priority
        """
        return self._raw.priority

    @staticmethod
    def priority_range() -> tuple[int, int]:
        """The least and the greatest priority.

        >>> tt.cuda.Stream.priority_range()
        (0, -3)
        """
        return 0, -3

    def _new_event(self) -> Event:
        return Event()

    @property
    def _as_parameter_(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self.cuda_stream)

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.cuda_stream

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and super().__eq__(other)

    def __hash__(self) -> int:
        return hash((self.cuda_stream, self.device))

    def __repr__(self) -> str:
        return f"<torch.cuda.Stream device={self.device} cuda_stream={self.cuda_stream:#x}>"


def _wrap(stream: CUDAStream, cls: type[Stream] = Stream) -> Stream:
    return cls._wrap_raw("cuda", guard_impl(Device("cuda")), stream)


class ExternalStream(Stream):
    """A stream that another library has made, by its handle. Whoever made it keeps it alive. RuntimeError without CUDA.

    >>> tt.cuda.ExternalStream(0)  #!
    Traceback (most recent call last):
        ...
    RuntimeError: torch.cuda.Stream requires CUDA support
    """

    def __new__(cls, stream_ptr: int, device: Any = None, **kwargs: Any) -> Stream:  # type: ignore[misc]
        return super().__new__(cls, device, stream_ptr=stream_ptr)


def get_stream_from_external(data_ptr: int, device: Any = None) -> Stream:
    """The stream with this handle, made elsewhere. AssertionError without CUDA.

    >>> tt.cuda.get_stream_from_external(0)  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    return _wrap(cuda_runtime.external_stream(index_or_current(device), data_ptr))


class Event(_Event):
    """A mark in a stream: whether and when it was reached. RuntimeError without CUDA.

        enable_timing    whether it knows when
        blocking         whether `synchronize` lets the processor do something else meanwhile
        interprocess     not supported; RuntimeError
        external         whether a graph records it as a node of its own; without effect here

    >>> tt.cuda.Event()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Tried to instantiate dummy base class Event
    """

    def __new__(
        cls, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False, external: bool = False
    ) -> Event:
        if not cuda_runtime.is_available():
            raise RuntimeError("Tried to instantiate dummy base class Event")
        check(not interprocess, "CUDA events between processes are not supported")
        return cls._make("cuda", bool(enable_timing), bool(blocking))

    @classmethod
    def from_ipc_handle(cls, device: Any, handle: bytes) -> Event:
        """Refused with a RuntimeError: events are not shared between processes.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event.from_ipc_handle("cuda", b"")
        """
        raise RuntimeError("CUDA events between processes are not supported")

    @property
    def device(self) -> Device | None:
        """Where it was recorded; None before.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().device
        """
        return None if self._raw is None else super().device

    @property
    def cuda_event(self) -> int:
        """A number for the driver's event; 0 before it was recorded.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().cuda_event
        """
        return self.event_id

    def _mismatch(self, index: int) -> str:
        return f"Event device {self._index} does not match recording stream's device {index}."

    def elapsed_time(self, end_event: _Event) -> float:
        """Milliseconds from this event to another one. ValueError unless both know the time and were recorded, RuntimeError
        before both were reached.

        >>> if tt.cuda.is_available():
        ...     start, end = (tt.cuda.Event(enable_timing=True) for _ in range(2))
        ...     start.record(), end.record()
        ...     start.elapsed_time(end)
        """
        return super().elapsed_time(end_event)

    def ipc_handle(self) -> bytes:
        """Refused with a RuntimeError: events are not shared between processes.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().ipc_handle()
        """
        raise RuntimeError("CUDA events between processes are not supported")

    @property
    def _as_parameter_(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self.cuda_event)

    def __repr__(self) -> str:
        return f"<torch.cuda.Event {self.cuda_event:#x}>" if self.cuda_event else "<torch.cuda.Event uninitialized>"


class StreamContext:
    """Inside, kernels are queued on this stream; None changes nothing.

    >>> with tt.cuda.stream(None):
    ...     tt.ones(1)
    tensor([1.])
    """

    def __init__(self, stream: Stream | None) -> None:
        self.stream = stream
        self._before: list[Stream] = []

    def __enter__(self) -> None:
        if self.stream is None:
            return
        lazy_init()
        # Its device becomes the current one. So two streams have to be put back: that of the device before, and that
        # which the stream's own device had. The last to be set is the one whose device is current afterwards.
        here = current_stream()
        self._before = [here] if here.device is self.stream.device else [current_stream(self.stream.device), here]
        set_stream(self.stream)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for stream in self._before:
            set_stream(stream)


def stream(stream: Stream | None) -> StreamContext:
    """A context in which kernels are queued on this stream; None changes nothing.

    >>> with tt.cuda.stream(None):
    ...     tt.ones(1)
    tensor([1.])
    """
    return StreamContext(stream)


def set_stream(stream: Stream | None) -> None:
    """Let kernels be queued on this stream from now on; its device becomes the current one. None changes nothing.

    >>> tt.cuda.set_stream(None)
    """
    if stream is not None:
        found = stream._resolve()
        check(found is not None, lambda: f"expected a stream of CUDA, got {stream!r}")
        assert found is not None
        cuda_runtime.set_device(stream.device_index)
        cuda_runtime.set_stream(found[1])


def current_stream(device: Any = None) -> Stream:
    """The stream on which kernels are queued now. AssertionError without CUDA.

    >>> tt.cuda.current_stream()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    return _wrap(cuda_runtime.current_stream(index_or_current(device)))


def default_stream(device: Any = None) -> Stream:
    """The stream that a device has from the start. AssertionError without CUDA.

    >>> tt.cuda.default_stream()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    return _wrap(cuda_runtime.default_stream(index_or_current(device)))
