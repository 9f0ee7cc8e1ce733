"""torch.cpu: what a program asks of the CPU as it would ask of any other device.

Streams and events are there by name: nothing runs behind the program's back, so there is nothing to wait for.

Mirrors torch/cpu/__init__.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any

from tinytensor.cpu import amp

__all__ = [
    "Event", "Stream", "StreamContext", "amp", "current_device", "current_stream", "device_count", "get_capabilities",
    "is_available", "is_initialized", "set_device", "stream", "synchronize",
]  # fmt: skip


class Stream:
    """A stream of the CPU: work is done when the call returns, so it has nothing to order.

    >>> tt.cpu.Stream().wait_stream(tt.cpu.current_stream())
    """

    def __init__(self, priority: int = -1) -> None:
        pass

    def wait_stream(self, stream: Any) -> None:
        """Nothing to wait for."""

    def record_event(self) -> None:
        """Nothing to record."""

    def wait_event(self, event: Any) -> None:
        """Nothing to wait for."""


class Event:
    """A place in a stream of the CPU, which is reached when it is asked for.

    >>> tt.cpu.Event().query()
    True
    """

    def query(self) -> bool:
        """Whether it is reached: always."""
        return True

    def record(self, stream: Any = None) -> None:
        """Nothing to record."""

    def synchronize(self) -> None:
        """Nothing to wait for."""

    def wait(self, stream: Any = None) -> None:
        """Nothing to wait for."""


_default_stream = Stream()
_current_stream = _default_stream


class StreamContext:
    """Inside, the stream is the current one.

    >>> stream = tt.cpu.Stream()
    >>> with tt.cpu.stream(stream):
    ...     tt.cpu.current_stream() is stream
    True
    """

    def __init__(self, stream: Any) -> None:
        self.stream = stream
        self.prev_stream: Any = None

    def __enter__(self) -> None:
        global _current_stream
        if self.stream is not None:
            self.prev_stream, _current_stream = _current_stream, self.stream

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        global _current_stream
        if self.stream is not None:
            _current_stream = self.prev_stream


def stream(stream: Any) -> StreamContext:
    """Inside, the stream is the current one; None changes nothing.

    >>> with tt.cpu.stream(None):
    ...     pass
    """
    return StreamContext(stream)


def current_stream(device: object = None) -> Stream:
    """The current stream.

    >>> type(tt.cpu.current_stream()).__name__
    'Stream'
    """
    return _current_stream


def get_capabilities() -> Mapping[str, Any]:
    """What the processor can do, as LLVM names it: a flag for each feature, its architecture and name.

    PyTorch's names of features differ from LLVM's ("avx512_f" is "avx512f" here).

    >>> tt.cpu.get_capabilities()["architecture"] != ""
    True
    """
    import os
    import platform

    from llvmlite import binding

    return {
        **binding.get_host_cpu_features(), "architecture": platform.machine(), "cpu_name": binding.get_host_cpu_name(),
        "num_logical_cores": os.cpu_count(),
    }  # fmt: skip


def is_available() -> bool:
    """Whether the CPU can be used: always True.

    >>> tt.cpu.is_available()
    True
    """
    return True


def is_initialized() -> bool:
    """Whether the CPU is ready: always True.

    >>> tt.cpu.is_initialized()
    True
    """
    return True


def device_count() -> int:
    """How many CPUs there are as devices: always 1.

    >>> tt.cpu.device_count()
    1
    """
    return 1


def current_device() -> str:
    """The current device, always "cpu".

    >>> tt.cpu.current_device()
    'cpu'
    """
    return "cpu"


def set_device(device: object) -> None:
    """Accepted, without effect: there is nothing to choose from.

    >>> tt.cpu.set_device("cpu")
    """


def synchronize(device: object = None) -> None:
    """Accepted, without effect: nothing runs behind the program's back.

    >>> tt.cpu.synchronize()
    """
