"""The family of an operator: the room of `native` that has its kernel, which is the first word of the field `native:`.

`native: pointwise.binary_ops` in the entry of `add.out` puts `add` into aten/ops/pointwise.py, register_cpu_pointwise.py and
docs/pointwise.yaml. Operators whose module stands in no room are of the family `core`; those of `torch.special`, which
are many, have a family of their own. All overloads of a name go together, since one Python function serves them all.

Mirrors the sharding of torchgen's big files (FileManager.write_sharded), which is by hash of the name and not by subject.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tinytensor.codegen.model import NativeFunction, group_by_base_name

CORE = "core"
SPECIAL = "special"
FAMILIES = (
    "pointwise", "reduce", "shape", "indexing", "factories", "random", "linalg", "nn", "optim", "functionalization",
    "sparse", "mkldnn", SPECIAL, CORE,
)  # fmt: skip

Groups = Mapping[str, Sequence[NativeFunction]]


def family_of(overloads: Sequence[NativeFunction], by_name: Mapping[str, NativeFunction]) -> str:
    """The family of the overloads of one name: that of the first whose kernel's module is known."""
    if overloads[0].python_module == "special":
        return SPECIAL
    for fn in overloads:
        module = fn.native
        if module is None and fn.structured_delegate is not None:
            module = by_name[fn.structured_delegate].native if fn.structured_delegate in by_name else None
        if module is None and fn.dispatch:  # kernels for layouts alone: the table has them with their rooms
            module = next(iter(fn.dispatch.values()))
        if module is not None:
            return module.partition(".")[0] if "." in module else CORE
    return CORE


def families(functions: Sequence[NativeFunction]) -> Mapping[str, Groups]:
    """Family -> base name -> overloads, in the order of the table."""
    by_name = {fn.full_name: fn for fn in functions}
    found: dict[str, dict[str, Sequence[NativeFunction]]] = {family: {} for family in FAMILIES}
    for name, overloads in group_by_base_name(functions).items():
        found[family_of(overloads, by_name)][name] = overloads
    return dict(found)
