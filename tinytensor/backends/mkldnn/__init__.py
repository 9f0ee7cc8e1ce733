"""`torch.backends.mkldnn`: whether there are blocked tensors, and switches that programs set for oneDNN.

Blocked tensors are kernels of this library, in aten/native/mkldnn. The switches are kept and given back, and choose nothing:
there is one kernel for each operator, and it always gives the same result.

Mirrors torch/backends/mkldnn/__init__.py.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.backends._prop_module import (
    ContextProp,
    FP32Precision,
    PropModule,
    Switches,
    allow_nonbracketed_mutation,
    precision_prop,
)
from tinytensor.c10.error import check
from tinytensor.c10.float32_precision import float32_precision

__all__ = ["flags", "is_acl_available", "is_available", "set_flags", "verbose"]

Flags = tuple[bool, bool, bool | None, str]

_switches = Switches(enabled=True, deterministic=False)
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


VERBOSE_OFF = 0
VERBOSE_ON = 1
VERBOSE_ON_CREATION = 2


class verbose:
    """`with verbose(VERBOSE_ON)`: oneDNN would tell what it does. AssertionError, since there is none.

    >>> with tt.backends.mkldnn.verbose(tt.backends.mkldnn.VERBOSE_OFF):
    ...     pass
    """

    def __init__(self, level: int) -> None:
        self.level = level

    def __enter__(self) -> verbose | None:
        if self.level == VERBOSE_OFF:
            return None
        raise AssertionError("Failed to set MKLDNN into verbose mode. Please consider to disable this verbose scope.")

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        return None


def _set_allow_tf32(value: Any) -> None:
    check(isinstance(value, bool), lambda: f"_set_onednn_allow_tf32 expects a bool, but got {type_name(value)}")
    warnings.warn(_NO_TF32, UserWarning, stacklevel=4)


def set_flags(
    _enabled: bool | None = None, _deterministic: bool | None = None, _allow_tf32: bool | None = None,
    _fp32_precision: str | None = "none",
) -> Flags:  # fmt: skip
    """Set the switches that are not None; returns what they were.

    >>> tt.backends.mkldnn.set_flags()
    (True, False, None, 'none')
    """
    before = (_switches["enabled"], _switches["deterministic"], None, float32_precision.get("mkldnn", "all"))
    for name, value in (("enabled", _enabled), ("deterministic", _deterministic), ("allow_tf32", _allow_tf32)):
        if value is not None:
            vars(MkldnnModule)[name].setter(value)
    if _fp32_precision is not None:
        float32_precision.set("mkldnn", "all", _fp32_precision)
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
    with allow_nonbracketed_mutation():
        before = set_flags(enabled, deterministic, allow_tf32, fp32_precision)
    try:
        yield
    finally:
        with allow_nonbracketed_mutation():
            set_flags(*before)


class MkldnnModule(PropModule):
    """The class of this module."""

    enabled: Any = _switches.prop("enabled", "set_enabled_mkldnn")
    deterministic: Any = _switches.prop("deterministic", "set_deterministic_mkldnn")
    allow_tf32: Any = ContextProp(lambda: None, _set_allow_tf32)
    matmul: Any = FP32Precision("mkldnn", "matmul")
    conv: Any = FP32Precision("mkldnn", "conv")
    rnn: Any = FP32Precision("mkldnn", "rnn")
    # PyTorch writes the precision of all backends here.
    fp32_precision: Any = precision_prop("mkldnn", "all", write_to="generic")


sys.modules[__name__].__class__ = MkldnnModule
