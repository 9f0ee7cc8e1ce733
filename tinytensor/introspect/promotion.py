"""Which dtype a call computes in, and why, as plain data.

Operands are of three classes: tensors with dimensions, tensors without, and Python numbers. A weaker class changes the
result only if its category (bool, integral, floating) is higher. `promotion(x, 1.5)` shows what each class says, by the
library's own `result_type` and `promote_types`, and the lattice in which dtypes are joined: which dtype lies directly above which.

Shows `result_type` and `combine_categories` of aten/src/ATen/native/TypeProperties.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten.native import type_properties
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import cpu
from tinytensor.c10.metadata import Metadata, metadata
from tinytensor.c10.scalar_type import ALL_TYPES, BY_NAME, ScalarType
from tinytensor.introspect.storage import VERSION

KINDS = ("dim", "zero_dim", "number")
"""The classes of operands, the strongest first."""

CATEGORIES = ("bool", "integral", "floating")

_NUMBERS: dict[type, ScalarType] = {
    bool: scalar_type.bool_,
    int: scalar_type.int64,
    float: scalar_type.float64,
}


def operand_metadata(operand: Any) -> Metadata:
    """The metadata of an operand: a tensor's own; for a Python number that of a wrapped number.

    Also ("float32", "zero_dim") as `promotion` gives it, and a bare dtype, which stands for a tensor with dimensions.
    """
    if isinstance(operand, Tensor):
        return operand.meta_.plain
    if isinstance(operand, ScalarType):
        return metadata((1,), (1,), operand)
    if isinstance(operand, tuple | list):
        name, kind = operand
        sizes = (1,) if kind == "dim" else ()
        return metadata(sizes, sizes, BY_NAME[name], cpu, kind == "number")
    return metadata((), (), _NUMBERS[type(operand)], cpu, True)


def promotion(*operands: Any, labels: Sequence[str] | None = None) -> dict[str, Any]:
    """How the operands agree on a dtype, as a dict for `json.dumps`.

    {"version": 1, "kind": "promotion", "lattice": {"nodes", "edges"},
     "operands": [{"label", "dtype", "kind", "counts_as"}],
     "classes": [{"kind", "joined", "speaks"}], "result"}

    `kind` is "dim", "zero_dim" or "number"; `counts_as` is the dtype with which an operand enters (a Python float is
    the default dtype). `joined` is what the operands of a class agree on, None where there are none; a class speaks if
    it is the strongest one, or of a higher category than the stronger ones together.
    """
    metas = [operand_metadata(operand) for operand in operands]
    names = list(labels) if labels is not None else [chr(ord("A") + i % 26) for i in range(len(metas))]
    kinds = [_kind(m) for m in metas]
    classes: list[dict[str, Any]] = []
    stronger: ScalarType | None = None
    for place, kind in enumerate(KINDS):
        own = [m for m, k in zip(metas, kinds, strict=True) if k == kind]
        joined = type_properties.result_type(own) if own else None
        speaks = joined is not None and (stronger is None or joined.category > stronger.category)
        classes.append({"kind": kind, "joined": joined.name if joined else None, "speaks": speaks})
        so_far = [m for m, k in zip(metas, kinds, strict=True) if k in KINDS[: place + 1]]
        stronger = type_properties.result_type(so_far) if so_far else None
    return {
        "version": VERSION,
        "kind": "promotion",
        "lattice": lattice(),
        "operands": [
            {
                "label": name,
                "dtype": m.dtype.name,
                "kind": kind,
                "counts_as": type_properties.result_type([m]).name,
            }
            for name, m, kind in zip(names, metas, kinds, strict=True)
        ],
        "classes": classes,
        "result": stronger.name if stronger is not None else None,
    }


def lattice() -> dict[str, Any]:
    """The dtypes and what lies directly above what: {"nodes": [{"name", "category", "itemsize", "rank"}], "edges"}.

    Read off `promote_types`: b is above a where the two join to b. `rank` is the longest way up from bool.
    """
    # Joins are `promote_types`; an order follows from them: b <= a if the two join to a.
    below = {a: [b for b in ALL_TYPES if b is not a and _join(a, b) is a] for a in ALL_TYPES}
    direct = {
        a: [b for b in under if not any(b in below[c] for c in under)] for a, under in below.items()
    }  # fmt: skip
    ranks: dict[ScalarType, int] = {}
    for a in sorted(ALL_TYPES, key=lambda t: len(below[t])):
        ranks[a] = max((ranks[b] + 1 for b in below[a]), default=0)
    nodes = [
        {"name": a.name, "category": CATEGORIES[a.category], "itemsize": a.itemsize, "rank": ranks[a]}
        for a in ALL_TYPES
    ]
    return {"nodes": nodes, "edges": [[b.name, a.name] for a in ALL_TYPES for b in direct[a]]}


def _join(a: ScalarType, b: ScalarType) -> ScalarType:
    return type_properties.promote_types(a, b)


def _kind(m: Metadata) -> str:
    if m.is_wrapped_number:
        return "number"
    return "dim" if m.dim else "zero_dim"
