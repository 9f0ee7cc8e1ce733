"""The plan of an elementwise call, decision by decision, as plain data.

`iterator(x.t(), y)` builds the plan that the library would build and says how it came about: broadcast, common dtype,
order of the dimensions, the output, the merged loop. Every number is taken from the plan or from the functions of
aten/tensor_iterator.py that made it; nothing is computed a second way. So if a learner replaces one of these functions, the
picture shows what it does.

Shows the steps of `TensorIteratorBase::build` in aten/src/ATen/TensorIterator.cpp.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import tensor_iterator
from tinytensor.aten.tensor_iterator import GRAIN_SIZE, IteratorConfig, TensorIterator
from tinytensor.c10.device import cpu
from tinytensor.c10.metadata import Metadata, metadata
from tinytensor.c10.scalar_type import BY_NAME
from tinytensor.introspect.promotion import operand_metadata
from tinytensor.introspect.storage import VERSION

Ints = tuple[int, ...]


def iterator(*inputs: Any, out: Any = None, labels: Sequence[str] | None = None) -> dict[str, Any]:
    """How an elementwise call on these operands is planned, as a dict for `json.dumps`.

    Operands are tensors, Python numbers, or dicts {"sizes", "strides", "dtype"}: a plan needs no data.

    {"version": 1, "kind": "iterator", "error": "",
     "operands": [{"label", "role", "given", "sizes", "strides", "dtype"}],   output first; None where it is yet to be made
     "steps": [{"name": "broadcast", "shape", "strides"},                     strides of every operand over the shape
               {"name": "dtype", "common", "compute", "result"},
               {"name": "reorder", "perm", "alike", "decided"},               innermost first; who decided each neighbour
               {"name": "allocate", "sizes", "strides", "dtype"},
               {"name": "coalesce", "sizes", "strides", "groups"},            which dimensions became which
               {"name": "loop", "n", "contiguous", "parallel"}]}

    What the library refuses is in `error`, with the steps that came before.
    """
    metas = [_metadata(operand) for operand in inputs]
    given = None if out is None else _metadata(out)
    names = list(labels) if labels is not None else [chr(ord("a") + i % 26) for i in range(len(metas))]
    found: dict[str, Any] = {
        "version": VERSION,
        "kind": "iterator",
        "error": "",
        "operands": [_described("out", "output", given)]
        + [_described(name, "input", m) for name, m in zip(names, metas, strict=True)],
        "steps": [],
    }
    try:
        shape = _whole_shape(metas, given)
        read = [tensor_iterator.operand_strides(tuple(m.sizes), m.strides, shape) for m in metas]
        strides = [None if given is None else given.strides, *read]
        found["steps"].append(
            {"name": "broadcast", "shape": list(shape), "strides": [None if s is None else list(s) for s in strides]}
        )
        plan = tensor_iterator.build(None, IteratorConfig(), metas, given)
    except RuntimeError as error:
        found["error"] = str(error)
        return found
    found["steps"] += _steps(plan, strides, metas if given is None else [given, *metas])
    return found


def _metadata(operand: Any) -> Metadata:
    if isinstance(operand, Mapping):
        sizes, strides = tuple(operand["sizes"]), tuple(operand["strides"])
        return metadata(sizes, strides, BY_NAME[operand["dtype"]], cpu, bool(operand.get("number")))
    return operand.meta_.plain if isinstance(operand, Tensor) else operand_metadata(operand)


def _described(label: str, role: str, m: Metadata | None) -> dict[str, Any]:
    return {
        "label": label,
        "role": role,
        "given": m is not None,
        "sizes": None if m is None else list(m.sizes),
        "strides": None if m is None else list(m.strides),
        "dtype": None if m is None else m.dtype.name,
        "number": m is not None and m.is_wrapped_number,
    }


def _whole_shape(metas: Sequence[Metadata], given: Metadata | None) -> Ints:
    shape = tensor_iterator.compute_shape(metas)
    return shape if given is None else tensor_iterator.infer_size(tuple(given.sizes), shape)


def _steps(plan: TensorIterator, strides: Sequence[Ints | None], fixed: Sequence[Metadata]) -> list[dict[str, Any]]:
    shape, perm = plan.shape, plan.perm
    alike = tensor_iterator.fast_strides(shape, fixed) is not None
    made = plan.out_meta.strides
    in_order = [tuple(s[dim] for dim in perm) for s in (made, *(s for s in strides[1:] if s is not None))]
    sizes = tuple(shape[dim] for dim in perm)
    return [
        {
            "name": "dtype",
            "common": plan.common_dtype.name,
            "compute": plan.compute_dtype.name,
            "result": plan.out_meta.dtype.name,
        },
        {"name": "reorder", "perm": list(perm), "alike": alike, "decided": _decided(shape, strides, perm)},
        {
            "name": "allocate",
            "sizes": list(plan.out_meta.sizes),
            "strides": list(made),
            "dtype": plan.out_meta.dtype.name,
        },
        {
            "name": "coalesce",
            "sizes": list(plan.loop_sizes),
            "strides": [list(s) for s in plan.loop_strides],
            "groups": [0] * len(perm) if alike else _groups(sizes, in_order),
        },
        {
            "name": "loop",
            "n": plan.numel,
            "contiguous": plan.is_contiguous,
            "parallel": plan.numel > GRAIN_SIZE,
        },
    ]


def _decided(shape: Ints, strides: Sequence[Ints | None], perm: Ints) -> list[int | None]:
    """For each two neighbours of the order, the operand whose strides decided (0 is the output); None if none did.

    `reorder_dimensions` asks the operands in turn, and the first that is not undecided wins; so it is here.
    """
    decided: list[int | None] = []
    for inner, outer in pairwise(perm):
        votes = (tensor_iterator.should_swap(shape, [s], inner, outer) for s in strides)
        decided.append(next((operand for operand, vote in enumerate(votes) if vote), None))
    return decided


def _groups(sizes: Ints, strides: Sequence[Ints]) -> list[int]:
    """For each dimension of the order, the dimension of the loop that it became part of.

    Merging goes from the inside out, so the first `count` dimensions merge alike whatever follows them.
    """
    groups = []
    for count in range(1, len(sizes) + 1):
        merged, _ = tensor_iterator.coalesce_dimensions(sizes[:count], [s[:count] for s in strides])
        groups.append(len(merged) - 1)
    return groups
