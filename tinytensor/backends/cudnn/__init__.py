"""`torch.backends.cudnn`: switches of NVIDIA's cuDNN, which no kernel here uses.

They are kept and given back and choose nothing: convolutions on CUDA have one kernel.

Mirrors torch/backends/cudnn/__init__.py, as of a PyTorch that was built without cuDNN.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
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
from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.c10.float32_precision import float32_precision
from tinytensor.c10.scalar_type import float16, float32, float64

__all__ = ["CUDNN_TENSOR_DTYPES", "flags", "is_acceptable", "is_available", "set_flags", "version"]

CUDNN_TENSOR_DTYPES = {float16, float32, float64}
_DEPTHWISE_KERNELS = ("auto", "cudnn", "native")
_switches = Switches(enabled=True, benchmark=False, deterministic=False)
_depthwise_kernel = "auto"
__getattr__, __dir__ = _on_first_use(globals(), "rnn")


def is_available() -> bool:
    """Whether kernels use cuDNN: never.

    >>> tt.backends.cudnn.is_available()
    False
    """
    return False


def version() -> int | None:
    """cuDNN's version: None.

    >>> tt.backends.cudnn.version()
    """
    return None


def is_acceptable(tensor: Any) -> bool:
    """Whether cuDNN would take the tensor: never; for one on CUDA a warning says why.

    >>> tt.backends.cudnn.is_acceptable(tt.ones(1))
    False
    """
    if _switches["enabled"] and tensor.device.type == "cuda" and tensor.dtype in CUDNN_TENSOR_DTYPES:
        warnings.warn(
            "PyTorch was compiled without cuDNN/MIOpen support. To use cuDNN/MIOpen, rebuild "
            "PyTorch making sure the library is visible to the build system.",
            stacklevel=2,
        )
    return False


def _set_depthwise_kernel(name: Any) -> None:
    global _depthwise_kernel
    check(isinstance(name, str), lambda: f"set_cudnn_depthwise_kernel expects a string, but got {type_name(name)}")
    check(
        name in _DEPTHWISE_KERNELS,
        lambda: f"Unknown cuDNN depthwise kernel mode: {name}. Expected one of: auto, cudnn, native",
    )
    _depthwise_kernel = name


def _set_allow_tf32(allow: Any) -> None:
    # The name in the message is PyTorch's mistake.
    check(isinstance(allow, bool), lambda: f"set_allow_tf32_cublas expects a bool, but got {type_name(allow)}")
    float32_precision.set_cudnn_allow_tf32(allow)


def set_flags(
    _enabled: bool | None = None, _benchmark: bool | None = None, _benchmark_limit: int | None = None,
    _deterministic: bool | None = None, _allow_tf32: bool | None = None, _fp32_precision: str | None = "none",
    _depthwise_kernel: str | None = None,
) -> tuple[bool, bool, int | None, bool, bool, str, str]:  # fmt: skip
    """Set the switches that are not None; returns what they were.

    >>> tt.backends.cudnn.set_flags()
    (True, False, None, False, True, 'none', 'auto')
    """
    module: Any = CudnnModule
    before = (
        module.enabled, module.benchmark, None, module.deterministic, module.allow_tf32,
        float32_precision.get("cuda", "all"), module.depthwise_kernel,
    )  # fmt: skip
    for name, value in (
        ("enabled", _enabled), ("benchmark", _benchmark), ("deterministic", _deterministic), ("allow_tf32", _allow_tf32),
        ("fp32_precision", _fp32_precision), ("depthwise_kernel", _depthwise_kernel),
    ):  # fmt: skip
        if value is not None:
            vars(module)[name].setter(value)
    return before


@contextmanager
def flags(
    enabled: bool = False, benchmark: bool = False, benchmark_limit: int = 10, deterministic: bool = False,
    allow_tf32: bool = True, fp32_precision: str = "none", depthwise_kernel: str = "auto",
) -> Iterator[None]:  # fmt: skip
    """Other switches for the length of a `with` block.

    >>> with tt.backends.cudnn.flags(enabled=False):
    ...     tt.backends.cudnn.enabled
    False
    """
    with allow_nonbracketed_mutation():
        before = set_flags(
            enabled, benchmark, benchmark_limit, deterministic, allow_tf32, fp32_precision, depthwise_kernel
        )
    try:
        yield
    finally:
        with allow_nonbracketed_mutation():
            set_flags(*before)


class CudnnModule(PropModule):
    """The class of this module."""

    enabled: Any = _switches.prop("enabled", "set_enabled_cudnn")
    deterministic: Any = _switches.prop("deterministic", "set_deterministic_cudnn")
    benchmark: Any = _switches.prop("benchmark", "set_benchmark_cudnn")
    benchmark_limit: Any = None
    allow_tf32: Any = ContextProp(float32_precision.get_cudnn_allow_tf32, _set_allow_tf32)
    conv: Any = FP32Precision("cuda", "conv")
    fp32_precision: Any = precision_prop("cuda", "all")
    depthwise_kernel: Any = ContextProp(lambda: _depthwise_kernel, _set_depthwise_kernel)


sys.modules[__name__].__class__ = CudnnModule
