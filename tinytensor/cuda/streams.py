"""torch.cuda.streams: queues of work on a device, and marks in them. Neither can be made without a device.

Work on one stream runs in the order in which it was queued; on two streams in any order, unless one waits for an event of
the other:

    side = tt.cuda.Stream()
    side.wait_stream(tt.cuda.current_stream())    what side does from here on comes after what was queued so far
    with tt.cuda.stream(side):
        y = x + 1                                 queued on side
    tt.cuda.current_stream().wait_stream(side)

Mirrors torch/cuda/streams.py, the streams of torch/cuda/__init__.py, torch/csrc/cuda/Stream.cpp and Event.cpp.
"""

from __future__ import annotations

import ctypes
from types import TracebackType
from typing import Any

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_runtime import CUDAStream, device_guard
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.cuda._lazy_init import index_or_current, lazy_init

__all__ = [
    "Event", "ExternalStream", "Stream", "StreamContext", "current_stream", "default_stream", "get_stream_from_external",
    "set_stream", "stream",
]  # fmt: skip

_CUDA = 1  # the number of its device type


class Stream:
    """A queue of kernels that run one after the other. RuntimeError without CUDA.

        device      whose; None: the current one
        priority    0 or below; work of streams with lower numbers comes first

    There are 32 for each priority, which are handed out in turn.

    >>> tt.cuda.Stream()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: torch.cuda.Stream requires CUDA support
    """

    _stream: CUDAStream
    _entered: list[Any]

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
    def device(self) -> Device:
        """Whose it is, with its index.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().device
        """
        return Device("cuda", self._stream.device_index)

    @property
    def device_index(self) -> int:
        """The index of its device.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().device_index
        """
        return self._stream.device_index

    @property
    def device_type(self) -> int:
        """The number of CUDA among the types of devices, 1.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().device_type
        """
        return _CUDA

    @property
    def stream_id(self) -> int:
        """Its number on its device; 0 is the default stream.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.default_stream().stream_id
        """
        return self._stream.id

    @property
    def cuda_stream(self) -> int:
        """What the driver knows it by (`cudaStream_t`).

        >>> if tt.cuda.is_available():
        ...     tt.cuda.default_stream().cuda_stream
        """
        return self._stream.handle

    @property
    def priority(self) -> int:
        """From -3 to 0; the lower, the sooner.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream(priority=-1).priority
        """
        return self._stream.priority

    @staticmethod
    def priority_range() -> tuple[int, int]:
        """The least and the greatest priority.

        >>> tt.cuda.Stream.priority_range()
        (0, -3)
        """
        return 0, -3

    def query(self) -> bool:
        """Whether all its work is done.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().query()
        """
        with device_guard(self.device_index):
            return self._stream.query()

    def synchronize(self) -> None:
        """Wait until all its work is done.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().synchronize()
        """
        with device_guard(self.device_index):
            self._stream.synchronize()

    def wait_event(self, event: Event) -> None:
        """Let what is queued from now on wait for an event.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().wait_event(tt.cuda.Event())
        """
        event.wait(self)

    def wait_stream(self, stream: Stream) -> None:
        """Let what is queued from now on wait for all that another stream has queued so far.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().wait_stream(tt.cuda.current_stream())
        """
        self.wait_event(stream.record_event())

    def record_event(self, event: Event | None = None) -> Event:
        """Record an event, a new one if none is given, and return it.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().record_event().query()
        """
        event = Event() if event is None else event
        event.record(self)
        return event

    def is_capturing(self) -> bool:
        """Whether a graph records its work.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Stream().is_capturing()
        """
        return cuda_runtime.is_capturing(self._stream)

    @property
    def _as_parameter_(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self.cuda_stream)

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.cuda_stream

    def __enter__(self) -> Stream:
        context = StreamContext(self)
        context.__enter__()
        self._entered.append(context)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._entered.pop().__exit__(kind, value, traceback)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and self._stream is other._stream

    def __hash__(self) -> int:
        return hash((self.cuda_stream, self.device))

    def __repr__(self) -> str:
        return f"<torch.cuda.Stream device={self.device} cuda_stream={self.cuda_stream:#x}>"


def _wrap(stream: CUDAStream, cls: type[Stream] = Stream) -> Stream:
    made = object.__new__(cls)
    made._stream, made._entered = stream, []
    return made


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


class Event:
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

    _raw: Any
    _device: int

    def __new__(
        cls, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False, external: bool = False
    ) -> Event:
        if not cuda_runtime.is_available():
            raise RuntimeError("Tried to instantiate dummy base class Event")
        check(not interprocess, "CUDA events between processes are not supported")
        made = object.__new__(cls)
        # As in PyTorch the driver's event is made when it is first recorded: only then its device is known.
        made._timing, made._blocking, made._raw, made._device = bool(enable_timing), bool(blocking), None, -1
        return made

    _timing: bool
    _blocking: bool

    @property
    def device(self) -> Device | None:
        """Where it was recorded; None before.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().device
        """
        return None if self._raw is None else Device("cuda", self._device)

    @property
    def cuda_event(self) -> int:
        """A number for the driver's event; 0 before it was recorded.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().cuda_event
        """
        return 0 if self._raw is None else int(getattr(self._raw, "handle", id(self._raw)))

    def record(self, stream: Stream | None = None) -> None:
        """Put it behind all work of a stream, the current one by default. RuntimeError for one of another device.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().record()
        """
        stream = current_stream() if stream is None else stream
        if self._raw is None:
            with device_guard(stream.device_index):
                self._raw = cuda_runtime.driver().new_event(self._timing, self._blocking)
            self._device = stream.device_index
        check(
            self._device == stream.device_index,
            lambda: f"Event device {self._device} does not match recording stream's device {stream.device_index}.",
        )
        with device_guard(self._device):
            self._raw.record(stream.cuda_stream)

    def wait(self, stream: Stream | None = None) -> None:
        """Let what a stream (the current one by default) does from now on wait for it. Not recorded, it changes nothing.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().wait()
        """
        stream = current_stream() if stream is None else stream
        if self._raw is not None:
            with device_guard(stream.device_index):
                cuda_runtime.driver().stream_wait_event(stream.cuda_stream, self._raw)

    def query(self) -> bool:
        """Whether all work before it is done; True if it was not recorded.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().query()
        """
        return self._raw is None or self._raw.query()

    def synchronize(self) -> None:
        """Wait until all work before it is done.

        >>> if tt.cuda.is_available():
        ...     tt.cuda.Event().synchronize()
        """
        if self._raw is not None:
            self._raw.synchronize()

    def elapsed_time(self, end_event: Event) -> float:
        """Milliseconds from this event to another one. RuntimeError unless both know the time and were reached.

        >>> if tt.cuda.is_available():
        ...     start, end = (tt.cuda.Event(enable_timing=True) for _ in range(2))
        ...     start.record(), end.record()
        ...     start.elapsed_time(end)
        """
        check(
            self._timing and end_event._timing,
            "Both events must be created with argument 'enable_timing=True'.",
            ValueError,
        )
        check(
            self._raw is not None and end_event._raw is not None,
            "Both events must be recorded before calculating elapsed time.",
            ValueError,
        )
        check(
            self.query() and end_event.query(),
            "Both events must be completed before calculating elapsed time.",
        )
        return self._raw.elapsed_time(end_event._raw)

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
        cuda_runtime.set_device(stream.device_index)
        cuda_runtime.set_stream(stream._stream)


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
