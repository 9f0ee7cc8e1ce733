"""Autocast's state as Python programs see it: `tt.is_autocast_enabled("cpu")` and its like.

The state itself is in c10/autocast_state.py. Here are the functions of the top namespace, with PyTorch's parsing of
their arguments, and the old names for single devices, which warn.

Mirrors the autocast functions of torch/csrc/autograd/init.cpp. Left out: the names for the devices ipu and xla.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from tinytensor.aten.autocast_mode import clear_cache
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.aten.core.python.python_signature import Signature, make_signature
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.functions import PythonOverload
from tinytensor.c10 import autocast_state as state
from tinytensor.c10.scalar_type import ScalarType


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


@shown_as(lambda device_type="cuda": None)
def is_autocast_enabled(*args: Any, **kwargs: Any) -> bool:
    """is_autocast_enabled(device_type): whether autocast is on for the device in this thread. Without a device, for
    CUDA.

    >>> with tt.autocast("cpu"):
    ...     tt.is_autocast_enabled("cpu")
    True
    """
    return _is_enabled.call(*args, **kwargs)


@shown_as(lambda device_type, enabled: None)
def set_autocast_enabled(*args: Any, **kwargs: Any) -> None:
    """set_autocast_enabled(device_type, enabled), in this thread. `set_autocast_enabled(enabled)` is for CUDA.

    Programs use `autocast`, which restores what was before.

    >>> tt.set_autocast_enabled("cpu", True)
    >>> tt.is_autocast_enabled("cpu")
    True
    >>> tt.set_autocast_enabled("cpu", False)
    """
    _set_enabled.call(*args, **kwargs)


@shown_as(lambda device_type: None)
def get_autocast_dtype(*args: Any, **kwargs: Any) -> ScalarType:
    """get_autocast_dtype(device_type): the dtype in which autocast runs matrix products on the device.

    RuntimeError for a device without autocast.

    >>> tt.get_autocast_dtype("cpu"), tt.get_autocast_dtype("cuda")
    (torch.bfloat16, torch.float16)
    """
    return _get_dtype.call(*args, **kwargs)


@shown_as(lambda device_type, dtype: None)
def set_autocast_dtype(*args: Any, **kwargs: Any) -> None:
    """set_autocast_dtype(device_type, dtype): the dtype in which autocast runs matrix products on the device, in this
    thread.

    >>> tt.set_autocast_dtype("cpu", tt.bfloat16)
    """
    _set_dtype.call(*args, **kwargs)


def is_autocast_available(device_type: str) -> bool:
    """Whether there is autocast for the device type, a str. RuntimeError if there is no such device.

    >>> tt.amp.is_autocast_available("cpu")
    True
    """
    return _is_available.call(device_type)


def is_autocast_cache_enabled() -> bool:
    """Whether autocast keeps its casts of weights until the outermost context ends, in this thread.

    >>> tt.is_autocast_cache_enabled()
    True
    """
    return state.is_autocast_cache_enabled()


def set_autocast_cache_enabled(enabled: bool) -> None:
    """Keep casts of weights, or do not, in this thread. TypeError unless `enabled` is a bool.

    >>> tt.set_autocast_cache_enabled(True)
    """
    _check_bool(enabled)
    state.set_autocast_cache_enabled(enabled)


def clear_autocast_cache() -> None:
    """Forget the casts of weights, those of all threads. The end of the outermost `autocast` does it.

    >>> tt.clear_autocast_cache()
    """
    clear_cache()


def autocast_increment_nesting() -> int:
    """Say that an autocast context begins; returns how many there are now in this thread. `autocast` calls it.

    >>> tt.autocast_increment_nesting(), tt.autocast_decrement_nesting()
    (1, 0)
    """
    return state.increment_nesting()


def autocast_decrement_nesting() -> int:
    """Say that an autocast context ends; returns how many there are now in this thread. `autocast` calls it.

    >>> tt.autocast_increment_nesting(), tt.autocast_decrement_nesting()
    (1, 0)
    """
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
    """Old name of `is_autocast_enabled("cpu")`, with a DeprecationWarning.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.is_autocast_cpu_enabled()
    False
    """
    _deprecated("is_autocast_cpu_enabled()", "is_autocast_enabled('cpu')")
    return state.is_autocast_enabled("cpu")


def set_autocast_cpu_enabled(enabled: bool) -> None:
    """Old name of `set_autocast_enabled("cpu", enabled)`, with a DeprecationWarning. TypeError unless `enabled` is a
    bool.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.set_autocast_cpu_enabled(False)
    """
    _check_bool(enabled)
    _deprecated("set_autocast_cpu_enabled(enabled)", "set_autocast_enabled('cpu', enabled)")
    state.set_autocast_enabled("cpu", enabled)


def get_autocast_cpu_dtype() -> ScalarType:
    """Old name of `get_autocast_dtype("cpu")`, with a DeprecationWarning.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.get_autocast_cpu_dtype()
    torch.bfloat16
    """
    _deprecated("get_autocast_cpu_dtype()", "get_autocast_dtype('cpu')")
    return state.get_autocast_dtype("cpu")


def set_autocast_cpu_dtype(dtype: ScalarType) -> None:
    """Old name of `set_autocast_dtype("cpu", dtype)`, with a DeprecationWarning. TypeError unless `dtype` is a dtype.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.set_autocast_cpu_dtype(tt.bfloat16)
    """
    _check_dtype(dtype)
    _deprecated("set_autocast_cpu_dtype(dtype)", "set_autocast_dtype('cpu', dtype)")
    state.set_autocast_dtype("cpu", dtype)


def get_autocast_gpu_dtype() -> ScalarType:
    """Old name of `get_autocast_dtype("cuda")`, with a DeprecationWarning.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.get_autocast_gpu_dtype()
    torch.float16
    """
    _deprecated("get_autocast_gpu_dtype()", "get_autocast_dtype('cuda')")
    return state.get_autocast_dtype("cuda")


def set_autocast_gpu_dtype(dtype: ScalarType) -> None:
    """Old name of `set_autocast_dtype("cuda", dtype)`, with a DeprecationWarning. TypeError unless `dtype` is a
    dtype.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.set_autocast_gpu_dtype(tt.float16)
    """
    _check_dtype(dtype)
    _deprecated("set_autocast_gpu_dtype(dtype)", "set_autocast_dtype('cuda', dtype)")
    state.set_autocast_dtype("cuda", dtype)
