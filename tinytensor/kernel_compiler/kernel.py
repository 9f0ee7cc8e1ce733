"""A plain Python loop -> a fast callable: `kernel(loop, kinds, name=...)`.

    def loop(lo, hi, out, a, alpha):                       # addresses and numbers only
        out, a = ptr_float32(out), ptr_float32(a)
        for i in range(lo, hi):
            out[i] = scale(a[i], alpha)                    # another plain function: a functor

    k = kernel(loop, "iif", name="scale_float32")          # nothing is compiled yet
    k.serial(n, out_address, a_address, 2.0)               # compiled or loaded at the first look at `.serial`
    k.parallel(n, out_address, a_address, 2.0)             # the same, [0, n) shared among threads

A kernel with a `substitute` (substitute.py) does not make its first calls wait: it answers them while another process compiles.

Mirrors the role of the lambdas given to cpu_kernel in aten/src/ATen/native/cpu/Loops.h, which C++ compiles ahead of
time. Left out: kernels that return a value or raise. A loop writes its results to memory.
"""

from __future__ import annotations

import importlib
import threading
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tinytensor.c10.metadata import forget_plans
from tinytensor.kernel_compiler.fingerprint import python_function
from tinytensor.kernel_compiler.mode import mode, shim_refused
from tinytensor.kernel_compiler.substitute import Run, Substitute

CONTRACT = frozenset({"contract"})
GRAIN = 32768
"""PyTorch's at::internal::GRAIN_SIZE: how much work of cost 1 is worth more than one thread."""

_NUMBERS: dict[str, Callable[[Any], Any]] = {"i": np.int64, "f": np.float32, "d": np.float64}
_TAKES_ANY_NUMBER = 0x04  # inspect.CO_VARARGS
_lock = threading.RLock()
_runner: ModuleType | None = None
_prepared_ns = 0


class Planes(NamedTuple):
    """A loop over planes, which a walk that all kernels share calls for one plane after the other.

    `loop2d(rows, cols, data, *args)`; the first `operands` of `args` are addresses, the next one the address of the geometry.
    `tiled`: whether the walk cuts planes into tiles. See aten/native/cpu/serial_for_each.py.
    """

    loop2d: Callable[..., None]
    operands: int
    tiled: bool


class Kernel:
    """A loop that becomes machine code when `serial` or `parallel` is first looked at."""

    serial: Callable[..., None]
    """`serial(n, *args)` runs loop(0, n, *args) and keeps the GIL."""
    parallel: Callable[..., None]
    """`parallel(n, *args)` shares [0, n) among threads and releases the GIL, if n is worth it."""

    def __init__(
        self,
        loop: Callable[..., None],
        kinds: str,
        name: str,
        key: tuple,
        fastmath: frozenset[str],
        cost: float,
        planes: Planes | None,
        substitute: Substitute | None,
    ):
        self.loop, self.kinds, self.name, self.key, self.fastmath = loop, kinds, name, key, fastmath
        self.planes, self.substitute = planes, substitute
        self.code_key: str | None = None  # of its machine code, once somebody has asked for that
        self.ordered = False  # whether the second process was asked to compile it
        self.substituted = 0.0  # the seconds for which something else has answered
        self.grain = max(int(GRAIN / cost), 1)  # an infinite cost gives 1: every unit of n is worth a thread

    def __getattr__(self, attribute: str) -> Any:
        if attribute not in ("serial", "parallel"):
            raise AttributeError(f"'Kernel' object has no attribute {attribute!r}")
        # Python comes here only while the attribute is missing. The first look stores it in the instance, so a call after
        # that finds it at once and takes no lock.
        # Who looks at `parallel` has work for it, which in Python would take minutes.
        if (
            self.substitute is not None
            and (attribute == "serial" or self.substitute.run is not None)
            and self.is_missing()
        ):
            return Waiting(self, attribute)
        return self.prepare(attribute)

    def is_missing(self) -> bool:
        """Whether there is no machine code yet, and calls may be answered without it. The second process is asked for it."""
        if mode() != "shim":
            return False
        return importlib.import_module("tinytensor.kernel_compiler.shim_runner").is_missing(self)

    def prepare(self, attribute: str) -> Callable[..., None]:
        """`serial` or `parallel` as machine code, loaded or compiled now."""
        # The lock keeps two threads from compiling the same kernel, and the self-test from running twice.
        global _prepared_ns
        with _lock:
            began = time.perf_counter_ns()
            runner = _choose_runner()
            serial, parallel = runner.builtins(self)
            if attribute == "parallel":
                runner.start_threads()
            _prepared_ns += time.perf_counter_ns() - began
        # Only the one that was asked for: to look at `parallel` later has to start the threads.
        run: Callable[..., None] = serial if attribute == "serial" else parallel
        setattr(self, attribute, run)
        return run

    def __repr__(self) -> str:
        return f"<kernel {self.name}({self.kinds})>"


