"""torch.accelerator: the device of this process that is not the CPU, whatever its type.

It is a backend from outside where one has a name, else CUDA where there is one, else none.

Mirrors torch/accelerator/__init__.py. Left out: graphs, which `tt.cuda.CUDAGraph` has.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any

from tinytensor._streams import Stream
from tinytensor.accelerator.device import index_of, module_of_accelerator
from tinytensor.accelerator.memory import (
    empty_cache,
    empty_host_cache,
    get_memory_info,
    max_memory_allocated,
    max_memory_reserved,
    memory_allocated,
    memory_reserved,
    memory_stats,
    reset_accumulated_memory_stats,
    reset_peak_memory_stats,
)
from tinytensor.c10.device import TYPES_WITH_STREAMS, Device
from tinytensor.c10.device import accelerator as _accelerator
from tinytensor.c10.device_guard_impl import guard_impl
from tinytensor.c10.error import check, check_type

__all__ = [
    "current_accelerator", "current_device_idx", "current_device_index", "current_stream", "device_count", "device_index",
    "empty_cache", "empty_host_cache", "get_device_capability", "get_memory_info", "is_available", "max_memory_allocated",
    "max_memory_reserved", "memory_allocated", "memory_reserved", "memory_stats", "reset_accumulated_memory_stats",
    "reset_peak_memory_stats", "set_device_idx", "set_device_index", "set_stream", "synchronize",
]  # fmt: skip


def current_accelerator(check_available: bool = False) -> Device | None:
    """The type of device that it is, without an index; None without one.

    `check_available` asks the backend, too, whether it has a device now.

    >>> tt.accelerator.current_accelerator()
    """
    try:
        found = _accelerator()
    except RuntimeError:
        return None
    return found if not check_available or module_of_accelerator().is_available() else None


def is_available() -> bool:
    """Whether there is one that can be used.

    >>> tt.accelerator.is_available()
    False
    """
    return current_accelerator(check_available=True) is not None


def device_count() -> int:
    """How many devices of it there are; 0 without one.

    >>> tt.accelerator.device_count()
    0
    """
    return 0 if current_accelerator() is None else module_of_accelerator().device_count()


def current_device_index() -> int:
    """The index of its current device. RuntimeError without an accelerator.

    >>> tt.accelerator.current_device_index()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    return module_of_accelerator().current_device()


def set_device_index(device: Any, /) -> None:
    """Make a device the current one; a negative index changes nothing. RuntimeError without an accelerator.

    >>> tt.accelerator.set_device_index(0)  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    index = index_of(device, optional=False)
    if index >= 0:
        module_of_accelerator().set_device(index)


current_device_idx = current_device_index
set_device_idx = set_device_index


def get_device_capability(device: Any = None, /) -> dict[str, Any]:
    """What a device can do: {"supported_dtypes": a set of dtypes}. RuntimeError without an accelerator.

    >>> tt.accelerator.get_device_capability()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    from tinytensor.c10.scalar_type import ALL_TYPES  # asked for seldom

    index_of(device)
    return {"supported_dtypes": set(ALL_TYPES)}


def current_stream(device: Any = None, /) -> Any:
    """The stream on which a device's work is queued now, a `tt.Stream`. RuntimeError without an accelerator.

    >>> tt.accelerator.current_stream()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    index, here = index_of(device), _accelerator()
    if here.type not in TYPES_WITH_STREAMS:
        return module_of_accelerator().current_stream(index)
    impl = guard_impl(here)
    return Stream._wrap_raw(here.type, impl, impl.get_stream(index))


def set_stream(stream: Any) -> None:
    """Queue work on this stream from now on; its device becomes the current one. RuntimeError without an accelerator, or for
    a stream of another type of devices.

    >>> tt.accelerator.set_stream(tt.Stream("cpu"))  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    backend = current_accelerator()
    if backend is not None and backend.type not in TYPES_WITH_STREAMS:
        module_of_accelerator().set_stream(stream)
        return
    check_type(
        isinstance(stream, Stream),
        lambda: (
            "_accelerator_setStream(): incompatible function arguments. The following argument types are supported:\n"
            f"    1. (arg0: torch.Stream) -> None\n\nInvoked with: {stream!r}"
        ),
    )
    here = _accelerator()
    check(
        stream.device.type == here.type,
        lambda: f"stream's device type {stream.device.type} doesn't match the current accelerator {here.type}",
    )
    impl, raw = stream._resolve()
    impl.set_device(raw.device_index)
    impl.set_stream(raw)


def synchronize(device: Any = None, /) -> None:
    """Wait until a device has nothing left to do. RuntimeError without an accelerator.

    >>> tt.accelerator.synchronize()  #!
    Traceback (most recent call last):
        ...
    RuntimeError: Cannot access accelerator device when none is available.
    """
    module_of_accelerator().synchronize(index_of(device))


class device_index:
    """Inside, the device with this index is the current one; None changes nothing.

    >>> with tt.accelerator.device_index(None):
    ...     tt.ones(1)
    tensor([1.])
    """

    def __init__(self, device: int | None, /) -> None:
        self.idx = device
        self.prev_idx = -1

    def __enter__(self) -> None:
        if self.idx is not None:
            self.prev_idx = current_device_index()
            set_device_index(self.idx)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self.idx is not None:
            set_device_index(self.prev_idx)
