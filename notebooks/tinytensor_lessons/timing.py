"""Times of a few calls side by side, as a learner's machine gives them.

In the mode `static` no number is printed, since the same page has to come out on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tinytensor.introspect.roofline import fastest
from tinytensor_lessons.mode import STATIC, mode


def in_words(seconds: float) -> str:
    """A time with a unit in which it is a number between 1 and 1,000.

    >>> in_words(0.00125), in_words(0.000031), in_words(2.0)
    ('1.25 ms', '31 us', '2 s')
    """
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("us", 1e6)):
        if seconds * factor >= 1 or unit == "us":
            return f"{seconds * factor:.3g} {unit}"
    raise AssertionError


def compare(runs: Mapping[str, Callable[[], Any]]) -> dict[str, float]:
    """Print one line for each run: its time, and how many times the fastest's. Returns the seconds by name."""
    seconds = {name: fastest(run) for name, run in runs.items()}
    width, least = max(map(len, seconds)), min(seconds.values())
    for name, taken in seconds.items():
        told = "timed on your machine" if mode() == STATIC else f"{in_words(taken):>8}   {taken / least:.1f} x"
        print(f"{name:<{width}}  {told}")
    return seconds
