"""torch.Stream and torch.Event: queues of work and marks in them, of whatever type of devices has them.

    s = tt.Stream(device="cuda")          as tt.cuda.Stream, for a program that does not say CUDA anywhere:
    s = tt.accelerator.current_stream()   works with any accelerator

The CPU has no queues: its one stream has always done everything. Events cannot be recorded there.

Who answers for a type of devices is in c10/device_guard_impl.py. tt.cuda.Stream and tt.cuda.Event are subclasses.

Mirrors torch/csrc/Stream.cpp, torch/csrc/Event.cpp and c10/core/impl/InlineEvent.h.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any

from tinytensor.c10 import device as _devices
from tinytensor.c10.device import Device, accelerator
from tinytensor.c10.device_guard_impl import GUARD_IMPLS, DeviceGuardImpl, guard_impl
from tinytensor.c10.error import check, check_type, check_value

# The numbers of the types that there are here.
_NUMBERS = {"cpu": 0, "cuda": 1, "meta": 14, "privateuseone": 20}
_TYPES = 21
_WITHOUT_STREAMS = ("cpu", "meta")


def number_of(type: str) -> int:
    """The number of a type of devices (`c10::DeviceType`)."""
    return _NUMBERS.get(type, _NUMBERS["privateuseone"])


def _device_argument(function: str, device: Any) -> Device:
    """A device, or what stands for one; None: the accelerator, and the CPU where there is none."""
    if device is None:
        try:
            return accelerator()
        except RuntimeError:
            return Device("cpu")
    check_type(
        isinstance(device, str | int | Device) and not isinstance(device, bool),
        lambda: f"{function}(): argument 'device' (position 1) must be torch.device, not {type(device).__name__}",
    )
    return Device(device)


def _check_kind(function: str, **arguments: Any) -> None:
    for name, value in arguments.items():
        wanted = int if name == "priority" else bool
        if type(value) is not wanted:
            given = type(value).__name__
            raise TypeError(f"{function}(): argument '{name}' must be {wanted.__name__}, not {given}")


class Stream:
    """A queue of work on a device: pieces on one stream run in their order, on two streams in any.

        device      whose; None: the accelerator's current device, or the CPU where there is no accelerator
        priority    0 or below; work of streams with lower numbers comes first

    Or by its numbers: `stream_id`, `device_index` and `device_type`. RuntimeError for a type of devices that is not there.

    >>> s = tt.Stream("cpu")
    >>> s, s.query()
    (torch.Stream device_type=cpu, device_index=-1, stream_id=0, True)
    >>> with s:
    ...     tt.ones(1)
    tensor([1.])
    """

    _impl: DeviceGuardImpl | None  # None: not asked for yet, or of a type without streams
    _raw: Any  # the backend's stream
    _type: str
    _index: int
    _id: int
    _before: list[tuple[Any, int]]  # the stream and the device that each `with` has replaced

    def __new__(cls, *args: Any, **kwargs: Any) -> Stream:
        if len(args) == 3 or "stream_id" in kwargs:
            return cls._of_numbers(*args, **kwargs)
        return cls._of_device(*args, **kwargs)

    @classmethod
    def _of_device(cls, device: Any = None, *, priority: int = 0) -> Stream:
        _check_kind("Stream", priority=priority)
        found = _device_argument("Stream", device)
        if found.type in _WITHOUT_STREAMS:
            return cls._make(found.type, -1, 0)
        impl = guard_impl(found)
        index = impl.current_device() if found.index is None else found.index
        return cls._wrap_raw(found.type, impl, impl.new_stream(index, priority))

    @classmethod
    def _of_numbers(cls, stream_id: int, device_index: int, device_type: int, *, priority: int = 0) -> Stream:
        check(0 <= device_type < _TYPES, "Expected isValidDeviceType(device_type) to be true, but got false.")
        found = next((name for name, number in _NUMBERS.items() if number == device_type), None)
        check(found is not None, lambda: f"there are no devices of type {device_type} here")
        assert found is not None
        return cls._make(_devices.privateuse1_name if found == "privateuseone" else found, device_index, stream_id)

    @classmethod
    def _make(cls, type: str, index: int, id: int) -> Stream:
        made = object.__new__(cls)
        made._type, made._index, made._id = type, index, id
        made._impl, made._raw, made._before = None, None, []
        return made

    @classmethod
    def _wrap_raw(cls, type: str, impl: DeviceGuardImpl, raw: Any) -> Any:
        """The Stream that stands for a backend's own."""
        made = cls._make(type, raw.device_index, raw.id)
        made._impl, made._raw = impl, raw
        return made

    def _resolve(self) -> tuple[DeviceGuardImpl, Any] | None:
        """Who answers for it, and the backend's stream; None for a type without streams."""
        if self._type in _WITHOUT_STREAMS:
            return None
        if self._impl is None:
            self._impl = guard_impl(self.device)
            self._raw = self._impl.stream_from_id(self._index, self._id)
        return self._impl, self._raw

    @property
    def device(self) -> Device:
        """Whose it is.

        >>> tt.Stream("cpu").device
        device(type='cpu')
        """
        return Device(self._type) if self._index < 0 else Device(self._type, self._index)

    @property
    def device_index(self) -> int:
        """The index of its device; -1 for the CPU.

        >>> tt.Stream("cpu").device_index
        -1
        """
        return self._index

    @property
    def device_type(self) -> int:
        """The number of its type of devices: 0 for the CPU, 1 for CUDA.

        >>> tt.Stream("cpu").device_type
        0
        """
        return number_of(self._type)

    @property
    def stream_id(self) -> int:
        """Its number on its device; 0 is the default stream.

        >>> tt.Stream("cpu").stream_id
        0
        """
        return self._id

    @property
    def native_handle(self) -> int:
        """What the driver knows it by. RuntimeError for the CPU.

        >>> tt.Stream("cpu").native_handle  #!
        Traceback (most recent call last):
            ...
        RuntimeError: Backend doesn't support getting stream native handle.
        """
        found = self._resolve()
        check(found is not None, "Backend doesn't support getting stream native handle.")
        assert found is not None
        return found[0].native_handle(found[1])

    def query(self) -> bool:
        """Whether all its work is done.

        >>> tt.Stream("cpu").query()
        True
        """
        found = self._resolve()
        return found is None or found[0].query_stream(found[1])

    def synchronize(self) -> None:
        """Wait until all its work is done.

        >>> tt.Stream("cpu").synchronize()
        """
        found = self._resolve()
        if found is not None:
            found[0].synchronize_stream(found[1])

    def is_capturing(self) -> bool:
        """Whether a graph records its work.

        >>> tt.Stream("cpu").is_capturing()
        False
        """
        found = self._resolve()
        return found is not None and found[0].is_capturing(found[1])

    def wait_event(self, event: Event) -> None:
        """Let what is queued from now on wait for an event; one that was not recorded changes nothing.

        >>> tt.Stream("cpu").wait_event(tt.Event("cpu"))
        """
        event.wait(self)

    def wait_stream(self, other: Stream) -> None:
        """Let what is queued from now on wait for all that another stream has queued so far. RuntimeError for the CPU.

        >>> tt.Stream("cpu").wait_stream(tt.Stream("cpu"))  #!
        Traceback (most recent call last):
            ...
        RuntimeError: cpu backend doesn't support events.
        """
        self.wait_event(other.record_event())

    def record_event(self, event: Event | None = None) -> Event:
        """Record an event, a new one if none is given, and return it. RuntimeError for the CPU.

        >>> tt.Stream("cpu").record_event()  #!
        Traceback (most recent call last):
            ...
        RuntimeError: cpu backend doesn't support events.
        """
        event = self._new_event() if event is None else event
        event.record(self)
        return event

    def _new_event(self) -> Event:
        return Event(Device(self._type))

    def __enter__(self) -> Stream:
        found = self._resolve()
        if found is not None:
            impl, raw = found
            self._before.append((impl.get_stream(raw.device_index), impl.current_device()))
            impl.set_device(raw.device_index)
            impl.set_stream(raw)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        found = self._resolve()
        if found is not None and self._before:
            stream, device = self._before.pop()
            found[0].set_stream(stream)
            found[0].set_device(device)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Stream):
            return False
        return (self._type, self._index, self._id) == (other._type, other._index, other._id)

    def __hash__(self) -> int:
        return hash((self._type, self._index, self._id))

    def __reduce__(self) -> Any:
        raise TypeError("cannot pickle 'torch.Stream' object")

    def __repr__(self) -> str:
        return f"torch.Stream device_type={self._type}, device_index={self._index}, stream_id={self._id}"


