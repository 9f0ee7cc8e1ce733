"""The vector registers of the processor that kernels are for: how wide a vector is, and how many results a loop may hold at once.

The one place that says so. A tile of results that is larger than the registers goes through memory in each step; one that is
smaller leaves the units that multiply waiting.

Mirrors the role of aten/src/ATen/native/DispatchStub.h (`CPUCapability`), where a kernel is compiled for each width.
"""

import functools
import importlib
import platform
from typing import NamedTuple


class Registers(NamedTuple):
    """`available` registers of `nbytes` bytes."""

    nbytes: int
    available: int


@functools.cache
def registers() -> Registers:
    """Those of the processor that this process compiles for."""
    # Imported when a kernel is to be made, and not before: it brings LLVM.
    processor = importlib.import_module("tinytensor.kernel_compiler.processor")
    if processor.has_feature("avx512f"):
        return Registers(64, 32)
    if processor.has_feature("avx"):
        return Registers(32, 16)
    return Registers(16, 32 if platform.machine().lower() in ("arm64", "aarch64") else 16)
