"""TorchVersion: a version that is a str and that compares as a version.

    tt.__version__ >= "0.1"          # by numbers, not by letters
    tt.__version__ < (1, 13)

Mirrors torch/torch_version.py, which asks the package `packaging`.
"""

from __future__ import annotations

import re
from typing import Any

__all__ = ["TorchVersion", "__version__"]

_STAGES = {"dev": -4, "a": -3, "alpha": -3, "b": -2, "beta": -2, "rc": -1, "c": -1}


def _key(version: Any) -> tuple[Any, ...]:
    """What versions are compared by: numbers without ending zeros, the stage before the release, and what follows a "+"."""
    text = ".".join(map(str, version)) if isinstance(version, (tuple, list)) else str(version)
    found = re.fullmatch(
        r"v?(\d+(?:\.\d+)*)[._-]?(?:(dev|alpha|beta|a|b|rc|c)[._-]?(\d*))?(\+.*)?", text.strip().lower()
    )
    if found is None:
        raise ValueError(f"Invalid version: {text!r}")
    numbers = [int(part) for part in found[1].split(".")]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    local = (
        tuple((1, int(x), "") if x.isdigit() else (0, 0, x) for x in re.split("[._-]", found[4][1:]))
        if found[4]
        else ()
    )
    return tuple(numbers), _STAGES.get(found[2], 0), int(found[3] or 0), local


class TorchVersion(str):
    """A version: `==`, `<` and the like take a str, a tuple of numbers, or another version. A text that is none compares as
    text."""

    __slots__ = ()

    def _compared(self, other: Any, how: str) -> Any:
        try:
            left, right = _key(self), _key(other)
        except ValueError:
            return getattr(str, how)(self, other)
        return getattr(left, how)(right)

    def __eq__(self, other: object) -> bool:
        return self._compared(other, "__eq__")

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: Any) -> bool:
        return self._compared(other, "__lt__")

    def __le__(self, other: Any) -> bool:
        return self._compared(other, "__le__")

    def __gt__(self, other: Any) -> bool:
        return self._compared(other, "__gt__")

    def __ge__(self, other: Any) -> bool:
        return self._compared(other, "__ge__")

    def __hash__(self) -> int:
        return str.__hash__(self)


__version__ = TorchVersion("0.1.0")
