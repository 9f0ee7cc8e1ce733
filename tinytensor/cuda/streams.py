"""torch.cuda.streams: queues of work on a device, and marks in them. Neither can be made without a device.

Mirrors torch/cuda/streams.py, and the streams of torch/cuda/__init__.py.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any

from tinytensor.cuda._lazy_init import lazy_init

__all__ = ["Event", "Stream", "StreamContext", "current_stream", "default_stream", "stream"]


class Stream:
    """A queue of kernels that run one after the other. RuntimeError without CUDA.

    >>> tt.cuda.Stream()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: torch.cuda.Stream requires CUDA support
    """

    def __new__(cls, device: Any = None, priority: int = 0, **kwargs: Any) -> Stream:
        raise RuntimeError("torch.cuda.Stream requires CUDA support")


class Event:
    """A mark in a stream: whether and when it was reached. RuntimeError without CUDA.

    >>> tt.cuda.Event()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Tried to instantiate dummy base class Event
    """

    def __new__(
        cls, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False, external: bool = False
    ) -> Event:
        raise RuntimeError("Tried to instantiate dummy base class Event")


class StreamContext:
    """Inside, kernels are queued on this stream; None changes nothing.

    >>> with tt.cuda.stream(None):
    ...     tt.ones(1)
    tensor([1.])
    """

    def __init__(self, stream: Stream | None) -> None:
        self.stream = stream

    def __enter__(self) -> None:
        if self.stream is not None:
            lazy_init()

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        pass


def stream(stream: Stream | None) -> StreamContext:
    """A context in which kernels are queued on this stream; None changes nothing.

    >>> with tt.cuda.stream(None):
    ...     tt.ones(1)
    tensor([1.])
    """
    return StreamContext(stream)


def current_stream(device: Any = None) -> Stream:
    """The stream on which kernels are queued now. AssertionError without CUDA.

    >>> tt.cuda.current_stream()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()


def default_stream(device: Any = None) -> Stream:
    """The stream that a device has from the start. AssertionError without CUDA.

    >>> tt.cuda.default_stream()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    lazy_init()
