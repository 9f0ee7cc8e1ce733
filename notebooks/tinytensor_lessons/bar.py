"""A progress bar over a loop of a lesson, by tqdm. Only where somebody watches: graded and printed lessons show none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tinytensor_lessons.mode import SOLO, mode

T = TypeVar("T")


def bar(items: Iterable[T], what: str) -> Iterable[T]:
    """`items`, with a bar that says `what` while they are gone through, and disappears afterwards."""
    if mode() != SOLO:
        return items
    from tqdm.auto import tqdm  # part of the extra `lab` only

    return tqdm(items, desc=what, leave=False)
