"""Autocast's state as Python programs see it: `tt.is_autocast_enabled("cpu")` and its like.

The state itself is in c10/autocast_state.py. Here are the functions of the top namespace, with PyTorch's parsing of
their arguments, and the old names for single devices, which warn.

Mirrors the autocast functions of torch/csrc/autograd/init.cpp. Left out: the names for the devices ipu and xla.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from tinytensor.aten.functions import PythonOverload
from tinytensor.c10 import autocast_state as state
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.dispatch.invalid_arguments import type_name
from tinytensor.dispatch.python_arg_parser import PythonArgParser
from tinytensor.dispatch.python_signature import Signature, make_signature
from tinytensor.native.autocast_mode import clear_cache


class _Parser(PythonArgParser):
    """Tries its overloads in the order in which they are written down; generated parsers sort theirs."""

    __slots__ = ()

    @property
    def signatures(self) -> list[Signature]:
        if self._signatures is None:
            self._signatures = [make_signature(self._name, op, method=False) for op in self._ops]
        return self._signatures


def _parser(name: str, *overloads: tuple[str, Callable[..., Any]]) -> PythonArgParser:
    return _Parser(name, [PythonOverload(f"{name}{arguments} -> ()", fn) for arguments, fn in overloads])


_is_enabled = _parser(
    "is_autocast_enabled",
    ("(str device_type)", state.is_autocast_enabled),
    ("()", lambda: state.is_autocast_enabled("cuda")),
)
_set_enabled = _parser(
    "set_autocast_enabled",
    ("(str device_type, bool enabled)", state.set_autocast_enabled),
    ("(bool enabled)", lambda enabled: state.set_autocast_enabled("cuda", enabled)),
)
_get_dtype = _parser("get_autocast_dtype", ("(str device_type)", state.get_autocast_dtype))
_set_dtype = _parser("set_autocast_dtype", ("(str device_type, ScalarType dtype)", state.set_autocast_dtype))
_is_available = _parser("_is_autocast_available", ("(str device_type)", state.is_autocast_available))


def is_autocast_enabled(*args: Any, **kwargs: Any) -> bool:
    """`is_autocast_enabled(device_type)`: whether autocast is on in this thread. Without a device, for CUDA."""
    return _is_enabled.call(*args, **kwargs)


def set_autocast_enabled(*args: Any, **kwargs: Any) -> None:
    """`set_autocast_enabled(device_type, enabled)`, in this thread. `set_autocast_enabled(enabled)` is for CUDA."""
    _set_enabled.call(*args, **kwargs)


def get_autocast_dtype(*args: Any, **kwargs: Any) -> ScalarType:
    """`get_autocast_dtype(device_type)`: what lower-precision operators run in. RuntimeError where nothing is set."""
    return _get_dtype.call(*args, **kwargs)


def set_autocast_dtype(*args: Any, **kwargs: Any) -> None:
    """`set_autocast_dtype(device_type, dtype)`, in this thread."""
    _set_dtype.call(*args, **kwargs)


def is_autocast_available(device_type: str) -> bool:
    """Whether there is autocast for the device. RuntimeError if there is no such device."""
    return _is_available.call(device_type)


def is_autocast_cache_enabled() -> bool:
    """Whether casts of weights are kept, in this thread."""
    return state.is_autocast_cache_enabled()


def set_autocast_cache_enabled(enabled: bool) -> None:
    """Keep casts of weights, or do not, in this thread. TypeError unless it is a bool."""
    _check_bool(enabled)
    state.set_autocast_cache_enabled(enabled)


def clear_autocast_cache() -> None:
    """Forget the casts of weights, those of all threads."""
    clear_cache()


def autocast_increment_nesting() -> int:
    """A context begins; returns how many there are now in this thread."""
    return state.increment_nesting()


def autocast_decrement_nesting() -> int:
    """A context ends; returns how many there are now in this thread."""
    return state.decrement_nesting()


# The old names.


def _deprecated(old: str, new: str) -> None:
    warnings.warn(f"torch.{old} is deprecated. Please use torch.{new} instead.", DeprecationWarning, stacklevel=3)


def _check_bool(enabled: Any) -> None:
    if enabled.__class__ is not bool:
        raise TypeError(f"enabled must be a bool (got {type_name(enabled)})")


def _check_dtype(dtype: Any) -> None:
    if not isinstance(dtype, ScalarType):
        raise TypeError(f"dtype must be a torch.dtype (got {type_name(dtype)})")


def is_autocast_cpu_enabled() -> bool:
    _deprecated("is_autocast_cpu_enabled()", "is_autocast_enabled('cpu')")
    return state.is_autocast_enabled("cpu")


def set_autocast_cpu_enabled(enabled: bool) -> None:
    _check_bool(enabled)
    _deprecated("set_autocast_cpu_enabled(enabled)", "set_autocast_enabled('cpu', enabled)")
    state.set_autocast_enabled("cpu", enabled)


def get_autocast_cpu_dtype() -> ScalarType:
    _deprecated("get_autocast_cpu_dtype()", "get_autocast_dtype('cpu')")
    return state.get_autocast_dtype("cpu")


def set_autocast_cpu_dtype(dtype: ScalarType) -> None:
    _check_dtype(dtype)
    _deprecated("set_autocast_cpu_dtype(dtype)", "set_autocast_dtype('cpu', dtype)")
    state.set_autocast_dtype("cpu", dtype)


def get_autocast_gpu_dtype() -> ScalarType:
    _deprecated("get_autocast_gpu_dtype()", "get_autocast_dtype('cuda')")
    return state.get_autocast_dtype("cuda")


def set_autocast_gpu_dtype(dtype: ScalarType) -> None:
    _check_dtype(dtype)
    _deprecated("set_autocast_gpu_dtype(dtype)", "set_autocast_dtype('cuda', dtype)")
    state.set_autocast_dtype("cuda", dtype)
