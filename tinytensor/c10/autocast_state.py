"""Autocast's state of this thread: on or off, and the dtype, for each device; the cache's switch; how deep contexts nest.

Autocast is on for a device where the device's autocast key is not excluded from this thread's calls. Every tensor
carries its device's key, so turning autocast on is one write to thread-local storage, and off it costs nothing.

Mirrors the state of aten/src/ATen/autocast_mode.{h,cpp}. Left out: the devices that the library has no autocast
key for.
"""

from __future__ import annotations

import threading

from tinytensor.c10.device import parse_device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.local_dispatch_key_set import tls_is_dispatch_key_excluded, tls_set_dispatch_key_excluded
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16
from tinytensor.c10.thread_local_state import carried

AUTOCAST_KEYS = {"cpu": DispatchKey.AutocastCPU, "cuda": DispatchKey.AutocastCUDA}
"""The devices that autocast knows, each with its key."""

_DEFAULT_DTYPES: dict[str, ScalarType] = {"cpu": bfloat16, "cuda": float16}


class _AutocastState(threading.local):
    nesting = 0
    cache_enabled = True

    def __init__(self) -> None:
        self.dtypes = dict(_DEFAULT_DTYPES)


_state = carried(_AutocastState())


def is_autocast_available(device_type: str) -> bool:
    """Whether there is autocast for the device. RuntimeError if there is no such device."""
    return parse_device(device_type)[0] in AUTOCAST_KEYS


def _key(device_type: str) -> DispatchKey:
    key = AUTOCAST_KEYS.get(parse_device(device_type)[0])
    if key is None:
        raise RuntimeError("unknown device type for autocast in get_autocast_dispatch_key_from_device_type")
    return key


def is_autocast_enabled(device_type: str) -> bool:
    """Whether autocast is on for the device, in this thread. RuntimeError for a device without autocast."""
    return not tls_is_dispatch_key_excluded(_key(device_type))


def set_autocast_enabled(device_type: str, enabled: bool) -> None:
    """Turn autocast on or off for the device, in this thread. RuntimeError for a device without autocast."""
    tls_set_dispatch_key_excluded(_key(device_type), not enabled)


def get_autocast_dtype(device_type: str) -> ScalarType:
    """What the `lower_precision_fp` operators run in. RuntimeError where it has never been said."""
    dtypes = _state.dtypes
    dtype = dtypes.get(device_type) or dtypes.get(parse_device(device_type)[0])
    if dtype is None:
        raise RuntimeError("unsupported scalarType")
    return dtype


def set_autocast_dtype(device_type: str, dtype: ScalarType) -> None:
    """Set what the `lower_precision_fp` operators of this thread run in."""
    _state.dtypes[parse_device(device_type)[0]] = dtype


def is_autocast_cache_enabled() -> bool:
    """Whether casts of weights are kept until the outermost context ends."""
    return _state.cache_enabled


def set_autocast_cache_enabled(enabled: bool) -> None:
    """Keep casts of weights, or do not."""
    _state.cache_enabled = enabled


def increment_nesting() -> int:
    """A context begins; returns how many there are now."""
    _state.nesting += 1
    return _state.nesting


def decrement_nesting() -> int:
    """A context ends; returns how many there are now."""
    _state.nesting -= 1
    return _state.nesting
