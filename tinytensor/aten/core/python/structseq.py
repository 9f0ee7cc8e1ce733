"""Tuples whose items have names, as CPython's C code makes them: `x.max(0).values`.

PyTorch's functions with several results return these. They look like namedtuples, but are made from one sequence, and
have no `_fields`, `_replace` and `_asdict`.

Mirrors torch/csrc/utils/structseq.cpp, and Objects/structseq.c of CPython.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Self

from tinytensor.c10.error import check_type


class StructSequence(tuple):
    """One of the classes that `struct_sequence` makes."""

    __slots__ = ()
    n_fields = n_sequence_fields = n_unnamed_fields = 0

    def __new__(cls, sequence: Any, dict: Any = None) -> Self:
        check_type(hasattr(sequence, "__iter__"), "constructor requires a sequence")
        items = tuple(sequence)
        check_type(
            len(items) == cls.n_fields,
            lambda: (
                f"torch.return_types.{cls.__name__}() takes a {cls.n_fields}-sequence ({len(items)}-sequence given)"
            ),
        )
        return tuple.__new__(cls, items)

    def __repr__(self) -> str:
        names = type(self).__match_args__  # type: ignore[attr-defined]  # every class but this one has it
        lines = ",\n".join(f"{name}={value!r}" for name, value in zip(names, self, strict=True))
        return f"torch.return_types.{type(self).__name__}(\n{lines})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (tuple(self), {})


def struct_sequence(name: str, fields: tuple[str, ...], module: str) -> type[StructSequence]:
    """A class of that name, whose items have these names."""
    items = {field: property(itemgetter(i), doc="") for i, field in enumerate(fields)}
    counts = {"n_fields": len(fields), "n_sequence_fields": len(fields)}
    return type(
        name, (StructSequence,), {"__slots__": (), "__module__": module, "__match_args__": fields} | counts | items
    )
