"""Kernels as builtins of ours: the default runner."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.kernel_compiler import engine, native_code
from tinytensor.threads import parallel

if TYPE_CHECKING:
    from tinytensor.kernel_compiler.kernel import Kernel

start_threads = parallel.start
_made: dict[str, tuple[Callable[..., None], Callable[..., None]]] = {}


def builtins(kernel: "Kernel") -> tuple[Callable[..., None], Callable[..., None]]:
    """`serial` and `parallel` of a kernel; kernels with equal keys share them."""
    # `kernel.grain` is in the machine code, as the limit that NAME_parallel compares with, so it is part of the key.
    loop = kernel.planes or kernel.loop
    key = native_code.key(loop, kernel.kinds, kernel.name, kernel.key, sorted(kernel.fastmath), kernel.grain)
    if key not in _made:
        symbol = f"tt_{key}"
        exports = f"{symbol}_serial", f"{symbol}_parallel"
        addresses = native_code.load(
            kernel.name,
            key,
            exports,
            lambda compiler: compiler.compile_loop(
                loop, kernel.kinds, kernel.name, symbol, kernel.fastmath, kernel.grain
            ),
        )
        serial, parallel_form = (engine.builtin(kernel.name, addresses[export]) for export in exports)
        _made[key] = serial, parallel_form
    return _made[key]
