"""`torch.xpu`: Intel's GPUs, which are not here. What asks says so, what acts is PyTorch's AssertionError.

Mirrors torch/xpu/__init__.py, as of a PyTorch that was built without it. Left out: graphs and allocators.
"""

from __future__ import annotations

from collections import OrderedDict
from types import TracebackType
from typing import Any, NoReturn

from tinytensor.c10.absent_device import dummy as _dummy
from tinytensor.c10.absent_device import refusals as _refusals

__all__ = [
    "Event", "Stream", "StreamContext", "current_device", "current_stream", "default_generators", "device", "device_count",
    "empty_cache", "get_arch_list", "get_device_capability", "get_device_name", "get_device_properties",
    "get_gencode_flags", "get_rng_state", "get_rng_state_all", "init", "initial_seed", "is_available", "is_bf16_supported",
    "is_initialized", "is_tf32_supported", "manual_seed", "manual_seed_all", "max_memory_allocated", "max_memory_reserved",
    "mem_get_info", "memory_allocated", "memory_reserved", "memory_snapshot", "memory_stats", "memory_stats_as_nested_dict",
    "seed", "seed_all", "set_device", "set_stream", "stream", "synchronize",
]  # fmt: skip

_REFUSED = """
current_device current_stream get_device_capability get_device_name get_device_properties get_rng_state init initial_seed
mem_get_info set_device set_stream synchronize
""".split()
globals().update(_refusals(__name__, AssertionError, dict.fromkeys(_REFUSED, "Torch not compiled with XPU enabled")))
Event, Stream = _dummy(__name__, "Event"), _dummy(__name__, "Stream")
default_generators: tuple[Any, ...] = ()


class device:
    """Inside, a device would be the current one: NotImplementedError.

    >>> with tt.xpu.device(0):
    ...     pass
    Traceback (most recent call last):
    NotImplementedError: PyTorch was compiled without XPU support
    """

    def __init__(self, device: Any) -> None:
        self.idx = device

    def __enter__(self) -> NoReturn:
        raise NotImplementedError("PyTorch was compiled without XPU support")

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        return None


class StreamContext:
    """Inside, a stream would be the current one. There is none, so nothing happens.

    >>> with tt.xpu.StreamContext(None):
    ...     pass
    """

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        return None


def stream(stream: Any) -> StreamContext:
    """Inside, a stream would be the current one.

    >>> with tt.xpu.stream(None):
    ...     pass
    """
    return StreamContext(stream)


def _answers(**answers: Any) -> None:
    """Functions that always give the same."""

    def make(name: str, make_value: Any) -> Any:
        def answer(*args: Any, **kwargs: Any) -> Any:
            return make_value()

        shown = repr(make_value())
        output = f"\n    {shown}" if shown != "None" else ""
        arguments = "0" if name.startswith("manual_seed") else ""
        answer.__doc__ = f"The answer without a device.\n\n    >>> tt.xpu.{name}({arguments}){output}\n    "
        answer.__name__ = answer.__qualname__ = name
        return answer

    globals().update({name: make(name, value) for name, value in answers.items()})


_answers(
    **dict.fromkeys("is_available is_bf16_supported is_initialized is_tf32_supported".split(), bool),
    **dict.fromkeys("device_count max_memory_allocated max_memory_reserved memory_allocated memory_reserved".split(), int),
    **dict.fromkeys("empty_cache manual_seed manual_seed_all seed seed_all".split(), lambda: None),
    **dict.fromkeys("get_arch_list get_rng_state_all memory_snapshot".split(), list),
    get_gencode_flags=str, memory_stats=OrderedDict, memory_stats_as_nested_dict=dict,
)  # fmt: skip


def __getattr__(name: str) -> Any:  # for type checkers: most functions above are not spelled out
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
