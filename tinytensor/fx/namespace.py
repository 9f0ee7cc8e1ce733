"""Names of nodes: unique in their graph, valid in Python, and no builtin's.

    >>> names = Namespace()
    >>> [names.create_name(name, None) for name in ("add", "add", "sum", "x.y", "1st")]
    ['add', 'add_1', 'sum_1', 'x_y', '_1st']

Mirrors `_Namespace` of torch/fx/graph.py.
"""

from __future__ import annotations

import builtins
import keyword
import math
import re
from typing import Any

from tinytensor.c10.device import Device

# Names that every graph's code may use, and what they stand for. `torch` is bound when a graph becomes a function.
CUSTOM_BUILTINS: dict[str, Any] = {"inf": math.inf, "nan": math.nan, "NoneType": type(None), "device": Device}
_RESERVED = {*keyword.kwlist, *builtins.__dict__, *CUSTOM_BUILTINS, "torch", "fx_pytree", "pytree"}

_ILLEGAL = re.compile("[^0-9a-zA-Z_]+")
_NAME = re.compile(r"^([a-zA-Z_][0-9a-zA-Z_]*?)(?:_(\d+))?$")


class Namespace:
    """Gives out names."""

    def __init__(self) -> None:
        self._of_object: dict[Any, str] = {}
        self._used: set[str] = set()
        self._count: dict[str, int] = {}

    def create_name(self, candidate: str, obj: Any) -> str:
        """A name like `candidate` that is still free. An object that already has a name keeps it."""
        if obj is not None and obj in self._of_object:
            return self._of_object[obj]
        candidate = _ILLEGAL.sub("_", candidate) or "_unnamed"
        if candidate[0].isdigit():
            candidate = f"_{candidate}"
        match = _NAME.match(candidate)
        assert match is not None
        base, number = match.group(1, 2)
        if number is None or candidate in self._used:
            count = self._count.get(base, 0)
            if candidate in _RESERVED:
                count += 1
                candidate = f"{base}_{count}"
        else:
            count = int(number)
        while candidate in self._used:
            count += 1
            candidate = f"{base}_{count}"
        self._used.add(candidate)
        self._count[base] = count
        if obj is not None:
            self._of_object[obj] = candidate
        return candidate

    def associate_name_with_obj(self, name: str, obj: Any) -> None:
        """Note whose name it is. AssertionError if the object has another."""
        if self._of_object.setdefault(obj, name) is not name:
            raise AssertionError("obj is already associated")
