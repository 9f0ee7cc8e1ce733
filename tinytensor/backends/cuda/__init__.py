"""`torch.backends.cuda`: switches of matrix products and attention.

`matmul.allow_tf32` and `matmul.fp32_precision` decide what cuBLAS may round; `enable_flash_sdp` and `enable_math_sdp` which ways
`scaled_dot_product_attention` may take, on the CPU as well. The other switches are kept and given back and choose nothing.

Mirrors torch/backends/cuda/__init__.py. Left out: plans of cuFFT, workspaces of cuBLAS.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any, NamedTuple

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.backends._prop_module import FP32Precision
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.error import check
from tinytensor.c10.float32_precision import float32_precision
from tinytensor.c10.sdp_backend import SDPBackend, sdp_switches

__all__ = [
    "SDPAParams", "SDPBackend", "allow_fp16_bf16_reduction_math_sdp", "can_use_cudnn_attention",
    "can_use_efficient_attention", "can_use_flash_attention", "cuBLASModule", "cudnn_sdp_enabled", "cufft_plan_cache",
    "enable_cudnn_sdp", "enable_flash_sdp", "enable_math_sdp", "enable_mem_efficient_sdp", "flash_sdp_enabled",
    "fp16_bf16_reduction_math_sdp_allowed", "is_built", "is_ck_sdpa_available", "is_flash_attention_available",
    "math_sdp_enabled", "matmul", "mem_efficient_sdp_enabled", "preferred_blas_library", "preferred_linalg_library",
    "preferred_rocm_fa_library", "sdp_kernel",
]  # fmt: skip


def is_built() -> bool:
    """Whether there are kernels for the devices that this process has: False where there is no device.

    PyTorch tells how it was compiled. Kernels here are compiled at their first use, wherever a device is.

    >>> tt.backends.cuda.is_built()
    False
    """
    return cuda_runtime.is_available()


class cuFFTPlanCacheManager:
    """Plans of FFTs, of which there are none: each question is AssertionError or RuntimeError, as without CUDA.

    >>> tt.backends.cuda.cufft_plan_cache.size
    Traceback (most recent call last):
    AssertionError: Torch not compiled with CUDA enabled
    """

    def __getitem__(self, device: Any) -> Any:
        raise RuntimeError(
            f"cufft_plan_cache: expected 0 <= device index < 0, but got device with index {getattr(device, 'index', device)}"
        )

    def __getattr__(self, name: str) -> Any:
        raise AssertionError("Torch not compiled with CUDA enabled")

    def __setattr__(self, name: str, value: Any) -> None:
        raise AssertionError("Torch not compiled with CUDA enabled")


cufft_plan_cache = cuFFTPlanCacheManager()


class cuBLASModule:
    """`matmul`: what cuBLAS may round.

        allow_tf32, fp32_precision     read by float32 products on CUDA; False, "none"
        allow_fp16_accumulation, allow_fp16_reduced_precision_reduction, allow_bf16_reduced_precision_reduction
                                       kept; a bool, or a pair of bools whose second is `split_k`

    RuntimeError and TypeError for other values.

    >>> tt.backends.cuda.matmul.allow_tf32
    False
    """

    _reductions: dict[str, tuple[bool, bool]]
    _fp16_accumulation: bool

    def __init__(self) -> None:
        self.__dict__["_reductions"] = {
            f"allow_{t}_reduced_precision_reduction": (True, True) for t in ("fp16", "bf16")
        }
        self.__dict__["_fp16_accumulation"] = False

    def __getattr__(self, name: str) -> Any:
        if name == "allow_tf32":
            return float32_precision.get_cublas_allow_tf32()
        if name == "fp32_precision":
            return FP32Precision("cuda", "matmul").fp32_precision
        if name == "allow_fp16_accumulation":
            return self._fp16_accumulation
        if name.removesuffix("_split_k") in self._reductions:
            return self._reductions[name.removesuffix("_split_k")][name.endswith("_split_k")]
        raise AttributeError("Unknown attribute " + name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "allow_tf32":
            check(isinstance(value, bool), lambda: f"set_allow_tf32_cublas expects a bool, but got {type_name(value)}")
            float32_precision.set_cublas_allow_tf32(value)
        elif name == "fp32_precision":
            FP32Precision("cuda", "matmul").fp32_precision = value
        elif name == "allow_fp16_accumulation":
            text = "set_allow_fp16_accumulation_cublas expects a bool, but got "
            check(isinstance(value, bool), lambda: text + type_name(value))
            self.__dict__["_fp16_accumulation"] = value
        elif name in self._reductions:
            reduced, split_k = _two_bools(name, value)
            check(
                split_k or not reduced,
                "allow_splitk=False is not supported when reduced precision reductions are enabled",
            )
            self._reductions[name] = (reduced, split_k)
        else:
            raise AttributeError("Unknown attribute " + name)


def _two_bools(name: str, value: Any) -> tuple[bool, bool]:
    if isinstance(value, bool):
        return value, True
    if not isinstance(value, (list, tuple)):
        raise TypeError(f"{name} expects a bool or a tuple/list of bools, but got {type(value)!r}")
    if not value:
        raise TypeError(f"{name} expects at least one boolean argument")
    if len(value) > 2:
        raise TypeError(f"{name} expects at most two boolean arguments")
    for which, part in zip(("allow_reduced_precision", "allow_splitk"), value, strict=False):
        if not isinstance(part, bool):
            raise TypeError(f"{name} expects a bool for {which}, but got {type(part)!r}")
    return value[0], value[1] if len(value) == 2 else True


matmul = cuBLASModule()


class _Named(Enum):
    def __repr__(self) -> str:
        return f"<{self}: {self.value}>"


class _LinalgBackend(_Named):
    Default = 0
    Cusolver = 1
    Magma = 2


class _BlasBackend(_Named):
    Default = 0
    Cublas = 1
    Cublaslt = 2
    Ck = 3


class _ROCmFABackend(_Named):
    Default = 0
    AOTriton = 1
    Ck = 2


_LINALG = {"default": _LinalgBackend.Default, "cusolver": _LinalgBackend.Cusolver, "magma": _LinalgBackend.Magma}
_BLAS = {
    "default": _BlasBackend.Default, "cublas": _BlasBackend.Cublas, "hipblas": _BlasBackend.Cublas,
    "cublaslt": _BlasBackend.Cublaslt, "hipblaslt": _BlasBackend.Cublaslt, "ck": _BlasBackend.Ck,
}  # fmt: skip
_ROCM = {"default": _ROCmFABackend.Default, "aotriton": _ROCmFABackend.AOTriton, "ck": _ROCmFABackend.Ck}
_ABSENT = {
    _LinalgBackend.Cusolver: ("cuSOLVER", "cuSOLVER"),
    _LinalgBackend.Magma: ("MAGMA", "MAGMA"),
    _BlasBackend.Cublaslt: ("cuBLASLt", "cuBLASLt"),
}
_preferred: dict[str, Any] = {
    "linalg": _LinalgBackend.Default, "blas": _BlasBackend.Cublas, "rocm": _ROCmFABackend.Default,
}  # fmt: skip


def _prefer(what: str, backend: Any, names: dict[str, Any], kind: type, error: type[Exception]) -> Any:
    if backend is None:
        return _preferred[what]
    if isinstance(backend, str):
        if backend not in names:
            raise RuntimeError(f"Unknown input value. Choose from: {', '.join(names)}.")
        backend = names[backend]
    elif not isinstance(backend, kind):
        told = (
            "Unknown input value type."
            if error is RuntimeError
            else f"Unknown input value. Choose from: {', '.join(names)}."
        )
        raise error(told)
    if backend in _ABSENT:
        name, compiled = _ABSENT[backend]
        raise RuntimeError(f"Cannot set preferred backend to {name} if PyTorch has not been compiled with {compiled}.")
    if backend is _BlasBackend.Default:
        backend = _BlasBackend.Cublas
    if backend is _BlasBackend.Ck:
        warnings.warn(
            "torch.backends.cuda.preferred_blas_library is an experimental feature. If you see any error or unexpected behavior "
            "when this flag is set please file an issue on GitHub.",
            stacklevel=3,
        )
    _preferred[what] = backend
    return backend


def preferred_linalg_library(backend: Any = None) -> Any:
    """Which library solves linear systems on CUDA, by preference; RuntimeError for one that is not here.

    >>> tt.backends.cuda.preferred_linalg_library()
    <_LinalgBackend.Default: 0>
    """
    return _prefer("linalg", backend, _LINALG, _LinalgBackend, RuntimeError)


def preferred_blas_library(backend: Any = None) -> Any:
    """Which library multiplies matrices on CUDA, by preference; RuntimeError for one that is not here.

    >>> tt.backends.cuda.preferred_blas_library()
    <_BlasBackend.Cublas: 1>
    """
    return _prefer("blas", backend, _BLAS, _BlasBackend, RuntimeError)


def preferred_rocm_fa_library(backend: Any = None) -> Any:
    """Which library computes attention on AMD's devices, by preference. It is kept.

    >>> tt.backends.cuda.preferred_rocm_fa_library()
    <_ROCmFABackend.Default: 0>
    """
    return _prefer("rocm", backend, _ROCM, _ROCmFABackend, ValueError)


class SDPAParams(NamedTuple):
    """What a call of attention is about, for the functions `can_use_...`.

    >>> x = tt.ones(1, 1, 1, 1)
    >>> tt.backends.cuda.SDPAParams(x, x, x, None, 0.0, False, False).is_causal
    False
    """

    query: Any
    key: Any
    value: Any
    attn_mask: Any
    dropout: float
    is_causal: bool
    enable_gqa: bool


def is_ck_sdpa_available() -> bool:
    """Whether AMD's kernels of attention are here: never.

    >>> tt.backends.cuda.is_ck_sdpa_available()
    False
    """
    return False


def is_flash_attention_available() -> bool:
    """Whether CUDA has a fused kernel of attention: never. The CPU has one.

    >>> tt.backends.cuda.is_flash_attention_available()
    False
    """
    return False


def can_use_flash_attention(params: SDPAParams, debug: bool = False) -> bool:
    """Whether CUDA's fused kernel would take a call: never.

    >>> tt.backends.cuda.can_use_flash_attention(None)
    False
    """
    return False


def can_use_efficient_attention(params: SDPAParams, debug: bool = False) -> bool:
    """Whether CUDA's memory-efficient kernel would take a call: never.

    >>> tt.backends.cuda.can_use_efficient_attention(None)
    False
    """
    return False


def can_use_cudnn_attention(params: SDPAParams, debug: bool = False) -> bool:
    """Whether cuDNN's kernel would take a call: never.

    >>> tt.backends.cuda.can_use_cudnn_attention(None)
    False
    """
    return False


def _set_switch(name: str, enabled: Any) -> None:
    # One name for all switches but one, and the letters before the type: PyTorch's slips.
    who, before = ("set_sdp_use_cudnn", "%s") if name == "cudnn" else ("set_sdp_use_math", "")
    check(isinstance(enabled, bool), lambda: f"{who} expects a bool, but got {before}{type_name(enabled)}")
    setattr(sdp_switches, name, enabled)


def flash_sdp_enabled() -> bool:
    """Whether attention may take its fused kernel.

    >>> tt.backends.cuda.flash_sdp_enabled()
    True
    """
    return sdp_switches.flash


def enable_flash_sdp(enabled: bool) -> None:
    """Allow or forbid the fused kernel of attention.

    >>> tt.backends.cuda.enable_flash_sdp(True)
    """
    _set_switch("flash", enabled)


def mem_efficient_sdp_enabled() -> bool:
    """Whether CUDA's memory-efficient kernel is allowed. It is kept.

    >>> tt.backends.cuda.mem_efficient_sdp_enabled()
    True
    """
    return sdp_switches.mem_efficient


def enable_mem_efficient_sdp(enabled: bool) -> None:
    """Keep the switch.

    >>> tt.backends.cuda.enable_mem_efficient_sdp(True)
    """
    _set_switch("mem_efficient", enabled)


def math_sdp_enabled() -> bool:
    """Whether attention may be composed of other operators.

    >>> tt.backends.cuda.math_sdp_enabled()
    True
    """
    return sdp_switches.math


def enable_math_sdp(enabled: bool) -> None:
    """Allow or forbid the composition. Where the fused kernel cannot take a call, it is then an error.

    >>> tt.backends.cuda.enable_math_sdp(True)
    """
    _set_switch("math", enabled)


def cudnn_sdp_enabled() -> bool:
    """Whether cuDNN's kernel is allowed. It is kept.

    >>> tt.backends.cuda.cudnn_sdp_enabled()
    True
    """
    return sdp_switches.cudnn


def enable_cudnn_sdp(enabled: bool) -> None:
    """Keep the switch.

    >>> tt.backends.cuda.enable_cudnn_sdp(True)
    """
    _set_switch("cudnn", enabled)


def fp16_bf16_reduction_math_sdp_allowed() -> bool:
    """Whether the composition may sum halves as halves. It is kept; sums are float32 here.

    >>> tt.backends.cuda.fp16_bf16_reduction_math_sdp_allowed()
    False
    """
    return sdp_switches.reduced_math


def allow_fp16_bf16_reduction_math_sdp(enabled: bool) -> None:
    """Keep the switch.

    >>> tt.backends.cuda.allow_fp16_bf16_reduction_math_sdp(False)
    """
    _set_switch("reduced_math", enabled)


@contextmanager
def sdp_kernel(
    enable_flash: bool = True, enable_math: bool = True, enable_mem_efficient: bool = True, enable_cudnn: bool = True
) -> Iterator[dict[str, Any]]:
    """Only these ways of computing attention, for the length of a `with` block. Deprecated: `nn.attention.sdpa_kernel`.

    >>> with tt.backends.cuda.sdp_kernel(enable_flash=False):
    ...     tt.backends.cuda.flash_sdp_enabled()
    False
    """
    warnings.warn(
        "`torch.backends.cuda.sdp_kernel()` is deprecated. In the future, this context manager will be removed. Please see "
        "`torch.nn.attention.sdpa_kernel()` for the new context manager, with updated signature.",
        FutureWarning,
        stacklevel=3,
    )
    chosen = {
        "flash": enable_flash, "mem_efficient": enable_mem_efficient, "math": enable_math, "cudnn": enable_cudnn,
        "overrideable": False,
    }  # fmt: skip
    before = {name: getattr(sdp_switches, name) for name in chosen}
    try:
        for name, value in chosen.items():
            setattr(sdp_switches, name, bool(value))
        yield {}
    finally:
        for name, value in before.items():
            setattr(sdp_switches, name, value)
