"""Just-in-time compilation of kernels: the only package that knows Numba's and llvmlite's inner parts.

A kernel is a plain Python loop over addresses (`kernel.py`, `pointers.py`). It is compiled once by Numba
(`fingerprint.py`, `translate.py`, `outlines.py`, `compiler.py`), wrapped so that a call costs 40 ns (`shim.py`), kept on disk
(`object_store.py`), loaded without Numba (`native_code.py`, `engine.py`), and run on several threads
(the package `threads`). Nothing heavy is imported before the first kernel is used.
"""

from tinytensor.kernel_compiler.kernel import Kernel, kernel
from tinytensor.kernel_compiler.mode import mode

__all__ = ["Kernel", "kernel", "mode"]
