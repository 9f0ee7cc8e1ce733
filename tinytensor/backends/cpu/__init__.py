"""`torch.backends.cpu`: what the processor can do.

Mirrors torch/backends/cpu/__init__.py and `get_cpu_capability` of aten/src/ATen/native/DispatchStub.cpp.
"""

from __future__ import annotations

import functools
import os
import platform

__all__ = ["get_cpu_capability"]

_NEEDS = {
    "AVX512": ("avx512f", "avx512vl", "avx512bw", "avx512dq", "fma"),
    "AVX2": ("avx2", "fma"),
}


@functools.cache
def get_cpu_capability() -> str:
    """The widest vectors that kernels may use: "AVX512", "AVX2", "SVE256", "NO AVX" or "DEFAULT".

    Numba compiles for the processor itself, so this is what the processor has; the variable ATEN_CPU_CAPABILITY names a
    lesser one, as in PyTorch, and changes this answer alone.

    >>> tt.backends.cpu.get_cpu_capability() in ("AVX512", "AVX2", "SVE256", "NO AVX", "DEFAULT")
    True
    """
    asked = os.environ.get("ATEN_CPU_CAPABILITY", "").upper()
    if asked in ("DEFAULT", "AVX2"):
        return "NO AVX" if asked == "DEFAULT" and _is_x86() else asked
    from llvmlite import binding  # takes a while, and few programs ask

    features = binding.get_host_cpu_features()
    if _is_x86():
        return next((name for name, needs in _NEEDS.items() if all(features.get(n) for n in needs)), "NO AVX")
    return "SVE256" if features.get("sve") else "DEFAULT"


def _is_x86() -> bool:
    return platform.machine().lower() in ("x86_64", "amd64", "i686")
