"""What answers the first calls of a kernel while another process compiles it: NumPy or plain Python, where the bits are the same.

A kernel that is not in the store would be waited for. One with a `Substitute` is ordered from the second process
(`ahead.py`), and until its code is in the store a `Waiting` stands in its place. Where there is no second process, the kernel is
compiled here, once it was called often enough to be worth it. No result depends on when that is.
"""

from __future__ import annotations

import base64
import pickle
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from tinytensor.kernel_compiler.kernel import Kernel

Run = Callable[..., None]

_BUDGET = 0.25
"""Seconds that a substitute may take in all: about what it takes to compile a kernel, which is then not put off longer."""

_NUMBERS: dict[str, Callable[[Any], Any]] = {"i": np.int64, "f": np.float32, "d": np.float64}


class Substitute(NamedTuple):
    """`run(n, *args)` gives the bits that the kernel gives, wherever `is_exact(*args)`. None: the loop itself, as plain Python.

    `order` is how another process makes the kernel: a function that returns it, and its arguments. More than `most` units of
    work wait for the kernel, which takes less time, and no room beside.
    """

    run: Run | None
    order: tuple[Any, ...]
    is_exact: Callable[..., bool] | None = None
    most: int = 1 << 20

    def order_as_word(self) -> str:
        return base64.b64encode(pickle.dumps(self.order)).decode()


def in_python(*order: Any) -> Substitute:
    """The kernel's own loop, for one that moves, compares or counts: there is no product and sum in it that LLVM could round once,
    and no sum that it could add up in another order."""
    return Substitute(None, order, most=1 << 12)


def kernel_of_word(word: str) -> Kernel:
    """The kernel of an order."""
    function, *args = pickle.loads(base64.b64decode(word))
    return function(*args)


class Waiting:
    """`kernel.serial` or `kernel.parallel`, until the kernel is there. Then `replace` is given the kernel's own."""

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
        run(n, *args)

    def _substitutes(self, n: int, args: tuple[float, ...]) -> bool:
        substitute = self.kernel.substitute
        assert substitute is not None
        is_exact = substitute.is_exact
        return n <= substitute.most and self.kernel.substituted < _BUDGET and (is_exact is None or is_exact(*args))


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
