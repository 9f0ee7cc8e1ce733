"""Just-in-time compilation of kernels: the only package that knows Numba's and llvmlite's inner parts.

A kernel is a plain Python loop over addresses (`kernel.py`, `pointers.py`). It is compiled once by Numba
(`fingerprint.py`, `translate.py`, `outlines.py`, `compiler.py`), called in 40 ns (`shim.py`), kept on disk
(`object_store.py`), loaded without Numba (`native_code.py`, `engine.py`), and run on several threads
(the package `threads`). Nothing heavy is imported before the first kernel is used.

A kernel that is not on disk takes 20 to 500 ms: three fifths of it Numba's, which is Python (`lowering.py` runs what is needed
of it, `outlines.py` reuses what it made), two fifths LLVM's. What many kernels share is compiled once: the builtins by which
Python calls them (`shim.py`), the walk over what is not contiguous (aten/native/cpu/serial_for_each.py). Two processes that need the
same kernel compile it once (`claims.py`), and one that needs many has a second process compile what usually follows
(`ahead.py`; TINYTENSOR_COMPILE_AHEAD=0 switches it off). Where NumPy gives a kernel's bits it answers the first calls, and the
second process compiles meanwhile (`substitute.py`). A kernel has the same bits whichever way it came.
"""

from tinytensor.kernel_compiler.ahead import at_once
from tinytensor.kernel_compiler.kernel import Kernel, kernel
from tinytensor.kernel_compiler.mode import mode

__all__ = ["Kernel", "at_once", "kernel", "mode"]
