"""Names by which compiled code refers to things of this process, and how to find each when it is first needed.

Stored object code may not contain addresses: they change from process to process. It refers to `tt_...` symbols
instead; whoever owns such a thing says here how to find it, and `kernel_compiler.engine` asks when an object needs it.
"""

import ctypes
from collections.abc import Callable

_finders: dict[str, Callable[[], int | None]] = {}


def provide(name: str, find: Callable[[], int | None]) -> None:
    """`find` gives the address that `name` stands for, or None where this process has no such thing."""
    _finders[name] = find


def address(name: str) -> int | None:
    # Asked when an object is loaded and not at import: BLAS, for one, is looked for only by a process that needs it.
    find = _finders.get(name)
    return find() if find else None


def immortal(value: object) -> object:
    """Keep `value` until the process ends, past the interpreter's own end: native code points at it."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(value))
    return value


# Kernels read these cells whenever they run in parallel, so a stored kernel finds the team of the process that loads it.
LAUNCHER = "tt_launcher"
"""Two 8-byte cells that `threads.parallel` sets: the launch function's address (0: run serially), and its job block."""
launcher_cells = (ctypes.c_int64 * 2)()
immortal(launcher_cells)

SERIAL_FOR_EACH = "tt_serial_for_each"
"""The walk over planes: `void (plane function, block, data, operands, tiled, lo, hi)`, see aten/native/cpu/serial_for_each.py."""

NONE = "tt_none"
TYPE_ERROR = "tt_type_error"

provide(LAUNCHER, lambda: ctypes.addressof(launcher_cells))
# In CPython an object's id is its address. None and TypeError live as long as the process.
provide(NONE, lambda: id(None))
provide(TYPE_ERROR, lambda: id(TypeError))
