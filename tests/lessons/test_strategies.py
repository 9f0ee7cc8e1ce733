"""The strategies give what they promise, and reach the corners."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tinytensor_lessons.geometry import positions
from tinytensor_lessons.values import Graph

from tinytensor.c10.contiguity import is_contiguous, is_non_overlapping_and_dense, storage_numel
from tinytensor.testing import strategies


def seen(strategy, count=400):
    found = []

    @settings(max_examples=count, database=None, deadline=None, derandomize=True)
    @given(strategy)
    def collect(case):
        found.append(case)

    collect()
    return found


def test_layouts_fit_their_storage_and_reach_the_corners():
    found = seen(strategies.layouts())
    for view in found:
        assert storage_numel(view.sizes, view.strides, view.storage_offset) <= view.storage_numel
        assert view.numel == 0 or min(view.strides, default=0) >= 0
    assert any(not view.sizes for view in found)
    assert any(0 in view.sizes for view in found) and any(1 in view.sizes for view in found)
    assert any(0 in view.strides for view in found)
    assert any(view.storage_offset for view in found)
    dense = [is_non_overlapping_and_dense(view.sizes, view.strides) for view in found]
    contiguous = [is_contiguous(view.sizes, view.strides) for view in found]
    assert 0.2 < sum(contiguous) / len(found) < 0.9
    assert any(d and not c for d, c in zip(dense, contiguous, strict=True))


@given(st.data())
@settings(max_examples=100, database=None, deadline=None, derandomize=True)
def test_regroupings_keep_the_number_of_elements(data):
    sizes = data.draw(strategies.layouts()).sizes
    assert _numel(data.draw(strategies.regroupings(sizes))) == _numel(sizes)


def _numel(sizes):
    product = 1
    for size in sizes:
        product *= size
    return product


def test_viewings_keep_the_number_of_elements_and_often_work():
    from tinytensor.aten.native.shape.tensor_shape import compute_stride

    found = seen(strategies.viewings())
    assert all(_numel(sizes) == _numel(shape) for sizes, _, shape in found)
    possible = sum(compute_stride(*case) is not None for case in found) / len(found)
    assert 0.3 < possible < 0.98


def test_graphs_are_graphs():
    found = seen(strategies.graphs(ops=("add", "mul", "pow", "exp", "relu")), 200)
    for nodes in found:
        for index, (op, args) in enumerate(nodes):
            assert op == "leaf" or all(i < index for i in args)
        assert abs(Graph(nodes).root_data({})) < 1e6
    assert {op for nodes in found for op, _ in nodes} == {"leaf", "add", "mul", "pow", "exp", "relu"}
    shared = sum(len(uses) > len(set(uses)) for uses in ([i for op, a in n if op != "leaf" for i in a] for n in found))
    assert shared > len(found) / 4


def test_broadcastable_shapes_broadcast():
    import numpy as np

    for shapes in seen(strategies.broadcastable(), 200):
        np.broadcast_shapes(*shapes)


def test_dtypes_are_ten():
    assert len(set(map(repr, seen(strategies.dtypes(), 200)))) == 10


def test_write_programs_use_what_is_there():
    found = seen(strategies.write_programs(), 300)
    ops = set()
    for program in found:
        known = set()
        for op, name, source in program:
            ops.add(op)
            assert (source is None) == (op == "new" or op.startswith("write"))
            assert (name in known) if op.startswith("write") else (source is None or source in known)
            known.add(name)
    assert ops == {"new", "write", "write_no_grad", "view", "detach", "data", "add"}
    rebound = [
        p for p in found if len({name for op, name, _ in p if "write" not in op}) < sum("write" not in s[0] for s in p)
    ]
    assert rebound


def test_subviews_reach_only_elements_of_their_base():
    found = seen(strategies.subviews(), 300)
    for base, view in found:
        whole, part = positions(*base), positions(*view)
        assert len(set(whole)) == len(whole) and len(set(part)) == len(part) and set(part) <= set(whole)
    assert any(base[2] and view[2] > base[2] for base, view in found)
    assert any(len(view[0]) < len(base[0]) for base, view in found)
    assert any(not is_contiguous(view[0], view[1]) for _, view in found)


def test_alloc_traces_free_what_is_there_once():
    found = seen(strategies.alloc_traces())
    for trace in found:
        live, count = set(), 0
        for kind, *rest in trace:
            if kind == "malloc":
                assert rest[0] > 0 and rest[1] in (0, 1)
                live.add(count)
                count += 1
            elif kind == "free":
                live.remove(rest[0])
    sizes = [step[1] for trace in found for step in trace if step[0] == "malloc"]
    assert any(size <= 512 for size in sizes) and any(size > 10 * 2**20 for size in sizes)
    assert {step[0] for trace in found for step in trace} == {"malloc", "free", "empty_cache"}
