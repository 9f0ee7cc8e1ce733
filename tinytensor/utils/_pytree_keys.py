"""The steps of a path into a pytree: `[0]`, `['name']`, `.name`.

Mirrors the keys of torch/utils/_pytree.py.
"""

from __future__ import annotations

import dataclasses
from typing import Any


@dataclasses.dataclass(frozen=True)
class SequenceKey:
    """A step into a list or tuple: `idx` is the place.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.SequenceKey(1).get([5, 6])
    6
    """

    idx: int

    def __str__(self) -> str:
        return f"[{self.idx!r}]"

    def get(self, sequence: Any) -> Any:
        """The element at the place."""
        return sequence[self.idx]


@dataclasses.dataclass(frozen=True)
class MappingKey:
    """A step into a dict: `key`.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.MappingKey("a").get({"a": 5})
    5
    """

    key: Any

    def __str__(self) -> str:
        return f"[{self.key!r}]"

    def get(self, mapping: Any) -> Any:
        """The value of the key."""
        return mapping[self.key]


@dataclasses.dataclass(frozen=True)
class GetAttrKey:
    """A step into a namedtuple or an object: `name` is the attribute.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.GetAttrKey("real").get(5)
    5
    """

    name: str

    def __str__(self) -> str:
        return f".{self.name}"

    def get(self, obj: Any) -> Any:
        """The attribute of that name."""
        return getattr(obj, self.name)


KeyEntry = SequenceKey | MappingKey | GetAttrKey
