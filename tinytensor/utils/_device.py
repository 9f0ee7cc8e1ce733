"""The default device: `with tt.device("cuda")`, and `tt.set_default_device`.

Both are modes of `__torch_function__` that add `device=` to the calls that make tensors out of nothing, where it is not given.
`tensor`, `as_tensor` and `asarray` are no operators; they ask modes themselves (_tensor/new.py).

Mirrors torch/utils/_device.py and torch/csrc/Device.cpp (`THPDevice_enter`).
"""

from __future__ import annotations

import functools
import threading
from typing import Any

from tinytensor._tensor.new import as_tensor, asarray, tensor
from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as _tls
from tinytensor.c10.device import Device
from tinytensor.c10.thread_local_state import carried
from tinytensor.overrides import TorchFunctionMode

_NAMES = """
empty empty_permuted empty_strided ones arange bartlett_window blackman_window eye full hamming_window hann_window
kaiser_window linspace logspace rand randn randint randperm range tril_indices triu_indices zeros scalar_tensor
""".split()


@functools.cache
def _device_constructors() -> frozenset[Any]:
    return frozenset((tensor, as_tensor, asarray, *(getattr(F, name) for name in _NAMES if hasattr(F, name))))


class DeviceContext(TorchFunctionMode):
    """Calls that make tensors get this device unless they name one."""

    def __init__(self, device: Any) -> None:
        self.default_device = Device(device)
        self._outer: DeviceContext | None = None

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if kwargs.get("device") is None and func in _device_constructors():
            kwargs = {**kwargs, "device": self.default_device}
        return func(*args, **kwargs)


class _OfThread(threading.local):
    context: DeviceContext | None = None


_of_thread = carried(_OfThread())


def enter(device: Device) -> Device:
    """`with device:` begins."""
    _tls.push_mode(DeviceContext(device))
    return device


def leave() -> None:
    """`with device:` ends."""
    _tls.pop_mode()


def decorate(device: Device, function: Any) -> Any:
    """`@device`: the function, called with that default device."""

    @functools.wraps(function)
    def inside(*args: Any, **kwargs: Any) -> Any:
        with device:  # type: ignore[attr-defined, unused-ignore]
            return function(*args, **kwargs)

    return inside


def set_default(device: Device | None) -> None:
    """From now on, on this thread, tensors are made there; None: on the CPU again.

    The mode lies below all others, since it does not end with the block in which it was set.
    """
    stack = tuple(mode for mode in _tls.get_stack() if mode is not _of_thread.context)
    _of_thread.context = None if device is None else DeviceContext(device)
    _tls.set_stack(stack if _of_thread.context is None else (_of_thread.context, *stack))
