"""A view that counts its own writes, and not its storage's: what PyTorch's `_unsafe_view` makes.

Counters that are not a storage's belong to autograd, which says here once how to make one.

Mirrors the part of c10/core/TensorImpl.h about `VariableVersion` that a kernel needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_give_counter: Callable[[Any], None]


def set_own_counter(give: Callable[[Any], None]) -> None:
    """Called once, by autograd."""
    global _give_counter
    _give_counter = give


def counts_for_itself(t: Any) -> Any:
    """The tensor, with a counter of its own from now on."""
    _give_counter(t)
    return t
