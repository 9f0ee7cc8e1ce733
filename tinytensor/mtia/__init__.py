"""`torch.mtia`: Meta's accelerators, which are not here. What asks says so, what acts is PyTorch's error.

Mirrors torch/mtia/__init__.py, as of a PyTorch that was built without it.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.absent_device import refusals as _refusals

__all__ = [
    "current_device", "current_stream", "default_stream", "device_count", "empty_cache", "get_device_capability",
    "get_device_properties", "get_rng_state", "get_rng_state_all", "init", "initial_seed", "is_available",
    "is_bf16_supported", "is_initialized", "manual_seed", "manual_seed_all", "max_memory_allocated", "memory_allocated",
    "memory_stats", "record_memory_history", "reset_peak_memory_stats", "seed", "seed_all", "set_device", "snapshot",
    "stream", "synchronize",
]  # fmt: skip

_CALLS = {
    **dict.fromkeys(
        "current_device current_stream default_stream get_device_capability get_device_properties stream synchronize".split(),
        "getCurrentDevice",
    ),
    "empty_cache": "emptyCache", "set_device": "setCurrentDevice", "snapshot": "memorySnapshot",
}  # fmt: skip
_NOT_COMPILED = (
    "Torch not compiled with MTIA enabled. Ensure you have `import mtia.host_runtime.torch_mtia.dynamic_library` in your python "
    "src file and include `//mtia/host_runtime/torch_mtia:torch_mtia` as your target dependency!"
)
_words = {name: f"Cannot execute {call}() without MTIA backend." for name, call in _CALLS.items()}
globals().update(_refusals(__name__, RuntimeError, _words))
globals().update(
    _refusals(__name__, AssertionError, dict.fromkeys(("get_rng_state", "init", "initial_seed"), _NOT_COMPILED))
)


def is_available() -> bool:
    """Whether there is one: never.

    >>> tt.mtia.is_available()
    False
    """
    return False


def is_initialized() -> bool:
    """Whether one is in use: never.

    >>> tt.mtia.is_initialized()
    False
    """
    return False


def is_bf16_supported() -> bool:
    """True, as PyTorch answers without the device too.

    >>> tt.mtia.is_bf16_supported()
    True
    """
    return True


def device_count() -> int:
    """How many there are: 0.

    >>> tt.mtia.device_count()
    0
    """
    return 0


def memory_allocated(device: Any = None) -> int:
    """Bytes in use: 0.

    >>> tt.mtia.memory_allocated()
    0
    """
    return 0


def max_memory_allocated(device: Any = None) -> int:
    """Most bytes in use: 0.

    >>> tt.mtia.max_memory_allocated()
    0
    """
    return 0


def memory_stats(device: Any = None) -> dict[str, Any]:
    """Numbers of the allocator: none.

    >>> tt.mtia.memory_stats()
    {}
    """
    return {}


def get_rng_state_all() -> list[Any]:
    """States of all generators: none.

    >>> tt.mtia.get_rng_state_all()
    []
    """
    return []


def reset_peak_memory_stats(device: Any = None) -> None:
    """Accepted, without effect.

    >>> tt.mtia.reset_peak_memory_stats()
    """


def record_memory_history(enabled: Any = "all", stacks: str = "python", max_entries: int = 0) -> None:
    """Accepted, without effect.

    >>> tt.mtia.record_memory_history()
    """


def manual_seed(seed: int) -> None:
    """Accepted, without effect: a program that seeds all generators runs without the device.

    >>> tt.mtia.manual_seed(0)
    """


def manual_seed_all(seed: int) -> None:
    """Accepted, without effect.

    >>> tt.mtia.manual_seed_all(0)
    """


def seed() -> None:
    """Accepted, without effect.

    >>> tt.mtia.seed()
    """


def seed_all() -> None:
    """Accepted, without effect.

    >>> tt.mtia.seed_all()
    """


def __getattr__(name: str) -> Any:  # for type checkers: the refusals above are not spelled out
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