class Waiting:
    """`kernel.serial` or `kernel.parallel`, until the kernel is there.

    Then `replace` is given the kernel's own. Who has set none may have kept this object in a plan, so plans are made anew.
    """

    __slots__ = ("attribute", "kernel", "replace", "run")

    def __init__(self, kernel: Kernel, attribute: str):
        self.kernel, self.attribute = kernel, attribute
        self.run: Run | None = None
        self.replace: Callable[[Run], object] | None = None

    def __call__(self, n: int, *args: float) -> None:
        run = self.run
        if run is None:
            if self._substitutes(n, args) and self.kernel.is_missing():
                began = time.monotonic()
                run_substitute(self.kernel, n, args)
                self.kernel.substituted += time.monotonic() - began
                return
            run = self.run = self.kernel.prepare(self.attribute)
            if self.replace is not None:
                self.replace(run)
            else:
                forget_plans()
        run(n, *args)

    def _substitutes(self, n: int, args: tuple[float, ...]) -> bool:
        substitute = self.kernel.substitute
        assert substitute is not None
        is_exact = substitute.is_exact
        return (
            n <= substitute.most
            and self.kernel.substituted < substitute.budget
            and (is_exact is None or is_exact(*args))
        )


def run_substitute(kernel: Kernel, n: int, args: tuple[float, ...]) -> None:
    """What `kernel.serial(n, *args)` does, without machine code."""
    assert kernel.substitute is not None
    run = kernel.substitute.run
    if run is not None:
        run(n, *args)
        return
    numbers = [_NUMBERS[kind](value) for kind, value in zip(kernel.kinds, args, strict=True)]
    with np.errstate(all="ignore"):  # integers that wrap around, as they do in machine code
        kernel.loop(np.uint64(0), np.uint64(n), *numbers)


def kernel(
    loop: Callable[..., None],
    kinds: str,
    *,
    name: str,
    key: tuple = (),
    fastmath: frozenset[str] = CONTRACT,
    cost: float = 1.0,
    planes: Planes | None = None,
    substitute: Substitute | None = None,
) -> Kernel:
    """Make a kernel of `loop(lo, hi, *args)`.

    `kinds` has a letter for each of `args`: 'i' an integer or address, 'f' a float32, 'd' a float64; lo and hi arrive
    as uintp. Functions that the loop calls may be plain too. `key` is anything else that the machine code depends on;
    `cost` is the work per unit of n, in additions: it sets how large n must be to occupy more than one thread.
    `planes`: what is compiled in place of `loop`, which does the same as the walk over these planes. `substitute` answers calls
    while another process compiles the kernel.
    """
    function = python_function(loop)
    if function is None or not set(kinds) <= set("ifd"):
        raise TypeError(f"kernel {name} needs a Python function and kinds made of 'i', 'f' and 'd', got {kinds!r}")
    code = function.__code__
    if not code.co_flags & _TAKES_ANY_NUMBER and code.co_argcount != 2 + len(kinds):
        raise TypeError(
            f"kernel {name}: the loop takes {code.co_argcount} arguments; lo, hi and {kinds!r} make {2 + len(kinds)}"
        )
    return Kernel(loop, kinds, name, key, frozenset(fastmath), cost, planes, substitute)


def prepared_ns() -> int:
    """The nanoseconds that this process has spent on compiling and loading kernels, each at its first call."""
    return _prepared_ns


def _choose_runner() -> ModuleType:
    """The module that makes builtins. Both import heavy packages, so neither is imported before it is needed."""
    global _runner
    if _runner is None:
        if mode() == "off":
            raise RuntimeError("kernels are switched off (TINYTENSOR_JIT=off)")
        if mode() == "shim":
            failure = importlib.import_module("tinytensor.kernel_compiler.self_test").failure()
            if failure:
                shim_refused(failure)
        _runner = importlib.import_module(f"tinytensor.kernel_compiler.{mode()}_runner")
    return _runner
