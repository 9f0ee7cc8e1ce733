"""Just-in-time compilation of kernels: the only package that knows Numba's and llvmlite's inner parts.

A kernel is a plain Python loop over addresses (`kernel.py`, `pointers.py`). It is compiled once by Numba
(`fingerprint.py`, `translate.py`, `outlines.py`, `compiler.py`), wrapped so that a call costs 40 ns (`shim.py`), kept on disk
(`object_store.py`), loaded without Numba (`native_code.py`, `engine.py`), and run on several threads (`parallel.py`,
`team.py`, `work_sharing.py`). Nothing heavy is imported before the first kernel is used.
"""

from tinytensor.jit.kernel import Kernel, kernel
from tinytensor.jit.mode import mode
from tinytensor.jit.parallel import get_num_threads, set_num_threads
from tinytensor.jit.status import clear_cache, stats

__all__ = ["Kernel", "clear_cache", "get_num_threads", "kernel", "mode", "set_num_threads", "stats"]
