"""Which way kernels are run in this process: `TINYTENSOR_JIT` and what the interpreter can do.

shim    (default) compiled once, kept on disk, called through a builtin of ours
numba   Numba's own dispatcher: slower calls, compiled anew by each process, public interfaces only
off     no compiler at all: callers choose their NumPy reference kernels
"""

import importlib.util
import os
import struct
import sys
import sysconfig
import warnings

MODES = ("shim", "numba", "off")
# The shim relies on what C extensions see of CPython: METH_FASTCALL, and functions of the C API by name. Whether a later version
# keeps both is found out by the tests, not guessed.
_FIRST_PYTHON, _LAST_PYTHON = (3, 11), (3, 13)

_mode: str | None = None


def mode() -> str:
    """'shim', 'numba' or 'off'."""
    global _mode
    if _mode is None:
        _mode = _choose()
    return _mode


def shim_refused(reason: str) -> None:
    """Fall back from 'shim' to 'numba' for the rest of the process, and say so once."""
    global _mode
    _mode = "numba"
    warnings.warn(f"tinytensor: kernels run through Numba's dispatcher, more slowly: {reason}", stacklevel=2)


def interpreter_doubts() -> str | None:
    """Why the shim should not be tried on this interpreter; None if it may."""
    version = sys.version_info[:2]
    if sys.implementation.name != "cpython":
        return f"the interpreter is {sys.implementation.name}, not CPython"
    if not _FIRST_PYTHON <= version <= _LAST_PYTHON:
        return f"Python {version[0]}.{version[1]} is not known to the shim"
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "this Python is free-threaded"
    if struct.calcsize("P") != 8:
        return "this Python is not a 64-bit build"
    return None


def _choose() -> str:
    wanted = os.environ.get("TINYTENSOR_JIT") or "shim"
    if wanted not in MODES:
        raise ValueError(f"TINYTENSOR_JIT must be one of {', '.join(MODES)}, got {wanted!r}")
    if wanted == "off" or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return "off"
    # Looked for and not imported: that takes 200 ms, and with a filled store it is never needed.
    if importlib.util.find_spec("numba") is None:
        return "off"
    if wanted == "shim" and (doubt := interpreter_doubts()):
        shim_refused(doubt)
        return "numba"
    return wanted
