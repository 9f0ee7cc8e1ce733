"""What answers the first calls of a kernel while another process compiles it: NumPy, where it gives the same bits.

A kernel that is not in the store would be waited for. One with a `Substitute` is ordered from the second process
(`ahead.py`), and until its code is in the store a `Waiting` stands in its place. No result depends on when that is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tinytensor.kernel_compiler.kernel import Kernel

Run = Callable[..., None]

_PATIENCE = 60.0
"""Seconds after which the kernel is compiled here."""


class Substitute(NamedTuple):
    """`run(n, *args)` gives the bits that the kernel gives, wherever `is_exact(*args)`.

    `order` names the kernel to another process: a module, a function in it, and arguments, all of them words. The function
    returns the kernel. More than `most` units of work wait for the kernel, which takes less time, and no room beside.
    """

    run: Run
    order: tuple[str, ...]
    is_exact: Callable[..., bool] | None = None
    most: int = 1 << 20


class Waiting:
    """`kernel.serial` or `kernel.parallel`, until the kernel is there. Then `replace` is given the kernel's own."""

    __slots__ = ("attribute", "began", "kernel", "replace", "run")

    def __init__(self, kernel: Kernel, attribute: str):
        self.kernel, self.attribute = kernel, attribute
        self.began = time.monotonic()
        self.run: Run | None = None
        self.replace: Callable[[Run], object] | None = None

    def __call__(self, n: int, *args: float) -> None:
        run = self.run
        if run is None:
            substitute = self.kernel.substitute
            assert substitute is not None
            if (
                n <= substitute.most
                and (substitute.is_exact is None or substitute.is_exact(*args))
                and time.monotonic() < self.began + _PATIENCE
                and self.kernel.is_coming()
            ):
                substitute.run(n, *args)
                return
            run = self.run = self.kernel.prepare(self.attribute)
            if self.replace is not None:
                self.replace(run)
        run(n, *args)
