"""What answers the first calls of a kernel while another process compiles it: NumPy or plain Python, where the bits are the same.

A kernel that is not in the store would be waited for. One with a `Substitute` is ordered from the second process
(`ahead.py`), and until its code is in the store a `Waiting` (kernel.py) stands in its place. When its substitute has taken
longer than its budget, the kernel is compiled here: it is called often, or there is no second process. No result depends on
when that is.

PyTorch has no counterpart: its kernels are compiled before.
"""

from __future__ import annotations

import base64
import pickle
from collections.abc import Callable
from typing import Any, NamedTuple

Run = Callable[..., None]


class Substitute(NamedTuple):
    """`run(n, *args)` gives the bits that the kernel gives, wherever `is_exact(*args)`. None: the loop itself, as plain Python.

    `order` is how another process makes the kernel: a function that returns it, and its arguments. More than `most` units of
    work wait for the kernel, which takes less time, and no room beside. So do all calls once the substitute has taken `budget`
    seconds: a loop that goes on gets its kernel soon.
    """

    run: Run | None
    order: tuple[Any, ...]
    is_exact: Callable[..., bool] | None = None
    most: int = 1 << 20
    budget: float = 0.01

    def order_as_word(self) -> str:
        return base64.b64encode(pickle.dumps(self.order)).decode()


def in_python(*order: Any) -> Substitute:
    """The kernel's own loop, for a kernel that moves, compares or counts, or whose `fastmath` is empty.

    Then LLVM neither rounds a product and a sum once nor adds up in another order, and Python gives the same bits. It takes a
    microsecond for each element, so only little work is done so.
    """
    return Substitute(None, order, most=1 << 12)


def kernel_of_word(word: str) -> Any:
    """The kernel of an order."""
    function, *args = pickle.loads(base64.b64decode(word))
    return function(*args)
