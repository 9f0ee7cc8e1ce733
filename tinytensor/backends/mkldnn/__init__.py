"""`torch.backends.mkldnn`: whether there are blocked tensors, and switches that programs set for oneDNN.

Blocked tensors are kernels of this library, in aten/native/mkldnn. The switches are kept and given back, and choose nothing:
there is one kernel for each operator, and it always gives the same result.

Mirrors torch/backends/mkldnn/__init__.py. Left out: `verbose`, the precisions of single operators.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.c10.error import check

Flags = tuple[bool, bool, bool | None, str]

_flags: dict[str, Any] = {"enabled": True, "deterministic": False, "allow_tf32": None, "fp32_precision": "none"}
_SETTERS = {
    "enabled": "set_enabled_mkldnn", "deterministic": "set_deterministic_mkldnn", "allow_tf32": "_set_onednn_allow_tf32",
}  # fmt: skip


_NO_TF32 = (
    "TF32 acceleration on top of oneDNN is available for Intel GPUs. The current Torch version does not have Intel GPU "
    "Support."
)


def is_available() -> bool:
    """Whether `to_mkldnn()` works: always.

    >>> tt.backends.mkldnn.is_available()
    True
    """
    return True


def is_acl_available() -> bool:
    """Whether kernels for ARM take part: never.

    >>> tt.backends.mkldnn.is_acl_available()
    False
    """
    return False


def _set(name: str, value: Any) -> None:
    if name in _SETTERS:
        check(isinstance(value, bool), lambda: f"{_SETTERS[name]} expects a bool, but got {type_name(value)}")
    if name == "allow_tf32":
        warnings.warn(_NO_TF32, UserWarning, stacklevel=4)
    else:
        _flags[name] = value


def set_flags(
    _enabled: bool | None = None, _deterministic: bool | None = None, _allow_tf32: bool | None = None,
    _fp32_precision: str | None = "none",
) -> Flags:  # fmt: skip
    """Set the switches that are not None; returns what they were.

    >>> tt.backends.mkldnn.set_flags()
    (True, False, None, 'none')
    """
    before = (_flags["enabled"], _flags["deterministic"], _flags["allow_tf32"], _flags["fp32_precision"])
    for name, value in zip(_flags, (_enabled, _deterministic, _allow_tf32, _fp32_precision), strict=True):
        if value is not None:
            _set(name, value)
    return before


@contextmanager
def flags(
    enabled: bool = False, deterministic: bool = False, allow_tf32: bool = True, fp32_precision: str = "none"
) -> Iterator[None]:
    """Other switches for the length of a `with` block.

    >>> with tt.backends.mkldnn.flags(enabled=False):
    ...     tt.backends.mkldnn.enabled
    False
    """
    before = set_flags(enabled, deterministic, allow_tf32, fp32_precision)
    try:
        yield
    finally:
        set_flags(*before)


class _Module(ModuleType):
    """A module whose switches can be assigned to."""

    def __getattr__(self, name: str) -> Any:
        if name in _flags:
            return _flags[name]
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _flags:
            _set(name, value)
        else:
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Module
