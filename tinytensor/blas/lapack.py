"""LAPACK from the library that NumPy brings along, called by symbol.

`routine("getrf", "float32", m, n, None, m, None)` is `sgetrf` with its flags (one letter) and numbers filled in: a call
gives the addresses, those of column-major matrices and at last that of `info`. `with_workspace` also asks the routine
how much scratch memory it wants. Both are remembered, so a problem of a known shape costs the call alone. Integers are
64 bits wide in this build, pivots and `info` included. Functions that call are wrapped in `on_one_thread`: waking the
library's threads costs more than small matrices take, and afterwards they go on spinning in everybody's way.

Loops call a routine themselves: `in_loops("potrf", "float32")(uplo, n, a, lda)`, with the code of a flag's letter, gives `info`.

Mirrors the LAPACK declarations of aten/src/ATen/native/BatchLinearAlgebra.cpp. Left out: complex routines, and
libraries with 32-bit integers; where NumPy has no OpenBLAS of its own, `available()` is False.
"""

from __future__ import annotations

import ctypes
import functools
import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tinytensor.blas import blas
from tinytensor.kernel_compiler import symbols
from tinytensor.kernel_compiler.mode import mode
from tinytensor.kernel_compiler.pointers import lowered

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

Routine = Callable[..., None]


def available() -> bool:
    """Whether `routine` finds anything."""
    return mode() != "off" and blas._library() is not None


def on_one_thread(function: Callable[..., None]) -> Callable[..., None]:
    """`function` with the library restricted to the calling thread."""
    return blas._SingleThreadedBlas().around(function)


@functools.cache
def _function(name: str, dtype: str) -> Any:
    kinds = _ARGUMENTS[name]
    function = blas._function(blas._library(), f"{_LETTERS[dtype]}{name}_")
    info = [] if name in _WITHOUT_INFO else [ctypes.c_void_p]
    # Fortran takes addresses only, which ctypes converts faster as plain ones than with types; and at the end it passes the
    # length of every character argument.
    function.argtypes = [*[ctypes.c_void_p] * len(kinds), *info, *[ctypes.c_size_t] * kinds.count("c")]
    function.restype = None
    return function


@functools.lru_cache(4096)
def routine(name: str, dtype: str, *args: Any) -> Routine:
    """The routine for matrices of 'float32' or 'float64', for any addresses: where `args` has None, then `info`.

    What is filled in is converted once. The routine only reads it, so threads may share it.
    """
    kinds = _ARGUMENTS[name]
    make: dict[str, Callable[[Any], Any]] = {
        "c": lambda flag: ctypes.create_string_buffer(flag.encode()),
        "i": ctypes.c_int64,
        "r": _REALS[dtype],
    }
    # What the filled-in addresses lead to lives as long as the routine.
    kept = [None if value is None else make[kind](value) for kind, value in zip(kinds, args, strict=True)]
    filled: list[int | None] = [None if value is None else ctypes.addressof(value) for value in kept]
    filled += [*([] if name in _WITHOUT_INFO else [None]), *[1] * kinds.count("c")]
    # A function of as many addresses as are missing, written out: to put them into a list would cost more than the call.
    missing = [f"address_{i}" for i, value in enumerate(filled) if value is None]
    passed = [f"address_{i}" if value is None else str(value) for i, value in enumerate(filled)]
    scope = {"function": _function(name, dtype), "kept": kept}
    return eval(f"lambda {', '.join(missing)}: function({', '.join(passed)})", scope)


class Prepared(NamedTuple):
    """A routine with scratch memory: what to call, and how many reals and (where it asks for some) integers."""

    run: Routine
    reals: int
    integers: int


@functools.lru_cache(4096)
def with_workspace(name: str, dtype: str, *args: Any) -> Prepared:
    """The routine, asked what it wants: in `args`, -1 stands for the length of the scratch memory before it.

    It answers in the first element of that memory; the integers are the last address that it takes.
    """
    addresses = [i for i, value in enumerate(args) if value is None]
    # An 8-byte cell for each address, and one for `info`: in such a query the routine touches no matrix. It writes only the
    # lengths that it wants, at the beginning of each scratch memory, and `info`.
    answers = np.zeros(len(addresses) + 1, np.int64)
    routine(name, dtype, *args)(*(answers.ctypes.data + 8 * i for i in range(len(answers))))
    place = args.index(-1)
    wanted = float(answers.view(dtype)[(addresses.index(place - 1)) * (8 // np.dtype(dtype).itemsize)])
    # In float32 a large number may have been rounded down.
    reals = max(1, math.ceil(wanted * (1 + 2.0**-23)) if dtype == "float32" else int(wanted))
    integers = max(1, int(answers[len(addresses) - 1]))
    # A second -1 stands for the length of the integer scratch memory.
    known = (*args[:place], reals, *(integers if value == -1 else value for value in args[place + 1 :]))
    return Prepared(routine(name, dtype, *known), reals, integers)


# ---- for loops -------------------------------------------------------------------------------------------------------


def _callable_from_loops(name: str, dtype: str) -> Callable[..., int]:
    kinds = _ARGUMENTS[name]

    def call(*args: Any) -> int:
        """`info`. This body is for a loop that runs as plain Python; a kernel calls the symbol."""
        known = [
            None if kind == "p" else chr(value) if kind == "c" else int(value)
            for kind, value in zip(kinds, args, strict=True)
        ]
        info = ctypes.c_int64(0)
        addresses = [int(value) for kind, value in zip(kinds, args, strict=True) if kind == "p"]
        routine(name, dtype, *known)(*addresses, ctypes.addressof(info))
        return info.value

    # A kernel's fingerprint knows such a function by its name.
    call.__name__ = call.__qualname__ = f"{_LETTERS[dtype]}{name}"
    return lowered(call)


IN_LOOPS = {
    (name, dtype): _callable_from_loops(name, dtype)
    for name in ("potrf", "getrf", "getrs", "geqrf", "orgqr", "gesdd", "syevd")
    for dtype in _LETTERS
}


def in_loops(name: str, dtype: str) -> Callable[..., int]:
    """The routine as a function that a loop may call: of integers, the codes of flags' letters, and addresses."""
    return IN_LOOPS[name, dtype]


def symbol(name: str, dtype: str) -> str:
    """What the routine is called in a kernel's machine code."""
    return f"tt_{_LETTERS[dtype]}{name}"


def kinds_of(name: str) -> str:
    """A letter for each argument of a routine before `info`: c a flag, i an integer, r a real number, p an address."""
    return _ARGUMENTS[name]


def _find(name: str, dtype: str) -> int | None:
    # The very object that `routine` calls: to look it up once more would take its types of arguments from it.
    return ctypes.cast(_function(name, dtype), ctypes.c_void_p).value if blas._library() else None


for _key in IN_LOOPS:
    symbols.provide(symbol(*_key), functools.partial(_find, *_key))
