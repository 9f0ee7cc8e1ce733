"""Sizes given as one number or as one for each dimension; keys of a state_dict that begin with a wrapper's name.

Mirrors torch/nn/modules/utils.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from typing import Any

__all__ = ["consume_prefix_in_state_dict_if_present"]


def _ntuple(n: int, name: str = "parse") -> Callable[[Any], tuple[Any, ...]]:
    """A function that makes a tuple of n of one value, and a tuple of whatever is iterable already."""

    def parse(x: Any) -> tuple[Any, ...]:
        return tuple(x) if isinstance(x, Iterable) else tuple(repeat(x, n))

    parse.__name__ = name
    return parse


_single = _ntuple(1, "_single")
_pair = _ntuple(2, "_pair")
_triple = _ntuple(3, "_triple")
_quadruple = _ntuple(4, "_quadruple")


def _reverse_repeat_tuple(t: Sequence[Any], n: int) -> tuple[Any, ...]:
    """(a, b) with n = 2 -> (b, b, a, a): the order in which F.pad counts dimensions and their two ends."""
    return tuple(x for x in reversed(t) for _ in range(n))


def _list_with_default(out_size: Sequence[Any], defaults: Sequence[int]) -> Any:
    """The sizes, with the last of `defaults` where one is None. ValueError for as many sizes as defaults, or more."""
    if isinstance(out_size, int):
        return out_size
    if len(defaults) <= len(out_size):
        raise ValueError(f"Input dimension should be at least {len(out_size) + 1}")
    usual = defaults[-len(out_size) :]
    return [d if size is None else size for size, d in zip(out_size, usual, strict=True)]


def consume_prefix_in_state_dict_if_present(state_dict: dict[str, Any], prefix: str) -> None:
    """Take `prefix` off the keys that begin with it, in place; off those of `_metadata` too.

    For the state_dict of a wrapped model ("module.weight") that is to be loaded into the model itself ("weight").
    """
    for key in list(state_dict):
        if key.startswith(prefix):
            state_dict[key[len(prefix) :]] = state_dict.pop(key)
    metadata = getattr(state_dict, "_metadata", {})
    for key in list(metadata):
        # The wrapper's own entry, "module", has no dot; the outermost one, "", stays.
        if key and (key == prefix.replace(".", "") or key.startswith(prefix)):
            metadata[key[len(prefix) :]] = metadata.pop(key)
