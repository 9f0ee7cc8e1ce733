"""The size of a ragged dimension: a name, j1, for lengths that differ from sequence to sequence.

Two of them are equal if they stand for the same tensor of offsets, so `shape` says whether two nested tensors fit.

Mirrors torch/nested/_internal/nested_int.py and get_tensor_symint of torch/nested/_internal/nested_tensor.py.
"""

from __future__ import annotations

import itertools
import weakref
from typing import Any

from tinytensor._sym import SymInt

__all__ = ["NestedInt", "nested_int_of"]


class NestedInt(SymInt):
    """`coeff` times the length of the sequence at hand. It has no value: it equals itself, and is more than 1."""

    def __init__(self, t_id: int, coeff: int = 1) -> None:
        super().__init__(self)
        self.t_id = t_id
        self.coeff = coeff

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NestedInt) and (self.t_id, self.coeff) == (other.t_id, other.coeff)

    def __hash__(self) -> int:
        return hash((self.t_id, self.coeff))

    def __mul__(self, other: Any) -> NestedInt:
        if not isinstance(other, int):
            return NotImplemented
        return NestedInt(self.t_id, self.coeff * other)

    __rmul__ = __mul__

    def __ge__(self, other: Any) -> bool:
        if isinstance(other, NestedInt) and other.t_id == self.t_id:
            return self.coeff >= other.coeff
        if isinstance(other, int) and other <= 2:
            return True
        raise ValueError("ge: relation is indeterminate")

    def __gt__(self, other: Any) -> bool:
        return self >= other and self != other

    def __lt__(self, other: Any) -> bool:
        return not self >= other

    def __le__(self, other: Any) -> bool:
        return not self > other

    def __repr__(self) -> str:
        return f"j{self.t_id}" if self.coeff == 1 else f"{self.coeff}*j{self.t_id}"


_numbers = itertools.count(1)
_known: dict[int, tuple[weakref.ref, NestedInt]] = {}


def nested_int_of(tensor: Any) -> NestedInt:
    """The size of the dimension that these offsets, or lengths, divide: of the same tensor always the same."""
    key = id(tensor)
    if key in _known and _known[key][0]() is tensor:
        return _known[key][1]
    made = NestedInt(next(_numbers))
    _known[key] = weakref.ref(tensor, lambda _: _known.pop(key, None)), made
    return made