class Event:
    """A mark in a stream: whether its work was done so far, and when.

        device           whose streams it can be recorded on; None: the accelerator, or the CPU where there is none
        enable_timing    whether it knows when
        blocking         whether `synchronize` lets the processor do something else meanwhile
        interprocess     accepted; events are not shared between processes here

    >>> tt.Event("cpu").query()
    True
    """

    _type: str
    _index: int
    _timing: bool
    _blocking: bool
    _raw: Any  # the backend's event; None before it is first recorded, since its device is known only then

    def __new__(
        cls, device: Any = None, *, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False
    ) -> Event:
        _check_kind("Event", enable_timing=enable_timing, blocking=blocking, interprocess=interprocess)
        found = _device_argument("Event", device)
        if found.type not in _WITHOUT_STREAMS:
            guard_impl(found)
        return cls._make(found.type, enable_timing, blocking)

    @classmethod
    def _make(cls, type: str, timing: bool, blocking: bool) -> Any:
        made = object.__new__(cls)
        made._type, made._index, made._timing, made._blocking, made._raw = type, -1, timing, blocking, None
        return made

    @property
    def device(self) -> Device | None:
        """Whose it is; with an index once it was recorded.

        >>> tt.Event("cpu").device
        device(type='cpu')
        """
        return Device(self._type) if self._index < 0 else Device(self._type, self._index)

    @property
    def event_id(self) -> int:
        """What the driver knows it by; 0 before it was recorded.

        >>> tt.Event("cpu").event_id
        0
        """
        return 0 if self._raw is None else GUARD_IMPLS[self._type].event_handle(self._raw)

    def record(self, stream: Stream | None = None) -> None:
        """Put it behind all work of a stream, the current one by default.

        RuntimeError for a stream of another device than that of the first time, and for the CPU.

        >>> tt.Event("cpu").record()  #!
        Traceback (most recent call last):
            ...
        RuntimeError: cpu backend doesn't support events.
        """
        self._check_type("recording", stream)
        found = self._stream_of(stream)
        check(found is not None, f"{self._type} backend doesn't support events.")
        assert found is not None
        impl, raw = found
        if self._raw is None:
            self._raw, self._index = impl.new_event(raw.device_index, self._timing, self._blocking), raw.device_index
        check(self._index == raw.device_index, lambda: self._mismatch(raw.device_index))
        impl.record_event(self._raw, raw)

    def wait(self, stream: Stream | None = None) -> None:
        """Let what a stream (the current one by default) does from now on wait for it. Not recorded, it changes nothing.

        >>> tt.Event("cpu").wait()
        """
        if self._raw is None:
            return
        self._check_type("blocking", stream)
        found = self._stream_of(stream)
        assert found is not None
        found[0].wait_event(found[1], self._raw)

    def _mismatch(self, index: int) -> str:
        return f"Event device index {self._index} does not match recording stream's device index {index}."

    def _check_type(self, what: str, stream: Stream | None) -> None:
        if stream is not None and stream._type != self._type:
            raise RuntimeError(
                f"Event device type {self._type.upper()} does not match {what} stream's device type {stream._type.upper()}."
            )

    def _stream_of(self, stream: Stream | None) -> tuple[DeviceGuardImpl, Any] | None:
        """The backend's stream, the current one for None; None for a type without streams."""
        if stream is not None:
            return stream._resolve()
        if self._type in _WITHOUT_STREAMS:
            return None
        impl = guard_impl(Device(self._type))
        return impl, impl.get_stream(impl.current_device())

    def query(self) -> bool:
        """Whether all work before it is done; True if it was not recorded.

        >>> tt.Event("cpu").query()
        True
        """
        return self._raw is None or GUARD_IMPLS[self._type].query_event(self._raw)

    def synchronize(self) -> None:
        """Wait until all work before it is done.

        >>> tt.Event("cpu").synchronize()
        """
        if self._raw is not None:
            GUARD_IMPLS[self._type].synchronize_event(self._raw)

    def elapsed_time(self, other: Event, /) -> float:
        """Milliseconds from this event to another one. ValueError unless both know the time and were recorded, RuntimeError
        before both were reached.

        >>> tt.Event("cpu").elapsed_time(tt.Event("cpu"))  #!
        Traceback (most recent call last):
            ...
        ValueError: Both events must be created with argument 'enable_timing=True'.
        """
        check(
            other._type == self._type,
            lambda: f"Event device type {self._type.upper()} does not match other's device type {other._type.upper()}.",
        )
        check_value(self._timing and other._timing, "Both events must be created with argument 'enable_timing=True'.")
        check_value(
            self._raw is not None and other._raw is not None,
            "Both events must be recorded before calculating elapsed time.",
        )
        check(
            self.query() and other.query(),
            "Both events must be completed before calculating elapsed time.",
        )
        return GUARD_IMPLS[self._type].elapsed_time(self._raw, other._raw)

    @classmethod
    def from_ipc_handle(cls, device: Any, ipc_handle: bytes) -> Event:
        """Refused with a NotImplementedError: events are not shared between processes.

        >>> tt.Event.from_ipc_handle("cpu", b"")  #!
        Traceback (most recent call last):
            ...
        NotImplementedError: torch.Event ipc is not supported yet, please open an issue if you need this!
        """
        raise NotImplementedError("torch.Event ipc is not supported yet, please open an issue if you need this!")

    def ipc_handle(self) -> bytes:
        """Refused with a NotImplementedError: events are not shared between processes.

        >>> tt.Event("cpu").ipc_handle()  #!
        Traceback (most recent call last):
            ...
        NotImplementedError: torch.Event ipc is not supported yet, please open an issue if you need this!
        """
        raise NotImplementedError("torch.Event ipc is not supported yet, please open an issue if you need this!")

    def __repr__(self) -> str:
        return (
            f"torch.Event device_type={self._type}, device_index={self._index}, event_flag={int(self._timing)}, "
            f"event_id={self.event_id}"
        )
