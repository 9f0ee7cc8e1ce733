"""CUDA kernels. Each file of kernels registers them behind their stubs when it is imported (`import_kernels`).

The families keep theirs beside those of the CPU, in folders `cuda`; here is what they share.

Mirrors aten/src/ATen/native/cuda.
"""

import importlib
from collections.abc import Callable
from functools import cache
from pathlib import Path


@cache
def kernel_files() -> tuple[str, ...]:
    """The files of kernels, by their place: `reduce.cuda.reduce_kernels` below `native`. Those of elementwise operators, which
    every program needs, come first."""
    native = Path(__file__).parent.parent
    found = [path.relative_to(native).with_suffix("").parts for path in native.glob("*/**/cuda/*_kernel*.py")]
    return tuple(
        sorted((".".join(parts) for parts in found), key=lambda name: (not name.startswith("pointwise"), name))
    )


def import_kernels(enough: Callable[[], bool] = lambda: False) -> None:
    """Import the files of kernels one after the other, until `enough()`; without it, all of them."""
    for name in kernel_files():
        if enough():
            return
        importlib.import_module(f"tinytensor.aten.native.{name}")
