"""What the checks compare with, compared with torch and with each other."""

from __future__ import annotations

import importlib.util
import json
import random
from pathlib import Path

import pytest

from tinytensor.lessons import geometry, lesson_01, lesson_02, lesson_02_layouts
from tinytensor.lessons.exercise import Outcome
from tinytensor.lessons.lesson_00 import _difference_quotients
from tinytensor.lessons.lesson_00_graphs import CUBED, LONG_LEG, TRIANGLE, _slopes
from tinytensor.lessons.values import FORWARD, backward, chain, doubling, local_grads, topo

HERE = Path(__file__).parent


def load_make_golden():
    spec = importlib.util.spec_from_file_location("make_golden", HERE / "make_golden.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_golden_tables_are_torchs(tmp_path, monkeypatch):
    pytest.importorskip("torch")
    make_golden = load_make_golden()
    monkeypatch.setattr(make_golden, "GOLDEN", tmp_path)
    make_golden.main()
    for path in sorted(geometry.Path(geometry.__file__).parent.glob("golden/*.json")):
        fresh, kept = (json.loads((folder / path.name).read_text()) for folder in (tmp_path, path.parent))
        assert {**fresh, "torch": ""} == {**kept, "torch": ""}


def test_contiguity_table_is_what_the_word_means():
    for (sizes, strides), answer in lesson_01._small_layouts().items():
        found = geometry.positions(sizes, strides)
        assert answer == (found == list(range(len(found)))), (sizes, strides)


def test_required_storage_is_what_walking_finds():
    for *layout, needed in geometry.golden("01")["storage_nbytes"]:
        sizes, strides, offset, itemsize = geometry.tuples(layout)
        assert needed == (max(geometry.positions(sizes, strides, offset)) + 1) * itemsize


def random_layout(rng, low=0, high=4, most=4):
    sizes = tuple(rng.randint(low, high) for _ in range(rng.randint(0, most)))
    if rng.random() < 0.4:
        return sizes, tuple(rng.randint(0, 9) for _ in sizes)
    strides, step = [0] * len(sizes), 1
    for dim in rng.sample(range(len(sizes)), len(sizes)):
        step *= rng.choice((1, 1, 2))
        strides[dim] = step
        step *= max(sizes[dim], 1)
    return sizes, tuple(strides)


def regrouped(rng, numel):
    shape = []
    while numel > 1:
        shape.append(rng.choice([f for f in range(2, numel + 1) if numel % f == 0]))
        numel //= shape[-1]
    for _ in range(rng.randint(0, 2)):
        shape.insert(rng.randint(0, len(shape)), 1)
    return tuple(shape)


def test_view_strides_agree_with_torch():
    torch = pytest.importorskip("torch")
    rng = random.Random(0)
    for _ in range(3000):
        sizes, strides = random_layout(rng, low=1)
        x = torch.empty_strided(sizes, strides)
        new = regrouped(rng, x.numel())
        try:
            theirs = x.view(new).stride()
        except RuntimeError:
            theirs = None
        ours = lesson_02_layouts._strides_by_search(sizes, strides, new)
        case = (sizes, strides, new)
        assert lesson_02_layouts._stepped_strides(case, ours) == lesson_02_layouts._stepped_strides(case, theirs), case


def test_slices_agree_with_torch():
    torch = pytest.importorskip("torch")
    rng = random.Random(0)
    for _ in range(2000):
        size, start, stop, step = rng.randint(0, 6), rng.randint(-9, 9), rng.randint(-9, 9), rng.randint(1, 4)
        x = torch.arange(100).as_strided((size, 2), (5, 1), 3)[start:stop:step]
        ours = lesson_02._numpy_slice((size, 2), (5, 1), 3, 0, start, stop, step)
        assert (tuple(x.shape), x.stride(), x.storage_offset()) == ours


def test_expansions_agree_with_torch():
    torch = pytest.importorskip("torch")
    rng = random.Random(0)
    for _ in range(2000):
        sizes, strides = random_layout(rng, high=3, most=3)
        target = [rng.randint(0, 3) for _ in range(rng.randint(0, 2))]
        target += [rng.randint(-1, 3) if size == 1 else rng.choice((size, -1)) for size in sizes]
        x = torch.empty_strided(sizes, strides).expand(target)
        case = (sizes, strides, tuple(target))
        theirs = lesson_02._free_strides(case, (tuple(x.shape), x.stride()))
        assert lesson_02._free_strides(case, lesson_02._numpy_expand(*case)) == theirs


def test_who_sees_is_decided_by_writing():
    torch = pytest.importorskip("torch")
    rng = random.Random(0)
    for _ in range(300):
        sizes, strides = random_layout(rng, high=3, most=2)
        offset, position = rng.randint(0, 5), rng.randint(0, 20)
        storage = torch.zeros(100)
        storage[position] = 1
        seen = bool(storage.as_strided(sizes, strides, offset).any())
        assert lesson_02_layouts._by_writing([("v", 0, sizes, strides, offset)], (0, position)) == ["v"] * seen


@pytest.mark.parametrize("graph", [TRIANGLE, CUBED, LONG_LEG, doubling(5), chain(5)], ids=str)
def test_differences_agree_with_the_chain_rule(graph):
    made, _ = graph.build()
    backward(made[-1])
    for label, slope in _slopes(graph, 1).items():
        leaf = next(v for v in made if v.label == label)
        if made.index(leaf) not in graph.exponents():
            assert leaf.grad == pytest.approx(slope, rel=1e-6)


@pytest.mark.parametrize(
    ("op", "args"), [("add", (2, 5)), ("mul", (2, 5)), ("pow", (2, 3)), ("exp", (0.5,)), ("relu", (3,))]
)
def test_difference_quotients_agree_with_the_rules(op, args):
    out = FORWARD[op](*args)
    assert _difference_quotients(op, args, out) == pytest.approx(local_grads(op, args, out), abs=1e-6)


def test_topo_of_the_lesson_is_in_order():
    made, _ = LONG_LEG.build()
    order = topo(made[-1])
    assert len(order) == len(set(map(id, order))) == 5
    assert all(order.index(x) < order.index(v) for v in order for x in v.inputs)


def test_reads_of_inputs_are_counted():
    made, reads = TRIANGLE.build()
    before = reads.count
    _ = made[-1].inputs, made[-1].inputs
    assert reads.count == before + 2


def test_gallery_answers_read_what_they_promise():
    for name, (values, (sizes, strides, offset)) in lesson_02_layouts.GALLERY.items():
        assert geometry.view_of_positions(sizes, strides, offset).tolist() == values
        assert lesson_02_layouts._judge_gallery((name,), Outcome((sizes, strides, offset))) is None
