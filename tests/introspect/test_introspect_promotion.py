"""introspect.promotion: classes of operands, their joins, and the lattice in which they are made."""

import itertools
import json

import pytest

import tinytensor as tt
from tinytensor import introspect
from tinytensor.c10.scalar_type import ALL_TYPES, BY_NAME, promote_types


def test_classes_are_joined_one_by_one():
    spec = introspect.promotion(tt.ones(2, dtype=tt.uint8), tt.ones(2, dtype=tt.int8), tt.tensor(1.0), 2.5)
    assert json.loads(json.dumps(spec)) == spec
    assert spec["classes"] == [
        {"kind": "dim", "joined": "int16", "speaks": True},
        {"kind": "zero_dim", "joined": "float32", "speaks": True},
        {"kind": "number", "joined": "float32", "speaks": False},
    ]
    assert spec["result"] == "float32"
    assert spec["operands"][3] == {"label": "D", "dtype": "float64", "kind": "number", "counts_as": "float32"}


def test_pairs_and_dtypes_stand_for_operands():
    a = introspect.promotion(("int32", "dim"), ("float64", "zero_dim"), ("int64", "number"))
    b = introspect.promotion(tt.int32, tt.tensor(1.0, dtype=tt.float64), 7)
    assert a == b and a["result"] == "float64"
    assert introspect.promotion()["result"] is None


@pytest.mark.parametrize("kinds", list(itertools.product(("dim", "zero_dim", "number"), repeat=2)))
def test_the_result_is_the_librarys(kinds):
    made = {
        "dim": lambda dtype: tt.ones(2, dtype=dtype),
        "zero_dim": lambda dtype: tt.ones((), dtype=dtype),
    }
    numbers = {"bool": True, "int64": 3, "float64": 2.5}
    names = {kind: list(numbers) if kind == "number" else [t.name for t in ALL_TYPES] for kind in kinds}
    for a, b in itertools.product(names[kinds[0]], names[kinds[1]]):
        operands = [
            numbers[name] if kind == "number" else made[kind](BY_NAME[name])
            for name, kind in zip((a, b), kinds, strict=True)
        ]
        expected = tt.result_type(*operands).name
        assert introspect.promotion((a, kinds[0]), (b, kinds[1]))["result"] == expected


def test_the_lattice_is_that_of_promote_types():
    lattice = introspect.lattice()
    up = {node["name"]: {node["name"]} for node in lattice["nodes"]}
    for _ in lattice["nodes"]:
        for low, high in lattice["edges"]:
            up[low] |= up[high]
    ranks = {node["name"]: node["rank"] for node in lattice["nodes"]}
    assert all(ranks[low] < ranks[high] for low, high in lattice["edges"])
    for a, b in itertools.product(ALL_TYPES, repeat=2):
        common = up[a.name] & up[b.name]
        joined = promote_types(a, b).name
        assert joined in common and common == up[joined], "the join is below every other common dtype"
