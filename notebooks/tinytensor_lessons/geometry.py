"""What the geometry lessons compare with: NumPy views, element lists worked out one by one, tables made from torch."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import show_value
from tinytensor_lessons.exercise import Function, Mismatch

Ints = tuple[int, ...]

_POSITIONS = 4096


@functools.cache
def golden(number: str) -> dict[str, Any]:
    """The table of a lesson, made from torch by tests/lessons/make_golden.py."""
    path = Path(__file__).parent / "golden" / f"lesson_{number}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def tuples(value: Any) -> Any:
    """JSON's lists as tuples."""
    return tuple(map(tuples, value)) if isinstance(value, list) else value


def view_of_positions(sizes: Ints, strides: Ints, storage_offset: int) -> np.ndarray:
    """A NumPy view over 0, 1, 2, ...: every element is its own storage position."""
    storage = np.arange(_POSITIONS)
    steps = [stride * storage.itemsize for stride in strides]
    return np.lib.stride_tricks.as_strided(storage[storage_offset:], sizes, steps)


def positions(sizes: Ints, strides: Ints, storage_offset: int = 0) -> list[int]:
    """Storage positions of all elements, in index order."""
    return view_of_positions(tuple(sizes), tuple(strides), storage_offset).ravel().tolist()


def indices(sizes: Ints) -> list[Ints]:
    return list(itertools.product(*map(range, sizes)))


def unstepped(sizes: Ints, strides: Any) -> Any:
    """Strides with those of sizes 0 and 1 taken out: nothing ever steps along them."""
    if not isinstance(strides, (tuple, list)) or len(strides) != len(sizes):
        return strides
    return tuple("any" if size in (0, 1) else stride for size, stride in zip(sizes, strides, strict=True))


def within(sizes: Ints, strides: Ints, storage_offset: int, result: Any) -> tuple[Ints, Ints, int]:
    """`result` (sizes, strides, offset) as tuples, if it stays on elements that the tensor itself reaches.

    The library trusts these numbers, so a plugged function may not lead it outside the storage.
    """
    new_sizes, new_strides, new_offset = tuple(map(int, result[0])), tuple(map(int, result[1])), int(result[2])
    if len(new_sizes) != len(new_strides) or min(new_sizes + new_strides, default=0) < 0:
        raise ValueError(f"sizes {new_sizes} and strides {new_strides} do not describe a view")
    if 0 not in new_sizes:
        last = storage_offset + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True))
        reach = new_offset + sum((n - 1) * s for n, s in zip(new_sizes, new_strides, strict=True))
        if 0 in sizes or new_offset < storage_offset or reach > last:
            raise ValueError(f"the view reaches {new_offset} to {reach}, its tensor {storage_offset} to {last}")
    return new_sizes, new_strides, new_offset


def has_geometry(view: Callable[[Any], Any], *answer: Any) -> Callable[[], Mismatch | None]:
    """A run of the library: the sizes, strides and storage_offset that torch gives this view of arange(24) as 4x6."""

    def run() -> Mismatch | None:
        x = view(tt.arange(24).view(4, 6))
        got = tuple(x.size()), tuple(x.stride()), x.storage_offset()
        return None if got == answer else Mismatch(show_value(answer), show_value(got))

    return run


def shows(name: str) -> Callable[[Any], str]:
    """A case as a call."""
    return lambda case: f"{name}({', '.join(map(show_value, case))})"


def as_bool(fn: Function) -> Function:
    return lambda sizes, strides: bool(fn(tuple(sizes), tuple(strides)))
