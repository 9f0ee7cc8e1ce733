"""introspect.iterator: the plan that the library makes, told step by step."""

import json
import random

from tinytensor_lessons.plug import replaced

import tinytensor as tt
from tinytensor import introspect
from tinytensor.aten import tensor_iterator


def step(spec, name):
    return next(s for s in spec["steps"] if s["name"] == name)


def test_two_transposed_operands_become_one_loop():
    x, y = tt.ones(3, 4), tt.ones(3, 4)
    spec = introspect.iterator(x.t(), y.t(), labels=["x.t()", "y.t()"])
    assert json.loads(json.dumps(spec)) == spec
    assert [s["name"] for s in spec["steps"]] == ["broadcast", "dtype", "reorder", "allocate", "coalesce", "loop"]
    assert [o["label"] for o in spec["operands"]] == ["out", "x.t()", "y.t()"]
    assert step(spec, "broadcast") == {"name": "broadcast", "shape": [4, 3], "strides": [None, [1, 4], [1, 4]]}
    assert step(spec, "reorder") == {"name": "reorder", "perm": [0, 1], "alike": True, "decided": [1]}
    assert step(spec, "allocate")["strides"] == [1, 4]
    assert step(spec, "coalesce") == {
        "name": "coalesce", "sizes": [12], "strides": [[1], [1], [1]], "groups": [0, 0],
    }  # fmt: skip
    assert step(spec, "loop") == {"name": "loop", "n": 12, "contiguous": True, "parallel": False}


def test_a_broadcast_operand_has_no_vote_and_hinders_merging():
    spec = introspect.iterator(tt.ones(3, 4).t(), tt.ones(3, dtype=tt.int64))
    assert step(spec, "broadcast")["strides"] == [None, [1, 4], [0, 1]]
    assert step(spec, "dtype")["common"] == "float32"
    assert step(spec, "reorder")["decided"] == [1]
    assert step(spec, "coalesce")["groups"] == [0, 1]


def test_groups_of_a_plan_that_merges_in_part():
    x = tt.ones(4, 3, 2)
    spec = introspect.iterator(x, tt.ones(4, 1, 1))
    assert step(spec, "coalesce") == {
        "name": "coalesce", "sizes": [6, 4], "strides": [[1, 6], [1, 6], [0, 1]], "groups": [0, 0, 1],
    }  # fmt: skip


def test_a_given_output_votes_first():
    spec = introspect.iterator(tt.ones(3, 4), 2, out=tt.empty_strided((3, 4), (1, 3)))
    assert spec["operands"][0]["given"] and spec["operands"][2]["number"]
    assert step(spec, "reorder")["perm"] == [0, 1] and step(spec, "reorder")["decided"] == [0]


def test_halves_compute_in_float32_and_large_plans_are_shared():
    spec = introspect.iterator(tt.ones(200, 200, dtype=tt.float16), 1.5)
    assert step(spec, "dtype") == {"name": "dtype", "common": "float16", "compute": "float32", "result": "float16"}
    assert step(spec, "loop")["parallel"]


def test_what_is_refused_is_said_after_the_steps_before():
    spec = introspect.iterator(tt.ones(2, 3), tt.ones(5))
    assert spec["steps"] == []
    assert spec["error"] == (
        "The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1"
    )
    spec = introspect.iterator(tt.ones(3), 1.5, out=tt.ones(3, dtype=tt.int64))
    assert [s["name"] for s in spec["steps"]] == ["broadcast"]
    assert spec["error"] == "result type Float can't be cast to the desired output type Long"


def test_geometry_without_data():
    described = {"sizes": [2, 3], "strides": [1, 2], "dtype": "float32"}
    assert introspect.iterator(described)["steps"] == introspect.iterator(tt.empty_strided((2, 3), (1, 2)))["steps"]


def test_a_plugged_function_shows():
    with replaced("tinytensor.aten.tensor_iterator:coalesce_dimensions", lambda sizes, strides: (sizes, strides)):
        spec = introspect.iterator(tt.ones(2, 3, 4), tt.ones(2, 1, 1))
    assert step(spec, "coalesce")["sizes"] == [4, 3, 2]


def random_operand(rng, shape):
    kept = shape[rng.randint(0, len(shape)) :]
    sizes = [1 if rng.random() < 0.3 else size for size in kept]
    order = rng.sample(range(len(sizes)), len(sizes))
    x = tt.ones([sizes[d] for d in order])
    return x.permute([order.index(d) for d in range(len(sizes))]) if sizes else tt.tensor(1.0)


def test_the_last_step_is_the_librarys_plan():
    rng = random.Random(0)
    for _ in range(200):
        shape = [rng.randint(1, 4) for _ in range(rng.randint(0, 4))]
        a, b = random_operand(rng, shape), random_operand(rng, shape)
        spec = introspect.iterator(a, b)
        plan = tensor_iterator.build(None, tensor_iterator.IteratorConfig(), [a.meta_, b.meta_])
        assert tuple(step(spec, "coalesce")["sizes"]) == plan.loop_sizes
        assert tuple(map(tuple, step(spec, "coalesce")["strides"])) == plan.loop_strides
        assert tuple(step(spec, "allocate")["strides"]) == (a + b).stride()
        groups = step(spec, "coalesce")["groups"]
        assert groups == sorted(groups) and max(groups, default=0) == len(plan.loop_sizes) - 1


def test_order_and_strides_are_torchs(torch):
    rng = random.Random(1)
    for _ in range(100):
        shape = [rng.randint(1, 4) for _ in range(rng.randint(1, 4))]
        a, b = random_operand(rng, shape), random_operand(rng, shape)
        theirs = [torch.empty_strided(t.shape, t.stride()) for t in (a, b)]
        assert tuple(step(introspect.iterator(a, b), "allocate")["strides"]) == (theirs[0] + theirs[1]).stride()
