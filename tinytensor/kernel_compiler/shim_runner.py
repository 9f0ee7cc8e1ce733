"""Kernels as builtins of ours: the default runner."""

import ctypes
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.kernel_compiler import ahead, engine, native_code, symbols
from tinytensor.threads import parallel

if TYPE_CHECKING:
    from tinytensor.kernel_compiler.kernel import Kernel, Planes

Builtins = tuple[Callable[..., None], Callable[..., None]]
start_threads = parallel.start
_loops: dict[str, int] = {}  # key -> address
_made: dict[tuple[str, str, int], Builtins] = {}


class Bound(ctypes.Structure):
    """What the `self` of a kernel's builtins points at. All fields have 8 bytes; shim.py makes the code that reads them.

    loop, name         addresses
    operands, tiled    of loops over planes
    """

    _fields_ = (
        ("loop", ctypes.c_void_p),
        ("grain", ctypes.c_int64),
        ("operands", ctypes.c_int64),
        ("tiled", ctypes.c_int64),
        ("name", ctypes.c_char_p),
    )


def builtins(kernel: "Kernel") -> Builtins:
    """`serial` and `parallel` of a kernel; kernels with equal keys share them."""
    loop, key = kernel.planes or kernel.loop, _key(kernel)
    wanted = key, kernel.name, kernel.grain
    if wanted not in _made:
        if key not in _loops:  # kernels that differ in name or grain have the same loop
            symbol = f"tt_{key}"
            _loops[key] = native_code.load(
                kernel.name,
                key,
                (symbol,),
                lambda compiler: compiler.compile_loop(loop, kernel.kinds, symbol, kernel.fastmath),
            )[symbol]
        _made[wanted] = bound_builtins(kernel.name, kernel.kinds, _loops[key], kernel.grain, kernel.planes)
    return _made[wanted]


def is_missing(kernel: "Kernel") -> bool:
    """Whether neither this process nor the store has the kernel's code, which is ordered then. False where no kernel is to wait."""
    key = _key(kernel)
    if not ahead.is_on() or key in _loops or native_code.is_stored(kernel.name, key):
        return False
    if not kernel.ordered:
        assert kernel.substitute is not None
        native_code.order(kernel.name, kernel.substitute.order_as_word())
        kernel.ordered = True
    return True


def _key(kernel: "Kernel") -> str:
    if kernel.code_key is None:
        loop = kernel.planes or kernel.loop
        kernel.code_key = native_code.key(loop, kernel.kinds, kernel.key, sorted(kernel.fastmath))
    return kernel.code_key


def bound_builtins(name: str, kinds: str, loop: int, grain: int, planes: "Planes | None" = None) -> Builtins:
    """`serial` and `parallel` of the loop at an address."""
    operands, tiled = (planes.operands, planes.tiled) if planes else (0, False)
    bound = Bound(loop, grain, operands, tiled, name.encode())
    symbols.immortal(bound)
    serial, parallel_form = _functions(kinds, planes is not None)
    address = ctypes.addressof(bound)
    return engine.builtin(name, serial, address), engine.builtin(name, parallel_form, address)


@functools.cache
def _functions(kinds: str, of_planes: bool) -> tuple[int, int]:
    """The addresses of the functions behind the builtins of all kernels that take arguments of these kinds."""
    key = native_code.key(kinds, of_planes)
    symbol = f"tt_{key}"
    exports = f"{symbol}_serial", f"{symbol}_parallel"
    name = f"call_{'planes_' if of_planes else ''}{kinds}"
    addresses = native_code.load(
        name, key, exports, lambda compiler: compiler.compile_builtins(kinds, of_planes, symbol)
    )
    return addresses[exports[0]], addresses[exports[1]]
