"""LAPACK from the library that NumPy brings along, called by symbol.

`routine("getrf", "float32")(m, n, a, lda, ipiv)` calls `sgetrf` and returns its `info`. Matrices are addresses of
column-major memory, other numbers plain Python numbers, flags one letter; `Workspace` asks a routine how much scratch
memory it wants. Integers are 64 bits wide in this build, pivots included. Functions that call are wrapped in `on_one_thread`: waking the
library's threads costs more than small matrices take, and afterwards they go on spinning in everybody's way.

Mirrors the LAPACK declarations of aten/src/ATen/native/BatchLinearAlgebra.cpp. Left out: complex routines, and
libraries with 32-bit integers; where NumPy has no OpenBLAS of its own, `available()` is False.
"""

from __future__ import annotations

import ctypes
import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.jit import blas
from tinytensor.jit.mode import mode

# Arguments of each routine before `info`: c a flag, i an integer, r a real number, p an address.
_ARGUMENTS = {
    "getrf": "iipip",
    "getrs": "ciipippi",
    "potrf": "cipi",
    "potri": "cipi",
    "potrs": "ciipipi",
    "geqrf": "iipippi",
    "orgqr": "iiipippi",
    "ormqr": "cciiipippipi",
    "gesdd": "ciipippipipip",
    "syevd": "ccipippipi",
    "gels": "ciiipipipi",
    "gelsy": "iiipipiprppi",
    "gelsd": "iiipipiprppip",
    "gelss": "iiipipiprppi",
    "sytrf": "cipippi",
    "sytrs": "ciipippi",
    "trsm": "cccciirpipi",
}
_WITHOUT_INFO = frozenset({"trsm"})
_LETTERS = {"float32": "s", "float64": "d"}
_REALS = {"float32": ctypes.c_float, "float64": ctypes.c_double}

Routine = Callable[..., int]


def available() -> bool:
    """Whether `routine` finds anything."""
    return mode() != "off" and blas._library() is not None


def on_one_thread(function: Callable[..., None]) -> Callable[..., None]:
    """`function` with the library restricted to the calling thread."""
    guard = blas._SingleThreadedBlas()

    def call(*args: Any) -> None:
        with guard:
            function(*args)

    return call


@functools.cache
def routine(name: str, dtype: str) -> Routine:
    """The routine for matrices of 'float32' or 'float64'. It returns `info`: 0, or what went wrong."""
    kinds, real = _ARGUMENTS[name], _REALS[dtype]
    function = blas._function(blas._library(), f"{_LETTERS[dtype]}{name}_")
    flags = kinds.count("c")
    types: dict[str, Any] = {
        "c": ctypes.c_char_p,
        "i": ctypes.POINTER(ctypes.c_int64),
        "r": ctypes.POINTER(real),
        "p": ctypes.c_void_p,
    }
    has_info = name not in _WITHOUT_INFO
    # Fortran passes the length of every character argument at the end.
    function.argtypes = [*(types[k] for k in kinds), *([types["i"]] if has_info else []), *[ctypes.c_size_t] * flags]
    function.restype = None
    byref, c_int64 = ctypes.byref, ctypes.c_int64
    make: dict[str, Callable[[Any], Any]] = {
        "c": str.encode,
        "i": lambda n: byref(c_int64(n)),
        "r": lambda x: byref(real(x)),
        "p": int,
    }
    makers, lengths = [make[k] for k in kinds], (1,) * flags

    def call(*args: Any) -> int:
        info = c_int64(0)
        given = [m(a) for m, a in zip(makers, args, strict=True)]
        function(*given, *((byref(info),) if has_info else ()), *lengths)
        return info.value

    return call


class Workspace:
    """Scratch memory: as many reals as the routine said that it wants in the first element of its work array."""

    __slots__ = ("address", "array", "length")

    def __init__(self, dtype: str, ask: Callable[[int, int], Any]):
        answer = np.zeros(1, dtype)
        ask(answer.ctypes.data, -1)
        wanted = float(answer[0])
        # In float32 a large number may have been rounded down.
        self.length = max(1, math.ceil(wanted * (1 + 2.0**-23)) if dtype == "float32" else int(wanted))
        self.array = np.empty(self.length, dtype)
        self.address = self.array.ctypes.data
