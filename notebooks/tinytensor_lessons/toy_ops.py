"""An operator with nothing but a table, and the entry that stands for "skip this key": for lesson 08."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Op:
    """`table`: number of a key -> kernel(op, ks, *args), or FALLTHROUGH. `log`: what has run."""

    def __init__(self, **kernels: Callable[..., Any]) -> None:
        self.table: dict[int, Any] = {int(key[1:]): kernel for key, kernel in kernels.items()}
        self.log: list[str] = []


class _Fallthrough:
    """Whoever calls it gets the next kernel called: right, and one call too many."""

    def __call__(self, op: Op, ks: int, *args: Any) -> Any:
        op.log.append("FALLTHROUGH")
        ks &= ~(1 << ks.bit_length() - 1)
        if ks.bit_length() - 1 not in op.table:
            raise NotImplementedError("no kernel")
        return op.table[ks.bit_length() - 1](op, ks, *args)

    def __repr__(self) -> str:
        return "FALLTHROUGH"


FALLTHROUGH = _Fallthrough()
