"""The CUDA driver of real devices, through numba-cuda and NVIDIA's own bindings: the one file that touches them.

The extra `cuda` installs both. Mirrors the calls of c10/cuda and aten/src/ATen/cuda into libcuda.
"""

from __future__ import annotations

import functools
import importlib
from types import SimpleNamespace
from typing import Any


@functools.cache
def numba_cuda() -> Any:
    """numba.cuda, with what a compiler for it needs: `types`, `extending`, `ir` (llvmlite's). ImportError without the extra."""
    importlib.import_module("numba_cuda")  # without it numba.cuda is Numba's own old one
    cuda: Any = importlib.import_module("numba.cuda")
    extending: Any = importlib.import_module("numba.cuda.extending")
    types: Any = importlib.import_module("numba.cuda.types")
    ir: Any = importlib.import_module("llvmlite.ir")
    return _with(cuda, extending=extending, types=types, ir=ir)


def _with(module: Any, **more: Any) -> Any:
    for name, value in more.items():
        if not hasattr(module, name):
            setattr(module, name, value)
    return module
